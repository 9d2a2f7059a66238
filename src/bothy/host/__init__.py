"""The host: one task per table, with its clocks, seats, journal and storage. It knows no web and no rule."""
