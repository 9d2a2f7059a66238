### Les études, en français.

## La page

study-eyebrow = Étude Bothy
study-title = { $game }, { $seats ->
        [1] une place
        [2] deux places
        [3] trois places
        [4] quatre places
        [5] cinq places
        [6] six places
       *[other] { $seats } places
    }
study-bot = { $level ->
        [gentle] Doux
        [sharp] Affûté
       *[steady] Posé
    }
study-fact-games = { $number } parties
study-fact-bots = { $bots } à chaque place
study-fact-bots-round = { $bots } tour à tour à chaque place
study-fact-pack = avec un contenu à elle
study-fact-failed = { $number } parties ont échoué
study-fact-failed-sample = de l’échantillon { $number } ont échoué
study-stands-out = Ce qui ressort
study-stands-out-about = { $looked } chiffres examinés, { $standing ->
        [0] aucun ne ressort
        [one] un seul ressort
       *[other] { $standing } ressortent
    }, corrigés pour leur nombre (Holm : l’un d’eux n’est là par hasard que dans 5 % des cas au plus). { $looks ->
        [1] Les barres pâles sont des intervalles à 95 %.
       *[other] Les barres pâles sont des intervalles à 95 % pour { $looks } regards au plus, le doute réparti également.
    }
study-nothing = Rien : aucun chiffre ne s’écarte de ce qu’on attendrait plus que le hasard ne l’explique.
study-quiet = Examiné et trouvé calme
study-section = Section { $number }
study-again = Refaire l’étude
study-again-about = Bothy { $version }, règles { $rules }, graine { $seed }. Tous les chiffres : { $file }.
study-again-bare = Bothy { $version }, règles { $rules }, graine { $seed }.
study-other-language = English: --lang en
study-interval = 95 %
study-fair = équitable
study-mean = moyenne { $mean }
study-more = et { $number } autres, dans le JSON
study-nobody-seen = aucun

## Ce qui ressort

study-found-seat = La place { $number } gagne { $more ->
        [yes] plus
       *[no] moins
    } souvent.
    .evidence = { $share } des parties ({ $range }) ; { $fair } serait équitable.
study-found-order = { $number ->
        [1] Qui commence gagne
        [2] Qui vient en deuxième gagne
        [3] Qui vient en troisième gagne
       *[other] Qui vient en { $number }e gagne
    } { $more ->
        [yes] plus
       *[no] moins
    } souvent.
    .evidence = { $share } des parties ({ $range }) ; { $fair } serait équitable.
study-found-bot = { $name } gagne { $more ->
        [yes] plus
       *[no] moins
    } souvent.
    .evidence = { $share } à chacune de ses places ({ $range }) ; { $fair } serait équitable.
study-found-choice = Qui répond « { $label } » gagne { $more ->
        [yes] plus
       *[no] moins
    } souvent.
    .evidence = { $question } : qui la choisit au moins une fois gagne { $share } ({ $range }) ; { $fair } serait égal. Ce n’est pas une cause.
study-found-thing = { $shared ->
        [yes] Les groupes qui { $heard ->
                [yes] ont affaire à
               *[no] choisissent
            } « { $label } » gagnent
       *[no] Qui { $heard ->
                [yes] a affaire à
               *[no] choisit
            } « { $label } » gagne
    } { $more ->
        [yes] plus
       *[no] moins
    } souvent.
    .evidence = { $table } : { $shared ->
        [yes] là où { $heard ->
                [yes] il en est question
               *[no] quelqu’un la choisit
            }, { $share } sont gagnées
       *[no] { $heard ->
                [yes] de qui on le dit
               *[no] qui la choisit
            } au moins une fois gagne { $share }
    } ({ $range }) ; { $fair } serait égal. Ce n’est pas une cause.
study-found-luck = { $more ->
        [yes] Bonne fortune
       *[no] Mauvaise fortune
    } : « { $label } »
    .evidence = Chaque fois que cela arrive à une place, elle gagne à la fin { $share } ({ $range }) ; avec n’importe quelle issue de ce genre { $fair }.
study-found-never = Personne ne répond « { $label } ».
    .evidence = { $question } : offerte { $count } fois, jamais choisie ; { $high } au plus la choisiraient.
