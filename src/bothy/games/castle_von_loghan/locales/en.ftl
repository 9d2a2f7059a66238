### Castle von Loghan in English.

castle-von-loghan-about = Follow a runaway through three ages of one castle: together in the story, for yourselves in Exploration.

## What can be agreed before the game

castle-von-loghan-option-mode = Mode
    .about = A story that all win or lose together, or an exploration that one of you wins. One or two seats always play the story.
    .value-story = the story
    .value-exploration = Exploration
castle-von-loghan-option-board = First board
    .about = Where an Exploration begins.
    .value-past = the Past
    .value-anomaly = the Anomaly
    .value-future = the Future
castle-von-loghan-option-characters = Characters
    .about = How many characters one or two seats play; those that are not their own are Chaos Characters.
    .value-three = three
    .value-four = four
    .value-five = five
    .value-six = six
castle-von-loghan-option-difficulty = Difficulty
    .about = Easy: everybody begins with a Green weapon, every deck has one Counter, and fewer Enemies join the fights of the story. Hard: four more Counters instead of Hits in every deck.
    .value-normal = normal
    .value-easy = easy
    .value-hard = hard
castle-von-loghan-option-at-zero = Exploration at Health 0
    .about = Whether an Exploration that runs out of Health is lost by all, or scored.
    .value-lost = lost by all
    .value-scored = scored
castle-von-loghan-option-trophies = Trophies
    .about = Whether a defeated Enemy can be taken as a trophy in every Exploration fight, or only where the Loot icon was among them. The book says both.
    .value-loot = only with Loot
    .value-always = always
castle-von-loghan-option-story = Cards
    .about = The Eighteenth Visit: a story that branches and ends in many ways, and 54 random events. Twelve Cards: the first story, told in a line, with its 24 events.
    .value-eighteenth = the Eighteenth Visit
    .value-twelve = Twelve Cards
castle-von-loghan-option-printing = Printing
    .about = Second: the fights of the story as a thousand games have set them, for three characters to six, and difficulties that are felt; in Exploration trophies that count, and journeys that bring something. First: as they were printed before, for games that were begun so.
    .value-second = second
    .value-first = first

## Names

castle-von-loghan-place-name = { $place ->
        [gatehouse] Gatehouse
        [guard-room] Guard Room
        [armoury] Armoury
        [kitchen] Kitchen
        [pantry] Pantry
        [great-hall] Great Hall
        [throne-room] Throne Room
        [chapel] Chapel
        [crypt-stair] Crypt Stair
        [library] Library
        [study] Study
        [greenhouse] Greenhouse
        [observatory] Observatory
        [watchtower] Watchtower
        [vault] Vault
        [clock-chamber] Clock Chamber
        [specimen-hall] Specimen Hall
        [generator] Generator
        [cold-store] Cold Store
        [archive-core] Archive Core
        [grounds] Grounds
        [south-corridor] South Corridor
        [west-corridor] West Corridor
        [east-corridor] East Corridor
        [north-gallery] North Gallery
       *[lift-lobby] Lift Lobby
    }
castle-von-loghan-room-name = { $room ->
        [gatehouse] Gatehouse
        [guard-room] Guard Room
        [armoury] Armoury
        [kitchen] Kitchen
        [pantry] Pantry
        [great-hall] Great Hall
        [throne-room] Throne Room
        [chapel] Chapel
        [crypt-stair] Crypt Stair
        [library] Library
        [study] Study
        [greenhouse] Greenhouse
        [observatory] Observatory
        [watchtower] Watchtower
        [vault] Vault
        [clock-chamber] Clock Chamber
        [specimen-hall] Specimen Hall
        [generator] Generator
        [cold-store] Cold Store
       *[archive-core] Archive Core
    }
castle-von-loghan-other-name = { $other ->
        [gatehouse] Gatehouse
        [guard-room] Guard Room
        [armoury] Armoury
        [kitchen] Kitchen
        [pantry] Pantry
        [great-hall] Great Hall
        [throne-room] Throne Room
        [chapel] Chapel
        [crypt-stair] Crypt Stair
        [library] Library
        [study] Study
        [greenhouse] Greenhouse
        [observatory] Observatory
        [watchtower] Watchtower
        [vault] Vault
        [clock-chamber] Clock Chamber
        [specimen-hall] Specimen Hall
        [generator] Generator
        [cold-store] Cold Store
        [archive-core] Archive Core
        [grounds] Grounds
        [south-corridor] South Corridor
        [west-corridor] West Corridor
        [east-corridor] East Corridor
        [north-gallery] North Gallery
       *[lift-lobby] Lift Lobby
    }
castle-von-loghan-the-room = the { castle-von-loghan-room-name }
castle-von-loghan-the-place = the { castle-von-loghan-place-name }
castle-von-loghan-the-other = the { castle-von-loghan-other-name }
castle-von-loghan-colour-name = { $colour ->
        [green] Green
        [blue] Blue
        [red] Red
       *[violet] Violet
    }
castle-von-loghan-type-name = { $type ->
        [melee] Melee
        [ranged] Ranged
       *[shock] Shock
    }
castle-von-loghan-board-name = { $board ->
        [past] the Past
        [anomaly] the Anomaly
       *[future] the Future
    }
castle-von-loghan-agent-name = { $agent ->
        [pill] Pill
        [bastion] Bastion
        [lumen] Lumen
        [rook] Rook
        [wisp] Wisp
        [cog] Cog
        [nobody] character { $character }
       *[other] { $agent_name }
    }
castle-von-loghan-partner-name = { $other_agent ->
        [pill] Pill
        [bastion] Bastion
        [lumen] Lumen
        [rook] Rook
        [wisp] Wisp
        [cog] Cog
        [nobody] character { $partner }
       *[other] { $other_name }
    }
castle-von-loghan-agent-text = { $agent ->
        [pill] Field Dose: the group gains 3 Health
        [bastion] Hold the Line: in Step 3, Counters cost no Health for him and those in Reach
        [lumen] Clear Head: the group gains 3 Clarity
        [rook] Overdrive: in Step 1, 2 more Combat Power for this combat round
        [wisp] Ghost Walk: (1) an Alert’s Tails counts as Heads in this Round, or (2) look at the top Search token of 2 rooms in the Area
        [cog] Rewire: (1) stun one Enemy, or (2) open one Locked door next to the group
       *[other] { $text }
    }
castle-von-loghan-skill-name = { $agent ->
        [pill] Field Dose
        [bastion] Hold the Line
        [lumen] Clear Head
        [rook] Overdrive
        [wisp] Ghost Walk
        [cog] Rewire
       *[other] the skill
    }
castle-von-loghan-gain = { $brings ->
        [health] : Health +{ $gain }
        [clarity] : Clarity +{ $gain }
       *[other] { "" }
    }
castle-von-loghan-card-name = { $card ->
        [hit] Hit
        [critical-hit] Critical Hit
        [clever-attack] Clever Attack
        [parry] Parry
        [aid] Aid
        [counter] Counter
        [hard-counter] Hard Counter
        [miss] MISS
       *[other] { $name }
    }
castle-von-loghan-card-text = { $card ->
        [hit] 1 Damage
        [critical-hit] 1 Damage, no Combat Power
        [clever-attack] 1 Energy: 1 Damage; Shock: draw 1; Ranged: on any Enemy
        [parry] 1 Clarity: draw 1
        [aid] you and a neighbour discard 1 card each
        [counter] the group loses 1 Health
        [hard-counter] the group loses 2 Health
        [miss] cannot be played
       *[other] { $text }
    }
