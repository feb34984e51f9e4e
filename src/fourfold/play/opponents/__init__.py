"""Computer opponents: a game comes in, an action comes out.

`players` has them all; `calibration` measures how strong they are, `ratings` says so.
"""
