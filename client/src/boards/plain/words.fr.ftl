plain-board = La table en mots
plain-hidden = face cachée
plain-nothing = rien
plain-facts = D’un coup d’œil
plain-seats = Ce que chacun a
plain-lists = Sur la table
plain-more = Tout le reste
    .about = La comptabilité du jeu, telle quelle
