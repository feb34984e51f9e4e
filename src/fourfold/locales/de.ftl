language-name = Deutsch

## Labels

label = { $label }: { $text }

## The call

quarto-call = QUARTO!

## Seats and names

player-first = erster Spieler
player-second = zweiter Spieler
name-first = Spieler 1
name-second = Spieler 2
name-deleted = Gelöschter Spieler

## Editions and their words

edition-classic-name = Klassisch
edition-classic-about = Holzfiguren: hell oder dunkel, rund oder eckig, hoch oder niedrig, massiv oder hohl.
edition-mushrooms-name = Pilze
edition-mushrooms-about = Für Kinder: blau oder rot, spitz oder flach, groß oder klein, mit oder ohne gelbe Punkte.
trait-colour = Farbe
trait-shape =
    { $edition ->
        [mushrooms] Hut
       *[classic] Form
    }
trait-height =
    { $edition ->
        [mushrooms] Größe
       *[classic] Höhe
    }
trait-fill =
    { $edition ->
        [mushrooms] Punkte
       *[classic] Füllung
    }
value-light =
    { $edition ->
        [mushrooms] blau
       *[classic] hell
    }
value-dark =
    { $edition ->
        [mushrooms] rot
       *[classic] dunkel
    }
value-round =
    { $edition ->
        [mushrooms] spitz
       *[classic] rund
    }
value-square =
    { $edition ->
        [mushrooms] flach
       *[classic] eckig
    }
value-tall =
    { $edition ->
        [mushrooms] groß
       *[classic] hoch
    }
value-short =
    { $edition ->
        [mushrooms] klein
       *[classic] niedrig
    }
value-solid =
    { $edition ->
        [mushrooms] ohne gelbe Punkte
       *[classic] massiv
    }
value-hollow =
    { $edition ->
        [mushrooms] mit gelben Punkten
       *[classic] hohl
    }
piece-noun =
    { $edition ->
        [mushrooms] { $number ->
            [one] Pilz
           *[other] Pilze
        }
       *[classic] { $number ->
            [one] Figur
           *[other] Figuren
        }
    }
piece-one =
    { $edition ->
        [mushrooms] Pilz
       *[classic] Figur
    }
piece-many =
    { $edition ->
        [mushrooms] Pilze
       *[classic] Figuren
    }
piece-named =
    { $edition ->
        [mushrooms] { $height ->
            [tall] großer
           *[short] kleiner
        } { $colour ->
            [light] blauer
           *[dark] roter
        } { $shape ->
            [round] spitzer
           *[square] flacher
        } Pilz { $fill ->
            [solid] ohne gelbe Punkte
           *[hollow] mit gelben Punkten
        }
       *[classic] { $height ->
            [tall] hohe
           *[short] niedrige
        }, { $colour ->
            [light] helle
           *[dark] dunkle
        }, { $shape ->
            [round] runde
           *[square] eckige
        }, { $fill ->
            [solid] massive
           *[hollow] hohle
        } Figur
    }
piece-the =
    { $edition ->
        [mushrooms] den { $height ->
            [tall] großen
           *[short] kleinen
        } { $colour ->
            [light] blauen
           *[dark] roten
        } { $shape ->
            [round] spitzen
           *[square] flachen
        } Pilz { $fill ->
            [solid] ohne gelbe Punkte
           *[hollow] mit gelben Punkten
        }{ piece-digit }
       *[classic] die { $height ->
            [tall] hohe
           *[short] niedrige
        }, { $colour ->
            [light] helle
           *[dark] dunkle
        }, { $shape ->
            [round] runde
           *[square] eckige
        }, { $fill ->
            [solid] massive
           *[hollow] hohle
        } Figur{ piece-digit }
    }
piece-digit =
    { $digits ->
        [shown] { " " }({ $piece })
       *[hidden] { "" }
    }

## Kinds of patterns

kind-row =
    { $number ->
        [one] Reihe
       *[other] Reihen
    }
kind-column =
    { $number ->
        [one] Spalte
       *[other] Spalten
    }
kind-diagonal =
    { $number ->
        [one] Diagonale
       *[other] Diagonalen
    }
kind-small-square =
    { $number ->
        [one] kleines Quadrat
       *[other] kleine Quadrate
    }
kind-large-square =
    { $number ->
        [one] großes Quadrat
       *[other] große Quadrate
    }
kind-turned-square =
    { $number ->
        [one] gedrehtes Quadrat
       *[other] gedrehte Quadrate
    }

## Things with a number

unit-square =
    { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    }
unit-pattern =
    { $number ->
        [one] { $number } Muster
       *[other] { $number } Muster
    }
unit-game =
    { $number ->
        [one] { $number } Partie
       *[other] { $number } Partien
    }
unit-second =
    { $number ->
        [one] { $number } Sekunde
       *[other] { $number } Sekunden
    }
unit-tenths = { $whole },{ $tenth } s
unit-minute =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
unit-hour =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
unit-day =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
unit-piece =
    { $edition ->
        [mushrooms] { $number ->
            [one] { $number } Pilz
           *[other] { $number } Pilze
        }
       *[classic] { $number ->
            [one] { $number } Figur
           *[other] { $number } Figuren
        }
    }
unit-trait =
    { $number ->
        [one] { $number } Merkmal
       *[other] { $number } Merkmale
    }

## Settings agreed before a game

setting-preset = Regeln
setting-level = Stufe
setting-traits = Merkmale im Spiel
setting-call = Quarto rufen
setting-false-call = Falscher Ruf
setting-clock = Uhr
setting-edition = Ausgabe
level-name = Stufe { $level }
level-handicap = Stufe { $first } gegen Stufe { $second }
level-1-about = Das Grundspiel: Reihen, Spalten und Diagonalen.
level-2-about = Für Erfahrene: Auch die 9 kleinen Quadrate zählen.
level-3-about = Auch die 5 größeren Quadrate zählen.
level-4-about = Auch die 6 gedrehten Quadrate zählen.
call-official-name = Offiziell rufen
call-official-about =
    { $edition ->
        [mushrooms] Ruf ein Quarto, bevor du einen Pilz weitergibst. Übersiehst du es, darf dein Gegenüber es sofort rufen; danach ist es nichts mehr wert.
       *[classic] Ruf ein Quarto, bevor du eine Figur weitergibst. Übersiehst du es, darf dein Gegenüber es sofort rufen; danach ist es nichts mehr wert.
    }
call-standing-name = Jederzeit rufen
call-standing-about = Ein Quarto behält seinen Wert: Wer es im eigenen Zug zuerst ruft, gewinnt.
call-automatic-name = Automatisch
call-automatic-about = Niemand ruft: Ein Quarto gewinnt sofort.
false-call-refused-name = Abgelehnt
false-call-refused-about = Ein falscher Ruf wird abgelehnt, und der Zug geht weiter.
false-call-loses-name = Partie verloren
false-call-loses-about = Wer falsch ruft, verliert die Partie.
clock-none = Ohne Uhr
clock-turn = { $time } pro Zug
clock-bank = { $time } pro Person
clock-bank-increment = { $time } pro Person, dazu { $increment } nach jedem Zug
clock-left = { $name } hat noch { $time }
preset-basic-name = Grundspiel
preset-basic-about = Reihen, Spalten und Diagonalen, wie in der Spielanleitung.
preset-experienced-name = Für Erfahrene
preset-experienced-about = Die Variante der Spielanleitung: Auch kleine Quadrate gewinnen.
preset-level-1-name = Stufe 1
preset-level-1-about = Reihen, Spalten und Diagonalen: 10 Wege zum Sieg.
preset-level-2-name = Stufe 2
preset-level-2-about = Auch kleine Quadrate: 19 Wege zum Sieg.
preset-level-3-name = Stufe 3
preset-level-3-about = Auch größere Quadrate: 24 Wege zum Sieg.
preset-level-4-name = Stufe 4
preset-level-4-about = Auch gedrehte Quadrate: 30 Wege zum Sieg und kaum je ein Unentschieden.
preset-beginners-1-name = Für Einsteiger, ein Merkmal
preset-beginners-1-about = Nur die Farbe zählt.
preset-beginners-2-name = Für Einsteiger, zwei Merkmale
preset-beginners-2-about = Nur Farbe und Form zählen.
preset-beginners-3-name = Für Einsteiger, drei Merkmale
preset-beginners-3-about = Farbe, Form und Höhe zählen.
preset-mushrooms-name = Pilze
preset-mushrooms-about = Das Grundspiel mit Pilzen, für Kinder.
preset-tournament-name = Turnier
preset-tournament-about = Das Grundspiel mit einer Minute pro Zug.

## What happens in a game

phase-give-plain =
    { $edition ->
        [mushrooms] Gib { $other } einen Pilz.
       *[classic] Gib { $other } eine Figur.
    }
phase-give-call =
    { $edition ->
        [mushrooms] Gib { $other } einen Pilz oder ruf QUARTO!
       *[classic] Gib { $other } eine Figur oder ruf QUARTO!
    }
phase-place-plain =
    { $edition ->
        [mushrooms] Setz diesen Pilz.
       *[classic] Setz diese Figur.
    }
phase-place-call =
    { $edition ->
        [mushrooms] Setz diesen Pilz oder ruf QUARTO!
       *[classic] Setz diese Figur oder ruf QUARTO!
    }
phase-last-word-plain =
    { $edition ->
        [mushrooms] Alle Pilze sind gesetzt: Passe.
       *[classic] Alle Figuren sind gesetzt: Passe.
    }
phase-last-word-call =
    { $edition ->
        [mushrooms] Alle Pilze sind gesetzt: Ruf QUARTO! oder passe.
       *[classic] Alle Figuren sind gesetzt: Ruf QUARTO! oder passe.
    }
phase-last-answer-plain = { $other } hat gepasst: Passe auch.
phase-last-answer-call = { $other } hat gepasst: Ruf QUARTO! oder passe auch.
phase-over-plain = Die Partie ist zu Ende.
waiting-give =
    { $edition ->
        [mushrooms] { $name } wählt einen Pilz für { $other }.
       *[classic] { $name } wählt eine Figur für { $other }.
    }
waiting-place =
    { $edition ->
        [mushrooms] { $name } setzt den Pilz.
       *[classic] { $name } setzt die Figur.
    }
waiting-last-word = { $name } hat das letzte Wort.
waiting-last-answer = { $name } antwortet zuletzt.
action-give = { $name } gibt { $other } { piece-the }.
action-place = { $name } setzt { piece-the } auf { $square }.
action-call = { $name } ruft QUARTO! auf { $squares }.
action-refused-empty-square = { $name } ruft QUARTO! auf { $squares }, aber mindestens eines dieser Felder ist leer.
action-refused-no-pattern = { $name } ruft QUARTO! auf { $squares }, aber diese Felder bilden kein Muster.
action-refused-not-in-level = { $name } ruft QUARTO! auf { $squares }, aber dieses Muster gehört nicht zur eigenen Stufe.
action-refused-no-common-trait = { $name } ruft QUARTO! auf { $squares }, aber die vier haben kein Merkmal gemeinsam, das im Spiel ist.
action-refused-lapsed = { $name } ruft QUARTO! auf { $squares }, aber dieses Quarto ist nichts mehr wert.
referee-made = { $player } hat dieses Quarto vollendet und ruft es rechtzeitig: { $player } gewinnt.
referee-caught = { $other } hat dieses Quarto vollendet und nicht gerufen. { $player } ruft es rechtzeitig und gewinnt.
referee-standing = Ein Quarto behält seinen Wert, bis es jemand ruft. { $player } ruft es und gewinnt.
referee-empty-square = Mindestens eines dieser Felder ist leer.
referee-no-pattern = Diese Felder bilden kein Muster.
referee-not-in-level = Dieses Muster gehört nicht zur Stufe von { $player }.
referee-no-common-trait = Diese vier haben kein Merkmal im Spiel gemeinsam.
referee-lapsed = Dieses Quarto ist verfallen: Das zuletzt besetzte Feld gehört nicht dazu.
referee-refused = Der Ruf wird abgelehnt, und der Zug geht weiter.
referee-loses = Nach der Hausregel verliert ein falscher Ruf: { $other } gewinnt.
referee-illegal = Der Ruf zählt nicht: { $reason }.
referee-not-their-turn = am Zug ist { $other }
referee-now = { $player } darf es jetzt rufen.
referee-later = Wenn es jetzt niemand ruft, darf { $player } es später rufen.
referee-nobody = Niemand darf es jetzt rufen.
referee-claim-lapsed = Es ist verfallen: Niemand darf es mehr rufen.
referee-automatic = Es gewinnt, ohne dass jemand ruft.
referee-ended-earlier = Die Partie war schon vor dem letzten Setzen zu Ende, als dieses Quarto entstand.
referee-won = { $player } hat gewonnen: Ein Quarto gewinnt, ohne dass jemand ruft.
referee-full = Alle Figuren sind ohne Quarto gesetzt: Die Partie endet unentschieden.
referee-turn = Am Zug: { $player }.
referee-none = Auf dem Brett ist kein Quarto.
fault-empty-square = Mindestens eines dieser Felder ist leer.
fault-no-pattern = Diese Felder bilden kein Muster.
fault-not-in-level = Dieses Muster gehört nicht zu deiner Stufe.
fault-no-common-trait = Diese vier haben kein Merkmal gemeinsam, das im Spiel ist.
fault-lapsed = Zum Rufen ist es zu spät: Dieses Quarto ist nichts mehr wert.
action-pass = { $name } passt.
action-resign = { $name } gibt auf.
action-agree = Beide einigen sich auf Unentschieden.
action-flag = Die Zeit von { $name } ist abgelaufen.
action-abandon = { $name } hat die Partie verlassen.
action-abandon-both = Die Partie wurde abgebrochen.
action-abort = { $name } bricht die Partie ab.
reason-quarto = QUARTO!
reason-caught = übersehenes Quarto
reason-time = Zeit abgelaufen
reason-resignation = Aufgabe
reason-false-call = falscher Ruf
reason-full-board = volles Brett
reason-agreement = Einigung
reason-abandoned = Partie verlassen
reason-aborted = Partie abgebrochen
outcome-quarto = { $name } gewinnt: QUARTO! ({ $values } auf { $squares })
outcome-caught = { $name } gewinnt mit einem Quarto, das { $other } übersehen hat ({ $values } auf { $squares })
outcome-caught-automatic = { $name } gewinnt: { $other } hat ein Quarto vollendet, das nur für { $name } zählt ({ $values } auf { $squares })
outcome-time = { $name } gewinnt: Die Zeit von { $other } ist abgelaufen
outcome-resignation = { $name } gewinnt: { $other } hat aufgegeben
outcome-false-call = { $name } gewinnt: { $other } hat falsch gerufen
outcome-full-board =
    { $edition ->
        [mushrooms] Unentschieden: Alle Pilze sind gesetzt, und niemand hat gewonnen
       *[classic] Unentschieden: Alle Figuren sind gesetzt, und niemand hat gewonnen
    }
outcome-agreement = Unentschieden durch Einigung
outcome-abandoned = { $name } gewinnt: { $other } hat die Partie verlassen
outcome-abandoned-nobody = Niemand gewinnt: Die Partie wurde abgebrochen
result-first = Der erste Spieler gewinnt
result-second = Der zweite Spieler gewinnt
result-draw = Unentschieden
result-none = Nicht beendet
verdict-win = Sieg
verdict-draw = Unentschieden
verdict-loss = Niederlage
verdict-in =
    { $edition ->
        [mushrooms] { $number ->
            [one] { $value } nach { $number } gesetzten Pilz
           *[other] { $value } nach { $number } gesetzten Pilzen
        }
       *[classic] { $number ->
            [one] { $value } nach { $number } gesetzten Figur
           *[other] { $value } nach { $number } gesetzten Figuren
        }
    }
status-fresh = kann jetzt gerufen werden
status-lapsed = ist nichts mehr wert
status-standing = kann jederzeit gerufen werden

## Around real tables: the table clock and the referee

web-page-clock = Uhr für den Tisch
web-table-clock-lead = Leg das Telefon neben euer Brett, zwischen euch beide. Jede Hälfte zeigt zu ihrer Person.
web-table-clock-near = Name auf dieser Seite
web-table-clock-far = Name gegenüber
web-table-clock-set = Uhr stellen
web-table-clock-start = Du gibst zuerst. Zum Start tippen.
web-table-clock-begin = Ich gebe zuerst
web-table-clock-tossed = Das Los entscheidet: { $name } gibt zuerst.
web-table-clock-gift = Gib, dann hier tippen
web-table-clock-turn = Setz, gib, dann hier tippen
web-table-clock-last = Letzte Figur setzen: Ruf oder tipp hier, um zu passen
web-table-clock-answer = Deine letzte Antwort: Ruf oder tipp hier, um zu passen
web-table-clock-judged = Dein Ruf wird beurteilt
web-table-clock-paused = Angehalten
web-table-clock-fallen = Die Zeit ist um: Du verlierst
web-table-clock-won = Du gewinnst!
web-table-clock-lost = Du verlierst
web-table-clock-draw = Unentschieden
web-table-clock-refused = { $number } von 3 Rufen abgelehnt
web-table-clock-pause = Anhalten
web-table-clock-resume = Weiter
web-table-clock-again = Noch eine Partie
web-table-clock-board = Brett und Schiedsrichter
web-table-clock-calls = { $name } ruft QUARTO!
web-table-clock-stands = Die Uhr steht bei { $time }.
web-table-clock-uphold = Richtig: { $name } gewinnt
web-table-clock-refuse = Falsch: Es geht weiter
web-table-clock-refuse-loses = Falsch: Der Ruf verliert
web-table-clock-check = Auf einem Brett prüfen
web-table-clock-mistake = Aus Versehen getippt
web-table-clock-count = Nach der Uhr sind { $before } oder { $after } gesetzt.
web-table-clock-end = Partie beenden
web-table-clock-resigns = { $name } gibt auf
web-table-clock-agree = Unentschieden vereinbaren
web-table-clock-quarto = { $name } gewinnt
web-table-clock-back = Letztes Tippen zurücknehmen
web-table-clock-fill = Vollbild
web-table-clock-away = Uhr wegräumen
web-setting-vibration = Vibration
web-page-referee = Schiedsrichter
web-referee-about = Stell das Brett auf und sieh, wer was rufen darf.
web-referee-mode = Ein Tippen aufs Brett bedeutet
web-referee-mode-pieces = Aufstellen
web-referee-mode-last = Letztes Feld
web-referee-mode-call = Ruf
web-referee-set-up = Stell das Brett auf. Das zuletzt besetzte Feld kommt zum Schluss.
web-referee-point-last = Tipp auf das zuletzt besetzte Feld.
web-referee-point-call = Tipp auf die vier gerufenen Felder.
web-referee-facts = Was bekannt ist
web-referee-last = Zuletzt besetztes Feld
web-referee-placed-by = Besetzt von
web-referee-given = Seither gegeben?
web-referee-yes = Ja
web-referee-no = Nein
web-referee-to-act = Am Zug
web-referee-caller = Wer ruft
web-referee-refused = Abgelehnte Rufe in diesem Zug
web-referee-quartos = Quartos auf dem Brett
web-referee-rule-on = Einen Ruf auf diese Felder beurteilen
web-learn-more-clock = Eine Uhr für euer eigenes Brett, mit QUARTO! auf jeder Seite.
web-learn-more-referee = Streit um einen Ruf? Sieh, wer recht hat und nach welcher Regel.

## Around real tables: the director’s desk and the pages of tables

web-page-desk = Turniertisch
web-page-table = Tisch im Turnier
web-desk-title = Turniertisch: { $name }
web-desk-online = Dieses Turnier wird auf dem Server gespielt und braucht keinen Turniertisch.
web-desk-key-about = Diese Seite ist für die Turnierleitung. Gib den Schlüssel der Turnierleitung ein oder die ganze Adresse, in der er steht.
web-desk-key = Schlüssel der Turnierleitung
web-desk-key-send = Turniertisch öffnen
web-desk-saved = Alles gespeichert
web-desk-saving = Wird gespeichert …
web-desk-stuck =
    { $number ->
        [one] Der Server antwortet nicht. { $number } Eingabe wird gespeichert, sobald er wieder da ist.
       *[other] Der Server antwortet nicht. { $number } Eingaben werden gespeichert, sobald er wieder da ist.
    }
web-desk-public = Öffentliche Seite
web-desk-status-announced = Noch nicht begonnen
web-desk-status-running = Läuft
web-desk-status-finished = Das Turnier ist zu Ende
web-desk-status-cancelled = Das Turnier wurde abgesagt
web-desk-view-round = Ergebnisse
web-desk-view-players = Teilnehmende
web-desk-view-standings = Tabelle
web-desk-view-print = Drucken
web-desk-view-phones = Telefone und Hilfe
web-desk-table = Kreuztabelle
web-desk-next = Der nächste Schritt
web-desk-next-players = Gib zuerst die Teilnehmenden ein.
web-desk-missing =
    { $number ->
        [one] { $number } Ergebnis fehlt
       *[other] { $number } Ergebnisse fehlen
    }
web-desk-progress = Eingetragene Ergebnisse
web-desk-complete = Alle Ergebnisse der Runde { $round } sind da.
web-desk-pair = Runde { $round } auslosen
web-desk-pair-games = Freie Teilnehmende paaren
web-desk-all-rounds = Alle Runden sind gespielt.
web-desk-finish = Turnier beenden
web-desk-finish-sure = Turnier beenden? Die Tabelle wird endgültig, Ergebnisse kannst du weiterhin berichtigen.
web-desk-contested-games =
    { $number ->
        [one] { $number } Tisch braucht dich: Die Meldungen widersprechen sich
       *[other] { $number } Tische brauchen dich: Die Meldungen widersprechen sich
    }
web-desk-claimed-games =
    { $number ->
        [one] { $number } Ergebnis ist vom Gegenüber noch nicht bestätigt
       *[other] { $number } Ergebnisse sind vom Gegenüber noch nicht bestätigt
    }
web-desk-automatic = Die nächste Runde wird automatisch ausgelost in
web-desk-show = Welche Tische
web-desk-show-all = Alle
web-desk-show-open = Offen
web-desk-show-attention = Gemeldet
web-desk-none-all = Hier gibt es keine Partien.
web-desk-none-open = Alle Ergebnisse sind da.
web-desk-none-attention = Keine Meldung wartet.
web-desk-round = Runde
web-desk-round-number = Runde { $number }
web-desk-round-done = Alle Ergebnisse dieser Runde sind da.
web-desk-unpair = Auslosung zurücknehmen
web-desk-unpair-sure = Diese Auslosung zurücknehmen ({ $round })? Gedruckte Listen stimmen dann nicht mehr.
web-desk-by-hand = Von Hand paaren
web-desk-byes = Spielfrei: { $names }
web-desk-no-rounds = Es ist noch keine Runde ausgelost.
web-desk-keys = Tastatur: Mit den Pfeiltasten wechselst du den Tisch; 1 und 2 sind ein Sieg links oder rechts, = ist ein Unentschieden. Strg+Z nimmt das letzte Ergebnis zurück.
web-desk-draw = Unentschieden
web-desk-wins = { $name } gewinnt
web-desk-table-result = Tisch { $table }: { $result }
web-desk-more = Kampflos oder berichtigen
web-desk-contested = Widersprüchlich gemeldet
web-desk-confirm = Bestätigen
web-desk-quick = Ergebnis eintippen
web-desk-quick-send = Eintragen
web-desk-quick-about = Tisch und Ergebnis: „7 1“, wenn die zuerst genannte Person gewinnt, „7 2“ für die andere, „7 =“ für ein Unentschieden.
web-desk-quick-unreadable = Tippe einen Tisch und ein Ergebnis ein, zum Beispiel „7 1“.
web-desk-quick-board = Nenne auch das Brett, zum Beispiel „7.2 1“ für Brett 2 an Tisch 7.
web-desk-quick-no-table = In dieser Runde gibt es keinen Tisch { $table }.
web-desk-quick-over = Tisch { $table } hat schon ein Ergebnis. Ändere es mit dem Knopf am Tisch.
web-desk-drawn = Unentschieden zwischen { $name } und { $other }
web-desk-hint = Klicke auf den Namen, der gewonnen hat, oder auf ½ für ein Unentschieden.
web-desk-player-name = Name
web-desk-player-rating = Wertungszahl
web-desk-player-add = Hinzufügen
web-desk-player-file = Liste einlesen
web-desk-player-about = Drücke nach jeder Person die Eingabetaste. Du kannst auch „Ana Silva 1612“ als Namen eintippen, mehrere Zeilen einfügen oder eine CSV-Datei einlesen.
web-desk-player-newest = Zuletzt hinzugefügt
web-desk-player-change = Ändern
web-desk-player-drop = Verwerfen
web-desk-imported =
    { $number ->
        [one] { $number } Person hinzugefügt.
       *[other] { $number } Personen hinzugefügt.
    }
web-desk-present =
    { $number ->
        [one] { $number } Person nimmt teil
       *[other] { $number } Personen nehmen teil
    }
web-desk-search = Namen suchen
web-desk-late = Nachmeldung
web-desk-pause = Vorerst aussetzen
web-desk-resume = Wieder dabei
web-desk-correct = Namen oder Wertungszahl berichtigen
web-desk-correct-save = Speichern
web-desk-withdraw = Endgültig zurückziehen
web-desk-remove = Entfernen
web-desk-withdraw-sure = { $name } endgültig zurückziehen? Ist noch eine Partie offen, trage ein Ergebnis oder kampflos ein.
web-desk-bye = Spielfrei in Runde { $round }
web-desk-bye-worth = Punkte: { $points }
web-desk-games = Partien
web-desk-paper = Papier
web-desk-paper-a4 = A4
web-desk-paper-letter = US Letter
web-desk-print-pairings = Paarungen nach Tischen
web-desk-print-pairings-about = Zum Aushängen, wenn eine Runde beginnt.
web-desk-print-names = Paarungen nach Namen
web-desk-print-names-about = Damit alle schnell ihren Tisch finden.
web-desk-print-cards = Tischkarten
web-desk-print-cards-about = Mit dem Code, der die Seite des Tisches auf dem Telefon öffnet. Sie gelten den ganzen Tag.
web-desk-print-sheets = Partieformulare
web-desk-print-sheets-about = Zum Mitschreiben der Partie.
web-desk-print-standings = Tabelle
web-desk-print-standings-about = Mit der Kreuztabelle, nach jeder Runde.
web-desk-print-diplomas = Urkunden
web-desk-print-diplomas-about = Für die Siegerehrung am Ende.
web-desk-helpers = Hilfe am Turniertisch
web-desk-helpers-about = Wer die Adresse des Turniertischs öffnet, kann das Turnier mit dir leiten. Gib sie nur weiter, wenn du jemandem vertraust.
web-desk-helpers-copy = Adresse des Turniertischs kopieren
web-desk-phones = Telefone an den Tischen
web-desk-phones-about = Der Code auf jeder Tischkarte öffnet die Seite des Tisches. Dort meldet eine Person das Ergebnis, und ihr Gegenüber bestätigt es auf einem anderen Telefon. Hier sind dieselben Seiten.
web-table-wrong-key = Diese Adresse öffnet den Tisch nicht. Scanne den Code auf der Tischkarte noch einmal.
web-table-empty = An diesem Tisch wird gerade nicht gespielt. Die nächste Partie erscheint hier.
web-table-first = gibt zuerst
web-table-second = setzt zuerst
web-table-part = Partie { $number } an diesem Tisch
web-table-board = Brett { $number }
web-table-boards = Anderes Brett
web-table-who = Wer bist du?
web-table-not-me = Ich bin nicht { $name }
web-table-result = Wie ist deine Partie ausgegangen?
web-table-won = Ich habe gewonnen
web-table-draw = Unentschieden
web-table-lost = Ich habe verloren
web-table-they-say = { $name } meldet: { $result }.
web-table-you-say = Du hast gemeldet: { $result }.
web-table-right = Das stimmt
web-table-wrong = Das stimmt nicht
web-table-waiting = Die Bestätigung fehlt noch: { $name }
web-table-waiting-about = { $name } scannt ebenfalls den Code auf der Karte, oder die Turnierleitung bestätigt das Ergebnis.
web-table-change = Meine Meldung ändern
web-table-contested = Eure Meldungen widersprechen sich
web-table-contested-about = Wenn du dich vertan hast, ändere deine Meldung. Sonst bitte die Turnierleitung um eine Entscheidung.
web-table-over = Ergebnis eingetragen: { $result }
web-table-over-about = Wenn es nicht stimmt, kann die Turnierleitung es berichtigen. Die nächste Runde erscheint hier.
web-table-done = Diese Partie ist zu Ende.
web-table-nobody = niemand ist gekommen
web-table-clock = Uhr für diese Partie
web-table-clock-report = Ergebnis melden
web-table-referee = Schiedsrichter fragen

## Computer opponents

opponent-newcomer-name = Tom
opponent-newcomer-line =
    { $edition ->
        [mushrooms] Hat gerade die Schachtel geöffnet und findet alle Pilze schön.
       *[classic] Hat gerade die Schachtel geöffnet und findet alle Figuren schön.
    }
opponent-beginner-name = Clara
opponent-beginner-line = Die Tante, die beim Spielen plaudert und jubelt, wenn du gewinnst.
opponent-casual-name = Max
opponent-casual-line = Der Nachbar, der nach dem Essen auf eine Partie vorbeikommt und nichts zu ernst nimmt.
opponent-attentive-name = Rosa
opponent-attentive-line = Behält jede Reihe im Auge, auch während in ihrem Café der Kaffee durchläuft.
opponent-experienced-name = Paul
opponent-experienced-line =
    { $edition ->
        [mushrooms] Lehrer, zählt laut die sicheren Pilze, und selten gehen sie ihm aus.
       *[classic] Lehrer, zählt laut die sicheren Figuren, und selten gehen sie ihm aus.
    }
