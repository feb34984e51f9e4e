"""Games at the keyboard, line by line: in come typed lines, out come actions and words."""
