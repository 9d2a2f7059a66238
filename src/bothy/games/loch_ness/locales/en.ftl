### Loch Ness in English.

loch-ness-about = Guess where the monster will come up, and be there with your cameras.
loch-ness-how =
    In every round three cards are laid face down: their sum says how far Nessie swims.
    Put your cameras where she may come up. Those in her sector, between two rivers, score
    their number; those right beside her take photos, which pay at the end. When small
    Nessie has swum to the end of her track, the highest score wins.

## What can be agreed before the game

loch-ness-option-storm = Storm!
    .about = Auctions, paid in points, for a fourth camera worth 5.
    .value-off = fair weather
    .value-on = with auctions
loch-ness-option-room-service = Room service?
    .about = Cards stay spent once played, until all five are or the hotel brings them back.
    .value-off = cards return every round
    .value-on = cards stay spent, with the hotel
loch-ness-option-change-group = Change of group
    .about = Whether a camera that moves must go to another space’s group.
    .value-off = any other spot will do
    .value-on = only another group
loch-ness-option-pub-camera = White camera
    .about = Whether the camera from the pub may move later in the same round.
    .value-moves = it may move
    .value-stays = it stays where it was put
loch-ness-option-nessie-start = Nessie’s first space
    .about = Who puts Nessie into the loch.
    .value-chosen = the start player chooses
    .value-random = chance decides
loch-ness-option-equal-starts = Equal starts
    .about = Whether the game goes on until all have been start player equally often.
    .value-off = it ends at once
    .value-on = the lap is finished
loch-ness-option-album = Albums
    .about = Whether photos taken from the display can be looked up, or must be remembered.
    .value-open = open: all see what came from the display
    .value-closed = closed: only how many photos each has

## Steps: what comes next, and what is asked

loch-ness-first-start = A start player is drawn
loch-ness-set-up = The board is set up
loch-ness-release-nessie = { $you ->
        [yes] You put Nessie into the loch
       *[no] { $seat } puts Nessie into the loch
    }
    .ask = On which space does Nessie begin?
loch-ness-nessie-appears = Nessie appears somewhere
loch-ness-place-blocker = { $you ->
        [yes] You block a spot
       *[no] { $seat } blocks a spot
    }
    .ask = Which spot at the water do you block? Nobody can use it for the whole game.
loch-ness-turn-photo = A photo is turned up
loch-ness-first-round = The first round begins
loch-ness-later-round = A new round begins
loch-ness-draw-card = Cards are drawn by chance
loch-ness-place-camera = { $you ->
        [yes] You place a camera
       *[no] { $seat } places a camera
    }
    .ask = Which camera do you place? It scores its number whenever Nessie comes up in its sector.
loch-ness-place-at = { $you ->
        [yes] You choose a spot
       *[no] { $seat } chooses a spot
    }
    .ask = Where does { loch-ness-camera-name } go? { loch-ness-will-swim }
loch-ness-choose-action = { $you ->
        [yes] You choose an action
       *[no] { $seat } chooses an action
    }
    .ask = Where does your reporter go? The action is yours alone in this round.
loch-ness-pub = { $you ->
        [yes] You visit the pub
       *[no] { $seat } visits the pub
    }
    .ask = Where does the white camera go? It is yours for this round.
loch-ness-lay-cards = Cards are laid face down
    .ask = Which card do you lay? Nessie will swim as far as the three cards say together.
loch-ness-to-church = The church
loch-ness-church = { $you ->
        [yes] You go to church
       *[no] { $seat } goes to church
    }
    .ask = Which card do you look at?
loch-ness-look-at = Somebody looks at a card
loch-ness-look-at-third = Somebody looks at the third card
loch-ness-move-camera = { $you ->
        [yes] You must move a camera
       *[no] { $seat } must move a camera
    }
    .ask = Which camera do you move? One must move in every round.
