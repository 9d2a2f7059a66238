### Les cartes de Castle von Loghan en français : événements, histoire et dénouements.

## Titres, textes et choix

castle-von-loghan-event-title = { $event ->
        [humming-portrait] Le portrait qui fredonne
        [table-for-strangers] Une table pour des inconnus
        [voice-behind-the-panel] La voix derrière la boiserie
        [mushroom-stair] L’escalier aux champignons
        [walking-laundry] La lessive qui marche
        [fallen-drone] Le drone tombé
        [well-of-voices] Le puits aux voix
        [toll-keeper] Le péager
        [puppet-show] Le théâtre de marionnettes
        [candle-clock] L’horloge-bougie
        [armour-that-breathes] L’armure qui respire
        [flooded-ledger] Le registre noyé
        [the-other-group] L’autre groupe
        [gas-lamps] Les becs de gaz
        [locked-music-box] La boîte à musique fermée
        [sleeping-sentry] La sentinelle endormie
        [hall-of-draughts] La salle des courants d’air
        [the-surgeon-table] La table du chirurgien
        [rain-of-gears] La pluie d’engrenages
        [mirror-with-no-back] Le miroir sans envers
        [the-choir-below] Le chœur d’en bas
        [debt-collector] Le recouvreur
        [frozen-minute] La minute gelée
        [broken-throne] Le trône brisé
        [lost-property] Objets trouvés
        [the-collection-plate] Le plateau de la quête
        [the-beaters] Les rabatteurs
        [numbered-drawers] Tiroirs numérotés
        [two-noons] Deux midis
        [the-queue] La file
        [the-third-dose] La troisième dose
        [the-night-porter] Le portier de nuit
        [the-scales] La balance
        [the-reading-of-the-will] La lecture du testament
        [the-keyhole-map] La carte des serrures
        [the-unfinished-inventory] L’inventaire inachevé
        [the-poachers-larder] Le garde-manger du braconnier
        [dress-rehearsal] Répétition générale
        [second-hands] D’occasion
        [the-dust-ferry] Le bac à poussière
        [the-cold-switchboard] Le standard froid
        [the-breath-meter] Le compteur de souffles
        [the-auction-of-wounds] La vente des blessures
        [one-too-many] Un de trop
        [the-straw-champion] Le champion de paille
        [the-held-door] La porte tenue
        [a-lamp-with-four-wicks] La lampe à quatre mèches
        [the-trophy-room] La salle des trophées
        [the-kings-horn] Le cor du roi
        [four-confessions] Quatre aveux
        [a-hole-in-the-noon] Un trou dans le midi
        [the-sand-court] La cour des sables
        [the-spare-drawer] Le tiroir de rechange
        [the-quiet-reactor] Le réacteur tranquille
        [hard-landing] Atterrissage brutal
        [the-lit-hall] La salle éclairée
        [a-receipt] Un reçu
        [ink-that-moves] L’encre qui bouge
        [the-keeper-of-hours] Le gardien des heures
        [table-for-knives] Une table pour les couteaux
        [an-empty-suit] Une armure vide
        [below-stairs] Côté service
        [the-seating-plan] Le plan de table
        [seventeen-rows] Dix-sept rangs
        [the-watch-is-kept] La garde est montée
        [the-wood-objects] Le bois s’y oppose
        [rings] Cernes
        [striking-thirteen] Treize coups
        [where-the-sky-broke] Où le ciel s’est brisé
        [the-waiting-rows] Les rangs en attente
        [asked-twice] Demandé deux fois
        [to-let] À louer
        [vault-of-copies] La chambre des copies
        [the-long-winter] Le long hiver
        [somebody-on-the-stair] Quelqu’un dans l’escalier
        [specimen-seven] Le spécimen sept
        [seventeen-coats] Dix-sept manteaux
        [the-furnace-clerk] Le commis de la chaudière
        [the-echo-regent] Le régent de l’écho
        [under-glass] Sous verre
        [late-by-a-winter] En retard d’un hiver
        [a-voice-in-the-pipes] Une voix dans les tuyaux
        [warm-hands] Les mains chaudes
        [cold-supper] Souper froid
        [the-guest-book] Le livre d’or
        [the-king-of-one-hour] Le roi d’une seule heure
        [one-more-hour] Une heure de plus
        [an-hour-early] Une heure trop tôt
        [nobody-in-particular] Personne en particulier
        [the-wrong-lock] La mauvaise serrure
        [the-stewards-errand] La commission de l’intendant
        [what-hands-are-for] À quoi servent les mains
        [noon-service] Le service de midi
        [a-gentleman-seated] Un monsieur assis
       *[other] { $title_fr }
    }

