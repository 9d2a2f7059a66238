### Monsters of Loch Lomond in English.

loch-lomond-about = Remember where the monsters hide, chase them out of your clan, and call SAORSA!!
loch-lomond-how =
    Your clan has four cards, and you know only two of them. In your turn take the open card
    or draw one, and swap it for one of yours, or play what you have drawn for its action.
    Whenever a card lands on the Open pile and you know where another one lies, call Shoo!!
    and chase it away. When your clan is free of Monsters (4 points or more) and you think that
    nobody has fewer points, call SAORSA!! After four rounds the fewest points win.

## What can be agreed before the game

loch-lomond-option-memory = Memory
    .about = Whether the cards you have looked at stay visible to you.
    .value-trust = a look is a look: remember by yourself
    .value-aid = what you have seen stays visible to you
loch-lomond-option-chain = Chains
    .about = Whether a card that was chased away may be Shooed at in turn.
    .value-on = one Shoo may lead to another
    .value-off = one Shoo for each card
loch-lomond-option-empty-clan = A clan without cards
    .about = Whether a round goes on when a clan has no card left.
    .value-plays-on = it plays on
    .value-ends = it ends the round

## Steps: what comes next, and what is asked

loch-lomond-first-start = A starting player is drawn
loch-lomond-round = Round { $round }
loch-lomond-deal = Cards are dealt
loch-lomond-first-look = Everybody looks at two cards
    .ask = These are your two lower cards, 3 and 4. Keep them in mind: the fewer points in your clan, the better.
loch-lomond-first-open = The first open card is turned up
loch-lomond-begin-round = The first turn
loch-lomond-main-part = A turn
loch-lomond-turn = { $you ->
        [yes] Your turn
       *[no] The turn of { $seat }
    }
    .ask = Your turn. What do you do?
loch-lomond-take-open = { $you ->
        [yes] You take the open card
       *[no] { $seat } takes the open card
    }
    .ask = { loch-lomond-card } goes into your clan. Which card makes room and goes onto the Open pile?
loch-lomond-swap-open = A card is discarded
loch-lomond-draw-card = A card is drawn
loch-lomond-swap-or-play = { $you ->
        [yes] You swap or play
       *[no] { $seat } swaps or plays
    }
    .ask = You have drawn { loch-lomond-card-worth }. Swap it for one of your cards, or play it?
loch-lomond-swap-drawn = A card is discarded
loch-lomond-play-card = A card is played
loch-lomond-end-turn = { loch-lomond-turn }
loch-lomond-next-turn = { loch-lomond-turn }
loch-lomond-turns-end = The last turns are over
loch-lomond-afterwards = { $you ->
        [yes] You may use a token or a Witch
       *[no] { $seat } may use a token or a Witch
    }
    .ask = Before your turn ends: do you use or turn up anything?
loch-lomond-more-afterwards = A token or a Witch may still be used
loch-lomond-count-clans = The clans are counted
loch-lomond-count-after-call = After SAORSA!! the clans are counted
loch-lomond-deal-tokens = Tokens are dealt out
loch-lomond-admire-clans = Everybody looks at the clans
    .ask = Round { $round } is over, and all clans lie open. Look around; then the cards are shuffled.
loch-lomond-shoo = Shoo!!
    .ask = { loch-lomond-card } lies on the Open pile. Do you know where another one is?
loch-lomond-chase = Somebody is chased
loch-lomond-open-window = Shoo!!
loch-lomond-penalty = A penalty card
loch-lomond-penalty-card = A penalty card
loch-lomond-give-card = { $you ->
        [yes] You give a card in return
       *[no] { $seat } gives a card in return
    }
    .ask = Which of your cards does { $rival_seat } get in return? Nobody looks at it.
loch-lomond-peek = Somebody looks at a card
loch-lomond-show-again = Somebody is still looking
loch-lomond-peek-top = Somebody looks at the top of the Closed pile
loch-lomond-remember = { $you ->
        [yes] You look at a card
       *[no] { $seat } looks at a card
    }
    .ask = { $owner_you ->
        [yes] Your card { $slot }
       *[no] Card { $slot } of { $owner_seat }
    } is { loch-lomond-card-worth }. Keep it in mind.
