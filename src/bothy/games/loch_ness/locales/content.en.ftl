### What lies in the box, as the workshop calls it.

loch-ness-content-sector = Sectors
    .name = Sector
    .groups = Groups
    .photos = Photos
loch-ness-content-photo = Photos
    .motif = Motif
    .copies = Copies
loch-ness-content-camera = Cameras
    .name = Camera
    .points = Points
loch-ness-content-mark = Marks of the track
    .name = Mark
    .space = Space
