"""The one door that checks: a table takes answers from seats, deals for chance, and keeps the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from millrace.kernel.chance import Dealer
from millrace.kernel.errors import IllegalAction, RulesError
from millrace.kernel.game import Game, Message, Options, Reason
from millrace.kernel.stack import CHANCE, NOBODY, Core, Event

S = TypeVar("S", bound=Core)


HIDDEN: Final = -1  # in place of an action that a seat may not know


class Entry(NamedTuple):
    """One line of the log: who answered what."""

    seat: int
    action: int


def check_answer(game: Game[S], s: S, seat: int, action: int) -> None:
    """IllegalAction with its reason, if this seat cannot answer so now."""
    decider = game.decider(s)
    if decider == NOBODY:
        reason = Reason(Message("reason-game-over"), "", "game-over")
    elif decider != seat:
        reason = Reason(Message("reason-not-your-turn"), game.turn_clause(s), "not-your-turn")
    elif action not in game.legal(s):
        reason = game.why_not(s, action)
    else:
        return
    raise IllegalAction(reason, game.notate(action))


class Table(Generic[S]):
    """A game being played: options, seed and log are the truth, the state follows from them."""

    def __init__(
        self,
        game: Game[S],
        options: Options,
        seed: str,
        log: Sequence[Entry] = (),
        hidden: Sequence[int] = (),
        state: S | None = None,
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.dealer: Final = Dealer(seed)
        self.log: list[Entry] = []
        self.hidden: list[int] = []  # for each answer the seats it is secret from, as a mask
        self.state = state if state is not None else game.new(options)
        self._draws = 0
        if state is None:
            for entry in log:
                self._apply(entry)
        else:
            self.log = list(log)
            self.hidden = list(hidden)
            self._draws = sum(1 for entry in log if entry.seat == CHANCE)
        self._deal()

    @classmethod
    def resume(
        cls,
        game: Game[S],
        options: Options,
        seed: str,
        log: Sequence[Entry],
        hidden: Sequence[int],
        state: S,
    ) -> Table[S]:
        """A table whose state was kept: the log is believed, not played again.

        `hidden` is what `Table.hidden` was beside this log. The table takes the state over.
        """
        if len(hidden) != len(log):
            raise RulesError(f"a snapshot has {len(log)} answers, and masks for {len(hidden)} of them")
        return cls(game, options, seed, log, hidden, state)

    def play(self, seat: int, action: int) -> list[Event]:
        """Answer the pending question; whatever is refused has changed nothing."""
        check_answer(self.game, self.state, seat, action)
        story: list[Event] = []
        self.state.story = story
        self._apply(Entry(seat, action))
        self._deal()
        self.state.story = None
        return story

    def undo_point(self, seat: int) -> int:
        """The length the log would be cut to by an undo of this seat, or -1.

        Rule of all games: back over the own answers only; chance and other seats' answers are barriers.
        """
        return len(self.log) - 1 if self.log and self.log[-1].seat == seat else -1

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back by playing the log again without it."""
        point = self.undo_point(seat)
        if point < 0:
            raise IllegalAction(Reason(Message("reason-nothing-to-undo"), "", "nothing-to-undo"), "undo")
        self._rewind(point)

    def undo_to(self, length: int) -> None:
        """Go back to when the log was so long, over anybody's answers and draws: all have agreed to it.

        If chance is asked there it deals at once, the same as before: the n-th draw never changes.
        """
        if not 0 <= length < len(self.log):
            raise IllegalAction(Reason(Message("reason-nothing-to-undo"), "", "nothing-to-undo"), "undo")
        self._rewind(length)
        self._deal()

    def turn_start(self, seat: int) -> int:
        """Where the unbroken run of this seat's answers at the end of the log begins."""
        point = len(self.log)
        while point > 0 and self.log[point - 1].seat == seat:
            point -= 1
        return point

    def fork(self, length: int, seed: str) -> Table[S]:
        """Another table that shares the first answers and goes its own way with other draws."""
        return Table(self.game, self.options, seed, self.log[:length])

    def digest(self) -> str:
        return self.game.digest(self.state)

    def _rewind(self, length: int) -> None:
        kept = self.log[:length]
        self.log = []
        self.hidden = []
        self._draws = 0
        self.state = self.game.new(self.options)
        for entry in kept:
            self._apply(entry)

    def log_for(self, seat: int) -> list[Entry]:
        """The log as a seat may read it: answers that are secret from it are HIDDEN. NOBODY looks on."""
        bit = 1 << (seat if seat >= 0 else self.game.n_seats(self.state))
        return [
            Entry(entry.seat, HIDDEN) if mask & bit else entry
            for entry, mask in zip(self.log, self.hidden, strict=True)
        ]

    def _hidden_now(self) -> int:
        """The seats the pending answer is secret from; the bit after the last seat stands for onlookers."""
        n = self.game.n_seats(self.state)
        mask = 1 << n if self.game.hides(self.state, NOBODY) else 0
        for seat in range(n):
            mask |= 1 << seat if self.game.hides(self.state, seat) else 0
        return mask

    def _apply(self, entry: Entry) -> None:
        self.hidden.append(self._hidden_now())
        self.game.apply(self.state, entry.action)
        self.log.append(entry)
        if entry.seat == CHANCE:
            self._draws += 1

    def _deal(self) -> None:
        while self.game.decider(self.state) == CHANCE:
            options = self.game.legal(self.state)
            if not options:
                raise RulesError("chance is asked but nothing is left to draw")
            self._apply(Entry(CHANCE, options[self.dealer.choose(self._draws, len(options))]))
