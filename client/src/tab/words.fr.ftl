# La maison dans un onglet.
tab-fetching = La maison s’installe dans cet onglet. Vous pouvez déjà la visiter.
    .label = Où en est l’installation de la maison
tab-starting = La maison s’installe : on dispose les règles …
tab-broken = La maison n’a pas pu s’installer dans cet onglet : { $why }
tab-newer = Une maison plus récente se trouve ici désormais.
tab-again = Recharger la page
tab-unkept = Ce navigateur ne garde rien pour cette page : les tables disparaissent avec l’onglet.
tab-unopened = Ce que ce navigateur garde ne peut être ouvert pour l’instant : les tables d’avant sont toujours là, mais invisibles, et ce qui commence maintenant disparaît avec l’onglet.
tab-waits = Cette table continue avec les règles de ses débuts. Elle s’ouvre dès qu’aucun autre onglet n’est à une table avec les nouvelles.
tab-understood = Compris
tab-lacks = Pas de maison dans cet onglet
tab-lacks-insecure = En simple http, un navigateur ne laisse aucune page garder des tables. Il le permet en https, ou sur la machine même (localhost).
tab-lacks-old = Il manque à ce navigateur quelque chose dont une maison dans un onglet a besoin. Un plus récent l’a : Chrome, Edge, Firefox ou Safari des deux dernières années.
tab-to-server = Aller à la maison du serveur
tab-alone = Cette maison n’est que dans ce navigateur : on s’y assoit autour de cet appareil ; pour des amis ailleurs, il faut la maison d’un serveur.
tab-alone-carry = Vous pouvez enregistrer cette table dans un fichier et continuer là-bas.
tab-no-calls = Rappels
tab-no-calls-about = Cette maison n’existe que tant qu’un de ses onglets est ouvert : elle ne peut rappeler personne. La maison d’un serveur le peut.
tab-no-devices-about = Ce qui est gardé ici l’est par ce navigateur. Une table va sur un autre appareil, ou chez un serveur, sous forme de fichier : enregistrez-la à la table.
# À la place de celles d’un serveur.
sorry-offline = La maison de cet onglet se réinstalle. Réessayez dans un instant.
trouble-offline = La maison n’a pas pu s’ouvrir dans cet onglet.
house-away = La maison s’installe. Voici ce que l’on savait.
house-lead = Cinq jeux de monstres sur une table dans les collines, tout entiers dans cet onglet. Les robots y prennent place. Ni serveur, ni compte et, après cette visite, ni réseau.
    .short = Cinq jeux de monstres, dans cet onglet.
