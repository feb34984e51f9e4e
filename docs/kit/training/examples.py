"""What a dataset says about positions with a piece in hand: examples to learn from."""

import numpy as np

GIVE, PLACE = 0, 1


def examples(dataset, each, source):
    """Positions with a piece in hand, their values (0 lost, 1 drawn, 2 won), and whose they are.

    `each`: how many positions after turns are taken from each position of the dataset.
    """
    called = (dataset.value == 1) & (dataset.distance == 0)
    placing = np.flatnonzero((dataset.phase == PLACE) & ~called)
    rows, values, owners = [], [], []
    for index in placing:
        rows.append(dataset.position[index])
        values.append(dataset.value[index])
        owners.append(index)
    for index in range(len(dataset)):
        known = [*_after(dataset, index)]
        for chosen in source.permutation(len(known))[:each]:
            row, value = known[chosen]
            rows.append(row)
            values.append(value)
            owners.append(index)
    return np.array(rows, np.uint8), np.array(values, np.int64) + 1, np.array(owners)


def _after(dataset, index):
    """The positions after the turns of a position, with their values for the opponent.

    A turn that does not keep a draw loses; one that does not keep a win may do either.
    """
    position, value = dataset.position[index], int(dataset.value[index])
    if value == 1 and dataset.distance[index] <= 1:
        return
    board = position[:16]
    if dataset.phase[index] == GIVE:
        ways = [(None, int(dataset.good[index]) >> 16)]
    else:
        empty = np.flatnonzero(board == 255)
        ways = [(int(square), int(dataset.turns[index][square])) for square in empty]
    left = set(range(16)) - set(position.tolist())
    for square, good in ways:
        row = position.copy()
        if square is not None:
            row[square] = position[16]
        for piece in left:
            row[16] = piece
            if good >> piece & 1:
                yield row.copy(), -value
            elif value == 0:
                yield row.copy(), 1
