### Loch Ness en français.

loch-ness-about = Devinez où le monstre va émerger, et attendez-le avec vos appareils.
loch-ness-how =
    À chaque manche, trois cartes sont posées face cachée : leur somme dit de combien de cases
    Nessie avance. Posez vos appareils là où elle peut émerger. Ceux de son secteur, entre deux
    rivières, marquent leur valeur ; ceux qui sont juste devant elle prennent des photos, qui
    rapportent à la fin. Quand la petite Nessie est au bout de sa piste, le plus haut score gagne.

## What can be agreed before the game

loch-ness-option-storm = Orage !
    .about = Des enchères, payées en points, pour un quatrième appareil de valeur 5.
    .value-off = beau temps
    .value-on = avec enchères
loch-ness-option-room-service = Valet de chambre ?
    .about = Une carte jouée reste défaussée jusqu’à la cinquième, ou jusqu’au passage à l’hôtel.
    .value-off = les cartes reviennent à chaque manche
    .value-on = les cartes restent défaussées, avec l’hôtel
loch-ness-option-change-group = Changement de groupe
    .about = Un appareil déplacé doit-il rejoindre le groupe d’une autre case ?
    .value-off = tout autre emplacement convient
    .value-on = un autre groupe seulement
loch-ness-option-pub-camera = Appareil blanc
    .about = L’appareil du pub peut-il encore bouger dans la même manche ?
    .value-moves = il peut bouger
    .value-stays = il reste où on l’a posé
loch-ness-option-nessie-start = Première case de Nessie
    .about = Qui met Nessie à l’eau.
    .value-chosen = qui commence choisit
    .value-random = le hasard décide
loch-ness-option-equal-starts = Autant de départs pour chacun
    .about = La partie dure-t-elle jusqu’à ce que chacun ait commencé aussi souvent ?
    .value-off = elle finit aussitôt
    .value-on = on termine le tour
loch-ness-option-album = Albums
    .about = Les photos prises parmi les photos visibles restent-elles connues, ou faut-il s’en souvenir ?
    .value-open = ouverts : chacun voit ce qui a été pris au grand jour
    .value-closed = fermés : seul le nombre de photos est connu

## Steps: what comes next, and what is asked

loch-ness-first-start = On tire au sort qui commence
loch-ness-set-up = On prépare le plateau
loch-ness-release-nessie = { $you ->
        [yes] Vous mettez Nessie à l’eau
       *[no] { $seat } met Nessie à l’eau
    }
    .ask = Sur quelle case Nessie commence-t-elle ?
loch-ness-nessie-appears = Nessie apparaît quelque part
loch-ness-place-blocker = { $you ->
        [yes] Vous bloquez un emplacement
       *[no] { $seat } bloque un emplacement
    }
    .ask = Quel emplacement au bord de l’eau bloquez-vous ? Il ne servira à personne de toute la partie.
loch-ness-turn-photo = On retourne une photo
loch-ness-first-round = La première manche commence
loch-ness-later-round = Une nouvelle manche commence
loch-ness-draw-card = On tire les cartes au hasard
loch-ness-place-camera = { $you ->
        [yes] Vous posez un appareil
       *[no] { $seat } pose un appareil
    }
    .ask = Quel appareil posez-vous ? Il marque sa valeur chaque fois que Nessie émerge dans son secteur.
loch-ness-place-at = { $you ->
        [yes] Vous choisissez un emplacement
       *[no] { $seat } choisit un emplacement
    }
    .ask = Où posez-vous { loch-ness-camera-name } ? { loch-ness-will-swim }
loch-ness-choose-action = { $you ->
        [yes] Vous choisissez une action
       *[no] { $seat } choisit une action
    }
    .ask = Où envoyez-vous votre journaliste ? Pour cette manche, l’action n’est qu’à vous.
loch-ness-pub = { $you ->
        [yes] Vous allez au pub
       *[no] { $seat } va au pub
    }
    .ask = Où posez-vous l’appareil blanc ? Il est à vous pour cette manche.
loch-ness-lay-cards = On pose les cartes face cachée
    .ask = Quelle carte posez-vous ? Nessie avancera d’autant de cases que les trois cartes réunies.
loch-ness-to-church = L’église
loch-ness-church = { $you ->
        [yes] Vous allez à l’église
       *[no] { $seat } va à l’église
    }
    .ask = Quelle carte regardez-vous ?
