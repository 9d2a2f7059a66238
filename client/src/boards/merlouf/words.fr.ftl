merlouf-view-board = La maison de Merlin, les confréries et leur butin
merlouf-view-house = La maison de Merlin de nuit, en coupe : grenier, six pièces, prison
merlouf-view-attic = Grenier
merlouf-view-close-up = { $room }, de près
merlouf-view-before = La pièce d’avant
merlouf-view-after = La pièce d’après
merlouf-view-hiding = Cachette, { $room }
merlouf-view-seen = { $count ->
        [one] vu par un seul
       *[other] vu par { $count }
    }
merlouf-view-objects = { $count ->
        [0] aucun objet
        [one] { $count } objet
       *[other] { $count } objets
    }
merlouf-view-gnomes = { $count ->
        [0] aucun gnome
        [one] { $count } gnome
       *[other] { $count } gnomes
    }
merlouf-view-round = Manche
merlouf-view-phase-objects = Objets
merlouf-view-phase-objectives = Objectifs
merlouf-view-phase-goodies = Bonus
merlouf-view-phase-night = Nuit
merlouf-view-phase-deals = Troc
merlouf-view-phase-day = Dé de Merlin
merlouf-view-phase-assessment = Bilan
merlouf-view-first = premier
merlouf-view-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
merlouf-view-goodies-held = { $count ->
        [one] { $count } carte bonus
       *[other] { $count } cartes bonus
    }
merlouf-view-traps-held = { $count ->
        [one] { $count } carte piège
       *[other] { $count } cartes piège
    }
merlouf-view-deal-with = Parler avec { $name }
merlouf-view-behind-bars = sous les verrous
merlouf-view-hidden-in = { $room }, caché
merlouf-view-at-home = À la maison
merlouf-view-brotherhood = Ma confrérie
merlouf-view-actions-left = { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
merlouf-view-gnome-facts = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, porte { $carries }{ $extra ->
        [0] .
       *[other] { " " }+ { $extra }.
    }
merlouf-view-talent-wise = Regarde d’abord deux objets.
merlouf-view-talent-ball = Plein, il en fourre encore.
merlouf-view-talent-magik = Merlin ne le voit jamais.
merlouf-view-objective = Mon objectif
merlouf-view-card = carte { $card }
merlouf-view-have = { $have } sur { $count }
merlouf-view-now = Si tout s’arrêtait là
merlouf-view-goodies = Cartes bonus
merlouf-view-goody = Carte bonus
merlouf-view-for-duels = pour les duels
merlouf-view-no-goodies = Rien dans le tiroir.
merlouf-view-traps = Cartes piège
merlouf-view-trap = Carte piège
merlouf-view-trap-facts = { $partners } complices, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun, { $objects ->
        [one] { $objects } objet bonus
       *[other] { $objects } objets bonus
    }
merlouf-view-lying-out = Encore dans la maison
merlouf-view-one-enchanted = Dans chaque couleur, un objet sur cinq est enchanté.
merlouf-view-unseen = Pas encore vus, { $colour } :
merlouf-view-die = Le dé de Merlin
merlouf-view-at-dawn = lancé à l’aube
merlouf-view-last-dawn = Dernière aube : { $room }. Qui est caché ne risque rien, et Gnomagik n’est jamais vu.
merlouf-view-before-dawn = Qui n’est pas caché là où il regarde va en prison. Gnomagik n’est jamais vu.
merlouf-view-skip = Passer
merlouf-view-market = Tout change de main face cachée. Une annonce n’engage que la langue.
merlouf-view-time-left = avant la cloche
merlouf-view-no-offers = Personne n’a encore rien proposé. Psst …
merlouf-view-your-offer = Votre offre
merlouf-view-to-you = à vous
merlouf-view-to = à { $name }
merlouf-view-record = { $truths ->
        [one] { $truths } vérité
       *[other] { $truths } vérités
    }, { $lies ->
        [one] { $lies } mensonge
       *[other] { $lies } mensonges
    }
merlouf-view-no-record = parole jamais éprouvée
merlouf-view-gives = donne, face cachée
merlouf-view-wants = veut
merlouf-view-nothing = rien
merlouf-view-for-you = Pour vous :
merlouf-view-promise = { $true } si tout est vrai, { $false } s’il s’y cache un sort.
merlouf-view-promise-sure = { $points }, quoi qu’on en dise.
merlouf-view-accept = Accepter
merlouf-view-counter = Contrer
merlouf-view-decline = Refuser
merlouf-view-withdraw = Retirer
merlouf-view-why-not = Pourquoi pas ?
merlouf-view-i-give = Je donne, face cachée
merlouf-view-i-want = Je veux
merlouf-view-name-it = Dire ce que c’est
merlouf-view-add-give = Donner
merlouf-view-add-want = Demander
merlouf-view-begin = À qui faites-vous une offre ?
merlouf-view-settling = { $giver } et { $taker } concluent un échange
merlouf-view-words = { $words ->
        [one] { $words } réponse restante
       *[other] { $words } réponses restantes
    }
merlouf-view-done = Ont fini :
merlouf-view-found-out = Paroles vérifiées :
merlouf-view-contested = Une chose pour deux
merlouf-view-against = contre
merlouf-view-wants-it = le veut
merlouf-view-gets-it = l’emporte !
merlouf-view-morning = Le matin
merlouf-view-looks-into = Merlin regarde : { $room }
merlouf-view-nobody-caught = Personne n’est pris.
merlouf-view-empty-pants = Rien dans la culotte.
merlouf-view-super = Super objets
merlouf-view-stands-at = total { $score }
merlouf-view-go-on = Continuer
merlouf-view-sheet = Manche par manche
merlouf-view-total = Score
merlouf-view-trap-plans = Pièges pour Merlin
merlouf-view-trap-waits = Attend Merlin ce matin : { $reward } points chacun
merlouf-view-trap-agreed = Convenu pour le matin de la manche suivante : { $reward } points chacun
merlouf-view-trap-planned = En projet, { $needed } complices nécessaires : { $reward } points chacun
merlouf-view-trap-room = Rendez-vous : { $room }
merlouf-view-trap-where = Où vous retrouvez-vous ?
merlouf-view-joker = joker
merlouf-view-to-share = à partager
merlouf-view-tab-dawn = Aube
merlouf-view-tab-things = Objets
merlouf-view-tab-gnomes = Gnomes
merlouf-view-tab-traps = Pièges
