### Merlouf en français.

merlouf-about = Volez Merlin la nuit, marchandez avant l’aube, et priez pour qu’il regarde ailleurs.

## Ce dont on peut convenir avant la partie

merlouf-option-traps = Attrape-moi si tu peux !
    .about = Gnomagik trouve des pièges au grenier, et des complices guettent Merlin.
    .value-off = sans pièges
    .value-on = avec pièges
merlouf-option-no-time = Pas le temps !
    .about = Toute la nuit doit se jouer en trois minutes.
    .value-off = prenez votre temps
    .value-on = trois minutes
merlouf-option-used-gnome = Gnome rejoué
    .about = Si un gnome déjà sur le plateau peut changer de pièce quand il est rejoué.
    .value-stays = il reste dans sa pièce
    .value-moves = il peut bouger
merlouf-option-fewer-objects = Moins d’objets
    .about = Un cercle de chaque pièce reste vide : mieux à deux ou trois.
    .value-off = les trente
    .value-on = vingt-quatre
merlouf-option-ties = Égalité finale
    .about = Qui gagne si plusieurs ont le plus de points.
    .value-shared = ils partagent la victoire
    .value-goodies = qui a le plus de bonus en main
merlouf-option-first-player = Qui commence
    .about = Si l’on jette les dés pour savoir qui commence, ou si l’on tire au sort.
    .value-dice = le plus haut dé
    .value-lot = tirage au sort
merlouf-option-task-points = Points des tâches
    .about = Si chaque carte objectif a ses propres points, pour qu’aucune ne soit une meilleure pioche qu’une autre.
    .value-weighed = pesés carte par carte
    .value-even = les mêmes sur toutes les cartes

## Noms

merlouf-room-name = { $room ->
        [lounge] salon
        [working] bureau
        [bathroom] salle de bains
        [chamber] chambre
        [kitchen] cuisine
        [entry] entrée
       *[prison] prison
    }
merlouf-in-room = { $room ->
        [lounge] dans le salon
        [working] dans le bureau
        [bathroom] dans la salle de bains
        [chamber] dans la chambre
        [kitchen] dans la cuisine
        [entry] dans l’entrée
       *[prison] dans la prison
    }
merlouf-gnome-name = { $gnome ->
        [wise] Gnowise
        [ball] Gnoball
       *[magik] Gnomagik
    }
merlouf-back-name = { $back ->
        [green] vert
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [purple] violet
        [orange] orange
        [goody] bonus
       *[trap] piège
    }
merlouf-something = { $back ->
        [enchanted] un objet enchanté
        [goody] une carte bonus
        [trap] une carte piège
       *[other] un objet { merlouf-back-name }
    }
merlouf-target = { $target ->
        [hiding-place] la cachette
        [green] l’objet vert
        [red] l’objet rouge
        [blue] l’objet bleu
        [yellow] l’objet jaune
        [purple] l’objet violet
       *[orange] l’objet orange
    }
merlouf-thing-name = { $thing ->
        [foak] Foak
        [frog-jar] Bocal à grenouille
        [moss-slippers] Pantoufles de mousse
        [pickle-barrel] Tonneau de cornichons
        [hissing-fern] Fougère siffleuse (enchantée)
        [ruby-ladle] Louche de rubis
        [dragon-kettle] Bouilloire du dragon
        [velvet-fez] Fez de velours
        [chilli-candle] Bougie au piment
        [biting-boot] Botte mordeuse (enchantée)
        [moon-teapot] Théière de lune
        [ink-flask] Flacon d’encre
        [snow-globe] Boule à neige
        [tide-horn] Corne des marées
        [weeping-mirror] Miroir pleureur (enchanté)
        [clock] Horloge
        [honey-lantern] Lanterne de miel
        [brass-bugle] Clairon de laiton
        [sun-dial] Cadran solaire
        [gossip-bell] Cloche cancanière (enchantée)
        [grape-goblet] Gobelet de raisin
        [star-cushion] Coussin étoilé
        [plum-grimoire] Grimoire de prune
        [bat-umbrella] Parapluie chauve-souris
        [snoring-pillow] Oreiller ronfleur (enchanté)
        [pumpkin-stool] Tabouret citrouille
        [fox-scarf] Écharpe de renard
        [copper-sieve] Tamis de cuivre
        [carrot-flute] Flûte carotte
        [angry-broom] Balai furieux (enchanté)
        [pins] Épingles
        [ribbon] Ruban amidonné
        [powder] Poil à gratter
        [bloomers] Culotte rembourrée
        [corset] Corset de mémé
        [soap] Escalier savonné
        [bucket] Seau qui tombe
        [beard] Barbe dans la porte
        [pepper] Canon à poivre
        [joker-hat] Chapeau joker
        [joker-glove] Gant joker
        [joker-cape] Cape joker
        [joker-sock] Chaussette joker
        [gold-thimble] Dé à coudre en or
        [star-sextant] Sextant étoilé
        [silver-beard-comb] Peigne à barbe d’argent
        [phoenix-quill] Plume de phénix
        [crystal-pipe] Pipe de cristal
        [crown-of-corks] Couronne de bouchons
       *[other] { $name }
    }
