language-name = Français

## Labels

label = { $label } : { $text }

## The call

quarto-call = QUARTO !

## Seats and names

player-first = premier joueur
player-second = second joueur
name-first = Joueur 1
name-second = Joueur 2
name-deleted = Joueur supprimé

## Editions and their words

edition-classic-name = Classique
edition-classic-about = Pièces en bois : claires ou foncées, rondes ou carrées, hautes ou basses, pleines ou creuses.
edition-mushrooms-name = Champignons
edition-mushrooms-about = Pour les enfants : bleus ou rouges, pointus ou plats, grands ou petits, avec ou sans pois jaunes.
trait-colour = couleur
trait-shape =
    { $edition ->
        [mushrooms] chapeau
       *[classic] forme
    }
trait-height =
    { $edition ->
        [mushrooms] taille
       *[classic] hauteur
    }
trait-fill =
    { $edition ->
        [mushrooms] pois
       *[classic] remplissage
    }
value-light =
    { $edition ->
        [mushrooms] { $number ->
            [one] bleu
           *[other] bleus
        }
       *[classic] { $number ->
            [one] claire
           *[other] claires
        }
    }
value-dark =
    { $edition ->
        [mushrooms] { $number ->
            [one] rouge
           *[other] rouges
        }
       *[classic] { $number ->
            [one] foncée
           *[other] foncées
        }
    }
value-round =
    { $edition ->
        [mushrooms] { $number ->
            [one] pointu
           *[other] pointus
        }
       *[classic] { $number ->
            [one] ronde
           *[other] rondes
        }
    }
value-square =
    { $edition ->
        [mushrooms] { $number ->
            [one] plat
           *[other] plats
        }
       *[classic] { $number ->
            [one] carrée
           *[other] carrées
        }
    }
value-tall =
    { $edition ->
        [mushrooms] { $number ->
            [one] grand
           *[other] grands
        }
       *[classic] { $number ->
            [one] haute
           *[other] hautes
        }
    }
value-short =
    { $edition ->
        [mushrooms] { $number ->
            [one] petit
           *[other] petits
        }
       *[classic] { $number ->
            [one] basse
           *[other] basses
        }
    }
value-solid =
    { $edition ->
        [mushrooms] sans pois jaunes
       *[classic] { $number ->
            [one] pleine
           *[other] pleines
        }
    }
value-hollow =
    { $edition ->
        [mushrooms] à pois jaunes
       *[classic] { $number ->
            [one] creuse
           *[other] creuses
        }
    }
piece-noun =
    { $edition ->
        [mushrooms] { $number ->
            [one] champignon
           *[other] champignons
        }
       *[classic] { $number ->
            [one] pièce
           *[other] pièces
        }
    }
piece-one =
    { $edition ->
        [mushrooms] champignon
       *[classic] pièce
    }
piece-many =
    { $edition ->
        [mushrooms] champignons
       *[classic] pièces
    }
piece-named =
    { $edition ->
        [mushrooms] { $height ->
            [tall] grand
           *[short] petit
        } champignon { $colour ->
            [light] bleu
           *[dark] rouge
        } { $shape ->
            [round] pointu
           *[square] plat
        } { $fill ->
            [solid] sans pois jaunes
           *[hollow] à pois jaunes
        }
       *[classic] pièce { $height ->
            [tall] haute
           *[short] basse
        }, { $colour ->
            [light] claire
           *[dark] foncée
        }, { $shape ->
            [round] ronde
           *[square] carrée
        } et { $fill ->
            [solid] pleine
           *[hollow] creuse
        }
    }
