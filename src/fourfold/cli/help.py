"""Help and errors of the command line in the language of the person.

In the code, the help of an option or argument is the key of a text, and that of a command follows
from its name: `help-play`, `help-account-list`. When a command is called, a copy of it is made
whose texts are in the language of this run, so that everything Typer shows of it is too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from copy import copy
from difflib import get_close_matches
from types import TracebackType
from typing import Final, TypeVar

import typer
from typer._click.core import Command, Context, Parameter
from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    UsageError,
)
from typer._click.formatting import HelpFormatter
from typer._click.globals import get_current_context
from typer._click.utils import _escape_control_characters
from typer.core import TyperArgument, TyperGroup, TyperOption

from fourfold.locales import DEFAULT, Texts, texts

Shown = TypeVar("Shown", bound=Command)

#: Words in capitals that stand for something to type: FILE in `--save FILE`.
_WORD: Final = re.compile(r"[A-Z]{3,}")
#: The characters that separate the key of a text from its details, and these from each other.
_SEPARATOR: Final = "\n"
#: Options that Typer adds, with the keys of their texts.
_COMPLETION: Final = {
    "install_completion": "help-install-completion",
    "show_completion": "help-show-completion",
}


def worded(key: str, **details: str) -> str:
    r"""The key of a help with the details of its text, as one string.

    >>> worded("help-puzzle-theme", names="win, draw").split("\n")
    ['help-puzzle-theme', 'names=win, draw']
    """
    return _SEPARATOR.join([key, *(f"{name}={detail}" for name, detail in details.items())])


def examples(*lines: str) -> str:
    """The end of a command's help: commands to copy, which are the same in every language."""
    return _SEPARATOR.join(lines)


class SpeakingContext(Context):
    """The context of a command whose help is in the language of the run."""

    def get_help(self) -> str:
        """The help, or what is left of it when it has been printed already."""
        say = texts_of(self)
        speak(say)
        option = self.command.get_help_option(self)
        if option is not None:
            option.help = say("help-help")
            _hide_type(option)
        return super().get_help()

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        tb: TracebackType | None,
    ) -> bool | None:
        """Leave, and let an error know which command it is about: some do not."""
        if isinstance(exc_value, UsageError) and exc_value.ctx is None:
            exc_value.ctx = self
        return super().__exit__(exc_type, exc_value, tb)

    def make_formatter(self) -> HelpFormatter:
        """A formatter that begins the usage with this language's word for it."""
        formatter = _UsageFormatter(self.terminal_width, self.max_content_width)
        formatter.usage = texts_of(self)("help-usage")
        return formatter


class _UsageFormatter(HelpFormatter):
    """Writes the usage with a word of its own."""

    usage = ""

    def __init__(self, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{self.usage} " if prefix is None else prefix)


class SpeakingGroup(TyperGroup):
    """A command with commands of its own, which says in words that there is no such one."""

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, Command | None, list[str]]:
        """The command that the arguments call."""
        name = args[0]
        if self.get_command(ctx, name) is None and not ctx.resilient_parsing:
            names = get_close_matches(name, self.list_commands(ctx))
            raise WordedError(_unknown(texts_of(ctx), "command", repr(name), map(repr, names)), ctx)
        return super().resolve_command(ctx, args)


class WordedError(UsageError):
    """An error of usage that is in the language of the person already."""


def texts_of(ctx: Context) -> Texts:
    """The texts in the language of this run, which the context of its command holds."""
    return ctx.find_object(Texts) or texts(DEFAULT)


def current_texts() -> Texts:
    """The texts in the language of the command that is running."""
    ctx = get_current_context(silent=True)
    return texts(DEFAULT) if ctx is None else texts_of(ctx)


# Help -------------------------------------------------------------------------------------------


def in_language(command: Shown, say: Texts, key: str, prefix: str | None = None) -> Shown:
    """A copy of a command, and of its commands, with its help in a language.

    `key`: of its help; the keys of its commands begin with `prefix`, else with the same.
    """
    shown = copy(command)
    more = f"{key}-more"
    shown.help = f"{say(key)}\n\n{say(more)}" if say.has(more) else say(key)
    if command.epilog:
        lines = (f"  {line}" for line in command.epilog.split(_SEPARATOR))
        # The backspace keeps Typer from filling the lines into a paragraph.
        shown.epilog = "\n".join(("\b", say("help-examples"), *lines))
    shown.options_metavar = say("help-usage-options")
    shown.context_class = SpeakingContext
    shown.params = [_parameter(parameter, say) for parameter in command.params]
    if isinstance(shown, TyperGroup):
        shown.subcommand_metavar = say("help-usage-command")
        shown.commands = {
            name: in_language(each, say, f"{prefix or key}-{name}")
            for name, each in shown.commands.items()
        }
    return shown


