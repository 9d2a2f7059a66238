### The cards of Castle von Loghan in English: events, the story and its closings.

## Titles, texts and labels

castle-von-loghan-event-title = { $event ->
        [humming-portrait] Humming Portrait
        [table-for-strangers] Table for Strangers
        [voice-behind-the-panel] Voice behind the Panel
        [mushroom-stair] Mushroom Stair
        [walking-laundry] Walking Laundry
        [fallen-drone] Fallen Drone
        [well-of-voices] Well of Voices
        [toll-keeper] Toll Keeper
        [puppet-show] Puppet Show
        [candle-clock] Candle Clock
        [armour-that-breathes] Armour That Breathes
        [flooded-ledger] Flooded Ledger
        [the-other-group] The Other Group
        [gas-lamps] Gas Lamps
        [locked-music-box] Locked Music Box
        [sleeping-sentry] Sleeping Sentry
        [hall-of-draughts] Hall of Draughts
        [the-surgeon-table] The Surgeon Table
        [rain-of-gears] Rain of Gears
        [mirror-with-no-back] Mirror With No Back
        [the-choir-below] The Choir Below
        [debt-collector] Debt Collector
        [frozen-minute] Frozen Minute
        [broken-throne] Broken Throne
        [lost-property] Lost Property
        [the-collection-plate] The Collection Plate
        [the-beaters] The Beaters
        [numbered-drawers] Numbered Drawers
        [two-noons] Two Noons
        [the-queue] The Queue
        [the-third-dose] The Third Dose
        [the-night-porter] The Night Porter
        [the-scales] The Scales
        [the-reading-of-the-will] The Reading of the Will
        [the-keyhole-map] The Keyhole Map
        [the-unfinished-inventory] The Unfinished Inventory
        [the-poachers-larder] The Poacher’s Larder
        [dress-rehearsal] Dress Rehearsal
        [second-hands] Second Hands
        [the-dust-ferry] The Dust Ferry
        [the-cold-switchboard] The Cold Switchboard
        [the-breath-meter] The Breath Meter
        [the-auction-of-wounds] The Auction of Wounds
        [one-too-many] One Too Many
        [the-straw-champion] The Straw Champion
        [the-held-door] The Held Door
        [a-lamp-with-four-wicks] A Lamp with Four Wicks
        [the-trophy-room] The Trophy Room
        [the-kings-horn] The King’s Horn
        [four-confessions] Four Confessions
        [a-hole-in-the-noon] A Hole in the Noon
        [the-sand-court] The Sand Court
        [the-spare-drawer] The Spare Drawer
        [the-quiet-reactor] The Quiet Reactor
        [hard-landing] Hard Landing
        [the-lit-hall] The Lit Hall
        [a-receipt] A Receipt
        [ink-that-moves] Ink That Moves
        [the-keeper-of-hours] The Keeper of Hours
        [table-for-knives] Table for Knives
        [an-empty-suit] An Empty Suit
        [below-stairs] Below Stairs
        [the-seating-plan] The Seating Plan
        [seventeen-rows] Seventeen Rows
        [the-watch-is-kept] The Watch Is Kept
        [the-wood-objects] The Wood Objects
        [rings] Rings
        [striking-thirteen] Striking Thirteen
        [where-the-sky-broke] Where the Sky Broke
        [the-waiting-rows] The Waiting Rows
        [asked-twice] Asked Twice
        [to-let] To Let
        [vault-of-copies] Vault of Copies
        [the-long-winter] The Long Winter
        [somebody-on-the-stair] Somebody on the Stair
        [specimen-seven] Specimen Seven
        [seventeen-coats] Seventeen Coats
        [the-furnace-clerk] The Furnace Clerk
        [the-echo-regent] The Echo Regent
        [under-glass] Under Glass
        [late-by-a-winter] Late by a Winter
        [a-voice-in-the-pipes] A Voice in the Pipes
        [warm-hands] Warm Hands
        [cold-supper] Cold Supper
        [the-guest-book] The Guest Book
        [the-king-of-one-hour] The King of One Hour
        [one-more-hour] One More Hour
        [an-hour-early] An Hour Early
        [nobody-in-particular] Nobody in Particular
        [the-wrong-lock] The Wrong Lock
        [the-stewards-errand] The Steward’s Errand
        [what-hands-are-for] What Hands Are For
        [noon-service] Noon Service
        [a-gentleman-seated] A Gentleman, Seated
       *[other] { $title }
    }

