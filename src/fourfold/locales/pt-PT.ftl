language-name = Português (Portugal)

## Labels

label = { $label }: { $text }

## The call

quarto-call = QUARTO!

## Seats and names

player-first = primeiro jogador
player-second = segundo jogador
name-first = Jogador 1
name-second = Jogador 2
name-deleted = Jogador eliminado

## Editions and their words

edition-classic-name = Clássica
edition-classic-about = Peças de madeira: claras ou escuras, redondas ou quadradas, altas ou baixas, cheias ou ocas.
edition-mushrooms-name = Cogumelos
edition-mushrooms-about = Para crianças: azuis ou vermelhos, pontiagudos ou planos, grandes ou pequenos, com ou sem pintas amarelas.
trait-colour = cor
trait-shape =
    { $edition ->
        [mushrooms] chapéu
       *[classic] forma
    }
trait-height =
    { $edition ->
        [mushrooms] tamanho
       *[classic] altura
    }
trait-fill =
    { $edition ->
        [mushrooms] pintas
       *[classic] preenchimento
    }
value-light =
    { $edition ->
        [mushrooms] { $number ->
            [one] azul
           *[other] azuis
        }
       *[classic] { $number ->
            [one] clara
           *[other] claras
        }
    }
value-dark =
    { $edition ->
        [mushrooms] { $number ->
            [one] vermelho
           *[other] vermelhos
        }
       *[classic] { $number ->
            [one] escura
           *[other] escuras
        }
    }
value-round =
    { $edition ->
        [mushrooms] { $number ->
            [one] pontiagudo
           *[other] pontiagudos
        }
       *[classic] { $number ->
            [one] redonda
           *[other] redondas
        }
    }
value-square =
    { $edition ->
        [mushrooms] { $number ->
            [one] plano
           *[other] planos
        }
       *[classic] { $number ->
            [one] quadrada
           *[other] quadradas
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
            [one] pequeno
           *[other] pequenos
        }
       *[classic] { $number ->
            [one] baixa
           *[other] baixas
        }
    }
value-solid =
    { $edition ->
        [mushrooms] sem pintas amarelas
       *[classic] { $number ->
            [one] cheia
           *[other] cheias
        }
    }
value-hollow =
    { $edition ->
        [mushrooms] com pintas amarelas
       *[classic] { $number ->
            [one] oca
           *[other] ocas
        }
    }
piece-noun =
    { $edition ->
        [mushrooms] { $number ->
            [one] cogumelo
           *[other] cogumelos
        }
       *[classic] { $number ->
            [one] peça
           *[other] peças
        }
    }
piece-one =
    { $edition ->
        [mushrooms] cogumelo
       *[classic] peça
    }
piece-many =
    { $edition ->
        [mushrooms] cogumelos
       *[classic] peças
    }
piece-named =
    { $edition ->
        [mushrooms] cogumelo { $height ->
            [tall] grande
           *[short] pequeno
        }, { $colour ->
            [light] azul
           *[dark] vermelho
        } e { $shape ->
            [round] pontiagudo
           *[square] plano
        } { $fill ->
            [solid] sem pintas amarelas
           *[hollow] com pintas amarelas
        }
       *[classic] peça { $height ->
            [tall] alta
           *[short] baixa
        }, { $colour ->
            [light] clara
           *[dark] escura
        }, { $shape ->
            [round] redonda
           *[square] quadrada
        } e { $fill ->
            [solid] cheia
           *[hollow] oca
        }
    }
