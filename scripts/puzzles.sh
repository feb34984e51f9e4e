#!/usr/bin/env bash
# Makes the puzzles of the package anew, from nothing: scripts/puzzles.sh [PROCESSES].
# What is finished is kept in build/puzzles, so that it can be stopped at any time. Only for a new
# beginning: to have more puzzles, mine new ones and add them at the end (docs/puzzles.md).
set -euo pipefail
cd "$(dirname "$0")/.."
work=build/puzzles
mkdir -p "$work"

look() {
    local name=$1
    shift
    .venv/bin/fourfold --lang en mine --shipped --no-grade --seed 2026 --processes "$processes" \
        --state "$work/$name.state" --out "$work/$name.jsonl" "$@"
}

processes=${1:-1}
look four --levels 1,2,3,4 --count 115 --games 8000
look three --levels 1,2 --traits colour,shape,height --count 12 --games 400
look two --levels 1,2 --traits colour,shape --count 10 --games 400
look one --levels 1,2 --traits colour --count 4 --games 400
# Few games are drawn at level 4.
look draws --levels 4 --themes save-draw --count 30 --games 750
look handicap --levels 1:2,2:3,1:3,2:4,1:4 --count 8 --games 1500

.venv/bin/fourfold --lang en mine --tries 40 --processes "$processes" \
    --grade "$work/four.jsonl" --grade "$work/three.jsonl" --grade "$work/two.jsonl" \
    --grade "$work/one.jsonl" --grade "$work/draws.jsonl" --grade "$work/handicap.jsonl" \
    --state "$work/graded.state" --store --out src/fourfold/play/puzzles/puzzles.txt
wc -l src/fourfold/play/puzzles/puzzles.txt
