"""The API, one file a subject: requests become calls of the rooms below, errors become answers."""