loch-ness-move-again = { $you ->
        [yes] You may move another camera
       *[no] { $seat } may move another camera
    }
    .ask = Do you move another camera, one that is still face up?
loch-ness-move-to = { $you ->
        [yes] You choose a spot
       *[no] { $seat } chooses a spot
    }
    .ask = Where does { loch-ness-camera-name } go? { loch-ness-will-swim }
loch-ness-to-castle = The castle
loch-ness-castle = { $you ->
        [yes] You use the castle
       *[no] { $seat } uses the castle
    }
    .ask = Which camera does the castle move? It may also go to a spot behind.
loch-ness-castle-to = { $you ->
        [yes] You choose a spot
       *[no] { $seat } chooses a spot
    }
    .ask = Where does { loch-ness-camera-name } go, in front or behind?
loch-ness-turn-cards = The cards are turned up
loch-ness-turn-third = The third card is turned up
loch-ness-swim = Nessie swims
loch-ness-pipe-up = The bagpipes
loch-ness-bagpipes = { $you ->
        [yes] You play the bagpipes
       *[no] { $seat } plays the bagpipes
    }
    .ask = Do you lure Nessie one space further, to where your camera points?
loch-ness-score-sector = Nessie’s sector scores
loch-ness-hand-out-photos = Photos are taken
loch-ness-take-photos = { $you ->
        [yes] You take a photo
       *[no] { $seat } takes a photo
    }
    .ask = { $left ->
        [one] Which photo do you take?
       *[other] Which photo do you take? { $left } to take, one at a time.
    } At the end three different ones are worth 10, two 5, a single one 1.
loch-ness-draw-blind = A photo is drawn
loch-ness-cash-in = All photos are scored and shuffled
loch-ness-clean-up = Everything goes back
loch-ness-auction = An auction
loch-ness-sealed-bids = All bid in secret
    .ask = Which cards do you bid for your camera 5? The highest bid nobody shares wins, and is paid in points.
loch-ness-place-five = { $you ->
        [yes] You place your camera 5
       *[no] { $seat } places the camera 5
    }
    .ask = Where does your camera 5 go? It is yours for the rest of the game.
loch-ness-final-scoring = Final scoring

## Choices

loch-ness-pass = Pass
loch-ness-use = Yes
loch-ness-space = Space { $space }
loch-ness-spot = Spot { $spot }
loch-ness-camera = { $camera ->
        [white] The white camera
       *[other] Camera { $camera }
    }
loch-ness-card = Card { $card }
loch-ness-action-bagpipes = Bagpipes: lure Nessie one space on, to your camera
    .short = bagpipes
loch-ness-action-pub = Pub: place the white camera now, yours this round
    .short = pub
loch-ness-action-photo-shop = Photo shop: your camera 3 counts as 9
    .short = photo shop
loch-ness-action-castle = Castle: move one more camera last, even behind
    .short = castle
loch-ness-action-distillery = Distillery: lay a white card (0 1 2 3 4 5 7)
    .short = distillery
loch-ness-action-church = Church: look at a card somebody has laid
    .short = church
loch-ness-action-hotel = Hotel: take your spent cards back now
    .short = hotel
loch-ness-look = Look at the card of { $seat }
loch-ness-look-third = Look at the third card
loch-ness-photo = { $motif ->
        [head] The head
        [body] The body
       *[tail] The tail
    }, from the display
loch-ness-photo-blind = One from the deck, unseen
loch-ness-bid = { $cards ->
        [nothing] Bid nothing
       *[other] { $cards } = { $points } { $points ->
            [one] point
           *[other] points
        }
    }

## Names inside sentences

loch-ness-camera-name = { $camera ->
        [white] the white camera
       *[other] camera { $camera }
    }
loch-ness-motif-name = { $motif ->
        [head] a head
        [body] a body
       *[tail] a tail
    }
