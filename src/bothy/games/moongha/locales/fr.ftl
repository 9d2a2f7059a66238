### Moongha Invaders en français.

moongha-about = Créez des monstres, ravagez des villes, et lancez l’armée contre les monstres des autres.

moongha-option-a-bomb = La bombe A
    .about = Si ses huit dés sont lancés pour chaque monstre de la ville, ou une seule fois pour tous.
    .value-each = des dés pour chaque monstre
    .value-one-roll = un seul jet pour tous

## Names inside sentences

moongha-kind = { $kind ->
        [kiddoo] Kiddoo
        [drakoor] Drakoor
        [spectoor] Spectoor
        [shaggoo] Shaggoo
        [bloob] Bloob
        [moogre] Moogre
       *[mechoor] Mechoor
    }
moongha-power = { $kind ->
        [kiddoo] se joint aux attaques dans sa ville
        [drakoor] 3 points à la fin s’il est seul
        [spectoor] deux actions par jeton violet
        [shaggoo] attaque même les monstres cachés
        [bloob] attaque les villes, à plusieurs
        [moogre] attaque les villes, dévore des monstres
       *[mechoor] attaque les villes, trois dés par jeton
    }
moongha-attacker-kind = { $attacker ->
        [kiddoo] Kiddoo
        [drakoor] Drakoor
        [spectoor] Spectoor
        [shaggoo] Shaggoo
        [bloob] Bloob
        [moogre] Moogre
       *[mechoor] Mechoor
    }
moongha-numbered = { $number ->
        [0] { moongha-kind }
       *[other] { moongha-kind } { $number }
    }
moongha-monster-name = { $owner_you ->
        [yes] votre { moongha-numbered }
       *[no] { moongha-numbered } ({ $owner_seat })
    }
moongha-the-monster = { $owner_you ->
        [yes] Votre { moongha-numbered }
       *[no] { moongha-numbered } ({ $owner_seat })
    }
moongha-unit-name = { $unit ->
        [hero] un héros
        [infantry] une unité d’infanterie
        [armour] un blindé
        [air-force] une escadrille
       *[a-bomb] une bombe A
    }
moongha-no-unit = { $unit ->
        [hero] pas de héros
        [infantry] pas d’infanterie
        [armour] pas de blindé
        [air-force] pas d’escadrille
       *[a-bomb] pas de bombe A
    }
moongha-box-name = { $box ->
        [create] créer
        [attack] attaquer
        [move] bouger
        [hero] héros
        [military-1] armée 1
       *[military-2] armée 2
    }
moongha-city = { $city ->
        [los-angeles] Los Angeles
        [new-york] New York
        [rio-de-janeiro] Rio de Janeiro
        [london] Londres
        [paris] Paris
        [rome] Rome
        [cairo] Le Caire
        [moscow] Moscou
        [mumbai] Bombay
        [beijing] Pékin
        [tokyo] Tokyo
        [sydney] Sydney
       *[other] { $city }
    }
moongha-in-city = { $city ->
        [cairo] au Caire
       *[other] à { moongha-city }
    }
moongha-city-before = { $before ->
        [los-angeles] Los Angeles
        [new-york] New York
        [rio-de-janeiro] Rio de Janeiro
        [london] Londres
        [paris] Paris
        [rome] Rome
        [cairo] Le Caire
        [moscow] Moscou
        [mumbai] Bombay
        [beijing] Pékin
        [tokyo] Tokyo
        [sydney] Sydney
       *[other] { $before }
    }
moongha-from-city = { $before ->
        [cairo] du Caire
       *[other] de { moongha-city-before }
    }
moongha-rolled = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, on touche dès { $from } : { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }
moongha-ones = { $ones ->
        [0] Aucun dé ne donne 1.
        [one] { $ones } dé donne 1.
       *[other] { $ones } dés donnent 1.
    }
moongha-struck = { $at ->
        [city] la ville { $city ->
            [cairo] du Caire
           *[other] de { moongha-city }
        }
       *[humans] les humains { moongha-in-city }
    }
moongha-tokens = { $stored ->
        [0] aucun jeton
        [one] { $stored } jeton
       *[other] { $stored } jetons
    }
moongha-takes = il en faut { $cost }{ $near ->
        [0] { "" }
       *[other] , ou seulement { $near } à côté d’un autre
    }
moongha-cubes = { $cubes ->
        [0] aucun cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }

## Steps: what comes next, and what is asked

moongha-set-up = On prépare le plateau
moongha-draw-counter = On tire les pions de ville
moongha-first-player = On tire au sort qui commence
moongha-turn = Un nouveau tour commence
moongha-determine-actions = On détermine les actions disponibles
moongha-roll-supply = On lance un dé
moongha-stock-boxes = On remplit les cases
moongha-provide = Un pion rejoint une case
moongha-recycle = { $you ->
        [yes] Vous reprenez un pion du plateau
       *[no] { $seat } reprend un pion du plateau
    }
    .ask = Dans quelle ville reprenez-vous { moongha-unit-name } ? La réserve est vide.
    .short = Reprendre dans quelle ville ?
moongha-take-actions = Chacun agit
moongha-take-action = { $you ->
        [yes] Vous choisissez une action
       *[no] { $seat } choisit une action
    }
    .ask = Quelle action choisissez-vous ?
moongha-lay-token = { $you ->
        [yes] Vous posez votre jeton Passe
       *[no] { $seat } pose le jeton Passe
    }
    .ask = Dans quelle case posez-vous votre jeton Passe ? À votre prochain tour vous ferez son action, si tous n’ont pas passé d’ici là.
    .short = Jeton Passe : quelle case ?
moongha-next-seat = Au siège suivant
moongha-cash-token = On reprend un jeton Passe
moongha-place-orange = { $you ->
        [yes] Vous utilisez un jeton orange
       *[no] { $seat } utilise un jeton orange
    }
    .ask = Dans quelle case de monstre va le jeton orange, ou qui soigne-t-il ?
    .short = Jeton orange : où ?
moongha-place-monster = { $you ->
        [yes] Vous placez un monstre
       *[no] { $seat } place un monstre
    }
    .ask = Dans quelle ville { moongha-kind } surgit-il, caché ?
    .short = Où surgit { moongha-kind } ?
moongha-place-bloob = { $you ->
        [yes] Vous placez un Bloob
       *[no] { $seat } place un Bloob
    }
    .ask = Dans quelle ville le Bloob surgit-il ? Ni avec vos autres Bloobs, ni à côté.
    .short = Où surgit le Bloob ?
moongha-grow-bloob = { $you ->
        [yes] Vous pouvez placer un Bloob
       *[no] { $seat } peut placer un Bloob
    }
    .ask = Où le Bloob surgit-il, avec l’un des vôtres ou à côté ? Au troisième jeton il devrait aller ailleurs.
    .short = Où surgit le Bloob ?
moongha-place-white = { $you ->
        [yes] Vous utilisez un jeton blanc
       *[no] { $seat } utilise un jeton blanc
    }
    .ask = Dans quelle case de monstre va le jeton d’attaque ?
    .short = Jeton d’attaque : où ?
moongha-expend-tokens = { $you ->
        [yes] Vous pouvez attaquer
       *[no] { $seat } peut attaquer
    }
    .ask = { moongha-kind } attaque-t-il ? Combien de ses jetons dépensez-vous ?
moongha-choose-attacker = { $you ->
        [yes] Vous choisissez qui attaque
       *[no] { $seat } choisit qui attaque
    }
    .ask = Quel { moongha-kind } attaque ?
moongha-another-bloob = Peut-être un autre Bloob
moongha-aim = { $you ->
        [yes] Vous choisissez une cible
       *[no] { $seat } choisit une cible
    }
    .ask = Qu’attaque { moongha-monster-name } { moongha-in-city } ?
    .short = { moongha-kind } : quelle cible ?
moongha-kiddoo-may-join = { $you ->
        [yes] Votre Kiddoo peut se joindre à l’attaque
       *[no] Kiddoo ({ $seat }) peut se joindre à l’attaque
    }
    .ask = Kiddoo se joint-il à l’attaque, avant tous les autres ? Il a un dé, ou un dé par jeton à lui.
    .short = Kiddoo se joint-il ?
moongha-kiddoo-aims = { $you ->
        [yes] Vous choisissez une cible pour Kiddoo
       *[no] { $seat } choisit une cible pour Kiddoo
    }
    .ask = Qu’attaque Kiddoo ?