castle-von-loghan-enemy-name = { $enemy ->
        [skeleton] Skeleton
        [thief] Thief
        [wood-imp] Wood Imp
        [bramble-hound] Bramble Hound
        [rust-page] Rust Page
        [lantern-bat] Lantern Bat
        [mud-golem] Mud Golem
        [whisper-shade] Whisper Shade
        [iron-sentry] Iron Sentry
        [ashen-knight] Ashen Knight
        [glass-widow] Glass Widow
        [scrap-stalker] Scrap Stalker
        [dust-prophet] Dust Prophet
        [bone-archer] Bone Archer
        [mirror-fiend] Mirror Fiend
        [marsh-ogre] Marsh Ogre
        [dragon] Dragon
        [null-warden] Null Warden
        [frost-revenant] Frost Revenant
        [time-leech] Time Leech
        [titan-husk] Titan Husk
        [siren-engine] Siren Engine
        [blood-baron] Blood Baron
        [swarm-mother] Swarm Mother
        [hollow-steward] Hollow Steward
        [echo-regent] Echo Regent
        [woodland-maw] Woodland Maw
        [sand-leviathan] Sand Leviathan
        [pale-engineer] Pale Engineer
        [clockless-king] Clockless King
       *[other] { $name }
    }
castle-von-loghan-enemy-text = { $enemy ->
        [skeleton] Health -1
        [thief] the richest loses 2 Energy; if nobody has any, Health -1
        [wood-imp] Clarity -1
        [bramble-hound] Health -1
        [rust-page] Health -1
        [lantern-bat] Health -1
        [mud-golem] Health -1
        [whisper-shade] Clarity -1
        [iron-sentry] Health -1
        [ashen-knight] Health -2
        [glass-widow] Health -1; the Leader discards a random card
        [scrap-stalker] Health -1
        [dust-prophet] Clarity -2
        [bone-archer] Health -1
        [mirror-fiend] Health -1; most Damage this round: drops a weapon
        [marsh-ogre] Health -2
        [dragon] Health -3
        [null-warden] Health -2
        [frost-revenant] Health -2
        [time-leech] Health -1, Clarity -2
        [titan-husk] Health -2
        [siren-engine] Health -1; each discards a random card
        [blood-baron] Health -2; loses 1 Damage token
        [swarm-mother] Health -1; once: a Green Enemy joins
        [hollow-steward] Health -2; the Leader discards a card
        [echo-regent] Health -3; below half Clarity -1
        [woodland-maw] Health -2; loses 2 Damage tokens
        [sand-leviathan] Health -3
        [pale-engineer] Health -2; each loses 1 Energy
        [clockless-king] Health -2, Clarity -1
       *[other] { $text }
    }
castle-von-loghan-treasure-name = { $treasure ->
        [axe] Axe
        [bow] Bow
        [large-rod] Large Rod
        [short-blade] Short Blade
        [sling] Sling
        [spark-glove] Spark Glove
        [pike] Pike
        [plank-shield] Plank Shield
        [potion] Potion
        [smelling-salts] Smelling Salts
        [sphere-syphon] Sphere Syphon
        [lockpick-roll] Lockpick Roll
        [training-manual] Training Manual
        [smoke-bulb] Smoke Bulb
        [cracked-cell] Cracked Cell
        [halberd] Halberd
        [crossbow] Crossbow
        [arc-staff] Arc Staff
        [war-pick] War Pick
        [throwing-irons] Throwing Irons
        [coil-baton] Coil Baton
        [tower-shield] Tower Shield
        [strong-potion] Strong Potion
        [focus-tea] Focus Tea
        [scout-goggles] Scout Goggles
        [loaded-coin] Loaded Coin
        [bandolier] Bandolier
        [whetstone] Whetstone
        [ward-chalk] Ward Chalk
        [spare-battery] Spare Battery
        [ash-greatsword] Ash Greatsword
        [siege-bow] Siege Bow
        [storm-lance] Storm Lance
        [duel-sabre] Duel Sabre
        [hand-cannon] Hand Cannon
        [volt-gauntlet] Volt Gauntlet
        [aegis] Aegis
        [phoenix-draught] Phoenix Draught
        [mind-crystal] Mind Crystal
        [servo-harness] Servo Harness
        [chrono-watch] Chrono Watch
        [master-key] Master Key
        [blink-cloak] Blink Cloak
        [battle-drum] Battle Drum
        [sealed-reactor] Sealed Reactor
        [paradox-blade] Paradox Blade
        [longwatch-rifle] Longwatch Rifle
        [null-hammer] Null Hammer
        [ion-sceptre] Ion Sceptre
        [mirror-bulwark] Mirror Bulwark
        [second-heart] Second Heart
        [lucid-halo] Lucid Halo
        [hour-bottle] Hour Bottle
        [memory-shard] Memory Shard
        [borrowed-minute] Borrowed Minute
        [gate-sigil] Gate Sigil
        [auditor-seal] Auditor Seal
        [unseen] a treasure
       *[other] { $name }
    }
castle-von-loghan-treasure-text = { $treasure ->
        [axe] overkill is not halved
        [short-blade] 1 Damage more on an Enemy without tokens
        [pike] may split Damage between two neighbours
        [plank-shield] negates your Counters
        [potion] DESTROY: Health +2
        [smelling-salts] DESTROY: Clarity +2
        [sphere-syphon] DESTROY: half of the Energy another gets (by order)
        [lockpick-roll] DESTROY: open a Locked door here
        [training-manual] Step 2: discard 1 (not MISS), draw 1
        [smoke-bulb] DESTROY: stun an Enemy
        [cracked-cell] DESTROY: 4 Energy
        [throwing-irons] your first Damage each round on any Enemy
        [coil-baton] Parry costs no Clarity
        [tower-shield] negates your Counters; once per Combat an attack costs 1 Health less
        [strong-potion] DESTROY: Health +4
        [focus-tea] DESTROY: Clarity +4
        [scout-goggles] your Cloak costs 2
        [loaded-coin] flip a coin again, once a Round (by order)
        [bandolier] Combat Power only with a Ranged weapon
        [whetstone] DESTROY in Step 1: your first Damage +2
        [ward-chalk] DESTROY: an Alert counts as Heads (by order)
        [spare-battery] DESTROY: divide 6 Energy
        [duel-sabre] draw 1 when you defeat an Enemy
        [hand-cannon] overkill is not halved
        [volt-gauntlet] Clever Attack costs no Energy
        [aegis] negates your Counters; in Cleanup discard 1 MISS
        [phoenix-draught] DESTROY: Health +6
        [mind-crystal] DESTROY: Clarity +6
        [servo-harness] Combat Power with any weapon
        [chrono-watch] DESTROY in Refresh: a second action
        [master-key] Locked doors are open
        [blink-cloak] your Cloak costs 0
        [battle-drum] Step 2: those in Reach draw 1
        [sealed-reactor] DESTROY: each gains 3 Energy; kept: 3 Data Points
        [paradox-blade] counts as both types
        [null-hammer] 4 or more Damage stun the Enemy
        [ion-sceptre] draw 1 as your turn in Step 4 begins
        [mirror-bulwark] negates your Counters; each deals 1 Damage
        [second-heart] DESTROY at Health 0: it becomes 5 (by order)
        [lucid-halo] Parry and extra cards cost 1 Clarity less
        [hour-bottle] DESTROY in Refresh: all act a second time
        [memory-shard] kept: 3 Data Points; Story, DESTROY: Clarity +3
        [borrowed-minute] DESTROY: Enemies do not attack this round
        [gate-sigil] DESTROY in Move: go to a Clean room; Exploration: travel free
        [auditor-seal] counts 2 more tokens for rewards
        [pack] { $text }
       *[other] { "" }
    }
