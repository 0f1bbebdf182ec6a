"""Rule C6: what capital cards are worth together, and which payments there are."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.board import COPIES, N_COLOURS, N_VALUES
from millrace.kernel.bits import bits

_BITS: Final = 4  # a payment counts the cards of each kind in four bits
_OF_COLOUR: Final = (1 << COPIES * N_VALUES) - 1
ANY_COLOUR: Final = (1 << N_COLOURS) - 1


def set_worth(ones: int, twos: int, threes: int) -> int:
    """Rule C6.2: the best worth of cards of one colour, by how many there are of each value.

    >>> set_worth(2, 1, 0), set_worth(0, 0, 2), set_worth(0, 0, 1)
    (10, 6, 3)
    """
    n = ones + twos + threes
    if n < 2:
        return ones + 2 * twos + 3 * threes
    return max(5 * (n - 1), 6 if threes == 2 and n == 2 else 0)


def hand_worth(capital: int, colours: int = ANY_COLOUR) -> int:
    """The best worth of a hand, of some colours only."""
    total = 0
    for colour in range(N_COLOURS):
        cards = capital >> colour * COPIES * N_VALUES & _OF_COLOUR
        if cards and colours >> colour & 1:
            total += set_worth(
                (cards & 15).bit_count(), (cards >> 4 & 15).bit_count(), (cards >> 8).bit_count()
            )
    return total


def kinds_in(capital: int) -> list[int]:
    """The kinds of cards in a hand, ascending."""
    return [kind for kind in range(N_COLOURS * N_VALUES) if capital >> kind * COPIES & 15]


def card_of(capital: int, kind: int) -> int:
    """A card of that kind: the one with the lowest number."""
    return kind * COPIES + bits(capital >> kind * COPIES & 15)[0]


def count_of(payment: int, kind: int) -> int:
    return payment >> kind * _BITS & 15


def one_of(kind: int) -> int:
    """A payment of a single card."""
    return 1 << kind * _BITS


def worth_of(payment: int) -> int:
    """The best worth of the cards of a payment."""
    total = 0
    for colour in range(N_COLOURS):
        part = payment >> colour * N_VALUES * _BITS & 0xFFF
        if part:
            total += set_worth(part & 15, part >> 4 & 15, part >> 8)
    return total


def payments(capital: int, due: int, colours: int) -> list[int]:
    """Rule R-43: the payments of at least so much from which no card could be taken back."""
    choices: list[list[tuple[int, int]]] = []
    for colour in range(N_COLOURS):
        cards = capital >> colour * COPIES * N_VALUES & _OF_COLOUR
        choices.append(_parts(cards, colour) if colours >> colour & 1 else [(0, 0)])
    most_after = [0] * (N_COLOURS + 1)
    for colour in range(N_COLOURS - 1, -1, -1):
        most_after[colour] = most_after[colour + 1] + max(worth for _, worth in choices[colour])
    found: list[int] = []
    _search(choices, most_after, 0, 0, 0, due, found)
    return [payment for payment in found if not _has_spare(payment, due)]


def _parts(cards: int, colour: int) -> list[tuple[int, int]]:
    """What may be paid of one colour, as (payment, worth)."""
    shift = colour * N_VALUES * _BITS
    return [
        ((ones | twos << 4 | threes << 8) << shift, set_worth(ones, twos, threes))
        for ones in range((cards & 15).bit_count() + 1)
        for twos in range((cards >> 4 & 15).bit_count() + 1)
        for threes in range((cards >> 8).bit_count() + 1)
    ]


def _search(
    choices: list[list[tuple[int, int]]],
    most_after: list[int],
    colour: int,
    payment: int,
    worth: int,
    due: int,
    found: list[int],
) -> None:
    if worth >= due:  # more colours would only waste
        found.append(payment)
        return
    if colour == N_COLOURS or worth + most_after[colour] < due:
        return
    for part, more in choices[colour]:
        _search(choices, most_after, colour + 1, payment | part, worth + more, due, found)


def _has_spare(payment: int, due: int) -> bool:
    """Whether a card could be taken back and the rest be enough."""
    return any(
        count_of(payment, kind) and worth_of(payment - one_of(kind)) >= due
        for kind in range(N_COLOURS * N_VALUES)
    )


def can_pay(capital: int, due: int, colours: int = ANY_COLOUR) -> bool:
    return hand_worth(capital, colours) >= due
