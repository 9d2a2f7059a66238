# Ce qui parle pour ou contre une réponse, pour qui demande conseil

castle-von-loghan-because-reads = lit la prochaine carte de l’Histoire
castle-von-loghan-because-small = une salle nettoyée : aucun événement au hasard n’y attend
castle-von-loghan-because-clean = apporte le jeton Nettoyé { $n } sur { $m } pour la prochaine carte
castle-von-loghan-because-danger = une salle { $colour ->
        [green] verte
        [blue] bleue
       *[red] rouge
    } : { $colour ->
        [green] peu de danger
        [blue] un certain danger
       *[red] le plus de danger
    }
castle-von-loghan-because-full-health = la Santé est au plus haut : on n’y gagne rien
castle-von-loghan-because-full-clarity = la Lucidité est au plus haut : on n’y gagne rien
castle-von-loghan-because-low = la Santé est basse : { $n } sur { $most }
castle-von-loghan-because-dark = la Lucidité est à 0 : à la fin d’un tour cela coûte 1 Santé, et il en reste { $n }
castle-von-loghan-because-seen = vous savez ce qui est dessus ici
castle-von-loghan-because-tokens = { $n ->
        [one] le dernier jeton Fouille de cette salle, et vous ne savez pas lequel
       *[other] { $n } jetons Fouille sont ici, et vous ne savez pas lequel est dessus
    }
castle-von-loghan-because-recharges = vous recevez { $n } Énergie ; vous en avez { $now }
castle-von-loghan-because-draw = { $n } des { $m } cartes de votre paquet infligent des Dégâts
castle-von-loghan-because-counters = { $n } Santé épargnée à l’étape 5 : ce qui la coûterait peut être jeté
castle-von-loghan-because-blows = { $n ->
        [one] un coup
       *[other] { $n } coups
    } de votre main ne serviraient pas dans cette manche
castle-von-loghan-because-no-blow = rien dans votre main n’inflige de Dégâts
castle-von-loghan-because-loses-blow = jette une carte qui inflige des Dégâts
castle-von-loghan-because-weak = sa faiblesse : { $n } Dégât de plus
castle-von-loghan-because-stands = debout, il attaque : Santé { $health } et Lucidité { $clarity } de moins
castle-von-loghan-because-fells = l’abat avant qu’il n’attaque : { $damage } { $damage ->
        [one] Dégât
       *[other] Dégâts
    }, { $left ->
        [one] un cœur restant
       *[other] { $left } cœurs restants
    }
castle-von-loghan-because-spare = { $n } de ce qui est de trop peut passer à un voisin
castle-von-loghan-because-hurts = lui laisse { $n ->
        [one] un cœur
       *[other] { $n } cœurs
    }
castle-von-loghan-because-own-card = la carte que vous avez piochée viendra encore, et vous avez { $n ->
        [one] un point Récompense
       *[other] { $n } points Récompense
    }
castle-von-loghan-because-parry = une Parade n’inflige pas de Dégâts et coûte 1 Lucidité, sur { $n }
castle-von-loghan-because-aid = un Soutien n’inflige pas de Dégâts lui-même
castle-von-loghan-because-miss = un RATÉ ne fait rien, et quitte rarement une main
castle-von-loghan-because-keeps-blows = { $n ->
        [one] une carte qui inflige des Dégâts reste
       *[other] { $n } cartes qui infligent des Dégâts restent
    } dans votre main
castle-von-loghan-because-keeps-counters = { $n } Santé à perdre à l’étape 5 par ce qui reste dans votre main
castle-von-loghan-because-heals = le groupe gagne { $n } Santé ; il en a { $now } sur { $most }
castle-von-loghan-because-clears = le groupe gagne { $n } Lucidité ; il en a { $now } sur { $most }
castle-von-loghan-because-no-attacks = aucun Ennemi n’attaque dans cette manche
castle-von-loghan-because-stuns = un Ennemi de votre choix est étourdi
castle-von-loghan-because-whets = votre premier coup de cette manche inflige { $n } Dégâts de plus
castle-von-loghan-because-power = vos mains donnent Puissance { $n }, au lieu de { $now }
castle-von-loghan-because-suits = { $n } { $n ->
        [one] Ennemi
       *[other] Ennemis
    } sur { $m } { $n ->
        [one] craint
       *[other] craignent
    } ce que vous tiendriez ; ce que vous tenez, { $now }
castle-von-loghan-because-holds = vos mains donnent Puissance { $n }
castle-von-loghan-because-fits = { $n } { $n ->
        [one] Ennemi
       *[other] Ennemis
    } sur { $m } { $n ->
        [one] craint
       *[other] craignent
    } ce que vous tenez
