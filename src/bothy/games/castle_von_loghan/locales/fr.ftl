### Castle von Loghan en français.

castle-von-loghan-about = Suivez un fugitif à travers trois âges d’un même château : ensemble dans l’Histoire, chacun pour soi en Exploration.

## Ce dont on peut convenir avant la partie

castle-von-loghan-option-mode = Mode
    .about = Une histoire que tous gagnent ou perdent ensemble, ou une exploration que l’un de vous gagne. À un ou deux, on joue toujours l’Histoire.
    .value-story = l’Histoire
    .value-exploration = l’Exploration
castle-von-loghan-option-board = Premier plateau
    .about = Où commence une Exploration.
    .value-past = le Passé
    .value-anomaly = l’Anomalie
    .value-future = le Futur
castle-von-loghan-option-characters = Personnages
    .about = Combien de personnages jouent un ou deux joueurs ; ceux qui ne sont pas les leurs sont des Personnages du chaos.
    .value-three = trois
    .value-four = quatre
    .value-five = cinq
    .value-six = six
castle-von-loghan-option-difficulty = Difficulté
    .about = Facile : chacun commence avec une arme verte, chaque paquet a une seule Riposte, et moins d’Ennemis se joignent aux combats de l’Histoire. Difficile : quatre Ripostes de plus au lieu de Coups dans chaque paquet.
    .value-normal = normale
    .value-easy = facile
    .value-hard = difficile
castle-von-loghan-option-at-zero = Exploration à 0 Santé
    .about = Si une Exploration sans Santé est perdue pour tous, ou comptée.
    .value-lost = perdue pour tous
    .value-scored = comptée
castle-von-loghan-option-story = Cartes
    .about = La dix-huitième visite : une histoire à embranchements et à plusieurs dénouements, et 54 événements aléatoires. Douze cartes : la première histoire, contée d’une traite, avec ses 24 événements.
    .value-eighteenth = la dix-huitième visite
    .value-twelve = douze cartes
castle-von-loghan-option-printing = Impression
    .about = Deuxième : les combats de l’Histoire tels que mille parties les ont réglés, de trois à six personnages, des difficultés qui se sentent ; en Exploration, des trophées qui comptent et des voyages qui rapportent. Première : tels qu’ils étaient imprimés avant, pour les parties commencées ainsi.
    .value-second = deuxième
    .value-first = première
castle-von-loghan-option-trophies = Trophées
    .about = Si un Ennemi vaincu peut être pris comme trophée à chaque combat d’Exploration, ou seulement si l’icône Butin en était. Le livret dit les deux.
    .value-loot = avec Butin seulement
    .value-always = toujours

## Noms

castle-von-loghan-place-name = { $place ->
        [gatehouse] Porterie
        [guard-room] Salle des gardes
        [armoury] Armurerie
        [kitchen] Cuisine
        [pantry] Office
        [great-hall] Grande salle
        [throne-room] Salle du trône
        [chapel] Chapelle
        [crypt-stair] Escalier-crypte
        [library] Bibliothèque
        [study] Cabinet
        [greenhouse] Serre
        [observatory] Observatoire
        [watchtower] Tour de guet
        [vault] Chambre forte
        [clock-chamber] Salle d’horloge
        [specimen-hall] Les spécimens
        [generator] Générateur
        [cold-store] Chambre froide
        [archive-core] Cœur des archives
        [grounds] Parc
        [south-corridor] Couloir sud
        [west-corridor] Couloir ouest
        [east-corridor] Couloir est
        [north-gallery] Galerie nord
       *[lift-lobby] Palier
    }
castle-von-loghan-room-name = { $room ->
        [gatehouse] Porterie
        [guard-room] Salle des gardes
        [armoury] Armurerie
        [kitchen] Cuisine
        [pantry] Office
        [great-hall] Grande salle
        [throne-room] Salle du trône
        [chapel] Chapelle
        [crypt-stair] Escalier-crypte
        [library] Bibliothèque
        [study] Cabinet
        [greenhouse] Serre
        [observatory] Observatoire
        [watchtower] Tour de guet
        [vault] Chambre forte
        [clock-chamber] Salle d’horloge
        [specimen-hall] Les spécimens
        [generator] Générateur
        [cold-store] Chambre froide
       *[archive-core] Cœur des archives
    }
castle-von-loghan-other-name = { $other ->
        [gatehouse] Porterie
        [guard-room] Salle des gardes
        [armoury] Armurerie
        [kitchen] Cuisine
        [pantry] Office
        [great-hall] Grande salle
        [throne-room] Salle du trône
        [chapel] Chapelle
        [crypt-stair] Escalier-crypte
        [library] Bibliothèque
        [study] Cabinet
        [greenhouse] Serre
        [observatory] Observatoire
        [watchtower] Tour de guet
        [vault] Chambre forte
        [clock-chamber] Salle d’horloge
        [specimen-hall] Les spécimens
        [generator] Générateur
        [cold-store] Chambre froide
        [archive-core] Cœur des archives
        [grounds] Parc
        [south-corridor] Couloir sud
        [west-corridor] Couloir ouest
        [east-corridor] Couloir est
        [north-gallery] Galerie nord
       *[lift-lobby] Palier
    }
castle-von-loghan-the-room = { $room ->
        [gatehouse] la Porterie
        [guard-room] la Salle des gardes
        [armoury] l’Armurerie
        [kitchen] la Cuisine
        [pantry] l’Office
        [great-hall] la Grande salle
        [throne-room] la Salle du trône
        [chapel] la Chapelle
        [crypt-stair] l’Escalier-crypte
        [library] la Bibliothèque
        [study] le Cabinet
        [greenhouse] la Serre
        [observatory] l’Observatoire
        [watchtower] la Tour de guet
        [vault] la Chambre forte
        [clock-chamber] la Salle d’horloge
        [specimen-hall] la salle des Spécimens
        [generator] la salle du Générateur
        [cold-store] la Chambre froide
       *[archive-core] le Cœur des archives
    }
castle-von-loghan-the-place = { $place ->
        [gatehouse] la Porterie
        [guard-room] la Salle des gardes
        [armoury] l’Armurerie
        [kitchen] la Cuisine
        [pantry] l’Office
        [great-hall] la Grande salle
        [throne-room] la Salle du trône
        [chapel] la Chapelle
        [crypt-stair] l’Escalier-crypte
        [library] la Bibliothèque
        [study] le Cabinet
        [greenhouse] la Serre
        [observatory] l’Observatoire
        [watchtower] la Tour de guet
        [vault] la Chambre forte
        [clock-chamber] la Salle d’horloge
        [specimen-hall] la salle des Spécimens
        [generator] la salle du Générateur
        [cold-store] la Chambre froide
        [archive-core] le Cœur des archives
        [grounds] le Parc
        [south-corridor] le Couloir sud
        [west-corridor] le Couloir ouest
        [east-corridor] le Couloir est
        [north-gallery] la Galerie nord
       *[lift-lobby] le Palier
    }
castle-von-loghan-the-other = { $other ->
        [gatehouse] la Porterie
        [guard-room] la Salle des gardes
        [armoury] l’Armurerie
        [kitchen] la Cuisine
        [pantry] l’Office
        [great-hall] la Grande salle
        [throne-room] la Salle du trône
        [chapel] la Chapelle
        [crypt-stair] l’Escalier-crypte
        [library] la Bibliothèque
        [study] le Cabinet
        [greenhouse] la Serre
        [observatory] l’Observatoire
        [watchtower] la Tour de guet
        [vault] la Chambre forte
        [clock-chamber] la Salle d’horloge
        [specimen-hall] la salle des Spécimens
        [generator] la salle du Générateur
        [cold-store] la Chambre froide
        [archive-core] le Cœur des archives
        [grounds] le Parc
        [south-corridor] le Couloir sud
        [west-corridor] le Couloir ouest
        [east-corridor] le Couloir est
        [north-gallery] la Galerie nord
       *[lift-lobby] le Palier
    }
castle-von-loghan-colour-name = { $colour ->
        [green] vert
        [blue] bleu
        [red] rouge
       *[violet] violet
    }
castle-von-loghan-type-name = { $type ->
        [melee] Mêlée
        [ranged] Distance
       *[shock] Choc
    }
castle-von-loghan-board-name = { $board ->
        [past] le Passé
        [anomaly] l’Anomalie
       *[future] le Futur
    }
castle-von-loghan-agent-name = { $agent ->
        [pill] Pill
        [bastion] Bastion
        [lumen] Lumen
        [rook] Rook
        [wisp] Wisp
        [cog] Cog
        [nobody] le personnage { $character }
       *[other] { $agent_name }
    }
castle-von-loghan-partner-name = { $other_agent ->
        [pill] Pill
        [bastion] Bastion
        [lumen] Lumen
        [rook] Rook
        [wisp] Wisp
        [cog] Cog
        [nobody] personnage { $partner }
       *[other] { $other_name }
    }
