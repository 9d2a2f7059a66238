### Words of Castle von Loghan that are seldom wanted, and come when they are.

## Why something cannot be done

castle-von-loghan-why-not = “{ $choice }” cannot be done now.
castle-von-loghan-why-not-first = “{ $choice }” is no Priority 1 card in your hand, and nothing you could use now.
castle-von-loghan-why-not-wield = “{ $choice }”: your hands cannot take this up or put this away.
castle-von-loghan-why-not-extra = An extra card costs { $clarity } Clarity and needs a card in the deck.
castle-von-loghan-why-not-discard = “{ $choice }”: that card is not in this hand, or leaves it by recuperating only.
castle-von-loghan-why-decide = “{ $choice }” is no Decision card that can be chosen here.
castle-von-loghan-why-no-way = There is no open way to this room: { castle-von-loghan-room-name }. Locked doors must be opened, and a room with an open “?” ends the move.
castle-von-loghan-why-not-force = { $why ->
        [none] There is no such door on this board.
        [open] This door is not locked.
        [story] This door is opened by the story alone.
        [far] The group cannot walk up to this door.
        [declined] Forcing a door was not paid for in this Round, and is not tried again before the next.
       *[energy] To force a door costs { $energy } Energy, and all together have fewer.
    }
castle-von-loghan-why-no-room = This room does not exist on this board: { castle-von-loghan-room-name }.
castle-von-loghan-why-go-on = After a turn in a Clean room the group goes on to a room with an open “?”, if it can reach one. This one is Clean: { castle-von-loghan-room-name }.
castle-von-loghan-why-not-disenchant = “{ $choice }”: there is nothing there, or it is the other way round: what has a cost is disenchanted, what has none is discarded.
castle-von-loghan-why-no-place = { castle-von-loghan-agent-name } has no room for { castle-von-loghan-treasure-name }.
castle-von-loghan-why-not-bid = The next bid is at least { $least } Energy, and one cannot bid more than one has.
castle-von-loghan-why-no-trade = { castle-von-loghan-agent-name } needs something to give, may propose { $most } trades a Round, and none in Combat or in a Clean room.
castle-von-loghan-why-not-use = { castle-von-loghan-treasure-name }: { $why ->
        [used] it has been used in this Round.
        [dropped] it is Dropped, or spent in this Combat.
        [shut] { castle-von-loghan-agent-name } cannot take it in hand: hands and inventory are full.
        [useless] it would bring nothing now.
       *[moment] this is not its moment.
    }
castle-von-loghan-why-no-skill = { castle-von-loghan-agent-name }: { $why ->
        [used] the skill has been used in this Round.
        [declined] the skill was not paid for in this Round, and is not tried again before the next.
        [clarity] the skill needs { $clarity } Clarity.
        [energy] the skill costs { $energy } Energy, and all together have fewer.
        [useless] the skill would bring nothing now.
       *[moment] this is not the moment for the skill.
    }
castle-von-loghan-why-small = “{ $choice }”: in a Clean room one can only search or sneak.
castle-von-loghan-why-no-token = “{ $choice }”: there is no Search token here.
castle-von-loghan-why-not-adjacent = One can sneak into rooms next to this one, with an open “?” and no locked door between. This is not one: { castle-von-loghan-room-name }.
castle-von-loghan-why-no-clarity = “{ $choice }”: to sneak costs 1 Clarity, and there is none.
castle-von-loghan-why-no-cloak = The Invisibility Cloak costs { $energy } Energy.
castle-von-loghan-why-not-aim = “{ $choice }”: no Enemy that can be attacked stands there.
castle-von-loghan-why-not-held = “{ $choice }”: this card is not in the hand.
castle-von-loghan-why-no-power = “{ $choice }”: there is no Combat Power left for it.
castle-von-loghan-why-not-paid = “{ $choice }”: its Energy or Clarity cannot be paid.

## Fields of the table, for the plain board

