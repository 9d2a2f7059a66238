# What speaks for an answer or against it, for somebody who asks what to do

castle-von-loghan-because-reads = reads the next card of the story
castle-von-loghan-because-small = a clean room: no random event waits there
castle-von-loghan-because-clean = brings Clean Token { $n } of { $m } for the next card
castle-von-loghan-because-danger = a { $colour ->
        [green] green
        [blue] blue
       *[red] red
    } room: { $colour ->
        [green] little danger
        [blue] some danger
       *[red] most danger
    }
castle-von-loghan-because-full-health = Health is as high as it goes: nothing is gained
castle-von-loghan-because-full-clarity = Clarity is as high as it goes: nothing is gained
castle-von-loghan-because-low = Health is low: { $n } of { $most }
castle-von-loghan-because-dark = Clarity is 0: at the end of a Round that costs 1 Health, and { $n } are left
castle-von-loghan-because-seen = you know what lies on top here
castle-von-loghan-because-tokens = { $n ->
        [one] the last search token of this room, and you do not know which
       *[other] { $n } search tokens lie here, and you do not know which is on top
    }
castle-von-loghan-because-recharges = you receive { $n } Energy; you have { $now }
castle-von-loghan-because-draw = { $n } of the { $m } cards in your deck do Damage
castle-von-loghan-because-counters = { $n } Health spared in Step 5: what would cost it can be thrown away
castle-von-loghan-because-blows = { $n ->
        [one] one blow
       *[other] { $n } blows
    } in your hand would not be struck in this combat round
castle-von-loghan-because-no-blow = nothing in your hand does Damage
castle-von-loghan-because-loses-blow = throws away a card that does Damage
castle-von-loghan-because-weak = its weakness: { $n } Damage more
castle-von-loghan-because-stands = if it stands it attacks: Health { $health } and Clarity { $clarity } less
castle-von-loghan-because-fells = fells it before it attacks: { $damage } Damage, { $left ->
        [one] one heart left
       *[other] { $left } hearts left
    }
castle-von-loghan-because-spare = { $n } of what is too much may go on to a neighbour
castle-von-loghan-because-hurts = leaves it { $n ->
        [one] one heart
       *[other] { $n } hearts
    }
castle-von-loghan-because-own-card = the card you drew is still to come, and you have { $n ->
        [one] one Reward Point
       *[other] { $n } Reward Points
    }
castle-von-loghan-because-parry = a Parry does no Damage and costs 1 Clarity to play, of { $n }
castle-von-loghan-because-aid = an Aid does no Damage itself
castle-von-loghan-because-miss = a MISS does nothing, and seldom leaves a hand
castle-von-loghan-because-keeps-blows = { $n ->
        [one] one card that does Damage stays
       *[other] { $n } cards that do Damage stay
    } in your hand
castle-von-loghan-because-keeps-counters = { $n } Health to lose in Step 5 by what stays in your hand
castle-von-loghan-because-heals = the group gains { $n } Health; it has { $now } of { $most }
castle-von-loghan-because-clears = the group gains { $n } Clarity; it has { $now } of { $most }
castle-von-loghan-because-no-attacks = no Enemy attacks in this combat round
castle-von-loghan-because-stuns = an Enemy of your choice is Stunned
castle-von-loghan-because-whets = your first blow in this combat round does { $n } Damage more
castle-von-loghan-because-power = your hands give Combat Power { $n }, instead of { $now }
castle-von-loghan-because-suits = { $n } of { $m } Enemies are weak against what you hold then; against what you hold now, { $now }
castle-von-loghan-because-holds = your hands give Combat Power { $n }
castle-von-loghan-because-fits = { $n } of { $m } Enemies { $n ->
        [one] is
       *[other] are
    } weak against what you hold
