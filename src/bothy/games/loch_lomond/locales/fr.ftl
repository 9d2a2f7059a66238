### Monsters of Loch Lomond en français.

loch-lomond-about = Retenez où se cachent les monstres, chassez-les de votre clan, et criez SAORSA !!
loch-lomond-how =
    Votre clan a quatre cartes, et vous n’en connaissez que deux. À votre tour, prenez la carte ouverte
    ou piochez, et échangez-la contre une des vôtres, ou jouez la carte piochée pour son action.
    Quand une carte arrive sur la pile ouverte et que vous savez où s’en trouve une autre, criez Shoo !!
    pour la chasser. Quand votre clan n’a plus de monstre (4 points ou plus) et que personne, selon vous,
    n’a moins de points, criez SAORSA !! Après quatre manches, le plus petit total gagne.

## What can be agreed before the game

loch-lomond-option-memory = Mémoire
    .about = Les cartes que vous avez regardées restent-elles visibles pour vous ?
    .value-trust = vu une fois : à vous de retenir
    .value-aid = ce que vous avez vu reste visible pour vous
loch-lomond-option-chain = Enchaînements
    .about = Peut-on crier Shoo !! sur une carte qui vient d’être chassée ?
    .value-on = un Shoo peut en entraîner un autre
    .value-off = un seul Shoo par carte
loch-lomond-option-empty-clan = Un clan sans cartes
    .about = La manche continue-t-elle quand un clan n’a plus de carte ?
    .value-plays-on = elle continue
    .value-ends = elle s’achève

## Steps: what comes next, and what is asked

loch-lomond-first-start = On tire au sort qui commence
loch-lomond-round = Manche { $round }
loch-lomond-deal = On distribue les cartes
loch-lomond-first-look = Chacun regarde deux cartes
    .ask = Voici vos deux cartes du bas, 3 et 4. Retenez-les : moins votre clan a de points, mieux c’est.
loch-lomond-first-open = On retourne la première carte
loch-lomond-begin-round = Le premier tour
loch-lomond-main-part = Un tour
loch-lomond-turn = { $you ->
        [yes] Votre tour
       *[no] { $seat } joue son tour
    }
    .ask = À vous de jouer. Que faites-vous ?
loch-lomond-take-open = { $you ->
        [yes] Vous prenez la carte ouverte
       *[no] { $seat } prend la carte ouverte
    }
    .ask = { loch-lomond-card } entre dans votre clan. Quelle carte lui fait place et rejoint la pile ouverte ?
loch-lomond-swap-open = Une carte est défaussée
loch-lomond-draw-card = On pioche une carte
loch-lomond-swap-or-play = { $you ->
        [yes] Vous échangez ou jouez
       *[no] { $seat } échange ou joue
    }
    .ask = Vous avez pioché { loch-lomond-card-worth }. L’échangez-vous contre une de vos cartes, ou la jouez-vous ?
loch-lomond-swap-drawn = Une carte est défaussée
loch-lomond-play-card = Une carte est jouée
loch-lomond-end-turn = { loch-lomond-turn }
loch-lomond-next-turn = { loch-lomond-turn }
loch-lomond-turns-end = Les derniers tours sont joués
loch-lomond-afterwards = { $you ->
        [yes] Vous pouvez utiliser un jeton ou une Sorcière
       *[no] { $seat } peut utiliser un jeton ou une Sorcière
    }
    .ask = Avant la fin de votre tour : utilisez-vous ou retournez-vous quelque chose ?
loch-lomond-more-afterwards = Un jeton ou une Sorcière peut encore servir
loch-lomond-count-clans = On compte les clans
loch-lomond-count-after-call = Après « SAORSA !! », on compte les clans
loch-lomond-deal-tokens = On distribue les jetons
loch-lomond-admire-clans = Chacun regarde les clans
    .ask = La manche { $round } est finie, tous les clans sont ouverts. Regardez bien ; ensuite on mélange les cartes.
loch-lomond-shoo = Shoo !!
    .ask = { loch-lomond-card } est sur la pile ouverte. Savez-vous où s’en trouve un autre exemplaire ?
loch-lomond-chase = On chasse quelqu’un
loch-lomond-open-window = Shoo !!
loch-lomond-penalty = Une carte de pénalité
loch-lomond-penalty-card = Une carte de pénalité
loch-lomond-give-card = { $you ->
        [yes] Vous donnez une carte en échange
       *[no] { $seat } donne une carte en échange
    }
    .ask = Laquelle de vos cartes donnez-vous en échange à { $rival_seat } ? Personne ne la regarde.
