"""Live updates: who listens, what they are sent, and how processes tell each other."""