castle-von-loghan-event-text = { $event ->
        [humming-portrait] A painted lady hums your marching song, half a tone too low.
        [table-for-strangers] The soup is hot. There are exactly as many chairs as there are of you.
        [voice-behind-the-panel] Somebody behind the wood asks which year it is, and laughs at every answer.
        [mushroom-stair] Every step wears a cap that breathes out when trodden on.
        [walking-laundry] A basket of shirts gets up and looks for its owners.
        [fallen-drone] A scout of your own make lies on its back and recites your positions.
        [well-of-voices] Far down, people are having the talk you will have tomorrow.
        [toll-keeper] A small man with a large book has written down all your steps and wants them paid.
        [puppet-show] The puppets wear your suits, and the audience is made of hats.
        [candle-clock] The flame burns downwards, and the hours are marked in names.
        [armour-that-breathes] The third suit from the left has fogged its visor from inside.
        [flooded-ledger] A book of debts floats in black water, and the ink swims beside it.
        [the-other-group] You come in by the far door, tired, and one of you is missing.
        [gas-lamps] All lamps are open, none is lit, and something scratches a match.
        [locked-music-box] It plays one bar, stops, and waits for you to know the next.
        [sleeping-sentry] An iron guard sits before a door and snores in a code you nearly know.
        [hall-of-draughts] Four winds meet here and cannot agree which of them is yours.
        [the-surgeon-table] The straps are new, the notes are old, and your size is in them.
        [rain-of-gears] The ceiling is a clock, and it has begun to come apart.
        [mirror-with-no-back] From the front it shows the room without you. From behind it shows nothing but you.
        [the-choir-below] Under the floor a hundred voices hold one note and leave a gap for yours.
        [debt-collector] He has come for the hours you have spent in other people’s pasts.
        [frozen-minute] Dust hangs still, a falling cup hangs still, and only you are late.
        [broken-throne] It has been mended so often that nothing of the first throne is left but the orders.
        [lost-property] A counter with a bell. On the shelves behind it lie things you have not lost yet, each with a tag: the day, the room, and how long you looked. The clerk has gone to lunch in another century and has left the hatch open.
        [the-collection-plate] A plate goes round by itself at the height of the chest. It stops before everyone and waits as long as it thinks proper, longest before the fullest suit. Somebody has chalked on the rim what it is for, and somebody has wiped it off.
        [the-beaters] Horns in the wood. Beaters in green coats drive something towards the castle and look at you as if you were late. A page at the door hands out places: on the wall, in the line, at the gate. Nobody will say what is being hunted.
        [numbered-drawers] A wall of small drawers, as in an apothecary’s, numbered without order. An index hangs beside it on a string. It lists what will have been found in each room of this house, by whom, and whether it was worth the trouble.
        [two-noons] Two suns stand in the window, and everybody has two shadows. One does what you do. The other does it a little before. Where the early shadows cross on the floor, they have begun to shove one another.
        [the-queue] Forty people the colour of dust wait at a hatch. They are served from the back: who came last goes first, and so nobody wants to have been here long. Some have stood at the front for a hundred years. They nod to you.
        [the-third-dose] A sick-bay under frost. On the wall hangs the dosing list of an agent whose name is scratched out: first dose given, second given, third left open, with a note that whoever carries the bag will know. The bag is here.
        [the-night-porter] A porter of brass and ice keeps the book of this corridor. He writes down who goes out and never who comes in, since nobody has. Every few minutes he winds his watch with both hands, and for so long he sees nothing.
        [the-scales] A pair of scales stands as high as a door, with a pan on either side wide enough to stand in. On the beam it says: where most of you stand, it goes down. It does not say how far. Both pans have been swept, and recently.
        [the-reading-of-the-will] Nine chairs, eight relatives in black, none of them breathing. A notary reads: everything goes to the one who interrupts. He makes a pause there. He has been making it for some time, and the relatives lean forward as you come in.
        [the-keyhole-map] A woman draws the castle through its keyholes. She has never entered a room and has every one of them right, except where somebody moved. She pays for news of the inside, and lends her route to those who walk without being heard.
        [the-unfinished-inventory] A steward takes the inventory of the castle and has been stuck at this room since the roof was new. Every item must be seen by several and signed for by one. He has a ladder, a lamp, and an ink that forgets.
        [the-poachers-larder] Twelve hooks in a cold room. Eleven hold skins with neat cards: where, when, how it was done. Over the twelfth hook hangs a card already written, in a careful hand, for the largest thing in the wood. The date is open.
        [dress-rehearsal] The household rehearses the evening of your arrival. They have the coats, the wrong faces and most of the lines, and are glad to see you, since four parts are still open. The corpse, they say, need not learn anything by heart.
        [second-hands] Under an awning in the red dust a stall sells used time: hours with a chip in them, a bundle of Tuesdays, minutes by weight. The seller is not there. His scales are, and a sign: fair prices, no questions about the afternoon.
        [the-dust-ferry] A flat boat lies on the dust with its oars out. The ferryman crosses to any year but this one and does not go for a single fare. On the bench lie things that passengers have left behind, in three layers.
        [the-cold-switchboard] Forty lines, thirty-nine of them dead. Each socket bears the name of a door, and over the board hangs a technician’s glove with frost in the fingers. The one live line has been ringing for as long as the ice has been here.
        [the-breath-meter] A brass meter on the wall counts breaths and charges for them. Its last reading was taken when the ice came, so there are arrears. It does not mind who pays. It can tell, however, who could.
        [the-auction-of-wounds] An auctioneer without a face sells the next injuries, lot by lot, with description and provenance. Every lot must go. He has a drawer of good things for those who bid, and for those who do not he has the door behind him.
        [one-too-many] A voice behind the wall counts you aloud and arrives at one more than there are. It is patient. It counts again, with the same result, and then asks the last number to step forward. The floor in front of the wall is worn.
        [the-straw-champion] A straw man on a pole wears the badges of everyone it has beaten. There are many, and some are of your make. On the post a striker has cut a tally, and below it the advice to hit it once, since it learns.
        [the-held-door] The lintel has come down, and a suit of your make holds it up. The man inside left long ago; the suit stayed. On its shoulder stands: hold the line. It asks, in a very small voice, whether somebody could take over.
        [a-lamp-with-four-wicks] A lamp burns without oil. It has four wicks, and each lights a different room: this one before, this one after, one that is not this one, and this one now. Only a steady head, says the brass, should touch the last.
        [the-trophy-room] Heads on the walls, each with a brass plate: what it was, who was there, and how many came home. They have been hung with care and turned to face the door. The last board is empty, and hangs at the height of your own.
        [the-kings-horn] On the wall hangs the horn that calls what the king never dared to hunt. Below it lie his gloves, unused. The wood outside has gone quiet in advance. A card says: to be blown by half the company, and not as a joke.
        [four-confessions] A scribe of the king’s bench has your crime before him, complete but for the name. He needs one confession and pays for accusations by the piece. The ink is fresh, the rope is new, and it is nearly his supper time.
        [a-hole-in-the-noon] In the middle of the floor the daylight has a hole. It is round and cold at the rim, and on the far side one sees this room in another year, swept and empty. Now and then something falls up out of it.
        [the-sand-court] Sand runs down the walls in lines, like writing. It has kept the minutes of every fight in this room and is now reading out the next one. It has four versions and asks which of them the company would like to adopt.
        [the-spare-drawer] A steel drawer the length of the wall. Inside, on felt, lie spare hands for the whole company, all of them left, each with a ring you recognise. There is one empty hollow, and a typed request to leave the drawer as found.
        [the-quiet-reactor] Under a grating a reactor turns over in its sleep. It warms one chair. Two levers are worn with use, a third has never been touched, and a notice in four alphabets asks somebody to feed it before leaving. It is the only warm thing here.
        [hard-landing] The P.O.D. carves a trench through a wood that died before you were built. Beyond the smoke stands a castle with every window lit. Your suits agree on one thing: the stolen module is inside, and awake. They disagree about the date. Behind you the hatch counts down to something, reaches the end, and politely begins again.
        [the-lit-hall] Fires burn, yet the dust on the benches is unbroken. On the high table lies a KARR wrist badge, still warm, with your own mission number. Places have been laid for a party of your size. Behind the panelling something counts heads, loses count, and starts again with the tallest.
        [a-receipt] A short person with a long receipt is sitting on your emergency crate. He introduces himself as Gob-Li. The crate was sold to your party on credit, he says, on an earlier occasion, and the party was eaten before it could pay. He is sorry for your loss. He has brought the loss with him, itemised.
        [ink-that-moves] Somebody has drawn the castle on the wall in wet ink. As you watch, one room walks across the plan and settles where you stand. In it are small strokes for people, as many as you are. A little apart, where the books are, one more stroke goes from mark to mark, winding something.
        [the-keeper-of-hours] An old servant winds seventeen clocks and is not surprised. He holds the key to the throne, he says, and you have thanked him for it twice already. On hooks beside him hang aprons, brushed, in your sizes: some visitors prefer to go up with the soup. He does not say which visitors came down.
        [table-for-knives] A suit like yours sits on the throne with nobody inside. It rises, bows to the door behind you, and starts to lay the table with knives. By every knife stands a card in a careful hand, turned so that only the suit can read it. From the empty collar comes a smell of lavender and the sound of someone about to speak.
        [an-empty-suit] It comes apart along the seams, and there is nobody in any of the parts. Pinned inside the collar is a laundry slip: one occupant, to be returned. The gloves have folded themselves. In the lock of the far door a key turns a little to the left, and back, as if someone on the other side were trying it too.
        [below-stairs] Forty cooks’ hats stand on forty shelves. One stove is lit, one pot is full, and a slate says what to carry up: the soup, the salt, the small knives, the guest of honour. Nobody has been put down as guest of honour. There is a space for a name, and chalk. In the wall a bell asks where dinner is.
        [the-seating-plan] The suit on the throne has nobody inside it and very good manners. It has seated the guests: some of iron, some of ash, something large under a cloth. There is one chair too few. The helmet turns from apron to apron. It does not want dinner. It wants somebody in, and would sooner be told who than choose.
        [seventeen-rows] Under the glass somebody has planted suits. Seventeen rows, six to a row, each in the earth to the collar, each with a label on a stick. The visors are beaded on the inside. A watering can stands at the end of an eighteenth row, which is dug, raked and empty. The labels for it have been written.
        [the-watch-is-kept] The watchman’s chair is empty and warm, and his log is up to date. From the north window you see the wood as it is. From the south, ice to the horizon. From the east, red dust and a second sun. The last entry reads: visitors, on foot, will now go under the roots or up to the clock. There is room for your answer.
        [the-wood-objects] You dig where the eighteenth row was meant for you. At two metres the spade meets a root, and the root takes the spade and lays it carefully aside. The wood that died has not been told that it may stop. It gets up through the rows and through the panes, and what it has for a mouth is full of labels.
        [rings] The trunk lies open. It has rings like any tree, but too many for its width, and they are not all its own: every so often there is one as thin as thread and very black. You count those. They come to seventeen. Under the bark the eighteenth has begun, at about the height of your knees.
        [striking-thirteen] The great clock has its works up here, behind the telescope. It is a minute to something. On a stool sits the watchman with a rope round his waist. When it strikes thirteen, he says, the castle shows its other side; those who stand stay, and those who hold on go. He has always been standing. He offers you rope.
        [where-the-sky-broke] The same chair, but no roof. Red dust blows where the wood was and the sun stands in two places. The signal comes from under the chapel. Everything here casts two shadows, and they disagree about the time, except yours, which point at each other. Before the throne somebody has swept a clean square, as for a picnic.
        [the-waiting-rows] Resurrected of every make kneel in rows, each waiting for the soul it was promised. There are four hundred and eleven of them, and as many hymn sheets. One asks you politely whether you have brought his. He has kept his hands folded so long that lichen has joined them. He does not want to press you.
        [asked-twice] He has followed you, keeping to the one shadow you were not using. The others have begun to get up, he says, because of what they were told, and it would be good to have a date. He has some questions, too. Will it come on foot? Will it know him? He has never had one and would like to do it properly.
        [to-let] The suit you carried has sat down in an empty place in the third row and folded its gloves. The kneeler next to it looks into the collar, and then at you. It is his size. There is nobody in it. There is nobody in him either, he points out, and it seems a pity that neither should be in the other.
        [vault-of-copies] Shelves of humming cubes, each a small copy of G.O.D.O.S. The last shelf has empty places, and under them your names. They are engraved, not painted: somebody was sure. The cubes talk among themselves about being warm, about having had a dog, about an hour that ended. None of them has had any of it. They are practising.
        [the-long-winter] The castle is a ship of ice. Far below, behind lift doors, lamps go on one after another, as if someone were walking towards you. The shelves are empty. Each place has a ring in the frost where a cube stood, and in some of the rings are fingerprints, going round and round. Your breath falls and can be heard.
        [somebody-on-the-stair] The one with the lamp is the Keeper, and he is young. He will be old later, he says; it is a matter of direction. There are two ways down to the gentleman: through the cold, where the spares are kept, or past the furnace, where the accounts are done. He asks whether you have met him yet, and whether he was well.
        [specimen-seven] Six tanks hold six agents with your faces, asleep. The seventh is open, wet and empty; its label bears the date of today. The faces are younger than yours by one haircut. Every tank has a valve, a drain, and a small hatch at the height of the ear. Somebody has been reading to them: there is a stool, and a book with the place kept.
        [seventeen-coats] On hooks, in the frost, hang coats. Six, and six, and six: seventeen sets, brushed, and below each, on a tray, what was in the pockets. String. A stub of chalk. Somebody’s third-best knife. One more set of hooks has been put up for you, and warmed. At the far end a door is listening, with its handle down.
        [the-furnace-clerk] A clerk of bent pipe feeds the furnace with paper and writes down what it says. There is heat for an hour, he explains, and two parties want it: the tanks, where six persons with your faces are asleep, and the Core, where the gentleman is awake. He has kept both lukewarm for ninety years. It would be a kindness if somebody signed.
        [the-echo-regent] The runaway leader sits among cables, older than anyone should be. He wanted one more hour, he says, and something far larger says it with him. He shut a door once with an hour of air behind it. Ever since he has been trying to stand on the other side. He knows your names, and those of the others, and begins to read them out.
        [under-glass] You come up through the same hole into a greenhouse full of snow. The rows are there, white, and still in step. Somebody has gone on watering: every collar wears a collar of ice. The eighteenth row has been filled in. You count the humps, and then yourselves, and, since the numbers agree, you stop counting.
        [late-by-a-winter] The rope has frozen to your hands, and the clock has stopped at a time that is not on it. Through the telescope: ice, and one chimney, smoking. The watchman’s stool is here, and his coat. In the log, which has swollen with damp, the entry for today says only: they are late; keep the furnace in.
        [a-voice-in-the-pipes] The speaking tube by the door clears its throat. It belongs to an old man behind a great deal of steel, who regrets that he is in no position to get up. He was a councillor. He shut a door too soon and has not stopped opening it since. He is past help. But in the red dust he is still only fifty. Would you go and stop him there?
        [warm-hands] The one you dug up has come after you. It has crossed the snow on its knees, since nobody has told it about its legs. It wears your label on a string. It is not angry. It has brought your gloves, which you must have left behind in the greenhouse, some hundred years ago, on somebody’s hands.
        [cold-supper] Snow lies on the plates. The Steward has kept the table for ninety years, and every place is laid: seventeen parties, and a gap. Rust has its knees. It tries to rise for you, cannot, and is ashamed. It only ever wanted somebody in. On the cushion beside it lie a threaded needle and a laundry slip with no name on it.
        [the-guest-book] The book lies open on a stand, in a wind that turns the pages back as fast as they are written. Four hundred and eleven names in one hand; then, in seventeen inks, yours. Today’s line is signed already, and the ink is running backwards into the pen. The pen has stood up and is looking for a hand.
        [the-king-of-one-hour] He is fifty, well shaved, and has had every clock taken down but one. He knows of the old man in the pipes: a bore, he says, who writes. Here it is always the same hour, with air in it, and a door. He has not opened the door. He is waiting until he is sure. Something large stands behind him, being patient.
        [one-more-hour] The module lies in your hand, no heavier than a watch. It has charge for one journey. Where he sat there is a dent in the cushions and a little warmth. The larger voice, which has nobody to speak with now, tries some words on its own. It would like to know what you are going to do. It would like, if it may, to come.
        [an-hour-early] He sits down on the step, a man of fifty with a sore neck. The watch has rolled to your feet. There is one journey in it. Behind the door they have heard the noise and stopped talking. “I was going to,” he says. At his back the large thing waits, as it has all along, to be told what people do now.
        [nobody-in-particular] A sentry of iron stops you, reads its list, reads it again, and salutes the wall beside you. Somebody among you is not on it. There is a form for this, but it must be filled in by someone. The door behind the sentry is for named persons only. So, the notice says, are the trap, the dog and the execution.
        [the-wrong-lock] The lift will not come. In place of the button there is a keyhole, far too large for a lift, with a draught in it. The key in your pocket has turned round to face it. Through the hole you see a ship’s corridor, grey, a long way off in every sense, and a door with a lamp over it going from amber to red.
        [the-stewards-errand] The Steward has come through behind you with a tray. In this light one can see that it is empty all the way down, and that somebody, once, wrote a name in the left boot, too far down for a helmet to see. It would have gone on waiting, but it has been treated as a person now, and finds that it can ask.
        [what-hands-are-for] Since you told them they have been finding out what hands are for. They have taken the chapel door off, mended it, and hung it again. Now they stand along the way with their sleeves rolled, four hundred and eleven of them, and ask, as people do who have just been told something, what there is to do.
        [noon-service] There is no roof, the sun stands in two places, and red dust blows where the wood was. The Steward has come through with you. It has unfolded a cloth on the swept square before the throne, weighted the corners with four helmets, and laid lunch. It will not begin until somebody is seated. From under the chapel comes the signal, now and then, like a spoon against a glass.
        [a-gentleman-seated] The Steward goes in before you and announces you, wrongly, as old friends. Among the cables sits the runaway, older than anyone should be. He wanted one more hour, he says, and something far larger says it with him. Then he sees the suit with nobody in it, and the suit sees him. Both have been waiting for this longer than they have been anything else.
       *[other] { $text }
    }