castle-von-loghan-agent-text = { $agent ->
        [pill] Dose de terrain : le groupe gagne 3 Santé
        [bastion] Tenir la ligne : à l’étape 3, les Ripostes ne coûtent aucune Santé pour lui et ses voisins
        [lumen] Tête froide : le groupe gagne 3 Lucidité
        [rook] Surrégime : à l’étape 1, 2 Puissance de plus pour cette manche
        [wisp] Pas de fantôme : (1) un Pile d’alerte compte comme Face pendant ce tour, ou (2) regarder le premier jeton Fouille de 2 salles de la Zone
        [cog] Recâbler : (1) étourdir un Ennemi, ou (2) ouvrir une porte verrouillée près du groupe
       *[other] { $text }
    }
castle-von-loghan-skill-name = { $agent ->
        [pill] Dose de terrain
        [bastion] Tenir la ligne
        [lumen] Tête froide
        [rook] Surrégime
        [wisp] Pas de fantôme
        [cog] Recâbler
       *[other] son talent
    }
castle-von-loghan-gain = { $brings ->
        [health] { "" } : Santé +{ $gain }
        [clarity] { "" } : Lucidité +{ $gain }
       *[other] { "" }
    }
castle-von-loghan-card-name = { $card ->
        [hit] Coup
        [critical-hit] Coup critique
        [clever-attack] Attaque rusée
        [parry] Parade
        [aid] Soutien
        [counter] Riposte
        [hard-counter] Riposte violente
        [miss] RATÉ
       *[other] { $name }
    }
castle-von-loghan-card-text = { $card ->
        [hit] 1 Dégât
        [critical-hit] 1 Dégât, sans Puissance
        [clever-attack] 1 Énergie : 1 Dégât ; Choc : piochez 1 ; Distance : sur tout Ennemi
        [parry] 1 Lucidité : piochez 1
        [aid] vous et un voisin défaussez 1 carte chacun
        [counter] le groupe perd 1 Santé
        [hard-counter] le groupe perd 2 Santé
        [miss] ne peut être jouée
       *[other] { $text }
    }
castle-von-loghan-enemy-name = { $enemy ->
        [skeleton] Squelette
        [thief] Voleur
        [wood-imp] Lutin des bois
        [bramble-hound] Chien de ronces
        [rust-page] Page rouillé
        [lantern-bat] Chauve-souris lanterne
        [mud-golem] Golem de boue
        [whisper-shade] Ombre murmurante
        [iron-sentry] Sentinelle de fer
        [ashen-knight] Chevalier de cendre
        [glass-widow] Veuve de verre
        [scrap-stalker] Rôdeur de ferraille
        [dust-prophet] Prophète de poussière
        [bone-archer] Archer d’os
        [mirror-fiend] Démon du miroir
        [marsh-ogre] Ogre des marais
        [dragon] Dragon
        [null-warden] Gardien du néant
        [frost-revenant] Revenant de givre
        [time-leech] Sangsue du temps
        [titan-husk] Carcasse de titan
        [siren-engine] Machine-sirène
        [blood-baron] Baron de sang
        [swarm-mother] Mère de l’essaim
        [hollow-steward] Intendant creux
        [echo-regent] Régent de l’écho
        [woodland-maw] Gueule des bois
        [sand-leviathan] Léviathan des sables
        [pale-engineer] Ingénieur pâle
        [clockless-king] Roi sans horloge
       *[other] { $name }
    }
castle-von-loghan-enemy-text = { $enemy ->
        [skeleton] Santé -1
        [thief] le plus riche perd 2 Énergie ; si personne n’en a, Santé -1
        [wood-imp] Lucidité -1
        [bramble-hound] Santé -1
        [rust-page] Santé -1
        [lantern-bat] Santé -1
        [mud-golem] Santé -1
        [whisper-shade] Lucidité -1
        [iron-sentry] Santé -1
        [ashen-knight] Santé -2
        [glass-widow] Santé -1 ; le Chef défausse une carte au hasard
        [scrap-stalker] Santé -1
        [dust-prophet] Lucidité -2
        [bone-archer] Santé -1
        [mirror-fiend] Santé -1 ; qui a infligé le plus de Dégâts lâche une arme
        [marsh-ogre] Santé -2
        [dragon] Santé -3
        [null-warden] Santé -2
        [frost-revenant] Santé -2
        [time-leech] Santé -1, Lucidité -2
        [titan-husk] Santé -2
        [siren-engine] Santé -1 ; chacun défausse une carte au hasard
        [blood-baron] Santé -2 ; perd 1 jeton Dégât
        [swarm-mother] Santé -1 ; une fois : un Ennemi vert arrive
        [hollow-steward] Santé -2 ; le Chef défausse une carte
        [echo-regent] Santé -3 ; sous la moitié, Lucidité -1
        [woodland-maw] Santé -2 ; perd 2 jetons Dégât
        [sand-leviathan] Santé -3
        [pale-engineer] Santé -2 ; chacun perd 1 Énergie
        [clockless-king] Santé -2, Lucidité -1
       *[other] { $text }
    }
castle-von-loghan-treasure-name = { $treasure ->
        [axe] Hache
        [bow] Arc
        [large-rod] Grand bâton
        [short-blade] Lame courte
        [sling] Fronde
        [spark-glove] Gant à étincelles
        [pike] Pique
        [plank-shield] Bouclier de planches
        [potion] Potion
        [smelling-salts] Sels
        [sphere-syphon] Siphon à sphères
        [lockpick-roll] Trousse de crochets
        [training-manual] Manuel d’exercice
        [smoke-bulb] Ampoule fumigène
        [cracked-cell] Pile fêlée
        [halberd] Hallebarde
        [crossbow] Arbalète
        [arc-staff] Bâton à arc
        [war-pick] Bec-de-corbin
        [throwing-irons] Fers de jet
        [coil-baton] Matraque à bobine
        [tower-shield] Pavois
        [strong-potion] Potion forte
        [focus-tea] Thé de concentration
        [scout-goggles] Lunettes d’éclaireur
        [loaded-coin] Pièce truquée
        [bandolier] Bandoulière
        [whetstone] Pierre à aiguiser
        [ward-chalk] Craie de protection
        [spare-battery] Batterie de secours
        [ash-greatsword] Espadon de cendre
        [siege-bow] Arc de siège
        [storm-lance] Lance de tempête
        [duel-sabre] Sabre de duel
        [hand-cannon] Canon à main
        [volt-gauntlet] Gantelet voltaïque
        [aegis] Égide
        [phoenix-draught] Élixir du phénix
        [mind-crystal] Cristal d’esprit
        [servo-harness] Servo-harnais
        [chrono-watch] Montre chrono
        [master-key] Passe-partout
        [blink-cloak] Cape d’éclipse
        [battle-drum] Tambour de guerre
        [sealed-reactor] Réacteur scellé
        [paradox-blade] Lame du paradoxe
        [longwatch-rifle] Fusil de longue veille
        [null-hammer] Marteau du néant
        [ion-sceptre] Sceptre ionique
        [mirror-bulwark] Rempart-miroir
        [second-heart] Second cœur
        [lucid-halo] Halo lucide
        [hour-bottle] Bouteille d’heures
        [memory-shard] Éclat de mémoire
        [borrowed-minute] Minute empruntée
        [gate-sigil] Sceau de passage
        [auditor-seal] Cachet de l’auditeur
        [unseen] un trésor
       *[other] { $name }
    }