loch-lomond-peek = On regarde une carte
loch-lomond-show-again = On regarde encore
loch-lomond-peek-top = On regarde le dessus de la pioche
loch-lomond-remember = { $you ->
        [yes] Vous regardez une carte
       *[no] { $seat } regarde une carte
    }
    .ask = { $owner_you ->
        [yes] Votre carte { $slot }
       *[no] La carte { $slot } chez { $owner_seat }
    } est { loch-lomond-card-worth }. Retenez-la.
loch-lomond-remember-top = { $you ->
        [yes] Vous regardez le dessus de la pioche
       *[no] { $seat } regarde le dessus de la pioche
    }
    .ask = Sur le dessus de la pioche se trouve { loch-lomond-card-worth }.
loch-lomond-turn-up-witch = On retourne une carte
loch-lomond-which-witch = { $you ->
        [yes] Vous retournez une carte
       *[no] { $seat } retourne une carte
    }
    .ask = De mémoire, laquelle de vos cartes est une Sorcière ? Une erreur est montrée à tous et coûte une carte de pénalité.
loch-lomond-look-anywhere = { $you ->
        [yes] Vous pouvez regarder une carte
       *[no] { $seat } peut regarder une carte
    }
    .ask = Quelle carte regardez-vous ?
loch-lomond-baby-monster-token = { $you ->
        [yes] Vous jouez un jeton Bébé monstre
       *[no] { $seat } joue un jeton Bébé monstre
    }
    .ask = Quel clan reçoit le Bébé monstre ?
loch-lomond-act = L’action de la carte
loch-lomond-broonie = { $you ->
        [yes] Vous regardez une de vos cartes
       *[no] { $seat } regarde une de ses cartes
    }
    .ask = Broonie : laquelle de vos cartes regardez-vous ?
loch-lomond-baobhan-sith = { $you ->
        [yes] Vous regardez une carte adverse
       *[no] { $seat } regarde une carte adverse
    }
    .ask = Baobhan Sith : quelle carte adverse regardez-vous ?
loch-lomond-search-pile = On fouille la pile ouverte
loch-lomond-ghostly-piper = { $you ->
        [yes] Vous fouillez la pile ouverte
       *[no] { $seat } fouille la pile ouverte
    }
    .ask = Cornemuseur fantôme : quelle carte de la pile ouverte ramenez-vous dans votre clan ?
loch-lomond-piper-swap = { $you ->
        [yes] Vous faites place à la carte trouvée
       *[no] { $seat } fait place à la carte trouvée
    }
    .ask = { loch-lomond-card } entre dans votre clan. Quelle carte lui fait place et rejoint la pile ouverte ?
loch-lomond-swap-found = Une carte est défaussée
loch-lomond-kelpie = { $you ->
        [yes] Vous échangez une carte avec un rival
       *[no] { $seat } échange une carte avec un rival
    }
    .ask = Kelpie : laquelle de vos cartes échangez-vous, sans la voir ?
loch-lomond-kelpie-takes = { $you ->
        [yes] Vous choisissez une carte adverse
       *[no] { $seat } choisit une carte adverse
    }
    .ask = Et contre quelle carte adverse ?
loch-lomond-selkie = { $you ->
        [yes] Vous regardez une carte adverse
       *[no] { $seat } regarde une carte adverse
    }
    .ask = Selkie : quelle carte adverse regardez-vous ? Vous pourrez encore la laisser.
loch-lomond-selkie-looks = La Selkie regarde
loch-lomond-selkie-takes = { $you ->
        [yes] Vous échangez, ou la laissez
       *[no] { $seat } échange, ou la laisse
    }
    .ask = La carte { $place } chez { $rival_seat } est { loch-lomond-card-worth }. Laquelle des vôtres regardez-vous pour la donner en échange ? Une fois vue, il faut échanger.
loch-lomond-selkie-swaps = La Selkie échange
loch-lomond-after-selkie = { $you ->
        [yes] Vous avez échangé
       *[no] { $seat } a échangé
    }
    .ask = Votre carte { $slot } est maintenant { loch-lomond-card-worth } ; en échange, { $rival_seat } a reçu { loch-lomond-other-inside }, en { $place }.
loch-lomond-found-selkie = On chasse une Selkie
loch-lomond-red-cap = { $you ->
        [yes] Vous envoyez le Bonnet rouge chez un rival
       *[no] { $seat } envoie le Bonnet rouge chez un rival
    }
    .ask = Dans quel clan va le Bonnet rouge ?
loch-lomond-loch-monster = { $you ->
        [yes] Vous brouillez les cartes d’un rival
       *[no] { $seat } brouille les cartes d’un rival
    }
    .ask = Monstre du loch : deux cartes d’un même rival changent de place. Quelle est la première ?
