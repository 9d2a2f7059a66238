### Mots de Castle von Loghan dont on a rarement besoin, et qui viennent alors.

## Pourquoi une chose est impossible

castle-von-loghan-why-not = « { $choice } » n’est pas possible maintenant.
castle-von-loghan-why-not-first = « { $choice } » n’est pas une carte de Priorité 1 de votre main, ni rien d’utilisable maintenant.
castle-von-loghan-why-not-wield = « { $choice } » : vos mains ne peuvent ni prendre ni ranger cela.
castle-von-loghan-why-not-extra = Une carte de plus coûte { $clarity } Lucidité et demande une carte dans le paquet.
castle-von-loghan-why-not-discard = « { $choice } » : cette carte n’est pas dans cette main, ou ne la quitte qu’en récupérant.
castle-von-loghan-why-decide = « { $choice } » n’est pas une carte Décision que l’on peut choisir ici.
castle-von-loghan-why-no-way = Aucun chemin ouvert vers cette salle : { castle-von-loghan-room-name }. Les portes verrouillées doivent être ouvertes, et une salle au « ? » ouvert arrête le groupe.
castle-von-loghan-why-not-force = { $why ->
        [none] Il n’y a pas de telle porte sur ce plateau.
        [open] Cette porte n’est pas verrouillée.
        [story] Seule l’Histoire ouvre cette porte.
        [far] Le groupe ne peut atteindre cette porte.
        [declined] Forcer une porte n’a pas été payé pendant ce tour, et ne se tente plus avant le suivant.
       *[energy] Forcer une porte coûte { $energy } Énergie, et tous ensemble en ont moins.
    }
castle-von-loghan-why-no-room = Cette salle n’existe pas sur ce plateau : { castle-von-loghan-room-name }.
castle-von-loghan-why-go-on = Après un tour dans une salle nettoyée, le groupe poursuit vers une salle au « ? » ouvert, s’il peut en atteindre une. Celle-ci est nettoyée : { castle-von-loghan-room-name }.
castle-von-loghan-why-not-disenchant = « { $choice } » : il n’y a rien là, ou c’est l’inverse : ce qui a un prix se désenchante, ce qui n’en a pas se défausse.
castle-von-loghan-why-no-place = { castle-von-loghan-agent-name } n’a pas de place pour { castle-von-loghan-treasure-name }.
castle-von-loghan-why-not-bid = La prochaine enchère est d’au moins { $least } Énergie, et l’on ne peut offrir plus que l’on n’a.
castle-von-loghan-why-no-trade = { castle-von-loghan-agent-name } doit avoir de quoi donner, peut proposer { $most } échanges par tour, et n’en propose pas en combat ni dans une salle nettoyée.
castle-von-loghan-why-not-use = { castle-von-loghan-treasure-name } : { $why ->
        [used] déjà employé pendant ce tour.
        [dropped] lâché, ou épuisé pour ce combat.
        [shut] { castle-von-loghan-agent-name } ne peut le prendre en main : mains et inventaire sont pleins.
        [useless] cela n’apporterait rien maintenant.
       *[moment] ce n’est pas le moment.
    }
castle-von-loghan-why-no-skill = { castle-von-loghan-agent-name } : { $why ->
        [used] le talent a déjà servi pendant ce tour.
        [declined] le talent n’a pas été payé pendant ce tour, et ne se tente plus avant le suivant.
        [clarity] le talent demande { $clarity } Lucidité.
        [energy] le talent coûte { $energy } Énergie, et tous ensemble en ont moins.
        [useless] le talent n’apporterait rien maintenant.
       *[moment] ce n’est pas le moment pour le talent.
    }
castle-von-loghan-why-small = « { $choice } » : dans une salle nettoyée, on ne peut que fouiller ou se faufiler.
castle-von-loghan-why-no-token = « { $choice } » : il n’y a pas de jeton Fouille ici.
castle-von-loghan-why-not-adjacent = On se faufile dans une salle voisine, au « ? » ouvert, sans porte verrouillée. Celle-ci n’en est pas : { castle-von-loghan-room-name }.
castle-von-loghan-why-no-clarity = « { $choice } » : se faufiler coûte 1 Lucidité, et il n’y en a plus.
castle-von-loghan-why-no-cloak = La Cape d’invisibilité coûte { $energy } Énergie.
castle-von-loghan-why-not-aim = « { $choice } » : aucun Ennemi attaquable ne se tient là.
castle-von-loghan-why-not-held = « { $choice } » : cette carte n’est pas dans la main.
castle-von-loghan-why-no-power = « { $choice } » : il ne reste pas de Puissance pour cela.
castle-von-loghan-why-not-paid = « { $choice } » : son Énergie ou sa Lucidité ne peut être payée.

