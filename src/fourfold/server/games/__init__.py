"""Games: their logs, clocks, actions and snapshots, and how they begin and end.

Knows the rules and the store, and no HTTP: refusals are domain errors.
"""