loch-lomond-loch-monster-shifts = { $you ->
        [yes] Vous choisissez la seconde carte
       *[no] { $seat } choisit la seconde carte
    }
    .ask = Chez { $rival_seat }, avec quelle carte la carte { $slot } change-t-elle de place ?

## Choices

loch-lomond-pass = Non, passer
loch-lomond-done = C’est vu
loch-lomond-take = Prendre la carte ouverte
    .named = Prendre { loch-lomond-card-worth } sur la pile ouverte
loch-lomond-draw = Piocher
loch-lomond-saorsa = Crier SAORSA !! Votre clan est gelé, les autres ont un dernier tour
loch-lomond-play = La jouer
    .named = { $action ->
        [none] La jouer : elle n’a pas d’action
        [Broonie] La jouer, et regarder une de vos cartes
        [BaobhanSith] La jouer, et regarder une carte adverse
        [GhostlyPiper] La jouer, et fouiller la pile ouverte
        [Kelpie] La jouer, et échanger sans voir avec un rival
        [Selkie] La jouer, et regarder puis échanger avec un rival
        [RedCap] La jouer, et l’envoyer chez un rival
       *[LochMonster] La jouer, et brouiller les cartes d’un rival
    }
loch-lomond-swap = L’échanger contre votre carte { $slot }
loch-lomond-swap-up = L’échanger contre votre carte { $slot }, face visible
loch-lomond-claim-witch = Retourner une carte qui, de mémoire, est une Sorcière
loch-lomond-turn-up = Retourner votre carte { $slot }
    .found = Retourner votre carte { $slot }, la Sorcière
loch-lomond-give = Donner votre carte { $slot }
loch-lomond-at = { $you ->
        [yes] Votre carte { $slot }
       *[no] La carte { $slot } chez { $seat }
    }
loch-lomond-shoo-at = { $you ->
        [yes] Shoo !! Votre carte { $slot }
       *[no] Shoo !! La carte { $slot } chez { $seat }
    }
    .found = { $you ->
        [yes] Shoo !! Chasser la Selkie de votre place { $slot }
       *[no] Shoo !! Chasser la Selkie de la place { $slot } chez { $seat }, contre une de vos cartes
    }
loch-lomond-find = { loch-lomond-card }
loch-lomond-rival = { $seat }
loch-lomond-top = Le dessus de la pioche
loch-lomond-witch = Demander à votre Sorcière : regarder n’importe quelle carte
loch-lomond-stone = Jouer une Pierre de voyance : regarder n’importe quelle carte
loch-lomond-baby = Jouer un jeton Bébé monstre dans un clan rival

## Names inside sentences

loch-lomond-card = { $card ->
        [mercenary] Le Mercenaire
        [peasant] Le Paysan
        [missionary] Le Missionnaire
        [brahan-seer] Le Voyant de Brahan
        [monster-egg] L’Œuf de monstre
        [broonie] Le Broonie
        [baobhan-sith] La Baobhan Sith
        [baby-monster] Le Bébé monstre
        [ghostly-piper] Le Cornemuseur fantôme
        [kelpie] Le Kelpie
        [selkie] La Selkie
        [red-cap] Le Bonnet rouge
        [loch-monster] Le Monstre du loch
        [priest-of-forvie] Le Prêtre de Forvie
        [witch] La Sorcière
        [baby-monster-token] Le jeton Bébé monstre
       *[other] Une carte
    }
loch-lomond-card-inside = { $card ->
        [mercenary] un Mercenaire
        [peasant] un Paysan
        [missionary] un Missionnaire
        [brahan-seer] un Voyant de Brahan
        [monster-egg] un Œuf de monstre
        [broonie] un Broonie
        [baobhan-sith] une Baobhan Sith
        [baby-monster] un Bébé monstre
        [ghostly-piper] un Cornemuseur fantôme
        [kelpie] un Kelpie
        [selkie] une Selkie
        [red-cap] un Bonnet rouge
        [loch-monster] un Monstre du loch
        [priest-of-forvie] un Prêtre de Forvie
        [witch] une Sorcière
        [baby-monster-token] un jeton Bébé monstre
       *[other] une carte
    }
loch-lomond-other-inside = { $other ->
        [mercenary] un Mercenaire
        [peasant] un Paysan
        [missionary] un Missionnaire
        [brahan-seer] un Voyant de Brahan
        [monster-egg] un Œuf de monstre
        [broonie] un Broonie
        [baobhan-sith] une Baobhan Sith
        [baby-monster] un Bébé monstre
        [ghostly-piper] un Cornemuseur fantôme
        [kelpie] un Kelpie
        [selkie] une Selkie
        [red-cap] un Bonnet rouge
        [loch-monster] un Monstre du loch
        [priest-of-forvie] un Prêtre de Forvie
        [witch] une Sorcière
        [baby-monster-token] un jeton Bébé monstre
       *[other] une carte
    }
