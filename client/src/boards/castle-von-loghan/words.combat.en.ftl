## The fight

cvl-combat = The fight
cvl-round = Combat round { $round }
cvl-steps = The seven steps of a combat round
cvl-step-1 = Equip
cvl-step-2 = Draw
cvl-step-3 = Priority 1
cvl-step-4 = Priority 2
cvl-step-5 = Priority 3
cvl-step-6 = Enemies attack
cvl-step-7 = Cleanup
cvl-health = Health { $left } of { $health }
cvl-weak = weak to { $type }
cvl-loot = Loot
cvl-defeated = defeated
cvl-intends = intends
cvl-held-stunned = stunned, does not attack
cvl-held-skipping = does not attack this round
cvl-threat = Enemies threaten
cvl-carried = { $damage } Damage here
cvl-falls = Target: falls with { $damage }
cvl-takes = Target: takes { $damage }
cvl-does-health = Health −{ $n }
cvl-does-clarity = Clarity −{ $n }
cvl-does-energy = { $who ->
        [richest] the richest: Energy −{ $n }
        [each] each: Energy −{ $n }
       *[other] Energy −{ $n }
    }
cvl-does-discard = { $who ->
        [leader] { $random ->
            [yes] the Leader loses a random card
           *[no] the Leader discards a card
        }
        [each] each loses a random card
       *[other] a card is discarded
    }
cvl-does-drop = most Damage: drops a weapon
cvl-does-mend = sheds { $n ->
        [one] { $n } Damage token
       *[other] { $n } Damage tokens
    }
cvl-does-join = once: another Enemy joins ({ $colour })
cvl-does-below-half = below half:
cvl-does-other = something else
cvl-instead = (else { $what })

## Those who fight

cvl-in-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
cvl-power = Combat Power
cvl-tokens = { $count ->
        [one] { $count } Damage token
       *[other] { $count } Damage tokens
    }
cvl-acts = acts now
cvl-state-resting = recuperates
cvl-state-guarded = Counters cost nothing
cvl-played = { $count ->
        [0] no card played
        [one] { $count } card played
       *[other] { $count } cards played
    }
cvl-hand = Combat cards of { $agent }
cvl-card-hidden = A combat card, face down
cvl-piles = Deck { $deck } · discards { $discards }
cvl-priority = { $priority ->
        [0] cannot be played
       *[other] Priority { $priority }
    }
cvl-cost-power = { $n ->
        [0] no Power
       *[other] { $n } Power
    }
cvl-cost-energy = { $n } Energy
cvl-cost-clarity = { $n } Clarity
cvl-plays-0 = stays in hand
cvl-plays-1 = in Step 3
cvl-plays-2 = in Step 4
cvl-plays-3 = by itself in Step 5
cvl-makes = makes { $damage }
cvl-makes-fall = { $damage }: falls!

## Before one commits

cvl-preview = Damage preview
cvl-power-left = Combat Power: { $left } of { $all } left
cvl-from-cards = { $cards ->
        [one] card
       *[other] cards
    }
cvl-will-fall = falls
cvl-left = { $left } Health left
cvl-overkill = Overkill
cvl-to-neighbour = { $damage } to a neighbour
cvl-in-your-hand = { $card } with { $agent }

## Agents and what they carry

cvl-pick = The six agents
cvl-given = Yours, unless you touch another
cvl-no-agent = Your agent’s things will lie here.
cvl-look-at = Look at { $agent }
cvl-leader = Leader
cvl-chaos = Chaos Character
cvl-energy = Energy
cvl-points = Reward Points
cvl-gear = Hands and inventory
cvl-backpack = Backpack
cvl-loose = Beside the board
cvl-of = { $count } of { $most }
cvl-trophies = Trophies: { $count }
cvl-trophy-hidden = A trophy, hidden
cvl-empty = { $where }: empty
cvl-dropped = dropped
cvl-used = used
cvl-can-do = can be used now
cvl-skill = Use the skill
cvl-skill-used = used in this Round
cvl-needs-clarity = needs Clarity { $clarity }
cvl-costs-energy = costs { $energy } Energy
cvl-card-in-full = The card in full
cvl-back = Back
cvl-item-unseen = Nobody has shown you this one.
cvl-item-back = { $colour } treasure, face down
cvl-size-small = small
cvl-size-large = large
cvl-size-none = no size
cvl-hands = { $hands ->
        [one] one hand
       *[other] two hands
    }
cvl-cost = cost { $cost }
cvl-no-cost = cannot be sold
