"""What operators and the clock start: administration, backups, checks, housekeeping.

May use every other room; only the application and the command line use this one.
"""
