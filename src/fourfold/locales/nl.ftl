language-name = Nederlands

## Labels

label = { $label }: { $text }

## The call

quarto-call = QUARTO!

## Seats and names

player-first = eerste speler
player-second = tweede speler
name-first = Speler 1
name-second = Speler 2
name-deleted = Verwijderde speler

## Editions and their words

edition-classic-name = Klassiek
edition-classic-about = Houten stukken: licht of donker, rond of vierkant, hoog of laag, vol of hol.
edition-mushrooms-name = Paddenstoelen
edition-mushrooms-about = Voor kinderen: blauw of rood, puntig of plat, groot of klein, met of zonder gele stippen.
trait-colour = kleur
trait-shape =
    { $edition ->
        [mushrooms] hoed
       *[classic] vorm
    }
trait-height =
    { $edition ->
        [mushrooms] grootte
       *[classic] hoogte
    }
trait-fill =
    { $edition ->
        [mushrooms] stippen
       *[classic] vulling
    }
value-light =
    { $edition ->
        [mushrooms] blauw
       *[classic] licht
    }
value-dark =
    { $edition ->
        [mushrooms] rood
       *[classic] donker
    }
value-round =
    { $edition ->
        [mushrooms] puntig
       *[classic] rond
    }
value-square =
    { $edition ->
        [mushrooms] plat
       *[classic] vierkant
    }
value-tall =
    { $edition ->
        [mushrooms] groot
       *[classic] hoog
    }
value-short =
    { $edition ->
        [mushrooms] klein
       *[classic] laag
    }
value-solid =
    { $edition ->
        [mushrooms] zonder gele stippen
       *[classic] vol
    }
value-hollow =
    { $edition ->
        [mushrooms] met gele stippen
       *[classic] hol
    }
piece-noun =
    { $edition ->
        [mushrooms] { $number ->
            [one] paddenstoel
           *[other] paddenstoelen
        }
       *[classic] { $number ->
            [one] stuk
           *[other] stukken
        }
    }
piece-one =
    { $edition ->
        [mushrooms] paddenstoel
       *[classic] stuk
    }
piece-many =
    { $edition ->
        [mushrooms] paddenstoelen
       *[classic] stukken
    }
piece-named =
    { $edition ->
        [mushrooms] { $height ->
            [tall] grote
           *[short] kleine
        } { $colour ->
            [light] blauwe
           *[dark] rode
        } { $shape ->
            [round] puntige
           *[square] platte
        } paddenstoel { $fill ->
            [solid] zonder gele stippen
           *[hollow] met gele stippen
        }
       *[classic] { $height ->
            [tall] hoog
           *[short] laag
        }, { $colour ->
            [light] licht
           *[dark] donker
        }, { $shape ->
            [round] rond
           *[square] vierkant
        }, { $fill ->
            [solid] vol
           *[hollow] hol
        } stuk
    }
piece-the =
    { $edition ->
        [mushrooms] de { $height ->
            [tall] grote
           *[short] kleine
        } { $colour ->
            [light] blauwe
           *[dark] rode
        } { $shape ->
            [round] puntige
           *[square] platte
        } paddenstoel { $fill ->
            [solid] zonder gele stippen
           *[hollow] met gele stippen
        }{ piece-digit }
       *[classic] het { $height ->
            [tall] hoge
           *[short] lage
        }, { $colour ->
            [light] lichte
           *[dark] donkere
        }, { $shape ->
            [round] ronde
           *[square] vierkante
        }, { $fill ->
            [solid] volle
           *[hollow] holle
        } stuk{ piece-digit }
    }
piece-digit =
    { $digits ->
        [shown] { " " }({ $piece })
       *[hidden] { "" }
    }

## Kinds of patterns

kind-row =
    { $number ->
        [one] rij
       *[other] rijen
    }
kind-column =
    { $number ->
        [one] kolom
       *[other] kolommen
    }
kind-diagonal =
    { $number ->
        [one] diagonaal
       *[other] diagonalen
    }
kind-small-square =
    { $number ->
        [one] klein vierkant
       *[other] kleine vierkanten
    }
kind-large-square =
    { $number ->
        [one] groot vierkant
       *[other] grote vierkanten
    }
kind-turned-square =
    { $number ->
        [one] gedraaid vierkant
       *[other] gedraaide vierkanten
    }

## Things with a number

unit-square =
    { $number ->
        [one] { $number } hokje
       *[other] { $number } hokjes
    }
unit-pattern =
    { $number ->
        [one] { $number } patroon
       *[other] { $number } patronen
    }
unit-game =
    { $number ->
        [one] { $number } partij
       *[other] { $number } partijen
    }
unit-second =
    { $number ->
        [one] { $number } seconde
       *[other] { $number } seconden
    }
unit-tenths = { $whole },{ $tenth } s
unit-minute =
    { $number ->
        [one] { $number } minuut
       *[other] { $number } minuten
    }
unit-hour =
    { $number ->
        [one] { $number } uur
       *[other] { $number } uur
    }
