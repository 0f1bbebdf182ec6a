"""What the people at a cardboard table read: the pair of tiles, the entry in question, and what to do."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from millrace.cli.barrage.automa_tiles import (
    code_words,
    columns_of,
    criteria_words,
    draw_criteria,
    entry_cell,
)
from millrace.cli.barrage.menu import ENGINEER
from millrace.cli.barrage.page import BarragePage
from millrace.cli.companion.companion import ALWAYS, Companion, Turn
from millrace.cli.companion.position import Verdict
from millrace.cli.screen import CHOICE, QUIET, STRONG, rule, wrapped
from millrace.cli.telling import NO, YES, bullet, tell_events, tell_turn, told_line
from millrace.games.barrage.automa.words import condition_clause, condition_name, entry_name
from millrace.games.barrage.content.automa import (
    AUTOMA_TILES,
    BANK,
    CONSTRUCT,
    FLOWING,
    MACHINERY,
    OFFICE,
    PATENT,
    PRODUCTION,
    WAITING,
    WORKS,
    WORKSHOP,
    Entry,
)
from millrace.games.barrage.content.boards import SECTION
from millrace.games.barrage.notation import STRUCTURE_KEYS
from millrace.games.barrage.numbers import (
    BASE,
    BUILDING,
    CONDUIT,
    E_AUTOMA_TILES,
    E_DEALT,
    ELEVATION,
    POWERHOUSE,
    ROUNDS,
)
from millrace.kernel.game import Message
from millrace.rooms.telling import explained

_KINDS: Final = {
    PRODUCTION: ("production", "A5.1"),
    WAITING: ("waiting", "A5.2"),
    FLOWING: ("flowing", "A5.2"),
    OFFICE: ("office", "A5.3"),
    CONSTRUCT: ("construct", "A5.4"),
    WORKSHOP: ("workshop", "A5.5"),
    MACHINERY: ("machinery", "A5.6"),
    PATENT: ("patent", "A5.7"),
    WORKS: ("works", "L8.4"),
    BANK: ("bank", "A4.8"),
}
_BUILDING: Final = ("building", "L8.1")
_COLOURS: Final = ("colour-green", "colour-yellow", "colour-red")
_UNSAID: Final = (E_AUTOMA_TILES, E_DEALT)  # beside what only explains


def draw_companion(page: BarragePage, companion: Companion) -> list[Text]:
    """The round and all Automas; in a turn also the pair of tiles and the entry in question."""
    title = page.say("ui-title-round", n=companion.round, of=ROUNDS)
    lines = [Text(), rule(title, page.say("ui-deck-stack", n=len(companion.deck.unseen)))]
    lines += [_automa(page, companion, who) for who in range(len(companion.automas))]
    turn = companion.open_turn
    if turn is None:
        key = "ui-deck-next" if any(companion.left) else "ui-deck-next-round"
        if not any(companion.left) and companion.round == ROUNDS:
            key = "ui-deck-over"
        return [*lines, *wrapped(page.say(key))]
    return [*lines, *draw_pair(page, companion, turn), *draw_entry(page, companion)]


def _automa(page: BarragePage, companion: Companion, who: int) -> Text:
    turn = companion.open_turn
    is_here = turn is not None and turn.who == who
    out = Text(" ▸ " if is_here else "   ").append(f"{who + 1} ")
    if companion.automas[who].company:
        out.append_text(page.mark(_chair(who))).append(" ")
    out.append(automa_name(page, companion, who), style=STRONG if is_here else "")
    left = companion.left[who]
    return out.append("  " + (f"{left}{ENGINEER}" if left else page.say("ui-passed")))


def _chair(who: int) -> int:
    """Automas sit behind the one person the page needs."""
    return who + 1


def automa_name(page: BarragePage, companion: Companion, who: int) -> str:
    level = page.say("ui-automa-name", level=page.say("level-" + companion.automas[who].level))
    return f"{page.seat(_chair(who))} · {level}" if companion.automas[who].company else level


def draw_pair(page: BarragePage, companion: Companion, turn: Turn) -> list[Text]:
    """The action side with what became of each entry so far, and the criteria side."""
    deck = companion.deck
    args = {"entries": deck.top + 1, "criteria": deck.criteria + 1}
    name = automa_name(page, companion, turn.who)
    lines = [rule(name, page.say("ui-deck-tiles", **args))]
    for i in range(len(AUTOMA_TILES[deck.top].entries)):
        lines += wrapped(_marked(page, companion, turn, i), 12, 0)
    return [*lines, *draw_criteria(page, deck.criteria)]


def _marked(page: BarragePage, companion: Companion, turn: Turn, i: int) -> Text:
    cell = entry_cell(page, companion.deck.top, i)
    if i in turn.placed:
        return Text().append(" " + YES, style=CHOICE).append_text(cell)
    if i in turn.conditions:
        why = page.words.say(condition_name(turn.conditions[i]))
        out = Text().append(" " + NO, style="red").append_text(cell).append(f": {why}", style=QUIET)
        return out.append(f" [{condition_clause(turn.conditions[i])}]", style=QUIET)
    if i < turn.entry:
        return Text().append(" " + NO, style="red").append_text(cell)
    if i == turn.entry:
        cell.stylize(STRONG)
        return Text(" ▸ ").append_text(cell)
    return Text("   ").append_text(cell)


def draw_entry(page: BarragePage, companion: Companion) -> list[Text]:
    """The entry in question: when it is possible, and what is asked."""
    turn, entry = companion.open_turn, companion.entry
    assert turn is not None, "a turn is under way"
    number = turn.entry + 1
    lines = [rule(page.say("ui-deck-entry", n=number), page.say("ui-deck-note"))]
    lines += wrapped(Text(page.words.say(entry_name(entry)), style=STRONG), 2, 0)
    out = Text(page.say("ui-deck-if") + " ", style=QUIET).append(condition_words(page, companion, entry))
    lines += wrapped(out.append(f" [{_kind(entry)[1]}]", style=QUIET), 2, 0)
    for key in _reminders(companion, turn, entry):
        lines += wrapped(Text(page.say(key), style=QUIET), 2, 0)
    is_always = entry.kind in ALWAYS
    return [*lines, Text(page.say("ui-deck-ask-always" if is_always else "ui-deck-ask"), style=STRONG)]


def _kind(entry: Entry) -> tuple[str, str]:
    """The kind of an entry as part of a key, and its clauses."""
    return _BUILDING if entry.kind == CONSTRUCT and entry.a == BUILDING else _KINDS[entry.kind]


def _reminders(companion: Companion, turn: Turn, entry: Entry) -> list[str]:
    """What a level changes about constructions and productions."""
    level = companion.automas[turn.who].level
    if entry.kind == CONSTRUCT:
        return {"high": ["ui-deck-high"], "very-high": ["ui-deck-high", "ui-deck-officer"]}.get(level, [])
    return ["ui-deck-low"] if entry.kind == PRODUCTION and level == "low" else []


def condition_words(page: BarragePage, companion: Companion, entry: Entry) -> str:
    """The conditions of A5, spelled out with the numbers of this entry and this round."""
    kind, _ = _kind(entry)
    args: dict[str, int | str | Message] = {}
    if entry.kind == PRODUCTION:
        args = {"full": SECTION * companion.round, "colour": Message(_COLOURS[entry.b]), "bonus": entry.a}
    elif entry.kind in (WAITING, FLOWING):
        args = {"n": entry.a}
    elif entry.kind in (CONSTRUCT, PATENT):
        args = {"structure": Message("structure-" + STRUCTURE_KEYS[entry.a])}
    return page.words.say(Message("ui-if-" + kind, args))


def draw_doing(page: BarragePage, criteria: int, entry: Entry) -> list[Text]:
    """What the people do for the Automa, once an entry is performed."""
    kind, clause = _kind(entry)
    args: dict[str, int | str | Message] = {"entry": entry_name(entry)}
    if entry.kind == OFFICE:
        args["colour"] = Message(_COLOURS[entry.a])
    if entry.kind in (WAITING, FLOWING):
        letters = AUTOMA_TILES[criteria].headstreams
        args["letters"] = " ".join("ABCD"[head] for head in letters)
    out = Text().append("→ ", style=CHOICE).append(page.words.say(Message("ui-do-" + kind, args)))
    lines = wrapped(out.append(f" [{clause}]", style=QUIET), 2, 0)
    if entry.kind == CONSTRUCT and entry.a != BUILDING:
        lines += draw_placement(page, criteria, entry.a)
    return lines


def draw_placement(page: BarragePage, criteria: int, structure: int) -> list[Text]:
    """Rule A6.1 for one structure: the steps in order, with the criteria and the code of the tile."""
    key = "conduits" if structure == CONDUIT else "houses" if structure == POWERHOUSE else "dams"
    column = dict(columns_of(AUTOMA_TILES[criteria]))[key]
    steps = [] if structure == ELEVATION else [page.say("ui-place-completes")]
    steps += [page.say("ui-place-criterion", criterion=name) for name in criteria_words(page, column)]
    steps.append(page.say("ui-place-code", code=code_words(page, key, column.code)))
    if structure in (BASE, POWERHOUSE):
        steps.append(page.say("ui-place-border"))
    return [line for step in steps for line in wrapped(f"· {step}", 6, 4)]


def tell_verdict(page: BarragePage, verdict: Verdict) -> list[Text]:
    """How the position decides the rest of the turn, and everything that happens then."""
    [turn] = page.game.explain(page.s, verdict.story)
    lines = [rule(page.say("ui-deck-verdict")), *tell_turn(page, explained(turn))]
    said = [
        event for event in verdict.story if event[0] not in _UNSAID and not page.game.only_explains(event)
    ]
    for happening in tell_events(page, said):
        lines += bullet(told_line(page, happening))
    if verdict.waits_for_draw:
        lines += wrapped(page.say("ui-deck-draw"), 4, 2)
    return [*lines, *wrapped(Text(page.say("ui-deck-accept"), style=STRONG))]
