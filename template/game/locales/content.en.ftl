### What lies in the box, as the workshop calls it.

cairn-content-stone = Stones
    .weight = Weight
    .copies = Copies
