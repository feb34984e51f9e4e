"""People: sessions, accounts, names, ratings, and what is kept about them.

Knows games and the store, and no HTTP: refusals are domain errors.
"""
