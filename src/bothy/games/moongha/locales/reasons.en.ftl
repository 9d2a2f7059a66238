# What speaks for an answer or against it, for somebody who asks what to do

moongha-because-last = takes the last token of its box: { moongha-box-name }
moongha-because-heals = leaves { moongha-kind } with { $wounds } of { $most } wounds
moongha-because-comes = { moongha-kind } comes at once
moongha-because-missing = { moongha-kind } still wants { $n ->
        [one] one token
       *[other] { $n } tokens
    } after this one
moongha-because-alone = { $points } { $points ->
        [one] point
       *[other] points
    } while nobody comes: the Drakoor is alone
moongha-because-company = a Drakoor in company counts { $points } there
moongha-because-crowds = the Drakoor of { $seat } { moongha-in-city } counts one less for company
moongha-because-crowds-own = your own Drakoor { moongha-in-city } counts one less for company
moongha-because-hides = soldiers and air force no longer see { moongha-kind }
moongha-because-still-seen = it stays revealed, and { $n ->
        [one] a military counter waits
       *[other] { $n } military counters wait
    }
moongha-because-bides = keeps { moongha-kind } hidden, with { $n ->
        [one] one token
       *[other] { $n } tokens
    } loaded
moongha-because-reveals = reveals { moongha-kind } while { $n ->
        [one] a military counter waits
       *[other] { $n } military counters wait
    }
moongha-because-kills = destroys { moongha-monster-name } in { $n } of 100
moongha-because-humans = only the { $people ->
        [one] one human
       *[other] { $people } humans
    } there can be hit; the city stays as it is
moongha-because-fire = the tanks there destroy { moongha-kind } first in { $n } of 100
moongha-because-leads = at least every other time { $cubes ->
        [one] one cube comes
       *[other] { $cubes } cubes come
    } to { moongha-city }: { $before } there become { $after }
moongha-because-nothing = gains nothing { moongha-in-city }, which pays you { $points } already
moongha-because-burns-own = burns your own { moongha-city }: { $before } points become { $after }
moongha-because-own-fire = the units there fire at your own { moongha-kind }
moongha-because-shoots = destroys { moongha-monster-name } in { $n } of 100
moongha-because-guards = guards { moongha-city }, which is worth { $points } to you
moongha-because-hunts = heroes kill a rival’s Drakoor there in { $n } of 100
moongha-because-finds = heroes reveal a rival’s hidden monster there in { $n } of 100
moongha-because-finds-own = heroes reveal your own hidden monster there in { $n } of 100
