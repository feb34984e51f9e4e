language-name = Español

## Labels

label = { $label }: { $text }

## The call

quarto-call = ¡QUARTO!

## Seats and names

player-first = primer jugador
player-second = segundo jugador
name-first = Jugador 1
name-second = Jugador 2
name-deleted = Jugador eliminado

## Editions and their words

edition-classic-name = Clásica
edition-classic-about = Piezas de madera: claras u oscuras, redondas o cuadradas, altas o bajas, llenas o huecas.
edition-mushrooms-name = Setas
edition-mushrooms-about = Para niños: azules o rojas, puntiagudas o planas, grandes o pequeñas, con o sin lunares amarillos.
trait-colour = color
trait-shape =
    { $edition ->
        [mushrooms] sombrero
       *[classic] forma
    }
trait-height =
    { $edition ->
        [mushrooms] tamaño
       *[classic] altura
    }
trait-fill =
    { $edition ->
        [mushrooms] lunares
       *[classic] relleno
    }
value-light =
    { $edition ->
        [mushrooms] { $number ->
            [one] azul
           *[other] azules
        }
       *[classic] { $number ->
            [one] clara
           *[other] claras
        }
    }
value-dark =
    { $edition ->
        [mushrooms] { $number ->
            [one] roja
           *[other] rojas
        }
       *[classic] { $number ->
            [one] oscura
           *[other] oscuras
        }
    }
value-round =
    { $edition ->
        [mushrooms] { $number ->
            [one] puntiaguda
           *[other] puntiagudas
        }
       *[classic] { $number ->
            [one] redonda
           *[other] redondas
        }
    }
value-square =
    { $edition ->
        [mushrooms] { $number ->
            [one] plana
           *[other] planas
        }
       *[classic] { $number ->
            [one] cuadrada
           *[other] cuadradas
        }
    }
value-tall =
    { $edition ->
        [mushrooms] { $number ->
            [one] grande
           *[other] grandes
        }
       *[classic] { $number ->
            [one] alta
           *[other] altas
        }
    }
value-short =
    { $edition ->
        [mushrooms] { $number ->
            [one] pequeña
           *[other] pequeñas
        }
       *[classic] { $number ->
            [one] baja
           *[other] bajas
        }
    }
value-solid =
    { $edition ->
        [mushrooms] sin lunares amarillos
       *[classic] { $number ->
            [one] llena
           *[other] llenas
        }
    }
value-hollow =
    { $edition ->
        [mushrooms] con lunares amarillos
       *[classic] { $number ->
            [one] hueca
           *[other] huecas
        }
    }
piece-noun =
    { $edition ->
        [mushrooms] { $number ->
            [one] seta
           *[other] setas
        }
       *[classic] { $number ->
            [one] pieza
           *[other] piezas
        }
    }
piece-one =
    { $edition ->
        [mushrooms] seta
       *[classic] pieza
    }
piece-many =
    { $edition ->
        [mushrooms] setas
       *[classic] piezas
    }
piece-named =
    { $edition ->
        [mushrooms] seta { $height ->
            [tall] grande
           *[short] pequeña
        }, { $colour ->
            [light] azul
           *[dark] roja
        } y { $shape ->
            [round] puntiaguda
           *[square] plana
        } { $fill ->
            [solid] sin lunares amarillos
           *[hollow] con lunares amarillos
        }
       *[classic] pieza { $height ->
            [tall] alta
           *[short] baja
        }, { $colour ->
            [light] clara
           *[dark] oscura
        }, { $shape ->
            [round] redonda
           *[square] cuadrada
        } y { $fill ->
            [solid] llena
           *[hollow] hueca
        }
    }
piece-the =
    { $edition ->
        [mushrooms] la seta { $height ->
            [tall] grande
           *[short] pequeña
        }, { $colour ->
            [light] azul
           *[dark] roja
        } y { $shape ->
            [round] puntiaguda
           *[square] plana
        } { $fill ->
            [solid] sin lunares amarillos
           *[hollow] con lunares amarillos
        }{ piece-digit }
       *[classic] la pieza { $height ->
            [tall] alta
           *[short] baja
        }, { $colour ->
            [light] clara
           *[dark] oscura
        }, { $shape ->
            [round] redonda
           *[square] cuadrada
        } y { $fill ->
            [solid] llena
           *[hollow] hueca
        }{ piece-digit }
    }
piece-digit =
    { $digits ->
        [shown] { " " }({ $piece })
       *[hidden] { "" }
    }

## Kinds of patterns

kind-row =
    { $number ->
        [one] fila
       *[other] filas
    }
kind-column =
    { $number ->
        [one] columna
       *[other] columnas
    }
kind-diagonal =
    { $number ->
        [one] diagonal
       *[other] diagonales
    }
kind-small-square =
    { $number ->
        [one] cuadrado pequeño
       *[other] cuadrados pequeños
    }
kind-large-square =
    { $number ->
        [one] cuadrado grande
       *[other] cuadrados grandes
    }
kind-turned-square =
    { $number ->
        [one] cuadrado girado
       *[other] cuadrados girados
    }

## Things with a number

unit-square =
    { $number ->
        [one] { $number } casilla
       *[other] { $number } casillas
    }
unit-pattern =
    { $number ->
        [one] { $number } figura
       *[other] { $number } figuras
    }
unit-game =
    { $number ->
        [one] { $number } partida
       *[other] { $number } partidas
    }
unit-second =
    { $number ->
        [one] { $number } segundo
       *[other] { $number } segundos
    }
unit-tenths = { $whole },{ $tenth } s
unit-minute =
    { $number ->
        [one] { $number } minuto
       *[other] { $number } minutos
    }
unit-hour =
    { $number ->
        [one] { $number } hora
       *[other] { $number } horas
    }
unit-day =
    { $number ->
        [one] { $number } día
       *[other] { $number } días
    }
unit-piece =
    { $edition ->
        [mushrooms] { $number ->
            [one] { $number } seta
           *[other] { $number } setas
        }
       *[classic] { $number ->
            [one] { $number } pieza
           *[other] { $number } piezas
        }
    }
unit-trait =
    { $number ->
        [one] { $number } característica
       *[other] { $number } características
    }

## Settings agreed before a game

setting-preset = Reglas
setting-level = Nivel
setting-traits = Características en juego
setting-call = Anuncio
setting-false-call = Anuncio falso
setting-clock = Reloj
setting-edition = Edición
level-name = Nivel { $level }
level-handicap = Nivel { $first } contra nivel { $second }
level-1-about = El juego básico: filas, columnas y diagonales.
level-2-about = Para jugadores expertos: también cuentan los 9 cuadrados pequeños.
level-3-about = También cuentan los 5 cuadrados más grandes.
level-4-about = También cuentan los 6 cuadrados girados.
call-official-name = Anuncio oficial
call-official-about =
    { $edition ->
        [mushrooms] Anuncia un quarto antes de dar una seta. Si se te escapa, tu rival puede anunciarlo al momento; después, el quarto pierde todo su valor.
       *[classic] Anuncia un quarto antes de dar una pieza. Si se te escapa, tu rival puede anunciarlo al momento; después, el quarto pierde todo su valor.
    }
call-standing-name = Anuncio permanente
call-standing-about = Un quarto conserva su valor: gana quien lo anuncie primero en su propio turno.
call-automatic-name = Automático
call-automatic-about = Nadie anuncia: con un quarto se gana al instante.
false-call-refused-name = Rechazado
false-call-refused-about = Un anuncio falso se rechaza y el turno sigue.
false-call-loses-name = Partida perdida
false-call-loses-about = Quien anuncia en falso pierde la partida.
clock-none = Sin reloj
clock-turn = { $time } por jugada
clock-bank = { $time } por jugador
clock-bank-increment = { $time } por jugador, más { $increment } después de cada jugada
clock-left = { $name } aún tiene { $time }
preset-basic-name = Juego básico
preset-basic-about = Filas, columnas y diagonales, como en el reglamento.
preset-experienced-name = Jugadores expertos
preset-experienced-about = La variante del reglamento: también se gana con cuadrados pequeños.
preset-level-1-name = Nivel 1
preset-level-1-about = Filas, columnas y diagonales: 10 formas de ganar.
preset-level-2-name = Nivel 2
preset-level-2-about = También cuadrados pequeños: 19 formas de ganar.
preset-level-3-name = Nivel 3
preset-level-3-about = También cuadrados más grandes: 24 formas de ganar.
preset-level-4-name = Nivel 4
preset-level-4-about = También cuadrados girados: 30 formas de ganar y casi ningún empate.
preset-beginners-1-name = Principiantes, una característica
preset-beginners-1-about = Solo cuenta el color.
preset-beginners-2-name = Principiantes, dos características
preset-beginners-2-about = Solo cuentan el color y la forma.
preset-beginners-3-name = Principiantes, tres características
preset-beginners-3-about = Cuentan el color, la forma y la altura.
preset-mushrooms-name = Setas
preset-mushrooms-about = El juego básico con setas, para niños.
preset-tournament-name = Torneo
preset-tournament-about = El juego básico con un minuto por jugada.

## What happens in a game

phase-give-plain =
    { $edition ->
        [mushrooms] Dale una seta a { $other }.
       *[classic] Dale una pieza a { $other }.
    }
phase-give-call =
    { $edition ->
        [mushrooms] Dale una seta a { $other } o anuncia ¡QUARTO!
       *[classic] Dale una pieza a { $other } o anuncia ¡QUARTO!
    }
phase-place-plain =
    { $edition ->
        [mushrooms] Coloca esta seta.
       *[classic] Coloca esta pieza.
    }
phase-place-call =
    { $edition ->
        [mushrooms] Coloca esta seta o anuncia ¡QUARTO!
       *[classic] Coloca esta pieza o anuncia ¡QUARTO!
    }
phase-last-word-plain =
    { $edition ->
        [mushrooms] Todas las setas están colocadas: pasa.
       *[classic] Todas las piezas están colocadas: pasa.
    }
phase-last-word-call =
    { $edition ->
        [mushrooms] Todas las setas están colocadas: anuncia ¡QUARTO! o pasa.
       *[classic] Todas las piezas están colocadas: anuncia ¡QUARTO! o pasa.
    }
phase-last-answer-plain = { $other } ha pasado: pasa tú también.
phase-last-answer-call = { $other } ha pasado: anuncia ¡QUARTO! o pasa tú también.
phase-over-plain = La partida ha terminado.
waiting-give =
    { $edition ->
        [mushrooms] { $name } está eligiendo una seta para { $other }.
       *[classic] { $name } está eligiendo una pieza para { $other }.
    }
waiting-place =
    { $edition ->
        [mushrooms] { $name } está colocando la seta.
       *[classic] { $name } está colocando la pieza.
    }
waiting-last-word = { $name } tiene la última palabra.
waiting-last-answer = { $name } responde en último lugar.
action-give = { $name } da a { $other } { piece-the }.
action-place = { $name } coloca { piece-the } en { $square }.
action-call = { $name } anuncia ¡QUARTO! en { $squares }.
action-refused-empty-square = { $name } anuncia ¡QUARTO! en { $squares }, pero al menos una de esas casillas está vacía.
action-refused-no-pattern = { $name } anuncia ¡QUARTO! en { $squares }, pero esas casillas no forman ninguna figura.
action-refused-not-in-level = { $name } anuncia ¡QUARTO! en { $squares }, pero esa figura no es del nivel de quien anuncia.
action-refused-no-common-trait = { $name } anuncia ¡QUARTO! en { $squares }, pero las cuatro no comparten ninguna característica en juego.
action-refused-lapsed = { $name } anuncia ¡QUARTO! en { $squares }, pero ese quarto ya ha perdido su valor.
referee-made = { $player } ha completado este quarto y lo anuncia a tiempo: gana { $player }.
referee-caught = { $other } ha completado este quarto sin anunciarlo. { $player } lo anuncia a tiempo y gana.
referee-standing = Un quarto conserva su valor hasta que alguien lo anuncia. { $player } lo anuncia y gana.
referee-empty-square = Al menos una de estas casillas está vacía.
referee-no-pattern = Estas casillas no forman ninguna figura.
referee-not-in-level = Esta figura no está en el nivel de { $player }.
referee-no-common-trait = Estas cuatro no comparten ninguna característica en juego.
referee-lapsed = Este quarto ha perdido su valor: no contiene la última casilla ocupada.
referee-refused = El anuncio se rechaza y el turno continúa.
referee-loses = Según la regla de la casa, un anuncio falso pierde: gana { $other }.
referee-illegal = El anuncio no cuenta: { $reason }.
referee-not-their-turn = ahora le toca a { $other }
referee-now = { $player } puede anunciarlo ahora.
referee-later = Si nadie lo anuncia ahora, { $player } podrá anunciarlo más tarde.
referee-nobody = Nadie puede anunciarlo ahora.
referee-claim-lapsed = Ha perdido su valor: nadie puede anunciarlo.
referee-automatic = Gana sin que nadie lo anuncie.
referee-ended-earlier = La partida había terminado antes de la última colocación, cuando se completó este quarto.
referee-won = { $player } ha ganado: un quarto gana sin que nadie lo anuncie.
referee-full = Todas las piezas están colocadas sin ningún quarto: es empate.
referee-turn = Ahora le toca a { $player }.
referee-none = No hay ningún quarto en el tablero.
fault-empty-square = Al menos una de esas casillas está vacía.
fault-no-pattern = Esas casillas no forman ninguna figura.
fault-not-in-level = Esa figura no es de tu nivel.
fault-no-common-trait = Esas cuatro no comparten ninguna característica en juego.
fault-lapsed = Es tarde para anunciar este quarto: ya ha perdido su valor.
action-pass = { $name } pasa.
action-resign = { $name } se rinde.
action-agree = Los jugadores acuerdan un empate.
action-flag = A { $name } se le ha acabado el tiempo.
action-abandon = { $name } ha abandonado la partida.
action-abandon-both = La partida quedó abandonada.
action-abort = { $name } cancela la partida.
reason-quarto = ¡QUARTO!
reason-caught = quarto no visto
reason-time = tiempo agotado
reason-resignation = rendición
reason-false-call = anuncio falso
reason-full-board = tablero lleno
reason-agreement = acuerdo
reason-abandoned = partida abandonada
reason-aborted = partida cancelada
outcome-quarto = { $name } gana: ¡QUARTO! ({ $values } en { $squares })
outcome-caught = { $name } gana con un quarto que { $other } no vio ({ $values } en { $squares })
outcome-caught-automatic = { $name } gana: { $other } completó un quarto que solo cuenta para { $name } ({ $values } en { $squares })
outcome-time = { $name } gana: a { $other } se le acabó el tiempo
outcome-resignation = { $name } gana: { $other } se rindió
outcome-false-call = { $name } gana: { $other } anunció en falso
outcome-full-board =
    { $edition ->
        [mushrooms] Empate: todas las setas están colocadas y nadie ha ganado
       *[classic] Empate: todas las piezas están colocadas y nadie ha ganado
    }
outcome-agreement = Empate de común acuerdo
outcome-abandoned = { $name } gana: { $other } abandonó la partida
outcome-abandoned-nobody = Nadie gana: la partida quedó abandonada
result-first = Gana el primer jugador
result-second = Gana el segundo jugador
result-draw = Empate
result-none = Sin terminar
verdict-win = victoria
verdict-draw = empate
verdict-loss = derrota
verdict-in =
    { $number ->
        [one] { $value } en { $number } colocación
       *[other] { $value } en { $number } colocaciones
    }
status-fresh = se puede anunciar ahora
status-lapsed = ha perdido su valor
status-standing = se puede anunciar en cualquier momento

## Around real tables: the table clock and the referee

web-page-clock = Reloj de mesa
web-table-clock-lead = Pon el teléfono junto a vuestro tablero, entre los dos. Cada mitad mira a su jugador.
web-table-clock-near = Nombre en este lado
web-table-clock-far = Nombre en el otro lado
web-table-clock-set = Poner el reloj
web-table-clock-start = Das tú primero. Toca para empezar.
web-table-clock-begin = Voy a dar primero
web-table-clock-tossed = La suerte decide: { $name } empieza a dar.
web-table-clock-gift = Da y después toca aquí
web-table-clock-turn = Coloca, da y después toca aquí
web-table-clock-last = Última colocación: anuncia o toca aquí para pasar
web-table-clock-answer = Tu última respuesta: anuncia o toca aquí para pasar
web-table-clock-judged = Se juzga tu anuncio
web-table-clock-paused = En pausa
web-table-clock-fallen = Se acabó el tiempo: pierdes
web-table-clock-won = ¡Ganas!
web-table-clock-lost = Pierdes
web-table-clock-draw = Empate
web-table-clock-refused = { $number } de 3 anuncios rechazados
web-table-clock-pause = Pausar
web-table-clock-resume = Continuar
web-table-clock-again = Otra partida
web-table-clock-board = Tablero y árbitro
web-table-clock-calls = { $name } anuncia ¡QUARTO!
web-table-clock-stands = El reloj está parado en { $time }.
web-table-clock-uphold = Correcto: gana { $name }
web-table-clock-refuse = Falso: se sigue jugando
web-table-clock-refuse-loses = Falso: el anuncio pierde
web-table-clock-check = Comprobar en un tablero
web-table-clock-mistake = Tocado por error
web-table-clock-count = Según el reloj, se han colocado { $before } o { $after }.
web-table-clock-end = Terminar la partida
web-table-clock-resigns = { $name } se rinde
web-table-clock-agree = Acordar el empate
web-table-clock-quarto = Gana { $name }
web-table-clock-back = Deshacer el último toque
web-table-clock-fill = Pantalla completa
web-table-clock-away = Guardar el reloj
web-setting-vibration = Vibración
web-page-referee = Árbitro
web-referee-about = Prepara el tablero y mira quién puede anunciar qué.
web-referee-mode = Un toque en el tablero significa
web-referee-mode-pieces = Preparar
web-referee-mode-last = Última casilla
web-referee-mode-call = Anuncio
web-referee-set-up = Prepara el tablero. Termina con la última casilla ocupada.
web-referee-point-last = Toca la última casilla ocupada.
web-referee-point-call = Toca las cuatro casillas anunciadas.
web-referee-facts = Lo que se sabe
web-referee-last = Última casilla ocupada
web-referee-placed-by = Ocupada por
web-referee-given = ¿Se ha dado después?
web-referee-yes = Sí
web-referee-no = No
web-referee-to-act = Le toca a
web-referee-caller = Quién anuncia
web-referee-refused = Anuncios rechazados este turno
web-referee-quartos = Quartos en el tablero
web-referee-rule-on = Juzgar un anuncio de estas casillas
web-learn-more-clock = Un reloj para vuestro propio tablero, con ¡QUARTO! a cada lado.
web-learn-more-referee = ¿Dudas sobre un anuncio? Mira quién tiene razón y según qué regla.

## Around real tables: the director’s desk and the pages of tables

web-page-desk = Mesa de control
web-page-table = Mesa del torneo
web-desk-title = Mesa de control: { $name }
web-desk-online = Este torneo se juega en el servidor y no necesita mesa de control.
web-desk-key-about = Esta página es para la dirección del torneo. Introduce la clave de la dirección o la dirección web completa que la contiene.
web-desk-key = Clave de la dirección
web-desk-key-send = Abrir la mesa de control
web-desk-saved = Todo está guardado
web-desk-saving = Guardando…
web-desk-stuck =
    { $number ->
        [one] El servidor no responde. { $number } entrada se guardará en cuanto vuelva.
       *[other] El servidor no responde. { $number } entradas se guardarán en cuanto vuelva.
    }
web-desk-public = Página pública
web-desk-status-announced = Aún no ha empezado
web-desk-status-running = En curso
web-desk-status-finished = El torneo ha terminado
web-desk-status-cancelled = El torneo se ha cancelado
web-desk-view-round = Resultados
web-desk-view-players = Jugadores
web-desk-view-standings = Clasificación
web-desk-view-print = Imprimir
web-desk-view-phones = Teléfonos y ayuda
web-desk-table = Tabla cruzada
web-desk-next = El siguiente paso
web-desk-next-players = Primero introduce a los jugadores.
web-desk-missing =
    { $number ->
        [one] Falta { $number } resultado
       *[other] Faltan { $number } resultados
    }
web-desk-progress = Resultados introducidos
web-desk-complete = Están todos los resultados de la ronda { $round }.
web-desk-pair = Emparejar la ronda { $round }
web-desk-pair-games = Emparejar a los jugadores libres
web-desk-all-rounds = Se han jugado todas las rondas.
web-desk-finish = Terminar el torneo
web-desk-finish-sure = ¿Terminar el torneo? La clasificación será definitiva, pero aún podrás corregir resultados.
web-desk-contested-games =
    { $number ->
        [one] { $number } mesa te necesita: los resultados comunicados no coinciden
       *[other] { $number } mesas te necesitan: los resultados comunicados no coinciden
    }
web-desk-claimed-games =
    { $number ->
        [one] { $number } resultado espera que lo confirme el rival
       *[other] { $number } resultados esperan que los confirme el rival
    }
web-desk-automatic = La próxima ronda se emparejará automáticamente en
web-desk-show = Mesas que se muestran
web-desk-show-all = Todas
web-desk-show-open = Abiertas
web-desk-show-attention = Comunicadas
web-desk-none-all = Aquí no hay partidas.
web-desk-none-open = Están todos los resultados.
web-desk-none-attention = No hay comunicaciones pendientes.
web-desk-round = Ronda
web-desk-round-number = Ronda { $number }
web-desk-round-done = Ya están todos los resultados de esta ronda.
web-desk-unpair = Deshacer el emparejamiento
web-desk-unpair-sure = ¿Deshacer este emparejamiento ({ $round })? Las listas impresas dejarán de valer.
web-desk-by-hand = Emparejar a mano
web-desk-byes = Descansa: { $names }
web-desk-no-rounds = Aún no se ha emparejado ninguna ronda.
web-desk-keys = Teclado: las flechas cambian de mesa; 1 y 2 dan la victoria a quien está a la izquierda o a la derecha, = es un empate. Ctrl+Z deshace el último resultado.
web-desk-draw = Empate
web-desk-wins = Gana { $name }
web-desk-table-result = Mesa { $table }: { $result }
web-desk-more = Incomparecencia o corrección
web-desk-contested = No coinciden
web-desk-confirm = Confirmar
web-desk-quick = Escribir un resultado
web-desk-quick-send = Introducir
web-desk-quick-about = Mesa y resultado: «7 1» si gana quien figura primero, «7 2» para el otro, «7 =» para un empate.
web-desk-quick-unreadable = Escribe una mesa y un resultado, por ejemplo «7 1».
web-desk-quick-board = Indica también el tablero, por ejemplo «7.2 1» para el tablero 2 de la mesa 7.
web-desk-quick-no-table = En esta ronda no hay mesa { $table }.
web-desk-quick-over = La mesa { $table } ya tiene un resultado. Para cambiarlo, usa el botón de la mesa.
web-desk-drawn = Empate entre { $name } y { $other }
web-desk-hint = Pulsa el nombre de quien ha ganado, o ½ para un empate.
web-desk-player-name = Nombre
web-desk-player-rating = Puntuación
web-desk-player-add = Añadir
web-desk-player-file = Leer una lista
web-desk-player-about = Pulsa Intro después de cada jugador. También puedes escribir «Ana Silva 1612» como nombre, pegar varias líneas o leer un archivo CSV.
web-desk-player-newest = Última incorporación
web-desk-player-change = Cambiar
web-desk-player-drop = Descartar
web-desk-imported =
    { $number ->
        [one] { $number } jugador añadido.
       *[other] { $number } jugadores añadidos.
    }
web-desk-present =
    { $number ->
        [one] { $number } jugador
       *[other] { $number } jugadores
    }
web-desk-search = Buscar un nombre
web-desk-late = inscripción tardía
web-desk-pause = Hacer una pausa
web-desk-resume = De vuelta
web-desk-correct = Corregir el nombre o la puntuación
web-desk-correct-save = Guardar
web-desk-withdraw = Retirar definitivamente
web-desk-remove = Quitar
web-desk-withdraw-sure = ¿Retirar definitivamente a { $name }? Si queda una partida abierta, introduce un resultado o una incomparecencia.
web-desk-bye = Descanso en la ronda { $round }
web-desk-bye-worth = Puntos: { $points }
web-desk-games = Partidas
web-desk-paper = Papel
web-desk-paper-a4 = A4
web-desk-paper-letter = Carta (US Letter)
web-desk-print-pairings = Emparejamientos por mesa
web-desk-print-pairings-about = Para colgar en la sala al empezar una ronda.
web-desk-print-names = Emparejamientos por nombre
web-desk-print-names-about = Para que cada cual encuentre pronto su mesa.
web-desk-print-cards = Tarjetas de mesa
web-desk-print-cards-about = Con el código que abre la página de la mesa en un teléfono. Sirven para todo el día.
web-desk-print-sheets = Planillas
web-desk-print-sheets-about = Para que los jugadores anoten su partida.
web-desk-print-standings = Clasificación
web-desk-print-standings-about = Con la tabla cruzada, después de cada ronda.
web-desk-print-diplomas = Diplomas
web-desk-print-diplomas-about = Para la entrega de premios al final.
web-desk-helpers = Ayuda en la mesa de control
web-desk-helpers-about = Quien abra la dirección de la mesa de control puede dirigir el torneo contigo. Dásela solo a gente de confianza.
web-desk-helpers-copy = Copiar la dirección de la mesa de control
web-desk-phones = Teléfonos de los jugadores
web-desk-phones-about = El código de cada tarjeta abre la página de la mesa. Allí un jugador comunica el resultado y su rival lo confirma en otro teléfono. Estas son las mismas páginas.
web-table-wrong-key = Esta dirección no abre la mesa. Vuelve a escanear el código de la tarjeta.
web-table-empty = Ahora no hay partida en esta mesa. La próxima aparecerá aquí.
web-table-first = da primero
web-table-second = coloca primero
web-table-part = Partida { $number } en esta mesa
web-table-board = Tablero { $number }
web-table-boards = Otro tablero
web-table-who = ¿Quién eres?
web-table-not-me = No soy { $name }
web-table-result = ¿Cómo ha terminado tu partida?
web-table-won = He ganado
web-table-draw = Empate
web-table-lost = He perdido
web-table-they-say = { $name } comunica: { $result }.
web-table-you-say = Has comunicado: { $result }.
web-table-right = Es correcto
web-table-wrong = No es correcto
web-table-waiting = Falta que confirme { $name }
web-table-waiting-about = { $name } también escanea el código de la tarjeta, o la dirección del torneo confirma el resultado.
web-table-change = Cambiar mi comunicación
web-table-contested = Vuestras comunicaciones no coinciden
web-table-contested-about = Si te has equivocado, cambia tu comunicación. Si no, pide a la dirección del torneo que decida.
web-table-over = Resultado registrado: { $result }
web-table-over-about = Si no es correcto, la dirección del torneo puede corregirlo. La próxima ronda aparecerá aquí.
web-table-done = Esta partida ha terminado.
web-table-nobody = no ha venido nadie
web-table-clock = Reloj para esta partida
web-table-clock-report = Comunicar el resultado
web-table-referee = Preguntar al árbitro

