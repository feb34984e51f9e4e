"""Tournaments by the API: announcing and looking, entering, rounds, the desk of a real hall."""
