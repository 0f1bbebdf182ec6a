"""A test every game must pass: whatever it says can be said in every language.

It plays one whole game with answers drawn from a seed and raises AssertionError with all that is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Final, TypeVar

from millrace.kernel.conformance import play_out
from millrace.kernel.errors import RulesError
from millrace.kernel.game import Game, Message, Options
from millrace.kernel.stack import NOBODY, Core, Event
from millrace.words import LANGUAGES, Words

S = TypeVar("S", bound=Core)

OF_EVERY_GAME: Final = (  # said by the layers above, in the words of the game
    "reason-game-over",
    "reason-not-your-turn",
    "reason-nothing-to-undo",
    "reason-not-asked",
    "points-start",
)
_RARELY: Final = 12  # what asks about every action is done once in so many steps


def check_said(game: Game[S], options: Options, seed: int) -> None:
    """Questions, options, events, reasons and the words of the set-up, in every language."""
    messages = {repr(message): message for message in _all(game, options, seed)}
    setup = resources.files(game.package) / "text" / "setup"
    faults: list[str] = []
    for language in LANGUAGES:
        words = Words(game.name, language, [setup])
        for message in messages.values():
            try:
                words.say(message)
            except RulesError as error:
                faults.append(str(error))
    assert not faults, "\n".join(sorted(set(faults)))


def _all(game: Game[S], options: Options, seed: int) -> Iterator[Message]:
    yield from _of_setup(game)
    yield from (Message(key) for key in (*OF_EVERY_GAME, *game.points_rows))
    actions = sorted({action for s, _ in play_out(game, options, seed) for action in game.legal(s)})
    for step, (s, action) in enumerate(play_out(game, options, seed)):
        yield game.question(s)
        yield from (game.row(s, option).message for option in game.legal(s))
        if step % _RARELY == 0:
            yield from (game.why_not(s, other).message for other in actions)
        yield from _of_answer(game, s, action)


def _of_answer(game: Game[S], s: S, action: int) -> Iterator[Message]:
    """What is told of an answer, to each seat and to somebody who looks on."""
    ahead = game.clone(s)
    story: list[Event] = []
    ahead.story = story
    game.apply(ahead, action)
    for seat in (NOBODY, *range(game.n_seats(s))):
        for event in story:
            told = game.told(ahead, game.seen(event, seat))
            yield told.message
            yield told.source


def _of_setup(game: Game[S]) -> Iterator[Message]:
    keys = ["title", "about"]
    table = game.options
    keys += [flag.key for flag in table.flags]
    for choice in table.choices:
        keys += [choice.key, *(f"{choice.key}-{value}" for value in choice.values)]
    for kind in table.chair_kinds:
        keys += [kind.kind, *(f"{kind.kind}-{level}" for level in kind.levels)]
    for key in keys:
        yield Message(f"{game.name}-{key}")
