"""How games start: settings, coin tosses, limits; challenges, and the queue that finds an opponent.

What somebody wants comes in; rows of new games go out.
"""
