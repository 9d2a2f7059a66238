# Ce qui parle pour ou contre une réponse, pour qui demande conseil

moongha-because-last = prend le dernier jeton de sa case : { moongha-box-name }
moongha-because-heals = laisse à { moongha-kind } { $wounds } blessures sur { $most }
moongha-because-comes = { moongha-kind } vient aussitôt
moongha-because-missing = { moongha-kind } veut encore { $n ->
        [one] un jeton
       *[other] { $n } jetons
    } après celui-ci
moongha-because-alone = { $points } { $points ->
        [one] point
       *[other] points
    } tant que personne ne vient : le Drakoor est seul
moongha-because-company = un Drakoor en compagnie y compte { $points }
moongha-because-crowds = le Drakoor ({ $seat }) { moongha-in-city } compte un de moins en compagnie
moongha-because-crowds-own = votre propre Drakoor { moongha-in-city } compte un de moins en compagnie
moongha-because-hides = soldats et escadrille ne voient plus { moongha-kind }
moongha-because-still-seen = il reste révélé, et { $n ->
        [one] un pion militaire attend
       *[other] { $n } pions militaires attendent
    }
moongha-because-bides = garde { moongha-kind } caché, chargé de { $n ->
        [one] un jeton
       *[other] { $n } jetons
    }
moongha-because-reveals = révèle { moongha-kind } alors que { $n ->
        [one] un pion militaire attend
       *[other] { $n } pions militaires attendent
    }
moongha-because-kills = détruit { moongha-monster-name } { $n } fois sur 100
moongha-because-humans = on n’y touche que { $people ->
        [one] un humain
       *[other] { $people } humains
    } ; la ville reste comme elle est
moongha-because-fire = les blindés y détruisent d’abord { moongha-kind } { $n } fois sur 100
moongha-because-leads = au moins une fois sur deux { $cubes ->
        [one] un cube vient
       *[other] { $cubes } cubes viennent
    } { moongha-in-city } : de { $before } on y passe à { $after }
moongha-because-nothing = ne gagne rien { moongha-in-city }, qui vous rapporte déjà { $points }
moongha-because-burns-own = brûle votre propre ville { moongha-in-city } : { $before } points deviennent { $after }
moongha-because-own-fire = les unités y tirent sur votre propre { moongha-kind }
moongha-because-shoots = détruit { moongha-monster-name } { $n } fois sur 100
moongha-because-guards = protège votre ville { moongha-in-city }, qui vaut { $points } pour vous
moongha-because-hunts = les héros y tuent le Drakoor d’un rival { $n } fois sur 100
moongha-because-finds = les héros y révèlent un monstre caché d’un rival { $n } fois sur 100
moongha-because-finds-own = les héros y révèlent votre propre monstre caché { $n } fois sur 100
moongha-because-leaves = { $n ->
        [one] une case a encore
       *[other] { $n } cases ont encore
    } de quoi vous servir
moongha-because-can-hide = { $n ->
        [one] un de vos monstres est révélé et pourrait se cacher
       *[other] { $n } de vos monstres sont révélés et pourraient se cacher
    }
moongha-because-can-come = encore un jeton, et { moongha-kind } vient
moongha-because-nears = après ce jeton, { moongha-kind } en veut encore { $n }
moongha-because-no-prey = aucun de vos monstres n’a rien à attaquer
moongha-because-can-attack = avec ce jeton, { moongha-kind } peut attaquer à { $n ->
        [one] un dé
       *[other] { $n } dés
    }
moongha-because-can-find = { $n ->
        [one] un monstre rival est caché
       *[other] { $n } monstres rivaux sont cachés
    } là où un héros peut chercher
moongha-because-can-shoot = { $n ->
        [one] un monstre rival est révélé
       *[other] { $n } monstres rivaux sont révélés
    } et à portée de tir
moongha-because-nobody-shown = aucun monstre rival n’est révélé ni à portée de tir
moongha-because-idle = { moongha-kind } n’a rien à attaquer là où il se trouve
moongha-because-dice = tous les jetons ensemble donnent { $n ->
        [one] un dé
       *[other] { $n } dés
    } à { moongha-kind }
