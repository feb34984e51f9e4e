"""The builders' kit: what programs need that play, measure or learn the game.

Engines, games and seeds come in; protocol lines, matches, scores and observations go out.
`protocol`, `engine` and `client` are the engine protocol (docs/kit/protocol.md) on either side of a
pipe. Modules that need an extra import it when they are imported, and nothing here imports them.
"""
