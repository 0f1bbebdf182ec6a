"""The message files: the same in four languages, complete, and nothing but them speaks to people."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest

from millrace.games.barrage import names, numbers
from millrace.games.barrage.automa import choosing
from millrace.games.barrage.automa import words as automa_words
from millrace.games.barrage.automa.placement import STEP_CRITERIA
from millrace.games.barrage.automa.turn import CONDITION_CLAUSES, NO_SYSTEM
from millrace.games.barrage.components import cards, effects
from millrace.games.barrage.components.terms import term_cards
from millrace.games.barrage.content.automa import AUTOMA_TILES, machinery
from millrace.games.barrage.content.boards import BONUS_KEYS, BONUS_VP, OBJECTIVE_KEYS
from millrace.games.barrage.content.buildings import BUILDINGS
from millrace.games.barrage.content.companies import COMPANIES
from millrace.games.barrage.content.contracts import CONTRACTS
from millrace.games.barrage.content.officers import OFFICERS
from millrace.games.barrage.content.spaces import SECTION_KEYS, SPACES
from millrace.games.barrage.content.tiles import TILES
from millrace.games.barrage.content.works import WORKS
from millrace.games.barrage.events.telling import told
from millrace.games.barrage.game import GAME
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.games.barrage.notation import ACTIONS, STRUCTURE_KEYS
from millrace.games.barrage.numbers import (
    A_HEAD,
    A_SYSTEM,
    E_AUTOMA_TRIED,
    E_ENERGY,
    E_EXCAVATORS,
    E_HELD,
    E_INVEST,
    E_LEAVES,
    E_MIXERS,
    E_PRODUCED,
    E_RECOVER,
    E_RETRIEVED,
    E_REVEAL,
    E_SPENT,
    EMPTY,
    N_DAMS,
    N_HEAD_TILES,
    N_SITES,
    N_SOURCES,
    NEUTRAL,
    S_COMPANY,
    S_CONSTRUCTION,
    S_INCOME,
    S_MARGOT,
    S_RULES,
    SITE_BUILDING,
)
from millrace.games.barrage.ops import ability
from millrace.games.barrage.rules import RULES
from millrace.games.barrage.state import State
from millrace.kernel.errors import ConfigError, RulesError
from millrace.kernel.game import Message
from millrace.kernel.operation import Choice
from millrace.kernel.stack import Event as Happened
from millrace.words import LANGUAGES, Words
from tests.tables import Play
from tests.word_checks import (
    NUMBERS,
    ROOT,
    SOURCE,
    File,
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

BARRAGE: Final = SOURCE / "games" / "barrage"
FILES: Final = {language: File("barrage", language) for language in LANGUAGES}
ENGLISH: Final = FILES["en"]
TABLES: Final[dict[str, dict[str, object]]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "introductory": {"players": 4, "introductory": True},
    "weak Automas": {"players": 4, "automas": ["low", "medium"]},
    "strong Automas": {"players": 3, "automas": ["high", "very-high"]},
    "Leeghwater": {"players": 4, "leeghwater": True},
    "Leeghwater, weak Automas": {"players": 3, "automas": ["low", "medium"], "leeghwater": True},
    "Leeghwater, strong Automas": {"players": 4, "automas": ["high", "very-high"], "leeghwater": True},
    "Leeghwater, many Automas": {"players": 4, "automas": ["low", "medium", "high"], "leeghwater": True},
    "companies at random": {"players": 3, "automas": ["low"], "choice": "random"},
    "companies of choice": {"players": 4, "automas": ["low"], "leeghwater": True, "choice": "free"},
}

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


def new_table(name: str) -> State:
    """One of the tables before anything is drawn."""
    return GAME.new(GAME.parse_options(TABLES[name]))


def drawn_table() -> State:
    """A full game with the Leeghwater Project after the draft: every seat has a company."""
    t = Play(new_table("Leeghwater"))
    t.deal()
    while t.s.seats[t.decider].company == EMPTY or "contract" in t.options()[0]:
        t.play(t.options()[0])
    return t.s


@cache
def things() -> dict[str, list[Message]]:
    """What may stand for an argument that is not a number, by the argument's name."""
    s = drawn_table()
    seats = [names.seat_name(s, seat) for seat in (0, 1, 2, 3, NEUTRAL)] + [Message("seat", {"n": 2})]
    named = {
        "structure": [names.structure_name(i) for i in range(len(STRUCTURE_KEYS))],
        "site": [names.site_name(i) for i in range(N_SITES)],
        "space": [names.space_name(i) for i in range(len(SPACES))],
        "tile": [names.tile_name(i) for i in range(len(TILES))],
        "contract": [names.contract_name(i) for i in range(len(CONTRACTS))],
        "company": [names.company_name(i) for i in range(len(COMPANIES))],
        "officer": [names.officer_name(i) for i in range(len(OFFICERS))],
        "dam": [names.dam_name(i) for i in range(N_DAMS)],
        "head": [names.head_name(i) for i in range(4)],
        "system": [names.system_name(i) for i in range(2 * N_DAMS)],
        "income": [names.source_name(s, source) for source in income_sources()],
        "areas": [effects._areas(mask) for mask in range(1, 8)],
        "first": [Message(key) for key in effects._AREA_KEYS],
        "second": [Message(key) for key in effects._AREA_KEYS],
        "building": [names.building_name(i) for i in range(len(BUILDINGS))],
        "work": [names.work_name(i) for i in range(len(WORKS))],
        "section": [Message(f"section-{key}") for key in SECTION_KEYS],
        "entry": [automa_words.entry_name(entry) for tile in AUTOMA_TILES for entry in tile.entries],
        "condition": [automa_words.condition_name(i) for i in range(len(CONDITION_CLAUSES))],
        "step": [automa_words.step_name(step) for step in placement_steps()],
        "reason": [automa_words.reason_name(reason) for reason in range(len(choosing.REASONS))],
        "colour": [Message(key) for key in automa_words._COLOURS],
    }
    everything = [names.thing_name(s, action) for action, text in enumerate(ACTIONS.texts) if text]
    return {**named, "seat": seats, "owner": seats, "thing": everything}


