mi-board = The Earth under attack
mi-map = World map
mi-track = Turn track: white tokens and supply dice of each turn
mi-turn = Turn { $turn }
mi-brings = { $white } white, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
mi-tag = { $left ->
        [0] The last turn.
        [one] One turn left.
       *[other] { $left } turns left.
    }
    Run, humans, run!
mi-tag-end = The end?
mi-to = to { $city }
mi-hidden = hidden
mi-hurt = damage { $wounds }
mi-black = black
mi-damage = { $cubes } of { $holds } buildings fallen
mi-whole = All buildings stand
mi-scores = { $name } scores { $points }
mi-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mi-points-short = pts
mi-your-move = Your move
mi-moves = At the move
mi-thinking = Thinking
mi-away = away
mi-bot = bot
mi-first = first player
mi-trophies = Trophies: { $count }
mi-cubes-placed = Cubes placed: { $placed } of { $cubes }
mi-show-monsters = Show the monsters of { $name }
mi-boxes = Action boxes
mi-box-create = Create or heal
mi-box-attack = Attack
mi-box-move = Move or hide
mi-box-hero = Hero
mi-box-military-1 = Military 1
mi-box-military-2 = Military 2
mi-box-label = Box: { $box }
mi-left = { $count } left
mi-empty = empty
mi-token = pass
mi-token-of = Pass token of { $name }
mi-token-here = Pass token
mi-token-away = token laid
mi-pass = Pass
mi-pass-token = Pass, lay token
mi-passes = { $passes ->
        [0] No pass so far
        [one] { $passes } pass so far
       *[other] { $passes } passes so far
    }; { $seats } end the turn
mi-monsters-of = Monsters of { $name }
mi-cost = Costs { $cost }
mi-razes = attacks cities
mi-in-box = { $waiting ->
        [0] none left
       *[other] { $waiting } of { $counters }
    }
mi-move = move
mi-dice = dice
mi-bears = bears
mi-built = { $orange ->
        [0] No orange token
        [one] { $orange } orange token
       *[other] { $orange } orange tokens
    }; it takes { $price }
mi-stored = { $white ->
        [one] { $white } attack token
       *[other] { $white } attack tokens
    }
mi-eaten = eaten
mi-some-eaten = What a Moogre has eaten does not come back.
mi-trophy-points = Trophies worth { $points }
mi-secret = Your secret cities
mi-city-yours = One of your secret cities.
mi-counters = City counters
mi-unknown-counter = A city counter nobody else has seen
mi-secret-worth = Worth { $safe } with one cube or none in the city, { $hurt } with more, nothing once it is destroyed.
mi-counters-worth = Secret until the end.
mi-last-roll = Last roll
mi-rolling = The dice fall
mi-supply = The supply dice fill the boxes.
mi-no-roll = No dice yet.
mi-hits = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } of { $dice }
mi-die-hit = { $face }, a hit
mi-attack = The attack
mi-attack-with = Attack with { $name }
mi-dice-count = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
mi-likely = { $hits }+ hits: { $odds } of 100
mi-odds = Destroyed in { $odds } of 100
mi-risk = Armour stops you in { $risk } of 100
mi-final = Final scoring, city by city
mi-standing = Points so far, city by city
mi-city = City
mi-lurking = Drakoors: { $points }
mi-counter-points = City counter: { $points }
mi-trophies-row = Moogre’s trophies
mi-total = Total
mi-so-far = So far
mi-scoring-key = Big numbers are points for cubes; beside them Drakoors that lurk there and city counters.
mi-ways = Connected to { $cities }.
mi-signs = The signs on this board
mi-sign-cube = a damage cube where a building stood
mi-sign-black = a black cube, nobody’s
mi-sign-points = scores so much in this city as things stand
mi-sign-shown = revealed; dots are damage it can bear
mi-sign-hidden = hidden, of a kind everybody knows
mi-sign-stored = attack tokens stored for its kind
mi-sign-secret = your secret city
mi-close = Close
mi-skip = Skip
mi-rio = Rio
mi-tab-cities = Cities
mi-tab-monsters = Monsters
mi-short-create = Create
mi-short-attack = Attack
mi-short-move = Move
mi-short-hero = Hero
mi-short-military-1 = Military 1
mi-short-military-2 = Military 2
mi-short-token = Pass
