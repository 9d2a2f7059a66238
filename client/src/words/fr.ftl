house-title = La porte n’est jamais fermée.
house-lead = Cinq jeux de monstres sur une même table, dans les collines. Envoyez un lien à vos amis, ou laissez les robots prendre place. Ni compte, ni frais, ni façons.
    .short = Cinq jeux de monstres. Amis par un lien, robots tout de suite, sans compte.
house-back = Entrez, { $name }.
house-away = Le serveur est injoignable. Voici ce qu’on savait avant.
house-waiting = { $count ->
        [0] Personne ne vous attend, et l’eau chauffe.
        [one] Une table vous attend, et l’eau chauffe.
       *[other] { $count } tables vous attendent, et l’eau chauffe.
    }
nav-play = Jouer
nav-watch = Regarder
nav-replays = Parties
nav-rules = Règles
nav-settings = Réglages
nav-main = Principal
nav-home = Bothy, accueil
tool-language = EN: switch to English
tool-theme = Clair ou sombre
shelf = Sur l’étagère
play-now = Jouer
    .short = Jouer
play-now-first = { $game } avec des robots : votre premier coup dans dix secondes.
play-now-again = { $game } avec des robots, comme la dernière fois.
puzzle-of-the-day = Problème du jour
learn-it = L’apprendre en quelques minutes
aim-title = Le but du jeu
aim-shut = Jouons
make-table = Ouvrir une table
make-table-of = Ouvrir une table de { $game } pour des amis
continue = Reprendre où vous en étiez
continue-act = Reprendre
continue-turn = À vous de jouer
continue-waiting = En attente des autres
open-tables = Tables ouvertes
open-tables-none = Aucune table n’est ouverte pour l’instant. Ouvrez-en une et laissez la porte ouverte.
open-tables-some = { $count ->
        [one] Une table a une chaise libre.
       *[other] { $count } tables ont une chaise libre.
    }
seats-taken = { $taken } sièges sur { $seats } pris
sit-down = S’asseoir
open-running = la partie est en cours
watch = Regarder
players = { $few ->
        [1] 1–{ $many } joueurs
       *[other] { $few }–{ $many } joueurs
    }
minutes = { $few }–{ $many } min
weight-light = léger
weight-medium = moyen
weight-weighty = costaud
footer-line = Laissez la table comme vous l’avez trouvée, et fermez la porte aux moutons.
footer-fans = Une œuvre de passionnés, non officielle.
who-are-you-now = Vous êtes { $name } : changer de nom
save = Garder
cancel = Annuler
your-name = Votre nom
loading = Un instant …
trouble = Cela ne marche pas
trouble-offline = Le serveur est injoignable.
sorry-offline = Le serveur est injoignable.
trouble-home = Retour à la maison
to-tab = Jouer dans un onglet, sans le serveur
lost = Il n’y a rien ici.
    .about = Le sentier se perd dans la bruyère. La maison est derrière vous.

lobby-table = La table de { $name }
lobby-seats = Sièges
lobby-seats-about = Qui ouvre le lien s’assoit ; des robots prennent le reste.
lobby-you = vous
lobby-bot = robot
lobby-free = Chaise libre
lobby-free-about = Un robot s’assoit si personne ne vient
lobby-here = À la table
lobby-away = Absent pour l’instant
lobby-remove = Retirer
lobby-leave = Se lever
lobby-bot-here = Robot à la place { $seat }
lobby-beside = Quelqu’un à côté de moi
lobby-master-slow = Ici, les règles tournent à partir de leurs sources. Une installation compilée laisse le Maître réfléchir plus loin dans le même temps.
lobby-options = Options
lobby-no-options = Ce jeu n’a pas d’options.
lobby-seats-number = Combien de sièges
lobby-invite = Inviter
lobby-invite-about = Qui ouvre le lien s’assoit.
lobby-copy = Copier
lobby-copied = Copié
lobby-qr = Le lien en code QR
lobby-clock = Horloge
lobby-clock-about = Quand le temps est écoulé, un robot joue pour vous ; la chaise reste à vous.
lobby-who-watches = Qui peut regarder
lobby-who-watches-about = On voit le plateau ; une main, seulement si toute la table est d’accord.
lobby-start = Commencer la partie
lobby-public = La montrer dans la maison
lobby-public-about = Chacun dans la maison peut s’asseoir.
lobby-you-sit = Ici, vous êtes
lobby-kept = retenu pour la prochaine fois
lobby-your-colour = Votre couleur
lobby-colour = { $colour ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
        [purple] Violet
       *[orange] Orange
    }
