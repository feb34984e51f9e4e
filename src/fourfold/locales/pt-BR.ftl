language-name = Português (Brasil)

## Labels

label = { $label }: { $text }

## The call

quarto-call = QUARTO!

## Seats and names

player-first = primeiro jogador
player-second = segundo jogador
name-first = Jogador 1
name-second = Jogador 2
name-deleted = Jogador excluído

## Editions and their words

edition-classic-name = Clássica
edition-classic-about = Peças de madeira: claras ou escuras, redondas ou quadradas, altas ou baixas, maciças ou ocas.
edition-mushrooms-name = Cogumelos
edition-mushrooms-about = Para crianças: azuis ou vermelhos, pontudos ou achatados, grandes ou pequenos, com ou sem bolinhas amarelas.
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
        [mushrooms] bolinhas
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
            [one] pontudo
           *[other] pontudos
        }
       *[classic] { $number ->
            [one] redonda
           *[other] redondas
        }
    }
value-square =
    { $edition ->
        [mushrooms] { $number ->
            [one] achatado
           *[other] achatados
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
        [mushrooms] sem bolinhas amarelas
       *[classic] { $number ->
            [one] maciça
           *[other] maciças
        }
    }
value-hollow =
    { $edition ->
        [mushrooms] com bolinhas amarelas
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
            [round] pontudo
           *[square] achatado
        } { $fill ->
            [solid] sem bolinhas amarelas
           *[hollow] com bolinhas amarelas
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
            [solid] maciça
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
            [round] pontudo
           *[square] achatado
        } { $fill ->
            [solid] sem bolinhas amarelas
           *[hollow] com bolinhas amarelas
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
            [solid] maciça
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
        [one] quadrado inclinado
       *[other] quadrados inclinados
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
setting-call = Anúncio do quarto
setting-false-call = Anúncio errado
setting-clock = Relógio
setting-edition = Edição
level-name = Nível { $level }
level-handicap = Nível { $first } x nível { $second }
level-1-about = O jogo básico: linhas, colunas e diagonais.
level-2-about = Para jogadores experientes: os 9 quadrados pequenos também contam.
level-3-about = Os 5 quadrados maiores também contam.
level-4-about = Os 6 quadrados inclinados também contam.
call-official-name = Anúncio oficial
call-official-about =
    { $edition ->
        [mushrooms] Anuncie um quarto antes de entregar um cogumelo. Se você deixar passar, seu adversário pode anunciá-lo logo em seguida; depois disso, o quarto perde o valor.
       *[classic] Anuncie um quarto antes de entregar uma peça. Se você deixar passar, seu adversário pode anunciá-lo logo em seguida; depois disso, o quarto perde o valor.
    }
call-standing-name = Anúncio a qualquer momento
call-standing-about = Um quarto mantém o valor: vence quem o anunciar primeiro, na sua própria vez.
call-automatic-name = Automático
call-automatic-about = Ninguém precisa anunciar: um quarto vence na hora.
false-call-refused-name = Recusado
false-call-refused-about = Um anúncio errado é recusado e a jogada continua.
false-call-loses-name = Perde a partida
false-call-loses-about = Quem faz um anúncio errado perde a partida.
clock-none = Sem relógio
clock-turn = { $time } por jogada
clock-bank = { $time } por jogador
clock-bank-increment = { $time } por jogador, mais { $increment } após cada jogada
clock-left = { $name } ainda tem { $time }
preset-basic-name = Jogo básico
preset-basic-about = Linhas, colunas e diagonais, como nas regras oficiais.
preset-experienced-name = Jogadores experientes
preset-experienced-about = A variante oficial: quadrados pequenos também vencem.
preset-level-1-name = Nível 1
preset-level-1-about = Linhas, colunas e diagonais: 10 maneiras de vencer.
preset-level-2-name = Nível 2
preset-level-2-about = Quadrados pequenos também: 19 maneiras de vencer.
preset-level-3-name = Nível 3
preset-level-3-about = Quadrados maiores também: 24 maneiras de vencer.
preset-level-4-name = Nível 4
preset-level-4-about = Quadrados inclinados também: 30 maneiras de vencer e quase nenhum empate.
preset-beginners-1-name = Iniciantes, uma característica
preset-beginners-1-about = Só a cor conta.
preset-beginners-2-name = Iniciantes, duas características
preset-beginners-2-about = Só a cor e a forma contam.
preset-beginners-3-name = Iniciantes, três características
preset-beginners-3-about = A cor, a forma e a altura contam.
preset-mushrooms-name = Cogumelos
preset-mushrooms-about = O jogo básico com cogumelos, para crianças.
preset-tournament-name = Torneio
preset-tournament-about = O jogo básico com um minuto por jogada.

## What happens in a game

phase-give-plain =
    { $edition ->
        [mushrooms] Entregue um cogumelo para { $other }.
       *[classic] Entregue uma peça para { $other }.
    }
phase-give-call =
    { $edition ->
        [mushrooms] Entregue um cogumelo para { $other } ou anuncie QUARTO!
       *[classic] Entregue uma peça para { $other } ou anuncie QUARTO!
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
        [mushrooms] Todos os cogumelos já foram colocados: passe.
       *[classic] Todas as peças já foram colocadas: passe.
    }
phase-last-word-call =
    { $edition ->
        [mushrooms] Todos os cogumelos já foram colocados: anuncie QUARTO! ou passe.
       *[classic] Todas as peças já foram colocadas: anuncie QUARTO! ou passe.
    }
phase-last-answer-plain = { $other } passou: passe também.
phase-last-answer-call = { $other } passou: anuncie QUARTO! ou passe também.
phase-over-plain = A partida acabou.
waiting-give =
    { $edition ->
        [mushrooms] { $name } está escolhendo um cogumelo para { $other }.
       *[classic] { $name } está escolhendo uma peça para { $other }.
    }
waiting-place =
    { $edition ->
        [mushrooms] { $name } está colocando o cogumelo.
       *[classic] { $name } está colocando a peça.
    }
waiting-last-word = { $name } tem a última palavra.
waiting-last-answer = { $name } tem a resposta final.
action-give = { $name } entrega para { $other } { piece-the }.
action-place = { $name } coloca { piece-the } em { $square }.
action-call = { $name } anuncia QUARTO! em { $squares }.
action-refused-empty-square = { $name } anuncia QUARTO! em { $squares }, mas pelo menos uma dessas casas está vazia.
action-refused-no-pattern = { $name } anuncia QUARTO! em { $squares }, mas essas casas não formam uma figura.
action-refused-not-in-level = { $name } anuncia QUARTO! em { $squares }, mas essa figura não é do nível de quem anuncia.
action-refused-no-common-trait =
    { $edition ->
        [mushrooms] { $name } anuncia QUARTO! em { $squares }, mas os quatro não têm em comum nenhuma característica em jogo.
       *[classic] { $name } anuncia QUARTO! em { $squares }, mas as quatro não têm em comum nenhuma característica em jogo.
    }
action-refused-lapsed = { $name } anuncia QUARTO! em { $squares }, mas esse quarto já perdeu o valor.
referee-made = { $player } completou este quarto e o anuncia a tempo: { $player } vence.
referee-caught = { $other } completou este quarto e não o anunciou. { $player } o anuncia a tempo e vence.
referee-standing = Um quarto mantém o valor até alguém anunciar. { $player } o anuncia e vence.
referee-empty-square = Pelo menos uma dessas casas está vazia.
referee-no-pattern = Essas casas não formam uma figura.
referee-not-in-level = Esta figura não está no nível de { $player }.
referee-no-common-trait = Essas quatro não têm nenhuma característica em jogo em comum.
referee-lapsed = Este quarto perdeu o valor: não contém a última casa ocupada.
referee-refused = O anúncio é recusado e a vez continua.
referee-loses = Pela regra da casa, um anúncio errado perde: { $other } vence.
referee-illegal = O anúncio não conta: { $reason }.
referee-not-their-turn = agora é a vez de { $other }
referee-now = { $player } pode anunciá-lo agora.
referee-later = Se ninguém o anunciar agora, { $player } poderá anunciá-lo depois.
referee-nobody = Ninguém pode anunciá-lo agora.
referee-claim-lapsed = Perdeu o valor: ninguém pode anunciá-lo.
referee-automatic = Ele vence sem anúncio.
referee-ended-earlier = A partida já tinha acabado antes da última colocação, quando este quarto foi completado.
referee-won = { $player } venceu: um quarto vence sem anúncio.
referee-full = Todas as peças foram colocadas sem quarto: é empate.
referee-turn = Agora é a vez de { $player }.
referee-none = Não há quarto no tabuleiro.
fault-empty-square = Pelo menos uma dessas casas está vazia.
fault-no-pattern = Essas casas não formam uma figura.
fault-not-in-level = Essa figura não é do seu nível.
fault-no-common-trait =
    { $edition ->
        [mushrooms] Esses quatro não têm em comum nenhuma característica em jogo.
       *[classic] Essas quatro não têm em comum nenhuma característica em jogo.
    }
fault-lapsed = É tarde para anunciar este quarto: ele já perdeu o valor.
action-pass = { $name } passa.
action-resign = { $name } desiste.
action-agree = Os jogadores concordam com o empate.
action-flag = O tempo de { $name } acabou.
action-abandon = { $name } abandonou a partida.
action-abandon-both = A partida foi abandonada.
action-abort = { $name } cancela a partida.
reason-quarto = QUARTO!
reason-caught = quarto não visto
reason-time = tempo esgotado
reason-resignation = desistência
reason-false-call = anúncio errado
reason-full-board = tabuleiro cheio
reason-agreement = acordo
reason-abandoned = partida abandonada
reason-aborted = partida cancelada
outcome-quarto = { $name } venceu: QUARTO! ({ $values } em { $squares })
outcome-caught = { $name } venceu ao anunciar um quarto que { $other } não viu ({ $values } em { $squares })
outcome-caught-automatic = { $name } venceu: { $other } completou um quarto que só conta para { $name } ({ $values } em { $squares })
outcome-time = { $name } venceu: o tempo de { $other } acabou
outcome-resignation = { $name } venceu: { $other } desistiu
outcome-false-call = { $name } venceu: { $other } fez um anúncio errado
outcome-full-board =
    { $edition ->
        [mushrooms] Empate: todos os cogumelos foram colocados e ninguém venceu
       *[classic] Empate: todas as peças foram colocadas e ninguém venceu
    }
outcome-agreement = Empate por acordo
outcome-abandoned = { $name } venceu: { $other } abandonou a partida
outcome-abandoned-nobody = Ninguém venceu: a partida foi abandonada
result-first = O primeiro jogador venceu
result-second = O segundo jogador venceu
result-draw = Empate
result-none = Não terminada
verdict-win = vitória
verdict-draw = empate
verdict-loss = derrota
verdict-in =
    { $number ->
        [one] { $value } em { $number } colocação
       *[other] { $value } em { $number } colocações
    }
status-fresh = pode ser anunciado agora
status-lapsed = perdeu o valor
status-standing = pode ser anunciado a qualquer momento

## Around real tables: the table clock and the referee

web-page-clock = Relógio de mesa
web-table-clock-lead = Ponha o celular ao lado do tabuleiro, entre vocês dois. Cada metade fica virada para o seu jogador.
web-table-clock-near = Nome deste lado
web-table-clock-far = Nome do outro lado
web-table-clock-set = Ajustar o relógio
web-table-clock-start = Você entrega primeiro. Toque para começar.
web-table-clock-begin = Quero entregar primeiro
web-table-clock-tossed = O sorteio decide: { $name } começa a entregar.
web-table-clock-gift = Entregue e depois toque aqui
web-table-clock-turn = Coloque, entregue e depois toque aqui
web-table-clock-last = Última colocação: anuncie ou toque aqui para passar
web-table-clock-answer = Sua última resposta: anuncie ou toque aqui para passar
web-table-clock-judged = Seu anúncio está sendo julgado
web-table-clock-paused = Em pausa
web-table-clock-fallen = O tempo acabou: você perdeu
web-table-clock-won = Você venceu!
web-table-clock-lost = Você perdeu
web-table-clock-draw = Empate
web-table-clock-refused = { $number } de 3 anúncios recusados
web-table-clock-pause = Pausar
web-table-clock-resume = Continuar
web-table-clock-again = Jogar de novo
web-table-clock-board = Tabuleiro e árbitro
web-table-clock-calls = { $name } anuncia QUARTO!
web-table-clock-stands = O relógio está parado em { $time }.
web-table-clock-uphold = Certo: { $name } vence
web-table-clock-refuse = Errado: a partida continua
web-table-clock-refuse-loses = Errado: o anúncio perde
web-table-clock-check = Conferir num tabuleiro
web-table-clock-mistake = Tocado por engano
web-table-clock-count = Pelo relógio, foram colocadas { $before } ou { $after }.
web-table-clock-end = Encerrar a partida
web-table-clock-resigns = { $name } desiste
web-table-clock-agree = Concordar com o empate
web-table-clock-quarto = { $name } vence
web-table-clock-back = Desfazer o último toque
web-table-clock-fill = Tela cheia
web-table-clock-away = Fechar o relógio
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
web-referee-given = Entregue depois?
web-referee-yes = Sim
web-referee-no = Não
web-referee-to-act = É a vez de
web-referee-caller = Quem anuncia
web-referee-refused = Anúncios recusados nesta vez
web-referee-quartos = Quartos no tabuleiro
web-referee-rule-on = Julgar um anúncio destas casas
web-learn-more-clock = Um relógio para o seu tabuleiro, com QUARTO! de cada lado.
web-learn-more-referee = Dúvida sobre um anúncio? Veja quem tem razão e por qual regra.

## Around real tables: the director’s desk and the pages of tables

web-page-desk = Mesa da direção
web-page-table = Mesa do torneio
web-desk-title = Mesa da direção: { $name }
web-desk-online = Este torneio é jogado no servidor e não precisa de mesa da direção.
web-desk-key-about = Esta página é para a direção do torneio. Digite a chave da direção ou o endereço completo que a contém.
web-desk-key = Chave da direção
web-desk-key-send = Abrir a mesa da direção
web-desk-saved = Tudo salvo
web-desk-saving = Salvando…
web-desk-stuck =
    { $number ->
        [one] O servidor não responde. { $number } registro será salvo assim que ele voltar.
       *[other] O servidor não responde. { $number } registros serão salvos assim que ele voltar.
    }
web-desk-public = Página pública
web-desk-status-announced = Ainda não começou
web-desk-status-running = Em andamento
web-desk-status-finished = O torneio terminou
web-desk-status-cancelled = O torneio foi cancelado
web-desk-view-round = Resultados
web-desk-view-players = Jogadores
web-desk-view-standings = Classificação
web-desk-view-print = Imprimir
web-desk-view-phones = Celulares e ajuda
web-desk-table = Tabela cruzada
web-desk-next = O próximo passo
web-desk-next-players = Primeiro, digite os jogadores.
web-desk-missing =
    { $number ->
        [one] Falta { $number } resultado
       *[other] Faltam { $number } resultados
    }
web-desk-progress = Resultados informados
web-desk-complete = Todos os resultados da rodada { $round } chegaram.
web-desk-pair = Emparceirar a rodada { $round }
web-desk-pair-games = Emparceirar os jogadores livres
web-desk-all-rounds = Todas as rodadas foram jogadas.
web-desk-finish = Encerrar o torneio
web-desk-finish-sure = Encerrar o torneio? A classificação fica definitiva, mas você ainda pode corrigir resultados.
web-desk-contested-games =
    { $number ->
        [one] { $number } mesa precisa de você: os resultados informados divergem
       *[other] { $number } mesas precisam de você: os resultados informados divergem
    }
web-desk-claimed-games =
    { $number ->
        [one] { $number } resultado aguarda a confirmação do adversário
       *[other] { $number } resultados aguardam a confirmação do adversário
    }
web-desk-automatic = A próxima rodada será emparceirada automaticamente em
web-desk-show = Mesas a mostrar
web-desk-show-all = Todas
web-desk-show-open = Em aberto
web-desk-show-attention = Informadas
web-desk-none-all = Não há partidas aqui.
web-desk-none-open = Todos os resultados chegaram.
web-desk-none-attention = Nenhum aviso pendente.
web-desk-round = Rodada
web-desk-round-number = Rodada { $number }
web-desk-round-done = Todos os resultados desta rodada já chegaram.
web-desk-unpair = Desfazer o emparceiramento
web-desk-unpair-sure = Desfazer este emparceiramento ({ $round })? As listas impressas deixam de valer.
web-desk-by-hand = Emparceirar à mão
web-desk-byes = Folga: { $names }
web-desk-no-rounds = Nenhuma rodada foi emparceirada ainda.
web-desk-keys = Teclado: as setas mudam de mesa; 1 e 2 dão a vitória a quem está à esquerda ou à direita, = é empate. Ctrl+Z desfaz o último resultado.
web-desk-draw = Empate
web-desk-wins = { $name } vence
web-desk-table-result = Mesa { $table }: { $result }
web-desk-more = Ausência ou correção
web-desk-contested = Avisos divergentes
web-desk-confirm = Confirmar
web-desk-quick = Digitar um resultado
web-desk-quick-send = Enviar
web-desk-quick-about = Mesa e resultado: “7 1” se vence quem aparece primeiro, “7 2” para o outro, “7 =” para empate.
web-desk-quick-unreadable = Digite uma mesa e um resultado, por exemplo “7 1”.
web-desk-quick-board = Indique também o tabuleiro, por exemplo “7.2 1” para o tabuleiro 2 da mesa 7.
web-desk-quick-no-table = Não há mesa { $table } nesta rodada.
web-desk-quick-over = A mesa { $table } já tem um resultado. Para mudá-lo, use o botão da mesa.
web-desk-drawn = Empate entre { $name } e { $other }
web-desk-hint = Clique no nome de quem venceu, ou em ½ para empate.
web-desk-player-name = Nome
web-desk-player-rating = Rating
web-desk-player-add = Adicionar
web-desk-player-file = Ler uma lista
web-desk-player-about = Pressione Enter depois de cada jogador. Você também pode digitar “Ana Silva 1612” como nome, colar várias linhas ou ler um arquivo CSV.
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
web-desk-search = Buscar um nome
web-desk-late = inscrição tardia
web-desk-pause = Ficar de fora por ora
web-desk-resume = De volta ao jogo
web-desk-correct = Corrigir o nome ou o rating
web-desk-correct-save = Salvar
web-desk-withdraw = Retirar de vez
web-desk-remove = Remover
web-desk-withdraw-sure = Retirar { $name } de vez? Se ainda houver partida em aberto, informe um resultado ou a ausência.
web-desk-bye = Folga na rodada { $round }
web-desk-bye-worth = Pontos: { $points }
web-desk-games = Partidas
web-desk-paper = Papel
web-desk-paper-a4 = A4
web-desk-paper-letter = Carta (US Letter)
web-desk-print-pairings = Emparceiramento por mesa
web-desk-print-pairings-about = Para afixar no salão quando a rodada começa.
web-desk-print-names = Emparceiramento por nome
web-desk-print-names-about = Para que todos encontrem logo a sua mesa.
web-desk-print-cards = Cartões de mesa
web-desk-print-cards-about = Com o código que abre a página da mesa no celular. Valem o dia inteiro.
web-desk-print-sheets = Planilhas de anotação
web-desk-print-sheets-about = Para os jogadores anotarem a partida.
web-desk-print-standings = Classificação
web-desk-print-standings-about = Com a tabela cruzada, depois de cada rodada.
web-desk-print-diplomas = Diplomas
web-desk-print-diplomas-about = Para a premiação no final.
web-desk-helpers = Ajuda na mesa da direção
web-desk-helpers-about = Quem abrir o endereço da mesa pode dirigir o torneio com você. Passe-o só a pessoas de confiança.
web-desk-helpers-copy = Copiar o endereço da mesa
web-desk-phones = Celulares dos jogadores
web-desk-phones-about = O código de cada cartão abre a página da mesa. Nela um jogador informa o resultado, e o adversário o confirma em outro celular. Estas são as mesmas páginas.
web-table-wrong-key = Este endereço não abre a mesa. Escaneie de novo o código do cartão.
web-table-empty = No momento não há partida nesta mesa. A próxima vai aparecer aqui.
web-table-first = entrega primeiro
web-table-second = coloca primeiro
web-table-part = Partida { $number } nesta mesa
web-table-board = Tabuleiro { $number }
web-table-boards = Outro tabuleiro
web-table-who = Quem é você?
web-table-not-me = Não sou { $name }
web-table-result = Como terminou a sua partida?
web-table-won = Eu venci
web-table-draw = Empate
web-table-lost = Eu perdi
web-table-they-say = { $name } informou: { $result }.
web-table-you-say = Você informou: { $result }.
web-table-right = Está certo
web-table-wrong = Não está certo
web-table-waiting = Aguardando a confirmação: { $name }
web-table-waiting-about = { $name } também escaneia o código do cartão, ou a direção do torneio confirma o resultado.
web-table-change = Mudar meu aviso
web-table-contested = Os avisos de vocês divergem
web-table-contested-about = Se você se enganou, mude seu aviso. Se não, peça à direção do torneio que decida.
web-table-over = Resultado registrado: { $result }
web-table-over-about = Se estiver errado, a direção do torneio pode corrigir. A próxima rodada vai aparecer aqui.
web-table-done = Esta partida terminou.
web-table-nobody = ninguém veio
web-table-clock = Relógio para esta partida
web-table-clock-report = Informar o resultado
web-table-referee = Perguntar ao árbitro

## Computer opponents

opponent-newcomer-name = Tom
opponent-newcomer-line =
    { $edition ->
        [mushrooms] Acabou de abrir a caixa e acha todos os cogumelos lindos.
       *[classic] Acabou de abrir a caixa e acha todas as peças lindas.
    }
opponent-beginner-name = Clara
opponent-beginner-line = A tia que conversa enquanto joga e comemora quando você vence.
opponent-casual-name = Max
opponent-casual-line = O vizinho que aparece para uma partida depois do jantar e não leva nada muito a sério.
opponent-attentive-name = Rosa
opponent-attentive-line = Fica de olho em cada linha, mesmo enquanto passa o café na sua cafeteria.
opponent-experienced-name = Paul
opponent-experienced-line =
    { $edition ->
        [mushrooms] Um professor que conta os cogumelos seguros em voz alta e raramente fica sem eles.
       *[classic] Um professor que conta as peças seguras em voz alta e raramente fica sem elas.
    }
opponent-strong-name = Inês
opponent-strong-line = Uma capitã que planeja em silêncio e quase nunca deixa passar um quarto.
opponent-expert-name = Ada
opponent-expert-line = Gira o tabuleiro na cabeça e encontra a casa que você esqueceu.
opponent-master-name = Leo
opponent-master-line =
    { $edition ->
        [mushrooms] Sorri, entrega um cogumelo e já sabe onde ele vai parar.
       *[classic] Sorri, entrega uma peça e já sabe onde ela vai parar.
    }
opponent-perfect-name = Sibila
opponent-perfect-line = Já viu todas as partidas que existem e, mesmo assim, curte a sua.
opponents-rated = O número é o rating Elo no nível { $level } (média: 1500).
says-newcomer-greeting-1 = Oi, eu sou o Tom! Acabei de abrir a caixa.
says-newcomer-greeting-2 = Olá! Você me mostra como se faz?
says-newcomer-greeting-3 = Nossa, que coisa mais bonita. Vamos começar?
says-newcomer-rematch-1 = De novo? Sim, por favor!
says-newcomer-rematch-2 = Mais uma! Acho que agora entendi.
says-newcomer-close-1 = Está enchendo. Estou ficando nervoso!
says-newcomer-close-2 = Uau, quase não tem mais espaço.
says-newcomer-close-3 = O que eu mais gostava já foi usado!
says-newcomer-slip-1 = Espera, eu tinha um quarto ali? Ah, não!
says-newcomer-slip-2 = Ops! Eu tinha um quarto e nem percebi.
says-newcomer-spared-1 = Ei, você tinha um quarto ali! Agora já era.
says-newcomer-spared-2 = Aquele quarto era seu, e fugiu!
says-newcomer-catch-1 = QUARTO! Você fez e eu vi! Eu!
says-newcomer-catch-2 = QUARTO! Achei um de verdade, olha só!
says-newcomer-caught-1 = Ué! Fui eu que fiz? Não fazia ideia.
says-newcomer-caught-2 = Um quarto? Onde? Ah, ali!
says-newcomer-win-1 = Eu ganhei? Ganhei! Você viu isso?
says-newcomer-win-2 = Oba! Vou contar para todo mundo lá em casa.
says-newcomer-win-3 = Sério? Eu? Valeu por jogar comigo!
says-newcomer-loss-1 = Você joga bem! Me mostra de novo?
says-newcomer-loss-2 = Tudo bem. Na próxima eu consigo.
says-newcomer-loss-3 = Que esperteza. Como você fez isso?
says-newcomer-draw-1 = Então ninguém perdeu? Gostei!
says-newcomer-draw-2 = Empate! É como ganhar junto?
says-beginner-greeting-1 = Aí está você, meu bem! Senta, vamos jogar.
says-beginner-greeting-2 = Oi, meu amor! Já botei a água do chá para ferver.
says-beginner-greeting-3 = Que bom ver você! Como vai todo mundo?
says-beginner-rematch-1 = Mais uma? Que delícia, estou só esquentando.
says-beginner-rematch-2 = Que bom, eu ainda tinha tanto para contar.
says-beginner-close-1 = Minha nossa, está enchendo, não é?
says-beginner-close-2 = Onde eu estava? Ah, sim, estamos jogando.
says-beginner-close-3 = Eu sempre digo que o final é a melhor parte.
says-beginner-slip-1 = Que boba, eu tinha um quarto e fiquei de papo.
says-beginner-slip-2 = Ai, ai, um quarto meu escapou.
says-beginner-spared-1 = Você tinha um quarto ali, meu bem. Não faz mal!
says-beginner-spared-2 = Aquele quarto era seu, meu amor. Fica para a próxima!
says-beginner-catch-1 = QUARTO! Esse você fez para mim, meu bem!
says-beginner-catch-2 = QUARTO! Viu, às vezes eu presto atenção.
says-beginner-caught-1 = Muito bem visto, meu bem! E eu aqui falando.
says-beginner-caught-2 = Você viu e eu não. Parabéns!
says-beginner-win-1 = Ah, eu ganhei? Que surpresa boa!
says-beginner-win-2 = Olha só, sua velha tia ainda dá conta!
says-beginner-win-3 = Ganhei, mas você me deu trabalho.
says-beginner-loss-1 = Parabéns! Estou tão feliz por você.
says-beginner-loss-2 = Você ganhou! Eu sabia.
says-beginner-loss-3 = Maravilha! Isso merece um bolo.
says-beginner-draw-1 = Empate! Então bolo para nós.
says-beginner-draw-2 = Ninguém ganha, ninguém lava a louça. Perfeito!
says-casual-greeting-1 = Boa noite! Dá tempo de uma partidinha?
says-casual-greeting-2 = O jantar estava bom. Agora é diversão.
says-casual-greeting-3 = E aí! Nada na TV hoje também?
says-casual-rematch-1 = Claro, a noite é uma criança.
says-casual-rematch-2 = Mais uma? Não estou com pressa.
says-casual-close-1 = Está apertadinho aqui, né?
says-casual-close-2 = Agora está ficando interessante.
says-casual-close-3 = Eu já devia estar em casa. Fazer o quê.
says-casual-slip-1 = Ha, eu tinha um quarto e dormi no ponto.
says-casual-slip-2 = Lá se vai meu quarto. Vem fácil, vai fácil.
says-casual-spared-1 = Você tinha um quarto ali. Acontece com todos.
says-casual-spared-2 = Seu quarto acabou de sair pela porta.
says-casual-catch-1 = QUARTO! Obrigado por preparar.
says-casual-catch-2 = QUARTO! Esse eu levo com prazer.
says-casual-caught-1 = Ha! Eu que fiz e nem vi.
says-casual-caught-2 = Bom olho! Passei direto por ele.
says-casual-win-1 = Sorte minha. A próxima é sua.
says-casual-win-2 = Ha, essa deu certo.
says-casual-win-3 = Nada mau para quem está de barriga cheia.
says-casual-loss-1 = Boa! Você mereceu a sobremesa.
says-casual-loss-2 = Justo, você me pegou.
says-casual-loss-3 = Bem jogado. A culpa é do segundo prato.
says-casual-draw-1 = Empate. Por mim tudo bem, ninguém se gaba.
says-casual-draw-2 = Tudo igual! Então temos que repetir.
says-attentive-greeting-1 = Que bom ter você aqui! O que sirvo, além de uma partida?
says-attentive-greeting-2 = Olá! O café está passando, e eu de olho.
says-attentive-greeting-3 = Pode sentar. Eu sirvo e jogo.
says-attentive-rematch-1 = O mesmo de antes? É para já.
says-attentive-rematch-2 = Mais um cafezinho e mais uma, então.
says-attentive-close-1 = Está cheio como sábado de manhã.
says-attentive-close-2 = Um momento, o leite está fervendo. Pronto!
says-attentive-close-3 = É aqui que eu paro de secar xícaras.
says-attentive-slip-1 = Servi um café e deixei passar meu quarto.
says-attentive-slip-2 = Um quarto meu esfriou. Que pena.
says-attentive-spared-1 = Seu quarto esfriou, infelizmente.
says-attentive-spared-2 = Você tinha um quarto ali, e agora já foi.
says-attentive-catch-1 = QUARTO! Você serviu, eu percebi.
says-attentive-catch-2 = QUARTO! Nunca esqueço um pedido.
says-attentive-caught-1 = É verdade, estava ali. Que olhos!
says-attentive-caught-2 = Esse fui eu que servi, não foi?
says-attentive-win-1 = Essa é minha. O café é por minha conta.
says-attentive-win-2 = Eu estava de olho nisso. Mais uma xícara?
says-attentive-win-3 = Que luta! Você me deu trabalho.
says-attentive-loss-1 = Muito bem! Esta xícara é por conta da casa.
says-attentive-loss-2 = Hoje você viu mais do que eu.
says-attentive-loss-3 = Lindo. Vou lembrar como você fez isso.
says-attentive-draw-1 = Empate, e o café ainda está quente.
says-attentive-draw-2 = Tudo igual. Então dividimos o bolo.
says-experienced-greeting-1 = Bom dia! Todo mundo sentado? Vamos começar.
says-experienced-greeting-2 = Ah, alguém que quer aprender. Vamos?
says-experienced-greeting-3 = A aula de hoje: olhar com atenção.
says-experienced-rematch-1 = É repetindo que se aprende. De novo!
says-experienced-rematch-2 = Uma segunda aula? Gosto dessa disposição.
says-experienced-close-1 = Daqui em diante, conto tudo duas vezes.
says-experienced-close-2 = Isso eu colocaria na prova.
says-experienced-close-3 = Silêncio, por favor. Estou contando.
says-experienced-slip-1 = Eu tinha um quarto e contei mal. Nota zero para mim.
says-experienced-slip-2 = Meu quarto se foi. Até professor cochila.
says-experienced-spared-1 = Você tinha um quarto ali. Pode anotar.
says-experienced-spared-2 = Um quarto seu acabou de passar.
says-experienced-catch-1 = QUARTO! Você escreveu, eu li.
says-experienced-catch-2 = QUARTO! Sempre confira o trabalho.
says-experienced-caught-1 = Nota dez! Não conferi meu próprio trabalho.
says-experienced-caught-2 = Correto. Eu fiz e não vi.
says-experienced-win-1 = Essa foi a aula de hoje. Que luta!
says-experienced-win-2 = Como eu tinha contado. Belo esforço!
says-experienced-win-3 = Nós dois passamos, e a vitória é minha.
says-experienced-loss-1 = Excelente! O giz é seu.
says-experienced-loss-2 = Melhor que o professor. Esplêndido!
says-experienced-loss-3 = Muito bem. Não tenho nada a corrigir.
says-experienced-draw-1 = Empate. A mesma nota para nós dois.
says-experienced-draw-2 = Tudo igual. Um resultado limpo, eu diria.
says-strong-greeting-1 = Capitã Inês. Permissão para subir a bordo?
says-strong-greeting-2 = Mar calmo, vista limpa. Vamos.
says-strong-greeting-3 = A bordo. Poucas palavras, bons ventos.
says-strong-rematch-1 = O mesmo rumo. Soltar amarras!
says-strong-rematch-2 = Já de volta ao convés? Bom.
says-strong-close-1 = Terra à vista.
says-strong-close-2 = O vento está aumentando.
says-strong-close-3 = Todos ao convés.
says-strong-slip-1 = Deixei um quarto à deriva. É raro.
says-strong-slip-2 = Um quarto meu caiu no mar.
says-strong-spared-1 = Seu quarto zarpou.
says-strong-spared-2 = Um quarto seu afundou sem ruído.
says-strong-catch-1 = QUARTO! Eu o vi no horizonte.
says-strong-catch-2 = QUARTO! Nada escapa à minha luneta.
says-strong-caught-1 = Meu próprio rastro, e você viu primeiro.
says-strong-caught-2 = Olhos de vigia. Esse eu não vi.
says-strong-win-1 = Âncora ao fundo. Boa viagem.
says-strong-win-2 = O plano funcionou. Boa navegação.
says-strong-win-3 = A salvo no porto. Obrigada.
says-strong-loss-1 = O leme é seu. Muito bem.
says-strong-loss-2 = Bela manobra. Minha continência.
says-strong-loss-3 = Você me ultrapassou. É raro.
says-strong-draw-1 = Os dois navios no porto. Bom.
says-strong-draw-2 = Empate. Mar calmo para nós.
says-expert-greeting-1 = Olá! Onde é o lado de cima hoje?
says-expert-greeting-2 = Vamos? Já estou olhando dos quatro lados.
says-expert-greeting-3 = Bom ver você. Vamos pensar em círculos.
says-expert-rematch-1 = De novo, de outro ângulo?
says-expert-rematch-2 = Sim! Tem uma simetria que quero testar.
says-expert-close-1 = Do outro lado é ainda mais bonito.
says-expert-close-2 = Agora cada canto conta.
says-expert-close-3 = Vou olhar de cabeça para baixo.
says-expert-slip-1 = Daquele ângulo, não vi meu próprio quarto.
says-expert-slip-2 = Eu tinha um quarto, só que ao contrário.
says-expert-spared-1 = Você tinha um quarto, logo ali na esquina.
says-expert-spared-2 = Um quarto seu acabou de rodopiar e sumir.
says-expert-catch-1 = QUARTO! Você fez, eu só inclinei a cabeça.
says-expert-catch-2 = QUARTO! Ele está ali, de qualquer lado.
says-expert-caught-1 = Ah! Do seu lado é óbvio. Bem visto!
says-expert-caught-2 = Você achou o que escondi de mim mesma.
says-expert-win-1 = No fim, tudo se encaixou.
says-expert-win-2 = Elegante, não? Que luta!
says-expert-win-3 = Esse eu tinha visto de ponta-cabeça. Obrigada!
says-expert-loss-1 = Lindo! Vou sonhar com esse ângulo.
says-expert-loss-2 = Você olhou onde eu não olhei. Que bonito.
says-expert-loss-3 = Que bela prova. Gostei de perder.
says-expert-draw-1 = Simetria perfeita: empate.
says-expert-draw-2 = Ninguém ganha, e ainda assim é bonito.
says-master-greeting-1 = Boas-vindas. Vamos fazer algo bonito.
says-master-greeting-2 = Ah, é você. Eu tinha esperança.
says-master-greeting-3 = Fique à vontade. Eu já estou.
says-master-rematch-1 = Com prazer. Cada partida é nova.
says-master-rematch-2 = De novo? Toda a minha atenção é sua.
says-master-close-1 = Que silêncio, dá para ouvir a gente pensar.
says-master-close-2 = Esta é a minha parte preferida.
says-master-close-3 = Mais um pouco, e vamos saber.
says-master-slip-1 = Eu tinha um quarto, e sorri demais.
says-master-slip-2 = Um quarto meu escapou. Que revigorante!
says-master-spared-1 = Você tinha um quarto ali. Continuei sorrindo.
says-master-spared-2 = Aquele quarto foi seu, por um momento.
says-master-catch-1 = QUARTO! Obrigado, eu contava com isso.
says-master-catch-2 = QUARTO! Você o fez lindamente.
says-master-caught-1 = Ora, ora. Eu fiz, você achou.
says-master-caught-2 = Você viu antes de meu sorriso sumir. Bravo!
says-master-win-1 = Um prazer. Você me fez pensar.
says-master-win-2 = A paciência compensa. Você vai ver.
says-master-win-3 = Mais disputada do que parece. Obrigado!
says-master-loss-1 = Magnífico. Por essa eu não esperava.
says-master-loss-2 = Agora meu sorriso é de verdade. Bem jogado!
says-master-loss-3 = Então é assim que se faz. Meus parabéns.
says-master-draw-1 = Empate. Já nos conhecemos bem.
says-master-draw-2 = Nenhum de nós cedeu. Gosto disso.
says-perfect-greeting-1 = Eu sabia que você viria. Entre.
says-perfect-greeting-2 = Esta eu já vi. Surpreenda-me mesmo assim.
says-perfect-greeting-3 = As estrelas apareceram. Comecemos.
says-perfect-rematch-1 = De novo? Eu previ, com alegria.
says-perfect-rematch-2 = O círculo recomeça.
says-perfect-close-1 = A névoa se desfaz.
says-perfect-close-2 = Restam poucos caminhos. Todos são belos.
says-perfect-close-3 = Escute: o fim já sussurra.
says-perfect-slip-1 = Até um oráculo pisca. Eu tinha um quarto.
says-perfect-slip-2 = Um quarto meu, perdido na névoa.
says-perfect-spared-1 = Seu quarto veio e se foi como um sonho.
says-perfect-spared-2 = Um quarto seu se desfez na névoa.
says-perfect-catch-1 = QUARTO! Estava escrito.
says-perfect-catch-2 = QUARTO! As estrelas tinham me contado.
says-perfect-caught-1 = Você viu o que eu não vi. Notável!
says-perfect-caught-2 = Até o futuro pode me surpreender.
says-perfect-win-1 = Termina como começou: com um sorriso.
says-perfect-win-2 = Tinha que ser. Mas você deixou tudo mais belo.
says-perfect-win-3 = Eu conhecia o fim, mas nunca assim.
says-perfect-loss-1 = Agora você me surpreende. Que maravilha!
says-perfect-loss-2 = Hoje as estrelas se curvam a você.
says-perfect-loss-3 = Você achou o único caminho verdadeiro.
says-perfect-draw-1 = Equilíbrio. O mais raro dos finais.
says-perfect-draw-2 = Empate. Você jogou como as estrelas.

## Phrases players can say to each other

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-nice-quarto = Belo quarto!
phrase-good-game = Boa partida!
phrase-thanks = Valeu!
phrase-oops = Ops!
phrase-sorry = Desculpe!
phrase-one-moment = Só um momento, por favor.
phrase-back-again = Voltei.
phrase-rematch = Mais uma partida?
phrase-goodbye = Até a próxima!

## Names for guests

guest-name = { $animal } { $manner }
guest-manners = Alegre Ágil Atento Calmo Curioso Esperto Feliz Gentil Rápido Sábio Sereno Valente
guest-animals = Boto Canário Castor Coala Coelho Jacaré Lobo Panda Quati Sabiá Tatu Tucano
push-turn-title = Sua vez
push-turn-body = { $name } está esperando você.
push-challenge-title = Um desafio para você
push-challenge-body = { $name } quer jogar com você.
push-rematch-title = Mais uma partida?
push-rematch-body = { $name } quer uma revanche.
push-paired-title = Uma partida espera por você
push-paired-body = Você joga contra { $name }. Chegue a tempo ou perderá por W.O.

## Reviews

review-title = Revisão da partida
review-mark-best = ótima
review-mark-fine = boa
review-mark-slip = erro
review-mark-blunder = erro grave
review-mark-forced = forçada
review-speech-called = anúncio
review-speech-caught = flagrante
review-speech-missed = quarto não visto
review-speech-false = anúncio errado
review-no-call = sem anúncio
review-missed = { $name } deixou passar um quarto.
review-accuracy = Precisão
review-turning-point = Momento decisivo
review-no-turning-point = Nenhuma decisão mudou o resultado.
review-value = Valor
review-best = A melhor
review-graph = Valor depois de cada decisão, para { $name }
review-board = Tabuleiro
review-empty = vazia
review-start = Início da partida
review-step = Decisão { $number } de { $count }
review-decisions = Decisões
review-games = Partidas
review-go-first = Início
review-go-back = Anterior
review-go-next = Próxima
review-go-last = Fim
review-keys = Você também pode usar as setas do teclado.

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
        [mushrooms] qualquer cogumelo pontudo
       *[classic] qualquer peça redonda
    }
coach-any-square =
    { $edition ->
        [mushrooms] qualquer cogumelo achatado
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
        [mushrooms] qualquer cogumelo sem bolinhas amarelas
       *[classic] qualquer peça maciça
    }
coach-any-hollow =
    { $edition ->
        [mushrooms] qualquer cogumelo com bolinhas amarelas
       *[classic] qualquer peça oca
    }
coach-pattern-row = a linha { $name }
coach-pattern-column = a coluna { $name }
coach-pattern-diagonal = a diagonal { $name }
coach-pattern-small-square = o quadrado pequeno { $name }
coach-pattern-large-square = o quadrado grande { $name }
coach-pattern-turned-square = o quadrado inclinado { $name }
coach-a-row = uma linha
coach-a-column = uma coluna
coach-a-diagonal = uma diagonal
coach-a-small-square = um quadrado pequeno
coach-a-large-square = um quadrado grande
coach-a-turned-square = um quadrado inclinado
coach-nudge-call = Há algo para anunciar.
coach-nudge-caught = Seu adversário vai ter um quarto para anunciar.
coach-nudge-pass = Só resta passar.
coach-nudge-wins-now = Com o que está na sua mão, dá para vencer na hora.
coach-nudge-poisoned =
    { $number ->
        [one] { $things } é presente de grego.
       *[other] { $things } são presentes de grego.
    }
coach-nudge-all-poisoned = Não importa o que você entregue, seu adversário pode vencer na hora.
coach-nudge-win = Você pode vencer, mas não com qualquer escolha.
coach-nudge-draw = Você ainda pode segurar o empate, mas não com qualquer escolha.
coach-nudge-loss = Contra um jogo perfeito, a posição está perdida: procure o que resiste por mais tempo.
coach-nudge-free-win = Qualquer escolha mantém a vitória, desde que você jogue bem depois.
coach-nudge-free-draw = Qualquer escolha segura o empate, desde que você jogue bem depois.
coach-reason-call = Procure { $kind }; a característica que conta: { $trait }.
coach-reason-caught = Seu adversário vai poder anunciar { $pattern } ({ $values }).
coach-reason-wins-now = Isso completa { $pattern } ({ $values }).
coach-reason-any = { $value } deixa seu adversário completar { $pattern }.
coach-reason-safe =
    { $number ->
        [one] { $things } não traz perigo por enquanto.
       *[other] { $things } não trazem perigo por enquanto.
    }
coach-reason-safe-none = Não há nada seguro para entregar.
coach-reason-stuck =
    { $number ->
        [one] Há { $things } que deixaria você sem nada seguro para entregar.
       *[other] Há { $things } que deixariam você sem nada seguro para entregar.
    }
coach-reason-never-stuck = Onde quer que você coloque, vai sobrar algo seguro para entregar.
coach-reason-only-choice = Você só tem uma escolha.
coach-reason-keep-win =
    { $number ->
        [one] Só { $things } mantém a vitória.
       *[other] Só { $things } mantêm a vitória.
    }
coach-reason-keep-draw =
    { $number ->
        [one] Só { $things } segura o empate.
       *[other] Só { $things } seguram o empate.
    }
coach-reason-loss = Seu adversário pode forçar a vitória, não importa o que você faça.
coach-reason-loss-in =
    { $number ->
        [one] Seu adversário pode vencer na próxima jogada, não importa o que você faça.
       *[other] Seu adversário pode vencer em até { $number } jogadas, contando as suas, não importa o que você faça.
    }
coach-turn-call = Anuncie QUARTO! em { $squares }.
coach-turn-pass = Passe.
coach-turn-give = Entregue { $piece }.
coach-turn-place = Coloque em { $square }.
coach-turn-place-give = Coloque em { $square } e entregue { $piece }.
coach-turn-place-call = Coloque em { $square } e anuncie QUARTO! em { $squares }.
coach-turn-only-win = Nada mais mantém a vitória.
coach-turn-only-draw = Nada mais segura o empate.
coach-turn-longest = Nada resiste por mais tempo.
coach-turn-others =
    { $number ->
        [one] Há mais { $number } jogada tão boa quanto esta.
       *[other] Há mais { $number } jogadas tão boas quanto esta.
    }
coach-unsure = Ainda não está claro o que é melhor aqui: calcular levaria mais tempo do que uma dica permite.
coach-worth-win = Assim você vence.
coach-worth-win-in =
    { $number ->
        [one] Assim você vence na hora.
       *[other] Assim você vence em até { $number } jogadas, contando as do adversário.
    }
coach-worth-draw = Assim você segura o empate.
coach-worth-loss = Contra um jogo perfeito, assim você perde.
coach-worth-loss-in =
    { $number ->
        [one] Assim você perde na próxima jogada.
       *[other] Contra um jogo perfeito, assim você perde em até { $number } jogadas, contando as suas.
    }
coach-explain-was-win = Você poderia ter vencido.
coach-explain-was-draw = Você poderia ter segurado o empate.
coach-explain-mine = Aí está o seu quarto: { $pattern } ({ $values }).
coach-explain-theirs = O quarto é do adversário: { $pattern } ({ $values }).
coach-explain-allows = Você entrega { $piece }: em { $square }, o adversário completa { $pattern } ({ $values }).
coach-explain-safe-none = Com o tabuleiro assim, o adversário não tem nada seguro para entregar.
coach-explain-you-run-out =
    { $number ->
        [one] Com o tabuleiro assim, { $things } não traz perigo: se vocês se revezarem nas entregas, você fica sem opção primeiro.
       *[other] Com o tabuleiro assim, { $things } não trazem perigo: se vocês se revezarem nas entregas, você fica sem opção primeiro.
    }
coach-explain-they-run-out =
    { $number ->
        [one] Com o tabuleiro assim, { $things } não traz perigo: se vocês se revezarem nas entregas, o adversário fica sem opção primeiro.
       *[other] Com o tabuleiro assim, { $things } não trazem perigo: se vocês se revezarem nas entregas, o adversário fica sem opção primeiro.
    }
coach-explain-line = O melhor jogo continua assim: { $line }.
coach-step-told = { $action }: { $why }.
coach-step-you-give = você entrega { $piece }
coach-step-you-place = você coloca em { $square }
coach-step-you-place-give = você coloca em { $square } e entrega { $piece }
coach-step-you-place-call = você coloca em { $square } e anuncia “QUARTO!”
coach-step-you-call = você anuncia “QUARTO!”
coach-step-you-pass = você passa
coach-step-they-place = seu adversário coloca em { $square }
coach-step-they-place-give = seu adversário coloca em { $square } e entrega { $piece }
coach-step-they-place-call = seu adversário coloca em { $square } e anuncia “QUARTO!”
coach-step-they-call = seu adversário anuncia “QUARTO!”
coach-step-why-completes = isso completa { $pattern } ({ $values })
coach-step-why-stands = { $pattern } ({ $values }) conta
coach-step-why-counts-for-other-you = { $pattern } ({ $values }) conta para o adversário
coach-step-why-counts-for-other-they = { $pattern } ({ $values }) conta para você
coach-step-why-then-wins-you = não importa o que o adversário faça, você vence logo depois
coach-step-why-then-wins-they = não importa o que você faça, o adversário vence logo depois
coach-step-why-only = nenhuma outra jogada vence
coach-step-why-keeps =
    { $number ->
        [one] isso vence na hora
       *[other] isso vence em até { $number } jogadas, contando os dois lados
    }
coach-step-why-forced = não há outra escolha
coach-step-why-all-at-once = qualquer jogada aqui perde na hora
coach-step-why-longest = nada resiste por mais tempo
coach-step-why-few =
    { $number ->
        [one] só { $number } de { $total } jogadas não perde na hora
       *[other] só { $number } de { $total } jogadas não perdem na hora
    }
coach-step-why-else-at-once = todo o resto perde na hora
coach-step-why-else-sooner = todo o resto perde mais rápido

## Puzzles

puzzle-name-win = Vencer em { $number }
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
        [one] O que está na sua mão vence na hora: em qual casa?
       *[other] Vença em até { $number } jogadas, contando as do adversário. Só uma jogada consegue.
    }
