"""A second, plain implementation of the rules, for tests to compare with."""
