"""People by the API: accounts and sessions, what I set for myself, others, push messages."""