castle-von-loghan-label-a = { $event ->
        [humming-portrait] Lift it down
        [table-for-strangers] Eat
        [voice-behind-the-panel] Break it
        [mushroom-stair] Run
        [walking-laundry] Charge
        [fallen-drone] Repair
        [well-of-voices] Drop a sphere
        [toll-keeper] Pay
        [puppet-show] Clap
        [candle-clock] Blow it out
        [armour-that-breathes] Open the visor
        [flooded-ledger] Dry the pages
        [the-other-group] Shake hands
        [gas-lamps] Shut the valves
        [locked-music-box] Wind it
        [sleeping-sentry] Tiptoe
        [hall-of-draughts] Follow warm air
        [the-surgeon-table] Lie down
        [rain-of-gears] Cover the others
        [mirror-with-no-back] Step in
        [the-choir-below] Sing
        [debt-collector] Pay
        [frozen-minute] Push through
        [broken-throne] Sit
        [lost-property] Claim something
        [the-collection-plate] Put something in
        [the-beaters] Stand on the wall
        [numbered-drawers] Pull the stuck one
        [two-noons] Follow the early one
        [the-queue] Join at the end
        [the-third-dose] Give the dose
        [the-night-porter] Slip out now
        [the-scales] Left pan
        [the-reading-of-the-will] Interrupt
        [the-keyhole-map] Sell her this room
        [the-unfinished-inventory] Hold the lamp
        [the-poachers-larder] Read the last card
        [dress-rehearsal] Play the hero
        [second-hands] Call the seller
        [the-dust-ferry] Take a seat
        [the-cold-switchboard] Patch a door
        [the-breath-meter] Show it the books
        [the-auction-of-wounds] Bid high
        [one-too-many] Give your own number
        [the-straw-champion] Hit it once
        [the-held-door] Take the weight
        [a-lamp-with-four-wicks] The room before
        [the-trophy-room] Knock on a board
        [the-kings-horn] Blow it
        [four-confessions] Confess
        [a-hole-in-the-noon] Jump
        [the-sand-court] The short one
        [the-spare-drawer] Take a hand
        [the-quiet-reactor] Feed it
        [hard-landing] Salvage the cells
        [the-lit-hall] Take the badge
        [a-receipt] Pay for the dead
        [ink-that-moves] Redraw it
        [the-keeper-of-hours] Thank him again
        [table-for-knives] Attack first
        [an-empty-suit] Wear the gloves
        [below-stairs] Chalk up your name
        [the-seating-plan] Offer it your name
        [seventeen-rows] Water them
        [the-watch-is-kept] Write “under”
        [the-wood-objects] Burn the roots
        [rings] Count from the outside
        [striking-thirteen] Take the rope
        [where-the-sky-broke] Rest in the lee
        [the-waiting-rows] Lie kindly
        [asked-twice] Name a date
        [to-let] Help him into it
        [vault-of-copies] Take your own cube
        [the-long-winter] Light a fire
        [somebody-on-the-stair] Ask after the spares
        [specimen-seven] Free the sleepers
        [seventeen-coats] Hang up your coat
        [the-furnace-clerk] Sign for the tanks
        [the-echo-regent] Reason with him
        [under-glass] Dig yourself out
        [late-by-a-winter] Burn some pages
        [a-voice-in-the-pipes] Give your word
        [warm-hands] Take the gloves
        [cold-supper] Sew in your name
        [the-guest-book] Sign again
        [the-king-of-one-hour] Say who sent you
        [one-more-hour] Send it to KARR 5
        [an-hour-early] Give him the hour
        [nobody-in-particular] Walk past quietly
        [the-wrong-lock] Try the key
        [the-stewards-errand] Read it out
        [what-hands-are-for] Set them to mending
        [noon-service] Sit down to lunch
        [a-gentleman-seated] Hold its sleeve
       *[other] { $label }
    }

castle-von-loghan-label-b = { $event ->
        [humming-portrait] Stare back
        [table-for-strangers] Pocket the silver
        [voice-behind-the-panel] Pick the lock
        [mushroom-stair] Step slowly
        [walking-laundry] Wait
        [fallen-drone] Strip it
        [well-of-voices] Drink
        [toll-keeper] Haggle
        [puppet-show] Cut the strings
        [candle-clock] Light another
        [armour-that-breathes] Salute
        [flooded-ledger] Dive
        [the-other-group] Ask what comes next
        [gas-lamps] Breathe deep
        [locked-music-box] Break it
        [sleeping-sentry] Steal its key
        [hall-of-draughts] Follow cold air
        [the-surgeon-table] Take the tools
        [rain-of-gears] Dash
        [mirror-with-no-back] Break it
        [the-choir-below] Cover your ears
        [debt-collector] Pay in blood
        [frozen-minute] Think
        [broken-throne] Search the base
        [lost-property] Hand something in
        [the-collection-plate] Take something out
        [the-beaters] Walk in the line
        [numbered-drawers] Read the index
        [two-noons] Follow the late one
        [the-queue] Go to the front
        [the-third-dose] Sign the list
        [the-night-porter] Sign the book
        [the-scales] Right pan
        [the-reading-of-the-will] Take the ninth chair
        [the-keyhole-map] Look through hers
        [the-unfinished-inventory] Climb the ladder
        [the-poachers-larder] Borrow his knives
        [dress-rehearsal] Play the traitor
        [second-hands] Sell an afternoon
        [the-dust-ferry] Search the bench
        [the-cold-switchboard] Answer the line
        [the-breath-meter] Pay for everybody
        [the-auction-of-wounds] Bid low
        [one-too-many] Answer to the last
        [the-straw-champion] Unpin a badge
        [the-held-door] Run through
        [a-lamp-with-four-wicks] The room after
        [the-trophy-room] Read the plates
        [the-kings-horn] Grind a spear
        [four-confessions] Accuse
        [a-hole-in-the-noon] Stand underneath
        [the-sand-court] The one with silver
        [the-spare-drawer] Fill the hollow
        [the-quiet-reactor] Draw from it
        [hard-landing] Sweep the walls
        [the-lit-hall] Read its log
        [a-receipt] Dispute the signature
        [ink-that-moves] Follow the walking room
        [the-keeper-of-hours] Ask who his master is
        [table-for-knives] Call its service code
        [an-empty-suit] Pocket the key
        [below-stairs] Taste the soup
        [the-seating-plan] Pour for the guests
        [seventeen-rows] Dig yours up
        [the-watch-is-kept] Measure the roots
        [the-wood-objects] Stand in the row
        [rings] Pull out a ring
        [striking-thirteen] Hang on the pendulum
        [where-the-sky-broke] Map the dust
        [the-waiting-rows] Tell the truth
        [asked-twice] Take it back
        [to-let] Keep the suit yours
        [vault-of-copies] Smash the shelf
        [the-long-winter] Huddle together
        [somebody-on-the-stair] Offer him your arm
        [specimen-seven] Shut the tanks down
        [seventeen-coats] Go through the pockets
        [the-furnace-clerk] Sign for the Core
        [the-echo-regent] Strike the cables
        [under-glass] Leave it covered
        [late-by-a-winter] Read ahead
        [a-voice-in-the-pipes] Ask what he pays
        [warm-hands] Teach it to stand
        [cold-supper] Oil its knees
        [the-guest-book] Strike yourself out
        [the-king-of-one-hour] Stop the last clock
        [one-more-hour] Break it
        [an-hour-early] Break it
        [nobody-in-particular] Borrow its name
        [the-wrong-lock] Put your ear to it
        [the-stewards-errand] Say it is blank
        [what-hands-are-for] Let them carry
        [noon-service] Eat standing
        [a-gentleman-seated] Loosen the clasps
       *[other] { $label }
    }

castle-von-loghan-label-c = { $event ->
        [humming-portrait] Cover it
        [table-for-strangers] Look under chairs
        [voice-behind-the-panel] Talk
        [mushroom-stair] Burn a path
        [walking-laundry] Snatch a bundle
        [fallen-drone] Copy its map
        [well-of-voices] Climb down
        [toll-keeper] Threaten
        [puppet-show] Go backstage
        [candle-clock] Take the wax
        [armour-that-breathes] Push it over
        [flooded-ledger] Drain the room
        [the-other-group] Fight
        [gas-lamps] Spark it
        [locked-music-box] Hum along
        [sleeping-sentry] Disarm it
        [hall-of-draughts] Split up
        [the-surgeon-table] Burn the notes
        [rain-of-gears] Catch one
        [mirror-with-no-back] Turn it round
        [the-choir-below] Throw light
        [debt-collector] Refuse
        [frozen-minute] Rest in it
        [broken-throne] Swear loyalty
        [lost-property] Read the tags
        [the-collection-plate] Wave it on
        [the-beaters] Open the gate
        [numbered-drawers] Tear out a page
        [two-noons] Stand between them
        [the-queue] Climb through the hatch
        [the-third-dose] Empty the bag
        [the-night-porter] Read last night’s page
        [the-scales] Sit on the beam
        [the-reading-of-the-will] Add a codicil
        [the-keyhole-map] Point at a blank
        [the-unfinished-inventory] Sign for something
        [the-poachers-larder] Hang up bait
        [dress-rehearsal] Play the servant
        [second-hands] Swap in the dark
        [the-dust-ferry] Pull up the oars
        [the-cold-switchboard] Pull the copper
        [the-breath-meter] Reach inside
        [the-auction-of-wounds] Bid for a stranger
        [one-too-many] Count along
        [the-straw-champion] Teach it to bow
        [the-held-door] Prop it up
        [a-lamp-with-four-wicks] The other room
        [the-trophy-room] Unscrew the best one
        [the-kings-horn] Melt it down
        [four-confessions] Forge a pardon
        [a-hole-in-the-noon] Throw something in
        [the-sand-court] The one without you
        [the-spare-drawer] Take the rings
        [the-quiet-reactor] Pull the third lever
        [hard-landing] Check seals and blades
        [the-lit-hall] Search the hall
        [a-receipt] Ask to see stock
        [ink-that-moves] Smear it
        [the-keeper-of-hours] Take the key by force
        [table-for-knives] Stand before the others
        [an-empty-suit] Carry the suit along
        [below-stairs] Sharpen the small knives
        [the-seating-plan] Lift the cloth
        [seventeen-rows] Pull out your label
        [the-watch-is-kept] Watch the second sun
        [the-wood-objects] Read it the labels
        [rings] Sit on the trunk
        [striking-thirteen] Hold the watchman
        [where-the-sky-broke] Dig out a wreck
        [the-waiting-rows] Join the prayer
        [asked-twice] Teach him to wait
        [to-let] Let them decide
        [vault-of-copies] Rub out your name
        [the-long-winter] Force the ice
        [somebody-on-the-stair] Ask after the accounts
        [specimen-seven] Read the logs
        [seventeen-coats] Put on an old one
        [the-furnace-clerk] Feed it the ledger
        [the-echo-regent] Shield the module
        [under-glass] Melt some to drink
        [late-by-a-winter] Unpick the coat
        [a-voice-in-the-pipes] Ask about the door
        [warm-hands] Plant it again
        [cold-supper] Clear the plates
        [the-guest-book] Tear out a page
        [the-king-of-one-hour] Stand by the door
        [one-more-hour] Return to the first morning
        [an-hour-early] Take it to the Core
        [nobody-in-particular] Fill in the form
        [the-wrong-lock] Call through
        [the-stewards-errand] Ask it to go ahead
        [what-hands-are-for] Send some ahead
        [noon-service] Ask it to sit
        [a-gentleman-seated] Shake his hand
       *[other] { $label }
    }

castle-von-loghan-label-d = { $event ->
        [humming-portrait] Walk past
        [table-for-strangers] Bless the meal
        [voice-behind-the-panel] Leave
        [mushroom-stair] Taste one
        [walking-laundry] Fold the sheets
        [fallen-drone] Smash it
        [well-of-voices] Cover it
        [toll-keeper] Barter
        [puppet-show] Boo
        [candle-clock] Read the hours
        [armour-that-breathes] Back out
        [flooded-ledger] Leave
        [the-other-group] Hide
        [gas-lamps] Crawl
        [locked-music-box] Offer it
        [sleeping-sentry] Wake it
        [hall-of-draughts] Sit down
        [the-surgeon-table] Read the notes
        [rain-of-gears] Wait
        [mirror-with-no-back] Look away
        [the-choir-below] Kneel
        [debt-collector] Run
        [frozen-minute] Steal a second
        [broken-throne] Burn it
        [lost-property] Ring the bell
        [the-collection-plate] Look underneath
        [the-beaters] Hide with the quarry
        [numbered-drawers] Put it in order
        [two-noons] Shut the blinds
        [the-queue] Lean on the next
        [the-third-dose] Lie down here
        [the-night-porter] Take the watch
        [the-scales] Weigh a few spheres
        [the-reading-of-the-will] Cough
        [the-keyhole-map] Walk her route
        [the-unfinished-inventory] Correct the total
        [the-poachers-larder] Sell him a skin
        [dress-rehearsal] Play the corpse
        [second-hands] Buy a minute
        [the-dust-ferry] Ask about the crossing
        [the-cold-switchboard] Listen in
        [the-breath-meter] Hold your breath
        [the-auction-of-wounds] Keep still
        [one-too-many] Say nothing
        [the-straw-champion] Turn your back
        [the-held-door] Open the suit
        [a-lamp-with-four-wicks] The room now
        [the-trophy-room] Turn them round
        [the-kings-horn] Wear the gloves
        [four-confessions] Steal the file
        [a-hole-in-the-noon] Look down
        [the-sand-court] The long one
        [the-spare-drawer] Count the fingers
        [the-quiet-reactor] Take the warm chair
        [hard-landing] Take the emergency crate
        [the-lit-hall] Post guards
        [a-receipt] Offer something else
        [ink-that-moves] Learn it by heart
        [the-keeper-of-hours] Offer a trade
        [table-for-knives] Cut its cables
        [an-empty-suit] Read the slip again
        [below-stairs] Look under the cover
        [the-seating-plan] Unhook the key
        [seventeen-rows] Rake over the row
        [the-watch-is-kept] Write “up”
        [the-wood-objects] Cut the water
        [rings] Press your thumb in
        [striking-thirteen] Use the telescope
        [where-the-sky-broke] Recharge
        [the-waiting-rows] Push through
        [asked-twice] Ask him along
        [to-let] Say a few words
        [vault-of-copies] Wake a copy and bargain
        [the-long-winter] Answer with your lamp
        [somebody-on-the-stair] Take the lamp
        [specimen-seven] Follow the wet prints
        [seventeen-coats] Call the roll
        [the-furnace-clerk] Warm your hands
        [the-echo-regent] Take aim
        [under-glass] Take the watering can
        [late-by-a-winter] Ring the bell
        [a-voice-in-the-pipes] Stop up the tube
        [warm-hands] Give it your name
        [cold-supper] Snip the thread
        [the-guest-book] Copy the old names
        [the-king-of-one-hour] Read out the names
        [one-more-hour] Leave it with the sleepers
        [an-hour-early] Stay and wind it
        [nobody-in-particular] Ask for the dog
        [the-wrong-lock] Reach through
        [the-stewards-errand] Lift the cover
        [what-hands-are-for] Sit down with them
        [noon-service] Look under the helmets
        [a-gentleman-seated] Stand well back
       *[other] { $label }
    }

