"""How much load a server can take: `python -m benchmarks.server`."""
