### Ce qu’il y a dans la boîte, comme l’atelier le nomme.

loch-ness-content-sector = Secteurs
    .name = Secteur
    .groups = Groupes
    .photos = Photos
loch-ness-content-photo = Photos
    .motif = Motif
    .copies = Exemplaires
loch-ness-content-camera = Appareils
    .name = Appareil
    .points = Points
loch-ness-content-mark = Repères de la piste
    .name = Repère
    .space = Case