## Computer opponents

opponent-newcomer-name = Tom
opponent-newcomer-line =
    { $edition ->
        [mushrooms] Acaba de abrir la caja y todas las setas le parecen bonitas.
       *[classic] Acaba de abrir la caja y todas las piezas le parecen bonitas.
    }
opponent-beginner-name = Clara
opponent-beginner-line = La tía que charla mientras juega y aplaude cuando ganas.
opponent-casual-name = Max
opponent-casual-line = El vecino que pasa a jugar una partida después de cenar y no se toma nada muy en serio.
opponent-attentive-name = Rosa
opponent-attentive-line = Vigila cada fila, incluso mientras sube el café en su cafetería.
opponent-experienced-name = Paul
opponent-experienced-line =
    { $edition ->
        [mushrooms] Da clase en la escuela, cuenta en voz alta las setas seguras y rara vez se queda sin ellas.
       *[classic] Da clase en la escuela, cuenta en voz alta las piezas seguras y rara vez se queda sin ellas.
    }
opponent-strong-name = Inés
opponent-strong-line = Una capitana que piensa en silencio y casi nunca deja escapar un quarto.
opponent-expert-name = Ada
opponent-expert-line = Gira el tablero en su cabeza y encuentra la casilla que olvidaste.
opponent-master-name = Leo
opponent-master-line =
    { $edition ->
        [mushrooms] Sonríe, te da una seta y ya sabe dónde acabará.
       *[classic] Sonríe, te da una pieza y ya sabe dónde acabará.
    }
opponent-perfect-name = Sibila
opponent-perfect-line = Ha visto todas las partidas posibles y aun así disfruta de la tuya.
opponents-rated = El número es la puntuación Elo en el nivel { $level } (media: 1500).
says-newcomer-greeting-1 = ¡Hola, soy Tom! Acabo de abrir la caja.
says-newcomer-greeting-2 = ¡Hola! ¿Me enseñas cómo se hace?
says-newcomer-greeting-3 = Oh, ¡qué bonito es todo! ¿Empezamos?
says-newcomer-rematch-1 = ¿Otra vez? ¡Sí, por favor!
says-newcomer-rematch-2 = ¡Otra más! Creo que ya lo pillo.
says-newcomer-close-1 = Se está llenando. ¡Qué nervios!
says-newcomer-close-2 = Guau, casi no queda sitio.
says-newcomer-close-3 = ¡Lo que más me gustaba ya se ha usado!
says-newcomer-slip-1 = Espera, ¿tenía un quarto ahí? ¡Oh, no!
says-newcomer-slip-2 = ¡Uy! Tenía un quarto y no me di cuenta.
says-newcomer-spared-1 = ¡Eh, tenías un quarto! Ahora ya es tarde.
says-newcomer-spared-2 = ¡Ese quarto era tuyo y se escapó!
says-newcomer-catch-1 = ¡QUARTO! ¡Lo hiciste tú y lo vi yo! ¡Yo!
says-newcomer-catch-2 = ¡QUARTO! ¡He encontrado uno de verdad, mira!
says-newcomer-caught-1 = ¡Oh! ¿Eso lo hice yo? Ni idea.
says-newcomer-caught-2 = ¿Un quarto? ¿Dónde? ¡Ah, ahí!
says-newcomer-win-1 = ¿He ganado? ¡He ganado! ¿Lo has visto?
says-newcomer-win-2 = ¡Hurra! Se lo voy a contar a todos.
says-newcomer-win-3 = ¿De verdad? ¿Yo? ¡Gracias por jugar!
says-newcomer-loss-1 = ¡Qué bien juegas! ¿Me lo enseñas otra vez?
says-newcomer-loss-2 = Bueno. La próxima vez me saldrá.
says-newcomer-loss-3 = Muy hábil. ¿Cómo lo has hecho?
says-newcomer-draw-1 = ¿Entonces nadie pierde? ¡Me gusta!
says-newcomer-draw-2 = ¡Empate! ¿Es como ganar juntos?
says-beginner-greeting-1 = ¡Por fin llegas, cielo! Siéntate, vamos a jugar.
says-beginner-greeting-2 = ¡Hola, cariño! Ya he puesto el agua para el té.
says-beginner-greeting-3 = ¡Qué alegría verte! ¿Cómo están todos?
says-beginner-rematch-1 = ¿Otra? Estupendo, ahora empiezo a calentar.
says-beginner-rematch-2 = Bien, aún tenía mucho que contarte.
says-beginner-close-1 = Madre mía, cómo se llena esto, ¿no?
says-beginner-close-2 = ¿Por dónde iba? Ah, sí, estamos jugando.
says-beginner-close-3 = Siempre digo que el final es lo mejor.
says-beginner-slip-1 = Tonta de mí, tenía un quarto y yo charlando.
says-beginner-slip-2 = Ay, se me ha escapado un quarto.
says-beginner-spared-1 = Tenías un quarto ahí, cielo. ¡No pasa nada!
says-beginner-spared-2 = Ese quarto era tuyo, cariño. ¡Otra vez será!
says-beginner-catch-1 = ¡QUARTO! ¡Ese lo hiciste para mí, cielo!
says-beginner-catch-2 = ¡QUARTO! Ya ves, a veces también miro.
says-beginner-caught-1 = ¡Bien visto, cielo! Y yo charlando.
says-beginner-caught-2 = Tú lo viste y yo no. ¡Bravo!
says-beginner-win-1 = Ay, ¿he ganado? ¡Qué bonita sorpresa!
says-beginner-win-2 = ¡Mira, tu vieja tía aún sabe jugar!
says-beginner-win-3 = He ganado, pero me has hecho sudar.
says-beginner-loss-1 = ¡Bravo! Cuánto me alegro por ti.
says-beginner-loss-2 = ¡Has ganado! Lo sabía.
says-beginner-loss-3 = ¡Maravilloso! Eso merece una tarta.
says-beginner-draw-1 = ¡Empate! Pues tarta para los dos.
says-beginner-draw-2 = Nadie gana, nadie friega. ¡Perfecto!
says-casual-greeting-1 = ¡Buenas! ¿Tienes un rato para una partidita?
says-casual-greeting-2 = La cena, muy rica. Ahora, a divertirse.
says-casual-greeting-3 = ¡Hola! ¿Tampoco hay nada hoy en la tele?
says-casual-rematch-1 = Claro, la noche es joven.
says-casual-rematch-2 = ¿Una más? No tengo prisa.
says-casual-close-1 = Qué apretaditos estamos aquí, ¿no?
says-casual-close-2 = Ahora se pone interesante.
says-casual-close-3 = Ya debería estar en casa. En fin.
says-casual-slip-1 = Ja, tenía un quarto y me dormí.
says-casual-slip-2 = Adiós a mi quarto. Así como viene, se va.
says-casual-spared-1 = Tenías un quarto ahí. Nos pasa a todos.
says-casual-spared-2 = Tu quarto acaba de salir por la puerta.
says-casual-catch-1 = ¡QUARTO! Gracias por prepararlo.
says-casual-catch-2 = ¡QUARTO! Ese me lo llevo con gusto.
says-casual-caught-1 = ¡Ja! Lo puse yo y ni lo vi.
says-casual-caught-2 = ¡Buen ojo! Pasé justo por delante.
says-casual-win-1 = Qué suerte la mía. La próxima es tuya.
says-casual-win-2 = Ja, pues ha salido bien.
says-casual-win-3 = Nada mal para alguien con la tripa llena.
says-casual-loss-1 = ¡Muy bueno! Te has ganado el postre.
says-casual-loss-2 = Nada que decir, me pillaste.
says-casual-loss-3 = Bien jugado. La culpa es de haber repetido.
says-casual-draw-1 = Empate. Me vale, así nadie presume.
says-casual-draw-2 = ¡Iguales! Entonces habrá que repetir.
says-attentive-greeting-1 = ¡Buenas! ¿Qué te pongo, además de una partida?
says-attentive-greeting-2 = ¡Hola! El café está en marcha y yo, atenta.
says-attentive-greeting-3 = Toma asiento. Sé servir y jugar a la vez.
says-attentive-rematch-1 = ¿Lo mismo de antes? Marchando.
says-attentive-rematch-2 = Relleno la taza y echamos otra.
says-attentive-close-1 = Está como un sábado por la mañana.
says-attentive-close-2 = Un momento, que hierve la leche. ¡Ya!
says-attentive-close-3 = Aquí es donde dejo de secar tazas.
says-attentive-slip-1 = Serví un café y se me pasó mi quarto.
says-attentive-slip-2 = Un quarto mío se ha enfriado. Qué pena.
says-attentive-spared-1 = Tu quarto se ha enfriado, me temo.
says-attentive-spared-2 = Tenías un quarto ahí, y ya no está.
says-attentive-catch-1 = ¡QUARTO! Tú lo serviste, yo lo vi.
says-attentive-catch-2 = ¡QUARTO! Nunca olvido un pedido.
says-attentive-caught-1 = Es verdad, estaba ahí. ¡Qué buena vista!
says-attentive-caught-2 = Ese te lo serví yo misma, ¿verdad?
says-attentive-win-1 = Esta es mía. Al café invito yo.
says-attentive-win-2 = Lo tenía vigilado. ¿Otra taza?
says-attentive-win-3 = ¡Bien peleado! Me lo has puesto difícil.
says-attentive-loss-1 = ¡Muy bien! Esta taza la paga la casa.
says-attentive-loss-2 = Hoy has visto más que yo.
says-attentive-loss-3 = Precioso. Me acordaré de cómo lo hiciste.
says-attentive-draw-1 = Empate, y el café aún está caliente.
says-attentive-draw-2 = Iguales. Pues compartimos la tarta.
says-experienced-greeting-1 = ¡Buenos días! ¿Todo el mundo sentado? Empecemos.
says-experienced-greeting-2 = Ah, alguien con ganas de aprender. ¿Vamos?
says-experienced-greeting-3 = Lección de hoy: mirar con atención.
says-experienced-rematch-1 = Repitiendo se aprende. ¡Otra vez!
says-experienced-rematch-2 = ¿Una segunda lección? Me gusta ese ánimo.
says-experienced-close-1 = A partir de aquí lo cuento todo dos veces.
says-experienced-close-2 = Esto lo pondría yo en el examen.
says-experienced-close-3 = Silencio, por favor. Estoy contando.
says-experienced-slip-1 = Tenía un quarto y conté mal. Un cero para mí.
says-experienced-slip-2 = Mi quarto se fue. También los maestros se duermen.
says-experienced-spared-1 = Tenías un quarto ahí. Apúntalo.
says-experienced-spared-2 = Un quarto tuyo acaba de pasar de largo.
says-experienced-catch-1 = ¡QUARTO! Tú lo escribiste, yo lo leí.
says-experienced-catch-2 = ¡QUARTO! Siempre hay que repasar.
says-experienced-caught-1 = ¡Un diez! No había repasado mi trabajo.
says-experienced-caught-2 = Correcto. Lo hice yo y no lo vi.
says-experienced-win-1 = Esa era la lección de hoy. ¡Bien peleado!
says-experienced-win-2 = Tal como lo había contado. ¡Buen esfuerzo!
says-experienced-win-3 = Aprobado para los dos, y la victoria para mí.
says-experienced-loss-1 = ¡Excelente! La tiza es tuya.
says-experienced-loss-2 = Mejor que tu maestro. ¡Espléndido!
says-experienced-loss-3 = Muy bien. No tengo nada que corregir.
says-experienced-draw-1 = Empate. La misma nota para los dos.
says-experienced-draw-2 = Iguales. Un resultado muy limpio, diría yo.
says-strong-greeting-1 = Capitana Inés. ¿Permiso para subir a bordo?
says-strong-greeting-2 = Mar en calma, vista clara. Adelante.
says-strong-greeting-3 = Te doy la bienvenida a bordo. Pocas palabras, buen viento.
says-strong-rematch-1 = El mismo rumbo. ¡Suelten amarras!
says-strong-rematch-2 = ¿Ya de vuelta en cubierta? Bien.
says-strong-close-1 = Tierra a la vista.
says-strong-close-2 = Se levanta el viento.
says-strong-close-3 = Todo el mundo a cubierta.
says-strong-slip-1 = Dejé pasar un quarto a la deriva. Es raro.
says-strong-slip-2 = Un quarto mío cayó por la borda.
says-strong-spared-1 = Tu quarto ya zarpó.
says-strong-spared-2 = Un quarto tuyo se hundió sin ruido.
says-strong-catch-1 = ¡QUARTO! Lo vi en el horizonte.
says-strong-catch-2 = ¡QUARTO! A mi catalejo no se le escapa nada.
says-strong-caught-1 = Mi propia estela, y la viste antes que yo.
says-strong-caught-2 = Buena vigía. Ese no lo vi.
says-strong-win-1 = Ancla echada. Buena travesía.
says-strong-win-2 = El plan aguantó. Buena navegación.
says-strong-win-3 = A salvo en puerto. Gracias.
says-strong-loss-1 = El timón es tuyo. Bien hecho.
says-strong-loss-2 = Una maniobra fina. Te saludo.
says-strong-loss-3 = Me has adelantado. Es raro.
says-strong-draw-1 = Los dos barcos en puerto. Bien.
says-strong-draw-2 = Empate. Mar en calma para los dos.
says-expert-greeting-1 = ¡Hola! ¿Dónde está hoy arriba?
says-expert-greeting-2 = ¿Vamos? Ya estoy mirando por los cuatro lados.
says-expert-greeting-3 = Me alegra verte. Pensemos en círculos.
says-expert-rematch-1 = ¿Otra vez, desde otro ángulo?
says-expert-rematch-2 = ¡Sí! Hay una simetría que quiero probar.
says-expert-close-1 = Desde el otro lado es aún más bonito.
says-expert-close-2 = Ahora cuenta cada esquina.
says-expert-close-3 = Voy a mirarlo del revés.
says-expert-slip-1 = Desde ese ángulo se me pasó mi propio quarto.
says-expert-slip-2 = Tenía un quarto, solo que del revés.
says-expert-spared-1 = Tenías un quarto, justo a la vuelta de la esquina.
says-expert-spared-2 = Un quarto tuyo acaba de girar y se fue.
says-expert-catch-1 = ¡QUARTO! Lo hiciste tú, yo solo incliné la cabeza.
says-expert-catch-2 = ¡QUARTO! Está ahí, se mire por donde se mire.
says-expert-caught-1 = ¡Oh! Desde tu lado es evidente. ¡Bien visto!
says-expert-caught-2 = Encontraste lo que yo misma me escondí.
says-expert-win-1 = Al final todo dio la vuelta.
says-expert-win-2 = Elegante, ¿verdad? ¡Bien peleado!
says-expert-win-3 = Ese lo había visto del revés. ¡Gracias!
says-expert-loss-1 = ¡Precioso! Soñaré con ese ángulo.
says-expert-loss-2 = Miraste donde yo no miré. Qué bonito.
says-expert-loss-3 = Qué bella demostración. Me gustó perder.
says-expert-draw-1 = Simetría perfecta: empate.
says-expert-draw-2 = Nadie gana, y aun así es precioso.
says-master-greeting-1 = Te esperaba. Hagamos algo bonito.
says-master-greeting-2 = Ah, eres tú. Tenía esa esperanza.
says-master-greeting-3 = Ponte a gusto. Yo ya lo estoy.
says-master-rematch-1 = Con mucho gusto. Cada partida es nueva.
says-master-rematch-2 = ¿Otra vez? Tienes toda mi atención.
says-master-close-1 = Qué silencio, se nos oye pensar.
says-master-close-2 = Esta es mi parte favorita.
says-master-close-3 = Un poco más, y lo sabremos los dos.
says-master-slip-1 = Tenía un quarto, y sonreí demasiado.
says-master-slip-2 = Se me escapó un quarto. ¡Qué refrescante!
says-master-spared-1 = Tenías un quarto ahí. Yo seguí sonriendo.
says-master-spared-2 = Ese quarto fue tuyo, por un momento.
says-master-catch-1 = ¡QUARTO! Gracias, contaba con ello.
says-master-catch-2 = ¡QUARTO! Lo hiciste de maravilla.
says-master-caught-1 = Vaya, vaya. Lo hice yo, lo encontraste tú.
says-master-caught-2 = Lo viste antes de borrarse mi sonrisa. ¡Bravo!
says-master-win-1 = Un placer. Me has hecho pensar.
says-master-win-2 = La paciencia da frutos. Ya verás.
says-master-win-3 = Más reñida de lo que parece. ¡Gracias!
says-master-loss-1 = Magnífico. No lo vi venir.
says-master-loss-2 = Ahora sonrío de verdad. ¡Bien jugado!
says-master-loss-3 = Así que así se hace. Mis felicitaciones.
says-master-draw-1 = Empate. Ya nos conocemos bien.
says-master-draw-2 = Ninguno cedió. Eso me gusta.
says-perfect-greeting-1 = Sabía que vendrías. Pasa.
says-perfect-greeting-2 = Esta ya la he visto. Sorpréndeme igualmente.
says-perfect-greeting-3 = Han salido las estrellas. Comencemos.
says-perfect-rematch-1 = ¿Otra vez? Lo preveía, con alegría.
says-perfect-rematch-2 = El círculo comienza de nuevo.
says-perfect-close-1 = Se levanta la niebla.
says-perfect-close-2 = Quedan pocos caminos. Todos son bellos.
says-perfect-close-3 = Escucha: el final ya murmura.
says-perfect-slip-1 = Hasta un oráculo parpadea. Tenía un quarto.
says-perfect-slip-2 = Un quarto mío, perdido en la niebla.
says-perfect-spared-1 = Tu quarto vino y se fue como un sueño.
says-perfect-spared-2 = Un quarto tuyo se desvaneció en la niebla.
says-perfect-catch-1 = ¡QUARTO! Estaba escrito.
says-perfect-catch-2 = ¡QUARTO! Me lo dijeron las estrellas.
says-perfect-caught-1 = Viste lo que yo no vi. ¡Asombroso!
says-perfect-caught-2 = Hasta el futuro puede sorprenderme.
says-perfect-win-1 = Acaba como empezó: con una sonrisa.
says-perfect-win-2 = Tenía que ser. Pero lo hiciste hermoso.
says-perfect-win-3 = Conocía el final, pero nunca así.
says-perfect-loss-1 = Ahora me sorprendes. ¡Qué maravilla!
says-perfect-loss-2 = Hoy las estrellas se inclinan ante ti.
says-perfect-loss-3 = Has hallado el único camino verdadero.
says-perfect-draw-1 = Equilibrio. El más raro de los finales.
says-perfect-draw-2 = Empate. Has jugado como las estrellas.

## Phrases players can say to each other

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-quarto = ¡Qué buen quarto!
phrase-good-game = ¡Buena partida!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-back-again = Ya estoy aquí.
phrase-rematch = ¿Otra partida?
phrase-goodbye = ¡Hasta luego!

## Names for guests

guest-name = { $animal } { $manner }
guest-manners = Ágil Alegre Audaz Curioso Feliz Listo Rápido Sabio Sereno Simpático Tranquilo Valiente
guest-animals = Búho Castor Conejo Delfín Erizo Gato Koala Lince Mirlo Panda Tejón Zorro
push-turn-title = Es tu turno
push-turn-body = { $name } te está esperando.
push-challenge-title = Un desafío para ti
push-challenge-body = { $name } quiere jugar contigo.
push-rematch-title = ¿Otra partida?
push-rematch-body = { $name } quiere la revancha.
push-paired-title = Te espera una partida
push-paired-body = Juegas contra { $name }. Llega a tiempo o perderás por incomparecencia.

## Reviews

review-title = Análisis de la partida
review-mark-best = óptima
review-mark-fine = buena
review-mark-slip = error
review-mark-blunder = error grave
review-mark-forced = forzada
review-speech-called = anuncio
review-speech-caught = cazado
review-speech-missed = quarto no visto
review-speech-false = anuncio falso
review-no-call = sin anuncio
review-missed = A { $name } se le escapa un quarto.
review-accuracy = Precisión
review-turning-point = Momento decisivo
review-no-turning-point = Ninguna decisión cambió el resultado.
review-value = Valor
review-best = Lo mejor
review-graph = Valor después de cada decisión, para { $name }
review-board = Tablero
review-empty = vacía
review-start = Comienzo de la partida
review-step = Decisión { $number } de { $count }
review-decisions = Decisiones
review-games = Partidas
review-go-first = Primera
review-go-back = Anterior
review-go-next = Siguiente
review-go-last = Última
review-keys = Las flechas del teclado también sirven.

## The coach

coach-any-light =
    { $edition ->
        [mushrooms] cualquier seta azul
       *[classic] cualquier pieza clara
    }
coach-any-dark =
    { $edition ->
        [mushrooms] cualquier seta roja
       *[classic] cualquier pieza oscura
    }
coach-any-round =
    { $edition ->
        [mushrooms] cualquier seta puntiaguda
       *[classic] cualquier pieza redonda
    }
coach-any-square =
    { $edition ->
        [mushrooms] cualquier seta plana
       *[classic] cualquier pieza cuadrada
    }
coach-any-tall =
    { $edition ->
        [mushrooms] cualquier seta grande
       *[classic] cualquier pieza alta
    }
coach-any-short =
    { $edition ->
        [mushrooms] cualquier seta pequeña
       *[classic] cualquier pieza baja
    }
coach-any-solid =
    { $edition ->
        [mushrooms] cualquier seta sin lunares amarillos
       *[classic] cualquier pieza llena
    }
coach-any-hollow =
    { $edition ->
        [mushrooms] cualquier seta con lunares amarillos
       *[classic] cualquier pieza hueca
    }
coach-pattern-row = la fila { $name }
coach-pattern-column = la columna { $name }
coach-pattern-diagonal = la diagonal { $name }
coach-pattern-small-square = el cuadrado pequeño { $name }
coach-pattern-large-square = el cuadrado grande { $name }
coach-pattern-turned-square = el cuadrado girado { $name }
coach-a-row = una fila
coach-a-column = una columna
coach-a-diagonal = una diagonal
coach-a-small-square = un cuadrado pequeño
coach-a-large-square = un cuadrado grande
coach-a-turned-square = un cuadrado girado
coach-nudge-call = Hay algo que anunciar.
coach-nudge-caught = Tu rival tendrá un quarto que anunciar.
coach-nudge-pass = Solo queda pasar.
coach-nudge-wins-now = Con lo que tienes en la mano puedes ganar ya.
coach-nudge-poisoned =
    { $number ->
        [one] { $things } es un regalo envenenado.
       *[other] { $things } son regalos envenenados.
    }
coach-nudge-all-poisoned = Des lo que des, tu rival puede ganar de inmediato.
coach-nudge-win = Puedes ganar, pero no con cualquier opción.
coach-nudge-draw = Todavía puedes mantener el empate, pero no con cualquier opción.
coach-nudge-loss = Contra el mejor juego, esto está perdido: busca lo que más resista.
coach-nudge-free-win = Cualquier opción conserva la victoria si después juegas bien.
coach-nudge-free-draw = Cualquier opción mantiene el empate si después juegas bien.
coach-reason-call = Busca { $kind }; la característica que cuenta: { $trait }.
coach-reason-caught = Tu rival podrá anunciar { $pattern } ({ $values }).
coach-reason-wins-now = Así completas { $pattern } ({ $values }).
coach-reason-any = Con { $value } tu rival puede completar { $pattern }.
coach-reason-safe =
    { $number ->
        [one] { $things } es segura por ahora.
       *[other] { $things } son seguras por ahora.
    }
coach-reason-safe-none = No hay nada seguro que dar.
coach-reason-stuck =
    { $number ->
        [one] Hay { $things } que te dejaría sin nada seguro que dar.
       *[other] Hay { $things } que te dejarían sin nada seguro que dar.
    }
coach-reason-never-stuck = Juega en la casilla que quieras: te quedará algo seguro que dar.
coach-reason-only-choice = Solo tienes una opción.
coach-reason-keep-win =
    { $number ->
        [one] Solo { $things } conserva la victoria.
       *[other] Solo { $things } conservan la victoria.
    }
coach-reason-keep-draw =
    { $number ->
        [one] Solo { $things } mantiene el empate.
       *[other] Solo { $things } mantienen el empate.
    }
coach-reason-loss = Tu rival puede forzar la victoria, hagas lo que hagas.
coach-reason-loss-in =
    { $number ->
        [one] Tu rival puede ganar en la jugada siguiente, hagas lo que hagas.
       *[other] Tu rival puede ganar en { $number } jugadas como mucho, contando las tuyas, hagas lo que hagas.
    }
coach-turn-call = Anuncia ¡QUARTO! en { $squares }.
coach-turn-pass = Pasa.
coach-turn-give = Da { $piece }.
coach-turn-place = Juega en { $square }.
coach-turn-place-give = Juega en { $square } y da { $piece }.
coach-turn-place-call = Juega en { $square } y anuncia ¡QUARTO! en { $squares }.
coach-turn-only-win = Nada más conserva la victoria.
coach-turn-only-draw = Nada más mantiene el empate.
coach-turn-longest = Nada resiste más.
coach-turn-others =
    { $number ->
        [one] Hay { $number } jugada más igual de buena.
       *[other] Hay { $number } jugadas más igual de buenas.
    }
coach-unsure = Todavía no se sabe con certeza qué es lo mejor aquí: averiguarlo lleva más tiempo del que tiene una pista.
coach-worth-win = Así ganas.
coach-worth-win-in =
    { $number ->
        [one] Así ganas de inmediato.
       *[other] Así ganas en { $number } jugadas como mucho, contando las de tu rival.
    }
coach-worth-draw = Así mantienes el empate.
coach-worth-loss = Contra el mejor juego, así pierdes.
coach-worth-loss-in =
    { $number ->
        [one] Así pierdes en la jugada siguiente.
       *[other] Contra el mejor juego, así pierdes en { $number } jugadas como mucho, contando las tuyas.
    }
coach-explain-was-win = Podías haber ganado.
coach-explain-was-draw = Podías haber mantenido el empate.
coach-explain-mine = Ahí está tu quarto: { $pattern } ({ $values }).
coach-explain-theirs = El quarto es para tu rival: { $pattern } ({ $values }).
coach-explain-allows = Das { $piece }: en { $square } tu rival completa { $pattern } ({ $values }).
coach-explain-safe-none = Tal como está el tablero, tu rival no tiene nada seguro que dar.
coach-explain-you-run-out =
    { $number ->
        [one] Tal como está el tablero, { $things } es segura: por turnos, tú te quedas antes sin ninguna.
       *[other] Tal como está el tablero, { $things } son seguras: por turnos, tú te quedas antes sin ninguna.
    }
coach-explain-they-run-out =
    { $number ->
        [one] Tal como está el tablero, { $things } es segura: por turnos, tu rival se queda antes sin ninguna.
       *[other] Tal como está el tablero, { $things } son seguras: por turnos, tu rival se queda antes sin ninguna.
    }
