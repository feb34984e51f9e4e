"""Puzzles: positions with a theme and a key.

`collection` holds those of the package; `mining` and `grading` make new ones.
"""
