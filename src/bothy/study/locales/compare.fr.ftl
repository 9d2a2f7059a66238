### Les comparaisons, en français.

comparison-eyebrow = Comparaison Bothy
comparison-games = { $number } parties de chaque côté
comparison-pack = contenu { $name }
comparison-no-pack = le contenu du jeu même
comparison-nothing = rien
comparison-more-cells = { $number ->
        [one] une case de plus
       *[other] { $number } cases de plus
    }

## Ce qui est trouvé

comparison-says = { $number ->
        [one] Une différence
        [2] Deux différences
        [3] Trois différences
       *[other] { $number } différences
    } : { $list }.
comparison-and = { $first } et { $last }
comparison-says-rest = { $number ->
        [one] une autre
       *[other] { $number } autres
    }
comparison-says-open = Aucune différence trouvée, et tout n’est pas tranché.
comparison-says-none = Aucune différence : dans aucun chiffre, pas une de { $find } écart type.
comparison-says-won = le groupe gagne { $more ->
        [yes] plus
       *[no] moins
    } souvent
comparison-says-score = { $more ->
        [yes] on marque plus de points
       *[no] on marque moins de points
    }
comparison-says-margin = l’avance du vainqueur est { $more ->
        [yes] plus grande
       *[no] plus petite
    }
comparison-says-close = { $more ->
        [yes] davantage
       *[no] moins
    } de parties se jouent à deux points près
comparison-says-decisions = il y a { $more ->
        [yes] plus
       *[no] moins
    } de décisions
comparison-says-rounds = il y a { $more ->
        [yes] plus
       *[no] moins
    } de manches
comparison-says-ways = il y a { $more ->
        [yes] plus
       *[no] moins
    } de choix
comparison-says-changes = la tête change { $more ->
        [yes] plus
       *[no] moins
    } souvent
comparison-says-decided = c’est décidé plus { $more ->
        [yes] tard
       *[no] tôt
    }
comparison-says-began = qui commence gagne { $more ->
        [yes] plus
       *[no] moins
    } souvent
comparison-says-wins = la place { $place } gagne { $more ->
        [yes] plus
       *[no] moins
    } souvent
comparison-says-points = la place { $place } marque { $more ->
        [yes] plus
       *[no] moins
    }
comparison-about = La partie n a la même chance des deux côtés. Si rien ne différait, 19 comparaisons sur 20 ne nommeraient rien, si souvent qu’on les poursuive : les mots sont corrigés pour les { $figures } chiffres ensemble (Holm){ $look ->
        [0] , et ils attendent que toutes les parties soient jouées
        [1] , et le premier verdict prend la moitié du doute ({ $doubt })
       *[other] , et ceci est le verdict { $look }, qui prend { $doubt } du doute
    }.

## Les chiffres

comparison-figure-won = Parties gagnées
    .unit = %
comparison-figure-score = Score moyen
    .unit = points
comparison-figure-margin = Avance du vainqueur
    .unit = points
comparison-figure-close = Parties serrées
    .unit = %, à deux points près
comparison-figure-decisions = Longueur
    .unit = décisions
comparison-figure-rounds = Manches
    .unit = {""}
comparison-figure-ways = Choix possibles
    .unit = par décision
comparison-figure-changes = Changements de tête
    .unit = par partie
comparison-figure-decided = Décidé après
    .unit = % de la partie
comparison-figure-began = Qui commence gagne
    .unit = %
comparison-figure-wins = La place { $place } gagne
    .unit = %
comparison-figure-points = La place { $place } marque
    .unit = points

## En mots

comparison-difference = Une différence
    .about = { $amount } { $points ->
        [yes] points de { $more ->
            [yes] plus
           *[no] moins
        }
       *[no] de { $more ->
            [yes] plus
           *[no] moins
        }
    }, { $low } à { $high }
comparison-none = Aucune au-delà de { $amount }
    .about = { $points ->
        [yes] points sur cent
       *[no] {""}
    }
comparison-open = Pas tranché
    .about = environ { $games } parties de plus
comparison-in-words = En mots
comparison-b-less-a = B − A
comparison-at-once = tous à la fois
comparison-range = { $low } à { $high }
comparison-less = moins en B
comparison-more = plus en B
comparison-legend-own = intervalle à 95 %
comparison-legend-held = tenu pour les { $figures } à la fois : les mots le suivent
comparison-legend-unpaired = 95 % si les parties n’étaient pas appariées

## En bas

comparison-scores = Scores
    .about = toutes les places
comparison-pair-by-pair = Paire par paire
    .about = score moyen de la partie n, B moins A
comparison-same-winner = même vainqueur dans { $same } paires sur { $games }
comparison-lower = moins en B
comparison-higher = plus en B
comparison-ends = Paire par paire
    .about = % des paires, selon qui gagne avec la même chance
comparison-both = les deux
comparison-only = { $side } seul
comparison-neither = aucun
comparison-saved = Ce que les paires épargnent
    .about = combien de parties non appariées en diraient autant que ces { $games }
comparison-as-here = en paires, comme ici
comparison-worth = Apparier a valu { $times } fois les parties ({ $figure }) ; pour tous les chiffres, de { $low } à { $high } fois.
comparison-pilot = Les { $pilot } premières parties en ont demandé { $games } de chaque côté, d’après leur seule dispersion, pour trouver une différence de { $find } écart type d’une partie à l’autre ({ $figure } : { $size }) dans 19 comparaisons sur 20, quel que soit le chiffre où elle se trouve{ $close ->
        [yes] , les parties serrées mises à part
       *[no] {""}
    }.
comparison-again = Refaire la comparaison
comparison-again-about = Bothy { $version }, règles { $rules }, graine { $seed }. Tous les chiffres : { $file }.
comparison-again-bare = Bothy { $version }, règles { $rules }, graine { $seed }.

## Au terminal

comparison-progress-pilot = pilote
comparison-progress-pairs = paires
comparison-stated = Un pilote de { $pilot } parties en demande { NUMBER($games) } de chaque côté.
comparison-cost = { $seconds } s de processeur.
comparison-written = Écrit : { $files }
comparison-stopped = interrompu : { $done } parties sur { $wanted } de chaque côté sont comptées ; la même commande avec le même --out continue d’ici
comparison-stopped-lost = interrompu : { $done } parties sur { $wanted } de chaque côté sont comptées ; avec --out la suivante aurait pu continuer d’ici
