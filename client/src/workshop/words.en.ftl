workshop = Workshop
workshop-of = Workshop of { $game }
workshop-leave = Leave the workshop
workshop-pack = Pack
workshop-pack-name = Name of the pack
workshop-unnamed = My { $game }
workshop-kept = kept in this browser, { $time }
workshop-kept-not = this browser keeps nothing: save a file
workshop-open-file = Open a file
workshop-save-file = Save as a file
workshop-start-over = Put all back
workshop-start-over-sure = Put { $cells } cells back?
workshop-start-over-undo = All is as in the box.
workshop-undo = Undo
workshop-more = Open, save, language
workshop-parts = Parts of the workshop
workshop-tab-content = Content
workshop-tab-set-up = Set-up
workshop-tab-figures = Figures
workshop-tables = Tables
workshop-rows = Rows shown
workshop-all = All { $count }
workshop-changed = Changed { $count }
workshop-mend = To mend { $count }
workshop-none-shown = Nothing here.
workshop-no-content = This game has no content in tables. Its options and bots can be tried all the same.
workshop-basis-printed = printed
workshop-basis-inferred = inferred
workshop-basis-reconstructed = reconstructed
workshop-basis-pack = from a file
workshop-basis-about = How we know it: { $basis }
workshop-yes = yes
workshop-no = no
workshop-cell = { $column }, { $row }
workshop-was = was { $text }
workshop-add = Add: { $group }, { $row }
workshop-stays = “{ $text }” stays here; this row is tried as it is in the box.
workshop-stays-empty = This row is tried as it is in the box.
workshop-fits = All cells fit.
workshop-counts = { $cells ->
        [0] Nothing is changed.
        [one] One cell is changed.
       *[other] { $cells } cells in { $rows ->
            [one] one row
           *[other] { $rows } rows
        } are changed.
    }
workshop-to-mend = { $count ->
        [one] One cell to mend:
       *[other] { $count } cells to mend. The first:
    }
workshop-go-there = Go there
workshop-lost = Not taken over:
workshop-close = Close
workshop-try = Try it
workshop-try-about = before and after, with the same luck
workshop-stop = Stop
workshop-play = Play it
workshop-seats = Seats
workshop-bots = Bots
workshop-options = Options
workshop-usual = as usual
workshop-options-changed = { $count ->
        [one] one is not as usual
       *[other] { $count } are not as usual
    }
workshop-apart = They are part of the change: before is played as usual
workshop-in-every-seat = { $bot } in every seat
workshop-before = before
workshop-after = after
workshop-less = less
workshop-more-than = more
workshop-games = { $games } of { $wanted } games each
workshop-games-so-far = { $games } games each
workshop-starting = Shuffling …
workshop-waiting = { $ahead ->
        [0] Others are trying something; it begins as soon as one is done.
        [one] One waits before you.
       *[other] { $ahead } wait before you.
    }
workshop-left = { $seconds } s, some { $rest } s left
workshop-seconds = { $seconds } s
workshop-done = done in { $seconds } s
workshop-stopped = stopped after { $seconds } s
workshop-failed = This could not be tried.
workshop-gone = The server has broken this off. Try it again.
workshop-failed-games = { $count ->
        [one] One game did not come to an end.
       *[other] { $count } games did not come to an end.
    }
workshop-as-it-was = With the pack as it was at { $time }.
workshop-nothing-yet = Change a cell, then try it: the same games are played before and after, and here is what differs.
workshop-nothing-changed = Change a cell, or an option that is part of the change.
workshop-to = to
workshop-progress = How far it is
workshop-won-with = Won with it, %
workshop-won-about = Of those who took it, or to whom it came. That is no cause.
workshop-won-row = { $row }: { $before } % before, { $after } % after
workshop-fair = fair
workshop-fold = Fold { $row }