castle-von-loghan-event-text = { $event ->
        [humming-portrait] Une dame peinte fredonne votre marche, un demi-ton trop bas.
        [table-for-strangers] La soupe est chaude. Il y a juste autant de chaises que vous êtes.
        [voice-behind-the-panel] Quelqu’un derrière le bois demande en quelle année on est, et rit à chaque réponse.
        [mushroom-stair] Chaque marche porte un chapeau qui souffle quand on le foule.
        [walking-laundry] Une corbeille de chemises se lève et cherche ses maîtres.
        [fallen-drone] Un éclaireur de votre fabrication gît sur le dos et récite vos positions.
        [well-of-voices] Tout au fond, des gens tiennent la conversation que vous aurez demain.
        [toll-keeper] Un petit homme au grand livre a noté tous vos pas et veut en être payé.
        [puppet-show] Les marionnettes portent vos armures, et le public est fait de chapeaux.
        [candle-clock] La flamme brûle vers le bas, et les heures portent des noms.
        [armour-that-breathes] La troisième armure à gauche a la visière embuée de l’intérieur.
        [flooded-ledger] Un livre de dettes flotte dans l’eau noire, et l’encre nage à côté.
        [the-other-group] Vous entrez par l’autre porte, fatigués, et l’un de vous manque.
        [gas-lamps] Tous les becs sont ouverts, aucun n’est allumé, et quelque chose gratte une allumette.
        [locked-music-box] Elle joue une mesure, s’arrête et attend que vous sachiez la suite.
        [sleeping-sentry] Un garde de fer est assis devant une porte et ronfle dans un code presque familier.
        [hall-of-draughts] Quatre vents se rencontrent ici et se disputent lequel est le vôtre.
        [the-surgeon-table] Les sangles sont neuves, les notes anciennes, et vos mesures y sont.
        [rain-of-gears] Le plafond est une horloge, et elle commence à se défaire.
        [mirror-with-no-back] De face, il montre la salle sans vous. De dos, il ne montre que vous.
        [the-choir-below] Sous le sol, cent voix tiennent une note et laissent une place à la vôtre.
        [debt-collector] Il vient pour les heures que vous avez passées dans le passé des autres.
        [frozen-minute] La poussière est suspendue, une tasse aussi, et vous seuls êtes en retard.
        [broken-throne] On l’a tant réparé qu’il ne reste du premier trône que les ordres.
        [lost-property] Un comptoir avec une sonnette. Sur les étagères derrière, des choses que vous n’avez pas encore perdues, chacune avec une étiquette : le jour, la salle, et combien de temps vous avez cherché. L’employé est parti déjeuner dans un autre siècle et a laissé le guichet ouvert.
        [the-collection-plate] Un plateau fait le tour tout seul, à hauteur de poitrine. Il s’arrête devant chacun et attend le temps qui lui paraît convenable, le plus longtemps devant l’armure la plus pleine. Quelqu’un a marqué à la craie, sur le bord, pour quoi l’on quête, et quelqu’un l’a effacé.
        [the-beaters] Des cors dans le bois. Des rabatteurs en habit vert poussent quelque chose vers le château et vous regardent comme si vous étiez en retard. À la porte, un page distribue les places : sur le mur, dans la ligne, à la grille. Nul ne veut dire ce que l’on chasse.
        [numbered-drawers] Un mur de petits tiroirs, comme chez l’apothicaire, numérotés sans ordre. Un index pend à côté, à une ficelle. Il dit ce qui aura été trouvé dans chaque salle de cette maison, par qui, et si cela en valait la peine.
        [two-noons] Deux soleils se tiennent à la fenêtre, et chacun a deux ombres. L’une fait ce que vous faites. L’autre le fait un peu avant. Là où les ombres matinales se croisent par terre, elles ont commencé à se bousculer.
        [the-queue] Quarante personnes couleur de poussière attendent à un guichet. On les sert par l’arrière : le dernier venu passe le premier, si bien que nul ne veut être là depuis longtemps. Certains sont en tête depuis cent ans. Ils vous saluent du menton.
        [the-third-dose] Une infirmerie sous le givre. Au mur, la feuille de soins d’un agent dont le nom est gratté : première dose donnée, deuxième donnée, troisième en blanc, avec une note : qui porte la sacoche saura. La sacoche est là.
        [the-night-porter] Un portier de laiton et de glace tient le registre de ce couloir. Il écrit qui sort et jamais qui entre, puisque nul n’est entré. Toutes les quelques minutes, il remonte sa montre à deux mains et, tout ce temps, ne voit rien.
        [the-scales] Une balance haute comme une porte, avec de chaque côté un plateau assez large pour s’y tenir. Sur le fléau, on lit : où la plupart d’entre vous se tiennent, elle descend. On ne lit pas jusqu’où. Les deux plateaux ont été balayés, et récemment.
        [the-reading-of-the-will] Neuf chaises, huit parents en noir, dont aucun ne respire. Un notaire lit : tout revient à celui qui interrompt. Là, il marque une pause. Il la marque depuis un certain temps, et les parents se penchent quand vous entrez.
        [the-keyhole-map] Une femme dessine le château par ses trous de serrure. Elle n’est jamais entrée dans une salle et les a toutes justes, sauf où quelqu’un a bougé. Elle paie les nouvelles du dedans et prête son chemin à ceux qui marchent sans être entendus.
        [the-unfinished-inventory] Un économe dresse l’inventaire du château et bute sur cette salle depuis que le toit est neuf. Chaque article doit être vu par plusieurs et signé par un seul. Il a une échelle, une lampe et une encre qui oublie.
        [the-poachers-larder] Douze crochets dans une pièce froide. Onze portent des peaux avec des fiches bien tenues : où, quand, comment. Au-dessus du douzième pend une fiche déjà écrite, d’une main soigneuse, pour la plus grande chose du bois. La date est en blanc.
        [dress-rehearsal] La maison répète le soir de votre arrivée. Ils ont les manteaux, les mauvais visages et la plupart des répliques, et sont contents de vous voir, quatre rôles étant encore libres. Le mort, disent-ils, n’a rien à apprendre par cœur.
        [second-hands] Sous un auvent, dans la poussière rouge, un étal vend du temps d’occasion : des heures ébréchées, un lot de mardis, des minutes au poids. Le vendeur n’est pas là. Sa balance, si, et un écriteau : prix honnêtes, pas de questions sur l’après-midi.
        [the-dust-ferry] Un bateau plat repose sur la poussière, rames sorties. Le passeur va à toute année sauf celle-ci et ne part pas pour un seul passager. Sur le banc, des choses oubliées par des passagers, en trois couches.
        [the-cold-switchboard] Quarante lignes, dont trente-neuf mortes. Chaque prise porte le nom d’une porte, et au-dessus du tableau pend un gant de technicien, du givre dans les doigts. La seule ligne vivante sonne depuis que la glace est là.
        [the-breath-meter] Au mur, un compteur de laiton compte les souffles et les facture. Son dernier relevé date de l’arrivée de la glace ; il y a donc des arriérés. Peu lui importe qui paie. Il sait, en revanche, qui le pourrait.
        [the-auction-of-wounds] Un commissaire-priseur sans visage vend les prochaines blessures, lot par lot, avec description et provenance. Tout doit partir. Il a un tiroir de bonnes choses pour ceux qui enchérissent, et pour les autres il a la porte derrière lui.
        [one-too-many] Derrière le mur, une voix vous compte tout haut et en trouve un de plus qu’il n’y en a. Elle est patiente. Elle recompte, avec le même résultat, puis prie le dernier numéro d’avancer. Devant le mur, le sol est usé.
        [the-straw-champion] Un homme de paille sur un pieu porte les insignes de tous ceux qu’il a battus. Il y en a beaucoup, dont certains de votre fabrication. Sur le pieu, un frappeur a taillé son compte et, dessous, le conseil de ne frapper qu’une fois, car il apprend.
        [the-held-door] Le linteau s’est affaissé, et une armure de votre fabrication le soutient. L’homme dedans est parti depuis longtemps ; l’armure est restée. Sur son épaule, on lit : tenir la ligne. Elle demande, d’une toute petite voix, si quelqu’un pourrait prendre la relève.
        [a-lamp-with-four-wicks] Une lampe brûle sans huile. Elle a quatre mèches, et chacune éclaire une autre salle : celle-ci avant, celle-ci après, une qui n’est pas celle-ci, et celle-ci maintenant. Seule une tête ferme, dit le laiton, devrait toucher à la dernière.
        [the-trophy-room] Des têtes aux murs, chacune avec une plaque de laiton : ce que c’était, qui y était, et combien sont rentrés. On les a accrochées avec soin, tournées vers la porte. Le dernier écusson est vide, à la hauteur de votre tête.
        [the-kings-horn] Au mur pend le cor qui appelle ce que le roi n’a jamais osé chasser. Dessous, ses gants, qui n’ont pas servi. Dehors, le bois s’est tu d’avance. Une carte dit : à sonner par la moitié de la compagnie, et pas pour rire.
        [four-confessions] Un greffier du banc du roi a devant lui votre crime, complet sauf le nom. Il lui faut un aveu, et il paie les dénonciations à la pièce. L’encre est fraîche, la corde neuve, et c’est bientôt l’heure de son souper.
        [a-hole-in-the-noon] Au milieu du sol, le jour a un trou. Il est rond, froid au bord, et de l’autre côté on voit cette salle dans une autre année, balayée et vide. De temps en temps, quelque chose en tombe vers le haut.
        [the-sand-court] Du sable coule le long des murs, en lignes, comme de l’écriture. Il a tenu le procès-verbal de chaque combat de cette salle et lit à présent le prochain. Il en a quatre versions et demande laquelle la compagnie souhaite adopter.
        [the-spare-drawer] Un tiroir d’acier long comme le mur. Dedans, sur du feutre, des mains de rechange pour toute la compagnie, toutes gauches, chacune avec une bague que vous reconnaissez. Il y a un creux vide et une note tapée à la machine : prière de laisser le tiroir tel que trouvé.
        [the-quiet-reactor] Sous une grille, un réacteur se retourne dans son sommeil. Il chauffe une chaise. Deux leviers sont usés, un troisième n’a jamais été touché, et un avis en quatre alphabets prie quelqu’un de le nourrir avant de partir. C’est la seule chose chaude d’ici.
        [hard-landing] La P.O.D. creuse une tranchée dans un bois mort avant que l’on vous construise. Derrière la fumée se dresse un château, toutes fenêtres éclairées. Vos armures sont d’accord sur un point : le module volé est dedans, et il veille. Sur la date, elles ne le sont pas. Derrière vous, l’écoutille compte à rebours jusqu’à on ne sait quoi, arrive au bout et recommence poliment.
        [the-lit-hall] Les feux brûlent, et pourtant la poussière des bancs est intacte. Sur la haute table repose un bracelet du KARR, encore chaud, au numéro de votre propre mission. On a mis le couvert pour un groupe de votre taille. Derrière les lambris, quelque chose compte les têtes, se trompe et recommence par la plus grande.
        [a-receipt] Une petite personne munie d’un long reçu est assise sur votre caisse de secours. Elle se présente : Gob-Li. La caisse a été vendue à crédit à votre groupe, dit-il, à une occasion antérieure, et le groupe a été mangé avant d’avoir pu payer. Il partage votre perte. Il l’a apportée, détaillée.
        [ink-that-moves] Quelqu’un a dessiné le château au mur, à l’encre fraîche. Sous vos yeux, une salle traverse le plan et se pose là où vous êtes. Elle contient de petits traits pour des gens, autant que vous êtes. Un peu à l’écart, là où sont les livres, un trait de plus va d’une marque à l’autre et remonte quelque chose.
        [the-keeper-of-hours] Un vieux serviteur remonte dix-sept horloges et n’est pas surpris. Il a la clé du trône, dit-il, et vous l’en avez déjà remercié deux fois. À des crochets près de lui pendent des tabliers, brossés, à vos tailles : certains visiteurs préfèrent monter avec la soupe. Il ne dit pas quels visiteurs sont redescendus.
        [table-for-knives] Une armure comme les vôtres est assise sur le trône, sans personne dedans. Elle se lève, s’incline vers la porte derrière vous et se met à dresser la table de couteaux. Près de chaque couteau se dresse une carte d’une écriture soignée, tournée de sorte que seule l’armure puisse la lire. Du col vide viennent une odeur de lavande et le bruit de quelqu’un qui va parler.
        [an-empty-suit] Elle se défait le long des coutures, et il n’y a personne dans aucun des morceaux. À l’intérieur du col est épinglé un billet de blanchisserie : un occupant, à retourner. Les gants se sont pliés tout seuls. Dans la serrure de la porte du fond, une clé tourne un peu à gauche, puis revient, comme si de l’autre côté quelqu’un essayait aussi.
        [below-stairs] Quarante toques attendent sur quarante étagères. Un fourneau est allumé, une marmite est pleine, et une ardoise dit ce qu’il faut monter : la soupe, le sel, les petits couteaux, l’invité d’honneur. Personne n’est inscrit comme invité d’honneur. Il y a de la place pour un nom, et de la craie. Dans le mur, une sonnette demande où en est le dîner.
        [the-seating-plan] L’armure sur le trône n’a personne dedans et d’excellentes manières. Elle a placé les convives : les uns de fer, d’autres de cendre, et quelque chose de grand sous une nappe. Il manque une chaise. Le casque va d’un tablier à l’autre. Ce n’est pas dîner qu’elle veut. Elle veut quelqu’un dedans, et aimerait mieux qu’on lui dise qui que d’avoir à choisir.
        [seventeen-rows] Sous le verre, on a planté des armures. Dix-sept rangs de six, chacune en terre jusqu’au col, chacune avec une étiquette sur un bâton. Les visières sont perlées du dedans. Un arrosoir attend au bout d’un dix-huitième rang, bêché, ratissé et vide. Ses étiquettes sont déjà écrites.
        [the-watch-is-kept] La chaise du guetteur est vide et chaude, et son registre à jour. Par la fenêtre du nord, vous voyez le bois tel qu’il est. Par celle du sud, de la glace jusqu’à l’horizon. Par celle de l’est, de la poussière rouge et un second soleil. La dernière ligne dit : visiteurs, à pied, vont maintenant passer sous les racines ou monter à l’horloge. Il reste de la place pour votre réponse.
        [the-wood-objects] Vous creusez à l’endroit où le dix-huitième rang vous était destiné. À deux mètres, la bêche rencontre une racine, et la racine prend la bêche et la pose soigneusement de côté. Le bois mort, personne ne lui a dit qu’il pouvait s’arrêter. Il se lève à travers les rangs et à travers les vitres, et ce qui lui tient lieu de bouche est plein d’étiquettes.
        [rings] Le tronc est ouvert. Il a des cernes comme tous les arbres, mais trop pour sa largeur, et ils ne sont pas tous à lui : de loin en loin, il y en a un mince comme un fil et très noir. Vous comptez ceux-là. Il y en a dix-sept. Sous l’écorce, le dix-huitième a commencé, à peu près à la hauteur de vos genoux.
        [striking-thirteen] Le mécanisme de la grande horloge est ici, derrière le télescope. Il est une minute avant quelque chose. Sur un tabouret est assis le guetteur, une corde autour de la taille. Quand elle sonne treize coups, dit-il, le château montre son autre côté ; ceux qui sont debout restent, ceux qui se tiennent s’en vont. Lui a toujours été debout. Il vous offre de la corde.
        [where-the-sky-broke] Le même siège, mais plus de toit. Une poussière rouge souffle où était le bois, et le soleil se tient à deux endroits. Le signal vient de sous la chapelle. Ici, tout projette deux ombres, et elles ne s’accordent pas sur l’heure, sauf les vôtres, qui se désignent l’une l’autre. Devant le trône, on a balayé un carré, comme pour un pique-nique.
        [the-waiting-rows] Des Ressuscités de tous modèles sont à genoux en rangs, chacun attendant l’âme promise. L’un demande poliment si vous avez apporté la sienne. Ils sont quatre cent onze, avec autant de feuilles de cantiques. Il tient les mains jointes depuis si longtemps que le lichen les a soudées. Il ne voudrait pas insister.
        [asked-twice] Il vous a suivis, en restant dans celle des ombres dont vous ne vous serviez pas. Les autres commencent à se lever, dit-il, à cause de ce qu’on leur a dit, et il serait bon d’avoir une date. Il a aussi des questions. Viendra-t-elle à pied ? Le reconnaîtra-t-elle ? Il n’en a jamais eu et voudrait faire les choses comme il faut.
        [to-let] L’armure que vous portiez s’est assise à une place vide du troisième rang et a joint les gants. Son voisin à genoux regarde dans le col, puis vous regarde. C’est sa taille. Il n’y a personne dedans. Dans lui non plus, fait-il observer, et il serait dommage que ni l’un ni l’autre ne soit dans l’autre.
        [vault-of-copies] Des étagères de cubes bourdonnants, chacun une petite copie de G.O.D.O.S. La dernière a des places vides, et dessous, vos noms. Ils sont gravés, non peints : quelqu’un était sûr. Les cubes parlent entre eux d’avoir chaud, d’avoir eu un chien, d’une heure qui a pris fin. Aucun n’a rien eu de tout cela. Ils s’exercent.
        [the-long-winter] Le château est un navire de glace. Tout en bas, derrière les portes des ascenseurs, des lampes s’allument une à une, comme si quelqu’un marchait vers vous. Les étagères sont vides. Chaque place porte un rond dans le givre, là où était un cube, et dans certains ronds il y a des empreintes de doigts, qui tournent et tournent. Votre souffle tombe, et on l’entend.
        [somebody-on-the-stair] Celui à la lampe est le gardien, et il est jeune. Il sera vieux plus tard, dit-il ; c’est une question de sens. Deux chemins descendent chez le monsieur : par le froid, où l’on garde les pièces de rechange, ou devant la chaudière, où l’on fait les comptes. Il demande si vous l’avez déjà rencontré, et s’il se portait bien.
        [specimen-seven] Six cuves contiennent six agents à vos visages, endormis. La septième est ouverte, humide et vide ; son étiquette porte la date d’aujourd’hui. Les visages sont plus jeunes que les vôtres d’une coupe de cheveux. Chaque cuve a une vanne, une bonde et un petit guichet à hauteur d’oreille. On leur fait la lecture : il y a un tabouret, et un livre dont la page est marquée.
        [seventeen-coats] À des crochets, dans le givre, pendent des manteaux. Six, et six, et six : dix-sept jeux, brossés, et sous chacun, sur un plateau, ce qu’il y avait dans les poches. De la ficelle. Un bout de craie. Le troisième couteau de quelqu’un, par ordre de préférence. On a posé pour vous un jeu de crochets de plus, et on l’a chauffé. Tout au fond, une porte écoute, la poignée baissée.
        [the-furnace-clerk] Un commis de tuyaux coudés nourrit la chaudière de papier et note ce qu’elle dit. Il y a de la chaleur pour une heure, explique-t-il, et deux parties la demandent : les cuves, où six personnes à vos visages dorment, et le cœur, où le monsieur veille. Depuis quatre-vingt-dix ans, il tient l’un et l’autre au tiède. Ce serait une bonté que quelqu’un signe.
        [the-echo-regent] Le chef en fuite est assis parmi les câbles, plus vieux que nul ne devrait l’être. Il voulait une heure de plus, dit-il, et quelque chose de bien plus grand le dit avec lui. Un jour, il a fermé une porte derrière laquelle il restait une heure d’air. Depuis, il essaie de se tenir de l’autre côté. Il connaît vos noms, et ceux des autres, et commence à les lire.
        [under-glass] Vous ressortez par le même trou dans une serre pleine de neige. Les rangs sont là, blancs, toujours alignés. On a continué d’arroser : chaque col porte un col de glace. Le dix-huitième rang a été comblé. Vous comptez les bosses, puis vous-mêmes et, comme les nombres s’accordent, vous cessez de compter.
        [late-by-a-winter] La corde a gelé à vos mains, et l’horloge s’est arrêtée à une heure qui n’y figure pas. Par le télescope : de la glace, et une cheminée qui fume. Le tabouret du guetteur est là, et son manteau. Dans le registre, gonflé d’humidité, la ligne du jour dit seulement : ils sont en retard ; entretenir la chaudière.
        [a-voice-in-the-pipes] Le porte-voix près de la porte s’éclaircit la gorge. Il appartient à un vieil homme derrière beaucoup d’acier, qui regrette de n’être pas en état de se lever. Il était conseiller. Il a fermé une porte trop tôt et n’a pas cessé de l’ouvrir depuis. On ne peut plus rien pour lui. Mais dans la poussière rouge, il n’a encore que cinquante ans. Voudriez-vous aller l’arrêter là-bas ?
        [warm-hands] Celle que vous avez déterrée vous a suivis. Elle a traversé la neige à genoux, personne ne lui ayant parlé de ses jambes. Elle porte votre étiquette à une ficelle. Elle n’est pas fâchée. Elle rapporte vos gants, que vous avez dû laisser dans la serre, il y a une centaine d’années, aux mains de quelqu’un.
        [cold-supper] Il y a de la neige dans les assiettes. L’intendant tient la table prête depuis quatre-vingt-dix ans, et chaque couvert est mis : dix-sept groupes, et un vide. La rouille lui a pris les genoux. Il essaie de se lever pour vous, n’y parvient pas et en a honte. Il n’a jamais voulu qu’une chose : quelqu’un dedans. Sur le coussin près de lui, une aiguille enfilée et un billet de blanchisserie sans nom.
        [the-guest-book] Le livre est ouvert sur un pupitre, dans un vent qui tourne les pages en arrière aussi vite qu’on les écrit. Quatre cent onze noms de la même main ; puis, en dix-sept encres, les vôtres. La ligne du jour est déjà signée, et l’encre remonte dans la plume. La plume s’est dressée et cherche une main.
        [the-king-of-one-hour] Il a cinquante ans, il est bien rasé et a fait décrocher toutes les horloges sauf une. Il connaît le vieil homme des tuyaux : un raseur, dit-il, qui écrit. Ici, c’est toujours la même heure, avec de l’air dedans, et une porte. Il n’a pas ouvert la porte. Il attend d’être sûr. Derrière lui se tient quelque chose de grand, qui patiente.
        [one-more-hour] Le module est dans votre main, pas plus lourd qu’une montre. Il a de quoi faire un voyage. Là où il était assis, il reste un creux dans les coussins et un peu de chaleur. La voix plus grande, qui n’a plus personne avec qui parler, essaie quelques mots toute seule. Elle aimerait savoir ce que vous allez faire. Elle aimerait, si c’est permis, venir.
        [an-hour-early] Il s’assied sur la marche, un homme de cinquante ans qui a mal au cou. La montre a roulé à vos pieds. Elle contient un voyage. Derrière la porte, on a entendu le bruit et cessé de parler. « J’allais le faire », dit-il. Dans son dos, la grande chose attend, comme depuis le début, qu’on lui dise ce que les gens font maintenant.
        [nobody-in-particular] Une sentinelle de fer vous arrête, lit sa liste, la relit et salue le mur à côté de vous. L’un de vous n’y est pas. Il y a un formulaire pour cela, mais quelqu’un doit le remplir. La porte derrière la sentinelle est réservée aux personnes dénommées. De même, dit l’avis, que le piège, le chien et l’exécution.
        [the-wrong-lock] L’ascenseur ne vient pas. À la place du bouton, il y a un trou de serrure, bien trop grand pour un ascenseur, avec un courant d’air dedans. La clé dans votre poche s’est retournée pour lui faire face. Par le trou, on voit le couloir d’un vaisseau, gris, loin dans tous les sens du mot, et une porte surmontée d’une lampe qui passe de l’orange au rouge.
        [the-stewards-errand] L’intendant a passé derrière vous avec un plateau. À cette lumière, on voit qu’il est vide jusqu’en bas et que quelqu’un, autrefois, a écrit un nom dans la botte gauche, trop bas pour un casque. Il aurait continué d’attendre, mais on l’a traité en personne, et il découvre qu’il sait demander.
        [what-hands-are-for] Depuis que vous le leur avez dit, ils découvrent à quoi servent les mains. Ils ont démonté la porte de la chapelle, l’ont réparée et remise. Les voici le long du chemin, manches retroussées, tous les quatre cent onze, et ils demandent, comme des gens à qui l’on vient d’apprendre quelque chose, ce qu’il y a à faire.
        [noon-service] Il n’y a plus de toit, le soleil se tient à deux endroits, et une poussière rouge souffle où était le bois. L’intendant a passé avec vous. Sur le carré balayé devant le trône, il a déplié une nappe, calé les coins avec quatre casques et servi le déjeuner. Il ne commencera pas avant que quelqu’un soit assis. De sous la chapelle vient le signal, par moments, comme une cuillère contre un verre.
        [a-gentleman-seated] L’intendant entre avant vous et vous annonce, à tort, comme de vieux amis. Parmi les câbles est assis le fugitif, plus vieux que nul ne devrait l’être. Il voulait une heure de plus, dit-il, et quelque chose de bien plus grand le dit avec lui. Alors il voit l’armure où il n’y a personne, et l’armure le voit. Tous deux attendent cela depuis plus longtemps qu’ils n’ont été autre chose.
       *[other] { $text_fr }
    }

