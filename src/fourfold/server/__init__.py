"""The game server: play anyone, lose nothing."""
