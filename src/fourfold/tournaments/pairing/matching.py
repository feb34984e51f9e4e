"""Minimum-weight matching that never fails: everyone gets an opponent, at the least total cost.

A complete graph of 500 players takes `networkx` half a minute, so each player first gets only the
cheapest candidates and a few neighbours in the order; when these have no perfect matching, the
graph is widened.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import Final

import networkx as nx  # type: ignore[import-untyped]  # it has no types

#: The cost of two players who may meet, by their indices; None for those who may not.
Cost = Callable[[int, int], int | None]

#: How many candidates each player has at first, and how many neighbours in the order.
CANDIDATES: Final = 6
NEIGHBOURS: Final = 4


def match(players: int, cost: Cost) -> list[tuple[int, int]] | None:
    """Pairs of all players (an even number) at the least cost, or None when there are none.

    >>> match(4, lambda i, j: abs(i - j))
    [(0, 1), (2, 3)]
    >>> match(4, lambda i, j: None if i == 0 else 1)
    """
    assert players % 2 == 0, "the bye is a player, too"
    costs = _costs(players, cost)
    most = CANDIDATES
    while True:
        edges = _candidates(costs, most)
        pairs = _perfect(players, edges)
        if pairs is not None:
            return pairs
        if most >= players - 1:
            return None
        most = most * 4 if most * 4 < players // 2 else players


def _costs(players: int, cost: Cost) -> list[list[tuple[int, int]]]:
    """For each player, what each other one costs: (cost, other), in the order of the others."""
    costs: list[list[tuple[int, int]]] = [[] for _ in range(players)]
    for one in range(players):
        for other in range(one + 1, players):
            price = cost(one, other)
            if price is not None:
                costs[one].append((price, other))
                costs[other].append((price, one))
    return costs


def _candidates(costs: list[list[tuple[int, int]]], most: int) -> dict[tuple[int, int], int]:
    edges: dict[tuple[int, int], int] = {}
    for one, possible in enumerate(costs):
        near = heapq.nsmallest(NEIGHBOURS, possible, key=lambda p: abs(p[1] - one))  # used at once
        for price, other in (*heapq.nsmallest(most, possible), *near):
            edges[min(one, other), max(one, other)] = price
    return edges


def _perfect(players: int, edges: dict[tuple[int, int], int]) -> list[tuple[int, int]] | None:
    graph = nx.Graph()
    graph.add_nodes_from(range(players))
    dearest = max(edges.values(), default=0)
    for (one, other), price in edges.items():
        graph.add_edge(one, other, weight=dearest - price + 1)
    pairs = nx.max_weight_matching(graph, maxcardinality=True)
    if len(pairs) * 2 < players:
        return None
    return sorted((min(pair), max(pair)) for pair in pairs)