castle-von-loghan-label-a = { $event ->
        [humming-portrait] Le décrocher
        [table-for-strangers] Manger
        [voice-behind-the-panel] La briser
        [mushroom-stair] Courir
        [walking-laundry] Charger
        [fallen-drone] Réparer
        [well-of-voices] Lâcher une sphère
        [toll-keeper] Payer
        [puppet-show] Applaudir
        [candle-clock] La souffler
        [armour-that-breathes] Ouvrir la visière
        [flooded-ledger] Sécher les pages
        [the-other-group] Serrer la main
        [gas-lamps] Fermer les vannes
        [locked-music-box] La remonter
        [sleeping-sentry] Sur la pointe des pieds
        [hall-of-draughts] Suivre l’air chaud
        [the-surgeon-table] S’allonger
        [rain-of-gears] Couvrir les autres
        [mirror-with-no-back] Y entrer
        [the-choir-below] Chanter
        [debt-collector] Payer
        [frozen-minute] Forcer le passage
        [broken-throne] S’asseoir
        [lost-property] Réclamer quelque chose
        [the-collection-plate] Mettre quelque chose
        [the-beaters] Se poster sur le mur
        [numbered-drawers] Tirer celui qui coince
        [two-noons] Suivre la matinale
        [the-queue] Se mettre au bout
        [the-third-dose] Donner la dose
        [the-night-porter] Se glisser dehors
        [the-scales] Plateau de gauche
        [the-reading-of-the-will] Interrompre
        [the-keyhole-map] Lui vendre cette salle
        [the-unfinished-inventory] Tenir la lampe
        [the-poachers-larder] Lire la dernière fiche
        [dress-rehearsal] Jouer le héros
        [second-hands] Appeler le vendeur
        [the-dust-ferry] Prendre place
        [the-cold-switchboard] Brancher une porte
        [the-breath-meter] Lui montrer les comptes
        [the-auction-of-wounds] Enchérir haut
        [one-too-many] Donner votre numéro
        [the-straw-champion] Le frapper une fois
        [the-held-door] Prendre le poids
        [a-lamp-with-four-wicks] La salle d’avant
        [the-trophy-room] Frapper à un écusson
        [the-kings-horn] Le sonner
        [four-confessions] Avouer
        [a-hole-in-the-noon] Sauter
        [the-sand-court] La brève
        [the-spare-drawer] Prendre une main
        [the-quiet-reactor] Le nourrir
        [hard-landing] Récupérer les piles
        [the-lit-hall] Prendre le bracelet
        [a-receipt] Payer pour les morts
        [ink-that-moves] Le redessiner
        [the-keeper-of-hours] Le remercier encore
        [table-for-knives] Attaquer d’abord
        [an-empty-suit] Mettre les gants
        [below-stairs] Inscrire votre nom
        [the-seating-plan] Lui offrir votre nom
        [seventeen-rows] Les arroser
        [the-watch-is-kept] Écrire « dessous »
        [the-wood-objects] Brûler les racines
        [rings] Compter de l’extérieur
        [striking-thirteen] Prendre la corde
        [where-the-sky-broke] Se reposer à l’abri
        [the-waiting-rows] Mentir avec bonté
        [asked-twice] Donner une date
        [to-let] L’aider à l’enfiler
        [vault-of-copies] Prendre votre cube
        [the-long-winter] Allumer un feu
        [somebody-on-the-stair] S’enquérir des rechanges
        [specimen-seven] Libérer les dormeurs
        [seventeen-coats] Accrocher votre manteau
        [the-furnace-clerk] Signer pour les cuves
        [the-echo-regent] Le raisonner
        [under-glass] Vous déterrer
        [late-by-a-winter] Brûler des pages
        [a-voice-in-the-pipes] Donner votre parole
        [warm-hands] Prendre les gants
        [cold-supper] Y coudre votre nom
        [the-guest-book] Signer encore
        [the-king-of-one-hour] Dire qui vous envoie
        [one-more-hour] Le renvoyer au KARR 5
        [an-hour-early] Lui donner l’heure
        [nobody-in-particular] Passer sans bruit
        [the-wrong-lock] Essayer la clé
        [the-stewards-errand] Le lire à voix haute
        [what-hands-are-for] Les mettre à réparer
        [noon-service] Se mettre à table
        [a-gentleman-seated] Tenir sa manche
       *[other] { $label_fr }
    }

castle-von-loghan-label-b = { $event ->
        [humming-portrait] Soutenir son regard
        [table-for-strangers] Empocher l’argenterie
        [voice-behind-the-panel] Crocheter
        [mushroom-stair] Monter lentement
        [walking-laundry] Attendre
        [fallen-drone] Le démonter
        [well-of-voices] Boire
        [toll-keeper] Marchander
        [puppet-show] Couper les fils
        [candle-clock] En allumer une autre
        [armour-that-breathes] Saluer
        [flooded-ledger] Plonger
        [the-other-group] Demander la suite
        [gas-lamps] Respirer à fond
        [locked-music-box] La casser
        [sleeping-sentry] Voler sa clé
        [hall-of-draughts] Suivre l’air froid
        [the-surgeon-table] Prendre les outils
        [rain-of-gears] Foncer
        [mirror-with-no-back] Le briser
        [the-choir-below] Se boucher les oreilles
        [debt-collector] Payer de son sang
        [frozen-minute] Réfléchir
        [broken-throne] Fouiller le socle
        [lost-property] Rapporter quelque chose
        [the-collection-plate] Prendre quelque chose
        [the-beaters] Marcher dans la ligne
        [numbered-drawers] Lire l’index
        [two-noons] Suivre la tardive
        [the-queue] Aller en tête
        [the-third-dose] Signer la feuille
        [the-night-porter] Signer le registre
        [the-scales] Plateau de droite
        [the-reading-of-the-will] Prendre la neuvième chaise
        [the-keyhole-map] Regarder par les siens
        [the-unfinished-inventory] Monter à l’échelle
        [the-poachers-larder] Emprunter ses couteaux
        [dress-rehearsal] Jouer le traître
        [second-hands] Vendre un après-midi
        [the-dust-ferry] Fouiller le banc
        [the-cold-switchboard] Répondre
        [the-breath-meter] Payer pour tous
        [the-auction-of-wounds] Enchérir bas
        [one-too-many] Répondre au dernier
        [the-straw-champion] Décrocher un insigne
        [the-held-door] Passer en courant
        [a-lamp-with-four-wicks] La salle d’après
        [the-trophy-room] Lire les plaques
        [the-kings-horn] Affûter un épieu
        [four-confessions] Dénoncer
        [a-hole-in-the-noon] Se tenir dessous
        [the-sand-court] Celle à l’argent
        [the-spare-drawer] Remplir le creux
        [the-quiet-reactor] Y puiser
        [hard-landing] Sonder les murs
        [the-lit-hall] Lire son journal
        [a-receipt] Contester la signature
        [ink-that-moves] Suivre la salle qui marche
        [the-keeper-of-hours] Demander qui est son maître
        [table-for-knives] Dire son code de service
        [an-empty-suit] Empocher la clé
        [below-stairs] Goûter la soupe
        [the-seating-plan] Servir à boire
        [seventeen-rows] Déterrer la vôtre
        [the-watch-is-kept] Mesurer les racines
        [the-wood-objects] Se tenir dans le rang
        [rings] En tirer un
        [striking-thirteen] Se pendre au balancier
        [where-the-sky-broke] Cartographier la poussière
        [the-waiting-rows] Dire la vérité
        [asked-twice] Se rétracter
        [to-let] Garder l’armure
        [vault-of-copies] Briser l’étagère
        [the-long-winter] Se serrer
        [somebody-on-the-stair] Lui offrir le bras
        [specimen-seven] Éteindre les cuves
        [seventeen-coats] Faire les poches
        [the-furnace-clerk] Signer pour le cœur
        [the-echo-regent] Frapper les câbles
        [under-glass] Laisser couvert
        [late-by-a-winter] Lire en avance
        [a-voice-in-the-pipes] Demander ce qu’il paie
        [warm-hands] Lui apprendre à se lever
        [cold-supper] Huiler ses genoux
        [the-guest-book] Vous rayer
        [the-king-of-one-hour] Arrêter la dernière horloge
        [one-more-hour] Le briser
        [an-hour-early] La briser
        [nobody-in-particular] Emprunter son nom
        [the-wrong-lock] Y coller l’oreille
        [the-stewards-errand] Dire qu’il n’y a rien
        [what-hands-are-for] Les laisser porter
        [noon-service] Manger debout
        [a-gentleman-seated] Desserrer les agrafes
       *[other] { $label_fr }
    }

castle-von-loghan-label-c = { $event ->
        [humming-portrait] Le couvrir
        [table-for-strangers] Regarder sous les chaises
        [voice-behind-the-panel] Parler
        [mushroom-stair] Brûler un passage
        [walking-laundry] Arracher un paquet
        [fallen-drone] Copier son plan
        [well-of-voices] Descendre
        [toll-keeper] Menacer
        [puppet-show] Aller en coulisse
        [candle-clock] Prendre la cire
        [armour-that-breathes] La renverser
        [flooded-ledger] Vider la salle
        [the-other-group] Se battre
        [gas-lamps] Y mettre le feu
        [locked-music-box] Fredonner
        [sleeping-sentry] Le désarmer
        [hall-of-draughts] Se séparer
        [the-surgeon-table] Brûler les notes
        [rain-of-gears] En attraper un
        [mirror-with-no-back] Le retourner
        [the-choir-below] Jeter de la lumière
        [debt-collector] Refuser
        [frozen-minute] S’y reposer
        [broken-throne] Jurer fidélité
        [lost-property] Lire les étiquettes
        [the-collection-plate] Lui faire signe de passer
        [the-beaters] Ouvrir la grille
        [numbered-drawers] Arracher une page
        [two-noons] Se tenir entre les deux
        [the-queue] Passer par le guichet
        [the-third-dose] Vider la sacoche
        [the-night-porter] Lire la page d’hier soir
        [the-scales] S’asseoir sur le fléau
        [the-reading-of-the-will] Ajouter un codicille
        [the-keyhole-map] Montrer un blanc
        [the-unfinished-inventory] Signer pour un article
        [the-poachers-larder] Accrocher un appât
        [dress-rehearsal] Jouer le valet
        [second-hands] Troquer à l’aveugle
        [the-dust-ferry] Retirer les rames
        [the-cold-switchboard] Arracher le cuivre
        [the-breath-meter] Y plonger le bras
        [the-auction-of-wounds] Enchérir pour un inconnu
        [one-too-many] Compter avec elle
        [the-straw-champion] Lui apprendre à saluer
        [the-held-door] L’étayer
        [a-lamp-with-four-wicks] L’autre salle
        [the-trophy-room] Dévisser la plus belle
        [the-kings-horn] Le fondre
        [four-confessions] Forger une grâce
        [a-hole-in-the-noon] Y jeter quelque chose
        [the-sand-court] Celle sans vous
        [the-spare-drawer] Prendre les bagues
        [the-quiet-reactor] Tirer le troisième levier
        [hard-landing] Vérifier joints et lames
        [the-lit-hall] Fouiller la salle
        [a-receipt] Demander à voir le stock
        [ink-that-moves] L’effacer
        [the-keeper-of-hours] Prendre la clé de force
        [table-for-knives] Se placer devant les autres
        [an-empty-suit] Emporter l’armure
        [below-stairs] Aiguiser les petits couteaux
        [the-seating-plan] Soulever la nappe
        [seventeen-rows] Arracher votre étiquette
        [the-watch-is-kept] Observer le second soleil
        [the-wood-objects] Lui lire les étiquettes
        [rings] S’asseoir sur le tronc
        [striking-thirteen] Tenir le guetteur
        [where-the-sky-broke] Déterrer une épave
        [the-waiting-rows] Se joindre à la prière
        [asked-twice] Lui apprendre à attendre
        [to-let] Les laisser décider
        [vault-of-copies] Effacer votre nom
        [the-long-winter] Forcer la glace
        [somebody-on-the-stair] S’enquérir des comptes
        [specimen-seven] Lire les journaux
        [seventeen-coats] En mettre un vieux
        [the-furnace-clerk] Lui donner le registre
        [the-echo-regent] Protéger le module
        [under-glass] En faire fondre à boire
        [late-by-a-winter] Découdre le manteau
        [a-voice-in-the-pipes] L’interroger sur la porte
        [warm-hands] La replanter
        [cold-supper] Débarrasser
        [the-guest-book] Arracher une page
        [the-king-of-one-hour] Se tenir près de la porte
        [one-more-hour] Revenir au premier matin
        [an-hour-early] La porter au cœur
        [nobody-in-particular] Remplir le formulaire
        [the-wrong-lock] Appeler
        [the-stewards-errand] Le prier d’ouvrir la marche
        [what-hands-are-for] En envoyer devant
        [noon-service] Le prier de s’asseoir
        [a-gentleman-seated] Lui serrer la main
       *[other] { $label_fr }
    }

castle-von-loghan-label-d = { $event ->
        [humming-portrait] Passer son chemin
        [table-for-strangers] Bénir le repas
        [voice-behind-the-panel] Partir
        [mushroom-stair] En goûter un
        [walking-laundry] Plier les draps
        [fallen-drone] Le fracasser
        [well-of-voices] Le couvrir
        [toll-keeper] Troquer
        [puppet-show] Huer
        [candle-clock] Lire les heures
        [armour-that-breathes] Reculer
        [flooded-ledger] Partir
        [the-other-group] Se cacher
        [gas-lamps] Ramper
        [locked-music-box] Lui faire une offrande
        [sleeping-sentry] Le réveiller
        [hall-of-draughts] S’asseoir
        [the-surgeon-table] Lire les notes
        [rain-of-gears] Attendre
        [mirror-with-no-back] Détourner les yeux
        [the-choir-below] S’agenouiller
        [debt-collector] Fuir
        [frozen-minute] Voler une seconde
        [broken-throne] Le brûler
        [lost-property] Sonner
        [the-collection-plate] Regarder dessous
        [the-beaters] Se cacher avec la bête
        [numbered-drawers] Mettre de l’ordre
        [two-noons] Baisser les stores
        [the-queue] S’appuyer sur le voisin
        [the-third-dose] S’allonger ici
        [the-night-porter] Prendre la montre
        [the-scales] Peser quelques sphères
        [the-reading-of-the-will] Tousser
        [the-keyhole-map] Suivre son chemin
        [the-unfinished-inventory] Corriger le total
        [the-poachers-larder] Lui vendre une peau
        [dress-rehearsal] Jouer le mort
        [second-hands] Acheter une minute
        [the-dust-ferry] S’informer de la traversée
        [the-cold-switchboard] Écouter
        [the-breath-meter] Retenir son souffle
        [the-auction-of-wounds] Ne pas bouger
        [one-too-many] Ne rien dire
        [the-straw-champion] Lui tourner le dos
        [the-held-door] Ouvrir l’armure
        [a-lamp-with-four-wicks] La salle maintenant
        [the-trophy-room] Les retourner
        [the-kings-horn] Mettre les gants
        [four-confessions] Voler le dossier
        [a-hole-in-the-noon] Regarder en bas
        [the-sand-court] La longue
        [the-spare-drawer] Compter les doigts
        [the-quiet-reactor] Prendre la chaise chaude
        [hard-landing] Prendre la caisse de secours
        [the-lit-hall] Poster des gardes
        [a-receipt] Offrir autre chose
        [ink-that-moves] L’apprendre par cœur
        [the-keeper-of-hours] Proposer un échange
        [table-for-knives] Couper ses câbles
        [an-empty-suit] Relire le billet
        [below-stairs] Soulever la cloche
        [the-seating-plan] Décrocher la clé
        [seventeen-rows] Ratisser le rang
        [the-watch-is-kept] Écrire « en haut »
        [the-wood-objects] Couper l’eau
        [rings] Y presser le pouce
        [striking-thirteen] Se servir du télescope
        [where-the-sky-broke] Se recharger
        [the-waiting-rows] Forcer le passage
        [asked-twice] L’emmener
        [to-let] Dire quelques mots
        [vault-of-copies] Réveiller une copie et négocier
        [the-long-winter] Répondre avec la lampe
        [somebody-on-the-stair] Prendre la lampe
        [specimen-seven] Suivre les traces humides
        [seventeen-coats] Faire l’appel
        [the-furnace-clerk] Se chauffer les mains
        [the-echo-regent] Viser
        [under-glass] Prendre l’arrosoir
        [late-by-a-winter] Sonner la cloche
        [a-voice-in-the-pipes] Boucher le tuyau
        [warm-hands] Lui donner votre nom
        [cold-supper] Couper le fil
        [the-guest-book] Copier les vieux noms
        [the-king-of-one-hour] Lire les noms
        [one-more-hour] Le laisser aux dormeurs
        [an-hour-early] Rester et la remonter
        [nobody-in-particular] Demander le chien
        [the-wrong-lock] Passer le bras
        [the-stewards-errand] Soulever la cloche
        [what-hands-are-for] S’asseoir avec eux
        [noon-service] Regarder sous les casques
        [a-gentleman-seated] Se tenir bien en arrière
       *[other] { $label_fr }
    }

