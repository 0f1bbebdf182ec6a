"""The lines of a table as paragraphs: one for each turn, each phase, and the set-up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from millrace.kernel.message import Said
from millrace.rooms.protocol import Entry, Explained, Told


class Happening(NamedTuple):
    """An event and what caused it; None: the rules themselves."""

    told: Told
    cause: Said | None


class Paragraph(NamedTuple):
    """`seat` took a turn, counted from 1; 0: a phase, opened by its own event, or the set-up."""

    seat: int
    happenings: list[Happening]
    turn: Explained | None = None  # with its reasons, if fixed rules played it
    names_turn: Happening | None = None  # the event such a turn begins with
    is_setup: bool = False


class Divided(Protocol):
    """How one game falls into paragraphs."""

    turns_run_on: bool

    def announces(self, told: Told) -> bool: ...

    def leads(self, told: Told) -> bool: ...


def happenings(told: Sequence[Told]) -> Iterator[Happening]:
    """Events in a row often have one source: it is said with the first of them."""
    source: Said | None = None
    for event in told:
        source = event.source or source
        yield Happening(event, None if event.by_rules else source)


def paragraphs(entries: Sequence[Entry], divided: Divided) -> list[Paragraph]:
    """What happened, in order; nothing that is empty."""
    found = [Paragraph(0, [])]
    for entry in entries:
        if entry.kind == "start":
            found.append(Paragraph(0, [], is_setup=True))
        elif found[-1].seat != entry.seat or (entry.opens and not divided.turns_run_on):
            found.append(Paragraph(entry.seat, []))
        turns = {turn.first: turn for turn in entry.explained}
        ends = {turn.end for turn in entry.explained}
        for i, happening in enumerate(happenings(entry.told)):
            if divided.announces(happening.told) or divided.leads(happening.told):
                found.append(Paragraph(happening.told.seat, []))
            elif i in ends:
                found.append(Paragraph(0, []))
            if i in turns:
                _open_turn(found, turns[i], happening, divided)
            found[-1].happenings.append(happening)
    return [paragraph for paragraph in found if paragraph.happenings]


def _open_turn(found: list[Paragraph], turn: Explained, first: Happening, divided: Divided) -> None:
    """What led to a turn that fixed rules play belongs to it."""
    before = found[-1].happenings
    leads = bool(before) and all(divided.leads(happening.told) for happening in before)
    if leads:
        found.pop()
    found.append(Paragraph(turn.seat, before if leads else [], turn, first))
