### Ladders, in English.

ladder-eyebrow = Bothy ladder
ladder-title = The ladder of { $game }
ladder-games-each = { $each } games of each two, { $all } in all
ladder-games-of-like = { $each } games of each with its like, { $all } in all
ladder-cost = { $seconds } s of processor time
ladder-random = Random
ladder-trick = Trick: { $trick }
ladder-search = Search { $budget }
ladder-imagining = { $bot }, imagining { $other }
ladder-tempered = { $bot }, { $temper }
ladder-temper = { $temper ->
        [honest] honest
        [sly] sly
        [careful] careful
        [bold] bold
        [silent] silent
       *[other] { $temper }
    }
ladder-and = { $first } and { $last }
ladder-range = { $low } to { $high }
ladder-fixed = fixed

## What is found

ladder-says-above = { $first } stands { $gap } points above { $other } ({ $low } to { $high }): in the same seat it would win { $wins } in 100 against it.
ladder-says-more-often = { $first } wins { $gap } games in 100 more than { $other } ({ $low } to { $high }).
ladder-says-together = { $bots } cannot be told apart.
ladder-says-all-apart = All can be told apart.
ladder-says-misled = { $number ->
        [one] One pairing went otherwise
       *[other] Some pairings went otherwise
    } than the points say: one number does not tell all.

## The page

ladder-bot = Bot
ladder-points-interval = Points, 95 % interval
ladder-wins-interval = Games won, 95 % interval
ladder-a-game = s a game
ladder-at-tables = sits at tables
ladder-not-apart = cannot be told apart
ladder-hundred = 100 points more: { $wins } wins in 100, seat for seat
ladder-each = Each against each
    .about = % won by the row, seats changed over
ladder-ringed = ringed: otherwise than the points say
ladder-cell = { $first } against { $second }: { $share } ({ $range }), { $games } games
ladder-thinking = What thinking buys
    .about = { $shared ->
        [yes] games won
       *[no] points
    } by processor time of a game it plays in, s
ladder-thinking-key = The numbers are the places on the ladder; the line joins those that nothing as quick beats.{ $shared ->
        [yes] {""}
       *[no] {" "}In its games each bot has half of the seats, others the rest.
    }
ladder-again = Make it again
ladder-again-about = Bothy { $version }, rules { $rules }, seed { $seed }. Points are those of one Bradley-Terry fit over all games, with the plain knack at 0; 400 more win ten times as often in the same seat. Intervals come from drawing the deals anew; who cannot be told apart goes by the interval of what is between two, drawn together.
ladder-again-shared = Bothy { $version }, rules { $rules }, seed { $seed }. All win or lose together, so that each bot plays with its like; who cannot be told apart goes by the interval of what is between two, deals drawn anew.

## In the terminal

ladder-th-bot = bot
ladder-th-points = points
ladder-th-games = games
ladder-th-wins = wins
ladder-th-share = share
ladder-th-against = share against
ladder-summary = { $games } games, { $seconds } s of processor time
ladder-seats = { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
ladder-made-with = bothy { $version }, rules { $rules }, seed { $seed }
ladder-written = Written: { $files }

## The drawing

ladder-drawn-points = points
ladder-drawn-wins = games won
