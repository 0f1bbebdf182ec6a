"""Rule C6: what capital cards are worth together, and which payments there are."""

from __future__ import annotations

from typing import Final

from millrace.games.craftsmen.content.board import COPIES, N_COLOURS, N_VALUES
from millrace.kernel.bits import bits

_BITS: Final = 4  # a payment counts the cards of each kind in four bits
_NO_CARD: Final = 99  # more than any card is worth
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


def contains(payment: int, part: int) -> bool:
    return all(count_of(payment, kind) >= count_of(part, kind) for kind in range(N_COLOURS * N_VALUES))


def worth_of(payment: int) -> int:
    """The best worth of the cards of a payment."""
    total = 0
    for colour in range(N_COLOURS):
        part = payment >> colour * N_VALUES * _BITS & 0xFFF
        if part:
            total += set_worth(part & 15, part >> 4 & 15, part >> 8)
    return total


class Part:
    """Cards of one colour in a payment: their worth, and the least by which one card fewer would lower it."""

    __slots__ = ("least", "payment", "worth")

    def __init__(self, payment: int, worth: int, least: int) -> None:
        self.payment: Final = payment
        self.worth: Final = worth
        self.least: Final = least


_NOTHING: Final = Part(0, 0, _NO_CARD)


def parts(capital: int, colours: int) -> list[tuple[int, int]]:
    """Every payment of one colour that a hand could make, with its worth."""
    found: list[tuple[int, int]] = []
    for colour in range(N_COLOURS):
        cards = capital >> colour * COPIES * N_VALUES & _OF_COLOUR
        if cards and colours >> colour & 1:
            found += [(part.payment, part.worth) for part in _parts(cards, colour) if part.payment]
    return found


def payments(capital: int, due: int, colours: int) -> list[int]:
    """Rule R-43: the payments of at least so much from which no card could be taken back."""
    choices: list[list[Part]] = []
    for colour in range(N_COLOURS):
        cards = capital >> colour * COPIES * N_VALUES & _OF_COLOUR
        choices.append(_parts(cards, colour) if colours >> colour & 1 else [_NOTHING])
    most_after = [0] * (N_COLOURS + 1)
    for colour in range(N_COLOURS - 1, -1, -1):
        most_after[colour] = most_after[colour + 1] + max([part.worth for part in choices[colour]])
    found: list[int] = []
    _search(choices, most_after, 0, _NOTHING, due, found)
    return found


def _parts(cards: int, colour: int) -> list[Part]:
    """What may be paid of one colour."""
    shift = colour * N_VALUES * _BITS
    found = [_NOTHING]
    for ones in range((cards & 15).bit_count() + 1):
        for twos in range((cards >> 4 & 15).bit_count() + 1):
            for threes in range((cards >> 8).bit_count() + 1):
                if ones or twos or threes:
                    payment = (ones | twos << 4 | threes << 8) << shift
                    worth = set_worth(ones, twos, threes)
                    found.append(Part(payment, worth, worth - _without_one(ones, twos, threes)))
    return found


def _without_one(ones: int, twos: int, threes: int) -> int:
    """The most that is left when one card is taken back."""
    most = 0
    if ones:
        most = set_worth(ones - 1, twos, threes)
    if twos:
        most = max(most, set_worth(ones, twos - 1, threes))
    if threes:
        most = max(most, set_worth(ones, twos, threes - 1))
    return most


def _search(
    choices: list[list[Part]], most_after: list[int], colour: int, so_far: Part, due: int, found: list[int]
) -> None:
    if so_far.worth >= due:  # a card of another colour could be taken back
        if so_far.worth - so_far.least < due:
            found.append(so_far.payment)
        return
    if colour == N_COLOURS or so_far.worth + most_after[colour] < due:
        return
    for part in choices[colour]:
        more = Part(so_far.payment | part.payment, so_far.worth + part.worth, min(so_far.least, part.least))
        _search(choices, most_after, colour + 1, more, due, found)


def can_pay(capital: int, due: int, colours: int = ANY_COLOUR) -> bool:
    return hand_worth(capital, colours) >= due