castle-von-loghan-treasure-text = { $treasure ->
        [axe] l’excédent n’est pas divisé
        [short-blade] 1 Dégât de plus sur un Ennemi sans jeton
        [pike] peut partager les Dégâts entre deux voisins
        [plank-shield] annule vos Ripostes
        [potion] DÉTRUIRE : Santé +2
        [smelling-salts] DÉTRUIRE : Lucidité +2
        [sphere-syphon] DÉTRUIRE : moitié de l’Énergie qu’un autre reçoit (par consigne)
        [lockpick-roll] DÉTRUIRE : ouvrir une porte verrouillée ici
        [training-manual] étape 2 : défaussez 1 (pas RATÉ), piochez 1
        [smoke-bulb] DÉTRUIRE : étourdir un Ennemi
        [cracked-cell] DÉTRUIRE : 4 Énergie
        [throwing-irons] votre premier Dégât par manche sur tout Ennemi
        [coil-baton] la Parade ne coûte pas de Lucidité
        [tower-shield] annule vos Ripostes ; une fois par combat une attaque coûte 1 Santé de moins
        [strong-potion] DÉTRUIRE : Santé +4
        [focus-tea] DÉTRUIRE : Lucidité +4
        [scout-goggles] votre Cape coûte 2
        [loaded-coin] relancer une pièce, une fois par tour (par consigne)
        [bandolier] Puissance seulement avec une arme à Distance
        [whetstone] DÉTRUIRE à l’étape 1 : votre premier Dégât +2
        [ward-chalk] DÉTRUIRE : une alerte compte comme Face (par consigne)
        [spare-battery] DÉTRUIRE : répartir 6 Énergie
        [duel-sabre] piochez 1 quand vous vainquez un Ennemi
        [hand-cannon] l’excédent n’est pas divisé
        [volt-gauntlet] l’Attaque rusée ne coûte pas d’Énergie
        [aegis] annule vos Ripostes ; au rangement, défaussez 1 RATÉ
        [phoenix-draught] DÉTRUIRE : Santé +6
        [mind-crystal] DÉTRUIRE : Lucidité +6
        [servo-harness] Puissance avec toute arme
        [chrono-watch] DÉTRUIRE à la Relève : une seconde action
        [master-key] les portes verrouillées sont ouvertes
        [blink-cloak] votre Cape coûte 0
        [battle-drum] étape 2 : vos voisins piochent 1
        [sealed-reactor] DÉTRUIRE : chacun gagne 3 Énergie ; gardé : 3 points Données
        [paradox-blade] compte pour les deux types
        [null-hammer] 4 Dégâts ou plus étourdissent l’Ennemi
        [ion-sceptre] piochez 1 au début de votre étape 4
        [mirror-bulwark] annule vos Ripostes ; chacune inflige 1 Dégât
        [second-heart] DÉTRUIRE à Santé 0 : elle passe à 5 (par consigne)
        [lucid-halo] Parade et cartes en plus coûtent 1 Lucidité de moins
        [hour-bottle] DÉTRUIRE à la Relève : tous agissent une seconde fois
        [memory-shard] gardé : 3 points Données ; Histoire, DÉTRUIRE : Lucidité +3
        [borrowed-minute] DÉTRUIRE : les Ennemis n’attaquent pas cette manche
        [gate-sigil] DÉTRUIRE au Déplacement : aller dans une salle nettoyée ; Exploration : voyage gratuit
        [auditor-seal] compte 2 jetons de plus pour les récompenses
        [pack] { $text }
       *[other] { "" }
    }
castle-von-loghan-wanted-name = { $wanted ->
        [axe] Hache
        [bow] Arc
        [large-rod] Grand bâton
        [short-blade] Lame courte
        [sling] Fronde
        [spark-glove] Gant à étincelles
        [pike] Pique
        [plank-shield] Bouclier de planches
        [potion] Potion
        [smelling-salts] Sels
        [sphere-syphon] Siphon à sphères
        [lockpick-roll] Trousse de crochets
        [training-manual] Manuel d’exercice
        [smoke-bulb] Ampoule fumigène
        [cracked-cell] Pile fêlée
        [halberd] Hallebarde
        [crossbow] Arbalète
        [arc-staff] Bâton à arc
        [war-pick] Bec-de-corbin
        [throwing-irons] Fers de jet
        [coil-baton] Matraque à bobine
        [tower-shield] Pavois
        [strong-potion] Potion forte
        [focus-tea] Thé de concentration
        [scout-goggles] Lunettes d’éclaireur
        [loaded-coin] Pièce truquée
        [bandolier] Bandoulière
        [whetstone] Pierre à aiguiser
        [ward-chalk] Craie de protection
        [spare-battery] Batterie de secours
        [ash-greatsword] Espadon de cendre
        [siege-bow] Arc de siège
        [storm-lance] Lance de tempête
        [duel-sabre] Sabre de duel
        [hand-cannon] Canon à main
        [volt-gauntlet] Gantelet voltaïque
        [aegis] Égide
        [phoenix-draught] Élixir du phénix
        [mind-crystal] Cristal d’esprit
        [servo-harness] Servo-harnais
        [chrono-watch] Montre chrono
        [master-key] Passe-partout
        [blink-cloak] Cape d’éclipse
        [battle-drum] Tambour de guerre
        [sealed-reactor] Réacteur scellé
        [paradox-blade] Lame du paradoxe
        [longwatch-rifle] Fusil de longue veille
        [null-hammer] Marteau du néant
        [ion-sceptre] Sceptre ionique
        [mirror-bulwark] Rempart-miroir
        [second-heart] Second cœur
        [lucid-halo] Halo lucide
        [hour-bottle] Bouteille d’heures
        [memory-shard] Éclat de mémoire
        [borrowed-minute] Minute empruntée
        [gate-sigil] Sceau de passage
        [auditor-seal] Cachet de l’auditeur
       *[other] { $wanted_name }
    }
castle-von-loghan-token-name = { $do ->
        [energy] { $n } Énergie
        [health] { $n } Santé
        [clarity] { $n } Lucidité
        [treasure] un trésor { castle-von-loghan-colour-name }
        [lurk] un Ennemi embusqué
       *[gob-li] Gob-Li
    }
castle-von-loghan-kept-place = { $place ->
        [left] main gauche
        [right] main droite
        [belt] ceinture
        [back] dos
        [pack-1] sac 1
        [pack-2] sac 2
        [pack-3] sac 3
        [pack-4] sac 4
        [pack-5] sac 5
        [pack-6] sac 6
       *[loose] à côté du plateau
    }
castle-von-loghan-reaction-name = { $reaction ->
        [alert] une alerte qui tombe sur Pile
        [coin] toute pièce qui tombe sur Pile
        [gain] l’Énergie qu’un autre reçoit
        [big-gain] 4 Énergie ou plus qu’un autre reçoit
       *[last-health] la dernière Santé
    }

## Le plateau

castle-von-loghan-board-round = { $phase ->
        [setting-up] On installe le jeu
        [move] Tour { $round } sur { $rounds } au plus : Déplacement
        [event] Tour { $round } sur { $rounds } au plus : Événement
        [alert] Tour { $round } sur { $rounds } au plus : Alerte
        [combat] Tour { $round } sur { $rounds } au plus : Combat
        [reward] Tour { $round } sur { $rounds } au plus : Récompense
       *[refresh] Tour { $round } sur { $rounds } au plus : Relève
    }, dans { castle-von-loghan-board-name }
castle-von-loghan-board-tracks = Santé { $health }/{ $most_health }   Lucidité { $clarity }/{ $most_clarity }
castle-von-loghan-board-exploring = Événements aléatoires : { $read } sur { $events }. Ennemis vaincus depuis le dernier Boss : { $beaten } (dix ou plus en amènent un).
castle-von-loghan-board-lurking = Ennemis embusqués : { $lurking }
castle-von-loghan-board-no-story = L’histoire est racontée.
castle-von-loghan-board-cover = La carte { $number } de l’Histoire est lue { $at ->
        [start] au début.
        [arrival] à l’arrivée sur le plateau suivant.
        [victory] quand le Boss tombe.
       *[room] { $rooms ->
            [none] en entrant dans toute { $colour ->
                [none] salle
                [green] salle verte
                [blue] salle bleue
               *[red] salle rouge
            }
           *[other] en entrant ici : { $rooms }
        }{ $clean ->
            [0] .
           *[other] { "" } avec au moins { $clean ->
                [one] { $clean } jeton
               *[other] { $clean } jetons
            } Nettoyé sur le plateau (à présent { $there }).
        }
    }
castle-von-loghan-board-end = { $how ->
        [won] L’Histoire est gagnée par tous.
        [lost] La partie est perdue pour tous.
       *[scored] L’Exploration est finie.
    }
castle-von-loghan-board-data = { castle-von-loghan-agent-name } : { $points ->
        [one] { $points } point Données
       *[other] { $points } points Données
    }
castle-von-loghan-board-laboratory = Sous le château :
castle-von-loghan-board-legend = ▶ le groupe   ? point d’interrogation ouvert   ✓ jeton Nettoyé   • jeton Fouille   ~ porte vers le Parc (≁ verrouillée)   ⇅ ascenseur   ╳ porte verrouillée   ▒ porte de l’Histoire   (…) couloir
castle-von-loghan-board-grounds = Des portes mènent ici : { $rooms }
castle-von-loghan-board-also = Aussi reliés : { $doors }
castle-von-loghan-board-tokens = Jetons Fouille vus : { $tokens }
castle-von-loghan-board-event = Événement : { castle-von-loghan-event-title }
castle-von-loghan-board-enemies = { $fight ->
        [0] Ennemis :
       *[other] Ennemis, manche de combat { $fight } :
    }
castle-von-loghan-board-enemy = { castle-von-loghan-enemy-name } ({ castle-von-loghan-colour-name }{ $loot ->
        [yes] , Butin
       *[no] { "" }
    }), { $state ->
        [beaten] vaincu
        [stunned] Santé { $left }/{ $health }, étourdi
       *[well] Santé { $left }/{ $health }
    }, faible : { $weak } ; attaque : { $attack }{ $tokens ->
        [none] { "" }
       *[other] { "" } [{ $tokens }]
    }
