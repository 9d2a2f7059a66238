## Le combat

cvl-combat = Le combat
cvl-round = Manche de combat { $round }
cvl-steps = Les sept étapes d’une manche de combat
cvl-step-1 = Équiper
cvl-step-2 = Piocher
cvl-step-3 = Priorité 1
cvl-step-4 = Priorité 2
cvl-step-5 = Priorité 3
cvl-step-6 = Attaques ennemies
cvl-step-7 = Rangement
cvl-health = Santé { $left } sur { $health }
cvl-weak = faible contre : { $type }
cvl-loot = Butin
cvl-defeated = vaincu
cvl-intends = compte faire
cvl-held-stunned = étourdi, n’attaque pas
cvl-held-skipping = n’attaque pas cette manche
cvl-threat = Menace des Ennemis
cvl-carried = { $damage ->
        [one] { $damage } Dégât ici
       *[other] { $damage } Dégâts ici
    }
cvl-falls = Cible : tombe avec { $damage }
cvl-takes = Cible : subit { $damage }
cvl-does-health = Santé −{ $n }
cvl-does-clarity = Lucidité −{ $n }
cvl-does-energy = { $who ->
        [richest] le plus riche : Énergie −{ $n }
        [each] chacun : Énergie −{ $n }
       *[other] Énergie −{ $n }
    }
cvl-does-discard = { $who ->
        [leader] { $random ->
            [yes] le Chef perd une carte au hasard
           *[no] le Chef défausse une carte
        }
        [each] chacun perd une carte au hasard
       *[other] une carte est défaussée
    }
cvl-does-drop = qui a fait le plus de Dégâts lâche une arme
cvl-does-mend = { $n ->
        [one] perd { $n } jeton Dégât
       *[other] perd { $n } jetons Dégât
    }
cvl-does-join = une fois : un autre Ennemi arrive ({ $colour })
cvl-does-below-half = sous la moitié :
cvl-does-other = autre chose
cvl-instead = (sinon { $what })

## Ceux qui combattent

cvl-in-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
cvl-power = Puissance
cvl-tokens = { $count ->
        [one] { $count } jeton Dégât
       *[other] { $count } jetons Dégât
    }
cvl-acts = agit maintenant
cvl-state-resting = récupère
cvl-state-guarded = ripostes sans effet
cvl-played = { $count ->
        [0] aucune carte jouée
        [one] { $count } carte jouée
       *[other] { $count } cartes jouées
    }
cvl-hand = Cartes Combat de { $agent }
cvl-card-hidden = Une carte Combat, face cachée
cvl-piles = Pioche { $deck } · défausse { $discards }
cvl-priority = { $priority ->
        [0] ne peut être jouée
       *[other] Priorité { $priority }
    }
cvl-cost-power = { $n ->
        [0] sans Puissance
       *[other] { $n } Puissance
    }
cvl-cost-energy = { $n } Énergie
cvl-cost-clarity = { $n } Lucidité
cvl-plays-0 = reste en main
cvl-plays-1 = à l’étape 3
cvl-plays-2 = à l’étape 4
cvl-plays-3 = d’elle-même à l’étape 5
cvl-makes = donne { $damage }
cvl-makes-fall = { $damage } : tombe !

## Avant de s’engager

cvl-preview = Dégâts prévus
cvl-power-left = Puissance : il reste { $left } sur { $all }
cvl-from-cards = { $cards ->
        [one] carte
       *[other] cartes
    }
cvl-will-fall = tombe
cvl-left = Santé restante : { $left }
cvl-overkill = Surplus
cvl-to-neighbour = { $damage } pour un voisin
cvl-in-your-hand = { $card } chez { $agent }

## Les agents et ce qu’ils portent

cvl-pick = Les six agents
cvl-given = Le vôtre, sauf si vous en touchez un autre
cvl-no-agent = Les affaires de votre agent seront ici.
cvl-look-at = Regarder { $agent }
cvl-leader = Chef
cvl-chaos = Personnage du Chaos
cvl-energy = Énergie
cvl-points = points Récompense
cvl-gear = Mains et inventaire
cvl-backpack = Sac à dos
cvl-loose = À côté du plateau
cvl-of = { $count } sur { $most }
cvl-trophies = Trophées : { $count }
cvl-trophy-hidden = Un trophée, caché
cvl-empty = { $where } : vide
cvl-dropped = lâchée
cvl-used = utilisé
cvl-can-do = utilisable maintenant
cvl-skill = Utiliser le talent
cvl-skill-used = déjà utilisé ce tour
cvl-needs-clarity = demande Lucidité { $clarity }
cvl-costs-energy = coûte { $energy } Énergie
cvl-card-in-full = La carte en entier
cvl-back = Retour
cvl-item-unseen = Personne ne vous l’a montré.
cvl-item-back = Trésor { $colour }, face cachée
cvl-size-small = petit
cvl-size-large = grand
cvl-size-none = sans taille
cvl-hands = { $hands ->
        [one] une main
       *[other] deux mains
    }
cvl-cost = coût { $cost }
cvl-no-cost = ne se vend pas
