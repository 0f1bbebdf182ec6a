"""The message files of Craftsmen: the same in four languages, complete, hidden variants included."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

import pytest

from millrace.games.craftsmen import events, names, numbers, rows, secrets
from millrace.games.craftsmen.content.board import (
    BANKERS_DISCARD,
    BANKERS_GAIN,
    FAIR_MOST,
    GOLD,
    N_CAPITAL,
    N_KINDS,
    N_TOWN,
    QUEUE,
    SEASON_KEYS,
    TOKENS_MOST,
    TOWN_KEYS,
    TRACK_SPACES,
    WORK_POINTS,
    YEARS,
)
from millrace.games.craftsmen.content.buildings import (
    BUILD_COST,
    CARD_GOOD,
    CARD_INPUTS,
    CARD_TIER,
    CARDS,
    COLOUR_KEYS,
    EXTENDED,
    MAYOR_CARDS,
    PRICE,
    SAWMILL,
    TIER_KEYS,
    TYPES,
)
from millrace.games.craftsmen.content.goods import CLOTHES, GOOD_KEYS, MEAT, N_GOODS, N_RAW, N_ROWS
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD, N_SHIPS
from millrace.games.craftsmen.game import GAME
from millrace.games.craftsmen.hand import capital_keys
from millrace.games.craftsmen.names import SPACE_KEYS
from millrace.games.craftsmen.notation import ACTIONS
from millrace.games.craftsmen.numbers import (
    A_CARD,
    A_PRIVILEGE,
    E_BIDS,
    E_BONUS,
    E_BOUGHT,
    E_BUILDING_UP,
    E_BUILT,
    E_DEALT_UP,
    E_DISCARDED,
    E_DREW,
    E_DREW_BUILDING,
    E_FAIR,
    E_FEE_CARD,
    E_GRANARY,
    E_INPUT,
    E_INVESTED,
    E_LOOKS,
    E_LOST,
    E_MADE,
    E_MAYOR,
    E_MAYOR_OFFERS,
    E_MERCHANT,
    E_OPENS,
    E_ORDER,
    E_PAID,
    E_PASSED,
    E_PHASE,
    E_POINTS,
    E_PRIVILEGE,
    E_RAW,
    E_RESHUFFLED,
    E_RETURNED,
    E_SAWMILL,
    E_SEASON,
    E_SENT,
    E_SHIP_RANK,
    E_SHIPPED,
    E_SHOWN,
    E_STACKED,
    E_STAGE,
    E_SWAPPED,
    E_TOKEN,
    E_TOOK,
    E_TRACK,
    E_UNDER,
    E_WAIVED,
    E_WINS,
    EMPTY,
    N_EVENTS,
    NATURAL,
    OP_BANKERS_DISCARD,
    OP_BID,
    OP_CRAFT,
    OP_MERCHANT_SLOT,
    OP_RAW,
    OP_SHIP,
)
from millrace.games.craftsmen.ops.craft import empty_icons, ready_cards
from millrace.games.craftsmen.rules import RULES
from millrace.games.craftsmen.state import State
from millrace.kernel.game import Message
from millrace.kernel.operation import Choice
from millrace.kernel.stack import CHANCE, NOBODY, Event
from millrace.words import LANGUAGES
from tests.word_checks import (
    NUMBERS,
    ROOT,
    SOURCE,
    File,
    Named,
    check_arguments,
    check_forms,
    check_given,
    check_keys,
    check_reasons,
    check_rendering,
    check_three_forms,
    check_two_forms,
    check_use,
    keys_of,
    reasons,
    refusals,
    said_after,
    said_before,
    sentences_in,
    told_kinds,
    written_keys,
)

CRAFTSMEN: Final = SOURCE / "games" / "craftsmen"
FILES: Final = {language: File("craftsmen", language) for language in LANGUAGES}
ENGLISH: Final = FILES["en"]
PLAYERS: Final = (2, 3, 4, 5)

# Message files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_has_the_same_keys_once(language: str) -> None:
    check_keys(FILES[language], ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_same_arguments(language: str) -> None:
    check_arguments(FILES[language], ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_uses_no_other_arguments_than_its_message(language: str) -> None:
    check_forms(FILES[language])


# Rendering ------------------------------------------------------------------------------------------------

SIDES: Final = ("left", "right", "both")
SEATS: Final = [names.owner_name(seat) for seat in range(5)]
# fields of the view that only programs read: options say in words where an assistant may go
NAMELESS: Final = {"view-path", "view-picture", "view-places", "view-parts", "view-build-ends"}
# messages in which the owner may be nobody: his marker leaves the granary
NATURAL_TOO: Final = {"event-granary-pushes", "event-merchant", "question-merchant-pay"}


@cache
def things() -> Named:
    """What may stand for an argument that is not a number, by the argument's name."""
    colours = [Message(f"colour-{key}") for key in COLOUR_KEYS]
    return {
        "seat": SEATS,
        "owner": SEATS,
        "good": [names.good_name(i) for i in range(N_GOODS)],
        "capital": [names.capital_name(i) for i in range(N_KINDS)],
        "card": [names.card_name(i) for i in range(len(CARDS))],
        "building": [Message(f"building-{building.key}") for building in TYPES],
        "town": [names.town_name(i) for i in range(N_TOWN)],
        "tier": [names.tier_name(i) for i in range(len(TIER_KEYS))],
        "space": [Message(f"space-{key}") for key in (*SPACE_KEYS, "privilege")],
        "points": [Message("points", {"n": n}) for n in range(1, 4)],
        "place": [Message("queue-free", {"space": Message("space-privilege"), "n": 3})],
        "season": [Message(f"season-{key}") for key in SEASON_KEYS],
        "side": [Message(f"side-{key}") for key in SIDES],
        "colour": colours,
        "top": colours,
        "bottom": colours[1:] + colours[:1],
    }