castle-von-loghan-board-offer = Proposé : { $treasure }
castle-von-loghan-board-reward = Vous savez du paquet Récompense : { $cards }
castle-von-loghan-board-aside = Mis de côté jusqu’à la fin du paquet Récompense : { $cards }
castle-von-loghan-board-goods = Gob-Li vend : { $cards }
castle-von-loghan-board-treasure = { castle-von-loghan-treasure-name } ({ castle-von-loghan-colour-name }, { $size ->
        [small] petit
        [large] grand
       *[none] sans taille
    }{ $types ->
        [none] { "" }
       *[other] , { $types }
    }{ $hands ->
        [0] { "" }
        [1] , une main
       *[2] , deux mains
    }{ $power ->
        [0] { "" }
       *[other] , Puissance { $power }
    }{ $cost ->
        [-1] , sans prix
       *[other] , prix { $cost }
    }){ $rule ->
        [none] { "" }
       *[other] { "" } : { $rule }
    }
castle-von-loghan-board-unseen = un trésor { castle-von-loghan-colour-name }
castle-von-loghan-board-character = { castle-von-loghan-agent-name } : Énergie { $energy }, points Récompense { $points }, Puissance { $power }, cartes Combat { $cards }{ $deck ->
        [-1] { "" }
       *[other] { "" } (paquet { $deck })
    }
castle-von-loghan-board-state = { $state ->
        [initiative] Initiative
        [overwhelmed] Débordé
        [resting] récupère
        [guarded] les Ripostes ne coûtent rien
       *[skilled] talent utilisé
    }
castle-von-loghan-board-shut = sac fermé
castle-von-loghan-board-carries = { $where ->
        [hands] mains
        [inventory] inventaire
        [backpack] sac
       *[loose] à côté du plateau
    } : { $things }
castle-von-loghan-board-own = { castle-von-loghan-agent-name }, talent (Lucidité { $clarity }, Énergie { $energy }) : { $skill }
castle-von-loghan-board-card = { $count } × { castle-von-loghan-card-name } (Priorité { $priority }{ $power ->
        [0] { "" }
       *[other] , Puissance { $power }
    }) : { $rule }
castle-von-loghan-board-orders = Consignes : employer ce que j’ai pour { $orders }
castle-von-loghan-board-trophies = Trophées : { $trophies }

## Choix

castle-von-loghan-agent = { castle-von-loghan-agent-name } : { castle-von-loghan-agent-text }
    .known = { castle-von-loghan-agent-name } : { castle-von-loghan-agent-text }
castle-von-loghan-go = Aller ici : { castle-von-loghan-room-name }
    .known = { $how ->
        [stay] Rester ici : { castle-von-loghan-room-name } (petit tour : fouiller ou se faufiler)
        [clean] S’arrêter ici : { castle-von-loghan-room-name } (nettoyée, petit tour)
       *[enter] Entrer ici : { castle-von-loghan-room-name } ({ castle-von-loghan-colour-name })
    }
castle-von-loghan-door = La porte { castle-von-loghan-place-name } – { castle-von-loghan-other-name } (forcer : 4 Énergie en tout, et l’alerte est sûre)
castle-von-loghan-choose = Carte Décision { $letter ->
        [a] A
        [b] B
        [c] C
       *[d] D
    }
castle-von-loghan-choice-of-event = { $letter ->
        [a] A : { castle-von-loghan-label-a }
        [b] B : { castle-von-loghan-label-b }
        [c] C : { castle-von-loghan-label-c }
       *[d] D : { castle-von-loghan-label-d }
    }
castle-von-loghan-use = Employer un trésor ({ castle-von-loghan-kept-place }), personnage { $character }
    .thing = { castle-von-loghan-agent-name } emploie { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }){ castle-von-loghan-gain }
castle-von-loghan-skill = Le talent { $use } du personnage { $character }
    .agent = { castle-von-loghan-agent-name } emploie { castle-von-loghan-skill-name }{ $use ->
            [1] { "" }
           *[2] { "" } (2)
        } pour { $energy } Énergie{ castle-von-loghan-gain }
castle-von-loghan-order = Une consigne du personnage { $character } : { castle-von-loghan-reaction-name }
    .agent = { $on ->
            [yes] { castle-von-loghan-agent-name } ne réagit plus à ceci : { castle-von-loghan-reaction-name }
           *[no] { castle-von-loghan-agent-name } réagit désormais à ceci : { castle-von-loghan-reaction-name }
        }
castle-von-loghan-trade = Personnage { $character } : proposer un échange au personnage { $partner }
    .agent = Proposer un échange à { castle-von-loghan-agent-name }
castle-von-loghan-wield = Prendre en main : { castle-von-loghan-kept-place }
    .thing = Prendre en main : { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place })
castle-von-loghan-put-away = Ranger : { castle-von-loghan-kept-place }
    .thing = Ranger : { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place })
castle-von-loghan-give = Donner : { castle-von-loghan-kept-place }
    .thing = Donner : { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place })
castle-von-loghan-want = Vouloir : { castle-von-loghan-kept-place }
    .thing = Vouloir : { $treasure ->
            [unseen] un trésor { castle-von-loghan-colour-name }
           *[other] { castle-von-loghan-treasure-name }
        } ({ castle-von-loghan-kept-place })
castle-von-loghan-swap = Échanger avec : { castle-von-loghan-kept-place }
    .thing = Mettre à la place de ceci : { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place })
castle-von-loghan-disenchant = Désenchanter : { castle-von-loghan-kept-place }
    .thing = Désenchanter { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }) : Énergie +{ $energy }
castle-von-loghan-throw-away = Défausser : { castle-von-loghan-kept-place }
    .thing = Défausser { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }), qui est sans prix
castle-von-loghan-sell = Vendre : { castle-von-loghan-kept-place }
    .thing = Vendre { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }) : Énergie +{ $energy }
castle-von-loghan-put = Ranger ici : { castle-von-loghan-kept-place }
    .there = Ranger ici : { castle-von-loghan-kept-place }{ $shuts ->
            [yes] { "" } (le sac est alors fermé : rien n’y est utilisable)
           *[no] { "" }
        }
castle-von-loghan-amount = { $amount }
castle-von-loghan-play = Personnage { $character } : jouer { castle-von-loghan-card-name }
    .card = { castle-von-loghan-agent-name } : jouer { castle-von-loghan-card-name }
    .strike = { castle-von-loghan-card-name }{ $energy ->
            [0] { "" }
           *[other] , { $energy } Énergie
        }{ $clarity ->
            [0] { "" }
           *[other] , { $clarity } Lucidité
        } : Dégâts { $damage }{ $falls ->
            [yes] , l’Ennemi tombe
           *[no] { "" }
        } ; Puissance restante { $power_left }
castle-von-loghan-discard = Défausser { castle-von-loghan-card-name }
    .card = Défausser { castle-von-loghan-card-name }
castle-von-loghan-enemy = L’Ennemi { $foe } du rang
    .known = { $foe } : { castle-von-loghan-enemy-name } (Santé restante { $left })
    .aimed = { $foe } : { castle-von-loghan-enemy-name } (Santé restante { $left }{ $weak ->
            [yes] , faible contre cette attaque
           *[no] { "" }
        })
    .struck = { $foe } : { castle-von-loghan-enemy-name } (Santé restante { $left }) : Dégâts { $damage }{ $falls ->
            [yes] , l’Ennemi tombe
           *[no] { "" }
        }
castle-von-loghan-to = Personnage { $character }
    .agent = { castle-von-loghan-agent-name }
castle-von-loghan-sneak = Se faufiler ici : { castle-von-loghan-room-name }
    .cost = Se faufiler dans { castle-von-loghan-the-room } : Lucidité −1, puis une pièce
castle-von-loghan-cloak = Se faufiler sous la Cape ici : { castle-von-loghan-room-name }
    .cost = Se faufiler sous la Cape dans { castle-von-loghan-the-room } : Lucidité −1, Énergie { $energy ->
            [0] 0
           *[other] −{ $energy }
        }, sans pièce
castle-von-loghan-look = Regarder le premier jeton ici : { castle-von-loghan-room-name }
castle-von-loghan-travel = Voyager vers { castle-von-loghan-board-name }
castle-von-loghan-done = C’est tout
castle-von-loghan-accept = Accepter
castle-von-loghan-refuse = Refuser
castle-von-loghan-want-nothing = Ne rien vouloir en retour
castle-von-loghan-return = Le remettre dans son paquet
castle-von-loghan-disenchant-it = Le désenchanter
castle-von-loghan-leave = Le laisser
    .damage = Tout laisser (Dégâts { $damage }) sur { castle-von-loghan-enemy-name }
castle-von-loghan-draw = Piocher une carte de plus (Lucidité)
    .cost = Une carte de plus pour { $clarity } Lucidité (Dégâts : { $blows } sur { $deck })
castle-von-loghan-recuperate = Récupérer : défausser des cartes et passer cette manche
castle-von-loghan-rest-health = Se reposer : 1 Santé
    .known = { $full ->
            [yes] Se reposer : la Santé est au plus haut
           *[no] Se reposer : Santé +1
        }
