"""Exact review: a game comes in, the worth of each of its decisions comes out."""