castle-von-loghan-wanted-name = { $wanted ->
        [axe] Axe
        [bow] Bow
        [large-rod] Large Rod
        [short-blade] Short Blade
        [sling] Sling
        [spark-glove] Spark Glove
        [pike] Pike
        [plank-shield] Plank Shield
        [potion] Potion
        [smelling-salts] Smelling Salts
        [sphere-syphon] Sphere Syphon
        [lockpick-roll] Lockpick Roll
        [training-manual] Training Manual
        [smoke-bulb] Smoke Bulb
        [cracked-cell] Cracked Cell
        [halberd] Halberd
        [crossbow] Crossbow
        [arc-staff] Arc Staff
        [war-pick] War Pick
        [throwing-irons] Throwing Irons
        [coil-baton] Coil Baton
        [tower-shield] Tower Shield
        [strong-potion] Strong Potion
        [focus-tea] Focus Tea
        [scout-goggles] Scout Goggles
        [loaded-coin] Loaded Coin
        [bandolier] Bandolier
        [whetstone] Whetstone
        [ward-chalk] Ward Chalk
        [spare-battery] Spare Battery
        [ash-greatsword] Ash Greatsword
        [siege-bow] Siege Bow
        [storm-lance] Storm Lance
        [duel-sabre] Duel Sabre
        [hand-cannon] Hand Cannon
        [volt-gauntlet] Volt Gauntlet
        [aegis] Aegis
        [phoenix-draught] Phoenix Draught
        [mind-crystal] Mind Crystal
        [servo-harness] Servo Harness
        [chrono-watch] Chrono Watch
        [master-key] Master Key
        [blink-cloak] Blink Cloak
        [battle-drum] Battle Drum
        [sealed-reactor] Sealed Reactor
        [paradox-blade] Paradox Blade
        [longwatch-rifle] Longwatch Rifle
        [null-hammer] Null Hammer
        [ion-sceptre] Ion Sceptre
        [mirror-bulwark] Mirror Bulwark
        [second-heart] Second Heart
        [lucid-halo] Lucid Halo
        [hour-bottle] Hour Bottle
        [memory-shard] Memory Shard
        [borrowed-minute] Borrowed Minute
        [gate-sigil] Gate Sigil
        [auditor-seal] Auditor Seal
       *[other] { $wanted_name }
    }
castle-von-loghan-token-name = { $do ->
        [energy] { $n } Energy
        [health] { $n } Health
        [clarity] { $n } Clarity
        [treasure] a { castle-von-loghan-colour-name } treasure
        [lurk] a lurking Enemy
       *[gob-li] Gob-Li
    }
castle-von-loghan-kept-place = { $place ->
        [left] left hand
        [right] right hand
        [belt] belt
        [back] back
        [pack-1] backpack 1
        [pack-2] backpack 2
        [pack-3] backpack 3
        [pack-4] backpack 4
        [pack-5] backpack 5
        [pack-6] backpack 6
       *[loose] beside the board
    }
castle-von-loghan-reaction-name = { $reaction ->
        [alert] an Alert that falls Tails
        [coin] any coin that falls Tails
        [gain] Energy that another gets
        [big-gain] 4 Energy or more that another gets
       *[last-health] the last Health
    }

## The board

castle-von-loghan-board-round = { $phase ->
        [setting-up] The table is set
        [move] Round { $round } of at most { $rounds }: Move
        [event] Round { $round } of at most { $rounds }: Event
        [alert] Round { $round } of at most { $rounds }: Enemy Alert
        [combat] Round { $round } of at most { $rounds }: Combat
        [reward] Round { $round } of at most { $rounds }: Reward
       *[refresh] Round { $round } of at most { $rounds }: Refresh
    }, in { castle-von-loghan-board-name }
castle-von-loghan-board-tracks = Health { $health }/{ $most_health }   Clarity { $clarity }/{ $most_clarity }
castle-von-loghan-board-exploring = Random events: { $read } of { $events }. Enemies beaten since the last Boss: { $beaten } (ten or more bring one).
castle-von-loghan-board-lurking = Lurking Enemies: { $lurking }
castle-von-loghan-board-no-story = The story has been told.
castle-von-loghan-board-cover = Story card { $number } is read { $at ->
        [start] at the start.
        [arrival] on arrival on the next board.
        [victory] when the Boss falls.
       *[room] { $rooms ->
            [none] on entering any { $colour ->
                [none] room
                [green] Green room
                [blue] Blue room
               *[red] Red room
            }
           *[other] on entering: { $rooms }
        }{ $clean ->
            [0] .
           *[other] { "" } with at least { $clean } Clean Tokens on the board (now { $there }).
        }
    }
castle-von-loghan-board-end = { $how ->
        [won] The story is won by all.
        [lost] The game is lost by all.
       *[scored] The Exploration is over.
    }
castle-von-loghan-board-data = { castle-von-loghan-agent-name }: { $points ->
        [one] { $points } Data Point
       *[other] { $points } Data Points
    }
castle-von-loghan-board-laboratory = Under the castle:
castle-von-loghan-board-legend = ▶ the group   ? open question mark   ✓ Clean Token   • Search token   ~ door to the Grounds (≁ locked)   ⇅ lift   ╳ locked door   ▒ story door   (…) corridor
castle-von-loghan-board-grounds = Doors lead into: { $rooms }
castle-von-loghan-board-also = Also connected: { $doors }
castle-von-loghan-board-tokens = Search tokens seen: { $tokens }
castle-von-loghan-board-event = Event: { castle-von-loghan-event-title }
castle-von-loghan-board-enemies = { $fight ->
        [0] Enemies:
       *[other] Enemies, combat round { $fight }:
    }
castle-von-loghan-board-enemy = { castle-von-loghan-enemy-name } ({ castle-von-loghan-colour-name }{ $loot ->
        [yes] , Loot
       *[no] { "" }
    }), { $state ->
        [beaten] defeated
        [stunned] Health { $left }/{ $health }, stunned
       *[well] Health { $left }/{ $health }
    }, weak: { $weak }; attacks: { $attack }{ $tokens ->
        [none] { "" }
       *[other] { "" } [{ $tokens }]
    }
castle-von-loghan-board-offer = Offered: { $treasure }
castle-von-loghan-board-reward = You know of the Reward deck: { $cards }
castle-von-loghan-board-aside = Laid aside until the Reward deck is through: { $cards }
castle-von-loghan-board-goods = Gob-Li sells: { $cards }
castle-von-loghan-board-treasure = { castle-von-loghan-treasure-name } ({ castle-von-loghan-colour-name }, { $size ->
        [small] small
        [large] large
       *[none] no size
    }{ $types ->
        [none] { "" }
       *[other] , { $types }
    }{ $hands ->
        [0] { "" }
        [1] , one hand
       *[2] , two hands
    }{ $power ->
        [0] { "" }
       *[other] , Combat Power { $power }
    }{ $cost ->
        [-1] , no cost
       *[other] , cost { $cost }
    }){ $rule ->
        [none] { "" }
       *[other] : { $rule }
    }
castle-von-loghan-board-unseen = a { castle-von-loghan-colour-name } treasure
castle-von-loghan-board-character = { castle-von-loghan-agent-name }: Energy { $energy }, Reward Points { $points }, Combat Power { $power }, Combat cards { $cards }{ $deck ->
        [-1] { "" }
       *[other] { "" } (deck { $deck })
    }
castle-von-loghan-board-state = { $state ->
        [initiative] Initiative
        [overwhelmed] Overwhelmed
        [resting] recuperates
        [guarded] Counters cost nothing
       *[skilled] skill used
    }
castle-von-loghan-board-shut = backpack shut
castle-von-loghan-board-carries = { $where ->
        [hands] hands
        [inventory] inventory
        [backpack] backpack
       *[loose] beside the board
    }: { $things }