def _parameter(parameter: Parameter, say: Texts) -> Parameter:
    """A copy of an option or argument with its help in a language."""
    shown = copy(parameter)
    assert isinstance(shown, TyperOption | TyperArgument)
    shown.help = _text(say, _COMPLETION.get(parameter.name, shown.help or ""))
    shown.metavar = parameter.metavar and _metavar(parameter.metavar, say)
    shown.rich_help_panel = shown.rich_help_panel and say(shown.rich_help_panel)
    if isinstance(shown.show_default, str):
        shown.show_default = say(shown.show_default)
    if isinstance(shown, TyperArgument) or shown.is_flag:
        _hide_type(shown)
    if parameter.name == "install_completion":
        shown.callback = _install_completion
    return shown


def _hide_type(parameter: TyperOption | TyperArgument) -> None:
    """Show no type such as `<bool>`: it says something to programmers only."""
    parameter.display_type_rich = lambda ctx: None  # type: ignore[method-assign]  # noqa: ARG005  # of this copy


def _text(say: Texts, help_: str) -> str:
    """A text, from its key and its details as `worded` joins them."""
    key, *details = help_.split(_SEPARATOR)
    return say(key, **dict(detail.split("=", 1) for detail in details))


def _metavar(metavar: str, say: Texts) -> str:
    """What stands for a value: a word of the catalogue, or several with something between them."""

    def translated(match: re.Match[str]) -> str:
        key = f"help-metavar-{match[0].lower()}"
        return say(key) if say.has(key) else match[0]

    whole = f"help-metavar-{metavar.lower()}"
    return say(whole) if say.has(whole) else _WORD.sub(translated, metavar)


def speak(say: Texts) -> None:
    """Make Typer's own words those of a language; it has them as constants of a module."""
    from typer import rich_utils  # noqa: PLC0415  # only where help or an error is shown

    rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("help-commands")
    rich_utils.ERRORS_PANEL_TITLE = say("help-error")
    rich_utils.ABORTED_TEXT = say("help-aborted")
    rich_utils.REQUIRED_LONG_STRING = say("help-required")
    # Typer fills in the braces.
    rich_utils.DEFAULT_STRING = say("help-default", value="{}")
    rich_utils.ENVVAR_STRING = say("help-environment", name="{}")
    command = "[blue]'{command_path} {help_option}'[/]"
    rich_utils.RICH_HELP = say("help-try", command=command)
    *others, _ = rich_utils.OptionHighlighter.highlights
    rich_utils.OptionHighlighter.highlights = [
        *others,
        f"(?P<usage>{re.escape(say('help-usage'))} )",
    ]


def _install_completion(ctx: Context, _: Parameter, wanted: str | bool | None) -> None:
    """What `--install-completion` does."""
    if not wanted or ctx.resilient_parsing:
        return
    from typer._completion_shared import install  # noqa: PLC0415  # only here

    shell, path = install(shell=wanted if isinstance(wanted, str) else None)
    typer.echo(texts_of(ctx)("help-completion-installed", shell=shell, path=path))
    raise typer.Exit


# Errors -----------------------------------------------------------------------------------------


@contextmanager
def errors_in(say: Texts) -> Iterator[None]:
    """Let Typer's errors be said in a language."""
    try:
        yield
    except NoArgsIsHelpError:
        raise
    except UsageError as error:
        speak(say)
        raise WordedError(_words(error, say), error.ctx) from error
    except (typer.Abort, EOFError):
        speak(say)
        raise


def _words(error: UsageError, say: Texts) -> str:  # noqa: PLR0911  # one way for each error
    match error:
        case WordedError():
            return error.message
        case NoSuchOption():
            name = _escape_control_characters(error.option_name)
            return _unknown(say, "option", name, sorted(error.possibilities or ()))
        case MissingParameter(param=TyperOption() | TyperArgument() as parameter):
            key = f"help-error-missing-{parameter.param_type_name}"
            return say(key, name=parameter.get_error_hint())
        case BadParameter(param=TyperOption() | TyperArgument() as parameter):
            return say("help-error-invalid", name=parameter.get_error_hint(), why=error.message)
        case BadOptionUsage():
            return _misused(error, say)
    if error.ctx is not None and isinstance(error.ctx.command, TyperGroup):
        return say("help-error-missing-command")
    # What is left is "Got unexpected extra argument(s) (…)".
    return say("help-error-extra", text=error.message.partition(") (")[2].removesuffix(")"))


def _misused(error: BadOptionUsage, say: Texts) -> str:
    """An option with a value although it takes none, or with too few."""
    options = () if error.ctx is None else error.ctx.command.params
    (option,) = (each for each in options if error.option_name in each.opts)
    if isinstance(option, TyperOption) and option.is_flag:
        return say("help-error-no-value", name=error.option_name)
    return say("help-error-needs", name=error.option_name, number=option.nargs)


def _unknown(say: Texts, what: str, name: str, similar: Iterable[str]) -> str:
    names = ", ".join(similar)
    if not names:
        return say(f"help-error-no-{what}", name=name)
    return say(f"help-error-no-{what}-similar", name=name, names=names)
