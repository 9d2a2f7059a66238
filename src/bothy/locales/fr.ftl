### What all games share, in French.

## Seats

you = Vous
seat-number = Siège { $number }
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
command-save = garder
    .about = garder désormais la partie dans un fichier : garder FICHIER
command-quit = quitter
    .about = quitter la table
command-rule =
    .about = la règle de la question ; « ? N12 » une autre règle, « ? » et un choix la règle de ce choix
play-option = { $name } ({ $value })
play-round = Manche { $round }
play-next = Ensuite : { $steps }
play-no-number = Il n’y a pas de { $text } dans cette liste.
play-no-clause = { $text ->
        [none] Aucune règle n’est notée pour cette question.
       *[other] Il n’y a pas de règle « { $text } ». Essayez « ? » seul, ou un numéro comme « ? N12 ».
    }
play-sure = « { $choice } » ne pourra pas être repris. Tapez-le encore, ou « oui », pour confirmer.
play-think-again = Rien n’a été fait. Choisissez à nouveau.
play-undone = Vous reprenez votre dernière réponse.
play-no-undo = Rien à reprendre : depuis votre dernière réponse, quelqu’un d’autre a répondu ou quelque chose a été révélé.
play-save-where = Dites où : garder FICHIER
play-save-exists = Il y a déjà un fichier { $file }. Choisissez un autre nom.
play-kept = La partie est gardée dans { $file }.
play-resumed = La partie reprend depuis { $file }.
play-torn = La dernière ligne du journal, coupée au milieu, a été laissée de côté.
play-left = À bientôt ! Cette partie n’a pas été gardée ; avec --journal FICHIER, ou « garder FICHIER », vous pourriez la reprendre.
play-left-kept = À bientôt ! Pour reprendre :
play-replay = Pour la relire :
play-trouble = Cela ne va pas : { $error }
replay-unfinished = Le journal s’arrête ici, avant la fin de la partie.

## The score sheet

sheet-title = Fin de la partie
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
sheet-nobody = Personne ne gagne.