loch-ness-look-at = On regarde une carte
loch-ness-look-at-third = On regarde la troisième carte
loch-ness-move-camera = { $you ->
        [yes] Vous devez déplacer un appareil
       *[no] { $seat } doit déplacer un appareil
    }
    .ask = Quel appareil déplacez-vous ? Il faut en déplacer un à chaque manche.
loch-ness-move-again = { $you ->
        [yes] Vous pouvez déplacer un autre appareil
       *[no] { $seat } peut déplacer un autre appareil
    }
    .ask = Déplacez-vous un autre appareil, encore face visible ?
loch-ness-move-to = { $you ->
        [yes] Vous choisissez un emplacement
       *[no] { $seat } choisit un emplacement
    }
    .ask = Où posez-vous { loch-ness-camera-name } ? { loch-ness-will-swim }
loch-ness-to-castle = Le château
loch-ness-castle = { $you ->
        [yes] Vous profitez du château
       *[no] { $seat } profite du château
    }
    .ask = Quel appareil déplacez-vous grâce au château ? Il peut aussi aller derrière.
loch-ness-castle-to = { $you ->
        [yes] Vous choisissez un emplacement
       *[no] { $seat } choisit un emplacement
    }
    .ask = Où posez-vous { loch-ness-camera-name }, devant ou derrière ?
loch-ness-turn-cards = On retourne les cartes
loch-ness-turn-third = On retourne la troisième carte
loch-ness-swim = Nessie nage
loch-ness-pipe-up = Les cornemuses
loch-ness-bagpipes = { $you ->
        [yes] Vous jouez de la cornemuse
       *[no] { $seat } joue de la cornemuse
    }
    .ask = Attirez-vous Nessie une case plus loin, là où pointe votre appareil ?
loch-ness-score-sector = On compte le secteur de Nessie
loch-ness-hand-out-photos = On prend les photos
loch-ness-take-photos = { $you ->
        [yes] Vous prenez une photo
       *[no] { $seat } prend une photo
    }
    .ask = { $left ->
        [one] Quelle photo prenez-vous ?
       *[other] Quelle photo prenez-vous ? Il y en a { $left } à prendre, une à la fois.
    } À la fin, trois photos différentes valent 10, deux 5, une seule 1.
loch-ness-draw-blind = On pioche une photo
loch-ness-cash-in = On compte et on mélange toutes les photos
loch-ness-clean-up = On range
loch-ness-auction = Une enchère
loch-ness-sealed-bids = Chacun enchérit en secret
    .ask = Quelles cartes misez-vous pour votre appareil 5 ? La plus forte mise unique l’emporte et se paie en points.
loch-ness-place-five = { $you ->
        [yes] Vous posez votre appareil 5
       *[no] { $seat } pose son appareil 5
    }
    .ask = Où posez-vous votre appareil 5 ? Il est à vous jusqu’à la fin.
loch-ness-final-scoring = Décompte final

## Choices

loch-ness-pass = Passer
loch-ness-use = Oui
loch-ness-space = Case { $space }
loch-ness-spot = Emplacement { $spot }
loch-ness-camera = { $camera ->
        [white] L’appareil blanc
       *[other] Appareil { $camera }
    }
loch-ness-card = Carte { $card }
loch-ness-action-bagpipes = Cornemuses : attirer Nessie d’une case, vers vous
    .short = cornemuses
loch-ness-action-pub = Pub : poser aussitôt l’appareil blanc, le vôtre
    .short = pub
loch-ness-action-photo-shop = Boutique photo : votre appareil 3 compte pour 9
    .short = boutique photo
loch-ness-action-castle = Château : bouger un appareil en dernier, même derrière
    .short = château
loch-ness-action-distillery = Distillerie : poser une carte blanche (0 1 2 3 4 5 7)
    .short = distillerie
loch-ness-action-church = Église : regarder une carte posée
    .short = église
loch-ness-action-hotel = Hôtel : reprendre aussitôt vos cartes défaussées
    .short = hôtel
loch-ness-look = Regarder la carte posée par { $seat }
loch-ness-look-third = Regarder la troisième carte
loch-ness-photo = { $motif ->
        [head] La tête
        [body] Le tronc
       *[tail] La queue
    }, parmi les photos visibles
loch-ness-photo-blind = Une photo de la pioche, sans la voir
loch-ness-bid = { $cards ->
        [nothing] Ne rien miser
       *[other] { $cards } = { $points } { $points ->
            [one] point
           *[other] points
        }
    }

## Names inside sentences