loch-ness-action-name = { $action ->
        [bagpipes] the bagpipes
        [pub] the pub
        [photo-shop] the photo shop
        [castle] the castle
        [distillery] the distillery
        [church] the church
       *[hotel] the hotel
    }
loch-ness-will-swim = { $card ->
        [none] Nessie will swim
       *[other] Your card is the { $card }: Nessie will swim
    } { $likely ->
        [sure] { $least ->
            [one] { $least } space
           *[other] { $least } spaces
        }.
        [none] { $least } to { $most ->
            [one] { $most } space
           *[other] { $most } spaces
        }.
       *[other] { $least } to { $most ->
            [one] { $most } space
           *[other] { $most } spaces
        }, most likely { $likely }.
    }
loch-ness-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What happens

loch-ness-starts = { $you ->
        [yes] You are the first start player.
       *[no] { $seat } is the first start player.
    }
loch-ness-releases = { $you ->
        [yes] You put Nessie into the loch at space { $space }.
       *[no] { $seat } puts Nessie into the loch at space { $space }.
    }
loch-ness-appears = Nessie comes up at space { $space }.
loch-ness-blocks = { $you ->
        [yes] You block { $spot }.
       *[no] { $seat } blocks { $spot }.
    }
loch-ness-shows = { $motif ->
        [head] A head is turned up beside the deck.
        [body] A body is turned up beside the deck.
       *[tail] A tail is turned up beside the deck.
    }
loch-ness-draws-card = { $you ->
        [yes] You draw the { $card } at random and lay it face down.
       *[no] { $seat } draws the { $card } at random and lays it face down.
    }
loch-ness-draws-card-unseen = { $seat } draws a card at random and lays it face down.
loch-ness-lays = { $you ->
        [yes] You lay the card { $card }.
       *[no] { $seat } lays the card { $card }.
    }
loch-ness-lays-unseen = { $seat } lays a card face down.
loch-ness-places = { $you ->
        [yes] You place { loch-ness-camera-name } at { $spot }.
       *[no] { $seat } places { loch-ness-camera-name } at { $spot }.
    }
loch-ness-moves = { $you ->
        [yes] You move { loch-ness-camera-name } from { $from } to { $spot }.
       *[no] { $seat } moves { loch-ness-camera-name } from { $from } to { $spot }.
    }
loch-ness-leaves-cameras = { $you ->
        [yes] You leave your other cameras where they are.
       *[no] { $seat } leaves the other cameras where they are.
    }
loch-ness-leaves-castle = { $you ->
        [yes] You move nothing from the castle.
       *[no] { $seat } moves nothing from the castle.
    }
loch-ness-goes-to = { $you ->
        [yes] Your reporter takes { loch-ness-action-name }.
       *[no] { $seat } takes { loch-ness-action-name }.
    }
loch-ness-distils = { $you ->
        [yes] You will lay a white card.
       *[no] { $seat } will lay a white card.
    }
loch-ness-rests = { $you ->
        [yes] You take your spent cards back to hand.
       *[no] { $seat } takes all spent cards back to hand.
    }
loch-ness-peeks = { $you ->
        [yes] You look at the card of { $owner_seat }: it is the { $card }.
       *[no] { $seat } looks at the card of { $owner_seat }: it is the { $card }.
    }
loch-ness-peeks-unseen = { $owner_you ->
        [yes] { $seat } looks at your card.
       *[no] { $seat } looks at the card of { $owner_seat }.
    }
loch-ness-peeks-third = { $you ->
        [yes] You look at the third card: it is the { $card }.
       *[no] { $seat } looks at the third card: it is the { $card }.
    }
loch-ness-peeks-third-unseen = { $seat } looks at the third card.
loch-ness-looks-at-none = { $you ->
        [yes] You leave the church without a look at any card.
       *[no] { $seat } leaves the church without a look at any card.
    }
loch-ness-turns-card = { $you ->
        [yes] Your card is the { $card }.
       *[no] { $seat } has laid the { $card }.
    }
