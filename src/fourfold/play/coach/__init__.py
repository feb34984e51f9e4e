"""The coach: a game comes in, hints and explanations come out as data, then as words.

Every claim is one that the engine can check; no module here draws or prints.
"""
