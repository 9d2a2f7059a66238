workshop = Atelier
workshop-of = Atelier de { $game }
workshop-leave = Quitter l’atelier
workshop-pack = Contenu
workshop-pack-name = Nom de ce contenu
workshop-unnamed = Mon { $game }
workshop-kept = gardé dans ce navigateur, { $time }
workshop-kept-not = ce navigateur ne garde rien : enregistrez un fichier
workshop-open-file = Ouvrir un fichier
workshop-save-file = Enregistrer
workshop-start-over = Tout remettre
workshop-start-over-sure = Remettre { $cells } cases ?
workshop-start-over-undo = Tout est comme dans la boîte.
workshop-undo = Annuler
workshop-more = Ouvrir, enregistrer, langue
workshop-parts = Parties de l’atelier
workshop-tab-content = Contenu
workshop-tab-set-up = Réglages
workshop-tab-figures = Chiffres
workshop-tables = Tableaux
workshop-rows = Rangées montrées
workshop-all = Toutes { $count }
workshop-changed = Changées { $count }
workshop-mend = À corriger { $count }
workshop-none-shown = Rien ici.
workshop-no-content = Ce jeu n’a pas de contenu en tableaux. Ses options et ses robots s’essaient tout de même.
workshop-basis-printed = imprimé
workshop-basis-inferred = déduit
workshop-basis-reconstructed = reconstitué
workshop-basis-pack = d’un fichier
workshop-basis-about = Comment on le sait : { $basis }
workshop-yes = oui
workshop-no = non
workshop-cell = { $column }, { $row }
workshop-was = était { $text }
workshop-add = Ajouter : { $group }, { $row }
workshop-stays = « { $text } » reste ici ; cette rangée est essayée telle qu’elle est dans la boîte.
workshop-stays-empty = Cette rangée est essayée telle qu’elle est dans la boîte.
workshop-fits = Toutes les cases conviennent.
workshop-counts = { $cells ->
        [0] Rien n’est changé.
        [one] Une case est changée.
       *[other] { $cells } cases dans { $rows ->
            [one] une rangée
           *[other] { $rows } rangées
        } sont changées.
    }
workshop-to-mend = { $count ->
        [one] Une case à corriger :
       *[other] { $count } cases à corriger. La première :
    }
workshop-go-there = Y aller
workshop-lost = Non repris :
workshop-close = Fermer
workshop-try = Essayer
workshop-try-about = avant et après, avec la même chance
workshop-stop = Arrêter
workshop-play = Jouer
workshop-seats = Sièges
workshop-bots = Robots
workshop-options = Options
workshop-usual = comme d’habitude
workshop-options-changed = { $count ->
        [one] une n’est pas comme d’habitude
       *[other] { $count } ne sont pas comme d’habitude
    }
workshop-apart = Elles font partie du changement : avant se joue comme d’habitude
workshop-in-every-seat = { $bot } à chaque siège
workshop-before = avant
workshop-after = après
workshop-less = moins
workshop-more-than = plus
workshop-games = { $games } parties sur { $wanted } de chaque
workshop-games-so-far = { $games } parties de chaque
workshop-starting = On mélange …
workshop-waiting = { $ahead ->
        [0] D’autres essaient quelque chose ; cela commence dès que l’un a fini.
        [one] Un essai attend avant le vôtre.
       *[other] { $ahead } essais attendent avant le vôtre.
    }
workshop-left = { $seconds } s, encore { $rest } s environ
workshop-seconds = { $seconds } s
workshop-done = fini en { $seconds } s
workshop-stopped = arrêté après { $seconds } s
workshop-failed = Cela n’a pas pu être essayé.
workshop-gone = Le serveur a interrompu cet essai. Essayez encore.
workshop-failed-games = { $count ->
        [one] Une partie n’est pas arrivée à sa fin.
       *[other] { $count } parties ne sont pas arrivées à leur fin.
    }
workshop-as-it-was = Avec le contenu tel qu’il était à { $time }.
workshop-nothing-yet = Changez une case, puis essayez : les mêmes parties se jouent avant et après, et voici ce qui diffère.
workshop-nothing-changed = Changez une case, ou une option qui fait partie du changement.
workshop-to = à
workshop-progress = Où en est l’essai
workshop-won-with = Gagné avec, %
workshop-won-about = De ceux qui l’ont pris ou reçu. Ce n’est pas une cause.
workshop-won-row = { $row } : { $before } % avant, { $after } % après
workshop-fair = équitable
workshop-fold = Replier { $row }