loch-ness-turns-third = The third card is the { $card }.
loch-ness-reshuffles-third = The third cards are shuffled again.
loch-ness-swims = Nessie swims { $steps } { $steps ->
        [one] space
       *[other] spaces
    } and comes up at { $space }. Small Nessie is at { $clock }.
loch-ness-pipes = { $you ->
        [yes] You play the bagpipes
       *[no] { $seat } plays the bagpipes
    }, and Nessie swims on to { $space }.
loch-ness-keeps-quiet = { $you ->
        [yes] You do not play the bagpipes.
       *[no] { $seat } does not play the bagpipes.
    }
loch-ness-scores = { $you ->
        [yes] Your cameras in Nessie’s sector score { loch-ness-points }: { $sum }.
       *[no] { $seat } scores { loch-ness-points } with the cameras in Nessie’s sector: { $sum }.
    }
loch-ness-nobody-scores = Nobody has a camera in Nessie’s sector: no points.
loch-ness-snaps = { $you ->
        [yes] You have
       *[no] { $seat } has
    } Nessie right before the lens: { $photos } { $photos ->
        [one] photo
       *[other] photos
    }.
loch-ness-takes = { $you ->
        [yes] You take { loch-ness-motif-name } from the display.
       *[no] { $seat } takes { loch-ness-motif-name } from the display.
    }
loch-ness-draws = { $you ->
        [yes] You draw from the deck: { loch-ness-motif-name }.
       *[no] { $seat } draws from the deck: { loch-ness-motif-name }.
    }
loch-ness-draws-blind = { $seat } draws a photo from the deck.
loch-ness-reshuffles = The deck is empty: all photos have been scored and are shuffled into a new one.
loch-ness-photo-points = { $you ->
        [yes] Your photos are worth { loch-ness-points }.
       *[no] { $seat } gets { loch-ness-points } for photos.
    }
loch-ness-refreshes = { $you ->
        [yes] You have played all five cards and take them back to hand.
       *[no] { $seat } has played all five cards and takes them back to hand.
    }
loch-ness-bids = { $you ->
        [yes] You bid { $points }.
       *[no] { $seat } bids { $points }.
    }
loch-ness-no-winner = No bid stands alone: nobody wins the auction.
loch-ness-wins-auction = { $you ->
        [yes] You win the auction and pay { loch-ness-points }.
       *[no] { $seat } wins the auction and pays { loch-ness-points }.
    }
loch-ness-ends = Small Nessie has reached the end of the track. The game is over after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }.

## Why not

loch-ness-why-a-spot = A spot for the camera is asked for, like “spot 3a”, not “{ $choice }”.
loch-ness-why-taken = Something stands on { $spot } already.
loch-ness-why-behind = { $spot } lies behind. Only the castle can put a camera there.
loch-ness-why-same-group = { $spot } is in the group the camera stands in. This table has agreed that it must change.
loch-ness-why-a-camera = One of your cameras is asked for, like “camera 7”, not “{ $choice }”.
loch-ness-why-placed = “{ $choice }” is on the board already.
loch-ness-why-not-to-place = { $camera ->
        [white] The white camera is not yours to place.
       *[other] Camera { $camera } is not yours to place.
    }
loch-ness-why-beside = { $camera ->
        [white] The white camera is not yours in this round.
       *[other] Camera { $camera } is not on the board.
    }
loch-ness-why-moved = { $camera ->
        [white] The white camera has moved in this round already.
       *[other] Camera { $camera } has moved in this round already.
    }
loch-ness-why-pub = { $camera ->
        [white] The white camera stays where it was put. This table has agreed on that.
       *[other] Camera { $camera } cannot move.
    }
loch-ness-why-must-move = You cannot pass: one of your cameras must move in every round.
loch-ness-why-occupied = { $you ->
        [yes] Your reporter stands there already
       *[no] { $seat } stands there already
    }: { loch-ness-action-name }.
