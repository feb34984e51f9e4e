"""How much a server takes: `python -m benchmarks.server`."""
