### Ce qu’il y a dans la boîte, comme l’atelier le nomme.

loch-lomond-content-card = Cartes
    .name = Carte
    .copies = Exemplaires
    .value = Valeur
    .action = Action
loch-lomond-content-token = Jetons
    .name = Jeton
    .copies = Exemplaires
loch-lomond-content-number = Nombres
    .name = Nombre
    .value = Valeur
