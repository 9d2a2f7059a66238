# Ce qui parle pour ou contre une réponse, pour qui demande conseil

loch-lomond-because-saves = épargne à coup sûr { $n ->
        [one] un point
       *[other] { $n } points
    }
loch-lomond-because-costs = coûte à coup sûr { $n ->
        [one] un point
       *[other] { $n } points
    }
loch-lomond-because-unseen = remplace une carte que vous ne voyez pas : elles coûtent { $mean } en moyenne, celle-ci { $worth }
loch-lomond-because-unseen-better = remplace une carte que vous ne voyez pas : elles coûtent { $mean } en moyenne, celle-ci { $worth }
loch-lomond-because-known = tous sauront où elle est
loch-lomond-because-converts = convertit votre prêtre : { $worth } au lieu de { $before }
loch-lomond-because-no-monster = ne laisse aucun Monstre dans votre clan
loch-lomond-because-dear = coûte { $worth }, plus que toute carte que vous voyez dans votre clan ({ $most } au plus)
loch-lomond-because-open-better = coûte { $worth }, quand une carte cachée coûte { $mean } en moyenne
loch-lomond-because-open-worse = coûte { $worth }, quand une carte cachée coûte { $mean } en moyenne
loch-lomond-because-draw = une carte cachée coûte { $n } en moyenne, et vous pouvez la jouer
loch-lomond-because-blind = { $n ->
        [one] une de vos cartes que vous ne voyez pas
       *[other] { $n } de vos cartes que vous ne voyez pas
    }
loch-lomond-because-monster = un Monstre est dans votre clan, de { $n } points en tout
loch-lomond-because-free = { $n ->
        [one] un point
       *[other] { $n } points
    } et aucun Monstre, quand le plus petit clan rival a { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
loch-lomond-because-guess = c’est un pari : { $n } des { $m } cartes cachées sont ses jumelles
loch-lomond-because-wrong = vous voyez que ce n’est pas une jumelle
loch-lomond-because-sure-rival = vous voyez que c’est une jumelle, et { $seat } reçoit une de vos cartes
loch-lomond-because-sure-own = vous voyez que c’est une jumelle : une carte de { $worth } en moins dans votre clan
loch-lomond-because-gift = donne à { $rival_seat } une carte de { $worth }
loch-lomond-because-gift-unseen = donne une carte que vous ne voyez pas ; elles coûtent { $mean } en moyenne
loch-lomond-because-look-new = vous montre une carte que vous n’avez jamais regardée
loch-lomond-because-look-again = vous remontre ce que vous avez regardé { $laps ->
        [0] dans ce tour de table
        [one] il y a un tour de table
       *[other] il y a { $laps } tours de table
    }
loch-lomond-because-fewest = { $seat } a le moins de cartes : { $n }
loch-lomond-because-leader = { $seat } est en tête de la partie
loch-lomond-because-away = donne une carte qui coûte { $worth } ; une carte cachée coûte { $mean } en moyenne
loch-lomond-because-away-unseen = donne une carte que vous ne voyez pas : elles coûtent { $mean } en moyenne
loch-lomond-because-fetch = apporte une carte qui coûte { $worth }, quand une carte cachée coûte { $mean } en moyenne
loch-lomond-because-fetch-unseen = apporte une carte que vous ne voyez pas : elles coûtent { $mean } en moyenne
