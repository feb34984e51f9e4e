"""Processes that think: computer players and studies, so that no search delays a game."""