loch-lomond-card-worth = { loch-lomond-card-inside } ({ $worth })
loch-lomond-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
loch-lomond-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What happens

loch-lomond-starts = { $you ->
        [yes] Vous commencez
       *[no] { $seat } commence
    } la première manche.
loch-lomond-begins = { $you ->
        [yes] La manche { $round } commence : à vous.
       *[no] La manche { $round } commence : à { $seat }.
    }
loch-lomond-opens = { loch-lomond-card } commence la pile ouverte.
loch-lomond-takes = { $you ->
        [yes] Vous prenez { loch-lomond-other-inside } sur la pile ouverte, pour votre place { $slot }, face cachée, et en défaussez { loch-lomond-card-inside }.
       *[no] { $seat } prend { loch-lomond-other-inside } sur la pile ouverte, pour sa place { $slot }, face cachée, et en défausse { loch-lomond-card-inside }.
    }
loch-lomond-takes-up = { $you ->
        [yes] Vous prenez { loch-lomond-other-inside } sur la pile ouverte, pour votre place { $slot }, face visible, et en défaussez { loch-lomond-card-inside }.
       *[no] { $seat } prend { loch-lomond-other-inside } sur la pile ouverte, pour sa place { $slot }, face visible, et en défausse { loch-lomond-card-inside }.
    }
loch-lomond-draws = { $you ->
        [yes] Vous piochez une carte.
       *[no] { $seat } pioche une carte.
    }
loch-lomond-lays = { $you ->
        [yes] Vous la posez face cachée en { $slot } et en défaussez { loch-lomond-card-inside }.
       *[no] { $seat } la pose face cachée en { $slot } et en défausse { loch-lomond-card-inside }.
    }
loch-lomond-lays-up = { $you ->
        [yes] Vous posez { loch-lomond-other-inside } face visible en { $slot } et en défaussez { loch-lomond-card-inside }.
       *[no] { $seat } pose { loch-lomond-other-inside } face visible en { $slot } et en défausse { loch-lomond-card-inside }.
    }
loch-lomond-plays = { $you ->
        [yes] Vous jouez { loch-lomond-card-inside }.
       *[no] { $seat } joue { loch-lomond-card-inside }.
    }
loch-lomond-does-without = { $you ->
        [yes] Vous renoncez à l’action.
       *[no] { $seat } renonce à l’action.
    }
loch-lomond-leaves = { $you ->
        [yes] Vous laissez la carte { $place } chez { $rival_seat }.
       *[no] { $rival_you ->
            [yes] { $seat } vous laisse votre carte { $place }.
           *[no] { $seat } laisse la carte { $place } chez { $rival_seat }.
        }
    }
loch-lomond-calls = { $you ->
        [yes] SAORSA !! Votre clan est gelé, les autres ont un dernier tour.
       *[no] { $seat } crie SAORSA !! Son clan est gelé, les autres ont un dernier tour.
    }
loch-lomond-cannot-move = { $you ->
        [yes] Vous ne pouvez rien faire
       *[no] { $seat } ne peut rien faire
    } : il n’y a plus de carte.
loch-lomond-exhausted = La pioche est vide pour la deuxième fois : la manche est finie.
loch-lomond-stands-still = Personne n’a pioché pendant trois tours de table : la manche est finie.
loch-lomond-empties = { $you ->
        [yes] Votre clan n’a plus de carte : la manche est finie.
       *[no] { $seat } n’a plus de carte dans son clan : la manche est finie.
    }
loch-lomond-shuffles = La pioche est vide. On mélange la pile ouverte, sauf le dessus : { loch-lomond-cards }.
loch-lomond-shoos = { $you ->
        [yes] Shoo !! Vous chassez { loch-lomond-card-inside } de la place { $slot } chez { $owner_seat }.
       *[no] { $owner_you ->
            [yes] Shoo !! { $seat } chasse { loch-lomond-card-inside } de votre place { $slot }.
           *[no] Shoo !! { $seat } chasse { loch-lomond-card-inside } de la place { $slot } chez { $owner_seat }.
        }
    }
loch-lomond-shoos-own = { $you ->
        [yes] Shoo !! Vous chassez { loch-lomond-card-inside } de votre place { $slot }.
       *[no] Shoo !! { $seat } chasse { loch-lomond-card-inside } de sa propre place { $slot }.
    }