loch-lomond-remember-top = { $you ->
        [yes] You look at the top of the Closed pile
       *[no] { $seat } looks at the top of the Closed pile
    }
    .ask = On top of the Closed pile lies { loch-lomond-card-worth }.
loch-lomond-turn-up-witch = A card is turned up
loch-lomond-which-witch = { $you ->
        [yes] You turn up a card
       *[no] { $seat } turns up a card
    }
    .ask = Which of your cards do you remember as a Witch? A wrong one is shown to all and costs a penalty card.
loch-lomond-look-anywhere = { $you ->
        [yes] You may look at a card
       *[no] { $seat } may look at a card
    }
    .ask = Which card do you look at?
loch-lomond-baby-monster-token = { $you ->
        [yes] You play a Baby Monster Token
       *[no] { $seat } plays a Baby Monster Token
    }
    .ask = Whose clan gets the Baby Monster?
loch-lomond-act = The action of the card
loch-lomond-broonie = { $you ->
        [yes] You look at a card of your own
       *[no] { $seat } looks at a card of their own
    }
    .ask = Broonie: which of your cards do you look at?
loch-lomond-baobhan-sith = { $you ->
        [yes] You look at a rival’s card
       *[no] { $seat } looks at a rival’s card
    }
    .ask = Baobhan Sith: which card of a rival do you look at?
loch-lomond-search-pile = The Open pile is searched
loch-lomond-ghostly-piper = { $you ->
        [yes] You search the Open pile
       *[no] { $seat } searches the Open pile
    }
    .ask = Ghostly Piper: which card of the Open pile do you fetch into your clan?
loch-lomond-piper-swap = { $you ->
        [yes] You make room for the card found
       *[no] { $seat } makes room for the card found
    }
    .ask = { loch-lomond-card } goes into your clan. Which card makes room and goes onto the Open pile?
loch-lomond-swap-found = A card is discarded
loch-lomond-kelpie = { $you ->
        [yes] You swap a card with a rival
       *[no] { $seat } swaps a card with a rival
    }
    .ask = Kelpie: which of your cards do you swap away, unseen?
loch-lomond-kelpie-takes = { $you ->
        [yes] You choose a rival’s card
       *[no] { $seat } chooses a rival’s card
    }
    .ask = And for which card of a rival?
loch-lomond-selkie = { $you ->
        [yes] You look at a rival’s card
       *[no] { $seat } looks at a rival’s card
    }
    .ask = Selkie: which card of a rival do you look at? You may still leave it after that.
loch-lomond-selkie-looks = The Selkie looks
loch-lomond-selkie-takes = { $you ->
        [yes] You swap, or leave it
       *[no] { $seat } swaps, or leaves it
    }
    .ask = Card { $place } of { $rival_seat } is { loch-lomond-card-worth }. Which of your own do you look at and give for it? Once you look, you must swap.
loch-lomond-selkie-swaps = The Selkie swaps
loch-lomond-after-selkie = { $you ->
        [yes] You have swapped
       *[no] { $seat } has swapped
    }
    .ask = Your card { $slot } is now { loch-lomond-card-worth }; { $rival_seat } has got { loch-lomond-other-inside } for it, at { $place }.
loch-lomond-found-selkie = A Selkie is chased away
loch-lomond-red-cap = { $you ->
        [yes] You send the Red Cap to a rival
       *[no] { $seat } sends the Red Cap to a rival
    }
    .ask = Whose clan does the Red Cap go to?
loch-lomond-loch-monster = { $you ->
        [yes] You mix up a rival’s cards
       *[no] { $seat } mixes up a rival’s cards
    }
    .ask = Loch Monster: two cards of one rival change places. Which is the first?
loch-lomond-loch-monster-shifts = { $you ->
        [yes] You choose the second card
       *[no] { $seat } chooses the second card
    }
    .ask = With which card of { $rival_seat } does card { $slot } change places?

## Choices

loch-lomond-pass = No, pass
loch-lomond-done = Done
loch-lomond-take = Take the open card
    .named = Take { loch-lomond-card-worth } from the Open pile
