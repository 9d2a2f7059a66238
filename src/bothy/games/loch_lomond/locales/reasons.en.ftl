# What speaks for an answer or against it, for somebody who asks what to do

loch-lomond-because-saves = saves { $n ->
        [one] one point
       *[other] { $n } points
    } for sure
loch-lomond-because-costs = costs { $n ->
        [one] one point
       *[other] { $n } points
    } for sure
loch-lomond-because-unseen = replaces a card you cannot see: those cost { $mean } on average, this one { $worth }
loch-lomond-because-unseen-better = replaces a card you cannot see: those cost { $mean } on average, this one { $worth }
loch-lomond-because-known = all will know where it lies
loch-lomond-because-converts = converts your Priest: { $worth } instead of { $before }
loch-lomond-because-no-monster = leaves no Monster in your clan
loch-lomond-because-dear = costs { $worth }, more than any card you see in your clan ({ $most } at most)
loch-lomond-because-open-better = costs { $worth }, where an unseen card costs { $mean } on average
loch-lomond-because-open-worse = costs { $worth }, where an unseen card costs { $mean } on average
loch-lomond-because-draw = an unseen card costs { $n } on average, and you may play it away
loch-lomond-because-blind = { $n ->
        [one] one of your cards
       *[other] { $n } of your cards
    } you cannot see
loch-lomond-because-monster = a Monster is in your clan, of { $n } points in all
loch-lomond-because-free = { $n ->
        [one] one point
       *[other] { $n } points
    } and no Monster, while the smallest rival clan has { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
loch-lomond-because-guess = is a guess: { $n } of { $m } unseen cards are its twins
loch-lomond-because-wrong = you see that it is no twin
loch-lomond-because-sure-rival = you see that it is a twin, and { $seat } gets a card of yours for it
loch-lomond-because-sure-own = you see that it is a twin: one card of { $worth } less in your clan
loch-lomond-because-gift = hands { $rival_seat } a card of { $worth }
loch-lomond-because-gift-unseen = gives away a card you cannot see; those cost { $mean } on average
loch-lomond-because-look-new = shows you a card you have never looked at
loch-lomond-because-look-again = shows you again what you looked at { $laps ->
        [0] in this lap
        [one] one lap ago
       *[other] { $laps } laps ago
    }
loch-lomond-because-fewest = { $seat } has the fewest cards: { $n }
loch-lomond-because-leader = { $seat } is ahead in the game
loch-lomond-because-away = gives away a card that costs { $worth }; one you cannot see costs { $mean } on average
loch-lomond-because-away-unseen = gives away a card you cannot see: those cost { $mean } on average
loch-lomond-because-fetch = brings a card that costs { $worth }, where an unseen one costs { $mean } on average
loch-lomond-because-fetch-unseen = brings a card you cannot see: those cost { $mean } on average
