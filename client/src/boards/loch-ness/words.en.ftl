ness-board = The loch
ness-track = Score track
ness-track-at = Small Nessie: { $clock } of { $end }
ness-track-label = Small Nessie is at { $clock } of { $end }. { $scores }
ness-end = end
ness-auction-mark = auction
ness-cameras = Your cameras
ness-cards = Your cards
ness-white-cards = The white cards
ness-laid = laid
ness-spent = spent
ness-beside = waiting
ness-places = Places by the loch
ness-photos = Photos
ness-photos-worth = three different { $set }, two { $pair }, one { $single }
ness-deck-of = Deck, { $count ->
        [one] { $count } photo
       *[other] { $count } photos
    }
ness-display-of = { $motif }, { $count } open
ness-head = head
ness-body = body
ness-tail = tail
ness-unknown = unseen
ness-will-swim = Nessie will swim
ness-skip = Skip
ness-your-move = Your move
ness-moves = At the move
ness-thinking = Thinking
ness-start = start player
ness-bot = bot
ness-away = away
ness-sector = Sector { $sector }
ness-photos-held = { $count ->
        [one] { $count } photo
       *[other] { $count } photos
    }
ness-points-held = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ness-camera-at = { $name }, { loch-ness-camera-name }, spot { $spot }{ $moved ->
        [yes] , has moved
       *[no] {""}
    }
ness-blocked = Spot { $spot } is blocked
ness-nessie-at = Nessie is at space { $space }
ness-laid-by = { $name } has laid { $card ->
        [hidden] a card face down
       *[other] the { $card }
    }
ness-third = Third card: { $card ->
        [hidden] face down
       *[other] { $card }
    }
ness-third-out = turned before: { $cards }
ness-free = free
ness-bid-ask = Touch the cards you bid
ness-does-bagpipes = Nessie one space on
ness-does-pub = the white camera
ness-does-photo-shop = your 3 counts { $points }
ness-does-castle = one more move
ness-does-distillery = a white card
ness-does-church = see one card
ness-does-hotel = cards back
ness-swims = { $least } to { $most } spaces
ness-odds-show = Show the odds
ness-odds-hide = Hide the odds
ness-tab-photos = Photos
ness-tab-places = Places
ness-wish = Spot { $spot }: which camera goes there?
