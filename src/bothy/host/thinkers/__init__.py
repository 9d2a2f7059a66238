"""Bots that think on other machines: the line to them, who asks them, and the program that answers."""