## Ce que l’on raconte d’un choix avant ses effets

castle-von-loghan-told-a = { $event ->
        [humming-portrait] Derrière le cadre loge une pile qui bourdonne la bonne note. Elle vient sans peine ; l’air peut venir avec elle et rester la journée.
        [table-for-strangers] La soupe a le goût d’une cuisine où nul d’ici n’est allé. À certains elle convient aussitôt. À d’autres elle demande à sortir.
        [voice-behind-the-panel] Le bois cède, en échardes. Derrière, un placard, personne, et la chose sur laquelle la voix était assise.
        [mushroom-stair] Les chapeaux éclatent sous le pied, et ce qu’ils soufflent luit et colle. Les armures le boivent comme une charge. Aux poumons, on n’a rien demandé.
        [walking-laundry] La corbeille se renverse. Des chemises sortent ceux qui les portaient, et vous êtes déjà où vous voulez être.
        [fallen-drone] Deux sphères et une épingle tordue. Il s’élève, s’excuse avec votre voix et récite de fausses positions à qui écoute.
        [well-of-voices] Le plouf tarde. En bas, on se tait, quelqu’un dit merci et répète lentement l’important.
        [toll-keeper] Il écrit « payé » à côté de chaque pas et vous prête la page suivante, où ceux qui viennent sont déjà inscrits.
        [puppet-show] Les chapeaux se soulèvent d’un pouce. Sur la scène, une marionnette salue, se redresse et se rappelle une chose que vous aviez oubliée.
        [candle-clock] L’heure s’éteint avec la flamme. Nul n’est attendu dans une heure qui n’existe pas. Il est seulement difficile d’y penser.
        [armour-that-breathes] Le souffle là-dedans est vieux et chaud et sort d’un coup. Derrière, pas de visage, seulement ce que le visage gardait.
        [flooded-ledger] Page après page sur un gant tiède. Les dettes sont payées depuis longtemps. Ce qu’on avait emprunté est écrit à côté et explique bien des choses.
        [the-other-group] La main est la vôtre, jusqu’à la cicatrice. La charge passe, et avec elle quelques jours que vous n’avez pas eus.
        [gas-lamps] Les vannes sont brûlantes, et la dernière est loin le long du mur. Une fois fermée, on voit à travers l’air, et à travers bien d’autres choses.
        [locked-music-box] Vous ne savez pas la mesure suivante ; vos doigts, si. Un tiroir jaillit sur le côté, et l’air reste dans la tête.
        [sleeping-sentry] Vous passez à une main de l’oreille de fer. Entre deux ronflements, le code devient clair : c’est l’ordre de la garde.
        [hall-of-draughts] Il vient d’un poêle que nul n’avoue avoir allumé. Une minute devant répare plus que les armures n’en signalent.
        [the-surgeon-table] Les sangles se ferment d’elles-mêmes, avec tact. Le bras au-dessus connaît votre taille et une seule opération. Il ne dit pas pour quel mal.
        [rain-of-gears] Le laiton tombe sur des dos tendus pour cela. Dessous, quelqu’un a le temps de lever les yeux et de comprendre le mécanisme.
        [mirror-with-no-back] Dedans, la même salle, avec une chose dedans. Vous revenez avec elle, et sans quelques-unes des raisons d’y être allé.
        [the-choir-below] Le vide se referme sur votre voix, et tout est clair, du toit aux racines. Puis les chanteurs montent voir qui c’était.
        [debt-collector] Il compte deux fois et rend la monnaie : un objet de sa mallette, mis en gage, dit-il, par quelqu’un de votre nom.
        [frozen-minute] L’air doit se rompre comme du pain. Il coupe, et où il coupe, du temps arrêté s’écoule en charge.
        [broken-throne] Il prend vos mesures avec de petits bruits. Un trône peut porter un souverain ou le corriger, et il en décide au poids.
        [lost-property] L’étiquette dit que c’est à vous à partir de jeudi. Nul ne demande de signature, mais quelqu’un d’autre dans la file vous a vu le prendre.
        [the-collection-plate] Il passe au suivant, plus léger de manières. Bientôt vient de quelque part une odeur de soupe, et le sentiment d’avoir été remercié.
        [the-beaters] De là-haut, on la voit d’abord : plus grande que ne le méritent les habits, et toute seule. Elle aussi voit le mur, et tourne.
        [numbered-drawers] Il s’ouvre au troisième coup et prend de la peau en échange. Quelqu’un y a remis le secret de cette salle, et une note sur l’endroit d’un autre.
        [two-noons] Elle tourne à gauche avant que vous l’ayez décidé, et elle a raison. Mais les ombres matinales ne partagent pas : où la moitié d’entre vous les suit, chacun en sait un peu moins.
        [the-queue] Dernier venu, premier servi : le guichet paie aussitôt. Si la moitié d’entre vous est la dernière, aucun ne l’est tout à fait, et l’on redemande presque tout.
        [the-third-dose] L’aiguille est à dégeler. D’ordinaire on prend des sphères, et une main exercée fait cela à moindre prix. Ensuite, elle est généreuse pour tous.
        [the-night-porter] Onze tours de clé, et personne n’est au registre. Qui se faufile à côté pendant qu’il remonte n’est allé nulle part. Cela use les nerfs.
        [the-scales] Dans le plateau de gauche se trouve ce que quelqu’un fut un jour jugé valoir, et l’on peut le garder. Si la plupart s’y tiennent, il descend, et la lumière monte.
        [the-reading-of-the-will] Un mot suffit : il fait glisser quelque chose sur la table et coche. Si la moitié d’entre vous parle, les parents se lèvent pour contester.
        [the-keyhole-map] Elle la relève jusqu’aux clous et paie au mètre carré. Ensuite, la salle paraît plus mince, et le souvenir aussi.
        [the-unfinished-inventory] À la lampe, on lit deux salles sur sa liste. Si la moitié d’entre vous la tient, cette salle a un article de plus qu’il ne croyait, pour les témoins.
        [the-poachers-larder] Elle dit où la chose dort, où elle est mince et à quoi elle prête l’oreille. Ce n’est pas une lecture agréable, et cela vaut un coup porté.
        [dress-rehearsal] L’épée est vraie, et celle de l’autre aussi. Il y a des applaudissements, un peu de sang, et l’accessoire vous reste.
        [second-hands] Gob-Li sort du sable, paie une sphère pour la politesse d’avoir été appelé et étale trois choses sur un drap.
        [the-dust-ferry] Deux sphères achètent une vue sur ce qui vient. Si la moitié de la compagnie s’assied, il poussera au large à la fin du jour, et cela apaise l’esprit.
        [the-cold-switchboard] La fiche entre dans un craquement de glace, et quelque part un verrou se retire. D’une porte au moins, on est sûr. Un gant exercé y met moins de courant.
        [the-breath-meter] Il lit les soldes et prend quatre sphères à l’armure la plus pleine, quel qu’en soit l’occupant. La part du dénonciateur est de deux, payées sur-le-champ.
        [the-auction-of-wounds] Le marteau tombe, et l’enchérisseur aussi, dans cet ordre. Avec un lot de cette taille vient une chose du tiroir, et de la monnaie.
        [one-too-many] C’est noté, et le reste de vos renseignements avec. Il y a du réconfort à être compté, et des frais.
        [the-straw-champion] Il rend le coup une fois, comme convenu. Ce qu’on a appris à cet instant reste dans le bras jusqu’à ce que vienne quelque chose de la bonne taille.
        [the-held-door] Le poids passe d’épaule à épaule avec un soupir. Porté par la moitié d’entre vous, il n’est lourd qu’à moitié. Qui le porte trouve tout le reste simple.
        [a-lamp-with-four-wicks] À cette lumière, la salle est telle qu’on l’a bâtie, et tout est clair, jusqu’à ceux qu’on a murés pour l’avoir bâtie.
        [the-trophy-room] On répond de l’intérieur du mur, à plus d’une voix. Des sphères tombent des lambris, et chacun a le temps de se retourner.
        [the-kings-horn] La note est basse et passe sur les arbres. Un souffle ou deux ne font que remuer les feuilles. Celui de la moitié de la compagnie pose une question à quelque chose de grand.
        [four-confessions] Cela va vite. On pose seulement la corde, pour les pièces, et celui à qui on l’ôte a rarement pensé si clair.
        [a-hole-in-the-noon] On atterrit avant d’avoir sauté, et meurtri, parmi des sphères que nul n’a ramassées. D’ici la fin du jour, le reste de la maison suivra.
        [the-sand-court] Un bref combat, une égratignure et un prix, remis d’avance l’un et l’autre. Si cette version est adoptée, le sable envoie chercher la partie adverse.
        [the-spare-drawer] Elle se referme sur le poignet qui s’avance et veut être persuadée. Dans sa paume, une chose qu’elle tient depuis avant la glace.
        [the-quiet-reactor] Quatre sphères descendent par la grille, l’une après l’autre. Il se retourne et ronronne, et la glace lâche les murs et quelques pensées.
        [hard-landing] Les piles sont encore tièdes. L’une a déjà été récupérée, proprement, avec l’outil que vous tenez, et le panneau remis en place.
        [the-lit-hall] Le bracelet se referme tout seul sur le poignet. Quelque part au-dessus, on sonne une fois, comme pour un invité attendu et en retard.
        [a-receipt] Gob-Li raye une ligne après l’avoir lue à voix haute, comme il est décent. C’était une petite dette pour une personne entière.
        [ink-that-moves] Vous dessinez la salle là où elle devrait être. Elle y songe, et y va, en emportant l’odeur de l’encre.
        [the-keeper-of-hours] Il s’incline sur la clé comme sur un enfant endormi. « Cela fait trois », dit-il, et il pousse une perle le long d’un fil.
        [table-for-knives] Vous êtes sur la table avant que la nappe soit droite. Elle s’arrête pour tendre la nappe, et c’est votre avantage.
        [an-empty-suit] Ils se referment sur vos mains et vous montrent, un doigt après l’autre, où tout est rangé. Ils ne se trompent jamais.
        [below-stairs] La craie écrit la seconde moitié sans vous. C’est votre nom tel qu’une mère le dirait, s’il y en avait eu une.
        [the-seating-plan] Elle le répète sans voix, et un instant elle se tient comme vous vous tenez. Vous vous sentez plus léger de deux syllabes.
        [seventeen-rows] Vous arrosez le long du rang, sans excès. Derrière la troisième visière, on avale. Vous voici de nouveau capable de penser.
        [the-watch-is-kept] L’encre sèche avant que la plume ait quitté la page. Tout en bas, la terre se pousse un peu, comme quelqu’un dans un lit.
        [the-wood-objects] Elles brûlent lentement et en protestant. Il ramène ses pieds, et le milieu de la serre est à vous.
        [rings] Encore dix-sept, mais par l’autre bout, et avec une meilleure idée de ce à quoi passe une année.
        [striking-thirteen] Il fait un nœud que vous connaissez de vos propres bottes. Il tient pendant douze coups. Le treizième vient de l’intérieur du nœud.
        [where-the-sky-broke] Vous vous asseyez là où le mur était le plus épais. La pierre est chaude d’un autre après-midi et vous prête ce qu’il en reste.
        [the-waiting-rows] « Elle est en route. » Il vous remercie et le dit au suivant. Cela descend le rang de bouche en bouche, en s’améliorant.
        [asked-twice] Il grave le jour sur son plastron, proprement, à la place d’un cœur, et demande ce que c’est qu’un jeudi.
        [to-let] Vous fermez les quarante agrafes. Là-dedans, quelque chose cesse de résonner. Il demande à garder les mains jointes encore un peu.
        [vault-of-copies] Il tient dans la main. Il dit votre nom comme on essaie une clé, dans un sens puis dans l’autre, et les deux lui plaisent.
        [the-long-winter] Vous brûlez les étagères. Elles brûlent avec de petites voix, comme des pois dans une poêle, et personne ne regarde personne jusqu’à la fin.
        [somebody-on-the-stair] Elles dorment bien, dit-il, et vous ressemblent. La septième est sortie se promener et est devenue lui, ou pas.
        [specimen-seven] Vous ouvrez celle à votre visage. C’est lourd, puis soudain plus du tout. Cela vous regarde comme on regarde un train en avance.
        [seventeen-coats] C’est d’abord un soulagement. Puis le froid vous traverse, fait l’inventaire et rend presque tout.
        [the-furnace-clerk] L’aiguille bascule. Derrière le mur, des cœurs reprennent l’un après l’autre, et l’un d’eux se met au pas du vôtre.
        [the-echo-regent] « Quatre cent onze », dites-vous avant lui. Il s’arrête. La voix plus grande continue seule un instant, et en est gênée.
        [under-glass] Une armure comme la vôtre, un visage comme le vôtre, tout à fait fini. Dans le gant, ce que vous auriez voulu que vous ayez.
        [late-by-a-winter] Elles brûlent une à une et dans l’ordre. Vers le printemps de l’avant-dernière année, vous sentez vos pieds.
        [a-voice-in-the-pipes] Il ne remercie pas. Il se tait, puis il y a deux silences, et c’est le plus grand qui vous remercie.
        [warm-hands] Ils sont chauds. Dans le gauche bat un pouls, plus régulier que le vôtre, lequel, le soir venu, s’est rendu.
        [cold-supper] Il se tient immobile sous l’aiguille. Au dernier point, quelque chose là-dedans se redresse, avec votre dos, et demande ce qu’il peut apporter.
        [the-guest-book] Vous signez à côté de vous-même. Les deux signatures se toisent, et la plus ancienne, non sans grâce, descend d’une ligne.
        [the-king-of-one-hour] « Cela lui ressemble », dit le conseiller, et un instant c’est lui qui ressemble : quatre-vingt-dix ans passent sur son visage comme l’ombre d’un oiseau.
        [one-more-hour] Vous tournez le cadran vers le vaisseau, le secteur, la minute d’avant la porte. Le cadran y est déjà allé ; il est usé à cet endroit.
        [an-hour-early] Vous lui tendez la montre. Il la regarde, puis la porte, et pour la première fois demande conseil à quelqu’un.
        [nobody-in-particular] Elle tient la porte pour le courant d’air que vous faites. Vous êtes déjà loin quand elle éternue, et le reste est facile.
        [the-wrong-lock] Elle entre, elle tourne, et très loin une chose qui était fermée n’en est plus certaine. Le courant d’air change de côté. Quelqu’un tousse.
        [the-stewards-errand] C’est l’un de vos noms, d’un jeu précédent. L’intendant pose le plateau comme on pose un enfant.
        [what-hands-are-for] Ils commencent par votre armure, sans demander, et finissent par le mur derrière vous. L’un dit n’avoir jamais été si heureux, jamais.
        [noon-service] Vous mangez dans deux ombres. Tout est coupé petit. Il se tient derrière vous avec la cruche, et se relever est difficile.
        [a-gentleman-seated] Il s’arrête parce que vous le demandez. Il tremble jusqu’en bas, comme une tasse dans un train, et vous garde un moment entre eux.
       *[other] { $told_fr }
    }