def placement_steps() -> list[int]:
    """The steps of an Automa's placement, and the criteria behind them."""
    criteria = range(STEP_CRITERIA, STEP_CRITERIA + len(automa_words._CRITERIA))
    return [*automa_words._STEPS, *criteria]


def income_sources() -> range:
    return range(S_INCOME, S_COMPANY)


@pytest.mark.parametrize("number", [0, *NUMBERS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders(language: str, number: int) -> None:
    check_rendering(FILES[language], ENGLISH, number, lambda _: things())


NOUNS: Final = ("credits", "excavators", "mixers", "engineers", "drops")


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("key", NOUNS)
def test_slavic_nouns_have_three_forms(language: str, key: str) -> None:
    check_three_forms(FILES[language], key, is_virile=(language, key) == ("pl", "engineers"))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("key", NOUNS)
def test_other_nouns_have_two_forms(language: str, key: str) -> None:
    check_two_forms(FILES[language], key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonus_texts_name_the_points_of_the_tiles(language: str) -> None:
    words = Words("barrage", language)

    for key, points in zip(BONUS_KEYS, BONUS_VP, strict=True):
        assert str(points) in words.say(Message(f"bonus-{key}-text"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_building_texts_name_the_costs_and_points_of_the_tiles(language: str) -> None:
    for building in BUILDINGS:
        told = FILES[language].numbers_in(f"building-{building.key}-text")
        assert told[-3:] == [building.excavators, building.mixers, building.vp], building.key
        assert building.printed in (0, *told[:-3]), building.key


# The glossary ---------------------------------------------------------------------------------------------

TERMS: Final = {
    "structure-base": "base",
    "structure-elevation": "elevation",
    "structure-conduit": "conduit",
    "structure-powerhouse": "powerhouse",
    "structure-building": "building",
    "area-mountain": "mountains",
    "area-hill": "hills",
    "area-plain": "plains",
    "section-turbine": "turbine station",
    "section-water": "water management",
    "section-bank": "bank",
    "section-workshop": "workshop",
    "section-machinery": "machinery shop",
    "section-contract": "contract office",
    "section-patent": "patent office",
    "company-usa": "USA",
    "company-germany": "Germany",
    "company-italy": "Italy",
    "company-france": "France",
    "officer-wilhelm": "Wilhelm Adler",
    "officer-graziano": "Graziano Del Monte",
    "officer-viktor": "Viktor Fiesler",
    "officer-jill": "Jill McDowell",
    "officer-solomon": "Solomon P. Jordan",
    "officer-anton": "Anton Krylov",
    "officer-mahiri": "Mahiri Sekibo",
    "company-netherlands": "Netherlands",
    "officer-simone": "Simone Luciani",
    "officer-tommaso": "Tommaso Battista",
    "officer-leslie": "Leslie Spencer",
    "officer-margot": "Margot Fouché",
    "level-person": "player",
    "level-low": "low voltage",
    "level-medium": "medium",
    "level-high": "high voltage",
    "level-very-high": "overpowered",
}


def glossary() -> dict[str, dict[str, str]]:
    """Chapter G: the English term, and the term of each language without what stands in brackets."""
    rules = (ROOT / "docs" / "rules" / "barrage.md").read_text(encoding="utf-8")
    chapter = rules.partition("## G. Glossary")[2].partition("## B1.")[0]
    rows: dict[str, dict[str, str]] = {}
    for line in chapter.splitlines():
        cells = [re.sub(r"\(.*?\)|~", "", cell).strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(LANGUAGES):
            rows[cells[0]] = dict(zip(("en", "pl", "ru", "it"), cells, strict=True))
    return rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_glossary(language: str) -> None:
    words, rows = Words("barrage", language), glossary()

    for key, term in TERMS.items():
        assert words.say(Message(key)).casefold() == rows[term][language].casefold(), key


# Keys the code can produce --------------------------------------------------------------------------------


def card_texts() -> set[str]:
    """The keys only clients ask for: what stands on the cards, nouns with a number, headings."""
    found = {f"company-{company.key}-ability" for company in COMPANIES}
    found |= {f"officer-{officer.key}-ability" for officer in OFFICERS}
    found |= {f"tile-{tile.key}-effect" for tile in TILES}
    found |= {f"bonus-{key}-text" for key in BONUS_KEYS}
    found |= {f"objective-{key}-text" for key in OBJECTIVE_KEYS}
    found |= {f"section-{key}" for key in (*SECTION_KEYS, "works", "private")}
    found |= {f"building-{building.key}-text" for building in BUILDINGS}
    found |= {f"level-{key}" for key in LEVEL_KEYS} | {f"level-{key}-text" for key in LEVEL_KEYS}
    found |= {f"language-{language}" for language in LANGUAGES}
    found |= {"credits", "excavators", "mixers", "vp", "energy", "engineers", "drops", "round"}
    return found | {f"phase-{phase}" for phase in ("income", "actions", "water", "scoring", "end")}


def every_card() -> Iterator[cards.Card]:
    """The card of every component, and of every thing without one."""
    yield from map(cards.space_card, range(len(SPACES)))
    yield from map(cards.site_card, range(N_SITES))
    yield from map(cards.head_card, range(4))
    yield from map(cards.head_tile_card, range(N_HEAD_TILES))
    yield from map(cards.contract_card, range(len(CONTRACTS)))
    yield from map(cards.tile_card, range(len(TILES)))
    yield from map(cards.company_card, range(len(COMPANIES)))
    yield from map(cards.officer_card, range(len(OFFICERS) - 1))
    yield from map(cards.work_card, range(len(WORKS)))
    yield from map(cards.building_card, range(len(BUILDINGS)))
    yield from map(cards.bonus_card, range(len(BONUS_KEYS)))
    yield from map(cards.objective_card, range(len(OBJECTIVE_KEYS)))
    yield from map(cards.automa_card, range(len(AUTOMA_TILES)))
    yield from term_cards().values()


def on_cards() -> list[Message]:
    return [message for card in every_card() for message in (card.name, *card.text)]


def walked() -> list[Message]:
    """Every component, card, source, effect and way to skip, without playing."""
    s = drawn_table()
    found = on_cards() + [message for named in things().values() for message in named]
    found += [names.source_name(s, source) for source in named_sources()]
    found += [Message("option-" + word) for word in ("pass", "architect")]
    found += [Message(question_key(op)) for op in QUESTIONS]
    parts = [*(row.rewards for row in CONTRACTS), *(row.rewards for row in WORKS)]
    parts += [*(row.effects for row in SPACES), *(row.effects for row in BUILDINGS)]
    parts += [income for board in COMPANIES for row in board.incomes for income in row]
    found += [effects.effect_text(effect) for part in parts for effect in part]
    wheel = (E_INVEST, E_RECOVER, E_RETRIEVED)
    found += [told(s, (kind, 0, A_SYSTEM, EMPTY, 1 << 4 | 1)).message for kind in wheel]
    machines = (E_EXCAVATORS, E_MIXERS)
    found += [told(s, (kind, 0, A_SYSTEM, n, 0)).message for kind in machines for n in (-1, 1)]
    return found


def named_sources() -> list[int]:
    """Components by their action, and what stands behind the last action; not the gaps between."""
    components = [action for action, text in enumerate(ACTIONS.texts) if text]
    abilities = [S_COMPANY + company for company in range(len(COMPANIES))]
    return [*components, *income_sources(), *abilities, *range(S_CONSTRUCTION, N_SOURCES)]


QUESTIONS: Final = [op for op in RULES.ops if isinstance(op, Choice)]


def question_key(op: Choice[State]) -> str:
    """A question is called after its operation; who has Leslie's tile is asked about the work itself."""
    return "question-work" if op.name == "invest_work" else "question-" + op.name.replace("_", "-")


OPS: Final = sorted((BARRAGE / "ops").glob("*.py"))
CODE: Final = (
    *(BARRAGE / f"{module}.py" for module in ("names", "points", "rows", "components/effects")),
    *sorted((BARRAGE / "events").glob("*.py")),
    BARRAGE / "automa" / "chosen.py",
    BARRAGE / "automa" / "telling.py",
    SOURCE / "kernel" / "table.py",
    *OPS,
)


def test_every_card_gives_its_words_the_arguments_they_use() -> None:
    for message in on_cards():
        check_given(ENGLISH, message)


def test_the_space_of_margot_has_a_name() -> None:
    assert names.source_name(drawn_table(), S_MARGOT).key == "source-margot"


def reason_keys(call: ast.Call) -> list[str]:
    """The keys one refusal may have: its constant, or those of the table its variable is from."""
    key = call.args[0]
    if isinstance(key, ast.Constant):
        return [f"reason-{key.value!s}"]
    assert isinstance(key, ast.Subscript)
    assert ast.unparse(key.value) == "_UNDOABLE", "the one refusal whose key stands in a table"
    return [f"reason-{word}" for word in ability._UNDOABLE.values()]


REASONS: Final = reasons(
    reason_keys, *OPS, BARRAGE / "game.py", BARRAGE / "why_at.py", SOURCE / "kernel" / "operation.py"
)
# what looks like a key and is only the word of a reason
WORDS: Final = {key.removeprefix("reason-") for key in ENGLISH.keys if key.startswith("reason-")}


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
    s = drawn_table()
    for op in QUESTIONS:
        s.ask(RULES.names.index(op.name), 0, b=SITE_BUILDING)
        message = GAME.question(s)
        assert message.key == question_key(op)
        check_given(ENGLISH, message)


def test_every_event_gives_its_words_the_arguments_they_use() -> None:
    s = drawn_table()
    for kind in told_kinds(numbers, BARRAGE / "ops", BARRAGE / "automa"):
        first = S_INCOME if kind == E_REVEAL else 0
        origin = A_HEAD if kind in (E_HELD, E_LEAVES) else 0
        for amount in (first, first + 1):
            check_given(ENGLISH, told(s, (kind, 0, S_INCOME, amount, origin)).message)


# A whole game, in words -----------------------------------------------------------------------------------

ASKED_PER_QUESTION: Final = 12  # how often each kind of question is asked why it does not offer something
GAMES_PER_TABLE: Final = 3


def eager(s: State, random: Random) -> int:
    """An answer of somebody who would rather build and produce than go to the bank."""
    legal = GAME.legal(s)
    lively = [action for action in legal if ACTIONS.texts[action] not in {"space bank", "skip"}] or legal
    works = [action for action in lively if ACTIONS.texts[action].startswith(("build", "space turbine"))]
    return random.choice(works if works and random.random() < 2 / 3 else lively)


def heard_before(s: State, asked: dict[int, int]) -> Iterator[Message]:
    """The question, its options, and now and then why everything else is not offered."""
    yield from said_before(GAME, s)
    op = s.stack[-1].op
    asked[op] = asked.get(op, 0) + 1
    if asked[op] <= ASKED_PER_QUESTION:
        yield from refusals(GAME, s, ACTIONS.texts)


@cache
def spoken(table: str) -> list[Message]:
    """Everything a few games say, once: questions, options, events, causes and refusals."""
    random = Random(table)  # noqa: S311 - a game, no secret
    heard: dict[str, Message] = {}
    asked: dict[int, int] = {}
    for _ in range(GAMES_PER_TABLE):
        s = new_table(table)
        while s.stack:
            heard.update((repr(message), message) for message in heard_before(s, asked))
            story: list[Happened] = []
            s.story = story
            GAME.apply(s, eager(s, random))
            heard.update((repr(message), message) for message in said_after(GAME, s, story))
        heard["over"] = GAME.why_not(s, 0).message
    return list(heard.values())


def keys_heard(table: str) -> set[str]:
    return keys_of(spoken(table))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_everything_a_game_says_has_words(language: str, table: str) -> None:
    words = Words("barrage", language)
    heard = spoken(table)

    assert all(words.say(message) for message in heard)
    kinds = {message.key.partition("-")[0] for message in heard}
    assert kinds >= {"question", "option", "event", "source", "reason"}


AUTOMA_TABLES: Final = [table for table, options in TABLES.items() if "automas" in options]


@pytest.mark.parametrize("table", AUTOMA_TABLES)
def test_games_with_automas_explain_their_turns(table: str) -> None:
    """Only officers of the very high level put something else in the place of a construction.

    At the low level there is no income.
    """
    always = {key for key in ENGLISH.keys if key.startswith("event-automa-")} - {"event-automa-instead"}
    if TABLES[table]["automas"] == ["low"]:
        always -= {"event-automa-income"}

    assert always <= keys_heard(table)


def test_games_with_automas_try_every_entry() -> None:
    tried = set[str]().union(*(keys_heard(table) for table in AUTOMA_TABLES))

    assert {key for key in ENGLISH.keys if key.startswith("entry-")} <= tried


@pytest.mark.parametrize("table", [table for table, options in TABLES.items() if "leeghwater" in options])
def test_games_with_leeghwater_speak_of_works_and_buildings(table: str) -> None:
    drawn = {"question-deal-work", "question-deal-building", "question-deal-removed", "event-removed"}

    assert drawn | {"event-work", "site-building", "space-private", "space-external_1"} <= keys_heard(table)


def test_asking_why_an_offered_action_is_not_offered_has_an_answer() -> None:
    s = drawn_table()

    for action in GAME.legal(s):
        assert GAME.why_not(s, action).message.key in ENGLISH.keys, GAME.notate(action)


# No sentence in the rules ---------------------------------------------------------------------------------

NOT_FOR_PEOPLE: Final = {
    "millrace record 1",  # the first line of a record
    "millrace seed ",  # what is hashed: the seed of a table
    "millrace draw {} {}",  # the same for one draw
}


def test_rules_contain_no_sentence() -> None:
    files = {*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "games").glob("*/ops/**/*.py")}
    files -= {*(SOURCE / "kernel" / "conformance").glob("*.py")}  # tests for any game, not rules
    found = {text for path in files for text in sentences_in(path.read_text(encoding="utf-8"))}

    assert found == NOT_FOR_PEOPLE


@pytest.mark.parametrize(
    "line",
    [
        'x = "builds a base"',
        'f("Round begins")',
        'x = f"gains {n} credits"',
        'x = f"{seat} passes"',
        'assert x == "a drop", "what is wrong"',
        'def f():\n    """A wheel that turns."""\n    x = "turns it"\n    raise RulesError(y)',
    ],
)
def test_a_sentence_is_found(line: str) -> None:
    assert len(sentences_in(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        '"""The wheel of a company."""',
        'assert x, "the stack rests on a question"',
        'raise RulesError(f"nothing is left of {x}")',
        'def f():\n    why = "nothing is left"\n    raise RulesError(why)',
        'x = BadPosition("the document", why)',
        'x = "event-built"',
        'x = f"event-{kind}"',
        'x = "seed "',
        'x = f"seed {seed}"',
        'x = "B5.4.1"',
    ],
)
def test_what_is_no_sentence(line: str) -> None:
    assert sentences_in(line) == []


# Words ----------------------------------------------------------------------------------------------------


def test_a_message_in_a_message_is_rendered_first() -> None:
    words = Words("barrage", "en")
    seat, structure, site = Message("company-usa"), names.structure_name(1), names.site_name(12)

    text = words.say(Message("event-built", {"seat": seat, "structure": structure, "site": site}))

    assert text == "USA builds an elevation on B7U"


def test_a_number_chooses_the_plural() -> None:
    words = Words("barrage", "en")

    assert words.say(Message("credits", {"n": 1})) == "1 credit"
    assert words.say(Message("credits", {"n": 2})) == "2 credits"


def test_a_malus_is_written_with_its_sign() -> None:
    assert (
        Words("barrage", "en").say(Message("effect-production", {"bonus": -2}))
        == "production \N{MINUS SIGN}2"
    )
    assert Words("barrage", "en").say(Message("effect-production", {"bonus": 1})) == "production +1"
    assert Words("barrage", "en").say(Message("effect-production", {"bonus": 3})) == "production +3"


def test_a_production_is_told_without_repeating_it() -> None:
    s, words = drawn_table(), Words("barrage", "en")
    seat, system = words.say(names.seat_name(s, 0)), words.say(names.system_name(0))
    story = ((E_SPENT, 0, 2), (E_PRODUCED, 6, 0), (E_ENERGY, 6, 0))

    texts = [words.say(told(s, (kind, 0, S_INCOME, a, b)).message) for kind, a, b in story]

    assert texts == [
        f"{seat} produces with 2 drops: {system}",
        f"{seat}: the production yields 6 energy",
        f"{seat} advances 6 on the energy track",
    ]


def test_an_automa_says_why_it_passes_over_an_entry() -> None:
    s, words = drawn_table(), Words("barrage", "en")
    seat = words.say(names.seat_name(s, 0))

    text = words.say(told(s, (E_AUTOMA_TRIED, 0, S_RULES, 0, NO_SYSTEM)).message)

    assert text == (
        f'{seat} passes over "production \N{MINUS SIGN}2 with a green contract in reach": '
        "no system produces energy (A5.1.1)"
    )


def test_the_machines_of_an_entry_are_told_with_their_price() -> None:
    words = Words("barrage", "en")
    entries = [machinery(1, -3, 0, 0, 1), machinery(2, -5, 1, 1, 0), machinery(2, -4, 2, 0, 0)]

    assert [words.say(automa_words.entry_name(entry)) for entry in entries] == [
        "machinery shop: 1 machine of choice, lose 3 VP",
        "machinery shop: 1 excavator and 1 mixer, lose 5 VP",
        "machinery shop: 2 excavators, lose 4 VP",
    ]


def test_areas_of_a_free_base_are_joined() -> None:
    words = Words("barrage", "en")
    first = {row.key: row.rewards[0] for row in CONTRACTS}

    texts = [words.say(effects.effect_text(first[key])) for key in ("G12", "Y06", "R02")]

    assert texts == ["free base (plains)", "free base (hills or plains)", "free base (any area)"]


def test_an_unknown_language_names_the_others() -> None:
    with pytest.raises(ConfigError, match="'de': choose one of en, pl, ru, it"):
        Words("barrage", "de")


def test_an_unknown_game_names_the_others() -> None:
    with pytest.raises(ConfigError, match="'chess': choose one of barrage"):
        Words("chess", "en")


def test_a_missing_key_is_an_error() -> None:
    with pytest.raises(RulesError, match="no message 'event-unheard' in it"):
        Words("barrage", "it").say(Message("event-unheard"))


def test_a_missing_key_inside_is_an_error() -> None:
    with pytest.raises(RulesError, match="no message 'company-mars'"):
        Words("barrage", "en").say(Message("event-passed", {"seat": Message("company-mars")}))


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(RulesError, match=r"'event-passed' in en does not render: .*seat"):
        Words("barrage", "en").say(Message("event-passed"))


def test_a_missing_form_is_an_error() -> None:
    with pytest.raises(RulesError, match=r"'option-build' in en does not render: .*structure-one"):
        Words("barrage", "en").say(Message("option-build", {"structure": Message("company-usa")}))


def test_a_client_adds_messages_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("prompt = { $seat }, what now?\n", encoding="utf-8")

    words = Words("barrage", "en", extra=(tmp_path,))

    assert words.say(Message("prompt", {"seat": Message("company-usa")})) == "USA, what now?"
    assert "prompt" in words
    assert "prompt" not in Words("barrage", "en")


def test_a_client_may_not_replace_the_words_of_the_game(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("round = Runde { $n }\n", encoding="utf-8")

    with pytest.raises(RulesError, match="'round' is taken"):
        Words("barrage", "en", extra=(tmp_path,))


def test_a_client_speaks_every_language(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=r"no message file .*en\.ftl"):
        Words("barrage", "en", extra=(tmp_path,))


def test_a_broken_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("prompt = { $seat\n", encoding="utf-8")

    with pytest.raises(RulesError, match="not a message: prompt"):
        Words("barrage", "en", extra=(tmp_path,))


def test_a_message_of_attributes_alone_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("prompt =\n    .short = now\n", encoding="utf-8")

    with pytest.raises(RulesError, match="has attributes but no text"):
        Words("barrage", "en", extra=(tmp_path,)).say(Message("prompt"))
