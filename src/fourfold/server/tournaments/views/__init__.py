"""What is seen of tournaments: lists, views for clients and spectators, printed pages.

States come in; the shapes of the API's description, texts and files go out. No log is changed here.
"""