castle-von-loghan-field-place = { $value ->
        [0] Gatehouse
        [1] Guard Room
        [2] Armoury
        [3] Kitchen
        [4] Pantry
        [5] Great Hall
        [6] Throne Room
        [7] Chapel
        [8] Crypt Stair
        [9] Library
        [10] Study
        [11] Greenhouse
        [12] Observatory
        [13] Watchtower
        [14] Vault
        [15] Clock Chamber
        [16] Specimen Hall
        [17] Generator
        [18] Cold Store
        [19] Archive Core
        [20] Grounds
        [21] South Corridor
        [22] West Corridor
        [23] East Corridor
        [24] North Gallery
       *[25] Lift Lobby
    }
castle-von-loghan-field-round = Round
castle-von-loghan-field-phase = Phase
    .value = { $value ->
            [0] Setting up
            [1] Move
            [2] Event
            [3] Enemy Alert
            [4] Combat
            [5] Reward
           *[6] Refresh
        }
castle-von-loghan-field-board = Board
    .value = { $value ->
            [0] Past
            [1] Anomaly
           *[2] Future
        }
castle-von-loghan-field-group = The group is at
    .value = { castle-von-loghan-field-place }
castle-von-loghan-field-health = Health
castle-von-loghan-field-clarity = Clarity
castle-von-loghan-field-fight = Combat round
castle-von-loghan-field-beaten = Enemies beaten
castle-von-loghan-field-agents = Agents
    .entry = { $index ->
            [0] I
            [1] II
            [2] III
            [3] IV
            [4] V
           *[5] VI
        }
    .value = { $value ->
            [0] Pill
            [1] Bastion
            [2] Lumen
            [3] Rook
            [4] Wisp
            [5] Cog
           *[other] no. { $value }
        }
castle-von-loghan-field-energy = Energy
    .entry = { $index ->
            [0] I
            [1] II
            [2] III
            [3] IV
            [4] V
           *[5] VI
        }
    .value = { $value }
castle-von-loghan-field-points = Reward Points
    .entry = { $index ->
            [0] I
            [1] II
            [2] III
            [3] IV
            [4] V
           *[5] VI
        }
    .value = { $value }
castle-von-loghan-field-hands = Combat cards
    .entry = { $index ->
            [0] I
            [1] II
            [2] III
            [3] IV
            [4] V
           *[5] VI
        }
    .value = { $value ->
            [0] Hit
            [1] Critical Hit
            [2] Clever Attack
            [3] Parry
            [4] Aid
            [5] Counter
            [6] Hard Counter
           *[7] MISS
        }
castle-von-loghan-field-clean = Clean rooms
    .value = { castle-von-loghan-field-place }
castle-von-loghan-field-foe-health = Health of the Enemies
    .entry = { $index ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
            [5] 6
            [6] 7
            [7] 8
            [8] 9
            [9] 10
            [10] 11
            [11] 12
           *[other] { $index }
        }
    .value = { $value }

## What happens later in a game

castle-von-loghan-backpack-shut = { castle-von-loghan-agent-name } has hands and inventory full: the backpack is shut, and nothing in it can be used.
castle-von-loghan-throws-away = { castle-von-loghan-agent-name } discards { castle-von-loghan-treasure-name }.
castle-von-loghan-returns = { castle-von-loghan-agent-name } returns a treasure to its deck.
castle-von-loghan-no-attacks = No Enemy attacks in this combat round.
castle-von-loghan-drops = { castle-von-loghan-agent-name } drops { castle-von-loghan-treasure-name }.
castle-von-loghan-mends = { castle-von-loghan-enemy-name } loses a Damage token{ $whose ->
        [character] { "" } of { castle-von-loghan-agent-name }
       *[nobody] { "" }
    } and has { $left } Health left.