opponent-strong-name = Inés
opponent-strong-line = Eine Kapitänin, die schweigend vorausplant und kaum je ein Quarto durchgehen lässt.
opponent-expert-name = Ada
opponent-expert-line = Dreht das Brett im Kopf und findet das Feld, das du vergessen hast.
opponent-master-name = Leo
opponent-master-line =
    { $edition ->
        [mushrooms] Lächelt, gibt dir einen Pilz und weiß schon, wohin er kommt.
       *[classic] Lächelt, gibt dir eine Figur und weiß schon, wohin sie kommt.
    }
opponent-perfect-name = Sibylle
opponent-perfect-line = Hat jede mögliche Partie gesehen und freut sich trotzdem an deiner.
opponents-rated = Die Zahl ist die Elo-Wertung auf Stufe { $level } (Durchschnitt: 1500).
says-newcomer-greeting-1 = Hi, ich bin Tom! Ich hab gerade die Schachtel aufgemacht.
says-newcomer-greeting-2 = Hallo! Zeigst du mir, wie das geht?
says-newcomer-greeting-3 = Oh, sind die alle hübsch. Fangen wir an?
says-newcomer-rematch-1 = Noch mal? Ja, bitte!
says-newcomer-rematch-2 = Noch mal! Ich glaub, jetzt hab ich’s.
says-newcomer-close-1 = Es wird voll. Ich werd ganz nervös!
says-newcomer-close-2 = Boah, da ist ja kaum noch Platz.
says-newcomer-close-3 = Mein Liebling ist schon weg!
says-newcomer-slip-1 = Was, ich hatte da ein Quarto? Oh nein!
says-newcomer-slip-2 = Ups! Ich hatte ein Quarto und hab’s nicht gemerkt.
says-newcomer-spared-1 = Hey, du hattest da ein Quarto! Jetzt ist’s zu spät.
says-newcomer-spared-2 = Das Quarto war deins, und weg ist es!
says-newcomer-catch-1 = QUARTO! Du hast es gemacht und ich hab’s gesehen! Ich!
says-newcomer-catch-2 = QUARTO! Ich hab echt eins gefunden, guck mal!
says-newcomer-caught-1 = Oh! Das war ich? Keine Ahnung gehabt.
says-newcomer-caught-2 = Ein Quarto? Wo? Ach, da!
says-newcomer-win-1 = Gewonnen? Gewonnen! Hast du das gesehen?
says-newcomer-win-2 = Hurra! Das erzähl ich allen zu Hause.
says-newcomer-win-3 = Echt? Ich? Danke fürs Mitspielen!
says-newcomer-loss-1 = Du bist gut! Zeigst du mir das noch mal?
says-newcomer-loss-2 = Na ja. Nächstes Mal schaff ich’s.
says-newcomer-loss-3 = Das war schlau. Wie hast du das gemacht?
says-newcomer-draw-1 = Keiner hat verloren? Das find ich gut!
says-newcomer-draw-2 = Unentschieden! Ist das wie zusammen gewinnen?
says-beginner-greeting-1 = Da bist du ja, Schatz! Setz dich, wir spielen.
says-beginner-greeting-2 = Hallo, mein Herz! Der Tee zieht schon.
says-beginner-greeting-3 = Wie schön, dich zu sehen! Wie geht’s allen?
says-beginner-rematch-1 = Noch eine? Herrlich, ich werde gerade erst warm.
says-beginner-rematch-2 = Gut, ich hab dir noch so viel zu erzählen.
says-beginner-close-1 = Meine Güte, das wird ja richtig voll, oder?
says-beginner-close-2 = Wo war ich? Ach ja, wir spielen ja.
says-beginner-close-3 = Ich sag immer: Am Ende ist es am schönsten.
says-beginner-slip-1 = Ich Dussel, vor lauter Reden ein Quarto verpasst.
says-beginner-slip-2 = Ach je, da ist mir ein Quarto entwischt.
says-beginner-spared-1 = Du hattest da ein Quarto, Schatz. Macht nichts!
says-beginner-spared-2 = Das Quarto war deins, mein Herz. Nächstes Mal!
says-beginner-catch-1 = QUARTO! Das hast du für mich gemacht, Schatz!
says-beginner-catch-2 = QUARTO! Siehst du, manchmal schau ich doch hin.
says-beginner-caught-1 = Gut gesehen, Schatz! Und ich hab geplaudert.
says-beginner-caught-2 = Du hast’s gesehen und ich nicht. Bravo!
says-beginner-win-1 = Ach, ich hab gewonnen? Na so eine Überraschung!
says-beginner-win-2 = Na bitte, deine alte Tante kann’s noch!
says-beginner-win-3 = Gewonnen, aber du hast mich ganz schön gefordert.
says-beginner-loss-1 = Bravo! Ich freu mich so für dich.
says-beginner-loss-2 = Du hast gewonnen! Ich hab’s gewusst.
says-beginner-loss-3 = Wunderbar! Darauf gibt’s Kuchen.
says-beginner-draw-1 = Unentschieden! Dann gibt’s für beide Kuchen.
says-beginner-draw-2 = Keiner gewinnt, keiner spült ab. Perfekt!
says-casual-greeting-1 = N’Abend! Zeit für eine schnelle Runde?
says-casual-greeting-2 = Das Essen war gut. Jetzt kommt der Spaß.
says-casual-greeting-3 = Hallo nebenan! Läuft wieder nichts im Fernsehen?
says-casual-rematch-1 = Klar, der Abend ist noch jung.
says-casual-rematch-2 = Noch eine? Ich hab nichts vor.
says-casual-close-1 = Gemütlich hier, oder?
says-casual-close-2 = Jetzt wird’s interessant.
says-casual-close-3 = Ich müsste längst zu Hause sein. Na ja.
says-casual-slip-1 = Ha, ich hatte ein Quarto und hab’s verschlafen.
says-casual-slip-2 = Da geht mein Quarto hin. Wie gewonnen, so zerronnen.
says-casual-spared-1 = Du hattest da ein Quarto. Passiert jedem mal.
says-casual-spared-2 = Dein Quarto ist gerade zur Tür hinaus.
says-casual-catch-1 = QUARTO! Danke fürs Vorbereiten.
says-casual-catch-2 = QUARTO! Das nehm ich doch gern mit.
says-casual-caught-1 = Ha! Selbst hingestellt und nicht gesehen.
says-casual-caught-2 = Gutes Auge! Ich bin glatt dran vorbeigelaufen.
says-casual-win-1 = Glück gehabt. Die nächste holst du dir.
says-casual-win-2 = Ha, das hat ja gut geklappt.
says-casual-win-3 = Nicht schlecht für einen mit vollem Bauch.
says-casual-loss-1 = Sauber! Den Nachtisch hast du dir verdient.
says-casual-loss-2 = Na gut, da hattest du mich.
says-casual-loss-3 = Gut gespielt. Bei mir lag’s am Nachschlag.
says-casual-draw-1 = Unentschieden. Passt mir, da muss keiner angeben.
says-casual-draw-2 = Gleichstand! Dann müssen wir uns wiedersehen.
says-attentive-greeting-1 = Willkommen! Was darf’s sein, außer einer Partie?
says-attentive-greeting-2 = Hallo! Der Kaffee läuft, und ich bin ganz Auge.
says-attentive-greeting-3 = Nimm Platz. Ich kann einschenken und spielen.
says-attentive-rematch-1 = Noch mal dasselbe? Kommt sofort.
says-attentive-rematch-2 = Also nachschenken und noch eine.
says-attentive-close-1 = Voll wie am Samstagvormittag.
says-attentive-close-2 = Moment, die Milch kocht. So!
says-attentive-close-3 = Ab hier poliere ich keine Tassen mehr.
says-attentive-slip-1 = Ich hab Kaffee eingeschenkt und mein Quarto verpasst.
says-attentive-slip-2 = Ein Quarto von mir ist kalt geworden. Schade.
says-attentive-spared-1 = Dein Quarto ist leider kalt geworden.
says-attentive-spared-2 = Du hattest da ein Quarto, jetzt ist es weg.
says-attentive-catch-1 = QUARTO! Du hast’s serviert, ich hab’s gemerkt.
says-attentive-catch-2 = QUARTO! Ich vergesse keine Bestellung.
says-attentive-caught-1 = Stimmt, da war es. Gute Augen!
says-attentive-caught-2 = Das hab ich dir selbst serviert, oder?
says-attentive-win-1 = Die geht an mich. Der Kaffee aufs Haus.
says-attentive-win-2 = Das hatte ich im Blick. Noch eine Tasse?
says-attentive-win-3 = Gut gekämpft! Du hast es mir schwer gemacht.
says-attentive-loss-1 = Gut gemacht! Die Tasse geht aufs Haus.
says-attentive-loss-2 = Du hast heute mehr gesehen als ich.
says-attentive-loss-3 = Schön. Das merke ich mir.
says-attentive-draw-1 = Unentschieden, und der Kaffee ist noch warm.
says-attentive-draw-2 = Gleichstand. Dann teilen wir den Kuchen.
says-experienced-greeting-1 = Guten Morgen! Sitzen alle? Dann fangen wir an.
says-experienced-greeting-2 = Ah, da will jemand etwas lernen. Wollen wir?
says-experienced-greeting-3 = Willkommen zur heutigen Stunde im genauen Hinsehen.
says-experienced-rematch-1 = Durch Wiederholung lernen wir. Noch einmal!
says-experienced-rematch-2 = Eine zweite Stunde? Der Eifer gefällt mir.
says-experienced-close-1 = Ab jetzt zähle ich alles zweimal.
says-experienced-close-2 = Das käme bei mir in die Klassenarbeit.
says-experienced-close-3 = Ruhe, bitte. Ich zähle.
says-experienced-slip-1 = Ein Quarto gehabt und mich verzählt. Fünf für mich.
says-experienced-slip-2 = Mein Quarto ist weg. Auch Lehrer dösen mal.
says-experienced-spared-1 = Du hattest da ein Quarto. Bitte notieren.
says-experienced-spared-2 = Gerade ist ein Quarto von dir vorbeigezogen.
says-experienced-catch-1 = QUARTO! Du hast’s geschrieben, ich hab’s gelesen.
says-experienced-catch-2 = QUARTO! Immer alles noch mal prüfen.
says-experienced-caught-1 = Eins mit Stern! Ich hatte mich nicht kontrolliert.
says-experienced-caught-2 = Richtig. Selbst gemacht und nicht gesehen.
says-experienced-win-1 = Das war die heutige Stunde. Gut gekämpft!
says-experienced-win-2 = Genau wie gezählt. Schöne Leistung!
says-experienced-win-3 = Bestanden haben beide, gewonnen habe ich.
says-experienced-loss-1 = Ausgezeichnet! Die Kreide gehört dir.
says-experienced-loss-2 = Besser als dein Lehrer. Großartig!
says-experienced-loss-3 = Sehr gut. Ich habe nichts anzustreichen.
says-experienced-draw-1 = Unentschieden. Die gleiche Note für uns beide.
says-experienced-draw-2 = Ausgeglichen. Ein sauberes Ergebnis, finde ich.
says-strong-greeting-1 = Kapitänin Inés. Darf ich an Bord kommen?
says-strong-greeting-2 = Ruhige See, klare Sicht. Los geht’s.
says-strong-greeting-3 = Willkommen an Bord. Wenig Worte, gute Fahrt.
says-strong-rematch-1 = Noch einmal derselbe Kurs. Leinen los!
says-strong-rematch-2 = Schon wieder an Deck? Gut.
says-strong-close-1 = Land in Sicht.
says-strong-close-2 = Der Wind frischt auf.
says-strong-close-3 = Alle Mann an Deck.
says-strong-slip-1 = Ein Quarto ist mir davongetrieben. Das ist selten.
says-strong-slip-2 = Ein Quarto von mir ging über Bord.
says-strong-spared-1 = Dein Quarto ist ausgelaufen.
says-strong-spared-2 = Ein Quarto von dir sank ohne einen Laut.
says-strong-catch-1 = QUARTO! Ich sah es schon am Horizont.
says-strong-catch-2 = QUARTO! Meinem Fernrohr entgeht nichts.
says-strong-caught-1 = Mein eigenes Kielwasser, und du sahst es zuerst.
says-strong-caught-2 = Guter Ausguck. Das habe ich nicht gesehen.
says-strong-win-1 = Anker geworfen. Gute Fahrt.
says-strong-win-2 = Der Plan hat gehalten. Gut gesegelt.
says-strong-win-3 = Sicher im Hafen. Danke.
says-strong-loss-1 = Das Steuer gehört dir. Gut gemacht.
says-strong-loss-2 = Ein feines Manöver. Ich salutiere.
says-strong-loss-3 = Überholt. Das ist selten.
says-strong-draw-1 = Beide Schiffe im Hafen. Gut.
says-strong-draw-2 = Unentschieden. Ruhige See für uns beide.
says-expert-greeting-1 = Hallo! Wo ist heute oben?
says-expert-greeting-2 = Bereit? Ich schaue schon von allen vier Seiten.
says-expert-greeting-3 = Schön, dich zu sehen. Denken wir im Kreis.
says-expert-rematch-1 = Noch mal, aus einem anderen Winkel?
says-expert-rematch-2 = Ja! Ich will eine Symmetrie ausprobieren.
says-expert-close-1 = Von der anderen Seite ist es noch hübscher.
says-expert-close-2 = Jetzt zählt jede Ecke.
says-expert-close-3 = Ich sehe es mir mal kopfüber an.
says-expert-slip-1 = Aus dem Winkel habe ich mein Quarto übersehen.
says-expert-slip-2 = Ich hatte ein Quarto, nur andersherum.
says-expert-spared-1 = Du hattest ein Quarto, gleich um die Ecke.
says-expert-spared-2 = Ein Quarto von dir hat sich gerade weggedreht.
says-expert-catch-1 = QUARTO! Du hast’s gemacht, ich hab nur den Kopf geneigt.
says-expert-catch-2 = QUARTO! Es ist von jeder Seite da.
says-expert-caught-1 = Oh! Von dir aus ist es klar. Gut gesehen!
says-expert-caught-2 = Du hast gefunden, was ich vor mir versteckt hatte.
says-expert-win-1 = Am Ende ging alles rund.
says-expert-win-2 = Elegant, oder? Gut gekämpft!
says-expert-win-3 = Das hatte ich schon kopfüber gesehen. Danke!
says-expert-loss-1 = Wunderschön! Von dem Winkel werde ich träumen.
says-expert-loss-2 = Du hast hingesehen, wo ich nicht war. Schön.
says-expert-loss-3 = Was für ein hübscher Beweis. So verliere ich gern.
says-expert-draw-1 = Vollkommene Symmetrie: unentschieden.
says-expert-draw-2 = Keiner gewinnt, und es sieht trotzdem schön aus.
says-master-greeting-1 = Willkommen. Machen wir etwas Schönes daraus.
says-master-greeting-2 = Ah, du bist es. Ich hatte darauf gehofft.
says-master-greeting-3 = Mach es dir bequem. Ich sitze schon gut.
says-master-rematch-1 = Mit Vergnügen. Jede Partie ist neu.
says-master-rematch-2 = Noch einmal? Ich bin ganz bei dir.
says-master-close-1 = So still, man hört uns denken.
says-master-close-2 = Das ist mir das Liebste.
says-master-close-3 = Noch ein wenig, dann wissen wir es beide.
says-master-slip-1 = Ich hatte ein Quarto und habe zu lange gelächelt.
says-master-slip-2 = Ein Quarto ist mir entwischt. Wie erfrischend!
says-master-spared-1 = Du hattest da ein Quarto. Ich lächelte weiter.
says-master-spared-2 = Dieses Quarto war deins, einen Moment lang.
says-master-catch-1 = QUARTO! Danke, darauf hatte ich gehofft.
says-master-catch-2 = QUARTO! Du hast es wunderschön gemacht.
says-master-caught-1 = Sieh an. Ich hab’s gemacht, du hast’s gefunden.
says-master-caught-2 = Gesehen, ehe mein Lächeln verging. Bravo!
says-master-win-1 = Ein Vergnügen. Du hast mich grübeln lassen.
says-master-win-2 = Geduld zahlt sich aus. Du wirst sehen.
says-master-win-3 = Knapper, als es aussieht. Danke!
says-master-loss-1 = Großartig. Das habe ich nicht kommen sehen.
says-master-loss-2 = Jetzt ist mein Lächeln echt. Gut gespielt!
says-master-loss-3 = So macht man das also. Mein Kompliment.
says-master-draw-1 = Unentschieden. Wir kennen uns inzwischen gut.
says-master-draw-2 = Keiner von uns gab nach. Das gefällt mir.
says-perfect-greeting-1 = Ich wusste, dass du kommst. Willkommen.
says-perfect-greeting-2 = Diese kenne ich schon. Überrasche mich trotzdem.
says-perfect-greeting-3 = Die Sterne stehen gut. Lass uns beginnen.
says-perfect-rematch-1 = Noch einmal? Ich sah es kommen, mit Freude.
says-perfect-rematch-2 = Der Kreis beginnt von vorn.
says-perfect-close-1 = Der Nebel lichtet sich.
says-perfect-close-2 = Wenige Wege bleiben. Alle sind schön.
says-perfect-close-3 = Hör hin: Das Ende summt schon.
says-perfect-slip-1 = Auch ein Orakel blinzelt. Ich hatte ein Quarto.
says-perfect-slip-2 = Ein Quarto von mir, verloren im Nebel.
says-perfect-spared-1 = Dein Quarto kam und ging wie ein Traum.
says-perfect-spared-2 = Ein Quarto von dir verschwand im Nebel.
says-perfect-catch-1 = QUARTO! So stand es geschrieben.
says-perfect-catch-2 = QUARTO! Die Sterne hatten es mir gesagt.
says-perfect-caught-1 = Du sahst, was ich nicht sah. Bemerkenswert!
says-perfect-caught-2 = Auch die Zukunft kann mich überraschen.
says-perfect-win-1 = So endet es, wie es begann: mit einem Lächeln.
says-perfect-win-2 = Es musste sein. Doch du hast es schön gemacht.
says-perfect-win-3 = Das Ende kannte ich, doch nie auf diese Art.
says-perfect-loss-1 = Jetzt überraschst du mich. Wie wunderbar!
says-perfect-loss-2 = Heute verneigen sich die Sterne vor dir.
says-perfect-loss-3 = Du hast den einen wahren Weg gefunden.
says-perfect-draw-1 = Gleichgewicht. Das seltenste aller Enden.
says-perfect-draw-2 = Unentschieden. Du hast gespielt wie die Sterne.

## Phrases players can say to each other

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-quarto = Schönes Quarto!
phrase-good-game = Schöne Partie!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-back-again = Bin wieder da.
phrase-rematch = Noch eine Partie?
phrase-goodbye = Auf Wiedersehen!

## Names for guests

guest-name = { $manner } { $animal }
guest-manners = Flinker Froher Heller Kluger Kühner Lieber Munterer Ruhiger Sanfter Tapferer Wacher Weiser
guest-animals = Biber Dachs Falke Fuchs Hase Igel Koala Luchs Otter Panda Rabe Uhu
push-turn-title = Du bist am Zug
push-turn-body = { $name } wartet auf dich.
push-challenge-title = Eine Herausforderung für dich
push-challenge-body = { $name } möchte gegen dich spielen.
push-rematch-title = Noch eine Partie?
push-rematch-body = { $name } möchte eine Revanche.
push-paired-title = Eine Partie wartet auf dich
push-paired-body = Du spielst gegen { $name }. Komm rechtzeitig, sonst verlierst du kampflos.

## Reviews

review-title = Analyse der Partie
review-mark-best = optimal
review-mark-fine = gut
review-mark-slip = Fehler
review-mark-blunder = grober Fehler
review-mark-forced = erzwungen
review-speech-called = gerufen
review-speech-caught = erwischt
review-speech-missed = Quarto übersehen
review-speech-false = falscher Ruf
review-no-call = kein Ruf
review-missed = { $name } übersieht ein Quarto.
review-accuracy = Genauigkeit
review-turning-point = Wendepunkt
review-no-turning-point = Keine Entscheidung hat das Ergebnis verändert.
review-value = Wert
review-best = Am besten
review-graph = Wert nach jeder Entscheidung, für { $name }
review-board = Brett
review-empty = leer
review-start = Beginn der Partie
review-step = Entscheidung { $number } von { $count }
review-decisions = Entscheidungen
review-games = Partien
review-go-first = Anfang
review-go-back = Zurück
review-go-next = Weiter
review-go-last = Ende
review-keys = Du kannst auch mit den Pfeiltasten blättern.

## The coach

coach-any-light =
    { $edition ->
        [mushrooms] jeder blaue Pilz
       *[classic] jede helle Figur
    }
coach-any-dark =
    { $edition ->
        [mushrooms] jeder rote Pilz
       *[classic] jede dunkle Figur
    }
coach-any-round =
    { $edition ->
        [mushrooms] jeder spitze Pilz
       *[classic] jede runde Figur
    }
coach-any-square =
    { $edition ->
        [mushrooms] jeder flache Pilz
       *[classic] jede eckige Figur
    }
coach-any-tall =
    { $edition ->
        [mushrooms] jeder große Pilz
       *[classic] jede hohe Figur
    }
coach-any-short =
    { $edition ->
        [mushrooms] jeder kleine Pilz
       *[classic] jede niedrige Figur
    }
coach-any-solid =
    { $edition ->
        [mushrooms] jeder Pilz ohne gelbe Punkte
       *[classic] jede massive Figur
    }
coach-any-hollow =
    { $edition ->
        [mushrooms] jeder Pilz mit gelben Punkten
       *[classic] jede hohle Figur
    }
coach-pattern-row = die Reihe { $name }
coach-pattern-column = die Spalte { $name }
coach-pattern-diagonal = die Diagonale { $name }
coach-pattern-small-square = das kleine Quadrat { $name }
coach-pattern-large-square = das große Quadrat { $name }
coach-pattern-turned-square = das gedrehte Quadrat { $name }
coach-a-row = eine Reihe
coach-a-column = eine Spalte
coach-a-diagonal = eine Diagonale
coach-a-small-square = ein kleines Quadrat
coach-a-large-square = ein großes Quadrat
coach-a-turned-square = ein gedrehtes Quadrat
coach-nudge-call = Es gibt ein Quarto zu rufen.
coach-nudge-caught = Dein Gegenüber kann gleich ein Quarto rufen.
coach-nudge-pass = Du kannst nur noch passen.
coach-nudge-wins-now = Mit dem, was du in der Hand hast, kannst du sofort gewinnen.
coach-nudge-poisoned =
    { $number ->
        [one] { $things } ist ein vergiftetes Geschenk.
       *[other] { $things } sind vergiftete Geschenke.
    }
coach-nudge-all-poisoned = Was du auch gibst, dein Gegenüber kann sofort gewinnen.
coach-nudge-win = Du kannst gewinnen, aber nicht mit jeder Wahl.
coach-nudge-draw = Du kannst das Unentschieden noch halten, aber nicht mit jeder Wahl.
coach-nudge-loss = Gegen perfektes Spiel ist das verloren: Such, womit du am längsten durchhältst.
coach-nudge-free-win = Mit jeder Wahl bleibt der Sieg sicher, wenn du danach gut spielst.
coach-nudge-free-draw = Jede Wahl hält das Unentschieden, wenn du danach gut spielst.
coach-reason-call = Such { $kind }; das Merkmal, auf das es ankommt: { $trait }.
coach-reason-caught = Dein Gegenüber kann gleich Quarto rufen: { $pattern } ({ $values }).
coach-reason-wins-now = Damit vollendest du { $pattern } ({ $values }).
coach-reason-any = { $value } erlaubt es deinem Gegenüber, { $pattern } zu vollenden.
coach-reason-safe =
    { $number ->
        [one] { $things } ist vorerst sicher.
       *[other] { $things } sind vorerst sicher.
    }
coach-reason-safe-none = Es gibt nichts Sicheres zu geben.
coach-reason-stuck =
    { $number ->
        [one] Es gibt { $things }: Danach hättest du nichts Sicheres mehr zu geben.
       *[other] Es gibt { $things }, nach denen du nichts Sicheres mehr zu geben hast.
    }
coach-reason-never-stuck = Egal, wohin du setzt: Danach hast du etwas Sicheres zu geben.
coach-reason-only-choice = Du hast nur eine Möglichkeit.
coach-reason-keep-win =
    { $number ->
        [one] Nur { $things } sichert den Sieg.
       *[other] Nur { $things } sichern den Sieg.
    }
coach-reason-keep-draw =
    { $number ->
        [one] Nur { $things } hält das Unentschieden.
       *[other] Nur { $things } halten das Unentschieden.
    }
coach-reason-loss = Dein Gegenüber kann den Sieg erzwingen, was du auch tust.
coach-reason-loss-in =
    { $number ->
        [one] Dein Gegenüber kann im nächsten Zug gewinnen, was du auch tust.
       *[other] Dein Gegenüber kann in höchstens { $number } Zügen gewinnen, deine mitgezählt, was du auch tust.
    }
coach-turn-call = Ruf QUARTO! auf { $squares }.
coach-turn-pass = Passe.
coach-turn-give = Gib { $piece }.
coach-turn-place = Setz auf { $square }.
coach-turn-place-give = Setz auf { $square } und gib { $piece }.
coach-turn-place-call = Setz auf { $square } und ruf QUARTO! auf { $squares }.
coach-turn-only-win = Alles andere verschenkt den Sieg.
coach-turn-only-draw = Alles andere verschenkt das Unentschieden.
coach-turn-longest = Nichts hält länger durch.
coach-turn-others =
    { $number ->
        [one] { $number } anderer Zug ist genauso gut.
       *[other] { $number } andere Züge sind genauso gut.
    }
coach-unsure = Was hier am besten ist, steht noch nicht fest: Das herauszufinden dauert länger, als ein Tipp dauern darf.
coach-worth-win = Das gewinnt.
coach-worth-win-in =
    { $number ->
        [one] Das gewinnt sofort.
       *[other] Das gewinnt in höchstens { $number } Zügen, die deines Gegenübers mitgezählt.
    }
coach-worth-draw = Das hält das Unentschieden.
coach-worth-loss = Gegen perfektes Spiel verliert das.
coach-worth-loss-in =
    { $number ->
        [one] Das verliert im nächsten Zug.
       *[other] Gegen perfektes Spiel verliert das in höchstens { $number } Zügen, deine mitgezählt.
    }
coach-explain-was-win = Du hättest gewinnen können.
coach-explain-was-draw = Du hättest das Unentschieden halten können.
coach-explain-mine = Da ist dein Quarto: { $pattern } ({ $values }).
coach-explain-theirs = Das Quarto gehört deinem Gegenüber: { $pattern } ({ $values }).
coach-explain-allows = Du gibst { $piece }: Auf { $square } vollendet dein Gegenüber { $pattern } ({ $values }).
coach-explain-safe-none = So wie das Brett steht, hat dein Gegenüber nichts Sicheres zu geben.
coach-explain-you-run-out =
    { $number ->
        [one] So wie das Brett steht, ist { $things } sicher: Gebt ihr abwechselnd, stehst du zuerst ohne da.
       *[other] So wie das Brett steht, sind { $things } sicher: Gebt ihr abwechselnd, stehst du zuerst ohne da.
    }
coach-explain-they-run-out =
    { $number ->
        [one] So wie das Brett steht, ist { $things } sicher: Gebt ihr abwechselnd, steht dein Gegenüber zuerst ohne da.
       *[other] So wie das Brett steht, sind { $things } sicher: Gebt ihr abwechselnd, steht dein Gegenüber zuerst ohne da.
    }
coach-explain-line = Bei bestem Spiel geht es so weiter: { $line }.
coach-step-told = { $action }: { $why }.
coach-step-you-give = du gibst { $piece }
coach-step-you-place = du setzt auf { $square }
coach-step-you-place-give = du setzt auf { $square } und gibst { $piece }
coach-step-you-place-call = du setzt auf { $square } und rufst „QUARTO!“
coach-step-you-call = du rufst „QUARTO!“
coach-step-you-pass = du passt
coach-step-they-place = dein Gegenüber setzt auf { $square }
coach-step-they-place-give = dein Gegenüber setzt auf { $square } und gibt { $piece }
coach-step-they-place-call = dein Gegenüber setzt auf { $square } und ruft „QUARTO!“
coach-step-they-call = dein Gegenüber ruft „QUARTO!“
coach-step-why-completes = Damit ist { $pattern } vollendet ({ $values })
coach-step-why-stands = Es zählt { $pattern } ({ $values })
coach-step-why-counts-for-other-you = Für dein Gegenüber zählt { $pattern } ({ $values })
coach-step-why-counts-for-other-they = Für dich zählt { $pattern } ({ $values })
coach-step-why-then-wins-you = Was dein Gegenüber auch tut, gleich danach gewinnst du
coach-step-why-then-wins-they = Was du auch tust, gleich danach gewinnt dein Gegenüber
coach-step-why-only = Nichts anderes gewinnt
coach-step-why-keeps =
    { $number ->
        [one] Das gewinnt sofort
       *[other] Das gewinnt in höchstens { $number } Zügen, die beider Seiten mitgezählt
    }
coach-step-why-forced = Etwas anderes gibt es nicht
coach-step-why-all-at-once = Was hier auch gespielt wird, es verliert sofort
coach-step-why-longest = Nichts hält länger durch
coach-step-why-few =
    { $number ->
        [one] Nur { $number } von { $total } Zügen verliert nicht sofort
       *[other] Nur { $number } von { $total } Zügen verlieren nicht sofort
    }
coach-step-why-else-at-once = Alles andere verliert sofort
coach-step-why-else-sooner = Alles andere verliert schneller

