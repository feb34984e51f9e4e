"""`python -m fourfold` is the command `fourfold`."""

from .cli import main

if __name__ == "__main__":
    main()
