### Merlouf in English.

merlouf-about = Steal from Merlin by night, deal before dawn, and hope that he looks into another room.

## What can be agreed before the game

merlouf-option-traps = Trap me if you can!
    .about = Gnomagik finds trap cards in the attic, and partners lie in wait for Merlin.
    .value-off = no traps
    .value-on = with traps
merlouf-option-no-time = No Time!
    .about = The whole night has to be played in three minutes.
    .value-off = take your time
    .value-on = three minutes
merlouf-option-used-gnome = A gnome used again
    .about = Whether a gnome on the board who is played again may change rooms.
    .value-stays = he stays in his room
    .value-moves = he may move
merlouf-option-fewer-objects = Fewer objects
    .about = One circle of every room stays empty: better for two or three.
    .value-off = all thirty
    .value-on = twenty-four
merlouf-option-ties = A tie at the end
    .about = Who wins if several have the most points.
    .value-shared = they share the win
    .value-goodies = the one with more goodies
merlouf-option-first-player = Who begins
    .about = Whether dice are thrown for who begins, or a lot is drawn.
    .value-dice = the highest die
    .value-lot = a lot
merlouf-option-task-points = Points of the tasks
    .about = Whether each objective card has points of its own, so that none is a better draw than another.
    .value-weighed = weighed card by card
    .value-even = alike on all cards

## Names

merlouf-room-name = { $room ->
        [lounge] lounge
        [working] working room
        [bathroom] bathroom
        [chamber] chamber
        [kitchen] kitchen
        [entry] entry
       *[prison] prison
    }
merlouf-in-room = in the { merlouf-room-name }
merlouf-gnome-name = { $gnome ->
        [wise] Gnowise
        [ball] Gnoball
       *[magik] Gnomagik
    }
merlouf-back-name = { $back ->
        [green] green
        [red] red
        [blue] blue
        [yellow] yellow
        [purple] purple
        [orange] orange
        [goody] goodies
       *[trap] trap
    }
merlouf-something = { $back ->
        [enchanted] an enchanted object
        [orange] an orange object
        [goody] a goodies card
        [trap] a trap card
       *[other] a { merlouf-back-name } object
    }
merlouf-target = { $target ->
        [hiding-place] the hiding place
        [green] the green object
        [red] the red object
        [blue] the blue object
        [yellow] the yellow object
        [purple] the purple object
       *[orange] the orange object
    }
merlouf-thing-name = { $thing ->
        [foak] Foak
        [frog-jar] Frog Jar
        [moss-slippers] Moss Slippers
        [pickle-barrel] Pickle Barrel
        [hissing-fern] Hissing Fern (enchanted)
        [ruby-ladle] Ruby Ladle
        [dragon-kettle] Dragon Kettle
        [velvet-fez] Velvet Fez
        [chilli-candle] Chilli Candle
        [biting-boot] Biting Boot (enchanted)
        [moon-teapot] Moon Teapot
        [ink-flask] Ink Flask
        [snow-globe] Snow Globe
        [tide-horn] Tide Horn
        [weeping-mirror] Weeping Mirror (enchanted)
        [clock] Clock
        [honey-lantern] Honey Lantern
        [brass-bugle] Brass Bugle
        [sun-dial] Sun Dial
        [gossip-bell] Gossip Bell (enchanted)
        [grape-goblet] Grape Goblet
        [star-cushion] Star Cushion
        [plum-grimoire] Plum Grimoire
        [bat-umbrella] Bat Umbrella
        [snoring-pillow] Snoring Pillow (enchanted)
        [pumpkin-stool] Pumpkin Stool
        [fox-scarf] Fox Scarf
        [copper-sieve] Copper Sieve
        [carrot-flute] Carrot Flute
        [angry-broom] Angry Broom (enchanted)
        [pins] Pins
        [ribbon] Starched Ribbon
        [powder] Itching Powder
        [bloomers] Padded Bloomers
        [corset] Granny Corset
        [soap] Soap Stairs
        [bucket] Falling Bucket
        [beard] Beard in the Door
        [pepper] Pepper Cannon
        [joker-hat] Joker Hat
        [joker-glove] Joker Glove
        [joker-cape] Joker Cape
        [joker-sock] Joker Sock
        [gold-thimble] Gold Thimble
        [star-sextant] Star Sextant
        [silver-beard-comb] Silver Beard Comb
        [phoenix-quill] Phoenix Quill
        [crystal-pipe] Crystal Pipe
        [crown-of-corks] Crown of Corks
       *[other] { $name }
    }