castle-von-loghan-told-b = { $event ->
        [humming-portrait] C’est elle qui cligne la première, et elle paie le pari hors du tableau : quelque chose de vrai, qui sent encore le vernis. Vos propres yeux semblent peints pour un temps.
        [table-for-strangers] Les fourchettes sont câblées, et chacune porte une charge. Quand la première quitte la nappe, une clochette sonne au loin dans l’arrière-cuisine.
        [voice-behind-the-panel] Une sphère de courant persuade la serrure. L’espace derrière est un poste d’écoute, et vous avez maintenant entendu ce qu’il a entendu.
        [mushroom-stair] Un chapeau à la fois, en comptant. En haut, le compte est entré partout, et aucun pas ne vous surprendra.
        [walking-laundry] Les chemises vous essaient, l’une après l’autre, en soupirant. Quand elles renoncent, leurs poches ont été vidées dans les vôtres, et vous vous sentez un peu porté.
        [fallen-drone] Il récite encore pendant qu’on ôte les piles, de plus en plus lentement. La dernière position qu’il donne est la sienne.
        [well-of-voices] L’eau est froide et fait du bien au corps. Elle connaît aussi la dispute de demain, et une part de vous y est déjà.
        [toll-keeper] Il ne cède que sur les pieds gauches. Cela fait une petite somme en votre faveur, et une heure d’arithmétique que nul ne rendra.
        [puppet-show] Les fils étaient sous tension. Ils mordent une fois, puis le courant n’a plus où aller que dans l’armure.
        [candle-clock] Une seconde flamme, achetée d’une sphère, brûle dans le sens habituel. Les mains qu’on lui tend cessent de trembler.
        [armour-that-breathes] Elle rend le salut une seconde trop tôt et change d’appui. On voit comment elle compte bouger, et comment feront les autres.
        [flooded-ledger] L’eau est encore plus froide que noire. Au fond, sous une main de chiffres renversés, se trouve ce pour quoi on tenait le livre.
        [the-other-group] Ils vous le disent, sans préciser à qui cela arrive. C’est assez pour savoir où se mettre.
        [gas-lamps] Cela sent l’amande et l’école. Certains gaz ouvrent l’esprit et d’autres le poumon, et les becs ne disent pas lequel.
        [locked-music-box] Le ressort se déroule par terre et rend ce qu’il retenait. La dernière note est forte et va loin.
        [sleeping-sentry] L’anneau se décroche avec un simple clic. Quelque part dans le château, une porte se sent plus légère. Le ronflement s’arrête pour réfléchir.
        [hall-of-draughts] Le froid tourne deux coins jusqu’à un coffre et sort par la serrure. Il a emporté une pensée et laissé le couvercle entrouvert.
        [the-surgeon-table] Ils sortent un à un de leur velours, chacun de la forme d’une chose qu’on aurait préféré ne pas comprendre.
        [rain-of-gears] Entre une roue et la suivante, il y a un vide presque assez large. De petits ressorts s’accrochent à l’armure et s’y déchargent.
        [mirror-with-no-back] Il se brise vers vous. Il y avait là beaucoup de lumière, et les armures l’absorbent plus vite que la peau.
        [the-choir-below] Les oreilles bouchées, la note entre par les dents. Les sphères aiment cela et enflent. Les pensées, non.
        [debt-collector] Il a pour cela une aiguille et un barème honnête. Le flacon entre dans la mallette, et il en sort des sphères.
        [frozen-minute] On a le temps de chaque pensée, et on les a toutes, jusqu’au bout. Quand la tasse tombe, on est où il faut.
        [broken-throne] Parmi des clous de tous les siècles, un creux, et dans le creux ce que le dernier réparateur y a mis en guise de signature.
        [lost-property] Le tiroir sous la sonnette paie une récompense pour tout ce qu’on y dépose, à un taux qu’aucune boutique n’offrirait. Pour des mains vides, il reste fermé.
        [the-collection-plate] Trois sphères viennent sans bruit. Où la moitié d’entre vous le fait, le bord se met à tinter, et chacun regarde chacun.
        [the-beaters] La ligne est payée au mètre, en sphères, sur-le-champ. Elle va vite dans la fougère mouillée, et nul n’arrive avec du souffle de reste.
        [numbered-drawers] On déchiffre deux articles avant que l’encre le remarque. Ils sont exacts quant au lieu, et une sphère servait de signet.
        [two-noons] L’ombre tardive est honnête et lente et se baisse pour ramasser. Elle remet ce qu’elle a trouvé et demande qu’on l’attende.
        [the-queue] En tête, on a eu cent ans pour réfléchir, et l’on est content de la compagnie. On y quête aussi, pour des couronnes.
        [the-third-dose] Vos initiales vont à la place grattée. Le givre quitte une ligne de la feuille, et un coin de la tête.
        [the-night-porter] Nom, heure, motif de l’absence. Écrit comme cela, le motif paraît raisonnable et reste en tête.
        [the-scales] Le plateau de droite est pavé de sphères, et elles se descellent. Si la plupart s’y tiennent, il descend vite, et il y a un sol.
        [the-reading-of-the-will] C’est une bonne chaise, plus large qu’elle n’en avait l’air, et il y a un plaid. Une main qui ne respire pas vous borde et reste là.
        [the-keyhole-map] Trois serrures, trois salles, et dans chacune une chose tournée vers vous. Il est reposant de voir sans y être.
        [the-unfinished-inventory] L’échelle finit un barreau trop tôt ; exprès, dit-il. Sur la dernière étagère, ce que cachait cette salle, et une sphère en guise de serre-livres.
        [the-poachers-larder] Ils pendent à côté du reste, plus tranchants qu’ils n’en ont l’air. On s’en aperçoit en allant prendre ce qu’on était venu prendre.
        [dress-rehearsal] La bourse est pleine, comme il faut pour qu’on la voie du balcon. Quand la moitié de la troupe trahit, nul ne sait plus quel dos est à qui.
        [second-hands] Il est pesé, emballé, parti. Le prix est bon. Ce que vous en aviez fait, vous ne sauriez le dire ; ce ne devait donc pas être grand-chose.
        [the-dust-ferry] La couche du dessus, ce sont des manteaux. Sous les manteaux, ce pour quoi on les portait, et un froid qui entre dans les pensées.
        [the-cold-switchboard] C’est vous, qui appelez pour dire à quoi prendre garde. C’est clair, utile et trop long. Quand vous raccrochez, ils sont plus près.
        [the-breath-meter] Les arriérés sont rayés et la valve s’ouvre. Nul n’avait bien vu combien il y avait peu d’air.
        [the-auction-of-wounds] Un petit lot, bien décrit, et cinq sphères pour le prendre. Quand la moitié d’entre vous enchérit bas, on groupe les lots, et chacun reçoit plus que décrit.
        [one-too-many] Le mur s’ouvre à l’endroit usé, et l’on vous tend une chose gardée pour le dernier. La main tarde à lâcher.
        [the-straw-champion] Il vient avec une poignée de paille et ce autour de quoi on avait mis la paille. Il y a un nom au dos, et pendant une heure on y répond.
        [the-held-door] L’autre côté est hors d’atteinte depuis une éternité, et des sphères traînent dans la poussière. On arrive à quatre pattes, tourné du mauvais côté.
        [a-lamp-with-four-wicks] Plus tard, il y a moins de meubles et plus à ramasser. On revient les mains pleines, en sachant ce qui tombera et où, et guère autre chose.
        [the-trophy-room] Elles disent franchement où chacun était faible et qui l’a payé. On en repart avec un bon coup en tête, un peu de monnaie et moins d’illusions.
        [the-kings-horn] Trois sphères passent dans le fil, puis il n’y a plus qu’à attendre. Ce qui viendra de cette taille s’apercevra qu’on l’a déjà frappé.
        [four-confessions] Cinq sphères le nom, comptées. Quand la moitié d’entre vous dénonce, les noms s’annulent sur la page, et le greffier s’en prend aux plumes.
        [a-hole-in-the-noon] Ce qui tombe vers le haut est lourd et redescend. L’une de ces choses valait qu’on la reçoive, et l’on apprend à regarder où nul ne regarde.
        [the-sand-court] L’argent est déjà dans le sable, il n’y a qu’à tamiser. Si cette version est adoptée, les couteaux y sont aussi.
        [the-spare-drawer] Le feutre se ferme sur ce qu’on y pose et s’ouvre sur une chose d’aucune année où vous ayez été. Pour rien, il ne donne rien. On se sent la main empruntée.
        [the-quiet-reactor] Le levier est doux, la charge gratuite, et les lampes baissent à peine. Quand la moitié d’entre vous y puise à la fois, il s’éveille, et s’éveille brûlant.
        [hard-landing] Votre lampe trouve une fenêtre où quelqu’un promène une lampe sur vous. Des deux côtés, on note la position.
        [the-lit-hall] Le journal est dans votre voix et décrit cette salle. Il s’arrête au milieu d’un mot, et l’on entend bien pourquoi.
        [a-receipt] Vous comparez les écritures. La signature est de vous, mais le nom a une faute, et pour une faute Gob-Li paie sans discuter.
        [ink-that-moves] Vous marchez à côté d’elle à travers deux murs. Sur le papier, le second était plus mince. Dans sa hâte, la salle laisse tomber quelque chose.
        [the-keeper-of-hours] « Un conseiller. Le von, il l’a mis lui-même. » Il continue, doucement, jusqu’à ce que vous ne sachiez plus quelle main tenait l’arme.
        [table-for-knives] Vous lisez le numéro de votre propre col. Elle écoute de tout son casque vide, comme on écoute un nom familier.
        [an-empty-suit] Elle sort de la serrure sans bruit et continue de tourner dans la poche, lentement, un peu dans chaque sens.
        [below-stairs] C’est une bonne soupe. Elle a le goût de la dernière fois, et un peu celui de la raison pour laquelle vous avez oublié.
        [the-seating-plan] Vous faites le tour avec la cruche. Les convives lèvent leur coupe et découvrent leur flanc, comme on fait devant le personnel.
        [seventeen-rows] Votre étiquette est dans chaque rang. Vous en déterrez une. Elle est légère, elle a pris racine, et elle tient un moment votre manche.
        [the-watch-is-kept] Elles vont plus loin que n’allait l’arbre. L’une est montée dans la tour et tend quelque chose.
        [the-wood-objects] Vous vous tenez près de votre étiquette sans bouger. Il passe, la bouche pleine. Il ne compte pas ce qui est planté.
        [rings] Il vient d’un seul tenant et bourdonne. Enroulé serré, il a un tranchant, une poignée et un ancien propriétaire.
        [striking-thirteen] Il vous traîne deux fois à travers la pièce sans s’arrêter. Mais ce qu’il avait mis de côté passe dans votre armure.
        [where-the-sky-broke] Les dunes sont les salles du château, une taille au-dessus, et elles bougent. Vous les dessinez deux fois. Où les deux dessins s’accordent, on peut marcher.
        [the-waiting-rows] Il hoche la tête un certain temps. « Alors, à quoi servent-elles », dit-il de ses mains, et il vous montre, par accident, combien elles sont fortes.
        [asked-twice] Il ne crie pas. Il vous prend le bras pour ne pas tomber, et le bras s’en souviendra.
        [to-let] Vous la prenez par le poignet. Elle vient, mais lourdement, comme on quitte une fête, avec une chose glissée dans la manche.
        [vault-of-copies] Chaque cube que vous frappez dit « oh » de la même voix et s’éteint. Ce qu’il contenait vous remonte dans les bras et y reste.
        [the-long-winter] Armure contre armure, vous partagez ce qu’il y a de chaleur. Quelqu’un fredonne l’air de la grande salle. Personne ne l’avoue.
        [somebody-on-the-stair] Il ne pèse rien. À chaque palier, il s’arrête pour remonter une chose qui n’est pas là, et son pouls se règle sur le vôtre.
        [specimen-seven] Vous tournez la vanne sous votre propre visage. Le vert passe au blanc. Cela ne se réveille pas. Vous vous sentez reposé, ce qui est pire.
        [seventeen-coats] Tout ce que vous désirez y est, à votre taille et bien entretenu. L’une des poches est encore chaude.
        [the-furnace-clerk] L’aiguille bascule dans l’autre sens. Derrière le mur, le silence se fait, poliment, chacun son tour. Vos jauges n’ont jamais été si hautes.
        [the-echo-regent] Le câble saute comme un poisson. Lui ne sent rien. Quelque chose, trois étages plus loin, le sent et le dit par sa bouche.
        [under-glass] Vous tassez la neige sur votre nom. Ce n’est pas grand-chose, mais nul n’en avait fait autant, et vous marchez plus droit.
        [late-by-a-winter] Les lignes continuent jusqu’à la semaine prochaine. Vous vous en tirez assez bien, ou quelqu’un qui a vos initiales.
        [a-voice-in-the-pipes] Il n’a rien, dit-il, et l’envoie par le petit monte-charge. C’est plus que vous n’en avez vu à la fois.
        [warm-hands] Elle se lève en trois temps, aussitôt plus grande que vous, regarde dans le couloir et montre ce qui vous avait échappé.
        [cold-supper] Il y passe une pile entière. Les genoux se débloquent avec un soupir, et de sous le coussin sort ce qu’il gardait pour les invités.
        [the-guest-book] Le trait vous traverse comme une cuillère froide. Puis le vent n’a plus rien à vous qu’il puisse tourner et laisse la page en paix.
        [the-king-of-one-hour] L’aiguille plie à la base. Il porte la main à son cou, perplexe, et y trouve la marque.
        [one-more-hour] Vous trouvez une pierre et ôtez une botte. La voix plus grande dit « ah », avec intérêt, comme quelqu’un qu’on mène à une fenêtre.
        [an-hour-early] Vous pensez au gond, et à peser sur la porte. Ce ne serait pas long. Ses deux ombres se rapprochent.
        [nobody-in-particular] « Numéro quarante », dites-vous. Elle se croyait la seule. Elle partage sa ration avec vous, pile par pile.
        [the-wrong-lock] Des voix basses, qui parlent de soupe. L’une compte. Vous repartez en sachant combien de souffles tiennent dans une heure.
        [the-stewards-errand] Vous regardez un temps décent et le dites. Il cire la botte et, par soulagement ou habitude, vos piles aussi.
        [what-hands-are-for] Ils prennent vos sphères, votre sac et, un bout de chemin, vous. Tout revient astiqué et un peu plus lourd.
        [noon-service] Vous mangez à la main, en marchant. Il suit avec une assiette sous votre menton et une charge dans le gant.
        [a-gentleman-seated] Toutes sauf une. Il y entrera quand même, mais de travers, et cela pincera.
       *[other] { $told_fr }
    }

