### L’atelier, en français.

workshop-mistake-number = { $field } : un nombre entier, de { $least } à { $most }
workshop-mistake-any-number = { $field } : un nombre entier
workshop-mistake-word = { $field } : l’un de { $words }
workshop-mistake-words = { $field } : quelques-uns de { $words }, séparés par des virgules
workshop-mistake-some = { $field } : des mots séparés par des virgules
workshop-mistake-yes = { $field } : yes ou no
workshop-mistake-text = { $field } : au plus { $most } lettres
workshop-mistake-written = { $field } : le jeu ne peut pas le lire ({ $reason })
workshop-mistake-needed = { $field } : il faut quelque chose ici
workshop-mistake-rule = { $field } : { $reason }
workshop-mistake-rows = { $table } : { $reason }
workshop-mistake-whole = { $reason }
workshop-and-more = { $words } et { $number } autres

workshop-lost-file = Ce n’est pas un jeu de contenu lisible : { $reason }
workshop-lost-empty = Il n’y a aucune rangée dans { $reason } : rien n’est changé.
workshop-lost-no-table = Il n’y a pas de table [[{ $table }]] ici ; il y a : { $known }.
workshop-lost-no-key = [[{ $table }]], rangée { $row } : elle ne dit pas son { $field } et ne remplace donc rien.
workshop-lost-no-field = [[{ $table }]], { $row } : il n’y a pas de champ { $field }.

workshop-slot = { $field } { $number }

## Ce qui est dit d’un chiffre

workshop-difference = Une différence : { $amount } ± { $half }
workshop-none = Aucune au-delà de { $amount }
workshop-open = Encore { $games } parties environ
workshop-says-nothing-yet = Rien n’est dit avant le premier repère.
