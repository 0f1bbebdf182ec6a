"""Undo: how far one may go back alone."""

import pytest

from millrace.kernel.stack import CHANCE
from millrace.kernel.table import Entry
from millrace.rooms.course import Course

ANNA, BRUNO = 0, 1


@pytest.fixture
def course() -> Course:
    made = Course()
    made.start(1, [500, 501])
    return made


def test_nothing_can_be_taken_back_at_the_start(course: Course) -> None:
    assert course.undo_to(ANNA) is None
    assert course.turn_to(ANNA) is None


def test_the_own_last_answer_can_be_taken_back(course: Course) -> None:
    course.answer(2, ANNA, [7], [], opens=True)

    assert course.undo_to(ANNA) == 1
    assert course.undo_to(BRUNO) is None


def test_a_draw_is_a_barrier(course: Course) -> None:
    course.answer(2, ANNA, [7], [], opens=True)
    course.answer(3, ANNA, [8], [502], opens=False)

    assert course.undo_to(ANNA) is None
    assert course.turn_to(ANNA) is None


def test_another_seats_answer_is_a_barrier(course: Course) -> None:
    course.answer(2, ANNA, [7], [], opens=True)
    course.answer(3, BRUNO, [8], [], opens=True)
    course.answer(4, ANNA, [9], [], opens=True)

    assert course.undo_to(ANNA) == 3
    course.back_to(3)
    assert course.undo_to(ANNA) is None


def test_a_turn_goes_back_to_where_it_began_and_no_further(course: Course) -> None:
    course.answer(2, ANNA, [7], [], opens=True)
    course.answer(3, ANNA, [8], [], opens=True)
    course.answer(4, ANNA, [9], [], opens=False)

    assert course.turn_to(ANNA) == 2


def test_a_turn_goes_back_at_most_to_what_it_revealed(course: Course) -> None:
    course.answer(2, ANNA, [7], [502], opens=True)
    course.answer(3, ANNA, [8], [], opens=False)

    assert course.turn_to(ANNA) == 2


def test_going_back_forgets_answers_and_their_draws(course: Course) -> None:
    course.answer(2, ANNA, [7], [502], opens=True)
    course.answer(3, BRUNO, [8], [], opens=True)

    assert [mark.seq for mark in course.since(1)] == [2, 3]
    assert course.back_to(1) == 2
    assert course.log == [Entry(CHANCE, 500), Entry(CHANCE, 501)]
    assert course.counts(1)
    assert not course.counts(2)
