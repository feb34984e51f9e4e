"""Train the network of network.py on a dataset, with PyTorch on one processor; minutes.

    fourfold dataset --positions 8000 --level 1 --placed 6-14 --out positions.npz
    python train.py positions.npz weights.npz

Every position of the dataset is an example, and so are those after its turns, as far as the labels
say what they are worth. One example in ten is kept aside and only looked at afterwards.
"""

import argparse
import time

import numpy as np
import torch
from examples import examples
from network import KINDS, LINES, SIZE, features, line_orders

from fourfold.kit.data import load


def train(inputs, targets, *, epochs, seed):
    """The layers, after `epochs` passes over the examples, each seen through random symmetries."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    model = torch.nn.Sequential(
        torch.nn.Linear(SIZE, 192),
        torch.nn.ReLU(),
        torch.nn.Linear(192, 64),
        torch.nn.ReLU(),
        torch.nn.Linear(64, 3),
    )
    orders = torch.from_numpy(line_orders())
    steps = epochs * (len(inputs) // 512)
    optimiser = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    width = len(LINES) * 4 * KINDS
    for epoch in range(epochs):
        total = 0.0
        for batch in torch.randperm(len(inputs)).split(512)[: len(inputs) // 512]:
            seen = inputs[batch]
            lines = seen[:, :width].reshape(len(batch), len(LINES), 4, KINDS)
            lines = lines[:, orders[torch.randint(len(orders), ())]][:, :, torch.randperm(4)]
            seen = torch.cat([lines.reshape(len(batch), width), seen[:, width:]], dim=1)
            loss = torch.nn.functional.cross_entropy(model(seen), targets[batch])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.item()
        print(f"epoch {epoch + 1}: loss {total * 512 / len(inputs):.3f}", flush=True)
    return model


def main():
    """Read the options, train, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dataset")
    parser.add_argument("weights")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--each", type=int, default=16, help="examples after turns, per position")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.process_time()
    source = np.random.default_rng(options.seed)
    dataset = load(options.dataset)
    rows, values, owners = examples(dataset, options.each, source)
    aside = owners % 10 == 0
    print(f"{len(rows)} examples, {int(aside.sum())} kept aside", flush=True)
    inputs, targets = torch.from_numpy(features(rows)), torch.from_numpy(values)
    model = train(inputs[~aside], targets[~aside], epochs=options.epochs, seed=options.seed)
    with torch.no_grad():
        right = (model(inputs[aside]).argmax(dim=1) == targets[aside]).float().mean()
    print(f"right about {float(right):.1%} of the examples kept aside")
    layers = [layer for layer in model if isinstance(layer, torch.nn.Linear)]
    arrays = {}
    for number, layer in enumerate(layers):
        arrays[f"w{number}"] = layer.weight.detach().numpy().T.astype(np.float16)
        arrays[f"b{number}"] = layer.bias.detach().numpy()
    np.savez_compressed(options.weights, **arrays)
    print(f"{time.process_time() - began:.0f} processor seconds")


if __name__ == "__main__":
    main()
