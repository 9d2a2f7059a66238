### Studies, in English.

## The page

study-eyebrow = Bothy study
study-title = { $game }, { $seats ->
        [1] one seat
        [2] two seats
        [3] three seats
        [4] four seats
        [5] five seats
        [6] six seats
       *[other] { $seats } seats
    }
study-bot = { $level ->
        [gentle] Gentle
        [sharp] Sharp
       *[steady] Steady
    }
study-fact-games = { $number } games
study-fact-bots = { $bots } in every seat
study-fact-bots-round = { $bots } in turn in every seat
study-fact-pack = with a pack of its own
study-fact-failed = { $number } games failed
study-fact-failed-sample = of the sample { $number } failed
study-stands-out = What stands out
study-stands-out-about = { $looked } figures looked at, { $standing ->
        [0] none stands out
        [one] one stands out
       *[other] { $standing } stand out
    }, corrected for their number (Holm: any of them is there by chance in at most 5 %). { $looks ->
        [1] Pale bars are 95 % intervals.
       *[other] Pale bars are intervals of 95 % over up to { $looks } looks, the doubt shared out evenly.
    }
study-nothing = Nothing does: no figure is further from what one would expect than chance explains.
study-quiet = Looked at and found quiet
study-section = Section { $number }
study-again = Make it again
study-again-about = Bothy { $version }, rules { $rules }, seed { $seed }. All figures: { $file }.
study-again-bare = Bothy { $version }, rules { $rules }, seed { $seed }.
study-other-language = Français: --lang fr
study-interval = 95 %
study-fair = fair
study-mean = mean { $mean }
study-more = and { $number } more, in the JSON
study-nobody-seen = none

## Findings

study-found-seat = Seat { $number } wins { $more ->
        [yes] more
       *[no] less
    } often.
    .evidence = { $share } of the games ({ $range }); { $fair } would be fair.
study-found-order = { $number ->
        [1] Whoever begins wins
        [2] Whoever comes second wins
        [3] Whoever comes third wins
       *[other] Whoever comes as number { $number } wins
    } { $more ->
        [yes] more
       *[no] less
    } often.
    .evidence = { $share } of the games ({ $range }); { $fair } would be fair.
study-found-bot = { $name } wins { $more ->
        [yes] more
       *[no] less
    } often.
    .evidence = { $share } in each of its seats ({ $range }); { $fair } would be fair.
study-found-choice = Who answers “{ $label }” wins { $more ->
        [yes] more
       *[no] less
    } often.
    .evidence = { $question }: whoever takes it at least once wins { $share } ({ $range }); { $fair } would be even. Not a cause.
study-found-thing = { $shared ->
        [yes] Groups that { $heard ->
                [yes] have to do with
               *[no] take
            } “{ $label }” win
       *[no] Who { $heard ->
                [yes] has to do with
               *[no] takes
            } “{ $label }” wins
    } { $more ->
        [yes] more
       *[no] less
    } often.
    .evidence = { $table }: { $shared ->
        [yes] where { $heard ->
                [yes] it is told of
               *[no] somebody takes it
            }, { $share } are won
       *[no] whoever { $heard ->
                [yes] it is told of
               *[no] takes it
            } at least once wins { $share }
    } ({ $range }); { $fair } would be even. Not a cause.
study-found-luck = { $more ->
        [yes] Good luck
       *[no] Bad luck
    }: “{ $label }”
    .evidence = Each time it comes, that seat wins { $share } in the end ({ $range }); with any outcome of its kind { $fair }.
study-found-never = Nobody answers “{ $label }”.
    .evidence = { $question }: offered { $count } times, taken never; at most { $high } would.
study-found-habit = Nearly everybody answers “{ $label }”.
    .evidence = { $question }: taken in { $share } of the times it is offered ({ $range }).
study-found-decided-early = Half-way it is all but decided.
    .evidence = Whoever leads after half of the game wins { $share } ({ $range }).
study-found-open-late = It stays open to the end.
    .evidence = Whoever leads after eight tenths of the game wins only { $share } ({ $range }).
study-found-comeback = The last come back.
    .evidence = Whoever is last after half of the game still wins { $share } ({ $range }).
study-found-ties = It often ends even.
    .evidence = { $share } of the games end with equal points at the top ({ $range }).
study-found-forced = Many answers are no choice.
    .evidence = { $share } of all answers had no alternative ({ $range }).
study-found-skill = { $more ->
        [yes] Skill tells
       *[no] The stronger bot does worse
    }.
    .evidence = { $shared ->
        [yes] Groups of { $strong } win { $share } ({ $range }), of { $weak } { $fair }, with the same luck.
       *[no] One { $strong } among { $weak } bots wins { $share } ({ $range }) with the same luck; { $fair } would be fair.
    }
