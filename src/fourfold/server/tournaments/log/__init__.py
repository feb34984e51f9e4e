"""The logs of tournaments: folded once, grown in one place, announced when they change.

The store's rows come in; states, what follows from them and news go out.
"""
