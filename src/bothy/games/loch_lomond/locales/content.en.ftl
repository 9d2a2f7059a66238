### What lies in the box, as the workshop calls it.

loch-lomond-content-card = Cards
    .name = Card
    .copies = Copies
    .value = Value
    .action = Action
loch-lomond-content-token = Tokens
    .name = Token
    .copies = Copies
loch-lomond-content-number = Numbers
    .name = Number
    .value = Value
