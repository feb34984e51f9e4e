"""Tests of the catalogues and of reading them."""
