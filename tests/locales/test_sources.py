"""A language's file as its translators see it."""

from __future__ import annotations

from fourfold.locales.sources import DETAIL, read_file

FILE = """\
# The program
-name = Fourfold

## Greetings

# Said first.
# $name is a person.
hello = Hello, { $name }!
two =
    { $edition ->
        [mushrooms] { $number ->
            [one] a mushroom
           *[other] { $number } mushrooms
        }
       *[classic] { one-piece }
    } in { -name }
one-piece = a piece of { $owner }

## Ends

hello = Hello again
bye =
    { $x ->
        [one] no default
    }
"""


def test_messages_have_their_description_group_and_line() -> None:
    file = read_file(FILE.replace("hello = Hello again\n", ""))
    hello = file.messages["hello"]
    assert (hello.group, hello.line) == ("Greetings", 8)
    assert hello.description == "Said first.\n$name is a person."
    assert file.messages["two"].description == ""
    assert [key for key, message in file.messages.items() if message.is_term] == ["-name"]


def test_what_is_no_message_and_what_stands_there_twice() -> None:
    file = read_file(FILE)
    assert [line for line, _ in file.junk] == [22]
    assert file.junk[0][1].startswith("bye =")
    assert file.twice == [(21, "hello")]


def test_details_are_shown_or_chosen_by() -> None:
    file = read_file(FILE)
    assert file.shown("two") == {"number", "owner"}
    assert file.shown("two", edition="mushrooms") == {"number"}
    assert file.shown("two", edition="classic") == {"owner"}
    assert file.choices("two") == {"edition": {"mushrooms", "classic"}, "number": {"one", "other"}}
    assert file.references("two") == {"one-piece", "-name"}


def test_readings_are_all_texts_that_a_message_can_be() -> None:
    file = read_file(FILE)
    assert file.readings("two") == [
        "a mushroom in Fourfold",
        f"a piece of {DETAIL} in Fourfold",
        f"{DETAIL} mushrooms in Fourfold",
    ]
    assert file.readings("two", edition="classic") == [f"a piece of {DETAIL} in Fourfold"]


def test_a_detail_is_chosen_once_for_the_whole_message() -> None:
    """Both halves of a sentence are singular, or both are plural."""
    half = "{ $number ->\n    [one] %s\n   *[other] %s\n  }"
    file = read_file(f"both = {half % ('is', 'are')} {half % ('one', 'many')}\n")
    assert file.readings("both") == ["are many", "is one"]


def test_what_a_file_lacks_comes_from_the_other() -> None:
    both = read_file("mine = meins { other }\n").over(read_file("mine = mine\nother = other\n"))
    assert both.readings("mine") == ["meins other"]


def test_braces_that_mean_braces_are_text() -> None:
    assert read_file('odd = {"{"}%t{"}"}\n').readings("odd") == ["{%t}"]