loch-lomond-draw = Draw from the Closed pile
loch-lomond-saorsa = Call SAORSA!! Your clan is frozen, and everybody else has one last turn
loch-lomond-play = Play it
    .named = { $action ->
        [none] Play it: it has no action
        [Broonie] Play it, and look at one of your cards
        [BaobhanSith] Play it, and look at a rival’s card
        [GhostlyPiper] Play it, and search the Open pile
        [Kelpie] Play it, and swap with a rival, unseen
        [Selkie] Play it, and look and swap with a rival
        [RedCap] Play it, and send it to a rival
       *[LochMonster] Play it, and mix up a rival’s cards
    }
loch-lomond-swap = Swap it for your card { $slot }
loch-lomond-swap-up = Swap it for your card { $slot }, and lay it face up
loch-lomond-claim-witch = Turn up a card that you remember as a Witch
loch-lomond-turn-up = Turn up your card { $slot }
    .found = Turn up your card { $slot }, the Witch
loch-lomond-give = Give your card { $slot }
loch-lomond-at = { $you ->
        [yes] Your card { $slot }
       *[no] Card { $slot } of { $seat }
    }
loch-lomond-shoo-at = { $you ->
        [yes] Shoo!! Your card { $slot }
       *[no] Shoo!! Card { $slot } of { $seat }
    }
    .found = { $you ->
        [yes] Shoo!! Chase the Selkie away from your place { $slot }
       *[no] Shoo!! Chase the Selkie away from place { $slot } of { $seat }, and give a card of yours for it
    }
loch-lomond-find = { loch-lomond-card }
loch-lomond-rival = { $seat }
loch-lomond-top = The top of the Closed pile
loch-lomond-witch = Use the power of your Witch: look at any card
loch-lomond-stone = Play a Seer Stone: look at any card
loch-lomond-baby = Play a Baby Monster Token into a rival’s clan

## Names inside sentences

loch-lomond-card = { $card ->
        [mercenary] The Mercenary
        [peasant] The Peasant
        [missionary] The Missionary
        [brahan-seer] The Brahan Seer
        [monster-egg] The Monster Egg
        [broonie] The Broonie
        [baobhan-sith] The Baobhan Sith
        [baby-monster] The Baby Monster
        [ghostly-piper] The Ghostly Piper
        [kelpie] The Kelpie
        [selkie] The Selkie
        [red-cap] The Red Cap
        [loch-monster] The Loch Monster
        [priest-of-forvie] The Priest of Forvie
        [witch] The Witch
        [baby-monster-token] The Baby Monster Token
       *[other] A card
    }
loch-lomond-card-inside = { $card ->
        [mercenary] a Mercenary
        [peasant] a Peasant
        [missionary] a Missionary
        [brahan-seer] a Brahan Seer
        [monster-egg] a Monster Egg
        [broonie] a Broonie
        [baobhan-sith] a Baobhan Sith
        [baby-monster] a Baby Monster
        [ghostly-piper] a Ghostly Piper
        [kelpie] a Kelpie
        [selkie] a Selkie
        [red-cap] a Red Cap
        [loch-monster] a Loch Monster
        [priest-of-forvie] a Priest of Forvie
        [witch] a Witch
        [baby-monster-token] a Baby Monster Token
       *[other] a card
    }
loch-lomond-other-inside = { $other ->
        [mercenary] a Mercenary
        [peasant] a Peasant
        [missionary] a Missionary
        [brahan-seer] a Brahan Seer
        [monster-egg] a Monster Egg
        [broonie] a Broonie
        [baobhan-sith] a Baobhan Sith
        [baby-monster] a Baby Monster
        [ghostly-piper] a Ghostly Piper
        [kelpie] a Kelpie
        [selkie] a Selkie
        [red-cap] a Red Cap
        [loch-monster] a Loch Monster
        [priest-of-forvie] a Priest of Forvie
        [witch] a Witch
        [baby-monster-token] a Baby Monster Token
       *[other] a card
    }
loch-lomond-card-worth = { loch-lomond-card-inside } ({ $worth })
loch-lomond-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
loch-lomond-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What happens