lobby-colour-taken = { $colour } : { $name }
lobby-ready = Je suis prêt
lobby-is-ready = C’est prêt
you-object = vous
lobby-waiting = On attend { $names }.
lobby-all-ready = Tout le monde est prêt. { $name } lance la partie.
lobby-all-ready-owner = Tout le monde est prêt.
lobby-then = Ensuite, { $name } lance la partie.
lobby-free-bots = { $count ->
        [one] La chaise libre ira à un robot.
       *[other] Les chaises libres iront à des robots.
    }
lobby-sit-here = S’asseoir ici
lobby-sit-at = S’asseoir ici : chaise { $seat }
lobby-earlier = Avancer la chaise { $seat }
invite-late = La partie est en cours : qui ouvre le lien demande la chaise d’un robot.
invite-knock = Qui ouvre cette adresse peut frapper.
invite-share = Partager
invite-watch = Un lien pour regarder seulement
knock-asks = { $name } est à la porte.
knock-let-in = Faire entrer
knock-not = Pas ce soir
door-about = Vous avez trouvé la porte, mais aucune chaise n’est encore la vôtre.
door-over = À cette table, la partie est finie.
door-sit = Asseyez-vous, et dites qui vous êtes
door-knock-title = Frappez, et dites qui vous êtes
door-knock = Frapper
door-knocked = Vous avez frappé.
door-hear-one = { $names } { $count ->
        [one] l’entend
       *[other] l’entendent
    }. Un seul oui suffit : la partie n’a pas commencé.
door-hear-all = { $names } { $count ->
        [one] l’entend et doit dire oui
       *[other] l’entendent et doivent tous dire oui
    } : la partie est en cours, et vous prendriez la chaise d’un robot.
door-look = Regarder par la fenêtre
    .about = Le plateau, jamais une main.
door-inside = À l’intérieur
door-new = { $game }, c’est nouveau pour vous ?
door-yours = C’est votre table ?
door-back = Retrouver ma place
rematch-asked = { $name } demande une revanche.
rematch-asked-owner = L’hôte de la table demande une revanche.
rematch-yours = Vous demandez une revanche.
rematch-about = Les mêmes personnes, les mêmes options. Aucune horloge ne tourne avant que tous aient répondu.
rematch-yes = J’en suis
rematch-no = Pas ce soir
rematch-now = Commencer sans { $names }
rematch-back = Laissons cela
rematch-in = en est
rematch-out = pas ce soir
rematch-waits = est attendu
rematch-bot = robot, toujours partant
end-rematch-watch = Regarder la partie suivante
pace-relaxed = Tranquille
    .about = 5 minutes par coup
pace-normal = Normale
    .about = 90 secondes par coup
pace-blitz = Éclair
    .about = 20 secondes par coup
pace-days = Par jours
    .about = 3 jours par coup
watching-blind = Tous
watching-open = Les mains, si tous d’accord
watching-off = Personne
bot-random = Au hasard
bot-knack = Posé
bot-level = { $level ->
        [gentle] Doux
        [easy] Doux
        [steady] Posé
        [sharp] Affûté
        [hard] Affûté
       *[other] { $level }
    }
bot-temper = { $temper ->
        [honest] honnête
        [sly] rusé
        [careful] prudent
        [bold] hardi
        [silent] muet
       *[other] { $temper }
    }
bot-search = Maître