loch-lomond-shoos-wrongly = { $you ->
        [yes] Shoo !! Vous désignez la carte { $slot } chez { $owner_seat }
       *[no] { $owner_you ->
            [yes] Shoo !! { $seat } désigne votre carte { $slot }
           *[no] Shoo !! { $seat } désigne la carte { $slot } chez { $owner_seat }
        }
    }, mais c’est { loch-lomond-card-inside }. Elle reste.
loch-lomond-shoos-own-wrongly = { $you ->
        [yes] Shoo !! Vous désignez votre propre carte { $slot }
       *[no] Shoo !! { $seat } désigne sa propre carte { $slot }
    }, mais c’est { loch-lomond-card-inside }. Elle reste.
loch-lomond-no-penalty = { $you ->
        [yes] Vous ne recevez pas de carte de pénalité
       *[no] { $seat } ne reçoit pas de carte de pénalité
    } : il n’y en a plus.
loch-lomond-penalty-paid = { $you ->
        [yes] Vous recevez une carte de pénalité, sans la voir, en { $slot }.
       *[no] { $seat } reçoit une carte de pénalité, sans la voir, en { $slot }.
    }
loch-lomond-gives = { $you ->
        [yes] Vous donnez votre carte { $slot } à { $rival_seat }, en { $place }.
       *[no] { $rival_you ->
            [yes] { $seat } vous donne sa carte { $slot }, en { $place }.
           *[no] { $seat } donne sa carte { $slot } à { $rival_seat }, en { $place }.
        }
    }
loch-lomond-peeks = { $you ->
        [yes] Vous regardez la carte { $slot } chez { $owner_seat }.
       *[no] { $owner_you ->
            [yes] { $seat } regarde votre carte { $slot }.
           *[no] { $seat } regarde la carte { $slot } chez { $owner_seat }.
        }
    }
loch-lomond-peeks-own = { $you ->
        [yes] Vous regardez votre carte { $slot }.
       *[no] { $seat } regarde sa propre carte { $slot }.
    }
loch-lomond-peeks-top = { $you ->
        [yes] Vous regardez le dessus de la pioche.
       *[no] { $seat } regarde le dessus de la pioche.
    }
loch-lomond-turns-up = { $you ->
        [yes] Vous retournez votre carte { $slot } : { loch-lomond-card-inside } !
       *[no] { $seat } retourne sa carte { $slot } : { loch-lomond-card-inside } !
    }
loch-lomond-slips = { $you ->
        [yes] Vous retournez votre carte { $slot }
       *[no] { $seat } retourne sa carte { $slot }
    }, mais c’est { loch-lomond-card-inside }.
loch-lomond-asks-witch = { $you ->
        [yes] Vous interrogez votre Sorcière.
       *[no] { $seat } interroge sa Sorcière.
    }
loch-lomond-uses-stone = { $you ->
        [yes] Vous utilisez une Pierre de voyance.
       *[no] { $seat } utilise une Pierre de voyance.
    }
loch-lomond-plays-baby = { $you ->
        [yes] Vous posez { loch-lomond-card-inside } chez { $rival_seat }, en { $slot }.
       *[no] { $rival_you ->
            [yes] { $seat } pose { loch-lomond-card-inside } dans votre clan, en { $slot }.
           *[no] { $seat } pose { loch-lomond-card-inside } chez { $rival_seat }, en { $slot }.
        }
    }
loch-lomond-finds = { $you ->
        [yes] Vous trouvez { loch-lomond-card-inside } dans la pile ouverte.
       *[no] { $seat } trouve { loch-lomond-card-inside } dans la pile ouverte.
    }
loch-lomond-exchanges = { $you ->
        [yes] Vous échangez votre carte { $slot } contre la carte { $place } chez { $rival_seat }.
       *[no] { $rival_you ->
            [yes] { $seat } échange sa carte { $slot } contre votre carte { $place }.
           *[no] { $seat } échange sa carte { $slot } contre la carte { $place } chez { $rival_seat }.
        }
    }
loch-lomond-intrudes = { $you ->
        [yes] Vous envoyez { loch-lomond-card-inside } chez { $rival_seat }, en { $slot }.
       *[no] { $rival_you ->
            [yes] { $seat } envoie { loch-lomond-card-inside } dans votre clan, en { $slot }.
           *[no] { $seat } envoie { loch-lomond-card-inside } chez { $rival_seat }, en { $slot }.
        }
    }
loch-lomond-shifts = { $you ->
        [yes] Chez { $rival_seat }, les cartes { $slot } et { $place } changent de place.
       *[no] { $rival_you ->
            [yes] { $seat } fait changer de place vos cartes { $slot } et { $place }.
           *[no] { $seat } fait changer de place les cartes { $slot } et { $place } chez { $rival_seat }.
        }
    }