loch-ness-camera-name = { $camera ->
        [white] l’appareil blanc
       *[other] l’appareil { $camera }
    }
loch-ness-motif-name = { $motif ->
        [head] une tête
        [body] un tronc
       *[tail] une queue
    }
loch-ness-action-name = { $action ->
        [bagpipes] les cornemuses
        [pub] le pub
        [photo-shop] la boutique photo
        [castle] le château
        [distillery] la distillerie
        [church] l’église
       *[hotel] l’hôtel
    }
loch-ness-will-swim = { $card ->
        [none] Nessie avancera
       *[other] Votre carte est le { $card } : Nessie avancera
    } de { $likely ->
        [sure] { $least ->
            [one] { $least } case
           *[other] { $least } cases
        }.
        [none] { $least } à { $most ->
            [one] { $most } case
           *[other] { $most } cases
        }.
       *[other] { $least } à { $most ->
            [one] { $most } case
           *[other] { $most } cases
        }, le plus probablement de { $likely }.
    }
loch-ness-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What happens

loch-ness-starts = { $you ->
        [yes] Vous commencez la première manche.
       *[no] { $seat } commence la première manche.
    }
loch-ness-releases = { $you ->
        [yes] Vous mettez Nessie à l’eau sur la case { $space }.
       *[no] { $seat } met Nessie à l’eau sur la case { $space }.
    }
loch-ness-appears = Nessie émerge sur la case { $space }.
loch-ness-blocks = { $you ->
        [yes] Vous bloquez { $spot }.
       *[no] { $seat } bloque { $spot }.
    }
loch-ness-shows = { $motif ->
        [head] Une tête est retournée à côté de la pioche.
        [body] Un tronc est retourné à côté de la pioche.
       *[tail] Une queue est retournée à côté de la pioche.
    }
loch-ness-draws-card = { $you ->
        [yes] Vous tirez au hasard le { $card } et le posez face cachée.
       *[no] { $seat } tire au hasard le { $card } et le pose face cachée.
    }
loch-ness-draws-card-unseen = { $seat } tire une carte au hasard et la pose face cachée.
loch-ness-lays = { $you ->
        [yes] Vous posez la carte { $card }.
       *[no] { $seat } pose la carte { $card }.
    }
loch-ness-lays-unseen = { $seat } pose une carte face cachée.
loch-ness-places = { $you ->
        [yes] Vous posez { loch-ness-camera-name } en { $spot }.
       *[no] { $seat } pose { loch-ness-camera-name } en { $spot }.
    }
loch-ness-moves = { $you ->
        [yes] Vous déplacez { loch-ness-camera-name } de { $from } à { $spot }.
       *[no] { $seat } déplace { loch-ness-camera-name } de { $from } à { $spot }.
    }
loch-ness-leaves-cameras = { $you ->
        [yes] Vous laissez vos autres appareils où ils sont.
       *[no] { $seat } laisse ses autres appareils où ils sont.
    }
loch-ness-leaves-castle = { $you ->
        [yes] Vous ne déplacez rien depuis le château.
       *[no] { $seat } ne déplace rien depuis le château.
    }
loch-ness-goes-to = { $you ->
        [yes] Votre journaliste occupe { loch-ness-action-name }.
       *[no] { $seat } occupe { loch-ness-action-name }.
    }
loch-ness-distils = { $you ->
        [yes] Vous poserez une carte blanche.
       *[no] { $seat } posera une carte blanche.
    }
loch-ness-rests = { $you ->
        [yes] Vous reprenez en main vos cartes défaussées.
       *[no] { $seat } reprend en main ses cartes défaussées.
    }
loch-ness-peeks = { $you ->
        [yes] Vous regardez la carte posée par { $owner_seat } : c’est le { $card }.
       *[no] { $seat } regarde la carte posée par { $owner_seat } : c’est le { $card }.
    }
loch-ness-peeks-unseen = { $owner_you ->
        [yes] { $seat } regarde votre carte.
       *[no] { $seat } regarde la carte posée par { $owner_seat }.
    }
loch-ness-peeks-third = { $you ->
        [yes] Vous regardez la troisième carte : c’est le { $card }.
       *[no] { $seat } regarde la troisième carte : c’est le { $card }.
    }
loch-ness-peeks-third-unseen = { $seat } regarde la troisième carte.
loch-ness-looks-at-none = { $you ->
        [yes] Vous quittez l’église sans avoir regardé de carte.
       *[no] { $seat } quitte l’église sans avoir regardé de carte.
    }
