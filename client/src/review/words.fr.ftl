review-begin = Revenir sur cette partie
review-begin-about = Chaque moment est rejoué bien des fois par de bons joueurs, toutes cartes ouvertes. Cela prend environ une minute ; les robots des autres tables passent avant.
review-waiting = D’autres parties passent avant.
review-reckoning = On rejoue : { $percent } %
review-cancel = Annuler
review-failed = Impossible de revenir sur cette partie.
review-again = Réessayer
review-share = Partager
review-shared-link = Copié
review-back = Retour à la rediffusion
review-parts = Parties
review-tab-curve = Courbe
review-yours = Vos réponses
review-all-answers = Réponses
review-good = aussi bien
review-good-of = { $good } sur { $all } valaient les meilleures, à en juger par ce qui se voyait.
review-still = Les réponses sont jugées une fois la courbe tracée.
review-so-far = { $count } { $count ->
        [one] examinée
       *[other] examinées
    } jusqu’ici.
review-unjudged-loch-lomond = Ce que l’on touche en pleine course n’est pas jugé.
review-unjudged-merlouf = Ce qui se dit en négociant n’est pas jugé.
review-said-you = Vous
review-then = Réponse
review-better-word = Mieux
review-moment-before = Moment précédent
review-moment-on = Moment suivant
review-see = La voir sur le plateau
review-what-if = Et si ?
review-choose = Choisissez un moment numéroté, ou l’une des réponses.
