"""A ladder as one reads it: in the terminal, as a page, as a drawing. It is played in `bothy.lab`."""