table-waiting = On attend { $names }
table-why = Pourquoi ?
table-choices = Vos choix
table-log = Journal
table-chat = Discussion
table-chat-say = Dites quelque chose
table-chat-about = { $name } : retirer la parole ou renvoyer
table-mute = Retirer la parole à { $name }
table-unmute = Rendre la parole à { $name }
table-send-away = Renvoyer
table-send-away-sure = Renvoyer { $name } pour de bon ? Cette personne ne pourra ni revenir s’asseoir, ni regarder.
table-send = Envoyer
table-undo = Reprendre
table-propose-undo = Demander à reprendre
table-advice = Que feriez-vous ?
table-propose-advice = Proposer que tous puissent demander conseil
table-rules = Règles
table-menu = Table
table-pause = Pause
table-resume = Continuer
table-leave = Laisser le siège à un robot
table-return = Reprendre le siège
table-resign = Abandonner
table-end = Proposer d’arrêter la partie
table-paused = La table est en pause.
table-bot-plays = Un robot joue pour vous.
table-saved = Enregistré
table-saving = Enregistrement …
table-reconnecting = Reconnexion …
table-answer-waits = Votre réponse attend : { $answer }
table-no-more = Plus rien pour cette carte
table-database = En attente de la base de données …
table-asking = On demande à la table si vous pouvez vous asseoir …
table-proposal-undo = { $name } demande à reprendre sa dernière réponse.
table-proposal-end = { $name } propose d’arrêter la partie ici.
table-proposal-advice = { $name } propose que chacun puisse demander conseil. On dit alors à chacun ce que répondrait une recherche, d’après ce qu’il voit.
table-proposal-seat = { $name } demande le siège de { $chair }.
table-proposal-watch = { $name } demande à voir toutes les mains.
table-look = Demander à voir toutes les mains
table-agree = D’accord
table-refuse = Non
table-sure = Cela ne se reprend pas. Le faire ?
table-yes = Le faire
table-spectator = Vous regardez.
table-time = encore { $time }
table-agenda = La suite
table-curtain = Passez l’appareil à { $name }
table-curtain-ready = Je suis { $name }
table-board = La table
table-board-plain = Plateau simple
table-board-drawn = Plateau dessiné
end-title = Fin
end-ended = Arrêtée d’un commun accord.
end-wins = { $names } gagne.
end-you-win = Vous gagnez !
end-shared = { $names } se partagent la victoire.
end-nobody = Personne ne gagne.
end-rematch = Rejouer
end-replay = La revoir
end-review = Revenir dessus
end-home = Accueil
end-seat = Siège
end-score = Score

replay-title = Revoir
replay-moment = Moment { $number } sur { $total }
replay-play = Jouer
replay-stop = Arrêter
replay-back = Reculer
replay-on = Avancer
replay-first = Début
replay-last = Fin
replay-from = Vu par
replay-all = Tout ouvert
replay-download = Télécharger le journal
replay-copy = Lien vers ce moment

rules-title = Règles de { $game }
rules-search = Chercher dans les règles
rules-cards = Ce que contient la boîte
rules-none = Rien trouvé.

settings-title = Réglages
settings-language = Langue
settings-theme = Aspect
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Mouvement
settings-motion-none = Aucun
settings-size = Taille du texte
settings-bots = Les robots réfléchissent
settings-bots-instant = Pas du tout
settings-bots-brisk = Vite
settings-bots-calm = Calmement
on = Oui
off = Non

shut = Fermer
table-absent = { $count ->
        [one] { $names } n’est pas là.
       *[other] { $names } ne sont pas là.
    }
table-showing = Voyez d’abord ce qui se passe …
table-not-asked = On ne vous demande rien pour l’instant.
table-confirm = On y va ?
table-end-sure = Si toutes les personnes de la table sont d’accord, la partie s’arrête ici et personne ne gagne. Seul avec des robots, elle s’arrête tout de suite.
table-resign-sure = Un robot continue à votre place, et vous ne la retrouverez pas.
table-drawers = Choix, journal et discussion
tab-choices = Choix
tab-log = Journal
tab-chat = Discussion
since-title = Depuis votre dernière visite
since-mark = nouveau depuis votre dernière visite
since-more = { $count ->
        [one] Une ligne de plus dans le journal, puis :
       *[other] { $count } lignes de plus dans le journal, puis :
    }
