### Cairn

cairn-about = Stones, wind and a feather.

## Steps

cairn-set-up = Stones are dealt
cairn-round = A round
cairn-round-number = Round { $round }
cairn-lay-stones = All lay a stone
    .ask = Which stone do you lay?
cairn-wind = The wind
cairn-feather = A feather
    .ask = Catch the feather?
cairn-draw-or-rest = A new stone?
    .ask = Draw a stone, or rest?
cairn-draw-stone = A new stone

## Choices

cairn-stone = The stone of { $weight }
cairn-draw = Draw a stone
cairn-catch = Catch it!
cairn-pass = Pass

## What happens

cairn-lays =
    { $you ->
        [yes] You lay { $weight } and score { $points }.
       *[no] { $seat } lays { $weight } and scores { $points }.
    }
cairn-blows = The wind blows with force { $wind }.
cairn-catches =
    { $you ->
        [yes] You catch the feather: { $points }.
       *[no] { $seat } catches the feather: { $points }.
    }
cairn-draws = You draw the stone of { $weight }.
cairn-draws-unseen = { $seat } draws a stone.

## Refusals

cairn-why-must-draw = You have no stone left and must draw one.
cairn-why-draw-or-rest = Draw a stone or pass.
cairn-why-not-held = You do not hold that: { $choice }.

## The board

cairn-seat = { $seat }: { $points } points, stones { $stones }, laid { $laid }

## Fields of the table, for the plain board

cairn-field-round = Round
cairn-field-wind = Wind
cairn-field-scores = Points
cairn-field-hands = Stones
cairn-field-laid = Stone laid
