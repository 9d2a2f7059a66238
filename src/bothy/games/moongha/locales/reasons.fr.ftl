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