puzzle-task-safe-piece-win =
    { $edition ->
        [mushrooms] Entregue o único cogumelo que mantém a vitória.
       *[classic] Entregue a única peça que mantém a vitória.
    }
puzzle-task-safe-piece-draw =
    { $edition ->
        [mushrooms] Entregue o único cogumelo que segura o empate.
       *[classic] Entregue a única peça que segura o empate.
    }
puzzle-task-only-square-win = Só uma casa mantém a vitória. Qual?
puzzle-task-only-square-draw = Só uma casa segura o empate. Qual?
puzzle-task-refutation = Entregar isto a você foi um erro. Encontre a única jogada que vence.
puzzle-task-save-draw = Todas as jogadas perdem, menos uma. Encontre a que segura o empate.
puzzle-levels = Você: nível { $mine }, adversário: nível { $other }
puzzle-difficulty = dificuldade { $number }
puzzle-daily = Problema do dia, { $day }
puzzle-right = Certo!
puzzle-wrong = Não é { $turn }.
puzzle-no-quarto = Essa colocação não forma um quarto.
puzzle-key =
    { $number ->
        [one] A solução: { $turns }
       *[other] As soluções: { $turns }
    }
puzzle-streak = Sequência: { $number }.
puzzle-score =
    { $number ->
        [one] Resolvido de primeira: { $solved } de { $number } problema. Maior sequência: { $streak }.
       *[other] Resolvidos de primeira: { $solved } de { $number } problemas. Maior sequência: { $streak }.
    }