castle-von-loghan-board-own = { castle-von-loghan-agent-name }, skill (Clarity { $clarity }, Energy { $energy }): { $skill }
castle-von-loghan-board-card = { $count } × { castle-von-loghan-card-name } (Priority { $priority }{ $power ->
        [0] { "" }
       *[other] , Power { $power }
    }): { $rule }
castle-von-loghan-board-orders = Standing orders: use what I have for { $orders }
castle-von-loghan-board-trophies = Trophies: { $trophies }

## Choices

castle-von-loghan-agent = { castle-von-loghan-agent-name }: { castle-von-loghan-agent-text }
    .known = { castle-von-loghan-agent-name }: { castle-von-loghan-agent-text }
castle-von-loghan-go = Go to the { castle-von-loghan-room-name }
    .known = { $how ->
        [stay] Stay in the { castle-von-loghan-room-name } (small turn: search or sneak)
        [clean] Stop in the { castle-von-loghan-room-name } (clean, small turn)
       *[enter] Enter the { castle-von-loghan-room-name } ({ castle-von-loghan-colour-name })
    }
castle-von-loghan-door = The door { castle-von-loghan-place-name } – { castle-von-loghan-other-name } (to force it: 4 Energy in all, and a certain Alert)
castle-von-loghan-choose = Decision card { $letter ->
        [a] A
        [b] B
        [c] C
       *[d] D
    }
castle-von-loghan-choice-of-event = { $letter ->
        [a] A: { castle-von-loghan-label-a }
        [b] B: { castle-von-loghan-label-b }
        [c] C: { castle-von-loghan-label-c }
       *[d] D: { castle-von-loghan-label-d }
    }
castle-von-loghan-use = Use a treasure ({ castle-von-loghan-kept-place }), character { $character }
    .thing = { castle-von-loghan-agent-name } uses { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }){ castle-von-loghan-gain }
castle-von-loghan-skill = Skill { $use } of character { $character }
    .agent = { castle-von-loghan-agent-name } uses { castle-von-loghan-skill-name }{ $use ->
            [1] { "" }
           *[2] { "" } (2)
        } for { $energy } Energy{ castle-von-loghan-gain }
castle-von-loghan-order = A standing order of character { $character }: { castle-von-loghan-reaction-name }
    .agent = { $on ->
            [yes] { castle-von-loghan-agent-name } no longer reacts to this: { castle-von-loghan-reaction-name }
           *[no] { castle-von-loghan-agent-name } reacts to this from now on: { castle-von-loghan-reaction-name }
        }
castle-von-loghan-trade = Character { $character }: propose a trade to character { $partner }
    .agent = Propose a trade to { castle-von-loghan-agent-name }
castle-von-loghan-wield = Take in hand: { castle-von-loghan-kept-place }
    .thing = Take in hand: { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place })
castle-von-loghan-put-away = Put away: { castle-von-loghan-kept-place }
    .thing = Put away: { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place })
castle-von-loghan-give = Give: { castle-von-loghan-kept-place }
    .thing = Give: { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place })
castle-von-loghan-want = Want: { castle-von-loghan-kept-place }
    .thing = Want: { $treasure ->
            [unseen] a { castle-von-loghan-colour-name } treasure
           *[other] { castle-von-loghan-treasure-name }
        } ({ castle-von-loghan-kept-place })
castle-von-loghan-swap = Swap with: { castle-von-loghan-kept-place }
    .thing = Put it in the place of { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place })
castle-von-loghan-disenchant = Disenchant: { castle-von-loghan-kept-place }
    .thing = Disenchant { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }): Energy +{ $energy }
castle-von-loghan-throw-away = Discard: { castle-von-loghan-kept-place }
    .thing = Discard { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }), which has no cost
castle-von-loghan-sell = Sell: { castle-von-loghan-kept-place }
    .thing = Sell { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }): Energy +{ $energy }
castle-von-loghan-put = Put it here: { castle-von-loghan-kept-place }
    .there = Put it here: { castle-von-loghan-kept-place }{ $shuts ->
            [yes] { "" } (the backpack is shut then: nothing in it can be used)
           *[no] { "" }
        }
castle-von-loghan-amount = { $amount }
castle-von-loghan-play = Character { $character }: play { castle-von-loghan-card-name }
    .card = { castle-von-loghan-agent-name }: play { castle-von-loghan-card-name }
    .strike = { castle-von-loghan-card-name }{ $energy ->
            [0] { "" }
           *[other] , { $energy } Energy
        }{ $clarity ->
            [0] { "" }
           *[other] , { $clarity } Clarity
        }: { $damage } Damage{ $falls ->
            [yes] , it falls
           *[no] { "" }
        }; Power left { $power_left }
castle-von-loghan-discard = Discard { castle-von-loghan-card-name }
    .card = Discard { castle-von-loghan-card-name }
castle-von-loghan-enemy = Enemy { $foe } of the row
    .known = { $foe }: { castle-von-loghan-enemy-name } (Health left { $left })
    .aimed = { $foe }: { castle-von-loghan-enemy-name } (Health left { $left }{ $weak ->
            [yes] , weak against this attack
           *[no] { "" }
        })
    .struck = { $foe }: { castle-von-loghan-enemy-name } (Health left { $left }): { $damage } Damage{ $falls ->
            [yes] , it falls
           *[no] { "" }
        }
castle-von-loghan-to = Character { $character }
    .agent = { castle-von-loghan-agent-name }
castle-von-loghan-sneak = Sneak into the { castle-von-loghan-room-name }
    .cost = Sneak into the { castle-von-loghan-room-name }: Clarity −1, then a coin
castle-von-loghan-cloak = Sneak into the { castle-von-loghan-room-name } under the Cloak
    .cost = Sneak into the { castle-von-loghan-room-name } under the Cloak: Clarity −1, Energy { $energy ->
            [0] 0
           *[other] −{ $energy }
        }, no coin
castle-von-loghan-look = Look at the top token of the { castle-von-loghan-room-name }
castle-von-loghan-travel = Travel to { castle-von-loghan-board-name }
castle-von-loghan-done = Done
castle-von-loghan-accept = Accept
castle-von-loghan-refuse = Refuse
castle-von-loghan-want-nothing = Want nothing in return
castle-von-loghan-return = Return it to its deck
castle-von-loghan-disenchant-it = Disenchant it
castle-von-loghan-leave = Leave it there
    .damage = Leave all { $damage } Damage on { castle-von-loghan-enemy-name }
castle-von-loghan-draw = Draw one card more (Clarity)
    .cost = Draw one card more for { $clarity } Clarity: { $blows } of { $deck } do Damage
castle-von-loghan-recuperate = Recuperate: discard cards and sit this combat round out
castle-von-loghan-rest-health = Rest: 1 Health
    .known = { $full ->
            [yes] Rest: Health is full
           *[no] Rest: Health +1
        }
castle-von-loghan-rest-clarity = Rest: 1 Clarity
    .known = { $full ->
            [yes] Rest: Clarity is full
           *[no] Rest: Clarity +1
        }
castle-von-loghan-recharge = Recharge: 3 Energy
castle-von-loghan-search = Search this room
castle-von-loghan-skip = Skip
castle-von-loghan-stay = Stay in this time

## Steps: what comes next, and what is asked

castle-von-loghan-draw-card = { castle-von-loghan-agent-name } draws a Combat card
castle-von-loghan-lose-card = A card is discarded
castle-von-loghan-take-treasure = A treasure is drawn
castle-von-loghan-turn-treasure = A treasure is drawn
castle-von-loghan-find-place = It is put away
castle-von-loghan-too-much = { castle-von-loghan-agent-name } has no room
    .ask = There is no room for { castle-von-loghan-treasure-name }. What happens to it?
castle-von-loghan-in-sight = A treasure lies where all see it
castle-von-loghan-put-where = { castle-von-loghan-agent-name } puts a treasure away
    .ask = { castle-von-loghan-agent-name } gets { castle-von-loghan-treasure-name }. Where does it go?
