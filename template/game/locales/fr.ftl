### Cairn

cairn-about = Des pierres, du vent et une plume.

## Steps

cairn-set-up = On distribue les pierres
cairn-round = Une manche
cairn-round-number = Manche { $round }
cairn-lay-stones = Tous posent une pierre
    .ask = Quelle pierre posez-vous ?
cairn-wind = Le vent
cairn-feather = Une plume
    .ask = Attraper la plume ?
cairn-draw-or-rest = Une nouvelle pierre ?
    .ask = Piocher une pierre, ou se reposer ?
cairn-draw-stone = Une nouvelle pierre

## Choices

cairn-stone = La pierre de { $weight }
cairn-draw = Piocher une pierre
cairn-catch = L’attraper !
cairn-pass = Passer

## What happens

cairn-lays =
    { $you ->
        [yes] Vous posez { $weight } et marquez { $points }.
       *[no] { $seat } pose { $weight } et marque { $points }.
    }
cairn-blows = Le vent souffle, force { $wind }.
cairn-catches =
    { $you ->
        [yes] Vous attrapez la plume : { $points }.
       *[no] { $seat } attrape la plume : { $points }.
    }
cairn-draws = Vous piochez la pierre de { $weight }.
cairn-draws-unseen = { $seat } pioche une pierre.

## Refusals

cairn-why-must-draw = Il ne vous reste aucune pierre : vous devez en piocher une.
cairn-why-draw-or-rest = Piochez une pierre ou passez.
cairn-why-not-held = Vous ne l’avez pas : { $choice }.

## The board

cairn-seat = { $seat } : { $points } points, pierres { $stones }, posée { $laid }

## Champs de la table, pour le plateau simple

cairn-field-round = Manche
cairn-field-wind = Vent
cairn-field-scores = Points
cairn-field-hands = Pierres
cairn-field-laid = Pierre posée