loch-lomond-counts = { $you ->
        [yes] Votre clan compte { loch-lomond-points }{ loch-lomond-counted }
       *[no] { $seat } compte { loch-lomond-points } dans son clan{ loch-lomond-counted }
    }
loch-lomond-counted = { loch-lomond-counted-mercenary }{ loch-lomond-counted-peasant }{ loch-lomond-counted-missionary }{ loch-lomond-counted-brahan-seer }{ loch-lomond-counted-monster-egg }{ loch-lomond-counted-broonie }{ loch-lomond-counted-baobhan-sith }{ loch-lomond-counted-baby-monster }{ loch-lomond-counted-ghostly-piper }{ loch-lomond-counted-kelpie }{ loch-lomond-counted-selkie }{ loch-lomond-counted-red-cap }{ loch-lomond-counted-loch-monster }{ loch-lomond-counted-priest-of-forvie }{ loch-lomond-counted-witch }{ loch-lomond-counted-baby-monster-token }{ loch-lomond-counted-converted }
loch-lomond-counted-mercenary = { $mercenary ->
        [0] { "" }
        [1] { "" } · Mercenaire
       *[other] { "" } · { $mercenary } × Mercenaire
    }
loch-lomond-counted-peasant = { $peasant ->
        [0] { "" }
        [1] { "" } · Paysan
       *[other] { "" } · { $peasant } × Paysan
    }
loch-lomond-counted-missionary = { $missionary ->
        [0] { "" }
        [1] { "" } · Missionnaire
       *[other] { "" } · { $missionary } × Missionnaire
    }
loch-lomond-counted-brahan-seer = { $brahan-seer ->
        [0] { "" }
        [1] { "" } · Voyant de Brahan
       *[other] { "" } · { $brahan-seer } × Voyant de Brahan
    }
loch-lomond-counted-monster-egg = { $monster-egg ->
        [0] { "" }
        [1] { "" } · Œuf de monstre
       *[other] { "" } · { $monster-egg } × Œuf de monstre
    }
loch-lomond-counted-broonie = { $broonie ->
        [0] { "" }
        [1] { "" } · Broonie
       *[other] { "" } · { $broonie } × Broonie
    }
loch-lomond-counted-baobhan-sith = { $baobhan-sith ->
        [0] { "" }
        [1] { "" } · Baobhan Sith
       *[other] { "" } · { $baobhan-sith } × Baobhan Sith
    }
loch-lomond-counted-baby-monster = { $baby-monster ->
        [0] { "" }
        [1] { "" } · Bébé monstre
       *[other] { "" } · { $baby-monster } × Bébé monstre
    }
loch-lomond-counted-ghostly-piper = { $ghostly-piper ->
        [0] { "" }
        [1] { "" } · Cornemuseur fantôme
       *[other] { "" } · { $ghostly-piper } × Cornemuseur fantôme
    }
loch-lomond-counted-kelpie = { $kelpie ->
        [0] { "" }
        [1] { "" } · Kelpie
       *[other] { "" } · { $kelpie } × Kelpie
    }
loch-lomond-counted-selkie = { $selkie ->
        [0] { "" }
        [1] { "" } · Selkie
       *[other] { "" } · { $selkie } × Selkie
    }
loch-lomond-counted-red-cap = { $red-cap ->
        [0] { "" }
        [1] { "" } · Bonnet rouge
       *[other] { "" } · { $red-cap } × Bonnet rouge
    }
loch-lomond-counted-loch-monster = { $loch-monster ->
        [0] { "" }
        [1] { "" } · Monstre du loch
       *[other] { "" } · { $loch-monster } × Monstre du loch
    }
loch-lomond-counted-priest-of-forvie = { $priest-of-forvie ->
        [0] { "" }
        [1] { "" } · Prêtre de Forvie
       *[other] { "" } · { $priest-of-forvie } × Prêtre de Forvie
    }
loch-lomond-counted-witch = { $witch ->
        [0] { "" }
        [1] { "" } · Sorcière
       *[other] { "" } · { $witch } × Sorcière
    }
loch-lomond-counted-baby-monster-token = { $baby-monster-token ->
        [0] { "" }
        [1] { "" } · jeton Bébé monstre
       *[other] { "" } · { $baby-monster-token } × jeton Bébé monstre
    }
loch-lomond-counted-converted = { $converted ->
        [0] { "" }
        [1] { "" } · Prêtre de Forvie converti
       *[other] { "" } · { $converted } × Prêtre de Forvie converti
    }