## Puzzles

puzzle-name-win = Gewinnen in { $number }
puzzle-name-safe-piece =
    { $edition ->
        [mushrooms] Der einzige sichere Pilz
       *[classic] Die einzige sichere Figur
    }
puzzle-name-only-square = Das einzige Feld
puzzle-name-refutation = Finde die Widerlegung
puzzle-name-save-draw = Rette das Unentschieden
puzzle-task-win =
    { $number ->
        [one] Was du in der Hand hast, gewinnt sofort: auf welchem Feld?
       *[other] Gewinne in höchstens { $number } Zügen, die deines Gegenübers mitgezählt. Nur ein Zug schafft es.
    }
puzzle-task-safe-piece-win =
    { $edition ->
        [mushrooms] Gib den einzigen Pilz, der den Sieg sichert.
       *[classic] Gib die einzige Figur, die den Sieg sichert.
    }
puzzle-task-safe-piece-draw =
    { $edition ->
        [mushrooms] Gib den einzigen Pilz, der das Unentschieden hält.
       *[classic] Gib die einzige Figur, die das Unentschieden hält.
    }
puzzle-task-only-square-win = Nur ein Feld sichert den Sieg. Welches?
puzzle-task-only-square-draw = Nur ein Feld hält das Unentschieden. Welches?
puzzle-task-refutation = Dir das zu geben war ein Fehler. Finde den einzigen Zug, der gewinnt.
puzzle-task-save-draw = Alle Züge bis auf einen verlieren. Finde den, der das Unentschieden hält.
puzzle-levels = Du: Stufe { $mine }, Gegenüber: Stufe { $other }
puzzle-difficulty = Schwierigkeit { $number }
puzzle-daily = Aufgabe des Tages, { $day }
puzzle-right = Richtig!
puzzle-wrong = Nicht { $turn }.
puzzle-no-quarto = So gesetzt, entsteht kein Quarto.
puzzle-key =
    { $number ->
        [one] Die Lösung: { $turns }
       *[other] Die Lösungen: { $turns }
    }
puzzle-streak = { $number } in Folge.
puzzle-score =
    { $number ->
        [one] Auf Anhieb gelöst: { $solved } von { $number } Aufgabe. Längste Serie: { $streak }.
       *[other] Auf Anhieb gelöst: { $solved } von { $number } Aufgaben. Längste Serie: { $streak }.
    }

## Errors of the rules and the notation

error-game-over = die Partie ist zu Ende ({ $reason })
error-give-not-now =
    { $edition ->
        [mushrooms] setz erst den erhaltenen Pilz, bevor du einen weitergibst
       *[classic] setz erst die erhaltene Figur, bevor du eine weitergibst
    }
error-give-nothing-left =
    { $edition ->
        [mushrooms] es ist kein Pilz mehr da: ruf oder passe
       *[classic] es ist keine Figur mehr da: ruf oder passe
    }
error-piece-used = { piece-the } kannst du nicht mehr geben
error-place-not-now =
    { $edition ->
        [mushrooms] es gibt gerade keinen Pilz zu setzen
       *[classic] es gibt gerade keine Figur zu setzen
    }
error-square-occupied = auf { $square } steht schon: { piece-named }{ piece-digit }
error-pass-not-now =
    { $edition ->
        [mushrooms] passen darf man erst, wenn alle sechzehn Pilze gesetzt sind
       *[classic] passen darf man erst, wenn alle sechzehn Figuren gesetzt sind
    }