loch-ness-why-no-hotel = There is no hotel in this game. It comes with “Room service?”.
loch-ness-why-an-action = An action space is asked for, like “action pub”, not “{ $choice }”.
loch-ness-why-own-card = You know your own card. Look at another, or pass.
loch-ness-why-no-card = There is no such card to look at.
loch-ness-why-a-card = A card to look at is asked for, like “look 2”, not “{ $choice }”.
loch-ness-why-lay = One of your cards is asked for, like “card 3”, not “{ $choice }”.
loch-ness-why-spent = You do not hold the card { $card } now.
loch-ness-why-not-yours = There is no { $card } among your own cards. It is in the white deck of the distillery.
loch-ness-why-bid-spent = You do not hold { $cards } now, so you cannot bid with it.
loch-ness-why-a-bid = A bid is asked for, like “bid 1+3” or “bid nothing”, not “{ $choice }”.

## The board as text

loch-ness-board-set-up = Setting up
loch-ness-board-the-end = The end
loch-ness-board-round = Round { $round }
loch-ness-board-no-card = without a card:
loch-ness-board-white = W
loch-ness-board-legend-spots = 1a 1b at the water, 1c behind
loch-ness-board-legend-photos = { $photo } photos a camera takes there
loch-ness-board-legend-ahead = +9 so far ahead of Nessie
loch-ness-board-legend-camera = { $mark }7 a camera and its owner
loch-ness-board-legend-moved = [{ $mark }7] has moved this round
loch-ness-board-legend-rivers = { $river } rivers part the sectors
loch-ness-board-legend-blocked = { $blocker } blocked
loch-ness-board-legend-white = { $white } the white camera, worth { $points }
loch-ness-board-track = Small Nessie (N) is at { $clock }. The round in which she reaches { $end } is the last.
loch-ness-board-track-storm = Small Nessie (N) is at { $clock }; at { $end } the game ends, at each ! there is an auction.
loch-ness-board-seat = seat
loch-ness-board-score = score
loch-ness-board-laid = laid
loch-ness-board-hand = hand
loch-ness-board-photos = photos
loch-ness-board-seats-legend = laid: ? face down, … still to come, – none; hand: · played
loch-ness-board-motif = { $motif ->
        [head] head
        [body] body
       *[tail] tail
    }
loch-ness-board-worth = (worth { $points })
loch-ness-board-third = Third card: face down, one of { $left }
loch-ness-board-third-looked = Third card: face down, one of { $left }; somebody has looked at it
loch-ness-board-third-known = Third card: { $card }
loch-ness-board-display = Open photos: { $photos }. In the deck: { $deck }
loch-ness-board-actions = Actions:

## The account at the end

loch-ness-account-cameras = Cameras in Nessie’s sector
loch-ness-account-photos = Photos
loch-ness-account-auctions = Paid at auctions

## Fields of the table, for the plain board

loch-ness-field-round = Round
loch-ness-field-clock = Small Nessie at
loch-ness-field-start = Start player
    .value = { $seat }
loch-ness-field-distilled = White deck
    .value = { $seat }
loch-ness-field-scores = Score
loch-ness-field-reporters = Reporter at
    .value = { $value ->
            [0] bagpipes
            [1] pub
            [2] photo shop
            [3] castle
            [4] distillery
            [5] church
           *[6] hotel
        }
loch-ness-field-laid = Card laid
    .value = { $value }
loch-ness-field-photos = Photos
    .each = { $index ->
            [0] head
            [1] body
           *[2] tail
        }
loch-ness-field-blind = Photos face down
    .each = { $index ->
            [0] head
            [1] body
           *[2] tail
        }
loch-ness-field-display = Open photos
    .entry = { $index ->
            [0] head
            [1] body
           *[2] tail
        }
loch-ness-field-third = Third card
    .value = { $value }
