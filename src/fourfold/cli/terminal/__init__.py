"""The terminal: screen, drawing, progress, prompts, files. Knows the rules and no command."""
