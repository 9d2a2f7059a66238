### The workshop, in English.

workshop-mistake-number = { $field }: a whole number, { $least } to { $most }
workshop-mistake-any-number = { $field }: a whole number
workshop-mistake-word = { $field }: one of { $words }
workshop-mistake-words = { $field }: some of { $words }, with commas between them
workshop-mistake-some = { $field }: words with commas between them
workshop-mistake-yes = { $field }: yes or no
workshop-mistake-text = { $field }: at most { $most } letters
workshop-mistake-written = { $field }: not written as the game reads it ({ $reason })
workshop-mistake-needed = { $field }: something must stand here
workshop-mistake-rule = { $field }: { $reason }
workshop-mistake-rows = { $table }: { $reason }
workshop-mistake-whole = { $reason }
workshop-and-more = { $words } and { $number } more

workshop-lost-file = This is no pack that can be read: { $reason }
workshop-lost-empty = There is no row in { $reason }: nothing is changed.
workshop-lost-no-table = There is no table [[{ $table }]] here; there are: { $known }.
workshop-lost-no-key = [[{ $table }]], row { $row }: it does not say its { $field }, and so replaces nothing.
workshop-lost-no-field = [[{ $table }]], { $row }: there is no field { $field }.

workshop-slot = { $field } { $number }

## What is said of a figure

workshop-difference = A difference: { $amount } ± { $half }
workshop-none = None larger than { $amount }
workshop-open = Some { $games } games more
workshop-says-nothing-yet = Nothing is said before the first mark.