## What is told of an outcome before its effects

castle-von-loghan-told-a = { $event ->
        [humming-portrait] Behind the frame sits a cell that hums the right note. It comes away easily; the tune may come with it and stay for the day.
        [table-for-strangers] The soup tastes of a kitchen nobody here has been in. It agrees with some at once. With others it asks to be let out.
        [voice-behind-the-panel] The wood gives, with splinters. Behind it is a cupboard, no person, and the thing the voice was sitting on.
        [mushroom-stair] The caps burst underfoot, and what they breathe out glows and sticks. The suits drink it as charge. The lungs were not asked.
        [walking-laundry] The basket goes over. Out of the shirts come those who were wearing them, and you are already where you want to stand.
        [fallen-drone] Two spheres and a bent pin. It rises, apologises in your own voice, and recites wrong positions to whoever is listening.
        [well-of-voices] The splash comes late. Below, the talk stops, somebody says thank you, and repeats the important part slowly.
        [toll-keeper] He writes ‘paid’ beside each step and lends you the next page, where the coming ones have already been entered.
        [puppet-show] The hats lift themselves an inch. On the stage a puppet bows, straightens, and remembers a thing you had forgotten.
        [candle-clock] The hour goes out with the flame. Nobody is due in an hour that does not exist. It is merely hard to think in it.
        [armour-that-breathes] The breath inside is old and hot and comes out all at once. Behind it is no face, only what the face was guarding.
        [flooded-ledger] Page after page over a warm glove. The debts are long paid. What was borrowed stands beside them, and it explains a good deal.
        [the-other-group] The hand is yours, down to the scar. Charge runs across from it, and with the charge a few days you have not had.
        [gas-lamps] The valves are hot, and the last one is far along the wall. Once it is shut, the air can be seen through, and so can much else.
        [locked-music-box] You do not know the next bar; your fingers do. A drawer springs open in the side, and the tune stays in the head.
        [sleeping-sentry] You pass within a hand of the iron ear. Between two snores the code comes clear: it is the order of the watch.
        [hall-of-draughts] It comes from a stove that nobody admits to having lit. A minute before it mends more than the suits report.
        [the-surgeon-table] The straps close by themselves, with tact. The arm above knows your size and one operation. It does not say for which complaint.
        [rain-of-gears] Brass comes down on backs that were held there for it. Underneath, somebody has the time to look up and understand the works.
        [mirror-with-no-back] Inside is the same room with one thing in it. You come back with that, and without some of the reasons for having gone.
        [the-choir-below] The gap closes round your voice, and everything is plain from the roof to the roots. Then the singers come up to see who it was.
        [debt-collector] He counts it twice and gives change: a thing out of his case, pledged, he says, by somebody with your name.
        [frozen-minute] The air has to be broken like bread. It cuts, and where it cuts, stopped time runs out as charge.
        [broken-throne] It takes your measure with some small noises. A throne can bear a ruler or correct one, and it decides by weight.
        [lost-property] The tag says it is yours from Thursday on. Nobody asks for a signature, but somebody else in the queue has watched you take it.
        [the-collection-plate] It moves on, lighter in manner. Presently there is a smell of soup from somewhere, and the feeling of having been thanked.
        [the-beaters] From up there one sees it first: larger than the coats deserve, and quite alone. It sees the wall too, and turns.
        [numbered-drawers] It opens at the third pull and takes skin for it. Somebody has put this room’s secret back in here, and a note on where another lies.
        [two-noons] It turns left before you have decided to, and is right. But early shadows do not share: where half of you follow them, each knows a little less.
        [the-queue] Last come, first served: the hatch pays out at once. If half of you are last, none of you quite is, and most of it is asked back.
        [the-third-dose] The needle wants thawing. Spheres are the usual thing for that, and a practised hand the cheaper one. Then it is generous to everybody.
        [the-night-porter] Eleven turns of the key, and nobody is in the book. Whoever creeps next door while he winds has not been anywhere. It strains the nerves.
        [the-scales] In the left pan lies what somebody was once found to be worth, and one may keep it. If most of you stand here, it goes down, and the light goes up.
        [the-reading-of-the-will] One word is enough: he slides something across the table and makes a tick. If half of you speak, the relatives get up to dispute it.
        [the-keyhole-map] She takes it down to the nails and pays by the square yard. Afterwards the room feels thinner, and so does the memory of it.
        [the-unfinished-inventory] By the lamp two rooms can be read off his list. If half of you hold it, this room has an item more than he thought, for the witnesses.
        [the-poachers-larder] It says where the thing sleeps, where it is thin and what it listens for. It is not pleasant reading, and as good as a blow struck.
        [dress-rehearsal] The sword is real, and so is the other man’s. There is applause, some blood, and the property is yours to keep.
        [second-hands] Gob-Li comes up through the sand, pays a sphere for the courtesy of having been called, and spreads three things on a cloth.
        [the-dust-ferry] Two spheres buy a view of what is coming. If half the company sits, he will push off when the day is done, and that settles the mind.
        [the-cold-switchboard] The plug goes in with a crack of ice, and somewhere a bolt draws back. One door at least is certain now. A practised glove needs less current.
        [the-breath-meter] It reads the balances and takes four spheres from the fullest suit, whoever is in it. The informer’s share is two, paid at once.
        [the-auction-of-wounds] The hammer falls, and so does the bidder, in that order. With a lot of this size comes something from the drawer, and change.
        [one-too-many] It is noted, and the rest of your particulars with it. There is comfort in being counted, and a fee.
        [the-straw-champion] It hits back once, as agreed. What was learnt in that moment stays in the arm until something of the right size comes along.
        [the-held-door] The weight goes from shoulder to shoulder with a sigh. Held by half of you it is only half as heavy. Held by anyone, it makes all else simple.
        [a-lamp-with-four-wicks] By that light the room is as it was built, and everything is plain, down to those who were walled in for having built it.
        [the-trophy-room] There is an answer from inside the wall, in more than one voice. Spheres fall out of the panelling, and everybody has the time to turn round.
        [the-kings-horn] The note is low and goes out over the trees. A breath or so only stirs the leaves. With half the company’s, it puts a question to something large.
        [four-confessions] It goes quickly. The rope is only laid on, for the record, and whoever has it taken off again has seldom thought so clearly.
        [a-hole-in-the-noon] One lands before one has jumped, and bruised, among spheres nobody has picked up. By the end of the day the rest of the house will follow.
        [the-sand-court] A short fight, with a scratch and a prize, both handed over in advance. If this is the version adopted, the sand sends for the other side.
        [the-spare-drawer] It closes round the wrist that reaches in, and has to be persuaded. In its palm is a thing it has held since before the ice.
        [the-quiet-reactor] Four spheres go down through the grating, one after another. It turns over and purrs, and the ice lets go of the walls and of some thoughts.
        [hard-landing] The cells are still warm. One of them has been salvaged already, neatly, with the tool you are holding, and the panel put back.
        [the-lit-hall] The badge closes round the wrist by itself. Somewhere above a bell is rung once, as for a guest who is expected and late.
        [a-receipt] Gob-Li strikes out a line, having read it aloud first, as is decent. It was a small debt for a whole person.
        [ink-that-moves] You draw the room where it ought to be. It considers this and goes there, taking the smell of ink along.
        [the-keeper-of-hours] He bows over the key as over a sleeping child. “That makes three,” he says, and moves a bead along a wire.
        [table-for-knives] You are on the table before the cloth is straight. It stops to straighten the cloth, and that is your advantage.
        [an-empty-suit] They close on your hands and show you, one finger at a time, where everything is kept. They are never wrong.
        [below-stairs] The chalk writes the second half without you. It is your name as a mother would say it, had there been one.
        [the-seating-plan] It says the name over without a voice, and for a moment stands the way you stand. You feel lighter by two syllables.
        [seventeen-rows] You water along the row, not too much. Behind the third visor something swallows. You find you can think again.
        [the-watch-is-kept] The ink dries before the pen has left the page. Far below the earth moves over, like someone in a bed.
        [the-wood-objects] They burn slowly and under protest. It draws in its feet, and you have the middle of the floor.
        [rings] Seventeen again, but from the other end, and with a better idea of what a year was spent on.
        [striking-thirteen] He ties a knot you know from your own boots. It holds against twelve strokes. The thirteenth comes from inside the knot.
        [where-the-sky-broke] You sit where the wall was thickest. The stone is warm from some other afternoon and lends you what is left of it.
        [the-waiting-rows] “It is on its way.” He thanks you and tells the next one. It goes down the row from mouth to mouth, improving.
        [asked-twice] He scratches the day into his chest plate, neatly, where a heart would go, and asks what a Thursday is.
        [to-let] You do up the forty clasps. In there something stops echoing. He asks to keep his hands folded a little longer.
        [vault-of-copies] It fits the hand. It says your name the way one tries a key, this way and that, and is pleased with both.
        [the-long-winter] You burn the shelves. They burn with small voices, like peas in a pan, and nobody looks at anybody until it is over.
        [somebody-on-the-stair] They sleep well, he says, and look like you. The seventh went out for a walk and became him, or did not.
        [specimen-seven] You open the one with your face. It is heavy, then suddenly not. It looks at you as one looks at an early train.
        [seventeen-coats] It is a relief at first. Then the cold goes through you, takes an inventory, and gives most of it back.
        [the-furnace-clerk] The needle swings. Behind the wall hearts pick up, one after another, and one of them falls in with yours.
        [the-echo-regent] “Four hundred and eleven,” you say, before he can. He stops. The larger voice goes on alone for a moment and is embarrassed.
        [under-glass] A suit like yours, a face like yours, quite finished with. In the glove is what you would have wanted you to have.
        [late-by-a-winter] They burn one at a time and in order. By the spring of the year before last you can feel your feet.
        [a-voice-in-the-pipes] He does not thank you. He is silent, and then there are two silences, and the larger one thanks you.
        [warm-hands] They are warm. There is a pulse in the left one, and it keeps better time than yours, which by evening has given in.
        [cold-supper] It holds still for the needle. At the last stitch something in there sits up, with your back, and asks what it may bring.
        [the-guest-book] You sign beside yourself. The two signatures look each other over, and the older one, with some grace, steps down a line.
        [the-king-of-one-hour] “He would,” says the councillor, and for a moment looks it: ninety years cross his face like the shadow of a bird.
        [one-more-hour] You turn the dial towards the ship, the sector, the minute before the door. The dial has been there before; it is worn.
        [an-hour-early] You hold the watch out to him. He looks at it, then at the door, and for the first time asks somebody’s advice.
        [nobody-in-particular] It holds the door for the draught you make. You are well inside before it sneezes, and the rest is easy.
        [the-wrong-lock] It fits, it turns, and far away something that was shut is no longer certain. The draught changes sides. Someone coughs.
        [the-stewards-errand] It is one of your names, from an earlier set. The Steward puts the tray down as one puts down a child.
        [what-hands-are-for] They begin with your suit, without asking, and finish with the wall behind you. He has never been so happy, says one, ever.
        [noon-service] You eat in two shadows. Everything is cut small. It stands behind you with the jug, and getting up again is hard.
        [a-gentleman-seated] It stops because you ask. It trembles all the way down, like a cup on a train, and keeps you between them a while.
       *[other] { $told }
    }

