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
moongha-because-leaves = { $n ->
        [one] one box still has
       *[other] { $n } boxes still have
    } something that you could use
moongha-because-can-hide = { $n ->
        [one] one monster of yours is revealed and could hide
       *[other] { $n } monsters of yours are revealed and could hide
    }
moongha-because-can-come = one token more, and { moongha-kind } comes
moongha-because-nears = after this token { moongha-kind } wants { $n } more
moongha-because-no-prey = none of your monsters has anything to attack
moongha-because-can-attack = with this token { moongha-kind } can attack with { $n ->
        [one] one die
       *[other] { $n } dice
    }
moongha-because-can-find = { $n ->
        [one] one rival monster is hidden
       *[other] { $n } rival monsters are hidden
    } where a hero could look
moongha-because-can-shoot = { $n ->
        [one] one rival monster is revealed
       *[other] { $n } rival monsters are revealed
    } and can be shot
moongha-because-nobody-shown = no rival monster is revealed and could be shot
moongha-because-idle = { moongha-kind } has nothing to attack where it stands
moongha-because-dice = all tokens together give { moongha-kind } { $n ->
        [one] one die
       *[other] { $n } dice
    }
