# The name of this language, in the language itself
language-name = English

## Labels

# Puts a label before a text, e.g. in a line of settings; mind the space before the colon
label = { $label }: { $text }

## The call

# The call that wins, as it stands on buttons and in headings
quarto-call = QUARTO!

## Seats and names

# Name of a seat: the player who gives the first piece; in rules, tables and the web app
player-first = first player
# Name of a seat: the player who places the first piece; in rules, tables and the web app
player-second = second player
# Name shown for the first player when no name was given
name-first = Player 1
# Name shown for the second player when no name was given
name-second = Player 2
# Name shown for a player whose account was deleted
name-deleted = Deleted player

## Editions and their words

# Name of the edition with the wooden pieces, in the choice of pieces
edition-classic-name = Classic
# Describes the edition with the wooden pieces and names all its values
edition-classic-about = Wooden pieces: light or dark, round or square, tall or short, solid or hollow.
# Name of the edition with mushrooms, in the choice of pieces
edition-mushrooms-name = Mushrooms
# Describes the edition with mushrooms and names all its values
edition-mushrooms-about = For children: blue or red, pointed or flat, big or small, with or without yellow dots.
# Name of the first trait (light or dark); in the mushroom edition, blue or red
trait-colour = colour
# Name of the second trait (round or square); in the mushroom edition, the form of the cap
trait-shape =
    { $edition ->
        [mushrooms] cap
       *[classic] shape
    }
# Name of the third trait (tall or short); in the mushroom edition, the size
trait-height =
    { $edition ->
        [mushrooms] size
       *[classic] height
    }
# Name of the fourth trait (solid or hollow); in the mushroom edition, the dots on the cap
trait-fill =
    { $edition ->
        [mushrooms] dots
       *[classic] fill
    }
# Name of a value of the colour, describing one or several pieces ($number); opposite of dark
value-light =
    { $edition ->
        [mushrooms] blue
       *[classic] light
    }
# Name of a value of the colour, describing one or several pieces ($number); opposite of light
value-dark =
    { $edition ->
        [mushrooms] red
       *[classic] dark
    }
# Name of a value of the shape, describing one or several pieces ($number); opposite of square
value-round =
    { $edition ->
        [mushrooms] pointed
       *[classic] round
    }
# Name of a value of the shape, describing one or several pieces ($number); opposite of round
value-square =
    { $edition ->
        [mushrooms] flat
       *[classic] square
    }
# Name of a value of the height, describing one or several pieces ($number); opposite of short
value-tall =
    { $edition ->
        [mushrooms] big
       *[classic] tall
    }
# Name of a value of the height, describing one or several pieces ($number); opposite of tall
value-short =
    { $edition ->
        [mushrooms] small
       *[classic] short
    }
# Name of a value of the fill, describing one or several pieces ($number); opposite of hollow
value-solid =
    { $edition ->
        [mushrooms] without yellow dots
       *[classic] solid
    }
# Name of a value of the fill, describing one or several pieces ($number); opposite of solid
value-hollow =
    { $edition ->
        [mushrooms] with yellow dots
       *[classic] hollow
    }
# What a piece is called in this edition, one or several, without a number
piece-noun =
    { $edition ->
        [mushrooms] { $number ->
            [one] mushroom
           *[other] mushrooms
        }
       *[classic] { $number ->
            [one] piece
           *[other] pieces
        }
    }
# The noun for one piece of the edition, inside a sentence
piece-one =
    { $edition ->
        [mushrooms] mushroom
       *[classic] piece
    }
# The noun for several pieces of the edition, inside a sentence
piece-many =
    { $edition ->
        [mushrooms] mushrooms
       *[classic] pieces
    }
# A piece by its traits, without an article
piece-named =
    { $edition ->
        [mushrooms] { $height ->
            [tall] big
           *[short] small
        } { $colour ->
            [light] blue
           *[dark] red
        } { $shape ->
            [round] pointed
           *[square] flat
        } mushroom { $fill ->
            [solid] without yellow dots
           *[hollow] with yellow dots
        }
       *[classic] { $height ->
            [tall] tall
           *[short] short
        } { $colour ->
            [light] light
           *[dark] dark
        } { $shape ->
            [round] round
           *[square] square
        } { $fill ->
            [solid] solid
           *[hollow] hollow
        } piece
    }
# A piece by its traits with the article, as the object of a sentence (accusative)
piece-the =
    { $edition ->
        [mushrooms] the { $height ->
            [tall] big
           *[short] small
        } { $colour ->
            [light] blue
           *[dark] red
        } { $shape ->
            [round] pointed
           *[square] flat
        } mushroom { $fill ->
            [solid] without yellow dots
           *[hollow] with yellow dots
        }{ piece-digit }
       *[classic] the { $height ->
            [tall] tall
           *[short] short
        } { $colour ->
            [light] light
           *[dark] dark
        } { $shape ->
            [round] round
           *[square] square
        } { $fill ->
            [solid] solid
           *[hollow] hollow
        } piece{ piece-digit }
    }
# The digit of a piece in brackets, for those who type it; copy it unless brackets differ
piece-digit =
    { $digits ->
        [shown] { " " }({ $piece })
       *[hidden] { "" }
    }

## Kinds of patterns

# Kind of pattern, one or several: four squares side by side
kind-row =
    { $number ->
        [one] row
       *[other] rows
    }
# Kind of pattern, one or several: four squares one above the other
kind-column =
    { $number ->
        [one] column
       *[other] columns
    }
# Kind of pattern, one or several: four squares from corner to corner
kind-diagonal =
    { $number ->
        [one] diagonal
       *[other] diagonals
    }
# Kind of pattern from level 2, one or several: four squares that touch
kind-small-square =
    { $number ->
        [one] small square
       *[other] small squares
    }
# Kind of pattern from level 3, one or several: the corners of a larger upright square
kind-large-square =
    { $number ->
        [one] large square
       *[other] large squares
    }
# Kind of pattern from level 4, one or several: the corners of a square standing at an angle
kind-turned-square =
    { $number ->
        [one] tilted square
       *[other] tilted squares
    }

## Things with a number

# A number of squares on the board; in the coach’s sentences
unit-square =
    { $number ->
        [one] { $number } square
       *[other] { $number } squares
    }
# A number of patterns; total in `fourfold patterns`
unit-pattern =
    { $number ->
        [one] { $number } pattern
       *[other] { $number } patterns
    }
