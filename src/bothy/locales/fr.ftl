### What all games share, in French.

## Seats

you = Vous
seat-number = Siège { $number }
somebody = Quelqu’un
seat-name = { $seat }
seat-mark = { $number ->
        [0] ●
        [1] ■
        [2] ▲
        [3] ◆
        [4] ★
       *[other] ⬢
    }

## Why an answer cannot be taken

refusal-over = La partie est finie.
refusal-chance = Personne n’a à répondre : c’est d’abord au hasard de décider.
refusal-not-asked = { $you ->
        [yes] Ce n’est pas à vous de répondre.
       *[no] Ce n’est pas le tour : { $seat } n’a pas à répondre.
    }
refusal-answered = { $you ->
        [yes] Vous avez déjà répondu.
       *[no] { $seat } a déjà répondu.
    }
refusal-not-speaking = { $you ->
        [yes] Vous n’avez rien dit ici.
       *[no] { $seat } n’a rien dit ici.
    }
refusal-no-chance = Le hasard n’a rien à décider maintenant.
refusal-outcome = Le hasard ne peut pas donner { $outcome } ici.
refusal-not-offered = « { $choice } » ne peut pas être choisi maintenant.
refusal-unknown = { $near ->
        [none] « { $text } » n’est pas compris. Tapez ce qui précède un choix, ou « aide ».
       *[other] « { $text } » n’est pas compris. Vouliez-vous dire « { $near } » ?
    }
refusal-undo = On ne peut pas revenir à { $number }.

## Playing at a terminal

play-hint = Répondez par ce qui précède un choix. « ? » montre la règle, « aide » ce qu’on peut taper d’autre.
play-tip = Un conseil : { $hint }
play-help-answer = Répondez par ce qui précède un choix, par les mots entre crochets, ou par le dernier d’entre eux.
command-help = aide
    .about = cette liste
command-board = plateau
    .about = revoir le plateau et la question
command-log = journal
    .about = revoir ce qui s’est passé
command-rules = règles
    .about = la liste des règles ; « ? N12 » en montre une
command-undo = annuler
    .about = reprendre votre dernière réponse, tant que personne n’a répondu ni rien appris depuis
command-hint = conseil
    .about = ce que répondrait une recherche, et pourquoi
command-save = garder
    .about = garder désormais la partie dans un fichier : garder FICHIER
command-quit = quitter
    .about = quitter la table
command-rule =
    .about = la règle de la question ; « ? N12 » une autre règle, « ? » et un choix la règle de ce choix
play-advice = { $rank }. { $choice }
    .worth = { $rank }. { $choice } ({ $worth } % de la victoire, à { $margin } près)
play-option = { $name } ({ $value })
play-round = Manche { $round }
play-next = Ensuite : { $steps }
play-next-more = … encore { $count } de même
play-no-number = Il n’y a pas de { $text } dans cette liste.
ruling = Précision { $number }
play-no-clause = { $text ->
        [none] Aucune règle n’est notée pour cette question.
       *[other] Il n’y a pas de règle « { $text } ». Essayez « ? » seul, ou un numéro comme « ? N12 ».
    }
