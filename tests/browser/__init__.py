"""The web app in a real Chromium, on a real server."""
