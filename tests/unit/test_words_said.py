"""The check that a game can say everything, itself checked."""

import pytest

from millrace.games.barrage.game import GAME, Barrage
from millrace.games.barrage.state import State
from millrace.kernel.game import Message
from millrace.words import LANGUAGES
from millrace.words.conformance import check_said

OPTIONS = GAME.parse_options({"players": 2, "introductory": True})


class Unheard(Barrage):
    """A game that asks what no file has words for."""

    def question(self, s: State) -> Message:
        return Message("question-unheard") if s.round else super().question(s)


class Untold(Barrage):
    """A game whose points come from somewhere without a name."""

    points_rows = (*Barrage.points_rows, "points-untold")


def test_a_game_that_has_all_its_words_passes() -> None:
    check_said(GAME, OPTIONS, 1)


@pytest.mark.parametrize(("game", "key"), [(Unheard(), "question-unheard"), (Untold(), "points-untold")])
def test_what_is_missing_is_named_once_for_each_language(game: Barrage, key: str) -> None:
    with pytest.raises(AssertionError) as found:
        check_said(game, OPTIONS, 1)

    lines = str(found.value).splitlines()
    assert lines == sorted(
        f"no message '{key}' in {language} for barrage: add it to the file" for language in LANGUAGES
    )