merlouf-whose-trap = { $you ->
        [yes] Your trap { merlouf-thing-name }
       *[no] The trap { merlouf-thing-name } of { $seat }
    }
merlouf-task-name = { $task ->
        [colour] { $count } { merlouf-back-name }
        [object] { merlouf-thing-name }
       *[enchanted] exactly { $count } enchanted
    }

## Steps: what comes next, and what is asked

merlouf-set-up = The table is set
merlouf-who-begins = Who begins
merlouf-highest-die = Dice for the first player
merlouf-lower-die = Dice for the first player
merlouf-round = A new round
merlouf-place-objects = Objects are put out
merlouf-leave-out = A circle stays empty
merlouf-deal-objectives = Objective cards are drawn
merlouf-draw-objective = An objective card is drawn
merlouf-preparation = Goodies are for sale
merlouf-shopping = Shopping
merlouf-buy-goody = { $you ->
        [yes] You may buy goodies
       *[no] { $seat } may buy goodies
    }
    .ask = Buy a goodies card for 2 points? It adds to your die in a duel.
merlouf-draw-goody = A goodies card is drawn
merlouf-night = Night, part { $part }
merlouf-place-gnomes = All place a gnome in secret
    .ask = Which gnome do you play in this part, and where? Gnowise has { $wise } actions and looks first, Gnoball { $ball }, Gnomagik { $magik } and is never caught.
merlouf-next-action = Actions in turn
merlouf-act = { $you ->
        [yes] Your action
       *[no] { $seat } acts
    }
    .ask = Your { merlouf-gnome-name } is { merlouf-in-room } and has { $actions ->
            [one] { $actions } action
           *[other] { $actions } actions
        } left. What does he do?
merlouf-look-again = { $you ->
        [yes] You look again
       *[no] { $seat } looks again
    }
    .ask = Gnowise may look at a second object. Which?
merlouf-take-unseen = An object is taken
merlouf-take-seen = An object is taken
merlouf-look-unseen = An object is looked at
merlouf-look-seen = An object is looked at
merlouf-climb = Gnomagik climbs to the attic
merlouf-contest = Will anybody contest { merlouf-target }?
    .ask = { $seat } wants { merlouf-target } { merlouf-in-room }. Do you contest it?
merlouf-talk = They talk about { merlouf-target }
    .ask = Several want { merlouf-target }. Do you insist, or let another have it?
merlouf-duel = A panties duel
merlouf-attach-goodies = Goodies are attached
    .ask = A duel for { merlouf-target }. Which goodies do you attach? They are used up.
merlouf-throw = Dice are thrown
merlouf-negotiations = Negotiations
merlouf-end-of-talks = The talks end
merlouf-negotiate = Everybody may deal
    .ask = Do you want to deal? Answers left: { $words }.
    .draft = Your offer to { $seat }: give something, want something, and propose it. Answers left: { $words }.
    .claim = You give { merlouf-something } to { $seat }. What do you say it is? It need not be true. Answers left: { $words }.
    .specify = You want { merlouf-something } from { $seat }. Any, or one by its name? Answers left: { $words }.
merlouf-settle = A deal is settled
merlouf-hand-over = { $you ->
        [yes] You hand something over
       *[no] { $seat } hands something over
    }
    .ask = { $thing ->
            [none] { $seat } wants { merlouf-something }. What do you hand over, face down?
           *[other] { $seat } wants { merlouf-thing-name }. What do you hand over, face down?
        }