castle-von-loghan-change-hands = Hands are changed
castle-von-loghan-combat-phase = Combat
castle-von-loghan-combat-round = A combat round
castle-von-loghan-another-round = Another combat round, if Enemies stand
castle-von-loghan-choose-weapons = { castle-von-loghan-agent-name } chooses weapons
castle-von-loghan-arm = { castle-von-loghan-agent-name } chooses weapons
    .ask = Step 1: what does { castle-von-loghan-agent-name } hold in this combat round?
castle-von-loghan-arm-on = { castle-von-loghan-agent-name } chooses weapons
castle-von-loghan-draw-up = { castle-von-loghan-agent-name } draws Combat cards
castle-von-loghan-forced-rest = { castle-von-loghan-agent-name } must recuperate
castle-von-loghan-more-cards = { castle-von-loghan-agent-name }: extra cards or a breather
castle-von-loghan-ready = { castle-von-loghan-agent-name }: extra cards or a breather
    .ask = Step 2: will { castle-von-loghan-agent-name } go on, buy a card for Clarity, or recuperate?
castle-von-loghan-let-go = { castle-von-loghan-agent-name } lets cards go
castle-von-loghan-discard-any = { castle-von-loghan-agent-name } discards what is not wanted
    .ask = Which cards does { castle-von-loghan-agent-name } discard? MISS can go too.
castle-von-loghan-priority-one = Step 3: Priority 1 cards
castle-von-loghan-aid-each-other = Step 3: Priority 1 cards, in no order
    .ask = Step 3: do you play a Priority 1 card, or use something?
castle-von-loghan-aid-again = Step 3 goes on
castle-von-loghan-health = Health changes
castle-von-loghan-clarity = Clarity changes
castle-von-loghan-energy = Energy changes
castle-von-loghan-share-energy = Energy is divided
castle-von-loghan-give-sphere = { castle-von-loghan-agent-name } hands out Spheres
    .ask = Who gets the next Sphere?
castle-von-loghan-draw-treasure = A treasure is drawn
castle-von-loghan-give-up = A treasure is given up
castle-von-loghan-give-up-which = { castle-von-loghan-agent-name } gives up a treasure
    .ask = Which treasure does { castle-von-loghan-agent-name } give up?
castle-von-loghan-given-up = A treasure is given up
castle-von-loghan-top-token = The top Search token is resolved
castle-von-loghan-see = Search tokens are looked at
castle-von-loghan-see-on = Search tokens are looked at
castle-von-loghan-see-which = { castle-von-loghan-agent-name } looks at a Search token
    .ask = In which room does { castle-von-loghan-agent-name } look at the top token?
castle-von-loghan-gob-li = Gob-Li comes
castle-von-loghan-summon = Enemies come
castle-von-loghan-lurk = Enemies begin to lurk
castle-von-loghan-clear-lurking = Lurking Enemies go away
castle-von-loghan-alert = The Alert is set
castle-von-loghan-initiative = Initiative
castle-von-loghan-overwhelmed = Overwhelmed
castle-von-loghan-boss-comes = A Boss comes
castle-von-loghan-boss-damage = The Boss is hurt beforehand
castle-von-loghan-boss-health = The Boss has another Health
castle-von-loghan-stun = An Enemy is stunned
castle-von-loghan-stun-which = { castle-von-loghan-agent-name } stuns an Enemy
    .ask = Which Enemy does { castle-von-loghan-agent-name } stun? It skips one attack.
castle-von-loghan-join = An Enemy joins
castle-von-loghan-open-door = A locked door opens
castle-von-loghan-open-which = { castle-von-loghan-agent-name } opens a door
    .ask = Which locked door does { castle-von-loghan-agent-name } open?
castle-von-loghan-open-story = Story doors open
castle-von-loghan-change-board = The board will change
castle-von-loghan-go-to-clean = To a Clean room
castle-von-loghan-go-where = { castle-von-loghan-agent-name } leads the group to a Clean room
    .ask = To which Clean room does the group go?
castle-von-loghan-travel-free = A journey through time
castle-von-loghan-coin = A coin
castle-von-loghan-event-coin = A coin is flipped
castle-von-loghan-event-tails = Tails
castle-von-loghan-chosen = What was chosen counts
castle-von-loghan-below-half = Below half of its Health
castle-von-loghan-win = The end of the story
castle-von-loghan-flag = The story remembers
castle-von-loghan-when = The story goes on as it must
castle-von-loghan-tell = The story is told
castle-von-loghan-only-agent = For one agent only
castle-von-loghan-damage = Damage
castle-von-loghan-draw-cards = Cards are drawn
castle-von-loghan-draw-one = A card is drawn
castle-von-loghan-discard-cards = Cards are discarded
castle-von-loghan-discard-one = A card is discarded
castle-von-loghan-aid-whom = { castle-von-loghan-agent-name } aids a neighbour
    .ask = Which neighbour may discard a card too?
castle-von-loghan-discard-which = { castle-von-loghan-agent-name } discards a card
    .ask = Which card does { castle-von-loghan-agent-name } discard?
castle-von-loghan-discard-or-not = { castle-von-loghan-agent-name } may discard a card
    .ask = Aid: does { castle-von-loghan-agent-name } discard a card?
    .done = Keep all cards
castle-von-loghan-lose-any = A random card is discarded
castle-von-loghan-drop-weapon = A weapon is dropped
castle-von-loghan-drop-which = { castle-von-loghan-agent-name } drops a weapon
    .ask = Which weapon does { castle-von-loghan-agent-name } drop? It cannot be used for a combat round.
castle-von-loghan-mend = The Enemy mends
castle-von-loghan-mend-one = The Enemy mends
castle-von-loghan-mend-which = The Leader chooses a token
    .ask = The Enemy loses a Damage token. Whose?
castle-von-loghan-hold-line = Counters cost nothing
castle-von-loghan-power = More Combat Power
castle-von-loghan-whet = The first Damage gets more
castle-von-loghan-skip-attacks = Enemies do not attack
castle-von-loghan-soften = A shield weakens the attack
castle-von-loghan-rid-miss = A MISS may go
castle-von-loghan-rid-one = { castle-von-loghan-agent-name } may discard a MISS
    .ask = Does { castle-von-loghan-agent-name } discard a MISS?
castle-von-loghan-heads = An Alert will count as Heads
castle-von-loghan-flip-again = The coin is flipped again
castle-von-loghan-revive = The group is saved
castle-von-loghan-syphon = Energy is syphoned
castle-von-loghan-act-again = Another action
castle-von-loghan-priority-three = Step 5: Priority 3 cards
castle-von-loghan-take-effect = A Priority 3 card counts
castle-von-loghan-enemy-attacks = Step 6: Enemies attack
castle-von-loghan-enemy-attack = An Enemy attacks
castle-von-loghan-cleanup = Step 7: cleanup
castle-von-loghan-put-cards-away = Cards are put away
castle-von-loghan-last-health = The last Health
castle-von-loghan-gain-energy = Energy is gained
castle-von-loghan-draw-from = Others draw from the Energy
castle-von-loghan-event-phase = Event
castle-von-loghan-turn-event = An event is drawn
castle-von-loghan-read-story = A story card is read
castle-von-loghan-read-on = The story goes on at once
castle-von-loghan-tell-outcome = What comes of it is told
castle-von-loghan-random-event-over = The event is done with
castle-von-loghan-decide-all = All choose in secret: { castle-von-loghan-event-title }
    .ask = { castle-von-loghan-event-title }: what do you do?