merlouf-whose-trap = { $you ->
        [yes] Votre piège { merlouf-thing-name }
       *[no] Le piège { merlouf-thing-name } ({ $seat })
    }
merlouf-task-name = { $task ->
        [colour] { $count } × { merlouf-back-name }
        [object] { merlouf-thing-name }
       *[enchanted] exactement { $count } { $count ->
            [one] enchanté
           *[other] enchantés
        }
    }

## Étapes : ce qui vient, et ce qui est demandé

merlouf-set-up = On prépare la table
merlouf-who-begins = Qui commence
merlouf-highest-die = Les dés désignent le premier joueur
merlouf-lower-die = Les dés désignent le premier joueur
merlouf-round = Une nouvelle manche
merlouf-place-objects = Les objets sont disposés
merlouf-leave-out = Un cercle reste vide
merlouf-deal-objectives = On pioche les objectifs
merlouf-draw-objective = Un objectif est pioché
merlouf-preparation = Les bonus sont en vente
merlouf-shopping = Les emplettes
merlouf-buy-goody = { $you ->
        [yes] Vous pouvez acheter des bonus
       *[no] { $seat } peut acheter des bonus
    }
    .ask = Acheter une carte bonus pour 2 points ? Elle s’ajoute à votre dé dans un duel.
merlouf-draw-goody = Une carte bonus est piochée
merlouf-night = Nuit, étape { $part }
merlouf-place-gnomes = Tous placent un gnome en secret
    .ask = Quel gnome jouez-vous dans cette étape, et où ? Gnowise a { $wise } actions et regarde d’abord, Gnoball { $ball }, Gnomagik { $magik } et n’est jamais pris.
merlouf-next-action = Les actions, à tour de rôle
merlouf-act = { $you ->
        [yes] Votre action
       *[no] { $seat } agit
    }
    .ask = Votre { merlouf-gnome-name } est { merlouf-in-room } et a encore { $actions ->
            [one] { $actions } action
           *[other] { $actions } actions
        }. Que fait-il ?
merlouf-look-again = { $you ->
        [yes] Vous regardez encore
       *[no] { $seat } regarde encore
    }
    .ask = Gnowise peut regarder un second objet. Lequel ?
merlouf-take-unseen = Un objet est pris
merlouf-take-seen = Un objet est pris
merlouf-look-unseen = Un objet est regardé
merlouf-look-seen = Un objet est regardé
merlouf-climb = Gnomagik monte au grenier
merlouf-contest = Qui dispute { merlouf-target } ?
    .ask = { $seat } veut { merlouf-target }, { merlouf-in-room }. { $target ->
            [hiding-place] La
           *[other] Le
        } disputez-vous ?
merlouf-talk = On discute : { merlouf-target }
    .ask = Vous êtes plusieurs à vouloir { merlouf-target }. Insistez-vous, ou cédez-vous ?
merlouf-duel = Un duel de culottes
merlouf-attach-goodies = On attache des bonus
    .ask = Un duel pour { merlouf-target }. Quels bonus attachez-vous ? Ils seront défaussés.
merlouf-throw = Les dés sont jetés
merlouf-negotiations = Négociations
merlouf-end-of-talks = Fin des négociations
merlouf-negotiate = Chacun peut marchander
    .ask = Voulez-vous marchander ? Réponses restantes : { $words }.
    .draft = Votre offre à { $seat } : donnez, demandez, puis proposez. Réponses restantes : { $words }.
    .claim = Vous donnez { merlouf-something } à { $seat }. Que dites-vous que c’est ? Mentir est permis. Réponses restantes : { $words }.
    .specify = Vous demandez { merlouf-something } à { $seat }. N’importe, ou par son nom ? Réponses restantes : { $words }.
merlouf-settle = Un marché est conclu
merlouf-hand-over = { $you ->
        [yes] Vous remettez quelque chose
       *[no] { $seat } remet quelque chose
    }
    .ask = { $thing ->
            [none] { $seat } veut { merlouf-something }. Que remettez-vous, face cachée ?
           *[other] { $seat } veut : { merlouf-thing-name }. Que remettez-vous, face cachée ?
        }
