mi-board = La Terre attaquée
mi-map = Carte du monde
mi-track = Piste des tours : jetons blancs et dés de chaque tour
mi-turn = Tour { $turn }
mi-brings = { $white ->
        [one] { $white } blanc
       *[other] { $white } blancs
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
mi-tag = { $left ->
        [0] Le dernier tour.
        [one] Encore un tour.
       *[other] Encore { $left } tours.
    }
    Fuyez, humains !
mi-tag-end = Fin ?
mi-to = vers { $city }
mi-hidden = caché
mi-hurt = dégâts { $wounds }
mi-black = noir
mi-damage = { $cubes ->
        [one] { $cubes } bâtiment
       *[other] { $cubes } bâtiments
    } sur { $holds } à terre
mi-whole = Tous les bâtiments tiennent
mi-scores = { $name } marque { $points }
mi-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mi-points-short = pts
mi-your-move = À vous
mi-moves = Son tour
mi-thinking = Réfléchit
mi-away = absent
mi-bot = robot
mi-first = premier joueur
mi-trophies = Trophées : { $count }
mi-cubes-placed = { $placed ->
        [one] { $placed } cube posé
       *[other] { $placed } cubes posés
    } sur { $cubes }
mi-show-monsters = Montrer les monstres de { $name }
mi-boxes = Cases d’action
mi-box-create = Créer ou soigner
mi-box-attack = Attaquer
mi-box-move = Bouger ou cacher
mi-box-hero = Héros
mi-box-military-1 = Armée 1
mi-box-military-2 = Armée 2
mi-box-label = Case : { $box }
mi-left = reste { $count }
mi-empty = vide
mi-token = passe
mi-token-of = Jeton Passe de { $name }
mi-token-here = Jeton Passe
mi-token-away = jeton posé
mi-pass = Passer
mi-pass-token = Passer, poser le jeton
mi-passes = { $passes ->
        [0] Aucune passe
        [one] { $passes } passe
       *[other] { $passes } passes de suite
    } ; à { $seats }, le tour s’achève
mi-monsters-of = Monstres de { $name }
mi-cost = Coûte { $cost }
mi-razes = attaque les villes
mi-in-box = { $waiting ->
        [0] aucun
       *[other] { $waiting } sur { $counters }
    }
mi-move = pas
mi-dice = dés
mi-bears = vie
mi-built = { $orange ->
        [0] Aucun jeton orange
        [one] { $orange } jeton orange
       *[other] { $orange } jetons orange
    } ; il en faut { $price }
mi-stored = { $white ->
        [one] { $white } jeton d’attaque
       *[other] { $white } jetons d’attaque
    }
mi-eaten = dévoré
mi-some-eaten = Ce qu’un Moogre a dévoré ne revient pas.
mi-trophy-points = Trophées : { $points }
mi-secret = Vos villes secrètes
mi-city-yours = L’une de vos villes secrètes.
mi-counters = Pions de ville
mi-unknown-counter = Un pion de ville que nul autre n’a vu
mi-secret-worth = Vaut { $safe } avec un cube au plus dans la ville, { $hurt } avec davantage, rien si elle est détruite.
mi-counters-worth = Secrets jusqu’à la fin.
mi-last-roll = Derniers dés
mi-rolling = Les dés tombent
mi-supply = Les dés garnissent les cases.
mi-no-roll = Pas encore de dés.
mi-hits = { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } sur { $dice }
mi-die-hit = { $face }, touche
mi-attack = L’attaque
mi-attack-with = Attaquer : { $name }
mi-dice-count = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
mi-likely = { $hits }+ touches : { $odds } sur 100
mi-odds = Détruit { $odds } fois sur 100
mi-risk = Les blindés vous arrêtent { $risk } fois sur 100
mi-final = Décompte final, ville par ville
mi-standing = Points jusqu’ici, ville par ville
mi-city = Ville
mi-lurking = Drakoors : { $points }
mi-counter-points = Pion de ville : { $points }
mi-trophies-row = Trophées de Moogre
mi-total = Total
mi-so-far = Jusqu’ici
mi-scoring-key = Les grands nombres comptent les cubes ; à côté, les Drakoors tapis et les pions de ville.
mi-ways = Reliée à : { $cities }.
mi-signs = Les signes du plateau
mi-sign-cube = un cube de dégâts à la place d’un bâtiment
mi-sign-black = un cube noir, à personne
mi-sign-points = marque autant dans cette ville pour l’instant
mi-sign-shown = révélé ; les points sont les dégâts qu’il supporte
mi-sign-hidden = caché, mais chacun connaît son espèce
mi-sign-stored = jetons d’attaque gardés pour son espèce
mi-sign-secret = votre ville secrète
mi-close = Fermer
mi-skip = Passer
mi-rio = Rio
mi-tab-cities = Villes
mi-tab-monsters = Monstres
mi-short-create = Créer
mi-short-attack = Attaquer
mi-short-move = Bouger
mi-short-hero = Héros
mi-short-military-1 = Armée 1
mi-short-military-2 = Armée 2
mi-short-token = Passe