study-found-habit = Presque tous répondent « { $label } ».
    .evidence = { $question } : choisie { $share } des fois où elle est offerte ({ $range }).
study-found-decided-early = À mi-chemin, tout est presque joué.
    .evidence = Qui mène à la moitié de la partie gagne { $share } ({ $range }).
study-found-open-late = Tout reste ouvert jusqu’à la fin.
    .evidence = Qui mène aux huit dixièmes de la partie ne gagne que { $share } ({ $range }).
study-found-comeback = Les derniers reviennent.
    .evidence = Qui est dernier à la moitié de la partie gagne encore { $share } ({ $range }).
study-found-ties = On finit souvent à égalité.
    .evidence = { $share } des parties finissent à égalité de points en tête ({ $range }).
study-found-forced = Bien des réponses ne sont pas un choix.
    .evidence = { $share } des réponses n’avaient pas d’autre possibilité ({ $range }).
study-found-skill = { $more ->
        [yes] L’adresse compte
       *[no] Le plus fort des bots fait moins bien
    }.
    .evidence = { $shared ->
        [yes] Les groupes de bots { $strong } gagnent { $share } ({ $range }), ceux de bots { $weak } { $fair }, avec la même chance.
       *[no] Un bot { $strong } parmi des bots { $weak } gagne { $share } ({ $range }) avec la même chance ; { $fair } serait équitable.
    }
study-found-aimed = Les réponses visent les autres.
    .evidence = { $share } d’entre elles changent les perspectives d’un autre plus que les siennes ({ $range }).
study-found-too-hard = On ne gagne presque jamais.
    .evidence = { $share } des parties ({ $range }).
study-found-too-easy = On gagne presque toujours.
    .evidence = { $share } des parties ({ $range }).

## Calme

study-quiet-seat = Places
    .about = toutes à moins de { $points } points de l’équité, à { $half } près
study-quiet-order = Ordre
    .about = tous à moins de { $points } points de l’équité, à { $half } près
study-quiet-ties = Égalités
    .about = { $share } des parties ({ $range })
study-quiet-forced = Sans choix
    .about = { $share } des réponses ({ $range })
study-quiet-lead = Tête
    .about = qui mène à mi-chemin gagne { $share } ({ $range })
study-quiet-skill = Adresse
    .about = { $strong } ne se distingue pas de { $weak } : { $share } ({ $range })
study-quiet-luck = Hasard
    .about = { $number } issues, aucune ne pèse sur la victoire
study-quiet-choice = Choix
    .about = { $number } réponses, aucune ne va avec la victoire ou la défaite
study-quiet-thing = Cartes, salles, pièces
    .about = { $number } chiffres, aucun ne va avec la victoire ou la défaite
study-quiet-group = Victoires
    .about = { $share } des parties ({ $range })
study-quiet-length = Durée
    .about = neuf parties sur dix : { $low } à { $high } décisions

## Sections

study-seats = Places et ordre
study-seats-even = Toutes les places ensemble : { $even ->
        [yes] on ne les distingue pas de l’égalité
       *[no] elles ne sont pas égales
    } (khi carré, probabilité { $chance }).
study-by-seat = Victoires par place
study-by-order = Victoires par ordre
    .about = à partir de qui fut interrogé en premier
study-by-bot = Victoires par bot
    .about = à chacune de ses places
study-points-by-seat = Points par place
study-points-by-order = Points par ordre
    .about = à partir de qui fut interrogé en premier
study-seat = Place { $number }
study-order = { $number ->
        [1] qui commença
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] numéro { $number }
    }
study-scores = Points
study-scores-about = Neuf totaux sur dix sont entre { $low } et { $high }. Le vainqueur fait { $winner }, le dernier { $last }.
study-margin-about = Écart moyen { $margin } ; { $close } des parties finissent à deux points près.
study-all-scores = Totaux
    .about = toutes les places, les vainqueurs devant
study-margins = Avance du vainqueur
    .about = points d’avance sur le suivant
