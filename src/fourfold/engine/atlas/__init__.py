"""The atlas: who wins from the empty board, for every pair of levels and number of traits.

Knows the engine; its findings are kept in `atlas.json`.
"""