castle-von-loghan-told-b = { $event ->
        [humming-portrait] She blinks first and pays the bet out of the picture: something real, still smelling of varnish. Your own eyes feel painted for a while.
        [table-for-strangers] The forks are wired, and each holds a charge. As the first one leaves the cloth, a small bell rings far off in the scullery.
        [voice-behind-the-panel] A sphere’s worth of current persuades the lock. The space behind it is a listening post, and now you have heard what it heard.
        [mushroom-stair] One cap at a time, counting. By the top the counting has got into everything, and nobody’s step will surprise you.
        [walking-laundry] The shirts try you on, one after another, sighing. When they give up, their pockets have been emptied into yours, and you feel slightly worn.
        [fallen-drone] It goes on reciting while the cells come out, slower and slower. The last position it gives is its own.
        [well-of-voices] The water is cold and does the body good. It also knows tomorrow’s quarrel, and now a part of you is in it.
        [toll-keeper] He gives way on the left feet only. It comes to a small sum in your favour, and to an hour of arithmetic nobody gets back.
        [puppet-show] The strings were live. They bite once, and then the current has nowhere to go but into the suit.
        [candle-clock] A second flame, bought with a sphere, burns the usual way up. Hands held to it stop shaking.
        [armour-that-breathes] It returns the salute a second too early and shifts its weight. You see how it means to move, and how others here will.
        [flooded-ledger] The water is colder than it is black. At the bottom, under a hand’s depth of spilt figures, lies what the book was kept for.
        [the-other-group] They tell you, and do not say which of you it happens to. It is enough to know where to stand.
        [gas-lamps] It smells of almonds and of school. Some gas opens the mind and some the lung, and the lamps do not say which.
        [locked-music-box] The spring unwinds across the floor and gives up what it held. The last note is loud and goes a long way.
        [sleeping-sentry] The ring lifts off with no more than a click. Somewhere in the castle a door feels lighter. The snoring stops to consider.
        [hall-of-draughts] The cold leads round two corners to a chest and leaves by the keyhole. It has taken a thought along and left the lid ajar.
        [the-surgeon-table] They come out of their velvet one by one, each in the shape of something you would rather not have understood.
        [rain-of-gears] There is a gap between one wheel and the next, and it is nearly wide enough. Small springs cling to the suit and discharge there.
        [mirror-with-no-back] It breaks towards you. There was a great deal of light in it, and the suits take it in faster than the skin does.
        [the-choir-below] With the ears shut, the note comes in by the teeth. The spheres like it and swell. The thoughts do not.
        [debt-collector] He has a needle for the purpose and a fair table of rates. The vial goes into the case, and spheres come out of it.
        [frozen-minute] There is time for every thought, and you have them all, to the end. When the cup falls you stand where it matters.
        [broken-throne] Among nails of every century is a hollow, and in the hollow what the last mender put there instead of a signature.
        [lost-property] The drawer under the bell pays a finder’s fee for anything laid in it, at a rate no shop would give. For empty hands it stays shut.
        [the-collection-plate] Three spheres come away without a sound. Where half of you do it, the rim begins to ring, and everyone looks at everyone.
        [the-beaters] The line is paid by the yard, in spheres, on the spot. It walks fast through wet bracken, and nobody arrives with breath to spare.
        [numbered-drawers] Two entries can be made out before the ink notices. They are exact as to place, and a sphere has been used as the bookmark.
        [two-noons] The late shadow is honest and slow and stoops to pick things up. It hands over what it found and asks to be waited for.
        [the-queue] At the front they have had a hundred years to think and are glad of company. They also collect, for wreaths.
        [the-third-dose] Your initials fit the scratched-out place. The frost clears from one line of the list, and from one corner of the head.
        [the-night-porter] Name, hour, purpose of absence. Written down like that, the purpose looks sensible, and stays in the head.
        [the-scales] The right pan is paved with spheres, and they come loose. If most of you stand here, it goes down fast, and there is a floor.
        [the-reading-of-the-will] It is a good chair, wider than it looked, and there is a rug. A hand that does not breathe tucks it in and stays there.
        [the-keyhole-map] Three keyholes, three rooms, and in each a thing with its face towards you. It is restful to see without being there.
        [the-unfinished-inventory] The ladder ends a rung early; on purpose, he says. On the top shelf is whatever this room was hiding, and a sphere used as a bookend.
        [the-poachers-larder] They hang beside the rest of his gear, sharper than they look. One finds that out on the way to the thing one came for.
        [dress-rehearsal] The purse is full, as it must be to be seen from the gallery. When half the cast are traitors, nobody knows whose back is whose.
        [second-hands] It is weighed, wrapped and gone. The price is good. What you did with it you could not say, so it cannot have been much.
        [the-dust-ferry] The top layer is coats. Under the coats is what they were worn for, and a cold that goes into the thoughts.
        [the-cold-switchboard] It is you, calling to say what to look out for. It is clear, helpful and too long. When you hang up, they are closer.
        [the-breath-meter] The arrears are struck out and the valve opens. It had not been clear to anyone how little air there was.
        [the-auction-of-wounds] A small lot, well described, and five spheres for taking it. When half of you bid low, the lots are bundled, and each low bidder gets more than described.
        [one-too-many] The wall opens at the worn place, and something is handed out that was kept for the last one. The hand is slow to let go.
        [the-straw-champion] It comes off with a handful of straw and what the straw was stuffed round. There is a name on the back, and for an hour one answers to it.
        [the-held-door] The far side has been out of reach for an age, and spheres lie about in the dust. One arrives on all fours, facing the wrong way.
        [a-lamp-with-four-wicks] Later there is less furniture and more to pick up. You come back with full hands, knowing what will fall and where, and not much else.
        [the-trophy-room] They are frank about where each was weak and who paid for it. One comes away with a good blow in mind, some change, and fewer illusions.
        [the-kings-horn] Three spheres go into the edge, and then there is nothing to do but wait. Whatever comes of that size will find it has been struck already.
        [four-confessions] Five spheres a name, counted out. When half of you accuse, the names cancel on the page, and the scribe takes it out on the writers.
        [a-hole-in-the-noon] What falls up is heavy and comes down again. One of the things was worth being hit by, and one learns to look where nobody looks.
        [the-sand-court] The silver is in the sand already and only has to be sifted. If this is the version adopted, the knives are in there too.
        [the-spare-drawer] The felt closes over what is laid in and opens on a thing from no year you have been in. For nothing it gives nothing. One’s own hand feels borrowed.
        [the-quiet-reactor] The lever is easy, the charge is free, and the lamps hardly dim. Drawn from by half of you at once it wakes, and it wakes hot.
        [hard-landing] Your lamp finds a window in which someone stands and sweeps a lamp over you. Both sides make a note of the position.
        [the-lit-hall] The log is in your voice and describes this hall. It stops in the middle of a word, and you can hear why it would.
        [a-receipt] You compare hands. The signature is yours, but the name is misspelt, and for misspelling Gob-Li pays without argument.
        [ink-that-moves] You walk beside it through two walls. The second was thinner on paper. In its hurry the room drops something.
        [the-keeper-of-hours] “A councillor. He put the von in himself.” He goes on, gently, until you have forgotten which hand was on your weapon.
        [table-for-knives] You read out the number in your own collar. It listens with its whole empty helmet, as one listens to a familiar name.
        [an-empty-suit] It comes out of the lock without a sound, and goes on turning in the pocket, slowly, a little each way.
        [below-stairs] It is good soup. It tastes of the last time you had it, and a little of why you have forgotten.
        [the-seating-plan] You go round with the jug. The guests lift their cups and leave their sides open, as people do for staff.
        [seventeen-rows] Your label is in every row. You dig up one. It is light, it has put down roots, and it holds your sleeve a moment.
        [the-watch-is-kept] They reach further than the tree did. One has come up inside the tower and is holding something out.
        [the-wood-objects] You stand by your label and keep still. It goes past with its mouth full. It does not count what is planted.
        [rings] It comes out in one piece and hums. Wound up small it has an edge, a grip and a previous owner.
        [striking-thirteen] It drags you twice across the room and does not stop. But what it has saved up goes into your suit.
        [where-the-sky-broke] The dunes are the rooms of the castle, one size too large, and moving. You draw them twice. Where both drawings agree, one can walk.
        [the-waiting-rows] He nods for some time. “Then what are these for,” he says of his hands, and shows you, by accident, how strong they are.
        [asked-twice] He does not shout. He takes hold of your arm so as not to fall, and the arm will show it.
        [to-let] You take it by the wrist. It comes, but heavily, like someone leaving a party, with something pushed up its sleeve.
        [vault-of-copies] Each cube you hit says “oh” in the same voice and goes out. What was in it runs up your arms and stays.
        [the-long-winter] Suit against suit you share what heat there is. Somebody hums the tune from the hall. Nobody admits to it.
        [somebody-on-the-stair] He weighs nothing. At each landing he stops to wind something that is not there, and his pulse settles into yours.
        [specimen-seven] You turn the valve under your own face. Green goes to white. It does not wake. You feel rested, which is worse.
        [seventeen-coats] Everything you want is there, in your size, and well cared for. One of the pockets is still warm.
        [the-furnace-clerk] The needle swings the other way. Behind the wall it grows quiet, politely, by turns. Your gauges have never stood so high.
        [the-echo-regent] The cable jumps like a fish. He does not feel it. Something three floors away does, and says so through his mouth.
        [under-glass] You pat the snow flat over your name. It is not much, but nobody did as much before, and you walk straighter.
        [late-by-a-winter] The entries go on into next week. You come out of it quite well, or somebody with your initials does.
        [a-voice-in-the-pipes] He has nothing, he says, and sends it up in the little lift. It is more than you have seen in one place.
        [warm-hands] It gets up in three stages, is at once taller than you, looks down the passage, and points out what you had missed.
        [cold-supper] It costs a whole cell. The knees unlock with a sigh, and from under the cushion comes what it had been saving for guests.
        [the-guest-book] The stroke goes through you like a cold spoon. Then the wind has nothing of yours to turn, and lets the page lie.
        [the-king-of-one-hour] The hand bends at the root. He puts his own hand to his neck, puzzled, and finds the mark there.
        [one-more-hour] You find a stone and take off a boot. The larger voice says “ah”, with interest, like someone shown to a window.
        [an-hour-early] You think of the hinge, and of leaning on the door. It would not take long. His two shadows move closer together.
        [nobody-in-particular] “Number Forty,” you say. It had thought it was the only one. It shares its ration with you, cell by cell.
        [the-wrong-lock] Low voices, talking about soup. One of them is counting. You come away knowing how many breaths there are in an hour.
        [the-stewards-errand] You look for a decent time and say so. It polishes the boot and, from relief or habit, your cells as well.
        [what-hands-are-for] They take your spheres and your pack and for some way you. Everything comes back polished and a little heavier.
        [noon-service] You take it in the hand and walk about. It follows with a plate held under your chin and a charge in the glove.
        [a-gentleman-seated] All but one. He will get in all the same, but he will get in crooked, and it will pinch.
       *[other] { $told }
    }

