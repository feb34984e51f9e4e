"""Games at the keyboard, line by line: typed lines come in, actions and sentences go out."""