merlouf-stow-away = { $you ->
        [yes] You stow something away
       *[no] { $seat } stows something away
    }
    .ask = You receive { merlouf-something }. Who carries it?
merlouf-exchange = Things change hands
merlouf-day = Merlin wakes up
merlouf-merlins-die = Merlin’s die
merlouf-catch-gnomes = Gnomes are caught
merlouf-assessment = The assessment
merlouf-clear-away = Everything goes back
merlouf-lay-card = A trap card is laid
merlouf-which-card = { $you ->
        [yes] You lay a trap card
       *[no] { $seat } lays a trap card
    }
    .ask = Which trap card do you lay, face down?
merlouf-spring-traps = Traps are sprung
merlouf-turn-up-cards = The trap { merlouf-thing-name }
    .ask = Merlin is in the room! Do you turn up your card for { merlouf-thing-name }, or betray your partners?
merlouf-draw-bonus = A bonus object
merlouf-share-out = Bonus objects are shared
merlouf-share-bonus = Who gets { merlouf-thing-name }?
    .ask = Who gets { merlouf-thing-name }? All partners must name the same. This is try { $attempt } of 3.
merlouf-agree-on-traps = Traps are set for the morning of the next round

## Choices

merlouf-pass = Pass
merlouf-time-is-up = My time is up
merlouf-buy = Buy a card
merlouf-send = { merlouf-gnome-name } to the { merlouf-room-name }
merlouf-use = { merlouf-gnome-name }, where he stands
merlouf-take = Take { merlouf-back-name }
merlouf-hide = Hide
merlouf-look = Look at { merlouf-back-name }
merlouf-attic = To the attic, for a trap card
merlouf-free = { $you ->
        [yes] Free your { merlouf-gnome-name }
       *[no] Free { merlouf-gnome-name } of { $seat }
    }
merlouf-contest-it = Contest it
merlouf-let-go = Let it go
merlouf-insist = Insist
    .odds = Insist ({ $odds } of 100 by bare dice, if all insist)
merlouf-yield = Yield
merlouf-attach = { $cards ->
        [none] No goodies
       *[other] Goodies { $cards }
    }
    .with-bonus = { $cards ->
            [none] No goodies
           *[other] Goodies { $cards }: +{ $bonus }
        } ({ $odds } of 100, if nobody else attaches any)
merlouf-offer = Make an offer to { $seat }
merlouf-give = Give { $holder } { $place }
merlouf-own-thing = { $back ->
        [goody] Goodies: { merlouf-thing-name }
        [trap] Trap: { merlouf-thing-name }
       *[other] { merlouf-thing-name }, { merlouf-back-name }
    }
merlouf-give-own = Give: { merlouf-own-thing }
merlouf-name = “{ merlouf-thing-name }”
merlouf-name-nothing = No name
merlouf-want = Want { merlouf-something }
merlouf-propose = Propose it
merlouf-scrap = Scrap this offer
merlouf-accept = Accept { $offer } from { $seat }
merlouf-counter = Counter { $offer } from { $seat }
merlouf-decline = Decline { $offer } from { $seat }
merlouf-withdraw = Withdraw my offer #{ $number }
merlouf-done = I am done
merlouf-stow = { merlouf-gnome-name }
merlouf-plan = Plan a trap: { merlouf-thing-name }
merlouf-meet = Meet { merlouf-in-room }
merlouf-invite = Invite { $seat }
merlouf-join = Join the plan of { $seat }
merlouf-refuse = Refuse the plan of { $seat }
merlouf-cancel-plan = Give up my plan
merlouf-turn-it-up = Turn it up
merlouf-keep-down = Keep it down
merlouf-grant = { $you ->
        [yes] To me
       *[no] To { $seat }
    }
merlouf-grant-nobody = To nobody

## What happens

merlouf-throws-for-first = { $you ->
        [yes] You throw { $die }.
       *[no] { $seat } throws { $die }.
    }
merlouf-begins = { $you ->
        [yes] { $die ->
            [0] You begin.
           *[other] You throw { $die }, the highest, and begin.
        }
       *[no] { $die ->
            [0] { $seat } begins.
           *[other] { $seat } throws { $die }, the highest, and begins.
        }
    }