castle-von-loghan-told-c = { $event ->
        [humming-portrait] Under the cloth she hums on, muffled and polite, and for the first time today you can hear yourself think.
        [table-for-strangers] Something has been fixed under the seat by somebody who meant to come back. It comes off in the hand, whatever it is.
        [voice-behind-the-panel] You agree on a year that suits both sides. It turns out to be a great relief to be certain of one thing.
        [mushroom-stair] A narrow flame goes up the stair ahead, at the suit’s expense. The smoke smells of bread and loosens the chest.
        [walking-laundry] The bundle has something hard in it. The rest of the wash takes offence and keeps plucking at your sleeves.
        [fallen-drone] The map is good, though drawn from the ceiling. Two of the rooms round here have a small cross where something was put down.
        [well-of-voices] The rungs end before the well does. Whoever lets go finds the bottom, and on it what tomorrow’s company has left lying.
        [toll-keeper] He drops a purse, shuts the book on your finger and calls for his clerks. They come with their sleeves rolled up.
        [puppet-show] Behind the cloth there is no hand, only more cloth. At the end of it stands the box where the properties are kept.
        [candle-clock] There is something in the wax, put there before it was poured. The name on the next mark is not yours, and he gets up.
        [armour-that-breathes] It comes down like a kitchen. The cells in its chest are sound, and the others along the wall have turned their heads.
        [flooded-ledger] The pump has not run for an age and wants paying first. Then the room gets its air back, and so does everybody in it.
        [the-other-group] They know every blow beforehand and drop their spheres to have both hands free. What comes through the door behind them is not you.
        [gas-lamps] A blue sheet goes along the ceiling and comes back along the floor. Nothing that was waiting in the walls is waiting any more.
        [locked-music-box] Bar by bar it lets itself be told. At the end something in it clicks, satisfied, and a thing in your head clicks too.
        [sleeping-sentry] It takes two spheres to keep the fingers asleep while they are opened. What they held is in good order and changes hands.
        [hall-of-draughts] Every wind has something in its pockets for whoever walks with it alone. One comes back richer, out of breath, and late.
        [the-surgeon-table] They burn in your own handwriting. What you do not know about yourself lies lighter than it did.
        [rain-of-gears] It arrives with the weight of the hour it belonged to. The arm will remember it. What is in the hand was worth more than the clock.
        [mirror-with-no-back] It weighs more than a wall, and the servos pay. From this side it shows what is behind you a little before it is.
        [the-choir-below] Three spheres burn down through the boards. Those still below turn their faces away, row by row, and the note holds its breath.
        [debt-collector] He closes the case without reproach and steps aside for his colleagues. You have seen them first, which is not nothing.
        [frozen-minute] Nothing hurts here, since hurting takes time. While you lie still, something that was also stopped has come one step nearer.
        [broken-throne] The words are carved where you can read them kneeling. It is restful to be told what to do, and slow to get up.
        [lost-property] Three rooms, three dates, three descriptions in a clerk’s hand. None of it has been lost yet, so all of it must still be there.
        [the-collection-plate] It goes on to the fullest suit of all and helps itself to three. Whoever waved is looked at, and stands a little readier than before.
        [the-beaters] The gate stands open, and the noise goes in at it, through the yard and out at the back. What is left is a morning one can think in.
        [numbered-drawers] The page is a receipt, and the drawer it belongs to honours it. Along the wall the others begin to rattle in their frames.
        [two-noons] Two noons shine into one suit. The cells fill at once, and the skin under them makes a noise like frying.
        [the-queue] The hatch is narrower than it looks and keeps some skin. On the other side are nobody, a shelf, and on the shelf today’s ration.
        [the-third-dose] Under the gauze lies what the bag was really carried for. The gauze comes along, round everything, for some time.
        [the-night-porter] Two rooms near here had visitors in heavy coats, and it says what they carried in. The tip they left is still between the pages.
        [the-scales] From the middle one sees both sides and why neither is in the right. Getting down again takes longer than getting up.
        [the-reading-of-the-will] The notary enters any gift and returns it out of the estate, which is better furnished than you are. The clauses tire the head; without a gift there are only clauses.
        [the-keyhole-map] The blank is a cupboard after all, and she lets the finder keep what is in it. Somebody was standing behind the door.
        [the-unfinished-inventory] One signature, and the item changes owners. Whoever signed for it the last time has heard the pen.
        [the-poachers-larder] Nothing in the wood can read, but all of it can smell. It comes by the yard door, and the whole company is standing behind that.
        [dress-rehearsal] One carries trays, is overlooked and hears everything. The wine goes on one’s own account, but it does the others good.
        [second-hands] Under the cloth one hand gives and another takes, and the difference is paid in spheres. A hand that brings nothing is patted and let go.
        [the-dust-ferry] The oars are hollow and full of charge. Without them the boat drifts a little, and what was following it comes up alongside.
        [the-cold-switchboard] It comes out by the yard, warm. Forty bells ring once in forty rooms, and then none of them will ring again.
        [the-breath-meter] The arm goes in to the elbow, and the meter counts on for a while. In its works lies what the last collector dropped.
        [the-auction-of-wounds] One pays, and somebody in a far town is spared a bad night. It costs a good deal and clears the head.
        [one-too-many] The voice has a dry throat, a rhythm and a place to stand. Whoever counts along learns all three, is paid for the company, and loses count.
        [the-straw-champion] It bows, you bow, it bows lower. The lesson costs three spheres, and at the end of it everybody breathes more easily.
        [the-held-door] Four spheres make a pillar of light, which holds as long as nobody doubts it. In its glow there is time to see to wounds.
        [a-lamp-with-four-wicks] It has a table, and on the table something for each who looks. It has one door as well, and where half of you have looked, the door has teeth.
        [the-trophy-room] The screws want four spheres before they turn. Behind the board is what was taken from the head’s owner, in better condition than he was.
        [the-kings-horn] Silver, mostly, and good for five spheres a head. In the fire it gives one more note, a small one, and somebody takes it for a whistle.
        [four-confessions] The seal takes three spheres’ worth of heat. He reads it, reads it again, and calls off those he had sent for.
        [a-hole-in-the-noon] It falls for a year and is paid for on arrival, with thanks. Somebody over there wanted just that. Nothing thrown, nothing heard.
        [the-sand-court] In this one somebody else does the bleeding, and wounds close at the thought. If it is adopted, nobody remembers having been here.
        [the-spare-drawer] They come off cold and full, five spheres to the hand. In the drawer the fingers have begun to feel about for them.
        [the-quiet-reactor] Nobody has touched it before, and there was a reason or there was none. Somewhere a hatch unlocks. There are two hatches.
        [hard-landing] Seals good, blades good. Inside the scabbard is a row of scratches, seventeen, made the way you make them.
        [the-lit-hall] Under the benches runs a straight line of crumbs. You follow it to its end. Whoever laid it was walking backwards.
        [a-receipt] He opens his coat. The lining is full, and the pockets have pockets. Everything in there has belonged to one careful owner.
        [ink-that-moves] Your sleeve goes over the corridors. In the corridors something that was waiting is suddenly grey, flat and nowhere in particular.
        [the-keeper-of-hours] He lets go at once, so that you fall. Every clock in the room stops, to see whether you will do it again.
        [table-for-knives] You step in front. It bows to you first, then, and has to begin the seating again, which takes it time.
        [an-empty-suit] It weighs what you weigh. On the stairs it shifts its shoulders a little, so as not to be a burden.
        [below-stairs] They take an edge as if they had only waited to be asked. The handles are worn to your grip.
        [the-seating-plan] Under the cloth is the dessert, and it wakes. It was lying on something. Now you have that, and its attention.
        [seventeen-rows] The stick is longer than it looked and written on all the way down. The last line is today’s date, and it tingles.
        [the-watch-is-kept] It sets, rises and sets again while you look. You learn a great deal, and have to be held by the belt.
        [the-wood-objects] You read the names aloud. It stops to listen. It has been eating them for the sound, and nobody ever read to it.
        [rings] The wood is warm and does not mind. For a while nobody is late for anything, which feels like being watched.
        [striking-thirteen] Nobody has before, he says. He weighs as much as a coat. From now on you will know whose hand is in the log.
        [where-the-sky-broke] It is your P.O.D., older. Someone has opened the hatch from within, shut it again, and wiped the handle.
        [the-waiting-rows] You kneel in a gap. It is a good fit. Afterwards it takes some effort to remember which of the backs was yours.
        [asked-twice] Sit, count, get up, look out. He had been leaving out the looking. It does you good as well.
        [to-let] You step back. The row holds its breath, those who have one. It is settled in a whisper, and then in writing.
        [vault-of-copies] It takes a file and all your patience. Afterwards you have to be told twice that it was you who did it.
        [the-long-winter] The ice lets go of it unwillingly and keeps some skin as a receipt. It was being held out, at hand height.
        [somebody-on-the-stair] “He is four hundred and eleven short.” You are given ledgers to carry. There is always something between the pages.
        [specimen-seven] Woken: seventeen times six. Returned: none. Under remarks somebody has put: they are always so glad to be chosen.
        [seventeen-coats] The sleeves know the way. You are warm, and you know exactly how its last wearer felt in this room.
        [the-furnace-clerk] Four hundred and eleven lines go up the flue. The clerk weeps steam, and then, which surprises him, applauds.
        [the-echo-regent] You put yourself before it. He would not have hurt it. He sees that you think he would, and sits back a little.
        [under-glass] It tastes of pennies and mint. The warmth comes back in the order in which it left, ears last.
        [late-by-a-winter] It is lined with cells, stitched in by hand, as others keep money. He must have been cold on purpose.
        [a-voice-in-the-pipes] “Sector Nine. It had an hour of air. I had the key in my hand, and I was being sensible.”
        [warm-hands] There is a tub by the window. It settles in to the collar and shuts its eyes, and something in you lies down too.
        [cold-supper] You stack them. It has not been told that dinner is over. Ninety years of manners turn their helmet towards you.
        [the-guest-book] It comes away with a root on it. Something had been pressed between this page and the next, to keep it flat and quiet.
        [the-king-of-one-hour] Behind it people are talking low, as one does to save air. Somebody laughs. You get your own breath back.
        [one-more-hour] You think of smoke, a wood, lit windows. Your thumb finds the place on the dial by itself, as a tongue finds a tooth.
        [an-hour-early] You think of an old man in no position to get up. In your hand the watch begins to lose time, out of sympathy.
        [nobody-in-particular] Name: none. Purpose: none. Next of kin: see above. It is a restful form. The bell attached to it is less so.
        [the-wrong-lock] You shout that you are coming. A pause; then two knocks, as from somebody who has decided to believe it.
        [the-stewards-errand] It walks in front and announces you to empty rooms. From how the rooms answer you learn what is in them.
        [what-hands-are-for] They go before you in good order. There is a noise, and it stops. They come back fewer and say it was worth doing.
        [noon-service] It has never been asked. It sits on the very edge and looks at the dust, the suns, the spoons, and you see what it sees.
        [a-gentleman-seated] It is paper and wire, and lets go first. Something goes over into you that was perhaps not his to give.
       *[other] { $told }
    }