study-found-aimed = Answers are aimed at others.
    .evidence = { $share } of them move somebody else's outlook further than one's own ({ $range }).
study-found-too-hard = It is hardly ever won.
    .evidence = { $share } of the games ({ $range }).
study-found-too-easy = It is nearly always won.
    .evidence = { $share } of the games ({ $range }).

## Quiet

study-quiet-seat = Seats
    .about = all within { $points } points of fair, give or take { $half }
study-quiet-order = Order
    .about = all within { $points } points of fair, give or take { $half }
study-quiet-ties = Ties
    .about = { $share } of the games ({ $range })
study-quiet-forced = No choice
    .about = { $share } of the answers ({ $range })
study-quiet-lead = Lead
    .about = whoever leads half-way wins { $share } ({ $range })
study-quiet-skill = Skill
    .about = { $strong } cannot be told from { $weak }: { $share } ({ $range })
study-quiet-luck = Luck
    .about = { $number } outcomes, none tells on who wins
study-quiet-choice = Choices
    .about = { $number } answers, none goes with winning or losing
study-quiet-thing = Cards, rooms, pieces
    .about = { $number } figures, none goes with winning or losing
study-quiet-group = Wins
    .about = { $share } of the games ({ $range })
study-quiet-length = Length
    .about = nine games in ten: { $low } to { $high } decisions

## Sections

study-seats = Seats and order
study-seats-even = All seats together: { $even ->
        [yes] they cannot be told from even
       *[no] they are not even
    } (chi squared, chance { $chance }).
study-by-seat = Wins by seat
study-by-order = Wins by order
    .about = from whoever was asked first
study-by-bot = Wins by bot
    .about = in each of its seats
study-points-by-seat = Points by seat
study-points-by-order = Points by order
    .about = from whoever was asked first
study-seat = Seat { $number }
study-order = { $number ->
        [1] who began
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] number { $number }
    }
study-scores = Scores
study-scores-about = Nine scores in ten lie between { $low } and { $high }. The winner makes { $winner }, the last { $last }.
study-margin-about = Mean margin { $margin }; { $close } of the games end within two points.
study-all-scores = Final scores
    .about = all seats, winners in front
study-margins = Winner’s margin
    .about = points ahead of the next
study-all = all seats
study-winners = winners
study-length = Length
study-length-about = { $decisions } decisions a game, { $person } a person.
study-rounds-about = { $rounds } rounds.
study-minutes-about = { $minutes } minutes at a table, if an answer takes { $turn } s, a word in talks { $talk } s and a reaction { $reaction } s; several who answer at once think at once.
study-ways-about = { $ways } ways to choose from where there is a choice; { $forced } of the answers have none.
study-persons = Decisions a person
study-minutes = Where the { $minutes } minutes go
study-minutes-about-questions = Where the time goes
study-minutes-short = minutes a game
study-minutes-rest = the rest
study-minute = { $minutes } min
study-widths = Ways to choose from
    .about = % of answers; one way is no choice
study-lead = The lead
study-lead-about = A game is cut into tenths by its answers and outcomes. { $outlook ->
        [yes] Who leads is told by the game’s own outlook, whenever something is settled.
       *[no] Who leads is who would win if it ended now.
    }
study-lead-changes = The lead changes hands { $changes } times.
study-lead-for-good = The winner takes the lead for good in tenth { $tenth } of the game ({ $range }).
study-lead-comeback = Whoever is last half-way wins { $share }.
study-leader-wins = Who leads goes on to win
    .about = % of games, by tenths of the game
study-for-good = Lead taken for good
    .about = % of games, by tenth
study-changes = Lead changes
    .about = % of games
study-hopes = The group’s outlook
    .about = by tenths of the game
study-hopes-all = all
study-hopes-lost = lost
study-choices = Choices
study-choices-about = How often a choice was offered and taken, and what those won who took it at least once.
study-no-cause = Winning with it is no cause: who is ahead may choose otherwise.
study-things = Cards, rooms, pieces
study-things-about = For every row of the content that an answer speaks of: how often that was offered and taken, at whatever question, and what those won who took it at least once.
study-overheard-about = What is meant by { $tables } is said only by the buttons at the table, so that this is counted in the { $games } games that were listened to: once a question, in however many ways it offers it.
study-overheard = { $table }, by what the buttons say
study-asked-about-about = Where a question is about a row, and its answers are not, or all of them are ({ $games } games listened to): how often each answer was given of it.
study-asked-about = { $table } · { $question }: { $answer }
study-alike-answers = { $label } and the like
study-asked = asked a game
study-answered = answered
study-heard-about = In the { $games } games that were listened to also: in how many it was told of, and what { $shared ->
        [yes] the group won then
       *[no] those won of whom it was told
    }.
