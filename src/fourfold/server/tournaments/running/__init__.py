"""Tournaments that run by themselves: being there, beginning, results, forfeits, the next round.

News of games and of time come in; entries for the logs go out, each decided from the state alone.
"""