castle-von-loghan-chaos-cards = Two Decision cards of a Chaos Character
castle-von-loghan-chaos-decision = { castle-von-loghan-agent-name }, a Chaos Character, chooses
    .ask = Two Decision cards were drawn for { castle-von-loghan-agent-name }. Which one counts?
castle-von-loghan-outcomes = Outcomes, A to D
castle-von-loghan-alert-phase = Enemy Alert
castle-von-loghan-new-board = Perhaps another board
castle-von-loghan-draw-enemies = Enemies are drawn
castle-von-loghan-turn-enemy = An Enemy is drawn
castle-von-loghan-lurkers-join = Lurking Enemies join
castle-von-loghan-enemy-alert = Enemy Alert
castle-von-loghan-alert-coin = The coin of the Alert
castle-von-loghan-sneak-coin = The coin for who sneaks
castle-von-loghan-pay-cloak = The Invisibility Cloak is paid for
castle-von-loghan-sneak-alert = The coin for who sneaks
castle-von-loghan-alert-tails = Tails
castle-von-loghan-alerted = Enemies are alerted
castle-von-loghan-show-goods = Gob-Li shows his goods
castle-von-loghan-turn-goods = Gob-Li shows his goods
castle-von-loghan-auction = Gob-Li’s auction
castle-von-loghan-outcry = Bids
castle-von-loghan-call-out = { castle-von-loghan-agent-name } may bid
    .ask = Gob-Li sells { castle-von-loghan-treasure-name }, cost { $cost }; the highest bid is { $high }. How much Energy does { castle-von-loghan-agent-name } bid? Something can be sold to him first.
    .done = Bid no more
castle-von-loghan-sell-turn = { castle-von-loghan-agent-name } may sell
castle-von-loghan-sell-some = { castle-von-loghan-agent-name } may sell to Gob-Li
    .ask = Gob-Li pays the full cost. What does { castle-von-loghan-agent-name } sell?
castle-von-loghan-sell-one = A treasure is sold
castle-von-loghan-move-phase = Move
castle-von-loghan-where-to = Where to?
castle-von-loghan-vote = All say where to go
    .ask = Where should the group go? You may use something or propose a trade first.
castle-von-loghan-do-first = Something is done first
castle-von-loghan-leaders-word = The Leader decides
    .ask = You do not agree. { castle-von-loghan-agent-name } is the Leader: where does the group go?
castle-von-loghan-force-door = A door is forced
castle-von-loghan-open-out = The Leader opens a door
    .ask = This room is shut on all sides. Which door opens?
castle-von-loghan-change-timeline = A journey through time
castle-von-loghan-come-up = The Leader chooses a lift
    .ask = From the laboratory the group arrives by a lift. In which room?
castle-von-loghan-timeline = Perhaps another timeline
castle-von-loghan-travel-or-stay = The Leader may propose to travel
    .ask = Will the group travel to another timeline? It costs 10 Energy a character, in all.
    .brings = Will the group travel to another timeline? It costs 10 Energy a character, in all; for every { $each } of it that one pays, one draws a Red treasure.
castle-von-loghan-which-timeline = { castle-von-loghan-agent-name } chooses a timeline
    .ask = To which timeline does the group travel, for nothing?
castle-von-loghan-use-treasure = A treasure is used
castle-von-loghan-bought = It is paid for
castle-von-loghan-give-what = { castle-von-loghan-agent-name } offers something
    .ask = What do you offer { castle-von-loghan-agent-name }? So far: treasures { $count }, Energy { $energy }.
    .done = That is all I offer
castle-von-loghan-want-what = { castle-von-loghan-agent-name } wants something
    .ask = What do you want from { castle-von-loghan-agent-name } in return? So far: treasures { $count }, Energy { $energy }.
    .done = That is all I want: propose it
    .none = Never mind: no trade
castle-von-loghan-hand-over = The trade is carried out
castle-von-loghan-refresh-phase = Refresh
castle-von-loghan-more-actions = Further actions
castle-von-loghan-act-turn = { castle-von-loghan-agent-name } acts
castle-von-loghan-acting = { castle-von-loghan-agent-name } acts
castle-von-loghan-act = { castle-von-loghan-agent-name } acts
    .ask = What does { castle-von-loghan-agent-name } do? Rest, recharge, search or sneak; before that, treasures can be disenchanted.
castle-von-loghan-search-room = The room is searched
castle-von-loghan-turn-token = A Search token is turned up
castle-von-loghan-peek = A Search token is looked at
castle-von-loghan-peek-token = A Search token is looked at
castle-von-loghan-peek-again = The token is laid back
castle-von-loghan-disenchant-some = { castle-von-loghan-agent-name } may disenchant treasures
    .ask = What does { castle-von-loghan-agent-name } disenchant? Each brings its cost less 2 in Energy and leaves the game.
castle-von-loghan-disenchant-one = A treasure is disenchanted
castle-von-loghan-discard-treasure = A treasure is discarded
castle-von-loghan-pass-leader = The Leader passes on
castle-von-loghan-clarity-check = Clarity check
castle-von-loghan-clear-room = The room is cleared
castle-von-loghan-spoils = Spoils
castle-von-loghan-put-enemies-away = Defeated Enemies are put away
castle-von-loghan-reward-phase = Reward
castle-von-loghan-share-out = Reward
castle-von-loghan-draw-reward = Treasures for the Reward deck
castle-von-loghan-see-reward = A treasure is looked at in secret
castle-von-loghan-unseen-reward = A treasure that nobody sees
castle-von-loghan-turn-rewards = The Reward deck is turned up
castle-von-loghan-turn-reward = A reward is turned up
castle-von-loghan-last-reward = The reward nobody has seen
castle-von-loghan-turn-solo = A reward is turned up
castle-von-loghan-solo-reward = A reward is turned up
castle-von-loghan-offer-reward = A reward is offered
castle-von-loghan-offer-to = A reward is offered
castle-von-loghan-take-it = A reward is offered
castle-von-loghan-take-or-not = { castle-von-loghan-agent-name } may take a reward
    .ask = { $room ->
            [yes] Does { castle-von-loghan-agent-name } take { castle-von-loghan-treasure-name } for a Reward Point?
           *[no] { castle-von-loghan-agent-name } has no room for { castle-von-loghan-treasure-name }. A trade could make some.
        }
castle-von-loghan-bidding = Tied players bid
castle-von-loghan-bid = { castle-von-loghan-agent-name } may bid
    .ask = { castle-von-loghan-treasure-name } is offered to those who are tied; the highest bid is { $high }. { $room ->
            [yes] How many Reward Points does { castle-von-loghan-agent-name } bid?
           *[no] { castle-von-loghan-agent-name } has no room for it. A trade could make some.
        }
castle-von-loghan-settle-bids = The Leader breaks a tie
    .ask = Several bid the same for { castle-von-loghan-treasure-name }. Who gets it?
castle-von-loghan-rewards-over = The other rewards go back
castle-von-loghan-give-reward = A reward is given
    .ask = Who gets { castle-von-loghan-treasure-name }?
castle-von-loghan-give-rewards = Rewards are given
castle-von-loghan-trophy-order = Trophies
castle-von-loghan-take-trophy = A trophy
castle-von-loghan-choose-trophy = { castle-von-loghan-agent-name } takes a trophy
    .ask = Which defeated Enemy does { castle-von-loghan-agent-name } take as a trophy?
castle-von-loghan-attack-turn = { castle-von-loghan-agent-name } attacks
castle-von-loghan-choose-target = { castle-von-loghan-agent-name } attacks
castle-von-loghan-aim = { castle-von-loghan-agent-name } chooses an Enemy
    .ask = Step 4: which Enemy does { castle-von-loghan-agent-name } attack?
