"""Push messages: tells people outside the app that it is their turn, in games of days.

In: browsers that subscribe, and games and challenges that change. Out: encrypted messages to the
push services of the browsers (RFC 8030, 8291, 8292). This room knows nothing about HTTP requests to
this server, nor about who is connected: it is given a function for that.
"""
