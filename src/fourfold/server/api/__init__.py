"""The API, one file for each subject: requests call the rooms below, errors become answers."""