play-sure = « { $choice } » ne pourra pas être repris. Tapez-le encore, ou « oui », pour confirmer.
play-think-again = Rien n’a été fait. Choisissez à nouveau.
play-hourglass = Le sablier coule : il reste { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
play-too-late = Trop tard : le sablier est vide.
play-undone = Vous reprenez votre dernière réponse.
play-no-undo = Rien à reprendre : depuis votre dernière réponse, quelqu’un d’autre a répondu ou quelque chose a été révélé.
play-save-where = Dites où : garder FICHIER
play-save-exists = Il y a déjà un fichier { $file }. Choisissez un autre nom.
play-kept = La partie est gardée dans { $file }.
play-resumed = La partie reprend depuis { $file }.
play-torn = La dernière ligne du journal, coupée au milieu, a été laissée de côté.
play-aside = L’ancien journal est gardé en entier dans { $file }. La partie reprend ici.
play-left = À bientôt ! Cette partie n’a pas été gardée ; avec --journal FICHIER, ou « garder FICHIER », vous pourriez la reprendre.
play-left-kept = À bientôt ! Pour reprendre :
play-replay = Pour la relire :
play-trouble = Cela ne va pas : { $error }
replay-unfinished = Le journal s’arrête ici, avant la fin de la partie.

## The score sheet

sheet-title = Fin de la partie
sheet-account = Les points
sheet-rank = rang
sheet-seat = siège
sheet-score = points
sheet-wins = { $you ->
        [yes] Vous gagnez !
       *[no] { $seat } gagne.
    }
sheet-shared = { $among ->
        [yes] { $names } et { $last } partagez la victoire.
       *[no] { $names } et { $last } partagent la victoire.
    }
sheet-tie = { $among ->
        [yes] { $names } et { $last } êtes à égalité
       *[no] { $names } et { $last } sont à égalité
    } avec { $points ->
        [-1] -1 point
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }.
sheet-tie-line = { $label } : { $figures }. { $left ->
        [1] C’est ce qui décide.
       *[other] { $tied ->
            [yes] Toujours à égalité.
           *[no] Les premiers restent à égalité.
        }
    }
sheet-tie-shared = { $compared ->
        [0] Rien ne départage les égalités ici : la victoire est partagée.
       *[other] Rien d’autre ne départage : la victoire est partagée.
    }
sheet-all-win = Vous gagnez tous ensemble !
sheet-all-lose = Vous perdez tous ensemble.
sheet-nobody = Personne ne gagne.

## Revenir sur une partie finie

review-running = On ne revient pas sur une partie en cours : jouez-la d’abord jusqu’au bout.
review-title = Retour sur { $game }
review-about = Chaque moment a été rejoué { $worlds ->
        [1] une fois
       *[other] { $worlds } fois
    } par de bons joueurs, toutes cartes ouvertes. Ombre : la marge.
review-curve = Qui allait gagner
review-group = Tous ensemble
review-turning = Tournants
review-no-turning = Aucun : aucune réponse, aucun hasard n’a beaucoup changé à lui seul.
review-said = { $seat } : { $words }
review-luck-and-play = Chance et jeu
review-sum = Départ + chance + jeu = résultat
review-start = départ
review-luck = chance
review-play = jeu
review-own = son jeu
review-others = jeu des autres
review-result = résultat
review-answers = Réponses
review-as-good = { $you ->
        [yes] Aussi bonnes que les meilleures, à en juger par ce que vous voyiez : { $good } sur { $all ->
            [one] { $all } réponse
           *[other] { $all } réponses
        }.
       *[no] { $seat } : aussi bonnes que les meilleures, à en juger par ce qui se voyait de là : { $good } sur { $all ->
            [one] { $all } réponse
           *[other] { $all } réponses
        }.
    }
review-better = mieux : { $words }
review-progress = On rejoue
review-stopped = Arrêté : voici ce qui est calculé jusqu’ici.
review-nothing-yet = Arrêté avant qu’il y ait quelque chose à dire.
review-written = Écrit : { $file }

## Ce qu’une table refuse

sorry-address = La maison ne peut pas appeler cette adresse. Elle doit commencer par https:// et mener à un serveur public.
sorry-mail-address = Ce n’est pas une adresse de courriel.
sorry-not-here = Cette maison ne fait pas cela.
sorry-zone = Ce fuseau horaire n’existe pas.
sorry-asked = On demande d’abord à la table si vous pouvez vous asseoir.
sorry-away = Un robot joue ce siège. Reprenez-le d’abord.
sorry-broken = Quelque chose ne va pas avec cette table. Rien n’a été fait.
sorry-busy = Trop de parties sont racontées en ce moment. Réessayez dans un instant.
sorry-empty = Il n’y a rien dedans.
sorry-full = Tous les sièges sont pris.
sorry-gone = La connexion est perdue.
sorry-hello = La table ne sait pas qui vous êtes. Reconnectez-vous.
sorry-knocked = Vous avez déjà demandé. À la table, on ne vous a pas encore répondu.
sorry-crowded = Trop de monde attend à la porte. Revenez quand on leur aura répondu.
sorry-link = Ce lien n’ouvre plus rien ici. Il a peut-être été renouvelé.
sorry-muted = L’hôte de la table vous a retiré la parole.
sorry-name-taken = Quelqu’un ici s’appelle déjà ainsi, ou presque.
sorry-no-bot = Ce robot n’existe pas.
sorry-no-game = Ce jeu n’existe pas ici.
sorry-no-lesson = Ce jeu n’a pas encore de leçon.
sorry-no-puzzle = Ce jeu n’a pas ce problème.
sorry-no-language = Cette langue n’existe pas ici.
sorry-no-moment = Cette partie n’a pas ce moment-là.
sorry-no-seat = Personne n’a ce siège.
sorry-no-table = Cette table n’existe pas.
sorry-no-undo = Cela ne se reprend que si toutes les personnes à la table sont d’accord.
sorry-no-watching = Cette table n’admet pas de spectateurs.
sorry-nobody = Personne de ce nom ne regarde ici.
sorry-no-advice = On ne donne de conseil que si toute la table est d’accord.
sorry-advice-in-race = Pas de conseil pendant une course de vitesse.
sorry-not-over = La partie n’est pas encore finie.
sorry-ended = Cette partie s’est arrêtée d’un commun accord. On ne revoit que celles qui ont été jouées jusqu’au bout.
sorry-by-heart = Cette table se fie à la mémoire : ce qui a été vu n’est remontré qu’après la fin.
sorry-not-owner = Seul l’hôte de la table peut faire cela.
sorry-not-known = On ne sait pas si cela a été fait. Regardez avant de réessayer.
sorry-not-saved = Cela n’a pas pu être enregistré, donc rien n’est fait. Réessayez.
sorry-not-started = La partie n’a pas commencé.
sorry-not-understood = Cela n’a pas été compris.
sorry-not-yours = Ce n’est pas votre siège.
sorry-older-rules = Cette partie a été jouée avec d’anciennes règles.
sorry-reviewing = Une autre partie est en train d’être revue pour vous. Attendez, ou annulez-la.
sorry-no-workshop = Cette maison n’a pas d’atelier.
sorry-unchanged = Avant et après sont pareils. Changez d’abord une case ou une option.
sorry-options = Cela ne va pas avec ce jeu.
sorry-origin = Cette page ne peut pas demander cela ici.
sorry-over = La partie est finie.
sorry-paused = La table est en pause.
sorry-private = On n’entre à cette table que par un lien.
sorry-proposed = Une autre question est posée. Répondez-y d’abord.
sorry-refused = La table préfère continuer sans vous.
sorry-removed = L’hôte de la table vous a renvoyé.
sorry-resigned = Vous avez abandonné ce siège.
sorry-restart = Le serveur redémarre. Votre table est gardée.
sorry-reused = Impossible de le distinguer de ce qui a déjà été dit. Réessayez.
sorry-seated = Vous êtes déjà à cette table.
sorry-seen-a-hand = Qui a vu une main de cette partie ne prend pas d’autre siège.
sorry-slow = La connexion était trop lente. Reconnectez-vous.
sorry-stale = Cette question n’est plus posée.
sorry-started = La partie a déjà commencé.
sorry-keepsake = Cette place a déjà une clé. Retrouvez-la par un souvenir ou depuis un autre appareil.
sorry-too-many-keys = Une place a au plus 20 clés. Retirez-en d’abord.
sorry-shared = Quand on partage un appareil, chacun garde sa place.
sorry-colour-taken = Quelqu’un joue avec cette couleur.
sorry-taken = Quelqu’un est assis là.
sorry-told-once = C’est fait. Le secret n’est dit qu’une fois.
sorry-too-big = C’est trop long.
sorry-too-fast = Pas si vite.
sorry-too-many-sockets = Il y a trop de connexions depuis votre adresse.
sorry-too-many-tables = Vous avez ouvert trop de tables. Finissez-en d’abord.
sorry-too-slow = Cela a mis trop de temps à arriver.
sorry-unknown = Cela n’est pas compris ici.
log-undone = Quelque chose a été repris.
log-older-rules = Les coups précédents ont été joués avec d’anciennes règles et ne sont pas racontés.
log-outdated = Raconté jusqu’à la ligne { $number } : « { $row } » ne va pas avec les règles d’aujourd’hui (version { $today } ; jouée avec la version { $rules }).
log-resumed-outdated = Les règles ont changé depuis (version { $today } ; jouée avec la version { $rules }) : dès la ligne { $number }, « { $row } », les coups ne vont plus. La partie reprend juste avant.

## Qui vient et qui s’en va

log-sat-down = { $you ->
        [yes] Vous prenez le siège de { $before }.
       *[no] { $name } prend le siège de { $before }.
    }
log-left = { $before } quitte la table ; { $name }, un robot, continue.
log-removed = L’hôte retire son siège à { $before } ; { $name }, un robot, continue.
log-renamed = { $you ->
        [yes] Vous vous appelez maintenant { $name }, et non plus { $before }.
       *[no] { $before } s’appelle maintenant { $name }.
    }
log-away = { $you ->
        [yes] Vous laissez jouer un robot.
       *[no] { $seat } laisse jouer un robot.
    }
log-slept = { $you ->
        [yes] Votre temps est écoulé : un robot joue pour vous.
       *[no] { $seat } n’a plus de temps : un robot joue.
    }
log-back = { $you ->
        [yes] Vous jouez de nouveau.
       *[no] { $seat } joue de nouveau.
    }
log-resigned = { $you ->
        [yes] Vous avez abandonné ; un robot continue.
       *[no] { $seat } abandonne ; un robot continue.
    }
log-other-device = { $you ->
        [yes] Votre siège a été ouvert sur un autre appareil.
       *[no] { $seat } joue depuis un autre appareil.
    }
log-let-in = { $name } peut voir toutes les mains : toute la table est d’accord.
log-advice = Chacun peut demander conseil : toute la table est d’accord.

# Une leçon

lesson-otherwise = Vous pourriez ; mais cela n’aide pas ici. Reprenez votre coup et essayez encore.
learn-step = Étape { $number } sur { $of }
learn-left = Vous pouvez reprendre où vous en étiez :
learn-done = Vous savez l’essentiel. Jouez votre première partie :

# Un problème

puzzle-decimal = ,
puzzle-heading = Problème { $number } de { $game }
puzzle-steady = Une seule réponse est la meilleure. Un bot de force moyenne la trouve { $often } fois sur 100.
puzzle-right = Juste : « { $choice } » est la meilleure réponse.
puzzle-other = C’est permis ; mais « { $choice } » vaut mieux.
puzzle-worth = { $choice } : { $worth } % de la victoire
puzzle-margin = Elle vaut { $less } % de la victoire de plus que la suivante, à { $error } près.
    .yours = La vôtre abandonne { $less } % de la victoire, à { $error } près.
puzzle-play-on = Tapez « oui » pour jouer la suite contre des bots.
puzzle-left = Il vous attend quand vous voudrez :

## Les avis, pour qui est ailleurs

notice-turn = À vous de jouer : { $game }
    .room = { $name }, à vous de jouer à { $game }.
notice-begun = { $game } a commencé
    .room = { $name }, { $game } a commencé.
notice-rematch = { $game }, encore une partie ?
    .room = { $name }, on vous propose de rejouer à { $game }.
notice-with = Avec { $names }.
notice-names = { $first } et { $last }
notice-trial = Cela fonctionne
    .text = C’est ainsi que la maison vous appelle.
notice-feed = Mes tours au Bothy
notice-confirm = La maison peut-elle vous écrire ?
    .text = Quelqu’un, sans doute vous, souhaite être averti par courriel quand vient son tour dans un Bothy. Si c’est bien vous, suivez le lien. Sinon, ne faites rien : rien d’autre ne viendra.
notice-mail-stop = Plus de courriel :
