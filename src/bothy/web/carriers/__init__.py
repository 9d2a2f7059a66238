"""The ways by which notices leave the house: push to browsers, mail, chat rooms."""