moongha-pounce = Monstre contre monstre
moongha-maul = Monstre contre monstre
moongha-armour-fires = Les blindés tirent
moongha-infantry-fires = L’infanterie tire
moongha-shots = On tire sur un monstre
moongha-strike = Le monstre frappe
moongha-rampage = Le monstre frappe
moongha-casualty = { $you ->
        [yes] Vous choisissez une victime
       *[no] { $seat } choisit une victime
    }
    .ask = Qui tombe { moongha-in-city } ? Restent à choisir : { $hits }.
    .short = Qui tombe { moongha-in-city } ?
moongha-move-or-hide = { $you ->
        [yes] Vous déplacez ou cachez un monstre
       *[no] { $seat } déplace ou cache un monstre
    }
    .ask = { $again ->
        [yes] Grâce à Spectoor, quel monstre déplacez-vous ou cachez-vous encore ?
       *[no] Quel monstre déplacez-vous ou cachez-vous ?
    }
    .short = Quel monstre bouger, cacher ?
moongha-move-to = { $you ->
        [yes] Vous dites où il va
       *[no] { $seat } dit où il va
    }
    .ask = Où va { moongha-monster-name }, pour l’instant { moongha-in-city } ? Il avance de { $move } au plus.
    .short = Où va { moongha-kind } ?
moongha-place-hero = { $you ->
        [yes] Vous placez un héros
       *[no] { $seat } place un héros
    }
    .ask = Dans quelle ville le héros cherche-t-il des monstres ?
    .short = Le héros : quelle ville ?
moongha-search = Les héros cherchent un monstre
moongha-hunt-drakoors = Les héros chassent les Drakoors
moongha-hunt = Les héros chassent les Drakoors
moongha-slay-drakoor = { $you ->
        [yes] Vous choisissez un Drakoor
       *[no] { $seat } choisit un Drakoor
    }
    .ask = Quel Drakoor les héros tuent-ils ?
    .short = Quel Drakoor est tué ?
moongha-military-may-fire = L’armée peut attaquer
moongha-order-to-fire = { $you ->
        [yes] Vous pouvez faire attaquer l’armée
       *[no] { $seat } peut faire attaquer l’armée
    }
    .ask = L’armée attaque-t-elle les monstres révélés { moongha-in-city } ?
    .short = L’armée attaque-t-elle ?
moongha-take-military = { $you ->
        [yes] Vous prenez un pion militaire
       *[no] { $seat } prend un pion militaire
    }
    .ask = Quel pion prenez-vous dans { moongha-box-name } ?
    .short = Quel pion prenez-vous ?
moongha-place-military = { $you ->
        [yes] Vous placez une unité
       *[no] { $seat } place une unité
    }
    .ask = Dans quelle ville envoyez-vous { moongha-unit-name } ?
    .short = Envoyer dans quelle ville ?
moongha-must-fire = L’armée attaque
moongha-allot = { $you ->
        [yes] Vous donnez leurs cibles aux unités
       *[no] { $seat } donne leurs cibles aux unités
    }
    .ask = Sur quel monstre tire { moongha-unit-name }, avec { $dice } { $dice ->
        [one] dé
       *[other] dés
    } ?
    .short = Tirer sur quel monstre ?
moongha-open-fire = L’armée attaque
moongha-aim-air-force = { $you ->
        [yes] Vous choisissez une cible pour l’escadrille
       *[no] { $seat } choisit une cible pour l’escadrille
    }
    .ask = Quel monstre l’escadrille attaque-t-elle ?
    .short = L’aviation : quelle cible ?
moongha-air-strike = L’escadrille attaque
moongha-blast = La bombe frappe un monstre
moongha-bomb-falls = La bombe tombe
moongha-bomb-burns = La ville brûle
moongha-end-of-turn = Le tour s’achève
moongha-final-scoring = On compte les points de victoire

## Choices

moongha-pass = Passer
moongha-token = Passer en posant le jeton Passe dans une case
moongha-action = { $box ->
        [create] Créer ou soigner : un jeton orange (reste { $left })
        [attack] Attaquer : un jeton blanc (reste { $left })
        [move] Bouger ou cacher : un jeton violet (reste { $left })
        [hero] Placer un héros
        [military-1] Placer une unité de la case armée 1
       *[military-2] Placer une unité de la case armée 2
    }
moongha-lay = { $box ->
        [create] Créer : un jeton orange de la réserve
        [attack] Attaquer : un jeton blanc de la réserve
        [move] Déplacer ou cacher un monstre
        [hero] Un héros de la réserve
        [military-1] Armée 1 : une unité d’infanterie
       *[military-2] Armée 2 : un blindé
    }{ $idle ->
        [yes] { "" } (inutile pour l’instant)
       *[no] { "" }
    }
