merlouf-view-board = Merlin’s house, the brotherhoods and what they carry
merlouf-view-house = Merlin’s house by night, cut open: attic, six rooms, prison
merlouf-view-attic = Attic
merlouf-view-close-up = { $room }, close up
merlouf-view-before = The room before
merlouf-view-after = The next room
merlouf-view-hiding = Hiding place, { $room }
merlouf-view-seen = { $count ->
        [one] seen by one
       *[other] seen by { $count }
    }
merlouf-view-objects = { $count ->
        [0] no objects
        [one] { $count } object
       *[other] { $count } objects
    }
merlouf-view-gnomes = { $count ->
        [0] no gnomes
        [one] { $count } gnome
       *[other] { $count } gnomes
    }
merlouf-view-round = Round
merlouf-view-phase-objects = Objects out
merlouf-view-phase-objectives = Objectives
merlouf-view-phase-goodies = Goodies
merlouf-view-phase-night = Night
merlouf-view-phase-deals = Deals
merlouf-view-phase-day = Merlin’s die
merlouf-view-phase-assessment = Score
merlouf-view-first = first
merlouf-view-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
merlouf-view-goodies-held = { $count ->
        [one] { $count } goodies card
       *[other] { $count } goodies cards
    }
merlouf-view-traps-held = { $count ->
        [one] { $count } trap card
       *[other] { $count } trap cards
    }
merlouf-view-deal-with = Talk with { $name }
merlouf-view-behind-bars = behind bars
merlouf-view-hidden-in = { $room }, hidden
merlouf-view-at-home = At home
merlouf-view-brotherhood = My brotherhood
merlouf-view-actions-left = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
merlouf-view-gnome-facts = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, carries { $carries }{ $extra ->
        [0] .
       *[other] { " " }+ { $extra }.
    }
merlouf-view-talent-wise = Looks at two objects first.
merlouf-view-talent-ball = Full, he stuffs in more.
merlouf-view-talent-magik = Merlin never sees him.
merlouf-view-objective = My objective
merlouf-view-card = card { $card }
merlouf-view-have = { $have } of { $count }
merlouf-view-now = If it ended now
merlouf-view-goodies = Goodies
merlouf-view-goody = Goodies card
merlouf-view-for-duels = for duels
merlouf-view-no-goodies = None in the drawer.
merlouf-view-traps = Trap cards
merlouf-view-trap = Trap card
merlouf-view-trap-facts = { $partners } partners, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each, { $objects ->
        [one] { $objects } bonus object
       *[other] { $objects } bonus objects
    }
merlouf-view-lying-out = Still lying out
merlouf-view-one-enchanted = One of every colour’s five is enchanted.
merlouf-view-unseen = You have not seen yet, { $colour }:
merlouf-view-die = Merlin’s die
merlouf-view-at-dawn = thrown at dawn
merlouf-view-last-dawn = Last dawn he looked into: { $room }. Who is hidden is safe, and he never sees Gnomagik.
merlouf-view-before-dawn = Who is not hidden where he looks goes to prison. He never sees Gnomagik.
merlouf-view-skip = Skip
merlouf-view-market = Everything changes hands face down. A claim is only words.
merlouf-view-time-left = until the bell
merlouf-view-no-offers = Nobody has offered anything yet. Psst …
merlouf-view-your-offer = Your offer
merlouf-view-to-you = to you
merlouf-view-to = to { $name }
merlouf-view-record = { $truths } true, { $lies ->
        [one] { $lies } lie
       *[other] { $lies } lies
    }
merlouf-view-no-record = no word tested yet
merlouf-view-gives = gives, face down
merlouf-view-wants = wants
merlouf-view-nothing = nothing
merlouf-view-for-you = For you:
merlouf-view-promise = { $true } if every word is true, { $false } if it hides a spell.
merlouf-view-promise-sure = { $points }, whatever was said.
merlouf-view-accept = Accept
merlouf-view-counter = Counter
merlouf-view-decline = Decline
merlouf-view-withdraw = Withdraw
merlouf-view-why-not = Why not accept?
merlouf-view-i-give = I give, face down
merlouf-view-i-want = I want
merlouf-view-name-it = Say what it is
merlouf-view-add-give = Give
merlouf-view-add-want = Want
merlouf-view-begin = To whom do you make an offer?
merlouf-view-settling = { $giver } and { $taker } settle a deal
merlouf-view-words = { $words ->
        [one] { $words } answer left
       *[other] { $words } answers left
    }
merlouf-view-done = Done:
merlouf-view-found-out = Words found out:
merlouf-view-contested = Two want the same
merlouf-view-against = against
merlouf-view-wants-it = wants it
merlouf-view-gets-it = has it!
merlouf-view-morning = The morning
merlouf-view-looks-into = Merlin looks into: { $room }
merlouf-view-nobody-caught = Nobody was caught.
merlouf-view-empty-pants = Nothing in the panties.
merlouf-view-super = Super objects
merlouf-view-stands-at = stands at { $score }
merlouf-view-go-on = Go on
merlouf-view-sheet = Round by round
merlouf-view-total = Score
merlouf-view-trap-plans = Traps for Merlin
merlouf-view-trap-waits = Waits for Merlin this morning: { $reward } points each
merlouf-view-trap-agreed = Agreed for the morning of the next round: { $reward } points each
merlouf-view-trap-planned = Planned, { $needed } partners needed: { $reward } points each
merlouf-view-trap-room = Meeting place: { $room }
merlouf-view-trap-where = Where do you meet?
merlouf-view-joker = joker
merlouf-view-to-share = to be shared
merlouf-view-tab-dawn = Dawn
merlouf-view-tab-things = Things
merlouf-view-tab-gnomes = Gnomes
merlouf-view-tab-traps = Traps
