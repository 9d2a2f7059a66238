house-title = The door is never locked.
house-lead = Five monster games on one table in the hills. Send friends a link, or let the bots pull up a chair. No account, no fee, no fuss.
    .short = Five monster games. Friends by a link, bots at once, no account.
house-back = Come in, { $name }.
house-away = The server cannot be reached. This is what was known before.
house-waiting = { $count ->
        [0] Nobody waits for you, and the kettle is on.
        [one] One table waits for you, and the kettle is on.
       *[other] { $count } tables wait for you, and the kettle is on.
    }
nav-play = Play
nav-watch = Watch
nav-replays = Replays
nav-rules = Rules
nav-settings = Settings
nav-main = Main
nav-home = Bothy, home
tool-language = FR: passer en français
tool-theme = Light or dark
shelf = On the shelf
play-now = Play now
    .short = Play
play-now-first = { $game } with bots: your first move in ten seconds.
play-now-again = { $game } with bots, as last time.
puzzle-of-the-day = Puzzle of the day
learn-it = Learn it in a few minutes
aim-title = The aim
aim-shut = Let’s play
make-table = Make a table
make-table-of = Make a table of { $game } for friends
continue = Continue what you left
continue-act = Continue
continue-turn = Your move
continue-waiting = Waiting for others
open-tables = Open tables
open-tables-none = No table is open just now. Make one, and leave the door open.
open-tables-some = { $count ->
        [one] One table has a free chair.
       *[other] { $count } tables have a free chair.
    }
seats-taken = { $taken } of { $seats } seats taken
sit-down = Sit down
open-running = the game is on
watch = Watch
players = { $few ->
        [1] 1–{ $many } players
       *[other] { $few }–{ $many } players
    }
minutes = { $few }–{ $many } min
weight-light = light
weight-medium = medium
weight-weighty = weighty
footer-line = Leave the table as you found it, and shut the door against the sheep.
footer-fans = An unofficial work of fans.
who-are-you-now = You are { $name }: change your name
save = Save
cancel = Cancel
your-name = Your name
loading = A moment …
trouble = That does not work
trouble-offline = The server cannot be reached.
sorry-offline = The server cannot be reached.
trouble-home = Back to the house
to-tab = Play in a tab, without the server
lost = There is nothing here.
    .about = The path ends in the heather. The house is behind you.

lobby-table = { $name }’s table
lobby-seats = Seats
lobby-seats-about = Whoever opens the link sits down; bots take what is left.
lobby-you = you
lobby-bot = bot
lobby-free = Free chair
lobby-free-about = A bot sits down if nobody comes
lobby-here = At the table
lobby-away = Not here at the moment
lobby-remove = Remove
lobby-leave = Get up
lobby-bot-here = Bot at seat { $seat }
lobby-beside = Somebody beside me
lobby-master-slow = Here the rules run from their sources. A compiled install lets the Master think further in the same time.
lobby-options = Options
lobby-no-options = This game has no options.
lobby-seats-number = How many seats
lobby-invite = Invite
lobby-invite-about = Whoever opens the link sits down.
lobby-copy = Copy
lobby-copied = Copied
lobby-qr = The link as a QR code
lobby-clock = Clock
lobby-clock-about = When it runs out a bot moves for you; the chair stays yours.
lobby-who-watches = Who may watch
lobby-who-watches-about = Watchers see the open board; a hand only if all at the table let them in.
lobby-start = Start the game
lobby-public = Show it in the house
lobby-public-about = Anyone in the house may sit down.
lobby-you-sit = You sit here as
lobby-kept = kept for next time
lobby-your-colour = Your colour
lobby-colour = { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [purple] Purple
       *[orange] Orange
    }
lobby-colour-taken = { $colour }: { $name }
lobby-ready = I am ready
lobby-is-ready = Ready
you-object = you
lobby-waiting = Waiting for { $names }.
lobby-all-ready = Everybody is ready. { $name } starts the game.
lobby-all-ready-owner = Everybody is ready.
lobby-then = Then { $name } starts the game.
lobby-free-bots = { $count ->
        [one] The free chair goes to a bot.
       *[other] The free chairs go to bots.
    }