study-heard = { $table }, told of { $shared ->
        [yes] at all
       *[no] somebody
    }
study-met = games
study-offered = offered a game
study-taken = taken
study-won = won with it
study-luck = Luck
study-luck-about = What chance brings, and what a seat wins in the end each time it comes to it, beside any outcome of its kind (dotted). Where it comes to nobody alone, only how often.
study-came = how often
study-skill = Luck and skill
study-skill-about = { $deals } deals, the same luck every time, every seat by turns: { $games } games of their own.
study-skill-group = { $deals } deals, the same luck twice: { $games } games of their own.
study-skill-none = The game has no bot of its own, so that there is no skill to compare.
study-skill-off = Left out (--no-rollouts).
study-interaction = An answer moves its own outlook by { $own } points of a hundred and each other’s by { $others }; { $aimed } of the answers move somebody else’s further than one’s own ({ $games } games looked at closely).
study-interaction-none = How far an answer moves the others cannot be told: { $why ->
        [shared] all win or lose together.
        [alone] nobody else is there.
        [outlook] the game has no outlook of its own.
       *[none] in no game that was looked at closely did anybody have a choice alone.
    }
study-sample-about = The sample costs { $whole } games of its own, beside the { $games } that are counted: { $closer } looked at closely, { $rollouts } played on from the middle of these, { $mirrored } of mirrored deals{ $difficulty ->
        [0] .
       *[other] , { $difficulty } by difficulty.
    }
study-one-strong = One { $strong } among { $weak } bots
study-strong-groups = Groups of like bots
study-spread = What spreads the points
    .about = share of the variance
study-spread-deal = the deal
study-spread-level = level of play
study-spread-rest = the rest
study-told = How early the winner can be told
    .about = by playing on { $rollouts } times from the open table
study-told-group = How early the end can be told
    .about = by playing on { $rollouts } times from the open table
study-told-after = after { $tenths } tenths
study-difficulties = Wins by difficulty
    .about = the same { $games } deals with each
study-difficulty-alone = Wins by difficulty
    .about = all { $games } games; others are played in the sample, which was left out
study-ends = How it ends
study-how-ends = How games end
study-ended-in = What was last asked or drawn
    .about = before the game was over
study-end-clear = on points
study-end-shared = shared
study-end-nobody = nobody wins
study-end-won = won
study-end-lost = lost
study-lost-in = Where it is lost
    .about = % of lost games, by round
study-round = round { $number }
study-lost-why = What it is lost by
    .about = told in the last move and never before
study-lost-with = Last met: { $table }
    .about = % of the { $games } lost games that were listened to
study-never-met-about = { $offered } of { $all } answers of the vocabulary were never offered.
study-content-about = { $unmet ->
        [0] All content that can be named was met
       *[other] { $unmet } of { $all } rows of content were never met: named by no answer that was offered, nor by anything that happened
    } in { $games } games that were listened to. What comes in none of them comes in at most { $high } of all games.
study-content-silent = Never named by anything that happens, so that nobody can tell: { $tables }.
study-never-content = Content never met
study-alike = { $number ->
        [0] { $label }
       *[other] { $label } and { $number } like it
    }
study-never-taken = Never taken
study-never-came = Never asked
study-never-offered = Never offered

## In the terminal

study-progress-games = games
study-progress-content = listening
study-progress-closer = looking closely
study-progress-skill = mirrored deals
study-progress-difficulty = difficulties
study-cost = No sample was looked at; the { $games } games that were counted: { $counted } s of processor time.
study-sample-cost = The sample: { $closer } games looked at closely ({ $rollouts } rollouts at up to { $moments } moments of each), { $skill } mirrored deals{ $difficulty ->
        [0] {""}
       *[other] , { $difficulty } deals by difficulty
    }: { $seconds } s of processor time{ $known ->
        [yes] {""}
       *[no] {" "}in this run
    }; the { $games } games that were counted: { $counted } s.
study-line = { $word }: { $about }
study-written = Written: { $files }
study-stopped = interrupted: { $done } of { $wanted } games are counted; the same command with the same --out goes on from here
study-stopped-lost = interrupted: { $done } of { $wanted } games are counted; with --out the next run could have gone on from here
study-until-met = Half the interval of win shares is at most { $until } after { $games } games (look { $look } of up to { $looks }).
