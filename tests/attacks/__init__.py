"""Attacks as programs: each one failed to be withstood once, and is withstood now."""