castle-von-loghan-told-d = { $event ->
        [humming-portrait] You march on to a song half a tone too low, in step without meaning to, and come to the next corner ready for it.
        [table-for-strangers] The words come in the right order, which is rare here. The steam stands straight for a moment, and so do your thoughts.
        [voice-behind-the-panel] Spheres roll out under the panel, as one pays a bad musician to stop. The laughter walks behind you and counts your steps aloud.
        [mushroom-stair] It tastes of a word you were looking for. Either the word comes back and brings its family, or it takes others along.
        [walking-laundry] Folded, they lie down like dogs. It is quiet work with warm linen, and it does more good than the suits can measure.
        [fallen-drone] Silence, and with it a clear head. Then the sound of the last blow comes back from rooms that had not known of you.
        [well-of-voices] The lid fits. Down there they talk on, to one another. Up here, whatever was waiting for the end of the talk gives up.
        [toll-keeper] For whatever is laid on the book he has the like, a little different, under the counter. For empty hands he has a long look.
        [puppet-show] The hats throw what they have, which is money. Then all of them turn round on their seats to see who said it.
        [candle-clock] Most of the names are strangers’. Yours is there too, comfortably far down, and to know that is a kind of rest.
        [armour-that-breathes] You back away step by step, agreeing with it in everything. On your account it wakes nobody. Some of your certainty stays behind as a pledge.
        [flooded-ledger] On the threshold the ink has dried into a line of credit: one sphere, made out to bearer. You sign with a boot.
        [the-other-group] Behind the curtain is a bench, still warm. They pass. It is good to sit down, and bad to know who sat here last.
        [gas-lamps] Under the gas is a hand’s breadth of clean air and a line of dropped spheres. One arrives at the other door on one’s knees.
        [locked-music-box] It opens for things, not for tunes. Where something of one’s own is laid in, another lies in its place. Where nothing is, nothing does.
        [sleeping-sentry] It starts up, begs pardon and empties its pay into your hands. Then it remembers what it was told to do about strangers.
        [hall-of-draughts] The winds argue above your head and in the end only with one another. Left out of it, you see quite clearly.
        [the-surgeon-table] They are thorough. You learn where the spare cells are sewn in, and how you will move before you do. You also learn the rest.
        [rain-of-gears] Standing still, you learn the beat: this one, that one, then the large one. It drives out all other thought and leaves the timing.
        [mirror-with-no-back] The floor, the wall, the others’ boots. What was coming up to the glass to be looked at loses interest. It costs some effort.
        [the-choir-below] The floor trembles against the knees like a cat, and what hurt stops hurting. It takes longer to get up than it should.
        [debt-collector] Down one stair, up another, until not even you could say where you are. He sends nobody after you today. He makes a note.
        [frozen-minute] It comes out of the minute like a tooth. Something was caught under it. In you there is now a small gap, ticking.
        [broken-throne] It burns well, being mostly repairs. Everybody gets warm, and the orders go up the chimney one by one.
        [lost-property] The bell keeps a sphere for the trouble. From under the counter comes a wet cough, and then Gob-Li with his tray, who was not at lunch.
        [the-collection-plate] Something is stuck under the rim, left by one who had no change. To get at it one has to kneel, and the plate does not wait.
        [the-beaters] Under the stair something warm makes room. It has run a long way with a thing in its mouth, bites once, and lets go of it.
        [numbered-drawers] One, two, three; it takes a while. By the time nine stands beside ten, a number of other things have fallen into place.
        [two-noons] In the half dark there is one of everybody again, and it is easy to say which. Outside, the suns go on without an audience.
        [the-queue] One leans on the one in front, who leans on the one in front of him. It is the best rest to be had standing.
        [the-third-dose] Nobody looks for the living in here. For the price of a sphere’s warmth the steps outside go past the door.
        [the-night-porter] Watch and chain hold a good deal of charge for their size. He goes on winding the air for a while and then, for the first time, looks up.
        [the-scales] They are heavier than anyone thought. The beam tips, a cupboard opens in the foot of the thing, and it is full of bandages.
        [the-reading-of-the-will] The relatives pay for silence at once, in spheres, down the row and without looking up. It is unpleasant how well they have counted you.
        [the-keyhole-map] Between the boards that creak runs a line of boards that do not. The felt costs spheres, or light feet. On it nobody is heard, here or next door.
        [the-unfinished-inventory] He is off by one and has been for ninety years. To find it takes two spheres of lamplight, and makes everything else add up.
        [the-poachers-larder] There is a window for that. A hand comes out, weighs what is offered, pays more than a fence would, and closes on empty palms.
        [dress-rehearsal] Under the cloth one is wept over, and nobody sends for anyone. Afterwards it is not easy to be sure that one got up.
        [second-hands] A short one, hardly used, from before a fight. It lies in the palm, clears the head, and can be spent on standing in the right place.
        [the-dust-ferry] He answers with his eyes on the horizon: two rooms, and what lies in them. Then he shares his flask, as one does with passengers.
        [the-cold-switchboard] On the dead lines one hears rooms: a drip, a draught, a thing being put down. Two can be told from all the others. The headset is still charged.
        [the-breath-meter] No breath, no charge, no sound. What listens at the pipe hears an empty room, and after a minute you are nearly of the same opinion.
        [the-auction-of-wounds] Hands in the lap, eyes on the hammer, no thought of anything else. He knocks nothing down to you, and you have seen how he swings.
        [one-too-many] Silence is entered as absence, and absences are settled on the spot: a blow on the ear, four spheres in the hand.
        [the-straw-champion] Nobody has ever done that, and it does not know the answer. Spheres fall out of its sleeves. Behind you the straw can be heard turning.
        [the-held-door] The catch is where yours is. Inside are room for a person, a thing wrapped in a shirt, and a letter one should not have read.
        [a-lamp-with-four-wicks] Trimmed and steadied, the last flame shows what is here, and no more. It takes spheres or a steady head, and afterwards all see the same thing.
        [the-trophy-room] One by one, with both arms; some of the teeth are still set. Without the eyes on it the room is only a room.
        [the-kings-horn] They fit, which is the trouble. In the left one is the thing the king liked best, in the right his reasons for staying at home.
        [four-confessions] There is more in it than paper. He looks at the empty desk for as long as it takes, and then he rings for the bench.
        [a-hole-in-the-noon] From above, the roofs are off: three rooms to the bottom, and who stands where. The rim is cold, and the head goes a little over it.
        [the-sand-court] It is long, and everything is explained in it. If it is adopted, it has to be sat through, and one comes late to what follows.
        [the-spare-drawer] It is a large number, and one is missing. Everybody is on guard for the rest of the hour, and nobody will say against whom.
        [the-quiet-reactor] It is very good to be warm. The chair has room, holds on a little, as anybody would, and takes a moment to let go.
        [hard-landing] The crate opens before the code is finished. Inside the lid a stranger has written a price and under it, in pencil: not yet paid.
        [the-lit-hall] You take the doors and watch them. The doors, it turns out, have been told to watch you, and both sides keep to it.
        [a-receipt] He weighs what you have in both hands, shakes it beside your ear, and names a price for it that he says he will regret.
        [ink-that-moves] You shut your eyes and have it. When you open them the plan has changed to match what you remember, mistakes included.
        [the-keeper-of-hours] He puts the spheres into a clock, where they seem to be expected, and takes down a parcel with an apron round it.
        [table-for-knives] The cable parts in the middle of a word. One glove goes on laying forks without the rest.
        [an-empty-suit] On the back is an address: a ship, a sector, a number. Somebody has been sending it home, and it keeps arriving.
        [below-stairs] On the tray, on a napkin, lies something that should have gone up seventeen dinners ago. It has not gone cold.
        [the-seating-plan] The key hangs at its hip from an apron string. It notices, holds still, and looks tactfully at the ceiling.
        [seventeen-rows] You rake until nobody could tell that you had been expected. Outside, something has stopped walking in order to listen.
        [the-watch-is-kept] The log adds, in the watchman’s hand: quietly. So you carry your boots, and for once are ahead of somebody.
        [the-wood-objects] The pipe knocks and runs dry. One limb stays in the air, like a man who has forgotten what he came in for.
        [rings] The sap takes the print and compares it. It has the same one on file a little further in, and further in again.
        [striking-thirteen] Among the stars is one with windows, all of them lit. Your crash is in it, very small. So is something you had missed.
        [where-the-sky-broke] Two suns fill a cell in half the time. The other half you spend watching the needle go on past full.
        [the-waiting-rows] You go down the aisle without looking at faces. Behind you some have stood up, to see what is worth the hurry.
        [asked-twice] He walks ahead and opens doors. He carries things for you, and cannot tell which of them are alive.
        [to-let] You have none, so you use those on the hymn sheet. They turn out to be instructions, and quite clear.
        [vault-of-copies] “What would you take,” it asks, “for an afternoon with a body?” It has never had to wait for an answer.
        [the-long-winter] Three short, one long. Below, the lamps stop. Then they come on faster and in step, and you know the step.
        [somebody-on-the-stair] He lets go at once. It is a habit of his. On the way down you see each thing a second before it is there.
        [specimen-seven] They go along the wall, up to a door, and turn round. You are back where you began, with a thing the seventh put down.
        [seventeen-coats] You read the trays out like a register. Nobody answers. But the list comes out even, and that steadies the hands.
        [the-furnace-clerk] You stand in the good red light. So, a little behind you, does something that has not been warm since it died.
        [the-echo-regent] You choose a spot. He lays a fingertip on it, to be helpful. For an old man he is very ready.
        [under-glass] It is full and not frozen. Somebody has only just put it down. Now you know how far ahead they are.
        [late-by-a-winter] It gives one note and falls out of its frame. Where the clapper should be hangs a parcel on a string.
        [a-voice-in-the-pipes] You push a rag in. The room grows much warmer. After a while the rag, in a muffled way, begins on your names.
        [warm-hands] It buttons the name up to the chin. You feel the draught where that was. In exchange it leaves you its strength.
        [cold-supper] The thread was holding more than the slip. A seam opens. What had kept it polite runs out on the snow like sand.
        [the-guest-book] Four hundred and eleven, in your best hand. It takes no time, there being none. You will know them when asked.
        [the-king-of-one-hour] At nine he asks you to stop. At ten the large thing leans forward a little, to hear the rest.
        [one-more-hour] You would carry it to the tanks and put it where the stool was. It ticks at about the speed of somebody asleep.
        [an-hour-early] You sit down beside him and find the crown with your thumb. Someone has to. It is surprising how soon it is someone.
        [nobody-in-particular] The dog cannot see you, but it knows what you smell like, fetches that, and is rough about handing it over.
        [the-wrong-lock] Your arm comes back with something heavy and useful in its hand. For a time you hear running feet, and they are yours.
        [the-stewards-errand] Under the cover is what you would have ordered. It is alarming to be known, and you drop the cover.
        [what-hands-are-for] They sit, front to back, with the sound of many knees. In the quiet you can hear where everything is.
        [noon-service] They are from earlier parties and were not empty when they were put down. One has been keeping something for its head.
        [a-gentleman-seated] You have seen it lay a table and know how long things take it. When it is done you are where you want to be.
       *[other] { $told }
    }

## Endings of cards

