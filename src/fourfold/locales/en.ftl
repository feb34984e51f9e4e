# The name of this language, in the language itself
language-name = English

## Labels

label = { $label }: { $text }

## The call

# The call that wins, as it stands on buttons and in headings
quarto-call = QUARTO!

## Seats and names

player-first = first player
player-second = second player
name-first = Player 1
name-second = Player 2
name-deleted = Deleted player

## Editions and their words

edition-classic-name = Classic
edition-classic-about = Wooden pieces: light or dark, round or square, tall or short, solid or hollow.
edition-mushrooms-name = Mushrooms
edition-mushrooms-about = For children: blue or red, pointed or flat, big or small, with or without yellow dots.
trait-colour = colour
trait-shape =
    { $edition ->
        [mushrooms] cap
       *[classic] shape
    }
trait-height =
    { $edition ->
        [mushrooms] size
       *[classic] height
    }
trait-fill =
    { $edition ->
        [mushrooms] dots
       *[classic] fill
    }
value-light =
    { $edition ->
        [mushrooms] blue
       *[classic] light
    }
value-dark =
    { $edition ->
        [mushrooms] red
       *[classic] dark
    }
value-round =
    { $edition ->
        [mushrooms] pointed
       *[classic] round
    }
value-square =
    { $edition ->
        [mushrooms] flat
       *[classic] square
    }
value-tall =
    { $edition ->
        [mushrooms] big
       *[classic] tall
    }
value-short =
    { $edition ->
        [mushrooms] small
       *[classic] short
    }
value-solid =
    { $edition ->
        [mushrooms] without yellow dots
       *[classic] solid
    }
value-hollow =
    { $edition ->
        [mushrooms] with yellow dots
       *[classic] hollow
    }
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
# The same with the article, as the object of a sentence (accusative)
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

kind-row =
    { $number ->
        [one] row
       *[other] rows
    }
kind-column =
    { $number ->
        [one] column
       *[other] columns
    }
kind-diagonal =
    { $number ->
        [one] diagonal
       *[other] diagonals
    }
kind-small-square =
    { $number ->
        [one] small square
       *[other] small squares
    }
kind-large-square =
    { $number ->
        [one] large square
       *[other] large squares
    }
kind-turned-square =
    { $number ->
        [one] tilted square
       *[other] tilted squares
    }

## Things with a number

unit-square =
    { $number ->
        [one] { $number } square
       *[other] { $number } squares
    }
unit-pattern =
    { $number ->
        [one] { $number } pattern
       *[other] { $number } patterns
    }
