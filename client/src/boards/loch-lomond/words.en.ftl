lomond-board = The loch with the clans and the two piles
lomond-closed = Closed
lomond-open = Open
lomond-beneath = Look through
lomond-score = score { $points }
lomond-counted = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } this round
lomond-plays = plays now
lomond-frozen = frozen
lomond-down = { $you ->
        [yes] Your card { $slot }
       *[no] Card { $slot } of { $seat }
    }, face down
lomond-down-seen = { $you ->
        [yes] Your card { $slot }
       *[no] Card { $slot } of { $seat }
    }, face down, seen by you before
lomond-up = { $you ->
        [yes] Your card { $slot }
       *[no] Card { $slot } of { $seat }
    }, face up: { $name }
lomond-shown = { $you ->
        [yes] Your card { $slot }
       *[no] Card { $slot } of { $seat }
    }, face down, shown to you: { $name }
lomond-empty = { $you ->
        [yes] Your place { $slot }
       *[no] Place { $slot } of { $seat }
    }, empty
lomond-seen-by = Seen by { $names }
lomond-hand = { $you ->
        [yes] In your hand
       *[no] In the hand of { $seat }
    }
lomond-seconds = { $seconds } s
lomond-wrong = Wrong card!
lomond-saorsa = Call SAORSA!!
lomond-saorsa-hint = freedom! first thing in your turn
lomond-stone = Seer Stone
lomond-stone-hint = look at any card
lomond-baby = Baby Monster
lomond-baby-hint = give to a rival
lomond-victory = Victory Token
lomond-which = Which of these?
lomond-back = Back
lomond-sheet = Score sheet
lomond-sheet-round = Round
lomond-sheet-total = Total
lomond-sheet-fewest = The fewest points win.
lomond-cards = Cards
lomond-only = { $count ->
    [0] Shoo!! only for some cards
   *[other] Shoo!! only for { $count } of the cards
  }
lomond-only-about = Choose those you wait for. When another card is laid you pass by yourself, as late as anybody might; nobody is told.
lomond-cards-title = Fifteen cards of the Highlands
lomond-unseen = { $many } of the { $of } cards you cannot see
lomond-cards-about = A round seal is a friend of the clan, a thorned seal is a Monster. Actions work only when a card goes straight from the Closed pile to the Open pile.
lomond-search = The Open pile
lomond-about-mercenary = No action. Takes points off your clan.
lomond-about-peasant = No action. Costs you nothing.
lomond-about-missionary = No action. Converts one Priest at scoring.
lomond-about-brahan-seer = No action. Earns a Seer Stone at round end.
lomond-about-monster-egg = No action. Hatches a Baby Monster Token at round end.
lomond-about-broonie = Look at one card of your own clan.
lomond-about-baobhan-sith = Look at one card of a rival clan.
lomond-about-baby-monster = No action. Matches its token for a Shoo.
lomond-about-ghostly-piper = Search the Open pile and swap one card in.
lomond-about-kelpie = Swap one of your cards with a rival’s, unseen.
lomond-about-selkie = Look at a rival’s card, then at yours: swap them.
lomond-about-red-cap = Joins a rival’s clan, face up, as an extra card.
lomond-about-priest-of-forvie = No action. A Missionary in the clan converts him.
lomond-about-witch = Face up in your clan: look at one card each turn.
lomond-about-loch-monster = Two cards of one rival change places.
lomond-tab-scores = Scores