def things_for(key: str) -> Named:
    if key in NATURAL_TOO:
        return {**things(), "owner": [*SEATS, names.owner_name(NATURAL)]}
    return things()


@pytest.mark.parametrize("number", [0, *NUMBERS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders(language: str, number: int) -> None:
    check_rendering(FILES[language], ENGLISH, number, things_for, nameless=NAMELESS)


NOUNS: Final = (
    "points",
    "work-points",
    "capital-cards",
    "building-cards",
    "assistants",
    "privilege-tokens",
    "work-tokens",
    "cubes",
)


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("key", NOUNS)
def test_slavic_nouns_have_three_forms(language: str, key: str) -> None:
    check_three_forms(FILES[language], key, is_virile=(language, key) == ("pl", "assistants"))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("key", NOUNS)
def test_other_nouns_have_two_forms(language: str, key: str) -> None:
    check_two_forms(FILES[language], key)


# Card texts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_building_texts_name_the_points_of_the_cards(language: str) -> None:
    for building in TYPES:
        told = FILES[language].numbers_in(f"building-{building.key}-text")
        assert told == ([building.vp] if building.vp else []), building.key


def test_building_texts_name_the_goods_of_the_cards() -> None:
    for building in TYPES:
        text = ENGLISH.say(f"building-{building.key}-text")
        made, _, taken = text.partition(".")[0].partition(" from ")
        assert ENGLISH.say(f"good-{GOOD_KEYS[building.good]}") in made, building.key
        wanted = [ENGLISH.say(f"good-{GOOD_KEYS[good]}") for good in building.inputs]
        named = taken.split(" and ") if taken else []
        assert len(named) == len(wanted), building.key
        assert all(any(name in (good, good + "s") for good in wanted) for name in named), building.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_tier_texts_name_costs_prices_and_the_cards_of_the_mayor(language: str) -> None:
    for tier, key in enumerate(TIER_KEYS):
        costs = [BUILD_COST[tier], PRICE[tier], MAYOR_CARDS[tier]] if tier != SAWMILL else []
        assert FILES[language].numbers_in(f"tier-{key}-text") == costs, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_town_texts_name_the_numbers_of_the_rules(language: str) -> None:
    file = FILES[language]

    years = [n for year in range(1, YEARS + 1) for n in (WORK_POINTS[year], year)]
    assert sorted(file.numbers_in("town-craft_guild-text")) == sorted(years)
    assert {BANKERS_GAIN, BANKERS_DISCARD} <= set(file.numbers_in("town-bankers-text"))
    assert file.numbers_in("town-bankers-privilege") == [BANKERS_DISCARD - 1]
    assert TOKENS_MOST in file.numbers_in("town-town_hall-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_numbers(language: str) -> None:
    for key in card_texts():
        if key.endswith(("-text", "-privilege")):
            assert sorted(FILES[language].numbers_in(key)) == sorted(ENGLISH.numbers_in(key)), key


# The glossary ---------------------------------------------------------------------------------------------

TOWN_TERMS: Final = {
    "town-bankers": "bankers' guild",
    "town-builders": "builders' guild",
    "town-notary": "notary",
    "town-craft_guild": "craftsmen's guild",
    "town-merchants": "merchants' guild",
    "town-town_hall": "town hall",
    "building-sawmill": "sawmill",
    "place-fair": "fair",
    "place-granary": "granary",
    "place-mayor": "mayor",
    "place-track": "order-change track",
}


@cache
def glossary() -> dict[str, str]:
    """Section 0: the Polish term of an English one. A row may hold several of each, in the same order."""
    rules = (ROOT / "docs" / "rules" / "craftsmen.md").read_text(encoding="utf-8")
    section = rules.partition("## 0. Glossary")[2].partition("## 1.")[0]
    found: dict[str, str] = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3:
            terms = zip(cells[0].split(" / "), cells[1].split(" / "), strict=False)
            found.update((english, polish) for english, polish in terms)
    lists = section.partition("Goods:")[2].replace("\n", " ").replace("Colours:", ";")
    found.update(re.findall(r"([a-z ]+?) \*(\w[\w ]*)\*", lists))
    return found


def named_terms() -> dict[str, str]:
    """The keys whose words are the glossary's, and its English terms for them."""
    found = {f"good-{key}": key.replace("_", " ") for key in GOOD_KEYS}
    found |= {f"colour-{key}": key for key in COLOUR_KEYS}
    return found | TOWN_TERMS


def test_english_names_are_those_of_the_glossary() -> None:
    for key, term in named_terms().items():
        assert term in {english.strip() for english in glossary()}, key
        assert ENGLISH.say(key) == term


def test_polish_names_are_those_of_the_glossary() -> None:
    polish = {english.strip(): term for english, term in glossary().items()}

    for key, term in named_terms().items():
        assert FILES["pl"].say(key).casefold() == polish[term].casefold(), key


# Keys the code can produce --------------------------------------------------------------------------------


def card_texts() -> set[str]:
    """The keys only clients ask for: what stands on the cards, nouns, headings, plans, the view.

    That no word of the view is there for nothing is checked beside its fields (test_view_words).
    """
    found = {f"building-{building.key}-text" for building in TYPES}
    found |= {f"town-{key}-text" for key in TOWN_KEYS} | {f"town-{key}-privilege" for key in TOWN_KEYS}
    found |= {f"tier-{key}" for key in TIER_KEYS} | {f"tier-{key}-text" for key in TIER_KEYS}
    found |= {f"space-{key}-text" for key in SPACE_KEYS}
    found |= {f"language-{language}" for language in LANGUAGES}
    found |= {f"phase-{phase}" for phase in ("assistants", "buildings", "end", "year-end")}
    places = ("fair", "granary", "row", "hand", "pile", "discards", "order", "track", "mayor", "bonus")
    found |= {f"place-{place}" for place in places} | {f"side-{side}" for side in SIDES}
    found |= {f"plan-{word}" for word in ("needs", "missing", "ready", "granary", "costs", "pays", "fits")}
    found |= {key for key in ENGLISH.keys if key.startswith("view-")} | {"season-text", "season-text-winter"}
    return found | set(NOUNS) | {"year", "stage", "ship", "ship-bonus", "bonus-token"}


@cache
def dealt_table() -> State:
    """Three players after the deal, asked about their first exchange."""
    s = GAME.new(GAME.parse_options({"players": 3}))
    while GAME.decider(s) == CHANCE:
        GAME.apply(s, GAME.legal(s)[0])
    return s


def full_ships() -> State:
    """A player with clothes whose rows are full of the markers of another."""
    s = GAME.clone(dealt_table())
    s.holds = [1] * len(s.holds)
    s.ask(OP_SHIP, 0, 0, CLOTHES, 4)
    return s


ANY_CARD: Final = list(product(range(len(CARDS)), (0,)))
ANY_CAPITAL: Final = list(product(range(N_CAPITAL), (1,)))
ANY_NUMBER: Final = [(0, 0), (1, 0), (5, 0)]
ICONS: Final = [(card, icon) for card, inputs in enumerate(CARD_INPUTS) for icon in range(len(inputs))]
EVENTS: Final[dict[int, list[tuple[int, int]]]] = {
    E_DEALT_UP: ANY_CAPITAL,
    E_BUILDING_UP: ANY_CARD,
    E_DREW: ANY_CAPITAL,
    E_DREW_BUILDING: ANY_CARD,
    E_SAWMILL: ANY_CARD,
    E_SWAPPED: list(product(range(3), (0,))),
    E_ORDER: list(product(range(5), (0,))),
    E_SEASON: list(product(range(1, YEARS + 1), range(len(SEASON_KEYS)))),
    E_PHASE: list(product(range(4), (0,))),
    E_STAGE: list(product(range(N_TOWN), (0,))),
    E_POINTS: [(-3, 0), (1, 0), (4, 0)],
    E_SENT: list(product(range(N_TOWN), range(QUEUE))),
    E_STACKED: list(product(range(N_TOWN), range(QUEUE))),
    E_FEE_CARD: ANY_CAPITAL,
    E_PASSED: [(0, 0)],
    E_WAIVED: list(product(range(N_TOWN), (0,))),
    E_TOOK: ANY_CAPITAL,
    E_DISCARDED: ANY_CAPITAL,
    E_PAID: ANY_CAPITAL,
    E_RESHUFFLED: ANY_NUMBER,
    E_PRIVILEGE: list(product(range(N_TOWN), (0, 1))),
    E_BUILT: list(product(range(len(CARDS)), (0, 1))),
    E_BONUS: list(product(range(len(BONUS_TOKENS)), (0,))),
    E_BOUGHT: ANY_CARD,
    E_OPENS: list(product(range(len(CARDS)), (1, 5))),
    E_BIDS: ANY_NUMBER,
    E_MAYOR: ANY_CAPITAL,
    E_MAYOR_OFFERS: ANY_NUMBER,
    E_UNDER: ANY_CARD,
    E_LOOKS: list(product(range(3), (0,))),
    E_SHOWN: ANY_CARD,
    E_RETURNED: list(product(range(len(CARDS)), (0, 1))),
    E_RAW: list(product(range(N_RAW), (0,))),
    E_FAIR: [(1, 0), (-1, 0)],
    E_INPUT: ICONS,
    E_MADE: ANY_CARD,
    E_GRANARY: list(product(range(N_ROWS), (EMPTY, 0, 1, NATURAL))),
    E_SHIPPED: list(product(range(len(HOLD)), (EMPTY, 0, 1))),
    E_LOST: list(product(range(MEAT, N_GOODS), (0,))),
    E_MERCHANT: list(product(range(N_ROWS), (1, NATURAL))),
    E_TOKEN: list(product((0, 1), (-1, 1))),
    E_TRACK: list(product(range(TRACK_SPACES), (0,))),
    E_SHIP_RANK: list(product(range(N_SHIPS), range(4))),
    E_INVESTED: ANY_CAPITAL,
    E_WINS: ANY_NUMBER,
}
FOR_ALL: Final = (
    E_DEALT_UP,
    E_BUILDING_UP,
    E_SEASON,
    E_PHASE,
    E_STAGE,
    E_RESHUFFLED,
    E_MAYOR,
    E_MAYOR_OFFERS,
)


def told_to_everybody() -> Iterator[Message]:
    """Every event of the rules as the two concerned, a third player and an onlooker may know it."""
    for kind, values in EVENTS.items():
        seat = NOBODY if kind in FOR_ALL else 0
        for a, b in values:
            for viewer in (0, 1, 2, NOBODY):
                yield events.told(secrets.seen_by((kind, seat, 0, a, b), viewer)).message


def walked() -> list[Message]:
    """Every component, option, event and source, without playing."""
    found = [message for named in things().values() for message in named]
    found += told_to_everybody()
    found += [names.source_name(source) for source in (*names.SOURCES, 0)]
    found += [Message("option-" + word) for word in (*rows.PLAIN, "auction")]
    found += [Message(question_key(op)) for op in QUESTIONS]
    return [*found, *said_before(GAME, full_ships()), names.owner_name(NATURAL)]


QUESTIONS: Final = [op for op in RULES.ops if isinstance(op, Choice)]


def question_key(op: Choice[State]) -> str:
    return "question-" + op.name.replace("_", "-")


OPS: Final = sorted((CRAFTSMEN / "ops").glob("*.py"))
CODE: Final = (
    *(CRAFTSMEN / f"{module}.py" for module in ("events", "names", "rows", "points")),
    SOURCE / "kernel" / "table.py",
    *OPS,
)


def reason_keys(call: ast.Call) -> list[str]:
    """The keys one refusal may have: its constant, or the two it chooses from."""
    key = call.args[0]
    choices = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
    found = [choice.value for choice in choices if isinstance(choice, ast.Constant)]
    assert len(found) == len(choices), "every refusal names its key"
    return [f"reason-{word!s}" for word in found]


REASONS: Final = reasons(reason_keys, *OPS, CRAFTSMEN / "game.py", SOURCE / "kernel" / "operation.py")
# what looks like a key and is only the word of one: of an option, of a reason
WORDS: Final = {*rows.PLAIN, *(key.removeprefix("reason-") for key in ENGLISH.keys if key[:7] == "reason-")}


def test_every_key_written_in_the_code_has_words() -> None:
    assert (written_keys(*CODE, words=WORDS) | set(REASONS)) - set(ENGLISH.keys) == set()


def test_every_component_has_words() -> None:
    assert (keys_of(walked()) | card_texts()) - set(ENGLISH.keys) == set()


def test_every_refusal_gives_its_words_the_arguments_they_use() -> None:
    check_reasons(ENGLISH, REASONS)


def test_every_key_is_used() -> None:
    written = written_keys(*CODE, words=WORDS)

    check_use(ENGLISH, written | set(REASONS) | card_texts() | keys_of(walked()))


# Questions and events, one of each ------------------------------------------------------------------------


def test_every_question_gives_its_words_the_arguments_they_use() -> None:
    s = GAME.clone(dealt_table())
    for op in QUESTIONS:
        number = RULES.names.index(op.name)
        s.ask(number, 0, 0, 1 << 8 | 1 if number == OP_BID else 1)
        message = GAME.question(s)
        assert message.key == question_key(op)
        check_given(ENGLISH, message)


def test_every_event_is_told() -> None:
    assert told_kinds(numbers, CRAFTSMEN / "ops") | {E_DISCARDED, E_PAID, E_INVESTED} == set(range(N_EVENTS))
    assert set(EVENTS) == set(range(N_EVENTS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_for_whoever_hears_it(language: str) -> None:
    told = {repr(message): message for message in told_to_everybody()}

    assert all(FILES[language].words.say(message) for message in told.values())


def test_every_event_gives_its_words_the_arguments_they_use() -> None:
    for message in told_to_everybody():
        check_given(ENGLISH, message)


@pytest.mark.parametrize(
    ("event", "known_to"),
    [
        ((E_DREW, 0, 0, 3, 0), {0}),
        ((E_DREW_BUILDING, 0, 0, 3, 0), {0}),
        ((E_FEE_CARD, 0, 0, 3, 1), {0, 1}),
        ((E_RETURNED, 0, 0, 3, 0), {0}),
        ((E_RETURNED, 0, 0, 3, 1), {0}),
    ],
)
def test_a_secret_card_is_named_to_those_who_know_it(event: Event, known_to: set[int]) -> None:
    """Rule R-41."""
    for viewer in (0, 1, 2, NOBODY):
        message = events.told(secrets.seen_by(event, viewer)).message
        names_it = bool({"card", "capital"} & set(message.args))
        assert names_it == (viewer in known_to)
        assert message.key.endswith("-hidden") == (viewer not in known_to)


# Whole games, in words ------------------------------------------------------------------------------------

ASKED_PER_QUESTION: Final = 12  # how often each kind of question is asked why it does not offer something
GAMES_PER_TABLE: Final = 4


def eager(s: State, random: Random) -> int:
    """An answer of somebody who would rather do something than nothing."""
    legal = GAME.legal(s)
    lively = [action for action in legal if ACTIONS.texts[action] not in {"skip", "pass"}] or legal
    return random.choice(lively if random.random() < 4 / 5 else legal)


class Played(NamedTuple):
    """What a few games say to all: questions, options, events, causes; and tables to ask why not at."""

    heard: list[Message]
    causes: set[tuple[str, str]]  # kinds of events and keys of their sources
    tables: list[State]


@cache
def played(players: int) -> Played:
    random = Random(players)  # noqa: S311 - a game, no secret
    heard: dict[str, Message] = {}
    asked: dict[int, int] = {}
    causes: set[tuple[str, str]] = set()
    tables: list[State] = []
    for _ in range(GAMES_PER_TABLE):
        s = GAME.new(GAME.parse_options({"players": players}))
        while s.stack:
            heard.update((repr(message), message) for message in said_before(GAME, s))
            op = s.stack[-1].op
            asked[op] = asked.get(op, 0) + 1
            if asked[op] <= ASKED_PER_QUESTION:
                tables.append(GAME.clone(s))
            story: list[Event] = []
            s.story = story
            GAME.apply(s, eager(s, random))
            heard.update((repr(message), message) for message in said_after(GAME, s, story))
            causes |= {(told.kind, told.source.key) for told in (GAME.told(s, event) for event in story)}
        tables.append(s)
    return Played(list(heard.values()), causes, tables)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_a_game_says_has_words(language: str, players: int) -> None:
    heard = played(players).heard

    assert all(FILES[language].words.say(message) for message in heard)
    assert {message.key.partition("-")[0] for message in heard} >= {"question", "option", "event", "source"}


@cache
def refused(players: int) -> list[Message]:
    """Why each action is not offered at the tables of these games, each answer once."""
    return list(
        {repr(m): m for s in played(players).tables for m in refusals(GAME, s, ACTIONS.texts)}.values()
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_refusal_of_a_game_has_words(language: str, players: int) -> None:
    found = refused(players)

    assert all(FILES[language].words.say(message) for message in found)
    assert {message.key for message in found} >= {"reason-game-over", "reason-not-asked"}


@pytest.mark.parametrize("players", PLAYERS)
def test_only_points_have_a_cause_beside_their_event(players: int) -> None:
    causes = played(players).causes

    assert {kind for kind, source in causes if source != "source-rules"} <= {"points"}


@pytest.mark.parametrize("card", [card for card, tier in enumerate(CARD_TIER) if tier == EXTENDED])
def test_points_for_a_half_product_name_its_building(card: int) -> None:
    """Rule C10.3.3; meat is paid for by the ships."""
    s = GAME.clone(dealt_table())
    s.seats[0].row.append(card)
    s.seats[0].filled.append(1)
    s.ask(OP_CRAFT, 0, 0, 1)
    story: list[Event] = []
    s.story = story

    GAME.apply(s, A_CARD + card)

    sources = [events.told(event).source for event in story if event[0] == E_POINTS]
    assert sources == ([names.card_name(card)] if CARD_GOOD[card] != MEAT else [])


BRIBES: Final = {"question-bribe", "option-bribe", "option-skip-lose", "event-shipped-pushes", "event-lost"}
RARE: Final = {"question-merchant-slot", "option-privilege-vain", "option-token-vain"}


def test_games_ask_and_tell_everything() -> None:
    """All questions and events but those of full ships and full hands are met on the way, hidden ones too."""
    heard = set[str]().union(*(keys_of(played(players).heard) for players in PLAYERS))
    wanted = {key for key in ENGLISH.keys if key.startswith(("question-", "option-", "event-"))}

    assert wanted - BRIBES - RARE - heard == set()


def test_what_is_rare_is_said_where_it_belongs() -> None:
    """Two icons for one half-product; and R-46, a privilege for a card over the hand limit."""
    s = GAME.clone(dealt_table())
    s.seats[0].row += [GAME.read(f"card {key}") - A_CARD for key in ("winery-1", "brewery-1")]
    s.seats[0].filled += [0, 0]
    s.seats[0].capital = (1 << 13) - 1
    s.seats[0].privileges = 1
    heard: set[str] = set()

    for op, a, b in ((OP_MERCHANT_SLOT, 0, 0), (OP_BANKERS_DISCARD, 2, 0), (OP_BANKERS_DISCARD, 2, 2)):
        s.ask(op, 0, 0, a, b)
        heard |= keys_of(said_before(GAME, s))

    assert heard >= RARE


def test_full_ships_speak_of_bribes() -> None:
    s = full_ships()
    heard = keys_of(said_before(GAME, s))
    story: list[Event] = []
    s.story = story
    GAME.apply(s, GAME.read("ship 2"))
    heard |= keys_of(said_before(GAME, s))
    GAME.apply(s, GAME.legal(s)[0])
    heard |= keys_of(said_after(GAME, s, story))

    assert heard >= BRIBES - {"event-lost"}


def test_asking_why_an_offered_action_is_not_offered_has_an_answer() -> None:
    for players in PLAYERS:
        for s in played(players).tables:
            for action in GAME.legal(s):
                assert GAME.why_not(s, action).message == Message("reason-nothing")


_DISC: Final = 7  # the part of an action's frame that says which disc acts


def is_true(s: State, action: int, key: str) -> bool:
    """Whether the table is as a refusal says; of those that can be seen at a glance."""
    f = s.stack[-1]
    p = s.seats[f.seat]
    name = ACTIONS.texts[action].partition(" ")[2]
    match key.removeprefix("reason-"):
        case "no-such-card":
            return name not in capital_keys(p.capital)
        case "not-face-up":
            return name not in capital_keys(sum(1 << card for card in s.capital_up if card != EMPTY))
        case "not-in-hand":
            return action - A_CARD not in p.cards
        case "not-built":
            return action - A_CARD not in p.row
        case "no-capital" | "no-bribe":
            return not p.capital
        case "no-token":
            return not p.privileges
        case "fair-full":
            return p.fair == FAIR_MOST
        case "fair-empty":
            return not p.fair
        case "no-raw-icon":
            return not empty_icons(p, EMPTY)
        case "not-on-gold":
            return (f.b & _DISC) >> 1 != GOLD
        case "privilege-useless":
            return A_PRIVILEGE not in GAME.legal(s)
    return True


@pytest.mark.parametrize("players", PLAYERS)
def test_a_refusal_says_what_is_true(players: int) -> None:
    lies: set[tuple[str, str, str]] = set()
    for s in played(players).tables:
        closed = set(range(len(ACTIONS.texts))).difference(GAME.legal(s)) if s.stack else ()
        for action in closed:
            key = GAME.why_not(s, action).message.key if ACTIONS.texts[action] else ""
            if not is_true(s, action, key):
                lies.add((GAME.question(s).key, ACTIONS.texts[action].partition(" ")[0], key))

    assert lies == set()


def test_a_ready_building_is_no_raw_material() -> None:
    """Rule C10.8: the privilege makes raw materials, whatever else could be made."""
    s = GAME.clone(dealt_table())
    mill = next(card for card, row in enumerate(CARDS) if row.key == "mill-1")
    s.seats[0].row.append(mill)
    s.seats[0].filled.append(1)
    s.ask(OP_RAW, 0, 0, 2)

    assert ready_cards(s.seats[0]) == [mill]
    assert GAME.why_not(s, A_CARD + mill).message.key in ENGLISH.keys


# No sentence in the rules ---------------------------------------------------------------------------------


def test_the_code_of_the_game_contains_no_sentence() -> None:
    found = {
        text for path in CRAFTSMEN.rglob("*.py") for text in sentences_in(path.read_text(encoding="utf-8"))
    }

    assert found == set()


# Words ----------------------------------------------------------------------------------------------------


def test_an_event_of_production_is_told_with_an_article() -> None:
    event = events.told((E_RAW, 1, 0, GOOD_KEYS.index("cow"), 0))

    assert ENGLISH.words.say(event.message) == "Player 2 makes a cow"


def test_a_pushed_out_marker_is_told_with_its_owner() -> None:
    texts = [ENGLISH.words.say(events.told((E_GRANARY, 0, 0, 6, b)).message) for b in (EMPTY, 2, NATURAL)]

    assert texts == [
        "Player 1 delivers flour to the granary",
        "Player 1 delivers flour to the granary and pushes out Player 3's marker",
        "Player 1 delivers flour to the granary and pushes out a natural marker",
    ]


def test_a_stage_goes_by_its_roman_number() -> None:
    texts = [ENGLISH.words.say(events.told((E_STAGE, NOBODY, 0, town, 0)).message) for town in (0, 3, 5)]

    assert texts == ["Stage I: bankers' guild", "Stage IV: craftsmen's guild", "Stage VI: town hall"]


def test_a_card_shows_the_colours_of_its_halves() -> None:
    tailor = next(card for card, row in enumerate(CARDS) if row.key == "tailor-1")

    assert ENGLISH.words.say(names.card_name(tailor)) == "tailor (green/blue)"


def test_a_plan_is_told_in_work_points() -> None:
    assert ENGLISH.say("plan-needs", good=names.good_name(CLOTHES), work=5) == "clothes: 5 work points"
    assert ENGLISH.say("plan-needs", good=names.good_name(CLOTHES), work=1) == "clothes: 1 work point"
