### Les échelles, en français.

ladder-eyebrow = Échelle Bothy
ladder-title = L’échelle : { $game }
ladder-games-each = { $each } parties de chaque paire, { $all } en tout
ladder-games-of-like = { $each } parties de chacun avec ses pareils, { $all } en tout
ladder-cost = { $seconds } s de processeur
ladder-random = Hasard
ladder-trick = Ruse : { $trick }
ladder-search = Recherche { $budget }
ladder-imagining = { $bot }, imaginant { $other }
ladder-tempered = { $bot }, { $temper }
ladder-temper = { $temper ->
        [honest] honnête
        [sly] rusé
        [careful] prudent
        [bold] hardi
        [silent] muet
       *[other] { $temper }
    }
ladder-and = { $first } et { $last }
ladder-range = { $low } à { $high }
ladder-fixed = fixé

## Ce qui est trouvé

ladder-says-above = { $first } est { $gap } points au-dessus de : { $other } ({ $low } à { $high }) ; à la même place il gagnerait contre lui { $wins } fois sur 100.
ladder-says-more-often = { $first } gagne { $gap } parties sur 100 de plus que { $other } ({ $low } à { $high }).
ladder-says-together = Rien ne distingue { $bots }.
ladder-says-all-apart = Tous se distinguent.
ladder-says-misled = { $number ->
        [one] Une paire s’est passée autrement
       *[other] Des paires se sont passées autrement
    } que ne le disent les points : un seul nombre ne dit pas tout.

## La page

ladder-bot = Robot
ladder-points-interval = Points, intervalle à 95 %
ladder-wins-interval = Parties gagnées, intervalle à 95 %
ladder-a-game = s par partie
ladder-at-tables = joue aux tables
ladder-not-apart = rien ne les distingue
ladder-hundred = 100 points de plus : { $wins } victoires sur 100, à place égale
ladder-each = Chacun contre chacun
    .about = % gagnés par la rangée, places échangées
ladder-ringed = cerclé : autrement que ne le disent les points
ladder-cell = { $first } contre { $second } : { $share } ({ $range }), { $games } parties
ladder-thinking = Ce que réfléchir rapporte
    .about = { $shared ->
        [yes] parties gagnées
       *[no] points
    } selon le temps de processeur d’une partie où il joue, s
ladder-thinking-key = Les nombres sont les rangs de l’échelle ; la ligne joint ceux que rien d’aussi rapide ne bat.{ $shared ->
        [yes] {""}
       *[no] {" "}Dans ses parties chaque robot tient la moitié des places, d’autres le reste.
    }
ladder-again = Refaire l’échelle
ladder-again-about = Bothy { $version }, règles { $rules }, graine { $seed }. Les points viennent d’un seul ajustement de Bradley-Terry sur toutes les parties, le robot ordinaire du jeu à 0 ; 400 de plus gagnent dix fois plus souvent à la même place. Les intervalles viennent de donnes retirées au sort ; ce qui distingue deux robots est l’intervalle de leur écart, tiré ensemble.
ladder-again-shared = Bothy { $version }, règles { $rules }, graine { $seed }. Tous gagnent ou perdent ensemble : chaque robot joue avec ses pareils ; ce qui en distingue deux est l’intervalle de leur écart, les donnes retirées au sort.

## Au terminal

ladder-th-bot = robot
ladder-th-points = points
ladder-th-games = parties
ladder-th-wins = gagnées
ladder-th-share = part
ladder-th-against = part contre
ladder-summary = { $games } parties, { $seconds } s de processeur
ladder-seats = { $seats ->
        [one] 1 place
       *[other] { $seats } places
    }
ladder-made-with = bothy { $version }, règles { $rules }, graine { $seed }
ladder-written = Écrit : { $files }

## Le dessin

ladder-drawn-points = points
ladder-drawn-wins = parties gagnées