moongha-into = La case de { moongha-kind }
moongha-build = { moongha-kind } ({ moongha-tokens }, { moongha-takes }) : { moongha-power }
moongha-heal = Soigner { $number ->
        [0] { moongha-kind }
       *[other] { moongha-kind } { $number }
    }
moongha-keep-orange = Pas maintenant, garder les jetons
moongha-load = { moongha-kind } ({ $stored } jusqu’ici) : { moongha-power }
moongha-keep-white = Pas maintenant, garder les jetons
moongha-spend = { $tokens ->
        [0] Aucun jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }
    .odds = { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        } : { $dice } { $dice ->
            [one] dé
           *[other] dés
        }, { $hits ->
            [one] une touche ou plus
           *[other] { $hits } touches ou plus
        } { $odds } fois sur 100
moongha-no-more-attacks = Plus d’attaque
moongha-without-kiddoo = Kiddoo reste en dehors
moongha-monster = { moongha-monster-name }
moongha-monster-at = { moongha-monster-name }, { moongha-city }{ $hidden ->
        [yes] , caché
       *[no] { "" }
    }{ $wounds ->
        [0] { "" }
       *[other] , dégâts { $wounds } sur { $capacity }
    }
moongha-aim-city = La ville
moongha-aim-humans = Tous les humains
moongha-dice = { $dice ->
        [0] aucun dé
        [one] { $dice } dé
       *[other] { $dice } dés
    }
moongha-return-fire = { $before ->
        [0] { "" }
        [one] { "" } ; les blindés tirent d’abord, { $before } dé
       *[other] { "" } ; les blindés tirent d’abord, { $before } dés
    }{ $after ->
        [0] { "" }
        [one] { "" } ; ceux qui restent tirent ensuite, { $after } dé au plus
       *[other] { "" } ; ceux qui restent tirent ensuite, { $after } dés au plus
    }
moongha-in-the-way = { $people ->
        [0] { "" }
        [one] { "" } ; { $people } humain tombe d’abord
       *[other] { "" } ; { $people } humains tombent d’abord
    } ; { $stand ->
        [0] la ville ne prend plus aucun cube
        [one] la ville peut encore prendre { $stand } cube
       *[other] la ville peut encore prendre { $stand } cubes
    }
moongha-hero-to = { moongha-city } : { moongha-dice } pour { $hidden ->
        [0] aucun monstre caché
        [one] un monstre caché
       *[other] chacun des { $hidden } monstres cachés
    }
moongha-unit-to = { moongha-city } : { moongha-dice }
moongha-attack-city = La ville : { moongha-dice }{ moongha-in-the-way }{ moongha-return-fire }
moongha-attack-humans = Tous les humains ({ $people }) : { moongha-dice }{ moongha-return-fire }
moongha-attack-monster = { moongha-monster-name } : { moongha-dice }{ $dice ->
        [0] { "" }
       *[other] , encore { $rest } pour le détruire
    }
moongha-unit = { $unit ->
        [hero] Un héros
        [infantry] Infanterie
        [armour] Blindé
        [air-force] Escadrille
       *[a-bomb] Bombe A
    }
moongha-hide = Le cacher sur place
moongha-no-second = Pas de seconde action
moongha-spare = Les épargner
moongha-fire = Attaquer
moongha-hold-fire = Ne pas tirer

## What happens

moongha-draws = { $you ->
        [yes] Vous tirez un pion : { moongha-city }.
       *[no] { $seat } tire un pion : { moongha-city }.
    }
