# Ce qui parle pour ou contre une réponse, pour qui demande conseil

merlouf-because-looks = vous montre un objet de cette couleur ({ merlouf-back-name }), un sur { $n } hors de votre vue
merlouf-because-frees-own = ramène votre { merlouf-gnome-name } à la maison
merlouf-because-frees = ramène { merlouf-gnome-name } ({ $seat }) à la maison
merlouf-because-idle = laisse { $n ->
        [one] une action inutilisée
       *[other] { $n } actions inutilisées
    }
merlouf-because-known = vous le connaissez, { merlouf-thing-name } : { $n } pour votre carte
merlouf-because-could-be = pourrait être { merlouf-thing-name }, { $points } { $points ->
        [one] point
       *[other] points
    } : un sur { $n }
merlouf-because-collects = votre carte en veut { $m } ({ merlouf-back-name }) pour { $points } { $points ->
        [one] point
       *[other] points
    }, et vous en avez { $n }
merlouf-because-bites = est enchanté une fois sur { $n }
merlouf-because-magik = Merlin n’attrape pas Gnomagik : inutile de le cacher
merlouf-because-saves = met { $n ->
        [one] un point
       *[other] { $n } points
    } à l’abri de Merlin
merlouf-because-nothing-saved = il ne porte rien qui compte pour votre carte
merlouf-because-contested = { $n ->
        [one] un autre peut
       *[other] { $n } autres peuvent
    } le disputer
merlouf-because-uncontested = personne ne peut le disputer
merlouf-because-yields = pas de duel, et { $n ->
        [one] il reste une action
       *[other] il reste { $n } actions
    }
merlouf-because-insists = si tous insistent, les dés seuls gagnent { $n } duels sur 100 contre { $rivals ->
        [one] un rival
       *[other] { $rivals } rivaux
    }
merlouf-because-duel = gagne { $n } duels sur 100 si { $rivals ->
        [one] votre rival n’ajoute rien
       *[other] vos { $rivals } rivaux n’ajoutent rien
    }
merlouf-because-room = { $n ->
        [one] un objet y compte ou peut compter
       *[other] { $n } objets y comptent ou peuvent compter
    } pour votre carte
merlouf-because-bare = rien de ce qui s’y trouve ne compte pour votre carte
merlouf-because-never-caught = Merlin n’attrape pas Gnomagik : ce qu’il porte est en sûreté
merlouf-because-company = { $n ->
        [one] un autre gnome s’y trouve
       *[other] des gnomes de { $n } autres s’y trouvent
    } déjà
merlouf-because-opens = { $n ->
        [one] votre gnome y peut être libéré
       *[other] vos { $n } gnomes y peuvent être libérés
    }
merlouf-because-carries = { $seat } porte { $n ->
        [one] un objet que vous n’avez pas vu et qui peut
       *[other] { $n } objets que vous n’avez pas vus et qui peuvent
    } compter pour votre carte
merlouf-because-carries-nothing = hors de votre vue, { $seat } ne porte rien qui puisse compter pour votre carte
merlouf-because-gives = coûte { $n ->
        [one] un point
       *[other] { $n } points
    } à votre carte
merlouf-because-rids = vous épargne { $n ->
        [one] un point
       *[other] { $n } points
    } que cela coûterait
merlouf-because-true = c’est bien cela
merlouf-because-false = c’est autre chose, et qui le reçoit le verra
merlouf-because-asks = vos points changeraient de { $n } avec { merlouf-thing-name }
merlouf-because-deal = si vous obtenez exactement cela, vos points changent de { $n }
merlouf-because-promised = si c’est bien cela, ce que vous recevez change vos points de { $n }
merlouf-because-costs = quoi que vous donniez en échange, vous perdez { $n ->
        [one] au moins un point
       *[other] au moins { $n } points
    }
merlouf-because-costs-nothing = ce qui est voulu, vous pouvez le donner sans perdre un point
