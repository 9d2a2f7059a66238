# What speaks for an answer or against it, for somebody who asks what to do

loch-ness-because-likeliest = stands in her likeliest sector: { $n } chances in 100
loch-ness-because-shop = counts { $points } there by the photo shop, if she comes: { $n } chances in 100
loch-ness-because-straight = looks straight at { $n } of 100 swims, { $photos ->
        [one] one photo
       *[other] { $photos } photos
    } each
loch-ness-because-reach = is near her in { $n } of 100 swims
loch-ness-because-nowhere = no sum of the cards brings her there
loch-ness-because-wakes = wakes a camera that she cannot reach
loch-ness-because-leaves = gives up { $n } chances in 100 where it stands
loch-ness-because-hides = hides what you know: your { $camera ->
        [white] white camera
       *[other] camera { $camera }
    } can still move last
loch-ness-because-stay = keeps { $n ->
        [one] one of your cameras
       *[other] { $n } of your cameras
    } within her reach
loch-ness-because-nearer = brings { $n } more chances in 100 to your { $camera ->
        [white] white camera
       *[other] camera { $camera }
    } than your other cards
loch-ness-because-past = with it she never comes to your { $camera ->
        [white] white camera
       *[other] camera { $camera }
    } as it stands
loch-ness-because-photos = makes your photos worth { $n ->
        [one] one point
       *[other] { $n } points
    } more
loch-ness-because-lures = changes your cameras’ points here by { $n }
loch-ness-because-lures-away = takes { $n ->
        [one] one point
       *[other] { $n } points
    } from { $seat }
loch-ness-because-faces = she then looks straight into your lens: { $photos ->
        [one] one photo
       *[other] { $photos } photos
    }
loch-ness-because-castle = moves one more of your { $n ->
        [one] cameras
       *[other] { $n } cameras
    }, when all others have moved
loch-ness-because-distillery = { $n } white cards to choose from; your own hand has { $m }
loch-ness-because-no-card = you lay no card in this round
loch-ness-because-church = shows you one of { $n ->
        [one] the cards
       *[other] the { $n } cards
    } that others lay
loch-ness-because-may-lure = as your cameras stand, you may lure her into a lens after { $n } of 100 swims
loch-ness-because-no-lure = as your cameras stand, after no swim is there a lens to lure her into
loch-ness-because-white = one more camera, worth { $points } in at best { $n } of 100 swims
loch-ness-because-dearer = your camera 3 counts { $points } more in { $n } of 100 swims as it stands
loch-ness-because-too-far = your camera 3 would count { $points } more, but stands where she does not come