loch-ness-turns-card = { $you ->
        [yes] Votre carte est le { $card }.
       *[no] La carte posée par { $seat } est le { $card }.
    }
loch-ness-turns-third = La troisième carte est le { $card }.
loch-ness-reshuffles-third = On mélange à nouveau les troisièmes cartes.
loch-ness-swims = Nessie { $steps ->
        [0] reste sur place
        [one] avance d’une case
       *[other] avance de { $steps } cases
    } et émerge sur la case { $space }. La petite Nessie est à { $clock }.
loch-ness-pipes = { $you ->
        [yes] Vous jouez de la cornemuse
       *[no] { $seat } joue de la cornemuse
    }, et Nessie nage jusqu’à la case { $space }.
loch-ness-keeps-quiet = { $you ->
        [yes] Vous ne jouez pas de la cornemuse.
       *[no] { $seat } ne joue pas de la cornemuse.
    }
loch-ness-scores = { $you ->
        [yes] Vos appareils dans le secteur de Nessie marquent { loch-ness-points } : { $sum }.
       *[no] { $seat } marque { loch-ness-points } avec ses appareils dans le secteur de Nessie : { $sum }.
    }
loch-ness-nobody-scores = Personne n’a d’appareil dans le secteur de Nessie : aucun point.
loch-ness-snaps = { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } Nessie droit devant l’objectif : { $photos } { $photos ->
        [one] photo
       *[other] photos
    }.
loch-ness-takes = { $you ->
        [yes] Vous prenez { loch-ness-motif-name } parmi les photos visibles.
       *[no] { $seat } prend { loch-ness-motif-name } parmi les photos visibles.
    }
loch-ness-draws = { $you ->
        [yes] Vous piochez une photo : { loch-ness-motif-name }.
       *[no] { $seat } pioche une photo : { loch-ness-motif-name }.
    }
loch-ness-draws-blind = { $seat } pioche une photo.
loch-ness-reshuffles = La pioche est vide : toutes les photos ont été comptées et forment, mélangées, la nouvelle pioche.
loch-ness-photo-points = { $you ->
        [yes] Vos photos valent { loch-ness-points }.
       *[no] { $seat } marque { loch-ness-points } pour ses photos.
    }
loch-ness-refreshes = { $you ->
        [yes] Vous avez joué vos cinq cartes et les reprenez en main.
       *[no] { $seat } a joué ses cinq cartes et les reprend en main.
    }
loch-ness-bids = { $you ->
        [yes] Vous misez { $points }.
       *[no] { $seat } mise { $points }.
    }
loch-ness-no-winner = Aucune mise n’est unique : personne ne remporte l’enchère.
loch-ness-wins-auction = { $you ->
        [yes] Vous remportez l’enchère et payez { loch-ness-points }.
       *[no] { $seat } remporte l’enchère et paie { loch-ness-points }.
    }
loch-ness-ends = La petite Nessie est au bout de la piste. La partie s’achève après { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    }.

## Why not

loch-ness-why-a-spot = On demande un emplacement, par exemple « spot 3a », pas « { $choice } ».
loch-ness-why-taken = Il y a déjà quelque chose en { $spot }.
loch-ness-why-behind = { $spot } est derrière. Seul le château permet d’y poser un appareil.
loch-ness-why-same-group = { $spot } est dans le groupe où se trouve l’appareil. À cette table, il doit en changer.
loch-ness-why-a-camera = On demande un de vos appareils, par exemple « camera 7 », pas « { $choice } ».
loch-ness-why-placed = « { $choice } » est déjà sur le plateau.
loch-ness-why-not-to-place = { $camera ->
        [white] L’appareil blanc n’est pas à vous pour le poser.
       *[other] L’appareil { $camera } n’est pas à vous pour le poser.
    }
loch-ness-why-beside = { $camera ->
        [white] L’appareil blanc n’est pas à vous dans cette manche.
       *[other] L’appareil { $camera } n’est pas sur le plateau.
    }
loch-ness-why-moved = { $camera ->
        [white] L’appareil blanc a déjà bougé dans cette manche.
       *[other] L’appareil { $camera } a déjà bougé dans cette manche.
    }
loch-ness-why-pub = { $camera ->
        [white] L’appareil blanc reste où on l’a posé. C’est ce qui a été convenu à cette table.
       *[other] L’appareil { $camera } ne peut pas bouger.
    }