since-shut = Continuer
since-watch = Le revoir sur le plateau
rules-in-english = Ces règles ne sont pas encore traduites.
rules-contents = Sommaire
rules-all = Toutes les règles
rules-back = Retour à la règle de la question

settings-board = Plateaux
settings-board-drawn = Dessinés
settings-board-plain = Simples
settings-speed = Vitesse des animations
settings-speed-slow = Lente
settings-speed-usual = Normale
settings-speed-fast = Rapide
settings-motion-full = Complètes
settings-motion-calm = Brèves
settings-colours = Couleurs des sièges
settings-colours-usual = Celles du dessin
settings-colours-clear = Pour tous les yeux
settings-sound = Sons
    .about = Votre tour, cartes et dés, cris, dernières secondes. La table a aussi un bouton pour cela.
settings-odds = Probabilités sur le plateau
    .about = Quand un jeu peut les dire à partir de ce que tous savent.
settings-hints = Conseils dans une première partie
    .about = Le but, et un conseil la première fois qu’une chose est demandée.
settings-confirm = Confirmer chaque coup
    .about = Sauf quand le premier qui parle l’emporte.
settings-notices = M’avertir quand c’est à moi
    .about = Par un avis du navigateur, quand la page n’est pas visible.
settings-notices-refused = Le navigateur ne le permet pas ; ses propres réglages peuvent y remédier.

pace-unhurried = Sans hâte
    .about = Pas d’horloge, mais 8 secondes pour crier
pace-none = Aucune
    .about = Aucune horloge, même pour les cris
watching-late = Cette table se montre avec un délai. Elle apparaît dès qu’il y a quelque chose à voir …
continue-turns = { $count ->
        [one] C’est à vous de jouer
       *[other] C’est à vous de jouer à { $count } tables
    }
continue-play = Jouer
continue-open = Pas encore commencée
continue-with = avec { $names }
watch-some = Des parties publiques à regarder, sans voir de main.
watch-none = Aucune partie publique pour l’instant.
replays-some = Les parties finies, à revoir depuis chaque siège.
replays-none = Les parties que vous finissez restent ici.
replays-all = Toutes les { $count }
end-winner = gagne
end-all-win = Vous gagnez tous !
end-all-lose = Vous perdez tous.

section-sector = Secteurs du loch
section-photo = Photos
section-camera = Appareils
section-card = Cartes
section-city = Villes
section-monster = Monstres
section-turn = Tours
section-unit = Héros et militaires
section-goody = Bonus
section-trap = Pièges
section-room = Pièces
section-gnome = Gnomes
section-object = Objets
section-bonus = Objets bonus
section-combat = Cartes Combat
section-agent = Agents
section-place = Lieux
section-enemy = Ennemis
section-boss = Boss
section-event = Événements
section-treasure = Trésors
fact-groups = groupes
fact-photos = photos
fact-space = case
fact-copies = exemplaires
fact-points = points
fact-value = valeur
fact-cost = coût
fact-move = déplacement
fact-dice = dés
fact-capacity = supporte
fact-razes = rase
fact-counters = pions
fact-turn = tour
fact-white = blancs
fact-bonus = bonus
fact-partners = partenaires
fact-reward = gain
fact-actions = actions
fact-carries = porte
fact-extra = en plus
fact-colour = couleur
fact-joker = joker
fact-priority = priorité
fact-power = puissance
fact-clarity = clarté
fact-energy = énergie
fact-health = santé
fact-weakness = faiblesse
fact-loot = butin
fact-few = santé, à peu
fact-many = santé, à plusieurs
fact-size = taille
fact-hands = mains
fact-types = genre
fact-bonus-objects = objets bonus
word-green = vert
word-red = rouge
word-blue = bleu
word-yellow = jaune
word-purple = violet
word-violet = violet
word-orange = orange
word-shock = choc
word-ranged = distance
word-melee = mêlée
word-large = grande
word-small = petite
word-medium = moyenne
settings-named = Vous vous appelez maintenant { $name }.
settings-app = Bothy comme application
    .about = La maison est gardée sur cet appareil et s’ouvre aussi sans le serveur. Le menu de votre navigateur la range parmi vos applications.
    .unable = En simple http, un navigateur ne garde pas d’application et ne reçoit pas d’appels. La même maison en https peut les deux.
    .install = Installer
