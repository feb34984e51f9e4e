"""The spotting drill: boards come out, answers go in, scores come back."""