unit-day =
    { $number ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
unit-piece =
    { $edition ->
        [mushrooms] { $number ->
            [one] { $number } paddenstoel
           *[other] { $number } paddenstoelen
        }
       *[classic] { $number ->
            [one] { $number } stuk
           *[other] { $number } stukken
        }
    }
unit-trait =
    { $number ->
        [one] { $number } kenmerk
       *[other] { $number } kenmerken
    }

## Settings agreed before a game

setting-preset = Spelregels
setting-level = Niveau
setting-traits = Kenmerken die meetellen
setting-call = Quarto roepen
setting-false-call = Onterecht geroepen
setting-clock = Klok
setting-edition = Editie
level-name = Niveau { $level }
level-handicap = Niveau { $first } tegen niveau { $second }
level-1-about = Het basisspel: rijen, kolommen en diagonalen.
level-2-about = Voor geoefende spelers: ook de 9 kleine vierkanten tellen.
level-3-about = Ook de 5 grotere vierkanten tellen.
level-4-about = Ook de 6 gedraaide vierkanten tellen.
call-official-name = Officieel roepen
call-official-about =
    { $edition ->
        [mushrooms] Roep een quarto voordat je een paddenstoel geeft. Zie je hem niet, dan mag je tegenspeler hem meteen roepen; daarna is zijn waarde verloren.
       *[classic] Roep een quarto voordat je een stuk geeft. Zie je hem niet, dan mag je tegenspeler hem meteen roepen; daarna is zijn waarde verloren.
    }
call-standing-name = Later roepen mag
call-standing-about = Een quarto houdt zijn waarde: wie hem in zijn eigen beurt als eerste roept, wint.
call-automatic-name = Automatisch
call-automatic-about = Niemand roept: een quarto wint meteen.
false-call-refused-name = Afgewezen
false-call-refused-about = Onterecht geroepen? Dan telt het niet en gaat de beurt verder.
false-call-loses-name = Partij verloren
false-call-loses-about = Wie onterecht roept, verliest de partij.
clock-none = Zonder klok
clock-turn = { $time } per zet
clock-bank = { $time } per speler
clock-bank-increment = { $time } per speler, plus { $increment } na elke zet
clock-left = { $name } heeft nog { $time }
preset-basic-name = Basisspel
preset-basic-about = Rijen, kolommen en diagonalen, zoals in de spelregels.
preset-experienced-name = Geoefende spelers
preset-experienced-about = De variant uit de spelregels: ook kleine vierkanten winnen.
preset-level-1-name = Niveau 1
preset-level-1-about = Rijen, kolommen en diagonalen: 10 manieren om te winnen.
preset-level-2-name = Niveau 2
preset-level-2-about = Ook kleine vierkanten: 19 manieren om te winnen.
preset-level-3-name = Niveau 3
preset-level-3-about = Ook grotere vierkanten: 24 manieren om te winnen.
preset-level-4-name = Niveau 4
preset-level-4-about = Ook gedraaide vierkanten: 30 manieren om te winnen en bijna nooit gelijkspel.
preset-beginners-1-name = Beginners, één kenmerk
preset-beginners-1-about = Alleen de kleur telt.
preset-beginners-2-name = Beginners, twee kenmerken
preset-beginners-2-about = Alleen kleur en vorm tellen.
preset-beginners-3-name = Beginners, drie kenmerken
preset-beginners-3-about = Kleur, vorm en hoogte tellen.
preset-mushrooms-name = Paddenstoelen
preset-mushrooms-about = Het basisspel met paddenstoelen, voor kinderen.
preset-tournament-name = Toernooi
preset-tournament-about = Het basisspel met één minuut per zet.

## What happens in a game

phase-give-plain =
    { $edition ->
        [mushrooms] Geef { $other } een paddenstoel.
       *[classic] Geef { $other } een stuk.
    }
phase-give-call =
    { $edition ->
        [mushrooms] Geef { $other } een paddenstoel, of roep QUARTO!
       *[classic] Geef { $other } een stuk, of roep QUARTO!
    }
phase-place-plain =
    { $edition ->
        [mushrooms] Zet deze paddenstoel op het bord.
       *[classic] Zet dit stuk op het bord.
    }
phase-place-call =
    { $edition ->
        [mushrooms] Zet deze paddenstoel op het bord, of roep QUARTO!
       *[classic] Zet dit stuk op het bord, of roep QUARTO!
    }
phase-last-word-plain =
    { $edition ->
        [mushrooms] Alle paddenstoelen staan op het bord: je kunt alleen nog passen.
       *[classic] Alle stukken staan op het bord: je kunt alleen nog passen.
    }
phase-last-word-call =
    { $edition ->
        [mushrooms] Alle paddenstoelen staan op het bord: roep QUARTO! of pas.
       *[classic] Alle stukken staan op het bord: roep QUARTO! of pas.
    }
phase-last-answer-plain = { $other } heeft gepast: pas jij ook.
phase-last-answer-call = { $other } heeft gepast: roep QUARTO! of pas ook.
phase-over-plain = De partij is afgelopen.
waiting-give =
    { $edition ->
        [mushrooms] { $name } kiest een paddenstoel voor { $other }.
       *[classic] { $name } kiest een stuk voor { $other }.
    }
waiting-place =
    { $edition ->
        [mushrooms] { $name } zet de paddenstoel op het bord.
       *[classic] { $name } zet het stuk op het bord.
    }
waiting-last-word = { $name } heeft het laatste woord.
waiting-last-answer = { $name } mag als laatste antwoorden.
action-give = { $name } geeft { $other } { piece-the }.
action-place = { $name } zet { piece-the } op { $square }.
action-call = { $name } roept QUARTO! op { $squares }.
action-refused-empty-square = { $name } roept QUARTO! op { $squares }, maar minstens één van die hokjes is leeg.
action-refused-no-pattern = { $name } roept QUARTO! op { $squares }, maar die hokjes vormen geen patroon.
action-refused-not-in-level = { $name } roept QUARTO! op { $squares }, maar dat patroon hoort niet bij het niveau van wie roept.
action-refused-no-common-trait = { $name } roept QUARTO! op { $squares }, maar die vier hebben geen kenmerk gemeen dat meetelt.
action-refused-lapsed = { $name } roept QUARTO! op { $squares }, maar die quarto heeft zijn waarde verloren.
referee-made = { $player } heeft deze quarto gemaakt en roept hem op tijd: { $player } wint.
referee-caught = { $other } heeft deze quarto gemaakt en niet geroepen. { $player } roept hem op tijd en wint.
referee-standing = Een quarto houdt zijn waarde tot iemand hem roept. { $player } roept hem en wint.
referee-empty-square = Minstens een van deze hokjes is leeg.
referee-no-pattern = Deze hokjes vormen geen patroon.
referee-not-in-level = Dit patroon hoort niet bij het niveau van { $player }.
referee-no-common-trait = Deze vier hebben geen kenmerk in het spel gemeen.
referee-lapsed = Deze quarto is vervallen: het laatst bezette hokje hoort er niet bij.
referee-refused = Het roepen wordt afgewezen en de beurt gaat verder.
referee-loses = Volgens de huisregel verliest wie onterecht roept: { $other } wint.
referee-illegal = Het roepen telt niet: { $reason }.
referee-not-their-turn = nu is { $other } aan de beurt
referee-now = { $player } mag hem nu roepen.
referee-later = Als niemand hem nu roept, mag { $player } hem later roepen.
referee-nobody = Niemand mag hem nu roepen.
referee-claim-lapsed = Hij is vervallen: niemand mag hem nog roepen.
referee-automatic = Hij wint zonder roepen.
referee-ended-earlier = De partij was al voor de laatste plaatsing afgelopen, toen deze quarto ontstond.
referee-won = { $player } heeft gewonnen: een quarto wint zonder roepen.
referee-full = Alle stukken zijn geplaatst zonder quarto: het is gelijkspel.
referee-turn = Nu aan de beurt: { $player }.
referee-none = Er is geen quarto op het bord.
fault-empty-square = Minstens één van deze hokjes is leeg.
fault-no-pattern = Deze hokjes vormen geen patroon.
fault-not-in-level = Dit patroon hoort niet bij jouw niveau.
fault-no-common-trait = Deze vier hebben geen kenmerk gemeen dat meetelt.
fault-lapsed = Te laat om deze quarto te roepen: hij heeft zijn waarde verloren.
action-pass = { $name } past.
action-resign = { $name } geeft op.
action-agree = De spelers komen gelijkspel overeen.
action-flag = De tijd van { $name } is om.
action-abandon = { $name } heeft de partij verlaten.
action-abandon-both = De partij is afgebroken.
action-abort = { $name } breekt de partij af.
reason-quarto = QUARTO!
reason-caught = gemiste quarto
reason-time = tijd om
reason-resignation = opgegeven
reason-false-call = onterecht geroepen
reason-full-board = vol bord
reason-agreement = in onderling overleg
reason-abandoned = partij verlaten
reason-aborted = partij afgebroken
outcome-quarto = { $name } wint: QUARTO! ({ $values } op { $squares })
outcome-caught = { $name } wint met een quarto die { $other } niet zag ({ $values } op { $squares })
outcome-caught-automatic = { $name } wint: { $other } maakte een quarto die alleen voor { $name } telt ({ $values } op { $squares })
outcome-time = { $name } wint: de tijd van { $other } is om
outcome-resignation = { $name } wint: { $other } heeft opgegeven
outcome-false-call = { $name } wint: { $other } riep ten onrechte quarto
outcome-full-board =
    { $edition ->
        [mushrooms] Gelijkspel: alle paddenstoelen staan op het bord zonder dat er een winnaar is
       *[classic] Gelijkspel: alle stukken staan op het bord zonder dat er een winnaar is
    }
outcome-agreement = Gelijkspel in overleg
outcome-abandoned = { $name } wint: { $other } heeft de partij verlaten
outcome-abandoned-nobody = Geen winnaar: de partij is afgebroken
result-first = De eerste speler wint
result-second = De tweede speler wint
result-draw = Gelijkspel
result-none = Niet afgemaakt
verdict-win = winst
verdict-draw = gelijkspel
verdict-loss = verlies
verdict-in =
    { $number ->
        [one] { $value } in { $number } plaatsing
       *[other] { $value } in { $number } plaatsingen
    }
status-fresh = mag nu geroepen worden
status-lapsed = heeft zijn waarde verloren
status-standing = mag altijd nog geroepen worden

## Around real tables: the table clock and the referee

web-page-clock = Klok voor op tafel
web-table-clock-lead = Leg de telefoon naast jullie bord, tussen jullie in. Elke helft is naar haar speler gericht.
web-table-clock-near = Naam aan deze kant
web-table-clock-far = Naam aan de overkant
web-table-clock-set = Klok instellen
web-table-clock-start = Jij geeft als eerste. Tik om te beginnen.
web-table-clock-begin = Ik geef als eerste
web-table-clock-tossed = Het lot beslist: { $name } geeft als eerste.
web-table-clock-gift = Geef en tik dan hier
web-table-clock-turn = Plaats, geef en tik dan hier
web-table-clock-last = Laatste plaatsing: roep, of tik hier om te passen
web-table-clock-answer = Je laatste antwoord: roep, of tik hier om te passen
web-table-clock-judged = Je roep wordt beoordeeld
web-table-clock-paused = Gepauzeerd
web-table-clock-fallen = De tijd is om: je verliest
web-table-clock-won = Je wint!
web-table-clock-lost = Je verliest
web-table-clock-draw = Gelijkspel
web-table-clock-refused = { $number } van 3 keer roepen afgewezen
web-table-clock-pause = Pauzeren
web-table-clock-resume = Verder
web-table-clock-again = Nog een partij
web-table-clock-board = Bord en scheidsrechter
web-table-clock-calls = { $name } roept QUARTO!
web-table-clock-stands = De klok staat stil op { $time }.
web-table-clock-uphold = Juist: { $name } wint
web-table-clock-refuse = Onjuist: verder spelen
web-table-clock-refuse-loses = Onjuist: het roepen verliest
web-table-clock-check = Nakijken op een bord
web-table-clock-mistake = Per ongeluk getikt
web-table-clock-count = Volgens de klok zijn er { $before } of { $after } geplaatst.
web-table-clock-end = Partij beëindigen
web-table-clock-resigns = { $name } geeft op
web-table-clock-agree = Gelijkspel afspreken
web-table-clock-quarto = { $name } wint
web-table-clock-back = Laatste tik terugnemen
web-table-clock-fill = Volledig scherm
web-table-clock-away = Klok opbergen
web-setting-vibration = Trillen
web-page-referee = Scheidsrechter
web-referee-about = Zet het bord op en zie wie wat mag roepen.
web-referee-mode = Een tik op het bord betekent
web-referee-mode-pieces = Opzetten
web-referee-mode-last = Laatste hokje
web-referee-mode-call = Roep
web-referee-set-up = Zet het bord op. Eindig met het laatst bezette hokje.
web-referee-point-last = Tik op het laatst bezette hokje.
web-referee-point-call = Tik op de vier geroepen hokjes.
web-referee-facts = Wat bekend is
web-referee-last = Laatst bezette hokje
web-referee-placed-by = Bezet door
web-referee-given = Sindsdien gegeven?
web-referee-yes = Ja
web-referee-no = Nee
web-referee-to-act = Aan de beurt
web-referee-caller = Wie roept
web-referee-refused = Afgewezen roepen deze beurt
web-referee-quartos = Quarto’s op het bord
web-referee-rule-on = Een roep op deze hokjes beoordelen
web-learn-more-clock = Een klok voor jullie eigen bord, met QUARTO! aan elke kant.
web-learn-more-referee = Ruzie over een roep? Zie wie gelijk heeft en volgens welke regel.

## Around real tables: the director’s desk and the pages of tables

web-page-desk = Wedstrijdtafel
web-page-table = Toernooitafel
web-desk-title = Wedstrijdtafel: { $name }
web-desk-online = Dit toernooi wordt op de server gespeeld en heeft geen wedstrijdtafel nodig.
web-desk-key-about = Deze pagina is voor de toernooileiding. Voer de sleutel van de toernooileiding in, of het hele adres waar die in staat.
web-desk-key = Sleutel van de toernooileiding
web-desk-key-send = Wedstrijdtafel openen
web-desk-saved = Alles is opgeslagen
web-desk-saving = Opslaan…
web-desk-stuck =
    { $number ->
        [one] De server antwoordt niet. { $number } invoer wordt opgeslagen zodra hij terug is.
       *[other] De server antwoordt niet. { $number } invoeren worden opgeslagen zodra hij terug is.
    }
web-desk-public = Openbare pagina
web-desk-status-announced = Nog niet begonnen
web-desk-status-running = Bezig
web-desk-status-finished = Het toernooi is afgelopen
web-desk-status-cancelled = Het toernooi is afgelast
web-desk-view-round = Uitslagen
web-desk-view-players = Spelers
web-desk-view-standings = Stand
web-desk-view-print = Afdrukken
web-desk-view-phones = Telefoons en hulp
web-desk-table = Kruistabel
web-desk-next = De volgende stap
web-desk-next-players = Voer eerst de spelers in.
web-desk-missing =
    { $number ->
        [one] Er ontbreekt { $number } uitslag
       *[other] Er ontbreken { $number } uitslagen
    }
web-desk-progress = Ingevoerde uitslagen
web-desk-complete = Alle uitslagen van ronde { $round } zijn binnen.
web-desk-pair = Ronde { $round } indelen
web-desk-pair-games = Vrije spelers indelen
web-desk-all-rounds = Alle rondes zijn gespeeld.
web-desk-finish = Toernooi afsluiten
web-desk-finish-sure = Toernooi afsluiten? De stand wordt definitief, maar je kunt uitslagen nog verbeteren.
web-desk-contested-games =
    { $number ->
        [one] { $number } tafel heeft je nodig: de meldingen verschillen
       *[other] { $number } tafels hebben je nodig: de meldingen verschillen
    }
web-desk-claimed-games =
    { $number ->
        [one] { $number } uitslag wacht op bevestiging door de tegenspeler
       *[other] { $number } uitslagen wachten op bevestiging door de tegenspeler
    }
web-desk-automatic = De volgende ronde wordt automatisch ingedeeld over
web-desk-show = Welke tafels
web-desk-show-all = Alle
web-desk-show-open = Open
web-desk-show-attention = Gemeld
web-desk-none-all = Hier zijn geen partijen.
web-desk-none-open = Alle uitslagen zijn binnen.
web-desk-none-attention = Er wachten geen meldingen.
web-desk-round = Ronde
web-desk-round-number = Ronde { $number }
web-desk-round-done = Alle uitslagen van deze ronde zijn binnen.
web-desk-unpair = Indeling ongedaan maken
web-desk-unpair-sure = Deze indeling ongedaan maken ({ $round })? Afgedrukte lijsten kloppen dan niet meer.
web-desk-by-hand = Met de hand indelen
web-desk-byes = Vrij: { $names }
web-desk-no-rounds = Er is nog geen ronde ingedeeld.
web-desk-keys = Toetsenbord: met de pijltjes ga je naar een andere tafel; 1 en 2 zijn winst links of rechts, = is gelijkspel. Ctrl+Z maakt de laatste uitslag ongedaan.
web-desk-draw = Gelijkspel
web-desk-wins = { $name } wint
web-desk-table-result = Tafel { $table }: { $result }
web-desk-more = Niet gekomen of verbeteren
web-desk-contested = Meldingen verschillen
web-desk-confirm = Bevestigen
web-desk-quick = Uitslag intypen
web-desk-quick-send = Invoeren
web-desk-quick-about = Tafel en uitslag: “7 1” als de eerstgenoemde wint, “7 2” voor de ander, “7 =” voor gelijkspel.
web-desk-quick-unreadable = Typ een tafel en een uitslag, bijvoorbeeld “7 1”.
web-desk-quick-board = Noem ook het bord, bijvoorbeeld “7.2 1” voor bord 2 aan tafel 7.
web-desk-quick-no-table = In deze ronde is er geen tafel { $table }.
web-desk-quick-over = Tafel { $table } heeft al een uitslag. Verander die met de knop bij de tafel.
web-desk-drawn = Gelijkspel tussen { $name } en { $other }
web-desk-hint = Klik op de naam van de winnaar, of op ½ voor gelijkspel.
web-desk-player-name = Naam
web-desk-player-rating = Rating
web-desk-player-add = Toevoegen
web-desk-player-file = Lijst inlezen
web-desk-player-about = Druk na elke speler op Enter. Je kunt ook “Ana Silva 1612” als naam typen, meerdere regels plakken of een CSV-bestand inlezen.
web-desk-player-newest = Laatst toegevoegd
web-desk-player-change = Wijzigen
web-desk-player-drop = Weggooien
web-desk-imported =
    { $number ->
        [one] { $number } speler toegevoegd.
       *[other] { $number } spelers toegevoegd.
    }
web-desk-present =
    { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
web-desk-search = Naam zoeken
web-desk-late = later ingeschreven
web-desk-pause = Even overslaan
web-desk-resume = Doet weer mee
web-desk-correct = Naam of rating verbeteren
web-desk-correct-save = Opslaan
web-desk-withdraw = Definitief terugtrekken
web-desk-remove = Verwijderen
web-desk-withdraw-sure = { $name } definitief terugtrekken? Staat er nog een partij open, voer dan een uitslag of een nederlaag zonder spel in.
web-desk-bye = Vrij in ronde { $round }
web-desk-bye-worth = Punten: { $points }
web-desk-games = Partijen
web-desk-paper = Papier
web-desk-paper-a4 = A4
web-desk-paper-letter = US Letter
web-desk-print-pairings = Indeling per tafel
web-desk-print-pairings-about = Om op te hangen als een ronde begint.
web-desk-print-names = Indeling per naam
web-desk-print-names-about = Zodat iedereen snel de eigen tafel vindt.
web-desk-print-cards = Tafelkaarten
web-desk-print-cards-about = Met de code die de pagina van de tafel op een telefoon opent. Ze gelden de hele dag.
web-desk-print-sheets = Notatieformulieren
web-desk-print-sheets-about = Om de partij op te noteren.
web-desk-print-standings = Stand
web-desk-print-standings-about = Met de kruistabel, na elke ronde.
web-desk-print-diplomas = Oorkonden
web-desk-print-diplomas-about = Voor de prijsuitreiking aan het eind.
web-desk-helpers = Hulp aan de wedstrijdtafel
web-desk-helpers-about = Wie het adres van de wedstrijdtafel opent, kan het toernooi met je leiden. Geef het alleen aan mensen die je vertrouwt.
web-desk-helpers-copy = Adres van de wedstrijdtafel kopiëren
web-desk-phones = Telefoons van de spelers
web-desk-phones-about = De code op elke tafelkaart opent de pagina van de tafel. Daar meldt een speler de uitslag, en de tegenspeler bevestigt die op een andere telefoon. Dit zijn dezelfde pagina’s.
web-table-wrong-key = Dit adres opent de tafel niet. Scan de code op de tafelkaart opnieuw.
web-table-empty = Aan deze tafel is nu geen partij. De volgende verschijnt hier.
web-table-first = geeft eerst
web-table-second = zet eerst
web-table-part = Partij { $number } aan deze tafel
web-table-board = Bord { $number }
web-table-boards = Een ander bord
web-table-who = Wie ben je?
web-table-not-me = Ik ben niet { $name }
web-table-result = Hoe is je partij afgelopen?
web-table-won = Ik heb gewonnen
web-table-draw = Gelijkspel
web-table-lost = Ik heb verloren
web-table-they-say = { $name } meldt: { $result }.
web-table-you-say = Je hebt gemeld: { $result }.
web-table-right = Dat klopt
web-table-wrong = Dat klopt niet
web-table-waiting = Wachten op bevestiging door { $name }
web-table-waiting-about = { $name } scant ook de code op de kaart, of de toernooileiding bevestigt de uitslag.
web-table-change = Mijn melding wijzigen
web-table-contested = Jullie meldingen verschillen
web-table-contested-about = Heb je je vergist, wijzig dan je melding. Vraag anders de toernooileiding om te beslissen.
web-table-over = Uitslag ingevoerd: { $result }
web-table-over-about = Klopt die niet, dan kan de toernooileiding hem verbeteren. De volgende ronde verschijnt hier.
web-table-done = Deze partij is afgelopen.
web-table-nobody = niemand is gekomen
web-table-clock = Klok voor deze partij
web-table-clock-report = Uitslag melden
web-table-referee = Scheidsrechter vragen

## Computer opponents

opponent-newcomer-name = Tom
opponent-newcomer-line =
    { $edition ->
        [mushrooms] Heeft net de doos opengemaakt en vindt alle paddenstoelen mooi.
       *[classic] Heeft net de doos opengemaakt en vindt alle stukken mooi.
    }
opponent-beginner-name = Clara
opponent-beginner-line = De tante die onder het spelen kletst en juicht als je wint.
opponent-casual-name = Max
opponent-casual-line = De buurman die na het eten langskomt voor een partij en niets te zwaar opneemt.
opponent-attentive-name = Rosa
opponent-attentive-line = Houdt elke rij in de gaten, ook terwijl in haar café de koffie doorloopt.
opponent-experienced-name = Paul
opponent-experienced-line =
    { $edition ->
        [mushrooms] Staat voor de klas, telt hardop de veilige paddenstoelen en komt er zelden een tekort.
       *[classic] Staat voor de klas, telt hardop de veilige stukken en komt er zelden een tekort.
    }
opponent-strong-name = Inés
opponent-strong-line = Een kapitein die zwijgend vooruitdenkt en bijna nooit een quarto laat lopen.
opponent-expert-name = Ada
opponent-expert-line = Draait het bord in haar hoofd en vindt het hokje dat jij vergeten was.
opponent-master-name = Leo
opponent-master-line =
    { $edition ->
        [mushrooms] Glimlacht, geeft je een paddenstoel en weet al waar die komt te staan.
       *[classic] Glimlacht, geeft je een stuk en weet al waar het komt te staan.
    }
opponent-perfect-name = Sibylle
opponent-perfect-line = Heeft elke mogelijke partij gezien en geniet toch van die van jou.
opponents-rated = Het getal is de Elo-rating op niveau { $level } (gemiddeld: 1500).
says-newcomer-greeting-1 = Hoi, ik ben Tom! Ik heb net de doos opengemaakt.
says-newcomer-greeting-2 = Hallo! Laat je me zien hoe het moet?
says-newcomer-greeting-3 = O, wat zijn ze allemaal mooi. Zullen we?
says-newcomer-rematch-1 = Nog een keer? Ja, graag!
says-newcomer-rematch-2 = Nog eens! Ik geloof dat ik het snap.
says-newcomer-close-1 = Het wordt vol. Ik word zenuwachtig!
says-newcomer-close-2 = Jee, er is bijna geen plek meer.
says-newcomer-close-3 = Mijn lieveling is al weg!
says-newcomer-slip-1 = Wacht, had ik daar een quarto? O nee!
says-newcomer-slip-2 = Oeps! Ik had een quarto en merkte niets.
says-newcomer-spared-1 = Hé, je had daar een quarto! Nu is het te laat.
says-newcomer-spared-2 = Die quarto was van jou, en weg is hij!
says-newcomer-catch-1 = QUARTO! Jij maakte hem en ik zag hem! Ik!
says-newcomer-catch-2 = QUARTO! Ik heb er echt een gevonden, kijk!
says-newcomer-caught-1 = O! Heb ik dat gemaakt? Geen idee.
says-newcomer-caught-2 = Een quarto? Waar? O, daar!
says-newcomer-win-1 = Gewonnen? Gewonnen! Zag je dat?
says-newcomer-win-2 = Hoera! Dat ga ik thuis aan iedereen vertellen.
says-newcomer-win-3 = Echt? Ik? Bedankt voor het spelen!
says-newcomer-loss-1 = Wat ben jij goed! Laat je het nog eens zien?
says-newcomer-loss-2 = Nou ja. Volgende keer lukt het.
says-newcomer-loss-3 = Dat was slim. Hoe deed je dat?
says-newcomer-draw-1 = Dus niemand heeft verloren? Dat vind ik leuk!
says-newcomer-draw-2 = Gelijkspel! Is dat samen winnen?
says-beginner-greeting-1 = Daar ben je, lieverd! Ga zitten, we gaan spelen.
says-beginner-greeting-2 = Dag schat! De thee staat al te trekken.
says-beginner-greeting-3 = Wat fijn je te zien! Hoe gaat het met iedereen?
says-beginner-rematch-1 = Nog een? Heerlijk, ik kom net op gang.
says-beginner-rematch-2 = Mooi, ik had je nog zoveel te vertellen.
says-beginner-close-1 = Lieve help, het loopt vol, hè?
says-beginner-close-2 = Waar was ik? O ja, we spelen.
says-beginner-close-3 = Ik zeg altijd: het eind is het leukst.
says-beginner-slip-1 = Dom van me, ik had een quarto en zat te kletsen.
says-beginner-slip-2 = Ach, er is me een quarto ontglipt.
says-beginner-spared-1 = Je had daar een quarto, lieverd. Geeft niks!
says-beginner-spared-2 = Die quarto was van jou, schat. Volgende keer!
says-beginner-catch-1 = QUARTO! Die heb je voor mij gemaakt, lieverd!
says-beginner-catch-2 = QUARTO! Zie je, soms kijk ik wel degelijk.
says-beginner-caught-1 = Goed gezien, lieverd! En ik maar kletsen.
says-beginner-caught-2 = Jij zag het en ik niet. Bravo!
says-beginner-win-1 = O, heb ik gewonnen? Wat een leuke verrassing!
says-beginner-win-2 = Kijk eens aan, je oude tante kan het nog!
says-beginner-win-3 = Gewonnen, maar je hield me scherp.
says-beginner-loss-1 = Bravo! Ik ben zo blij voor je.
says-beginner-loss-2 = Je hebt gewonnen! Ik wist het wel.
says-beginner-loss-3 = Geweldig! Daar hoort taart bij.
says-beginner-draw-1 = Gelijkspel! Dan krijgen we allebei taart.
says-beginner-draw-2 = Niemand wint, niemand doet de afwas. Perfect!
says-casual-greeting-1 = Goeienavond! Tijd voor een vlugge partij?
says-casual-greeting-2 = Lekker gegeten. Nu tijd voor wat plezier.
says-casual-greeting-3 = Hé buur! Ook niks op tv vanavond?
says-casual-rematch-1 = Tuurlijk, de avond is nog jong.
says-casual-rematch-2 = Nog een? Ik heb geen haast.
says-casual-close-1 = Gezellig druk hier, hè?
says-casual-close-2 = Nu wordt het interessant.
says-casual-close-3 = Ik had al thuis moeten zijn. Ach ja.
says-casual-slip-1 = Ha, ik had een quarto en zat te slapen.
says-casual-slip-2 = Daar gaat mijn quarto. Zo gewonnen, zo geronnen.
says-casual-spared-1 = Je had daar een quarto. Kan iedereen gebeuren.
says-casual-spared-2 = Jouw quarto is net de deur uit gelopen.
says-casual-catch-1 = QUARTO! Bedankt voor het klaarzetten.
says-casual-catch-2 = QUARTO! Die neem ik graag mee, buur.
says-casual-caught-1 = Ha! Zelf neergezet en niet gezien.
says-casual-caught-2 = Goed oog! Ik liep er zo voorbij.
says-casual-win-1 = Mazzel voor mij. De volgende is voor jou.
says-casual-win-2 = Ha, dat pakte mooi uit.
says-casual-win-3 = Niet slecht met een volle maag.
says-casual-loss-1 = Netjes! Je hebt je toetje verdiend.
says-casual-loss-2 = Eerlijk is eerlijk, je had me te pakken.
says-casual-loss-3 = Goed gespeeld. Het lag aan de tweede portie.
says-casual-draw-1 = Gelijkspel. Prima, dan hoeft niemand op te scheppen.
says-casual-draw-2 = Gelijk! Dan moeten we elkaar terugzien.
says-attentive-greeting-1 = Welkom! Wat mag het zijn, behalve een partij?
says-attentive-greeting-2 = Hallo! De koffie loopt, en ik let op.
says-attentive-greeting-3 = Ga zitten. Ik kan schenken en spelen.
says-attentive-rematch-1 = Hetzelfde nog eens? Komt eraan.
says-attentive-rematch-2 = Bijschenken dus, en nog een.
says-attentive-close-1 = Zo druk als op zaterdagochtend.
says-attentive-close-2 = Momentje, de melk kookt. Zo!
says-attentive-close-3 = Vanaf nu poets ik geen kopjes meer.
says-attentive-slip-1 = Ik schonk koffie in en miste mijn quarto.
says-attentive-slip-2 = Een quarto van mij is koud geworden. Jammer.
says-attentive-spared-1 = Jouw quarto is koud geworden, vrees ik.
says-attentive-spared-2 = Je had daar een quarto, en nu is hij weg.
says-attentive-catch-1 = QUARTO! Jij diende hem op, ik zag hem.
says-attentive-catch-2 = QUARTO! Ik vergeet nooit een bestelling.
says-attentive-caught-1 = Je hebt gelijk, daar was hij. Goede ogen!
says-attentive-caught-2 = Die heb ik je zelf geserveerd, toch?
says-attentive-win-1 = Deze is voor mij. De koffie is van het huis.
says-attentive-win-2 = Die had ik in de gaten. Nog een kopje?
says-attentive-win-3 = Goed gestreden! Je liet me hard werken.
says-attentive-loss-1 = Goed zo! Dit kopje is van het huis.
says-attentive-loss-2 = Jij zag vandaag meer dan ik.
says-attentive-loss-3 = Mooi. Ik onthoud hoe je dat deed.
says-attentive-draw-1 = Gelijkspel, en de koffie is nog warm.
says-attentive-draw-2 = Gelijk. Dan delen we de taart.
says-experienced-greeting-1 = Goedemorgen! Zit iedereen? Dan beginnen we.
says-experienced-greeting-2 = Ah, iemand die wil leren. Zullen we?
says-experienced-greeting-3 = Welkom bij de les goed kijken.
says-experienced-rematch-1 = Herhalen is leren. Nog eens!
says-experienced-rematch-2 = Een tweede les? Die inzet bevalt me.
says-experienced-close-1 = Vanaf nu tel ik alles dubbel.
says-experienced-close-2 = Dit zou ik in het examen zetten.
says-experienced-close-3 = Stilte, graag. Ik tel.
says-experienced-slip-1 = Ik had een quarto en telde verkeerd. Onvoldoende.
says-experienced-slip-2 = Mijn quarto is weg. Ook meesters dommelen in.
says-experienced-spared-1 = Je had daar een quarto. Schrijf het maar op.
says-experienced-spared-2 = Er ging net een quarto van jou voorbij.
says-experienced-catch-1 = QUARTO! Jij schreef hem, ik las hem.
says-experienced-catch-2 = QUARTO! Altijd alles nakijken.
says-experienced-caught-1 = Een tien! Ik had mezelf niet nagekeken.
says-experienced-caught-2 = Juist. Zelf gemaakt en niet gezien.
says-experienced-win-1 = Dat was de les van vandaag. Goed gestreden!
says-experienced-win-2 = Precies zoals geteld. Goed gewerkt!
says-experienced-win-3 = Allebei geslaagd, en de winst voor mij.
says-experienced-loss-1 = Uitstekend! Het krijtje is van jou.
says-experienced-loss-2 = Beter dan je meester. Schitterend!
says-experienced-loss-3 = Heel goed. Ik heb niets te verbeteren.
says-experienced-draw-1 = Gelijkspel. Hetzelfde cijfer voor ons allebei.
says-experienced-draw-2 = Gelijk. Een keurig resultaat, vind ik.
says-strong-greeting-1 = Kapitein Inés. Mag ik aan boord komen?
says-strong-greeting-2 = Kalme zee, helder zicht. Daar gaan we.
says-strong-greeting-3 = Welkom aan boord. Weinig woorden, goede vaart.
says-strong-rematch-1 = Dezelfde koers. Trossen los!
says-strong-rematch-2 = Nu al terug aan dek? Goed.
says-strong-close-1 = Land in zicht.
says-strong-close-2 = De wind trekt aan.
says-strong-close-3 = Alle hens aan dek.
says-strong-slip-1 = Ik liet een quarto wegdrijven. Dat is zeldzaam.
says-strong-slip-2 = Een quarto van mij ging overboord.
says-strong-spared-1 = Jouw quarto is uitgevaren.
says-strong-spared-2 = Een quarto van jou zonk zonder geluid.
says-strong-catch-1 = QUARTO! Ik zag hem aan de horizon.
says-strong-catch-2 = QUARTO! Mijn kijker ontgaat niets.
says-strong-caught-1 = Mijn eigen kielzog, en jij zag het eerst.
says-strong-caught-2 = Goede uitkijk. Die zag ik niet.
says-strong-win-1 = Anker uit. Goede vaart.
says-strong-win-2 = Het plan hield stand. Goed gezeild.
says-strong-win-3 = Veilig in de haven. Dank je.
says-strong-loss-1 = Het roer is van jou. Goed gedaan.
says-strong-loss-2 = Een fraai manoeuvre. Ik salueer.
says-strong-loss-3 = Ingehaald. Dat is zeldzaam.
says-strong-draw-1 = Beide schepen in de haven. Goed.
says-strong-draw-2 = Gelijkspel. Kalme zee voor ons allebei.
says-expert-greeting-1 = Hallo! Wat is vandaag boven?
says-expert-greeting-2 = Klaar? Ik kijk al van alle vier de kanten.
says-expert-greeting-3 = Fijn je te zien. Laten we in cirkels denken.
says-expert-rematch-1 = Nog eens, vanuit een andere hoek?
says-expert-rematch-2 = Ja! Er is een symmetrie die ik wil proberen.
says-expert-close-1 = Van de andere kant is het nog mooier.
says-expert-close-2 = Nu telt elke hoek.
says-expert-close-3 = Ik bekijk het even ondersteboven.
says-expert-slip-1 = Vanuit die hoek miste ik mijn eigen quarto.
says-expert-slip-2 = Ik had een quarto, alleen andersom.
says-expert-spared-1 = Je had een quarto, net om de hoek.
says-expert-spared-2 = Een quarto van jou draaide net weg.
says-expert-catch-1 = QUARTO! Jij maakte hem, ik hield mijn hoofd scheef.
says-expert-catch-2 = QUARTO! Hij is er van alle kanten.
says-expert-caught-1 = O! Van jouw kant is het duidelijk. Goed gezien!
says-expert-caught-2 = Jij vond wat ik voor mezelf had verstopt.
says-expert-win-1 = Uiteindelijk kwam het helemaal rond.
says-expert-win-2 = Elegant, hè? Goed gestreden!
says-expert-win-3 = Die had ik al ondersteboven gezien. Bedankt!
says-expert-loss-1 = Prachtig! Van die hoek ga ik dromen.
says-expert-loss-2 = Jij keek waar ik niet keek. Mooi.
says-expert-loss-3 = Wat een mooi bewijs. Zo verlies ik graag.
says-expert-draw-1 = Volmaakte symmetrie: gelijkspel.
says-expert-draw-2 = Niemand wint, en toch is het mooi.
says-master-greeting-1 = Welkom. Laten we er iets moois van maken.
says-master-greeting-2 = Ah, jij bent het. Daar hoopte ik op.
says-master-greeting-3 = Maak het je gemakkelijk. Dat heb ik ook gedaan.
says-master-rematch-1 = Met plezier. Elke partij is nieuw.
says-master-rematch-2 = Nog eens? Je hebt al mijn aandacht.
says-master-close-1 = Zo stil, je hoort ons denken.
says-master-close-2 = Dit is mijn favoriete moment.
says-master-close-3 = Nog even, en we weten het allebei.
says-master-slip-1 = Ik had een quarto, en glimlachte te lang.
says-master-slip-2 = Er ontsnapte me een quarto. Verfrissend!
says-master-spared-1 = Je had daar een quarto. Ik bleef glimlachen.
says-master-spared-2 = Die quarto was van jou, heel even.
says-master-catch-1 = QUARTO! Dank je, daar hoopte ik op.
says-master-catch-2 = QUARTO! Je hebt hem prachtig gemaakt.
says-master-caught-1 = Wel, wel. Ik maakte hem, jij vond hem.
says-master-caught-2 = Gezien voor mijn glimlach verdween. Bravo!
says-master-win-1 = Een genoegen. Je zette me aan het denken.
says-master-win-2 = Geduld loont. Je zult zien.
says-master-win-3 = Spannender dan het lijkt. Dank je!
says-master-loss-1 = Magnifiek. Dat zag ik niet aankomen.
says-master-loss-2 = Nu glimlach ik echt. Goed gespeeld!
says-master-loss-3 = Zo doe je dat dus. Mijn complimenten.
says-master-draw-1 = Gelijkspel. We kennen elkaar nu goed.
says-master-draw-2 = Geen van ons gaf toe. Dat bevalt me.
says-perfect-greeting-1 = Ik wist dat je zou komen. Welkom.
says-perfect-greeting-2 = Deze heb ik al gezien. Verras me toch maar.
says-perfect-greeting-3 = De sterren staan aan de hemel. Laten we beginnen.
says-perfect-rematch-1 = Nog eens? Ik voorzag het, met vreugde.
says-perfect-rematch-2 = De cirkel begint opnieuw.
says-perfect-close-1 = De mist trekt op.
says-perfect-close-2 = Er resten weinig wegen. Allemaal mooi.
says-perfect-close-3 = Luister: het einde neuriet al.
says-perfect-slip-1 = Zelfs een orakel knippert. Ik had een quarto.
says-perfect-slip-2 = Een quarto van mij, verloren in de mist.
says-perfect-spared-1 = Jouw quarto kwam en ging als een droom.
says-perfect-spared-2 = Een quarto van jou loste op in de mist.
says-perfect-catch-1 = QUARTO! Het stond geschreven.
says-perfect-catch-2 = QUARTO! De sterren hadden het me verteld.
says-perfect-caught-1 = Jij zag wat ik niet zag. Opmerkelijk!
says-perfect-caught-2 = Zelfs de toekomst kan me verrassen.
says-perfect-win-1 = Zo eindigt het als het begon: met een glimlach.
says-perfect-win-2 = Het moest zo zijn. Maar jij maakte het mooi.
says-perfect-win-3 = Ik kende het einde, maar nooit op deze manier.
says-perfect-loss-1 = Nu verras je me. Wat wonderlijk!
says-perfect-loss-2 = Vandaag buigen de sterren voor jou.
says-perfect-loss-3 = Je hebt de ene ware weg gevonden.
says-perfect-draw-1 = Evenwicht. Het zeldzaamste einde.
says-perfect-draw-2 = Gelijkspel. Je speelde als de sterren.

## Phrases players can say to each other

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-nice-quarto = Mooie quarto!
phrase-good-game = Leuke partij!
phrase-thanks = Dank je wel!
phrase-oops = Oeps!
phrase-sorry = Sorry!
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-back-again = Ik ben er weer.
phrase-rematch = Nog een partij?
phrase-goodbye = Tot ziens!

## Names for guests

guest-name = { $manner } { $animal }
guest-manners = Blije Dappere Kalme Lieve Moedige Snelle Slimme Vlugge Vrije Vrolijke Wakkere Wijze
guest-animals = Bever Das Egel Haas Kat Koala Lynx Merel Otter Panda Uil Vos
push-turn-title = Jij bent aan de beurt
push-turn-body = { $name } wacht op je.
push-challenge-title = Een uitdaging voor jou
push-challenge-body = { $name } wil tegen je spelen.
push-rematch-title = Nog een partij?
push-rematch-body = { $name } wil revanche.
push-paired-title = Er wacht een partij op je
push-paired-body = Je speelt tegen { $name }. Kom op tijd, anders verlies je reglementair.

## Reviews

review-title = Analyse van de partij
review-mark-best = beste
review-mark-fine = goed
review-mark-slip = fout
review-mark-blunder = blunder
review-mark-forced = gedwongen
review-speech-called = geroepen
review-speech-caught = betrapt
review-speech-missed = quarto gemist
review-speech-false = onterecht geroepen
review-no-call = niet roepen
review-missed = { $name } ziet een quarto over het hoofd.
review-accuracy = Nauwkeurigheid
review-turning-point = Keerpunt
review-no-turning-point = Geen enkele beslissing heeft de uitslag veranderd.
review-value = Waarde
review-best = Het beste
review-graph = Waarde na elke beslissing, voor { $name }
review-board = Bord
review-empty = leeg
review-start = Begin van de partij
review-step = Beslissing { $number } van { $count }
review-decisions = Beslissingen
review-games = Partijen
review-go-first = Begin
review-go-back = Vorige
review-go-next = Volgende
review-go-last = Einde
review-keys = De pijltjestoetsen werken ook.

## The coach

coach-any-light =
    { $edition ->
        [mushrooms] elke blauwe paddenstoel
       *[classic] elk licht stuk
    }
coach-any-dark =
    { $edition ->
        [mushrooms] elke rode paddenstoel
       *[classic] elk donker stuk
    }
coach-any-round =
    { $edition ->
        [mushrooms] elke puntige paddenstoel
       *[classic] elk rond stuk
    }
coach-any-square =
    { $edition ->
        [mushrooms] elke platte paddenstoel
       *[classic] elk vierkant stuk
    }
coach-any-tall =
    { $edition ->
        [mushrooms] elke grote paddenstoel
       *[classic] elk hoog stuk
    }
coach-any-short =
    { $edition ->
        [mushrooms] elke kleine paddenstoel
       *[classic] elk laag stuk
    }
coach-any-solid =
    { $edition ->
        [mushrooms] elke paddenstoel zonder gele stippen
       *[classic] elk vol stuk
    }
coach-any-hollow =
    { $edition ->
        [mushrooms] elke paddenstoel met gele stippen
       *[classic] elk hol stuk
    }
coach-pattern-row = rij { $name }
coach-pattern-column = kolom { $name }
coach-pattern-diagonal = de diagonaal { $name }
coach-pattern-small-square = het kleine vierkant { $name }
coach-pattern-large-square = het grote vierkant { $name }
coach-pattern-turned-square = het gedraaide vierkant { $name }
coach-a-row = een rij
coach-a-column = een kolom
coach-a-diagonal = een diagonaal
coach-a-small-square = een klein vierkant
coach-a-large-square = een groot vierkant
coach-a-turned-square = een gedraaid vierkant
coach-nudge-call = Er valt iets te roepen.
coach-nudge-caught = Je tegenspeler kan straks een quarto roepen.
coach-nudge-pass = Je kunt alleen nog passen.
coach-nudge-wins-now = Met wat je in je hand hebt, kun je meteen winnen.
coach-nudge-poisoned =
    { $number ->
        [one] { $things } is een vergiftigd geschenk.
       *[other] { $things } zijn vergiftigde geschenken.
    }
coach-nudge-all-poisoned = Wat je ook geeft, je tegenspeler kan meteen winnen.
coach-nudge-win = Je kunt winnen, maar niet met elke keuze.
coach-nudge-draw = Je kunt het gelijkspel nog vasthouden, maar niet met elke keuze.
coach-nudge-loss = Tegen het beste spel is dit verloren: zoek wat het langst standhoudt.
coach-nudge-free-win = Elke keuze houdt de winst vast, als je daarna goed speelt.
coach-nudge-free-draw = Elke keuze houdt het gelijkspel vast, als je daarna goed speelt.
coach-reason-call = Zoek { $kind }; het kenmerk waar het om gaat: { $trait }.
coach-reason-caught = Je tegenspeler kan straks quarto roepen: { $pattern } ({ $values }).
coach-reason-wins-now = Daarmee voltooi je { $pattern } ({ $values }).
coach-reason-any = Met { $value } kan je tegenspeler { $pattern } voltooien.
coach-reason-safe =
    { $number ->
        [one] { $things } is voorlopig veilig.
       *[other] { $things } zijn voorlopig veilig.
    }
coach-reason-safe-none = Er is niets veiligs te geven.
coach-reason-stuck =
    { $number ->
        [one] Er is { $things } waarna je niets veiligs meer te geven hebt.
       *[other] Er zijn { $things } waarna je niets veiligs meer te geven hebt.
    }
coach-reason-never-stuck = Speel op welk hokje je wilt: daarna heb je nog iets veiligs te geven.
coach-reason-only-choice = Je hebt maar één keuze.
coach-reason-keep-win =
    { $number ->
        [one] Alleen { $things } houdt de winst vast.
       *[other] Alleen { $things } houden de winst vast.
    }
coach-reason-keep-draw =
    { $number ->
        [one] Alleen { $things } houdt het gelijkspel vast.
       *[other] Alleen { $things } houden het gelijkspel vast.
    }
coach-reason-loss = Je tegenspeler kan de winst afdwingen, wat je ook doet.
coach-reason-loss-in =
    { $number ->
        [one] Je tegenspeler kan met de volgende zet winnen, wat je ook doet.
       *[other] Je tegenspeler kan binnen { $number } zetten winnen, die van jou meegeteld, wat je ook doet.
    }
coach-turn-call = Roep QUARTO! op { $squares }.
coach-turn-pass = Pas.
coach-turn-give = Geef { $piece }.
coach-turn-place = Speel op { $square }.
coach-turn-place-give = Speel op { $square } en geef { $piece }.
coach-turn-place-call = Speel op { $square } en roep QUARTO! op { $squares }.
coach-turn-only-win = Niets anders houdt de winst vast.
coach-turn-only-draw = Niets anders houdt het gelijkspel vast.
coach-turn-longest = Niets houdt langer stand.
coach-turn-others =
    { $number ->
        [one] Er is { $number } andere zet die even goed is.
       *[other] Er zijn { $number } andere zetten die even goed zijn.
    }
coach-unsure = Wat hier het beste is, staat nog niet vast: dat uitzoeken duurt langer dan een tip mag duren.
coach-worth-win = Dat wint.
coach-worth-win-in =
    { $number ->
        [one] Dat wint meteen.
       *[other] Dat wint binnen { $number } zetten, die van je tegenspeler meegeteld.
    }
coach-worth-draw = Dat houdt het gelijkspel vast.
coach-worth-loss = Tegen het beste spel verliest dat.
coach-worth-loss-in =
    { $number ->
        [one] Dat verliest na de volgende zet.
       *[other] Tegen het beste spel verliest dat binnen { $number } zetten, die van jou meegeteld.
    }
coach-explain-was-win = Je had kunnen winnen.
coach-explain-was-draw = Je had het gelijkspel kunnen vasthouden.
coach-explain-mine = Daar is je quarto: { $pattern } ({ $values }).
coach-explain-theirs = De quarto is voor je tegenspeler: { $pattern } ({ $values }).
coach-explain-allows = Je geeft { $piece }: op { $square } voltooit je tegenspeler { $pattern } ({ $values }).
coach-explain-safe-none = Zoals het bord nu is, heeft je tegenspeler niets veiligs te geven.
coach-explain-you-run-out =
    { $number ->
        [one] Zoals het bord nu is, is { $things } veilig: als jullie om beurten geven, zit jij het eerst zonder.
       *[other] Zoals het bord nu is, zijn { $things } veilig: als jullie om beurten geven, zit jij het eerst zonder.
    }
coach-explain-they-run-out =
    { $number ->
        [one] Zoals het bord nu is, is { $things } veilig: als jullie om beurten geven, zit je tegenspeler het eerst zonder.
       *[other] Zoals het bord nu is, zijn { $things } veilig: als jullie om beurten geven, zit je tegenspeler het eerst zonder.
    }
coach-explain-line = Zo gaat het beste spel verder: { $line }.
coach-step-told = { $action }: { $why }.
coach-step-you-give = je geeft { $piece }
coach-step-you-place = je speelt op { $square }
coach-step-you-place-give = je speelt op { $square } en geeft { $piece }
coach-step-you-place-call = je speelt op { $square } en roept “QUARTO!”
coach-step-you-call = je roept “QUARTO!”
coach-step-you-pass = je past
coach-step-they-place = je tegenspeler speelt op { $square }
coach-step-they-place-give = je tegenspeler speelt op { $square } en geeft { $piece }
coach-step-they-place-call = je tegenspeler speelt op { $square } en roept “QUARTO!”
coach-step-they-call = je tegenspeler roept “QUARTO!”
coach-step-why-completes = daarmee is { $pattern } voltooid ({ $values })
coach-step-why-stands = { $pattern } ({ $values }) telt
coach-step-why-counts-for-other-you = { $pattern } ({ $values }) telt voor je tegenspeler
coach-step-why-counts-for-other-they = { $pattern } ({ $values }) telt voor jou
coach-step-why-then-wins-you = wat je tegenspeler ook doet, meteen daarna win je
coach-step-why-then-wins-they = wat je ook doet, meteen daarna wint je tegenspeler
coach-step-why-only = niets anders wint
coach-step-why-keeps =
    { $number ->
        [one] dat wint meteen
       *[other] dat wint binnen { $number } zetten, die van beide spelers meegeteld
    }
coach-step-why-forced = er is geen andere keuze
coach-step-why-all-at-once = wat hier ook gespeeld wordt, het verliest meteen
coach-step-why-longest = niets houdt langer stand
coach-step-why-few =
    { $number ->
        [one] maar { $number } van de { $total } mogelijke zetten verliest niet meteen
       *[other] maar { $number } van de { $total } mogelijke zetten verliezen niet meteen
    }
coach-step-why-else-at-once = al het andere verliest meteen
coach-step-why-else-sooner = al het andere verliest sneller

## Puzzles

puzzle-name-win = Winnen in { $number }
puzzle-name-safe-piece =
    { $edition ->
        [mushrooms] De enige veilige paddenstoel
       *[classic] Het enige veilige stuk
    }
puzzle-name-only-square = Het enige hokje
puzzle-name-refutation = Vind de weerlegging
puzzle-name-save-draw = Red het gelijkspel
puzzle-task-win =
    { $number ->
        [one] Wat je in je hand hebt, wint meteen: op welk hokje?
       *[other] Win binnen { $number } zetten, die van je tegenspeler meegeteld. Slechts één zet doet dat.
    }
puzzle-task-safe-piece-win =
    { $edition ->
        [mushrooms] Geef de enige paddenstoel die de winst vasthoudt.
       *[classic] Geef het enige stuk dat de winst vasthoudt.
    }
puzzle-task-safe-piece-draw =
    { $edition ->
        [mushrooms] Geef de enige paddenstoel die het gelijkspel vasthoudt.
       *[classic] Geef het enige stuk dat het gelijkspel vasthoudt.
    }
puzzle-task-only-square-win = Maar één hokje houdt de winst vast. Welk?
puzzle-task-only-square-draw = Maar één hokje houdt het gelijkspel vast. Welk?
puzzle-task-refutation = Dit aan jou geven was een vergissing. Vind de enige zet die wint.
puzzle-task-save-draw = Alle zetten verliezen, op één na. Vind de zet die het gelijkspel vasthoudt.
puzzle-levels = Jij: niveau { $mine }, tegenspeler: niveau { $other }
puzzle-difficulty = moeilijkheid { $number }
puzzle-daily = Puzzel van de dag, { $day }
puzzle-right = Goed!
puzzle-wrong = Niet { $turn }.
puzzle-no-quarto = Deze plaatsing maakt geen quarto.
puzzle-key =
    { $number ->
        [one] De oplossing: { $turns }
       *[other] De oplossingen: { $turns }
    }
puzzle-streak = { $number } op rij.
puzzle-score =
    { $number ->
        [one] In één keer opgelost: { $solved } van { $number } puzzel. Langste reeks: { $streak }.
       *[other] In één keer opgelost: { $solved } van { $number } puzzels. Langste reeks: { $streak }.
    }

## Errors of the rules and the notation

error-game-over = de partij is afgelopen ({ $reason })
error-give-not-now =
    { $edition ->
        [mushrooms] zet eerst de paddenstoel die je hebt gekregen voordat je er een geeft
       *[classic] zet eerst het stuk dat je hebt gekregen voordat je er een geeft
    }
error-give-nothing-left =
    { $edition ->
        [mushrooms] er is geen paddenstoel meer om te geven: roep of pas
       *[classic] er is geen stuk meer om te geven: roep of pas
    }
error-piece-used = { piece-the } is niet meer beschikbaar
error-place-not-now =
    { $edition ->
        [mushrooms] er is geen paddenstoel om te zetten
       *[classic] er is geen stuk om te zetten
    }
error-square-occupied = op { $square } staat al { piece-the }
error-pass-not-now =
    { $edition ->
        [mushrooms] je mag pas passen als alle zestien paddenstoelen op het bord staan
       *[classic] je mag pas passen als alle zestien stukken op het bord staan
    }
error-call-automatic = in een automatische partij wordt er niet geroepen
error-call-first-turn = in de eerste beurt mag niemand roepen
error-call-too-many = in deze beurt is al drie keer onterecht geroepen
error-call-squares = wie roept, moet vier verschillende hokjes aanwijzen
error-call-not-good = het roepen op { $squares } is als terecht genoteerd (!), maar is onterecht
error-call-not-false = het roepen op { $squares } is als onterecht genoteerd (?), maar is terecht
error-turn-unfinished = de vorige zet is nog niet af
expected-piece = een stuk: één hexadecimaal cijfer, of vier letters zoals LRTS
expected-square = een hokje van a1 tot en met d4
expected-board = zestien hokjes, elk het cijfer van een stuk of ‘.’, met ‘/’ tussen alle rijen of tussen geen
expected-hand = het gekregen stuk, of ‘-’ als er een gegeven moet worden
expected-position = een bord, een spatie, en het gekregen stuk of ‘-’
expected-new-piece = een stuk dat nog niet op het bord staat of gegeven is
expected-no-hand = ‘-’, want het bord is vol
expected-level = een niveau van 1 tot en met 4, of twee als A:B
expected-trait = een kenmerk: colour, shape, height of fill
expected-new-trait = elk kenmerk maar één keer
expected-turn = een zet zoals -7, c2-5 of c2!a2b2c2d2
expected-end-of-turn = het einde van de zet
expected-new-square = vier verschillende hokjes
expected-action = een actie zoals -7, c2, !a2b2c2d2, - of resign:first
expected-clock = een klok zoals 60/move, 300+5 of -
expected-positive = een tijd groter dan nul
expected-seconds = seconden: hooguit negen cijfers voor en na de punt
expected-call = official, standing of automatic
expected-false-call = refused of loses
expected-edition = classic of mushrooms
expected-player = first of second
expected-reason = een van de redenen van R20
expected-result = 1-0, 0-1, 1/2-1/2 of *
expected-tag = een labelregel zoals [First "Ana"]
expected-new-tag = elk label maar één keer
expected-escape = een aanhalingsteken of backslash na de backslash (\" of \\)
expected-number = het zetnummer { $number }.
expected-result-end = het resultaat na de laatste zet
expected-end-of-game = het einde van de partij na het resultaat
expected-comment-end = een accolade {"}"} die het commentaar afsluit
expected-time-comment = een tijd zoals {"{"}%t 12.4{"}"}, één keer na een zet
expected-utf-8 = tekst in UTF-8
expected-same-result = het resultaat { $result }, zoals de zetten en labels laten zien
expected-same-reason = de reden { $reason }, zoals de zetten laten zien
expected-why-result = een Reason voor { $result }: { $reasons }
expected-no-reason = geen Reason, of abandoned, bij het resultaat *
expected-both-placed = geen winnaar (*): zolang niet beide spelers een stuk hebben gezet, verliest niemand door weg te gaan
expected-one-game = één partij
invalid-square-number = een hokje is een geheel getal van 0 tot en met 15, niet { $value }
invalid-board-size = een bord heeft 16 hokjes, niet { $number }
invalid-piece-number = een stuk is een geheel getal van 0 tot en met 15, niet { $value }
invalid-piece-twice = stuk { $piece } komt een tweede keer voor, op { $square }
invalid-hand-on-board = stuk { $piece } is zowel in de hand als op het bord
invalid-hand-and-full = bij een vol bord kan stuk { $piece } niet in de hand zijn
invalid-edition = { $value } is geen Edition
invalid-level-number = een niveau is 1, 2, 3 of 4, niet { $value }
invalid-symmetry = { $value } beeldt twee dingen op hetzelfde af
invalid-trait = { $value } is geen kenmerk
invalid-trait-twice = kenmerk { $trait } is twee keer genoemd
invalid-no-trait = er moet minstens één kenmerk meedoen
invalid-level-pair = niveaus zijn twee getallen, eerste en tweede, niet { $value }
invalid-turn-empty = een zet heeft minstens één handeling
invalid-turn-behind = op een plaatsing die er niet was, kan niets volgen
invalid-facts-last-missing = er staan stukken op het bord: noem het laatst bezette hokje
invalid-facts-last-empty = het laatst bezette hokje, { $square }, is leeg
invalid-facts-placer-none = het bord is leeg: niemand heeft een stuk geplaatst
invalid-facts-placer-first = er staat een even aantal stukken op het bord, dus speler 1 heeft het laatst geplaatst
invalid-facts-placer-second = er staat een oneven aantal stukken op het bord, dus speler 2 heeft het laatst geplaatst
invalid-facts-hand = stuk { $piece } is in de hand, dus er is een stuk gegeven
invalid-facts-given-full = het bord is vol: sindsdien kan er geen stuk gegeven zijn
invalid-facts-turn-first = volgens deze gegevens is speler 1 aan de beurt
invalid-facts-turn-second = volgens deze gegevens is speler 2 aan de beurt
invalid-facts-refused = het aantal keren dat in deze beurt onterecht is geroepen, kan niet { $number } zijn
invalid-call = { $value } is geen CallRule
invalid-false-call = { $value } is geen FalseCall
invalid-time-number = een tijd is een aantal seconden, niet { $value }
invalid-time-finite = een tijd is een eindig aantal seconden, niet { $value }
invalid-turn-limit = de tijd per zet moet boven nul en onder 10^9 liggen, niet { $value }
invalid-times-many = elke handeling heeft een tijd nodig: { $actions } tijden, niet { $times }
invalid-time-backwards = de tijd loopt vooruit: { $later } na { $earlier }
invalid-clock = { $value } is geen klok
invalid-bank-limit = de tijdvoorraad moet boven nul en onder 10^9 liggen, niet { $value }
invalid-increment-limit = de toeslag moet minstens 0 en kleiner dan 10^9 zijn, niet { $value }
invalid-tag-own = { $tag } kan niet als eigen label worden gebruikt
invalid-tag-twice = het label { $tag } komt twee keer voor
invalid-tag-control = het label { $tag } bevat een stuurteken: { $value }
invalid-comment-turn = er is geen zet { $turn } om te becommentariëren
invalid-comment-text = { $value } kan niet in een opmerking staan
invalid-turn-time = zet { $turn } kan geen { $value } s geduurd hebben
message-notation = kan { $text } niet lezen, { $where } (teken { $character }); verwacht: { $expected }
message-notation-at = bij { $rest }
message-notation-end = aan het eind
message-contradicts = { $text } is in tegenspraak met de rest van de partij; verwacht: { $expected }
message-illegal = ongeldige actie { $action } in { $position }: { $why } ({ $rule })

## Why the server refuses something

problem-sign-in-failed = Naam of wachtwoord is onjuist.
problem-recovery-failed = Naam of herstelcode is onjuist, of de code is al gebruikt.
problem-blocked = Dit account is geblokkeerd door de beheerders van deze server.
problem-signed-in = Je bent al ingelogd: log eerst uit.
problem-account-needed = Log hiervoor in met een wachtwoord; als gast of met een token kan het niet.
problem-password-wrong = Dat wachtwoord klopt niet.
problem-token = Dit token is onbekend of ingetrokken.
problem-token-unknown = Zo’n token heb je niet.
problem-tokens-many = Een account mag hoogstens { $most } tokens hebben: verwijder er eerst een.
problem-session-unknown = Je bent daar niet ingelogd.
problem-player-unknown = Deze speler bestaat niet.
problem-report-self = Je kunt jezelf niet melden.
problem-player-self = Dat ben jij: je kunt jezelf niet volgen of blokkeren.
problem-contacts-many = Je lijst is vol: haal er eerst iemand af.
problem-spectators-only = Hier praten alleen toeschouwers: jij speelt mee in deze partij.
problem-push-endpoint = Er kunnen geen berichten naar deze browser worden gestuurd: de pushdienst ervan moet een openbaar HTTPS-adres hebben.
problem-push-off = Deze server stuurt geen berichten buiten de app.
problem-too-many-tries = Te veel pogingen: wacht { $seconds } s.
problem-lot-unknown = Deze loting bestaat niet of is verlopen.
problem-lot-used = Deze loting is al gebruikt: begin een nieuwe.
problem-name-short =
    { $number ->
        [one] Een naam moet minstens { $number } teken hebben.
       *[other] Een naam moet minstens { $number } tekens hebben.
    }
problem-name-long = Een naam mag hoogstens { $most } tekens hebben.
problem-name-character = Een naam mag alleen letters, cijfers, spaties, punten, streepjes en underscores bevatten, geen { $character }.
problem-name-letter = Een naam moet minstens één letter bevatten.
problem-name-scripts = Gebruik maar één alfabet in een naam.
problem-name-separators = Een naam moet beginnen en eindigen met een letter of cijfer en mag geen twee punten, streepjes of underscores achter elkaar hebben.
problem-name-reserved = De naam { $name } is gereserveerd: kies een andere.
problem-name-word = Kies een naam waar niemand aanstoot aan neemt.
problem-name-taken = De naam { $name }, of een die er sterk op lijkt, is al bezet: kies een andere.
problem-password-short = Een wachtwoord moet minstens { $least } tekens hebben.
problem-password-long = Een wachtwoord mag hoogstens { $most } tekens hebben.
problem-password-common = Dit wachtwoord is te gewoon: het zou als eerste geraden worden.
problem-password-name = Dit wachtwoord lijkt te veel op je naam of die van het spel: het zou geraden worden.
problem-title-400 = Ongeldig verzoek
problem-title-401 = Log eerst in
problem-title-403 = Niet toegestaan
problem-title-404 = Niet gevonden
problem-title-405 = Methode niet toegestaan
problem-title-406 = Niet beschikbaar in deze vorm
problem-title-409 = Er is intussen iets veranderd
problem-title-413 = Te groot
problem-title-415 = Niet-ondersteund type inhoud
problem-title-422 = Niet geaccepteerd
problem-title-429 = Te veel verzoeken
problem-title-500 = Serverfout
problem-title-503 = Even niet beschikbaar
problem-title-507 = Geen ruimte meer
problem-bad-request = De server begrijpt dit verzoek niet.
problem-sign-in = Hiervoor moet je speler zijn: kies een naam of log in.
problem-forbidden = Dit mag je niet doen.
problem-not-found = Hier is niets, of je hebt er geen toegang toe.
problem-method = Dit adres ondersteunt deze methode niet.
problem-conflict = Een andere wijziging was eerder.
problem-too-large = Dat is te groot: hoogstens { $most } bytes.
problem-media-type = De server verwacht hier JSON.
problem-invalid = Er ontbreekt iets in het verzoek, of de vorm klopt niet.
problem-too-many = Te veel verzoeken: probeer het straks opnieuw.
problem-internal = Dit is niet jouw schuld. De fout is vastgelegd; probeer het opnieuw.
problem-unavailable = De server kan even niets opslaan: probeer het zo opnieuw.
problem-storage-full = De schijf van de server is vol: er is niets opgeslagen.
problem-origin = Dit verzoek komt van een andere site.
problem-stale = De partij is intussen doorgegaan: kijk opnieuw en kies nog eens.
problem-not-your-turn = Je bent niet aan de beurt.
problem-not-seated = Je speelt niet mee in deze partij.
problem-seat = Geef op een gedeeld scherm aan wie er speelt: first of second.
problem-action-kind = Hier kun je alleen geven, plaatsen, roepen en passen: { $action }.
problem-game-over = De partij is afgelopen.
problem-game-on = De partij is nog bezig.
problem-time-up = De tijd was om voordat dit binnenkwam.
problem-no-offer = Dat voorstel geldt niet meer.
problem-own-offer = Je kunt je eigen voorstel niet beantwoorden.
problem-offer-stands = Dit is al gevraagd; na de volgende zet kan het opnieuw.
problem-abort-late = Deze partij kun je niet meer afbreken; je kunt nog wel opgeven.
problem-tournament-game = In een toernooi kun je partijen niet afbreken of overspelen en geen zetten terugnemen.
problem-tournament-server = Dit toernooi wordt aan echte tafels gespeeld; de partijen beginnen niet hier.
problem-rematch-declined = Je kunt niet nog een keer om deze revanche vragen.
problem-talk-late = Deze partij is te lang voorbij om nog berichten te sturen.
problem-takeback-rated = In een ratingpartij kun je geen zetten terugnemen.
problem-takeback-where = Daar kun je niet naar terug.
problem-takeback-mentioned = De gemiste quarto is al ter sprake gekomen: verder terug kan niet.
problem-no-computer = In deze partij speelt de computer niet mee.
problem-log-full = Deze partij is te lang geworden: alleen beëindigen of opgeven kan nog.
problem-key-reused = Deze Idempotency-Key is al voor iets anders gebruikt.
problem-opponent-gone = De andere speler is er niet meer.
problem-challenge-gone = Deze uitdaging staat niet meer open.
problem-challenge-own = Dit is je eigen uitdaging: stuur die naar iemand anders.
problem-challenge-many = Je hebt veel uitdagingen openstaan: trek er eerst een in.
problem-players-blocked = Tegen deze persoon kun je niet spelen.
problem-challenge-self = Je kunt jezelf geen uitdaging sturen.
problem-challenge-stands = Je hebt deze speler al uitgedaagd: wacht op antwoord of trek die uitdaging in.
problem-rated-account = Ratingpartijen speel je met een account.
problem-rated-rules = Een ratingpartij heeft gelijke niveaus, vier kenmerken, een leeg bord en officieel of automatisch roepen.
problem-rated-private = Ratingpartijen zijn openbaar.
problem-rated-clock = Ratingpartijen speel je met een klok.
problem-rated-seat = In ratingpartijen kiest niemand wie begint: eerst beslist het lot, daarna wisselen jullie af.
problem-rated-help = In ratingpartijen is er geen hulp.
problem-rated-pair = Jullie zijn op één dag { $count } ratingpartijen tegen elkaar begonnen. Speel de volgende zonder rating, of wacht.
problem-live-game = Deze stelling wordt nu gespeeld in een partij zonder hulp: wacht tot die afgelopen is.
problem-thinking-long = Dat uitrekenen duurt nu te lang.
problem-unfinished =
    { $edition ->
        [mushrooms] Zeg ook welke paddenstoel je geeft.
       *[classic] Zeg ook welk stuk je geeft.
    }
problem-drill-stage = Niveau { $level } kent zulke patronen niet.
problem-drill-task = Dit bord komt niet van deze server: begin de oefening opnieuw.
problem-filling-hand =
    { $edition ->
        [mushrooms] Bij het vullen van het bord is er geen paddenstoel in de hand.
       *[classic] Bij het vullen van het bord is er geen stuk in de hand.
    }
problem-opponent = Er is geen tegenspeler die { $name } heet.
problem-start-over = Vanuit deze stelling valt niets meer te spelen.
problem-clock-long = Een klok kan niet langer dan een jaar lopen: kies geen klok.
problem-language = Deze taal is niet beschikbaar: kies uit { $names }.
problem-without-help = Je speelt nu een partij zonder hulp: als die afgelopen is, kun je weer hulp krijgen.

## Why a tournament refuses something

problem-text-word = Kies woorden waar niemand aanstoot aan neemt.
problem-tournament-cancelled = Dit toernooi is afgelast.
problem-tournament-begun = Het toernooi is begonnen: de opzet, de regels, de plaats en de rating staan vast.
problem-tournament-over = Dit toernooi is afgelopen.
problem-tournament-directors = Dat kunnen alleen de toernooileiding en haar helpers.
problem-tournament-director = Dat kan alleen de toernooileiding zelf.
problem-tournament-entrants = Je doet niet mee aan dit toernooi.
problem-tournament-account = Je hebt een account nodig om een toernooi aan te kondigen of je in te schrijven.
problem-tournament-closed = De inschrijving voor dit toernooi is gesloten.
problem-tournament-code = Voor dit toernooi geldt een andere code: vraag het de toernooileiding.
problem-tournament-code-missing = Een code hoort bij inschrijving met code, en bij geen andere.
problem-tournament-rating = Je rating is hier { $rating }, en dat valt buiten de grenzen van dit toernooi.
problem-tournament-rating-limits = De laagste rating ({ $least }) ligt boven de hoogste ({ $most }).
problem-tournament-teams = Ploegen worden door de toernooileiding ingeschreven.
problem-tournament-start = Een toernooi begint op zijn vroegst vandaag, en binnen drie jaar.
problem-tournament-rated = Ratingpartijen zijn er alleen op de server, zonder ploegen en zonder voorgift.
problem-tournament-teams-server = Ploegen spelen aan echte tafels, niet op de server.
problem-tournament-typed = Wie op de server speelt, schrijft zichzelf in; alleen computerspelers kunnen worden toegevoegd.
problem-tournament-account-name = Wie een account heeft, houdt de naam en de rating van dat account.
problem-tournament-computers = Computerspelers kunnen niet aan echte tafels zitten.
problem-tournaments-many = Je hebt { $most } toernooien aangekondigd, meer kan niet: probeer het later nog eens.
problem-tournament-long = Het logboek van dit toernooi is vol: er kunnen alleen nog uitslagen bij.
problem-tournament-helpers = Een toernooi kan hoogstens { $most } helpers hebben.
problem-tournament-key = Dit adres klopt niet meer: scan de code opnieuw of vraag het de leiding.
problem-tournament-venue = Dit toernooi wordt niet aan echte tafels gespeeld.
problem-tournament-seat = Iemand anders heeft al voor deze speler gemeld.
problem-tournament-both-seats = Je hebt al voor één speler gemeld: je tegenspeler moet op een eigen telefoon bevestigen.
problem-tournament-challenge = Je kunt deze speler nu niet uitdagen: die is bezig of staat te ver weg op de ladder.
problem-tournament-event-finished = Het toernooi is afgelopen.
problem-tournament-event-name-twice = { $name } staat al ingeschreven.
problem-tournament-event-id-twice = { $id } staat al ingeschreven of heeft zich teruggetrokken.
problem-tournament-event-unknown = Hier is niemand bekend als { $id }.
problem-tournament-event-withdrawn = { $id } heeft zich teruggetrokken.
problem-tournament-event-full = Het toernooi is vol: er is plaats voor { $number }.
problem-tournament-event-late = Het toernooi is begonnen: niemand kan er nog bij.
problem-tournament-event-team-small = Een ploeg heeft hier { $boards } leden nodig, niet { $members }.
problem-tournament-event-team-twice = { $name } staat twee keer in deze ploeg.
problem-tournament-event-team-other = { $name } staat al in de ploeg { $other }.
problem-tournament-event-no-team = Dit toernooi is niet voor ploegen.
problem-tournament-event-paused = { $id } pauzeert al.
problem-tournament-event-not-paused = { $id } pauzeert niet.
problem-tournament-event-pause-format = In dit soort toernooi kan niemand pauzeren.
problem-tournament-event-bye-format = Alleen in een Zwitsers toernooi kan iemand een ronde overslaan.
problem-tournament-event-bye-round = Ronde { $round } kan niemand overslaan: die is al ingedeeld of wordt niet gespeeld.
problem-tournament-event-bye-twice = { $id } slaat ronde { $round } al over.
problem-tournament-event-bye-worth = Een overgeslagen ronde telt voor 0 tot { $win } punten, in halve punten, niet voor { $points }.
problem-tournament-event-round-open = In ronde { $round } ontbreken nog uitslagen.
problem-tournament-event-round-closed = Ronde { $round } is afgelopen.
problem-tournament-event-round-unknown = Ronde { $round } is niet de laatste of bestaat niet.
problem-tournament-event-round-begun = Er is al een partij van ronde { $round } begonnen: de indeling blijft.
problem-tournament-event-round-empty = Een ronde heeft minstens één partij.
problem-tournament-event-rounds-over =
    { $rounds ->
        [one] De enige ronde is gespeeld.
       *[other] Alle { $rounds } rondes zijn gespeeld.
    }
problem-tournament-event-not-playing = { $id } kan nu niet spelen.
problem-tournament-event-twice = { $id } staat twee keer in ronde { $round }.
problem-tournament-event-left-out = { $id } heeft in ronde { $round } geen tegenspeler en is ook niet vrij.
problem-tournament-event-busy = { $id } speelt nog partij { $game }.
problem-tournament-event-bracket = In ronde { $round } bepaalt het schema wie tegen wie speelt.
problem-tournament-event-table = In ronde { $round } spelen { $id } en { $other } volgens het schema niet tegen elkaar.
problem-tournament-event-reach = { $id } en { $other } staan meer dan { $reach } plaatsen uit elkaar op de ladder.
problem-tournament-event-time-up = De tijd van dit toernooi is om.
problem-tournament-event-game-unknown = Partij { $game } bestaat niet.
problem-tournament-event-game-over = Partij { $game } heeft al een uitslag: { $result }.
problem-tournament-event-game-open = Partij { $game } heeft nog geen uitslag.
problem-tournament-event-game-begun = Partij { $game } is al begonnen.
problem-tournament-event-match-over = De match aan tafel { $table } is beslist.
problem-tournament-event-match-single = Zo kan alleen een match in een knock-outtoernooi worden beslist.
problem-tournament-event-match-player = { $id } speelt niet aan tafel { $table }.
problem-tournament-event-correction-late = Latere partijen berusten op deze uitslag: die blijft staan.
problem-tournament-event-correction-open = Met deze uitslag zou niemand de match hebben gewonnen, en de ronde is afgelopen.
problem-tournament-event-reopen = De ronde is afgelopen: een uitslag kan worden verbeterd, maar niet gewist.
problem-tournament-pairing-finished = Het toernooi is afgelopen.
problem-tournament-pairing-few = Een toernooi heeft minstens twee deelnemers nodig.
problem-tournament-pairing-open = In ronde { $round } ontbreken nog uitslagen.
problem-tournament-pairing-over = Alle rondes zijn gespeeld.
problem-tournament-pairing-nobody = Er is nu niemand vrij om te spelen.
problem-tournament-pairing-time-up = De tijd van dit toernooi is om.
problem-tournament-regulations-no-clock = Een toernooi wordt altijd met een klok gespeeld.
problem-tournament-regulations-rounds = Het aantal rondes moet tussen 1 en { $most } liggen, niet op { $value }.
problem-tournament-regulations-cycles = Het aantal partijen tegen elke tegenspeler moet tussen 1 en { $most } liggen, niet op { $value }.
problem-tournament-regulations-boards = De grootte van een ploeg moet tussen 1 en { $most } liggen, niet op { $value }.
problem-tournament-regulations-minutes = De duur in minuten moet tussen 1 en { $most } liggen, niet op { $value }.
problem-tournament-regulations-reach = Het bereik van een uitdaging moet tussen 1 en { $most } liggen, niet op { $value }.
problem-tournament-regulations-best-of = Een match heeft een oneven aantal partijen, hoogstens { $most }, niet { $value }.
problem-tournament-regulations-third-place = Om de derde plaats wordt alleen in een enkel knock-outtoernooi gespeeld.
problem-tournament-regulations-boards-format = Ploegen spelen alleen een competitie of een Zwitsers toernooi.
problem-tournament-regulations-handicap = Een voorgift vraagt minstens één ratingpunt per niveau, niet { $value }.
problem-tournament-regulations-limit = Het aantal deelnemers ligt tussen 2 en { $most }, niet op { $value }.
problem-tournament-regulations-points = Punten zijn halve tussen 0 en 100, de meeste voor winst en de minste voor verlies.
problem-tournament-regulations-tiebreak = De tiebreak { $value } is twee keer gekozen.
problem-tournament-value-value = ‘{ $field }’ kan niet { $value } zijn.
problem-tournament-value-game = Een partij schrijf je als 3.12 of 3.12.2, niet als { $value }.
problem-tournament-players-encoding = Regel { $line }: dit is geen UTF-8. Sla het bestand op als ‘CSV UTF-8’.
problem-tournament-players-large = Een lijst van spelers heeft hoogstens { $most } bytes.
problem-tournament-players-empty = Er staan geen spelers in het bestand.
problem-tournament-players-columns = Regel 1 moet de kolommen noemen, en een daarvan moet ‘naam’ zijn.
problem-tournament-players-column-twice = Er zijn twee kolommen ‘{ $name }’.
problem-tournament-players-csv = Regel { $line }: dit is geen CSV.
problem-tournament-players-surplus = Regel { $line } heeft meer waarden dan er kolommen zijn.
problem-tournament-players-name-empty = Regel { $line }: de naam ontbreekt.
problem-tournament-players-name-long = Regel { $line }: een naam mag hoogstens { $most } tekens hebben.
problem-tournament-players-name-characters = Regel { $line }: de naam bevat een onzichtbaar teken.
problem-tournament-players-name-twice = Regel { $line }: { $name } staat al op regel { $other }.
problem-tournament-players-rating = Regel { $line }: een rating is een geheel getal tot { $most }, niet { $value }.
problem-tournament-players-bot = Regel { $line }: ‘bot’ is ja of nee, niet { $value }.
problem-tournament-players-team = Regel { $line }: de ploeg ontbreekt.
problem-tournament-players-refused = Regel { $line }: { $why }
problem-tournament-report-format = Dit verslag bestaat alleen voor competities en Zwitserse toernooien.
problem-tournament-report-wide = In het verslag is geen plaats voor { $value }.

## The web app

web-skip = Naar de inhoud
web-nav = Hoofdnavigatie
web-menu = Menu
web-close = Sluiten
web-notices = Meldingen
web-cancel = Annuleren
web-offline = Je bent offline. Partijen en oefeningen gaan verder zodra er weer verbinding is; de introductie en de instellingen werken ook zonder.
web-lost-connection = De verbinding is weg. Opnieuw verbinden…
web-offline-page = Deze pagina heeft een verbinding nodig. Ze verschijnt zodra die er weer is.
web-not-found-title = Pagina niet gevonden
web-not-found-about = Misschien is de link niet volledig, of bestaat de pagina niet meer.
web-go-home = Naar de startpagina
web-page-play = Spelen
web-page-game = Partij
web-page-challenge = Uitdaging
web-page-settings = Instellingen
web-page-live = Lopende partijen
web-page-leaderboard = Ranglijst
web-page-player = Speler
web-page-people = Mensen
web-page-account = Account
web-header-you = { $name }: je profiel
web-setting-language = Taal
web-setting-language-auto = Taal van de browser ({ $language })
web-setting-edition-about = De stukken waarmee nieuwe partijen worden gespeeld.
web-setting-theme = Weergave
web-setting-theme-auto = Systeeminstelling
web-setting-theme-light = Licht
web-setting-theme-dark = Donker
web-setting-theme-contrast = Hoog contrast
web-setting-view = Aanzicht van het bord
web-setting-view-about = Van boven neemt het bord minder ruimte in en is elk kenmerk goed te zien.
web-setting-view-auto = Passend bij het scherm
web-setting-view-flat = Van boven
web-setting-view-slanted = In perspectief
web-setting-pieces = Stijl van het bord
web-setting-pieces-contrast = Bij hoog contrast heeft elke stijl dezelfde kleuren.
web-setting-pieces-wood = Hout
web-setting-pieces-slate = Leisteen
web-setting-pieces-bright = Kleurrijk
web-setting-motion = Animatie
web-setting-motion-auto = Systeeminstelling
web-setting-motion-full = Met animatie
web-setting-motion-reduced = Zonder animatie
web-setting-pace = Tempo van de computer
web-setting-pace-about = Hoelang de computer wacht tussen plaatsen en geven, zodat je het kunt volgen. Hij speelt in elk tempo even goed.
web-setting-pace-instant = Zonder pauzes
web-setting-pace-quick = Korte pauzes
web-setting-pace-calm = Lange pauzes
web-setting-sound = Geluid
web-setting-volume = Volume
web-setting-characters = Laat de personages van de computer praten
web-setting-characters-about = Af en toe een woordje; nooit over wat je kunt spelen of roepen.
web-setting-avatar = Je avatar
web-setting-avatar-about = Zo zien andere spelers je.
web-setting-confirm = Elke handeling bevestigen
web-setting-confirm-about =
    { $edition ->
        [mushrooms] Een paddenstoel is pas gegeven of geplaatst als je het bevestigt; tot dan kun je hem terugnemen.
       *[classic] Een stuk is pas gegeven of geplaatst als je het bevestigt; tot dan kun je het terugnemen.
    }
web-setting-fourth = Het vierde hokje verstuurt de roep
web-setting-fourth-about = Anders bekijk je de vier hokjes nog een keer en verstuur je de roep zelf.
web-setting-shortcuts = Sneltoetsen
web-setting-shortcuts-about = Losse toetsen om te geven, te plaatsen, te roepen en meer; tijdens een partij toont het vraagteken de lijst. Zet ze uit als je dicteert of als ze in de weg zitten.
web-setting-coordinates = Letters en cijfers op het bord tonen
web-setting-notify = Waarschuw me als ik aan de beurt ben
web-setting-notify-about = Een browsermelding terwijl je iets anders bekijkt.
web-setting-notify-denied = Je browser blokkeert meldingen van deze site.
web-setting-notify-push = Een melding terwijl je iets anders bekijkt. In partijen met dagen per beurt ook als Fourfold gesloten is.
web-setting-notify-failed = Meldingen werken zolang Fourfold open is. Je browser kon niet worden aangemeld voor berichten daarna.
web-setting-quiet = Stille uren
web-setting-quiet-about = Als Fourfold gesloten is, stoort niets je tussen deze tijden. Laat beide leeg als je geen stille uren wilt.
web-setting-quiet-from = Van
web-setting-quiet-until = Tot
web-board-name = Bord
web-board-empty = { $square }, leeg
web-board-last = als laatste geplaatst
web-board-lit = gemarkeerd
web-tray-name =
    { $edition ->
        [mushrooms] Overgebleven paddenstoelen
       *[classic] Overgebleven stukken
    }
web-tray-sort = Sorteren op
web-tray-by-number = nummer
web-tray-empty =
    { $edition ->
        [mushrooms] Alle paddenstoelen staan op het bord.
       *[classic] Alle stukken staan op het bord.
    }
web-table-more = Meer
web-hand-empty = niets
web-hand-name = In de hand
web-hand-yours = In jouw hand
web-hand-of = In de hand van { $name }
web-loading = Een ogenblik…
web-game-title = { $name } tegen { $other }
web-game-you = jij
web-game-to-act = is aan zet
web-game-your-turn = Jouw beurt
web-banner-name = Je partijen
web-banner-turn = Jij bent aan de beurt tegen { $name }
web-banner-turns =
    { $number ->
        [one] Jij bent aan de beurt in { $number } partij
       *[other] Jij bent aan de beurt in { $number } partijen
    }
web-banner-waiting = Je partij tegen { $name } loopt; { $name } denkt na
web-banner-challenge = Een uitdaging van { $name }
web-banner-open = Naar de partij
web-banner-look = Bekijken
web-banner-more =
    { $number ->
        [one] nog { $number } partij
       *[other] nog { $number } partijen
    }
web-game-here = is online
web-game-away = is offline
web-absent-left = nog { $time }
web-absent-clock = { $name } is offline. Als de tijd om is, win jij.
web-absent-win = { $name } is offline. Als er vóór { $date } niets gebeurt, win jij.
web-absent-none = { $name } is offline. Als er vóór { $date } niets gebeurt, eindigt de partij zonder winnaar.
web-game-point = Wijs de vier hokjes aan ({ $number } van 4).
web-game-send-call = Roep QUARTO!
web-game-withdraw = Nee, verder spelen
web-game-pass = Passen
web-game-confirm = Bevestigen
web-game-confirm-this = Bevestig of maak ongedaan.
web-game-undo = Ongedaan maken
web-game-placed =
    { $edition ->
        [mushrooms] { $name } plaatst de paddenstoel op { $square }.
       *[classic] { $name } plaatst het stuk op { $square }.
    }
web-game-draw = Gelijkspel aanbieden
web-game-draw-sent = Gelijkspel aangeboden
web-game-draw-offered = { $name } biedt gelijkspel aan.
web-game-draw-agree = Akkoord met gelijkspel
web-game-takeback = Zet terugnemen
web-game-takeback-sent = Terugnemen gevraagd
web-game-takeback-late = De gemiste quarto is al ter sprake gekomen: verder terug kan niet.
web-game-takeback-asked = { $name } wil graag een zet terugnemen.
web-game-taken-back = De zet is teruggenomen.
web-game-declined =
    { $what ->
        [draw] Het gelijkspel is afgewezen.
        [takeback] Het terugnemen is afgewezen.
       *[other] Afgewezen.
    }
web-game-accept = Accepteren
web-game-decline = Afwijzen
web-game-resign = Opgeven
web-game-resign-sure = Als je opgeeft, wint je tegenspeler.
web-game-resign-yes = Ja, opgeven
web-game-abort = Partij afbreken
web-game-abort-sure = De partij eindigt zonder winnaar en telt niet mee.
web-game-abort-yes = Ja, afbreken
web-game-go-on = Verder spelen
web-game-talk = Iets zeggen
web-game-mute = Berichten verbergen
web-game-muted = De berichten in deze partij zijn nu verborgen.
web-game-unmuted = De berichten in deze partij zijn weer zichtbaar.
web-game-record = Partijnotatie
web-game-share = Delen
web-game-link-copied = Link gekopieerd.
web-copy-by-hand = Deze browser laat de pagina niet kopiëren. Kopieer de link hier:
web-copy-selected = Deze browser laat de pagina niet kopiëren. De tekst is geselecteerd: kopieer hem zelf.
web-share-link = Link
web-share-copy = Kopiëren
web-share-copied = Gekopieerd.
web-share-send = Versturen…
web-share-picture = Afbeelding van deze stelling
web-share-animation = Animatie van de partij
web-share-embed = Code voor je eigen webpagina
web-embed-open = Openen in Fourfold
web-game-watchers =
    { $number ->
        [one] { $number } toeschouwer
       *[other] { $number } toeschouwers
    }
web-watch = Je kijkt mee
web-watch-others =
    { $number ->
        [one] met { $number } ander
       *[other] met { $number } anderen
    }
web-watch-talk = Praten
web-watch-spectators = Onder toeschouwers
web-watch-about = Dit zien alleen toeschouwers, nooit de spelers.
web-watch-hide = Verberg wat toeschouwers zeggen
web-game-result = Uitslag
web-game-won = Je hebt gewonnen!
web-game-lost = Je hebt deze keer verloren
web-game-won-by = { $name } wint
web-game-drawn = Gelijkspel
web-game-nobody = Geen winnaar
web-game-aborted = Partij afgebroken
web-game-missed = Gemiste quarto’s
web-game-rematch = Nog een keer
web-game-rematch-asked = Revanche gevraagd
web-game-rematch-wanted = { $name } wil nog een keer spelen.
web-game-rematch-withdraw = Verzoek intrekken
web-game-rematch-declined = Deze keer komt er geen revanche.
web-game-to-rematch = Naar de volgende partij
web-game-review = Partij terugkijken
web-game-other-game = Nieuwe partij
web-game-typed = Typ een zet
web-game-typed-wrong = Typ een zet zoals c2, -5, c2-5 of !a1b1c1d1.
web-game-do = Speel
web-game-lost-connection = De verbinding is weg. Er gaat niets verloren: opnieuw verbinden…
web-game-not-sent = Dat heeft de server niet bereikt. Probeer het nog eens.
web-game-false-loses = onterecht roepen kost de partij
web-told-give =
    { $who ->
        [me] Je geeft { $other } { piece-the }.
       *[them] { $name } geeft je { piece-the }.
    }
web-told-place =
    { $edition ->
        [mushrooms] Je plaatst de paddenstoel op { $square }.
       *[classic] Je plaatst het stuk op { $square }.
    }
web-told-call = Je roept QUARTO! op { $squares }.
web-told-pass = Je past.
web-told-resign = Je geeft op.
web-told-flag = Je tijd is om.
web-told-abandon = Je hebt de partij verlaten.
web-told-draw = Je biedt gelijkspel aan.
web-told-takeback = Je wilt graag een zet terugnemen.
web-told-rematch = Je vraagt om een revanche.
web-told-abort = Je breekt de partij af.
web-waiting-give = { $name } kiest een { piece-one } voor je.
web-queue-chosen = Zodra je hebt geplaatst, geef je { $piece }.
web-queue-cancelled = Je geeft { $piece } niet meer vooraf.
web-queue-next = Je geeft
web-queue-undo = Nog niet geven
web-call-patterns = Of kies een patroon
web-past-title = Beurten tot nu toe
web-past-none = Nog geen beurten.
web-past-shown = Eerdere stelling
web-past-now = Terug naar de partij
web-keys-title = Sneltoetsen
web-key-place = Naar het bord
web-key-give = Naar de overgebleven { piece-many }
web-key-call = QUARTO! roepen, daarna versturen
web-key-hint = Om een tip vragen
web-key-view = Ander aanzicht van het bord
web-key-back = Eén stap terugkijken
web-key-next = Eén stap vooruitkijken; na de partij opnieuw spelen
web-key-say = Nog eens horen wat je moet doen en wat je in je hand hebt
web-key-escape = Ongedaan maken wat nog niet is verstuurd, of terug naar de huidige stelling
web-key-list = Deze lijst tonen
web-ended-quarto = QUARTO! ({ $values } op { $squares })
web-ended-caught =
    { $who ->
        [me] Je riep een quarto die { $other } niet zag ({ $values } op { $squares }).
        [them] { $name } riep een quarto die je niet zag ({ $values } op { $squares }).
       *[others] { $name } riep een quarto die { $other } niet zag ({ $values } op { $squares }).
    }
web-ended-caught-automatic =
    { $who ->
        [me] { $other } maakte een quarto die alleen voor jou telt ({ $values } op { $squares }).
        [them] Je maakte een quarto die alleen voor { $name } telt ({ $values } op { $squares }).
       *[others] { $other } maakte een quarto die alleen voor { $name } telt ({ $values } op { $squares }).
    }
web-ended-time =
    { $who ->
        [them] Je tijd was om.
       *[others] De tijd van { $other } was om.
    }
web-ended-resignation =
    { $who ->
        [them] Je hebt opgegeven.
       *[others] { $other } heeft opgegeven.
    }
web-ended-false-call =
    { $who ->
        [them] Je riep ten onrechte quarto.
       *[others] { $other } riep ten onrechte quarto.
    }
web-ended-abandoned =
    { $who ->
        [them] Je hebt de partij verlaten.
       *[others] { $other } heeft de partij verlaten.
    }
web-ended-aborted =
    { $who ->
        [me] Je hebt de partij afgebroken voordat die telde.
       *[others] { $name } heeft de partij afgebroken voordat die telde.
    }
web-ended-full-board = Alle { piece-many } zijn geplaatst en niemand heeft gewonnen.
web-game-rules = Regels van deze partij
web-coach-name = Coach
web-coach-hint = Tip
web-coach-more = Vertel meer
web-coach-danger = Toon dreigingen
web-coach-poisoned = gevaarlijk: wint op { $squares }
web-coach-safe = voorlopig veilig
web-coach-wins-here = maakt hier een quarto
web-help-off = Jullie spelen zonder hulp: geen tips, dreigingen of analyse tot de partij voorbij is.
web-help-rated = Ratingpartijen speel je zonder hulp: geen tips, dreigingen of analyse.
web-help-on = Jullie spelen met hulp. Als de een die gebruikt, krijgt de ander dat te zien.
web-help-used-hint = { $name } heeft om een tip gevraagd.
web-help-used-threats = { $name } heeft de dreigingen bekeken.
web-help-used-explanation = { $name } heeft een zet laten uitleggen.
web-help-used-analysis = { $name } heeft de analyse gebruikt.
web-help-title = Gebruikte hulp
web-play-title =
    { $edition ->
        [mushrooms] Zestien paddenstoelen. Vier kenmerken. Eén kreet.
       *[classic] Zestien stukken. Vier kenmerken. Eén kreet.
    }
web-play-lead =
    { $edition ->
        [mushrooms] Je zet de paddenstoel die je tegenspeler voor je kiest. Zie jij als eerste vier op een rij met een gemeenschappelijk kenmerk? Roep QUARTO!
       *[classic] Je zet het stuk dat je tegenspeler voor je kiest. Zie jij als eerste vier op een rij met een gemeenschappelijk kenmerk? Roep QUARTO!
    }
web-play-how = Hoe wil je spelen?
web-play-way-someone = Online spelen
web-play-way-computer = Tegen de computer
web-play-way-shared = Op één scherm
web-play-way-friend = Een vriend uitnodigen
web-play-opponent = Je tegenspeler
web-play-strength = sterkte { $number } van { $count }
web-play-rating = Elo { $number }
web-play-shared-about = Twee mensen spelen om de beurt op dit scherm.
web-play-friend-about = Je krijgt een link en een QR-code. Wie de link opent, speelt tegen jou.
web-play-someone-about = Je speelt tegen iemand die hetzelfde niveau en dezelfde klok wil en ongeveer dezelfde rating heeft.
web-play-name = Je naam
web-play-name-about = Je tegenspelers zien hem. Laat je het leeg, dan krijg je een vrolijke naam.
web-play-open = Iedereen op deze server mag accepteren
web-play-private = Alleen wij tweeën zien de partij
web-play-handicap = Een eigen niveau voor elke speler (handicap)
web-play-handicap-about = Ieder kan alleen de patronen van het eigen niveau roepen. De sterkste speler neemt het laagste niveau.
web-play-traits-about = Beginners kunnen met één of twee starten.
web-clock-other = Anders…
web-clock-time = Tijd
web-clock-unit = Tijdseenheid
web-clock-kind = Waarvoor de tijd geldt
web-clock-kind-turn = per zet
web-clock-kind-bank = per speler
web-clock-increment = plus, na elke zet,
web-clock-impossible = Een klok loopt minstens een seconde en hoogstens een jaar.
web-play-first = Wie begint?
web-play-first-lot = Het lot beslist
web-play-me = Ik
web-play-them = Mijn tegenspeler
web-play-start-computer = Spelen tegen { $name }
web-play-start-shared = Beginnen op dit scherm
web-play-start-friend = Link maken
web-play-continue = Verder met je partij
web-play-received = Uitdagingen voor jou
web-play-waiting = Mensen die op een partij wachten
web-play-no-challenges = Er wacht nu niemand.
web-play-own-challenge = Jouw uitdaging
web-queue-waiting =
    { $number ->
        [one] { $number } persoon zoekt een partij
       *[other] { $number } mensen zoeken een partij
    }
web-queue-join = Spelen
web-queue-title = Tegenspeler zoeken…
web-queue-range = Rating { $least } tot { $most }; het bereik groeit terwijl je wacht
web-queue-anyone = Elke rating
web-queue-others =
    { $number ->
        [0] verder wacht er nu niemand
        [one] er wacht nog { $number } ander
       *[other] er wachten nog { $number } anderen
    }
web-queue-computer = Nog niemand. { $name } kan meteen spelen.
web-queue-leave = Stoppen met zoeken
web-queue-over = Het zoeken naar een tegenspeler is gestopt. Probeer het opnieuw.
web-play-accept = Accepteren en spelen
web-challenge-invite = Iemand uitnodigen
web-challenge-invite-about = Stuur deze link, of laat de code scannen. De partij begint zodra iemand accepteert.
web-challenge-open-about = Iedereen op deze server ziet je uitdaging. Je kunt de link ook sturen.
web-challenge-qr = QR-code van de link
web-challenge-link = Link
web-challenge-copy = Link kopiëren
web-challenge-withdraw = Intrekken
web-challenge-waiting = Wachten tot iemand accepteert…
web-challenge-local = Deze link werkt alleen op deze computer. Start de server met { $command } om met anderen in je netwerk te spelen.
web-challenge-by = { $name } wil met je spelen
web-challenge-game = Zestien { piece-many } voor twee: je tegenspeler kiest wat jij zet, en jij wat je tegenspeler zet. Wie als eerste vier op een lijn met een gemeenschappelijk kenmerk ziet, wint.
web-challenge-not-now = Nu niet
web-challenge-accepted = Deze uitdaging is al geaccepteerd
web-challenge-withdrawn = Deze uitdaging is ingetrokken
web-challenge-expired = Deze uitdaging is verlopen
web-challenge-declined = Deze uitdaging is afgewezen
web-challenge-declined-by = { $name } heeft je uitdaging afgewezen.
web-challenge-to = Je uitdaging aan { $name }
web-challenge-to-about = Wachten op antwoord van { $name }… De partij begint zodra je uitdaging is geaccepteerd.
web-challenge-new = { $name } uitdagen
web-challenge-send = Uitdaging versturen
web-challenge-watch = Partij bekijken
web-live-none = Er wordt nu niet gespeeld.
web-live-over = Gespeelde partijen
web-live-more = Meer laten zien
web-live-rated = ratingpartij
web-live-handicap = Niveaus { $level }
web-leaderboard-about = Spelers met een betrouwbare rating, uit ratingpartijen.
web-leaderboard-rank = Plaats
web-leaderboard-player = Speler
web-leaderboard-rating = Rating
web-leaderboard-games = Partijen
web-leaderboard-none = Nog niemand heeft genoeg ratingpartijen gespeeld.
web-player-kind-guest = Gast
web-player-kind-account = Lid
web-player-kind-bot = Bot
web-player-kind-computer = Computer
web-player-kind-deleted = Verwijderd account
web-player-since = sinds { $date }
web-player-you = Dit ben jij.
web-player-counts = { $wins } gewonnen, { $draws } gelijk, { $losses } verloren
web-player-ratings = Ratings
web-player-course =
    { $number ->
        [one] Van { $from } naar { $to } in de laatste ratingpartij
       *[other] Van { $from } naar { $to } in de laatste { $number } ratingpartijen
    }
web-player-history = Ratingpartijen
web-player-follow = Volgen
web-player-unfollow = Niet meer volgen
web-player-block = Blokkeren
web-player-unblock = Niet meer blokkeren
web-player-block-about = Geen uitdagingen en berichten meer tussen jullie, en jullie worden niet aan elkaar gekoppeld. { $name } krijgt daar geen bericht van.
web-player-blocked = { $name } is geblokkeerd.
web-player-unblocked = { $name } is niet meer geblokkeerd.
web-player-challenge = Uitdagen
web-player-report = Deze speler melden
web-player-reason-name = De naam is kwetsend
web-player-reason-leaving = Loopt weg uit verloren partijen
web-player-reason-cheating = Gebruikt hulp in ratingpartijen
web-player-reason-other = Iets anders
web-player-send = Versturen
web-player-reported = Bedankt, de melding is verstuurd.
web-people-following = Spelers die je volgt
web-people-following-none = Je volgt nog niemand. Druk op “Volgen” op de pagina van een speler, dan zie je hier wanneer die online is.
web-people-online = online
web-people-show = Laat anderen zien wanneer ik online ben
web-people-show-about = In een partij ziet je tegenspeler altijd of je er bent.
web-people-opponents = Recente tegenspelers
web-people-opponents-none = Je hebt nog tegen niemand gespeeld.
web-people-won = gewonnen
web-people-drawn = gelijkspel
web-people-lost = verloren
web-people-blocked = Geblokkeerde spelers
web-play-rated = Ratingpartij
web-play-rated-account = { problem-rated-account }
web-play-rated-rules = { problem-rated-rules }
web-play-rated-clock = { problem-rated-clock }
web-play-rated-private = { problem-rated-private }
web-play-rated-seat = { problem-rated-seat }
web-play-rated-help = { problem-rated-help }
web-play-help = We mogen allebei om tips vragen
web-play-helped = met tips
web-account-about = Zonder account kun je alles spelen, behalve ratingpartijen en toernooien. Een account bewaart je partijen en je naam.
web-account-sign-in = Inloggen
web-account-sign-up = Account maken
web-account-sign-recover = Wachtwoord vergeten
web-account-recover = Nieuw wachtwoord instellen
web-account-sign-out = Uitloggen
web-account-name = Naam
web-account-shown-name = Weergavenaam
web-account-guest-name = Spelen zonder account
web-account-password = Wachtwoord
web-account-old-password = Huidig wachtwoord
web-account-new-password = Nieuw wachtwoord
web-account-password-about = Minstens 8 tekens; een paar woorden werkt het best.
web-account-code = Herstelcode
web-account-codes = Je herstelcodes
web-account-codes-about = Ze worden maar één keer getoond. Bewaar ze goed: met elke code kom je één keer binnen als je je wachtwoord vergeet.
web-account-codes-copy = Codes kopiëren
web-account-codes-download = Opslaan als bestand
web-account-codes-copied = Codes gekopieerd.
web-account-signed-in = Je bent ingelogd als { $name }.
web-account-go-on = Doorgaan
web-account-guest = Je speelt als { $name }, zonder account.
web-account-profile = Profiel
web-account-save = Opslaan
web-account-saved = Opgeslagen.
web-account-settings-taken = De instellingen van je account gelden nu hier.
web-account-sessions = Waar je ingelogd bent
web-account-this-one = dit apparaat
web-account-tokens = Tokens voor je programma’s
web-account-tokens-about = Met een token speelt een programma van jou onder jouw naam.
web-account-token-name = Waar het token voor is
web-account-token-new = Token maken
web-account-token-once = Het nieuwe token, alleen nu te zien:
web-account-export = Al mijn gegevens downloaden
web-account-delete = Account verwijderen
web-account-delete-about = Dit kan niet ongedaan worden gemaakt. Je naam verdwijnt uit alle partijen.
web-page-learn = Leren
web-page-puzzles = Puzzels
web-page-puzzle = Puzzel
web-page-analysis = Analysebord
web-page-drill = Scherp kijken
web-page-fill = Vul het bord
web-page-atlas = Atlas
web-analysis-working = Even rekenen…
web-analysis-ended = QUARTO! Deze zet wint.
web-analysis-ended-loss = QUARTO! Maar het telt voor de tegenspeler, die wint.
web-analysis-full = Het bord is vol: er valt niets meer te spelen.
web-analysis-place = Voor wie nu plaatst: { $value }
web-analysis-give = Voor wie nu geeft: { $value }
web-analysis-choose-first =
    { $edition ->
        [mushrooms] Kies eerst een paddenstoel.
       *[classic] Kies eerst een stuk.
    }
web-analysis-mode = Modus
web-analysis-mode-set-up = Opstellen
web-analysis-mode-play = Zetten uitproberen
web-analysis-clear = Bord leegmaken
web-analysis-to-hand = In de hand nemen
web-analysis-empty-hand = Terugleggen
web-analysis-set-up-about =
    { $edition ->
        [mushrooms] Kies een paddenstoel en dan een hokje of de hand; slepen mag ook. Tik een paddenstoel op het bord aan om hem weg te nemen.
       *[classic] Kies een stuk en dan een hokje of de hand; slepen mag ook. Tik een stuk op het bord aan om het weg te nemen.
    }
web-analysis-play-about =
    { $edition ->
        [mushrooms] Elk hokje en elke paddenstoel toont waartoe het leidt als niemand een fout maakt, en na hoeveel plaatsingen.
       *[classic] Elk hokje en elk stuk toont waartoe het leidt als niemand een fout maakt, en na hoeveel plaatsingen.
    }
web-analysis-legend = Legenda
web-analysis-gifts = Na plaatsing op
web-analysis-gifts-about =
    { $edition ->
        [mushrooms] Kies een hokje om te zien wat het waard is elke paddenstoel daarna te geven.
       *[classic] Kies een hokje om te zien wat het waard is elk stuk daarna te geven.
    }
web-analysis-wins-there = { $square } wint meteen.
web-analysis-standing = Staat al op het bord en telt niet meer
web-analysis-best = Beste zetten
web-analysis-notation = Stelling (notatie)
web-analysis-show = Tonen
web-analysis-wrong =
    { $edition ->
        [mushrooms] Voer de vier rijen en de paddenstoel in de hand in, bijvoorbeeld .4f./c3.0/78../9b.. a; elke paddenstoel hooguit één keer.
       *[classic] Voer de vier rijen en het stuk in de hand in, bijvoorbeeld .4f./c3.0/78../9b.. a; elk stuk hooguit één keer.
    }
web-analysis-to-act = Aan zet
web-review-ready = De analyse is klaar. Blader met de pijltjestoetsen.
web-review-start = Loop de partij door: bij elke beslissing zie je wat die waard was, en wat beter was geweest.
web-review-working = Elke beslissing wordt geanalyseerd…
web-review-lead = Plak de notatie van een partij of sleep een .qgn-bestand hierheen: je ziet wat elke beslissing waard was en waar de partij kantelde.
web-review-given = Gegeven
web-review-steps = Stappen
web-review-value-for = Voor { $name }
web-review-to-turning-point = Naar het keerpunt
web-review-go-on = Verder vanaf hier
web-review-play-from = Speel vanaf hier
web-review-analyse = Analyseren
web-review-to-game = Terug naar de partij
web-review-record = Partijnotatie
web-review-look = Terugkijken
web-review-file = Kies een bestand
web-learn-title = Leer het spel in tien minuten
web-learn-lead = Korte interactieve lessen, één regel per keer.
web-learn-done = klaar
web-learn-more = En daarna?
web-learn-more-puzzles = Elke dag één puzzel voor iedereen, en nog veel meer per thema.
web-learn-more-drill = Zie een quarto voordat iemand anders hem ziet.
web-learn-more-fill = De puzzel waarmee het spel begon.
web-learn-more-atlas = Wie wint als niemand een fout maakt, voor alle regels.
web-learn-gallery = De dertig patronen
web-learn-gallery-about =
    { $edition ->
        [mushrooms] Vier paddenstoelen met een gemeenschappelijk kenmerk op de hokjes van een patroon maken een quarto. Elk niveau voegt iets toe aan het vorige.
       *[classic] Vier stukken met een gemeenschappelijk kenmerk op de hokjes van een patroon maken een quarto. Elk niveau voegt iets toe aan het vorige.
    }
web-learn-next = Verder: { $title }
web-learn-again = Nog een keer
web-learn-play = Speel een partij
web-learn-step = Stap { $number } van { $count }
web-page-intro = Het spel in één minuut
web-intro-offer = Ken je het spel nog niet?
web-intro-offer-about = Vier stappen die je zelf speelt: zoeken, geven, plaatsen, roepen.
web-intro-start = Laat maar zien
web-intro-skip = Overslaan
web-intro-find-about =
    { $edition ->
        [mushrooms] Zestien paddenstoelen, allemaal anders: blauw of rood, puntig of plat, groot of klein, met gele stippen of zonder.
       *[classic] Zestien stukken, allemaal anders: licht of donker, rond of vierkant, hoog of laag, vol of hol.
    }
web-intro-find = Tik op { piece-the }.
web-intro-find-wrong = Kijk nog eens ({ $traits }): tik op { piece-the }.
web-intro-give-about =
    { $edition ->
        [mushrooms] Je kiest nooit je eigen paddenstoel: je geeft je tegenspeler er een om te plaatsen en krijgt er een terug.
       *[classic] Je kiest nooit je eigen stuk: je geeft je tegenspeler er een om te plaatsen en krijgt er een terug.
    }
web-intro-give =
    { $edition ->
        [mushrooms] Drie grote paddenstoelen naast elkaar! Geef er een die niet groot is.
       *[classic] Drie hoge stukken naast elkaar! Geef er een die niet hoog is.
    }
web-intro-give-wrong =
    { $edition ->
        [mushrooms] Die is ook groot: je tegenspeler zou winnen. Geef een kleine.
       *[classic] Die is ook hoog: je tegenspeler zou winnen. Geef een lage.
    }
web-intro-wait = Nu is je tegenspeler aan de beurt…
web-intro-place-about =
    { $edition ->
        [mushrooms] Je tegenspeler heeft je paddenstoel geplaatst en geeft je er een terug.
       *[classic] Je tegenspeler heeft je stuk geplaatst en geeft je er een terug.
    }
web-intro-place =
    { $edition ->
        [mushrooms] Een grote! Plaats hem naast de drie grote paddenstoelen.
       *[classic] Een hoge! Plaats hem naast de drie hoge stukken.
    }
web-intro-place-wrong =
    { $edition ->
        [mushrooms] Niet daar: op het vrije hokje naast de drie grote paddenstoelen worden het er vier.
       *[classic] Niet daar: op het vrije hokje naast de drie hoge stukken worden het er vier.
    }
web-intro-call-about = Vier op een lijn met hetzelfde kenmerk zijn een quarto. Die wint alleen als je hem roept.
web-intro-call =
    { $edition ->
        [mushrooms] Vier grote paddenstoelen! Druk op { quarto-call }
       *[classic] Vier hoge stukken! Druk op { quarto-call }
    }
web-intro-call-wrong =
    { $edition ->
        [mushrooms] Niet die vier: roep nog eens en wijs de vier grote paddenstoelen aan.
       *[classic] Niet die vier: roep nog eens en wijs de vier hoge stukken aan.
    }
web-intro-done-about = Rijen, kolommen en diagonalen tellen, met elk kenmerk. En zie je een quarto over het hoofd, dan mag je tegenspeler hem roepen.
web-intro-done = { quarto-call } Dat is het hele spel.
web-newcomer-automatic = In je eerste partijen worden quarto’s voor je geroepen. Bij de regels kun je dat anders kiezen.
web-newcomer-call = Nieuw: zodra vier op een lijn een kenmerk delen, druk je op { quarto-call } en wijs je ze aan voor je verder speelt. Niemand doet het voor je.
web-newcomer-loss = Bijna niemand wint zijn eerste partij. Een paar korte lessen laten zien waar je op moet letten.
web-learn-turn-title = Geven en plaatsen
web-learn-turn-about =
    { $edition ->
        [mushrooms] Je kiest nooit de paddenstoel die je plaatst.
       *[classic] Je kiest nooit het stuk dat je plaatst.
    }
web-learn-turn-text =
    { $edition ->
        [mushrooms] De eerste speler geeft een paddenstoel. Daarna heeft een beurt twee delen: plaats de paddenstoel die je kreeg op een vrij hokje en geef je tegenspeler een van de overige.
       *[classic] De eerste speler geeft een stuk. Daarna heeft een beurt twee delen: plaats het stuk dat je kreeg op een vrij hokje en geef je tegenspeler een van de overige.
    }
web-learn-turn-1 =
    { $edition ->
        [mushrooms] Geef je tegenspeler een paddenstoel.
       *[classic] Geef je tegenspeler een stuk.
    }
web-learn-turn-2 = Nu heb jij er een: plaats het op een vrij hokje.
web-learn-turn-3 =
    { $edition ->
        [mushrooms] En geef de volgende paddenstoel.
       *[classic] En geef het volgende stuk.
    }
web-learn-turn-refused = Er valt nog niets te roepen. Maak eerst je beurt af.
web-learn-turn-done = Dat is een hele beurt. Zo gaat het om en om verder.
web-learn-call-title = QUARTO!
web-learn-call-about = Vier op een rij met een gemeenschappelijk kenmerk wint, als je het roept.
web-learn-call-text = Rijen, kolommen en diagonalen tellen. Wie de andere drie plaatste, maakt niet uit. Maar een quarto wint pas als hij geroepen wordt: druk op de rode knop en wijs de vier hokjes aan.
web-learn-call-1 =
    { $edition ->
        [mushrooms] Drie in rij 2 hebben iets gemeen met jouw paddenstoel. Maak er vier van.
       *[classic] Drie in rij 2 hebben iets gemeen met jouw stuk. Maak er vier van.
    }
web-learn-call-2 = Roep nu: druk op QUARTO! en wijs de vier hokjes aan.
web-learn-call-refused = Niet helemaal: vul het gat in rij 2 en wijs dan de vier hokjes aan.
web-learn-call-done = QUARTO! Jij wint.
web-learn-safe-title = Veilig geven
web-learn-safe-about =
    { $edition ->
        [mushrooms] De paddenstoel die je geeft, kan je verslaan.
       *[classic] Het stuk dat je geeft, kan je verslaan.
    }
web-learn-safe-text =
    { $edition ->
        [mushrooms] Kijk voordat je geeft wat je tegenspeler ermee kan. Het spel draait om het vinden van een paddenstoel die niets afmaakt.
       *[classic] Kijk voordat je geeft wat je tegenspeler ermee kan. Het spel draait om het vinden van een stuk dat niets afmaakt.
    }
web-learn-safe-1 =
    { $edition ->
        [mushrooms] Geef een paddenstoel waarmee je tegenspeler geen quarto kan maken.
       *[classic] Geef een stuk waarmee je tegenspeler geen quarto kan maken.
    }
web-learn-safe-refused =
    { $edition ->
        [mushrooms] Die paddenstoel past op d2: wat hebben de drie in rij 2 gemeen?
       *[classic] Dat stuk past op d2: wat hebben de drie in rij 2 gemeen?
    }
web-learn-safe-done =
    { $edition ->
        [mushrooms] Veilig: met deze paddenstoel maakt niemand rij 2 af.
       *[classic] Veilig: met dit stuk maakt niemand rij 2 af.
    }
web-learn-caught-title = Betrapt!
web-learn-caught-about = Ziet je tegenspeler een quarto over het hoofd, dan mag jij hem roepen.
web-learn-caught-text =
    { $edition ->
        [mushrooms] Je tegenspeler maakte net een quarto af en gaf je zonder iets te zeggen een paddenstoel. Voordat je hem plaatst, mag je roepen wat gemist werd: dan win jij.
       *[classic] Je tegenspeler maakte net een quarto af en gaf je zonder iets te zeggen een stuk. Voordat je het plaatst, mag je roepen wat gemist werd: dan win jij.
    }
web-learn-caught-1 = Nog niet plaatsen: roep de quarto die je tegenspeler miste.
web-learn-caught-refused = Kijk langs rij 2 en roep voordat je plaatst.
web-learn-caught-done = Betrapt! Je wint met de quarto van je tegenspeler.
web-learn-lapse-title = Te laat
web-learn-lapse-about = Een quarto die niemand roept, verliest zijn waarde.
web-learn-lapse-text =
    { $edition ->
        [mushrooms] Er staat weer een quarto op het bord. Maar als je je paddenstoel plaatst zonder te roepen, telt hij voor niemand meer, wie hem later ook ziet.
       *[classic] Er staat weer een quarto op het bord. Maar als je je stuk plaatst zonder te roepen, telt hij voor niemand meer, wie hem later ook ziet.
    }
web-learn-lapse-1 =
    { $edition ->
        [mushrooms] Doe alsof je hem niet ziet: plaats je paddenstoel.
       *[classic] Doe alsof je hem niet ziet: plaats je stuk.
    }
web-learn-lapse-2 = Probeer nu rij 2 te roepen.
web-learn-lapse-3 =
    { $edition ->
        [mushrooms] Afgewezen: hij heeft zijn waarde verloren. De beurt gaat door, dus geef een paddenstoel.
       *[classic] Afgewezen: hij heeft zijn waarde verloren. De beurt gaat door, dus geef een stuk.
    }
web-learn-lapse-refused = Dat is hier niet de opdracht: lees de zin boven het bord.
web-learn-lapse-done = Dus houd je ogen open: na de volgende plaatsing is hij weg.
web-learn-levels-title = Niveau 2: kleine vierkanten
web-learn-levels-about = Elk van de vier niveaus voegt patronen toe.
web-learn-levels-text =
    { $edition ->
        [mushrooms] Vanaf niveau 2 tellen ook vier paddenstoelen in een klein vierkant; niveau 3 voegt grotere vierkanten toe, niveau 4 gedraaide. De galerij toont ze allemaal.
       *[classic] Vanaf niveau 2 tellen ook vier stukken in een klein vierkant; niveau 3 voegt grotere vierkanten toe, niveau 4 gedraaide. De galerij toont ze allemaal.
    }
web-learn-levels-1 =
    { $edition ->
        [mushrooms] Maak met je paddenstoel een klein vierkant af.
       *[classic] Maak met je stuk een klein vierkant af.
    }
web-learn-levels-2 = Roep QUARTO! en wijs de vier hoeken aan.
web-learn-levels-refused =
    { $edition ->
        [mushrooms] Drie paddenstoelen in het midden vormen een hoek: welk hokje ontbreekt?
       *[classic] Drie stukken in het midden vormen een hoek: welk hokje ontbreekt?
    }
web-learn-levels-done = QUARTO! Ook een klein vierkant wint.
web-learn-handicap-title = Handicap
web-learn-handicap-about = Iedere speler kan een eigen niveau hebben.
web-learn-handicap-text = Jij speelt op niveau 2, je tegenspeler op niveau 1. Jij mag kleine vierkanten roepen, je tegenspeler niet, ook niet na er zelf een te hebben afgemaakt.
web-learn-handicap-1 = Je tegenspeler maakte net iets af dat alleen jij mag roepen. Roep het.
web-learn-handicap-refused = Zoek het kleine vierkant in het midden en roep voordat je plaatst.
web-learn-handicap-done = Gewonnen: het niveau van wie roept telt, wie het vierkant ook afmaakte.
web-learn-traits-title = Minder kenmerken
web-learn-traits-about = Beginners kunnen starten met één, twee of drie kenmerken.
web-learn-traits-text =
    { $edition ->
        [mushrooms] In deze partij tellen alleen de eerste twee kenmerken. Wat de paddenstoelen verder delen, maakt geen quarto.
       *[classic] In deze partij tellen alleen de eerste twee kenmerken. Wat de stukken verder delen, maakt geen quarto.
    }
web-learn-traits-1 =
    { $edition ->
        [mushrooms] Twee lijnen hebben drie paddenstoelen. Maak de lijn af die telt.
       *[classic] Twee lijnen hebben drie stukken. Maak de lijn af die telt.
    }
web-learn-traits-2 = Roep QUARTO! en wijs hem aan.
web-learn-traits-refused =
    { $edition ->
        [mushrooms] Wat die paddenstoelen delen, telt in deze partij niet.
       *[classic] Wat die stukken delen, telt in deze partij niet.
    }
web-learn-traits-done = Goed zo. Voeg een kenmerk toe zodra je eraan toe bent.
web-puzzles-daily = Puzzel van de dag
web-puzzles-solved-today = Opgelost. De volgende komt om middernacht (UTC).
web-puzzles-look-again = Nog eens bekijken
web-puzzles-solve = Oplossen
web-puzzles-yours = Tot nu toe
web-puzzles-days = Dagen op rij
web-puzzles-streak = Puzzels op rij
web-puzzles-longest = Langste reeks
web-puzzles-first-try = In één keer goed
web-puzzles-kept = Alleen in deze browser opgeslagen.
web-puzzles-train = Meer puzzels
web-puzzles-train-about = Ze beginnen makkelijk en passen zich aan jou aan.
web-puzzles-any-level = alle niveaus
web-puzzles-mixed = Van alles wat
web-puzzles-mixed-about = Je weet vooraf niet waar je naar zoekt.
web-puzzles-theme-win = Winnen
web-puzzles-about-win = Vind de enige zet die wint.
web-puzzles-about-safe-piece =
    { $edition ->
        [mushrooms] Alle paddenstoelen op één na geven iets weg.
       *[classic] Alle stukken op één na geven iets weg.
    }
web-puzzles-about-only-square =
    { $edition ->
        [mushrooms] De paddenstoel ligt vast; waar hoort hij?
       *[classic] Het stuk ligt vast; waar hoort het?
    }
web-puzzles-about-refutation = Je tegenspeler maakte een fout. Laat zien waarom.
web-puzzles-about-save-draw = Al het andere verliest.
web-puzzles-give-too =
    { $edition ->
        [mushrooms] Geef nu een paddenstoel, of roep de quarto.
       *[classic] Geef nu een stuk, of roep de quarto.
    }
web-puzzles-next = Volgende puzzel
web-puzzles-reveal = Toon de oplossing
web-puzzles-revealed = Dit is de oplossing.
web-puzzles-why = Waarom
web-drill-right = Goed!
web-drill-missed = Er was een quarto.
web-drill-wrong = Deze vier delen niets wat telt.
web-drill-late = De tijd is om.
web-drill-unsent = Je antwoord is nog niet verstuurd. De oefening wacht op de verbinding.
web-drill-send-again = Opnieuw versturen
web-drill-question = Is er een quarto? Wijs de vier hokjes aan.
web-drill-there-was-none = Er is geen quarto op dit bord.
web-drill-none = Geen quarto
web-drill-next = Volgend bord
web-drill-finish = Bekijk de uitslag
web-drill-board = Bord { $number } van { $count }
web-drill-counts = Nieuw: { $kind }
web-drill-so-far = { $right } van { $number } goed
web-drill-keys = Toetsen: pijltjes en spatie om aan te wijzen, N voor geen quarto.
web-drill-result = { $right } van { $number } goed
web-drill-kind = Patroon
web-drill-found = Gevonden
web-drill-time = Tijd
web-drill-again = Nog een keer
web-drill-choose = Andere instellingen
web-drill-lead = Twaalf borden: wijs een quarto aan of zeg dat er geen is. Het wordt moeilijker naarmate je beter wordt.
web-drill-begin-with = Begin met
web-drill-limit = Tijd per bord
web-drill-no-limit = zo lang je wilt
web-drill-begin = Beginnen
web-fill-about =
    { $edition ->
        [mushrooms] Alle zestien paddenstoelen zijn voor jou: zet ze in willekeurige volgorde en neem ze terug zo vaak je wilt. Quarto’s worden getoond zodra ze ontstaan.
       *[classic] Alle zestien stukken zijn voor jou: zet ze in willekeurige volgorde en neem ze terug zo vaak je wilt. Quarto’s worden getoond zodra ze ontstaan.
    }
web-fill-task-none = Vul het bord zonder ook maar één quarto.
web-fill-task-most = Vul het bord met zo veel mogelijk quarto’s: { $number }.
web-fill-solved =
    { $edition ->
        [mushrooms] Opgelost! Alle zestien paddenstoelen staan goed.
       *[classic] Opgelost! Alle zestien stukken staan goed.
    }
web-fill-full = Het bord is vol.
web-fill-now =
    { $edition ->
        [mushrooms] { $number ->
            [one] Vol, met { $number } quarto. Neem een paddenstoel terug.
           *[other] Vol, met { $number } quarto’s. Neem een paddenstoel terug.
        }
       *[classic] { $number ->
            [one] Vol, met { $number } quarto. Neem een stuk terug.
           *[other] Vol, met { $number } quarto’s. Neem een stuk terug.
        }
    }
web-fill-none-wanted = op het bord; doel: { $number }
web-fill-most-wanted = van { $number } quarto’s
web-fill-unknown = Uitrekenen of het nog kan, duurt te lang.
web-fill-possible = Het kan nog.
web-fill-best-none = Niet meer mogelijk: het minimum is { $number }.
web-fill-best-most = Niet meer mogelijk: vanaf hier hooguit { $number }.
web-fill-take-back =
    { $edition ->
        [mushrooms] Neem een paddenstoel terug van een van deze hokjes: { $squares }
       *[classic] Neem een stuk terug van een van deze hokjes: { $squares }
    }
web-fill-put = Probeer { piece-the } op { $square }.
web-fill-quartos = Quarto’s
web-fill-goal = Doel
web-fill-goal-none = geen enkele quarto
web-fill-goal-most = zo veel mogelijk
web-atlas-lead = Het spel is opgelost: zo eindigt het vanaf het lege bord als niemand ooit een fout maakt, voor elk paar niveaus en elk aantal kenmerken.
web-atlas-draw = Gelijkspel
web-atlas-first = Eerste speler wint
web-atlas-second = Tweede speler wint
web-atlas-how-many = Hoeveel kenmerken tellen?
web-atlas-caption =
    { $edition ->
        [mushrooms] De eerste speler geeft de eerste paddenstoel. Kies een vakje voor meer informatie.
       *[classic] De eerste speler geeft het eerste stuk. Kies een vakje voor meer informatie.
    }
web-atlas-first-level = Eerste: niveau { $level }
web-atlas-second-level = Tweede: niveau { $level }
web-atlas-unknown = onbekend
web-atlas-about = De getallen zeggen na hoeveel plaatsingen de winnaar een quarto heeft als beiden zo goed mogelijk spelen: de een haast zich, de ander rekt de partij.
web-analysis-opponent = Tegenspeler

## Tournaments

format-swiss = Zwitsers systeem
format-round-robin = Iedereen tegen iedereen
format-knockout = Knock-out
format-double-knockout = Dubbele knock-out
format-arena = Arena
format-ladder = Ladder
format-swiss-about = Een vast aantal rondes. Spelers met ongeveer evenveel punten treffen elkaar, en iedereen speelt tot het einde.
format-round-robin-about = Iedereen speelt tegen iedereen. Voor een kleine groep.
format-knockout-about = Wie een tweekamp verliest, ligt eruit.
format-double-knockout-about = Wie twee tweekampen heeft verloren, ligt eruit.
format-arena-about = Nieuwe tegenspelers zodra je vrij bent, een vaste tijd lang. Winst levert 2 punten op, en in een reeks meer.
format-ladder-about = Een ranglijst voor een heel seizoen. Je kunt iemand een paar plaatsen boven je uitdagen; win je, dan neem je die plaats over.
tiebreak-buchholz = Buchholz
tiebreak-buchholz-short = BH
tiebreak-buchholz-cut-1 = Buchholz zonder de laagste
tiebreak-buchholz-cut-1-short = BH −1
tiebreak-buchholz-median = Buchholz zonder de laagste en de hoogste
tiebreak-buchholz-median-short = BH med
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-sonneborn-berger-short = SB
tiebreak-direct-encounter = Onderling resultaat
tiebreak-direct-encounter-short = Onderl.
tiebreak-wins = Gewonnen partijen
tiebreak-wins-short = Winst
tiebreak-second-player = Partijen als tweede speler
tiebreak-second-player-short = 2e
tiebreak-performance = Prestatie
tiebreak-performance-short = Prest.
tiebreak-board-points = Punten op de borden
tiebreak-board-points-short = Borden
tiebreak-buchholz-about = De som van de punten van de tegenspelers.
tiebreak-buchholz-cut-1-about = De som van de punten van de tegenspelers, zonder de laagste.
tiebreak-buchholz-median-about = De som van de punten van de tegenspelers, zonder de laagste en de hoogste.
tiebreak-sonneborn-berger-about = De punten van verslagen tegenspelers, en de helft van de punten van wie gelijk heeft gespeeld.
tiebreak-direct-encounter-about = De punten uit de partijen tussen wie gelijk staan, als ze allemaal tegen elkaar hebben gespeeld.
tiebreak-wins-about = Partijen die op het bord gewonnen zijn, zonder vrije rondes en reglementaire winst.
tiebreak-second-player-about = Het aantal partijen als tweede speler: hoe meer, hoe beter.
tiebreak-performance-about = De rating waarmee de uitslagen overeenkomen.
tiebreak-board-points-about = Wat de leden van een team samen hebben gescoord.
web-page-tournaments = Toernooien
web-page-tournament = Toernooi
web-page-tournament-new = Toernooi organiseren
web-page-tournament-edit = Toernooi bewerken
web-banner-paired = { $tournament }: je volgende tegenspeler is { $name }
web-banner-come = Ik kom eraan
web-game-to-tournament = Terug naar het toernooi
web-tournaments-lead = Speel een avond of een heel seizoen, tegen mensen en computers; of leid zelf een toernooi.
web-tournaments-account = Maak een account om er een te organiseren
web-tournaments-account-about = Om een toernooi te organiseren heb je een account nodig.
web-tournaments-running = Nu
web-tournaments-upcoming = Binnenkort
web-tournaments-finished = Afgelopen
web-tournaments-mine = Van mij
web-tournaments-none-running = Er is nu geen toernooi bezig.
web-tournaments-none-upcoming = Er is nog geen toernooi gepland.
web-tournaments-none-finished = Er is nog geen toernooi uitgespeeld.
web-tournaments-none-mine = Je hebt nog aan geen toernooi meegedaan.
web-tournament-players =
    { $number ->
        [0] Er doet nog niemand mee
        [one] { $number } speler
       *[other] { $number } spelers
    }
web-tournament-entered-teams =
    { $number ->
        [0] Er doet nog niemand mee
        [one] { $number } team
       *[other] { $number } teams
    }
web-tournament-by = Leiding: { $name }
web-tournament-venue-tables-short = aan echte tafels
web-tournament-running = Bezig
web-tournament-cancelled = Afgelast
web-tournament-finished = Het toernooi is afgelopen
web-tournament-no-start = Begint wanneer de leiding dat zegt
web-tournament-leads = Aan kop: { $name }
web-tournament-won = Gewonnen door { $name }
web-tournament-you-director = Jij leidt
web-tournament-you-helper = Je helpt mee
web-tournament-you-entrant = Je doet mee
web-tournament-round = Ronde { $number }
web-tournament-round-of = Ronde { $number } van { $planned }
web-tournament-round-final = Finale
web-tournament-round-semi = Halve finales
web-tournament-round-quarter = Kwartfinales
web-tournament-round-paired = ingedeeld
web-tournament-round-running = bezig
web-tournament-round-closed = afgelopen
web-tournament-rounds =
    { $number ->
        [one] { $number } ronde
       *[other] { $number } rondes
    }
web-tournament-double = heen en terug
web-tournament-best-of = best of { $number }
web-tournament-best-of-1 = één partij
web-tournament-third = met tweekamp om de derde plaats
web-tournament-third-place = Tweekamp om de derde plaats
web-tournament-reach-words =
    { $number ->
        [one] uitdagingen tot { $number } plaats hoger
       *[other] uitdagingen tot { $number } plaatsen hoger
    }
web-tournament-teams =
    { $number ->
        [one] teams met { $number } bord
       *[other] teams met { $number } borden
    }
web-tournament-handicap-words = handicap: één niveau per { $number } punten
web-tournament-now = Wat er nu gebeurt
web-tournament-now-playing = Je partij tegen { $name } is bezig
web-tournament-now-paired = Je volgende tegenspeler: { $name }
web-tournament-now-wait = Blijf hier: de partij begint zodra { $name } er is.
web-tournament-now-deadline = Wie er niet is, verliest reglementair over
web-tournament-now-bye = Je bent deze ronde vrij.
web-tournament-now-entered = Je doet mee.
web-tournament-now-paused = Je neemt pauze.
web-tournament-now-withdrawn = Je hebt je teruggetrokken.
web-tournament-next-start = Begint over
web-tournament-next-round = Volgende ronde over
web-tournament-next-finish = Eindigt over
web-tournament-challenge = Uitdaging aan
web-tournament-challenge-send = Uitdagen
web-tournament-enter = Meedoen
web-tournament-enter-account = Om mee te doen heb je een account nodig.
web-tournament-enter-closed = De inschrijving is gesloten.
web-tournament-full = Alle plaatsen zijn bezet.
web-tournament-limit-words = hoogstens { $number }
web-tournament-rating-words = ratings van { $least } tot { $most }
web-tournament-pause = Pauze nemen
web-tournament-resume = Weer meedoen
web-tournament-withdraw = Terugtrekken
web-tournament-withdraw-sure = Voorgoed terugtrekken? Je kunt dan niet meer terugkomen.
web-tournament-play = Spelen
web-tournament-watch = Kijken
web-tournament-look = Bekijken
web-tournament-view-standings = Stand
web-tournament-view-rounds = Indeling
web-tournament-view-table = Overzicht
web-tournament-view-boards = Live
web-tournament-view-players = Spelers
web-tournament-view-files = Bestanden
web-tournament-view-direct = Leiden
web-tournament-place = Plaats
web-tournament-place-short = Nr.
web-tournament-points = Punten
web-tournament-points-short = Ptn
web-tournament-points-words = Punten: { $points }
web-tournament-streak = { $number } keer winst op rij
web-tournament-tiebreaks = Onderscheid bij gelijke stand
web-tournament-tiebreaks-about = Deze beslissen een voor een bij evenveel punten.
web-tournament-podium = Podium
web-tournament-nobody = Er doet nog niemand mee.
web-tournament-no-rounds = Er is nog niets ingedeeld.
web-tournament-no-games = Nog geen partijen.
web-tournament-no-boards = Er wordt nu geen partij gespeeld.
web-tournament-bye = vrij
web-tournament-bye-short = vrij
web-tournament-byes = Vrij: { $names }
web-tournament-seat-first = e
web-tournament-seat-second = t
web-tournament-table-about = In elke cel: het nummer van de tegenspeler, als eerste ({ web-tournament-seat-first }) of tweede ({ web-tournament-seat-second }) speler, en de uitslag.
web-tournament-round-before = Vorige ronde
web-tournament-round-after = Volgende ronde
web-tournament-round-choose = Ronde
web-tournament-table = Tafel { $number }
web-tournament-waiting = wacht
web-tournament-contested = betwist
web-tournament-adjudicated = door beslissing
web-tournament-bot = computer
web-tournament-state-paused = neemt pauze
web-tournament-state-withdrawn = teruggetrokken
web-tournament-late-mark = later ingestapt
web-tournament-path-place = Plaats { $place } · Punten: { $points }
web-tournament-path-rank = Plaats { $place }
web-tournament-path-score = +{ $wins } ={ $draws } −{ $losses }
web-tournament-path-rating = Rating { $number }
web-tournament-profile = Profiel
web-tournament-file-games = Alle partijen
web-tournament-file-standings = Stand
web-tournament-file-pairings = Indeling
web-tournament-file-tournament = Alles
web-tournament-file-report = FIDE-rapport
web-tournament-log = Verloop
web-tournament-report = Dit toernooi melden
web-tournament-event-entered = { $name } doet mee.
web-tournament-event-entry-corrected = Inschrijving verbeterd: { $name }.
web-tournament-event-lineup-changed = { $name } heeft een nieuwe opstelling.
web-tournament-event-withdrawn = { $name } heeft zich teruggetrokken.
web-tournament-event-paused = { $name } neemt pauze.
web-tournament-event-resumed = { $name } is er weer.
web-tournament-event-bye-granted = { $name } is vrij in ronde { $round }.
web-tournament-event-round-paired = Ronde { $round } is ingedeeld.
web-tournament-event-round-unpaired = De indeling van ronde { $round } is ongedaan gemaakt.
web-tournament-event-game-added = Ronde { $round }, tafel { $table }: er volgt nog een partij.
web-tournament-event-game-started = Partij { $game } is begonnen.
web-tournament-event-result-entered = Partij { $game }: { $result }.
web-tournament-event-forfeited =
    { $absent ->
        [first] Partij { $game }: de eerste speler is niet gekomen.
        [second] Partij { $game }: de tweede speler is niet gekomen.
       *[both] Partij { $game }: er is niemand gekomen.
    }
web-tournament-event-result-corrected = Partij { $game } verbeterd: { $result }.
web-tournament-event-match-decided = Ronde { $round }, tafel { $table }: de tweekamp gaat naar { $name }.
web-tournament-event-round-closed = Ronde { $round } is afgelopen.
web-tournament-event-tournament-finished = Het toernooi is afgelopen.
web-tournament-name = Naam van het toernooi
web-tournament-text = Beschrijving
web-tournament-venue = Waar
web-tournament-venue-server = Op deze server
web-tournament-venue-server-about = Spelers schrijven zich in met hun account, en de partijen worden hier gespeeld.
web-tournament-venue-tables = Aan echte tafels
web-tournament-venue-tables-about = Jij vult de spelers in, en zij spelen met houten borden.
web-tournament-format = Vorm
web-tournament-rounds-number = Rondes
web-tournament-rounds-about = Hoe meer rondes, hoe eerlijker de volgorde.
web-tournament-rounds-enough =
    { $number ->
        [one] Voor { $players } spelers is { $number } ronde genoeg voor een duidelijke winnaar.
       *[other] Voor { $players } spelers zijn { $number } rondes genoeg voor een duidelijke winnaar.
    }
web-tournament-cycles = Iedereen speelt twee keer tegen iedereen
web-tournament-match = Een tweekamp is
web-tournament-minutes = Duur in minuten
web-tournament-reach = Zo veel plaatsen hoger mag je uitdagen
web-tournament-boards = Borden per team
web-tournament-boards-about = 1 voor losse spelers.
web-tournament-advice = Met { $number } spelers zijn zo veel rondes genoeg om iedereen tegen iedereen te laten spelen.
web-tournament-advice-take = Kies iedereen tegen iedereen
web-tournament-when = Wanneer
web-tournament-start = Begin
web-tournament-start-about = Laat leeg om zelf te beginnen.
web-tournament-absence = Minuten wachten op wie er niet is
web-tournament-absence-about = Een partij begint als beide spelers er zijn. Wie niet op tijd komt, verliest reglementair.
web-tournament-automatic = Automatisch beginnen en indelen
web-tournament-pause-between = Minuten tussen twee rondes
web-tournament-registration = Inschrijving
web-tournament-registration-open = Open voor iedereen
web-tournament-registration-code = Met een code
web-tournament-registration-closed = Alleen door de leiding
web-tournament-code = Code
web-tournament-code-about = Geef hem aan wie mee mag doen.
web-tournament-limit = Hoogste aantal spelers
web-tournament-rating-min = Laagste rating
web-tournament-rating-max = Hoogste rating
web-tournament-late = Later instappen mag
web-tournament-computers = Computerspelers
web-tournament-computer = Computerspeler
web-tournament-rules = Regels
web-tournament-rated = Ratingpartijen
web-tournament-handicap = Met handicap
web-tournament-handicap-step = Ratingpunten per niveau
web-tournament-handicap-about = Per zo veel punten verschil speelt de sterkere speler een niveau lager.
web-tournament-announce = Toernooi aanmaken
web-tournament-keep = Opslaan
web-tournament-rounds-title = Rondes
web-tournament-pair = Volgende ronde indelen
web-tournament-pair-by-hand = Met de hand indelen
web-tournament-unpair = { $round }: indeling ongedaan maken
web-tournament-is-automatic = De rondes worden automatisch ingedeeld. Je kunt het ook altijd zelf doen.
web-tournament-is-manual = Je deelt de rondes zelf in.
web-tournament-helpers = Helpers
web-tournament-helpers-none = Er helpt je nog niemand.
web-tournament-helper-name = Naam van het account
web-tournament-helper-remove = Verwijderen
web-tournament-add = Toevoegen
web-tournament-whole = Het hele toernooi
web-tournament-finish = Afsluiten
web-tournament-finish-sure = Het toernooi afsluiten? De stand is dan definitief.
web-tournament-cancel = Toernooi afgelasten
web-tournament-cancel-sure = Het toernooi afgelasten? Dat kan niet ongedaan worden gemaakt.
web-tournament-directing-about = Uitslagen voer je in onder ‘{ web-tournament-view-rounds }’, en wie meedoet wijzig je onder ‘{ web-tournament-view-players }’.
web-tournament-directing-over = Uitslagen kun je nog corrigeren onder ‘{ web-tournament-view-rounds }’.
web-tournament-decide = Uitslag
web-tournament-correct = Uitslag verbeteren
web-tournament-adjudicate = Partij beslissen
web-tournament-result = Uitslag invoeren
web-tournament-adjudicate-about = Je beslissing telt voor het toernooi, wat er op het bord ook gebeurt.
web-tournament-wins = { $name } wint
web-tournament-drawn = Gelijkspel
web-tournament-match-decide = De hele tweekamp beslissen
web-tournament-wins-match = { $name } wint de tweekamp
web-tournament-reopen = Uitslag weghalen
web-tournament-forfeit = Is er iemand niet gekomen?
web-tournament-absent = { $name } is er niet
web-tournament-absent-both = Ze zijn er geen van beiden
web-tournament-team = Team
web-tournament-player-name = Speler
web-tournament-members = Leden, één per regel, in de volgorde van de borden
web-tournament-add-computer = Computerspeler toevoegen
web-tournament-import = Een lijst van spelers inlezen
web-tournament-import-about = Een CSV-bestand met de kolommen naam en, als je wilt, rating en team
web-tournament-imported =
    { $number ->
        [one] { $number } speler toegevoegd.
       *[other] { $number } spelers toegevoegd.
    }
## Tournaments: formats and games

tournament-game = ronde { $round }, tafel { $table }
tournament-game-number = ronde { $round }, tafel { $table }.{ $number }

## Printed pages of tournaments

print-page = Pagina { $number } van { $pages }
print-boxes = □ Een teken dat deze afdruk niet kan tonen; het nummer onderscheidt de namen.
print-pairings = Indeling per tafel
print-names = Indeling per naam
print-cards = Tafelkaarten
print-sheets = Notatieformulieren
print-standings = Stand
print-diplomas = Oorkonden
print-cross-table = Kruistabel
print-cross-everyone = De kolommen zijn de nummers links. 1: winst, ½: gelijkspel, 0: verlies; + en −: niet gespeeld.
print-cross-rounds = Per ronde: de uitslag en het nummer van de tegenspeler. 1: winst, ½: gelijkspel, 0: verlies; (1): vrij; + en −: niet gespeeld.
print-round = Ronde { $round }
print-round-of = Ronde { $round } van { $rounds }
print-first-gives = De eerste speler geeft als eerste.
print-table = Tafel
print-table-of = Tafel { $table }: { $first } – { $second }
print-first = Eerste speler
print-second = Tweede speler
print-seat = Speelt
print-seat-first = als eerste
print-seat-second = als tweede
print-name = Naam
print-opponent = Tegenspeler
print-points = Punten
print-result = Uitslag
print-place = Plaats
print-rating = Rating
print-games = Partijen
print-entrants = Deelnemers
print-sits-out = Speelt deze ronde niet
print-bye = Vrij
print-withdrawn = { $name } (teruggetrokken)
print-final = Eindstand
print-after = Na ronde { $round }
print-after-of = Na ronde { $round } van { $rounds }
print-now = Tussenstand
print-before = Voor de eerste ronde
print-square = Hokje
print-given = Geeft
print-call = Roept
print-signatures = Handtekeningen
print-scan = Scan na de partij de code en voer de uitslag in. Je tegenspeler bevestigt die.
print-diploma = Oorkonde
print-awarded = uitgereikt aan
print-date = Datum
print-director = Toernooileiding
print-place-of = { $number }e plaats

## Programs that play each other: `fourfold match` and `fourfold score`

cli-match-head-player = Speler
cli-match-head-blunders = Blunders
cli-match-head-faults = Storingen
cli-match-legend = Score en blunders in procenten. Een blunder is een zet die waarde verliest tegen perfect spel. Een storing is een partij die verloren ging door een crash, een ongeldige beurt, de klok of iets dergelijks.
cli-match-legend-elo = Elo: gemiddeld 1500. ±: de helft van een 95%-interval, uit opnieuw getrokken paren partijen.
cli-match-elo = { $name } tegen { $other }: Elo-verschil { $elo } (95%-interval { $low } tot { $high }); { $name } is sterker met een kans van { $likelihood }%.
cli-match-elo-open = { $name } tegen { $other }: uit deze partijen is geen Elo-verschil te schatten.
cli-match-test-open = De sequentiële toets is nog onbeslist: de log-likelihoodverhouding is { $ratio }, de grenzen zijn { $low } en { $high }.
cli-match-test-better = De sequentiële toets is beslist: { $name } is meer dan { $elo } Elo beter dan { $other }.
cli-match-test-not-better = De sequentiële toets is beslist: { $name } is niet { $elo } Elo of meer beter dan { $other }.
cli-match-fault =
    { $number ->
        [one] { $name }: { $fault } in { $number } partij (partij { $game }: { $why })
       *[other] { $name }: { $fault } in { $number } partijen (de eerste is partij { $game }: { $why })
    }
cli-engine-fault-time = tijd op
cli-match-no-state = { $path } bevat geen partijen van fourfold match (regel { $line }): kies een ander bestand, of verwijder het
cli-match-stopped = Gestopt. Dit zijn de resultaten tot nu toe; met --state had het werk verder kunnen gaan.
cli-match-players = er zijn minstens twee spelers nodig: opdrachten van engines, of strength:NAME
cli-match-games-even = --games: partijen worden in paren gespeeld: verwacht een even getal, niet { $number }
cli-match-sprt-two = --sprt vergelijkt twee spelers: noem er precies twee
cli-match-sprt-order = --sprt: het eerste getal moet kleiner zijn dan het tweede
cli-match-sprt-number = --sprt: kan { $text } niet lezen: verwacht een getal van { $low } tot en met { $high }
cli-match-go = --go: deze grenzen zijn onbruikbaar: { $why }
cli-match-go-which = --go: verwacht movetime, nodes of depth met een getal
cli-match-openings = --openings: { $why }
cli-jobs-broken = een rekenend proces is van buitenaf beëindigd; met { $option } gaat dezelfde opdracht hier verder
cli-score-asking = Vragen
cli-score-head-placed = Geplaatste stukken
cli-score-all = Alles
cli-score-kept = { $name } behoudt de waarde in { $kept } van { $number } stellingen: { $share }% (95%-interval { $low } tot { $high }).
cli-score-left-out =
    { $number ->
        [one] { $name } speelt niveau { $levels } niet; die stellingen zijn overgeslagen.
       *[other] { $name } speelt de niveaus { $levels } niet; die stellingen zijn overgeslagen.
    }
cli-score-fault =
    { $number ->
        [one] { $name }: { $fault } in { $number } stelling ({ $why })
       *[other] { $name }: { $fault } in { $number } stellingen (de eerste: { $why })
    }
cli-score-no-state = { $path } bevat geen resultaten van fourfold score (regel { $line }): kies een ander bestand, of verwijder het

## Help of `fourfold match` and `fourfold score`

help-panel-limits = Grenzen
help-metavar-limits = GRENZEN
help-match = Engines en computertegenspelers tegen elkaar laten spelen en hun speelsterkte meten.
help-match-more = Elke twee spelers spelen paren partijen: vanuit dezelfde gelijkstaande opening, met gewisselde kanten. Een engine die crasht, vastloopt, te veel schrijft of de regels overtreedt, verliest de partij.
help-match-players = De spelers, minstens twee: de opdracht die een engine start, of strength:NAME met een van { $names }.
help-match-games = Partijen van elke twee spelers, een even getal; hoogstens, met --sprt.
help-match-openings = Hoeveel stukken er in de gelijkstaande openingen geplaatst zijn, 0 voor het begin; of een bestand met één stelling per regel.
help-match-sprt = Stoppen zodra een sequentiële toets heeft beslist of de eerste speler het tweede getal aan Elo-punten beter is, of alleen het eerste.
help-match-out = Daar de partijen naartoe schrijven.
help-match-keep = Engines van partij tot partij laten draaien; anders start elke partij ze opnieuw.
help-match-times = Bij de partijen schrijven hoelang elke zet duurde.
help-match-margin = Seconden van elk antwoord die de klok niet telt, voor de weg tussen de processen.
help-match-go = Grenzen van elke zoektocht, naast de klok: movetime MS, nodes N, depth N.
help-match-patience = Seconden wachten op een antwoord voordat een engine verliest, als geen klok hem begrenst.
help-score = Een programma naar beslissende stellingen vragen: hoe vaak behoudt het de waarde?
help-score-more = In elke stelling behouden sommige zetten de waarde en verliezen andere die, volgens de exacte engine. Geen antwoord, een ongeldige beurt en dergelijke tellen als verlies.
help-score-command = De opdracht die het programma start, of strength:NAME met een van { $names }.
help-score-level = Alleen op dit niveau vragen, 1 tot 4; anders op alle die het programma speelt.
help-score-positions = Naar zoveel stellingen vragen, verspreid over niveaus en geplaatste stukken; anders naar alle.
help-score-speak = Hoe het programma gevraagd wordt: protocol (als engine), json (één verzoek per regel) of text (vragen in woorden).
help-score-concurrency = Aan hoeveel kopieën van het programma tegelijk gevraagd wordt.

## The command line

cli-beside = Naast het bord
cli-hand = In de hand
cli-position = Stelling
cli-to-place =
    { $edition ->
        [mushrooms] { $name } moet deze paddenstoel zetten en daarna { $other } een paddenstoel geven.
       *[classic] { $name } moet dit stuk zetten en daarna { $other } een stuk geven.
    }
cli-to-give =
    { $edition ->
        [mushrooms] { $name } moet { $other } een paddenstoel geven.
       *[classic] { $name } moet { $other } een stuk geven.
    }
cli-alignment = Quarto op { $squares }: { $values }
cli-begins =
    { $edition ->
        [mushrooms] { $name } begint en geeft een paddenstoel.
       *[classic] { $name } begint en geeft een stuk.
    }
cli-begins-by-lot =
    { $edition ->
        [mushrooms] Het lot viel op { $name }, die begint en een paddenstoel geeft.
       *[classic] Het lot viel op { $name }, die begint en een stuk geeft.
    }
cli-turn = zet { $turn }
cli-in-tags = labels
cli-perft-total = reeksen van lengte { $depth }
cli-perft-seconds = seconden
cli-solve-turn = Zet
cli-solve-value = Waarde
cli-solve-line = regel { $line }
cli-atlas-corner = eerste \ tweede
cli-atlas-legend = Rijen: niveau van de eerste speler (die als eerste geeft); kolommen: niveau van de tweede. 1-0: de eerste speler wint, 0-1: de tweede, 1/2-1/2: gelijkspel.
cli-atlas-brackets = Tussen haakjes: het aantal plaatsingen.
cli-atlas-head-level = Niveau
cli-atlas-head-traits = Kenmerken
cli-atlas-head-result = Uitslag
cli-atlas-head-distance = Plaatsingen
cli-atlas-head-nodes = Bezochte stellingen
cli-atlas-head-seconds = Seconden
cli-atlas-differs = { $found } gevonden, maar de meegeleverde atlas zegt { $shipped }
cli-atlas-unknown = staat niet in de meegeleverde atlas
cli-atlas-damaged = de atlas { $path } is beschadigd ({ $why }): installeer fourfold opnieuw
cli-atlas-resumed =
    { $number ->
        [one] Verder na { $number } voltooide regel in { $path }.
       *[other] Verder na { $number } voltooide regels in { $path }.
    }
cli-atlas-no-state = { $path } bevat geen voltooide regels van de atlas (regel { $line }): kies een ander bestand of verwijder het
cli-book-level = Niveau
cli-book-traits = Kenmerken
cli-book-placed = Geplaatst
cli-book-entries = Items
cli-book-bytes = Bytes
cli-book-differs = { $level }: het boek en de berekening verschillen bij { $position }
cli-book-verified = { $level }: { $number } vergeleken met de berekening, { $wrong } fout
cli-book-unused = het openingenboek { $name } wordt niet gebruikt: { $why }
cli-bench-level = Niveau
cli-bench-placed = Geplaatst
cli-bench-asked = Gevraagd
cli-bench-number = Aantal
cli-bench-nodes = Bezocht
cli-bench-faster = Sneller
cli-bench-value = waarde
cli-bench-distance = afstand
cli-bench-book = met boek
cli-bench-columns = Gemiddelde en p99 in milliseconden; bezochte stellingen, gemiddeld en in miljoenen per seconde. Sneller: hoeveel keer zo snel als eenvoudig minimax, gemeten in dezelfde run.
cli-bench-empty =
    { $number ->
        [one] Niveau { $level }, leeg bord: { $seconds } s, { $nodes } stellingen, { $number } thread
       *[other] Niveau { $level }, leeg bord: { $seconds } s, { $nodes } stellingen, { $number } threads
    }
cli-replay-first = Eerste speler
cli-replay-second = Tweede speler
cli-replay-result = Uitslag
cli-replay-turns = Zetten
cli-replay-reason = Reden
cli-replay-broken = { unit-game }, { $broken } ongeldig
cli-picture-ending = --output: { $path } eindigt niet op .png en niet op .gif
cli-review-turn = Zet
cli-review-player = Speler
cli-review-played = Gespeeld
cli-review-value = Waarde
cli-review-mark = Oordeel
cli-review-best = Beter
cli-review-exclude = --json en --html gaan niet samen
cli-review-written = Analyse opgeslagen in { $path }.
cli-opponents-how = Kies er een: fourfold play --opponent { $name }
cli-opponents-overlooked = Hoe vaak elk soort patroon over het hoofd werd gezien, in procenten van { $number } partijen.
cli-opponents-head-opponent = Tegenspeler
cli-opponents-head-level = Niveau
cli-opponents-head-games = Partijen
cli-opponents-head-score = Score
cli-opponents-head-seat = Plaats
cli-opponents-head-start = Waarde
cli-opponents-head-won = Gewonnen
cli-opponents-head-drawn = Gelijk
cli-opponents-head-lost = Verloren
cli-opponents-legend = Elo: de gemiddelde tegenspeler heeft { $average }. ±: de helft van een 95%-interval, uit opnieuw getrokken partijen. Score in procenten.
cli-opponents-held = De perfecte tegenspeler gaf { $lost } van { $number } partijen weg.
cli-opponents-playing = Aan het spelen
cli-opponents-resumed =
    { $number ->
        [one] Verder na { $number } gespeelde partij in { $path }.
       *[other] Verder na { $number } gespeelde partijen in { $path }.
    }
cli-opponents-no-state = { $path } bevat geen partijen van een kalibratie (regel { $line }): kies een ander bestand, of verwijder het
cli-hint-over = de partij is afgelopen: een tip vraagt een partij die nog loopt; --at N gaat terug tot net na zet N
cli-hint-rules = de regels staan al in { $path }: laat { $name } weg
cli-hint-danger = Zou nu winnen
cli-hint-danger-none = Niets zou nu winnen.
cli-drill-how = Typ de vier hokjes van een quarto (a1 b2 c3 d4), een cijfer voor een rij, een letter voor een kolom, - als er geen is; quit stopt.
cli-drill-ready = Klaar? Druk op Enter om de klok te starten.
cli-drill-question = Is er een quarto, en waar?
cli-drill-none = n nee geen
cli-drill-step = { $kinds }, graad { $grade }
cli-drill-right = Goed, in { $time }.
cli-drill-missed = Er was wel een quarto.
cli-drill-wrong = Dat is geen quarto.
cli-drill-late = De tijd is om.
cli-drill-was-none = Er was geen quarto op dit bord.
cli-drill-on = Nu: { $step }.
cli-drill-back = Een stap terug: { $step }.
cli-drill-next = Druk op Enter om verder te gaan.
cli-drill-unread = { $text } is geen antwoord: typ vier verschillende hokjes, het cijfer van een rij, de letter van een kolom, of -
cli-drill-not-in-level = niveau { $level } heeft geen { $kinds }
cli-drill-nothing = Er zijn geen antwoorden gegeven.
cli-drill-no-quarto = geen quarto
cli-drill-total = in totaal
cli-drill-head-kind = Patroon
cli-drill-head-asked = Borden
cli-drill-head-right = Goed
cli-drill-head-missed = Gemist
cli-drill-head-wrong = Fout
cli-drill-head-late = Te laat
cli-drill-head-seconds = Tijd (mediaan)
cli-drill-weakest = Dit mis je het vaakst: { $kinds }.
cli-drill-flawless = Alles goed: scherp gezien!
cli-drill-false = Je ziet elke quarto, en ook een paar die er niet zijn: kijk twee keer.
cli-drill-train = Oefen nu
cli-fill-goal-none = Vul het bord zonder ook maar één quarto
cli-fill-goal-most = Vul het bord met zo veel mogelijk quarto’s
cli-fill-welcome =
    { $edition ->
        [mushrooms] Typ een hokje en een paddenstoel, bijvoorbeeld c2 7, en druk op Enter; help vertelt de rest.
       *[classic] Typ een hokje en een stuk, bijvoorbeeld c2 7, en druk op Enter; help vertelt de rest.
    }
cli-fill-solved = Opgelost: goed gedaan!
cli-fill-alignments =
    { $number ->
        [one] { $number } quarto op het bord.
       *[other] { $number } quarto’s op het bord.
    }
cli-fill-possible-none = Het kan nog zonder quarto gevuld worden.
cli-fill-possible-most = Het maximum van { $number } quarto’s is nog haalbaar.
cli-fill-lost-none =
    { $number ->
        [one] Zonder quarto lukt het niet meer: het wordt er minstens { $number }.
       *[other] Zonder quarto lukt het niet meer: het worden er minstens { $number }.
    }
cli-fill-lost-most =
    { $number ->
        [one] Vanaf hier wordt het hooguit { $number } quarto.
       *[other] Vanaf hier worden het hooguit { $number } quarto’s.
    }
cli-fill-target-none = Een oplossing heeft er geen.
cli-fill-target-most = Een oplossing heeft er { $number }.
cli-fill-take-back =
    { $edition ->
        [mushrooms] { $number ->
            [one] Het kan weer zonder de paddenstoel op { $squares }.
           *[other] Eén van deze paddenstoelen terugnemen is genoeg: { $squares }.
        }
       *[classic] { $number ->
            [one] Het kan weer zonder het stuk op { $squares }.
           *[other] Eén van deze stukken terugnemen is genoeg: { $squares }.
        }
    }
cli-fill-again = Vraag het nog eens voor een plaatsing.
cli-fill-place = Bijvoorbeeld { piece-the } op { $square }.
cli-fill-unread = { $text } is hier geen opdracht. Typ bijvoorbeeld c2 7, remove c2 of hint; help vertelt meer.
cli-fill-no-piece =
    { $edition ->
        [mushrooms] er staat geen paddenstoel op { $square }
       *[classic] er staat geen stuk op { $square }
    }
cli-fill-go-on = Om verder te gaan
cli-fill-exclude = gebruik maar één van --check, --hint en --solve; --check brengt een eigen bord mee
cli-fill-help-place =
    { $edition ->
        [mushrooms] een paddenstoel plaatsen: het cijfer of vier letters
       *[classic] een stuk plaatsen: het cijfer of vier letters
    }
cli-fill-help-remove =
    { $edition ->
        [mushrooms] een paddenstoel van het bord nemen
       *[classic] een stuk van het bord nemen
    }
cli-fill-help-undo = de laatste wijziging ongedaan maken
cli-fill-help-check = de quarto’s opsommen, en wat nog haalbaar is
cli-fill-help-hint = kan het nog? nog eens: een plaatsing waarmee het kan
cli-fill-help-solve = een oplossing vanaf hier tonen
cli-fill-help-board = het bord opnieuw tonen
cli-fill-help-quit = stoppen, en tonen hoe je verdergaat
cli-puzzle-welcome = Typ je zet en druk op Enter; hint helpt, skip toont de oplossing, quit stopt, help vertelt meer.
cli-puzzle-prompt = Jouw zet
cli-puzzle-gift =
    { $edition ->
        [mushrooms] En welke paddenstoel geef je?
       *[classic] En welk stuk geef je?
    }
cli-puzzle-next = Enter voor de volgende, quit om te stoppen
cli-puzzle-again = Probeer het nog eens, of typ skip.
cli-puzzle-unread = { $text } is geen antwoord. Typ bijvoorbeeld { $examples }; help vertelt meer.
cli-puzzle-help-turn = op c2 plaatsen en { piece-the } geven
cli-puzzle-help-place = op c2 plaatsen; genoeg waar alleen het hokje gevraagd is
cli-puzzle-help-give = { piece-the } geven
cli-puzzle-help-hint = een tip; nog eens voor meer
cli-puzzle-help-skip = de oplossing tonen en doorgaan
cli-puzzle-theme = { $option }: { $name } bestaat niet; kies uit { $names }
cli-puzzle-no-id = --id: er is geen puzzel { $name }
cli-puzzle-none = geen enkele puzzel voldoet: kies een ander niveau, een ander thema of een andere moeilijkheid
cli-puzzle-difficulty = --difficulty: { $text } is niet te lezen: verwacht twee ratings, zoals 1200-1500
cli-puzzle-date = --date: { $text } is niet te lezen: verwacht een dag, zoals 2026-11-15
cli-error-exclude = { $name } en { $other } gaan niet samen
cli-mine-mining = Puzzels zoeken
cli-mine-grading = Moeilijkheid meten
cli-mine-resumed =
    { $number ->
        [one] Verder na { $number } voltooide stap in { $path }.
       *[other] Verder na { $number } voltooide stappen in { $path }.
    }
cli-mine-no-state = { $path } bevat geen tussenstand van fourfold mine (regel { $line }): kies een ander bestand of verwijder het
cli-mine-no-puzzle = { $path }, regel { $line }: geen puzzel: { $why }
cli-mine-found = { $number } van { $wanted } puzzels gevonden in { $games } partijen
cli-mine-ungraded = --store heeft puzzels met een moeilijkheid nodig: laat --no-grade weg
cli-mine-stopped = Gestopt. Geef dezelfde opdracht nog eens om hier verder te gaan.
cli-dataset-labelling = Beoordelen
cli-dataset-placed = --placed: verwacht worden aantallen stukken van 0 tot { $most }, zoals 5-15, niet { $text }
cli-dataset-suffix = { $path }: de naam moet eindigen op een van { $ends }
cli-dataset-exists = { $path } bestaat al: kies een andere naam of verwijder het
cli-dataset-begun = { $path } bevat onvoltooid werk: ga ermee verder met --resume of verwijder het
cli-dataset-no-state = { $path } bevat geen opgeslagen stand van fourfold dataset (regel { $line }): kies een ander bestand of verwijder het
cli-dataset-resumed =
    { $number ->
        [one] Verder na { $number } beoordeelde stelling in { $path }.
       *[other] Verder na { $number } beoordeelde stellingen in { $path }.
    }
cli-dataset-exhausted =
    { $number ->
        [one] zoveel verschillende stellingen zijn er niet: { $number } gevonden
       *[other] zoveel verschillende stellingen zijn er niet: { $number } gevonden
    }
cli-dataset-stopped = Gestopt. Wat klaar is, staat in { $path }: voer dezelfde opdracht uit met --resume om verder te gaan.
cli-dataset-made = { $path }: { $positions } stellingen. Nu beoordeeld: { $labelled } in { $seconds } s, { $each } per seconde.
cli-engine-fault-not-started = niet gestart
cli-engine-fault-crashed = gecrasht
cli-engine-fault-hanging = geen antwoord
cli-engine-fault-flooding = te veel uitvoer
cli-engine-fault-unreadable = onleesbaar antwoord
cli-engine-fault-refused = geweigerd
cli-engine-fault-illegal = ongeldige beurt
cli-engine-head-check = Controle
cli-engine-head-result = Uitslag
cli-engine-status-passed = geslaagd
cli-engine-status-failed = mislukt
cli-engine-status-absent = niet aangeboden
cli-engine-status-skipped = overgeslagen
cli-engine-unexpected = na { $sent }: verwacht { $expected }, ontvangen { $received }
cli-engine-failed = na { $sent }: { $fault } ({ $why })
cli-engine-conforms = { $name } spreekt het protocol.
cli-engine-fails =
    { $number ->
        [one] { $name } spreekt het protocol niet: { $number } controle mislukt.
       *[other] { $name } spreekt het protocol niet: { $number } controles mislukt.
    }
cli-engine-checking = Controleren
cli-error-engine = engine { $command }: { $fault }: { $why }
cli-error-needs-option = { $name } vereist { $other }
cli-error-command-line = kan de opdracht { $text } niet lezen: { $why }
cli-error-seconds = { $name }: kan { $text } niet lezen: verwacht een aantal seconden, meer dan 0
cli-lot-fair-creator = De loting is eerlijk: wie de partij heeft gemaakt, begint.
cli-lot-fair-joiner = De loting is eerlijk: wie erbij kwam, begint.
cli-lot-wrong-commitment = Niet eerlijk: het geheim is niet het geheim waarop de server zich had vastgelegd.
cli-lot-wrong-first = Niet eerlijk: volgens geheim en nonces begint de ander.
cli-lot-no-json = geen JSON ({ $why })
cli-account-head-name = Naam
cli-account-head-id = Speler
cli-account-head-kind = Soort
cli-account-head-since = Sinds
cli-account-head-games = Partijen
cli-account-head-reports = Meldingen
cli-account-head-blocked = Geblokkeerd
cli-account-reset = { $name } is overal uitgelogd. Met deze herstelcode kan één keer een nieuw wachtwoord worden gekozen:
cli-account-renamed = { $name } heet nu { $new }.
cli-account-blocked = { $name } is geblokkeerd.
cli-account-unblocked = { $name } mag weer inloggen.
cli-account-deleted = { $name } is verwijderd.
cli-account-sure = { $name } voorgoed verwijderen? (ja/nee)
cli-account-kept = { $name } is niet verwijderd
cli-account-unknown = er is geen account met de naam { $name }
cli-db-unavailable = de database is niet te gebruiken: { $why }
cli-db-nothing = niets gevonden op { $path }
cli-db-exists = { $path } bestaat al: kies een andere naam, of --force
cli-db-unfit = { $path } is geen volledige database van dit programma: { $why }
cli-db-running = een server gebruikt deze database: stop die eerst
cli-db-used = deze database heeft al spelers: --force vervangt ze
cli-db-no-tool = { $tool } is niet geïnstalleerd: de eigen programma’s van PostgreSQL maken en herstellen back-ups (Debian: apt install postgresql-client)
cli-db-tool-failed = { $tool } is mislukt: { $why }
cli-db-upgraded = De database is nu bij stap { $step } (eerst: { $before }).
cli-db-up-to-date = De database is al bijgewerkt: stap { $step }.
cli-db-copying = Kopiëren
cli-db-checking = Partijen naspelen
cli-db-backed-up = Back-up opgeslagen in { $path } ({ $size } bytes).
cli-db-restored = De database is hersteld uit { $path }.
cli-db-checked = Partijen: { $games }, regels: { $entries }, accounts: { $accounts }.
cli-db-well = Geen problemen gevonden.
cli-db-faults =
    { $number ->
        [one] Er is { $number } probleem gevonden.
       *[other] Er zijn { $number } problemen gevonden.
    }
cli-bot-ready = { $name } is klaar om te spelen op { $server }.
cli-bot-unmarked = Dit account is niet als bot gemarkeerd: zet dat aan bij de instellingen.
cli-bot-started = { $game }: een partij tegen { $name }
cli-bot-ended = { $game }: { $result }, { $reason }
cli-bot-entered = { $name }: ingeschreven
cli-bot-over = Het toernooi { $tournament } is afgelopen.
cli-bot-refused = { $server } weigert: { $why }
cli-bot-waiting = { $server } antwoordt niet; nog eens ({ $why })
cli-bot-no-token = er is een token nodig: --token, of FOURFOLD_TOKEN
cli-bot-no-address = --server: { $text } is geen adres zoals { $example }
cli-step-keys = Enter of spatie: volgende   b: vorige   q: stoppen
cli-error-players = --players noemt beide spelers en loot wie begint: gebruik óf dat, óf --first en --second
cli-error-preset = --preset: { $name } bestaat niet; kies uit { $names }
cli-error-choice = { $name } bestaat niet; kies uit { $names }
cli-error-json-step = --json en --step gaan niet samen
cli-error-goes-with = { $name } werkt alleen met { $other }
cli-error-unreadable = kan { $path } niet lezen: { $why }
cli-error-one-game = { $path } bevat { $number } partijen; om verder te spelen moet het er precies één zijn
cli-error-finished = de partij in { $path } is afgelopen ({ $result }); bekijk die met: fourfold replay --step
cli-error-opponent = --opponent: { $name } bestaat niet; kies uit { $names }
cli-error-two-people = noem tegen de computer hooguit één persoon, met --first of --second
cli-error-resume-setup = { $path } heeft zelf al spelers en spelregels: gebruik --resume zonder de opties daarvoor
cli-error-exists = { $path } bestaat al: speel die partij verder met --resume, of kies een andere naam
cli-error-unwritable = kan { $path } niet schrijven: { $why }
cli-error-other-state = { $path } bevat het werk van een andere taak: daar { $there }, hier { $here }. Kies een ander bestand of verwijder het
cli-error-cluster = het Ray-cluster { $address } is niet te gebruiken: { $why }
cli-play-welcome = Typ wat je wilt doen en druk op Enter; help legt uit hoe.
cli-play-says = { $name }: “{ $text }”
cli-play-resumed = We gaan verder met de partij in { $path }.
cli-play-random = Willekeurige speler
cli-play-kept = De partij is opgeslagen in { $path }.
cli-play-saved = Opgeslagen in { $path }.
cli-play-bye = Tot ziens.
cli-play-exists = { $path } bestaat al: kies een andere naam
cli-play-save-where = Typ een bestandsnaam na save
cli-play-save-question = De partij opslaan? Bestandsnaam, of Enter voor nee:
cli-play-undone = Teruggenomen.
cli-play-undo-nothing = Er is niets om terug te nemen
cli-play-undo-clock = Zolang er een klok loopt, kan er niets worden teruggenomen
cli-play-draw-question = { $other }, ga je akkoord met gelijkspel? (ja/nee)
cli-play-draw-declined = { $other } wil verder spelen.
cli-play-yes = j ja
cli-play-help-give =
    { $edition ->
        [mushrooms] geef een paddenstoel: zijn cijfer of vier letters
       *[classic] geef een stuk: zijn cijfer of vier letters
    }
cli-play-help-place =
    { $edition ->
        [mushrooms] zet de gekregen paddenstoel op een hokje
       *[classic] zet het gekregen stuk op een hokje
    }
cli-play-help-turn = zet en geef in één keer
cli-play-help-call = roep QUARTO! en wijs de vier hokjes aan; ook !a1b1c1d1
cli-play-help-pass =
    { $edition ->
        [mushrooms] zeg niets als alle paddenstoelen op het bord staan
       *[classic] zeg niets als alle stukken op het bord staan
    }
cli-play-help-undo = neem de laatste actie terug
cli-play-help-hint = een tip; nog eens, of met reason of turn, voor meer
cli-play-help-end = bied gelijkspel aan; geef op
cli-play-help-board = laat het bord nog eens zien
cli-play-help-save = sla de partij op, en vanaf nu telkens daar
cli-play-help-quit = stop
cli-play-unread = { $text } is hier geen opdracht. Typ bijvoorbeeld { $examples }; help vertelt meer.
cli-play-call-how = Wie roept, wijst vier verschillende hokjes aan (R15), bijvoorbeeld: quarto a1 b1 c1 d1
cli-error-whole = { $name }: kan { $text } niet lezen; verwacht: een geheel getal
cli-error-whole-from = { $name }: kan { $text } niet lezen; verwacht: een geheel getal vanaf { $low }
cli-error-whole-between = { $name }: kan { $text } niet lezen; verwacht: een geheel getal van { $low } tot en met { $high }
cli-error-depth = --depth { $depth }: het aantal past misschien niet in 64 bits; kies een kleinere diepte
cli-serve-at = Fourfold draait op { $address } (Ctrl+C om te stoppen)
cli-serve-error-listen = kan niet luisteren op { $address }: { $why }
cli-serve-error-database = de database is niet te gebruiken: { $why }
cli-serve-error-missing = { $name } is niet geïnstalleerd: installeer fourfold[club]
cli-serve-error-start = de server kon niet starten; het logboek hierboven zegt waarom
cli-invalid-setting-range = { $name } moet tussen { $least } en { $most } liggen, niet { $value }
cli-invalid-setting-least = { $name } moet minstens { $least } zijn, niet { $value }
cli-invalid-setting-choice = { $name } moet een van deze zijn: { $choices }, niet { $value }
cli-invalid-setting-form = { $name } moet de vorm { $form } hebben, niet { $value }
cli-invalid-setting-database = { $name } moet het pad van een bestand zijn of de vorm { $form } hebben, niet { $value }
cli-invalid-setting-network = { $name }: { $value } is geen adres en geen netwerk
cli-invalid-setting-int = { $name } moet een geheel getal zijn, niet { $value }
cli-invalid-setting-float = { $name } moet een getal zijn, niet { $value }
cli-invalid-setting-bool = { $name } moet yes of no zijn, niet { $value }
cli-atlas-title = { $level }, { unit-trait }

## Tournaments on the command line

cli-tournament-head-id = ID
cli-tournament-head-format = Vorm
cli-tournament-head-round = Ronde
cli-tournament-head-status = Status
cli-tournament-status-announced = nog niet begonnen
cli-tournament-status-running = bezig
cli-tournament-status-finished = afgelopen
cli-tournament-status-cancelled = afgelast
cli-tournament-is-bot = computer
cli-tournament-is-late = vanaf ronde { $round }
cli-tournament-is-withdrawn = teruggetrokken
cli-tournament-is-paused = pauzeert
cli-tournament-entered =
    { $number ->
        [one] { $number } deelnemer is toegevoegd.
       *[other] { $number } deelnemers zijn toegevoegd.
    }
cli-tournament-ignored = Niet gebruikte kolommen: { $names }
cli-tournament-advice-everybody-meets = Met { $players } spelers kan iedereen in { $rounds } rondes tegen iedereen spelen: een rondtoernooi.
cli-tournament-advice-too-many-rounds = Zoveel rondes zouden in een Zwitsers toernooi partijen herhalen: met { $players } spelers speelt iedereen in { $rounds } rondes tegen iedereen.
cli-tournament-advice-enough = Voor { $players } spelers: een Zwitsers toernooi van { $rounds } rondes, waarna hoogstens één speler alle partijen gewonnen kan hebben.
cli-tournament-advice-few-rounds =
    { $rounds ->
        [one] Met { $players } spelers en { $rounds } ronde kunnen meerdere spelers alle partijen winnen; dan beslissen de weerstandspunten.
       *[other] Met { $players } spelers en { $rounds } rondes kunnen meerdere spelers alle partijen winnen; dan beslissen de weerstandspunten.
    }
cli-tournament-advice-instead = Met { $players } spelers kan iedereen in { $rounds } rondes tegen iedereen spelen: fourfold tournament change --format round-robin
cli-tournament-next-enter = Voer nu de spelers in: fourfold tournament enter NAME …
cli-tournament-next-pair = Als iedereen erin staat, deel je de eerste ronde in: fourfold tournament pair
cli-tournament-next-open =
    { $number ->
        [one] Nog geen uitslag aan { $number } tafel: { $tables }
       *[other] Nog geen uitslag aan { $number } tafels: { $tables }
    }
cli-tournament-next-round = Deel nu ronde { $round } in: fourfold tournament pair
cli-tournament-next-finish = Alle rondes zijn gespeeld. Sluit het toernooi af: fourfold tournament finish
cli-tournament-none = er is nog geen toernooi: begin er een met fourfold tournament new
cli-tournament-which = noem het toernooi met --tournament; er zijn er meer die niet afgelopen zijn: { $names }
cli-tournament-unknown = er is geen toernooi { $text }; er zijn: { $names }
cli-tournament-unknown-many = { $text } kan meer toernooien betekenen: { $names }
cli-tournament-nobody = niemand met de naam { $text } doet mee; er zijn: { $names }
cli-tournament-nobody-number = er is geen nummer { $text }: de deelnemers hebben de nummers 1 tot en met { $most }
cli-tournament-several = { $text } kan meer mensen betekenen: { $names }
cli-tournament-table = { $text } is geen tafel: schrijf 3 voor tafel 3, 3.2 voor de tweede partij of het tweede bord daar
cli-tournament-boards = aan tafel { $table } staan meer borden: { $names }
cli-tournament-no-round = er is nog geen ronde ingedeeld: fourfold tournament pair
cli-tournament-no-such-round = er is geen ronde { $round }; de laatste is ronde { $last }
cli-tournament-result = { $text } is geen uitslag; schrijf een van deze: { $results }
cli-tournament-result-missing = na { $table } ontbreekt de uitslag
cli-tournament-points = { $text } is geen aantal punten; schrijf 0, 0.5 of 1
cli-tournament-one-name = --rating en --members gaan over één naam, niet over meer
cli-tournament-no-correction = noem de juiste naam, de juiste rating (--rating) of allebei
cli-tournament-no-cross = voor dit toernooi is er geen kruistabel
cli-tournament-no-tables = er zijn nog geen tafels: voer eerst de spelers in
cli-tournament-no-entrants = er is nog niemand ingevoerd
cli-tournament-no-games = er is nog geen partij gespeeld
cli-tournament-sure = { $name } definitief afgelasten? (ja/nee)
cli-tournament-kept = { $name } is niet afgelast
cli-tournament-finish-sure = In { $name } zijn nog rondes te spelen. Definitief afsluiten? (ja/nee)
cli-tournament-goes-on = { $name } gaat door
cli-tournament-cancelled = { $name } is afgelast.
cli-tournament-printed = Opgeslagen: { $path }
cli-tournament-no-address = --address: { $text } is geen adres zoals { $example }
cli-tournament-not-over = Het toernooi is nog niet afgelopen: de plaatsen kunnen nog veranderen.
cli-tournament-no-network = Deze machine zit in geen netwerk: telefoons bereiken de adressen op deze kaarten niet. Noem er een met --address.
cli-tournament-desk = Het bureau van de toernooileiding van { $name } (houd dit adres voor jezelf; Ctrl+C om te stoppen):
cli-tournament-desk-lan = Telefoons in het lokale netwerk kunnen uitslagen invoeren: fourfold tournament print cards
cli-tournament-desk-alone = Alleen deze machine kan het openen. Gebruik --lan voor telefoons aan de tafels.
cli-tournament-log-entered = { $name } doet mee met nummer { $number }.
cli-tournament-log-entered-rated = { $name } doet mee met nummer { $number } en rating { $rating }.
cli-tournament-log-entry-corrected = Nummer { $number } heet nu { $name }.
cli-tournament-log-entry-corrected-rated = Nummer { $number } heet nu { $name } en heeft rating { $rating }.
cli-tournament-log-lineup-changed = { $name } speelt nu met { $members }.
cli-tournament-log-withdrawn = { $name } trekt zich terug.
cli-tournament-log-paused = { $name } pauzeert.
cli-tournament-log-resumed = { $name } is terug.
cli-tournament-log-bye-granted = { $name } is in ronde { $round } vrij (punten: { $points }).
cli-tournament-log-round-paired = Ronde { $round } is ingedeeld.
cli-tournament-log-round-unpaired = De indeling van ronde { $round } vervalt.
cli-tournament-log-game-added = { $game }: er volgt nog een partij.
cli-tournament-log-game-started = { $game }: { $first } tegen { $second } is begonnen.
cli-tournament-log-result = { $game }: { $first } { $result } { $second }
cli-tournament-log-adjudicated = { $game }: { $first } { $result } { $second } (beslissing van de toernooileiding)
cli-tournament-log-corrected = { $game }: { $first } { $result } { $second } (verbeterd)
cli-tournament-log-reopened = { $game }: { $first } tegen { $second } is weer open.
cli-tournament-log-match-decided = { $game }: { $name } wint door beslissing van de toernooileiding.
cli-tournament-log-round-closed = Ronde { $round } is compleet.
cli-tournament-log-tournament-finished = Het toernooi is afgelopen.
cli-tournament-pair-names = { $text } is geen paar: schrijf twee spelers met een dubbele punt, zoals ana:ben

## Added for the web app and the server

site-title = Fourfold · speel Quarto!
site-about = Quarto! Zestien stukken, vier kenmerken, één kreet.
site-game-playing = Er is een partij Quarto! bezig. Kijk live mee.
site-invitation = Bij Quarto! kiest je tegenspeler het stuk dat jij plaatst. Vier op een rij met één gemeenschappelijk kenmerk winnen, als je het ziet en roept.
site-unreachable = De server is niet bereikbaar. Nieuwe poging…
web-percent = { NUMBER($number, maximumFractionDigits: 0) }%
web-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
web-with-remark = { $text }, { $remark }
web-turn-place-give = { $square }, dan { piece-the }
web-turn-place-call = { $square }, dan { quarto-call }
web-call-on = { quarto-call } { $squares }
web-account-token-revoke = Intrekken
problem-field-missing = Dit ontbreekt.
problem-field-unknown = Dit gegeven bestaat niet.
problem-field-json = Dit is geen geldige JSON.
problem-field-text = Dit moet tekst zijn.
problem-field-boolean = Dit moet true of false zijn.
problem-field-integer = Dit moet een geheel getal zijn.
problem-field-number = Dit moet een getal zijn.
problem-field-list = Dit moet een lijst zijn.
problem-field-object = Dit moet een object zijn.
problem-field-date = Dit moet een datum zijn zoals 2026-11-15.
problem-field-choice = Dit moet een van deze zijn: { $choices }.
problem-field-short =
    { $number ->
        [one] Dit moet minstens { $number } teken hebben.
       *[other] Dit moet minstens { $number } tekens hebben.
    }
problem-field-long =
    { $number ->
        [one] Dit mag hoogstens { $number } teken hebben.
       *[other] Dit mag hoogstens { $number } tekens hebben.
    }
problem-field-few =
    { $number ->
        [one] Dit moet minstens { $number } item hebben.
       *[other] Dit moet minstens { $number } items hebben.
    }
problem-field-many =
    { $number ->
        [one] Dit mag hoogstens { $number } item hebben.
       *[other] Dit mag hoogstens { $number } items hebben.
    }
problem-field-above = Dit moet meer dan { $number } zijn.
problem-field-least = Dit moet minstens { $number } zijn.
problem-field-below = Dit moet minder dan { $number } zijn.
problem-field-most = Dit mag hoogstens { $number } zijn.
problem-field-form = Dit heeft de verkeerde vorm.
problem-token-scope = Dit token mag alleen lezen. Maak om te spelen een token dat dat mag.
problem-games-many = Je hebt { $most } partijen die niet af zijn: maak er eerst een af of geef er een op.
problem-games-today = Je bent op één dag { $most } partijen begonnen: probeer het later nog eens.
problem-games-stored = Je partijen nemen de { $most } MB in die je hier hebt.
problem-character = De tekst bevat een teken dat hier niet gebruikt kan worden: { $character }.
problem-host = Deze server is niet bereikbaar onder de naam { $host }. De beheerder kan die toestaan met FOURFOLD_ALLOWED_HOSTS.
web-account-token-scope = Wat het token mag
web-account-token-play = Lezen en spelen
web-account-token-read = Alleen lezen
web-account-token-days = Hoelang het geldig is
web-account-token-used = laatst gebruikt op { $date }
web-account-token-unused = nooit gebruikt
web-account-token-until = geldig tot { $date }

## Help of tournaments on the command line

help-tournament = Leid een toernooi aan echte tafels: spelers invoeren, rondes indelen, uitslagen invoeren, afdrukken.
help-tournament-new = Begin een toernooi.
help-tournament-new-more = Zonder --format past de vorm bij het aantal spelers: iedereen tegen iedereen bij hoogstens 8 en genoeg rondes, anders een Zwitsers toernooi.
help-tournament-change = Wijzig een toernooi voor de eerste ronde; de naam en de tekst ook later.
help-tournament-list = Toon de toernooien, het laatst gewijzigde eerst.
help-tournament-cancel = Gelast een toernooi definitief af; het logboek blijft bewaard.
help-tournament-enter = Voer spelers of een ploeg in, ook later nog.
help-tournament-import = Voer iedereen uit een CSV-bestand in, of niemand als er iets fout is.
help-tournament-import-more = De eerste regel noemt de kolommen: name, en desgewenst rating, team en bot. UTF-8, met komma’s, puntkomma’s of tabs.
help-tournament-withdraw = Haal iemand er definitief uit; over een partij die nog open is wordt apart beslist.
help-tournament-pause = Laat iemand overslaan tot die terug is.
help-tournament-resume = Laat iemand die pauzeerde weer meespelen.
help-tournament-bye = Geef iemand vrij in een komende ronde van een Zwitsers toernooi.
help-tournament-lineup = Laat een ploeg vanaf de volgende ronde met andere leden spelen.
help-tournament-correct-entry = Verbeter de naam of rating van iemand; de indeling blijft staan.
help-tournament-pair = Deel de volgende ronde in, vanzelf of met de hand.
help-tournament-unpair = Laat de indeling van de laatste ronde vervallen, zolang er geen uitslag is.
help-tournament-finish = Sluit het toernooi af: de stand is definitief. Uitslagen kunnen nog verbeterd worden.
help-tournament-result = Voer uitslagen in, allemaal of geen.
help-tournament-result-more = Tafel 3 van de huidige ronde is 3; het tweede bord of de tweede partij daar is 3.2; in ronde 1 is dat 1.3.2.
help-tournament-forfeit = Laat een speler die niet kwam verliezen, of allebei.
help-tournament-correct = Verbeter een uitslag of haal die weg; het logboek bewaart beide.
help-tournament-decide = Laat iemand aan een tafel van een afvaltoernooi winnen, bijvoorbeeld na veel keer gelijkspel.
help-tournament-show = Toon een toernooi: de regels, wie meedoet, wat er nu komt.
help-tournament-pairings = Toon de tafels van een ronde met hun uitslagen.
help-tournament-standings = Toon de stand met de weerstandspunten.
help-tournament-log = Toon alles wat er gebeurd is, ook verbeteringen.
help-tournament-export = Schrijf een toernooi voor andere programma’s: CSV, JSON of het rapport van de FIDE (TRF).
help-tournament-print = Druk indeling, tafelkaarten, notatieformulieren, stand of oorkonden af als pdf.
help-tournament-desk = Open het bureau van de toernooileiding in de browser; de server draait op deze machine.
help-tournament-desk-more = Alles wordt meteen bewaard; de andere opdrachten werken tegelijk. Internet is niet nodig.
help-panel-format = Vorm
help-metavar-table = TAFEL
help-metavar-result = UITSLAG
help-metavar-points = PUNTEN
help-metavar-text = TEKST
help-tournament-name = Hoe het toernooi heet.
help-tournament-option = Welk toernooi, met naam of ID of het begin daarvan; anders FOURFOLD_TOURNAMENT, of het enige dat niet afgelopen is.
help-tournament-who = Een speler: een nummer, een naam of het begin ervan.
help-tournament-table = Een tafel, zoals 3, of 3.2 voor het tweede bord of de tweede partij daar.
help-tournament-round = Welke ronde; anders de laatste, of bij vrij geven de volgende.
help-tournament-json-events = Schrijf wat er in het logboek bij kwam, één JSON-object per regel.
help-tournament-output = Waar het opgeslagen wordt; - is de standaarduitvoer.
help-tournament-format = Hoe er gespeeld wordt: { $names }.
help-tournament-players = Hoeveel spelers er verwacht worden, om een vorm voor te stellen.
help-tournament-rounds = Hoeveel rondes een Zwitsers toernooi heeft.
help-tournament-cycles = Hoe vaak iedereen elkaar ontmoet in een rondtoernooi: 1 of 2.
help-tournament-best-of = Hoeveel partijen twee spelers in een afvaltoernooi hebben: 1, 3, 5 …
help-tournament-third-place = Laat de verliezers van de halve finales van een afvaltoernooi tegen elkaar spelen.
help-tournament-boards = Hoeveel borden een ploeg heeft; meer dan 1 maakt er een ploegentoernooi van.
help-tournament-minutes = Hoeveel minuten een arena duurt.
help-tournament-reach = Hoeveel plaatsen omhoog een uitdaging in een ladder reikt.
help-tournament-limit = Hoeveel er hoogstens kunnen meedoen.
help-tournament-late = Of iemand na de eerste ronde nog kan instappen.
help-tournament-tiebreaks = Wat gelijke punten scheidt, in deze volgorde, met komma’s: { $names }.
help-tournament-preset = Kant-en-klare regels, met één minuut per beurt: { $names }.
help-tournament-handicap = Hoeveel ratingpunten de sterkste speler een niveau kosten (R7).
help-tournament-import-file = Een CSV-bestand met spelers; - is de standaardinvoer.
help-tournament-import-too = Voer iedereen uit dit CSV-bestand in, zoals tournament import.
help-tournament-text = Wat mensen erover moeten weten.
help-tournament-rename = Een andere naam.
help-tournament-names = Namen van spelers, of de naam van een ploeg.
help-tournament-rating = De rating van de speler; de indeling gebruikt die.
help-tournament-right-name = De juiste naam.
help-tournament-right-rating = De juiste rating; 0 voor geen.
help-tournament-members = De leden van een ploeg in de volgorde van de borden, met komma’s.
help-tournament-lineup-members = De leden in de volgorde van de borden.
help-tournament-bot = Merk de speler als computer.
help-tournament-points = Hoeveel punten het oplevert: 0, 0.5 of 1.
help-tournament-pair-table = Zet deze twee met de hand tegenover elkaar, de eerste speler eerst; één keer per tafel.
help-tournament-pair-bye = Geef deze speler vrij, bij indelen met de hand.
help-tournament-results = Een tafel en de uitslag, de eerste speler eerst ({ $results }); + kwam, - kwam niet.
help-tournament-corrected = De juiste uitslag ({ $results }), of open om die weg te halen.
help-tournament-adjudicated = De toernooileiding heeft deze uitslagen beslist.
help-tournament-absent = Wie niet kwam: een speler aan deze tafel, first, second of both (beiden).
help-tournament-cross = Toon wie tegen wie gespeeld heeft.
help-tournament-export-what = Wat er geschreven wordt: { $names }.
help-tournament-print-what = Wat er afgedrukt wordt: { $names }.
help-tournament-paper = Het papier: a4 of letter.
help-tournament-language = De taal van de pagina’s; anders de jouwe.
help-tournament-blank = Notatieformulieren zonder namen.
help-tournament-places = Voor hoeveel eerste plaatsen er oorkonden zijn.
help-tournament-address = Waar telefoons de server bereiken, voor de codes op de tafelkaarten; anders het adres van deze machine in het lokale netwerk.
help-tournament-lan = Laat ook telefoons in het lokale netwerk toe.
help-tournament-open = Of het bureau in de browser getoond wordt.
help-tournament-address-only = Schrijf alleen het adres, voor een server die al draait.

## Help of the command line

# A piece by its traits, with its digit for those who type it: “In hand: short dark round solid piece (a)”
cli-piece = { piece-named }{ piece-digit }
help-usage = Gebruik:
help-usage-options = [OPTIES]
help-usage-command = OPDRACHT [ARGUMENTEN]…
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-panel-players = Spelers
help-panel-rules = Spelregels
help-default = [standaard: { $value }]
help-environment = [omgevingsvariabele: { $name }]
help-required = [verplicht]
help-examples = Voorbeelden:
help-try = Voor hulp: { $command }.
help-error = Fout
help-aborted = Afgebroken.
help-help = Toon deze hulp en stop.
help-version = Toon de versie en stop.
help-lang = Taal van de teksten: { $names }; standaard die van het systeem.
help-install-completion = Installeer de automatische aanvulling voor deze shell.
help-show-completion = Toon het aanvulscript voor deze shell, om het te kopiëren of aan te passen.
help-completion-installed = De aanvulling voor { $shell } is geïnstalleerd in { $path }. Open een nieuwe terminal om die te gebruiken.
help-metavar-address = ADRES
help-metavar-addresses = ADRESSEN
help-metavar-board = BORD
help-metavar-command = OPDRACHT
help-metavar-seconds = SECONDEN
help-metavar-cost = GEVOLG
help-metavar-directory = MAP
help-metavar-file = BESTAND
help-metavar-how = HOE
help-metavar-language = TAAL
help-metavar-kind = SOORT
help-metavar-name = NAAM
help-metavar-names = NAMEN
help-metavar-new = NIEUW
help-metavar-path = PAD
help-metavar-position = STELLING
help-metavar-time = TIJD
help-metavar-token = TOKEN
help-metavar-turn = ZET
help-metavar-what = WAT
help-metavar-who = WIE
help-metavar-yyyy-mm-dd = JJJJ-MM-DD
help-error-no-option = De optie { $name } bestaat niet.
help-error-no-option-similar = De optie { $name } bestaat niet. Bedoelde je { $names }?
help-error-no-command = De opdracht { $name } bestaat niet.
help-error-no-command-similar = De opdracht { $name } bestaat niet. Bedoelde je { $names }?
help-error-missing-command = De opdracht ontbreekt.
help-error-missing-argument = Het argument { $name } ontbreekt.
help-error-missing-option = De optie { $name } ontbreekt.
help-error-extra = Hier niet verwacht: { $text }
help-error-no-value = Bij de optie { $name } hoort geen waarde.
help-error-needs =
    { $number ->
        [one] De optie { $name } heeft een waarde nodig.
       *[other] De optie { $name } heeft { $number } waarden nodig.
    }
help-error-invalid = Verkeerde waarde voor { $name }: { $why }
help-error-language = --lang: er zijn geen teksten in { $name }; kies uit { $names }
help-fourfold = Het bordspel Quarto!: spelen, stellingen bekijken en oplossen, partijen naspelen en analyseren.
help-play = Speel aan dit toetsenbord; typ help in het spel om te zien wat er kan.
help-serve = Start de spelserver.
help-serve-more = Elke optie bestaat ook als omgevingsvariabele: FOURFOLD_PORT, FOURFOLD_DATABASE enzovoort.
help-opponents = Toon de computertegenspelers en hoe sterk ze zijn.
help-opponents-more = De zwakste staat bovenaan. Zo speel je tegen een van hen: fourfold play --opponent NAAM
help-opponents-attention = Meet hoe vaak elke tegenspeler elk soort patroon over het hoofd ziet.
help-opponents-attention-more = In de helft van de partijen valt er een quarto te roepen; in de andere voltooit het stuk in de hand er een. Verder valt er niets te roepen of te voltooien.
help-opponents-calibrate = Laat alle tegenspelers tegen elkaar spelen en bepaal hun rating.
help-opponents-calibrate-more = Elo-ratings met maximale aannemelijkheid op elk niveau; een gelijkspel telt als een halve winst.
help-opponents-check-perfect = Laat de perfecte tegenspeler op beide plaatsen tegen alle andere spelen: geeft die iets weg?
help-opponents-check-perfect-more = De partijen horen bij die van calibrate; een bestand met zulke partijen is bruikbaar. De exitstatus is 1 als een gelijke partij is verloren of een gewonnen partij niet is gewonnen.
help-puzzle = Los puzzels op: win, geef het enige veilige stuk, weerleg een fout, red het gelijkspel.
help-puzzle-more = Elke puzzel is exact nagerekend; de moeilijkheid is de rating waarbij de helft van de computertegenspelers de oplossing vindt. Zonder --seed, --count en --difficulty beginnen de puzzels makkelijk en passen ze zich daarna aan jou aan.
help-drill = Scherp je blik: is er een quarto op het bord, en waar?
help-drill-more = Antwoord met de vier hokjes van een quarto, of met - als er geen is. Naarmate je beter wordt, gaat de oefening van rijen naar gedraaide vierkanten; aan het eind zie je wat je mist en hoe snel je bent.
help-fill = Vul het bord met alle zestien stukken, zonder ook maar één quarto of met zo veel mogelijk.
help-fill-more = Typ wat waar komt, bijvoorbeeld c2 7; help vertelt de rest. Wat de tips zeggen, klopt precies.
help-show = Teken een stelling: het bord, de stukken ernaast en het stuk in de hand.
help-show-more = Quarto’s die op dit niveau en met deze kenmerken tellen, zijn op het bord gemarkeerd en staan eronder genoemd.
help-referee = Beslis over een betwiste stelling aan een echte tafel: wie wat mag roepen, en volgens welke regel.
help-referee-last = Het laatst bezette hokje, bijvoorbeeld c1.
help-referee-placed-by = Wie het bezette: first of second.
help-referee-given = Of er sindsdien een stuk is gegeven.
help-referee-turn = Wie aan de beurt is: first of second; bij een vol bord blijkt hieruit of de ander heeft gepast.
help-referee-claim = Beslis over het roepen van deze vier hokjes, bijvoorbeeld a1b1c1d1.
help-referee-caller = Wie roept: first of second; anders wie aan de beurt is.
help-referee-refused = Hoe vaak in deze beurt onterecht is geroepen.
help-referee-level = 1 tot 4, of A:B voor de eerste en de tweede speler.
help-hint = Geef wie aan zet is een tip, van een duwtje tot de zet zelf.
help-hint-more = Een tip verraadt nooit meer dan zijn diepte, en wat hij zegt, klopt precies.
help-replay = Speel genoteerde partijen na en zeg hoe elke partij afliep.
help-replay-more = De exitstatus is 0 als alle partijnotaties geldig zijn, 1 als er ongeldige bij zijn en 2 als een bestand niet gelezen kon worden.
help-picture = Een genoteerde partij tekenen: de laatste stelling als PNG, of de hele partij als bewegende GIF.
help-review = Analyseer partijen exact: wat elke beslissing waard was en wat het beste was.
help-review-more = De exitstatus is 0 als alle partijnotaties geldig zijn, 1 als er ongeldige bij zijn en 2 als een bestand niet gelezen of geschreven kon worden.
help-new = Schrijf de notatie van een nieuwe partij naar de standaarduitvoer; wie begint, staat op de standaardfoutuitvoer.
help-solve = Los stellingen exact op voor wie aan zet is, volgens de automatische regel (R14).
help-solve-more = Een ongeldige stelling wordt op die plaats gemeld, en de exitstatus is dan 1. Quarto’s die al op het bord staan, tellen niet mee.
help-bot = Speel als bot op een server.
help-bot-more = Maak een account, markeer het als bot, maak er een token voor en start deze opdracht. Partijen die nog bezig waren toen hij werd gestopt, gaan verder.
help-engine = Speel als engine die andere programma’s starten.
help-engine-more = Opdrachten van het protocol in docs/kit/protocol.md komen binnen via de standaardinvoer en antwoorden gaan naar de standaarduitvoer.
help-lot = Controleer de lotingen die bepalen wie begint.
help-lot-check = Controleer of een loting eerlijk was.
help-lot-check-more = Exitstatus: 0 als dat zo is, 1 als dat niet zo is, 2 als de loting niet te lezen is.
help-account = Beheer de accounts op een server: tonen, herstellen, hernoemen, blokkeren, verwijderen.
help-account-list = Toon de accounts, en hoe vaak elk account gemeld is.
help-account-reset = Maak het wachtwoord ongeldig en krijg een code om een nieuw wachtwoord in te stellen.
help-account-reset-more = Alle sessies, tokens en oudere herstelcodes vervallen. Geef de code aan de eigenaar: hij werkt één keer, als herstelcode bij het inloggen.
help-account-rename = Geef een speler een andere naam; meldingen over de oude worden gesloten.
help-account-block = Blokkeer het inloggen van een account; zijn sessies en tokens vervallen.
help-account-delete = Verwijder een account; in zijn partijen staat dan een verwijderde speler.
help-db = Onderhoud de database van een server: bijwerken, back-up maken, herstellen, controleren.
help-db-upgrade = Werk het schema van de database bij, of maak het aan.
help-db-upgrade-more = Met SQLite doet een server dit vanzelf; doe het met PostgreSQL voordat je een nieuwere versie start.
help-db-backup = Kopieer de database naar een bestand, ook terwijl een server hem gebruikt.
help-db-backup-more = De kopie is consistent en verschijnt pas als alles erin staat.
help-db-restore = Vervang de database door een back-up, helemaal of helemaal niet.
help-db-restore-more = Stop eerst de server. Een oudere back-up wordt bijgewerkt.
help-db-check = Speel elke partij na volgens de regels en vergelijk alles wat uit de logboeken volgt.
help-db-check-more = Uitslagen, lijsten, namen en ratings worden opnieuw berekend. Exitstatus: 0 als alles in orde is, 1 als er iets mis is.
help-mine = Laat de tegenspelers spelen en maak puzzels van hun partijen (JSON Lines).
help-mine-more = Dezelfde opties vinden dezelfde puzzels, met elk aantal processen en hoe vaak het werk ook onderbroken wordt.
help-dataset = Maakt een bestand met stellingen, met exacte waarden en alle goede beurten.
help-dataset-more = Dezelfde opties maken hetzelfde bestand, met elk aantal processen en ook na onderbrekingen.
help-atlas = Toon de uitslag van perfect spel vanaf het lege bord, voor elk paar niveaus en elk aantal kenmerken.
help-atlas-more = 1-0: de eerste speler, die als eerste geeft, wint. Een onderbroken herberekening gaat verder waar het werk gestopt was; de exitstatus is 1 als een uitslag afwijkt van de meegeleverde.
help-book = Maak, controleer en toon de openingenboeken.
help-book-info = Toon de boeken; de exitstatus is 1 als er een ontbreekt of beschadigd is.
help-book-verify = Controleer de controlesommen en vergelijk willekeurige items met een berekening.
help-book-verify-more = De exitstatus is 1 als een boek ontbreekt, beschadigd is of fouten bevat.
help-book-build = Los elke klasse van stellingen op de diepte van de boeken op, in delen, en schrijf de boeken.
help-book-build-more = De diepte is vier geplaatste stukken, of vijf op niveau 1 met drie of vier kenmerken. Ctrl+C kost hooguit één deel: dezelfde opdracht gaat verder. Een handicap heeft ook de waarden van zijn spiegelbeeld nodig. Alle 64 boeken duren enkele uren op één kern.
help-bench = Meet hoe snel de engine willekeurige stellingen zonder directe winst oplost, naar het aantal geplaatste stukken.
help-bench-more = Een lege tabel en één thread, met en zonder openingenboek, alleen waarden en met afstanden. Vanaf tien geplaatste stukken lost eenvoudig minimax dezelfde stellingen op, en de tabel zegt hoeveel keer sneller de engine is.
help-perft = Tel de reeksen van geven en plaatsen met een bepaalde lengte, volgens de automatische regel (R14).
help-perft-more = Partijen die eerder eindigen, tellen niet mee. Elke eerste actie staat er met het eigen aantal.
help-patterns = Teken de patronen van een niveau, gegroepeerd per soort.
help-ascii = Teken alleen met gewone ASCII-tekens.
help-no-colour = Schrijf zonder kleuren.
help-position = Vier rijen, rij 1 eerst, dan het stuk in de hand of -; standaard het begin.
help-records = Partijnotaties; een map staat voor de *.qgn-bestanden erin, op volgorde van naam, - voor de standaardinvoer.
help-level = 1 tot en met 4.
help-level-seats = 1 tot en met 4; A:B staat voor wie aan zet is en de tegenspeler.
help-level-players = 1 tot en met 4; A:B staat voor de eerste en de tweede speler.
help-traits = Kenmerken die meetellen, uit colour,shape,height,fill, gescheiden door komma’s; standaard allemaal.
help-traits-some = Kenmerken die meetellen, uit colour,shape,height,fill, gescheiden door komma’s.
help-edition = classic of mushrooms.
help-threads = Threads voor één berekening; standaard zoveel als de machine heeft.
help-processes = Hoeveel partijen tegelijk gespeeld worden.
help-ray = Rekent op het Ray-cluster op dit adres, HOST:PORT of auto, in plaats van op deze computer (extra cluster).
help-seed = Herhaalt dezelfde toevallige keuzes.
help-json = Schrijf één JSON-object per regel.
help-json-object = Schrijf één JSON-object.
help-json-array = Schrijf één JSON-array.
help-json-games = Schrijf alleen JSON Lines, één object per partij.
help-database = Een bestand, of { $url }; standaard FOURFOLD_DATABASE, of een bestand in je gegevensmap.
help-first = Wie als eerste geeft.
help-second = Wie als eerste plaatst.
help-players = Twee namen; het lot beslist wie begint. Met --level A:B is A het niveau van de eerste naam.
help-seed-lots = Herhaalt dezelfde loting.
help-preset = Spelregels bij naam, die je met de opties hieronder kunt aanpassen: { $names }.
help-call = official, standing of automatic.
help-false-call = refused of loses.
help-clock = In seconden: 60/move, 300+5, of - voor geen klok.
help-start = Waar de partij begint, als dat niet bij het begin is.
help-opponent = person, random, of een naam uit fourfold opponents. Kies je plaats met --first of --second, of laat het lot beslissen.
help-random = Hetzelfde als --opponent random.
help-mute = Het personage van de computer zegt niets.
help-save = Sla de partij na elke actie op in een nieuw bestand.
help-resume = Speel de onvoltooide partij van een notatie verder, en sla die daar telkens op.
help-account-name = Naam van het account, of zijn id.
help-account-new = De naam vanaf nu.
help-account-undo = Laat het account weer inloggen.
help-account-yes = Vraag niet om bevestiging.
help-db-force = Vervang wat er staat.
help-db-target = Waar de kopie komt.
help-db-source = Een kopie die db backup heeft gemaakt.
help-atlas-level = Alleen deze niveaus; A:B staat voor de eerste en de tweede speler.
help-atlas-traits = Alleen dit aantal kenmerken, 1 tot en met 4.
help-atlas-recompute = Los alles vanaf nul op en vergelijk met wat is meegeleverd.
help-atlas-distance = Met --recompute: bepaal ook de afstanden.
help-atlas-state = Met --recompute: waar voltooide regels bewaard worden tot ze er allemaal zijn.
help-atlas-output = Met --recompute: schrijf de regels als het meegeleverde bestand.
help-bench-level = Een niveau; standaard 1 en 2.
help-bench-scale = Neem zoveel keer zoveel stellingen.
help-bench-seed = Bepaalt de stellingen.
help-bench-empty = Los ook het lege bord vanaf nul op: dat duurt minuten.
help-book-level = Een paar niveaus; A:B staat voor de speler met het stuk en de andere. Mag herhaald worden.
help-book-traits = Hoeveel kenmerken meetellen; mag herhaald worden.
help-book-traits-default = 1 tot en met 4
help-book-directory = Waar de boeken staan.
help-book-directory-default = die van het pakket
help-book-samples = Hoeveel stellingen van elk boek worden nagerekend.
help-book-seed = Bepaalt welke.
help-book-target = Waar de boeken geschreven worden.
help-book-work = Waar voltooide waarden bewaard worden, om na een onderbreking verder te gaan.
help-book-work-default = MAP/work
help-book-memory = Megabytes voor de tabel.
help-bot-server = Waar er gespeeld wordt, bijvoorbeeld { $example }
help-bot-token = Een token van het account van de bot; veiliger in de omgeving, waar weinigen het kunnen zien.
help-bot-strength = Hoe sterk; fourfold opponents toont de namen.
help-engine-check = Controleer of een andere engine het protocol spreekt: de opdracht die hem start. De afsluitcode is 1 als dat niet zo is.
help-engine-patience = Seconden wachten op een antwoord voordat de engine als vastgelopen geldt.
help-bot-accept = Accepteer elke open uitdaging.
help-bot-challenge = Accepteer eerst deze uitdaging.
help-bot-tournament = Aan dit toernooi meedoen en erin spelen tot het is afgelopen.
help-bot-code = De code voor de inschrijving, als die nodig is.
help-bot-games = Stop na dit aantal partijen; 0 voor nooit.
help-drill-stage = Begin met { $names }.
help-drill-grade = Begin met graad 1, 2 of 3 van de etappe.
help-drill-level = Wat telt, 1 tot en met 4; standaard groeit het mee met de etappe.
help-drill-count = Hoeveel borden; 0 voor geen einde.
help-drill-seconds = Tijd per bord; 0 voor geen klok.
help-drill-grow = Goede antwoorden op rij voor de volgende stap; 0 om te blijven.
help-drill-seed = Herhaalt dezelfde borden.
help-drill-json = Vraag niets: schrijf de borden met hun antwoorden, één per regel.
help-fill-goal = none voor geen enkele quarto, most voor zo veel mogelijk.
help-fill-board = Ga verder vanaf dit bord.
help-fill-check = Zeg welke quarto’s een bord heeft en wat er nog van te maken valt.
help-fill-hint = Zeg waar een stuk kan komen, en stop.
help-fill-solve = Vul het bord zo goed mogelijk, en stop.
help-fill-seed = Herhaalt dezelfde oplossing.
help-fill-json = Met --check, --hint of --solve: schrijf een JSON-object.
help-hint-what = Een notatie met één partij, of vier rijen en het stuk in de hand of -.
help-hint-depth = nudge, reason, turn, of all voor alle drie.
help-hint-explain = Zeg in plaats daarvan waarom deze zet wint, het gelijkspel vasthoudt of verliest.
help-hint-danger = Toon in plaats daarvan welk stuk waar zou winnen.
help-hint-at = Ga terug naar het einde van zet N van een notatie.
help-hint-level = Voor een stelling: 1 tot en met 4; A:B staat voor wie aan zet is en de tegenspeler.
help-hint-traits = Voor een stelling: uit colour,shape,height,fill, gescheiden door komma’s.
help-hint-call = Voor een stelling: official, standing of automatic.
help-lot-file = JSON: een loting, of een partij met een loting, zoals de server die toont; - voor de standaardinvoer.
help-mine-count = Puzzels van elk thema op elk niveau.
help-mine-levels = Niveaus, of paren daarvan, bijvoorbeeld { $example }
help-mine-themes = Een of meer van { $names }.
help-mine-games = Bekijk hooguit zoveel partijen.
help-mine-tries = Hoe vaak elke tegenspeler een puzzel probeert.
help-mine-no-grade = Laat de moeilijkheid open (null).
help-mine-grade = Zoek geen nieuwe: meet de moeilijkheid van die in een bestand, JSON Lines of compact. Mag herhaald worden.
help-mine-shipped = Vind ook wat het pakket al heeft.
help-mine-state = Waar voltooid werk bewaard wordt; dezelfde opdracht gaat na een onderbreking verder.
help-mine-out = Schrijf daarheen, als alles klaar is.
help-mine-store = Schrijf de compacte vorm van het pakket, geen JSON.
help-dataset-positions = Hoeveel verschillende stellingen gemaakt worden.
help-dataset-out = Het nieuwe bestand; de naam eindigt op .parquet of .npz. Een beschrijving van de gegevens en een controlesom komen ernaast.
help-dataset-placed = Hoeveel stukken geplaatst zijn, van A tot B. Minder dan 5 duurt lang.
help-dataset-processes = Hoeveel processen tegelijk rekenen; standaard zoveel als de computer kernen heeft.
help-dataset-resume = Gaat verder met onderbroken werk.
help-opponents-level = Toon de ratings op dit niveau.
help-opponents-levels = Niveaus, gescheiden door komma’s.
help-opponents-state = Waar gespeelde partijen bewaard worden; dezelfde opdracht gaat na een onderbreking verder.
help-opponents-games-kind = Partijen voor elk soort patroon.
help-opponents-games-pair = Partijen van elk paar op elk niveau.
help-opponents-games-all = Partijen in totaal.
help-opponents-write = Schrijf de ratings zoals het pakket ze bewaart (ratings.json).
help-perft-depth = Hoe vaak er gegeven en geplaatst wordt, vanaf 0.
help-puzzle-theme = Een van { $names }.
help-puzzle-difficulty = Van de ene rating tot de andere; een van beide mag ontbreken.
help-puzzle-count = Hoeveel; standaard 1 met --json, anders tot je stopt.
help-puzzle-seed = Herhaalt dezelfde puzzels.
help-puzzle-daily = De puzzel van de dag (UTC).
help-puzzle-date = Met --daily: die van een andere dag.
help-puzzle-id = De puzzel met deze id.
help-replay-step = Loop de partijen zet voor zet door.
help-picture-file = Een bestand met één partijnotatie; - voor de standaardinvoer.
help-picture-output = Waar de afbeelding komt: een naam die eindigt op .png of .gif.
help-picture-after = De stelling na zoveel acties tonen in plaats van de laatste.
help-picture-side = Breedte en hoogte in pixels.
help-review-html = Schrijf één pagina die offline opent, met een bord, een grafiek van de waarden en knoppen om te bladeren.
help-serve-host = Waar de server luistert; standaard 127.0.0.1.
help-serve-port = Standaard 8016; 0 voor een willekeurige vrije poort.
help-serve-lan = Luister op het lokale netwerk en gebruik in links het adres van deze machine.
help-serve-redis = { $url }, als er meerdere processen zijn.
help-serve-workers = Hoeveel processen; standaard 1.
help-serve-public-url = Waar mensen hem vinden, achter een proxy: { $url }
help-serve-trusted-proxies = Proxy’s waarvan de headers vertrouwd worden, gescheiden door komma’s.
help-serve-open = Toon de pagina in de browser zodra die klaar is.
help-solve-positions = Vier rijen, rij 1 eerst, dan het stuk in de hand of -; het mogen er meer zijn. Een losse - leest ze van de standaardinvoer, één per regel.
help-solve-distance = Zeg ook na hoeveel plaatsingen het beslist is.
help-solve-turns = Toon elke toegestane zet met zijn waarde, de beste eerst.
help-solve-no-book = Reken zonder in de openingenboeken te kijken.
percent = { $number }%
cli-progress-nodes = { $number } mln
cli-texts-head-language = Taal
cli-texts-head-complete = Volledig
cli-texts-head-missing = Ontbreekt
cli-texts-checking = Teksten controleren
cli-texts-well = Geen fouten gevonden.
cli-texts-found =
    { $number ->
        [one] { $number } fout gevonden.
       *[other] { $number } fouten gevonden.
    }
cli-texts-lacking =
    { $number ->
        [one] { $number } tekst ontbreekt en verschijnt in het Engels.
       *[other] { $number } teksten ontbreken en verschijnen in het Engels.
    }
cli-texts-none-missing = Er ontbreekt niets.
cli-texts-in-english = (verschijnt in het Engels)
cli-texts-no-key = geen sleutel begint met { $text }
cli-texts-finding-language = { $name } is geen taal die CLDR kent: noem het bestand naar een taal, zoals fr.ftl of pt-BR.ftl
cli-texts-finding-junk = is niet te lezen: { $text }
cli-texts-finding-twice = deze sleutel komt twee keer voor
cli-texts-finding-unknown = het Engels heeft deze sleutel niet, en geen andere tekst verwijst ernaar
cli-texts-finding-reference = verwijst naar { $name }, dat niet bestaat
cli-texts-finding-lost = toont { $name } niet, zoals het Engels wel doet
cli-texts-finding-added = toont { $name }, wat het Engels niet doet
cli-texts-finding-unasked = kiest op { $name }, wat deze tekst niet krijgt
cli-texts-finding-value = { $name } is nooit { $value }
cli-texts-finding-plural = heeft geen vorm voor getallen van de soort [{ $form }]
cli-texts-finding-dots = het beletselteken is één teken: { $text }
cli-texts-finding-spaces = twee spaties, een tab of een lege regel: { $text }
cli-texts-finding-straight = gebruik typografische aanhalingstekens en apostroffen: { $text }
cli-texts-finding-french = het Frans heeft hier een smalle vaste spatie: { $text }
cli-texts-finding-german = het Duits zet aanhalingstekens „zo“ en een spatie voor %: { $text }
cli-texts-finding-spanish = het Spaans opent wat het sluit: { $text }
cli-texts-finding-ending = eindigt op “{ $text }”, het Engels op “{ $expected }”
cli-texts-finding-term = het Engels heeft { $word }: gebruik de term uit de woordenlijst, { $term }
cli-texts-finding-avoid = schrijf in plaats van { $word }: { $term }
help-texts = Beheer de teksten: hoe volledig elke taal is, en controles voor vertalers.
help-texts-check = Controleer teksten: sleutels, variabelen, meervouden, termen van de woordenlijst, leestekens.
help-texts-check-more = Afsluitcode: 0 als alles klopt, 1 als er iets mis is, 2 als een bestand niet te lezen is. Ontbrekende teksten worden geteld, maar zijn geen fout: ze verschijnen in het Engels.
help-texts-missing = Toon de teksten die een taal in het Engels laat zien, klaar om te vertalen.
help-texts-missing-more = Elke tekst heeft zijn beschrijving en de Engelse tekst, in het formaat van het bestand.
help-texts-show = Toon elke tekst met zijn beschrijving, in het Engels en in een taal.
help-texts-language = Een taal zoals fr, of een bestand zoals new/pl.ftl.
help-texts-languages = Talen zoals fr, of bestanden zoals new/pl.ftl; anders alle talen.
help-texts-beginning = Alleen sleutels die zo beginnen.
help-metavar-beginning = BEGIN