piece-the =
    { $edition ->
        [mushrooms] o cogumelo { $height ->
            [tall] grande
           *[short] pequeno
        }, { $colour ->
            [light] azul
           *[dark] vermelho
        } e { $shape ->
            [round] pontiagudo
           *[square] plano
        } { $fill ->
            [solid] sem pintas amarelas
           *[hollow] com pintas amarelas
        }{ piece-digit }
       *[classic] a peça { $height ->
            [tall] alta
           *[short] baixa
        }, { $colour ->
            [light] clara
           *[dark] escura
        }, { $shape ->
            [round] redonda
           *[square] quadrada
        } e { $fill ->
            [solid] cheia
           *[hollow] oca
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
        [one] linha
       *[other] linhas
    }
kind-column =
    { $number ->
        [one] coluna
       *[other] colunas
    }
kind-diagonal =
    { $number ->
        [one] diagonal
       *[other] diagonais
    }
kind-small-square =
    { $number ->
        [one] quadrado pequeno
       *[other] quadrados pequenos
    }
kind-large-square =
    { $number ->
        [one] quadrado grande
       *[other] quadrados grandes
    }
kind-turned-square =
    { $number ->
        [one] quadrado rodado
       *[other] quadrados rodados
    }

## Things with a number

unit-square =
    { $number ->
        [one] { $number } casa
       *[other] { $number } casas
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
        [one] { $number } dia
       *[other] { $number } dias
    }
unit-piece =
    { $edition ->
        [mushrooms] { $number ->
            [one] { $number } cogumelo
           *[other] { $number } cogumelos
        }
       *[classic] { $number ->
            [one] { $number } peça
           *[other] { $number } peças
        }
    }
unit-trait =
    { $number ->
        [one] { $number } característica
       *[other] { $number } características
    }

## Settings agreed before a game

setting-preset = Regras
setting-level = Nível
setting-traits = Características em jogo
setting-call = Anúncio
setting-false-call = Anúncio falso
setting-clock = Relógio
setting-edition = Edição
level-name = Nível { $level }
level-handicap = Nível { $first } contra nível { $second }
level-1-about = O jogo básico: linhas, colunas e diagonais.
level-2-about = Para jogadores experientes: os 9 quadrados pequenos também contam.
level-3-about = Os 5 quadrados maiores também contam.
level-4-about = Os 6 quadrados rodados também contam.
call-official-name = Anúncio oficial
call-official-about =
    { $edition ->
        [mushrooms] Anuncie um quarto antes de dar um cogumelo. Se lhe escapar, o adversário pode anunciá-lo logo a seguir; depois, o quarto perde todo o valor.
       *[classic] Anuncie um quarto antes de dar uma peça. Se lhe escapar, o adversário pode anunciá-lo logo a seguir; depois, o quarto perde todo o valor.
    }
call-standing-name = Anúncio a qualquer momento
call-standing-about = Um quarto mantém o seu valor: ganha quem o anunciar primeiro, na sua própria jogada.
call-automatic-name = Automático
call-automatic-about = Ninguém anuncia: com um quarto ganha-se de imediato.
false-call-refused-name = Recusado
false-call-refused-about = Um anúncio falso é recusado e a jogada continua.
false-call-loses-name = Partida perdida
false-call-loses-about = Quem faz um anúncio falso perde a partida.
clock-none = Sem relógio
clock-turn = { $time } por jogada
clock-bank = { $time } por jogador
clock-bank-increment = { $time } por jogador, mais { $increment } após cada jogada
clock-left = { $name } ainda tem { $time }
preset-basic-name = Jogo básico
preset-basic-about = Linhas, colunas e diagonais, como nas regras oficiais.
preset-experienced-name = Jogadores experientes
preset-experienced-about = A variante das regras oficiais: também se ganha com quadrados pequenos.
preset-level-1-name = Nível 1
preset-level-1-about = Linhas, colunas e diagonais: 10 maneiras de ganhar.
preset-level-2-name = Nível 2
preset-level-2-about = Também quadrados pequenos: 19 maneiras de ganhar.
preset-level-3-name = Nível 3
preset-level-3-about = Também quadrados maiores: 24 maneiras de ganhar.
preset-level-4-name = Nível 4
preset-level-4-about = Também quadrados rodados: 30 maneiras de ganhar e quase nenhum empate.
preset-beginners-1-name = Principiantes, uma característica
preset-beginners-1-about = Só a cor conta.
preset-beginners-2-name = Principiantes, duas características
preset-beginners-2-about = Só a cor e a forma contam.
preset-beginners-3-name = Principiantes, três características
preset-beginners-3-about = A cor, a forma e a altura contam.
preset-mushrooms-name = Cogumelos
preset-mushrooms-about = O jogo básico com cogumelos, para crianças.
preset-tournament-name = Torneio
preset-tournament-about = O jogo básico com um minuto por jogada.

## What happens in a game

phase-give-plain =
    { $edition ->
        [mushrooms] Dê um cogumelo a { $other }.
       *[classic] Dê uma peça a { $other }.
    }
phase-give-call =
    { $edition ->
        [mushrooms] Dê um cogumelo a { $other } ou anuncie QUARTO!
       *[classic] Dê uma peça a { $other } ou anuncie QUARTO!
    }
phase-place-plain =
    { $edition ->
        [mushrooms] Coloque este cogumelo.
       *[classic] Coloque esta peça.
    }
phase-place-call =
    { $edition ->
        [mushrooms] Coloque este cogumelo ou anuncie QUARTO!
       *[classic] Coloque esta peça ou anuncie QUARTO!
    }
phase-last-word-plain =
    { $edition ->
        [mushrooms] Todos os cogumelos estão colocados: passe.
       *[classic] Todas as peças estão colocadas: passe.
    }
phase-last-word-call =
    { $edition ->
        [mushrooms] Todos os cogumelos estão colocados: anuncie QUARTO! ou passe.
       *[classic] Todas as peças estão colocadas: anuncie QUARTO! ou passe.
    }
phase-last-answer-plain = { $other } passou: passe também.
phase-last-answer-call = { $other } passou: anuncie QUARTO! ou passe também.
phase-over-plain = A partida acabou.
waiting-give =
    { $edition ->
        [mushrooms] { $name } está a escolher um cogumelo para { $other }.
       *[classic] { $name } está a escolher uma peça para { $other }.
    }
waiting-place =
    { $edition ->
        [mushrooms] { $name } está a colocar o cogumelo.
       *[classic] { $name } está a colocar a peça.
    }
waiting-last-word = { $name } tem a última palavra.
waiting-last-answer = { $name } responde por último.
action-give = { $name } dá a { $other } { piece-the }.
action-place = { $name } coloca { piece-the } em { $square }.
action-call = { $name } anuncia QUARTO! em { $squares }.
action-refused-empty-square = { $name } anuncia QUARTO! em { $squares }, mas pelo menos uma dessas casas está vazia.
action-refused-no-pattern = { $name } anuncia QUARTO! em { $squares }, mas essas casas não formam nenhuma figura.
action-refused-not-in-level = { $name } anuncia QUARTO! em { $squares }, mas essa figura não é do nível de quem anuncia.
action-refused-no-common-trait =
    { $edition ->
        [mushrooms] { $name } anuncia QUARTO! em { $squares }, mas os quatro não têm em comum nenhuma característica em jogo.
       *[classic] { $name } anuncia QUARTO! em { $squares }, mas as quatro não têm em comum nenhuma característica em jogo.
    }
action-refused-lapsed = { $name } anuncia QUARTO! em { $squares }, mas esse quarto já perdeu todo o valor.
referee-made = { $player } completou este quarto e anuncia-o a tempo: { $player } vence.
referee-caught = { $other } completou este quarto e não o anunciou. { $player } anuncia-o a tempo e vence.
referee-standing = Um quarto mantém o valor até alguém o anunciar. { $player } anuncia-o e vence.
referee-empty-square = Pelo menos uma destas casas está vazia.
referee-no-pattern = Estas casas não formam nenhuma figura.
referee-not-in-level = Esta figura não está no nível de { $player }.
referee-no-common-trait = Estas quatro não têm nenhuma característica em jogo em comum.
referee-lapsed = Este quarto perdeu o valor: não contém a última casa ocupada.
referee-refused = O anúncio é recusado e a vez continua.
referee-loses = Pela regra da casa, um anúncio falso perde: { $other } vence.
referee-illegal = O anúncio não conta: { $reason }.
referee-not-their-turn = agora é a vez de { $other }
referee-now = { $player } pode anunciá-lo agora.
referee-later = Se ninguém o anunciar agora, { $player } poderá anunciá-lo depois.
referee-nobody = Ninguém pode anunciá-lo agora.
referee-claim-lapsed = Perdeu o valor: ninguém pode anunciá-lo.
referee-automatic = Vence sem anúncio.
referee-ended-earlier = A partida já tinha acabado antes da última colocação, quando este quarto foi completado.
referee-won = { $player } venceu: um quarto vence sem anúncio.
referee-full = Todas as peças foram colocadas sem quarto: é empate.
referee-turn = Agora é a vez de { $player }.
referee-none = Não há nenhum quarto no tabuleiro.
fault-empty-square = Pelo menos uma dessas casas está vazia.
fault-no-pattern = Essas casas não formam nenhuma figura.
fault-not-in-level = Essa figura não é do seu nível.
fault-no-common-trait =
    { $edition ->
        [mushrooms] Esses quatro não têm em comum nenhuma característica em jogo.
       *[classic] Essas quatro não têm em comum nenhuma característica em jogo.
    }
fault-lapsed = É tarde para anunciar este quarto: já perdeu todo o valor.
action-pass = { $name } passa.
action-resign = { $name } desiste.
action-agree = Os jogadores concordam em empatar.
action-flag = O tempo de { $name } esgotou-se.
action-abandon = { $name } abandonou a partida.
action-abandon-both = A partida foi abandonada.
action-abort = { $name } cancela a partida.
reason-quarto = QUARTO!
reason-caught = quarto não visto
reason-time = tempo esgotado
reason-resignation = desistência
reason-false-call = anúncio falso
reason-full-board = tabuleiro cheio
reason-agreement = acordo
reason-abandoned = partida abandonada
reason-aborted = partida cancelada
outcome-quarto = { $name } ganha: QUARTO! ({ $values } em { $squares })
outcome-caught = { $name } ganha com um quarto que { $other } não viu ({ $values } em { $squares })
outcome-caught-automatic = { $name } ganha: { $other } completou um quarto que só conta para { $name } ({ $values } em { $squares })
outcome-time = { $name } ganha: o tempo de { $other } esgotou-se
outcome-resignation = { $name } ganha: { $other } desistiu
outcome-false-call = { $name } ganha: { $other } fez um anúncio falso
outcome-full-board =
    { $edition ->
        [mushrooms] Empate: todos os cogumelos estão colocados e ninguém ganhou
       *[classic] Empate: todas as peças estão colocadas e ninguém ganhou
    }
outcome-agreement = Empate por acordo
outcome-abandoned = { $name } ganha: { $other } abandonou a partida
outcome-abandoned-nobody = Ninguém ganha: a partida foi abandonada
result-first = O primeiro jogador ganha
result-second = O segundo jogador ganha
result-draw = Empate
result-none = Inacabada
verdict-win = vitória
verdict-draw = empate
verdict-loss = derrota
verdict-in =
    { $number ->
        [one] { $value } em { $number } colocação
       *[other] { $value } em { $number } colocações
    }
status-fresh = pode ser anunciado agora
status-lapsed = perdeu todo o valor
status-standing = pode ser anunciado a qualquer momento

## Around real tables: the table clock and the referee

web-page-clock = Relógio de mesa
web-table-clock-lead = Ponha o telemóvel ao lado do vosso tabuleiro, entre os dois. Cada metade fica virada para o seu jogador.
web-table-clock-near = Nome deste lado
web-table-clock-far = Nome do outro lado
web-table-clock-set = Acertar o relógio
web-table-clock-start = É o primeiro a dar. Toque para começar.
web-table-clock-begin = Quero dar primeiro
web-table-clock-tossed = O sorteio decide: { $name } começa a dar.
web-table-clock-gift = Dê e depois toque aqui
web-table-clock-turn = Coloque, dê e depois toque aqui
web-table-clock-last = Última colocação: anuncie ou toque aqui para passar
web-table-clock-answer = A sua última resposta: anuncie ou toque aqui para passar
web-table-clock-judged = O seu anúncio está a ser julgado
web-table-clock-paused = Em pausa
web-table-clock-fallen = O tempo acabou: perdeu
web-table-clock-won = Venceu!
web-table-clock-lost = Perdeu
web-table-clock-draw = Empate
web-table-clock-refused = { $number } de 3 anúncios recusados
web-table-clock-pause = Pausar
web-table-clock-resume = Continuar
web-table-clock-again = Jogar outra vez
web-table-clock-board = Tabuleiro e árbitro
web-table-clock-calls = { $name } anuncia QUARTO!
web-table-clock-stands = O relógio está parado em { $time }.
web-table-clock-uphold = Certo: { $name } vence
web-table-clock-refuse = Falso: a partida continua
web-table-clock-refuse-loses = Falso: o anúncio perde
web-table-clock-check = Verificar num tabuleiro
web-table-clock-mistake = Tocado por engano
web-table-clock-count = Segundo o relógio, foram colocadas { $before } ou { $after }.
web-table-clock-end = Terminar a partida
web-table-clock-resigns = { $name } desiste
web-table-clock-agree = Acordar o empate
web-table-clock-quarto = { $name } vence
web-table-clock-back = Desfazer o último toque
web-table-clock-fill = Ecrã inteiro
web-table-clock-away = Arrumar o relógio
web-setting-vibration = Vibração
web-page-referee = Árbitro
web-referee-about = Monte o tabuleiro e veja quem pode anunciar o quê.
web-referee-mode = Um toque no tabuleiro significa
web-referee-mode-pieces = Montar
web-referee-mode-last = Última casa
web-referee-mode-call = Anúncio
web-referee-set-up = Monte o tabuleiro. Termine com a última casa ocupada.
web-referee-point-last = Toque na última casa ocupada.
web-referee-point-call = Toque nas quatro casas anunciadas.
web-referee-facts = O que se sabe
web-referee-last = Última casa ocupada
web-referee-placed-by = Ocupada por
web-referee-given = Deu-se depois?
web-referee-yes = Sim
web-referee-no = Não
web-referee-to-act = É a vez de
web-referee-caller = Quem anuncia
web-referee-refused = Anúncios recusados nesta vez
web-referee-quartos = Quartos no tabuleiro
web-referee-rule-on = Julgar um anúncio destas casas
web-learn-more-clock = Um relógio para o vosso tabuleiro, com QUARTO! de cada lado.
web-learn-more-referee = Dúvidas sobre um anúncio? Veja quem tem razão e por que regra.

## Around real tables: the director’s desk and the pages of tables

web-page-desk = Mesa da direção
web-page-table = Mesa do torneio
web-desk-title = Mesa da direção: { $name }
web-desk-online = Este torneio joga-se no servidor e não precisa de mesa da direção.
web-desk-key-about = Esta página é para a direção do torneio. Introduza a chave da direção ou o endereço completo que a contém.
web-desk-key = Chave da direção
web-desk-key-send = Abrir a mesa da direção
web-desk-saved = Tudo guardado
web-desk-saving = A guardar…
web-desk-stuck =
    { $number ->
        [one] O servidor não responde. { $number } registo será guardado assim que ele voltar.
       *[other] O servidor não responde. { $number } registos serão guardados assim que ele voltar.
    }
web-desk-public = Página pública
web-desk-status-announced = Ainda não começou
web-desk-status-running = A decorrer
web-desk-status-finished = O torneio terminou
web-desk-status-cancelled = O torneio foi cancelado
web-desk-view-round = Resultados
web-desk-view-players = Jogadores
web-desk-view-standings = Classificação
web-desk-view-print = Imprimir
web-desk-view-phones = Telemóveis e ajuda
web-desk-table = Tabela cruzada
web-desk-next = O próximo passo
web-desk-next-players = Primeiro, introduza os jogadores.
web-desk-missing =
    { $number ->
        [one] Falta { $number } resultado
       *[other] Faltam { $number } resultados
    }
web-desk-progress = Resultados introduzidos
web-desk-complete = Já há todos os resultados da ronda { $round }.
web-desk-pair = Emparceirar a ronda { $round }
web-desk-pair-games = Emparceirar os jogadores livres
web-desk-all-rounds = Todas as rondas foram jogadas.
web-desk-finish = Terminar o torneio
web-desk-finish-sure = Terminar o torneio? A classificação fica definitiva, mas ainda pode corrigir resultados.
web-desk-contested-games =
    { $number ->
        [one] { $number } mesa precisa de si: os resultados comunicados divergem
       *[other] { $number } mesas precisam de si: os resultados comunicados divergem
    }
web-desk-claimed-games =
    { $number ->
        [one] { $number } resultado aguarda a confirmação do adversário
       *[other] { $number } resultados aguardam a confirmação do adversário
    }
web-desk-automatic = A próxima ronda será emparceirada automaticamente em
web-desk-show = Mesas a mostrar
web-desk-show-all = Todas
web-desk-show-open = Em aberto
web-desk-show-attention = Comunicadas
web-desk-none-all = Não há partidas aqui.
web-desk-none-open = Já há todos os resultados.
web-desk-none-attention = Nenhuma comunicação pendente.
web-desk-round = Ronda
web-desk-round-number = Ronda { $number }
web-desk-round-done = Já chegaram todos os resultados desta ronda.
web-desk-unpair = Desfazer o emparceiramento
web-desk-unpair-sure = Desfazer este emparceiramento ({ $round })? As listas impressas deixam de valer.
web-desk-by-hand = Emparceirar à mão
web-desk-byes = Folga: { $names }
web-desk-no-rounds = Ainda não foi emparceirada nenhuma ronda.
web-desk-keys = Teclado: as setas mudam de mesa; 1 e 2 dão a vitória a quem está à esquerda ou à direita, = é empate. Ctrl+Z desfaz o último resultado.
web-desk-draw = Empate
web-desk-wins = { $name } vence
web-desk-table-result = Mesa { $table }: { $result }
web-desk-more = Falta de comparência ou correção
web-desk-contested = Comunicações divergentes
web-desk-confirm = Confirmar
web-desk-quick = Escrever um resultado
web-desk-quick-send = Introduzir
web-desk-quick-about = Mesa e resultado: “7 1” se vence quem aparece primeiro, “7 2” para o outro, “7 =” para empate.
web-desk-quick-unreadable = Escreva uma mesa e um resultado, por exemplo “7 1”.
web-desk-quick-board = Indique também o tabuleiro, por exemplo “7.2 1” para o tabuleiro 2 da mesa 7.
web-desk-quick-no-table = Não há mesa { $table } nesta ronda.
web-desk-quick-over = A mesa { $table } já tem um resultado. Para o mudar, use o botão da mesa.
web-desk-drawn = Empate entre { $name } e { $other }
web-desk-hint = Clique no nome de quem venceu, ou em ½ para empate.
web-desk-player-name = Nome
web-desk-player-rating = Pontuação
web-desk-player-add = Adicionar
web-desk-player-file = Ler uma lista
web-desk-player-about = Prima Enter depois de cada jogador. Também pode escrever “Ana Silva 1612” como nome, colar várias linhas ou ler um ficheiro CSV.
web-desk-player-newest = Última inclusão
web-desk-player-change = Alterar
web-desk-player-drop = Descartar
web-desk-imported =
    { $number ->
        [one] { $number } jogador adicionado.
       *[other] { $number } jogadores adicionados.
    }
web-desk-present =
    { $number ->
        [one] { $number } jogador
       *[other] { $number } jogadores
    }
web-desk-search = Procurar um nome
web-desk-late = inscrição tardia
web-desk-pause = Ficar de fora por agora
web-desk-resume = De volta ao jogo
web-desk-correct = Corrigir o nome ou a pontuação
web-desk-correct-save = Guardar
web-desk-withdraw = Retirar de vez
web-desk-remove = Remover
web-desk-withdraw-sure = Retirar { $name } de vez? Se ainda houver uma partida em aberto, introduza um resultado ou a falta de comparência.
web-desk-bye = Folga na ronda { $round }
web-desk-bye-worth = Pontos: { $points }
web-desk-games = Partidas
web-desk-paper = Papel
web-desk-paper-a4 = A4
web-desk-paper-letter = Carta (US Letter)
web-desk-print-pairings = Emparceiramento por mesa
web-desk-print-pairings-about = Para afixar na sala quando a ronda começa.
web-desk-print-names = Emparceiramento por nome
web-desk-print-names-about = Para que todos encontrem depressa a sua mesa.
web-desk-print-cards = Cartões de mesa
web-desk-print-cards-about = Com o código que abre a página da mesa no telemóvel. Servem para o dia todo.
web-desk-print-sheets = Folhas de anotação
web-desk-print-sheets-about = Para os jogadores anotarem a partida.
web-desk-print-standings = Classificação
web-desk-print-standings-about = Com a tabela cruzada, depois de cada ronda.
web-desk-print-diplomas = Diplomas
web-desk-print-diplomas-about = Para a cerimónia de prémios no final.
web-desk-helpers = Ajuda na mesa da direção
web-desk-helpers-about = Quem abrir o endereço da mesa pode dirigir o torneio consigo. Dê-o só a pessoas de confiança.
web-desk-helpers-copy = Copiar o endereço da mesa
web-desk-phones = Telemóveis dos jogadores
web-desk-phones-about = O código de cada cartão abre a página da mesa. Aí um jogador comunica o resultado e o adversário confirma-o noutro telemóvel. Estas são as mesmas páginas.
web-table-wrong-key = Este endereço não abre a mesa. Leia de novo o código do cartão.
web-table-empty = De momento não há partida nesta mesa. A próxima aparecerá aqui.
web-table-first = dá primeiro
web-table-second = coloca primeiro
web-table-part = Partida { $number } nesta mesa
web-table-board = Tabuleiro { $number }
web-table-boards = Outro tabuleiro
web-table-who = Quem está a usar este telemóvel?
web-table-not-me = Não sou { $name }
web-table-result = Como terminou a sua partida?
web-table-won = Ganhei
web-table-draw = Empate
web-table-lost = Perdi
web-table-they-say = { $name } comunicou: { $result }.
web-table-you-say = Comunicou: { $result }.
web-table-right = Está certo
web-table-wrong = Não está certo
web-table-waiting = A aguardar a confirmação: { $name }
web-table-waiting-about = { $name } também lê o código do cartão, ou a direção do torneio confirma o resultado.
web-table-change = Mudar a minha comunicação
web-table-contested = As vossas comunicações divergem
web-table-contested-about = Se se enganou, mude a sua comunicação. Se não, peça à direção do torneio que decida.
web-table-over = Resultado registado: { $result }
web-table-over-about = Se estiver errado, a direção do torneio pode corrigi-lo. A próxima ronda aparecerá aqui.
web-table-done = Esta partida terminou.
web-table-nobody = ninguém veio
web-table-clock = Relógio para esta partida
web-table-clock-report = Comunicar o resultado
web-table-referee = Perguntar ao árbitro

## Computer opponents

opponent-newcomer-name = Tom
opponent-newcomer-line =
    { $edition ->
        [mushrooms] Acabou de abrir a caixa e acha todos os cogumelos bonitos.
       *[classic] Acabou de abrir a caixa e acha todas as peças bonitas.
    }
opponent-beginner-name = Clara
opponent-beginner-line = A tia que conversa enquanto joga e festeja as vitórias dos outros.
opponent-casual-name = Max
opponent-casual-line = O vizinho que passa para uma partida depois do jantar e não leva nada muito a sério.
opponent-attentive-name = Rosa
opponent-attentive-line = Vigia cada linha, mesmo enquanto tira cafés ao balcão.
opponent-experienced-name = Paul
opponent-experienced-line =
    { $edition ->
        [mushrooms] Dá aulas na escola, conta os cogumelos seguros em voz alta e raramente fica sem eles.
       *[classic] Dá aulas na escola, conta as peças seguras em voz alta e raramente fica sem elas.
    }
opponent-strong-name = Inês
opponent-strong-line = Uma capitã que planeia em silêncio e quase nunca deixa escapar um quarto.
opponent-expert-name = Ada
opponent-expert-line = Roda o tabuleiro na cabeça e encontra a casa que ficou esquecida.
opponent-master-name = Leo
opponent-master-line =
    { $edition ->
        [mushrooms] Sorri, dá-lhe um cogumelo e já sabe onde ele vai ficar.
       *[classic] Sorri, dá-lhe uma peça e já sabe onde ela vai ficar.
    }
opponent-perfect-name = Sibila
opponent-perfect-line = Já viu todas as partidas possíveis e, mesmo assim, aprecia a sua.
opponents-rated = O número é a pontuação Elo no nível { $level } (média: 1500).
says-newcomer-greeting-1 = Olá, sou o Tom! Acabei de abrir a caixa.
says-newcomer-greeting-2 = Olá! Mostra-me como se faz?
says-newcomer-greeting-3 = Oh, que bonito que é tudo isto. Começamos?
says-newcomer-rematch-1 = Outra vez? Sim, por favor!
says-newcomer-rematch-2 = Mais uma vez! Acho que já percebi.
says-newcomer-close-1 = Está a encher. Estou a ficar nervoso!
says-newcomer-close-2 = Uau, quase já não há espaço.
says-newcomer-close-3 = O meu preferido já foi usado!
says-newcomer-slip-1 = Espere, eu tinha ali um quarto? Oh, não!
says-newcomer-slip-2 = Ups! Eu tinha um quarto e não reparei.
says-newcomer-spared-1 = Ei, estava ali um quarto seu! Agora é tarde.
says-newcomer-spared-2 = Aquele quarto era seu, e fugiu!
says-newcomer-catch-1 = QUARTO! Foi feito desse lado e fui eu que vi! Eu!
says-newcomer-catch-2 = QUARTO! Encontrei mesmo um, olhe!
says-newcomer-caught-1 = Oh! Fui eu que fiz aquilo? Não fazia ideia.
says-newcomer-caught-2 = Um quarto? Onde? Ah, ali!
says-newcomer-win-1 = Ganhei? Ganhei! Viu isto?
says-newcomer-win-2 = Boa! Vou contar a toda a gente lá em casa.
says-newcomer-win-3 = A sério? Eu? Obrigado por jogar!
says-newcomer-loss-1 = Joga tão bem! Mostra-me outra vez?
says-newcomer-loss-2 = Paciência. Para a próxima consigo.
says-newcomer-loss-3 = Que esperteza. Como é que fez isso?
says-newcomer-draw-1 = Então ninguém perdeu? Gosto disso!
says-newcomer-draw-2 = Empate! É como ganhar em conjunto?
says-beginner-greeting-1 = Até que enfim, meu amor! Sente-se, vamos jogar.
says-beginner-greeting-2 = Olá, meu bem! Já pus a água do chá ao lume.
says-beginner-greeting-3 = Que bom ter visitas! Como estão todos?
says-beginner-rematch-1 = Mais uma? Que bom, agora é que vou aquecer.
says-beginner-rematch-2 = Ainda bem, tinha tanto mais para contar.
says-beginner-close-1 = Ai, isto está a encher, não está?
says-beginner-close-2 = Onde é que eu ia? Ah, sim, estamos a jogar.
says-beginner-close-3 = Digo sempre que o fim é a melhor parte.
says-beginner-slip-1 = Que tonta, tinha um quarto e estava na conversa.
says-beginner-slip-2 = Ai, escapou-me um quarto.
says-beginner-spared-1 = Estava ali um quarto seu, meu bem. Não faz mal!
says-beginner-spared-2 = Aquele quarto era seu, meu amor. Fica para a próxima!
says-beginner-catch-1 = QUARTO! Esse foi feito para mim, meu bem!
says-beginner-catch-2 = QUARTO! Está a ver, às vezes também olho.
says-beginner-caught-1 = Bem visto, meu bem! E eu na conversa.
says-beginner-caught-2 = Viu e eu não. Parabéns!
says-beginner-win-1 = Oh, ganhei? Que bela surpresa!
says-beginner-win-2 = Ora vejam, a velha tia ainda sabe!
says-beginner-win-3 = Ganhei, mas deu-me que fazer.
says-beginner-loss-1 = Parabéns! Fico tão contente por si.
says-beginner-loss-2 = A vitória é sua! Eu sabia.
says-beginner-loss-3 = Maravilha! Isto merece um bolo.
says-beginner-draw-1 = Empate! Então há bolo para os dois.
says-beginner-draw-2 = Ninguém ganha, ninguém lava a loiça. Perfeito!
says-casual-greeting-1 = Boa noite! Há tempo para uma partidinha?
says-casual-greeting-2 = O jantar estava bom. Agora, diversão.
says-casual-greeting-3 = Olá! Também não há nada na televisão?
says-casual-rematch-1 = Claro, a noite é uma criança.
says-casual-rematch-2 = Mais uma? Não tenho pressa.
says-casual-close-1 = Está apertadinho aqui, não está?
says-casual-close-2 = Agora está a ficar interessante.
says-casual-close-3 = Já devia estar em casa. Enfim.
says-casual-slip-1 = Ah, eu tinha um quarto e deixei-me dormir.
says-casual-slip-2 = Lá se vai o meu quarto. Assim vem, assim vai.
says-casual-spared-1 = Estava ali um quarto seu. Acontece a todos.
says-casual-spared-2 = O seu quarto acabou de sair pela porta.
says-casual-catch-1 = QUARTO! Obrigado por o preparar.
says-casual-catch-2 = QUARTO! Esse levo eu com gosto.
says-casual-caught-1 = Ah! Fui eu que o fiz e nem vi.
says-casual-caught-2 = Bom olho! Passei-lhe mesmo ao lado.
says-casual-win-1 = Que sorte a minha. A próxima é sua.
says-casual-win-2 = Ah, esta correu bem.
says-casual-win-3 = Nada mau para quem está de barriga cheia.
says-casual-loss-1 = Muito bem! A sobremesa é merecida.
says-casual-loss-2 = É justo, apanhou-me.
says-casual-loss-3 = Bem jogado. A culpa foi de ter repetido.
says-casual-draw-1 = Empate. Por mim, tudo bem, ninguém se gaba.
says-casual-draw-2 = Iguais! Então temos de repetir.
says-attentive-greeting-1 = Viva! O que lhe sirvo, além de uma partida?
says-attentive-greeting-2 = Olá! O café está a sair e eu estou de olho.
says-attentive-greeting-3 = Sente-se. Sei servir e jogar.
says-attentive-rematch-1 = O mesmo de antes? Sai já.
says-attentive-rematch-2 = Mais um cafezinho e mais uma, então.
says-attentive-close-1 = Está cheio como um sábado de manhã.
says-attentive-close-2 = Um momento, o leite está a ferver. Já está!
says-attentive-close-3 = É aqui que deixo de secar chávenas.
says-attentive-slip-1 = Servi um café e falhei o meu quarto.
says-attentive-slip-2 = Um quarto meu arrefeceu. Que pena.
says-attentive-spared-1 = O seu quarto arrefeceu, receio.
says-attentive-spared-2 = Estava ali um quarto seu, e já não está.
says-attentive-catch-1 = QUARTO! Foi bem servido, e eu reparei.
says-attentive-catch-2 = QUARTO! Nunca esqueço um pedido.
says-attentive-caught-1 = É verdade, estava ali. Que bons olhos!
says-attentive-caught-2 = Esse fui eu que servi, não fui?
says-attentive-win-1 = Esta é minha. O café ofereço eu.
says-attentive-win-2 = Estava de olho nisso. Mais uma chávena?
says-attentive-win-3 = Que luta! Deu-me trabalho.
says-attentive-loss-1 = Muito bem! Esta chávena é por conta da casa.
says-attentive-loss-2 = Hoje viu mais do que eu.
says-attentive-loss-3 = Lindo. Vou lembrar-me de como o fez.
says-attentive-draw-1 = Empate, e o café ainda está quente.
says-attentive-draw-2 = Iguais. Então dividimos o bolo.
says-experienced-greeting-1 = Bom dia! Estão todos sentados? Comecemos.
says-experienced-greeting-2 = Ah, alguém que quer aprender. Vamos?
says-experienced-greeting-3 = A lição de hoje: olhar com atenção.
says-experienced-rematch-1 = É a repetir que se aprende. Outra vez!
says-experienced-rematch-2 = Uma segunda lição? Gosto desse espírito.
says-experienced-close-1 = Daqui em diante, conto tudo duas vezes.
says-experienced-close-2 = Isto punha eu no exame.
says-experienced-close-3 = Silêncio, por favor. Estou a contar.
says-experienced-slip-1 = Tinha um quarto e contei mal. Um zero para mim.
says-experienced-slip-2 = O meu quarto foi-se. Até os professores dormitam.
says-experienced-spared-1 = Estava ali um quarto seu. Tome nota.
says-experienced-spared-2 = Um quarto seu acabou de passar.
says-experienced-catch-1 = QUARTO! Estava escrito desse lado, e eu li.
says-experienced-catch-2 = QUARTO! Há que rever sempre o trabalho.
says-experienced-caught-1 = Vinte valores! Não revi o meu trabalho.
says-experienced-caught-2 = Correto. Fi-lo eu e não o vi.
says-experienced-win-1 = Foi a lição de hoje. Que luta!
says-experienced-win-2 = Tal como eu tinha contado. Belo esforço!
says-experienced-win-3 = Positiva para os dois, e a vitória para mim.
says-experienced-loss-1 = Excelente! O giz é seu.
says-experienced-loss-2 = Melhor do que o professor. Esplêndido!
says-experienced-loss-3 = Muito bem. Não tenho nada a corrigir.
says-experienced-draw-1 = Empate. A mesma nota para os dois.
says-experienced-draw-2 = Iguais. Um resultado limpo, diria eu.
says-strong-greeting-1 = Capitã Inês. Licença para subir a bordo?
says-strong-greeting-2 = Mar calmo, vista limpa. Vamos.
says-strong-greeting-3 = Suba a bordo. Poucas palavras, bons ventos.
says-strong-rematch-1 = O mesmo rumo. Largar amarras!
says-strong-rematch-2 = Já de volta ao convés? Bom.
says-strong-close-1 = Terra à vista.
says-strong-close-2 = O vento levanta-se.
says-strong-close-3 = Todos ao convés.
says-strong-slip-1 = Deixei um quarto à deriva. É raro.
says-strong-slip-2 = Um quarto meu caiu ao mar.
says-strong-spared-1 = O seu quarto zarpou.
says-strong-spared-2 = Um quarto seu afundou-se sem ruído.
says-strong-catch-1 = QUARTO! Vi-o no horizonte.
says-strong-catch-2 = QUARTO! Nada escapa ao meu óculo.
says-strong-caught-1 = A minha própria esteira, e viu-a antes de mim.
says-strong-caught-2 = Boa vigia. Esse não vi.
says-strong-win-1 = Âncora ao fundo. Boa viagem.
says-strong-win-2 = O plano aguentou. Boa navegação.
says-strong-win-3 = A salvo no porto. Obrigada.
says-strong-loss-1 = O leme é seu. Muito bem.
says-strong-loss-2 = Bela manobra. A minha continência.
says-strong-loss-3 = Ultrapassada. É raro.
says-strong-draw-1 = Os dois navios no porto. Bom.
says-strong-draw-2 = Empate. Mar calmo para os dois.
says-expert-greeting-1 = Olá! Hoje, para que lado é cima?
says-expert-greeting-2 = Vamos? Já estou a olhar dos quatro lados.
says-expert-greeting-3 = Que bom que veio. Pensemos em círculos.
says-expert-rematch-1 = Outra vez, de outro ângulo?
says-expert-rematch-2 = Sim! Há uma simetria que quero experimentar.
says-expert-close-1 = Do outro lado é ainda mais bonito.
says-expert-close-2 = Agora cada canto conta.
says-expert-close-3 = Vou ver isto de pernas para o ar.
says-expert-slip-1 = Desse ângulo, falhei o meu próprio quarto.
says-expert-slip-2 = Eu tinha um quarto, só que ao contrário.
says-expert-spared-1 = Estava ali um quarto seu, ao virar da esquina.
says-expert-spared-2 = Um quarto seu acabou de rodar e desapareceu.
says-expert-catch-1 = QUARTO! Estava feito, eu só inclinei a cabeça.
says-expert-catch-2 = QUARTO! Está ali, de todos os lados.
says-expert-caught-1 = Oh! Desse lado é evidente. Bem visto!
says-expert-caught-2 = Encontrou o que escondi de mim mesma.
says-expert-win-1 = No fim, tudo se encaixou.
says-expert-win-2 = Elegante, não? Que luta!
says-expert-win-3 = Esse já o tinha visto ao contrário. Obrigada!
says-expert-loss-1 = Lindo! Vou sonhar com esse ângulo.
says-expert-loss-2 = Olhou onde eu não olhei. Que bonito.
says-expert-loss-3 = Que bela demonstração. Gostei de perder.
says-expert-draw-1 = Simetria perfeita: empate.
says-expert-draw-2 = Ninguém ganha, e mesmo assim é bonito.
says-master-greeting-1 = Boas-vindas. Façamos algo bonito.
says-master-greeting-2 = Ah, cá está. Tinha essa esperança.
says-master-greeting-3 = Ponha-se à vontade. Eu já estou.
says-master-rematch-1 = Com prazer. Cada partida é nova.
says-master-rematch-2 = Outra vez? Tem toda a minha atenção.
says-master-close-1 = Que silêncio, ouve-se pensar.
says-master-close-2 = Esta é a minha parte preferida.
says-master-close-3 = Mais um pouco, e saberemos os dois.
says-master-slip-1 = Eu tinha um quarto, e sorri de mais.
says-master-slip-2 = Escapou-me um quarto. Que refrescante!
says-master-spared-1 = Estava ali um quarto seu. Continuei a sorrir.
says-master-spared-2 = Aquele quarto foi seu, por um momento.
says-master-catch-1 = QUARTO! Obrigado, contava com isso.
says-master-catch-2 = QUARTO! Ficou uma maravilha.
says-master-caught-1 = Ora, ora. Fi-lo eu, e não fui eu que o vi.
says-master-caught-2 = Viu-o antes de o meu sorriso passar. Bravo!
says-master-win-1 = Um prazer. Fez-me pensar.
says-master-win-2 = A paciência compensa. Vai ver.
says-master-win-3 = Mais renhida do que parece. Obrigado!
says-master-loss-1 = Magnífico. Não o vi chegar.
says-master-loss-2 = Agora sorrio a sério. Bem jogado!
says-master-loss-3 = Então é assim que se faz. Os meus parabéns.
says-master-draw-1 = Empate. Já nos conhecemos bem.
says-master-draw-2 = Nenhum de nós cedeu. Gosto disso.
says-perfect-greeting-1 = Eu sabia que viria. Entre.
says-perfect-greeting-2 = Esta já a vi. Surpreenda-me na mesma.
says-perfect-greeting-3 = As estrelas saíram. Comecemos.
says-perfect-rematch-1 = Outra vez? Previ-o, com alegria.
says-perfect-rematch-2 = O círculo recomeça.
says-perfect-close-1 = A névoa levanta.
says-perfect-close-2 = Restam poucos caminhos. Todos são belos.
says-perfect-close-3 = Escute: o fim já murmura.
says-perfect-slip-1 = Até um oráculo pestaneja. Eu tinha um quarto.
says-perfect-slip-2 = Um quarto meu, perdido na névoa.
says-perfect-spared-1 = O seu quarto veio e foi como um sonho.
says-perfect-spared-2 = Um quarto seu desfez-se na névoa.
says-perfect-catch-1 = QUARTO! Estava escrito.
says-perfect-catch-2 = QUARTO! As estrelas tinham-mo dito.
says-perfect-caught-1 = Viu o que eu não vi. Notável!
says-perfect-caught-2 = Até o futuro me pode surpreender.
says-perfect-win-1 = Acaba como começou: com um sorriso.
says-perfect-win-2 = Tinha de ser. Mas ficou bem mais belo assim.
says-perfect-win-3 = Eu conhecia o fim, mas nunca desta forma.
says-perfect-loss-1 = Agora surpreende-me. Que maravilha!
says-perfect-loss-2 = Hoje as estrelas curvam-se perante si.
says-perfect-loss-3 = Encontrou o único caminho verdadeiro.
says-perfect-draw-1 = Equilíbrio. O mais raro dos finais.
says-perfect-draw-2 = Empate. Jogou como as estrelas.

## Phrases players can say to each other

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-nice-quarto = Belo quarto!
phrase-good-game = Boa partida!
phrase-thanks = Obrigado!
phrase-oops = Ups!
phrase-sorry = Desculpe!
phrase-one-moment = Um momento, por favor.
phrase-back-again = Estou de volta.
phrase-rematch = Mais uma partida?
phrase-goodbye = Até à próxima!

## Names for guests

guest-name = { $animal } { $manner }
guest-manners = Alegre Ágil Atento Calmo Corajoso Curioso Esperto Feliz Gentil Rápido Sábio Sereno
guest-animals = Castor Coala Coelho Falcão Gato Lince Lobo Urso Melro Mocho Panda Texugo
push-turn-title = É a sua vez
push-turn-body = { $name } está à sua espera.
push-challenge-title = Um desafio para si
push-challenge-body = { $name } gostaria de jogar consigo.
push-rematch-title = Mais uma partida?
push-rematch-body = { $name } gostaria de uma desforra.
push-paired-title = Uma partida espera por si
push-paired-body = Joga contra { $name }. Chegue a tempo ou perderá por falta de comparência.

## Reviews

review-title = Análise da partida
review-mark-best = ótima
review-mark-fine = boa
review-mark-slip = erro
review-mark-blunder = erro grave
review-mark-forced = forçada
review-speech-called = anúncio
review-speech-caught = apanhado
review-speech-missed = quarto não visto
review-speech-false = anúncio falso
review-no-call = sem anúncio
review-missed = Um quarto escapa a { $name }.
review-accuracy = Precisão
review-turning-point = Momento decisivo
review-no-turning-point = Nenhuma decisão mudou o resultado.
review-value = Valor
review-best = O melhor
review-graph = Valor depois de cada decisão, para { $name }
review-board = Tabuleiro
review-empty = vazia
review-start = Início da partida
review-step = Decisão { $number } de { $count }
review-decisions = Decisões
review-games = Partidas
review-go-first = Início
review-go-back = Anterior
review-go-next = Seguinte
review-go-last = Fim
review-keys = Também pode usar as teclas de seta.

## The coach

coach-any-light =
    { $edition ->
        [mushrooms] qualquer cogumelo azul
       *[classic] qualquer peça clara
    }
coach-any-dark =
    { $edition ->
        [mushrooms] qualquer cogumelo vermelho
       *[classic] qualquer peça escura
    }
coach-any-round =
    { $edition ->
        [mushrooms] qualquer cogumelo pontiagudo
       *[classic] qualquer peça redonda
    }
coach-any-square =
    { $edition ->
        [mushrooms] qualquer cogumelo plano
       *[classic] qualquer peça quadrada
    }
coach-any-tall =
    { $edition ->
        [mushrooms] qualquer cogumelo grande
       *[classic] qualquer peça alta
    }
coach-any-short =
    { $edition ->
        [mushrooms] qualquer cogumelo pequeno
       *[classic] qualquer peça baixa
    }
coach-any-solid =
    { $edition ->
        [mushrooms] qualquer cogumelo sem pintas amarelas
       *[classic] qualquer peça cheia
    }
coach-any-hollow =
    { $edition ->
        [mushrooms] qualquer cogumelo com pintas amarelas
       *[classic] qualquer peça oca
    }
coach-pattern-row = a linha { $name }
coach-pattern-column = a coluna { $name }
coach-pattern-diagonal = a diagonal { $name }
coach-pattern-small-square = o quadrado pequeno { $name }
coach-pattern-large-square = o quadrado grande { $name }
coach-pattern-turned-square = o quadrado rodado { $name }
coach-a-row = uma linha
coach-a-column = uma coluna
coach-a-diagonal = uma diagonal
coach-a-small-square = um quadrado pequeno
coach-a-large-square = um quadrado grande
coach-a-turned-square = um quadrado rodado
coach-nudge-call = Há algo para anunciar.
coach-nudge-caught = O adversário terá um quarto para anunciar.
coach-nudge-pass = Só resta passar.
coach-nudge-wins-now = Com o que tem na mão, pode ganhar de imediato.
coach-nudge-poisoned =
    { $number ->
        [one] { $things } é um presente envenenado.
       *[other] { $things } são presentes envenenados.
    }
coach-nudge-all-poisoned = Dê o que der, o adversário pode ganhar de imediato.
coach-nudge-win = Pode ganhar, mas não com qualquer escolha.
coach-nudge-draw = Ainda pode manter o empate, mas não com qualquer escolha.
coach-nudge-loss = Contra o melhor jogo está perdido: procure o que resiste mais tempo.
coach-nudge-free-win = Qualquer escolha mantém a vitória, se depois jogar bem.
coach-nudge-free-draw = Qualquer escolha mantém o empate, se depois jogar bem.
coach-reason-call = Procure { $kind }; a característica que conta: { $trait }.
coach-reason-caught = O adversário poderá anunciar { $pattern } ({ $values }).
coach-reason-wins-now = Assim completa { $pattern } ({ $values }).
coach-reason-any = Com { $value }, o adversário pode completar { $pattern }.
coach-reason-safe =
    { $number ->
        [one] { $things } não traz perigo por agora.
       *[other] { $things } não trazem perigo por agora.
    }
coach-reason-safe-none = Não há nada seguro para dar.
coach-reason-stuck =
    { $number ->
        [one] Há { $things } que não lhe deixaria nada seguro para dar.
       *[other] Há { $things } que não lhe deixariam nada seguro para dar.
    }
coach-reason-never-stuck = Jogue em qualquer casa: fica com algo seguro para dar.
coach-reason-only-choice = Só tem uma escolha.
coach-reason-keep-win =
    { $number ->
        [one] Só { $things } mantém a vitória.
       *[other] Só { $things } mantêm a vitória.
    }
coach-reason-keep-draw =
    { $number ->
        [one] Só { $things } mantém o empate.
       *[other] Só { $things } mantêm o empate.
    }
coach-reason-loss = O adversário pode forçar a vitória, faça o que fizer.
coach-reason-loss-in =
    { $number ->
        [one] O adversário pode ganhar na próxima jogada, faça o que fizer.
       *[other] O adversário pode ganhar em { $number } jogadas no máximo, contando as suas, faça o que fizer.
    }
coach-turn-call = Anuncie QUARTO! em { $squares }.
coach-turn-pass = Passe.
coach-turn-give = Dê { $piece }.
coach-turn-place = Jogue em { $square }.
coach-turn-place-give = Jogue em { $square } e dê { $piece }.
coach-turn-place-call = Jogue em { $square } e anuncie QUARTO! em { $squares }.
coach-turn-only-win = Nada mais mantém a vitória.
coach-turn-only-draw = Nada mais mantém o empate.
coach-turn-longest = Nada resiste mais tempo.
coach-turn-others =
    { $number ->
        [one] Há mais { $number } jogada igualmente boa.
       *[other] Há mais { $number } jogadas igualmente boas.
    }
coach-unsure = Ainda não é certo o que é melhor aqui: descobri-lo leva mais tempo do que uma dica pode levar.
coach-worth-win = Assim ganha.
coach-worth-win-in =
    { $number ->
        [one] Assim ganha de imediato.
       *[other] Assim ganha em { $number } jogadas no máximo, contando as do adversário.
    }
coach-worth-draw = Assim mantém o empate.
coach-worth-loss = Contra o melhor jogo, assim perde.
coach-worth-loss-in =
    { $number ->
        [one] Assim perde na próxima jogada.
       *[other] Contra o melhor jogo, assim perde em { $number } jogadas no máximo, contando as suas.
    }
coach-explain-was-win = Podia ter ganho.
coach-explain-was-draw = Podia ter mantido o empate.
coach-explain-mine = Aí está o seu quarto: { $pattern } ({ $values }).
coach-explain-theirs = O quarto fica para o adversário: { $pattern } ({ $values }).
coach-explain-allows = Ao dar { $piece }, permite que o adversário complete { $pattern } em { $square } ({ $values }).
coach-explain-safe-none = Com o tabuleiro como está, o adversário não tem nada seguro para dar.
coach-explain-you-run-out =
    { $number ->
        [one] Com o tabuleiro como está, { $things } não traz perigo: alternando, fica sem nada seguro antes do adversário.
       *[other] Com o tabuleiro como está, { $things } não trazem perigo: alternando, fica sem nada seguro antes do adversário.
    }
coach-explain-they-run-out =
    { $number ->
        [one] Com o tabuleiro como está, { $things } não traz perigo: alternando, o adversário fica primeiro sem nada seguro.
       *[other] Com o tabuleiro como está, { $things } não trazem perigo: alternando, o adversário fica primeiro sem nada seguro.
    }
coach-explain-line = O melhor jogo continua assim: { $line }.
coach-step-told = { $action }: { $why }.
coach-step-you-give = dá { $piece }
coach-step-you-place = joga em { $square }
coach-step-you-place-give = joga em { $square } e dá { $piece }
coach-step-you-place-call = joga em { $square } e anuncia “QUARTO!”
coach-step-you-call = anuncia “QUARTO!”
coach-step-you-pass = passa
coach-step-they-place = o adversário joga em { $square }
coach-step-they-place-give = o adversário joga em { $square } e dá { $piece }
coach-step-they-place-call = o adversário joga em { $square } e anuncia “QUARTO!”
coach-step-they-call = o adversário anuncia “QUARTO!”
coach-step-why-completes = assim se completa { $pattern } ({ $values })
coach-step-why-stands = { $pattern } ({ $values }) conta
coach-step-why-counts-for-other-you = { $pattern } ({ $values }) conta a favor do adversário
coach-step-why-counts-for-other-they = { $pattern } ({ $values }) conta a seu favor
coach-step-why-then-wins-you = faça o adversário o que fizer, ganha logo depois
coach-step-why-then-wins-they = faça o que fizer, o adversário ganha logo depois
coach-step-why-only = nenhuma outra jogada ganha
coach-step-why-keeps =
    { $number ->
        [one] assim ganha-se de imediato
       *[other] assim ganha-se em { $number } jogadas no máximo, contando as de ambos
    }
coach-step-why-forced = não há outra escolha
coach-step-why-all-at-once = aqui qualquer jogada perde de imediato
coach-step-why-longest = nada resiste mais tempo
coach-step-why-few =
    { $number ->
        [one] só { $number } de { $total } jogadas não perde de imediato
       *[other] só { $number } de { $total } jogadas não perdem de imediato
    }
coach-step-why-else-at-once = tudo o resto perde de imediato
coach-step-why-else-sooner = tudo o resto perde mais depressa

## Puzzles

puzzle-name-win = Ganhar em { $number }
puzzle-name-safe-piece =
    { $edition ->
        [mushrooms] O único cogumelo seguro
       *[classic] A única peça segura
    }
puzzle-name-only-square = A única casa
puzzle-name-refutation = Encontre a refutação
puzzle-name-save-draw = Salve o empate
puzzle-task-win =
    { $number ->
        [one] O que tem na mão ganha de imediato: em que casa?
       *[other] Ganhe em { $number } jogadas no máximo, contando as do adversário. Só uma jogada consegue.
    }
puzzle-task-safe-piece-win =
    { $edition ->
        [mushrooms] Dê o único cogumelo que mantém a vitória.
       *[classic] Dê a única peça que mantém a vitória.
    }
puzzle-task-safe-piece-draw =
    { $edition ->
        [mushrooms] Dê o único cogumelo que mantém o empate.
       *[classic] Dê a única peça que mantém o empate.
    }
puzzle-task-only-square-win = Só uma casa mantém a vitória. Qual?
puzzle-task-only-square-draw = Só uma casa mantém o empate. Qual?
puzzle-task-refutation = Dar-lhe isto foi um erro. Encontre a única jogada que ganha.
puzzle-task-save-draw = Todas as jogadas perdem menos uma. Encontre a que mantém o empate.
puzzle-levels = O seu nível: { $mine }, o do adversário: { $other }
puzzle-difficulty = dificuldade { $number }
puzzle-daily = Problema do dia, { $day }
puzzle-right = Certo!
puzzle-wrong = Não é { $turn }.
puzzle-no-quarto = Com essa colocação não há quarto.
puzzle-key =
    { $number ->
        [one] A solução: { $turns }
       *[other] As soluções: { $turns }
    }
puzzle-streak = Série: { $number }.
puzzle-score =
    { $number ->
        [one] Resolvido à primeira: { $solved } de { $number } problema. Maior série: { $streak }.
       *[other] Resolvidos à primeira: { $solved } de { $number } problemas. Maior série: { $streak }.
    }

## Errors of the rules and the notation

error-game-over = a partida acabou ({ $reason })
error-give-not-now =
    { $edition ->
        [mushrooms] coloque o cogumelo que tem na mão antes de dar outro
       *[classic] coloque a peça que tem na mão antes de dar outra
    }
error-give-nothing-left =
    { $edition ->
        [mushrooms] já não há cogumelos para dar: anuncie ou passe
       *[classic] já não há peças para dar: anuncie ou passe
    }
error-piece-used = { piece-the } já não está disponível
error-place-not-now =
    { $edition ->
        [mushrooms] não há nenhum cogumelo na mão para colocar
       *[classic] não há nenhuma peça na mão para colocar
    }
error-square-occupied = na casa { $square } já está { piece-the }
error-pass-not-now =
    { $edition ->
        [mushrooms] só se pode passar quando os dezasseis cogumelos estão colocados
       *[classic] só se pode passar quando as dezasseis peças estão colocadas
    }
error-call-automatic = numa partida automática não há anúncios
error-call-first-turn = ninguém pode anunciar na primeira jogada
error-call-too-many = já foram recusados três anúncios nesta jogada
error-call-squares = um anúncio tem de indicar quatro casas diferentes
error-call-not-good = o anúncio em { $squares } está marcado como bom (!), mas é falso
error-call-not-false = o anúncio em { $squares } está marcado como falso (?), mas é bom
error-turn-unfinished = a jogada anterior ainda não terminou
expected-piece = uma peça: um dígito hexadecimal ou quatro letras como LRTS
expected-square = uma casa de a1 a d4
expected-board = dezasseis casas, cada uma o dígito de uma peça ou “.”, com “/” entre todas as linhas ou nenhuma
expected-hand = a peça na mão, ou “-” quando é preciso dar uma
expected-position = um tabuleiro, um espaço e a peça na mão ou “-”
expected-new-piece = uma peça que ainda não esteja no tabuleiro nem na mão
expected-no-hand = “-”, porque o tabuleiro está cheio
expected-level = um nível de 1 a 4, ou dois na forma A:B
expected-trait = uma característica: colour, shape, height ou fill
expected-new-trait = cada característica só uma vez
expected-turn = uma jogada como -7, c2-5 ou c2!a2b2c2d2
expected-end-of-turn = o fim da jogada
expected-new-square = quatro casas diferentes
expected-action = uma ação como -7, c2, !a2b2c2d2, - ou resign:first
expected-clock = um relógio como 60/move, 300+5 ou -
expected-positive = um tempo maior do que zero
expected-seconds = segundos: no máximo nove algarismos antes e depois do ponto
expected-call = official, standing ou automatic
expected-false-call = refused ou loses
expected-edition = classic ou mushrooms
expected-player = first ou second
expected-reason = um dos motivos de R20
expected-result = 1-0, 0-1, 1/2-1/2 ou *
expected-tag = uma linha de etiqueta como [First "Ana"]
expected-new-tag = cada etiqueta só uma vez
expected-escape = aspas ou uma barra invertida depois da barra invertida (\" ou \\)
expected-number = o número de jogada { $number }.
expected-result-end = o resultado depois da última jogada
expected-end-of-game = o fim da partida depois do seu resultado
expected-comment-end = uma chave {"}"} que feche o comentário
expected-time-comment = um tempo como {"{"}%t 12.4{"}"}, só uma vez depois de uma jogada
expected-utf-8 = texto em UTF-8
expected-same-result = o resultado { $result }, como mostram as jogadas e as etiquetas
expected-same-reason = o motivo { $reason }, como mostram as jogadas
expected-why-result = uma etiqueta Reason para { $result }: { $reasons }
expected-no-reason = nenhuma etiqueta Reason, ou abandoned, com o resultado *
expected-both-placed = sem vencedor (*): enquanto os dois jogadores não tiverem colocado uma peça, ninguém perde por sair
expected-one-game = uma única partida
invalid-square-number = uma casa é um número inteiro de 0 a 15, não { $value }
invalid-board-size = um tabuleiro tem 16 casas, não { $number }
invalid-piece-number = uma peça é um número inteiro de 0 a 15, não { $value }
invalid-piece-twice = a peça { $piece } aparece uma segunda vez, em { $square }
invalid-hand-on-board = a peça { $piece } está ao mesmo tempo na mão e no tabuleiro
invalid-hand-and-full = com o tabuleiro cheio, a peça { $piece } não pode estar na mão
invalid-edition = { $value } não é uma Edition
invalid-level-number = um nível é 1, 2, 3 ou 4, não { $value }
invalid-symmetry = { $value } leva duas coisas à mesma
invalid-trait = { $value } não é uma característica
invalid-trait-twice = a característica { $trait } é nomeada duas vezes
invalid-no-trait = é preciso pelo menos uma característica em jogo
invalid-level-pair = os níveis são dois números, primeiro e segundo, não { $value }
invalid-turn-empty = uma jogada tem pelo menos uma ação
invalid-turn-behind = nada pode seguir-se a uma colocação que não foi feita
invalid-facts-last-missing = há peças no tabuleiro: indique a última casa ocupada
invalid-facts-last-empty = a última casa ocupada, { $square }, está vazia
invalid-facts-placer-none = o tabuleiro está vazio: ninguém colocou uma peça
invalid-facts-placer-first = há um número par de peças no tabuleiro, portanto o jogador 1 colocou a última
invalid-facts-placer-second = há um número ímpar de peças no tabuleiro, portanto o jogador 2 colocou a última
invalid-facts-hand = a peça { $piece } está na mão, portanto uma peça foi dada
invalid-facts-given-full = o tabuleiro está cheio: nenhuma peça pode ter sido dada desde então
invalid-facts-turn-first = segundo estes dados, é a vez do jogador 1
invalid-facts-turn-second = segundo estes dados, é a vez do jogador 2
invalid-facts-refused = o número de anúncios recusados nesta vez não pode ser { $number }
invalid-call = { $value } não é uma CallRule
invalid-false-call = { $value } não é um FalseCall
invalid-time-number = um tempo é um número de segundos, não { $value }
invalid-time-finite = um tempo é um número finito de segundos, não { $value }
invalid-turn-limit = o tempo por jogada deve ser maior do que zero e menor do que 10^9, não { $value }
invalid-times-many = cada ação precisa de um tempo: { $actions } tempos, não { $times }
invalid-time-backwards = o tempo anda para a frente: { $later } depois de { $earlier }
invalid-clock = { $value } não é um relógio
invalid-bank-limit = a reserva de tempo deve ser maior do que zero e menor do que 10^9, não { $value }
invalid-increment-limit = o incremento deve ser pelo menos 0 e menor do que 10^9, não { $value }
invalid-tag-own = { $tag } não pode ser usada como etiqueta própria
invalid-tag-twice = a etiqueta { $tag } aparece duas vezes
invalid-tag-control = a etiqueta { $tag } contém um carácter de controlo: { $value }
invalid-comment-turn = não há nenhuma jogada { $turn } para comentar
invalid-comment-text = { $value } não pode aparecer num comentário
invalid-turn-time = a jogada { $turn } não pode ter durado { $value } s
message-notation = não foi possível ler { $text } { $where } (posição { $character }); esperado: { $expected }
message-notation-at = em { $rest }
message-notation-end = no fim
message-contradicts = { $text } contradiz o resto do registo; esperado: { $expected }
message-illegal = ação não permitida { $action } em { $position }: { $why } ({ $rule })

## Why the server refuses something

problem-sign-in-failed = Nome ou palavra-passe incorretos.
problem-recovery-failed = Nome ou código de recuperação incorretos, ou código já usado.
problem-blocked = Esta conta foi bloqueada pelos responsáveis deste servidor.
problem-signed-in = Já tem sessão iniciada: termine-a primeiro.
problem-account-needed = Para isto é preciso iniciar sessão com palavra-passe; não basta ser convidado nem ter um token.
problem-password-wrong = A palavra-passe está incorreta.
problem-token = Este token é desconhecido ou foi revogado.
problem-token-unknown = Não tem nenhum token assim.
problem-tokens-many = Uma conta pode ter no máximo { $most } tokens: remova um primeiro.
problem-session-unknown = Não tem sessão iniciada aí.
problem-player-unknown = Esse jogador não existe.
problem-report-self = Não pode denunciar a sua própria conta.
problem-player-self = É o seu próprio perfil: não se pode seguir nem bloquear a si mesmo.
problem-contacts-many = A sua lista está cheia: retire alguém primeiro.
problem-spectators-only = Só os espectadores falam aqui: está a jogar esta partida.
problem-push-endpoint = Não é possível enviar mensagens para este navegador: o respetivo serviço push tem de ter um endereço HTTPS público.
problem-push-off = Este servidor não envia mensagens fora da aplicação.
problem-too-many-tries = Demasiadas tentativas: espere { $seconds } s.
problem-lot-unknown = Este sorteio não existe ou expirou.
problem-lot-used = Este sorteio já foi usado: comece outro.
problem-name-short =
    { $number ->
        [one] Um nome deve ter pelo menos { $number } carácter.
       *[other] Um nome deve ter pelo menos { $number } caracteres.
    }
problem-name-long = Um nome pode ter no máximo { $most } caracteres.
problem-name-character = Um nome só pode ter letras, algarismos, espaços, pontos, hífenes e sublinhados, não { $character }.
problem-name-letter = Um nome precisa de pelo menos uma letra.
problem-name-scripts = Use um só alfabeto num nome.
problem-name-separators = Um nome deve começar e acabar com uma letra ou um algarismo, sem pontos, hífenes ou sublinhados seguidos.
problem-name-reserved = O nome { $name } está reservado: escolha outro.
problem-name-word = Escolha um nome que não ofenda ninguém.
problem-name-taken = O nome { $name }, ou um muito parecido, já está ocupado: escolha outro.
problem-password-short = Uma palavra-passe deve ter pelo menos { $least } caracteres.
problem-password-long = Uma palavra-passe pode ter no máximo { $most } caracteres.
problem-password-common = Esta palavra-passe é demasiado comum: seria a primeira a ser adivinhada.
problem-password-name = Esta palavra-passe é demasiado parecida com o seu nome ou o do jogo: seria adivinhada.
problem-title-400 = Pedido inválido
problem-title-401 = Inicie sessão primeiro
problem-title-403 = Não permitido
problem-title-404 = Não encontrado
problem-title-405 = Método não permitido
problem-title-406 = Não disponível nesta forma
problem-title-409 = Entretanto algo mudou
problem-title-413 = Demasiado grande
problem-title-415 = Tipo de conteúdo não suportado
problem-title-422 = Não aceite
problem-title-429 = Demasiados pedidos
problem-title-500 = Erro do servidor
problem-title-503 = Indisponível neste momento
problem-title-507 = Sem espaço livre
problem-bad-request = O servidor não entende este pedido.
problem-sign-in = Para isto é preciso ser jogador: escolha um nome ou inicie sessão.
problem-forbidden = Não tem permissão para fazer isto.
problem-not-found = Não há nada aqui, ou não tem acesso.
problem-method = Este endereço não suporta esse método.
problem-conflict = Outra alteração chegou primeiro.
problem-too-large = É demasiado grande: no máximo { $most } bytes.
problem-media-type = O servidor espera JSON aqui.
problem-invalid = Falta algo no pedido ou está na forma errada.
problem-too-many = Demasiados pedidos: tente de novo daqui a pouco.
problem-internal = A culpa não é sua. O erro ficou registado; tente de novo.
problem-unavailable = O servidor não consegue guardar nada agora: tente de novo daqui a um momento.
problem-storage-full = O disco do servidor está cheio: nada foi guardado.
problem-origin = Este pedido vem de outro site.
problem-stale = Entretanto, a partida avançou: olhe de novo e volte a escolher.
problem-not-your-turn = Não é a sua vez.
problem-not-seated = Não está a jogar nesta partida.
problem-seat = Num ecrã partilhado, indique quem joga: first ou second.
problem-action-kind = Aqui só se pode dar, colocar, anunciar e passar: { $action }.
problem-game-over = A partida acabou.
problem-game-on = A partida ainda está a decorrer.
problem-time-up = O tempo acabou antes de isto chegar.
problem-no-offer = Essa proposta já não está aberta.
problem-own-offer = Não pode responder à sua própria proposta.
problem-offer-stands = Já foi pedido; pode voltar a pedir-se depois da próxima jogada.
problem-abort-late = É tarde para cancelar esta partida; ainda pode desistir.
problem-tournament-game = Num torneio não se podem cancelar nem repetir partidas, nem anular jogadas.
problem-tournament-server = Este torneio joga-se em mesas verdadeiras: as partidas não começam aqui.
problem-rematch-declined = Não pode voltar a pedir esta desforra.
problem-talk-late = Esta partida acabou há demasiado tempo para enviar mensagens.
problem-takeback-rated = Numa partida a valer não se podem anular jogadas.
problem-takeback-where = Não é possível voltar a esse ponto.
problem-takeback-mentioned = Já se falou do quarto que escapou: não é possível voltar mais atrás.
problem-no-computer = O computador não joga nesta partida.
problem-log-full = Esta partida ficou demasiado longa: só resta terminá-la ou desistir.
problem-key-reused = Esta Idempotency-Key já foi usada para outra coisa.
problem-opponent-gone = O outro jogador já não está cá.
problem-challenge-gone = Este desafio já não está aberto.
problem-challenge-own = Este desafio é seu: envie-o a outra pessoa.
problem-challenge-many = Tem muitos desafios à espera: retire um primeiro.
problem-players-blocked = Não pode jogar contra esta pessoa.
problem-challenge-self = Não pode enviar um desafio a si próprio.
problem-challenge-stands = Já desafiou este jogador: espere pela resposta ou retire esse desafio.
problem-rated-account = As partidas a valer jogam-se entre contas.
problem-rated-rules = Uma partida a valer tem níveis iguais, quatro características, tabuleiro vazio e anúncio oficial ou automático.
problem-rated-private = As partidas a valer são públicas.
problem-rated-clock = As partidas a valer jogam-se com relógio.
problem-rated-seat = Nas partidas a valer ninguém escolhe quem começa: decide o sorteio e depois alterna-se.
problem-rated-help = Nas partidas a valer não há ajuda.
problem-rated-pair = Começaram { $count } partidas a valer entre si num dia. Joguem a próxima sem contar, ou esperem.
problem-live-game = Esta posição está a ser jogada agora numa partida sem ajuda: espere que termine.
problem-thinking-long = Calcular isso demoraria agora demasiado tempo.
problem-unfinished =
    { $edition ->
        [mushrooms] Diga também que cogumelo dá.
       *[classic] Diga também que peça dá.
    }
problem-drill-stage = O nível { $level } não tem essas figuras.
problem-drill-task = Este tabuleiro não é deste servidor: comece o exercício de novo.
problem-filling-hand =
    { $edition ->
        [mushrooms] Ao encher o tabuleiro não há cogumelo na mão.
       *[classic] Ao encher o tabuleiro não há peça na mão.
    }
problem-opponent = Não há adversário chamado { $name }.
problem-start-over = A partir desta posição não há nada para jogar.
problem-clock-long = Um relógio não pode durar mais de um ano: jogue sem relógio.
problem-language = Este idioma não está disponível: escolha entre { $names }.
problem-without-help = Está a jogar uma partida sem ajuda: voltará a tê-la quando terminar.

## Why a tournament refuses something

problem-text-word = Escolha palavras que não ofendam ninguém.
problem-tournament-cancelled = Este torneio foi cancelado.
problem-tournament-begun = O torneio já começou: o formato, as regras, o local e a pontuação já não podem mudar.
problem-tournament-over = Este torneio terminou.
problem-tournament-directors = Só a direção do torneio e os seus ajudantes o podem fazer.
problem-tournament-director = Só a direção do torneio o pode fazer.
problem-tournament-entrants = Não participa neste torneio.
problem-tournament-account = Precisa de uma conta para anunciar um torneio ou para se inscrever.
problem-tournament-closed = As inscrições neste torneio estão encerradas.
problem-tournament-code = Este torneio exige outro código: pergunte à direção.
problem-tournament-code-missing = Um código é para a inscrição com código, e só para ela.
problem-tournament-rating = A sua pontuação aqui é { $rating }, fora dos limites deste torneio.
problem-tournament-rating-limits = A pontuação mínima ({ $least }) é superior à máxima ({ $most }).
problem-tournament-teams = As equipas são inscritas pela direção do torneio.
problem-tournament-start = Um torneio começa de hoje em diante, e dentro de três anos.
problem-tournament-rated = Só há partidas a valer no servidor, sem equipas e sem vantagem.
problem-tournament-teams-server = As equipas jogam em mesas verdadeiras, não no servidor.
problem-tournament-typed = Quem joga no servidor inscreve-se por si; só é possível adicionar jogadores do computador.
problem-tournament-account-name = Quem tem uma conta mantém o nome e a pontuação da conta.
problem-tournament-computers = Os jogadores do computador não se sentam a mesas verdadeiras.
problem-tournaments-many = Anunciou { $most } torneios, o máximo: tente mais tarde.
problem-tournament-long = O registo deste torneio está cheio: só se podem lançar resultados.
problem-tournament-helpers = Um torneio pode ter no máximo { $most } ajudantes.
problem-tournament-key = Este endereço já não é válido: leia o código outra vez ou pergunte à direção.
problem-tournament-venue = Este torneio não se joga em mesas verdadeiras.
problem-tournament-seat = Outra pessoa já respondeu por este jogador.
problem-tournament-both-seats = Já respondeu por um jogador: o adversário tem de confirmar no próprio telemóvel.
problem-tournament-challenge = Não pode desafiar este jogador agora: está ocupado ou demasiado longe na escada.
problem-tournament-event-finished = O torneio terminou.
problem-tournament-event-name-twice = { $name } já está na lista.
problem-tournament-event-id-twice = { $id } já está na lista ou retirou-se.
problem-tournament-event-unknown = Ninguém aqui é conhecido como { $id }.
problem-tournament-event-withdrawn = { $id } retirou-se.
problem-tournament-event-full = O torneio está cheio: cabem { $number }.
problem-tournament-event-late = O torneio já começou: mais ninguém pode entrar.
problem-tournament-event-team-small = Uma equipa precisa aqui de { $boards } membros, não de { $members }.
problem-tournament-event-team-twice = { $name } está duas vezes nesta equipa.
problem-tournament-event-team-other = { $name } já está na equipa { $other }.
problem-tournament-event-no-team = Este torneio não é por equipas.
problem-tournament-event-paused = { $id } já está em pausa.
problem-tournament-event-not-paused = { $id } não está em pausa.
problem-tournament-event-pause-format = Neste tipo de torneio ninguém pode fazer uma pausa.
problem-tournament-event-bye-format = Só num torneio suíço é possível dispensar alguém de uma ronda.
problem-tournament-event-bye-round = Ninguém pode ser dispensado da ronda { $round }: já foi emparceirada ou não se joga.
problem-tournament-event-bye-twice = { $id } já está de fora na ronda { $round }.
problem-tournament-event-bye-worth = Uma ronda de folga vale de 0 a { $win } pontos, em meios pontos, não { $points }.
problem-tournament-event-round-open = Na ronda { $round } ainda faltam resultados.
problem-tournament-event-round-closed = A ronda { $round } terminou.
problem-tournament-event-round-unknown = A ronda { $round } não é a última ou não existe.
problem-tournament-event-round-begun = Uma partida da ronda { $round } já começou: o emparceiramento mantém-se.
problem-tournament-event-round-empty = Uma ronda precisa de pelo menos uma partida.
problem-tournament-event-rounds-over =
    { $rounds ->
        [one] A única ronda já foi jogada.
       *[other] Todas as { $rounds } rondas foram jogadas.
    }
problem-tournament-event-not-playing = { $id } não pode jogar agora.
problem-tournament-event-twice = { $id } aparece duas vezes na ronda { $round }.
problem-tournament-event-left-out = { $id } não tem adversário nem folga na ronda { $round }.
problem-tournament-event-busy = { $id } ainda está a jogar a partida { $game }.
problem-tournament-event-bracket = Na ronda { $round } o quadro decide quem defronta quem.
problem-tournament-event-table = Na ronda { $round } o calendário não tem { $id } contra { $other }.
problem-tournament-event-reach = { $id } e { $other } estão a mais de { $reach } lugares na escada.
problem-tournament-event-time-up = O tempo deste torneio acabou.
problem-tournament-event-game-unknown = A partida { $game } não existe.
problem-tournament-event-game-over = A partida { $game } já tem resultado: { $result }.
problem-tournament-event-game-open = A partida { $game } ainda não tem resultado.
problem-tournament-event-game-begun = A partida { $game } já começou.
problem-tournament-event-match-over = O confronto da mesa { $table } está decidido.
problem-tournament-event-match-single = Só um confronto a eliminar pode ser decidido assim.
problem-tournament-event-match-player = { $id } não joga na mesa { $table }.
problem-tournament-event-correction-late = Partidas seguintes dependem deste resultado: mantém-se.
problem-tournament-event-correction-open = Com este resultado ninguém teria vencido o confronto, e a ronda terminou.
problem-tournament-event-reopen = A ronda terminou: um resultado pode ser corrigido, mas não removido.
problem-tournament-pairing-finished = O torneio terminou.
problem-tournament-pairing-few = Um torneio precisa de pelo menos dois participantes.
problem-tournament-pairing-open = Na ronda { $round } ainda faltam resultados.
problem-tournament-pairing-over = Todas as rondas foram jogadas.
problem-tournament-pairing-nobody = Ninguém está livre para jogar agora.
problem-tournament-pairing-time-up = O tempo deste torneio acabou.
problem-tournament-regulations-no-clock = Um torneio joga-se sempre com relógio.
problem-tournament-regulations-rounds = O número de rondas tem de estar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-cycles = O número de partidas contra cada adversário tem de estar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-boards = O tamanho de uma equipa tem de estar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-minutes = A duração em minutos tem de estar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-reach = O alcance de um desafio tem de estar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-best-of = Um confronto tem um número ímpar de partidas, no máximo { $most }, não { $value }.
problem-tournament-regulations-third-place = O terceiro lugar só se joga numa eliminatória simples.
problem-tournament-regulations-boards-format = As equipas só jogam todos contra todos ou no sistema suíço.
problem-tournament-regulations-handicap = Uma vantagem precisa de pelo menos um ponto de pontuação por nível, não { $value }.
problem-tournament-regulations-limit = O número de participantes está entre 2 e { $most }, não em { $value }.
problem-tournament-regulations-points = Os pontos são meios entre 0 e 100, mais pela vitória e menos pela derrota.
problem-tournament-regulations-tiebreak = O desempate { $value } foi escolhido duas vezes.
problem-tournament-value-value = «{ $field }» não pode ser { $value }.
problem-tournament-value-game = Uma partida escreve-se 3.12 ou 3.12.2, não { $value }.
problem-tournament-players-encoding = Linha { $line }: isto não é UTF-8. Guarde o ficheiro como «CSV UTF-8».
problem-tournament-players-large = Uma lista de jogadores tem no máximo { $most } bytes.
problem-tournament-players-empty = Não há jogadores no ficheiro.
problem-tournament-players-columns = A linha 1 tem de dar nome às colunas, e uma delas tem de ser «nome».
problem-tournament-players-column-twice = Há duas colunas «{ $name }».
problem-tournament-players-csv = Linha { $line }: isto não é CSV.
problem-tournament-players-surplus = A linha { $line } tem mais dados do que colunas.
problem-tournament-players-name-empty = Linha { $line }: falta o nome.
problem-tournament-players-name-long = Linha { $line }: um nome pode ter no máximo { $most } caracteres.
problem-tournament-players-name-characters = Linha { $line }: o nome contém um carácter invisível.
problem-tournament-players-name-twice = Linha { $line }: { $name } já está na linha { $other }.
problem-tournament-players-rating = Linha { $line }: uma pontuação é um número inteiro até { $most }, não { $value }.
problem-tournament-players-bot = Linha { $line }: «bot» é sim ou não, não { $value }.
problem-tournament-players-team = Linha { $line }: falta a equipa.
problem-tournament-players-refused = Linha { $line }: { $why }
problem-tournament-report-format = Este relatório só existe para torneios todos contra todos ou suíços.
problem-tournament-report-wide = No relatório não cabe { $value }.

## The web app

web-skip = Ir para o conteúdo
web-nav = Navegação principal
web-menu = Menu
web-close = Fechar
web-notices = Avisos
web-cancel = Cancelar
web-offline = Está sem ligação. As partidas e os exercícios continuam assim que ela voltar; a introdução e as definições funcionam mesmo assim.
web-lost-connection = A ligação caiu. A ligar de novo…
web-offline-page = Esta página precisa de ligação. Aparecerá assim que a ligação voltar.
web-not-found-title = Página não encontrada
web-not-found-about = Talvez o link esteja incompleto ou a página já não exista.
web-go-home = Ir para o início
web-page-play = Jogar
web-page-game = Partida
web-page-challenge = Desafio
web-page-settings = Definições
web-page-live = Partidas a decorrer
web-page-leaderboard = Classificação
web-page-player = Jogador
web-page-people = Pessoas
web-page-account = Conta
web-header-you = { $name }: o seu perfil
web-setting-language = Idioma
web-setting-language-auto = Do navegador ({ $language })
web-setting-edition-about = As peças das novas partidas.
web-setting-theme = Aparência
web-setting-theme-auto = Predefinição do sistema
web-setting-theme-light = Claro
web-setting-theme-dark = Escuro
web-setting-theme-contrast = Alto contraste
web-setting-view = Vista do tabuleiro
web-setting-view-about = De cima, o tabuleiro ocupa menos espaço e cada característica vê-se bem.
web-setting-view-auto = Conforme o ecrã
web-setting-view-flat = De cima
web-setting-view-slanted = Em perspetiva
web-setting-pieces = Estilo do tabuleiro
web-setting-pieces-contrast = Com alto contraste, todos os estilos têm as mesmas cores.
web-setting-pieces-wood = Madeira
web-setting-pieces-slate = Ardósia
web-setting-pieces-bright = Cores vivas
web-setting-motion = Animações
web-setting-motion-auto = Predefinição do sistema
web-setting-motion-full = Animações completas
web-setting-motion-reduced = Sem animações
web-setting-pace = Ritmo do computador
web-setting-pace-about = Quanto tempo o computador espera entre colocar e dar, para que consiga acompanhar. Joga igualmente bem a qualquer ritmo.
web-setting-pace-instant = Sem pausas
web-setting-pace-quick = Pausas curtas
web-setting-pace-calm = Pausas longas
web-setting-sound = Som
web-setting-volume = Volume
web-setting-characters = Deixar falar as personagens do computador
web-setting-characters-about = Uma palavra de vez em quando; nunca sobre o que se poderia jogar ou anunciar.
web-setting-avatar = O seu avatar
web-setting-avatar-about = É a imagem que os outros jogadores veem.
web-setting-confirm = Confirmar cada ação
web-setting-confirm-about =
    { $edition ->
        [mushrooms] Um cogumelo só é dado ou colocado quando confirmar; até lá, pode retirá-lo.
       *[classic] Uma peça só é dada ou colocada quando confirmar; até lá, pode retirá-la.
    }
web-setting-fourth = Enviar o anúncio com a quarta casa
web-setting-fourth-about = Caso contrário, vê as quatro casas mais uma vez e envia o anúncio.
web-setting-shortcuts = Atalhos de teclado
web-setting-shortcuts-about = Teclas únicas para dar, colocar, anunciar e mais; durante a partida, o ponto de interrogação mostra a lista. Desative-as se dita textos ou se atrapalham.
web-setting-coordinates = Mostrar letras e números no tabuleiro
web-setting-notify = Avisar-me quando for a minha vez
web-setting-notify-about = Uma notificação do navegador enquanto vê outra coisa.
web-setting-notify-denied = O seu navegador bloqueia as notificações deste site.
web-setting-notify-push = Uma notificação enquanto vê outra coisa. Em partidas com dias por vez, também com o Fourfold fechado.
web-setting-notify-failed = As notificações funcionam enquanto o Fourfold está aberto. Não foi possível registar o seu navegador para as receber com ele fechado.
web-setting-quiet = Horas de silêncio
web-setting-quiet-about = Com o Fourfold fechado, não há interrupções entre estas horas. Deixe ambas vazias se não quiser horas de silêncio.
web-setting-quiet-from = Das
web-setting-quiet-until = Até às
web-board-name = Tabuleiro
web-board-empty = { $square }, vazia
web-board-last =
    { $edition ->
        [mushrooms] último cogumelo colocado
       *[classic] última peça colocada
    }
web-board-lit = realçada
web-tray-name =
    { $edition ->
        [mushrooms] Cogumelos restantes
       *[classic] Peças restantes
    }
web-tray-sort = Ordenar por
web-tray-by-number = número
web-tray-empty =
    { $edition ->
        [mushrooms] Todos os cogumelos estão no tabuleiro.
       *[classic] Todas as peças estão no tabuleiro.
    }
web-table-more = Mais
web-hand-empty = nada
web-hand-name = Na mão
web-hand-yours = Na sua mão
web-hand-of = Na mão de { $name }
web-loading = Um momento…
web-game-title = { $name } contra { $other }
web-game-you = eu
web-game-to-act = joga agora
web-game-your-turn = É a sua vez
web-banner-name = As suas partidas
web-banner-turn = É a sua vez contra { $name }
web-banner-turns =
    { $number ->
        [one] É a sua vez em { $number } partida
       *[other] É a sua vez em { $number } partidas
    }
web-banner-waiting = A sua partida contra { $name } continua; { $name } está a pensar
web-banner-challenge = Um desafio de { $name }
web-banner-open = Ir para a partida
web-banner-look = Ver
web-banner-more =
    { $number ->
        [one] mais { $number } partida
       *[other] mais { $number } partidas
    }
web-game-here = está online
web-game-away = está offline
web-absent-left = resta: { $time }
web-absent-clock = { $name } está offline. Se o tempo se esgotar, ganha a partida.
web-absent-win = { $name } está offline. Se nada acontecer até { $date }, ganha a partida.
web-absent-none = { $name } está offline. Se nada acontecer até { $date }, a partida termina sem vencedor.
web-game-point = Aponte as quatro casas ({ $number } de 4).
web-game-send-call = Anunciar QUARTO!
web-game-withdraw = Não, continuar a jogar
web-game-pass = Passar
web-game-confirm = Confirmar
web-game-confirm-this = Confirme ou desfaça.
web-game-undo = Desfazer
web-game-placed =
    { $edition ->
        [mushrooms] { $name } coloca o cogumelo em { $square }.
       *[classic] { $name } coloca a peça em { $square }.
    }
web-game-draw = Propor empate
web-game-draw-sent = Empate proposto
web-game-draw-offered = { $name } propõe empate.
web-game-draw-agree = Aceitar o empate
web-game-takeback = Anular jogada
web-game-takeback-sent = Pedido enviado
web-game-takeback-late = Já se falou do quarto que escapou: não é possível voltar mais atrás.
web-game-takeback-asked = { $name } quer anular uma jogada.
web-game-taken-back = A jogada foi anulada.
web-game-declined =
    { $what ->
        [draw] O empate foi recusado.
        [takeback] O pedido para anular a jogada foi recusado.
       *[other] Recusado.
    }
web-game-accept = Aceitar
web-game-decline = Recusar
web-game-resign = Desistir
web-game-resign-sure = Se desistir, o adversário ganha.
web-game-resign-yes = Sim, desistir
web-game-abort = Cancelar a partida
web-game-abort-sure = A partida termina sem vencedor e não conta.
web-game-abort-yes = Sim, cancelar
web-game-go-on = Continuar a jogar
web-game-talk = Dizer algo
web-game-mute = Ocultar mensagens
web-game-muted = As mensagens desta partida estão agora ocultas.
web-game-unmuted = As mensagens desta partida estão de novo visíveis.
web-game-record = Registo
web-game-share = Partilhar
web-game-link-copied = Link copiado.
web-copy-by-hand = Este navegador não deixa a página copiar. Copie a ligação daqui:
web-copy-selected = Este navegador não deixa a página copiar. O texto está selecionado: copie-o à mão.
web-share-link = Link
web-share-copy = Copiar
web-share-copied = Copiado.
web-share-send = Enviar…
web-share-picture = Imagem desta posição
web-share-animation = Animação da partida
web-share-embed = Código para a sua própria página web
web-embed-open = Abrir no Fourfold
web-game-watchers =
    { $number ->
        [one] { $number } pessoa a assistir
       *[other] { $number } pessoas a assistir
    }
web-watch = Está a assistir
web-watch-others =
    { $number ->
        [one] com mais { $number } pessoa
       *[other] com mais { $number } pessoas
    }
web-watch-talk = Conversar
web-watch-spectators = Entre espectadores
web-watch-about = Só os espectadores veem isto, nunca os jogadores.
web-watch-hide = Ocultar o que os espectadores dizem
web-game-result = Resultado
web-game-won = Ganhou!
web-game-lost = Desta vez perdeu
web-game-won-by = { $name } ganha
web-game-drawn = Empate
web-game-nobody = Ninguém ganha
web-game-aborted = Partida cancelada
web-game-missed = Quartos não vistos
web-game-rematch = Desforra
web-game-rematch-asked = Desforra pedida
web-game-rematch-wanted = { $name } quer a desforra.
web-game-rematch-withdraw = Retirar o pedido
web-game-rematch-declined = Desta vez não há desforra.
web-game-to-rematch = Ir para a desforra
web-game-review = Rever a partida
web-game-other-game = Outra partida
web-game-typed = Escreva uma jogada
web-game-typed-wrong = Escreva uma jogada como c2, -5, c2-5 ou !a1b1c1d1.
web-game-do = Jogar
web-game-lost-connection = A ligação caiu. Nada se perde: a ligar de novo…
web-game-not-sent = Não chegou ao servidor. Tente de novo.
web-game-false-loses = um anúncio falso faz perder
web-told-give =
    { $who ->
        [me] Dá a { $other } { piece-the }.
       *[them] { $name } dá-lhe { piece-the }.
    }
web-told-place =
    { $edition ->
        [mushrooms] Coloca o cogumelo em { $square }.
       *[classic] Coloca a peça em { $square }.
    }
web-told-call = Anuncia QUARTO! em { $squares }.
web-told-pass = Passa.
web-told-resign = Desiste.
web-told-flag = O seu tempo esgotou-se.
web-told-abandon = Abandonou a partida.
web-told-draw = Propõe empate.
web-told-takeback = Pede para anular uma jogada.
web-told-rematch = Pede a desforra.
web-told-abort = Cancela a partida.
web-waiting-give =
    { $edition ->
        [mushrooms] { $name } está a escolher um cogumelo para si.
       *[classic] { $name } está a escolher uma peça para si.
    }
web-queue-chosen = Assim que colocar, vai dar { $piece }.
web-queue-cancelled = Já não vai dar antecipadamente { $piece }.
web-queue-next = Vai dar
web-queue-undo = Não dar ainda
web-call-patterns = Ou escolha uma figura
web-past-title = Jogadas até agora
web-past-none = Ainda sem jogadas.
web-past-shown = Posição anterior
web-past-now = Voltar à partida
web-keys-title = Atalhos de teclado
web-key-place = Ir para o tabuleiro
web-key-give =
    { $edition ->
        [mushrooms] Ir para os cogumelos que restam
       *[classic] Ir para as peças que restam
    }
web-key-call = Anunciar QUARTO! e depois enviar o anúncio
web-key-hint = Pedir uma dica
web-key-view = Mudar a vista do tabuleiro
web-key-back = Ver um passo atrás
web-key-next = Ver um passo à frente; depois da partida, jogar outra vez
web-key-say = Ouvir outra vez o que fazer e o que tem na mão
web-key-escape = Desfazer o que não foi enviado ou voltar à posição atual
web-key-list = Mostrar esta lista
web-ended-quarto = QUARTO! ({ $values } em { $squares })
web-ended-caught =
    { $who ->
        [me] Anunciou um quarto que { $other } não viu ({ $values } em { $squares }).
        [them] { $name } anunciou um quarto que lhe escapou ({ $values } em { $squares }).
       *[others] { $name } anunciou um quarto que { $other } não viu ({ $values } em { $squares }).
    }
web-ended-caught-automatic =
    { $who ->
        [me] { $other } completou um quarto que só conta para si ({ $values } em { $squares }).
        [them] Completou um quarto que só conta para { $name } ({ $values } em { $squares }).
       *[others] { $other } completou um quarto que só conta para { $name } ({ $values } em { $squares }).
    }
web-ended-time =
    { $who ->
        [them] O seu tempo esgotou-se.
       *[others] O tempo de { $other } esgotou-se.
    }
web-ended-resignation =
    { $who ->
        [them] Desistiu.
       *[others] { $other } desistiu.
    }
web-ended-false-call =
    { $who ->
        [them] Fez um anúncio falso.
       *[others] { $other } fez um anúncio falso.
    }
web-ended-abandoned =
    { $who ->
        [them] Abandonou a partida.
       *[others] { $other } abandonou a partida.
    }
web-ended-aborted =
    { $who ->
        [me] Cancelou a partida antes de ela contar.
       *[others] { $name } cancelou a partida antes de ela contar.
    }
web-ended-full-board =
    { $edition ->
        [mushrooms] Todos os cogumelos estão colocados e ninguém ganhou.
       *[classic] Todas as peças estão colocadas e ninguém ganhou.
    }
web-game-rules = Regras desta partida
web-coach-name = Treinador
web-coach-hint = Dica
web-coach-more = Saber mais
web-coach-danger = Ver as ameaças
web-coach-poisoned = perigo: ganha em { $squares }
web-coach-safe = sem perigo por agora
web-coach-wins-here = faz um quarto aqui
web-help-off = Jogam sem ajuda: nem dicas, nem ameaças, nem análise até a partida acabar.
web-help-rated = As partidas a valer jogam-se sem ajuda: nem dicas, nem ameaças, nem análise.
web-help-on = Combinaram jogar com ajuda. Quando um a usar, o outro fica a saber.
web-help-used-hint = { $name } pediu uma dica.
web-help-used-threats = { $name } viu as ameaças.
web-help-used-explanation = { $name } pediu a explicação de uma jogada.
web-help-used-analysis = { $name } usou a análise.
web-help-title = Ajuda usada
web-play-title =
    { $edition ->
        [mushrooms] Dezasseis cogumelos. Quatro características. Um grito.
       *[classic] Dezasseis peças. Quatro características. Um grito.
    }
web-play-lead =
    { $edition ->
        [mushrooms] Cada um coloca o cogumelo que o adversário lhe escolheu. Descubra primeiro quatro em linha com uma característica em comum e anuncie QUARTO!
       *[classic] Cada um coloca a peça que o adversário lhe escolheu. Descubra primeiro quatro em linha com uma característica em comum e anuncie QUARTO!
    }
web-play-how = Como quer jogar?
web-play-way-someone = Jogar online
web-play-way-computer = Contra o computador
web-play-way-shared = No mesmo ecrã
web-play-way-friend = Convidar um amigo
web-play-opponent = O seu adversário
web-play-strength = força { $number } de { $count }
web-play-rating = Elo { $number }
web-play-shared-about = Duas pessoas jogam à vez neste ecrã.
web-play-friend-about = Recebe um link e um código QR. Quem abrir o link joga contra si.
web-play-someone-about = Joga com alguém que quer o mesmo nível e o mesmo relógio e tem uma pontuação parecida.
web-play-name = O seu nome
web-play-name-about = Os adversários veem-no. Se o deixar em branco, recebe um nome simpático.
web-play-open = Qualquer pessoa neste servidor pode aceitar
web-play-private = Só nós dois vemos a partida
web-play-handicap = Um nível diferente para cada jogador (handicap)
web-play-handicap-about = Cada um só pode anunciar as figuras do seu próprio nível. O jogador mais forte fica com o nível mais baixo.
web-play-traits-about = Para começar bastam uma ou duas.
web-clock-other = Outro…
web-clock-time = Tempo
web-clock-unit = Unidade de tempo
web-clock-kind = Para que é o tempo
web-clock-kind-turn = por jogada
web-clock-kind-bank = por jogador
web-clock-increment = mais, após cada jogada,
web-clock-impossible = Um relógio dura pelo menos um segundo e no máximo um ano.
web-play-first = Quem começa?
web-play-first-lot = Por sorteio
web-play-me = Eu
web-play-them = O meu adversário
web-play-start-computer = Jogar contra { $name }
web-play-start-shared = Começar neste ecrã
web-play-start-friend = Criar um link
web-play-continue = Continuar a sua partida
web-play-received = Desafios para si
web-play-waiting = Pessoas à espera de uma partida
web-play-no-challenges = Ninguém está à espera neste momento.
web-play-own-challenge = O seu desafio
web-queue-waiting =
    { $number ->
        [one] { $number } pessoa procura uma partida
        [many] { $number } de pessoas procuram uma partida
       *[other] { $number } pessoas procuram uma partida
    }
web-queue-join = Jogar
web-queue-title = À procura de um adversário…
web-queue-range = Pontuação de { $least } a { $most }; o intervalo aumenta enquanto espera
web-queue-anyone = Qualquer pontuação
web-queue-others =
    { $number ->
        [0] mais ninguém está à espera
        [one] mais { $number } pessoa à espera
        [many] mais { $number } de pessoas à espera
       *[other] mais { $number } pessoas à espera
    }
web-queue-computer = Ainda ninguém. { $name } pode jogar já.
web-queue-leave = Parar de procurar
web-queue-over = A procura de um adversário terminou. Tente de novo.
web-play-accept = Aceitar e jogar
web-challenge-invite = Convidar alguém
web-challenge-invite-about = Envie este link ou mostre o código. A partida começa assim que alguém aceitar.
web-challenge-open-about = Todos neste servidor veem o seu desafio. Também pode enviar o link.
web-challenge-qr = Código QR do link
web-challenge-link = Link
web-challenge-copy = Copiar o link
web-challenge-withdraw = Retirar
web-challenge-waiting = À espera que alguém aceite…
web-challenge-local = Este link só funciona neste computador. Para jogar com outros na sua rede, inicie o servidor com { $command }.
web-challenge-by = { $name } quer jogar consigo
web-challenge-game = Dezasseis { piece-many } para dois: cada um coloca o que o adversário lhe escolhe. Ganha quem vir primeiro quatro em linha com uma característica em comum.
web-challenge-not-now = Agora não
web-challenge-accepted = Este desafio já foi aceite
web-challenge-withdrawn = Este desafio foi retirado
web-challenge-expired = Este desafio expirou
web-challenge-declined = Este desafio foi recusado
web-challenge-declined-by = { $name } recusou o seu desafio.
web-challenge-to = O seu desafio a { $name }
web-challenge-to-about = À espera da resposta de { $name }… A partida começa assim que o seu desafio for aceite.
web-challenge-new = Desafiar { $name }
web-challenge-send = Enviar o desafio
web-challenge-watch = Ver a partida
web-live-none = Ninguém está a jogar neste momento.
web-live-over = Partidas terminadas
web-live-more = Ver mais
web-live-rated = a valer
web-live-handicap = Níveis { $level }
web-leaderboard-about = Jogadores com uma pontuação já fiável, das partidas a valer.
web-leaderboard-rank = Lugar
web-leaderboard-player = Jogador
web-leaderboard-rating = Pontuação
web-leaderboard-games = Partidas
web-leaderboard-none = Ainda ninguém jogou partidas a valer suficientes.
web-player-kind-guest = Visitante
web-player-kind-account = Membro
web-player-kind-bot = Bot
web-player-kind-computer = Computador
web-player-kind-deleted = Conta eliminada
web-player-since = desde { $date }
web-player-you = É o seu perfil.
web-player-counts = vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
web-player-ratings = Pontuações
web-player-course =
    { $number ->
        [one] De { $from } para { $to } na última partida a valer
       *[other] De { $from } para { $to } nas últimas { $number } partidas a valer
    }
web-player-history = Partidas a valer
web-player-follow = Seguir
web-player-unfollow = Deixar de seguir
web-player-block = Bloquear
web-player-unblock = Desbloquear
web-player-block-about = Acabam os desafios e as mensagens entre os dois, e não serão emparceirados. { $name } não recebe nenhum aviso.
web-player-blocked = Bloqueou { $name }.
web-player-unblocked = Já não bloqueia { $name }.
web-player-challenge = Desafiar
web-player-report = Denunciar este jogador
web-player-reason-name = O nome é ofensivo
web-player-reason-leaving = Abandona as partidas perdidas
web-player-reason-cheating = Recebe ajuda em partidas a valer
web-player-reason-other = Outro motivo
web-player-send = Enviar
web-player-reported = A denúncia foi enviada. Agradecemos.
web-people-following = Jogadores que segue
web-people-following-none = Ainda não segue ninguém. Carregue em «Seguir» na página de um jogador para ver aqui quando está em linha.
web-people-online = em linha
web-people-show = Mostrar aos outros quando estou em linha
web-people-show-about = Numa partida, o seu adversário vê sempre se está presente.
web-people-opponents = Adversários recentes
web-people-opponents-none = Ainda não jogou contra ninguém.
web-people-won = ganhou
web-people-drawn = empate
web-people-lost = perdeu
web-people-blocked = Jogadores bloqueados
web-play-rated = Partida a valer
web-play-rated-account = { problem-rated-account }
web-play-rated-rules = { problem-rated-rules }
web-play-rated-clock = { problem-rated-clock }
web-play-rated-private = { problem-rated-private }
web-play-rated-seat = { problem-rated-seat }
web-play-rated-help = { problem-rated-help }
web-play-help = Ambos podemos pedir dicas
web-play-helped = com dicas
web-account-about = Sem conta joga-se tudo menos as partidas a valer e os torneios. Uma conta guarda as suas partidas e o seu nome.
web-account-sign-in = Iniciar sessão
web-account-sign-up = Criar uma conta
web-account-sign-recover = Esqueci a palavra-passe
web-account-recover = Definir uma nova palavra-passe
web-account-sign-out = Terminar sessão
web-account-name = Nome
web-account-shown-name = Nome visível
web-account-guest-name = Jogar sem conta
web-account-password = Palavra-passe
web-account-old-password = Palavra-passe atual
web-account-new-password = Nova palavra-passe
web-account-password-about = Pelo menos 8 caracteres; o melhor são várias palavras.
web-account-code = Código de recuperação
web-account-codes = Os seus códigos de recuperação
web-account-codes-about = Só são mostrados uma vez. Guarde-os bem: cada um permite entrar uma vez se esquecer a palavra-passe.
web-account-codes-copy = Copiar os códigos
web-account-codes-download = Guardar num ficheiro
web-account-codes-copied = Códigos copiados.
web-account-signed-in = Sessão iniciada como { $name }.
web-account-go-on = Continuar
web-account-guest = Está a jogar como { $name }, sem conta.
web-account-profile = Perfil
web-account-save = Guardar
web-account-saved = Guardado.
web-account-settings-taken = As definições da sua conta passam a valer aqui.
web-account-sessions = Onde tem sessão iniciada
web-account-this-one = este dispositivo
web-account-tokens = Tokens para os seus programas
web-account-tokens-about = Com um token, um programa seu joga com o seu nome.
web-account-token-name = Para que serve o token
web-account-token-new = Criar um token
web-account-token-once = O novo token, visível só agora:
web-account-export = Descarregar todos os meus dados
web-account-delete = Eliminar a conta
web-account-delete-about = Não se pode desfazer. O seu nome desaparece de todas as partidas.
web-page-learn = Aprender
web-page-puzzles = Problemas
web-page-puzzle = Problema
web-page-analysis = Tabuleiro de análise
web-page-drill = Olho vivo
web-page-fill = Encher o tabuleiro
web-page-atlas = Atlas
web-analysis-working = A calcular…
web-analysis-ended = QUARTO! Esta jogada ganha.
web-analysis-ended-loss = QUARTO! Mas conta para o adversário, que ganha.
web-analysis-full = O tabuleiro está cheio: não há mais nada a jogar.
web-analysis-place = Para quem coloca agora: { $value }
web-analysis-give = Para quem dá agora: { $value }
web-analysis-choose-first =
    { $edition ->
        [mushrooms] Escolha primeiro um cogumelo.
       *[classic] Escolha primeiro uma peça.
    }
web-analysis-mode = Modo
web-analysis-mode-set-up =
    { $edition ->
        [mushrooms] Dispor os cogumelos
       *[classic] Dispor as peças
    }
web-analysis-mode-play = Experimentar jogadas
web-analysis-clear = Esvaziar o tabuleiro
web-analysis-to-hand = Pôr na mão
web-analysis-empty-hand =
    { $edition ->
        [mushrooms] Devolver o cogumelo
       *[classic] Devolver a peça
    }
web-analysis-set-up-about =
    { $edition ->
        [mushrooms] Escolha um cogumelo e depois uma casa ou a mão; também pode arrastar. Toque num cogumelo do tabuleiro para retirá-lo.
       *[classic] Escolha uma peça e depois uma casa ou a mão; também pode arrastar. Toque numa peça do tabuleiro para retirá-la.
    }
web-analysis-play-about =
    { $edition ->
        [mushrooms] Cada casa e cada cogumelo mostram aonde levam se ninguém errar, e em quantas colocações.
       *[classic] Cada casa e cada peça mostram aonde levam se ninguém errar, e em quantas colocações.
    }
web-analysis-legend = Legenda
web-analysis-gifts = Depois de colocar em
web-analysis-gifts-about =
    { $edition ->
        [mushrooms] Escolha uma casa para ver quanto vale dar a seguir cada cogumelo.
       *[classic] Escolha uma casa para ver quanto vale dar a seguir cada peça.
    }
web-analysis-wins-there = { $square } ganha de imediato.
web-analysis-standing = Já está no tabuleiro e já não conta
web-analysis-best = As melhores jogadas
web-analysis-notation = Posição (notação)
web-analysis-show = Mostrar
web-analysis-wrong =
    { $edition ->
        [mushrooms] Introduza as quatro linhas e o cogumelo na mão, por exemplo .4f./c3.0/78../9b.. a; cada cogumelo no máximo uma vez.
       *[classic] Introduza as quatro linhas e a peça na mão, por exemplo .4f./c3.0/78../9b.. a; cada peça no máximo uma vez.
    }
web-analysis-to-act = Quem joga a seguir
web-review-ready = A análise está pronta. Avance com as setas.
web-review-start = Percorra a partida: cada decisão mostra quanto valia e o que teria sido melhor.
web-review-working = A analisar cada decisão…
web-review-lead = Cole o registo de uma partida ou solte aqui um ficheiro .qgn: verá quanto valia cada decisão e onde a partida virou.
web-review-given = Entregue
web-review-steps = Passos
web-review-value-for = Para { $name }
web-review-to-turning-point = Ir para o momento decisivo
web-review-go-on = Continuar a partir daqui
web-review-play-from = Jogar a partir daqui
web-review-analyse = Analisar
web-review-to-game = Voltar à partida
web-review-record = Registo de uma partida
web-review-look = Rever
web-review-file = Escolher um ficheiro
web-learn-title = Aprenda o jogo em dez minutos
web-learn-lead = Lições curtas e interativas, uma regra de cada vez.
web-learn-done = feita
web-learn-more = E depois?
web-learn-more-puzzles = Um problema por dia para todos, e muitos mais por tema.
web-learn-more-drill = Ver um quarto antes de todos.
web-learn-more-fill = O quebra-cabeças de onde nasceu o jogo.
web-learn-more-atlas = Quem ganha se ninguém errar, para cada conjunto de regras.
web-learn-gallery = As trinta figuras
web-learn-gallery-about =
    { $edition ->
        [mushrooms] Quatro cogumelos com uma característica em comum nas casas de uma figura fazem um quarto. Cada nível soma-se ao anterior.
       *[classic] Quatro peças com uma característica em comum nas casas de uma figura fazem um quarto. Cada nível soma-se ao anterior.
    }
web-learn-next = Seguinte: { $title }
web-learn-again = Outra vez
web-learn-play = Jogar uma partida
web-learn-step = Passo { $number } de { $count }
web-page-intro = O jogo num minuto
web-intro-offer = Não conhece o jogo?
web-intro-offer-about = Quatro passos para jogar: encontrar, dar, colocar, anunciar.
web-intro-start = Quero ver
web-intro-skip = Saltar
web-intro-find-about =
    { $edition ->
        [mushrooms] Dezasseis cogumelos, todos diferentes: azuis ou vermelhos, pontiagudos ou planos, grandes ou pequenos, com pintas amarelas ou sem.
       *[classic] Dezasseis peças, todas diferentes: claras ou escuras, redondas ou quadradas, altas ou baixas, cheias ou ocas.
    }
web-intro-find = Toque { piece-the }.
web-intro-find-wrong = Veja outra vez ({ $traits }): toque { piece-the }.
web-intro-give-about =
    { $edition ->
        [mushrooms] Nunca escolhe o seu cogumelo: dá ao adversário o que ele tem de colocar e recebe outro.
       *[classic] Nunca escolhe a sua peça: dá ao adversário a que ele tem de colocar e recebe outra.
    }
web-intro-give =
    { $edition ->
        [mushrooms] Três cogumelos grandes seguidos! Dê um que não seja grande.
       *[classic] Três peças altas seguidas! Dê uma que não seja alta.
    }
web-intro-give-wrong =
    { $edition ->
        [mushrooms] Esse também é grande: o adversário ganharia. Dê um pequeno.
       *[classic] Essa também é alta: o adversário ganharia. Dê uma baixa.
    }
web-intro-wait = Agora é a vez do adversário…
web-intro-place-about =
    { $edition ->
        [mushrooms] O adversário colocou o seu cogumelo e dá-lhe outro em troca.
       *[classic] O adversário colocou a sua peça e dá-lhe outra em troca.
    }
web-intro-place =
    { $edition ->
        [mushrooms] Um grande! Coloque-o ao lado dos três cogumelos grandes.
       *[classic] Uma alta! Coloque-a ao lado das três peças altas.
    }
web-intro-place-wrong =
    { $edition ->
        [mushrooms] Aí não: a casa livre ao lado dos três cogumelos grandes completa quatro.
       *[classic] Aí não: a casa livre ao lado das três peças altas completa quatro.
    }
web-intro-call-about = Quatro alinhadas com uma característica em comum são um quarto. Só ganha se o anunciar.
web-intro-call =
    { $edition ->
        [mushrooms] Quatro cogumelos grandes! Prima { quarto-call }
       *[classic] Quatro peças altas! Prima { quarto-call }
    }
web-intro-call-wrong =
    { $edition ->
        [mushrooms] Não esses quatro: anuncie de novo e aponte os quatro cogumelos grandes.
       *[classic] Não essas quatro: anuncie de novo e aponte as quatro peças altas.
    }
web-intro-done-about = Contam linhas, colunas e diagonais, com qualquer característica. E, se lhe escapar um quarto, o adversário pode anunciá-lo.
web-intro-done = { quarto-call } O jogo é só isto.
web-newcomer-automatic = Nas suas primeiras partidas, os quartos são anunciados automaticamente. Pode escolher outra coisa nas regras.
web-newcomer-call = Novo: quando quatro alinhadas tiverem uma característica em comum, prima { quarto-call } e aponte-as antes de continuar. Ninguém o faz por si.
web-newcomer-loss = Quase ninguém ganha a primeira partida. Algumas lições curtas mostram aquilo a que deve estar atento.
web-learn-turn-title = Dar e colocar
web-learn-turn-about =
    { $edition ->
        [mushrooms] Nunca se escolhe o cogumelo que se coloca.
       *[classic] Nunca se escolhe a peça que se coloca.
    }
web-learn-turn-text =
    { $edition ->
        [mushrooms] O primeiro jogador dá um cogumelo. Depois, uma jogada tem duas partes: coloque o cogumelo recebido numa casa livre e dê ao adversário um dos que restam.
       *[classic] O primeiro jogador dá uma peça. Depois, uma jogada tem duas partes: coloque a peça recebida numa casa livre e dê ao adversário uma das que restam.
    }
web-learn-turn-1 =
    { $edition ->
        [mushrooms] Dê um cogumelo qualquer ao adversário.
       *[classic] Dê uma peça qualquer ao adversário.
    }
web-learn-turn-2 = Agora tem uma: coloque-a numa casa livre.
web-learn-turn-3 =
    { $edition ->
        [mushrooms] E dê o cogumelo seguinte.
       *[classic] E dê a peça seguinte.
    }
web-learn-turn-refused = Ainda não há nada a anunciar. Termine primeiro a sua jogada.
web-learn-turn-done = Isso é uma jogada completa. E assim por diante.
web-learn-call-title = QUARTO!
web-learn-call-about = Quatro em linha com uma característica em comum ganham, se forem anunciadas.
web-learn-call-text = Contam linhas, colunas e diagonais. Não importa quem colocou as outras três. Mas só se ganha com um quarto se ele for anunciado: prima o botão vermelho e mostre as quatro casas.
web-learn-call-1 =
    { $edition ->
        [mushrooms] Três na linha 2 têm algo em comum com o seu cogumelo. Complete.
       *[classic] Três na linha 2 têm algo em comum com a sua peça. Complete.
    }
web-learn-call-2 = Agora anuncie: prima QUARTO! e mostre as quatro casas.
web-learn-call-refused = Não é bem isso: preencha a falha na linha 2 e mostre as quatro casas.
web-learn-call-done = QUARTO! Ganhou.
web-learn-safe-title = Dar sem perigo
web-learn-safe-about =
    { $edition ->
        [mushrooms] O cogumelo que dá pode custar-lhe a partida.
       *[classic] A peça que dá pode custar-lhe a partida.
    }
web-learn-safe-text =
    { $edition ->
        [mushrooms] Antes de dar, veja o que o adversário poderia fazer com ele. A arte está em encontrar um cogumelo que não complete nada.
       *[classic] Antes de dar, veja o que o adversário poderia fazer com ela. A arte está em encontrar uma peça que não complete nada.
    }
web-learn-safe-1 =
    { $edition ->
        [mushrooms] Dê um cogumelo com o qual o adversário não possa fazer um quarto.
       *[classic] Dê uma peça com a qual o adversário não possa fazer um quarto.
    }
web-learn-safe-refused = Essa serve em d2: o que têm em comum as três da linha 2?
web-learn-safe-done =
    { $edition ->
        [mushrooms] Seguro: com este cogumelo ninguém completa a linha 2.
       *[classic] Segura: com esta peça ninguém completa a linha 2.
    }
web-learn-caught-title = Apanhado!
web-learn-caught-about = Se escapar um quarto ao adversário, pode anunciá-lo.
web-learn-caught-text =
    { $edition ->
        [mushrooms] O adversário acabou de completar um quarto e deu-lhe um cogumelo sem dizer nada. Antes de o colocar, pode anunciar o que ele não viu: assim ganha.
       *[classic] O adversário acabou de completar um quarto e deu-lhe uma peça sem dizer nada. Antes de a colocar, pode anunciar o que ele não viu: assim ganha.
    }
web-learn-caught-1 = Não coloque ainda: anuncie o quarto que escapou ao adversário.
web-learn-caught-refused = Olhe para a linha 2 e anuncie antes de colocar.
web-learn-caught-done = Apanhado! Ganha com o quarto do adversário.
web-learn-lapse-title = Demasiado tarde
web-learn-lapse-about = Um quarto que ninguém anuncia perde o valor.
web-learn-lapse-text =
    { $edition ->
        [mushrooms] Há outra vez um quarto no tabuleiro. Mas se colocar o seu cogumelo sem o anunciar, já não vale para ninguém, seja quem for que o veja depois.
       *[classic] Há outra vez um quarto no tabuleiro. Mas se colocar a sua peça sem o anunciar, já não vale para ninguém, seja quem for que o veja depois.
    }
web-learn-lapse-1 =
    { $edition ->
        [mushrooms] Finja que não vê: coloque o seu cogumelo.
       *[classic] Finja que não vê: coloque a sua peça.
    }
web-learn-lapse-2 = Agora tente anunciar a linha 2.
web-learn-lapse-3 =
    { $edition ->
        [mushrooms] Recusado: perdeu o valor. A jogada continua: dê um cogumelo.
       *[classic] Recusado: perdeu o valor. A jogada continua: dê uma peça.
    }
web-learn-lapse-refused = Aqui pede-se outra coisa: leia a frase acima do tabuleiro.
web-learn-lapse-done = Portanto, olhos abertos: depois da colocação seguinte acabou.
web-learn-levels-title = Nível 2: quadrados pequenos
web-learn-levels-about = Cada um dos quatro níveis acrescenta figuras.
web-learn-levels-text =
    { $edition ->
        [mushrooms] A partir do nível 2 também contam quatro cogumelos num quadrado pequeno; o nível 3 acrescenta quadrados maiores e o 4, rodados. A galeria mostra todos.
       *[classic] A partir do nível 2 também contam quatro peças num quadrado pequeno; o nível 3 acrescenta quadrados maiores e o 4, rodados. A galeria mostra todos.
    }
web-learn-levels-1 =
    { $edition ->
        [mushrooms] Complete um quadrado pequeno com o seu cogumelo.
       *[classic] Complete um quadrado pequeno com a sua peça.
    }
web-learn-levels-2 = Anuncie QUARTO! e mostre os quatro cantos.
web-learn-levels-refused =
    { $edition ->
        [mushrooms] Três cogumelos no centro formam um canto: que casa falta?
       *[classic] Três peças no centro formam um canto: que casa falta?
    }
web-learn-levels-done = QUARTO! Com um quadrado pequeno também se ganha.
web-learn-handicap-title = Handicap
web-learn-handicap-about = Cada jogador pode ter o seu próprio nível.
web-learn-handicap-text = Joga no nível 2 e o adversário no nível 1. Pode anunciar quadrados pequenos; o adversário não, nem que complete um.
web-learn-handicap-1 = O adversário acabou de completar algo que só o seu nível permite anunciar. Anuncie-o.
web-learn-handicap-refused = Procure o quadrado pequeno no centro e anuncie antes de colocar.
web-learn-handicap-done = Ganhou: conta o nível de quem anuncia, seja quem for que completou o quadrado.
web-learn-traits-title = Menos características
web-learn-traits-about = Para começar bastam uma, duas ou três características.
web-learn-traits-text =
    { $edition ->
        [mushrooms] Nesta partida só contam as duas primeiras características. O resto que os cogumelos tenham em comum não faz quarto.
       *[classic] Nesta partida só contam as duas primeiras características. O resto que as peças tenham em comum não faz quarto.
    }
web-learn-traits-1 =
    { $edition ->
        [mushrooms] Duas linhas têm três cogumelos. Complete a que conta.
       *[classic] Duas linhas têm três peças. Complete a que conta.
    }
web-learn-traits-2 = Anuncie QUARTO! e mostre as quatro casas.
web-learn-traits-refused =
    { $edition ->
        [mushrooms] O que esses cogumelos têm em comum não conta nesta partida.
       *[classic] O que essas peças têm em comum não conta nesta partida.
    }
web-learn-traits-done = Certo. Acrescente uma característica quando quiser.
web-puzzles-daily = Problema do dia
web-puzzles-solved-today = Resolvido. O próximo chega à meia-noite (UTC).
web-puzzles-look-again = Ver outra vez
web-puzzles-solve = Resolver
web-puzzles-yours = Até agora
web-puzzles-days = Dias seguidos
web-puzzles-streak = Problemas seguidos
web-puzzles-longest = Maior série
web-puzzles-first-try = À primeira
web-puzzles-kept = Guardado apenas neste navegador.
web-puzzles-train = Mais problemas
web-puzzles-train-about = Começam fáceis e adaptam-se a si.
web-puzzles-any-level = todos os níveis
web-puzzles-mixed = Um pouco de tudo
web-puzzles-mixed-about = Sem saber de antemão o que procurar.
web-puzzles-theme-win = Ganhar
web-puzzles-about-win = Encontre a única jogada que ganha.
web-puzzles-about-safe-piece =
    { $edition ->
        [mushrooms] Todos os cogumelos menos um oferecem algo.
       *[classic] Todas as peças menos uma oferecem algo.
    }
web-puzzles-about-only-square =
    { $edition ->
        [mushrooms] O cogumelo está escolhido: onde vai?
       *[classic] A peça está escolhida: onde vai?
    }
web-puzzles-about-refutation = O adversário errou. Mostre porquê.
web-puzzles-about-save-draw = Tudo o resto perde.
web-puzzles-give-too =
    { $edition ->
        [mushrooms] Agora dê um cogumelo, ou anuncie o quarto.
       *[classic] Agora dê uma peça, ou anuncie o quarto.
    }
web-puzzles-next = Próximo problema
web-puzzles-reveal = Ver a solução
web-puzzles-revealed = Esta é a solução.
web-puzzles-why = Porquê
web-drill-right = Certo!
web-drill-missed = Havia um quarto.
web-drill-wrong = Essas quatro não têm em comum nada que conte.
web-drill-late = O tempo acabou.
web-drill-unsent = A sua resposta ainda não foi enviada. O exercício espera pela ligação.
web-drill-send-again = Enviar de novo
web-drill-question = Há um quarto? Aponte as quatro casas.
web-drill-there-was-none = Não há quarto neste tabuleiro.
web-drill-none = Não há quarto
web-drill-next = Próximo tabuleiro
web-drill-finish = Ver o resultado
web-drill-board = Tabuleiro { $number } de { $count }
web-drill-counts = Novo: { $kind }
web-drill-so-far = Respostas certas: { $right } de { $number }
web-drill-keys = Teclas: setas e espaço para apontar, N se não houver quarto.
web-drill-result = Respostas certas: { $right } de { $number }
web-drill-kind = Figura
web-drill-found = Encontrados
web-drill-time = Tempo
web-drill-again = Outra vez
web-drill-choose = Mudar as definições
web-drill-lead = Doze tabuleiros: aponte um quarto ou diga que não há. Fica mais difícil à medida que melhora.
web-drill-begin-with = Começar com
web-drill-limit = Tempo por tabuleiro
web-drill-no-limit = o tempo que quiser
web-drill-begin = Começar
web-fill-about =
    { $edition ->
        [mushrooms] Os dezasseis cogumelos são todos seus: coloque-os por qualquer ordem, retire-os quando quiser. Os quartos são realçados assim que se formam.
       *[classic] As dezasseis peças são todas suas: coloque-as por qualquer ordem, retire-as quando quiser. Os quartos são realçados assim que se formam.
    }
web-fill-task-none = Encha o tabuleiro sem nenhum quarto.
web-fill-task-most = Encha o tabuleiro com o maior número possível de quartos: { $number }.
web-fill-solved =
    { $edition ->
        [mushrooms] Resolvido! Os dezasseis cogumelos estão no lugar.
       *[classic] Resolvido! As dezasseis peças estão no lugar.
    }
web-fill-full = O tabuleiro está cheio.
web-fill-now =
    { $edition ->
        [mushrooms] { $number ->
            [one] Cheio, com { $number } quarto. Retire um cogumelo.
           *[other] Cheio, com { $number } quartos. Retire um cogumelo.
        }
       *[classic] { $number ->
            [one] Cheio, com { $number } quarto. Retire uma peça.
           *[other] Cheio, com { $number } quartos. Retire uma peça.
        }
    }
web-fill-none-wanted = no tabuleiro; objetivo: { $number }
web-fill-most-wanted = de { $number } quartos
web-fill-unknown = Calcular se ainda é possível demoraria demasiado.
web-fill-possible = Ainda é possível.
web-fill-best-none = Já não é possível: o mínimo é { $number }.
web-fill-best-most = Já não é possível: daqui, no máximo { $number }.
web-fill-take-back =
    { $edition ->
        [mushrooms] Retire o cogumelo de uma destas casas: { $squares }
       *[classic] Retire a peça de uma destas casas: { $squares }
    }
web-fill-put = Experimente { piece-the } em { $square }.
web-fill-quartos = Quartos
web-fill-goal = Objetivo
web-fill-goal-none = nenhum quarto
web-fill-goal-most = tantos quanto possível
web-atlas-lead = O jogo está resolvido: é assim que termina a partir do tabuleiro vazio se ninguém errar, para cada par de níveis e qualquer número de características.
web-atlas-draw = Empate
web-atlas-first = Ganha o primeiro jogador
web-atlas-second = Ganha o segundo jogador
web-atlas-how-many = Quantas características contam?
web-atlas-caption =
    { $edition ->
        [mushrooms] O primeiro jogador dá o primeiro cogumelo. Escolha uma célula para saber mais.
       *[classic] O primeiro jogador dá a primeira peça. Escolha uma célula para saber mais.
    }
web-atlas-first-level = Primeiro: nível { $level }
web-atlas-second-level = Segundo: nível { $level }
web-atlas-unknown = desconhecido
web-atlas-about = Os números indicam após quantas colocações o vencedor tem o seu quarto se ambos jogarem o melhor possível: um apressa-se, o outro adia.
web-analysis-opponent = Adversário

## Tournaments

format-swiss = Sistema suíço
format-round-robin = Todos contra todos
## Tournaments: formats and games

tournament-game = ronda { $round }, mesa { $table }
tournament-game-number = ronda { $round }, mesa { $table }.{ $number }
format-knockout = Eliminatórias
format-double-knockout = Dupla eliminação
format-arena = Arena
format-ladder = Escada
format-swiss-about = Um número fixo de rondas. Defrontam-se jogadores com pontos parecidos, e todos jogam até ao fim.
format-round-robin-about = Cada jogador defronta todos os outros. Para um grupo pequeno.
format-knockout-about = Quem perde um duelo fica de fora.
format-double-knockout-about = Quem perde dois duelos fica de fora.
format-arena-about = Novos adversários assim que estiver livre, durante um tempo fixo. Uma vitória vale 2 pontos, e mais em série.
format-ladder-about = Uma classificação para toda uma época. Desafie alguém uns lugares acima, vença e fique com o seu lugar.
tiebreak-buchholz = Buchholz
tiebreak-buchholz-short = BH
tiebreak-buchholz-cut-1 = Buchholz sem o menor
tiebreak-buchholz-cut-1-short = BH −1
tiebreak-buchholz-median = Buchholz sem o menor e o maior
tiebreak-buchholz-median-short = BH med
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-sonneborn-berger-short = SB
tiebreak-direct-encounter = Confronto direto
tiebreak-direct-encounter-short = Direto
tiebreak-wins = Partidas ganhas
tiebreak-wins-short = Vit.
tiebreak-second-player = Partidas como segundo jogador
tiebreak-second-player-short = 2.º
tiebreak-performance = Desempenho
tiebreak-performance-short = Des.
tiebreak-board-points = Pontos nos tabuleiros
tiebreak-board-points-short = Tabuleiros
tiebreak-buchholz-about = A soma dos pontos dos adversários.
tiebreak-buchholz-cut-1-about = A soma dos pontos dos adversários, sem o menor.
tiebreak-buchholz-median-about = A soma dos pontos dos adversários, sem o menor e o maior.
tiebreak-sonneborn-berger-about = Os pontos dos adversários vencidos e metade dos pontos daqueles com quem houve empate.
tiebreak-direct-encounter-about = Os pontos das partidas entre quem está em igualdade, se todos se tiverem defrontado.
tiebreak-wins-about = Partidas ganhas no tabuleiro, sem folgas nem faltas de comparência.
tiebreak-second-player-about = O número de partidas como segundo jogador: quantas mais, melhor.
tiebreak-performance-about = A pontuação a que os resultados correspondem.
tiebreak-board-points-about = O que os membros de uma equipa somaram em conjunto.
web-page-tournaments = Torneios
web-page-tournament = Torneio
web-page-tournament-new = Organizar um torneio
web-page-tournament-edit = Editar o torneio
web-banner-paired = { $tournament }: o próximo adversário é { $name }
web-banner-come = Vou já
web-game-to-tournament = Voltar ao torneio
web-tournaments-lead = Jogue uma noite ou uma época inteira, contra pessoas e computadores; ou dirija um torneio seu.
web-tournaments-account = Criar uma conta para organizar um
web-tournaments-account-about = Para organizar um torneio é preciso ter uma conta.
web-tournaments-running = Agora
web-tournaments-upcoming = Em breve
web-tournaments-finished = Terminados
web-tournaments-mine = Os meus
web-tournaments-none-running = Neste momento não se joga nenhum torneio.
web-tournaments-none-upcoming = Ainda não há nenhum torneio previsto.
web-tournaments-none-finished = Ainda nenhum torneio chegou ao fim.
web-tournaments-none-mine = Ainda não jogou em nenhum torneio.
web-tournament-players =
    { $number ->
        [0] Ainda ninguém se inscreveu
        [one] { $number } jogador
       *[other] { $number } jogadores
    }
web-tournament-entered-teams =
    { $number ->
        [0] Ainda ninguém se inscreveu
        [one] { $number } equipa
       *[other] { $number } equipas
    }
web-tournament-by = Direção: { $name }
web-tournament-venue-tables-short = em mesas a sério
web-tournament-running = A decorrer
web-tournament-cancelled = Cancelado
web-tournament-finished = O torneio terminou
web-tournament-no-start = Começa quando a direção decidir
web-tournament-leads = Na frente: { $name }
web-tournament-won = Venceu { $name }
web-tournament-you-director = Dirige-o
web-tournament-you-helper = Ajuda a dirigir
web-tournament-you-entrant = Participa
web-tournament-round = Ronda { $number }
web-tournament-round-of = Ronda { $number } de { $planned }
web-tournament-round-final = Final
web-tournament-round-semi = Meias-finais
web-tournament-round-quarter = Quartos de final
web-tournament-round-paired = emparceirada
web-tournament-round-running = a decorrer
web-tournament-round-closed = terminada
web-tournament-rounds =
    { $number ->
        [one] { $number } ronda
       *[other] { $number } rondas
    }
web-tournament-double = a duas voltas
web-tournament-best-of = à melhor de { $number }
web-tournament-best-of-1 = uma só partida
web-tournament-third = com duelo pelo terceiro lugar
web-tournament-third-place = Duelo pelo terceiro lugar
web-tournament-reach-words =
    { $number ->
        [one] desafios até { $number } lugar acima
       *[other] desafios até { $number } lugares acima
    }
web-tournament-teams =
    { $number ->
        [one] equipas com { $number } tabuleiro
       *[other] equipas com { $number } tabuleiros
    }
web-tournament-handicap-words = vantagem: um nível por cada { $number } pontos
web-tournament-now = O que acontece agora
web-tournament-now-playing = A partida contra { $name } está a decorrer
web-tournament-now-paired = Próximo adversário: { $name }
web-tournament-now-wait = Fique aqui: a partida começa assim que { $name } chegar.
web-tournament-now-deadline = Quem não vier perde por falta de comparência em
web-tournament-now-bye = Tem folga nesta ronda.
web-tournament-now-entered = Participa no torneio.
web-tournament-now-paused = Está em pausa.
web-tournament-now-withdrawn = Desistiu do torneio.
web-tournament-next-start = Começa em
web-tournament-next-round = Próxima ronda em
web-tournament-next-finish = Termina em
web-tournament-challenge = Desafio a
web-tournament-challenge-send = Desafiar
web-tournament-enter = Participar
web-tournament-enter-account = Para participar é preciso ter uma conta.
web-tournament-enter-closed = As inscrições estão fechadas.
web-tournament-full = Já não há lugares.
web-tournament-limit-words = no máximo { $number }
web-tournament-rating-words = pontuações de { $least } a { $most }
web-tournament-pause = Fazer uma pausa
web-tournament-resume = Voltar
web-tournament-withdraw = Sair do torneio
web-tournament-withdraw-sure = Sair de vez? Depois não é possível voltar.
web-tournament-play = Jogar
web-tournament-watch = Assistir
web-tournament-look = Ver
web-tournament-view-standings = Classificação
web-tournament-view-rounds = Emparceiramento
web-tournament-view-table = Tabela
web-tournament-view-boards = Em direto
web-tournament-view-players = Jogadores
web-tournament-view-files = Ficheiros
web-tournament-view-direct = Dirigir
web-tournament-place = Lugar
web-tournament-place-short = N.º
web-tournament-points = Pontos
web-tournament-points-short = Pts
web-tournament-points-words = Pontos: { $points }
web-tournament-streak = { $number } vitórias seguidas
web-tournament-tiebreaks = Desempates
web-tournament-tiebreaks-about = Decidem, um após o outro, entre quem tem os mesmos pontos.
web-tournament-podium = Pódio
web-tournament-nobody = Ainda ninguém se inscreveu.
web-tournament-no-rounds = Ainda não há emparceiramento.
web-tournament-no-games = Ainda não há partidas.
web-tournament-no-boards = De momento não se joga nenhuma partida.
web-tournament-bye = folga
web-tournament-bye-short = folga
web-tournament-byes = Folgam: { $names }
web-tournament-seat-first = p
web-tournament-seat-second = s
web-tournament-table-about = Cada célula mostra o número do adversário, se o jogador foi primeiro ({ web-tournament-seat-first }) ou segundo ({ web-tournament-seat-second }), e o resultado.
web-tournament-round-before = Ronda anterior
web-tournament-round-after = Ronda seguinte
web-tournament-round-choose = Ronda
web-tournament-table = Mesa { $number }
web-tournament-waiting = à espera
web-tournament-contested = contestada
web-tournament-adjudicated = por decisão
web-tournament-bot = computador
web-tournament-state-paused = em pausa
web-tournament-state-withdrawn = desistência
web-tournament-late-mark = inscrição tardia
web-tournament-path-place = Lugar { $place } · Pontos: { $points }
web-tournament-path-rank = Lugar { $place }
web-tournament-path-score = +{ $wins } ={ $draws } −{ $losses }
web-tournament-path-rating = Pontuação { $number }
web-tournament-profile = Perfil
web-tournament-file-games = Todas as partidas
web-tournament-file-standings = Classificação
web-tournament-file-pairings = Emparceiramento
web-tournament-file-tournament = Tudo
web-tournament-file-report = Relatório FIDE
web-tournament-log = Registo
web-tournament-report = Denunciar este torneio
web-tournament-event-entered = { $name } participa.
web-tournament-event-entry-corrected = Inscrição corrigida: { $name }.
web-tournament-event-lineup-changed = { $name } tem uma nova formação.
web-tournament-event-withdrawn = { $name } desistiu.
web-tournament-event-paused = { $name } faz uma pausa.
web-tournament-event-resumed = { $name } voltou.
web-tournament-event-bye-granted = { $name } folga na ronda { $round }.
web-tournament-event-round-paired = A ronda { $round } está emparceirada.
web-tournament-event-round-unpaired = O emparceiramento da ronda { $round } foi anulado.
web-tournament-event-game-added = Ronda { $round }, mesa { $table }: segue-se outra partida.
web-tournament-event-game-started = A partida { $game } começou.
web-tournament-event-result-entered = Partida { $game }: { $result }.
web-tournament-event-forfeited =
    { $absent ->
        [first] Partida { $game }: o primeiro jogador não veio.
        [second] Partida { $game }: o segundo jogador não veio.
       *[both] Partida { $game }: não veio ninguém.
    }
web-tournament-event-result-corrected = Partida { $game } corrigida: { $result }.
web-tournament-event-match-decided = Ronda { $round }, mesa { $table }: o duelo é de { $name }.
web-tournament-event-round-closed = A ronda { $round } terminou.
web-tournament-event-tournament-finished = O torneio terminou.
web-tournament-name = Nome do torneio
web-tournament-text = Descrição
web-tournament-venue = Onde
web-tournament-venue-server = Neste servidor
web-tournament-venue-server-about = Os jogadores inscrevem-se com a sua conta, e as partidas jogam-se aqui.
web-tournament-venue-tables = Em mesas a sério
web-tournament-venue-tables-about = Escreva os nomes dos jogadores, que jogam com tabuleiros de madeira.
web-tournament-format = Formato
web-tournament-rounds-number = Rondas
web-tournament-rounds-about = Quantas mais rondas, mais justa a ordem.
web-tournament-rounds-enough =
    { $number ->
        [one] Com { $players } jogadores basta { $number } ronda para um vencedor claro.
       *[other] Com { $players } jogadores bastam { $number } rondas para um vencedor claro.
    }
web-tournament-cycles = Todos se defrontam duas vezes
web-tournament-match = Um duelo é
web-tournament-minutes = Duração em minutos
web-tournament-reach = Lugares acima que se podem desafiar
web-tournament-boards = Tabuleiros por equipa
web-tournament-boards-about = 1 para jogadores individuais.
web-tournament-advice = Com { $number } jogadores, essas rondas chegam para que todos se defrontem.
web-tournament-advice-take = Escolher todos contra todos
web-tournament-when = Quando
web-tournament-start = Início
web-tournament-start-about = Deixe vazio para ser a direção a começar.
web-tournament-absence = Minutos de espera pelos ausentes
web-tournament-absence-about = Uma partida começa quando estão os dois jogadores. Quem não chega a tempo perde por falta de comparência.
web-tournament-automatic = Começar e emparceirar automaticamente
web-tournament-pause-between = Minutos entre duas rondas
web-tournament-registration = Inscrição
web-tournament-registration-open = Aberta a todos
web-tournament-registration-code = Com código
web-tournament-registration-closed = Só pela direção
web-tournament-code = Código
web-tournament-code-about = Dê-o a quem possa participar.
web-tournament-limit = Número máximo de jogadores
web-tournament-rating-min = Pontuação mínima
web-tournament-rating-max = Pontuação máxima
web-tournament-late = É permitida a inscrição tardia
web-tournament-computers = Jogadores do computador
web-tournament-computer = Jogador do computador
web-tournament-rules = Regras
web-tournament-rated = Partidas a valer
web-tournament-handicap = Com vantagem
web-tournament-handicap-step = Diferença de pontuação por nível
web-tournament-handicap-about = Por cada tantos pontos de diferença, o jogador mais forte joga um nível abaixo.
web-tournament-announce = Criar o torneio
web-tournament-keep = Guardar
web-tournament-rounds-title = Rondas
web-tournament-pair = Emparceirar a ronda seguinte
web-tournament-pair-by-hand = Emparceirar à mão
web-tournament-unpair = { $round }: anular o emparceiramento
web-tournament-is-automatic = As rondas são emparceiradas automaticamente. Também pode fazê-lo a qualquer momento.
web-tournament-is-manual = É a direção que emparceira as rondas.
web-tournament-helpers = Ajudantes
web-tournament-helpers-none = Ainda ninguém ajuda.
web-tournament-helper-name = Nome da conta
web-tournament-helper-remove = Retirar
web-tournament-add = Adicionar
web-tournament-whole = O torneio inteiro
web-tournament-finish = Terminar
web-tournament-finish-sure = Terminar o torneio? A classificação ficará definitiva.
web-tournament-cancel = Cancelar o torneio
web-tournament-cancel-sure = Cancelar o torneio? Não é possível voltar atrás.
web-tournament-directing-about = Introduza ou corrija resultados em «{ web-tournament-view-rounds }» e mude quem participa em «{ web-tournament-view-players }».
web-tournament-directing-over = Ainda pode corrigir resultados em «{ web-tournament-view-rounds }».
web-tournament-decide = Resultado
web-tournament-correct = Corrigir o resultado
web-tournament-adjudicate = Decidir a partida
web-tournament-result = Introduzir o resultado
web-tournament-adjudicate-about = A decisão conta para o torneio, aconteça o que acontecer no tabuleiro.
web-tournament-wins = Vence { $name }
web-tournament-drawn = Empate
web-tournament-match-decide = Decidir o duelo inteiro
web-tournament-wins-match = { $name } vence o duelo
web-tournament-reopen = Retirar o resultado
web-tournament-forfeit = Alguém não veio?
web-tournament-absent = Falta { $name }
web-tournament-absent-both = Faltam os dois
web-tournament-team = Equipa
web-tournament-player-name = Jogador
web-tournament-members = Membros, um por linha, na ordem dos tabuleiros
web-tournament-add-computer = Adicionar jogador do computador
web-tournament-import = Ler uma lista de jogadores
web-tournament-import-about = Um ficheiro CSV com as colunas nome e, se quiser, pontuação e equipa
web-tournament-imported =
    { $number ->
        [one] { $number } jogador adicionado.
       *[other] { $number } jogadores adicionados.
    }

## Printed pages of tournaments

print-page = Página { $number } de { $pages }
print-boxes = □ Um carácter que esta impressão não consegue mostrar; o número distingue os nomes.
print-pairings = Emparceiramento por mesa
print-names = Emparceiramento por nome
print-cards = Cartões de mesa
print-sheets = Folhas de anotação
print-standings = Classificação
print-diplomas = Diplomas
print-cross-table = Tabela cruzada
print-cross-everyone = As colunas são os números à esquerda. 1: vitória, ½: empate, 0: derrota; + e −: não jogada.
print-cross-rounds = Para cada ronda: o resultado e o número do adversário. 1: vitória, ½: empate, 0: derrota; (1): folga; + e −: não jogada.
print-round = Ronda { $round }
print-round-of = Ronda { $round } de { $rounds }
print-first-gives = O primeiro jogador dá primeiro.
print-table = Mesa
print-table-of = Mesa { $table }: { $first } – { $second }
print-first = Primeiro jogador
print-second = Segundo jogador
print-seat = Joga
print-seat-first = primeiro
print-seat-second = segundo
print-name = Nome
print-opponent = Adversário
print-points = Pontos
print-result = Resultado
print-place = Lugar
print-rating = Pontuação
print-games = Partidas
print-entrants = Participantes
print-sits-out = Não jogam nesta ronda
print-bye = Folga
print-withdrawn = { $name } (desistência)
print-final = Classificação final
print-after = Após a ronda { $round }
print-after-of = Após a ronda { $round } de { $rounds }
print-now = Provisória
print-before = Antes da primeira ronda
print-square = Casa
print-given = Dá
print-call = Anúncio
print-signatures = Assinaturas
print-scan = Depois da partida, leia o código e introduza o resultado. O adversário confirma-o.
print-diploma = Diploma
print-awarded = atribuído a
print-date = Data
print-director = Direção do torneio
print-place-of = { $number }.º lugar

## Programs that play each other: `fourfold match` and `fourfold score`

cli-match-head-player = Jogador
cli-match-head-blunders = Erros graves
cli-match-head-faults = Falhas
cli-match-legend = Pontos e erros graves em percentagem. Um erro grave é uma jogada que perde valor contra o jogo perfeito. Uma falha é uma partida perdida por o programa ter terminado sozinho, por uma jogada ilegal, pelo relógio ou algo semelhante.
cli-match-legend-elo = Elo: 1500 em média. ±: metade de um intervalo de 95%, reamostrando os pares de partidas.
cli-match-elo = { $name } contra { $other }: diferença Elo { $elo } (intervalo de 95%: { $low } a { $high }); { $name } é mais forte com uma probabilidade de { $likelihood }%.
cli-match-elo-open = { $name } contra { $other }: estas partidas não permitem estimar a diferença Elo.
cli-match-test-open = O teste sequencial está por decidir: o logaritmo da razão de verosimilhança é { $ratio } e os limites são { $low } e { $high }.
cli-match-test-better = O teste sequencial está decidido: { $name } é melhor do que { $other } por mais de { $elo } Elo.
cli-match-test-not-better = O teste sequencial está decidido: { $name } não é melhor do que { $other } por { $elo } Elo ou mais.
cli-match-fault =
    { $number ->
        [one] { $name }: { $fault } em { $number } partida (partida { $game }: { $why })
        [many] { $name }: { $fault } em { $number } partidas (a primeira é a partida { $game }: { $why })
       *[other] { $name }: { $fault } em { $number } partidas (a primeira é a partida { $game }: { $why })
    }
cli-engine-fault-time = sem tempo
cli-match-no-state = { $path } não contém partidas de fourfold match (linha { $line }): escolha outro ficheiro ou apague-o
cli-match-stopped = Parado. Estes são os resultados até agora; com --state seria possível continuar.
cli-match-players = são precisos pelo menos dois jogadores: comandos de motores ou strength:NAME
cli-match-games-even = --games: as partidas são jogadas aos pares: esperado um número par, não { $number }
cli-match-sprt-two = --sprt compara dois jogadores: indique exatamente dois
cli-match-sprt-order = --sprt: o primeiro número tem de ser menor do que o segundo
cli-match-sprt-number = --sprt: não foi possível ler { $text }: esperado um número de { $low } a { $high }
cli-match-go = --go: não é possível usar estes limites: { $why }
cli-match-go-which = --go: esperado movetime, nodes ou depth com um número
cli-match-openings = --openings: { $why }
cli-jobs-broken = um processo que calculava foi terminado de fora; com { $option }, o mesmo comando continua daqui
cli-score-asking = A perguntar
cli-score-head-placed = Peças colocadas
cli-score-all = Tudo
cli-score-kept = { $name } mantém o valor em { $kept } de { $number } posições: { $share }% (intervalo de 95%: { $low } a { $high }).
cli-score-left-out =
    { $number ->
        [one] { $name } não joga o nível { $levels }; essas posições foram omitidas.
        [many] { $name } não joga os níveis { $levels }; essas posições foram omitidas.
       *[other] { $name } não joga os níveis { $levels }; essas posições foram omitidas.
    }
cli-score-fault =
    { $number ->
        [one] { $name }: { $fault } em { $number } posição ({ $why })
        [many] { $name }: { $fault } em { $number } posições (a primeira: { $why })
       *[other] { $name }: { $fault } em { $number } posições (a primeira: { $why })
    }
cli-score-no-state = { $path } não contém resultados de fourfold score (linha { $line }): escolha outro ficheiro ou apague-o

## Help of `fourfold match` and `fourfold score`

help-panel-limits = Limites
help-metavar-limits = LIMITES
help-match = Pôr motores e adversários do computador a jogar entre si, e medi-los.
help-match-more = Cada dois jogadores jogam pares de partidas: da mesma abertura empatada, com os lados trocados. Um motor que termina sozinho, bloqueia, escreve a mais ou infringe as regras perde a partida.
help-match-players = Os jogadores, pelo menos dois: o comando que inicia um motor, ou strength:NAME com um de { $names }.
help-match-games = Partidas de cada dois jogadores, um número par; no máximo, com --sprt.
help-match-openings = Quantas peças estão colocadas nas aberturas empatadas, 0 para o início; ou um ficheiro com uma posição por linha.
help-match-sprt = Parar quando um teste sequencial tiver decidido se o primeiro jogador é melhor pelo segundo número de pontos Elo, ou só pelo primeiro.
help-match-out = Escrever aí os registos das partidas.
help-match-keep = Manter os motores a correr de uma partida para a outra; caso contrário, cada partida inicia-os de novo.
help-match-times = Escrever nos registos quanto durou cada jogada.
help-match-margin = Segundos de cada resposta que o relógio não conta, para o caminho entre os processos.
help-match-go = Limites de cada pesquisa, além do relógio: movetime MS, nodes N, depth N.
help-match-patience = Segundos de espera por uma resposta antes de um motor perder, quando nenhum relógio o limita.
help-score = Perguntar a um programa sobre posições decisivas: quantas vezes mantém o valor?
help-score-more = Em cada posição, algumas jogadas mantêm o valor e outras perdem-no, segundo o motor exato. A falta de resposta, uma jogada ilegal e afins contam como perda.
help-score-command = O comando que inicia o programa, ou strength:NAME com um de { $names }.
help-score-level = Perguntar só neste nível, de 1 a 4; por omissão, em todos os que o programa joga.
help-score-positions = Perguntar sobre este número de posições, distribuídas por níveis e peças colocadas; por omissão, sobre todas.
help-score-speak = Como se pergunta ao programa: protocol (como motor), json (um pedido por linha) ou text (perguntas por palavras).
help-score-concurrency = A quantas cópias do programa perguntar ao mesmo tempo.

## The command line

cli-beside = Ao lado do tabuleiro
cli-hand = Na mão
cli-position = Posição
cli-to-place =
    { $edition ->
        [mushrooms] { $name } deve colocar este cogumelo e depois dar outro a { $other }.
       *[classic] { $name } deve colocar esta peça e depois dar outra a { $other }.
    }
cli-to-give =
    { $edition ->
        [mushrooms] { $name } deve dar um cogumelo a { $other }.
       *[classic] { $name } deve dar uma peça a { $other }.
    }
cli-alignment = Quarto em { $squares }: { $values }
cli-begins =
    { $edition ->
        [mushrooms] { $name } começa por dar um cogumelo.
       *[classic] { $name } começa por dar uma peça.
    }
cli-begins-by-lot =
    { $edition ->
        [mushrooms] O sorteio escolheu { $name }, que começa por dar um cogumelo.
       *[classic] O sorteio escolheu { $name }, que começa por dar uma peça.
    }
cli-turn = jogada { $turn }
cli-in-tags = etiquetas
cli-perft-total = sequências de comprimento { $depth }
cli-perft-seconds = segundos
cli-solve-turn = Jogada
cli-solve-value = Valor
cli-solve-line = linha { $line }
cli-atlas-corner = primeiro \ segundo
cli-atlas-legend = Linhas: nível do primeiro jogador (que dá primeiro); colunas: nível do segundo. 1-0: o primeiro jogador ganha, 0-1: o segundo, 1/2-1/2: empate.
cli-atlas-brackets = Entre parênteses: o número de colocações.
cli-atlas-head-level = Nível
cli-atlas-head-traits = Características
cli-atlas-head-result = Resultado
cli-atlas-head-distance = Colocações
cli-atlas-head-nodes = Posições visitadas
cli-atlas-head-seconds = Segundos
cli-atlas-differs = encontrado { $found }, mas o atlas incluído indica { $shipped }
cli-atlas-unknown = não está no atlas incluído
cli-atlas-damaged = o atlas { $path } está danificado ({ $why }): reinstale o fourfold
cli-atlas-resumed =
    { $number ->
        [one] A continuar após { $number } linha concluída em { $path }.
       *[other] A continuar após { $number } linhas concluídas em { $path }.
    }
cli-atlas-no-state = { $path } não contém linhas concluídas do atlas (linha { $line }): escolha outro ficheiro ou apague-o
cli-book-level = Nível
cli-book-traits = Características
cli-book-placed = Colocadas
cli-book-entries = Entradas
cli-book-bytes = Bytes
cli-book-differs = { $level }: o livro e a pesquisa divergem em { $position }
cli-book-verified = { $level }: comparações com a pesquisa: { $number }, erros: { $wrong }
cli-book-unused = o livro de aberturas { $name } não é usado: { $why }
cli-bench-level = Nível
cli-bench-placed = Colocadas
cli-bench-asked = Pergunta
cli-bench-number = Número
cli-bench-nodes = Visitadas
cli-bench-faster = Ganho
cli-bench-value = valor
cli-bench-distance = distância
cli-bench-book = com livro
cli-bench-columns = Média e p99 em milissegundos; posições visitadas, em média e em milhões por segundo. Ganho: quantas vezes mais rápido do que um minimax simples, medido na mesma execução.
cli-bench-empty =
    { $number ->
        [one] Nível { $level }, tabuleiro vazio: { $seconds } s, { $nodes } posições, { $number } thread
       *[other] Nível { $level }, tabuleiro vazio: { $seconds } s, { $nodes } posições, { $number } threads
    }
cli-replay-first = Jogador 1
cli-replay-second = Jogador 2
cli-replay-result = Result.
cli-replay-turns = Jog.
cli-replay-reason = Motivo
cli-replay-broken = { unit-game }, { $broken } com erros
cli-picture-ending = --output: { $path } não termina em .png nem em .gif
cli-review-turn = Jogada
cli-review-player = Jogador
cli-review-played = Jogado
cli-review-value = Valor
cli-review-mark = Nota
cli-review-best = Melhor
cli-review-exclude = --json e --html não se podem usar juntos
cli-review-written = Análise guardada em { $path }.
cli-opponents-how = Escolha um: fourfold play --opponent { $name }
cli-opponents-overlooked = Quantas vezes cada tipo de figura passou despercebido, em percentagem de { $number } partidas.
cli-opponents-head-opponent = Adversário
cli-opponents-head-level = Nível
cli-opponents-head-games = Partidas
cli-opponents-head-score = Pontos
cli-opponents-head-seat = Lugar
cli-opponents-head-start = Valor
cli-opponents-head-won = Ganhas
cli-opponents-head-drawn = Empates
cli-opponents-head-lost = Perdidas
cli-opponents-legend = Elo: o adversário médio tem { $average }. ±: metade de um intervalo de 95%, reamostrando as partidas. Pontos em percentagem.
cli-opponents-held = A adversária perfeita desperdiçou { $lost } de { $number } partidas.
cli-opponents-playing = A jogar
cli-opponents-resumed =
    { $number ->
        [one] A continuar após { $number } partida terminada em { $path }.
       *[other] A continuar após { $number } partidas terminadas em { $path }.
    }
cli-opponents-no-state = { $path } não contém partidas de uma calibração (linha { $line }): escolha outro ficheiro ou apague-o
cli-hint-over = a partida acabou: uma dica precisa de uma partida em curso; --at N volta para logo depois da jogada N
cli-hint-rules = { $path } já indica as regras: retire { $name }
cli-hint-danger = Ganharia agora
cli-hint-danger-none = Nada ganharia agora.
cli-drill-how = Escreva as quatro casas de um quarto (a1 b2 c3 d4), um algarismo para uma linha, uma letra para uma coluna, - se não há nenhum; quit termina.
cli-drill-ready = Tudo pronto? Prima Enter para iniciar o relógio.
cli-drill-question = Há um quarto? Onde?
cli-drill-none = n não nao nenhum
cli-drill-step = { $kinds }, grau { $grade }
cli-drill-right = Certo, em { $time }.
cli-drill-missed = Havia um quarto.
cli-drill-wrong = Isso não é um quarto.
cli-drill-late = O tempo acabou.
cli-drill-was-none = Neste tabuleiro não havia nenhum quarto.
cli-drill-on = Agora: { $step }.
cli-drill-back = Um passo atrás: { $step }.
cli-drill-next = Prima Enter para continuar.
cli-drill-unread = { $text } não é uma resposta: escreva quatro casas diferentes, o algarismo de uma linha, a letra de uma coluna, ou -
cli-drill-not-in-level = o nível { $level } não tem { $kinds }
cli-drill-nothing = Não foi dada nenhuma resposta.
cli-drill-no-quarto = sem quarto
cli-drill-total = no total
cli-drill-head-kind = Figura
cli-drill-head-asked = Tabuleiros
cli-drill-head-right = Certos
cli-drill-head-missed = Não vistos
cli-drill-head-wrong = Errados
cli-drill-head-late = Tarde
cli-drill-head-seconds = Tempo (mediana)
cli-drill-weakest = O que mais lhe escapa: { $kinds }.
cli-drill-flawless = Tudo certo: bom olho!
cli-drill-false = Nenhum quarto lhe escapa, mas vê alguns que não existem: olhe duas vezes.
cli-drill-train = Para continuar o treino
cli-fill-goal-none = Encha o tabuleiro sem nenhum quarto
cli-fill-goal-most = Encha o tabuleiro com o maior número possível de quartos
cli-fill-welcome =
    { $edition ->
        [mushrooms] Escreva uma casa e um cogumelo, por exemplo c2 7, e prima Enter; help explica o resto.
       *[classic] Escreva uma casa e uma peça, por exemplo c2 7, e prima Enter; help explica o resto.
    }
cli-fill-solved = Resolvido: muito bem!
cli-fill-alignments =
    { $number ->
        [one] { $number } quarto no tabuleiro.
       *[other] { $number } quartos no tabuleiro.
    }
cli-fill-possible-none = Ainda se pode encher sem nenhum quarto.
cli-fill-possible-most = Ainda se pode chegar a { $number } quartos, o máximo possível.
cli-fill-lost-none = Sem quartos já não é possível: haverá pelo menos { $number }.
cli-fill-lost-most =
    { $number ->
        [one] A partir daqui chega-se no máximo a { $number } quarto.
       *[other] A partir daqui chega-se no máximo a { $number } quartos.
    }
cli-fill-target-none = Uma solução não tem nenhum.
cli-fill-target-most = Uma solução tem { $number }.
cli-fill-take-back =
    { $edition ->
        [mushrooms] { $number ->
            [one] Volta a ser possível sem o cogumelo em { $squares }.
           *[other] Basta retirar um destes cogumelos: { $squares }.
        }
       *[classic] { $number ->
            [one] Volta a ser possível sem a peça em { $squares }.
           *[other] Basta retirar uma destas peças: { $squares }.
        }
    }
cli-fill-again = Pergunte outra vez para saber o que vai onde.
cli-fill-place = Por exemplo, { piece-the } em { $square }.
cli-fill-unread = { $text } não é um comando válido aqui. Escreva, por exemplo, c2 7, remove c2 ou hint; help explica mais.
cli-fill-no-piece =
    { $edition ->
        [mushrooms] não há nenhum cogumelo em { $square }
       *[classic] não há nenhuma peça em { $square }
    }
cli-fill-go-on = Para continuar
cli-fill-exclude = use só uma das opções --check, --hint e --solve; --check traz o seu próprio tabuleiro
cli-fill-help-place =
    { $edition ->
        [mushrooms] colocar um cogumelo: o seu algarismo ou quatro letras
       *[classic] colocar uma peça: o seu algarismo ou quatro letras
    }
cli-fill-help-remove =
    { $edition ->
        [mushrooms] retirar um cogumelo do tabuleiro
       *[classic] retirar uma peça do tabuleiro
    }
cli-fill-help-undo = desfazer a última alteração
cli-fill-help-check = listar os quartos e o que ainda se pode alcançar
cli-fill-help-hint = ainda é possível? outra vez: uma colocação que o mantém
cli-fill-help-solve = mostrar uma solução a partir daqui
cli-fill-help-board = mostrar outra vez o tabuleiro
cli-fill-help-quit = sair, mostrando como continuar
cli-puzzle-welcome = Escreva a sua jogada e prima Enter; hint dá uma dica, skip mostra a solução, quit sai, help diz mais.
cli-puzzle-prompt = A sua jogada
cli-puzzle-gift =
    { $edition ->
        [mushrooms] E que cogumelo dá?
       *[classic] E que peça dá?
    }
cli-puzzle-next = Enter para o próximo, quit para sair
cli-puzzle-again = Tente de novo ou escreva skip.
cli-puzzle-unread = { $text } não é uma resposta. Escreva, por exemplo, { $examples }; help diz mais.
cli-puzzle-help-turn = colocar em c2 e dar { piece-the }
cli-puzzle-help-place = colocar em c2; basta quando só se pede a casa
cli-puzzle-help-give = dar { piece-the }
cli-puzzle-help-hint = uma dica; outra vez para mais
cli-puzzle-help-skip = mostrar a solução e continuar
cli-puzzle-theme = { $option }: { $name } não existe; escolha entre { $names }
cli-puzzle-no-id = --id: não há nenhum problema { $name }
cli-puzzle-none = nenhum problema corresponde: peça outro nível, outro tema ou outra dificuldade
cli-puzzle-difficulty = --difficulty: não se consegue ler { $text }: esperam-se duas pontuações, como 1200-1500
cli-puzzle-date = --date: não se consegue ler { $text }: espera-se um dia, como 2026-11-15
cli-error-exclude = { $name } e { $other } não se podem usar juntos
cli-mine-mining = À procura de problemas
cli-mine-grading = A medir a dificuldade
cli-mine-resumed =
    { $number ->
        [one] A continuar após { $number } passo terminado em { $path }.
       *[other] A continuar após { $number } passos terminados em { $path }.
    }
cli-mine-no-state = { $path } não contém um estado de fourfold mine (linha { $line }): escolha outro ficheiro ou apague-o
cli-mine-no-puzzle = { $path }, linha { $line }: não é um problema: { $why }
cli-mine-found = { $number } de { $wanted } problemas encontrados em { $games } partidas
cli-mine-ungraded = --store precisa de problemas com dificuldade: retire --no-grade
cli-mine-stopped = Parado. Repita o mesmo comando para continuar daqui.
cli-dataset-labelling = A etiquetar
cli-dataset-placed = --placed: eram esperados números de peças de 0 a { $most }, como 5-15, não { $text }
cli-dataset-suffix = { $path }: o nome tem de terminar num de { $ends }
cli-dataset-exists = { $path } já existe: escolha outro nome ou apague-o
cli-dataset-begun = { $path } contém um trabalho inacabado: continue-o com --resume ou apague-o
cli-dataset-no-state = { $path } não contém um estado guardado de fourfold dataset (linha { $line }): escolha outro ficheiro ou apague-o
cli-dataset-resumed =
    { $number ->
        [one] A continuar depois de { $number } posição etiquetada em { $path }.
        [many] A continuar depois de { $number } de posições etiquetadas em { $path }.
       *[other] A continuar depois de { $number } posições etiquetadas em { $path }.
    }
cli-dataset-exhausted =
    { $number ->
        [one] não há tantas posições diferentes: foi encontrada { $number }
        [many] não há tantas posições diferentes: foram encontradas { $number }
       *[other] não há tantas posições diferentes: foram encontradas { $number }
    }
cli-dataset-stopped = Parado. O que está pronto fica em { $path }: execute o mesmo comando com --resume para continuar.
cli-dataset-made = { $path }: { $positions } posições. Etiquetadas agora: { $labelled } em { $seconds } s, { $each } por segundo.
cli-engine-fault-not-started = não arrancou
cli-engine-fault-crashed = terminou sozinho
cli-engine-fault-hanging = sem resposta
cli-engine-fault-flooding = saída a mais
cli-engine-fault-unreadable = resposta ilegível
cli-engine-fault-refused = recusado
cli-engine-fault-illegal = jogada ilegal
cli-engine-head-check = Teste
cli-engine-head-result = Resultado
cli-engine-status-passed = aprovado
cli-engine-status-failed = reprovado
cli-engine-status-absent = não disponível
cli-engine-status-skipped = omitido
cli-engine-unexpected = depois de { $sent }: esperado { $expected }, recebido { $received }
cli-engine-failed = depois de { $sent }: { $fault } ({ $why })
cli-engine-conforms = { $name } fala o protocolo.
cli-engine-fails =
    { $number ->
        [one] { $name } não fala o protocolo: { $number } teste reprovado.
        [many] { $name } não fala o protocolo: { $number } testes reprovados.
       *[other] { $name } não fala o protocolo: { $number } testes reprovados.
    }
cli-engine-checking = A testar
cli-error-engine = motor { $command }: { $fault }: { $why }
cli-error-needs-option = { $name } precisa de { $other }
cli-error-command-line = não foi possível ler o comando { $text }: { $why }
cli-error-seconds = { $name }: não foi possível ler { $text }: esperado um número de segundos maior do que 0
cli-lot-fair-creator = O sorteio foi justo: começa quem criou a partida.
cli-lot-fair-joiner = O sorteio foi justo: começa quem entrou depois.
cli-lot-wrong-commitment = Não foi justo: o segredo não é aquele com que o servidor se comprometeu.
cli-lot-wrong-first = Não foi justo: pelo segredo e pelos nonces começa o outro.
cli-lot-no-json = não é JSON ({ $why })
cli-account-head-name = Nome
cli-account-head-id = Jogador
cli-account-head-kind = Tipo
cli-account-head-since = Desde
cli-account-head-games = Partidas
cli-account-head-reports = Denúncias
cli-account-head-blocked = Bloqueado
cli-account-reset = A conta { $name } já não tem nenhuma sessão aberta. Com este código de recuperação pode escolher-se uma palavra-passe nova, uma só vez:
cli-account-renamed = { $name } chama-se agora { $new }.
cli-account-blocked = A conta { $name } foi bloqueada.
cli-account-unblocked = { $name } pode voltar a iniciar sessão.
cli-account-deleted = A conta { $name } foi eliminada.
cli-account-sure = Eliminar { $name } para sempre? (sim/não)
cli-account-kept = a conta { $name } não foi eliminada
cli-account-unknown = não há nenhuma conta chamada { $name }
cli-db-unavailable = não é possível usar a base de dados: { $why }
cli-db-nothing = não há nada em { $path }
cli-db-exists = { $path } já existe: escolha outro nome, ou --force
cli-db-unfit = { $path } não é uma base de dados completa deste programa: { $why }
cli-db-running = um servidor está a usar esta base de dados: pare-o primeiro
cli-db-used = esta base de dados já tem jogadores: --force substitui-os
cli-db-no-tool = { $tool } não está instalado: as cópias de segurança são feitas e repostas pelas ferramentas do PostgreSQL (Debian: apt install postgresql-client)
cli-db-tool-failed = { $tool } falhou: { $why }
cli-db-upgraded = A base de dados está agora no passo { $step } (antes: { $before }).
cli-db-up-to-date = A base de dados já está atualizada: passo { $step }.
cli-db-copying = A copiar
cli-db-checking = A reproduzir partidas
cli-db-backed-up = Cópia de segurança guardada em { $path } ({ $size } bytes).
cli-db-restored = A base de dados foi reposta a partir de { $path }.
cli-db-checked = Partidas: { $games }, entradas: { $entries }, contas: { $accounts }.
cli-db-well = Nenhum problema encontrado.
cli-db-faults =
    { $number ->
        [one] Foi encontrado { $number } problema.
       *[other] Foram encontrados { $number } problemas.
    }
cli-bot-ready = { $name } pode jogar em { $server }.
cli-bot-unmarked = Esta conta não está marcada como bot: ative isso nas definições.
cli-bot-started = { $game }: uma partida contra { $name }
cli-bot-ended = { $game }: { $result }, { $reason }
cli-bot-entered = { $name }: inscrição feita
cli-bot-over = O torneio { $tournament } terminou.
cli-bot-refused = { $server } recusou: { $why }
cli-bot-waiting = { $server } não responde; nova tentativa ({ $why })
cli-bot-no-token = é preciso um token: --token, ou FOURFOLD_TOKEN
cli-bot-no-address = --server: { $text } não é um endereço como { $example }
cli-step-keys = Enter ou espaço: seguinte   b: anterior   q: sair
cli-error-players = --players indica os dois nomes e sorteia quem começa: use essa opção, ou --first e --second
cli-error-preset = --preset: { $name } não existe; escolha entre { $names }
cli-error-choice = { $name } não existe; escolha entre { $names }
cli-error-json-step = --json e --step não se podem usar juntos
cli-error-goes-with = { $name } só se pode usar com { $other }
cli-error-unreadable = não foi possível ler { $path }: { $why }
cli-error-one-game = { $path } contém { $number } partidas; para continuar, deve conter só uma
cli-error-finished = a partida em { $path } acabou ({ $result }); reveja-a com: fourfold replay --step
cli-error-opponent = --opponent: { $name } não existe; escolha entre { $names }
cli-error-two-people = contra o computador, indique no máximo uma pessoa, com --first ou --second
cli-error-resume-setup = { $path } já traz os seus jogadores e regras: use --resume sem as opções para eles
cli-error-exists = { $path } já existe: continue essa partida com --resume ou escolha outro nome
cli-error-unwritable = não foi possível escrever { $path }: { $why }
cli-error-other-state = { $path } contém o trabalho de outra tarefa: lá { $there }, aqui { $here }. Escolha outro ficheiro ou apague-o
cli-error-cluster = não é possível usar o cluster Ray { $address }: { $why }
cli-play-welcome = Escreva o que quer fazer e prima Enter; help explica como.
cli-play-says = { $name }: «{ $text }»
cli-play-resumed = A continuar a partida em { $path }.
cli-play-random = Jogador aleatório
cli-play-kept = A partida está guardada em { $path }.
cli-play-saved = Guardada em { $path }.
cli-play-bye = Até breve.
cli-play-exists = { $path } já existe: escolha outro nome
cli-play-save-where = Escreva um nome de ficheiro depois de save
cli-play-save-question = Guardar a partida? Nome do ficheiro, ou Enter para não guardar:
cli-play-undone = Desfeito.
cli-play-undo-nothing = Não há nada para desfazer
cli-play-undo-clock = Enquanto o relógio corre, não se pode desfazer nada
cli-play-draw-question = { $other }, aceita o empate? (sim/não)
cli-play-draw-declined = { $other } quer continuar a jogar.
cli-play-yes = s sim
cli-play-help-give =
    { $edition ->
        [mushrooms] dar um cogumelo: o seu dígito ou quatro letras
       *[classic] dar uma peça: o seu dígito ou quatro letras
    }
cli-play-help-place =
    { $edition ->
        [mushrooms] colocar numa casa o cogumelo na mão
       *[classic] colocar numa casa a peça na mão
    }
cli-play-help-turn = colocar e dar de uma vez
cli-play-help-call = anunciar QUARTO! e mostrar as quatro casas; também !a1b1c1d1
cli-play-help-pass =
    { $edition ->
        [mushrooms] não dizer nada quando todos os cogumelos estão colocados
       *[classic] não dizer nada quando todas as peças estão colocadas
    }
cli-play-help-undo = desfazer a última ação
cli-play-help-hint = uma dica; outra vez, ou com reason ou turn, para saber mais
cli-play-help-end = propor empate; desistir
cli-play-help-board = mostrar o tabuleiro de novo
cli-play-help-save = guardar a partida, e continuar a guardá-la aí
cli-play-help-quit = sair
cli-play-unread = { $text } não é um comando válido aqui. Escreva, por exemplo, { $examples }; help diz mais.
cli-play-call-how = Um anúncio indica quatro casas diferentes (R15), por exemplo: quarto a1 b1 c1 d1
cli-error-whole = { $name }: não foi possível ler { $text }; esperado: um número inteiro
cli-error-whole-from = { $name }: não foi possível ler { $text }; esperado: um número inteiro a partir de { $low }
cli-error-whole-between = { $name }: não foi possível ler { $text }; esperado: um número inteiro de { $low } a { $high }
cli-error-depth = --depth { $depth }: o total pode não caber em 64 bits; escolha uma profundidade menor
cli-serve-at = O Fourfold está a correr em { $address } (Ctrl+C para o parar)
cli-serve-error-listen = não é possível escutar em { $address }: { $why }
cli-serve-error-database = não é possível usar a base de dados: { $why }
cli-serve-error-missing = { $name } não está instalado: instale fourfold[club]
cli-serve-error-start = o servidor não conseguiu arrancar; o registo acima diz porquê
cli-invalid-setting-range = { $name } deve estar entre { $least } e { $most }, e não { $value }
cli-invalid-setting-least = { $name } deve ser pelo menos { $least }, e não { $value }
cli-invalid-setting-choice = { $name } deve ser um destes valores: { $choices }, e não { $value }
cli-invalid-setting-form = { $name } deve ter a forma { $form }, e não { $value }
cli-invalid-setting-database = { $name } deve ser o caminho de um ficheiro ou ter a forma { $form }, e não { $value }
cli-invalid-setting-network = { $name }: { $value } não é um endereço nem uma rede
cli-invalid-setting-int = { $name } deve ser um número inteiro, e não { $value }
cli-invalid-setting-float = { $name } deve ser um número, e não { $value }
cli-invalid-setting-bool = { $name } deve ser yes ou no, e não { $value }
cli-atlas-title = { $level }, { unit-trait }

## Tournaments on the command line

cli-tournament-head-id = ID
cli-tournament-head-format = Sistema
cli-tournament-head-round = Ronda
cli-tournament-head-status = Estado
cli-tournament-status-announced = por começar
cli-tournament-status-running = a decorrer
cli-tournament-status-finished = terminado
cli-tournament-status-cancelled = cancelado
cli-tournament-is-bot = computador
cli-tournament-is-late = a partir da ronda { $round }
cli-tournament-is-withdrawn = desistência
cli-tournament-is-paused = em pausa
cli-tournament-entered =
    { $number ->
        [one] Foi inscrito { $number } participante.
        [many] Foram inscritos { $number } participantes.
       *[other] Foram inscritos { $number } participantes.
    }
cli-tournament-ignored = Colunas não usadas: { $names }
cli-tournament-advice-everybody-meets = Com { $players } jogadores, todos podem jogar contra todos em { $rounds } rondas.
cli-tournament-advice-too-many-rounds = Tantas rondas repetiriam encontros num suíço: com { $players } jogadores, todos jogam contra todos em { $rounds } rondas.
cli-tournament-advice-enough = Para { $players } jogadores: um suíço de { $rounds } rondas, após as quais no máximo um jogador pode ter ganho todas as partidas.
cli-tournament-advice-few-rounds =
    { $rounds ->
        [one] Com { $players } jogadores e { $rounds } ronda, vários jogadores podem ganhar todas as partidas; decidem então os critérios de desempate.
       *[other] Com { $players } jogadores e { $rounds } rondas, vários jogadores podem ganhar todas as partidas; decidem então os critérios de desempate.
    }
cli-tournament-advice-instead = Com { $players } jogadores, todos poderiam jogar contra todos em { $rounds } rondas: fourfold tournament change --format round-robin
cli-tournament-next-enter = A seguir, inscreva os jogadores: fourfold tournament enter NAME …
cli-tournament-next-pair = Quando todos estiverem inscritos, emparceire a primeira ronda: fourfold tournament pair
cli-tournament-next-open =
    { $number ->
        [one] Falta o resultado de { $number } mesa: { $tables }
        [many] Faltam os resultados de { $number } mesas: { $tables }
       *[other] Faltam os resultados de { $number } mesas: { $tables }
    }
cli-tournament-next-round = A seguir, emparceire a ronda { $round }: fourfold tournament pair
cli-tournament-next-finish = Todas as rondas foram jogadas. Termine o torneio: fourfold tournament finish
cli-tournament-none = ainda não há torneios: comece um com fourfold tournament new
cli-tournament-which = indique o torneio com --tournament; há vários por terminar: { $names }
cli-tournament-unknown = não há nenhum torneio { $text }; existem: { $names }
cli-tournament-unknown-many = { $text } pode ser mais do que um torneio: { $names }
cli-tournament-nobody = ninguém chamado { $text } participa; há: { $names }
cli-tournament-nobody-number = não há número { $text }: os participantes vão de 1 a { $most }
cli-tournament-several = { $text } pode ser mais do que uma pessoa: { $names }
cli-tournament-table = { $text } não é uma mesa: escreva 3 para a mesa 3, 3.2 para a segunda partida ou o segundo tabuleiro
cli-tournament-boards = a mesa { $table } tem vários tabuleiros: { $names }
cli-tournament-no-round = ainda não foi emparceirada nenhuma ronda: fourfold tournament pair
cli-tournament-no-such-round = não há ronda { $round }; a última é a ronda { $last }
cli-tournament-result = { $text } não é um resultado; escreva um destes: { $results }
cli-tournament-result-missing = falta o resultado depois de { $table }
cli-tournament-points = { $text } não é um número de pontos; escreva 0, 0.5 ou 1
cli-tournament-one-name = --rating e --members valem para um só nome, não para vários
cli-tournament-no-correction = indique o nome certo, a pontuação certa (--rating) ou ambos
cli-tournament-no-cross = não há tabela cruzada para este torneio
cli-tournament-no-tables = ainda não há mesas: inscreva primeiro os jogadores
cli-tournament-no-entrants = ainda não há ninguém inscrito
cli-tournament-no-games = ainda não foi jogada nenhuma partida
cli-tournament-sure = Cancelar { $name } definitivamente? (sim/não)
cli-tournament-kept = { $name } não foi cancelado
cli-tournament-finish-sure = Ainda há rondas por jogar em { $name }. Terminar definitivamente? (sim/não)
cli-tournament-goes-on = { $name } continua
cli-tournament-cancelled = { $name } foi cancelado.
cli-tournament-printed = Guardado em { $path }
cli-tournament-no-address = --address: { $text } não é um endereço como { $example }
cli-tournament-not-over = O torneio ainda não terminou: os lugares ainda podem mudar.
cli-tournament-no-network = Esta máquina não está em nenhuma rede: os telemóveis não chegam aos endereços destes cartões. Indique um com --address.
cli-tournament-desk = A mesa de direção de { $name } (guarde este endereço para si; Ctrl+C para a fechar):
cli-tournament-desk-lan = Os telemóveis da rede local podem registar resultados: fourfold tournament print cards
cli-tournament-desk-alone = Só esta máquina a pode abrir. Para os telemóveis nas mesas, use --lan.
cli-tournament-log-entered = { $name } participa com o número { $number }.
cli-tournament-log-entered-rated = { $name } participa com o número { $number } e a pontuação { $rating }.
cli-tournament-log-entry-corrected = O número { $number } é agora { $name }.
cli-tournament-log-entry-corrected-rated = O número { $number } é agora { $name }, com a pontuação { $rating }.
cli-tournament-log-lineup-changed = { $name } joga agora com { $members }.
cli-tournament-log-withdrawn = { $name } desiste.
cli-tournament-log-paused = { $name } faz uma pausa.
cli-tournament-log-resumed = { $name } está de volta.
cli-tournament-log-bye-granted = { $name } folga na ronda { $round } (pontos: { $points }).
cli-tournament-log-round-paired = A ronda { $round } foi emparceirada.
cli-tournament-log-round-unpaired = O emparceiramento da ronda { $round } foi desfeito.
cli-tournament-log-game-added = { $game }: segue-se outra partida.
cli-tournament-log-game-started = { $game }: começou { $first } contra { $second }.
cli-tournament-log-result = { $game }: { $first } { $result } { $second }
cli-tournament-log-adjudicated = { $game }: { $first } { $result } { $second } (decisão da direção)
cli-tournament-log-corrected = { $game }: { $first } { $result } { $second } (corrigido)
cli-tournament-log-reopened = { $game }: { $first } contra { $second } está de novo sem resultado.
cli-tournament-log-match-decided = { $game }: { $name } ganha por decisão da direção.
cli-tournament-log-round-closed = A ronda { $round } está completa.
cli-tournament-log-tournament-finished = O torneio terminou.
cli-tournament-pair-names = { $text } não é um par: escreva dois jogadores com dois pontos, como ana:ben

## Added for the web app and the server

site-title = Fourfold · jogue Quarto!
site-about = Quarto! Dezasseis peças, quatro características, um grito.
site-game-playing = Uma partida de Quarto! a decorrer. Veja-a em direto.
site-invitation = No Quarto!, é o adversário que escolhe a peça que coloca. Quatro em linha com uma característica em comum ganham, se reparar e anunciar.
site-unreachable = Não é possível contactar o servidor. A tentar de novo…
web-percent = { NUMBER($number, maximumFractionDigits: 0) }%
web-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
web-with-remark = { $text }, { $remark }
web-turn-place-give = { $square }, depois { piece-the }
web-turn-place-call = { $square }, depois { quarto-call }
web-call-on = { quarto-call } { $squares }
web-account-token-revoke = Revogar
problem-field-missing = Falta este campo.
problem-field-unknown = Este campo não existe.
problem-field-json = Isto não é JSON válido.
problem-field-text = Deve ser um texto.
problem-field-boolean = Deve ser true ou false.
problem-field-integer = Deve ser um número inteiro.
problem-field-number = Deve ser um número.
problem-field-list = Deve ser uma lista.
problem-field-object = Deve ser um objeto.
problem-field-date = Deve ser uma data como 2026-11-15.
problem-field-choice = Deve ser um destes valores: { $choices }.
problem-field-short =
    { $number ->
        [one] Deve ter pelo menos { $number } caráter.
       *[other] Deve ter pelo menos { $number } caracteres.
    }
problem-field-long =
    { $number ->
        [one] Pode ter no máximo { $number } caráter.
       *[other] Pode ter no máximo { $number } caracteres.
    }
problem-field-few =
    { $number ->
        [one] Deve ter pelo menos { $number } elemento.
       *[other] Deve ter pelo menos { $number } elementos.
    }
problem-field-many =
    { $number ->
        [one] Pode ter no máximo { $number } elemento.
       *[other] Pode ter no máximo { $number } elementos.
    }
problem-field-above = Deve ser maior do que { $number }.
problem-field-least = Deve ser pelo menos { $number }.
problem-field-below = Deve ser menor do que { $number }.
problem-field-most = Deve ser no máximo { $number }.
problem-field-form = Não tem a forma certa.
problem-token-scope = Este token só pode ler. Para jogar, crie um token que o permita.
problem-games-many = Tem { $most } partidas por terminar: termine uma ou desista dela primeiro.
problem-games-today = Começou { $most } partidas num dia: tente mais tarde.
problem-games-stored = As suas partidas ocupam os { $most } MB de que dispõe aqui.
problem-character = O texto contém um carácter que não pode ser usado aqui: { $character }.
problem-host = Este servidor não responde pelo nome { $host }. Quem o administra pode permiti-lo com FOURFOLD_ALLOWED_HOSTS.
web-account-token-scope = O que o token pode fazer
web-account-token-play = Ler e jogar
web-account-token-read = Só ler
web-account-token-days = Durante quanto tempo é válido
web-account-token-used = última utilização: { $date }
web-account-token-unused = nunca utilizado
web-account-token-until = válido até { $date }

## Help of tournaments on the command line

help-tournament = Dirigir um torneio em mesas reais: inscrever jogadores, emparceirar rondas, registar resultados, imprimir.
help-tournament-new = Começar um torneio.
help-tournament-new-more = Sem --format, o sistema depende do número de jogadores: todos contra todos se forem no máximo 8 e houver rondas suficientes; senão, um suíço.
help-tournament-change = Alterar um torneio antes da primeira ronda; o nome e o texto, também depois.
help-tournament-list = Listar os torneios, primeiro o último alterado.
help-tournament-cancel = Cancelar um torneio definitivamente; o seu histórico mantém-se.
help-tournament-enter = Inscrever jogadores ou uma equipa, mesmo com atraso.
help-tournament-import = Inscrever todos os de um ficheiro CSV, ou ninguém se algo estiver errado.
help-tournament-import-more = A primeira linha dá nome às colunas: name e, se quiser, classificação (a pontuação), equipa e bot. UTF-8, com vírgulas, ponto e vírgula ou tabulações.
help-tournament-withdraw = Retirar alguém definitivamente; uma partida pendente é decidida à parte.
help-tournament-pause = Deixar alguém de fora até regressar.
help-tournament-resume = Deixar alguém que estava em pausa voltar a jogar.
help-tournament-bye = Deixar alguém folgar numa ronda futura de um suíço.
help-tournament-lineup = Mudar os membros de uma equipa a partir da próxima ronda.
help-tournament-correct-entry = Corrigir o nome ou a pontuação de alguém; os emparceiramentos ficam.
help-tournament-pair = Emparceirar a próxima ronda, automaticamente ou à mão.
help-tournament-unpair = Desfazer o emparceiramento da última ronda, enquanto não houver resultados.
help-tournament-finish = Terminar o torneio: a classificação é final. Os resultados ainda podem ser corrigidos.
help-tournament-result = Registar resultados, todos ou nenhum.
help-tournament-result-more = A mesa 3 da ronda atual é 3; o segundo tabuleiro ou a segunda partida, 3.2; na ronda 1, 1.3.2.
help-tournament-forfeit = Dar derrota a um jogador que não veio, ou aos dois.
help-tournament-correct = Corrigir um resultado ou removê-lo; o histórico guarda ambos.
help-tournament-decide = Dar a vitória a alguém numa mesa de eliminatória, por exemplo após muitos empates.
help-tournament-show = Mostrar um torneio: as regras, quem participa, o que vem a seguir.
help-tournament-pairings = Mostrar as mesas de uma ronda com os resultados.
help-tournament-standings = Mostrar a classificação com os desempates.
help-tournament-log = Listar tudo o que aconteceu, incluindo correções.
help-tournament-export = Escrever um torneio para outros programas: CSV, JSON ou o relatório da FIDE (TRF).
help-tournament-print = Imprimir emparceiramento, cartões de mesa, folhas de anotação, classificação ou diplomas em PDF.
help-tournament-desk = Abrir a mesa de direção no navegador; o servidor corre nesta máquina.
help-tournament-desk-more = Tudo é guardado de imediato; os outros comandos podem ser usados ao mesmo tempo. Não é preciso internet.
help-panel-format = Sistema
help-metavar-table = MESA
help-metavar-result = RESULTADO
help-metavar-points = PONTOS
help-metavar-text = TEXTO
help-tournament-name = Como se chama o torneio.
help-tournament-option = Qual torneio, pelo nome ou ID ou como começam; senão, FOURFOLD_TOURNAMENT ou o único por terminar.
help-tournament-who = Um jogador: um número, um nome ou como começa.
help-tournament-table = Uma mesa, como 3, ou 3.2 para o segundo tabuleiro ou a segunda partida.
help-tournament-round = Qual ronda; senão a última, ou para uma folga a seguinte.
help-tournament-json-events = Escrever o que foi acrescentado ao histórico, um objeto JSON por linha.
help-tournament-output = Onde o guardar; - é a saída padrão.
help-tournament-format = Como se joga: { $names }.
help-tournament-players = Quantos jogadores são esperados, para sugerir um sistema.
help-tournament-rounds = Quantas rondas tem um suíço.
help-tournament-cycles = Quantas vezes todos se defrontam num todos contra todos: 1 ou 2.
help-tournament-best-of = Quantas partidas dois jogadores fazem numa eliminatória: 1, 3, 5 …
help-tournament-third-place = Fazer os derrotados nas meias-finais de uma eliminatória defrontarem-se.
help-tournament-boards = Quantos tabuleiros tem uma equipa; mais de 1 faz um torneio por equipas.
help-tournament-minutes = Quantos minutos dura uma arena.
help-tournament-reach = Quantos lugares acima alcança um desafio numa escada.
help-tournament-limit = Quantos podem participar no máximo.
help-tournament-late = Se alguém se pode inscrever depois da primeira ronda.
help-tournament-tiebreaks = O que separa pontos iguais, por esta ordem, com vírgulas: { $names }.
help-tournament-preset = Regras prontas, com um minuto por jogada: { $names }.
help-tournament-handicap = Quantos pontos de pontuação custam um nível ao jogador mais forte (R7).
help-tournament-import-file = Um ficheiro CSV de jogadores; - é a entrada padrão.
help-tournament-import-too = Inscrever todos os deste ficheiro CSV, como tournament import.
help-tournament-text = O que é preciso saber sobre ele.
help-tournament-rename = Outro nome.
help-tournament-names = Nomes de jogadores, ou o de uma equipa.
help-tournament-rating = A pontuação do jogador; é usada nos emparceiramentos.
help-tournament-right-name = O nome certo.
help-tournament-right-rating = A pontuação certa; 0 para nenhuma.
help-tournament-members = Os membros de uma equipa pela ordem dos tabuleiros, com vírgulas.
help-tournament-lineup-members = Os membros pela ordem dos tabuleiros.
help-tournament-bot = Marcar o jogador como computador.
help-tournament-points = Quantos pontos dá: 0, 0.5 ou 1.
help-tournament-pair-table = Emparceirar estes dois à mão, primeiro o primeiro jogador; uma vez por mesa.
help-tournament-pair-bye = Dar folga a este jogador, ao emparceirar à mão.
help-tournament-results = Uma mesa e o resultado, primeiro o primeiro jogador ({ $results }); + veio, - não veio.
help-tournament-corrected = O resultado certo ({ $results }), ou open para o remover.
help-tournament-adjudicated = A direção decidiu estes resultados.
help-tournament-absent = Quem não veio: um jogador desta mesa, first, second ou both (os dois).
help-tournament-cross = Mostrar quem jogou contra quem.
help-tournament-export-what = O que escrever: { $names }.
help-tournament-print-what = O que imprimir: { $names }.
help-tournament-paper = O papel: a4 ou letter.
help-tournament-language = O idioma das páginas; senão, o seu.
help-tournament-blank = Folhas de anotação sem nomes.
help-tournament-places = Para quantos primeiros lugares há diplomas.
help-tournament-address = Onde os telemóveis chegam ao servidor, para os códigos dos cartões; senão, o endereço desta máquina na rede local.
help-tournament-lan = Permitir também os telemóveis da rede local.
help-tournament-open = Se a mesa é mostrada no navegador.
help-tournament-address-only = Escrever apenas o endereço, para um servidor que já está a correr.

## Help of the command line

# A piece by its traits, with its digit for those who type it: “In hand: short dark round solid piece (a)”
cli-piece = { piece-named }{ piece-digit }
help-usage = Utilização:
help-usage-options = [OPÇÕES]
help-usage-command = COMANDO [ARGUMENTOS]…
help-arguments = Argumentos
help-options = Opções
help-commands = Comandos
help-panel-players = Jogadores
help-panel-rules = Regras
help-default = [predefinição: { $value }]
help-environment = [variável de ambiente: { $name }]
help-required = [obrigatório]
help-examples = Exemplos:
help-try = Use { $command } para obter ajuda.
help-error = Erro
help-aborted = Interrompido.
help-help = Mostrar esta ajuda e sair.
help-version = Mostrar a versão e sair.
help-lang = Idioma dos textos: { $names }; por predefinição, o do sistema.
help-install-completion = Instalar o preenchimento automático para a shell atual.
help-show-completion = Mostrar o script de preenchimento automático da shell atual, para o copiar ou adaptar.
help-completion-installed = Preenchimento automático para { $shell } instalado em { $path }. Passa a funcionar num terminal novo.
help-metavar-address = ENDEREÇO
help-metavar-addresses = ENDEREÇOS
help-metavar-board = TABULEIRO
help-metavar-command = COMANDO
help-metavar-seconds = SEGUNDOS
help-metavar-cost = CUSTO
help-metavar-directory = PASTA
help-metavar-file = FICHEIRO
help-metavar-how = MODO
help-metavar-language = IDIOMA
help-metavar-kind = TIPO
help-metavar-name = NOME
help-metavar-names = NOMES
help-metavar-new = NOVO
help-metavar-path = CAMINHO
help-metavar-position = POSIÇÃO
help-metavar-time = TEMPO
help-metavar-token = TOKEN
help-metavar-turn = JOGADA
help-metavar-what = OBJETIVO
help-metavar-who = QUEM
help-metavar-yyyy-mm-dd = AAAA-MM-DD
help-error-no-option = A opção { $name } não existe.
help-error-no-option-similar = A opção { $name } não existe. Queria dizer { $names }?
help-error-no-command = O comando { $name } não existe.
help-error-no-command-similar = O comando { $name } não existe. Queria dizer { $names }?
help-error-missing-command = Falta o comando.
help-error-missing-argument = Falta o argumento { $name }.
help-error-missing-option = Falta a opção { $name }.
help-error-extra = Não se esperava aqui: { $text }
help-error-no-value = A opção { $name } não aceita nenhum valor.
help-error-needs =
    { $number ->
        [one] A opção { $name } precisa de um valor.
       *[other] A opção { $name } precisa de { $number } valores.
    }
help-error-invalid = Valor errado para { $name }: { $why }
help-error-language = --lang: não há textos em { $name }; escolha entre { $names }
help-fourfold = O jogo de tabuleiro Quarto!: jogar, ver e resolver posições, reproduzir e rever partidas.
help-play = Jogar neste teclado; durante a partida, escreva help para ver o que se pode fazer.
help-serve = Iniciar o servidor de jogo.
help-serve-more = Cada opção é também uma variável de ambiente: FOURFOLD_PORT, FOURFOLD_DATABASE e assim por diante.
help-opponents = Listar os adversários controlados pelo computador e a força de cada um.
help-opponents-more = O mais fraco vem primeiro. Para jogar contra um deles: fourfold play --opponent NOME
help-opponents-attention = Medir quantas vezes escapa a cada adversário cada tipo de figura.
help-opponents-attention-more = Em metade das partidas há um quarto para anunciar; nas outras, a peça na mão completa um. Nada mais se pode anunciar ou completar.
help-opponents-calibrate = Pôr todos os adversários a jogar uns contra os outros e medir a força de cada um.
help-opponents-calibrate-more = Pontuações Elo por máxima verosimilhança em cada nível; um empate conta como meia vitória.
help-opponents-check-perfect = Pôr a adversária perfeita a jogar contra todos os outros, em ambos os lugares: dá alguma coisa de mão beijada?
help-opponents-check-perfect-more = As partidas são algumas das que calibrate joga, e pode usar-se um ficheiro com partidas dessas. O código de saída é 1 se uma partida empatada foi perdida ou se uma partida ganha não foi ganha.
help-puzzle = Resolver problemas: ganhar, dar a única peça segura, refutar um erro, manter o empate.
help-puzzle-more = Cada problema foi verificado por um cálculo exato; a sua dificuldade é a pontuação com que metade dos adversários controlados pelo computador encontra a solução. Sem --seed, --count e --difficulty, começa por problemas fáceis e depois adapta-se ao seu desempenho.
help-drill = Treinar o olho: há um quarto no tabuleiro, e onde?
help-drill-more = Responda com as quatro casas de um quarto, ou com - se não houver nenhum. À medida que melhora, o exercício passa das linhas aos quadrados rodados; no fim, mostra o que lhe escapa e a sua rapidez.
help-fill = Encher o tabuleiro com as dezasseis peças, sem um único quarto ou com o maior número possível.
help-fill-more = Escreva o que vai onde, por exemplo c2 7; help explica o resto. O que as dicas dizem é exato.
help-show = Desenhar uma posição: o tabuleiro, as peças ao lado e a que está na mão.
help-show-more = Os quartos que contam neste nível e com estas características são marcados no tabuleiro e indicados por baixo.
help-referee = Decidir sobre uma posição contestada numa mesa real: quem pode anunciar o quê, e por que regra.
help-referee-last = A última casa ocupada, por exemplo c1.
help-referee-placed-by = Quem a ocupou: first ou second.
help-referee-given = Se foi dada uma peça desde então.
help-referee-turn = De quem é a vez: first ou second; com o tabuleiro cheio, isto mostra se o outro passou.
help-referee-claim = Decidir sobre o anúncio destas quatro casas, por exemplo a1b1c1d1.
help-referee-caller = Quem anuncia: first ou second; por omissão, o jogador que tem a vez.
help-referee-refused = Quantos anúncios foram recusados nesta vez.
help-referee-level = 1 a 4, ou A:B para o primeiro e o segundo jogador.
help-hint = Dar uma dica ao jogador que tem a vez, de um leve sinal até à própria jogada.
help-hint-more = Uma dica nunca revela mais do que a sua profundidade, e o que diz é exato.
help-replay = Reproduzir registos de partidas e dizer como acabou cada uma.
help-replay-more = O código de saída é 0 se todos os registos são válidos, 1 se alguns não o são e 2 se não foi possível ler um ficheiro.
help-picture = Desenhar uma partida registada: a última posição em PNG ou a partida inteira em GIF animado.
help-review = Rever partidas com exatidão: quanto valia cada decisão e o que era melhor.
help-review-more = O código de saída é 0 se todos os registos são válidos, 1 se alguns não o são e 2 se não foi possível ler ou escrever um ficheiro.
help-new = Escrever o registo de uma nova partida na saída padrão; a saída de erros diz quem começa.
help-solve = Resolver posições com exatidão para o jogador que tem a vez, segundo a regra automática (R14).
help-solve-more = Uma posição inválida é assinalada no seu lugar, e o código de saída no fim é 1. Os quartos que já estão no tabuleiro não contam.
help-bot = Jogar num servidor como bot.
help-bot-more = Crie uma conta, marque-a como bot, crie um token para ela e inicie este comando. As partidas que estavam em curso quando foi parado são retomadas.
help-engine = Jogar como um motor iniciado por outros programas.
help-engine-more = Os comandos do protocolo em docs/kit/protocol.md chegam pela entrada padrão e as respostas saem pela saída padrão.
help-lot = Verificar os sorteios que decidem quem começa.
help-lot-check = Verificar se um sorteio foi justo.
help-lot-check-more = Código de saída: 0 se foi, 1 se não foi, 2 se não é possível lê-lo.
help-account = Gerir as contas de um servidor: listar, repor, mudar o nome, bloquear, eliminar.
help-account-list = Listar as contas e quantas vezes cada uma foi denunciada.
help-account-reset = Invalidar a palavra-passe e obter um código para definir uma nova.
help-account-reset-more = Todas as sessões, todos os tokens e os códigos de recuperação anteriores deixam de valer. Dê o código à pessoa titular da conta: funciona uma só vez, como código de recuperação ao iniciar sessão.
help-account-rename = Dar outro nome a um jogador; as denúncias sobre o anterior são encerradas.
help-account-block = Impedir uma conta de iniciar sessão; as suas sessões e os seus tokens deixam de valer.
help-account-delete = Eliminar uma conta; as suas partidas passam a mostrar um jogador eliminado.
help-db = Cuidar da base de dados de um servidor: atualizar, fazer cópias de segurança, repor, verificar.
help-db-upgrade = Atualizar o esquema da base de dados, ou criá-lo.
help-db-upgrade-more = Com SQLite, o servidor fá-lo sozinho; com PostgreSQL, faça-o antes de iniciar uma versão mais recente.
help-db-backup = Copiar a base de dados para um ficheiro, mesmo enquanto um servidor a usa.
help-db-backup-more = A cópia é consistente e só aparece quando está completa.
help-db-restore = Substituir a base de dados por uma cópia de segurança, tudo ou nada.
help-db-restore-more = Pare primeiro o servidor. Uma cópia mais antiga é atualizada.
help-db-check = Reproduzir todas as partidas segundo as regras e comparar tudo o que decorre dos registos.
help-db-check-more = Os resultados, as listas, os nomes e as pontuações são recalculados. Código de saída: 0 se tudo está bem, 1 se algo está errado.
help-mine = Pôr os adversários a jogar e criar problemas a partir das suas partidas (JSON Lines).
help-mine-more = As mesmas opções encontram os mesmos problemas, com qualquer número de processos e por mais vezes que o trabalho seja interrompido.
help-dataset = Criar um ficheiro de posições com valores exatos e todas as boas jogadas.
help-dataset-more = As mesmas opções criam o mesmo ficheiro, com qualquer número de processos e mesmo depois de interrupções.
help-atlas = Mostrar o resultado do jogo perfeito a partir do tabuleiro vazio, para cada par de níveis e número de características.
help-atlas-more = 1-0: ganha o primeiro jogador, que dá primeiro. Um novo cálculo interrompido continua onde parou; o seu código de saída é 1 se um resultado diferir do incluído.
help-book = Criar, verificar e listar os livros de aberturas.
help-book-info = Listar os livros; o código de saída é 1 se algum faltar ou estiver danificado.
help-book-verify = Verificar as somas de controlo e comparar entradas aleatórias com uma pesquisa.
help-book-verify-more = O código de saída é 1 se um livro faltar, estiver danificado ou tiver erros.
help-book-build = Resolver todas as classes de posições à profundidade dos livros, por partes, e escrever os livros.
help-book-build-more = A profundidade é de quatro peças colocadas, ou cinco no nível 1 com três ou quatro características. Com Ctrl+C perde-se uma parte no máximo: o mesmo comando continua. Um handicap precisa também dos valores da sua imagem espelhada. Os 64 livros demoram algumas horas num núcleo.
help-bench = Cronometrar o motor em posições aleatórias sem vitória imediata, por número de peças colocadas.
help-bench-more = Uma tabela vazia e uma thread, com e sem livro de aberturas, só valores e com distâncias. A partir de dez peças colocadas, um minimax simples resolve as mesmas posições, e o quadro diz quantas vezes mais rápido é o motor.
help-perft = Contar as sequências de peças dadas e colocadas com um certo comprimento, segundo a regra automática (R14).
help-perft-more = As partidas que acabam antes não são contadas. Cada primeira ação aparece com a sua própria contagem.
help-patterns = Desenhar as figuras de um nível, agrupadas por tipo.
help-ascii = Desenhar só com caracteres ASCII simples.
help-no-colour = Escrever sem cores.
help-position = Quatro linhas, a linha 1 primeiro, depois a peça na mão ou -; por predefinição, o início.
help-records = Registos de partidas; uma pasta equivale aos seus ficheiros *.qgn por ordem de nome, - à entrada padrão.
help-level = De 1 a 4.
help-level-seats = De 1 a 4; A:B refere-se ao jogador que tem a vez e ao adversário.
help-level-players = De 1 a 4; A:B refere-se ao primeiro e ao segundo jogador.
help-traits = Características em jogo, de entre colour,shape,height,fill, separadas por vírgulas; por predefinição, todas.
help-traits-some = Características em jogo, de entre colour,shape,height,fill, separadas por vírgulas.
help-edition = classic ou mushrooms.
help-threads = Threads para uma pesquisa; por predefinição, tantas quantas a máquina tiver.
help-processes = Quantas partidas jogar ao mesmo tempo.
help-ray = Calcular no cluster Ray deste endereço, HOST:PORT ou auto, em vez de nesta máquina (extra cluster).
help-seed = Repete as mesmas escolhas aleatórias.
help-json = Escrever um objeto JSON por linha.
help-json-object = Escrever um objeto JSON.
help-json-array = Escrever um array JSON.
help-json-games = Escrever só JSON Lines, um objeto por partida.
help-database = Um ficheiro, ou { $url }; por predefinição, FOURFOLD_DATABASE ou um ficheiro na sua pasta de dados.
help-first = Quem dá primeiro.
help-second = Quem coloca primeiro.
help-players = Dois nomes; um sorteio decide quem começa. Com --level A:B, A é o nível do primeiro nome.
help-seed-lots = Repete o mesmo sorteio.
help-preset = Regras por nome, que as opções abaixo podem mudar: { $names }.
help-call = official, standing ou automatic.
help-false-call = refused ou loses.
help-clock = Em segundos: 60/move, 300+5, ou - para nenhum.
help-start = Onde começa a partida, se não for no início.
help-opponent = person, random, ou um dos adversários que fourfold opponents lista. Escolha um lugar com --first ou --second, ou deixe o sorteio decidir.
help-random = O mesmo que --opponent random.
help-mute = A personagem do computador não diz nada.
help-save = Guardar a partida num ficheiro novo, após cada ação.
help-resume = Continuar a partida inacabada de um registo, e continuar a guardá-la aí.
help-account-name = Nome da conta, ou o seu identificador.
help-account-new = O nome a partir de agora.
help-account-undo = Permitir que a conta volte a iniciar sessão.
help-account-yes = Não perguntar.
help-db-force = Substituir o que lá estiver.
help-db-target = Para onde vai a cópia.
help-db-source = Uma cópia feita por db backup.
help-atlas-level = Só estes níveis; A:B refere-se ao primeiro e ao segundo jogador.
help-atlas-traits = Só este número de características, de 1 a 4.
help-atlas-recompute = Resolver do zero e comparar com o que está incluído.
help-atlas-distance = Com --recompute: encontrar também as distâncias.
help-atlas-state = Com --recompute: onde guardar as linhas concluídas até estarem todas prontas.
help-atlas-output = Com --recompute: escrever as linhas na forma do ficheiro incluído.
help-bench-level = Um nível; por predefinição, 1 e 2.
help-bench-scale = Multiplica o número de posições por este valor.
help-bench-seed = Escolhe as posições.
help-bench-empty = Resolver também o tabuleiro vazio do zero: demora minutos.
help-book-level = Um par de níveis; A:B refere-se ao jogador que tem a peça e ao outro. Pode repetir-se.
help-book-traits = Quantas características estão em jogo; pode repetir-se.
help-book-traits-default = de 1 a 4
help-book-directory = Onde estão os livros.
help-book-directory-default = a do próprio pacote
help-book-samples = Quantas posições de cada livro pesquisar.
help-book-seed = Escolhe essas posições.
help-book-target = Onde escrever os livros.
help-book-work = Onde guardar os valores concluídos, para continuar após uma interrupção.
help-book-work-default = PASTA/work
help-book-memory = Megabytes para a tabela.
help-bot-server = Onde jogar, por exemplo { $example }
help-bot-token = Um token da conta do bot; mais seguro no ambiente, onde poucos o podem ver.
help-bot-strength = A força; fourfold opponents lista os nomes dos adversários.
help-engine-check = Testar se outro motor fala o protocolo: o comando que o inicia. O código de saída é 1 se não falar.
help-engine-patience = Segundos de espera por uma resposta antes de considerar o motor bloqueado.
help-bot-accept = Aceitar todos os desafios abertos.
help-bot-challenge = Aceitar primeiro este desafio.
help-bot-tournament = Inscrever-se neste torneio e jogar nele até ao fim.
help-bot-code = O código de inscrição, quando é preciso.
help-bot-games = Parar após este número de partidas; 0 para nunca parar.
help-drill-stage = Começar com { $names }.
help-drill-grade = Começar com o grau 1, 2 ou 3 da etapa.
help-drill-level = O que conta, de 1 a 4; por predefinição, aumenta com a etapa.
help-drill-count = Quantos tabuleiros; 0 para não ter fim.
help-drill-seconds = Tempo para cada tabuleiro; 0 para jogar sem relógio.
help-drill-grow = Respostas certas seguidas até ao próximo passo; 0 para não avançar.
help-drill-seed = Repete os mesmos tabuleiros.
help-drill-json = Não perguntar nada: escrever os tabuleiros com as respostas, um por linha.
help-fill-goal = none para nenhum quarto, most para o maior número possível.
help-fill-board = Continuar a partir deste tabuleiro.
help-fill-check = Dizer que quartos tem um tabuleiro e o que ainda se pode alcançar com ele.
help-fill-hint = Dizer onde pode ficar uma peça, e sair.
help-fill-solve = Encher o tabuleiro o melhor possível, e sair.
help-fill-seed = Repete a mesma solução.
help-fill-json = Com --check, --hint ou --solve: escrever um objeto JSON.
help-hint-what = Um registo com uma só partida, ou quatro linhas e a peça na mão ou -.
help-hint-depth = nudge, reason, turn, ou all para as três.
help-hint-explain = Em vez disso, dizer porque é que esta jogada ganha, mantém o empate ou perde.
help-hint-danger = Em vez disso, mostrar que peça ganharia e onde.
help-hint-at = Voltar ao fim da jogada N de um registo.
help-hint-level = Para uma posição: de 1 a 4; A:B refere-se ao jogador que tem a vez e ao adversário.
help-hint-traits = Para uma posição: de entre colour,shape,height,fill, separadas por vírgulas.
help-hint-call = Para uma posição: official, standing ou automatic.
help-lot-file = JSON: um sorteio, ou uma partida que tenha um, tal como o servidor o mostra; - para a entrada padrão.
help-mine-count = Problemas de cada tema em cada nível.
help-mine-levels = Níveis, ou pares de níveis, por exemplo { $example }
help-mine-themes = Um ou mais destes: { $names }.
help-mine-games = Ver no máximo este número de partidas.
help-mine-tries = Quantas vezes cada adversário tenta um problema.
help-mine-no-grade = Deixar a dificuldade em aberto (null).
help-mine-grade = Não procurar novos: medir a dificuldade dos de um ficheiro, JSON Lines ou compacto. Pode repetir-se.
help-mine-shipped = Encontrar também o que o pacote já tem.
help-mine-state = Onde guardar o trabalho concluído; o mesmo comando continua após uma interrupção.
help-mine-out = Escrever aí, quando tudo estiver pronto.
help-mine-store = Escrever a forma compacta do pacote, não JSON.
help-dataset-positions = Quantas posições diferentes criar.
help-dataset-out = O novo ficheiro; o nome termina em .parquet ou .npz. Ao lado são escritas uma descrição dos dados e uma soma de verificação.
help-dataset-placed = Quantas peças estão colocadas, de A a B. Menos de 5 demoram muito.
help-dataset-processes = Quantos processos calculam ao mesmo tempo; por predefinição, tantos quantos os núcleos da máquina.
help-dataset-resume = Continuar um trabalho interrompido.
help-opponents-level = Mostrar as pontuações neste nível.
help-opponents-levels = Níveis, separados por vírgulas.
help-opponents-state = Onde guardar as partidas terminadas; o mesmo comando continua após uma interrupção.
help-opponents-games-kind = Partidas para cada tipo de figura.
help-opponents-games-pair = Partidas de cada par em cada nível.
help-opponents-games-all = Partidas no total.
help-opponents-write = Escrever as pontuações tal como o pacote as guarda (ratings.json).
help-perft-depth = Quantas vezes se dá ou se coloca uma peça, a partir de 0.
help-puzzle-theme = Um destes: { $names }.
help-puzzle-difficulty = De uma pontuação a outra; qualquer delas pode ser omitida.
help-puzzle-count = Quantos; por predefinição, 1 com --json, senão até sair.
help-puzzle-seed = Repete os mesmos problemas.
help-puzzle-daily = O problema do dia (UTC).
help-puzzle-date = Com --daily: o de outro dia.
help-puzzle-id = O problema com este identificador.
help-replay-step = Percorrer as partidas jogada a jogada.
help-picture-file = Um ficheiro com um único registo de partida; - para a entrada padrão.
help-picture-output = Onde gravar a imagem: um nome terminado em .png ou .gif.
help-picture-after = Mostrar a posição depois deste número de ações em vez da última.
help-picture-side = Largura e altura em píxeis.
help-review-html = Escrever uma página que se abre sem ligação à Internet, com um tabuleiro, um gráfico dos valores e botões para avançar e recuar.
help-serve-host = Onde escutar; por predefinição, 127.0.0.1.
help-serve-port = Por predefinição, 8016; 0 para qualquer uma que esteja livre.
help-serve-lan = Escutar na rede local e usar o endereço desta máquina nos links.
help-serve-redis = { $url }, quando há vários processos.
help-serve-workers = Quantos processos; por predefinição, 1.
help-serve-public-url = Onde as pessoas o encontram, atrás de um proxy: { $url }
help-serve-trusted-proxies = Proxies em cujos cabeçalhos se confia, separados por vírgulas.
help-serve-open = Mostrar a página no navegador quando estiver pronta.
help-solve-positions = Quatro linhas, a linha 1 primeiro, depois a peça na mão ou -; pode haver várias posições. Um único - lê-as da entrada padrão, uma por linha.
help-solve-distance = Dizer também em quantas colocações se decide.
help-solve-turns = Listar todas as jogadas legais com o seu valor, a melhor primeiro.
help-solve-no-book = Pesquisar sem consultar os livros de aberturas.
percent = { $number }%
cli-progress-nodes = { $number } M
cli-texts-head-language = Língua
cli-texts-head-complete = Completo
cli-texts-head-missing = Em falta
cli-texts-checking = A verificar os textos
cli-texts-well = Nenhuma falha encontrada.
cli-texts-found =
    { $number ->
        [one] { $number } falha encontrada.
       *[other] { $number } falhas encontradas.
    }
cli-texts-lacking =
    { $number ->
        [one] Falta { $number } texto, que aparece em inglês.
       *[other] Faltam { $number } textos, que aparecem em inglês.
    }
cli-texts-none-missing = Não falta nada.
cli-texts-in-english = (aparece em inglês)
cli-texts-no-key = nenhuma chave começa por { $text }
cli-texts-finding-language = { $name } não é uma língua que o CLDR conheça: dê ao ficheiro o nome de uma, como fr.ftl ou pt-BR.ftl
cli-texts-finding-junk = não se consegue ler: { $text }
cli-texts-finding-twice = esta chave aparece duas vezes
cli-texts-finding-unknown = o inglês não tem esta chave, e nenhum outro texto remete para ela
cli-texts-finding-reference = remete para { $name }, que não existe
cli-texts-finding-lost = não mostra { $name }, como faz o inglês
cli-texts-finding-added = mostra { $name }, que o inglês não mostra
cli-texts-finding-unasked = escolhe por { $name }, que este texto não recebe
cli-texts-finding-value = { $name } nunca é { $value }
cli-texts-finding-plural = não tem forma para números do tipo [{ $form }]
cli-texts-finding-dots = as reticências são um só caráter: { $text }
cli-texts-finding-spaces = dois espaços, uma tabulação ou uma linha vazia: { $text }
cli-texts-finding-straight = use aspas e apóstrofos tipográficos: { $text }
cli-texts-finding-french = o francês leva aqui um espaço fino inseparável: { $text }
cli-texts-finding-german = o alemão escreve as aspas „assim“ e um espaço antes de %: { $text }
cli-texts-finding-spanish = o espanhol abre o que fecha: { $text }
cli-texts-finding-ending = termina em “{ $text }”, o inglês em “{ $expected }”
cli-texts-finding-term = o inglês tem { $word }: use o termo do glossário, { $term }
cli-texts-finding-avoid = em vez de { $word }, escreva: { $term }
help-texts = Cuidar dos textos: quão completo está cada idioma, e verificações para quem traduz.
help-texts-check = Verificar textos: chaves, variáveis, plurais, termos do glossário, pontuação.
help-texts-check-more = Código de saída: 0 se tudo está bem, 1 se algo está errado, 2 se não é possível ler um ficheiro. Os textos em falta são contados, mas não são erros: aparecem em inglês.
help-texts-missing = Listar os textos que um idioma mostra em inglês, prontos a traduzir.
help-texts-missing-more = Cada um tem a sua descrição e o texto inglês, no formato do ficheiro.
help-texts-show = Mostrar cada texto com a sua descrição, em inglês e num idioma.
help-texts-language = Um idioma como fr, ou um ficheiro como new/pl.ftl.
help-texts-languages = Idiomas como fr, ou ficheiros como new/pl.ftl; senão, todos os idiomas.
help-texts-beginning = Só as chaves que começam assim.
help-metavar-beginning = INÍCIO
