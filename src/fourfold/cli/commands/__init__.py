"""The commands, one a module; each is imported when it is called."""
