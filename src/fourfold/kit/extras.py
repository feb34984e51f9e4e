"""What to say when a module needs a package that was not installed."""

from __future__ import annotations


class MissingExtra(ImportError):  # noqa: N818  # says what is missing
    """A module of the kit was imported without the extra that it needs.

    >>> print(MissingExtra("gymnasium", "Gymnasium"))
    this needs Gymnasium, which is not installed: pip install 'fourfold[gymnasium]'
    """

    def __init__(self, extra: str, package: str) -> None:
        super().__init__(
            f"this needs {package}, which is not installed: pip install 'fourfold[{extra}]'",
            name=package,
        )
        self.extra = extra