castle-von-loghan-told-c = { $event ->
        [humming-portrait] Sous le drap, elle fredonne toujours, étouffée et polie, et pour la première fois de la journée on s’entend penser.
        [table-for-strangers] Quelqu’un qui comptait revenir a fixé une chose sous le siège. Elle se détache dans la main, quelle qu’elle soit.
        [voice-behind-the-panel] Vous convenez d’une année qui arrange les deux parties. C’est un grand soulagement d’être sûr d’une chose.
        [mushroom-stair] Une flamme étroite monte l’escalier devant vous, aux frais de l’armure. La fumée sent le pain et dégage la poitrine.
        [walking-laundry] Il y a du dur dans le paquet. Le reste de la lessive se vexe et ne cesse de tirer sur vos manches.
        [fallen-drone] Le plan est bon, quoique dessiné du plafond. Deux salles d’ici portent une petite croix, là où l’on a posé quelque chose.
        [well-of-voices] Les échelons finissent avant le puits. Qui lâche trouve le fond, et sur le fond ce que la compagnie de demain a laissé traîner.
        [toll-keeper] Il laisse tomber une bourse, referme le livre sur votre doigt et appelle ses commis. Ils arrivent, manches retroussées.
        [puppet-show] Derrière la toile, pas de main, seulement de la toile encore. Au bout se trouve la malle des accessoires.
        [candle-clock] Il y a dans la cire une chose mise là avant qu’on la coule. Le nom sur la marque suivante n’est pas le vôtre, et il se lève.
        [armour-that-breathes] Elle tombe comme une cuisine. Les piles de sa poitrine sont saines, et le long du mur les autres ont tourné la tête.
        [flooded-ledger] La pompe n’a pas tourné depuis une éternité et veut être payée d’avance. Puis la salle retrouve son air, et chacun avec elle.
        [the-other-group] Ils connaissent chaque coup d’avance et lâchent leurs sphères pour avoir les mains libres. Ce qui passe la porte derrière eux n’est pas vous.
        [gas-lamps] Une nappe bleue file au plafond et revient par le sol. Rien de ce qui attendait dans les murs n’attend plus.
        [locked-music-box] Mesure après mesure, elle se laisse dire. À la fin, quelque chose y fait clic, satisfait, et une chose dans votre tête aussi.
        [sleeping-sentry] Il faut deux sphères pour garder les doigts endormis pendant qu’on les ouvre. Ce qu’ils tenaient est en bon état et change de mains.
        [hall-of-draughts] Chaque vent a quelque chose en poche pour qui marche seul avec lui. On revient plus riche, essoufflé, et en retard.
        [the-surgeon-table] Elles brûlent dans votre propre écriture. Ce que vous ne savez pas de vous-même pèse moins qu’avant.
        [rain-of-gears] Il arrive avec le poids de l’heure à laquelle il appartenait. Le bras s’en souviendra. Ce qu’il y a dans la main valait plus que l’horloge.
        [mirror-with-no-back] Il pèse plus qu’un mur, et les servos paient. De ce côté, il montre ce qui est derrière vous un peu avant que cela y soit.
        [the-choir-below] Trois sphères brûlent à travers le plancher. Ceux qui sont encore dessous détournent le visage, rang par rang, et la note retient son souffle.
        [debt-collector] Il referme la mallette sans reproche et s’efface devant ses collègues. Vous les avez vus en premier, ce qui n’est pas rien.
        [frozen-minute] Ici rien ne fait mal, car avoir mal prend du temps. Pendant que l’on ne bouge pas, quelque chose d’arrêté aussi a fait un pas.
        [broken-throne] Les mots sont gravés où on les lit à genoux. Il est reposant qu’on vous dise quoi faire, et long de se relever.
        [lost-property] Trois salles, trois dates, trois descriptions d’une main d’employé. Rien n’en est encore perdu, donc tout doit y être encore.
        [the-collection-plate] Il va à l’armure la plus pleine et se sert de trois. Qui a fait signe est regardé, et se tient un peu plus prêt qu’avant.
        [the-beaters] La grille est ouverte, et le bruit y entre, traverse la cour et ressort derrière. Il reste un matin où l’on peut penser.
        [numbered-drawers] La page est un reçu, et le tiroir correspondant l’honore. Le long du mur, les autres se mettent à trembler dans leur cadre.
        [two-noons] Deux midis brillent dans une seule armure. Les piles se remplissent aussitôt, et dessous la peau fait un bruit de friture.
        [the-queue] Le guichet est plus étroit qu’il n’en a l’air et garde un peu de peau. De l’autre côté, personne, une étagère, et sur l’étagère la ration du jour.
        [the-third-dose] Sous la gaze se trouve ce pour quoi on portait vraiment la sacoche. La gaze vient avec, autour de tout, un bon moment.
        [the-night-porter] Deux salles d’ici ont reçu des visiteurs en gros manteaux, et l’on dit ce qu’ils y ont porté. Le pourboire est encore entre les pages.
        [the-scales] Du milieu, on voit les deux côtés et pourquoi aucun n’a raison. Redescendre prend plus de temps que monter.
        [the-reading-of-the-will] Le notaire inscrit tout don et le rend sur la succession, mieux meublée que vous. Les clauses fatiguent la tête ; sans don, il n’y a que des clauses.
        [the-keyhole-map] Le blanc est en fin de compte un placard, et elle laisse au trouveur ce qu’il contient. Quelqu’un se tenait derrière la porte.
        [the-unfinished-inventory] Une signature, et l’article change de maître. Celui qui avait signé la dernière fois a entendu la plume.
        [the-poachers-larder] Rien dans le bois ne sait lire, mais tout sait flairer. Cela vient par la porte de la cour, et toute la compagnie est derrière.
        [dress-rehearsal] On porte des plateaux, on n’est pas vu et l’on entend tout. Le vin est à votre compte, mais il fait du bien aux autres.
        [second-hands] Sous le drap, une main donne et une autre prend, et la différence est payée en sphères. Une main qui n’apporte rien est tapotée et relâchée.
        [the-dust-ferry] Les rames sont creuses et pleines de charge. Sans elles, le bateau dérive un peu, et ce qui le suivait vient bord à bord.
        [the-cold-switchboard] Il vient au mètre, tiède. Quarante sonneries retentissent une fois dans quarante salles, puis plus aucune ne sonnera.
        [the-breath-meter] Le bras entre jusqu’au coude, et le compteur compte encore un moment. Dans ses rouages est resté ce que le dernier releveur a laissé tomber.
        [the-auction-of-wounds] On paie, et quelqu’un, dans une ville lointaine, échappe à une mauvaise nuit. Cela coûte cher et éclaircit la tête.
        [one-too-many] La voix a la gorge sèche, un rythme et une place où elle se tient. Qui compte avec elle apprend les trois, est payé pour la compagnie et perd le compte.
        [the-straw-champion] Il salue, vous saluez, il salue plus bas. La leçon coûte trois sphères, et à la fin chacun respire mieux.
        [the-held-door] Quatre sphères font un pilier de lumière, qui tient tant que personne n’en doute. À sa lueur, on a le temps de voir aux blessures.
        [a-lamp-with-four-wicks] Elle a une table et, sur la table, quelque chose pour chacun qui regarde. Elle a une porte aussi et, où la moitié d’entre vous a regardé, la porte a des dents.
        [the-trophy-room] Les vis veulent quatre sphères avant de tourner. Derrière l’écusson, ce qu’on a pris au propriétaire de la tête, en meilleur état que lui.
        [the-kings-horn] De l’argent, surtout, et qui vaut cinq sphères par tête. Dans le feu, il donne une note encore, une petite, et quelqu’un la prend pour un sifflet.
        [four-confessions] Le sceau prend trois sphères de chaleur. Il la lit, la relit et rappelle ceux qu’il avait envoyé chercher.
        [a-hole-in-the-noon] Cela tombe une année et est payé à l’arrivée, avec des remerciements. Quelqu’un là-bas voulait justement cela. Rien jeté, rien entendu.
        [the-sand-court] Dans celle-ci, c’est un autre qui saigne, et les plaies se ferment à cette idée. Si elle est adoptée, nul ne se souvient d’être venu.
        [the-spare-drawer] Elles viennent froides et pleines, cinq sphères par main. Dans le tiroir, les doigts se sont mis à les chercher.
        [the-quiet-reactor] Personne n’y avait touché, et il y avait une raison ou il n’y en avait pas. Quelque part, une trappe se déverrouille. Il y a deux trappes.
        [hard-landing] Joints en ordre, lames en ordre. Dans le fourreau, une rangée d’entailles, dix-sept, faites comme vous les faites.
        [the-lit-hall] Sous les bancs court une ligne de miettes, toute droite. Vous la suivez jusqu’au bout. Celui qui l’a semée marchait à reculons.
        [a-receipt] Il ouvre son manteau. La doublure est pleine, et les poches ont des poches. Tout y a appartenu à un seul propriétaire, soigneux.
        [ink-that-moves] Votre manche passe sur les couloirs. Dans les couloirs, ce qui attendait est soudain gris, plat et nulle part en particulier.
        [the-keeper-of-hours] Il lâche aussitôt, si bien que vous tombez. Toutes les horloges s’arrêtent, pour voir si vous allez recommencer.
        [table-for-knives] Vous faites un pas devant. C’est donc à vous qu’elle s’incline d’abord, et elle doit refaire le plan de table, ce qui lui prend du temps.
        [an-empty-suit] Elle pèse ce que vous pesez. Dans l’escalier, elle remonte un peu les épaules, pour ne pas être une charge.
        [below-stairs] Ils prennent le fil comme s’ils n’attendaient que cela. Les manches sont usés à votre poigne.
        [the-seating-plan] Sous la nappe est le dessert, et il s’éveille. Il était couché sur quelque chose. Vous avez cela maintenant, et son attention.
        [seventeen-rows] Le bâton est plus long qu’il n’en avait l’air et écrit sur toute sa longueur. La dernière ligne est la date du jour, et elle picote.
        [the-watch-is-kept] Il se couche, se lève et se recouche pendant que vous regardez. On y apprend beaucoup, et il faut vous retenir par la ceinture.
        [the-wood-objects] Vous lisez les noms à voix haute. Il s’arrête pour écouter. Il les mangeait pour leur son, et jamais personne ne lui avait fait la lecture.
        [rings] Le bois est tiède et n’y voit pas d’inconvénient. Un moment, personne n’est en retard à rien, et l’on se sent observé.
        [striking-thirteen] Personne ne l’avait encore fait, dit-il. Il pèse autant qu’un manteau. Désormais, vous saurez de quelle main est le registre.
        [where-the-sky-broke] C’est votre P.O.D., en plus vieux. Quelqu’un a ouvert l’écoutille du dedans, l’a refermée et a essuyé la poignée.
        [the-waiting-rows] Vous vous agenouillez dans un vide. Il est à votre taille. Ensuite, il faut un effort pour se rappeler lequel des dos était le vôtre.
        [asked-twice] S’asseoir, compter, se lever, regarder dehors. Il oubliait de regarder. À vous aussi, cela fait du bien.
        [to-let] Vous reculez. Le rang retient son souffle, du moins ceux qui en ont un. On règle cela à voix basse, puis par écrit.
        [vault-of-copies] Il y faut une lime et toute votre patience. Ensuite, on doit vous dire deux fois que c’est vous qui l’avez fait.
        [the-long-winter] La glace lâche la chose à contrecœur et garde un peu de peau en guise de reçu. On la tendait, à hauteur de main.
        [somebody-on-the-stair] « Il lui en manque quatre cent onze. » On vous donne des registres à porter. Il y a toujours quelque chose entre les pages.
        [specimen-seven] Réveillés : dix-sept fois six. Revenus : aucun. Sous « remarques », quelqu’un a mis : toujours si contents d’être choisis.
        [seventeen-coats] Les manches connaissent le chemin. Vous avez chaud, et vous savez exactement ce qu’éprouvait ici son dernier porteur.
        [the-furnace-clerk] Quatre cent onze lignes montent par le conduit. Le commis pleure de la vapeur, puis, ce qui le surprend, applaudit.
        [the-echo-regent] Vous vous placez devant. Il ne lui aurait pas fait de mal. Il voit que vous le pensez, et se recule un peu sur son siège.
        [under-glass] Cela a un goût de sou et de menthe. La chaleur revient dans l’ordre où elle était partie, les oreilles en dernier.
        [late-by-a-winter] Il est doublé de piles, cousues à la main, comme d’autres gardent leur argent. Il devait avoir froid exprès.
        [a-voice-in-the-pipes] « Secteur neuf. Il y avait une heure d’air. J’avais la clé en main, et j’étais raisonnable. »
        [warm-hands] Il y a un bac près de la fenêtre. Elle s’y installe jusqu’au col et ferme les yeux, et quelque chose en vous se couche aussi.
        [cold-supper] Vous empilez. On ne lui avait pas dit que le dîner était fini. Quatre-vingt-dix ans de bonnes manières tournent leur casque vers vous.
        [the-guest-book] Elle vient avec une racine. On avait pressé quelque chose entre elle et la suivante, pour que cela reste plat et tranquille.
        [the-king-of-one-hour] Derrière, des gens parlent bas, comme on fait pour ménager l’air. Quelqu’un rit. Vous retrouvez votre propre souffle.
        [one-more-hour] Vous pensez à de la fumée, un bois, des fenêtres éclairées. Votre pouce trouve l’endroit tout seul, comme la langue trouve une dent.
        [an-hour-early] Vous pensez à un vieil homme qui n’est pas en état de se lever. Dans votre main, la montre se met à retarder, par sympathie.
        [nobody-in-particular] Nom : néant. Motif : néant. Plus proche parent : voir ci-dessus. C’est un formulaire reposant. La sonnette qui y est fixée l’est moins.
        [the-wrong-lock] Vous criez que vous arrivez. Un silence ; puis deux coups, comme de quelqu’un qui a décidé d’y croire.
        [the-stewards-errand] Il va devant et vous annonce à des salles vides. À leur façon de répondre, on apprend ce qu’il y a dedans.
        [what-hands-are-for] Ils vous précèdent en bon ordre. Il y a du bruit, puis plus de bruit. Ils reviennent moins nombreux et disent que cela valait la peine.
        [noon-service] On ne l’en a jamais prié. Il s’assied tout au bord et regarde la poussière, les soleils, les cuillères, et vous voyez ce qu’il voit.
        [a-gentleman-seated] Elle est de papier et de fil et lâche la première. Il passe en vous quelque chose qu’il n’avait peut-être pas le droit de donner.
       *[other] { $told_fr }
    }