unit-game =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
unit-second =
    { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
unit-tenths = { $whole }.{ $tenth } s
unit-minute =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
unit-hour =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
unit-day =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
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
unit-trait =
    { $number ->
        [one] { $number } trait
       *[other] { $number } traits
    }

## Settings agreed before a game

setting-preset = Rules
setting-level = Level
setting-traits = Traits in play
setting-call = Calling
setting-false-call = False call
setting-clock = Clock
setting-edition = Edition
level-name = Level { $level }
level-handicap = Level { $first } vs level { $second }
level-1-about = The basic game: rows, columns and diagonals.
level-2-about = For experienced players: the 9 small squares count too.
level-3-about = The 5 larger squares count too.
level-4-about = The 6 tilted squares count too.
call-official-name = Official call
call-official-about = Call a quarto before you give a { piece-one }. If you miss it, your opponent may call it straight away; after that it loses its value.
call-standing-name = Call at any time
call-standing-about = A quarto keeps its value: the first player to call it on their own turn wins.
call-automatic-name = Automatic
call-automatic-about = No calling: a quarto wins immediately.
false-call-refused-name = Refused
false-call-refused-about = A false call is refused and the turn continues.
false-call-loses-name = Loses the game
false-call-loses-about = A false call loses the game.
clock-none = No clock
clock-turn = { $time } per turn
clock-bank = { $time } per player
clock-bank-increment = { $time } per player, plus { $increment } after every turn
clock-left = { $name } has { $time } left
preset-basic-name = Basic game
preset-basic-about = Rows, columns and diagonals, as in the official rules.
preset-experienced-name = Experienced players
preset-experienced-about = The official variant: small squares win too.
preset-level-1-name = Level 1
preset-level-1-about = Rows, columns and diagonals: 10 ways to win.
preset-level-2-name = Level 2
preset-level-2-about = Small squares too: 19 ways to win.
preset-level-3-name = Level 3
preset-level-3-about = Larger squares too: 24 ways to win.
preset-level-4-name = Level 4
preset-level-4-about = Tilted squares too: 30 ways to win, and hardly any draws.
preset-beginners-1-name = Beginners, one trait
preset-beginners-1-about = Only the colour counts.
preset-beginners-2-name = Beginners, two traits
preset-beginners-2-about = Only colour and shape count.
preset-beginners-3-name = Beginners, three traits
preset-beginners-3-about = Colour, shape and height count.
preset-mushrooms-name = Mushrooms
preset-mushrooms-about = The basic game with mushrooms, for children.
preset-tournament-name = Tournament
preset-tournament-about = The basic game with one minute per turn.

## What happens in a game

phase-give-plain = Give { $other } a { piece-one }.
phase-give-call = Give { $other } a { piece-one }, or call QUARTO!
phase-place-plain = Place this { piece-one }.
phase-place-call = Place this { piece-one }, or call QUARTO!
phase-last-word-plain = All the { piece-many } have been placed: pass.
phase-last-word-call = All the { piece-many } have been placed: call QUARTO! or pass.
phase-last-answer-plain = { $other } has passed: pass too.
phase-last-answer-call = { $other } has passed: call QUARTO! or pass too.
phase-over-plain = The game is over.
waiting-give = { $name } is choosing a { piece-one } for { $other }.
waiting-place = { $name } is placing the { piece-one }.
waiting-last-word = { $name } has the last word.
waiting-last-answer = { $name } has the final reply.
action-give = { $name } gives { $other } { piece-the }.
action-place = { $name } places { piece-the } on { $square }.
action-call = { $name } calls QUARTO! on { $squares }.
action-refused = { $name } calls QUARTO! on { $squares }, but there is no quarto to call there.
action-pass = { $name } passes.
action-resign = { $name } resigns.
action-agree = The players agree to a draw.
action-flag = { $name } has run out of time.
action-abandon = { $name } has left the game.
action-abandon-both = The game was abandoned.
reason-quarto = QUARTO!
reason-caught = missed quarto
reason-time = out of time
reason-resignation = resignation
reason-false-call = false call
reason-full-board = full board
reason-agreement = agreement
reason-abandoned = abandoned
outcome-quarto = { $name } wins: QUARTO! ({ $values } on { $squares })
outcome-caught = { $name } wins by calling a quarto that { $other } missed ({ $values } on { $squares })
outcome-caught-automatic = { $name } wins: { $other } completed a quarto that only counts for { $name } ({ $values } on { $squares })
outcome-time = { $name } wins: { $other } ran out of time
outcome-resignation = { $name } wins: { $other } resigned
outcome-false-call = { $name } wins: { $other } made a false call
outcome-full-board = Draw: all the { piece-many } have been placed without a winner
outcome-agreement = Draw by agreement
outcome-abandoned = { $name } wins: { $other } left the game
outcome-abandoned-nobody = No winner: the game was abandoned
result-first = The first player wins
result-second = The second player wins
result-draw = Draw
result-none = Unfinished
verdict-win = win
verdict-draw = draw
verdict-loss = loss
verdict-in =
    { $number ->
        [one] { $value } in { $number } placement
       *[other] { $value } in { $number } placements
    }
status-fresh = can be called now
status-lapsed = has lost its value
status-standing = can be called at any time

## Computer opponents

opponent-newcomer-name = Tom
opponent-newcomer-line = Has just opened the box and thinks all the pieces are pretty.
opponent-beginner-name = Clara
opponent-beginner-line = The aunt who chats while she plays, and cheers when you win.
opponent-casual-name = Max
opponent-casual-line = The neighbour who drops in for a game after dinner and takes nothing too seriously.
opponent-attentive-name = Rosa
opponent-attentive-line = Keeps an eye on every row, even while the coffee is brewing in her café.
opponent-experienced-name = Paul
opponent-experienced-line = A schoolteacher who counts the safe pieces aloud and rarely runs out of them.
opponent-strong-name = Inés
opponent-strong-line = A captain who plans ahead in silence and hardly ever lets a quarto slip by.
opponent-expert-name = Ada
opponent-expert-line = Turns the board in her head and finds the square you forgot.
opponent-master-name = Leo
opponent-master-line = Smiles, gives you a piece, and already knows where it will go.
opponent-perfect-name = Sibyl
opponent-perfect-line = Has seen every game there is, and enjoys yours all the same.
opponents-rated = The number is the Elo rating at level { $level } (average: 1500).

## Phrases players can say to each other

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-quarto = Nice quarto!
phrase-good-game = Good game!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-again = I’m back.
phrase-rematch = Another game?
phrase-goodbye = Goodbye!

## Names for guests

guest-name = { $manner } { $animal }
guest-manners = Brave Bright Calm Clever Curious Gentle Happy Jolly Lucky Merry Quick Sunny
guest-animals = Badger Beaver Dolphin Finch Fox Hare Heron Otter Owl Panda Robin Seal

## Reviews

review-title = Game review
review-mark-best = best
review-mark-fine = good
review-mark-slip = mistake
review-mark-blunder = blunder
review-mark-forced = forced
review-speech-called = called
review-speech-caught = caught
review-speech-missed = quarto missed
review-speech-false = false call
review-no-call = no call
review-missed = { $name } misses a quarto.
review-accuracy = Accuracy
review-turning-point = Turning point
review-no-turning-point = No decision changed the result.
review-value = Value
review-best = Best
review-graph = Value after each decision, for { $name }
review-board = Board
review-empty = empty
review-start = Start of the game
review-step = Decision { $number } of { $count }
review-decisions = Decisions
review-games = Games
review-go-first = First
review-go-back = Previous
review-go-next = Next
review-go-last = Last
review-keys = You can also use the arrow keys.

## The coach

coach-any-light =
    { $edition ->
        [mushrooms] any blue mushroom
       *[classic] any light piece
    }
coach-any-dark =
    { $edition ->
        [mushrooms] any red mushroom
       *[classic] any dark piece
    }
coach-any-round =
    { $edition ->
        [mushrooms] any pointed mushroom
       *[classic] any round piece
    }
coach-any-square =
    { $edition ->
        [mushrooms] any flat mushroom
       *[classic] any square piece
    }
coach-any-tall =
    { $edition ->
        [mushrooms] any big mushroom
       *[classic] any tall piece
    }
coach-any-short =
    { $edition ->
        [mushrooms] any small mushroom
       *[classic] any short piece
    }
coach-any-solid =
    { $edition ->
        [mushrooms] any mushroom without yellow dots
       *[classic] any solid piece
    }
coach-any-hollow =
    { $edition ->
        [mushrooms] any mushroom with yellow dots
       *[classic] any hollow piece
    }
coach-pattern-row = row { $name }
coach-pattern-column = column { $name }
coach-pattern-diagonal = the diagonal { $name }
coach-pattern-small-square = the small square { $name }
coach-pattern-large-square = the large square { $name }
coach-pattern-turned-square = the tilted square { $name }
coach-a-row = a row
coach-a-column = a column
coach-a-diagonal = a diagonal
coach-a-small-square = a small square
coach-a-large-square = a large square
coach-a-turned-square = a tilted square
coach-nudge-call = There is something to call.
coach-nudge-caught = Your opponent will have a quarto to call.
coach-nudge-pass = All that is left is to pass.
coach-nudge-wins-now = What you’re holding can win immediately.
coach-nudge-poisoned =
    { $number ->
        [one] { $things } is poisoned.
       *[other] { $things } are poisoned.
    }
coach-nudge-all-poisoned = Whatever you give, your opponent can win immediately.
coach-nudge-win = You can win, but not with every choice.
coach-nudge-draw = You can still hold the draw, but not with every choice.
coach-nudge-loss = Against perfect play this is lost: look for what holds out longest.
coach-nudge-free-win = Every choice keeps the win, as long as you play well afterwards.
coach-nudge-free-draw = Every choice holds the draw, as long as you play well afterwards.
coach-reason-call = Look for { $kind }; the trait that counts: { $trait }.
coach-reason-caught = Your opponent will be able to call { $pattern } ({ $values }).
coach-reason-wins-now = It completes { $pattern } ({ $values }).
coach-reason-any = { $value } lets your opponent complete { $pattern }.
coach-reason-safe =
    { $number ->
        [one] { $things } is safe for now.
       *[other] { $things } are safe for now.
    }
coach-reason-safe-none = Nothing is safe to give.
coach-reason-stuck =
    { $number ->
        [one] There is { $things } that would leave you nothing safe to give.
       *[other] There are { $things } that would leave you nothing safe to give.
    }
coach-reason-keep-win =
    { $number ->
        [one] Only { $things } keeps the win.
       *[other] Only { $things } keep the win.
    }
coach-reason-keep-draw =
    { $number ->
        [one] Only { $things } holds the draw.
       *[other] Only { $things } hold the draw.
    }
coach-reason-loss = Your opponent can force a win, whatever you do.
coach-reason-loss-in =
    { $number ->
        [one] Your opponent can win on the next turn, whatever you do.
       *[other] Your opponent can win within { $number } turns, yours included, whatever you do.
    }
coach-turn-call = Call QUARTO! on { $squares }.
coach-turn-pass = Pass.
coach-turn-give = Give { $piece }.
coach-turn-place = Place it on { $square }.
coach-turn-place-give = Place it on { $square } and give { $piece }.
coach-turn-place-call = Place it on { $square } and call QUARTO! on { $squares }.
coach-turn-only-win = Nothing else keeps the win.
coach-turn-only-draw = Nothing else holds the draw.
coach-turn-longest = Nothing holds out longer.
coach-turn-others =
    { $number ->
        [one] { $number } other turn is just as good.
       *[other] { $number } other turns are just as good.
    }
coach-unsure = It isn’t clear yet what is best here: working it out would take longer than a hint allows.
coach-worth-win = That wins.
coach-worth-win-in =
    { $number ->
        [one] That wins immediately.
       *[other] That wins within { $number } turns, your opponent’s included.
    }
coach-worth-draw = That holds the draw.
coach-worth-loss = Against perfect play that loses.
coach-worth-loss-in =
    { $number ->
        [one] That loses on the next turn.
       *[other] Against perfect play that loses within { $number } turns, your own included.
    }
coach-explain-was-win = You could have won.
coach-explain-was-draw = You could have held the draw.
coach-explain-mine = There is your quarto: { $pattern } ({ $values }).
coach-explain-theirs = The quarto is your opponent’s: { $pattern } ({ $values }).
coach-explain-allows = You give { $piece }: on { $square } your opponent completes { $pattern } ({ $values }).
coach-explain-safe-none = As the board stands, your opponent has nothing safe to give.
coach-explain-you-run-out =
    { $number ->
        [one] As the board stands, { $things } is safe: if you take turns giving, you run out first.
       *[other] As the board stands, { $things } are safe: if you take turns giving, you run out first.
    }
coach-explain-they-run-out =
    { $number ->
        [one] As the board stands, { $things } is safe: if you take turns giving, your opponent runs out first.
       *[other] As the board stands, { $things } are safe: if you take turns giving, your opponent runs out first.
    }
coach-explain-line = Best play continues: { $line }.
coach-step-told = { $action }: { $why }.
coach-step-you-give = you give { $piece }
coach-step-you-place = you place it on { $square }
coach-step-you-place-give = you place it on { $square } and give { $piece }
coach-step-you-place-call = you place it on { $square } and call “QUARTO!”
coach-step-you-call = you call “QUARTO!”
coach-step-you-pass = you pass
coach-step-they-place = your opponent places it on { $square }
coach-step-they-place-give = your opponent places it on { $square } and gives { $piece }
coach-step-they-place-call = your opponent places it on { $square } and calls “QUARTO!”
coach-step-they-call = your opponent calls “QUARTO!”
coach-step-why-completes = that completes { $pattern } ({ $values })
coach-step-why-stands = { $pattern } ({ $values }) counts
coach-step-why-counts-for-other-you = { $pattern } ({ $values }) counts for your opponent
coach-step-why-counts-for-other-they = { $pattern } ({ $values }) counts for you
coach-step-why-then-wins-you = whatever your opponent does, you win right after
coach-step-why-then-wins-they = whatever you do, your opponent wins right after
coach-step-why-only = nothing else wins
coach-step-why-keeps =
    { $number ->
        [one] that wins immediately
       *[other] that wins within { $number } turns, counting both sides
    }
coach-step-why-forced = there is no other choice
coach-step-why-all-at-once = whatever is played here loses immediately
coach-step-why-longest = nothing holds out longer
coach-step-why-few =
    { $number ->
        [one] only { $number } of { $total } turns does not lose immediately
       *[other] only { $number } of { $total } turns do not lose immediately
    }
coach-step-why-else-at-once = everything else loses immediately
coach-step-why-else-sooner = everything else loses sooner

## Puzzles

puzzle-name-win = Win in { $number }
puzzle-name-safe-piece =
    { $edition ->
        [mushrooms] The only safe mushroom
       *[classic] The only safe piece
    }
puzzle-name-only-square = The only square
puzzle-name-refutation = Find the refutation
puzzle-name-save-draw = Save the draw
puzzle-task-win =
    { $number ->
        [one] What you’re holding wins immediately: on which square?
       *[other] Win within { $number } turns, your opponent’s included. Only one turn does it.
    }
puzzle-task-safe-piece-win =
    { $edition ->
        [mushrooms] Give the only mushroom that keeps the win.
       *[classic] Give the only piece that keeps the win.
    }
puzzle-task-safe-piece-draw =
    { $edition ->
        [mushrooms] Give the only mushroom that holds the draw.
       *[classic] Give the only piece that holds the draw.
    }
puzzle-task-only-square-win = Only one square keeps the win. Which?
puzzle-task-only-square-draw = Only one square holds the draw. Which?
puzzle-task-refutation = Giving you this was a mistake. Find the only turn that wins.
puzzle-task-save-draw = All turns but one lose. Find the one that holds the draw.
puzzle-levels = You: level { $mine }, opponent: level { $other }
puzzle-difficulty = difficulty { $number }
puzzle-daily = Puzzle of the day, { $day }
puzzle-right = Correct!
puzzle-wrong = Not { $turn }.
puzzle-key =
    { $number ->
        [one] The solution: { $turns }
       *[other] The solutions: { $turns }
    }
puzzle-streak = { $number } in a row.
puzzle-score =
    { $number ->
        [one] Solved on the first try: { $solved } of { $number } puzzle. Longest streak: { $streak }.
       *[other] Solved on the first try: { $solved } of { $number } puzzles. Longest streak: { $streak }.
    }

## Errors of the rules and the notation

error-game-over = the game is over ({ $reason })
error-give-not-now = place the { piece-one } in hand before giving one
error-give-nothing-left = no { piece-one } is left to give: call or pass
error-piece-used = { piece-the } is no longer available
error-place-not-now = there is no { piece-one } in hand to place
error-square-occupied = square { $square } is occupied by { piece-the }
error-pass-not-now = a player may pass only when all sixteen { piece-many } have been placed
error-call-automatic = there is no calling in an automatic game
error-call-first-turn = nobody may call on the first turn
error-call-too-many = three calls have already been refused this turn
error-call-squares = a call must name four different squares
error-call-not-good = the call on { $squares } is marked good (!), but it is false
error-call-not-false = the call on { $squares } is marked false (?), but it is good
error-turn-unfinished = the previous turn is not finished
expected-piece = a piece: one hexadecimal digit, or four letters such as LRTS
expected-square = a square from a1 to d4
expected-board = sixteen squares, each a piece digit or '.', with '/' between all rows or none
expected-hand = the piece in hand, or '-' when one is to be given
expected-position = a board, a space, and the piece in hand or '-'
expected-new-piece = a piece that is not already on the board or in hand
expected-no-hand = '-', since the board is full
expected-level = a level from 1 to 4, or two of them as A:B
expected-trait = a trait: colour, shape, height or fill
expected-new-trait = each trait only once
expected-turn = a turn such as -7, c2-5 or c2!a2b2c2d2
expected-end-of-turn = the end of the turn
expected-new-square = four different squares
expected-action = an action such as -7, c2, !a2b2c2d2, - or resign:first
expected-clock = a clock such as 60/move, 300+5 or -
expected-positive = a time greater than zero
expected-seconds = seconds: at most nine digits before and after the decimal point
expected-call = official, standing or automatic
expected-false-call = refused or loses
expected-edition = classic or mushrooms
expected-player = first or second
expected-reason = one of the reasons in R20
expected-result = 1-0, 0-1, 1/2-1/2 or *
expected-tag = a tag line such as [First "Ana"]
expected-new-tag = each tag only once
expected-escape = a quote or a backslash after the backslash (\" or \\)
expected-number = the turn number { $number }.
expected-result-end = the result after the last turn
expected-end-of-game = the end of the game after its result
expected-comment-end = a {"}"} that closes the comment
expected-time-comment = a time such as {"{"}%t 12.4{"}"}, once after a turn
expected-utf-8 = text in UTF-8
expected-same-result = the result { $result }, as the turns and tags show
expected-same-reason = the reason { $reason }, as the turns show
expected-why-result = a Reason for { $result }: { $reasons }
expected-no-reason = no Reason, or abandoned, with the result *
expected-both-placed = no winner (*): until both players have placed a piece, nobody loses by leaving
expected-one-game = one game
invalid-square-number = a square is a whole number from 0 to 15, not { $value }
invalid-board-size = a board has 16 squares, not { $number }
invalid-piece-number = a piece is a whole number from 0 to 15, not { $value }
invalid-piece-twice = piece { $piece } appears a second time, on { $square }
invalid-hand-on-board = piece { $piece } is both in hand and on the board
invalid-hand-and-full = with a full board, piece { $piece } cannot be in hand
invalid-edition = { $value } is not an Edition
invalid-level-number = a level is 1, 2, 3 or 4, not { $value }
invalid-symmetry = { $value } maps two things to the same one
invalid-trait = { $value } is not a trait
invalid-trait-twice = trait { $trait } is named twice
invalid-no-trait = at least one trait must be in play
invalid-level-pair = levels are two numbers, first and second, not { $value }
invalid-turn-empty = a turn has at least one action
invalid-turn-behind = nothing can follow a placement that was not made
invalid-call = { $value } is not a CallRule
invalid-false-call = { $value } is not a FalseCall
invalid-time-number = a time is a number of seconds, not { $value }
invalid-time-finite = a time is a finite number of seconds, not { $value }
invalid-turn-limit = the time for a turn must be above zero and below 10^9, not { $value }
invalid-times-many = each action needs a time: { $actions } times, not { $times }
invalid-time-backwards = time runs forwards: { $later } after { $earlier }
invalid-clock = { $value } is not a clock
invalid-bank-limit = the time bank must be above zero and below 10^9, not { $value }
invalid-increment-limit = the increment must be at least 0 and less than 10^9, not { $value }
invalid-tag-own = { $tag } cannot be used as a custom tag
invalid-tag-twice = the tag { $tag } appears twice
invalid-tag-control = the tag { $tag } contains a control character: { $value }
invalid-comment-turn = there is no turn { $turn } to comment on
invalid-comment-text = { $value } cannot appear in a comment
invalid-turn-time = turn { $turn } cannot have taken { $value } s
message-notation = cannot read { $text } { $where } (character { $character }): expected { $expected }
message-notation-at = at { $rest }
message-notation-end = at the end
message-contradicts = { $text } contradicts the rest of the record: expected { $expected }
message-illegal = illegal action { $action } in { $position }: { $why } ({ $rule })

## Why the server refuses something

problem-sign-in-failed = The name or password is incorrect.
problem-recovery-failed = The name or recovery code is incorrect, or the code has already been used.
problem-blocked = This account has been blocked by the operators of this server.
problem-signed-in = You’re already signed in: sign out first.
problem-account-needed = You need to sign in with a password for this; a guest session or a token is not enough.
problem-password-wrong = That password is incorrect.
problem-token = This token is unknown or has been revoked.
problem-token-unknown = You have no such token.
problem-tokens-many = An account can have at most { $most } tokens: remove one first.
problem-session-unknown = You’re not signed in there.
problem-player-unknown = There is no such player.
problem-report-self = You can’t report yourself.
problem-too-many-tries = Too many attempts: try again in { $seconds } s.
problem-lot-unknown = This coin toss doesn’t exist or has expired.
problem-lot-used = This coin toss has already been used: start a new one.
problem-name-short = A name must have at least { $least } characters.
problem-name-long = A name can have at most { $most } characters.
problem-name-character = A name may contain only letters, digits, spaces, full stops, hyphens and underscores, not { $character }.
problem-name-letter = A name needs at least one letter.
problem-name-scripts = Use only one alphabet in a name.
problem-name-separators = A name must begin and end with a letter or a digit, and must not have two full stops, hyphens or underscores in a row.
problem-name-reserved = The name { $name } is reserved: choose another.
problem-name-word = Please choose a name that won’t offend anyone.
problem-name-taken = The name { $name }, or one very like it, is already taken: choose another.
problem-password-short = A password must have at least { $least } characters.
problem-password-long = A password can have at most { $most } characters.
problem-password-common = This password is too common: it would be the first to be guessed.
problem-password-name = This password is too similar to your name or the game’s: it would be guessed.
problem-title-400 = Bad request
problem-title-401 = Sign in first
problem-title-403 = Not allowed
problem-title-404 = Not found
problem-title-405 = Method not allowed
problem-title-406 = Not available in this form
problem-title-409 = Something has changed in the meantime
problem-title-413 = Too large
problem-title-415 = Unsupported content type
problem-title-422 = Not accepted
problem-title-429 = Too many requests
problem-title-500 = Server error
problem-title-503 = Temporarily unavailable
problem-title-507 = No space left
problem-bad-request = The server does not understand this request.
problem-sign-in = You need to be a player for this: choose a name or sign in.
problem-forbidden = You are not allowed to do this.
problem-not-found = There is nothing here, or you don’t have access to it.
problem-method = This address does not support that method.
problem-conflict = Another change came first.
problem-too-large = That is too large: at most { $most } bytes.
problem-media-type = The server expects JSON here.
problem-invalid = Something in the request is missing or has the wrong form.
problem-too-many = Too many requests: try again in a little while.
problem-internal = This isn’t your fault. The error has been logged; please try again.
problem-unavailable = The server cannot save anything right now: try again in a moment.
problem-storage-full = The server’s disk is full: nothing was saved.
problem-origin = This request comes from another site.
problem-stale = The game has moved on: look again, then choose again.
problem-not-your-turn = It is not your turn.
problem-not-seated = You are not playing in this game.
problem-seat = On a shared screen, say which seat acts: first or second.
problem-action-kind = Only giving, placing, calling and passing are possible here: { $action }.
problem-game-over = The game is over.
problem-game-on = The game is still being played.
problem-time-up = Time ran out before this arrived.
problem-no-offer = That offer is no longer open.
problem-own-offer = You cannot answer your own offer.
problem-offer-stands = This has already been asked; it can be asked again after the next turn.
problem-takeback-rated = Moves can’t be taken back in a rated game.
problem-takeback-where = You can’t go back to that point.
problem-log-full = This game has become too long: you can only resign or end it.
problem-key-reused = This Idempotency-Key was used for something else.
problem-opponent-gone = The other player is no longer here.
problem-challenge-gone = This challenge is no longer open.
problem-challenge-own = This is your own challenge: send it to someone else.
problem-challenge-many = You have many challenges waiting: withdraw one first.
problem-rated-account = Rated games are played between accounts.
problem-rated-rules = Rated games have equal levels, all four traits, an empty starting board and official or automatic calling.
problem-live-game = This position is being played in a rated game right now: wait until it is over.
problem-thinking-long = That would take too long to work out right now.
problem-unfinished = Also say which { piece-one } you are giving.
problem-drill-stage = Level { $level } has no such patterns.
problem-drill-task = This board is not one of the server’s: start the drill again.
problem-filling-hand = A board to fill has no { piece-one } in hand.
problem-opponent = There is no opponent called { $name }.
problem-start-over = There is nothing left to play from this position.
problem-clock-long = A clock can’t run longer than a year: choose no clock instead.
problem-language = This language is not available: choose one of { $names }.

## The web app

web-skip = Skip to content
web-nav = Main navigation
web-menu = Menu
web-close = Close
web-offline = You’re offline. Everything will resume as soon as the connection is back.
web-not-found-title = Page not found
web-not-found-about = The link may be incomplete, or the page may no longer exist.
web-go-home = Go to the home page
web-page-play = Play
web-page-game = Game
web-page-challenge = Challenge
web-page-settings = Settings
web-page-live = Live games
web-page-leaderboard = Leaderboard
web-page-player = Player
web-page-account = Account
web-setting-language = Language
web-setting-language-auto = Browser default ({ $language })
web-setting-edition-about = The pieces used in new games.
web-setting-theme = Appearance
web-setting-theme-auto = System default
web-setting-theme-light = Light
web-setting-theme-dark = Dark
web-setting-theme-contrast = High contrast
web-setting-motion = Animation
web-setting-motion-auto = System default
web-setting-motion-full = Full animation
web-setting-motion-reduced = No animation
web-setting-sound = Sound
web-setting-confirm = Confirm every action
web-setting-confirm-about = A { piece-one } is given or placed only once you confirm it; until then you can take it back.
web-setting-coordinates = Show letters and numbers on the board
web-setting-notify = Notify me when it’s my turn
web-setting-notify-about = A browser notification while you’re looking at something else.
web-setting-notify-denied = Your browser is blocking notifications from this site.
web-board-name = Board
web-board-empty = { $square }, empty
web-board-last = last { piece-one } placed
web-board-lit = highlighted
web-tray-name =
    { $edition ->
        [mushrooms] Mushrooms left
       *[classic] Pieces left
    }
web-tray-sort = Sort by
web-tray-by-number = number
web-tray-empty = All the { piece-many } are on the board.
web-hand-empty = nothing
web-hand-name = In hand
web-hand-yours = In your hand
web-hand-of = In { $name }’s hand
web-loading = One moment…
web-game-title = { $name } vs { $other }
web-game-you = you
web-game-to-act = to play
web-game-your-turn = Your turn
web-game-here = online
web-game-away = offline
web-game-point = Select the four squares ({ $number } of 4).
web-game-send-call = Call QUARTO!
web-game-withdraw = No, keep playing
web-game-pass = Pass
web-game-confirm = Confirm
web-game-confirm-this = Confirm or undo.
web-game-undo = Undo
web-game-placed = { $name } places the { piece-one } on { $square }.
web-game-draw = Offer a draw
web-game-draw-sent = Draw offered
web-game-draw-offered = { $name } offers a draw.
web-game-draw-agree = Agree to a draw
web-game-takeback = Take back a move
web-game-takeback-asked = { $name } would like to take back a move.
web-game-taken-back = The move has been taken back.
web-game-declined = Declined.
web-game-accept = Accept
web-game-decline = Decline
web-game-resign = Resign
web-game-resign-sure = Your opponent wins if you resign.
web-game-resign-yes = Yes, resign
web-game-go-on = Keep playing
web-game-talk = Say something
web-game-mute = Hide messages
web-game-muted = Messages in this game are now hidden.
web-game-unmuted = Messages in this game are shown again.
web-game-record = Game record
web-game-share = Share
web-game-link-copied = Link copied.
web-game-watchers =
    { $number ->
        [one] { $number } person is watching
       *[other] { $number } people are watching
    }
web-game-result = Result
web-game-won = You win!
web-game-lost = You lost this time
web-game-won-by = { $name } wins
web-game-drawn = It’s a draw
web-game-nobody = No winner
web-game-missed = Missed quartos
web-game-rematch = Play again
web-game-rematch-asked = Rematch requested
web-game-to-rematch = Go to the next game
web-game-review = Review the game
web-game-other-game = Another game
web-game-typed = Type a turn
web-game-typed-wrong = Type a turn such as c2, -5, c2-5 or !a1b1c1d1.
web-game-do = Play it
web-game-lost-connection = Connection lost. Your game is safe; reconnecting…
web-game-not-sent = That did not reach the server. Please try again.
web-game-false-loses = a false call loses
web-coach-name = Coach
web-coach-hint = Hint
web-coach-more = Tell me more
web-coach-danger = Show threats
web-coach-poisoned = dangerous: wins on { $squares }
web-coach-safe = safe for now
web-coach-wins-here = makes a quarto here
web-play-title = Sixteen pieces. Four traits. One call.
web-play-lead = You place the { piece-one } your opponent chose for you. Line up four that share a trait, be the first to spot them, and call QUARTO!
web-play-how = How do you want to play?
web-play-way-computer = Computer
web-play-way-shared = On one screen
web-play-way-friend = Invite a friend
web-play-opponent = Your opponent
web-play-strength = strength { $number } of { $count }
web-play-rating = Elo { $number }
web-play-shared-about = Two people take turns on this screen.
web-play-friend-about = You get a link and a QR code. Whoever opens the link plays against you.
web-play-open = Anyone on this server can accept
web-play-private = Only the two of us can see the game
web-play-handicap = A different level for each player (handicap)
web-play-handicap-about = Each player can call only the patterns of their own level. The stronger player takes the lower level.
web-play-traits-about = Beginners can start with one or two.
web-play-first = Who goes first?
web-play-first-lot = Coin toss
web-play-me = Me
web-play-them = My opponent
web-play-start-computer = Play against { $name }
web-play-start-shared = Start on this screen
web-play-start-friend = Create a link
web-play-continue = Continue your game
web-play-challenges = Open challenges
web-play-no-challenges = Nobody is waiting right now.
web-play-accept = Accept and play
web-challenge-invite = Invite someone
web-challenge-invite-about = Send this link, or let your friend scan the code. The game starts as soon as your friend accepts.
web-challenge-open-about = Everyone on this server can see your challenge. You can also send the link.
web-challenge-qr = QR code for the link
web-challenge-link = Link
web-challenge-copy = Copy the link
web-challenge-withdraw = Withdraw
web-challenge-waiting = Waiting for someone to accept…
web-challenge-local = This link only works on this computer. To play with others on your network, start the server with { $command }.
web-challenge-by = { $name } wants to play with you
web-challenge-not-now = Not now
web-challenge-accepted = This challenge has already been accepted
web-challenge-withdrawn = This challenge has been withdrawn
web-challenge-expired = This challenge has expired
web-challenge-watch = Watch the game
web-live-none = Nobody is playing right now.
web-live-over = Finished games
web-live-more = More
web-live-rated = rated
web-live-handicap = Levels { $level }
web-leaderboard-about = Players with an established rating, from rated games.
web-leaderboard-rank = Rank
web-leaderboard-player = Player
web-leaderboard-rating = Rating
web-leaderboard-games = Games
web-leaderboard-none = Nobody has played enough rated games yet.
web-player-kind-guest = Guest
web-player-kind-account = Member
web-player-kind-bot = Bot
web-player-kind-computer = Computer
web-player-kind-deleted = Deleted account
web-player-since = joined { $date }
web-player-counts = { $wins } won, { $draws } drawn, { $losses } lost
web-player-ratings = Ratings
web-player-history = Rated games
web-player-report = Report this player
web-player-reason-name = The name is offensive
web-player-reason-leaving = Abandons lost games
web-player-reason-cheating = Gets outside help in rated games
web-player-reason-other = Something else
web-player-send = Send
web-player-reported = Thank you, your report has been sent.
web-account-about = You can play everything except rated games without an account. An account keeps your games and your name.
web-account-sign-in = Sign in
web-account-sign-up = Create an account
web-account-sign-recover = I forgot my password
web-account-sign-out = Sign out
web-account-name = Name
web-account-shown-name = Display name
web-account-password = Password
web-account-old-password = Current password
web-account-new-password = New password
web-account-password-about = At least 8 characters; several words work best.
web-account-code = Recovery code
web-account-codes = Your recovery codes
web-account-codes-about = They are shown only once. Keep them safe: each one lets you back in once if you forget your password.
web-account-signed-in = You’re signed in as { $name }.
web-account-guest = You’re playing as { $name }, without an account.
web-account-profile = Profile
web-account-save = Save
web-account-saved = Saved.
web-account-settings-taken = Your account’s settings are now in use here.
web-account-sessions = Where you’re signed in
web-account-this-one = this device
web-account-tokens = Access tokens for your programs
web-account-tokens-about = With a token, your program can play under your name.
web-account-token-name = What the token is for
web-account-token-new = Create a token
web-account-token-once = Your new token, shown only once:
web-account-export = Download all my data
web-account-delete = Delete the account
web-account-delete-about = This cannot be undone. Your name disappears from all games.
web-page-learn = Learn
web-page-puzzles = Puzzles
web-page-puzzle = Puzzle
web-page-analysis = Analysis board
web-page-drill = Spotting drill
web-page-fill = Fill the board
web-page-atlas = Atlas
web-analysis-working = Calculating…
web-analysis-ended = QUARTO! This turn wins.
web-analysis-full = The board is full: there is nothing left to play.
web-analysis-place = For the player to place: { $value }
web-analysis-give = For the player to give: { $value }
web-analysis-choose-first = Choose a { piece-one } first.
web-analysis-mode = Mode
web-analysis-mode-set-up = Set up
web-analysis-mode-play = Try out turns
web-analysis-clear = Clear the board
web-analysis-to-hand = Put in hand
web-analysis-empty-hand = Put back
web-analysis-set-up-about = Choose a { piece-one }, then a square or the hand, or drag it. Tap a { piece-one } on the board to remove it.
web-analysis-play-about = Every square and { piece-one } shows where it leads with perfect play, and in how many placements.
web-analysis-legend = Legend
web-analysis-gifts = After placing on
web-analysis-gifts-about = Choose a square to see what giving each { piece-one } next would be worth.
web-analysis-wins-there = { $square } wins immediately.
web-analysis-standing = Already on the board; it no longer counts
web-analysis-best = Best turns
web-analysis-notation = Position (notation)
web-analysis-show = Show
web-analysis-wrong = Enter the four rows and the { piece-one } in hand, for example .4f./c3.0/78../9b.. a; use each { piece-one } at most once.
web-analysis-to-act = Player to move
web-review-ready = The review is ready. Use the arrow keys to step through it.
web-review-start = Step through the game: every decision shows what it was worth, and what would have been better.
web-review-working = Analysing every decision…
web-review-lead = Paste a game record or drop a .qgn file here to see what every decision was worth and where the game turned.
web-review-given = Given
web-review-steps = Steps
web-review-value-for = For { $name }
web-review-to-turning-point = Go to the turning point
web-review-go-on = Continue from here
web-review-play-from = Play from here
web-review-analyse = Analyse
web-review-to-game = Back to the game
web-review-record = Record of a game
web-review-look = Review
web-review-file = Choose a file
web-learn-title = Learn the game in ten minutes
web-learn-lead = Short interactive lessons, one rule at a time.
web-learn-done = done
web-learn-more = What next?
web-learn-more-puzzles = A daily puzzle for everyone, and many more by theme.
web-learn-more-drill = Spot a quarto before anyone else does.
web-learn-more-fill = The puzzle the game grew out of.
web-learn-more-atlas = Who wins with perfect play, for every set of rules.
web-learn-gallery = The thirty patterns
web-learn-gallery-about = Four { piece-many } that share a trait on the squares of a pattern make a quarto. Each level adds to the one before.
web-learn-next = Next: { $title }
web-learn-again = Again
web-learn-play = Play a game
web-learn-step = Step { $number } of { $count }
web-learn-turn-title = Give and place
web-learn-turn-about = You never choose the { piece-one } you place.
web-learn-turn-text = The first player gives a { piece-one }. From then on a turn has two parts: place the { piece-one } you were given on any empty square, then give your opponent one of the remaining { piece-many }.
web-learn-turn-1 = Give your opponent any { piece-one }.
web-learn-turn-2 = Now you’ve been given one: place it on any empty square.
web-learn-turn-3 = And give the next { piece-one }.
web-learn-turn-refused = There’s nothing to call yet. Finish your turn first.
web-learn-turn-done = That’s a complete turn. Play goes back and forth like this.
web-learn-call-title = QUARTO!
web-learn-call-about = Four in a line that share a trait win, if you call them.
web-learn-call-text = Rows, columns and diagonals count. It does not matter who placed the other three. But a quarto wins only when it is called: press the red button and select the four squares.
web-learn-call-1 = Three in row 2 share something with your { piece-one }. Make it four.
web-learn-call-2 = Now call it: press QUARTO! and select the four squares.
web-learn-call-refused = Not quite: fill the gap in row 2, then select its four squares.
web-learn-call-done = QUARTO! You win.
web-learn-safe-title = A safe gift
web-learn-safe-about = The { piece-one } you give may be the one that beats you.
web-learn-safe-text = Before you give, check what your opponent could do with it. Much of the game is finding a { piece-one } that completes nothing.
web-learn-safe-1 = Give a { piece-one } your opponent can’t make a quarto with.
web-learn-safe-refused = That one fits on d2: what do the three in row 2 share?
web-learn-safe-done = Safe: this { piece-one } can’t complete row 2.
web-learn-caught-title = Caught!
web-learn-caught-about = If your opponent misses a quarto, you may call it.
web-learn-caught-text = Your opponent has just completed a quarto and given you a { piece-one } without a word. Before you place it, you may call what they missed: then you win.
web-learn-caught-1 = Don’t place yet: call the quarto your opponent missed.
web-learn-caught-refused = Look along row 2, and call before you place.
web-learn-caught-done = Caught! You win with your opponent’s quarto.
web-learn-lapse-title = Too late
web-learn-lapse-about = A quarto that nobody calls loses its value.
web-learn-lapse-text = There is a quarto on the board again. But if you place your { piece-one } without calling it, it no longer counts for anyone, no matter who notices it later.
web-learn-lapse-1 = Pretend you haven’t seen it: place your { piece-one }.
web-learn-lapse-2 = Now try to call row 2.
web-learn-lapse-3 = Refused: it has lost its value. Your turn continues, so give a { piece-one }.
web-learn-lapse-refused = That’s not the task here: read the sentence above the board.
web-learn-lapse-done = So keep your eyes open: after the next placement it is gone.
web-learn-levels-title = Level 2: small squares
web-learn-levels-about = Each of the four levels adds patterns.
web-learn-levels-text = From level 2 on, four { piece-many } in a small square count too; level 3 adds larger squares, level 4 tilted ones. The gallery shows them all.
web-learn-levels-1 = Complete a small square with your { piece-one }.
web-learn-levels-2 = Call QUARTO! and select the four corners.
web-learn-levels-refused = Three { piece-many } in the middle make a corner: which square is missing?
web-learn-levels-done = QUARTO! A small square wins as well.
web-learn-handicap-title = Handicap
web-learn-handicap-about = Each player can have a level of their own.
web-learn-handicap-text = You play at level 2, your opponent at level 1. You may call small squares; your opponent may not, even after completing one.
web-learn-handicap-1 = Your opponent has just completed something that only you can call. Call it.
web-learn-handicap-refused = Look for the small square in the middle, and call before you place.
web-learn-handicap-done = You win: what counts is the caller’s level, no matter who completed the square.
web-learn-traits-title = Fewer traits
web-learn-traits-about = Beginners can start with one, two or three traits.
web-learn-traits-text = In this game only the first two traits count. Anything else the { piece-many } share does not make a quarto.
web-learn-traits-1 = Two lines have three { piece-many }. Complete the one that counts.
web-learn-traits-2 = Call QUARTO! and select it.
web-learn-traits-refused = What those { piece-many } share does not count in this game.
web-learn-traits-done = Right. Add a trait whenever you feel ready.
web-puzzles-daily = Puzzle of the day
web-puzzles-solved-today = Solved. The next one comes at midnight (UTC).
web-puzzles-look-again = View it again
web-puzzles-solve = Solve it
web-puzzles-yours = So far
web-puzzles-days = Days in a row
web-puzzles-streak = Puzzles in a row
web-puzzles-longest = Longest streak
web-puzzles-first-try = On the first try
web-puzzles-kept = Kept in this browser only.
web-puzzles-train = More puzzles
web-puzzles-train-about = They start easy and adapt to how you do.
web-puzzles-any-level = any level
web-puzzles-mixed = A bit of everything
web-puzzles-mixed-about = You won’t know in advance what to look for.
web-puzzles-theme-win = Win
web-puzzles-about-win = Find the only turn that wins.
web-puzzles-about-safe-piece = Every { piece-one } but one gives something away.
web-puzzles-about-only-square = The { piece-one } is chosen; where does it belong?
web-puzzles-about-refutation = Your opponent made a mistake. Show why.
web-puzzles-about-save-draw = Everything else loses.
web-puzzles-give-too = Now give a { piece-one }, or call the quarto.
web-puzzles-no-quarto-there = This placement doesn’t make a quarto.
web-puzzles-next = Next puzzle
web-puzzles-reveal = Show the solution
web-puzzles-why = Why
web-drill-right = Correct!
web-drill-missed = There was a quarto.
web-drill-wrong = These four share nothing that counts.
web-drill-late = Time is up.
web-drill-question = Is there a quarto? Select its four squares.
web-drill-there-was-none = There is no quarto on this board.
web-drill-none = No quarto
web-drill-next = Next board
web-drill-finish = See the result
web-drill-board = Board { $number } of { $count }
web-drill-counts = New: { $kind }
web-drill-so-far = { $right } of { $number } correct
web-drill-keys = Keys: arrows and space to select, N for no quarto.
web-drill-result = { $right } of { $number } correct
web-drill-kind = Pattern
web-drill-found = Found
web-drill-time = Time
web-drill-again = Again
web-drill-choose = Change settings
web-drill-lead = Twelve boards: point out a quarto, or say there isn’t one. It gets harder as you improve.
web-drill-begin-with = Start with
web-drill-limit = Time per board
web-drill-no-limit = as long as you like
web-drill-begin = Start
web-fill-about = All sixteen { piece-many } are yours: place them in any order and take them back as you like. Quartos are highlighted as they form.
web-fill-task-none = Fill the board without a single quarto.
web-fill-task-most = Fill the board with as many quartos as possible: { $number }.
web-fill-solved = Solved! All sixteen { piece-many } are in place.
web-fill-full = The board is full.
web-fill-now =
    { $number ->
        [one] Full, with { $number } quarto. Take a { piece-one } back.
       *[other] Full, with { $number } quartos. Take a { piece-one } back.
    }
web-fill-none-wanted = on the board; goal: { $number }
web-fill-most-wanted = of { $number } quartos
web-fill-unknown = It would take too long to work out whether this can still be done.
web-fill-possible = It can still be done.
web-fill-best-none = No longer possible: there will be at least { $number }.
web-fill-best-most = No longer possible: at most { $number } from here.
web-fill-take-back = Take back a { piece-one } from one of these squares: { $squares }
web-fill-put = Try { piece-the } on { $square }.
web-fill-quartos = Quartos
web-fill-change = Change goal or rules
web-fill-goal = Goal
web-fill-goal-none = no quartos at all
web-fill-goal-most = as many as possible
web-atlas-lead = The game is solved: this is how it ends from the empty board with perfect play, for every pair of levels and any number of traits.
web-atlas-draw = Draw
web-atlas-first = First player wins
web-atlas-second = Second player wins
web-atlas-how-many = How many traits count?
web-atlas-caption = The first player gives the first piece. Select a cell to find out more.
web-atlas-first-level = First: level { $level }
web-atlas-second-level = Second: level { $level }
web-atlas-unknown = unknown
web-atlas-about = The numbers show how many placements the winner needs when both sides play perfectly: the winner as fast as possible, the loser holding out as long as possible.
web-analysis-opponent = Opponent

## The command line

cli-beside = Beside the board
cli-hand = In hand
cli-position = Position
cli-to-place = { $name } now places this { piece-one }, then gives { $other } one.
cli-to-give = { $name } now gives { $other } a { piece-one }.
cli-alignment = Alignment on { $squares }: { $values }
cli-begins = { $name } starts by giving a { piece-one }.
cli-begins-by-lot = { $name } won the coin toss and starts by giving a { piece-one }.
cli-turn = turn { $turn }
cli-in-tags = tags
cli-perft-total = sequences of length { $depth }
cli-perft-seconds = seconds
cli-solve-turn = Turn
cli-solve-value = Value
cli-solve-line = line { $line }
cli-atlas-corner = first \ second
cli-atlas-legend = Rows: level of the first player (who gives first); columns: level of the second. 1-0: the first player wins, 0-1: the second, 1/2-1/2: draw.
cli-atlas-brackets = In brackets: the number of placements.
cli-atlas-head-level = Level
cli-atlas-head-traits = Traits
cli-atlas-head-result = Result
cli-atlas-head-distance = Placements
cli-atlas-head-nodes = Positions visited
cli-atlas-head-seconds = Seconds
cli-atlas-differs = found { $found }, but the shipped atlas says { $shipped }
cli-atlas-unknown = not in the shipped atlas
cli-atlas-damaged = the atlas { $path } is damaged ({ $why }): reinstall fourfold
cli-atlas-resumed =
    { $number ->
        [one] Resuming after { $number } finished row in { $path }.
       *[other] Resuming after { $number } finished rows in { $path }.
    }
cli-atlas-no-state = { $path } contains no finished rows of the atlas (line { $line }): choose another file, or delete it
cli-book-level = Level
cli-book-traits = Traits
cli-book-placed = Placed
cli-book-entries = Entries
cli-book-bytes = Bytes
cli-book-differs = { $level }: the book and the search disagree at { $position }
cli-book-verified = { $level }: { $number } checked against the search, { $wrong } wrong
cli-book-unused = the opening book { $name } is not used: { $why }
cli-bench-level = Level
cli-bench-placed = Placed
cli-bench-asked = Query
cli-bench-number = Number
cli-bench-nodes = Visited
cli-bench-faster = Faster
cli-bench-value = value
cli-bench-distance = distance
cli-bench-book = with book
cli-bench-columns = Average and p99 in milliseconds; positions visited, on average and in millions per second. Faster: speed-up over plain minimax, timed in the same run.
cli-bench-empty =
    { $number ->
        [one] Level { $level }, empty board: { $seconds } s, { $nodes } positions, { $number } thread
       *[other] Level { $level }, empty board: { $seconds } s, { $nodes } positions, { $number } threads
    }
cli-replay-first = First player
cli-replay-second = Second player
cli-replay-result = Result
cli-replay-turns = Turns
cli-replay-reason = Reason
# Last line of `fourfold replay`: how many games, and how many of the files are invalid
cli-replay-broken = { unit-game }, { $broken } invalid
cli-review-turn = Turn
cli-review-player = Player
cli-review-played = Played
cli-review-value = Value
cli-review-mark = Mark
cli-review-best = Better
cli-review-exclude = --json and --html cannot be used together
cli-review-written = Review written to { $path }.
cli-opponents-how = Choose one: fourfold play --opponent { $name }
cli-opponents-overlooked = How often each kind of pattern was missed, as a percentage of { $number } games.
cli-opponents-head-opponent = Opponent
cli-opponents-head-level = Level
cli-opponents-head-games = Games
cli-opponents-head-score = Score
cli-opponents-head-seat = Seat
cli-opponents-head-start = Value
cli-opponents-head-won = Won
cli-opponents-head-drawn = Drawn
cli-opponents-head-lost = Lost
cli-opponents-legend = Elo: the average opponent has { $average }. ±: half the width of a 95% interval, from resampled games. Score in per cent.
cli-opponents-held = The perfect opponent threw away { $lost } of { $number } games.
cli-opponents-playing = Playing
cli-opponents-resumed =
    { $number ->
        [one] Resuming after { $number } finished game in { $path }.
       *[other] Resuming after { $number } finished games in { $path }.
    }
cli-opponents-no-state = { $path } contains no calibration games (line { $line }): choose another file, or delete it
cli-hint-over = the game is over: a hint needs a game in progress; --at N goes back to just after turn N
cli-hint-rules = { $path } already specifies the rules: omit { $name }
cli-hint-danger = Would win now
cli-hint-danger-none = Nothing would win now.
cli-drill-how = Type the four squares of one quarto (a1 b2 c3 d4), a digit for a row, a letter for a column, - for none; type quit to stop.
cli-drill-ready = Ready? Press Enter to start the clock.
cli-drill-question = Is there a quarto, and where?
cli-drill-none = n no none
cli-drill-step = { $kinds }, grade { $grade }
cli-drill-right = Correct, in { $time }.
cli-drill-missed = There was a quarto.
cli-drill-wrong = That isn’t a quarto.
cli-drill-late = Time is up.
cli-drill-was-none = There was no quarto on this board.
cli-drill-on = Next: { $step }.
cli-drill-back = One step back: { $step }.
cli-drill-next = Press Enter to continue.
cli-drill-unread = { $text } is not an answer: type four different squares, the digit of a row, the letter of a column, or -
cli-drill-not-in-level = level { $level } has no { $kinds }
cli-drill-nothing = No answers given.
cli-drill-no-quarto = no quarto
cli-drill-total = total
cli-drill-head-kind = Pattern
cli-drill-head-asked = Boards
cli-drill-head-right = Correct
cli-drill-head-missed = Missed
cli-drill-head-wrong = Wrong
cli-drill-head-late = Late
cli-drill-head-seconds = Time (median)
cli-drill-weakest = You miss { $kinds } most often.
cli-drill-flawless = All correct: well spotted!
cli-drill-false = You spot every quarto, and some that aren’t there: look twice.
cli-drill-train = Practise next
cli-fill-goal-none = Fill the board without a single quarto
cli-fill-goal-most = Fill the board with as many quartos as possible
cli-fill-welcome = Type a square and a { piece-one }, such as c2 7, and press Enter; type help for the rest.
cli-fill-solved = Solved: well done!
cli-fill-alignments =
    { $number ->
        [one] { $number } quarto on the board.
       *[other] { $number } quartos on the board.
    }
cli-fill-possible-none = It can still be filled without a quarto.
cli-fill-possible-most = The maximum of { $number } quartos is still within reach.
cli-fill-lost-none = It can no longer be filled without a quarto: there will be at least { $number }.
cli-fill-lost-most =
    { $number ->
        [one] From here there can be { $number } quarto at most.
       *[other] From here there can be { $number } quartos at most.
    }
cli-fill-target-none = A solution has none.
cli-fill-target-most = A solution has { $number }.
cli-fill-take-back =
    { $number ->
        [one] It is possible again without the { piece-one } on { $squares }.
       *[other] Taking back any one of these makes it possible again: { $squares }.
    }
cli-fill-again = Ask again to see a placement.
cli-fill-place = For example, { piece-the } on { $square }.
cli-fill-unread = { $text } is not a command here. Type, for example, c2 7, remove c2 or hint; type help for more.
cli-fill-no-piece = there is no { piece-one } on { $square }
cli-fill-go-on = To continue
cli-fill-exclude = use only one of --check, --hint and --solve; --check brings its own board
cli-fill-help-place = place a { piece-one }: its digit or four letters
cli-fill-help-remove = take a { piece-one } from the board
cli-fill-help-undo = take back the last change
cli-fill-help-check = list the quartos, and what can still be reached
cli-fill-help-hint = is it still possible? again: a placement that keeps it possible
cli-fill-help-solve = show a solution from here
cli-fill-help-board = show the board again
cli-fill-help-quit = leave, showing how to continue
cli-puzzle-welcome = Type your turn and press Enter; hint helps, skip shows the solution, quit leaves, help explains more.
cli-puzzle-prompt = Your turn
cli-puzzle-gift =
    { $edition ->
        [mushrooms] And which mushroom do you give?
       *[classic] And which piece do you give?
    }
cli-puzzle-next = Enter for the next one, quit to leave
cli-puzzle-again = Try again, or type skip.
cli-puzzle-unread = { $text } is not an answer. Type, for example, { $examples }; type help for more.
cli-puzzle-help-turn = place on c2 and give piece 5
cli-puzzle-help-place = place on c2; enough when only the square is asked for
cli-puzzle-help-give = give piece 5
cli-puzzle-help-hint = a hint; again for more
cli-puzzle-help-skip = show the solution and move on
cli-puzzle-theme = { $option }: unknown value { $name }; choose one of { $names }
cli-puzzle-no-id = --id: there is no puzzle { $name }
cli-puzzle-none = no puzzle matches: try another level, theme or difficulty
cli-puzzle-difficulty = --difficulty: cannot read { $text }: expected two ratings, as in 1200-1500
cli-puzzle-date = --date: cannot read { $text }: expected a day, as in 2026-11-15
cli-error-exclude = { $name } and { $other } cannot be used together
cli-mine-mining = Looking for puzzles
cli-mine-grading = Grading
cli-mine-resumed =
    { $number ->
        [one] Resuming after { $number } finished step in { $path }.
       *[other] Resuming after { $number } finished steps in { $path }.
    }
cli-mine-no-state = { $path } contains no saved state of fourfold mine (line { $line }): choose another file, or delete it
cli-mine-no-puzzle = { $path }, line { $line }: not a puzzle: { $why }
cli-mine-found = { $number } of { $wanted } puzzles found in { $games } games
cli-mine-ungraded = --store needs graded puzzles: omit --no-grade
cli-mine-stopped = Stopped. Run the same command to continue from here.
cli-lot-fair-creator = The coin toss was fair: the creator goes first.
cli-lot-fair-joiner = The coin toss was fair: the player who joined goes first.
cli-lot-wrong-commitment = Not fair: the secret is not the one the server committed to.
cli-lot-wrong-first = Not fair: according to the secret and nonces, the other player goes first.
cli-lot-no-json = not JSON ({ $why })
cli-account-head-name = Name
cli-account-head-id = Player
cli-account-head-kind = Type
cli-account-head-since = Since
cli-account-head-games = Games
cli-account-head-reports = Reports
cli-account-head-blocked = Blocked
cli-account-reset = { $name } has been signed out everywhere. This recovery code can be used once to set a new password:
cli-account-renamed = { $name } is now called { $new }.
cli-account-blocked = { $name } has been blocked.
cli-account-unblocked = { $name } can sign in again.
cli-account-deleted = { $name } has been deleted.
cli-account-sure = Permanently delete { $name }? (yes/no)
cli-account-kept = { $name } was not deleted
cli-account-unknown = there is no account called { $name }
cli-db-unavailable = the database cannot be used: { $why }
cli-db-nothing = nothing found at { $path }
cli-db-exists = { $path } already exists: choose another name, or use --force
cli-db-unfit = { $path } is not a complete database of this program: { $why }
cli-db-running = a server is using this database: stop it first
cli-db-used = this database already contains players: --force replaces them
cli-db-no-tool = { $tool } is not installed: PostgreSQL’s own tools make and restore its backups (Debian: apt install postgresql-client)
cli-db-tool-failed = { $tool } failed: { $why }
cli-db-upgraded = The database is now at step { $step } (before: { $before }).
cli-db-up-to-date = The database is already up to date: step { $step }.
cli-db-copying = Copying
cli-db-checking = Replaying games
cli-db-backed-up = Backup saved to { $path } ({ $size } bytes).
cli-db-restored = The database has been restored from { $path }.
cli-db-checked = Games: { $games }, entries: { $entries }, accounts: { $accounts }.
cli-db-well = No problems found.
cli-db-faults =
    { $number ->
        [one] { $number } problem was found.
       *[other] { $number } problems were found.
    }
cli-bot-ready = { $name } is ready to play at { $server }.
cli-bot-unmarked = This account is not marked as a bot: turn that on in its settings.
cli-bot-started = { $game }: a game against { $name }
cli-bot-ended = { $game }: { $result }, { $reason }
cli-bot-refused = { $server } refused: { $why }
cli-bot-waiting = { $server } does not answer; trying again ({ $why })
cli-bot-no-token = a token is needed: --token, or FOURFOLD_TOKEN
cli-bot-no-address = --server: { $text } is not an address such as { $example }
cli-step-keys = Enter or space: next   b: back   q: quit
cli-error-players = --players names both players and picks at random who goes first: use either that, or --first and --second
cli-error-preset = --preset: unknown value { $name }; choose one of { $names }
cli-error-choice = unknown value { $name }; choose one of { $names }
cli-error-json-step = --json and --step cannot be used together
cli-error-goes-with = { $name } can only be used with { $other }
cli-error-unreadable = cannot read { $path }: { $why }
cli-error-one-game = { $path } contains { $number } games; to continue playing it must contain exactly one
cli-error-finished = the game in { $path } is over ({ $result }); review it with: fourfold replay --step
cli-error-opponent = --opponent: unknown value { $name }; choose one of { $names }
cli-error-two-people = against the computer, name one person at most, with --first or --second
cli-error-resume-setup = { $path } already defines the players and rules: --resume cannot be combined with those options
cli-error-exists = { $path } already exists: continue its game with --resume, or choose another name
cli-error-unwritable = cannot write { $path }: { $why }
cli-error-other-state = { $path } holds the work of another job: { $there } there, { $here } here. Choose another file, or delete it
cli-play-welcome = Type what you want to do and press Enter; type help for instructions.
cli-play-resumed = Continuing the game in { $path }.
cli-play-random = Random player
cli-play-kept = The game is saved in { $path }.
cli-play-saved = Saved in { $path }.
cli-play-bye = Goodbye.
cli-play-exists = { $path } already exists: choose another name
cli-play-save-where = Type a file name after save
cli-play-save-question = Save the game? File name, or Enter for no:
cli-play-undone = Taken back.
cli-play-undo-nothing = There is nothing to take back
cli-play-undo-clock = Nothing can be taken back while a clock is running
cli-play-draw-question = { $other }, do you agree to a draw? (yes/no)
cli-play-draw-declined = { $other } wants to play on.
cli-play-yes = y yes
cli-play-help-give = give a { piece-one }: its digit or four letters
cli-play-help-place = place the { piece-one } in hand on a square
cli-play-help-turn = place and give in one go
cli-play-help-call = call QUARTO! and show the four squares; also !a1b1c1d1
cli-play-help-pass = say nothing when all the { piece-many } have been placed
cli-play-help-undo = take back the last action
cli-play-help-hint = a hint; again, or with reason or turn, for more
cli-play-help-end = offer a draw; resign
cli-play-help-board = show the board again
cli-play-help-save = save the game, and keep saving it there from now on
cli-play-help-quit = leave
cli-play-unread = { $text } is not a command here. Type, for example, { $examples }; type help for more.
cli-play-call-how = A call names four different squares (R15), for example: quarto a1 b1 c1 d1
cli-error-whole = { $name }: cannot read { $text }: expected a whole number
cli-error-whole-from = { $name }: cannot read { $text }: expected a whole number of { $low } or more
cli-error-whole-between = { $name }: cannot read { $text }: expected a whole number from { $low } to { $high }
cli-error-depth = --depth { $depth }: the count might not fit in 64 bits; choose a smaller depth
cli-serve-at = Fourfold is running at { $address } (Ctrl+C to stop)
cli-serve-error-listen = cannot listen on { $address }: { $why }
cli-serve-error-database = the database cannot be used: { $why }
cli-serve-error-missing = { $name } is not installed: install fourfold[club]
cli-serve-error-start = the server could not start; its log above says why
cli-invalid-setting-range = { $name } must be from { $least } to { $most }, not { $value }
cli-invalid-setting-least = { $name } must be at least { $least }, not { $value }
cli-invalid-setting-choice = { $name } must be one of { $choices }, not { $value }
cli-invalid-setting-form = { $name } must look like { $form }, not { $value }
cli-invalid-setting-database = { $name } must be the path of a file or look like { $form }, not { $value }
cli-invalid-setting-network = { $name }: { $value } is neither an address nor a network
cli-invalid-setting-int = { $name } must be a whole number, not { $value }
cli-invalid-setting-float = { $name } must be a number, not { $value }
cli-invalid-setting-bool = { $name } must be yes or no, not { $value }
# Title of a table of `fourfold atlas`: levels and number of traits
cli-atlas-title = { $level }, { unit-trait }

## Added for the web app and the server

# The title of the page before its script runs: the name, and what one can do here
site-title = Fourfold · play Quarto!
# Describes the site, for search engines and for installing the app
site-about = Quarto! Sixteen pieces, four traits, one call.
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
