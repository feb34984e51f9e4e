"""What turns an exact engine into something people enjoy and learn from."""

from .valuing import Decision, Option, Valuer, Worth, options, worth

__all__ = ["Decision", "Option", "Valuer", "Worth", "options", "worth"]