## Champs de la table, pour le plateau simple

castle-von-loghan-field-place = { $value ->
        [0] Porterie
        [1] Salle des gardes
        [2] Armurerie
        [3] Cuisine
        [4] Office
        [5] Grande salle
        [6] Salle du trône
        [7] Chapelle
        [8] Escalier-crypte
        [9] Bibliothèque
        [10] Cabinet
        [11] Serre
        [12] Observatoire
        [13] Tour de guet
        [14] Chambre forte
        [15] Salle d’horloge
        [16] Les spécimens
        [17] Générateur
        [18] Chambre froide
        [19] Cœur des archives
        [20] Parc
        [21] Couloir sud
        [22] Couloir ouest
        [23] Couloir est
        [24] Galerie nord
       *[25] Palier
    }
castle-von-loghan-field-round = Tour
castle-von-loghan-field-phase = Phase
    .value = { $value ->
            [0] Mise en place
            [1] Déplacement
            [2] Événement
            [3] Alerte
            [4] Combat
            [5] Récompense
           *[6] Relève
        }
castle-von-loghan-field-board = Plateau
    .value = { $value ->
            [0] Passé
            [1] Anomalie
           *[2] Futur
        }
castle-von-loghan-field-group = Le groupe est ici
    .value = { castle-von-loghan-field-place }
castle-von-loghan-field-health = Santé
castle-von-loghan-field-clarity = Lucidité
castle-von-loghan-field-fight = Manche de combat
castle-von-loghan-field-beaten = Ennemis vaincus
castle-von-loghan-field-agents = Agents
    .entry = { $index ->
            [0] I
            [1] II
            [2] III
            [3] IV
            [4] V
           *[5] VI
        }
    .value = { $value ->
            [0] Pill
            [1] Bastion
            [2] Lumen
            [3] Rook
            [4] Wisp
            [5] Cog
           *[other] nº { $value }
        }
castle-von-loghan-field-energy = Énergie
    .entry = { $index ->
            [0] I
            [1] II
            [2] III
            [3] IV
            [4] V
           *[5] VI
        }
    .value = { $value }
castle-von-loghan-field-points = Points Récompense
    .entry = { $index ->
            [0] I
            [1] II
            [2] III
            [3] IV
            [4] V
           *[5] VI
        }
    .value = { $value }
castle-von-loghan-field-hands = Cartes Combat
    .entry = { $index ->
            [0] I
            [1] II
            [2] III
            [3] IV
            [4] V
           *[5] VI
        }
    .value = { $value ->
            [0] Coup
            [1] Coup critique
            [2] Attaque rusée
            [3] Parade
            [4] Soutien
            [5] Riposte
            [6] Riposte violente
           *[7] RATÉ
        }
castle-von-loghan-field-clean = Salles nettoyées
    .value = { castle-von-loghan-field-place }
castle-von-loghan-field-foe-health = Santé des Ennemis
    .entry = { $index ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
            [5] 6
            [6] 7
            [7] 8
            [8] 9
            [9] 10
            [10] 11
            [11] 12
           *[other] { $index }
        }
    .value = { $value }

## Ce qui arrive plus tard dans une partie

castle-von-loghan-backpack-shut = { castle-von-loghan-agent-name } a les mains et l’inventaire pleins : son sac est fermé, et rien n’y est utilisable.
castle-von-loghan-throws-away = { castle-von-loghan-agent-name } défausse { castle-von-loghan-treasure-name }.
castle-von-loghan-returns = { castle-von-loghan-agent-name } remet un trésor dans son paquet.
castle-von-loghan-no-attacks = Aucun Ennemi n’attaque pendant cette manche.
castle-von-loghan-drops = { castle-von-loghan-agent-name } lâche { castle-von-loghan-treasure-name }.
castle-von-loghan-mends = { castle-von-loghan-enemy-name } perd un jeton Dégât{ $whose ->
        [character] { "" } de { castle-von-loghan-agent-name }
       *[nobody] { "" }
    } (Santé restante { $left }).