castle-von-loghan-rest-clarity = Se reposer : 1 Lucidité
    .known = { $full ->
            [yes] Se reposer : la Lucidité est au plus haut
           *[no] Se reposer : Lucidité +1
        }
castle-von-loghan-recharge = Se recharger : 3 Énergie
castle-von-loghan-search = Fouiller cette salle
castle-von-loghan-skip = Passer
castle-von-loghan-stay = Rester dans ce temps

## Étapes : ce qui vient, et ce que l’on demande

castle-von-loghan-draw-card = { castle-von-loghan-agent-name } pioche une carte Combat
castle-von-loghan-lose-card = Une carte est défaussée
castle-von-loghan-take-treasure = Un trésor est pioché
castle-von-loghan-turn-treasure = Un trésor est pioché
castle-von-loghan-find-place = On le range
castle-von-loghan-too-much = { castle-von-loghan-agent-name } n’a plus de place
    .ask = Il n’y a pas de place pour { castle-von-loghan-treasure-name }. Que devient ce trésor ?
castle-von-loghan-in-sight = Un trésor est posé à la vue de tous
castle-von-loghan-put-where = { castle-von-loghan-agent-name } range un trésor
    .ask = { castle-von-loghan-agent-name } obtient { castle-von-loghan-treasure-name }. Où ranger ce trésor ?
castle-von-loghan-change-hands = On change de mains
castle-von-loghan-combat-phase = Combat
castle-von-loghan-combat-round = Une manche de combat
castle-von-loghan-another-round = Une autre manche, s’il reste des Ennemis
castle-von-loghan-choose-weapons = { castle-von-loghan-agent-name } choisit ses armes
castle-von-loghan-arm = { castle-von-loghan-agent-name } choisit ses armes
    .ask = Étape 1 : que tient { castle-von-loghan-agent-name } pendant cette manche ?
castle-von-loghan-arm-on = { castle-von-loghan-agent-name } choisit ses armes
castle-von-loghan-draw-up = { castle-von-loghan-agent-name } pioche des cartes Combat
castle-von-loghan-forced-rest = { castle-von-loghan-agent-name } doit récupérer
castle-von-loghan-more-cards = { castle-von-loghan-agent-name } : cartes en plus ou récupération
castle-von-loghan-ready = { castle-von-loghan-agent-name } : cartes en plus ou récupération
    .ask = Étape 2 : { castle-von-loghan-agent-name } continue, achète une carte contre de la Lucidité, ou récupère ?
castle-von-loghan-let-go = { castle-von-loghan-agent-name } défausse des cartes
castle-von-loghan-discard-any = { castle-von-loghan-agent-name } défausse ce qui ne sert pas
    .ask = Quelles cartes { castle-von-loghan-agent-name } défausse-t-il ? RATÉ peut partir aussi.
castle-von-loghan-priority-one = Étape 3 : cartes de Priorité 1
castle-von-loghan-aid-each-other = Étape 3 : cartes de Priorité 1, sans ordre
    .ask = Étape 3 : jouez-vous une carte de Priorité 1, ou employez-vous quelque chose ?
castle-von-loghan-aid-again = L’étape 3 continue
castle-von-loghan-health = La Santé change
castle-von-loghan-clarity = La Lucidité change
castle-von-loghan-energy = L’Énergie change
castle-von-loghan-share-energy = De l’Énergie est répartie
castle-von-loghan-give-sphere = { castle-von-loghan-agent-name } distribue des Sphères
    .ask = Qui reçoit la Sphère suivante ?
castle-von-loghan-draw-treasure = Un trésor est pioché
castle-von-loghan-give-up = Un trésor est abandonné
castle-von-loghan-give-up-which = { castle-von-loghan-agent-name } abandonne un trésor
    .ask = Quel trésor { castle-von-loghan-agent-name } abandonne-t-il ?
castle-von-loghan-given-up = Un trésor est abandonné
castle-von-loghan-top-token = Le premier jeton Fouille est résolu
castle-von-loghan-see = On regarde des jetons Fouille
castle-von-loghan-see-on = On regarde des jetons Fouille
castle-von-loghan-see-which = { castle-von-loghan-agent-name } regarde un jeton Fouille
    .ask = Dans quelle salle { castle-von-loghan-agent-name } regarde-t-il le premier jeton ?
castle-von-loghan-gob-li = Gob-Li arrive
castle-von-loghan-summon = Des Ennemis arrivent
castle-von-loghan-lurk = Des Ennemis s’embusquent
castle-von-loghan-clear-lurking = Des Ennemis embusqués s’en vont
castle-von-loghan-alert = L’alerte est fixée
castle-von-loghan-initiative = Initiative
castle-von-loghan-overwhelmed = Débordé
castle-von-loghan-boss-comes = Un Boss arrive
castle-von-loghan-boss-damage = Le Boss est blessé d’avance
castle-von-loghan-boss-health = La Santé du Boss change
castle-von-loghan-stun = Un Ennemi est étourdi
castle-von-loghan-stun-which = { castle-von-loghan-agent-name } étourdit un Ennemi
    .ask = Quel Ennemi { castle-von-loghan-agent-name } étourdit-il ? Il saute une attaque.
castle-von-loghan-join = Un Ennemi se joint
castle-von-loghan-open-door = Une porte verrouillée s’ouvre
castle-von-loghan-open-which = { castle-von-loghan-agent-name } ouvre une porte
    .ask = Quelle porte verrouillée { castle-von-loghan-agent-name } ouvre-t-il ?
castle-von-loghan-open-story = Des portes de l’Histoire s’ouvrent
castle-von-loghan-change-board = Le plateau va changer
castle-von-loghan-go-to-clean = Vers une salle nettoyée
castle-von-loghan-go-where = { castle-von-loghan-agent-name } mène le groupe vers une salle nettoyée
    .ask = Vers quelle salle nettoyée va le groupe ?
castle-von-loghan-travel-free = Un voyage dans le temps
castle-von-loghan-coin = Une pièce
castle-von-loghan-event-coin = On lance une pièce
castle-von-loghan-event-tails = Pile
castle-von-loghan-chosen = Les choix comptent
castle-von-loghan-below-half = Sous la moitié de sa Santé
castle-von-loghan-win = La fin de l’histoire
castle-von-loghan-flag = L’histoire se souvient
castle-von-loghan-when = L’histoire suit son cours
castle-von-loghan-tell = L’histoire est contée
castle-von-loghan-only-agent = Pour un seul agent
castle-von-loghan-damage = Des Dégâts
castle-von-loghan-draw-cards = On pioche des cartes
castle-von-loghan-draw-one = On pioche une carte
castle-von-loghan-discard-cards = On défausse des cartes
castle-von-loghan-discard-one = On défausse une carte
castle-von-loghan-aid-whom = { castle-von-loghan-agent-name } aide un voisin
    .ask = Quel voisin peut aussi défausser une carte ?
castle-von-loghan-discard-which = { castle-von-loghan-agent-name } défausse une carte
    .ask = Quelle carte { castle-von-loghan-agent-name } défausse-t-il ?
castle-von-loghan-discard-or-not = { castle-von-loghan-agent-name } peut défausser une carte
    .ask = Soutien : { castle-von-loghan-agent-name } défausse-t-il une carte ?
    .done = Garder toutes les cartes
castle-von-loghan-lose-any = Une carte au hasard est défaussée
castle-von-loghan-drop-weapon = Une arme est lâchée
castle-von-loghan-drop-which = { castle-von-loghan-agent-name } lâche une arme
    .ask = Quelle arme { castle-von-loghan-agent-name } lâche-t-il ? Elle ne sert pas pendant une manche.
castle-von-loghan-mend = L’Ennemi se soigne
castle-von-loghan-mend-one = L’Ennemi se soigne
castle-von-loghan-mend-which = Le Chef choisit un jeton
    .ask = L’Ennemi perd un jeton Dégât. De qui ?
castle-von-loghan-hold-line = Les Ripostes ne coûtent rien
castle-von-loghan-power = Plus de Puissance
castle-von-loghan-whet = Le premier Dégât augmente
castle-von-loghan-skip-attacks = Les Ennemis n’attaquent pas
castle-von-loghan-soften = Un bouclier affaiblit l’attaque
castle-von-loghan-rid-miss = Un RATÉ peut partir
castle-von-loghan-rid-one = { castle-von-loghan-agent-name } peut défausser un RATÉ
    .ask = { castle-von-loghan-agent-name } défausse-t-il un RATÉ ?