moongha-draws-unseen = { $seat } tire un pion de ville.
moongha-starts = { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
moongha-turn-begins = Le tour { $turn } sur { $turns } commence. { $you ->
        [yes] À vous de commencer.
       *[no] À { $seat } de commencer.
    }
moongha-supply = Un dé donne { $face } : { moongha-box-name }.
moongha-provides = On met { moongha-unit-name } dans la case { moongha-box-name }.
moongha-runs-short = Case { moongha-box-name } : il manque { moongha-unit-name }, il n’en reste plus.
moongha-recycles = { $you ->
        [yes] Vous reprenez { moongha-unit-name } { moongha-in-city }.
       *[no] { $seat } reprend { moongha-unit-name } { moongha-in-city }.
    }
moongha-passes = { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
moongha-lays-token = { $you ->
        [yes] Vous posez votre jeton Passe dans la case { moongha-box-name }.
       *[no] { $seat } pose le jeton Passe dans la case { moongha-box-name }.
    }
moongha-takes-token = { $you ->
        [yes] Vous reprenez votre jeton Passe de la case { moongha-box-name }.
       *[no] { $seat } reprend le jeton Passe de la case { moongha-box-name }.
    }
moongha-token-unused = { $you ->
        [yes] Vous récupérez votre jeton Passe de la case { moongha-box-name } sans qu’il ait servi : le tour est fini.
       *[no] { $seat } récupère son jeton Passe de la case { moongha-box-name } sans qu’il ait servi : le tour est fini.
    }
moongha-in-vain = { $you ->
        [yes] Il ne vous sert à rien.
       *[no] Il ne sert à rien à { $seat }.
    }
moongha-builds = { $you ->
        [yes] Vous préparez { moongha-kind } : { moongha-tokens }, { moongha-takes }.
       *[no] { $seat } prépare { moongha-kind } : { moongha-tokens }, { moongha-takes }.
    }
moongha-emerges = { moongha-the-monster } surgit { moongha-in-city }, caché.
moongha-heals = { $you ->
        [yes] Vous soignez { moongha-numbered }. Dégâts restants : { $wounds }.
       *[no] { $seat } soigne { moongha-numbered }. Dégâts restants : { $wounds }.
    }
moongha-loads = { $you ->
        [yes] Vous chargez { moongha-kind } : { moongha-tokens }.
       *[no] { $seat } charge { moongha-kind } : { moongha-tokens }.
    }
moongha-bides = { $you ->
        [yes] Vous gardez les jetons pour l’instant, et { moongha-kind } attend.
       *[no] { $seat } garde les jetons pour l’instant, et { moongha-kind } attend.
    }
moongha-mauls = { $you ->
        [yes] Votre { moongha-attacker-kind } attaque { moongha-monster-name }.
       *[no] { $seat } attaque { moongha-monster-name } avec { moongha-attacker-kind }.
    } { moongha-rolled }.
moongha-rampages = { $you ->
        [yes] Votre { moongha-attacker-kind } attaque { moongha-struck }.
       *[no] { $seat } attaque { moongha-struck } avec { moongha-attacker-kind }.
    } { moongha-rolled }.
moongha-defends = { $unit ->
        [armour] Les blindés ({ $units }) tirent sur { moongha-monster-name }.
       *[infantry] L’infanterie ({ $units }) tire sur { moongha-monster-name }.
    }
moongha-volley = L’armée tire sur { moongha-monster-name }. { moongha-rolled }.
moongha-falls = { $unit ->
        [hero] Un héros tombe { moongha-in-city }.
        [infantry] Une unité d’infanterie tombe { moongha-in-city }.
       *[armour] Un blindé tombe { moongha-in-city }.
    }
moongha-razes = { $you ->
        [yes] { $cubes ->
            [0] Vous ne posez aucun cube
           *[other] Vous posez { moongha-cubes }
        } { moongha-in-city } et il vous en reste { $left }.
       *[no] { $cubes ->
            [0] { $seat } ne pose aucun cube
           *[other] { $seat } pose { moongha-cubes }
        } { moongha-in-city } et en garde { $left }.
    }
moongha-suffers = { moongha-the-monster } est blessé : { $wounds } sur { $capacity }.
moongha-dies = { moongha-the-monster } est détruit.
moongha-eats = { $you ->
        [yes] Votre Moogre a dévoré { moongha-monster-name }, qui vaut { $points }.
       *[no] Moogre ({ $seat }) a dévoré { moongha-monster-name }, qui vaut { $points }.
    }
moongha-unmasked = { moongha-the-monster } est révélé { moongha-in-city }.
moongha-moves = { $you ->
        [yes] Vous déplacez { moongha-numbered } { moongha-from-city } { moongha-in-city }.
       *[no] { $seat } déplace { moongha-numbered } { moongha-from-city } { moongha-in-city }.
    }
moongha-hides = { $you ->
        [yes] Vous cachez { moongha-numbered } { moongha-in-city }.
       *[no] { $seat } cache { moongha-numbered } { moongha-in-city }.
    }
moongha-places = { $you ->
        [yes] Vous envoyez { moongha-unit-name } { moongha-in-city }.
       *[no] { $seat } envoie { moongha-unit-name } { moongha-in-city }.
    }
moongha-searches = Les héros cherchent { moongha-monster-name }. { moongha-rolled }.
moongha-hunts = Les héros chassent les Drakoors { moongha-in-city }. { moongha-rolled }.
moongha-bombs = L’escadrille attaque { moongha-monster-name } { moongha-in-city }. { moongha-rolled }. { moongha-ones }
moongha-bombs-nobody = L’escadrille ne trouve personne à blesser { moongha-in-city }. { moongha-ones }
moongha-blasts = La bombe A frappe { moongha-monster-name }. { moongha-rolled }.
moongha-bomb-hits = La bombe A frappe tous les monstres { moongha-in-city }, sauf les Drakoors. { moongha-rolled } sur chacun.
moongha-bomb-fire = { moongha-city } brûle. { moongha-rolled }.
moongha-burns = { $cubes ->
        [0] Aucun cube noir ne va
        [one] { $cubes } cube noir va
       *[other] { $cubes } cubes noirs vont
    } { moongha-in-city }.
moongha-opens = { $you ->
        [yes] Vous retournez { moongha-city }
       *[no] { $seat } retourne { moongha-city }
    }{ $cubes ->
        [0] , sans aucun cube
       *[other] , avec { moongha-cubes }
    }.
moongha-scores = { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } { $points } { $points ->
        [one] point
       *[other] points
    } : { $secret } pour les pions de ville, { $razing } pour les cubes, { $drakoors } pour les Drakoors, { $trophies } pour les trophées.
moongha-ends = La partie s’achève après { $turns } { $turns ->
        [one] tour
       *[other] tours
    }.

## Why not

moongha-why-a-city = On demande une ville, comme « city tokyo », pas « { $choice } ».
moongha-why-a-monster = On demande un monstre, comme « monster 2/mechoor », pas « { $choice } ».
moongha-why-an-action = On demande une action, comme « action attack », ou « pass » ou « token », pas « { $choice } ».
moongha-why-empty = La case { moongha-box-name } est vide.
moongha-why-no-orange-use = Un jeton orange ne vous sert à rien : tous vos pions sont sortis, et aucun n’est à la fois blessé et caché.
moongha-why-no-monster-of-yours = Vous n’avez aucun monstre sur le plateau.
moongha-why-nobody-revealed = Aucun monstre n’est révélé, donc pas de cible pour { moongha-unit-name }.
moongha-why-not-in-the-box = Il n’y a { moongha-no-unit } dans cette case.
moongha-why-none-there = Il n’y a { moongha-no-unit } { moongha-in-city }.
moongha-why-no-monster-there = Vous ne pouvez pas envoyer { moongha-unit-name } { moongha-in-city } : aucun monstre n’y est révélé.
moongha-why-no-counter = Votre case de { moongha-kind } est sans pion.
moongha-why-orange = On demande une case de monstre ou un monstre à soigner, comme « box mechoor » ou « heal bloob-1 », pas « { $choice } ».
moongha-why-not-in-play = Vous n’avez pas ce { moongha-kind } sur le plateau.
moongha-why-heal-revealed = On ne soigne qu’un monstre caché : { moongha-kind } est révélé.
moongha-why-unhurt = { moongha-kind } n’a rien.
moongha-why-too-near = L’un de vos Bloobs est dans cette ville ou à côté : { moongha-city }. Pour trois jetons, il doit aller ailleurs.
moongha-why-too-far-from-bloob = Aucun de vos Bloobs n’est dans cette ville ni à côté : { moongha-city }. Il y faut trois jetons.
moongha-why-white = On demande une case de monstre, comme « box mechoor », pas « { $choice } ».
moongha-why-tokens = { $stored ->
        [0] Il n’y a aucun jeton dans cette case.
        [one] Il n’y a que { $stored } jeton dans cette case.
       *[other] Il n’y a que { $stored } jetons dans cette case.
    }
moongha-why-no-razing = { moongha-kind } n’attaque pas les villes.
moongha-why-no-humans = Il n’y a pas d’humains dans cette ville.
moongha-why-a-target = On demande une cible, comme « aim city », « aim humans » ou « monster 2/mechoor », pas « { $choice } ».
moongha-why-own-monster = Vous ne pouvez pas attaquer vos propres monstres.
moongha-why-not-here = Ce monstre n’est pas dans cette ville.
moongha-why-hidden = Ce monstre est caché.
moongha-why-drakoor = { moongha-kind } ne peut pas blesser un Drakoor.
moongha-why-drakoor-immune = L’armée ne peut pas blesser un Drakoor.
moongha-why-already-hidden = { moongha-numbered } est déjà caché.
moongha-why-same-city = { moongha-numbered } est déjà { moongha-in-city }.
moongha-why-too-far = { moongha-city }, c’est trop loin pour { moongha-monster-name }, qui avance de { $move } au plus.

## The board as text

moongha-board-set-up = Mise en place
moongha-board-the-end = Fin de la partie
moongha-board-turn = Tour { $turn } sur { $turns }
moongha-board-also = Reliées aussi : { $connections }
moongha-board-cubes = dégâts
moongha-board-humans = humains
moongha-board-monsters = monstres
moongha-board-letter = { $unit ->
        [hero] H
        [infantry] I
       *[armour] B
    }
moongha-board-legend-cities = [{ $mark }…] caché ; 1/3 dégâts sur ce qu’il supporte ; { $cube } cubes noirs ; { $ruin } détruite ; H héros, I infanterie, B blindé ; { $unknown } votre pion de ville
moongha-board-boxes = Cases d’action ({ $passes ->
        [0] personne n’a passé
        [one] { $passes } a passé
       *[other] { $passes } ont passé
    }, { $seats } de suite finissent le tour)
moongha-board-box = { moongha-box-name } :
moongha-board-tokens-create = { $tokens } orange
moongha-board-tokens-attack = { $tokens } { $tokens ->
        [one] blanc
       *[other] blancs
    }
moongha-board-tokens-move = { $tokens } { $tokens ->
        [one] violet
       *[other] violets
    }
moongha-board-units = { $count } { $unit ->
        [hero] héros
        [infantry] infanterie
        [armour] { $count ->
            [one] blindé
           *[other] blindés
        }
        [air-force] { $count ->
            [one] escadrille
           *[other] escadrilles
        }
       *[a-bomb] { $count ->
            [one] bombe A
           *[other] bombes A
        }
    }
moongha-board-pass-token = jeton Passe { $marks }
moongha-board-cost = coût
moongha-board-move = pas
moongha-board-dice = dés
moongha-board-capacity = vie
moongha-board-white = b
moongha-board-legend-boxes = ⌂ attaque les villes ; 2 1/3 b4 : deux pions dans la case, un jeton orange sur trois, quatre blancs
moongha-board-points = points
moongha-board-open-points = visibles
moongha-board-left = cubes
moongha-board-trophies = trophées
moongha-board-counters = pions de ville

## Le décompte final

moongha-play-round = Tour { $round }
moongha-account-razing = Cubes dans les villes
moongha-account-counters = Pions de ville
moongha-account-drakoors = Drakoors
moongha-account-trophies = Trophées
moongha-tie-cities = Villes où l’on a des cubes
moongha-tie-monsters = Monstres sur le plateau
moongha-tie-cubes = Cubes sur le plateau

## Champs de la table, pour le plateau simple

moongha-field-turn = Tour
moongha-field-first = Premier joueur
    .value = { $seat }
moongha-field-passes = Passes de suite
moongha-field-scores = Points de victoire
moongha-field-left = Cubes restants
moongha-field-counters = Pions de ville
    .each = { $index ->
            [0] Los Angeles
            [1] New York
            [2] Rio de Janeiro
            [3] Londres
            [4] Paris
            [5] Rome
            [6] Le Caire
            [7] Moscou
            [8] Bombay
            [9] Pékin
            [10] Tokyo
           *[11] Sydney
        }
moongha-field-pass-tokens = Jeton Passe
    .value = { $value ->
            [0] Créer
            [1] Attaquer
            [2] Bouger
            [3] Héros
            [4] Armée 1
           *[5] Armée 2
        }
moongha-field-tokens = Cases d’action
    .entry = { $index ->
            [0] Créer
            [1] Attaquer
           *[2] Bouger
        }
    .value = { $value }
moongha-field-dice = Dés de ravitaillement
    .entry = { $index ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
           *[5] 6
        }
moongha-field-stock = À côté du plateau
    .entry = { $index ->
            [0] héros
            [1] infanterie
            [2] blindés
            [3] escadrilles
           *[4] bombes A
        }
    .value = { $value }
