"""Learning by the API: hints, analysis, puzzles, drills, the atlas, the referee, opponents."""