loch-lomond-starts = { $you ->
        [yes] You start
       *[no] { $seat } starts
    } the first round.
loch-lomond-begins = { $you ->
        [yes] Round { $round } begins: you start.
       *[no] Round { $round } begins: { $seat } starts.
    }
loch-lomond-opens = { loch-lomond-card } begins the Open pile.
loch-lomond-takes = { $you ->
        [yes] You take { loch-lomond-other-inside } from the Open pile, lay it face down at { $slot } and discard { loch-lomond-card-inside } from there.
       *[no] { $seat } takes { loch-lomond-other-inside } from the Open pile, lays it face down at { $slot } and discards { loch-lomond-card-inside } from there.
    }
loch-lomond-takes-up = { $you ->
        [yes] You take { loch-lomond-other-inside } from the Open pile, lay it face up at { $slot } and discard { loch-lomond-card-inside } from there.
       *[no] { $seat } takes { loch-lomond-other-inside } from the Open pile, lays it face up at { $slot } and discards { loch-lomond-card-inside } from there.
    }
loch-lomond-draws = { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
loch-lomond-lays = { $you ->
        [yes] You lay it face down at { $slot } and discard { loch-lomond-card-inside } from there.
       *[no] { $seat } lays it face down at { $slot } and discards { loch-lomond-card-inside } from there.
    }
loch-lomond-lays-up = { $you ->
        [yes] You lay { loch-lomond-other-inside } face up at { $slot } and discard { loch-lomond-card-inside } from there.
       *[no] { $seat } lays { loch-lomond-other-inside } face up at { $slot } and discards { loch-lomond-card-inside } from there.
    }
loch-lomond-plays = { $you ->
        [yes] You play { loch-lomond-card-inside }.
       *[no] { $seat } plays { loch-lomond-card-inside }.
    }
loch-lomond-does-without = { $you ->
        [yes] You do without the action.
       *[no] { $seat } does without the action.
    }
loch-lomond-leaves = { $you ->
        [yes] You leave card { $place } of { $rival_seat } where it is.
       *[no] { $rival_you ->
            [yes] { $seat } leaves your card { $place } where it is.
           *[no] { $seat } leaves card { $place } of { $rival_seat } where it is.
        }
    }
loch-lomond-calls = { $you ->
        [yes] SAORSA!! Your clan is frozen, and everybody else has one last turn.
       *[no] { $seat } calls SAORSA!! That clan is frozen, and everybody else has one last turn.
    }
loch-lomond-cannot-move = { $you ->
        [yes] You can do nothing
       *[no] { $seat } can do nothing
    }: there is no card to be had.
loch-lomond-exhausted = The Closed pile is empty for the second time: the round is over.
loch-lomond-stands-still = Nobody has drawn a card for three laps: the round is over.
loch-lomond-empties = { $you ->
        [yes] Your clan has no card left: the round is over.
       *[no] The clan of { $seat } has no card left: the round is over.
    }
loch-lomond-shuffles = The Closed pile is empty. All but the top of the Open pile is shuffled: { loch-lomond-cards }.
loch-lomond-shoos = { $you ->
        [yes] Shoo!! You chase { loch-lomond-card-inside } away from place { $slot } of { $owner_seat }.
       *[no] { $owner_you ->
            [yes] Shoo!! { $seat } chases { loch-lomond-card-inside } away from your place { $slot }.
           *[no] Shoo!! { $seat } chases { loch-lomond-card-inside } away from place { $slot } of { $owner_seat }.
        }
    }
loch-lomond-shoos-own = { $you ->
        [yes] Shoo!! You chase { loch-lomond-card-inside } away from your place { $slot }.
       *[no] Shoo!! { $seat } chases { loch-lomond-card-inside } away from their own place { $slot }.
    }
loch-lomond-shoos-wrongly = { $you ->
        [yes] Shoo!! You point at card { $slot } of { $owner_seat }
       *[no] { $owner_you ->
            [yes] Shoo!! { $seat } points at your card { $slot }
           *[no] Shoo!! { $seat } points at card { $slot } of { $owner_seat }
        }
    }, but it is { loch-lomond-card-inside }. It stays.
loch-lomond-shoos-own-wrongly = { $you ->
        [yes] Shoo!! You point at your own card { $slot }
       *[no] Shoo!! { $seat } points at their own card { $slot }
    }, but it is { loch-lomond-card-inside }. It stays.
loch-lomond-no-penalty = { $you ->
        [yes] You get no penalty card
       *[no] { $seat } gets no penalty card
    }: there is none left.
loch-lomond-penalty-paid = { $you ->
        [yes] You get a penalty card, unseen, at { $slot }.
       *[no] { $seat } gets a penalty card, unseen, at { $slot }.
    }
loch-lomond-gives = { $you ->
        [yes] You give your card { $slot } to { $rival_seat }, at { $place }.
       *[no] { $rival_you ->
            [yes] { $seat } gives you card { $slot }, at { $place }.
           *[no] { $seat } gives card { $slot } to { $rival_seat }, at { $place }.
        }
    }
loch-lomond-peeks = { $you ->
        [yes] You look at card { $slot } of { $owner_seat }.
       *[no] { $owner_you ->
            [yes] { $seat } looks at your card { $slot }.
           *[no] { $seat } looks at card { $slot } of { $owner_seat }.
        }
    }
loch-lomond-peeks-own = { $you ->
        [yes] You look at your card { $slot }.
       *[no] { $seat } looks at their own card { $slot }.
    }
loch-lomond-peeks-top = { $you ->
        [yes] You look at the top of the Closed pile.
       *[no] { $seat } looks at the top of the Closed pile.
    }
loch-lomond-turns-up = { $you ->
        [yes] You turn up your card { $slot }: { loch-lomond-card-inside }!
       *[no] { $seat } turns up card { $slot }: { loch-lomond-card-inside }!
    }
loch-lomond-slips = { $you ->
        [yes] You turn up your card { $slot }
       *[no] { $seat } turns up card { $slot }
    }, but it is { loch-lomond-card-inside }.
loch-lomond-asks-witch = { $you ->
        [yes] You ask your Witch.
       *[no] { $seat } asks the Witch.
    }
loch-lomond-uses-stone = { $you ->
        [yes] You use a Seer Stone.
       *[no] { $seat } uses a Seer Stone.
    }
loch-lomond-plays-baby = { $you ->
        [yes] You put { loch-lomond-card-inside } into the clan of { $rival_seat }, at { $slot }.
       *[no] { $rival_you ->
            [yes] { $seat } puts { loch-lomond-card-inside } into your clan, at { $slot }.
           *[no] { $seat } puts { loch-lomond-card-inside } into the clan of { $rival_seat }, at { $slot }.
        }
    }
loch-lomond-finds = { $you ->
        [yes] You find { loch-lomond-card-inside } in the Open pile.
       *[no] { $seat } finds { loch-lomond-card-inside } in the Open pile.
    }
loch-lomond-exchanges = { $you ->
        [yes] You swap your card { $slot } with card { $place } of { $rival_seat }.
       *[no] { $rival_you ->
            [yes] { $seat } swaps card { $slot } with your card { $place }.
           *[no] { $seat } swaps card { $slot } with card { $place } of { $rival_seat }.
        }
    }
loch-lomond-intrudes = { $you ->
        [yes] You send { loch-lomond-card-inside } into the clan of { $rival_seat }, at { $slot }.
       *[no] { $rival_you ->
            [yes] { $seat } sends { loch-lomond-card-inside } into your clan, at { $slot }.
           *[no] { $seat } sends { loch-lomond-card-inside } into the clan of { $rival_seat }, at { $slot }.
        }
    }
loch-lomond-shifts = { $you ->
        [yes] Cards { $slot } and { $place } of { $rival_seat } change places.
       *[no] { $rival_you ->
            [yes] { $seat } makes your cards { $slot } and { $place } change places.
           *[no] { $seat } makes cards { $slot } and { $place } of { $rival_seat } change places.
        }
    }
loch-lomond-counts = { $you ->
        [yes] Your clan counts { loch-lomond-points }{ loch-lomond-counted }
       *[no] The clan of { $seat } counts { loch-lomond-points }{ loch-lomond-counted }
    }
loch-lomond-counted = { loch-lomond-counted-mercenary }{ loch-lomond-counted-peasant }{ loch-lomond-counted-missionary }{ loch-lomond-counted-brahan-seer }{ loch-lomond-counted-monster-egg }{ loch-lomond-counted-broonie }{ loch-lomond-counted-baobhan-sith }{ loch-lomond-counted-baby-monster }{ loch-lomond-counted-ghostly-piper }{ loch-lomond-counted-kelpie }{ loch-lomond-counted-selkie }{ loch-lomond-counted-red-cap }{ loch-lomond-counted-loch-monster }{ loch-lomond-counted-priest-of-forvie }{ loch-lomond-counted-witch }{ loch-lomond-counted-baby-monster-token }{ loch-lomond-counted-converted }
loch-lomond-counted-mercenary = { $mercenary ->
        [0] { "" }
        [1] { "" } · Mercenary
       *[other] { "" } · { $mercenary } × Mercenary
    }
loch-lomond-counted-peasant = { $peasant ->
        [0] { "" }
        [1] { "" } · Peasant
       *[other] { "" } · { $peasant } × Peasant
    }
loch-lomond-counted-missionary = { $missionary ->
        [0] { "" }
        [1] { "" } · Missionary
       *[other] { "" } · { $missionary } × Missionary
    }
loch-lomond-counted-brahan-seer = { $brahan-seer ->
        [0] { "" }
        [1] { "" } · Brahan Seer
       *[other] { "" } · { $brahan-seer } × Brahan Seer
    }
loch-lomond-counted-monster-egg = { $monster-egg ->
        [0] { "" }
        [1] { "" } · Monster Egg
       *[other] { "" } · { $monster-egg } × Monster Egg
    }
loch-lomond-counted-broonie = { $broonie ->
        [0] { "" }
        [1] { "" } · Broonie
       *[other] { "" } · { $broonie } × Broonie
    }
loch-lomond-counted-baobhan-sith = { $baobhan-sith ->
        [0] { "" }
        [1] { "" } · Baobhan Sith
       *[other] { "" } · { $baobhan-sith } × Baobhan Sith
    }
loch-lomond-counted-baby-monster = { $baby-monster ->
        [0] { "" }
        [1] { "" } · Baby Monster
       *[other] { "" } · { $baby-monster } × Baby Monster
    }
loch-lomond-counted-ghostly-piper = { $ghostly-piper ->
        [0] { "" }
        [1] { "" } · Ghostly Piper
       *[other] { "" } · { $ghostly-piper } × Ghostly Piper
    }
loch-lomond-counted-kelpie = { $kelpie ->
        [0] { "" }
        [1] { "" } · Kelpie
       *[other] { "" } · { $kelpie } × Kelpie
    }
loch-lomond-counted-selkie = { $selkie ->
        [0] { "" }
        [1] { "" } · Selkie
       *[other] { "" } · { $selkie } × Selkie
    }
loch-lomond-counted-red-cap = { $red-cap ->
        [0] { "" }
        [1] { "" } · Red Cap
       *[other] { "" } · { $red-cap } × Red Cap
    }
loch-lomond-counted-loch-monster = { $loch-monster ->
        [0] { "" }
        [1] { "" } · Loch Monster
       *[other] { "" } · { $loch-monster } × Loch Monster
    }
loch-lomond-counted-priest-of-forvie = { $priest-of-forvie ->
        [0] { "" }
        [1] { "" } · Priest of Forvie
       *[other] { "" } · { $priest-of-forvie } × Priest of Forvie
    }
loch-lomond-counted-witch = { $witch ->
        [0] { "" }
        [1] { "" } · Witch
       *[other] { "" } · { $witch } × Witch
    }
loch-lomond-counted-baby-monster-token = { $baby-monster-token ->
        [0] { "" }
        [1] { "" } · Baby Monster Token
       *[other] { "" } · { $baby-monster-token } × Baby Monster Token
    }
loch-lomond-counted-converted = { $converted ->
        [0] { "" }
        [1] { "" } · Priest of Forvie, converted
       *[other] { "" } · { $converted } × Priest of Forvie, converted
    }
loch-lomond-called-wrongly = { $you ->
        [yes] A Monster was hiding in your clan: { loch-lomond-points } more for the wrong call.
       *[no] A Monster was hiding in the clan of { $seat }: { loch-lomond-points } more for the wrong call.
    }
loch-lomond-wins-victory = { $you ->
        [yes] Your clan is free, and nobody has fewer points: you win a Victory Token.
       *[no] The clan of { $seat } is free, and nobody has fewer points: { $seat } wins a Victory Token.
    }
loch-lomond-no-victory = Nobody wins the Victory Token of this round.
loch-lomond-earns = { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $stones ->
        [0] { loch-lomond-babies }.
       *[other] { $babies ->
            [0] { loch-lomond-stones }.
           *[other] { loch-lomond-stones } and { loch-lomond-babies }.
        }
    }
loch-lomond-stones = { $stones ->
        [one] a Seer Stone
       *[other] { $stones } Seer Stones
    }
loch-lomond-babies = { $babies ->
        [one] a Baby Monster Token
       *[other] { $babies } Baby Monster Tokens
    }
loch-lomond-ends = Four rounds have been played.

## Why not

loch-lomond-why-shoo-or-pass = Point at a card, like “shoo 2/1”, or pass; not “{ $choice }”.
loch-lomond-why-empty = { $you ->
        [yes] You have no card at { $slot }.
       *[no] { $seat } has no card at { $slot }.
    }
loch-lomond-why-no-clan = There is no clan { $number } that could be chosen.
loch-lomond-why-frozen = { $you ->
        [yes] Your clan is frozen.
       *[no] The clan of { $seat } is frozen.
    }
loch-lomond-why-give = One of your cards is asked for, like “give 3”, not “{ $choice }”.
loch-lomond-why-no-witch = That card is no Witch to be turned up now.
loch-lomond-why-no-selkie = Only a Selkie that was just found can be chased away now.
loch-lomond-why-done = Say “done” when you have seen enough, not “{ $choice }”.
loch-lomond-why-which-witch = A card you remember as a Witch is asked for, like “turn up 3”, not “{ $choice }”.
loch-lomond-why-face-up = { $you ->
        [yes] Your card { $slot } lies face up already.
       *[no] Card { $slot } of { $seat } lies face up already.
    }
loch-lomond-why-not-seen = You have never seen your card { $slot }.
loch-lomond-why-witch-used = Your Witch has been asked in this turn already, or there is nothing to look at.
loch-lomond-why-no-witch-up = No Witch lies face up in your clan.
loch-lomond-why-no-token = You have no such token.
loch-lomond-why-one-token = You have played a token in this turn already.
loch-lomond-why-last-turns = After SAORSA!! no Baby Monster Token may be played.
loch-lomond-why-nothing-hidden = Nothing lies face down that you could look at.
loch-lomond-why-closed-empty = There is no card left in the Closed pile.
loch-lomond-why-a-card = A card is asked for, like “at 2/1”, not “{ $choice }”.
loch-lomond-why-a-rival = A rival is asked for, like “rival 2”, not “{ $choice }”.
loch-lomond-why-own = A card of your own is asked for, or “pass”, not “{ $choice }”.
loch-lomond-why-rivals = A card of a rival is asked for, not “{ $choice }”.
loch-lomond-why-not-in-pile = { loch-lomond-card } is not to be found in the Open pile.
loch-lomond-why-find = A card of the Open pile is asked for, like “find witch”, or “pass”; not “{ $choice }”.
loch-lomond-why-only-witch = Only a Witch may be laid face up.
loch-lomond-why-swap = One of your cards is asked for, like “swap 3”, not “{ $choice }”.
loch-lomond-why-alone = { $seat } has only one card.
loch-lomond-why-another = Another card than the first is asked for.
loch-lomond-why-same-clan = A card of { $seat } is asked for.
loch-lomond-why-called = { $you ->
        [yes] You have called SAORSA!! already.
       *[no] { $seat } has called SAORSA!! already.
    }
loch-lomond-why-first-thing = SAORSA!! must be the first thing in your turn.
loch-lomond-why-open-empty = There is no card on the Open pile.
loch-lomond-why-no-clan-card = You have no card that the open one could be swapped for.
loch-lomond-why-no-pass = You cannot pass. Take the open card, or draw one.
loch-lomond-why-draw-first = Take the open card or draw one first; “{ $choice }” cannot be chosen now.
loch-lomond-why-slipped = You have turned up a wrong card in this turn already.
loch-lomond-why-none-seen = You have seen none of your face-down cards.
loch-lomond-why-afterwards = A token or a Witch may be used now, or a Witch turned up, or “pass”; not “{ $choice }”.

## The board as text

loch-lomond-board-round = Round { $round } of { $rounds }
loch-lomond-board-called = { $you ->
        [yes] You have called SAORSA!! Everybody else has one last turn.
       *[no] { $seat } has called SAORSA!! Everybody else has one last turn.
    }
loch-lomond-board-closed = { $top ->
        [none] Closed pile: { loch-lomond-cards }
       *[other] Closed pile: { loch-lomond-cards }, on top { $top }
    }
loch-lomond-board-open = Open pile: { $card }, and { $cards } below
loch-lomond-board-below = Below:
loch-lomond-board-held = { $you ->
        [yes] In your hand: { $card }
       *[no] In the hand of { $seat }: { $card }
    }
loch-lomond-board-points = { loch-lomond-points }
loch-lomond-board-victories = Victory Tokens { $tokens }
loch-lomond-board-stones = Seer Stones { $tokens }
loch-lomond-board-babies = Baby Monster Tokens { $tokens }
loch-lomond-board-frozen = frozen
loch-lomond-board-all = all
loch-lomond-board-legend = [?] face down{ $mark ->
        [none] { "" }
       *[other] { "" } · [? { $mark }] seen by { $mark }
    } · without brackets: face up · – empty place
loch-lomond-board-values = Points:
loch-lomond-board-card = { $card ->
        [mercenary] Mercenary
        [peasant] Peasant
        [missionary] Missionary
        [brahan-seer] Brahan Seer
        [monster-egg] Monster Egg
        [broonie] Broonie
        [baobhan-sith] Baobhan Sith
        [baby-monster] Baby Monster
        [ghostly-piper] Ghostly Piper
        [kelpie] Kelpie
        [selkie] Selkie
        [red-cap] Red Cap
        [loch-monster] Loch Monster
        [priest-of-forvie] Priest of Forvie
        [witch] Witch
       *[baby-monster-token] Baby Monster Token
    }

## The account at the end

loch-lomond-account-round = Round { $round }
loch-lomond-account-victories = Victory Tokens
loch-lomond-tie-victories = Victory Tokens
loch-lomond-tie-last-round = Fewest points in the last round

## Fields of the table, for the plain board

loch-lomond-field-card = { $value ->
        [0] Mercenary
        [1] Peasant
        [2] Missionary
        [3] Brahan Seer
        [4] Monster Egg
        [5] Broonie
        [6] Baobhan Sith
        [7] Baby Monster
        [8] Ghostly Piper
        [9] Kelpie
        [10] Selkie
        [11] Red Cap
        [12] Loch Monster
        [13] Priest of Forvie
        [14] Witch
       *[15] Baby Monster Token
    }
loch-lomond-field-round = Round
loch-lomond-field-start = Begins the round
    .value = { $seat }
loch-lomond-field-caller = SAORSA!! called by
    .value = { $seat }
loch-lomond-field-left = Cards in the Closed pile
loch-lomond-field-held = Card in hand
    .value = { loch-lomond-field-card }
loch-lomond-field-top = Top of the Closed pile
    .value = { loch-lomond-field-card }
loch-lomond-field-clans = Clan
    .value = { loch-lomond-field-card }
loch-lomond-field-stones = Seer Stones
loch-lomond-field-babies = Baby Monster Tokens
loch-lomond-field-victories = Victory Tokens
loch-lomond-field-open = Open pile, its top last
    .value = { loch-lomond-field-card }
loch-lomond-field-stock = Tokens to be won
    .entry = { $index ->
            [0] Seer Stones
            [1] Baby Monsters
           *[2] Victories
        }