castle-von-loghan-strike-on = { castle-von-loghan-agent-name } attacks
castle-von-loghan-strike = { castle-von-loghan-agent-name } plays Priority 2 cards
    .ask = { castle-von-loghan-agent-name } attacks { castle-von-loghan-enemy-name }: Combat Power left { $power }, Damage so far { $damage }. Which card?
    .done = { $damage ->
            [0] Done: no Damage
           *[other] Done: { $damage } Damage on { castle-von-loghan-enemy-name }{ $falls ->
                [yes] , it falls
               *[no] { "" }
            }{ $spare ->
                [0] { "" }
               *[other] , { $spare } to spare
            }
        }
castle-von-loghan-damage-on = { castle-von-loghan-agent-name } places Damage
    .ask = { castle-von-loghan-agent-name } may put { $damage } Damage on any Enemy. On which?
castle-von-loghan-split-damage = Damage is added up
castle-von-loghan-share = { castle-von-loghan-agent-name } may split the Damage
    .ask = Of { $damage } Damage on { castle-von-loghan-enemy-name }, how much goes on a neighbour?
castle-von-loghan-side-stroke = { castle-von-loghan-agent-name } chooses a neighbour
    .ask = Which neighbour gets the split Damage?
castle-von-loghan-settle = Damage is placed
castle-von-loghan-overkill = { castle-von-loghan-agent-name } has Damage to spare
    .ask = { castle-von-loghan-enemy-name } falls. Do { $damage } Damage go on a neighbour?

## What happens

castle-von-loghan-plays-card = { castle-von-loghan-agent-name } plays { castle-von-loghan-card-name }{ $energy ->
        [0] { "" }
       *[other] { "" } for { $energy } Energy ({ $energy_left } left)
    }{ $clarity ->
        [0] { "" }
       *[other] { "" } for { $clarity } Clarity ({ $clarity_left } left)
    }.
castle-von-loghan-draws-card = { castle-von-loghan-agent-name } draws { castle-von-loghan-card-name }.
castle-von-loghan-discards = { castle-von-loghan-agent-name } discards { castle-von-loghan-card-name }.
castle-von-loghan-keeps-cards = { castle-von-loghan-agent-name } discards nothing.
castle-von-loghan-aids = { castle-von-loghan-agent-name } lets { castle-von-loghan-partner-name } discard a card too.
castle-von-loghan-gets-treasure = { castle-von-loghan-agent-name } gets { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }).
castle-von-loghan-gets-unseen = { castle-von-loghan-agent-name } gets a { castle-von-loghan-colour-name } treasure ({ castle-von-loghan-kept-place }).
castle-von-loghan-disenchants = { castle-von-loghan-agent-name } disenchants { castle-von-loghan-treasure-name }.
castle-von-loghan-puts-away = { castle-von-loghan-agent-name } puts { castle-von-loghan-treasure-name } away.
castle-von-loghan-wields = { castle-von-loghan-agent-name } takes { castle-von-loghan-treasure-name } in hand.
castle-von-loghan-combat-begins = Combat round { $number }.
castle-von-loghan-extra-card = { castle-von-loghan-agent-name } draws an extra card for { $clarity } Clarity ({ $clarity_left } left).
castle-von-loghan-attacks = { castle-von-loghan-enemy-name } attacks.
castle-von-loghan-stunned = { castle-von-loghan-enemy-name } is stunned and does not attack.
castle-von-loghan-gains-energy = { castle-von-loghan-agent-name } gains { $energy } Energy and has { $now }.
castle-von-loghan-loses-energy = { castle-von-loghan-agent-name } loses { $energy } Energy and has { $now } left.
castle-von-loghan-gives-energy = { castle-von-loghan-agent-name } gives { castle-von-loghan-partner-name } { $energy } Energy.
castle-von-loghan-pays-share = { castle-von-loghan-agent-name } pays { $energy } Energy for { $what ->
        [skill] the skill
        [door] the door
       *[timeline] the journey
    } and has { $now } left.
castle-von-loghan-pays-cloak = { castle-von-loghan-agent-name } pays { $energy } Energy for the Invisibility Cloak and has { $now } left.
castle-von-loghan-gives-up = { castle-von-loghan-agent-name } gives up { castle-von-loghan-treasure-name }.
castle-von-loghan-looks = { castle-von-loghan-agent-name } looks at the top Search token of { castle-von-loghan-the-room }.
castle-von-loghan-stuns = { castle-von-loghan-agent-name } stuns { castle-von-loghan-enemy-name }.
castle-von-loghan-moves = { $how ->
        [stays] The group stays in { castle-von-loghan-the-room }.
        [stops] The group stops in { castle-von-loghan-the-room }, which is clean.
        [leads] { castle-von-loghan-agent-name } leads the group to { castle-von-loghan-the-room }.
        [lift] { castle-von-loghan-agent-name } chooses the lift: the group arrives in { castle-von-loghan-the-room }.
       *[enters] The group enters { castle-von-loghan-the-room }.
    }
castle-von-loghan-leader-decides = { castle-von-loghan-agent-name } decides as the Leader: { $do ->
        [go] the group goes to { castle-von-loghan-the-room }.
       *[door] the door between { castle-von-loghan-the-place } and { castle-von-loghan-the-other } is to be forced.
    }
castle-von-loghan-syphons = { castle-von-loghan-agent-name } syphons { $energy } Energy and has { $now }.
castle-von-loghan-no-more-lurking = No { castle-von-loghan-colour-name } Enemy lurks any more.
castle-von-loghan-event = { castle-von-loghan-event-title }. { castle-von-loghan-event-text }
castle-von-loghan-lurks = { $count ->
        [one] { $count } { castle-von-loghan-colour-name } Enemy begins to lurk.
       *[other] { $count } { castle-von-loghan-colour-name } Enemies begin to lurk.
    }
castle-von-loghan-warded = The Tails counts as Heads.
castle-von-loghan-buys = { castle-von-loghan-agent-name } buys { castle-von-loghan-treasure-name } for { $energy } Energy.
castle-von-loghan-gob-li-comes = { castle-von-loghan-agent-name } finds Gob-Li.
castle-von-loghan-shows-goods = Gob-Li shows { castle-von-loghan-treasure-name }.
castle-von-loghan-nobody-takes = Nobody takes { castle-von-loghan-treasure-name }. It is shuffled back.
castle-von-loghan-calls-out = { castle-von-loghan-agent-name } bids { $energy } Energy.
castle-von-loghan-sells = { castle-von-loghan-agent-name } sells { castle-von-loghan-treasure-name } to Gob-Li.
castle-von-loghan-door-opens = { $how ->
        [forced] The group forces the door between { castle-von-loghan-the-place } and { castle-von-loghan-the-other }: the next Alert is Tails for certain.
        [opened] { castle-von-loghan-agent-name } opens the door between { castle-von-loghan-the-place } and { castle-von-loghan-the-other }.
       *[story] The door between { castle-von-loghan-the-place } and { castle-von-loghan-the-other } opens.
    }
castle-von-loghan-proposes = { castle-von-loghan-agent-name } proposes a trade to { castle-von-loghan-partner-name }.
castle-von-loghan-trade-offers = { castle-von-loghan-agent-name } offers { $treasure ->
        [none] { $energy } Energy
        [unseen] a { castle-von-loghan-colour-name } treasure
       *[other] { castle-von-loghan-treasure-name }
    }.
castle-von-loghan-trade-wants = { castle-von-loghan-agent-name } wants { $treasure ->
        [none] { $energy } Energy
        [unseen] a { castle-von-loghan-colour-name } treasure
       *[other] { castle-von-loghan-treasure-name }
    } in return.
castle-von-loghan-uses-skill = { castle-von-loghan-agent-name } uses { castle-von-loghan-skill-name }.
castle-von-loghan-orders = { $on ->
        [yes] { castle-von-loghan-agent-name } reacts to this from now on: { castle-von-loghan-reaction-name }.
       *[no] { castle-von-loghan-agent-name } no longer reacts to this: { castle-von-loghan-reaction-name }.
    }