castle-von-loghan-heads = Une alerte comptera comme Face
castle-von-loghan-flip-again = La pièce est relancée
castle-von-loghan-revive = Le groupe est sauvé
castle-von-loghan-syphon = De l’Énergie est siphonnée
castle-von-loghan-act-again = Une autre action
castle-von-loghan-priority-three = Étape 5 : cartes de Priorité 3
castle-von-loghan-take-effect = Une carte de Priorité 3 compte
castle-von-loghan-enemy-attacks = Étape 6 : les Ennemis attaquent
castle-von-loghan-enemy-attack = Un Ennemi attaque
castle-von-loghan-cleanup = Étape 7 : rangement
castle-von-loghan-put-cards-away = On range les cartes
castle-von-loghan-last-health = La dernière Santé
castle-von-loghan-gain-energy = De l’Énergie est gagnée
castle-von-loghan-draw-from = D’autres puisent dans l’Énergie
castle-von-loghan-event-phase = Événement
castle-von-loghan-turn-event = Un événement est pioché
castle-von-loghan-read-story = Une carte de l’Histoire est lue
castle-von-loghan-read-on = L’histoire continue aussitôt
castle-von-loghan-tell-outcome = On raconte ce qui en advient
castle-von-loghan-random-event-over = L’événement est fini
castle-von-loghan-decide-all = Tous choisissent en secret : { castle-von-loghan-event-title }
    .ask = { castle-von-loghan-event-title } : que faites-vous ?
castle-von-loghan-chaos-cards = Deux cartes Décision d’un Personnage du chaos
castle-von-loghan-chaos-decision = { castle-von-loghan-agent-name }, Personnage du chaos, choisit
    .ask = Deux cartes Décision ont été tirées pour { castle-von-loghan-agent-name }. Laquelle compte ?
castle-von-loghan-outcomes = Les effets, de A à D
castle-von-loghan-alert-phase = Alerte
castle-von-loghan-new-board = Peut-être un autre plateau
castle-von-loghan-draw-enemies = On pioche des Ennemis
castle-von-loghan-turn-enemy = Un Ennemi est pioché
castle-von-loghan-lurkers-join = Des Ennemis embusqués se joignent
castle-von-loghan-enemy-alert = Alerte
castle-von-loghan-alert-coin = La pièce de l’alerte
castle-von-loghan-sneak-coin = La pièce de qui se faufile
castle-von-loghan-pay-cloak = La Cape d’invisibilité est payée
castle-von-loghan-sneak-alert = La pièce de qui se faufile
castle-von-loghan-alert-tails = Pile
castle-von-loghan-alerted = Des Ennemis sont alertés
castle-von-loghan-show-goods = Gob-Li montre ses biens
castle-von-loghan-turn-goods = Gob-Li montre ses biens
castle-von-loghan-auction = La vente de Gob-Li
castle-von-loghan-outcry = Enchères
castle-von-loghan-call-out = { castle-von-loghan-agent-name } peut enchérir
    .ask = Gob-Li vend { castle-von-loghan-treasure-name }, prix { $cost } ; la plus haute enchère est { $high }. Combien d’Énergie { castle-von-loghan-agent-name } offre-t-il ? On peut d’abord lui vendre quelque chose.
    .done = Ne plus enchérir
castle-von-loghan-sell-turn = { castle-von-loghan-agent-name } peut vendre
castle-von-loghan-sell-some = { castle-von-loghan-agent-name } peut vendre à Gob-Li
    .ask = Gob-Li paie le prix entier. Que vend { castle-von-loghan-agent-name } ?
castle-von-loghan-sell-one = Un trésor est vendu
castle-von-loghan-move-phase = Déplacement
castle-von-loghan-where-to = Où aller ?
castle-von-loghan-vote = Tous disent où aller
    .ask = Où doit aller le groupe ? Vous pouvez d’abord employer quelque chose ou proposer un échange.
castle-von-loghan-do-first = On fait d’abord quelque chose
castle-von-loghan-leaders-word = Le Chef décide
    .ask = Vous n’êtes pas d’accord. { castle-von-loghan-agent-name } est le Chef : où va le groupe ?
castle-von-loghan-force-door = Une porte est forcée
castle-von-loghan-open-out = Le Chef ouvre une porte
    .ask = Cette salle est fermée de tous côtés. Quelle porte s’ouvre ?
castle-von-loghan-change-timeline = Un voyage dans le temps
castle-von-loghan-come-up = Le Chef choisit un ascenseur
    .ask = Du laboratoire, le groupe arrive par un ascenseur. Dans quelle salle ?
castle-von-loghan-timeline = Peut-être un autre temps
castle-von-loghan-travel-or-stay = Le Chef peut proposer de voyager
    .ask = Le groupe voyage-t-il vers un autre temps ? Il en coûte 10 Énergie par personnage, en tout.
    .brings = Le groupe voyage-t-il vers un autre temps ? Il en coûte 10 Énergie par personnage, en tout ; pour chaque tranche de { $each } qu’on paie, on pioche un trésor rouge.
castle-von-loghan-which-timeline = { castle-von-loghan-agent-name } choisit un temps
    .ask = Vers quel temps le groupe voyage-t-il, sans payer ?
castle-von-loghan-use-treasure = Un trésor est employé
castle-von-loghan-bought = C’est payé
castle-von-loghan-give-what = { castle-von-loghan-agent-name } offre quelque chose
    .ask = Qu’offrez-vous à { castle-von-loghan-agent-name } ? Jusqu’ici : trésors { $count }, Énergie { $energy }.
    .done = C’est tout ce que j’offre
castle-von-loghan-want-what = { castle-von-loghan-agent-name } veut quelque chose
    .ask = Que voulez-vous de { castle-von-loghan-agent-name } en retour ? Jusqu’ici : trésors { $count }, Énergie { $energy }.
    .done = C’est tout ce que je veux : proposer
    .none = Tant pis : pas d’échange
castle-von-loghan-hand-over = L’échange se fait
castle-von-loghan-refresh-phase = Relève
castle-von-loghan-more-actions = D’autres actions
castle-von-loghan-act-turn = { castle-von-loghan-agent-name } agit
castle-von-loghan-acting = { castle-von-loghan-agent-name } agit
castle-von-loghan-act = { castle-von-loghan-agent-name } agit
    .ask = Que fait { castle-von-loghan-agent-name } ? Se reposer, se recharger, fouiller ou se faufiler ; avant cela, on peut désenchanter des trésors.
castle-von-loghan-search-room = On fouille la salle
castle-von-loghan-turn-token = Un jeton Fouille est retourné
castle-von-loghan-peek = On regarde un jeton Fouille
castle-von-loghan-peek-token = On regarde un jeton Fouille
castle-von-loghan-peek-again = Le jeton est reposé
castle-von-loghan-disenchant-some = { castle-von-loghan-agent-name } peut désenchanter des trésors
    .ask = Que désenchante { castle-von-loghan-agent-name } ? Chaque trésor rapporte son prix moins 2 en Énergie et quitte le jeu.
castle-von-loghan-disenchant-one = Un trésor est désenchanté
castle-von-loghan-discard-treasure = Un trésor est défaussé
castle-von-loghan-pass-leader = Le Chef change
castle-von-loghan-clarity-check = Contrôle de Lucidité
castle-von-loghan-clear-room = La salle est nettoyée
castle-von-loghan-spoils = Le gain du combat
castle-von-loghan-put-enemies-away = On range les Ennemis vaincus
castle-von-loghan-reward-phase = Récompense
castle-von-loghan-share-out = Récompense
castle-von-loghan-draw-reward = Des trésors pour le paquet Récompense
castle-von-loghan-see-reward = Un trésor est regardé en secret
castle-von-loghan-unseen-reward = Un trésor que nul ne voit
castle-von-loghan-turn-rewards = On retourne le paquet Récompense
castle-von-loghan-turn-reward = Une récompense est retournée
castle-von-loghan-last-reward = La récompense que nul n’a vue
castle-von-loghan-turn-solo = Une récompense est retournée
castle-von-loghan-solo-reward = Une récompense est retournée
castle-von-loghan-offer-reward = Une récompense est proposée
castle-von-loghan-offer-to = Une récompense est proposée
castle-von-loghan-take-it = Une récompense est proposée
castle-von-loghan-take-or-not = { castle-von-loghan-agent-name } peut prendre une récompense
    .ask = { $room ->
            [yes] { castle-von-loghan-agent-name } prend-il { castle-von-loghan-treasure-name } pour un point Récompense ?
           *[no] { castle-von-loghan-agent-name } n’a pas de place pour { castle-von-loghan-treasure-name }. Un échange pourrait en faire.
        }
castle-von-loghan-bidding = Les ex aequo enchérissent
castle-von-loghan-bid = { castle-von-loghan-agent-name } peut enchérir
    .ask = Proposé aux ex aequo : { castle-von-loghan-treasure-name } ; la plus haute enchère est { $high }. { $room ->
            [yes] Combien de points Récompense { castle-von-loghan-agent-name } offre-t-il ?
           *[no] { castle-von-loghan-agent-name } n’a pas de place pour cela. Un échange pourrait en faire.
        }
castle-von-loghan-settle-bids = Le Chef départage
    .ask = Plusieurs offrent autant pour { castle-von-loghan-treasure-name }. Qui l’obtient ?
