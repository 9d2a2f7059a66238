### Ce qu’il y a dans la boîte, comme l’atelier le nomme.

cairn-content-stone = Pierres
    .weight = Poids
    .copies = Exemplaires