merlouf-leaves-out = No { merlouf-back-name } object lies { merlouf-in-room } this time.
merlouf-draws-objective = { $you ->
        [yes] You draw objective card { $card }.
       *[no] { $seat } draws objective card { $card }.
    }
merlouf-draws-objective-unseen = { $seat } draws an objective card.
merlouf-points = { $points } { $points ->
        [one] point
       *[other] points
    }
merlouf-buys = { $you ->
        [yes] You pay { merlouf-points } for goodies.
       *[no] { $seat } pays { merlouf-points } for goodies.
    }
merlouf-buys-no-more = { $you ->
        [yes] You buy no more goodies.
       *[no] { $seat } buys no more goodies.
    }
merlouf-draws-goody = { $you ->
        [yes] You draw goodies: { merlouf-thing-name }.
       *[no] { $seat } draws goodies: { merlouf-thing-name }.
    }
merlouf-draws-goody-unseen = { $seat } draws a goodies card.
merlouf-sends = { $you ->
        [yes] You send { merlouf-gnome-name } to the { merlouf-room-name }.
       *[no] { $seat } sends { merlouf-gnome-name } to the { merlouf-room-name }.
    }
merlouf-uses = { $you ->
        [yes] You play { merlouf-gnome-name } again.
       *[no] { $seat } plays { merlouf-gnome-name } again.
    }
merlouf-is-late = { $you ->
        [yes] Your time is up for this night.
       *[no] The time of { $seat } is up for this night.
    }
merlouf-passes = { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
merlouf-only-one = { $alone ->
        [yes] { $you ->
            [yes] { " " }Only you know.
           *[no] { " " }Only { $seat } knows.
        }
       *[no] { "" }
    }
merlouf-takes = { $you ->
        [yes] Your { merlouf-gnome-name } takes the { merlouf-back-name } object { merlouf-in-room }: { merlouf-thing-name }.{ merlouf-only-one }
       *[no] { merlouf-gnome-name } of { $seat } takes the { merlouf-back-name } object { merlouf-in-room }: { merlouf-thing-name }.{ merlouf-only-one }
    }
merlouf-takes-unseen = { merlouf-gnome-name } of { $seat } takes the { merlouf-back-name } object { merlouf-in-room }.
merlouf-carries-on = { $you ->
        [yes] Your Gnoball is full and stuffs it in all the same.
       *[no] Gnoball of { $seat } is full and stuffs it in all the same.
    }
merlouf-hides = { $you ->
        [yes] Your { merlouf-gnome-name } hides { merlouf-in-room }.
       *[no] { merlouf-gnome-name } of { $seat } hides { merlouf-in-room }.
    }
merlouf-looks = { $you ->
        [yes] Your Gnowise looks at the { merlouf-back-name } object { merlouf-in-room }: { merlouf-thing-name }.{ merlouf-only-one }
       *[no] Gnowise of { $seat } looks at the { merlouf-back-name } object { merlouf-in-room }: { merlouf-thing-name }.{ merlouf-only-one }
    }
merlouf-looks-unseen = Gnowise of { $seat } looks at the { merlouf-back-name } object { merlouf-in-room }.
merlouf-climbs = { $you ->
        [yes] Your Gnomagik finds a trap card in the attic: { merlouf-thing-name }.
       *[no] Gnomagik of { $seat } finds a trap card in the attic: { merlouf-thing-name }.
    }
merlouf-climbs-unseen = Gnomagik of { $seat } climbs to the attic and finds a trap card.
merlouf-frees = { $you ->
        [yes] { $owner_you ->
            [yes] You free your { merlouf-gnome-name }.
           *[no] You free { merlouf-gnome-name } of { $owner_seat }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } frees your { merlouf-gnome-name }.
           *[no] { $own ->
                [yes] { $seat } frees their own { merlouf-gnome-name }.
               *[no] { $seat } frees { merlouf-gnome-name } of { $owner_seat }.
            }
        }
    }