study-all = toutes les places
study-winners = vainqueurs
study-length = Durée
study-length-about = { $decisions } décisions par partie, { $person } par personne.
study-rounds-about = { $rounds } manches.
study-minutes-about = { $minutes } minutes à table, si une réponse prend { $turn } s, un mot de négociation { $talk } s et une réaction { $reaction } s ; ceux qui répondent ensemble réfléchissent ensemble.
study-ways-about = { $ways } possibilités là où il y a un choix ; { $forced } des réponses n’en ont pas.
study-persons = Décisions par personne
study-minutes = Où vont les { $minutes } minutes
study-minutes-about-questions = Où va le temps
study-minutes-short = minutes par partie
study-minutes-rest = le reste
study-minute = { $minutes } min
study-widths = Nombre de possibilités
    .about = % des réponses ; une seule n’est pas un choix
study-lead = La tête
study-lead-about = Une partie est coupée en dixièmes selon ses réponses et ses tirages. { $outlook ->
        [yes] Qui mène est dit par les perspectives du jeu lui-même, chaque fois que quelque chose est réglé.
       *[no] Mène qui gagnerait si tout finissait maintenant.
    }
study-lead-changes = La tête change de main { $changes } fois.
study-lead-for-good = Le gagnant prend la tête pour de bon au dixième { $tenth } de la partie ({ $range }).
study-lead-comeback = Qui est dernier à mi-chemin gagne { $share }.
study-leader-wins = Qui mène finit par gagner
    .about = % des parties, par dixième de partie
study-for-good = La tête prise pour de bon
    .about = % des parties, par dixième
study-changes = Changements de tête
    .about = % des parties
study-hopes = Les perspectives du groupe
    .about = par dixième de partie
study-hopes-all = toutes
study-hopes-lost = perdues
study-choices = Choix
study-choices-about = Combien de fois une réponse fut offerte et choisie, et ce qu’ont gagné ceux qui l’ont choisie au moins une fois.
study-no-cause = Gagner avec elle n’est pas une cause : qui mène choisit peut-être autrement.
study-things = Cartes, salles, pièces
study-things-about = Pour chaque ligne du contenu dont parle une réponse : combien de fois elle fut offerte et choisie, à n’importe quelle question, et ce qu’ont gagné ceux qui l’ont choisie au moins une fois.
study-overheard-about = De quoi il s’agit ({ $tables }), seuls les boutons à la table le disent ; on le compte donc dans les { $games } parties que l’on a écoutées : une fois par question, de quelque façon qu’elle l’offre.
study-overheard = { $table }, selon ce que disent les boutons
study-asked-about-about = Là où une question porte sur une ligne, et que ses réponses ne la nomment pas ou la nomment toutes ({ $games } parties écoutées) : combien de fois chaque réponse fut donnée.
study-asked-about = { $table } · { $question } : { $answer }
study-alike-answers = { $label } et semblables
study-asked = demandée par partie
study-answered = répondue
study-heard-about = Dans les { $games } parties que l’on a écoutées, aussi : dans combien il en fut question, et ce qu’{ $shared ->
        [yes] y a gagné le groupe
       *[no] ont gagné ceux de qui on le disait
    }.
study-heard = { $table }, { $shared ->
        [yes] quand il en est question
       *[no] dites de quelqu’un
    }
study-met = parties
study-offered = offerte par partie
study-taken = choisie
study-won = gagne avec
study-luck = Hasard
study-luck-about = Ce que le hasard apporte, et ce qu’une place gagne à la fin chaque fois que cela lui arrive, à côté de toutes les issues de ce genre (pointillé). Là où cela n’arrive à personne en particulier, seulement combien de fois.
study-came = combien de fois
study-skill = Chance et adresse
study-skill-about = { $deals } donnes, chaque fois la même chance, chaque place à son tour : { $games } parties à part.
study-skill-group = { $deals } donnes, deux fois la même chance : { $games } parties à part.
study-skill-none = Le jeu n’a pas de bot à lui : il n’y a pas d’adresse à comparer.
study-skill-off = Laissé de côté (--no-rollouts).
study-interaction = Une réponse change ses propres perspectives de { $own } points sur cent et celles de chaque autre de { $others } ; { $aimed } des réponses changent celles d’un autre plus que les siennes ({ $games } parties regardées de près).
study-interaction-none = On ne peut pas dire combien une réponse change les perspectives des autres : { $why ->
        [shared] tous gagnent ou perdent ensemble.
        [alone] il n’y a personne d’autre.
        [outlook] le jeu n’a pas de perspectives à lui.
       *[none] dans aucune partie regardée de près quelqu’un n’avait seul un choix.
    }
