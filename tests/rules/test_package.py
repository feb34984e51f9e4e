"""What the package offers: everything of the rules, also from `fourfold` itself."""

from __future__ import annotations

import pytest

import fourfold
from fourfold import rules


@pytest.mark.parametrize("name", rules.__all__)
def test_everything_of_the_rules_is_in_the_package_too(name: str) -> None:
    assert name in fourfold.__all__
    assert getattr(fourfold, name) is getattr(rules, name)


def test_no_name_is_offered_twice() -> None:
    assert len(rules.__all__) == len(set(rules.__all__))