merlouf-aims = { $you ->
        [yes] You want { merlouf-target } { merlouf-in-room }.
       *[no] { $seat } wants { merlouf-target } { merlouf-in-room }.
    }
merlouf-contests = { $you ->
        [yes] You want { merlouf-target } too.
       *[no] { $seat } wants { merlouf-target } too.
    }
merlouf-insists = { $you ->
        [yes] You insist on { merlouf-target }.
       *[no] { $seat } insists on { merlouf-target }.
    }
merlouf-yields = { $you ->
        [yes] You would yield { merlouf-target }.
       *[no] { $seat } would yield { merlouf-target }.
    }
merlouf-settles = { $how ->
        [duel] { $you ->
            [yes] You win the duel for { merlouf-target }.
           *[no] { $seat } wins the duel for { merlouf-target }.
        }
       *[agree] It is agreed: { $you ->
            [yes] you get { merlouf-target }.
           *[no] { $seat } gets { merlouf-target }.
        }
    }
merlouf-attaches = { $you ->
        [yes] You attach { merlouf-thing-name }: +{ $bonus }.
       *[no] { $seat } attaches { merlouf-thing-name }: +{ $bonus }.
    }
merlouf-throws = { $you ->
        [yes] You throw { $die }: { $sum } in all.
       *[no] { $seat } throws { $die }: { $sum } in all.
    }
merlouf-proposes = { $you ->
        [yes] You make an offer to { $partner_seat } (number { $number }):
       *[no] { $seat } makes an offer to { $partner_you ->
            [yes] you
           *[no] { $partner_seat }
        } (number { $number }):
    }
merlouf-offer-gives = … gives { $thing ->
        [none] { merlouf-something }
       *[other] { merlouf-something }, said to be “{ merlouf-thing-name }”
    }
merlouf-offer-wants = … wants { $thing ->
        [none] { merlouf-something }
       *[other] { merlouf-something }: “{ merlouf-thing-name }”
    }
merlouf-accepts = { $you ->
        [yes] You accept offer { $number } of { $owner_seat }.
       *[no] { $owner_you ->
            [yes] { $seat } accepts your offer { $number }.
           *[no] { $seat } accepts offer { $number } of { $owner_seat }.
        }
    }
merlouf-declines = { $you ->
        [yes] You decline offer { $number } of { $owner_seat }.
       *[no] { $owner_you ->
            [yes] { $seat } declines your offer { $number }.
           *[no] { $seat } declines offer { $number } of { $owner_seat }.
        }
    }
merlouf-withdraws = { $you ->
        [yes] You withdraw your offer { $number }.
       *[no] { $seat } withdraws offer { $number }.
    }
merlouf-lapses = { $you ->
        [yes] Your offer { $number } lapses.
       *[no] Offer { $number } of { $seat } lapses.
    }
merlouf-is-done = { $you ->
        [yes] You are done with dealing.
       *[no] { $seat } is done with dealing.
    }
merlouf-deals = { $you ->
        [yes] You and { $partner_seat } have a deal.
       *[no] { $partner_you ->
            [yes] { $seat } and you have a deal.
           *[no] { $seat } and { $partner_seat } have a deal.
        }
    }
merlouf-hands = { $seat } → { $partner_seat }: { merlouf-something }, { merlouf-thing-name }.
merlouf-hands-unseen = { $seat } → { $partner_seat }: { merlouf-something }.
merlouf-kept-word = { $partner_you ->
        [yes] { $seat } kept the word given to you.
       *[no] { $seat } kept the word given to { $partner_seat }.
    }
merlouf-lied = { $partner_you ->
        [yes] { $seat } lied to you!
       *[no] { $seat } lied to { $partner_seat }!
    }
merlouf-wakes = Merlin wakes up and looks into the { merlouf-room-name }.
merlouf-catches = Merlin catches { $you ->
        [yes] your { merlouf-gnome-name }
       *[no] { merlouf-gnome-name } of { $seat }
    } and takes back { $objects ->
        [0] nothing
        [one] { $objects } object
       *[other] { $objects } objects
    }.