loch-lomond-called-wrongly = { $you ->
        [yes] Un monstre se cachait dans votre clan : { loch-lomond-points } de plus pour cet appel.
       *[no] Un monstre se cachait chez { $seat } : { loch-lomond-points } de plus pour cet appel.
    }
loch-lomond-wins-victory = { $you ->
        [yes] Votre clan est libre et personne n’a moins de points : vous gagnez un jeton Victoire.
       *[no] { $seat } a un clan libre et personne n’a moins de points : un jeton Victoire pour { $seat }.
    }
loch-lomond-no-victory = Personne ne gagne le jeton Victoire de cette manche.
loch-lomond-earns = { $you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } { $stones ->
        [0] { loch-lomond-babies }.
       *[other] { $babies ->
            [0] { loch-lomond-stones }.
           *[other] { loch-lomond-stones } et { loch-lomond-babies }.
        }
    }
loch-lomond-stones = { $stones ->
        [one] { $stones } Pierre de voyance
       *[other] { $stones } Pierres de voyance
    }
loch-lomond-babies = { $babies ->
        [one] { $babies } jeton Bébé monstre
       *[other] { $babies } jetons Bébé monstre
    }
loch-lomond-ends = Les quatre manches ont été jouées.

## Why not

loch-lomond-why-shoo-or-pass = Désignez une carte, comme « shoo 2/1 », ou passez ; pas « { $choice } ».
loch-lomond-why-empty = { $you ->
        [yes] Vous n’avez pas de carte en { $slot }.
       *[no] { $seat } n’a pas de carte en { $slot }.
    }
loch-lomond-why-no-clan = Il n’y a pas de clan { $number } que l’on puisse choisir.
loch-lomond-why-frozen = { $you ->
        [yes] Votre clan est gelé.
       *[no] { $seat } a un clan gelé.
    }
loch-lomond-why-give = On attend une de vos cartes, comme « give 3 », pas « { $choice } ».
loch-lomond-why-no-witch = Cette carte n’est pas une Sorcière à retourner maintenant.
loch-lomond-why-no-selkie = Seule une Selkie que l’on vient de trouver peut être chassée maintenant.
loch-lomond-why-done = Dites « done » quand vous avez bien regardé, pas « { $choice } ».
loch-lomond-why-which-witch = On attend une carte qui, de mémoire, est une Sorcière, comme « turn up 3 », pas « { $choice } ».
loch-lomond-why-face-up = { $you ->
        [yes] Votre carte { $slot } est déjà visible.
       *[no] La carte { $slot } chez { $seat } est déjà visible.
    }
loch-lomond-why-not-seen = Vous n’avez jamais vu votre carte { $slot }.
loch-lomond-why-witch-used = Votre Sorcière a déjà servi pendant ce tour, ou il n’y a rien à regarder.
loch-lomond-why-no-witch-up = Aucune Sorcière n’est visible dans votre clan.
loch-lomond-why-no-token = Vous n’avez pas de jeton de cette sorte.
loch-lomond-why-one-token = Vous avez déjà joué un jeton pendant ce tour.
loch-lomond-why-last-turns = Après SAORSA !!, on ne joue plus de jeton Bébé monstre.
loch-lomond-why-nothing-hidden = Il n’y a rien de caché à regarder.
loch-lomond-why-closed-empty = Il n’y a plus de carte dans la pioche.
loch-lomond-why-a-card = On attend une carte, comme « at 2/1 », pas « { $choice } ».
loch-lomond-why-a-rival = On attend un rival, comme « rival 2 », pas « { $choice } ».
loch-lomond-why-own = On attend une de vos cartes, ou « pass », pas « { $choice } ».
loch-lomond-why-rivals = On attend une carte adverse, pas « { $choice } ».
loch-lomond-why-not-in-pile = { loch-lomond-card } n’est pas dans la pile ouverte.
loch-lomond-why-find = On attend une carte de la pile ouverte, comme « find witch », ou « pass » ; pas « { $choice } ».
loch-lomond-why-only-witch = Seule une Sorcière peut être posée face visible.
loch-lomond-why-swap = On attend une de vos cartes, comme « swap 3 », pas « { $choice } ».
loch-lomond-why-alone = { $seat } n’a qu’une carte.
loch-lomond-why-another = On attend une autre carte que la première.
loch-lomond-why-same-clan = On attend une carte prise chez { $seat }.
loch-lomond-why-called = { $you ->
        [yes] Vous avez déjà crié SAORSA !!
       *[no] { $seat } a déjà crié SAORSA !!
    }