castle-von-loghan-won = The story is told to its end: { castle-von-loghan-closing-title }. { castle-von-loghan-closing-text }
castle-von-loghan-remembered = { castle-von-loghan-memory-text }
castle-von-loghan-revived = The group is saved: Health rises to { $health }.
castle-von-loghan-no-enemies = No Enemy is left to come. The Exploration ends.
castle-von-loghan-board = { $how ->
        [first] The castle lies in { castle-von-loghan-board-name }. The group stands in { castle-von-loghan-the-place }.
        [story] Time tears open, and the castle round the group is another one: this is { castle-von-loghan-board-name }. The group still stands in { castle-von-loghan-the-place }.
       *[journey] The group travels through time to { castle-von-loghan-board-name }.
    }
castle-von-loghan-travels = { castle-von-loghan-agent-name } lets the group travel to { castle-von-loghan-board-name } when this Round ends.
castle-von-loghan-stays = { castle-von-loghan-agent-name } decides as the Leader: the group stays in { castle-von-loghan-board-name }.
castle-von-loghan-uncleans = The Clean Token leaves { castle-von-loghan-the-room }.
castle-von-loghan-turns-up = { castle-von-loghan-treasure-name } is turned up.
castle-von-loghan-lies-aside = Nobody takes { castle-von-loghan-treasure-name }. It lies aside until the Reward deck is through.
castle-von-loghan-shuffled-back = { $count ->
        [one] The treasure laid aside is shuffled into its deck again.
       *[other] The { $count } treasures laid aside are shuffled into their decks again.
    }
castle-von-loghan-takes-trophy = { castle-von-loghan-agent-name } takes { castle-von-loghan-enemy-name } as a trophy.
castle-von-loghan-no-trophy = { castle-von-loghan-agent-name } takes no trophy.
castle-von-loghan-boss-is-hurt = { castle-von-loghan-agent-name } prepares { $damage } Damage for the Boss.
castle-von-loghan-pay-share =
    { castle-von-loghan-agent-name } may pay a share
    .ask = { $what ->
            [skill] A skill
            [door] Forcing a door
           *[timeline] A journey through time
        } still costs { $left } Energy. How much does { castle-von-loghan-agent-name } pay?
    .brings = A journey through time still costs { $left } Energy. How much does { castle-von-loghan-agent-name } pay? Every { $each } bring a Red treasure.
castle-von-loghan-deal =
    { castle-von-loghan-agent-name } may accept a trade
    .ask = { castle-von-loghan-agent-name } offers { $treasure ->
            [none] { $energy ->
                [0] nothing
               *[other] { $energy } Energy
            }
            [unseen] a { castle-von-loghan-colour-name } treasure
           *[other] { castle-von-loghan-treasure-name }
        }{ $more ->
            [0] { "" }
           *[other] { "" } with { $more } more (see the log)
        }{ $treasure ->
            [none] { "" }
           *[other] { $energy ->
                [0] { "" }
               *[other] { "" } and { $energy } Energy
            }
        } and wants { $wanted ->
            [none] { $back ->
                [0] nothing
               *[other] { $back } Energy
            }
           *[other] { castle-von-loghan-wanted-name }
        }{ $wanted_more ->
            [0] { "" }
           *[other] { "" } with { $wanted_more } more (see the log)
        }{ $wanted ->
            [none] { "" }
           *[other] { $back ->
                [0] { "" }
               *[other] { "" } and { $back } Energy
            }
        }. Do you accept?
castle-von-loghan-no-health = { $how ->
        [scored] The Health is gone. The Exploration is scored.
       *[lost] The Health is gone. The game is lost.
    }
castle-von-loghan-boss-is-changed = { $how ->
        [more] The Boss will have { $by } Health more.
       *[less] The Boss will have { $by } Health less.
    }
castle-von-loghan-line = { castle-von-loghan-line-text }
castle-von-loghan-refuses-reward = { castle-von-loghan-agent-name } does not take { castle-von-loghan-treasure-name }.
castle-von-loghan-time-is-up = { $how ->
        [lost] There is no more time. The story is lost.
       *[scored] The Exploration is over and is scored.
    }