castle-von-loghan-won = L’histoire est racontée jusqu’au bout : { castle-von-loghan-closing-title }. { castle-von-loghan-closing-text }
castle-von-loghan-remembered = { castle-von-loghan-memory-text }
castle-von-loghan-revived = Le groupe est sauvé : la Santé remonte à { $health }.
castle-von-loghan-no-enemies = Il ne reste aucun Ennemi à venir. L’Exploration finit.
castle-von-loghan-board = { $how ->
        [first] Le château se dresse dans { castle-von-loghan-board-name }. Le groupe est dans { castle-von-loghan-the-place }.
        [story] Le temps se déchire, et le château autour du groupe est un autre : voici { castle-von-loghan-board-name }. Le groupe est toujours dans { castle-von-loghan-the-place }.
       *[journey] Le groupe voyage dans le temps vers { castle-von-loghan-board-name }.
    }
castle-von-loghan-travels = { castle-von-loghan-agent-name } fera voyager le groupe vers { castle-von-loghan-board-name } à la fin de ce tour.
castle-von-loghan-stays = { castle-von-loghan-agent-name } décide en Chef : le groupe reste dans { castle-von-loghan-board-name }.
castle-von-loghan-uncleans = Il n’y a plus de jeton Nettoyé dans { castle-von-loghan-the-room }.
castle-von-loghan-turns-up = On retourne { castle-von-loghan-treasure-name }.
castle-von-loghan-lies-aside = Personne ne prend { castle-von-loghan-treasure-name }. La carte reste de côté jusqu’à la fin du paquet Récompense.
castle-von-loghan-shuffled-back = { $count ->
        [one] Le trésor mis de côté retourne dans son paquet.
       *[other] Les { $count } trésors mis de côté retournent dans leurs paquets.
    }
castle-von-loghan-takes-trophy = { castle-von-loghan-agent-name } prend { castle-von-loghan-enemy-name } comme trophée.
castle-von-loghan-no-trophy = { castle-von-loghan-agent-name } ne prend aucun trophée.
castle-von-loghan-boss-is-hurt = { castle-von-loghan-agent-name } prépare { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } pour le Boss.
castle-von-loghan-pay-share =
    { castle-von-loghan-agent-name } peut payer une part
    .ask = { $what ->
            [skill] Un talent
            [door] Forcer une porte
           *[timeline] Un voyage dans le temps
        } coûte encore { $left } Énergie. Combien paie { castle-von-loghan-agent-name } ?
    .brings = Le voyage dans le temps coûte encore { $left } Énergie. Combien paie { castle-von-loghan-agent-name } ? Pour chaque tranche de { $each }, un trésor rouge.
castle-von-loghan-deal =
    { castle-von-loghan-agent-name } peut accepter un échange
    .ask = { castle-von-loghan-agent-name } offre { $treasure ->
            [none] { $energy ->
                [0] rien
               *[other] { $energy } Énergie
            }
            [unseen] un trésor { castle-von-loghan-colour-name }
           *[other] { castle-von-loghan-treasure-name }
        }{ $more ->
            [0] { "" }
           *[other] { "" } avec { $more } de plus (voir le journal)
        }{ $treasure ->
            [none] { "" }
           *[other] { $energy ->
                [0] { "" }
               *[other] { "" } et { $energy } Énergie
            }
        } et veut { $wanted ->
            [none] { $back ->
                [0] rien
               *[other] { $back } Énergie
            }
           *[other] { castle-von-loghan-wanted-name }
        }{ $wanted_more ->
            [0] { "" }
           *[other] { "" } avec { $wanted_more } de plus (voir le journal)
        }{ $wanted ->
            [none] { "" }
           *[other] { $back ->
                [0] { "" }
               *[other] { "" } et { $back } Énergie
            }
        }. Acceptez-vous ?
castle-von-loghan-no-health = { $how ->
        [scored] Il n’y a plus de Santé. L’Exploration est comptée.
       *[lost] Il n’y a plus de Santé. La partie est perdue.
    }
castle-von-loghan-boss-is-changed = { $how ->
        [more] Le Boss aura { $by } Santé de plus.
       *[less] Le Boss aura { $by } Santé de moins.
    }
castle-von-loghan-line = { castle-von-loghan-line-text }
castle-von-loghan-refuses-reward = { castle-von-loghan-agent-name } ne prend pas { castle-von-loghan-treasure-name }.
castle-von-loghan-time-is-up = { $how ->
        [lost] Il n’y a plus de temps. L’histoire est perdue.
       *[scored] L’Exploration est finie et comptée.
    }