loch-lomond-why-first-thing = SAORSA !! doit être la première chose de votre tour.
loch-lomond-why-open-empty = Il n’y a pas de carte sur la pile ouverte.
loch-lomond-why-no-clan-card = Vous n’avez pas de carte à échanger contre la carte ouverte.
loch-lomond-why-no-pass = On ne peut pas passer. Prenez la carte ouverte, ou piochez.
loch-lomond-why-draw-first = Prenez d’abord la carte ouverte ou piochez ; « { $choice } » n’est pas possible maintenant.
loch-lomond-why-slipped = Vous avez déjà retourné une mauvaise carte pendant ce tour.
loch-lomond-why-none-seen = Vous n’avez vu aucune de vos cartes cachées.
loch-lomond-why-afterwards = Un jeton ou une Sorcière peut servir maintenant, ou une Sorcière être retournée, ou « pass » ; pas « { $choice } ».

## The board as text

loch-lomond-board-round = Manche { $round } sur { $rounds }
loch-lomond-board-called = { $you ->
        [yes] Vous avez crié SAORSA !! Les autres ont un dernier tour.
       *[no] { $seat } a crié SAORSA !! Les autres ont un dernier tour.
    }
loch-lomond-board-closed = { $top ->
        [none] Pioche : { loch-lomond-cards }
       *[other] Pioche : { loch-lomond-cards }, dessus { $top }
    }
loch-lomond-board-open = Pile ouverte : { $card }, et { $cards } dessous
loch-lomond-board-below = Dessous :
loch-lomond-board-held = { $you ->
        [yes] Dans votre main : { $card }
       *[no] En main chez { $seat } : { $card }
    }
loch-lomond-board-points = { loch-lomond-points }
loch-lomond-board-victories = jetons Victoire { $tokens }
loch-lomond-board-stones = Pierres de voyance { $tokens }
loch-lomond-board-babies = jetons Bébé monstre { $tokens }
loch-lomond-board-frozen = gelé
loch-lomond-board-all = tous
loch-lomond-board-legend = [?] cachée{ $mark ->
        [none] { "" }
       *[other] { "" } · [? { $mark }] vue par { $mark }
    } · sans crochets : visible · – place vide
loch-lomond-board-values = Points :
loch-lomond-board-card = { $card ->
        [mercenary] Mercenaire
        [peasant] Paysan
        [missionary] Missionnaire
        [brahan-seer] Voyant de Brahan
        [monster-egg] Œuf de monstre
        [broonie] Broonie
        [baobhan-sith] Baobhan Sith
        [baby-monster] Bébé monstre
        [ghostly-piper] Cornemuseur fantôme
        [kelpie] Kelpie
        [selkie] Selkie
        [red-cap] Bonnet rouge
        [loch-monster] Monstre du loch
        [priest-of-forvie] Prêtre de Forvie
        [witch] Sorcière
       *[baby-monster-token] jeton Bébé monstre
    }

## Le décompte final

loch-lomond-account-round = Manche { $round }
loch-lomond-account-victories = Jetons Victoire
loch-lomond-tie-victories = Jetons Victoire
loch-lomond-tie-last-round = Le moins de points à la dernière manche

## Champs de la table, pour le plateau simple

loch-lomond-field-card = { $value ->
        [0] Mercenaire
        [1] Paysan
        [2] Missionnaire
        [3] Voyant de Brahan
        [4] Œuf de monstre
        [5] Broonie
        [6] Baobhan Sith
        [7] Bébé monstre
        [8] Cornemuseur fantôme
        [9] Kelpie
        [10] Selkie
        [11] Bonnet rouge
        [12] Monstre du loch
        [13] Prêtre de Forvie
        [14] Sorcière
       *[15] Jeton Bébé monstre
    }
loch-lomond-field-round = Manche
loch-lomond-field-start = Commence la manche
    .value = { $seat }
loch-lomond-field-caller = SAORSA !! crié par
    .value = { $seat }
loch-lomond-field-left = Cartes de la pioche
loch-lomond-field-held = Carte en main
    .value = { loch-lomond-field-card }
loch-lomond-field-top = Dessus de la pioche
    .value = { loch-lomond-field-card }
loch-lomond-field-clans = Clan
    .value = { loch-lomond-field-card }
loch-lomond-field-stones = Pierres de voyance
loch-lomond-field-babies = Jetons Bébé monstre
loch-lomond-field-victories = Jetons Victoire
loch-lomond-field-open = Pile ouverte, le dessus à la fin
    .value = { loch-lomond-field-card }
loch-lomond-field-stock = Jetons à gagner
    .entry = { $index ->
            [0] Pierres de voyance
            [1] Bébé monstre
           *[2] Victoire
        }