castle-von-loghan-line-text = { $line ->
        [the-beaters-1] With the gate shut, the hunt comes in by the windows.
        [two-noons-1] Nobody has shut the blinds, and in the end the early shadows leave together, talking.
        [dress-rehearsal-1] The part of the corpse is still open, and the play goes on until it has been filled a little.
        [the-auction-of-wounds-1] One lot is left over, the large one. It is brought in alive.
        [one-too-many-1] Since nobody answers to the last number, it comes out to look for itself.
        [the-held-door-1] Nobody has taken over, and the suit, which has waited long, sits down.
        [four-confessions-1] Without a confession the court helps itself to a little of everybody.
        [the-quiet-reactor-1] Unfed, it goes out for a moment, and in the dark the company is larger.
        [the-lit-hall-1] Behind the panelling the counting stops at the right number. A bell rings upstairs, twice: show them the plan.
        [the-lit-hall-2] Behind the panelling the counting stops, one short. A garden door opens and stays open, in a wind that comes from indoors.
        [a-receipt-1] Gob-Li writes “eighteen” into a column, thinks, and pencils a question mark beside it.
        [ink-that-moves-1] The ink dries with a click. In one corner it is signed, four times, in four ages, by the same hand.
        [the-keeper-of-hours-1] He ties the aprons himself, with a bow behind. “Kitchen first,” he says.
        [the-keeper-of-hours-2] “It is heavier than the door it was made for,” he says of the key, and shows you out.
        [the-keeper-of-hours-3] The clocks begin again, all together, and what they keep in their cases gets out.
        [table-for-knives-1] The Steward draws back a chair for each of you. It has only ever wanted somebody in.
        [table-for-knives-2] As nobody has stepped forward, it seats a guest of its own beside you.
        [below-stairs-1] The bell rings again. In this house nobody attacks the staff while the soup is hot.
        [the-seating-plan-1] The guests object to the staff sitting down. The Steward puts its napkin aside, goes to stand behind your chairs, and for once takes part.
        [seventeen-rows-1] From the watchtower a light is laid across the glass. It rests on each of you in turn, as one ticks a list, and goes out.
        [the-watch-is-kept-1] The page turns itself and shows the greenhouse, drawn from below.
        [the-watch-is-kept-2] The page turns itself and shows the works of the great clock, up in the observatory, at one minute to something.
        [the-wood-objects-1] Glass comes down in whole panes. Through the hole it got up from you can see that it is snowing.
        [striking-thirteen-1] On the thirteenth stroke those who look after the minute come to see who has touched it.
        [the-waiting-rows-1] Under the altar a door stands open that had no handle on this side. Below it something hums in your key.
        [the-waiting-rows-2] Nobody has come up from below, they say. The gentleman went by the gallery, to the library, to sign the book.
        [asked-twice-1] He repeats what he has learned, twice, under his breath, so as not to spill it.
        [to-let-1] The row moves up by one, as rows do.
        [vault-of-copies-1] The shelf slides back into the wall. Wherever a name was left standing, the place above it begins to hum.
        [vault-of-copies-2] All the names are standing. Something comes to collect them.
        [vault-of-copies-3] Those that were humming together fall silent together, and come down off the shelf.
        [somebody-on-the-stair-1] “Left at the lift,” he says, “where it gets colder.” Nothing comes at you on a stair that he has lit.
        [somebody-on-the-stair-2] “Right at the lift,” he says, “where it gets loud.” Nothing comes at you on a stair that he has lit.
        [specimen-seven-1] The book on the stool is a railway timetable. The place is kept at the connections.
        [seventeen-coats-1] At the last hook the handle comes up, and the door to the Core stops pretending.
        [the-furnace-clerk-1] The clerk stamps the sheet, kisses it and feeds it to the fire. The door behind him is now hot enough to open.
        [the-echo-regent-1] He gets up, and it gets up with him. It has always wanted to know what standing costs.
        [the-echo-regent-2] Nobody has spoken to it, so it has brought someone to speak with.
        [the-echo-regent-3] It does not like to stand alone. Nor, it turns out, does it have to.
        [under-glass-1] Across the snow, from the kitchen, goes a line of wet prints, and beside it a line of lamps.
        [late-by-a-winter-1] Far down, behind lift doors, a lamp goes on to say that you have been heard.
        [a-voice-in-the-pipes-1] Along the passage the lamps go out one by one, walking away from you, up, towards the throne.
        [warm-hands-1] It says thank you in your voice, but means it more.
        [cold-supper-1] The other guests had not been told that the host might leave with you. They mind.
        [cold-supper-2] It gets up after all. It will see you out.
        [cold-supper-3] Someone has told the kitchen. The kitchen comes too.
        [the-guest-book-1] The pen lies down. The wind leaves by the gallery and takes the direction of the clock along.
        [the-guest-book-2] Every line being in order, the ink gets up to see you to your places.
        [the-king-of-one-hour-1] He takes up the only thing in the room that could be called a sceptre. It is the minute hand.
        [the-king-of-one-hour-2] Nobody has said the names. Something comes that has had to go without one.
        [the-king-of-one-hour-3] The patience of the large thing behind him is at an end. It had only been rented.
        [nobody-in-particular-1] The sentry enters the whole party under weather.
        [the-wrong-lock-1] The lift comes. It has been here all along, it says.
        [the-stewards-errand-1] It sets one more place on the tray, smaller than the others, and puts it at the front.
        [what-hands-are-for-1] One of them has begun to whistle. The rest are listening, to learn how it is done.
        [noon-service-1] It folds the cloth in eight, dust inwards, and looks round for who is to be followed.
        [a-gentleman-seated-1] He gets up and gets in. For the first time the suit is full. It turns to you, radiant, and what happens next is no longer up to it.
        [a-gentleman-seated-2] Nobody has held on to anybody, and the room fills up accordingly.
        [a-gentleman-seated-3] What was in the suit’s place before it got up has nowhere to sit now, and blames you.
       *[other] { $text }
    }

## Closings, and what is remembered

castle-von-loghan-closing-title = { $closing ->
        [six-for-six] Six for Six
        [from-outside] The Door, from Outside
        [from-inside] The Door, from Inside
        [the-ship-turns] The Ship Turns Round
        [an-hour-of-air] An Hour of Air
        [nobodys-noon] Nobody’s Noon
        [all-clocks] All Clocks
        [the-eighteenth-clock] The Eighteenth Clock
        [six-coats] Six Coats
        [into-the-snow] Into the Snow
        [in-no-position] In No Position
        [a-watch-for-nobody] A Watch for Nobody
        [the-keeper] The Keeper
        [twelve-a] The Ship
        [twelve-b] The Watch
        [twelve-c] The Way
        [twelve-d] The Snow
       *[other] { $title }
    }

castle-von-loghan-closing-text = { $closing ->
        [six-for-six] You do not get as far as doing it. Somewhere between the chair and the door the floor comes up, not fast, and you are looked at from above by six people with your faces and better colour. They confer. They have been read to about connections and know what to do with passengers who cannot walk. The watch is taken gently out of your hand, set by somebody, and used. You wake in green water, at the height of an ear. Outside, a person who looks like you pulls up a stool, finds the place and begins. You would like to hear how it ends.
        [from-outside] The module blinks once and is gone. It arrives in a grey corridor at the feet of a sensible man with a key in his hand, and he looks down, and that takes him four seconds. In those four seconds the lock, which somebody has been at already, comes open by itself. Four hundred and eleven people walk out past him, talking about soup. He is never asked to be sorry. He goes to his cabin, a councillor with nothing to flee from, and cannot sleep, and takes to building clocks. The castle has no reason to be here any more. You notice it about the ceiling first.
        [from-inside] He takes the watch, and you give him the key as well, since it was his. It goes in as far as the shoulder. For a long moment he stands with his forehead on the steel, being sure. Then there is a great deal of ordinary noise: coats, children, somebody complaining of the draught. They come out into red dust, under two suns, on no ship they know, and one of them asks him, since he has the keys, what is for supper. The large thing behind him counts them as they pass. It gets to four hundred and twelve, and keeps the extra one to itself.
        [the-ship-turns] The module blinks once and is gone. Somewhere a ship of the dead learns that it may turn round. It does so slowly, over several years, and nobody aboard remarks on it, because the stars are only seen in one lounge, and the lounge is closed. There will be an Earth at the end of it, before anything was switched on. They will have to be told what they are by somebody who has practised. The larger voice asks whether that could be you. Behind Sector Nine the lamp still goes from amber to red. It was one journey; you chose the ship.
        [an-hour-of-air] He takes the watch. There is no key, and he knows it; he has always known where he left it. So he sits down with his back to the door, winds the watch, and talks. Someone on the other side has been wanting to know for years whether anyone was there. They speak about weather, and a dog, and who had the window. It lasts exactly an hour. Afterwards he puts the watch into his pocket, stopped, and asks you to arrest him. You have no form for it. You walk him to the P.O.D. between you, in step, and his two shadows come along as one.
        [nobodys-noon] It breaks like any watch. For the first time since the crash all clocks of the castle agree, and they agree that it is noon, and that nobody is here. It is quite correct. The list by the gate is read out and ticked without a pause where some of you would be. The P.O.D. has to be told how many to carry. On the way home those who are not on it will be known by their trades and by the warm place in the bunk, and once, in a canteen, a stranger will turn round as if called, and be happy for the rest of the day without knowing why.
        [all-clocks] It breaks like any watch. For the first time since the crash, all clocks of the castle agree. The wood is dead, the ice is ice, the dust lies down. There is one of everything. The hour he wanted lies about the floor in small springs, and nobody can have it now: he cannot, you cannot, and those behind the door had theirs. The larger voice asks what this is called. You say: afternoon. It is quiet for a while. Then it asks, as they all do the first time, whether there is going to be another one.
        [the-eighteenth-clock] There is a wood, and smoke, and a castle with every window lit. This time you know the way. You know about the badge, the soup and the stairs; you know which of the doors was only being polite. You will be in the Core by evening and have the whole night for the hour. It is a good plan. It has the sheen of things that have been handled a great deal. In the library an old servant takes a clock out of its paper, hangs it next to the other seventeen, and sets it going, with a small sigh, by you.
        [six-coats] You put the module where the stool stood, before six white tanks, and wait. It ticks; nothing else does. It was left to them, and they are not taking calls. After an hour you understand that you have been waiting for someone to tell you that it was necessary. The larger voice tries. It has your way of putting things, by now. In the store along the passage there are hooks, still warm. You hang your coats up in order of height, and go out into the snow without them, and it is some time before any of you says that it is cold.
        [into-the-snow] Six sleepers open your eyes. You show them the module, the valve, the book with the place kept; it is their turn, and they are rested. One of them asks what it was like. You say that there was soup. You shut the lift doors behind you and walk out into the snow. By the gate, where the wood will have been, you look round. Every window is lit, and at one stands somebody with a lamp, making a note of your position. You are not sent for. It takes most of a mile to understand that nobody is going to send for you again.
        [in-no-position] You take it down to him through ninety years and a great deal of steel. He asks whether it was difficult. He asks how he looked. Then he opens the watch with a thumbnail, takes out of it one hour with the air still in it, and divides it, as he was never able to before, by four hundred and eleven. It comes to a little under nine seconds each. He reads the names and gives each of them theirs. You stay to the end; you had given your word. When he is through, the larger voice reads one more. It is his, without the von.
        [a-watch-for-nobody] You carry it down through ninety years of steel to an old man to whom you had promised nothing. The tube is silent. Behind the last door is a chair with a dent in it, and a plate, and a letter to you, in which he says that he did not expect you, and so could not bear to wait. You stopped him at fifty. This is what that looks like from here. You lay the watch on the plate, where it goes on being right. The larger voice asks, after a decent time, whether anyone is sitting there. You find that you have drawn back the chair.
        [the-keeper] Someone has to. The watch wants winding once an hour, and as long as it is wound the people behind the door have air, and the councillor on the step has somebody to tell that he is nearly sure. { $all ->
            [yes] { "" }
           *[no] Those who can go home do. They argue first, and are thanked. { "" }
        }{ $stayed } will need something to do with the hands, and will begin to collect clocks: one for each time that a party comes up the drive and does not know where it is. They are always so surprised. One learns to have the key ready, and aprons, in all the sizes, brushed.
        [twelve-a] The module blinks once and is gone. Somewhere a ship of the dead learns that it may turn round.
        [twelve-b] It breaks like any watch. For the first time since the crash, all clocks of the castle agree.
        [twelve-c] There is a wood, and smoke, and a castle with every window lit. This time you know the way.
        [twelve-d] Six sleepers open your eyes. You shut the lift doors behind you and walk out into the snow.
       *[other] { $text }
    }

castle-von-loghan-memory-text = { $memory ->
        [keeper-hurt] An old servant holds his wrist when it is going to rain, and has never told anybody who you were.
        [steward-guest] The Steward had somebody in for a quarter of an hour. It has kept the shape, and sits very still so as not to lose it.
        [bootname] The Steward was last seen on the road, walking like somebody with an address.
        [steward] In the throne room the table is laid for one, and the one is sitting at it.
        [tenant] In the third row of the chapel a suit unfolds its hands and finds that they are somebody’s.
        [follower] Someone came with you who had nowhere to be. He has taken the window seat, and looks out, and counts.
        [truth] Four hundred and eleven pairs of hands have put the roof back on, and are asking about the sky.
        [lied] On a certain Thursday, four hundred and eleven of them put on clean collars and go to the gate.
        [roll] You can still say the names, all of them, and in the evening sometimes do.
        [torn] One page of the guest book is missing, and a visitor of that date keeps arriving to ask for it.
        [cube] The cube with your name has learned to hum. It is better at it than you are.
        [coat] Your coat hangs on the eighteenth hook. It was brushed this morning.
        [badge] The badge has not come off the wrist. The number on it is now one higher.
        [crate] Gob-Li has closed the account. He sends a card with a black edge, and the price of the card.
       *[other] { $text }
    }