coach-explain-line = El mejor juego sigue así: { $line }.
coach-step-told = { $action }: { $why }.
coach-step-you-give = das { $piece }
coach-step-you-place = juegas en { $square }
coach-step-you-place-give = juegas en { $square } y das { $piece }
coach-step-you-place-call = juegas en { $square } y anuncias «¡QUARTO!»
coach-step-you-call = anuncias «¡QUARTO!»
coach-step-you-pass = pasas
coach-step-they-place = tu rival juega en { $square }
coach-step-they-place-give = tu rival juega en { $square } y da { $piece }
coach-step-they-place-call = tu rival juega en { $square } y anuncia «¡QUARTO!»
coach-step-they-call = tu rival anuncia «¡QUARTO!»
coach-step-why-completes = con eso se completa { $pattern } ({ $values })
coach-step-why-stands = { $pattern } ({ $values }) cuenta
coach-step-why-counts-for-other-you = { $pattern } ({ $values }) cuenta para tu rival
coach-step-why-counts-for-other-they = { $pattern } ({ $values }) cuenta para ti
coach-step-why-then-wins-you = haga lo que haga tu rival, ganas justo después
coach-step-why-then-wins-they = hagas lo que hagas, tu rival gana justo después
coach-step-why-only = con ninguna otra jugada se gana
coach-step-why-keeps =
    { $number ->
        [one] así se gana de inmediato
       *[other] así se gana en { $number } jugadas como mucho, contando las de ambos
    }
coach-step-why-forced = no hay otra opción
coach-step-why-all-at-once = aquí cualquier jugada pierde de inmediato
coach-step-why-longest = nada resiste más
coach-step-why-few =
    { $number ->
        [one] solo { $number } de las { $total } jugadas posibles no pierde de inmediato
       *[other] solo { $number } de las { $total } jugadas posibles no pierden de inmediato
    }
coach-step-why-else-at-once = todo lo demás pierde de inmediato
coach-step-why-else-sooner = todo lo demás pierde antes

## Puzzles

puzzle-name-win = Ganar en { $number }
puzzle-name-safe-piece =
    { $edition ->
        [mushrooms] La única seta segura
       *[classic] La única pieza segura
    }
puzzle-name-only-square = La única casilla
puzzle-name-refutation = Encuentra la refutación
puzzle-name-save-draw = Salva el empate
puzzle-task-win =
    { $number ->
        [one] Lo que tienes en la mano gana ya: ¿en qué casilla?
       *[other] Gana en { $number } jugadas como mucho, contando las de tu rival. Solo una jugada lo consigue.
    }
puzzle-task-safe-piece-win =
    { $edition ->
        [mushrooms] Da la única seta que conserva la victoria.
       *[classic] Da la única pieza que conserva la victoria.
    }
puzzle-task-safe-piece-draw =
    { $edition ->
        [mushrooms] Da la única seta que mantiene el empate.
       *[classic] Da la única pieza que mantiene el empate.
    }
puzzle-task-only-square-win = Solo una casilla conserva la victoria. ¿Cuál?
puzzle-task-only-square-draw = Solo una casilla mantiene el empate. ¿Cuál?
puzzle-task-refutation = Darte eso fue un error. Encuentra la única jugada que gana.
puzzle-task-save-draw = Todas las jugadas pierden menos una. Encuentra la que mantiene el empate.
puzzle-levels = Tú: nivel { $mine }, rival: nivel { $other }
puzzle-difficulty = dificultad { $number }
puzzle-daily = Problema del día, { $day }
puzzle-right = ¡Correcto!
puzzle-wrong = No es { $turn }.
puzzle-no-quarto = Con esa colocación no hay quarto.
puzzle-key =
    { $number ->
        [one] La solución: { $turns }
       *[other] Las soluciones: { $turns }
    }
puzzle-streak = Racha: { $number }.
puzzle-score =
    { $number ->
        [one] Resuelto a la primera: { $solved } de { $number } problema. Racha más larga: { $streak }.
       *[other] Resueltos a la primera: { $solved } de { $number } problemas. Racha más larga: { $streak }.
    }

## Errors of the rules and the notation

error-game-over = la partida ha terminado ({ $reason })
error-give-not-now =
    { $edition ->
        [mushrooms] coloca la seta que tienes en la mano antes de dar otra
       *[classic] coloca la pieza que tienes en la mano antes de dar otra
    }
error-give-nothing-left =
    { $edition ->
        [mushrooms] no queda ninguna seta que dar: anuncia o pasa
       *[classic] no queda ninguna pieza que dar: anuncia o pasa
    }
error-piece-used = { piece-the } ya no está disponible
error-place-not-now =
    { $edition ->
        [mushrooms] no hay ninguna seta en la mano que colocar
       *[classic] no hay ninguna pieza en la mano que colocar
    }
error-square-occupied = la casilla { $square } está ocupada por { piece-the }
error-pass-not-now =
    { $edition ->
        [mushrooms] solo se puede pasar cuando las dieciséis setas están colocadas
       *[classic] solo se puede pasar cuando las dieciséis piezas están colocadas
    }
