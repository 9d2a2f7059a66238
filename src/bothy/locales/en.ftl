### What all games share, in English.

## Seats

you = You
seat-number = Seat { $number }
somebody = Somebody
seat-name = { $seat }
seat-mark = { $number ->
        [0] ●
        [1] ■
        [2] ▲
        [3] ◆
        [4] ★
       *[other] ⬢
    }

## Why an answer cannot be taken

refusal-over = The game is over.
refusal-chance = Nobody is asked now: chance decides first.
refusal-not-asked = { $you ->
        [yes] You are not asked now.
       *[no] { $seat } is not asked now.
    }
refusal-answered = { $you ->
        [yes] You have answered already.
       *[no] { $seat } has answered already.
    }
refusal-not-speaking = { $you ->
        [yes] You have not spoken here.
       *[no] { $seat } has not spoken here.
    }
refusal-no-chance = Chance has nothing to decide now.
refusal-outcome = Chance cannot bring { $outcome } here.
refusal-not-offered = “{ $choice }” cannot be chosen now.
refusal-unknown = { $near ->
        [none] “{ $text }” is not understood. Type the key in front of a choice, or “help”.
       *[other] “{ $text }” is not understood. Did you mean “{ $near }”?
    }
refusal-undo = There is no way back to { $number }.

## Playing at a terminal

play-hint = Answer with the key in front of a choice. “?” shows the rule, “help” what else can be typed.
play-tip = A hint: { $hint }
play-help-answer = Answer with the key in front of a choice, with the words in brackets behind it, or with the last of them.
command-help = help
    .about = this list
command-board = board
    .about = show the board and the question again
command-log = log
    .about = show what has happened so far
command-rules = rules
    .about = list all rules by number; “? N12” shows one
command-undo = undo
    .about = take back your last answer, as long as nobody has answered or learned anything since
command-hint = hint
    .about = what a search would answer, and why
command-save = save
    .about = keep the game in a file from now on: save FILE
command-quit = quit
    .about = leave the table
command-rule =
    .about = the rule behind the question; “? N12” another rule, “? ” and a choice the rule behind that
play-advice = { $rank }. { $choice }
    .worth = { $rank }. { $choice } ({ $worth } % of the win, give or take { $margin })
play-option = { $name } ({ $value })
play-round = Round { $round }
play-next = Then: { $steps }
play-next-more = … { $count } more of these
play-no-number = There is no { $text } on this list.
ruling = Ruling { $number }
play-no-clause = { $text ->
        [none] No rule is written down for this question.
       *[other] There is no rule “{ $text }”. Try “?” alone, or a number like “? N12”.
    }
play-sure = “{ $choice }” cannot be taken back. Type it again, or “yes”, if you are sure.
play-think-again = Nothing has been done. Choose again.
play-hourglass = The hourglass is running: { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } left.
play-too-late = Too late: the hourglass has run out.
play-undone = You take back your last answer.
play-no-undo = There is nothing to take back: since your last answer somebody else has answered, or something has come to light.
play-save-where = Say where: save FILE
play-save-exists = There is a file { $file } already. Choose another name.
play-kept = The game is kept in { $file }.
play-resumed = The game goes on from { $file }.
play-torn = The last line of the journal was cut off in the middle and has been dropped.
play-aside = The whole of the old journal is kept in { $file }. The game goes on from here.
play-left = Goodbye! This game was not kept; with --journal FILE, or “save FILE”, you could go on later.
play-left-kept = Goodbye! Go on later with:
play-replay = Read it again with:
play-trouble = That does not work: { $error }
replay-unfinished = Here the journal ends, before the game does.

## The score sheet

sheet-title = The end
sheet-account = The points
sheet-rank = rank
sheet-seat = seat
sheet-score = score
sheet-wins = { $you ->
        [yes] You win!
       *[no] { $seat } wins.
    }