castle-von-loghan-told-d = { $event ->
        [humming-portrait] Vous repartez sur une marche un demi-ton trop bas, au pas sans le vouloir, et prêts au prochain tournant.
        [table-for-strangers] Les mots viennent dans le bon ordre, ce qui est rare ici. La vapeur se tient droite un instant, et vos pensées aussi.
        [voice-behind-the-panel] Des sphères roulent sous la boiserie, comme on paie un mauvais musicien pour qu’il cesse. Le rire marche derrière vous et compte vos pas tout haut.
        [mushroom-stair] Cela a le goût d’un mot que l’on cherchait. Ou bien le mot revient avec sa famille, ou il en emmène d’autres.
        [walking-laundry] Pliés, ils se couchent comme des chiens. C’est un travail calme, du linge tiède, et cela fait plus de bien que les armures ne savent mesurer.
        [fallen-drone] Le silence, et avec lui la tête claire. Puis le bruit du dernier coup revient de salles qui ne savaient rien de vous.
        [well-of-voices] Le couvercle va bien. En bas, ils parlent encore, entre eux. En haut, ce qui attendait la fin de la conversation renonce.
        [toll-keeper] Pour ce qu’on pose sur le livre, il a le pareil, un peu différent, sous le comptoir. Pour des mains vides, il a un long regard.
        [puppet-show] Les chapeaux jettent ce qu’ils ont, et c’est de l’argent. Puis tous se retournent sur leurs sièges pour voir qui a dit cela.
        [candle-clock] La plupart des noms sont d’inconnus. Le vôtre y est aussi, confortablement bas, et le savoir est une sorte de repos.
        [armour-that-breathes] Vous reculez pas à pas, d’accord avec elle en tout. De votre fait, elle ne réveille personne. Un peu de votre assurance reste en gage.
        [flooded-ledger] Sur le seuil, l’encre a séché en une ligne de crédit : une sphère, au porteur. Vous signez d’une botte.
        [the-other-group] Derrière le rideau, un banc, encore tiède. Ils passent. Il est bon de s’asseoir, et mauvais de savoir qui s’est assis là en dernier.
        [gas-lamps] Sous le gaz, une main d’air pur et une traînée de sphères tombées. On arrive à l’autre porte à genoux.
        [locked-music-box] Elle s’ouvre aux objets, non aux airs. Où l’on dépose du sien, autre chose se trouve à la place. Où l’on ne dépose rien, rien.
        [sleeping-sentry] Il sursaute, demande pardon et vide sa solde dans vos mains. Puis il se rappelle la consigne concernant les étrangers.
        [hall-of-draughts] Les vents se disputent au-dessus de votre tête, et pour finir seulement entre eux. Laissé en dehors, on y voit très clair.
        [the-surgeon-table] Elles sont complètes. On y apprend où sont cousues les piles de secours, et comment vous bougerez avant de bouger. On y apprend aussi le reste.
        [rain-of-gears] Immobile, on apprend la mesure : celui-ci, celui-là, puis le gros. Cela chasse toute autre pensée et laisse le tempo.
        [mirror-with-no-back] Le sol, le mur, les bottes des autres. Ce qui montait vers la glace pour être regardé se lasse. Cela coûte un effort.
        [the-choir-below] Le sol tremble contre les genoux comme un chat, et ce qui faisait mal ne fait plus mal. On met plus longtemps qu’il ne faudrait à se relever.
        [debt-collector] Un escalier en bas, un autre en haut, jusqu’à ne plus savoir vous-même où vous êtes. Il n’envoie personne aujourd’hui. Il prend note.
        [frozen-minute] Elle sort de la minute comme une dent. Il y avait quelque chose dessous. En vous, il y a maintenant un petit vide qui fait tic-tac.
        [broken-throne] Il brûle bien, étant surtout fait de réparations. Chacun se réchauffe, et les ordres montent un à un par la cheminée.
        [lost-property] La sonnette garde une sphère pour la peine. De sous le comptoir monte une toux mouillée, puis Gob-Li avec son éventaire, qui n’était pas à déjeuner.
        [the-collection-plate] Une chose est collée sous le bord, laissée par quelqu’un qui n’avait pas de monnaie. Pour l’atteindre, il faut s’agenouiller, et le plateau n’attend pas.
        [the-beaters] Sous l’escalier, quelque chose de chaud fait de la place. Elle a couru loin avec une chose dans la gueule, mord une fois, et la lâche.
        [numbered-drawers] Un, deux, trois ; cela prend du temps. Quand neuf se trouve à côté de dix, nombre d’autres choses sont à leur place.
        [two-noons] Dans la pénombre, il n’y a de nouveau qu’un exemplaire de chacun, et l’on dit sans peine lequel. Dehors, les soleils continuent sans public.
        [the-queue] On s’appuie sur celui de devant, qui s’appuie sur celui de devant. C’est le meilleur repos que l’on puisse prendre debout.
        [the-third-dose] Ici, nul ne cherche les vivants. Pour le prix d’une sphère de chaleur, les pas dans le couloir passent devant la porte.
        [the-night-porter] Montre et chaîne tiennent beaucoup de charge pour leur taille. Il remonte encore l’air un moment puis, pour la première fois, lève les yeux.
        [the-scales] Elles sont plus lourdes qu’on ne pensait. Le fléau penche, un placard s’ouvre dans le pied, et il est plein de bandages.
        [the-reading-of-the-will] Les parents paient le silence aussitôt, en sphères, le long du rang et sans lever les yeux. Il est désagréable de voir combien ils vous ont bien comptés.
        [the-keyhole-map] Entre les lames qui craquent court une ligne de lames qui ne craquent pas. Le feutre coûte des sphères, ou un pied léger. Là, on n’entend personne, ni ici ni à côté.
        [the-unfinished-inventory] Il se trompe de un depuis quatre-vingt-dix ans. Pour le trouver, il faut deux sphères de lumière, et tout le reste tombe juste.
        [the-poachers-larder] Il y a une fenêtre pour cela. Une main sort, soupèse ce qu’on offre, paie plus qu’un receleur et se ferme devant les paumes vides.
        [dress-rehearsal] Sous le drap, on est pleuré, et nul n’envoie chercher personne. Ensuite, on n’est pas tout à fait sûr de s’être relevé.
        [second-hands] Une courte, à peine servie, d’avant un combat. Elle tient dans la paume, éclaircit la tête et se dépense à se trouver au bon endroit.
        [the-dust-ferry] Il répond les yeux à l’horizon : deux salles, et ce qu’il y a dedans. Puis il partage sa gourde, comme on fait avec les passagers.
        [the-cold-switchboard] Sur les lignes mortes, on entend des salles : une goutte, un courant d’air, une chose que l’on pose. On en reconnaît deux. Le casque est encore chargé.
        [the-breath-meter] Pas de souffle, pas de facture, pas de bruit. Ce qui écoute au tuyau entend une salle vide, et au bout d’une minute on est presque du même avis.
        [the-auction-of-wounds] Les mains sur les genoux, les yeux sur le marteau, aucune autre pensée. Il ne vous adjuge rien, et vous avez vu comme il frappe.
        [one-too-many] Le silence est inscrit comme absence, et les absences se règlent sur place : un coup sur l’oreille, quatre sphères dans la main.
        [the-straw-champion] Personne ne l’avait jamais fait, et il ne connaît pas la réponse. Des sphères lui tombent des manches. Derrière vous, on entend tourner la paille.
        [the-held-door] Le loquet est où est le vôtre. Dedans, de la place pour une personne, une chose enveloppée d’une chemise et une lettre qu’il n’aurait pas fallu lire.
        [a-lamp-with-four-wicks] Mouchée et calmée, la dernière flamme montre ce qui est là, et rien de plus. Il y faut des sphères ou une tête ferme, et ensuite tous voient la même chose.
        [the-trophy-room] Une par une, à deux bras ; certaines dents sont encore en place. Sans les yeux dessus, la salle n’est qu’une salle.
        [the-kings-horn] Ils vont bien, c’est l’ennui. Dans le gauche, la chose que le roi préférait ; dans le droit, ses raisons de rester chez lui.
        [four-confessions] Il contient plus que du papier. Il regarde le bureau vide le temps qu’il faut, puis il sonne le banc.
        [a-hole-in-the-noon] D’en haut, les toits sont ôtés : trois salles jusqu’au fond, et qui s’y tient. Le bord est froid, et la tête passe un peu par-dessus.
        [the-sand-court] Elle est longue, et tout y est expliqué. Si elle est adoptée, il faut l’écouter jusqu’au bout, et l’on arrive en retard à la suite.
        [the-spare-drawer] C’est un grand nombre, et il en manque un. Chacun est sur ses gardes pour le reste de l’heure, et nul ne dit contre qui.
        [the-quiet-reactor] Il est très bon d’avoir chaud. La chaise a de la place, retient un peu, comme ferait n’importe qui, et met un moment à lâcher.
        [hard-landing] La caisse s’ouvre avant la fin du code. Dans le couvercle, un inconnu a écrit un prix et, dessous, au crayon : reste dû.
        [the-lit-hall] Vous prenez les portes et les surveillez. Les portes, semble-t-il, ont reçu l’ordre de vous surveiller, et chacun s’y tient.
        [a-receipt] Il soupèse ce que vous avez, le secoue près de votre oreille et en donne un prix qu’il dit devoir regretter.
        [ink-that-moves] Vous fermez les yeux : vous l’avez. Quand vous les rouvrez, le plan s’est conformé à votre souvenir, fautes comprises.
        [the-keeper-of-hours] Il met les sphères dans une horloge, où on semblait les attendre, et décroche un paquet enveloppé d’un tablier.
        [table-for-knives] Le câble cède au milieu d’un mot. Un gant continue de poser des fourchettes sans le reste.
        [an-empty-suit] Au dos, une adresse : un vaisseau, un secteur, un numéro. Quelqu’un la renvoie chez elle, et elle ne cesse d’arriver.
        [below-stairs] Sur le plateau, sur une serviette, repose une chose qui aurait dû monter il y a dix-sept dîners. Elle n’a pas refroidi.
        [the-seating-plan] La clé pend à sa hanche, à un cordon de tablier. Elle le remarque, ne bouge plus et regarde le plafond avec tact.
        [seventeen-rows] Vous ratissez jusqu’à ce que nul ne puisse voir qu’on vous attendait. Dehors, quelque chose a cessé de marcher pour écouter.
        [the-watch-is-kept] Le registre ajoute, de la main du guetteur : sans bruit. Vous portez donc vos bottes et, pour une fois, devancez quelqu’un.
        [the-wood-objects] Le tuyau cogne et se tarit. Un membre reste en l’air, comme un homme qui ne sait plus pourquoi il est entré.
        [rings] La sève prend l’empreinte et compare. Elle a la même en archives un peu plus loin, et encore un peu plus loin.
        [striking-thirteen] Parmi les étoiles, l’une a des fenêtres, toutes éclairées. Votre chute y est, très petite. Et une chose qui vous avait échappé.
        [where-the-sky-broke] Deux soleils chargent une pile en moitié moins de temps. L’autre moitié, vous la passez à voir l’aiguille dépasser le plein.
        [the-waiting-rows] Vous descendez l’allée sans regarder les visages. Derrière vous, quelques-uns se sont levés pour voir ce qui vaut tant de hâte.
        [asked-twice] Il marche devant et ouvre les portes. Il porte des choses pour vous et ne sait pas dire lesquelles sont vivantes.
        [to-let] Vous n’en avez pas, alors vous prenez ceux de la feuille de cantiques. Il s’avère que ce sont des instructions, et fort claires.
        [vault-of-copies] « Que prendriez-vous, demande-t-elle, pour un après-midi avec un corps ? » Elle n’a jamais eu à attendre une réponse.
        [the-long-winter] Trois courts, un long. En bas, les lampes s’arrêtent. Puis elles repartent plus vite, au pas, et ce pas, vous le connaissez.
        [somebody-on-the-stair] Il lâche aussitôt. C’est une habitude chez lui. En descendant, vous voyez chaque chose une seconde avant qu’elle soit là.
        [specimen-seven] Elles longent le mur, vont jusqu’à une porte et font demi-tour. Vous voilà revenu au début, avec une chose que le septième avait posée.
        [seventeen-coats] Vous lisez les plateaux comme un registre. Personne ne répond. Mais la liste tombe juste, et cela raffermit les mains.
        [the-furnace-clerk] Vous vous tenez dans la bonne lumière rouge. Un peu derrière vous aussi, quelque chose qui n’a pas eu chaud depuis sa mort.
        [the-echo-regent] Vous choisissez un point. Il y pose le bout du doigt, pour rendre service. Pour un vieil homme, il est très prêt.
        [under-glass] Il est plein et n’est pas gelé. On vient à peine de le poser. Vous savez maintenant quelle avance ils ont.
        [late-by-a-winter] Elle donne une note et tombe de son bâti. À la place du battant, un paquet pend à une ficelle.
        [a-voice-in-the-pipes] Vous y poussez un chiffon. La pièce se réchauffe beaucoup. Au bout d’un moment, le chiffon, d’une voix étouffée, entame vos noms.
        [warm-hands] Elle boutonne le nom jusqu’au menton. Là où il était, vous sentez le courant d’air. En échange, elle vous laisse sa force.
        [cold-supper] Le fil tenait plus que le billet. Une couture s’ouvre. Ce qui le gardait poli coule sur la neige comme du sable.
        [the-guest-book] Quatre cent onze, de votre plus belle écriture. Cela ne prend pas de temps, puisqu’il n’y en a pas. Vous les saurez quand on vous les demandera.
        [the-king-of-one-hour] Au neuvième, il vous prie d’arrêter. Au dixième, la grande chose se penche un peu, pour entendre le reste.
        [one-more-hour] Vous le porteriez aux cuves, là où était le tabouret. Il fait tic-tac à peu près à l’allure d’un dormeur.
        [an-hour-early] Vous vous asseyez près de lui et trouvez le remontoir du pouce. Il faut bien quelqu’un. On s’étonne de la vitesse à laquelle on est quelqu’un.
        [nobody-in-particular] Le chien ne vous voit pas, mais il sait votre odeur, la rapporte, et la remet sans douceur.
        [the-wrong-lock] Votre bras revient avec à la main une chose lourde et utile. Un moment, vous entendez courir, et ce sont vos pas.
        [the-stewards-errand] Sous la cloche est ce que vous auriez commandé. Il est alarmant d’être si connu, et vous lâchez la cloche.
        [what-hands-are-for] Ils s’assoient, l’un derrière l’autre, dans un bruit de nombreux genoux. Dans le calme, on entend où est chaque chose.
        [noon-service] Ils viennent de groupes précédents et n’étaient pas vides quand on les a posés. L’un gardait quelque chose pour sa tête.
        [a-gentleman-seated] Vous l’avez vu mettre un couvert et savez combien de temps il lui faut. Quand c’est fait, vous êtes où vous vouliez être.
       *[other] { $told_fr }
    }

## Fins de cartes