loch-ness-why-must-move = Impossible de passer : il faut déplacer un appareil à chaque manche.
loch-ness-why-occupied = { $you ->
        [yes] Votre journaliste s’y trouve déjà
       *[no] { $seat } s’y trouve déjà
    } : { loch-ness-action-name }.
loch-ness-why-no-hotel = Il n’y a pas d’hôtel dans cette partie. Il vient avec « Valet de chambre ? ».
loch-ness-why-an-action = On demande une case action, par exemple « action pub », pas « { $choice } ».
loch-ness-why-own-card = Vous connaissez votre carte. Regardez-en une autre, ou passez.
loch-ness-why-no-card = Il n’y a pas de telle carte à regarder.
loch-ness-why-a-card = On demande quelle carte regarder, par exemple « look 2 », pas « { $choice } ».
loch-ness-why-lay = On demande une de vos cartes, par exemple « card 3 », pas « { $choice } ».
loch-ness-why-spent = Vous n’avez pas la carte { $card } en main.
loch-ness-why-not-yours = Il n’y a pas de { $card } parmi vos cartes : c’est une carte blanche de la distillerie.
loch-ness-why-bid-spent = Vous n’avez pas { $cards } en main et ne pouvez donc pas le miser.
loch-ness-why-a-bid = On demande une mise, par exemple « bid 1+3 » ou « bid nothing », pas « { $choice } ».

## The board as text

loch-ness-board-set-up = Préparation
loch-ness-board-the-end = Fin de la partie
loch-ness-board-round = Manche { $round }
loch-ness-board-no-card = sans carte :
loch-ness-board-white = B
loch-ness-board-legend-spots = 1a 1b devant, 1c derrière
loch-ness-board-legend-photos = { $photo } une photo par appareil
loch-ness-board-legend-ahead = +9 distance depuis Nessie
loch-ness-board-legend-camera = { $mark }7 appareil et qui le possède
loch-ness-board-legend-moved = [{ $mark }7] a bougé cette manche
loch-ness-board-legend-rivers = { $river } rivières entre secteurs
loch-ness-board-legend-blocked = { $blocker } bloqué
loch-ness-board-legend-white = { $white } l’appareil blanc, vaut { $points }
loch-ness-board-track = Petite Nessie (N) : { $clock }. La manche où elle atteint { $end } est la dernière.
loch-ness-board-track-storm = Petite Nessie (N) : { $clock }. La partie finit à { $end }, une enchère à chaque !.
loch-ness-board-seat = siège
loch-ness-board-score = points
loch-ness-board-laid = posée
loch-ness-board-hand = main
loch-ness-board-photos = photos
loch-ness-board-seats-legend = posée : ? face cachée, … à venir, – aucune ; main : · jouée
loch-ness-board-motif = { $motif ->
        [head] tête
        [body] tronc
       *[tail] queue
    }
loch-ness-board-worth = (soit { $points })
loch-ness-board-third = Troisième carte : face cachée, une parmi { $left }
loch-ness-board-third-looked = Troisième carte : face cachée, une parmi { $left } ; quelqu’un l’a regardée
loch-ness-board-third-known = Troisième carte : { $card }
loch-ness-board-display = Photos visibles : { $photos }. Dans la pioche : { $deck }
loch-ness-board-actions = Actions :

## Le décompte final

loch-ness-account-cameras = Appareils dans le secteur de Nessie
loch-ness-account-photos = Photos
loch-ness-account-auctions = Payé aux enchères

## Champs de la table, pour le plateau simple

loch-ness-field-round = Manche
loch-ness-field-clock = Petite Nessie sur
loch-ness-field-start = Premier joueur
    .value = { $seat }
loch-ness-field-distilled = Cartes blanches
    .value = { $seat }
loch-ness-field-scores = Score
loch-ness-field-reporters = Journaliste
    .value = { $value ->
            [0] cornemuses
            [1] pub
            [2] boutique photo
            [3] château
            [4] distillerie
            [5] église
           *[6] hôtel
        }
loch-ness-field-laid = Carte posée
    .value = { $value }
loch-ness-field-photos = Photos
    .each = { $index ->
            [0] tête
            [1] tronc
           *[2] queue
        }
loch-ness-field-blind = Photos face cachée
    .each = { $index ->
            [0] tête
            [1] tronc
           *[2] queue
        }
loch-ness-field-display = Photos visibles
    .entry = { $index ->
            [0] tête
            [1] tronc
           *[2] queue
        }
loch-ness-field-third = Troisième carte
    .value = { $value }