merlouf-stow-away = { $you ->
        [yes] Vous rangez quelque chose
       *[no] { $seat } range quelque chose
    }
    .ask = Vous recevez { merlouf-something }. Qui le porte ?
merlouf-exchange = On échange
merlouf-day = Merlin se réveille
merlouf-merlins-die = Le dé de Merlin
merlouf-catch-gnomes = Des gnomes sont pris
merlouf-assessment = Le bilan
merlouf-clear-away = On range tout
merlouf-lay-card = Une carte piège est posée
merlouf-which-card = { $you ->
        [yes] Vous posez une carte piège
       *[no] { $seat } pose une carte piège
    }
    .ask = Quelle carte piège posez-vous, face cachée ?
merlouf-spring-traps = Les pièges se déclenchent
merlouf-turn-up-cards = Le piège { merlouf-thing-name }
    .ask = Merlin est dans la pièce ! Retournez-vous votre carte pour { merlouf-thing-name }, ou trahissez-vous vos complices ?
merlouf-draw-bonus = Un objet spécial
merlouf-share-out = On partage les objets spéciaux
merlouf-share-bonus = Pour qui : { merlouf-thing-name } ?
    .ask = Pour qui : { merlouf-thing-name } ? Tous les complices doivent nommer le même. Essai { $attempt } sur 3.
merlouf-agree-on-traps = Des pièges attendent le matin de la manche suivante

## Choix

merlouf-pass = Passer
merlouf-time-is-up = Mon temps est écoulé
merlouf-buy = Acheter une carte
merlouf-send = { merlouf-gnome-name } { merlouf-in-room }
merlouf-use = { merlouf-gnome-name }, là où il est
merlouf-take = Prendre { merlouf-back-name }
merlouf-hide = Se cacher
merlouf-look = Regarder { merlouf-back-name }
merlouf-attic = Au grenier, pour une carte piège
merlouf-free = { $you ->
        [yes] Libérer votre { merlouf-gnome-name }
       *[no] Libérer { merlouf-gnome-name } ({ $seat })
    }
merlouf-contest-it = Le disputer
merlouf-let-go = Laisser faire
merlouf-insist = Insister
    .odds = Insister ({ $odds } sur 100 aux dés)
merlouf-yield = Céder
merlouf-attach = { $cards ->
        [none] Aucun bonus
       *[other] Bonus { $cards }
    }
    .with-bonus = { $cards ->
            [none] Aucun bonus
           *[other] Bonus { $cards } : +{ $bonus }
        } ({ $odds } sur 100, si personne d’autre n’en ajoute)
merlouf-offer = Faire une offre à { $seat }
merlouf-give = Donner { $holder } { $place }
merlouf-own-thing = { $back ->
        [goody] Bonus : { merlouf-thing-name }
        [trap] Piège : { merlouf-thing-name }
       *[other] { merlouf-thing-name }, { merlouf-back-name }
    }
merlouf-give-own = Donner : { merlouf-own-thing }
merlouf-name = « { merlouf-thing-name } »
merlouf-name-nothing = Sans nom
merlouf-want = Demander { merlouf-something }
merlouf-propose = Proposer
merlouf-scrap = Abandonner cette offre
merlouf-accept = Accepter { $offer } ({ $seat })
merlouf-counter = Contrer { $offer } ({ $seat })
merlouf-decline = Refuser { $offer } ({ $seat })
merlouf-withdraw = Retirer mon offre #{ $number }
merlouf-done = J’ai fini
merlouf-stow = { merlouf-gnome-name }
merlouf-plan = Préparer un piège : { merlouf-thing-name }
merlouf-meet = Rendez-vous { merlouf-in-room }
merlouf-invite = Inviter { $seat }
merlouf-join = Me joindre au plan ({ $seat })
merlouf-refuse = Refuser le plan ({ $seat })
merlouf-cancel-plan = Renoncer à mon plan
merlouf-turn-it-up = La retourner
merlouf-keep-down = La garder cachée
merlouf-grant = { $you ->
        [yes] Pour moi
       *[no] Pour { $seat }
    }
merlouf-grant-nobody = Pour personne

## Ce qui se passe

merlouf-throws-for-first = { $you ->
        [yes] Vous lancez { $die }.
       *[no] { $seat } lance { $die }.
    }