study-sample-about = L’échantillon coûte { $whole } parties à lui, en plus des { $games } qui sont comptées : { $closer } regardées de près, { $rollouts } jouées à partir du milieu de celles-ci, { $mirrored } de donnes en miroir{ $difficulty ->
        [0] .
       *[other] , { $difficulty } par difficulté.
    }
study-one-strong = Un bot { $strong } parmi des bots { $weak }
study-strong-groups = Groupes de bots pareils
study-spread = Ce qui disperse les points
    .about = part de la variance
study-spread-deal = la donne
study-spread-level = le niveau de jeu
study-spread-rest = le reste
study-told = Quand on peut dire qui gagnera
    .about = en jouant { $rollouts } fois la suite, cartes ouvertes
study-told-group = Quand on peut dire la fin
    .about = en jouant { $rollouts } fois la suite, cartes ouvertes
study-told-after = après { $tenths } dixièmes
study-difficulties = Victoires par difficulté
    .about = les mêmes { $games } donnes avec chacune
study-difficulty-alone = Victoires par difficulté
    .about = toutes les { $games } parties ; d’autres se jouent dans l’échantillon, qui fut laissé de côté
study-ends = Comment cela finit
study-how-ends = Fins de partie
study-ended-in = Ce qui fut demandé ou tiré en dernier
    .about = avant la fin de la partie
study-end-clear = aux points
study-end-shared = partagée
study-end-nobody = sans vainqueur
study-end-won = gagnée
study-end-lost = perdue
study-lost-in = Où l’on perd
    .about = % des parties perdues, par manche
study-round = manche { $number }
study-lost-why = Ce qui fait perdre
    .about = ce qui est dit au dernier coup et jamais avant
study-lost-with = Rencontré en dernier : { $table }
    .about = % des { $games } parties perdues que l’on a écoutées
study-never-met-about = { $offered } des { $all } réponses du vocabulaire ne furent jamais offertes.
study-content-about = { $unmet ->
        [0] Tout le contenu qui peut être nommé a été rencontré
       *[other] { $unmet } lignes de contenu sur { $all } n’ont jamais été rencontrées : nommées par aucune réponse proposée, ni par rien de ce qui s’est passé
    } dans { $games } parties que l’on a écoutées. Ce qui n’est dans aucune vient dans { $high } des parties au plus.
study-content-silent = Jamais nommées par ce qui se passe, si bien qu’on n’en peut rien dire : { $tables }.
study-never-content = Contenu jamais rencontré
study-alike = { $number ->
        [0] { $label }
       *[other] { $label } et { $number } du même genre
    }
study-never-taken = Jamais choisi
study-never-came = Jamais demandé
study-never-offered = Jamais offert

## Au terminal

study-progress-games = parties
study-progress-content = écoute
study-progress-closer = regard de près
study-progress-skill = donnes en miroir
study-progress-difficulty = difficultés
study-cost = Pas d’échantillon ; les { $games } parties comptées : { $counted } s de processeur.
study-sample-cost = L’échantillon : { $closer } parties regardées de près (la suite jouée { $rollouts } fois à { $moments } moments de chacune au plus), { $skill } donnes en miroir{ $difficulty ->
        [0] {""}
       *[other] , { $difficulty } donnes par difficulté
    } : { $seconds } s de processeur{ $known ->
        [yes] {""}
       *[no] {" "}cette fois-ci
    } ; les { $games } parties comptées : { $counted } s.
study-line = { $word } : { $about }
study-written = Écrit : { $files }
study-stopped = interrompu : { $done } parties sur { $wanted } sont comptées ; la même commande avec le même --out continue d’ici
study-stopped-lost = interrompu : { $done } parties sur { $wanted } sont comptées ; avec --out la suivante aurait pu continuer d’ici
study-until-met = La moitié de l’intervalle des parts de victoire est d’au plus { $until } après { $games } parties (regard { $look } sur { $looks } au plus).
