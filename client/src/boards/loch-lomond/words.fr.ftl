lomond-board = Le loch, les clans et les deux piles
lomond-closed = Pioche
lomond-open = Pile ouverte
lomond-beneath = Feuilleter
lomond-score = score { $points }
lomond-counted = { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } cette manche
lomond-plays = joue
lomond-frozen = gelé
lomond-down = { $you ->
        [yes] Votre carte { $slot }
       *[no] Carte { $slot } de { $seat }
    }, face cachée
lomond-down-seen = { $you ->
        [yes] Votre carte { $slot }
       *[no] Carte { $slot } de { $seat }
    }, face cachée, que vous avez déjà vue
lomond-up = { $you ->
        [yes] Votre carte { $slot }
       *[no] Carte { $slot } de { $seat }
    }, face visible : { $name }
lomond-shown = { $you ->
        [yes] Votre carte { $slot }
       *[no] Carte { $slot } de { $seat }
    }, face cachée, montrée à vous : { $name }
lomond-empty = { $you ->
        [yes] Votre place { $slot }
       *[no] Place { $slot } de { $seat }
    }, vide
lomond-seen-by = Vue par { $names }
lomond-hand = { $you ->
        [yes] Dans votre main
       *[no] En main chez { $seat }
    }
lomond-seconds = { $seconds } s
lomond-wrong = Mauvaise carte !
lomond-saorsa = Crier SAORSA !!
lomond-saorsa-hint = liberté ! en tout début de tour
lomond-stone = Pierre de voyance
lomond-stone-hint = regarder une carte
lomond-baby = Bébé monstre
lomond-baby-hint = à offrir à un rival
lomond-victory = Jeton Victoire
lomond-which = Laquelle de ces possibilités ?
lomond-back = Retour
lomond-sheet = Feuille de score
lomond-sheet-round = Manche
lomond-sheet-total = Total
lomond-sheet-fewest = Le moins de points gagne.
lomond-cards = Cartes
lomond-only = { $count ->
    [0] Shoo !! pour certaines cartes seulement
    [one] Shoo !! pour une seule carte
   *[other] Shoo !! pour { $count } cartes seulement
  }
lomond-only-about = Choisissez celles que vous guettez. Pour toute autre carte vous passez de vous-même, aussi tard que n’importe qui ; personne ne le sait.
lomond-cards-title = Quinze cartes des Highlands
lomond-unseen = { $many } des { $of } cartes que vous ne voyez pas
lomond-cards-about = Un sceau rond : un ami du clan ; un sceau épineux : un Monstre. Les actions n’agissent que si la carte passe tout droit de la pioche à la pile ouverte.
lomond-search = La pile ouverte
lomond-about-mercenary = Sans action. Enlève des points à votre clan.
lomond-about-peasant = Sans action. Ne vous coûte rien.
lomond-about-missionary = Sans action. Convertit un Prêtre au décompte.
lomond-about-brahan-seer = Sans action. Une Pierre de voyance en fin de manche.
lomond-about-monster-egg = Sans action. Un jeton Bébé monstre en fin de manche.
lomond-about-broonie = Regardez une carte de votre clan.
lomond-about-baobhan-sith = Regardez une carte d’un clan rival.
lomond-about-baby-monster = Sans action. Vaut son jeton pour un Shoo.
lomond-about-ghostly-piper = Cherchez une carte de la pile ouverte et échangez-la.
lomond-about-kelpie = Échangez une carte avec un rival, sans regarder.
lomond-about-selkie = Regardez la carte d’un rival, puis la vôtre : échange.
lomond-about-red-cap = Rejoint un clan rival, visible, en plus des autres.
lomond-about-priest-of-forvie = Sans action. Un Missionnaire du clan le convertit.
lomond-about-witch = Visible dans votre clan : regardez une carte par tour.
lomond-about-loch-monster = Deux cartes d’un rival changent de place.
lomond-tab-scores = Scores