table-swap = Échanger le plateau et la vignette
keys-title = Touches
keys-answer = une réponse de la liste, dans l’ordre
keys-out = la sortie : passer, terminé
keys-focus = aller à ce qu’on peut toucher, et le toucher
keys-about = ce qu’est la carte, le monstre ou la pièce choisie
keys-undo = reprendre
keys-rules = les règles
keys-escape = refermer ce qui est ouvert
keys-keys = ces touches

device-computer = Ordinateur
device-phone = Téléphone
device-tablet = Tablette
me-title = Ma place
me-about = Votre place vit dans ce navigateur. Ni compte, ni mot de passe.
me-settings = Réglages
me-taken = Voici votre place, sur cet appareil aussi.
me-offered = Ce navigateur a déjà sa place. Prendre l’autre à la place ?
me-take = La prendre
me-locked = Votre place est ailleurs.
me-locked-about = Ce navigateur n’a plus la clé de votre place. Un souvenir, ou un code d’un autre appareil, la ramène.
me-anew = Recommencer à neuf
me-tables = Mes tables
me-no-tables = Aucune table ne vous attend.
me-over = finie depuis le { $day }
me-put-away = Ranger
me-give-up = Abandonner
me-give-up-sure = Oui, abandonner
me-old = { $count ->
        [one] une ancienne partie
       *[other] { $count } anciennes parties
    }
me-results = Mes résultats
me-no-results = Aucune partie n’est encore finie.
me-game = Jeu
me-played = jouées
me-won = gagnées
me-fair = part, et la part équitable
me-share = { $share } % gagnées, la part équitable est { $fair } %
me-friend = { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $won ->
        [one] { $won } gagnée par vous
       *[other] { $won } gagnées par vous
    }
me-devices = Ouvrir sur mon téléphone
me-devices-about = Visez le code avec l’appareil photo. Nom, chaises et parties suivent.
me-both = Les deux appareils
me-move = Déménager : les anciens liens finissent
me-show-code = Montrer le code
me-code = Un code qui ouvre votre place sur un autre appareil
me-code-left = restent, bon une fois
me-device = Un appareil
me-this = celui-ci
me-seen = vu le { $day }
me-end = Retirer
me-keep = Garder, ou partir
me-keepsake = Souvenir
me-keepsake-about = Ramène tout cela quand un navigateur a été vidé. Qui l’a, a votre place.
me-keepsake-copied = Le souvenir est copié. Gardez-le là où vous seul le trouvez.
me-keepsake-failed = Il n’a pas pu être copié ; enregistrez-le en fichier.
me-no-keepsake = Il n’y a pas de souvenir là-dedans.
me-link = Copier le lien
me-file = Enregistrer un fichier
me-back = Retrouver ma place
me-paste = Un lien souvenir
me-bring = Retrouver
me-from-file = Depuis un fichier
me-all = Tout ce qui est à moi
me-all-about = Les parties et leurs journaux, résultats, appareils, avis, réglages.
me-save = Enregistrer une copie
me-forget = M’oublier
me-forget-about = Liens, résultats et avis prennent fin.
me-forget-sure = C’est sans retour. Dans les parties et les mots des autres, vous devenez « quelqu’un ».
me-forget-ask = Oublier …
me-forget-yes = M’oublier
me-carried = Une table venue d’ailleurs
me-carried-about = Enregistrée à une table, dans un onglet ou sur un serveur, ou le journal d’une partie : elle continue ici.
table-carry = Enregistrer la table
    .about = Pour la continuer dans une autre maison : sur un serveur ou dans un onglet
workshop-open = Ouvrir l’atelier