# A number of games played
unit-game =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
# A length of time in seconds; for clocks and the drill
unit-second =
    { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
# Seconds with one decimal: $whole before and $tenth after the decimal mark
unit-tenths = { $whole }.{ $tenth } s
# A length of time in minutes; for clocks
unit-minute =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
# A length of time in hours; for clocks
unit-hour =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
# A length of time in days; for clocks and the time left
unit-day =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
# A number of pieces, used inside the coach’s sentences
unit-piece =
    { $edition ->
        [mushrooms] { $number ->
            [one] { $number } mushroom
           *[other] { $number } mushrooms
        }
       *[classic] { $number ->
            [one] { $number } piece
           *[other] { $number } pieces
        }
    }
# A number of traits, in `fourfold atlas`
unit-trait =
    { $number ->
        [one] { $number } trait
       *[other] { $number } traits
    }

## Settings agreed before a game

# Label of the section with the rules of a game, on the start page and the analysis board
setting-preset = Rules
# Label for the choice of level, 1 to 4
setting-level = Level
# Label for the choice of the traits that count
setting-traits = Traits in play
# Label for the rule about calling a quarto
setting-call = Calling
# Label for the rule about what a wrong call costs
setting-false-call = False call
# Label for the choice of the time control; also names a player’s clock for a screen reader
setting-clock = Clock
# Label for the choice between the classic pieces and mushrooms
setting-edition = Edition
# Names a level; $level is its number
level-name = Level { $level }
# Names a handicap; $first and $second are the players’ level numbers
level-handicap = Level { $first } vs level { $second }
# Describes level 1 in the choice of rules and in the gallery of patterns
level-1-about = The basic game: rows, columns and diagonals.
# Describes what level 2 adds, in the choice of rules and in the gallery of patterns
level-2-about = For experienced players: the 9 small squares count too.
# Describes what level 3 adds, in the choice of rules and in the gallery of patterns
level-3-about = The 5 larger squares count too.
# Describes what level 4 adds, in the choice of rules and in the gallery of patterns
level-4-about = The 6 tilted squares count too.
# Name of the calling rule from the rule sheet
call-official-name = Official call
# Describes the calling rule from the rule sheet
call-official-about = Call a quarto before you give a { piece-one }. If you miss it, your opponent may call it straight away; after that it loses its value.
# Name of the calling rule by which a quarto never lapses
call-standing-name = Call at any time
# Describes the calling rule by which a quarto never lapses
call-standing-about = A quarto keeps its value: the first player to call it on their own turn wins.
# Name of the calling rule by which the program finds quartos itself
call-automatic-name = Automatic
# Describes the calling rule by which the program finds quartos itself
call-automatic-about = No calling: a quarto wins immediately.
# Name of the rule by which a wrong call has no cost
false-call-refused-name = Refused
# Describes the rule by which a wrong call has no cost
false-call-refused-about = A false call is refused and the turn continues.
# Name of the rule by which a wrong call ends the game; after its label
false-call-loses-name = Loses the game
# Describes the rule by which a wrong call ends the game; also a tick box in the choice of rules
false-call-loses-about = A false call loses the game.
# Time control: the game is played without time limits
clock-none = No clock
# Time control with a limit for each turn; $time is a length of time such as 1 minute
clock-turn = { $time } per turn
# Time control with a total for the whole game; $time is a length of time
clock-bank = { $time } per player
# Time control with a total and extra time per turn; $time and $increment are lengths of time
clock-bank-increment = { $time } per player, plus { $increment } after every turn
# Line in a terminal game: how much time a player still has; $time as minutes:seconds
clock-left = { $name } has { $time } left
# Name of a ready-made set of rules: the simplest official game
preset-basic-name = Basic game
# Describes the ready-made rules of the simplest official game
preset-basic-about = Rows, columns and diagonals, as in the official rules.
# Name of a ready-made set of rules: the official variant with small squares
preset-experienced-name = Experienced players
# Describes the ready-made rules of the official variant with small squares
preset-experienced-about = The official variant: small squares win too.
# Name of the ready-made rules for level 1
preset-level-1-name = Level 1
# Describes the ready-made rules for level 1
preset-level-1-about = Rows, columns and diagonals: 10 ways to win.
# Name of the ready-made rules for level 2
preset-level-2-name = Level 2
# Describes the ready-made rules for level 2
preset-level-2-about = Small squares too: 19 ways to win.
# Name of the ready-made rules for level 3
preset-level-3-name = Level 3
# Describes the ready-made rules for level 3
preset-level-3-about = Larger squares too: 24 ways to win.
# Name of the ready-made rules for level 4
preset-level-4-name = Level 4
# Describes the ready-made rules for level 4
preset-level-4-about = Tilted squares too: 30 ways to win, and hardly any draws.
# Name of the ready-made rules for beginners in which a single trait counts
preset-beginners-1-name = Beginners, one trait
# Describes the ready-made rules for beginners with a single trait
preset-beginners-1-about = Only the colour counts.
# Name of the ready-made rules for beginners in which two traits count
preset-beginners-2-name = Beginners, two traits
# Describes the ready-made rules for beginners with two traits
preset-beginners-2-about = Only colour and shape count.
# Name of the ready-made rules for beginners in which three traits count
preset-beginners-3-name = Beginners, three traits
# Describes the ready-made rules for beginners with three traits
preset-beginners-3-about = Colour, shape and height count.
# Name of the ready-made rules for a children’s game with mushrooms
preset-mushrooms-name = Mushrooms
# Describes the ready-made rules for a children’s game with mushrooms
preset-mushrooms-about = The basic game with mushrooms, for children.
# Name of the ready-made rules with a clock, as at a tournament
preset-tournament-name = Tournament
# Describes the ready-made rules with a clock, as at a tournament
preset-tournament-about = The basic game with one minute per turn.

## What happens in a game

# Prompt to the player who must give; $other is the opponent
phase-give-plain = Give { $other } a { piece-one }.
# Prompt to the player who must give and may call; $other is the opponent
phase-give-call = Give { $other } a { piece-one }, or call QUARTO!
# Prompt to the player who must place the piece in hand
phase-place-plain = Place this { piece-one }.
# Prompt to the player who must place the piece in hand and may call
phase-place-call = Place this { piece-one }, or call QUARTO!
# Prompt after the last placement, to the player who placed it and cannot call
phase-last-word-plain = All the { piece-many } have been placed: pass.
# Prompt after the last placement, to the player who placed it and may call
phase-last-word-call = All the { piece-many } have been placed: call QUARTO! or pass.
# Prompt after the last placement, to the player who answers the pass and cannot call; $other passed
phase-last-answer-plain = { $other } has passed: pass too.
# Prompt after the last placement, to the player who answers the pass and may call; $other passed
phase-last-answer-call = { $other } has passed: call QUARTO! or pass too.
# Line in place of a prompt when the game has ended
phase-over-plain = The game is over.
# Line for everyone else while $name must give a piece to $other
waiting-give = { $name } is choosing a { piece-one } for { $other }.
# Line for everyone else while $name must place the piece in hand
waiting-place = { $name } is placing the { piece-one }.
# Line for everyone else after the last placement, while $name may still call or must pass
waiting-last-word = { $name } has the last word.
# Line for everyone else after one player has passed, while $name may still call or must pass
waiting-last-answer = { $name } has the final reply.
# Sentence in the log: a piece is given; $piece is its digit
action-give = { $name } gives { $other } { piece-the }.
# Sentence in the log: a piece is placed; $piece is its digit, $square such as c2
action-place = { $name } places { piece-the } on { $square }.
# Sentence in the log: a call that wins; $squares are the four squares
action-call = { $name } calls QUARTO! on { $squares }.
# Sentence in the log: a call that is wrong, because a square named in it is empty; $squares are the four squares
action-refused-empty-square = { $name } calls QUARTO! on { $squares }, but at least one of these squares is empty.
# Sentence in the log: a call that is wrong, because the four squares are no pattern of any level; $squares are the four squares
action-refused-no-pattern = { $name } calls QUARTO! on { $squares }, but these squares do not form a pattern.
# Sentence in the log: a call that is wrong, because the pattern is in a higher level than that of $name; $squares are the four squares
action-refused-not-in-level = { $name } calls QUARTO! on { $squares }, but this pattern is not in the caller’s level.
# Sentence in the log: a call that is wrong, because the pieces share none of the traits in play; $squares are the four squares
action-refused-no-common-trait = { $name } calls QUARTO! on { $squares }, but the four have no trait in play in common.
# Sentence in the log: a call that is wrong, because the quarto was not called in time; $squares are the four squares
action-refused-lapsed = { $name } calls QUARTO! on { $squares }, but that quarto has lost its value.
# The referee rules: the caller made the quarto and called it in time
referee-made = { $player } completed this quarto and calls it in time: { $player } wins.
# The referee rules: the opponent made the quarto and did not call it, or could not at their level
referee-caught = { $other } completed this quarto and did not call it. { $player } calls it in time and wins.
# The referee rules where a quarto never lapses (R13)
referee-standing = A quarto keeps its value until someone calls it. { $player } calls it and wins.
# The referee: why a call is false
referee-empty-square = At least one of these squares is empty.
# The referee: why a call is false
referee-no-pattern = These squares do not form a pattern.
# The referee: why a call is false; $player called
referee-not-in-level = This pattern is not in the level of { $player }.
# The referee: why a call is false
referee-no-common-trait = These four have no trait in play in common.
# The referee: why a call is false
referee-lapsed = This quarto has lapsed: it does not contain the square filled last.
# The referee: what a false call leads to
referee-refused = The call is refused and the turn continues.
# The referee: what a false call leads to under the house rule; $other did not call
referee-loses = By the house rule, a false call loses: { $other } wins.
# The referee: the call was not allowed at this moment; $reason is part of a sentence
referee-illegal = The call does not count: { $reason }.
# Reason in “The call does not count: …”
referee-not-their-turn = it is now up to { $other }
# The referee, about a quarto on the board
referee-now = { $player } may call it now.
# The referee, about a quarto on the board
referee-later = If nobody calls it now, { $player } may call it later.
# The referee, about a quarto on the board
referee-nobody = Nobody may call it now.
# The referee, about a quarto on the board
referee-claim-lapsed = It has lapsed: nobody may call it.
# The referee, about a quarto on the board in a game without calls (R14)
referee-automatic = It wins without a call.
# The referee, in a game without calls: an older quarto is on the board
referee-ended-earlier = The game was over before the last placement, when this quarto was completed.
# The referee, in a game without calls
referee-won = { $player } has won: a quarto wins without a call.
# The referee, in a game without calls: all pieces are placed
referee-full = All pieces have been placed without a quarto: it is a draw.
# The referee: whose turn it is
referee-turn = Now to act: { $player }.
# The referee: nothing to call
referee-none = There is no quarto on the board.
# To the player whose call was refused: a square is empty
fault-empty-square = At least one of these squares is empty.
# To the player whose call was refused: the four squares are no pattern of any level
fault-no-pattern = These squares do not form a pattern.
# To the player whose call was refused: the pattern is only in higher levels
fault-not-in-level = This pattern is not in your level.
# To the player whose call was refused: the pieces share none of the traits in play
fault-no-common-trait = These four have no trait in play in common.
# To the player whose call was refused: it was not called in time
fault-lapsed = It is too late to call this quarto: it has lost its value.
# Sentence in the log: a player says nothing after the last placement
action-pass = { $name } passes.
# Sentence in the log: a player gives up the game
action-resign = { $name } resigns.
# Sentence in the log: both players accept a draw
action-agree = The players agree to a draw.
# Sentence in the log: a player’s flag has fallen
action-flag = { $name } has run out of time.
# Sentence in the log: a player abandons the game
action-abandon = { $name } has left the game.
# Sentence in the log: the game ends because neither player came back
action-abandon-both = The game was abandoned.
# Sentence in the log: a player ends the game before it counts
action-abort = { $name } aborts the game.
# Reason why a game ended, in a word or two: a player called their quarto
reason-quarto = QUARTO!
# Reason why a game ended, in a word or two: a player called what the opponent had not seen
reason-caught = missed quarto
# Reason why a game ended, in a word or two: a flag fell
reason-time = out of time
# Reason why a game ended, in a word or two: a player resigned
reason-resignation = resignation
# Reason why a game ended, in a word or two: a wrong call lost the game
reason-false-call = false call
# Reason why a game ended, in a word or two: all pieces were placed without a winner
reason-full-board = full board
# Reason why a game ended, in a word or two: the players agreed to a draw
reason-agreement = agreement
# Reason why a game ended, in a word or two: a player or both left
reason-abandoned = abandoned
# Reason why a game ended, in a word or two: a player aborted it in its first turns
reason-aborted = aborted
# How the game ended: $name called a quarto; $values are what the pieces on $squares share
outcome-quarto = { $name } wins: QUARTO! ({ $values } on { $squares })
# How the game ended: $name called what $other missed; $values are shared by the pieces on $squares
outcome-caught = { $name } wins by calling a quarto that { $other } missed ({ $values } on { $squares })
# How an automatic handicap game ended: the quarto on $squares counts only for $name
outcome-caught-automatic = { $name } wins: { $other } completed a quarto that only counts for { $name } ({ $values } on { $squares })
# How the game ended: the flag of $other fell
outcome-time = { $name } wins: { $other } ran out of time
# How the game ended: $other gave up
outcome-resignation = { $name } wins: { $other } resigned
# How the game ended: $other called wrongly, which loses under these rules
outcome-false-call = { $name } wins: { $other } made a false call
# How the game ended: nobody called a quarto to the end
outcome-full-board = Draw: all the { piece-many } have been placed without a winner
# How the game ended: both players accepted a draw
outcome-agreement = Draw by agreement
# How the game ended: $other left it for good
outcome-abandoned = { $name } wins: { $other } left the game
# How the game ended: it was left before anyone could win or lose by it
outcome-abandoned-nobody = No winner: the game was abandoned
# Result of a game: 1-0
result-first = The first player wins
# Result of a game: 0-1
result-second = The second player wins
# Result of a game without a winner
result-draw = Draw
# Result of a game that has not ended
result-none = Unfinished
# What a position or turn is worth with perfect play: the player wins
verdict-win = win
# What a position or turn is worth with perfect play: nobody wins
verdict-draw = draw
# What a position or turn is worth with perfect play: the player loses
verdict-loss = loss
# Cell of `fourfold solve`; $value is win or loss, $number how many placements it takes
verdict-in =
    { $number ->
        [one] { $value } in { $number } placement
       *[other] { $value } in { $number } placements
    }
# Status of a quarto on the board: it was just completed
status-fresh = can be called now
# Status of a quarto on the board: nobody called it in time
status-lapsed = has lost its value
# Status of a quarto on the board under the rule that it never lapses
status-standing = can be called at any time

## Around real tables: the table clock and the referee

# Title of the page with the clock for a real board
web-page-clock = Table clock
# Below the title of the table clock
web-table-clock-lead = Put the phone beside your own board, between the two of you. Each half faces its player.
# Label of a field at the table clock: the player on the side of whoever holds the phone
web-table-clock-near = Name at this end
# Label of a field at the table clock: the player across the table
web-table-clock-far = Name at the other end
# Button that sets the table clock and shows it
web-table-clock-set = Set the clock
# On the half of the player who begins, before the game
web-table-clock-start = You give first. Tap to start.
# Button on the half of the other player, before the game: they want to begin instead
web-table-clock-begin = I’ll give first
# After the coin toss at the table clock; $name is the first player
web-table-clock-tossed = The coin says: { $name } gives first.
# On the half of the player to act, in the first turn
web-table-clock-gift = Give, then tap here
# On the half of the player to act
web-table-clock-turn = Place, give, then tap here
# On the half of the player who makes the last placement
web-table-clock-last = Last placement: call, or tap here to pass
# On the half of the player who has the last answer
web-table-clock-answer = Your last answer: call, or tap here to pass
# On the half of the player whose call is judged
web-table-clock-judged = Your call is being judged
# On both halves while the clock is paused
web-table-clock-paused = Paused
# On the half of a player whose time has run out
web-table-clock-fallen = Time is up: you lose
# On the half of the player who has won
web-table-clock-won = You win!
# On the half of the player who has lost
web-table-clock-lost = You lose
# On both halves after a draw
web-table-clock-draw = It’s a draw
# Beside QUARTO!: how many calls were refused this turn
web-table-clock-refused = { $number } of 3 calls refused
# Button of the table clock
web-table-clock-pause = Pause
# Button of the table clock after a pause
web-table-clock-resume = Continue
# Button after a game at the table clock: the same players, the other one begins
web-table-clock-again = Play again
# Button of the table clock: the board on the screen, and the referee
web-table-clock-board = Board and referee
# At the table clock; $name has pressed QUARTO!
web-table-clock-calls = { $name } calls QUARTO!
# At the table clock while a call is judged; $time is like 0:42
web-table-clock-stands = The clock stands at { $time }.
# Button while a call is judged; $name has called
web-table-clock-uphold = Right: { $name } wins
# Button while a call is judged
web-table-clock-refuse = False: play continues
# Button while a call is judged, where a false call loses
web-table-clock-refuse-loses = False: the call loses
# Button while a call is judged: leads to the board and the referee
web-table-clock-check = Check on a board
# Button while a call is judged: nobody meant to call
web-table-clock-mistake = Tapped by mistake
# At the table clock while a call is judged: the board on the screen has another number of pieces than there can be; $before and $after are numbers
web-table-clock-count = By the clock, { $before } or { $after } have been placed.
# Heading in the menu of the table clock
web-table-clock-end = End the game
# Button in the menu of the table clock
web-table-clock-resigns = { $name } resigns
# Button in the menu of the table clock: both agree
web-table-clock-agree = Agree to a draw
# Button at the table clock
web-table-clock-quarto = { $name } wins
# Button in the menu of the table clock: as if the last tap had not been
web-table-clock-back = Take back the last tap
# Button in the menu of the table clock
web-table-clock-fill = Full screen
# Button in the menu of the table clock: back to the page where it is set
web-table-clock-away = Put the clock away
# Setting: the phone vibrates with the table clock
web-setting-vibration = Vibration
# Title of the page on which a disputed position is judged
web-page-referee = Referee
# Beside the title of the referee’s page
web-referee-about = Set up the board and see who may call what.
# Name of a group of choices: what a tap on the board means
web-referee-mode = A tap on the board means
# Choice on the referee’s page: put pieces on the board; short
web-referee-mode-pieces = Set up
# Choice on the referee’s page: mark the square filled last; short
web-referee-mode-last = Last square
# Choice on the referee’s page: show the four squares of a call; short
web-referee-mode-call = Call
# The sentence on the referee’s page while the board is empty: the square filled last is remembered
web-referee-set-up = Set up the board. Finish with the square that was filled last.
# The sentence on the referee’s page while the square filled last is to be marked
web-referee-point-last = Tap the square that was filled last.
# The sentence on the referee’s page while the squares of a call are to be shown
web-referee-point-call = Tap the four squares that were called.
# Heading on the referee’s page: what the players know about the position
web-referee-facts = What is known
# Label on the referee’s page
web-referee-last = Square filled last
# Label on the referee’s page: which player filled that square
web-referee-placed-by = Filled by
# Label on the referee’s page: whether the player has given since; yes or no
web-referee-given = Given since?
# Answer on the referee’s page
web-referee-yes = Yes
# Answer on the referee’s page
web-referee-no = No
# Label on the referee’s page: whose turn it is
web-referee-to-act = To act
# Label on the referee’s page: who has called
web-referee-caller = Caller
# Label on the referee’s page
web-referee-refused = Refused calls this turn
# Heading on the referee’s page, over a list
web-referee-quartos = Quartos on the board
# Says what a click on a quarto of that list does
web-referee-rule-on = Rule on a call of these squares
# Beside the link to the table clock
web-learn-more-clock = A clock for your own board, with a QUARTO! button on each side.
# Beside the link to the referee’s page
web-learn-more-referee = A dispute about a call? See who is right, and by which rule.

## Around real tables: the director’s desk and the pages of tables

# Title of the page on which a tournament around real tables is run
web-page-desk = Director’s desk
# Title of the page that the code on a table card opens: a table of a tournament
web-page-table = Tournament table
# Title of the desk; $name is the tournament
web-desk-title = Desk: { $name }
# At the desk of a tournament that is not played around real tables
web-desk-online = This tournament is played on the server and needs no desk.
# Above the field for the director’s key
web-desk-key-about = This page is for the people who run the tournament. Enter the director’s key, or the whole address that contains it.
# Label of a field: the secret that lets someone run a tournament
web-desk-key = Director’s key
# Button: opens the desk with the key
web-desk-key-send = Open the desk
# At the desk: nothing is waiting to be saved
web-desk-saved = Everything is saved
# At the desk: something is on its way to the server
web-desk-saving = Saving…
# At the desk: the server does not answer; $number entries wait
web-desk-stuck =
    { $number ->
        [one] The server isn’t answering. { $number } entry will be saved as soon as it’s back.
       *[other] The server isn’t answering. { $number } entries will be saved as soon as it’s back.
    }
# Link at the desk to the tournament’s page for everyone
web-desk-public = Public page
# At the desk: no round has been paired yet
web-desk-status-announced = Not started yet
# At the desk: the tournament has begun
web-desk-status-running = In progress
# At the desk: the tournament is over and the standings are final
web-desk-status-finished = The tournament is over
# At the desk: the tournament does not take place
web-desk-status-cancelled = The tournament was cancelled
# Part of the desk: the tables of a round and their results
web-desk-view-round = Results
# Part of the desk: who takes part
web-desk-view-players = Players
# Part of the desk: who leads
web-desk-view-standings = Standings
# Part of the desk: lists and cards to print
web-desk-view-print = Print
# Part of the desk: the addresses for the phones of players and helpers
web-desk-view-phones = Phones and helpers
# Heading: who met whom
web-desk-table = Cross table
# Name of the part of the desk with the director’s next step
web-desk-next = What comes next
# At the desk: nobody, or only one player, has been entered
web-desk-next-players = First, type in the players.
# At the desk: so many games of the round have no result
web-desk-missing =
    { $number ->
        [one] { $number } result is missing
       *[other] { $number } results are missing
    }
# Name of a bar that shows how many results of the round are in
web-desk-progress = Results entered
# At the desk: every game of the round has a result
web-desk-complete = All results of round { $round } are in.
# Button: finds out who meets whom in the next round
web-desk-pair = Pair round { $round }
# Button in an arena or a ladder: pairs the players who are free
web-desk-pair-games = Pair the free players
# At the desk: the last round is over
web-desk-all-rounds = All rounds have been played.
# Button: makes the standings final
web-desk-finish = Finish the tournament
# Question before the standings become final
web-desk-finish-sure = Finish the tournament? The standings become final, but you can still correct results.
# At the desk: at so many tables both players reported different results
web-desk-contested-games =
    { $number ->
        [one] { $number } table needs you: the reports differ
       *[other] { $number } tables need you: the reports differ
    }
# At the desk: so many results were reported by one player only
web-desk-claimed-games =
    { $number ->
        [one] { $number } result is waiting for the opponent to confirm it
       *[other] { $number } results are waiting for the opponent to confirm them
    }
# At the desk, before a countdown
web-desk-automatic = The next round will be paired automatically in
# Name of a choice: which tables are listed
web-desk-show = Tables to show
# Choice of tables: all of them
web-desk-show-all = All
# Choice of tables: those without a result
web-desk-show-open = Open
# Choice of tables: those whose players reported a result that is not settled
web-desk-show-attention = Reported
# In place of the list of tables
web-desk-none-all = There are no games here.
# In place of the list of tables without a result
web-desk-none-open = All results are in.
# In place of the list of tables whose report is not settled
web-desk-none-attention = No reports are waiting.
# Label of a choice: the round
web-desk-round = Round
# A round by its number
web-desk-round-number = Round { $number }
# Read aloud: somebody has entered the last missing result of a round
web-desk-round-done = All the results of this round are in.
# Button: drops the pairing of a round that nobody has begun
web-desk-unpair = Undo the pairing
# Question before a pairing is dropped; $round is for instance “Round 2”
web-desk-unpair-sure = Undo this pairing ({ $round })? Printed lists will no longer be right.
# Button: the director says who meets whom
web-desk-by-hand = Pair by hand
# Those who do not play in a round
web-desk-byes = Bye: { $names }
# In place of the results
web-desk-no-rounds = No round has been paired yet.
# Explains the keys below the list of tables
web-desk-keys = Keyboard: the arrow keys move between tables; 1 and 2 enter a win for the player on the left or right, = a draw. Ctrl+Z takes back the last result.
# A result: nobody has won
web-desk-draw = Draw
# A result: $name has won
web-desk-wins = { $name } wins
# A table and its result; $result is for instance “Ana wins”
web-desk-table-result = Table { $table }: { $result }
# Name of a button at a game: forfeits and corrections
web-desk-more = Forfeit or correct
# At a table: both players reported different results
web-desk-contested = Reports differ
# Button: enters the result that one player has reported
web-desk-confirm = Confirm
# Label of a field in which results are typed
web-desk-quick = Type a result
# Button beside the field in which results are typed
web-desk-quick-send = Enter
# Explains the field in which results are typed
web-desk-quick-about = Table and result: “7 1” if the player named first wins, “7 2” for the other, “7 =” for a draw.
# What was typed is not a table with a result
web-desk-quick-unreadable = Type a table and a result, for example “7 1”.
# A table was typed at which teams meet on several boards
web-desk-quick-board = Name the board too, for example “7.2 1” for board 2 at table 7.
# The table that was typed does not exist
web-desk-quick-no-table = There is no table { $table } in this round.
# The table that was typed has a result
web-desk-quick-over = Table { $table } already has a result. To change it, use the button at the table.
# A result: nobody has won
web-desk-drawn = { $name } and { $other } draw
# Above the list of tables: what a click enters
web-desk-hint = Click the winner’s name, or ½ for a draw.
# Label of a field: the name of someone who takes part
web-desk-player-name = Name
# Label of a field: the rating of someone who takes part, as a club knows it
web-desk-player-rating = Rating
# Button: enters someone
web-desk-player-add = Add
# Button: reads the players from a file
web-desk-player-file = Read a list
# Below the fields for the next player
web-desk-player-about = Press Enter after each player. You can also type “Ana Silva 1612” as the name, paste several lines, or read a CSV file.
# Label before the player who was entered last
web-desk-player-newest = Added last
# Button: puts someone who was refused back into the fields
web-desk-player-change = Change
# Button: gives up entering someone who was refused
web-desk-player-drop = Discard
# After a file of players was read
web-desk-imported =
    { $number ->
        [one] { $number } player added.
       *[other] { $number } players added.
    }
# Heading of the list of those who take part
web-desk-present =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
# Field that finds someone in a long list
web-desk-search = Search for a name
# Beside someone who entered after the first round was paired
web-desk-late = late entry
# Button: someone is not paired until they come back
web-desk-pause = Sit out for now
# Button: someone who paused is paired again
web-desk-resume = Back in play
# Button, and heading of the fields that it opens: the name or rating of someone was mistyped
web-desk-correct = Correct name or rating
# Button: the corrected name and rating are kept
web-desk-correct-save = Save
# Button: someone leaves the tournament
web-desk-withdraw = Withdraw for good
# Button: someone who was entered does not take part after all
web-desk-remove = Remove
# Question before someone leaves for good
web-desk-withdraw-sure = Withdraw { $name } for good? If a game is still open, enter a result or a forfeit for it.
# Heading: a player who does not play in the next round
web-desk-bye = Bye in round { $round }
# Button: a bye counts for so many points; $points is 0, ½ or 1
web-desk-bye-worth = Points: { $points }
# Heading: what a player has played
web-desk-games = Games
# Name of a choice: the size of the paper
web-desk-paper = Paper
# Size of paper
web-desk-paper-a4 = A4
# Size of paper used in North America
web-desk-paper-letter = US Letter
# Button that prints: who plays whom, by table
web-desk-print-pairings = Pairings by table
# What it is for
web-desk-print-pairings-about = To put up in the hall when a round begins.
# Button that prints: who plays whom, by name
web-desk-print-names = Pairings by name
# What it is for
web-desk-print-names-about = So that everyone finds their table quickly.
# Button that prints: a card with a code for each table
web-desk-print-cards = Table cards
# What it is for
web-desk-print-cards-about = With the code that opens the table’s page on a phone. They stay the same all day.
# Button that prints: sheets to write games on
web-desk-print-sheets = Score sheets
# What it is for
web-desk-print-sheets-about = For the players to write their game on.
# Button that prints: the places
web-desk-print-standings = Standings
# What it is for
web-desk-print-standings-about = With the cross table, after each round.
# Button that prints: a diploma for each winner
web-desk-print-diplomas = Certificates
# What it is for
web-desk-print-diplomas-about = For the prize-giving at the end.
# Heading: others who run the tournament too
web-desk-helpers = Helpers
# Explains the address of the desk
web-desk-helpers-about = Anyone who opens the desk’s address can run the tournament together with you. Share it only with people you trust.
# Button: copies the address that lets others run the tournament
web-desk-helpers-copy = Copy the desk’s address
# Heading: the pages for the phones of players
web-desk-phones = Players’ phones
# Explains the list of tables with their pages
web-desk-phones-about = The code on each table card opens the table’s page. One player reports the result there, and the opponent confirms it on another phone. These are the same pages.
# On the page of a table: the address is incomplete or old
web-table-wrong-key = This address doesn’t open the table. Scan the code on the table card again.
# On the page of a table at which nobody plays now
web-table-empty = There’s no game at this table at the moment. The next one will appear here.
# On the page of a table, below the first player’s name
web-table-first = gives first
# On the page of a table, below the second player’s name
web-table-second = places first
# On the page of a table with several games
web-table-part = Game { $number } at this table
# On the page of a table: one of the boards on which two teams meet
web-table-board = Board { $number }
# Button on the page of a table at which two teams meet: back to the list of boards
web-table-boards = Another board
# On the page of a table, above a button for each player
web-table-who = Who are you?
# On the page of a table: the wrong name was chosen
web-table-not-me = I’m not { $name }
# On the page of a table, above the buttons for the result
web-table-result = How did your game end?
# Button: the player who holds the phone has won
web-table-won = I won
# Button: the game was a draw
web-table-draw = Draw
# Button: the player who holds the phone has lost
web-table-lost = I lost
# On the page of a table: what the opponent has reported; $result is for instance “Ana wins”
web-table-they-say = { $name } reports: { $result }.
# On the page of a table: what you have reported
web-table-you-say = You reported: { $result }.
# Button: confirms what the opponent has reported
web-table-right = That’s right
# Button: the opponent’s report is wrong
web-table-wrong = That’s not right
# On the page of a table, after reporting
web-table-waiting = Waiting for { $name } to confirm
# Explains how a report is confirmed
web-table-waiting-about = { $name } scans the code on the card too, or the director confirms the result at the desk.
# Button: changes what you have reported
web-table-change = Change my report
# On the page of a table: both players reported different results
web-table-contested = Your reports differ
# What to do when both players reported different results
web-table-contested-about = If you made a mistake, change your report. Otherwise ask the tournament director to decide.
# On the page of a table: the result that counts
web-table-over = Result entered: { $result }
# Below the result that counts
web-table-over-about = If it’s wrong, the tournament director can correct it. The next round will appear here.
# A table’s game has ended, and no result counts
web-table-done = This game is over.
# A result: neither player came
web-table-nobody = neither player came
# Link to the table clock with this tournament’s rules
web-table-clock = Table clock for this game
# Link after a game with the table clock: to the page of the table
web-table-clock-report = Report the result
# Link to the referee with this tournament’s rules
web-table-referee = Ask the referee

## Computer opponents

# Name of computer player 1 of 9, the weakest; adapt or keep
opponent-newcomer-name = Tom
# Describes computer player 1 of 9, the weakest, in a sentence without subject
opponent-newcomer-line =
    { $edition ->
        [mushrooms] Has just opened the box and thinks all the mushrooms are pretty.
       *[classic] Has just opened the box and thinks all the pieces are pretty.
    }
# Name of computer player 2 of 9; adapt or keep
opponent-beginner-name = Clara
# Describes computer player 2 of 9
opponent-beginner-line = The aunt who chats while she plays, and cheers when you win.
# Name of computer player 3 of 9; adapt or keep
opponent-casual-name = Max
# Describes computer player 3 of 9
opponent-casual-line = The neighbour who drops in for a game after dinner and takes nothing too seriously.
# Name of computer player 4 of 9; adapt or keep
opponent-attentive-name = Rosa
# Describes computer player 4 of 9, in a sentence without subject
opponent-attentive-line = Keeps an eye on every row, even while the coffee is brewing in her café.
# Name of computer player 5 of 9; adapt or keep
opponent-experienced-name = Paul
# Describes computer player 5 of 9
opponent-experienced-line =
    { $edition ->
        [mushrooms] A schoolteacher who counts the safe mushrooms aloud and rarely runs out of them.
       *[classic] A schoolteacher who counts the safe pieces aloud and rarely runs out of them.
    }
# Name of computer player 6 of 9; adapt or keep
opponent-strong-name = Inés
# Describes computer player 6 of 9
opponent-strong-line = A captain who plans ahead in silence and hardly ever lets a quarto slip by.
# Name of computer player 7 of 9; adapt or keep
opponent-expert-name = Ada
# Describes computer player 7 of 9, in a sentence without subject
opponent-expert-line = Turns the board in her head and finds the square you forgot.
# Name of computer player 8 of 9; adapt or keep
opponent-master-name = Leo
# Describes computer player 8 of 9, in a sentence without subject
opponent-master-line =
    { $edition ->
        [mushrooms] Smiles, gives you a mushroom, and already knows where it will go.
       *[classic] Smiles, gives you a piece, and already knows where it will go.
    }
# Name of computer player 9 of 9, who never errs; adapt or keep
opponent-perfect-name = Sibyl
# Describes computer player 9 of 9, who never errs, in a sentence without subject
opponent-perfect-line = Has seen every game there is, and enjoys yours all the same.
# Note of `fourfold opponents` about the ratings
opponents-rated = The number is the Elo rating at level { $level } (average: 1500).

## What the computer’s characters say: at most 64 characters, in character, never mocking

# Tom, a child with the box just opened, greets the player
says-newcomer-greeting-1 = Hi, I’m Tom! I’ve just opened the box.
# Tom, a child with the box just opened, greets the player
says-newcomer-greeting-2 = Hello! Will you show me how it’s done?
# Tom, a child with the box just opened, greets the player
says-newcomer-greeting-3 = Oh, they’re all so pretty. Shall we start?
# Tom, a child with the box just opened, greets the player in a rematch
says-newcomer-rematch-1 = Again? Yes, please!
# Tom, a child with the box just opened, greets the player in a rematch
says-newcomer-rematch-2 = Once more! I think I’ve got it now.
# Tom, a child with the box just opened, says that few squares are left; must not hint at anything
says-newcomer-close-1 = It’s getting full. I’m getting nervous!
# Tom, a child with the box just opened, says that few squares are left; must not hint at anything
says-newcomer-close-2 = Wow, there’s hardly any room left.
# Tom, a child with the box just opened, says that few squares are left; must not hint at anything
says-newcomer-close-3 = My favourite has been used already!
# Tom, a child with the box just opened, missed a quarto that can no longer be called
says-newcomer-slip-1 = Wait, I had a quarto back there? Oh no!
# Tom, a child with the box just opened, missed a quarto that can no longer be called
says-newcomer-slip-2 = Oops! I had a quarto and didn’t notice.
# Tom, a child with the box just opened, mentions a quarto the player missed and can no longer call
says-newcomer-spared-1 = Hey, you had a quarto there! Too late now.
# Tom, a child with the box just opened, mentions a quarto the player missed and can no longer call
says-newcomer-spared-2 = That quarto was yours, and it got away!
# Tom, a child with the box just opened, calls a quarto that the player made
says-newcomer-catch-1 = QUARTO! You made it, and I saw it! Me!
# Tom, a child with the box just opened, calls a quarto that the player made
says-newcomer-catch-2 = QUARTO! I really found one, look!
# Tom, a child with the box just opened, has made a quarto that the player called
says-newcomer-caught-1 = Oh! I made that? I had no idea.
# Tom, a child with the box just opened, has made a quarto that the player called
says-newcomer-caught-2 = A quarto? Where? Oh, there!
# Tom, a child with the box just opened, has won
says-newcomer-win-1 = I won? I won! Did you see that?
# Tom, a child with the box just opened, has won
says-newcomer-win-2 = Hooray! I’m telling everyone at home.
# Tom, a child with the box just opened, has won
says-newcomer-win-3 = Really? Me? Thank you for playing!
# Tom, a child with the box just opened, has lost
says-newcomer-loss-1 = You’re good! Can you show me that again?
# Tom, a child with the box just opened, has lost
says-newcomer-loss-2 = Oh well. I’ll get it next time.
# Tom, a child with the box just opened, has lost
says-newcomer-loss-3 = That was clever. How did you do that?
# Tom, a child with the box just opened, after a draw
says-newcomer-draw-1 = So nobody lost? I like that!
# Tom, a child with the box just opened, after a draw
says-newcomer-draw-2 = A draw! Is that like winning together?
# Clara, a chatty aunt, greets the player
says-beginner-greeting-1 = There you are, dear! Sit down, let’s play.
# Clara, a chatty aunt, greets the player
says-beginner-greeting-2 = Hello, love! I’ve put the kettle on.
# Clara, a chatty aunt, greets the player
says-beginner-greeting-3 = How nice to see you! How is everyone?
# Clara, a chatty aunt, greets the player in a rematch
says-beginner-rematch-1 = Another one? Lovely, I’m just warming up.
# Clara, a chatty aunt, greets the player in a rematch
says-beginner-rematch-2 = Good, I had so much more to tell you.
# Clara, a chatty aunt, says that few squares are left; must not hint at anything
says-beginner-close-1 = Goodness, it’s filling up, isn’t it?
# Clara, a chatty aunt, says that few squares are left; must not hint at anything
says-beginner-close-2 = Where was I? Oh yes, we’re playing.
# Clara, a chatty aunt, says that few squares are left; must not hint at anything
says-beginner-close-3 = I always say the end is the best part.
# Clara, a chatty aunt, missed a quarto that can no longer be called
says-beginner-slip-1 = Silly me, I had a quarto while chatting.
# Clara, a chatty aunt, missed a quarto that can no longer be called
says-beginner-slip-2 = Oh dear, a quarto of mine slipped away.
# Clara, a chatty aunt, mentions a quarto the player missed and can no longer call
says-beginner-spared-1 = You had a quarto there, dear. Never mind!
# Clara, a chatty aunt, mentions a quarto the player missed and can no longer call
says-beginner-spared-2 = That quarto was yours, love. Next time!
# Clara, a chatty aunt, calls a quarto that the player made
says-beginner-catch-1 = QUARTO! You made that one for me, dear!
# Clara, a chatty aunt, calls a quarto that the player made
says-beginner-catch-2 = QUARTO! See, I do look up sometimes.
# Clara, a chatty aunt, has made a quarto that the player called
says-beginner-caught-1 = Well spotted, dear! And I was chatting.
# Clara, a chatty aunt, has made a quarto that the player called
says-beginner-caught-2 = You saw it and I didn’t. Bravo!
# Clara, a chatty aunt, has won
says-beginner-win-1 = Oh, I won? What a nice surprise!
# Clara, a chatty aunt, has won
says-beginner-win-2 = Well, well, your old aunt can still do it!
# Clara, a chatty aunt, has won
says-beginner-win-3 = I won, but you kept me on my toes.
# Clara, a chatty aunt, has lost
says-beginner-loss-1 = Bravo! I’m so happy for you.
# Clara, a chatty aunt, has lost
says-beginner-loss-2 = You won! I knew you would.
# Clara, a chatty aunt, has lost
says-beginner-loss-3 = Wonderful! That deserves a cake.
# Clara, a chatty aunt, after a draw
says-beginner-draw-1 = A draw! Then we both get cake.
# Clara, a chatty aunt, after a draw
says-beginner-draw-2 = Nobody wins, nobody does the dishes. Perfect!
# Max, an easy-going neighbour after dinner, greets the player
says-casual-greeting-1 = Evening! Got time for a quick one?
# Max, an easy-going neighbour after dinner, greets the player
says-casual-greeting-2 = Dinner was good. Now for some fun.
# Max, an easy-going neighbour after dinner, greets the player
says-casual-greeting-3 = Hello next door! Nothing on telly tonight?
# Max, an easy-going neighbour after dinner, greets the player in a rematch
says-casual-rematch-1 = Sure, the night is young.
# Max, an easy-going neighbour after dinner, greets the player in a rematch
says-casual-rematch-2 = One more? I’m not going anywhere.
# Max, an easy-going neighbour after dinner, says that few squares are left; must not hint at anything
says-casual-close-1 = Cosy in here, isn’t it?
# Max, an easy-going neighbour after dinner, says that few squares are left; must not hint at anything
says-casual-close-2 = Now it’s getting interesting.
# Max, an easy-going neighbour after dinner, says that few squares are left; must not hint at anything
says-casual-close-3 = I should be home by now. Oh well.
# Max, an easy-going neighbour after dinner, missed a quarto that can no longer be called
says-casual-slip-1 = Ha, I had a quarto and slept through it.
# Max, an easy-going neighbour after dinner, missed a quarto that can no longer be called
says-casual-slip-2 = There goes my quarto. Easy come, easy go.
# Max, an easy-going neighbour after dinner, mentions a quarto the player missed and can no longer call
says-casual-spared-1 = You had a quarto there. Happens to us all.
# Max, an easy-going neighbour after dinner, mentions a quarto the player missed and can no longer call
says-casual-spared-2 = Your quarto just walked out of the door.
# Max, an easy-going neighbour after dinner, calls a quarto that the player made
says-casual-catch-1 = QUARTO! Thanks for setting that up.
# Max, an easy-going neighbour after dinner, calls a quarto that the player made
says-casual-catch-2 = QUARTO! I’ll gladly take that one.
# Max, an easy-going neighbour after dinner, has made a quarto that the player called
says-casual-caught-1 = Ha! I put that there and never saw it.
# Max, an easy-going neighbour after dinner, has made a quarto that the player called
says-casual-caught-2 = Good eye! I walked right past it.
# Max, an easy-going neighbour after dinner, has won
says-casual-win-1 = Lucky me. You’ll get the next one.
# Max, an easy-going neighbour after dinner, has won
says-casual-win-2 = Ha, that worked out nicely.
# Max, an easy-going neighbour after dinner, has won
says-casual-win-3 = Not bad for a man with a full stomach.
# Max, an easy-going neighbour after dinner, has lost
says-casual-loss-1 = Nice one! You’ve earned your dessert.
# Max, an easy-going neighbour after dinner, has lost
says-casual-loss-2 = Fair enough, you had me there.
# Max, an easy-going neighbour after dinner, has lost
says-casual-loss-3 = Well played. I blame the second helping.
# Max, an easy-going neighbour after dinner, after a draw
says-casual-draw-1 = A draw. Suits me, nobody has to boast.
# Max, an easy-going neighbour after dinner, after a draw
says-casual-draw-2 = Even! Then we’ll have to meet again.
# Rosa, who runs a café, greets the player
says-attentive-greeting-1 = Welcome! What can I get you, besides a game?
# Rosa, who runs a café, greets the player
says-attentive-greeting-2 = Hello! The coffee’s on, and I’m all eyes.
# Rosa, who runs a café, greets the player
says-attentive-greeting-3 = Take a seat. I can pour and play.
# Rosa, who runs a café, greets the player in a rematch
says-attentive-rematch-1 = The same again? Coming right up.
# Rosa, who runs a café, greets the player in a rematch
says-attentive-rematch-2 = A refill and another one, then.
# Rosa, who runs a café, says that few squares are left; must not hint at anything
says-attentive-close-1 = It’s as crowded as a Saturday morning.
# Rosa, who runs a café, says that few squares are left; must not hint at anything
says-attentive-close-2 = One moment, the milk is boiling. There!
# Rosa, who runs a café, says that few squares are left; must not hint at anything
says-attentive-close-3 = This is when I stop polishing cups.
# Rosa, who runs a café, missed a quarto that can no longer be called
says-attentive-slip-1 = I poured a coffee and missed my quarto.
# Rosa, who runs a café, missed a quarto that can no longer be called
says-attentive-slip-2 = A quarto of mine went cold. What a shame.
# Rosa, who runs a café, mentions a quarto the player missed and can no longer call
says-attentive-spared-1 = Your quarto went cold, I’m afraid.
# Rosa, who runs a café, mentions a quarto the player missed and can no longer call
says-attentive-spared-2 = You had a quarto there, and now it’s gone.
# Rosa, who runs a café, calls a quarto that the player made
says-attentive-catch-1 = QUARTO! You served it, I noticed.
# Rosa, who runs a café, calls a quarto that the player made
says-attentive-catch-2 = QUARTO! I never forget an order.
# Rosa, who runs a café, has made a quarto that the player called
says-attentive-caught-1 = You’re right, it was there. Good eyes!
# Rosa, who runs a café, has made a quarto that the player called
says-attentive-caught-2 = I served you that one myself, didn’t I?
# Rosa, who runs a café, has won
says-attentive-win-1 = That one’s mine. The coffee’s on me.
# Rosa, who runs a café, has won
says-attentive-win-2 = I had my eye on that. Another cup?
# Rosa, who runs a café, has won
says-attentive-win-3 = Well fought! You made me work for it.
# Rosa, who runs a café, has lost
says-attentive-loss-1 = Well done! This cup is on the house.
# Rosa, who runs a café, has lost
says-attentive-loss-2 = You saw more than I did today.
# Rosa, who runs a café, has lost
says-attentive-loss-3 = Lovely. I’ll remember how you did that.
# Rosa, who runs a café, after a draw
says-attentive-draw-1 = A draw, and the coffee’s still warm.
# Rosa, who runs a café, after a draw
says-attentive-draw-2 = Even. We’ll share the cake, then.
# Paul, a schoolteacher who counts, greets the player
says-experienced-greeting-1 = Good morning! Is everyone seated? Let’s begin.
# Paul, a schoolteacher who counts, greets the player
says-experienced-greeting-2 = Ah, a keen student. Shall we?
# Paul, a schoolteacher who counts, greets the player
says-experienced-greeting-3 = Welcome to today’s lesson in looking closely.
# Paul, a schoolteacher who counts, greets the player in a rematch
says-experienced-rematch-1 = Repetition is how we learn. Again!
# Paul, a schoolteacher who counts, greets the player in a rematch
says-experienced-rematch-2 = A second lesson? I like your spirit.
# Paul, a schoolteacher who counts, says that few squares are left; must not hint at anything
says-experienced-close-1 = From here on, I count everything twice.
# Paul, a schoolteacher who counts, says that few squares are left; must not hint at anything
says-experienced-close-2 = This is the part I’d put in the exam.
# Paul, a schoolteacher who counts, says that few squares are left; must not hint at anything
says-experienced-close-3 = Quiet, please. I’m counting.
# Paul, a schoolteacher who counts, missed a quarto that can no longer be called
says-experienced-slip-1 = I had a quarto and miscounted. Bad mark for me.
# Paul, a schoolteacher who counts, missed a quarto that can no longer be called
says-experienced-slip-2 = My quarto is gone. Even teachers doze off.
# Paul, a schoolteacher who counts, mentions a quarto the player missed and can no longer call
says-experienced-spared-1 = You had a quarto there. Make a note of it.
# Paul, a schoolteacher who counts, mentions a quarto the player missed and can no longer call
says-experienced-spared-2 = A quarto of yours has just gone by.
# Paul, a schoolteacher who counts, calls a quarto that the player made
says-experienced-catch-1 = QUARTO! You wrote it, I read it.
# Paul, a schoolteacher who counts, calls a quarto that the player made
says-experienced-catch-2 = QUARTO! Always check your work.
# Paul, a schoolteacher who counts, has made a quarto that the player called
says-experienced-caught-1 = Full marks! I hadn’t checked my own work.
# Paul, a schoolteacher who counts, has made a quarto that the player called
says-experienced-caught-2 = Correct. I made it and didn’t see it.
# Paul, a schoolteacher who counts, has won
says-experienced-win-1 = That was today’s lesson. Well fought!
# Paul, a schoolteacher who counts, has won
says-experienced-win-2 = Just as I had counted. Good effort!
# Paul, a schoolteacher who counts, has won
says-experienced-win-3 = A pass for both of us, and the win for me.
# Paul, a schoolteacher who counts, has lost
says-experienced-loss-1 = Excellent! The chalk is yours.
# Paul, a schoolteacher who counts, has lost
says-experienced-loss-2 = Better than your teacher. Splendid!
# Paul, a schoolteacher who counts, has lost
says-experienced-loss-3 = Very good. I have nothing to correct.
# Paul, a schoolteacher who counts, after a draw
says-experienced-draw-1 = A draw. Equal marks for both of us.
# Paul, a schoolteacher who counts, after a draw
says-experienced-draw-2 = Even. A neat result, if I may say so.
# Inés, a captain of few words, greets the player
says-strong-greeting-1 = Captain Inés. Permission to come aboard?
# Inés, a captain of few words, greets the player
says-strong-greeting-2 = Calm sea, clear view. Let’s go.
# Inés, a captain of few words, greets the player
says-strong-greeting-3 = Welcome aboard. Few words, good sailing.
# Inés, a captain of few words, greets the player in a rematch
says-strong-rematch-1 = The same course again. Cast off!
# Inés, a captain of few words, greets the player in a rematch
says-strong-rematch-2 = Back on deck already? Good.
# Inés, a captain of few words, says that few squares are left; must not hint at anything
says-strong-close-1 = Land in sight.
# Inés, a captain of few words, says that few squares are left; must not hint at anything
says-strong-close-2 = The wind is picking up.
# Inés, a captain of few words, says that few squares are left; must not hint at anything
says-strong-close-3 = All hands on deck.
# Inés, a captain of few words, missed a quarto that can no longer be called
says-strong-slip-1 = I let a quarto drift by. That’s rare.
# Inés, a captain of few words, missed a quarto that can no longer be called
says-strong-slip-2 = A quarto of mine went overboard.
# Inés, a captain of few words, mentions a quarto the player missed and can no longer call
says-strong-spared-1 = Your quarto has sailed.
# Inés, a captain of few words, mentions a quarto the player missed and can no longer call
says-strong-spared-2 = A quarto of yours sank without a sound.
# Inés, a captain of few words, calls a quarto that the player made
says-strong-catch-1 = QUARTO! I saw it on the horizon.
# Inés, a captain of few words, calls a quarto that the player made
says-strong-catch-2 = QUARTO! Nothing gets past my telescope.
# Inés, a captain of few words, has made a quarto that the player called
says-strong-caught-1 = My own wake, and you saw it first.
# Inés, a captain of few words, has made a quarto that the player called
says-strong-caught-2 = Sharp lookout. I didn’t see that one.
# Inés, a captain of few words, has won
says-strong-win-1 = Anchor down. Good sailing.
# Inés, a captain of few words, has won
says-strong-win-2 = The plan held. Well sailed.
# Inés, a captain of few words, has won
says-strong-win-3 = Safe in harbour. Thank you.
# Inés, a captain of few words, has lost
says-strong-loss-1 = The helm is yours. Well done.
# Inés, a captain of few words, has lost
says-strong-loss-2 = A fine manoeuvre. I salute you.
# Inés, a captain of few words, has lost
says-strong-loss-3 = Outsailed. That is rare.
# Inés, a captain of few words, after a draw
says-strong-draw-1 = Both ships in harbour. Good.
# Inés, a captain of few words, after a draw
says-strong-draw-2 = A draw. Calm seas for both of us.
# Ada, who turns the board in her head, greets the player
says-expert-greeting-1 = Hello! Which way is up today?
# Ada, who turns the board in her head, greets the player
says-expert-greeting-2 = Ready? I’m already looking from all four sides.
# Ada, who turns the board in her head, greets the player
says-expert-greeting-3 = Good to see you. Let’s think in circles.
# Ada, who turns the board in her head, greets the player in a rematch
says-expert-rematch-1 = Again, from another angle?
# Ada, who turns the board in her head, greets the player in a rematch
says-expert-rematch-2 = Yes! There’s a symmetry I want to try.
# Ada, who turns the board in her head, says that few squares are left; must not hint at anything
says-expert-close-1 = From the other side it’s even prettier.
# Ada, who turns the board in her head, says that few squares are left; must not hint at anything
says-expert-close-2 = Every corner counts now.
# Ada, who turns the board in her head, says that few squares are left; must not hint at anything
says-expert-close-3 = Let me look at it upside down.
# Ada, who turns the board in her head, missed a quarto that can no longer be called
says-expert-slip-1 = From that angle I missed my own quarto.
# Ada, who turns the board in her head, missed a quarto that can no longer be called
says-expert-slip-2 = I had a quarto, only the other way up.
# Ada, who turns the board in her head, mentions a quarto the player missed and can no longer call
says-expert-spared-1 = You had a quarto, just round the corner.
# Ada, who turns the board in her head, mentions a quarto the player missed and can no longer call
says-expert-spared-2 = A quarto of yours just rotated away.
# Ada, who turns the board in her head, calls a quarto that the player made
says-expert-catch-1 = QUARTO! You made it, I only tilted my head.
# Ada, who turns the board in her head, calls a quarto that the player made
says-expert-catch-2 = QUARTO! It’s there from every side.
# Ada, who turns the board in her head, has made a quarto that the player called
says-expert-caught-1 = Oh! From your side it’s obvious. Well seen!
# Ada, who turns the board in her head, has made a quarto that the player called
says-expert-caught-2 = You found what I had hidden from myself.
# Ada, who turns the board in her head, has won
says-expert-win-1 = It all came round in the end.
# Ada, who turns the board in her head, has won
says-expert-win-2 = Elegant, wasn’t it? Well fought!
# Ada, who turns the board in her head, has won
says-expert-win-3 = I’d seen that one upside down. Thank you!
# Ada, who turns the board in her head, has lost
says-expert-loss-1 = Beautiful! I’ll dream of that angle.
# Ada, who turns the board in her head, has lost
says-expert-loss-2 = You looked where I didn’t. Lovely.
# Ada, who turns the board in her head, has lost
says-expert-loss-3 = What a pretty proof. I enjoyed losing.
# Ada, who turns the board in her head, after a draw
says-expert-draw-1 = Perfect symmetry: a draw.
# Ada, who turns the board in her head, after a draw
says-expert-draw-2 = Nobody wins, and it still looks lovely.
# Leo, who smiles and knows, greets the player
says-master-greeting-1 = Welcome. Let’s make it a good one.
# Leo, who smiles and knows, greets the player
says-master-greeting-2 = Ah, it’s you. I was hoping you’d come.
# Leo, who smiles and knows, greets the player
says-master-greeting-3 = Make yourself comfortable. I have.
# Leo, who smiles and knows, greets the player in a rematch
says-master-rematch-1 = With pleasure. Every game is new.
# Leo, who smiles and knows, greets the player in a rematch
says-master-rematch-2 = Again? You have my full attention.
# Leo, who smiles and knows, says that few squares are left; must not hint at anything
says-master-close-1 = It’s so quiet, you can hear us think.
# Leo, who smiles and knows, says that few squares are left; must not hint at anything
says-master-close-2 = This is my favourite part.
# Leo, who smiles and knows, says that few squares are left; must not hint at anything
says-master-close-3 = A little more, and we’ll both know.
# Leo, who smiles and knows, missed a quarto that can no longer be called
says-master-slip-1 = I had a quarto, and smiled too long.
# Leo, who smiles and knows, missed a quarto that can no longer be called
says-master-slip-2 = A quarto of mine got away. How refreshing!
# Leo, who smiles and knows, mentions a quarto the player missed and can no longer call
says-master-spared-1 = You had a quarto there. I kept smiling.
# Leo, who smiles and knows, mentions a quarto the player missed and can no longer call
says-master-spared-2 = That quarto was yours, for a moment.
# Leo, who smiles and knows, calls a quarto that the player made
says-master-catch-1 = QUARTO! Thank you, I was hoping for that.
# Leo, who smiles and knows, calls a quarto that the player made
says-master-catch-2 = QUARTO! You made it beautifully.
# Leo, who smiles and knows, has made a quarto that the player called
says-master-caught-1 = Well, well. I made it, and you found it.
# Leo, who smiles and knows, has made a quarto that the player called
says-master-caught-2 = You saw it before my smile faded. Bravo!
# Leo, who smiles and knows, has won
says-master-win-1 = A pleasure. You had me thinking.
# Leo, who smiles and knows, has won
says-master-win-2 = Patience pays. You’ll see.
# Leo, who smiles and knows, has won
says-master-win-3 = Closer than it looks. Thank you!
# Leo, who smiles and knows, has lost
says-master-loss-1 = Magnificent. I didn’t see that coming.
# Leo, who smiles and knows, has lost
says-master-loss-2 = Now my smile is real. Well played!
# Leo, who smiles and knows, has lost
says-master-loss-3 = So that’s how it’s done. My compliments.
# Leo, who smiles and knows, after a draw
says-master-draw-1 = A draw. We know each other well by now.
# Leo, who smiles and knows, after a draw
says-master-draw-2 = Neither of us yielded. I like that.
# Sibyl, an oracle, greets the player
says-perfect-greeting-1 = I knew you would come. Welcome.
# Sibyl, an oracle, greets the player
says-perfect-greeting-2 = I’ve seen this one before. Surprise me anyway.
# Sibyl, an oracle, greets the player
says-perfect-greeting-3 = The stars are out. Let us begin.
# Sibyl, an oracle, greets the player in a rematch
says-perfect-rematch-1 = Again? I foresaw it, gladly.
# Sibyl, an oracle, greets the player in a rematch
says-perfect-rematch-2 = The circle begins once more.
# Sibyl, an oracle, says that few squares are left; must not hint at anything
says-perfect-close-1 = The mist is lifting.
# Sibyl, an oracle, says that few squares are left; must not hint at anything
says-perfect-close-2 = Few paths remain. All are beautiful.
# Sibyl, an oracle, says that few squares are left; must not hint at anything
says-perfect-close-3 = Listen: the end is already humming.
# Sibyl, an oracle, missed a quarto that can no longer be called
says-perfect-slip-1 = Even an oracle blinks. I had a quarto.
# Sibyl, an oracle, missed a quarto that can no longer be called
says-perfect-slip-2 = A quarto of mine, lost in the mist.
# Sibyl, an oracle, mentions a quarto the player missed and can no longer call
says-perfect-spared-1 = Your quarto came and went like a dream.
# Sibyl, an oracle, mentions a quarto the player missed and can no longer call
says-perfect-spared-2 = A quarto of yours faded into the mist.
# Sibyl, an oracle, calls a quarto that the player made
says-perfect-catch-1 = QUARTO! It was written.
# Sibyl, an oracle, calls a quarto that the player made
says-perfect-catch-2 = QUARTO! The stars had told me.
# Sibyl, an oracle, has made a quarto that the player called
says-perfect-caught-1 = You saw what I did not. Remarkable!
# Sibyl, an oracle, has made a quarto that the player called
says-perfect-caught-2 = Even the future can surprise me.
# Sibyl, an oracle, has won
says-perfect-win-1 = So it ends as it began: with a smile.
# Sibyl, an oracle, has won
says-perfect-win-2 = It had to be. But you made it beautiful.
# Sibyl, an oracle, has won
says-perfect-win-3 = I knew the ending, but never this way.
# Sibyl, an oracle, has lost
says-perfect-loss-1 = Now you surprise me. How wonderful!
# Sibyl, an oracle, has lost
says-perfect-loss-2 = The stars bow to you today.
# Sibyl, an oracle, has lost
says-perfect-loss-3 = You have found the one true path.
# Sibyl, an oracle, after a draw
says-perfect-draw-1 = Balance. The rarest of endings.
# Sibyl, an oracle, after a draw
says-perfect-draw-2 = A draw. You played as well as the stars.

## Phrases players can say to each other

# Ready-made phrase a player can say: greeting
phrase-hello = Hello!
# Ready-made phrase a player can say: at the start of a game
phrase-good-luck = Good luck!
# Ready-made phrase a player can say: praise for a turn or a game
phrase-well-played = Well played!
# Ready-made phrase a player can say: praise for a winning call
phrase-nice-quarto = Nice quarto!
# Ready-made phrase a player can say: after a pleasant game
phrase-good-game = Good game!
# Ready-made phrase a player can say: gratitude
phrase-thanks = Thank you!
# Ready-made phrase a player can say: after a mistake of one’s own
phrase-oops = Oops!
# Ready-made phrase a player can say: apology
phrase-sorry = Sorry!
# Ready-made phrase a player can say: a short break
phrase-one-moment = One moment, please.
# Ready-made phrase a player can say: after a break
phrase-back-again = I’m back.
# Ready-made phrase a player can say: proposes a rematch
phrase-rematch = Another game?
# Ready-made phrase a player can say: farewell
phrase-goodbye = Goodbye!

## Names for guests

# How the two words of a guest’s name are joined; change the order if needed
guest-name = { $manner } { $animal }
# Adjectives for guests’ names, separated by spaces; each must fit each animal
guest-manners = Brave Bright Calm Clever Curious Gentle Happy Jolly Lucky Merry Quick Sunny
# Animals for guests’ names, separated by spaces; with an adjective at most 16 letters
guest-animals = Badger Beaver Dolphin Finch Fox Hare Heron Otter Owl Panda Robin Seal
# Title of a message outside the app: it is the reader’s turn in a game of days
push-turn-title = Your turn
# Text of that message; $name is the opponent
push-turn-body = { $name } is waiting for you.
# Title of a message outside the app: somebody challenges the reader
push-challenge-title = A challenge for you
# Text of that message; $name is the player who challenges
push-challenge-body = { $name } would like to play you.
# Title of a message outside the app: the opponent asks for another game
push-rematch-title = Play again?
# Text of that message; $name is the opponent
push-rematch-body = { $name } would like a rematch.
# Title of a message outside the app: a game of a tournament waits for the reader
push-paired-title = A game is waiting
# Text of that message; $name is the opponent
push-paired-body = You play { $name }. Come in time, or you forfeit.

## Reviews

# Menu entry and title of the page that looks back at a finished game
review-title = Game review
# Mark for a decision in a review: nothing was better
review-mark-best = best
# Mark for a decision in a review: it kept the result, though something was better
review-mark-fine = good
# Mark for a decision in a review: it made the result worse by one step
review-mark-slip = mistake
# Mark for a decision in a review: it turned a win into a loss
review-mark-blunder = blunder
# Mark for a decision in a review: there was no choice
review-mark-forced = forced
# Word in a review: the player called their own quarto
review-speech-called = called
# Word in a review: the player called the quarto that the opponent had missed
review-speech-caught = caught
# Word in a review: the player did not call although there was a quarto
review-speech-missed = quarto missed
# Word in a review: the player called wrongly
review-speech-false = false call
# In a review, among the better choices after a false call: saying nothing
review-no-call = no call
# Sentence in a review: $name did not see a quarto
review-missed = { $name } misses a quarto.
# Label in a review: how well each player decided, in per cent
review-accuracy = Accuracy
# Label in a review: the decision after which the result changed
review-turning-point = Turning point
# Sentence in a review when the game has no turning point
review-no-turning-point = No decision changed the result.
# Label on the saved review page, before win, draw or loss
review-value = Value
# Label in a review: the strongest turns at this point
review-best = Best
# Name of the chart in a review, for a screen reader; $name is the first player
review-graph = Value after each decision, for { $name }
# Heading of the board on the saved review page
review-board = Board
# On the saved review page, for a screen reader: a square or hand without a piece
review-empty = empty
# Heading of the first step in a review, before any decision
review-start = Start of the game
# On the saved review page: $number is the current decision, $count how many there are
review-step = Decision { $number } of { $count }
# Heading of the list of decisions in a review
review-decisions = Decisions
# Heading or label for games: on a player’s page, on the start page before a number, in reviews
review-games = Games
# Button in a review: goes to the beginning of the game
review-go-first = First
# Button in a review: goes one decision back
review-go-back = Previous
# Button in a review: goes one decision forward
review-go-next = Next
# Button in a review: goes to the end of the game
review-go-last = Last
# Note below the buttons of a review
review-keys = You can also use the arrow keys.

## The coach

# Subject of a coach’s sentence: every piece that is light
coach-any-light =
    { $edition ->
        [mushrooms] any blue mushroom
       *[classic] any light piece
    }
# Subject of a coach’s sentence: every piece that is dark
coach-any-dark =
    { $edition ->
        [mushrooms] any red mushroom
       *[classic] any dark piece
    }
# Subject of a coach’s sentence: every piece that is round
coach-any-round =
    { $edition ->
        [mushrooms] any pointed mushroom
       *[classic] any round piece
    }
# Subject of a coach’s sentence: every piece that is square
coach-any-square =
    { $edition ->
        [mushrooms] any flat mushroom
       *[classic] any square piece
    }
# Subject of a coach’s sentence: every piece that is tall
coach-any-tall =
    { $edition ->
        [mushrooms] any big mushroom
       *[classic] any tall piece
    }
# Subject of a coach’s sentence: every piece that is short
coach-any-short =
    { $edition ->
        [mushrooms] any small mushroom
       *[classic] any short piece
    }
# Subject of a coach’s sentence: every piece that is solid
coach-any-solid =
    { $edition ->
        [mushrooms] any mushroom without yellow dots
       *[classic] any solid piece
    }
# Subject of a coach’s sentence: every piece that is hollow
coach-any-hollow =
    { $edition ->
        [mushrooms] any mushroom with yellow dots
       *[classic] any hollow piece
    }
# A certain row as an object in the coach’s sentences; $name is its digit
coach-pattern-row = row { $name }
# A certain column as an object in the coach’s sentences; $name is its letter
coach-pattern-column = column { $name }
# A certain diagonal as an object in the coach’s sentences; $name is its squares
coach-pattern-diagonal = the diagonal { $name }
# A certain small square as an object in the coach’s sentences; $name is its squares
coach-pattern-small-square = the small square { $name }
# A certain large square as an object in the coach’s sentences; $name is its squares
coach-pattern-large-square = the large square { $name }
# A certain tilted square as an object in the coach’s sentences; $name is its squares
coach-pattern-turned-square = the tilted square { $name }
# Any row as an object in the coach’s hint about a call
coach-a-row = a row
# Any column as an object in the coach’s hint about a call
coach-a-column = a column
# Any diagonal as an object in the coach’s hint about a call
coach-a-diagonal = a diagonal
# Any small square as an object in the coach’s hint about a call
coach-a-small-square = a small square
# Any large square as an object in the coach’s hint about a call
coach-a-large-square = a large square
# Any tilted square as an object in the coach’s hint about a call
coach-a-turned-square = a tilted square
# First hint: the player should call
coach-nudge-call = There is something to call.
# First hint in a lost position: the opponent will be able to call
coach-nudge-caught = Your opponent will have a quarto to call.
# First hint: no other action is possible
coach-nudge-pass = All that is left is to pass.
# First hint: the piece in hand completes a quarto
coach-nudge-wins-now = What you’re holding can win immediately.
# First hint: giving $things (a number of pieces) would lose
coach-nudge-poisoned =
    { $number ->
        [one] { $things } is poisoned.
       *[other] { $things } are poisoned.
    }
# First hint: every gift loses
coach-nudge-all-poisoned = Whatever you give, your opponent can win immediately.
# First hint: some choices win
coach-nudge-win = You can win, but not with every choice.
# First hint: some choices draw, none wins
coach-nudge-draw = You can still hold the draw, but not with every choice.
# First hint: every choice loses in the end
coach-nudge-loss = Against perfect play this is lost: look for what holds out longest.
# First hint: any choice wins
coach-nudge-free-win = Every choice keeps the win, as long as you play well afterwards.
# First hint: any choice draws
coach-nudge-free-draw = Every choice holds the draw, as long as you play well afterwards.
# Second hint, on a call; $kind such as “a row”, $trait what the pieces share
coach-reason-call = Look for { $kind }; the trait that counts: { $trait }.
# Second hint: the opponent will have a quarto; $values are what its pieces share
coach-reason-caught = Your opponent will be able to call { $pattern } ({ $values }).
# Second hint: the piece in hand wins; $values are what the pieces share
coach-reason-wins-now = It completes { $pattern } ({ $values }).
# Second hint: danger; $value is the subject, such as “any light piece”
coach-reason-any = { $value } lets your opponent complete { $pattern }.
# Second hint: how many pieces can be given without losing immediately
coach-reason-safe =
    { $number ->
        [one] { $things } is safe for now.
       *[other] { $things } are safe for now.
    }
# Second hint: every piece can be used to win
coach-reason-safe-none = Nothing is safe to give.
# Second hint: number of squares ($things) after which every gift loses
coach-reason-stuck =
    { $number ->
        [one] There is { $things } that would leave you nothing safe to give.
       *[other] There are { $things } that would leave you nothing safe to give.
    }
# Second hint when every square will do: after any placement something can be given safely
coach-reason-never-stuck = Wherever you place it, you will have something safe to give.
# Second hint when a single square or piece is left, and it loses nothing
coach-reason-only-choice = You have only one choice.
# Second hint: how many squares or pieces ($things) still win
coach-reason-keep-win =
    { $number ->
        [one] Only { $things } keeps the win.
       *[other] Only { $things } keep the win.
    }
# Second hint: how many squares or pieces ($things) still draw
coach-reason-keep-draw =
    { $number ->
        [one] Only { $things } holds the draw.
       *[other] Only { $things } hold the draw.
    }
# Second hint: the opponent wins in the end
coach-reason-loss = Your opponent can force a win, whatever you do.
# Second hint: the opponent wins in a known number of turns of both players
coach-reason-loss-in =
    { $number ->
        [one] Your opponent can win on the next turn, whatever you do.
       *[other] Your opponent can win within { $number } turns, yours included, whatever you do.
    }
# Third hint, a whole turn: call
coach-turn-call = Call QUARTO! on { $squares }.
# Third hint, a whole turn: say nothing
coach-turn-pass = Pass.
# Third hint, a whole turn: a gift; $piece is an object such as “piece 5”
coach-turn-give = Give { $piece }.
# Third hint, a whole turn: a placement alone
coach-turn-place = Place it on { $square }.
# Third hint, a whole turn: a placement and a gift
coach-turn-place-give = Place it on { $square } and give { $piece }.
# Third hint, a whole turn: a placement and a call
coach-turn-place-call = Place it on { $square } and call QUARTO! on { $squares }.
# After the third hint: this is the only winning turn
coach-turn-only-win = Nothing else keeps the win.
# After the third hint: this is the only turn that does not lose
coach-turn-only-draw = Nothing else holds the draw.
# After the third hint in a lost position
coach-turn-longest = Nothing holds out longer.
# After the third hint: how many turns are equally strong
coach-turn-others =
    { $number ->
        [one] { $number } other turn is just as good.
       *[other] { $number } other turns are just as good.
    }
# In place of a hint when the position is too hard to calculate
coach-unsure = It isn’t clear yet what is best here: working it out would take longer than a hint allows.
# The coach on what a turn leads to: a win, without a number of turns
coach-worth-win = That wins.
# The coach on what a turn leads to: a win in $number turns of both players
coach-worth-win-in =
    { $number ->
        [one] That wins immediately.
       *[other] That wins within { $number } turns, your opponent’s included.
    }
# The coach on what a turn leads to: nobody wins
coach-worth-draw = That holds the draw.
# The coach on what a turn leads to: a loss, without a number of turns
coach-worth-loss = Against perfect play that loses.
# The coach on what a turn leads to: a loss in $number turns of both players
coach-worth-loss-in =
    { $number ->
        [one] That loses on the next turn.
       *[other] Against perfect play that loses within { $number } turns, your own included.
    }
# The coach on a mistake: a win was possible before it
coach-explain-was-win = You could have won.
# The coach on a mistake: a draw was possible before it
coach-explain-was-draw = You could have held the draw.
# The coach explains a win; $values are what the pieces of $pattern share
coach-explain-mine = There is your quarto: { $pattern } ({ $values }).
# The coach explains a loss; $values are what the pieces of $pattern share
coach-explain-theirs = The quarto is your opponent’s: { $pattern } ({ $values }).
# The coach explains a bad gift: what the opponent does with it
coach-explain-allows = You give { $piece }: on { $square } your opponent completes { $pattern } ({ $values }).
# The coach explains: any piece the opponent gives lets you win
coach-explain-safe-none = As the board stands, your opponent has nothing safe to give.
# The coach explains a loss by counting safe pieces ($things)
coach-explain-you-run-out =
    { $number ->
        [one] As the board stands, { $things } is safe: if you take turns giving, you run out first.
       *[other] As the board stands, { $things } are safe: if you take turns giving, you run out first.
    }
# The coach explains a win by counting safe pieces ($things)
coach-explain-they-run-out =
    { $number ->
        [one] As the board stands, { $things } is safe: if you take turns giving, your opponent runs out first.
       *[other] As the board stands, { $things } are safe: if you take turns giving, your opponent runs out first.
    }
# The coach shows how the game would continue; $line is a list of turns
coach-explain-line = Best play continues: { $line }.
# Joins a turn ($action) and its reason ($why), both clauses from `coach.step.*`
coach-step-told = { $action }: { $why }.
# Clause in a line of play: your gift
coach-step-you-give = you give { $piece }
# Clause in a line of play: your placement
coach-step-you-place = you place it on { $square }
# Clause in a line of play: your placement and gift
coach-step-you-place-give = you place it on { $square } and give { $piece }
# Clause in a line of play: your placement and call
coach-step-you-place-call = you place it on { $square } and call “QUARTO!”
# Clause in a line of play: your call
coach-step-you-call = you call “QUARTO!”
# Clause in a line of play: you say nothing
coach-step-you-pass = you pass
# Clause in a line of play: the opponent’s placement
coach-step-they-place = your opponent places it on { $square }
# Clause in a line of play: the opponent’s placement and gift
coach-step-they-place-give = your opponent places it on { $square } and gives { $piece }
# Clause in a line of play: the opponent’s placement and call
coach-step-they-place-call = your opponent places it on { $square } and calls “QUARTO!”
# Clause in a line of play: the opponent’s call
coach-step-they-call = your opponent calls “QUARTO!”
# Reason for a turn in a line of play: it makes a quarto
coach-step-why-completes = that completes { $pattern } ({ $values })
# Reason for a turn in a line of play: a quarto is already on the board
coach-step-why-stands = { $pattern } ({ $values }) counts
# Reason for your turn in a line of play: it makes a quarto only the opponent can use
coach-step-why-counts-for-other-you = { $pattern } ({ $values }) counts for your opponent
# Reason for the opponent’s turn in a line of play: it makes a quarto only you can use
coach-step-why-counts-for-other-they = { $pattern } ({ $values }) counts for you
# Reason for your turn in a line of play: every reply loses
coach-step-why-then-wins-you = whatever your opponent does, you win right after
# Reason for the opponent’s turn in a line of play: every reply loses
coach-step-why-then-wins-they = whatever you do, your opponent wins right after
# Reason for a turn in a line of play: it is the only winning one
coach-step-why-only = nothing else wins
# Reason for a turn in a line of play: it wins in $number turns of both players
coach-step-why-keeps =
    { $number ->
        [one] that wins immediately
       *[other] that wins within { $number } turns, counting both sides
    }
# Reason for a turn in a line of play: it is the only one possible
coach-step-why-forced = there is no other choice
# Reason for a turn in a line of play: all turns are equally bad
coach-step-why-all-at-once = whatever is played here loses immediately
# Reason for a turn in a line of play: it delays the loss the most
coach-step-why-longest = nothing holds out longer
# Reason for a turn in a line of play: few of all $total turns avoid an immediate loss
coach-step-why-few =
    { $number ->
        [one] only { $number } of { $total } turns does not lose immediately
       *[other] only { $number } of { $total } turns do not lose immediately
    }
# Reason for a turn in a line of play: the others lose in one turn
coach-step-why-else-at-once = everything else loses immediately
# Reason for a turn in a line of play: the others lose faster
coach-step-why-else-sooner = everything else loses sooner

## Puzzles

# Name of a kind of puzzle: $number is the turns of both players until the win
puzzle-name-win = Win in { $number }
# Name of a kind of puzzle: choose what to give
puzzle-name-safe-piece =
    { $edition ->
        [mushrooms] The only safe mushroom
       *[classic] The only safe piece
    }
# Name of a kind of puzzle: choose where to place
puzzle-name-only-square = The only square
# Name of a kind of puzzle: punish the opponent’s mistake
puzzle-name-refutation = Find the refutation
# Name of a kind of puzzle: avoid the loss
puzzle-name-save-draw = Save the draw
# Task of a puzzle: win now (one) or in $number turns of both players
puzzle-task-win =
    { $number ->
        [one] What you’re holding wins immediately: on which square?
       *[other] Win within { $number } turns, your opponent’s included. Only one turn does it.
    }
# Task of a puzzle about what to give, when the result is a win
puzzle-task-safe-piece-win =
    { $edition ->
        [mushrooms] Give the only mushroom that keeps the win.
       *[classic] Give the only piece that keeps the win.
    }
# Task of a puzzle about what to give, when the result is a draw
puzzle-task-safe-piece-draw =
    { $edition ->
        [mushrooms] Give the only mushroom that holds the draw.
       *[classic] Give the only piece that holds the draw.
    }
# Task of a puzzle about where to place, when the result is a win
puzzle-task-only-square-win = Only one square keeps the win. Which?
# Task of a puzzle about where to place, when the result is a draw
puzzle-task-only-square-draw = Only one square holds the draw. Which?
# Task of a puzzle about punishing a mistake
puzzle-task-refutation = Giving you this was a mistake. Find the only turn that wins.
# Task of a puzzle about avoiding the loss
puzzle-task-save-draw = All turns but one lose. Find the one that holds the draw.
# In the heading of a puzzle with a handicap; $mine and $other are level numbers
puzzle-levels = You: level { $mine }, opponent: level { $other }
# In the heading of a puzzle: its rating
puzzle-difficulty = difficulty { $number }
# Heading of the daily puzzle on the command line; $day is a date
puzzle-daily = Puzzle of the day, { $day }
# Reply to the right answer to a puzzle
puzzle-right = Correct!
# Reply to a wrong answer to a puzzle; $turn is what was played
puzzle-wrong = Not { $turn }.
# Reply in a puzzle to a call without a quarto
puzzle-no-quarto = This placement doesn’t make a quarto.
# Shows the answer to a puzzle; $turns in notation
puzzle-key =
    { $number ->
        [one] The solution: { $turns }
       *[other] The solutions: { $turns }
    }
# After a solved puzzle on the command line: solved without a mistake so far
puzzle-streak = { $number } in a row.
# Summary at the end of `fourfold puzzle`; $solved without a wrong answer, $streak the longest series
puzzle-score =
    { $number ->
        [one] Solved on the first try: { $solved } of { $number } puzzle. Longest streak: { $streak }.
       *[other] Solved on the first try: { $solved } of { $number } puzzles. Longest streak: { $streak }.
    }

## Errors of the rules and the notation

# Reason an action is refused: the game has ended; $reason is a `reason.*` text
error-game-over = the game is over ({ $reason })
# Reason an action is refused: a gift with a piece still in hand
error-give-not-now = place the { piece-one } in hand before giving one
# Reason an action is refused: a gift when all the pieces have been placed
error-give-nothing-left = no { piece-one } is left to give: call or pass
# Reason an action is refused: the piece was given or placed before
error-piece-used = { piece-the } is no longer available
# Reason an action is refused: a placement without a piece in hand
error-place-not-now = there is no { piece-one } in hand to place
# Reason an action is refused: the square already holds $piece
error-square-occupied = square { $square } is occupied by { piece-the }
# Reason an action is refused: a pass before the board is full
error-pass-not-now = a player may pass only when all sixteen { piece-many } have been placed
# Reason an action is refused: a call in a game without calling
error-call-automatic = there is no calling in an automatic game
# Reason an action is refused: a call before anything has been placed
error-call-first-turn = nobody may call on the first turn
# Reason an action is refused: one more call after several false ones
error-call-too-many = three calls have already been refused this turn
# Reason an action is refused: a call that names too few squares, or one twice
error-call-squares = a call must name four different squares
# Reason an action is refused: a record’s mark for a good call is wrong
error-call-not-good = the call on { $squares } is marked good (!), but it is false
# Reason an action is refused: a record’s mark for a false call is wrong
error-call-not-false = the call on { $squares } is marked false (?), but it is good
# Reason an action is refused: a new turn begins too soon in a record
error-turn-unfinished = the previous turn is not finished
# What was expected when reading: a piece; the letters are not translated
expected-piece = a piece: one hexadecimal digit, or four letters such as LRTS
# What was expected when reading: a square’s name
expected-square = a square from a1 to d4
# What was expected when reading: a board as text
expected-board = sixteen squares, each a piece digit or '.', with '/' between all rows or none
# What was expected when reading: the last part of a position
expected-hand = the piece in hand, or '-' when one is to be given
# What was expected when reading: a whole position
expected-position = a board, a space, and the piece in hand or '-'
# What was expected when reading: a piece not used twice
expected-new-piece = a piece that is not already on the board or in hand
# What was expected when reading: no piece in hand on a full board
expected-no-hand = '-', since the board is full
# What was expected when reading: a level or a handicap
expected-level = a level from 1 to 4, or two of them as A:B
# What was expected when reading: a trait; keep the English words that are typed
expected-trait = a trait: colour, shape, height or fill
# What was expected when reading: no trait named twice
expected-new-trait = each trait only once
# What was expected when reading: a whole turn; keep the examples
expected-turn = a turn such as -7, c2-5 or c2!a2b2c2d2
# What was expected when reading: nothing more in this turn
expected-end-of-turn = the end of the turn
# What was expected when reading: the squares of a call, none twice
expected-new-square = four different squares
# What was expected when reading: one action; keep the examples
expected-action = an action such as -7, c2, !a2b2c2d2, - or resign:first
# What was expected when reading: a time control; keep the examples
expected-clock = a clock such as 60/move, 300+5 or -
# What was expected when reading: a time that is not zero
expected-positive = a time greater than zero
# What was expected when reading: a time in seconds of limited length
expected-seconds = seconds: at most nine digits before and after the decimal point
# What was expected when reading: a calling rule; keep the words that are typed
expected-call = official, standing or automatic
# What was expected when reading: the rule for false calls; keep the words that are typed
expected-false-call = refused or loses
# What was expected when reading: an edition; keep the words that are typed
expected-edition = classic or mushrooms
# What was expected when reading: a seat; keep the words that are typed
expected-player = first or second
# What was expected when reading: why a game ended; R20 is a rule’s number
expected-reason = one of the reasons in R20
# What was expected when reading: a result; keep the symbols
expected-result = 1-0, 0-1, 1/2-1/2 or *
# What was expected when reading a game record: a tag; keep the example
expected-tag = a tag line such as [First "Ana"]
# What was expected when reading a game record: no tag twice
expected-new-tag = each tag only once
# What was expected when reading a game record: a proper escape in a tag
expected-escape = a quote or a backslash after the backslash (\" or \\)
# What was expected when reading a game record: the number of the next turn
expected-number = the turn number { $number }.
# What was expected when reading a game record: how the game ended, at its end
expected-result-end = the result after the last turn
# What was expected when reading a game record: nothing after the result
expected-end-of-game = the end of the game after its result
# What was expected when reading a game record: a closing brace
expected-comment-end = a {"}"} that closes the comment
# What was expected when reading a game record: a time in a comment; keep the example
expected-time-comment = a time such as {"{"}%t 12.4{"}"}, once after a turn
# What was expected when reading a file: this encoding
expected-utf-8 = text in UTF-8
# What was expected when reading a game record: a result that agrees with the rest
expected-same-result = the result { $result }, as the turns and tags show
# What was expected when reading a game record: a reason that agrees with the turns
expected-same-reason = the reason { $reason }, as the turns show
# What was expected when reading a game record: the tag Reason; $reasons are those possible
expected-why-result = a Reason for { $result }: { $reasons }
# What was expected when reading a game record: the tag Reason of an unfinished game
expected-no-reason = no Reason, or abandoned, with the result *
# What was expected when reading a game record: no winner of a game left this early
expected-both-placed = no winner (*): until both players have placed a piece, nobody loses by leaving
# What was expected when reading: not several games
expected-one-game = one game
# Error for programmers and command line: a wrong number for a square
invalid-square-number = a square is a whole number from 0 to 15, not { $value }
# Error for programmers and command line: a board of the wrong size
invalid-board-size = a board has 16 squares, not { $number }
# Error for programmers and command line: a wrong number for a piece
invalid-piece-number = a piece is a whole number from 0 to 15, not { $value }
# Error for programmers and command line: a piece is on two squares
invalid-piece-twice = piece { $piece } appears a second time, on { $square }
# Error for programmers and command line: a piece is in two places
invalid-hand-on-board = piece { $piece } is both in hand and on the board
# Error for programmers and command line: a piece in hand although no square is empty
invalid-hand-and-full = with a full board, piece { $piece } cannot be in hand
# Error for programmers and command line: wrong edition; Edition is a name in code
invalid-edition = { $value } is not an Edition
# Error for programmers and command line: wrong level
invalid-level-number = a level is 1, 2, 3 or 4, not { $value }
# Error for programmers and command line: wrong symmetry of the board or the pieces
invalid-symmetry = { $value } maps two things to the same one
# Error for programmers and command line: wrong trait
invalid-trait = { $value } is not a trait
# Error for programmers and command line: a trait is repeated
invalid-trait-twice = trait { $trait } is named twice
# Error for programmers and command line: the list of traits is empty
invalid-no-trait = at least one trait must be in play
# Error for programmers and command line: a handicap must be a pair
invalid-level-pair = levels are two numbers, first and second, not { $value }
# Error for programmers and command line: a turn without actions
invalid-turn-empty = a turn has at least one action
# Error for programmers and command line: a call or gift after a missing placement
invalid-turn-behind = nothing can follow a placement that was not made
# Error of the referee: pieces stand on the board but the last square is missing
invalid-facts-last-missing = pieces are on the board: name the square filled last
# Error of the referee: a real table: the square said to be filled last has no piece; $square is like b2
invalid-facts-last-empty = the square filled last, { $square }, is empty
# Error of the referee: a real table: somebody is said to have placed, but the board is empty
invalid-facts-placer-none = the board is empty: nobody has placed a piece
# Error of the referee: a real table: the count of pieces shows that the first player placed last
invalid-facts-placer-first = an even number of pieces is on the board, so the first player placed last
# Error of the referee: a real table: the count of pieces shows that the second player placed last
invalid-facts-placer-second = an odd number of pieces is on the board, so the second player placed last
# Error of the referee: a real table: a piece is in hand, but no gift is stated
invalid-facts-hand = piece { $piece } is in hand, so a piece has been given
# Error of the referee: a real table: a gift is stated, but the board is full
invalid-facts-given-full = the board is full: no piece can have been given since
# Error of the referee: a real table: the stated turn is wrong
invalid-facts-turn-first = after what you stated, it is the first player’s turn
# Error of the referee: a real table: the stated turn is wrong
invalid-facts-turn-second = after what you stated, it is the second player’s turn
# Error of the referee: a real table: the stated number of refused calls cannot be
invalid-facts-refused = the number of calls refused this turn cannot be { $number }
# Error for programmers and command line: wrong calling rule; CallRule is a name in code
invalid-call = { $value } is not a CallRule
# Error for programmers and command line: wrong rule for false calls; FalseCall is a name in code
invalid-false-call = { $value } is not a FalseCall
# Error for programmers and command line: a time that is not a number
invalid-time-number = a time is a number of seconds, not { $value }
# Error for programmers and command line: an infinite time
invalid-time-finite = a time is a finite number of seconds, not { $value }
# Error for programmers and command line: the limit for a turn is out of range
invalid-turn-limit = the time for a turn must be above zero and below 10^9, not { $value }
# Error for programmers and command line: wrong number of times for the $actions actions
invalid-times-many = each action needs a time: { $actions } times, not { $times }
# Error for programmers and command line: a time lies before the one that precedes it
invalid-time-backwards = time runs forwards: { $later } after { $earlier }
# Error for programmers and command line: wrong time control
invalid-clock = { $value } is not a clock
# Error for programmers and command line: the total time is out of range
invalid-bank-limit = the time bank must be above zero and below 10^9, not { $value }
# Error for programmers and command line: the extra time is out of range
invalid-increment-limit = the increment must be at least 0 and less than 10^9, not { $value }
# Error for programmers and command line: a record’s tag with a meaning of its own
invalid-tag-own = { $tag } cannot be used as a custom tag
# Error for programmers and command line: a record’s tag is repeated
invalid-tag-twice = the tag { $tag } appears twice
# Error for programmers and command line: an invisible character in a record’s tag
invalid-tag-control = the tag { $tag } contains a control character: { $value }
# Error for programmers and command line: a comment on a turn that does not exist
invalid-comment-turn = there is no turn { $turn } to comment on
# Error for programmers and command line: a character or text not allowed in a comment
invalid-comment-text = { $value } cannot appear in a comment
# Error for programmers and command line: impossible time for a turn
invalid-turn-time = turn { $turn } cannot have taken { $value } s
# Error: text not understood; $where is “at …” or “at the end”, $expected an `expected.*` text
message-notation = cannot read { $text } { $where } (character { $character }): expected { $expected }
# Completes the error about text not understood; $rest is what was left to read
message-notation-at = at { $rest }
# Completes the error about text not understood when nothing was left to read
message-notation-end = at the end
# Error: text understood but wrong; $expected is an `expected.*` text
message-contradicts = { $text } contradicts the rest of the record: expected { $expected }
# Error: an action breaks a rule; $why is an `error.*` text, $rule such as R7
message-illegal = illegal action { $action } in { $position }: { $why } ({ $rule })

## Why the server refuses something

# Refusal by the server when signing in: wrong details
problem-sign-in-failed = The name or password is incorrect.
# Refusal by the server when recovering an account: wrong details
problem-recovery-failed = The name or recovery code is incorrect, or the code has already been used.
# Refusal by the server when signing in: the account may not be used
problem-blocked = This account has been blocked by the operators of this server.
# Refusal by the server when signing in or up: there is a session
problem-signed-in = You’re already signed in: sign out first.
# Refusal by the server: a guest or a program asks for something only an account may do
problem-account-needed = You need to sign in with a password for this; a guest session or a token is not enough.
# Refusal by the server on the account page: the current password is wrong
problem-password-wrong = That password is incorrect.
# Refusal by the server: a program uses a wrong token
problem-token = This token is unknown or has been revoked.
# Refusal by the server when removing a token: it does not exist
problem-token-unknown = You have no such token.
# Refusal by the server when making a token: there are too many; $most is the limit
problem-tokens-many = An account can have at most { $most } tokens: remove one first.
# Refusal by the server when ending a session: it does not exist
problem-session-unknown = You’re not signed in there.
# Refusal by the server: nobody has this address
problem-player-unknown = There is no such player.
# Refusal by the server: a complaint about oneself
problem-report-self = You can’t report yourself.
# Refusal by the server: someone tries to follow or block themselves
problem-player-self = That’s you: you can’t follow or block yourself.
# Refusal by the server: the lists of followed and blocked players have a limit
problem-contacts-many = Your list is full: remove someone first.
# Refusal by the server: a player tries to talk with the spectators of their own game
problem-spectators-only = Only spectators can talk here: you’re playing in this game.
# Refusal by the server: push messages cannot go to the address that the browser gave
problem-push-endpoint = Messages can’t be sent to this browser: its push service must have a public HTTPS address.
# Refusal by the server: the operators have switched push messages off
problem-push-off = This server doesn’t send messages outside the app.
# Refusal by the server after several wrong passwords; $seconds to wait
problem-too-many-tries = Too many attempts: try again in { $seconds } s.
# Refusal by the server when starting a game: unknown coin toss
problem-lot-unknown = This coin toss doesn’t exist or has expired.
# Refusal by the server when starting a game: the coin toss belongs to another game
problem-lot-used = This coin toss has already been used: start a new one.
# Refusal by the server of a new name: too short; $number is the minimum
problem-name-short =
    { $number ->
        [one] A name must have at least { $number } character.
       *[other] A name must have at least { $number } characters.
    }
# Refusal by the server of a new name: too long; $most is the maximum
problem-name-long = A name can have at most { $most } characters.
# Refusal by the server of a new name: a symbol that is not allowed
problem-name-character = A name may contain only letters, digits, spaces, full stops, hyphens and underscores, not { $character }.
# Refusal by the server of a new name: it has only digits or symbols
problem-name-letter = A name needs at least one letter.
# Refusal by the server of a new name: it mixes scripts such as Latin and Greek
problem-name-scripts = Use only one alphabet in a name.
# Refusal by the server of a new name: symbols in the wrong places
problem-name-separators = A name must begin and end with a letter or a digit, and must not have two full stops, hyphens or underscores in a row.
# Refusal by the server of a new name: the server keeps it for itself
problem-name-reserved = The name { $name } is reserved: choose another.
# Refusal by the server of a new name: it contains a rude word
problem-name-word = Please choose a name that won’t offend anyone.
# Refusal by the server of a new name: someone else has it
problem-name-taken = The name { $name }, or one very like it, is already taken: choose another.
# Refusal by the server of a new password: too short; $least is the minimum
problem-password-short = A password must have at least { $least } characters.
# Refusal by the server of a new password: too long; $most is the maximum
problem-password-long = A password can have at most { $most } characters.
# Refusal by the server of a new password: many people use it
problem-password-common = This password is too common: it would be the first to be guessed.
# Refusal by the server of a new password: it resembles the name
problem-password-name = This password is too similar to your name or the game’s: it would be guessed.
# Title of a refusal by the server, HTTP status 400
problem-title-400 = Bad request
# Title of a refusal by the server, HTTP status 401
problem-title-401 = Sign in first
# Title of a refusal by the server, HTTP status 403
problem-title-403 = Not allowed
# Title of a refusal by the server, HTTP status 404
problem-title-404 = Not found
# Title of a refusal by the server, HTTP status 405: the verb of the request
problem-title-405 = Method not allowed
# Title of a refusal by the server, HTTP status 406: the format asked for
problem-title-406 = Not available in this form
# Title of a refusal by the server, HTTP status 409
problem-title-409 = Something has changed in the meantime
# Title of a refusal by the server, HTTP status 413: the request’s size
problem-title-413 = Too large
# Title of a refusal by the server, HTTP status 415: the request’s format
problem-title-415 = Unsupported content type
# Title of a refusal by the server, HTTP status 422
problem-title-422 = Not accepted
# Title of a refusal by the server, HTTP status 429
problem-title-429 = Too many requests
# Title of a refusal by the server, HTTP status 500
problem-title-500 = Server error
# Title of a refusal by the server, HTTP status 503
problem-title-503 = Temporarily unavailable
# Title of a refusal by the server, HTTP status 507: the disk is full
problem-title-507 = No space left
# Refusal by the server: a malformed request
problem-bad-request = The server does not understand this request.
# Refusal by the server: there is no session, not even a guest’s
problem-sign-in = You need to be a player for this: choose a name or sign in.
# Refusal by the server: a lack of rights
problem-forbidden = You are not allowed to do this.
# Refusal by the server: unknown or private page or object
problem-not-found = There is nothing here, or you don’t have access to it.
# Refusal by the server: wrong HTTP method
problem-method = This address does not support that method.
# Refusal by the server: two requests at the same time
problem-conflict = Another change came first.
# Refusal by the server: the request is too long; $most is the limit
problem-too-large = That is too large: at most { $most } bytes.
# Refusal by the server: the request has another format
problem-media-type = The server expects JSON here.
# Refusal by the server: a field of the request is wrong
problem-invalid = Something in the request is missing or has the wrong form.
# Refusal by the server: requests come too fast
problem-too-many = Too many requests: try again in a little while.
# Refusal by the server: a fault in the program
problem-internal = This isn’t your fault. The error has been logged; please try again.
# Refusal by the server: the database is not answering
problem-unavailable = The server cannot save anything right now: try again in a moment.
# Refusal by the server: there is no room for the database
problem-storage-full = The server’s disk is full: nothing was saved.
# Refusal by the server: a form on a foreign web page
problem-origin = This request comes from another site.
# Refusal by the server of an action: it was meant for an earlier state of the game
problem-stale = The game has moved on: look again, then choose again.
# Refusal by the server of an action: the opponent acts next
problem-not-your-turn = It is not your turn.
# Refusal by the server of an action: it comes from a spectator
problem-not-seated = You are not playing in this game.
# Refusal by the server of an action on a shared screen without a seat; keep first and second
problem-seat = On a shared screen, say which seat acts: first or second.
# Refusal by the server of an action that is sent in another way; $action in notation
problem-action-kind = Only giving, placing, calling and passing are possible here: { $action }.
# Refusal by the server of an action or offer after the end
problem-game-over = The game is over.
# Refusal by the server of something that is only possible after the end
problem-game-on = The game is still being played.
# Refusal by the server of an action: the flag has fallen
problem-time-up = Time ran out before this arrived.
# Refusal by the server of an answer to a draw or takeback that has been withdrawn
problem-no-offer = That offer is no longer open.
# Refusal by the server of an answer to one’s own draw or takeback
problem-own-offer = You cannot answer your own offer.
# Refusal by the server of a draw or takeback that was already offered or declined
problem-offer-stands = This has already been asked; it can be asked again after the next turn.
# Refusal by the server: aborting a game that counts by now
problem-abort-late = It’s too late to abort this game; you can resign instead.
# Refusal by the server of aborting a game, taking back or playing again: the game belongs to a tournament
problem-tournament-game = In a tournament, games can’t be aborted, replayed or taken back.
# Refusal by the server: a player says that they are there, in a tournament around real tables
problem-tournament-server = This tournament is played around real tables, so its games don’t start here.
# Refusal by the server of a request for a rematch: the other player has declined one, or it was withdrawn twice
problem-rematch-declined = You can’t ask for this rematch again.
# Refusal by the server of a ready-made phrase: the game has been over for long
problem-talk-late = This game ended too long ago to send messages.
# Refusal by the server of a takeback: the game changes ratings
problem-takeback-rated = Moves can’t be taken back in a rated game.
# Refusal by the server of a takeback: wrong state
problem-takeback-where = You can’t go back to that point.
# Refusal by the server of a takeback: the computer’s character has said since that a quarto was missed
problem-takeback-mentioned = The missed quarto has already been mentioned, so you can’t go back any further.
# Refusal by the server of a change of pace: no computer player sits in this game
problem-no-computer = The computer is not playing in this game.
# Refusal by the server of an action: the log has too many entries
problem-log-full = This game has become too long: you can only resign or end it.
# Refusal by the server: a repeated key; Idempotency-Key is the header’s name
problem-key-reused = This Idempotency-Key was used for something else.
# Refusal by the server of a rematch: the opponent’s account was deleted or blocked
problem-opponent-gone = The other player is no longer here.
# Refusal by the server: accepting a challenge too late
problem-challenge-gone = This challenge is no longer open.
# Refusal by the server: accepting a challenge of one’s own
problem-challenge-own = This is your own challenge: send it to someone else.
# Refusal by the server of a new challenge: there are too many
problem-challenge-many = You have many challenges waiting: withdraw one first.
# Refusal by the server: one of two players has blocked the other; the text must not say which
problem-players-blocked = You can’t play against this player.
# Refusal by the server of a challenge to oneself
problem-challenge-self = You cannot send a challenge to yourself.
# Refusal by the server of a challenge to a player: an earlier one to the same player still waits
problem-challenge-stands = You have already challenged this player: wait for the answer, or withdraw that challenge.
# Refusal by the server of a rated game with a guest
problem-rated-account = Rated games are played between accounts.
# Refusal by the server of a rated game with special rules
problem-rated-rules = Rated games have equal levels, all four traits, an empty starting board and official or automatic calling.
# Why a rated game is refused: it was meant to be private
problem-rated-private = Rated games are public.
# Why a rated game is refused: it has no clock
problem-rated-clock = Rated games are played with a clock.
# Why a rated game is refused: somebody chose who goes first
problem-rated-seat = In rated games nobody chooses who goes first: a coin toss decides, then you alternate.
# Why a rated game is refused: hints were allowed
problem-rated-help = There is no help in rated games.
# Why a rated game is refused: the two played $count of them within a day
problem-rated-pair = You have started { $count } rated games with each other in one day. Play the next one unrated, or wait.
# Refusal by the server of analysis that could be used for cheating
problem-live-game = This position is being played right now in a game without help: wait until it is over.
# Refusal by the server of analysis that is too hard
problem-thinking-long = That would take too long to work out right now.
# Refusal by the server of an incomplete answer to a puzzle
problem-unfinished = Also say which { piece-one } you are giving.
# Refusal by the server in the drill: the level lacks the kind of pattern
problem-drill-stage = Level { $level } has no such patterns.
# Refusal by the server in the drill: unknown board
problem-drill-task = This board is not one of the server’s: start the drill again.
# Refusal by the server of a position on the page “Fill the board”
problem-filling-hand = A board to fill has no { piece-one } in hand.
# Refusal by the server of a new game: unknown computer player
problem-opponent = There is no opponent called { $name }.
# Refusal by the server of a new game from a position that is over
problem-start-over = There is nothing left to play from this position.
# Refusal by the server of a new game: the time control is too long
problem-clock-long = A clock can’t run longer than a year: choose no clock instead.
# Refusal by the server of a setting: unknown language; $names are those possible
problem-language = This language is not available: choose one of { $names }.
# Why hints, analysis or review are refused while a game without help is played
problem-without-help = You’re playing a game without help: you can get help again when it is over.

## Why a tournament refuses something

# Refusal by the server about a tournament: its description contains a word that offends
problem-text-word = Please choose words that won’t offend anyone.
# Refusal by the server about a tournament: it was called off
problem-tournament-cancelled = This tournament has been cancelled.
# Refusal by the server about a tournament: someone changes its format, venue or rating too late
problem-tournament-begun = The tournament has begun: its format, its rules, its venue and its rating can no longer be changed.
# Refusal by the server about a tournament: it is finished
problem-tournament-over = This tournament is finished.
# Refusal by the server about a tournament: only the director and the helpers may do this
problem-tournament-directors = Only the director of this tournament and the helpers can do this.
# Refusal by the server about a tournament: helpers may not do this
problem-tournament-director = Only the director of this tournament can do this.
# Refusal by the server about a tournament: the person does not take part
problem-tournament-entrants = You’re not taking part in this tournament.
# Refusal by the server about a tournament: a guest wants to announce one or to take part
problem-tournament-account = You need an account to set up a tournament or to take part by yourself.
# Refusal by the server about a tournament: nobody can register by themselves
problem-tournament-closed = Registration for this tournament is closed.
# Refusal by the server about a tournament: the code for registering is wrong or missing
problem-tournament-code = This tournament needs another code: ask its director.
# Refusal by the server about a tournament: the code does not go with the kind of registration
problem-tournament-code-missing = A code belongs to registration by code, and to no other kind.
# Refusal by the server about a tournament: the person’s rating, $rating, is outside the limits
problem-tournament-rating = Your rating here is { $rating }, which is outside the limits of this tournament.
# Refusal by the server about a tournament: the lowest rating is above the highest
problem-tournament-rating-limits = The lowest rating ({ $least }) is above the highest one ({ $most }).
# Refusal by the server about a tournament: someone registers for a tournament of teams by themselves
problem-tournament-teams = Teams are entered by those who direct the tournament.
# Refusal by the server about a tournament: the time of its start makes no sense
problem-tournament-start = A tournament can start today at the earliest, and in three years at the latest.
# Refusal by the server about a tournament: it cannot be rated
problem-tournament-rated = Only games on the server can be rated, without teams and without a handicap.
# Refusal by the server about a tournament: teams are wanted on the server
problem-tournament-teams-server = Teams play around real tables, not on the server.
# Refusal by the server about a tournament: someone without an account is entered where games are played on the server
problem-tournament-typed = People who play on the server register themselves; only computer players can be added.
# Refusal by the server about a tournament: the name or rating of someone with an account is to be corrected
problem-tournament-account-name = Players with an account keep the name and rating that the account has.
# Refusal by the server about a tournament: a computer player is entered around real tables
problem-tournament-computers = Computer players can’t sit at real tables.
# Refusal by the server about a tournament: the account has announced as many as it may; $most is the limit
problem-tournaments-many = You have set up { $most } tournaments, which is as many as you can have: try again later.
# Refusal by the server about a tournament: its log has no room left
problem-tournament-long = This tournament’s log is full: only results can still be entered.
# Refusal by the server about a tournament: there are too many helpers; $most is the limit
problem-tournament-helpers = A tournament can have at most { $most } helpers.
# Refusal by the server about a tournament: the address of a desk or a table has a wrong key
problem-tournament-key = This address no longer works: scan the code again, or ask the director.
# Refusal by the server about a tournament: a result is reported where games are played on the server
problem-tournament-venue = This tournament is not played at real tables.
# Refusal by the server about a tournament: somebody else reports for this seat at a real table
problem-tournament-seat = Someone else has already reported for this player.
# Refusal by the server about a tournament: one person reports for both seats at a real table
problem-tournament-both-seats = You have reported for one player: your opponent has to confirm on their own phone.
# Refusal by the server about a tournament: on a ladder, this player cannot be challenged now
problem-tournament-challenge = You can’t challenge this player now: they are busy, or too far away on the ladder.
# Refusal by the log of a tournament: it is finished
problem-tournament-event-finished = The tournament is finished.
# Refusal by the log of a tournament: somebody of this $name takes part already
problem-tournament-event-name-twice = { $name } is entered already.
# Refusal by the log of a tournament: somebody wants to enter a second time; $id is their name or their number
problem-tournament-event-id-twice = { $id } is entered already, or has withdrawn.
# Refusal by the log of a tournament: nobody of this number takes part
problem-tournament-event-unknown = Nobody here is known as { $id }.
# Refusal by the log of a tournament: $id is a name
problem-tournament-event-withdrawn = { $id } has withdrawn.
# Refusal by the log of a tournament: it has room for $number
problem-tournament-event-full = The tournament is full: it has room for { $number }.
# Refusal by the log of a tournament: nobody can enter after the first pairing
problem-tournament-event-late = The tournament has begun: nobody can enter any more.
# Refusal by the log of a tournament: a team has $members members and needs $boards
problem-tournament-event-team-small = A team needs { $boards } members here, not { $members }.
# Refusal by the log of a tournament: somebody is twice in a team
problem-tournament-event-team-twice = { $name } is in this team twice.
# Refusal by the log of a tournament: $name plays for another team, $other
problem-tournament-event-team-other = { $name } is in the team { $other } already.
# Refusal by the log of a tournament: a team is entered where single people play
problem-tournament-event-no-team = This tournament is not for teams.
# Refusal by the log of a tournament: $id, a name, pauses already
problem-tournament-event-paused = { $id } is already paused.
# Refusal by the log of a tournament: $id, a name, does not pause
problem-tournament-event-not-paused = { $id } is not paused.
# Refusal by the log of a tournament: nobody pauses in a round robin or a knockout
problem-tournament-event-pause-format = Nobody can pause in this kind of tournament.
# Refusal by the log of a tournament: a director lets somebody sit out a round where this is not possible
problem-tournament-event-bye-format = People can be let off a round only in a Swiss tournament.
# Refusal by the log of a tournament: somebody is to sit out round $round
problem-tournament-event-bye-round = Nobody can be let off round { $round }: it is paired already, or not played.
# Refusal by the log of a tournament: $id, a name, sits out round $round already
problem-tournament-event-bye-twice = { $id } already sits out round { $round }.
# Refusal by the log of a tournament: sitting out a round cannot be worth $points; a win is worth $win
problem-tournament-event-bye-worth = Sitting out a round is worth between 0 and { $win } points, in halves, not { $points }.
# Refusal by the log of a tournament: round $round has games without a result
problem-tournament-event-round-open = Round { $round } still lacks results.
# Refusal by the log of a tournament: all results of round $round are in
problem-tournament-event-round-closed = Round { $round } is over.
# Refusal by the log of a tournament: there is no round $round that could be meant
problem-tournament-event-round-unknown = Round { $round } is not the newest one, or does not exist.
# Refusal by the log of a tournament: a pairing cannot be dropped, because a game of round $round has begun
problem-tournament-event-round-begun = A game of round { $round } has begun, so its pairing can’t be undone.
# Refusal by the log of a tournament: a round without games
problem-tournament-event-round-empty = A round needs at least one game.
# Refusal by the log of a tournament: all $rounds rounds are played
problem-tournament-event-rounds-over =
    { $rounds ->
        [one] The only round has been played.
       *[other] All { $rounds } rounds have been played.
    }
# Refusal by the log of a tournament: $id, a name, cannot be paired
problem-tournament-event-not-playing = { $id } can’t be paired now.
# Refusal by the log of a tournament: $id, a name, is paired twice in round $round
problem-tournament-event-twice = { $id } is paired twice in round { $round }.
# Refusal by the log of a tournament: $id, a name, has neither an opponent nor a bye in round $round
problem-tournament-event-left-out = { $id } has neither an opponent nor a bye in round { $round }.
# Refusal by the log of a tournament: $id, a name, still plays the game $game
problem-tournament-event-busy = { $id } is still playing game { $game }.
# Refusal by the log of a tournament: in a knockout the bracket says who meets whom in round $round
problem-tournament-event-bracket = In round { $round } the bracket decides who meets whom.
# Refusal by the log of a tournament: in a round robin a table says who meets whom; $id and $other are names
problem-tournament-event-table = According to the schedule, { $id } and { $other } don’t meet in round { $round }.
# Refusal by the log of a tournament: on a ladder, $id and $other are too far apart
problem-tournament-event-reach = { $id } and { $other } are more than { $reach } rungs apart on the ladder.
# Refusal by the log of a tournament: the time of an arena is up
problem-tournament-event-time-up = The time of this tournament is up.
# Refusal by the log of a tournament: there is no game of this number
problem-tournament-event-game-unknown = Game { $game } has not been paired.
# Refusal by the log of a tournament: a game has a result already
problem-tournament-event-game-over = Game { $game } already has a result: { $result }.
# Refusal by the log of a tournament: a game has no result yet
problem-tournament-event-game-open = Game { $game } has no result yet.
# Refusal by the log of a tournament: a game has begun already
problem-tournament-event-game-begun = Game { $game } has already begun.
# Refusal by the log of a tournament: a match of a knockout is decided
problem-tournament-event-match-over = Table { $table } is already decided.
# Refusal by the log of a tournament: a match is to be decided where there are none
problem-tournament-event-match-single = Only a table of a knockout can be decided like this.
# Refusal by the log of a tournament: $id, a name, does not play at this table
problem-tournament-event-match-player = { $id } does not play at table { $table }.
# Refusal by the log of a tournament: a result of a knockout cannot be corrected any more
problem-tournament-event-correction-late = Later games depend on this result, so it can’t be changed.
# Refusal by the log of a tournament: with the corrected result a match of a knockout would have no winner
problem-tournament-event-correction-open = With this result nobody would go through, and the round is over.
# Refusal by the log of a tournament: a result is to be taken away in a round that is over
problem-tournament-event-reopen = The round is over: a result can be corrected, but not removed.
# Refusal to pair a round of a tournament: it is finished
problem-tournament-pairing-finished = The tournament is finished.
# Refusal to pair a round of a tournament: there are not enough people
problem-tournament-pairing-few = A tournament needs at least two players.
# Refusal to pair a round of a tournament: the round before, $round, has open games
problem-tournament-pairing-open = Round { $round } still lacks results.
# Refusal to pair a round of a tournament: there is no further round
problem-tournament-pairing-over = All rounds have been played.
# Refusal to pair a round of a tournament: nobody is free
problem-tournament-pairing-nobody = Nobody is free to play now.
# Refusal to pair a round of a tournament: the time of an arena is up
problem-tournament-pairing-time-up = The time of this tournament is up.
# Refusal of a tournament’s settings: there is no clock
problem-tournament-regulations-no-clock = A tournament is always played with a clock.
# Refusal of a tournament’s settings: the number of rounds
problem-tournament-regulations-rounds = The number of rounds must be between 1 and { $most }, not { $value }.
# Refusal of a tournament’s settings: how often everybody meets everybody
problem-tournament-regulations-cycles = The number of games against each opponent must be between 1 and { $most }, not { $value }.
# Refusal of a tournament’s settings: the size of teams
problem-tournament-regulations-boards = The size of a team must be between 1 and { $most }, not { $value }.
# Refusal of a tournament’s settings: the length of an arena
problem-tournament-regulations-minutes = The length in minutes must be between 1 and { $most }, not { $value }.
# Refusal of a tournament’s settings: how far up one can challenge on a ladder
problem-tournament-regulations-reach = The reach of a challenge must be between 1 and { $most }, not { $value }.
# Refusal of a tournament’s settings: the number of games in a match of a knockout
problem-tournament-regulations-best-of = The number of games at a table is odd and at most { $most }, not { $value }.
# Refusal of a tournament’s settings: third place is played only in a single knockout
problem-tournament-regulations-third-place = The losers of the semi-finals can meet only in a knockout where one defeat is enough.
# Refusal of a tournament’s settings: teams do not play in this format
problem-tournament-regulations-boards-format = Teams play only in a round robin or a Swiss tournament.
# Refusal of a tournament’s settings: the rating points for each level of a handicap
problem-tournament-regulations-handicap = A handicap needs at least one rating point for each level, not { $value }.
# Refusal of a tournament’s settings: how many can take part
problem-tournament-regulations-limit = The number of people is between 2 and { $most }, not { $value }.
# Refusal of a tournament’s settings: the points for a win, a draw and a loss
problem-tournament-regulations-points = Points are halves between 0 and 100, most for a win and least for a loss.
# Refusal of a tournament’s settings: a tie-break was chosen twice
problem-tournament-regulations-tiebreak = “{ $value }” is chosen twice.
# Refusal of a value in a tournament’s settings or log: $field is its name in the interface for programs
problem-tournament-value-value = “{ $field }” can’t be { $value }.
# Refusal of a value in a tournament’s settings or log: how the number of a game is written
problem-tournament-value-game = A game is written as 3.12 or 3.12.2, not { $value }.
# Refusal of a list of players in a file; $line is the number of a line: the file has another encoding
problem-tournament-players-encoding = Line { $line }: this is not UTF-8. Save the file as “CSV UTF-8”.
# Refusal of a list of players in a file; $line is the number of a line: the file is too large
problem-tournament-players-large = A list of players has at most { $most } bytes.
# Refusal of a list of players in a file; $line is the number of a line: the file is empty
problem-tournament-players-empty = There are no players in the file.
# Refusal of a list of players in a file; $line is the number of a line: there is no column for names
problem-tournament-players-columns = Line 1 must name the columns, and one of them must be “name”.
# Refusal of a list of players in a file; $line is the number of a line: a column occurs twice
problem-tournament-players-column-twice = There are two columns “{ $name }”.
# Refusal of a list of players in a file; $line is the number of a line: it cannot be read
problem-tournament-players-csv = Line { $line }: this is not CSV.
# Refusal of a list of players in a file; $line is the number of a line: it has too many parts
problem-tournament-players-surplus = Line { $line } has more entries than there are columns.
# Refusal of a list of players in a file; $line is the number of a line: a name is missing
problem-tournament-players-name-empty = Line { $line }: the name is missing.
# Refusal of a list of players in a file; $line is the number of a line: a name is too long
problem-tournament-players-name-long = Line { $line }: a name can have at most { $most } characters.
# Refusal of a list of players in a file; $line is the number of a line: a name has invisible characters
problem-tournament-players-name-characters = Line { $line }: the name contains an invisible character.
# Refusal of a list of players in a file; $line is the number of a line: a name is there twice
problem-tournament-players-name-twice = Line { $line }: { $name } is in line { $other } already.
# Refusal of a list of players in a file; $line is the number of a line: a rating is no number
problem-tournament-players-rating = Line { $line }: a rating is a whole number up to { $most }, not { $value }.
# Refusal of a list of players in a file; $line is the number of a line: whether somebody is a computer player is neither yes nor no
problem-tournament-players-bot = Line { $line }: “bot” is yes or no, not { $value }.
# Refusal of a list of players in a file; $line is the number of a line: the team is missing
problem-tournament-players-team = Line { $line }: the team is missing.
# Refusal of a list of players in a file; $line is the number of a line: the tournament refuses this player; $why is a whole sentence
problem-tournament-players-refused = Line { $line }: { $why }
# Refusal to write the report that FIDE’s programs read: it does not describe this format
problem-tournament-report-format = There is no such report for this kind of tournament, only for a round robin or a Swiss one.
# Refusal to write the report that FIDE’s programs read: a number is too long for it
problem-tournament-report-wide = The report has no room for { $value }.

## The web app

# Link at the top of every page for keyboard users: jumps past the menu
web-skip = Skip to content
# Name of the menu at the top of every page, for a screen reader
web-nav = Main navigation
# Name of the button that opens the menu on a small screen, for a screen reader
web-menu = Menu
# Name of the button that removes a notice, for a screen reader
web-close = Close
# Name of the notices on the page, for a screen reader
web-notices = Notices
# Button: changes nothing and closes a question
web-cancel = Cancel
# Notice across the top of every page while there is no connection
web-offline = You’re offline. Games and exercises resume as soon as the connection is back; the introduction and the settings work without it.
# Notice across the top of a page that is not a game, while there is no connection
web-lost-connection = Connection lost. Reconnecting…
# Shown in place of a page that cannot be loaded without a connection
web-offline-page = This page needs a connection. It will appear as soon as there is one again.
# Title of the page for an unknown address
web-not-found-title = Page not found
# Sentence on the page for an unknown address
web-not-found-about = The link may be incomplete, or the page may no longer exist.
# Button on the page for an unknown address or a closed challenge
web-go-home = Go to the home page
# Menu entry and title of the start page
web-page-play = Play
# Title of the browser window on a game’s page
web-page-game = Game
# Title of the page of an offer to play
web-page-challenge = Challenge
# Menu entry and title of the page with the visitor’s preferences
web-page-settings = Settings
# Menu entry and title of the page that lists games being played
web-page-live = Live games
# Menu entry and title of the page that ranks players by rating
web-page-leaderboard = Leaderboard
# Title of the page about one player
web-page-player = Player
# Menu entry and title of the page with the players you follow, recent opponents and blocked players
web-page-people = People
# Menu entry and title of the page for signing in and managing one’s account
web-page-account = Account
# Name of the link to your own player page in the header, for screen readers; the page shows only $name
web-header-you = { $name }: your profile
# Label on the settings page for the choice of language
web-setting-language = Language
# Choice on the settings page: use the browser’s language; $language is its name
web-setting-language-auto = Browser default ({ $language })
# Note on the settings page below the choice of edition
web-setting-edition-about = The pieces used in new games.
# Label on the settings page for the choice of colours
web-setting-theme = Appearance
# Choice of colours on the settings page: as the system is set
web-setting-theme-auto = System default
# Choice of colours on the settings page: dark text on a light background
web-setting-theme-light = Light
# Choice of colours on the settings page: light text on a dark background
web-setting-theme-dark = Dark
# Choice of colours on the settings page: for people who need strong contrast
web-setting-theme-contrast = High contrast
# Label on the settings page for how the board is seen
web-setting-view = View of the board
# Note on the settings page below the choice of the view
web-setting-view-about = From above, the board takes up less room and every trait is plain to see.
# Choice of the view on the settings page: the app decides by the room there is
web-setting-view-auto = Whatever fits the screen
# Choice of the view on the settings page: straight from above
web-setting-view-flat = From above
# Choice of the view on the settings page: as somebody sitting at the table sees it
web-setting-view-slanted = At a slant
# Label on the settings page for the choice of what board and pieces look like: wood, slate …
web-setting-pieces = Board design
# Note on the settings page below the choice of design, while the high-contrast colours are chosen
web-setting-pieces-contrast = With high contrast, every design has the same colours.
# Choice of design on the settings page: a wooden board with pieces of light and dark wood
web-setting-pieces-wood = Wood
# Choice of design on the settings page: a board of slate with pieces of white and black stone
web-setting-pieces-slate = Slate
# Choice of design on the settings page: bright colours that are easy to tell apart, also for people who do not see all colours
web-setting-pieces-bright = Colourful
# Label on the settings page for how pieces move
web-setting-motion = Animation
# Choice of animation on the settings page: as the system is set
web-setting-motion-auto = System default
# Choice of animation on the settings page: pieces glide to their places
web-setting-motion-full = Full animation
# Choice of animation on the settings page: pieces change places without moving
web-setting-motion-reduced = No animation
# Label on the settings page for how fast the computer plays
web-setting-pace = Pace of the computer
# Note on the settings page below the choice of the computer’s pace
web-setting-pace-about = How long the computer pauses between placing and giving, so that you can follow. It plays equally well at any pace.
# Choice of the computer’s pace on the settings page: no pauses
web-setting-pace-instant = No pauses
# Choice of the computer’s pace on the settings page: short pauses
web-setting-pace-quick = Short pauses
# Choice of the computer’s pace on the settings page: long pauses
web-setting-pace-calm = Long pauses
# Tick box on the settings page and name of the button in the header: turns sounds on or off
web-setting-sound = Sound
# Label of the slider on the settings page that makes sounds louder or softer
web-setting-volume = Volume
# Tick box on the settings page: the computer’s characters say something now and then
web-setting-characters = Let the computer’s characters talk
# Note on the settings page below the tick box for the characters
web-setting-characters-about = A word now and then; never about what could be played or called.
# Heading on the settings page: which piece stands for the player in games and lists
web-setting-avatar = Your avatar
# Note on the settings page below the heading for the avatar
web-setting-avatar-about = This is how other players see you.
# Tick box on the settings page: asks before each action counts
web-setting-confirm = Confirm every action
# Note on the settings page below the tick box for confirming
web-setting-confirm-about = A { piece-one } is given or placed only once you confirm it; until then you can take it back.
# Tick box on the settings page: no button is needed to send a call
web-setting-fourth = Send a call with the fourth square
# Note on the settings page below the tick box for sending a call with the fourth square
web-setting-fourth-about = Otherwise you look at the four squares once more and send the call yourself.
# Tick box on the settings page: single keys do something in a game
web-setting-shortcuts = Keyboard shortcuts
# Note on the settings page below the tick box for keyboard shortcuts
web-setting-shortcuts-about = Single keys to give, place, call and more; in a game, the question mark lists them. Switch them off if you dictate or your keys get in the way.
# Tick box on the settings page: the squares’ names along the edge of the board
web-setting-coordinates = Show letters and numbers on the board
# Tick box on the settings page: browser notifications
web-setting-notify = Notify me when it’s my turn
# Note on the settings page below the tick box for notifications
web-setting-notify-about = A browser notification while you’re looking at something else.
# Note on the settings page when notifications cannot be turned on
web-setting-notify-denied = Your browser is blocking notifications from this site.
# Note on the settings page below the tick box for notifications, where the browser can receive messages while the app is closed
web-setting-notify-push = A notification while you’re looking at something else. In games with days per turn, also when Fourfold is closed.
# Notice on the settings page: the browser could not be registered for messages while the app is closed
web-setting-notify-failed = Notifications work while Fourfold is open. Your browser couldn’t be registered for messages when it’s closed.
# Group of two times of day on the settings page: no messages in between
web-setting-quiet = Quiet hours
# Note on the settings page below the quiet hours
web-setting-quiet-about = While Fourfold is closed, nothing disturbs you between these times. Leave both empty for no quiet hours.
# Label of a time of day: when the quiet hours begin
web-setting-quiet-from = From
# Label of a time of day: when the quiet hours end
web-setting-quiet-until = Until
# Name of the board, for a screen reader
web-board-name = Board
# Name of a square without a piece, for a screen reader; $square such as c2
web-board-empty = { $square }, empty
# Added to a square’s name for a screen reader: here the latest placement was made
web-board-last = last { piece-one } placed
# Added to a square’s name for a screen reader: the square is marked
web-board-lit = highlighted
# Name of the tray: the pieces nobody has been given yet
web-tray-name =
    { $edition ->
        [mushrooms] Mushrooms left
       *[classic] Pieces left
    }
# Label above the tray for the order of the pieces, before a trait or “number”
web-tray-sort = Sort by
# Choice of the order of the pieces in the tray, besides the four traits
web-tray-by-number = number
# In place of the tray when no piece is left in it
web-tray-empty = All the { piece-many } are on the board.
# The button beside a board that opens what is seldom needed: record, link, sorting.
web-table-more = More
# In the hand, for a screen reader, when it holds no piece
web-hand-empty = nothing
# Label of the hand when it belongs to nobody in particular
web-hand-name = In hand
# Label of the hand when you must place its piece
web-hand-yours = In your hand
# Label of the hand when $name must place its piece
web-hand-of = In { $name }’s hand
# Shown while a page is loading
web-loading = One moment…
# Title of a game: the two players’ names
web-game-title = { $name } vs { $other }
# After a player’s name, in brackets: this is the visitor
web-game-you = you
# Beside a player’s name, for a screen reader: this player acts next
web-game-to-act = to play
# Title of the browser notification when the opponent has acted
web-game-your-turn = Your turn
# Name of the strip below the header that leads back to one’s games, for screen readers
web-banner-name = Your games
# In the strip below the header: it is the reader’s turn in a game elsewhere
web-banner-turn = Your turn against { $name }
# In the strip below the header: it is the reader’s turn in several games
web-banner-turns =
    { $number ->
        [one] It’s your turn in { $number } game
       *[other] It’s your turn in { $number } games
    }
# In the strip below the header: a game elsewhere, in which the opponent has to act
web-banner-waiting = Your game against { $name } is on; { $name } is thinking
# In the strip below the header: somebody challenges the reader
web-banner-challenge = A challenge from { $name }
# Link in the strip below the header: to the game
web-banner-open = To the game
# Link in the strip below the header: to the challenge or the request
web-banner-look = Have a look
# Link in the strip below the header: to the list of all one’s games; $number more are not shown
web-banner-more =
    { $number ->
        [one] { $number } more game
       *[other] { $number } more games
    }
# Beside a player’s name: connected to the server
web-game-here = online
# Beside a player’s name: not connected to the server
web-game-away = offline
# Beside “offline” on an opponent’s card, in a game without a clock: until it counts as abandoned; $time is a number of days or hours
web-absent-left = { $time } left
# Beside the game when the opponent, whose clock runs, is not there
web-absent-clock = { $name } is offline. If time runs out, you win.
# Beside a game without a clock when the opponent, who is to act, is not there; $date is a day
web-absent-win = { $name } is offline. If nothing happens by { $date }, you win.
# Beside a game without a clock when the opponent is not there and not both have placed; $date is a day
web-absent-none = { $name } is offline. If nothing happens by { $date }, the game ends without a winner.
# Prompt on the game page during a call; $number squares are selected so far
web-game-point = Select the four squares ({ $number } of 4).
# Button on the game page: claims a quarto
web-game-send-call = Call QUARTO!
# Button on the game page during a call: goes back without calling
web-game-withdraw = No, keep playing
# Button on the game page after the last placement: says nothing
web-game-pass = Pass
# Button on the game page: carries out the chosen action
web-game-confirm = Confirm
# Spoken by a screen reader when an action waits for confirmation
web-game-confirm-this = Confirm or undo.
# Button on the game page: takes back the action that is not confirmed yet
web-game-undo = Undo
# Sentence in the log of the game page: a placement; $square such as c2
web-game-placed = { $name } places the { piece-one } on { $square }.
# Button on the game page: offers the opponent a draw; also names the box with such an offer
web-game-draw = Offer a draw
# Label of the draw button once your offer has been sent
web-game-draw-sent = Draw offered
# Sentence on the game page when the opponent proposes a draw
web-game-draw-offered = { $name } offers a draw.
# Button on a shared screen: ends the game as a draw
web-game-draw-agree = Agree to a draw
# Button on the game page: asks to return to an earlier state; also names the request
web-game-takeback = Take back a move
# Label of the takeback button once you have asked
web-game-takeback-sent = Takeback requested
# Sentence on the game page, below the takeback button, which is off: the computer’s character has said since that a quarto was missed
web-game-takeback-late = The missed quarto has already been mentioned, so you can’t go back any further.
# Sentence on the game page when the opponent asks for a takeback
web-game-takeback-asked = { $name } would like to take back a move.
# Sentence in the log: the players went back to an earlier state
web-game-taken-back = The move has been taken back.
# Sentence in the log and a notice: the offer of a draw or the request for a takeback was turned down ($what: draw, takeback; other where it is not known)
web-game-declined =
    { $what ->
        [draw] The draw was declined.
        [takeback] The takeback was declined.
       *[other] Declined.
    }
# Button on the game page: agrees to the opponent’s draw or takeback
web-game-accept = Accept
# Button on the game page: turns down the opponent’s draw or takeback
web-game-decline = Decline
# Button on the game page: gives up, after a question
web-game-resign = Resign
# Sentence before you confirm that you give up
web-game-resign-sure = Your opponent wins if you resign.
# Button that confirms that you give up
web-game-resign-yes = Yes, resign
# Button on the game page, before both have placed: ends the game without a result
web-game-abort = Abort the game
# Question before a game is aborted
web-game-abort-sure = The game ends without a winner and doesn’t count.
# Button: aborts the game
web-game-abort-yes = Yes, abort
# Button that closes the question about giving up
web-game-go-on = Keep playing
# Button on the game page: opens the list of ready-made phrases
web-game-talk = Say something
# Button below the phrases: no longer shows what the opponent says
web-game-mute = Hide messages
# Notice after hiding what the opponent says
web-game-muted = Messages in this game are now hidden.
# Notice after showing again what the opponent says
web-game-unmuted = Messages in this game are shown again.
# Button on the game page: downloads the text of the game
web-game-record = Game record
# Button on the game, review and analysis pages: copies or sends the address
web-game-share = Share
# Notice after an address was put on the clipboard
web-game-link-copied = Link copied.
# Asked when the browser does not let the page copy a link; the link is shown below, selected
web-copy-by-hand = This browser doesn’t let the page copy. Copy the link from here:
# Notice when the browser does not let the page copy a text; the text is selected
web-copy-selected = This browser doesn’t let the page copy. The text is selected: copy it yourself.
# Label of the field with the address of a game or puzzle, in the dialog for sharing
web-share-link = Link
# Button beside a link or code: copies it
web-share-copy = Copy
# Notice: the link or the code is in the clipboard now
web-share-copied = Copied.
# Button: hands the link to the system, which offers messengers and mail
web-share-send = Send…
# Link: downloads a picture of the position on the screen
web-share-picture = Picture of this position
# Link: downloads the whole game as an animated picture
web-share-animation = Animation of the game
# Label of the field with the HTML that shows the board on another web page
web-share-embed = Code for your own web page
# Link below a board on another web page: opens the game or puzzle in Fourfold
web-embed-open = Open in Fourfold
# On the game page: the number of spectators
web-game-watchers =
    { $number ->
        [one] { $number } person is watching
       *[other] { $number } people are watching
    }
# On the game page, for someone who does not play in it
web-watch = You’re watching
# After `web-watch`: how many other spectators there are
web-watch-others =
    { $number ->
        [one] with { $number } other
       *[other] with { $number } others
    }
# Button on the game page, for spectators: opens the list of ready-made phrases
web-watch-talk = Talk
# Heading of the dialog in which spectators talk to each other
web-watch-spectators = Among spectators
# Sentence in the dialog in which spectators talk to each other
web-watch-about = Only spectators see this. The players never do.
# Switch in the dialog in which spectators talk to each other
web-watch-hide = Hide what spectators say
# Name of the box with the outcome of a game, for a screen reader
web-game-result = Result
# Heading when the game is over: the visitor won
web-game-won = You win!
# Heading when the game is over: the visitor lost
web-game-lost = You lost this time
# Heading when the game is over, for spectators or on a shared screen
web-game-won-by = { $name } wins
# Heading when the game is over without a winner by the rules
web-game-drawn = It’s a draw
# Heading when the game was abandoned without a result
web-game-nobody = No winner
# Heading when a player has aborted the game
web-game-aborted = Game aborted
# Heading of the list of quartos that players did not see, after a game
web-game-missed = Missed quartos
# Button after a game: asks the same opponent for another
web-game-rematch = Play again
# Label of the rematch button once you have pressed it
web-game-rematch-asked = Rematch requested
# Notice after a game: the opponent asks for a rematch
web-game-rematch-wanted = { $name } would like to play again.
# Button after a game: takes back the request for a rematch
web-game-rematch-withdraw = Withdraw the request
# After a game: the reader’s request for a rematch was declined, or withdrawn twice
web-game-rematch-declined = There won’t be a rematch this time.
# Button after a game: opens the rematch
web-game-to-rematch = Go to the next game
# Button after a game: opens its review
web-game-review = Review the game
# Button after a game: goes to the start page
web-game-other-game = Another game
# Label of the field for entering a turn by keyboard
web-game-typed = Type a turn
# Error below the field for a turn; keep the examples as they are
web-game-typed-wrong = Type a turn such as c2, -5, c2-5 or !a1b1c1d1.
# Button beside the field for a turn: carries it out
web-game-do = Play it
# Line on the game page while there is no connection
web-game-lost-connection = Connection lost. Your game is safe; reconnecting…
# Notice when an action could not be sent
web-game-not-sent = That did not reach the server. Please try again.
# In the line of rules above a game, after the name of the calling rule
web-game-false-loses = a false call loses
# Sentence read aloud on the game page: a piece is given; $who is me when the reader gives, them when the reader is given it by $name; the other player is $other
web-told-give =
    { $who ->
        [me] You give { $other } { piece-the }.
       *[them] { $name } gives you { piece-the }.
    }
# Sentence read aloud on the game page: the reader places a piece; $square such as c2
web-told-place = You place the { piece-one } on { $square }.
# Sentence read aloud on the game page: the reader calls and wins; $squares are the four squares
web-told-call = You call QUARTO! on { $squares }.
# Sentence read aloud on the game page: the reader says nothing after the last placement
web-told-pass = You pass.
# Sentence read aloud on the game page: the reader gives up the game
web-told-resign = You resign.
# Sentence read aloud on the game page: the reader’s flag has fallen
web-told-flag = You have run out of time.
# Sentence read aloud on the game page: the reader has abandoned the game
web-told-abandon = You have left the game.
# Notice on the game page after the reader has proposed a draw
web-told-draw = You offer a draw.
# Notice on the game page after the reader has asked for a takeback
web-told-takeback = You ask to take back a move.
# Read aloud after the reader has asked for a rematch
web-told-rematch = You ask for a rematch.
# What happened, to the reader who did it: the game was aborted
web-told-abort = You abort the game.
# Prompt on the game page while $name must give the reader a piece
web-waiting-give = { $name } is choosing a { piece-one } for you.
# Read aloud when a piece is chosen that will be given once the piece in hand is placed; $piece is that piece with its article
web-queue-chosen = Once you have placed, you will give { $piece }.
# Read aloud when a piece that was chosen in advance is not to be given after all; $piece is that piece with its article
web-queue-cancelled = You will not give { $piece } in advance.
# Label beside the drawing of the piece that will be given once the piece in hand is placed
web-queue-next = You’ll give
# Button beside the drawing of the piece chosen in advance: takes the choice back
web-queue-undo = Don’t give it yet
# Name of the row of small drawings during a call: one tap selects all four squares of a pattern
web-call-patterns = Or choose a pattern
# Heading on the game page above the list of all turns so far
web-past-title = Turns so far
# In the list of turns before anything has happened
web-past-none = No turns yet.
# On the board while an earlier position is shown
web-past-shown = Earlier position
# Button over the board while an earlier position is shown: shows the current one again
web-past-now = Back to the game
# Title of the list of single keys on the game page, and name of the button that opens it
web-keys-title = Keyboard shortcuts
# In the list of keys: P
web-key-place = Go to the board
# In the list of keys: G
web-key-give = Go to the { piece-many } left
# In the list of keys: Q
web-key-call = Call QUARTO!, then send the call
# In the list of keys: H
web-key-hint = Ask for a hint
# In the list of keys: V
web-key-view = Change the view of the board
# In the list of keys: B
web-key-back = Look one step back
# In the list of keys: N
web-key-next = Look one step forward; after the game, play again
# In the list of keys: S
web-key-say = Hear again what to do, and what you hold
# In the list of keys: Esc
web-key-escape = Undo what has not been sent, or return to the current position
# In the list of keys: ?
web-key-list = Show this list
# Below “You win!” or “$name wins”: why the game ended; $values are shared by the pieces on $squares
web-ended-quarto = QUARTO! ({ $values } on { $squares })
# Below “You win!” or “$name wins”: $name called a quarto; $who is me when the reader is $name, them when the reader is $other
web-ended-caught =
    { $who ->
        [me] You called a quarto that { $other } missed ({ $values } on { $squares }).
        [them] { $name } called a quarto that you missed ({ $values } on { $squares }).
       *[others] { $name } called a quarto that { $other } missed ({ $values } on { $squares }).
    }
# Below “You win!” or “$name wins” in an automatic handicap game: $other made a quarto of $name’s level; $who is me when the reader is $name, them when the reader is $other
web-ended-caught-automatic =
    { $who ->
        [me] { $other } completed a quarto that only counts for you ({ $values } on { $squares }).
        [them] You completed a quarto that only counts for { $name } ({ $values } on { $squares }).
       *[others] { $other } completed a quarto that only counts for { $name } ({ $values } on { $squares }).
    }
# Below “You win!” or “$name wins”: why; $who is them when the reader is $other, who lost
web-ended-time =
    { $who ->
        [them] You ran out of time.
       *[others] { $other } ran out of time.
    }
# Below “You win!” or “$name wins”: why; $who is them when the reader is $other, who gave up
web-ended-resignation =
    { $who ->
        [them] You resigned.
       *[others] { $other } resigned.
    }
# Below “You win!” or “$name wins”: why; $who is them when the reader is $other, who called wrongly
web-ended-false-call =
    { $who ->
        [them] You made a false call.
       *[others] { $other } made a false call.
    }
# Below “You win!” or “$name wins”: why; $who is them when the reader is $other, who did not come back
web-ended-abandoned =
    { $who ->
        [them] You left the game.
       *[others] { $other } left the game.
    }
# Below “Game aborted”: by whom; $who is me when the reader is $name
web-ended-aborted =
    { $who ->
        [me] You ended the game before it counted.
       *[others] { $name } ended the game before it counted.
    }
# Below “It’s a draw”: why
web-ended-full-board = All the { piece-many } have been placed, and nobody won.
# Name of the small picture of the rules on the board, and title of the list of rules and patterns that it opens
web-game-rules = Rules of this game
# Name of the box with hints on the game page, for a screen reader
web-coach-name = Coach
# Button on the game page: asks for advice on the next action
web-coach-hint = Hint
# The hint button once a first hint is shown: asks for more detail
web-coach-more = Tell me more
# Button on the game page: marks the pieces that would let the opponent win
web-coach-danger = Show threats
# Added to a piece’s name when threats are shown; $squares are where it would win
web-coach-poisoned = dangerous: wins on { $squares }
# Added to a piece’s name when threats are shown: giving it does not lose immediately
web-coach-safe = safe for now
# Added to a square’s name when threats are shown: the piece in hand wins there
web-coach-wins-here = makes a quarto here
# Beside a game of two people who did not agree on help
web-help-off = You’re playing without help: no hints, threats or analysis until the game is over.
# Beside a rated game
web-help-rated = Rated games are played without help: no hints, threats or analysis.
# Beside a game of two people who agreed on help
web-help-on = You agreed on help. Whenever one of you uses it, the other is notified.
# In a game of two people who agreed on help: who has used it
web-help-used-hint = { $name } asked for a hint.
# In a game of two people who agreed on help: who has used it
web-help-used-threats = { $name } looked at the threats.
# In a game of two people who agreed on help: who has used it
web-help-used-explanation = { $name } had a turn explained.
# In a game of two people who agreed on help: who has used it
web-help-used-analysis = { $name } used the analysis.
# Label in a review, before the players’ names and how often each used help
web-help-title = Help used
# Slogan at the top of the start page
web-play-title =
    { $edition ->
        [mushrooms] Sixteen mushrooms. Four traits. One call.
       *[classic] Sixteen pieces. Four traits. One call.
    }
# Sentence on the start page that sums up the game
web-play-lead = You place the { piece-one } your opponent chose for you. Line up four that share a trait, be the first to spot them, and call QUARTO!
# Heading of the choice of opponent on the start page, for a screen reader
web-play-how = How do you want to play?
# Choice and button on the start page: be paired with someone else who is looking for a game
web-play-way-someone = Play someone
# Choice on the start page: play against a computer player
web-play-way-computer = Computer
# Choice on the start page: two people share this device
web-play-way-shared = On one screen
# Choice on the start page: play online by link
web-play-way-friend = Invite a friend
# Label on the start page for the choice of computer player
web-play-opponent = Your opponent
# Beside a computer player, for a screen reader; $number of $count
web-play-strength = strength { $number } of { $count }
# Beside a computer player: its rating
web-play-rating = Elo { $number }
# Sentence on the start page about two people sharing a device
web-play-shared-about = Two people take turns on this screen.
# Sentence on the start page about playing by link
web-play-friend-about = You get a link and a QR code. The first person to open the link and accept plays against you.
# Sentence on the start page about being paired with someone
web-play-someone-about = You’re paired with someone who wants the same level and clock and has a similar rating.
# Label of the field for a guest’s name, before a game with someone else
web-play-name = Your name
# Note below the field for a guest’s name
web-play-name-about = Your opponents see it. If you leave it empty, you get a friendly one.
# Tick box on the start page: makes the challenge open
web-play-open = Anyone on this server can accept
# Tick box on the start page: hides the game from spectators
web-play-private = Only the two of us can see the game
# Tick box in the choice of rules: handicap
web-play-handicap = A different level for each player (handicap)
# Note in the choice of rules about the handicap
web-play-handicap-about = Each player can call only the patterns of their own level. The stronger player takes the lower level.
# Note in the choice of rules below the traits
web-play-traits-about = Beginners can start with one or two.
# Choice among the usual clocks: opens fields for any other
web-clock-other = Other…
# Name of the number field of a clock, for a screen reader
web-clock-time = Time
# Name of the choice of seconds, minutes, hours or days, for a screen reader
web-clock-unit = Unit of time
# Name of the choice between a time per turn and one for the whole game, for a screen reader
web-clock-kind = What the time is for
# Choice after a time in the fields of a clock: the time is for each turn
web-clock-kind-turn = per turn
# Choice after a time in the fields of a clock: the time is for a player’s whole game
web-clock-kind-bank = per player
# Label before the field for the time that every turn adds; the word for seconds follows
web-clock-increment = plus, after every turn,
# Note below the fields of a clock that cannot be
web-clock-impossible = A clock runs for at least a second and at most a year.
# Label in the choice of rules: who gives the first piece
web-play-first = Who goes first?
# Choice of who goes first: decided by chance
web-play-first-lot = Coin toss
# Choice of who goes first: the visitor
web-play-me = Me
# Choice of who goes first: the other player
web-play-them = My opponent
# Button on the start page: begins a game against the computer player $name
web-play-start-computer = Play against { $name }
# Button on the start page: begins a game of two people on one device
web-play-start-shared = Start on this screen
# Button on the start page: makes a challenge for a friend
web-play-start-friend = Create a link
# Link at the top of the start page to a game in progress
web-play-continue = Continue your game
# Heading on the start page above the challenges that were sent to you
web-play-received = You’ve been challenged
# Heading on the start page above the people who wait for an opponent
web-play-waiting = People waiting for a game
# On the start page, when there are no open challenges
web-play-no-challenges = Nobody is waiting right now.
# Button beside your own challenge in the list of those who wait: opens its page
web-play-own-challenge = Your challenge
# On the start page: so many people wait for an opponent; $number is their number
web-queue-waiting =
    { $number ->
        [one] { $number } person is looking for a game
       *[other] { $number } people are looking for a game
    }
# Button beside people who wait: play against one of them
web-queue-join = Play
# Heading while you wait for an opponent; the time follows
web-queue-title = Looking for an opponent…
# While you wait for an opponent: the ratings that fit, from $least to $most; the server widens them
web-queue-range = Ratings from { $least } to { $most }; the range grows as you wait
# While you wait for an opponent: any rating fits
web-queue-anyone = Any rating
# While you wait for an opponent: how many others wait, whatever for
web-queue-others =
    { $number ->
        [0] nobody else is waiting right now
        [one] { $number } other is waiting
       *[other] { $number } others are waiting
    }
# While you wait, after half a minute: the computer’s character $name is offered; a button follows
web-queue-computer = Nobody yet. { $name } is ready to play right now.
# Button while you wait for an opponent: stops waiting
web-queue-leave = Stop looking
# Notice when the server no longer looks for an opponent for you
web-queue-over = We’re no longer looking for an opponent for you. Try again.
# Button on a challenge’s page and in the list: starts the game
web-play-accept = Accept and play
# Heading of the page of your own challenge
web-challenge-invite = Invite someone
# Sentence on the page of your own challenge, sent by link
web-challenge-invite-about = Send this link, or let your friend scan the code. The game starts as soon as your friend accepts.
# Sentence on the page of your own challenge when it is open to everyone
web-challenge-open-about = Everyone on this server can see your challenge. You can also send the link.
# Description of the picture with the code on a challenge’s page, for a screen reader
web-challenge-qr = QR code for the link
# Label of the field with the address on a challenge’s page
web-challenge-link = Link
# Button on a challenge’s page: puts the address on the clipboard
web-challenge-copy = Copy the link
# Button on a challenge’s page: takes back your own offer
web-challenge-withdraw = Withdraw
# Line on the page of your own challenge
web-challenge-waiting = Waiting for someone to accept…
# Note on a challenge’s page when the server is not reachable from outside; $command is typed
web-challenge-local = This link only works on this computer. To play with others on your network, start the server with { $command }.
# Heading of a challenge’s page for the person invited; $name made the challenge
web-challenge-by = { $name } wants to play with you
# The game in two sentences, for somebody who is invited and may never have heard of it
web-challenge-game = Two players share sixteen { piece-many }: your opponent chooses the one you place, and you choose theirs. The first to spot four in a line with a trait in common wins.
# Button on a challenge’s page: goes to the start page without accepting
web-challenge-not-now = Not now
# Heading of a challenge’s page when someone else was faster
web-challenge-accepted = This challenge has already been accepted
# Heading of a challenge’s page when its maker took it back
web-challenge-withdrawn = This challenge has been withdrawn
# Heading of a challenge’s page when it was open for too long
web-challenge-expired = This challenge has expired
# Heading of a challenge’s page when the other player did not want to
web-challenge-declined = This challenge was declined
# Notice: $name does not want to play the game that you proposed
web-challenge-declined-by = { $name } has declined your challenge.
# Heading of the page of your own challenge to one player, $name
web-challenge-to = You’ve challenged { $name }
# Line on the page of your own challenge to one player, $name
web-challenge-to-about = Waiting for { $name } to answer… The game starts as soon as your challenge is accepted.
# Heading of the form for a challenge to one player, $name
web-challenge-new = Challenge { $name }
# Button in the form for a challenge to one player
web-challenge-send = Send the challenge
# Button on the page of an accepted challenge: opens the game as a spectator
web-challenge-watch = Watch the game
# On the page of live games, when there are none
web-live-none = Nobody is playing right now.
# Heading on the page of live games above those that are over
web-live-over = Finished games
# Button below the finished games: loads the next ones
web-live-more = More
# In a list of games, after the rules: the game changes ratings
web-live-rated = rated
# In a list of games: both players’ levels; $level such as 1:2
web-live-handicap = Levels { $level }
# Sentence below the heading of the leaderboard
web-leaderboard-about = Players with an established rating, from rated games.
# Column heading of the leaderboard: the place
web-leaderboard-rank = Rank
# Column heading of the leaderboard: the name
web-leaderboard-player = Player
# Column heading of the leaderboard: the number
web-leaderboard-rating = Rating
# Column heading of the leaderboard: how many were played
web-leaderboard-games = Games
# In place of the leaderboard when it is empty
web-leaderboard-none = Nobody has played enough rated games yet.
# Kind of player on a player’s page: without an account
web-player-kind-guest = Guest
# Kind of player on a player’s page: with an account
web-player-kind-account = Member
# Kind of player on a player’s page: someone’s program
web-player-kind-bot = Bot
# Kind of player on a player’s page: one of the built-in opponents
web-player-kind-computer = Computer
# Kind of player on a player’s page: the account no longer exists
web-player-kind-deleted = Deleted account
# On a player’s page: since when the player has been here
web-player-since = joined { $date }
# On your own player page, before a link that changes how others see you
web-player-you = This is you.
# On a player’s page: numbers of games by result
web-player-counts = { $wins } won, { $draws } drawn, { $losses } lost
# Heading on a player’s page above the numbers for each level
web-player-ratings = Ratings
# Description of the line that a rating took, for screen readers; $number rated games
web-player-course =
    { $number ->
        [one] From { $from } to { $to } in the last rated game
       *[other] From { $from } to { $to } in the last { $number } rated games
    }
# Heading on a player’s page above the games that changed the rating
web-player-history = Rated games
# Button on a player’s page and in lists of people: you then see when the player is online
web-player-follow = Follow
# Button on a player’s page and in lists of people: ends following
web-player-unfollow = Unfollow
# Button on a player’s page: opens a question, and answers it with yes
web-player-block = Block
# Button on a player’s page and in the list of blocked players
web-player-unblock = Unblock
# Question before a player is blocked
web-player-block-about = No more challenges or messages between the two of you, and you won’t be paired. { $name } isn’t told.
# Notice after a player was blocked
web-player-blocked = { $name } is blocked.
# Notice after a player was unblocked
web-player-unblocked = { $name } is no longer blocked.
# Button on a player’s page: opens the form for a challenge to them
web-player-challenge = Challenge
# On a player’s page: opens the form for a complaint to the operators
web-player-report = Report this player
# Choice in the form for a complaint: the player’s name
web-player-reason-name = The name is offensive
# Choice in the form for a complaint: the player leaves instead of losing
web-player-reason-leaving = Abandons lost games
# Choice in the form for a complaint: the player cheats
web-player-reason-cheating = Gets outside help in rated games
# Choice in the form for a complaint: another reason
web-player-reason-other = Something else
# Button in the form for a complaint
web-player-send = Send
# Notice after a complaint was sent
web-player-reported = Thank you, your report has been sent.
# Heading above the players you follow
web-people-following = Players you follow
# In place of the players you follow, when there are none
web-people-following-none = You don’t follow anyone yet. Press “Follow” on a player’s page to see here when they’re online.
# Beside a player’s name: connected right now
web-people-online = online
# Switch below the players you follow
web-people-show = Show others when I’m online
# Note below the switch that shows others when you are online
web-people-show-about = In a game, your opponent always sees whether you’re there.
# Heading above the people you have played lately
web-people-opponents = Recent opponents
# In place of the recent opponents, when there are none
web-people-opponents-none = You haven’t played anyone yet.
# After the date of the last game against someone: you won it
web-people-won = you won
# After the date of the last game against someone: nobody won it
web-people-drawn = draw
# After the date of the last game against someone: you lost it
web-people-lost = you lost
# Heading above the players you have blocked
web-people-blocked = Blocked players
# Checkbox in the form for a new game: the game counts for the ratings
web-play-rated = Rated game
# A condition of rated games, in the form for a new game
web-play-rated-account = { problem-rated-account }
# A condition of rated games, in the form for a new game
web-play-rated-rules = { problem-rated-rules }
# A condition of rated games, in the form for a new game
web-play-rated-clock = { problem-rated-clock }
# A condition of rated games, in the form for a new game
web-play-rated-private = { problem-rated-private }
# A condition of rated games, in the form for a new game
web-play-rated-seat = { problem-rated-seat }
# A condition of rated games, in the form for a new game
web-play-rated-help = { problem-rated-help }
# Checkbox in the form for a new game with a friend: hints are allowed for both
web-play-help = Both of us may ask for hints
# Word in the description of a challenge: hints are allowed
web-play-helped = hints allowed
# Sentence on the sign-in page about what an account is for
web-account-about = You can play everything except rated games and tournaments without an account. An account keeps your games and your name.
# Tab and button on the sign-in page: for people who have an account
web-account-sign-in = Sign in
# Tab and button on the sign-in page: for new players
web-account-sign-up = Create an account
# Tab on the sign-in page: enter with a recovery code
web-account-sign-recover = I forgot my password
# Button of the form for a lost password: sets a new one with a recovery code and signs in
web-account-recover = Set a new password
# Button on the account page: ends the session
web-account-sign-out = Sign out
# Label for the player’s name in the sign-in form, and its heading on the account page
web-account-name = Name
# Label for the name others see, on the account page
web-account-shown-name = Display name
# Heading on the account page, over the name of a guest or of a visitor who has none yet
web-account-guest-name = Play without an account
# Label for the password in the sign-in form, and its heading on the account page
web-account-password = Password
# Label on the account page for the password in use
web-account-old-password = Current password
# Label on the account page and in recovery for the password to be set
web-account-new-password = New password
# Note below the field for a new password
web-account-password-about = At least 8 characters; several words work best.
# Label in the sign-in form for one of the codes kept for a lost password
web-account-code = Recovery code
# Heading above the codes after an account was made
web-account-codes = Your recovery codes
# Sentence above the codes after an account was made
web-account-codes-about = They are shown only once. Keep them safe: each one lets you back in once if you forget your password.
# Button below the recovery codes
web-account-codes-copy = Copy the codes
# Button below the recovery codes: keeps them in a file
web-account-codes-download = Save as a file
# Notice after the recovery codes were copied
web-account-codes-copied = Codes copied.
# Sentence on the account page for someone with an account
web-account-signed-in = You’re signed in as { $name }.
# Button on the account page: back to the tournament, or whatever else an account was needed for
web-account-go-on = Continue
# Sentence on the account page for a guest
web-account-guest = You’re playing as { $name }, without an account.
# Link on the account page to your own player page
web-account-profile = Profile
# Button on the account page: keeps what was entered
web-account-save = Save
# Notice after something was changed on the account page
web-account-saved = Saved.
# Notice after signing in: the preferences kept in the account replace the local ones
web-account-settings-taken = Your account’s settings are now in use here.
# Heading on the account page above the list of sessions
web-account-sessions = Where you’re signed in
# In the list of sessions: the one being used
web-account-this-one = this device
# Heading on the account page above the list of tokens
web-account-tokens = Access tokens for your programs
# Sentence on the account page about tokens
web-account-tokens-about = With a token, your program can play under your name.
# Label of the field for naming a new token
web-account-token-name = What the token is for
# Button on the account page: makes a token
web-account-token-new = Create a token
# Before a token just made, on the account page
web-account-token-once = Your new token, shown only once:
# Button on the account page: a file with everything the server knows about you
web-account-export = Download all my data
# On the account page: opens the form for deleting it, and its button
web-account-delete = Delete the account
# Warning before an account is deleted
web-account-delete-about = This cannot be undone. Your name disappears from all games.
# Menu entry and title of the page with the lessons
web-page-learn = Learn
# Menu entry and title of the page with the daily puzzle and the themes
web-page-puzzles = Puzzles
# Title of the page of one puzzle
web-page-puzzle = Puzzle
# Menu entry and title of the page for examining a position
web-page-analysis = Analysis board
# Menu entry and title of the page for practising finding quartos
web-page-drill = Spotting drill
# Menu entry and title of the solitaire in which you place all the pieces
web-page-fill = Fill the board
# Menu entry and title of the page with the results of perfect play
web-page-atlas = Atlas
# Status on the analysis board while the server works
web-analysis-working = Calculating…
# Status on the analysis board when the turn just tried out makes a quarto
web-analysis-ended = QUARTO! This turn wins.
# Status on the analysis board when the turn just tried out makes a quarto that counts for the opponent only (handicap)
web-analysis-ended-loss = QUARTO! But it counts for the opponent, who wins.
# Status on the analysis board when all the pieces are placed
web-analysis-full = The board is full: there is nothing left to play.
# Status on the analysis board with a piece in hand; $value is win, draw or loss
web-analysis-place = For the player to place: { $value }
# Status on the analysis board without a piece in hand; $value is win, draw or loss
web-analysis-give = For the player to give: { $value }
# Notice when you select a square before a piece, also when filling the board
web-analysis-choose-first = Choose a { piece-one } first.
# Name of the switch between setting up and trying out, for a screen reader
web-analysis-mode = Mode
# Mode of the analysis board: put pieces anywhere
web-analysis-mode-set-up = Set up
# Mode of the analysis board: play by the rules
web-analysis-mode-play = Try out turns
# Button on the analysis board and on “Fill the board”: removes all the pieces
web-analysis-clear = Clear the board
# Button on the analysis board: makes the chosen piece the one to be placed
web-analysis-to-hand = Put in hand
# Button on the analysis board: returns the piece in hand to the tray
web-analysis-empty-hand = Put back
# Instructions on the analysis board while setting up
web-analysis-set-up-about = Choose a { piece-one }, then a square or the hand, or drag it. Tap a { piece-one } on the board to remove it.
# Instructions on the analysis board while trying out turns
web-analysis-play-about = Every square and { piece-one } shows where it leads with perfect play, and in how many placements.
# Name of the key to the colours on the analysis board, for a screen reader
web-analysis-legend = Legend
# Label on the analysis board, before the names of squares to choose from
web-analysis-gifts = After placing on
# Note on the analysis board until a square is chosen
web-analysis-gifts-about = Choose a square to see what giving each { piece-one } next would be worth.
# Note on the analysis board when placing on $square makes a quarto
web-analysis-wins-there = { $square } wins immediately.
# Label on the analysis board before quartos that have lapsed
web-analysis-standing = Already on the board; it no longer counts
# Heading of the list of the strongest turns on the analysis board
web-analysis-best = Best turns
# Label of the field with the position as text
web-analysis-notation = Position (notation)
# Button beside the field with the position: puts it on the board
web-analysis-show = Show
# Error below the field with the position; keep the example as it is
web-analysis-wrong = Enter the four rows and the { piece-one } in hand, for example .4f./c3.0/78../9b.. a; use each { piece-one } at most once.
# Label for the level of the player who acts next, on the analysis board
web-analysis-to-act = Player to move
# Spoken by a screen reader when the review has been calculated
web-review-ready = The review is ready. Use the arrow keys to step through it.
# Sentence at the first step of a review in the web app
web-review-start = Step through the game: every decision shows what it was worth, and what would have been better.
# Status while the server calculates a review
web-review-working = Analysing every decision…
# Sentence above the form for reviewing a game of your own
web-review-lead = Paste a game record or drop a .qgn file here to see what every decision was worth and where the game turned.
# Label of the hand on the puzzle and review pages: the piece chosen for the opponent
web-review-given = Given
# Name of the buttons for going through a review, for a screen reader
web-review-steps = Steps
# Label in a review before what the position was worth for $name
web-review-value-for = For { $name }
# Button in a review: jumps to the decision that changed the result
web-review-to-turning-point = Go to the turning point
# Heading in a review above the ways to leave it from this position
web-review-go-on = Continue from here
# Button in a review: starts a game from this position
web-review-play-from = Play from here
# Link in a review and after a puzzle: opens the position on the analysis board
web-review-analyse = Analyse
# Button in a review that cannot be shown: returns to the game’s page
web-review-to-game = Back to the game
# Label of the field for pasting a game record
web-review-record = Record of a game
# Button below the pasted game record: starts its review
web-review-look = Review
# Button on the review form: opens a game record from the device
web-review-file = Choose a file
# Heading of the page with the lessons
web-learn-title = Learn the game in ten minutes
# Sentence below the heading of the page with the lessons
web-learn-lead = Short interactive lessons, one rule at a time.
# Added to a lesson’s title for a screen reader: already finished
web-learn-done = done
# Heading after the lessons, above links to other pages
web-learn-more = What next?
# Describes the puzzles page, after the lessons
web-learn-more-puzzles = A daily puzzle for everyone, and many more by theme.
# Describes the spotting drill, after the lessons
web-learn-more-drill = Spot a quarto before anyone else does.
# Describes the solitaire “Fill the board”, after the lessons
web-learn-more-fill = The puzzle the game grew out of.
# Describes the atlas, after the lessons
web-learn-more-atlas = Who wins with perfect play, for every set of rules.
# Heading of the gallery of patterns on the page with the lessons
web-learn-gallery = The thirty patterns
# Sentence above the gallery of patterns
web-learn-gallery-about = Four { piece-many } that share a trait on the squares of a pattern make a quarto. Each level adds to the one before.
# Button after a lesson: $title is the title of the following lesson
web-learn-next = Next: { $title }
# Button after a lesson: repeats it
web-learn-again = Again
# Button after the last lesson: goes to the start page
web-learn-play = Play a game
# Progress in a lesson; $number of $count
web-learn-step = Step { $number } of { $count }
# Title of the introduction, and of the link to it
web-page-intro = The game in a minute
# Heading on the home page, on a first visit: offers the introduction
web-intro-offer = New to the game?
# Below that heading: what the introduction is; also on the page of lessons
web-intro-offer-about = Four steps that you play yourself: find, give, place, call.
# Button: begins the introduction
web-intro-start = Show me
# Button: leaves the introduction, or does without it
web-intro-skip = Skip
# The introduction, first step: what the pieces are like
web-intro-find-about =
    { $edition ->
        [mushrooms] Sixteen mushrooms, no two alike: each is blue or red, pointed or flat, big or small, with yellow dots or without.
       *[classic] Sixteen pieces, no two alike: each is light or dark, round or square, tall or short, solid or hollow.
    }
# The introduction, first step: which piece to tap
web-intro-find = Tap { piece-the }.
# The introduction, first step: another piece was tapped; $traits lists the traits in which it differs, such as “height and fill”
web-intro-find-wrong = Look again ({ $traits }): tap { piece-the }.
# The introduction, second step: who chooses the pieces
web-intro-give-about =
    { $edition ->
        [mushrooms] You never choose your own mushroom: you give your opponent the one to place, and get one back.
       *[classic] You never choose your own piece: you give your opponent the one to place, and get one back.
    }
# The introduction, second step: what to give
web-intro-give =
    { $edition ->
        [mushrooms] Three big mushrooms in a row! Give one that isn’t big.
       *[classic] Three tall pieces in a row! Give one that isn’t tall.
    }
# The introduction, second step: a piece was chosen with which the opponent would win
web-intro-give-wrong =
    { $edition ->
        [mushrooms] That one is big too: your opponent would win. Give a small one.
       *[classic] That one is tall too: your opponent would win. Give a short one.
    }
# The introduction: the opponent acts for a moment
web-intro-wait = Now it’s your opponent’s turn…
# The introduction, third step: what has happened
web-intro-place-about =
    { $edition ->
        [mushrooms] Your opponent has placed your mushroom and gives you one in return.
       *[classic] Your opponent has placed your piece and gives you one in return.
    }
# The introduction, third step: where to place the piece
web-intro-place =
    { $edition ->
        [mushrooms] A big one! Place it next to the three big mushrooms.
       *[classic] A tall one! Place it next to the three tall pieces.
    }
# The introduction, third step: another square was chosen
web-intro-place-wrong =
    { $edition ->
        [mushrooms] Not there: the free square beside the three big mushrooms completes four.
       *[classic] Not there: the free square beside the three tall pieces completes four.
    }
# The introduction, fourth step: what wins
web-intro-call-about = Four in a line that share a trait are a quarto. It wins only if you call it.
# The introduction, fourth step: asks to press the button that calls
web-intro-call =
    { $edition ->
        [mushrooms] Four big mushrooms! Press { quarto-call }
       *[classic] Four tall pieces! Press { quarto-call }
    }
# The introduction, fourth step: other squares were shown
web-intro-call-wrong =
    { $edition ->
        [mushrooms] Not those four: call again and show the four big mushrooms.
       *[classic] Not those four: call again and show the four tall pieces.
    }
# The introduction, at its end: what else there is to know
web-intro-done-about = Rows, columns and diagonals count, with any trait. And if you overlook a quarto, your opponent may call it.
# The introduction, at its end
web-intro-done = { quarto-call } That’s the whole game.
# Note below the rules of a new game, in somebody’s first three games
web-newcomer-automatic = In your first games, quartos are called for you. You can choose otherwise under the rules.
# Sentence in a newcomer’s game when the button QUARTO! is there for the first time; it must not say whether there is anything to call
web-newcomer-call = New: whenever four in a line share a trait, press { quarto-call } and show them before you play on. Nobody does it for you.
# After somebody’s first game, if they lost it; a link to the lessons follows
web-newcomer-loss = Hardly anyone wins their first game. A few short lessons show you what to look for.
# Title of the lesson about how a turn works
web-learn-turn-title = Give and place
# Summary of the lesson about how a turn works, in the list
web-learn-turn-about = You never choose the { piece-one } you place.
# Explanation in the lesson about how a turn works
web-learn-turn-text = The first player gives a { piece-one }. From then on a turn has two parts: place the { piece-one } you were given on any empty square, then give your opponent one of the remaining { piece-many }.
# First task of the lesson about how a turn works
web-learn-turn-1 = Give your opponent any { piece-one }.
# Second task of the lesson about how a turn works
web-learn-turn-2 = Now you’ve been given one: place it on any empty square.
# Third task of the lesson about how a turn works
web-learn-turn-3 = And give the next { piece-one }.
# Reply in the lesson about how a turn works when the learner calls
web-learn-turn-refused = There’s nothing to call yet. Finish your turn first.
# Praise at the end of the lesson about how a turn works
web-learn-turn-done = That’s a complete turn. Play goes back and forth like this.
# Title of the lesson about calling a quarto
web-learn-call-title = QUARTO!
# Summary of the lesson about calling a quarto, in the list
web-learn-call-about = Four in a line that share a trait win, if you call them.
# Explanation in the lesson about calling a quarto
web-learn-call-text = Rows, columns and diagonals count. It does not matter who placed the other three. But a quarto wins only when it is called: press the red button and select the four squares.
# First task of the lesson about calling a quarto
web-learn-call-1 = Three in row 2 share something with your { piece-one }. Make it four.
# Second task of the lesson about calling a quarto
web-learn-call-2 = Now call it: press QUARTO! and select the four squares.
# Reply in the lesson about calling a quarto when the learner does something else
web-learn-call-refused = Not quite: fill the gap in row 2, then select its four squares.
# Praise at the end of the lesson about calling a quarto
web-learn-call-done = QUARTO! You win.
# Title of the lesson about choosing a piece to give
web-learn-safe-title = A safe gift
# Summary of the lesson about choosing a piece to give, in the list
web-learn-safe-about = The { piece-one } you give may be the one that beats you.
# Explanation in the lesson about choosing a piece to give
web-learn-safe-text = Before you give, check what your opponent could do with it. Much of the game is finding a { piece-one } that completes nothing.
# Task of the lesson about choosing a piece to give
web-learn-safe-1 = Give a { piece-one } your opponent can’t make a quarto with.
# Reply in the lesson about choosing a piece when the learner gives a dangerous one
web-learn-safe-refused = That one fits on d2: what do the three in row 2 share?
# Praise at the end of the lesson about choosing a piece to give
web-learn-safe-done = Safe: this { piece-one } can’t complete row 2.
# Title of the lesson about calling what the opponent missed
web-learn-caught-title = Caught!
# Summary of the lesson about calling what the opponent missed, in the list
web-learn-caught-about = If your opponent misses a quarto, you may call it.
# Explanation in the lesson about calling what the opponent missed
web-learn-caught-text = Your opponent has just completed a quarto and given you a { piece-one } without a word. Before you place it, you may call what they missed: then you win.
# Task of the lesson about calling what the opponent missed
web-learn-caught-1 = Don’t place yet: call the quarto your opponent missed.
# Reply in the lesson about a missed quarto when the learner does something else
web-learn-caught-refused = Look along row 2, and call before you place.
# Praise at the end of the lesson about calling what the opponent missed
web-learn-caught-done = Caught! You win with your opponent’s quarto.
# Title of the lesson about quartos that lapse
web-learn-lapse-title = Too late
# Summary of the lesson about quartos that lapse, in the list
web-learn-lapse-about = A quarto that nobody calls loses its value.
# Explanation in the lesson about quartos that lapse
web-learn-lapse-text = There is a quarto on the board again. But if you place your { piece-one } without calling it, it no longer counts for anyone, no matter who notices it later.
# First task of the lesson about quartos that lapse
web-learn-lapse-1 = Pretend you haven’t seen it: place your { piece-one }.
# Second task of the lesson about quartos that lapse
web-learn-lapse-2 = Now try to call row 2.
# Third task of the lesson about quartos that lapse
web-learn-lapse-3 = Refused: it has lost its value. Your turn continues, so give a { piece-one }.
# Reply in the lesson about quartos that lapse when the learner does something else
web-learn-lapse-refused = That’s not the task here: read the sentence above the board.
# Conclusion of the lesson about quartos that lapse
web-learn-lapse-done = So keep your eyes open: after the next placement it is gone.
# Title of the lesson about levels
web-learn-levels-title = Level 2: small squares
# Summary of the lesson about levels, in the list
web-learn-levels-about = Each of the four levels adds patterns.
# Explanation in the lesson about levels
web-learn-levels-text = From level 2 on, four { piece-many } in a small square count too; level 3 adds larger squares, level 4 tilted ones. The gallery shows them all.
# First task of the lesson about levels
web-learn-levels-1 = Complete a small square with your { piece-one }.
# Second task of the lesson about levels
web-learn-levels-2 = Call QUARTO! and select the four corners.
# Reply in the lesson about levels when the learner does something else
web-learn-levels-refused = Three { piece-many } in the middle make a corner: which square is missing?
# Praise at the end of the lesson about levels
web-learn-levels-done = QUARTO! A small square wins as well.
# Title of the lesson about players with different levels
web-learn-handicap-title = Handicap
# Summary of the lesson about players with different levels, in the list
web-learn-handicap-about = Each player can have a level of their own.
# Explanation in the lesson about players with different levels
web-learn-handicap-text = You play at level 2, your opponent at level 1. You may call small squares; your opponent may not, even after completing one.
# Task of the lesson about players with different levels
web-learn-handicap-1 = Your opponent has just completed something that only you can call. Call it.
# Reply in the lesson about different levels when the learner does something else
web-learn-handicap-refused = Look for the small square in the middle, and call before you place.
# Conclusion of the lesson about players with different levels
web-learn-handicap-done = You win: what counts is the caller’s level, no matter who completed the square.
# Title of the lesson about playing with only some of the traits
web-learn-traits-title = Fewer traits
# Summary of the lesson about playing with only some of the traits, in the list
web-learn-traits-about = Beginners can start with one, two or three traits.
# Explanation in the lesson about playing with only some of the traits
web-learn-traits-text = In this game only the first two traits count. Anything else the { piece-many } share does not make a quarto.
# First task of the lesson about playing with only some of the traits
web-learn-traits-1 = Two lines have three { piece-many }. Complete the one that counts.
# Second task of the lesson about playing with only some of the traits
web-learn-traits-2 = Call QUARTO! and select it.
# Reply in the lesson about fewer traits when the learner completes the wrong line
web-learn-traits-refused = What those { piece-many } share does not count in this game.
# Praise at the end of the lesson about playing with only some of the traits
web-learn-traits-done = Right. Add a trait whenever you feel ready.
# Heading of the daily puzzle on the puzzles page, also shown beside the puzzle itself
web-puzzles-daily = Puzzle of the day
# On the puzzles page, once today’s puzzle has been solved
web-puzzles-solved-today = Solved. The next one comes at midnight (UTC).
# Button on the puzzles page: opens today’s puzzle when it has been solved
web-puzzles-look-again = View it again
# Button on the puzzles page: opens today’s puzzle
web-puzzles-solve = Solve it
# Heading on the puzzles page above the visitor’s own figures
web-puzzles-yours = So far
# Label of a figure on the puzzles page: daily puzzles solved without a break
web-puzzles-days = Days in a row
# Label of a figure on the puzzles page: solved without a mistake since the last one
web-puzzles-streak = Puzzles in a row
# Label of a figure on the puzzles page: the record
web-puzzles-longest = Longest streak
# Label of a figure on the puzzles page: solved without a wrong answer
web-puzzles-first-try = On the first try
# Note below the visitor’s own figures on the puzzles page
web-puzzles-kept = Kept in this browser only.
# Heading on the puzzles page above the themes
web-puzzles-train = More puzzles
# Sentence on the puzzles page above the themes
web-puzzles-train-about = They start easy and adapt to how you do.
# Choice of level on the puzzles page: all of them
web-puzzles-any-level = any level
# Theme on the puzzles page: all themes in turn
web-puzzles-mixed = A bit of everything
# Describes the theme with all kinds of puzzles
web-puzzles-mixed-about = You won’t know in advance what to look for.
# Theme on the puzzles page: find a winning turn
web-puzzles-theme-win = Win
# Describes the theme of winning turns
web-puzzles-about-win = Find the only turn that wins.
# Describes the theme of the only safe piece to give
web-puzzles-about-safe-piece = Every { piece-one } but one gives something away.
# Describes the theme of the only good square
web-puzzles-about-only-square = The { piece-one } is chosen; where does it belong?
# Describes the theme of punishing a mistake
web-puzzles-about-refutation = Your opponent made a mistake. Show why.
# Describes the theme of saving a draw
web-puzzles-about-save-draw = Everything else loses.
# Prompt in a puzzle after the piece has been placed
web-puzzles-give-too = Now give a { piece-one }, or call the quarto.
# Button after a puzzle: opens another
web-puzzles-next = Next puzzle
# Button in a puzzle: gives up and reveals the answer
web-puzzles-reveal = Show the solution
# Sentence above the board after “Show the solution”: the visitor gave up
web-puzzles-revealed = Here is the solution.
# Name of the box with the explanation after a puzzle, for a screen reader
web-puzzles-why = Why
# Reply in the web drill to a right answer
web-drill-right = Correct!
# Reply in the web drill to the answer “none” when there was one
web-drill-missed = There was a quarto.
# Reply in the web drill to four squares that are not a quarto
web-drill-wrong = These four share nothing that counts.
# Reply in the web drill when the time limit has passed
web-drill-late = Time is up.
# In the web drill when an answer could not be sent; the drill waits and repeats it by itself
web-drill-unsent = Your answer has not been sent yet. The drill waits for the connection.
# Button in the web drill while an answer could not be sent
web-drill-send-again = Send again
# Prompt in the web drill above each board
web-drill-question = Is there a quarto? Select its four squares.
# Added in the web drill after an answer, when the board had none
web-drill-there-was-none = There is no quarto on this board.
# Button in the web drill: answers that the board has none
web-drill-none = No quarto
# Button in the web drill: goes on after an answer
web-drill-next = Next board
# Button in the web drill after the last answer
web-drill-finish = See the result
# Progress in the web drill; $number of $count
web-drill-board = Board { $number } of { $count }
# Line in the web drill when a kind of pattern appears for the first time; $kind in the plural
web-drill-counts = New: { $kind }
# Score during the web drill, for a screen reader
web-drill-so-far = { $right } of { $number } correct
# Note below the board in the web drill; N is the key to press
web-drill-keys = Keys: arrows and space to select, N for no quarto.
# Heading at the end of the web drill; $right answers of $number
web-drill-result = { $right } of { $number } correct
# Column heading of the result of the web drill: the kind of pattern
web-drill-kind = Pattern
# Column heading of the result of the web drill: how many were seen
web-drill-found = Found
# Column heading of the result of the web drill: how long answers took
web-drill-time = Time
# Button at the end of the web drill: starts another round
web-drill-again = Again
# Button at the end of the web drill: goes back to the choices
web-drill-choose = Change settings
# Sentence on the first page of the web drill
web-drill-lead = Twelve boards: point out a quarto, or say there isn’t one. It gets harder as you improve.
# Label in the web drill for the kind of pattern to begin with
web-drill-begin-with = Start with
# Label in the web drill for the time limit
web-drill-limit = Time per board
# Choice in the web drill: no time limit
web-drill-no-limit = as long as you like
# Button in the web drill: begins
web-drill-begin = Start
# Sentence on the page “Fill the board” that explains it
web-fill-about = All sixteen { piece-many } are yours: place them in any order and take them back as you like. Quartos are highlighted as they form.
# Task on the page “Fill the board” when the goal is none
web-fill-task-none = Fill the board without a single quarto.
# Task on the page “Fill the board” when the goal is the maximum, $number
web-fill-task-most = Fill the board with as many quartos as possible: { $number }.
# On the page “Fill the board”, when the goal has been reached
web-fill-solved = Solved! All sixteen { piece-many } are in place.
# Reply to a hint on the page “Fill the board” when no square is left
web-fill-full = The board is full.
# On the page “Fill the board”, when no square is left but the goal is missed
web-fill-now =
    { $number ->
        [one] Full, with { $number } quarto. Take a { piece-one } back.
       *[other] Full, with { $number } quartos. Take a { piece-one } back.
    }
# After the number of quartos on the page “Fill the board”; $number is always 0
web-fill-none-wanted = on the board; goal: { $number }
# After the number of quartos on the page “Fill the board”; $number is the maximum
web-fill-most-wanted = of { $number } quartos
# On the page “Fill the board”, when the calculation is too long
web-fill-unknown = It would take too long to work out whether this can still be done.
# On the page “Fill the board”: the goal is within reach
web-fill-possible = It can still be done.
# On the page “Fill the board”: a board without quartos is out of reach
web-fill-best-none = No longer possible: there will be at least { $number }.
# On the page “Fill the board”: the maximum is out of reach
web-fill-best-most = No longer possible: at most { $number } from here.
# Hint on the page “Fill the board” when the goal is out of reach; $squares is a list
web-fill-take-back = Take back a { piece-one } from one of these squares: { $squares }
# Hint on the page “Fill the board”: a placement; $piece is a digit
web-fill-put = Try { piece-the } on { $square }.
# Heading on the page “Fill the board” above those on the board
web-fill-quartos = Quartos
# Label on the page “Fill the board” for what to aim at
web-fill-goal = Goal
# Choice on the page “Fill the board”: a board with none
web-fill-goal-none = no quartos at all
# Choice on the page “Fill the board”: a board with the maximum
web-fill-goal-most = as many as possible
# Sentence on the atlas page that explains it
web-atlas-lead = The game is solved: this is how it ends from the empty board with perfect play, for every pair of levels and any number of traits.
# Legend of the atlas page: nobody wins
web-atlas-draw = Draw
# Legend of the atlas page: 1-0
web-atlas-first = First player wins
# Legend of the atlas page: 0-1
web-atlas-second = Second player wins
# Label on the atlas page for the number of traits, 1 to 4
web-atlas-how-many = How many traits count?
# Caption above the table of the atlas page
web-atlas-caption =
    { $edition ->
        [mushrooms] The first player gives the first mushroom. Select a cell to find out more.
       *[classic] The first player gives the first piece. Select a cell to find out more.
    }
# Row heading of the atlas page: the level of the player who gives first
web-atlas-first-level = First: level { $level }
# Column heading of the atlas page: the level of the player who places first
web-atlas-second-level = Second: level { $level }
# In a cell of the atlas page: the result has not been calculated
web-atlas-unknown = unknown
# Note below the table of the atlas page
web-atlas-about = The numbers show how many placements the winner needs when both sides play perfectly: the winner as fast as possible, the loser holding out as long as possible.
# Label for the level of the player who does not act next, on the analysis board
web-analysis-opponent = Opponent

## Tournaments

# Name of a format of tournaments: a fixed number of rounds in which players with similar scores meet
format-swiss = Swiss system
# Name of a format of tournaments: everyone meets everyone
format-round-robin = Round robin
# Name of a format of tournaments: the loser is out
format-knockout = Knockout
# Name of a format of tournaments: out after two lost matches
format-double-knockout = Double knockout
# Name of a format of tournaments: as many games as possible in a fixed time
format-arena = Arena
# Name of a format of tournaments: a lasting order in which players challenge those above them
format-ladder = Ladder
# Describes the format Swiss
format-swiss-about = A fixed number of rounds. Players with similar scores meet, and everyone plays to the end.
# Describes the format round robin
format-round-robin-about = Everyone meets everyone. For a small field.
# Describes the format knockout
format-knockout-about = If you lose a match, you’re out.
# Describes the format double knockout
format-double-knockout-about = You’re out after your second lost match.
# Describes the format arena
format-arena-about = New opponents as soon as you’re free, for a fixed time. A win scores 2 points, and more in a streak.
# Describes the format ladder
format-ladder-about = A ranking for a whole season. Challenge someone a few places above you, win, and take their place.
# A tie-break: the sum of the opponents’ points
tiebreak-buchholz = Buchholz
# Head of a narrow column: Buchholz
tiebreak-buchholz-short = BH
# A tie-break: Buchholz without the weakest opponent
tiebreak-buchholz-cut-1 = Buchholz without the lowest
# Head of a narrow column: Buchholz without the weakest opponent
tiebreak-buchholz-cut-1-short = BH −1
# A tie-break: Buchholz without the weakest and the strongest opponent
tiebreak-buchholz-median = Buchholz without the lowest and the highest
# Head of a narrow column: median Buchholz
tiebreak-buchholz-median-short = BH med
# A tie-break: the points of beaten opponents, and half of those drawn with
tiebreak-sonneborn-berger = Sonneborn-Berger
# Head of a narrow column: Sonneborn-Berger
tiebreak-sonneborn-berger-short = SB
# A tie-break: the points among those who are equal
tiebreak-direct-encounter = Direct encounter
# Head of a narrow column: direct encounter
tiebreak-direct-encounter-short = Direct
# A tie-break and head of a column: games won at the board
tiebreak-wins = Games won
# Head of a narrow column: games won
tiebreak-wins-short = Wins
# A tie-break: games played as second player
tiebreak-second-player = Games as second player
# Head of a narrow column: games as second player
tiebreak-second-player-short = 2nd
# A tie-break: the rating that the results are worth
tiebreak-performance = Performance
# Head of a narrow column: performance
tiebreak-performance-short = Perf.
# A tie-break: what a team scored on its boards
tiebreak-board-points = Points on the boards
# Head of a narrow column: points on the boards
tiebreak-board-points-short = Boards
# Explains the tie-break Buchholz
tiebreak-buchholz-about = The sum of the opponents’ points.
# Explains the tie-break Buchholz cut 1
tiebreak-buchholz-cut-1-about = The sum of the opponents’ points, without the lowest.
# Explains the tie-break median Buchholz
tiebreak-buchholz-median-about = The sum of the opponents’ points, without the lowest and the highest.
# Explains the tie-break Sonneborn-Berger
tiebreak-sonneborn-berger-about = The points of beaten opponents, and half the points of those drawn with.
# Explains the tie-break direct encounter
tiebreak-direct-encounter-about = The points from the games between those who are tied, if all of them have met.
# Explains the tie-break wins
tiebreak-wins-about = Games won at the board, without byes and forfeits.
# Explains the tie-break games as second player; more is better
tiebreak-second-player-about = The number of games as second player: the more, the better.
# Explains the tie-break performance
tiebreak-performance-about = The rating that the results correspond to.
# Explains the tie-break points on the boards, of teams
tiebreak-board-points-about = What the members of a team have scored together.
# Menu entry and title of the page that lists all tournaments
web-page-tournaments = Tournaments
# Title of the browser window on the page of a tournament, until its name is known
web-page-tournament = Tournament
# Title of the page, and button that leads to it
web-page-tournament-new = Organise a tournament
# Title of the page on which a director changes a tournament, and button that leads to it
web-page-tournament-edit = Edit the tournament
# Notice on every page: a game in a tournament waits for the reader; $name is the opponent
web-banner-paired = { $tournament }: { $name } is your next opponent
# Link beside that notice; it leads to the page of the tournament
web-banner-come = I’m coming
# Button on a game’s page, of a game in a tournament
web-game-to-tournament = Back to the tournament
# Below the title of the page that lists all tournaments
web-tournaments-lead = Play one evening or a whole season, against people and computers; or run a tournament of your own.
# Button for guests on the page that lists all tournaments
web-tournaments-account = Sign up to organise one
# On the page for organising a tournament, to guests
web-tournaments-account-about = You need an account to organise a tournament.
# Choice above the list of tournaments: those being played
web-tournaments-running = Now
# Choice above the list of tournaments: those to come
web-tournaments-upcoming = Coming up
# Choice above the list of tournaments: those that are over
web-tournaments-finished = Finished
# Choice above the list of tournaments: those that the reader plays in or directs
web-tournaments-mine = Mine
# In place of the list of tournaments being played
web-tournaments-none-running = No tournament is being played right now.
# In place of the list of tournaments to come
web-tournaments-none-upcoming = No tournament is planned yet.
# In place of the list of tournaments that are over
web-tournaments-none-finished = No tournament has been played to the end yet.
# In place of the list of the reader’s own tournaments
web-tournaments-none-mine = You haven’t played in a tournament yet.
# How many take part in a tournament
web-tournament-players =
    { $number ->
        [0] Nobody has entered yet
        [one] { $number } player
       *[other] { $number } players
    }
# How many teams take part in a tournament
web-tournament-entered-teams =
    { $number ->
        [0] Nobody has entered yet
        [one] { $number } team
       *[other] { $number } teams
    }
# Who directs a tournament
web-tournament-by = Director: { $name }
# In a list, of a tournament played with real boards
web-tournament-venue-tables-short = around real tables
# Status of a tournament that is being played
web-tournament-running = Being played
# Status of a tournament that was called off
web-tournament-cancelled = Cancelled
# Status of a tournament that is over
web-tournament-finished = The tournament is over
# In place of the time of its start: the director begins the tournament
web-tournament-no-start = Starts when the director says so
# In a list, of a tournament being played
web-tournament-leads = In the lead: { $name }
# In a list, of a tournament that is over
web-tournament-won = Won by { $name }
# In a list: the reader directs this tournament
web-tournament-you-director = You’re the director
# In a list: the reader helps the director of this tournament
web-tournament-you-helper = You’re helping
# In a list: the reader takes part in this tournament
web-tournament-you-entrant = You’re in
# A round of a tournament
web-tournament-round = Round { $number }
# How far a tournament is
web-tournament-round-of = Round { $number } of { $planned }
# Name of the last round of a knockout
web-tournament-round-final = Final
# Name of the last round but one of a knockout
web-tournament-round-semi = Semi-finals
# Name of the round before the semi-finals
web-tournament-round-quarter = Quarter-finals
# Status of a round: it is known who meets whom
web-tournament-round-paired = paired
# Status of a round: it is being played
web-tournament-round-running = being played
# Status of a round: all results are in
web-tournament-round-closed = finished
# How many rounds a tournament has
web-tournament-rounds =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
# Detail of a round robin: everyone meets everyone twice
web-tournament-double = everyone twice
# Detail of a knockout: a match has up to $number games
web-tournament-best-of = best of { $number }
# Choice of how many games a match of a knockout has
web-tournament-best-of-1 = one game
# Detail and choice of a knockout: the losers of the semi-finals meet
web-tournament-third = with a match for third place
# Above a meeting in the last round of a knockout: the losers of the semi-finals play
web-tournament-third-place = Match for third place
# Detail of a ladder: how many places above one may challenge
web-tournament-reach-words =
    { $number ->
        [one] challenges up to { $number } place
       *[other] challenges up to { $number } places
    }
# Detail of a tournament for teams, each with $number boards
web-tournament-teams =
    { $number ->
        [one] teams with { $number } board
       *[other] teams with { $number } boards
    }
# Detail of a tournament with a handicap; $number is a difference in rating
web-tournament-handicap-words = handicap: one level per { $number } points
# Name of a part of a tournament’s page, for screen readers
web-tournament-now = What happens now
# Heading on a tournament’s page while the reader plays; $name is the opponent
web-tournament-now-playing = Your game against { $name } is on
# Heading on a tournament’s page: the reader has a new opponent
web-tournament-now-paired = Your next opponent: { $name }
# On a tournament’s page while the reader’s opponent is not there yet
web-tournament-now-wait = Stay here: the game starts as soon as { $name } arrives.
# On a tournament’s page, followed by a countdown: who has not come by then loses the game
web-tournament-now-deadline = Anyone who isn’t here loses by forfeit in
# On a tournament’s page: the reader sits out this round
web-tournament-now-bye = You have a bye this round.
# On a tournament’s page: the reader takes part
web-tournament-now-entered = You’re in.
# On a tournament’s page: the reader has asked not to be paired for a while
web-tournament-now-paused = You’re taking a break.
# On a tournament’s page: the reader has left the tournament
web-tournament-now-withdrawn = You have withdrawn.
# Followed by a countdown to the start of the tournament
web-tournament-next-start = Starts in
# Followed by a countdown to the next round
web-tournament-next-round = Next round in
# Followed by a countdown to the end of an arena
web-tournament-next-finish = Ends in
# Label of the choice of whom to challenge in a ladder
web-tournament-challenge = Challenge
# Button that sends a challenge in a ladder
web-tournament-challenge-send = Challenge
# Button: take part in a tournament
web-tournament-enter = Take part
# To guests on the page of a tournament
web-tournament-enter-account = You need an account to take part.
# On a tournament’s page: nobody can register by themselves
web-tournament-enter-closed = Registration is closed.
# On a tournament’s page: there is no room left
web-tournament-full = All places are taken.
# How many a tournament has room for
web-tournament-limit-words = at most { $number }
# Whom a tournament is open to, by rating; $most may be ∞
web-tournament-rating-words = ratings from { $least } to { $most }
# Button: not be paired for a while
web-tournament-pause = Take a break
# Button: be paired again
web-tournament-resume = Come back
# Button: leave a tournament
web-tournament-withdraw = Withdraw
# Question before leaving a tournament that has begun
web-tournament-withdraw-sure = Withdraw for good? You can’t come back later.
# Button that leads to the reader’s own game
web-tournament-play = Play
# Button that leads to a game being played
web-tournament-watch = Watch
# Button that leads to a finished game
web-tournament-look = View
# Tab on a tournament’s page
web-tournament-view-standings = Standings
# Tab on a tournament’s page: who meets whom
web-tournament-view-rounds = Pairings
# Tab on a tournament’s page: cross table or bracket
web-tournament-view-table = Table
# Tab on a tournament’s page: the games being played, with their boards
web-tournament-view-boards = Live
# Tab on a tournament’s page: who takes part
web-tournament-view-players = Players
# Tab on a tournament’s page: files and the log
web-tournament-view-files = Files
# Tab on a tournament’s page, for its director
web-tournament-view-direct = Director
# Head of a column: the place in the standings
web-tournament-place = Place
# Head of a narrow column: the place in the standings
web-tournament-place-short = #
# Head of a column: points in a tournament
web-tournament-points = Points
# Head of a narrow column: points in a tournament
web-tournament-points-short = Pts
# Points of a player on the podium; $points may be ½ or 2½
web-tournament-points-words = Points: { $points }
# Beside a name in the standings of an arena: wins in a row
web-tournament-streak = { $number } wins in a row
# Below the standings; opens the explanation of the tie-breaks
web-tournament-tiebreaks = Tie-breaks
# Above the explanation of the tie-breaks
web-tournament-tiebreaks-about = Equal points are separated by these, one after the other.
# Name of the podium, for screen readers
web-tournament-podium = Podium
# In place of the standings and the list of players
web-tournament-nobody = Nobody has entered yet.
# In place of the pairings
web-tournament-no-rounds = Nothing has been paired yet.
# In place of a list of games
web-tournament-no-games = No games yet.
# In place of the boards of the games being played
web-tournament-no-boards = No game is being played at the moment.
# Someone sits out a round
web-tournament-bye = bye
# In a narrow cell of a table: someone sits out a round
web-tournament-bye-short = bye
# Who sits out a round; $names is a list
web-tournament-byes = Bye: { $names }
# In a narrow cell of a table: went first
web-tournament-seat-first = f
# In a narrow cell of a table: went second
web-tournament-seat-second = s
# Below the table of a Swiss, in which the columns are rounds
web-tournament-table-about = Each cell shows the opponent’s number in the list, whether the player went first ({ web-tournament-seat-first }) or second ({ web-tournament-seat-second }), and the result.
# Button: the round before
web-tournament-round-before = Previous round
# Button: the round after
web-tournament-round-after = Next round
# Label of the choice of a round, for screen readers
web-tournament-round-choose = Round
# A table of a tournament
web-tournament-table = Table { $number }
# A game that has not begun: not both players are there
web-tournament-waiting = waiting
# A game in which the players have reported different results
web-tournament-contested = contested
# A game whose result the director has decided
web-tournament-adjudicated = adjudicated
# Mark beside the name of a computer player
web-tournament-bot = computer
# Mark beside a name: is not being paired at the moment
web-tournament-state-paused = taking a break
# Mark beside a name: has left the tournament
web-tournament-state-withdrawn = withdrawn
# Mark beside a name: came after the first round was paired
web-tournament-late-mark = late entry
# What one player has done in a tournament: place and points
web-tournament-path-place = Place { $place } · Points: { $points }
# What one player has done in a tournament in which points do not decide: the place
web-tournament-path-rank = Place { $place }
# What one player has done in a tournament: wins, draws and losses
web-tournament-path-score = +{ $wins } ={ $draws } −{ $losses }
# A player’s rating when the tournament began, beside the place and the score
web-tournament-path-rating = Rating { $number }
# Link to the page about a player
web-tournament-profile = Profile
# Button that saves a file with all games
web-tournament-file-games = All games
# Button that saves a file with the standings
web-tournament-file-standings = Standings
# Button that saves a file with the pairings
web-tournament-file-pairings = Pairings
# Button that saves a file with everything about the tournament
web-tournament-file-tournament = Everything
# Button that saves the report in FIDE’s format
web-tournament-file-report = FIDE report
# Opens the log of a tournament
web-tournament-log = Log
# Opens the form for reporting a tournament to the operators
web-tournament-report = Report this tournament
# Entry of a tournament’s log
web-tournament-event-entered = { $name } has entered.
# Entry of a tournament’s log: a name or a rating had been mistyped; $name is the right name
web-tournament-event-entry-corrected = Entry corrected: { $name }.
# Entry of a tournament’s log: a team plays with other members
web-tournament-event-lineup-changed = { $name } has a new line-up.
# Entry of a tournament’s log
web-tournament-event-withdrawn = { $name } has withdrawn.
# Entry of a tournament’s log
web-tournament-event-paused = { $name } is taking a break.
# Entry of a tournament’s log
web-tournament-event-resumed = { $name } is back.
# Entry of a tournament’s log
web-tournament-event-bye-granted = { $name } has a bye in round { $round }.
# Entry of a tournament’s log
web-tournament-event-round-paired = Round { $round } is paired.
# Entry of a tournament’s log: the pairing was dropped
web-tournament-event-round-unpaired = Round { $round } is unpaired again.
# Entry of a tournament’s log: a match needs another game
web-tournament-event-game-added = Round { $round }, table { $table }: another game follows.
# Entry of a tournament’s log; $game is round and table, like 3.12
web-tournament-event-game-started = Game { $game } has begun.
# Entry of a tournament’s log; $game is round and table, $result is like 1-0
web-tournament-event-result-entered = Game { $game }: { $result }.
# Entry of a tournament’s log: $absent did not come
web-tournament-event-forfeited =
    { $absent ->
        [first] Game { $game }: the first player did not come.
        [second] Game { $game }: the second player did not come.
       *[both] Game { $game }: neither player came.
    }
# Entry of a tournament’s log; $result is like 1-0, or – if the game is open again
web-tournament-event-result-corrected = Game { $game } corrected: { $result }.
# Entry of a tournament’s log: the director’s decision
web-tournament-event-match-decided = Round { $round }, table { $table }: the match goes to { $name }.
# Entry of a tournament’s log
web-tournament-event-round-closed = Round { $round } is over.
# Entry of a tournament’s log
web-tournament-event-tournament-finished = The tournament is over.
# Label: the name of a tournament
web-tournament-name = Name of the tournament
# Label: what the director says about a tournament
web-tournament-text = Description
# Heading of a choice: where a tournament is played
web-tournament-venue = Where
# Choice: a tournament is played on this server
web-tournament-venue-server = On this server
# Describes that choice
web-tournament-venue-server-about = Players register with their accounts, and the games are played here.
# Choice: a tournament is played with real boards
web-tournament-venue-tables = Around real tables
# Describes that choice
web-tournament-venue-tables-about = You type in the players, and they play with wooden boards.
# Heading of the choice of a format
web-tournament-format = Format
# Label of a number
web-tournament-rounds-number = Rounds
# Note below the number of rounds of a Swiss
web-tournament-rounds-about = The more rounds, the fairer the order.
# Note below the number of rounds of a Swiss; $number rounds separate $players players
web-tournament-rounds-enough =
    { $number ->
        [one] For { $players } players, { $number } round is enough for a clear winner.
       *[other] For { $players } players, { $number } rounds are enough for a clear winner.
    }
# Option of a round robin
web-tournament-cycles = Everyone meets everyone twice
# Label: how many games a match of a knockout has
web-tournament-match = A match is
# Label of a number: how long an arena lasts
web-tournament-minutes = Length in minutes
# Label of a number in a ladder
web-tournament-reach = Players may challenge so many places above
# Label of a number: members of a team who play at the same time
web-tournament-boards = Boards per team
# Note below the number of boards
web-tournament-boards-about = 1 for single players.
# Advice while a Swiss for few players is announced; $number is how many there will be
web-tournament-advice = With { $number } players, so many rounds are enough for everyone to meet everyone.
# Button that follows this advice
web-tournament-advice-take = Choose a round robin
# Heading of a group of fields
web-tournament-when = When
# Label of a date and a time
web-tournament-start = Start
# Note below the start
web-tournament-start-about = Leave it empty to start it yourself.
# Label of a number
web-tournament-absence = Minutes to wait for absent players
# Note below that number
web-tournament-absence-about = A game starts when both players are there. Anyone who doesn’t come in time loses by forfeit.
# Option, and switch for the director
web-tournament-automatic = Start and pair rounds automatically
# Label of a number
web-tournament-pause-between = Minutes between two rounds
# Heading of a group of fields
web-tournament-registration = Registration
# Choice: anyone can register
web-tournament-registration-open = Open to everyone
# Choice: who knows the code can register
web-tournament-registration-code = With a code
# Choice: only the director enters players
web-tournament-registration-closed = By the director only
# Label: the secret word needed to register
web-tournament-code = Code
# Note below the code
web-tournament-code-about = Tell it to those who may take part.
# Label of a number: how many can take part
web-tournament-limit = Players at most
# Label of a number: the lowest rating that may take part
web-tournament-rating-min = Lowest rating
# Label of a number: the highest rating that may take part
web-tournament-rating-max = Highest rating
# Option: players can enter after the first round was paired
web-tournament-late = Players may enter late
# Label of a number: computer players who take part
web-tournament-computers = Computer players
# Label of the choice of a computer player
web-tournament-computer = Computer player
# Heading of a group of fields
web-tournament-rules = Rules
# Option: the games change ratings
web-tournament-rated = Rated games
# Option: levels differ where ratings do
web-tournament-handicap = With a handicap
# Label of a number: points of rating
web-tournament-handicap-step = Points of rating per level
# Explains the handicap
web-tournament-handicap-about = For every so many points of difference, the stronger player plays one level lower.
# Button at the end of the form for a new tournament
web-tournament-announce = Create the tournament
# Button that keeps what was changed
web-tournament-keep = Save
# Heading on the director’s tab
web-tournament-rounds-title = Rounds
# Button: pair the next round
web-tournament-pair = Pair the next round
# Button: say yourself who meets whom
web-tournament-pair-by-hand = Pair by hand
# Button: drop the pairing of a round that nobody has begun; $round is like Round 3
web-tournament-unpair = { $round }: undo the pairing
# On the director’s tab
web-tournament-is-automatic = The rounds are paired automatically. You can still do it yourself at any time.
# On the director’s tab
web-tournament-is-manual = You pair the rounds yourself.
# Heading on the director’s tab
web-tournament-helpers = Helpers
# In place of a list of helpers
web-tournament-helpers-none = Nobody helps you yet.
# Label of a field: the name of a helper’s account
web-tournament-helper-name = Name of the account
# Button beside a helper’s name
web-tournament-helper-remove = Remove
# Button that adds a helper or a player
web-tournament-add = Add
# Heading on the director’s tab: what is done with the whole tournament
web-tournament-whole = The whole tournament
# Button that ends a tournament
web-tournament-finish = Finish
# Question before a tournament is ended
web-tournament-finish-sure = Finish the tournament? The standings are final then.
# Button that calls a tournament off
web-tournament-cancel = Cancel the tournament
# Question before a tournament is called off
web-tournament-cancel-sure = Cancel the tournament? This can’t be undone.
# Note on the director’s tab
web-tournament-directing-about = Enter or correct results under “{ web-tournament-view-rounds }”, and change who takes part under “{ web-tournament-view-players }”.
# Note on the director’s tab of a tournament that is over
web-tournament-directing-over = You can still correct results under “{ web-tournament-view-rounds }”.
# Button beside a game, for the director: opens what can be entered or corrected
web-tournament-decide = Result
# Heading of the director’s sheet of a game: a result is there already
web-tournament-correct = Correct the result
# Heading of the director’s sheet of a game on the server
web-tournament-adjudicate = Decide the game
# Heading of the director’s sheet of a game at a table
web-tournament-result = Enter the result
# Note on the director’s sheet of a game on the server
web-tournament-adjudicate-about = Your decision counts for the tournament, whatever happens on the board.
# Button: a player wins a game
web-tournament-wins = { $name } wins
# Button: a game is drawn
web-tournament-drawn = Draw
# Heading of the director’s sheet of a game, in a knockout
web-tournament-match-decide = Decide the whole match
# Button: a player wins a match
web-tournament-wins-match = { $name } wins the match
# Button: take the result of a game away
web-tournament-reopen = Remove the result
# Heading of the director’s sheet of a game
web-tournament-forfeit = Did someone not come?
# Button: a player did not come
web-tournament-absent = { $name } isn’t here
# Button: neither player came
web-tournament-absent-both = Neither is here
# Label of a field: the name of a team
web-tournament-team = Team
# Label of a field: the name of a player
web-tournament-player-name = Player
# Label of a field
web-tournament-members = Members, one per line, in the order of boards
# Button that enters a computer player
web-tournament-add-computer = Add computer player
# Label of a field for a file
web-tournament-import = Read a list of players
# Note below that field
web-tournament-import-about = A CSV file with the columns name and, if you like, rating and team
# Notice: a list of players was read
web-tournament-imported =
    { $number ->
        [one] { $number } player added.
       *[other] { $number } players added.
    }
## Tournaments: formats and games

# Which game in a message: its round and its table
tournament-game = round { $round }, table { $table }
# Which game in a message: its round, its table, and the number of the game or board there
tournament-game-number = round { $round }, table { $table }.{ $number }
# Name of a format: everyone plays everyone
# Name of a format: in every round players with similar scores meet
# Name of a format: the loser is out
# Name of a format: out after the second loss
# Name of a format: for a fixed time, whoever is free is paired
# Name of a format: a ranking in which players challenge those above them

## Printed pages of tournaments

# Foot of a printed page
print-page = Page { $number } of { $pages }
# Foot of a printed page on which the typefaces lack a character of a name; the box is drawn in its place, and a number follows the name
print-boxes = □ A character that this print can’t show; the number tells the names apart.
# Heading of a printed list: who plays whom, ordered by table
print-pairings = Pairings by table
# Heading of a printed list: who plays whom, ordered by name
print-names = Pairings by name
# Title of a document: a card with a number and a code for each table
print-cards = Table cards
# Title of a document: sheets to write games on
print-sheets = Score sheets
# Heading of a printed list: the places
print-standings = Standings
# Title of a document with a diploma for each winner
print-diplomas = Certificates
# Heading of a printed table: who met whom, with the results
print-cross-table = Cross table
# Explains the cross table of a round robin, in which the columns are opponents
print-cross-everyone = The columns are the numbers on the left. 1: win, ½: draw, 0: loss; + and −: not played.
# Explains the cross table of a Swiss, in which the columns are rounds
print-cross-rounds = For each round: the result, and the opponent’s number. 1: win, ½: draw, 0: loss; (1): bye; + and −: not played.
# A round by its number; $round may be a dotted line to write on
print-round = Round { $round }
# A round by its number, and how many there are
print-round-of = Round { $round } of { $rounds }
# Beside the heading of printed pairings
print-first-gives = The first player gives first.
# Head of a column and title of a card: a table in the hall, followed by its number
print-table = Table
# Heading over the boards of two teams; $first and $second are the teams
print-table-of = Table { $table }: { $first } – { $second }
# Head of a column: those who go first
print-first = First player
# Head of a column: those who go second
print-second = Second player
# Head of a column: whether someone goes first or second
print-seat = Plays
# In the column “Plays”: this player goes first
print-seat-first = first
# In the column “Plays”: this player goes second
print-seat-second = second
# Head of a column: names
print-name = Name
# Head of a column: whom someone plays
print-opponent = Opponent
# Head of a column, and label on a diploma: points in a tournament
print-points = Points
# Head of a column, and label of the boxes to tick on a score sheet
print-result = Result
# Head of a column: the place in the standings
print-place = Place
# Head of a column: ratings
print-rating = Rating
# Head of a column, and label on a diploma: how many games were played
print-games = Games
# Label on a diploma: how many took part
print-entrants = Entrants
# Head of a column: those who sit out a round
print-sits-out = Not playing this round
# In place of an opponent: someone sits out this round
print-bye = Bye
# A name in the standings of someone who left the tournament
print-withdrawn = { $name } (withdrawn)
# Beside the heading: the tournament is over
print-final = Final standings
# Beside the heading: which round these standings follow
print-after = After round { $round }
# Beside the heading: which round these standings follow, and how many there are
print-after-of = After round { $round } of { $rounds }
# Beside the heading: standings in the middle of play
print-now = Provisional
# Beside the heading: nothing has been played yet
print-before = Before the first round
# Head of a narrow column on a score sheet: the square placed on
print-square = Square
# Head of a narrow column on a score sheet: what is given to the opponent
print-given = Gives
# Head of a column on a score sheet: the squares of a call
print-call = Call
# Label on a score sheet above the lines to sign
print-signatures = Signatures
# On a table card, below a QR code
print-scan = After the game, scan the code and enter the result. Your opponent confirms it.
# Title of a diploma
print-diploma = Certificate
# On a diploma, between the tournament and the winner’s name
print-awarded = awarded to
# On a diploma: the date and the signature of the director, below a line
print-date = Date
# On a diploma: who ran the tournament, below a line to sign on
print-director = Tournament director
# On a diploma: $number is the place, $form the form of its ordinal number (CLDR)
print-place-of =
    { $form ->
        [one] { $number }st place
        [two] { $number }nd place
        [few] { $number }rd place
       *[other] { $number }th place
    }

## Programs that play each other: `fourfold match` and `fourfold score`

# Column heading of `fourfold match`: the name of an engine or a computer opponent
cli-match-head-player = Player
# Column heading of `fourfold match`: the share of turns that lose value
cli-match-head-blunders = Blunders
# Column heading of `fourfold match`: how many games an engine lost by crashing, hanging, an illegal turn …
cli-match-head-faults = Faults
# Note below the table of `fourfold match`
cli-match-legend = Score and blunders in per cent. A blunder is a turn that loses value against perfect play. A fault is a game that was lost by a crash, an illegal turn, the clock or the like.
# Note below the table of `fourfold match` with more than two players
cli-match-legend-elo = Elo: 1500 on average. ±: half the width of a 95% interval, from resampled pairs of games.
# Result of `fourfold match` between two players; all numbers are written already, $likelihood in per cent
cli-match-elo = { $name } against { $other }: Elo difference { $elo } (95% interval { $low } to { $high }); { $name } is stronger with a probability of { $likelihood }%.
# Result of `fourfold match` between two players when one won everything, or no pair of games is finished
cli-match-elo-open = { $name } against { $other }: these games do not allow an estimate of the Elo difference.
# Result of `fourfold match --sprt`: more games are needed; numbers are written already
cli-match-test-open = The sequential test is undecided: its log-likelihood ratio is { $ratio }, the bounds are { $low } and { $high }.
# Result of `fourfold match --sprt`; $elo is the first number of the option
cli-match-test-better = The sequential test is decided: { $name } is better than { $other } by more than { $elo } Elo.
# Result of `fourfold match --sprt`; $elo is the second number of the option
cli-match-test-not-better = The sequential test is decided: { $name } is not better than { $other } by { $elo } Elo or more.
# Line below the table of `fourfold match`: an engine lost $number games in the same way; $fault is one of cli-engine-fault-…, $game the number of the first of them, $why the details
cli-match-fault =
    { $number ->
        [one] { $name }: { $fault } in { $number } game (game { $game }: { $why })
       *[other] { $name }: { $fault } in { $number } games (the first is game { $game }: { $why })
    }
# What went wrong with an engine, in a table: its flag fell
cli-engine-fault-time = out of time
# Error of `fourfold match`: the file given for the saved state is something else
cli-match-no-state = { $path } contains no games of fourfold match (line { $line }): choose another file, or delete it
# Line of `fourfold match` and `fourfold score` after Ctrl+C, when nothing was kept in a file
cli-match-stopped = Stopped. These are the results so far; with --state the work could be continued.
# Error of `fourfold match`: fewer than two commands were given
cli-match-players = at least two players are needed: commands of engines, or strength:NAME
# Error of `fourfold match`
cli-match-games-even = --games: games are played in pairs: expected an even number, not { $number }
# Error of `fourfold match`
cli-match-sprt-two = --sprt compares two players: name exactly two
# Error of `fourfold match`
cli-match-sprt-order = --sprt: the first number must be less than the second
# Error of `fourfold match`; $text is what was typed
cli-match-sprt-number = --sprt: cannot read { $text }: expected a number from { $low } to { $high }
# Error of `fourfold match` and `fourfold score`: the value of --go cannot be used; $why is the fault, in words of the protocol
cli-match-go = --go: cannot use these limits: { $why }
# Error of `fourfold match` and `fourfold score`: the value of --go has other words; keep the three words
cli-match-go-which = --go: expected movetime, nodes or depth with a number
# Error of `fourfold match`: there are no positions to begin from; $why is the reason, in English
cli-match-openings = --openings: { $why }
# Error of long commands: a process that worked for them was killed; $option is --state or --resume
cli-jobs-broken = a process that was computing was ended from outside; with { $option }, the same command continues from here
# Label of the progress bar of `fourfold score`: a program is asked about positions
cli-score-asking = Asking
# Column heading of `fourfold score`: how many pieces are placed
cli-score-head-placed = Pieces placed
# Heading of a row and a column of `fourfold score`: everything together
cli-score-all = All
# Result of `fourfold score`; the last three numbers are percentages and written already
cli-score-kept = { $name } keeps the value in { $kept } of { $number } positions: { $share }% (95% interval { $low } to { $high }).
# Line of `fourfold score`: an engine refuses $number levels; $levels lists them, such as 2, 3 and 4
cli-score-left-out =
    { $number ->
        [one] { $name } does not play level { $levels }; its positions were left out.
       *[other] { $name } does not play levels { $levels }; their positions were left out.
    }
# Line below the table of `fourfold score`: a program did not answer $number times; $fault is one of cli-engine-fault-…, $why the details of the first
cli-score-fault =
    { $number ->
        [one] { $name }: { $fault } in { $number } position ({ $why })
       *[other] { $name }: { $fault } in { $number } positions (the first: { $why })
    }
# Error of `fourfold score`: the file given for the saved state is something else
cli-score-no-state = { $path } contains no scores of fourfold score (line { $line }): choose another file, or delete it

## Help of `fourfold match` and `fourfold score`

# Heading in the help of `fourfold match`, above options about time and search
help-panel-limits = Limits
# Stands for the words after `go` in a help: --go LIMITS
help-metavar-limits = LIMITS
# What `fourfold match` does, in its help and in the list of commands
help-match = Let engines and computer opponents play each other, and measure them.
# Second paragraph of the help of `fourfold match`
help-match-more = Every two players play pairs of games: from the same drawn opening, with sides swapped. An engine that crashes, hangs, writes too much or breaks the rules loses the game.
# What the arguments of `fourfold match` mean, in a help; $names are words to type, keep strength:NAME
help-match-players = The players, at least two: the command that starts an engine, or strength:NAME with one of { $names }.
# What the option --games of `fourfold match` means, in a help
help-match-games = Games between every two players, an even number; with --sprt, the most.
# What the option --openings of `fourfold match` means, in a help
help-match-openings = How many pieces are placed in the drawn openings, 0 for the start; or a file with one position per line.
# What the option --sprt of `fourfold match` means, in a help; two numbers follow it
help-match-sprt = Stop when a sequential test has decided whether the first player is better by the second number of Elo points, or only by the first.
# What the option --out of `fourfold match` means, in a help
help-match-out = Write the records of the games there.
# What the option --keep of `fourfold match` means, in a help
help-match-keep = Keep engines running from game to game; otherwise every game starts them afresh.
# What the option --times of `fourfold match` means, in a help
help-match-times = Write into the records how long every turn took.
# What the option --margin of `fourfold match` means, in a help
help-match-margin = Seconds of each answer that the clock does not count, to allow for communication between the processes.
# What the option --go means, in a help; keep the three words
help-match-go = Limits of every search, besides the clock: movetime MS, nodes N, depth N.
# What the option --patience of `fourfold match` means, in a help
help-match-patience = Seconds to wait for an answer before an engine loses, when no clock limits it.
# What `fourfold score` does, in its help and in the list of commands
help-score = Ask a program about decisive positions: how often does it keep the value?
# Second paragraph of the help of `fourfold score`
help-score-more = In every position some turns keep the value and others lose it, by the exact engine. No answer, an illegal turn and the like count as losing it.
# What the argument of `fourfold score` means, in a help; $names are words to type, keep strength:NAME
help-score-command = The command that starts the program, or strength:NAME with one of { $names }.
# What the option --level of `fourfold score` means, in a help
help-score-level = Ask at this level only, 1 to 4; by default at all that the program plays.
# What the option --positions of `fourfold score` means, in a help
help-score-positions = Ask about this many positions, spread over levels and pieces placed; by default about all.
# What the option --speak of `fourfold score` means, in a help; keep the three words
help-score-speak = How the program is asked: protocol (as an engine), json (one request per line) or text (prompts in words).
# What the option --concurrency of `fourfold score` means, in a help
help-score-concurrency = How many copies of the program to ask at a time.

## The command line

# Label on the command line above the pieces in the tray
cli-beside = Beside the board
# Label on the command line before the piece to be placed
cli-hand = In hand
# Label of `fourfold show` before the position in notation
cli-position = Position
# Sentence of `fourfold show`: what comes next, with a piece in hand
cli-to-place = { $name } now places this { piece-one }, then gives { $other } one.
# Sentence of `fourfold show`: what comes next, without a piece in hand
cli-to-give = { $name } now gives { $other } a { piece-one }.
# Line of `fourfold show` about a quarto; $values are what the pieces share
cli-alignment = Alignment on { $squares }: { $values }
# Sentence of `fourfold new`: who goes first
cli-begins = { $name } starts by giving a { piece-one }.
# Sentence of `fourfold new`: who goes first, decided by chance
cli-begins-by-lot = { $name } won the coin toss and starts by giving a { piece-one }.
# Where an error is in a game record: the number of a turn
cli-turn = turn { $turn }
# Where an error is in a game record: the lines before the turns
cli-in-tags = tags
# Beside the total of `fourfold perft`; $depth is the number of actions
cli-perft-total = sequences of length { $depth }
# Beside the time taken, in `fourfold perft`
cli-perft-seconds = seconds
# Column heading of `fourfold solve`: what is played
cli-solve-turn = Turn
# Column heading of `fourfold solve`: win, draw or loss
cli-solve-value = Value
# Where an error is in a file of positions, in `fourfold solve`
cli-solve-line = line { $line }
# Corner of the table of `fourfold atlas`: which player the rows and columns are for
cli-atlas-corner = first \ second
# Note below the table of `fourfold atlas`
cli-atlas-legend = Rows: level of the first player (who gives first); columns: level of the second. 1-0: the first player wins, 0-1: the second, 1/2-1/2: draw.
# Added to the note below the table of `fourfold atlas` when the cells have numbers
cli-atlas-brackets = In brackets: the number of placements.
# Column heading of the list of `fourfold atlas`: both levels
cli-atlas-head-level = Level
# Column heading of the list of `fourfold atlas`: how many traits count
cli-atlas-head-traits = Traits
# Column heading of the list of `fourfold atlas`: 1-0, 0-1 or 1/2-1/2
cli-atlas-head-result = Result
# Column heading of the list of `fourfold atlas`: how long the win takes
cli-atlas-head-distance = Placements
# Column heading of the list of `fourfold atlas`: how much was searched
cli-atlas-head-nodes = Positions visited
# Column heading of the list of `fourfold atlas`: time taken
cli-atlas-head-seconds = Seconds
# Error of `fourfold atlas`, after the rules: a recalculated result is different
cli-atlas-differs = found { $found }, but the shipped atlas says { $shipped }
# Error of `fourfold atlas`, after the rules: there is nothing to compare with
cli-atlas-unknown = not in the shipped atlas
# Error of `fourfold atlas`: its file is unusable; $why is the fault
cli-atlas-damaged = the atlas { $path } is damaged ({ $why }): reinstall fourfold
# Line of `fourfold atlas` when an interrupted calculation continues
cli-atlas-resumed =
    { $number ->
        [one] Resuming after { $number } finished row in { $path }.
       *[other] Resuming after { $number } finished rows in { $path }.
    }
# Error of `fourfold atlas`: the file given for the saved state is something else
cli-atlas-no-state = { $path } contains no finished rows of the atlas (line { $line }): choose another file, or delete it
# Column heading of `fourfold book`: both levels
cli-book-level = Level
# Column heading of `fourfold book`: how many traits count
cli-book-traits = Traits
# Column heading of `fourfold book`: how many pieces are on the board
cli-book-placed = Placed
# Column heading of `fourfold book`: how many positions it holds
cli-book-entries = Entries
# Column heading of `fourfold book`: size of the file
cli-book-bytes = Bytes
# Error of `fourfold book` when checking: two different results
cli-book-differs = { $level }: the book and the search disagree at { $position }
# Result of checking in `fourfold book`; $number positions checked
cli-book-verified = { $level }: { $number } checked against the search, { $wrong } wrong
# Warning on the command line: a file of opening positions is unusable; $why is the fault
cli-book-unused = the opening book { $name } is not used: { $why }
# Column heading of `fourfold bench`: both levels
cli-bench-level = Level
# Column heading of `fourfold bench`: how many pieces are on the board
cli-bench-placed = Placed
# Column heading of `fourfold bench`: what was calculated
cli-bench-asked = Query
# Column heading of `fourfold bench`: how many positions
cli-bench-number = Number
# Column heading of `fourfold bench`: how many positions were searched
cli-bench-nodes = Visited
# Column heading of `fourfold bench`: times as fast as a plain search
cli-bench-faster = Faster
# Cell of `fourfold bench`, what was calculated: win, draw or loss
cli-bench-value = value
# Cell of `fourfold bench`, what was calculated: how many placements to the end
cli-bench-distance = distance
# Cell of `fourfold bench`, what was calculated: using the opening book
cli-bench-book = with book
# Note below the table of `fourfold bench` that explains its columns
cli-bench-columns = Average and p99 in milliseconds; positions visited, on average and in millions per second. Faster: speed-up over plain minimax, timed in the same run.
# Line of `fourfold bench` about the longest calculation; $number of threads used
cli-bench-empty =
    { $number ->
        [one] Level { $level }, empty board: { $seconds } s, { $nodes } positions, { $number } thread
       *[other] Level { $level }, empty board: { $seconds } s, { $nodes } positions, { $number } threads
    }
# Column heading of `fourfold replay`: name of the player who gives first
cli-replay-first = First player
# Column heading of `fourfold replay`: name of the player who places first
cli-replay-second = Second player
# Column heading of `fourfold replay`: 1-0, 0-1, 1/2-1/2 or *
cli-replay-result = Result
# Column heading of `fourfold replay`: how many were played
cli-replay-turns = Turns
# Column heading of `fourfold replay`: why the game ended
cli-replay-reason = Reason
# Last line of `fourfold replay`: $number games read, $broken of them invalid
cli-replay-broken = { unit-game }, { $broken } invalid
# Error of `fourfold picture`: the name of the file does not say which kind of picture; $path is the name
cli-picture-ending = --output: { $path } ends in neither .png nor .gif
# Column heading of `fourfold review`: the number
cli-review-turn = Turn
# Column heading of `fourfold review`: the name
cli-review-player = Player
# Column heading of `fourfold review`: what the player did
cli-review-played = Played
# Column heading of `fourfold review`: win, draw or loss
cli-review-value = Value
# Column heading of `fourfold review`: the judgement, such as mistake
cli-review-mark = Mark
# Column heading of `fourfold review`: what should have been played
cli-review-best = Better
# Error of `fourfold review`: two options that exclude each other
cli-review-exclude = --json and --html cannot be used together
# Line of `fourfold review` after the HTML page was saved
cli-review-written = Review written to { $path }.
# Last line of `fourfold opponents`; keep the command as it is
cli-opponents-how = Choose one: fourfold play --opponent { $name }
# Note of `fourfold opponents` above the table of missed quartos
cli-opponents-overlooked = How often each kind of pattern was missed, as a percentage of { $number } games.
# Column heading of `fourfold opponents`: name of the computer player
cli-opponents-head-opponent = Opponent
# Column heading of `fourfold opponents`: 1 to 4
cli-opponents-head-level = Level
# Column heading of `fourfold opponents`: how many were played
cli-opponents-head-games = Games
# Column heading of `fourfold opponents`: points in per cent
cli-opponents-head-score = Score
# Column heading of `fourfold opponents`: first or second player
cli-opponents-head-seat = Seat
# Column heading of `fourfold opponents`: what the starting position is worth
cli-opponents-head-start = Value
# Column heading of `fourfold opponents`: games with a win
cli-opponents-head-won = Won
# Column heading of `fourfold opponents`: games with a draw
cli-opponents-head-drawn = Drawn
# Column heading of `fourfold opponents`: games with a loss
cli-opponents-head-lost = Lost
# Note of `fourfold opponents` below the measured ratings
cli-opponents-legend = Elo: the average opponent has { $average }. ±: half the width of a 95% interval, from resampled games. Score in per cent.
# Note of `fourfold opponents`: how often perfect play failed, normally 0
cli-opponents-held = The perfect opponent threw away { $lost } of { $number } games.
# Label of the progress bar of `fourfold opponents`
cli-opponents-playing = Playing
# Line of `fourfold opponents` when an interrupted measurement continues
cli-opponents-resumed =
    { $number ->
        [one] Resuming after { $number } finished game in { $path }.
       *[other] Resuming after { $number } finished games in { $path }.
    }
# Error of `fourfold opponents`: the file given for the saved state is something else
cli-opponents-no-state = { $path } contains no calibration games (line { $line }): choose another file, or delete it
# Error of `fourfold hint`: nothing left to advise on; keep --at N
cli-hint-over = the game is over: a hint needs a game in progress; --at N goes back to just after turn N
# Error of `fourfold hint`: an option contradicts the file; $name is the option
cli-hint-rules = { $path } already specifies the rules: omit { $name }
# Label of `fourfold hint` before the dangerous pieces
cli-hint-danger = Would win now
# Line of `fourfold hint` when no piece is dangerous
cli-hint-danger-none = Nothing would win now.
# Instructions at the start of `fourfold drill`; quit is typed
cli-drill-how = Type the four squares of one quarto (a1 b2 c3 d4), a digit for a row, a letter for a column, - for none; type quit to stop.
# Prompt at the start of `fourfold drill` with a time limit
cli-drill-ready = Ready? Press Enter to start the clock.
# Prompt of `fourfold drill` below each board
cli-drill-question = Is there a quarto, and where?
# Words accepted in `fourfold drill` for “no quarto”, separated by spaces
cli-drill-none = n no none
# Step of `fourfold drill`: $kinds of pattern in the plural, $grade of difficulty
cli-drill-step = { $kinds }, grade { $grade }
# Reply of `fourfold drill` to a right answer; $time such as 3.2 s
cli-drill-right = Correct, in { $time }.
# Reply of `fourfold drill` to the answer “none” when there was one
cli-drill-missed = There was a quarto.
# Reply of `fourfold drill` to four squares that are not a quarto
cli-drill-wrong = That isn’t a quarto.
# Reply of `fourfold drill` when the time limit has passed
cli-drill-late = Time is up.
# Added by `fourfold drill` after an answer, when the board had none
cli-drill-was-none = There was no quarto on this board.
# Line of `fourfold drill`: it gets harder; $step is the new step
cli-drill-on = Next: { $step }.
# Line of `fourfold drill`: it gets easier; $step is the new step
cli-drill-back = One step back: { $step }.
# Prompt of `fourfold drill` after each answer
cli-drill-next = Press Enter to continue.
# Error of `fourfold drill`: the answer was not understood
cli-drill-unread = { $text } is not an answer: type four different squares, the digit of a row, the letter of a column, or -
# Error of `fourfold drill`, after the option: the level lacks these patterns
cli-drill-not-in-level = level { $level } has no { $kinds }
# Line at the end of `fourfold drill` when it was left straight away
cli-drill-nothing = No answers given.
# Row of the result of `fourfold drill`: boards that had none
cli-drill-no-quarto = no quarto
# Last row of the result of `fourfold drill`
cli-drill-total = total
# Column heading of the result of `fourfold drill`: the kind of pattern
cli-drill-head-kind = Pattern
# Column heading of the result of `fourfold drill`: how many were shown
cli-drill-head-asked = Boards
# Column heading of the result of `fourfold drill`: right answers
cli-drill-head-right = Correct
# Column heading of the result of `fourfold drill`: quartos not seen
cli-drill-head-missed = Missed
# Column heading of the result of `fourfold drill`: wrong squares
cli-drill-head-wrong = Wrong
# Column heading of the result of `fourfold drill`: answers after the time limit
cli-drill-head-late = Late
# Column heading of the result of `fourfold drill`: time for an answer
cli-drill-head-seconds = Time (median)
# Advice at the end of `fourfold drill`; $kinds of pattern in the plural
cli-drill-weakest = You miss { $kinds } most often.
# Praise at the end of `fourfold drill`
cli-drill-flawless = All correct: well spotted!
# Advice at the end of `fourfold drill` after wrong answers but none missed
cli-drill-false = You spot every quarto, and some that aren’t there: look twice.
# Label at the end of `fourfold drill`, before a command to copy
cli-drill-train = Practise next
# Heading of `fourfold fill` when the goal is none; no full stop
cli-fill-goal-none = Fill the board without a single quarto
# Heading of `fourfold fill` when the goal is the maximum; no full stop
cli-fill-goal-most = Fill the board with as many quartos as possible
# Instructions at the start of `fourfold fill`; help is typed
cli-fill-welcome = Type a square and a { piece-one }, such as c2 7, and press Enter; type help for the rest.
# Line of `fourfold fill` when the goal has been reached
cli-fill-solved = Solved: well done!
# Line of `fourfold fill`: how many have formed
cli-fill-alignments =
    { $number ->
        [one] { $number } quarto on the board.
       *[other] { $number } quartos on the board.
    }
# Line of `fourfold fill`: a board with none is within reach
cli-fill-possible-none = It can still be filled without a quarto.
# Line of `fourfold fill`: the maximum is within reach
cli-fill-possible-most = The maximum of { $number } quartos is still within reach.
# Line of `fourfold fill`: a board with none is out of reach
cli-fill-lost-none = It can no longer be filled without a quarto: there will be at least { $number }.
# Line of `fourfold fill`: the maximum is out of reach
cli-fill-lost-most =
    { $number ->
        [one] From here there can be { $number } quarto at most.
       *[other] From here there can be { $number } quartos at most.
    }
# Line of `fourfold fill` when the board is full: the goal is none
cli-fill-target-none = A solution has none.
# Line of `fourfold fill` when the board is full: the goal is the maximum
cli-fill-target-most = A solution has { $number }.
# Hint of `fourfold fill`: what to remove; plural when $squares names several, any of which will do
cli-fill-take-back =
    { $number ->
        [one] It is possible again without the { piece-one } on { $squares }.
       *[other] Taking back any one of these makes it possible again: { $squares }.
    }
# Line of `fourfold fill` after the first hint
cli-fill-again = Ask again to see a placement.
# Second hint of `fourfold fill`; $piece such as “piece 5”
cli-fill-place = For example, { piece-the } on { $square }.
# Error of `fourfold fill`: the line was not understood; keep the commands
cli-fill-unread = { $text } is not a command here. Type, for example, c2 7, remove c2 or hint; type help for more.
# Error of `fourfold fill`: nothing to remove there
cli-fill-no-piece = there is no { piece-one } on { $square }
# Label at the end of `fourfold fill`, before a command to copy
cli-fill-go-on = To continue
# Error of `fourfold fill`: options that exclude each other
cli-fill-exclude = use only one of --check, --hint and --solve; --check brings its own board
# Help line of `fourfold fill`: a square and a piece
cli-fill-help-place = place a { piece-one }: its digit or four letters
# Help line of `fourfold fill`: the command remove
cli-fill-help-remove = take a { piece-one } from the board
# Help line of `fourfold fill`: the command undo
cli-fill-help-undo = take back the last change
# Help line of `fourfold fill`: the command check
cli-fill-help-check = list the quartos, and what can still be reached
# Help line of `fourfold fill`: the command hint
cli-fill-help-hint = is it still possible? again: a placement that keeps it possible
# Help line of `fourfold fill`: the command solve
cli-fill-help-solve = show a solution from here
# Help line of `fourfold fill`: the command board
cli-fill-help-board = show the board again
# Help line of `fourfold fill`: the command quit
cli-fill-help-quit = leave, showing how to continue
# Instructions at the start of `fourfold puzzle`; hint, skip, quit and help are typed
cli-puzzle-welcome = Type your turn and press Enter; hint helps, skip shows the solution, quit leaves, help explains more.
# Prompt of `fourfold puzzle` for an answer
cli-puzzle-prompt = Your turn
# Prompt of `fourfold puzzle` after a square was entered without a piece
cli-puzzle-gift =
    { $edition ->
        [mushrooms] And which mushroom do you give?
       *[classic] And which piece do you give?
    }
# Prompt of `fourfold puzzle` after a puzzle; quit is typed
cli-puzzle-next = Enter for the next one, quit to leave
# Line of `fourfold puzzle` after a wrong answer; skip is typed
cli-puzzle-again = Try again, or type skip.
# Error of `fourfold puzzle`: the answer was not understood; $examples are typed
cli-puzzle-unread = { $text } is not an answer. Type, for example, { $examples }; type help for more.
# Help line of `fourfold puzzle`: what c2-5 means
cli-puzzle-help-turn = place on c2 and give { piece-the }
# Help line of `fourfold puzzle`: what c2 means
cli-puzzle-help-place = place on c2; enough when only the square is asked for
# Help line of `fourfold puzzle`: what -5 means
cli-puzzle-help-give = give { piece-the }
# Help line of `fourfold puzzle`: the command hint
cli-puzzle-help-hint = a hint; again for more
# Help line of `fourfold puzzle`: the command skip
cli-puzzle-help-skip = show the solution and move on
# Error of `fourfold puzzle`: wrong theme; $names are those possible
cli-puzzle-theme = { $option }: unknown value { $name }; choose one of { $names }
# Error of `fourfold puzzle`: unknown puzzle; $name is what was typed
cli-puzzle-no-id = --id: there is no puzzle { $name }
# Error of `fourfold puzzle`: the options leave nothing to choose from
cli-puzzle-none = no puzzle matches: try another level, theme or difficulty
# Error of `fourfold puzzle`: wrong range of difficulty; keep the example
cli-puzzle-difficulty = --difficulty: cannot read { $text }: expected two ratings, as in 1200-1500
# Error of `fourfold puzzle`: wrong date; keep the example
cli-puzzle-date = --date: cannot read { $text }: expected a day, as in 2026-11-15
# Error on the command line: two options, $name and $other, exclude each other
cli-error-exclude = { $name } and { $other } cannot be used together
# Label of the progress bar of `fourfold mine` while it searches games
cli-mine-mining = Looking for puzzles
# Label of the progress bar of `fourfold mine` while it measures difficulty
cli-mine-grading = Grading
# Line of `fourfold mine` when an interrupted search continues
cli-mine-resumed =
    { $number ->
        [one] Resuming after { $number } finished step in { $path }.
       *[other] Resuming after { $number } finished steps in { $path }.
    }
# Error of `fourfold mine`: the file given for the saved state is something else
cli-mine-no-state = { $path } contains no saved state of fourfold mine (line { $line }): choose another file, or delete it
# Error of `fourfold mine`: a line of the file cannot be used; $why is the fault
cli-mine-no-puzzle = { $path }, line { $line }: not a puzzle: { $why }
# Result of `fourfold mine`; $wanted is how many were asked for
cli-mine-found = { $number } of { $wanted } puzzles found in { $games } games
# Error of `fourfold mine`: options that exclude each other
cli-mine-ungraded = --store needs graded puzzles: omit --no-grade
# Line of `fourfold mine` after Ctrl+C
cli-mine-stopped = Stopped. Run the same command to continue from here.
# Title of a progress bar: positions get their exact values
cli-dataset-labelling = Labelling
# Error of `fourfold dataset`; keep --placed and 5-15; $text is what was typed, in quotation marks
cli-dataset-placed = --placed: expected numbers of pieces from 0 to { $most }, such as 5-15, not { $text }
# Error of `fourfold dataset`: the name of a file has the wrong end; $ends lists the possible ones, such as .npz
cli-dataset-suffix = { $path }: the name must end in one of { $ends }
# Error of `fourfold dataset`: the file is there already
cli-dataset-exists = { $path } already exists: choose another name, or delete it
# Error of `fourfold dataset`: a file of unfinished work is there already
cli-dataset-begun = { $path } holds unfinished work: continue it with --resume, or delete it
# Error of `fourfold dataset --resume`: a line of the file cannot be read
cli-dataset-no-state = { $path } contains no saved state of fourfold dataset (line { $line }): choose another file, or delete it
# Line of `fourfold dataset --resume`: what is finished already; $path is a file
cli-dataset-resumed =
    { $number ->
        [one] Continuing after { $number } labelled position in { $path }.
       *[other] Continuing after { $number } labelled positions in { $path }.
    }
# Error of `fourfold dataset`: fewer different positions exist than were asked for
cli-dataset-exhausted =
    { $number ->
        [one] there are not that many different positions: { $number } was found
       *[other] there are not that many different positions: { $number } were found
    }
# Line of `fourfold dataset` after Ctrl-C; $path is the file with what is finished
cli-dataset-stopped = Stopped. The finished part is in { $path }: run the same command with --resume to continue.
# Last line of `fourfold dataset`; all four numbers are written out already
cli-dataset-made = { $path }: { $positions } positions. Labelled now: { $labelled } in { $seconds } s, { $each } per second.
# What went wrong with an engine, in a table: its command could not be started
cli-engine-fault-not-started = not started
# What went wrong with an engine, in a table: its process ended unexpectedly
cli-engine-fault-crashed = crashed
# What went wrong with an engine, in a table: no answer came in time
cli-engine-fault-hanging = no answer
# What went wrong with an engine, in a table: it wrote far too much
cli-engine-fault-flooding = too much output
# What went wrong with an engine, in a table: its answer is not in the protocol
cli-engine-fault-unreadable = unreadable answer
# What went wrong with an engine, in a table: it answered with an error
cli-engine-fault-refused = refused
# What went wrong with an engine, in a table: its turn is against the rules
cli-engine-fault-illegal = illegal turn
# Column heading of `fourfold engine --check`: the name of a check
cli-engine-head-check = Check
# Column heading of `fourfold engine --check`: passed, failed …
cli-engine-head-result = Result
# Result of a check of `fourfold engine --check`
cli-engine-status-passed = passed
# Result of a check of `fourfold engine --check`
cli-engine-status-failed = failed
# Result of a check of `fourfold engine --check`: the engine does not have this, and need not
cli-engine-status-absent = not offered
# Result of a check of `fourfold engine --check`: not tried, because an earlier one failed
cli-engine-status-skipped = skipped
# Line below a failed check; all three are words of the protocol
cli-engine-unexpected = after { $sent }: expected { $expected }, received { $received }
# Line below a failed check; $sent is a command, $fault one of cli-engine-fault-…, $why the details
cli-engine-failed = after { $sent }: { $fault } ({ $why })
# Last line of `fourfold engine --check`; $name is an engine
cli-engine-conforms = { $name } speaks the protocol.
# Last line of `fourfold engine --check`; $name is an engine
cli-engine-fails =
    { $number ->
        [one] { $name } does not speak the protocol: { $number } check failed.
       *[other] { $name } does not speak the protocol: { $number } checks failed.
    }
# Label of the progress bar of `fourfold engine --check`
cli-engine-checking = Checking
# Error on the command line: an engine cannot be used; $command is what was typed, $fault one of cli-engine-fault-…
cli-error-engine = engine { $command }: { $fault }: { $why }
# Error on the command line: option $name makes sense only together with $other
cli-error-needs-option = { $name } needs { $other }
# Error on the command line: $text cannot be split into the words of a command; $why is the fault
cli-error-command-line = cannot read the command { $text }: { $why }
# Error on the command line: option $name needs a number of seconds
cli-error-seconds = { $name }: cannot read { $text }: expected a number of seconds, more than 0
# Result of `fourfold lot check`: the toss was honest, the challenge’s maker begins
cli-lot-fair-creator = The coin toss was fair: the creator goes first.
# Result of `fourfold lot check`: the toss was honest, the player who accepted begins
cli-lot-fair-joiner = The coin toss was fair: the player who joined goes first.
# Result of `fourfold lot check`: the server exchanged its secret
cli-lot-wrong-commitment = Not fair: the secret is not the one the server committed to.
# Result of `fourfold lot check`: the numbers give another result
cli-lot-wrong-first = Not fair: according to the secret and nonces, the other player goes first.
# Error of `fourfold lot check`: the file has the wrong format; $why is the fault
cli-lot-no-json = not JSON ({ $why })
# Column heading of `fourfold account list`: what the player is called
cli-account-head-name = Name
# Column heading of `fourfold account list`: the identifier
cli-account-head-id = Player
# Column heading of `fourfold account list`: guest, account or bot
cli-account-head-kind = Type
# Column heading of `fourfold account list`: date of the first visit
cli-account-head-since = Since
# Column heading of `fourfold account list`: how many were played
cli-account-head-games = Games
# Column heading of `fourfold account list`: complaints about the player
cli-account-head-reports = Reports
# Column heading of `fourfold account list`: whether signing in is forbidden
cli-account-head-blocked = Blocked
# Line of `fourfold account reset`, before the code
cli-account-reset = { $name } has been signed out everywhere. This recovery code can be used once to set a new password:
# Line of `fourfold account rename`; $new is the new name
cli-account-renamed = { $name } is now called { $new }.
# Line of `fourfold account block` when done
cli-account-blocked = { $name } has been blocked.
# Line of `fourfold account unblock` when done
cli-account-unblocked = { $name } can sign in again.
# Line of `fourfold account delete` when done
cli-account-deleted = { $name } has been deleted.
# Question of `fourfold account delete`; the answer is compared with `cli.play.yes`
cli-account-sure = Permanently delete { $name }? (yes/no)
# Error of `fourfold account delete` when the question was not answered with yes
cli-account-kept = { $name } was not deleted
# Error of `fourfold account`: unknown name
cli-account-unknown = there is no account called { $name }
# Error of `fourfold db` and `account`: no access to the database; $why is the system’s message
cli-db-unavailable = the database cannot be used: { $why }
# Error of `fourfold db` and `account`: the database file does not exist
cli-db-nothing = nothing found at { $path }
# Error of `fourfold db backup`: a file would be overwritten
cli-db-exists = { $path } already exists: choose another name, or use --force
# Error of `fourfold db restore`: the file is unusable; $why is the fault
cli-db-unfit = { $path } is not a complete database of this program: { $why }
# Error of `fourfold db restore`: the database is in use
cli-db-running = a server is using this database: stop it first
# Error of `fourfold db restore`: data would be overwritten
cli-db-used = this database already contains players: --force replaces them
# Error of `fourfold db`: a program of PostgreSQL is missing; keep the command
cli-db-no-tool = { $tool } is not installed: PostgreSQL’s own tools make and restore its backups (Debian: apt install postgresql-client)
# Error of `fourfold db`: a program of PostgreSQL stopped; $why is its message
cli-db-tool-failed = { $tool } failed: { $why }
# Line of `fourfold db upgrade` when done; $step and $before are numbers
cli-db-upgraded = The database is now at step { $step } (before: { $before }).
# Line of `fourfold db upgrade` when there was nothing to do
cli-db-up-to-date = The database is already up to date: step { $step }.
# Label of the progress bar of `fourfold db backup`
cli-db-copying = Copying
# Label of the progress bar of `fourfold db check`
cli-db-checking = Replaying games
# Line of `fourfold db backup` when done
cli-db-backed-up = Backup saved to { $path } ({ $size } bytes).
# Line of `fourfold db restore` when done
cli-db-restored = The database has been restored from { $path }.
# Result of `fourfold db check`: what the database holds
cli-db-checked = Games: { $games }, entries: { $entries }, accounts: { $accounts }.
# Last line of `fourfold db check` when all is in order
cli-db-well = No problems found.
# Last line of `fourfold db check` when something is wrong
cli-db-faults =
    { $number ->
        [one] { $number } problem was found.
       *[other] { $number } problems were found.
    }
# Line of `fourfold bot` when it has signed in; $server is an address
cli-bot-ready = { $name } is ready to play at { $server }.
# Warning of `fourfold bot` about the account it uses
cli-bot-unmarked = This account is not marked as a bot: turn that on in its settings.
# Line of `fourfold bot` when a game begins; $game is its identifier
cli-bot-started = { $game }: a game against { $name }
# Line of `fourfold bot` when a game is over; $game is its identifier, $result such as 1-0
cli-bot-ended = { $game }: { $result }, { $reason }
# Output of “fourfold bot”: it takes part in a tournament; $name is the tournament’s
cli-bot-entered = { $name }: entered
# Output of “fourfold bot”: a tournament has ended; $tournament is its id
cli-bot-over = The tournament { $tournament } is over.
# Error of `fourfold bot`: the server said no; $why is its message
cli-bot-refused = { $server } refused: { $why }
# Line of `fourfold bot` when the connection is lost; $why is the fault
cli-bot-waiting = { $server } does not answer; trying again ({ $why })
# Error of `fourfold bot`: no secret was given; keep the option and variable
cli-bot-no-token = a token is needed: --token, or FOURFOLD_TOKEN
# Error of `fourfold bot`: wrong address; $example is a right one
cli-bot-no-address = --server: { $text } is not an address such as { $example }
# Line below the board of `fourfold replay --step`; b and q are the keys
cli-step-keys = Enter or space: next   b: back   q: quit
# Error on the command line: --players excludes --first and --second
cli-error-players = --players names both players and picks at random who goes first: use either that, or --first and --second
# Error on the command line: unknown ready-made rules; $names are those possible
cli-error-preset = --preset: unknown value { $name }; choose one of { $names }
# Error on the command line, after an option: wrong word; $names are those possible
cli-error-choice = unknown value { $name }; choose one of { $names }
# Error of `fourfold replay`: two options that exclude each other
cli-error-json-step = --json and --step cannot be used together
# Error on the command line: option $name needs option $other
cli-error-goes-with = { $name } can only be used with { $other }
# Error on the command line when a file cannot be read; $why is the system’s message
cli-error-unreadable = cannot read { $path }: { $why }
# Error on the command line: a file with the wrong number of games
cli-error-one-game = { $path } contains { $number } games; to continue playing it must contain exactly one
# Error of `fourfold play --resume`: the game has ended; keep the command
cli-error-finished = the game in { $path } is over ({ $result }); review it with: fourfold replay --step
# Error of `fourfold play`: unknown computer player; $names are those possible
cli-error-opponent = --opponent: unknown value { $name }; choose one of { $names }
# Error of `fourfold play`: both names given although one player is the computer
cli-error-two-people = against the computer, name one person at most, with --first or --second
# Error of `fourfold play --resume`: options that contradict the file
cli-error-resume-setup = { $path } already defines the players and rules: --resume cannot be combined with those options
# Error of `fourfold play`: the file to save to would be overwritten
cli-error-exists = { $path } already exists: continue its game with --resume, or choose another name
# Error on the command line when a file cannot be written; $why is the system’s message
cli-error-unwritable = cannot write { $path }: { $why }
# Error of a long calculation: the saved state has other options; $there and $here list them
cli-error-other-state = { $path } holds the work of another job: { $there } there, { $here } here. Choose another file, or delete it
# Error on the command line: a cluster of computers cannot be used; $why is the system’s message
cli-error-cluster = the Ray cluster { $address } cannot be used: { $why }
# Instructions at the start of `fourfold play`; help is typed
cli-play-welcome = Type what you want to do and press Enter; type help for instructions.
# Line in the terminal: a character of the computer, $name, says $text
cli-play-says = { $name }: “{ $text }”
# Line at the start of `fourfold play --resume`
cli-play-resumed = Continuing the game in { $path }.
# Name of the opponent that plays by chance, in `fourfold play`
cli-play-random = Random player
# Line at the end of `fourfold play`: where the record is
cli-play-kept = The game is saved in { $path }.
# Line of `fourfold play` after the command save
cli-play-saved = Saved in { $path }.
# Last line of `fourfold play` and `fourfold puzzle`
cli-play-bye = Goodbye.
# Error of the command save in `fourfold play`: a file would be overwritten
cli-play-exists = { $path } already exists: choose another name
# Error of the command save in `fourfold play`: the name is missing; save is typed
cli-play-save-where = Type a file name after save
# Question at the end of `fourfold play`
cli-play-save-question = Save the game? File name, or Enter for no:
# Line of `fourfold play` after the command undo
cli-play-undone = Taken back.
# Error of the command undo in `fourfold play` and `fourfold fill` at the start
cli-play-undo-nothing = There is nothing to take back
# Error of the command undo in `fourfold play` when there is a time control
cli-play-undo-clock = Nothing can be taken back while a clock is running
# Question of `fourfold play` to the opponent after an offer of a draw
cli-play-draw-question = { $other }, do you agree to a draw? (yes/no)
# Line of `fourfold play` after a draw was turned down
cli-play-draw-declined = { $other } wants to play on.
# Words accepted on the command line for “yes”, separated by spaces
cli-play-yes = y yes
# Help line of `fourfold play`: how to give
cli-play-help-give = give a { piece-one }: its digit or four letters
# Help line of `fourfold play`: how to place
cli-play-help-place = place the { piece-one } in hand on a square
# Help line of `fourfold play`: how to enter a whole turn
cli-play-help-turn = place and give in one go
# Help line of `fourfold play`: how to call; keep the example
cli-play-help-call = call QUARTO! and show the four squares; also !a1b1c1d1
# Help line of `fourfold play`: the command pass
cli-play-help-pass = say nothing when all the { piece-many } have been placed
# Help line of `fourfold play`: the command undo
cli-play-help-undo = take back the last action
# Help line of `fourfold play`: the command hint; reason and turn are typed
cli-play-help-hint = a hint; again, or with reason or turn, for more
# Help line of `fourfold play`: the commands draw and resign
cli-play-help-end = offer a draw; resign
# Help line of `fourfold play` and `fourfold puzzle`: the command board
cli-play-help-board = show the board again
# Help line of `fourfold play`: the command save
cli-play-help-save = save the game, and keep saving it there from now on
# Help line of `fourfold play` and `fourfold puzzle`: the command quit
cli-play-help-quit = leave
# Error of `fourfold play`: the line was not understood; $examples are typed
cli-play-unread = { $text } is not a command here. Type, for example, { $examples }; type help for more.
# Error of `fourfold play`: a call was not understood; keep the example
cli-play-call-how = A call names four different squares (R15), for example: quarto a1 b1 c1 d1
# Error on the command line: option $name needs a whole number
cli-error-whole = { $name }: cannot read { $text }: expected a whole number
# Error on the command line: option $name needs a whole number, not below $low
cli-error-whole-from = { $name }: cannot read { $text }: expected a whole number of { $low } or more
# Error on the command line: option $name needs a whole number in a range
cli-error-whole-between = { $name }: cannot read { $text }: expected a whole number from { $low } to { $high }
# Error of `fourfold perft`: the number of actions is too large
cli-error-depth = --depth { $depth }: the count might not fit in 64 bits; choose a smaller depth
# Line of `fourfold serve` when the server is ready
cli-serve-at = Fourfold is running at { $address } (Ctrl+C to stop)
# Error of `fourfold serve`: the port is taken or forbidden; $why is the system’s message
cli-serve-error-listen = cannot listen on { $address }: { $why }
# Error of `fourfold serve`: no access to the database; $why is the system’s message
cli-serve-error-database = the database cannot be used: { $why }
# Error of `fourfold serve` and `fourfold db`: a Python package is missing; keep the name
cli-serve-error-missing = { $name } is not installed: install fourfold[club]
# Error of `fourfold serve` when it stops while starting; details are in the log
cli-serve-error-start = the server could not start; its log above says why
# Error on the command line: server setting $name is out of range
cli-invalid-setting-range = { $name } must be from { $least } to { $most }, not { $value }
# Error on the command line: server setting $name is too small
cli-invalid-setting-least = { $name } must be at least { $least }, not { $value }
# Error on the command line: server setting $name is not one of the words possible
cli-invalid-setting-choice = { $name } must be one of { $choices }, not { $value }
# Error on the command line: server setting $name has the wrong form; $form is an example
cli-invalid-setting-form = { $name } must look like { $form }, not { $value }
# Error on the command line: server setting $name does not point to a database; $form is an example
cli-invalid-setting-database = { $name } must be the path of a file or look like { $form }, not { $value }
# Error on the command line: server setting $name needs an IP address or network
cli-invalid-setting-network = { $name }: { $value } is neither an address nor a network
# Error on the command line: server setting $name needs a whole number
cli-invalid-setting-int = { $name } must be a whole number, not { $value }
# Error on the command line: server setting $name needs a number
cli-invalid-setting-float = { $name } must be a number, not { $value }
# Error on the command line: server setting $name needs yes or no
cli-invalid-setting-bool = { $name } must be yes or no, not { $value }
# Title of a table of `fourfold atlas`: levels and number of traits
cli-atlas-title = { $level }, { unit-trait }

## Tournaments on the command line

# Head of a column of `fourfold tournament list`: the identifier
cli-tournament-head-id = ID
# Head of a column of `fourfold tournament list`
cli-tournament-head-format = Format
# Head of a column of `fourfold tournament list`: the last round, or how many of how many
cli-tournament-head-round = Round
# Head of a column of `fourfold tournament list`: announced, running …
cli-tournament-head-status = Status
# Status of a tournament: nobody has played yet
cli-tournament-status-announced = not begun
# Status of a tournament
cli-tournament-status-running = running
# Status of a tournament
cli-tournament-status-finished = finished
# Status of a tournament: it was called off
cli-tournament-status-cancelled = cancelled
# Beside an entrant: a computer player
cli-tournament-is-bot = computer
# Beside an entrant who came after the beginning: the first round they could play
cli-tournament-is-late = from round { $round }
# Beside an entrant who has left
cli-tournament-is-withdrawn = withdrawn
# Beside an entrant who sits out until they come back
cli-tournament-is-paused = pausing
# How many players a file has added to a tournament
cli-tournament-entered =
    { $number ->
        [one] { $number } entrant was added.
       *[other] { $number } entrants were added.
    }
# Note about a file of players: columns that mean nothing here; $names are their headings
cli-tournament-ignored = Columns that were not used: { $names }
# Why a format was chosen: a round robin
cli-tournament-advice-everybody-meets = With { $players } players, everyone can play everyone in { $rounds } rounds: a round robin.
# Why a format was chosen: a Swiss of so many rounds would repeat pairings
cli-tournament-advice-too-many-rounds = So many rounds would repeat pairings in a Swiss: with { $players } players, everyone plays everyone in { $rounds } rounds.
# Why a format was chosen: a Swiss
cli-tournament-advice-enough = For { $players } players: a Swiss of { $rounds } rounds, after which at most one player can have won every game.
# Note about a Swiss with fewer rounds than are needed for a clear winner
cli-tournament-advice-few-rounds =
    { $rounds ->
        [one] With { $players } players and { $rounds } round, several players can win every game; what separates equal points then decides.
       *[other] With { $players } players and { $rounds } rounds, several players can win every game; what separates equal points then decides.
    }
# Advice where a Swiss was chosen for few players; keep the command
cli-tournament-advice-instead = With { $players } players, everyone could play everyone in { $rounds } rounds: fourfold tournament change --format round-robin
# What a director does next; keep the command
cli-tournament-next-enter = Next, enter the players: fourfold tournament enter NAME …
# What a director does next; keep the command
cli-tournament-next-pair = When everyone is entered, pair the first round: fourfold tournament pair
# What a director waits for: results; $tables are numbers of tables
cli-tournament-next-open =
    { $number ->
        [one] No result yet at { $number } table: { $tables }
       *[other] No result yet at { $number } tables: { $tables }
    }
# What a director does next; keep the command
cli-tournament-next-round = Next, pair round { $round }: fourfold tournament pair
# What a director does after the last round; keep the command
cli-tournament-next-finish = All rounds have been played. End the tournament: fourfold tournament finish
# Error: the database has no tournaments; keep the command
cli-tournament-none = there is no tournament yet: begin one with fourfold tournament new
# Error: several tournaments are not over; $names are their names with identifiers
cli-tournament-which = name the tournament with --tournament; several are not over: { $names }
# Error: no tournament has this name; $names are those that exist
cli-tournament-unknown = there is no tournament { $text }; there are: { $names }
# Error: several tournaments begin with this text
cli-tournament-unknown-many = { $text } could be several tournaments: { $names }
# Error: nobody in the tournament has this name; $names are names with numbers
cli-tournament-nobody = nobody called { $text } is taking part; there are: { $names }
# Error: entrants are numbered from 1 to $most
cli-tournament-nobody-number = there is no number { $text }: entrants are numbered from 1 to { $most }
# Error: the name begins several; $names are names with numbers
cli-tournament-several = { $text } could be several people: { $names }
# Error: what was typed names no table
cli-tournament-table = { $text } is not a table: write 3 for table 3, 3.2 for the second game or board there
# Error: teams have several boards at a table; $names are what can be typed
cli-tournament-boards = table { $table } has several boards: { $names }
# Error: there are no games; keep the command
cli-tournament-no-round = no round has been paired yet: fourfold tournament pair
# Error: a round that has not been paired; $last is the newest one
cli-tournament-no-such-round = there is no round { $round }; the last one is round { $last }
# Error: what was typed is not a result; $results are the usual ones
cli-tournament-result = { $text } is not a result; write one of { $results }
# Error: tables and results come in pairs; $table was typed last
cli-tournament-result-missing = there is no result after { $table }
# Error, after the name of the option: points in halves
cli-tournament-points = { $text } is not a number of points; write 0, 0.5 or 1
# Error: options about one person with several names; keep the options
cli-tournament-one-name = --rating and --members are about one name, not several
# Error: nothing was given to correct; keep the option
cli-tournament-no-correction = write the right name, the right rating (--rating) or both
# Error: nothing to compare yet, or too many entrants, or a format without rounds
cli-tournament-no-cross = there is no cross table for this tournament
# Error: cards are printed for tables, but nobody takes part yet
cli-tournament-no-tables = there are no tables yet: enter the players first
# Error: standings of a tournament without anybody in it
cli-tournament-no-entrants = nobody has been entered yet
# Error: certificates before anybody has played
cli-tournament-no-games = no game has been played yet
# Question before a tournament is called off; cli-play-yes are the answers
cli-tournament-sure = Cancel { $name } for good? (yes/no)
# Error after the question: the answer was not yes
cli-tournament-kept = { $name } was not cancelled
# Question before a tournament is ended with rounds left; cli-play-yes are the answers
cli-tournament-finish-sure = { $name } still has rounds to play. End it for good? (yes/no)
# Error after the question: the answer was not yes
cli-tournament-goes-on = { $name } continues
# A tournament was called off
cli-tournament-cancelled = { $name } has been cancelled.
# Where a PDF was saved
cli-tournament-printed = Saved to { $path }
# Error: what was typed is not the address of a server; keep --address
cli-tournament-no-address = --address: { $text } is not an address such as { $example }
# After certificates were saved before the end of the tournament
cli-tournament-not-over = The tournament is not over: the places can still change.
# Note after printing table cards; keep the option
cli-tournament-no-network = This machine is not on a network: phones cannot reach the addresses on these cards. Set one with --address.
# Line before the address of the director’s desk; the address is a secret of the director
cli-tournament-desk = The director’s desk of { $name } (keep this address to yourself; Ctrl+C ends it):
# Line below the address of the desk; keep the command
cli-tournament-desk-lan = Phones in the local network can enter results: fourfold tournament print cards
# Line below the address of the desk; keep the option
cli-tournament-desk-alone = Only this machine can open it. For phones at the tables, use --lan.
# What happened in a tournament; so are all that follow. Somebody was entered and has this number
cli-tournament-log-entered = { $name } is entered with number { $number }.
# Somebody was entered, with a rating
cli-tournament-log-entered-rated = { $name } is entered with number { $number } and the rating { $rating }.
# A name or a rating had been mistyped: who has this number is really called $name
cli-tournament-log-entry-corrected = Number { $number } now reads { $name }.
# The same, with the rating
cli-tournament-log-entry-corrected-rated = Number { $number } now reads { $name }, with the rating { $rating }.
# A team has other members
cli-tournament-log-lineup-changed = { $name } now plays with { $members }.
# Somebody left for good
cli-tournament-log-withdrawn = { $name } withdraws.
# Somebody sits out until they come back
cli-tournament-log-paused = { $name } pauses.
# Somebody who paused plays again
cli-tournament-log-resumed = { $name } is back.
# The director lets somebody sit out a round; $points for it, such as ½
cli-tournament-log-bye-granted = { $name } has a bye in round { $round } (points: { $points }).
# A round was paired
cli-tournament-log-round-paired = Round { $round } is paired.
# The pairing of a round was dropped
cli-tournament-log-round-unpaired = The pairings of round { $round } are dropped.
# In a knockout, the two at a table play once more; $game is a round and a table
cli-tournament-log-game-added = { $game }: another game follows.
# A game has begun; $game is a round and a table
cli-tournament-log-game-started = { $game }: { $first } against { $second } has begun.
# A result, such as 1-0; $game is a round and a table
cli-tournament-log-result = { $game }: { $first } { $result } { $second }
# A result that the director decided
cli-tournament-log-adjudicated = { $game }: { $first } { $result } { $second } (adjudicated)
# A result was wrong; this is the right one
cli-tournament-log-corrected = { $game }: { $first } { $result } { $second } (corrected)
# A result was wrong, and there is no other one yet
cli-tournament-log-reopened = { $game }: { $first } against { $second } is open again.
# In a knockout, the director let somebody win at a table
cli-tournament-log-match-decided = { $game }: { $name } wins by the director’s decision.
# All results of a round are in
cli-tournament-log-round-closed = Round { $round } is complete.
# The standings are final
cli-tournament-log-tournament-finished = The tournament is finished.
# Error, after the name of the option: a pairing by hand; keep ana:ben
cli-tournament-pair-names = { $text } is not a pair: write two players with a colon, such as ana:ben

## Added for the web app and the server

# The title of the page before its script runs: the name, and what one can do here
site-title = Fourfold · play Quarto!
# Describes the site, for search engines and for installing the app
site-about = Quarto! Sixteen pieces, four traits, one call.
# Describes the page of a game that is being played, for messengers and search engines
site-game-playing = A game of Quarto! in progress. Watch it live.
# Describes the page of a challenge, for messengers: the game in two sentences
site-invitation = In Quarto!, your opponent chooses the piece that you place. Four in a row that share a trait win, as long as you notice and call it.
# Shown in the page when not even its texts could be loaded
site-unreachable = The server can’t be reached. Trying again…
# A share in per cent; mind the space before the sign
web-percent = { NUMBER($number, maximumFractionDigits: 0) }%
# Seconds with one decimal, beside the board of the drill
web-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
# The name of a square or a piece for screen readers, with something added: “c2, empty, win in 3 placements”
web-with-remark = { $text }, { $remark }
# A turn in a list or after “Not”: the square, then the piece to give
web-turn-place-give = { $square }, then { piece-the }
# A turn that ends with the call
web-turn-place-call = { $square }, then { quarto-call }
# The call on four squares, in the list of decisions of a review
web-call-on = { quarto-call } { $squares }
# Button beside an access token: it stops working
web-account-token-revoke = Revoke
# What is wrong with a field of a request; its name stands beside it
problem-field-missing = This is missing.
# A field of a request that does not exist
problem-field-unknown = There is no such field.
# The body of a request cannot be read
problem-field-json = This is not valid JSON.
# A field of a request has the wrong type
problem-field-text = This must be text.
# “true” and “false” are JSON’s words
problem-field-boolean = This must be true or false.
# A field of a request has the wrong type
problem-field-integer = This must be a whole number.
# A field of a request has the wrong type
problem-field-number = This must be a number.
# A field of a request has the wrong type
problem-field-list = This must be a list.
# “object” is JSON’s word for something with named fields
problem-field-object = This must be an object.
# A field of a request has the wrong type
problem-field-date = This must be a date such as 2026-11-15.
# The choices are codes, as a list
problem-field-choice = This must be one of { $choices }.
# A text in a request is too short
problem-field-short =
    { $number ->
        [one] This must have at least { $number } character.
       *[other] This must have at least { $number } characters.
    }
# A text in a request is too long
problem-field-long =
    { $number ->
        [one] This can have at most { $number } character.
       *[other] This can have at most { $number } characters.
    }
# A list in a request is too short
problem-field-few =
    { $number ->
        [one] This must have at least { $number } entry.
       *[other] This must have at least { $number } entries.
    }
# A list in a request is too long
problem-field-many =
    { $number ->
        [one] This can have at most { $number } entry.
       *[other] This can have at most { $number } entries.
    }
# A number in a request is too small
problem-field-above = This must be more than { $number }.
# A number in a request is too small
problem-field-least = This must be at least { $number }.
# A number in a request is too large
problem-field-below = This must be less than { $number }.
# A number in a request is too large
problem-field-most = This must be at most { $number }.
# A field of a request has the wrong form; used where nothing more precise is known
problem-field-form = This has the wrong form.
# A program with a token that may only read tries to change something
problem-token-scope = This token may only read. To play, create a token for that.
# A player has as many unfinished games as one may have
problem-games-many = You have { $most } unfinished games: finish or resign one first.
# A player has started as many games as one may start in a day
problem-games-today = You have started { $most } games within a day: try again later.
# The games of a player take up as much room as one player has
problem-games-stored = Your games take up the { $most } MB that you have here.
# Why a text is refused: $character is a control character or the like, by its code
problem-character = The text contains a character that can’t be used here: { $character }.
# Why a request is refused: it was sent to a name that is not the server’s
problem-host = This server does not answer to the name { $host }. Its operator can allow it with FOURFOLD_ALLOWED_HOSTS.
# Label of a choice: `web-account-token-play` or `web-account-token-read`
web-account-token-scope = What the token may do
# A token that lets a program read and play
web-account-token-play = Read and play
# A token that lets a program only read
web-account-token-read = Only read
# Label of a choice: a number of days
web-account-token-days = How long it is valid
# In the list of tokens, after the name of one
web-account-token-used = last used on { $date }
# In the list of tokens, in place of the date of the last use
web-account-token-unused = never used
# In the list of tokens, after the last use
web-account-token-until = valid until { $date }

## Help of tournaments on the command line

# `fourfold --help` about `fourfold tournament`
help-tournament = Run a tournament around real tables: enter players, pair rounds, enter results, print.
# Help of a command
help-tournament-new = Begin a tournament.
# Help of a command, second paragraph; keep the option
help-tournament-new-more = Without --format, the format suits the number of players: everyone plays everyone if there are at most 8 and enough rounds, otherwise a Swiss.
# Help of a command
help-tournament-change = Change a tournament before its first round; its name and text also later.
# Help of a command
help-tournament-list = List the tournaments, the one that changed last first.
# Help of a command
help-tournament-cancel = Cancel a tournament for good; its log stays.
# Help of a command
help-tournament-enter = Enter players or a team, late entries included.
# Help of a command
help-tournament-import = Enter everyone in a CSV file, or no one if anything in it is wrong.
# Help of a command, second paragraph: headings of columns, which programs read in eight languages
help-tournament-import-more = The first line names the columns: name and, optionally, rating, team and bot. UTF-8, with commas, semicolons or tabs.
# Help of a command
help-tournament-withdraw = Take someone out for good; a game that they still have is decided separately.
# Help of a command
help-tournament-pause = Let someone sit out until they come back.
# Help of a command
help-tournament-resume = Let someone who paused play again.
# Help of a command
help-tournament-bye = Let someone sit out a coming round of a Swiss.
# Help of a command; a team’s members play at boards 1, 2, …
help-tournament-lineup = Let a team play with other members from the next round on.
# Help of a command
help-tournament-correct-entry = Correct the name or the rating of someone who was typed in; pairings stand.
# Help of a command
help-tournament-pair = Pair the next round, automatically or by hand.
# Help of a command
help-tournament-unpair = Drop the pairings of the last round, as long as it has no result.
# Help of a command
help-tournament-finish = End the tournament: the standings are final. Results can still be corrected.
# Help of a command
help-tournament-result = Enter results, all of them or none.
# Help of a command, second paragraph; keep 3, 3.2 and 1.3.2
help-tournament-result-more = Table 3 of the current round is 3; its second board or game is 3.2; in round 1 that is 1.3.2.
# Help of a command
help-tournament-forfeit = Record a loss for a player who did not come, or for both.
# Help of a command
help-tournament-correct = Correct a result, or remove it; the log keeps both.
# Help of a command
help-tournament-decide = Let someone win at a table of a knockout, for instance after many draws.
# Help of a command
help-tournament-show = Show a tournament: its rules, who takes part, what comes next.
# Help of a command
help-tournament-pairings = Show the tables of a round with their results.
# Help of a command
help-tournament-standings = Show the standings, and what separates equal points.
# Help of a command
help-tournament-log = List everything that has happened, corrections included.
# Help of a command
help-tournament-export = Write a tournament for other programs: CSV, JSON, or FIDE’s report (TRF).
# Help of a command
help-tournament-print = Print pairings, table cards, score sheets, standings or certificates as PDF.
# Help of a command: the director’s desk is a page in the browser
help-tournament-desk = Open the director’s desk in the browser; the server runs on this machine.
# Help of a command, second paragraph
help-tournament-desk-more = Everything is saved immediately; you can use the other commands at the same time. No internet is needed.
# Heading over options that choose the format of a tournament
help-panel-format = Format of the tournament
# What stands for a value in the help: a table
help-metavar-table = TABLE
# What stands for a value in the help: a result
help-metavar-result = RESULT
# What stands for a value in the help: points
help-metavar-points = POINTS
# What stands for a value in the help: a text
help-metavar-text = TEXT
# Help of an argument: name of a new tournament
help-tournament-name = The tournament’s name.
# Help of an option: which tournament; keep the word FOURFOLD_TOURNAMENT
help-tournament-option = Which tournament: its name or ID, or the beginning of either; otherwise FOURFOLD_TOURNAMENT, or the only one that is not over.
# Help of an argument: an entrant
help-tournament-who = A player: a number, a name, or the beginning of a name.
# Help of an argument: a table; keep 3 and 3.2
help-tournament-table = A table, such as 3, or 3.2 for the second board or game there.
# Help of an option
help-tournament-round = Which round; otherwise the last one, or for a bye the next one.
# Help of the option --json of commands that change a tournament
help-tournament-json-events = Write what was added to the log, one JSON object per line.
# Help of an option: where something is written; keep the -
help-tournament-output = Where to save it; - is standard output.
# Help of an option; $names are words to type
help-tournament-format = How it is played: { $names }.
# Help of an option: to choose the format
help-tournament-players = How many players are expected, to suggest a format.
# Help of an option
help-tournament-rounds = How many rounds a Swiss has.
# Help of an option
help-tournament-cycles = How often everyone meets in a round robin: 1 or 2.
# Help of an option
help-tournament-best-of = How many games two players have in a knockout: 1, 3, 5 …
# Help of an option
help-tournament-third-place = Let the losers of the semi-finals of a knockout meet.
# Help of an option
help-tournament-boards = How many boards a team has; more than 1 makes it a tournament for teams.
# Help of an option
help-tournament-minutes = How many minutes an arena lasts.
# Help of an option
help-tournament-reach = How many places up a challenge reaches in a ladder.
# Help of an option
help-tournament-limit = How many can take part at most.
# Help of an option
help-tournament-late = Whether someone can enter after the first round.
# Help of an option; $names are words to type
help-tournament-tiebreaks = What separates equal points, in this order, with commas: { $names }.
# Help of an option; $names are words to type
help-tournament-preset = A ready-made set of rules, with one minute per turn: { $names }.
# Help of an option
help-tournament-handicap = How many rating points cost the stronger player a level (R7).
# Help of an argument; keep the -
help-tournament-import-file = A CSV file of players; - is standard input.
# Help of an option of `fourfold tournament new`
help-tournament-import-too = Enter everyone in this CSV file, as tournament import does.
# Help of an option: a description
help-tournament-text = What people should know about it.
# Help of an option
help-tournament-rename = Another name.
# Help of an argument: those who are entered
help-tournament-names = Names of players, or the name of a team.
# Help of an option
help-tournament-rating = The player’s rating; pairings and seeding use it.
# Help of an argument: the name of someone who was mistyped
help-tournament-right-name = The right name.
# Help of an option; keep the 0
help-tournament-right-rating = The right rating; 0 for none.
# Help of an option: of a team
help-tournament-members = The members of a team in the order of its boards, with commas.
# Help of an argument: of a team
help-tournament-lineup-members = The members in the order of the boards.
# Help of an option
help-tournament-bot = Mark the player as a computer.
# Help of an option: for a round off
help-tournament-points = How many points it is worth: 0, 0.5 or 1.
# Help of an option: two names
help-tournament-pair-table = Pair these two by hand, the first player first; once per table.
# Help of an option
help-tournament-pair-bye = Let this player sit out, in a pairing by hand.
# Help of an argument; $results are what can be typed
help-tournament-results = A table and its result, the first player first ({ $results }); + came, - did not.
# Help of an argument; $results are what can be typed; keep open
help-tournament-corrected = The right result ({ $results }), or open to remove it.
# Help of an option
help-tournament-adjudicated = The director decided these results.
# Help of an argument; keep first, second and both
help-tournament-absent = Who did not come: a player at this table, first, second or both.
# Help of an option
help-tournament-cross = Show who met whom.
# Help of an argument; $names are words to type
help-tournament-export-what = What to write: { $names }.
# Help of an argument; $names are words to type
help-tournament-print-what = What to print: { $names }.
# Help of an option; keep a4 and letter
help-tournament-paper = The paper: a4 or letter.
# Help of an option
help-tournament-language = The language of the pages; otherwise yours.
# Help of an option
help-tournament-blank = Score sheets without names.
# Help of an option
help-tournament-places = How many places get a certificate, from the first.
# Help of an option
help-tournament-address = Where phones reach the server, for the codes on the table cards; otherwise this machine’s address in the local network.
# Help of an option
help-tournament-lan = Let phones in the local network open it too.
# Help of an option
help-tournament-open = Whether to show the desk in the browser.
# Help of an option
help-tournament-address-only = Only write the address, for a server that is running already.

## Help of the command line

# A piece by its traits, with its digit for those who type it: “In hand: short dark round solid piece (a)”
cli-piece = { piece-named }{ piece-digit }
# Beginning of the first line of every help, before the command: “Usage: fourfold play [OPTIONS]”
help-usage = Usage:
# Stands for the options in the first line of a help; in capitals and square brackets
help-usage-options = [OPTIONS]
# Stands for a command and what follows it in the first line of a help; in capitals
help-usage-command = COMMAND [ARGUMENTS]…
# Heading in a help, above what is typed after a command
help-arguments = Arguments
# Heading in a help, above words such as --level
help-options = Options
# Heading in a help, above words such as play and show
help-commands = Commands
# Heading in the help of `fourfold play` and `fourfold new`, above options
help-panel-players = Players
# Heading in the help of `fourfold play` and `fourfold new`, above options
help-panel-rules = Rules
# After the help of an option: its value when nobody writes it
help-default = [default: { $value }]
# After the help of an option: the environment variable that stands for it
help-environment = [environment variable: { $name }]
# After the help of an option or argument that must be written
help-required = [required]
# Last heading of a help, above commands to copy
help-examples = Examples:
# Below an error on the command line; $command is a command in quotation marks
help-try = Try { $command } for help.
# Heading above an error on the command line
help-error = Error
# When a person interrupts a question of the command line
help-aborted = Stopped.
# What the option --help does
help-help = Show this message and exit.
# What the option --version does
help-version = Show the version and exit.
# What the option --lang does; $names are words to type
help-lang = Language of the texts: { $names }; by default the system’s.
# What the option --install-completion does: completing words in the shell with the Tab key
help-install-completion = Install completion for the current shell.
# What the option --show-completion does
help-show-completion = Show the completion script for the current shell, to copy or adapt it.
# After --install-completion; $shell is a name such as bash
help-completion-installed = Completion for { $shell } installed in { $path }. It takes effect in a new terminal.
# Stands for a network address in a help; in capitals, without spaces
help-metavar-address = ADDRESS
# Stands for network addresses in a help; in capitals, without spaces
help-metavar-addresses = ADDRESSES
# Stands for a board in notation in a help; in capitals, without spaces
help-metavar-board = BOARD
# Stands for a command that starts a program in a help; in capitals, without spaces
help-metavar-command = COMMAND
# Stands for a number of seconds in a help; in capitals, without spaces
help-metavar-seconds = SECONDS
# Stands for what a false call costs: refused or loses in a help; in capitals, without spaces
help-metavar-cost = COST
# Stands for a folder of files in a help; in capitals, without spaces
help-metavar-directory = DIRECTORY
# Stands for the name of a file in a help; in capitals, without spaces
help-metavar-file = FILE
# Stands for one of several ways in a help; in capitals, without spaces
help-metavar-how = HOW
# Stands for a language, such as fr in a help; in capitals, without spaces
help-metavar-language = LANGUAGE
# Stands for a kind of pattern, such as row in a help; in capitals, without spaces
help-metavar-kind = KIND
# Stands for a name in a help; in capitals, without spaces
help-metavar-name = NAME
# Stands for several names in a help; in capitals, without spaces
help-metavar-names = NAMES
# Stands for a new name in a help; in capitals, without spaces
help-metavar-new = NEW
# Stands for where a file is in a help; in capitals, without spaces
help-metavar-path = PATH
# Stands for a position in notation in a help; in capitals, without spaces
help-metavar-position = POSITION
# Stands for a time in a help; in capitals, without spaces
help-metavar-time = TIME
# Stands for an access token in a help; in capitals, without spaces
help-metavar-token = TOKEN
# Stands for a turn in notation, such as c2-5 in a help; in capitals, without spaces
help-metavar-turn = TURN
# Stands for what is wanted in a help; in capitals, without spaces
help-metavar-what = WHAT
# Stands for an opponent in a help; in capitals, without spaces
help-metavar-who = WHO
# Stands for a day as year, month, day; the letters for them in this language in a help; in capitals, without spaces
help-metavar-yyyy-mm-dd = YYYY-MM-DD
# Error on the command line; $name is an option such as --levle
help-error-no-option = There is no option { $name }.
# Error on the command line; $names are options that look similar
help-error-no-option-similar = There is no option { $name }. Did you mean { $names }?
# Error on the command line; $name is what was typed, in quotation marks
help-error-no-command = There is no command { $name }.
# Error on the command line; $names are commands that look similar
help-error-no-command-similar = There is no command { $name }. Did you mean { $names }?
# Error on the command line
help-error-missing-command = The command is missing.
# Error on the command line; $name such as FILE
help-error-missing-argument = The argument { $name } is missing.
# Error on the command line; $name such as --server
help-error-missing-option = The option { $name } is missing.
# Error on the command line; $text is what was typed and is too much
help-error-extra = Not expected here: { $text }
# Error on the command line; $name is an option
help-error-no-value = The option { $name } does not take a value.
# Error on the command line; $number is how many words must follow the option
help-error-needs =
    { $number ->
        [one] The option { $name } needs a value.
       *[other] The option { $name } needs { $number } values.
    }
# Error on the command line; $name is an option or argument, $why what is wrong
help-error-invalid = Wrong value for { $name }: { $why }
# Error on the command line; $name is what was typed, $names the languages there are
help-error-language = --lang: there are no texts in { $name }; choose one of { $names }
# What `fourfold` does, in its help and in the list of commands
help-fourfold = The board game Quarto!: play, look at positions and solve them, replay and review games.
# What `fourfold play` does, in its help and in the list of commands
help-play = Play at this keyboard; type help in the game to see what you can do.
# What `fourfold serve` does, in its help and in the list of commands
help-serve = Start the game server.
# Second paragraph of the help of `fourfold serve`
help-serve-more = Every option is also an environment variable: FOURFOLD_PORT, FOURFOLD_DATABASE and so on.
# What `fourfold opponents` does, in its help and in the list of commands
help-opponents = List the computer opponents, and how strong they are.
# Second paragraph of the help of `fourfold opponents`
help-opponents-more = The weakest comes first. To play against one: fourfold play --opponent NAME
# What `fourfold opponents attention` does, in its help and in the list of commands
help-opponents-attention = Measure how often each opponent misses each kind of pattern.
# Second paragraph of the help of `fourfold opponents attention`
help-opponents-attention-more = In half of the games there is a quarto to call; in the others the piece in hand completes one. Nothing else can be called or completed.
# What `fourfold opponents calibrate` does, in its help and in the list of commands
help-opponents-calibrate = Let every opponent play every other, and rate them.
# Second paragraph of the help of `fourfold opponents calibrate`
help-opponents-calibrate-more = Elo ratings by maximum likelihood at each level; a draw counts as half a win.
# What `fourfold opponents check-perfect` does, in its help and in the list of commands
help-opponents-check-perfect = Let the perfect opponent play all the others from both seats: does it give anything away?
# Second paragraph of the help of `fourfold opponents check-perfect`
help-opponents-check-perfect-more = The games are some of those that calibrate plays, and a file of such games can be used. The exit status is 1 if a drawn game was lost, or a won game was not won.
# What `fourfold puzzle` does, in its help and in the list of commands
help-puzzle = Solve puzzles: win, give the only safe piece, refute a mistake, save a draw.
# Second paragraph of the help of `fourfold puzzle`
help-puzzle-more = Every puzzle has been checked by the solver; its difficulty is the rating at which half of the computer opponents find the solution. Without --seed, --count and --difficulty it starts with easy ones and then adapts to how you do.
# What `fourfold drill` does, in its help and in the list of commands
help-drill = Train your eye: is there a quarto on the board, and where?
# Second paragraph of the help of `fourfold drill`
help-drill-more = Answer with the four squares of a quarto, or with - if there is none. As you improve, the drill moves on from rows to tilted squares; at the end it shows what you miss and how fast you are.
# What `fourfold fill` does, in its help and in the list of commands
help-fill = Fill the board with all sixteen pieces, without a single quarto or with as many as possible.
# Second paragraph of the help of `fourfold fill`
help-fill-more = Type what goes where, such as c2 7; type help for the rest. What the hints say is exact.
# What `fourfold show` does, in its help and in the list of commands
help-show = Draw a position: the board, the pieces beside it and the one in hand.
# Second paragraph of the help of `fourfold show`
help-show-more = Alignments that count at this level and with these traits are marked on the board and named below it.
# What fourfold referee does
help-referee = Rule on a disputed position at a real table: who may call what, and by which rule.
# Option --last of fourfold referee
help-referee-last = The square filled last, for example c1.
# Option --placed-by; first and second are typed as they are
help-referee-placed-by = Who filled it: first or second.
# Option --given of fourfold referee
help-referee-given = Whether a piece has been given since.
# Option --turn; first and second are typed as they are
help-referee-turn = Who is to act: first or second; on a full board this shows whether the other has passed.
# Option --claim; a1b1c1d1 is typed as it is
help-referee-claim = Rule on a call of these four squares, for example a1b1c1d1.
# Option --caller; first and second are typed as they are
help-referee-caller = Who calls: first or second; by default the player to act.
# Option --refused of fourfold referee
help-referee-refused = How many calls were refused this turn.
# Option --level; A:B is typed as it is
help-referee-level = 1 to 4, or A:B for the first and the second player.
# What `fourfold hint` does, in its help and in the list of commands
help-hint = Give the player to act a hint, from a nudge to the turn itself.
# Second paragraph of the help of `fourfold hint`
help-hint-more = A hint never reveals more than its depth, and what it says is exact.
# What `fourfold replay` does, in its help and in the list of commands
help-replay = Replay game records, and say how each game ended.
# Second paragraph of the help of `fourfold replay`
help-replay-more = The exit status is 0 if all the records are valid, 1 if some are not, and 2 if a file could not be read.
# Help text of `fourfold picture`
help-picture = Draw a recorded game: its last position as PNG, or all of it as an animated GIF.
# What `fourfold review` does, in its help and in the list of commands
help-review = Review games exactly: what every decision was worth, and what was best.
# Second paragraph of the help of `fourfold review`
help-review-more = The exit status is 0 if all the records are valid, 1 if some are not, and 2 if a file could not be read or written.
# What `fourfold new` does, in its help and in the list of commands
help-new = Write the record of a new game to standard output; standard error says who goes first.
# What `fourfold solve` does, in its help and in the list of commands
help-solve = Solve positions exactly for the player to act, under the automatic rule (R14).
# Second paragraph of the help of `fourfold solve`
help-solve-more = A position that is not valid is reported in its place, and the exit status at the end is 1. Alignments that are already on the board count for nothing.
# What `fourfold bot` does, in its help and in the list of commands
help-bot = Play on a server as a bot.
# Second paragraph of the help of `fourfold bot`
help-bot-more = Create an account, mark it as a bot, create a token for it, and start this command. Games that were in progress when it was stopped are continued.
# What `fourfold engine` does, in its help and in the list of commands
help-engine = Play as an engine that other programs start.
# Second paragraph of the help of `fourfold engine`
help-engine-more = Commands of the protocol in docs/kit/protocol.md come in on standard input, and answers go out on standard output.
# What `fourfold lot` does, in its help and in the list of commands
help-lot = Check the coin tosses that decide who goes first.
# What `fourfold lot check` does, in its help and in the list of commands
help-lot-check = Check whether a coin toss was fair.
# Second paragraph of the help of `fourfold lot check`
help-lot-check-more = Exit status: 0 if it was, 1 if it was not, 2 if it cannot be read.
# What `fourfold account` does, in its help and in the list of commands
help-account = Manage the accounts on a server: list, reset, rename, block, delete.
# What `fourfold account list` does, in its help and in the list of commands
help-account-list = List the accounts, and how often each has been reported.
# What `fourfold account reset` does, in its help and in the list of commands
help-account-reset = Cancel the password, and get a code with which to set a new one.
# Second paragraph of the help of `fourfold account reset`
help-account-reset-more = All sessions, tokens and older recovery codes end. Give the code to the owner: it works once, as a recovery code when signing in.
# What `fourfold account rename` does, in its help and in the list of commands
help-account-rename = Give a player another name; reports about the old one are closed.
# What `fourfold account block` does, in its help and in the list of commands
help-account-block = Stop an account from signing in; its sessions and tokens end.
# What `fourfold account delete` does, in its help and in the list of commands
help-account-delete = Delete an account; its games show a deleted player instead.
# What `fourfold db` does, in its help and in the list of commands
help-db = Look after a server’s database: upgrade, back up, restore, check.
# What `fourfold db upgrade` does, in its help and in the list of commands
help-db-upgrade = Bring the database’s schema up to date, or create it.
# Second paragraph of the help of `fourfold db upgrade`
help-db-upgrade-more = With SQLite a server does this by itself; with PostgreSQL, do it before you start a newer version.
# What `fourfold db backup` does, in its help and in the list of commands
help-db-backup = Copy the database to a file, even while a server is using it.
# Second paragraph of the help of `fourfold db backup`
help-db-backup-more = The copy is consistent, and appears only once it is complete.
# What `fourfold db restore` does, in its help and in the list of commands
help-db-restore = Replace the database with a backup, all of it or nothing.
# Second paragraph of the help of `fourfold db restore`
help-db-restore-more = Stop the server first. An older backup is brought up to date.
# What `fourfold db check` does, in its help and in the list of commands
help-db-check = Replay every game by the rules, and compare everything that follows from the logs.
# Second paragraph of the help of `fourfold db check`
help-db-check-more = Results, lists, names and ratings are computed again. Exit status: 0 if all is well, 1 if something is wrong.
# What `fourfold mine` does, in its help and in the list of commands
help-mine = Let the opponents play, and make puzzles from their games (JSON Lines).
# Second paragraph of the help of `fourfold mine`
help-mine-more = The same options find the same puzzles, with any number of processes and however often the work is interrupted.
# What `fourfold dataset` does, in a help
help-dataset = Make a file of positions with exact values and all good turns.
# More about `fourfold dataset`, in a help
help-dataset-more = The same options make the same file, with any number of processes and however often the work is interrupted.
# What `fourfold atlas` does, in its help and in the list of commands
help-atlas = Show the result of perfect play from the empty board, for each pair of levels and number of traits.
# Second paragraph of the help of `fourfold atlas`
help-atlas-more = 1-0: the first player, who gives first, wins. An interrupted recomputation continues where it stopped; its exit status is 1 if a result differs from the one shipped.
# What `fourfold book` does, in its help and in the list of commands
help-book = Build, verify and list the opening books.
# What `fourfold book info` does, in its help and in the list of commands
help-book-info = List the books; the exit status is 1 if one is missing or damaged.
# What `fourfold book verify` does, in its help and in the list of commands
help-book-verify = Check the checksums, and compare random entries with a search.
# Second paragraph of the help of `fourfold book verify`
help-book-verify-more = The exit status is 1 if a book is missing, damaged or wrong.
# What `fourfold book build` does, in its help and in the list of commands
help-book-build = Solve every class of positions at the depth of the books, in shards, and write the books.
# Second paragraph of the help of `fourfold book build`
help-book-build-more = The depth is four pieces placed, or five at level 1 with three or four traits. Ctrl+C loses one shard at most: the same command continues. A handicap also needs the values of its mirror image. All 64 books take some hours on one core.
# What `fourfold bench` does, in its help and in the list of commands
help-bench = Time the engine on random positions without an immediate win, by pieces placed.
# Second paragraph of the help of `fourfold bench`
help-bench-more = An empty table and one thread, with and without the opening book, values alone and with distances. From ten pieces placed, plain minimax solves the same positions, and the table says how many times faster the engine is.
# What `fourfold perft` does, in its help and in the list of commands
help-perft = Count the sequences of gives and placements of a given length, under the automatic rule (R14).
# Second paragraph of the help of `fourfold perft`
help-perft-more = Games that end earlier are not counted. Each first action is listed with its own count.
# What `fourfold patterns` does, in its help and in the list of commands
help-patterns = Draw the patterns of a level, grouped by kind.
# What the option --ascii means, in a help
help-ascii = Draw with plain ASCII characters only.
# What the option --no-colour means, in a help
help-no-colour = Write without colours.
# What the argument POSITION means, in a help
help-position = Four rows, row 1 first, then the piece in hand or -; by default the start.
# What the argument FILE|DIRECTORY of `fourfold replay` and `fourfold review` means, in a help
help-records = Game records; a directory stands for its *.qgn files in order of name, - for standard input.
# What the option --level means, in a help
help-level = 1 to 4.
# What the option --level where the two players’ levels may differ; keep A:B means, in a help
help-level-seats = 1 to 4; A:B stands for the player to act and the opponent.
# What the option --level of a new game; keep A:B means, in a help
help-level-players = 1 to 4; A:B stands for the first and the second player.
# What the option --traits; keep colour,shape,height,fill means, in a help
help-traits = Traits in play, of colour,shape,height,fill, separated by commas; by default all.
# What the option --traits of a new game; keep colour,shape,height,fill means, in a help
help-traits-some = Traits in play, of colour,shape,height,fill, separated by commas.
# What the option --edition; keep classic and mushrooms means, in a help
help-edition = classic or mushrooms.
# What the option --threads means, in a help
help-threads = Threads for one search; by default as many as the machine has.
# What the option --processes means, in a help
help-processes = How many games to play at a time.
# What the option --ray; keep HOST:PORT and auto means, in a help; cluster is a name to type
help-ray = Compute on the Ray cluster at this address, HOST:PORT or auto, instead of on this machine (extra cluster).
# What the option --seed of `fourfold mine` and `fourfold opponents`: a number that settles what chance decides means, in a help
help-seed = Repeats the same random choices.
# What the option --json means, in a help
help-json = Write one JSON object per line.
# What the option --json means, in a help
help-json-object = Write one JSON object.
# What the option --json means, in a help
help-json-array = Write one JSON array.
# What the option --json means, in a help
help-json-games = Write only JSON Lines, one object per game.
# What the option --database; $url is the beginning of an address means, in a help
help-database = A file, or { $url }; by default FOURFOLD_DATABASE, or a file in your data folder.
# What the option --first means, in a help
help-first = Who gives first.
# What the option --second means, in a help
help-second = Who places first.
# What the option --players; keep A:B means, in a help
help-players = Two names; a coin toss decides who goes first. With --level A:B, A is the level of the first name.
# What the option --seed of a new game means, in a help
help-seed-lots = Repeats the same coin toss.
# What the option --preset; $names are words to type means, in a help
help-preset = Rules by name, which the options below can change: { $names }.
# What the option --call; keep the three words means, in a help
help-call = official, standing or automatic.
# What the option --false-call; keep the two words means, in a help
help-false-call = refused or loses.
# What the option --clock; keep the examples means, in a help
help-clock = In seconds: 60/move, 300+5, or - for none.
# What the option --position of a new game means, in a help
help-start = Where the game begins, if not at the start.
# What the option --opponent; keep person and random means, in a help
help-opponent = person, random, or one of those that fourfold opponents lists. Take a seat with --first or --second, or leave it to a coin toss.
# What the option --random means, in a help
help-random = The same as --opponent random.
# What the option --mute means, in a help
help-mute = The computer’s character says nothing.
# What the option --save means, in a help
help-save = Save the game in a new file, after every action.
# What the option --resume means, in a help
help-resume = Continue the unfinished game of a record, and keep saving it there.
# What the argument NAME of `fourfold account` means, in a help
help-account-name = Name of the account, or its id.
# What the argument NEW of `fourfold account rename` means, in a help
help-account-new = The name from now on.
# What the option --undo of `fourfold account block` means, in a help
help-account-undo = Let the account sign in again.
# What the option --yes of `fourfold account delete` means, in a help
help-account-yes = Do not ask.
# What the option --force of `fourfold db` means, in a help
help-db-force = Replace what is there.
# What the argument FILE of `fourfold db backup` means, in a help
help-db-target = Where the copy goes.
# What the argument FILE of `fourfold db restore`; keep db backup means, in a help
help-db-source = A copy that db backup made.
# What the option --level of `fourfold atlas` means, in a help
help-atlas-level = Only these levels; A:B stands for the first and the second player.
# What the option --traits of `fourfold atlas` means, in a help
help-atlas-traits = Only this many traits, 1 to 4.
# What the option --recompute of `fourfold atlas` means, in a help
help-atlas-recompute = Solve from scratch, and compare with what is shipped.
# What the option --distance of `fourfold atlas` means, in a help
help-atlas-distance = With --recompute: find the distances too.
# What the option --state of `fourfold atlas` means, in a help
help-atlas-state = With --recompute: where finished rows are kept until all are done.
# What the option --output of `fourfold atlas` means, in a help
help-atlas-output = With --recompute: write the rows as the file that is shipped.
# What the option --level of `fourfold bench` means, in a help
help-bench-level = A level; by default 1 and 2.
# What the option --scale of `fourfold bench` means, in a help
help-bench-scale = This many times as many positions.
# What the option --seed of `fourfold bench` means, in a help
help-bench-seed = Chooses the positions.
# What the option --empty of `fourfold bench` means, in a help
help-bench-empty = Also solve the empty board from scratch: this takes minutes.
# What the option --level of `fourfold book`; keep A:B means, in a help
help-book-level = A pair of levels; A:B stands for the player with the piece and the other. Can be repeated.
# What the option --traits of `fourfold book` means, in a help
help-book-traits = How many traits are in play; can be repeated.
# What the default of the option --traits of `fourfold book` means, in a help
help-book-traits-default = 1 to 4
# What the option --directory of `fourfold book` means, in a help
help-book-directory = Where the books are.
# What the default of the option --directory of `fourfold book`: the folder of the program means, in a help
help-book-directory-default = the package’s own
# What the option --samples of `fourfold book verify` means, in a help
help-book-samples = How many positions of each book to search.
# What the option --seed of `fourfold book verify` means, in a help
help-book-seed = Chooses them.
# What the option --directory of `fourfold book build` means, in a help
help-book-target = Where the books are written.
# What the option --work of `fourfold book build` means, in a help
help-book-work = Where finished values are kept, to continue after an interruption.
# What the default of the option --work of `fourfold book build`; DIRECTORY as in the list of options, keep /work means, in a help
help-book-work-default = DIRECTORY/work
# What the option --memory of `fourfold book build` means, in a help
help-book-memory = Megabytes for the table.
# What the option --server of `fourfold bot`; $example is an address means, in a help
help-bot-server = Where to play, such as { $example }
# What the option --token of `fourfold bot` means, in a help
help-bot-token = A token of the bot’s account; safer in the environment, where few can see it.
# What the option --strength of `fourfold bot` means, in a help
help-bot-strength = How strong; fourfold opponents lists the names.
# What the option --check of `fourfold engine` means, in a help; the value is the command of another engine
help-engine-check = Check whether another engine speaks the protocol: the command that starts it. The exit status is 1 if it does not.
# What the option --patience means, in a help: for how many seconds an answer of an engine is awaited
help-engine-patience = Seconds to wait for an answer before the engine counts as hanging.
# What the option --accept-open of `fourfold bot` means, in a help
help-bot-accept = Accept every open challenge.
# What the option --challenge of `fourfold bot` means, in a help
help-bot-challenge = Accept this challenge first.
# Help for the option --tournament of “fourfold bot”
help-bot-tournament = Enter this tournament, and play in it until it is over.
# Help for the option --code of “fourfold bot”
help-bot-code = The code for entering, where one is needed.
# What the option --games of `fourfold bot` means, in a help
help-bot-games = Stop after this many games; 0 for never.
# What the option --stage of `fourfold drill`; $names are words to type means, in a help
help-drill-stage = Begin with { $names }.
# What the option --grade of `fourfold drill` means, in a help
help-drill-grade = Begin with grade 1, 2 or 3 of the stage.
# What the option --level of `fourfold drill` means, in a help
help-drill-level = What counts, 1 to 4; by default it grows with the stage.
# What the option --count of `fourfold drill` means, in a help
help-drill-count = How many boards; 0 for no end.
# What the option --seconds of `fourfold drill` means, in a help
help-drill-seconds = Time for each board; 0 for no clock.
# What the option --grow of `fourfold drill` means, in a help
help-drill-grow = Correct answers in a row before the next step; 0 to stay.
# What the option --seed of `fourfold drill` means, in a help
help-drill-seed = Repeats the same boards.
# What the option --json of `fourfold drill` means, in a help
help-drill-json = Ask nothing: write the boards with their answers, one per line.
# What the option --goal of `fourfold fill`; keep none and most means, in a help
help-fill-goal = none for no quarto at all, most for as many as possible.
# What the option --board of `fourfold fill` means, in a help
help-fill-board = Continue from this board.
# What the option --check of `fourfold fill` means, in a help
help-fill-check = Say which quartos a board has, and what can become of it.
# What the option --hint of `fourfold fill` means, in a help
help-fill-hint = Say where a piece can go, and exit.
# What the option --solve of `fourfold fill` means, in a help
help-fill-solve = Fill the board as well as possible, and exit.
# What the option --seed of `fourfold fill` means, in a help
help-fill-seed = Repeats the same solution.
# What the option --json of `fourfold fill` means, in a help
help-fill-json = With --check, --hint or --solve: write a JSON object.
# What the argument FILE|POSITION of `fourfold hint` means, in a help
help-hint-what = A record with one game, or four rows and the piece in hand or -.
# What the option --depth of `fourfold hint`; keep nudge, reason, turn, all means, in a help
help-hint-depth = nudge, reason, turn, or all for all three.
# What the option --explain of `fourfold hint` means, in a help
help-hint-explain = Say instead why this turn wins, holds the draw or loses.
# What the option --danger of `fourfold hint` means, in a help
help-hint-danger = Show instead which piece would win where.
# What the option --at of `fourfold hint` means, in a help
help-hint-at = Go back to the end of turn N of a record.
# What the option --level of `fourfold hint`; keep A:B means, in a help
help-hint-level = For a position: 1 to 4; A:B stands for the player to act and the opponent.
# What the option --traits of `fourfold hint`; keep colour,shape,height,fill means, in a help
help-hint-traits = For a position: of colour,shape,height,fill, separated by commas.
# What the option --call of `fourfold hint`; keep the three words means, in a help
help-hint-call = For a position: official, standing or automatic.
# What the argument FILE of `fourfold lot check` means, in a help
help-lot-file = JSON: a coin toss, or a game with one, as the server shows it; - for standard input.
# What the option --count of `fourfold mine` means, in a help
help-mine-count = Puzzles of each theme at each level.
# What the option --levels of `fourfold mine`; $example is what to type means, in a help
help-mine-levels = Levels, or pairs of them, such as { $example }
# What the option --themes of `fourfold mine`; $names are words to type means, in a help
help-mine-themes = Some of { $names }.
# What the option --games of `fourfold mine` means, in a help
help-mine-games = Look at this many games at most.
# What the option --tries of `fourfold mine` means, in a help
help-mine-tries = How often each opponent tries a puzzle.
# What the option --no-grade of `fourfold mine`; keep null means, in a help
help-mine-no-grade = Leave the difficulty open (null).
# What the option --grade of `fourfold mine` means, in a help
help-mine-grade = Look for no new ones: grade those of a file, JSON Lines or compact. Can be repeated.
# What the option --shipped of `fourfold mine` means, in a help
help-mine-shipped = Also find what the package already has.
# What the option --state of `fourfold mine` means, in a help
help-mine-state = Where finished work is kept; the same command continues after an interruption.
# What the option --out of `fourfold mine` means, in a help
help-mine-out = Write there, when everything is done.
# What the option --store of `fourfold mine` means, in a help
help-mine-store = Write the compact form of the package, not JSON.
# What the option --positions means, in a help
help-dataset-positions = How many different positions to make.
# What the option --out; keep .parquet and .npz means, in a help
help-dataset-out = The new file; its name ends in .parquet or .npz. A data card and a checksum are written beside it.
# What the option --placed A-B means, in a help
help-dataset-placed = How many pieces are placed, from A to B. Fewer than 5 take long.
# What the option --processes of `fourfold dataset` means, in a help
help-dataset-processes = How many processes compute at a time; by default as many as the machine has cores.
# What the option --resume of `fourfold dataset` means, in a help
help-dataset-resume = Continue work that was interrupted.
# What the option --level of `fourfold opponents` means, in a help
help-opponents-level = Show the ratings at this level.
# What the option --levels of `fourfold opponents` means, in a help
help-opponents-levels = Levels, separated by commas.
# What the option --state of `fourfold opponents` means, in a help
help-opponents-state = Where finished games are kept; the same command continues after an interruption.
# What the option --games of `fourfold opponents attention` means, in a help
help-opponents-games-kind = Games for each kind of pattern.
# What the option --games of `fourfold opponents calibrate` means, in a help
help-opponents-games-pair = Games of each pair at each level.
# What the option --games of `fourfold opponents check-perfect` means, in a help
help-opponents-games-all = Games in total.
# What the option --write of `fourfold opponents calibrate` means, in a help
help-opponents-write = Write the ratings as the package keeps them (ratings.json).
# What the option --depth of `fourfold perft` means, in a help
help-perft-depth = How many gives and placements, from 0.
# What the option --theme of `fourfold puzzle`; $names are words to type means, in a help
help-puzzle-theme = One of { $names }.
# What the option --difficulty of `fourfold puzzle` means, in a help
help-puzzle-difficulty = From one rating to another; either can be left out.
# What the option --count of `fourfold puzzle` means, in a help
help-puzzle-count = How many; by default 1 with --json, otherwise until you leave.
# What the option --seed of `fourfold puzzle` means, in a help
help-puzzle-seed = Repeats the same puzzles.
# What the option --daily of `fourfold puzzle` means, in a help
help-puzzle-daily = The puzzle of the day (UTC).
# What the option --date of `fourfold puzzle` means, in a help
help-puzzle-date = With --daily: of another day.
# What the option --id of `fourfold puzzle` means, in a help
help-puzzle-id = The puzzle with this id.
# What the option --step of `fourfold replay` means, in a help
help-replay-step = Step through the games turn by turn.
# Help text of the argument of `fourfold picture`
help-picture-file = A file with one game record; - for standard input.
# Help text of the option --output of `fourfold picture`
help-picture-output = Where to write the picture: a name that ends in .png or .gif.
# Help text of the option --after of `fourfold picture`; gifts and placements count as one action each
help-picture-after = Show the position after this many actions instead of the last one.
# Help text of the option --side of `fourfold picture`
help-picture-side = Width and height in pixels.
# What the option --html of `fourfold review` means, in a help
help-review-html = Write one page that opens offline, with a board, a graph of the values and buttons to step.
# What the option --host of `fourfold serve` means, in a help
help-serve-host = Where to listen; by default 127.0.0.1.
# What the option --port of `fourfold serve` means, in a help
help-serve-port = By default 8016; 0 for any free one.
# What the option --lan of `fourfold serve` means, in a help
help-serve-lan = Listen on the local network, and use this machine’s address in links.
# What the option --redis of `fourfold serve`; $url is the beginning of an address means, in a help
help-serve-redis = { $url }, when there are several processes.
# What the option --workers of `fourfold serve` means, in a help
help-serve-workers = How many processes; by default 1.
# What the option --public-url of `fourfold serve`; $url is the beginning of an address means, in a help
help-serve-public-url = Where people find it, behind a proxy: { $url }
# What the option --trusted-proxies of `fourfold serve` means, in a help
help-serve-trusted-proxies = Proxies whose headers are trusted, separated by commas.
# What the option --open of `fourfold serve` means, in a help
help-serve-open = Show the page in the browser when it is ready.
# What the argument POSITION of `fourfold solve` means, in a help
help-solve-positions = Four rows, row 1 first, then the piece in hand or -; there may be several. A single - reads them from standard input, one per line.
# What the option --distance of `fourfold solve` means, in a help
help-solve-distance = Also say in how many placements it is decided.
# What the option --turns of `fourfold solve` means, in a help
help-solve-turns = List every legal turn with its value, best first.
# What the option --no-book of `fourfold solve` means, in a help
help-solve-no-book = Search without looking in the opening books.
# A share in per cent, with the space that the language puts before the sign
percent = { $number }%
# Beside the progress of a long search: how many million positions have been visited; M stands for million
cli-progress-nodes = { $number } M
# Head of a column of `fourfold texts`: the languages
cli-texts-head-language = Language
# Head of a column of `fourfold texts`: the share of texts that is translated
cli-texts-head-complete = Complete
# Head of a column of `fourfold texts`: how many texts are not translated
cli-texts-head-missing = Missing
# Title of the progress bar of `fourfold texts check`
cli-texts-checking = Checking texts
# Result of `fourfold texts check` for a file without faults
cli-texts-well = No faults found.
# Result of `fourfold texts check`: how many faults a file has
cli-texts-found =
    { $number ->
        [one] { $number } fault found.
       *[other] { $number } faults found.
    }
# The same: how many texts a language does not have
cli-texts-lacking =
    { $number ->
        [one] { $number } text is missing and is shown in English.
       *[other] { $number } texts are missing and are shown in English.
    }
# Answer of `fourfold texts missing` for a complete language
cli-texts-none-missing = Nothing is missing.
# Stands for a text that a language does not have, in `fourfold texts show`
cli-texts-in-english = (shown in English)
# Error of `fourfold texts show`: there is no such text
cli-texts-no-key = no key begins with { $text }
# Finding of `fourfold texts check`: the file has the name of no language
cli-texts-finding-language = { $name } is not a language that CLDR knows: name the file after one, such as fr.ftl or pt-BR.ftl
# Finding: a line that is not in Fluent’s format
cli-texts-finding-junk = cannot be read: { $text }
# Finding: the same key a second time
cli-texts-finding-twice = this key appears twice
# Finding: a key that English does not have
cli-texts-finding-unknown = English has no such key, and no other text refers to it
# Finding: the text refers to a message that does not exist
cli-texts-finding-reference = refers to { $name }, which does not exist
# Finding: the text does not show a placeholder
cli-texts-finding-lost = does not show { $name }, as English does
# Finding: the text shows a placeholder too many
cli-texts-finding-added = shows { $name }, which English does not
# Finding: the text chooses by a detail that the program does not give it
cli-texts-finding-unasked = chooses by { $name }, which this text does not receive
# Finding: a variant for a value that does not exist
cli-texts-finding-value = { $name } is never { $value }
# Finding: a plural form of the language is missing; $form is one of one, few, many …
cli-texts-finding-plural = has no form for numbers of the kind [{ $form }]
# Finding: three dots
cli-texts-finding-dots = write an ellipsis as one character: { $text }
# Finding: spaces that nobody sees
cli-texts-finding-spaces = two spaces, a tab or an empty line: { $text }
# Finding: typewriter apostrophes or quotation marks
cli-texts-finding-straight = use typographic quotation marks and apostrophes: { $text }
# Finding in French texts
cli-texts-finding-french = French puts a narrow no-break space here: { $text }
# Finding in German texts
cli-texts-finding-german = German quotes „like this“ and puts a space before %: { $text }
# Finding in Spanish texts; $text is ¡ or ¿
cli-texts-finding-spanish = Spanish opens what it closes: { $text }
# Finding: the punctuation at the end; $text and $expected are marks such as . or !, or empty
cli-texts-finding-ending = ends with “{ $text }”, English with “{ $expected }”
# Finding: the glossary’s term is not used; $word is English
cli-texts-finding-term = English has { $word }: use the glossary’s term, { $term }
# Finding: a word that the glossary avoids, and what to write instead
cli-texts-finding-avoid = instead of { $word }, write: { $term }
# What the command `fourfold texts` does
help-texts = Look after the texts: how complete each language is, and checks for translators.
# What `fourfold texts check` does
help-texts-check = Check texts: keys, placeholders, plurals, terms of the glossary, punctuation.
# More about `fourfold texts check`, below its first line
help-texts-check-more = Exit status: 0 if all is well, 1 if something is wrong, 2 if a file cannot be read. Missing texts are counted, but nothing is wrong with them: they appear in English.
# What `fourfold texts missing` does
help-texts-missing = List the texts that a language shows in English, ready to be translated.
# More about `fourfold texts missing`, below its first line
help-texts-missing-more = Each has its description and its English text, in the format of the file.
# What `fourfold texts show` does
help-texts-show = Show each text with its description, in English and in a language.
# An argument of `fourfold texts missing` and `show`
help-texts-language = A language such as fr, or a file such as new/pl.ftl.
# The arguments of `fourfold texts check`
help-texts-languages = Languages such as fr, or files such as new/pl.ftl; by default all languages.
# The second argument of `fourfold texts show`
help-texts-beginning = Only keys that begin with this.
# Stands for the beginning of a key in a help; in capitals, without spaces
help-metavar-beginning = BEGINNING
