language-name = Italiano

## Labels

label = { $label }: { $text }

## The call

quarto-call = QUARTO!

## Seats and names

player-first = primo giocatore
player-second = secondo giocatore
name-first = Giocatore 1
name-second = Giocatore 2
name-deleted = Giocatore eliminato

## Editions and their words

edition-classic-name = Classica
edition-classic-about = Pezzi di legno: chiari o scuri, tondi o quadrati, alti o bassi, pieni o cavi.
edition-mushrooms-name = Funghi
edition-mushrooms-about = Per bambini: blu o rossi, appuntiti o piatti, grandi o piccoli, con o senza puntini gialli.
trait-colour = colore
trait-shape =
    { $edition ->
        [mushrooms] cappello
       *[classic] forma
    }
trait-height =
    { $edition ->
        [mushrooms] grandezza
       *[classic] altezza
    }
trait-fill =
    { $edition ->
        [mushrooms] puntini
       *[classic] riempimento
    }
value-light =
    { $edition ->
        [mushrooms] blu
       *[classic] { $number ->
            [one] chiaro
           *[other] chiari
        }
    }
value-dark =
    { $edition ->
        [mushrooms] { $number ->
            [one] rosso
           *[other] rossi
        }
       *[classic] { $number ->
            [one] scuro
           *[other] scuri
        }
    }
value-round =
    { $edition ->
        [mushrooms] { $number ->
            [one] appuntito
           *[other] appuntiti
        }
       *[classic] { $number ->
            [one] tondo
           *[other] tondi
        }
    }
value-square =
    { $edition ->
        [mushrooms] { $number ->
            [one] piatto
           *[other] piatti
        }
       *[classic] { $number ->
            [one] quadrato
           *[other] quadrati
        }
    }
value-tall =
    { $edition ->
        [mushrooms] { $number ->
            [one] grande
           *[other] grandi
        }
       *[classic] { $number ->
            [one] alto
           *[other] alti
        }
    }
value-short =
    { $edition ->
        [mushrooms] { $number ->
            [one] piccolo
           *[other] piccoli
        }
       *[classic] { $number ->
            [one] basso
           *[other] bassi
        }
    }
value-solid =
    { $edition ->
        [mushrooms] senza puntini gialli
       *[classic] { $number ->
            [one] pieno
           *[other] pieni
        }
    }
value-hollow =
    { $edition ->
        [mushrooms] con puntini gialli
       *[classic] { $number ->
            [one] cavo
           *[other] cavi
        }
    }
piece-noun =
    { $edition ->
        [mushrooms] { $number ->
            [one] fungo
           *[other] funghi
        }
       *[classic] { $number ->
            [one] pezzo
           *[other] pezzi
        }
    }
piece-one =
    { $edition ->
        [mushrooms] fungo
       *[classic] pezzo
    }
piece-many =
    { $edition ->
        [mushrooms] funghi
       *[classic] pezzi
    }
piece-named =
    { $edition ->
        [mushrooms] fungo { $height ->
            [tall] grande
           *[short] piccolo
        }, { $colour ->
            [light] blu
           *[dark] rosso
        } e { $shape ->
            [round] appuntito
           *[square] piatto
        } { $fill ->
            [solid] senza puntini gialli
           *[hollow] con puntini gialli
        }
       *[classic] pezzo { $height ->
            [tall] alto
           *[short] basso
        }, { $colour ->
            [light] chiaro
           *[dark] scuro
        }, { $shape ->
            [round] tondo
           *[square] quadrato
        } e { $fill ->
            [solid] pieno
           *[hollow] cavo
        }
    }
