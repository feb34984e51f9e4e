"""Tests of what is played with: values, review, opponents."""