## Errors of the rules and the notation

error-game-over = a partida acabou ({ $reason })
error-give-not-now =
    { $edition ->
        [mushrooms] coloque o cogumelo que está na mão antes de entregar outro
       *[classic] coloque a peça que está na mão antes de entregar outra
    }
error-give-nothing-left =
    { $edition ->
        [mushrooms] não há mais cogumelos para entregar: anuncie ou passe
       *[classic] não há mais peças para entregar: anuncie ou passe
    }
error-piece-used = { piece-the } não está mais disponível
error-place-not-now =
    { $edition ->
        [mushrooms] não há nenhum cogumelo na mão para colocar
       *[classic] não há nenhuma peça na mão para colocar
    }
error-square-occupied = na casa { $square } já está { piece-the }
error-pass-not-now =
    { $edition ->
        [mushrooms] só é possível passar quando os dezesseis cogumelos já foram colocados
       *[classic] só é possível passar quando as dezesseis peças já foram colocadas
    }
error-call-automatic = não há anúncios em uma partida automática
error-call-first-turn = ninguém pode anunciar na primeira jogada
error-call-too-many = três anúncios já foram recusados nesta jogada
error-call-squares = um anúncio precisa indicar quatro casas diferentes
error-call-not-good = o anúncio em { $squares } está marcado como certo (!), mas está errado
error-call-not-false = o anúncio em { $squares } está marcado como errado (?), mas está certo
error-turn-unfinished = a jogada anterior ainda não terminou
expected-piece = uma peça: um dígito hexadecimal ou quatro letras como LRTS
expected-square = uma casa de a1 a d4
expected-board = dezesseis casas, cada uma com o dígito de uma peça ou “.”, com “/” entre todas as linhas ou nenhuma
expected-hand = a peça na mão, ou “-” quando é preciso entregar uma
expected-position = um tabuleiro, um espaço e a peça na mão ou “-”
expected-new-piece = uma peça que ainda não esteja no tabuleiro nem na mão
expected-no-hand = “-”, já que o tabuleiro está cheio
expected-level = um nível de 1 a 4, ou dois na forma A:B
expected-trait = uma característica: colour, shape, height ou fill
expected-new-trait = cada característica só uma vez
expected-turn = uma jogada como -7, c2-5 ou c2!a2b2c2d2
expected-end-of-turn = o fim da jogada
expected-new-square = quatro casas diferentes
expected-action = uma ação como -7, c2, !a2b2c2d2, - ou resign:first
expected-clock = um relógio como 60/move, 300+5 ou -
expected-positive = um tempo maior que zero
expected-seconds = segundos: no máximo nove dígitos antes e depois do ponto decimal
expected-call = official, standing ou automatic
expected-false-call = refused ou loses
expected-edition = classic ou mushrooms
expected-player = first ou second
expected-reason = um dos motivos de R20
expected-result = 1-0, 0-1, 1/2-1/2 ou *
expected-tag = uma linha de tag como [First "Ana"]
expected-new-tag = cada tag só uma vez
expected-escape = aspas ou uma barra invertida depois da barra invertida (\" ou \\)
expected-number = o número de jogada { $number }.
expected-result-end = o resultado depois da última jogada
expected-end-of-game = o fim da partida depois do resultado
expected-comment-end = uma chave {"}"} que feche o comentário
expected-time-comment = um tempo como {"{"}%t 12.4{"}"}, só uma vez depois de uma jogada
expected-utf-8 = texto em UTF-8
expected-same-result = o resultado { $result }, como mostram as jogadas e as tags
expected-same-reason = o motivo { $reason }, como mostram as jogadas
expected-why-result = uma tag Reason para { $result }: { $reasons }
expected-no-reason = nenhuma tag Reason, ou abandoned, com o resultado *
expected-both-placed = sem vencedor (*): até que os dois jogadores tenham colocado uma peça, ninguém perde por sair
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
invalid-trait-twice = a característica { $trait } aparece duas vezes
invalid-no-trait = é preciso ter pelo menos uma característica em jogo
invalid-level-pair = os níveis são dois números, primeiro e segundo, não { $value }
invalid-turn-empty = uma jogada tem pelo menos uma ação
invalid-turn-behind = nada pode vir depois de uma colocação que não foi feita
invalid-facts-last-missing = há peças no tabuleiro: informe a última casa ocupada
invalid-facts-last-empty = a última casa ocupada, { $square }, está vazia
invalid-facts-placer-none = o tabuleiro está vazio: ninguém colocou uma peça
invalid-facts-placer-first = há um número par de peças no tabuleiro, então o jogador 1 colocou a última
invalid-facts-placer-second = há um número ímpar de peças no tabuleiro, então o jogador 2 colocou a última
invalid-facts-hand = a peça { $piece } está na mão, então uma peça foi entregue
invalid-facts-given-full = o tabuleiro está cheio: nenhuma peça pode ter sido entregue desde então
invalid-facts-turn-first = segundo esses dados, é a vez do jogador 1
invalid-facts-turn-second = segundo esses dados, é a vez do jogador 2
invalid-facts-refused = o número de anúncios recusados nesta vez não pode ser { $number }
invalid-call = { $value } não é uma CallRule
invalid-false-call = { $value } não é um FalseCall
invalid-time-number = um tempo é um número de segundos, não { $value }
invalid-time-finite = um tempo é um número finito de segundos, não { $value }
invalid-turn-limit = o tempo por jogada deve ser maior que zero e menor que 10^9, não { $value }
invalid-times-many = cada ação precisa de um tempo: { $actions } tempos, não { $times }
invalid-time-backwards = o tempo anda para a frente: { $later } depois de { $earlier }
invalid-clock = { $value } não é um relógio
invalid-bank-limit = a reserva de tempo deve ser maior que zero e menor que 10^9, não { $value }
invalid-increment-limit = o incremento deve ser pelo menos 0 e menor que 10^9, não { $value }
invalid-tag-own = { $tag } não pode ser usada como tag personalizada
invalid-tag-twice = a tag { $tag } aparece duas vezes
invalid-tag-control = a tag { $tag } contém um caractere de controle: { $value }
invalid-comment-turn = não há nenhuma jogada { $turn } para comentar
invalid-comment-text = { $value } não pode aparecer em um comentário
invalid-turn-time = a jogada { $turn } não pode ter durado { $value } s
message-notation = não foi possível ler { $text } { $where } (posição { $character }); esperado: { $expected }
message-notation-at = em { $rest }
message-notation-end = no fim
message-contradicts = { $text } contradiz o resto do registro; esperado: { $expected }
message-illegal = ação não permitida { $action } em { $position }: { $why } ({ $rule })

## Why the server refuses something

problem-sign-in-failed = Nome ou senha incorretos.
problem-recovery-failed = O nome ou o código de recuperação está incorreto, ou o código já foi usado.
problem-blocked = Esta conta foi bloqueada pelos responsáveis deste servidor.
problem-signed-in = Você já entrou na sua conta: saia primeiro.
problem-account-needed = Para isso, é preciso entrar com senha; uma sessão de visitante ou um token não basta.
problem-password-wrong = A senha está incorreta.
problem-token = Este token é desconhecido ou foi revogado.
problem-token-unknown = Você não tem esse token.
problem-tokens-many = Uma conta pode ter no máximo { $most } tokens: remova um primeiro.
problem-session-unknown = Sua conta não está aberta nesse dispositivo.
problem-player-unknown = Esse jogador não existe.
problem-report-self = Você não pode denunciar sua própria conta.
problem-player-self = É o seu próprio perfil: você não pode seguir nem bloquear a si mesmo.
problem-contacts-many = Sua lista está cheia: remova alguém primeiro.
problem-spectators-only = Só os espectadores conversam aqui: você joga esta partida.
problem-push-endpoint = Não é possível enviar mensagens para este navegador: o serviço de push dele precisa ter um endereço HTTPS público.
problem-push-off = Este servidor não envia mensagens fora do aplicativo.
problem-too-many-tries = Tentativas demais: tente de novo em { $seconds } s.
problem-lot-unknown = Este sorteio não existe ou expirou.
problem-lot-used = Este sorteio já foi usado: comece outro.
problem-name-short =
    { $number ->
        [one] Um nome deve ter pelo menos { $number } caractere.
       *[other] Um nome deve ter pelo menos { $number } caracteres.
    }
problem-name-long = Um nome pode ter no máximo { $most } caracteres.
problem-name-character = Um nome só pode ter letras, dígitos, espaços, pontos, hifens e sublinhados, não { $character }.
problem-name-letter = Um nome precisa ter pelo menos uma letra.
problem-name-scripts = Use um só alfabeto no nome.
problem-name-separators = Um nome deve começar e terminar com uma letra ou um dígito, sem dois pontos finais, hifens ou sublinhados seguidos.
problem-name-reserved = O nome { $name } está reservado: escolha outro.
problem-name-word = Escolha um nome que não ofenda ninguém.
problem-name-taken = O nome { $name }, ou um muito parecido, já está em uso: escolha outro.
problem-password-short = Uma senha deve ter pelo menos { $least } caracteres.
problem-password-long = Uma senha pode ter no máximo { $most } caracteres.
problem-password-common = Esta senha é comum demais: seria a primeira a ser adivinhada.
problem-password-name = Esta senha é parecida demais com seu nome ou com o do jogo: seria adivinhada.
problem-title-400 = Requisição inválida
problem-title-401 = Entre na conta primeiro
problem-title-403 = Não permitido
problem-title-404 = Não encontrado
problem-title-405 = Método não permitido
problem-title-406 = Não disponível neste formato
problem-title-409 = Algo mudou nesse meio-tempo
problem-title-413 = Grande demais
problem-title-415 = Tipo de conteúdo não aceito
problem-title-422 = Não foi aceito
problem-title-429 = Requisições demais
problem-title-500 = Erro no servidor
problem-title-503 = Temporariamente indisponível
problem-title-507 = Sem espaço livre
problem-bad-request = O servidor não entende esta requisição.
problem-sign-in = Para isso, é preciso ser jogador: escolha um nome ou entre na sua conta.
problem-forbidden = Você não tem permissão para fazer isso.
problem-not-found = Não há nada aqui, ou você não tem acesso.
problem-method = Este endereço não aceita esse método.
problem-conflict = Outra mudança chegou primeiro.
problem-too-large = É grande demais: no máximo { $most } bytes.
problem-media-type = O servidor espera JSON aqui.
problem-invalid = Falta algo na requisição, ou algo está no formato errado.
problem-too-many = Requisições demais: tente de novo daqui a pouco.
problem-internal = A culpa não é sua. O erro foi registrado; tente de novo.
problem-unavailable = O servidor não consegue salvar nada agora: tente de novo daqui a pouco.
problem-storage-full = O disco do servidor está cheio: nada foi salvo.
problem-origin = Esta requisição vem de outro site.
problem-stale = A partida já avançou: olhe de novo e escolha outra vez.
problem-not-your-turn = Não é sua vez.
problem-not-seated = Você não está jogando nesta partida.
problem-seat = Em uma tela compartilhada, indique quem joga: first ou second.
problem-action-kind = Aqui só é possível entregar, colocar, anunciar e passar: { $action }.
problem-game-over = A partida acabou.
problem-game-on = A partida ainda está em andamento.
problem-time-up = O tempo acabou antes que isto chegasse.
problem-no-offer = Essa proposta não está mais aberta.
problem-own-offer = Você não pode responder à sua própria proposta.
problem-offer-stands = Isso já foi pedido; dá para pedir de novo depois da próxima jogada.
problem-abort-late = É tarde para cancelar esta partida; você ainda pode desistir.
problem-tournament-game = Em um torneio, não dá para cancelar nem repetir partidas, nem voltar jogadas.
problem-tournament-server = Este torneio é jogado em mesas de verdade: as partidas não começam aqui.
problem-rematch-declined = Não dá para pedir esta revanche de novo.
problem-talk-late = Esta partida acabou há tempo demais para enviar mensagens.
problem-takeback-rated = Não dá para voltar jogadas em uma partida ranqueada.
problem-takeback-where = Não é possível voltar a esse ponto.
problem-takeback-mentioned = Já se falou do quarto que escapou: não dá para voltar mais.
problem-no-computer = O computador não está jogando nesta partida.
problem-log-full = Esta partida ficou longa demais: só resta desistir ou encerrá-la.
problem-key-reused = Esta Idempotency-Key já foi usada para outra coisa.
problem-opponent-gone = O outro jogador não está mais aqui.
problem-challenge-gone = Este desafio não está mais aberto.
problem-challenge-own = Este desafio é seu: envie-o para outra pessoa.
problem-challenge-many = Você tem muitos desafios esperando: retire um primeiro.
problem-players-blocked = Você não pode jogar contra esta pessoa.
problem-challenge-self = Você não pode enviar um desafio para si mesmo.
problem-challenge-stands = Você já desafiou este jogador: espere a resposta ou retire esse desafio.
problem-rated-account = Partidas ranqueadas são jogadas entre contas.
problem-rated-rules = Partidas ranqueadas têm níveis iguais, as quatro características, tabuleiro vazio no início e anúncio oficial ou automático.
problem-rated-private = Partidas ranqueadas são públicas.
problem-rated-clock = Partidas ranqueadas são jogadas com relógio.
problem-rated-seat = Em partidas ranqueadas ninguém escolhe quem começa: o sorteio decide e depois vocês se alternam.
problem-rated-help = Não há ajuda em partidas ranqueadas.
problem-rated-pair = Vocês começaram { $count } partidas ranqueadas entre si em um dia. Joguem a próxima sem valer ranking ou esperem.
problem-without-help = Você está jogando uma partida sem ajuda: poderá pedir ajuda de novo quando ela acabar.
problem-live-game = Esta posição está sendo jogada agora em uma partida sem ajuda: espere até ela terminar.
problem-thinking-long = Calcular isso levaria tempo demais agora.
problem-unfinished =
    { $edition ->
        [mushrooms] Diga também qual cogumelo você entrega.
       *[classic] Diga também qual peça você entrega.
    }
problem-drill-stage = O nível { $level } não tem essas figuras.
problem-drill-task = Este tabuleiro não é deste servidor: comece o treino de novo.
problem-filling-hand =
    { $edition ->
        [mushrooms] Um tabuleiro para preencher não tem cogumelo na mão.
       *[classic] Um tabuleiro para preencher não tem peça na mão.
    }
problem-opponent = Não há nenhum adversário chamado { $name }.
problem-start-over = Não há mais nada para jogar a partir desta posição.
problem-clock-long = Um relógio não pode durar mais de um ano: jogue sem relógio.
problem-language = Este idioma não está disponível: escolha entre { $names }.

## Why a tournament refuses something

problem-text-word = Escolha palavras que não ofendam ninguém.
problem-tournament-cancelled = Este torneio foi cancelado.
problem-tournament-begun = O torneio já começou: formato, regras, local e rating não podem mais mudar.
problem-tournament-over = Este torneio terminou.
problem-tournament-directors = Só a direção do torneio e seus ajudantes podem fazer isso.
problem-tournament-director = Só a direção do torneio pode fazer isso.
problem-tournament-entrants = Você não participa deste torneio.
problem-tournament-account = Você precisa de uma conta para anunciar um torneio ou se inscrever.
problem-tournament-closed = As inscrições deste torneio estão encerradas.
problem-tournament-code = Este torneio exige outro código: pergunte à direção.
problem-tournament-code-missing = Um código é para inscrição com código, e só para ela.
problem-tournament-rating = Seu rating aqui é { $rating }, fora dos limites deste torneio.
problem-tournament-rating-limits = O rating mínimo ({ $least }) é maior que o máximo ({ $most }).
problem-tournament-teams = As equipes são inscritas pela direção do torneio.
problem-tournament-start = Um torneio começa de hoje em diante, e dentro de três anos.
problem-tournament-rated = Partidas ranqueadas só existem no servidor, sem equipes e sem vantagem.
problem-tournament-teams-server = Equipes jogam em mesas de verdade, não no servidor.
problem-tournament-typed = Quem joga no servidor se inscreve por conta própria; só dá para adicionar jogadores do computador.
problem-tournament-account-name = Quem tem uma conta mantém o nome e o rating da conta.
problem-tournament-computers = Jogadores do computador não se sentam em mesas de verdade.
problem-tournaments-many = Você anunciou { $most } torneios, o máximo: tente mais tarde.
problem-tournament-long = O registro deste torneio está cheio: só dá para lançar resultados.
problem-tournament-helpers = Um torneio pode ter no máximo { $most } ajudantes.
problem-tournament-key = Este endereço não vale mais: escaneie o código de novo ou pergunte à direção.
problem-tournament-venue = Este torneio não é jogado em mesas de verdade.
problem-tournament-seat = Outra pessoa já informou por este jogador.
problem-tournament-both-seats = Você já informou por um jogador: o adversário precisa confirmar no próprio celular.
problem-tournament-challenge = Você não pode desafiar este jogador agora: está ocupado ou longe demais na escada.
problem-tournament-event-finished = O torneio terminou.
problem-tournament-event-name-twice = { $name } já está na lista.
problem-tournament-event-id-twice = { $id } já está na lista ou se retirou.
problem-tournament-event-unknown = Ninguém aqui é conhecido como { $id }.
problem-tournament-event-withdrawn = { $id } se retirou.
problem-tournament-event-full = O torneio está cheio: cabem { $number }.
problem-tournament-event-late = O torneio já começou: ninguém mais pode entrar.
problem-tournament-event-team-small = Uma equipe precisa aqui de { $boards } membros, não de { $members }.
problem-tournament-event-team-twice = { $name } está duas vezes nesta equipe.
problem-tournament-event-team-other = { $name } já está na equipe { $other }.
problem-tournament-event-no-team = Este torneio não é por equipes.
problem-tournament-event-paused = { $id } já está em pausa.
problem-tournament-event-not-paused = { $id } não está em pausa.
problem-tournament-event-pause-format = Neste tipo de torneio ninguém pode fazer pausa.
problem-tournament-event-bye-format = Só num torneio suíço é possível dispensar alguém de uma rodada.
problem-tournament-event-bye-round = Ninguém pode ser dispensado da rodada { $round }: já foi emparceirada ou não é jogada.
problem-tournament-event-bye-twice = { $id } já está de fora na rodada { $round }.
problem-tournament-event-bye-worth = Uma rodada de folga vale de 0 a { $win } pontos, em meios pontos, não { $points }.
problem-tournament-event-round-open = Na rodada { $round } ainda faltam resultados.
problem-tournament-event-round-closed = A rodada { $round } terminou.
problem-tournament-event-round-unknown = A rodada { $round } não é a última ou não existe.
problem-tournament-event-round-begun = Uma partida da rodada { $round } já começou: o emparceiramento fica.
problem-tournament-event-round-empty = Uma rodada precisa de pelo menos uma partida.
problem-tournament-event-rounds-over =
    { $rounds ->
        [one] A única rodada já foi jogada.
       *[other] Todas as { $rounds } rodadas foram jogadas.
    }
problem-tournament-event-not-playing = { $id } não pode jogar agora.
problem-tournament-event-twice = { $id } aparece duas vezes na rodada { $round }.
problem-tournament-event-left-out = { $id } não tem adversário nem folga na rodada { $round }.
problem-tournament-event-busy = { $id } ainda está jogando a partida { $game }.
problem-tournament-event-bracket = Na rodada { $round } a chave decide quem enfrenta quem.
problem-tournament-event-table = Na rodada { $round } a tabela não tem { $id } contra { $other }.
problem-tournament-event-reach = { $id } e { $other } estão a mais de { $reach } posições na escada.
problem-tournament-event-time-up = O tempo deste torneio acabou.
problem-tournament-event-game-unknown = A partida { $game } não existe.
problem-tournament-event-game-over = A partida { $game } já tem resultado: { $result }.
problem-tournament-event-game-open = A partida { $game } ainda não tem resultado.
problem-tournament-event-game-begun = A partida { $game } já começou.
problem-tournament-event-match-over = O confronto da mesa { $table } está decidido.
problem-tournament-event-match-single = Só um confronto de mata-mata pode ser decidido assim.
problem-tournament-event-match-player = { $id } não joga na mesa { $table }.
problem-tournament-event-correction-late = Partidas seguintes dependem deste resultado: ele fica.
problem-tournament-event-correction-open = Com este resultado ninguém teria vencido o confronto, e a rodada terminou.
problem-tournament-event-reopen = A rodada terminou: um resultado pode ser corrigido, mas não removido.
problem-tournament-pairing-finished = O torneio terminou.
problem-tournament-pairing-few = Um torneio precisa de pelo menos dois participantes.
problem-tournament-pairing-open = Na rodada { $round } ainda faltam resultados.
problem-tournament-pairing-over = Todas as rodadas foram jogadas.
problem-tournament-pairing-nobody = Ninguém está livre para jogar agora.
problem-tournament-pairing-time-up = O tempo deste torneio acabou.
problem-tournament-regulations-no-clock = Um torneio é sempre jogado com relógio.
problem-tournament-regulations-rounds = O número de rodadas deve ficar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-cycles = O número de partidas contra cada adversário deve ficar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-boards = O tamanho de uma equipe deve ficar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-minutes = A duração em minutos deve ficar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-reach = O alcance de um desafio deve ficar entre 1 e { $most }, não em { $value }.
problem-tournament-regulations-best-of = Um confronto tem um número ímpar de partidas, no máximo { $most }, não { $value }.
problem-tournament-regulations-third-place = O terceiro lugar só é disputado num mata-mata simples.
problem-tournament-regulations-boards-format = Equipes só jogam todos contra todos ou no sistema suíço.
problem-tournament-regulations-handicap = Uma vantagem precisa de pelo menos um ponto de rating por nível, não { $value }.
problem-tournament-regulations-limit = O número de participantes fica entre 2 e { $most }, não em { $value }.
problem-tournament-regulations-points = Os pontos são meios entre 0 e 100, mais pela vitória e menos pela derrota.
problem-tournament-regulations-tiebreak = O desempate { $value } foi escolhido duas vezes.
problem-tournament-value-value = “{ $field }” não pode ser { $value }.
problem-tournament-value-game = Uma partida se escreve 3.12 ou 3.12.2, não { $value }.
problem-tournament-players-encoding = Linha { $line }: isto não é UTF-8. Salve o arquivo como “CSV UTF-8”.
problem-tournament-players-large = Uma lista de jogadores tem no máximo { $most } bytes.
problem-tournament-players-empty = Não há jogadores no arquivo.
problem-tournament-players-columns = A linha 1 deve dar nome às colunas, e uma delas deve ser “nome”.
problem-tournament-players-column-twice = Há duas colunas “{ $name }”.
problem-tournament-players-csv = Linha { $line }: isto não é CSV.
problem-tournament-players-surplus = A linha { $line } tem mais dados do que colunas.
problem-tournament-players-name-empty = Linha { $line }: falta o nome.
problem-tournament-players-name-long = Linha { $line }: um nome pode ter no máximo { $most } caracteres.
problem-tournament-players-name-characters = Linha { $line }: o nome contém um caractere invisível.
problem-tournament-players-name-twice = Linha { $line }: { $name } já está na linha { $other }.
problem-tournament-players-rating = Linha { $line }: um rating é um número inteiro até { $most }, não { $value }.
problem-tournament-players-bot = Linha { $line }: “bot” é sim ou não, não { $value }.
problem-tournament-players-team = Linha { $line }: falta a equipe.
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
web-offline = Você está sem conexão. As partidas e os exercícios continuam assim que ela voltar; a introdução e as configurações funcionam mesmo assim.
web-lost-connection = A conexão caiu. Reconectando…
web-offline-page = Esta página precisa de conexão. Ela vai aparecer assim que a conexão voltar.
web-not-found-title = Página não encontrada
web-not-found-about = O link pode estar incompleto ou a página pode não existir mais.
web-go-home = Ir para a página inicial
web-page-play = Jogar
web-page-game = Partida
web-page-challenge = Desafio
web-page-settings = Configurações
web-page-live = Partidas ao vivo
web-page-leaderboard = Ranking
web-page-player = Jogador
web-page-people = Pessoas
web-page-account = Conta
web-header-you = { $name }: seu perfil
web-setting-language = Idioma
web-setting-language-auto = Do navegador ({ $language })
web-setting-edition-about = As peças usadas nas novas partidas.
web-setting-theme = Aparência
web-setting-theme-auto = Padrão do sistema
web-setting-theme-light = Claro
web-setting-theme-dark = Escuro
web-setting-theme-contrast = Alto contraste
web-setting-view = Vista do tabuleiro
web-setting-view-about = De cima, o tabuleiro ocupa menos espaço e dá para ver bem cada característica.
web-setting-view-auto = Conforme a tela
web-setting-view-flat = De cima
web-setting-view-slanted = Em perspectiva
web-setting-pieces = Estilo do tabuleiro
web-setting-pieces-contrast = Com alto contraste, todos os estilos têm as mesmas cores.
web-setting-pieces-wood = Madeira
web-setting-pieces-slate = Ardósia
web-setting-pieces-bright = Cores vivas
web-setting-motion = Animações
web-setting-motion-auto = Padrão do sistema
web-setting-motion-full = Animações completas
web-setting-motion-reduced = Sem animações
web-setting-pace = Ritmo do computador
web-setting-pace-about = Quanto tempo o computador espera entre colocar e entregar, para você conseguir acompanhar. Ele joga igualmente bem em qualquer ritmo.
web-setting-pace-instant = Sem pausas
web-setting-pace-quick = Pausas curtas
web-setting-pace-calm = Pausas longas
web-setting-sound = Som
web-setting-volume = Volume
web-setting-characters = Deixar os personagens do computador falarem
web-setting-characters-about = Uma palavra de vez em quando; nunca sobre o que daria para jogar ou anunciar.
web-setting-avatar = Seu avatar
web-setting-avatar-about = É assim que os outros jogadores veem você.
web-setting-confirm = Confirmar cada ação
web-setting-confirm-about =
    { $edition ->
        [mushrooms] Um cogumelo só é entregue ou colocado depois que você confirma; até lá, dá para voltar atrás.
       *[classic] Uma peça só é entregue ou colocada depois que você confirma; até lá, dá para voltar atrás.
    }
web-setting-fourth = Enviar o anúncio na quarta casa
web-setting-fourth-about = Sem isso, você olha as quatro casas mais uma vez e envia o anúncio.
web-setting-shortcuts = Atalhos de teclado
web-setting-shortcuts-about = Teclas únicas para entregar, colocar, anunciar e mais; na partida, o ponto de interrogação mostra a lista. Desative se você dita textos ou se elas atrapalham.
web-setting-coordinates = Mostrar letras e números no tabuleiro
web-setting-notify = Avisar quando for minha vez
web-setting-notify-about = Uma notificação do navegador enquanto você está vendo outra coisa.
web-setting-notify-denied = Seu navegador está bloqueando as notificações deste site.
web-setting-notify-push = Uma notificação enquanto você está vendo outra coisa. Em partidas com dias por vez, também com o Fourfold fechado.
web-setting-notify-failed = As notificações funcionam enquanto o Fourfold está aberto. Não foi possível registrar seu navegador para recebê-las com ele fechado.
web-setting-quiet = Horário de silêncio
web-setting-quiet-about = Com o Fourfold fechado, nada incomoda você entre estes horários. Deixe os dois vazios para não ter horário de silêncio.
web-setting-quiet-from = Das
web-setting-quiet-until = Até as
web-board-name = Tabuleiro
web-board-empty = { $square }, vazia
web-board-last =
    { $edition ->
        [mushrooms] último cogumelo colocado
       *[classic] última peça colocada
    }
web-board-lit = destacada
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
web-game-title = { $name } x { $other }
web-game-you = você
web-game-to-act = joga agora
web-game-your-turn = Sua vez
web-banner-name = Suas partidas
web-banner-turn = Sua vez contra { $name }
web-banner-turns =
    { $number ->
        [one] É sua vez em { $number } partida
       *[other] É sua vez em { $number } partidas
    }
web-banner-waiting = Sua partida contra { $name } continua; { $name } está pensando
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
web-absent-clock = { $name } está offline. Se o tempo acabar, você vence.
web-absent-win = { $name } está offline. Se nada acontecer até { $date }, você vence.
web-absent-none = { $name } está offline. Se nada acontecer até { $date }, a partida termina sem vencedor.
web-game-point = Marque as quatro casas ({ $number } de 4).
web-game-send-call = Anunciar QUARTO!
web-game-withdraw = Não, continuar jogando
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
web-game-takeback = Voltar jogada
web-game-takeback-sent = Pedido enviado
web-game-takeback-late = Já se falou do quarto que escapou: não dá para voltar mais.
web-game-takeback-asked = { $name } quer voltar uma jogada.
web-game-taken-back = A partida voltou uma jogada.
web-game-declined =
    { $what ->
        [draw] O empate foi recusado.
        [takeback] O pedido para voltar a jogada foi recusado.
       *[other] Recusado.
    }
web-game-accept = Aceitar
web-game-decline = Recusar
web-game-resign = Desistir
web-game-resign-sure = Se você desistir, seu adversário vence.
web-game-resign-yes = Sim, desistir
web-game-abort = Cancelar a partida
web-game-abort-sure = A partida termina sem vencedor e não conta.
web-game-abort-yes = Sim, cancelar
web-game-go-on = Continuar jogando
web-game-talk = Dizer algo
web-game-mute = Ocultar mensagens
web-game-muted = As mensagens desta partida agora estão ocultas.
web-game-unmuted = As mensagens desta partida voltaram a aparecer.
web-game-record = Registro
web-game-share = Compartilhar
web-game-link-copied = Link copiado.
web-copy-by-hand = Este navegador não deixa a página copiar. Copie o link aqui:
web-copy-selected = Este navegador não deixa a página copiar. O texto está selecionado: copie-o você mesmo.
web-share-link = Link
web-share-copy = Copiar
web-share-copied = Copiado.
web-share-send = Enviar…
web-share-picture = Imagem desta posição
web-share-animation = Animação da partida
web-share-embed = Código para a sua página na web
web-embed-open = Abrir no Fourfold
web-game-watchers =
    { $number ->
        [one] { $number } pessoa assistindo
       *[other] { $number } pessoas assistindo
    }
web-watch = Você está assistindo
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
web-game-won = Você venceu!
web-game-lost = Não foi desta vez
web-game-won-by = { $name } venceu
web-game-drawn = Deu empate
web-game-nobody = Ninguém venceu
web-game-aborted = Partida cancelada
web-game-missed = Quartos não vistos
web-game-rematch = Revanche
web-game-rematch-asked = Revanche pedida
web-game-rematch-wanted = { $name } quer uma revanche.
web-game-rematch-withdraw = Retirar o pedido
web-game-rematch-declined = Desta vez não vai ter revanche.
web-game-to-rematch = Ir para a revanche
web-game-review = Revisar a partida
web-game-other-game = Outra partida
web-game-typed = Digite uma jogada
web-game-typed-wrong = Digite uma jogada como c2, -5, c2-5 ou !a1b1c1d1.
web-game-do = Jogar
web-game-lost-connection = A conexão caiu. Sua partida está segura; reconectando…
web-game-not-sent = Isso não chegou ao servidor. Tente de novo.
web-game-false-loses = anúncio errado perde a partida
web-told-give =
    { $who ->
        [me] Você entrega para { $other } { piece-the }.
       *[them] { $name } entrega para você { piece-the }.
    }
web-told-place =
    { $edition ->
        [mushrooms] Você coloca o cogumelo em { $square }.
       *[classic] Você coloca a peça em { $square }.
    }
web-told-call = Você anuncia QUARTO! em { $squares }.
web-told-pass = Você passa.
web-told-resign = Você desiste.
web-told-flag = Seu tempo acabou.
web-told-abandon = Você abandonou a partida.
web-told-draw = Você propõe empate.
web-told-takeback = Você pede para voltar uma jogada.
web-told-rematch = Você pede revanche.
web-told-abort = Você cancela a partida.
web-waiting-give =
    { $edition ->
        [mushrooms] { $name } está escolhendo um cogumelo para você.
       *[classic] { $name } está escolhendo uma peça para você.
    }
web-queue-chosen = Assim que você colocar, vai entregar { $piece }.
web-queue-cancelled = Você não vai mais entregar com antecedência { $piece }.
web-queue-next = Vai entregar
web-queue-undo = Ainda não entregar
web-call-patterns = Ou escolha uma figura
web-past-title = Jogadas até agora
web-past-none = Nenhuma jogada ainda.
web-past-shown = Posição anterior
web-past-now = Voltar à partida
web-keys-title = Atalhos de teclado
web-key-place = Ir para o tabuleiro
web-key-give =
    { $edition ->
        [mushrooms] Ir para os cogumelos restantes
       *[classic] Ir para as peças restantes
    }
web-key-call = Anunciar QUARTO! e depois enviar o anúncio
web-key-hint = Pedir uma dica
web-key-view = Mudar a vista do tabuleiro
web-key-back = Ver um passo atrás
web-key-next = Ver um passo à frente; depois da partida, jogar de novo
web-key-say = Ouvir de novo o que fazer e o que está na sua mão
web-key-escape = Desfazer o que não foi enviado ou voltar à posição atual
web-key-list = Mostrar esta lista
web-ended-quarto = QUARTO! ({ $values } em { $squares })
web-ended-caught =
    { $who ->
        [me] Você anunciou um quarto que { $other } não viu ({ $values } em { $squares }).
        [them] { $name } anunciou um quarto que você não viu ({ $values } em { $squares }).
       *[others] { $name } anunciou um quarto que { $other } não viu ({ $values } em { $squares }).
    }
web-ended-caught-automatic =
    { $who ->
        [me] { $other } completou um quarto que só conta para você ({ $values } em { $squares }).
        [them] Você completou um quarto que só conta para { $name } ({ $values } em { $squares }).
       *[others] { $other } completou um quarto que só conta para { $name } ({ $values } em { $squares }).
    }
web-ended-time =
    { $who ->
        [them] Seu tempo acabou.
       *[others] O tempo de { $other } acabou.
    }
web-ended-resignation =
    { $who ->
        [them] Você desistiu.
       *[others] { $other } desistiu.
    }
web-ended-false-call =
    { $who ->
        [them] Você fez um anúncio errado.
       *[others] { $other } fez um anúncio errado.
    }
web-ended-abandoned =
    { $who ->
        [them] Você abandonou a partida.
       *[others] { $other } abandonou a partida.
    }
web-ended-aborted =
    { $who ->
        [me] Você cancelou a partida antes que ela valesse.
       *[others] { $name } cancelou a partida antes que ela valesse.
    }
web-ended-full-board =
    { $edition ->
        [mushrooms] Todos os cogumelos foram colocados e ninguém venceu.
       *[classic] Todas as peças foram colocadas e ninguém venceu.
    }
web-game-rules = Regras desta partida
web-coach-name = Treinador
web-coach-hint = Dica
web-coach-more = Saber mais
web-coach-danger = Ver ameaças
web-coach-poisoned = perigo: vence em { $squares }
web-coach-safe = sem perigo por enquanto
web-coach-wins-here = faz um quarto aqui
web-help-off = Vocês jogam sem ajuda: nada de dicas, ameaças ou análise até a partida acabar.
web-help-rated = Partidas ranqueadas são jogadas sem ajuda: nada de dicas, ameaças ou análise.
web-help-on = Vocês combinaram jogar com ajuda. Quando um a usar, o outro fica sabendo.
web-help-used-hint = { $name } pediu uma dica.
web-help-used-threats = { $name } olhou as ameaças.
web-help-used-explanation = { $name } pediu a explicação de uma jogada.
web-help-used-analysis = { $name } usou a análise.
web-help-title = Ajuda usada
web-play-title =
    { $edition ->
        [mushrooms] Dezesseis cogumelos. Quatro características. Um grito.
       *[classic] Dezesseis peças. Quatro características. Um grito.
    }
web-play-lead =
    { $edition ->
        [mushrooms] Você coloca o cogumelo que seu adversário escolheu. Alinhe quatro com uma característica em comum, veja antes de todo mundo e anuncie QUARTO!
       *[classic] Você coloca a peça que seu adversário escolheu. Alinhe quatro com uma característica em comum, veja antes de todo mundo e anuncie QUARTO!
    }
web-play-how = Como você quer jogar?
web-play-way-someone = Jogar online
web-play-way-computer = Computador
web-play-way-shared = Na mesma tela
web-play-way-friend = Convidar um amigo
web-play-opponent = Seu adversário
web-play-strength = força { $number } de { $count }
web-play-rating = Elo { $number }
web-play-shared-about = Duas pessoas se revezam nesta tela.
web-play-friend-about = Você recebe um link e um código QR. Quem abrir o link joga contra você.
web-play-someone-about = Você joga com alguém que quer o mesmo nível e o mesmo relógio e tem um rating parecido.
web-play-name = Seu nome
web-play-name-about = Seus adversários veem esse nome. Se deixar em branco, você ganha um nome simpático.
web-play-open = Qualquer pessoa neste servidor pode aceitar
web-play-private = Só nós dois podemos ver a partida
web-play-rated = Partida ranqueada
web-play-help = Dicas permitidas para os dois
web-play-helped = dicas permitidas
web-play-rated-account = { problem-rated-account }
web-play-rated-rules = { problem-rated-rules }
web-play-rated-clock = { problem-rated-clock }
web-play-rated-private = { problem-rated-private }
web-play-rated-seat = { problem-rated-seat }
web-play-rated-help = { problem-rated-help }
web-play-handicap = Um nível diferente para cada jogador (handicap)
web-play-handicap-about = Cada jogador só pode anunciar as figuras do seu próprio nível. O jogador mais forte fica com o nível mais baixo.
web-play-traits-about = Iniciantes podem começar com uma ou duas.
web-clock-other = Outro…
web-clock-time = Tempo
web-clock-unit = Unidade de tempo
web-clock-kind = Para que é o tempo
web-clock-kind-turn = por jogada
web-clock-kind-bank = por jogador
web-clock-increment = mais, após cada jogada,
web-clock-impossible = Um relógio dura pelo menos um segundo e no máximo um ano.
web-play-first = Quem começa?
web-play-first-lot = Sorteio
web-play-me = Eu
web-play-them = Meu adversário
web-play-start-computer = Jogar contra { $name }
web-play-start-shared = Começar nesta tela
web-play-start-friend = Criar um link
web-play-continue = Continuar sua partida
web-play-received = Desafios para você
web-play-waiting = Gente esperando uma partida
web-play-no-challenges = Ninguém está esperando no momento.
web-play-own-challenge = Seu desafio
web-queue-waiting =
    { $number ->
        [one] { $number } pessoa está procurando uma partida
        [many] { $number } de pessoas estão procurando uma partida
       *[other] { $number } pessoas estão procurando uma partida
    }
web-queue-join = Jogar
web-queue-title = Procurando um adversário…
web-queue-range = Rating de { $least } a { $most }; a faixa aumenta enquanto você espera
web-queue-anyone = Qualquer rating
web-queue-others =
    { $number ->
        [0] ninguém mais está esperando agora
        [one] mais { $number } pessoa esperando
        [many] mais { $number } de pessoas esperando
       *[other] mais { $number } pessoas esperando
    }
web-queue-computer = Ninguém ainda. { $name } pode jogar agora mesmo.
web-queue-leave = Parar de procurar
web-queue-over = A busca por um adversário foi encerrada. Tente de novo.
web-play-accept = Aceitar e jogar
web-challenge-invite = Convidar alguém
web-challenge-invite-about = Envie este link ou mostre o código para escanear. A partida começa assim que a outra pessoa aceitar.
web-challenge-open-about = Todos neste servidor podem ver seu desafio. Você também pode enviar o link.
web-challenge-qr = Código QR do link
web-challenge-link = Link
web-challenge-copy = Copiar o link
web-challenge-withdraw = Retirar
web-challenge-waiting = Aguardando alguém aceitar…
web-challenge-local = Este link só funciona neste computador. Para jogar com outras pessoas na sua rede, inicie o servidor com { $command }.
web-challenge-by = { $name } quer jogar com você
web-challenge-game = Dezesseis { piece-many } para dois: seu adversário escolhe o que você coloca, e você escolhe o que ele coloca. Ganha quem vir primeiro quatro em linha com uma característica em comum.
web-challenge-not-now = Agora não
web-challenge-accepted = Este desafio já foi aceito
web-challenge-withdrawn = Este desafio foi retirado
web-challenge-expired = Este desafio expirou
web-challenge-declined = Este desafio foi recusado
web-challenge-declined-by = { $name } recusou seu desafio.
web-challenge-to = Seu desafio para { $name }
web-challenge-to-about = Aguardando a resposta de { $name }… A partida começa assim que seu desafio for aceito.
web-challenge-new = Desafiar { $name }
web-challenge-send = Enviar o desafio
web-challenge-watch = Assistir à partida
web-live-none = Ninguém está jogando no momento.
web-live-over = Partidas encerradas
web-live-more = Ver mais
web-live-rated = ranqueada
web-live-handicap = Níveis { $level }
web-leaderboard-about = Jogadores com rating já estabelecido em partidas ranqueadas.
web-leaderboard-rank = Lugar
web-leaderboard-player = Jogador
web-leaderboard-rating = Rating
web-leaderboard-games = Partidas
web-leaderboard-none = Ninguém jogou partidas ranqueadas suficientes ainda.
web-player-kind-guest = Visitante
web-player-kind-account = Membro
web-player-kind-bot = Bot
web-player-kind-computer = Computador
web-player-kind-deleted = Conta excluída
web-player-since = desde { $date }
web-player-you = É o seu perfil.
web-player-counts = vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
web-player-ratings = Ratings
web-player-course =
    { $number ->
        [one] De { $from } a { $to } na última partida ranqueada
       *[other] De { $from } a { $to } nas últimas { $number } partidas ranqueadas
    }
web-player-history = Partidas ranqueadas
web-player-follow = Seguir
web-player-unfollow = Deixar de seguir
web-player-block = Bloquear
web-player-unblock = Desbloquear
web-player-block-about = Nada mais de desafios nem de mensagens entre vocês, e vocês não serão emparceirados. { $name } não fica sabendo.
web-player-blocked = Você bloqueou { $name }.
web-player-unblocked = Você não bloqueia mais { $name }.
web-player-challenge = Desafiar
web-player-report = Denunciar este jogador
web-player-reason-name = O nome é ofensivo
web-player-reason-leaving = Abandona partidas perdidas
web-player-reason-cheating = Recebe ajuda em partidas ranqueadas
web-player-reason-other = Outro motivo
web-player-send = Enviar
web-player-reported = Agradecemos: sua denúncia foi enviada.
web-people-following = Jogadores que você segue
web-people-following-none = Você ainda não segue ninguém. Toque em “Seguir” na página de um jogador para ver aqui quando ele está on-line.
web-people-online = on-line
web-people-show = Mostrar aos outros quando estou on-line
web-people-show-about = Em uma partida, seu adversário sempre vê se você está presente.
web-people-opponents = Adversários recentes
web-people-opponents-none = Você ainda não jogou contra ninguém.
web-people-won = você venceu
web-people-drawn = empate
web-people-lost = você perdeu
web-people-blocked = Jogadores bloqueados
web-account-about = Sem conta, você pode jogar tudo, menos partidas ranqueadas e torneios. Uma conta mantém suas partidas e seu nome.
web-account-sign-in = Entrar
web-account-sign-up = Criar conta
web-account-sign-recover = Esqueci minha senha
web-account-recover = Definir uma nova senha
web-account-sign-out = Sair
web-account-name = Nome
web-account-shown-name = Nome de exibição
web-account-guest-name = Jogar sem conta
web-account-password = Senha
web-account-old-password = Senha atual
web-account-new-password = Nova senha
web-account-password-about = Pelo menos 8 caracteres; o melhor é usar várias palavras.
web-account-code = Código de recuperação
web-account-codes = Seus códigos de recuperação
web-account-codes-about = Eles só aparecem uma vez. Anote em um lugar seguro: cada um deixa você entrar uma vez, se esquecer a senha.
web-account-codes-copy = Copiar os códigos
web-account-codes-download = Salvar em um arquivo
web-account-codes-copied = Códigos copiados.
web-account-signed-in = Você entrou como { $name }.
web-account-go-on = Continuar
web-account-guest = Você está jogando como { $name }, sem conta.
web-account-profile = Perfil
web-account-save = Salvar
web-account-saved = Salvo.
web-account-settings-taken = As configurações da sua conta agora valem aqui.
web-account-sessions = Dispositivos conectados
web-account-this-one = este dispositivo
web-account-tokens = Tokens de acesso para seus programas
web-account-tokens-about = Com um token, seu programa pode jogar com seu nome.
web-account-token-name = Para que serve o token
web-account-token-new = Criar token
web-account-token-once = Seu novo token, que só aparece uma vez:
web-account-export = Baixar todos os meus dados
web-account-delete = Excluir a conta
web-account-delete-about = Não é possível desfazer. Seu nome some de todas as partidas.
web-page-learn = Aprender
web-page-puzzles = Problemas
web-page-puzzle = Problema
web-page-analysis = Tabuleiro de análise
web-page-drill = Olho vivo
web-page-fill = Preencher o tabuleiro
web-page-atlas = Atlas
web-analysis-working = Calculando…
web-analysis-ended = QUARTO! Esta jogada vence.
web-analysis-ended-loss = QUARTO! Mas ele conta para o adversário, que vence.
web-analysis-full = O tabuleiro está cheio: não há mais nada para jogar.
web-analysis-place = Para quem coloca agora: { $value }
web-analysis-give = Para quem entrega agora: { $value }
web-analysis-choose-first =
    { $edition ->
        [mushrooms] Escolha um cogumelo primeiro.
       *[classic] Escolha uma peça primeiro.
    }
web-analysis-mode = Modo
web-analysis-mode-set-up = Montar posição
web-analysis-mode-play = Testar jogadas
web-analysis-clear = Limpar o tabuleiro
web-analysis-to-hand = Pôr na mão
web-analysis-empty-hand = Devolver
web-analysis-set-up-about =
    { $edition ->
        [mushrooms] Escolha um cogumelo e depois uma casa ou a mão, ou arraste o cogumelo. Toque em um cogumelo do tabuleiro para tirá-lo.
       *[classic] Escolha uma peça e depois uma casa ou a mão, ou arraste a peça. Toque em uma peça do tabuleiro para tirá-la.
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
        [mushrooms] Escolha uma casa para ver quanto valeria entregar cada cogumelo depois.
       *[classic] Escolha uma casa para ver quanto valeria entregar cada peça depois.
    }
web-analysis-wins-there = { $square } vence na hora.
web-analysis-standing = Já está no tabuleiro; não conta mais
web-analysis-best = Melhores jogadas
web-analysis-notation = Posição (notação)
web-analysis-show = Mostrar
web-analysis-wrong =
    { $edition ->
        [mushrooms] Digite as quatro linhas e o cogumelo na mão, por exemplo .4f./c3.0/78../9b.. a; use cada cogumelo no máximo uma vez.
       *[classic] Digite as quatro linhas e a peça na mão, por exemplo .4f./c3.0/78../9b.. a; use cada peça no máximo uma vez.
    }
web-analysis-to-act = Quem joga agora
web-review-ready = A revisão está pronta. Avance com as setas do teclado.
web-review-start = Percorra a partida: cada decisão mostra quanto valeu e o que teria sido melhor.
web-review-working = Analisando cada decisão…
web-review-lead = Cole o registro de uma partida ou solte um arquivo .qgn aqui para ver quanto valeu cada decisão e onde a partida virou.
web-review-given = Entregue
web-review-steps = Passos
web-review-value-for = Para { $name }
web-review-to-turning-point = Ir para o momento decisivo
web-review-go-on = Continuar daqui
web-review-play-from = Jogar daqui
web-review-analyse = Analisar
web-review-to-game = Voltar à partida
web-review-record = Registro de uma partida
web-review-look = Revisar
web-review-file = Escolher arquivo
web-learn-title = Aprenda o jogo em dez minutos
web-learn-lead = Lições curtas e interativas, uma regra por vez.
web-learn-done = feita
web-learn-more = E agora?
web-learn-more-puzzles = Um problema por dia para todo mundo, e muitos outros por tema.
web-learn-more-drill = Veja um quarto antes de todo mundo.
web-learn-more-fill = O quebra-cabeça que deu origem ao jogo.
web-learn-more-atlas = Quem vence se ninguém errar, em cada conjunto de regras.
web-learn-gallery = As trinta figuras
web-learn-gallery-about =
    { $edition ->
        [mushrooms] Quatro cogumelos com uma característica em comum nas casas de uma figura formam um quarto. Cada nível se soma ao anterior.
       *[classic] Quatro peças com uma característica em comum nas casas de uma figura formam um quarto. Cada nível se soma ao anterior.
    }
web-learn-next = Próxima: { $title }
web-learn-again = De novo
web-learn-play = Jogar uma partida
web-learn-step = Passo { $number } de { $count }
web-page-intro = O jogo em um minuto
web-intro-offer = Não conhece o jogo?
web-intro-offer-about = Quatro passos para jogar: encontrar, entregar, colocar, anunciar.
web-intro-start = Quero ver
web-intro-skip = Pular
web-intro-find-about =
    { $edition ->
        [mushrooms] Dezesseis cogumelos, todos diferentes: azuis ou vermelhos, pontudos ou achatados, grandes ou pequenos, com bolinhas amarelas ou sem.
       *[classic] Dezesseis peças, todas diferentes: claras ou escuras, redondas ou quadradas, altas ou baixas, maciças ou ocas.
    }
web-intro-find = Toque { piece-the }.
web-intro-find-wrong = Olhe de novo ({ $traits }): toque { piece-the }.
web-intro-give-about =
    { $edition ->
        [mushrooms] Você nunca escolhe o próprio cogumelo: entrega ao adversário o que ele vai colocar e recebe outro.
       *[classic] Você nunca escolhe a própria peça: entrega ao adversário a que ele vai colocar e recebe outra.
    }
web-intro-give =
    { $edition ->
        [mushrooms] Três cogumelos grandes seguidos! Entregue um que não seja grande.
       *[classic] Três peças altas seguidas! Entregue uma que não seja alta.
    }
web-intro-give-wrong =
    { $edition ->
        [mushrooms] Esse também é grande: o adversário venceria. Entregue um pequeno.
       *[classic] Essa também é alta: o adversário venceria. Entregue uma baixa.
    }
web-intro-wait = Agora é a vez do adversário…
web-intro-place-about =
    { $edition ->
        [mushrooms] O adversário colocou seu cogumelo e entrega outro para você.
       *[classic] O adversário colocou sua peça e entrega outra para você.
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
web-intro-call-about = Quatro alinhadas com uma característica em comum são um quarto. Ele só vence se você anunciar.
web-intro-call =
    { $edition ->
        [mushrooms] Quatro cogumelos grandes! Aperte { quarto-call }
       *[classic] Quatro peças altas! Aperte { quarto-call }
    }
web-intro-call-wrong =
    { $edition ->
        [mushrooms] Não esses quatro: anuncie de novo e marque os quatro cogumelos grandes.
       *[classic] Não essas quatro: anuncie de novo e marque as quatro peças altas.
    }
web-intro-done-about = Valem linhas, colunas e diagonais, com qualquer característica. E, se um quarto passar despercebido, o adversário pode anunciar.
web-intro-done = { quarto-call } O jogo é só isso.
web-newcomer-automatic = Nas suas primeiras partidas, os quartos são anunciados para você. Dá para mudar isso nas regras.
web-newcomer-call = Novo: quando quatro alinhadas tiverem uma característica em comum, aperte { quarto-call } e marque-as antes de continuar. Ninguém faz isso por você.
web-newcomer-loss = Quase ninguém vence a primeira partida. Algumas lições curtas mostram no que prestar atenção.
web-learn-turn-title = Entregar e colocar
web-learn-turn-about =
    { $edition ->
        [mushrooms] Você nunca escolhe o cogumelo que coloca.
       *[classic] Você nunca escolhe a peça que coloca.
    }
web-learn-turn-text =
    { $edition ->
        [mushrooms] O primeiro jogador entrega um cogumelo. Daí em diante, cada jogada tem duas partes: coloque o cogumelo que recebeu em qualquer casa vazia e depois entregue ao adversário um dos cogumelos restantes.
       *[classic] O primeiro jogador entrega uma peça. Daí em diante, cada jogada tem duas partes: coloque a peça que recebeu em qualquer casa vazia e depois entregue ao adversário uma das peças restantes.
    }
web-learn-turn-1 =
    { $edition ->
        [mushrooms] Entregue qualquer cogumelo ao adversário.
       *[classic] Entregue qualquer peça ao adversário.
    }
web-learn-turn-2 = Agora você recebeu uma: coloque-a em qualquer casa vazia.
web-learn-turn-3 =
    { $edition ->
        [mushrooms] E entregue o próximo cogumelo.
       *[classic] E entregue a próxima peça.
    }
web-learn-turn-refused = Ainda não há nada para anunciar. Termine sua jogada primeiro.
web-learn-turn-done = Essa é uma jogada completa. E o jogo segue assim, um de cada vez.
web-learn-call-title = QUARTO!
web-learn-call-about = Quatro em linha com uma característica em comum vencem, se você anunciar.
web-learn-call-text = Linhas, colunas e diagonais contam. Não importa quem colocou as outras três. Mas um quarto só vence quando é anunciado: aperte o botão vermelho e marque as quatro casas.
web-learn-call-1 =
    { $edition ->
        [mushrooms] Três cogumelos na linha 2 têm algo em comum com o seu. Complete a linha.
       *[classic] Três peças na linha 2 têm algo em comum com a sua. Complete a linha.
    }
web-learn-call-2 = Agora anuncie: aperte QUARTO! e marque as quatro casas.
web-learn-call-refused = Ainda não: preencha a casa vazia da linha 2 e marque as quatro casas dela.
web-learn-call-done = QUARTO! Você venceu.
web-learn-safe-title = Uma entrega segura
web-learn-safe-about =
    { $edition ->
        [mushrooms] O cogumelo que você entrega pode ser o que derrota você.
       *[classic] A peça que você entrega pode ser a que derrota você.
    }
web-learn-safe-text =
    { $edition ->
        [mushrooms] Antes de entregar um cogumelo, veja o que o adversário poderia fazer com ele. Boa parte do jogo é achar um cogumelo que não complete nada.
       *[classic] Antes de entregar uma peça, veja o que o adversário poderia fazer com ela. Boa parte do jogo é achar uma peça que não complete nada.
    }
web-learn-safe-1 =
    { $edition ->
        [mushrooms] Entregue um cogumelo com o qual o adversário não consiga fazer um quarto.
       *[classic] Entregue uma peça com a qual o adversário não consiga fazer um quarto.
    }
web-learn-safe-refused = Essa serve em d2: o que as três da linha 2 têm em comum?
web-learn-safe-done =
    { $edition ->
        [mushrooms] Seguro: este cogumelo não completa a linha 2.
       *[classic] Segura: esta peça não completa a linha 2.
    }
web-learn-caught-title = Flagrante!
web-learn-caught-about = Se o adversário deixar passar um quarto, você pode anunciá-lo.
web-learn-caught-text =
    { $edition ->
        [mushrooms] O adversário acabou de completar um quarto e entregou um cogumelo a você sem dizer nada. Antes de colocá-lo, você pode anunciar o que ele não viu: assim você vence.
       *[classic] O adversário acabou de completar um quarto e entregou uma peça a você sem dizer nada. Antes de colocá-la, você pode anunciar o que ele não viu: assim você vence.
    }
web-learn-caught-1 = Não coloque ainda: anuncie o quarto que o adversário deixou passar.
web-learn-caught-refused = Olhe a linha 2 e anuncie antes de colocar.
web-learn-caught-done = Flagrante! Você venceu com o quarto do adversário.
web-learn-lapse-title = Tarde demais
web-learn-lapse-about = Um quarto que ninguém anuncia perde o valor.
web-learn-lapse-text =
    { $edition ->
        [mushrooms] Há um quarto no tabuleiro de novo. Mas, se você colocar seu cogumelo sem anunciar, ele não conta mais para ninguém, não importa quem o veja depois.
       *[classic] Há um quarto no tabuleiro de novo. Mas, se você colocar sua peça sem anunciar, ele não conta mais para ninguém, não importa quem o veja depois.
    }
web-learn-lapse-1 =
    { $edition ->
        [mushrooms] Finja que não viu: coloque seu cogumelo.
       *[classic] Finja que não viu: coloque sua peça.
    }
web-learn-lapse-2 = Agora tente anunciar a linha 2.
web-learn-lapse-3 =
    { $edition ->
        [mushrooms] Recusado: ele perdeu o valor. Sua jogada continua, então entregue um cogumelo.
       *[classic] Recusado: ele perdeu o valor. Sua jogada continua, então entregue uma peça.
    }
web-learn-lapse-refused = Não é essa a tarefa aqui: leia a frase acima do tabuleiro.
web-learn-lapse-done = Por isso, olhos abertos: depois da próxima colocação, já era.
web-learn-levels-title = Nível 2: quadrados pequenos
web-learn-levels-about = Cada um dos quatro níveis acrescenta figuras.
web-learn-levels-text =
    { $edition ->
        [mushrooms] A partir do nível 2, quatro cogumelos em um quadrado pequeno também contam; o nível 3 acrescenta quadrados maiores e o nível 4, inclinados. A galeria mostra todos.
       *[classic] A partir do nível 2, quatro peças em um quadrado pequeno também contam; o nível 3 acrescenta quadrados maiores e o nível 4, inclinados. A galeria mostra todos.
    }
web-learn-levels-1 =
    { $edition ->
        [mushrooms] Complete um quadrado pequeno com seu cogumelo.
       *[classic] Complete um quadrado pequeno com sua peça.
    }
web-learn-levels-2 = Anuncie QUARTO! e marque os quatro cantos.
web-learn-levels-refused =
    { $edition ->
        [mushrooms] Três cogumelos no centro formam um canto: qual casa está faltando?
       *[classic] Três peças no centro formam um canto: qual casa está faltando?
    }
web-learn-levels-done = QUARTO! Um quadrado pequeno também vence.
web-learn-handicap-title = Handicap
web-learn-handicap-about = Cada jogador pode ter o seu próprio nível.
web-learn-handicap-text = Você joga no nível 2 e o adversário, no nível 1. Você pode anunciar quadrados pequenos; o adversário não pode, nem se completar um.
web-learn-handicap-1 = O adversário acabou de completar algo que só você pode anunciar. Anuncie.
web-learn-handicap-refused = Procure o quadrado pequeno no centro e anuncie antes de colocar.
web-learn-handicap-done = Você venceu: o que conta é o nível de quem anuncia, não importa quem completou o quadrado.
web-learn-traits-title = Menos características
web-learn-traits-about = Iniciantes podem começar com uma, duas ou três características.
web-learn-traits-text =
    { $edition ->
        [mushrooms] Nesta partida, só as duas primeiras características contam. Qualquer outra coisa que os cogumelos tenham em comum não forma um quarto.
       *[classic] Nesta partida, só as duas primeiras características contam. Qualquer outra coisa que as peças tenham em comum não forma um quarto.
    }
web-learn-traits-1 =
    { $edition ->
        [mushrooms] Duas fileiras têm três cogumelos. Complete a que conta.
       *[classic] Duas fileiras têm três peças. Complete a que conta.
    }
web-learn-traits-2 = Anuncie QUARTO! e marque as casas.
web-learn-traits-refused =
    { $edition ->
        [mushrooms] O que esses cogumelos têm em comum não conta nesta partida.
       *[classic] O que essas peças têm em comum não conta nesta partida.
    }
web-learn-traits-done = Isso mesmo. Acrescente uma característica quando se sentir à vontade.
web-puzzles-daily = Problema do dia
web-puzzles-solved-today = Resolvido. O próximo chega à meia-noite (UTC).
web-puzzles-look-again = Ver de novo
web-puzzles-solve = Resolver
web-puzzles-yours = Até agora
web-puzzles-days = Dias seguidos
web-puzzles-streak = Problemas seguidos
web-puzzles-longest = Maior sequência
web-puzzles-first-try = De primeira
web-puzzles-kept = Salvo apenas neste navegador.
web-puzzles-train = Mais problemas
web-puzzles-train-about = Eles começam fáceis e se adaptam ao seu desempenho.
web-puzzles-any-level = qualquer nível
web-puzzles-mixed = Um pouco de tudo
web-puzzles-mixed-about = Você não sabe de antemão o que procurar.
web-puzzles-theme-win = Vencer
web-puzzles-about-win = Encontre a única jogada que vence.
web-puzzles-about-safe-piece =
    { $edition ->
        [mushrooms] Todos os cogumelos, menos um, entregam algo.
       *[classic] Todas as peças, menos uma, entregam algo.
    }
web-puzzles-about-only-square =
    { $edition ->
        [mushrooms] O cogumelo já foi escolhido; onde ele vai?
       *[classic] A peça já foi escolhida; onde ela vai?
    }
web-puzzles-about-refutation = O adversário errou. Mostre por quê.
web-puzzles-about-save-draw = Todo o resto perde.
web-puzzles-give-too =
    { $edition ->
        [mushrooms] Agora entregue um cogumelo ou anuncie o quarto.
       *[classic] Agora entregue uma peça ou anuncie o quarto.
    }
web-puzzles-next = Próximo problema
web-puzzles-reveal = Ver a solução
web-puzzles-revealed = Esta é a solução.
web-puzzles-why = Por quê
web-drill-right = Certo!
web-drill-missed = Havia um quarto.
web-drill-wrong = Essas quatro não têm em comum nada que conte.
web-drill-late = O tempo acabou.
web-drill-unsent = Sua resposta ainda não foi enviada. O exercício espera a conexão voltar.
web-drill-send-again = Enviar de novo
web-drill-question = Há um quarto? Marque as quatro casas.
web-drill-there-was-none = Não há nenhum quarto neste tabuleiro.
web-drill-none = Nenhum quarto
web-drill-next = Próximo tabuleiro
web-drill-finish = Ver o resultado
web-drill-board = Tabuleiro { $number } de { $count }
web-drill-counts = Novo: { $kind }
web-drill-so-far = Respostas certas: { $right } de { $number }
web-drill-keys = Teclas: setas e espaço para marcar, N se não houver quarto.
web-drill-result = Respostas certas: { $right } de { $number }
web-drill-kind = Figura
web-drill-found = Encontrados
web-drill-time = Tempo
web-drill-again = De novo
web-drill-choose = Mudar configurações
web-drill-lead = Doze tabuleiros: marque um quarto ou diga que não há nenhum. Fica mais difícil à medida que você melhora.
web-drill-begin-with = Começar com
web-drill-limit = Tempo por tabuleiro
web-drill-no-limit = quanto você quiser
web-drill-begin = Começar
web-fill-about =
    { $edition ->
        [mushrooms] Os dezesseis cogumelos são seus: coloque-os em qualquer ordem e tire-os quando quiser. Os quartos ficam destacados assim que se formam.
       *[classic] As dezesseis peças são suas: coloque-as em qualquer ordem e tire-as quando quiser. Os quartos ficam destacados assim que se formam.
    }
web-fill-task-none = Preencha o tabuleiro sem nenhum quarto.
web-fill-task-most = Preencha o tabuleiro com o maior número possível de quartos: { $number }.
web-fill-solved =
    { $edition ->
        [mushrooms] Resolvido! Os dezesseis cogumelos estão no lugar.
       *[classic] Resolvido! As dezesseis peças estão no lugar.
    }
web-fill-full = O tabuleiro está cheio.
web-fill-now =
    { $edition ->
        [mushrooms] { $number ->
            [one] Cheio, com { $number } quarto. Tire um cogumelo.
           *[other] Cheio, com { $number } quartos. Tire um cogumelo.
        }
       *[classic] { $number ->
            [one] Cheio, com { $number } quarto. Tire uma peça.
           *[other] Cheio, com { $number } quartos. Tire uma peça.
        }
    }
web-fill-none-wanted = no tabuleiro; objetivo: { $number }
web-fill-most-wanted = de { $number } quartos
web-fill-unknown = Levaria tempo demais calcular se ainda é possível.
web-fill-possible = Ainda é possível.
web-fill-best-none = Não é mais possível: haverá pelo menos { $number }.
web-fill-best-most = Não é mais possível: daqui, no máximo { $number }.
web-fill-take-back =
    { $edition ->
        [mushrooms] Tire o cogumelo de uma destas casas: { $squares }
       *[classic] Tire a peça de uma destas casas: { $squares }
    }
web-fill-put = Tente { piece-the } em { $square }.
web-fill-quartos = Quartos
web-fill-goal = Objetivo
web-fill-goal-none = nenhum quarto
web-fill-goal-most = o máximo possível
web-atlas-lead = O jogo está resolvido: é assim que ele termina a partir do tabuleiro vazio, se ninguém errar, para cada par de níveis e qualquer número de características.
web-atlas-draw = Empate
web-atlas-first = O primeiro jogador vence
web-atlas-second = O segundo jogador vence
web-atlas-how-many = Quantas características contam?
web-atlas-caption =
    { $edition ->
        [mushrooms] O primeiro jogador entrega o primeiro cogumelo. Toque em uma célula para saber mais.
       *[classic] O primeiro jogador entrega a primeira peça. Toque em uma célula para saber mais.
    }
web-atlas-first-level = Primeiro: nível { $level }
web-atlas-second-level = Segundo: nível { $level }
web-atlas-unknown = desconhecido
web-atlas-about = Os números mostram de quantas colocações o vencedor precisa quando os dois lados jogam com perfeição: o vencedor vai o mais rápido possível e o perdedor resiste o máximo que pode.
web-analysis-opponent = Adversário

## Tournaments

format-swiss = Sistema suíço
format-round-robin = Todos contra todos
format-knockout = Mata-mata
format-double-knockout = Dupla eliminação
format-arena = Arena
format-ladder = Escada
format-swiss-about = Um número fixo de rodadas. Jogadores com pontos parecidos se enfrentam, e todos jogam até o fim.
format-round-robin-about = Cada jogador enfrenta todos os outros. Para um grupo pequeno.
format-knockout-about = Quem perde um confronto está fora.
format-double-knockout-about = Quem perde dois confrontos está fora.
format-arena-about = Novos adversários assim que você estiver livre, por um tempo fixo. Uma vitória vale 2 pontos, e mais em sequência.
format-ladder-about = Uma classificação para uma temporada inteira. Desafie alguém alguns lugares acima, vença e fique com o lugar.
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
tiebreak-wins = Partidas vencidas
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
tiebreak-direct-encounter-about = Os pontos das partidas entre quem está empatado, se todos tiverem se enfrentado.
tiebreak-wins-about = Partidas vencidas no tabuleiro, sem folgas nem W.O.
tiebreak-second-player-about = O número de partidas como segundo jogador: quanto mais, melhor.
tiebreak-performance-about = O rating a que os resultados correspondem.
tiebreak-board-points-about = O que os membros de uma equipe somaram juntos.
web-page-tournaments = Torneios
web-page-tournament = Torneio
web-page-tournament-new = Organizar um torneio
web-page-tournament-edit = Editar o torneio
web-banner-paired = { $tournament }: seu próximo adversário é { $name }
web-banner-come = Já vou
web-game-to-tournament = Voltar ao torneio
web-tournaments-lead = Jogue uma noite ou uma temporada inteira, contra pessoas e computadores; ou organize o seu próprio torneio.
web-tournaments-account = Criar uma conta para organizar um
web-tournaments-account-about = Para organizar um torneio, você precisa de uma conta.
web-tournaments-running = Agora
web-tournaments-upcoming = Em breve
web-tournaments-finished = Encerrados
web-tournaments-mine = Meus
web-tournaments-none-running = Nenhum torneio está em andamento agora.
web-tournaments-none-upcoming = Nenhum torneio está previsto ainda.
web-tournaments-none-finished = Nenhum torneio chegou ao fim ainda.
web-tournaments-none-mine = Você ainda não jogou em nenhum torneio.
web-tournament-players =
    { $number ->
        [0] Ninguém se inscreveu ainda
        [one] { $number } jogador
       *[other] { $number } jogadores
    }
web-tournament-entered-teams =
    { $number ->
        [0] Ninguém se inscreveu ainda
        [one] { $number } equipe
       *[other] { $number } equipes
    }
web-tournament-by = Direção: { $name }
web-tournament-venue-tables-short = em mesas de verdade
web-tournament-running = Em andamento
web-tournament-cancelled = Cancelado
web-tournament-finished = O torneio terminou
web-tournament-no-start = Começa quando a direção decidir
web-tournament-leads = Na frente: { $name }
web-tournament-won = Venceu { $name }
web-tournament-you-director = Você dirige
web-tournament-you-helper = Você ajuda
web-tournament-you-entrant = Você participa
web-tournament-round = Rodada { $number }
web-tournament-round-of = Rodada { $number } de { $planned }
web-tournament-round-final = Final
web-tournament-round-semi = Semifinais
web-tournament-round-quarter = Quartas de final
web-tournament-round-paired = emparceirada
web-tournament-round-running = em andamento
web-tournament-round-closed = encerrada
web-tournament-rounds =
    { $number ->
        [one] { $number } rodada
       *[other] { $number } rodadas
    }
web-tournament-double = em dois turnos
web-tournament-best-of = melhor de { $number }
web-tournament-best-of-1 = uma partida só
web-tournament-third = com disputa do terceiro lugar
web-tournament-third-place = Disputa do terceiro lugar
web-tournament-reach-words =
    { $number ->
        [one] desafios até { $number } lugar acima
       *[other] desafios até { $number } lugares acima
    }
web-tournament-teams =
    { $number ->
        [one] equipes com { $number } tabuleiro
       *[other] equipes com { $number } tabuleiros
    }
web-tournament-handicap-words = vantagem: um nível a cada { $number } pontos
web-tournament-now = O que acontece agora
web-tournament-now-playing = Sua partida contra { $name } está em andamento
web-tournament-now-paired = Seu próximo adversário: { $name }
web-tournament-now-wait = Fique aqui: a partida começa assim que { $name } chegar.
web-tournament-now-deadline = Quem não vier perde por W.O. em
web-tournament-now-bye = Você folga nesta rodada.
web-tournament-now-entered = Você participa.
web-tournament-now-paused = Você está em pausa.
web-tournament-now-withdrawn = Você saiu do torneio.
web-tournament-next-start = Começa em
web-tournament-next-round = Próxima rodada em
web-tournament-next-finish = Termina em
web-tournament-challenge = Desafio a
web-tournament-challenge-send = Desafiar
web-tournament-enter = Participar
web-tournament-enter-account = Para participar, você precisa de uma conta.
web-tournament-enter-closed = As inscrições estão encerradas.
web-tournament-full = Não há mais vagas.
web-tournament-limit-words = no máximo { $number }
web-tournament-rating-words = ratings de { $least } a { $most }
web-tournament-pause = Fazer uma pausa
web-tournament-resume = Voltar
web-tournament-withdraw = Sair do torneio
web-tournament-withdraw-sure = Sair de vez? Depois não dá para voltar.
web-tournament-play = Jogar
web-tournament-watch = Assistir
web-tournament-look = Ver
web-tournament-view-standings = Classificação
web-tournament-view-rounds = Emparceiramento
web-tournament-view-table = Tabela
web-tournament-view-boards = Ao vivo
web-tournament-view-players = Jogadores
web-tournament-view-files = Arquivos
web-tournament-view-direct = Dirigir
web-tournament-place = Lugar
web-tournament-place-short = N.º
web-tournament-points = Pontos
web-tournament-points-short = Pts
web-tournament-points-words = Pontos: { $points }
web-tournament-streak = { $number } vitórias seguidas
web-tournament-tiebreaks = Critérios de desempate
web-tournament-tiebreaks-about = Decidem, um após o outro, entre quem tem os mesmos pontos.
web-tournament-podium = Pódio
web-tournament-nobody = Ninguém se inscreveu ainda.
web-tournament-no-rounds = Ainda não há emparceiramento.
web-tournament-no-games = Ainda não há partidas.
web-tournament-no-boards = Nenhuma partida está em andamento no momento.
web-tournament-bye = folga
web-tournament-bye-short = folga
web-tournament-byes = Folgam: { $names }
web-tournament-seat-first = p
web-tournament-seat-second = s
web-tournament-table-about = Cada célula mostra o número do adversário, se o jogador foi primeiro ({ web-tournament-seat-first }) ou segundo ({ web-tournament-seat-second }), e o resultado.
web-tournament-round-before = Rodada anterior
web-tournament-round-after = Próxima rodada
web-tournament-round-choose = Rodada
web-tournament-table = Mesa { $number }
web-tournament-waiting = esperando
web-tournament-contested = contestada
web-tournament-adjudicated = por decisão
web-tournament-bot = computador
web-tournament-state-paused = em pausa
web-tournament-state-withdrawn = retirada
web-tournament-late-mark = inscrição tardia
web-tournament-path-place = Lugar { $place } · Pontos: { $points }
web-tournament-path-rank = Lugar { $place }
web-tournament-path-score = +{ $wins } ={ $draws } −{ $losses }
web-tournament-path-rating = Rating { $number }
web-tournament-profile = Perfil
web-tournament-file-games = Todas as partidas
web-tournament-file-standings = Classificação
web-tournament-file-pairings = Emparceiramento
web-tournament-file-tournament = Tudo
web-tournament-file-report = Relatório FIDE
web-tournament-log = Registro
web-tournament-report = Denunciar este torneio
web-tournament-event-entered = { $name } participa.
web-tournament-event-entry-corrected = Inscrição corrigida: { $name }.
web-tournament-event-lineup-changed = { $name } tem uma nova escalação.
web-tournament-event-withdrawn = { $name } saiu do torneio.
web-tournament-event-paused = { $name } faz uma pausa.
web-tournament-event-resumed = { $name } voltou.
web-tournament-event-bye-granted = { $name } folga na rodada { $round }.
web-tournament-event-round-paired = A rodada { $round } está emparceirada.
web-tournament-event-round-unpaired = O emparceiramento da rodada { $round } foi desfeito.
web-tournament-event-game-added = Rodada { $round }, mesa { $table }: segue outra partida.
web-tournament-event-game-started = A partida { $game } começou.
web-tournament-event-result-entered = Partida { $game }: { $result }.
web-tournament-event-forfeited =
    { $absent ->
        [first] Partida { $game }: o primeiro jogador não veio.
        [second] Partida { $game }: o segundo jogador não veio.
       *[both] Partida { $game }: ninguém veio.
    }
web-tournament-event-result-corrected = Partida { $game } corrigida: { $result }.
web-tournament-event-match-decided = Rodada { $round }, mesa { $table }: o confronto é de { $name }.
web-tournament-event-round-closed = A rodada { $round } terminou.
web-tournament-event-tournament-finished = O torneio terminou.
web-tournament-name = Nome do torneio
web-tournament-text = Descrição
web-tournament-venue = Onde
web-tournament-venue-server = Neste servidor
web-tournament-venue-server-about = Os jogadores se inscrevem com suas contas, e as partidas são jogadas aqui.
web-tournament-venue-tables = Em mesas de verdade
web-tournament-venue-tables-about = Você digita os nomes dos jogadores, e eles jogam com tabuleiros de madeira.
web-tournament-format = Formato
web-tournament-rounds-number = Rodadas
web-tournament-rounds-about = Quanto mais rodadas, mais justa a ordem.
web-tournament-rounds-enough =
    { $number ->
        [one] Com { $players } jogadores, basta { $number } rodada para um vencedor claro.
       *[other] Com { $players } jogadores, bastam { $number } rodadas para um vencedor claro.
    }
web-tournament-cycles = Todos se enfrentam duas vezes
web-tournament-match = Um confronto é
web-tournament-minutes = Duração em minutos
web-tournament-reach = Quantos lugares acima se pode desafiar
web-tournament-boards = Tabuleiros por equipe
web-tournament-boards-about = 1 para jogadores individuais.
web-tournament-advice = Com { $number } jogadores, essas rodadas bastam para que todos se enfrentem.
web-tournament-advice-take = Escolher todos contra todos
web-tournament-when = Quando
web-tournament-start = Início
web-tournament-start-about = Deixe vazio para você mesmo começar.
web-tournament-absence = Minutos de espera por ausentes
web-tournament-absence-about = Uma partida começa quando os dois jogadores estão lá. Quem não chega a tempo perde por W.O.
web-tournament-automatic = Começar e emparceirar automaticamente
web-tournament-pause-between = Minutos entre duas rodadas
web-tournament-registration = Inscrição
web-tournament-registration-open = Aberta a todos
web-tournament-registration-code = Com código
web-tournament-registration-closed = Só pela direção
web-tournament-code = Código
web-tournament-code-about = Passe para quem pode participar.
web-tournament-limit = Máximo de jogadores
web-tournament-rating-min = Rating mínimo
web-tournament-rating-max = Rating máximo
web-tournament-late = Inscrição tardia permitida
web-tournament-computers = Jogadores do computador
web-tournament-computer = Jogador do computador
web-tournament-rules = Regras
web-tournament-rated = Partidas ranqueadas
web-tournament-handicap = Com vantagem
web-tournament-handicap-step = Pontos de rating por nível
web-tournament-handicap-about = A cada tantos pontos de diferença, o jogador mais forte joga um nível abaixo.
web-tournament-announce = Criar o torneio
web-tournament-keep = Salvar
web-tournament-rounds-title = Rodadas
web-tournament-pair = Emparceirar a próxima rodada
web-tournament-pair-by-hand = Emparceirar à mão
web-tournament-unpair = { $round }: desfazer o emparceiramento
web-tournament-is-automatic = As rodadas são emparceiradas automaticamente. Você também pode fazer isso a qualquer momento.
web-tournament-is-manual = Você emparceira as rodadas.
web-tournament-helpers = Ajudantes
web-tournament-helpers-none = Ninguém ajuda você ainda.
web-tournament-helper-name = Nome da conta
web-tournament-helper-remove = Remover
web-tournament-add = Adicionar
web-tournament-whole = O torneio inteiro
web-tournament-finish = Encerrar
web-tournament-finish-sure = Encerrar o torneio? A classificação será definitiva.
web-tournament-cancel = Cancelar o torneio
web-tournament-cancel-sure = Cancelar o torneio? Não dá para desfazer.
web-tournament-directing-about = Informe ou corrija resultados em “{ web-tournament-view-rounds }” e mude quem participa em “{ web-tournament-view-players }”.
web-tournament-directing-over = Você ainda pode corrigir resultados em “{ web-tournament-view-rounds }”.
web-tournament-decide = Resultado
web-tournament-correct = Corrigir o resultado
web-tournament-adjudicate = Decidir a partida
web-tournament-result = Informar o resultado
web-tournament-adjudicate-about = Sua decisão vale para o torneio, aconteça o que acontecer no tabuleiro.
web-tournament-wins = { $name } vence
web-tournament-drawn = Empate
web-tournament-match-decide = Decidir o confronto inteiro
web-tournament-wins-match = { $name } vence o confronto
web-tournament-reopen = Remover o resultado
web-tournament-forfeit = Alguém não veio?
web-tournament-absent = Falta { $name }
web-tournament-absent-both = Faltam os dois
web-tournament-team = Equipe
web-tournament-player-name = Jogador
web-tournament-members = Membros, um por linha, na ordem dos tabuleiros
web-tournament-add-computer = Adicionar jogador do computador
web-tournament-import = Ler uma lista de jogadores
web-tournament-import-about = Um arquivo CSV com as colunas nome e, se quiser, rating e equipe
web-tournament-imported =
    { $number ->
        [one] { $number } jogador adicionado.
       *[other] { $number } jogadores adicionados.
    }
## Tournaments: formats and games

tournament-game = rodada { $round }, mesa { $table }
tournament-game-number = rodada { $round }, mesa { $table }.{ $number }

## Printed pages of tournaments

print-page = Página { $number } de { $pages }
print-boxes = □ Um caractere que esta impressão não consegue mostrar; o número distingue os nomes.
print-pairings = Emparceiramento por mesa
print-names = Emparceiramento por nome
print-cards = Cartões de mesa
print-sheets = Planilhas de anotação
print-standings = Classificação
print-diplomas = Diplomas
print-cross-table = Tabela cruzada
print-cross-everyone = As colunas são os números à esquerda. 1: vitória, ½: empate, 0: derrota; + e −: não jogada.
print-cross-rounds = Para cada rodada: o resultado e o número do adversário. 1: vitória, ½: empate, 0: derrota; (1): folga; + e −: não jogada.
print-round = Rodada { $round }
print-round-of = Rodada { $round } de { $rounds }
print-first-gives = O primeiro jogador entrega primeiro.
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
print-rating = Rating
print-games = Partidas
print-entrants = Participantes
print-sits-out = Não jogam nesta rodada
print-bye = Folga
print-withdrawn = { $name } (retirada)
print-final = Classificação final
print-after = Após a rodada { $round }
print-after-of = Após a rodada { $round } de { $rounds }
print-now = Provisória
print-before = Antes da primeira rodada
print-square = Casa
print-given = Entrega
print-call = Anúncio
print-signatures = Assinaturas
print-scan = Depois da partida, escaneie o código e informe o resultado. Seu adversário confirma.
print-diploma = Diploma
print-awarded = concedido a
print-date = Data
print-director = Direção do torneio
print-place-of = { $number }º lugar

## Programs that play each other: `fourfold match` and `fourfold score`

cli-match-head-player = Jogador
cli-match-head-blunders = Erros graves
cli-match-head-faults = Falhas
cli-match-legend = Pontos e erros graves em porcentagem. Um erro grave é uma jogada que perde valor contra o jogo perfeito. Uma falha é uma partida perdida por uma pane, uma jogada ilegal, o relógio ou algo parecido.
cli-match-legend-elo = Elo: 1500 em média. ±: metade da largura de um intervalo de 95%, por reamostragem dos pares de partidas.
cli-match-elo = { $name } contra { $other }: diferença Elo { $elo } (intervalo de 95%: { $low } a { $high }); { $name } é mais forte com uma probabilidade de { $likelihood }%.
cli-match-elo-open = { $name } contra { $other }: estas partidas não permitem estimar a diferença Elo.
cli-match-test-open = O teste sequencial está indefinido: o log da razão de verossimilhança é { $ratio }, e os limites são { $low } e { $high }.
cli-match-test-better = O teste sequencial está decidido: { $name } é melhor que { $other } por mais de { $elo } Elo.
cli-match-test-not-better = O teste sequencial está decidido: { $name } não é melhor que { $other } por { $elo } Elo ou mais.
cli-match-fault =
    { $number ->
        [one] { $name }: { $fault } em { $number } partida (partida { $game }: { $why })
        [many] { $name }: { $fault } em { $number } partidas (a primeira é a partida { $game }: { $why })
       *[other] { $name }: { $fault } em { $number } partidas (a primeira é a partida { $game }: { $why })
    }
cli-engine-fault-time = sem tempo
cli-match-no-state = { $path } não contém partidas de fourfold match (linha { $line }): escolha outro arquivo ou apague este
cli-match-stopped = Interrompido. Estes são os resultados até agora; com --state seria possível continuar.
cli-match-players = são necessários pelo menos dois jogadores: comandos de motores ou strength:NAME
cli-match-games-even = --games: as partidas são jogadas em pares: esperado um número par, não { $number }
cli-match-sprt-two = --sprt compara dois jogadores: indique exatamente dois
cli-match-sprt-order = --sprt: o primeiro número deve ser menor que o segundo
cli-match-sprt-number = --sprt: não foi possível ler { $text }: esperado um número de { $low } a { $high }
cli-match-go = --go: não é possível usar estes limites: { $why }
cli-match-go-which = --go: esperado movetime, nodes ou depth com um número
cli-match-openings = --openings: { $why }
cli-jobs-broken = um processo que calculava foi encerrado de fora; com { $option }, o mesmo comando continua daqui
cli-score-asking = Perguntando
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
cli-score-no-state = { $path } não contém resultados de fourfold score (linha { $line }): escolha outro arquivo ou apague este

## Help of `fourfold match` and `fourfold score`

help-panel-limits = Limites
help-metavar-limits = LIMITES
help-match = Fazer motores e adversários do computador jogarem entre si, e medi-los.
help-match-more = Cada dois jogadores jogam pares de partidas: da mesma abertura empatada, com os lados trocados. Um motor que encerra sozinho, trava, escreve demais ou quebra as regras perde a partida.
help-match-players = Os jogadores, pelo menos dois: o comando que inicia um motor, ou strength:NAME com um de { $names }.
help-match-games = Partidas de cada dois jogadores, um número par; no máximo, com --sprt.
help-match-openings = Quantas peças estão colocadas nas aberturas empatadas, 0 para o início; ou um arquivo com uma posição por linha.
help-match-sprt = Parar quando um teste sequencial tiver decidido se o primeiro jogador é melhor pelo segundo número de pontos Elo, ou só pelo primeiro.
help-match-out = Gravar ali os registros das partidas.
help-match-keep = Manter os motores em execução de uma partida para outra; caso contrário, cada partida os inicia de novo.
help-match-times = Gravar nos registros quanto durou cada jogada.
help-match-margin = Segundos de cada resposta que o relógio não conta, para o caminho entre os processos.
help-match-go = Limites de cada busca, além do relógio: movetime MS, nodes N, depth N.
help-match-patience = Segundos de espera por uma resposta antes que um motor perca, quando nenhum relógio o limita.
help-score = Perguntar a um programa sobre posições decisivas: quantas vezes ele mantém o valor?
help-score-more = Em cada posição, algumas jogadas mantêm o valor e outras o perdem, segundo o motor exato. Falta de resposta, uma jogada ilegal e similares contam como perda.
help-score-command = O comando que inicia o programa, ou strength:NAME com um de { $names }.
help-score-level = Perguntar só neste nível, de 1 a 4; por padrão, em todos os que o programa joga.
help-score-positions = Perguntar sobre este número de posições, distribuídas por níveis e peças colocadas; por padrão, sobre todas.
help-score-speak = Como se pergunta ao programa: protocol (como motor), json (uma solicitação por linha) ou text (perguntas em palavras).
help-score-concurrency = A quantas cópias do programa perguntar ao mesmo tempo.

## The command line

cli-beside = Ao lado do tabuleiro
cli-hand = Na mão
cli-position = Posição
cli-to-place =
    { $edition ->
        [mushrooms] { $name } agora coloca este cogumelo e depois entrega um para { $other }.
       *[classic] { $name } agora coloca esta peça e depois entrega uma para { $other }.
    }
cli-to-give =
    { $edition ->
        [mushrooms] { $name } agora entrega um cogumelo para { $other }.
       *[classic] { $name } agora entrega uma peça para { $other }.
    }
cli-alignment = Quarto em { $squares }: { $values }
cli-begins =
    { $edition ->
        [mushrooms] { $name } começa entregando um cogumelo.
       *[classic] { $name } começa entregando uma peça.
    }
cli-begins-by-lot =
    { $edition ->
        [mushrooms] { $name } ganhou o sorteio e começa entregando um cogumelo.
       *[classic] { $name } ganhou o sorteio e começa entregando uma peça.
    }
cli-turn = jogada { $turn }
cli-in-tags = nas tags
cli-perft-total = sequências de comprimento { $depth }
cli-perft-seconds = segundos
cli-solve-turn = Jogada
cli-solve-value = Valor
cli-solve-line = linha { $line }
cli-atlas-corner = primeiro \ segundo
cli-atlas-legend = Linhas: nível do primeiro jogador (que entrega primeiro); colunas: nível do segundo. 1-0: o primeiro jogador vence, 0-1: o segundo, 1/2-1/2: empate.
cli-atlas-brackets = Entre parênteses: o número de colocações.
cli-atlas-head-level = Nível
cli-atlas-head-traits = Características
cli-atlas-head-result = Resultado
cli-atlas-head-distance = Colocações
cli-atlas-head-nodes = Posições visitadas
cli-atlas-head-seconds = Segundos
cli-atlas-differs = encontrado { $found }, mas o atlas incluído diz { $shipped }
cli-atlas-unknown = não está no atlas incluído
cli-atlas-damaged = o atlas { $path } está danificado ({ $why }): reinstale o fourfold
cli-atlas-resumed =
    { $number ->
        [one] Continuando após { $number } linha concluída em { $path }.
       *[other] Continuando após { $number } linhas concluídas em { $path }.
    }
cli-atlas-no-state = { $path } não contém linhas concluídas do atlas (linha { $line }): escolha outro arquivo ou apague este
cli-book-level = Nível
cli-book-traits = Características
cli-book-placed = Colocadas
cli-book-entries = Entradas
cli-book-bytes = Bytes
cli-book-differs = { $level }: o livro e a busca divergem em { $position }
cli-book-verified = { $level }: comparações com a busca: { $number }, erros: { $wrong }
cli-book-unused = o livro de aberturas { $name } não está em uso: { $why }
cli-bench-level = Nível
cli-bench-placed = Colocadas
cli-bench-asked = Consulta
cli-bench-number = Número
cli-bench-nodes = Visitadas
cli-bench-faster = Ganho
cli-bench-value = valor
cli-bench-distance = distância
cli-bench-book = com livro
cli-bench-columns = Média e p99 em milissegundos; posições visitadas, em média e em milhões por segundo. Ganho: quantas vezes mais rápido que um minimax simples, medido na mesma execução.
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
cli-replay-broken = { unit-game }, { $broken } com erro
cli-picture-ending = --output: { $path } não termina em .png nem em .gif
cli-review-turn = Jogada
cli-review-player = Jogador
cli-review-played = Jogado
cli-review-value = Valor
cli-review-mark = Nota
cli-review-best = Melhor
cli-review-exclude = --json e --html não podem ser usados juntos
cli-review-written = Revisão salva em { $path }.
cli-opponents-how = Escolha um: fourfold play --opponent { $name }
cli-opponents-overlooked = Quantas vezes cada tipo de figura passou despercebido, em porcentagem de { $number } partidas.
cli-opponents-head-opponent = Adversário
cli-opponents-head-level = Nível
cli-opponents-head-games = Partidas
cli-opponents-head-score = Pontos
cli-opponents-head-seat = Lugar
cli-opponents-head-start = Valor
cli-opponents-head-won = Vitórias
cli-opponents-head-drawn = Empates
cli-opponents-head-lost = Derrotas
cli-opponents-legend = Elo: o adversário médio tem { $average }. ±: metade da largura de um intervalo de 95%, por reamostragem das partidas. Pontos em porcentagem.
cli-opponents-held = A adversária perfeita desperdiçou { $lost } de { $number } partidas.
cli-opponents-playing = Jogando
cli-opponents-resumed =
    { $number ->
        [one] Continuando após { $number } partida concluída em { $path }.
       *[other] Continuando após { $number } partidas concluídas em { $path }.
    }
cli-opponents-no-state = { $path } não contém partidas de calibração (linha { $line }): escolha outro arquivo ou apague este
cli-hint-over = a partida acabou: uma dica precisa de uma partida em andamento; --at N volta para logo depois da jogada N
cli-hint-rules = { $path } já define as regras: omita { $name }
cli-hint-danger = Venceria agora
cli-hint-danger-none = Nada venceria agora.
cli-drill-how = Digite as quatro casas de um quarto (a1 b2 c3 d4), um dígito para uma linha, uma letra para uma coluna, - se não houver nenhum; digite quit para parar.
cli-drill-ready = Tudo pronto? Pressione Enter para iniciar o relógio.
cli-drill-question = Há um quarto? Onde?
cli-drill-none = n não nao nenhum
cli-drill-step = { $kinds }, grau { $grade }
cli-drill-right = Certo, em { $time }.
cli-drill-missed = Havia um quarto.
cli-drill-wrong = Isso não é um quarto.
cli-drill-late = O tempo acabou.
cli-drill-was-none = Não havia nenhum quarto neste tabuleiro.
cli-drill-on = Próximo: { $step }.
cli-drill-back = Um passo atrás: { $step }.
cli-drill-next = Pressione Enter para continuar.
cli-drill-unread = { $text } não é uma resposta: digite quatro casas diferentes, o dígito de uma linha, a letra de uma coluna, ou -
cli-drill-not-in-level = o nível { $level } não tem { $kinds }
cli-drill-nothing = Nenhuma resposta dada.
cli-drill-no-quarto = sem quarto
cli-drill-total = no total
cli-drill-head-kind = Figura
cli-drill-head-asked = Tabuleiros
cli-drill-head-right = Certos
cli-drill-head-missed = Não vistos
cli-drill-head-wrong = Errados
cli-drill-head-late = Tarde
cli-drill-head-seconds = Tempo (mediana)
cli-drill-weakest = O que você mais deixa passar: { $kinds }.
cli-drill-flawless = Tudo certo: que olho!
cli-drill-false = Você vê todos os quartos, e alguns que não existem: olhe duas vezes.
cli-drill-train = Próximo treino
cli-fill-goal-none = Preencha o tabuleiro sem nenhum quarto
cli-fill-goal-most = Preencha o tabuleiro com o maior número possível de quartos
cli-fill-welcome =
    { $edition ->
        [mushrooms] Digite uma casa e um cogumelo, por exemplo c2 7, e pressione Enter; digite help para saber o resto.
       *[classic] Digite uma casa e uma peça, por exemplo c2 7, e pressione Enter; digite help para saber o resto.
    }
cli-fill-solved = Resolvido: muito bem!
cli-fill-alignments =
    { $number ->
        [one] { $number } quarto no tabuleiro.
       *[other] { $number } quartos no tabuleiro.
    }
cli-fill-possible-none = Ainda dá para preencher sem nenhum quarto.
cli-fill-possible-most = Ainda dá para chegar a { $number } quartos, o máximo possível.
cli-fill-lost-none = Não dá mais para preencher sem quartos: haverá pelo menos { $number }.
cli-fill-lost-most =
    { $number ->
        [one] Daqui, dá para chegar no máximo a { $number } quarto.
       *[other] Daqui, dá para chegar no máximo a { $number } quartos.
    }
cli-fill-target-none = Uma solução não tem nenhum.
cli-fill-target-most = Uma solução tem { $number }.
cli-fill-take-back =
    { $edition ->
        [mushrooms] { $number ->
            [one] Volta a ser possível sem o cogumelo em { $squares }.
           *[other] Volta a ser possível se você tirar um destes cogumelos: { $squares }.
        }
       *[classic] { $number ->
            [one] Volta a ser possível sem a peça em { $squares }.
           *[other] Volta a ser possível se você tirar uma destas peças: { $squares }.
        }
    }
cli-fill-again = Pergunte de novo para ver uma colocação.
cli-fill-place = Por exemplo, { piece-the } em { $square }.
cli-fill-unread = { $text } não é um comando aqui. Digite, por exemplo, c2 7, remove c2 ou hint; digite help para saber mais.
cli-fill-no-piece =
    { $edition ->
        [mushrooms] não há nenhum cogumelo em { $square }
       *[classic] não há nenhuma peça em { $square }
    }
cli-fill-go-on = Para continuar
cli-fill-exclude = use só uma das opções --check, --hint e --solve; --check traz seu próprio tabuleiro
cli-fill-help-place =
    { $edition ->
        [mushrooms] colocar um cogumelo: seu dígito ou quatro letras
       *[classic] colocar uma peça: seu dígito ou quatro letras
    }
cli-fill-help-remove =
    { $edition ->
        [mushrooms] tirar um cogumelo do tabuleiro
       *[classic] tirar uma peça do tabuleiro
    }
cli-fill-help-undo = desfazer a última mudança
cli-fill-help-check = listar os quartos e o que ainda é possível alcançar
cli-fill-help-hint = ainda é possível? de novo: uma colocação que mantém a chance
cli-fill-help-solve = mostrar uma solução a partir daqui
cli-fill-help-board = mostrar o tabuleiro de novo
cli-fill-help-quit = sair, mostrando como continuar
cli-puzzle-welcome = Digite sua jogada e pressione Enter; hint dá uma dica, skip mostra a solução, quit sai, help explica mais.
cli-puzzle-prompt = Sua jogada
cli-puzzle-gift =
    { $edition ->
        [mushrooms] E qual cogumelo você entrega?
       *[classic] E qual peça você entrega?
    }
cli-puzzle-next = Enter para o próximo, quit para sair
cli-puzzle-again = Tente de novo ou digite skip.
cli-puzzle-unread = { $text } não é uma resposta. Digite, por exemplo, { $examples }; digite help para saber mais.
cli-puzzle-help-turn = colocar em c2 e entregar { piece-the }
cli-puzzle-help-place = colocar em c2; basta quando só a casa é pedida
cli-puzzle-help-give = entregar { piece-the }
cli-puzzle-help-hint = uma dica; de novo para saber mais
cli-puzzle-help-skip = mostrar a solução e continuar
cli-puzzle-theme = { $option }: valor desconhecido { $name }; escolha entre { $names }
cli-puzzle-no-id = --id: não há nenhum problema { $name }
cli-puzzle-none = nenhum problema encontrado: tente outro nível, tema ou dificuldade
cli-puzzle-difficulty = --difficulty: não foi possível ler { $text }; esperado: dois ratings, como 1200-1500
cli-puzzle-date = --date: não foi possível ler { $text }; esperado: um dia, como 2026-11-15
cli-error-exclude = { $name } e { $other } não podem ser usados juntos
cli-mine-mining = Procurando problemas
cli-mine-grading = Medindo a dificuldade
cli-mine-resumed =
    { $number ->
        [one] Continuando após { $number } etapa concluída em { $path }.
       *[other] Continuando após { $number } etapas concluídas em { $path }.
    }
cli-mine-no-state = { $path } não contém um estado salvo de fourfold mine (linha { $line }): escolha outro arquivo ou apague este
cli-mine-no-puzzle = { $path }, linha { $line }: não é um problema: { $why }
cli-mine-found = { $number } de { $wanted } problemas encontrados em { $games } partidas
cli-mine-ungraded = --store precisa de problemas com dificuldade medida: omita --no-grade
cli-mine-stopped = Interrompido. Execute o mesmo comando para continuar daqui.
cli-dataset-labelling = Rotulando
cli-dataset-placed = --placed: eram esperados números de peças de 0 a { $most }, como 5-15, não { $text }
cli-dataset-suffix = { $path }: o nome deve terminar em um de { $ends }
cli-dataset-exists = { $path } já existe: escolha outro nome ou apague o arquivo
cli-dataset-begun = { $path } contém um trabalho inacabado: continue com --resume ou apague o arquivo
cli-dataset-no-state = { $path } não contém um estado salvo de fourfold dataset (linha { $line }): escolha outro arquivo ou apague este
cli-dataset-resumed =
    { $number ->
        [one] Continuando depois de { $number } posição rotulada em { $path }.
        [many] Continuando depois de { $number } de posições rotuladas em { $path }.
       *[other] Continuando depois de { $number } posições rotuladas em { $path }.
    }
cli-dataset-exhausted =
    { $number ->
        [one] não há tantas posições diferentes: foi encontrada { $number }
        [many] não há tantas posições diferentes: foram encontradas { $number }
       *[other] não há tantas posições diferentes: foram encontradas { $number }
    }
cli-dataset-stopped = Parado. O que está pronto fica em { $path }: execute o mesmo comando com --resume para continuar.
cli-dataset-made = { $path }: { $positions } posições. Rotuladas agora: { $labelled } em { $seconds } s, { $each } por segundo.
cli-engine-fault-not-started = não iniciou
cli-engine-fault-crashed = encerrou sozinho
cli-engine-fault-hanging = sem resposta
cli-engine-fault-flooding = saída demais
cli-engine-fault-unreadable = resposta ilegível
cli-engine-fault-refused = recusado
cli-engine-fault-illegal = jogada ilegal
cli-engine-head-check = Teste
cli-engine-head-result = Resultado
cli-engine-status-passed = aprovado
cli-engine-status-failed = reprovado
cli-engine-status-absent = não oferecido
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
cli-engine-checking = Testando
cli-error-engine = motor { $command }: { $fault }: { $why }
cli-error-needs-option = { $name } precisa de { $other }
cli-error-command-line = não foi possível ler o comando { $text }: { $why }
cli-error-seconds = { $name }: não foi possível ler { $text }: esperado um número de segundos maior que 0
cli-lot-fair-creator = O sorteio foi justo: começa quem criou a partida.
cli-lot-fair-joiner = O sorteio foi justo: começa quem entrou depois.
cli-lot-wrong-commitment = Não foi justo: o segredo não é aquele com que o servidor se comprometeu.
cli-lot-wrong-first = Não foi justo: segundo o segredo e os nonces, quem começa é o outro jogador.
cli-lot-no-json = não é JSON ({ $why })
cli-account-head-name = Nome
cli-account-head-id = Jogador
cli-account-head-kind = Tipo
cli-account-head-since = Desde
cli-account-head-games = Partidas
cli-account-head-reports = Denúncias
cli-account-head-blocked = Bloqueada
cli-account-reset = A conta { $name } foi desconectada em todos os dispositivos. Este código de recuperação pode ser usado uma vez para definir uma nova senha:
cli-account-renamed = { $name } agora se chama { $new }.
cli-account-blocked = A conta { $name } foi bloqueada.
cli-account-unblocked = { $name } pode entrar de novo.
cli-account-deleted = A conta { $name } foi excluída.
cli-account-sure = Excluir { $name } para sempre? (sim/não)
cli-account-kept = a conta { $name } não foi excluída
cli-account-unknown = não há nenhuma conta chamada { $name }
cli-db-unavailable = não é possível usar o banco de dados: { $why }
cli-db-nothing = nada encontrado em { $path }
cli-db-exists = { $path } já existe: escolha outro nome ou use --force
cli-db-unfit = { $path } não é um banco de dados completo deste programa: { $why }
cli-db-running = um servidor está usando este banco de dados: pare-o primeiro
cli-db-used = este banco de dados já contém jogadores: --force os substitui
cli-db-no-tool = { $tool } não está instalado: as ferramentas do próprio PostgreSQL fazem e restauram os backups (Debian: apt install postgresql-client)
cli-db-tool-failed = { $tool } falhou: { $why }
cli-db-upgraded = O banco de dados agora está na etapa { $step } (antes: { $before }).
cli-db-up-to-date = O banco de dados já está atualizado: etapa { $step }.
cli-db-copying = Copiando
cli-db-checking = Reproduzindo partidas
cli-db-backed-up = Backup salvo em { $path } ({ $size } bytes).
cli-db-restored = O banco de dados foi restaurado a partir de { $path }.
cli-db-checked = Partidas: { $games }, entradas: { $entries }, contas: { $accounts }.
cli-db-well = Nenhuma falha encontrada.
cli-db-faults =
    { $number ->
        [one] { $number } falha encontrada.
       *[other] { $number } falhas encontradas.
    }
cli-bot-ready = { $name } está a postos para jogar em { $server }.
cli-bot-unmarked = Esta conta não está marcada como bot: ative essa opção nas configurações dela.
cli-bot-started = { $game }: uma partida contra { $name }
cli-bot-ended = { $game }: { $result }, { $reason }
cli-bot-entered = { $name }: inscrição feita
cli-bot-over = O torneio { $tournament } terminou.
cli-bot-refused = { $server } recusou: { $why }
cli-bot-waiting = { $server } não responde; tentando de novo ({ $why })
cli-bot-no-token = é preciso um token: --token, ou FOURFOLD_TOKEN
cli-bot-no-address = --server: { $text } não é um endereço como { $example }
cli-step-keys = Enter ou espaço: próxima   b: anterior   q: sair
cli-error-players = --players indica os dois jogadores e sorteia quem começa: use essa opção, ou --first e --second
cli-error-preset = --preset: valor desconhecido { $name }; escolha entre { $names }
cli-error-choice = valor desconhecido { $name }; escolha entre { $names }
cli-error-json-step = --json e --step não podem ser usados juntos
cli-error-goes-with = { $name } só pode ser usado com { $other }
cli-error-unreadable = não foi possível ler { $path }: { $why }
cli-error-one-game = { $path } contém { $number } partidas; para continuar jogando, precisa conter exatamente uma
cli-error-finished = a partida em { $path } acabou ({ $result }); reveja com: fourfold replay --step
cli-error-opponent = --opponent: valor desconhecido { $name }; escolha entre { $names }
cli-error-two-people = contra o computador, indique no máximo uma pessoa, com --first ou --second
cli-error-resume-setup = { $path } já define os jogadores e as regras: --resume não pode ser combinado com essas opções
cli-error-exists = { $path } já existe: continue essa partida com --resume ou escolha outro nome
cli-error-unwritable = não foi possível gravar { $path }: { $why }
cli-error-other-state = { $path } contém o trabalho de outra tarefa: lá { $there }, aqui { $here }. Escolha outro arquivo ou apague este
cli-error-cluster = não é possível usar o cluster Ray { $address }: { $why }
cli-play-welcome = Digite o que você quer fazer e pressione Enter; digite help para ver as instruções.
cli-play-says = { $name }: “{ $text }”
cli-play-resumed = Continuando a partida em { $path }.
cli-play-random = Jogador aleatório
cli-play-kept = A partida está salva em { $path }.
cli-play-saved = Salva em { $path }.
cli-play-bye = Até logo.
cli-play-exists = { $path } já existe: escolha outro nome
cli-play-save-where = Digite um nome de arquivo depois de save
cli-play-save-question = Salvar a partida? Nome do arquivo, ou Enter para não salvar:
cli-play-undone = Desfeito.
cli-play-undo-nothing = Não há nada para desfazer
cli-play-undo-clock = Não dá para desfazer nada enquanto o relógio está correndo
cli-play-draw-question = { $other }, você aceita o empate? (sim/não)
cli-play-draw-declined = { $other } quer continuar jogando.
cli-play-yes = s sim
cli-play-help-give =
    { $edition ->
        [mushrooms] entregar um cogumelo: seu dígito ou quatro letras
       *[classic] entregar uma peça: seu dígito ou quatro letras
    }
cli-play-help-place =
    { $edition ->
        [mushrooms] colocar o cogumelo na mão em uma casa
       *[classic] colocar a peça na mão em uma casa
    }
cli-play-help-turn = colocar e entregar de uma vez
cli-play-help-call = anunciar QUARTO! e indicar as quatro casas; também !a1b1c1d1
cli-play-help-pass =
    { $edition ->
        [mushrooms] não dizer nada quando todos os cogumelos já foram colocados
       *[classic] não dizer nada quando todas as peças já foram colocadas
    }
cli-play-help-undo = desfazer a última ação
cli-play-help-hint = uma dica; de novo, ou com reason ou turn, para saber mais
cli-play-help-end = propor empate; desistir
cli-play-help-board = mostrar o tabuleiro de novo
cli-play-help-save = salvar a partida e continuar salvando ali
cli-play-help-quit = sair
cli-play-unread = { $text } não é um comando aqui. Digite, por exemplo, { $examples }; digite help para saber mais.
cli-play-call-how = Um anúncio indica quatro casas diferentes (R15), por exemplo: quarto a1 b1 c1 d1
cli-error-whole = { $name }: não foi possível ler { $text }; esperado: um número inteiro
cli-error-whole-from = { $name }: não foi possível ler { $text }; esperado: um número inteiro a partir de { $low }
cli-error-whole-between = { $name }: não foi possível ler { $text }; esperado: um número inteiro de { $low } a { $high }
cli-error-depth = --depth { $depth }: o total pode não caber em 64 bits; escolha uma profundidade menor
cli-serve-at = O Fourfold está rodando em { $address } (Ctrl+C para parar)
cli-serve-error-listen = não é possível escutar em { $address }: { $why }
cli-serve-error-database = não é possível usar o banco de dados: { $why }
cli-serve-error-missing = { $name } não está instalado: instale fourfold[club]
cli-serve-error-start = não foi possível iniciar o servidor; o log acima diz por quê
cli-invalid-setting-range = { $name } deve estar entre { $least } e { $most }, não { $value }
cli-invalid-setting-least = { $name } deve ser pelo menos { $least }, não { $value }
cli-invalid-setting-choice = { $name } deve ser um destes valores: { $choices }, não { $value }
cli-invalid-setting-form = { $name } deve ter a forma { $form }, não { $value }
cli-invalid-setting-database = { $name } deve ser o caminho de um arquivo ou ter a forma { $form }, não { $value }
cli-invalid-setting-network = { $name }: { $value } não é um endereço nem uma rede
cli-invalid-setting-int = { $name } deve ser um número inteiro, não { $value }
cli-invalid-setting-float = { $name } deve ser um número, não { $value }
cli-invalid-setting-bool = { $name } deve ser yes ou no, não { $value }
cli-atlas-title = { $level }, { unit-trait }

## Tournaments on the command line

cli-tournament-head-id = ID
cli-tournament-head-format = Sistema
cli-tournament-head-round = Rodada
cli-tournament-head-status = Situação
cli-tournament-status-announced = não iniciado
cli-tournament-status-running = em andamento
cli-tournament-status-finished = encerrado
cli-tournament-status-cancelled = cancelado
cli-tournament-is-bot = computador
cli-tournament-is-late = a partir da rodada { $round }
cli-tournament-is-withdrawn = desistência
cli-tournament-is-paused = em pausa
cli-tournament-entered =
    { $number ->
        [one] { $number } participante foi inscrito.
        [many] { $number } participantes foram inscritos.
       *[other] { $number } participantes foram inscritos.
    }
cli-tournament-ignored = Colunas não usadas: { $names }
cli-tournament-advice-everybody-meets = Com { $players } jogadores, todos podem jogar contra todos em { $rounds } rodadas.
cli-tournament-advice-too-many-rounds = Tantas rodadas repetiriam confrontos em um suíço: com { $players } jogadores, todos jogam contra todos em { $rounds } rodadas.
cli-tournament-advice-enough = Para { $players } jogadores: um suíço de { $rounds } rodadas, após as quais no máximo um jogador pode ter vencido todas as partidas.
cli-tournament-advice-few-rounds =
    { $rounds ->
        [one] Com { $players } jogadores e { $rounds } rodada, vários jogadores podem vencer todas as partidas; os critérios de desempate decidem.
       *[other] Com { $players } jogadores e { $rounds } rodadas, vários jogadores podem vencer todas as partidas; os critérios de desempate decidem.
    }
cli-tournament-advice-instead = Com { $players } jogadores, todos poderiam jogar contra todos em { $rounds } rodadas: fourfold tournament change --format round-robin
cli-tournament-next-enter = A seguir, inscreva os jogadores: fourfold tournament enter NAME …
cli-tournament-next-pair = Quando todos estiverem inscritos, emparceire a primeira rodada: fourfold tournament pair
cli-tournament-next-open =
    { $number ->
        [one] Falta o resultado de { $number } mesa: { $tables }
        [many] Faltam os resultados de { $number } mesas: { $tables }
       *[other] Faltam os resultados de { $number } mesas: { $tables }
    }
cli-tournament-next-round = A seguir, emparceire a rodada { $round }: fourfold tournament pair
cli-tournament-next-finish = Todas as rodadas foram jogadas. Encerre o torneio: fourfold tournament finish
cli-tournament-none = ainda não há torneios: comece um com fourfold tournament new
cli-tournament-which = indique o torneio com --tournament; há vários em aberto: { $names }
cli-tournament-unknown = não há nenhum torneio { $text }; existem: { $names }
cli-tournament-unknown-many = { $text } pode ser mais de um torneio: { $names }
cli-tournament-nobody = ninguém chamado { $text } participa; há: { $names }
cli-tournament-nobody-number = não há número { $text }: os participantes vão de 1 a { $most }
cli-tournament-several = { $text } pode ser mais de uma pessoa: { $names }
cli-tournament-table = { $text } não é uma mesa: escreva 3 para a mesa 3, 3.2 para a segunda partida ou o segundo tabuleiro
cli-tournament-boards = a mesa { $table } tem vários tabuleiros: { $names }
cli-tournament-no-round = nenhuma rodada foi emparceirada ainda: fourfold tournament pair
cli-tournament-no-such-round = não há rodada { $round }; a última é a rodada { $last }
cli-tournament-result = { $text } não é um resultado; escreva um destes: { $results }
cli-tournament-result-missing = falta o resultado depois de { $table }
cli-tournament-points = { $text } não é um número de pontos; escreva 0, 0.5 ou 1
cli-tournament-one-name = --rating e --members valem para um só nome, não para vários
cli-tournament-no-correction = indique o nome certo, o rating certo (--rating) ou ambos
cli-tournament-no-cross = não há tabela cruzada para este torneio
cli-tournament-no-tables = ainda não há mesas: inscreva primeiro os jogadores
cli-tournament-no-entrants = ainda não há ninguém inscrito
cli-tournament-no-games = ainda não foi jogada nenhuma partida
cli-tournament-sure = Cancelar { $name } definitivamente? (sim/não)
cli-tournament-kept = { $name } não foi cancelado
cli-tournament-finish-sure = Ainda há rodadas a jogar em { $name }. Encerrar definitivamente? (sim/não)
cli-tournament-goes-on = { $name } continua
cli-tournament-cancelled = { $name } foi cancelado.
cli-tournament-printed = Salvo em { $path }
cli-tournament-no-address = --address: { $text } não é um endereço como { $example }
cli-tournament-not-over = O torneio ainda não terminou: as colocações ainda podem mudar.
cli-tournament-no-network = Esta máquina não está em nenhuma rede: os celulares não alcançam os endereços destes cartões. Indique um com --address.
cli-tournament-desk = A mesa de direção de { $name } (guarde este endereço para si; Ctrl+C para encerrar):
cli-tournament-desk-lan = Os celulares da rede local podem registrar resultados: fourfold tournament print cards
cli-tournament-desk-alone = Só esta máquina pode abri-la. Para os celulares nas mesas, use --lan.
cli-tournament-log-entered = { $name } participa com o número { $number }.
cli-tournament-log-entered-rated = { $name } participa com o número { $number } e o rating { $rating }.
cli-tournament-log-entry-corrected = O número { $number } agora é { $name }.
cli-tournament-log-entry-corrected-rated = O número { $number } agora é { $name }, com o rating { $rating }.
cli-tournament-log-lineup-changed = { $name } agora joga com { $members }.
cli-tournament-log-withdrawn = { $name } se retira.
cli-tournament-log-paused = { $name } faz uma pausa.
cli-tournament-log-resumed = { $name } voltou.
cli-tournament-log-bye-granted = { $name } folga na rodada { $round } (pontos: { $points }).
cli-tournament-log-round-paired = A rodada { $round } foi emparceirada.
cli-tournament-log-round-unpaired = O emparceiramento da rodada { $round } foi desfeito.
cli-tournament-log-game-added = { $game }: segue-se outra partida.
cli-tournament-log-game-started = { $game }: começou { $first } contra { $second }.
cli-tournament-log-result = { $game }: { $first } { $result } { $second }
cli-tournament-log-adjudicated = { $game }: { $first } { $result } { $second } (decisão da direção)
cli-tournament-log-corrected = { $game }: { $first } { $result } { $second } (corrigido)
cli-tournament-log-reopened = { $game }: { $first } contra { $second } está de novo sem resultado.
cli-tournament-log-match-decided = { $game }: { $name } vence por decisão da direção.
cli-tournament-log-round-closed = A rodada { $round } está completa.
cli-tournament-log-tournament-finished = O torneio terminou.
cli-tournament-pair-names = { $text } não é um par: escreva dois jogadores com dois-pontos, como ana:ben

## Added for the web app and the server

site-title = Fourfold · jogue Quarto!
site-about = Quarto! Dezesseis peças, quatro características, um grito.
site-game-playing = Uma partida de Quarto! em andamento. Assista ao vivo.
site-invitation = No Quarto!, o adversário escolhe a peça que você coloca. Quatro em linha com uma característica em comum vencem, se você perceber e anunciar.
site-unreachable = Não foi possível acessar o servidor. Tentando de novo…
web-percent = { NUMBER($number, maximumFractionDigits: 0) }%
web-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
web-with-remark = { $text }, { $remark }
web-turn-place-give = { $square }, depois { piece-the }
web-turn-place-call = { $square }, depois { quarto-call }
web-call-on = { quarto-call } { $squares }
web-account-token-revoke = Revogar
problem-field-missing = Falta este campo.
problem-field-unknown = Este campo não existe.
problem-field-json = Isto não é um JSON válido.
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
        [one] Deve ter pelo menos { $number } caractere.
       *[other] Deve ter pelo menos { $number } caracteres.
    }
problem-field-long =
    { $number ->
        [one] Pode ter no máximo { $number } caractere.
       *[other] Pode ter no máximo { $number } caracteres.
    }
problem-field-few =
    { $number ->
        [one] Deve ter pelo menos { $number } item.
       *[other] Deve ter pelo menos { $number } itens.
    }
problem-field-many =
    { $number ->
        [one] Pode ter no máximo { $number } item.
       *[other] Pode ter no máximo { $number } itens.
    }
problem-field-above = Deve ser maior que { $number }.
problem-field-least = Deve ser pelo menos { $number }.
problem-field-below = Deve ser menor que { $number }.
problem-field-most = Deve ser no máximo { $number }.
problem-field-form = O formato está errado.
problem-token-scope = Este token só pode ler. Para jogar, crie um token que permita isso.
problem-games-many = Você tem { $most } partidas não terminadas: termine uma ou desista dela primeiro.
problem-games-today = Você começou { $most } partidas em um dia: tente mais tarde.
problem-games-stored = Suas partidas ocupam os { $most } MB que você tem aqui.
problem-character = O texto contém um caractere que não pode ser usado aqui: { $character }.
problem-host = Este servidor não responde pelo nome { $host }. Quem o administra pode permitir esse nome com FOURFOLD_ALLOWED_HOSTS.
web-account-token-scope = O que o token pode fazer
web-account-token-play = Ler e jogar
web-account-token-read = Só ler
web-account-token-days = Por quanto tempo é válido
web-account-token-used = último uso: { $date }
web-account-token-unused = nunca usado
web-account-token-until = válido até { $date }

## Help of tournaments on the command line

help-tournament = Dirigir um torneio em mesas reais: inscrever jogadores, emparceirar rodadas, registrar resultados, imprimir.
help-tournament-new = Começar um torneio.
help-tournament-new-more = Sem --format, o sistema depende do número de jogadores: todos contra todos se forem no máximo 8 e houver rodadas suficientes; senão, um suíço.
help-tournament-change = Alterar um torneio antes da primeira rodada; o nome e o texto, também depois.
help-tournament-list = Listar os torneios, primeiro o último alterado.
help-tournament-cancel = Cancelar um torneio definitivamente; o seu histórico permanece.
help-tournament-enter = Inscrever jogadores ou uma equipe, mesmo com atraso.
help-tournament-import = Inscrever todos de um arquivo CSV, ou ninguém se algo estiver errado.
help-tournament-import-more = A primeira linha dá nome às colunas: name e, se quiser, rating, team e bot. UTF-8, com vírgulas, ponto e vírgula ou tabulações.
help-tournament-withdraw = Retirar alguém definitivamente; uma partida pendente é decidida à parte.
help-tournament-pause = Deixar alguém de fora até voltar.
help-tournament-resume = Deixar alguém que estava em pausa voltar a jogar.
help-tournament-bye = Deixar alguém folgar em uma rodada futura de um suíço.
help-tournament-lineup = Mudar os membros de uma equipe a partir da próxima rodada.
help-tournament-correct-entry = Corrigir o nome ou o rating de alguém; os emparceiramentos ficam.
help-tournament-pair = Emparceirar a próxima rodada, automaticamente ou à mão.
help-tournament-unpair = Desfazer o emparceiramento da última rodada, enquanto não houver resultados.
help-tournament-finish = Encerrar o torneio: a classificação é final. Os resultados ainda podem ser corrigidos.
help-tournament-result = Registrar resultados, todos ou nenhum.
help-tournament-result-more = A mesa 3 da rodada atual é 3; o segundo tabuleiro ou a segunda partida, 3.2; na rodada 1, 1.3.2.
help-tournament-forfeit = Dar derrota a um jogador que não veio, ou aos dois.
help-tournament-correct = Corrigir um resultado ou removê-lo; o histórico guarda ambos.
help-tournament-decide = Dar a vitória a alguém em uma mesa de eliminatória, por exemplo após muitos empates.
help-tournament-show = Mostrar um torneio: as regras, quem participa, o que vem a seguir.
help-tournament-pairings = Mostrar as mesas de uma rodada com os resultados.
help-tournament-standings = Mostrar a classificação com os desempates.
help-tournament-log = Listar tudo o que aconteceu, inclusive correções.
help-tournament-export = Escrever um torneio para outros programas: CSV, JSON ou o relatório da FIDE (TRF).
help-tournament-print = Imprimir emparceiramento, cartões de mesa, planilhas, classificação ou diplomas em PDF.
help-tournament-desk = Abrir a mesa de direção no navegador; o servidor roda nesta máquina.
help-tournament-desk-more = Tudo é salvo na hora; os outros comandos podem ser usados ao mesmo tempo. Não é preciso internet.
help-panel-format = Sistema
help-metavar-table = MESA
help-metavar-result = RESULTADO
help-metavar-points = PONTOS
help-metavar-text = TEXTO
help-tournament-name = Como se chama o torneio.
help-tournament-option = Qual torneio, pelo nome ou ID ou como começam; senão, FOURFOLD_TOURNAMENT ou o único não encerrado.
help-tournament-who = Um jogador: um número, um nome ou como ele começa.
help-tournament-table = Uma mesa, como 3, ou 3.2 para o segundo tabuleiro ou a segunda partida.
help-tournament-round = Qual rodada; senão a última, ou para uma folga a próxima.
help-tournament-json-events = Escrever o que foi acrescentado ao histórico, um objeto JSON por linha.
help-tournament-output = Onde salvar; - é a saída padrão.
help-tournament-format = Como se joga: { $names }.
help-tournament-players = Quantos jogadores são esperados, para sugerir um sistema.
help-tournament-rounds = Quantas rodadas tem um suíço.
help-tournament-cycles = Quantas vezes todos se enfrentam em um todos contra todos: 1 ou 2.
help-tournament-best-of = Quantas partidas dois jogadores fazem em uma eliminatória: 1, 3, 5 …
help-tournament-third-place = Fazer os perdedores das semifinais de uma eliminatória se enfrentarem.
help-tournament-boards = Quantos tabuleiros tem uma equipe; mais de 1 faz um torneio por equipes.
help-tournament-minutes = Quantos minutos dura uma arena.
help-tournament-reach = Quantos lugares acima alcança um desafio em uma escada.
help-tournament-limit = Quantos podem participar no máximo.
help-tournament-late = Se alguém pode se inscrever depois da primeira rodada.
help-tournament-tiebreaks = O que separa pontos iguais, nesta ordem, com vírgulas: { $names }.
help-tournament-preset = Regras prontas, com um minuto por jogada: { $names }.
help-tournament-handicap = Quantos pontos de rating custam um nível ao jogador mais forte (R7).
help-tournament-import-file = Um arquivo CSV de jogadores; - é a entrada padrão.
help-tournament-import-too = Inscrever todos deste arquivo CSV, como tournament import.
help-tournament-text = O que é preciso saber sobre ele.
help-tournament-rename = Outro nome.
help-tournament-names = Nomes de jogadores, ou o de uma equipe.
help-tournament-rating = O rating do jogador; é usado nos emparceiramentos.
help-tournament-right-name = O nome certo.
help-tournament-right-rating = O rating certo; 0 para nenhum.
help-tournament-members = Os membros de uma equipe na ordem dos tabuleiros, com vírgulas.
help-tournament-lineup-members = Os membros na ordem dos tabuleiros.
help-tournament-bot = Marcar o jogador como computador.
help-tournament-points = Quantos pontos dá: 0, 0.5 ou 1.
help-tournament-pair-table = Emparceirar estes dois à mão, primeiro o primeiro jogador; uma vez por mesa.
help-tournament-pair-bye = Dar folga a este jogador, ao emparceirar à mão.
help-tournament-results = Uma mesa e o resultado, primeiro o primeiro jogador ({ $results }); + veio, - não veio.
help-tournament-corrected = O resultado certo ({ $results }), ou open para removê-lo.
help-tournament-adjudicated = A direção decidiu estes resultados.
help-tournament-absent = Quem não veio: um jogador desta mesa, first, second ou both (os dois).
help-tournament-cross = Mostrar quem jogou contra quem.
help-tournament-export-what = O que escrever: { $names }.
help-tournament-print-what = O que imprimir: { $names }.
help-tournament-paper = O papel: a4 ou letter.
help-tournament-language = O idioma das páginas; senão, o seu.
help-tournament-blank = Planilhas de anotação sem nomes.
help-tournament-places = Para quantos primeiros lugares há diplomas.
help-tournament-address = Onde os celulares alcançam o servidor, para os códigos dos cartões; senão, o endereço desta máquina na rede local.
help-tournament-lan = Permitir também os celulares da rede local.
help-tournament-open = Se a mesa é mostrada no navegador.
help-tournament-address-only = Escrever apenas o endereço, para um servidor que já está rodando.

## Help of the command line

# A piece by its traits, with its digit for those who type it: “In hand: short dark round solid piece (a)”
cli-piece = { piece-named }{ piece-digit }
help-usage = Uso:
help-usage-options = [OPÇÕES]
help-usage-command = COMANDO [ARGUMENTOS]…
help-arguments = Argumentos
help-options = Opções
help-commands = Comandos
help-panel-players = Jogadores
help-panel-rules = Regras
help-default = [padrão: { $value }]
help-environment = [variável de ambiente: { $name }]
help-required = [obrigatório]
help-examples = Exemplos:
help-try = Use { $command } para obter ajuda.
help-error = Erro
help-aborted = Interrompido.
help-help = Mostrar esta ajuda e sair.
help-version = Mostrar a versão e sair.
help-lang = Idioma dos textos: { $names }; por padrão, o do sistema.
help-install-completion = Instalar o preenchimento automático para o shell atual.
help-show-completion = Mostrar o script de preenchimento automático do shell atual, para copiar ou adaptar.
help-completion-installed = Preenchimento automático para { $shell } instalado em { $path }. Ele passa a valer em um novo terminal.
help-metavar-address = ENDEREÇO
help-metavar-addresses = ENDEREÇOS
help-metavar-board = TABULEIRO
help-metavar-command = COMANDO
help-metavar-seconds = SEGUNDOS
help-metavar-cost = CUSTO
help-metavar-directory = PASTA
help-metavar-file = ARQUIVO
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
help-error-no-option-similar = A opção { $name } não existe. Você quis dizer { $names }?
help-error-no-command = O comando { $name } não existe.
help-error-no-command-similar = O comando { $name } não existe. Você quis dizer { $names }?
help-error-missing-command = Falta o comando.
help-error-missing-argument = Falta o argumento { $name }.
help-error-missing-option = Falta a opção { $name }.
help-error-extra = Não esperado aqui: { $text }
help-error-no-value = A opção { $name } não aceita valor.
help-error-needs =
    { $number ->
        [one] A opção { $name } precisa de um valor.
       *[other] A opção { $name } precisa de { $number } valores.
    }
help-error-invalid = Valor incorreto para { $name }: { $why }
help-error-language = --lang: não há textos em { $name }; escolha entre { $names }
help-fourfold = O jogo de tabuleiro Quarto!: jogar, ver e resolver posições, reproduzir e revisar partidas.
help-play = Jogar neste teclado; durante a partida, digite help para ver o que você pode fazer.
help-serve = Iniciar o servidor de jogo.
help-serve-more = Cada opção também é uma variável de ambiente: FOURFOLD_PORT, FOURFOLD_DATABASE e assim por diante.
help-opponents = Listar os adversários controlados pelo computador e a força de cada um.
help-opponents-more = O mais fraco vem primeiro. Para jogar contra um deles: fourfold play --opponent NOME
help-opponents-attention = Medir com que frequência cada adversário deixa passar cada tipo de figura.
help-opponents-attention-more = Em metade das partidas há um quarto para anunciar; nas outras, a peça na mão completa um. Nada mais pode ser anunciado ou completado.
help-opponents-calibrate = Fazer todos os adversários jogarem entre si e medir a força de cada um.
help-opponents-calibrate-more = Ratings Elo por máxima verossimilhança em cada nível; um empate conta como meia vitória.
help-opponents-check-perfect = Fazer a adversária perfeita jogar contra todos os outros nos dois lugares: ela entrega alguma coisa de bandeja?
help-opponents-check-perfect-more = As partidas são algumas das que calibrate joga, e um arquivo com essas partidas pode ser usado. O código de saída é 1 se uma partida empatada foi perdida ou se uma partida ganha não foi vencida.
help-puzzle = Resolver problemas: vencer, entregar a única peça segura, refutar um erro, salvar o empate.
help-puzzle-more = Cada problema foi verificado por um cálculo exato; sua dificuldade é o rating com que metade dos adversários controlados pelo computador encontra a solução. Sem --seed, --count e --difficulty, começa com problemas fáceis e depois se adapta ao seu desempenho.
help-drill = Treinar o olho: há um quarto no tabuleiro? Onde?
help-drill-more = Responda com as quatro casas de um quarto, ou com - se não houver nenhum. À medida que você melhora, o treino passa das linhas para os quadrados inclinados; no fim, mostra o que você deixa passar e a sua rapidez.
help-fill = Preencher o tabuleiro com as dezesseis peças, sem um único quarto ou com o maior número possível.
help-fill-more = Digite o que vai onde, por exemplo c2 7; digite help para saber o resto. O que as dicas dizem é exato.
help-show = Desenhar uma posição: o tabuleiro, as peças ao lado e a que está na mão.
help-show-more = Os quartos que contam neste nível e com estas características são marcados no tabuleiro e indicados abaixo dele.
help-referee = Decidir sobre uma posição contestada em uma mesa real: quem pode anunciar o quê, e por qual regra.
help-referee-last = A última casa ocupada, por exemplo c1.
help-referee-placed-by = Quem a ocupou: first ou second.
help-referee-given = Se uma peça foi entregue desde então.
help-referee-turn = De quem é a vez: first ou second; com o tabuleiro cheio, isso mostra se o outro passou.
help-referee-claim = Decidir sobre o anúncio destas quatro casas, por exemplo a1b1c1d1.
help-referee-caller = Quem anuncia: first ou second; por padrão, o jogador da vez.
help-referee-refused = Quantos anúncios foram recusados nesta vez.
help-referee-level = 1 a 4, ou A:B para o primeiro e o segundo jogador.
help-hint = Dar uma dica ao jogador da vez, de um leve toque até a própria jogada.
help-hint-more = Uma dica nunca revela mais do que sua profundidade, e o que ela diz é exato.
help-replay = Reproduzir registros de partidas e dizer como cada uma acabou.
help-replay-more = O código de saída é 0 se todos os registros são válidos, 1 se alguns não são e 2 se não foi possível ler um arquivo.
help-picture = Desenhar uma partida registrada: a última posição em PNG ou a partida inteira em GIF animado.
help-review = Revisar partidas com exatidão: quanto valeu cada decisão e o que era melhor.
help-review-more = O código de saída é 0 se todos os registros são válidos, 1 se alguns não são e 2 se não foi possível ler ou gravar um arquivo.
help-new = Escrever o registro de uma nova partida na saída padrão; a saída de erro diz quem começa.
help-solve = Resolver posições com exatidão para o jogador da vez, pela regra automática (R14).
help-solve-more = Uma posição inválida é indicada no seu lugar, e o código de saída no fim é 1. Os quartos que já estão no tabuleiro não contam.
help-bot = Jogar em um servidor como bot.
help-bot-more = Crie uma conta, marque-a como bot, crie um token para ela e inicie este comando. As partidas que estavam em andamento quando ele parou são retomadas.
help-engine = Jogar como um motor iniciado por outros programas.
help-engine-more = Os comandos do protocolo em docs/kit/protocol.md chegam pela entrada padrão e as respostas saem pela saída padrão.
help-lot = Verificar os sorteios que decidem quem começa.
help-lot-check = Verificar se um sorteio foi justo.
help-lot-check-more = Código de saída: 0 se foi, 1 se não foi, 2 se não é possível ler o sorteio.
help-account = Gerenciar as contas de um servidor: listar, redefinir, renomear, bloquear, excluir.
help-account-list = Listar as contas e quantas vezes cada uma foi denunciada.
help-account-reset = Cancelar a senha e obter um código para definir uma nova.
help-account-reset-more = Todas as sessões, todos os tokens e os códigos de recuperação anteriores perdem a validade. Entregue o código à pessoa dona da conta: ele funciona uma única vez, como código de recuperação ao entrar.
help-account-rename = Dar outro nome a um jogador; as denúncias sobre o nome antigo são encerradas.
help-account-block = Impedir uma conta de entrar; suas sessões e seus tokens perdem a validade.
help-account-delete = Excluir uma conta; suas partidas passam a mostrar um jogador excluído.
help-db = Cuidar do banco de dados de um servidor: atualizar, fazer backup, restaurar, verificar.
help-db-upgrade = Atualizar o esquema do banco de dados, ou criá-lo.
help-db-upgrade-more = Com SQLite, o servidor faz isso sozinho; com PostgreSQL, faça isso antes de iniciar uma versão mais nova.
help-db-backup = Copiar o banco de dados para um arquivo, mesmo enquanto um servidor o está usando.
help-db-backup-more = A cópia é consistente e só aparece quando está completa.
help-db-restore = Substituir o banco de dados por um backup, tudo ou nada.
help-db-restore-more = Pare o servidor primeiro. Um backup mais antigo é atualizado.
help-db-check = Reproduzir todas as partidas pelas regras e comparar tudo o que decorre dos registros.
help-db-check-more = Resultados, listas, nomes e ratings são recalculados. Código de saída: 0 se está tudo certo, 1 se algo está errado.
help-mine = Fazer os adversários jogarem e criar problemas a partir das partidas deles (JSON Lines).
help-mine-more = As mesmas opções encontram os mesmos problemas, com qualquer número de processos e por mais vezes que o trabalho seja interrompido.
help-dataset = Criar um arquivo de posições com valores exatos e todas as boas jogadas.
help-dataset-more = As mesmas opções criam o mesmo arquivo, com qualquer número de processos e mesmo depois de interrupções.
help-atlas = Mostrar o resultado do jogo perfeito a partir do tabuleiro vazio, para cada par de níveis e número de características.
help-atlas-more = 1-0: vence o primeiro jogador, que entrega primeiro. Um novo cálculo interrompido continua de onde parou; seu código de saída é 1 se um resultado for diferente do incluído.
help-book = Criar, verificar e listar os livros de aberturas.
help-book-info = Listar os livros; o código de saída é 1 se algum estiver faltando ou danificado.
help-book-verify = Verificar as somas de verificação e comparar entradas aleatórias com uma busca.
help-book-verify-more = O código de saída é 1 se um livro estiver faltando, danificado ou com erros.
help-book-build = Resolver todas as classes de posições na profundidade dos livros, em partes, e gravar os livros.
help-book-build-more = A profundidade é de quatro peças colocadas, ou cinco no nível 1 com três ou quatro características. Com Ctrl+C, perde-se no máximo uma parte: o mesmo comando continua. Um handicap também precisa dos valores da sua imagem espelhada. Todos os 64 livros levam algumas horas em um núcleo.
help-bench = Cronometrar o motor em posições aleatórias sem vitória imediata, por número de peças colocadas.
help-bench-more = Uma tabela vazia e uma thread, com e sem o livro de aberturas, só valores e com distâncias. A partir de dez peças colocadas, um minimax simples resolve as mesmas posições, e o quadro diz quantas vezes mais rápido é o motor.
help-perft = Contar as sequências de entregas e colocações de um certo comprimento, pela regra automática (R14).
help-perft-more = As partidas que acabam antes não são contadas. Cada primeira ação aparece com sua própria contagem.
help-patterns = Desenhar as figuras de um nível, agrupadas por tipo.
help-ascii = Desenhar só com caracteres ASCII simples.
help-no-colour = Escrever sem cores.
help-position = Quatro linhas, a linha 1 primeiro, depois a peça na mão ou -; por padrão, o início.
help-records = Registros de partidas; uma pasta equivale aos seus arquivos *.qgn em ordem de nome, - à entrada padrão.
help-level = De 1 a 4.
help-level-seats = De 1 a 4; A:B se refere ao jogador da vez e ao adversário.
help-level-players = De 1 a 4; A:B se refere ao primeiro e ao segundo jogador.
help-traits = Características em jogo, entre colour,shape,height,fill, separadas por vírgulas; por padrão, todas.
help-traits-some = Características em jogo, entre colour,shape,height,fill, separadas por vírgulas.
help-edition = classic ou mushrooms.
help-threads = Threads para uma busca; por padrão, tantas quantas a máquina tiver.
help-processes = Quantas partidas jogar ao mesmo tempo.
help-ray = Calcular no cluster Ray deste endereço, HOST:PORT ou auto, em vez de nesta máquina (extra cluster).
help-seed = Repete as mesmas escolhas aleatórias.
help-json = Escrever um objeto JSON por linha.
help-json-object = Escrever um objeto JSON.
help-json-array = Escrever um array JSON.
help-json-games = Escrever só JSON Lines, um objeto por partida.
help-database = Um arquivo, ou { $url }; por padrão, FOURFOLD_DATABASE ou um arquivo na sua pasta de dados.
help-first = Quem entrega primeiro.
help-second = Quem coloca primeiro.
help-players = Dois nomes; um sorteio decide quem começa. Com --level A:B, A é o nível do primeiro nome.
help-seed-lots = Repete o mesmo sorteio.
help-preset = Regras por nome, que as opções abaixo podem mudar: { $names }.
help-call = official, standing ou automatic.
help-false-call = refused ou loses.
help-clock = Em segundos: 60/move, 300+5, ou - para nenhum.
help-start = Onde a partida começa, se não for no início.
help-opponent = person, random, ou um dos adversários que fourfold opponents lista. Escolha seu lugar com --first ou --second, ou deixe o sorteio decidir.
help-random = O mesmo que --opponent random.
help-mute = O personagem do computador não diz nada.
help-save = Salvar a partida em um novo arquivo, após cada ação.
help-resume = Continuar a partida não terminada de um registro, e continuar salvando ali.
help-account-name = Nome da conta, ou seu ID.
help-account-new = O nome a partir de agora.
help-account-undo = Permitir que a conta entre de novo.
help-account-yes = Não perguntar.
help-db-force = Substituir o que já estiver lá.
help-db-target = Para onde vai a cópia.
help-db-source = Uma cópia feita por db backup.
help-atlas-level = Só estes níveis; A:B se refere ao primeiro e ao segundo jogador.
help-atlas-traits = Só este número de características, de 1 a 4.
help-atlas-recompute = Resolver do zero e comparar com o que está incluído.
help-atlas-distance = Com --recompute: encontrar também as distâncias.
help-atlas-state = Com --recompute: onde manter as linhas concluídas até que todas estejam prontas.
help-atlas-output = Com --recompute: gravar as linhas na forma do arquivo incluído.
help-bench-level = Um nível; por padrão, 1 e 2.
help-bench-scale = Multiplica o número de posições por este valor.
help-bench-seed = Escolhe as posições.
help-bench-empty = Resolver também o tabuleiro vazio do zero: isso leva minutos.
help-book-level = Um par de níveis; A:B se refere ao jogador com a peça e ao outro. Pode ser repetido.
help-book-traits = Quantas características estão em jogo; pode ser repetido.
help-book-traits-default = de 1 a 4
help-book-directory = Onde estão os livros.
help-book-directory-default = a do próprio pacote
help-book-samples = Quantas posições de cada livro comparar com uma busca.
help-book-seed = Escolhe essas posições.
help-book-target = Onde gravar os livros.
help-book-work = Onde manter os valores concluídos, para continuar após uma interrupção.
help-book-work-default = PASTA/work
help-book-memory = Megabytes para a tabela.
help-bot-server = Onde jogar, por exemplo { $example }
help-bot-token = Um token da conta do bot; mais seguro no ambiente, onde poucos podem vê-lo.
help-bot-strength = A força; fourfold opponents lista os nomes dos adversários.
help-engine-check = Testar se outro motor fala o protocolo: o comando que o inicia. O código de saída é 1 se ele não falar.
help-engine-patience = Segundos de espera por uma resposta antes de considerar o motor travado.
help-bot-accept = Aceitar todos os desafios abertos.
help-bot-challenge = Aceitar este desafio primeiro.
help-bot-tournament = Inscrever-se neste torneio e jogar nele até o fim.
help-bot-code = O código de inscrição, quando é preciso.
help-bot-games = Parar após este número de partidas; 0 para nunca parar.
help-drill-stage = Começar com { $names }.
help-drill-grade = Começar com o grau 1, 2 ou 3 da etapa.
help-drill-level = O que conta, de 1 a 4; por padrão, aumenta com a etapa.
help-drill-count = Quantos tabuleiros; 0 para não ter fim.
help-drill-seconds = Tempo para cada tabuleiro; 0 para jogar sem relógio.
help-drill-grow = Respostas certas seguidas até o próximo passo; 0 para não avançar.
help-drill-seed = Repete os mesmos tabuleiros.
help-drill-json = Não perguntar nada: escrever os tabuleiros com as respostas, um por linha.
help-fill-goal = none para nenhum quarto, most para o maior número possível.
help-fill-board = Continuar a partir deste tabuleiro.
help-fill-check = Dizer quais quartos um tabuleiro tem e o que ainda é possível alcançar com ele.
help-fill-hint = Dizer onde uma peça pode ficar, e sair.
help-fill-solve = Preencher o tabuleiro da melhor forma possível, e sair.
help-fill-seed = Repete a mesma solução.
help-fill-json = Com --check, --hint ou --solve: escrever um objeto JSON.
help-hint-what = Um registro com uma só partida, ou quatro linhas e a peça na mão ou -.
help-hint-depth = nudge, reason, turn, ou all para as três.
help-hint-explain = Em vez disso, dizer por que esta jogada vence, segura o empate ou perde.
help-hint-danger = Em vez disso, mostrar qual peça venceria e onde.
help-hint-at = Voltar ao fim da jogada N de um registro.
help-hint-level = Para uma posição: de 1 a 4; A:B se refere ao jogador da vez e ao adversário.
help-hint-traits = Para uma posição: entre colour,shape,height,fill, separadas por vírgulas.
help-hint-call = Para uma posição: official, standing ou automatic.
help-lot-file = JSON: um sorteio, ou uma partida que tenha um, como o servidor mostra; - para a entrada padrão.
help-mine-count = Problemas de cada tema em cada nível.
help-mine-levels = Níveis, ou pares de níveis, por exemplo { $example }
help-mine-themes = Um ou mais destes: { $names }.
help-mine-games = Examinar no máximo este número de partidas.
help-mine-tries = Quantas vezes cada adversário tenta um problema.
help-mine-no-grade = Deixar a dificuldade em aberto (null).
help-mine-grade = Não procurar novos: medir a dificuldade dos que estão em um arquivo, JSON Lines ou compacto. Pode ser repetido.
help-mine-shipped = Encontrar também o que o pacote já tem.
help-mine-state = Onde manter o trabalho concluído; o mesmo comando continua após uma interrupção.
help-mine-out = Gravar ali, quando tudo estiver pronto.
help-mine-store = Gravar a forma compacta do pacote, não JSON.
help-dataset-positions = Quantas posições diferentes criar.
help-dataset-out = O novo arquivo; o nome termina em .parquet ou .npz. Ao lado são gravados uma descrição dos dados e uma soma de verificação.
help-dataset-placed = Quantas peças estão colocadas, de A a B. Menos de 5 demoram muito.
help-dataset-processes = Quantos processos calculam ao mesmo tempo; por padrão, tantos quantos núcleos a máquina tiver.
help-dataset-resume = Continuar um trabalho interrompido.
help-opponents-level = Mostrar os ratings neste nível.
help-opponents-levels = Níveis, separados por vírgulas.
help-opponents-state = Onde manter as partidas concluídas; o mesmo comando continua após uma interrupção.
help-opponents-games-kind = Partidas para cada tipo de figura.
help-opponents-games-pair = Partidas de cada par em cada nível.
help-opponents-games-all = Partidas no total.
help-opponents-write = Gravar os ratings na forma em que o pacote os mantém (ratings.json).
help-perft-depth = Quantas entregas e colocações, a partir de 0.
help-puzzle-theme = Um destes: { $names }.
help-puzzle-difficulty = De um rating a outro; qualquer um dos dois pode ser omitido.
help-puzzle-count = Quantos; por padrão, 1 com --json e, sem ele, até você sair.
help-puzzle-seed = Repete os mesmos problemas.
help-puzzle-daily = O problema do dia (UTC).
help-puzzle-date = Com --daily: o de outro dia.
help-puzzle-id = O problema com este ID.
help-replay-step = Percorrer as partidas jogada a jogada.
help-picture-file = Um arquivo com um único registro de partida; - para a entrada padrão.
help-picture-output = Onde gravar a imagem: um nome terminado em .png ou .gif.
help-picture-after = Mostrar a posição depois deste número de ações em vez da última.
help-picture-side = Largura e altura em pixels.
help-review-html = Gravar uma página que abre off-line, com um tabuleiro, um gráfico dos valores e botões para avançar e voltar.
help-serve-host = Onde escutar; por padrão, 127.0.0.1.
help-serve-port = Por padrão, 8016; 0 para qualquer uma que esteja livre.
help-serve-lan = Escutar na rede local e usar o endereço desta máquina nos links.
help-serve-redis = { $url }, quando há vários processos.
help-serve-workers = Quantos processos; por padrão, 1.
help-serve-public-url = Onde as pessoas o encontram, atrás de um proxy: { $url }
help-serve-trusted-proxies = Proxies cujos cabeçalhos são confiáveis, separados por vírgulas.
help-serve-open = Mostrar a página no navegador quando estiver pronta.
help-solve-positions = Quatro linhas, a linha 1 primeiro, depois a peça na mão ou -; pode haver várias posições. Um único - lê as posições da entrada padrão, uma por linha.
help-solve-distance = Dizer também em quantas colocações a partida se decide.
help-solve-turns = Listar todas as jogadas legais com seu valor, a melhor primeiro.
help-solve-no-book = Buscar sem consultar os livros de aberturas.
percent = { $number }%
cli-progress-nodes = { $number } M
cli-texts-head-language = Idioma
cli-texts-head-complete = Completo
cli-texts-head-missing = Faltando
cli-texts-checking = Verificando os textos
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
cli-texts-no-key = nenhuma chave começa com { $text }
cli-texts-finding-language = { $name } não é um idioma conhecido pelo CLDR: dê ao arquivo o nome de um, como fr.ftl ou pt-BR.ftl
cli-texts-finding-junk = não foi possível ler: { $text }
cli-texts-finding-twice = esta chave aparece duas vezes
cli-texts-finding-unknown = o inglês não tem esta chave, e nenhum outro texto se refere a ela
cli-texts-finding-reference = refere-se a { $name }, que não existe
cli-texts-finding-lost = não mostra { $name }, como faz o inglês
cli-texts-finding-added = mostra { $name }, que o inglês não mostra
cli-texts-finding-unasked = escolhe por { $name }, que este texto não recebe
cli-texts-finding-value = { $name } nunca é { $value }
cli-texts-finding-plural = não tem forma para números do tipo [{ $form }]
cli-texts-finding-dots = as reticências são um só caractere: { $text }
cli-texts-finding-spaces = dois espaços, uma tabulação ou uma linha vazia: { $text }
cli-texts-finding-straight = use aspas e apóstrofos tipográficos: { $text }
cli-texts-finding-french = o francês usa aqui um espaço estreito não separável: { $text }
cli-texts-finding-german = o alemão escreve as aspas „assim“ e um espaço antes de %: { $text }
cli-texts-finding-spanish = o espanhol abre o que fecha: { $text }
cli-texts-finding-ending = termina com “{ $text }”, o inglês com “{ $expected }”
cli-texts-finding-term = o inglês tem { $word }: use o termo do glossário, { $term }
cli-texts-finding-avoid = em vez de { $word }, escreva: { $term }
help-texts = Cuidar dos textos: o quanto cada idioma está completo, e verificações para quem traduz.
help-texts-check = Verificar textos: chaves, variáveis, plurais, termos do glossário, pontuação.
help-texts-check-more = Código de saída: 0 se está tudo certo, 1 se algo está errado, 2 se um arquivo não pode ser lido. Textos que faltam são contados, mas não são erros: aparecem em inglês.
help-texts-missing = Listar os textos que um idioma mostra em inglês, prontos para traduzir.
help-texts-missing-more = Cada um tem sua descrição e o texto em inglês, no formato do arquivo.
help-texts-show = Mostrar cada texto com sua descrição, em inglês e em um idioma.
help-texts-language = Um idioma como fr, ou um arquivo como new/pl.ftl.
help-texts-languages = Idiomas como fr, ou arquivos como new/pl.ftl; por padrão, todos os idiomas.
help-texts-beginning = Só as chaves que começam assim.
help-metavar-beginning = INÍCIO