piece-the =
    { $edition ->
        [mushrooms] il fungo { $height ->
            [tall] grande
           *[short] piccolo
        }, { $colour ->
            [light] blu
           *[dark] rosso
        } e { $shape ->
            [round] appuntito
           *[square] piatto
        } { $fill ->
            [solid] senza puntini gialli
           *[hollow] con puntini gialli
        }{ piece-digit }
       *[classic] il pezzo { $height ->
            [tall] alto
           *[short] basso
        }, { $colour ->
            [light] chiaro
           *[dark] scuro
        }, { $shape ->
            [round] tondo
           *[square] quadrato
        } e { $fill ->
            [solid] pieno
           *[hollow] cavo
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
        [one] riga
       *[other] righe
    }
kind-column =
    { $number ->
        [one] colonna
       *[other] colonne
    }
kind-diagonal =
    { $number ->
        [one] diagonale
       *[other] diagonali
    }
kind-small-square =
    { $number ->
        [one] quadrato piccolo
       *[other] quadrati piccoli
    }
kind-large-square =
    { $number ->
        [one] quadrato grande
       *[other] quadrati grandi
    }
kind-turned-square =
    { $number ->
        [one] quadrato ruotato
       *[other] quadrati ruotati
    }

## Things with a number

unit-square =
    { $number ->
        [one] { $number } casella
       *[other] { $number } caselle
    }
unit-pattern =
    { $number ->
        [one] { $number } figura
       *[other] { $number } figure
    }
unit-game =
    { $number ->
        [one] { $number } partita
       *[other] { $number } partite
    }
unit-second =
    { $number ->
        [one] { $number } secondo
       *[other] { $number } secondi
    }
unit-tenths = { $whole },{ $tenth } s
unit-minute =
    { $number ->
        [one] { $number } minuto
       *[other] { $number } minuti
    }
unit-hour =
    { $number ->
        [one] { $number } ora
       *[other] { $number } ore
    }
unit-day =
    { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
unit-piece =
    { $edition ->
        [mushrooms] { $number ->
            [one] { $number } fungo
           *[other] { $number } funghi
        }
       *[classic] { $number ->
            [one] { $number } pezzo
           *[other] { $number } pezzi
        }
    }
unit-trait =
    { $number ->
        [one] { $number } caratteristica
       *[other] { $number } caratteristiche
    }

## Settings agreed before a game

setting-preset = Regole
setting-level = Livello
setting-traits = Caratteristiche in gioco
setting-call = Annuncio
setting-false-call = Annuncio sbagliato
setting-clock = Orologio
setting-edition = Edizione
level-name = Livello { $level }
level-handicap = Livello { $first } contro livello { $second }
level-1-about = Il gioco base: righe, colonne e diagonali.
level-2-about = Per giocatori esperti: valgono anche i 9 quadrati piccoli.
level-3-about = Valgono anche i 5 quadrati più grandi.
level-4-about = Valgono anche i 6 quadrati ruotati.
call-official-name = Annuncio ufficiale
call-official-about =
    { $edition ->
        [mushrooms] Annuncia un quarto prima di dare un fungo. Se ti sfugge, l’avversario può annunciarlo subito; dopo, il quarto perde ogni valore.
       *[classic] Annuncia un quarto prima di dare un pezzo. Se ti sfugge, l’avversario può annunciarlo subito; dopo, il quarto perde ogni valore.
    }
call-standing-name = Annuncio in ogni momento
call-standing-about = Un quarto conserva il suo valore: vince chi lo annuncia per primo nel proprio turno.
call-automatic-name = Automatico
call-automatic-about = Nessuno annuncia: con un quarto si vince subito.
false-call-refused-name = Respinto
false-call-refused-about = Un annuncio sbagliato è respinto e il turno continua.
false-call-loses-name = Partita persa
false-call-loses-about = Chi fa un annuncio sbagliato perde la partita.
clock-none = Senza orologio
clock-turn = { $time } a mossa
clock-bank = { $time } a testa
clock-bank-increment = { $time } a testa, più { $increment } dopo ogni mossa
clock-left = { $name } ha ancora { $time }
preset-basic-name = Gioco base
preset-basic-about = Righe, colonne e diagonali, come nel regolamento.
preset-experienced-name = Giocatori esperti
preset-experienced-about = La variante del regolamento: si vince anche con i quadrati piccoli.
preset-level-1-name = Livello 1
preset-level-1-about = Righe, colonne e diagonali: 10 modi di vincere.
preset-level-2-name = Livello 2
preset-level-2-about = Anche quadrati piccoli: 19 modi di vincere.
preset-level-3-name = Livello 3
preset-level-3-about = Anche quadrati più grandi: 24 modi di vincere.
preset-level-4-name = Livello 4
preset-level-4-about = Anche quadrati ruotati: 30 modi di vincere e quasi nessun pareggio.
preset-beginners-1-name = Principianti, una caratteristica
preset-beginners-1-about = Conta solo il colore.
preset-beginners-2-name = Principianti, due caratteristiche
preset-beginners-2-about = Contano solo il colore e la forma.
preset-beginners-3-name = Principianti, tre caratteristiche
preset-beginners-3-about = Contano il colore, la forma e l’altezza.
preset-mushrooms-name = Funghi
preset-mushrooms-about = Il gioco base con i funghi, per bambini.
preset-tournament-name = Torneo
preset-tournament-about = Il gioco base con un minuto a mossa.

## What happens in a game

phase-give-plain =
    { $edition ->
        [mushrooms] Dai un fungo a { $other }.
       *[classic] Dai un pezzo a { $other }.
    }
phase-give-call =
    { $edition ->
        [mushrooms] Dai un fungo a { $other } o annuncia QUARTO!
       *[classic] Dai un pezzo a { $other } o annuncia QUARTO!
    }
phase-place-plain =
    { $edition ->
        [mushrooms] Piazza questo fungo.
       *[classic] Piazza questo pezzo.
    }
phase-place-call =
    { $edition ->
        [mushrooms] Piazza questo fungo o annuncia QUARTO!
       *[classic] Piazza questo pezzo o annuncia QUARTO!
    }
phase-last-word-plain =
    { $edition ->
        [mushrooms] Tutti i funghi sono sul tavoliere: passa.
       *[classic] Tutti i pezzi sono sul tavoliere: passa.
    }
phase-last-word-call =
    { $edition ->
        [mushrooms] Tutti i funghi sono sul tavoliere: annuncia QUARTO! o passa.
       *[classic] Tutti i pezzi sono sul tavoliere: annuncia QUARTO! o passa.
    }
phase-last-answer-plain = { $other } ha passato: passa anche tu.
phase-last-answer-call = { $other } ha passato: annuncia QUARTO! o passa anche tu.
phase-over-plain = La partita è finita.
waiting-give =
    { $edition ->
        [mushrooms] { $name } sta scegliendo un fungo per { $other }.
       *[classic] { $name } sta scegliendo un pezzo per { $other }.
    }
waiting-place =
    { $edition ->
        [mushrooms] { $name } piazza il fungo.
       *[classic] { $name } piazza il pezzo.
    }
waiting-last-word = { $name } ha l’ultima parola.
waiting-last-answer = A { $name } spetta l’ultima risposta.
action-give = { $name } dà a { $other } { piece-the }.
action-place = { $name } piazza { piece-the } in { $square }.
action-call = { $name } annuncia QUARTO! in { $squares }.
action-refused-empty-square = { $name } annuncia QUARTO! in { $squares }, ma almeno una di quelle caselle è vuota.
action-refused-no-pattern = { $name } annuncia QUARTO! in { $squares }, ma quelle caselle non formano nessuna figura.
action-refused-not-in-level = { $name } annuncia QUARTO! in { $squares }, ma quella figura non è del livello di chi annuncia.
action-refused-no-common-trait = { $name } annuncia QUARTO! in { $squares }, ma i quattro non hanno in comune nessuna caratteristica in gioco.
action-refused-lapsed = { $name } annuncia QUARTO! in { $squares }, ma quel quarto ha perso ogni valore.
referee-made = { $player } ha completato questo quarto e lo annuncia in tempo: vince { $player }.
referee-caught = { $other } ha completato questo quarto senza annunciarlo. { $player } lo annuncia in tempo e vince.
referee-standing = Un quarto conserva il suo valore finché qualcuno lo annuncia. { $player } lo annuncia e vince.
referee-empty-square = Almeno una di queste caselle è vuota.
referee-no-pattern = Queste caselle non formano nessuna figura.
referee-not-in-level = Questa figura non è nel livello di { $player }.
referee-no-common-trait = Questi quattro non hanno in comune nessuna caratteristica in gioco.
referee-lapsed = Questo quarto ha perso il suo valore: non contiene l’ultima casella occupata.
referee-refused = L’annuncio è respinto e il turno continua.
referee-loses = Secondo la regola della casa, un annuncio sbagliato perde: vince { $other }.
referee-illegal = L’annuncio non vale: { $reason }.
referee-not-their-turn = ora tocca a { $other }
referee-now = { $player } può annunciarlo adesso.
referee-later = Se nessuno lo annuncia adesso, { $player } potrà annunciarlo più tardi.
referee-nobody = Nessuno può annunciarlo adesso.
referee-claim-lapsed = Ha perso il suo valore: nessuno può più annunciarlo.
referee-automatic = Vince senza che nessuno lo annunci.
referee-ended-earlier = La partita era finita prima dell’ultimo piazzamento, quando questo quarto è stato completato.
referee-won = { $player } ha vinto: un quarto vince senza annuncio.
referee-full = Tutti i pezzi sono piazzati senza un quarto: è patta.
referee-turn = Ora tocca a { $player }.
referee-none = Sul tavoliere non c’è nessun quarto.
fault-empty-square = Almeno una di queste caselle è vuota.
fault-no-pattern = Queste caselle non formano nessuna figura.
fault-not-in-level = Questa figura non è del tuo livello.
fault-no-common-trait = Questi quattro non hanno in comune nessuna caratteristica in gioco.
fault-lapsed = È tardi per annunciare questo quarto: ha perso ogni valore.
action-pass = { $name } passa.
action-resign = { $name } si arrende.
action-agree = I giocatori concordano il pareggio.
action-flag = { $name } ha esaurito il tempo.
action-abandon = { $name } ha abbandonato la partita.
action-abandon-both = La partita è stata abbandonata.
action-abort = { $name } interrompe la partita.
reason-quarto = QUARTO!
reason-caught = quarto non visto
reason-time = tempo esaurito
reason-resignation = resa
reason-false-call = annuncio sbagliato
reason-full-board = tavoliere pieno
reason-agreement = accordo
reason-abandoned = partita abbandonata
reason-aborted = partita interrotta
outcome-quarto = { $name } vince: QUARTO! ({ $values } in { $squares })
outcome-caught = { $name } vince con un quarto che { $other } non ha visto ({ $values } in { $squares })
outcome-caught-automatic = { $name } vince: { $other } ha completato un quarto che vale solo per { $name } ({ $values } in { $squares })
outcome-time = { $name } vince: { $other } ha esaurito il tempo
outcome-resignation = { $name } vince: { $other } si arrende
outcome-false-call = { $name } vince: { $other } ha fatto un annuncio sbagliato
outcome-full-board =
    { $edition ->
        [mushrooms] Pareggio: tutti i funghi sono sul tavoliere e nessuno ha vinto
       *[classic] Pareggio: tutti i pezzi sono sul tavoliere e nessuno ha vinto
    }
outcome-agreement = Pareggio concordato
outcome-abandoned = { $name } vince: { $other } ha abbandonato la partita
outcome-abandoned-nobody = Nessuno vince: la partita è stata abbandonata
result-first = Vince il primo giocatore
result-second = Vince il secondo giocatore
result-draw = Pareggio
result-none = Non finita
verdict-win = vittoria
verdict-draw = pareggio
verdict-loss = sconfitta
verdict-in =
    { $number ->
        [one] { $value } in { $number } piazzamento
       *[other] { $value } in { $number } piazzamenti
    }
status-fresh = si può annunciare ora
status-lapsed = ha perso ogni valore
status-standing = si può annunciare in ogni momento

## Around real tables: the table clock and the referee

web-page-clock = Orologio da tavolo
web-table-clock-lead = Metti il telefono accanto al vostro tavoliere, tra voi due. Ogni metà è rivolta al suo giocatore.
web-table-clock-near = Nome da questo lato
web-table-clock-far = Nome dal lato opposto
web-table-clock-set = Imposta l’orologio
web-table-clock-start = Dai tu per primo. Tocca per iniziare.
web-table-clock-begin = Voglio dare io per primo
web-table-clock-tossed = La sorte decide: { $name } comincia a dare.
web-table-clock-gift = Dai, poi tocca qui
web-table-clock-turn = Piazza, dai, poi tocca qui
web-table-clock-last = Ultimo piazzamento: annuncia o tocca qui per passare
web-table-clock-answer = La tua ultima risposta: annuncia o tocca qui per passare
web-table-clock-judged = Il tuo annuncio viene giudicato
web-table-clock-paused = In pausa
web-table-clock-fallen = Tempo scaduto: hai perso
web-table-clock-won = Hai vinto!
web-table-clock-lost = Hai perso
web-table-clock-draw = Pareggio
web-table-clock-refused = { $number } annunci respinti su 3
web-table-clock-pause = Metti in pausa
web-table-clock-resume = Riprendi
web-table-clock-again = Un’altra partita
web-table-clock-board = Tavoliere e arbitro
web-table-clock-calls = { $name } annuncia QUARTO!
web-table-clock-stands = L’orologio è fermo a { $time }.
web-table-clock-uphold = Giusto: vince { $name }
web-table-clock-refuse = Sbagliato: si continua
web-table-clock-refuse-loses = Sbagliato: l’annuncio perde
web-table-clock-check = Controlla su un tavoliere
web-table-clock-mistake = Toccato per errore
web-table-clock-count = Secondo l’orologio ne sono stati piazzati { $before } o { $after }.
web-table-clock-end = Termina la partita
web-table-clock-resigns = { $name } si arrende
web-table-clock-agree = Accordarsi per il pareggio
web-table-clock-quarto = Vince { $name }
web-table-clock-back = Annulla l’ultimo tocco
web-table-clock-fill = Schermo intero
web-table-clock-away = Metti via l’orologio
web-setting-vibration = Vibrazione
web-page-referee = Arbitro
web-referee-about = Prepara il tavoliere e guarda chi può annunciare cosa.
web-referee-mode = Un tocco sul tavoliere significa
web-referee-mode-pieces = Prepara
web-referee-mode-last = Ultima casella
web-referee-mode-call = Annuncio
web-referee-set-up = Prepara il tavoliere. Termina con l’ultima casella occupata.
web-referee-point-last = Tocca l’ultima casella occupata.
web-referee-point-call = Tocca le quattro caselle annunciate.
web-referee-facts = Che cosa si sa
web-referee-last = Ultima casella occupata
web-referee-placed-by = Occupata da
web-referee-given = Dato da allora?
web-referee-yes = Sì
web-referee-no = No
web-referee-to-act = Tocca a
web-referee-caller = Chi annuncia
web-referee-refused = Annunci respinti in questo turno
web-referee-quartos = Quarto sul tavoliere
web-referee-rule-on = Giudica un annuncio di queste caselle
web-learn-more-clock = Un orologio per il vostro tavoliere, con QUARTO! su ogni lato.
web-learn-more-referee = Un dubbio su un annuncio? Guarda chi ha ragione e per quale regola.

## Around real tables: the director’s desk and the pages of tables

web-page-desk = Postazione del torneo
web-page-table = Tavolo del torneo
web-desk-title = Postazione: { $name }
web-desk-online = Questo torneo si gioca sul server e non ha bisogno di una postazione.
web-desk-key-about = Questa pagina è per la direzione del torneo. Inserisci la chiave della direzione, o l’intero indirizzo che la contiene.
web-desk-key = Chiave della direzione
web-desk-key-send = Apri la postazione
web-desk-saved = Tutto salvato
web-desk-saving = Salvataggio…
web-desk-stuck =
    { $number ->
        [one] Il server non risponde. { $number } dato sarà salvato appena torna.
       *[other] Il server non risponde. { $number } dati saranno salvati appena torna.
    }
web-desk-public = Pagina pubblica
web-desk-status-announced = Non ancora iniziato
web-desk-status-running = In corso
web-desk-status-finished = Il torneo è finito
web-desk-status-cancelled = Il torneo è stato annullato
web-desk-view-round = Risultati
web-desk-view-players = Giocatori
web-desk-view-standings = Classifica
web-desk-view-print = Stampa
web-desk-view-phones = Telefoni e aiuto
web-desk-table = Tabella incrociata
web-desk-next = Il prossimo passo
web-desk-next-players = Prima inserisci i giocatori.
web-desk-missing =
    { $number ->
        [one] Manca { $number } risultato
       *[other] Mancano { $number } risultati
    }
web-desk-progress = Risultati inseriti
web-desk-complete = Ci sono tutti i risultati del turno { $round }.
web-desk-pair = Abbina il turno { $round }
web-desk-pair-games = Abbina i giocatori liberi
web-desk-all-rounds = Tutti i turni sono stati giocati.
web-desk-finish = Concludi il torneo
web-desk-finish-sure = Concludere il torneo? La classifica diventa definitiva, ma potrai ancora correggere i risultati.
web-desk-contested-games =
    { $number ->
        [one] { $number } tavolo ha bisogno di te: i risultati comunicati sono diversi
       *[other] { $number } tavoli hanno bisogno di te: i risultati comunicati sono diversi
    }
web-desk-claimed-games =
    { $number ->
        [one] { $number } risultato attende la conferma dell’avversario
       *[other] { $number } risultati attendono la conferma dell’avversario
    }
web-desk-automatic = Il prossimo turno sarà abbinato automaticamente tra
web-desk-show = Tavoli da mostrare
web-desk-show-all = Tutti
web-desk-show-open = Aperti
web-desk-show-attention = Comunicati
web-desk-none-all = Qui non ci sono partite.
web-desk-none-open = Ci sono tutti i risultati.
web-desk-none-attention = Nessuna comunicazione in attesa.
web-desk-round = Turno
web-desk-round-number = Turno { $number }
web-desk-round-done = Tutti i risultati di questo turno sono arrivati.
web-desk-unpair = Annulla gli abbinamenti
web-desk-unpair-sure = Annullare questi abbinamenti ({ $round })? Le liste stampate non saranno più valide.
web-desk-by-hand = Abbina a mano
web-desk-byes = Riposa: { $names }
web-desk-no-rounds = Nessun turno è stato ancora abbinato.
web-desk-keys = Tastiera: le frecce cambiano tavolo; 1 e 2 inseriscono una vittoria a sinistra o a destra, = un pareggio. Ctrl+Z annulla l’ultimo risultato.
web-desk-draw = Pareggio
web-desk-wins = Vince { $name }
web-desk-table-result = Tavolo { $table }: { $result }
web-desk-more = Forfait o correzione
web-desk-contested = Comunicazioni diverse
web-desk-confirm = Conferma
web-desk-quick = Digita un risultato
web-desk-quick-send = Inserisci
web-desk-quick-about = Tavolo e risultato: “7 1” se vince chi è nominato per primo, “7 2” per l’altro, “7 =” per un pareggio.
web-desk-quick-unreadable = Digita un tavolo e un risultato, per esempio “7 1”.
web-desk-quick-board = Indica anche il tavoliere, per esempio “7.2 1” per il tavoliere 2 al tavolo 7.
web-desk-quick-no-table = In questo turno non c’è un tavolo { $table }.
web-desk-quick-over = Il tavolo { $table } ha già un risultato. Per cambiarlo, usa il pulsante del tavolo.
web-desk-drawn = Pareggio tra { $name } e { $other }
web-desk-hint = Premi il nome di chi ha vinto, o ½ per un pareggio.
web-desk-player-name = Nome
web-desk-player-rating = Punteggio
web-desk-player-add = Aggiungi
web-desk-player-file = Leggi una lista
web-desk-player-about = Premi Invio dopo ogni giocatore. Puoi anche digitare “Ana Silva 1612” come nome, incollare più righe o leggere un file CSV.
web-desk-player-newest = Ultimo inserimento
web-desk-player-change = Modifica
web-desk-player-drop = Scarta
web-desk-imported =
    { $number ->
        [one] { $number } giocatore aggiunto.
       *[other] { $number } giocatori aggiunti.
    }
web-desk-present =
    { $number ->
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }
web-desk-search = Cerca un nome
web-desk-late = iscrizione tardiva
web-desk-pause = Metti in pausa
web-desk-resume = Di nuovo in gioco
web-desk-correct = Correggi il nome o il punteggio
web-desk-correct-save = Salva
web-desk-withdraw = Ritira definitivamente
web-desk-remove = Togli
web-desk-withdraw-sure = Ritirare { $name } definitivamente? Se una partita è ancora aperta, inserisci un risultato o un forfait.
web-desk-bye = Riposo nel turno { $round }
web-desk-bye-worth = Punti: { $points }
web-desk-games = Partite
web-desk-paper = Carta
web-desk-paper-a4 = A4
web-desk-paper-letter = US Letter
web-desk-print-pairings = Abbinamenti per tavolo
web-desk-print-pairings-about = Da appendere in sala all’inizio di un turno.
web-desk-print-names = Abbinamenti per nome
web-desk-print-names-about = Perché tutti trovino in fretta il proprio tavolo.
web-desk-print-cards = Cartellini per i tavoli
web-desk-print-cards-about = Con il codice che apre la pagina del tavolo sul telefono. Valgono per tutta la giornata.
web-desk-print-sheets = Formulari
web-desk-print-sheets-about = Perché i giocatori annotino la partita.
web-desk-print-standings = Classifica
web-desk-print-standings-about = Con la tabella incrociata, dopo ogni turno.
web-desk-print-diplomas = Diplomi
web-desk-print-diplomas-about = Per la premiazione finale.
web-desk-helpers = Aiuto alla postazione
web-desk-helpers-about = Chi apre l’indirizzo della postazione può dirigere il torneo con te. Dallo solo a persone fidate.
web-desk-helpers-copy = Copia l’indirizzo della postazione
web-desk-phones = Telefoni dei giocatori
web-desk-phones-about = Il codice su ogni cartellino apre la pagina del tavolo. Lì un giocatore comunica il risultato e l’avversario lo conferma su un altro telefono. Queste sono le stesse pagine.
web-table-wrong-key = Questo indirizzo non apre il tavolo. Scansiona di nuovo il codice sul cartellino.
web-table-empty = Al momento non c’è una partita a questo tavolo. La prossima apparirà qui.
web-table-first = dà per primo
web-table-second = piazza per primo
web-table-part = Partita { $number } a questo tavolo
web-table-board = Tavoliere { $number }
web-table-boards = Un altro tavoliere
web-table-who = Chi sei?
web-table-not-me = Non sono { $name }
web-table-result = Com’è finita la tua partita?
web-table-won = Ho vinto
web-table-draw = Pareggio
web-table-lost = Ho perso
web-table-they-say = { $name } comunica: { $result }.
web-table-you-say = Hai comunicato: { $result }.
web-table-right = È giusto
web-table-wrong = Non è giusto
web-table-waiting = Manca la conferma: { $name }
web-table-waiting-about = Anche { $name } scansiona il codice sul cartellino, oppure la direzione del torneo conferma il risultato.
web-table-change = Modifica la mia comunicazione
web-table-contested = Le vostre comunicazioni sono diverse
web-table-contested-about = Se hai sbagliato, modifica la tua comunicazione. Altrimenti chiedi alla direzione del torneo di decidere.
web-table-over = Risultato registrato: { $result }
web-table-over-about = Se è sbagliato, la direzione del torneo può correggerlo. Il prossimo turno apparirà qui.
web-table-done = Questa partita è finita.
web-table-nobody = non è venuto nessuno
web-table-clock = Orologio per questa partita
web-table-clock-report = Comunica il risultato
web-table-referee = Chiedi all’arbitro

## Computer opponents

opponent-newcomer-name = Tom
opponent-newcomer-line =
    { $edition ->
        [mushrooms] Ha appena aperto la scatola e trova belli tutti i funghi.
       *[classic] Ha appena aperto la scatola e trova belli tutti i pezzi.
    }
opponent-beginner-name = Clara
opponent-beginner-line = La zia che chiacchiera mentre gioca ed esulta quando vinci.
opponent-casual-name = Max
opponent-casual-line = Il vicino che passa per una partita dopo cena e non prende niente troppo sul serio.
opponent-attentive-name = Rosa
opponent-attentive-line = Tiene d’occhio ogni riga, anche mentre nel suo bar sale il caffè.
opponent-experienced-name = Paul
opponent-experienced-line =
    { $edition ->
        [mushrooms] Insegna a scuola, conta ad alta voce i funghi sicuri e di rado resta senza.
       *[classic] Insegna a scuola, conta ad alta voce i pezzi sicuri e di rado resta senza.
    }
opponent-strong-name = Inés
opponent-strong-line = Una capitana che pianifica in silenzio e quasi mai si lascia sfuggire un quarto.
opponent-expert-name = Ada
opponent-expert-line = Gira il tavoliere nella mente e trova la casella che avevi dimenticato.
opponent-master-name = Leo
opponent-master-line =
    { $edition ->
        [mushrooms] Sorride, ti dà un fungo e sa già dove finirà.
       *[classic] Sorride, ti dà un pezzo e sa già dove finirà.
    }
opponent-perfect-name = Sibilla
opponent-perfect-line = Ha visto ogni partita possibile e si gode comunque la tua.
opponents-rated = Il numero è il punteggio Elo al livello { $level } (media: 1500).
says-newcomer-greeting-1 = Ciao, sono Tom! Ho appena aperto la scatola.
says-newcomer-greeting-2 = Ciao! Mi fai vedere come si fa?
says-newcomer-greeting-3 = Oh, com’è tutto bello. Cominciamo?
says-newcomer-rematch-1 = Ancora? Sì, ti prego!
says-newcomer-rematch-2 = Un’altra volta! Credo di aver capito.
says-newcomer-close-1 = Si sta riempiendo. Che nervi!
says-newcomer-close-2 = Caspita, non c’è quasi più posto.
says-newcomer-close-3 = Quello che mi piaceva di più è già andato!
says-newcomer-slip-1 = Aspetta, lì avevo un quarto? Oh no!
says-newcomer-slip-2 = Ops! Avevo un quarto e non me ne sono accorto.
says-newcomer-spared-1 = Ehi, lì avevi un quarto! Ormai è tardi.
says-newcomer-spared-2 = Quel quarto era tuo, ed è scappato!
says-newcomer-catch-1 = QUARTO! L’hai fatto tu e l’ho visto io! Io!
says-newcomer-catch-2 = QUARTO! Ne ho trovato uno davvero, guarda!
says-newcomer-caught-1 = Oh! Quello l’ho fatto io? Non lo sapevo.
says-newcomer-caught-2 = Un quarto? Dove? Ah, lì!
says-newcomer-win-1 = Ho vinto? Ho vinto! Hai visto?
says-newcomer-win-2 = Evviva! Lo racconto a tutti a casa.
says-newcomer-win-3 = Davvero? Io? Grazie di aver giocato!
says-newcomer-loss-1 = Che bravura! Me lo fai rivedere?
says-newcomer-loss-2 = Pazienza. La prossima volta ce la faccio.
says-newcomer-loss-3 = Che furbata. Come hai fatto?
says-newcomer-draw-1 = Quindi nessuno ha perso? Mi piace!
says-newcomer-draw-2 = Pareggio! È come vincere insieme?
says-beginner-greeting-1 = Eccoti, tesoro! Siediti, si gioca.
says-beginner-greeting-2 = Ciao, gioia! Ho messo su l’acqua per il tè.
says-beginner-greeting-3 = Che bello vederti! Come stanno tutti?
says-beginner-rematch-1 = Un’altra? Che bello, mi sto scaldando ora.
says-beginner-rematch-2 = Bene, avevo ancora tanto da raccontarti.
says-beginner-close-1 = Mamma mia, come si riempie, vero?
says-beginner-close-2 = Dov’ero rimasta? Ah sì, stiamo giocando.
says-beginner-close-3 = Lo dico sempre: il finale è la parte migliore.
says-beginner-slip-1 = Che sciocca, avevo un quarto e chiacchieravo.
says-beginner-slip-2 = Ahimè, mi è scappato un quarto.
says-beginner-spared-1 = Lì avevi un quarto, tesoro. Non fa niente!
says-beginner-spared-2 = Quel quarto era tuo, gioia. Alla prossima!
says-beginner-catch-1 = QUARTO! Quello l’hai fatto per me, tesoro!
says-beginner-catch-2 = QUARTO! Vedi, ogni tanto guardo anch’io.
says-beginner-caught-1 = Visto bene, tesoro! E io chiacchieravo.
says-beginner-caught-2 = Tu l’hai visto e io no. Che occhi!
says-beginner-win-1 = Oh, ho vinto? Che bella sorpresa!
says-beginner-win-2 = Ma guarda, la vecchia zia ci sa ancora fare!
says-beginner-win-3 = Ho vinto, ma mi hai fatto sudare.
says-beginner-loss-1 = Evviva! Sono così felice per te.
says-beginner-loss-2 = Hai vinto! Lo sapevo.
says-beginner-loss-3 = Meraviglioso! Ci vuole una torta.
says-beginner-draw-1 = Pareggio! Allora torta per tutti e due.
says-beginner-draw-2 = Nessuno vince, nessuno lava i piatti. Perfetto!
says-casual-greeting-1 = ’Sera! Hai tempo per una partitella?
says-casual-greeting-2 = Cena ottima. Ora ci divertiamo.
says-casual-greeting-3 = Ciao! Neanche da te c’è niente in tivù?
says-casual-rematch-1 = Certo, la notte è giovane.
says-casual-rematch-2 = Ancora una? Non ho fretta.
says-casual-close-1 = Si sta stretti qui, eh?
says-casual-close-2 = Ora si fa interessante.
says-casual-close-3 = Dovrei già essere a casa. Vabbè.
says-casual-slip-1 = Ah, avevo un quarto e dormivo.
says-casual-slip-2 = Ciao ciao, quarto mio. Così va la vita.
says-casual-spared-1 = Lì avevi un quarto. Capita a tutti.
says-casual-spared-2 = Il tuo quarto è appena uscito dalla porta.
says-casual-catch-1 = QUARTO! Grazie di averlo preparato.
says-casual-catch-2 = QUARTO! Questo lo prendo volentieri.
says-casual-caught-1 = Ah! L’ho messo io e non l’ho visto.
says-casual-caught-2 = Che occhio! Ci sono passato davanti.
says-casual-win-1 = Che fortuna. La prossima è tua.
says-casual-win-2 = Ah, è andata proprio bene.
says-casual-win-3 = Niente male, a pancia piena.
says-casual-loss-1 = Bella! Il dolce è tutto tuo.
says-casual-loss-2 = Giusto così, mi hai fregato.
says-casual-loss-3 = Ben giocato. È tutta colpa del bis.
says-casual-draw-1 = Pareggio. Mi va bene, nessuno si vanta.
says-casual-draw-2 = Pari! Allora dobbiamo rivederci.
says-attentive-greeting-1 = Ciao! Cosa ti porto, oltre a una partita?
says-attentive-greeting-2 = Ciao! Il caffè sta salendo, e io guardo tutto.
says-attentive-greeting-3 = Accomodati. So versare e giocare.
says-attentive-rematch-1 = Il solito? Arriva subito.
says-attentive-rematch-2 = Un altro giro, allora.
says-attentive-close-1 = C’è la folla del sabato mattina.
says-attentive-close-2 = Un attimo, bolle il latte. Ecco!
says-attentive-close-3 = Da qui in poi non lucido più tazzine.
says-attentive-slip-1 = Ho servito un caffè e perso il mio quarto.
says-attentive-slip-2 = Un mio quarto si è freddato. Che peccato.
says-attentive-spared-1 = Il tuo quarto si è freddato, temo.
says-attentive-spared-2 = Lì avevi un quarto, e ora non c’è più.
says-attentive-catch-1 = QUARTO! L’hai servito tu, l’ho visto io.
says-attentive-catch-2 = QUARTO! Non dimentico mai un ordine.
says-attentive-caught-1 = È vero, era lì. Che vista!
says-attentive-caught-2 = Quello te l’ho servito io, vero?
says-attentive-win-1 = Questa è mia. Il caffè lo offro io.
says-attentive-win-2 = Lo tenevo d’occhio. Un’altra tazzina?
says-attentive-win-3 = Bella lotta! Mi hai fatto faticare.
says-attentive-loss-1 = Complimenti! Questa tazzina la offre la casa.
says-attentive-loss-2 = Oggi hai visto più di me.
says-attentive-loss-3 = Bello. Mi ricorderò come hai fatto.
says-attentive-draw-1 = Pareggio, e il caffè è ancora caldo.
says-attentive-draw-2 = Pari. Allora dividiamo la torta.
says-experienced-greeting-1 = Buongiorno! Tutti seduti? Cominciamo.
says-experienced-greeting-2 = Ah, qualcuno che vuole imparare. Andiamo?
says-experienced-greeting-3 = Lezione di oggi: guardare con attenzione.
says-experienced-rematch-1 = Ripetendo si impara. Ancora!
says-experienced-rematch-2 = Una seconda lezione? Mi piace lo spirito.
says-experienced-close-1 = Da qui in poi conto tutto due volte.
says-experienced-close-2 = Questo lo metterei nel compito in classe.
says-experienced-close-3 = Silenzio, per favore. Sto contando.
says-experienced-slip-1 = Avevo un quarto e ho contato male. Un quattro a me.
says-experienced-slip-2 = Il mio quarto è andato. Anche i maestri si appisolano.
says-experienced-spared-1 = Lì avevi un quarto. Prendi appunti.
says-experienced-spared-2 = Un tuo quarto è appena passato.
says-experienced-catch-1 = QUARTO! L’hai scritto tu, l’ho letto io.
says-experienced-catch-2 = QUARTO! Bisogna sempre rileggere.
says-experienced-caught-1 = Dieci e lode! Non avevo riletto il mio lavoro.
says-experienced-caught-2 = Esatto. L’ho fatto io e non l’ho visto.
says-experienced-win-1 = Questa era la lezione di oggi. Bella lotta!
says-experienced-win-2 = Come avevo contato. Bell’impegno!
says-experienced-win-3 = Promossi entrambi, e la vittoria a me.
says-experienced-loss-1 = Eccellente! Il gesso è tuo.
says-experienced-loss-2 = Meglio del tuo maestro. Splendido!
says-experienced-loss-3 = Molto bene. Non ho nulla da correggere.
says-experienced-draw-1 = Pareggio. Lo stesso voto a tutti e due.
says-experienced-draw-2 = Pari. Un risultato pulito, direi.
says-strong-greeting-1 = Capitana Inés. Permesso di salire a bordo?
says-strong-greeting-2 = Mare calmo, vista chiara. Si va.
says-strong-greeting-3 = Sali a bordo. Poche parole, buon vento.
says-strong-rematch-1 = Stessa rotta. Mollate gli ormeggi!
says-strong-rematch-2 = Già di nuovo sul ponte? Bene.
says-strong-close-1 = Terra in vista.
says-strong-close-2 = Il vento rinforza.
says-strong-close-3 = Tutti sul ponte.
says-strong-slip-1 = Un quarto mi è andato alla deriva. È raro.
says-strong-slip-2 = Un mio quarto è finito fuori bordo.
says-strong-spared-1 = Il tuo quarto è salpato.
says-strong-spared-2 = Un tuo quarto è affondato senza rumore.
says-strong-catch-1 = QUARTO! L’ho visto all’orizzonte.
says-strong-catch-2 = QUARTO! Al mio cannocchiale non sfugge nulla.
says-strong-caught-1 = La mia stessa scia, e l’hai vista prima tu.
says-strong-caught-2 = Buona vedetta. Quello non l’ho visto.
says-strong-win-1 = Àncora giù. Buona navigazione.
says-strong-win-2 = Il piano ha retto. Bella rotta.
says-strong-win-3 = Al sicuro in porto. Grazie.
says-strong-loss-1 = Il timone è tuo. Ben fatto.
says-strong-loss-2 = Bella manovra. Ti saluto.
says-strong-loss-3 = Mi hai superata. È raro.
says-strong-draw-1 = Entrambe le navi in porto. Bene.
says-strong-draw-2 = Pareggio. Mare calmo per tutti e due.
says-expert-greeting-1 = Ciao! Oggi da che parte è il sopra?
says-expert-greeting-2 = Si va? Sto già guardando da tutti e quattro i lati.
says-expert-greeting-3 = Felice di vederti. Pensiamo in tondo.
says-expert-rematch-1 = Ancora, da un’altra angolazione?
says-expert-rematch-2 = Sì! C’è una simmetria che voglio provare.
says-expert-close-1 = Dall’altro lato è ancora più bello.
says-expert-close-2 = Ora conta ogni angolo.
says-expert-close-3 = Lo guardo a testa in giù.
says-expert-slip-1 = Da quell’angolo ho perso il mio stesso quarto.
says-expert-slip-2 = Avevo un quarto, solo al contrario.
says-expert-spared-1 = Avevi un quarto, proprio dietro l’angolo.
says-expert-spared-2 = Un tuo quarto ha appena girato e se n’è andato.
says-expert-catch-1 = QUARTO! L’hai fatto tu, io ho solo piegato la testa.
says-expert-catch-2 = QUARTO! C’è, da qualunque lato.
says-expert-caught-1 = Oh! Dal tuo lato è chiaro. Ben visto!
says-expert-caught-2 = Hai trovato ciò che mi ero nascosta da sola.
says-expert-win-1 = Alla fine tutto è tornato.
says-expert-win-2 = Elegante, vero? Bella lotta!
says-expert-win-3 = Quello l’avevo visto a testa in giù. Grazie!
says-expert-loss-1 = Stupendo! Sognerò quell’angolo.
says-expert-loss-2 = Hai guardato dove io non guardavo. Bello.
says-expert-loss-3 = Che bella dimostrazione. Mi è piaciuto perdere.
says-expert-draw-1 = Simmetria perfetta: pareggio.
says-expert-draw-2 = Nessuno vince, ed è bello lo stesso.
says-master-greeting-1 = Piacere. Facciamone una bella.
says-master-greeting-2 = Ah, sei tu. Ci speravo.
says-master-greeting-3 = Accomodati pure. Io sto già comodo.
says-master-rematch-1 = Con piacere. Ogni partita è nuova.
says-master-rematch-2 = Ancora? Hai tutta la mia attenzione.
says-master-close-1 = Che silenzio, ci si sente pensare.
says-master-close-2 = Questa è la mia parte preferita.
says-master-close-3 = Ancora un po’, e lo sapremo entrambi.
says-master-slip-1 = Avevo un quarto, e ho sorriso troppo a lungo.
says-master-slip-2 = Mi è sfuggito un quarto. Che freschezza!
says-master-spared-1 = Lì avevi un quarto. Io sorridevo ancora.
says-master-spared-2 = Quel quarto è stato tuo, per un momento.
says-master-catch-1 = QUARTO! Grazie, ci speravo.
says-master-catch-2 = QUARTO! L’hai fatto a meraviglia.
says-master-caught-1 = Ma guarda. Io l’ho fatto, tu l’hai trovato.
says-master-caught-2 = L’hai visto prima che smettessi di sorridere. Applausi!
says-master-win-1 = È stato un piacere. Mi hai fatto pensare.
says-master-win-2 = La pazienza ripaga. Vedrai.
says-master-win-3 = Più combattuta di quanto sembri. Grazie!
says-master-loss-1 = Magnifico. Non l’ho visto arrivare.
says-master-loss-2 = Ora sorrido davvero. Ben giocato!
says-master-loss-3 = Ecco come si fa. I miei complimenti.
says-master-draw-1 = Pareggio. Ormai ci conosciamo bene.
says-master-draw-2 = Nessuno dei due ha ceduto. Mi piace.
says-perfect-greeting-1 = Ti aspettavo, lo sapevo. Entra.
says-perfect-greeting-2 = Questa l’ho già vista. Sorprendimi lo stesso.
says-perfect-greeting-3 = Ci sono le stelle. Cominciamo.
says-perfect-rematch-1 = Ancora? L’avevo previsto, con gioia.
says-perfect-rematch-2 = Il cerchio ricomincia.
says-perfect-close-1 = La nebbia si alza.
says-perfect-close-2 = Restano poche vie. Tutte belle.
says-perfect-close-3 = Ascolta: la fine già mormora.
says-perfect-slip-1 = Anche un oracolo batte le ciglia. Avevo un quarto.
says-perfect-slip-2 = Un mio quarto, perso nella nebbia.
says-perfect-spared-1 = Il tuo quarto è passato come un sogno.
says-perfect-spared-2 = Un tuo quarto è svanito nella nebbia.
says-perfect-catch-1 = QUARTO! Era scritto.
says-perfect-catch-2 = QUARTO! Me l’avevano detto le stelle.
says-perfect-caught-1 = Hai visto ciò che io non ho visto. Notevole!
says-perfect-caught-2 = Anche il futuro sa sorprendermi.
says-perfect-win-1 = Finisce com’era iniziata: con un sorriso.
says-perfect-win-2 = Doveva essere. Ma tu l’hai resa bella.
says-perfect-win-3 = Conoscevo la fine, ma mai così.
says-perfect-loss-1 = Ora mi sorprendi. Che meraviglia!
says-perfect-loss-2 = Oggi le stelle si inchinano a te.
says-perfect-loss-3 = Hai trovato l’unica vera via.
says-perfect-draw-1 = Equilibrio. Il più raro dei finali.
says-perfect-draw-2 = Pareggio. Hai giocato come le stelle.

## Phrases players can say to each other

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-nice-quarto = Bel quarto!
phrase-good-game = Bella partita!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-sorry = Scusa!
phrase-one-moment = Un attimo, per favore.
phrase-back-again = Eccomi di nuovo.
phrase-rematch = Un’altra partita?
phrase-goodbye = Arrivederci!

## Names for guests

guest-name = { $animal } { $manner }
guest-manners = Agile Allegro Attento Audace Calmo Curioso Felice Gentile Rapido Saggio Sereno Vivace
guest-animals = Castoro Coniglio Delfino Falco Gatto Gufo Koala Merlo Orso Panda Riccio Tasso
push-turn-title = Tocca a te
push-turn-body = { $name } ti aspetta.
push-challenge-title = Una sfida per te
push-challenge-body = { $name } vorrebbe giocare con te.
push-rematch-title = Un’altra partita?
push-rematch-body = { $name } vorrebbe la rivincita.
push-paired-title = Una partita ti aspetta
push-paired-body = Giochi contro { $name }. Arriva in tempo o perderai a tavolino.

## Reviews

review-title = Analisi della partita
review-mark-best = ottima
review-mark-fine = buona
review-mark-slip = errore
review-mark-blunder = errore grave
review-mark-forced = forzata
review-speech-called = annuncio
review-speech-caught = colto
review-speech-missed = quarto non visto
review-speech-false = annuncio sbagliato
review-no-call = nessun annuncio
review-missed = A { $name } sfugge un quarto.
review-accuracy = Precisione
review-turning-point = Svolta
review-no-turning-point = Nessuna decisione ha cambiato il risultato.
review-value = Valore
review-best = Il meglio
review-graph = Valore dopo ogni decisione, per { $name }
review-board = Tavoliere
review-empty = vuota
review-start = Inizio della partita
review-step = Decisione { $number } di { $count }
review-decisions = Decisioni
review-games = Partite
review-go-first = Inizio
review-go-back = Indietro
review-go-next = Avanti
review-go-last = Fine
review-keys = Funzionano anche i tasti freccia.

## The coach

coach-any-light =
    { $edition ->
        [mushrooms] qualsiasi fungo blu
       *[classic] qualsiasi pezzo chiaro
    }
coach-any-dark =
    { $edition ->
        [mushrooms] qualsiasi fungo rosso
       *[classic] qualsiasi pezzo scuro
    }
coach-any-round =
    { $edition ->
        [mushrooms] qualsiasi fungo appuntito
       *[classic] qualsiasi pezzo tondo
    }
coach-any-square =
    { $edition ->
        [mushrooms] qualsiasi fungo piatto
       *[classic] qualsiasi pezzo quadrato
    }
coach-any-tall =
    { $edition ->
        [mushrooms] qualsiasi fungo grande
       *[classic] qualsiasi pezzo alto
    }
coach-any-short =
    { $edition ->
        [mushrooms] qualsiasi fungo piccolo
       *[classic] qualsiasi pezzo basso
    }
coach-any-solid =
    { $edition ->
        [mushrooms] qualsiasi fungo senza puntini gialli
       *[classic] qualsiasi pezzo pieno
    }
coach-any-hollow =
    { $edition ->
        [mushrooms] qualsiasi fungo con puntini gialli
       *[classic] qualsiasi pezzo cavo
    }
coach-pattern-row = la riga { $name }
coach-pattern-column = la colonna { $name }
coach-pattern-diagonal = la diagonale { $name }
coach-pattern-small-square = il quadrato piccolo { $name }
coach-pattern-large-square = il quadrato grande { $name }
coach-pattern-turned-square = il quadrato ruotato { $name }
coach-a-row = una riga
coach-a-column = una colonna
coach-a-diagonal = una diagonale
coach-a-small-square = un quadrato piccolo
coach-a-large-square = un quadrato grande
coach-a-turned-square = un quadrato ruotato
coach-nudge-call = C’è qualcosa da annunciare.
coach-nudge-caught = L’avversario avrà un quarto da annunciare.
coach-nudge-pass = Non resta che passare.
coach-nudge-wins-now = Con quello che hai in mano puoi vincere subito.
coach-nudge-poisoned =
    { $number ->
        [one] { $things } è un regalo avvelenato.
       *[other] { $things } sono regali avvelenati.
    }
coach-nudge-all-poisoned = Qualunque cosa tu dia, l’avversario può vincere subito.
coach-nudge-win = Puoi vincere, ma non con qualsiasi scelta.
coach-nudge-draw = Puoi ancora mantenere il pareggio, ma non con qualsiasi scelta.
coach-nudge-loss = Contro il gioco migliore la partita è persa: cerca ciò che resiste più a lungo.
coach-nudge-free-win = Qualsiasi scelta conserva la vittoria, se poi giochi bene.
coach-nudge-free-draw = Qualsiasi scelta mantiene il pareggio, se poi giochi bene.
coach-reason-call = Cerca { $kind }; la caratteristica che conta: { $trait }.
coach-reason-caught = L’avversario potrà annunciare { $pattern } ({ $values }).
coach-reason-wins-now = Così completi { $pattern } ({ $values }).
coach-reason-any = Con { $value } l’avversario può completare { $pattern }.
coach-reason-safe =
    { $number ->
        [one] { $things } è sicuro per ora.
       *[other] { $things } sono sicuri per ora.
    }
coach-reason-safe-none = Non c’è niente di sicuro da dare.
coach-reason-stuck =
    { $number ->
        [one] C’è { $things } che non ti lascerebbe niente di sicuro da dare.
       *[other] Ci sono { $things } che non ti lascerebbero niente di sicuro da dare.
    }
coach-reason-never-stuck = Gioca in qualsiasi casella: ti resterà qualcosa di sicuro da dare.
coach-reason-only-choice = Hai una sola scelta.
coach-reason-keep-win =
    { $number ->
        [one] Solo { $things } conserva la vittoria.
       *[other] Solo { $things } conservano la vittoria.
    }
coach-reason-keep-draw =
    { $number ->
        [one] Solo { $things } mantiene il pareggio.
       *[other] Solo { $things } mantengono il pareggio.
    }
coach-reason-loss = L’avversario può forzare la vittoria, qualunque cosa tu faccia.
coach-reason-loss-in =
    { $number ->
        [one] L’avversario può vincere alla prossima mossa, qualunque cosa tu faccia.
       *[other] L’avversario può vincere in { $number } mosse al massimo, comprese le tue, qualunque cosa tu faccia.
    }
coach-turn-call = Annuncia QUARTO! in { $squares }.
coach-turn-pass = Passa.
coach-turn-give = Dai { $piece }.
coach-turn-place = Gioca in { $square }.
coach-turn-place-give = Gioca in { $square } e dai { $piece }.
coach-turn-place-call = Gioca in { $square } e annuncia QUARTO! in { $squares }.
coach-turn-only-win = Nient’altro conserva la vittoria.
coach-turn-only-draw = Nient’altro mantiene il pareggio.
coach-turn-longest = Niente resiste più a lungo.
coach-turn-others =
    { $number ->
        [one] C’è { $number } altra mossa altrettanto buona.
       *[other] Ci sono { $number } altre mosse altrettanto buone.
    }
coach-unsure = Qui non è ancora certo che cosa sia meglio: scoprirlo richiede più tempo di quanto ne abbia un suggerimento.
coach-worth-win = Così vinci.
coach-worth-win-in =
    { $number ->
        [one] Così vinci subito.
       *[other] Così vinci in { $number } mosse al massimo, comprese quelle dell’avversario.
    }
coach-worth-draw = Così mantieni il pareggio.
coach-worth-loss = Contro il gioco migliore così perdi.
coach-worth-loss-in =
    { $number ->
        [one] Così perdi alla prossima mossa.
       *[other] Contro il gioco migliore così perdi in { $number } mosse al massimo, comprese le tue.
    }
coach-explain-was-win = Potevi vincere.
coach-explain-was-draw = Potevi mantenere il pareggio.
coach-explain-mine = Ecco il tuo quarto: { $pattern } ({ $values }).
coach-explain-theirs = Il quarto va all’avversario: { $pattern } ({ $values }).
coach-explain-allows = Dai { $piece }: in { $square } l’avversario completa { $pattern } ({ $values }).
coach-explain-safe-none = Per come è ora il tavoliere, l’avversario non ha niente di sicuro da dare.
coach-explain-you-run-out =
    { $number ->
        [one] Per come è ora il tavoliere, { $things } è sicuro: a turno, resti senza prima tu.
       *[other] Per come è ora il tavoliere, { $things } sono sicuri: a turno, resti senza prima tu.
    }
coach-explain-they-run-out =
    { $number ->
        [one] Per come è ora il tavoliere, { $things } è sicuro: a turno, resta senza prima l’avversario.
       *[other] Per come è ora il tavoliere, { $things } sono sicuri: a turno, resta senza prima l’avversario.
    }
coach-explain-line = Il gioco migliore prosegue così: { $line }.
coach-step-told = { $action }: { $why }.
coach-step-you-give = dai { $piece }
coach-step-you-place = giochi in { $square }
coach-step-you-place-give = giochi in { $square } e dai { $piece }
coach-step-you-place-call = giochi in { $square } e annunci «QUARTO!»
coach-step-you-call = annunci «QUARTO!»
coach-step-you-pass = passi
coach-step-they-place = l’avversario gioca in { $square }
coach-step-they-place-give = l’avversario gioca in { $square } e dà { $piece }
coach-step-they-place-call = l’avversario gioca in { $square } e annuncia «QUARTO!»
coach-step-they-call = l’avversario annuncia «QUARTO!»
coach-step-why-completes = così si completa { $pattern } ({ $values })
coach-step-why-stands = { $pattern } ({ $values }) conta
coach-step-why-counts-for-other-you = { $pattern } ({ $values }) conta per l’avversario
coach-step-why-counts-for-other-they = { $pattern } ({ $values }) conta per te
coach-step-why-then-wins-you = qualunque cosa faccia l’avversario, subito dopo vinci
coach-step-why-then-wins-they = qualunque cosa tu faccia, subito dopo l’avversario vince
coach-step-why-only = con nient’altro si vince
coach-step-why-keeps =
    { $number ->
        [one] così si vince subito
       *[other] così si vince in { $number } mosse al massimo, contando quelle di entrambi
    }
coach-step-why-forced = non c’è altra scelta
coach-step-why-all-at-once = qui qualsiasi mossa perde subito
coach-step-why-longest = niente resiste più a lungo
coach-step-why-few =
    { $number ->
        [one] solo { $number } mossa su { $total } non perde subito
       *[other] solo { $number } mosse su { $total } non perdono subito
    }
coach-step-why-else-at-once = tutto il resto perde subito
coach-step-why-else-sooner = tutto il resto perde prima

## Puzzles

puzzle-name-win = Vincere in { $number }
puzzle-name-safe-piece =
    { $edition ->
        [mushrooms] L’unico fungo sicuro
       *[classic] L’unico pezzo sicuro
    }
puzzle-name-only-square = L’unica casella
puzzle-name-refutation = Trova la confutazione
puzzle-name-save-draw = Salva il pareggio
puzzle-task-win =
    { $number ->
        [one] Quello che hai in mano vince subito: su quale casella?
       *[other] Vinci in al massimo { $number } mosse, comprese quelle dell’avversario. Una sola mossa ci riesce.
    }
puzzle-task-safe-piece-win =
    { $edition ->
        [mushrooms] Dai l’unico fungo che conserva la vittoria.
       *[classic] Dai l’unico pezzo che conserva la vittoria.
    }
puzzle-task-safe-piece-draw =
    { $edition ->
        [mushrooms] Dai l’unico fungo che mantiene il pareggio.
       *[classic] Dai l’unico pezzo che mantiene il pareggio.
    }
puzzle-task-only-square-win = Una sola casella conserva la vittoria. Quale?
puzzle-task-only-square-draw = Una sola casella mantiene il pareggio. Quale?
puzzle-task-refutation = Darti questo è stato un errore. Trova l’unica mossa che vince.
puzzle-task-save-draw = Tutte le mosse perdono tranne una. Trova quella che mantiene il pareggio.
puzzle-levels = Tu: livello { $mine }, avversario: livello { $other }
puzzle-difficulty = difficoltà { $number }
puzzle-daily = Problema del giorno, { $day }
puzzle-right = Giusto!
puzzle-wrong = Non { $turn }.
puzzle-no-quarto = Con questo piazzamento non c’è quarto.
puzzle-key =
    { $number ->
        [one] La soluzione: { $turns }
       *[other] Le soluzioni: { $turns }
    }
puzzle-streak = { $number } di fila.
puzzle-score =
    { $number ->
        [one] Risolto al primo colpo: { $solved } su { $number } problema. Serie più lunga: { $streak }.
       *[other] Risolti al primo colpo: { $solved } su { $number } problemi. Serie più lunga: { $streak }.
    }

## Errors of the rules and the notation

error-game-over = la partita è finita ({ $reason })
error-give-not-now =
    { $edition ->
        [mushrooms] piazza il fungo che hai in mano prima di darne un altro
       *[classic] piazza il pezzo che hai in mano prima di darne un altro
    }
error-give-nothing-left =
    { $edition ->
        [mushrooms] non ci sono più funghi da dare: annuncia o passa
       *[classic] non ci sono più pezzi da dare: annuncia o passa
    }
error-piece-used = { piece-the } non è più disponibile
error-place-not-now =
    { $edition ->
        [mushrooms] non c’è nessun fungo in mano da piazzare
       *[classic] non c’è nessun pezzo in mano da piazzare
    }
error-square-occupied = nella casella { $square } c’è già { piece-the }
error-pass-not-now =
    { $edition ->
        [mushrooms] si può passare solo quando tutti i sedici funghi sono sul tavoliere
       *[classic] si può passare solo quando tutti i sedici pezzi sono sul tavoliere
    }
error-call-automatic = in una partita automatica non si annuncia nulla
error-call-first-turn = nessuno può annunciare nel primo turno
error-call-too-many = in questo turno sono già stati respinti tre annunci
error-call-squares = un annuncio deve indicare quattro caselle diverse
error-call-not-good = l’annuncio in { $squares } è segnato come valido (!), ma è sbagliato
error-call-not-false = l’annuncio in { $squares } è segnato come sbagliato (?), ma è valido
error-turn-unfinished = la mossa precedente non è finita
expected-piece = un pezzo: una cifra esadecimale, o quattro lettere come LRTS
expected-square = una casella da a1 a d4
expected-board = sedici caselle, ciascuna la cifra di un pezzo o «.», con «/» fra tutte le righe o nessuna
expected-hand = il pezzo in mano, o «-» quando se ne deve dare uno
expected-position = un tavoliere, uno spazio e il pezzo in mano o «-»
expected-new-piece = un pezzo che non sia già sul tavoliere o in mano
expected-no-hand = «-», perché il tavoliere è pieno
expected-level = un livello da 1 a 4, o due nella forma A:B
expected-trait = una caratteristica: colour, shape, height o fill
expected-new-trait = ogni caratteristica una sola volta
expected-turn = una mossa come -7, c2-5 o c2!a2b2c2d2
expected-end-of-turn = la fine della mossa
expected-new-square = quattro caselle diverse
expected-action = un’azione come -7, c2, !a2b2c2d2, - o resign:first
expected-clock = un orologio come 60/move, 300+5 o -
expected-positive = un tempo maggiore di zero
expected-seconds = secondi: al massimo nove cifre prima e dopo il punto
expected-call = official, standing o automatic
expected-false-call = refused o loses
expected-edition = classic o mushrooms
expected-player = first o second
expected-reason = uno dei motivi di R20
expected-result = 1-0, 0-1, 1/2-1/2 o *
expected-tag = una riga di etichetta come [First "Ana"]
expected-new-tag = ogni etichetta una sola volta
expected-escape = virgolette o una barra rovesciata dopo la barra rovesciata (\" o \\)
expected-number = il numero di mossa { $number }.
expected-result-end = il risultato dopo l’ultima mossa
expected-end-of-game = la fine della partita dopo il suo risultato
expected-comment-end = una graffa {"}"} che chiuda il commento
expected-time-comment = un tempo come {"{"}%t 12.4{"}"}, una sola volta dopo una mossa
expected-utf-8 = testo in UTF-8
expected-same-result = il risultato { $result }, come mostrano le mosse e le etichette
expected-same-reason = il motivo { $reason }, come mostrano le mosse
expected-why-result = un’etichetta Reason per { $result }: { $reasons }
expected-no-reason = nessuna etichetta Reason, o abandoned, con il risultato *
expected-both-placed = nessun vincitore (*): finché entrambi i giocatori non hanno piazzato un pezzo, nessuno perde andandosene
expected-one-game = una sola partita
invalid-square-number = una casella è un numero intero da 0 a 15, non { $value }
invalid-board-size = un tavoliere ha 16 caselle, non { $number }
invalid-piece-number = un pezzo è un numero intero da 0 a 15, non { $value }
invalid-piece-twice = il pezzo { $piece } compare una seconda volta, in { $square }
invalid-hand-on-board = il pezzo { $piece } è sia in mano sia sul tavoliere
invalid-hand-and-full = con il tavoliere pieno, il pezzo { $piece } non può essere in mano
invalid-edition = { $value } non è una Edition
invalid-level-number = un livello è 1, 2, 3 o 4, non { $value }
invalid-symmetry = { $value } porta due cose sulla stessa
invalid-trait = { $value } non è una caratteristica
invalid-trait-twice = la caratteristica { $trait } è nominata due volte
invalid-no-trait = deve esserci almeno una caratteristica in gioco
invalid-level-pair = i livelli sono due numeri, primo e secondo, non { $value }
invalid-turn-empty = una mossa ha almeno un’azione
invalid-turn-behind = niente può seguire un piazzamento che non c’è stato
invalid-facts-last-missing = sul tavoliere ci sono pezzi: indica l’ultima casella occupata
invalid-facts-last-empty = l’ultima casella occupata, { $square }, è vuota
invalid-facts-placer-none = il tavoliere è vuoto: nessuno ha piazzato un pezzo
invalid-facts-placer-first = sul tavoliere c’è un numero pari di pezzi: l’ultimo l’ha piazzato il giocatore 1
invalid-facts-placer-second = sul tavoliere c’è un numero dispari di pezzi: l’ultimo l’ha piazzato il giocatore 2
invalid-facts-hand = il pezzo { $piece } è in mano, quindi un pezzo è stato dato
invalid-facts-given-full = il tavoliere è pieno: da allora nessun pezzo può essere stato dato
invalid-facts-turn-first = secondo questi dati il turno è del giocatore 1
invalid-facts-turn-second = secondo questi dati il turno è del giocatore 2
invalid-facts-refused = il numero di annunci respinti in questo turno non può essere { $number }
invalid-call = { $value } non è una CallRule
invalid-false-call = { $value } non è un FalseCall
invalid-time-number = un tempo è un numero di secondi, non { $value }
invalid-time-finite = un tempo è un numero finito di secondi, non { $value }
invalid-turn-limit = il tempo a mossa dev’essere maggiore di zero e minore di 10^9, non { $value }
invalid-times-many = ogni azione richiede un tempo: { $actions } tempi, non { $times }
invalid-time-backwards = il tempo va in avanti: { $later } dopo { $earlier }
invalid-clock = { $value } non è un orologio
invalid-bank-limit = la riserva di tempo dev’essere maggiore di zero e minore di 10^9, non { $value }
invalid-increment-limit = l’incremento dev’essere almeno 0 e minore di 10^9, non { $value }
invalid-tag-own = { $tag } non si può usare come etichetta propria
invalid-tag-twice = l’etichetta { $tag } compare due volte
invalid-tag-control = l’etichetta { $tag } contiene un carattere di controllo: { $value }
invalid-comment-turn = non c’è nessuna mossa { $turn } da commentare
invalid-comment-text = { $value } non può comparire in un commento
invalid-turn-time = la mossa { $turn } non può essere durata { $value } s
message-notation = impossibile leggere { $text } { $where } (carattere { $character }); atteso: { $expected }
message-notation-at = da { $rest }
message-notation-end = alla fine
message-contradicts = { $text } contraddice il resto della partita; atteso: { $expected }
message-illegal = azione non permessa { $action } in { $position }: { $why } ({ $rule })

## Why the server refuses something

problem-sign-in-failed = Nome o password non corretti.
problem-recovery-failed = Nome o codice di recupero non corretti, o codice già usato.
problem-blocked = Questo account è stato bloccato dai gestori di questo server.
problem-signed-in = Hai già effettuato l’accesso: prima esci.
problem-account-needed = Per questo bisogna accedere con una password; non basta essere ospiti o avere un token.
problem-password-wrong = La password non è corretta.
problem-token = Questo token è sconosciuto o è stato revocato.
problem-token-unknown = Nessuno dei tuoi token corrisponde.
problem-tokens-many = Un account può avere al massimo { $most } token: prima rimuovine uno.
problem-session-unknown = Lì non hai effettuato l’accesso.
problem-player-unknown = Questo giocatore non esiste.
problem-report-self = Non puoi segnalare il tuo stesso account.
problem-player-self = Sei tu: non puoi seguirti né bloccarti.
problem-contacts-many = La tua lista è piena: prima togli qualcuno.
problem-spectators-only = Qui parlano solo gli spettatori: tu giochi in questa partita.
problem-push-endpoint = Non è possibile inviare messaggi a questo browser: il suo servizio push deve avere un indirizzo HTTPS pubblico.
problem-push-off = Questo server non invia messaggi fuori dall’app.
problem-too-many-tries = Troppi tentativi: aspetta { $seconds } s.
problem-lot-unknown = Questo sorteggio non esiste o è scaduto.
problem-lot-used = Questo sorteggio è già stato usato: cominciane un altro.
problem-name-short =
    { $number ->
        [one] Un nome deve avere almeno { $number } carattere.
       *[other] Un nome deve avere almeno { $number } caratteri.
    }
problem-name-long = Un nome può avere al massimo { $most } caratteri.
problem-name-character = Un nome può contenere solo lettere, cifre, spazi, punti, trattini e trattini bassi, non { $character }.
problem-name-letter = Un nome deve contenere almeno una lettera.
problem-name-scripts = Usa un solo alfabeto in un nome.
problem-name-separators = Un nome deve cominciare e finire con una lettera o una cifra, senza punti, trattini o trattini bassi consecutivi.
problem-name-reserved = Il nome { $name } è riservato: scegline un altro.
problem-name-word = Scegli un nome che non offenda nessuno.
problem-name-taken = Il nome { $name }, o uno molto simile, è già in uso: scegline un altro.
problem-password-short = Una password deve avere almeno { $least } caratteri.
problem-password-long = Una password può avere al massimo { $most } caratteri.
problem-password-common = Questa password è troppo comune: sarebbe la prima a essere indovinata.
problem-password-name = Questa password somiglia troppo al tuo nome o a quello del gioco: verrebbe indovinata.
problem-title-400 = Richiesta non valida
problem-title-401 = Prima accedi
problem-title-403 = Non consentito
problem-title-404 = Non trovato
problem-title-405 = Metodo non consentito
problem-title-406 = Non disponibile in questa forma
problem-title-409 = Nel frattempo qualcosa è cambiato
problem-title-413 = Troppo grande
problem-title-415 = Tipo di contenuto non supportato
problem-title-422 = Non accettato
problem-title-429 = Troppe richieste
problem-title-500 = Errore del server
problem-title-503 = Al momento non disponibile
problem-title-507 = Spazio esaurito
problem-bad-request = Il server non capisce questa richiesta.
problem-sign-in = Per questo devi giocare con un nome: scegline uno o accedi.
problem-forbidden = Non hai il permesso di farlo.
problem-not-found = Qui non c’è niente, o non hai accesso.
problem-method = Questo indirizzo non supporta questo metodo.
problem-conflict = Un’altra modifica è arrivata prima.
problem-too-large = È troppo grande: al massimo { $most } byte.
problem-media-type = Qui il server si aspetta JSON.
problem-invalid = Nella richiesta manca qualcosa o la forma è sbagliata.
problem-too-many = Troppe richieste: riprova tra un po’.
problem-internal = Non è colpa tua. L’errore è stato registrato; riprova.
problem-unavailable = Il server al momento non può salvare: riprova tra un attimo.
problem-storage-full = Il disco del server è pieno: non è stato salvato nulla.
problem-origin = Questa richiesta viene da un altro sito.
problem-stale = Nel frattempo la partita è andata avanti: guarda di nuovo e scegli ancora.
problem-not-your-turn = Non tocca a te.
problem-not-seated = Non giochi in questa partita.
problem-seat = Su uno schermo condiviso, indica chi gioca: first o second.
problem-action-kind = Qui si può solo dare, piazzare, annunciare e passare: { $action }.
problem-game-over = La partita è finita.
problem-game-on = La partita è ancora in corso.
problem-time-up = Il tempo è scaduto prima che questo arrivasse.
problem-no-offer = Quella proposta non è più aperta.
problem-own-offer = Non puoi rispondere alla tua stessa proposta.
problem-offer-stands = È già stato chiesto; si potrà chiedere di nuovo dopo la prossima mossa.
problem-abort-late = È troppo tardi per interrompere questa partita; puoi ancora arrenderti.
problem-tournament-game = In un torneo non si possono interrompere o rigiocare partite né annullare mosse.
problem-tournament-server = Questo torneo si gioca a tavoli veri: le sue partite non iniziano qui.
problem-rematch-declined = Non puoi chiedere di nuovo questa rivincita.
problem-talk-late = Questa partita è finita da troppo tempo per mandare messaggi.
problem-takeback-rated = In una partita classificata non si possono annullare mosse.
problem-takeback-where = Non si può tornare a quel punto.
problem-takeback-mentioned = Del quarto sfuggito si è già parlato: più indietro non si può tornare.
problem-no-computer = In questa partita il computer non gioca.
problem-log-full = Questa partita è diventata troppo lunga: resta solo finirla o arrendersi.
problem-key-reused = Questa Idempotency-Key è già stata usata per altro.
problem-opponent-gone = L’altro giocatore non c’è più.
problem-challenge-gone = Questa sfida non è più aperta.
problem-challenge-own = Questa sfida è tua: mandala a qualcun altro.
problem-challenge-many = Hai molte sfide in attesa: prima ritirane una.
problem-players-blocked = Non puoi giocare contro questa persona.
problem-challenge-self = Non puoi mandare una sfida a te stesso.
problem-challenge-stands = Hai già sfidato questo giocatore: aspetta la risposta o ritira la sfida.
problem-rated-account = Le partite classificate si giocano tra account.
problem-rated-rules = Una partita classificata ha livelli uguali, quattro caratteristiche, il tavoliere vuoto e annuncio ufficiale o automatico.
problem-rated-private = Le partite classificate sono pubbliche.
problem-rated-clock = Le partite classificate si giocano con l’orologio.
problem-rated-seat = Nelle partite classificate nessuno sceglie chi comincia: decide la sorte, poi ci si alterna.
problem-rated-help = Nelle partite classificate non ci sono aiuti.
problem-rated-pair = Avete iniziato { $count } partite classificate tra voi in un giorno. Giocate la prossima senza classifica, oppure aspettate.
problem-live-game = Questa posizione si sta giocando ora in una partita senza aiuto: aspetta che finisca.
problem-thinking-long = Calcolarlo ora richiederebbe troppo tempo.
problem-unfinished =
    { $edition ->
        [mushrooms] Di’ anche quale fungo dai.
       *[classic] Di’ anche quale pezzo dai.
    }
problem-drill-stage = Il livello { $level } non ha queste figure.
problem-drill-task = Questo tavoliere non viene da questo server: ricomincia l’esercizio.
problem-filling-hand =
    { $edition ->
        [mushrooms] Quando si riempie il tavoliere non c’è un fungo in mano.
       *[classic] Quando si riempie il tavoliere non c’è un pezzo in mano.
    }
problem-opponent = Non c’è un avversario di nome { $name }.
problem-start-over = Da questa posizione non resta niente da giocare.
problem-clock-long = Un orologio non può durare più di un anno: gioca senza orologio.
problem-language = Questa lingua non è disponibile: scegli tra { $names }.
problem-without-help = Stai giocando una partita senza aiuti: li riavrai quando sarà finita.

## Why a tournament refuses something

problem-text-word = Scegli parole che non offendano nessuno.
problem-tournament-cancelled = Questo torneo è stato annullato.
problem-tournament-begun = Il torneo è iniziato: formula, regole, sede e punteggio non si possono più cambiare.
problem-tournament-over = Questo torneo è finito.
problem-tournament-directors = Possono farlo solo chi dirige il torneo e i suoi aiutanti.
problem-tournament-director = Può farlo solo chi dirige il torneo.
problem-tournament-entrants = Non partecipi a questo torneo.
problem-tournament-account = Serve un account per annunciare un torneo o per iscriversi.
problem-tournament-closed = Le iscrizioni a questo torneo sono chiuse.
problem-tournament-code = Questo torneo richiede un altro codice: chiedi a chi lo dirige.
problem-tournament-code-missing = Il codice serve per l’iscrizione con codice, e solo per quella.
problem-tournament-rating = Il tuo punteggio qui è { $rating }, fuori dai limiti di questo torneo.
problem-tournament-rating-limits = Il punteggio minimo ({ $least }) supera il massimo ({ $most }).
problem-tournament-teams = Le squadre le iscrive chi dirige il torneo.
problem-tournament-start = Un torneo inizia da oggi in poi, ed entro tre anni.
problem-tournament-rated = Le partite classificate si giocano solo sul server, senza squadre e senza vantaggio.
problem-tournament-teams-server = Le squadre giocano a tavoli veri, non sul server.
problem-tournament-typed = Chi gioca sul server si iscrive da sé; si possono aggiungere solo giocatori del computer.
problem-tournament-account-name = Chi ha un account mantiene il nome e il punteggio dell’account.
problem-tournament-computers = I giocatori del computer non siedono a tavoli veri.
problem-tournaments-many = Hai annunciato { $most } tornei, il massimo: riprova più tardi.
problem-tournament-long = Il registro di questo torneo è pieno: si possono inserire solo risultati.
problem-tournament-helpers = Un torneo può avere al massimo { $most } aiutanti.
problem-tournament-key = Questo indirizzo non è più giusto: scansiona di nuovo il codice o chiedi a chi dirige.
problem-tournament-venue = Questo torneo non si gioca a tavoli veri.
problem-tournament-seat = Qualcun altro ha già risposto per questo giocatore.
problem-tournament-both-seats = Hai già risposto per un giocatore: l’avversario deve confermare dal proprio telefono.
problem-tournament-challenge = Ora non puoi sfidare questo giocatore: sta giocando o è troppo lontano nella scala.
problem-tournament-event-finished = Il torneo è finito.
problem-tournament-event-name-twice = { $name } è già in lista.
problem-tournament-event-id-twice = { $id } è già in lista o si è ritirato.
problem-tournament-event-unknown = Qui nessuno è noto come { $id }.
problem-tournament-event-withdrawn = { $id } si è ritirato.
problem-tournament-event-full = Il torneo è al completo: ci sono { $number } posti.
problem-tournament-event-late = Il torneo è iniziato: nessuno può più entrare.
problem-tournament-event-team-small = Una squadra ha bisogno qui di { $boards } membri, non di { $members }.
problem-tournament-event-team-twice = { $name } compare due volte in questa squadra.
problem-tournament-event-team-other = { $name } compare già nella squadra { $other }.
problem-tournament-event-no-team = Questo torneo non è a squadre.
problem-tournament-event-paused = { $id } è già in pausa.
problem-tournament-event-not-paused = { $id } non è in pausa.
problem-tournament-event-pause-format = In questo tipo di torneo nessuno può fare una pausa.
problem-tournament-event-bye-format = Solo in un torneo svizzero si può far saltare un turno a qualcuno.
problem-tournament-event-bye-round = Nessuno può saltare il turno { $round }: è già abbinato o non si gioca.
problem-tournament-event-bye-twice = { $id } salta già il turno { $round }.
problem-tournament-event-bye-worth = Un turno saltato vale da 0 a { $win } punti, a mezzi punti, non { $points }.
problem-tournament-event-round-open = Nel turno { $round } mancano ancora dei risultati.
problem-tournament-event-round-closed = Il turno { $round } è finito.
problem-tournament-event-round-unknown = Il turno { $round } non è l’ultimo o non esiste.
problem-tournament-event-round-begun = Una partita del turno { $round } è iniziata: gli abbinamenti restano.
problem-tournament-event-round-empty = Un turno ha almeno una partita.
problem-tournament-event-rounds-over =
    { $rounds ->
        [one] L’unico turno è giocato.
       *[other] Tutti i { $rounds } turni sono giocati.
    }
problem-tournament-event-not-playing = { $id } ora non può giocare.
problem-tournament-event-twice = { $id } compare due volte nel turno { $round }.
problem-tournament-event-left-out = { $id } non ha né un avversario né un riposo nel turno { $round }.
problem-tournament-event-busy = { $id } sta ancora giocando la partita { $game }.
problem-tournament-event-bracket = Nel turno { $round } è il sorteggio iniziale a decidere chi incontra chi.
problem-tournament-event-table = Nel turno { $round } il calendario non prevede { $id } contro { $other }.
problem-tournament-event-reach = { $id } e { $other } distano più di { $reach } posti nella scala.
problem-tournament-event-time-up = Il tempo di questo torneo è scaduto.
problem-tournament-event-game-unknown = La partita { $game } non esiste.
problem-tournament-event-game-over = La partita { $game } ha già un risultato: { $result }.
problem-tournament-event-game-open = La partita { $game } non ha ancora un risultato.
problem-tournament-event-game-begun = La partita { $game } è già iniziata.
problem-tournament-event-match-over = L’incontro al tavolo { $table } è deciso.
problem-tournament-event-match-single = Così si decide solo un incontro a eliminazione.
problem-tournament-event-match-player = { $id } non gioca al tavolo { $table }.
problem-tournament-event-correction-late = Partite successive dipendono da questo risultato: resta valido.
problem-tournament-event-correction-open = Con questo risultato nessuno avrebbe vinto l’incontro, e il turno è finito.
problem-tournament-event-reopen = Il turno è finito: un risultato si può correggere, ma non togliere.
problem-tournament-pairing-finished = Il torneo è finito.
problem-tournament-pairing-few = Per un torneo servono almeno due partecipanti.
problem-tournament-pairing-open = Nel turno { $round } mancano ancora dei risultati.
problem-tournament-pairing-over = Tutti i turni sono giocati.
problem-tournament-pairing-nobody = Ora nessuno è libero per giocare.
problem-tournament-pairing-time-up = Il tempo di questo torneo è scaduto.
problem-tournament-regulations-no-clock = Un torneo si gioca sempre con l’orologio.
problem-tournament-regulations-rounds = Il numero di turni dev’essere tra 1 e { $most }, non { $value }.
problem-tournament-regulations-cycles = Il numero di partite contro ogni avversario dev’essere tra 1 e { $most }, non { $value }.
problem-tournament-regulations-boards = La dimensione di una squadra dev’essere tra 1 e { $most }, non { $value }.
problem-tournament-regulations-minutes = La durata in minuti dev’essere tra 1 e { $most }, non { $value }.
problem-tournament-regulations-reach = La portata di una sfida dev’essere tra 1 e { $most }, non { $value }.
problem-tournament-regulations-best-of = Un incontro ha un numero dispari di partite, al massimo { $most }, non { $value }.
problem-tournament-regulations-third-place = Il terzo posto si gioca solo in un’eliminazione diretta semplice.
problem-tournament-regulations-boards-format = Le squadre giocano solo all’italiana o con il sistema svizzero.
problem-tournament-regulations-handicap = Un vantaggio richiede almeno un punto di punteggio per livello, non { $value }.
problem-tournament-regulations-limit = Il numero di partecipanti va da 2 a { $most }, non { $value }.
problem-tournament-regulations-points = I punti sono mezzi tra 0 e 100, il massimo per una vittoria e il minimo per una sconfitta.
problem-tournament-regulations-tiebreak = Lo spareggio { $value } è scelto due volte.
problem-tournament-value-value = «{ $field }» non può essere { $value }.
problem-tournament-value-game = Una partita si scrive 3.12 o 3.12.2, non { $value }.
problem-tournament-players-encoding = Riga { $line }: questo non è UTF-8. Salva il file come «CSV UTF-8».
problem-tournament-players-large = Un elenco di giocatori ha al massimo { $most } byte.
problem-tournament-players-empty = Nel file non ci sono giocatori.
problem-tournament-players-columns = La riga 1 deve indicare le colonne, e una deve essere «nome».
problem-tournament-players-column-twice = Ci sono due colonne «{ $name }».
problem-tournament-players-csv = Riga { $line }: questo non è CSV.
problem-tournament-players-surplus = La riga { $line } ha più voci delle colonne.
problem-tournament-players-name-empty = Riga { $line }: manca il nome.
problem-tournament-players-name-long = Riga { $line }: un nome può avere al massimo { $most } caratteri.
problem-tournament-players-name-characters = Riga { $line }: il nome contiene un carattere invisibile.
problem-tournament-players-name-twice = Riga { $line }: { $name } è già alla riga { $other }.
problem-tournament-players-rating = Riga { $line }: un punteggio è un numero intero fino a { $most }, non { $value }.
problem-tournament-players-bot = Riga { $line }: «bot» è sì o no, non { $value }.
problem-tournament-players-team = Riga { $line }: manca la squadra.
problem-tournament-players-refused = Riga { $line }: { $why }
problem-tournament-report-format = Questo rapporto esiste solo per tornei all’italiana o svizzeri.
problem-tournament-report-wide = Nel rapporto non c’è posto per { $value }.

## The web app

web-skip = Vai al contenuto
web-nav = Navigazione principale
web-menu = Menu
web-close = Chiudi
web-notices = Avvisi
web-cancel = Annulla
web-offline = Sei offline. Le partite e gli esercizi riprendono appena torna la connessione; l’introduzione e le impostazioni funzionano anche senza.
web-lost-connection = Connessione interrotta. Nuovo tentativo…
web-offline-page = Questa pagina richiede una connessione. Comparirà appena ce ne sarà una.
web-not-found-title = Pagina non trovata
web-not-found-about = Forse il link è incompleto, o la pagina non esiste più.
web-go-home = Vai alla pagina iniziale
web-page-play = Gioca
web-page-game = Partita
web-page-challenge = Sfida
web-page-settings = Impostazioni
web-page-live = Partite in corso
web-page-leaderboard = Classifica
web-page-player = Giocatore
web-page-people = Persone
web-page-account = Account
web-header-you = { $name }: il tuo profilo
web-setting-language = Lingua
web-setting-language-auto = Lingua del browser ({ $language })
web-setting-edition-about = Con quali pezzi si giocano le nuove partite.
web-setting-theme = Aspetto
web-setting-theme-auto = Come da sistema
web-setting-theme-light = Chiaro
web-setting-theme-dark = Scuro
web-setting-theme-contrast = Contrasto elevato
web-setting-view = Vista del tavoliere
web-setting-view-about = Dall’alto il tavoliere occupa meno spazio e ogni caratteristica si vede bene.
web-setting-view-auto = In base allo schermo
web-setting-view-flat = Dall’alto
web-setting-view-slanted = In prospettiva
web-setting-pieces = Stile del tavoliere
web-setting-pieces-contrast = Con il contrasto elevato, tutti gli stili hanno gli stessi colori.
web-setting-pieces-wood = Legno
web-setting-pieces-slate = Ardesia
web-setting-pieces-bright = Colori vivaci
web-setting-motion = Animazioni
web-setting-motion-auto = Come da sistema
web-setting-motion-full = Animazioni complete
web-setting-motion-reduced = Senza animazioni
web-setting-pace = Ritmo del computer
web-setting-pace-about = Quanto aspetta il computer tra piazzare e dare, perché tu possa seguirlo. Gioca ugualmente bene a ogni ritmo.
web-setting-pace-instant = Senza pause
web-setting-pace-quick = Pause brevi
web-setting-pace-calm = Pause lunghe
web-setting-sound = Suono
web-setting-volume = Volume
web-setting-characters = Fai parlare i personaggi del computer
web-setting-characters-about = Una parola ogni tanto; mai su ciò che si potrebbe giocare o annunciare.
web-setting-avatar = Il tuo avatar
web-setting-avatar-about = Così ti vedono gli altri giocatori.
web-setting-confirm = Conferma ogni azione
web-setting-confirm-about =
    { $edition ->
        [mushrooms] Un fungo viene dato o piazzato solo quando confermi; fino ad allora puoi riprenderlo.
       *[classic] Un pezzo viene dato o piazzato solo quando confermi; fino ad allora puoi riprenderlo.
    }
web-setting-fourth = Invia l’annuncio con la quarta casella
web-setting-fourth-about = Altrimenti guardi ancora una volta le quattro caselle e invii tu l’annuncio.
web-setting-shortcuts = Scorciatoie da tastiera
web-setting-shortcuts-about = Singoli tasti per dare, piazzare, annunciare e altro; durante la partita il punto interrogativo ne mostra l’elenco. Disattivale se detti o se ti danno fastidio.
web-setting-coordinates = Mostra lettere e numeri sul tavoliere
web-setting-notify = Avvisami quando tocca a me
web-setting-notify-about = Una notifica del browser mentre guardi altro.
web-setting-notify-denied = Il tuo browser blocca le notifiche di questa pagina.
web-setting-notify-push = Una notifica mentre guardi altro. Nelle partite con giorni per turno, anche quando Fourfold è chiuso.
web-setting-notify-failed = Le notifiche funzionano finché Fourfold è aperto. Non è stato possibile registrare il browser per quando è chiuso.
web-setting-quiet = Ore di silenzio
web-setting-quiet-about = Quando Fourfold è chiuso, niente ti disturba tra questi orari. Lascia vuoti entrambi se non vuoi ore di silenzio.
web-setting-quiet-from = Dalle
web-setting-quiet-until = Alle
web-board-name = Tavoliere
web-board-empty = { $square }, vuota
web-board-last = ultimo piazzato
web-board-lit = evidenziata
web-tray-name =
    { $edition ->
        [mushrooms] Funghi rimasti
       *[classic] Pezzi rimasti
    }
web-tray-sort = Ordina per
web-tray-by-number = numero
web-tray-empty =
    { $edition ->
        [mushrooms] Tutti i funghi sono sul tavoliere.
       *[classic] Tutti i pezzi sono sul tavoliere.
    }
web-table-more = Altro
web-hand-empty = niente
web-hand-name = In mano
web-hand-yours = Nella tua mano
web-hand-of = In mano a { $name }
web-loading = Un momento…
web-game-title = { $name } contro { $other }
web-game-you = tu
web-game-to-act = deve giocare
web-game-your-turn = Tocca a te
web-banner-name = Le tue partite
web-banner-turn = Tocca a te contro { $name }
web-banner-turns =
    { $number ->
        [one] Tocca a te in { $number } partita
       *[other] Tocca a te in { $number } partite
    }
web-banner-waiting = La tua partita contro { $name } continua; { $name } sta pensando
web-banner-challenge = Una sfida da { $name }
web-banner-open = Vai alla partita
web-banner-look = Guarda
web-banner-more =
    { $number ->
        [one] { $number } altra partita
       *[other] altre { $number } partite
    }
web-game-here = è online
web-game-away = è offline
web-absent-left = resta: { $time }
web-absent-clock = { $name } è offline. Se il tempo si esaurisce, vinci tu.
web-absent-win = { $name } è offline. Se non succede nulla entro il { $date }, vinci tu.
web-absent-none = { $name } è offline. Se non succede nulla entro il { $date }, la partita finisce senza vincitore.
web-game-point = Indica le quattro caselle ({ $number } di 4).
web-game-send-call = Annuncia QUARTO!
web-game-withdraw = No, continua a giocare
web-game-pass = Passa
web-game-confirm = Conferma
web-game-confirm-this = Conferma o annulla.
web-game-undo = Annulla
web-game-placed =
    { $edition ->
        [mushrooms] { $name } piazza il fungo in { $square }.
       *[classic] { $name } piazza il pezzo in { $square }.
    }
web-game-draw = Proponi il pareggio
web-game-draw-sent = Pareggio proposto
web-game-draw-offered = { $name } propone il pareggio.
web-game-draw-agree = Accetta il pareggio
web-game-takeback = Annulla mossa
web-game-takeback-sent = Annullamento richiesto
web-game-takeback-late = Del quarto sfuggito si è già parlato: più indietro non si può tornare.
web-game-takeback-asked = { $name } vorrebbe annullare una mossa.
web-game-taken-back = La mossa è stata annullata.
web-game-declined =
    { $what ->
        [draw] Il pareggio è stato rifiutato.
        [takeback] L’annullamento è stato rifiutato.
       *[other] Rifiutato.
    }
web-game-accept = Accetta
web-game-decline = Rifiuta
web-game-resign = Mi arrendo
web-game-resign-sure = Se ti arrendi, vince l’avversario.
web-game-resign-yes = Sì, mi arrendo
web-game-abort = Interrompi la partita
web-game-abort-sure = La partita finisce senza vincitore e non conta.
web-game-abort-yes = Sì, interrompi
web-game-go-on = Continua a giocare
web-game-talk = Di’ qualcosa
web-game-mute = Nascondi i messaggi
web-game-muted = I messaggi di questa partita ora sono nascosti.
web-game-unmuted = I messaggi di questa partita sono di nuovo visibili.
web-game-record = Trascrizione
web-game-share = Condividi
web-game-link-copied = Link copiato.
web-copy-by-hand = Questo browser non permette alla pagina di copiare. Copia il link da qui:
web-copy-selected = Questo browser non permette alla pagina di copiare. Il testo è selezionato: copialo tu.
web-share-link = Link
web-share-copy = Copia
web-share-copied = Copiato.
web-share-send = Invia…
web-share-picture = Immagine di questa posizione
web-share-animation = Animazione della partita
web-share-embed = Codice per la tua pagina web
web-embed-open = Apri in Fourfold
web-game-watchers =
    { $number ->
        [one] { $number } persona sta guardando
       *[other] { $number } persone stanno guardando
    }
web-watch = Stai guardando
web-watch-others =
    { $number ->
        [one] con { $number } altra persona
       *[other] con { $number } altre persone
    }
web-watch-talk = Parla
web-watch-spectators = Tra spettatori
web-watch-about = Lo vedono solo gli spettatori, mai i giocatori.
web-watch-hide = Nascondi quello che dicono gli spettatori
web-game-result = Risultato
web-game-won = Hai vinto!
web-game-lost = Stavolta hai perso
web-game-won-by = { $name } vince
web-game-drawn = Pareggio
web-game-nobody = Non vince nessuno
web-game-aborted = Partita interrotta
web-game-missed = I quarto non annunciati
web-game-rematch = Rivincita
web-game-rematch-asked = Rivincita richiesta
web-game-rematch-wanted = { $name } vorrebbe la rivincita.
web-game-rematch-withdraw = Ritira la richiesta
web-game-rematch-declined = Questa volta niente rivincita.
web-game-to-rematch = Vai alla prossima partita
web-game-review = Rivedi la partita
web-game-other-game = Un’altra partita
web-game-typed = Scrivi una mossa
web-game-typed-wrong = Scrivi una mossa come c2, -5, c2-5 o !a1b1c1d1.
web-game-do = Gioca
web-game-lost-connection = Connessione interrotta. Non si perde nulla: nuovo tentativo…
web-game-not-sent = Non è arrivato al server. Riprova.
web-game-false-loses = un annuncio sbagliato fa perdere
web-told-give =
    { $who ->
        [me] Dai a { $other } { piece-the }.
       *[them] { $name } ti dà { piece-the }.
    }
web-told-place = Piazzi il { piece-one } in { $square }.
web-told-call = Annunci QUARTO! in { $squares }.
web-told-pass = Passi.
web-told-resign = Ti arrendi.
web-told-flag = Hai esaurito il tempo.
web-told-abandon = Hai abbandonato la partita.
web-told-draw = Proponi il pareggio.
web-told-takeback = Chiedi di annullare una mossa.
web-told-rematch = Chiedi la rivincita.
web-told-abort = Interrompi la partita.
web-waiting-give = { $name } sta scegliendo un { piece-one } per te.
web-queue-chosen = Appena avrai piazzato, darai { $piece }.
web-queue-cancelled = Non darai più in anticipo { $piece }.
web-queue-next = Darai
web-queue-undo = Non darlo ancora
web-call-patterns = O scegli una figura
web-past-title = Mosse finora
web-past-none = Ancora nessuna mossa.
web-past-shown = Posizione precedente
web-past-now = Torna alla partita
web-keys-title = Scorciatoie da tastiera
web-key-place = Vai al tavoliere
web-key-give = Vai ai { piece-many } rimasti
web-key-call = Annuncia QUARTO!, poi invia l’annuncio
web-key-hint = Chiedi un suggerimento
web-key-view = Cambia la vista del tavoliere
web-key-back = Guarda un passo indietro
web-key-next = Guarda un passo avanti; dopo la partita, gioca ancora
web-key-say = Riascolta cosa fare e che cosa hai in mano
web-key-escape = Annulla ciò che non è stato inviato o torna alla posizione attuale
web-key-list = Mostra questo elenco
web-ended-quarto = QUARTO! ({ $values } in { $squares })
web-ended-caught =
    { $who ->
        [me] Hai annunciato un quarto che { $other } non ha visto ({ $values } in { $squares }).
        [them] { $name } ha annunciato un quarto che non hai visto ({ $values } in { $squares }).
       *[others] { $name } ha annunciato un quarto che { $other } non ha visto ({ $values } in { $squares }).
    }
web-ended-caught-automatic =
    { $who ->
        [me] { $other } ha completato un quarto che vale solo per te ({ $values } in { $squares }).
        [them] Hai completato un quarto che vale solo per { $name } ({ $values } in { $squares }).
       *[others] { $other } ha completato un quarto che vale solo per { $name } ({ $values } in { $squares }).
    }
web-ended-time =
    { $who ->
        [them] Hai esaurito il tempo.
       *[others] { $other } ha esaurito il tempo.
    }
web-ended-resignation =
    { $who ->
        [them] Hai scelto la resa.
       *[others] { $other } ha scelto la resa.
    }
web-ended-false-call =
    { $who ->
        [them] Hai fatto un annuncio sbagliato.
       *[others] { $other } ha fatto un annuncio sbagliato.
    }
web-ended-abandoned =
    { $who ->
        [them] Hai abbandonato la partita.
       *[others] { $other } ha abbandonato la partita.
    }
web-ended-aborted =
    { $who ->
        [me] Hai interrotto la partita prima che contasse.
       *[others] { $name } ha interrotto la partita prima che contasse.
    }
web-ended-full-board = Tutti i { piece-many } sono piazzati e nessuno ha vinto.
web-game-rules = Regole di questa partita
web-coach-name = Allenatore
web-coach-hint = Suggerimento
web-coach-more = Dimmi di più
web-coach-danger = Mostra le minacce
web-coach-poisoned = pericoloso: vince in { $squares }
web-coach-safe = sicuro per ora
web-coach-wins-here = fa un quarto qui
web-help-off = Giocate senza aiuti: niente suggerimenti, minacce o analisi fino alla fine della partita.
web-help-rated = Le partite classificate si giocano senza aiuti: niente suggerimenti, minacce o analisi.
web-help-on = Avete concordato gli aiuti. Quando uno li usa, l’altro lo viene a sapere.
web-help-used-hint = { $name } ha chiesto un suggerimento.
web-help-used-threats = { $name } ha guardato le minacce.
web-help-used-explanation = { $name } ha chiesto la spiegazione di una mossa.
web-help-used-analysis = { $name } ha usato l’analisi.
web-help-title = Aiuti usati
web-play-title =
    { $edition ->
        [mushrooms] Sedici funghi. Quattro caratteristiche. Un grido.
       *[classic] Sedici pezzi. Quattro caratteristiche. Un grido.
    }
web-play-lead =
    { $edition ->
        [mushrooms] Piazzi il fungo che l’avversario sceglie per te. Vince chi vede per primo quattro funghi in fila con una caratteristica in comune e annuncia QUARTO!
       *[classic] Piazzi il pezzo che l’avversario sceglie per te. Vince chi vede per primo quattro pezzi in fila con una caratteristica in comune e annuncia QUARTO!
    }
web-play-how = Come vuoi giocare?
web-play-way-someone = Gioca online
web-play-way-computer = Contro il computer
web-play-way-shared = Sullo stesso schermo
web-play-way-friend = Invita un amico
web-play-opponent = Il tuo avversario
web-play-strength = forza { $number } di { $count }
web-play-rating = Elo { $number }
web-play-shared-about = Due persone giocano a turno su questo schermo.
web-play-friend-about = Ricevi un link e un codice QR. Chi apre il link gioca contro di te.
web-play-someone-about = Ti tocca qualcuno che vuole lo stesso livello e lo stesso orologio e ha un punteggio simile.
web-play-name = Il tuo nome
web-play-name-about = Lo vedono i tuoi avversari. Se lo lasci vuoto, ne ricevi uno simpatico.
web-play-open = Può accettare chiunque su questo server
web-play-private = Solo noi due vediamo la partita
web-play-handicap = Un livello diverso per ogni giocatore (handicap)
web-play-handicap-about = Ognuno può annunciare solo le figure del proprio livello. Chi è più forte prende il livello più basso.
web-play-traits-about = Per cominciare ne bastano una o due.
web-clock-other = Altro…
web-clock-time = Tempo
web-clock-unit = Unità di tempo
web-clock-kind = Per che cosa vale il tempo
web-clock-kind-turn = a mossa
web-clock-kind-bank = a testa
web-clock-increment = più, dopo ogni mossa,
web-clock-impossible = Un orologio dura almeno un secondo e al massimo un anno.
web-play-first = Chi comincia?
web-play-first-lot = A sorte
web-play-me = Io
web-play-them = L’avversario
web-play-start-computer = Gioca contro { $name }
web-play-start-shared = Comincia su questo schermo
web-play-start-friend = Crea un link
web-play-continue = Riprendi la tua partita
web-play-received = Sfide per te
web-play-waiting = Persone in attesa di una partita
web-play-no-challenges = Al momento nessuno aspetta.
web-play-own-challenge = La tua sfida
web-queue-waiting =
    { $number ->
        [one] { $number } persona cerca una partita
        [many] { $number } di persone cercano una partita
       *[other] { $number } persone cercano una partita
    }
web-queue-join = Gioca
web-queue-title = Cerco un avversario…
web-queue-range = Punteggio da { $least } a { $most }; l’intervallo cresce mentre aspetti
web-queue-anyone = Qualsiasi punteggio
web-queue-others =
    { $number ->
        [0] al momento non aspetta nessun altro
        [one] aspetta un’altra persona ({ $number })
        [many] aspettano altre { $number } di persone
       *[other] aspettano altre { $number } persone
    }
web-queue-computer = Ancora nessuno. { $name } può giocare subito.
web-queue-leave = Smetti di cercare
web-queue-over = La ricerca di un avversario si è interrotta. Riprova.
web-play-accept = Accetta e gioca
web-challenge-invite = Invita qualcuno
web-challenge-invite-about = Manda questo link o fai scansionare il codice. La partita comincia appena qualcuno accetta.
web-challenge-open-about = Tutti su questo server vedono la tua sfida. Puoi anche mandare il link.
web-challenge-qr = Codice QR del link
web-challenge-link = Link
web-challenge-copy = Copia il link
web-challenge-withdraw = Ritira
web-challenge-waiting = In attesa che qualcuno accetti…
web-challenge-local = Questo link funziona solo su questo computer. Per giocare con altri nella tua rete, avvia il server con { $command }.
web-challenge-by = { $name } vuole giocare con te
web-challenge-game = Sedici { piece-many } per due: l’avversario sceglie che cosa piazzi tu, e tu che cosa piazza l’avversario. Vince chi vede per primo quattro { piece-many } in linea con una caratteristica in comune.
web-challenge-not-now = Non ora
web-challenge-accepted = Questa sfida è già stata accettata
web-challenge-withdrawn = Questa sfida è stata ritirata
web-challenge-expired = Questa sfida è scaduta
web-challenge-declined = Questa sfida è stata rifiutata
web-challenge-declined-by = { $name } ha rifiutato la tua sfida.
web-challenge-to = La tua sfida a { $name }
web-challenge-to-about = In attesa della risposta di { $name }… La partita comincia appena la tua sfida viene accettata.
web-challenge-new = Sfida { $name }
web-challenge-send = Invia la sfida
web-challenge-watch = Guarda la partita
web-live-none = Al momento nessuno gioca.
web-live-over = Partite finite
web-live-more = Mostra altre
web-live-rated = classificata
web-live-handicap = Livelli { $level }
web-leaderboard-about = I giocatori con un punteggio ormai affidabile, dalle partite classificate.
web-leaderboard-rank = Posto
web-leaderboard-player = Giocatore
web-leaderboard-rating = Punteggio
web-leaderboard-games = Partite
web-leaderboard-none = Nessuno ha ancora giocato abbastanza partite classificate.
web-player-kind-guest = Ospite
web-player-kind-account = Membro
web-player-kind-bot = Bot
web-player-kind-computer = Computer
web-player-kind-deleted = Account eliminato
web-player-since = dal { $date }
web-player-you = Sei tu.
web-player-counts = vittorie: { $wins }, pareggi: { $draws }, sconfitte: { $losses }
web-player-ratings = Punteggi
web-player-course =
    { $number ->
        [one] Da { $from } a { $to } nell’ultima partita classificata
       *[other] Da { $from } a { $to } nelle ultime { $number } partite classificate
    }
web-player-history = Partite classificate
web-player-follow = Segui
web-player-unfollow = Non seguire più
web-player-block = Blocca
web-player-unblock = Sblocca
web-player-block-about = Niente più sfide né messaggi tra voi, e non sarete più abbinati. { $name } non lo verrà a sapere.
web-player-blocked = Hai bloccato { $name }.
web-player-unblocked = Non blocchi più { $name }.
web-player-challenge = Sfida
web-player-report = Segnala questo giocatore
web-player-reason-name = Il nome è offensivo
web-player-reason-leaving = Abbandona le partite perse
web-player-reason-cheating = Si fa aiutare nelle partite classificate
web-player-reason-other = Altro
web-player-send = Invia
web-player-reported = Grazie, la segnalazione è stata inviata.
web-people-following = Giocatori che segui
web-people-following-none = Non segui ancora nessuno. Premi «Segui» nella pagina di un giocatore per vedere qui quando è online.
web-people-online = online
web-people-show = Mostra agli altri quando sono online
web-people-show-about = In una partita il tuo avversario vede sempre se ci sei.
web-people-opponents = Avversari recenti
web-people-opponents-none = Non hai ancora giocato contro nessuno.
web-people-won = hai vinto
web-people-drawn = pareggio
web-people-lost = hai perso
web-people-blocked = Giocatori bloccati
web-play-rated = Partita classificata
web-play-rated-account = { problem-rated-account }
web-play-rated-rules = { problem-rated-rules }
web-play-rated-clock = { problem-rated-clock }
web-play-rated-private = { problem-rated-private }
web-play-rated-seat = { problem-rated-seat }
web-play-rated-help = { problem-rated-help }
web-play-help = Possiamo chiedere suggerimenti entrambi
web-play-helped = con suggerimenti
web-account-about = Senza account si gioca tutto, tranne le partite classificate e i tornei. Un account conserva le tue partite e il tuo nome.
web-account-sign-in = Accedi
web-account-sign-up = Crea un account
web-account-sign-recover = Ho dimenticato la password
web-account-recover = Imposta una nuova password
web-account-sign-out = Esci
web-account-name = Nome
web-account-shown-name = Nome visibile
web-account-guest-name = Giocare senza account
web-account-password = Password
web-account-old-password = Password attuale
web-account-new-password = Nuova password
web-account-password-about = Almeno 8 caratteri; meglio ancora, più parole.
web-account-code = Codice di recupero
web-account-codes = I tuoi codici di recupero
web-account-codes-about = Si vedono una volta sola. Conservali: ognuno ti fa entrare una volta se dimentichi la password.
web-account-codes-copy = Copia i codici
web-account-codes-download = Salva in un file
web-account-codes-copied = Codici copiati.
web-account-signed-in = Hai effettuato l’accesso come { $name }.
web-account-go-on = Continua
web-account-guest = Giochi come { $name }, senza account.
web-account-profile = Profilo
web-account-save = Salva
web-account-saved = Salvato.
web-account-settings-taken = Ora qui valgono le impostazioni del tuo account.
web-account-sessions = Dove hai effettuato l’accesso
web-account-this-one = questo dispositivo
web-account-tokens = Token per i tuoi programmi
web-account-tokens-about = Con un token, un tuo programma gioca con il tuo nome.
web-account-token-name = A che cosa serve il token
web-account-token-new = Crea un token
web-account-token-once = Il nuovo token, visibile solo ora:
web-account-export = Scarica tutti i miei dati
web-account-delete = Elimina l’account
web-account-delete-about = Non si può annullare. Il tuo nome scompare da tutte le partite.
web-page-learn = Impara
web-page-puzzles = Problemi
web-page-puzzle = Problema
web-page-analysis = Analisi
web-page-drill = Colpo d’occhio
web-page-fill = Riempi il tavoliere
web-page-atlas = Atlante
web-analysis-working = Sto calcolando…
web-analysis-ended = QUARTO! Questa mossa vince.
web-analysis-ended-loss = QUARTO! Ma vale per l’avversario, che vince.
web-analysis-full = Il tavoliere è pieno: non resta nulla da giocare.
web-analysis-place = Per chi piazza adesso: { $value }
web-analysis-give = Per chi dà adesso: { $value }
web-analysis-choose-first =
    { $edition ->
        [mushrooms] Scegli prima un fungo.
       *[classic] Scegli prima un pezzo.
    }
web-analysis-mode = Modalità
web-analysis-mode-set-up =
    { $edition ->
        [mushrooms] Disponi i funghi
       *[classic] Disponi i pezzi
    }
web-analysis-mode-play = Prova le mosse
web-analysis-clear = Svuota il tavoliere
web-analysis-to-hand = Prendi in mano
web-analysis-empty-hand = Rimetti a posto
web-analysis-set-up-about =
    { $edition ->
        [mushrooms] Scegli un fungo, poi una casella o la mano; puoi anche trascinarlo. Tocca un fungo sul tavoliere per toglierlo.
       *[classic] Scegli un pezzo, poi una casella o la mano; puoi anche trascinarlo. Tocca un pezzo sul tavoliere per toglierlo.
    }
web-analysis-play-about =
    { $edition ->
        [mushrooms] Ogni casella e ogni fungo mostrano dove portano se nessuno sbaglia, e in quanti piazzamenti.
       *[classic] Ogni casella e ogni pezzo mostrano dove portano se nessuno sbaglia, e in quanti piazzamenti.
    }
web-analysis-legend = Legenda
web-analysis-gifts = Dopo aver piazzato in
web-analysis-gifts-about =
    { $edition ->
        [mushrooms] Scegli una casella per vedere quanto vale dare poi ciascun fungo.
       *[classic] Scegli una casella per vedere quanto vale dare poi ciascun pezzo.
    }
web-analysis-wins-there = { $square } vince subito.
web-analysis-standing = È già sul tavoliere e non vale più
web-analysis-best = Le mosse migliori
web-analysis-notation = Posizione (notazione)
web-analysis-show = Mostra
web-analysis-wrong =
    { $edition ->
        [mushrooms] Inserisci le quattro righe e il fungo in mano, per esempio .4f./c3.0/78../9b.. a; ogni fungo al massimo una volta.
       *[classic] Inserisci le quattro righe e il pezzo in mano, per esempio .4f./c3.0/78../9b.. a; ogni pezzo al massimo una volta.
    }
web-analysis-to-act = A chi tocca
web-review-ready = L’analisi è pronta. Scorri con le frecce.
web-review-start = Ripercorri la partita: ogni decisione mostra quanto valeva e che cosa sarebbe stato meglio.
web-review-working = Sto analizzando ogni decisione…
web-review-lead = Incolla la trascrizione di una partita o trascina qui un file .qgn: vedrai quanto valeva ogni decisione e dove la partita è cambiata.
web-review-given = Dato
web-review-steps = Passi
web-review-value-for = Per { $name }
web-review-to-turning-point = Vai alla svolta
web-review-go-on = Continua da qui
web-review-play-from = Gioca da qui
web-review-analyse = Analizza
web-review-to-game = Torna alla partita
web-review-record = Trascrizione di una partita
web-review-look = Rivedi
web-review-file = Scegli un file
web-learn-title = Impara il gioco in dieci minuti
web-learn-lead = Brevi lezioni interattive, una regola alla volta.
web-learn-done = fatta
web-learn-more = E poi?
web-learn-more-puzzles = Un problema al giorno per tutti, e molti altri per tema.
web-learn-more-drill = Vedere un quarto prima di tutti.
web-learn-more-fill = Il rompicapo da cui è nato il gioco.
web-learn-more-atlas = Chi vince se nessuno sbaglia, per ogni regola.
web-learn-gallery = Le trenta figure
web-learn-gallery-about =
    { $edition ->
        [mushrooms] Quattro funghi con una caratteristica in comune sulle caselle di una figura fanno un quarto. Ogni livello si aggiunge al precedente.
       *[classic] Quattro pezzi con una caratteristica in comune sulle caselle di una figura fanno un quarto. Ogni livello si aggiunge al precedente.
    }
web-learn-next = Avanti: { $title }
web-learn-again = Ancora
web-learn-play = Gioca una partita
web-learn-step = Passo { $number } di { $count }
web-page-intro = Il gioco in un minuto
web-intro-offer = Non conosci il gioco?
web-intro-offer-about = Quattro passi da giocare: trovare, dare, piazzare, annunciare.
web-intro-start = Fammi vedere
web-intro-skip = Salta
web-intro-find-about =
    { $edition ->
        [mushrooms] Sedici funghi, tutti diversi: blu o rossi, appuntiti o piatti, grandi o piccoli, con o senza puntini gialli.
       *[classic] Sedici pezzi, tutti diversi: chiari o scuri, tondi o quadrati, alti o bassi, pieni o cavi.
    }
web-intro-find = Tocca { piece-the }.
web-intro-find-wrong = Guarda di nuovo ({ $traits }): tocca { piece-the }.
web-intro-give-about =
    { $edition ->
        [mushrooms] Il tuo fungo non lo scegli mai tu: dai all’avversario quello da piazzare e ne ricevi uno.
       *[classic] Il tuo pezzo non lo scegli mai tu: dai all’avversario quello da piazzare e ne ricevi uno.
    }
web-intro-give =
    { $edition ->
        [mushrooms] Tre funghi grandi in fila! Dai un fungo che non sia grande.
       *[classic] Tre pezzi alti in fila! Dai un pezzo che non sia alto.
    }
web-intro-give-wrong =
    { $edition ->
        [mushrooms] Anche quello è grande: l’avversario vincerebbe. Dai un fungo piccolo.
       *[classic] Anche quello è alto: l’avversario vincerebbe. Dai un pezzo basso.
    }
web-intro-wait = Ora è il turno dell’avversario…
web-intro-place-about =
    { $edition ->
        [mushrooms] L’avversario ha piazzato il tuo fungo e te ne dà uno in cambio.
       *[classic] L’avversario ha piazzato il tuo pezzo e te ne dà uno in cambio.
    }
web-intro-place =
    { $edition ->
        [mushrooms] Un fungo grande! Piazzalo accanto ai tre funghi grandi.
       *[classic] Un pezzo alto! Piazzalo accanto ai tre pezzi alti.
    }
web-intro-place-wrong =
    { $edition ->
        [mushrooms] Non lì: la casella libera accanto ai tre funghi grandi ne completa quattro.
       *[classic] Non lì: la casella libera accanto ai tre pezzi alti ne completa quattro.
    }
web-intro-call-about = Quattro in linea con una caratteristica in comune sono un quarto. Vince solo se lo annunci.
web-intro-call =
    { $edition ->
        [mushrooms] Quattro funghi grandi! Premi { quarto-call }
       *[classic] Quattro pezzi alti! Premi { quarto-call }
    }
web-intro-call-wrong =
    { $edition ->
        [mushrooms] Non quelli: annuncia di nuovo e indica i quattro funghi grandi.
       *[classic] Non quelli: annuncia di nuovo e indica i quattro pezzi alti.
    }
web-intro-done-about = Valgono righe, colonne e diagonali, con qualsiasi caratteristica. E se ti sfugge un quarto, l’avversario può annunciarlo.
web-intro-done = { quarto-call } Il gioco è tutto qui.
web-newcomer-automatic = Nelle tue prime partite i quarto vengono annunciati per te. Puoi scegliere diversamente nelle regole.
web-newcomer-call = Novità: quando quattro in linea hanno una caratteristica in comune, premi { quarto-call } e indicale prima di proseguire. Nessuno lo fa per te.
web-newcomer-loss = Quasi nessuno vince la prima partita. Qualche breve lezione ti mostra a cosa fare attenzione.
web-learn-turn-title = Dare e piazzare
web-learn-turn-about =
    { $edition ->
        [mushrooms] Non scegli mai il fungo che piazzi.
       *[classic] Non scegli mai il pezzo che piazzi.
    }
web-learn-turn-text =
    { $edition ->
        [mushrooms] Il primo giocatore dà un fungo. Poi un turno ha due parti: piazza il fungo ricevuto su una casella libera e dai all’avversario uno di quelli rimasti.
       *[classic] Il primo giocatore dà un pezzo. Poi un turno ha due parti: piazza il pezzo ricevuto su una casella libera e dai all’avversario uno di quelli rimasti.
    }
web-learn-turn-1 =
    { $edition ->
        [mushrooms] Dai un fungo qualsiasi all’avversario.
       *[classic] Dai un pezzo qualsiasi all’avversario.
    }
web-learn-turn-2 = Ora ne hai uno: piazzalo su una casella libera.
web-learn-turn-3 =
    { $edition ->
        [mushrooms] E dai il fungo successivo.
       *[classic] E dai il pezzo successivo.
    }
web-learn-turn-refused = Non c’è ancora nulla da annunciare. Prima finisci il tuo turno.
web-learn-turn-done = Questo è un turno intero. E così via, a turno.
web-learn-call-title = QUARTO!
web-learn-call-about = Con quattro in linea con una caratteristica in comune si vince, se lo annunci.
web-learn-call-text = Contano righe, colonne e diagonali. Non importa chi ha piazzato gli altri tre. Ma con un quarto si vince solo se lo si annuncia: premi il pulsante rosso e indica le quattro caselle.
web-learn-call-1 =
    { $edition ->
        [mushrooms] Tre nella riga 2 hanno qualcosa in comune con il tuo fungo. Completa.
       *[classic] Tre nella riga 2 hanno qualcosa in comune con il tuo pezzo. Completa.
    }
web-learn-call-2 = Ora annuncia: premi QUARTO! e indica le quattro caselle.
web-learn-call-refused = Non proprio: riempi il vuoto nella riga 2, poi indica le sue quattro caselle.
web-learn-call-done = QUARTO! Hai vinto.
web-learn-safe-title = Dare senza rischi
web-learn-safe-about =
    { $edition ->
        [mushrooms] Il fungo che dai può batterti.
       *[classic] Il pezzo che dai può batterti.
    }
web-learn-safe-text =
    { $edition ->
        [mushrooms] Prima di dare, guarda che cosa potrebbe farne l’avversario. L’arte è trovare un fungo che non completi nulla.
       *[classic] Prima di dare, guarda che cosa potrebbe farne l’avversario. L’arte è trovare un pezzo che non completi nulla.
    }
web-learn-safe-1 =
    { $edition ->
        [mushrooms] Dai un fungo con cui l’avversario non possa fare un quarto.
       *[classic] Dai un pezzo con cui l’avversario non possa fare un quarto.
    }
web-learn-safe-refused = Quello va bene in d2: che cosa hanno in comune i tre nella riga 2?
web-learn-safe-done =
    { $edition ->
        [mushrooms] Sicuro: con questo fungo nessuno completa la riga 2.
       *[classic] Sicuro: con questo pezzo nessuno completa la riga 2.
    }
web-learn-caught-title = Colto in fallo!
web-learn-caught-about = Se all’avversario sfugge un quarto, puoi annunciarlo tu.
web-learn-caught-text =
    { $edition ->
        [mushrooms] L’avversario ha appena completato un quarto e ti ha dato un fungo senza dire nulla. Prima di piazzarlo puoi annunciare ciò che non ha visto: allora vinci tu.
       *[classic] L’avversario ha appena completato un quarto e ti ha dato un pezzo senza dire nulla. Prima di piazzarlo puoi annunciare ciò che non ha visto: allora vinci tu.
    }
web-learn-caught-1 = Non piazzare ancora: annuncia il quarto sfuggito all’avversario.
web-learn-caught-refused = Guarda la riga 2 e annuncia prima di piazzare.
web-learn-caught-done = Colto in fallo! Vinci con il quarto dell’avversario.
web-learn-lapse-title = Troppo tardi
web-learn-lapse-about = Un quarto che nessuno annuncia perde il suo valore.
web-learn-lapse-text =
    { $edition ->
        [mushrooms] C’è di nuovo un quarto sul tavoliere. Ma se piazzi il tuo fungo senza annunciarlo, non vale più per nessuno, chiunque lo veda dopo.
       *[classic] C’è di nuovo un quarto sul tavoliere. Ma se piazzi il tuo pezzo senza annunciarlo, non vale più per nessuno, chiunque lo veda dopo.
    }
web-learn-lapse-1 =
    { $edition ->
        [mushrooms] Fai finta di non vederlo: piazza il tuo fungo.
       *[classic] Fai finta di non vederlo: piazza il tuo pezzo.
    }
web-learn-lapse-2 = Ora prova ad annunciare la riga 2.
web-learn-lapse-3 =
    { $edition ->
        [mushrooms] Respinto: ha perso il suo valore. Il turno continua: dai un fungo.
       *[classic] Respinto: ha perso il suo valore. Il turno continua: dai un pezzo.
    }
web-learn-lapse-refused = Qui si chiede altro: leggi la frase sopra il tavoliere.
web-learn-lapse-done = Quindi occhi aperti: dopo il piazzamento seguente è perso.
web-learn-levels-title = Livello 2: quadrati piccoli
web-learn-levels-about = Ognuno dei quattro livelli aggiunge figure.
web-learn-levels-text =
    { $edition ->
        [mushrooms] Dal livello 2 valgono anche quattro funghi in un quadrato piccolo; il livello 3 aggiunge quadrati più grandi, il 4 quelli ruotati. La galleria li mostra tutti.
       *[classic] Dal livello 2 valgono anche quattro pezzi in un quadrato piccolo; il livello 3 aggiunge quadrati più grandi, il 4 quelli ruotati. La galleria li mostra tutti.
    }
web-learn-levels-1 =
    { $edition ->
        [mushrooms] Completa un quadrato piccolo con il tuo fungo.
       *[classic] Completa un quadrato piccolo con il tuo pezzo.
    }
web-learn-levels-2 = Annuncia QUARTO! e indica i quattro angoli.
web-learn-levels-refused =
    { $edition ->
        [mushrooms] Tre funghi al centro formano un angolo: quale casella manca?
       *[classic] Tre pezzi al centro formano un angolo: quale casella manca?
    }
web-learn-levels-done = QUARTO! Si vince anche con un quadrato piccolo.
web-learn-handicap-title = Handicap
web-learn-handicap-about = Ogni giocatore può avere un livello suo.
web-learn-handicap-text = Tu giochi al livello 2, l’avversario al livello 1. Tu puoi annunciare i quadrati piccoli, l’avversario no, nemmeno se ne completa uno.
web-learn-handicap-1 = L’avversario ha appena completato qualcosa che solo tu puoi annunciare. Annuncialo.
web-learn-handicap-refused = Cerca il quadrato piccolo al centro e annuncia prima di piazzare.
web-learn-handicap-done = Hai vinto: conta il livello di chi annuncia, chiunque abbia completato il quadrato.
web-learn-traits-title = Meno caratteristiche
web-learn-traits-about = Si può iniziare con una, due o tre caratteristiche.
web-learn-traits-text =
    { $edition ->
        [mushrooms] In questa partita contano solo le prime due caratteristiche. Qualsiasi altra cosa i funghi abbiano in comune non fa quarto.
       *[classic] In questa partita contano solo le prime due caratteristiche. Qualsiasi altra cosa i pezzi abbiano in comune non fa quarto.
    }
web-learn-traits-1 =
    { $edition ->
        [mushrooms] Due linee hanno tre funghi. Completa quella che vale.
       *[classic] Due linee hanno tre pezzi. Completa quella che vale.
    }
web-learn-traits-2 = Annuncia QUARTO! e indicalo.
web-learn-traits-refused =
    { $edition ->
        [mushrooms] Ciò che quei funghi hanno in comune non vale in questa partita.
       *[classic] Ciò che quei pezzi hanno in comune non vale in questa partita.
    }
web-learn-traits-done = Bene. Aggiungi una caratteristica quando vuoi.
web-puzzles-daily = Problema del giorno
web-puzzles-solved-today = Risolto. Il prossimo arriva a mezzanotte (UTC).
web-puzzles-look-again = Riguardalo
web-puzzles-solve = Risolvi
web-puzzles-yours = Finora
web-puzzles-days = Giorni di fila
web-puzzles-streak = Problemi di fila
web-puzzles-longest = Serie più lunga
web-puzzles-first-try = Al primo colpo
web-puzzles-kept = Conservato solo in questo browser.
web-puzzles-train = Altri problemi
web-puzzles-train-about = Iniziano facili e si adattano a te.
web-puzzles-any-level = tutti i livelli
web-puzzles-mixed = Un po’ di tutto
web-puzzles-mixed-about = Senza sapere prima che cosa cercare.
web-puzzles-theme-win = Vincere
web-puzzles-about-win = Trova l’unica mossa che vince.
web-puzzles-about-safe-piece =
    { $edition ->
        [mushrooms] Tutti i funghi tranne uno regalano qualcosa.
       *[classic] Tutti i pezzi tranne uno regalano qualcosa.
    }
web-puzzles-about-only-square =
    { $edition ->
        [mushrooms] Il fungo è scelto: dove va?
       *[classic] Il pezzo è scelto: dove va?
    }
web-puzzles-about-refutation = L’avversario ha sbagliato. Mostra perché.
web-puzzles-about-save-draw = Tutto il resto perde.
web-puzzles-give-too =
    { $edition ->
        [mushrooms] Ora dai un fungo, o annuncia il quarto.
       *[classic] Ora dai un pezzo, o annuncia il quarto.
    }
web-puzzles-next = Prossimo problema
web-puzzles-reveal = Mostra la soluzione
web-puzzles-revealed = Ecco la soluzione.
web-puzzles-why = Perché
web-drill-right = Giusto!
web-drill-missed = C’era un quarto.
web-drill-wrong = Questi quattro non hanno in comune nulla che valga.
web-drill-late = Tempo scaduto.
web-drill-unsent = La tua risposta non è ancora stata inviata. L’esercizio aspetta la connessione.
web-drill-send-again = Invia di nuovo
web-drill-question = C’è un quarto? Indica le sue quattro caselle.
web-drill-there-was-none = Su questo tavoliere non c’è nessun quarto.
web-drill-none = Nessun quarto
web-drill-next = Prossimo tavoliere
web-drill-finish = Vedi il risultato
web-drill-board = Tavoliere { $number } di { $count }
web-drill-counts = Novità: { $kind }
web-drill-so-far = Risposte giuste: { $right } su { $number }
web-drill-keys = Tasti: frecce e spazio per indicare, N se non c’è quarto.
web-drill-result = Risposte giuste: { $right } su { $number }
web-drill-kind = Figura
web-drill-found = Trovati
web-drill-time = Tempo
web-drill-again = Ancora
web-drill-choose = Cambia impostazioni
web-drill-lead = Dodici tavolieri: indica un quarto o di’ che non c’è. Diventa più difficile man mano che migliori.
web-drill-begin-with = Inizia con
web-drill-limit = Tempo per tavoliere
web-drill-no-limit = quanto vuoi
web-drill-begin = Inizia
web-fill-about =
    { $edition ->
        [mushrooms] I sedici funghi sono tutti tuoi: piazzali in qualsiasi ordine, riprendili quando vuoi. I quarto vengono evidenziati appena si formano.
       *[classic] I sedici pezzi sono tutti tuoi: piazzali in qualsiasi ordine, riprendili quando vuoi. I quarto vengono evidenziati appena si formano.
    }
web-fill-task-none = Riempi il tavoliere senza nessun quarto.
web-fill-task-most = Riempi il tavoliere con il maggior numero possibile di quarto: { $number }.
web-fill-solved =
    { $edition ->
        [mushrooms] Risolto! Tutti i sedici funghi sono a posto.
       *[classic] Risolto! Tutti i sedici pezzi sono a posto.
    }
web-fill-full = Il tavoliere è pieno.
web-fill-now =
    { $edition ->
        [mushrooms] { $number ->
            [one] Pieno, con { $number } quarto. Riprendi un fungo.
           *[other] Pieno, con { $number } quarto. Riprendi un fungo.
        }
       *[classic] { $number ->
            [one] Pieno, con { $number } quarto. Riprendi un pezzo.
           *[other] Pieno, con { $number } quarto. Riprendi un pezzo.
        }
    }
web-fill-none-wanted = sul tavoliere; obiettivo: { $number }
web-fill-most-wanted = di { $number } quarto
web-fill-unknown = Dire se è ancora possibile richiederebbe troppo tempo.
web-fill-possible = È ancora possibile.
web-fill-best-none = Non è più possibile: il minimo è { $number }.
web-fill-best-most = Non è più possibile: da qui al massimo { $number }.
web-fill-take-back =
    { $edition ->
        [mushrooms] Riprendi il fungo da una di queste caselle: { $squares }
       *[classic] Riprendi il pezzo da una di queste caselle: { $squares }
    }
web-fill-put = Prova { piece-the } in { $square }.
web-fill-quartos = Quarto
web-fill-goal = Obiettivo
web-fill-goal-none = nessun quarto
web-fill-goal-most = il maggior numero possibile
web-atlas-lead = Il gioco è risolto: ecco come finisce dal tavoliere vuoto se nessuno sbaglia mai, per ogni coppia di livelli e ogni numero di caratteristiche.
web-atlas-draw = Pareggio
web-atlas-first = Vince il primo giocatore
web-atlas-second = Vince il secondo giocatore
web-atlas-how-many = Quante caratteristiche valgono?
web-atlas-caption =
    { $edition ->
        [mushrooms] Il primo giocatore dà il primo fungo. Scegli una cella per saperne di più.
       *[classic] Il primo giocatore dà il primo pezzo. Scegli una cella per saperne di più.
    }
web-atlas-first-level = Primo: livello { $level }
web-atlas-second-level = Secondo: livello { $level }
web-atlas-unknown = sconosciuto
web-atlas-about = I numeri indicano dopo quanti piazzamenti il vincitore ha il suo quarto se entrambi giocano al meglio: uno si affretta, l’altro ritarda.
web-analysis-opponent = Avversario

## Tournaments

format-swiss = Sistema svizzero
format-round-robin = Girone all’italiana
## Tournaments: formats and games

tournament-game = turno { $round }, tavolo { $table }
tournament-game-number = turno { $round }, tavolo { $table }.{ $number }
format-knockout = Eliminazione diretta
format-double-knockout = Doppia eliminazione
format-arena = Arena
format-ladder = Scala
format-swiss-about = Un numero fisso di turni. Si incontrano giocatori con punti simili, e tutti giocano fino alla fine.
format-round-robin-about = Tutti contro tutti. Per un gruppo piccolo.
format-knockout-about = Chi perde una sfida è fuori.
format-double-knockout-about = Chi perde due sfide è fuori.
format-arena-about = Nuovi avversari appena sei libero, per un tempo fisso. Una vittoria vale 2 punti, e di più in serie.
format-ladder-about = Una classifica per un’intera stagione. Sfida qualcuno qualche posto sopra di te, vinci e prendi il suo posto.
tiebreak-buchholz = Buchholz
tiebreak-buchholz-short = BH
tiebreak-buchholz-cut-1 = Buchholz senza il più basso
tiebreak-buchholz-cut-1-short = BH −1
tiebreak-buchholz-median = Buchholz senza il più basso e il più alto
tiebreak-buchholz-median-short = BH med
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-sonneborn-berger-short = SB
tiebreak-direct-encounter = Scontro diretto
tiebreak-direct-encounter-short = Diretto
tiebreak-wins = Partite vinte
tiebreak-wins-short = Vitt.
tiebreak-second-player = Partite come secondo giocatore
tiebreak-second-player-short = 2º
tiebreak-performance = Prestazione
tiebreak-performance-short = Prest.
tiebreak-board-points = Punti sui tavolieri
tiebreak-board-points-short = Tavolieri
tiebreak-buchholz-about = La somma dei punti degli avversari.
tiebreak-buchholz-cut-1-about = La somma dei punti degli avversari, senza il più basso.
tiebreak-buchholz-median-about = La somma dei punti degli avversari, senza il più basso e il più alto.
tiebreak-sonneborn-berger-about = I punti degli avversari battuti e metà dei punti di quelli con cui si è pareggiato.
tiebreak-direct-encounter-about = I punti delle partite fra chi è alla pari, se tutti si sono incontrati.
tiebreak-wins-about = Partite vinte al tavoliere, senza riposi e forfait.
tiebreak-second-player-about = Il numero di partite come secondo giocatore: più sono, meglio è.
tiebreak-performance-about = Il punteggio a cui corrispondono i risultati.
tiebreak-board-points-about = Quanto hanno ottenuto insieme i membri di una squadra.
web-page-tournaments = Tornei
web-page-tournament = Torneo
web-page-tournament-new = Organizza un torneo
web-page-tournament-edit = Modifica il torneo
web-banner-paired = { $tournament }: il tuo prossimo avversario è { $name }
web-banner-come = Arrivo
web-game-to-tournament = Torna al torneo
web-tournaments-lead = Gioca una sera o un’intera stagione, contro persone e computer; oppure organizza un torneo tuo.
web-tournaments-account = Crea un account per organizzarne uno
web-tournaments-account-about = Per organizzare un torneo serve un account.
web-tournaments-running = Ora
web-tournaments-upcoming = In arrivo
web-tournaments-finished = Conclusi
web-tournaments-mine = I miei
web-tournaments-none-running = Al momento non si gioca nessun torneo.
web-tournaments-none-upcoming = Nessun torneo è ancora in programma.
web-tournaments-none-finished = Nessun torneo è ancora arrivato alla fine.
web-tournaments-none-mine = Non hai ancora giocato nessun torneo.
web-tournament-players =
    { $number ->
        [0] Ancora nessun iscritto
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }
web-tournament-entered-teams =
    { $number ->
        [0] Ancora nessun iscritto
        [one] { $number } squadra
       *[other] { $number } squadre
    }
web-tournament-by = Direzione: { $name }
web-tournament-venue-tables-short = a tavoli veri
web-tournament-running = In corso
web-tournament-cancelled = Annullato
web-tournament-finished = Il torneo è finito
web-tournament-no-start = Inizia quando lo decide la direzione
web-tournament-leads = In testa: { $name }
web-tournament-won = Ha vinto { $name }
web-tournament-you-director = Lo dirigi tu
web-tournament-you-helper = Dai una mano
web-tournament-you-entrant = Partecipi
web-tournament-round = Turno { $number }
web-tournament-round-of = Turno { $number } di { $planned }
web-tournament-round-final = Finale
web-tournament-round-semi = Semifinali
web-tournament-round-quarter = Quarti di finale
web-tournament-round-paired = abbinato
web-tournament-round-running = in corso
web-tournament-round-closed = finito
web-tournament-rounds =
    { $number ->
        [one] { $number } turno
       *[other] { $number } turni
    }
web-tournament-double = andata e ritorno
web-tournament-best-of = al meglio delle { $number }
web-tournament-best-of-1 = una partita
web-tournament-third = con sfida per il terzo posto
web-tournament-third-place = Sfida per il terzo posto
web-tournament-reach-words =
    { $number ->
        [one] sfide fino a { $number } posto più in alto
       *[other] sfide fino a { $number } posti più in alto
    }
web-tournament-teams =
    { $number ->
        [one] squadre con { $number } tavoliere
       *[other] squadre con { $number } tavolieri
    }
web-tournament-handicap-words = handicap: un livello ogni { $number } punti
web-tournament-now = Che cosa succede ora
web-tournament-now-playing = La tua partita contro { $name } è in corso
web-tournament-now-paired = Il tuo prossimo avversario: { $name }
web-tournament-now-wait = Resta qui: la partita inizia appena arriva { $name }.
web-tournament-now-deadline = Chi non arriva perde per forfait fra
web-tournament-now-bye = In questo turno riposi.
web-tournament-now-entered = Partecipi.
web-tournament-now-paused = Sei in pausa.
web-tournament-now-withdrawn = Hai lasciato il torneo.
web-tournament-next-start = Inizia fra
web-tournament-next-round = Prossimo turno fra
web-tournament-next-finish = Finisce fra
web-tournament-challenge = Sfida a
web-tournament-challenge-send = Sfida
web-tournament-enter = Partecipa
web-tournament-enter-account = Per partecipare serve un account.
web-tournament-enter-closed = Le iscrizioni sono chiuse.
web-tournament-full = Tutti i posti sono occupati.
web-tournament-limit-words = al massimo { $number }
web-tournament-rating-words = punteggi da { $least } a { $most }
web-tournament-pause = Fai una pausa
web-tournament-resume = Rientra
web-tournament-withdraw = Ritirati
web-tournament-withdraw-sure = Ritirarti definitivamente? Non potrai rientrare.
web-tournament-play = Gioca
web-tournament-watch = Guarda
web-tournament-look = Vedi
web-tournament-view-standings = Classifica
web-tournament-view-rounds = Abbinamenti
web-tournament-view-table = Tabella
web-tournament-view-boards = Dal vivo
web-tournament-view-players = Giocatori
web-tournament-view-files = File
web-tournament-view-direct = Direzione
web-tournament-place = Posto
web-tournament-place-short = N.
web-tournament-points = Punti
web-tournament-points-short = Pt
web-tournament-points-words = Punti: { $points }
web-tournament-streak = { $number } vittorie di fila
web-tournament-tiebreaks = Spareggi
web-tournament-tiebreaks-about = Decidono, uno dopo l’altro, fra chi ha gli stessi punti.
web-tournament-podium = Podio
web-tournament-nobody = Ancora nessun iscritto.
web-tournament-no-rounds = Non c’è ancora nessun abbinamento.
web-tournament-no-games = Ancora nessuna partita.
web-tournament-no-boards = Al momento non si gioca nessuna partita.
web-tournament-bye = riposa
web-tournament-bye-short = rip.
web-tournament-byes = Riposano: { $names }
web-tournament-seat-first = p
web-tournament-seat-second = s
web-tournament-table-about = Ogni riquadro mostra il numero dell’avversario, se il giocatore era primo ({ web-tournament-seat-first }) o secondo ({ web-tournament-seat-second }), e il risultato.
web-tournament-round-before = Turno precedente
web-tournament-round-after = Turno successivo
web-tournament-round-choose = Turno
web-tournament-table = Tavolo { $number }
web-tournament-waiting = in attesa
web-tournament-contested = contestata
web-tournament-adjudicated = per decisione
web-tournament-bot = computer
web-tournament-state-paused = in pausa
web-tournament-state-withdrawn = ritiro
web-tournament-late-mark = iscrizione tardiva
web-tournament-path-place = Posto { $place } · Punti: { $points }
web-tournament-path-rank = Posto { $place }
web-tournament-path-score = +{ $wins } ={ $draws } −{ $losses }
web-tournament-path-rating = Punteggio { $number }
web-tournament-profile = Profilo
web-tournament-file-games = Tutte le partite
web-tournament-file-standings = Classifica
web-tournament-file-pairings = Abbinamenti
web-tournament-file-tournament = Tutto
web-tournament-file-report = Rapporto FIDE
web-tournament-log = Registro
web-tournament-report = Segnala questo torneo
web-tournament-event-entered = { $name } partecipa.
web-tournament-event-entry-corrected = Iscrizione corretta: { $name }.
web-tournament-event-lineup-changed = { $name } ha una nuova formazione.
web-tournament-event-withdrawn = { $name } si ritira.
web-tournament-event-paused = { $name } fa una pausa.
web-tournament-event-resumed = { $name } rientra.
web-tournament-event-bye-granted = { $name } riposa nel turno { $round }.
web-tournament-event-round-paired = Il turno { $round } è abbinato.
web-tournament-event-round-unpaired = L’abbinamento del turno { $round } è annullato.
web-tournament-event-game-added = Turno { $round }, tavolo { $table }: segue un’altra partita.
web-tournament-event-game-started = La partita { $game } è iniziata.
web-tournament-event-result-entered = Partita { $game }: { $result }.
web-tournament-event-forfeited =
    { $absent ->
        [first] Partita { $game }: il primo giocatore non è venuto.
        [second] Partita { $game }: il secondo giocatore non è venuto.
       *[both] Partita { $game }: non è venuto nessuno.
    }
web-tournament-event-result-corrected = Partita { $game } corretta: { $result }.
web-tournament-event-match-decided = Turno { $round }, tavolo { $table }: la sfida va a { $name }.
web-tournament-event-round-closed = Il turno { $round } è finito.
web-tournament-event-tournament-finished = Il torneo è finito.
web-tournament-name = Nome del torneo
web-tournament-text = Descrizione
web-tournament-venue = Dove
web-tournament-venue-server = Su questo server
web-tournament-venue-server-about = I giocatori si iscrivono con il loro account, e le partite si giocano qui.
web-tournament-venue-tables = A tavoli veri
web-tournament-venue-tables-about = Tu scrivi i nomi dei giocatori, e loro giocano con tavolieri di legno.
web-tournament-format = Formula
web-tournament-rounds-number = Turni
web-tournament-rounds-about = Più turni ci sono, più giusta è la classifica.
web-tournament-rounds-enough =
    { $number ->
        [one] Con { $players } giocatori basta { $number } turno per un vincitore chiaro.
       *[other] Con { $players } giocatori bastano { $number } turni per un vincitore chiaro.
    }
web-tournament-cycles = Tutti si incontrano due volte
web-tournament-match = Una sfida è
web-tournament-minutes = Durata in minuti
web-tournament-reach = Quanti posti più in alto si può sfidare
web-tournament-boards = Tavolieri per squadra
web-tournament-boards-about = 1 per giocatori singoli.
web-tournament-advice = Con { $number } giocatori questi turni bastano perché tutti si incontrino.
web-tournament-advice-take = Scegli il girone
web-tournament-when = Quando
web-tournament-start = Inizio
web-tournament-start-about = Lascialo vuoto per iniziare tu.
web-tournament-absence = Minuti di attesa per gli assenti
web-tournament-absence-about = Una partita inizia quando ci sono tutti e due. Chi non arriva in tempo perde per forfait.
web-tournament-automatic = Inizia e abbina automaticamente
web-tournament-pause-between = Minuti fra due turni
web-tournament-registration = Iscrizione
web-tournament-registration-open = Aperta a tutti
web-tournament-registration-code = Con un codice
web-tournament-registration-closed = Solo dalla direzione
web-tournament-code = Codice
web-tournament-code-about = Dillo a chi può partecipare.
web-tournament-limit = Numero massimo di giocatori
web-tournament-rating-min = Punteggio minimo
web-tournament-rating-max = Punteggio massimo
web-tournament-late = Ci si può iscrivere in ritardo
web-tournament-computers = Giocatori computer
web-tournament-computer = Giocatore computer
web-tournament-rules = Regole
web-tournament-rated = Partite classificate
web-tournament-handicap = Con handicap
web-tournament-handicap-step = Punti di punteggio per livello
web-tournament-handicap-about = Ogni tanti punti di differenza, il giocatore più forte gioca un livello più in basso.
web-tournament-announce = Crea il torneo
web-tournament-keep = Salva
web-tournament-rounds-title = Turni
web-tournament-pair = Abbina il prossimo turno
web-tournament-pair-by-hand = Abbina a mano
web-tournament-unpair = { $round }: annulla l’abbinamento
web-tournament-is-automatic = I turni si abbinano automaticamente. Puoi sempre farlo tu.
web-tournament-is-manual = Abbini tu i turni.
web-tournament-helpers = Aiutanti
web-tournament-helpers-none = Ancora non ti aiuta nessuno.
web-tournament-helper-name = Nome dell’account
web-tournament-helper-remove = Rimuovi
web-tournament-add = Aggiungi
web-tournament-whole = L’intero torneo
web-tournament-finish = Concludi
web-tournament-finish-sure = Concludere il torneo? La classifica sarà definitiva.
web-tournament-cancel = Annulla il torneo
web-tournament-cancel-sure = Annullare il torneo? Non si può tornare indietro.
web-tournament-directing-about = Inserisci o correggi i risultati in «{ web-tournament-view-rounds }» e cambia chi partecipa in «{ web-tournament-view-players }».
web-tournament-directing-over = Puoi ancora correggere i risultati in «{ web-tournament-view-rounds }».
web-tournament-decide = Risultato
web-tournament-correct = Correggi il risultato
web-tournament-adjudicate = Decidi la partita
web-tournament-result = Inserisci il risultato
web-tournament-adjudicate-about = La tua decisione vale per il torneo, qualunque cosa accada sul tavoliere.
web-tournament-wins = Vince { $name }
web-tournament-drawn = Pareggio
web-tournament-match-decide = Decidi l’intera sfida
web-tournament-wins-match = { $name } vince la sfida
web-tournament-reopen = Togli il risultato
web-tournament-forfeit = Qualcuno non è venuto?
web-tournament-absent = Manca { $name }
web-tournament-absent-both = Mancano tutti e due
web-tournament-team = Squadra
web-tournament-player-name = Giocatore
web-tournament-members = Membri, uno per riga, nell’ordine dei tavolieri
web-tournament-add-computer = Aggiungi un giocatore computer
web-tournament-import = Leggi una lista di giocatori
web-tournament-import-about = Un file CSV con le colonne nome e, se vuoi, punteggio e squadra
web-tournament-imported =
    { $number ->
        [one] { $number } giocatore aggiunto.
       *[other] { $number } giocatori aggiunti.
    }

## Printed pages of tournaments

print-page = Pagina { $number } di { $pages }
print-boxes = □ Un carattere che questa stampa non può mostrare; il numero distingue i nomi.
print-pairings = Abbinamenti per tavolo
print-names = Abbinamenti per nome
print-cards = Cartellini per i tavoli
print-sheets = Formulari
print-standings = Classifica
print-diplomas = Diplomi
print-cross-table = Tabella incrociata
print-cross-everyone = Le colonne sono i numeri a sinistra. 1: vittoria, ½: pareggio, 0: sconfitta; + e −: non giocata.
print-cross-rounds = Per ogni turno: il risultato e il numero dell’avversario. 1: vittoria, ½: pareggio, 0: sconfitta; (1): riposo; + e −: non giocata.
print-round = Turno { $round }
print-round-of = Turno { $round } di { $rounds }
print-first-gives = Il primo giocatore dà per primo.
print-table = Tavolo
print-table-of = Tavolo { $table }: { $first } – { $second }
print-first = Primo giocatore
print-second = Secondo giocatore
print-seat = Gioca
print-seat-first = per primo
print-seat-second = per secondo
print-name = Nome
print-opponent = Avversario
print-points = Punti
print-result = Risultato
print-place = Posto
print-rating = Punteggio
print-games = Partite
print-entrants = Partecipanti
print-sits-out = Non giocano questo turno
print-bye = Riposa
print-withdrawn = { $name } (ritiro)
print-final = Classifica finale
print-after = Dopo il turno { $round }
print-after-of = Dopo il turno { $round } di { $rounds }
print-now = Provvisoria
print-before = Prima del primo turno
print-square = Casella
print-given = Dà
print-call = Annuncio
print-signatures = Firme
print-scan = Dopo la partita, scansiona il codice e inserisci il risultato. Il tuo avversario lo conferma.
print-diploma = Diploma
print-awarded = conferito a
print-date = Data
print-director = Direzione del torneo
print-place-of = { $number }º posto

## Programs that play each other: `fourfold match` and `fourfold score`

cli-match-head-player = Giocatore
cli-match-head-blunders = Errori gravi
cli-match-head-faults = Guasti
cli-match-legend = Punti ed errori gravi in percentuale. Un errore grave è una mossa che perde valore contro il gioco perfetto. Un guasto è una partita persa per un arresto anomalo, una mossa illegale, l’orologio o simili.
cli-match-legend-elo = Elo: 1500 in media. ±: metà di un intervallo del 95%, ricampionando le coppie di partite.
cli-match-elo = { $name } contro { $other }: differenza Elo { $elo } (intervallo del 95%: da { $low } a { $high }); { $name } è più forte con una probabilità del { $likelihood }%.
cli-match-elo-open = { $name } contro { $other }: queste partite non permettono di stimare la differenza Elo.
cli-match-test-open = Il test sequenziale non è deciso: il logaritmo del rapporto di verosimiglianza è { $ratio }, i limiti sono { $low } e { $high }.
cli-match-test-better = Il test sequenziale è deciso: { $name } è migliore di { $other } di più di { $elo } Elo.
cli-match-test-not-better = Il test sequenziale è deciso: { $name } non è migliore di { $other } di { $elo } Elo o più.
cli-match-fault =
    { $number ->
        [one] { $name }: { $fault } in { $number } partita (partita { $game }: { $why })
        [many] { $name }: { $fault } in { $number } partite (la prima è la partita { $game }: { $why })
       *[other] { $name }: { $fault } in { $number } partite (la prima è la partita { $game }: { $why })
    }
cli-engine-fault-time = tempo scaduto
cli-match-no-state = { $path } non contiene partite di fourfold match (riga { $line }): scegli un altro file o eliminalo
cli-match-stopped = Interrotto. Questi sono i risultati finora; con --state si potrebbe continuare.
cli-match-players = servono almeno due giocatori: comandi di motori o strength:NAME
cli-match-games-even = --games: le partite si giocano a coppie: atteso un numero pari, non { $number }
cli-match-sprt-two = --sprt confronta due giocatori: indicane esattamente due
cli-match-sprt-order = --sprt: il primo numero deve essere minore del secondo
cli-match-sprt-number = --sprt: impossibile leggere { $text }: atteso un numero da { $low } a { $high }
cli-match-go = --go: impossibile usare questi limiti: { $why }
cli-match-go-which = --go: atteso movetime, nodes o depth con un numero
cli-match-openings = --openings: { $why }
cli-jobs-broken = un processo che calcolava è stato terminato dall’esterno; con { $option } lo stesso comando riprende da qui
cli-score-asking = Domande
cli-score-head-placed = Pezzi piazzati
cli-score-all = Tutto
cli-score-kept = { $name } mantiene il valore in { $kept } posizioni su { $number }: { $share }% (intervallo del 95%: da { $low } a { $high }).
cli-score-left-out =
    { $number ->
        [one] { $name } non gioca il livello { $levels }; quelle posizioni sono state saltate.
        [many] { $name } non gioca i livelli { $levels }; quelle posizioni sono state saltate.
       *[other] { $name } non gioca i livelli { $levels }; quelle posizioni sono state saltate.
    }
cli-score-fault =
    { $number ->
        [one] { $name }: { $fault } in { $number } posizione ({ $why })
        [many] { $name }: { $fault } in { $number } posizioni (la prima: { $why })
       *[other] { $name }: { $fault } in { $number } posizioni (la prima: { $why })
    }
cli-score-no-state = { $path } non contiene risultati di fourfold score (riga { $line }): scegli un altro file o eliminalo

## Help of `fourfold match` and `fourfold score`

help-panel-limits = Limiti
help-metavar-limits = LIMITI
help-match = Far giocare tra loro motori e avversari del computer, e misurarli.
help-match-more = Ogni due giocatori giocano coppie di partite: dalla stessa apertura patta, a posti scambiati. Un motore che si arresta, si blocca, scrive troppo o viola le regole perde la partita.
help-match-players = I giocatori, almeno due: il comando che avvia un motore, o strength:NAME con uno di { $names }.
help-match-games = Partite di ogni due giocatori, un numero pari; al massimo, con --sprt.
help-match-openings = Quanti pezzi sono piazzati nelle aperture patte, 0 per l’inizio; o un file con una posizione per riga.
help-match-sprt = Fermarsi quando un test sequenziale ha deciso se il primo giocatore è migliore del secondo numero di punti Elo, o solo del primo.
help-match-out = Scrivere lì le registrazioni delle partite.
help-match-keep = Tenere i motori in funzione da una partita all’altra; altrimenti ogni partita li riavvia.
help-match-times = Scrivere nelle registrazioni quanto è durata ogni mossa.
help-match-margin = Secondi di ogni risposta che l’orologio non conta, per il tragitto tra i processi.
help-match-go = Limiti di ogni ricerca, oltre all’orologio: movetime MS, nodes N, depth N.
help-match-patience = Secondi di attesa di una risposta prima che un motore perda, quando nessun orologio lo limita.
help-score = Interrogare un programma su posizioni decisive: quante volte mantiene il valore?
help-score-more = In ogni posizione alcune mosse mantengono il valore e altre lo perdono, secondo il motore esatto. Nessuna risposta, una mossa illegale e simili contano come perdita.
help-score-command = Il comando che avvia il programma, o strength:NAME con uno di { $names }.
help-score-level = Interrogare solo a questo livello, da 1 a 4; altrimenti a tutti quelli che il programma gioca.
help-score-positions = Chiedere di questo numero di posizioni, distribuite tra livelli e pezzi piazzati; altrimenti di tutte.
help-score-speak = Come si interroga il programma: protocol (come motore), json (una richiesta per riga) o text (domande a parole).
help-score-concurrency = Quante copie del programma interrogare alla volta.

## The command line

cli-beside = Accanto al tavoliere
cli-hand = In mano
cli-position = Posizione
cli-to-place =
    { $edition ->
        [mushrooms] { $name } deve piazzare questo fungo e poi darne uno a { $other }.
       *[classic] { $name } deve piazzare questo pezzo e poi darne uno a { $other }.
    }
cli-to-give =
    { $edition ->
        [mushrooms] { $name } deve dare un fungo a { $other }.
       *[classic] { $name } deve dare un pezzo a { $other }.
    }
cli-alignment = Quarto in { $squares }: { $values }
cli-begins =
    { $edition ->
        [mushrooms] { $name } comincia dando un fungo.
       *[classic] { $name } comincia dando un pezzo.
    }
cli-begins-by-lot =
    { $edition ->
        [mushrooms] La sorte ha scelto { $name }, che comincia dando un fungo.
       *[classic] La sorte ha scelto { $name }, che comincia dando un pezzo.
    }
cli-turn = mossa { $turn }
cli-in-tags = etichette
cli-perft-total = sequenze di lunghezza { $depth }
cli-perft-seconds = secondi
cli-solve-turn = Mossa
cli-solve-value = Valore
cli-solve-line = riga { $line }
cli-atlas-corner = primo \ secondo
cli-atlas-legend = Righe: livello del primo giocatore (che dà per primo); colonne: livello del secondo. 1-0: vince il primo giocatore, 0-1: il secondo, 1/2-1/2: pareggio.
cli-atlas-brackets = Tra parentesi: il numero di piazzamenti.
cli-atlas-head-level = Livello
cli-atlas-head-traits = Caratteristiche
cli-atlas-head-result = Esito
cli-atlas-head-distance = Piazzamenti
cli-atlas-head-nodes = Posizioni visitate
cli-atlas-head-seconds = Secondi
cli-atlas-differs = trovato { $found }, ma l’atlante fornito dice { $shipped }
cli-atlas-unknown = assente nell’atlante fornito
cli-atlas-damaged = l’atlante { $path } è danneggiato ({ $why }): reinstalla fourfold
cli-atlas-resumed =
    { $number ->
        [one] Si continua dopo { $number } riga completata in { $path }.
       *[other] Si continua dopo { $number } righe completate in { $path }.
    }
cli-atlas-no-state = { $path } non contiene righe completate dell’atlante (riga { $line }): scegli un altro file o eliminalo
cli-book-level = Livello
cli-book-traits = Caratteristiche
cli-book-placed = Piazzati
cli-book-entries = Voci
cli-book-bytes = Byte
cli-book-differs = { $level }: il libro e la ricerca differiscono su { $position }
cli-book-verified = { $level }: confronti con la ricerca: { $number }, errori: { $wrong }
cli-book-unused = il libro delle aperture { $name } non viene usato: { $why }
cli-bench-level = Livello
cli-bench-placed = Piazzati
cli-bench-asked = Richiesta
cli-bench-number = Numero
cli-bench-nodes = Visitate
cli-bench-faster = Guadagno
cli-bench-value = valore
cli-bench-distance = distanza
cli-bench-book = con libro
cli-bench-columns = Media e p99 in millisecondi; posizioni visitate, in media e in milioni al secondo. Guadagno: quante volte più veloce di un minimax semplice, misurato nella stessa esecuzione.
cli-bench-empty =
    { $number ->
        [one] Livello { $level }, tavoliere vuoto: { $seconds } s, { $nodes } posizioni, { $number } thread
       *[other] Livello { $level }, tavoliere vuoto: { $seconds } s, { $nodes } posizioni, { $number } thread
    }
cli-replay-first = Giocatore 1
cli-replay-second = Giocatore 2
cli-replay-result = Esito
cli-replay-turns = Mosse
cli-replay-reason = Motivo
cli-replay-broken = { unit-game }, { $broken } con errori
cli-picture-ending = --output: { $path } non finisce né in .png né in .gif
cli-review-turn = Mossa
cli-review-player = Giocatore
cli-review-played = Giocato
cli-review-value = Valore
cli-review-mark = Giudizio
cli-review-best = Meglio
cli-review-exclude = --json e --html non si possono usare insieme
cli-review-written = Analisi salvata in { $path }.
cli-opponents-how = Scegline uno: fourfold play --opponent { $name }
cli-opponents-overlooked = Quante volte ogni tipo di figura è sfuggito, in percentuale di { $number } partite.
cli-opponents-head-opponent = Avversario
cli-opponents-head-level = Livello
cli-opponents-head-games = Partite
cli-opponents-head-score = Punti
cli-opponents-head-seat = Posto
cli-opponents-head-start = Valore
cli-opponents-head-won = Vinte
cli-opponents-head-drawn = Pareggi
cli-opponents-head-lost = Perse
cli-opponents-legend = Elo: l’avversario medio ha { $average }. ±: metà di un intervallo del 95%, ricampionando le partite. Punti in percentuale.
cli-opponents-held = L’avversaria perfetta ha regalato { $lost } partite su { $number }.
cli-opponents-playing = Si gioca
cli-opponents-resumed =
    { $number ->
        [one] Si riprende dopo { $number } partita finita in { $path }.
       *[other] Si riprende dopo { $number } partite finite in { $path }.
    }
cli-opponents-no-state = { $path } non contiene partite di una calibrazione (riga { $line }): scegli un altro file o eliminalo
cli-hint-over = la partita è finita: un suggerimento richiede una partita in corso; --at N torna a subito dopo la mossa N
cli-hint-rules = { $path } indica già le regole: togli { $name }
cli-hint-danger = Vincerebbe ora
cli-hint-danger-none = Niente vincerebbe ora.
cli-drill-how = Scrivi le quattro caselle di un quarto (a1 b2 c3 d4), una cifra per una riga, una lettera per una colonna, - se non ce n’è nessuno; quit termina.
cli-drill-ready = Tutto pronto? Premi Invio per far partire l’orologio.
cli-drill-question = C’è un quarto? E dove?
cli-drill-none = n no nessuno
cli-drill-step = { $kinds }, grado { $grade }
cli-drill-right = Giusto, in { $time }.
cli-drill-missed = C’era un quarto.
cli-drill-wrong = Questo non è un quarto.
cli-drill-late = Tempo scaduto.
cli-drill-was-none = Su questo tavoliere non c’era nessun quarto.
cli-drill-on = Ora: { $step }.
cli-drill-back = Un passo indietro: { $step }.
cli-drill-next = Premi Invio per continuare.
cli-drill-unread = { $text } non è una risposta: scrivi quattro caselle diverse, la cifra di una riga, la lettera di una colonna, oppure -
cli-drill-not-in-level = il livello { $level } non ha { $kinds }
cli-drill-nothing = Non è stata data nessuna risposta.
cli-drill-no-quarto = nessun quarto
cli-drill-total = in tutto
cli-drill-head-kind = Figura
cli-drill-head-asked = Tavolieri
cli-drill-head-right = Giusti
cli-drill-head-missed = Non visti
cli-drill-head-wrong = Sbagliati
cli-drill-head-late = In ritardo
cli-drill-head-seconds = Tempo (mediana)
cli-drill-weakest = Quello che ti sfugge di più: { $kinds }.
cli-drill-flawless = Tutto giusto: bell’occhio!
cli-drill-false = Non ti sfugge nessun quarto, ma ne vedi anche che non esistono: guarda due volte.
cli-drill-train = Per continuare l’allenamento
cli-fill-goal-none = Riempi il tavoliere senza nessun quarto
cli-fill-goal-most = Riempi il tavoliere con il maggior numero possibile di quarto
cli-fill-welcome =
    { $edition ->
        [mushrooms] Scrivi una casella e un fungo, per esempio c2 7, e premi Invio; help spiega il resto.
       *[classic] Scrivi una casella e un pezzo, per esempio c2 7, e premi Invio; help spiega il resto.
    }
cli-fill-solved = Risolto: ben fatto!
cli-fill-alignments =
    { $number ->
        [one] { $number } quarto sul tavoliere.
       *[other] { $number } quarto sul tavoliere.
    }
cli-fill-possible-none = Si può ancora riempire senza nessun quarto.
cli-fill-possible-most = Si può ancora arrivare a { $number } quarto, il massimo possibile.
cli-fill-lost-none =
    { $number ->
        [one] Senza quarto non si può più: ce ne sarà almeno { $number }.
       *[other] Senza quarto non si può più: ce ne saranno almeno { $number }.
    }
cli-fill-lost-most =
    { $number ->
        [one] Da qui si arriva al massimo a { $number } quarto.
       *[other] Da qui si arriva al massimo a { $number } quarto.
    }
cli-fill-target-none = Una soluzione non ne ha nessuno.
cli-fill-target-most = Una soluzione ne ha { $number }.
cli-fill-take-back =
    { $edition ->
        [mushrooms] { $number ->
            [one] Torna possibile senza il fungo in { $squares }.
           *[other] Basta riprendere uno di questi funghi: { $squares }.
        }
       *[classic] { $number ->
            [one] Torna possibile senza il pezzo in { $squares }.
           *[other] Basta riprendere uno di questi pezzi: { $squares }.
        }
    }
cli-fill-again = Chiedi ancora per sapere che cosa va dove.
cli-fill-place = Per esempio { piece-the } in { $square }.
cli-fill-unread = { $text } non è un comando valido qui. Scrivi, per esempio, c2 7, remove c2 o hint; help dice di più.
cli-fill-no-piece =
    { $edition ->
        [mushrooms] non c’è nessun fungo in { $square }
       *[classic] non c’è nessun pezzo in { $square }
    }
cli-fill-go-on = Per continuare
cli-fill-exclude = usa solo una tra --check, --hint e --solve; --check porta il proprio tavoliere
cli-fill-help-place =
    { $edition ->
        [mushrooms] piazzare un fungo: la sua cifra o quattro lettere
       *[classic] piazzare un pezzo: la sua cifra o quattro lettere
    }
cli-fill-help-remove =
    { $edition ->
        [mushrooms] togliere un fungo dal tavoliere
       *[classic] togliere un pezzo dal tavoliere
    }
cli-fill-help-undo = annullare l’ultimo cambiamento
cli-fill-help-check = elencare i quarto e ciò che si può ancora raggiungere
cli-fill-help-hint = è ancora possibile? la seconda volta: una mossa che va bene
cli-fill-help-solve = mostrare una soluzione da qui
cli-fill-help-board = mostrare di nuovo il tavoliere
cli-fill-help-quit = uscire, mostrando come continuare
cli-puzzle-welcome = Scrivi la tua mossa e premi Invio; hint dà un suggerimento, skip mostra la soluzione, quit esce, help dice di più.
cli-puzzle-prompt = La tua mossa
cli-puzzle-gift =
    { $edition ->
        [mushrooms] E quale fungo dai?
       *[classic] E quale pezzo dai?
    }
cli-puzzle-next = Invio per il prossimo, quit per uscire
cli-puzzle-again = Riprova, oppure scrivi skip.
cli-puzzle-unread = { $text } non è una risposta. Scrivi, per esempio, { $examples }; help dice di più.
cli-puzzle-help-turn = piazzare in c2 e dare { piece-the }
cli-puzzle-help-place = piazzare in c2; basta quando si chiede solo la casella
cli-puzzle-help-give = dare { piece-the }
cli-puzzle-help-hint = un suggerimento; ancora una volta per saperne di più
cli-puzzle-help-skip = mostrare la soluzione e continuare
cli-puzzle-theme = { $option }: { $name } non esiste; scegli tra { $names }
cli-puzzle-no-id = --id: non c’è nessun problema { $name }
cli-puzzle-none = nessun problema corrisponde: chiedi un altro livello, un altro tema o un’altra difficoltà
cli-puzzle-difficulty = --difficulty: non si può leggere { $text }: servono due punteggi, come 1200-1500
cli-puzzle-date = --date: non si può leggere { $text }: serve un giorno, come 2026-11-15
cli-error-exclude = { $name } e { $other } non si possono usare insieme
cli-mine-mining = Cerco problemi
cli-mine-grading = Misuro la difficoltà
cli-mine-resumed =
    { $number ->
        [one] Si continua dopo { $number } passo finito in { $path }.
       *[other] Si continua dopo { $number } passi finiti in { $path }.
    }
cli-mine-no-state = { $path } non contiene uno stato di fourfold mine (riga { $line }): scegli un altro file o eliminalo
cli-mine-no-puzzle = { $path }, riga { $line }: non è un problema: { $why }
cli-mine-found = { $number } problemi su { $wanted } trovati in { $games } partite
cli-mine-ungraded = --store richiede problemi con una difficoltà: togli --no-grade
cli-mine-stopped = Interrotto. Ripeti lo stesso comando per continuare da qui.
cli-dataset-labelling = Etichettatura
cli-dataset-placed = --placed: attesi numeri di pezzi da 0 a { $most }, come 5-15, non { $text }
cli-dataset-suffix = { $path }: il nome deve finire in uno tra { $ends }
cli-dataset-exists = { $path } esiste già: scegli un altro nome o eliminalo
cli-dataset-begun = { $path } contiene un lavoro non finito: continualo con --resume o eliminalo
cli-dataset-no-state = { $path } non contiene uno stato salvato di fourfold dataset (riga { $line }): scegli un altro file o eliminalo
cli-dataset-resumed =
    { $number ->
        [one] Si continua dopo { $number } posizione etichettata in { $path }.
        [many] Si continua dopo { $number } di posizioni etichettate in { $path }.
       *[other] Si continua dopo { $number } posizioni etichettate in { $path }.
    }
cli-dataset-exhausted =
    { $number ->
        [one] non ci sono tante posizioni diverse: ne è stata trovata { $number }
        [many] non ci sono tante posizioni diverse: ne sono state trovate { $number }
       *[other] non ci sono tante posizioni diverse: ne sono state trovate { $number }
    }
cli-dataset-stopped = Interrotto. La parte completata è in { $path }: esegui lo stesso comando con --resume per continuare.
cli-dataset-made = { $path }: { $positions } posizioni. Etichettate ora: { $labelled } in { $seconds } s, { $each } al secondo.
cli-engine-fault-not-started = non avviato
cli-engine-fault-crashed = terminato
cli-engine-fault-hanging = nessuna risposta
cli-engine-fault-flooding = troppo output
cli-engine-fault-unreadable = risposta illeggibile
cli-engine-fault-refused = rifiutato
cli-engine-fault-illegal = turno illegale
cli-engine-head-check = Controllo
cli-engine-head-result = Esito
cli-engine-status-passed = superato
cli-engine-status-failed = fallito
cli-engine-status-absent = non offerto
cli-engine-status-skipped = saltato
cli-engine-unexpected = dopo { $sent }: atteso { $expected }, ricevuto { $received }
cli-engine-failed = dopo { $sent }: { $fault } ({ $why })
cli-engine-conforms = { $name } parla il protocollo.
cli-engine-fails =
    { $number ->
        [one] { $name } non parla il protocollo: { $number } controllo fallito.
        [many] { $name } non parla il protocollo: { $number } controlli falliti.
       *[other] { $name } non parla il protocollo: { $number } controlli falliti.
    }
cli-engine-checking = Controllo
cli-error-engine = motore { $command }: { $fault }: { $why }
cli-error-needs-option = { $name } richiede { $other }
cli-error-command-line = impossibile leggere il comando { $text }: { $why }
cli-error-seconds = { $name }: impossibile leggere { $text }: atteso un numero di secondi maggiore di 0
cli-lot-fair-creator = Il sorteggio è regolare: comincia chi ha creato la partita.
cli-lot-fair-joiner = Il sorteggio è regolare: comincia chi si è unito.
cli-lot-wrong-commitment = Irregolare: il segreto non è quello su cui il server si era impegnato.
cli-lot-wrong-first = Irregolare: secondo il segreto e i nonce comincia l’altro.
cli-lot-no-json = non è JSON ({ $why })
cli-account-head-name = Nome
cli-account-head-id = Giocatore
cli-account-head-kind = Tipo
cli-account-head-since = Dal
cli-account-head-games = Partite
cli-account-head-reports = Segnalazioni
cli-account-head-blocked = Bloccato
cli-account-reset = L’account { $name } è stato disconnesso ovunque. Con questo codice di recupero si può scegliere una nuova password, una volta sola:
cli-account-renamed = { $name } ora si chiama { $new }.
cli-account-blocked = L’account { $name } è stato bloccato.
cli-account-unblocked = { $name } può accedere di nuovo.
cli-account-deleted = L’account { $name } è stato eliminato.
cli-account-sure = Eliminare { $name } per sempre? (sì/no)
cli-account-kept = l’account { $name } non è stato eliminato
cli-account-unknown = non c’è nessun account di nome { $name }
cli-db-unavailable = il database non è utilizzabile: { $why }
cli-db-nothing = non c’è niente in { $path }
cli-db-exists = { $path } esiste già: scegli un altro nome, o --force
cli-db-unfit = { $path } non è un database completo di questo programma: { $why }
cli-db-running = un server sta usando questo database: prima fermalo
cli-db-used = questo database ha già dei giocatori: --force li sostituisce
cli-db-no-tool = { $tool } non è installato: le copie di sicurezza le fanno e le ripristinano gli strumenti di PostgreSQL (Debian: apt install postgresql-client)
cli-db-tool-failed = { $tool } ha dato errore: { $why }
cli-db-upgraded = Il database è ora al passo { $step } (prima: { $before }).
cli-db-up-to-date = Il database è già aggiornato: passo { $step }.
cli-db-copying = Copia in corso
cli-db-checking = Verifica delle partite
cli-db-backed-up = Copia di sicurezza salvata in { $path } ({ $size } byte).
cli-db-restored = Il database è stato ripristinato da { $path }.
cli-db-checked = Partite: { $games }, voci: { $entries }, account: { $accounts }.
cli-db-well = Nessun problema trovato.
cli-db-faults =
    { $number ->
        [one] Trovato { $number } problema.
       *[other] Trovati { $number } problemi.
    }
cli-bot-ready = { $name } può giocare su { $server }.
cli-bot-unmarked = Questo account non è contrassegnato come bot: indicalo nelle impostazioni.
cli-bot-started = { $game }: una partita contro { $name }
cli-bot-ended = { $game }: { $result }, { $reason }
cli-bot-entered = { $name }: iscrizione fatta
cli-bot-over = Il torneo { $tournament } è finito.
cli-bot-refused = { $server } ha rifiutato: { $why }
cli-bot-waiting = { $server } non risponde; nuovo tentativo ({ $why })
cli-bot-no-token = serve un token: --token, o FOURFOLD_TOKEN
cli-bot-no-address = --server: { $text } non è un indirizzo come { $example }
cli-step-keys = Invio o spazio: avanti   b: indietro   q: esci
cli-error-players = --players indica i due nomi e sorteggia chi comincia: usa questa opzione, oppure --first e --second
cli-error-preset = --preset: { $name } non esiste; scegli tra { $names }
cli-error-choice = { $name } non esiste; scegli tra { $names }
cli-error-json-step = --json e --step non si possono usare insieme
cli-error-goes-with = { $name } si può usare solo con { $other }
cli-error-unreadable = impossibile leggere { $path }: { $why }
cli-error-one-game = { $path } contiene { $number } partite; per continuare a giocare deve contenerne una sola
cli-error-finished = la partita in { $path } è finita ({ $result }); guardala con: fourfold replay --step
cli-error-opponent = --opponent: { $name } non esiste; scegli tra { $names }
cli-error-two-people = contro il computer indica al massimo una persona, con --first o --second
cli-error-resume-setup = { $path } ha già i suoi giocatori e le sue regole: --resume va usato senza le relative opzioni
cli-error-exists = { $path } esiste già: continua la sua partita con --resume o scegli un altro nome
cli-error-unwritable = impossibile scrivere { $path }: { $why }
cli-error-other-state = { $path } contiene il lavoro di un’altra attività: là { $there }, qui { $here }. Scegli un altro file o eliminalo
cli-error-cluster = il cluster Ray { $address } non è utilizzabile: { $why }
cli-play-welcome = Scrivi quello che vuoi fare e premi Invio; help spiega come.
cli-play-says = { $name }: «{ $text }»
cli-play-resumed = Si continua la partita in { $path }.
cli-play-random = Giocatore casuale
cli-play-kept = La partita è salvata in { $path }.
cli-play-saved = Salvata in { $path }.
cli-play-bye = Arrivederci.
cli-play-exists = { $path } esiste già: scegli un altro nome
cli-play-save-where = Scrivi il nome di un file dopo save
cli-play-save-question = Salvare la partita? Nome del file, o Invio per non salvare:
cli-play-undone = Annullato.
cli-play-undo-nothing = Non c’è niente da annullare
cli-play-undo-clock = Mentre l’orologio corre non si può annullare niente
cli-play-draw-question = { $other }, accetti il pareggio? (sì/no)
cli-play-draw-declined = { $other } vuole continuare a giocare.
cli-play-yes = s sì si
cli-play-help-give =
    { $edition ->
        [mushrooms] dare un fungo: la sua cifra o quattro lettere
       *[classic] dare un pezzo: la sua cifra o quattro lettere
    }
cli-play-help-place =
    { $edition ->
        [mushrooms] piazzare su una casella il fungo in mano
       *[classic] piazzare su una casella il pezzo in mano
    }
cli-play-help-turn = piazzare e dare in una volta
cli-play-help-call = annunciare QUARTO! e indicare le quattro caselle; anche !a1b1c1d1
cli-play-help-pass =
    { $edition ->
        [mushrooms] non dire niente quando tutti i funghi sono sul tavoliere
       *[classic] non dire niente quando tutti i pezzi sono sul tavoliere
    }
cli-play-help-undo = annullare l’ultima azione
cli-play-help-hint = un suggerimento; di nuovo, o con reason o turn, per saperne di più
cli-play-help-end = proporre il pareggio; arrendersi
cli-play-help-board = mostrare di nuovo il tavoliere
cli-play-help-save = salvare la partita, e da qui in poi continuare a salvarla lì
cli-play-help-quit = uscire
cli-play-unread = { $text } non è un comando valido qui. Scrivi, per esempio, { $examples }; help dice di più.
cli-play-call-how = Un annuncio indica quattro caselle diverse (R15), per esempio: quarto a1 b1 c1 d1
cli-error-whole = { $name }: impossibile leggere { $text }; atteso: un numero intero
cli-error-whole-from = { $name }: impossibile leggere { $text }; atteso: un numero intero a partire da { $low }
cli-error-whole-between = { $name }: impossibile leggere { $text }; atteso: un numero intero da { $low } a { $high }
cli-error-depth = --depth { $depth }: il totale potrebbe superare i 64 bit; scegli una profondità minore
cli-serve-at = Fourfold è in funzione su { $address } (Ctrl+C per fermarlo)
cli-serve-error-listen = impossibile mettersi in ascolto su { $address }: { $why }
cli-serve-error-database = il database non si può usare: { $why }
cli-serve-error-missing = { $name } non è installato: installa fourfold[club]
cli-serve-error-start = il server non è riuscito a partire; il suo registro qui sopra dice perché
cli-invalid-setting-range = { $name } deve essere compreso tra { $least } e { $most }, non { $value }
cli-invalid-setting-least = { $name } deve essere almeno { $least }, non { $value }
cli-invalid-setting-choice = { $name } deve essere uno di questi valori: { $choices }, non { $value }
cli-invalid-setting-form = { $name } deve avere la forma { $form }, non { $value }
cli-invalid-setting-database = { $name } deve essere il percorso di un file o avere la forma { $form }, non { $value }
cli-invalid-setting-network = { $name }: { $value } non è né un indirizzo né una rete
cli-invalid-setting-int = { $name } deve essere un numero intero, non { $value }
cli-invalid-setting-float = { $name } deve essere un numero, non { $value }
cli-invalid-setting-bool = { $name } deve essere yes o no, non { $value }
cli-atlas-title = { $level }, { unit-trait }

## Tournaments on the command line

cli-tournament-head-id = ID
cli-tournament-head-format = Formula
cli-tournament-head-round = Turno
cli-tournament-head-status = Stato
cli-tournament-status-announced = non iniziato
cli-tournament-status-running = in corso
cli-tournament-status-finished = terminato
cli-tournament-status-cancelled = annullato
cli-tournament-is-bot = computer
cli-tournament-is-late = dal turno { $round }
cli-tournament-is-withdrawn = ritiro
cli-tournament-is-paused = in pausa
cli-tournament-entered =
    { $number ->
        [one] È stato iscritto { $number } partecipante.
        [many] Sono stati iscritti { $number } partecipanti.
       *[other] Sono stati iscritti { $number } partecipanti.
    }
cli-tournament-ignored = Colonne non usate: { $names }
cli-tournament-advice-everybody-meets = Con { $players } giocatori, tutti possono incontrare tutti in { $rounds } turni: un girone.
cli-tournament-advice-too-many-rounds = Tanti turni ripeterebbero degli abbinamenti in uno svizzero: con { $players } giocatori, tutti incontrano tutti in { $rounds } turni.
cli-tournament-advice-enough = Per { $players } giocatori: uno svizzero di { $rounds } turni, dopo i quali al massimo un giocatore può aver vinto tutte le partite.
cli-tournament-advice-few-rounds =
    { $rounds ->
        [one] Con { $players } giocatori e { $rounds } turno, più giocatori possono vincere tutte le partite; decidono allora gli spareggi.
       *[other] Con { $players } giocatori e { $rounds } turni, più giocatori possono vincere tutte le partite; decidono allora gli spareggi.
    }
cli-tournament-advice-instead = Con { $players } giocatori, tutti potrebbero incontrare tutti in { $rounds } turni: fourfold tournament change --format round-robin
cli-tournament-next-enter = Ora iscrivi i giocatori: fourfold tournament enter NAME …
cli-tournament-next-pair = Quando tutti sono iscritti, abbina il primo turno: fourfold tournament pair
cli-tournament-next-open =
    { $number ->
        [one] Manca il risultato di { $number } tavolo: { $tables }
        [many] Mancano i risultati di { $number } tavoli: { $tables }
       *[other] Mancano i risultati di { $number } tavoli: { $tables }
    }
cli-tournament-next-round = Ora abbina il turno { $round }: fourfold tournament pair
cli-tournament-next-finish = Tutti i turni sono stati giocati. Termina il torneo: fourfold tournament finish
cli-tournament-none = non c’è ancora nessun torneo: iniziane uno con fourfold tournament new
cli-tournament-which = indica il torneo con --tournament; più di uno non è terminato: { $names }
cli-tournament-unknown = non c’è un torneo { $text }; ci sono: { $names }
cli-tournament-unknown-many = { $text } può indicare più tornei: { $names }
cli-tournament-nobody = non partecipa nessuno di nome { $text }; ci sono: { $names }
cli-tournament-nobody-number = non c’è il numero { $text }: i partecipanti vanno da 1 a { $most }
cli-tournament-several = { $text } può indicare più persone: { $names }
cli-tournament-table = { $text } non è un tavolo: scrivi 3 per il tavolo 3, 3.2 per la seconda partita o il secondo tavoliere
cli-tournament-boards = al tavolo { $table } ci sono più tavolieri: { $names }
cli-tournament-no-round = nessun turno è stato ancora abbinato: fourfold tournament pair
cli-tournament-no-such-round = non c’è il turno { $round }; l’ultimo è il turno { $last }
cli-tournament-result = { $text } non è un risultato; scrivi uno di questi: { $results }
cli-tournament-result-missing = manca il risultato dopo { $table }
cli-tournament-points = { $text } non è un numero di punti; scrivi 0, 0.5 o 1
cli-tournament-one-name = --rating e --members riguardano un solo nome, non più di uno
cli-tournament-no-correction = indica il nome giusto, il punteggio giusto (--rating) o entrambi
cli-tournament-no-cross = per questo torneo non c’è una tabella incrociata
cli-tournament-no-tables = non ci sono ancora tavoli: iscrivi prima i giocatori
cli-tournament-no-entrants = nessuno è ancora iscritto
cli-tournament-no-games = non è stata ancora giocata nessuna partita
cli-tournament-sure = Annullare definitivamente { $name }? (sì/no)
cli-tournament-kept = { $name } non è stato annullato
cli-tournament-finish-sure = In { $name } restano turni da giocare. Terminarlo definitivamente? (sì/no)
cli-tournament-goes-on = { $name } continua
cli-tournament-cancelled = { $name } è stato annullato.
cli-tournament-printed = Salvato in { $path }
cli-tournament-no-address = --address: { $text } non è un indirizzo come { $example }
cli-tournament-not-over = Il torneo non è finito: i posti possono ancora cambiare.
cli-tournament-no-network = Questa macchina non è in nessuna rete: i telefoni non raggiungono gli indirizzi di questi cartellini. Indicane uno con --address.
cli-tournament-desk = Il tavolo della direzione di { $name } (tieni per te questo indirizzo; Ctrl+C per chiuderlo):
cli-tournament-desk-lan = I telefoni della rete locale possono inserire i risultati: fourfold tournament print cards
cli-tournament-desk-alone = Solo questa macchina può aprirlo. Per i telefoni ai tavoli usa --lan.
cli-tournament-log-entered = { $name } partecipa con il numero { $number }.
cli-tournament-log-entered-rated = { $name } partecipa con il numero { $number } e il punteggio { $rating }.
cli-tournament-log-entry-corrected = Il numero { $number } ora è { $name }.
cli-tournament-log-entry-corrected-rated = Il numero { $number } ora è { $name }, con il punteggio { $rating }.
cli-tournament-log-lineup-changed = { $name } ora gioca con { $members }.
cli-tournament-log-withdrawn = { $name } si ritira.
cli-tournament-log-paused = { $name } si mette in pausa.
cli-tournament-log-resumed = { $name } è di nuovo in gara.
cli-tournament-log-bye-granted = { $name } riposa nel turno { $round } (punti: { $points }).
cli-tournament-log-round-paired = Il turno { $round } è abbinato.
cli-tournament-log-round-unpaired = Gli abbinamenti del turno { $round } sono annullati.
cli-tournament-log-game-added = { $game }: segue un’altra partita.
cli-tournament-log-game-started = { $game }: è iniziata { $first } contro { $second }.
cli-tournament-log-result = { $game }: { $first } { $result } { $second }
cli-tournament-log-adjudicated = { $game }: { $first } { $result } { $second } (decisione della direzione)
cli-tournament-log-corrected = { $game }: { $first } { $result } { $second } (corretto)
cli-tournament-log-reopened = { $game }: { $first } contro { $second } è di nuovo senza risultato.
cli-tournament-log-match-decided = { $game }: vince { $name } per decisione della direzione.
cli-tournament-log-round-closed = Il turno { $round } è completo.
cli-tournament-log-tournament-finished = Il torneo è terminato.
cli-tournament-pair-names = { $text } non è una coppia: scrivi due giocatori con i due punti, come ana:ben

## Added for the web app and the server

site-title = Fourfold · gioca a Quarto!
site-about = Quarto! Sedici pezzi, quattro caratteristiche, un grido.
site-game-playing = Una partita di Quarto! in corso. Guardala in diretta.
site-invitation = In Quarto! è l’avversario a scegliere il pezzo che piazzi. Vincono quattro pezzi in fila con una caratteristica in comune, se te ne accorgi e lo annunci.
site-unreachable = Il server non è raggiungibile. Nuovo tentativo…
web-percent = { NUMBER($number, maximumFractionDigits: 0) }%
web-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
web-with-remark = { $text }, { $remark }
web-turn-place-give = { $square }, poi { piece-the }
web-turn-place-call = { $square }, poi { quarto-call }
web-call-on = { quarto-call } { $squares }
web-account-token-revoke = Revoca
problem-field-missing = Questo dato manca.
problem-field-unknown = Questo campo non esiste.
problem-field-json = Questo non è JSON valido.
problem-field-text = Deve essere un testo.
problem-field-boolean = Deve essere true o false.
problem-field-integer = Deve essere un numero intero.
problem-field-number = Deve essere un numero.
problem-field-list = Deve essere una lista.
problem-field-object = Deve essere un oggetto.
problem-field-date = Deve essere una data come 2026-11-15.
problem-field-choice = Deve essere uno di questi valori: { $choices }.
problem-field-short =
    { $number ->
        [one] Deve avere almeno { $number } carattere.
       *[other] Deve avere almeno { $number } caratteri.
    }
problem-field-long =
    { $number ->
        [one] Può avere al massimo { $number } carattere.
       *[other] Può avere al massimo { $number } caratteri.
    }
problem-field-few =
    { $number ->
        [one] Deve avere almeno { $number } elemento.
       *[other] Deve avere almeno { $number } elementi.
    }
problem-field-many =
    { $number ->
        [one] Può avere al massimo { $number } elemento.
       *[other] Può avere al massimo { $number } elementi.
    }
problem-field-above = Deve essere maggiore di { $number }.
problem-field-least = Deve essere almeno { $number }.
problem-field-below = Deve essere minore di { $number }.
problem-field-most = Deve essere al massimo { $number }.
problem-field-form = La forma è sbagliata.
problem-token-scope = Questo token può solo leggere. Per giocare, crea un token che lo permetta.
problem-games-many = Hai { $most } partite non finite: prima bisogna finirne una o arrendersi.
problem-games-today = Hai iniziato { $most } partite in un giorno: riprova più tardi.
problem-games-stored = Le tue partite occupano i { $most } MB che hai qui.
problem-character = Il testo contiene un carattere che qui non può essere usato: { $character }.
problem-host = Questo server non risponde al nome { $host }. Chi lo gestisce può consentirlo con FOURFOLD_ALLOWED_HOSTS.
web-account-token-scope = Che cosa può fare il token
web-account-token-play = Leggere e giocare
web-account-token-read = Solo leggere
web-account-token-days = Per quanto tempo è valido
web-account-token-used = ultimo uso: { $date }
web-account-token-unused = mai usato
web-account-token-until = valido fino al { $date }

## Help of tournaments on the command line

help-tournament = Dirigere un torneo su tavoli veri: iscrivere i giocatori, abbinare i turni, inserire i risultati, stampare.
help-tournament-new = Iniziare un torneo.
help-tournament-new-more = Senza --format, la formula dipende dal numero di giocatori: tutti contro tutti se sono al massimo 8 e i turni bastano, altrimenti uno svizzero.
help-tournament-change = Cambiare un torneo prima del primo turno; il nome e il testo anche dopo.
help-tournament-list = Elencare i tornei, per primo l’ultimo cambiato.
help-tournament-cancel = Annullare definitivamente un torneo; il suo registro resta.
help-tournament-enter = Iscrivere giocatori o una squadra, anche in ritardo.
help-tournament-import = Iscrivere tutti quelli di un file CSV, o nessuno se qualcosa è sbagliato.
help-tournament-import-more = La prima riga dà i nomi alle colonne: name e, se si vuole, rating (punteggio), team e bot. UTF-8, con virgole, punti e virgola o tabulazioni.
help-tournament-withdraw = Ritirare qualcuno definitivamente; una partita ancora aperta si decide a parte.
help-tournament-pause = Lasciare fuori qualcuno finché non torna.
help-tournament-resume = Far rigiocare qualcuno che era in pausa.
help-tournament-bye = Far riposare qualcuno in un turno futuro di uno svizzero.
help-tournament-lineup = Cambiare i membri di una squadra dal prossimo turno.
help-tournament-correct-entry = Correggere il nome o il punteggio di un iscritto; gli abbinamenti restano.
help-tournament-pair = Abbinare il prossimo turno, in automatico o a mano.
help-tournament-unpair = Annullare gli abbinamenti dell’ultimo turno, finché non ci sono risultati.
help-tournament-finish = Terminare il torneo: la classifica è definitiva. I risultati si possono ancora correggere.
help-tournament-result = Inserire risultati, tutti o nessuno.
help-tournament-result-more = Il tavolo 3 del turno in corso è 3; il suo secondo tavoliere o la seconda partita, 3.2; nel turno 1, 1.3.2.
help-tournament-forfeit = Far perdere un giocatore che non è venuto, o entrambi.
help-tournament-correct = Correggere un risultato o toglierlo; il registro conserva entrambi.
help-tournament-decide = Far vincere qualcuno a un tavolo di un’eliminazione, per esempio dopo molti pareggi.
help-tournament-show = Mostrare un torneo: le regole, chi partecipa, che cosa viene dopo.
help-tournament-pairings = Mostrare i tavoli di un turno con i risultati.
help-tournament-standings = Mostrare la classifica con gli spareggi.
help-tournament-log = Elencare tutto quello che è successo, correzioni comprese.
help-tournament-export = Scrivere un torneo per altri programmi: CSV, JSON o il rapporto della FIDE (TRF).
help-tournament-print = Stampare abbinamenti, cartellini per i tavoli, formulari, classifica o diplomi in PDF.
help-tournament-desk = Aprire il tavolo della direzione nel browser; il server è in funzione su questa macchina.
help-tournament-desk-more = Tutto viene salvato subito; gli altri comandi si possono usare nello stesso momento. Internet non serve.
help-panel-format = Formula
help-metavar-table = TAVOLO
help-metavar-result = RISULTATO
help-metavar-points = PUNTI
help-metavar-text = TESTO
help-tournament-name = Come si chiama il torneo.
help-tournament-option = Quale torneo, per nome o ID o come iniziano; altrimenti FOURFOLD_TOURNAMENT o l’unico non terminato.
help-tournament-who = Un giocatore: un numero, un nome o come inizia.
help-tournament-table = Un tavolo, come 3, o 3.2 per il suo secondo tavoliere o la seconda partita.
help-tournament-round = Quale turno; altrimenti l’ultimo, o per un riposo il prossimo.
help-tournament-json-events = Scrivere ciò che si aggiunge al registro, un oggetto JSON per riga.
help-tournament-output = Dove salvarlo; - è lo standard output.
help-tournament-format = Come si gioca: { $names }.
help-tournament-players = Quanti giocatori si aspettano, per proporre una formula.
help-tournament-rounds = Quanti turni ha uno svizzero.
help-tournament-cycles = Quante volte tutti si incontrano in un girone: 1 o 2.
help-tournament-best-of = Quante partite giocano due giocatori in un’eliminazione: 1, 3, 5 …
help-tournament-third-place = Far incontrare i perdenti delle semifinali di un’eliminazione.
help-tournament-boards = Quanti tavolieri ha una squadra; più di 1 ne fa un torneo a squadre.
help-tournament-minutes = Quanti minuti dura un’arena.
help-tournament-reach = Di quanti posti in su arriva una sfida in una scala.
help-tournament-limit = Quanti possono partecipare al massimo.
help-tournament-late = Se ci si può iscrivere dopo il primo turno.
help-tournament-tiebreaks = Che cosa separa punti uguali, in quest’ordine, con virgole: { $names }.
help-tournament-preset = Regole già pronte, con un minuto per mossa: { $names }.
help-tournament-handicap = Quanti punti di punteggio costano un livello al giocatore più forte (R7).
help-tournament-import-file = Un file CSV di giocatori; - è lo standard input.
help-tournament-import-too = Iscrivere tutti quelli di questo file CSV, come tournament import.
help-tournament-text = Che cosa bisogna saperne.
help-tournament-rename = Un altro nome.
help-tournament-names = Nomi di giocatori, o quello di una squadra.
help-tournament-rating = Il punteggio del giocatore; serve per gli abbinamenti.
help-tournament-right-name = Il nome giusto.
help-tournament-right-rating = Il punteggio giusto; 0 per nessuno.
help-tournament-members = I membri di una squadra nell’ordine dei tavolieri, con virgole.
help-tournament-lineup-members = I membri nell’ordine dei tavolieri.
help-tournament-bot = Segnare il giocatore come computer.
help-tournament-points = Quanti punti dà: 0, 0.5 o 1.
help-tournament-pair-table = Abbinare questi due a mano, prima il primo giocatore; una volta per tavolo.
help-tournament-pair-bye = Far riposare questo giocatore, abbinando a mano.
help-tournament-results = Un tavolo e il suo risultato, prima il primo giocatore ({ $results }); + è venuto, - non è venuto.
help-tournament-corrected = Il risultato giusto ({ $results }), o open per toglierlo.
help-tournament-adjudicated = La direzione ha deciso questi risultati.
help-tournament-absent = Chi non è venuto: un giocatore di questo tavolo, first, second o both (entrambi).
help-tournament-cross = Mostrare chi ha incontrato chi.
help-tournament-export-what = Che cosa scrivere: { $names }.
help-tournament-print-what = Che cosa stampare: { $names }.
help-tournament-paper = La carta: a4 o letter.
help-tournament-language = La lingua delle pagine; altrimenti la tua.
help-tournament-blank = Formulari senza nomi.
help-tournament-places = Per quanti primi posti ci sono diplomi.
help-tournament-address = Dove i telefoni trovano il server, per i codici dei cartellini; altrimenti l’indirizzo di questa macchina nella rete locale.
help-tournament-lan = Aprirlo anche ai telefoni della rete locale.
help-tournament-open = Se mostrare il tavolo nel browser.
help-tournament-address-only = Scrivere solo l’indirizzo, per un server già in funzione.

## Help of the command line

# A piece by its traits, with its digit for those who type it: “In hand: short dark round solid piece (a)”
cli-piece = { piece-named }{ piece-digit }
help-usage = Uso:
help-usage-options = [OPZIONI]
help-usage-command = COMANDO [ARGOMENTI]…
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-panel-players = Giocatori
help-panel-rules = Regole
help-default = [predefinito: { $value }]
help-environment = [variabile d’ambiente: { $name }]
help-required = [obbligatorio]
help-examples = Esempi:
help-try = Per avere aiuto: { $command }.
help-error = Errore
help-aborted = Interrotto.
help-help = Mostrare questo aiuto e uscire.
help-version = Mostrare la versione e uscire.
help-lang = Lingua dei testi: { $names }; predefinita quella del sistema.
help-install-completion = Installare il completamento per questa shell.
help-show-completion = Mostrare lo script di completamento per questa shell, da copiare o adattare.
help-completion-installed = Completamento per { $shell } installato in { $path }. Sarà attivo in un nuovo terminale.
help-metavar-address = INDIRIZZO
help-metavar-addresses = INDIRIZZI
help-metavar-board = TAVOLIERE
help-metavar-command = COMANDO
help-metavar-seconds = SECONDI
help-metavar-cost = COSTO
help-metavar-directory = CARTELLA
help-metavar-file = FILE
help-metavar-how = COME
help-metavar-language = LINGUA
help-metavar-kind = TIPO
help-metavar-name = NOME
help-metavar-names = NOMI
help-metavar-new = NUOVO
help-metavar-path = PERCORSO
help-metavar-position = POSIZIONE
help-metavar-time = TEMPO
help-metavar-token = TOKEN
help-metavar-turn = MOSSA
help-metavar-what = COSA
help-metavar-who = CHI
help-metavar-yyyy-mm-dd = AAAA-MM-GG
help-error-no-option = L’opzione { $name } non esiste.
help-error-no-option-similar = L’opzione { $name } non esiste. Intendevi { $names }?
help-error-no-command = Il comando { $name } non esiste.
help-error-no-command-similar = Il comando { $name } non esiste. Intendevi { $names }?
help-error-missing-command = Manca il comando.
help-error-missing-argument = Manca l’argomento { $name }.
help-error-missing-option = Manca l’opzione { $name }.
help-error-extra = Non previsto qui: { $text }
help-error-no-value = L’opzione { $name } non accetta un valore.
help-error-needs =
    { $number ->
        [one] L’opzione { $name } richiede un valore.
       *[other] L’opzione { $name } richiede { $number } valori.
    }
help-error-invalid = Valore sbagliato per { $name }: { $why }
help-error-language = --lang: non ci sono testi in { $name }; scegli tra { $names }
help-fourfold = Il gioco da tavolo Quarto!: giocare, guardare e risolvere posizioni, rivedere e analizzare partite.
help-play = Giocare a questa tastiera; durante la partita scrivi help per vedere che cosa si può fare.
help-serve = Avviare il server di gioco.
help-serve-more = Ogni opzione esiste anche come variabile d’ambiente: FOURFOLD_PORT, FOURFOLD_DATABASE e così via.
help-opponents = Elencare gli avversari gestiti dal computer e la loro forza.
help-opponents-more = Il più debole viene per primo. Per giocare contro uno di loro: fourfold play --opponent NOME
help-opponents-attention = Misurare quante volte a ogni avversario sfugge ogni tipo di figura.
help-opponents-attention-more = In metà delle partite c’è un quarto da annunciare; nelle altre il pezzo in mano ne completa uno. Nient’altro si può annunciare o completare.
help-opponents-calibrate = Far giocare tutti gli avversari tra loro e misurarne la forza.
help-opponents-calibrate-more = Punteggi Elo di massima verosimiglianza a ogni livello; un pareggio conta come mezza vittoria.
help-opponents-check-perfect = Far giocare l’avversaria perfetta contro tutti gli altri da entrambi i posti: regala qualcosa?
help-opponents-check-perfect-more = Le partite sono alcune di quelle giocate da calibrate, e si può usare un file che le contiene. Lo stato d’uscita è 1 se una partita in pareggio è stata persa o una partita vinta non è stata vinta.
help-puzzle = Risolvere problemi: vincere, dare l’unico pezzo sicuro, confutare un errore, salvare il pareggio.
help-puzzle-more = Ogni problema è stato verificato con un calcolo esatto; la sua difficoltà è il punteggio con cui metà degli avversari gestiti dal computer trova la soluzione. Senza --seed, --count e --difficulty si comincia con problemi facili, che poi si adattano a te.
help-drill = Allenare l’occhio: c’è un quarto sul tavoliere, e dove?
help-drill-more = Rispondi con le quattro caselle di un quarto, o con - se non ce n’è nessuno. Man mano che migliori, l’esercizio passa dalle righe ai quadrati ruotati; alla fine mostra che cosa ti sfugge e quanto sei veloce.
help-fill = Riempire il tavoliere con tutti e sedici i pezzi, senza nessun quarto o con il maggior numero possibile.
help-fill-more = Scrivi che cosa va dove, per esempio c2 7; help spiega il resto. Quello che dicono i suggerimenti è esatto.
help-show = Disegnare una posizione: il tavoliere, i pezzi accanto e quello in mano.
help-show-more = I quarto che valgono a questo livello e con queste caratteristiche sono evidenziati sul tavoliere ed elencati sotto.
help-referee = Decidere su una posizione contestata a un vero tavolo: chi può annunciare che cosa, e secondo quale regola.
help-referee-last = L’ultima casella occupata, per esempio c1.
help-referee-placed-by = Chi l’ha occupata: first o second.
help-referee-given = Se da allora è stato dato un pezzo.
help-referee-turn = A chi tocca: first o second; con il tavoliere pieno indica se l’altro ha passato.
help-referee-claim = Decidere sull’annuncio di queste quattro caselle, per esempio a1b1c1d1.
help-referee-caller = Chi annuncia: first o second; se manca, il giocatore a cui tocca.
help-referee-refused = Quanti annunci sono stati respinti in questo turno.
help-referee-level = Da 1 a 4, oppure A:B per il primo e il secondo giocatore.
help-hint = Dare un suggerimento a chi è di turno, da un accenno fino alla mossa stessa.
help-hint-more = Un suggerimento non rivela mai più della sua profondità, e quello che dice è esatto.
help-replay = Rivedere le trascrizioni delle partite e dire com’è finita ognuna.
help-replay-more = Lo stato d’uscita è 0 se tutte le trascrizioni sono valide, 1 se alcune non lo sono e 2 se non è stato possibile leggere un file.
help-picture = Disegna una partita trascritta: l’ultima posizione come PNG, o tutta la partita come GIF animata.
help-review = Analizzare le partite con esattezza: quanto valeva ogni decisione e qual era la migliore.
help-review-more = Lo stato d’uscita è 0 se tutte le trascrizioni sono valide, 1 se alcune non lo sono e 2 se non è stato possibile leggere o scrivere un file.
help-new = Scrivere sullo standard output la trascrizione di una nuova partita; chi comincia è detto sullo standard error.
help-solve = Risolvere posizioni con esattezza per chi è di turno, secondo la regola automatica (R14).
help-solve-more = Una posizione non valida viene segnalata al suo posto, e lo stato d’uscita finale è 1. I quarto già presenti sul tavoliere non valgono nulla.
help-bot = Giocare su un server come bot.
help-bot-more = Crea un account, contrassegnalo come bot, crea un token per usarlo e avvia questo comando. Le partite in corso al momento di un arresto vengono continuate.
help-engine = Giocare come motore avviato da altri programmi.
help-engine-more = I comandi del protocollo in docs/kit/protocol.md arrivano dallo standard input e le risposte escono sullo standard output.
help-lot = Verificare i sorteggi che decidono chi comincia.
help-lot-check = Verificare se un sorteggio è regolare.
help-lot-check-more = Stato d’uscita: 0 se lo è, 1 se non lo è, 2 se non si può leggere.
help-account = Gestire gli account di un server: elencare, ripristinare, rinominare, bloccare, eliminare.
help-account-list = Elencare gli account e quante volte ognuno è stato segnalato.
help-account-reset = Annullare la password e ottenere un codice con cui sceglierne una nuova.
help-account-reset-more = Tutte le sessioni, i token e i codici di recupero precedenti cessano di valere. Dai il codice a chi possiede l’account: vale una volta sola, come codice di recupero all’accesso.
help-account-rename = Dare un altro nome a un giocatore; le segnalazioni su quello vecchio vengono chiuse.
help-account-block = Impedire a un account di accedere; le sue sessioni e i suoi token cessano di valere.
help-account-delete = Eliminare un account; le sue partite mostrano al suo posto un giocatore eliminato.
help-db = Curare il database di un server: aggiornare, fare copie di sicurezza, ripristinare, verificare.
help-db-upgrade = Aggiornare la struttura del database, o crearla.
help-db-upgrade-more = Con SQLite un server lo fa da solo; con PostgreSQL, fallo prima di avviare una versione più recente.
help-db-backup = Copiare il database in un file, anche mentre un server lo sta usando.
help-db-backup-more = La copia è coerente e compare solo quando è completa.
help-db-restore = Sostituire il database con una copia di sicurezza, per intero o per niente.
help-db-restore-more = Prima ferma il server. Una copia meno recente viene aggiornata.
help-db-check = Rigiocare ogni partita secondo le regole e confrontare tutto ciò che deriva dai registri.
help-db-check-more = Risultati, elenchi, nomi e punteggi vengono ricalcolati. Stato d’uscita: 0 se tutto è in ordine, 1 se qualcosa non va.
help-mine = Far giocare gli avversari e ricavare problemi dalle loro partite (JSON Lines).
help-mine-more = Le stesse opzioni trovano gli stessi problemi, con qualsiasi numero di processi e di interruzioni.
help-dataset = Crea un file di posizioni con valori esatti e tutti i turni buoni.
help-dataset-more = Le stesse opzioni creano lo stesso file, con qualsiasi numero di processi e anche dopo interruzioni.
help-atlas = Mostrare il risultato del gioco perfetto dal tavoliere vuoto, per ogni coppia di livelli e numero di caratteristiche.
help-atlas-more = 1-0: vince il primo giocatore, che dà per primo. Un ricalcolo interrotto riprende da dove si era fermato; il suo stato d’uscita è 1 se un risultato è diverso da quello fornito.
help-book = Creare, verificare ed elencare i libri delle aperture.
help-book-info = Elencare i libri; lo stato d’uscita è 1 se uno manca o è danneggiato.
help-book-verify = Verificare le somme di controllo e confrontare voci a caso con una ricerca.
help-book-verify-more = Lo stato d’uscita è 1 se un libro manca, è danneggiato o contiene errori.
help-book-build = Risolvere ogni classe di posizioni alla profondità dei libri, in blocchi, e scrivere i libri.
help-book-build-more = La profondità è di quattro pezzi piazzati, o cinque al livello 1 con tre o quattro caratteristiche. Ctrl+C fa perdere al massimo un blocco: lo stesso comando riprende. Un handicap richiede anche i valori della sua immagine speculare. Tutti i 64 libri richiedono qualche ora su un core.
help-bench = Cronometrare il motore su posizioni a caso senza vittoria immediata, in base ai pezzi piazzati.
help-bench-more = Una tabella vuota e un thread, con e senza libro delle aperture, solo valori e con le distanze. Da dieci pezzi piazzati in poi un minimax semplice risolve le stesse posizioni, e la tabella dice quante volte il motore è più veloce.
help-perft = Contare le sequenze di consegne e piazzamenti di una data lunghezza, secondo la regola automatica (R14).
help-perft-more = Le partite che finiscono prima non contano. Ogni prima azione è elencata con il proprio totale.
help-patterns = Disegnare le figure di un livello, raggruppate per tipo.
help-ascii = Disegnare solo con semplici caratteri ASCII.
help-no-colour = Scrivere senza colori.
help-position = Quattro righe, la riga 1 per prima, poi il pezzo in mano o -; predefinita la posizione iniziale.
help-records = Trascrizioni di partite; una cartella sta per i suoi file *.qgn in ordine di nome, - per lo standard input.
help-level = Da 1 a 4.
help-level-seats = Da 1 a 4; A:B sta per chi è di turno e l’avversario.
help-level-players = Da 1 a 4; A:B sta per il primo e il secondo giocatore.
help-traits = Caratteristiche in gioco, tra colour,shape,height,fill, separate da virgole; predefinite tutte.
help-traits-some = Caratteristiche in gioco, tra colour,shape,height,fill, separate da virgole.
help-edition = classic o mushrooms.
help-threads = Thread per una ricerca; predefiniti tutti quelli della macchina.
help-processes = Quante partite giocare alla volta.
help-ray = Calcola sul cluster Ray a questo indirizzo, HOST:PORT o auto, invece che su questa macchina (extra cluster).
help-seed = Ripete le stesse scelte casuali.
help-json = Scrivere un oggetto JSON per riga.
help-json-object = Scrivere un oggetto JSON.
help-json-array = Scrivere un array JSON.
help-json-games = Scrivere solo JSON Lines, un oggetto per partita.
help-database = Un file, o { $url }; valore predefinito: FOURFOLD_DATABASE o un file nella tua cartella dei dati.
help-first = Chi dà per primo.
help-second = Chi piazza per primo.
help-players = Due nomi; un sorteggio decide chi comincia. Con --level A:B, A è il livello del primo nome.
help-seed-lots = Ripete lo stesso sorteggio.
help-preset = Regole per nome, che le opzioni qui sotto possono cambiare: { $names }.
help-call = official, standing o automatic.
help-false-call = refused o loses.
help-clock = In secondi: 60/move, 300+5, o - per giocare senza orologio.
help-start = Dove comincia la partita, se non dall’inizio.
help-opponent = person, random, o uno di quelli elencati da fourfold opponents. Scegli il posto con --first o --second, o lascialo al sorteggio.
help-random = Come --opponent random.
help-mute = Il personaggio del computer non dice niente.
help-save = Salvare la partita in un nuovo file, dopo ogni azione.
help-resume = Continuare la partita incompiuta di una trascrizione, e continuare a salvarla lì.
help-account-name = Nome dell’account, o il suo identificativo.
help-account-new = Il nome d’ora in poi.
help-account-undo = Permettere di nuovo l’accesso all’account.
help-account-yes = Non chiedere conferma.
help-db-force = Sostituire quello che c’è.
help-db-target = Dove mettere la copia.
help-db-source = Una copia fatta da db backup.
help-atlas-level = Solo questi livelli; A:B sta per il primo e il secondo giocatore.
help-atlas-traits = Solo questo numero di caratteristiche, da 1 a 4.
help-atlas-recompute = Risolvere da zero e confrontare con quanto fornito.
help-atlas-distance = Con --recompute: trovare anche le distanze.
help-atlas-state = Con --recompute: dove conservare le righe completate finché non ci sono tutte.
help-atlas-output = Con --recompute: scrivere le righe nella forma del file fornito.
help-bench-level = Un livello; predefiniti 1 e 2.
help-bench-scale = Moltiplica per questo numero le posizioni.
help-bench-seed = Sceglie le posizioni.
help-bench-empty = Risolvere da zero anche il tavoliere vuoto: richiede minuti.
help-book-level = Una coppia di livelli; A:B sta per il giocatore con il pezzo e l’altro. Si può ripetere.
help-book-traits = Quante caratteristiche sono in gioco; si può ripetere.
help-book-traits-default = da 1 a 4
help-book-directory = Dove sono i libri.
help-book-directory-default = quella del pacchetto
help-book-samples = Quante posizioni di ogni libro verificare con la ricerca.
help-book-seed = Le sceglie.
help-book-target = Dove scrivere i libri.
help-book-work = Dove conservare i valori completati, per riprendere dopo un’interruzione.
help-book-work-default = CARTELLA/work
help-book-memory = Megabyte per la tabella.
help-bot-server = Dove giocare, per esempio { $example }
help-bot-token = Un token dell’account del bot; più sicuro nell’ambiente, dove pochi possono vederlo.
help-bot-strength = La sua forza; fourfold opponents elenca i nomi.
help-engine-check = Controllare se un altro motore parla il protocollo: il comando che lo avvia. Lo stato di uscita è 1 se non lo parla.
help-engine-patience = Secondi di attesa di una risposta prima di considerare bloccato il motore.
help-bot-accept = Accettare ogni sfida aperta.
help-bot-challenge = Accettare prima questa sfida.
help-bot-tournament = Iscriversi a questo torneo e giocarlo fino alla fine.
help-bot-code = Il codice per l’iscrizione, dove serve.
help-bot-games = Fermarsi dopo questo numero di partite; 0 per non fermarsi mai.
help-drill-stage = Cominciare con { $names }.
help-drill-grade = Cominciare con il grado 1, 2 o 3 della tappa.
help-drill-level = Che cosa vale, da 1 a 4; di norma cresce con la tappa.
help-drill-count = Quanti tavolieri; 0 per non finire.
help-drill-seconds = Tempo per ogni tavoliere; 0 per giocare senza orologio.
help-drill-grow = Risposte giuste di fila prima del passo successivo; 0 per non avanzare.
help-drill-seed = Ripete gli stessi tavolieri.
help-drill-json = Non chiedere niente: scrivere i tavolieri con le loro risposte, uno per riga.
help-fill-goal = none per nessun quarto, most per il maggior numero possibile.
help-fill-board = Continuare da questo tavoliere.
help-fill-check = Dire quali quarto ha un tavoliere e che cosa se ne può ricavare.
help-fill-hint = Dire dove può andare un pezzo, e uscire.
help-fill-solve = Riempire il tavoliere nel modo migliore, e uscire.
help-fill-seed = Ripete la stessa soluzione.
help-fill-json = Con --check, --hint o --solve: scrivere un oggetto JSON.
help-hint-what = Una trascrizione con una sola partita, o quattro righe e il pezzo in mano o -.
help-hint-depth = nudge, reason, turn, o all per tutte e tre.
help-hint-explain = Dire invece perché questa mossa vince, mantiene il pareggio o perde.
help-hint-danger = Mostrare invece quale pezzo vincerebbe e dove.
help-hint-at = Tornare alla fine della mossa N di una trascrizione.
help-hint-level = Per una posizione: da 1 a 4; A:B sta per chi è di turno e l’avversario.
help-hint-traits = Per una posizione: tra colour,shape,height,fill, separate da virgole.
help-hint-call = Per una posizione: official, standing o automatic.
help-lot-file = JSON: un sorteggio, o una partita che ne contiene uno, come lo mostra il server; - per lo standard input.
help-mine-count = Problemi di ogni tema a ogni livello.
help-mine-levels = Livelli, o coppie di livelli, per esempio { $example }
help-mine-themes = Uno o più tra { $names }.
help-mine-games = Esaminare al massimo questo numero di partite.
help-mine-tries = Quante volte ogni avversario prova un problema.
help-mine-no-grade = Lasciare aperta la difficoltà (null).
help-mine-grade = Non cercarne di nuovi: misurare la difficoltà di quelli di un file, JSON Lines o compatto. Si può ripetere.
help-mine-shipped = Trovare anche ciò che il pacchetto ha già.
help-mine-state = Dove conservare il lavoro completato; lo stesso comando riprende dopo un’interruzione.
help-mine-out = Scrivere lì, quando tutto è finito.
help-mine-store = Scrivere la forma compatta del pacchetto, non JSON.
help-dataset-positions = Quante posizioni diverse creare.
help-dataset-out = Il nuovo file; il nome finisce in .parquet o .npz. Accanto vengono scritte una scheda dei dati e una somma di controllo.
help-dataset-placed = Quanti pezzi sono posati, da A a B. Con meno di 5 ci vuole molto tempo.
help-dataset-processes = Quanti processi calcolano alla volta; predefiniti tanti quanti i core della macchina.
help-dataset-resume = Continua un lavoro interrotto.
help-opponents-level = Mostrare i punteggi a questo livello.
help-opponents-levels = Livelli, separati da virgole.
help-opponents-state = Dove conservare le partite finite; lo stesso comando riprende dopo un’interruzione.
help-opponents-games-kind = Partite per ogni tipo di figura.
help-opponents-games-pair = Partite di ogni coppia a ogni livello.
help-opponents-games-all = Partite in tutto.
help-opponents-write = Scrivere i punteggi come li conserva il pacchetto (ratings.json).
help-perft-depth = Quante consegne e quanti piazzamenti, a partire da 0.
help-puzzle-theme = Uno tra { $names }.
help-puzzle-difficulty = Da un punteggio a un altro; uno dei due si può omettere.
help-puzzle-count = Quanti; di norma 1 con --json, altrimenti finché non esci.
help-puzzle-seed = Ripete gli stessi problemi.
help-puzzle-daily = Il problema del giorno (UTC).
help-puzzle-date = Con --daily: quello di un altro giorno.
help-puzzle-id = Il problema con questo identificativo.
help-replay-step = Scorrere le partite mossa per mossa.
help-picture-file = Un file con la trascrizione di una partita; - per lo standard input.
help-picture-output = Dove scrivere l’immagine: un nome che finisce in .png o .gif.
help-picture-after = Mostra la posizione dopo questo numero di azioni invece dell’ultima.
help-picture-side = Larghezza e altezza in pixel.
help-review-html = Scrivere una pagina che si apre offline, con un tavoliere, un grafico dei valori e pulsanti per scorrere.
help-serve-host = Dove mettersi in ascolto; predefinito 127.0.0.1.
help-serve-port = Predefinita 8016; 0 per una porta libera qualsiasi.
help-serve-lan = Mettersi in ascolto sulla rete locale e usare nei link l’indirizzo di questa macchina.
help-serve-redis = { $url }, quando ci sono più processi.
help-serve-workers = Quanti processi; predefinito 1.
help-serve-public-url = Dove si trova, dietro un proxy: { $url }
help-serve-trusted-proxies = Proxy le cui intestazioni sono ritenute affidabili, separati da virgole.
help-serve-open = Mostrare la pagina nel browser quando è pronta.
help-solve-positions = Quattro righe, la riga 1 per prima, poi il pezzo in mano o -; le posizioni possono essere più di una. Un solo - le legge dallo standard input, una per riga.
help-solve-distance = Dire anche in quanti piazzamenti si decide.
help-solve-turns = Elencare ogni mossa consentita con il suo valore, la migliore per prima.
help-solve-no-book = Cercare senza guardare nei libri delle aperture.
percent = { $number }%
cli-progress-nodes = { $number } Mln
cli-texts-head-language = Lingua
cli-texts-head-complete = Completo
cli-texts-head-missing = Mancanti
cli-texts-checking = Verifica dei testi
cli-texts-well = Nessun difetto trovato.
cli-texts-found =
    { $number ->
        [one] { $number } difetto trovato.
       *[other] { $number } difetti trovati.
    }
cli-texts-lacking =
    { $number ->
        [one] Manca { $number } testo, che appare in inglese.
       *[other] Mancano { $number } testi, che appaiono in inglese.
    }
cli-texts-none-missing = Non manca niente.
cli-texts-in-english = (appare in inglese)
cli-texts-no-key = nessuna chiave comincia con { $text }
cli-texts-finding-language = { $name } non è una lingua nota a CLDR: dai al file il nome di una lingua, come fr.ftl o pt-BR.ftl
cli-texts-finding-junk = non si può leggere: { $text }
cli-texts-finding-twice = questa chiave compare due volte
cli-texts-finding-unknown = l’inglese non ha questa chiave e nessun altro testo vi rimanda
cli-texts-finding-reference = rimanda a { $name }, che non esiste
cli-texts-finding-lost = non mostra { $name }, come fa l’inglese
cli-texts-finding-added = mostra { $name }, che in inglese non c’è
cli-texts-finding-unasked = sceglie in base a { $name }, che questo testo non riceve
cli-texts-finding-value = { $name } non è mai { $value }
cli-texts-finding-plural = non ha una forma per i numeri di tipo [{ $form }]
cli-texts-finding-dots = i puntini di sospensione sono un solo carattere: { $text }
cli-texts-finding-spaces = due spazi, una tabulazione o una riga vuota: { $text }
cli-texts-finding-straight = usa virgolette e apostrofi tipografici: { $text }
cli-texts-finding-french = il francese vuole qui uno spazio sottile indivisibile: { $text }
cli-texts-finding-german = il tedesco scrive le virgolette „così“ e uno spazio prima di %: { $text }
cli-texts-finding-spanish = lo spagnolo apre ciò che chiude: { $text }
cli-texts-finding-ending = finisce con «{ $text }», l’inglese con «{ $expected }»
cli-texts-finding-term = l’inglese ha { $word }: usa il termine del glossario, { $term }
cli-texts-finding-avoid = invece di { $word }, scrivi: { $term }
help-texts = Cura i testi: quanto è completa ogni lingua, e controlli per chi traduce.
help-texts-check = Controlla i testi: chiavi, variabili, plurali, termini del glossario, punteggiatura.
help-texts-check-more = Codice di uscita: 0 se tutto va bene, 1 se qualcosa non va, 2 se un file non si può leggere. I testi mancanti vengono contati, ma non sono errori: appaiono in inglese.
help-texts-missing = Elenca i testi che una lingua mostra in inglese, pronti da tradurre.
help-texts-missing-more = Ognuno ha la sua descrizione e il testo inglese, nel formato del file.
help-texts-show = Mostra ogni testo con la sua descrizione, in inglese e in una lingua.
help-texts-language = Una lingua come fr, o un file come new/pl.ftl.
help-texts-languages = Lingue come fr, o file come new/pl.ftl; altrimenti tutte le lingue.
help-texts-beginning = Solo le chiavi che cominciano così.
help-metavar-beginning = INIZIO