merlouf-begins = { $you ->
        [yes] { $die ->
            [0] Vous commencez.
           *[other] Vous faites le plus haut jet, { $die }, et commencez.
        }
       *[no] { $die ->
            [0] { $seat } commence.
           *[other] { $seat } fait le plus haut jet, { $die }, et commence.
        }
    }
merlouf-leaves-out = Pas d’objet { merlouf-back-name } { merlouf-in-room } cette fois.
merlouf-draws-objective = { $you ->
        [yes] Vous piochez l’objectif { $card }.
       *[no] { $seat } pioche l’objectif { $card }.
    }
merlouf-draws-objective-unseen = { $seat } pioche un objectif.
merlouf-points = { $points } { $points ->
        [one] point
       *[other] points
    }
merlouf-buys = { $you ->
        [yes] Vous payez { merlouf-points } pour un bonus.
       *[no] { $seat } paie { merlouf-points } pour un bonus.
    }
merlouf-buys-no-more = { $you ->
        [yes] Vous n’achetez plus de bonus.
       *[no] { $seat } n’achète plus de bonus.
    }
merlouf-draws-goody = { $you ->
        [yes] Vous piochez un bonus : { merlouf-thing-name }.
       *[no] { $seat } pioche un bonus : { merlouf-thing-name }.
    }
merlouf-draws-goody-unseen = { $seat } pioche une carte bonus.
merlouf-sends = { $you ->
        [yes] Vous envoyez { merlouf-gnome-name } { merlouf-in-room }.
       *[no] { $seat } envoie { merlouf-gnome-name } { merlouf-in-room }.
    }
merlouf-uses = { $you ->
        [yes] Vous rejouez { merlouf-gnome-name }.
       *[no] { $seat } rejoue { merlouf-gnome-name }.
    }
merlouf-is-late = { $you ->
        [yes] Votre temps est écoulé pour cette nuit.
       *[no] Le temps est écoulé pour { $seat } cette nuit.
    }