castle-von-loghan-rewards-over = Les autres récompenses retournent
castle-von-loghan-give-reward = Une récompense est donnée
    .ask = Qui reçoit { castle-von-loghan-treasure-name } ?
castle-von-loghan-give-rewards = On donne les récompenses
castle-von-loghan-trophy-order = Trophées
castle-von-loghan-take-trophy = Un trophée
castle-von-loghan-choose-trophy = { castle-von-loghan-agent-name } prend un trophée
    .ask = Quel Ennemi vaincu { castle-von-loghan-agent-name } prend-il comme trophée ?
castle-von-loghan-attack-turn = { castle-von-loghan-agent-name } attaque
castle-von-loghan-choose-target = { castle-von-loghan-agent-name } attaque
castle-von-loghan-aim = { castle-von-loghan-agent-name } choisit un Ennemi
    .ask = Étape 4 : quel Ennemi { castle-von-loghan-agent-name } attaque-t-il ?
castle-von-loghan-strike-on = { castle-von-loghan-agent-name } attaque
castle-von-loghan-strike = { castle-von-loghan-agent-name } joue des cartes de Priorité 2
    .ask = { castle-von-loghan-agent-name } attaque { castle-von-loghan-enemy-name } : Puissance restante { $power }, Dégâts jusqu’ici { $damage }. Quelle carte ?
    .done = { $damage ->
            [0] Terminé : aucun Dégât
           *[other] Terminé : Dégâts { $damage } sur { castle-von-loghan-enemy-name }{ $falls ->
                [yes] , l’Ennemi tombe
               *[no] { "" }
            }{ $spare ->
                [0] { "" }
               *[other] , { $spare } en trop
            }
        }
castle-von-loghan-damage-on = { castle-von-loghan-agent-name } place des Dégâts
    .ask = { castle-von-loghan-agent-name } peut mettre { $damage ->
            [one] { $damage } Dégât
           *[other] { $damage } Dégâts
        } sur tout Ennemi. Sur lequel ?
castle-von-loghan-split-damage = On compte les Dégâts
castle-von-loghan-share = { castle-von-loghan-agent-name } peut partager les Dégâts
    .ask = Sur { $damage ->
            [one] { $damage } Dégât
           *[other] { $damage } Dégâts
        } contre { castle-von-loghan-enemy-name }, combien vont à un voisin ?
castle-von-loghan-side-stroke = { castle-von-loghan-agent-name } choisit un voisin
    .ask = Quel voisin reçoit les Dégâts partagés ?
castle-von-loghan-settle = Les Dégâts sont placés
castle-von-loghan-overkill = { castle-von-loghan-agent-name } a des Dégâts en trop
    .ask = { castle-von-loghan-enemy-name } tombe. { $damage ->
            [one] { $damage } Dégât va-t-il
           *[other] { $damage } Dégâts vont-ils
        } à un voisin ?

## Ce qui arrive

castle-von-loghan-plays-card = { castle-von-loghan-agent-name } joue { castle-von-loghan-card-name }{ $energy ->
        [0] { "" }
       *[other] { "" } pour { $energy } Énergie (reste { $energy_left })
    }{ $clarity ->
        [0] { "" }
       *[other] { "" } pour { $clarity } Lucidité (reste { $clarity_left })
    }.
castle-von-loghan-draws-card = { castle-von-loghan-agent-name } pioche { castle-von-loghan-card-name }.
castle-von-loghan-discards = { castle-von-loghan-agent-name } défausse { castle-von-loghan-card-name }.
castle-von-loghan-keeps-cards = { castle-von-loghan-agent-name } ne défausse rien.
castle-von-loghan-aids = { castle-von-loghan-agent-name } laisse aussi { castle-von-loghan-partner-name } défausser une carte.
castle-von-loghan-gets-treasure = { castle-von-loghan-agent-name } obtient { castle-von-loghan-treasure-name } ({ castle-von-loghan-kept-place }).
castle-von-loghan-gets-unseen = { castle-von-loghan-agent-name } obtient un trésor { castle-von-loghan-colour-name } ({ castle-von-loghan-kept-place }).
castle-von-loghan-disenchants = { castle-von-loghan-agent-name } désenchante { castle-von-loghan-treasure-name }.
castle-von-loghan-puts-away = { castle-von-loghan-agent-name } range { castle-von-loghan-treasure-name }.
castle-von-loghan-wields = { castle-von-loghan-agent-name } prend { castle-von-loghan-treasure-name } en main.
castle-von-loghan-combat-begins = Manche de combat { $number }.
castle-von-loghan-extra-card = { castle-von-loghan-agent-name } pioche une carte de plus pour { $clarity } Lucidité (reste { $clarity_left }).
castle-von-loghan-attacks = { castle-von-loghan-enemy-name } attaque.
castle-von-loghan-stunned = L’étourdissement empêche { castle-von-loghan-enemy-name } d’attaquer.
castle-von-loghan-gains-energy = { castle-von-loghan-agent-name } gagne { $energy } Énergie et en a { $now }.
castle-von-loghan-loses-energy = { castle-von-loghan-agent-name } perd { $energy } Énergie et en garde { $now }.
castle-von-loghan-gives-energy = { castle-von-loghan-agent-name } donne { $energy } Énergie à { castle-von-loghan-partner-name }.
castle-von-loghan-pays-share = { castle-von-loghan-agent-name } paie { $energy } Énergie pour { $what ->
        [skill] le talent
        [door] la porte
       *[timeline] le voyage
    } et en garde { $now }.
castle-von-loghan-pays-cloak = { castle-von-loghan-agent-name } paie { $energy } Énergie pour la Cape d’invisibilité et en garde { $now }.
castle-von-loghan-gives-up = { castle-von-loghan-agent-name } abandonne { castle-von-loghan-treasure-name }.
castle-von-loghan-looks = { castle-von-loghan-agent-name } regarde le premier jeton Fouille dans { castle-von-loghan-the-room }.
castle-von-loghan-stuns = { castle-von-loghan-agent-name } étourdit { castle-von-loghan-enemy-name }.
castle-von-loghan-moves = { $how ->
        [stays] Le groupe reste dans { castle-von-loghan-the-room }.
        [stops] Le groupe s’arrête dans { castle-von-loghan-the-room }, déjà sans danger.
        [leads] { castle-von-loghan-agent-name } mène le groupe dans { castle-von-loghan-the-room }.
        [lift] { castle-von-loghan-agent-name } choisit l’ascenseur : le groupe arrive dans { castle-von-loghan-the-room }.
       *[enters] Le groupe entre dans { castle-von-loghan-the-room }.
    }
castle-von-loghan-leader-decides = { castle-von-loghan-agent-name } décide en Chef : { $do ->
        [go] le groupe va dans { castle-von-loghan-the-room }.
       *[door] forcer la porte entre { castle-von-loghan-the-place } et { castle-von-loghan-the-other }.
    }
castle-von-loghan-syphons = { castle-von-loghan-agent-name } siphonne { $energy } Énergie et en a { $now }.
castle-von-loghan-no-more-lurking = Plus aucun Ennemi { castle-von-loghan-colour-name } n’est embusqué.
castle-von-loghan-event = { castle-von-loghan-event-title }. { castle-von-loghan-event-text }
castle-von-loghan-lurks = { $count ->
        [one] { $count } Ennemi { castle-von-loghan-colour-name } s’embusque.
       *[other] { $count } Ennemis de couleur { castle-von-loghan-colour-name } s’embusquent.
    }
castle-von-loghan-warded = Le Pile compte comme Face.
castle-von-loghan-buys = { castle-von-loghan-agent-name } achète { castle-von-loghan-treasure-name } pour { $energy } Énergie.
castle-von-loghan-gob-li-comes = { castle-von-loghan-agent-name } trouve Gob-Li.
castle-von-loghan-shows-goods = Gob-Li montre { castle-von-loghan-treasure-name }.
castle-von-loghan-nobody-takes = Personne ne prend { castle-von-loghan-treasure-name }, qui retourne dans son paquet.
castle-von-loghan-calls-out = { castle-von-loghan-agent-name } offre { $energy } Énergie.
castle-von-loghan-sells = { castle-von-loghan-agent-name } vend { castle-von-loghan-treasure-name } à Gob-Li.
castle-von-loghan-door-opens = { $how ->
        [forced] Le groupe force la porte entre { castle-von-loghan-the-place } et { castle-von-loghan-the-other } : la prochaine alerte sera Pile à coup sûr.
        [opened] { castle-von-loghan-agent-name } ouvre la porte entre { castle-von-loghan-the-place } et { castle-von-loghan-the-other }.
       *[story] La porte entre { castle-von-loghan-the-place } et { castle-von-loghan-the-other } s’ouvre.
    }
castle-von-loghan-proposes = { castle-von-loghan-agent-name } propose un échange à { castle-von-loghan-partner-name }.
castle-von-loghan-trade-offers = { castle-von-loghan-agent-name } offre { $treasure ->
        [none] { $energy } Énergie
        [unseen] un trésor { castle-von-loghan-colour-name }
       *[other] { castle-von-loghan-treasure-name }
    }.
