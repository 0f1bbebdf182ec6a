"""How one game looks at this terminal. All that the prompt and its commands know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from rich.text import Text

from millrace.cli.final_scores import final_table
from millrace.cli.page import Page, open_words_of
from millrace.cli.paragraphs import Paragraph, paragraphs
from millrace.cli.question import BETWEEN, listed, option
from millrace.cli.screen import NARROW
from millrace.cli.telling import log, summary
from millrace.kernel.game import Game, Message
from millrace.rooms.protocol import Entry, Standing, Told
from millrace.words import Words

SKIP: Final = "skip"  # the kind of row that does nothing
P = TypeVar("P", bound=Page[Any])


class Prompt(Protocol):
    """What a command of a game may ask of the prompt it was typed at."""

    def entries(self) -> list[Entry]:
        """The lines that count, as whoever is asked may read them."""

    def show(self, lines: Sequence[Text]) -> None: ...

    def note(self, key: str, **args: int | str) -> None:
        """One remark, by its key."""

    def explain(self, text: str) -> None:
        """What an option would cause, or why something is not among the options."""


# the prompt, the table as it is now, and what was typed behind the command's word
GameCommand: TypeAlias = Callable[[Prompt, P, str], None]


class Painter(Generic[P]):
    """The drawing of a game behind one interface; `commands` are those no other game has."""

    game: Game[Any]
    commands: ClassVar[Mapping[str, GameCommand[Any]]]
    packages: ClassVar[tuple[str, ...]] = ()  # those with a folder `text` of further words
    has_secrets = False  # then the keyboard is handed over, and everybody sees the news for his eyes
    help_key = ""  # lines about the game's own commands, if it has any
    why_key = "ui-why-help"
    least_width = NARROW  # columns it can do with
    turns_run_on = False  # then answers of one seat in a row are told as one turn
    bench = ""  # the module that measures turns the rules play, beside what is measured of every game
    subcommands: ClassVar[tuple[str, ...]] = ()  # modules of `millrace ...` that only this game has

    def words(self, language: str) -> Words:
        return open_words_of(self.game.name, language, self.packages)

    def chair(self, words: Words, kind: str, level: str) -> str:
        """What a seat that the rules play is called: by its set-up words."""
        keys = (f"{self.game.name}-{kind}", f"{self.game.name}-{kind}-{level}")
        name, said = (words.say(Message(key)) if key in words else key for key in keys)
        return f"{name} ({said})"

    def page(
        self,
        s: Any,  # noqa: ANN401 - only its game knows what it is
        words: Words,
        names: Sequence[str],
        numbers: Mapping[int, int] | None = None,
    ) -> P:
        """The moment to draw; the viewer is whoever is asked."""
        raise NotImplementedError

    def moment(self, page: P, news: list[Text], *, is_new: bool) -> list[Text]:
        """What a player needs for the pending question: the whole table when `is_new`, else a part of it."""
        raise NotImplementedError

    def answers_itself(self, page: P, *, is_alone: bool) -> bool:  # noqa: ARG002 - a game may have secrets
        """Whether the pending question is not worth asking: nothing can be done but skipping it.

        `is_alone`: nobody else looks at this screen.
        """
        only = [self.game.row(page.s, action).kind for action in page.numbers]
        return only == [SKIP]

    # Options ----------------------------------------------------------------------------------------------

    most_columns = 2  # in which options are listed

    def paths(self, page: P) -> list[tuple[int, ...]]:
        """What the numbers of options stand for: an answer, and those to the questions it leaves open."""
        return [(action,) for action in page.numbers]

    def labels(self, page: P) -> list[Text]:
        """The options in words, in the order of their numbers."""
        return [option(page, path) for path in self.paths(page)]

    def options(self, page: P) -> list[Text]:
        return listed(self.labels(page), self.most_columns)

    def about(self, page: P, path: Sequence[int]) -> list[Text]:  # noqa: ARG002
        """What the thing itself does that an option names, for who asks about it."""
        return []

    def read(self, text: str) -> int:
        """The action that people mean by what they typed, in any case, or -1."""
        raise NotImplementedError

    def read_path(self, page: P, text: str) -> tuple[int, ...]:  # noqa: ARG002
        """Answers typed in one line, one after the other; empty if they are none. IllegalAction says why."""
        path = [self.read(part.strip()) for part in text.split(BETWEEN)]
        return tuple(path) if min(path) >= 0 else ()

    # What happened ----------------------------------------------------------------------------------------

    def announces(self, told: Told) -> bool:  # noqa: ARG002 - which events are phases a game knows
        """Whether an event opens a phase, and a paragraph with it."""
        return False

    def leads(self, told: Told) -> bool:  # noqa: ARG002
        """Whether an event leads to a turn that fixed rules play."""
        return False

    def is_dull(self, told: Told) -> bool:  # noqa: ARG002
        """Whether an event goes without saying where only the news are told."""
        return False

    def summary(self, page: P, entries: Sequence[Entry]) -> list[Text]:
        """What happened since the last question, without phases in which nothing did."""
        found = [p for p in paragraphs(entries, self) if not self._says_nothing(p)]
        return summary(page, found, self.is_dull)

    def _says_nothing(self, paragraph: Paragraph) -> bool:
        return all(self.announces(h.told) or self.is_dull(h.told) for h in paragraph.happenings)

    def log(self, page: P, entries: Sequence[Entry], *, recent: int = 0) -> list[Text]:
        """One line per event with its cause: so many turns and phases, or the whole with what was weighed."""
        found = paragraphs(entries, self)
        return log(page, found[-recent:], is_whole=not recent)

    def ending(self, page: P, standings: Sequence[Standing]) -> list[Text]:
        return final_table(page, standings, self.ties(page))

    def ties(self, page: P) -> list[tuple[str, list[int]]]:  # noqa: ARG002
        """What breaks ties, by the key of its name: a number for each seat."""
        return []

    def barrier(self, action: int) -> str:  # noqa: ARG002
        """What an answer after the own one is besides a draw, for the words why there is no undo."""
        return ""
