"""Tests of the builders' kit."""
