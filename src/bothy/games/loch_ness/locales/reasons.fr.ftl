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
loch-ness-because-castle = déplace encore un de vos { $n ->
        [one] appareils
       *[other] { $n } appareils
    }, quand tous les autres ont bougé
loch-ness-because-distillery = { $n } cartes blanches au choix ; votre main en a { $m }
loch-ness-because-no-card = vous ne posez pas de carte à ce tour
loch-ness-because-church = vous montre une { $n ->
        [one] des cartes
       *[other] des { $n } cartes
    } que posent les autres
loch-ness-because-may-lure = vos appareils restant où ils sont, vous pouvez l’attirer devant un objectif après { $n } nages sur 100
loch-ness-because-no-lure = vos appareils restant où ils sont, après aucune nage il n’y a d’objectif où l’attirer
loch-ness-because-white = un appareil de plus, qui vaut { $points } dans au mieux { $n } nages sur 100
loch-ness-because-dearer = votre appareil 3 compte { $points } de plus dans { $n } nages sur 100, là où il est
loch-ness-because-too-far = votre appareil 3 compterait { $points } de plus, mais elle ne vient pas où il est