error-call-automatic = in einer automatischen Partie wird nicht gerufen
error-call-first-turn = im ersten Zug darf niemand rufen
error-call-too-many = in diesem Zug wurden schon drei Rufe abgelehnt
error-call-squares = ein Ruf muss vier verschiedene Felder nennen
error-call-not-good = der Ruf auf { $squares } ist als richtig notiert (!), aber er ist falsch
error-call-not-false = der Ruf auf { $squares } ist als falsch notiert (?), aber er ist richtig
error-turn-unfinished = der vorige Zug ist noch nicht beendet
expected-piece = eine Figur: eine hexadezimale Ziffer oder vier Buchstaben wie LRTS
expected-square = ein Feld von a1 bis d4
expected-board = sechzehn Felder, jedes die Ziffer einer Figur oder „.“, mit „/“ zwischen allen Reihen oder keinen
expected-hand = die erhaltene Figur oder „-“, wenn eine zu geben ist
expected-position = ein Brett, ein Leerzeichen und die erhaltene Figur oder „-“
expected-new-piece = eine Figur, die noch nicht auf dem Brett steht oder vergeben ist
expected-no-hand = „-“, denn das Brett ist voll
expected-level = eine Stufe von 1 bis 4 oder zwei davon als A:B
expected-trait = ein Merkmal: colour, shape, height oder fill
expected-new-trait = jedes Merkmal nur einmal
expected-turn = ein Zug wie -7, c2-5 oder c2!a2b2c2d2
expected-end-of-turn = das Ende des Zuges
expected-new-square = vier verschiedene Felder
expected-action = eine Aktion wie -7, c2, !a2b2c2d2, - oder resign:first
expected-clock = eine Uhr wie 60/move, 300+5 oder -
expected-positive = eine Zeit größer als null
expected-seconds = Sekunden: höchstens neun Ziffern vor und nach dem Punkt
expected-call = official, standing oder automatic
expected-false-call = refused oder loses
expected-edition = classic oder mushrooms
expected-player = first oder second
expected-reason = einer der Gründe aus R20
expected-result = 1-0, 0-1, 1/2-1/2 oder *
expected-tag = eine Kopfzeile wie [First "Ana"]
expected-new-tag = jede Kopfzeile nur einmal
expected-escape = ein Anführungszeichen oder Backslash nach dem Backslash (\" oder \\)
expected-number = die Zugnummer { $number }.
expected-result-end = das Ergebnis nach dem letzten Zug
expected-end-of-game = das Ende der Partie nach ihrem Ergebnis
expected-comment-end = eine Klammer {"}"}, die den Kommentar schließt
expected-time-comment = eine Zeit wie {"{"}%t 12.4{"}"}, nur einmal nach einem Zug
expected-utf-8 = Text in UTF-8
expected-same-result = das Ergebnis { $result }, wie Züge und Kopfzeilen es zeigen
expected-same-reason = der Grund { $reason }, wie die Züge ihn zeigen
expected-why-result = ein Reason für { $result }: { $reasons }
expected-no-reason = kein Reason oder abandoned beim Ergebnis *
expected-both-placed = kein Sieger (*): Solange nicht beide eine Figur gesetzt haben, verliert niemand durch Weggehen
expected-one-game = eine einzige Partie
invalid-square-number = ein Feld ist eine ganze Zahl von 0 bis 15, nicht { $value }
invalid-board-size = ein Brett hat 16 Felder, nicht { $number }
invalid-piece-number = eine Figur ist eine ganze Zahl von 0 bis 15, nicht { $value }
invalid-piece-twice = die Figur { $piece } kommt ein zweites Mal vor, auf { $square }
invalid-hand-on-board = die Figur { $piece } ist zugleich in der Hand und auf dem Brett
invalid-hand-and-full = bei vollem Brett kann die Figur { $piece } nicht in der Hand sein
invalid-edition = { $value } ist keine Edition
invalid-level-number = eine Stufe ist 1, 2, 3 oder 4, nicht { $value }
invalid-symmetry = { $value } bildet zwei Dinge auf dasselbe ab
invalid-trait = { $value } ist kein Merkmal
invalid-trait-twice = das Merkmal { $trait } ist zweimal genannt
invalid-no-trait = mindestens ein Merkmal muss zählen
invalid-level-pair = Stufen sind zwei Zahlen, erste und zweite, nicht { $value }
invalid-turn-empty = ein Zug hat mindestens eine Aktion
invalid-turn-behind = auf ein Setzen, das nicht stattfand, kann nichts folgen
invalid-facts-last-missing = auf dem Brett stehen Figuren: nennen Sie das zuletzt besetzte Feld
invalid-facts-last-empty = das zuletzt besetzte Feld { $square } ist leer
invalid-facts-placer-none = das Brett ist leer: niemand hat eine Figur gesetzt
invalid-facts-placer-first = auf dem Brett steht eine gerade Zahl von Figuren, also hat zuletzt Spieler 1 gesetzt
invalid-facts-placer-second = auf dem Brett steht eine ungerade Zahl von Figuren, also hat zuletzt Spieler 2 gesetzt
invalid-facts-hand = die Figur { $piece } ist in der Hand, also wurde eine Figur gegeben
invalid-facts-given-full = das Brett ist voll: seither kann keine Figur gegeben worden sein
invalid-facts-turn-first = nach diesen Angaben ist Spieler 1 am Zug
invalid-facts-turn-second = nach diesen Angaben ist Spieler 2 am Zug
invalid-facts-refused = die Zahl der abgelehnten Rufe in diesem Zug kann nicht { $number } sein
invalid-call = { $value } ist keine CallRule
invalid-false-call = { $value } ist kein FalseCall
invalid-time-number = eine Zeit ist eine Zahl von Sekunden, nicht { $value }
invalid-time-finite = eine Zeit ist eine endliche Zahl von Sekunden, nicht { $value }
invalid-turn-limit = die Zeit für einen Zug muss über null und unter 10^9 liegen, nicht { $value }
invalid-times-many = jede Aktion braucht eine Zeit: { $actions } Zeiten, nicht { $times }
invalid-time-backwards = die Zeit läuft vorwärts: { $later } nach { $earlier }
invalid-clock = { $value } ist keine Uhr
invalid-bank-limit = der Zeitvorrat muss über null und unter 10^9 liegen, nicht { $value }
invalid-increment-limit = der Zuschlag muss mindestens 0 und kleiner als 10^9 sein, nicht { $value }
invalid-tag-own = { $tag } lässt sich nicht als eigene Kopfzeile verwenden
invalid-tag-twice = die Kopfzeile { $tag } kommt zweimal vor
invalid-tag-control = die Kopfzeile { $tag } enthält ein Steuerzeichen: { $value }
invalid-comment-turn = es gibt keinen Zug { $turn }, der sich kommentieren ließe
invalid-comment-text = { $value } kann nicht in einem Kommentar stehen
invalid-turn-time = der Zug { $turn } kann nicht { $value } s gedauert haben
message-notation = { $text } ist { $where } nicht lesbar (Zeichen { $character }); erwartet: { $expected }
message-notation-at = bei { $rest }
message-notation-end = am Ende
message-contradicts = { $text } widerspricht dem Rest der Partie; erwartet: { $expected }
message-illegal = unerlaubte Aktion { $action } in { $position }: { $why } ({ $rule })

## Why the server refuses something

problem-sign-in-failed = Name oder Passwort ist falsch.
problem-recovery-failed = Name oder Wiederherstellungscode ist falsch, oder der Code wurde schon benutzt.
problem-blocked = Dieses Konto wurde von den Betreibern dieses Servers gesperrt.
problem-signed-in = Du bist schon angemeldet: Melde dich zuerst ab.
problem-account-needed = Melde dich dafür mit einem Passwort an; als Gast oder mit einem Token geht es nicht.
problem-password-wrong = Das Passwort ist falsch.
problem-token = Dieses Token ist unbekannt oder wurde widerrufen.
problem-token-unknown = Ein solches Token hast du nicht.
problem-tokens-many = Ein Konto darf höchstens { $most } Token haben: Entferne zuerst eines.
problem-session-unknown = Dort bist du nicht angemeldet.
problem-player-unknown = Diesen Spieler gibt es nicht.
problem-report-self = Du kannst dich nicht selbst melden.
problem-player-self = Das bist du: Dir selbst kannst du nicht folgen, und blockieren kannst du dich auch nicht.
problem-contacts-many = Deine Liste ist voll: Entferne erst jemanden.
problem-spectators-only = Hier sprechen nur die Zuschauer: Du spielst in dieser Partie mit.
problem-push-endpoint = An diesen Browser lassen sich keine Mitteilungen schicken: Sein Push-Dienst muss eine öffentliche HTTPS-Adresse haben.
problem-push-off = Dieser Server schickt keine Mitteilungen außerhalb der App.
problem-too-many-tries = Zu viele Versuche: Warte { $seconds } s.
problem-lot-unknown = Diese Auslosung gibt es nicht, oder sie ist abgelaufen.
problem-lot-used = Diese Auslosung wurde schon benutzt: Beginne eine neue.
problem-name-short =
    { $number ->
        [one] Ein Name muss mindestens { $number } Zeichen haben.
       *[other] Ein Name muss mindestens { $number } Zeichen haben.
    }
problem-name-long = Ein Name darf höchstens { $most } Zeichen haben.
problem-name-character = Ein Name darf nur Buchstaben, Ziffern, Leerzeichen, Punkte, Binde- und Unterstriche enthalten, nicht { $character }.
problem-name-letter = Ein Name braucht mindestens einen Buchstaben.
problem-name-scripts = Verwende in einem Namen nur ein Alphabet.
problem-name-separators = Ein Name muss mit einem Buchstaben oder einer Ziffer beginnen und enden und darf keine zwei Punkte, Binde- oder Unterstriche hintereinander haben.
problem-name-reserved = Der Name { $name } ist reserviert: Wähle einen anderen.
problem-name-word = Wähle bitte einen Namen, an dem niemand Anstoß nimmt.
problem-name-taken = Der Name { $name } oder ein sehr ähnlicher ist schon vergeben: Wähle einen anderen.
problem-password-short = Ein Passwort muss mindestens { $least } Zeichen haben.
problem-password-long = Ein Passwort darf höchstens { $most } Zeichen haben.
problem-password-common = Dieses Passwort ist zu verbreitet: Es würde als Erstes erraten.
problem-password-name = Dieses Passwort ist deinem Namen oder dem des Spiels zu ähnlich: Es würde erraten.
problem-title-400 = Ungültige Anfrage
problem-title-401 = Erst anmelden
problem-title-403 = Nicht erlaubt
problem-title-404 = Nicht gefunden
problem-title-405 = Methode nicht erlaubt
problem-title-406 = In dieser Form nicht verfügbar
problem-title-409 = Inzwischen hat sich etwas geändert
problem-title-413 = Zu groß
problem-title-415 = Nicht unterstützter Inhaltstyp
problem-title-422 = Nicht angenommen
problem-title-429 = Zu viele Anfragen
problem-title-500 = Serverfehler
problem-title-503 = Gerade nicht verfügbar
problem-title-507 = Kein Platz mehr
problem-bad-request = Der Server versteht diese Anfrage nicht.
problem-sign-in = Dafür musst du mitspielen: Wähle einen Namen oder melde dich an.
problem-forbidden = Das darfst du nicht.
problem-not-found = Hier ist nichts, oder du hast keinen Zugriff darauf.
problem-method = Diese Adresse unterstützt diese Methode nicht.
problem-conflict = Eine andere Änderung kam zuvor.
problem-too-large = Das ist zu groß: höchstens { $most } Bytes.
problem-media-type = Der Server erwartet hier JSON.
problem-invalid = In der Anfrage fehlt etwas, oder es hat die falsche Form.
problem-too-many = Zu viele Anfragen: Versuch es nach einer Weile wieder.
problem-internal = Das ist nicht deine Schuld. Der Fehler wurde protokolliert; versuch es noch einmal.
problem-unavailable = Der Server kann gerade nichts speichern: Versuch es gleich noch einmal.
problem-storage-full = Die Festplatte des Servers ist voll: Nichts wurde gespeichert.
problem-origin = Diese Anfrage kommt von einer anderen Seite.
problem-stale = Die Partie ging inzwischen weiter: Schau noch einmal hin und wähle neu.
problem-not-your-turn = Du bist nicht am Zug.
problem-not-seated = Du spielst in dieser Partie nicht mit.
problem-seat = Gib bei einem gemeinsamen Bildschirm an, wer handelt: first oder second.
problem-action-kind = Hier gehen nur Geben, Setzen, Rufen und Passen: { $action }.
problem-game-over = Die Partie ist zu Ende.
problem-game-on = Die Partie läuft noch.
problem-time-up = Die Zeit war abgelaufen, bevor das ankam.
problem-no-offer = Dieses Angebot gilt nicht mehr.
problem-own-offer = Auf das eigene Angebot kannst du nicht antworten.
problem-offer-stands = Das wurde schon gefragt; nach dem nächsten Zug geht es wieder.
problem-abort-late = Diese Partie lässt sich nicht mehr abbrechen; du kannst noch aufgeben.
problem-tournament-game = In einem Turnier lassen sich Partien nicht abbrechen oder wiederholen und Züge nicht zurücknehmen.
problem-tournament-server = Dieses Turnier wird an echten Tischen gespielt; seine Partien beginnen nicht hier.
problem-rematch-declined = Nach dieser Revanche kannst du nicht noch einmal fragen.
problem-talk-late = Diese Partie ist schon zu lange vorbei, um noch etwas zu sagen.
problem-takeback-rated = In einer gewerteten Partie lassen sich keine Züge zurücknehmen.
problem-takeback-where = Dorthin kann man nicht zurück.
problem-takeback-mentioned = Das übersehene Quarto ist schon zur Sprache gekommen: Weiter zurück geht es nicht.
problem-no-computer = In dieser Partie spielt der Computer nicht mit.
problem-log-full = Diese Partie ist zu lang geworden: Sie lässt sich nur noch beenden oder aufgeben.
problem-key-reused = Dieser Idempotency-Key wurde schon für etwas anderes benutzt.
problem-opponent-gone = Der andere Spieler ist nicht mehr da.
problem-challenge-gone = Diese Herausforderung ist nicht mehr offen.
problem-challenge-own = Das ist deine eigene Herausforderung: Schick sie jemand anderem.
problem-challenge-many = Du hast viele offene Herausforderungen: Zieh erst eine zurück.
problem-players-blocked = Gegen diese Person kannst du nicht spielen.
problem-challenge-self = Dir selbst kannst du keine Herausforderung schicken.
problem-challenge-stands = Du hast diesen Spieler schon herausgefordert: Warte die Antwort ab oder zieh die Herausforderung zurück.
problem-rated-account = Gewertete Partien gehen nur mit Konto.
problem-rated-rules = Gewertete Partien haben gleiche Stufen, vier Merkmale, ein leeres Brett und offizielles oder automatisches Rufen.
problem-rated-private = Gewertete Partien sind öffentlich.
problem-rated-clock = Gewertete Partien werden mit Uhr gespielt.
problem-rated-seat = In gewerteten Partien sucht niemand aus, wer beginnt: Erst entscheidet das Los, dann wechselt ihr euch ab.
problem-rated-help = In gewerteten Partien gibt es keine Hilfe.
problem-rated-pair = Ihr habt an einem Tag { $count } gewertete Partien miteinander begonnen. Spielt die nächste ohne Wertung, oder wartet.
problem-live-game = Diese Stellung wird gerade in einer Partie ohne Hilfe gespielt: Warte, bis sie zu Ende ist.
problem-thinking-long = Das auszurechnen würde gerade zu lange dauern.
problem-unfinished =
    { $edition ->
        [mushrooms] Sag auch, welchen Pilz du gibst.
       *[classic] Sag auch, welche Figur du gibst.
    }
problem-drill-stage = Stufe { $level } hat solche Muster nicht.
problem-drill-task = Dieses Brett ist nicht von diesem Server: Beginne die Übung neu.
problem-filling-hand =
    { $edition ->
        [mushrooms] Beim Füllen des Bretts ist kein Pilz in der Hand.
       *[classic] Beim Füllen des Bretts ist keine Figur in der Hand.
    }
problem-opponent = Es gibt kein Gegenüber namens { $name }.
problem-start-over = Aus dieser Stellung gibt es nichts mehr zu spielen.
problem-clock-long = Eine Bedenkzeit von mehr als einem Jahr geht nicht: Spiel ohne Uhr.
problem-language = Diese Sprache gibt es hier nicht: Wähle aus { $names }.
problem-without-help = Du spielst gerade eine Partie ohne Hilfe: Danach bekommst du wieder welche.

## Why a tournament refuses something

problem-text-word = Wähle bitte Worte, an denen niemand Anstoß nimmt.
problem-tournament-cancelled = Dieses Turnier wurde abgesagt.
problem-tournament-begun = Das Turnier hat begonnen: Modus, Regeln, Austragungsort und Wertung lassen sich nicht mehr ändern.
problem-tournament-over = Dieses Turnier ist beendet.
problem-tournament-directors = Das können nur die Turnierleitung und ihre Helfer.
problem-tournament-director = Das kann nur die Turnierleitung selbst.
problem-tournament-entrants = Du nimmst an diesem Turnier nicht teil.
problem-tournament-account = Um ein Turnier anzukündigen oder dich selbst anzumelden, brauchst du ein Konto.
problem-tournament-closed = Die Anmeldung zu diesem Turnier ist geschlossen.
problem-tournament-code = Für dieses Turnier gilt ein anderer Code: Frag die Turnierleitung.
problem-tournament-code-missing = Ein Code gehört zur Anmeldung mit Code und zu keiner anderen.
problem-tournament-rating = Deine Wertung ist hier { $rating } und liegt außerhalb der Grenzen dieses Turniers.
problem-tournament-rating-limits = Die niedrigste Wertung ({ $least }) liegt über der höchsten ({ $most }).
problem-tournament-teams = Mannschaften meldet die Turnierleitung an.
problem-tournament-start = Ein Turnier beginnt frühestens heute und innerhalb von drei Jahren.
problem-tournament-rated = Nur Partien auf dem Server können gewertet werden, ohne Mannschaften und ohne Vorgabe.
problem-tournament-teams-server = Mannschaften spielen an echten Tischen, nicht auf dem Server.
problem-tournament-typed = Wer auf dem Server spielt, meldet sich selbst an; hinzufügen lassen sich nur Computergegner.
problem-tournament-account-name = Wer ein Konto hat, behält dessen Namen und Wertungszahl.
problem-tournament-computers = Computergegner können nicht an echten Tischen sitzen.
problem-tournaments-many = Du hast { $most } Turniere angekündigt, mehr gehen nicht: Versuch es später noch einmal.
problem-tournament-long = Das Protokoll dieses Turniers ist voll: Nur Ergebnisse lassen sich noch eintragen.
problem-tournament-helpers = Ein Turnier kann höchstens { $most } Helfer haben.
problem-tournament-key = Diese Adresse stimmt nicht mehr: Scanne den Code noch einmal oder frag die Turnierleitung.
problem-tournament-venue = Dieses Turnier wird nicht an echten Tischen gespielt.
problem-tournament-seat = Für diese Seite hat schon jemand anderes das Ergebnis gemeldet.
problem-tournament-both-seats = Du hast schon für eine Seite gemeldet: Bestätigen muss dein Gegenüber auf dem eigenen Gerät.
problem-tournament-challenge = Diese Herausforderung geht jetzt nicht: Die Person spielt gerade oder steht zu weit entfernt.
problem-tournament-event-finished = Das Turnier ist beendet.
problem-tournament-event-name-twice = { $name } ist schon angemeldet.
problem-tournament-event-id-twice = { $id } ist schon angemeldet oder hat sich zurückgezogen.
problem-tournament-event-unknown = Unter { $id } ist hier niemand bekannt.
problem-tournament-event-withdrawn = { $id } hat sich zurückgezogen.
problem-tournament-event-full = Das Turnier ist voll: Es hat Platz für { $number }.
problem-tournament-event-late = Das Turnier hat begonnen: Niemand kann mehr einsteigen.
problem-tournament-event-team-small = Eine Mannschaft braucht hier { $boards } Mitglieder, nicht { $members }.
problem-tournament-event-team-twice = { $name } steht zweimal in dieser Mannschaft.
problem-tournament-event-team-other = { $name } gehört schon zur Mannschaft { $other }.
problem-tournament-event-no-team = Dieses Turnier ist nicht für Mannschaften.
problem-tournament-event-paused = { $id } pausiert schon.
problem-tournament-event-not-paused = { $id } pausiert nicht.
problem-tournament-event-pause-format = In dieser Art von Turnier kann niemand pausieren.
problem-tournament-event-bye-format = Nur in einem Turnier nach Schweizer System kann jemand eine Runde aussetzen.
problem-tournament-event-bye-round = Runde { $round } kann niemand aussetzen: Sie ist schon ausgelost oder findet nicht statt.
problem-tournament-event-bye-twice = { $id } setzt Runde { $round } schon aus.
problem-tournament-event-bye-worth = Eine ausgesetzte Runde zählt zwischen 0 und { $win } Punkten, in halben Punkten, nicht { $points }.
problem-tournament-event-round-open = In Runde { $round } fehlen noch Ergebnisse.
problem-tournament-event-round-closed = Runde { $round } ist vorbei.
problem-tournament-event-round-unknown = Runde { $round } ist nicht die neueste oder gibt es nicht.
problem-tournament-event-round-begun = In Runde { $round } hat schon eine Partie begonnen: Die Paarung bleibt.
problem-tournament-event-round-empty = Eine Runde braucht mindestens eine Partie.
problem-tournament-event-rounds-over =
    { $rounds ->
        [one] Die einzige Runde ist gespielt.
       *[other] Alle { $rounds } Runden sind gespielt.
    }
problem-tournament-event-not-playing = { $id } kann jetzt nicht spielen.
problem-tournament-event-twice = { $id } steht in Runde { $round } zweimal.
problem-tournament-event-left-out = { $id } hat in Runde { $round } weder ein Gegenüber noch spielfrei.
problem-tournament-event-busy = { $id } spielt noch Partie { $game }.
problem-tournament-event-bracket = In Runde { $round } ergibt sich aus dem Turnierbaum, wer auf wen trifft.
problem-tournament-event-table = In Runde { $round } spielen { $id } und { $other } nach dem Plan nicht gegeneinander.
problem-tournament-event-reach = { $id } und { $other } liegen mehr als { $reach } Plätze auseinander.
problem-tournament-event-time-up = Die Zeit dieses Turniers ist um.
problem-tournament-event-game-unknown = Partie { $game } gibt es nicht.
problem-tournament-event-game-over = Partie { $game } hat schon ein Ergebnis: { $result }.
problem-tournament-event-game-open = Partie { $game } hat noch kein Ergebnis.
problem-tournament-event-game-begun = Partie { $game } hat schon begonnen.
problem-tournament-event-match-over = Der Zweikampf an Tisch { $table } ist entschieden.
problem-tournament-event-match-single = So lässt sich nur ein Zweikampf in einem K.-o.-Turnier entscheiden.
problem-tournament-event-match-player = { $id } spielt nicht an Tisch { $table }.
problem-tournament-event-correction-late = Spätere Partien bauen auf diesem Ergebnis auf: Es bleibt.
problem-tournament-event-correction-open = Mit diesem Ergebnis hätte niemand den Zweikampf gewonnen, und die Runde ist vorbei.
problem-tournament-event-reopen = Die Runde ist vorbei: Ein Ergebnis lässt sich berichtigen, aber nicht löschen.
problem-tournament-pairing-finished = Das Turnier ist beendet.
problem-tournament-pairing-few = Ein Turnier braucht mindestens zwei, die spielen.
problem-tournament-pairing-open = In Runde { $round } fehlen noch Ergebnisse.
problem-tournament-pairing-over = Alle Runden sind gespielt.
problem-tournament-pairing-nobody = Im Moment ist niemand frei.
problem-tournament-pairing-time-up = Die Zeit dieses Turniers ist um.
problem-tournament-regulations-no-clock = Ein Turnier wird immer mit Uhr gespielt.
problem-tournament-regulations-rounds = Die Zahl der Runden muss zwischen 1 und { $most } liegen, nicht bei { $value }.
problem-tournament-regulations-cycles = Die Zahl der Partien gegen jedes Gegenüber muss zwischen 1 und { $most } liegen, nicht bei { $value }.
problem-tournament-regulations-boards = Die Größe einer Mannschaft muss zwischen 1 und { $most } liegen, nicht bei { $value }.
problem-tournament-regulations-minutes = Die Dauer in Minuten muss zwischen 1 und { $most } liegen, nicht bei { $value }.
problem-tournament-regulations-reach = Die Reichweite einer Herausforderung muss zwischen 1 und { $most } liegen, nicht bei { $value }.
problem-tournament-regulations-best-of = Ein Zweikampf hat eine ungerade Zahl von Partien, höchstens { $most }, nicht { $value }.
problem-tournament-regulations-third-place = Um Platz drei wird nur in einem einfachen K.-o.-Turnier gespielt.
problem-tournament-regulations-boards-format = Mannschaften spielen nur jeder gegen jeden oder nach Schweizer System.
problem-tournament-regulations-handicap = Eine Vorgabe braucht mindestens einen Wertungspunkt je Stufe, nicht { $value }.
problem-tournament-regulations-limit = Die Zahl der Teilnehmenden liegt zwischen 2 und { $most }, nicht bei { $value }.
problem-tournament-regulations-points = Punkte sind halbe oder ganze zwischen 0 und 100, am meisten für einen Sieg, am wenigsten für eine Niederlage.
problem-tournament-regulations-tiebreak = Die Feinwertung { $value } ist zweimal gewählt.
problem-tournament-value-value = „{ $field }“ kann nicht { $value } sein.
problem-tournament-value-game = Eine Partie schreibt man 3.12 oder 3.12.2, nicht { $value }.
problem-tournament-players-encoding = Zeile { $line }: Das ist kein UTF-8. Speichere die Datei als „CSV UTF-8“.
problem-tournament-players-large = Eine Liste von Spielern hat höchstens { $most } Byte.
problem-tournament-players-empty = In der Datei stehen keine Spieler.
problem-tournament-players-columns = Zeile 1 muss die Spalten nennen, und eine davon muss „Name“ heißen.
problem-tournament-players-column-twice = Die Spalte „{ $name }“ gibt es zweimal.
problem-tournament-players-csv = Zeile { $line }: Das ist kein CSV.
problem-tournament-players-surplus = Zeile { $line } hat mehr Einträge, als es Spalten gibt.
problem-tournament-players-name-empty = Zeile { $line }: Der Name fehlt.
problem-tournament-players-name-long = Zeile { $line }: Ein Name darf höchstens { $most } Zeichen haben.
problem-tournament-players-name-characters = Zeile { $line }: Der Name enthält ein unsichtbares Zeichen.
problem-tournament-players-name-twice = Zeile { $line }: { $name } steht schon in Zeile { $other }.
problem-tournament-players-rating = Zeile { $line }: Eine Wertung ist eine ganze Zahl bis { $most }, nicht { $value }.
problem-tournament-players-bot = Zeile { $line }: „Bot“ ist ja oder nein, nicht { $value }.
problem-tournament-players-team = Zeile { $line }: Die Mannschaft fehlt.
problem-tournament-players-refused = Zeile { $line }: { $why }
problem-tournament-report-format = Diesen Bericht gibt es nur für Turniere jeder gegen jeden oder nach Schweizer System.
problem-tournament-report-wide = Im Bericht ist kein Platz für { $value }.

## The web app

web-skip = Zum Inhalt springen
web-nav = Hauptnavigation
web-menu = Menü
web-close = Schließen
web-notices = Meldungen
web-cancel = Abbrechen
web-offline = Du bist offline. Partien und Übungen gehen weiter, sobald die Verbindung wieder da ist; die Einführung und die Einstellungen gehen auch ohne.
web-lost-connection = Die Verbindung ist unterbrochen. Neuer Versuch …
web-offline-page = Diese Seite braucht eine Verbindung. Sie erscheint, sobald es wieder eine gibt.
web-not-found-title = Seite nicht gefunden
web-not-found-about = Vielleicht ist der Link unvollständig, oder die Seite gibt es nicht mehr.
web-go-home = Zur Startseite
web-page-play = Spielen
web-page-game = Partie
web-page-challenge = Herausforderung
web-page-settings = Einstellungen
web-page-live = Laufende Partien
web-page-leaderboard = Rangliste
web-page-player = Profil
web-page-people = Leute
web-page-account = Konto
web-header-you = { $name }: dein Profil
web-setting-language = Sprache
web-setting-language-auto = Wie im Browser eingestellt ({ $language })
web-setting-edition-about = Die Figuren für neue Partien.
web-setting-theme = Aussehen
web-setting-theme-auto = Wie im System
web-setting-theme-light = Hell
web-setting-theme-dark = Dunkel
web-setting-theme-contrast = Hoher Kontrast
web-setting-view = Ansicht des Bretts
web-setting-view-about = Von oben braucht das Brett weniger Platz, und jedes Merkmal ist gut zu erkennen.
web-setting-view-auto = Passend zum Bildschirm
web-setting-view-flat = Von oben
web-setting-view-slanted = Schräg
web-setting-pieces = Gestaltung des Bretts
web-setting-pieces-contrast = Bei hohem Kontrast haben alle Gestaltungen dieselben Farben.
web-setting-pieces-wood = Holz
web-setting-pieces-slate = Schiefer
web-setting-pieces-bright = Bunt
web-setting-motion = Animationen
web-setting-motion-auto = Wie im System
web-setting-motion-full = Volle Animationen
web-setting-motion-reduced = Ohne Animationen
web-setting-pace = Tempo des Computers
web-setting-pace-about = Wie lange der Computer zwischen Setzen und Geben wartet, damit du folgen kannst. Er spielt in jedem Tempo gleich gut.
web-setting-pace-instant = Ohne Pausen
web-setting-pace-quick = Kurze Pausen
web-setting-pace-calm = Lange Pausen
web-setting-sound = Ton
web-setting-volume = Lautstärke
web-setting-characters = Die Charaktere des Computers sprechen lassen
web-setting-characters-about = Ab und zu ein Wort; nie darüber, was zu spielen oder zu rufen wäre.
web-setting-avatar = Dein Avatar
web-setting-avatar-about = So sehen dich die anderen.
web-setting-confirm = Jede Aktion bestätigen
web-setting-confirm-about =
    { $edition ->
        [mushrooms] Ein Pilz ist erst gegeben oder gesetzt, wenn du es bestätigst; bis dahin kannst du ihn zurücknehmen.
       *[classic] Eine Figur ist erst gegeben oder gesetzt, wenn du es bestätigst; bis dahin kannst du sie zurücknehmen.
    }
web-setting-fourth = Ruf mit dem vierten Feld abschicken
web-setting-fourth-about = Sonst siehst du dir die vier Felder noch einmal an und schickst den Ruf selbst ab.
web-setting-shortcuts = Tastenkürzel
web-setting-shortcuts-about = Einzelne Tasten zum Geben, Setzen, Rufen und mehr; in der Partie zeigt das Fragezeichen die Liste. Schalte sie aus, wenn du diktierst oder sie dir in die Quere kommen.
web-setting-coordinates = Buchstaben und Zahlen auf dem Brett anzeigen
web-setting-notify = Benachrichtige mich, wenn ich am Zug bin
web-setting-notify-about = Eine Benachrichtigung deines Browsers, während du etwas anderes ansiehst.
web-setting-notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite.
web-setting-notify-push = Eine Benachrichtigung, während du etwas anderes ansiehst. In Partien mit mehreren Tagen pro Zug auch dann, wenn Fourfold geschlossen ist.
web-setting-notify-failed = Benachrichtigungen kommen, solange Fourfold geöffnet ist. Für Mitteilungen danach ließ sich dein Browser nicht anmelden.
web-setting-quiet = Ruhezeit
web-setting-quiet-about = Ist Fourfold geschlossen, stört dich zwischen diesen Uhrzeiten nichts. Lass beide leer, wenn du keine Ruhezeit brauchst.
web-setting-quiet-from = Von
web-setting-quiet-until = Bis
web-board-name = Brett
web-board-empty = { $square }, leer
web-board-last = zuletzt gesetzt
web-board-lit = markiert
web-tray-name =
    { $edition ->
        [mushrooms] Übrige Pilze
       *[classic] Übrige Figuren
    }
web-tray-sort = Sortieren nach
web-tray-by-number = Nummer
web-tray-empty =
    { $edition ->
        [mushrooms] Alle Pilze stehen auf dem Brett.
       *[classic] Alle Figuren stehen auf dem Brett.
    }
web-table-more = Mehr
web-hand-empty = nichts
web-hand-name = In der Hand
web-hand-yours = In deiner Hand
web-hand-of = In der Hand von { $name }
web-loading = Einen Moment …
web-game-title = { $name } gegen { $other }
web-game-you = du
web-game-to-act = ist am Zug
web-game-your-turn = Du bist dran
web-banner-name = Deine Partien
web-banner-turn = Du bist am Zug gegen { $name }
web-banner-turns =
    { $number ->
        [one] Du bist in { $number } Partie am Zug
       *[other] Du bist in { $number } Partien am Zug
    }
web-banner-waiting = Deine Partie gegen { $name } läuft; { $name } überlegt
web-banner-challenge = Eine Herausforderung von { $name }
web-banner-open = Zur Partie
web-banner-look = Ansehen
web-banner-more =
    { $number ->
        [one] { $number } weitere Partie
       *[other] { $number } weitere Partien
    }
web-game-here = ist online
web-game-away = ist offline
web-absent-left = noch { $time }
web-absent-clock = { $name } ist offline. Wenn die Zeit abläuft, gewinnst du.
web-absent-win = { $name } ist offline. Wenn bis { $date } nichts geschieht, gewinnst du.
web-absent-none = { $name } ist offline. Wenn bis { $date } nichts geschieht, endet die Partie ohne Sieg.
web-game-point = Zeig auf die vier Felder ({ $number } von 4).
web-game-send-call = QUARTO rufen!
web-game-withdraw = Nein, weiterspielen
web-game-pass = Passen
web-game-confirm = Bestätigen
web-game-confirm-this = Bestätige oder nimm zurück.
web-game-undo = Zurücknehmen
web-game-placed =
    { $edition ->
        [mushrooms] { $name } setzt den Pilz auf { $square }.
       *[classic] { $name } setzt die Figur auf { $square }.
    }
web-game-draw = Unentschieden anbieten
web-game-draw-sent = Unentschieden angeboten
web-game-draw-offered = { $name } bietet ein Unentschieden an.
web-game-draw-agree = Unentschieden vereinbaren
web-game-takeback = Zug zurücknehmen
web-game-takeback-sent = Rücknahme angefragt
web-game-takeback-late = Das übersehene Quarto ist schon zur Sprache gekommen: Weiter zurück geht es nicht.
web-game-takeback-asked = { $name } möchte einen Zug zurücknehmen.
web-game-taken-back = Der Zug wurde zurückgenommen.
web-game-declined =
    { $what ->
        [draw] Das Unentschieden wurde abgelehnt.
        [takeback] Die Rücknahme wurde abgelehnt.
       *[other] Abgelehnt.
    }
web-game-accept = Annehmen
web-game-decline = Ablehnen
web-game-resign = Aufgeben
web-game-resign-sure = Wenn du aufgibst, gewinnt dein Gegenüber.
web-game-resign-yes = Ja, aufgeben
web-game-abort = Partie abbrechen
web-game-abort-sure = Die Partie endet ohne Ergebnis und zählt nicht.
web-game-abort-yes = Ja, abbrechen
web-game-go-on = Weiterspielen
web-game-talk = Etwas sagen
web-game-mute = Nachrichten ausblenden
web-game-muted = Die Nachrichten in dieser Partie sind jetzt ausgeblendet.
web-game-unmuted = Die Nachrichten in dieser Partie sind wieder sichtbar.
web-game-record = Aufzeichnung
web-game-share = Teilen
web-game-link-copied = Link kopiert.
web-copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Kopiere den Link von hier:
web-copy-selected = Dieser Browser lässt die Seite nicht kopieren. Der Text ist markiert: Kopiere ihn selbst.
web-share-link = Link
web-share-copy = Kopieren
web-share-copied = Kopiert.
web-share-send = Senden …
web-share-picture = Bild dieser Stellung
web-share-animation = Animation der Partie
web-share-embed = Code für deine eigene Webseite
web-embed-open = In Fourfold öffnen
web-game-watchers =
    { $number ->
        [one] { $number } Person sieht zu
       *[other] { $number } Personen sehen zu
    }
web-watch = Du schaust zu
web-watch-others =
    { $number ->
        [one] mit { $number } weiteren Person
       *[other] mit { $number } weiteren Personen
    }
web-watch-talk = Reden
web-watch-spectators = Unter Zuschauern
web-watch-about = Das sehen nur die Zuschauer, nie die Spieler.
web-watch-hide = Nicht zeigen, was Zuschauer sagen
web-game-result = Ergebnis
web-game-won = Du hast gewonnen!
web-game-lost = Diesmal hast du verloren
web-game-won-by = { $name } gewinnt
web-game-drawn = Unentschieden
web-game-nobody = Niemand gewinnt
web-game-aborted = Partie abgebrochen
web-game-missed = Übersehene Quartos
web-game-rematch = Revanche
web-game-rematch-asked = Revanche angefragt
web-game-rematch-wanted = { $name } möchte eine Revanche.
web-game-rematch-withdraw = Anfrage zurückziehen
web-game-rematch-declined = Diesmal gibt es keine Revanche.
web-game-to-rematch = Zur nächsten Partie
web-game-review = Partie analysieren
web-game-other-game = Eine andere Partie
web-game-typed = Zug eintippen
web-game-typed-wrong = Tipp einen Zug wie c2, -5, c2-5 oder !a1b1c1d1.
web-game-do = Spielen
web-game-lost-connection = Die Verbindung ist unterbrochen. Nichts geht verloren: Neuer Versuch …
web-game-not-sent = Das ist nicht beim Server angekommen. Bitte versuch es noch einmal.
web-game-false-loses = wer falsch ruft, verliert
web-told-give =
    { $who ->
        [me] Du gibst { $other } { piece-the }.
       *[them] { $name } gibt dir { piece-the }.
    }
web-told-place =
    { $edition ->
        [mushrooms] Du setzt den Pilz auf { $square }.
       *[classic] Du setzt die Figur auf { $square }.
    }
web-told-call = Du rufst QUARTO! auf { $squares }.
web-told-pass = Du passt.
web-told-resign = Du gibst auf.
web-told-flag = Deine Zeit ist abgelaufen.
web-told-abandon = Du hast die Partie verlassen.
web-told-draw = Du bietest ein Unentschieden an.
web-told-takeback = Du möchtest einen Zug zurücknehmen.
web-told-rematch = Du fragst nach einer Revanche.
web-told-abort = Du brichst die Partie ab.
web-waiting-give =
    { $edition ->
        [mushrooms] { $name } wählt einen Pilz für dich.
       *[classic] { $name } wählt eine Figur für dich.
    }
web-queue-chosen = Sobald du gesetzt hast, gibst du { $piece }.
web-queue-cancelled = Du gibst { $piece } nicht im Voraus.
web-queue-next = Du gibst
web-queue-undo = Noch nicht geben
web-call-patterns = Oder wähle ein Muster
web-past-title = Bisherige Züge
web-past-none = Noch kein Zug.
web-past-shown = Frühere Stellung
web-past-now = Zurück zur Partie
web-keys-title = Tastenkürzel
web-key-place = Zum Brett
web-key-give =
    { $edition ->
        [mushrooms] Zu den übrigen Pilzen
       *[classic] Zu den übrigen Figuren
    }
web-key-call = QUARTO! rufen, dann den Ruf absenden
web-key-hint = Um einen Tipp bitten
web-key-view = Ansicht des Bretts wechseln
web-key-back = Einen Schritt zurückblättern
web-key-next = Einen Schritt vorblättern; nach der Partie noch einmal spielen
web-key-say = Noch einmal vorlesen, was zu tun ist und was du in der Hand hast
web-key-escape = Zurücknehmen, was noch nicht gesendet ist, oder zur aktuellen Stellung
web-key-list = Diese Liste zeigen
web-ended-quarto = QUARTO! ({ $values } auf { $squares })
web-ended-caught =
    { $who ->
        [me] Du hast ein Quarto gerufen, das { $other } übersehen hat ({ $values } auf { $squares }).
        [them] { $name } hat ein Quarto gerufen, das du übersehen hast ({ $values } auf { $squares }).
       *[others] { $name } hat ein Quarto gerufen, das { $other } übersehen hat ({ $values } auf { $squares }).
    }
web-ended-caught-automatic =
    { $who ->
        [me] { $other } hat ein Quarto vollendet, das nur für dich zählt ({ $values } auf { $squares }).
        [them] Du hast ein Quarto vollendet, das nur für { $name } zählt ({ $values } auf { $squares }).
       *[others] { $other } hat ein Quarto vollendet, das nur für { $name } zählt ({ $values } auf { $squares }).
    }
web-ended-time =
    { $who ->
        [them] Deine Zeit ist abgelaufen.
       *[others] Die Zeit von { $other } ist abgelaufen.
    }
web-ended-resignation =
    { $who ->
        [them] Du hast aufgegeben.
       *[others] { $other } hat aufgegeben.
    }
web-ended-false-call =
    { $who ->
        [them] Du hast falsch gerufen.
       *[others] { $other } hat falsch gerufen.
    }
web-ended-abandoned =
    { $who ->
        [them] Du hast die Partie verlassen.
       *[others] { $other } hat die Partie verlassen.
    }
web-ended-aborted =
    { $who ->
        [me] Du hast die Partie beendet, bevor sie zählte.
       *[others] { $name } hat die Partie beendet, bevor sie zählte.
    }
web-ended-full-board =
    { $edition ->
        [mushrooms] Alle Pilze sind gesetzt, und niemand hat gewonnen.
       *[classic] Alle Figuren sind gesetzt, und niemand hat gewonnen.
    }
web-game-rules = Regeln dieser Partie
web-coach-name = Trainer
web-coach-hint = Tipp
web-coach-more = Mehr verraten
web-coach-danger = Drohungen zeigen
web-coach-poisoned = gefährlich: gewinnt auf { $squares }
web-coach-safe = vorerst sicher
web-coach-wins-here = macht hier ein Quarto
web-help-off = Ihr spielt ohne Hilfe: keine Tipps, Drohungen und Analysen bis zum Ende der Partie.
web-help-rated = Gewertete Partien werden ohne Hilfe gespielt: keine Tipps, Drohungen und Analysen.
web-help-on = Ihr spielt mit Hilfe. Wenn jemand sie nutzt, erfährt es das Gegenüber.
web-help-used-hint = { $name } hat um einen Tipp gebeten.
web-help-used-threats = { $name } hat sich die Drohungen zeigen lassen.
web-help-used-explanation = { $name } hat sich einen Zug erklären lassen.
web-help-used-analysis = { $name } hat die Analyse benutzt.
web-help-title = Genutzte Hilfe
web-play-title =
    { $edition ->
        [mushrooms] Sechzehn Pilze. Vier Merkmale. Ein Ruf.
       *[classic] Sechzehn Figuren. Vier Merkmale. Ein Ruf.
    }
web-play-lead =
    { $edition ->
        [mushrooms] Du setzt den Pilz, den dein Gegenüber für dich aussucht. Siehst du zuerst vier in einer Reihe mit einem gemeinsamen Merkmal, ruf QUARTO!
       *[classic] Du setzt die Figur, die dein Gegenüber für dich aussucht. Siehst du zuerst vier in einer Reihe mit einem gemeinsamen Merkmal, ruf QUARTO!
    }
web-play-how = Wie möchtest du spielen?
web-play-way-someone = Online spielen
web-play-way-computer = Gegen den Computer
web-play-way-shared = An einem Bildschirm
web-play-way-friend = Freunde einladen
web-play-opponent = Dein Gegenüber
web-play-strength = Stärke { $number } von { $count }
web-play-rating = Elo { $number }
web-play-shared-about = Zwei Leute spielen abwechselnd an diesem Bildschirm.
web-play-friend-about = Du bekommst einen Link und einen QR-Code. Wer den Link öffnet, spielt gegen dich.
web-play-someone-about = Du spielst gegen jemanden, der dieselbe Stufe und dieselbe Uhr möchte und eine ähnliche Wertung hat.
web-play-name = Dein Name
web-play-name-about = Dein Gegenüber sieht ihn. Bleibt das Feld leer, bekommst du einen netten.
web-play-open = Alle auf diesem Server dürfen annehmen
web-play-private = Nur wir beide sehen die Partie
web-play-handicap = Eigene Stufe für jede Seite (Handicap)
web-play-handicap-about = Alle können nur die Muster der eigenen Stufe rufen. Wer stärker spielt, nimmt die niedrigere Stufe.
web-play-traits-about = Zum Anfang reichen ein oder zwei.
web-clock-other = Andere …
web-clock-time = Zeit
web-clock-unit = Zeiteinheit
web-clock-kind = Wofür die Zeit gilt
web-clock-kind-turn = pro Zug
web-clock-kind-bank = pro Person
web-clock-increment = dazu nach jedem Zug
web-clock-impossible = Eine Uhr läuft mindestens eine Sekunde und höchstens ein Jahr.
web-play-first = Wer fängt an?
web-play-first-lot = Das Los entscheidet
web-play-me = Ich
web-play-them = Mein Gegenüber
web-play-start-computer = Gegen { $name } spielen
web-play-start-shared = Auf diesem Bildschirm beginnen
web-play-start-friend = Link erstellen
web-play-continue = Deine Partie fortsetzen
web-play-received = Herausforderungen an dich
web-play-waiting = Diese Leute warten auf eine Partie
web-play-no-challenges = Gerade wartet niemand.
web-play-own-challenge = Deine Herausforderung
web-queue-waiting =
    { $number ->
        [one] { $number } Person sucht eine Partie
       *[other] { $number } Leute suchen eine Partie
    }
web-queue-join = Mitspielen
web-queue-title = Ein Gegenüber wird gesucht …
web-queue-range = Wertung { $least } bis { $most }; der Bereich wächst, solange du wartest
web-queue-anyone = Jede Wertung
web-queue-others =
    { $number ->
        [0] sonst wartet gerade niemand
        [one] { $number } weitere Person wartet
       *[other] { $number } andere warten
    }
web-queue-computer = Noch niemand da. { $name } spielt sofort mit dir.
web-queue-leave = Suche beenden
web-queue-over = Die Suche nach einem Gegenüber wurde beendet. Versuch es noch einmal.
web-play-accept = Annehmen und spielen
web-challenge-invite = Jemanden einladen
web-challenge-invite-about = Schick diesen Link, oder lass den Code scannen. Die Partie beginnt, sobald jemand annimmt.
web-challenge-open-about = Alle auf diesem Server sehen deine Herausforderung. Du kannst auch den Link schicken.
web-challenge-qr = QR-Code des Links
web-challenge-link = Link
web-challenge-copy = Link kopieren
web-challenge-withdraw = Zurückziehen
web-challenge-waiting = Warten, bis jemand annimmt …
web-challenge-local = Dieser Link funktioniert nur auf diesem Computer. Um mit anderen in deinem Netz zu spielen, starte den Server mit { $command }.
web-challenge-by = { $name } möchte mit dir spielen
web-challenge-game = Sechzehn { piece-many } für zwei: Was du setzt, sucht dein Gegenüber aus, und umgekehrt. Es gewinnt, wer zuerst vier in einer Linie mit einem gemeinsamen Merkmal entdeckt.
web-challenge-not-now = Jetzt nicht
web-challenge-accepted = Diese Herausforderung wurde schon angenommen
web-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen
web-challenge-expired = Diese Herausforderung ist abgelaufen
web-challenge-declined = Diese Herausforderung wurde abgelehnt
web-challenge-declined-by = { $name } hat deine Herausforderung abgelehnt.
web-challenge-to = Deine Herausforderung an { $name }
web-challenge-to-about = Warten auf die Antwort von { $name } … Die Partie beginnt, sobald deine Herausforderung angenommen wird.
web-challenge-new = { $name } herausfordern
web-challenge-send = Herausforderung senden
web-challenge-watch = Der Partie zusehen
web-live-none = Gerade wird nicht gespielt.
web-live-over = Beendete Partien
web-live-more = Mehr anzeigen
web-live-rated = gewertet
web-live-handicap = Stufen { $level }
web-leaderboard-about = Alle mit gesicherter Wertung, aus gewerteten Partien.
web-leaderboard-rank = Platz
web-leaderboard-player = Name
web-leaderboard-rating = Wertung
web-leaderboard-games = Partien
web-leaderboard-none = Noch niemand hat genug gewertete Partien gespielt.
web-player-kind-guest = Gast
web-player-kind-account = Mitglied
web-player-kind-bot = Bot
web-player-kind-computer = Computer
web-player-kind-deleted = Gelöschtes Konto
web-player-since = seit dem { $date }
web-player-you = Das bist du.
web-player-counts = { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
web-player-ratings = Wertungen
web-player-course =
    { $number ->
        [one] Von { $from } auf { $to } in der letzten gewerteten Partie
       *[other] Von { $from } auf { $to } in den letzten { $number } gewerteten Partien
    }
web-player-history = Gewertete Partien
web-player-follow = Folgen
web-player-unfollow = Nicht mehr folgen
web-player-block = Blockieren
web-player-unblock = Nicht mehr blockieren
web-player-block-about = Keine Herausforderungen und Nachrichten mehr zwischen euch, und ihr werdet nicht mehr gepaart. { $name } erfährt nichts davon.
web-player-blocked = { $name } ist blockiert.
web-player-unblocked = { $name } ist nicht mehr blockiert.
web-player-challenge = Herausfordern
web-player-report = Melden
web-player-reason-name = Der Name ist anstößig
web-player-reason-leaving = Bricht verlorene Partien einfach ab
web-player-reason-cheating = Lässt sich in gewerteten Partien helfen
web-player-reason-other = Etwas anderes
web-player-send = Absenden
web-player-reported = Danke, die Meldung wurde gesendet.
web-people-following = Spieler, denen du folgst
web-people-following-none = Du folgst noch niemandem. Drück auf der Seite eines Spielers „Folgen“, dann siehst du hier, wann er online ist.
web-people-online = online
web-people-show = Anderen zeigen, wann ich online bin
web-people-show-about = In einer Partie sieht dein Gegenüber immer, ob du da bist.
web-people-opponents = Deine letzten Gegenüber
web-people-opponents-none = Du hast noch gegen niemanden gespielt.
web-people-won = gewonnen
web-people-drawn = unentschieden
web-people-lost = verloren
web-people-blocked = Blockierte Spieler
web-play-rated = Gewertete Partie
web-play-rated-account = { problem-rated-account }
web-play-rated-rules = { problem-rated-rules }
web-play-rated-clock = { problem-rated-clock }
web-play-rated-private = { problem-rated-private }
web-play-rated-seat = { problem-rated-seat }
web-play-rated-help = { problem-rated-help }
web-play-help = Wir dürfen beide um Tipps bitten
web-play-helped = mit Tipps
web-account-about = Alles außer gewerteten Partien und Turnieren geht ohne Konto. Ein Konto speichert deine Partien und deinen Namen.
web-account-sign-in = Anmelden
web-account-sign-up = Konto anlegen
web-account-sign-recover = Passwort vergessen
web-account-recover = Neues Passwort setzen
web-account-sign-out = Abmelden
web-account-name = Name
web-account-shown-name = Angezeigter Name
web-account-guest-name = Ohne Konto spielen
web-account-password = Passwort
web-account-old-password = Aktuelles Passwort
web-account-new-password = Neues Passwort
web-account-password-about = Mindestens 8 Zeichen; am besten mehrere Wörter.
web-account-code = Wiederherstellungscode
web-account-codes = Deine Wiederherstellungscodes
web-account-codes-about = Sie werden nur einmal gezeigt. Heb sie auf: Mit jedem kommst du einmal hinein, wenn du dein Passwort vergisst.
web-account-codes-copy = Codes kopieren
web-account-codes-download = Als Datei speichern
web-account-codes-copied = Codes kopiert.
web-account-signed-in = Du bist angemeldet als { $name }.
web-account-go-on = Weiter
web-account-guest = Du spielst als { $name }, ohne Konto.
web-account-profile = Profil
web-account-save = Speichern
web-account-saved = Gespeichert.
web-account-settings-taken = Hier gelten jetzt die Einstellungen deines Kontos.
web-account-sessions = Wo du angemeldet bist
web-account-this-one = dieses Gerät
web-account-tokens = Zugangstoken für deine Programme
web-account-tokens-about = Mit einem Token spielt ein Programm von dir unter deinem Namen.
web-account-token-name = Wofür das Token ist
web-account-token-new = Token erstellen
web-account-token-once = Das neue Token, nur jetzt zu sehen:
web-account-export = Alle meine Daten herunterladen
web-account-delete = Konto löschen
web-account-delete-about = Das lässt sich nicht rückgängig machen. Dein Name verschwindet aus allen Partien.
web-page-learn = Lernen
web-page-puzzles = Aufgaben
web-page-puzzle = Aufgabe
web-page-analysis = Analysebrett
web-page-drill = Blicktraining
web-page-fill = Das Brett füllen
web-page-atlas = Atlas
web-analysis-working = Wird berechnet …
web-analysis-ended = QUARTO! Dieser Zug gewinnt.
web-analysis-ended-loss = QUARTO! Es zählt aber nur für das Gegenüber: Das gewinnt.
web-analysis-full = Das Brett ist voll: Es gibt nichts mehr zu spielen.
web-analysis-place = Wer jetzt setzt: { $value }
web-analysis-give = Wer jetzt gibt: { $value }
web-analysis-choose-first =
    { $edition ->
        [mushrooms] Wähle zuerst einen Pilz.
       *[classic] Wähle zuerst eine Figur.
    }
web-analysis-mode = Modus
web-analysis-mode-set-up = Aufstellen
web-analysis-mode-play = Züge ausprobieren
web-analysis-clear = Brett leeren
web-analysis-to-hand = In die Hand nehmen
web-analysis-empty-hand = Zurücklegen
web-analysis-set-up-about =
    { $edition ->
        [mushrooms] Wähle einen Pilz, dann ein Feld oder die Hand; ziehen geht auch. Tippe einen Pilz auf dem Brett an, um ihn wegzunehmen.
       *[classic] Wähle eine Figur, dann ein Feld oder die Hand; ziehen geht auch. Tippe eine Figur auf dem Brett an, um sie wegzunehmen.
    }
web-analysis-play-about =
    { $edition ->
        [mushrooms] Jedes Feld und jeder Pilz zeigt, wohin der Zug führt, wenn niemand einen Fehler macht, und nach wie vielen gesetzten Pilzen.
       *[classic] Jedes Feld und jede Figur zeigt, wohin der Zug führt, wenn niemand einen Fehler macht, und nach wie vielen gesetzten Figuren.
    }
web-analysis-legend = Legende
web-analysis-gifts = Nach dem Setzen auf
web-analysis-gifts-about =
    { $edition ->
        [mushrooms] Wähle ein Feld, um zu sehen, was es wert ist, danach die einzelnen Pilze zu geben.
       *[classic] Wähle ein Feld, um zu sehen, was es wert ist, danach die einzelnen Figuren zu geben.
    }
web-analysis-wins-there = { $square } gewinnt sofort.
web-analysis-standing = Steht schon auf dem Brett und zählt nicht mehr
web-analysis-best = Beste Züge
web-analysis-notation = Stellung (Notation)
web-analysis-show = Zeigen
web-analysis-wrong =
    { $edition ->
        [mushrooms] Gib die vier Reihen und den Pilz in der Hand ein, zum Beispiel .4f./c3.0/78../9b.. a; jeden Pilz höchstens einmal.
       *[classic] Gib die vier Reihen und die Figur in der Hand ein, zum Beispiel .4f./c3.0/78../9b.. a; jede Figur höchstens einmal.
    }
web-analysis-to-act = Wer am Zug ist
web-review-ready = Die Analyse ist fertig. Blättere mit den Pfeiltasten.
web-review-start = Geh die Partie durch: Jede Entscheidung zeigt, was sie wert war und was besser gewesen wäre.
web-review-working = Jede Entscheidung wird geprüft …
web-review-lead = Füge die Aufzeichnung einer Partie ein oder zieh eine .qgn-Datei hierher: Du siehst, was jede Entscheidung wert war und wo die Partie kippte.
web-review-given = Gegeben
web-review-steps = Schritte
web-review-value-for = Für { $name }
web-review-to-turning-point = Zum Wendepunkt
web-review-go-on = Von hier aus weiter
web-review-play-from = Von hier spielen
web-review-analyse = Stellung analysieren
web-review-to-game = Zurück zur Partie
web-review-record = Aufzeichnung einer Partie
web-review-look = Analysieren
web-review-file = Datei wählen
web-learn-title = Lerne das Spiel in zehn Minuten
web-learn-lead = Kurze Lektionen zum Mitspielen, eine Regel nach der anderen.
web-learn-done = geschafft
web-learn-more = Und dann?
web-learn-more-puzzles = Jeden Tag eine Aufgabe für alle, und viele mehr nach Thema.
web-learn-more-drill = Ein Quarto entdecken, bevor es jemand anders sieht.
web-learn-more-fill = Das Rätsel, mit dem das Spiel begann.
web-learn-more-atlas = Wer gewinnt, wenn niemand einen Fehler macht, für alle Regeln.
web-learn-gallery = Die dreißig Muster
web-learn-gallery-about =
    { $edition ->
        [mushrooms] Vier Pilze mit einem gemeinsamen Merkmal auf den Feldern eines Musters bilden ein Quarto. Jede Stufe ergänzt die vorige.
       *[classic] Vier Figuren mit einem gemeinsamen Merkmal auf den Feldern eines Musters bilden ein Quarto. Jede Stufe ergänzt die vorige.
    }
web-learn-next = Weiter: { $title }
web-learn-again = Noch einmal
web-learn-play = Eine Partie spielen
web-learn-step = Schritt { $number } von { $count }
web-page-intro = Das Spiel in einer Minute
web-intro-offer = Kennst du das Spiel noch nicht?
web-intro-offer-about = Vier Schritte zum Mitspielen: finden, geben, setzen, rufen.
web-intro-start = Zeig’s mir
web-intro-skip = Überspringen
web-intro-find-about =
    { $edition ->
        [mushrooms] Sechzehn Pilze, keiner wie der andere: blau oder rot, spitz oder flach, groß oder klein, mit gelben Punkten oder ohne.
       *[classic] Sechzehn Figuren, keine wie die andere: hell oder dunkel, rund oder eckig, hoch oder niedrig, massiv oder hohl.
    }
web-intro-find = Tippe auf { piece-the }.
web-intro-find-wrong = Schau noch einmal ({ $traits }): Tippe auf { piece-the }.
web-intro-give-about =
    { $edition ->
        [mushrooms] Deinen Pilz suchst du nie selbst aus: Du gibst deinem Gegenüber einen zum Setzen und bekommst einen zurück.
       *[classic] Deine Figur suchst du nie selbst aus: Du gibst deinem Gegenüber eine zum Setzen und bekommst eine zurück.
    }
web-intro-give =
    { $edition ->
        [mushrooms] Drei große Pilze nebeneinander! Gib einen, der nicht groß ist.
       *[classic] Drei hohe Figuren nebeneinander! Gib eine, die nicht hoch ist.
    }
web-intro-give-wrong =
    { $edition ->
        [mushrooms] Der ist auch groß: Dein Gegenüber würde gewinnen. Gib einen kleinen.
       *[classic] Die ist auch hoch: Dein Gegenüber würde gewinnen. Gib eine niedrige.
    }
web-intro-wait = Jetzt ist dein Gegenüber am Zug …
web-intro-place-about =
    { $edition ->
        [mushrooms] Dein Gegenüber hat deinen Pilz gesetzt und gibt dir dafür einen.
       *[classic] Dein Gegenüber hat deine Figur gesetzt und gibt dir dafür eine.
    }
web-intro-place =
    { $edition ->
        [mushrooms] Ein großer! Setze ihn neben die drei großen Pilze.
       *[classic] Eine hohe! Setze sie neben die drei hohen Figuren.
    }
web-intro-place-wrong =
    { $edition ->
        [mushrooms] Nicht dort: Auf dem freien Feld neben den drei großen Pilzen werden es vier.
       *[classic] Nicht dort: Auf dem freien Feld neben den drei hohen Figuren werden es vier.
    }
web-intro-call-about = Vier in einer Linie mit einem gemeinsamen Merkmal sind ein Quarto. Es gewinnt nur, wenn du es rufst.
web-intro-call =
    { $edition ->
        [mushrooms] Vier große Pilze! Drück auf { quarto-call }
       *[classic] Vier hohe Figuren! Drück auf { quarto-call }
    }
web-intro-call-wrong =
    { $edition ->
        [mushrooms] Nicht diese vier: Ruf noch einmal und zeig auf die vier großen Pilze.
       *[classic] Nicht diese vier: Ruf noch einmal und zeig auf die vier hohen Figuren.
    }
web-intro-done-about = Reihen, Spalten und Diagonalen zählen, mit jedem Merkmal. Und wenn du ein Quarto übersiehst, darf dein Gegenüber es rufen.
web-intro-done = { quarto-call } Das ist schon das ganze Spiel.
web-newcomer-automatic = In deinen ersten Partien werden Quartos für dich gerufen. In den Regeln kannst du es anders wählen.
web-newcomer-call = Neu: Sobald vier in einer Linie ein Merkmal teilen, drück auf { quarto-call } und zeig sie, bevor du weiterspielst. Das macht niemand für dich.
web-newcomer-loss = Kaum jemand gewinnt die erste Partie. Ein paar kurze Lektionen zeigen dir, worauf es ankommt.
web-learn-turn-title = Geben und setzen
web-learn-turn-about =
    { $edition ->
        [mushrooms] Den Pilz, den du setzt, suchst du nie selbst aus.
       *[classic] Die Figur, die du setzt, suchst du nie selbst aus.
    }
web-learn-turn-text =
    { $edition ->
        [mushrooms] Der erste Spieler gibt einen Pilz. Danach hat ein Zug zwei Teile: Setz den Pilz, den du bekommen hast, auf ein freies Feld und gib dann einen der übrigen weiter.
       *[classic] Der erste Spieler gibt eine Figur. Danach hat ein Zug zwei Teile: Setz die Figur, die du bekommen hast, auf ein freies Feld und gib dann eine der übrigen weiter.
    }
web-learn-turn-1 =
    { $edition ->
        [mushrooms] Gib deinem Gegenüber einen Pilz.
       *[classic] Gib deinem Gegenüber eine Figur.
    }
web-learn-turn-2 = Jetzt hast du eine: Setz sie auf ein freies Feld.
web-learn-turn-3 =
    { $edition ->
        [mushrooms] Und gib den nächsten Pilz.
       *[classic] Und gib die nächste Figur.
    }
web-learn-turn-refused = Noch gibt es nichts zu rufen. Beende erst deinen Zug.
web-learn-turn-done = Das ist ein ganzer Zug. So geht es hin und her.
web-learn-call-title = QUARTO!
web-learn-call-about = Vier in einer Linie mit einem gemeinsamen Merkmal gewinnen, wenn du rufst.
web-learn-call-text = Reihen, Spalten und Diagonalen zählen. Wer die anderen drei gesetzt hat, ist egal. Aber ein Quarto gewinnt erst, wenn es gerufen wird: Drück den roten Knopf und zeig auf die vier Felder.
web-learn-call-1 =
    { $edition ->
        [mushrooms] Drei in Reihe 2 haben mit deinem Pilz etwas gemeinsam. Mach vier daraus.
       *[classic] Drei in Reihe 2 haben mit deiner Figur etwas gemeinsam. Mach vier daraus.
    }
web-learn-call-2 = Jetzt ruf: Drück QUARTO! und zeig die vier Felder.
web-learn-call-refused = Nicht ganz: Füll die Lücke in Reihe 2 und zeig dann ihre vier Felder.
web-learn-call-done = QUARTO! Du gewinnst.
web-learn-safe-title = Sicher geben
web-learn-safe-about =
    { $edition ->
        [mushrooms] Der Pilz, den du gibst, kann dich schlagen.
       *[classic] Die Figur, die du gibst, kann dich schlagen.
    }
web-learn-safe-text =
    { $edition ->
        [mushrooms] Bevor du gibst, schau, was dein Gegenüber damit anfangen könnte. Die Kunst ist, einen Pilz zu finden, der nichts vollendet.
       *[classic] Bevor du gibst, schau, was dein Gegenüber damit anfangen könnte. Die Kunst ist, eine Figur zu finden, die nichts vollendet.
    }
web-learn-safe-1 =
    { $edition ->
        [mushrooms] Gib einen Pilz, mit dem dein Gegenüber kein Quarto machen kann.
       *[classic] Gib eine Figur, mit der dein Gegenüber kein Quarto machen kann.
    }
web-learn-safe-refused = Die passt auf d2: Was haben die drei in Reihe 2 gemeinsam?
web-learn-safe-done =
    { $edition ->
        [mushrooms] Sicher: Mit diesem Pilz vollendet niemand Reihe 2.
       *[classic] Sicher: Mit dieser Figur vollendet niemand Reihe 2.
    }
web-learn-caught-title = Ertappt!
web-learn-caught-about = Übersieht dein Gegenüber ein Quarto, darfst du es rufen.
web-learn-caught-text =
    { $edition ->
        [mushrooms] Dein Gegenüber hat gerade ein Quarto vollendet und dir wortlos einen Pilz gegeben. Bevor du ihn setzt, darfst du rufen, was übersehen wurde: Dann gewinnst du.
       *[classic] Dein Gegenüber hat gerade ein Quarto vollendet und dir wortlos eine Figur gegeben. Bevor du sie setzt, darfst du rufen, was übersehen wurde: Dann gewinnst du.
    }
web-learn-caught-1 = Noch nicht setzen: Ruf das Quarto, das dein Gegenüber übersehen hat.
web-learn-caught-refused = Schau Reihe 2 entlang und ruf, bevor du setzt.
web-learn-caught-done = Ertappt! Du gewinnst mit dem Quarto deines Gegenübers.
web-learn-lapse-title = Zu spät
web-learn-lapse-about = Ein Quarto, das niemand ruft, verliert seinen Wert.
web-learn-lapse-text =
    { $edition ->
        [mushrooms] Wieder liegt ein Quarto auf dem Brett. Aber wenn du deinen Pilz setzt, ohne zu rufen, zählt es für niemanden mehr, wer auch immer es später bemerkt.
       *[classic] Wieder liegt ein Quarto auf dem Brett. Aber wenn du deine Figur setzt, ohne zu rufen, zählt es für niemanden mehr, wer auch immer es später bemerkt.
    }
web-learn-lapse-1 =
    { $edition ->
        [mushrooms] Tu so, als sähest du es nicht: Setz deinen Pilz.
       *[classic] Tu so, als sähest du es nicht: Setz deine Figur.
    }
web-learn-lapse-2 = Versuch jetzt, Reihe 2 zu rufen.
web-learn-lapse-3 =
    { $edition ->
        [mushrooms] Abgelehnt: Es hat seinen Wert verloren. Der Zug geht weiter, also gib einen Pilz.
       *[classic] Abgelehnt: Es hat seinen Wert verloren. Der Zug geht weiter, also gib eine Figur.
    }
web-learn-lapse-refused = Hier ist etwas anderes gefragt: Lies den Satz über dem Brett.
web-learn-lapse-done =
    { $edition ->
        [mushrooms] Also Augen auf: Sobald der nächste Pilz gesetzt ist, ist es vorbei.
       *[classic] Also Augen auf: Sobald die nächste Figur gesetzt ist, ist es vorbei.
    }
web-learn-levels-title = Stufe 2: kleine Quadrate
web-learn-levels-about = Jede der vier Stufen bringt neue Muster.
web-learn-levels-text =
    { $edition ->
        [mushrooms] Ab Stufe 2 zählen auch vier Pilze in einem kleinen Quadrat; Stufe 3 bringt größere Quadrate, Stufe 4 gedrehte. Die Galerie zeigt sie alle.
       *[classic] Ab Stufe 2 zählen auch vier Figuren in einem kleinen Quadrat; Stufe 3 bringt größere Quadrate, Stufe 4 gedrehte. Die Galerie zeigt sie alle.
    }
web-learn-levels-1 =
    { $edition ->
        [mushrooms] Vollende mit deinem Pilz ein kleines Quadrat.
       *[classic] Vollende mit deiner Figur ein kleines Quadrat.
    }
web-learn-levels-2 = Ruf QUARTO! und zeig die vier Ecken.
web-learn-levels-refused =
    { $edition ->
        [mushrooms] Drei Pilze in der Mitte bilden eine Ecke: Welches Feld fehlt?
       *[classic] Drei Figuren in der Mitte bilden eine Ecke: Welches Feld fehlt?
    }
web-learn-levels-done = QUARTO! Auch ein kleines Quadrat gewinnt.
web-learn-handicap-title = Handicap
web-learn-handicap-about = Jeder kann auf einer eigenen Stufe spielen.
web-learn-handicap-text = Du spielst auf Stufe 2, dein Gegenüber auf Stufe 1. Du darfst kleine Quadrate rufen, dein Gegenüber nicht, nicht einmal ein selbst vollendetes.
web-learn-handicap-1 = Dein Gegenüber hat gerade etwas vollendet, das nur du rufen darfst. Ruf es.
web-learn-handicap-refused = Such das kleine Quadrat in der Mitte und ruf, bevor du setzt.
web-learn-handicap-done = Gewonnen: Es zählt die Stufe der Person, die ruft, egal wer das Quadrat vollendet hat.
web-learn-traits-title = Weniger Merkmale
web-learn-traits-about = Zum Einstieg kann man mit einem, zwei oder drei Merkmalen spielen.
web-learn-traits-text =
    { $edition ->
        [mushrooms] In dieser Partie zählen nur die ersten beiden Merkmale. Was die Pilze sonst gemeinsam haben, macht kein Quarto.
       *[classic] In dieser Partie zählen nur die ersten beiden Merkmale. Was die Figuren sonst gemeinsam haben, macht kein Quarto.
    }
web-learn-traits-1 =
    { $edition ->
        [mushrooms] Zwei Linien haben drei Pilze. Vollende die, die zählt.
       *[classic] Zwei Linien haben drei Figuren. Vollende die, die zählt.
    }
web-learn-traits-2 = Ruf QUARTO! und zeig es.
web-learn-traits-refused =
    { $edition ->
        [mushrooms] Was diese Pilze gemeinsam haben, zählt in dieser Partie nicht.
       *[classic] Was diese Figuren gemeinsam haben, zählt in dieser Partie nicht.
    }
web-learn-traits-done = Richtig. Nimm ein Merkmal dazu, sobald du magst.
web-puzzles-daily = Aufgabe des Tages
web-puzzles-solved-today = Gelöst. Die nächste kommt um Mitternacht (UTC).
web-puzzles-look-again = Noch einmal ansehen
web-puzzles-solve = Lösen
web-puzzles-yours = Bisher
web-puzzles-days = Tage in Folge
web-puzzles-streak = Aufgaben in Folge
web-puzzles-longest = Längste Serie
web-puzzles-first-try = Auf Anhieb
web-puzzles-kept = Nur in diesem Browser gespeichert.
web-puzzles-train = Mehr Aufgaben
web-puzzles-train-about = Sie fangen leicht an und richten sich danach, wie es läuft.
web-puzzles-any-level = alle Stufen
web-puzzles-mixed = Von allem etwas
web-puzzles-mixed-about = Du weißt vorher nicht, wonach du suchst.
web-puzzles-theme-win = Gewinnen
web-puzzles-about-win = Finde den einzigen Zug, der gewinnt.
web-puzzles-about-safe-piece =
    { $edition ->
        [mushrooms] Alle Pilze bis auf einen verschenken etwas.
       *[classic] Alle Figuren bis auf eine verschenken etwas.
    }
web-puzzles-about-only-square =
    { $edition ->
        [mushrooms] Der Pilz steht fest; wohin gehört er?
       *[classic] Die Figur steht fest; wohin gehört sie?
    }
web-puzzles-about-refutation = Dein Gegenüber hat einen Fehler gemacht. Zeig, warum.
web-puzzles-about-save-draw = Alles andere verliert.
web-puzzles-give-too =
    { $edition ->
        [mushrooms] Gib jetzt einen Pilz oder ruf das Quarto.
       *[classic] Gib jetzt eine Figur oder ruf das Quarto.
    }
web-puzzles-next = Nächste Aufgabe
web-puzzles-reveal = Lösung zeigen
web-puzzles-revealed = Das ist die Lösung.
web-puzzles-why = Warum
web-drill-right = Richtig!
web-drill-missed = Da war ein Quarto.
web-drill-wrong = Diese vier haben nichts gemeinsam, was zählt.
web-drill-late = Die Zeit ist um.
web-drill-unsent = Deine Antwort ist noch nicht gesendet. Die Übung wartet auf die Verbindung.
web-drill-send-again = Noch einmal senden
web-drill-question = Ist da ein Quarto? Zeig auf die vier Felder.
web-drill-there-was-none = Auf diesem Brett ist kein Quarto.
web-drill-none = Kein Quarto
web-drill-next = Nächstes Brett
web-drill-finish = Zum Ergebnis
web-drill-board = Brett { $number } von { $count }
web-drill-counts = Neu: { $kind }
web-drill-so-far = { $right } von { $number } richtig
web-drill-keys = Tasten: Pfeile und Leertaste zum Zeigen, N für kein Quarto.
web-drill-result = { $right } von { $number } richtig
web-drill-kind = Muster
web-drill-found = Gefunden
web-drill-time = Zeit
web-drill-again = Noch einmal
web-drill-choose = Einstellungen ändern
web-drill-lead = Zwölf Bretter: Zeig auf ein Quarto oder sag, dass keines da ist. Es wird schwerer, je besser du wirst.
web-drill-begin-with = Beginnen mit
web-drill-limit = Zeit pro Brett
web-drill-no-limit = so lange du willst
web-drill-begin = Los geht’s
web-fill-about =
    { $edition ->
        [mushrooms] Alle sechzehn Pilze gehören dir: Setz sie in beliebiger Reihenfolge, nimm sie zurück, wann du magst. Quartos werden hervorgehoben, sobald sie entstehen.
       *[classic] Alle sechzehn Figuren gehören dir: Setz sie in beliebiger Reihenfolge, nimm sie zurück, wann du magst. Quartos werden hervorgehoben, sobald sie entstehen.
    }
web-fill-task-none = Füll das Brett ohne ein einziges Quarto.
web-fill-task-most = Füll das Brett mit so vielen Quartos wie möglich: { $number }.
web-fill-solved =
    { $edition ->
        [mushrooms] Gelöst! Alle sechzehn Pilze stehen richtig.
       *[classic] Gelöst! Alle sechzehn Figuren stehen richtig.
    }
web-fill-full = Das Brett ist voll.
web-fill-now =
    { $edition ->
        [mushrooms] { $number ->
            [one] Voll, mit { $number } Quarto. Nimm einen Pilz zurück.
           *[other] Voll, mit { $number } Quartos. Nimm einen Pilz zurück.
        }
       *[classic] { $number ->
            [one] Voll, mit { $number } Quarto. Nimm eine Figur zurück.
           *[other] Voll, mit { $number } Quartos. Nimm eine Figur zurück.
        }
    }
web-fill-none-wanted = auf dem Brett; Ziel: { $number }
web-fill-most-wanted = von { $number } Quartos
web-fill-unknown = Auszurechnen, ob es noch geht, würde zu lange dauern.
web-fill-possible = Es geht noch.
web-fill-best-none = Nicht mehr möglich: Mindestens { $number } wird es geben.
web-fill-best-most = Nicht mehr möglich: von hier aus höchstens { $number }.
web-fill-take-back =
    { $edition ->
        [mushrooms] Nimm einen Pilz von einem dieser Felder zurück: { $squares }
       *[classic] Nimm eine Figur von einem dieser Felder zurück: { $squares }
    }
web-fill-put = Versuch { piece-the } auf { $square }.
web-fill-quartos = Quartos
web-fill-goal = Ziel
web-fill-goal-none = kein einziges Quarto
web-fill-goal-most = so viele wie möglich
web-atlas-lead = Das Spiel ist gelöst: So endet es vom leeren Brett aus, wenn niemand je einen Fehler macht, für jedes Paar von Stufen und jede Zahl von Merkmalen.
web-atlas-draw = Unentschieden
web-atlas-first = Erster Spieler gewinnt
web-atlas-second = Zweiter Spieler gewinnt
web-atlas-how-many = Wie viele Merkmale zählen?
web-atlas-caption =
    { $edition ->
        [mushrooms] Der erste Spieler gibt den ersten Pilz. Wähle eine Zelle, um mehr zu erfahren.
       *[classic] Der erste Spieler gibt die erste Figur. Wähle eine Zelle, um mehr zu erfahren.
    }
web-atlas-first-level = Erster: Stufe { $level }
web-atlas-second-level = Zweiter: Stufe { $level }
web-atlas-unknown = unbekannt
web-atlas-about = Die Zahlen sagen, nach wie vielen gesetzten Figuren der Sieger sein Quarto hat, wenn beide so gut wie möglich spielen: Der eine eilt, der andere zögert es hinaus.
web-analysis-opponent = Gegenüber

## Tournaments

format-swiss = Schweizer System
format-round-robin = Jeder gegen jeden
format-knockout = K.-o.-System
format-double-knockout = Doppel-K.-o.
format-arena = Arena
format-ladder = Leiter
format-swiss-about = Eine feste Zahl von Runden. Es treffen sich Spieler mit ähnlich vielen Punkten, und alle spielen bis zum Schluss.
format-round-robin-about = Alle spielen gegen alle. Für ein kleines Feld.
format-knockout-about = Wer eine Begegnung verliert, scheidet aus.
format-double-knockout-about = Wer zwei Begegnungen verloren hat, scheidet aus.
format-arena-about = Neue Gegenüber, sobald du frei bist, eine feste Zeit lang. Ein Sieg zählt 2 Punkte, in einer Serie mehr.
format-ladder-about = Eine Rangliste für eine ganze Saison. Du kannst Spieler einige Plätze über dir herausfordern; gewinnst du, nimmst du ihren Platz ein.
tiebreak-buchholz = Buchholz
tiebreak-buchholz-short = BH
tiebreak-buchholz-cut-1 = Buchholz ohne den niedrigsten Wert
tiebreak-buchholz-cut-1-short = BH −1
tiebreak-buchholz-median = Buchholz ohne den niedrigsten und den höchsten Wert
tiebreak-buchholz-median-short = BH med
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-sonneborn-berger-short = SB
tiebreak-direct-encounter = Direkter Vergleich
tiebreak-direct-encounter-short = Direkt
tiebreak-wins = Gewonnene Partien
tiebreak-wins-short = Siege
tiebreak-second-player = Partien als zweiter Spieler
tiebreak-second-player-short = Zweiter
tiebreak-performance = Leistung
tiebreak-performance-short = Leist.
tiebreak-board-points = Punkte an den Brettern
tiebreak-board-points-short = Bretter
tiebreak-buchholz-about = Die Summe der Punkte aller Gegenüber.
tiebreak-buchholz-cut-1-about = Die Summe der Punkte aller Gegenüber ohne den niedrigsten Wert.
tiebreak-buchholz-median-about = Die Summe der Punkte aller Gegenüber ohne den niedrigsten und den höchsten Wert.
tiebreak-sonneborn-berger-about = Die Punkte der besiegten Gegenüber und die halben Punkte derer, gegen die es unentschieden ausging.
tiebreak-direct-encounter-about = Die Punkte aus den Partien der Punktgleichen untereinander, wenn alle gegeneinander gespielt haben.
tiebreak-wins-about = Am Brett gewonnene Partien, ohne spielfreie Runden und kampflose Siege.
tiebreak-second-player-about = Die Zahl der Partien als zweiter Spieler: je mehr, desto besser.
tiebreak-performance-about = Die Wertung, der die Ergebnisse entsprechen.
tiebreak-board-points-about = Was die Mitglieder einer Mannschaft zusammen geholt haben.
web-page-tournaments = Turniere
web-page-tournament = Turnier
web-page-tournament-new = Turnier ausrichten
web-page-tournament-edit = Turnier bearbeiten
web-banner-paired = { $tournament }: Dein nächstes Gegenüber ist { $name }
web-banner-come = Ich komme
web-game-to-tournament = Zurück zum Turnier
web-tournaments-lead = Spiel einen Abend oder eine ganze Saison lang, gegen Menschen und Computer; oder leite selbst ein Turnier.
web-tournaments-account = Konto anlegen und selbst eins ausrichten
web-tournaments-account-about = Um ein Turnier auszurichten, brauchst du ein Konto.
web-tournaments-running = Jetzt
web-tournaments-upcoming = Demnächst
web-tournaments-finished = Beendet
web-tournaments-mine = Meine
web-tournaments-none-running = Gerade läuft kein Turnier.
web-tournaments-none-upcoming = Es ist noch kein Turnier geplant.
web-tournaments-none-finished = Noch ist kein Turnier zu Ende gespielt.
web-tournaments-none-mine = Du hast noch an keinem Turnier teilgenommen.
web-tournament-players =
    { $number ->
        [0] Noch ist niemand dabei
        [one] { $number } Spieler
       *[other] { $number } Spieler
    }
web-tournament-entered-teams =
    { $number ->
        [0] Noch ist niemand dabei
        [one] { $number } Mannschaft
       *[other] { $number } Mannschaften
    }
web-tournament-by = Leitung: { $name }
web-tournament-venue-tables-short = an echten Tischen
web-tournament-running = Läuft
web-tournament-cancelled = Abgesagt
web-tournament-finished = Das Turnier ist beendet
web-tournament-no-start = Beginnt, wenn die Leitung es startet
web-tournament-leads = In Führung: { $name }
web-tournament-won = Gewonnen hat { $name }
web-tournament-you-director = Du leitest
web-tournament-you-helper = Du hilfst mit
web-tournament-you-entrant = Du bist dabei
web-tournament-round = Runde { $number }
web-tournament-round-of = Runde { $number } von { $planned }
web-tournament-round-final = Finale
web-tournament-round-semi = Halbfinale
web-tournament-round-quarter = Viertelfinale
web-tournament-round-paired = gepaart
web-tournament-round-running = läuft
web-tournament-round-closed = beendet
web-tournament-rounds =
    { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
web-tournament-double = mit Rückrunde
web-tournament-best-of = Best of { $number }
web-tournament-best-of-1 = eine Partie
web-tournament-third = mit Spiel um Platz 3
web-tournament-third-place = Spiel um Platz 3
web-tournament-reach-words =
    { $number ->
        [one] Herausforderungen bis { $number } Platz höher
       *[other] Herausforderungen bis { $number } Plätze höher
    }
web-tournament-teams =
    { $number ->
        [one] Mannschaften mit { $number } Brett
       *[other] Mannschaften mit { $number } Brettern
    }
web-tournament-handicap-words = Vorgabe: eine Stufe je { $number } Punkte
web-tournament-now = Was jetzt geschieht
web-tournament-now-playing = Deine Partie gegen { $name } läuft
web-tournament-now-paired = Dein nächstes Gegenüber: { $name }
web-tournament-now-wait = Bleib hier: Die Partie beginnt, sobald { $name } da ist.
web-tournament-now-deadline = Wer nicht kommt, verliert kampflos in
web-tournament-now-bye = Du bist in dieser Runde spielfrei.
web-tournament-now-entered = Du bist dabei.
web-tournament-now-paused = Du machst Pause.
web-tournament-now-withdrawn = Du hast dich zurückgezogen.
web-tournament-next-start = Beginn in
web-tournament-next-round = Nächste Runde in
web-tournament-next-finish = Ende in
web-tournament-challenge = Herausforderung an
web-tournament-challenge-send = Herausfordern
web-tournament-enter = Mitmachen
web-tournament-enter-account = Um mitzumachen, brauchst du ein Konto.
web-tournament-enter-closed = Die Anmeldung ist geschlossen.
web-tournament-full = Alle Plätze sind vergeben.
web-tournament-limit-words = höchstens { $number }
web-tournament-rating-words = Wertungen von { $least } bis { $most }
web-tournament-pause = Pause machen
web-tournament-resume = Weiterspielen
web-tournament-withdraw = Zurückziehen
web-tournament-withdraw-sure = Endgültig zurückziehen? Du kannst dann nicht wieder einsteigen.
web-tournament-play = Spielen
web-tournament-watch = Zuschauen
web-tournament-look = Ansehen
web-tournament-view-standings = Tabelle
web-tournament-view-rounds = Paarungen
web-tournament-view-table = Übersicht
web-tournament-view-boards = Live
web-tournament-view-players = Spieler
web-tournament-view-files = Dateien
web-tournament-view-direct = Leitung
web-tournament-place = Platz
web-tournament-place-short = Nr.
web-tournament-points = Punkte
web-tournament-points-short = Pkt.
web-tournament-points-words = Punkte: { $points }
web-tournament-streak = { $number } Siege in Folge
web-tournament-tiebreaks = Feinwertungen
web-tournament-tiebreaks-about = Sie entscheiden der Reihe nach bei gleich vielen Punkten.
web-tournament-podium = Siegertreppchen
web-tournament-nobody = Noch ist niemand dabei.
web-tournament-no-rounds = Noch ist nichts gepaart.
web-tournament-no-games = Noch keine Partien.
web-tournament-no-boards = Im Moment läuft keine Partie.
web-tournament-bye = spielfrei
web-tournament-bye-short = frei
web-tournament-byes = Spielfrei: { $names }
web-tournament-seat-first = e
web-tournament-seat-second = z
web-tournament-table-about = In jedem Kästchen: die Nummer des Gegenübers, ob als erster ({ web-tournament-seat-first }) oder zweiter ({ web-tournament-seat-second }) Spieler, und das Ergebnis.
web-tournament-round-before = Vorige Runde
web-tournament-round-after = Nächste Runde
web-tournament-round-choose = Runde
web-tournament-table = Tisch { $number }
web-tournament-waiting = wartet
web-tournament-contested = strittig
web-tournament-adjudicated = durch Entscheid
web-tournament-bot = Computer
web-tournament-state-paused = macht Pause
web-tournament-state-withdrawn = zurückgezogen
web-tournament-late-mark = nachgemeldet
web-tournament-path-place = Platz { $place } · Punkte: { $points }
web-tournament-path-rank = Platz { $place }
web-tournament-path-score = +{ $wins } ={ $draws } −{ $losses }
web-tournament-path-rating = Wertung { $number }
web-tournament-profile = Profil
web-tournament-file-games = Alle Partien
web-tournament-file-standings = Tabelle
web-tournament-file-pairings = Paarungen
web-tournament-file-tournament = Alles
web-tournament-file-report = FIDE-Bericht
web-tournament-log = Verlauf
web-tournament-report = Turnier melden
web-tournament-event-entered = { $name } macht mit.
web-tournament-event-entry-corrected = Anmeldung berichtigt: { $name }.
web-tournament-event-lineup-changed = { $name } hat eine neue Aufstellung.
web-tournament-event-withdrawn = { $name } hat sich zurückgezogen.
web-tournament-event-paused = { $name } macht Pause.
web-tournament-event-resumed = { $name } ist wieder dabei.
web-tournament-event-bye-granted = { $name } ist in Runde { $round } spielfrei.
web-tournament-event-round-paired = Runde { $round } ist gepaart.
web-tournament-event-round-unpaired = Die Paarung von Runde { $round } ist aufgehoben.
web-tournament-event-game-added = Runde { $round }, Tisch { $table }: Es folgt eine weitere Partie.
web-tournament-event-game-started = Partie { $game } hat begonnen.
web-tournament-event-result-entered = Partie { $game }: { $result }.
web-tournament-event-forfeited =
    { $absent ->
        [first] Partie { $game }: Der erste Spieler ist nicht gekommen.
        [second] Partie { $game }: Der zweite Spieler ist nicht gekommen.
       *[both] Partie { $game }: Niemand ist gekommen.
    }
web-tournament-event-result-corrected = Partie { $game } berichtigt: { $result }.
web-tournament-event-match-decided = Runde { $round }, Tisch { $table }: Die Begegnung geht an { $name }.
web-tournament-event-round-closed = Runde { $round } ist beendet.
web-tournament-event-tournament-finished = Das Turnier ist beendet.
web-tournament-name = Name des Turniers
web-tournament-text = Beschreibung
web-tournament-venue = Wo
web-tournament-venue-server = Auf diesem Server
web-tournament-venue-server-about = Spieler melden sich mit ihren Konten an, und die Partien werden hier gespielt.
web-tournament-venue-tables = An echten Tischen
web-tournament-venue-tables-about = Du trägst die Spieler ein, und sie spielen mit Brettern aus Holz.
web-tournament-format = Turnierform
web-tournament-rounds-number = Runden
web-tournament-rounds-about = Je mehr Runden, desto gerechter die Reihenfolge.
web-tournament-rounds-enough =
    { $number ->
        [one] Bei { $players } Spielern genügt { $number } Runde für einen klaren Sieg.
       *[other] Bei { $players } Spielern genügen { $number } Runden für einen klaren Sieg.
    }
web-tournament-cycles = Alle spielen zweimal gegen alle
web-tournament-match = Länge einer Begegnung
web-tournament-minutes = Dauer in Minuten
web-tournament-reach = So viele Plätze nach oben darf man herausfordern
web-tournament-boards = Bretter je Mannschaft
web-tournament-boards-about = 1 für einzelne Spieler.
web-tournament-advice = Bei { $number } Spielern reichen so viele Runden, damit alle gegen alle spielen.
web-tournament-advice-take = Jeder gegen jeden wählen
web-tournament-when = Wann
web-tournament-start = Beginn
web-tournament-start-about = Leer lassen, um selbst zu beginnen.
web-tournament-absence = Wartezeit auf Abwesende in Minuten
web-tournament-absence-about = Eine Partie beginnt, wenn beide da sind. Wer nicht rechtzeitig kommt, verliert kampflos.
web-tournament-automatic = Von selbst beginnen und paaren
web-tournament-pause-between = Minuten zwischen zwei Runden
web-tournament-registration = Anmeldung
web-tournament-registration-open = Für alle offen
web-tournament-registration-code = Mit Code
web-tournament-registration-closed = Nur durch die Leitung
web-tournament-code = Code
web-tournament-code-about = Gib ihn denen, die mitspielen dürfen.
web-tournament-limit = Höchstzahl der Spieler
web-tournament-rating-min = Niedrigste Wertung
web-tournament-rating-max = Höchste Wertung
web-tournament-late = Nachmelden ist erlaubt
web-tournament-computers = Computer als Spieler
web-tournament-computer = Computerspieler
web-tournament-rules = Regeln
web-tournament-rated = Gewertete Partien
web-tournament-handicap = Mit Vorgabe
web-tournament-handicap-step = Wertungspunkte je Stufe
web-tournament-handicap-about = Je so viele Punkte Unterschied spielt die stärkere Seite eine Stufe niedriger.
web-tournament-announce = Turnier anlegen
web-tournament-keep = Speichern
web-tournament-rounds-title = Runden
web-tournament-pair = Nächste Runde paaren
web-tournament-pair-by-hand = Von Hand paaren
web-tournament-unpair = { $round }: Paarung aufheben
web-tournament-is-automatic = Die Runden werden von selbst gepaart. Du kannst es trotzdem jederzeit selbst tun.
web-tournament-is-manual = Du paarst die Runden selbst.
web-tournament-helpers = Helfende
web-tournament-helpers-none = Noch hilft dir niemand.
web-tournament-helper-name = Name des Kontos
web-tournament-helper-remove = Entfernen
web-tournament-add = Hinzufügen
web-tournament-whole = Das ganze Turnier
web-tournament-finish = Beenden
web-tournament-finish-sure = Das Turnier beenden? Die Tabelle ist dann endgültig.
web-tournament-cancel = Turnier absagen
web-tournament-cancel-sure = Das Turnier absagen? Das lässt sich nicht rückgängig machen.
web-tournament-directing-about = Ergebnisse trägst du unter „{ web-tournament-view-rounds }“ ein, und wer mitspielt, änderst du unter „{ web-tournament-view-players }“.
web-tournament-directing-over = Unter „{ web-tournament-view-rounds }“ kannst du Ergebnisse weiterhin korrigieren.
web-tournament-decide = Ergebnis
web-tournament-correct = Ergebnis berichtigen
web-tournament-adjudicate = Partie entscheiden
web-tournament-result = Ergebnis eintragen
web-tournament-adjudicate-about = Dein Entscheid zählt für das Turnier, was auch immer auf dem Brett noch geschieht.
web-tournament-wins = { $name } gewinnt
web-tournament-drawn = Unentschieden
web-tournament-match-decide = Die ganze Begegnung entscheiden
web-tournament-wins-match = { $name } gewinnt die Begegnung
web-tournament-reopen = Ergebnis entfernen
web-tournament-forfeit = Ist jemand nicht gekommen?
web-tournament-absent = { $name } fehlt
web-tournament-absent-both = Beide fehlen
web-tournament-team = Mannschaft
web-tournament-player-name = Name
web-tournament-members = Mitglieder, eins je Zeile, in der Reihenfolge der Bretter
web-tournament-add-computer = Computerspieler hinzufügen
web-tournament-import = Eine Liste von Spielern einlesen
web-tournament-import-about = Eine CSV-Datei mit den Spalten Name und, wenn du willst, Wertung und Mannschaft
web-tournament-imported =
    { $number ->
        [one] { $number } Spieler hinzugefügt.
       *[other] { $number } Spieler hinzugefügt.
    }
## Tournaments: formats and games

tournament-game = Runde { $round }, Tisch { $table }
tournament-game-number = Runde { $round }, Tisch { $table }.{ $number }

## Printed pages of tournaments

print-page = Seite { $number } von { $pages }
print-boxes = □ Ein Zeichen, das dieser Druck nicht zeigen kann; die Nummer unterscheidet die Namen.
print-pairings = Paarungen nach Tischen
print-names = Paarungen nach Namen
print-cards = Tischkarten
print-sheets = Partieformulare
print-standings = Tabelle
print-diplomas = Urkunden
print-cross-table = Kreuztabelle
print-cross-everyone = Die Spalten sind die Nummern links. 1: Sieg, ½: Unentschieden, 0: Niederlage; + und −: nicht gespielt.
print-cross-rounds = Für jede Runde: das Ergebnis und die Nummer des Gegenübers. 1: Sieg, ½: Unentschieden, 0: Niederlage; (1): spielfrei; + und −: nicht gespielt.
print-round = Runde { $round }
print-round-of = Runde { $round } von { $rounds }
print-first-gives = Der erste Spieler gibt zuerst.
print-table = Tisch
print-table-of = Tisch { $table }: { $first } – { $second }
print-first = Erster Spieler
print-second = Zweiter Spieler
print-seat = Spielt
print-seat-first = als Erster
print-seat-second = als Zweiter
print-name = Name
print-opponent = Gegenüber
print-points = Punkte
print-result = Ergebnis
print-place = Platz
print-rating = Wertung
print-games = Partien
print-entrants = Teilnehmende
print-sits-out = In dieser Runde spielfrei
print-bye = Spielfrei
print-withdrawn = { $name } (zurückgezogen)
print-final = Endstand
print-after = Nach Runde { $round }
print-after-of = Nach Runde { $round } von { $rounds }
print-now = Zwischenstand
print-before = Vor der ersten Runde
print-square = Feld
print-given = Gibt
print-call = Ruf
print-signatures = Unterschriften
print-scan = Nach der Partie den Code scannen und das Ergebnis eintragen. Dein Gegenüber bestätigt es.
print-diploma = Urkunde
print-awarded = verliehen an
print-date = Datum
print-director = Turnierleitung
print-place-of = { $number }. Platz

## Programs that play each other: `fourfold match` and `fourfold score`

cli-match-head-player = Spieler
cli-match-head-blunders = Grobe Fehler
cli-match-head-faults = Ausfälle
cli-match-legend = Punkte und grobe Fehler in Prozent. Ein grober Fehler ist ein Zug, der gegen perfektes Spiel an Wert verliert. Ein Ausfall ist eine Partie, die durch einen Absturz, einen regelwidrigen Zug, die Uhr oder Ähnliches verloren ging.
cli-match-legend-elo = Elo: im Durchschnitt 1500. ±: die Hälfte eines 95-%-Intervalls, aus neu gezogenen Paaren von Partien.
cli-match-elo = { $name } gegen { $other }: Elo-Unterschied { $elo } (95-%-Intervall { $low } bis { $high }); mit einer Wahrscheinlichkeit von { $likelihood } % ist { $name } stärker.
cli-match-elo-open = { $name } gegen { $other }: Aus diesen Partien lässt sich kein Elo-Unterschied schätzen.
cli-match-test-open = Der sequenzielle Test ist noch offen: Sein Log-Likelihood-Quotient ist { $ratio }, die Grenzen sind { $low } und { $high }.
cli-match-test-better = Der sequenzielle Test ist entschieden: { $name } ist um mehr als { $elo } Elo besser als { $other }.
cli-match-test-not-better = Der sequenzielle Test ist entschieden: { $name } ist nicht um { $elo } Elo oder mehr besser als { $other }.
cli-match-fault =
    { $number ->
        [one] { $name }: { $fault } in { $number } Partie (Partie { $game }: { $why })
       *[other] { $name }: { $fault } in { $number } Partien (zuerst in Partie { $game }: { $why })
    }
cli-engine-fault-time = Zeit überschritten
cli-match-no-state = { $path } enthält keine Partien dieses Befehls (Zeile { $line }): Wähle eine andere Datei oder lösche diese
cli-match-stopped = Angehalten. Das sind die bisherigen Ergebnisse; mit --state ließe sich die Arbeit fortsetzen.
cli-match-players = es braucht mindestens zwei Spieler: Befehle von Engines oder strength:NAME
cli-match-games-even = --games: Partien werden paarweise gespielt: erwartet wird eine gerade Zahl, nicht { $number }
cli-match-sprt-two = --sprt vergleicht zwei Spieler: Nenne genau zwei
cli-match-sprt-order = --sprt: Die erste Zahl muss kleiner sein als die zweite
cli-match-sprt-number = --sprt: { $text } nicht lesbar: erwartet wird eine Zahl von { $low } bis { $high }
cli-match-go = --go: Diese Grenzen sind nicht verwendbar: { $why }
cli-match-go-which = --go: erwartet wird movetime, nodes oder depth mit einer Zahl
cli-match-openings = --openings: { $why }
cli-jobs-broken = ein rechnender Prozess wurde von außen beendet; mit { $option } macht derselbe Befehl hier weiter
cli-score-asking = Fragen
cli-score-head-placed = Gesetzte Figuren
cli-score-all = Alle
cli-score-kept = { $name } hält den Wert in { $kept } von { $number } Stellungen: { $share } % (95-%-Intervall { $low } bis { $high }).
cli-score-left-out =
    { $number ->
        [one] { $name } spielt Stufe { $levels } nicht; diese Stellungen wurden ausgelassen.
       *[other] { $name } spielt die Stufen { $levels } nicht; diese Stellungen wurden ausgelassen.
    }
cli-score-fault =
    { $number ->
        [one] { $name }: { $fault } in { $number } Stellung ({ $why })
       *[other] { $name }: { $fault } in { $number } Stellungen (zuerst: { $why })
    }
cli-score-no-state = { $path } enthält keine Ergebnisse von fourfold score (Zeile { $line }): Wähle eine andere Datei oder lösche diese

## Help of `fourfold match` and `fourfold score`

help-panel-limits = Grenzen
help-metavar-limits = GRENZEN
help-match = Engines und Computergegner gegeneinander spielen lassen und ihre Spielstärke messen.
help-match-more = Je zwei Spieler spielen Paare von Partien: aus derselben unentschiedenen Eröffnung, mit vertauschten Plätzen. Eine Engine, die abstürzt, hängt, zu viel schreibt oder die Regeln bricht, verliert die Partie.
help-match-players = Die Spieler, mindestens zwei: der Befehl, der eine Engine startet, oder strength:NAME mit einem von { $names }.
help-match-games = Partien je zweier Spieler, eine gerade Zahl; mit --sprt höchstens.
help-match-openings = Wie viele Figuren in den unentschiedenen Eröffnungen gesetzt sind, 0 für den Anfang; oder eine Datei mit einer Stellung pro Zeile.
help-match-sprt = Aufhören, wenn ein sequenzieller Test entschieden hat, ob der erste Spieler um die zweite Zahl von Elo-Punkten besser ist oder nur um die erste.
help-match-out = Dorthin die Aufzeichnungen der Partien schreiben.
help-match-keep = Engines von Partie zu Partie weiterlaufen lassen; sonst startet jede Partie sie neu.
help-match-times = In die Aufzeichnungen schreiben, wie lange jeder Zug gedauert hat.
help-match-margin = Sekunden jeder Antwort, die die Uhr nicht zählt, für den Weg zwischen den Prozessen.
help-match-go = Grenzen jeder Suche, neben der Uhr: movetime MS, nodes N, depth N.
help-match-patience = Sekunden, die auf eine Antwort gewartet wird, bevor eine Engine verliert, wenn keine Uhr sie begrenzt.
help-score = Ein Programm nach entscheidenden Stellungen fragen: Wie oft hält es den Wert?
help-score-more = In jeder Stellung halten manche Züge den Wert und andere verlieren ihn, nach der exakten Engine. Keine Antwort, ein regelwidriger Zug und Ähnliches zählen als Verlust.
help-score-command = Der Befehl, der das Programm startet, oder strength:NAME mit einem von { $names }.
help-score-level = Nur auf dieser Stufe fragen, 1 bis 4; sonst auf allen, die das Programm spielt.
help-score-positions = Nach so vielen Stellungen fragen, verteilt über Stufen und gesetzte Figuren; sonst nach allen.
help-score-speak = Wie das Programm gefragt wird: protocol (als Engine), json (eine Anfrage pro Zeile) oder text (Aufgaben in Worten).
help-score-concurrency = Wie viele Kopien des Programms gleichzeitig gefragt werden.

## The command line

cli-beside = Neben dem Brett
cli-hand = In der Hand
cli-position = Stellung
cli-to-place =
    { $edition ->
        [mushrooms] { $name } muss diesen Pilz setzen und { $other } dann einen geben.
       *[classic] { $name } muss diese Figur setzen und { $other } dann eine geben.
    }
cli-to-give =
    { $edition ->
        [mushrooms] { $name } muss { $other } einen Pilz geben.
       *[classic] { $name } muss { $other } eine Figur geben.
    }
cli-alignment = Quarto auf { $squares }: { $values }
cli-begins =
    { $edition ->
        [mushrooms] { $name } beginnt und gibt einen Pilz.
       *[classic] { $name } beginnt und gibt eine Figur.
    }
cli-begins-by-lot =
    { $edition ->
        [mushrooms] Das Los hat entschieden: { $name } beginnt und gibt einen Pilz.
       *[classic] Das Los hat entschieden: { $name } beginnt und gibt eine Figur.
    }
cli-turn = Zug { $turn }
cli-in-tags = Kopfzeilen
cli-perft-total = Folgen der Länge { $depth }
cli-perft-seconds = Sekunden
cli-solve-turn = Zug
cli-solve-value = Wert
cli-solve-line = Zeile { $line }
cli-atlas-corner = erster \ zweiter
cli-atlas-legend = Zeilen: Stufe des ersten Spielers (der zuerst gibt); Spalten: Stufe des zweiten. 1-0: Der erste Spieler gewinnt, 0-1: der zweite, 1/2-1/2: Unentschieden.
cli-atlas-brackets = In Klammern: die Zahl der gesetzten Figuren.
cli-atlas-head-level = Stufe
cli-atlas-head-traits = Merkmale
cli-atlas-head-result = Ergebnis
cli-atlas-head-distance = Gesetzt
cli-atlas-head-nodes = Besuchte Stellungen
cli-atlas-head-seconds = Sekunden
cli-atlas-differs = { $found } gefunden, aber der mitgelieferte Atlas sagt { $shipped }
cli-atlas-unknown = nicht im mitgelieferten Atlas
cli-atlas-damaged = der Atlas { $path } ist beschädigt ({ $why }): fourfold bitte neu installieren
cli-atlas-resumed =
    { $number ->
        [one] Weiter nach { $number } fertigen Zeile in { $path }.
       *[other] Weiter nach { $number } fertigen Zeilen in { $path }.
    }
cli-atlas-no-state = { $path } enthält keine fertigen Zeilen des Atlas (Zeile { $line }): Wähle eine andere Datei oder lösche diese
cli-book-level = Stufe
cli-book-traits = Merkmale
cli-book-placed = Gesetzt
cli-book-entries = Einträge
cli-book-bytes = Bytes
cli-book-differs = { $level }: Buch und Suche widersprechen sich bei { $position }
cli-book-verified = { $level }: { $number } mit der Suche verglichen, { $wrong } falsch
cli-book-unused = das Eröffnungsbuch { $name } wird nicht verwendet: { $why }
cli-bench-level = Stufe
cli-bench-placed = Gesetzt
cli-bench-asked = Gefragt
cli-bench-number = Zahl
cli-bench-nodes = Besucht
cli-bench-faster = Schneller
cli-bench-value = Wert
cli-bench-distance = Abstand
cli-bench-book = mit Buch
cli-bench-columns = Mittel und p99 in Millisekunden; besuchte Stellungen, im Mittel und in Millionen je Sekunde. Schneller: um welchen Faktor gegenüber einfachem Minimax, im selben Lauf gemessen.
cli-bench-empty =
    { $number ->
        [one] Stufe { $level }, leeres Brett: { $seconds } s, { $nodes } Stellungen, { $number } Thread
       *[other] Stufe { $level }, leeres Brett: { $seconds } s, { $nodes } Stellungen, { $number } Threads
    }
cli-replay-first = Spieler 1
cli-replay-second = Spieler 2
cli-replay-result = Ergebnis
cli-replay-turns = Züge
cli-replay-reason = Grund
cli-replay-broken = { unit-game }, { $broken } fehlerhaft
cli-picture-ending = --output: { $path } endet weder auf .png noch auf .gif
cli-review-turn = Zug
cli-review-player = Spieler
cli-review-played = Gespielt
cli-review-value = Wert
cli-review-mark = Urteil
cli-review-best = Besser
cli-review-exclude = --json und --html schließen einander aus
cli-review-written = Analyse in { $path } gespeichert.
cli-opponents-how = Such dir jemanden aus: fourfold play --opponent { $name }
cli-opponents-overlooked = Wie oft jede Art von Muster übersehen wurde, in Prozent von { $number } Partien.
cli-opponents-head-opponent = Gegenüber
cli-opponents-head-level = Stufe
cli-opponents-head-games = Partien
cli-opponents-head-score = Punkte
cli-opponents-head-seat = Platz
cli-opponents-head-start = Wert
cli-opponents-head-won = Gewonnen
cli-opponents-head-drawn = Unentschieden
cli-opponents-head-lost = Verloren
cli-opponents-legend = Elo: Das durchschnittliche Gegenüber hat { $average }. ±: die Hälfte eines 95-%-Intervalls, aus neu gezogenen Partien. Punkte in Prozent.
cli-opponents-held = Das perfekte Gegenüber hat { $lost } von { $number } Partien verschenkt.
cli-opponents-playing = Partien laufen
cli-opponents-resumed =
    { $number ->
        [one] Weiter nach { $number } gespielten Partie in { $path }.
       *[other] Weiter nach { $number } gespielten Partien in { $path }.
    }
cli-opponents-no-state = { $path } enthält keine Partien einer Kalibrierung (Zeile { $line }): Wähle eine andere Datei oder lösche diese
cli-hint-over = die Partie ist zu Ende: Ein Tipp braucht eine laufende Partie; --at N geht zurück bis direkt nach Zug N
cli-hint-rules = { $path } nennt die Regeln schon: Lass { $name } weg
cli-hint-danger = Würde jetzt gewinnen
cli-hint-danger-none = Nichts würde jetzt gewinnen.
cli-drill-how = Schreib die vier Felder eines Quartos (a1 b2 c3 d4), eine Ziffer für eine Reihe, einen Buchstaben für eine Spalte, - wenn es keines gibt; quit beendet.
cli-drill-ready = Bereit? Drück Enter, um die Uhr zu starten.
cli-drill-question = Gibt es ein Quarto, und wo?
cli-drill-none = n nein keins keines
cli-drill-step = { $kinds }, Grad { $grade }
cli-drill-right = Richtig, nach { $time }.
cli-drill-missed = Da war ein Quarto.
cli-drill-wrong = Das ist kein Quarto.
cli-drill-late = Die Zeit ist um.
cli-drill-was-none = Auf diesem Brett war kein Quarto.
cli-drill-on = Weiter mit: { $step }.
cli-drill-back = Einen Schritt zurück: { $step }.
cli-drill-next = Weiter mit Enter.
cli-drill-unread = { $text } ist keine Antwort: Schreib vier verschiedene Felder, die Ziffer einer Reihe, den Buchstaben einer Spalte oder -
cli-drill-not-in-level = Stufe { $level } hat keine { $kinds }
cli-drill-nothing = Keine Antworten gegeben.
cli-drill-no-quarto = kein Quarto
cli-drill-total = insgesamt
cli-drill-head-kind = Muster
cli-drill-head-asked = Bretter
cli-drill-head-right = Richtig
cli-drill-head-missed = Übersehen
cli-drill-head-wrong = Falsch
cli-drill-head-late = Zu spät
cli-drill-head-seconds = Zeit (Median)
cli-drill-weakest = Das entgeht dir am häufigsten: { $kinds }.
cli-drill-flawless = Alles richtig: gut gesehen!
cli-drill-false = Dir entgeht kein Quarto, aber du siehst auch welche, die keine sind: Schau zweimal hin.
cli-drill-train = Als Nächstes üben
cli-fill-goal-none = Füll das Brett ohne ein einziges Quarto
cli-fill-goal-most = Füll das Brett mit so vielen Quartos wie möglich
cli-fill-welcome =
    { $edition ->
        [mushrooms] Schreib ein Feld und einen Pilz, zum Beispiel c2 7, und drück Enter; help erklärt den Rest.
       *[classic] Schreib ein Feld und eine Figur, zum Beispiel c2 7, und drück Enter; help erklärt den Rest.
    }
cli-fill-solved = Gelöst: gut gemacht!
cli-fill-alignments =
    { $number ->
        [one] { $number } Quarto auf dem Brett.
       *[other] { $number } Quartos auf dem Brett.
    }
cli-fill-possible-none = Es lässt sich noch ohne Quarto füllen.
cli-fill-possible-most = Das Maximum von { $number } Quartos ist noch zu erreichen.
cli-fill-lost-none = Ohne Quarto geht es nicht mehr: Mindestens { $number } wird es geben.
cli-fill-lost-most =
    { $number ->
        [one] Von hier aus ist höchstens { $number } Quarto möglich.
       *[other] Von hier aus sind höchstens { $number } Quartos möglich.
    }
cli-fill-target-none = Eine Lösung hat keines.
cli-fill-target-most = Eine Lösung hat { $number }.
cli-fill-take-back =
    { $edition ->
        [mushrooms] { $number ->
            [one] Es geht wieder ohne den Pilz auf { $squares }.
           *[other] Es genügt, einen dieser Pilze zurückzunehmen: { $squares }.
        }
       *[classic] { $number ->
            [one] Es geht wieder ohne die Figur auf { $squares }.
           *[other] Es genügt, eine dieser Figuren zurückzunehmen: { $squares }.
        }
    }
cli-fill-again = Frag noch einmal, dann sage ich, was wohin kann.
cli-fill-place = Zum Beispiel { piece-the } auf { $square }.
cli-fill-unread = { $text } ist hier kein Befehl. Schreib zum Beispiel c2 7, remove c2 oder hint; help sagt mehr.
cli-fill-no-piece =
    { $edition ->
        [mushrooms] auf { $square } steht kein Pilz
       *[classic] auf { $square } steht keine Figur
    }
cli-fill-go-on = Um weiterzumachen
cli-fill-exclude = nur eines von --check, --hint und --solve ist möglich; --check bringt ein eigenes Brett mit
cli-fill-help-place =
    { $edition ->
        [mushrooms] einen Pilz setzen: seine Ziffer oder vier Buchstaben
       *[classic] eine Figur setzen: ihre Ziffer oder vier Buchstaben
    }
cli-fill-help-remove =
    { $edition ->
        [mushrooms] einen Pilz vom Brett nehmen
       *[classic] eine Figur vom Brett nehmen
    }
cli-fill-help-undo = die letzte Änderung zurücknehmen
cli-fill-help-check = die Quartos auflisten, und was noch zu erreichen ist
cli-fill-help-hint = geht es noch? noch einmal: ein Zug, mit dem es weiter geht
cli-fill-help-solve = eine Lösung von hier aus zeigen
cli-fill-help-board = das Brett noch einmal zeigen
cli-fill-help-quit = aufhören und zeigen, wie es weitergeht
cli-puzzle-welcome = Schreib deinen Zug und drück Enter; hint hilft, skip zeigt die Lösung, quit beendet, help sagt mehr.
cli-puzzle-prompt = Dein Zug
cli-puzzle-gift =
    { $edition ->
        [mushrooms] Und welchen Pilz gibst du?
       *[classic] Und welche Figur gibst du?
    }
cli-puzzle-next = Enter für die nächste, quit zum Beenden
cli-puzzle-again = Versuch es noch einmal oder schreib skip.
cli-puzzle-unread = { $text } ist keine Antwort. Schreib zum Beispiel { $examples }; help sagt mehr.
cli-puzzle-help-turn = auf c2 setzen und { piece-the } geben
cli-puzzle-help-place = auf c2 setzen; genügt, wo nur das Feld gefragt ist
cli-puzzle-help-give = { piece-the } geben
cli-puzzle-help-hint = ein Tipp; noch einmal für mehr
cli-puzzle-help-skip = die Lösung zeigen und weitermachen
cli-puzzle-theme = { $option }: { $name } gibt es nicht; zur Wahl stehen: { $names }
cli-puzzle-no-id = --id: eine Aufgabe { $name } gibt es nicht
cli-puzzle-none = so eine Aufgabe gibt es nicht: Wähle eine andere Stufe, ein anderes Thema oder eine andere Schwierigkeit
cli-puzzle-difficulty = --difficulty: { $text } ist nicht zu lesen: erwartet sind zwei Wertungen, etwa 1200-1500
cli-puzzle-date = --date: { $text } ist nicht zu lesen: erwartet ist ein Tag, etwa 2026-11-15
cli-error-exclude = { $name } und { $other } schließen einander aus
cli-mine-mining = Aufgaben suchen
cli-mine-grading = Schwierigkeit messen
cli-mine-resumed =
    { $number ->
        [one] Weiter nach { $number } fertigen Schritt in { $path }.
       *[other] Weiter nach { $number } fertigen Schritten in { $path }.
    }
cli-mine-no-state = { $path } enthält keinen Stand von fourfold mine (Zeile { $line }): Wähle eine andere Datei oder lösche diese
cli-mine-no-puzzle = { $path }, Zeile { $line }: keine Aufgabe: { $why }
cli-mine-found = { $number } von { $wanted } Aufgaben gefunden in { $games } Partien
cli-mine-ungraded = --store verlangt Aufgaben mit Schwierigkeit: Lass --no-grade weg
cli-mine-stopped = Angehalten. Mit demselben Befehl geht es hier weiter.
cli-dataset-labelling = Bewerten
cli-dataset-placed = --placed: erwartet werden Zahlen von Figuren von 0 bis { $most }, etwa 5-15, nicht { $text }
cli-dataset-suffix = { $path }: Der Name muss auf eines von { $ends } enden
cli-dataset-exists = { $path } gibt es schon: Wähle einen anderen Namen oder lösche die Datei
cli-dataset-begun = { $path } enthält unfertige Arbeit: Setze sie mit --resume fort oder lösche die Datei
cli-dataset-no-state = { $path } enthält keinen Stand von fourfold dataset (Zeile { $line }): Wähle eine andere Datei oder lösche diese
cli-dataset-resumed =
    { $number ->
        [one] Weiter nach { $number } bewerteten Stellung in { $path }.
       *[other] Weiter nach { $number } bewerteten Stellungen in { $path }.
    }
cli-dataset-exhausted =
    { $number ->
        [one] so viele verschiedene Stellungen gibt es nicht: { $number } wurde gefunden
       *[other] so viele verschiedene Stellungen gibt es nicht: { $number } wurden gefunden
    }
cli-dataset-stopped = Angehalten. Fertiges liegt in { $path }: Derselbe Befehl mit --resume macht dort weiter.
cli-dataset-made = { $path }: { $positions } Stellungen. Jetzt bewertet: { $labelled } in { $seconds } s, { $each } pro Sekunde.
cli-engine-fault-not-started = nicht gestartet
cli-engine-fault-crashed = abgestürzt
cli-engine-fault-hanging = keine Antwort
cli-engine-fault-flooding = zu viel Ausgabe
cli-engine-fault-unreadable = unlesbare Antwort
cli-engine-fault-refused = abgelehnt
cli-engine-fault-illegal = regelwidriger Zug
cli-engine-head-check = Prüfung
cli-engine-head-result = Ergebnis
cli-engine-status-passed = bestanden
cli-engine-status-failed = nicht bestanden
cli-engine-status-absent = nicht angeboten
cli-engine-status-skipped = ausgelassen
cli-engine-unexpected = nach { $sent }: erwartet { $expected }, erhalten { $received }
cli-engine-failed = nach { $sent }: { $fault } ({ $why })
cli-engine-conforms = { $name } spricht das Protokoll.
cli-engine-fails =
    { $number ->
        [one] { $name } spricht das Protokoll nicht: { $number } Prüfung nicht bestanden.
       *[other] { $name } spricht das Protokoll nicht: { $number } Prüfungen nicht bestanden.
    }
cli-engine-checking = Prüfen
cli-error-engine = Engine { $command }: { $fault }: { $why }
cli-error-needs-option = { $name } braucht { $other }
cli-error-command-line = Befehl { $text } nicht lesbar: { $why }
cli-error-seconds = { $name }: { $text } nicht lesbar: erwartet wird eine Zahl von Sekunden, größer als 0
cli-lot-fair-creator = Die Auslosung war fair: Wer die Partie erstellt hat, beginnt.
cli-lot-fair-joiner = Die Auslosung war fair: Wer dazukam, beginnt.
cli-lot-wrong-commitment = Nicht fair: Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
cli-lot-wrong-first = Nicht fair: Nach Geheimnis und Nonces beginnt die andere Seite.
cli-lot-no-json = kein JSON ({ $why })
cli-account-head-name = Name
cli-account-head-id = Spieler
cli-account-head-kind = Art
cli-account-head-since = Seit
cli-account-head-games = Partien
cli-account-head-reports = Meldungen
cli-account-head-blocked = Gesperrt
cli-account-reset = { $name } ist überall abgemeldet. Mit diesem Wiederherstellungscode kann einmal ein neues Passwort gesetzt werden:
cli-account-renamed = { $name } heißt jetzt { $new }.
cli-account-blocked = { $name } wurde gesperrt.
cli-account-unblocked = { $name } darf sich wieder anmelden.
cli-account-deleted = { $name } wurde gelöscht.
cli-account-sure = { $name } endgültig löschen? (ja/nein)
cli-account-kept = { $name } wurde nicht gelöscht
cli-account-unknown = es gibt kein Konto namens { $name }
cli-db-unavailable = die Datenbank ist nicht benutzbar: { $why }
cli-db-nothing = unter { $path } gibt es nichts
cli-db-exists = { $path } gibt es schon: Wähle einen anderen Namen oder --force
cli-db-unfit = { $path } ist keine vollständige Datenbank dieses Programms: { $why }
cli-db-running = ein Server benutzt diese Datenbank: Halte ihn zuerst an
cli-db-used = diese Datenbank hat schon Spieler: --force ersetzt sie
cli-db-no-tool = { $tool } ist nicht installiert: PostgreSQLs eigene Werkzeuge erstellen Sicherungen und spielen sie zurück (Debian: apt install postgresql-client)
cli-db-tool-failed = { $tool } ist gescheitert: { $why }
cli-db-upgraded = Die Datenbank ist jetzt bei Schritt { $step } (vorher: { $before }).
cli-db-up-to-date = Die Datenbank ist schon auf dem neuesten Stand: Schritt { $step }.
cli-db-copying = Kopieren
cli-db-checking = Partien nachspielen
cli-db-backed-up = Sicherung in { $path } gespeichert ({ $size } Bytes).
cli-db-restored = Die Datenbank wurde aus { $path } wiederhergestellt.
cli-db-checked = Partien: { $games }, Einträge: { $entries }, Konten: { $accounts }.
cli-db-well = Keine Fehler gefunden.
cli-db-faults =
    { $number ->
        [one] { $number } Fehler wurde gefunden.
       *[other] { $number } Fehler wurden gefunden.
    }
cli-bot-ready = { $name } ist bereit, auf { $server } zu spielen.
cli-bot-unmarked = Dieses Konto ist nicht als Bot gekennzeichnet: Schalte das in den Einstellungen ein.
cli-bot-started = { $game }: eine Partie gegen { $name }
cli-bot-ended = { $game }: { $result }, { $reason }
cli-bot-entered = { $name }: angemeldet
cli-bot-over = Das Turnier { $tournament } ist zu Ende.
cli-bot-refused = { $server } hat abgelehnt: { $why }
cli-bot-waiting = { $server } antwortet nicht; neuer Versuch ({ $why })
cli-bot-no-token = ein Token ist nötig: --token oder FOURFOLD_TOKEN
cli-bot-no-address = --server: { $text } ist keine Adresse wie { $example }
cli-step-keys = Enter oder Leertaste: weiter   b: zurück   q: beenden
cli-error-players = --players nennt beide Namen und lost aus, wer beginnt: Gib entweder das an oder --first und --second
cli-error-preset = --preset: { $name } gibt es nicht; zur Wahl stehen: { $names }
cli-error-choice = { $name } gibt es nicht; zur Wahl stehen: { $names }
cli-error-json-step = --json und --step schließen einander aus
cli-error-goes-with = { $name } geht nur mit { $other }
cli-error-unreadable = { $path } ist nicht lesbar: { $why }
cli-error-one-game = { $path } enthält { $number } Partien; zum Weiterspielen darf es nur eine sein
cli-error-finished = die Partie in { $path } ist zu Ende ({ $result }); sieh sie dir an mit: fourfold replay --step
cli-error-opponent = --opponent: { $name } gibt es nicht; zur Wahl stehen: { $names }
cli-error-two-people = nenn gegen den Computer höchstens eine Person, mit --first oder --second
cli-error-resume-setup = { $path } bringt Namen und Regeln schon mit: --resume geht nur ohne die Optionen dafür
cli-error-exists = { $path } gibt es schon: Spiel die Partie mit --resume weiter oder wähle einen anderen Namen
cli-error-unwritable = { $path } lässt sich nicht schreiben: { $why }
cli-error-other-state = { $path } enthält die Arbeit eines anderen Laufs: dort { $there }, hier { $here }. Wähle eine andere Datei oder lösche sie
cli-error-cluster = der Ray-Cluster { $address } ist nicht verwendbar: { $why }
cli-play-welcome = Schreib, was du tun möchtest, und drück Enter; help erklärt, wie es geht.
cli-play-says = { $name }: „{ $text }“
cli-play-resumed = Weiter geht es mit der Partie in { $path }.
cli-play-random = Zufallsspieler
cli-play-kept = Die Partie ist in { $path } gespeichert.
cli-play-saved = In { $path } gespeichert.
cli-play-bye = Auf Wiedersehen.
cli-play-exists = { $path } gibt es schon: Wähle einen anderen Namen
cli-play-save-where = Schreib einen Dateinamen nach save
cli-play-save-question = Die Partie speichern? Dateiname, oder Enter für nein:
cli-play-undone = Zurückgenommen.
cli-play-undo-nothing = Es gibt nichts zurückzunehmen
cli-play-undo-clock = Solange eine Uhr läuft, lässt sich nichts zurücknehmen
cli-play-draw-question = { $other }, bist du mit einem Unentschieden einverstanden? (ja/nein)
cli-play-draw-declined = { $other } will weiterspielen.
cli-play-yes = j ja
cli-play-help-give =
    { $edition ->
        [mushrooms] einen Pilz geben: seine Ziffer oder vier Buchstaben
       *[classic] eine Figur geben: ihre Ziffer oder vier Buchstaben
    }
cli-play-help-place =
    { $edition ->
        [mushrooms] den erhaltenen Pilz auf ein Feld setzen
       *[classic] die erhaltene Figur auf ein Feld setzen
    }
cli-play-help-turn = setzen und geben auf einmal
cli-play-help-call = QUARTO! rufen und die vier Felder zeigen; auch !a1b1c1d1
cli-play-help-pass =
    { $edition ->
        [mushrooms] nichts sagen, wenn alle Pilze gesetzt sind
       *[classic] nichts sagen, wenn alle Figuren gesetzt sind
    }
cli-play-help-undo = die letzte Aktion zurücknehmen
cli-play-help-hint = ein Tipp; noch einmal, oder mit reason oder turn, für mehr
cli-play-help-end = Unentschieden anbieten; aufgeben
cli-play-help-board = das Brett noch einmal zeigen
cli-play-help-save = die Partie speichern, und ab jetzt laufend dort
cli-play-help-quit = aufhören
cli-play-unread = { $text } ist hier kein Befehl. Schreib zum Beispiel { $examples }; help sagt mehr.
cli-play-call-how = Ein Ruf nennt vier verschiedene Felder (R15), zum Beispiel: quarto a1 b1 c1 d1
cli-error-whole = { $name }: { $text } ist nicht lesbar; erwartet: eine ganze Zahl
cli-error-whole-from = { $name }: { $text } ist nicht lesbar; erwartet: eine ganze Zahl ab { $low }
cli-error-whole-between = { $name }: { $text } ist nicht lesbar; erwartet: eine ganze Zahl von { $low } bis { $high }
cli-error-depth = --depth { $depth }: Die Anzahl passt vielleicht nicht in 64 Bit; wähle eine kleinere Tiefe
cli-serve-at = Fourfold läuft unter { $address } (Strg+C beendet es)
cli-serve-error-listen = kann auf { $address } keine Verbindungen annehmen: { $why }
cli-serve-error-database = die Datenbank lässt sich nicht benutzen: { $why }
cli-serve-error-missing = { $name } ist nicht installiert: Installiere fourfold[club]
cli-serve-error-start = der Server konnte nicht starten; sein Protokoll oben sagt, warum
cli-invalid-setting-range = { $name } muss zwischen { $least } und { $most } liegen, nicht { $value }
cli-invalid-setting-least = { $name } muss mindestens { $least } sein, nicht { $value }
cli-invalid-setting-choice = { $name } muss eines von diesen sein: { $choices }, nicht { $value }
cli-invalid-setting-form = { $name } muss die Form { $form } haben, nicht { $value }
cli-invalid-setting-database = { $name } muss der Pfad einer Datei sein oder die Form { $form } haben, nicht { $value }
cli-invalid-setting-network = { $name }: { $value } ist weder eine Adresse noch ein Netz
cli-invalid-setting-int = { $name } muss eine ganze Zahl sein, nicht { $value }
cli-invalid-setting-float = { $name } muss eine Zahl sein, nicht { $value }
cli-invalid-setting-bool = { $name } muss yes oder no sein, nicht { $value }
cli-atlas-title = { $level }, { unit-trait }

## Tournaments on the command line

cli-tournament-head-id = Kennung
cli-tournament-head-format = Turnierform
cli-tournament-head-round = Runde
cli-tournament-head-status = Stand
cli-tournament-status-announced = noch nicht begonnen
cli-tournament-status-running = läuft
cli-tournament-status-finished = beendet
cli-tournament-status-cancelled = abgesagt
cli-tournament-is-bot = Computer
cli-tournament-is-late = ab Runde { $round }
cli-tournament-is-withdrawn = zurückgezogen
cli-tournament-is-paused = pausiert
cli-tournament-entered =
    { $number ->
        [one] { $number } Meldung wurde aufgenommen.
       *[other] { $number } Meldungen wurden aufgenommen.
    }
cli-tournament-ignored = Nicht verwendete Spalten: { $names }
cli-tournament-advice-everybody-meets = Bei { $players } Spielern können in { $rounds } Runden alle gegen alle spielen: ein Rundenturnier.
cli-tournament-advice-too-many-rounds = So viele Runden würden im Schweizer System Paarungen wiederholen: Bei { $players } Spielern spielen in { $rounds } Runden alle gegen alle.
cli-tournament-advice-enough = Für { $players } Spieler: ein Schweizer System mit { $rounds } Runden; danach kann höchstens einer alle Partien gewonnen haben.
cli-tournament-advice-few-rounds =
    { $rounds ->
        [one] Bei { $players } Spielern und { $rounds } Runde können mehrere alle Partien gewinnen; dann entscheidet die Feinwertung.
       *[other] Bei { $players } Spielern und { $rounds } Runden können mehrere alle Partien gewinnen; dann entscheidet die Feinwertung.
    }
cli-tournament-advice-instead = Bei { $players } Spielern könnten in { $rounds } Runden alle gegen alle spielen: fourfold tournament change --format round-robin
cli-tournament-next-enter = Als Nächstes die Spieler melden: fourfold tournament enter NAME …
cli-tournament-next-pair = Wenn alle gemeldet sind, die erste Runde auslosen: fourfold tournament pair
cli-tournament-next-open =
    { $number ->
        [one] Noch kein Ergebnis an { $number } Tisch: { $tables }
       *[other] Noch kein Ergebnis an { $number } Tischen: { $tables }
    }
cli-tournament-next-round = Als Nächstes Runde { $round } auslosen: fourfold tournament pair
cli-tournament-next-finish = Alle Runden sind gespielt. Turnier beenden: fourfold tournament finish
cli-tournament-none = es gibt noch kein Turnier: Beginn eines mit fourfold tournament new
cli-tournament-which = nenne das Turnier mit --tournament; mehrere sind nicht beendet: { $names }
cli-tournament-unknown = es gibt kein Turnier { $text }; vorhanden sind: { $names }
cli-tournament-unknown-many = { $text } kann mehrere Turniere meinen: { $names }
cli-tournament-nobody = niemand namens { $text } nimmt teil; gemeldet sind: { $names }
cli-tournament-nobody-number = es gibt keine Nummer { $text }: Die Teilnehmenden haben die Nummern 1 bis { $most }
cli-tournament-several = { $text } kann mehrere meinen: { $names }
cli-tournament-table = { $text } ist kein Tisch: Schreib 3 für Tisch 3, 3.2 für die zweite Partie oder das zweite Brett dort
cli-tournament-boards = an Tisch { $table } gibt es mehrere Bretter: { $names }
cli-tournament-no-round = es ist noch keine Runde ausgelost: fourfold tournament pair
cli-tournament-no-such-round = es gibt keine Runde { $round }; die letzte ist Runde { $last }
cli-tournament-result = { $text } ist kein Ergebnis; schreib eines von: { $results }
cli-tournament-result-missing = nach { $table } fehlt das Ergebnis
cli-tournament-points = { $text } ist keine Punktzahl; schreib 0, 0.5 oder 1
cli-tournament-one-name = --rating und --members gelten für einen Namen, nicht für mehrere
cli-tournament-no-correction = nenne den richtigen Namen, die richtige Wertung (--rating) oder beides
cli-tournament-no-cross = für dieses Turnier gibt es keine Kreuztabelle
cli-tournament-no-tables = es gibt noch keine Tische: Melde zuerst die Spieler
cli-tournament-no-entrants = es ist noch niemand gemeldet
cli-tournament-no-games = es ist noch keine Partie gespielt
cli-tournament-sure = { $name } endgültig absagen? (ja/nein)
cli-tournament-kept = { $name } wurde nicht abgesagt
cli-tournament-finish-sure = In { $name } sind noch Runden zu spielen. Endgültig beenden? (ja/nein)
cli-tournament-goes-on = { $name } geht weiter
cli-tournament-cancelled = { $name } wurde abgesagt.
cli-tournament-printed = Gespeichert: { $path }
cli-tournament-no-address = --address: { $text } ist keine Adresse wie { $example }
cli-tournament-not-over = Das Turnier ist noch nicht zu Ende: Die Plätze können sich noch ändern.
cli-tournament-no-network = Dieser Rechner ist in keinem Netz: Handys erreichen die Adressen auf diesen Karten nicht. Nenne eine mit --address.
cli-tournament-desk = Der Tisch der Turnierleitung von { $name } (behalte diese Adresse für dich; Strg+C beendet ihn):
cli-tournament-desk-lan = Handys im lokalen Netz können Ergebnisse eintragen: fourfold tournament print cards
cli-tournament-desk-alone = Nur dieser Rechner kann ihn öffnen. Für Handys an den Tischen: --lan.
cli-tournament-log-entered = { $name } ist mit Nummer { $number } gemeldet.
cli-tournament-log-entered-rated = { $name } ist mit Nummer { $number } und der Wertung { $rating } gemeldet.
cli-tournament-log-entry-corrected = Nummer { $number } heißt jetzt { $name }.
cli-tournament-log-entry-corrected-rated = Nummer { $number } heißt jetzt { $name } und hat die Wertung { $rating }.
cli-tournament-log-lineup-changed = { $name } spielt jetzt mit { $members }.
cli-tournament-log-withdrawn = { $name } zieht sich zurück.
cli-tournament-log-paused = { $name } pausiert.
cli-tournament-log-resumed = { $name } ist wieder da.
cli-tournament-log-bye-granted = { $name } hat in Runde { $round } spielfrei (Punkte: { $points }).
cli-tournament-log-round-paired = Runde { $round } ist ausgelost.
cli-tournament-log-round-unpaired = Die Paarungen von Runde { $round } sind aufgehoben.
cli-tournament-log-game-added = { $game }: Es folgt noch eine Partie.
cli-tournament-log-game-started = { $game }: { $first } gegen { $second } hat begonnen.
cli-tournament-log-result = { $game }: { $first } { $result } { $second }
cli-tournament-log-adjudicated = { $game }: { $first } { $result } { $second } (Entscheidung der Turnierleitung)
cli-tournament-log-corrected = { $game }: { $first } { $result } { $second } (berichtigt)
cli-tournament-log-reopened = { $game }: { $first } gegen { $second } ist wieder offen.
cli-tournament-log-match-decided = { $game }: { $name } gewinnt durch Entscheidung der Turnierleitung.
cli-tournament-log-round-closed = Runde { $round } ist vollständig.
cli-tournament-log-tournament-finished = Das Turnier ist beendet.
cli-tournament-pair-names = { $text } ist kein Paar: Schreib zwei Spieler mit Doppelpunkt, etwa ana:ben

## Added for the web app and the server

site-title = Fourfold · Spiel Quarto!
site-about = Quarto! Sechzehn Figuren, vier Merkmale, ein Ruf.
site-game-playing = Hier läuft gerade eine Partie Quarto! Schau live zu.
site-invitation = Bei Quarto! sucht dein Gegenüber die Figur aus, die du setzt. Vier in einer Reihe mit einem gemeinsamen Merkmal gewinnen, wenn du es siehst und rufst.
site-unreachable = Der Server ist nicht zu erreichen. Neuer Versuch …
web-percent = { NUMBER($number, maximumFractionDigits: 0) } %
web-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
web-with-remark = { $text }, { $remark }
web-turn-place-give = { $square }, dann { piece-the }
web-turn-place-call = { $square }, dann { quarto-call }
web-call-on = { quarto-call } { $squares }
web-account-token-revoke = Widerrufen
problem-field-missing = Das fehlt.
problem-field-unknown = Dieses Feld gibt es nicht.
problem-field-json = Das ist kein gültiges JSON.
problem-field-text = Hier muss Text stehen.
problem-field-boolean = Hier muss true oder false stehen.
problem-field-integer = Hier muss eine ganze Zahl stehen.
problem-field-number = Hier muss eine Zahl stehen.
problem-field-list = Hier muss eine Liste stehen.
problem-field-object = Hier muss ein Objekt stehen.
problem-field-date = Hier muss ein Datum wie 2026-11-15 stehen.
problem-field-choice = Möglich sind { $choices }.
problem-field-short =
    { $number ->
        [one] Hier ist mindestens { $number } Zeichen nötig.
       *[other] Hier sind mindestens { $number } Zeichen nötig.
    }
problem-field-long =
    { $number ->
        [one] Hier ist höchstens { $number } Zeichen erlaubt.
       *[other] Hier sind höchstens { $number } Zeichen erlaubt.
    }
problem-field-few =
    { $number ->
        [one] Hier muss mindestens { $number } Eintrag stehen.
       *[other] Hier müssen mindestens { $number } Einträge stehen.
    }
problem-field-many =
    { $number ->
        [one] Hier darf höchstens { $number } Eintrag stehen.
       *[other] Hier dürfen höchstens { $number } Einträge stehen.
    }
problem-field-above = Hier muss mehr als { $number } stehen.
problem-field-least = Hier muss mindestens { $number } stehen.
problem-field-below = Hier muss weniger als { $number } stehen.
problem-field-most = Hier darf höchstens { $number } stehen.
problem-field-form = Das hat die falsche Form.
problem-token-scope = Dieses Token darf nur lesen. Zum Spielen brauchst du ein Token, das es darf.
problem-games-many = Du hast { $most } unbeendete Partien: Beende erst eine oder gib eine auf.
problem-games-today = Du hast an einem Tag { $most } Partien begonnen: Versuch es später noch einmal.
problem-games-stored = Deine Partien belegen die { $most } MB, die du hier hast.
problem-character = Der Text enthält ein Zeichen, das hier nicht verwendet werden kann: { $character }.
problem-host = Dieser Server ist unter dem Namen { $host } nicht erreichbar. Wer ihn betreibt, kann den Namen mit FOURFOLD_ALLOWED_HOSTS zulassen.
web-account-token-scope = Was das Token darf
web-account-token-play = Lesen und spielen
web-account-token-read = Nur lesen
web-account-token-days = Wie lange es gilt
web-account-token-used = zuletzt benutzt am { $date }
web-account-token-unused = nie benutzt
web-account-token-until = gültig bis { $date }

## Help of tournaments on the command line

help-tournament = Ein Turnier an echten Tischen leiten: Spieler melden, Runden auslosen, Ergebnisse eintragen, drucken.
help-tournament-new = Ein Turnier beginnen.
help-tournament-new-more = Ohne --format richtet sich die Turnierform nach der Zahl der Spieler: Bei höchstens 8 und genug Runden spielen alle gegen alle, sonst Schweizer System.
help-tournament-change = Ein Turnier vor der ersten Runde ändern; Name und Text auch später.
help-tournament-list = Die Turniere auflisten, das zuletzt geänderte zuerst.
help-tournament-cancel = Ein Turnier endgültig absagen; sein Verlauf bleibt erhalten.
help-tournament-enter = Spieler oder eine Mannschaft melden, auch nachträglich.
help-tournament-import = Alle aus einer CSV-Datei melden, oder niemanden, wenn etwas darin falsch ist.
help-tournament-import-more = Die erste Zeile benennt die Spalten: name, und wenn gewünscht rating (Wertung), team und bot. UTF-8, mit Kommas, Semikolons oder Tabulatoren.
help-tournament-withdraw = Jemanden endgültig herausnehmen; über eine noch offene Partie wird eigens entschieden.
help-tournament-pause = Jemanden aussetzen lassen, bis er wieder da ist.
help-tournament-resume = Jemanden nach einer Pause wieder mitspielen lassen.
help-tournament-bye = Jemandem in einer kommenden Runde eines Schweizer Systems spielfrei geben.
help-tournament-lineup = Eine Mannschaft ab der nächsten Runde mit anderen Mitgliedern spielen lassen.
help-tournament-correct-entry = Namen oder Wertung eines Eingetippten berichtigen; Paarungen bleiben.
help-tournament-pair = Die nächste Runde auslosen, von selbst oder von Hand.
help-tournament-unpair = Die Paarungen der letzten Runde aufheben, solange sie kein Ergebnis hat.
help-tournament-finish = Das Turnier beenden: Die Tabelle ist endgültig. Ergebnisse lassen sich noch berichtigen.
help-tournament-result = Ergebnisse eintragen, alle oder keines.
help-tournament-result-more = Tisch 3 der laufenden Runde ist 3, das zweite Brett oder die zweite Partie dort 3.2, dasselbe in Runde 1 ist 1.3.2.
help-tournament-forfeit = Einen Spieler, der nicht kam, verlieren lassen, oder beide.
help-tournament-correct = Ein Ergebnis berichtigen oder entfernen; der Verlauf behält beides.
help-tournament-decide = Jemanden an einem Tisch im K.-o. gewinnen lassen, etwa nach vielen Unentschieden.
help-tournament-show = Ein Turnier zeigen: seine Regeln, wer teilnimmt, was als Nächstes kommt.
help-tournament-pairings = Die Tische einer Runde mit ihren Ergebnissen zeigen.
help-tournament-standings = Die Tabelle mit den Feinwertungen zeigen.
help-tournament-log = Alles auflisten, was geschehen ist, auch Berichtigungen.
help-tournament-export = Ein Turnier für andere Programme schreiben: CSV, JSON oder den Bericht der FIDE (TRF).
help-tournament-print = Paarungen, Tischkarten, Partieformulare, Tabelle oder Urkunden als PDF drucken.
help-tournament-desk = Den Tisch der Turnierleitung im Browser öffnen; der Server läuft auf diesem Rechner.
help-tournament-desk-more = Alles wird sofort gespeichert; die anderen Befehle gehen gleichzeitig. Internet ist nicht nötig.
help-panel-format = Turnierform
help-metavar-table = TISCH
help-metavar-result = ERGEBNIS
help-metavar-points = PUNKTE
help-metavar-text = TEXT
help-tournament-name = Wie das Turnier heißt.
help-tournament-option = Welches Turnier, nach Name oder Kennung oder deren Anfang; sonst FOURFOLD_TOURNAMENT oder das einzige, das nicht beendet ist.
help-tournament-who = Ein Spieler: Nummer, Name oder Anfang eines Namens.
help-tournament-table = Ein Tisch, etwa 3, oder 3.2 für das zweite Brett oder die zweite Partie dort.
help-tournament-round = Welche Runde; sonst die letzte, beim Spielfrei-Geben die nächste.
help-tournament-json-events = Schreiben, was zum Verlauf hinzukam, ein JSON-Objekt pro Zeile.
help-tournament-output = Wohin damit; - ist die Standardausgabe.
help-tournament-format = Wie gespielt wird: { $names }.
help-tournament-players = Wie viele Spieler erwartet werden; danach wird eine Turnierform vorgeschlagen.
help-tournament-rounds = Wie viele Runden ein Schweizer System hat.
help-tournament-cycles = Wie oft sich im Rundenturnier alle begegnen: 1 oder 2.
help-tournament-best-of = Wie viele Partien zwei Spieler im K.-o. haben: 1, 3, 5 …
help-tournament-third-place = Im K.-o. die Verlierer der Halbfinale gegeneinander spielen lassen.
help-tournament-boards = Wie viele Bretter eine Mannschaft hat; bei mehr als 1 ist es ein Mannschaftsturnier.
help-tournament-minutes = Wie viele Minuten eine Arena dauert.
help-tournament-reach = Wie viele Plätze nach oben eine Herausforderung in einer Rangliste reicht.
help-tournament-limit = Wie viele höchstens teilnehmen können.
help-tournament-late = Ob man sich nach der ersten Runde noch melden kann.
help-tournament-tiebreaks = Was gleiche Punkte trennt, in dieser Reihenfolge, mit Kommas: { $names }.
help-tournament-preset = Fertige Regeln, mit einer Minute pro Zug: { $names }.
help-tournament-handicap = Wie viele Wertungspunkte den stärkeren Spieler eine Stufe kosten (R7).
help-tournament-import-file = Eine CSV-Datei mit Spielern; - ist die Standardeingabe.
help-tournament-import-too = Alle aus dieser CSV-Datei melden, wie tournament import.
help-tournament-text = Was man darüber wissen sollte.
help-tournament-rename = Ein anderer Name.
help-tournament-names = Namen von Spielern oder der Name einer Mannschaft.
help-tournament-rating = Die Wertung des Spielers; danach wird gesetzt und gepaart.
help-tournament-right-name = Der richtige Name.
help-tournament-right-rating = Die richtige Wertung; 0 für keine.
help-tournament-members = Die Mitglieder einer Mannschaft in der Reihenfolge der Bretter, mit Kommas.
help-tournament-lineup-members = Die Mitglieder in der Reihenfolge der Bretter.
help-tournament-bot = Den Spieler als Computer kennzeichnen.
help-tournament-points = Wie viele Punkte es gibt: 0, 0.5 oder 1.
help-tournament-pair-table = Diese beiden von Hand paaren, erster Spieler zuerst; einmal pro Tisch.
help-tournament-pair-bye = Diesem Spieler bei einer Auslosung von Hand spielfrei geben.
help-tournament-results = Ein Tisch und sein Ergebnis, erster Spieler zuerst ({ $results }); + kam, - kam nicht.
help-tournament-corrected = Das richtige Ergebnis ({ $results }) oder open, um es zu entfernen.
help-tournament-adjudicated = Die Turnierleitung hat diese Ergebnisse entschieden.
help-tournament-absent = Wer nicht kam: ein Spieler an diesem Tisch, first, second oder both (beide).
help-tournament-cross = Zeigen, wer gegen wen gespielt hat.
help-tournament-export-what = Was geschrieben wird: { $names }.
help-tournament-print-what = Was gedruckt wird: { $names }.
help-tournament-paper = Das Papier: a4 oder letter.
help-tournament-language = Die Sprache der Seiten; sonst deine.
help-tournament-blank = Partieformulare ohne Namen.
help-tournament-places = Für wie viele erste Plätze es Urkunden gibt.
help-tournament-address = Wo Handys den Server erreichen, für die Codes auf den Tischkarten; sonst die Adresse dieses Rechners im lokalen Netz.
help-tournament-lan = Auch Handys im lokalen Netz zulassen.
help-tournament-open = Ob der Tisch im Browser gezeigt wird.
help-tournament-address-only = Nur die Adresse schreiben, für einen Server, der schon läuft.

## Help of the command line

# A piece by its traits, with its digit for those who type it: “In hand: short dark round solid piece (a)”
cli-piece = { piece-named }{ piece-digit }
help-usage = Aufruf:
help-usage-options = [OPTIONEN]
help-usage-command = BEFEHL [ARGUMENTE]…
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-panel-players = Spieler
help-panel-rules = Regeln
help-default = [Vorgabe: { $value }]
help-environment = [Umgebungsvariable: { $name }]
help-required = [erforderlich]
help-examples = Beispiele:
help-try = Hilfe zeigt { $command }.
help-error = Fehler
help-aborted = Abgebrochen.
help-help = Diese Hilfe zeigen und beenden.
help-version = Die Version zeigen und beenden.
help-lang = Sprache der Texte: { $names }; sonst die des Systems.
help-install-completion = Die Vervollständigung für diese Shell einrichten.
help-show-completion = Das Skript der Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.
help-completion-installed = Die Vervollständigung für { $shell } ist in { $path } eingerichtet. Sie wirkt in einem neuen Terminal.
help-metavar-address = ADRESSE
help-metavar-addresses = ADRESSEN
help-metavar-board = BRETT
help-metavar-command = BEFEHL
help-metavar-seconds = SEKUNDEN
help-metavar-cost = FOLGE
help-metavar-directory = ORDNER
help-metavar-file = DATEI
help-metavar-how = WIE
help-metavar-language = SPRACHE
help-metavar-kind = ART
help-metavar-name = NAME
help-metavar-names = NAMEN
help-metavar-new = NEU
help-metavar-path = PFAD
help-metavar-position = STELLUNG
help-metavar-time = ZEIT
help-metavar-token = TOKEN
help-metavar-turn = ZUG
help-metavar-what = WAS
help-metavar-who = WER
help-metavar-yyyy-mm-dd = JJJJ-MM-TT
help-error-no-option = Es gibt keine Option { $name }.
help-error-no-option-similar = Es gibt keine Option { $name }. Meintest du { $names }?
help-error-no-command = Es gibt keinen Befehl { $name }.
help-error-no-command-similar = Es gibt keinen Befehl { $name }. Meintest du { $names }?
help-error-missing-command = Der Befehl fehlt.
help-error-missing-argument = Das Argument { $name } fehlt.
help-error-missing-option = Die Option { $name } fehlt.
help-error-extra = Hier nicht erwartet: { $text }
help-error-no-value = Die Option { $name } nimmt keinen Wert an.
help-error-needs =
    { $number ->
        [one] Die Option { $name } braucht einen Wert.
       *[other] Die Option { $name } braucht { $number } Werte.
    }
help-error-invalid = Falscher Wert für { $name }: { $why }
help-error-language = --lang: Es gibt keine Texte in { $name }; wähle aus { $names }
help-fourfold = Das Brettspiel Quarto!: spielen, Stellungen ansehen und lösen, Partien nachspielen und auswerten.
help-play = An dieser Tastatur spielen; im Spiel zeigt help, was möglich ist.
help-serve = Den Spielserver starten.
help-serve-more = Jede Option gibt es auch als Umgebungsvariable: FOURFOLD_PORT, FOURFOLD_DATABASE und so weiter.
help-opponents = Die Computergegner auflisten, mit ihrer Spielstärke.
help-opponents-more = Der schwächste steht zuerst. So spielst du gegen einen: fourfold play --opponent NAME
help-opponents-attention = Messen, wie oft jeder Computergegner jede Art von Muster übersieht.
help-opponents-attention-more = In der Hälfte der Partien gibt es ein Quarto zu rufen, in den anderen vollendet die Figur in der Hand eines. Sonst lässt sich nichts rufen oder vollenden.
help-opponents-calibrate = Alle Computergegner gegeneinander spielen lassen und ihre Spielstärke bestimmen.
help-opponents-calibrate-more = Elo-Zahlen größter Wahrscheinlichkeit auf jeder Stufe; ein Unentschieden zählt als halber Sieg.
help-opponents-check-perfect = Den perfekten Computergegner auf beiden Plätzen gegen alle anderen spielen lassen: Verschenkt er etwas?
help-opponents-check-perfect-more = Die Partien gehören zu denen, die calibrate spielt; eine Datei mit solchen Partien ist verwendbar. Der Exit-Status ist 1, wenn eine unentschiedene Partie verloren oder eine gewonnene nicht gewonnen wurde.
help-puzzle = Aufgaben lösen: gewinnen, die einzige sichere Figur geben, einen Fehler widerlegen, ein Unentschieden retten.
help-puzzle-more = Jede Aufgabe ist mit dem Löser geprüft; ihre Schwierigkeit ist die Spielstärke, bei der die Hälfte der Computergegner die Lösung findet. Ohne --seed, --count und --difficulty beginnt es leicht und passt sich dann an dich an.
help-drill = Den Blick schulen: Gibt es ein Quarto auf dem Brett, und wo?
help-drill-more = Antworte mit den vier Feldern eines Quartos oder mit -, wenn es keines gibt. Wirst du besser, geht es von Reihen bis zu gedrehten Quadraten; am Ende steht, was du übersiehst und wie schnell du bist.
help-fill = Das Brett mit allen sechzehn Figuren füllen, ganz ohne Quarto oder mit möglichst vielen.
help-fill-more = Schreib, was wohin kommt, etwa c2 7; help zeigt den Rest. Was die Tipps sagen, stimmt genau.
help-show = Eine Stellung zeichnen: das Brett, die Figuren daneben und die in der Hand.
help-show-more = Quartos, die auf dieser Stufe und mit diesen Merkmalen zählen, sind auf dem Brett markiert und darunter genannt.
help-referee = Über eine strittige Stellung an einem echten Tisch entscheiden: wer was rufen darf und nach welcher Regel.
help-referee-last = Das zuletzt besetzte Feld, zum Beispiel c1.
help-referee-placed-by = Wer es besetzt hat: first oder second.
help-referee-given = Ob seither eine Figur gegeben wurde.
help-referee-turn = Wer am Zug ist: first oder second; bei vollem Brett zeigt das, ob das Gegenüber gepasst hat.
help-referee-claim = Über den Ruf dieser vier Felder entscheiden, zum Beispiel a1b1c1d1.
help-referee-caller = Wer ruft: first oder second; sonst, wer am Zug ist.
help-referee-refused = Wie viele Rufe in diesem Zug abgelehnt wurden.
help-referee-level = 1 bis 4, oder A:B für Spieler 1 und Spieler 2.
help-hint = Einen Tipp geben, vom Wink bis zum Zug selbst.
help-hint-more = Ein Tipp verrät nie mehr als seine Tiefe, und was er sagt, stimmt genau.
help-replay = Aufgezeichnete Partien nachspielen und sagen, wie jede endete.
help-replay-more = Der Exit-Status ist 0, wenn alle Aufzeichnungen gültig sind, 1, wenn einige es nicht sind, und 2, wenn eine Datei nicht lesbar war.
help-picture = Eine aufgezeichnete Partie zeichnen: die letzte Stellung als PNG oder die ganze Partie als animiertes GIF.
help-review = Partien genau auswerten: was jede Entscheidung wert war und was am besten gewesen wäre.
help-review-more = Der Exit-Status ist 0, wenn alle Aufzeichnungen gültig sind, 1, wenn einige es nicht sind, und 2, wenn eine Datei nicht gelesen oder geschrieben werden konnte.
help-new = Die Aufzeichnung einer neuen Partie auf die Standardausgabe schreiben; wer beginnt, steht auf der Standardfehlerausgabe.
help-solve = Stellungen genau lösen, für die Person am Zug, nach der automatischen Regel (R14).
help-solve-more = Eine ungültige Stellung wird an ihrer Stelle gemeldet, und der Exit-Status am Ende ist 1. Quartos, die schon auf dem Brett sind, zählen nicht.
help-bot = Als Bot auf einem Server spielen.
help-bot-more = Leg ein Konto an, kennzeichne es als Bot, erzeuge ein Token dafür und starte diesen Befehl. Partien, die beim Anhalten noch liefen, gehen weiter.
help-engine = Als Engine spielen, die andere Programme starten.
help-engine-more = Befehle des Protokolls in docs/kit/protocol.md kommen über die Standardeingabe, Antworten gehen über die Standardausgabe.
help-lot = Das Los prüfen, das entscheidet, wer beginnt.
help-lot-check = Prüfen, ob eine Auslosung fair war.
help-lot-check-more = Exit-Status: 0, wenn ja, 1, wenn nein, 2, wenn das Los nicht lesbar ist.
help-account = Konten auf einem Server verwalten: auflisten, zurücksetzen, umbenennen, sperren, löschen.
help-account-list = Die Konten auflisten, und wie oft jedes gemeldet wurde.
help-account-reset = Das Passwort aufheben und einen Code erhalten, mit dem sich ein neues setzen lässt.
help-account-reset-more = Alle Sitzungen, Tokens und älteren Wiederherstellungscodes enden. Gib den Code der Person, der das Konto gehört: Er gilt einmal, als Wiederherstellungscode bei der Anmeldung.
help-account-rename = Jemandem einen anderen Namen geben; Meldungen zum alten sind damit erledigt.
help-account-block = Ein Konto sperren; seine Sitzungen und Tokens enden.
help-account-delete = Ein Konto löschen; in den Partien steht dann ein gelöschtes Konto.
help-db = Die Datenbank eines Servers pflegen: erneuern, sichern, wiederherstellen, prüfen.
help-db-upgrade = Das Schema der Datenbank erneuern oder anlegen.
help-db-upgrade-more = Mit SQLite macht ein Server das selbst; mit PostgreSQL tu es, bevor du eine neuere Version startest.
help-db-backup = Die Datenbank in eine Datei sichern, auch während ein Server sie benutzt.
help-db-backup-more = Die Kopie ist in sich stimmig und erscheint erst, wenn sie vollständig ist.
help-db-restore = Die Datenbank durch eine Sicherung ersetzen, ganz oder gar nicht.
help-db-restore-more = Halte zuerst den Server an. Eine ältere Sicherung wird auf den neuesten Stand gebracht.
help-db-check = Jede Partie nach den Regeln nachspielen und alles vergleichen, was aus den Protokollen folgt.
help-db-check-more = Ergebnisse, Listen, Namen und Wertungen werden noch einmal berechnet. Exit-Status: 0, wenn alles stimmt, 1, wenn etwas nicht stimmt.
help-mine = Die Computergegner spielen lassen und aus ihren Partien Aufgaben gewinnen (JSON Lines).
help-mine-more = Gleiche Optionen finden gleiche Aufgaben, mit beliebig vielen Prozessen und beliebig oft unterbrochen.
help-dataset = Eine Datei mit Stellungen erzeugen, mit genauen Werten und allen guten Zügen.
help-dataset-more = Dieselben Optionen ergeben dieselbe Datei, mit beliebig vielen Prozessen und auch nach Unterbrechungen.
help-atlas = Das Ergebnis perfekten Spiels vom leeren Brett zeigen, für jedes Paar von Stufen und jede Zahl von Merkmalen.
help-atlas-more = 1-0: Es gewinnt, wer beginnt und die erste Figur gibt. Eine unterbrochene Neuberechnung geht dort weiter, wo sie war; ihr Exit-Status ist 1, wenn ein Ergebnis vom mitgelieferten abweicht.
help-book = Die Eröffnungsbücher erstellen, prüfen und auflisten.
help-book-info = Die Bücher auflisten; der Exit-Status ist 1, wenn eines fehlt oder beschädigt ist.
help-book-verify = Die Prüfsummen prüfen und zufällige Einträge mit der Suche vergleichen.
help-book-verify-more = Der Exit-Status ist 1, wenn ein Buch fehlt, beschädigt oder falsch ist.
help-book-build = Jede Klasse von Stellungen in der Tiefe der Bücher lösen, in Abschnitten, und die Bücher schreiben.
help-book-build-more = Die Tiefe sind vier gesetzte Figuren, auf Stufe 1 mit drei oder vier Merkmalen fünf. Strg+C kostet höchstens einen Abschnitt: Derselbe Befehl macht weiter. Ein Handicap braucht auch die Werte seines Spiegelbilds. Alle 64 Bücher dauern auf einem Kern einige Stunden.
help-bench = Messen, wie schnell die Engine zufällige Stellungen ohne sofortigen Gewinn löst, nach Zahl der gesetzten Figuren.
help-bench-more = Leere Tabelle, ein Thread, mit und ohne Eröffnungsbuch, nur Werte und mit Abständen. Ab zehn gesetzten Figuren löst einfaches Minimax dieselben Stellungen, und die Tabelle sagt, wievielmal schneller die Engine ist.
help-perft = Die Folgen vom Geben und Setzen einer Länge zählen, nach der automatischen Regel (R14).
help-perft-more = Partien, die früher enden, zählen nicht. Jede erste Aktion steht mit ihrer eigenen Zahl.
help-patterns = Die Muster einer Stufe zeichnen, nach Art geordnet.
help-ascii = Nur mit einfachen ASCII-Zeichen zeichnen.
help-no-colour = Ohne Farben schreiben.
help-position = Vier Reihen, Reihe 1 zuerst, dann die Figur in der Hand oder -; sonst der Anfang.
help-records = Aufgezeichnete Partien; ein Ordner steht für seine *.qgn in der Reihenfolge der Namen, - für die Standardeingabe.
help-level = 1 bis 4.
help-level-seats = 1 bis 4; A:B steht für die Person am Zug und ihr Gegenüber.
help-level-players = 1 bis 4; A:B steht für die erste und die zweite Person.
help-traits = Merkmale im Spiel, aus colour,shape,height,fill, durch Kommas getrennt; sonst alle.
help-traits-some = Merkmale im Spiel, aus colour,shape,height,fill, durch Kommas getrennt.
help-edition = classic oder mushrooms.
help-threads = Threads für eine Suche; sonst so viele, wie der Rechner hat.
help-processes = Wie viele Partien gleichzeitig laufen.
help-ray = Auf dem Ray-Cluster an dieser Adresse rechnen, HOST:PORT oder auto, statt auf diesem Rechner (Extra cluster).
help-seed = Wiederholt dieselben zufälligen Entscheidungen.
help-json = Ein JSON-Objekt pro Zeile schreiben.
help-json-object = Ein JSON-Objekt schreiben.
help-json-array = Ein JSON-Array schreiben.
help-json-games = Nur JSON Lines schreiben, ein Objekt pro Partie.
help-database = Eine Datei oder { $url }; sonst FOURFOLD_DATABASE oder eine Datei in deinem Datenordner.
help-first = Wer zuerst gibt.
help-second = Wer zuerst setzt.
help-players = Zwei Namen; das Los entscheidet, wer beginnt. Bei --level A:B ist A die Stufe des ersten Namens.
help-seed-lots = Wiederholt dasselbe Los.
help-preset = Regeln nach Namen, die sich mit den Optionen unten ändern lassen: { $names }.
help-call = official, standing oder automatic.
help-false-call = refused oder loses.
help-clock = In Sekunden: 60/move, 300+5 oder - für keine.
help-start = Wo die Partie beginnt, wenn nicht am Anfang.
help-opponent = person, random oder ein Name aus fourfold opponents. Wähle den Platz mit --first oder --second oder überlass ihn dem Los.
help-random = Dasselbe wie --opponent random.
help-mute = Der Charakter des Computers sagt nichts.
help-save = Die Partie nach jeder Aktion in einer neuen Datei speichern.
help-resume = Die unbeendete Partie einer Aufzeichnung fortsetzen und dort weiter speichern.
help-account-name = Name des Kontos oder seine Kennung.
help-account-new = Der Name von nun an.
help-account-undo = Das Konto wieder zulassen.
help-account-yes = Nicht nachfragen.
help-db-force = Ersetzen, was da ist.
help-db-target = Wohin die Kopie kommt.
help-db-source = Eine Kopie von db backup.
help-atlas-level = Nur diese Stufen; A:B steht für die erste und die zweite Person.
help-atlas-traits = Nur so viele Merkmale, 1 bis 4.
help-atlas-recompute = Von Grund auf lösen und mit dem Mitgelieferten vergleichen.
help-atlas-distance = Mit --recompute: auch die Abstände finden.
help-atlas-state = Mit --recompute: wo fertige Zeilen bleiben, bis alle da sind.
help-atlas-output = Mit --recompute: die Zeilen als die mitgelieferte Datei schreiben.
help-bench-level = Eine Stufe; sonst 1 und 2.
help-bench-scale = So viele Male mehr Stellungen.
help-bench-seed = Bestimmt die Stellungen.
help-bench-empty = Auch das leere Brett von Grund auf lösen: das dauert Minuten.
help-book-level = Ein Paar von Stufen; A:B steht für die Person mit der Figur und die andere. Mehrfach möglich.
help-book-traits = Wie viele Merkmale im Spiel sind; mehrfach möglich.
help-book-traits-default = 1 bis 4
help-book-directory = Wo die Bücher sind.
help-book-directory-default = das des Pakets
help-book-samples = Wie viele Stellungen jedes Buchs gesucht werden.
help-book-seed = Bestimmt sie.
help-book-target = Wohin die Bücher geschrieben werden.
help-book-work = Wo fertige Werte bleiben, um nach einer Unterbrechung weiterzumachen.
help-book-work-default = ORDNER/work
help-book-memory = Megabyte für die Tabelle.
help-bot-server = Wo gespielt wird, etwa { $example }
help-bot-token = Ein Token des Bot-Kontos; sicherer in der Umgebung, wo es wenige sehen.
help-bot-strength = Wie stark; die Namen nennt fourfold opponents.
help-engine-check = Prüfen, ob eine andere Engine das Protokoll spricht: der Befehl, der sie startet. Der Exit-Status ist 1, wenn nicht.
help-engine-patience = Sekunden, die auf eine Antwort gewartet wird, bevor die Engine als hängend gilt.
help-bot-accept = Jede offene Herausforderung annehmen.
help-bot-challenge = Zuerst diese Herausforderung annehmen.
help-bot-tournament = An diesem Turnier teilnehmen und darin spielen, bis es zu Ende ist.
help-bot-code = Der Code für die Anmeldung, wo einer nötig ist.
help-bot-games = Nach so vielen Partien aufhören; 0 für nie.
help-drill-stage = Beginnen mit { $names }.
help-drill-grade = Mit Grad 1, 2 oder 3 beginnen.
help-drill-level = Was zählt, 1 bis 4; sonst wächst es mit.
help-drill-count = Wie viele Bretter; 0 für kein Ende.
help-drill-seconds = Zeit für jedes Brett; 0 für keine Uhr.
help-drill-grow = Richtige Antworten in Folge bis zum nächsten Schritt; 0, um zu bleiben.
help-drill-seed = Wiederholt dieselben Bretter.
help-drill-json = Nichts fragen: die Bretter mit ihren Antworten schreiben, eines pro Zeile.
help-fill-goal = none für gar kein Quarto, most für möglichst viele.
help-fill-board = Von diesem Brett aus weitermachen.
help-fill-check = Sagen, welche Quartos ein Brett hat und was daraus werden kann.
help-fill-hint = Sagen, wohin eine Figur kann, und beenden.
help-fill-solve = Das Brett so gut wie möglich füllen und beenden.
help-fill-seed = Wiederholt dieselbe Lösung.
help-fill-json = Mit --check, --hint oder --solve: ein JSON-Objekt schreiben.
help-hint-what = Eine Aufzeichnung mit einer Partie oder vier Reihen und die Figur in der Hand oder -.
help-hint-depth = nudge, reason, turn oder all für alle drei.
help-hint-explain = Stattdessen sagen, warum dieser Zug gewinnt, das Unentschieden hält oder verliert.
help-hint-danger = Stattdessen zeigen, welche Figur wo gewinnen würde.
help-hint-at = Zurück ans Ende von Zug N einer Aufzeichnung.
help-hint-level = Zu einer Stellung: 1 bis 4; A:B steht für die Person am Zug und ihr Gegenüber.
help-hint-traits = Zu einer Stellung: aus colour,shape,height,fill, durch Kommas getrennt.
help-hint-call = Zu einer Stellung: official, standing oder automatic.
help-lot-file = JSON: ein Los oder eine Partie mit einem, wie der Server sie zeigt; - für die Standardeingabe.
help-mine-count = Aufgaben jedes Themas auf jeder Stufe.
help-mine-levels = Stufen oder Paare davon, etwa { $example }
help-mine-themes = Einige von { $names }.
help-mine-games = Höchstens so viele Partien ansehen.
help-mine-tries = Wie oft jeder Computergegner eine Aufgabe versucht.
help-mine-no-grade = Die Schwierigkeit offen lassen (null).
help-mine-grade = Keine neuen suchen: die einer Datei bewerten, JSON Lines oder kompakt. Mehrfach möglich.
help-mine-shipped = Auch finden, was das Paket schon hat.
help-mine-state = Wo Fertiges bleibt; derselbe Befehl macht nach einer Unterbrechung weiter.
help-mine-out = Dorthin schreiben, wenn alles fertig ist.
help-mine-store = Die kompakte Form des Pakets schreiben, kein JSON.
help-dataset-positions = Wie viele verschiedene Stellungen erzeugt werden.
help-dataset-out = Die neue Datei; ihr Name endet auf .parquet oder .npz. Eine Beschreibung der Daten und eine Prüfsumme kommen daneben.
help-dataset-placed = Wie viele Figuren gesetzt sind, von A bis B. Weniger als 5 dauern lange.
help-dataset-processes = Wie viele Prozesse gleichzeitig rechnen; sonst so viele, wie der Rechner Kerne hat.
help-dataset-resume = Unterbrochene Arbeit fortsetzen.
help-opponents-level = Die Spielstärken auf dieser Stufe zeigen.
help-opponents-levels = Stufen, durch Kommas getrennt.
help-opponents-state = Wo fertige Partien bleiben; derselbe Befehl macht nach einer Unterbrechung weiter.
help-opponents-games-kind = Partien für jede Art von Muster.
help-opponents-games-pair = Partien jedes Paars auf jeder Stufe.
help-opponents-games-all = Partien insgesamt.
help-opponents-write = Die Spielstärken so schreiben, wie das Paket sie hat (ratings.json).
help-perft-depth = Wie oft gegeben und gesetzt wird, ab 0.
help-puzzle-theme = Eines von { $names }.
help-puzzle-difficulty = Von einer Wertung bis zur anderen; eine davon kann fehlen.
help-puzzle-count = Wie viele; sonst 1 mit --json, ohne --json bis du gehst.
help-puzzle-seed = Wiederholt dieselben Aufgaben.
help-puzzle-daily = Die Aufgabe des Tages (UTC).
help-puzzle-date = Mit --daily: die eines anderen Tages.
help-puzzle-id = Die Aufgabe mit dieser Kennung.
help-replay-step = Zug für Zug durch die Partien gehen.
help-picture-file = Eine Datei mit einer aufgezeichneten Partie; - für die Standardeingabe.
help-picture-output = Wohin das Bild geschrieben wird: ein Name, der auf .png oder .gif endet.
help-picture-after = Statt der letzten die Stellung nach so vielen Aktionen zeigen.
help-picture-side = Breite und Höhe in Pixeln.
help-review-html = Eine Seite schreiben, die sich offline öffnet, mit Brett, Wertverlauf und Schritten.
help-serve-host = Wo gelauscht wird; sonst 127.0.0.1.
help-serve-port = Sonst 8016; 0 für irgendeinen freien.
help-serve-lan = Im lokalen Netz lauschen und in Links die Adresse dieses Rechners nennen.
help-serve-redis = { $url }, bei mehreren Prozessen.
help-serve-workers = Wie viele Prozesse; sonst 1.
help-serve-public-url = Wo es zu finden ist, hinter einem Proxy: { $url }
help-serve-trusted-proxies = Proxys, deren Kopfzeilen geglaubt wird, durch Kommas getrennt.
help-serve-open = Die Seite im Browser zeigen, sobald sie bereit ist.
help-solve-positions = Vier Reihen, Reihe 1 zuerst, dann die Figur in der Hand oder -; auch mehrere. Ein einzelnes - liest sie von der Standardeingabe, eine pro Zeile.
help-solve-distance = Auch sagen, nach wie vielen gesetzten Figuren es entschieden ist.
help-solve-turns = Jeden erlaubten Zug mit seinem Wert auflisten, den besten zuerst.
help-solve-no-book = Suchen, ohne in die Eröffnungsbücher zu sehen.
percent = { $number } %
cli-progress-nodes = { $number } Mio
cli-texts-head-language = Sprache
cli-texts-head-complete = Vollständig
cli-texts-head-missing = Fehlend
cli-texts-checking = Texte werden geprüft
cli-texts-well = Keine Fehler gefunden.
cli-texts-found =
    { $number ->
        [one] { $number } Fehler gefunden.
       *[other] { $number } Fehler gefunden.
    }
cli-texts-lacking =
    { $number ->
        [one] { $number } Text fehlt und erscheint auf Englisch.
       *[other] { $number } Texte fehlen und erscheinen auf Englisch.
    }
cli-texts-none-missing = Es fehlt nichts.
cli-texts-in-english = (erscheint auf Englisch)
cli-texts-no-key = kein Schlüssel beginnt mit { $text }
cli-texts-finding-language = { $name } ist keine Sprache, die CLDR kennt: Benenne die Datei nach einer, etwa fr.ftl oder pt-BR.ftl
cli-texts-finding-junk = ist nicht zu lesen: { $text }
cli-texts-finding-twice = diesen Schlüssel gibt es zweimal
cli-texts-finding-unknown = im Englischen gibt es diesen Schlüssel nicht, und kein anderer Text verweist darauf
cli-texts-finding-reference = verweist auf { $name }, das es nicht gibt
cli-texts-finding-lost = zeigt { $name } nicht, anders als das Englische
cli-texts-finding-added = zeigt { $name }, anders als das Englische
cli-texts-finding-unasked = wählt nach { $name }, das dieser Text nicht bekommt
cli-texts-finding-value = { $name } ist nie { $value }
cli-texts-finding-plural = hat keine Form für Zahlen der Art [{ $form }]
cli-texts-finding-dots = Auslassungspunkte sind ein einziges Zeichen: { $text }
cli-texts-finding-spaces = zwei Leerzeichen, ein Tabulator oder eine leere Zeile: { $text }
cli-texts-finding-straight = verwende typografische Anführungszeichen und Apostrophe: { $text }
cli-texts-finding-french = Französisch hat hier ein schmales geschütztes Leerzeichen: { $text }
cli-texts-finding-german = deutsche Anführungszeichen stehen „so“, vor % ein Leerzeichen: { $text }
cli-texts-finding-spanish = Spanisch öffnet, was es schließt: { $text }
cli-texts-finding-ending = endet mit „{ $text }“, das Englische mit „{ $expected }“
cli-texts-finding-term = das Englische hat { $word }: Verwende das Wort des Glossars, { $term }
cli-texts-finding-avoid = schreib statt { $word }: { $term }
help-texts = Die Texte betreuen: wie vollständig jede Sprache ist, und Prüfungen für Übersetzer.
help-texts-check = Texte prüfen: Schlüssel, Platzhalter, Mehrzahl, Begriffe des Glossars, Zeichensetzung.
help-texts-check-more = Rückgabewert: 0, wenn alles stimmt, 1, wenn etwas falsch ist, 2, wenn eine Datei nicht lesbar ist. Fehlende Texte werden gezählt, sind aber kein Fehler: Sie erscheinen auf Englisch.
help-texts-missing = Die Texte auflisten, die eine Sprache auf Englisch zeigt, fertig zum Übersetzen.
help-texts-missing-more = Jeder hat seine Beschreibung und den englischen Text, im Format der Datei.
help-texts-show = Jeden Text mit seiner Beschreibung zeigen, auf Englisch und in einer Sprache.
help-texts-language = Eine Sprache wie fr oder eine Datei wie new/pl.ftl.
help-texts-languages = Sprachen wie fr oder Dateien wie new/pl.ftl; sonst alle Sprachen.
help-texts-beginning = Nur Schlüssel, die so beginnen.
help-metavar-beginning = ANFANG
