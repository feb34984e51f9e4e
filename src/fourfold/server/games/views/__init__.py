"""What is seen of games: the view for players and spectators, lists, records.

Games in memory and rows come in; the shapes of the API's description and texts go out.
"""