castle-von-loghan-declines = { castle-von-loghan-agent-name } declines the trade.
castle-von-loghan-no-trade = { castle-von-loghan-agent-name } proposes no trade after all.
castle-von-loghan-finds = { castle-von-loghan-agent-name } finds { castle-von-loghan-token-name }.
castle-von-loghan-sneaks = { castle-von-loghan-agent-name } sneaks into { castle-von-loghan-the-room } for 1 Clarity ({ $clarity } left).
castle-von-loghan-sees-token = { castle-von-loghan-agent-name } sees the top Search token of { castle-von-loghan-the-room }: { castle-von-loghan-token-name }.
castle-von-loghan-leads = { castle-von-loghan-agent-name } is the Leader now.
castle-von-loghan-cleans = A Clean Token now lies in { castle-von-loghan-the-room }.
castle-von-loghan-offers = { castle-von-loghan-treasure-name } is offered as a reward.
castle-von-loghan-sees-reward = { castle-von-loghan-agent-name } draws { castle-von-loghan-treasure-name } for the Reward deck.
castle-von-loghan-damages = { castle-von-loghan-agent-name } does { $damage } Damage to { castle-von-loghan-enemy-name } ({ $left } Health left).
castle-von-loghan-aims = { castle-von-loghan-agent-name } attacks { castle-von-loghan-enemy-name }.
castle-von-loghan-strikes = { $damage ->
        [0] { castle-von-loghan-agent-name } does no Damage to { castle-von-loghan-enemy-name }.
       *[other] The attack of { castle-von-loghan-agent-name } on { castle-von-loghan-enemy-name } comes to { $damage } Damage.
    }
castle-von-loghan-defeats = { castle-von-loghan-agent-name } defeats { castle-von-loghan-enemy-name }.
castle-von-loghan-recuperates = { $how ->
        [forced] { castle-von-loghan-agent-name } cannot draw up and must recuperate.
       *[chosen] { castle-von-loghan-agent-name } recuperates.
    }
castle-von-loghan-counters = { castle-von-loghan-agent-name } shows { castle-von-loghan-card-name }{ $how ->
        [shield] , and the shield negates it.
        [guarded] , and it costs nothing.
       *[hurts] .
    }
castle-von-loghan-health-changes = { $how ->
        [gains] Health +{ $by }: the group has { $health }.
        [loses] Health −{ $by }: the group has { $health }.
       *[full] Health stays full at { $health }.
    }
castle-von-loghan-clarity-changes = { $how ->
        [gains] Clarity +{ $by }: the group has { $clarity }.
        [loses] Clarity −{ $by }: the group has { $clarity }.
       *[full] Clarity stays full at { $clarity }.
    }
castle-von-loghan-alert-set = The next Alert will be { $side ->
        [heads] Heads.
       *[tails] Tails.
    }
castle-von-loghan-alert-fixed = The Alert is { $side ->
        [heads] Heads: nobody comes.
       *[tails] Tails: Enemies come.
    }
castle-von-loghan-coin-falls = The coin shows { $side ->
        [heads] Heads.
       *[tails] Tails.
    }
castle-von-loghan-has-initiative = { $who ->
        [each] All have Initiative.
       *[you] { castle-von-loghan-agent-name } has Initiative.
    }
castle-von-loghan-is-overwhelmed = { $who ->
        [each] All are Overwhelmed.
       *[you] { castle-von-loghan-agent-name } is Overwhelmed.
    }
castle-von-loghan-outcome = { $letter ->
        [a] { castle-von-loghan-told-a }
        [b] { castle-von-loghan-told-b }
        [c] { castle-von-loghan-told-c }
       *[d] { castle-von-loghan-told-d }
    }
castle-von-loghan-chooses = { castle-von-loghan-agent-name } chooses { castle-von-loghan-choice-of-event }.
castle-von-loghan-enemy-comes = { castle-von-loghan-enemy-name } comes with { $health } Health{ $loot ->
        [yes] { "" } and Loot.
       *[no] .
    }
castle-von-loghan-votes = { $you ->
        [yes] You say
       *[no] { $seat } says
    }: { $do ->
        [go] { castle-von-loghan-room-name }
       *[door] force the door { castle-von-loghan-place-name } – { castle-von-loghan-other-name }
    }.
castle-von-loghan-not-paid = { $what ->
        [skill] The skill of { castle-von-loghan-agent-name } is not paid for.
        [door] The door is not paid for.
       *[timeline] The journey is not paid for.
    }
castle-von-loghan-trades = { $how ->
        [done] { castle-von-loghan-agent-name } accepts the trade.
       *[no-room] There is no room for what { castle-von-loghan-agent-name } traded, and it stays where it was.
    }
castle-von-loghan-acts = { $action ->
        [rest] { castle-von-loghan-agent-name } rests.
        [recharge] { castle-von-loghan-agent-name } recharges.
        [search] { castle-von-loghan-agent-name } searches the room.
       *[skip] { castle-von-loghan-agent-name } can do nothing here.
    }
castle-von-loghan-takes-reward = { $points ->
        [0] { castle-von-loghan-agent-name } is given { castle-von-loghan-treasure-name }.
        [one] { castle-von-loghan-agent-name } takes { castle-von-loghan-treasure-name } for { $points } Reward Point.
       *[other] { castle-von-loghan-agent-name } takes { castle-von-loghan-treasure-name } for { $points } Reward Points.
    }
castle-von-loghan-reward-points = Everybody gains a Reward Point.
castle-von-loghan-bids = { castle-von-loghan-agent-name } bids { $points ->
        [one] { $points } Reward Point.
       *[other] { $points } Reward Points.
    }
castle-von-loghan-bids-no-more = { castle-von-loghan-agent-name } bids no more.
castle-von-loghan-round = Round { $round }.
castle-von-loghan-uses = { castle-von-loghan-agent-name } uses { castle-von-loghan-treasure-name }{ $how ->
        [destroys] , which leaves the game.
       *[uses] .
    }

## The start

castle-von-loghan-set-up = The table is set
castle-von-loghan-pick-agent = An agent is picked
castle-von-loghan-choose-agent = An agent is picked
    .ask = Which agent is character { $character }? Any of them will do for a first game.
castle-von-loghan-arm-recruit = A Green weapon to begin with
castle-von-loghan-draw-leader = Who leads first
castle-von-loghan-begin-story = The story begins
castle-von-loghan-next-round = The next Round
castle-von-loghan-plays-agent = { $you ->
        [yes] You play { castle-von-loghan-agent-name }.
       *[no] { $seat } plays { castle-von-loghan-agent-name }.
    }

## Steps in general

castle-von-loghan-passage = The game goes on
castle-von-loghan-showing = Something is shown
castle-von-loghan-turn = { castle-von-loghan-agent-name } is next
castle-von-loghan-effect = A card takes effect
castle-von-loghan-fallen = The coin has fallen
castle-von-loghan-purchase = It is paid for
castle-von-loghan-parting-turn = { castle-von-loghan-agent-name } may part with treasures
castle-von-loghan-part-with = { castle-von-loghan-agent-name } may part with treasures
    .ask = What does { castle-von-loghan-agent-name } part with?
castle-von-loghan-parting = A treasure leaves its owner
castle-von-loghan-why-agent = “{ $choice }”: one of the agents who are left must be picked.

## The account at the end

castle-von-loghan-play-round = Round { $round }
castle-von-loghan-account-trophies = Trophies
castle-von-loghan-account-sets = Sets of trophies
castle-von-loghan-account-treasures = Treasures
castle-von-loghan-account-energy = Energy
