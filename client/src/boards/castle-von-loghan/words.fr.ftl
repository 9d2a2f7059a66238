### Le plateau dessiné de Castle von Loghan en français.

loghan-board = Le château
loghan-plan = Le plan du château : { $board }
loghan-ship = Vaisseau P.O.D. · le Parc
loghan-below = Sous le château
loghan-group = Le groupe est ici : { $place }
loghan-room = { $name } : { $clean ->
        [yes] nettoyée
       *[no] { $colour ->
            [green] Vert
            [blue] Bleu
           *[red] Rouge
        }, point d’interrogation ouvert
    }{ $tokens ->
        [0] { "" }
        [one] , { $tokens } jeton Fouille
       *[other] , { $tokens } jetons Fouille
    }{ $here ->
        [yes] , le groupe est ici
       *[no] { "" }
    }{ $does ->
        [none] { "" }
       *[other] . { $does }
    }
loghan-door = { $kind ->
        [open] Porte
        [locked] Porte verrouillée
       *[story] Porte de l’histoire
    } { $one } – { $other }
loghan-story-card = HIST. { $number }
loghan-which = Que voulez-vous dire ?

## Onglets

loghan-tab-story = L’histoire
loghan-tab-items = Objets
loghan-tab-votes = Avis

## En-tête

loghan-round = Tour { $round }
loghan-before = Avant le premier tour
loghan-phases = Phases du tour
loghan-phase-move = Marche
loghan-phase-event = Événement
loghan-phase-alert = Alerte
loghan-phase-combat = Combat
loghan-phase-reward = Récompense
loghan-phase-refresh = Relève
loghan-health = Santé
loghan-clarity = Lucidité

## L’histoire et l’exploration

loghan-cover = Couverture de l’Histoire
loghan-exploration = Exploration
loghan-lurking = Ennemis embusqués
loghan-lurk = { $colour } : { $count ->
        [one] { $count } embusqué
       *[other] { $count } embusqués
    }
loghan-chronicle = L’histoire jusqu’ici
loghan-chronicle-save = La garder en page
loghan-chronicle-of = Castle von Loghan : l’histoire de { $names }
loghan-no-chapter = Rien n’a encore été raconté.

## Marcher

loghan-proposals = Propositions
loghan-leader-decides = En cas de désaccord, le Chef décide : { $name }
loghan-voted = { $count } sur { $seats } ont parlé
loghan-has-said = a parlé
loghan-is-thinking = réfléchit
loghan-age = { $board ->
        [past] Passé
        [anomaly] Anomalie
       *[future] Futur
    }
loghan-timelines = Époques

## Agir

loghan-actions = Actions
loghan-acts = { $name } agit
loghan-answers = Réponses
loghan-energy = Énergie
loghan-points = points Récompense

## Événements

loghan-story-of = Histoire { $number } · { $board }
loghan-random = Événement aléatoire · { $board }
loghan-back-hidden = Ce qu’apporte chaque choix est au dos, que personne ne lit avant que tous aient choisi. Prenez votre temps : on continue quand tout le monde est prêt.
loghan-decisions = Cartes Décision
loghan-decided = a décidé
loghan-shown = montrée
loghan-chaos = Personnage du chaos
loghan-outcome = Ce qui en est sorti
loghan-go-on = { $more ->
        [0] Continuer
       *[other] Continuer (encore { $more })
    }
loghan-read-later = Lire plus tard

## Récompenses et Gob-Li

loghan-offered = Proposé
loghan-nothing-offered = La carte suivante n’est pas encore retournée.
loghan-reward-deck = { $count ->
        [one] Paquet Récompense : { $count } carte
       *[other] Paquet Récompense : { $count } cartes
    }
loghan-only-you = Personne d’autre que vous ne connaît les cartes visibles ici.
loghan-laid-aside = Mis de côté jusqu’à la fin du paquet
loghan-reward-order = Ordre des récompenses
loghan-damage-tokens = Jetons Dégât sur les Ennemis vaincus
loghan-tokens-put = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
loghan-reward-points = { $count ->
        [one] { $count } point Récompense
       *[other] { $count } points Récompense
    }
loghan-bid = offre { $count }
loghan-give-to = Donner à { $name }
loghan-market = Le marché de Gob-Li
loghan-gobli-sells = « Les plus belles pièces de trois siècles ! Qui paie le plus paie le mieux. »
loghan-gobli-buys = « Et que m’apportez-vous ? Je paie le prix fort. »
loghan-for-sale = en vente
loghan-has-energy = { $count } d’Énergie


## La fin

loghan-ending = La fin
loghan-ended-at = Tour { $round }, Santé { $health }, Lucidité { $clarity }
loghan-data = Points Données
loghan-trophies-of = Trophées, { $colour }
loghan-three-kinds = Trois sortes d’une couleur
loghan-each-colour = Vert, Bleu et Rouge
loghan-data-treasures = Trésors qui comptent
loghan-from-energy = Énergie, { $energy } pour un point
loghan-spheres = { $disenchanted ->
        [0] { $spheres } d’Énergie
       *[other] { $spheres } d’Énergie, { $disenchanted } par les trésors
    }
loghan-hidden = caché jusqu’à la fin

## Légende

loghan-legend = Signes du plan
loghan-legend-door = { $kind ->
        [open] porte ouverte
        [locked] porte verrouillée
       *[story] porte de l’histoire
    }
loghan-legend-room = { $colour ->
        [green] Vert : peu de danger
        [blue] Bleu : danger
       *[red] Rouge : grand danger
    }
loghan-legend-clean = jeton Nettoyé
loghan-legend-tokens = jetons Fouille