castle-von-loghan-line-text = { $line ->
        [the-beaters-1] La grille étant fermée, la chasse entre par les fenêtres.
        [two-noons-1] Personne n’a baissé les stores, et les ombres matinales finissent par partir ensemble, en parlant.
        [dress-rehearsal-1] Le rôle du mort est encore libre, et la pièce continue jusqu’à ce qu’il soit un peu tenu.
        [the-auction-of-wounds-1] Il reste un lot, le gros. On l’amène vivant.
        [one-too-many-1] Personne ne répondant au dernier numéro, il sort se chercher lui-même.
        [the-held-door-1] Personne n’a pris la relève, et l’armure, qui a longtemps attendu, s’assied.
        [four-confessions-1] Faute d’aveu, la cour prélève un peu sur chacun.
        [the-quiet-reactor-1] Non nourri, il s’éteint un instant, et dans le noir la compagnie est plus nombreuse.
        [the-lit-hall-1] Derrière les lambris, le compte tombe juste. En haut, une cloche sonne deux fois : montrez-leur le plan.
        [the-lit-hall-2] Derrière les lambris, le compte s’arrête un trop tôt. Une porte du jardin s’ouvre et reste ouverte, dans un vent qui vient de l’intérieur.
        [a-receipt-1] Gob-Li écrit « dix-huit » dans une colonne, réfléchit, et met au crayon un point d’interrogation.
        [ink-that-moves-1] L’encre sèche avec un déclic. Dans un coin, c’est signé quatre fois, à quatre âges, de la même main.
        [the-keeper-of-hours-1] Il noue lui-même les tabliers, avec un nœud dans le dos. « D’abord la cuisine », dit-il.
        [the-keeper-of-hours-2] « Elle est plus lourde que la porte pour laquelle on l’a faite », dit-il de la clé, et il vous raccompagne.
        [the-keeper-of-hours-3] Les horloges repartent toutes ensemble, et ce qu’elles gardent dans leurs caisses en sort.
        [table-for-knives-1] L’intendant tire une chaise pour chacun de vous. Il n’a jamais voulu qu’une chose : quelqu’un dedans.
        [table-for-knives-2] Personne ne s’étant avancé, il place à côté de vous un convive à lui.
        [below-stairs-1] La sonnette insiste. Dans cette maison, on n’attaque pas le personnel tant que la soupe est chaude.
        [the-seating-plan-1] Les convives trouvent à redire que le personnel s’assoie. L’intendant pose sa serviette, va se placer derrière vos chaises et, pour une fois, prend part.
        [seventeen-rows-1] De la tour de guet, une lumière se pose sur le verre. Elle s’arrête sur chacun de vous, comme on coche une liste, et s’éteint.
        [the-watch-is-kept-1] La page se tourne toute seule et montre la serre, dessinée d’en dessous.
        [the-watch-is-kept-2] La page se tourne toute seule et montre le mécanisme de la grande horloge, là-haut dans l’observatoire, à une minute de quelque chose.
        [the-wood-objects-1] Le verre tombe par vitres entières. Par le trou d’où il s’est levé, on voit qu’il neige.
        [striking-thirteen-1] Au treizième coup, ceux qui s’occupent de la minute viennent voir qui y a touché.
        [the-waiting-rows-1] Sous l’autel est ouverte une porte qui n’avait pas de poignée de ce côté. En dessous, quelque chose bourdonne dans votre tonalité.
        [the-waiting-rows-2] Personne n’est remonté d’en bas, disent-ils. Le monsieur est passé par la galerie, vers la bibliothèque, pour signer le livre.
        [asked-twice-1] Il répète ce qu’il a appris, deux fois, à mi-voix, pour ne pas en renverser.
        [to-let-1] Le rang se décale d’une place, comme font les rangs.
        [vault-of-copies-1] L’étagère rentre dans le mur. Partout où un nom est resté debout, la place au-dessus se met à bourdonner.
        [vault-of-copies-2] Tous les noms sont debout. Quelque chose vient les chercher.
        [vault-of-copies-3] Ceux qui bourdonnaient ensemble se taisent ensemble, et descendent de l’étagère.
        [somebody-on-the-stair-1] « À gauche devant l’ascenseur, dit-il, là où il fait plus froid. » Rien ne vous attaque dans un escalier qu’il a éclairé.
        [somebody-on-the-stair-2] « À droite devant l’ascenseur, dit-il, là où c’est bruyant. » Rien ne vous attaque dans un escalier qu’il a éclairé.
        [specimen-seven-1] Le livre sur le tabouret est un indicateur des chemins de fer. La page est marquée aux correspondances.
        [seventeen-coats-1] Au dernier crochet, la poignée remonte, et la porte du cœur cesse de faire semblant.
        [the-furnace-clerk-1] Le commis tamponne la feuille, l’embrasse et la donne au feu. La porte derrière lui est maintenant assez chaude pour s’ouvrir.
        [the-echo-regent-1] Il se lève, et cela se lève avec lui. Cela a toujours voulu savoir ce que coûte d’être debout.
        [the-echo-regent-2] Personne ne lui a parlé : cela s’est donc amené quelqu’un à qui parler.
        [the-echo-regent-3] Cela n’aime pas se tenir debout tout seul. Il s’avère que rien ne l’y oblige.
        [under-glass-1] Dans la neige, depuis la cuisine, va une ligne de pas mouillés, et le long d’elle une ligne de lampes.
        [late-by-a-winter-1] Tout en bas, derrière les portes d’un ascenseur, une lampe s’allume pour dire qu’on vous a entendus.
        [a-voice-in-the-pipes-1] Le long du couloir, les lampes s’éteignent une à une, s’éloignant de vous, vers le haut, vers le trône.
        [warm-hands-1] Elle dit merci avec votre voix, mais elle le pense davantage.
        [cold-supper-1] On n’avait pas prévenu les autres convives que l’hôte pourrait partir avec vous. Cela les contrarie.
        [cold-supper-2] Il se lève quand même. Il va vous raccompagner.
        [cold-supper-3] Quelqu’un a prévenu la cuisine. La cuisine vient aussi.
        [the-guest-book-1] La plume se couche. Le vent s’en va par la galerie et emporte la direction de l’horloge.
        [the-guest-book-2] Toutes les lignes étant en ordre, l’encre se lève pour vous conduire à vos places.
        [the-king-of-one-hour-1] Il prend le seul objet de la pièce qui puisse passer pour un sceptre. C’est la grande aiguille.
        [the-king-of-one-hour-2] Personne n’a dit les noms. Il vient quelque chose qui a dû s’en passer.
        [the-king-of-one-hour-3] La patience de la grande chose derrière lui est à bout. Elle n’était que louée.
        [nobody-in-particular-1] La sentinelle inscrit tout le groupe à la rubrique du temps qu’il fait.
        [the-wrong-lock-1] L’ascenseur arrive. Il était là depuis le début, dit-il.
        [the-stewards-errand-1] Il met un couvert de plus sur le plateau, plus petit que les autres, et le place devant.
        [what-hands-are-for-1] L’un s’est mis à siffler. Les autres écoutent, pour apprendre comment on fait.
        [noon-service-1] Il plie la nappe en huit, la poussière à l’intérieur, et cherche des yeux qui il faut suivre.
        [a-gentleman-seated-1] Il se lève et y entre. Pour la première fois, l’armure est pleine. Elle se tourne vers vous, radieuse, et la suite ne dépend plus d’elle.
        [a-gentleman-seated-2] Personne n’a retenu personne, et la pièce se remplit en conséquence.
        [a-gentleman-seated-3] Ce qui tenait la place de l’armure avant qu’elle se lève n’a plus où s’asseoir, et vous en veut.
       *[other] { $text_fr }
    }

## Dénouements, et ce dont on se souvient

castle-von-loghan-closing-title = { $closing ->
        [six-for-six] Six pour six
        [from-outside] La porte, du dehors
        [from-inside] La porte, du dedans
        [the-ship-turns] Le vaisseau fait demi-tour
        [an-hour-of-air] Une heure d’air
        [nobodys-noon] Le midi de personne
        [all-clocks] Toutes les horloges
        [the-eighteenth-clock] La dix-huitième horloge
        [six-coats] Six manteaux
        [into-the-snow] Dans la neige
        [in-no-position] Pas en état
        [a-watch-for-nobody] Une montre pour personne
        [the-keeper] Le gardien
        [twelve-a] Le vaisseau
        [twelve-b] La montre
        [twelve-c] Le chemin
        [twelve-d] La neige
       *[other] { $title_fr }
    }

castle-von-loghan-closing-text = { $closing ->
        [six-for-six] Vous n’allez pas jusqu’à le faire. Quelque part entre le siège et la porte, le sol monte, sans hâte, et six personnes à vos visages, au teint meilleur, vous regardent d’en haut. Elles se consultent. On leur a lu les correspondances, et elles savent que faire de voyageurs qui ne peuvent plus marcher. On vous prend doucement la montre, quelqu’un la règle et s’en sert. Vous vous éveillez dans une eau verte, à hauteur d’oreille. Dehors, quelqu’un qui vous ressemble approche un tabouret, retrouve la page et commence. Vous aimeriez entendre la fin.
        [from-outside] Le module clignote une fois et disparaît. Il arrive dans un couloir gris, aux pieds d’un homme raisonnable qui tient une clé, et cet homme baisse les yeux, ce qui lui prend quatre secondes. En quatre secondes, la serrure, à laquelle quelqu’un a déjà touché, s’ouvre toute seule. Quatre cent onze personnes sortent devant lui en parlant de soupe. On ne lui demande jamais d’avoir des regrets. Il rentre dans sa cabine, conseiller sans rien à fuir, ne dort pas et se met à construire des horloges. Le château n’a plus de raison d’être là. Cela se remarque d’abord au plafond.
        [from-inside] Il prend la montre, et vous lui donnez aussi la clé, puisqu’elle était à lui. Elle entre jusqu’à l’épaule. Un long moment, il se tient le front contre l’acier, à être sûr. Puis il y a beaucoup de bruit ordinaire : des manteaux, des enfants, quelqu’un qui se plaint du courant d’air. Ils sortent dans la poussière rouge, sous deux soleils, d’un vaisseau qu’ils ne connaissent pas, et l’un d’eux lui demande, puisqu’il a les clés, ce qu’il y a pour souper. La grande chose derrière lui les compte au passage. Elle arrive à quatre cent douze et garde le surplus pour elle.
        [the-ship-turns] Le module clignote une fois et disparaît. Quelque part, un vaisseau de morts apprend qu’il peut faire demi-tour. Il le fait lentement, en plusieurs années, et nul à bord n’en dit mot, car les étoiles ne se voient que d’un salon, et le salon est fermé. Au bout, il y aura une Terre d’avant qu’on ait allumé quoi que ce soit. Il faudra que leur dise ce qu’ils sont quelqu’un qui s’y soit exercé. La voix plus grande demande si ce pourrait être vous. Derrière le secteur neuf, la lampe passe toujours de l’orange au rouge. C’était un seul voyage ; vous avez choisi le vaisseau.
        [an-hour-of-air] Il prend la montre. De clé, il n’y en a pas, et il le sait ; il a toujours su où il l’avait laissée. Alors il s’assied, le dos à la porte, remonte la montre et parle. De l’autre côté, quelqu’un voulait savoir depuis des années s’il y avait quelqu’un. Ils parlent du temps, d’un chien, et de qui avait la place près de la fenêtre. Cela dure exactement une heure. Ensuite, il met dans sa poche la montre arrêtée et vous prie de l’arrêter aussi. Vous n’avez pas de formulaire pour cela. Vous le menez à la P.O.D. entre vous, au pas, et ses deux ombres viennent comme une seule.
        [nobodys-noon] Elle se brise comme n’importe quelle montre. Pour la première fois depuis la chute, toutes les horloges du château s’accordent, et elles s’accordent à dire qu’il est midi et qu’il n’y a personne. C’est tout à fait exact. À la porte, on lit la liste et on la coche sans pause là où seraient certains d’entre vous. Il faut dire à la P.O.D. combien en porter. Sur le chemin du retour, ceux qui n’y sont pas se reconnaîtront à leur métier et à la place tiède dans la couchette ; et un jour, dans une cantine, un inconnu se retournera comme si on l’avait appelé, et sera heureux le reste de la journée sans savoir pourquoi.
        [all-clocks] Elle se brise comme n’importe quelle montre. Pour la première fois depuis la chute, toutes les horloges du château s’accordent. Le bois est mort, la glace est de la glace, la poussière se couche. Il n’y a qu’un exemplaire de chaque chose. L’heure qu’il voulait traîne par terre en petits ressorts, et nul ne peut plus l’avoir : ni lui, ni vous, et ceux de derrière la porte ont eu la leur. La voix plus grande demande comment cela s’appelle. Vous dites : l’après-midi. Elle se tait un moment. Puis elle demande, comme tous la première fois, s’il y en aura un autre.
        [the-eighteenth-clock] Il y a un bois, de la fumée, un château aux fenêtres éclairées. Cette fois, vous connaissez le chemin. Vous savez pour le bracelet, la soupe et l’escalier ; vous savez laquelle des portes n’était que polie. Vous serez au cœur dès ce soir et aurez toute la nuit pour l’heure. C’est un bon plan. Il a le luisant des choses qu’on a beaucoup maniées. Dans la bibliothèque, un vieux serviteur sort une horloge de son papier, l’accroche à côté des dix-sept autres et la met en marche, avec un petit soupir, d’après vous.
        [six-coats] Vous posez le module où était le tabouret, devant six cuves blanches, et attendez. Il fait tic-tac ; rien d’autre ne le fait. On le leur a laissé, et ils ne prennent pas d’appels. Au bout d’une heure, vous comprenez que vous attendiez que quelqu’un vous dise que c’était nécessaire. La voix plus grande essaie. Elle a, depuis le temps, votre tournure. Dans la réserve, le long du couloir, il y a des crochets encore chauds. Vous y pendez vos manteaux par ordre de taille et sortez sans eux dans la neige, et il se passe un certain temps avant que l’un de vous dise qu’il fait froid.
        [into-the-snow] Six dormeurs ouvrent vos yeux. Vous leur montrez le module, la vanne, le livre à la page marquée ; c’est leur tour, et ils sont reposés. L’un demande comment c’était. Vous dites qu’il y avait de la soupe. Vous refermez derrière vous les portes de l’ascenseur et sortez dans la neige. Près de la grille, où sera passé le bois, vous vous retournez. Toutes les fenêtres sont éclairées et, à l’une, quelqu’un avec une lampe note votre position. On ne vous fait pas appeler. Il faut presque une lieue pour comprendre que l’on ne vous fera plus jamais appeler.
        [in-no-position] Vous la lui descendez à travers quatre-vingt-dix ans et beaucoup d’acier. Il demande si c’était difficile. Il demande de quoi il avait l’air. Puis il ouvre la montre de l’ongle du pouce, en tire une heure avec l’air encore dedans et la divise, comme il n’avait jamais pu le faire, par quatre cent onze. Cela fait un peu moins de neuf secondes chacun. Il lit les noms et donne à chacun les siennes. Vous restez jusqu’à la fin ; vous aviez donné votre parole. Quand il a terminé, la voix plus grande en lit un de plus. C’est le sien, sans le von.
        [a-watch-for-nobody] Vous la descendez à travers quatre-vingt-dix ans d’acier à un vieil homme à qui vous n’aviez rien promis. Le tuyau se tait. Derrière la dernière porte, une chaise avec un creux, une assiette et une lettre pour vous, où il dit qu’il ne vous attendait pas et n’a donc pas supporté d’attendre. Vous l’avez arrêté à cinquante ans. Voilà ce que cela donne, vu d’ici. Vous posez la montre sur l’assiette, où elle continue d’être à l’heure. La voix plus grande demande, après un temps décent, si quelqu’un est assis là. Vous vous apercevez que vous avez tiré la chaise.
        [the-keeper] Il faut bien quelqu’un. La montre veut être remontée une fois par heure, et tant qu’elle l’est, les gens derrière la porte ont de l’air, et le conseiller sur la marche a quelqu’un à qui dire qu’il est presque sûr. { $all ->
            [yes] { "" }
           *[no] Ceux qui peuvent rentrer rentrent. Ils discutent d’abord, et on les remercie. { "" }
        }{ $stayed } aura besoin de s’occuper les mains et se mettra à collectionner les horloges : une pour chaque fois qu’un groupe monte l’allée sans savoir où il est. Ils sont toujours si surpris. On apprend à tenir la clé prête, et des tabliers, dans toutes les tailles, brossés.
        [twelve-a] Le module clignote une fois et disparaît. Quelque part, un vaisseau de morts apprend qu’il peut faire demi-tour.
        [twelve-b] Il se brise comme n’importe quelle montre. Pour la première fois depuis la chute, toutes les horloges du château s’accordent.
        [twelve-c] Il y a un bois, de la fumée, un château aux fenêtres éclairées. Cette fois, vous connaissez le chemin.
        [twelve-d] Six dormeurs ouvrent vos yeux. Vous refermez derrière vous les portes des ascenseurs et sortez dans la neige.
       *[other] { $text_fr }
    }

castle-von-loghan-memory-text = { $memory ->
        [keeper-hurt] Un vieux serviteur se tient le poignet quand il va pleuvoir, et n’a jamais dit à personne qui vous étiez.
        [steward-guest] L’intendant a eu quelqu’un dedans un quart d’heure. Il en a gardé la forme et se tient très tranquille pour ne pas la perdre.
        [bootname] L’intendant a été vu pour la dernière fois sur la route, marchant comme quelqu’un qui a une adresse.
        [steward] Dans la salle du trône, la table est mise pour un, et cet un y est assis.
        [tenant] Au troisième rang de la chapelle, une armure décroise les mains et découvre qu’elles sont à quelqu’un.
        [follower] Quelqu’un est venu avec vous qui n’était attendu nulle part. Il a pris la place près de la fenêtre, regarde dehors et compte.
        [truth] Quatre cent onze paires de mains ont remis le toit et se renseignent sur le ciel.
        [lied] Un certain jeudi, quatre cent onze d’entre eux mettent un col propre et vont à la grille.
        [roll] Vous savez encore dire les noms, tous, et parfois, le soir, vous les dites.
        [torn] Il manque une page au livre d’or, et un visiteur de cette date ne cesse de venir la réclamer.
        [cube] Le cube à votre nom a appris à fredonner. Il le fait mieux que vous.
        [coat] Votre manteau pend au dix-huitième crochet. On l’a brossé ce matin.
        [badge] Le bracelet n’a pas quitté le poignet. Le numéro est désormais plus haut d’une unité.
        [crate] Gob-Li a clos le compte. Il envoie une carte bordée de noir, et le prix de la carte.
       *[other] { $text_fr }
    }
