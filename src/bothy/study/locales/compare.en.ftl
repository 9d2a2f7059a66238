### Comparisons, in English.

comparison-eyebrow = Bothy compare
comparison-games = { $number } games each
comparison-pack = pack { $name }
comparison-no-pack = the game’s own content
comparison-nothing = nothing
comparison-more-cells = { $number ->
        [one] one cell more
       *[other] { $number } cells more
    }

## What is found

comparison-says = { $number ->
        [one] A difference
        [2] Two differences
        [3] Three differences
       *[other] { $number } differences
    }: { $list }.
comparison-and = { $first } and { $last }
comparison-says-rest = { $number ->
        [one] one more
       *[other] { $number } more
    }
comparison-says-open = No difference was found, and not all is settled.
comparison-says-none = No difference: in no figure one of { $find } standard deviations.
comparison-says-won = the group wins { $more ->
        [yes] more
       *[no] less
    } often
comparison-says-score = { $more ->
        [yes] more points are scored
       *[no] fewer points are scored
    }
comparison-says-margin = the winner is { $more ->
        [yes] further ahead
       *[no] less far ahead
    }
comparison-says-close = { $more ->
        [yes] more
       *[no] fewer
    } games end within two points
comparison-says-decisions = there are { $more ->
        [yes] more
       *[no] fewer
    } decisions
comparison-says-rounds = there are { $more ->
        [yes] more
       *[no] fewer
    } rounds
comparison-says-ways = there are { $more ->
        [yes] more
       *[no] fewer
    } ways to choose from
comparison-says-changes = the lead changes { $more ->
        [yes] more
       *[no] less
    } often
comparison-says-decided = it is decided { $more ->
        [yes] later
       *[no] earlier
    }
comparison-says-began = whoever begins wins { $more ->
        [yes] more
       *[no] less
    } often
comparison-says-wins = seat { $place } wins { $more ->
        [yes] more
       *[no] less
    } often
comparison-says-points = seat { $place } scores { $more ->
        [yes] more
       *[no] less
    }
comparison-about = Game n has the same luck in both. Were nothing different, 19 of 20 such comparisons would name nothing, however often they go on: the words are corrected for all { $figures } figures together (Holm){ $look ->
        [0] , and wait until all games are played
        [1] , and the first verdict takes half of the doubt ({ $doubt })
       *[other] , and this is verdict { $look } on them, which takes { $doubt } of the doubt
    }.

## Figures

comparison-figure-won = Games won
    .unit = %
comparison-figure-score = Mean score
    .unit = points
comparison-figure-margin = Winner’s margin
    .unit = points
comparison-figure-close = Close games
    .unit = %, within two points
comparison-figure-decisions = Length
    .unit = decisions
comparison-figure-rounds = Rounds
    .unit = {""}
comparison-figure-ways = Ways to choose from
    .unit = a decision
comparison-figure-changes = Lead changes
    .unit = a game
comparison-figure-decided = Decided after
    .unit = % of the game
comparison-figure-began = Who begins wins
    .unit = %
comparison-figure-wins = Seat { $place } wins
    .unit = %
comparison-figure-points = Seat { $place } scores
    .unit = points

## In words

comparison-difference = A difference
    .about = { $amount } { $points ->
        [yes] points { $more ->
            [yes] more
           *[no] less
        }
       *[no] { $more ->
            [yes] more
           *[no] less
        }
    }, { $low } to { $high }
comparison-none = None larger than { $amount }
    .about = { $points ->
        [yes] points of a hundred
       *[no] {""}
    }
comparison-open = Not settled
    .about = some { $games } games more
comparison-in-words = In words
comparison-b-less-a = B − A
comparison-at-once = all at once
comparison-range = { $low } to { $high }
comparison-less = less in B
comparison-more = more in B
comparison-legend-own = 95 % interval
comparison-legend-held = held for all { $figures } at once: the words go by this
comparison-legend-unpaired = 95 % had the games not been paired

## Below

comparison-scores = Scores
    .about = all seats
comparison-pair-by-pair = Pair by pair
    .about = mean score of game n, B less A
comparison-same-winner = same winner in { $same } of { $games } pairs
comparison-lower = lower in B
comparison-higher = higher in B
comparison-ends = Pair by pair
    .about = % of pairs, by who won with the same luck
comparison-both = both
comparison-only = only { $side }
comparison-neither = neither
comparison-saved = What the pairing saved
    .about = how many unpaired games would tell as much as these { $games }
comparison-as-here = paired, as here
comparison-worth = Pairing was worth { $times } times the games ({ $figure }); over all figures { $low } to { $high } times.
comparison-pilot = The first { $pilot } games asked for { $games } in each, by how far they spread alone, to find a difference of { $find } standard deviations from game to game ({ $figure }: { $size }) in 19 of 20 comparisons, in whichever figure it lies{ $close ->
        [yes] , close games aside
       *[no] {""}
    }.
comparison-again = Make it again
comparison-again-about = Bothy { $version }, rules { $rules }, seed { $seed }. All figures: { $file }.
comparison-again-bare = Bothy { $version }, rules { $rules }, seed { $seed }.

## In the terminal

comparison-progress-pilot = pilot
comparison-progress-pairs = pairs
comparison-stated = A pilot of { $pilot } games asks for { NUMBER($games) } in each.
comparison-cost = { $seconds } s of processor time.
comparison-written = Written: { $files }
comparison-stopped = interrupted: { $done } of { $wanted } games each are counted; the same command with the same --out goes on from here
comparison-stopped-lost = interrupted: { $done } of { $wanted } games each are counted; with --out the next run could have gone on from here