error-call-automatic = en una partida automática no se anuncia
error-call-first-turn = nadie puede anunciar en el primer turno
error-call-too-many = ya se han rechazado tres anuncios en este turno
error-call-squares = un anuncio debe nombrar cuatro casillas distintas
error-call-not-good = el anuncio en { $squares } está marcado como bueno (!), pero es falso
error-call-not-false = el anuncio en { $squares } está marcado como falso (?), pero es bueno
error-turn-unfinished = la jugada anterior no está terminada
expected-piece = una pieza: un dígito hexadecimal o cuatro letras como LRTS
expected-square = una casilla de a1 a d4
expected-board = dieciséis casillas, cada una el dígito de una pieza o «.», con «/» entre todas las filas o ninguna
expected-hand = la pieza en la mano, o «-» cuando hay que dar una
expected-position = un tablero, un espacio y la pieza en la mano o «-»
expected-new-piece = una pieza que no esté ya en el tablero o en la mano
expected-no-hand = «-», porque el tablero está lleno
expected-level = un nivel de 1 a 4, o dos en la forma A:B
expected-trait = una característica: colour, shape, height o fill
expected-new-trait = cada característica una sola vez
expected-turn = una jugada como -7, c2-5 o c2!a2b2c2d2
expected-end-of-turn = el final de la jugada
expected-new-square = cuatro casillas distintas
expected-action = una acción como -7, c2, !a2b2c2d2, - o resign:first
expected-clock = un reloj como 60/move, 300+5 o -
expected-positive = un tiempo mayor que cero
expected-seconds = segundos: como mucho nueve cifras antes y después del punto
expected-call = official, standing o automatic
expected-false-call = refused o loses
expected-edition = classic o mushrooms
expected-player = first o second
expected-reason = uno de los motivos de R20
expected-result = 1-0, 0-1, 1/2-1/2 o *
expected-tag = una línea de etiqueta como [First "Ana"]
expected-new-tag = cada etiqueta una sola vez
expected-escape = unas comillas o una barra invertida después de la barra invertida (\" o \\)
expected-number = el número de jugada { $number }.
expected-result-end = el resultado después de la última jugada
expected-end-of-game = el final de la partida después de su resultado
expected-comment-end = una llave {"}"} que cierre el comentario
expected-time-comment = un tiempo como {"{"}%t 12.4{"}"}, una sola vez después de una jugada
expected-utf-8 = texto en UTF-8
expected-same-result = el resultado { $result }, como muestran las jugadas y las etiquetas
expected-same-reason = el motivo { $reason }, como muestran las jugadas
expected-why-result = una etiqueta Reason para { $result }: { $reasons }
expected-no-reason = ninguna etiqueta Reason, o abandoned, con el resultado *
expected-both-placed = sin ganador (*): hasta que los dos jugadores no hayan colocado una pieza, nadie pierde por irse
expected-one-game = una sola partida
invalid-square-number = una casilla es un número entero de 0 a 15, no { $value }
invalid-board-size = un tablero tiene 16 casillas, no { $number }
invalid-piece-number = una pieza es un número entero de 0 a 15, no { $value }
invalid-piece-twice = la pieza { $piece } aparece por segunda vez, en { $square }
invalid-hand-on-board = la pieza { $piece } está a la vez en la mano y en el tablero
invalid-hand-and-full = con el tablero lleno, la pieza { $piece } no puede estar en la mano
invalid-edition = { $value } no es una Edition
invalid-level-number = un nivel es 1, 2, 3 o 4, no { $value }
invalid-symmetry = { $value } lleva dos cosas a la misma
invalid-trait = { $value } no es una característica
invalid-trait-twice = la característica { $trait } se nombra dos veces
invalid-no-trait = tiene que haber al menos una característica en juego
invalid-level-pair = los niveles son dos números, primero y segundo, no { $value }
invalid-turn-empty = una jugada tiene al menos una acción
invalid-turn-behind = nada puede seguir a una colocación que no se hizo
invalid-facts-last-missing = hay piezas en el tablero: indica la última casilla ocupada
invalid-facts-last-empty = la última casilla ocupada, { $square }, está vacía
invalid-facts-placer-none = el tablero está vacío: nadie ha colocado una pieza
invalid-facts-placer-first = en el tablero hay un número par de piezas, así que la última la colocó el jugador 1
invalid-facts-placer-second = en el tablero hay un número impar de piezas, así que la última la colocó el jugador 2
invalid-facts-hand = la pieza { $piece } está en la mano, así que se ha dado una pieza
invalid-facts-given-full = el tablero está lleno: no se puede haber dado ninguna pieza desde entonces
invalid-facts-turn-first = según estos datos, es el turno del jugador 1
invalid-facts-turn-second = según estos datos, es el turno del jugador 2
invalid-facts-refused = el número de anuncios rechazados en este turno no puede ser { $number }
invalid-call = { $value } no es una CallRule
invalid-false-call = { $value } no es un FalseCall
invalid-time-number = un tiempo es un número de segundos, no { $value }
invalid-time-finite = un tiempo es un número finito de segundos, no { $value }
invalid-turn-limit = el tiempo por jugada debe ser mayor que cero y menor que 10^9, no { $value }
invalid-times-many = cada acción necesita un tiempo: { $actions } tiempos, no { $times }
invalid-time-backwards = el tiempo va hacia delante: { $later } después de { $earlier }
invalid-clock = { $value } no es un reloj
invalid-bank-limit = la reserva de tiempo debe ser mayor que cero y menor que 10^9, no { $value }
invalid-increment-limit = el incremento debe ser al menos 0 y menor que 10^9, no { $value }
invalid-tag-own = { $tag } no se puede usar como etiqueta propia
invalid-tag-twice = la etiqueta { $tag } aparece dos veces
invalid-tag-control = la etiqueta { $tag } contiene un carácter de control: { $value }
invalid-comment-turn = no hay ninguna jugada { $turn } que comentar
invalid-comment-text = { $value } no puede aparecer en un comentario
invalid-turn-time = la jugada { $turn } no puede haber durado { $value } s
message-notation = no se puede leer { $text } { $where } (carácter { $character }); se esperaba: { $expected }
message-notation-at = en { $rest }
message-notation-end = al final
message-contradicts = { $text } contradice el resto de la partida; se esperaba: { $expected }
message-illegal = acción no permitida { $action } en { $position }: { $why } ({ $rule })

## Why the server refuses something

problem-sign-in-failed = El nombre o la contraseña no son correctos.
problem-recovery-failed = El nombre o el código de recuperación no son correctos, o el código ya se usó.
problem-blocked = Los responsables de este servidor han bloqueado esta cuenta.
problem-signed-in = Ya has iniciado sesión: ciérrala primero.
problem-account-needed = Para esto hay que iniciar sesión con contraseña; no basta con ser invitado ni con un token.
problem-password-wrong = La contraseña no es correcta.
problem-token = Este token es desconocido o ha sido revocado.
problem-token-unknown = No tienes ningún token así.
problem-tokens-many = Una cuenta puede tener como máximo { $most } tokens: elimina uno primero.
problem-session-unknown = No tienes ninguna sesión abierta ahí.
problem-player-unknown = Ese jugador no existe.
problem-report-self = No puedes denunciar tu propia cuenta.
problem-player-self = Ese eres tú: no puedes seguirte ni bloquearte.
problem-contacts-many = Tu lista está llena: quita primero a alguien.
problem-spectators-only = Aquí solo hablan los espectadores: tú juegas esta partida.
problem-push-endpoint = No se pueden enviar avisos a este navegador: su servicio push debe tener una dirección HTTPS pública.
problem-push-off = Este servidor no envía avisos fuera de la aplicación.
problem-too-many-tries = Demasiados intentos: espera { $seconds } s.
problem-lot-unknown = Ese sorteo no existe o ha caducado.
problem-lot-used = Este sorteo ya se usó: empieza otro.
problem-name-short =
    { $number ->
        [one] Un nombre debe tener al menos { $number } carácter.
       *[other] Un nombre debe tener al menos { $number } caracteres.
    }
problem-name-long = Un nombre puede tener como máximo { $most } caracteres.
problem-name-character = Un nombre solo puede tener letras, cifras, espacios, puntos, guiones y guiones bajos, no { $character }.
problem-name-letter = Un nombre necesita al menos una letra.
problem-name-scripts = Usa un solo alfabeto en un nombre.
problem-name-separators = Un nombre debe empezar y acabar con una letra o una cifra, sin puntos, guiones ni guiones bajos seguidos.
problem-name-reserved = El nombre { $name } está reservado: elige otro.
problem-name-word = Elige un nombre que no ofenda a nadie.
problem-name-taken = El nombre { $name }, o uno muy parecido, ya está en uso: elige otro.
problem-password-short = Una contraseña debe tener al menos { $least } caracteres.
problem-password-long = Una contraseña puede tener como máximo { $most } caracteres.
problem-password-common = Esta contraseña es demasiado común: sería la primera en adivinarse.
problem-password-name = Esta contraseña se parece demasiado a tu nombre o al del juego: se adivinaría.
problem-title-400 = Petición incorrecta
problem-title-401 = Primero inicia sesión
problem-title-403 = No permitido
problem-title-404 = No encontrado
problem-title-405 = Método no permitido
problem-title-406 = No disponible en esta forma
problem-title-409 = Algo ha cambiado entretanto
problem-title-413 = Demasiado grande
problem-title-415 = Tipo de contenido no admitido
problem-title-422 = No aceptado
problem-title-429 = Demasiadas peticiones
problem-title-500 = Error del servidor
problem-title-503 = No disponible en este momento
problem-title-507 = No queda espacio
problem-bad-request = El servidor no entiende esta petición.
problem-sign-in = Para esto hace falta ser jugador: elige un nombre o inicia sesión.
problem-forbidden = No tienes permiso para hacer esto.
problem-not-found = Aquí no hay nada, o no tienes acceso.
problem-method = Esta dirección no admite ese método.
problem-conflict = Otro cambio se adelantó.
problem-too-large = Es demasiado grande: como máximo { $most } bytes.
problem-media-type = El servidor espera JSON aquí.
problem-invalid = Falta algo en la petición o tiene una forma incorrecta.
problem-too-many = Demasiadas peticiones: vuelve a intentarlo dentro de un rato.
problem-internal = No es culpa tuya. El error ha quedado registrado; vuelve a intentarlo.
problem-unavailable = El servidor no puede guardar nada ahora: vuelve a intentarlo en un momento.
problem-storage-full = El disco del servidor está lleno: no se ha guardado nada.
problem-origin = Esta petición viene de otro sitio.
problem-stale = La partida ha seguido entretanto: mira de nuevo y vuelve a elegir.
problem-not-your-turn = No es tu turno.
problem-not-seated = No juegas en esta partida.
problem-seat = En una pantalla compartida, indica quién juega: first o second.
problem-action-kind = Aquí solo se puede dar, colocar, anunciar y pasar: { $action }.
problem-game-over = La partida ha terminado.
problem-game-on = La partida todavía está en juego.
problem-time-up = El tiempo se agotó antes de que llegara esto.
problem-no-offer = Esa propuesta ya no está abierta.
problem-own-offer = No puedes responder a tu propia propuesta.
problem-offer-stands = Ya se ha pedido; se podrá volver a pedir después de la próxima jugada.
problem-abort-late = Ya no se puede cancelar esta partida, pero puedes rendirte.
problem-tournament-game = En un torneo no se pueden cancelar ni repetir partidas, ni deshacer jugadas.
problem-tournament-server = Este torneo se juega en mesas de verdad: sus partidas no empiezan aquí.
problem-rematch-declined = No puedes volver a pedir esta revancha.
problem-talk-late = Esta partida terminó hace demasiado tiempo para enviar mensajes.
problem-takeback-rated = En una partida puntuada no se pueden deshacer jugadas.
problem-takeback-where = No se puede volver a ese punto.
problem-takeback-mentioned = Ya se ha hablado del quarto que se escapó: no se puede volver más atrás.
problem-no-computer = En esta partida no juega el ordenador.
problem-log-full = Esta partida se ha hecho demasiado larga: solo queda terminarla o rendirse.
problem-key-reused = Esta Idempotency-Key ya se usó para otra cosa.
problem-opponent-gone = La otra persona ya no está aquí.
problem-challenge-gone = Este desafío ya no está abierto.
problem-challenge-own = Este desafío es tuyo: envíaselo a otra persona.
problem-challenge-many = Tienes muchos desafíos en espera: retira uno primero.
problem-players-blocked = No puedes jugar contra esta persona.
problem-challenge-self = No puedes enviarte un desafío a ti mismo.
problem-challenge-stands = Ya has desafiado a este jugador: espera su respuesta o retira ese desafío.
problem-rated-account = Las partidas puntuadas se juegan entre cuentas.
problem-rated-rules = Una partida puntuada tiene niveles iguales, cuatro características, el tablero vacío y anuncio oficial o automático.
problem-rated-private = Las partidas puntuadas son públicas.
problem-rated-clock = Las partidas puntuadas se juegan con reloj.
problem-rated-seat = En las partidas puntuadas nadie elige quién empieza: decide un sorteo y después se alterna.
problem-rated-help = En las partidas puntuadas no hay ayuda.
problem-rated-pair = Habéis empezado { $count } partidas puntuadas entre vosotros en un día. Jugad la siguiente sin puntuar, o esperad.
problem-live-game = Esta posición se está jugando ahora en una partida sin ayuda: espera a que termine.
problem-thinking-long = Calcular eso llevaría ahora demasiado tiempo.
problem-unfinished =
    { $edition ->
        [mushrooms] Di también qué seta das.
       *[classic] Di también qué pieza das.
    }
problem-drill-stage = El nivel { $level } no tiene esas figuras.
problem-drill-task = Este tablero no es de este servidor: empieza el ejercicio de nuevo.
problem-filling-hand =
    { $edition ->
        [mushrooms] Al llenar el tablero no hay seta en la mano.
       *[classic] Al llenar el tablero no hay pieza en la mano.
    }
problem-opponent = No hay ningún rival llamado { $name }.
problem-start-over = Desde esta posición no queda nada que jugar.
problem-clock-long = Un reloj no puede durar más de un año: juega sin reloj.
problem-language = Este idioma no está disponible: elige entre { $names }.
problem-without-help = Estás jugando una partida sin ayuda: cuando termine, volverás a tenerla.

## Why a tournament refuses something

problem-text-word = Elige palabras que no ofendan a nadie.
problem-tournament-cancelled = Este torneo se ha cancelado.
problem-tournament-begun = El torneo ya ha empezado: el sistema, las reglas, el lugar y la puntuación no se pueden cambiar.
problem-tournament-over = Este torneo ha terminado.
problem-tournament-directors = Solo pueden hacerlo quien dirige el torneo y sus ayudantes.
problem-tournament-director = Solo puede hacerlo quien dirige el torneo.
problem-tournament-entrants = No participas en este torneo.
problem-tournament-account = Necesitas una cuenta para anunciar un torneo o para inscribirte.
problem-tournament-closed = La inscripción en este torneo está cerrada.
problem-tournament-code = Este torneo necesita otro código: pregunta a quien lo dirige.
problem-tournament-code-missing = La inscripción con código necesita uno, y solo ella.
problem-tournament-rating = Tu puntuación aquí es { $rating }, fuera de los límites de este torneo.
problem-tournament-rating-limits = La puntuación mínima ({ $least }) supera a la máxima ({ $most }).
problem-tournament-teams = A los equipos los inscribe quien dirige el torneo.
problem-tournament-start = Un torneo empieza a partir de hoy y antes de tres años.
problem-tournament-rated = Solo hay partidas puntuadas en el servidor, sin equipos y sin ventaja.
problem-tournament-teams-server = Los equipos juegan en mesas de verdad, no en el servidor.
problem-tournament-typed = Quien juega en el servidor se inscribe por sí mismo; solo se pueden añadir jugadores del ordenador.
problem-tournament-account-name = Quien tiene cuenta conserva el nombre y la puntuación de su cuenta.
problem-tournament-computers = Los jugadores del ordenador no pueden sentarse a mesas de verdad.
problem-tournaments-many = Has anunciado { $most } torneos, el máximo: inténtalo más tarde.
problem-tournament-long = El registro de este torneo está lleno: solo se pueden anotar resultados.
problem-tournament-helpers = Un torneo puede tener como máximo { $most } ayudantes.
problem-tournament-key = Esta dirección ya no es correcta: escanea el código otra vez o pregunta a quien dirige.
problem-tournament-venue = Este torneo no se juega en mesas de verdad.
problem-tournament-seat = Otra persona ya ha informado por este jugador.
problem-tournament-both-seats = Ya has informado por un jugador: tu rival tiene que confirmarlo en su propio teléfono.
problem-tournament-challenge = Este desafío no es posible ahora: el jugador está jugando o demasiado lejos en la escalera.
problem-tournament-event-finished = El torneo ha terminado.
problem-tournament-event-name-twice = { $name } ya está en la lista.
problem-tournament-event-id-twice = { $id } ya está en la lista o se ha retirado.
problem-tournament-event-unknown = Aquí no hay nadie con la clave { $id }.
problem-tournament-event-withdrawn = { $id } se ha retirado.
problem-tournament-event-full = El torneo está completo: caben { $number }.
problem-tournament-event-late = El torneo ya ha empezado: nadie más puede entrar.
problem-tournament-event-team-small = Un equipo necesita aquí { $boards } miembros, no { $members }.
problem-tournament-event-team-twice = { $name } está dos veces en este equipo.
problem-tournament-event-team-other = { $name } ya está en el equipo { $other }.
problem-tournament-event-no-team = Este torneo no es por equipos.
problem-tournament-event-paused = { $id } ya está en pausa.
problem-tournament-event-not-paused = { $id } no está en pausa.
problem-tournament-event-pause-format = En este tipo de torneo nadie puede hacer una pausa.
problem-tournament-event-bye-format = Solo en un torneo suizo se puede librar a alguien de una ronda.
problem-tournament-event-bye-round = No se puede librar a nadie de la ronda { $round }: ya está emparejada o no se juega.
problem-tournament-event-bye-twice = { $id } ya descansa en la ronda { $round }.
problem-tournament-event-bye-worth = Una ronda de descanso vale entre 0 y { $win } puntos, en mitades, no { $points }.
problem-tournament-event-round-open = En la ronda { $round } aún faltan resultados.
problem-tournament-event-round-closed = La ronda { $round } ha terminado.
problem-tournament-event-round-unknown = La ronda { $round } no es la última o no existe.
problem-tournament-event-round-begun = Ya ha empezado una partida de la ronda { $round }: el emparejamiento se mantiene.
problem-tournament-event-round-empty = Una ronda necesita al menos una partida.
problem-tournament-event-rounds-over =
    { $rounds ->
        [one] Ya se ha jugado la única ronda.
       *[other] Se han jugado las { $rounds } rondas.
    }
problem-tournament-event-not-playing = { $id } no puede jugar ahora.
problem-tournament-event-twice = { $id } aparece dos veces en la ronda { $round }.
problem-tournament-event-left-out = { $id } no tiene ni rival ni descanso en la ronda { $round }.
problem-tournament-event-busy = { $id } todavía juega la partida { $game }.
problem-tournament-event-bracket = En la ronda { $round } el cuadro decide quién juega contra quién.
problem-tournament-event-table = En la ronda { $round } el calendario no enfrenta a { $id } y { $other }.
problem-tournament-event-reach = { $id } y { $other } están a más de { $reach } puestos en la escalera.
problem-tournament-event-time-up = El tiempo de este torneo se ha acabado.
problem-tournament-event-game-unknown = La partida { $game } no existe.
problem-tournament-event-game-over = La partida { $game } ya tiene resultado: { $result }.
problem-tournament-event-game-open = La partida { $game } aún no tiene resultado.
problem-tournament-event-game-begun = La partida { $game } ya ha empezado.
problem-tournament-event-match-over = El duelo de la mesa { $table } está decidido.
problem-tournament-event-match-single = Así solo se decide un duelo de una eliminatoria.
problem-tournament-event-match-player = { $id } no juega en la mesa { $table }.
problem-tournament-event-correction-late = Partidas posteriores dependen de este resultado: se mantiene.
problem-tournament-event-correction-open = Con este resultado nadie habría ganado el duelo, y la ronda ha terminado.
problem-tournament-event-reopen = La ronda ha terminado: un resultado se puede corregir, pero no borrar.
problem-tournament-pairing-finished = El torneo ha terminado.
problem-tournament-pairing-few = Un torneo necesita al menos dos que jueguen.
problem-tournament-pairing-open = En la ronda { $round } aún faltan resultados.
problem-tournament-pairing-over = Se han jugado todas las rondas.
problem-tournament-pairing-nobody = Ahora nadie está libre para jugar.
problem-tournament-pairing-time-up = El tiempo de este torneo se ha acabado.
problem-tournament-regulations-no-clock = Un torneo se juega siempre con reloj.
problem-tournament-regulations-rounds = El número de rondas debe estar entre 1 y { $most }, no ser { $value }.
problem-tournament-regulations-cycles = El número de partidas contra cada rival debe estar entre 1 y { $most }, no ser { $value }.
problem-tournament-regulations-boards = El tamaño de un equipo debe estar entre 1 y { $most }, no ser { $value }.
problem-tournament-regulations-minutes = La duración en minutos debe estar entre 1 y { $most }, no ser { $value }.
problem-tournament-regulations-reach = El alcance de un desafío debe estar entre 1 y { $most }, no ser { $value }.
problem-tournament-regulations-best-of = Un duelo tiene un número impar de partidas, como máximo { $most }, no { $value }.
problem-tournament-regulations-third-place = El tercer puesto solo se juega en una eliminatoria simple.
problem-tournament-regulations-boards-format = Los equipos solo juegan ligas o torneos suizos.
problem-tournament-regulations-handicap = Una ventaja necesita al menos un punto de puntuación por nivel, no { $value }.
problem-tournament-regulations-limit = El número de participantes está entre 2 y { $most }, no es { $value }.
problem-tournament-regulations-points = Los puntos son mitades entre 0 y 100: más por una victoria, menos por una derrota.
problem-tournament-regulations-tiebreak = El desempate { $value } está elegido dos veces.
problem-tournament-value-value = «{ $field }» no puede ser { $value }.
problem-tournament-value-game = Una partida se escribe 3.12 o 3.12.2, no { $value }.
problem-tournament-players-encoding = Línea { $line }: esto no es UTF-8. Guarda el archivo como «CSV UTF-8».
problem-tournament-players-large = Una lista de jugadores tiene como máximo { $most } bytes.
problem-tournament-players-empty = No hay jugadores en el archivo.
problem-tournament-players-columns = La línea 1 debe nombrar las columnas, y una de ellas debe ser «nombre».
problem-tournament-players-column-twice = Hay dos columnas «{ $name }».
problem-tournament-players-csv = Línea { $line }: esto no es CSV.
problem-tournament-players-surplus = La línea { $line } tiene más datos que columnas hay.
problem-tournament-players-name-empty = Línea { $line }: falta el nombre.
problem-tournament-players-name-long = Línea { $line }: un nombre puede tener como máximo { $most } caracteres.
problem-tournament-players-name-characters = Línea { $line }: el nombre contiene un carácter invisible.
problem-tournament-players-name-twice = Línea { $line }: { $name } ya está en la línea { $other }.
problem-tournament-players-rating = Línea { $line }: una puntuación es un número entero hasta { $most }, no { $value }.
problem-tournament-players-bot = Línea { $line }: «bot» es sí o no, no { $value }.
problem-tournament-players-team = Línea { $line }: falta el equipo.
problem-tournament-players-refused = Línea { $line }: { $why }
problem-tournament-report-format = Este informe solo existe para ligas y torneos suizos.
problem-tournament-report-wide = En el informe no cabe { $value }.

## The web app

web-skip = Ir al contenido
web-nav = Navegación principal
web-menu = Menú
web-close = Cerrar
web-notices = Avisos
web-cancel = Cancelar
web-offline = Estás sin conexión. Las partidas y los ejercicios seguirán en cuanto vuelva; la introducción y los ajustes funcionan sin ella.
web-lost-connection = Se ha cortado la conexión. Reintentando…
web-offline-page = Esta página necesita conexión. Aparecerá en cuanto vuelva a haberla.
web-not-found-title = Página no encontrada
web-not-found-about = Quizá el enlace esté incompleto o la página ya no exista.
web-go-home = Ir al inicio
web-page-play = Jugar
web-page-game = Partida
web-page-challenge = Desafío
web-page-settings = Ajustes
web-page-live = Partidas en curso
web-page-leaderboard = Clasificación
web-page-player = Jugador
web-page-people = Gente
web-page-account = Cuenta
web-header-you = { $name }: tu perfil
web-setting-language = Idioma
web-setting-language-auto = El del navegador ({ $language })
web-setting-edition-about = Con qué piezas se juegan las partidas nuevas.
web-setting-theme = Apariencia
web-setting-theme-auto = Según el sistema
web-setting-theme-light = Claro
web-setting-theme-dark = Oscuro
web-setting-theme-contrast = Alto contraste
web-setting-view = Vista del tablero
web-setting-view-about = Desde arriba, el tablero ocupa menos y cada característica se distingue bien.
web-setting-view-auto = Según la pantalla
web-setting-view-flat = Desde arriba
web-setting-view-slanted = En perspectiva
web-setting-pieces = Diseño del tablero
web-setting-pieces-contrast = Con alto contraste, todos los diseños tienen los mismos colores.
web-setting-pieces-wood = Madera
web-setting-pieces-slate = Pizarra
web-setting-pieces-bright = Colores vivos
web-setting-motion = Animaciones
web-setting-motion-auto = Según el sistema
web-setting-motion-full = Animaciones completas
web-setting-motion-reduced = Sin animaciones
web-setting-pace = Ritmo del ordenador
web-setting-pace-about = Cuánto espera el ordenador entre colocar y dar, para que puedas seguirlo. Juega igual de bien a cualquier ritmo.
web-setting-pace-instant = Sin pausas
web-setting-pace-quick = Pausas cortas
web-setting-pace-calm = Pausas largas
web-setting-sound = Sonido
web-setting-volume = Volumen
web-setting-characters = Dejar hablar a los personajes del ordenador
web-setting-characters-about = Una palabra de vez en cuando; nunca sobre lo que se podría jugar o anunciar.
web-setting-avatar = Tu avatar
web-setting-avatar-about = Así te ven los demás jugadores.
web-setting-confirm = Confirmar cada acción
web-setting-confirm-about =
    { $edition ->
        [mushrooms] Una seta solo se da o se coloca cuando lo confirmas; hasta entonces puedes retirarla.
       *[classic] Una pieza solo se da o se coloca cuando lo confirmas; hasta entonces puedes retirarla.
    }
web-setting-fourth = Enviar el anuncio con la cuarta casilla
web-setting-fourth-about = Si no, miras las cuatro casillas una vez más y envías el anuncio tú.
web-setting-shortcuts = Atajos de teclado
web-setting-shortcuts-about = Teclas sueltas para dar, colocar, anunciar y más; en la partida, el signo de interrogación muestra la lista. Desactívalas si dictas o si te estorban.
web-setting-coordinates = Mostrar letras y números en el tablero
web-setting-notify = Avisarme cuando sea mi turno
web-setting-notify-about = Una notificación del navegador mientras miras otra cosa.
web-setting-notify-denied = Tu navegador bloquea las notificaciones de esta página.
web-setting-notify-push = Una notificación mientras miras otra cosa. En las partidas con días por turno, también con Fourfold cerrado.
web-setting-notify-failed = Recibirás notificaciones mientras Fourfold esté abierto. No se ha podido registrar tu navegador para recibirlas con Fourfold cerrado.
web-setting-quiet = Horas de silencio
web-setting-quiet-about = Con Fourfold cerrado, nada te molestará entre estas horas. Deja ambas vacías si no quieres horas de silencio.
web-setting-quiet-from = Desde
web-setting-quiet-until = Hasta
web-board-name = Tablero
web-board-empty = { $square }, vacía
web-board-last = última colocada
web-board-lit = resaltada
web-tray-name =
    { $edition ->
        [mushrooms] Setas restantes
       *[classic] Piezas restantes
    }
web-tray-sort = Ordenar por
web-tray-by-number = número
web-tray-empty =
    { $edition ->
        [mushrooms] Todas las setas están en el tablero.
       *[classic] Todas las piezas están en el tablero.
    }
web-table-more = Más
web-hand-empty = nada
web-hand-name = En mano
web-hand-yours = En tu mano
web-hand-of = En la mano de { $name }
web-loading = Un momento…
web-game-title = { $name } contra { $other }
web-game-you = tú
web-game-to-act = le toca jugar
web-game-your-turn = Tu turno
web-banner-name = Tus partidas
web-banner-turn = Es tu turno contra { $name }
web-banner-turns =
    { $number ->
        [one] Es tu turno en { $number } partida
       *[other] Es tu turno en { $number } partidas
    }
web-banner-waiting = Tu partida contra { $name } sigue; { $name } está pensando
web-banner-challenge = Un desafío de { $name }
web-banner-open = Ir a la partida
web-banner-look = Ver
web-banner-more =
    { $number ->
        [one] { $number } partida más
       *[other] { $number } partidas más
    }
web-game-here = está en línea
web-game-away = está sin conexión
web-absent-left = queda: { $time }
web-absent-clock = { $name } está sin conexión. Si se acaba el tiempo, ganas tú.
web-absent-win = { $name } está sin conexión. Si no pasa nada hasta esta fecha, ganas tú: { $date }.
web-absent-none = { $name } está sin conexión. Si no pasa nada hasta esta fecha, la partida termina sin ganador: { $date }.
web-game-point = Señala las cuatro casillas ({ $number } de 4).
web-game-send-call = ¡Anunciar QUARTO!
web-game-withdraw = No, seguir jugando
web-game-pass = Pasar
web-game-confirm = Confirmar
web-game-confirm-this = Confirma o deshaz.
web-game-undo = Deshacer
web-game-placed =
    { $edition ->
        [mushrooms] { $name } coloca la seta en { $square }.
       *[classic] { $name } coloca la pieza en { $square }.
    }
web-game-draw = Ofrecer empate
web-game-draw-sent = Empate ofrecido
web-game-draw-offered = { $name } ofrece empate.
web-game-draw-agree = Aceptar el empate
web-game-takeback = Deshacer jugada
web-game-takeback-sent = Petición enviada
web-game-takeback-late = Ya se ha hablado del quarto que se escapó: no se puede volver más atrás.
web-game-takeback-asked = { $name } quiere deshacer una jugada.
web-game-taken-back = La jugada se ha deshecho.
web-game-declined =
    { $what ->
        [draw] El empate se ha rechazado.
        [takeback] La petición de deshacer la jugada se ha rechazado.
       *[other] Rechazado.
    }
web-game-accept = Aceptar
web-game-decline = Rechazar
web-game-resign = Rendirse
web-game-resign-sure = Si te rindes, gana tu rival.
web-game-resign-yes = Sí, rendirse
web-game-abort = Cancelar la partida
web-game-abort-sure = La partida termina sin ganador y no cuenta.
web-game-abort-yes = Sí, cancelar
web-game-go-on = Seguir jugando
web-game-talk = Decir algo
web-game-mute = Ocultar mensajes
web-game-muted = Los mensajes de esta partida están ahora ocultos.
web-game-unmuted = Los mensajes de esta partida se muestran de nuevo.
web-game-record = Registro
web-game-share = Compartir
web-game-link-copied = Enlace copiado.
web-copy-by-hand = Este navegador no deja copiar a la página. Copia el enlace de aquí:
web-copy-selected = Este navegador no deja copiar a la página. El texto está seleccionado: cópialo tú.
web-share-link = Enlace
web-share-copy = Copiar
web-share-copied = Copiado.
web-share-send = Enviar…
web-share-picture = Imagen de esta posición
web-share-animation = Animación de la partida
web-share-embed = Código para tu propia página web
web-embed-open = Abrir en Fourfold
web-game-watchers =
    { $number ->
        [one] { $number } persona mirando
       *[other] { $number } personas mirando
    }
web-watch = Estás mirando
web-watch-others =
    { $number ->
        [one] con { $number } persona más
       *[other] con { $number } personas más
    }
web-watch-talk = Hablar
web-watch-spectators = Entre espectadores
web-watch-about = Esto solo lo ven los espectadores, nunca los jugadores.
web-watch-hide = Ocultar lo que dicen los espectadores
web-game-result = Resultado
web-game-won = ¡Has ganado!
web-game-lost = Esta vez has perdido
web-game-won-by = { $name } gana
web-game-drawn = Empate
web-game-nobody = No gana nadie
web-game-aborted = Partida cancelada
web-game-missed = Quartos no anunciados
web-game-rematch = Revancha
web-game-rematch-asked = Revancha pedida
web-game-rematch-wanted = { $name } quiere la revancha.
web-game-rematch-withdraw = Retirar la petición
web-game-rematch-declined = Esta vez no habrá revancha.
web-game-to-rematch = Ir a la siguiente partida
web-game-review = Repasar la partida
web-game-other-game = Otra partida
web-game-typed = Escribe una jugada
web-game-typed-wrong = Escribe una jugada como c2, -5, c2-5 o !a1b1c1d1.
web-game-do = Jugar
web-game-lost-connection = Se ha cortado la conexión. No se pierde nada: reintentando…
web-game-not-sent = No ha llegado al servidor. Inténtalo de nuevo.
web-game-false-loses = un anuncio falso pierde la partida
web-told-give =
    { $who ->
        [me] Das a { $other } { piece-the }.
       *[them] { $name } te da { piece-the }.
    }
web-told-place = Colocas la { piece-one } en { $square }.
web-told-call = Anuncias ¡QUARTO! en { $squares }.
web-told-pass = Pasas.
web-told-resign = Te rindes.
web-told-flag = Se te ha acabado el tiempo.
web-told-abandon = Has abandonado la partida.
web-told-draw = Ofreces empate.
web-told-takeback = Pides deshacer una jugada.
web-told-rematch = Pides la revancha.
web-told-abort = Cancelas la partida.
web-waiting-give = { $name } te está eligiendo una { piece-one }.
web-queue-chosen = En cuanto coloques, darás { $piece }.
web-queue-cancelled = Ya no darás { $piece } por adelantado.
web-queue-next = Darás
web-queue-undo = No darla todavía
web-call-patterns = O elige una figura
web-past-title = Jugadas hasta ahora
web-past-none = Aún no hay jugadas.
web-past-shown = Posición anterior
web-past-now = Volver a la partida
web-keys-title = Atajos de teclado
web-key-place = Ir al tablero
web-key-give = Ir a las { piece-many } que quedan
web-key-call = Anunciar ¡QUARTO! y después enviar el anuncio
web-key-hint = Pedir una pista
web-key-view = Cambiar la vista del tablero
web-key-back = Ver un paso atrás
web-key-next = Ver un paso adelante; tras la partida, jugar otra vez
web-key-say = Oír otra vez qué hacer y qué tienes en la mano
web-key-escape = Deshacer lo que no se ha enviado o volver a la posición actual
web-key-list = Mostrar esta lista
web-ended-quarto = ¡QUARTO! ({ $values } en { $squares })
web-ended-caught =
    { $who ->
        [me] Anunciaste un quarto que { $other } no vio ({ $values } en { $squares }).
        [them] { $name } anunció un quarto que no viste ({ $values } en { $squares }).
       *[others] { $name } anunció un quarto que { $other } no vio ({ $values } en { $squares }).
    }
web-ended-caught-automatic =
    { $who ->
        [me] { $other } completó un quarto que solo cuenta para ti ({ $values } en { $squares }).
        [them] Completaste un quarto que solo cuenta para { $name } ({ $values } en { $squares }).
       *[others] { $other } completó un quarto que solo cuenta para { $name } ({ $values } en { $squares }).
    }
web-ended-time =
    { $who ->
        [them] Se te acabó el tiempo.
       *[others] A { $other } se le acabó el tiempo.
    }
web-ended-resignation =
    { $who ->
        [them] Te rendiste.
       *[others] { $other } se rindió.
    }
web-ended-false-call =
    { $who ->
        [them] Anunciaste en falso.
       *[others] { $other } anunció en falso.
    }
web-ended-abandoned =
    { $who ->
        [them] Abandonaste la partida.
       *[others] { $other } abandonó la partida.
    }
web-ended-aborted =
    { $who ->
        [me] Has cancelado la partida antes de que contara.
       *[others] { $name } ha cancelado la partida antes de que contara.
    }
web-ended-full-board = Todas las { piece-many } están colocadas y nadie ha ganado.
web-game-rules = Reglas de esta partida
web-coach-name = Entrenador
web-coach-hint = Pista
web-coach-more = Dime más
web-coach-danger = Ver las amenazas
web-coach-poisoned = peligrosa: gana en { $squares }
web-coach-safe = segura por ahora
web-coach-wins-here = hace un quarto aquí
web-help-off = Jugáis sin ayuda: ni pistas, ni amenazas, ni análisis hasta que termine la partida.
web-help-rated = Las partidas puntuadas se juegan sin ayuda: ni pistas, ni amenazas, ni análisis.
web-help-on = Acordasteis jugar con ayuda. Cuando uno la use, el otro lo sabrá.
web-help-used-hint = { $name } ha pedido una pista.
web-help-used-threats = { $name } ha mirado las amenazas.
web-help-used-explanation = { $name } ha pedido que se explique una jugada.
web-help-used-analysis = { $name } ha usado el análisis.
web-help-title = Ayuda usada
web-play-title =
    { $edition ->
        [mushrooms] Dieciséis setas. Cuatro características. Un grito.
       *[classic] Dieciséis piezas. Cuatro características. Un grito.
    }
web-play-lead =
    { $edition ->
        [mushrooms] Colocas la seta que tu rival elige para ti. Gana quien vea primero cuatro en línea con una característica común y anuncie: ¡QUARTO!
       *[classic] Colocas la pieza que tu rival elige para ti. Gana quien vea primero cuatro en línea con una característica común y anuncie: ¡QUARTO!
    }
web-play-how = ¿Cómo quieres jugar?
web-play-way-someone = Jugar en línea
web-play-way-computer = Contra el ordenador
web-play-way-shared = En la misma pantalla
web-play-way-friend = Invitar a un amigo
web-play-opponent = Tu rival
web-play-strength = fuerza { $number } de { $count }
web-play-rating = Elo { $number }
web-play-shared-about = Dos personas juegan por turnos en esta pantalla.
web-play-friend-about = Recibes un enlace y un código QR. Quien abra el enlace juega contra ti.
web-play-someone-about = Te toca alguien que quiere el mismo nivel y el mismo reloj y tiene una puntuación parecida.
web-play-name = Tu nombre
web-play-name-about = Lo ven tus rivales. Si lo dejas vacío, te ponemos uno simpático.
web-play-open = Cualquiera en este servidor puede aceptar
web-play-private = Solo nosotros dos vemos la partida
web-play-handicap = Un nivel distinto para cada jugador (hándicap)
web-play-handicap-about = Cada cual solo puede anunciar las figuras de su propio nivel. El jugador más fuerte elige el nivel más bajo.
web-play-traits-about = Para empezar bastan una o dos.
web-clock-other = Otro…
web-clock-time = Tiempo
web-clock-unit = Unidad de tiempo
web-clock-kind = Para qué es el tiempo
web-clock-kind-turn = por jugada
web-clock-kind-bank = por jugador
web-clock-increment = más, después de cada jugada,
web-clock-impossible = Un reloj dura al menos un segundo y como mucho un año.
web-play-first = ¿Quién empieza?
web-play-first-lot = A suertes
web-play-me = Yo
web-play-them = Mi rival
web-play-start-computer = Jugar contra { $name }
web-play-start-shared = Empezar en esta pantalla
web-play-start-friend = Crear un enlace
web-play-continue = Seguir con tu partida
web-play-received = Te desafían
web-play-waiting = Gente que espera una partida
web-play-no-challenges = Ahora mismo no espera nadie.
web-play-own-challenge = Tu desafío
web-queue-waiting =
    { $number ->
        [one] { $number } persona busca partida
        [many] { $number } de personas buscan partida
       *[other] { $number } personas buscan partida
    }
web-queue-join = Jugar
web-queue-title = Buscando rival…
web-queue-range = Puntuación de { $least } a { $most }; el margen crece mientras esperas
web-queue-anyone = Cualquier puntuación
web-queue-others =
    { $number ->
        [0] ahora no espera nadie más
        [one] espera { $number } persona más
        [many] esperan { $number } de personas más
       *[other] esperan { $number } personas más
    }
web-queue-computer = Aún nadie. { $name } puede jugar ahora mismo.
web-queue-leave = Dejar de buscar
web-queue-over = La búsqueda de rival ha terminado. Inténtalo de nuevo.
web-play-accept = Aceptar y jugar
web-challenge-invite = Invitar a alguien
web-challenge-invite-about = Envía este enlace o deja que escaneen el código. La partida empieza en cuanto se acepte.
web-challenge-open-about = Todos los jugadores del servidor ven tu desafío. También puedes enviar el enlace.
web-challenge-qr = Código QR del enlace
web-challenge-link = Enlace
web-challenge-copy = Copiar el enlace
web-challenge-withdraw = Retirar
web-challenge-waiting = Esperando a que alguien acepte…
web-challenge-local = Este enlace solo funciona en este ordenador. Para jugar con otros en tu red, inicia el servidor con { $command }.
web-challenge-by = { $name } quiere jugar contigo
web-challenge-game = Dieciséis { piece-many } para dos: tu rival elige lo que colocas tú, y tú lo que coloca tu rival. Gana quien vea primero cuatro en línea con una característica en común.
web-challenge-not-now = Ahora no
web-challenge-accepted = Este desafío ya ha sido aceptado
web-challenge-withdrawn = Este desafío se ha retirado
web-challenge-expired = Este desafío ha caducado
web-challenge-declined = Este desafío se ha rechazado
web-challenge-declined-by = { $name } ha rechazado tu desafío.
web-challenge-to = Tu desafío a { $name }
web-challenge-to-about = Esperando la respuesta de { $name }… La partida empieza en cuanto acepte tu desafío.
web-challenge-new = Desafiar a { $name }
web-challenge-send = Enviar el desafío
web-challenge-watch = Ver la partida
web-live-none = Ahora mismo no juega nadie.
web-live-over = Partidas terminadas
web-live-more = Ver más
web-live-rated = puntuada
web-live-handicap = Niveles { $level }
web-leaderboard-about = Jugadores con una puntuación ya establecida, según las partidas puntuadas.
web-leaderboard-rank = Puesto
web-leaderboard-player = Jugador
web-leaderboard-rating = Puntuación
web-leaderboard-games = Partidas
web-leaderboard-none = Aún no hay nadie con suficientes partidas puntuadas.
web-player-kind-guest = Invitado
web-player-kind-account = Miembro
web-player-kind-bot = Bot
web-player-kind-computer = Ordenador
web-player-kind-deleted = Cuenta eliminada
web-player-since = desde el { $date }
web-player-you = Este es tu perfil.
web-player-counts = victorias: { $wins }, empates: { $draws }, derrotas: { $losses }
web-player-ratings = Puntuaciones
web-player-course =
    { $number ->
        [one] De { $from } a { $to } en la última partida puntuada
       *[other] De { $from } a { $to } en las últimas { $number } partidas puntuadas
    }
web-player-history = Partidas puntuadas
web-player-follow = Seguir
web-player-unfollow = Dejar de seguir
web-player-block = Bloquear
web-player-unblock = Desbloquear
web-player-block-about = Se acaban los desafíos y los mensajes entre vosotros, y no se os emparejará. { $name } no recibe ningún aviso.
web-player-blocked = Has bloqueado a { $name }.
web-player-unblocked = Ya no bloqueas a { $name }.
web-player-challenge = Desafiar
web-player-report = Denunciar a este jugador
web-player-reason-name = El nombre es ofensivo
web-player-reason-leaving = Abandona las partidas perdidas
web-player-reason-cheating = Usa ayuda en partidas puntuadas
web-player-reason-other = Otra cosa
web-player-send = Enviar
web-player-reported = Gracias, la denuncia se ha enviado.
web-people-following = Jugadores que sigues
web-people-following-none = Aún no sigues a nadie. Pulsa «Seguir» en la página de un jugador para ver aquí cuándo está en línea.
web-people-online = en línea
web-people-show = Mostrar a los demás cuándo estoy en línea
web-people-show-about = En una partida, tu rival siempre ve si estás.
web-people-opponents = Rivales recientes
web-people-opponents-none = Aún no has jugado contra nadie.
web-people-won = ganaste
web-people-drawn = empate
web-people-lost = perdiste
web-people-blocked = Jugadores bloqueados
web-play-rated = Partida puntuada
web-play-rated-account = { problem-rated-account }
web-play-rated-rules = { problem-rated-rules }
web-play-rated-clock = { problem-rated-clock }
web-play-rated-private = { problem-rated-private }
web-play-rated-seat = { problem-rated-seat }
web-play-rated-help = { problem-rated-help }
web-play-help = Los dos podemos pedir pistas
web-play-helped = con pistas
web-account-about = Sin cuenta se juega todo menos las partidas puntuadas y los torneos. Una cuenta guarda tus partidas y tu nombre.
web-account-sign-in = Iniciar sesión
web-account-sign-up = Crear una cuenta
web-account-sign-recover = He olvidado la contraseña
web-account-recover = Poner una contraseña nueva
web-account-sign-out = Cerrar sesión
web-account-name = Nombre
web-account-shown-name = Nombre visible
web-account-guest-name = Jugar sin cuenta
web-account-password = Contraseña
web-account-old-password = Contraseña actual
web-account-new-password = Contraseña nueva
web-account-password-about = Al menos 8 caracteres; mejor aún, varias palabras.
web-account-code = Código de recuperación
web-account-codes = Tus códigos de recuperación
web-account-codes-about = Solo se muestran una vez. Guárdalos: cada uno te deja entrar una vez si olvidas la contraseña.
web-account-codes-copy = Copiar los códigos
web-account-codes-download = Guardar en un archivo
web-account-codes-copied = Códigos copiados.
web-account-signed-in = Has iniciado sesión como { $name }.
web-account-go-on = Continuar
web-account-guest = Juegas como { $name }, sin cuenta.
web-account-profile = Perfil
web-account-save = Guardar
web-account-saved = Guardado.
web-account-settings-taken = Ahora se usan aquí los ajustes de tu cuenta.
web-account-sessions = Sesiones abiertas
web-account-this-one = este dispositivo
web-account-tokens = Tokens para tus programas
web-account-tokens-about = Con un token, un programa tuyo juega con tu nombre.
web-account-token-name = Para qué es el token
web-account-token-new = Crear un token
web-account-token-once = El token nuevo, visible solo ahora:
web-account-export = Descargar todos mis datos
web-account-delete = Eliminar la cuenta
web-account-delete-about = No se puede deshacer. Tu nombre desaparece de todas las partidas.
web-page-learn = Aprender
web-page-puzzles = Problemas
web-page-puzzle = Problema
web-page-analysis = Tablero de análisis
web-page-drill = Ojo de lince
web-page-fill = Llenar el tablero
web-page-atlas = Atlas
web-analysis-working = Calculando…
web-analysis-ended = ¡QUARTO! Esta jugada gana.
web-analysis-ended-loss = ¡QUARTO! Pero cuenta para el rival, que gana.
web-analysis-full = El tablero está lleno: no queda nada por jugar.
web-analysis-place = Para quien coloca ahora: { $value }
web-analysis-give = Para quien da ahora: { $value }
web-analysis-choose-first =
    { $edition ->
        [mushrooms] Elige primero una seta.
       *[classic] Elige primero una pieza.
    }
web-analysis-mode = Modo
web-analysis-mode-set-up =
    { $edition ->
        [mushrooms] Colocar setas
       *[classic] Colocar piezas
    }
web-analysis-mode-play = Probar jugadas
web-analysis-clear = Vaciar el tablero
web-analysis-to-hand = Poner en la mano
web-analysis-empty-hand =
    { $edition ->
        [mushrooms] Devolver la seta
       *[classic] Devolver la pieza
    }
web-analysis-set-up-about =
    { $edition ->
        [mushrooms] Elige una seta y luego una casilla o la mano; también puedes arrastrar. Toca una seta del tablero para quitarla.
       *[classic] Elige una pieza y luego una casilla o la mano; también puedes arrastrar. Toca una pieza del tablero para quitarla.
    }
web-analysis-play-about =
    { $edition ->
        [mushrooms] Cada casilla y cada seta muestran adónde llevan si nadie se equivoca, y en cuántas colocaciones.
       *[classic] Cada casilla y cada pieza muestran adónde llevan si nadie se equivoca, y en cuántas colocaciones.
    }
web-analysis-legend = Leyenda
web-analysis-gifts = Tras colocar en
web-analysis-gifts-about =
    { $edition ->
        [mushrooms] Elige una casilla para ver cuánto vale dar después cada seta.
       *[classic] Elige una casilla para ver cuánto vale dar después cada pieza.
    }
web-analysis-wins-there = { $square } gana de inmediato.
web-analysis-standing = Ya está en el tablero y ya no vale
web-analysis-best = Las mejores jugadas
web-analysis-notation = Posición (notación)
web-analysis-show = Mostrar
web-analysis-wrong =
    { $edition ->
        [mushrooms] Introduce las cuatro filas y la seta en la mano, por ejemplo .4f./c3.0/78../9b.. a; cada seta una vez como mucho.
       *[classic] Introduce las cuatro filas y la pieza en la mano, por ejemplo .4f./c3.0/78../9b.. a; cada pieza una vez como mucho.
    }
web-analysis-to-act = A quién le toca
web-review-ready = El análisis está listo. Avanza con las flechas.
web-review-start = Recorre la partida: cada decisión muestra cuánto valía y qué habría sido mejor.
web-review-working = Analizando cada decisión…
web-review-lead = Pega el registro de una partida o suelta aquí un archivo .qgn: verás cuánto valía cada decisión y dónde cambió la partida.
web-review-given = Entregada
web-review-steps = Pasos
web-review-value-for = Para { $name }
web-review-to-turning-point = Ir al momento decisivo
web-review-go-on = Seguir desde aquí
web-review-play-from = Jugar desde aquí
web-review-analyse = Analizar
web-review-to-game = Volver a la partida
web-review-record = Registro de una partida
web-review-look = Repasar
web-review-file = Elegir un archivo
web-learn-title = Aprende el juego en diez minutos
web-learn-lead = Lecciones cortas e interactivas, una regla cada vez.
web-learn-done = hecha
web-learn-more = ¿Y después?
web-learn-more-puzzles = Un problema al día para todos, y muchos más por tema.
web-learn-more-drill = Ver un quarto antes que nadie.
web-learn-more-fill = El rompecabezas del que nació el juego.
web-learn-more-atlas = Quién gana si nadie se equivoca, con cada regla.
web-learn-gallery = Las treinta figuras
web-learn-gallery-about =
    { $edition ->
        [mushrooms] Cuatro setas con una característica común en las casillas de una figura hacen un quarto. Cada nivel se suma al anterior.
       *[classic] Cuatro piezas con una característica común en las casillas de una figura hacen un quarto. Cada nivel se suma al anterior.
    }
web-learn-next = Siguiente: { $title }
web-learn-again = Otra vez
web-learn-play = Jugar una partida
web-learn-step = Paso { $number } de { $count }
web-page-intro = El juego en un minuto
web-intro-offer = ¿No conoces el juego?
web-intro-offer-about = Cuatro pasos que juegas tú: encontrar, dar, colocar y anunciar.
web-intro-start = Muéstramelo
web-intro-skip = Saltar
web-intro-find-about =
    { $edition ->
        [mushrooms] Dieciséis setas, todas distintas: azules o rojas, puntiagudas o planas, grandes o pequeñas, con lunares amarillos o sin ellos.
       *[classic] Dieciséis piezas, todas distintas: claras u oscuras, redondas o cuadradas, altas o bajas, llenas o huecas.
    }
web-intro-find = Toca { piece-the }.
web-intro-find-wrong = Mira otra vez ({ $traits }): toca { piece-the }.
web-intro-give-about =
    { $edition ->
        [mushrooms] Nunca eliges tu seta: le das a tu rival la que tiene que colocar y él te da la tuya.
       *[classic] Nunca eliges tu pieza: le das a tu rival la que tiene que colocar y él te da la tuya.
    }
web-intro-give =
    { $edition ->
        [mushrooms] ¡Tres setas grandes seguidas! Da una que no sea grande.
       *[classic] ¡Tres piezas altas seguidas! Da una que no sea alta.
    }
web-intro-give-wrong =
    { $edition ->
        [mushrooms] Esa también es grande: tu rival ganaría. Da una pequeña.
       *[classic] Esa también es alta: tu rival ganaría. Da una baja.
    }
web-intro-wait = Ahora es el turno de tu rival…
web-intro-place-about =
    { $edition ->
        [mushrooms] Tu rival ha colocado tu seta y te da otra a cambio.
       *[classic] Tu rival ha colocado tu pieza y te da otra a cambio.
    }
web-intro-place =
    { $edition ->
        [mushrooms] ¡Una grande! Colócala junto a las tres setas grandes.
       *[classic] ¡Una alta! Colócala junto a las tres piezas altas.
    }
web-intro-place-wrong =
    { $edition ->
        [mushrooms] Ahí no: la casilla libre junto a las tres setas grandes completa cuatro.
       *[classic] Ahí no: la casilla libre junto a las tres piezas altas completa cuatro.
    }
web-intro-call-about = Cuatro en línea con una característica en común son un quarto. Solo gana si lo anuncias.
web-intro-call =
    { $edition ->
        [mushrooms] ¡Cuatro setas grandes! Pulsa { quarto-call }
       *[classic] ¡Cuatro piezas altas! Pulsa { quarto-call }
    }
web-intro-call-wrong =
    { $edition ->
        [mushrooms] Esas cuatro no: anuncia otra vez y señala las cuatro setas grandes.
       *[classic] Esas cuatro no: anuncia otra vez y señala las cuatro piezas altas.
    }
web-intro-done-about = Valen filas, columnas y diagonales, con cualquier característica. Y si se te escapa un quarto, tu rival puede anunciarlo.
web-intro-done = { quarto-call } Eso es todo el juego.
web-newcomer-automatic = En tus primeras partidas, los quartos se anuncian solos. Puedes elegir otra cosa en las reglas.
web-newcomer-call = Nuevo: cuando cuatro en línea compartan una característica, pulsa { quarto-call } y señálalas antes de seguir. Nadie lo hará por ti.
web-newcomer-loss = Casi nadie gana su primera partida. Unas lecciones cortas te enseñan en qué fijarte.
web-learn-turn-title = Dar y colocar
web-learn-turn-about =
    { $edition ->
        [mushrooms] Nunca eliges la seta que colocas.
       *[classic] Nunca eliges la pieza que colocas.
    }
web-learn-turn-text =
    { $edition ->
        [mushrooms] El primer jugador da una seta. Después, un turno tiene dos partes: coloca la seta recibida en una casilla libre y da a tu rival una de las que quedan.
       *[classic] El primer jugador da una pieza. Después, un turno tiene dos partes: coloca la pieza recibida en una casilla libre y da a tu rival una de las que quedan.
    }
web-learn-turn-1 =
    { $edition ->
        [mushrooms] Da una seta cualquiera a tu rival.
       *[classic] Da una pieza cualquiera a tu rival.
    }
web-learn-turn-2 = Ahora tienes una: colócala en una casilla libre.
web-learn-turn-3 =
    { $edition ->
        [mushrooms] Y da la siguiente seta.
       *[classic] Y da la siguiente pieza.
    }
web-learn-turn-refused = Todavía no hay nada que anunciar. Termina primero tu turno.
web-learn-turn-done = Eso es un turno completo. Y así, por turnos.
web-learn-call-title = ¡QUARTO!
web-learn-call-about = Cuatro en línea con una característica común ganan, si lo anuncias.
web-learn-call-text = Cuentan filas, columnas y diagonales. No importa quién colocó las otras tres. Pero un quarto solo gana si se anuncia: pulsa el botón rojo y señala las cuatro casillas.
web-learn-call-1 =
    { $edition ->
        [mushrooms] Tres de la fila 2 comparten algo con tu seta. Completa las cuatro.
       *[classic] Tres de la fila 2 comparten algo con tu pieza. Completa las cuatro.
    }
web-learn-call-2 = Ahora anuncia: pulsa ¡QUARTO! y señala las cuatro casillas.
web-learn-call-refused = No del todo: llena el hueco de la fila 2 y señala sus cuatro casillas.
web-learn-call-done = ¡QUARTO! Ganas.
web-learn-safe-title = Una entrega segura
web-learn-safe-about =
    { $edition ->
        [mushrooms] La seta que das puede vencerte.
       *[classic] La pieza que das puede vencerte.
    }
web-learn-safe-text =
    { $edition ->
        [mushrooms] Antes de dar, mira qué podría hacer tu rival con ella. El arte está en hallar una seta que no complete nada.
       *[classic] Antes de dar, mira qué podría hacer tu rival con ella. El arte está en hallar una pieza que no complete nada.
    }
web-learn-safe-1 =
    { $edition ->
        [mushrooms] Da una seta con la que tu rival no pueda hacer un quarto.
       *[classic] Da una pieza con la que tu rival no pueda hacer un quarto.
    }
web-learn-safe-refused = Esa encaja en d2: ¿qué comparten las tres de la fila 2?
web-learn-safe-done =
    { $edition ->
        [mushrooms] Segura: con esta seta nadie completa la fila 2.
       *[classic] Segura: con esta pieza nadie completa la fila 2.
    }
web-learn-caught-title = ¡Pillado!
web-learn-caught-about = Si tu rival pasa por alto un quarto, puedes anunciarlo tú.
web-learn-caught-text =
    { $edition ->
        [mushrooms] Tu rival acaba de completar un quarto y te ha dado una seta sin decir nada. Antes de colocarla puedes anunciar lo que no vio: entonces ganas tú.
       *[classic] Tu rival acaba de completar un quarto y te ha dado una pieza sin decir nada. Antes de colocarla puedes anunciar lo que no vio: entonces ganas tú.
    }
web-learn-caught-1 = No coloques aún: anuncia el quarto que se le escapó a tu rival.
web-learn-caught-refused = Mira la fila 2 y anuncia antes de colocar.
web-learn-caught-done = ¡Pillado! Ganas con el quarto de tu rival.
web-learn-lapse-title = Demasiado tarde
web-learn-lapse-about = Un quarto que nadie anuncia pierde su valor.
web-learn-lapse-text =
    { $edition ->
        [mushrooms] Hay otra vez un quarto en el tablero. Pero si colocas tu seta sin anunciarlo, ya no vale para nadie, lo vea quien lo vea después.
       *[classic] Hay otra vez un quarto en el tablero. Pero si colocas tu pieza sin anunciarlo, ya no vale para nadie, lo vea quien lo vea después.
    }
web-learn-lapse-1 =
    { $edition ->
        [mushrooms] Haz como si no lo vieras: coloca tu seta.
       *[classic] Haz como si no lo vieras: coloca tu pieza.
    }
web-learn-lapse-2 = Ahora intenta anunciar la fila 2.
web-learn-lapse-3 =
    { $edition ->
        [mushrooms] Rechazado: ha perdido su valor. El turno sigue: da una seta.
       *[classic] Rechazado: ha perdido su valor. El turno sigue: da una pieza.
    }
web-learn-lapse-refused = Aquí se pide otra cosa: lee la frase sobre el tablero.
web-learn-lapse-done = Así que abre bien los ojos: tras la siguiente colocación se acabó.
web-learn-levels-title = Nivel 2: cuadrados pequeños
web-learn-levels-about = Cada uno de los cuatro niveles añade figuras.
web-learn-levels-text =
    { $edition ->
        [mushrooms] Desde el nivel 2 también cuentan cuatro setas en un cuadrado pequeño; el nivel 3 añade cuadrados grandes y el 4, girados. La galería los muestra todos.
       *[classic] Desde el nivel 2 también cuentan cuatro piezas en un cuadrado pequeño; el nivel 3 añade cuadrados grandes y el 4, girados. La galería los muestra todos.
    }
web-learn-levels-1 =
    { $edition ->
        [mushrooms] Completa un cuadrado pequeño con tu seta.
       *[classic] Completa un cuadrado pequeño con tu pieza.
    }
web-learn-levels-2 = Anuncia ¡QUARTO! y señala las cuatro esquinas.
web-learn-levels-refused =
    { $edition ->
        [mushrooms] Tres setas en el centro forman una esquina: ¿qué casilla falta?
       *[classic] Tres piezas en el centro forman una esquina: ¿qué casilla falta?
    }
web-learn-levels-done = ¡QUARTO! Con un cuadrado pequeño también se gana.
web-learn-handicap-title = Hándicap
web-learn-handicap-about = Cada jugador puede tener su propio nivel.
web-learn-handicap-text = Tú juegas en el nivel 2 y tu rival en el 1. Tú puedes anunciar cuadrados pequeños; tu rival no, ni siquiera si completa uno.
web-learn-handicap-1 = Tu rival acaba de completar algo que solo tú puedes anunciar. Anúncialo.
web-learn-handicap-refused = Busca el cuadrado pequeño del centro y anuncia antes de colocar.
web-learn-handicap-done = Ganas: cuenta el nivel de quien anuncia, sin importar quién completó el cuadrado.
web-learn-traits-title = Menos características
web-learn-traits-about = Para empezar valen una, dos o tres características.
web-learn-traits-text =
    { $edition ->
        [mushrooms] En esta partida solo cuentan las dos primeras características. Lo demás que compartan las setas no hace quarto.
       *[classic] En esta partida solo cuentan las dos primeras características. Lo demás que compartan las piezas no hace quarto.
    }
web-learn-traits-1 =
    { $edition ->
        [mushrooms] Dos líneas tienen tres setas. Completa la que cuenta.
       *[classic] Dos líneas tienen tres piezas. Completa la que cuenta.
    }
web-learn-traits-2 = Anuncia ¡QUARTO! y señálalo.
web-learn-traits-refused =
    { $edition ->
        [mushrooms] Lo que comparten esas setas no cuenta en esta partida.
       *[classic] Lo que comparten esas piezas no cuenta en esta partida.
    }
web-learn-traits-done = Bien. Añade una característica cuando quieras.
web-puzzles-daily = Problema del día
web-puzzles-solved-today = Resuelto. El próximo llega a medianoche (UTC).
web-puzzles-look-again = Verlo otra vez
web-puzzles-solve = Resolver
web-puzzles-yours = Hasta ahora
web-puzzles-days = Días seguidos
web-puzzles-streak = Problemas seguidos
web-puzzles-longest = Mejor racha
web-puzzles-first-try = A la primera
web-puzzles-kept = Se guarda solo en este navegador.
web-puzzles-train = Más problemas
web-puzzles-train-about = Empiezan fáciles y se adaptan a ti.
web-puzzles-any-level = todos los niveles
web-puzzles-mixed = Un poco de todo
web-puzzles-mixed-about = Sin saber de antemano qué buscar.
web-puzzles-theme-win = Ganar
web-puzzles-about-win = Encuentra la única jugada que gana.
web-puzzles-about-safe-piece =
    { $edition ->
        [mushrooms] Todas las setas menos una regalan algo.
       *[classic] Todas las piezas menos una regalan algo.
    }
web-puzzles-about-only-square =
    { $edition ->
        [mushrooms] La seta está elegida: ¿dónde va?
       *[classic] La pieza está elegida: ¿dónde va?
    }
web-puzzles-about-refutation = Tu rival se equivocó. Demuestra por qué.
web-puzzles-about-save-draw = Todo lo demás pierde.
web-puzzles-give-too =
    { $edition ->
        [mushrooms] Ahora da una seta, o anuncia el quarto.
       *[classic] Ahora da una pieza, o anuncia el quarto.
    }
web-puzzles-next = Problema siguiente
web-puzzles-reveal = Ver la solución
web-puzzles-revealed = Esta es la solución.
web-puzzles-why = Por qué
web-drill-right = ¡Correcto!
web-drill-missed = Había un quarto.
web-drill-wrong = Esas cuatro no comparten nada que cuente.
web-drill-late = Se acabó el tiempo.
web-drill-unsent = Tu respuesta aún no se ha enviado. El ejercicio espera a que vuelva la conexión.
web-drill-send-again = Enviar de nuevo
web-drill-question = ¿Hay un quarto? Señala sus cuatro casillas.
web-drill-there-was-none = En este tablero no hay ningún quarto.
web-drill-none = No hay quarto
web-drill-next = Tablero siguiente
web-drill-finish = Ver el resultado
web-drill-board = Tablero { $number } de { $count }
web-drill-counts = Nuevo: { $kind }
web-drill-so-far = Aciertos: { $right } de { $number }
web-drill-keys = Teclas: flechas y espacio para señalar, N si no hay quarto.
web-drill-result = Aciertos: { $right } de { $number }
web-drill-kind = Figura
web-drill-found = Encontrados
web-drill-time = Tiempo
web-drill-again = Otra vez
web-drill-choose = Cambiar ajustes
web-drill-lead = Doce tableros: señala un quarto o di que no lo hay. Se pone más difícil según mejoras.
web-drill-begin-with = Empezar con
web-drill-limit = Tiempo por tablero
web-drill-no-limit = todo el que quieras
web-drill-begin = Empezar
web-fill-about =
    { $edition ->
        [mushrooms] Las dieciséis setas son tuyas: colócalas en cualquier orden y retíralas cuando quieras. Los quartos se resaltan en cuanto aparecen.
       *[classic] Las dieciséis piezas son tuyas: colócalas en cualquier orden y retíralas cuando quieras. Los quartos se resaltan en cuanto aparecen.
    }
web-fill-task-none = Llena el tablero sin un solo quarto.
web-fill-task-most = Llena el tablero con tantos quartos como sea posible: { $number }.
web-fill-solved =
    { $edition ->
        [mushrooms] ¡Resuelto! Las dieciséis setas están en su sitio.
       *[classic] ¡Resuelto! Las dieciséis piezas están en su sitio.
    }
web-fill-full = El tablero está lleno.
web-fill-now =
    { $edition ->
        [mushrooms] { $number ->
            [one] Lleno, con { $number } quarto. Retira una seta.
           *[other] Lleno, con { $number } quartos. Retira una seta.
        }
       *[classic] { $number ->
            [one] Lleno, con { $number } quarto. Retira una pieza.
           *[other] Lleno, con { $number } quartos. Retira una pieza.
        }
    }
web-fill-none-wanted = en el tablero; objetivo: { $number }
web-fill-most-wanted = de { $number } quartos
web-fill-unknown = Decir si aún es posible llevaría demasiado tiempo.
web-fill-possible = Todavía es posible.
web-fill-best-none = Ya no es posible: el mínimo es { $number }.
web-fill-best-most = Ya no es posible: desde aquí, { $number } como mucho.
web-fill-take-back =
    { $edition ->
        [mushrooms] Retira la seta de una de estas casillas: { $squares }
       *[classic] Retira la pieza de una de estas casillas: { $squares }
    }
web-fill-put = Prueba { piece-the } en { $square }.
web-fill-quartos = Quartos
web-fill-goal = Objetivo
web-fill-goal-none = ningún quarto
web-fill-goal-most = tantos como sea posible
web-atlas-lead = El juego está resuelto: así termina desde el tablero vacío si nadie se equivoca, para cada par de niveles y cualquier número de características.
web-atlas-draw = Empate
web-atlas-first = Gana el primer jugador
web-atlas-second = Gana el segundo jugador
web-atlas-how-many = ¿Cuántas características cuentan?
web-atlas-caption =
    { $edition ->
        [mushrooms] El primer jugador da la primera seta. Elige una celda para saber más.
       *[classic] El primer jugador da la primera pieza. Elige una celda para saber más.
    }
web-atlas-first-level = Primero: nivel { $level }
web-atlas-second-level = Segundo: nivel { $level }
web-atlas-unknown = desconocido
web-atlas-about = Los números indican tras cuántas colocaciones el ganador tiene su quarto si ambos juegan lo mejor posible: uno se apresura, el otro lo retrasa.
web-analysis-opponent = Rival

## Tournaments

format-swiss = Sistema suizo
format-round-robin = Todos contra todos
format-knockout = Eliminatoria
format-double-knockout = Doble eliminatoria
format-arena = Arena
format-ladder = Escalera
format-swiss-about = Un número fijo de rondas. Se enfrentan jugadores con puntos parecidos, y todos juegan hasta el final.
format-round-robin-about = Cada jugador se enfrenta a todos los demás. Para un grupo pequeño.
format-knockout-about = Quien pierde un duelo queda fuera.
format-double-knockout-about = Quien pierde dos duelos queda fuera.
format-arena-about = Nuevos rivales en cuanto quedas libre, durante un tiempo fijo. Una victoria vale 2 puntos, y más si es en racha.
format-ladder-about = Una clasificación para toda una temporada. Puedes desafiar a alguien unos puestos más arriba; si ganas, ocupas su puesto.
tiebreak-buchholz = Buchholz
tiebreak-buchholz-short = BH
tiebreak-buchholz-cut-1 = Buchholz sin el menor
tiebreak-buchholz-cut-1-short = BH −1
tiebreak-buchholz-median = Buchholz sin el menor ni el mayor
tiebreak-buchholz-median-short = BH med
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-sonneborn-berger-short = SB
tiebreak-direct-encounter = Resultado particular
tiebreak-direct-encounter-short = Partic.
tiebreak-wins = Partidas ganadas
tiebreak-wins-short = Vict.
tiebreak-second-player = Partidas como segundo jugador
tiebreak-second-player-short = 2.º
tiebreak-performance = Rendimiento
tiebreak-performance-short = Rend.
tiebreak-board-points = Puntos en los tableros
tiebreak-board-points-short = Tableros
tiebreak-buchholz-about = La suma de los puntos de los rivales.
tiebreak-buchholz-cut-1-about = La suma de los puntos de los rivales, sin el menor.
tiebreak-buchholz-median-about = La suma de los puntos de los rivales, sin el menor ni el mayor.
tiebreak-sonneborn-berger-about = Los puntos de los rivales vencidos y la mitad de los de aquellos con los que hubo empate.
tiebreak-direct-encounter-about = Los puntos de las partidas entre quienes están igualados, si todos se han enfrentado.
tiebreak-wins-about = Partidas ganadas en el tablero, sin descansos ni incomparecencias.
tiebreak-second-player-about = El número de partidas como segundo jugador: cuantas más, mejor.
tiebreak-performance-about = La puntuación a la que corresponden los resultados.
tiebreak-board-points-about = Lo que han sumado juntos los miembros de un equipo.
web-page-tournaments = Torneos
web-page-tournament = Torneo
web-page-tournament-new = Organizar un torneo
web-page-tournament-edit = Editar el torneo
web-banner-paired = { $tournament }: tu próximo rival es { $name }
web-banner-come = Ya voy
web-game-to-tournament = Volver al torneo
web-tournaments-lead = Juega una tarde o toda una temporada, contra personas y ordenadores; o dirige tu propio torneo.
web-tournaments-account = Crear una cuenta para organizar uno
web-tournaments-account-about = Para organizar un torneo necesitas una cuenta.
web-tournaments-running = Ahora
web-tournaments-upcoming = Próximos
web-tournaments-finished = Terminados
web-tournaments-mine = Míos
web-tournaments-none-running = Ahora no se está jugando ningún torneo.
web-tournaments-none-upcoming = Todavía no hay ningún torneo previsto.
web-tournaments-none-finished = Todavía no ha terminado ningún torneo.
web-tournaments-none-mine = Todavía no has jugado ningún torneo.
web-tournament-players =
    { $number ->
        [0] Todavía no se ha apuntado nadie
        [one] { $number } jugador
       *[other] { $number } jugadores
    }
web-tournament-entered-teams =
    { $number ->
        [0] Todavía no se ha apuntado nadie
        [one] { $number } equipo
       *[other] { $number } equipos
    }
web-tournament-by = Dirección: { $name }
web-tournament-venue-tables-short = en mesas de verdad
web-tournament-running = En juego
web-tournament-cancelled = Cancelado
web-tournament-finished = El torneo ha terminado
web-tournament-no-start = Empieza cuando lo decida la dirección
web-tournament-leads = En cabeza: { $name }
web-tournament-won = Ganó { $name }
web-tournament-you-director = Lo diriges
web-tournament-you-helper = Ayudas
web-tournament-you-entrant = Participas
web-tournament-round = Ronda { $number }
web-tournament-round-of = Ronda { $number } de { $planned }
web-tournament-round-final = Final
web-tournament-round-semi = Semifinales
web-tournament-round-quarter = Cuartos de final
web-tournament-round-paired = emparejada
web-tournament-round-running = en juego
web-tournament-round-closed = terminada
web-tournament-rounds =
    { $number ->
        [one] { $number } ronda
       *[other] { $number } rondas
    }
web-tournament-double = a doble vuelta
web-tournament-best-of = al mejor de { $number }
web-tournament-best-of-1 = una sola partida
web-tournament-third = con duelo por el tercer puesto
web-tournament-third-place = Duelo por el tercer puesto
web-tournament-reach-words =
    { $number ->
        [one] desafíos hasta { $number } puesto más arriba
       *[other] desafíos hasta { $number } puestos más arriba
    }
web-tournament-teams =
    { $number ->
        [one] equipos de { $number } tablero
       *[other] equipos de { $number } tableros
    }
web-tournament-handicap-words = ventaja: un nivel por cada { $number } puntos
web-tournament-now = Qué pasa ahora
web-tournament-now-playing = Tu partida contra { $name } está en curso
web-tournament-now-paired = Tu próximo rival: { $name }
web-tournament-now-wait = Quédate aquí: la partida empieza en cuanto llegue { $name }.
web-tournament-now-deadline = Quien no venga pierde por incomparecencia en
web-tournament-now-bye = Descansas en esta ronda.
web-tournament-now-entered = Participas.
web-tournament-now-paused = Estás en pausa.
web-tournament-now-withdrawn = Te has retirado.
web-tournament-next-start = Empieza en
web-tournament-next-round = Siguiente ronda en
web-tournament-next-finish = Termina en
web-tournament-challenge = Desafío a
web-tournament-challenge-send = Desafiar
web-tournament-enter = Participar
web-tournament-enter-account = Para participar necesitas una cuenta.
web-tournament-enter-closed = La inscripción está cerrada.
web-tournament-full = No quedan plazas.
web-tournament-limit-words = { $number } como máximo
web-tournament-rating-words = puntuaciones de { $least } a { $most }
web-tournament-pause = Hacer una pausa
web-tournament-resume = Volver
web-tournament-withdraw = Retirarse
web-tournament-withdraw-sure = ¿Retirarte del todo? No podrás volver.
web-tournament-play = Jugar
web-tournament-watch = Mirar
web-tournament-look = Ver
web-tournament-view-standings = Clasificación
web-tournament-view-rounds = Emparejamientos
web-tournament-view-table = Tabla
web-tournament-view-boards = En directo
web-tournament-view-players = Jugadores
web-tournament-view-files = Archivos
web-tournament-view-direct = Dirigir
web-tournament-place = Puesto
web-tournament-place-short = N.º
web-tournament-points = Puntos
web-tournament-points-short = Pts
web-tournament-points-words = Puntos: { $points }
web-tournament-streak = { $number } victorias seguidas
web-tournament-tiebreaks = Desempates
web-tournament-tiebreaks-about = Deciden, uno tras otro, entre quienes tienen los mismos puntos.
web-tournament-podium = Podio
web-tournament-nobody = Todavía no se ha apuntado nadie.
web-tournament-no-rounds = Todavía no hay emparejamientos.
web-tournament-no-games = Todavía no hay partidas.
web-tournament-no-boards = En este momento no se juega ninguna partida.
web-tournament-bye = descansa
web-tournament-bye-short = desc.
web-tournament-byes = Descansan: { $names }
web-tournament-seat-first = p
web-tournament-seat-second = s
web-tournament-table-about = Cada recuadro muestra el número del rival, si el jugador fue primero ({ web-tournament-seat-first }) o segundo ({ web-tournament-seat-second }), y el resultado.
web-tournament-round-before = Ronda anterior
web-tournament-round-after = Ronda siguiente
web-tournament-round-choose = Ronda
web-tournament-table = Mesa { $number }
web-tournament-waiting = en espera
web-tournament-contested = discutida
web-tournament-adjudicated = por decisión
web-tournament-bot = ordenador
web-tournament-state-paused = en pausa
web-tournament-state-withdrawn = retirada
web-tournament-late-mark = inscripción tardía
web-tournament-path-place = Puesto { $place } · Puntos: { $points }
web-tournament-path-rank = Puesto { $place }
web-tournament-path-score = +{ $wins } ={ $draws } −{ $losses }
web-tournament-path-rating = Puntuación { $number }
web-tournament-profile = Perfil
web-tournament-file-games = Todas las partidas
web-tournament-file-standings = Clasificación
web-tournament-file-pairings = Emparejamientos
web-tournament-file-tournament = Todo
web-tournament-file-report = Informe FIDE
web-tournament-log = Registro
web-tournament-report = Denunciar este torneo
web-tournament-event-entered = { $name } se ha apuntado.
web-tournament-event-entry-corrected = Inscripción corregida: { $name }.
web-tournament-event-lineup-changed = { $name } tiene una nueva alineación.
web-tournament-event-withdrawn = { $name } se ha retirado.
web-tournament-event-paused = { $name } hace una pausa.
web-tournament-event-resumed = { $name } ha vuelto.
web-tournament-event-bye-granted = { $name } descansa en la ronda { $round }.
web-tournament-event-round-paired = La ronda { $round } está emparejada.
web-tournament-event-round-unpaired = Se ha anulado el emparejamiento de la ronda { $round }.
web-tournament-event-game-added = Ronda { $round }, mesa { $table }: sigue otra partida.
web-tournament-event-game-started = Ha empezado la partida { $game }.
web-tournament-event-result-entered = Partida { $game }: { $result }.
web-tournament-event-forfeited =
    { $absent ->
        [first] Partida { $game }: el primer jugador no vino.
        [second] Partida { $game }: el segundo jugador no vino.
       *[both] Partida { $game }: no vino nadie.
    }
web-tournament-event-result-corrected = Partida { $game } corregida: { $result }.
web-tournament-event-match-decided = Ronda { $round }, mesa { $table }: el duelo es para { $name }.
web-tournament-event-round-closed = La ronda { $round } ha terminado.
web-tournament-event-tournament-finished = El torneo ha terminado.
web-tournament-name = Nombre del torneo
web-tournament-text = Descripción
web-tournament-venue = Dónde
web-tournament-venue-server = En este servidor
web-tournament-venue-server-about = Los jugadores se inscriben con su cuenta y las partidas se juegan aquí.
web-tournament-venue-tables = En mesas de verdad
web-tournament-venue-tables-about = Tú escribes los nombres de los jugadores, y ellos juegan con tableros de madera.
web-tournament-format = Formato
web-tournament-rounds-number = Rondas
web-tournament-rounds-about = Cuantas más rondas, más justo el orden.
web-tournament-rounds-enough =
    { $number ->
        [one] Con { $players } jugadores basta { $number } ronda para un ganador claro.
       *[other] Con { $players } jugadores bastan { $number } rondas para un ganador claro.
    }
web-tournament-cycles = Todos se enfrentan dos veces
web-tournament-match = Un duelo es
web-tournament-minutes = Duración en minutos
web-tournament-reach = Puestos hacia arriba a los que se puede desafiar
web-tournament-boards = Tableros por equipo
web-tournament-boards-about = 1 para jugadores individuales.
web-tournament-advice = Con { $number } jugadores, esas rondas bastan para que todos se enfrenten.
web-tournament-advice-take = Elegir todos contra todos
web-tournament-when = Cuándo
web-tournament-start = Inicio
web-tournament-start-about = Déjalo vacío para empezar tú.
web-tournament-absence = Minutos de espera a los ausentes
web-tournament-absence-about = Una partida empieza cuando están los dos jugadores. Quien no llega a tiempo pierde por incomparecencia.
web-tournament-automatic = Empezar y emparejar automáticamente
web-tournament-pause-between = Minutos entre dos rondas
web-tournament-registration = Inscripción
web-tournament-registration-open = Abierta a todos
web-tournament-registration-code = Con código
web-tournament-registration-closed = Solo por la dirección
web-tournament-code = Código
web-tournament-code-about = Dáselo a quienes puedan participar.
web-tournament-limit = Número máximo de jugadores
web-tournament-rating-min = Puntuación mínima
web-tournament-rating-max = Puntuación máxima
web-tournament-late = Se permite la inscripción tardía
web-tournament-computers = Jugadores del ordenador
web-tournament-computer = Jugador del ordenador
web-tournament-rules = Reglas
web-tournament-rated = Partidas puntuadas
web-tournament-handicap = Con ventaja
web-tournament-handicap-step = Puntos de puntuación por nivel
web-tournament-handicap-about = Por cada tantos puntos de diferencia, el jugador más fuerte juega un nivel más bajo.
web-tournament-announce = Crear el torneo
web-tournament-keep = Guardar
web-tournament-rounds-title = Rondas
web-tournament-pair = Emparejar la siguiente ronda
web-tournament-pair-by-hand = Emparejar a mano
web-tournament-unpair = { $round }: anular el emparejamiento
web-tournament-is-automatic = Las rondas se emparejan automáticamente. También puedes hacerlo tú en cualquier momento.
web-tournament-is-manual = Tú emparejas las rondas.
web-tournament-helpers = Ayudantes
web-tournament-helpers-none = Todavía no te ayuda nadie.
web-tournament-helper-name = Nombre de la cuenta
web-tournament-helper-remove = Quitar
web-tournament-add = Añadir
web-tournament-whole = El torneo entero
web-tournament-finish = Terminar
web-tournament-finish-sure = ¿Terminar el torneo? La clasificación será definitiva.
web-tournament-cancel = Cancelar el torneo
web-tournament-cancel-sure = ¿Cancelar el torneo? No se puede deshacer.
web-tournament-directing-about = Introduce o corrige resultados en «{ web-tournament-view-rounds }», y cambia quién participa en «{ web-tournament-view-players }».
web-tournament-directing-over = Todavía puedes corregir resultados en «{ web-tournament-view-rounds }».
web-tournament-decide = Resultado
web-tournament-correct = Corregir el resultado
web-tournament-adjudicate = Decidir la partida
web-tournament-result = Introducir el resultado
web-tournament-adjudicate-about = Tu decisión cuenta para el torneo, pase lo que pase en el tablero.
web-tournament-wins = Gana { $name }
web-tournament-drawn = Empate
web-tournament-match-decide = Decidir el duelo entero
web-tournament-wins-match = { $name } gana el duelo
web-tournament-reopen = Quitar el resultado
web-tournament-forfeit = ¿Alguien no ha venido?
web-tournament-absent = Falta { $name }
web-tournament-absent-both = Faltan los dos
web-tournament-team = Equipo
web-tournament-player-name = Jugador
web-tournament-members = Miembros, uno por línea, en el orden de los tableros
web-tournament-add-computer = Añadir jugador del ordenador
web-tournament-import = Leer una lista de jugadores
web-tournament-import-about = Un archivo CSV con las columnas nombre y, si quieres, puntuación y equipo
web-tournament-imported =
    { $number ->
        [one] { $number } jugador añadido.
       *[other] { $number } jugadores añadidos.
    }
## Tournaments: formats and games

tournament-game = ronda { $round }, mesa { $table }
tournament-game-number = ronda { $round }, mesa { $table }.{ $number }

## Printed pages of tournaments

print-page = Página { $number } de { $pages }
print-boxes = □ Un carácter que esta impresión no puede mostrar; el número distingue los nombres.
print-pairings = Emparejamientos por mesa
print-names = Emparejamientos por nombre
print-cards = Tarjetas de mesa
print-sheets = Planillas
print-standings = Clasificación
print-diplomas = Diplomas
print-cross-table = Tabla cruzada
print-cross-everyone = Las columnas son los números de la izquierda. 1: victoria, ½: empate, 0: derrota; + y −: no jugada.
print-cross-rounds = De cada ronda: el resultado y el número del rival. 1: victoria, ½: empate, 0: derrota; (1): descanso; + y −: no jugada.
print-round = Ronda { $round }
print-round-of = Ronda { $round } de { $rounds }
print-first-gives = El primer jugador da primero.
print-table = Mesa
print-table-of = Mesa { $table }: { $first } – { $second }
print-first = Primer jugador
print-second = Segundo jugador
print-seat = Juega
print-seat-first = primero
print-seat-second = segundo
print-name = Nombre
print-opponent = Rival
print-points = Puntos
print-result = Resultado
print-place = Puesto
print-rating = Puntuación
print-games = Partidas
print-entrants = Participantes
print-sits-out = No juegan esta ronda
print-bye = Descansa
print-withdrawn = { $name } (retirada)
print-final = Clasificación final
print-after = Tras la ronda { $round }
print-after-of = Tras la ronda { $round } de { $rounds }
print-now = Provisional
print-before = Antes de la primera ronda
print-square = Casilla
print-given = Da
print-call = Anuncio
print-signatures = Firmas
print-scan = Después de la partida, escanea el código e introduce el resultado. Tu rival lo confirma.
print-diploma = Diploma
print-awarded = otorgado a
print-date = Fecha
print-director = Dirección del torneo
print-place-of = { $number }.º puesto

## Programs that play each other: `fourfold match` and `fourfold score`

cli-match-head-player = Jugador
cli-match-head-blunders = Errores graves
cli-match-head-faults = Fallos
cli-match-legend = Puntos y errores graves en porcentaje. Un error grave es una jugada que pierde valor contra el juego perfecto. Un fallo es una partida perdida por un cierre inesperado, una jugada ilegal, el reloj o algo parecido.
cli-match-legend-elo = Elo: 1500 de media. ±: la mitad de un intervalo del 95 %, remuestreando las parejas de partidas.
cli-match-elo = { $name } contra { $other }: diferencia Elo { $elo } (intervalo del 95 %: de { $low } a { $high }); { $name } es más fuerte con una probabilidad del { $likelihood } %.
cli-match-elo-open = { $name } contra { $other }: estas partidas no permiten estimar la diferencia Elo.
cli-match-test-open = La prueba secuencial sigue sin decidir: su logaritmo de razón de verosimilitud es { $ratio }, y los límites son { $low } y { $high }.
cli-match-test-better = La prueba secuencial está decidida: { $name } es mejor que { $other } por más de { $elo } Elo.
cli-match-test-not-better = La prueba secuencial está decidida: { $name } no es mejor que { $other } por { $elo } Elo o más.
cli-match-fault =
    { $number ->
        [one] { $name }: { $fault } en { $number } partida (partida { $game }: { $why })
        [many] { $name }: { $fault } en { $number } partidas (la primera, la partida { $game }: { $why })
       *[other] { $name }: { $fault } en { $number } partidas (la primera, la partida { $game }: { $why })
    }
cli-engine-fault-time = sin tiempo
cli-match-no-state = { $path } no contiene partidas de fourfold match (línea { $line }): elige otro archivo o bórralo
cli-match-stopped = Detenido. Estos son los resultados hasta ahora; con --state se podría continuar.
cli-match-players = hacen falta al menos dos jugadores: órdenes de motores o strength:NAME
cli-match-games-even = --games: las partidas se juegan por parejas: se esperaba un número par, no { $number }
cli-match-sprt-two = --sprt compara dos jugadores: indica exactamente dos
cli-match-sprt-order = --sprt: el primer número debe ser menor que el segundo
cli-match-sprt-number = --sprt: no se puede leer { $text }: se esperaba un número de { $low } a { $high }
cli-match-go = --go: no se pueden usar estos límites: { $why }
cli-match-go-which = --go: se esperaba movetime, nodes o depth con un número
cli-match-openings = --openings: { $why }
cli-jobs-broken = un proceso que calculaba fue terminado desde fuera; con { $option }, la misma orden continúa desde aquí
cli-score-asking = Preguntando
cli-score-head-placed = Piezas colocadas
cli-score-all = Todo
cli-score-kept = { $name } conserva el valor en { $kept } de { $number } posiciones: { $share } % (intervalo del 95 %: de { $low } a { $high }).
cli-score-left-out =
    { $number ->
        [one] { $name } no juega el nivel { $levels }; sus posiciones se omitieron.
        [many] { $name } no juega los niveles { $levels }; sus posiciones se omitieron.
       *[other] { $name } no juega los niveles { $levels }; sus posiciones se omitieron.
    }
cli-score-fault =
    { $number ->
        [one] { $name }: { $fault } en { $number } posición ({ $why })
        [many] { $name }: { $fault } en { $number } posiciones (la primera: { $why })
       *[other] { $name }: { $fault } en { $number } posiciones (la primera: { $why })
    }
cli-score-no-state = { $path } no contiene resultados de fourfold score (línea { $line }): elige otro archivo o bórralo

## Help of `fourfold match` and `fourfold score`

help-panel-limits = Límites
help-metavar-limits = LÍMITES
help-match = Hacer jugar entre sí a motores y rivales del ordenador, y medirlos.
help-match-more = Cada dos jugadores juegan parejas de partidas: desde la misma apertura empatada, con los lados cambiados. Un motor que se cierra, se bloquea, escribe demasiado o infringe las reglas pierde la partida.
help-match-players = Los jugadores, al menos dos: la orden que inicia un motor, o strength:NAME con uno de { $names }.
help-match-games = Partidas de cada dos jugadores, un número par; como máximo, con --sprt.
help-match-openings = Cuántas piezas hay colocadas en las aperturas empatadas, 0 para el comienzo; o un archivo con una posición por línea.
help-match-sprt = Parar cuando una prueba secuencial haya decidido si el primer jugador es mejor por el segundo número de puntos Elo, o solo por el primero.
help-match-out = Escribir ahí los registros de las partidas.
help-match-keep = Mantener los motores en marcha de una partida a otra; si no, cada partida los inicia de nuevo.
help-match-times = Escribir en los registros cuánto duró cada jugada.
help-match-margin = Segundos de cada respuesta que el reloj no cuenta, para el camino entre los procesos.
help-match-go = Límites de cada búsqueda, además del reloj: movetime MS, nodes N, depth N.
help-match-patience = Segundos de espera por una respuesta antes de que un motor pierda, cuando ningún reloj lo limita.
help-score = Preguntar a un programa por posiciones decisivas: ¿cuántas veces conserva el valor?
help-score-more = En cada posición unas jugadas conservan el valor y otras lo pierden, según el motor exacto. La falta de respuesta, una jugada ilegal y similares cuentan como pérdida.
help-score-command = La orden que inicia el programa, o strength:NAME con uno de { $names }.
help-score-level = Preguntar solo en este nivel, de 1 a 4; si no, en todos los que juega el programa.
help-score-positions = Preguntar por este número de posiciones, repartidas entre niveles y piezas colocadas; si no, por todas.
help-score-speak = Cómo se pregunta al programa: protocol (como motor), json (una petición por línea) o text (preguntas con palabras).
help-score-concurrency = A cuántas copias del programa preguntar a la vez.

## The command line

cli-beside = Junto al tablero
cli-hand = En la mano
cli-position = Posición
cli-to-place =
    { $edition ->
        [mushrooms] { $name } debe colocar esta seta y luego dar otra a { $other }.
       *[classic] { $name } debe colocar esta pieza y luego dar otra a { $other }.
    }
cli-to-give =
    { $edition ->
        [mushrooms] { $name } debe dar una seta a { $other }.
       *[classic] { $name } debe dar una pieza a { $other }.
    }
cli-alignment = Quarto en { $squares }: { $values }
cli-begins =
    { $edition ->
        [mushrooms] { $name } empieza dando una seta.
       *[classic] { $name } empieza dando una pieza.
    }
cli-begins-by-lot =
    { $edition ->
        [mushrooms] El sorteo ha elegido a { $name }, que empieza dando una seta.
       *[classic] El sorteo ha elegido a { $name }, que empieza dando una pieza.
    }
cli-turn = jugada { $turn }
cli-in-tags = etiquetas
cli-perft-total = secuencias de longitud { $depth }
cli-perft-seconds = segundos
cli-solve-turn = Jugada
cli-solve-value = Valor
cli-solve-line = línea { $line }
cli-atlas-corner = primero \ segundo
cli-atlas-legend = Filas: nivel del primer jugador (que da primero); columnas: nivel del segundo. 1-0: gana el primer jugador, 0-1: el segundo, 1/2-1/2: empate.
cli-atlas-brackets = Entre paréntesis: el número de colocaciones.
cli-atlas-head-level = Nivel
cli-atlas-head-traits = Características
cli-atlas-head-result = Resultado
cli-atlas-head-distance = Colocaciones
cli-atlas-head-nodes = Posiciones visitadas
cli-atlas-head-seconds = Segundos
cli-atlas-differs = se halló { $found }, pero el atlas incluido dice { $shipped }
cli-atlas-unknown = no está en el atlas incluido
cli-atlas-damaged = el atlas { $path } está dañado ({ $why }): vuelve a instalar fourfold
cli-atlas-resumed =
    { $number ->
        [one] Se continúa tras { $number } fila terminada en { $path }.
       *[other] Se continúa tras { $number } filas terminadas en { $path }.
    }
cli-atlas-no-state = { $path } no contiene filas terminadas del atlas (línea { $line }): elige otro archivo o bórralo
cli-book-level = Nivel
cli-book-traits = Características
cli-book-placed = Colocadas
cli-book-entries = Entradas
cli-book-bytes = Bytes
cli-book-differs = { $level }: el libro y la búsqueda difieren en { $position }
cli-book-verified = { $level }: comparaciones con la búsqueda: { $number }, errores: { $wrong }
cli-book-unused = el libro de aperturas { $name } no se usa: { $why }
cli-bench-level = Nivel
cli-bench-placed = Colocadas
cli-bench-asked = Pregunta
cli-bench-number = Número
cli-bench-nodes = Visitadas
cli-bench-faster = Mejora
cli-bench-value = valor
cli-bench-distance = distancia
cli-bench-book = con libro
cli-bench-columns = Media y p99 en milisegundos; posiciones visitadas, de media y en millones por segundo. Mejora: cuántas veces más rápido que un minimax simple, medido en la misma ejecución.
cli-bench-empty =
    { $number ->
        [one] Nivel { $level }, tablero vacío: { $seconds } s, { $nodes } posiciones, { $number } hilo
       *[other] Nivel { $level }, tablero vacío: { $seconds } s, { $nodes } posiciones, { $number } hilos
    }
cli-replay-first = Jugador 1
cli-replay-second = Jugador 2
cli-replay-result = Result.
cli-replay-turns = Jugadas
cli-replay-reason = Motivo
cli-replay-broken = { unit-game }, { $broken } con errores
cli-picture-ending = --output: { $path } no termina ni en .png ni en .gif
cli-review-turn = Jugada
cli-review-player = Jugador
cli-review-played = Jugado
cli-review-value = Valor
cli-review-mark = Nota
cli-review-best = Mejor
cli-review-exclude = --json y --html no se pueden usar a la vez
cli-review-written = Análisis guardado en { $path }.
cli-opponents-how = Elige uno: fourfold play --opponent { $name }
cli-opponents-overlooked = Cuántas veces se pasó por alto cada clase de figura, en porcentaje de { $number } partidas.
cli-opponents-head-opponent = Rival
cli-opponents-head-level = Nivel
cli-opponents-head-games = Partidas
cli-opponents-head-score = Puntos
cli-opponents-head-seat = Puesto
cli-opponents-head-start = Valor
cli-opponents-head-won = Ganadas
cli-opponents-head-drawn = Empates
cli-opponents-head-lost = Perdidas
cli-opponents-legend = Elo: el rival medio tiene { $average }. ±: la mitad de un intervalo del 95 %, remuestreando las partidas. Puntos en porcentaje.
cli-opponents-held = La rival perfecta regaló { $lost } de { $number } partidas.
cli-opponents-playing = Jugando
cli-opponents-resumed =
    { $number ->
        [one] Se sigue tras { $number } partida terminada en { $path }.
       *[other] Se sigue tras { $number } partidas terminadas en { $path }.
    }
cli-opponents-no-state = { $path } no contiene partidas de una calibración (línea { $line }): elige otro archivo o bórralo
cli-hint-over = la partida ha terminado: una pista necesita una partida en curso; --at N vuelve hasta justo después de la jugada N
cli-hint-rules = { $path } ya indica las reglas: quita { $name }
cli-hint-danger = Ganaría ahora
cli-hint-danger-none = Nada ganaría ahora.
cli-drill-how = Escribe las cuatro casillas de un quarto (a1 b2 c3 d4), una cifra para una fila, una letra para una columna, - si no hay ninguno; quit termina.
cli-drill-ready = ¿Todo listo? Pulsa Intro para poner en marcha el reloj.
cli-drill-question = ¿Hay un quarto? ¿Dónde?
cli-drill-none = n no ninguno
cli-drill-step = { $kinds }, grado { $grade }
cli-drill-right = Correcto, en { $time }.
cli-drill-missed = Había un quarto.
cli-drill-wrong = Eso no es un quarto.
cli-drill-late = Se acabó el tiempo.
cli-drill-was-none = En este tablero no había ningún quarto.
cli-drill-on = Ahora: { $step }.
cli-drill-back = Un paso atrás: { $step }.
cli-drill-next = Pulsa Intro para seguir.
cli-drill-unread = { $text } no es una respuesta: escribe cuatro casillas distintas, la cifra de una fila, la letra de una columna, o -
cli-drill-not-in-level = el nivel { $level } no tiene { $kinds }
cli-drill-nothing = No se dio ninguna respuesta.
cli-drill-no-quarto = sin quarto
cli-drill-total = en total
cli-drill-head-kind = Figura
cli-drill-head-asked = Tableros
cli-drill-head-right = Aciertos
cli-drill-head-missed = No vistos
cli-drill-head-wrong = Errores
cli-drill-head-late = Tarde
cli-drill-head-seconds = Tiempo (mediana)
cli-drill-weakest = Lo que más se te escapa: { $kinds }.
cli-drill-flawless = Todo correcto: ¡buena vista!
cli-drill-false = No se te escapa ningún quarto, pero ves alguno que no existe: mira dos veces.
cli-drill-train = Para seguir practicando
cli-fill-goal-none = Llena el tablero sin ningún quarto
cli-fill-goal-most = Llena el tablero con tantos quartos como sea posible
cli-fill-welcome =
    { $edition ->
        [mushrooms] Escribe una casilla y una seta, por ejemplo c2 7, y pulsa Intro; help explica el resto.
       *[classic] Escribe una casilla y una pieza, por ejemplo c2 7, y pulsa Intro; help explica el resto.
    }
cli-fill-solved = Resuelto: ¡bien hecho!
cli-fill-alignments =
    { $number ->
        [one] { $number } quarto en el tablero.
       *[other] { $number } quartos en el tablero.
    }
cli-fill-possible-none = Todavía se puede llenar sin ningún quarto.
cli-fill-possible-most = Todavía se puede llegar a { $number } quartos, el máximo posible.
cli-fill-lost-none = Sin quartos ya no se puede: habrá al menos { $number }.
cli-fill-lost-most =
    { $number ->
        [one] Desde aquí se puede llegar a { $number } quarto como mucho.
       *[other] Desde aquí se puede llegar a { $number } quartos como mucho.
    }
cli-fill-target-none = Una solución no tiene ninguno.
cli-fill-target-most = Una solución tiene { $number }.
cli-fill-take-back =
    { $edition ->
        [mushrooms] { $number ->
            [one] Vuelve a ser posible sin la seta de { $squares }.
           *[other] Basta con retirar una de estas setas: { $squares }.
        }
       *[classic] { $number ->
            [one] Vuelve a ser posible sin la pieza de { $squares }.
           *[other] Basta con retirar una de estas piezas: { $squares }.
        }
    }
cli-fill-again = Pregunta otra vez para saber qué va dónde.
cli-fill-place = Por ejemplo, { piece-the } en { $square }.
cli-fill-unread = { $text } no es una orden válida aquí. Escribe, por ejemplo, c2 7, remove c2 o hint; help explica más.
cli-fill-no-piece =
    { $edition ->
        [mushrooms] no hay ninguna seta en { $square }
       *[classic] no hay ninguna pieza en { $square }
    }
cli-fill-go-on = Para seguir
cli-fill-exclude = usa solo una de las opciones --check, --hint y --solve; --check trae su propio tablero
cli-fill-help-place =
    { $edition ->
        [mushrooms] colocar una seta: su cifra o cuatro letras
       *[classic] colocar una pieza: su cifra o cuatro letras
    }
cli-fill-help-remove =
    { $edition ->
        [mushrooms] retirar una seta del tablero
       *[classic] retirar una pieza del tablero
    }
cli-fill-help-undo = deshacer el último cambio
cli-fill-help-check = enumerar los quartos y lo que aún se puede alcanzar
cli-fill-help-hint = ¿todavía es posible? otra vez: una colocación que lo mantiene
cli-fill-help-solve = mostrar una solución desde aquí
cli-fill-help-board = mostrar otra vez el tablero
cli-fill-help-quit = salir, indicando cómo seguir
cli-puzzle-welcome = Escribe tu jugada y pulsa Intro; hint da una pista, skip muestra la solución, quit termina, help explica más.
cli-puzzle-prompt = Tu jugada
cli-puzzle-gift =
    { $edition ->
        [mushrooms] ¿Y qué seta das?
       *[classic] ¿Y qué pieza das?
    }
cli-puzzle-next = Intro para el siguiente, quit para salir
cli-puzzle-again = Prueba otra vez o escribe skip.
cli-puzzle-unread = { $text } no es una respuesta. Escribe, por ejemplo, { $examples }; help explica más.
cli-puzzle-help-turn = colocar en c2 y dar { piece-the }
cli-puzzle-help-place = colocar en c2; basta cuando solo se pide la casilla
cli-puzzle-help-give = dar { piece-the }
cli-puzzle-help-hint = una pista; otra vez para más
cli-puzzle-help-skip = mostrar la solución y seguir
cli-puzzle-theme = { $option }: no existe { $name }; elige entre { $names }
cli-puzzle-no-id = --id: no hay ningún problema { $name }
cli-puzzle-none = no hay ningún problema así: pide otro nivel, otro tema u otra dificultad
cli-puzzle-difficulty = --difficulty: no se puede leer { $text }: se esperan dos puntuaciones, como 1200-1500
cli-puzzle-date = --date: no se puede leer { $text }: se espera un día, como 2026-11-15
cli-error-exclude = { $name } y { $other } no se pueden usar a la vez
cli-mine-mining = Buscando problemas
cli-mine-grading = Midiendo la dificultad
cli-mine-resumed =
    { $number ->
        [one] Se continúa tras { $number } paso terminado en { $path }.
       *[other] Se continúa tras { $number } pasos terminados en { $path }.
    }
cli-mine-no-state = { $path } no contiene ningún estado de fourfold mine (línea { $line }): elige otro archivo o bórralo
cli-mine-no-puzzle = { $path }, línea { $line }: no es un problema: { $why }
cli-mine-found = { $number } de { $wanted } problemas encontrados en { $games } partidas
cli-mine-ungraded = --store necesita problemas con dificultad: quita --no-grade
cli-mine-stopped = Detenido. Repite la misma orden para continuar desde aquí.
cli-dataset-labelling = Etiquetando
cli-dataset-placed = --placed: se esperaban números de piezas de 0 a { $most }, como 5-15, no { $text }
cli-dataset-suffix = { $path }: el nombre debe terminar en uno de { $ends }
cli-dataset-exists = { $path } ya existe: elige otro nombre o bórralo
cli-dataset-begun = { $path } contiene un trabajo sin terminar: continúalo con --resume o bórralo
cli-dataset-no-state = { $path } no contiene ningún estado guardado de fourfold dataset (línea { $line }): elige otro archivo o bórralo
cli-dataset-resumed =
    { $number ->
        [one] Se continúa después de { $number } posición etiquetada en { $path }.
        [many] Se continúa después de { $number } de posiciones etiquetadas en { $path }.
       *[other] Se continúa después de { $number } posiciones etiquetadas en { $path }.
    }
cli-dataset-exhausted =
    { $number ->
        [one] no hay tantas posiciones diferentes: se ha encontrado { $number }
        [many] no hay tantas posiciones diferentes: se han encontrado { $number }
       *[other] no hay tantas posiciones diferentes: se han encontrado { $number }
    }
cli-dataset-stopped = Detenido. Lo terminado está en { $path }: ejecuta la misma orden con --resume para continuar.
cli-dataset-made = { $path }: { $positions } posiciones. Etiquetadas ahora: { $labelled } en { $seconds } s, { $each } por segundo.
cli-engine-fault-not-started = no se inició
cli-engine-fault-crashed = se cerró
cli-engine-fault-hanging = sin respuesta
cli-engine-fault-flooding = demasiada salida
cli-engine-fault-unreadable = respuesta ilegible
cli-engine-fault-refused = rechazado
cli-engine-fault-illegal = turno ilegal
cli-engine-head-check = Prueba
cli-engine-head-result = Resultado
cli-engine-status-passed = superada
cli-engine-status-failed = fallida
cli-engine-status-absent = no se ofrece
cli-engine-status-skipped = omitida
cli-engine-unexpected = después de { $sent }: se esperaba { $expected } y llegó { $received }
cli-engine-failed = después de { $sent }: { $fault } ({ $why })
cli-engine-conforms = { $name } habla el protocolo.
cli-engine-fails =
    { $number ->
        [one] { $name } no habla el protocolo: falló { $number } prueba.
        [many] { $name } no habla el protocolo: fallaron { $number } pruebas.
       *[other] { $name } no habla el protocolo: fallaron { $number } pruebas.
    }
cli-engine-checking = Comprobando
cli-error-engine = motor { $command }: { $fault }: { $why }
cli-error-needs-option = { $name } necesita { $other }
cli-error-command-line = no se puede leer la orden { $text }: { $why }
cli-error-seconds = { $name }: no se puede leer { $text }: se esperaba un número de segundos mayor que 0
cli-lot-fair-creator = El sorteo fue limpio: empieza quien creó la partida.
cli-lot-fair-joiner = El sorteo fue limpio: empieza quien se unió.
cli-lot-wrong-commitment = No fue limpio: el secreto no es aquel con el que el servidor se comprometió.
cli-lot-wrong-first = No fue limpio: según el secreto y los nonces empieza el otro.
cli-lot-no-json = no es JSON ({ $why })
cli-account-head-name = Nombre
cli-account-head-id = Jugador
cli-account-head-kind = Tipo
cli-account-head-since = Desde
cli-account-head-games = Partidas
cli-account-head-reports = Denuncias
cli-account-head-blocked = Bloqueado
cli-account-reset = { $name } ya no tiene ninguna sesión abierta. Con este código de recuperación se puede elegir una contraseña nueva, una sola vez:
cli-account-renamed = { $name } se llama ahora { $new }.
cli-account-blocked = La cuenta { $name } está bloqueada.
cli-account-unblocked = { $name } puede volver a iniciar sesión.
cli-account-deleted = La cuenta { $name } se ha eliminado.
cli-account-sure = ¿Eliminar a { $name } para siempre? (sí/no)
cli-account-kept = la cuenta { $name } no se ha eliminado
cli-account-unknown = no hay ninguna cuenta llamada { $name }
cli-db-unavailable = no se puede usar la base de datos: { $why }
cli-db-nothing = no hay nada en { $path }
cli-db-exists = { $path } ya existe: elige otro nombre, o --force
cli-db-unfit = { $path } no es una base de datos completa de este programa: { $why }
cli-db-running = un servidor usa esta base de datos: detenlo primero
cli-db-used = esta base de datos ya tiene jugadores: --force los reemplaza
cli-db-no-tool = { $tool } no está instalado: las copias de seguridad las hacen y restauran las herramientas de PostgreSQL (Debian: apt install postgresql-client)
cli-db-tool-failed = { $tool } ha fallado: { $why }
cli-db-upgraded = La base de datos está ahora en el paso { $step } (antes: { $before }).
cli-db-up-to-date = La base de datos ya está al día: paso { $step }.
cli-db-copying = Copia en curso
cli-db-checking = Reproduciendo partidas
cli-db-backed-up = Copia de seguridad guardada en { $path } ({ $size } bytes).
cli-db-restored = La base de datos se ha restaurado desde { $path }.
cli-db-checked = Partidas: { $games }, entradas: { $entries }, cuentas: { $accounts }.
cli-db-well = No se ha encontrado ningún problema.
cli-db-faults =
    { $number ->
        [one] Se ha encontrado { $number } problema.
       *[other] Se han encontrado { $number } problemas.
    }
cli-bot-ready = { $name } puede jugar en { $server }.
cli-bot-unmarked = Esta cuenta no está marcada como bot: actívalo en sus ajustes.
cli-bot-started = { $game }: una partida contra { $name }
cli-bot-ended = { $game }: { $result }, { $reason }
cli-bot-entered = { $name }: inscripción hecha
cli-bot-over = El torneo { $tournament } ha terminado.
cli-bot-refused = { $server } lo ha rechazado: { $why }
cli-bot-waiting = { $server } no responde; otro intento ({ $why })
cli-bot-no-token = hace falta un token: --token, o FOURFOLD_TOKEN
cli-bot-no-address = --server: { $text } no es una dirección como { $example }
cli-step-keys = Intro o espacio: siguiente   b: anterior   q: salir
cli-error-players = --players nombra a los dos jugadores y sortea quién empieza: usa esa opción, o --first y --second
cli-error-preset = --preset: { $name } no existe; elige entre { $names }
cli-error-choice = { $name } no existe; elige entre { $names }
cli-error-json-step = --json y --step no se pueden usar a la vez
cli-error-goes-with = { $name } solo se puede usar con { $other }
cli-error-unreadable = no se puede leer { $path }: { $why }
cli-error-one-game = { $path } contiene { $number } partidas; para seguir jugando debe contener solo una
cli-error-finished = la partida de { $path } ha terminado ({ $result }); mírala con: fourfold replay --step
cli-error-opponent = --opponent: { $name } no existe; elige entre { $names }
cli-error-two-people = contra el ordenador, nombra como mucho a una persona, con --first o --second
cli-error-resume-setup = { $path } ya trae sus jugadores y reglas: --resume no se combina con esas opciones
cli-error-exists = { $path } ya existe: sigue su partida con --resume o elige otro nombre
cli-error-unwritable = no se puede escribir { $path }: { $why }
cli-error-other-state = { $path } contiene el trabajo de otra tarea: allí { $there }, aquí { $here }. Elige otro archivo o bórralo
cli-error-cluster = no se puede usar el clúster de Ray { $address }: { $why }
cli-play-welcome = Escribe lo que quieres hacer y pulsa Intro; help explica cómo.
cli-play-says = { $name }: «{ $text }»
cli-play-resumed = Seguimos con la partida de { $path }.
cli-play-random = Jugador aleatorio
cli-play-kept = La partida está guardada en { $path }.
cli-play-saved = Guardada en { $path }.
cli-play-bye = Hasta luego.
cli-play-exists = { $path } ya existe: elige otro nombre
cli-play-save-where = Escribe un nombre de archivo después de save
cli-play-save-question = ¿Guardar la partida? Nombre del archivo, o Intro para no guardar:
cli-play-undone = Deshecho.
cli-play-undo-nothing = No hay nada que deshacer
cli-play-undo-clock = Con el reloj en marcha no se puede deshacer nada
cli-play-draw-question = { $other }, ¿aceptas el empate? (sí/no)
cli-play-draw-declined = { $other } quiere seguir jugando.
cli-play-yes = s sí si
cli-play-help-give =
    { $edition ->
        [mushrooms] dar una seta: su dígito o cuatro letras
       *[classic] dar una pieza: su dígito o cuatro letras
    }
cli-play-help-place =
    { $edition ->
        [mushrooms] colocar en una casilla la seta que tienes en la mano
       *[classic] colocar en una casilla la pieza que tienes en la mano
    }
cli-play-help-turn = colocar y dar de una vez
cli-play-help-call = anunciar ¡QUARTO! y mostrar las cuatro casillas; también !a1b1c1d1
cli-play-help-pass =
    { $edition ->
        [mushrooms] no decir nada cuando todas las setas están colocadas
       *[classic] no decir nada cuando todas las piezas están colocadas
    }
cli-play-help-undo = deshacer la última acción
cli-play-help-hint = una pista; otra vez, o con reason o turn, para saber más
cli-play-help-end = ofrecer empate; rendirse
cli-play-help-board = mostrar otra vez el tablero
cli-play-help-save = guardar la partida, y seguir guardándola ahí
cli-play-help-quit = salir
cli-play-unread = { $text } no es una orden válida aquí. Escribe, por ejemplo, { $examples }; help explica más.
cli-play-call-how = Un anuncio nombra cuatro casillas distintas (R15), por ejemplo: quarto a1 b1 c1 d1
cli-error-whole = { $name }: no se puede leer { $text }; se esperaba: un número entero
cli-error-whole-from = { $name }: no se puede leer { $text }; se esperaba: un número entero a partir de { $low }
cli-error-whole-between = { $name }: no se puede leer { $text }; se esperaba: un número entero de { $low } a { $high }
cli-error-depth = --depth { $depth }: el total podría no caber en 64 bits; elige una profundidad menor
cli-serve-at = Fourfold funciona en { $address } (Ctrl+C para detenerlo)
cli-serve-error-listen = no se puede escuchar en { $address }: { $why }
cli-serve-error-database = no se puede usar la base de datos: { $why }
cli-serve-error-missing = { $name } no está instalado: instala fourfold[club]
cli-serve-error-start = el servidor no pudo arrancar; su registro de arriba dice por qué
cli-invalid-setting-range = { $name } debe estar entre { $least } y { $most }, no { $value }
cli-invalid-setting-least = { $name } debe ser al menos { $least }, no { $value }
cli-invalid-setting-choice = { $name } debe ser uno de estos valores: { $choices }, no { $value }
cli-invalid-setting-form = { $name } debe tener la forma { $form }, no { $value }
cli-invalid-setting-database = { $name } debe ser la ruta de un archivo o tener la forma { $form }, no { $value }
cli-invalid-setting-network = { $name }: { $value } no es ni una dirección ni una red
cli-invalid-setting-int = { $name } debe ser un número entero, no { $value }
cli-invalid-setting-float = { $name } debe ser un número, no { $value }
cli-invalid-setting-bool = { $name } debe ser yes o no, y no { $value }
cli-atlas-title = { $level }, { unit-trait }

## Tournaments on the command line

cli-tournament-head-id = Id.
cli-tournament-head-format = Sistema
cli-tournament-head-round = Ronda
cli-tournament-head-status = Estado
cli-tournament-status-announced = sin empezar
cli-tournament-status-running = en curso
cli-tournament-status-finished = terminado
cli-tournament-status-cancelled = cancelado
cli-tournament-is-bot = ordenador
cli-tournament-is-late = desde la ronda { $round }
cli-tournament-is-withdrawn = retirada
cli-tournament-is-paused = en pausa
cli-tournament-entered =
    { $number ->
        [one] Se ha inscrito { $number } participante.
        [many] Se han inscrito { $number } participantes.
       *[other] Se han inscrito { $number } participantes.
    }
cli-tournament-ignored = Columnas sin usar: { $names }
cli-tournament-advice-everybody-meets = Con { $players } jugadores, todos pueden jugar contra todos en { $rounds } rondas: una liga.
cli-tournament-advice-too-many-rounds = Tantas rondas repetirían emparejamientos en un suizo: con { $players } jugadores, todos juegan contra todos en { $rounds } rondas.
cli-tournament-advice-enough = Para { $players } jugadores: un suizo de { $rounds } rondas, tras las que como mucho un jugador puede haber ganado todas las partidas.
cli-tournament-advice-few-rounds =
    { $rounds ->
        [one] Con { $players } jugadores y { $rounds } ronda, varios jugadores pueden ganar todas sus partidas; deciden entonces los desempates.
       *[other] Con { $players } jugadores y { $rounds } rondas, varios jugadores pueden ganar todas sus partidas; deciden entonces los desempates.
    }
cli-tournament-advice-instead = Con { $players } jugadores, todos podrían jugar contra todos en { $rounds } rondas: fourfold tournament change --format round-robin
cli-tournament-next-enter = A continuación, inscribe a los jugadores: fourfold tournament enter NAME …
cli-tournament-next-pair = Cuando estén todos inscritos, empareja la primera ronda: fourfold tournament pair
cli-tournament-next-open =
    { $number ->
        [one] Falta el resultado de { $number } mesa: { $tables }
        [many] Faltan los resultados de { $number } mesas: { $tables }
       *[other] Faltan los resultados de { $number } mesas: { $tables }
    }
cli-tournament-next-round = A continuación, empareja la ronda { $round }: fourfold tournament pair
cli-tournament-next-finish = Ya se han jugado todas las rondas. Termina el torneo: fourfold tournament finish
cli-tournament-none = aún no hay ningún torneo: empieza uno con fourfold tournament new
cli-tournament-which = indica el torneo con --tournament; hay varios sin terminar: { $names }
cli-tournament-unknown = no hay ningún torneo { $text }; existen: { $names }
cli-tournament-unknown-many = { $text } puede ser más de un torneo: { $names }
cli-tournament-nobody = no participa nadie llamado { $text }; participan: { $names }
cli-tournament-nobody-number = no hay número { $text }: los participantes van del 1 al { $most }
cli-tournament-several = { $text } puede ser más de una persona: { $names }
cli-tournament-table = { $text } no es una mesa: escribe 3 para la mesa 3, 3.2 para la segunda partida o el segundo tablero de esa mesa
cli-tournament-boards = en la mesa { $table } hay varios tableros: { $names }
cli-tournament-no-round = aún no se ha emparejado ninguna ronda: fourfold tournament pair
cli-tournament-no-such-round = no hay ronda { $round }; la última es la ronda { $last }
cli-tournament-result = { $text } no es un resultado; escribe uno de estos: { $results }
cli-tournament-result-missing = falta el resultado después de { $table }
cli-tournament-points = { $text } no es un número de puntos; escribe 0, 0.5 o 1
cli-tournament-one-name = --rating y --members valen para un solo nombre, no para varios
cli-tournament-no-correction = indica el nombre correcto, la puntuación correcta (--rating) o ambos
cli-tournament-no-cross = no hay tabla cruzada para este torneo
cli-tournament-no-tables = aún no hay mesas: inscribe antes a los jugadores
cli-tournament-no-entrants = aún no hay nadie inscrito
cli-tournament-no-games = aún no se ha jugado ninguna partida
cli-tournament-sure = ¿Cancelar { $name } definitivamente? (sí/no)
cli-tournament-kept = { $name } no se ha cancelado
cli-tournament-finish-sure = A { $name } le quedan rondas por jugar. ¿Terminarlo definitivamente? (sí/no)
cli-tournament-goes-on = { $name } continúa
cli-tournament-cancelled = { $name } se ha cancelado.
cli-tournament-printed = Guardado en { $path }
cli-tournament-no-address = --address: { $text } no es una dirección como { $example }
cli-tournament-not-over = El torneo no ha terminado: los puestos aún pueden cambiar.
cli-tournament-no-network = Esta máquina no está en ninguna red: los móviles no llegan a las direcciones de estas tarjetas. Indica una con --address.
cli-tournament-desk = La mesa de dirección de { $name } (no compartas esta dirección; Ctrl+C la cierra):
cli-tournament-desk-lan = Los móviles de la red local pueden anotar resultados: fourfold tournament print cards
cli-tournament-desk-alone = Solo esta máquina puede abrirla. Para los móviles de las mesas, usa --lan.
cli-tournament-log-entered = { $name } participa con el número { $number }.
cli-tournament-log-entered-rated = { $name } participa con el número { $number } y la puntuación { $rating }.
cli-tournament-log-entry-corrected = El número { $number } es ahora { $name }.
cli-tournament-log-entry-corrected-rated = El número { $number } es ahora { $name }, con la puntuación { $rating }.
cli-tournament-log-lineup-changed = { $name } juega ahora con { $members }.
cli-tournament-log-withdrawn = { $name } se retira.
cli-tournament-log-paused = { $name } hace una pausa.
cli-tournament-log-resumed = { $name } vuelve.
cli-tournament-log-bye-granted = { $name } descansa en la ronda { $round } (puntos: { $points }).
cli-tournament-log-round-paired = La ronda { $round } está emparejada.
cli-tournament-log-round-unpaired = Se anulan los emparejamientos de la ronda { $round }.
cli-tournament-log-game-added = { $game }: sigue otra partida.
cli-tournament-log-game-started = { $game }: ha empezado { $first } contra { $second }.
cli-tournament-log-result = { $game }: { $first } { $result } { $second }
cli-tournament-log-adjudicated = { $game }: { $first } { $result } { $second } (decisión de la dirección)
cli-tournament-log-corrected = { $game }: { $first } { $result } { $second } (corregido)
cli-tournament-log-reopened = { $game }: { $first } contra { $second } vuelve a estar sin resultado.
cli-tournament-log-match-decided = { $game }: gana { $name } por decisión de la dirección.
cli-tournament-log-round-closed = La ronda { $round } está completa.
cli-tournament-log-tournament-finished = El torneo ha terminado.
cli-tournament-pair-names = { $text } no es una pareja: escribe dos jugadores con dos puntos, como ana:ben

## Added for the web app and the server

site-title = Fourfold · juega a ¡Quarto!
site-about = ¡Quarto! Dieciséis piezas, cuatro características, un grito.
site-game-playing = Una partida de ¡Quarto! en curso. Mírala en directo.
site-invitation = En ¡Quarto!, tu rival elige la pieza que tú colocas. Ganan cuatro en línea que compartan una característica, si te das cuenta y lo anuncias.
site-unreachable = No se puede contactar con el servidor. Reintentando…
web-percent = { NUMBER($number, maximumFractionDigits: 0) } %
web-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
web-with-remark = { $text }, { $remark }
web-turn-place-give = { $square }, luego { piece-the }
web-turn-place-call = { $square }, luego { quarto-call }
web-call-on = { quarto-call } { $squares }
web-account-token-revoke = Revocar
problem-field-missing = Falta este dato.
problem-field-unknown = Este campo no existe.
problem-field-json = Esto no es JSON válido.
problem-field-text = Debe ser un texto.
problem-field-boolean = Debe ser true o false.
problem-field-integer = Debe ser un número entero.
problem-field-number = Debe ser un número.
problem-field-list = Debe ser una lista.
problem-field-object = Debe ser un objeto.
problem-field-date = Debe ser una fecha como 2026-11-15.
problem-field-choice = Debe ser uno de estos valores: { $choices }.
problem-field-short =
    { $number ->
        [one] Debe tener al menos { $number } carácter.
       *[other] Debe tener al menos { $number } caracteres.
    }
problem-field-long =
    { $number ->
        [one] Puede tener como máximo { $number } carácter.
       *[other] Puede tener como máximo { $number } caracteres.
    }
problem-field-few =
    { $number ->
        [one] Debe tener al menos { $number } elemento.
       *[other] Debe tener al menos { $number } elementos.
    }
problem-field-many =
    { $number ->
        [one] Puede tener como máximo { $number } elemento.
       *[other] Puede tener como máximo { $number } elementos.
    }
problem-field-above = Debe ser mayor que { $number }.
problem-field-least = Debe ser al menos { $number }.
problem-field-below = Debe ser menor que { $number }.
problem-field-most = Debe ser como máximo { $number }.
problem-field-form = La forma no es correcta.
problem-token-scope = Este token solo puede leer. Para jugar, crea un token que lo permita.
problem-games-many = Tienes { $most } partidas sin terminar: primero termina una o elige rendirte en ella.
problem-games-today = Has empezado { $most } partidas en un día: inténtalo más tarde.
problem-games-stored = Tus partidas ocupan los { $most } MB que tienes aquí.
problem-character = El texto contiene un carácter que no se puede usar aquí: { $character }.
problem-host = Este servidor no responde al nombre { $host }. Quien lo administra puede permitirlo con FOURFOLD_ALLOWED_HOSTS.
web-account-token-scope = Qué puede hacer el token
web-account-token-play = Leer y jugar
web-account-token-read = Solo leer
web-account-token-days = Cuánto tiempo es válido
web-account-token-used = último uso: { $date }
web-account-token-unused = nunca usado
web-account-token-until = válido hasta: { $date }

## Help of tournaments on the command line

help-tournament = Dirigir un torneo en mesas reales: inscribir jugadores, emparejar rondas, anotar resultados, imprimir.
help-tournament-new = Empezar un torneo.
help-tournament-new-more = Sin --format, el sistema depende del número de jugadores: todos contra todos si son como mucho 8 y hay rondas suficientes; si no, un suizo.
help-tournament-change = Cambiar un torneo antes de la primera ronda; el nombre y el texto, también después.
help-tournament-list = Enumerar los torneos, primero el último que cambió.
help-tournament-cancel = Cancelar un torneo definitivamente; su historial se conserva.
help-tournament-enter = Inscribir jugadores o un equipo, también con retraso.
help-tournament-import = Inscribir a todos los de un archivo CSV, o a ninguno si algo está mal.
help-tournament-import-more = La primera línea nombra las columnas: name y, si se quiere, rating (puntuación), team y bot. UTF-8, con comas, punto y coma o tabuladores.
help-tournament-withdraw = Retirar a alguien definitivamente; una partida que tenga pendiente se decide aparte.
help-tournament-pause = Dejar que alguien descanse hasta que vuelva.
help-tournament-resume = Dejar que vuelva a jugar alguien que estaba en pausa.
help-tournament-bye = Dejar que alguien descanse en una próxima ronda de un suizo.
help-tournament-lineup = Cambiar los miembros de un equipo desde la próxima ronda.
help-tournament-correct-entry = Corregir el nombre o la puntuación de alguien; los emparejamientos quedan.
help-tournament-pair = Emparejar la próxima ronda, automáticamente o a mano.
help-tournament-unpair = Anular los emparejamientos de la última ronda, mientras no haya resultados.
help-tournament-finish = Terminar el torneo: la clasificación es definitiva. Los resultados aún se pueden corregir.
help-tournament-result = Anotar resultados, todos o ninguno.
help-tournament-result-more = La mesa 3 de la ronda actual es 3; su segundo tablero o su segunda partida, 3.2; en la ronda 1, 1.3.2.
help-tournament-forfeit = Dar por perdida la partida a un jugador que no vino, o a los dos.
help-tournament-correct = Corregir un resultado o quitarlo; el historial conserva ambos.
help-tournament-decide = Dar la victoria a alguien en una mesa de una eliminatoria, por ejemplo tras muchos empates.
help-tournament-show = Mostrar un torneo: sus reglas, quién participa, qué viene después.
help-tournament-pairings = Mostrar las mesas de una ronda con sus resultados.
help-tournament-standings = Mostrar la clasificación con sus desempates.
help-tournament-log = Enumerar todo lo que ha pasado, también las correcciones.
help-tournament-export = Escribir un torneo para otros programas: CSV, JSON o el informe de la FIDE (TRF).
help-tournament-print = Imprimir emparejamientos, tarjetas de mesa, planillas, clasificación o diplomas como PDF.
help-tournament-desk = Abrir la mesa de dirección en el navegador; el servidor funciona en esta máquina.
help-tournament-desk-more = Todo se guarda al momento; los demás comandos se pueden usar a la vez. No hace falta internet.
help-panel-format = Sistema
help-metavar-table = MESA
help-metavar-result = RESULTADO
help-metavar-points = PUNTOS
help-metavar-text = TEXTO
help-tournament-name = Cómo se llama el torneo.
help-tournament-option = Qué torneo, por su nombre o Id. o cómo empiezan; si no, FOURFOLD_TOURNAMENT o el único sin terminar.
help-tournament-who = Un jugador: un número, un nombre o cómo empieza.
help-tournament-table = Una mesa, como 3, o 3.2 para su segundo tablero o su segunda partida.
help-tournament-round = Qué ronda; si no, la última, o para un descanso la siguiente.
help-tournament-json-events = Escribir lo añadido al historial, un objeto JSON por línea.
help-tournament-output = Dónde guardarlo; - es la salida estándar.
help-tournament-format = Cómo se juega: { $names }.
help-tournament-players = Cuántos jugadores se esperan, para proponer un sistema.
help-tournament-rounds = Cuántas rondas tiene un suizo.
help-tournament-cycles = Cuántas veces se enfrentan todos en una liga: 1 o 2.
help-tournament-best-of = Cuántas partidas juegan dos jugadores en una eliminatoria: 1, 3, 5 …
help-tournament-third-place = Que los perdedores de las semifinales se enfrenten en una eliminatoria.
help-tournament-boards = Cuántos tableros tiene un equipo; con más de 1, el torneo es por equipos.
help-tournament-minutes = Cuántos minutos dura una arena.
help-tournament-reach = Cuántos puestos hacia arriba alcanza un desafío en una escalera.
help-tournament-limit = Cuántos pueden participar como máximo.
help-tournament-late = Si alguien puede inscribirse después de la primera ronda.
help-tournament-tiebreaks = Qué separa puntos iguales, en este orden, con comas: { $names }.
help-tournament-preset = Unas reglas ya preparadas, con un minuto por turno: { $names }.
help-tournament-handicap = Cuántos puntos de puntuación cuestan un nivel al jugador más fuerte (R7).
help-tournament-import-file = Un archivo CSV de jugadores; - es la entrada estándar.
help-tournament-import-too = Inscribir a todos los de este archivo CSV, como tournament import.
help-tournament-text = Lo que conviene saber sobre él.
help-tournament-rename = Otro nombre.
help-tournament-names = Nombres de jugadores, o el de un equipo.
help-tournament-rating = La puntuación del jugador; se usa en los emparejamientos.
help-tournament-right-name = El nombre correcto.
help-tournament-right-rating = La puntuación correcta; 0 para ninguna.
help-tournament-members = Los miembros de un equipo en el orden de los tableros, con comas.
help-tournament-lineup-members = Los miembros en el orden de los tableros.
help-tournament-bot = Marcar al jugador como ordenador.
help-tournament-points = Cuántos puntos da: 0, 0.5 o 1.
help-tournament-pair-table = Emparejar a estos dos a mano, primero el primer jugador; una vez por mesa.
help-tournament-pair-bye = Hacer descansar a este jugador, al emparejar a mano.
help-tournament-results = Una mesa y su resultado, primero el primer jugador ({ $results }); + vino, - no vino.
help-tournament-corrected = El resultado correcto ({ $results }), u open para quitarlo.
help-tournament-adjudicated = La dirección decidió estos resultados.
help-tournament-absent = Quién no vino: un jugador de esta mesa, first, second o both (los dos).
help-tournament-cross = Mostrar quién jugó contra quién.
help-tournament-export-what = Qué escribir: { $names }.
help-tournament-print-what = Qué imprimir: { $names }.
help-tournament-paper = El papel: a4 o letter.
help-tournament-language = El idioma de las páginas; si no, el tuyo.
help-tournament-blank = Planillas sin nombres.
help-tournament-places = Para cuántos primeros puestos hay diplomas.
help-tournament-address = Dónde llegan los móviles al servidor, para los códigos de las tarjetas; si no, la dirección de esta máquina en la red local.
help-tournament-lan = Permitir también los móviles de la red local.
help-tournament-open = Si se muestra la mesa en el navegador.
help-tournament-address-only = Solo escribir la dirección, para un servidor que ya funciona.

## Help of the command line

# A piece by its traits, with its digit for those who type it: “In hand: short dark round solid piece (a)”
cli-piece = { piece-named }{ piece-digit }
help-usage = Uso:
help-usage-options = [OPCIONES]
help-usage-command = ORDEN [ARGUMENTOS]…
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-panel-players = Jugadores
help-panel-rules = Reglas
help-default = [por defecto: { $value }]
help-environment = [variable de entorno: { $name }]
help-required = [obligatorio]
help-examples = Ejemplos:
help-try = Para obtener ayuda: { $command }.
help-error = Error
help-aborted = Interrumpido.
help-help = Mostrar esta ayuda y salir.
help-version = Mostrar la versión y salir.
help-lang = Idioma de los textos: { $names }; por defecto, el del sistema.
help-install-completion = Instalar el autocompletado para este shell.
help-show-completion = Mostrar el script de autocompletado de este shell, para copiarlo o adaptarlo.
help-completion-installed = Autocompletado para { $shell } instalado en { $path }. Tendrá efecto en una terminal nueva.
help-metavar-address = DIRECCIÓN
help-metavar-addresses = DIRECCIONES
help-metavar-board = TABLERO
help-metavar-command = ORDEN
help-metavar-seconds = SEGUNDOS
help-metavar-cost = COSTE
help-metavar-directory = CARPETA
help-metavar-file = ARCHIVO
help-metavar-how = CÓMO
help-metavar-language = IDIOMA
help-metavar-kind = CLASE
help-metavar-name = NOMBRE
help-metavar-names = NOMBRES
help-metavar-new = NUEVO
help-metavar-path = RUTA
help-metavar-position = POSICIÓN
help-metavar-time = TIEMPO
help-metavar-token = TOKEN
help-metavar-turn = JUGADA
help-metavar-what = QUÉ
help-metavar-who = QUIÉN
help-metavar-yyyy-mm-dd = AAAA-MM-DD
help-error-no-option = No existe la opción { $name }.
help-error-no-option-similar = No existe la opción { $name }. ¿Querías decir { $names }?
help-error-no-command = No existe la orden { $name }.
help-error-no-command-similar = No existe la orden { $name }. ¿Querías decir { $names }?
help-error-missing-command = Falta la orden.
help-error-missing-argument = Falta el argumento { $name }.
help-error-missing-option = Falta la opción { $name }.
help-error-extra = Esto no se esperaba aquí: { $text }
help-error-no-value = La opción { $name } no admite ningún valor.
help-error-needs =
    { $number ->
        [one] La opción { $name } necesita un valor.
       *[other] La opción { $name } necesita { $number } valores.
    }
help-error-invalid = Valor incorrecto para { $name }: { $why }
help-error-language = --lang: no hay textos en { $name }; elige entre { $names }
help-fourfold = El juego de mesa ¡Quarto!: jugar, ver y resolver posiciones, reproducir y analizar partidas.
help-play = Jugar con este teclado; escribe help durante la partida para ver qué se puede hacer.
help-serve = Iniciar el servidor de juego.
help-serve-more = Cada opción existe también como variable de entorno: FOURFOLD_PORT, FOURFOLD_DATABASE, etc.
help-opponents = Enumerar los rivales que maneja el ordenador y su fuerza.
help-opponents-more = El más débil va primero. Para jugar contra uno: fourfold play --opponent NOMBRE
help-opponents-attention = Medir cuántas veces se le escapa a cada rival cada clase de figura.
help-opponents-attention-more = En la mitad de las partidas hay un quarto que anunciar; en las demás, la pieza en la mano completa uno. Nada más se puede anunciar ni completar.
help-opponents-calibrate = Hacer que todos los rivales jueguen entre sí y medir su fuerza.
help-opponents-calibrate-more = Puntuaciones Elo por máxima verosimilitud en cada nivel; un empate cuenta como media victoria.
help-opponents-check-perfect = Hacer que la rival perfecta juegue contra todos los demás desde ambos puestos: ¿regala algo?
help-opponents-check-perfect-more = Las partidas son algunas de las que juega calibrate, y se puede usar un archivo de ellas. El código de salida es 1 si se perdió una partida empatada o no se ganó una partida ganada.
help-puzzle = Resolver problemas: ganar, dar la única pieza segura, refutar un error, salvar el empate.
help-puzzle-more = Cada problema está comprobado con un cálculo exacto; su dificultad es la puntuación con la que la mitad de los rivales que maneja el ordenador encuentra la solución. Sin --seed, --count ni --difficulty se empieza por problemas fáciles, y luego se adaptan a ti.
help-drill = Entrenar la vista: ¿hay un quarto en el tablero, y dónde?
help-drill-more = Responde con las cuatro casillas de un quarto, o con - si no hay ninguno. A medida que mejoras, el ejercicio pasa de las filas a los cuadrados girados; al final muestra qué se te escapa y tu rapidez.
help-fill = Llenar el tablero con las dieciséis piezas, sin un solo quarto o con tantos como sea posible.
help-fill-more = Escribe qué va dónde, por ejemplo c2 7; help explica el resto. Lo que dicen las pistas es exacto.
help-show = Dibujar una posición: el tablero, las piezas de al lado y la que está en la mano.
help-show-more = Los quartos que cuentan en este nivel y con estas características se marcan en el tablero y se nombran debajo.
help-referee = Decidir sobre una posición discutida en una mesa real: quién puede anunciar qué y según qué regla.
help-referee-last = La última casilla ocupada, por ejemplo c1.
help-referee-placed-by = Quién la ocupó: first o second.
help-referee-given = Si se ha dado una pieza desde entonces.
help-referee-turn = A quién le toca: first o second; con el tablero lleno, esto indica si el otro ha pasado.
help-referee-claim = Decidir sobre el anuncio de estas cuatro casillas, por ejemplo a1b1c1d1.
help-referee-caller = Quién anuncia: first o second; por defecto, el jugador al que le toca.
help-referee-refused = Cuántos anuncios se han rechazado en este turno.
help-referee-level = De 1 a 4, o A:B para el primer y el segundo jugador.
help-hint = Dar una pista a quien tiene el turno, desde una insinuación hasta la propia jugada.
help-hint-more = Una pista nunca revela más que su profundidad, y lo que dice es exacto.
help-replay = Reproducir registros de partidas y decir cómo terminó cada una.
help-replay-more = El código de salida es 0 si todos los registros son válidos, 1 si alguno no lo es y 2 si no se pudo leer un archivo.
help-picture = Dibujar una partida registrada: su última posición en PNG, o toda ella como GIF animado.
help-review = Analizar partidas con exactitud: cuánto valía cada decisión y qué era lo mejor.
help-review-more = El código de salida es 0 si todos los registros son válidos, 1 si alguno no lo es y 2 si no se pudo leer o escribir un archivo.
help-new = Escribir el registro de una partida nueva en la salida estándar; la salida de error dice quién empieza.
help-solve = Resolver posiciones con exactitud para quien tiene el turno, según la regla automática (R14).
help-solve-more = Una posición no válida se señala en su lugar, y el código de salida es entonces 1. Los quartos que ya están en el tablero no cuentan.
help-bot = Jugar en un servidor como bot.
help-bot-more = Crea una cuenta, márcala como bot, crea un token para ella e inicia esta orden. Las partidas que estaban en curso cuando se detuvo continúan.
help-engine = Jugar como motor que otros programas inician.
help-engine-more = Las órdenes del protocolo de docs/kit/protocol.md llegan por la entrada estándar y las respuestas salen por la salida estándar.
help-lot = Comprobar los sorteos que deciden quién empieza.
help-lot-check = Comprobar si un sorteo fue limpio.
help-lot-check-more = Código de salida: 0 si lo fue, 1 si no lo fue, 2 si no se puede leer.
help-account = Gestionar las cuentas de un servidor: enumerar, restablecer, renombrar, bloquear, eliminar.
help-account-list = Enumerar las cuentas y cuántas veces se ha denunciado cada una.
help-account-reset = Anular la contraseña y obtener un código para elegir una nueva.
help-account-reset-more = Todas las sesiones, los tokens y los códigos de recuperación anteriores dejan de valer. Da el código a la persona titular de la cuenta: sirve una vez, como código de recuperación al iniciar sesión.
help-account-rename = Dar otro nombre a un jugador; las denuncias sobre el anterior se cierran.
help-account-block = Impedir que una cuenta inicie sesión; sus sesiones y tokens dejan de valer.
help-account-delete = Eliminar una cuenta; sus partidas muestran en su lugar un jugador eliminado.
help-db = Cuidar la base de datos de un servidor: actualizar, hacer copias, restaurar, comprobar.
help-db-upgrade = Poner al día el esquema de la base de datos, o crearlo.
help-db-upgrade-more = Con SQLite, el servidor lo hace solo; con PostgreSQL, hazlo antes de iniciar una versión más nueva.
help-db-backup = Copiar la base de datos en un archivo, incluso mientras un servidor la usa.
help-db-backup-more = La copia es coherente y solo aparece cuando está completa.
help-db-restore = Reemplazar la base de datos por una copia de seguridad, todo o nada.
help-db-restore-more = Detén primero el servidor. Una copia más antigua se pone al día.
help-db-check = Reproducir cada partida según las reglas y comparar todo lo que se deduce de los registros.
help-db-check-more = Los resultados, las listas, los nombres y las puntuaciones se calculan de nuevo. Código de salida: 0 si todo está bien, 1 si algo está mal.
help-mine = Hacer que los rivales jueguen y sacar problemas de sus partidas (JSON Lines).
help-mine-more = Las mismas opciones encuentran los mismos problemas, con cualquier número de procesos y por muchas veces que se interrumpa el trabajo.
help-dataset = Crear un archivo de posiciones con valores exactos y todos los buenos turnos.
help-dataset-more = Las mismas opciones crean el mismo archivo, con cualquier número de procesos y aunque el trabajo se interrumpa.
help-atlas = Mostrar el resultado del juego perfecto desde el tablero vacío, para cada par de niveles y número de características.
help-atlas-more = 1-0: gana el primer jugador, que da primero. Un recálculo interrumpido continúa donde se detuvo; su código de salida es 1 si un resultado difiere del incluido.
help-book = Crear, comprobar y enumerar los libros de aperturas.
help-book-info = Enumerar los libros; el código de salida es 1 si alguno falta o está dañado.
help-book-verify = Comprobar las sumas de verificación y comparar entradas al azar con una búsqueda.
help-book-verify-more = El código de salida es 1 si un libro falta, está dañado o tiene errores.
help-book-build = Resolver todas las clases de posiciones a la profundidad de los libros, por partes, y escribir los libros.
help-book-build-more = La profundidad es de cuatro piezas colocadas, o cinco en el nivel 1 con tres o cuatro características. Ctrl+C hace perder una parte como mucho: la misma orden continúa. Un hándicap necesita también los valores de su imagen especular. Los 64 libros llevan unas horas en un núcleo.
help-bench = Cronometrar el motor con posiciones al azar sin victoria inmediata, según las piezas colocadas.
help-bench-more = Una tabla vacía y un hilo, con y sin libro de aperturas, solo valores y con distancias. A partir de diez piezas colocadas, un minimax simple resuelve las mismas posiciones, y la tabla dice cuántas veces más rápido es el motor.
help-perft = Contar las secuencias de entregas y colocaciones de una longitud dada, según la regla automática (R14).
help-perft-more = Las partidas que terminan antes no cuentan. Cada primera acción aparece con su propio total.
help-patterns = Dibujar las figuras de un nivel, agrupadas por clase.
help-ascii = Dibujar solo con caracteres ASCII simples.
help-no-colour = Escribir sin colores.
help-position = Cuatro filas, primero la fila 1, y luego la pieza en la mano o -; por defecto, el comienzo.
help-records = Registros de partidas; una carpeta equivale a sus archivos *.qgn por orden de nombre, - a la entrada estándar.
help-level = De 1 a 4.
help-level-seats = De 1 a 4; A:B vale para quien tiene el turno y para su rival.
help-level-players = De 1 a 4; A:B vale para el primer y el segundo jugador.
help-traits = Características en juego, entre colour,shape,height,fill, separadas por comas; por defecto, todas.
help-traits-some = Características en juego, entre colour,shape,height,fill, separadas por comas.
help-edition = classic o mushrooms.
help-threads = Hilos para una búsqueda; por defecto, tantos como tenga la máquina.
help-processes = Cuántas partidas jugar a la vez.
help-ray = Calcular en el clúster de Ray de esta dirección, HOST:PORT o auto, y no en esta máquina (extra cluster).
help-seed = Repite las mismas decisiones al azar.
help-json = Escribir un objeto JSON por línea.
help-json-object = Escribir un objeto JSON.
help-json-array = Escribir un array JSON.
help-json-games = Escribir solo JSON Lines, un objeto por partida.
help-database = Un archivo, o { $url }; por defecto, FOURFOLD_DATABASE o un archivo de tu carpeta de datos.
help-first = Quién da primero.
help-second = Quién coloca primero.
help-players = Dos nombres; un sorteo decide quién empieza. Con --level A:B, A es el nivel del primer nombre.
help-seed-lots = Repite el mismo sorteo.
help-preset = Reglas por su nombre, que las opciones de abajo pueden cambiar: { $names }.
help-call = official, standing o automatic.
help-false-call = refused o loses.
help-clock = En segundos: 60/move, 300+5, o - para jugar sin reloj.
help-start = Dónde empieza la partida, si no es en el comienzo.
help-opponent = person, random, o uno de los que enumera fourfold opponents. Elige tu puesto con --first o --second, o déjalo a un sorteo.
help-random = Lo mismo que --opponent random.
help-mute = El personaje del ordenador no dice nada.
help-save = Guardar la partida en un archivo nuevo, después de cada acción.
help-resume = Continuar la partida sin terminar de un registro, y seguir guardándola ahí.
help-account-name = Nombre de la cuenta, o su identificador.
help-account-new = El nombre a partir de ahora.
help-account-undo = Permitir de nuevo que la cuenta inicie sesión.
help-account-yes = No preguntar.
help-db-force = Reemplazar lo que haya.
help-db-target = Dónde guardar la copia.
help-db-source = Una copia hecha por db backup.
help-atlas-level = Solo estos niveles; A:B vale para el primer y el segundo jugador.
help-atlas-traits = Solo este número de características, de 1 a 4.
help-atlas-recompute = Resolver desde cero y comparar con lo incluido.
help-atlas-distance = Con --recompute: hallar también las distancias.
help-atlas-state = Con --recompute: dónde guardar las filas terminadas hasta que estén todas.
help-atlas-output = Con --recompute: escribir las filas en la forma del archivo incluido.
help-bench-level = Un nivel; por defecto, 1 y 2.
help-bench-scale = Multiplica por este número las posiciones.
help-bench-seed = Elige las posiciones.
help-bench-empty = Resolver también el tablero vacío desde cero: lleva minutos.
help-book-level = Un par de niveles; A:B vale para quien tiene la pieza y para el otro jugador. Se puede repetir.
help-book-traits = Cuántas características están en juego; se puede repetir.
help-book-traits-default = de 1 a 4
help-book-directory = Dónde están los libros.
help-book-directory-default = la del propio paquete
help-book-samples = Cuántas posiciones de cada libro buscar.
help-book-seed = Las elige.
help-book-target = Dónde escribir los libros.
help-book-work = Dónde guardar los valores terminados, para continuar después de una interrupción.
help-book-work-default = CARPETA/work
help-book-memory = Megabytes para la tabla.
help-bot-server = Dónde jugar, por ejemplo { $example }
help-bot-token = Un token de la cuenta del bot; más seguro en el entorno, donde pocos pueden verlo.
help-bot-strength = Su fuerza; fourfold opponents enumera los nombres.
help-engine-check = Comprobar si otro motor habla el protocolo: la orden que lo inicia. El código de salida es 1 si no lo habla.
help-engine-patience = Segundos de espera por una respuesta antes de dar el motor por bloqueado.
help-bot-accept = Aceptar todos los desafíos abiertos.
help-bot-challenge = Aceptar primero este desafío.
help-bot-tournament = Inscribirse en este torneo y jugar en él hasta que termine.
help-bot-code = El código de inscripción, si hace falta.
help-bot-games = Parar después de este número de partidas; 0 para no parar.
help-drill-stage = Empezar con { $names }.
help-drill-grade = Empezar con el grado 1, 2 o 3 de la etapa.
help-drill-level = Lo que cuenta, de 1 a 4; por defecto, aumenta con la etapa.
help-drill-count = Cuántos tableros; 0 para no acabar.
help-drill-seconds = Tiempo para cada tablero; 0 para jugar sin reloj.
help-drill-grow = Respuestas correctas seguidas antes del paso siguiente; 0 para no avanzar.
help-drill-seed = Repite los mismos tableros.
help-drill-json = No preguntar nada: escribir los tableros con sus respuestas, uno por línea.
help-fill-goal = none para ningún quarto, most para tantos como sea posible.
help-fill-board = Continuar desde este tablero.
help-fill-check = Decir qué quartos tiene un tablero y qué se puede lograr con él.
help-fill-hint = Decir dónde puede ir una pieza, y salir.
help-fill-solve = Llenar el tablero lo mejor posible, y salir.
help-fill-seed = Repite la misma solución.
help-fill-json = Con --check, --hint o --solve: escribir un objeto JSON.
help-hint-what = Un registro con una sola partida, o cuatro filas y la pieza en la mano o -.
help-hint-depth = nudge, reason, turn, o all para las tres.
help-hint-explain = Decir en su lugar por qué esta jugada gana, mantiene el empate o pierde.
help-hint-danger = Mostrar en su lugar qué pieza ganaría dónde.
help-hint-at = Volver al final de la jugada N de un registro.
help-hint-level = Para una posición: de 1 a 4; A:B vale para quien tiene el turno y para su rival.
help-hint-traits = Para una posición: entre colour,shape,height,fill, separadas por comas.
help-hint-call = Para una posición: official, standing o automatic.
help-lot-file = JSON: un sorteo, o una partida que lo tenga, tal como lo muestra el servidor; - para la entrada estándar.
help-mine-count = Problemas de cada tema en cada nivel.
help-mine-levels = Niveles, o pares de niveles, por ejemplo { $example }
help-mine-themes = Uno o varios de { $names }.
help-mine-games = Mirar como mucho este número de partidas.
help-mine-tries = Cuántas veces intenta cada rival un problema.
help-mine-no-grade = Dejar abierta la dificultad (null).
help-mine-grade = No buscar nuevos: medir la dificultad de los de un archivo, JSON Lines o compacto. Se puede repetir.
help-mine-shipped = Encontrar también lo que el paquete ya tiene.
help-mine-state = Dónde guardar el trabajo terminado; la misma orden continúa después de una interrupción.
help-mine-out = Escribir ahí, cuando todo esté terminado.
help-mine-store = Escribir la forma compacta del paquete, no JSON.
help-dataset-positions = Cuántas posiciones diferentes crear.
help-dataset-out = El archivo nuevo; su nombre termina en .parquet o .npz. A su lado se escriben una descripción de los datos y una suma de verificación.
help-dataset-placed = Cuántas piezas están colocadas, de A a B. Con menos de 5 se tarda mucho.
help-dataset-processes = Cuántos procesos calculan a la vez; por defecto, tantos como núcleos tenga la máquina.
help-dataset-resume = Continuar un trabajo interrumpido.
help-opponents-level = Mostrar las puntuaciones en este nivel.
help-opponents-levels = Niveles, separados por comas.
help-opponents-state = Dónde guardar las partidas terminadas; la misma orden continúa después de una interrupción.
help-opponents-games-kind = Partidas para cada clase de figura.
help-opponents-games-pair = Partidas de cada pareja en cada nivel.
help-opponents-games-all = Partidas en total.
help-opponents-write = Escribir las puntuaciones como las guarda el paquete (ratings.json).
help-perft-depth = Cuántas entregas y colocaciones, a partir de 0.
help-puzzle-theme = Uno de { $names }.
help-puzzle-difficulty = De una puntuación a otra; se puede omitir cualquiera de las dos.
help-puzzle-count = Cuántos; por defecto, 1 con --json y, si no, hasta que salgas.
help-puzzle-seed = Repite los mismos problemas.
help-puzzle-daily = El problema del día (UTC).
help-puzzle-date = Con --daily: el de otro día.
help-puzzle-id = El problema con este identificador.
help-replay-step = Recorrer las partidas jugada a jugada.
help-picture-file = Un archivo con un registro de partida; - para la entrada estándar.
help-picture-output = Dónde guardar la imagen: un nombre que termine en .png o .gif.
help-picture-after = Mostrar la posición tras este número de acciones en lugar de la última.
help-picture-side = Ancho y alto en píxeles.
help-review-html = Escribir una página que se abre sin conexión, con un tablero, un gráfico de los valores y botones para avanzar.
help-serve-host = Dónde escuchar; por defecto, 127.0.0.1.
help-serve-port = Por defecto, 8016; 0 para cualquiera que esté libre.
help-serve-lan = Escuchar en la red local y usar la dirección de esta máquina en los enlaces.
help-serve-redis = { $url }, cuando hay varios procesos.
help-serve-workers = Cuántos procesos; por defecto, 1.
help-serve-public-url = Dónde se encuentra, detrás de un proxy: { $url }
help-serve-trusted-proxies = Proxies en cuyas cabeceras se confía, separados por comas.
help-serve-open = Mostrar la página en el navegador cuando esté lista.
help-solve-positions = Cuatro filas, primero la fila 1, y luego la pieza en la mano o -; puede haber varias posiciones. Un único - las lee de la entrada estándar, una por línea.
help-solve-distance = Decir también en cuántas colocaciones se decide.
help-solve-turns = Enumerar todas las jugadas legales con su valor, primero la mejor.
help-solve-no-book = Buscar sin mirar en los libros de aperturas.
percent = { $number } %
cli-progress-nodes = { $number } M
cli-texts-head-language = Idioma
cli-texts-head-complete = Completo
cli-texts-head-missing = Faltan
cli-texts-checking = Comprobando los textos
cli-texts-well = No se ha encontrado ningún fallo.
cli-texts-found =
    { $number ->
        [one] { $number } fallo encontrado.
       *[other] { $number } fallos encontrados.
    }
cli-texts-lacking =
    { $number ->
        [one] Falta { $number } texto, que se muestra en inglés.
       *[other] Faltan { $number } textos, que se muestran en inglés.
    }
cli-texts-none-missing = No falta nada.
cli-texts-in-english = (se muestra en inglés)
cli-texts-no-key = ninguna clave empieza por { $text }
cli-texts-finding-language = { $name } no es un idioma que CLDR conozca: pon al archivo el nombre de uno, como fr.ftl o pt-BR.ftl
cli-texts-finding-junk = no se puede leer: { $text }
cli-texts-finding-twice = esta clave aparece dos veces
cli-texts-finding-unknown = el inglés no tiene esta clave, y ningún otro texto remite a ella
cli-texts-finding-reference = remite a { $name }, que no existe
cli-texts-finding-lost = no muestra { $name }, como hace el inglés
cli-texts-finding-added = muestra { $name }, y el inglés no
cli-texts-finding-unasked = elige según { $name }, que este texto no recibe
cli-texts-finding-value = { $name } nunca es { $value }
cli-texts-finding-plural = no tiene forma para los números de la clase [{ $form }]
cli-texts-finding-dots = los puntos suspensivos son un solo carácter: { $text }
cli-texts-finding-spaces = dos espacios, un tabulador o una línea vacía: { $text }
cli-texts-finding-straight = usa comillas y apóstrofos tipográficos: { $text }
cli-texts-finding-french = el francés lleva aquí un espacio fino de no separación: { $text }
cli-texts-finding-german = el alemán escribe „así“ las comillas y un espacio antes de %: { $text }
cli-texts-finding-spanish = en español se abre lo que se cierra: { $text }
cli-texts-finding-ending = termina en «{ $text }», el inglés en «{ $expected }»
cli-texts-finding-term = el inglés dice { $word }: usa el término del glosario, { $term }
cli-texts-finding-avoid = en lugar de { $word }, escribe: { $term }
help-texts = Cuida los textos: lo completo que está cada idioma y comprobaciones para traducir.
help-texts-check = Comprueba los textos: claves, variables, plurales, términos del glosario, puntuación.
help-texts-check-more = Código de salida: 0 si todo está bien, 1 si algo falla, 2 si no se puede leer un archivo. Los textos que faltan se cuentan, pero no son un error: aparecen en inglés.
help-texts-missing = Lista los textos que un idioma muestra en inglés, listos para traducir.
help-texts-missing-more = Cada uno lleva su descripción y el texto inglés, en el formato del archivo.
help-texts-show = Muestra cada texto con su descripción, en inglés y en un idioma.
help-texts-language = Un idioma como fr, o un archivo como new/pl.ftl.
help-texts-languages = Idiomas como fr, o archivos como new/pl.ftl; si no, todos los idiomas.
help-texts-beginning = Solo las claves que empiezan así.
help-metavar-beginning = COMIENZO
