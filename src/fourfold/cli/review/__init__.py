"""The words and the offline page of a reviewed game."""