castle-von-loghan-trade-wants = { castle-von-loghan-agent-name } veut { $treasure ->
        [none] { $energy } Énergie
        [unseen] un trésor { castle-von-loghan-colour-name }
       *[other] { castle-von-loghan-treasure-name }
    } en retour.
castle-von-loghan-uses-skill = { castle-von-loghan-agent-name } emploie { castle-von-loghan-skill-name }.
castle-von-loghan-orders = { $on ->
        [yes] { castle-von-loghan-agent-name } réagit désormais à ceci : { castle-von-loghan-reaction-name }.
       *[no] { castle-von-loghan-agent-name } ne réagit plus à ceci : { castle-von-loghan-reaction-name }.
    }
castle-von-loghan-declines = { castle-von-loghan-agent-name } refuse l’échange.
castle-von-loghan-no-trade = { castle-von-loghan-agent-name } renonce à proposer un échange.
castle-von-loghan-finds = { castle-von-loghan-agent-name } trouve { castle-von-loghan-token-name }.
castle-von-loghan-sneaks = { castle-von-loghan-agent-name } se faufile dans { castle-von-loghan-the-room } pour 1 Lucidité (reste { $clarity }).
castle-von-loghan-sees-token = { castle-von-loghan-agent-name } voit le premier jeton Fouille dans { castle-von-loghan-the-room } : { castle-von-loghan-token-name }.
castle-von-loghan-leads = { castle-von-loghan-agent-name } est maintenant le Chef.
castle-von-loghan-cleans = Un jeton Nettoyé est posé dans { castle-von-loghan-the-room }.
castle-von-loghan-offers = Proposé en récompense : { castle-von-loghan-treasure-name }.
castle-von-loghan-sees-reward = { castle-von-loghan-agent-name } pioche { castle-von-loghan-treasure-name } pour le paquet Récompense.
castle-von-loghan-damages = { castle-von-loghan-agent-name } inflige { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } à { castle-von-loghan-enemy-name } (Santé restante { $left }).
castle-von-loghan-aims = { castle-von-loghan-agent-name } attaque { castle-von-loghan-enemy-name }.
castle-von-loghan-strikes = { $damage ->
        [0] { castle-von-loghan-agent-name } n’inflige aucun Dégât à { castle-von-loghan-enemy-name }.
       *[other] L’attaque de { castle-von-loghan-agent-name } contre { castle-von-loghan-enemy-name } atteint { $damage ->
            [one] { $damage } Dégât
           *[other] { $damage } Dégâts
        }.
    }
castle-von-loghan-defeats = { castle-von-loghan-agent-name } vainc { castle-von-loghan-enemy-name }.
castle-von-loghan-recuperates = { $how ->
        [forced] { castle-von-loghan-agent-name } ne peut compléter sa main et doit récupérer.
       *[chosen] { castle-von-loghan-agent-name } récupère.
    }
castle-von-loghan-counters = { castle-von-loghan-agent-name } montre { castle-von-loghan-card-name }{ $how ->
        [shield] , et le bouclier l’annule.
        [guarded] , qui ne coûte rien.
       *[hurts] .
    }
castle-von-loghan-health-changes = { $how ->
        [gains] Santé +{ $by } : le groupe en a { $health }.
        [loses] Santé −{ $by } : le groupe en a { $health }.
       *[full] La Santé reste au plus haut : { $health }.
    }
castle-von-loghan-clarity-changes = { $how ->
        [gains] Lucidité +{ $by } : le groupe en a { $clarity }.
        [loses] Lucidité −{ $by } : le groupe en a { $clarity }.
       *[full] La Lucidité reste au plus haut : { $clarity }.
    }
castle-von-loghan-alert-set = La prochaine alerte sera { $side ->
        [heads] Face.
       *[tails] Pile.
    }
castle-von-loghan-alert-fixed = L’alerte est { $side ->
        [heads] Face : personne ne vient.
       *[tails] Pile : des Ennemis arrivent.
    }
castle-von-loghan-coin-falls = La pièce montre { $side ->
        [heads] Face.
       *[tails] Pile.
    }
castle-von-loghan-has-initiative = { $who ->
        [each] Tous ont l’Initiative.
       *[you] { castle-von-loghan-agent-name } a l’Initiative.
    }
castle-von-loghan-is-overwhelmed = { $who ->
        [each] Tous sont débordés.
       *[you] { castle-von-loghan-agent-name } est débordé.
    }
castle-von-loghan-outcome = { $letter ->
        [a] { castle-von-loghan-told-a }
        [b] { castle-von-loghan-told-b }
        [c] { castle-von-loghan-told-c }
       *[d] { castle-von-loghan-told-d }
    }
castle-von-loghan-chooses = { castle-von-loghan-agent-name } choisit { castle-von-loghan-choice-of-event }.
castle-von-loghan-enemy-comes = { castle-von-loghan-enemy-name } arrive avec { $health } Santé{ $loot ->
        [yes] { "" } et un Butin.
       *[no] .
    }
castle-von-loghan-votes = { $you ->
        [yes] Vous dites
       *[no] { $seat } dit
    } : { $do ->
        [go] { castle-von-loghan-room-name }
       *[door] forcer la porte { castle-von-loghan-place-name } – { castle-von-loghan-other-name }
    }.
castle-von-loghan-not-paid = { $what ->
        [skill] Le talent n’est pas payé ({ castle-von-loghan-agent-name }).
        [door] La porte n’est pas payée.
       *[timeline] Le voyage n’est pas payé.
    }
castle-von-loghan-trades = { $how ->
        [done] { castle-von-loghan-agent-name } accepte l’échange.
       *[no-room] Pas de place pour l’échange ({ castle-von-loghan-agent-name }) : tout reste où il était.
    }
castle-von-loghan-acts = { $action ->
        [rest] { castle-von-loghan-agent-name } se repose.
        [recharge] { castle-von-loghan-agent-name } se recharge.
        [search] { castle-von-loghan-agent-name } fouille la salle.
       *[skip] { castle-von-loghan-agent-name } ne peut rien faire ici.
    }
castle-von-loghan-takes-reward = { $points ->
        [0] { castle-von-loghan-agent-name } reçoit { castle-von-loghan-treasure-name }.
        [one] { castle-von-loghan-agent-name } prend { castle-von-loghan-treasure-name } pour { $points } point Récompense.
       *[other] { castle-von-loghan-agent-name } prend { castle-von-loghan-treasure-name } pour { $points } points Récompense.
    }
castle-von-loghan-reward-points = Chacun gagne un point Récompense.
castle-von-loghan-bids = { castle-von-loghan-agent-name } offre { $points ->
        [one] { $points } point Récompense.
       *[other] { $points } points Récompense.
    }
castle-von-loghan-bids-no-more = { castle-von-loghan-agent-name } n’enchérit plus.
castle-von-loghan-round = Tour { $round }.
castle-von-loghan-uses = { castle-von-loghan-agent-name } emploie { castle-von-loghan-treasure-name }{ $how ->
        [destroys] , qui quitte le jeu.
       *[uses] .
    }

## Le début

castle-von-loghan-set-up = On installe le jeu
castle-von-loghan-pick-agent = Un agent est choisi
castle-von-loghan-choose-agent = Un agent est choisi
    .ask = Quel agent est le personnage { $character } ? Pour une première partie, tous conviennent.
castle-von-loghan-arm-recruit = Une arme verte pour commencer
castle-von-loghan-draw-leader = Qui mène d’abord
castle-von-loghan-begin-story = L’histoire commence
castle-von-loghan-next-round = Le tour suivant
castle-von-loghan-plays-agent = { $you ->
        [yes] Vous jouez { castle-von-loghan-agent-name }.
       *[no] { $seat } joue { castle-von-loghan-agent-name }.
    }

## Étapes en général

castle-von-loghan-passage = Le jeu continue
castle-von-loghan-showing = On montre quelque chose
castle-von-loghan-turn = C’est au tour de { castle-von-loghan-agent-name }
castle-von-loghan-effect = Une carte fait effet
castle-von-loghan-fallen = La pièce est tombée
castle-von-loghan-purchase = C’est payé
castle-von-loghan-parting-turn = { castle-von-loghan-agent-name } peut se séparer de trésors
castle-von-loghan-part-with = { castle-von-loghan-agent-name } peut se séparer de trésors
    .ask = De quoi { castle-von-loghan-agent-name } se sépare-t-il ?
castle-von-loghan-parting = Un trésor quitte son propriétaire
castle-von-loghan-why-agent = « { $choice } » : il faut choisir un des agents qui restent.

## Le décompte final

castle-von-loghan-play-round = Tour { $round }
castle-von-loghan-account-trophies = Trophées
castle-von-loghan-account-sets = Séries de trophées
castle-von-loghan-account-treasures = Trésors
castle-von-loghan-account-energy = Énergie
