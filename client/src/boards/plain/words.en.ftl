plain-board = The table in words
plain-hidden = face down
plain-nothing = none
plain-facts = At a glance
plain-seats = What each seat has
plain-lists = On the table
plain-more = Everything else
    .about = Bookkeeping of the game, as it stands