merlouf-shows-objective = { $you ->
        [yes] You show objective card { $card }.
       *[no] { $seat } shows objective card { $card }.
    }
merlouf-counts = … { merlouf-thing-name }: { $serves ->
        [0] { $points ->
            [1] +{ merlouf-points }
           *[other] { merlouf-points }
        }
       *[other] for task { $serves }
    }
merlouf-achieves = … task done, { merlouf-task-name }: +{ merlouf-points }
merlouf-scores = { $you ->
        [yes] You score { $points } with { $objects ->
            [one] { $objects } object
           *[other] { $objects } objects
        }{ $bonus ->
            [0] { "" }
           *[other] { "" } ({ $bonus } of it by super objects)
        }{ $malus ->
            [0] { "" }
           *[other] { "" } (after { $malus } off for enchanted ones)
        } and stand at { $score }.
       *[no] { $seat } scores { $points } with { $objects ->
            [one] { $objects } object
           *[other] { $objects } objects
        }{ $bonus ->
            [0] { "" }
           *[other] { "" } ({ $bonus } of it by super objects)
        }{ $malus ->
            [0] { "" }
           *[other] { "" } (after { $malus } off for enchanted ones)
        } and stands at { $score }.
    }
merlouf-plans = { $you ->
        [yes] You plan a trap: { merlouf-thing-name }.
       *[no] { $seat } plans a trap: { merlouf-thing-name }.
    }
merlouf-meets = { $you ->
        [yes] You want to meet { merlouf-in-room }.
       *[no] { $seat } wants to meet { merlouf-in-room }.
    }
merlouf-invites = { $you ->
        [yes] You invite { $guest_seat }.
       *[no] { $seat } invites { $guest_you ->
            [yes] you
           *[no] { $guest_seat }
        }.
    }
merlouf-refuses = { $you ->
        [yes] You refuse the plan of { $owner_seat }.
       *[no] { $owner_you ->
            [yes] { $seat } refuses your plan.
           *[no] { $seat } refuses the plan of { $owner_seat }.
        }
    }
merlouf-drops-plan = { $you ->
        [yes] Your plan comes to nothing.
       *[no] The plan of { $seat } comes to nothing.
    }
merlouf-lays-card = { $you ->
        [yes] You lay a trap card face down for { $owner_you ->
            [yes] your own plan
           *[no] the plan of { $owner_seat }
        }.
       *[no] { $seat } lays a trap card face down for { $owner_you ->
            [yes] your plan
           *[no] the plan of { $owner_seat }
        }.
    }
merlouf-agrees = { merlouf-whose-trap } is agreed on for the morning of the next round.
merlouf-is-elsewhere = { merlouf-whose-trap } waits in vain.
merlouf-turns-up = { $you ->
        [yes] You turn up { merlouf-thing-name }.
       *[no] { $seat } turns up { merlouf-thing-name }.
    }
merlouf-keeps-down = { $you ->
        [yes] You keep your card down. It was { merlouf-thing-name }.
       *[no] { $seat } keeps the card down! It was { merlouf-thing-name }.
    }
merlouf-trap-fails = The trap { merlouf-thing-name } fails.
merlouf-traps-merlin = { $you ->
        [yes] Merlin is trapped! You score { $points }.
       *[no] Merlin is trapped! { $seat } scores { $points }.
    }
merlouf-bonus-worth = { $joker ->
        [yes] a joker
       *[no] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
merlouf-finds-bonus = A bonus object: { merlouf-thing-name } ({ merlouf-bonus-worth }).
merlouf-gets-bonus = { $you ->
        [yes] You get { merlouf-thing-name } ({ merlouf-bonus-worth }).
       *[no] { $seat } gets { merlouf-thing-name } ({ merlouf-bonus-worth }).
    }
merlouf-loses-bonus = Nobody gets { merlouf-thing-name } ({ merlouf-bonus-worth }).

## Why something cannot be chosen

merlouf-why-shopping = Buy a card, or pass; “{ $choice }” is for another time.
merlouf-why-behind-bars = { merlouf-gnome-name } is behind bars and has to be freed first.
merlouf-why-hidden = { merlouf-gnome-name } is hidden and out for this round.
merlouf-why-at-home = { merlouf-gnome-name } is still at home: send him to a room.
merlouf-why-two-active = Another active gnome of yours is { merlouf-in-room } already.
merlouf-why-stays = { merlouf-gnome-name } is on the board: he can only be used where he stands.
merlouf-why-empty-prison = Nobody is in prison.
merlouf-why-loaded = { merlouf-gnome-name } carries something, and nobody takes loot to the prison.
merlouf-why-a-gnome = Choose a gnome and a room; “{ $choice }” is for another time.
merlouf-why-nothing-there = No { merlouf-back-name } object lies { merlouf-in-room }.
merlouf-why-full = { merlouf-gnome-name } cannot carry any more.
merlouf-why-not-wise = Only Gnowise can look before he takes.
merlouf-why-looked = Gnowise has looked already since he was placed.
merlouf-why-known = You know what the { merlouf-back-name } object { merlouf-in-room } is.
merlouf-why-prison-hide = There is no hiding place in the prison.
merlouf-why-hiding-place = { merlouf-gnome-name } of { $seat } is in the hiding place.
merlouf-why-not-caught = That gnome is not in prison.
merlouf-why-not-in-prison = Your gnome is not in the prison, so he can free nobody.
merlouf-why-attic = Only Gnomagik in the bathroom finds the way to the attic, in games with traps, while there are cards and you hold fewer than four.
merlouf-why-act = Take, hide or pass; “{ $choice }” is for another time.
merlouf-why-look = Look at another object or pass; “{ $choice }” is for another time.
merlouf-why-contest = Contest it or let it go; “{ $choice }” is for another time.
merlouf-why-talk = Insist or yield; “{ $choice }” is for another time.
merlouf-why-attach = You do not hold these goodies: “{ $choice }”.
merlouf-why-no-offer = There is no such offer: “{ $choice }”.
merlouf-reason = { $reason ->
        [gone] something given in it is not there any more
        [lacking] not everything wanted is there
        [no-room] the partner has no room for what is given
        [no-room-yours] the proposer has no room for what is wanted
        [empty] it gives nothing and wants nothing
       *[partner-done] the partner is done with dealing
    }
merlouf-why-accept = This offer cannot be accepted: { merlouf-reason }.
merlouf-why-propose = This offer cannot be proposed: { merlouf-reason }.
merlouf-why-counter = Finish or scrap your own offer first, or withdraw one of three.
merlouf-why-partner = That is nobody you could deal with: “{ $choice }”.
merlouf-why-partner-done = That seat is done with dealing.
merlouf-why-drafting = Propose or scrap the offer you are making first.
merlouf-why-three-offers = You have three open offers: withdraw one first.
merlouf-why-no-draft = Say first to whom you make an offer.
merlouf-why-name-first = First say what it is, or that you name nothing.
merlouf-why-give = You cannot give this: you do not have it, it is in the offer already, or there are three things in it.
merlouf-why-want = You cannot want this now: “{ $choice }”.
merlouf-why-plan = This does not fit the traps as they stand: “{ $choice }”.
merlouf-why-say = This cannot be said now: “{ $choice }”.
merlouf-why-hand-over = That is not what is wanted, or you do not have it: “{ $choice }”.
merlouf-why-stow = That gnome cannot carry it: “{ $choice }”.
merlouf-why-lay = Lay a trap card that is not laid yet; “{ $choice }” is none.
merlouf-why-turn-up = Turn the card up or keep it down; “{ $choice }” is for another time.
merlouf-why-share = Name one of the partners, or nobody; “{ $choice }” is for another time.

## The board

merlouf-board-set-up = The table is being set.
merlouf-board-the-end = The end
merlouf-board-round = Round { $round } of { $rounds }{ $part ->
        [0] { "" }
       *[other] , night part { $part }
    }
merlouf-board-merlin = Merlin!
merlouf-board-hiding-place = hiding place: { $who }
merlouf-board-prison = Prison: { $caught ->
        [none] empty
       *[other] { $caught }
    }{ $visiting ->
        [none] { "" }
       *[other] ; there to free others: { $visiting }
    }
merlouf-board-legend = { $mark } ball 2: Gnoball with 2 objects; * being played; · a circle that is empty.
merlouf-board-seat = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, goodies { $goodies }{ $traps ->
        [-1] { "" }
       *[other] , traps { $traps }
    }{ $actions ->
        [0] { "" }
       *[other] , actions left { $actions }
    }
merlouf-board-carried = { merlouf-gnome-name }, { merlouf-room-name }{ $hidden ->
        [yes] , hidden
       *[no] { "" }
    }, up to { $limit }: { $things ->
        [none] –
       *[other] { $things }
    }
merlouf-board-objective = Your objective card { $card }:
merlouf-board-task = { merlouf-task-name }: { $points }
merlouf-board-worth = If it ended now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
merlouf-board-goodies = Your goodies: { $cards }
merlouf-board-traps = Your traps (partners needed): { $cards }
merlouf-board-word = { $seat } { $truths } true, { $lies } false
merlouf-board-found-out = Words you found out: { $words }
merlouf-board-talks = Open offers (deals closed so far: { $deals }):
merlouf-board-offer = { $seat } to { $partner_seat }:
merlouf-board-draft = Your offer to { $seat } so far:
merlouf-board-line = { $thing ->
        [none] { merlouf-something }
       *[other] { merlouf-something } (“{ merlouf-thing-name }”)
    }
merlouf-board-want = { $thing ->
        [none] { merlouf-something }
       *[other] { merlouf-something } (“{ merlouf-thing-name }”)
    }
merlouf-board-terms = gives { $gives ->
        [none] nothing
       *[other] { $gives }
    }; wants { $wants ->
        [none] nothing
       *[other] { $wants }
    }
merlouf-board-where = { $room ->
        [none] { "" }
       *[other] , { merlouf-in-room }
    }
merlouf-board-plan = { $agreed ->
        [yes] Agreed for the morning of the next round
       *[no] Planned
    }: { merlouf-whose-trap }{ merlouf-board-where }, partners { $partners } (needed: { $needed }), { $reward } points each
merlouf-board-pact = Waiting for Merlin this morning: { merlouf-whose-trap }{ merlouf-board-where }, partners { $partners } (needed: { $needed }), { $reward } points each
merlouf-board-bonus = Bonus object: { merlouf-thing-name } ({ $joker ->
        [yes] joker
       *[no] { merlouf-points }
    }), { $owner ->
        [none] to be shared
       *[other] { $owner }
    }

## The account at the end

merlouf-account-round = Objects and tasks, round { $round }
merlouf-account-goodies = Paid for goodies
merlouf-account-traps = Merlin trapped
merlouf-tie-goodies = Goodies still held

## Fields of the table, for the plain board

merlouf-field-room = { $value ->
        [0] Lounge
        [1] Working room
        [2] Bathroom
        [3] Chamber
        [4] Kitchen
        [5] Entry
        [6] Prison
       *[7] Behind bars
    }
merlouf-field-round = Round
merlouf-field-part = Part of the night
merlouf-field-first = First player
    .value = { $seat }
merlouf-field-merlin = Merlin looked into
    .value = { merlouf-field-room }
merlouf-field-deals = Deals closed
merlouf-field-done = Done with talking
merlouf-field-scores = Score
merlouf-field-places = Gnomes
    .each = { $index ->
            [0] Gnowise
            [1] Gnoball
           *[2] Gnomagik
        }
    .value = { merlouf-field-room }
merlouf-field-playing = Plays
    .value = { $value ->
            [0] Gnowise
            [1] Gnoball
           *[2] Gnomagik
        }
merlouf-field-left = Actions left
merlouf-field-objectives = Objective card
    .value = in hand
