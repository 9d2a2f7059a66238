ness-board = Le loch
ness-track = Piste de score
ness-track-at = Petite Nessie : { $clock } sur { $end }
ness-track-label = La petite Nessie est à { $clock } sur { $end }. { $scores }
ness-end = fin
ness-auction-mark = enchère
ness-cameras = Vos appareils
ness-cards = Vos cartes
ness-white-cards = Les cartes blanches
ness-laid = posée
ness-spent = jouée
ness-beside = en attente
ness-places = Autour du loch
ness-photos = Photos
ness-photos-worth = trois différentes { $set }, deux { $pair }, une { $single }
ness-deck-of = Pile de { $count ->
        [one] { $count } photo
       *[other] { $count } photos
    }
ness-display-of = { $motif }, { $count } visible
ness-head = tête
ness-body = tronc
ness-tail = queue
ness-unknown = cachée
ness-will-swim = Nessie va nager
ness-skip = Passer
ness-your-move = À vous
ness-moves = Son tour
ness-thinking = Réfléchit
ness-start = premier joueur
ness-bot = robot
ness-away = absent
ness-sector = Secteur { $sector }
ness-photos-held = { $count ->
        [one] { $count } photo
       *[other] { $count } photos
    }
ness-points-held = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ness-camera-at = { $name }, { loch-ness-camera-name }, emplacement { $spot }{ $moved ->
        [yes] , déjà déplacé
       *[no] {""}
    }
ness-blocked = L’emplacement { $spot } est bloqué
ness-nessie-at = Nessie est à la case { $space }
ness-laid-by = { $name } a posé { $card ->
        [hidden] une carte face cachée
       *[other] le { $card }
    }
ness-third = Troisième carte : { $card ->
        [hidden] face cachée
       *[other] { $card }
    }
ness-third-out = déjà retournées : { $cards }
ness-free = libre
ness-bid-ask = Touchez les cartes que vous misez
ness-does-bagpipes = Nessie avance d’une case
ness-does-pub = l’appareil blanc
ness-does-photo-shop = votre 3 compte { $points }
ness-does-castle = un déplacement de plus
ness-does-distillery = une carte blanche
ness-does-church = voir une carte
ness-does-hotel = cartes reprises
ness-swims = de { $least } à { $most } cases
ness-odds-show = Voir les chances
ness-odds-hide = Cacher les chances
ness-tab-photos = Photos
ness-tab-places = Lieux
ness-wish = Emplacement { $spot } : quel appareil y va ?
