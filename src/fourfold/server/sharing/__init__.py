"""What a link shows before anybody opens it: titles, descriptions and pictures.

In come the path of a page and a language; out go a preview, or nothing. Nothing is also the answer
for private games, so that a preview never says whether there is one. This room knows no HTTP.
"""
