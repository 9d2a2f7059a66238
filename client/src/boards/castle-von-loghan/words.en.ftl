### The drawn board of Castle von Loghan in English.

loghan-board = The castle
loghan-plan = The plan of the castle: { $board }
loghan-ship = P.O.D. Ship · the Grounds
loghan-below = Under the castle
loghan-group = The group is here: { $place }
loghan-room = { $name }: { $clean ->
        [yes] clean
       *[no] { $colour ->
            [green] Green
            [blue] Blue
           *[red] Red
        }, open question mark
    }{ $tokens ->
        [0] { "" }
        [one] , { $tokens } Search token
       *[other] , { $tokens } Search tokens
    }{ $here ->
        [yes] , the group is here
       *[no] { "" }
    }{ $does ->
        [none] { "" }
       *[other] . { $does }
    }
loghan-door = { $kind ->
        [open] Door
        [locked] Locked door
       *[story] Story door
    } { $one } – { $other }
loghan-story-card = STORY { $number }
loghan-which = Which do you mean?

## Tabs

loghan-tab-story = The story
loghan-tab-items = Items
loghan-tab-votes = Proposals

## Head

loghan-round = Round { $round }
loghan-before = Before the first Round
loghan-phases = Phases of the Round
loghan-phase-move = Move
loghan-phase-event = Event
loghan-phase-alert = Alert
loghan-phase-combat = Combat
loghan-phase-reward = Reward
loghan-phase-refresh = Refresh
loghan-health = Health
loghan-clarity = Clarity

## The story and Exploration

loghan-cover = Story cover
loghan-exploration = Exploration
loghan-lurking = Lurking Enemies
loghan-lurk = { $colour }: { $count } lurking
loghan-chronicle = The story so far
loghan-chronicle-save = Keep it as a page
loghan-chronicle-of = Castle von Loghan: the story of { $names }
loghan-no-chapter = Nothing has been told yet.

## Moving

loghan-proposals = Proposals
loghan-leader-decides = If you differ, the Leader decides: { $name }
loghan-voted = { $count } of { $seats } have said
loghan-has-said = has said
loghan-is-thinking = is thinking
loghan-age = { $board ->
        [past] Past
        [anomaly] Anomaly
       *[future] Future
    }
loghan-timelines = Timelines

## Acting

loghan-actions = Actions
loghan-acts = { $name } acts
loghan-answers = Answers
loghan-energy = Energy
loghan-points = Reward Points

## Events

loghan-story-of = Story { $number } · { $board }
loghan-random = Random event · { $board }
loghan-back-hidden = What each choice brings is on the back, which nobody reads before all have chosen. Take your time: it goes on when everybody is ready.
loghan-decisions = Decision cards
loghan-decided = has decided
loghan-shown = shown
loghan-chaos = Chaos Character
loghan-outcome = What came of it
loghan-go-on = { $more ->
        [0] Go on
       *[other] Go on ({ $more } more)
    }
loghan-read-later = Read it later

## Rewards and Gob-Li

loghan-offered = Offered
loghan-nothing-offered = The next card has not been turned up yet.
loghan-reward-deck = { $count ->
        [one] Reward deck: { $count } card
       *[other] Reward deck: { $count } cards
    }
loghan-only-you = Only you know the cards that lie open here.
loghan-laid-aside = Laid aside until the deck is through
loghan-reward-order = Order of rewards
loghan-damage-tokens = Damage tokens on defeated Enemies
loghan-tokens-put = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
loghan-reward-points = { $count ->
        [one] { $count } Reward Point
       *[other] { $count } Reward Points
    }
loghan-bid = bids { $count }
loghan-give-to = Give it to { $name }
loghan-market = Gob-Li’s market
loghan-gobli-sells = “Finest goods of three centuries! Who pays most, pays best.”
loghan-gobli-buys = “And what have you brought me? I pay the full price.”
loghan-for-sale = on sale now
loghan-has-energy = { $count } Energy


## The end

loghan-ending = Ending
loghan-ended-at = Round { $round }, Health { $health }, Clarity { $clarity }
loghan-data = Data Points
loghan-trophies-of = Trophies, { $colour }
loghan-three-kinds = Three kinds of a colour
loghan-each-colour = Green, Blue and Red
loghan-data-treasures = Treasures that count
loghan-from-energy = Energy, { $energy } a point
loghan-spheres = { $disenchanted ->
        [0] { $spheres } Energy
       *[other] { $spheres } Energy, { $disenchanted } from treasures
    }
loghan-hidden = hidden until the end

## Legend

loghan-legend = Signs of the plan
loghan-legend-door = { $kind ->
        [open] open door
        [locked] locked door
       *[story] story door
    }
loghan-legend-room = { $colour ->
        [green] Green: little danger
        [blue] Blue: danger
       *[red] Red: great danger
    }
loghan-legend-clean = Clean Token
loghan-legend-tokens = Search tokens
