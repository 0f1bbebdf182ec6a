"""The game and its states: play ends, options are sound, states are plain values with texts."""

from __future__ import annotations

import json
from typing import TypeVar

from millrace.kernel.chance import Stream
from millrace.kernel.conformance.playing import BOUND, final_state, play_out
from millrace.kernel.game import Game, Options
from millrace.kernel.stack import CHANCE, NOBODY, Core

S = TypeVar("S", bound=Core)


def check_end(game: Game[S], options: Options, seed: int, bound: int = BOUND) -> None:
    """Random play ends, with a score for every seat, at least one winner and nobody to decide."""
    last = game.new(options)
    chapter = game.chapter(last)
    for s, _ in play_out(game, options, seed, bound):
        assert game.chapter(s) >= chapter, "the chapter went back"
        chapter = game.chapter(s)
        last = s
    scores, winners = game.scores(last), game.winners(last)
    assert game.decider(last) == NOBODY, "the game is over, but somebody is asked"
    assert game.legal(last) == [], "the game is over, but options are offered"
    assert len(scores) == game.n_seats(last), "there is not one score for each seat"
    assert winners, "the game is over, but nobody has won"
    most = max(scores)
    assert all(scores[seat] == most for seat in winners), "a winner has less than the best score"


def check_options(game: Game[S], options: Options, seed: int) -> None:
    """Options are there, without doubles, in a fixed order, and asked of a seat that exists."""
    for s, _ in play_out(game, options, seed):
        legal = game.legal(s)
        assert len(set(legal)) == len(legal), f"an option is offered twice: {_texts(game, legal)}"
        assert game.legal(s) == legal, "asking twice gives different options"
        assert game.legal(game.load(game.dump(s))) == legal, "the order of options is not part of the value"
        seat = game.decider(s)
        assert seat == CHANCE or 0 <= seat < game.n_seats(s), f"seat {seat} is asked and does not exist"


def check_asking(game: Game[S], options: Options, seed: int) -> None:
    """No question to a game changes its state."""
    seen = 0
    for s, action in play_out(game, options, seed):
        before = game.dump(s)
        legal = game.legal(s)
        game.question(s)
        for seat in (NOBODY, *range(game.n_seats(s))):
            game.view(s, seat)
        for option in legal:
            game.row(s, option)
        game.foresee(s, game.decider(s), action)
        game.redeal(s, game.decider(s), Stream(seen))
        game.forecast(s)
        if seen not in legal:
            game.why_not(s, seen)
        game.write_position(s)
        game.scores(s)
        assert game.dump(s) == before, "asking changed the state"
        seen = action


def check_clone(game: Game[S], options: Options, seed: int) -> None:
    """What happens to a clone does not happen to the original, and the other way round."""
    last = game.new(options)
    kept, before, twin, text = game.clone(last), game.dump(last), game.clone(last), "the set-up"
    for s, action in play_out(game, options, seed):
        _expect_apart(game, s, kept, before, twin, text)
        last, text = s, game.notate(action)
        kept, before, twin = game.clone(s), game.dump(s), game.clone(s)
        game.apply(twin, action)
        assert game.dump(s) == before, f"{text} on a clone changed the original"
    _expect_apart(game, last, kept, before, twin, text)


def _expect_apart(game: Game[S], s: S, kept: S, before: list[int], twin: S, text: str) -> None:
    assert game.dump(kept) == before, f"{text} on the original changed a clone"
    assert game.dump(twin) == game.dump(s), f"{text} gives two different states"


def check_dump(game: Game[S], options: Options, seed: int) -> None:
    """A dump holds the whole value: what is loaded from it goes the same way to the end."""
    loaded: S | None = None
    for s, action in play_out(game, options, seed):
        if loaded is not None:
            assert game.dump(loaded) == game.dump(s), "a loaded state went another way"
        loaded = game.load(game.dump(s))
        assert game.dump(loaded) == game.dump(s), "dump, load and dump again differ"
        assert game.legal(loaded) == game.legal(s), "a loaded state offers other options"
        game.apply(loaded, action)


def check_position(game: Game[S], options: Options, seed: int) -> None:
    """Every moment can be written as a document of plain values and read back whole."""
    for s, action in play_out(game, options, seed):
        document = json.loads(json.dumps(game.write_position(s)))
        try:
            found = game.read_position(document)
        except Exception as error:
            raise AssertionError(
                f"before {game.notate(action)} the own position is refused: {error}"
            ) from error
        assert game.dump(found) == game.dump(s), (
            f"the position before {game.notate(action)} reads differently"
        )
    last = final_state(game, options, seed)
    assert game.dump(game.read_position(game.write_position(last))) == game.dump(last), (
        "the end reads differently"
    )


def check_notation(game: Game[S], options: Options, seed: int) -> None:
    """Every offered action has a text of its own that reads back."""
    texts: dict[str, int] = {}
    for s, _ in play_out(game, options, seed):
        for option in game.legal(s):
            text = game.notate(option)
            assert text == " ".join(text.split()), f"'{text}' has blanks that a record would lose"
            assert game.read(text) == option, f"'{text}' does not read back as {option}"
            assert texts.setdefault(text, option) == option, f"two actions are written '{text}'"
    assert game.read("no such action") == -1, "nonsense reads as an action"


def _texts(game: Game[S], actions: list[int]) -> str:
    return ", ".join(game.notate(action) for action in actions)
