"""Opening books: in come rule sets and positions, out come exact values.

`reading` maps the books in `data/`; `building` makes and verifies them.
"""