sheet-shared = { $names } and { $last } share the win.
sheet-tie = { $names } and { $last } tie at { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
sheet-tie-line = { $label }: { $figures }. { $left ->
        [1] That decides it.
       *[other] { $tied ->
            [yes] Still even.
           *[no] Still even among the first.
        }
    }
sheet-tie-shared = { $compared ->
        [0] No tie is broken here, so the win is shared.
       *[other] Nothing else breaks the tie, so the win is shared.
    }
sheet-all-win = You all win!
sheet-all-lose = You all lose.
sheet-nobody = Nobody wins.

## Looking back at a finished game

review-running = A review of a running game does not exist: play it to its end first.
review-title = Looking back at { $game }
review-about = Every moment was played on { $worlds ->
        [1] once
       *[other] { $worlds } times
    } by strong players, all cards open. Shade: give or take.
review-curve = Who was going to win
review-group = All together
review-turning = Turning points
review-no-turning = There was none: no single answer or outcome changed much.
review-said = { $seat }: { $words }
review-luck-and-play = Luck and play
review-sum = Start + luck + play = result
review-start = start
review-luck = luck
review-play = play
review-own = own play
review-others = play of others
review-result = result
review-answers = Answers
review-as-good = { $you ->
        [yes] As good as any, judged by what you saw: { $good } of { $all ->
            [1] 1 answer
           *[other] { $all } answers
        }.
       *[no] { $seat }: as good as any, judged by what could be seen from there: { $good } of { $all ->
            [1] 1 answer
           *[other] { $all } answers
        }.
    }
review-better = better: { $words }
review-progress = Playing on
review-stopped = Stopped: this is what has been reckoned so far.
review-nothing-yet = Stopped before there was anything to tell.
review-written = Written: { $file }

## What a table refuses

sorry-address = The house may not call this address. It must begin with https:// and lead to a public server.
sorry-mail-address = That is no address for mail.
sorry-not-here = This house does not do that.
sorry-zone = There is no such time zone.
sorry-asked = Those at the table are asked first whether you may sit down.
sorry-away = A bot plays this seat. Take it back first.
sorry-broken = Something is wrong with this table. It was not done.
sorry-busy = Too many games are being told again just now. Try again in a moment.
sorry-empty = There is nothing in it.
sorry-full = Every seat is taken.
sorry-gone = The connection was lost.
sorry-hello = The table did not learn who you are. Connect again.
sorry-link = This link opens nothing here any more. It may have been renewed.
sorry-muted = The owner of the table has muted you.
sorry-name-taken = Somebody here is called like that, or nearly.
sorry-no-bot = There is no such bot.
sorry-no-game = There is no such game here.
sorry-no-lesson = This game has no lesson yet.
sorry-no-puzzle = This game has no such puzzle.
sorry-no-language = There is no such language here.
sorry-no-moment = The game has no such moment.
sorry-no-seat = Nobody holds that seat.
sorry-no-table = There is no such table.
sorry-no-undo = That can be taken back only if all people at the table agree.
sorry-no-watching = This table lets nobody watch.
sorry-nobody = Nobody of that name watches here.
sorry-no-advice = Advice is given only once all people at the table have agreed to it.
sorry-advice-in-race = In a race that is on there is no advice.
sorry-knocked = You have asked already. Those at the table have still to answer.
sorry-crowded = Too many wait at the door. Come back when they have been answered.
sorry-not-over = The game is not over yet.
sorry-ended = This game was ended by agreement. Only one that was played to its end can be looked back at.
sorry-by-heart = This table trusts memory: what has been is shown again after the end.
sorry-not-owner = Only the owner of the table may do that.
sorry-not-known = It is not known whether it was done. Look before you try again.
sorry-not-saved = It could not be saved, so it was not done. Try again.
sorry-not-started = The game has not begun.
sorry-not-understood = That was not understood.
sorry-not-yours = That is not your seat.
sorry-older-rules = This game was played under older rules.
sorry-reviewing = A game is being looked back at for you already. Wait for it, or cancel it.
sorry-no-workshop = This house has no workshop.
sorry-unchanged = Before and after are the same. Change a cell or an option first.
sorry-options = That does not fit this game.
sorry-origin = This page may not ask that here.
sorry-over = The game is over.
sorry-paused = The table is paused.
sorry-private = This table is by link only.
sorry-proposed = Something else is being asked. Answer that first.
sorry-refused = Those at the table would rather play on without you.
sorry-removed = The owner of the table has sent you away.
sorry-resigned = You have given up this seat.
sorry-restart = The server is restarting. Your table is kept.
sorry-reused = That could not be told apart from something said before. Try again.
sorry-seated = You sit at this table already.
sorry-seen-a-hand = Who has seen a hand of this game sits in no other chair.
sorry-slow = The connection was too slow. Connect again.
sorry-stale = That question is no longer asked.
sorry-started = The game has begun already.
sorry-keepsake = This place has a key already. Bring it back by a keepsake or from another device.
sorry-too-many-keys = A place has at most 20 keys. End some first.
sorry-shared = Where people share a device they stay where they are.
sorry-colour-taken = Somebody plays in that colour.
sorry-taken = Somebody sits there.
sorry-told-once = It was done. Its secret is told only once.
sorry-too-big = That is too long.
sorry-too-fast = Not so fast.
sorry-too-many-sockets = There are too many connections from your address.
sorry-too-many-tables = You have made too many tables. Finish some first.
sorry-too-slow = That took too long to arrive.
sorry-unknown = That is not understood here.
log-undone = Something was taken back.
log-older-rules = Earlier moves were made under older rules and are not told again.
log-outdated = Told up to row { $number }: “{ $row }” does not fit the rules of today (version { $today }; played under { $rules }).
log-resumed-outdated = The rules have changed since (version { $today }; played under { $rules }): from row { $number } on, “{ $row }”, moves no longer fit. The game goes on from before it.

## Who comes and goes

log-sat-down = { $you ->
        [yes] You take the chair of { $before }.
       *[no] { $name } takes the chair of { $before }.
    }
log-left = { $before } leaves the table; { $name }, a bot, plays on.
log-removed = The owner takes the chair of { $before } away; { $name }, a bot, plays on.
log-renamed = { $you ->
        [yes] You are called { $name } now, no longer { $before }.
       *[no] { $before } is called { $name } now.
    }
log-away = { $you ->
        [yes] You let a bot play for you.
       *[no] { $seat } lets a bot play.
    }
log-slept = { $you ->
        [yes] Your time was up: a bot plays for you.
       *[no] The time of { $seat } was up: a bot plays.
    }
log-back = { $you ->
        [yes] You play again yourself.
       *[no] { $seat } plays again.
    }
log-resigned = { $you ->
        [yes] You have given up; a bot plays on.
       *[no] { $seat } gives up; a bot plays on.
    }
log-other-device = { $you ->
        [yes] Your chair was opened on another device.
       *[no] The chair of { $seat } was opened on another device.
    }
log-let-in = { $name } may see all hands: all at the table agree.
log-advice = Everybody may ask what to do: all at the table agree.

# A lesson

lesson-otherwise = You could; but it does not help here. Take it back and try again.
learn-step = Step { $number } of { $of }
learn-left = You can go on where you were:
learn-done = That is all you need. Now play your first game:

# A puzzle

puzzle-decimal = .
puzzle-heading = Puzzle { $number } of { $game }
puzzle-steady = One answer is best. A bot of middling strength finds it in { $often } of 100 tries.
puzzle-right = Right: “{ $choice }” is best.
puzzle-other = You could; but “{ $choice }” is better.
puzzle-worth = { $choice }: { $worth } % of the win
puzzle-margin = It is { $less } % of the win better than the next, give or take { $error }.
    .yours = Yours gives away { $less } % of the win, give or take { $error }.
puzzle-play-on = Type “yes” to play on from here against bots.
puzzle-left = It is there whenever you like:

## Notices, for people who are elsewhere

notice-turn = Your turn at { $game }
    .room = { $name }, it is your turn at { $game }.
notice-begun = { $game } has begun
    .room = { $name }, { $game } has begun.
notice-rematch = { $game } again?
    .room = { $name }, you are asked to play { $game } again.
notice-with = With { $names }.
notice-names = { $first } and { $last }
notice-trial = It works
    .text = This is how the house calls you.
notice-feed = My turns at Bothy
notice-confirm = Shall the house write to you?
    .text = Somebody, surely you, wishes to be told by mail when it is their turn in a Bothy. If that is so, follow the link. If not, do nothing: nothing more will come.
notice-mail-stop = No more mail:
