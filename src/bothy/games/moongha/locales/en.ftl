### Moongha Invaders in English.

moongha-about = Raise monsters, lay cities waste, and send the army after the monsters of the others.

moongha-option-a-bomb = The A bomb
    .about = Whether its eight dice are rolled for each monster in the city, or once for all of them.
    .value-each = dice for each monster
    .value-one-roll = one roll for all

## Names inside sentences

moongha-kind = { $kind ->
        [kiddoo] Kiddoo
        [drakoor] Drakoor
        [spectoor] Spectoor
        [shaggoo] Shaggoo
        [bloob] Bloob
        [moogre] Moogre
       *[mechoor] Mechoor
    }
moongha-power = { $kind ->
        [kiddoo] joins your attacks in his city
        [drakoor] 3 points at the end if it is alone
        [spectoor] two moves for each purple token
        [shaggoo] attacks even hidden monsters
        [bloob] attacks cities, several at once
        [moogre] attacks cities, eats monsters for points
       *[mechoor] attacks cities, three dice a token
    }
moongha-attacker-kind = { $attacker ->
        [kiddoo] Kiddoo
        [drakoor] Drakoor
        [spectoor] Spectoor
        [shaggoo] Shaggoo
        [bloob] Bloob
        [moogre] Moogre
       *[mechoor] Mechoor
    }
moongha-numbered = { $number ->
        [0] { moongha-kind }
       *[other] { moongha-kind } { $number }
    }
moongha-monster-name = { $owner_you ->
        [yes] your { moongha-numbered }
       *[no] { moongha-numbered } of { $owner_seat }
    }
moongha-the-monster = { $owner_you ->
        [yes] Your { moongha-numbered }
       *[no] { moongha-numbered } of { $owner_seat }
    }
moongha-unit-name = { $unit ->
        [hero] a hero
        [infantry] an infantry unit
        [armour] an armour unit
        [air-force] an air force
       *[a-bomb] an A bomb
    }
moongha-no-unit = { $unit ->
        [hero] no hero
        [infantry] no infantry
        [armour] no armour
        [air-force] no air force
       *[a-bomb] no A bomb
    }
moongha-box-name = { $box ->
        [create] create
        [attack] attack
        [move] move
        [hero] hero
        [military-1] military 1
       *[military-2] military 2
    }
moongha-city = { $city ->
        [los-angeles] Los Angeles
        [new-york] New York
        [rio-de-janeiro] Rio de Janeiro
        [london] London
        [paris] Paris
        [rome] Rome
        [cairo] Cairo
        [moscow] Moscow
        [mumbai] Mumbai
        [beijing] Beijing
        [tokyo] Tokyo
        [sydney] Sydney
       *[other] { $city }
    }
moongha-in-city = in { moongha-city }
moongha-city-before = { $before ->
        [los-angeles] Los Angeles
        [new-york] New York
        [rio-de-janeiro] Rio de Janeiro
        [london] London
        [paris] Paris
        [rome] Rome
        [cairo] Cairo
        [moscow] Moscow
        [mumbai] Mumbai
        [beijing] Beijing
        [tokyo] Tokyo
        [sydney] Sydney
       *[other] { $before }
    }
moongha-from-city = from { moongha-city-before }
moongha-rolled = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, a { $from } or more hits: { $hits ->
        [0] none
       *[other] { $hits }
    }
moongha-ones = { $ones ->
        [0] No die shows a 1.
        [one] { $ones } die shows a 1.
       *[other] { $ones } dice show a 1.
    }
moongha-struck = { $at ->
        [city] the city of { moongha-city }
       *[humans] the humans in { moongha-city }
    }
moongha-tokens = { $stored ->
        [0] no token
        [one] { $stored } token
       *[other] { $stored } tokens
    }
moongha-takes = it takes { $cost }{ $near ->
        [0] { "" }
       *[other] , or { $near } near another
    }
moongha-cubes = { $cubes ->
        [0] no cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }

## Steps: what comes next, and what is asked

moongha-set-up = The board is set up
moongha-draw-counter = City counters are drawn
moongha-first-player = A first player is found
moongha-turn = A new turn begins
moongha-determine-actions = Available actions are determined
moongha-roll-supply = A supply die is rolled
moongha-stock-boxes = The boxes are filled
moongha-provide = A counter goes into a box
moongha-recycle = { $you ->
        [yes] You take a counter from the board
       *[no] { $seat } takes a counter from the board
    }
    .ask = From which city do you take { moongha-unit-name }? The stock has none left.
    .short = Taken from which city?
moongha-take-actions = All take actions
moongha-take-action = { $you ->
        [yes] You take an action
       *[no] { $seat } takes an action
    }
    .ask = Which action do you take?
moongha-lay-token = { $you ->
        [yes] You lay your Pass token
       *[no] { $seat } lays the Pass token
    }
    .ask = Into which box does your Pass token go? On your next turn you do its action, if not all have passed by then.
    .short = Your Pass token: which box?
moongha-next-seat = The next seat
moongha-cash-token = A Pass token is taken back
moongha-place-orange = { $you ->
        [yes] You use an orange token
       *[no] { $seat } uses an orange token
    }
    .ask = Into which monster box does the orange token go, or whom does it heal?
    .short = Orange token: where?
moongha-place-monster = { $you ->
        [yes] You place a monster
       *[no] { $seat } places a monster
    }
    .ask = In which city does { moongha-kind } come up, hidden?
    .short = Where does { moongha-kind } come up?
moongha-place-bloob = { $you ->
        [yes] You place a Bloob
       *[no] { $seat } places a Bloob
    }
    .ask = In which city does the Bloob come up? Not with your other Bloobs, nor next to them.
    .short = Where does the Bloob come up?
moongha-grow-bloob = { $you ->
        [yes] You may place a Bloob
       *[no] { $seat } may place a Bloob
    }
    .ask = Where does the Bloob come up, with one of yours or next to it? With a third token it would have to go elsewhere.
    .short = Where does the Bloob come up?
moongha-place-white = { $you ->
        [yes] You use a white token
       *[no] { $seat } uses a white token
    }
    .ask = Into which monster box does the attack token go?
    .short = Attack token: where?
moongha-expend-tokens = { $you ->
        [yes] You may attack
       *[no] { $seat } may attack
    }
    .ask = Does { moongha-kind } attack? How many of its tokens do you expend?
moongha-choose-attacker = { $you ->
        [yes] You choose who attacks
       *[no] { $seat } chooses who attacks
    }
    .ask = Which { moongha-kind } attacks?
moongha-another-bloob = Perhaps another Bloob
moongha-aim = { $you ->
        [yes] You choose a target
       *[no] { $seat } chooses a target
    }
    .ask = What does { moongha-monster-name } attack { moongha-in-city }?
    .short = { moongha-kind }: what is attacked?
moongha-kiddoo-may-join = { $you ->
        [yes] Your Kiddoo may join
       *[no] The Kiddoo of { $seat } may join
    }
    .ask = Does Kiddoo join in, before all others? He has one die, or one for each token of his own.
    .short = Does Kiddoo join in?
moongha-kiddoo-aims = { $you ->
        [yes] You choose a target for Kiddoo
       *[no] { $seat } chooses a target for Kiddoo
    }
    .ask = What does Kiddoo attack?
moongha-pounce = Monster against monster
moongha-maul = Monster against monster
moongha-armour-fires = Armour fires
moongha-infantry-fires = Infantry fires
moongha-shots = Shots at a monster
moongha-strike = The monster strikes
moongha-rampage = The monster strikes
moongha-casualty = { $you ->
        [yes] You choose a victim
       *[no] { $seat } chooses a victim
    }
    .ask = Who falls { moongha-in-city }? Still to choose: { $hits }.
    .short = Who falls { moongha-in-city }?
moongha-move-or-hide = { $you ->
        [yes] You move or hide a monster
       *[no] { $seat } moves or hides a monster
    }
    .ask = { $again ->
        [yes] Thanks to Spectoor: which monster do you move or hide now?
       *[no] Which monster do you move or hide?
    }
    .short = Move or hide: which monster?
moongha-move-to = { $you ->
        [yes] You say where it goes
       *[no] { $seat } says where it goes
    }
    .ask = Where does { moongha-monster-name } go from { moongha-city }? Its allowance is { $move }.
    .short = Where does { moongha-kind } go?
moongha-place-hero = { $you ->
        [yes] You place a hero
       *[no] { $seat } places a hero
    }
    .ask = In which city does the hero look for monsters?
    .short = The hero: to which city?
moongha-search = Heroes look for a monster
moongha-hunt-drakoors = Heroes hunt Drakoors
moongha-hunt = Heroes hunt Drakoors
moongha-slay-drakoor = { $you ->
        [yes] You choose a Drakoor
       *[no] { $seat } chooses a Drakoor
    }
    .ask = Which Drakoor do the heroes kill?
    .short = Which Drakoor is killed?
moongha-military-may-fire = The military may attack
moongha-order-to-fire = { $you ->
        [yes] You may order the military to attack
       *[no] { $seat } may order the military to attack
    }
    .ask = Does the military { moongha-in-city } attack the monsters that are revealed there?
    .short = Does the military attack?
moongha-take-military = { $you ->
        [yes] You take a military counter
       *[no] { $seat } takes a military counter
    }
    .ask = Which counter do you take from { moongha-box-name }?
    .short = Which counter do you take?
moongha-place-military = { $you ->
        [yes] You place military
       *[no] { $seat } places military
    }
    .ask = To which city do you send { moongha-unit-name }?
    .short = To which city?
moongha-must-fire = The military attacks
moongha-allot = { $you ->
        [yes] You give the units their targets
       *[no] { $seat } gives the units their targets
    }
    .ask = At which monster does { moongha-unit-name } fire, with { moongha-dice }?
    .short = Fire at which monster?
moongha-open-fire = The military attacks
moongha-aim-air-force = { $you ->
        [yes] You choose a target for the air force
       *[no] { $seat } chooses a target for the air force
    }
    .ask = Which monster does the air force attack?
    .short = The air force: at whom?
moongha-air-strike = The air force attacks
moongha-blast = The bomb hits a monster
moongha-bomb-falls = The bomb falls
moongha-bomb-burns = The city burns
moongha-end-of-turn = The turn ends
moongha-final-scoring = Victory points are counted

## Choices

moongha-pass = Pass
moongha-token = Pass, and lay the Pass token into a box
moongha-action = { $box ->
        [create] Create or heal: an orange token ({ $left } left)
        [attack] Attack: a white token ({ $left } left)
        [move] Move or hide: a purple token ({ $left } left)
        [hero] Place a hero
        [military-1] Place military from box 1
       *[military-2] Place military from box 2
    }
moongha-lay = { $box ->
        [create] Create: an orange token from the stock
        [attack] Attack: a white token from the stock
        [move] Move or hide a monster
        [hero] A hero from the stock
        [military-1] Military 1: an infantry unit
       *[military-2] Military 2: an armour unit
    }{ $idle ->
        [yes] { "" } (of no use as things stand)
       *[no] { "" }
    }
moongha-into = The box of { moongha-kind }
moongha-build = { moongha-kind } ({ moongha-tokens }, { moongha-takes }): { moongha-power }
moongha-heal = Heal { $number ->
        [0] { moongha-kind }
       *[other] { moongha-kind } { $number }
    }
moongha-keep-orange = Not now, keep the tokens
moongha-load = { moongha-kind } ({ $stored } so far): { moongha-power }
moongha-keep-white = Not now, keep the tokens
moongha-spend = { $tokens ->
        [0] No token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }: { $dice } { $dice ->
        [one] die
       *[other] dice
    }
    .odds = { $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }: { $dice } { $dice ->
            [one] die
           *[other] dice
        }, { $hits ->
            [one] a hit or more
           *[other] { $hits } hits or more
        } in { $odds } of 100
moongha-no-more-attacks = No more attacks
moongha-without-kiddoo = Kiddoo stays out of it
moongha-monster = { moongha-monster-name }
moongha-monster-at = { moongha-monster-name }, { moongha-city }{ $hidden ->
        [yes] , hidden
       *[no] { "" }
    }{ $wounds ->
        [0] { "" }
       *[other] , damage { $wounds } of { $capacity }
    }
moongha-aim-city = The city
moongha-aim-humans = All humans there
moongha-dice = { $dice ->
        [0] no die
        [one] { $dice } die
       *[other] { $dice } dice
    }
moongha-return-fire = { $before ->
        [0] { "" }
        [one] ; armour fires first, { $before } die
       *[other] ; armour fires first, { $before } dice
    }{ $after ->
        [0] { "" }
        [one] ; who is left fires last, up to { $after } die
       *[other] ; who is left fires last, up to { $after } dice
    }
moongha-in-the-way = { $people ->
        [0] { "" }
        [one] ; { $people } human falls first
       *[other] ; { $people } humans fall first
    }; { $stand ->
        [0] the city can take no more cubes
        [one] the city can take { $stand } more cube
       *[other] the city can take { $stand } more cubes
    }
moongha-hero-to = { moongha-city }: { moongha-dice } for { $hidden ->
        [one] a hidden monster
       *[other] each of { $hidden } hidden monsters
    }
moongha-unit-to = { moongha-city }: { moongha-dice }
moongha-attack-city = The city: { moongha-dice }{ moongha-in-the-way }{ moongha-return-fire }
moongha-attack-humans = All humans there ({ $people }): { moongha-dice }{ moongha-return-fire }
moongha-attack-monster = { moongha-monster-name }: { moongha-dice }{ $dice ->
        [0] { "" }
       *[other] , { $rest } to destroy
    }
moongha-unit = { $unit ->
        [hero] A hero
        [infantry] Infantry
        [armour] Armour
        [air-force] Air force
       *[a-bomb] A bomb
    }
moongha-hide = Hide where it stands
moongha-no-second = No second action
moongha-spare = Spare them
moongha-fire = Attack
moongha-hold-fire = Hold fire

## What happens

moongha-draws = { $you ->
        [yes] You draw the counter of { moongha-city }.
       *[no] { $seat } draws the counter of { moongha-city }.
    }
moongha-draws-unseen = { $seat } draws a city counter.
moongha-starts = { $you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
moongha-turn-begins = Turn { $turn } of { $turns } begins. { $you ->
        [yes] You are first.
       *[no] { $seat } is first.
    }
moongha-supply = A supply die shows { $face }: { moongha-box-name }.
moongha-provides = The box { moongha-box-name } gets { moongha-unit-name }.
moongha-runs-short = The box { moongha-box-name } goes without { moongha-unit-name }: there is none left.
moongha-recycles = { $you ->
        [yes] You take { moongha-unit-name } from { moongha-city }.
       *[no] { $seat } takes { moongha-unit-name } from { moongha-city }.
    }
moongha-passes = { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
moongha-lays-token = { $you ->
        [yes] You lay your Pass token into the box { moongha-box-name }.
       *[no] { $seat } lays the Pass token into the box { moongha-box-name }.
    }
moongha-takes-token = { $you ->
        [yes] You take your Pass token back from the box { moongha-box-name }.
       *[no] { $seat } takes the Pass token back from the box { moongha-box-name }.
    }
moongha-token-unused = { $you ->
        [yes] You get your Pass token back from the box { moongha-box-name }, unused: the turn is over.
       *[no] { $seat } gets the Pass token back from the box { moongha-box-name }, unused: the turn is over.
    }
moongha-in-vain = { $you ->
        [yes] It is of no use to you.
       *[no] It is of no use to { $seat }.
    }
moongha-builds = { $you ->
        [yes] You build { moongha-kind }: { moongha-tokens }, { moongha-takes }.
       *[no] { $seat } builds { moongha-kind }: { moongha-tokens }, { moongha-takes }.
    }
moongha-emerges = { moongha-the-monster } comes up { moongha-in-city }, hidden.
moongha-heals = { $you ->
        [yes] You heal { moongha-numbered }. Damage left: { $wounds }.
       *[no] { $seat } heals { moongha-numbered }. Damage left: { $wounds }.
    }
moongha-loads = { $you ->
        [yes] You load { moongha-kind }: { moongha-tokens }.
       *[no] { $seat } loads { moongha-kind }: { moongha-tokens }.
    }
moongha-bides = { $you ->
        [yes] You keep the tokens for now, and { moongha-kind } waits.
       *[no] { $seat } keeps the tokens for now, and { moongha-kind } waits.
    }
moongha-mauls = { $you ->
        [yes] Your { moongha-attacker-kind } attacks { moongha-monster-name }.
       *[no] { $seat } attacks { moongha-monster-name } with { moongha-attacker-kind }.
    } { moongha-rolled }.
moongha-rampages = { $you ->
        [yes] Your { moongha-attacker-kind } attacks { moongha-struck }.
       *[no] { $seat } attacks { moongha-struck } with { moongha-attacker-kind }.
    } { moongha-rolled }.
moongha-defends = { $unit ->
        [armour] Armour ({ $units }) fires at { moongha-monster-name }.
       *[infantry] Infantry ({ $units }) fires at { moongha-monster-name }.
    }
moongha-volley = The army fires at { moongha-monster-name }. { moongha-rolled }.
moongha-falls = { $unit ->
        [hero] A hero falls { moongha-in-city }.
        [infantry] Infantry falls { moongha-in-city }.
       *[armour] Armour falls { moongha-in-city }.
    }
moongha-razes = { $you ->
        [yes] You put { moongha-cubes } into { moongha-city } and have { $left } left.
       *[no] { $seat } puts { moongha-cubes } into { moongha-city } and has { $left } left.
    }
moongha-suffers = { moongha-the-monster } is hurt: { $wounds } of { $capacity }.
moongha-dies = { moongha-the-monster } is destroyed.
moongha-eats = { $you ->
        [yes] Your Moogre has eaten { moongha-monster-name }, worth { $points }.
       *[no] The Moogre of { $seat } has eaten { moongha-monster-name }, worth { $points }.
    }
moongha-unmasked = { moongha-the-monster } is revealed { moongha-in-city }.
moongha-moves = { $you ->
        [yes] You move { moongha-numbered } { moongha-from-city } to { moongha-city }.
       *[no] { $seat } moves { moongha-numbered } { moongha-from-city } to { moongha-city }.
    }
moongha-hides = { $you ->
        [yes] You hide { moongha-numbered } { moongha-in-city }.
       *[no] { $seat } hides { moongha-numbered } { moongha-in-city }.
    }
moongha-places = { $you ->
        [yes] You send { moongha-unit-name } to { moongha-city }.
       *[no] { $seat } sends { moongha-unit-name } to { moongha-city }.
    }
moongha-searches = Heroes look for { moongha-monster-name }. { moongha-rolled }.
moongha-hunts = Heroes hunt Drakoors { moongha-in-city }. { moongha-rolled }.
moongha-bombs = The air force { moongha-in-city } attacks { moongha-monster-name }. { moongha-rolled }. { moongha-ones }
moongha-bombs-nobody = The air force { moongha-in-city } finds nobody it could hurt. { moongha-ones }
moongha-blasts = The A bomb hits { moongha-monster-name }. { moongha-rolled }.
moongha-bomb-hits = The A bomb hits every monster { moongha-in-city } but Drakoors. { moongha-rolled } on each.
moongha-bomb-fire = { moongha-city } burns. { moongha-rolled }.
moongha-burns = { $cubes ->
        [0] No black cube goes
        [one] { $cubes } black cube goes
       *[other] { $cubes } black cubes go
    } into { moongha-city }.
moongha-opens = { $you ->
        [yes] You turn up { moongha-city }
       *[no] { $seat } turns up { moongha-city }
    }, with { moongha-cubes }.
moongha-scores = { $you ->
        [yes] You have
       *[no] { $seat } has
    } { $points } { $points ->
        [one] point
       *[other] points
    }: { $secret } for counters, { $razing } for cubes, { $drakoors } for Drakoors, { $trophies } for trophies.
moongha-ends = The game is over after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }.

## Why not

moongha-why-a-city = A city is asked for, like “city tokyo”, not “{ $choice }”.
moongha-why-a-monster = A monster is asked for, like “monster 2/mechoor”, not “{ $choice }”.
moongha-why-an-action = An action is asked for, like “action attack”, or “pass” or “token”, not “{ $choice }”.
moongha-why-empty = The box { moongha-box-name } is empty.
moongha-why-no-orange-use = You have no use for an orange token: all your counters are out, and none is hurt and hidden.
moongha-why-no-monster-of-yours = You have no monster on the board.
moongha-why-nobody-revealed = No monster is revealed, so { moongha-unit-name } has no target.
moongha-why-not-in-the-box = There is { moongha-no-unit } in that box.
moongha-why-none-there = There is { moongha-no-unit } { moongha-in-city }.
moongha-why-no-monster-there = You cannot send { moongha-unit-name } to { moongha-city }: no monster is revealed there.
moongha-why-no-counter = Your box of { moongha-kind } holds no counter.
moongha-why-orange = A monster box or a monster to heal is asked for, like “box mechoor” or “heal bloob-1”, not “{ $choice }”.
moongha-why-not-in-play = You have no such { moongha-kind } on the board.
moongha-why-heal-revealed = Only a hidden monster can be healed: { moongha-kind } is revealed.
moongha-why-unhurt = Nothing is wrong with { moongha-kind }.
moongha-why-too-near = { moongha-city } holds or touches one of your Bloobs. For three tokens it must go elsewhere.
moongha-why-too-far-from-bloob = { moongha-city } neither holds nor touches one of your Bloobs. That takes three tokens.
moongha-why-white = A monster box is asked for, like “box mechoor”, not “{ $choice }”.
moongha-why-tokens = { $stored ->
        [0] There is no token in that box.
        [one] There is only { $stored } token in that box.
       *[other] There are only { $stored } tokens in that box.
    }
moongha-why-no-razing = { moongha-kind } does not attack cities.
moongha-why-no-humans = There are no humans in this city.
moongha-why-a-target = A target is asked for, like “aim city”, “aim humans” or “monster 2/mechoor”, not “{ $choice }”.
moongha-why-own-monster = You cannot attack your own monsters.
moongha-why-not-here = That monster is not in this city.
moongha-why-hidden = That monster is hidden.
moongha-why-drakoor = { moongha-kind } cannot hurt a Drakoor.
moongha-why-drakoor-immune = The military cannot hurt a Drakoor.
moongha-why-already-hidden = { moongha-numbered } is hidden already.
moongha-why-same-city = { moongha-numbered } is { moongha-in-city } already.
moongha-why-too-far = { moongha-city } is too far for { moongha-monster-name }, whose allowance is { $move }.

## The board as text

moongha-board-set-up = Setting up
moongha-board-the-end = The end
moongha-board-turn = Turn { $turn } of { $turns }
moongha-board-also = Also connected: { $connections }
moongha-board-cubes = damage
moongha-board-humans = humans
moongha-board-monsters = monsters
moongha-board-letter = { $unit ->
        [hero] H
        [infantry] I
       *[armour] A
    }
moongha-board-legend-cities = [{ $mark }…] hidden; 1/3 damage of what it can bear; { $cube } black cubes; { $ruin } destroyed; H hero, I infantry, A armour; { $unknown } your city counter
moongha-board-boxes = Action boxes ({ $passes ->
        [0] no pass so far
        [one] { $passes } pass so far
       *[other] { $passes } passes so far
    }, { $seats } in succession end the turn)
moongha-board-box = { moongha-box-name }:
moongha-board-tokens-create = { $tokens } orange
moongha-board-tokens-attack = { $tokens } white
moongha-board-tokens-move = { $tokens } purple
moongha-board-units = { $count } { $unit ->
        [hero] { $count ->
            [one] hero
           *[other] heroes
        }
        [infantry] infantry
        [armour] armour
        [air-force] { $count ->
            [one] air force
           *[other] air forces
        }
       *[a-bomb] { $count ->
            [one] A bomb
           *[other] A bombs
        }
    }
moongha-board-pass-token = Pass token { $marks }
moongha-board-cost = cost
moongha-board-move = move
moongha-board-dice = dice
moongha-board-capacity = bears
moongha-board-white = w
moongha-board-legend-boxes = ⌂ attacks cities; 2 1/3 w4: two counters in the box, one orange token of three, four white ones
moongha-board-points = points
moongha-board-open-points = open
moongha-board-left = cubes
moongha-board-trophies = trophies
moongha-board-counters = city counters

## The account at the end

moongha-play-round = Turn { $round }
moongha-account-razing = Cubes in the cities
moongha-account-counters = City counters
moongha-account-drakoors = Drakoors
moongha-account-trophies = Trophies
moongha-tie-cities = Cities with cubes
moongha-tie-monsters = Monsters on the board
moongha-tie-cubes = Cubes on the board

## Fields of the table, for the plain board

moongha-field-turn = Turn
moongha-field-first = First player
    .value = { $seat }
moongha-field-passes = Passes in succession
moongha-field-scores = Victory points
moongha-field-left = Cubes left
moongha-field-counters = City counters
    .each = { $index ->
            [0] Los Angeles
            [1] New York
            [2] Rio de Janeiro
            [3] London
            [4] Paris
            [5] Rome
            [6] Cairo
            [7] Moscow
            [8] Mumbai
            [9] Beijing
            [10] Tokyo
           *[11] Sydney
        }
moongha-field-pass-tokens = Pass token
    .value = { $value ->
            [0] Create
            [1] Attack
            [2] Move
            [3] Hero
            [4] Military 1
           *[5] Military 2
        }
moongha-field-tokens = Action boxes
    .entry = { $index ->
            [0] Create
            [1] Attack
           *[2] Move
        }
    .value = { $value }
moongha-field-dice = Supply dice showing
    .entry = { $index ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[5] 6
        }
moongha-field-stock = Beside the board
    .entry = { $index ->
            [0] heroes
            [1] infantry
            [2] armour
            [3] air force
           *[4] A bombs
        }
    .value = { $value }
