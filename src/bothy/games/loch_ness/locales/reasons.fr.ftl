# Ce qui parle pour ou contre une réponse, pour qui demande conseil

loch-ness-because-likeliest = est dans son secteur le plus probable : { $n } chances sur 100
loch-ness-because-shop = y compte { $points } grâce à la boutique, si elle vient : { $n } chances sur 100
loch-ness-because-straight = la regarde en face { $n } fois sur 100, { $photos ->
        [one] une photo
       *[other] { $photos } photos
    } chaque fois
loch-ness-because-reach = est près d’elle { $n } fois sur 100
loch-ness-because-nowhere = aucune somme des cartes ne l’amène là
loch-ness-because-wakes = réveille un appareil qu’elle ne peut atteindre
loch-ness-because-leaves = abandonne { $n } chances sur 100 là où il est
loch-ness-because-hides = cache ce que vous savez : votre { $camera ->
        [white] appareil blanc
       *[other] appareil { $camera }
    } peut encore bouger en dernier
loch-ness-because-stay = garde { $n ->
        [one] un de vos appareils
       *[other] { $n } de vos appareils
    } à sa portée
loch-ness-because-nearer = apporte { $n } chances sur 100 de plus à votre { $camera ->
        [white] appareil blanc
       *[other] appareil { $camera }
    } que vos autres cartes
loch-ness-because-past = avec elle, Nessie ne vient jamais à votre { $camera ->
        [white] appareil blanc
       *[other] appareil { $camera }
    } tel qu’il est
loch-ness-because-photos = vaut { $n ->
        [one] un point
       *[other] { $n } points
    } de plus avec vos photos
loch-ness-because-lures = change de { $n } les points de vos appareils ici
loch-ness-because-lures-away = prend { $n ->
        [one] un point
       *[other] { $n } points
    } à { $seat }
loch-ness-because-faces = elle regarde alors droit dans votre objectif : { $photos ->
        [one] une photo
       *[other] { $photos } photos
    }
