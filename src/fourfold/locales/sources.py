"""A language's file as its translators see it: messages with descriptions, groups and variants.

Programs say texts with `catalogue`, which parses single messages. Here a whole file is parsed, to
check it and to show it to those who write it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import Final

from fluent.syntax import ast, parse

#: What stands in a reading for a detail: a name, a number.
DETAIL: Final = "\N{OBJECT REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class MessageSource:
    """A message or a term as its file has it."""

    key: str
    line: int
    group: str
    description: str
    #: The text as it stands there, without the key.
    text: str
    pattern: ast.Pattern
    #: All that the pattern is made of, but for selectors.
    nodes: tuple[ast.SyntaxNode, ...]

    @property
    def is_term(self) -> bool:
        """Whether it is a part for other messages, `-brand`, and no text of its own."""
        return self.key.startswith("-")

    @property
    def entry(self) -> str:
        """The message as a file has it, with its description."""
        about = "".join(f"# {line}\n" for line in self.description.split("\n") if line)
        gap = "\n    " if "\n" in self.text else " "
        return f"{about}{self.key} ={gap}{self.text}\n"

    def chosen(self, choice: Mapping[str, str]) -> tuple[ast.SyntaxNode, ...]:
        """What the pattern is made of when some choices are fixed."""
        if any(select in choice for select in map(selector_name, self.selections)):
            return tuple(_walk(self.pattern, choice))
        return self.nodes

    @property
    def selections(self) -> list[ast.SelectExpression]:
        """Every choice that the message itself makes."""
        return [node for node in self.nodes if isinstance(node, ast.SelectExpression)]


@dataclass(frozen=True, slots=True)
class MessageFile:
    """All that one file says, and the lines that nobody can read."""

    messages: Mapping[str, MessageSource]
    #: Line and text of what is no entry.
    junk: list[tuple[int, str]] = field(default_factory=list)
    #: Line and key of messages that stand there a second time.
    twice: list[tuple[int, str]] = field(default_factory=list)

    def over(self, fallback: MessageFile) -> MessageFile:
        """This file with what only the other has."""
        return MessageFile({**fallback.messages, **self.messages})

    def shown(self, key: str, **chosen: str) -> set[str]:
        """The details that a message shows, references included; some choices fixed."""
        nodes = self._nodes(key, chosen)
        return {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}

    def choices(self, key: str) -> dict[str, set[str]]:
        """The details that a message chooses by, with the keys of their variants."""
        found: dict[str, set[str]] = {}
        for select in self.selections(key):
            keys = {variant_key(variant) for variant in select.variants}
            found.setdefault(selector_name(select), set()).update(keys)
        return found

    def selections(self, key: str) -> list[ast.SelectExpression]:
        """Every choice that a message makes, references included."""
        return [node for node in self._nodes(key, {}) if isinstance(node, ast.SelectExpression)]

    def own_selections(self, key: str) -> list[ast.SelectExpression]:
        """Every choice that a message itself makes."""
        return self.messages[key].selections

    def references(self, key: str) -> set[str]:
        """The messages and terms that a message itself refers to."""
        return set(_references(self.messages[key].nodes))

    def readings(self, key: str, **chosen: str) -> list[str]:
        """Every text that a message can be, with `DETAIL` for each detail; some choices fixed."""
        choices = {name: sorted(keys) for name, keys in self.choices(key).items()}
        choices.update({name: [value] for name, value in chosen.items()})
        texts = {
            self._read(self.messages[key].pattern, dict(zip(choices, values, strict=True)))
            for values in product(*choices.values())
        }
        return sorted(texts)

    def _nodes(self, key: str, chosen: Mapping[str, str]) -> Iterator[ast.SyntaxNode]:
        reached: set[str] = set()
        waiting = [key]
        while waiting:
            each = waiting.pop()
            if each in reached or each not in self.messages:
                continue
            reached.add(each)
            nodes = self.messages[each].chosen(chosen)
            yield from nodes
            waiting += _references(nodes)

    def _read(self, pattern: ast.Pattern, choice: Mapping[str, str]) -> str:
        return "".join(self._read_element(element, choice) for element in pattern.elements)

    def _read_element(self, element: object, choice: Mapping[str, str]) -> str:
        match element:
            case ast.TextElement():
                return str(element.value)
            case ast.Placeable(expression=inner):
                return self._read_element(inner, choice)
            case ast.StringLiteral() | ast.NumberLiteral():
                return str(element.parse()["value"])
            case ast.SelectExpression():
                return self._read(_choose(element, choice).value, choice)
            case ast.MessageReference() | ast.TermReference():
                (key,) = _references([element])
                found = self.messages.get(key)
                return DETAIL if found is None else self._read(found.pattern, choice)
        return DETAIL


@lru_cache(maxsize=16)
def read_file(text: str) -> MessageFile:
    r"""A file in Fluent's format, with whatever is wrong in it.

    To parse takes long, and every check of a language looks at English too: the last files stay.

    >>> file = read_file("## Ends\n# Said at the end\nbye = Bye, { $name }!\nwhat?\n")
    >>> file.messages["bye"].description, file.messages["bye"].group, file.junk
    ('Said at the end', 'Ends', [(4, 'what?')])
    """
    messages: dict[str, MessageSource] = {}
    junk: list[tuple[int, str]] = []
    twice: list[tuple[int, str]] = []
    group = ""
    began, seen = 1, 0
    for entry in parse(text).body:
        assert entry.span is not None, "the parser keeps places"
        began += text.count("\n", seen, entry.span.start)
        line, seen = began, entry.span.start
        if isinstance(entry, ast.GroupComment):
            group = entry.content or ""
        elif isinstance(entry, ast.Junk):
            junk.append((line, (entry.content or "").strip()))
        elif isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            comment = entry.comment.content or "" if entry.comment else ""
            line += comment.count("\n") + 1 if comment else 0
            if key in messages:
                twice.append((line, key))
            span = entry.value.span
            assert span is not None, "the parser keeps places"
            source = text[span.start : span.end].strip()
            nodes = tuple(_walk(entry.value, {}))
            messages[key] = MessageSource(key, line, group, comment, source, entry.value, nodes)
    return MessageFile(messages, junk, twice)


def selector_name(select: ast.SelectExpression) -> str:
    """The detail that a choice is made by: `edition` in `$edition ->`, `NUMBER($number) ->`."""
    nodes = _walk(select.selector, {})
    return next((node.id.name for node in nodes if isinstance(node, ast.VariableReference)), "")


def variant_key(variant: ast.Variant) -> str:
    """The value that a variant is for: `mushrooms`, `one`, `0`."""
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def _choose(select: ast.SelectExpression, choice: Mapping[str, str]) -> ast.Variant:
    wanted = choice[selector_name(select)]
    default = next(variant for variant in select.variants if variant.default)
    return next((each for each in select.variants if variant_key(each) == wanted), default)


def _walk(node: object, chosen: Mapping[str, str]) -> Iterator[ast.SyntaxNode]:
    """A node and all below it, but for selectors and for variants that are not chosen."""
    if isinstance(node, list):
        for each in node:
            yield from _walk(each, chosen)
    elif isinstance(node, ast.SelectExpression) and selector_name(node) in chosen:
        yield node
        yield from _walk(_choose(node, chosen), chosen)
    elif isinstance(node, ast.SyntaxNode):
        yield node
        for name, part in vars(node).items():
            if name not in ("span", "selector"):
                yield from _walk(part, chosen)


def _references(nodes: Iterable[ast.SyntaxNode]) -> list[str]:
    found = []
    for node in nodes:
        if isinstance(node, ast.MessageReference):
            found.append(node.id.name)
        elif isinstance(node, ast.TermReference):
            found.append(f"-{node.id.name}")
    return found