piece-the =
    { $edition ->
        [mushrooms] le { $height ->
            [tall] grand
           *[short] petit
        } champignon { $colour ->
            [light] bleu
           *[dark] rouge
        } { $shape ->
            [round] pointu
           *[square] plat
        } { $fill ->
            [solid] sans pois jaunes
           *[hollow] à pois jaunes
        }{ piece-digit }
       *[classic] la pièce { $height ->
            [tall] haute
           *[short] basse
        }, { $colour ->
            [light] claire
           *[dark] foncée
        }, { $shape ->
            [round] ronde
           *[square] carrée
        } et { $fill ->
            [solid] pleine
           *[hollow] creuse
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
        [one] ligne
       *[other] lignes
    }
kind-column =
    { $number ->
        [one] colonne
       *[other] colonnes
    }
kind-diagonal =
    { $number ->
        [one] diagonale
       *[other] diagonales
    }
kind-small-square =
    { $number ->
        [one] petit carré
       *[other] petits carrés
    }
kind-large-square =
    { $number ->
        [one] grand carré
       *[other] grands carrés
    }
kind-turned-square =
    { $number ->
        [one] carré tournant
       *[other] carrés tournants
    }

## Things with a number

unit-square =
    { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
unit-pattern =
    { $number ->
        [one] { $number } figure
       *[other] { $number } figures
    }
unit-game =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
unit-second =
    { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
unit-tenths = { $whole },{ $tenth } s
unit-minute =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
unit-hour =
    { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
unit-day =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
unit-piece =
    { $edition ->
        [mushrooms] { $number ->
            [one] { $number } champignon
           *[other] { $number } champignons
        }
       *[classic] { $number ->
            [one] { $number } pièce
           *[other] { $number } pièces
        }
    }
unit-trait =
    { $number ->
        [one] { $number } caractère
       *[other] { $number } caractères
    }

## Settings agreed before a game

setting-preset = Règles
setting-level = Niveau
setting-traits = Caractères retenus
setting-call = Annonce
setting-false-call = Fausse annonce
setting-clock = Pendule
setting-edition = Édition
level-name = Niveau { $level }
level-handicap = Niveau { $first } contre niveau { $second }
level-1-about = La règle de base : lignes, colonnes et diagonales.
level-2-about = Pour joueurs avertis : les 9 petits carrés comptent aussi.
level-3-about = Les 5 carrés plus grands comptent aussi.
level-4-about = Les 6 carrés tournants comptent aussi.
call-official-name = Annonce officielle
call-official-about =
    { $edition ->
        [mushrooms] Annoncez un quarto avant de donner un champignon. S’il vous échappe, l’adversaire peut l’annoncer aussitôt ; ensuite, ce quarto perd toute sa valeur.
       *[classic] Annoncez un quarto avant de donner une pièce. S’il vous échappe, l’adversaire peut l’annoncer aussitôt ; ensuite, ce quarto perd toute sa valeur.
    }
call-standing-name = Annonce à tout moment
call-standing-about = Un quarto garde sa valeur : le premier qui l’annonce pendant son tour gagne.
call-automatic-name = Automatique
call-automatic-about = Personne n’annonce : un quarto fait gagner aussitôt.
false-call-refused-name = Refusée
false-call-refused-about = Une fausse annonce est refusée et le tour continue.
false-call-loses-name = Partie perdue
false-call-loses-about = Une fausse annonce fait perdre la partie.
clock-none = Sans pendule
clock-turn = { $time } par coup
clock-bank = { $time } par joueur
clock-bank-increment = { $time } par joueur, plus { $increment } après chaque coup
clock-left = { $name } a encore { $time }
preset-basic-name = Règle de base
preset-basic-about = Lignes, colonnes et diagonales, comme dans la règle du jeu.
preset-experienced-name = Joueurs avertis
preset-experienced-about = La variante de la règle du jeu : un petit carré fait aussi gagner.
preset-level-1-name = Niveau 1
preset-level-1-about = Lignes, colonnes et diagonales : 10 façons de gagner.
preset-level-2-name = Niveau 2
preset-level-2-about = Avec les petits carrés : 19 façons de gagner.
preset-level-3-name = Niveau 3
preset-level-3-about = Avec les carrés plus grands : 24 façons de gagner.
preset-level-4-name = Niveau 4
preset-level-4-about = Avec les carrés tournants : 30 façons de gagner et presque jamais d’égalité.
preset-beginners-1-name = Débutants, un caractère
preset-beginners-1-about = Seule la couleur compte.
preset-beginners-2-name = Débutants, deux caractères
preset-beginners-2-about = Seules la couleur et la forme comptent.
preset-beginners-3-name = Débutants, trois caractères
preset-beginners-3-about = La couleur, la forme et la hauteur comptent.
preset-mushrooms-name = Champignons
preset-mushrooms-about = La règle de base avec des champignons, pour les enfants.
preset-tournament-name = Tournoi
preset-tournament-about = La règle de base avec une minute par coup.

## What happens in a game

phase-give-plain =
    { $edition ->
        [mushrooms] Donnez un champignon à { $other }.
       *[classic] Donnez une pièce à { $other }.
    }
phase-give-call =
    { $edition ->
        [mushrooms] Donnez un champignon à { $other }, ou annoncez QUARTO !
       *[classic] Donnez une pièce à { $other }, ou annoncez QUARTO !
    }
phase-place-plain =
    { $edition ->
        [mushrooms] Placez ce champignon.
       *[classic] Placez cette pièce.
    }
phase-place-call =
    { $edition ->
        [mushrooms] Placez ce champignon, ou annoncez QUARTO !
       *[classic] Placez cette pièce, ou annoncez QUARTO !
    }
phase-last-word-plain =
    { $edition ->
        [mushrooms] Tous les champignons sont posés : passez.
       *[classic] Toutes les pièces sont posées : passez.
    }
phase-last-word-call =
    { $edition ->
        [mushrooms] Tous les champignons sont posés : annoncez QUARTO ! ou passez.
       *[classic] Toutes les pièces sont posées : annoncez QUARTO ! ou passez.
    }
phase-last-answer-plain = { $other } a passé : passez aussi.
phase-last-answer-call = { $other } a passé : annoncez QUARTO ! ou passez aussi.
phase-over-plain = La partie est terminée.
waiting-give =
    { $edition ->
        [mushrooms] { $name } choisit un champignon pour { $other }.
       *[classic] { $name } choisit une pièce pour { $other }.
    }
waiting-place =
    { $edition ->
        [mushrooms] { $name } place le champignon.
       *[classic] { $name } place la pièce.
    }
waiting-last-word = { $name } a le dernier mot.
waiting-last-answer = { $name } répond en dernier.
action-give = { $name } donne à { $other } { piece-the }.
action-place = { $name } place { piece-the } en { $square }.
action-call = { $name } annonce QUARTO ! en { $squares }.
action-refused-empty-square = { $name } annonce QUARTO ! en { $squares }, mais au moins une de ces cases est vide.
action-refused-no-pattern = { $name } annonce QUARTO ! en { $squares }, mais ces cases ne forment aucune figure.
action-refused-not-in-level = { $name } annonce QUARTO ! en { $squares }, mais cette figure n’est pas du niveau de qui l’annonce.
action-refused-no-common-trait = { $name } annonce QUARTO ! en { $squares }, mais les quatre n’ont en commun aucun des caractères retenus.
action-refused-lapsed = { $name } annonce QUARTO ! en { $squares }, mais ce quarto a perdu toute sa valeur.
referee-made = { $player } a complété ce quarto et l’annonce à temps : { $player } gagne.
referee-caught = { $other } a complété ce quarto sans l’annoncer. { $player } l’annonce à temps et gagne.
referee-standing = Un quarto garde sa valeur tant que personne ne l’annonce. { $player } l’annonce et gagne.
referee-empty-square = Au moins une de ces cases est vide.
referee-no-pattern = Ces cases ne forment aucune figure.
referee-not-in-level = Cette figure n’est pas dans le niveau de { $player }.
referee-no-common-trait = Ces quatre-là n’ont aucun caractère en jeu en commun.
referee-lapsed = Ce quarto a perdu sa valeur : il ne contient pas la dernière case occupée.
referee-refused = L’annonce est refusée et le tour continue.
referee-loses = Selon la règle de la maison, une fausse annonce fait perdre : { $other } gagne.
referee-illegal = L’annonce ne compte pas : { $reason }.
referee-not-their-turn = c’est à { $other } de jouer
referee-now = { $player } peut l’annoncer maintenant.
referee-later = Si personne ne l’annonce maintenant, { $player } pourra l’annoncer plus tard.
referee-nobody = Personne ne peut l’annoncer maintenant.
referee-claim-lapsed = Il a perdu sa valeur : personne ne peut plus l’annoncer.
referee-automatic = Il gagne sans annonce.
referee-ended-earlier = La partie était terminée avant la dernière pose, quand ce quarto a été complété.
referee-won = { $player } a gagné : un quarto gagne sans annonce.
referee-full = Toutes les pièces sont posées sans quarto : il y a égalité.
referee-turn = C’est à { $player } de jouer.
referee-none = Il n’y a pas de quarto sur le plateau.
fault-empty-square = Au moins une de ces cases est vide.
fault-no-pattern = Ces cases ne forment aucune figure.
fault-not-in-level = Cette figure n’est pas de votre niveau.
fault-no-common-trait = Ces quatre-là n’ont en commun aucun des caractères retenus.
fault-lapsed = Trop tard pour annoncer ce quarto : il a perdu toute sa valeur.
action-pass = { $name } passe.
action-resign = { $name } abandonne.
action-agree = Les joueurs conviennent d’une égalité.
action-flag = { $name } a épuisé son temps.
action-abandon = { $name } a quitté la partie.
action-abandon-both = La partie n’a pas été terminée.
action-abort = { $name } interrompt la partie.
reason-quarto = QUARTO !
reason-caught = quarto non vu
reason-time = temps écoulé
reason-resignation = abandon
reason-false-call = fausse annonce
reason-full-board = plateau plein
reason-agreement = accord
reason-abandoned = partie quittée
reason-aborted = partie interrompue
outcome-quarto = { $name } gagne : QUARTO ! ({ $values } en { $squares })
outcome-caught = { $name } gagne en annonçant un quarto non vu par { $other } ({ $values } en { $squares })
outcome-caught-automatic = { $name } gagne : { $other } a complété un quarto qui ne compte que pour { $name } ({ $values } en { $squares })
outcome-time = { $name } gagne : { $other } a épuisé son temps
outcome-resignation = { $name } gagne : { $other } abandonne
outcome-false-call = { $name } gagne : { $other } a fait une fausse annonce
outcome-full-board =
    { $edition ->
        [mushrooms] Égalité : tous les champignons sont posés sans vainqueur
       *[classic] Égalité : toutes les pièces sont posées sans vainqueur
    }
outcome-agreement = Égalité d’un commun accord
outcome-abandoned = { $name } gagne : { $other } a quitté la partie
outcome-abandoned-nobody = Pas de vainqueur : la partie n’a pas été terminée
result-first = Le premier joueur gagne
result-second = Le second joueur gagne
result-draw = Égalité
result-none = Inachevée
verdict-win = gain
verdict-draw = égalité
verdict-loss = perte
verdict-in =
    { $number ->
        [one] { $value } en { $number } pose
       *[other] { $value } en { $number } poses
    }
status-fresh = peut être annoncé maintenant
status-lapsed = a perdu toute sa valeur
status-standing = peut être annoncé à tout moment

## Around real tables: the table clock and the referee

web-page-clock = Pendule de table
web-table-clock-lead = Posez le téléphone à côté de votre plateau, entre vous deux. Chaque moitié est tournée vers son joueur.
web-table-clock-near = Nom de ce côté
web-table-clock-far = Nom en face
web-table-clock-set = Régler la pendule
web-table-clock-start = Vous donnez en premier. Touchez pour commencer.
web-table-clock-begin = Je donne en premier
web-table-clock-tossed = Le sort en décide : { $name } donne en premier.
web-table-clock-gift = Donnez, puis touchez ici
web-table-clock-turn = Posez, donnez, puis touchez ici
web-table-clock-last = Dernière pose : annoncez, ou touchez ici pour passer
web-table-clock-answer = Votre dernière réponse : annoncez, ou touchez ici pour passer
web-table-clock-judged = Votre annonce est jugée
web-table-clock-paused = En pause
web-table-clock-fallen = Temps écoulé : vous perdez
web-table-clock-won = Vous gagnez !
web-table-clock-lost = Vous perdez
web-table-clock-draw = Égalité
web-table-clock-refused = { $number } annonces refusées sur 3
web-table-clock-pause = Mettre en pause
web-table-clock-resume = Reprendre
web-table-clock-again = Rejouer
web-table-clock-board = Plateau et arbitre
web-table-clock-calls = { $name } annonce QUARTO !
web-table-clock-stands = La pendule est arrêtée à { $time }.
web-table-clock-uphold = Juste : { $name } gagne
web-table-clock-refuse = Faux : la partie continue
web-table-clock-refuse-loses = Faux : l’annonce fait perdre
web-table-clock-check = Vérifier sur un plateau
web-table-clock-mistake = Touché par erreur
web-table-clock-count = D’après la pendule, { $before } ou { $after } ont été posées.
web-table-clock-end = Terminer la partie
web-table-clock-resigns = { $name } abandonne
web-table-clock-agree = Convenir de l’égalité
web-table-clock-quarto = { $name } gagne
web-table-clock-back = Annuler le dernier appui
web-table-clock-fill = Plein écran
web-table-clock-away = Ranger la pendule
web-setting-vibration = Vibration
web-page-referee = Arbitre
web-referee-about = Installez le plateau et voyez qui peut annoncer quoi.
web-referee-mode = Un appui sur le plateau signifie
web-referee-mode-pieces = Installer
web-referee-mode-last = Dernière case
web-referee-mode-call = Annonce
web-referee-set-up = Installez le plateau. Terminez par la dernière case occupée.
web-referee-point-last = Touchez la dernière case occupée.
web-referee-point-call = Touchez les quatre cases annoncées.
web-referee-facts = Ce que l’on sait
web-referee-last = Dernière case occupée
web-referee-placed-by = Occupée par
web-referee-given = A-t-on donné depuis ?
web-referee-yes = Oui
web-referee-no = Non
web-referee-to-act = Au tour de
web-referee-caller = Qui annonce
web-referee-refused = Annonces refusées ce tour
web-referee-quartos = Quartos sur le plateau
web-referee-rule-on = Juger une annonce de ces cases
web-learn-more-clock = Une pendule pour votre propre plateau, avec QUARTO ! de chaque côté.
web-learn-more-referee = Une dispute sur une annonce ? Voyez qui a raison, et selon quelle règle.

## Around real tables: the director’s desk and the pages of tables

web-page-desk = Bureau du tournoi
web-page-table = Table du tournoi
web-desk-title = Bureau : { $name }
web-desk-online = Ce tournoi se joue sur le serveur et n’a pas besoin de bureau.
web-desk-key-about = Cette page est réservée à la direction du tournoi. Entrez la clé de la direction, ou toute l’adresse qui la contient.
web-desk-key = Clé de la direction
web-desk-key-send = Ouvrir le bureau
web-desk-saved = Tout est enregistré
web-desk-saving = Enregistrement…
web-desk-stuck =
    { $number ->
        [one] Le serveur ne répond pas. { $number } saisie sera enregistrée dès son retour.
       *[other] Le serveur ne répond pas. { $number } saisies seront enregistrées dès son retour.
    }
web-desk-public = Page publique
web-desk-status-announced = Pas encore commencé
web-desk-status-running = En cours
web-desk-status-finished = Le tournoi est terminé
web-desk-status-cancelled = Le tournoi a été annulé
web-desk-view-round = Résultats
web-desk-view-players = Joueurs
web-desk-view-standings = Classement
web-desk-view-print = Imprimer
web-desk-view-phones = Téléphones et aide
web-desk-table = Grille américaine
web-desk-next = La suite
web-desk-next-players = Entrez d’abord les joueurs.
web-desk-missing =
    { $number ->
        [one] Il manque { $number } résultat
       *[other] Il manque { $number } résultats
    }
web-desk-progress = Résultats saisis
web-desk-complete = Tous les résultats de la ronde { $round } sont là.
web-desk-pair = Apparier la ronde { $round }
web-desk-pair-games = Apparier les joueurs libres
web-desk-all-rounds = Toutes les rondes sont jouées.
web-desk-finish = Terminer le tournoi
web-desk-finish-sure = Terminer le tournoi ? Le classement devient définitif, mais vous pourrez encore corriger des résultats.
web-desk-contested-games =
    { $number ->
        [one] { $number } table a besoin de vous : les résultats annoncés diffèrent
       *[other] { $number } tables ont besoin de vous : les résultats annoncés diffèrent
    }
web-desk-claimed-games =
    { $number ->
        [one] { $number } résultat attend la confirmation de l’adversaire
       *[other] { $number } résultats attendent la confirmation de l’adversaire
    }
web-desk-automatic = La prochaine ronde sera appariée automatiquement dans
web-desk-show = Tables à afficher
web-desk-show-all = Toutes
web-desk-show-open = En cours
web-desk-show-attention = Annoncées
web-desk-none-all = Il n’y a pas de parties ici.
web-desk-none-open = Tous les résultats sont là.
web-desk-none-attention = Aucune annonce en attente.
web-desk-round = Ronde
web-desk-round-number = Ronde { $number }
web-desk-round-done = Tous les résultats de cette ronde sont là.
web-desk-unpair = Annuler l’appariement
web-desk-unpair-sure = Annuler cet appariement ({ $round }) ? Les listes imprimées ne seront plus valables.
web-desk-by-hand = Apparier à la main
web-desk-byes = Exempt : { $names }
web-desk-no-rounds = Aucune ronde n’est encore appariée.
web-desk-keys = Clavier : les flèches changent de table ; 1 et 2 entrent une victoire à gauche ou à droite, = une égalité. Ctrl+Z annule le dernier résultat.
web-desk-draw = Égalité
web-desk-wins = { $name } gagne
web-desk-table-result = Table { $table } : { $result }
web-desk-more = Forfait ou correction
web-desk-contested = Annonces différentes
web-desk-confirm = Confirmer
web-desk-quick = Saisir un résultat
web-desk-quick-send = Entrer
web-desk-quick-about = Table et résultat : « 7 1 » si le premier nommé gagne, « 7 2 » pour l’autre, « 7 = » pour une égalité.
web-desk-quick-unreadable = Entrez une table et un résultat, par exemple « 7 1 ».
web-desk-quick-board = Indiquez aussi le plateau, par exemple « 7.2 1 » pour le plateau 2 de la table 7.
web-desk-quick-no-table = Il n’y a pas de table { $table } dans cette ronde.
web-desk-quick-over = La table { $table } a déjà un résultat. Pour le changer, utilisez le bouton de la table.
web-desk-drawn = Égalité entre { $name } et { $other }
web-desk-hint = Cliquez sur le nom du gagnant, ou sur ½ pour une égalité.
web-desk-player-name = Nom
web-desk-player-rating = Cote
web-desk-player-add = Ajouter
web-desk-player-file = Lire une liste
web-desk-player-about = Appuyez sur Entrée après chaque joueur. Vous pouvez aussi taper « Ana Silva 1612 » comme nom, coller plusieurs lignes ou lire un fichier CSV.
web-desk-player-newest = Dernier ajout
web-desk-player-change = Modifier
web-desk-player-drop = Abandonner la saisie
web-desk-imported =
    { $number ->
        [one] { $number } joueur ajouté.
       *[other] { $number } joueurs ajoutés.
    }
web-desk-present =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
web-desk-search = Chercher un nom
web-desk-late = inscription tardive
web-desk-pause = Faire une pause
web-desk-resume = De retour
web-desk-correct = Corriger le nom ou la cote
web-desk-correct-save = Enregistrer
web-desk-withdraw = Retirer définitivement
web-desk-remove = Enlever
web-desk-withdraw-sure = Retirer { $name } définitivement ? S’il reste une partie ouverte, entrez un résultat ou un forfait.
web-desk-bye = Exempt de la ronde { $round }
web-desk-bye-worth = Points : { $points }
web-desk-games = Parties
web-desk-paper = Papier
web-desk-paper-a4 = A4
web-desk-paper-letter = US Letter
web-desk-print-pairings = Appariements par table
web-desk-print-pairings-about = À afficher dans la salle au début d’une ronde.
web-desk-print-names = Appariements par nom
web-desk-print-names-about = Pour que chacun trouve vite sa table.
web-desk-print-cards = Cartes de table
web-desk-print-cards-about = Avec le code qui ouvre la page de la table sur un téléphone. Elles servent toute la journée.
web-desk-print-sheets = Feuilles de partie
web-desk-print-sheets-about = Pour que les joueurs notent leur partie.
web-desk-print-standings = Classement
web-desk-print-standings-about = Avec la grille américaine, après chaque ronde.
web-desk-print-diplomas = Diplômes
web-desk-print-diplomas-about = Pour la remise des prix à la fin.
web-desk-helpers = Aide au bureau
web-desk-helpers-about = Toute personne qui ouvre l’adresse du bureau peut diriger le tournoi avec vous. Ne la donnez qu’à des personnes de confiance.
web-desk-helpers-copy = Copier l’adresse du bureau
web-desk-phones = Téléphones des joueurs
web-desk-phones-about = Le code de chaque carte ouvre la page de la table. Un joueur y annonce le résultat, et son adversaire le confirme sur un autre téléphone. Voici ces mêmes pages.
web-table-wrong-key = Cette adresse n’ouvre pas la table. Scannez de nouveau le code de la carte de table.
web-table-empty = Il n’y a pas de partie à cette table pour l’instant. La prochaine apparaîtra ici.
web-table-first = donne en premier
web-table-second = place en premier
web-table-part = Partie { $number } à cette table
web-table-board = Plateau { $number }
web-table-boards = Un autre plateau
web-table-who = Qui êtes-vous ?
web-table-not-me = Ce n’est pas moi ({ $name })
web-table-result = Comment votre partie s’est-elle terminée ?
web-table-won = J’ai gagné
web-table-draw = Égalité
web-table-lost = J’ai perdu
web-table-they-say = { $name } annonce : { $result }.
web-table-you-say = Vous avez annoncé : { $result }.
web-table-right = C’est exact
web-table-wrong = Ce n’est pas exact
web-table-waiting = Confirmation attendue : { $name }
web-table-waiting-about = { $name } scanne aussi le code de la carte, ou la direction du tournoi confirme le résultat.
web-table-change = Modifier mon annonce
web-table-contested = Vos annonces diffèrent
web-table-contested-about = Si vous vous êtes trompé, modifiez votre annonce. Sinon, demandez à la direction du tournoi de trancher.
web-table-over = Résultat enregistré : { $result }
web-table-over-about = S’il est faux, la direction du tournoi peut le corriger. La prochaine ronde apparaîtra ici.
web-table-done = Cette partie est terminée.
web-table-nobody = personne n’est venu
web-table-clock = Pendule pour cette partie
web-table-clock-report = Annoncer le résultat
web-table-referee = Demander à l’arbitre

## Computer opponents

opponent-newcomer-name = Tom
opponent-newcomer-line =
    { $edition ->
        [mushrooms] Il vient d’ouvrir la boîte et trouve tous les champignons jolis.
       *[classic] Il vient d’ouvrir la boîte et trouve toutes les pièces jolies.
    }
opponent-beginner-name = Clara
opponent-beginner-line = La tante qui bavarde en jouant et applaudit quand vous gagnez.
opponent-casual-name = Max
opponent-casual-line = Le voisin qui passe faire une partie après le dîner, sans se prendre au sérieux.
opponent-attentive-name = Rosa
opponent-attentive-line = Elle surveille chaque ligne, même pendant que le café passe dans son bistrot.
opponent-experienced-name = Paul
opponent-experienced-line =
    { $edition ->
        [mushrooms] Instituteur, il compte les champignons sûrs à voix haute et en manque rarement.
       *[classic] Instituteur, il compte les pièces sûres à voix haute et en manque rarement.
    }
opponent-strong-name = Inés
opponent-strong-line = Une capitaine qui prévoit en silence et ne laisse presque jamais filer un quarto.
opponent-expert-name = Ada
opponent-expert-line = Elle fait tourner le plateau dans sa tête et trouve la case que vous aviez oubliée.
opponent-master-name = Leo
opponent-master-line =
    { $edition ->
        [mushrooms] Il sourit, vous donne un champignon et sait déjà où il ira.
       *[classic] Il sourit, vous donne une pièce et sait déjà où elle ira.
    }
opponent-perfect-name = Sibylle
opponent-perfect-line = Elle a vu toutes les parties possibles et savoure pourtant la vôtre.
opponents-rated = Le nombre est la cote Elo au niveau { $level } (moyenne : 1500).
says-newcomer-greeting-1 = Salut, moi c’est Tom ! Je viens d’ouvrir la boîte.
says-newcomer-greeting-2 = Bonjour ! Vous me montrez comment on fait ?
says-newcomer-greeting-3 = Oh, que c’est joli, tout ça. On commence ?
says-newcomer-rematch-1 = Encore ? Oh oui !
says-newcomer-rematch-2 = Encore une fois ! Je crois que j’ai compris.
says-newcomer-close-1 = Ça se remplit. Je deviens nerveux !
says-newcomer-close-2 = Oh là là, il n’y a presque plus de place.
says-newcomer-close-3 = Mon chouchou est déjà parti !
says-newcomer-slip-1 = Attendez, j’avais un quarto, là ? Oh non !
says-newcomer-slip-2 = Oups ! J’avais un quarto et je n’ai rien vu.
says-newcomer-spared-1 = Hé, vous aviez un quarto ! Trop tard maintenant.
says-newcomer-spared-2 = Ce quarto était à vous, et il s’est sauvé !
says-newcomer-catch-1 = QUARTO ! Vous l’avez fait et je l’ai vu ! Moi !
says-newcomer-catch-2 = QUARTO ! J’en ai trouvé un pour de vrai, regardez !
says-newcomer-caught-1 = Oh ! C’est moi qui ai fait ça ? Aucune idée.
says-newcomer-caught-2 = Un quarto ? Où ça ? Ah, là !
says-newcomer-win-1 = J’ai gagné ? J’ai gagné ! Vous avez vu ?
says-newcomer-win-2 = Hourra ! Je vais le raconter à tout le monde.
says-newcomer-win-3 = C’est vrai ? Moi ? Merci d’avoir joué !
says-newcomer-loss-1 = Quel talent ! Vous me remontrez ça ?
says-newcomer-loss-2 = Tant pis. J’y arriverai la prochaine fois.
says-newcomer-loss-3 = C’était malin. Comment avez-vous fait ?
says-newcomer-draw-1 = Alors personne n’a perdu ? J’aime bien ça !
says-newcomer-draw-2 = Égalité ! C’est comme gagner ensemble ?
says-beginner-greeting-1 = Vous voilà ! Asseyez-vous, on joue.
says-beginner-greeting-2 = Bonjour, mon cœur ! L’eau du thé chauffe.
says-beginner-greeting-3 = Quel plaisir de vous voir ! Tout le monde va bien ?
says-beginner-rematch-1 = Encore une ? Chic, je commence à m’échauffer.
says-beginner-rematch-2 = Tant mieux, j’avais encore tant à vous raconter.
says-beginner-close-1 = Mon Dieu, ça se remplit, non ?
says-beginner-close-2 = Où en étais-je ? Ah oui, on joue.
says-beginner-close-3 = Je dis toujours que la fin est le meilleur moment.
says-beginner-slip-1 = Que je suis bête, j’ai raté un quarto en bavardant.
says-beginner-slip-2 = Oh là là, un de mes quartos m’a échappé.
says-beginner-spared-1 = Vous aviez un quarto, là. Ce n’est pas grave !
says-beginner-spared-2 = Ce quarto était à vous, mon cœur. À la prochaine !
says-beginner-catch-1 = QUARTO ! Vous l’avez fait exprès pour moi !
says-beginner-catch-2 = QUARTO ! Vous voyez, je regarde quand même.
says-beginner-caught-1 = Bien vu ! Et moi qui bavardais.
says-beginner-caught-2 = Vous l’avez vu et pas moi. Bravo !
says-beginner-win-1 = Oh, j’ai gagné ? Quelle bonne surprise !
says-beginner-win-2 = Eh bien, la vieille tante sait encore y faire !
says-beginner-win-3 = J’ai gagné, mais vous m’avez donné du mal.
says-beginner-loss-1 = Bravo ! Je suis si contente pour vous.
says-beginner-loss-2 = Vous avez gagné ! J’en étais sûre.
says-beginner-loss-3 = Magnifique ! Ça mérite un gâteau.
says-beginner-draw-1 = Égalité ! Alors, du gâteau pour nous deux.
says-beginner-draw-2 = Pas de gagnant, pas de vaisselle. Parfait !
says-casual-greeting-1 = Bonsoir ! Le temps d’en faire une petite ?
says-casual-greeting-2 = Le dîner était bon. Place au jeu, maintenant.
says-casual-greeting-3 = Salut ! Rien à la télé, chez vous non plus ?
says-casual-rematch-1 = Bien sûr, la nuit ne fait que commencer.
says-casual-rematch-2 = Une de plus ? Rien ne presse.
says-casual-close-1 = On se serre un peu, ici, non ?
says-casual-close-2 = Ça devient intéressant.
says-casual-close-3 = Je devrais déjà être rentré. Bah.
says-casual-slip-1 = Ha, j’avais un quarto et je dormais.
says-casual-slip-2 = Adieu mon quarto. Ça va, ça vient.
says-casual-spared-1 = Vous aviez un quarto. Ça arrive à tout le monde.
says-casual-spared-2 = Votre quarto vient de prendre la porte.
says-casual-catch-1 = QUARTO ! Merci de l’avoir préparé.
says-casual-catch-2 = QUARTO ! Celui-là, je le prends volontiers.
says-casual-caught-1 = Ha ! Je l’ai posé là sans rien voir.
says-casual-caught-2 = Bon œil ! Je suis passé juste à côté.
says-casual-win-1 = Un coup de chance. La prochaine est pour vous.
says-casual-win-2 = Ha, ça s’est bien goupillé.
says-casual-win-3 = Pas mal, avec le ventre plein.
says-casual-loss-1 = Joli ! Vous avez bien mérité le dessert.
says-casual-loss-2 = Rien à dire, vous m’avez eu.
says-casual-loss-3 = Bien joué. C’est la faute au rab de gratin.
says-casual-draw-1 = Égalité. Ça me va, personne ne fanfaronne.
says-casual-draw-2 = À égalité ! Il faudra donc se revoir.
says-attentive-greeting-1 = Bienvenue ! Et avec la partie, je vous sers quoi ?
says-attentive-greeting-2 = Bonjour ! Le café passe, et j’ouvre l’œil.
says-attentive-greeting-3 = Installez-vous. Je sais servir et jouer.
says-attentive-rematch-1 = La même chose ? Tout de suite.
says-attentive-rematch-2 = Alors on ressert, et on en refait une.
says-attentive-close-1 = C’est plein comme un samedi matin.
says-attentive-close-2 = Un instant, le lait déborde. Voilà !
says-attentive-close-3 = C’est ici que j’arrête d’essuyer les tasses.
says-attentive-slip-1 = J’ai servi un café et raté mon quarto.
says-attentive-slip-2 = Un de mes quartos a refroidi. Quel dommage.
says-attentive-spared-1 = Votre quarto a refroidi, j’en ai peur.
says-attentive-spared-2 = Vous aviez un quarto, et il n’est plus là.
says-attentive-catch-1 = QUARTO ! Vous l’avez servi, je l’ai vu.
says-attentive-catch-2 = QUARTO ! Je n’oublie jamais une commande.
says-attentive-caught-1 = C’est vrai, il était là. Quel œil !
says-attentive-caught-2 = Celui-là, je vous l’ai servi moi-même, non ?
says-attentive-win-1 = Celle-ci est pour moi. Le café, je l’offre.
says-attentive-win-2 = Je l’avais à l’œil. Encore une tasse ?
says-attentive-win-3 = Belle lutte ! Vous m’avez fait travailler.
says-attentive-loss-1 = Bravo ! Cette tasse est offerte par la maison.
says-attentive-loss-2 = Vous en avez vu plus que moi aujourd’hui.
says-attentive-loss-3 = Très joli. Je saurai m’en souvenir.
says-attentive-draw-1 = Égalité, et le café est encore chaud.
says-attentive-draw-2 = À égalité. On partage le gâteau, alors.
says-experienced-greeting-1 = Bonjour ! Tout le monde est assis ? Commençons.
says-experienced-greeting-2 = Ah, quelqu’un qui veut apprendre. On y va ?
says-experienced-greeting-3 = Aujourd’hui, leçon d’observation.
says-experienced-rematch-1 = C’est en répétant qu’on apprend. Encore !
says-experienced-rematch-2 = Une deuxième leçon ? Voilà qui me plaît.
says-experienced-close-1 = À partir d’ici, je compte tout deux fois.
says-experienced-close-2 = Ça, je le mettrais à l’examen.
says-experienced-close-3 = Silence, s’il vous plaît. Je compte.
says-experienced-slip-1 = Un quarto, et j’ai mal compté. Un zéro pour moi.
says-experienced-slip-2 = Mon quarto est passé. Même les profs somnolent.
says-experienced-spared-1 = Vous aviez un quarto. À noter dans le cahier.
says-experienced-spared-2 = Un de vos quartos vient de passer.
says-experienced-catch-1 = QUARTO ! Vous l’avez écrit, je l’ai lu.
says-experienced-catch-2 = QUARTO ! Il faut toujours se relire.
says-experienced-caught-1 = Vingt sur vingt ! Je ne m’étais pas relu.
says-experienced-caught-2 = Exact. Je l’ai fait et je ne l’ai pas vu.
says-experienced-win-1 = C’était la leçon du jour. Belle résistance !
says-experienced-win-2 = Comme je l’avais compté. Bel effort !
says-experienced-win-3 = La moyenne pour nous deux, la victoire pour moi.
says-experienced-loss-1 = Excellent ! La craie est à vous.
says-experienced-loss-2 = Mieux que le maître. Splendide !
says-experienced-loss-3 = Très bien. Je n’ai rien à corriger.
says-experienced-draw-1 = Égalité. La même note pour nous deux.
says-experienced-draw-2 = À égalité. Un résultat bien propre, ma foi.
says-strong-greeting-1 = Capitaine Inés. Permission de monter à bord ?
says-strong-greeting-2 = Mer calme, vue dégagée. Allons-y.
says-strong-greeting-3 = Bienvenue à bord. Peu de mots, bon vent.
says-strong-rematch-1 = Même cap. Larguez les amarres !
says-strong-rematch-2 = Déjà de retour sur le pont ? Bien.
says-strong-close-1 = Terre en vue.
says-strong-close-2 = Le vent se lève.
says-strong-close-3 = Tout le monde sur le pont.
says-strong-slip-1 = J’ai laissé dériver un quarto. C’est rare.
says-strong-slip-2 = Un de mes quartos est passé par-dessus bord.
says-strong-spared-1 = Votre quarto a pris le large.
says-strong-spared-2 = Un de vos quartos a coulé sans bruit.
says-strong-catch-1 = QUARTO ! Je l’ai vu à l’horizon.
says-strong-catch-2 = QUARTO ! Rien n’échappe à ma longue-vue.
says-strong-caught-1 = Mon propre sillage, et vous l’avez vu avant moi.
says-strong-caught-2 = Bonne vigie. Celui-là, je ne l’ai pas vu.
says-strong-win-1 = On jette l’ancre. Belle traversée.
says-strong-win-2 = Le plan a tenu. Bien navigué.
says-strong-win-3 = Arrivée au port. Merci.
says-strong-loss-1 = La barre est à vous. Bien joué.
says-strong-loss-2 = Belle manœuvre. Je vous salue.
says-strong-loss-3 = Dépassée. C’est rare.
says-strong-draw-1 = Les deux navires au port. Bien.
says-strong-draw-2 = Égalité. Mer calme pour nous deux.
says-expert-greeting-1 = Bonjour ! Où est le haut, aujourd’hui ?
says-expert-greeting-2 = On y va ? Je regarde déjà des quatre côtés.
says-expert-greeting-3 = Ravie de vous voir. Pensons en rond.
says-expert-rematch-1 = Encore, sous un autre angle ?
says-expert-rematch-2 = Oui ! Il y a une symétrie que je veux essayer.
says-expert-close-1 = De l’autre côté, c’est encore plus joli.
says-expert-close-2 = Chaque coin compte, maintenant.
says-expert-close-3 = Je vais regarder ça à l’envers.
says-expert-slip-1 = Sous cet angle, j’ai raté mon propre quarto.
says-expert-slip-2 = J’avais un quarto, mais à l’envers.
says-expert-spared-1 = Vous aviez un quarto, juste au coin.
says-expert-spared-2 = Un de vos quartos vient de pivoter et de filer.
says-expert-catch-1 = QUARTO ! Vous l’avez fait, j’ai juste tourné la tête.
says-expert-catch-2 = QUARTO ! Il est là, de tous les côtés.
says-expert-caught-1 = Oh ! De votre côté, c’est évident. Bien vu !
says-expert-caught-2 = Vous avez trouvé ce que je m’étais caché.
says-expert-win-1 = Tout a fini par tourner rond.
says-expert-win-2 = Élégant, non ? Belle lutte !
says-expert-win-3 = Celui-là, je l’avais vu à l’envers. Merci !
says-expert-loss-1 = Superbe ! Je vais rêver de cet angle.
says-expert-loss-2 = Vous avez regardé où je n’étais pas. Joli.
says-expert-loss-3 = Quelle jolie preuve. J’ai aimé perdre.
says-expert-draw-1 = Symétrie parfaite : égalité.
says-expert-draw-2 = Personne ne gagne, et c’est beau quand même.
says-master-greeting-1 = Bienvenue. Faisons-en une belle.
says-master-greeting-2 = Ah, c’est vous. Je l’espérais.
says-master-greeting-3 = Mettez-vous à l’aise. C’est fait pour moi.
says-master-rematch-1 = Avec plaisir. Chaque partie est nouvelle.
says-master-rematch-2 = Encore ? Je suis tout à vous.
says-master-close-1 = Quel silence, on nous entend penser.
says-master-close-2 = C’est mon moment préféré.
says-master-close-3 = Encore un peu, et nous saurons.
says-master-slip-1 = J’avais un quarto, et j’ai souri trop longtemps.
says-master-slip-2 = Un de mes quartos s’est échappé. Comme c’est frais !
says-master-spared-1 = Vous aviez un quarto. J’ai gardé le sourire.
says-master-spared-2 = Ce quarto fut à vous, un instant.
says-master-catch-1 = QUARTO ! Merci, je l’espérais.
says-master-catch-2 = QUARTO ! Vous l’avez fait à merveille.
says-master-caught-1 = Tiens, tiens. Je l’ai fait, vous l’avez trouvé.
says-master-caught-2 = Vous l’avez vu avant que je cesse de sourire. Bravo !
says-master-win-1 = Un plaisir. Vous m’avez fait réfléchir.
says-master-win-2 = La patience paie. Vous verrez.
says-master-win-3 = Plus serré qu’il n’y paraît. Merci !
says-master-loss-1 = Magnifique. Je ne l’ai pas vu venir.
says-master-loss-2 = Cette fois, mon sourire est vrai. Bien joué !
says-master-loss-3 = Voilà donc comment on fait. Mes compliments.
says-master-draw-1 = Égalité. Nous nous connaissons bien, désormais.
says-master-draw-2 = Aucun de nous n’a cédé. Cela me plaît.
says-perfect-greeting-1 = Je savais que vous viendriez. Bienvenue.
says-perfect-greeting-2 = Celle-ci, je l’ai déjà vue. Surprenez-moi quand même.
says-perfect-greeting-3 = Les étoiles sont là. Commençons.
says-perfect-rematch-1 = Encore ? Je l’avais prévu, avec joie.
says-perfect-rematch-2 = Le cercle recommence.
says-perfect-close-1 = La brume se lève.
says-perfect-close-2 = Peu de chemins restent. Tous sont beaux.
says-perfect-close-3 = Écoutez : la fin chantonne déjà.
says-perfect-slip-1 = Même un oracle cligne des yeux. J’avais un quarto.
says-perfect-slip-2 = Un quarto à moi, perdu dans la brume.
says-perfect-spared-1 = Votre quarto est passé comme un rêve.
says-perfect-spared-2 = Un de vos quartos s’est fondu dans la brume.
says-perfect-catch-1 = QUARTO ! C’était écrit.
says-perfect-catch-2 = QUARTO ! Les étoiles me l’avaient dit.
says-perfect-caught-1 = Vous avez vu ce que je n’ai pas vu. Remarquable !
says-perfect-caught-2 = Même l’avenir peut me surprendre.
says-perfect-win-1 = Cela finit comme au début : par un sourire.
says-perfect-win-2 = Il le fallait. Mais vous l’avez rendu beau.
says-perfect-win-3 = Je savais la fin, mais jamais ainsi.
says-perfect-loss-1 = Là, vous me surprenez. Quelle merveille !
says-perfect-loss-2 = Les étoiles s’inclinent devant vous aujourd’hui.
says-perfect-loss-3 = Vous avez trouvé le seul vrai chemin.
says-perfect-draw-1 = L’équilibre. La plus rare des fins.
says-perfect-draw-2 = Égalité. Vous avez joué comme les étoiles.

## Phrases players can say to each other

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-quarto = Joli quarto !
phrase-good-game = Belle partie !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-again = Me revoilà.
phrase-rematch = Une autre partie ?
phrase-goodbye = Au revoir !

## Names for guests

guest-name = { $animal } { $manner }
guest-manners = Agile Brave Calme Curieux Drôle Gentil Joyeux Malin Rapide Rêveur Sage Vif
guest-animals = Castor Chat Cygne Colibri Dauphin Héron Hibou Koala Lapin Lynx Merle Renard
push-turn-title = À vous de jouer
push-turn-body = { $name } vous attend.
push-challenge-title = Un défi pour vous
push-challenge-body = { $name } aimerait jouer contre vous.
push-rematch-title = Une autre partie ?
push-rematch-body = { $name } voudrait une revanche.
push-paired-title = Une partie vous attend
push-paired-body = Vous jouez contre { $name }. Venez à temps, sinon vous perdrez par forfait.

## Reviews

review-title = Analyse de la partie
review-mark-best = meilleur
review-mark-fine = bon
review-mark-slip = erreur
review-mark-blunder = gaffe
review-mark-forced = forcé
review-speech-called = annonce
review-speech-caught = vu à temps
review-speech-missed = quarto non vu
review-speech-false = fausse annonce
review-no-call = sans annonce
review-missed = { $name } laisse échapper un quarto.
review-accuracy = Précision
review-turning-point = Tournant
review-no-turning-point = Aucune décision n’a changé le résultat.
review-value = Valeur
review-best = Le meilleur choix
review-graph = Valeur après chaque décision, pour { $name }
review-board = Plateau
review-empty = vide
review-start = Début de la partie
review-step = Décision { $number } sur { $count }
review-decisions = Décisions
review-games = Parties
review-go-first = Début
review-go-back = Précédent
review-go-next = Suivant
review-go-last = Fin
review-keys = Vous pouvez aussi utiliser les flèches du clavier.

## The coach

coach-any-light =
    { $edition ->
        [mushrooms] n’importe quel champignon bleu
       *[classic] n’importe quelle pièce claire
    }
coach-any-dark =
    { $edition ->
        [mushrooms] n’importe quel champignon rouge
       *[classic] n’importe quelle pièce foncée
    }
coach-any-round =
    { $edition ->
        [mushrooms] n’importe quel champignon pointu
       *[classic] n’importe quelle pièce ronde
    }
coach-any-square =
    { $edition ->
        [mushrooms] n’importe quel champignon plat
       *[classic] n’importe quelle pièce carrée
    }
coach-any-tall =
    { $edition ->
        [mushrooms] n’importe quel grand champignon
       *[classic] n’importe quelle pièce haute
    }
coach-any-short =
    { $edition ->
        [mushrooms] n’importe quel petit champignon
       *[classic] n’importe quelle pièce basse
    }
coach-any-solid =
    { $edition ->
        [mushrooms] n’importe quel champignon sans pois jaunes
       *[classic] n’importe quelle pièce pleine
    }
coach-any-hollow =
    { $edition ->
        [mushrooms] n’importe quel champignon à pois jaunes
       *[classic] n’importe quelle pièce creuse
    }
coach-pattern-row = la ligne { $name }
coach-pattern-column = la colonne { $name }
coach-pattern-diagonal = la diagonale { $name }
coach-pattern-small-square = le petit carré { $name }
coach-pattern-large-square = le grand carré { $name }
coach-pattern-turned-square = le carré tournant { $name }
coach-a-row = une ligne
coach-a-column = une colonne
coach-a-diagonal = une diagonale
coach-a-small-square = un petit carré
coach-a-large-square = un grand carré
coach-a-turned-square = un carré tournant
coach-nudge-call = Il y a quelque chose à annoncer.
coach-nudge-caught = Votre adversaire aura un quarto à annoncer.
coach-nudge-pass = Il ne reste qu’à passer.
coach-nudge-wins-now = Ce que vous avez en main peut gagner tout de suite.
coach-nudge-poisoned =
    { $number ->
        [one] { $things } est un cadeau empoisonné.
       *[other] { $things } sont des cadeaux empoisonnés.
    }
coach-nudge-all-poisoned = Quoi que vous donniez, votre adversaire peut gagner tout de suite.
coach-nudge-win = Vous pouvez gagner, mais pas avec n’importe quel choix.
coach-nudge-draw = Vous pouvez encore conserver l’égalité, mais pas avec n’importe quel choix.
coach-nudge-loss = Face au meilleur jeu, c’est perdu : cherchez ce qui résiste le plus longtemps.
coach-nudge-free-win = Tous les choix conservent le gain, si la suite est bien jouée.
coach-nudge-free-draw = Tous les choix conservent l’égalité, si la suite est bien jouée.
coach-reason-call = Cherchez { $kind } ; le caractère qui compte : { $trait }.
coach-reason-caught = Votre adversaire pourra annoncer { $pattern } ({ $values }).
coach-reason-wins-now = Cela complète { $pattern } ({ $values }).
coach-reason-any = { $value } permet à votre adversaire de compléter { $pattern }.
coach-reason-safe =
    { $number ->
        [one] { $things } est sans danger pour l’instant.
       *[other] { $things } sont sans danger pour l’instant.
    }
coach-reason-safe-none = Il n’y a rien à donner sans danger.
coach-reason-stuck =
    { $number ->
        [one] Il y a { $things } qui ne vous laisserait rien à donner sans danger.
       *[other] Il y a { $things } qui ne vous laisseraient rien à donner sans danger.
    }
coach-reason-never-stuck = Jouez en n’importe quelle case : il vous restera quelque chose à donner sans danger.
coach-reason-only-choice = Vous n’avez qu’un seul choix.
coach-reason-keep-win = Le gain n’est conservé qu’avec { $things }.
coach-reason-keep-draw = L’égalité n’est conservée qu’avec { $things }.
coach-reason-loss = Votre adversaire peut forcer le gain, quoi que vous fassiez.
coach-reason-loss-in =
    { $number ->
        [one] Votre adversaire peut gagner au coup suivant, quoi que vous fassiez.
       *[other] Votre adversaire peut gagner en { $number } coups au plus, les vôtres compris, quoi que vous fassiez.
    }
coach-turn-call = Annoncez QUARTO ! en { $squares }.
coach-turn-pass = Passez.
coach-turn-give = Donnez { $piece }.
coach-turn-place = Jouez en { $square }.
coach-turn-place-give = Jouez en { $square } et donnez { $piece }.
coach-turn-place-call = Jouez en { $square } et annoncez QUARTO ! en { $squares }.
coach-turn-only-win = Rien d’autre ne conserve le gain.
coach-turn-only-draw = Rien d’autre ne conserve l’égalité.
coach-turn-longest = Rien ne résiste plus longtemps.
coach-turn-others =
    { $number ->
        [one] Il y a { $number } autre coup tout aussi bon.
       *[other] Il y a { $number } autres coups tout aussi bons.
    }
coach-unsure = Impossible de dire tout de suite quel est le meilleur choix : le trouver prendrait plus de temps qu’un indice n’en permet.
coach-worth-win = Ainsi, vous gagnez.
coach-worth-win-in =
    { $number ->
        [one] Ainsi, vous gagnez tout de suite.
       *[other] Ainsi, vous gagnez en { $number } coups au plus, ceux de l’adversaire compris.
    }
coach-worth-draw = Ainsi, vous conservez l’égalité.
coach-worth-loss = Face au meilleur jeu, vous perdez ainsi.
coach-worth-loss-in =
    { $number ->
        [one] Ainsi, vous perdez au coup suivant.
       *[other] Face au meilleur jeu, vous perdez ainsi en { $number } coups au plus, les vôtres compris.
    }
coach-explain-was-win = Vous auriez pu gagner.
coach-explain-was-draw = Vous auriez pu conserver l’égalité.
coach-explain-mine = Voilà votre quarto : { $pattern } ({ $values }).
coach-explain-theirs = Le quarto revient à votre adversaire : { $pattern } ({ $values }).
coach-explain-allows = Vous donnez { $piece } : en { $square }, votre adversaire complète { $pattern } ({ $values }).
coach-explain-safe-none = Dans l’état du plateau, votre adversaire n’a rien à donner sans danger.
coach-explain-you-run-out =
    { $number ->
        [one] Dans l’état du plateau, { $things } est sans danger : à tour de rôle, vous en manquerez avant votre adversaire.
       *[other] Dans l’état du plateau, { $things } sont sans danger : à tour de rôle, vous en manquerez avant votre adversaire.
    }
coach-explain-they-run-out =
    { $number ->
        [one] Dans l’état du plateau, { $things } est sans danger : à tour de rôle, votre adversaire en manquera avant vous.
       *[other] Dans l’état du plateau, { $things } sont sans danger : à tour de rôle, votre adversaire en manquera avant vous.
    }
coach-explain-line = La meilleure suite : { $line }.
coach-step-told = { $action } : { $why }.
coach-step-you-give = vous donnez { $piece }
coach-step-you-place = vous jouez en { $square }
coach-step-you-place-give = vous jouez en { $square } et donnez { $piece }
coach-step-you-place-call = vous jouez en { $square } et annoncez « QUARTO ! »
coach-step-you-call = vous annoncez « QUARTO ! »
coach-step-you-pass = vous passez
coach-step-they-place = votre adversaire joue en { $square }
coach-step-they-place-give = votre adversaire joue en { $square } et donne { $piece }
coach-step-they-place-call = votre adversaire joue en { $square } et annonce « QUARTO ! »
coach-step-they-call = votre adversaire annonce « QUARTO ! »
coach-step-why-completes = cela complète { $pattern } ({ $values })
coach-step-why-stands = { $pattern } ({ $values }) compte
coach-step-why-counts-for-other-you = { $pattern } ({ $values }) compte pour votre adversaire
coach-step-why-counts-for-other-they = { $pattern } ({ $values }) compte pour vous
coach-step-why-then-wins-you = quoi que fasse votre adversaire, vous gagnez aussitôt après
coach-step-why-then-wins-they = quoi que vous fassiez, votre adversaire gagne aussitôt après
coach-step-why-only = rien d’autre ne gagne
coach-step-why-keeps =
    { $number ->
        [one] cela gagne tout de suite
       *[other] cela gagne en { $number } coups au plus, ceux des deux joueurs compris
    }
coach-step-why-forced = il n’y a pas d’autre choix
coach-step-why-all-at-once = ici, n’importe quel coup perd tout de suite
coach-step-why-longest = rien ne résiste plus longtemps
coach-step-why-few =
    { $number ->
        [one] seul { $number } coup sur { $total } ne perd pas tout de suite
       *[other] seuls { $number } coups sur { $total } ne perdent pas tout de suite
    }
coach-step-why-else-at-once = tout le reste perd tout de suite
coach-step-why-else-sooner = tout le reste perd plus vite

## Puzzles

puzzle-name-win = Gagner en { $number }
puzzle-name-safe-piece =
    { $edition ->
        [mushrooms] Le seul champignon sûr
       *[classic] La seule pièce sûre
    }
puzzle-name-only-square = La seule case
puzzle-name-refutation = Trouver la réfutation
puzzle-name-save-draw = Sauver l’égalité
puzzle-task-win =
    { $number ->
        [one] Ce que vous avez en main gagne tout de suite : sur quelle case ?
       *[other] Gagnez en { $number } coups au plus, ceux de l’adversaire compris. Un seul coup y mène.
    }
puzzle-task-safe-piece-win =
    { $edition ->
        [mushrooms] Donnez le seul champignon qui conserve le gain.
       *[classic] Donnez la seule pièce qui conserve le gain.
    }
puzzle-task-safe-piece-draw =
    { $edition ->
        [mushrooms] Donnez le seul champignon qui conserve l’égalité.
       *[classic] Donnez la seule pièce qui conserve l’égalité.
    }
puzzle-task-only-square-win = Une seule case conserve le gain. Laquelle ?
puzzle-task-only-square-draw = Une seule case conserve l’égalité. Laquelle ?
puzzle-task-refutation = Votre adversaire n’aurait pas dû vous donner cela. Trouvez le seul coup gagnant.
puzzle-task-save-draw = Tous les coups perdent, sauf un. Trouvez celui qui conserve l’égalité.
puzzle-levels = Vous : niveau { $mine }, adversaire : niveau { $other }
puzzle-difficulty = difficulté { $number }
puzzle-daily = Problème du jour, { $day }
puzzle-right = Bonne réponse !
puzzle-wrong = Pas { $turn }.
puzzle-no-quarto = Cette pose ne fait pas de quarto.
puzzle-key =
    { $number ->
        [one] La solution : { $turns }
       *[other] Les solutions : { $turns }
    }
puzzle-streak = { $number } d’affilée.
puzzle-score =
    { $number ->
        [one] Résolu du premier coup : { $solved } sur { $number } problème. Plus longue série : { $streak }.
       *[other] Résolus du premier coup : { $solved } sur { $number } problèmes. Plus longue série : { $streak }.
    }

## Errors of the rules and the notation

error-game-over = la partie est terminée ({ $reason })
error-give-not-now =
    { $edition ->
        [mushrooms] placez le champignon en main avant d’en donner un
       *[classic] placez la pièce en main avant d’en donner une
    }
error-give-nothing-left =
    { $edition ->
        [mushrooms] il ne reste aucun champignon à donner : annoncez ou passez
       *[classic] il ne reste aucune pièce à donner : annoncez ou passez
    }
error-piece-used = { piece-the } n’est plus disponible
error-place-not-now =
    { $edition ->
        [mushrooms] il n’y a pas de champignon en main à placer
       *[classic] il n’y a pas de pièce en main à placer
    }
error-square-occupied = la case { $square } est occupée par { piece-the }
error-pass-not-now =
    { $edition ->
        [mushrooms] on ne peut passer que lorsque les seize champignons sont posés
       *[classic] on ne peut passer que lorsque les seize pièces sont posées
    }
error-call-automatic = il n’y a pas d’annonce dans une partie automatique
error-call-first-turn = on ne peut pas annoncer au premier tour
error-call-too-many = trois annonces ont déjà été refusées pendant ce tour
error-call-squares = une annonce doit désigner quatre cases différentes
error-call-not-good = l’annonce en { $squares } est notée bonne (!), mais elle est fausse
error-call-not-false = l’annonce en { $squares } est notée fausse (?), mais elle est bonne
error-turn-unfinished = le coup précédent n’est pas terminé
expected-piece = une pièce : un chiffre hexadécimal, ou quatre lettres comme LRTS
expected-square = une case de a1 à d4
expected-board = seize cases, chacune un chiffre de pièce ou « . », avec « / » entre toutes les lignes ou aucune
expected-hand = la pièce en main, ou « - » quand il faut en donner une
expected-position = un plateau, un espace, puis la pièce en main ou « - »
expected-new-piece = une pièce qui n’est pas déjà sur le plateau ou en main
expected-no-hand = « - », car le plateau est plein
expected-level = un niveau de 1 à 4, ou deux sous la forme A:B
expected-trait = un caractère : colour, shape, height ou fill
expected-new-trait = chaque caractère une seule fois
expected-turn = un coup comme -7, c2-5 ou c2!a2b2c2d2
expected-end-of-turn = la fin du coup
expected-new-square = quatre cases différentes
expected-action = une action comme -7, c2, !a2b2c2d2, - ou resign:first
expected-clock = une pendule comme 60/move, 300+5 ou -
expected-positive = un temps supérieur à zéro
expected-seconds = des secondes : au plus neuf chiffres avant et après le point
expected-call = official, standing ou automatic
expected-false-call = refused ou loses
expected-edition = classic ou mushrooms
expected-player = first ou second
expected-reason = une des raisons de R20
expected-result = 1-0, 0-1, 1/2-1/2 ou *
expected-tag = une ligne d’étiquette comme [First "Ana"]
expected-new-tag = chaque étiquette une seule fois
expected-escape = un guillemet ou une barre oblique inverse après la barre oblique inverse (\" ou \\)
expected-number = le numéro de coup { $number }.
expected-result-end = le résultat après le dernier coup
expected-end-of-game = la fin de la partie après son résultat
expected-comment-end = une accolade {"}"} qui ferme le commentaire
expected-time-comment = un temps comme {"{"}%t 12.4{"}"}, une seule fois après un coup
expected-utf-8 = un texte en UTF-8
expected-same-result = le résultat { $result }, d’après les coups et les étiquettes
expected-same-reason = la raison { $reason }, d’après les coups
expected-why-result = une étiquette Reason pour { $result } : { $reasons }
expected-no-reason = pas d’étiquette Reason, ou abandoned, avec le résultat *
expected-both-placed = pas de vainqueur (*) : tant que les deux joueurs n’ont pas posé une pièce, personne ne perd en partant
expected-one-game = une seule partie
invalid-square-number = une case est un nombre entier de 0 à 15, pas { $value }
invalid-board-size = un plateau a 16 cases, pas { $number }
invalid-piece-number = une pièce est un nombre entier de 0 à 15, pas { $value }
invalid-piece-twice = la pièce { $piece } apparaît une deuxième fois, en { $square }
invalid-hand-on-board = la pièce { $piece } est à la fois en main et sur le plateau
invalid-hand-and-full = quand le plateau est plein, la pièce { $piece } ne peut plus être en main
invalid-edition = { $value } n’est pas une Edition
invalid-level-number = un niveau est 1, 2, 3 ou 4, pas { $value }
invalid-symmetry = { $value } envoie deux choses sur une même chose
invalid-trait = { $value } n’est pas un caractère
invalid-trait-twice = le caractère { $trait } est nommé deux fois
invalid-no-trait = il faut au moins un caractère en jeu
invalid-level-pair = les niveaux sont deux nombres, premier et second, pas { $value }
invalid-turn-empty = un coup compte au moins une action
invalid-turn-behind = rien ne peut suivre une pose qui n’a pas eu lieu
invalid-facts-last-missing = il y a des pièces sur le plateau : indiquez la dernière case occupée
invalid-facts-last-empty = la dernière case occupée, { $square }, est vide
invalid-facts-placer-none = le plateau est vide : personne n’a posé de pièce
invalid-facts-placer-first = le nombre de pièces sur le plateau est pair : le joueur 1 a posé la dernière
invalid-facts-placer-second = le nombre de pièces sur le plateau est impair : le joueur 2 a posé la dernière
invalid-facts-hand = la pièce { $piece } est en main : une pièce a donc été donnée
invalid-facts-given-full = le plateau est plein : aucune pièce n’a pu être donnée depuis
invalid-facts-turn-first = d’après ces indications, c’est le tour du joueur 1
invalid-facts-turn-second = d’après ces indications, c’est le tour du joueur 2
invalid-facts-refused = le nombre d’annonces refusées pendant ce tour ne peut pas être { $number }
invalid-call = { $value } n’est pas une CallRule
invalid-false-call = { $value } n’est pas un FalseCall
invalid-time-number = un temps est un nombre de secondes, pas { $value }
invalid-time-finite = un temps est un nombre fini de secondes, pas { $value }
invalid-turn-limit = le temps par coup doit être supérieur à zéro et inférieur à 10^9, pas { $value }
invalid-times-many = chaque action demande un temps : { $actions } temps, pas { $times }
invalid-time-backwards = le temps ne recule pas : { $later } après { $earlier }
invalid-clock = { $value } n’est pas une pendule
invalid-bank-limit = la réserve de temps doit être supérieure à zéro et inférieure à 10^9, pas { $value }
invalid-increment-limit = le supplément doit être d’au moins 0 et inférieur à 10^9, pas { $value }
invalid-tag-own = { $tag } ne peut pas servir d’étiquette personnalisée
invalid-tag-twice = l’étiquette { $tag } apparaît deux fois
invalid-tag-control = l’étiquette { $tag } contient un caractère de contrôle : { $value }
invalid-comment-turn = il n’y a pas de coup { $turn } à commenter
invalid-comment-text = { $value } ne peut pas figurer dans un commentaire
invalid-turn-time = le coup { $turn } n’a pas pu durer { $value } s
message-notation = impossible de lire { $text } { $where } (position { $character }) ; attendu : { $expected }
message-notation-at = à partir de { $rest }
message-notation-end = à la fin
message-contradicts = { $text } contredit le reste de la partie ; attendu : { $expected }
message-illegal = action interdite { $action } dans { $position } : { $why } ({ $rule })

## Why the server refuses something

problem-sign-in-failed = Nom ou mot de passe incorrect.
problem-recovery-failed = Nom ou code de secours incorrect, ou code déjà utilisé.
problem-blocked = Ce compte a été bloqué par les responsables de ce serveur.
problem-signed-in = Une session est déjà ouverte : déconnectez-vous d’abord.
problem-account-needed = Il faut se connecter avec un mot de passe ; être invité ou utiliser un jeton ne suffit pas.
problem-password-wrong = Mot de passe incorrect.
problem-token = Ce jeton est inconnu ou a été révoqué.
problem-token-unknown = Aucun de vos jetons ne correspond.
problem-tokens-many = Un compte peut avoir au plus { $most } jetons : supprimez-en un d’abord.
problem-session-unknown = Il n’y a pas de session ouverte à cet endroit.
problem-player-unknown = Ce joueur n’existe pas.
problem-report-self = Vous ne pouvez pas vous signaler vous-même.
problem-player-self = C’est vous : vous ne pouvez ni vous suivre ni vous bloquer.
problem-contacts-many = Votre liste est pleine : retirez d’abord quelqu’un.
problem-spectators-only = Ici, seuls les spectateurs se parlent : vous jouez cette partie.
problem-push-endpoint = Impossible d’envoyer des messages à ce navigateur : son service push doit avoir une adresse HTTPS publique.
problem-push-off = Ce serveur n’envoie pas de messages hors de l’application.
problem-too-many-tries = Trop d’essais : attendez { $seconds } s.
problem-lot-unknown = Ce tirage n’existe pas, ou il a expiré.
problem-lot-used = Ce tirage a déjà servi : commencez-en un nouveau.
problem-name-short =
    { $number ->
        [one] Un nom doit avoir au moins { $number } caractère.
       *[other] Un nom doit avoir au moins { $number } caractères.
    }
problem-name-long = Un nom doit avoir au plus { $most } caractères.
problem-name-character = Un nom ne peut contenir que des lettres, des chiffres, des espaces, des points, des traits d’union et des tirets bas, pas { $character }.
problem-name-letter = Un nom doit contenir au moins une lettre.
problem-name-scripts = Utilisez un seul alphabet pour un nom.
problem-name-separators = Un nom doit commencer et finir par une lettre ou un chiffre, sans points, traits d’union ou tirets bas consécutifs.
problem-name-reserved = Le nom { $name } est réservé : choisissez-en un autre.
problem-name-word = Choisissez un nom qui ne choque personne.
problem-name-taken = Quelqu’un porte déjà le nom { $name }, ou presque : choisissez-en un autre.
problem-password-short = Un mot de passe doit avoir au moins { $least } caractères.
problem-password-long = Un mot de passe doit avoir au plus { $most } caractères.
problem-password-common = Ce mot de passe est trop courant : il serait essayé en premier.
problem-password-name = Ce mot de passe ressemble trop à votre nom ou à celui du jeu : il serait deviné.
problem-title-400 = Requête incorrecte
problem-title-401 = Connectez-vous d’abord
problem-title-403 = Non autorisé
problem-title-404 = Introuvable
problem-title-405 = Méthode non autorisée
problem-title-406 = Indisponible sous cette forme
problem-title-409 = Quelque chose a changé entre-temps
problem-title-413 = Trop volumineux
problem-title-415 = Type de contenu inconnu
problem-title-422 = Refusé
problem-title-429 = Trop de requêtes
problem-title-500 = Erreur du serveur
problem-title-503 = Indisponible pour l’instant
problem-title-507 = Plus d’espace disponible
problem-bad-request = Le serveur ne comprend pas cette requête.
problem-sign-in = Il faut être joueur : choisissez un nom ou connectez-vous.
problem-forbidden = Vous n’avez pas le droit de faire cela.
problem-not-found = Il n’y a rien ici, ou vous n’y avez pas accès.
problem-method = Cette adresse n’accepte pas cette méthode.
problem-conflict = Une autre action est arrivée avant.
problem-too-large = C’est trop volumineux : { $most } octets au plus.
problem-media-type = Le serveur attend du JSON ici.
problem-invalid = Il manque quelque chose dans la requête, ou la forme n’est pas bonne.
problem-too-many = Trop de requêtes : réessayez dans un moment.
problem-internal = Ce n’est pas votre faute. L’erreur a été consignée ; réessayez.
problem-unavailable = Le serveur ne peut rien enregistrer pour l’instant : réessayez dans un moment.
problem-storage-full = Le disque du serveur est plein : rien n’a été enregistré.
problem-origin = Cette requête vient d’un autre site.
problem-stale = La partie a continué entre-temps : regardez et choisissez à nouveau.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-not-seated = Vous ne jouez pas dans cette partie.
problem-seat = Sur un écran partagé, indiquez qui joue : first ou second.
problem-action-kind = Ici, on ne peut que donner, placer, annoncer ou passer : { $action }.
problem-game-over = La partie est terminée.
problem-game-on = La partie est encore en cours.
problem-time-up = Le temps était écoulé avant que cela n’arrive.
problem-no-offer = Cette proposition n’existe plus.
problem-own-offer = Vous ne pouvez pas répondre à votre propre proposition.
problem-offer-stands = C’est déjà demandé ; on pourra le redemander après le prochain coup.
problem-abort-late = Il est trop tard pour interrompre cette partie ; vous pouvez abandonner.
problem-tournament-game = En tournoi, on ne peut ni interrompre ni rejouer une partie, ni reprendre un coup.
problem-tournament-server = Ce tournoi se joue autour de vraies tables : ses parties ne commencent pas ici.
problem-rematch-declined = Vous ne pouvez pas redemander cette revanche.
problem-talk-late = Cette partie est finie depuis trop longtemps pour envoyer des messages.
problem-takeback-rated = On ne peut pas reprendre de coup dans une partie classée.
problem-takeback-where = On ne peut pas revenir à cet endroit.
problem-takeback-mentioned = On a déjà parlé du quarto non annoncé : impossible de revenir plus loin en arrière.
problem-no-computer = L’ordinateur ne joue pas dans cette partie.
problem-log-full = Cette partie est devenue trop longue : il ne reste qu’à la terminer ou à abandonner.
problem-key-reused = Cette clé Idempotency-Key a servi à autre chose.
problem-opponent-gone = L’autre joueur n’est plus là.
problem-challenge-gone = Ce défi n’est plus ouvert.
problem-challenge-own = C’est votre propre défi : envoyez-le à quelqu’un d’autre.
problem-challenge-many = Vous avez beaucoup de défis en attente : retirez-en un d’abord.
problem-players-blocked = Vous ne pouvez pas jouer contre cette personne.
problem-challenge-self = Vous ne pouvez pas vous envoyer un défi à vous-même.
problem-challenge-stands = Vous avez déjà défié ce joueur : attendez sa réponse ou retirez ce défi.
problem-rated-account = Les parties classées se jouent entre comptes.
problem-rated-rules = Une partie classée se joue à niveaux égaux, avec quatre caractères, depuis le plateau vide, annonce officielle ou automatique.
problem-rated-private = Les parties classées sont publiques.
problem-rated-clock = Les parties classées se jouent à la pendule.
problem-rated-seat = Dans les parties classées, personne ne choisit qui commence : le sort décide, puis on alterne.
problem-rated-help = Il n’y a pas d’aide dans les parties classées.
problem-rated-pair = Vous avez commencé { $count } parties classées ensemble en un jour. Jouez la suivante sans classement, ou attendez.
problem-live-game = Cette position se joue en ce moment dans une partie sans aide : attendez qu’elle soit finie.
problem-thinking-long = Ce serait trop long à calculer pour l’instant.
problem-unfinished =
    { $edition ->
        [mushrooms] Indiquez aussi le champignon que vous donnez.
       *[classic] Indiquez aussi la pièce que vous donnez.
    }
problem-drill-stage = Le niveau { $level } ne comporte pas ces figures.
problem-drill-task = Ce plateau ne vient pas de ce serveur : recommencez l’exercice.
problem-filling-hand =
    { $edition ->
        [mushrooms] Quand on remplit le plateau, il n’y a pas de champignon en main.
       *[classic] Quand on remplit le plateau, il n’y a pas de pièce en main.
    }
problem-opponent = Il n’y a pas d’adversaire appelé { $name }.
problem-start-over = Il n’y a plus rien à jouer dans cette position.
problem-clock-long = Une pendule ne peut pas dépasser un an : jouez sans pendule.
problem-language = Cette langue n’est pas disponible : choisissez parmi { $names }.
problem-without-help = Vous jouez en ce moment une partie sans aide : l’aide reviendra quand elle sera finie.

## Why a tournament refuses something

problem-text-word = Choisissez des mots qui ne choquent personne.
problem-tournament-cancelled = Ce tournoi a été annulé.
problem-tournament-begun = Le tournoi a commencé : sa formule, ses règles, son lieu et sa cote ne peuvent plus changer.
problem-tournament-over = Ce tournoi est terminé.
problem-tournament-directors = Seuls la direction du tournoi et ses assistants peuvent le faire.
problem-tournament-director = Seule la direction du tournoi peut le faire.
problem-tournament-entrants = Vous ne participez pas à ce tournoi.
problem-tournament-account = Il faut un compte pour annoncer un tournoi ou pour s’y inscrire.
problem-tournament-closed = Les inscriptions à ce tournoi sont closes.
problem-tournament-code = Ce tournoi demande un autre code : adressez-vous à la direction.
problem-tournament-code-missing = Un code va avec l’inscription par code, et seulement avec elle.
problem-tournament-rating = Votre cote est ici de { $rating }, hors des limites de ce tournoi.
problem-tournament-rating-limits = La cote minimale ({ $least }) dépasse la maximale ({ $most }).
problem-tournament-teams = Les équipes sont inscrites par la direction du tournoi.
problem-tournament-start = Un tournoi commence aujourd’hui au plus tôt, et dans les trois ans.
problem-tournament-rated = Il n’y a de parties classées que sur le serveur, sans équipes et sans handicap.
problem-tournament-teams-server = Les équipes jouent à de vraies tables, pas sur le serveur.
problem-tournament-typed = Qui joue sur le serveur s’inscrit soi-même ; on ne peut ajouter que des joueurs de l’ordinateur.
problem-tournament-account-name = Qui a un compte garde le nom et la cote de ce compte.
problem-tournament-computers = Les joueurs de l’ordinateur ne s’assoient pas à de vraies tables.
problem-tournaments-many = Vous avez annoncé { $most } tournois, c’est le maximum : réessayez plus tard.
problem-tournament-long = Le journal de ce tournoi est plein : on ne peut plus saisir que des résultats.
problem-tournament-helpers = Un tournoi peut avoir au plus { $most } assistants.
problem-tournament-key = Cette adresse n’est plus la bonne : scannez le code à nouveau ou adressez-vous à la direction.
problem-tournament-venue = Ce tournoi ne se joue pas à de vraies tables.
problem-tournament-seat = Quelqu’un d’autre a déjà répondu pour ce joueur.
problem-tournament-both-seats = Vous avez répondu pour un joueur : l’adversaire doit confirmer sur son propre téléphone.
problem-tournament-challenge = Vous ne pouvez pas défier ce joueur maintenant : il est occupé, ou trop loin sur l’échelle.
problem-tournament-event-finished = Le tournoi est terminé.
problem-tournament-event-name-twice = { $name } est déjà inscrit.
problem-tournament-event-id-twice = { $id } est déjà inscrit ou s’est retiré.
problem-tournament-event-unknown = Personne n’est connu ici sous { $id }.
problem-tournament-event-withdrawn = { $id } s’est retiré.
problem-tournament-event-full = Le tournoi est complet : il a { $number } places.
problem-tournament-event-late = Le tournoi a commencé : plus personne ne peut entrer.
problem-tournament-event-team-small = Une équipe compte ici { $boards } membres, pas { $members }.
problem-tournament-event-team-twice = { $name } figure deux fois dans cette équipe.
problem-tournament-event-team-other = { $name } figure déjà dans l’équipe { $other }.
problem-tournament-event-no-team = Ce tournoi ne se joue pas par équipes.
problem-tournament-event-paused = { $id } est déjà en pause.
problem-tournament-event-not-paused = { $id } n’est pas en pause.
problem-tournament-event-pause-format = Dans ce genre de tournoi, personne ne peut faire de pause.
problem-tournament-event-bye-format = On ne peut dispenser quelqu’un d’une ronde que dans un tournoi suisse.
problem-tournament-event-bye-round = On ne peut dispenser personne de la ronde { $round } : elle est déjà appariée, ou n’a pas lieu.
problem-tournament-event-bye-twice = { $id } est déjà dispensé de la ronde { $round }.
problem-tournament-event-bye-worth = Une ronde sautée vaut de 0 à { $win } points, par demi-points, pas { $points }.
problem-tournament-event-round-open = Il manque encore des résultats dans la ronde { $round }.
problem-tournament-event-round-closed = La ronde { $round } est terminée.
problem-tournament-event-round-unknown = La ronde { $round } n’est pas la dernière, ou n’existe pas.
problem-tournament-event-round-begun = Une partie de la ronde { $round } a commencé : l’appariement est maintenu.
problem-tournament-event-round-empty = Une ronde compte au moins une partie.
problem-tournament-event-rounds-over =
    { $rounds ->
        [one] L’unique ronde est jouée.
       *[other] Les { $rounds } rondes sont jouées.
    }
problem-tournament-event-not-playing = { $id } ne peut pas jouer maintenant.
problem-tournament-event-twice = { $id } figure deux fois dans la ronde { $round }.
problem-tournament-event-left-out = { $id } n’a ni adversaire ni exemption dans la ronde { $round }.
problem-tournament-event-busy = { $id } joue encore la partie { $game }.
problem-tournament-event-bracket = Dans la ronde { $round }, le tableau décide qui rencontre qui.
problem-tournament-event-table = Dans la ronde { $round }, la grille ne fait pas jouer { $id } contre { $other }.
problem-tournament-event-reach = { $id } et { $other } sont à plus de { $reach } places l’un de l’autre sur l’échelle.
problem-tournament-event-time-up = Le temps de ce tournoi est écoulé.
problem-tournament-event-game-unknown = La partie { $game } n’existe pas.
problem-tournament-event-game-over = La partie { $game } a déjà un résultat : { $result }.
problem-tournament-event-game-open = La partie { $game } n’a pas encore de résultat.
problem-tournament-event-game-begun = La partie { $game } a déjà commencé.
problem-tournament-event-match-over = Le match de la table { $table } est décidé.
problem-tournament-event-match-single = On ne peut décider ainsi qu’un match à élimination directe.
problem-tournament-event-match-player = { $id } ne joue pas à la table { $table }.
problem-tournament-event-correction-late = Des parties suivantes reposent sur ce résultat : il est maintenu.
problem-tournament-event-correction-open = Avec ce résultat, personne n’aurait gagné le match, et la ronde est terminée.
problem-tournament-event-reopen = La ronde est terminée : un résultat peut être corrigé, mais pas supprimé.
problem-tournament-pairing-finished = Le tournoi est terminé.
problem-tournament-pairing-few = Un tournoi demande au moins deux participants.
problem-tournament-pairing-open = Il manque encore des résultats dans la ronde { $round }.
problem-tournament-pairing-over = Toutes les rondes sont jouées.
problem-tournament-pairing-nobody = Personne n’est libre pour jouer en ce moment.
problem-tournament-pairing-time-up = Le temps de ce tournoi est écoulé.
problem-tournament-regulations-no-clock = Un tournoi se joue toujours à la pendule.
problem-tournament-regulations-rounds = Le nombre de rondes doit être compris entre 1 et { $most }, pas { $value }.
problem-tournament-regulations-cycles = Le nombre de parties contre chaque adversaire doit être compris entre 1 et { $most }, pas { $value }.
problem-tournament-regulations-boards = La taille d’une équipe doit être comprise entre 1 et { $most }, pas { $value }.
problem-tournament-regulations-minutes = La durée en minutes doit être comprise entre 1 et { $most }, pas { $value }.
problem-tournament-regulations-reach = La portée d’un défi doit être comprise entre 1 et { $most }, pas { $value }.
problem-tournament-regulations-best-of = Un match compte un nombre impair de parties, au plus { $most }, pas { $value }.
problem-tournament-regulations-third-place = La troisième place ne se joue que dans une élimination directe simple.
problem-tournament-regulations-boards-format = Les équipes ne jouent que toutes rondes ou en système suisse.
problem-tournament-regulations-handicap = Un handicap demande au moins un point de cote par niveau, pas { $value }.
problem-tournament-regulations-limit = Le nombre de participants est compris entre 2 et { $most }, pas { $value }.
problem-tournament-regulations-points = Les points sont des demi-points de 0 à 100, le plus pour une victoire, le moins pour une défaite.
problem-tournament-regulations-tiebreak = Le départage { $value } est choisi deux fois.
problem-tournament-value-value = « { $field } » ne peut pas être { $value }.
problem-tournament-value-game = Une partie s’écrit 3.12 ou 3.12.2, pas { $value }.
problem-tournament-players-encoding = Ligne { $line } : ce n’est pas de l’UTF-8. Enregistrez le fichier au format « CSV UTF-8 ».
problem-tournament-players-large = Une liste de joueurs compte au plus { $most } octets.
problem-tournament-players-empty = Il n’y a pas de joueurs dans le fichier.
problem-tournament-players-columns = La ligne 1 doit nommer les colonnes, et l’une d’elles doit être « nom ».
problem-tournament-players-column-twice = Il y a deux colonnes « { $name } ».
problem-tournament-players-csv = Ligne { $line } : ce n’est pas du CSV.
problem-tournament-players-surplus = La ligne { $line } a plus d’éléments qu’il n’y a de colonnes.
problem-tournament-players-name-empty = Ligne { $line } : il manque le nom.
problem-tournament-players-name-long = Ligne { $line } : un nom compte au plus { $most } signes.
problem-tournament-players-name-characters = Ligne { $line } : le nom contient un signe invisible.
problem-tournament-players-name-twice = Ligne { $line } : { $name } figure déjà à la ligne { $other }.
problem-tournament-players-rating = Ligne { $line } : une cote est un nombre entier jusqu’à { $most }, pas { $value }.
problem-tournament-players-bot = Ligne { $line } : « bot » est oui ou non, pas { $value }.
problem-tournament-players-team = Ligne { $line } : il manque l’équipe.
problem-tournament-players-refused = Ligne { $line } : { $why }
problem-tournament-report-format = Ce rapport n’existe que pour les tournois toutes rondes et les suisses.
problem-tournament-report-wide = Le rapport n’a pas de place pour { $value }.

## The web app

web-skip = Aller au contenu
web-nav = Navigation principale
web-menu = Menu
web-close = Fermer
web-notices = Messages
web-cancel = Annuler
web-offline = Vous êtes hors ligne. Les parties et les exercices reprendront dès que la connexion sera rétablie ; l’initiation et les réglages restent disponibles.
web-lost-connection = Connexion interrompue. Reconnexion en cours…
web-offline-page = Cette page a besoin d’une connexion. Elle s’affichera dès qu’il y en aura une.
web-not-found-title = Page introuvable
web-not-found-about = Le lien est peut-être incomplet, ou la page n’existe plus.
web-go-home = Retour à l’accueil
web-page-play = Jouer
web-page-game = Partie
web-page-challenge = Défi
web-page-settings = Réglages
web-page-live = Parties en cours
web-page-leaderboard = Classement
web-page-player = Joueur
web-page-people = Connaissances
web-page-account = Compte
web-header-you = { $name } : votre profil
web-setting-language = Langue
web-setting-language-auto = Langue du navigateur ({ $language })
web-setting-edition-about = Les pièces des nouvelles parties.
web-setting-theme = Apparence
web-setting-theme-auto = Selon le système
web-setting-theme-light = Clair
web-setting-theme-dark = Sombre
web-setting-theme-contrast = Contraste élevé
web-setting-view = Vue du plateau
web-setting-view-about = Vu de dessus, le plateau prend moins de place et chaque caractère se distingue bien.
web-setting-view-auto = Selon l’écran
web-setting-view-flat = De dessus
web-setting-view-slanted = En perspective
web-setting-pieces = Style du plateau
web-setting-pieces-contrast = En contraste élevé, tous les styles ont les mêmes couleurs.
web-setting-pieces-wood = Bois
web-setting-pieces-slate = Ardoise
web-setting-pieces-bright = Couleurs vives
web-setting-motion = Animations
web-setting-motion-auto = Selon le système
web-setting-motion-full = Animations complètes
web-setting-motion-reduced = Sans animation
web-setting-pace = Rythme de l’ordinateur
web-setting-pace-about = Le temps que l’ordinateur laisse entre poser et donner, pour que vous puissiez suivre. Il joue aussi bien à tous les rythmes.
web-setting-pace-instant = Sans pause
web-setting-pace-quick = Courtes pauses
web-setting-pace-calm = Longues pauses
web-setting-sound = Son
web-setting-volume = Volume
web-setting-characters = Laisser parler les personnages de l’ordinateur
web-setting-characters-about = Un mot de temps en temps ; jamais sur ce qu’on pourrait jouer ou annoncer.
web-setting-avatar = Votre avatar
web-setting-avatar-about = C’est ainsi que les autres joueurs vous voient.
web-setting-confirm = Confirmer chaque action
web-setting-confirm-about =
    { $edition ->
        [mushrooms] Un champignon n’est donné ou posé que lorsque vous le confirmez ; jusque-là, vous pouvez le reprendre.
       *[classic] Une pièce n’est donnée ou posée que lorsque vous le confirmez ; jusque-là, vous pouvez la reprendre.
    }
web-setting-fourth = Envoyer l’annonce à la quatrième case
web-setting-fourth-about = Sinon, vous regardez encore une fois les quatre cases et envoyez l’annonce vous-même.
web-setting-shortcuts = Raccourcis clavier
web-setting-shortcuts-about = Une seule touche pour donner, poser, annoncer, etc. ; pendant une partie, le point d’interrogation en montre la liste. Désactivez-les si vous dictez ou si elles vous gênent.
web-setting-coordinates = Afficher les lettres et les chiffres sur le plateau
web-setting-notify = M’avertir quand c’est à moi
web-setting-notify-about = Une notification du navigateur pendant que vous regardez autre chose.
web-setting-notify-denied = Votre navigateur bloque les notifications de ce site.
web-setting-notify-push = Une notification pendant que vous regardez autre chose. Dans les parties à plusieurs jours par tour, aussi quand Fourfold est fermé.
web-setting-notify-failed = Les notifications fonctionnent tant que Fourfold est ouvert. Votre navigateur n’a pas pu être inscrit pour en recevoir ensuite.
web-setting-quiet = Heures calmes
web-setting-quiet-about = Quand Fourfold est fermé, rien ne vous dérange entre ces heures. Laissez les deux champs vides pour ne pas avoir d’heures calmes.
web-setting-quiet-from = De
web-setting-quiet-until = À
web-board-name = Plateau
web-board-empty = { $square }, vide
web-board-last = dernière pose
web-board-lit = en surbrillance
web-tray-name =
    { $edition ->
        [mushrooms] Champignons restants
       *[classic] Pièces restantes
    }
web-tray-sort = Trier par
web-tray-by-number = numéro
web-tray-empty =
    { $edition ->
        [mushrooms] Tous les champignons sont sur le plateau.
       *[classic] Toutes les pièces sont sur le plateau.
    }
web-table-more = Plus
web-hand-empty = rien
web-hand-name = En main
web-hand-yours = Dans votre main
web-hand-of = { $name } : en main
web-loading = Un instant…
web-game-title = { $name } contre { $other }
web-game-you = vous
web-game-to-act = doit jouer
web-game-your-turn = À vous
web-banner-name = Vos parties
web-banner-turn = À vous de jouer contre { $name }
web-banner-turns =
    { $number ->
        [one] C’est à vous de jouer dans { $number } partie
       *[other] C’est à vous de jouer dans { $number } parties
    }
web-banner-waiting = Votre partie contre { $name } continue ; { $name } réfléchit
web-banner-challenge = Un défi de { $name }
web-banner-open = Aller à la partie
web-banner-look = Voir
web-banner-more =
    { $number ->
        [one] { $number } autre partie
       *[other] { $number } autres parties
    }
web-game-here = est en ligne
web-game-away = est hors ligne
web-absent-left = reste { $time }
web-absent-clock = { $name } est hors ligne. Si le temps s’épuise, vous gagnez.
web-absent-win = { $name } est hors ligne. Si rien ne se passe d’ici au { $date }, vous gagnez.
web-absent-none = { $name } est hors ligne. Si rien ne se passe d’ici au { $date }, la partie finit sans vainqueur.
web-game-point = Montrez les quatre cases ({ $number } sur 4).
web-game-send-call = Annoncer QUARTO !
web-game-withdraw = Non, continuer à jouer
web-game-pass = Passer
web-game-confirm = Confirmer
web-game-confirm-this = Confirmez ou annulez.
web-game-undo = Annuler
web-game-placed =
    { $edition ->
        [mushrooms] { $name } pose le champignon en { $square }.
       *[classic] { $name } pose la pièce en { $square }.
    }
web-game-draw = Proposer l’égalité
web-game-draw-sent = Égalité proposée
web-game-draw-offered = { $name } propose l’égalité.
web-game-draw-agree = Accepter l’égalité
web-game-takeback = Reprendre le coup
web-game-takeback-sent = Reprise demandée
web-game-takeback-late = On a déjà parlé du quarto non annoncé : impossible de revenir plus loin en arrière.
web-game-takeback-asked = { $name } voudrait reprendre son coup.
web-game-taken-back = Le coup est repris.
web-game-declined =
    { $what ->
        [draw] L’égalité est refusée.
        [takeback] La reprise du coup est refusée.
       *[other] Refusé.
    }
web-game-accept = Accepter
web-game-decline = Refuser
web-game-resign = Abandonner
web-game-resign-sure = Si vous abandonnez, votre adversaire gagne.
web-game-resign-yes = Oui, abandonner
web-game-abort = Interrompre la partie
web-game-abort-sure = La partie se termine sans vainqueur et ne compte pas.
web-game-abort-yes = Oui, interrompre
web-game-go-on = Continuer à jouer
web-game-talk = Envoyer un message
web-game-mute = Masquer les messages
web-game-muted = Les messages de cette partie sont maintenant masqués.
web-game-unmuted = Les messages de cette partie sont de nouveau affichés.
web-game-record = Feuille de partie
web-game-share = Partager
web-game-link-copied = Lien copié.
web-copy-by-hand = Ce navigateur ne laisse pas la page copier. Copiez le lien ici :
web-copy-selected = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le vous-même.
web-share-link = Lien
web-share-copy = Copier
web-share-copied = Copié.
web-share-send = Envoyer…
web-share-picture = Image de cette position
web-share-animation = Animation de la partie
web-share-embed = Code pour votre propre page web
web-embed-open = Ouvrir dans Fourfold
web-game-watchers =
    { $number ->
        [one] { $number } personne regarde
       *[other] { $number } personnes regardent
    }
web-watch = Vous regardez
web-watch-others =
    { $number ->
        [one] avec { $number } autre personne
       *[other] avec { $number } autres personnes
    }
web-watch-talk = Parler
web-watch-spectators = Entre spectateurs
web-watch-about = Seuls les spectateurs le voient, jamais les joueurs.
web-watch-hide = Masquer ce que disent les spectateurs
web-game-result = Résultat
web-game-won = Vous avez gagné !
web-game-lost = Vous avez perdu cette fois
web-game-won-by = { $name } gagne
web-game-drawn = Égalité
web-game-nobody = Pas de vainqueur
web-game-aborted = Partie interrompue
web-game-missed = Quartos non annoncés
web-game-rematch = Revanche
web-game-rematch-asked = Revanche proposée
web-game-rematch-wanted = { $name } propose une revanche.
web-game-rematch-withdraw = Retirer la demande
web-game-rematch-declined = Pas de revanche cette fois.
web-game-to-rematch = Aller à la revanche
web-game-review = Revoir la partie
web-game-other-game = Une autre partie
web-game-typed = Saisir un coup
web-game-typed-wrong = Saisissez un coup comme c2, -5, c2-5 ou !a1b1c1d1.
web-game-do = Jouer
web-game-lost-connection = Connexion interrompue. Rien n’est perdu : reconnexion en cours…
web-game-not-sent = Le serveur n’a pas pu être joint. Veuillez réessayer.
web-game-false-loses = une fausse annonce fait perdre
web-told-give =
    { $who ->
        [me] Vous donnez à { $other } { piece-the }.
       *[them] { $name } vous donne { piece-the }.
    }
web-told-place =
    { $edition ->
        [mushrooms] Vous posez le champignon en { $square }.
       *[classic] Vous posez la pièce en { $square }.
    }
web-told-call = Vous annoncez QUARTO ! en { $squares }.
web-told-pass = Vous passez.
web-told-resign = Vous abandonnez.
web-told-flag = Vous avez épuisé votre temps.
web-told-abandon = Vous avez quitté la partie.
web-told-draw = Vous proposez l’égalité.
web-told-takeback = Vous demandez à reprendre votre coup.
web-told-rematch = Vous proposez une revanche.
web-told-abort = Vous interrompez la partie.
web-waiting-give =
    { $edition ->
        [mushrooms] { $name } choisit un champignon pour vous.
       *[classic] { $name } choisit une pièce pour vous.
    }
web-queue-chosen = Dès que vous aurez posé, vous donnerez { $piece }.
web-queue-cancelled = Vous ne donnerez plus d’avance { $piece }.
web-queue-next = Vous donnerez
web-queue-undo = Ne pas donner maintenant
web-call-patterns = Ou choisissez une figure
web-past-title = Les tours joués
web-past-none = Aucun tour joué.
web-past-shown = Position antérieure
web-past-now = Retour à la partie
web-keys-title = Raccourcis clavier
web-key-place = Aller au plateau
web-key-give =
    { $edition ->
        [mushrooms] Aller aux champignons restants
       *[classic] Aller aux pièces restantes
    }
web-key-call = Annoncer QUARTO !, puis envoyer l’annonce
web-key-hint = Demander un indice
web-key-view = Changer la vue du plateau
web-key-back = Revoir un pas en arrière
web-key-next = Revoir un pas en avant ; après la partie, rejouer
web-key-say = Réentendre ce qu’il faut faire et ce que vous avez en main
web-key-escape = Annuler ce qui n’est pas envoyé, ou revenir à la position actuelle
web-key-list = Afficher cette liste
web-ended-quarto = QUARTO ! ({ $values } en { $squares })
web-ended-caught =
    { $who ->
        [me] Vous avez annoncé un quarto non vu par { $other } ({ $values } en { $squares }).
        [them] { $name } a annoncé un quarto que vous n’aviez pas vu ({ $values } en { $squares }).
       *[others] { $name } a annoncé un quarto non vu par { $other } ({ $values } en { $squares }).
    }
web-ended-caught-automatic =
    { $who ->
        [me] { $other } a complété un quarto qui ne compte que pour vous ({ $values } en { $squares }).
        [them] Vous avez complété un quarto qui ne compte que pour { $name } ({ $values } en { $squares }).
       *[others] { $other } a complété un quarto qui ne compte que pour { $name } ({ $values } en { $squares }).
    }
web-ended-time =
    { $who ->
        [them] Vous avez épuisé votre temps.
       *[others] { $other } a épuisé son temps.
    }
web-ended-resignation =
    { $who ->
        [them] Vous avez abandonné.
       *[others] { $other } a abandonné.
    }
web-ended-false-call =
    { $who ->
        [them] Vous avez fait une fausse annonce.
       *[others] { $other } a fait une fausse annonce.
    }
web-ended-abandoned =
    { $who ->
        [them] Vous avez quitté la partie.
       *[others] { $other } a quitté la partie.
    }
web-ended-aborted =
    { $who ->
        [me] Vous avez interrompu la partie avant qu’elle ne compte.
       *[others] { $name } a interrompu la partie avant qu’elle ne compte.
    }
web-ended-full-board =
    { $edition ->
        [mushrooms] Tous les champignons sont posés, sans vainqueur.
       *[classic] Toutes les pièces sont posées, sans vainqueur.
    }
web-game-rules = Règles de cette partie
web-coach-name = Entraîneur
web-coach-hint = Indice
web-coach-more = En savoir plus
web-coach-danger = Voir les menaces
web-coach-poisoned = danger : gagne en { $squares }
web-coach-safe = sans danger pour l’instant
web-coach-wins-here = fait un quarto ici
web-help-off = Vous jouez sans aide : ni indices, ni menaces, ni analyse avant la fin de la partie.
web-help-rated = Les parties classées se jouent sans aide : ni indices, ni menaces, ni analyse.
web-help-on = Vous avez convenu de l’aide. Quand l’un de vous s’en sert, l’autre en est averti.
web-help-used-hint = { $name } a demandé un indice.
web-help-used-threats = { $name } a regardé les menaces.
web-help-used-explanation = { $name } a demandé l’explication d’un coup.
web-help-used-analysis = { $name } a utilisé l’analyse.
web-help-title = Aide utilisée
web-play-title =
    { $edition ->
        [mushrooms] Seize champignons. Quatre caractères. Un cri.
       *[classic] Seize pièces. Quatre caractères. Un cri.
    }
web-play-lead =
    { $edition ->
        [mushrooms] Vous posez le champignon choisi par votre adversaire. Alignez quatre champignons ayant un caractère commun, repérez-les en premier et annoncez QUARTO !
       *[classic] Vous posez la pièce choisie par votre adversaire. Alignez quatre pièces ayant un caractère commun, repérez-les en premier et annoncez QUARTO !
    }
web-play-how = Comment voulez-vous jouer ?
web-play-way-someone = Jouer en ligne
web-play-way-computer = Contre l’ordinateur
web-play-way-shared = Sur le même écran
web-play-way-friend = Inviter un ami
web-play-opponent = Votre adversaire
web-play-strength = force { $number } sur { $count }
web-play-rating = Elo { $number }
web-play-shared-about = Deux personnes jouent tour à tour sur cet écran.
web-play-friend-about = Vous recevez un lien et un code QR. La personne qui ouvre le lien joue contre vous.
web-play-someone-about = Vous jouez contre quelqu’un qui veut le même niveau et la même pendule, avec une cote proche de la vôtre.
web-play-name = Votre nom
web-play-name-about = Vos adversaires le voient. Si vous le laissez vide, vous en recevez un sympathique.
web-play-open = Tous les joueurs du serveur peuvent accepter
web-play-private = La partie n’est visible que par nous deux
web-play-handicap = Un niveau différent pour chaque joueur (handicap)
web-play-handicap-about = Chacun ne peut annoncer que les figures de son propre niveau. Le joueur le plus fort prend le niveau le plus bas.
web-play-traits-about = Pour débuter, un ou deux suffisent.
web-clock-other = Autre…
web-clock-time = Durée
web-clock-unit = Unité de temps
web-clock-kind = À quoi sert la durée
web-clock-kind-turn = par coup
web-clock-kind-bank = par joueur
web-clock-increment = plus, après chaque coup,
web-clock-impossible = Une pendule dure au moins une seconde et au plus un an.
web-play-first = Qui commence ?
web-play-first-lot = Tirage au sort
web-play-me = Moi
web-play-them = Mon adversaire
web-play-start-computer = Jouer contre { $name }
web-play-start-shared = Commencer sur cet écran
web-play-start-friend = Créer un lien
web-play-continue = Reprendre votre partie
web-play-received = Des défis pour vous
web-play-waiting = Ils attendent une partie
web-play-no-challenges = Personne n’attend en ce moment.
web-play-own-challenge = Votre défi
web-queue-waiting =
    { $number ->
        [one] { $number } personne cherche une partie
        [many] { $number } de personnes cherchent une partie
       *[other] { $number } personnes cherchent une partie
    }
web-queue-join = Jouer
web-queue-title = Recherche d’un adversaire…
web-queue-range = Cote de { $least } à { $most } ; l’écart grandit pendant l’attente
web-queue-anyone = Toutes les cotes
web-queue-others =
    { $number ->
        [0] personne d’autre n’attend en ce moment
        [one] { $number } autre personne attend
        [many] { $number } d’autres personnes attendent
       *[other] { $number } autres personnes attendent
    }
web-queue-computer = Encore personne. { $name } peut jouer tout de suite.
web-queue-leave = Arrêter la recherche
web-queue-over = La recherche d’un adversaire s’est arrêtée. Réessayez.
web-play-accept = Accepter et jouer
web-challenge-invite = Inviter quelqu’un
web-challenge-invite-about = Envoyez ce lien, ou faites scanner le code. La partie commence dès que l’invitation est acceptée.
web-challenge-open-about = Tous les joueurs du serveur voient votre défi. Vous pouvez aussi envoyer le lien.
web-challenge-qr = Code QR du lien
web-challenge-link = Lien
web-challenge-copy = Copier le lien
web-challenge-withdraw = Retirer
web-challenge-waiting = En attente d’un adversaire…
web-challenge-local = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez le serveur avec { $command }.
web-challenge-by = { $name } veut jouer avec vous
web-challenge-game = Seize { piece-many } pour deux : votre adversaire choisit ce que vous posez, et vous choisissez pour votre adversaire. On gagne en repérant avant l’autre quatre { piece-many } en ligne qui ont un caractère commun.
web-challenge-not-now = Pas maintenant
web-challenge-accepted = Ce défi a déjà été accepté
web-challenge-withdrawn = Ce défi a été retiré
web-challenge-expired = Ce défi a expiré
web-challenge-declined = Ce défi a été refusé
web-challenge-declined-by = { $name } a refusé votre défi.
web-challenge-to = Votre défi pour { $name }
web-challenge-to-about = En attente de la réponse de { $name }… La partie commence dès que votre défi est accepté.
web-challenge-new = Défier { $name }
web-challenge-send = Envoyer le défi
web-challenge-watch = Regarder la partie
web-live-none = Personne ne joue en ce moment.
web-live-over = Parties terminées
web-live-more = Afficher plus
web-live-rated = classée
web-live-handicap = Niveaux { $level }
web-leaderboard-about = Les joueurs dont la cote est établie, d’après les parties classées.
web-leaderboard-rank = Rang
web-leaderboard-player = Joueur
web-leaderboard-rating = Cote
web-leaderboard-games = Parties
web-leaderboard-none = Personne n’a encore joué assez de parties classées.
web-player-kind-guest = Invité
web-player-kind-account = Membre
web-player-kind-bot = Bot
web-player-kind-computer = Ordinateur
web-player-kind-deleted = Compte supprimé
web-player-since = depuis le { $date }
web-player-you = C’est vous.
web-player-counts = gagnées : { $wins }, égalités : { $draws }, perdues : { $losses }
web-player-ratings = Cotes
web-player-course =
    { $number ->
        [one] De { $from } à { $to } dans la dernière partie classée
       *[other] De { $from } à { $to } dans les { $number } dernières parties classées
    }
web-player-history = Parties classées
web-player-follow = Suivre
web-player-unfollow = Ne plus suivre
web-player-block = Bloquer
web-player-unblock = Débloquer
web-player-block-about = Plus de défis ni de messages entre vous, et vous ne serez plus opposés. { $name } n’en saura rien.
web-player-blocked = { $name } : blocage activé.
web-player-unblocked = { $name } : blocage levé.
web-player-challenge = Défier
web-player-report = Signaler ce joueur
web-player-reason-name = Le nom est choquant
web-player-reason-leaving = Quitte les parties perdues sans abandonner
web-player-reason-cheating = Se fait aider dans les parties classées
web-player-reason-other = Autre chose
web-player-send = Envoyer
web-player-reported = Merci, votre signalement a été envoyé.
web-people-following = Joueurs que vous suivez
web-people-following-none = Vous ne suivez encore personne. Appuyez sur « Suivre » sur la page d’un joueur pour voir ici quand il est en ligne.
web-people-online = en ligne
web-people-show = Montrer aux autres quand je suis en ligne
web-people-show-about = Pendant une partie, votre adversaire voit toujours si vous êtes là.
web-people-opponents = Adversaires récents
web-people-opponents-none = Vous n’avez encore joué contre personne.
web-people-won = gagnée
web-people-drawn = nulle
web-people-lost = perdue
web-people-blocked = Joueurs bloqués
web-play-rated = Partie classée
web-play-rated-account = { problem-rated-account }
web-play-rated-rules = { problem-rated-rules }
web-play-rated-clock = { problem-rated-clock }
web-play-rated-private = { problem-rated-private }
web-play-rated-seat = { problem-rated-seat }
web-play-rated-help = { problem-rated-help }
web-play-help = Nous pouvons tous deux demander des indices
web-play-helped = avec indices
web-account-about = Tout se joue sans compte, sauf les parties classées et les tournois. Un compte garde vos parties et votre nom.
web-account-sign-in = Se connecter
web-account-sign-up = Créer un compte
web-account-sign-recover = Mot de passe oublié
web-account-recover = Définir un nouveau mot de passe
web-account-sign-out = Se déconnecter
web-account-name = Nom
web-account-shown-name = Nom affiché
web-account-guest-name = Jouer sans compte
web-account-password = Mot de passe
web-account-old-password = Mot de passe actuel
web-account-new-password = Nouveau mot de passe
web-account-password-about = 8 caractères au moins ; l’idéal : plusieurs mots.
web-account-code = Code de secours
web-account-codes = Vos codes de secours
web-account-codes-about = Ils ne s’affichent qu’une fois. Gardez-les : chacun permet de vous connecter une fois si vous oubliez votre mot de passe.
web-account-codes-copy = Copier les codes
web-account-codes-download = Enregistrer dans un fichier
web-account-codes-copied = Codes copiés.
web-account-signed-in = Session ouverte sous le nom { $name }.
web-account-go-on = Continuer
web-account-guest = Vous jouez sous le nom { $name }, sans compte.
web-account-profile = Profil
web-account-save = Enregistrer
web-account-saved = Enregistré.
web-account-settings-taken = Les réglages de votre compte s’appliquent désormais ici.
web-account-sessions = Sessions ouvertes
web-account-this-one = cet appareil
web-account-tokens = Jetons d’accès pour vos programmes
web-account-tokens-about = Avec un jeton, un de vos programmes joue sous votre nom.
web-account-token-name = À quoi sert le jeton
web-account-token-new = Créer un jeton
web-account-token-once = Le nouveau jeton, affiché une seule fois :
web-account-export = Télécharger toutes mes données
web-account-delete = Supprimer le compte
web-account-delete-about = C’est irréversible. Votre nom disparaît de toutes les parties.
web-page-learn = Apprendre
web-page-puzzles = Problèmes
web-page-puzzle = Problème
web-page-analysis = Analyse
web-page-drill = L’œil vif
web-page-fill = Remplir le plateau
web-page-atlas = Atlas
web-analysis-working = Calcul en cours…
web-analysis-ended = QUARTO ! Ce coup gagne.
web-analysis-ended-loss = QUARTO ! Mais il compte pour l’adversaire, qui gagne.
web-analysis-full = Le plateau est plein : il n’y a plus rien à jouer.
web-analysis-place = Pour le joueur qui pose : { $value }
web-analysis-give = Pour le joueur qui donne : { $value }
web-analysis-choose-first =
    { $edition ->
        [mushrooms] Choisissez d’abord un champignon.
       *[classic] Choisissez d’abord une pièce.
    }
web-analysis-mode = Mode
web-analysis-mode-set-up =
    { $edition ->
        [mushrooms] Placer les champignons
       *[classic] Placer les pièces
    }
web-analysis-mode-play = Essayer des coups
web-analysis-clear = Vider le plateau
web-analysis-to-hand = Mettre en main
web-analysis-empty-hand =
    { $edition ->
        [mushrooms] Remettre le champignon
       *[classic] Remettre la pièce
    }
web-analysis-set-up-about =
    { $edition ->
        [mushrooms] Choisissez un champignon, puis une case ou la main, ou faites-le glisser. Un champignon du plateau s’enlève d’un appui.
       *[classic] Choisissez une pièce, puis une case ou la main, ou faites-la glisser. Une pièce du plateau s’enlève d’un appui.
    }
web-analysis-play-about =
    { $edition ->
        [mushrooms] Chaque case et chaque champignon montrent où ils mènent si personne ne se trompe, et en combien de poses.
       *[classic] Chaque case et chaque pièce montrent où elles mènent si personne ne se trompe, et en combien de poses.
    }
web-analysis-legend = Légende
web-analysis-gifts = Après la pose en
web-analysis-gifts-about =
    { $edition ->
        [mushrooms] Choisissez une case pour voir ce que vaudrait ensuite chaque champignon donné.
       *[classic] Choisissez une case pour voir ce que vaudrait ensuite chaque pièce donnée.
    }
web-analysis-wins-there = { $square } gagne tout de suite.
web-analysis-standing = Déjà sur le plateau ; ne compte plus
web-analysis-best = Les meilleurs coups
web-analysis-notation = Position (notation)
web-analysis-show = Afficher
web-analysis-wrong =
    { $edition ->
        [mushrooms] Saisissez les quatre lignes et le champignon en main, par exemple .4f./c3.0/78../9b.. a ; chaque champignon une fois au plus.
       *[classic] Saisissez les quatre lignes et la pièce en main, par exemple .4f./c3.0/78../9b.. a ; chaque pièce une fois au plus.
    }
web-analysis-to-act = Qui joue
web-review-ready = L’analyse est prête. Parcourez-la avec les flèches.
web-review-start = Parcourez la partie : chaque décision montre ce qu’elle valait, et ce qui aurait été mieux.
web-review-working = Analyse de chaque décision…
web-review-lead = Collez la feuille d’une partie, ou déposez ici un fichier .qgn : vous verrez ce que valait chaque décision et où la partie a basculé.
web-review-given = Donnée
web-review-steps = Étapes
web-review-value-for = Pour { $name }
web-review-to-turning-point = Aller au tournant de la partie
web-review-go-on = À partir d’ici
web-review-play-from = Jouer à partir d’ici
web-review-analyse = Analyser
web-review-to-game = Retour à la partie
web-review-record = Feuille de partie
web-review-look = Revoir
web-review-file = Choisir un fichier
web-learn-title = Apprendre le jeu en dix minutes
web-learn-lead = De courtes leçons interactives, une règle à la fois.
web-learn-done = terminée
web-learn-more = Et ensuite ?
web-learn-more-puzzles = Un problème par jour pour tout le monde, et bien d’autres par thème.
web-learn-more-drill = Voir un quarto avant tout le monde.
web-learn-more-fill = Le casse-tête d’où le jeu est né.
web-learn-more-atlas = Qui gagne si personne ne se trompe, pour chaque règle.
web-learn-gallery = Les trente figures
web-learn-gallery-about =
    { $edition ->
        [mushrooms] Quatre champignons ayant un caractère commun sur les cases d’une figure font un quarto. Chaque niveau s’ajoute au précédent.
       *[classic] Quatre pièces ayant un caractère commun sur les cases d’une figure font un quarto. Chaque niveau s’ajoute au précédent.
    }
web-learn-next = Suite : { $title }
web-learn-again = Recommencer
web-learn-play = Jouer une partie
web-learn-step = Étape { $number } sur { $count }
web-page-intro = Le jeu en une minute
web-intro-offer = Vous découvrez le jeu ?
web-intro-offer-about = Quatre étapes à jouer soi-même : trouver, donner, poser, annoncer.
web-intro-start = Montrez-moi
web-intro-skip = Passer
web-intro-find-about =
    { $edition ->
        [mushrooms] Seize champignons, tous différents : bleus ou rouges, pointus ou plats, grands ou petits, à pois jaunes ou sans.
       *[classic] Seize pièces, toutes différentes : claires ou foncées, rondes ou carrées, hautes ou basses, pleines ou creuses.
    }
web-intro-find = Touchez { piece-the }.
web-intro-find-wrong = Regardez encore ({ $traits }) : touchez { piece-the }.
web-intro-give-about =
    { $edition ->
        [mushrooms] On ne choisit jamais son propre champignon : vous donnez à votre adversaire celui à poser, et vous en recevez un.
       *[classic] On ne choisit jamais sa propre pièce : vous donnez à votre adversaire celle à poser, et vous en recevez une.
    }
web-intro-give =
    { $edition ->
        [mushrooms] Trois grands champignons à la suite ! Donnez-en un qui n’est pas grand.
       *[classic] Trois pièces hautes à la suite ! Donnez-en une qui n’est pas haute.
    }
web-intro-give-wrong =
    { $edition ->
        [mushrooms] Celui-ci est grand aussi : votre adversaire gagnerait. Donnez-en un petit.
       *[classic] Celle-ci est haute aussi : votre adversaire gagnerait. Donnez-en une basse.
    }
web-intro-wait = C’est au tour de votre adversaire…
web-intro-place-about =
    { $edition ->
        [mushrooms] Votre adversaire a posé votre champignon et vous en donne un à son tour.
       *[classic] Votre adversaire a posé votre pièce et vous en donne une à son tour.
    }
web-intro-place =
    { $edition ->
        [mushrooms] Un grand ! Posez-le à côté des trois grands champignons.
       *[classic] Une haute ! Posez-la à côté des trois pièces hautes.
    }
web-intro-place-wrong =
    { $edition ->
        [mushrooms] Pas là : la case libre à côté des trois grands champignons en fait quatre.
       *[classic] Pas là : la case libre à côté des trois pièces hautes en fait quatre.
    }
web-intro-call-about = Quatre alignées qui partagent un caractère font un quarto. Il ne gagne que si vous l’annoncez.
web-intro-call =
    { $edition ->
        [mushrooms] Quatre grands champignons ! Appuyez sur { quarto-call }
       *[classic] Quatre pièces hautes ! Appuyez sur { quarto-call }
    }
web-intro-call-wrong =
    { $edition ->
        [mushrooms] Pas ces quatre-là : annoncez encore et montrez les quatre grands champignons.
       *[classic] Pas ces quatre-là : annoncez encore et montrez les quatre pièces hautes.
    }
web-intro-done-about = Lignes, colonnes et diagonales comptent, avec n’importe quel caractère. Et si un quarto vous échappe, votre adversaire peut l’annoncer.
web-intro-done = { quarto-call } C’est tout le jeu.
web-newcomer-automatic = Dans vos premières parties, les quartos sont annoncés pour vous. Vous pouvez en décider autrement dans les règles.
web-newcomer-call = Nouveau : dès que quatre alignées partagent un caractère, appuyez sur { quarto-call } et montrez-les avant de continuer. Personne ne le fera pour vous.
web-newcomer-loss = Presque personne ne gagne sa première partie. Quelques courtes leçons vous montrent à quoi faire attention.
web-learn-turn-title = Donner et poser
web-learn-turn-about =
    { $edition ->
        [mushrooms] On ne choisit jamais le champignon que l’on pose.
       *[classic] On ne choisit jamais la pièce que l’on pose.
    }
web-learn-turn-text =
    { $edition ->
        [mushrooms] Le premier joueur donne un champignon. Ensuite, un tour a deux temps : posez le champignon reçu sur une case libre, puis donnez à l’adversaire l’un de ceux qui restent.
       *[classic] Le premier joueur donne une pièce. Ensuite, un tour a deux temps : posez la pièce reçue sur une case libre, puis donnez à l’adversaire l’une de celles qui restent.
    }
web-learn-turn-1 =
    { $edition ->
        [mushrooms] Donnez un champignon à votre adversaire.
       *[classic] Donnez une pièce à votre adversaire.
    }
web-learn-turn-2 = Vous en avez reçu une : posez-la sur une case libre.
web-learn-turn-3 =
    { $edition ->
        [mushrooms] Et donnez le champignon suivant.
       *[classic] Et donnez la pièce suivante.
    }
web-learn-turn-refused = Il n’y a encore rien à annoncer. Terminez d’abord votre tour.
web-learn-turn-done = Voilà un tour complet. Et ainsi de suite, à tour de rôle.
web-learn-call-title = Annoncer QUARTO !
web-learn-call-about =
    { $edition ->
        [mushrooms] Quatre champignons alignés ayant un caractère commun font gagner, si vous l’annoncez.
       *[classic] Quatre pièces alignées ayant un caractère commun font gagner, si vous l’annoncez.
    }
web-learn-call-text = Lignes, colonnes et diagonales comptent. Peu importe qui a posé les trois autres. Mais un quarto ne fait gagner que s’il est annoncé : appuyez sur le bouton rouge et montrez les quatre cases.
web-learn-call-1 =
    { $edition ->
        [mushrooms] Trois champignons de la ligne 2 ont un point commun avec le vôtre. Complétez.
       *[classic] Trois pièces de la ligne 2 ont un point commun avec la vôtre. Complétez.
    }
web-learn-call-2 = Annoncez : appuyez sur QUARTO ! et montrez les quatre cases.
web-learn-call-refused = Pas tout à fait : complétez la ligne 2, puis montrez ses quatre cases.
web-learn-call-done = QUARTO ! Vous gagnez.
web-learn-safe-title = Donner sans danger
web-learn-safe-about =
    { $edition ->
        [mushrooms] Le champignon que vous donnez peut vous faire perdre.
       *[classic] La pièce que vous donnez peut vous faire perdre.
    }
web-learn-safe-text =
    { $edition ->
        [mushrooms] Avant de donner, regardez ce que l’adversaire pourrait en faire. Tout l’art est de trouver un champignon qui ne complète rien.
       *[classic] Avant de donner, regardez ce que l’adversaire pourrait en faire. Tout l’art est de trouver une pièce qui ne complète rien.
    }
web-learn-safe-1 =
    { $edition ->
        [mushrooms] Donnez un champignon avec lequel l’adversaire ne peut pas faire de quarto.
       *[classic] Donnez une pièce avec laquelle l’adversaire ne peut pas faire de quarto.
    }
web-learn-safe-refused =
    { $edition ->
        [mushrooms] Celui-là va en d2 : qu’ont en commun les trois champignons de la ligne 2 ?
       *[classic] Celle-là va en d2 : qu’ont en commun les trois pièces de la ligne 2 ?
    }
web-learn-safe-done =
    { $edition ->
        [mushrooms] Sans danger : ce champignon ne complète pas la ligne 2.
       *[classic] Sans danger : cette pièce ne complète pas la ligne 2.
    }
web-learn-caught-title = Pris sur le fait !
web-learn-caught-about = Si l’adversaire laisse échapper un quarto, vous pouvez l’annoncer.
web-learn-caught-text =
    { $edition ->
        [mushrooms] L’adversaire vient de faire un quarto et vous a donné un champignon sans rien dire. Avant de le poser, vous pouvez annoncer ce qui lui a échappé : vous gagnez.
       *[classic] L’adversaire vient de faire un quarto et vous a donné une pièce sans rien dire. Avant de la poser, vous pouvez annoncer ce qui lui a échappé : vous gagnez.
    }
web-learn-caught-1 = Ne posez pas encore : annoncez le quarto qui a échappé à l’adversaire.
web-learn-caught-refused = Regardez la ligne 2, et annoncez avant de poser.
web-learn-caught-done = Bien vu ! Vous gagnez avec le quarto de l’adversaire.
web-learn-lapse-title = Trop tard
web-learn-lapse-about = Un quarto que personne n’annonce perd sa valeur.
web-learn-lapse-text =
    { $edition ->
        [mushrooms] Il y a de nouveau un quarto sur le plateau. Mais si vous posez votre champignon sans l’annoncer, il ne compte plus pour personne, peu importe qui le remarque ensuite.
       *[classic] Il y a de nouveau un quarto sur le plateau. Mais si vous posez votre pièce sans l’annoncer, il ne compte plus pour personne, peu importe qui le remarque ensuite.
    }
web-learn-lapse-1 =
    { $edition ->
        [mushrooms] Faites comme si vous ne l’aviez pas vu : posez votre champignon.
       *[classic] Faites comme si vous ne l’aviez pas vu : posez votre pièce.
    }
web-learn-lapse-2 = Essayez maintenant d’annoncer la ligne 2.
web-learn-lapse-3 =
    { $edition ->
        [mushrooms] Refusé : il a perdu sa valeur. Le tour continue : donnez un champignon.
       *[classic] Refusé : il a perdu sa valeur. Le tour continue : donnez une pièce.
    }
web-learn-lapse-refused = Ce n’est pas ce qui est demandé ici : lisez la phrase au-dessus du plateau.
web-learn-lapse-done = Alors ouvrez l’œil : après la pose suivante, c’est fini.
web-learn-levels-title = Niveau 2 : les petits carrés
web-learn-levels-about = Chacun des quatre niveaux ajoute des figures.
web-learn-levels-text =
    { $edition ->
        [mushrooms] À partir du niveau 2, quatre champignons en petit carré comptent aussi ; le niveau 3 ajoute les grands carrés, le niveau 4 les carrés tournants. La galerie les montre tous.
       *[classic] À partir du niveau 2, quatre pièces en petit carré comptent aussi ; le niveau 3 ajoute les grands carrés, le niveau 4 les carrés tournants. La galerie les montre tous.
    }
web-learn-levels-1 =
    { $edition ->
        [mushrooms] Complétez un petit carré avec votre champignon.
       *[classic] Complétez un petit carré avec votre pièce.
    }
web-learn-levels-2 = Annoncez QUARTO ! et montrez les quatre coins.
web-learn-levels-refused =
    { $edition ->
        [mushrooms] Trois champignons au milieu forment un coin : quelle case manque ?
       *[classic] Trois pièces au milieu forment un coin : quelle case manque ?
    }
web-learn-levels-done = QUARTO ! Un petit carré fait aussi gagner.
web-learn-handicap-title = Handicap
web-learn-handicap-about = Chacun peut jouer à son propre niveau.
web-learn-handicap-text = Vous jouez au niveau 2, l’adversaire au niveau 1. Vous pouvez annoncer les petits carrés ; lui non, même s’il en complète un.
web-learn-handicap-1 = L’adversaire vient de compléter une figure que seul votre niveau permet d’annoncer. Annoncez-la.
web-learn-handicap-refused = Cherchez le petit carré au milieu, et annoncez avant de poser.
web-learn-handicap-done = Gagné : seul compte le niveau de la personne qui annonce, peu importe qui a complété le carré.
web-learn-traits-title = Moins de caractères
web-learn-traits-about = On peut débuter avec un, deux ou trois caractères.
web-learn-traits-text = Dans cette partie, seuls les deux premiers caractères comptent. Les autres points communs ne font pas de quarto.
web-learn-traits-1 =
    { $edition ->
        [mushrooms] Deux lignes ont trois champignons. Complétez celle qui compte.
       *[classic] Deux lignes ont trois pièces. Complétez celle qui compte.
    }
web-learn-traits-2 = Annoncez QUARTO ! et montrez-le.
web-learn-traits-refused =
    { $edition ->
        [mushrooms] Ce que ces champignons partagent ne compte pas dans cette partie.
       *[classic] Ce que ces pièces partagent ne compte pas dans cette partie.
    }
web-learn-traits-done = Bien. Ajoutez un caractère quand vous voulez.
web-puzzles-daily = Le problème du jour
web-puzzles-solved-today = Résolu. Le prochain arrive à minuit (UTC).
web-puzzles-look-again = Le revoir
web-puzzles-solve = Résoudre
web-puzzles-yours = Jusqu’ici
web-puzzles-days = Jours d’affilée
web-puzzles-streak = Problèmes d’affilée
web-puzzles-longest = Plus longue série
web-puzzles-first-try = Du premier coup
web-puzzles-kept = Enregistré uniquement dans ce navigateur.
web-puzzles-train = D’autres problèmes
web-puzzles-train-about = Ils commencent en douceur et s’adaptent à vous.
web-puzzles-any-level = tous les niveaux
web-puzzles-mixed = Un peu de tout
web-puzzles-mixed-about = Sans savoir d’avance quoi chercher.
web-puzzles-theme-win = Gagner
web-puzzles-about-win = Trouvez le seul coup gagnant.
web-puzzles-about-safe-piece =
    { $edition ->
        [mushrooms] Tous les champignons sauf un vous coûtent quelque chose.
       *[classic] Toutes les pièces sauf une vous coûtent quelque chose.
    }
web-puzzles-about-only-square =
    { $edition ->
        [mushrooms] Le champignon est choisi ; où le poser ?
       *[classic] La pièce est choisie ; où la poser ?
    }
web-puzzles-about-refutation = L’adversaire s’est trompé. Montrez pourquoi.
web-puzzles-about-save-draw = Tout le reste perd.
web-puzzles-give-too =
    { $edition ->
        [mushrooms] Donnez maintenant un champignon, ou annoncez le quarto.
       *[classic] Donnez maintenant une pièce, ou annoncez le quarto.
    }
web-puzzles-next = Problème suivant
web-puzzles-reveal = Voir la solution
web-puzzles-revealed = Voici la solution.
web-puzzles-why = Pourquoi
web-drill-right = Bonne réponse !
web-drill-missed = Il y avait un quarto.
web-drill-wrong = Ces quatre-là n’ont rien en commun qui compte.
web-drill-late = Le temps est écoulé.
web-drill-unsent = Votre réponse n’est pas encore envoyée. L’exercice attend la connexion.
web-drill-send-again = Renvoyer
web-drill-question = Y a-t-il un quarto ? Montrez ses quatre cases.
web-drill-there-was-none = Il n’y a pas de quarto sur ce plateau.
web-drill-none = Pas de quarto
web-drill-next = Plateau suivant
web-drill-finish = Voir le résultat
web-drill-board = Plateau { $number } sur { $count }
web-drill-counts = Nouveau : { $kind }
web-drill-so-far = Bonnes réponses : { $right } sur { $number }
web-drill-keys = Touches : flèches et espace pour montrer, N pour « pas de quarto ».
web-drill-result = Bonnes réponses : { $right } sur { $number }
web-drill-kind = Figure
web-drill-found = Trouvés
web-drill-time = Temps
web-drill-again = Recommencer
web-drill-choose = Changer les réglages
web-drill-lead = Douze plateaux : montrez un quarto, ou dites qu’il n’y en a pas. La difficulté suit vos progrès.
web-drill-begin-with = Commencer par
web-drill-limit = Temps par plateau
web-drill-no-limit = autant que vous voulez
web-drill-begin = Commencer
web-fill-about =
    { $edition ->
        [mushrooms] À vous les seize champignons : posez-les dans l’ordre de votre choix, reprenez-les à volonté. Les quartos s’affichent dès qu’ils apparaissent.
       *[classic] À vous les seize pièces : posez-les dans l’ordre de votre choix, reprenez-les à volonté. Les quartos s’affichent dès qu’ils apparaissent.
    }
web-fill-task-none = Remplissez le plateau sans aucun quarto.
web-fill-task-most = Remplissez le plateau avec le plus de quartos possible : { $number }.
web-fill-solved =
    { $edition ->
        [mushrooms] Résolu ! Les seize champignons sont en place.
       *[classic] Résolu ! Les seize pièces sont en place.
    }
web-fill-full = Le plateau est plein.
web-fill-now =
    { $edition ->
        [mushrooms] { $number ->
            [one] Plein, avec { $number } quarto. Reprenez un champignon.
           *[other] Plein, avec { $number } quartos. Reprenez un champignon.
        }
       *[classic] { $number ->
            [one] Plein, avec { $number } quarto. Reprenez une pièce.
           *[other] Plein, avec { $number } quartos. Reprenez une pièce.
        }
    }
web-fill-none-wanted = sur le plateau ; objectif : { $number }
web-fill-most-wanted = sur { $number } quartos
web-fill-unknown = Il serait trop long de calculer si c’est encore possible.
web-fill-possible = C’est encore possible.
web-fill-best-none = Plus possible : il y en aura au moins { $number }.
web-fill-best-most = Plus possible : au plus { $number } à partir d’ici.
web-fill-take-back =
    { $edition ->
        [mushrooms] Reprenez le champignon d’une de ces cases : { $squares }
       *[classic] Reprenez la pièce d’une de ces cases : { $squares }
    }
web-fill-put = Essayez { piece-the } en { $square }.
web-fill-quartos = Quartos
web-fill-goal = Objectif
web-fill-goal-none = aucun quarto
web-fill-goal-most = le plus possible
web-atlas-lead = Le jeu est résolu : voici comment il se termine à partir du plateau vide si personne ne se trompe, pour chaque paire de niveaux et chaque nombre de caractères.
web-atlas-draw = Égalité
web-atlas-first = Le premier joueur gagne
web-atlas-second = Le second joueur gagne
web-atlas-how-many = Combien de caractères comptent ?
web-atlas-caption =
    { $edition ->
        [mushrooms] Le premier joueur donne le premier champignon. Sélectionnez une cellule pour en savoir plus.
       *[classic] Le premier joueur donne la première pièce. Sélectionnez une cellule pour en savoir plus.
    }
web-atlas-first-level = Premier : niveau { $level }
web-atlas-second-level = Second : niveau { $level }
web-atlas-unknown = inconnu
web-atlas-about = Les nombres indiquent après combien de poses le vainqueur a son quarto si les deux jouent au mieux : l’un se hâte, l’autre retarde.
web-analysis-opponent = Adversaire

## Tournaments

format-swiss = Système suisse
format-round-robin = Toutes rondes
## Tournaments: formats and games

tournament-game = ronde { $round }, table { $table }
tournament-game-number = ronde { $round }, table { $table }.{ $number }
format-knockout = Élimination directe
format-double-knockout = Double élimination
format-arena = Arène
format-ladder = Échelle
format-swiss-about = Un nombre de rondes fixé d’avance. Les joueurs aux scores proches se rencontrent, et tout le monde joue jusqu’au bout.
format-round-robin-about = Tout le monde rencontre tout le monde. Pour un petit groupe.
format-knockout-about = Un match perdu, et c’est fini.
format-double-knockout-about = C’est fini après le deuxième match perdu.
format-arena-about = De nouveaux adversaires dès que vous êtes libre, pendant un temps fixé. Une victoire vaut 2 points, et plus en série.
format-ladder-about = Un classement pour toute une saison. Lancez un défi à quelqu’un quelques places plus haut, gagnez et prenez sa place.
tiebreak-buchholz = Buchholz
tiebreak-buchholz-short = BH
tiebreak-buchholz-cut-1 = Buchholz sans le plus faible
tiebreak-buchholz-cut-1-short = BH −1
tiebreak-buchholz-median = Buchholz sans le plus faible ni le plus fort
tiebreak-buchholz-median-short = BH méd
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-sonneborn-berger-short = SB
tiebreak-direct-encounter = Confrontation directe
tiebreak-direct-encounter-short = Direct
tiebreak-wins = Parties gagnées
tiebreak-wins-short = Vict.
tiebreak-second-player = Parties comme second joueur
tiebreak-second-player-short = 2e
tiebreak-performance = Performance
tiebreak-performance-short = Perf.
tiebreak-board-points = Points sur les plateaux
tiebreak-board-points-short = Plateaux
tiebreak-buchholz-about = La somme des points des adversaires.
tiebreak-buchholz-cut-1-about = La somme des points des adversaires, sans le plus faible.
tiebreak-buchholz-median-about = La somme des points des adversaires, sans le plus faible ni le plus fort.
tiebreak-sonneborn-berger-about = Les points des adversaires battus, et la moitié des points de ceux avec qui il y a eu égalité.
tiebreak-direct-encounter-about = Les points des parties entre ceux qui sont à égalité, si tous se sont rencontrés.
tiebreak-wins-about = Les parties gagnées sur le plateau, sans les exemptions ni les forfaits.
tiebreak-second-player-about = Le nombre de parties comme second joueur : plus il y en a, mieux c’est.
tiebreak-performance-about = La cote à laquelle correspondent les résultats.
tiebreak-board-points-about = Ce que les membres d’une équipe ont marqué ensemble.
web-page-tournaments = Tournois
web-page-tournament = Tournoi
web-page-tournament-new = Organiser un tournoi
web-page-tournament-edit = Modifier le tournoi
web-banner-paired = { $tournament } : votre prochain adversaire est { $name }
web-banner-come = J’arrive
web-game-to-tournament = Retour au tournoi
web-tournaments-lead = Jouez un soir ou toute une saison, contre des gens et des ordinateurs ; ou organisez votre propre tournoi.
web-tournaments-account = Créer un compte pour en organiser un
web-tournaments-account-about = Il faut un compte pour organiser un tournoi.
web-tournaments-running = En cours
web-tournaments-upcoming = À venir
web-tournaments-finished = Terminés
web-tournaments-mine = Les miens
web-tournaments-none-running = Aucun tournoi n’est en cours.
web-tournaments-none-upcoming = Aucun tournoi n’est encore prévu.
web-tournaments-none-finished = Aucun tournoi n’est encore allé à son terme.
web-tournaments-none-mine = Vous n’avez encore joué aucun tournoi.
web-tournament-players =
    { $number ->
        [0] Pas encore d’inscription
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
web-tournament-entered-teams =
    { $number ->
        [0] Pas encore d’inscription
        [one] { $number } équipe
       *[other] { $number } équipes
    }
web-tournament-by = Direction : { $name }
web-tournament-venue-tables-short = autour de vraies tables
web-tournament-running = En cours
web-tournament-cancelled = Annulé
web-tournament-finished = Le tournoi est terminé
web-tournament-no-start = Commence quand la direction le décide
web-tournament-leads = En tête : { $name }
web-tournament-won = Victoire : { $name }
web-tournament-you-director = Vous dirigez
web-tournament-you-helper = Vous aidez
web-tournament-you-entrant = Vous participez
web-tournament-round = Ronde { $number }
web-tournament-round-of = Ronde { $number } sur { $planned }
web-tournament-round-final = Finale
web-tournament-round-semi = Demi-finales
web-tournament-round-quarter = Quarts de finale
web-tournament-round-paired = appariée
web-tournament-round-running = en cours
web-tournament-round-closed = terminée
web-tournament-rounds =
    { $number ->
        [one] { $number } ronde
       *[other] { $number } rondes
    }
web-tournament-double = aller et retour
web-tournament-best-of = au meilleur des { $number }
web-tournament-best-of-1 = une seule partie
web-tournament-third = avec un match pour la troisième place
web-tournament-third-place = Match pour la troisième place
web-tournament-reach-words =
    { $number ->
        [one] défis jusqu’à { $number } place plus haut
       *[other] défis jusqu’à { $number } places plus haut
    }
web-tournament-teams =
    { $number ->
        [one] équipes de { $number } plateau
       *[other] équipes de { $number } plateaux
    }
web-tournament-handicap-words = handicap : un niveau par tranche de { $number } points
web-tournament-now = Ce qui se passe maintenant
web-tournament-now-playing = Votre partie contre { $name } est en cours
web-tournament-now-paired = Votre prochain adversaire : { $name }
web-tournament-now-wait = Restez ici : la partie commence dès l’arrivée de { $name }.
web-tournament-now-deadline = En cas d’absence, forfait dans
web-tournament-now-bye = Vous ne jouez pas cette ronde.
web-tournament-now-entered = Vous participez.
web-tournament-now-paused = Vous faites une pause.
web-tournament-now-withdrawn = Vous avez quitté le tournoi.
web-tournament-next-start = Début dans
web-tournament-next-round = Prochaine ronde dans
web-tournament-next-finish = Fin dans
web-tournament-challenge = Défi à
web-tournament-challenge-send = Lancer le défi
web-tournament-enter = Participer
web-tournament-enter-account = Il faut un compte pour participer.
web-tournament-enter-closed = Les inscriptions sont closes.
web-tournament-full = Il n’y a plus de place.
web-tournament-limit-words = { $number } au plus
web-tournament-rating-words = cotes de { $least } à { $most }
web-tournament-pause = Faire une pause
web-tournament-resume = Revenir
web-tournament-withdraw = Se retirer
web-tournament-withdraw-sure = Vous retirer pour de bon ? Vous ne pourrez pas revenir.
web-tournament-play = Jouer
web-tournament-watch = Regarder
web-tournament-look = Voir
web-tournament-view-standings = Classement
web-tournament-view-rounds = Appariements
web-tournament-view-table = Grille
web-tournament-view-boards = En direct
web-tournament-view-players = Joueurs
web-tournament-view-files = Fichiers
web-tournament-view-direct = Direction
web-tournament-place = Place
web-tournament-place-short = N°
web-tournament-points = Points
web-tournament-points-short = Pts
web-tournament-points-words = Points : { $points }
web-tournament-streak = { $number } victoires de suite
web-tournament-tiebreaks = Départages
web-tournament-tiebreaks-about = Ils départagent, l’un après l’autre, ceux qui ont autant de points.
web-tournament-podium = Podium
web-tournament-nobody = Pas encore d’inscription.
web-tournament-no-rounds = Rien n’est encore apparié.
web-tournament-no-games = Pas encore de parties.
web-tournament-no-boards = Aucune partie n’est en cours.
web-tournament-bye = exempt
web-tournament-bye-short = ex.
web-tournament-byes = Ne jouent pas : { $names }
web-tournament-seat-first = p
web-tournament-seat-second = s
web-tournament-table-about = Chaque cellule montre le numéro de l’adversaire, si le joueur était premier ({ web-tournament-seat-first }) ou second ({ web-tournament-seat-second }), et le résultat.
web-tournament-round-before = Ronde précédente
web-tournament-round-after = Ronde suivante
web-tournament-round-choose = Ronde
web-tournament-table = Table { $number }
web-tournament-waiting = en attente
web-tournament-contested = contestée
web-tournament-adjudicated = par décision
web-tournament-bot = ordinateur
web-tournament-state-paused = en pause
web-tournament-state-withdrawn = retrait
web-tournament-late-mark = inscription tardive
web-tournament-path-place = Place { $place } · Points : { $points }
web-tournament-path-rank = Place { $place }
web-tournament-path-score = +{ $wins } ={ $draws } −{ $losses }
web-tournament-path-rating = Cote { $number }
web-tournament-profile = Profil
web-tournament-file-games = Toutes les parties
web-tournament-file-standings = Classement
web-tournament-file-pairings = Appariements
web-tournament-file-tournament = Tout
web-tournament-file-report = Rapport FIDE
web-tournament-log = Journal
web-tournament-report = Signaler ce tournoi
web-tournament-event-entered = { $name } participe.
web-tournament-event-entry-corrected = Inscription corrigée : { $name }.
web-tournament-event-lineup-changed = { $name } a une nouvelle composition.
web-tournament-event-withdrawn = { $name } se retire.
web-tournament-event-paused = { $name } fait une pause.
web-tournament-event-resumed = { $name } est de retour.
web-tournament-event-bye-granted = { $name } ne joue pas la ronde { $round }.
web-tournament-event-round-paired = La ronde { $round } est appariée.
web-tournament-event-round-unpaired = L’appariement de la ronde { $round } est annulé.
web-tournament-event-game-added = Ronde { $round }, table { $table } : une autre partie suit.
web-tournament-event-game-started = La partie { $game } a commencé.
web-tournament-event-result-entered = Partie { $game } : { $result }.
web-tournament-event-forfeited =
    { $absent ->
        [first] Partie { $game } : le premier joueur n’est pas venu.
        [second] Partie { $game } : le second joueur n’est pas venu.
       *[both] Partie { $game } : personne n’est venu.
    }
web-tournament-event-result-corrected = Partie { $game } corrigée : { $result }.
web-tournament-event-match-decided = Ronde { $round }, table { $table } : { $name } remporte le match.
web-tournament-event-round-closed = La ronde { $round } est terminée.
web-tournament-event-tournament-finished = Le tournoi est terminé.
web-tournament-name = Nom du tournoi
web-tournament-text = Description
web-tournament-venue = Où
web-tournament-venue-server = Sur ce serveur
web-tournament-venue-server-about = Les joueurs s’inscrivent avec leur compte, et les parties se jouent ici.
web-tournament-venue-tables = Autour de vraies tables
web-tournament-venue-tables-about = Vous saisissez les joueurs, et ils jouent avec des plateaux en bois.
web-tournament-format = Formule
web-tournament-rounds-number = Rondes
web-tournament-rounds-about = Plus il y a de rondes, plus l’ordre est juste.
web-tournament-rounds-enough =
    { $number ->
        [one] Pour { $players } joueurs, { $number } ronde suffit à une victoire nette.
       *[other] Pour { $players } joueurs, { $number } rondes suffisent à une victoire nette.
    }
web-tournament-cycles = Tout le monde se rencontre deux fois
web-tournament-match = Un match se joue
web-tournament-minutes = Durée en minutes
web-tournament-reach = Nombre de places plus haut où l’on peut défier
web-tournament-boards = Plateaux par équipe
web-tournament-boards-about = 1 pour des joueurs seuls.
web-tournament-advice = À { $number } joueurs, autant de rondes suffisent pour que tout le monde se rencontre.
web-tournament-advice-take = Choisir toutes rondes
web-tournament-when = Quand
web-tournament-start = Début
web-tournament-start-about = Laissez vide pour commencer vous-même.
web-tournament-absence = Minutes d’attente en cas d’absence
web-tournament-absence-about = Une partie commence quand les deux joueurs sont là. Qui n’arrive pas à temps perd par forfait.
web-tournament-automatic = Commencer et apparier automatiquement
web-tournament-pause-between = Minutes entre deux rondes
web-tournament-registration = Inscription
web-tournament-registration-open = Ouverte à tout le monde
web-tournament-registration-code = Avec un code
web-tournament-registration-closed = Par la direction seulement
web-tournament-code = Code
web-tournament-code-about = Donnez-le à ceux qui peuvent participer.
web-tournament-limit = Nombre maximal de joueurs
web-tournament-rating-min = Cote minimale
web-tournament-rating-max = Cote maximale
web-tournament-late = Inscription tardive permise
web-tournament-computers = Joueurs ordinateurs
web-tournament-computer = Joueur ordinateur
web-tournament-rules = Règles
web-tournament-rated = Parties classées
web-tournament-handicap = Avec un handicap
web-tournament-handicap-step = Points de cote par niveau
web-tournament-handicap-about = Pour chaque tranche de tant de points d’écart, le joueur le plus fort joue un niveau plus bas.
web-tournament-announce = Créer le tournoi
web-tournament-keep = Enregistrer
web-tournament-rounds-title = Rondes
web-tournament-pair = Apparier la ronde suivante
web-tournament-pair-by-hand = Apparier à la main
web-tournament-unpair = { $round } : annuler l’appariement
web-tournament-is-automatic = Les rondes sont appariées automatiquement. Vous pouvez toujours le faire vous-même.
web-tournament-is-manual = Vous appariez les rondes vous-même.
web-tournament-helpers = Aides
web-tournament-helpers-none = Personne ne vous aide encore.
web-tournament-helper-name = Nom du compte
web-tournament-helper-remove = Retirer
web-tournament-add = Ajouter
web-tournament-whole = Le tournoi entier
web-tournament-finish = Terminer
web-tournament-finish-sure = Terminer le tournoi ? Le classement sera alors définitif.
web-tournament-cancel = Annuler le tournoi
web-tournament-cancel-sure = Annuler le tournoi ? C’est irréversible.
web-tournament-directing-about = Entrez ou corrigez les résultats sous « { web-tournament-view-rounds } », et changez les participants sous « { web-tournament-view-players } ».
web-tournament-directing-over = Vous pouvez encore corriger les résultats sous « { web-tournament-view-rounds } ».
web-tournament-decide = Résultat
web-tournament-correct = Corriger le résultat
web-tournament-adjudicate = Décider de la partie
web-tournament-result = Entrer le résultat
web-tournament-adjudicate-about = Votre décision compte pour le tournoi, quoi qu’il arrive sur le plateau.
web-tournament-wins = { $name } gagne
web-tournament-drawn = Égalité
web-tournament-match-decide = Décider du match entier
web-tournament-wins-match = { $name } gagne le match
web-tournament-reopen = Retirer le résultat
web-tournament-forfeit = Quelqu’un n’est pas venu ?
web-tournament-absent = Absence : { $name }
web-tournament-absent-both = Personne n’est là
web-tournament-team = Équipe
web-tournament-player-name = Joueur
web-tournament-members = Membres, un par ligne, dans l’ordre des plateaux
web-tournament-add-computer = Ajouter un joueur ordinateur
web-tournament-import = Lire une liste de joueurs
web-tournament-import-about = Un fichier CSV avec les colonnes nom et, si vous voulez, cote et équipe
web-tournament-imported =
    { $number ->
        [one] { $number } joueur ajouté.
       *[other] { $number } joueurs ajoutés.
    }

## Printed pages of tournaments

print-page = Page { $number } sur { $pages }
print-boxes = □ Un signe que cette impression ne peut pas montrer ; le numéro distingue les noms.
print-pairings = Appariements par table
print-names = Appariements par nom
print-cards = Cartes de table
print-sheets = Feuilles de partie
print-standings = Classement
print-diplomas = Diplômes
print-cross-table = Grille américaine
print-cross-everyone = Les colonnes sont les numéros de gauche. 1 : victoire, ½ : égalité, 0 : défaite ; + et − : non jouée.
print-cross-rounds = Pour chaque ronde : le résultat et le numéro de l’adversaire. 1 : victoire, ½ : égalité, 0 : défaite ; (1) : exempt ; + et − : non jouée.
print-round = Ronde { $round }
print-round-of = Ronde { $round } sur { $rounds }
print-first-gives = Le premier joueur donne en premier.
print-table = Table
print-table-of = Table { $table } : { $first } – { $second }
print-first = Premier joueur
print-second = Second joueur
print-seat = Joue
print-seat-first = en premier
print-seat-second = en second
print-name = Nom
print-opponent = Adversaire
print-points = Points
print-result = Résultat
print-place = Place
print-rating = Cote
print-games = Parties
print-entrants = Participants
print-sits-out = Ne jouent pas cette ronde
print-bye = Exempt
print-withdrawn = { $name } (retrait)
print-final = Classement final
print-after = Après la ronde { $round }
print-after-of = Après la ronde { $round } sur { $rounds }
print-now = Provisoire
print-before = Avant la première ronde
print-square = Case
print-given = Donne
print-call = Annonce
print-signatures = Signatures
print-scan = Après la partie, scannez le code et entrez le résultat. Votre adversaire le confirme.
print-diploma = Diplôme
print-awarded = décerné à
print-date = Date
print-director = Direction du tournoi
print-place-of =
    { $form ->
        [one] { $number }re place
       *[other] { $number }e place
    }

## Programs that play each other: `fourfold match` and `fourfold score`

cli-match-head-player = Joueur
cli-match-head-blunders = Gaffes
cli-match-head-faults = Défaillances
cli-match-legend = Score et gaffes en pour cent. Une gaffe est un coup qui perd de la valeur contre un jeu parfait. Une défaillance est une partie perdue à cause d’un plantage, d’un coup illégal, de la pendule ou autre.
cli-match-legend-elo = Elo : 1500 en moyenne. ± : la moitié d’un intervalle à 95 %, par rééchantillonnage des paires de parties.
cli-match-elo = { $name } contre { $other } : écart Elo { $elo } (intervalle à 95 % : de { $low } à { $high }) ; { $name } est plus fort avec une probabilité de { $likelihood } %.
cli-match-elo-open = { $name } contre { $other } : ces parties ne permettent pas d’estimer l’écart Elo.
cli-match-test-open = Le test séquentiel est indécis : son log-rapport de vraisemblance est { $ratio }, les bornes sont { $low } et { $high }.
cli-match-test-better = Le test séquentiel est décidé : { $name } est meilleur que { $other } de plus de { $elo } Elo.
cli-match-test-not-better = Le test séquentiel est décidé : { $name } n’est pas meilleur que { $other } de { $elo } Elo ou plus.
cli-match-fault =
    { $number ->
        [one] { $name } : { $fault } dans { $number } partie (partie { $game } : { $why })
        [many] { $name } : { $fault } dans { $number } parties (la première est la partie { $game } : { $why })
       *[other] { $name } : { $fault } dans { $number } parties (la première est la partie { $game } : { $why })
    }
cli-engine-fault-time = temps écoulé
cli-match-no-state = { $path } ne contient pas de parties de fourfold match (ligne { $line }) ; choisissez un autre fichier, ou supprimez-le
cli-match-stopped = Arrêté. Voici les résultats obtenus ; avec --state, le travail aurait pu continuer.
cli-match-players = il faut au moins deux joueurs : des commandes de moteurs, ou strength:NAME
cli-match-games-even = --games : les parties se jouent par paires : un nombre pair est attendu, pas { $number }
cli-match-sprt-two = --sprt compare deux joueurs : indiquez-en exactement deux
cli-match-sprt-order = --sprt : le premier nombre doit être inférieur au second
cli-match-sprt-number = --sprt : { $text } illisible : un nombre de { $low } à { $high } est attendu
cli-match-go = --go : ces limites sont inutilisables : { $why }
cli-match-go-which = --go : movetime, nodes ou depth avec un nombre est attendu
cli-match-openings = --openings : { $why }
cli-jobs-broken = un processus qui calculait a été arrêté de l’extérieur ; avec { $option }, la même commande reprend ici
cli-score-asking = Questions
cli-score-head-placed = Pièces placées
cli-score-all = Tout
cli-score-kept = { $name } garde la valeur dans { $kept } positions sur { $number } : { $share } % (intervalle à 95 % : de { $low } à { $high }).
cli-score-left-out =
    { $number ->
        [one] { $name } ne joue pas le niveau { $levels } ; ces positions ont été omises.
        [many] { $name } ne joue pas les niveaux { $levels } ; ces positions ont été omises.
       *[other] { $name } ne joue pas les niveaux { $levels } ; ces positions ont été omises.
    }
cli-score-fault =
    { $number ->
        [one] { $name } : { $fault } dans { $number } position ({ $why })
        [many] { $name } : { $fault } dans { $number } positions (la première : { $why })
       *[other] { $name } : { $fault } dans { $number } positions (la première : { $why })
    }
cli-score-no-state = { $path } ne contient pas de résultats de fourfold score (ligne { $line }) ; choisissez un autre fichier, ou supprimez-le

## Help of `fourfold match` and `fourfold score`

help-panel-limits = Limites
help-metavar-limits = LIMITES
help-match = Faire jouer des moteurs et des adversaires de l’ordinateur entre eux, et les mesurer.
help-match-more = Chaque paire de joueurs joue des paires de parties : depuis la même ouverture à égalité, en échangeant les côtés. Un moteur qui plante, se bloque, écrit trop ou enfreint les règles perd la partie.
help-match-players = Les joueurs, au moins deux : la commande qui démarre un moteur, ou strength:NAME avec l’un de { $names }.
help-match-games = Parties de chaque paire de joueurs, un nombre pair ; au plus, avec --sprt.
help-match-openings = Combien de pièces sont placées dans les ouvertures à égalité, 0 pour le début ; ou un fichier avec une position par ligne.
help-match-sprt = S’arrêter quand un test séquentiel a décidé si le premier joueur est meilleur du second nombre de points Elo, ou seulement du premier.
help-match-out = Y écrire les parties.
help-match-keep = Garder les moteurs en marche d’une partie à l’autre ; sinon, chaque partie les redémarre.
help-match-times = Noter dans les parties la durée de chaque coup.
help-match-margin = Secondes de chaque réponse que la pendule ne compte pas, pour le trajet entre les processus.
help-match-go = Limites de chaque recherche, en plus de la pendule : movetime MS, nodes N, depth N.
help-match-patience = Secondes d’attente d’une réponse avant qu’un moteur perde, quand aucune pendule ne le limite.
help-score = Interroger un programme sur des positions décisives : combien de fois garde-t-il la valeur ?
help-score-more = Dans chaque position, certains coups gardent la valeur et d’autres la perdent, selon le moteur exact. L’absence de réponse, un coup illégal, etc. comptent comme une perte.
help-score-command = La commande qui démarre le programme, ou strength:NAME avec l’un de { $names }.
help-score-level = N’interroger qu’à ce niveau, de 1 à 4 ; par défaut, à tous ceux que joue le programme.
help-score-positions = Interroger sur ce nombre de positions, réparties selon les niveaux et les pièces placées ; par défaut, sur toutes.
help-score-speak = Comment le programme est interrogé : protocol (comme un moteur), json (une requête par ligne) ou text (questions en mots).
help-score-concurrency = Combien de copies du programme interroger à la fois.

## The command line

cli-beside = À côté du plateau
cli-hand = En main
cli-position = Position
cli-to-place =
    { $edition ->
        [mushrooms] { $name } doit placer ce champignon, puis en donner un à { $other }.
       *[classic] { $name } doit placer cette pièce, puis en donner une à { $other }.
    }
cli-to-give =
    { $edition ->
        [mushrooms] { $name } doit donner un champignon à { $other }.
       *[classic] { $name } doit donner une pièce à { $other }.
    }
cli-alignment = Alignement en { $squares } : { $values }
cli-begins =
    { $edition ->
        [mushrooms] { $name } commence en donnant un champignon.
       *[classic] { $name } commence en donnant une pièce.
    }
cli-begins-by-lot =
    { $edition ->
        [mushrooms] Le sort a désigné { $name }, qui commence en donnant un champignon.
       *[classic] Le sort a désigné { $name }, qui commence en donnant une pièce.
    }
cli-turn = coup { $turn }
cli-in-tags = étiquettes
cli-perft-total = suites de longueur { $depth }
cli-perft-seconds = secondes
cli-solve-turn = Coup
cli-solve-value = Valeur
cli-solve-line = ligne { $line }
cli-atlas-corner = premier \ second
cli-atlas-legend = En lignes : niveau du premier joueur (qui donne en premier) ; en colonnes : niveau du second. 1-0 : le premier joueur gagne, 0-1 : le second, 1/2-1/2 : égalité.
cli-atlas-brackets = Entre parenthèses : le nombre de poses.
cli-atlas-head-level = Niveau
cli-atlas-head-traits = Caractères
cli-atlas-head-result = Résultat
cli-atlas-head-distance = Poses
cli-atlas-head-nodes = Positions visitées
cli-atlas-head-seconds = Secondes
cli-atlas-differs = { $found } trouvé, mais l’atlas fourni indique { $shipped }
cli-atlas-unknown = absent de l’atlas fourni
cli-atlas-damaged = l’atlas { $path } est endommagé ({ $why }) : réinstallez fourfold
cli-atlas-resumed =
    { $number ->
        [one] Reprise après { $number } ligne terminée dans { $path }.
       *[other] Reprise après { $number } lignes terminées dans { $path }.
    }
cli-atlas-no-state = { $path } ne contient pas de lignes terminées de l’atlas (ligne { $line }) : choisissez un autre fichier ou supprimez-le
cli-book-level = Niveau
cli-book-traits = Caractères
cli-book-placed = Placées
cli-book-entries = Entrées
cli-book-bytes = Octets
cli-book-differs = { $level } : le livre et la recherche diffèrent sur { $position }
cli-book-verified = { $level } : comparaisons avec la recherche : { $number }, erreurs : { $wrong }
cli-book-unused = le livre d’ouvertures { $name } n’est pas utilisé : { $why }
cli-bench-level = Niveau
cli-bench-placed = Placées
cli-bench-asked = Demande
cli-bench-number = Nombre
cli-bench-nodes = Visitées
cli-bench-faster = Gain
cli-bench-value = valeur
cli-bench-distance = distance
cli-bench-book = avec livre
cli-bench-columns = Moyenne et p99 en millisecondes ; positions visitées, en moyenne et en millions par seconde. Gain : combien de fois plus vite qu’un minimax simple, mesuré dans la même exécution.
cli-bench-empty =
    { $number ->
        [one] Niveau { $level }, plateau vide : { $seconds } s, { $nodes } positions, { $number } thread
       *[other] Niveau { $level }, plateau vide : { $seconds } s, { $nodes } positions, { $number } threads
    }
cli-replay-first = Premier joueur
cli-replay-second = Second joueur
cli-replay-result = Résultat
cli-replay-turns = Coups
cli-replay-reason = Raison
cli-replay-broken = { unit-game }, { $broken } en erreur
cli-picture-ending = --output : { $path } ne finit ni par .png ni par .gif
cli-review-turn = Coup
cli-review-player = Joueur
cli-review-played = Joué
cli-review-value = Valeur
cli-review-mark = Note
cli-review-best = Mieux
cli-review-exclude = --json et --html ne s’utilisent pas ensemble
cli-review-written = Analyse enregistrée dans { $path }.
cli-opponents-how = Pour choisir : fourfold play --opponent { $name }
cli-opponents-overlooked = Fréquence à laquelle chaque sorte de figure est passée inaperçue, en pourcentage de { $number } parties.
cli-opponents-head-opponent = Adversaire
cli-opponents-head-level = Niveau
cli-opponents-head-games = Parties
cli-opponents-head-score = Score
cli-opponents-head-seat = Place
cli-opponents-head-start = Valeur
cli-opponents-head-won = Gagnées
cli-opponents-head-drawn = Égalités
cli-opponents-head-lost = Perdues
cli-opponents-legend = Elo : l’adversaire moyen a { $average }. ± : la moitié d’un intervalle à 95 %, par rééchantillonnage des parties. Score en pour cent.
cli-opponents-held = Parties gâchées par l’adversaire parfaite : { $lost } sur { $number }.
cli-opponents-playing = Parties en cours
cli-opponents-resumed =
    { $number ->
        [one] Reprise après { $number } partie terminée dans { $path }.
       *[other] Reprise après { $number } parties terminées dans { $path }.
    }
cli-opponents-no-state = { $path } ne contient pas de parties d’un étalonnage (ligne { $line }) ; choisissez un autre fichier, ou supprimez-le
cli-hint-over = la partie est terminée : un indice demande une partie en cours ; --at N revient juste après le coup N
cli-hint-rules = { $path } indique déjà les règles : enlevez { $name }
cli-hint-danger = Gagnerait maintenant
cli-hint-danger-none = Rien ne gagnerait maintenant.
cli-drill-how = Tapez les quatre cases d’un quarto (a1 b2 c3 d4), un chiffre pour une ligne, une lettre pour une colonne, - s’il n’y en a pas ; quit termine.
cli-drill-ready = On y va ? Appuyez sur Entrée pour lancer le chronomètre.
cli-drill-question = Y a-t-il un quarto, et où ?
cli-drill-none = n non aucun
cli-drill-step = { $kinds }, degré { $grade }
cli-drill-right = Bonne réponse, en { $time }.
cli-drill-missed = Il y avait un quarto.
cli-drill-wrong = Ce n’est pas un quarto.
cli-drill-late = Le temps est écoulé.
cli-drill-was-none = Il n’y avait pas de quarto sur ce plateau.
cli-drill-on = La suite : { $step }.
cli-drill-back = Un pas en arrière : { $step }.
cli-drill-next = Appuyez sur Entrée pour continuer.
cli-drill-unread = { $text } n’est pas une réponse : tapez quatre cases différentes, le chiffre d’une ligne, la lettre d’une colonne, ou -
cli-drill-not-in-level = le niveau { $level } n’a pas de { $kinds }
cli-drill-nothing = Aucune réponse donnée.
cli-drill-no-quarto = pas de quarto
cli-drill-total = en tout
cli-drill-head-kind = Figure
cli-drill-head-asked = Plateaux
cli-drill-head-right = Justes
cli-drill-head-missed = Manqués
cli-drill-head-wrong = Faux
cli-drill-head-late = Trop tard
cli-drill-head-seconds = Temps (médian)
cli-drill-weakest = Ce qui vous échappe le plus : { $kinds }.
cli-drill-flawless = Tout est juste : bien vu !
cli-drill-false = Aucun quarto ne vous échappe, mais vous en voyez qui n’existent pas : regardez à deux fois.
cli-drill-train = À travailler ensuite
cli-fill-goal-none = Remplissez le plateau sans aucun quarto
cli-fill-goal-most = Remplissez le plateau avec le plus de quartos possible
cli-fill-welcome =
    { $edition ->
        [mushrooms] Tapez une case et un champignon, par exemple c2 7, puis Entrée ; help explique le reste.
       *[classic] Tapez une case et une pièce, par exemple c2 7, puis Entrée ; help explique le reste.
    }
cli-fill-solved = Résolu : bravo !
cli-fill-alignments =
    { $number ->
        [one] { $number } quarto sur le plateau.
       *[other] { $number } quartos sur le plateau.
    }
cli-fill-possible-none = On peut encore le remplir sans quarto.
cli-fill-possible-most = Les { $number } quartos, le maximum possible, sont encore à portée.
cli-fill-lost-none = Le remplir sans quarto n’est plus possible : il y en aura au moins { $number }.
cli-fill-lost-most =
    { $number ->
        [one] D’ici, on arrive à { $number } quarto au plus.
       *[other] D’ici, on arrive à { $number } quartos au plus.
    }
cli-fill-target-none = Une solution n’en a aucun.
cli-fill-target-most = Une solution en a { $number }.
cli-fill-take-back =
    { $edition ->
        [mushrooms] { $number ->
            [one] C’est de nouveau possible sans le champignon en { $squares }.
           *[other] Il suffit de reprendre l’un de ces champignons : { $squares }.
        }
       *[classic] { $number ->
            [one] C’est de nouveau possible sans la pièce en { $squares }.
           *[other] Il suffit de reprendre l’une de ces pièces : { $squares }.
        }
    }
cli-fill-again =
    { $edition ->
        [mushrooms] Redemandez pour savoir où placer un champignon.
       *[classic] Redemandez pour savoir où placer une pièce.
    }
cli-fill-place = Par exemple { piece-the } en { $square }.
cli-fill-unread = { $text } n’est pas une commande ici. Tapez par exemple c2 7, remove c2 ou hint ; help en dit plus.
cli-fill-no-piece =
    { $edition ->
        [mushrooms] il n’y a pas de champignon en { $square }
       *[classic] il n’y a pas de pièce en { $square }
    }
cli-fill-go-on = Pour continuer
cli-fill-exclude = n’utilisez qu’une option parmi --check, --hint et --solve ; --check apporte son propre plateau
cli-fill-help-place =
    { $edition ->
        [mushrooms] placer un champignon : son chiffre ou quatre lettres
       *[classic] placer une pièce : son chiffre ou quatre lettres
    }
cli-fill-help-remove =
    { $edition ->
        [mushrooms] retirer un champignon du plateau
       *[classic] retirer une pièce du plateau
    }
cli-fill-help-undo = annuler le dernier changement
cli-fill-help-check = lister les quartos, et ce qui reste possible
cli-fill-help-hint = est-ce encore possible ? à la deuxième fois, un placement qui convient
cli-fill-help-solve = montrer une solution à partir d’ici
cli-fill-help-board = montrer de nouveau le plateau
cli-fill-help-quit = quitter, en indiquant comment continuer
cli-puzzle-welcome = Tapez votre coup et appuyez sur Entrée ; hint donne un indice, skip montre la solution, quit termine, help en dit plus.
cli-puzzle-prompt = Votre coup
cli-puzzle-gift =
    { $edition ->
        [mushrooms] Et quel champignon donnez-vous ?
       *[classic] Et quelle pièce donnez-vous ?
    }
cli-puzzle-next = Entrée pour le suivant, quit pour terminer
cli-puzzle-again = Essayez encore, ou tapez skip.
cli-puzzle-unread = { $text } n’est pas une réponse. Tapez par exemple { $examples } ; help en dit plus.
cli-puzzle-help-turn = placer en c2 et donner { piece-the }
cli-puzzle-help-place = placer en c2 ; cela suffit quand on ne demande que la case
cli-puzzle-help-give = donner { piece-the }
cli-puzzle-help-hint = un indice ; encore une fois pour en savoir plus
cli-puzzle-help-skip = montrer la solution et continuer
cli-puzzle-theme = { $option } : { $name } n’existe pas ; choisissez parmi { $names }
cli-puzzle-no-id = --id : il n’y a pas de problème { $name }
cli-puzzle-none = aucun problème ne correspond : demandez un autre niveau, un autre thème ou une autre difficulté
cli-puzzle-difficulty = --difficulty : { $text } est illisible : deux cotes attendues, comme 1200-1500
cli-puzzle-date = --date : { $text } est illisible : un jour est attendu, comme 2026-11-15
cli-error-exclude = { $name } et { $other } ne s’utilisent pas ensemble
cli-mine-mining = Recherche de problèmes
cli-mine-grading = Évaluation
cli-mine-resumed =
    { $number ->
        [one] Reprise après { $number } étape terminée dans { $path }.
       *[other] Reprise après { $number } étapes terminées dans { $path }.
    }
cli-mine-no-state = { $path } ne contient pas d’état de fourfold mine (ligne { $line }) : choisissez un autre fichier, ou supprimez-le
cli-mine-no-puzzle = { $path }, ligne { $line } : ce n’est pas un problème : { $why }
cli-mine-found = { $number } problèmes sur { $wanted } trouvés en { $games } parties
cli-mine-ungraded = --store exige des problèmes évalués : retirez --no-grade
cli-mine-stopped = Arrêté. Relancez la même commande pour continuer.
cli-dataset-labelling = Étiquetage
cli-dataset-placed = --placed : des nombres de pièces de 0 à { $most } étaient attendus, comme 5-15, et non { $text }
cli-dataset-suffix = { $path } : le nom doit finir par l’un de { $ends }
cli-dataset-exists = { $path } existe déjà : choisissez un autre nom, ou supprimez-le
cli-dataset-begun = { $path } contient un travail inachevé : reprenez-le avec --resume, ou supprimez-le
cli-dataset-no-state = { $path } ne contient aucun état enregistré de fourfold dataset (ligne { $line }) : choisissez un autre fichier, ou supprimez-le
cli-dataset-resumed =
    { $number ->
        [one] Reprise après { $number } position étiquetée dans { $path }.
        [many] Reprise après { $number } de positions étiquetées dans { $path }.
       *[other] Reprise après { $number } positions étiquetées dans { $path }.
    }
cli-dataset-exhausted =
    { $number ->
        [one] il n’y a pas autant de positions différentes : { $number } a été trouvée
        [many] il n’y a pas autant de positions différentes : { $number } ont été trouvées
       *[other] il n’y a pas autant de positions différentes : { $number } ont été trouvées
    }
cli-dataset-stopped = Arrêté. Ce qui est fini se trouve dans { $path } : lancez la même commande avec --resume pour continuer.
cli-dataset-made = { $path } : { $positions } positions. Étiquetées maintenant : { $labelled } en { $seconds } s, { $each } par seconde.
cli-engine-fault-not-started = non démarré
cli-engine-fault-crashed = planté
cli-engine-fault-hanging = sans réponse
cli-engine-fault-flooding = trop de sortie
cli-engine-fault-unreadable = réponse illisible
cli-engine-fault-refused = refusé
cli-engine-fault-illegal = tour illégal
cli-engine-head-check = Contrôle
cli-engine-head-result = Résultat
cli-engine-status-passed = réussi
cli-engine-status-failed = échoué
cli-engine-status-absent = non proposé
cli-engine-status-skipped = omis
cli-engine-unexpected = après { $sent } : attendu { $expected }, reçu { $received }
cli-engine-failed = après { $sent } : { $fault } ({ $why })
cli-engine-conforms = { $name } parle le protocole.
cli-engine-fails =
    { $number ->
        [one] { $name } ne parle pas le protocole : { $number } contrôle échoué.
        [many] { $name } ne parle pas le protocole : { $number } contrôles échoués.
       *[other] { $name } ne parle pas le protocole : { $number } contrôles échoués.
    }
cli-engine-checking = Contrôle
cli-error-engine = moteur { $command } : { $fault } : { $why }
cli-error-needs-option = { $name } demande { $other }
cli-error-command-line = commande { $text } illisible : { $why }
cli-error-seconds = { $name } : { $text } illisible : un nombre de secondes supérieur à 0 est attendu
cli-lot-fair-creator = Le tirage est régulier : la personne qui a créé la partie commence.
cli-lot-fair-joiner = Le tirage est régulier : la personne qui a rejoint la partie commence.
cli-lot-wrong-commitment = Irrégulier : le secret n’est pas celui sur lequel le serveur s’était engagé.
cli-lot-wrong-first = Irrégulier : d’après le secret et les nonces, c’est l’autre qui commence.
cli-lot-no-json = ce n’est pas du JSON ({ $why })
cli-account-head-name = Nom
cli-account-head-id = Joueur
cli-account-head-kind = Type
cli-account-head-since = Depuis
cli-account-head-games = Parties
cli-account-head-reports = Signalements
cli-account-head-blocked = Bloqué
cli-account-reset = Le compte { $name } est déconnecté partout. Ce code de secours permet, une seule fois, de choisir un nouveau mot de passe :
cli-account-renamed = { $name } s’appelle maintenant { $new }.
cli-account-blocked = Le compte { $name } est bloqué.
cli-account-unblocked = { $name } peut de nouveau se connecter.
cli-account-deleted = Le compte { $name } est supprimé.
cli-account-sure = Supprimer { $name } définitivement ? (oui/non)
cli-account-kept = le compte { $name } est conservé
cli-account-unknown = il n’y a pas de compte { $name }
cli-db-unavailable = la base de données est inutilisable : { $why }
cli-db-nothing = il n’y a rien à cet emplacement : { $path }
cli-db-exists = { $path } existe déjà : choisissez un autre nom, ou --force
cli-db-unfit = { $path } n’est pas une base complète de ce programme : { $why }
cli-db-running = un serveur utilise cette base : arrêtez-le d’abord
cli-db-used = cette base contient déjà des joueurs : --force les remplace
cli-db-no-tool = { $tool } n’est pas installé : les outils de PostgreSQL font et restaurent les sauvegardes (Debian : apt install postgresql-client)
cli-db-tool-failed = { $tool } a échoué : { $why }
cli-db-upgraded = La base est maintenant à l’étape { $step } (avant : { $before }).
cli-db-up-to-date = La base est déjà à jour : étape { $step }.
cli-db-copying = Copie
cli-db-checking = Relecture des parties
cli-db-backed-up = Sauvegarde enregistrée dans { $path } ({ $size } octets).
cli-db-restored = La base a été restaurée à partir de { $path }.
cli-db-checked = Parties : { $games }, entrées : { $entries }, comptes : { $accounts }.
cli-db-well = Aucune anomalie trouvée.
cli-db-faults =
    { $number ->
        [one] { $number } anomalie trouvée.
       *[other] { $number } anomalies trouvées.
    }
cli-bot-ready = { $name } peut jouer sur { $server }.
cli-bot-unmarked = Ce compte n’est pas signalé comme bot : activez cette option dans ses réglages.
cli-bot-started = { $game } : partie contre { $name }
cli-bot-ended = { $game } : { $result }, { $reason }
cli-bot-entered = { $name } : inscription faite
cli-bot-over = Le tournoi { $tournament } est terminé.
cli-bot-refused = { $server } a refusé : { $why }
cli-bot-waiting = { $server } ne répond pas ; nouvel essai ({ $why })
cli-bot-no-token = il faut un jeton : --token, ou FOURFOLD_TOKEN
cli-bot-no-address = --server : { $text } n’est pas une adresse comme { $example }
cli-step-keys = Entrée ou espace : suivant   b : précédent   q : quitter
cli-error-players = --players donne les deux noms et tire au sort qui commence : utilisez soit cette option, soit --first et --second
cli-error-preset = --preset : { $name } n’existe pas ; choisissez parmi { $names }
cli-error-choice = { $name } n’existe pas ; choisissez parmi { $names }
cli-error-json-step = --json et --step ne s’utilisent pas ensemble
cli-error-goes-with = { $name } ne s’emploie qu’avec { $other }
cli-error-unreadable = impossible de lire { $path } : { $why }
cli-error-one-game = { $path } contient { $number } parties ; pour continuer à jouer, il en faut une seule
cli-error-finished = la partie dans { $path } est terminée ({ $result }) ; pour la revoir : fourfold replay --step
cli-error-opponent = --opponent : { $name } n’existe pas ; choisissez parmi { $names }
cli-error-two-people = contre l’ordinateur, nommez une seule personne, avec --first ou --second
cli-error-resume-setup = { $path } contient déjà les joueurs et les règles : --resume s’emploie sans les options correspondantes
cli-error-exists = { $path } existe déjà : reprenez sa partie avec --resume, ou choisissez un autre nom
cli-error-unwritable = impossible d’écrire { $path } : { $why }
cli-error-other-state = { $path } contient le travail d’une autre tâche : { $there } là-bas, { $here } ici. Choisissez un autre fichier, ou supprimez-le
cli-error-cluster = la grappe Ray { $address } est inutilisable : { $why }
cli-play-welcome = Tapez ce que vous voulez faire, puis Entrée ; help explique comment.
cli-play-says = { $name } : « { $text } »
cli-play-resumed = On reprend la partie de { $path }.
cli-play-random = Joueur aléatoire
cli-play-kept = La partie est enregistrée dans { $path }.
cli-play-saved = Enregistré dans { $path }.
cli-play-bye = Au revoir.
cli-play-exists = { $path } existe déjà : choisissez un autre nom
cli-play-save-where = Tapez un nom de fichier après save
cli-play-save-question = Enregistrer la partie ? Nom du fichier, ou Entrée pour non :
cli-play-undone = Coup repris.
cli-play-undo-nothing = Il n’y a rien à reprendre
cli-play-undo-clock = On ne peut rien reprendre quand une pendule tourne
cli-play-draw-question = { $other }, acceptez-vous l’égalité ? (oui/non)
cli-play-draw-declined = { $other } veut continuer à jouer.
cli-play-yes = o oui
cli-play-help-give =
    { $edition ->
        [mushrooms] donner un champignon : son chiffre ou quatre lettres
       *[classic] donner une pièce : son chiffre ou quatre lettres
    }
cli-play-help-place =
    { $edition ->
        [mushrooms] placer le champignon en main sur une case
       *[classic] placer la pièce en main sur une case
    }
cli-play-help-turn = placer et donner d’un coup
cli-play-help-call = annoncer QUARTO ! et montrer les quatre cases ; ou !a1b1c1d1
cli-play-help-pass =
    { $edition ->
        [mushrooms] ne rien dire quand tous les champignons sont posés
       *[classic] ne rien dire quand toutes les pièces sont posées
    }
cli-play-help-undo = reprendre la dernière action
cli-play-help-hint = un indice ; encore une fois, ou avec reason ou turn, pour en savoir plus
cli-play-help-end = proposer l’égalité ; abandonner
cli-play-help-board = montrer de nouveau le plateau
cli-play-help-save = enregistrer la partie, puis continuer de l’enregistrer au même endroit
cli-play-help-quit = quitter
cli-play-unread = { $text } n’est pas une commande ici. Tapez par exemple { $examples } ; help en dit plus.
cli-play-call-how = Une annonce désigne quatre cases différentes (R15), par exemple : quarto a1 b1 c1 d1
cli-error-whole = { $name } : impossible de lire { $text } ; attendu : un nombre entier
cli-error-whole-from = { $name } : impossible de lire { $text } ; attendu : un nombre entier à partir de { $low }
cli-error-whole-between = { $name } : impossible de lire { $text } ; attendu : un nombre entier de { $low } à { $high }
cli-error-depth = --depth { $depth } : le total risque de dépasser 64 bits ; choisissez une profondeur plus petite
cli-serve-at = Fourfold tourne à l’adresse { $address } (Ctrl+C pour arrêter)
cli-serve-error-listen = impossible d’écouter sur { $address } : { $why }
cli-serve-error-database = la base de données est inutilisable : { $why }
cli-serve-error-missing = { $name } n’est pas installé : installez fourfold[club]
cli-serve-error-start = le serveur n’a pas pu démarrer ; son journal ci-dessus dit pourquoi
cli-invalid-setting-range = { $name } doit être compris entre { $least } et { $most }, et non { $value }
cli-invalid-setting-least = { $name } doit être au moins { $least }, et non { $value }
cli-invalid-setting-choice = { $name } doit être l’une de ces valeurs : { $choices }, et non { $value }
cli-invalid-setting-form = { $name } doit avoir la forme { $form }, et non { $value }
cli-invalid-setting-database = { $name } doit être le chemin d’un fichier ou avoir la forme { $form }, et non { $value }
cli-invalid-setting-network = { $name } : { $value } n’est ni une adresse ni un réseau
cli-invalid-setting-int = { $name } doit être un nombre entier, et non { $value }
cli-invalid-setting-float = { $name } doit être un nombre, et non { $value }
cli-invalid-setting-bool = { $name } doit valoir yes ou no, et non { $value }
cli-atlas-title = { $level }, { unit-trait }

## Tournaments on the command line

cli-tournament-head-id = Id
cli-tournament-head-format = Formule
cli-tournament-head-round = Ronde
cli-tournament-head-status = État
cli-tournament-status-announced = pas commencé
cli-tournament-status-running = en cours
cli-tournament-status-finished = terminé
cli-tournament-status-cancelled = annulé
cli-tournament-is-bot = ordinateur
cli-tournament-is-late = dès la ronde { $round }
cli-tournament-is-withdrawn = retrait
cli-tournament-is-paused = en pause
cli-tournament-entered =
    { $number ->
        [one] { $number } participant a été inscrit.
        [many] { $number } participants ont été inscrits.
       *[other] { $number } participants ont été inscrits.
    }
cli-tournament-ignored = Colonnes non utilisées : { $names }
cli-tournament-advice-everybody-meets = Avec { $players } joueurs, tout le monde peut se rencontrer en { $rounds } rondes : un toutes rondes.
cli-tournament-advice-too-many-rounds = Tant de rondes répéteraient des appariements dans un système suisse : avec { $players } joueurs, tout le monde se rencontre en { $rounds } rondes.
cli-tournament-advice-enough = Pour { $players } joueurs : un système suisse de { $rounds } rondes, après quoi un seul joueur au plus peut avoir gagné toutes ses parties.
cli-tournament-advice-few-rounds =
    { $rounds ->
        [one] Avec { $players } joueurs et { $rounds } ronde, plusieurs joueurs peuvent gagner toutes leurs parties ; le départage décide alors.
       *[other] Avec { $players } joueurs et { $rounds } rondes, plusieurs joueurs peuvent gagner toutes leurs parties ; le départage décide alors.
    }
cli-tournament-advice-instead = Avec { $players } joueurs, tout le monde pourrait se rencontrer en { $rounds } rondes : fourfold tournament change --format round-robin
cli-tournament-next-enter = Ensuite, inscrivez les joueurs : fourfold tournament enter NAME …
cli-tournament-next-pair = Quand tout le monde est inscrit, appariez la première ronde : fourfold tournament pair
cli-tournament-next-open =
    { $number ->
        [one] Résultat attendu à { $number } table : { $tables }
        [many] Résultats attendus à { $number } tables : { $tables }
       *[other] Résultats attendus à { $number } tables : { $tables }
    }
cli-tournament-next-round = Ensuite, appariez la ronde { $round } : fourfold tournament pair
cli-tournament-next-finish = Toutes les rondes ont été jouées. Terminez le tournoi : fourfold tournament finish
cli-tournament-none = il n’y a pas encore de tournoi : commencez-en un avec fourfold tournament new
cli-tournament-which = précisez le tournoi avec --tournament ; plusieurs ne sont pas terminés : { $names }
cli-tournament-unknown = il n’y a pas de tournoi { $text } ; il y a : { $names }
cli-tournament-unknown-many = { $text } peut désigner plusieurs tournois : { $names }
cli-tournament-nobody = personne du nom de { $text } ne participe ; il y a : { $names }
cli-tournament-nobody-number = il n’y a pas de numéro { $text } : les participants vont de 1 à { $most }
cli-tournament-several = { $text } peut désigner plusieurs personnes : { $names }
cli-tournament-table = { $text } n’est pas une table : écrivez 3 pour la table 3, 3.2 pour sa deuxième partie ou son deuxième plateau
cli-tournament-boards = il y a plusieurs plateaux à la table { $table } : { $names }
cli-tournament-no-round = aucune ronde n’est encore appariée : fourfold tournament pair
cli-tournament-no-such-round = il n’y a pas de ronde { $round } ; la dernière est la ronde { $last }
cli-tournament-result = { $text } n’est pas un résultat ; écrivez l’un de ceux-ci : { $results }
cli-tournament-result-missing = il manque le résultat après { $table }
cli-tournament-points = { $text } n’est pas un nombre de points ; écrivez 0, 0.5 ou 1
cli-tournament-one-name = --rating et --members concernent un seul nom, pas plusieurs
cli-tournament-no-correction = indiquez le bon nom, la bonne cote (--rating) ou les deux
cli-tournament-no-cross = il n’y a pas de grille américaine pour ce tournoi
cli-tournament-no-tables = il n’y a pas encore de tables : inscrivez d’abord les joueurs
cli-tournament-no-entrants = personne n’est encore inscrit
cli-tournament-no-games = aucune partie n’a encore été jouée
cli-tournament-sure = Annuler définitivement { $name } ? (oui/non)
cli-tournament-kept = { $name } n’a pas été annulé
cli-tournament-finish-sure = Il reste des rondes à jouer dans { $name }. Le terminer définitivement ? (oui/non)
cli-tournament-goes-on = { $name } continue
cli-tournament-cancelled = { $name } a été annulé.
cli-tournament-printed = Enregistré : { $path }
cli-tournament-no-address = --address : { $text } n’est pas une adresse comme { $example }
cli-tournament-not-over = Le tournoi n’est pas terminé : les places peuvent encore changer.
cli-tournament-no-network = Cette machine n’est dans aucun réseau : les téléphones n’atteignent pas les adresses de ces cartes. Précisez-en une avec --address.
cli-tournament-desk = Le bureau de direction de { $name } (gardez cette adresse pour vous ; Ctrl+C pour arrêter) :
cli-tournament-desk-lan = Les téléphones du réseau local peuvent saisir les résultats : fourfold tournament print cards
cli-tournament-desk-alone = Seule cette machine peut l’ouvrir. Pour les téléphones aux tables, utilisez --lan.
cli-tournament-log-entered = { $name } participe avec le numéro { $number }.
cli-tournament-log-entered-rated = { $name } participe avec le numéro { $number } et la cote { $rating }.
cli-tournament-log-entry-corrected = Le numéro { $number } est maintenant { $name }.
cli-tournament-log-entry-corrected-rated = Le numéro { $number } est maintenant { $name }, avec la cote { $rating }.
cli-tournament-log-lineup-changed = { $name } joue maintenant avec { $members }.
cli-tournament-log-withdrawn = { $name } se retire.
cli-tournament-log-paused = { $name } fait une pause.
cli-tournament-log-resumed = { $name } est de retour.
cli-tournament-log-bye-granted = { $name } est exempt à la ronde { $round } (points : { $points }).
cli-tournament-log-round-paired = La ronde { $round } est appariée.
cli-tournament-log-round-unpaired = Les appariements de la ronde { $round } sont annulés.
cli-tournament-log-game-added = { $game } : une autre partie suit.
cli-tournament-log-game-started = { $game } : { $first } contre { $second } a commencé.
cli-tournament-log-result = { $game } : { $first } { $result } { $second }
cli-tournament-log-adjudicated = { $game } : { $first } { $result } { $second } (décision de la direction)
cli-tournament-log-corrected = { $game } : { $first } { $result } { $second } (corrigé)
cli-tournament-log-reopened = { $game } : { $first } contre { $second } attend de nouveau un résultat.
cli-tournament-log-match-decided = { $game } : { $name } gagne par décision de la direction.
cli-tournament-log-round-closed = La ronde { $round } est complète.
cli-tournament-log-tournament-finished = Le tournoi est terminé.
cli-tournament-pair-names = { $text } n’est pas une paire : écrivez deux joueurs séparés par deux-points, comme ana:ben

## Added for the web app and the server

site-title = Fourfold · jouer à Quarto !
site-about = Quarto ! Seize pièces, quatre caractères, une annonce.
site-game-playing = Une partie de Quarto ! est en cours. Regardez-la en direct.
site-invitation = À Quarto !, votre adversaire choisit la pièce que vous placez. Quatre pièces alignées qui partagent un caractère gagnent, à condition de le voir et de l’annoncer.
site-unreachable = Le serveur est injoignable. Nouvelle tentative…
web-percent = { NUMBER($number, maximumFractionDigits: 0) } %
web-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
web-with-remark = { $text }, { $remark }
web-turn-place-give = { $square }, puis { piece-the }
web-turn-place-call = { $square }, puis { quarto-call }
web-call-on = { quarto-call } { $squares }
web-account-token-revoke = Révoquer
problem-field-missing = Il manque.
problem-field-unknown = Ce champ n’existe pas.
problem-field-json = Ce n’est pas du JSON valide.
problem-field-text = Il faut un texte.
problem-field-boolean = Il faut true ou false.
problem-field-integer = Il faut un nombre entier.
problem-field-number = Il faut un nombre.
problem-field-list = Il faut une liste.
problem-field-object = Il faut un objet.
problem-field-date = Il faut une date comme 2026-11-15.
problem-field-choice = Les choix possibles : { $choices }.
problem-field-short =
    { $number ->
        [one] Il faut au moins { $number } caractère.
       *[other] Il faut au moins { $number } caractères.
    }
problem-field-long =
    { $number ->
        [one] Il faut au plus { $number } caractère.
       *[other] Il faut au plus { $number } caractères.
    }
problem-field-few =
    { $number ->
        [one] Il faut au moins { $number } élément.
       *[other] Il faut au moins { $number } éléments.
    }
problem-field-many =
    { $number ->
        [one] Il faut au plus { $number } élément.
       *[other] Il faut au plus { $number } éléments.
    }
problem-field-above = Il faut plus que { $number }.
problem-field-least = Il faut au moins { $number }.
problem-field-below = Il faut moins que { $number }.
problem-field-most = Il faut au plus { $number }.
problem-field-form = La forme n’est pas bonne.
problem-token-scope = Ce jeton ne permet que de lire. Pour jouer, créez un jeton qui le permet.
problem-games-many = Vous avez { $most } parties inachevées : terminez-en une ou abandonnez-la d’abord.
problem-games-today = Vous avez commencé { $most } parties en un jour : réessayez plus tard.
problem-games-stored = Vos parties occupent les { $most } Mo dont vous disposez ici.
problem-character = Le texte contient un caractère qui ne peut pas être utilisé ici : { $character }.
problem-host = Ce serveur ne répond pas au nom { $host }. Son exploitant peut l’autoriser avec FOURFOLD_ALLOWED_HOSTS.
web-account-token-scope = Ce que le jeton permet
web-account-token-play = Lire et jouer
web-account-token-read = Lire seulement
web-account-token-days = Durée de validité
web-account-token-used = dernière utilisation le { $date }
web-account-token-unused = jamais utilisé
web-account-token-until = valable jusqu’au { $date }

## Help of tournaments on the command line

help-tournament = Diriger un tournoi sur de vraies tables : inscrire les joueurs, apparier les rondes, saisir les résultats, imprimer.
help-tournament-new = Commencer un tournoi.
help-tournament-new-more = Sans --format, la formule dépend du nombre de joueurs : tous contre tous s’ils sont au plus 8 et qu’il y a assez de rondes, sinon un système suisse.
help-tournament-change = Modifier un tournoi avant sa première ronde ; son nom et son texte, aussi plus tard.
help-tournament-list = Lister les tournois, le dernier modifié en premier.
help-tournament-cancel = Annuler définitivement un tournoi ; son journal est conservé.
help-tournament-enter = Inscrire des joueurs ou une équipe, même tardivement.
help-tournament-import = Inscrire tout le monde d’un fichier CSV, ou personne si quelque chose y est faux.
help-tournament-import-more = La première ligne nomme les colonnes : name et, si l’on veut, rating (cote), team et bot. UTF-8, avec virgules, points-virgules ou tabulations.
help-tournament-withdraw = Retirer quelqu’un définitivement ; une partie encore ouverte est décidée à part.
help-tournament-pause = Laisser quelqu’un de côté jusqu’à son retour.
help-tournament-resume = Laisser rejouer quelqu’un qui était en pause.
help-tournament-bye = Exempter quelqu’un d’une prochaine ronde d’un système suisse.
help-tournament-lineup = Changer les membres d’une équipe dès la prochaine ronde.
help-tournament-correct-entry = Corriger le nom ou la cote d’un inscrit ; les appariements restent.
help-tournament-pair = Apparier la prochaine ronde, automatiquement ou à la main.
help-tournament-unpair = Annuler les appariements de la dernière ronde, tant qu’elle n’a pas de résultat.
help-tournament-finish = Terminer le tournoi : le classement est définitif. Les résultats peuvent encore être corrigés.
help-tournament-result = Saisir des résultats, tous ou aucun.
help-tournament-result-more = La table 3 de la ronde en cours est 3 ; son deuxième plateau ou sa deuxième partie, 3.2 ; à la ronde 1, 1.3.2.
help-tournament-forfeit = Faire perdre un joueur qui n’est pas venu, ou les deux.
help-tournament-correct = Corriger un résultat ou le retirer ; le journal garde les deux.
help-tournament-decide = Faire gagner quelqu’un à une table d’une élimination, par exemple après beaucoup d’égalités.
help-tournament-show = Montrer un tournoi : ses règles, qui participe, ce qui vient ensuite.
help-tournament-pairings = Montrer les tables d’une ronde avec leurs résultats.
help-tournament-standings = Montrer le classement avec ses départages.
help-tournament-log = Lister tout ce qui s’est passé, corrections comprises.
help-tournament-export = Écrire un tournoi pour d’autres programmes : CSV, JSON ou le rapport de la FIDE (TRF).
help-tournament-print = Imprimer appariements, cartes de table, feuilles de partie, classement ou diplômes en PDF.
help-tournament-desk = Ouvrir le bureau de direction dans le navigateur ; le serveur tourne sur cette machine.
help-tournament-desk-more = Tout est enregistré aussitôt ; les autres commandes restent utilisables. Internet n’est pas nécessaire.
help-panel-format = Formule
help-metavar-table = TABLE
help-metavar-result = RÉSULTAT
help-metavar-points = POINTS
help-metavar-text = TEXTE
help-tournament-name = Comment s’appelle le tournoi.
help-tournament-option = Quel tournoi, par son nom ou son Id ou leur début ; sinon FOURFOLD_TOURNAMENT, ou le seul qui n’est pas terminé.
help-tournament-who = Un joueur : un numéro, un nom ou son début.
help-tournament-table = Une table, comme 3, ou 3.2 pour son deuxième plateau ou sa deuxième partie.
help-tournament-round = Quelle ronde ; sinon la dernière, ou pour une exemption la suivante.
help-tournament-json-events = Écrire ce qui s’ajoute au journal, un objet JSON par ligne.
help-tournament-output = Où l’enregistrer ; - est la sortie standard.
help-tournament-format = Comment on joue : { $names }.
help-tournament-players = Combien de joueurs sont attendus, pour proposer une formule.
help-tournament-rounds = Combien de rondes compte un système suisse.
help-tournament-cycles = Combien de fois tous se rencontrent dans un toutes rondes : 1 ou 2.
help-tournament-best-of = Combien de parties deux joueurs jouent dans une élimination : 1, 3, 5 …
help-tournament-third-place = Faire jouer la troisième place d’une élimination.
help-tournament-boards = Combien de plateaux a une équipe ; plus de 1 fait un tournoi par équipes.
help-tournament-minutes = Combien de minutes dure une arène.
help-tournament-reach = De combien de places vers le haut porte un défi dans une échelle.
help-tournament-limit = Combien peuvent participer au plus.
help-tournament-late = Si l’on peut s’inscrire après la première ronde.
help-tournament-tiebreaks = Ce qui sépare des points égaux, dans cet ordre, avec des virgules : { $names }.
help-tournament-preset = Des règles toutes prêtes, à une minute par coup : { $names }.
help-tournament-handicap = Combien de points de cote coûtent un niveau au joueur le plus fort (R7).
help-tournament-import-file = Un fichier CSV de joueurs ; - est l’entrée standard.
help-tournament-import-too = Inscrire tout le monde de ce fichier CSV, comme tournament import.
help-tournament-text = Ce qu’il faut en savoir.
help-tournament-rename = Un autre nom.
help-tournament-names = Des noms de joueurs, ou celui d’une équipe.
help-tournament-rating = La cote du joueur ; les appariements s’en servent.
help-tournament-right-name = Le bon nom.
help-tournament-right-rating = La bonne cote ; 0 pour aucune.
help-tournament-members = Les membres d’une équipe dans l’ordre des plateaux, avec des virgules.
help-tournament-lineup-members = Les membres dans l’ordre des plateaux.
help-tournament-bot = Marquer le joueur comme ordinateur.
help-tournament-points = Combien de points il donne : 0, 0.5 ou 1.
help-tournament-pair-table = Apparier ces deux joueurs à la main, le premier joueur d’abord ; une fois par table.
help-tournament-pair-bye = Exempter ce joueur, en appariant à la main.
help-tournament-results = Une table et son résultat, le premier joueur d’abord ({ $results }) ; + est venu, - n’est pas venu.
help-tournament-corrected = Le bon résultat ({ $results }), ou open pour le retirer.
help-tournament-adjudicated = La direction a décidé ces résultats.
help-tournament-absent = Qui n’est pas venu : un joueur de cette table, first, second ou both (les deux).
help-tournament-cross = Montrer qui a rencontré qui.
help-tournament-export-what = Ce qu’il faut écrire : { $names }.
help-tournament-print-what = Ce qu’il faut imprimer : { $names }.
help-tournament-paper = Le papier : a4 ou letter.
help-tournament-language = La langue des pages ; sinon, la vôtre.
help-tournament-blank = Des feuilles de partie sans noms.
help-tournament-places = Pour combien de premières places il y a des diplômes.
help-tournament-address = Où les téléphones trouvent le serveur, pour les codes des cartes de table ; sinon, l’adresse de cette machine sur le réseau local.
help-tournament-lan = L’ouvrir aussi aux téléphones du réseau local.
help-tournament-open = S’il faut afficher le bureau dans le navigateur.
help-tournament-address-only = Écrire seulement l’adresse, pour un serveur qui tourne déjà.

## Help of the command line

# A piece by its traits, with its digit for those who type it: “In hand: short dark round solid piece (a)”
cli-piece = { piece-named }{ piece-digit }
help-usage = Utilisation :
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE [ARGUMENTS]…
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-panel-players = Joueurs
help-panel-rules = Règles
help-default = [par défaut : { $value }]
help-environment = [variable d’environnement : { $name }]
help-required = [obligatoire]
help-examples = Exemples :
help-try = Pour obtenir de l’aide : { $command }.
help-error = Erreur
help-aborted = Interrompu.
help-help = Afficher cette aide et quitter.
help-version = Afficher la version et quitter.
help-lang = Langue des textes : { $names } ; par défaut, celle du système.
help-install-completion = Installer la complétion pour ce shell.
help-show-completion = Afficher le script de complétion de ce shell, pour le copier ou l’adapter.
help-completion-installed = Complétion pour { $shell } installée dans { $path }. Elle prendra effet dans un nouveau terminal.
help-metavar-address = ADRESSE
help-metavar-addresses = ADRESSES
help-metavar-board = PLATEAU
help-metavar-command = COMMANDE
help-metavar-seconds = SECONDES
help-metavar-cost = PRIX
help-metavar-directory = DOSSIER
help-metavar-file = FICHIER
help-metavar-how = COMMENT
help-metavar-language = LANGUE
help-metavar-kind = TYPE
help-metavar-name = NOM
help-metavar-names = NOMS
help-metavar-new = NOUVEAU
help-metavar-path = CHEMIN
help-metavar-position = POSITION
help-metavar-time = TEMPS
help-metavar-token = JETON
help-metavar-turn = COUP
help-metavar-what = QUOI
help-metavar-who = QUI
help-metavar-yyyy-mm-dd = AAAA-MM-JJ
help-error-no-option = Il n’y a pas d’option { $name }.
help-error-no-option-similar = Il n’y a pas d’option { $name }. Vouliez-vous dire { $names } ?
help-error-no-command = Il n’y a pas de commande { $name }.
help-error-no-command-similar = Il n’y a pas de commande { $name }. Vouliez-vous dire { $names } ?
help-error-missing-command = Il manque la commande.
help-error-missing-argument = Il manque l’argument { $name }.
help-error-missing-option = Il manque l’option { $name }.
help-error-extra = Inattendu ici : { $text }
help-error-no-value = L’option { $name } ne prend pas de valeur.
help-error-needs =
    { $number ->
        [one] L’option { $name } demande une valeur.
       *[other] L’option { $name } demande { $number } valeurs.
    }
help-error-invalid = Valeur incorrecte pour { $name } : { $why }
help-error-language = --lang : il n’y a pas de textes en { $name } ; choisissez parmi { $names }
help-fourfold = Le jeu de société Quarto ! : jouer, regarder et résoudre des positions, rejouer et analyser des parties.
help-play = Jouer à ce clavier ; dans la partie, tapez help pour savoir ce qu’on peut faire.
help-serve = Démarrer le serveur de jeu.
help-serve-more = Chaque option existe aussi comme variable d’environnement : FOURFOLD_PORT, FOURFOLD_DATABASE, etc.
help-opponents = Présenter les adversaires de l’ordinateur et leur force.
help-opponents-more = Le plus faible vient en premier. Pour jouer contre l’un d’eux : fourfold play --opponent NOM
help-opponents-attention = Mesurer combien de fois chaque adversaire manque chaque type de figure.
help-opponents-attention-more = Dans la moitié des parties, il y a un quarto à annoncer ; dans les autres, la pièce en main en complète un. Rien d’autre ne peut être annoncé ni complété.
help-opponents-calibrate = Faire jouer tous les adversaires les uns contre les autres et mesurer leur force.
help-opponents-calibrate-more = Cotes Elo par maximum de vraisemblance à chaque niveau ; une égalité compte comme une demi-victoire.
help-opponents-check-perfect = Faire jouer l’adversaire parfait contre tous les autres, des deux côtés : laisse-t-il échapper quelque chose ?
help-opponents-check-perfect-more = Les parties font partie de celles que joue calibrate ; un fichier de ces parties convient. Le code de sortie est 1 si une partie qui devait finir à égalité a été perdue, ou si une partie gagnante n’a pas été gagnée.
help-puzzle = Résoudre des problèmes : gagner, donner la seule pièce sûre, réfuter une erreur, sauver l’égalité.
help-puzzle-more = Chaque problème a été vérifié par le solveur ; sa difficulté est la cote à laquelle la moitié des adversaires trouvent la solution. Sans --seed, --count ni --difficulty, on commence par des problèmes faciles, et la suite dépend de vos réponses.
help-drill = Exercer l’œil : y a-t-il un quarto sur le plateau, et où ?
help-drill-more = Répondez par les quatre cases d’un quarto, ou par - s’il n’y en a pas. À mesure que vous progressez, l’exercice passe des lignes aux carrés tournants ; à la fin, il montre ce qui vous échappe et votre rapidité.
help-fill = Remplir le plateau avec les seize pièces, sans aucun quarto ou avec le plus possible.
help-fill-more = Tapez ce qui va où, par exemple c2 7 ; help explique le reste. Ce que disent les indices est exact.
help-show = Dessiner une position : le plateau, les pièces à côté et celle en main.
help-show-more = Les alignements qui comptent à ce niveau et avec ces caractères sont marqués sur le plateau et nommés en dessous.
help-referee = Trancher une position contestée à une vraie table : qui peut annoncer quoi, et selon quelle règle.
help-referee-last = La dernière case occupée, par exemple c1.
help-referee-placed-by = Qui l’a occupée : first ou second.
help-referee-given = Si une pièce a été donnée depuis.
help-referee-turn = Qui doit jouer : first ou second ; sur un plateau plein, cela indique si l’autre a passé.
help-referee-claim = Trancher sur l’annonce de ces quatre cases, par exemple a1b1c1d1.
help-referee-caller = Qui annonce : first ou second ; par défaut, qui doit jouer.
help-referee-refused = Combien d’annonces ont été refusées pendant ce tour.
help-referee-level = 1 à 4, ou A:B pour le premier et le second joueur.
help-hint = Donner un indice à qui doit jouer, d’une simple allusion jusqu’au coup lui-même.
help-hint-more = Un indice n’en dit jamais plus que sa profondeur, et ce qu’il dit est exact.
help-replay = Rejouer des parties enregistrées et dire comment chacune s’est terminée.
help-replay-more = Le code de sortie est 0 si tous les enregistrements sont valides, 1 si certains ne le sont pas, 2 si un fichier n’a pas pu être lu.
help-picture = Dessiner une partie notée : sa dernière position en PNG, ou toute la partie en GIF animé.
help-review = Analyser des parties avec exactitude : la valeur de chaque décision et le meilleur choix.
help-review-more = Le code de sortie est 0 si tous les enregistrements sont valides, 1 si certains ne le sont pas, 2 si un fichier n’a pas pu être lu ou écrit.
help-new = Écrire l’enregistrement d’une nouvelle partie sur la sortie standard ; la sortie d’erreur dit qui commence.
help-solve = Résoudre exactement des positions pour qui doit jouer, selon la règle automatique (R14).
help-solve-more = Une position impossible est signalée à sa place, et le code de sortie est alors 1. Les alignements déjà sur le plateau ne comptent pas.
help-bot = Jouer sur un serveur en tant que bot.
help-bot-more = Créez un compte, marquez-le comme bot, créez-lui un jeton, puis lancez cette commande. Les parties en cours lors d’un arrêt sont poursuivies.
help-engine = Jouer comme moteur lancé par d’autres programmes.
help-engine-more = Les commandes du protocole de docs/kit/protocol.md arrivent par l’entrée standard et les réponses partent par la sortie standard.
help-lot = Vérifier les tirages au sort qui décident qui commence.
help-lot-check = Vérifier qu’un tirage au sort était équitable.
help-lot-check-more = Code de sortie : 0 s’il l’était, 1 sinon, 2 s’il est illisible.
help-account = Gérer les comptes d’un serveur : lister, réinitialiser, renommer, bloquer, supprimer.
help-account-list = Lister les comptes et combien de fois chacun a été signalé.
help-account-reset = Annuler le mot de passe et obtenir un code pour en définir un nouveau.
help-account-reset-more = Toutes les sessions, tous les jetons et anciens codes de récupération prennent fin. Donnez le code à la personne concernée : il sert une fois, comme code de récupération à la connexion.
help-account-rename = Donner un autre nom à un compte ; les signalements de l’ancien sont clos.
help-account-block = Empêcher un compte de se connecter ; ses sessions et ses jetons prennent fin.
help-account-delete = Supprimer un compte ; ses parties montrent alors un compte supprimé.
help-db = Entretenir la base de données d’un serveur : mettre à jour, sauvegarder, restaurer, vérifier.
help-db-upgrade = Mettre à jour la structure de la base de données, ou la créer.
help-db-upgrade-more = Avec SQLite, le serveur le fait lui-même ; avec PostgreSQL, faites-le avant de démarrer une version plus récente.
help-db-backup = Copier la base de données dans un fichier, même pendant qu’un serveur l’utilise.
help-db-backup-more = La copie est cohérente et n’apparaît qu’une fois complète.
help-db-restore = Remplacer la base de données par une sauvegarde, en entier ou pas du tout.
help-db-restore-more = Arrêtez d’abord le serveur. Une sauvegarde plus ancienne est mise à jour.
help-db-check = Rejouer chaque partie selon les règles et comparer tout ce qui découle des journaux.
help-db-check-more = Résultats, listes, noms et cotes sont recalculés. Code de sortie : 0 si tout va bien, 1 sinon.
help-mine = Faire jouer les adversaires et tirer des problèmes de leurs parties (JSON Lines).
help-mine-more = Les mêmes options trouvent les mêmes problèmes, quel que soit le nombre de processus ou d’interruptions.
help-dataset = Créer un fichier de positions avec leurs valeurs exactes et tous les bons tours.
help-dataset-more = Les mêmes options créent le même fichier, quel que soit le nombre de processus et même après des interruptions.
help-atlas = Montrer le résultat du jeu parfait depuis le plateau vide, pour chaque paire de niveaux et chaque nombre de caractères.
help-atlas-more = 1-0 : gagne qui commence en donnant la première pièce. Un nouveau calcul interrompu reprend où il en était ; son code de sortie est 1 si un résultat diffère de celui fourni.
help-book = Construire, vérifier et lister les livres d’ouvertures.
help-book-info = Lister les livres ; le code de sortie est 1 s’il en manque un ou si l’un est endommagé.
help-book-verify = Vérifier les sommes de contrôle et comparer des entrées au hasard avec une recherche.
help-book-verify-more = Le code de sortie est 1 si un livre manque, est endommagé ou se trompe.
help-book-build = Résoudre chaque classe de positions à la profondeur des livres, par tranches, et écrire les livres.
help-book-build-more = La profondeur est de quatre pièces placées, ou cinq au niveau 1 avec trois ou quatre caractères. Ctrl+C fait perdre au plus une tranche : la même commande reprend. Un handicap demande aussi les valeurs de son image miroir. Les 64 livres prennent quelques heures sur un cœur.
help-bench = Chronométrer le moteur sur des positions au hasard sans gain immédiat, selon le nombre de pièces placées.
help-bench-more = Table vide, un seul thread, avec et sans livre d’ouvertures, valeurs seules et avec distances. À partir de dix pièces placées, un minimax simple résout les mêmes positions, et le tableau dit combien de fois le moteur est plus rapide.
help-perft = Compter les suites de dons et de placements d’une longueur donnée, selon la règle automatique (R14).
help-perft-more = Les parties finies plus tôt ne comptent pas. Chaque première action figure avec son propre nombre.
help-patterns = Dessiner les figures d’un niveau, groupées par type.
help-ascii = Dessiner avec de simples caractères ASCII.
help-no-colour = Écrire sans couleurs.
help-position = Quatre lignes, la ligne 1 d’abord, puis la pièce en main ou - ; par défaut, le début.
help-records = Parties enregistrées ; un dossier vaut pour ses fichiers *.qgn par ordre de nom, - pour l’entrée standard.
help-level = De 1 à 4.
help-level-seats = De 1 à 4 ; A:B vaut pour qui doit jouer et son adversaire.
help-level-players = De 1 à 4 ; A:B vaut pour le premier et le second joueur.
help-traits = Caractères retenus, parmi colour,shape,height,fill, séparés par des virgules ; par défaut, tous.
help-traits-some = Caractères retenus, parmi colour,shape,height,fill, séparés par des virgules.
help-edition = classic ou mushrooms.
help-threads = Threads par recherche ; par défaut, autant que la machine en a.
help-processes = Combien de parties à la fois.
help-ray = Calculer sur la grappe Ray à cette adresse, HOST:PORT ou auto, au lieu de cette machine (extra cluster).
help-seed = Reproduit les mêmes choix au hasard.
help-json = Écrire un objet JSON par ligne.
help-json-object = Écrire un objet JSON.
help-json-array = Écrire un tableau JSON.
help-json-games = N’écrire que des JSON Lines, un objet par partie.
help-database = Un fichier, ou { $url } ; par défaut FOURFOLD_DATABASE, ou un fichier de votre dossier de données.
help-first = Qui donne en premier.
help-second = Qui place en premier.
help-players = Deux noms ; le sort décide qui commence. Avec --level A:B, A est le niveau du premier nom.
help-seed-lots = Reproduit le même tirage au sort.
help-preset = Règles par nom, que les options ci-dessous peuvent modifier : { $names }.
help-call = official, standing ou automatic.
help-false-call = refused ou loses.
help-clock = En secondes : 60/move, 300+5, ou - pour aucune.
help-start = Où commence la partie, si ce n’est pas au début.
help-opponent = person, random, ou l’un de ceux que donne fourfold opponents. Choisissez votre place avec --first ou --second, ou laissez faire le sort.
help-random = Comme --opponent random.
help-mute = Le personnage de l’ordinateur ne dit rien.
help-save = Enregistrer la partie dans un nouveau fichier, après chaque action.
help-resume = Poursuivre la partie inachevée d’un enregistrement, et continuer à l’y enregistrer.
help-account-name = Nom du compte, ou son identifiant.
help-account-new = Le nom désormais.
help-account-undo = Permettre de nouveau au compte de se connecter.
help-account-yes = Ne pas demander confirmation.
help-db-force = Remplacer ce qui s’y trouve.
help-db-target = Où mettre la copie.
help-db-source = Une copie faite par db backup.
help-atlas-level = Seulement ces niveaux ; A:B vaut pour le premier et le second joueur.
help-atlas-traits = Seulement ce nombre de caractères, de 1 à 4.
help-atlas-recompute = Résoudre depuis zéro, et comparer avec ce qui est fourni.
help-atlas-distance = Avec --recompute : trouver aussi les distances.
help-atlas-state = Avec --recompute : où garder les lignes finies jusqu’à la dernière.
help-atlas-output = Avec --recompute : écrire les lignes sous la forme du fichier fourni.
help-bench-level = Un niveau ; par défaut, 1 et 2.
help-bench-scale = Autant de fois plus de positions.
help-bench-seed = Choisit les positions.
help-bench-empty = Résoudre aussi le plateau vide depuis zéro : cela prend des minutes.
help-book-level = Une paire de niveaux ; A:B vaut pour qui a la pièce et pour l’autre. Peut se répéter.
help-book-traits = Combien de caractères sont retenus ; peut se répéter.
help-book-traits-default = de 1 à 4
help-book-directory = Où sont les livres.
help-book-directory-default = celui du paquet
help-book-samples = Combien de positions chercher pour chaque livre.
help-book-seed = Les choisit.
help-book-target = Où écrire les livres.
help-book-work = Où garder les valeurs finies, pour reprendre après une interruption.
help-book-work-default = DOSSIER/work
help-book-memory = Mégaoctets pour la table.
help-bot-server = Où jouer, par exemple { $example }
help-bot-token = Un jeton du compte du bot ; plus sûr dans l’environnement, où peu peuvent le voir.
help-bot-strength = Sa force ; fourfold opponents donne les noms.
help-engine-check = Vérifier si un autre moteur parle le protocole : la commande qui le lance. Le code de retour est 1 sinon.
help-engine-patience = Secondes d’attente d’une réponse avant de considérer le moteur comme bloqué.
help-bot-accept = Accepter tous les défis ouverts.
help-bot-challenge = Accepter d’abord ce défi.
help-bot-tournament = S’inscrire à ce tournoi et y jouer jusqu’à la fin.
help-bot-code = Le code d’inscription, s’il en faut un.
help-bot-games = S’arrêter après ce nombre de parties ; 0 pour jamais.
help-drill-stage = Commencer par { $names }.
help-drill-grade = Commencer au degré 1, 2 ou 3 de l’étape.
help-drill-level = Ce qui compte, de 1 à 4 ; par défaut, cela augmente avec l’étape.
help-drill-count = Combien de plateaux ; 0 pour ne pas finir.
help-drill-seconds = Temps par plateau ; 0 pour jouer sans pendule.
help-drill-grow = Bonnes réponses de suite avant l’étape suivante ; 0 pour y rester.
help-drill-seed = Reproduit les mêmes plateaux.
help-drill-json = Ne rien demander : écrire les plateaux avec leurs réponses, un par ligne.
help-fill-goal = none pour aucun quarto, most pour le plus possible.
help-fill-board = Continuer à partir de ce plateau.
help-fill-check = Dire quels quartos a un plateau, et ce qu’il peut devenir.
help-fill-hint = Dire où peut aller une pièce, et quitter.
help-fill-solve = Remplir le plateau au mieux, et quitter.
help-fill-seed = Reproduit la même solution.
help-fill-json = Avec --check, --hint ou --solve : écrire un objet JSON.
help-hint-what = Un enregistrement d’une partie, ou quatre lignes et la pièce en main ou -.
help-hint-depth = nudge, reason, turn, ou all pour les trois.
help-hint-explain = Dire plutôt pourquoi ce coup gagne, tient l’égalité ou perd.
help-hint-danger = Montrer plutôt quelle pièce gagnerait où.
help-hint-at = Revenir à la fin du coup N d’un enregistrement.
help-hint-level = Pour une position : de 1 à 4 ; A:B vaut pour qui doit jouer et son adversaire.
help-hint-traits = Pour une position : parmi colour,shape,height,fill, séparés par des virgules.
help-hint-call = Pour une position : official, standing ou automatic.
help-lot-file = JSON : un tirage au sort, ou une partie qui en a un, tels que les montre le serveur ; - pour l’entrée standard.
help-mine-count = Problèmes de chaque thème à chaque niveau.
help-mine-levels = Niveaux, ou paires de niveaux, par exemple { $example }
help-mine-themes = Certains parmi { $names }.
help-mine-games = Regarder au plus ce nombre de parties.
help-mine-tries = Combien de fois chaque adversaire essaie un problème.
help-mine-no-grade = Laisser la difficulté ouverte (null).
help-mine-grade = Ne pas en chercher de nouveaux : évaluer ceux d’un fichier, JSON Lines ou compact. Peut se répéter.
help-mine-shipped = Trouver aussi ce que le paquet a déjà.
help-mine-state = Où garder le travail fini ; la même commande reprend après une interruption.
help-mine-out = Écrire là, quand tout est fini.
help-mine-store = Écrire la forme compacte du paquet, pas du JSON.
help-dataset-positions = Combien de positions différentes créer.
help-dataset-out = Le nouveau fichier ; son nom finit par .parquet ou .npz. Une fiche de données et une somme de contrôle sont écrites à côté.
help-dataset-placed = Combien de pièces sont placées, de A à B. Moins de 5 prennent longtemps.
help-dataset-processes = Combien de processus calculent à la fois ; par défaut, autant que la machine a de cœurs.
help-dataset-resume = Reprendre un travail interrompu.
help-opponents-level = Montrer les cotes à ce niveau.
help-opponents-levels = Niveaux, séparés par des virgules.
help-opponents-state = Où garder les parties finies ; la même commande reprend après une interruption.
help-opponents-games-kind = Parties pour chaque type de figure.
help-opponents-games-pair = Parties de chaque paire à chaque niveau.
help-opponents-games-all = Parties au total.
help-opponents-write = Écrire les cotes comme les garde le paquet (ratings.json).
help-perft-depth = Combien de pièces données et placées, à partir de 0.
help-puzzle-theme = L’un de { $names }.
help-puzzle-difficulty = D’une cote à l’autre ; l’une des deux peut manquer.
help-puzzle-count = Combien ; par défaut 1 avec --json, sinon jusqu’à ce que vous quittiez.
help-puzzle-seed = Reproduit les mêmes problèmes.
help-puzzle-daily = Le problème du jour (UTC).
help-puzzle-date = Avec --daily : celui d’un autre jour.
help-puzzle-id = Le problème qui a cet identifiant.
help-replay-step = Parcourir les parties coup par coup.
help-picture-file = Un fichier avec une seule feuille de partie ; - pour l’entrée standard.
help-picture-output = Où écrire l’image : un nom qui finit par .png ou .gif.
help-picture-after = Montrer la position après ce nombre d’actions au lieu de la dernière.
help-picture-side = Largeur et hauteur en pixels.
help-review-html = Écrire une page qui s’ouvre hors ligne, avec plateau, graphique des valeurs et boutons de parcours.
help-serve-host = Où écouter ; par défaut 127.0.0.1.
help-serve-port = Par défaut 8016 ; 0 pour n’importe quel port libre.
help-serve-lan = Écouter sur le réseau local, et mettre l’adresse de cette machine dans les liens.
help-serve-redis = { $url }, quand il y a plusieurs processus.
help-serve-workers = Combien de processus ; par défaut 1.
help-serve-public-url = Où on le trouve, derrière un proxy : { $url }
help-serve-trusted-proxies = Proxys dont on croit les en-têtes, séparés par des virgules.
help-serve-open = Afficher la page dans le navigateur dès qu’elle est prête.
help-solve-positions = Quatre lignes, la ligne 1 d’abord, puis la pièce en main ou - ; il peut y en avoir plusieurs. Un - seul les lit sur l’entrée standard, une par ligne.
help-solve-distance = Dire aussi en combien de placements c’est décidé.
help-solve-turns = Lister tous les coups permis avec leur valeur, le meilleur d’abord.
help-solve-no-book = Chercher sans regarder les livres d’ouvertures.
percent = { $number } %
cli-progress-nodes = { $number } M
cli-texts-head-language = Langue
cli-texts-head-complete = Complet
cli-texts-head-missing = Manquants
cli-texts-checking = Vérification des textes
cli-texts-well = Aucun défaut trouvé.
cli-texts-found =
    { $number ->
        [one] { $number } défaut trouvé.
       *[other] { $number } défauts trouvés.
    }
cli-texts-lacking =
    { $number ->
        [one] { $number } texte manque et s’affiche en anglais.
       *[other] { $number } textes manquent et s’affichent en anglais.
    }
cli-texts-none-missing = Il ne manque rien.
cli-texts-in-english = (affiché en anglais)
cli-texts-no-key = aucune clé ne commence par { $text }
cli-texts-finding-language = { $name } n’est pas une langue que CLDR connaît : nommez le fichier d’après une langue, comme fr.ftl ou pt-BR.ftl
cli-texts-finding-junk = illisible : { $text }
cli-texts-finding-twice = cette clé apparaît deux fois
cli-texts-finding-unknown = l’anglais n’a pas cette clé, et aucun autre texte n’y renvoie
cli-texts-finding-reference = renvoie à { $name }, qui n’existe pas
cli-texts-finding-lost = n’affiche pas { $name }, contrairement à l’anglais
cli-texts-finding-added = affiche { $name }, contrairement à l’anglais
cli-texts-finding-unasked = choisit d’après { $name }, que ce texte ne reçoit pas
cli-texts-finding-value = { $name } n’est jamais { $value }
cli-texts-finding-plural = n’a pas de forme pour les nombres de la catégorie [{ $form }]
cli-texts-finding-dots = les points de suspension sont un seul signe : { $text }
cli-texts-finding-spaces = deux espaces, une tabulation ou une ligne vide : { $text }
cli-texts-finding-straight = employez l’apostrophe et les guillemets typographiques : { $text }
cli-texts-finding-french = il faut ici une espace fine insécable : { $text }
cli-texts-finding-german = l’allemand écrit „ainsi“ les guillemets, et une espace avant % : { $text }
cli-texts-finding-spanish = l’espagnol ouvre ce qu’il ferme : { $text }
cli-texts-finding-ending = finit par « { $text } », l’anglais par « { $expected } »
cli-texts-finding-term = l’anglais a { $word } : employez le terme du glossaire, { $term }
cli-texts-finding-avoid = au lieu de { $word }, écrivez : { $term }
help-texts = Gérer les textes : l’état de chaque langue et des contrôles pour les traducteurs.
help-texts-check = Contrôler les textes : clés, variables, pluriels, termes du glossaire, ponctuation.
help-texts-check-more = Code de sortie : 0 si tout va bien, 1 si quelque chose ne va pas, 2 si un fichier est illisible. Les textes manquants sont comptés sans être des erreurs : ils s’affichent en anglais.
help-texts-missing = Lister les textes qu’une langue affiche en anglais, prêts à être traduits.
help-texts-missing-more = Chacun est accompagné de sa description et du texte anglais, au format du fichier.
help-texts-show = Afficher chaque texte avec sa description, en anglais et dans une langue.
help-texts-language = Une langue comme fr, ou un fichier comme new/pl.ftl.
help-texts-languages = Des langues comme fr, ou des fichiers comme new/pl.ftl ; par défaut, toutes les langues.
help-texts-beginning = Seulement les clés qui commencent ainsi.
help-metavar-beginning = DÉBUT