merlouf-passes = { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
merlouf-only-one = { $alone ->
        [yes] { $you ->
            [yes] { " " }Vous êtes la seule personne à le savoir.
           *[no] { " " }{ $seat } est la seule personne à le savoir.
        }
       *[no] { "" }
    }
merlouf-takes = { $you ->
        [yes] Votre { merlouf-gnome-name } prend l’objet { merlouf-back-name } { merlouf-in-room } : { merlouf-thing-name }.{ merlouf-only-one }
       *[no] { merlouf-gnome-name } ({ $seat }) prend l’objet { merlouf-back-name } { merlouf-in-room } : { merlouf-thing-name }.{ merlouf-only-one }
    }
merlouf-takes-unseen = { merlouf-gnome-name } ({ $seat }) prend l’objet { merlouf-back-name } { merlouf-in-room }.
merlouf-carries-on = { $you ->
        [yes] Votre Gnoball est plein et le fourre quand même dans sa culotte.
       *[no] Gnoball ({ $seat }) est plein et le fourre quand même dans sa culotte.
    }
merlouf-hides = { $you ->
        [yes] Votre { merlouf-gnome-name } se cache { merlouf-in-room }.
       *[no] { merlouf-gnome-name } ({ $seat }) se cache { merlouf-in-room }.
    }
merlouf-looks = { $you ->
        [yes] Votre Gnowise regarde l’objet { merlouf-back-name } { merlouf-in-room } : { merlouf-thing-name }.{ merlouf-only-one }
       *[no] Gnowise ({ $seat }) regarde l’objet { merlouf-back-name } { merlouf-in-room } : { merlouf-thing-name }.{ merlouf-only-one }
    }
merlouf-looks-unseen = Gnowise ({ $seat }) regarde l’objet { merlouf-back-name } { merlouf-in-room }.
merlouf-climbs = { $you ->
        [yes] Votre Gnomagik trouve une carte piège au grenier : { merlouf-thing-name }.
       *[no] Gnomagik ({ $seat }) trouve une carte piège au grenier : { merlouf-thing-name }.
    }
merlouf-climbs-unseen = Gnomagik ({ $seat }) monte au grenier et trouve une carte piège.
merlouf-frees = { $you ->
        [yes] { $owner_you ->
            [yes] Vous libérez votre { merlouf-gnome-name }.
           *[no] Vous libérez { merlouf-gnome-name } ({ $owner_seat }).
        }
       *[no] { $owner_you ->
            [yes] { $seat } libère votre { merlouf-gnome-name }.
           *[no] { $own ->
                [yes] { $seat } libère son propre { merlouf-gnome-name }.
               *[no] { $seat } libère { merlouf-gnome-name } ({ $owner_seat }).
            }
        }
    }
merlouf-aims = { $you ->
        [yes] Vous voulez { merlouf-target }, { merlouf-in-room }.
       *[no] { $seat } veut { merlouf-target }, { merlouf-in-room }.
    }
merlouf-contests = { $you ->
        [yes] Vous voulez aussi { merlouf-target }.
       *[no] { $seat } veut aussi { merlouf-target }.
    }
merlouf-insists = { $you ->
        [yes] Vous insistez pour avoir { merlouf-target }.
       *[no] { $seat } insiste pour avoir { merlouf-target }.
    }
merlouf-yields = { $you ->
        [yes] Vous êtes d’accord pour céder { merlouf-target }.
       *[no] { $seat } est d’accord pour céder { merlouf-target }.
    }
merlouf-settles = { $how ->
        [duel] { $you ->
            [yes] Vous gagnez le duel pour { merlouf-target }.
           *[no] { $seat } gagne le duel pour { merlouf-target }.
        }
       *[agree] C’est entendu : { $you ->
            [yes] vous avez { merlouf-target }.
           *[no] { $seat } a { merlouf-target }.
        }
    }
merlouf-attaches = { $you ->
        [yes] Vous attachez { merlouf-thing-name } : +{ $bonus }.
       *[no] { $seat } attache { merlouf-thing-name } : +{ $bonus }.
    }
merlouf-throws = { $you ->
        [yes] Vous lancez { $die } : { $sum } en tout.
       *[no] { $seat } lance { $die } : { $sum } en tout.
    }
merlouf-proposes = { $you ->
        [yes] Vous faites une offre à { $partner_seat } (numéro { $number }) :
       *[no] { $partner_you ->
            [yes] { $seat } vous fait une offre (numéro { $number }) :
           *[no] { $seat } fait une offre à { $partner_seat } (numéro { $number }) :
        }
    }
merlouf-offer-gives = … donne { $thing ->
        [none] { merlouf-something }
       *[other] { $back ->
            [goody] { merlouf-something }, censée être « { merlouf-thing-name } »
            [trap] { merlouf-something }, censée être « { merlouf-thing-name } »
           *[other] { merlouf-something }, censé être « { merlouf-thing-name } »
        }
    }
merlouf-offer-wants = … demande { $thing ->
        [none] { merlouf-something }
       *[other] { merlouf-something } : « { merlouf-thing-name } »
    }
merlouf-accepts = { $you ->
        [yes] Vous acceptez l’offre { $number } ({ $owner_seat }).
       *[no] { $owner_you ->
            [yes] { $seat } accepte votre offre { $number }.
           *[no] { $seat } accepte l’offre { $number } ({ $owner_seat }).
        }
    }
merlouf-declines = { $you ->
        [yes] Vous refusez l’offre { $number } ({ $owner_seat }).
       *[no] { $owner_you ->
            [yes] { $seat } refuse votre offre { $number }.
           *[no] { $seat } refuse l’offre { $number } ({ $owner_seat }).
        }
    }
merlouf-withdraws = { $you ->
        [yes] Vous retirez votre offre { $number }.
       *[no] { $seat } retire son offre { $number }.
    }
merlouf-lapses = { $you ->
        [yes] Votre offre { $number } ne tient plus.
       *[no] L’offre { $number } ({ $seat }) ne tient plus.
    }
merlouf-is-done = { $you ->
        [yes] Vous avez fini de marchander.
       *[no] { $seat } a fini de marchander.
    }
merlouf-deals = { $you ->
        [yes] Marché conclu entre vous et { $partner_seat }.
       *[no] { $partner_you ->
            [yes] Marché conclu entre { $seat } et vous.
           *[no] Marché conclu entre { $seat } et { $partner_seat }.
        }
    }
merlouf-hands = { $seat } → { $partner_seat } : { merlouf-something }, { merlouf-thing-name }.
merlouf-hands-unseen = { $seat } → { $partner_seat } : { merlouf-something }.
merlouf-kept-word = { $partner_you ->
        [yes] { $seat } a tenu la parole qui vous était donnée.
       *[no] { $seat } a tenu la parole donnée à { $partner_seat }.
    }
merlouf-lied = { $partner_you ->
        [yes] { $seat } vous a menti !
       *[no] { $seat } a menti à { $partner_seat } !
    }
merlouf-wakes = Merlin se réveille et jette un œil { merlouf-in-room }.
merlouf-catches = Merlin attrape { $you ->
        [yes] votre { merlouf-gnome-name }
       *[no] { merlouf-gnome-name } ({ $seat })
    } et { $objects ->
        [0] ne trouve rien sur lui
        [one] reprend { $objects } objet
       *[other] reprend { $objects } objets
    }.
merlouf-shows-objective = { $you ->
        [yes] Vous montrez l’objectif { $card }.
       *[no] { $seat } montre l’objectif { $card }.
    }
merlouf-counts = … { merlouf-thing-name } : { $serves ->
        [0] { $points ->
            [1] +{ merlouf-points }
           *[other] { merlouf-points }
        }
       *[other] pour la tâche { $serves }
    }
merlouf-achieves = … tâche accomplie, { merlouf-task-name } : +{ merlouf-points }
merlouf-scores = { $you ->
        [yes] Vous marquez { merlouf-points } avec { $objects ->
            [one] { $objects } objet
           *[other] { $objects } objets
        }{ $bonus ->
            [0] { "" }
           *[other] { "" } (dont { $bonus } par des super objets)
        }{ $malus ->
            [0] { "" }
           *[other] { "" } (après { $malus } de moins pour des objets enchantés)
        } et vous voilà à { $score }.
       *[no] { $seat } marque { merlouf-points } avec { $objects ->
            [one] { $objects } objet
           *[other] { $objects } objets
        }{ $bonus ->
            [0] { "" }
           *[other] { "" } (dont { $bonus } par des super objets)
        }{ $malus ->
            [0] { "" }
           *[other] { "" } (après { $malus } de moins pour des objets enchantés)
        } et passe à { $score }.
    }
merlouf-plans = { $you ->
        [yes] Vous préparez un piège : { merlouf-thing-name }.
       *[no] { $seat } prépare un piège : { merlouf-thing-name }.
    }
merlouf-meets = { $you ->
        [yes] Vous donnez rendez-vous { merlouf-in-room }.
       *[no] { $seat } donne rendez-vous { merlouf-in-room }.
    }
merlouf-invites = { $you ->
        [yes] Vous invitez { $guest_seat }.
       *[no] { $guest_you ->
            [yes] { $seat } vous invite.
           *[no] { $seat } invite { $guest_seat }.
        }
    }
merlouf-refuses = { $you ->
        [yes] Vous refusez le plan ({ $owner_seat }).
       *[no] { $owner_you ->
            [yes] { $seat } refuse votre plan.
           *[no] { $seat } refuse le plan ({ $owner_seat }).
        }
    }
merlouf-drops-plan = { $you ->
        [yes] Votre plan tombe à l’eau.
       *[no] Le plan tombe à l’eau ({ $seat }).
    }
merlouf-lays-card = { $you ->
        [yes] Vous posez une carte piège, face cachée, pour { $owner_you ->
            [yes] votre propre plan
           *[no] le plan ({ $owner_seat })
        }.
       *[no] { $seat } pose une carte piège, face cachée, pour { $owner_you ->
            [yes] votre plan
           *[no] le plan ({ $owner_seat })
        }.
    }
merlouf-agrees = { merlouf-whose-trap } est convenu pour le matin de la manche suivante.
merlouf-is-elsewhere = { merlouf-whose-trap } attend en vain.
merlouf-turns-up = { $you ->
        [yes] Vous retournez { merlouf-thing-name }.
       *[no] { $seat } retourne { merlouf-thing-name }.
    }
merlouf-keeps-down = { $you ->
        [yes] Vous gardez votre carte cachée. C’était { merlouf-thing-name }.
       *[no] { $seat } garde sa carte cachée ! C’était { merlouf-thing-name }.
    }
merlouf-trap-fails = Le piège { merlouf-thing-name } échoue.
merlouf-traps-merlin = { $you ->
        [yes] Merlin est pris ! Vous marquez { merlouf-points }.
       *[no] Merlin est pris ! { $seat } marque { merlouf-points }.
    }
merlouf-bonus-worth = { $joker ->
        [yes] un joker
       *[no] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
merlouf-finds-bonus = Un objet spécial : { merlouf-thing-name } ({ merlouf-bonus-worth }).
merlouf-gets-bonus = { $you ->
        [yes] Vous recevez { merlouf-thing-name } ({ merlouf-bonus-worth }).
       *[no] { $seat } reçoit { merlouf-thing-name } ({ merlouf-bonus-worth }).
    }
merlouf-loses-bonus = Personne ne reçoit { merlouf-thing-name } ({ merlouf-bonus-worth }).

## Pourquoi un choix n’est pas possible

merlouf-why-shopping = Achetez une carte ou passez ; « { $choice } » n’est pas pour maintenant.
merlouf-why-behind-bars = { merlouf-gnome-name } est en prison : il faut d’abord le libérer.
merlouf-why-hidden = { merlouf-gnome-name } est caché et ne joue plus dans cette manche.
merlouf-why-at-home = { merlouf-gnome-name } est encore chez lui : envoyez-le dans une pièce.
merlouf-why-two-active = Un autre de vos gnomes est déjà { merlouf-in-room }.
merlouf-why-stays = { merlouf-gnome-name } est sur le plateau : il ne joue que là où il est.
merlouf-why-empty-prison = Personne n’est en prison.
merlouf-why-loaded = { merlouf-gnome-name } porte quelque chose, et nul n’emporte son butin en prison.
merlouf-why-a-gnome = Choisissez un gnome et une pièce ; « { $choice } » n’est pas pour maintenant.
merlouf-why-nothing-there = Il n’y a pas d’objet { merlouf-back-name } { merlouf-in-room }.
merlouf-why-full = { merlouf-gnome-name } ne peut plus rien porter.
merlouf-why-not-wise = Seul Gnowise regarde avant de prendre.
merlouf-why-looked = Gnowise a déjà regardé depuis qu’il est placé.
merlouf-why-known = Vous connaissez déjà l’objet { merlouf-back-name } { merlouf-in-room }.
merlouf-why-prison-hide = Il n’y a pas de cachette en prison.
merlouf-why-hiding-place = { merlouf-gnome-name } ({ $seat }) occupe la cachette.
merlouf-why-not-caught = Ce gnome n’est pas en prison.
merlouf-why-not-in-prison = Votre gnome n’est pas à la prison : il ne peut libérer personne.
merlouf-why-attic = Seul Gnomagik, à la salle de bains, trouve le grenier, dans les parties avec pièges, tant qu’il reste des cartes et que vous en avez moins de quatre.
merlouf-why-act = Prenez, cachez-vous ou passez ; « { $choice } » n’est pas pour maintenant.
merlouf-why-look = Regardez un autre objet ou passez ; « { $choice } » n’est pas pour maintenant.
merlouf-why-contest = Disputez-le ou laissez faire ; « { $choice } » n’est pas pour maintenant.
merlouf-why-talk = Insistez ou cédez ; « { $choice } » n’est pas pour maintenant.
merlouf-why-attach = Vous n’avez pas ces bonus : « { $choice } ».
merlouf-why-no-offer = Cette offre n’existe pas : « { $choice } ».
merlouf-reason = { $reason ->
        [gone] une chose donnée n’est plus là
        [lacking] il manque quelque chose de demandé
        [no-room] le partenaire n’a pas la place pour ce qui est donné
        [no-room-yours] celui qui propose n’a pas la place pour ce qui est demandé
        [empty] elle ne donne ni ne demande rien
       *[partner-done] le partenaire a fini de marchander
    }
merlouf-why-accept = Cette offre ne peut être acceptée : { merlouf-reason }.
merlouf-why-propose = Cette offre ne peut être proposée : { merlouf-reason }.
merlouf-why-counter = Finissez d’abord votre propre offre, ou retirez-en une des trois.
merlouf-why-partner = On ne peut marchander ainsi : « { $choice } ».
merlouf-why-partner-done = Ce joueur a fini de marchander.
merlouf-why-drafting = Proposez ou abandonnez d’abord l’offre en cours.
merlouf-why-three-offers = Vous avez trois offres ouvertes : retirez-en une d’abord.
merlouf-why-no-draft = Dites d’abord à qui vous faites une offre.
merlouf-why-name-first = Dites d’abord ce que c’est, ou ne donnez pas de nom.
merlouf-why-give = Vous ne pouvez pas donner cela : vous ne l’avez pas, c’est déjà dans l’offre, ou elle compte trois choses.
merlouf-why-want = Vous ne pouvez pas demander cela maintenant : « { $choice } ».
merlouf-why-plan = Cela ne va pas avec les pièges en cours : « { $choice } ».
merlouf-why-say = Cela ne peut se dire maintenant : « { $choice } ».
merlouf-why-hand-over = Ce n’est pas ce qui est demandé, ou vous ne l’avez pas : « { $choice } ».
merlouf-why-stow = Ce gnome ne peut pas le porter : « { $choice } ».
merlouf-why-lay = Posez une carte piège qui ne l’est pas déjà ; « { $choice } » n’en est pas une.
merlouf-why-turn-up = Retournez la carte ou gardez-la cachée ; « { $choice } » n’est pas pour maintenant.
merlouf-why-share = Nommez un des complices, ou personne ; « { $choice } » n’est pas pour maintenant.

## Le plateau

merlouf-board-set-up = On prépare la table.
merlouf-board-the-end = Fin de partie
merlouf-board-round = Manche { $round } sur { $rounds }{ $part ->
        [0] { "" }
       *[other] , nuit, étape { $part }
    }
merlouf-board-merlin = Merlin !
merlouf-board-hiding-place = cachette : { $who }
merlouf-board-prison = Prison : { $caught ->
        [none] vide
       *[other] { $caught }
    }{ $visiting ->
        [none] { "" }
       *[other]  ; venus libérer : { $visiting }
    }
merlouf-board-legend = { $mark } ball 2 : Gnoball avec 2 objets ; * en train d’agir ; · cercle vide.
merlouf-board-seat = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, bonus { $goodies }{ $traps ->
        [-1] { "" }
       *[other] , pièges { $traps }
    }{ $actions ->
        [0] { "" }
       *[other] , actions restantes { $actions }
    }
merlouf-board-carried = { merlouf-gnome-name }, { merlouf-room-name }{ $hidden ->
        [yes] , caché
       *[no] { "" }
    }, jusqu’à { $limit } : { $things ->
        [none] –
       *[other] { $things }
    }
merlouf-board-objective = Votre objectif { $card } :
merlouf-board-task = { merlouf-task-name } : { $points }
merlouf-board-worth = Si tout finissait maintenant : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
merlouf-board-goodies = Vos bonus : { $cards }
merlouf-board-traps = Vos pièges (complices requis) : { $cards }
merlouf-board-word = { $seat } { $truths } vrai, { $lies } faux
merlouf-board-found-out = Paroles vérifiées : { $words }
merlouf-board-talks = Offres ouvertes (marchés conclus : { $deals }) :
merlouf-board-offer = { $seat } à { $partner_seat } :
merlouf-board-draft = Votre offre à { $seat } :
merlouf-board-line = { $thing ->
        [none] { merlouf-something }
       *[other] { merlouf-something } (« { merlouf-thing-name } »)
    }
merlouf-board-want = { $thing ->
        [none] { merlouf-something }
       *[other] { merlouf-something } (« { merlouf-thing-name } »)
    }
merlouf-board-terms = donne { $gives ->
        [none] rien
       *[other] { $gives }
    } ; demande { $wants ->
        [none] rien
       *[other] { $wants }
    }
merlouf-board-where = { $room ->
        [none] { "" }
       *[other] , { merlouf-in-room }
    }
merlouf-board-plan = { $agreed ->
        [yes] Convenu pour le matin de la manche suivante
       *[no] En projet
    } : { merlouf-whose-trap }{ merlouf-board-where }, complices { $partners } (requis : { $needed }), { $reward } points chacun
merlouf-board-pact = En attente ce matin : { merlouf-whose-trap }{ merlouf-board-where }, complices { $partners } (requis : { $needed }), { $reward } points chacun
merlouf-board-bonus = Objet spécial : { merlouf-thing-name } ({ $joker ->
        [yes] joker
       *[no] { merlouf-points }
    }), { $owner ->
        [none] à partager
       *[other] { $owner }
    }

## Le décompte final

merlouf-account-round = Objets et tâches, manche { $round }
merlouf-account-goodies = Payé pour des bonus
merlouf-account-traps = Merlin pris au piège
merlouf-tie-goodies = Cartes bonus encore en main

## Champs de la table, pour le plateau simple

merlouf-field-room = { $value ->
        [0] Salon
        [1] Bureau
        [2] Salle de bains
        [3] Chambre
        [4] Cuisine
        [5] Entrée
        [6] Prison
       *[7] Derrière les barreaux
    }
merlouf-field-round = Manche
merlouf-field-part = Étape de la nuit
merlouf-field-first = Premier joueur
    .value = { $seat }
merlouf-field-merlin = Merlin a regardé
    .value = { merlouf-field-room }
merlouf-field-deals = Marchés conclus
merlouf-field-done = Ont fini de négocier
merlouf-field-scores = Score
merlouf-field-places = Gnomes
    .each = { $index ->
            [0] Gnowise
            [1] Gnoball
           *[2] Gnomagik
        }
    .value = { merlouf-field-room }
merlouf-field-playing = Joue
    .value = { $value ->
            [0] Gnowise
            [1] Gnoball
           *[2] Gnomagik
        }
merlouf-field-left = Actions restantes
merlouf-field-objectives = Carte objectif
    .value = en main
