"""What the message files of every game have in common, and how tests look at them."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from millrace.kernel.game import Game, Message
from millrace.kernel.stack import NOBODY, Core, Event
from millrace.words import Words

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "millrace"
NUMBERS: Final = (1, 2, 5, 22)

# What may stand for the arguments of a message that are no numbers, by their names; the same of a message
Named = Mapping[str, list[Message]]
NamedFor = Callable[[str], Named]

# Message files --------------------------------------------------------------------------------------------


class _References(Visitor):
    """What a pattern takes from outside: arguments, and other messages."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's form
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def references(node: ftl.BaseNode) -> _References:
    found = _References()
    found.visit(node)
    return found


def own_names(named: set[str]) -> set[str]:
    """The arguments the rules give: `structure-one` is a form of `structure`."""
    return {name.partition("-")[0] for name in named}


@cache
def entries(game: str, language: str) -> list[ftl.Message]:
    """The messages of a file, in order; a line that is none fails."""
    file = resources.files(f"millrace.games.{game}") / "text" / f"{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []
    return [entry for entry in body if isinstance(entry, ftl.Message)]


@cache
def messages(game: str, language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(game, language)}


class File:
    """The message file of a game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game: Final = game
        self.language: Final = language

    @property
    def words(self) -> Words:
        return Words(self.game, self.language)

    @property
    def keys(self) -> list[str]:
        """In the order of the file; one that is written twice is here twice."""
        return [entry.id.name for entry in entries(self.game, self.language)]

    def text(self, key: str) -> ftl.Pattern:
        pattern = messages(self.game, self.language)[key].value
        assert pattern is not None, f"{key} has no text"
        return pattern

    def arguments(self, key: str) -> set[str]:
        """Every argument a message uses, also through the messages it refers to, as the file names them."""
        found = references(self.text(key))
        return found.arguments.union(*(self.arguments(other) for other in found.messages))

    def referred_by(self, keys: Iterable[str]) -> set[str]:
        """The messages that stand in the texts of others."""
        return {other for key in keys for other in references(self.text(key)).messages}

    def say(self, key: str, **args: int | str | Message) -> str:
        return self.words.say(Message(key, dict(args)))

    def numbers_in(self, key: str) -> list[int]:
        """The numbers a text without arguments tells, in its order."""
        return [int(n) for n in re.findall(r"\d+", self.say(key))]

    def noun(self, key: str, n: int) -> str:
        """The noun that follows a number."""
        text = self.say(key, n=n)
        assert str(n) in text
        return text.replace(str(n), "").strip()


def check_keys(file: File, english: File) -> None:
    """Every file has the same keys, each once."""
    assert len(file.keys) == len(set(file.keys))
    assert set(file.keys) ^ set(english.keys) == set()


def check_arguments(file: File, english: File) -> None:
    """Every message uses the same arguments."""
    differing = {
        key: (file.arguments(key), english.arguments(key))
        for key in english.keys
        if own_names(file.arguments(key)) != own_names(english.arguments(key))
    }

    assert differing == {}


def check_forms(file: File) -> None:
    """A form uses no other arguments than its message."""
    for key, entry in messages(file.game, file.language).items():
        for attribute in entry.attributes:
            extra = own_names(references(attribute).arguments) - own_names(file.arguments(key))
            assert extra == set(), f"{key}.{attribute.id.name}"


# Rendering ------------------------------------------------------------------------------------------------


def samples(english: File, key: str, number: int, named: Named) -> Iterator[Message]:
    """The message with this number wherever a number stands, and with every thing wherever a thing does."""
    names = sorted(own_names(english.arguments(key)))
    longest = max((len(named.get(name, ())) for name in names), default=0)
    for i in range(max(1, longest)):
        args: dict[str, int | str | Message] = {}
        for name in names:
            choice = named.get(name)
            args[name] = choice[i % len(choice)] if choice else number
        yield Message(key, args)


def check_rendering(
    file: File, english: File, number: int, named_for: NamedFor, nameless: AbstractSet[str] = frozenset()
) -> None:
    """Every message becomes a sentence without a gap; those without a name are empty."""
    for key in english.keys:
        for message in samples(english, key, number, named_for(key)):
            text = file.words.say(message)
            assert text.strip() == text, message
            assert (text == "") == (key in nameless), message
            assert "  " not in text, message
            assert not set(text) & set("{}\u2068\u2069"), message


def check_three_forms(file: File, key: str, *, is_virile: bool = False) -> None:
    """Slavic nouns: 1, 2-4 and 22, 5. Polish persons may go without the second: dwóch like pięciu."""
    one, two, five, twenty_two = (file.noun(key, n) for n in NUMBERS)

    assert two != five or is_virile
    assert one not in {two, five}
    assert twenty_two == two


def check_two_forms(file: File, key: str) -> None:
    """English and Italian nouns: one and many."""
    one, two, five, twenty_two = (file.noun(key, n) for n in NUMBERS)

    assert one != two
    assert two == five == twenty_two


# Keys the code can produce --------------------------------------------------------------------------------


def keys_in(message: Message) -> Iterator[str]:
    yield message.key
    for value in message.args.values():
        if isinstance(value, Message):
            yield from keys_in(value)


def keys_of(found: Iterable[Message]) -> set[str]:
    return {key for message in found for key in keys_in(message)}


def constants(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def calls(path: Path, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def written_keys(*paths: Path, words: Iterable[str] = ()) -> set[str]:
    """The whole keys that stand in the code, but for `words` of its own that look like keys."""
    found: set[str] = set()
    for path in paths:
        found |= {text for text in constants(path) if re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}
        first = [call.args[0] for call in calls(path, "Message")]
        found |= {arg.value for arg in first if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
        kinds = [arg for call in calls(path, "Reason") for arg in call.args[2:]]  # for programs
        found -= {arg.value for arg in kinds if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found - set(words)


def told_kinds(numbers: object, *folders: Path) -> set[int]:
    """The kinds of events that the modules of some folders tell."""
    files = [path for folder in folders for path in folder.glob("*.py")]
    names = {
        name for path in files for name in re.findall(r"\.tell\((E_\w+)", path.read_text(encoding="utf-8"))
    }
    return {getattr(numbers, name) for name in names}


def reasons(keys_of_call: Callable[[ast.Call], list[str]], *paths: Path) -> dict[str, list[set[str]]]:
    """Every refusal of the rules by key: the arguments each of its places gives."""
    found: dict[str, list[set[str]]] = {}
    for call in (call for path in paths for name in ("no", "_no", "refusal") for call in calls(path, name)):
        given = {keyword.arg for keyword in call.keywords if keyword.arg}
        for key in keys_of_call(call):
            found.setdefault(key, []).append(given)
    return found


def check_reasons(english: File, found: dict[str, list[set[str]]]) -> None:
    """Every refusal gives its words the arguments they use."""
    for key, places in found.items():
        for given in places:
            assert own_names(english.arguments(key)) <= given, key


def check_given(english: File, message: Message) -> None:
    """The message carries the arguments its words use."""
    assert own_names(english.arguments(message.key)) <= set(message.args), message.key


def check_use(english: File, used: set[str]) -> None:
    """No key is there for nothing, and none is missing."""
    assert used - set(english.keys) == set()
    assert set(english.keys) - used - english.referred_by(used) == set()


# Games in words -------------------------------------------------------------------------------------------


def said_before(game: Game[Any], s: Core) -> Iterator[Message]:
    """The question and its options."""
    yield game.question(s)
    yield from (game.row(s, action).message for action in game.legal(s))


def refusals(game: Game[Any], s: Core, notation: list[str]) -> Iterator[Message]:
    """Why everything else is not offered."""
    closed = set(range(len(notation))).difference(game.legal(s))
    yield from (game.why_not(s, action).message for action in sorted(closed) if notation[action])


def said_after(game: Game[Any], s: Core, story: list[Event]) -> Iterator[Message]:
    """What happened and why, as each seat and an onlooker may know it."""
    for event in story:
        for seen in {game.seen(event, viewer) for viewer in (NOBODY, *range(game.n_seats(s)))}:
            told = game.told(s, seen)
            yield from (told.message, told.source)


# No sentence in the rules ---------------------------------------------------------------------------------

ERRORS: Final = {"BadLog", "BadPosition", "ConfigError", "IllegalAction", "RulesError"}


def _told_to_us(tree: ast.AST) -> list[ast.AST]:
    """What only those read who look for a fault: docstrings, messages of asserts, arguments of errors."""
    found: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert) and node.msg:
            found.append(node.msg)
        elif isinstance(node, ast.Raise) or (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS
        ):
            found.append(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.append(node.value)
    return found


def _named_for_us(function: ast.AST) -> list[ast.AST]:
    """What a function keeps in a name to put it into an error or an assert below."""
    read = {n.id for part in _told_to_us(function) for n in ast.walk(part) if isinstance(n, ast.Name)}
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        if {n.id for target in node.targets for n in ast.walk(target) if isinstance(n, ast.Name)} & read
    ]


def _text_of(node: ast.AST) -> str:
    """A string as people would read it, with {} for what is filled in."""
    if isinstance(node, ast.JoinedStr):
        return "".join(_text_of(part) for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else "{}"


def sentences_in(text: str) -> list[str]:
    """The strings of a module in which a word in small letters follows or leads another."""
    tree = ast.parse(text)
    ours = _told_to_us(tree)
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            ours += _named_for_us(function)
    exempt = {id(node) for part in ours for node in ast.walk(part)}
    strings = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
    ]
    parts = {id(part) for node in strings if isinstance(node, ast.JoinedStr) for part in node.values}
    texts = [_text_of(node) for node in strings if id(node) not in exempt | parts]
    return [text for text in texts if re.search(r"\b[a-z]{2,} +[A-Za-z]|[\w}] +[a-z]{2,}\b", text)]
