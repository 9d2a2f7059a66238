# What speaks for an answer or against it, for somebody who asks what to do

merlouf-because-looks = shows you one of { $n } { merlouf-back-name } objects out of your sight
merlouf-because-frees-own = brings your { merlouf-gnome-name } home
merlouf-because-frees = brings { merlouf-gnome-name } of { $seat } home
merlouf-because-idle = leaves { $n ->
        [one] one action
       *[other] { $n } actions
    } unused
merlouf-because-known = you know it, { merlouf-thing-name }: { $n } for your card
merlouf-because-could-be = could be { merlouf-thing-name } for { $points } { $points ->
        [one] point
       *[other] points
    }: one in { $n }
merlouf-because-collects = your card wants { $m } { merlouf-back-name } for { $points } { $points ->
        [one] point
       *[other] points
    }, and you have { $n }
merlouf-because-bites = is enchanted in one case of { $n }
merlouf-because-magik = Merlin does not catch Gnomagik: he need not hide
merlouf-because-saves = keeps { $n ->
        [one] one point
       *[other] { $n } points
    } from Merlin
merlouf-because-nothing-saved = he carries nothing that counts for your card
merlouf-because-contested = { $n ->
        [one] one other
       *[other] { $n } others
    } could contest it
merlouf-because-uncontested = nobody can contest it
merlouf-because-yields = no duel, and { $n ->
        [one] one action is left
       *[other] { $n } actions are left
    }
merlouf-because-insists = if all insist, bare dice win { $n } of 100 duels against { $rivals ->
        [one] one rival
       *[other] { $rivals } rivals
    }
merlouf-because-duel = wins { $n } of 100 duels if { $rivals ->
        [one] your rival attaches
       *[other] your { $rivals } rivals attach
    } nothing
merlouf-because-room = { $n ->
        [one] one object there counts or may count
       *[other] { $n } objects there count or may count
    } for your card
merlouf-because-bare = nothing that lies there counts for your card
merlouf-because-never-caught = Merlin does not catch Gnomagik: what he carries is safe
merlouf-because-company = { $n ->
        [one] a rival’s gnome stands
       *[other] gnomes of { $n } rivals stand
    } there already
merlouf-because-opens = { $n ->
        [one] your gnome there can
       *[other] your { $n } gnomes there can
    } be freed
merlouf-because-carries = { $seat } carries { $n ->
        [one] one object that you have not seen and that
       *[other] { $n } objects that you have not seen and that
    } may count for your card
merlouf-because-carries-nothing = nothing that { $seat } carries unseen can count for your card
merlouf-because-gives = costs your card { $n ->
        [one] one point
       *[other] { $n } points
    }
merlouf-because-rids = spares you { $n ->
        [one] one point
       *[other] { $n } points
    } that it would cost
merlouf-because-true = that is what it is
merlouf-because-false = it is something else, as whoever receives it will see
merlouf-because-asks = { merlouf-thing-name } would change your points by { $n }
merlouf-because-deal = if you get just that, your points change by { $n }
merlouf-because-promised = if that is what it is, what you get changes your points by { $n }
merlouf-because-costs = whatever you hand over for it, you lose { $n ->
        [one] at least one point
       *[other] at least { $n } points
    }
merlouf-because-costs-nothing = what is wanted you can hand over without losing a point