lobby-sit-here = Sit here
lobby-sit-at = Sit here: chair { $seat }
lobby-earlier = Move chair { $seat } up
invite-late = The game is on: whoever opens the link asks for a bot’s chair.
invite-knock = Whoever opens this address may knock.
invite-share = Share
invite-watch = A link to watch only
knock-asks = { $name } is at the door.
knock-let-in = Let in
knock-not = Not tonight
door-about = You found the door, but no chair here is yours yet.
door-over = The game at this table is over.
door-sit = Sit down, and say who you are
door-knock-title = Knock, and say who you are
door-knock = Knock
door-knocked = You have knocked.
door-hear-one = { $names } { $count ->
        [one] hears
       *[other] hear
    } it. One yes is enough: the game has not begun.
door-hear-all = { $names } { $count ->
        [one] hears it and has to say yes
       *[other] hear it and all have to say yes
    }: the game is on, and you would take a bot’s chair.
door-look = Look in at the window
    .about = The board, never a hand.
door-inside = Inside
door-new = New to { $game }?
door-yours = This is your table?
door-back = Bring back my place
rematch-asked = { $name } asks for a rematch.
rematch-asked-owner = The owner of the table asks for a rematch.
rematch-yours = You ask for a rematch.
rematch-about = Same people, same options. No clock runs before all have answered.
rematch-yes = I am in
rematch-no = Not tonight
rematch-now = Start without { $names }
rematch-back = Never mind
rematch-in = is in
rematch-out = not tonight
rematch-waits = is asked
rematch-bot = bot, always in
end-rematch-watch = Watch the next game
pace-relaxed = Relaxed
    .about = 5 minutes a move
pace-normal = Normal
    .about = 90 seconds a move
pace-blitz = Blitz
    .about = 20 seconds a move
pace-days = Days
    .about = 3 days a move
watching-blind = Anyone
watching-open = Hands, if all agree
watching-off = Nobody
bot-random = Random
bot-knack = Steady
bot-level = { $level ->
        [gentle] Gentle
        [easy] Gentle
        [steady] Steady
        [sharp] Sharp
        [hard] Sharp
       *[other] { $level }
    }
bot-temper = { $temper ->
        [honest] honest
        [sly] sly
        [careful] careful
        [bold] bold
        [silent] silent
       *[other] { $temper }
    }
bot-search = Master

table-waiting = Waiting for { $names }
table-why = Why?
table-choices = Your choices
table-log = Log
table-chat = Chat
table-chat-say = Say something
table-chat-about = { $name }: mute or send away
table-mute = Mute { $name }
table-unmute = Let { $name } speak again
table-send-away = Send away
table-send-away-sure = Send { $name } away for good? They come back neither to a chair nor to watch.
table-send = Send
table-undo = Take back
table-propose-undo = Ask to take back
table-advice = What would you do?
table-propose-advice = Ask that all may ask for advice
table-rules = Rules
table-menu = Table
table-pause = Pause
table-resume = Go on
table-leave = Leave the seat to a bot
table-return = Take the seat back
table-resign = Resign
table-end = Ask to end the game
table-paused = The table is paused.
table-bot-plays = A bot plays for you.
table-saved = Saved
table-saving = Saving …
table-reconnecting = Reconnecting …
table-answer-waits = Your answer is waiting: { $answer }
table-no-more = No more for this card
table-database = Waiting for the database …
table-asking = Those at the table are asked whether you may sit down …
table-proposal-undo = { $name } asks to take back the last answer.
table-proposal-end = { $name } asks to end the game here.
table-proposal-advice = { $name } asks that everybody may ask what to do. Then all are told what a search would answer, from what they see.
table-proposal-seat = { $name } asks to take the chair of { $chair }.
table-proposal-watch = { $name } asks to see all hands.
table-look = Ask to see all hands
table-agree = Agree
table-refuse = No
table-sure = This cannot be taken back. Do it?
table-yes = Do it
table-spectator = You are watching.
table-time = { $time } left
table-agenda = What comes next
table-curtain = Hand the device to { $name }
table-curtain-ready = I am { $name }
table-board = The table
table-board-plain = Plain board
table-board-drawn = Drawn board
end-title = The end
end-ended = Ended by agreement.
end-wins = { $names } wins.
end-you-win = You win!
end-shared = { $names } share the win.
end-nobody = Nobody wins.
end-rematch = Play again
end-replay = Watch it again
end-review = Look back
end-home = Home
end-seat = Seat
end-score = Score

replay-title = Replay
replay-moment = Moment { $number } of { $total }
replay-play = Play
replay-stop = Stop
replay-back = Step back
replay-on = Step on
replay-first = First
replay-last = Last
replay-from = Seen by
replay-all = All open
replay-download = Download the journal
replay-copy = Link to this moment

rules-title = Rules of { $game }
rules-search = Search the rules
rules-cards = What is in the box
rules-none = Nothing found.

settings-title = Settings
settings-language = Language
settings-theme = Look
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-none = None
settings-size = Text size
settings-bots = Bots think
settings-bots-instant = Not at all
settings-bots-brisk = Briskly
settings-bots-calm = Calmly
on = On
off = Off

shut = Close
table-absent = { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
table-showing = See what happens first …
table-not-asked = You are not asked now.
table-confirm = Do it?
table-end-sure = If all people at the table agree, the game ends here and nobody wins. Alone with bots, it ends at once.
table-resign-sure = A bot plays on in your seat, and you do not get it back.
table-drawers = Choices, log and chat
tab-choices = Choices
tab-log = Log
tab-chat = Chat
since-title = Since your last visit
since-mark = new since your last visit
since-more = { $count ->
        [one] One line more in the log, and then:
       *[other] { $count } lines more in the log, and then:
    }
since-shut = Go on
since-watch = Watch it on the board
rules-in-english = These rules have not been translated yet.
rules-contents = Contents
rules-all = All the rules
rules-back = Back to the question’s rule

settings-board = Boards
settings-board-drawn = Drawn
settings-board-plain = Plain
settings-speed = Animations run
settings-speed-slow = Slowly
settings-speed-usual = As drawn
settings-speed-fast = Fast
settings-motion-full = All
settings-motion-calm = Short
settings-colours = Colours of seats
settings-colours-usual = As drawn
settings-colours-clear = For every eye
settings-sound = Sound
    .about = Your turn, cards and dice, shouts, the last seconds. The table has a button for it, too.
settings-odds = Odds on the board
    .about = Where a game can tell them from what everybody knows.
settings-hints = Hints in a first game
    .about = The aim, and a word of advice the first time something is asked.
settings-confirm = Confirm every move
    .about = Except where the first to speak is heard.
settings-notices = Tell me when it is my turn
    .about = A notice of the browser, while the page is out of sight.
settings-notices-refused = The browser does not allow it; its own settings can change that.

pace-unhurried = Unhurried
    .about = No clock, but 8 seconds to shout
pace-none = None
    .about = No clock at all, shouts wait too
watching-late = This table is shown with a delay. It appears as soon as there is something to see …
continue-turns = { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
continue-play = Play
continue-open = Not begun yet
continue-with = with { $names }
watch-some = Public games you can look on, without seeing a hand.
watch-none = No public game is on just now.
replays-some = Finished games, to be seen again from any seat.
replays-none = What you finish is kept here.
replays-all = All { $count }
end-winner = wins
end-all-win = You all win!
end-all-lose = You all lose.

section-sector = Sectors of the loch
section-photo = Photos
section-camera = Cameras
section-card = Cards
section-city = Cities
section-monster = Monsters
section-turn = Turns
section-unit = Heroes and military
section-goody = Goodies
section-trap = Traps
section-room = Rooms
section-gnome = Gnomes
section-object = Objects
section-bonus = Bonus objects
section-combat = Combat cards
section-agent = Agents
section-place = Places
section-enemy = Enemies
section-boss = Bosses
section-event = Events
section-treasure = Treasures
fact-groups = groups
fact-photos = photos
fact-space = space
fact-copies = copies
fact-points = points
fact-value = value
fact-cost = cost
fact-move = move
fact-dice = dice
fact-capacity = bears
fact-razes = razes
fact-counters = counters
fact-turn = turn
fact-white = white
fact-bonus = bonus
fact-partners = partners
fact-reward = reward
fact-actions = actions
fact-carries = carries
fact-extra = extra
fact-colour = colour
fact-joker = joker
fact-priority = priority
fact-power = power
fact-clarity = clarity
fact-energy = energy
fact-health = health
fact-weakness = weakness
fact-loot = loot
fact-few = health, few
fact-many = health, many
fact-size = size
fact-hands = hands
fact-types = kind
fact-bonus-objects = bonus objects
word-green = green
word-red = red
word-blue = blue
word-yellow = yellow
word-purple = purple
word-violet = violet
word-orange = orange
word-shock = shock
word-ranged = ranged
word-melee = melee
word-large = large
word-small = small
word-medium = medium
settings-named = You are called { $name } now.
settings-app = Bothy as an app
    .about = The house is kept on this device, and opens without the server too. Your browser’s menu puts it among your apps.
    .unable = By plain http a browser keeps no app and takes no calls. The same house by https can do both.
    .install = Install
table-swap = Board and picture change places
keys-title = Keys
keys-answer = an answer of the list, in its order
keys-out = the way out: pass, done
keys-focus = to what may be touched, and touch it
keys-about = what the focused card, monster or room is
keys-undo = take back
keys-rules = the rules
keys-escape = put away what lies open
keys-keys = these keys

device-computer = Computer
device-phone = Phone
device-tablet = Tablet
me-title = My place
me-about = Your place lives in this browser. No account, no password.
me-settings = Settings
me-taken = Here is your place, on this device too.
me-offered = This browser has a place of its own. Take up the other one instead?
me-take = Take it up
me-locked = Your place is elsewhere.
me-locked-about = This browser no longer has the key of your place. A keepsake or a code from another device brings it back.
me-anew = Begin anew
me-tables = My tables
me-no-tables = No table waits for you.
me-over = over since { $day }
me-put-away = Put away
me-give-up = Give up
me-give-up-sure = Yes, give up
me-old = { $count ->
        [one] one old game
       *[other] { $count } old games
    }
me-results = My results
me-no-results = No game is over yet.
me-game = Game
me-played = played
me-won = won
me-fair = share, and a fair share
me-share = won { $share } %, a fair share is { $fair } %
me-friend = { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won by you
me-devices = Open on my phone
me-devices-about = Point the camera at the code. Name, chairs and games come along.
me-both = Both devices
me-move = Move it: old links end
me-show-code = Show the code
me-code = A code that opens your place on another device
me-code-left = left, good once
me-device = A device
me-this = this one
me-seen = seen { $day }
me-end = End
me-keep = Keep, or go
me-keepsake = Keepsake
me-keepsake-about = Brings all this back after a browser was cleared. Whoever has it has your place.
me-keepsake-copied = The keepsake is copied. Keep it where only you find it.
me-keepsake-failed = It could not be copied; save it as a file.
me-no-keepsake = There is no keepsake in that.
me-link = Copy link
me-file = Save file
me-back = Bring back my place
me-paste = A keepsake link
me-bring = Bring back
me-from-file = From a file
me-all = All that is mine
me-all-about = Games with their journals, results, devices, notices, settings.
me-save = Save a copy
me-forget = Forget me
me-forget-about = Links, results and notices end.
me-forget-sure = It cannot be taken back. In others’ games and chat you become “somebody”.
me-forget-ask = Forget …
me-forget-yes = Forget me
me-carried = A table from elsewhere
me-carried-about = Saved at a table, in a tab or on a server, or the journal of a game: it goes on here.
table-carry = Save the table as a file
    .about = To go on with it in another house: on a server, or in a tab
workshop-open = Open the workshop
