"""The table as one seat sees it: the shape of what `view.py` shows. Seats are counted from 1."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Owner: TypeAlias = int | Literal["natural"] | None


class CapitalView(TypedDict):
    pile: int
    discards: list[str]
    up: list[str | None]
    mayor: list[str]


class PileView(TypedDict):
    """The building cards of a tier: how many lie face down, and which lie face up."""

    pile: int
    up: list[str | None]


class PlaceView(TypedDict):
    """A queue space you may take now: the answers that lead there, and what it costs."""

    path: list[int]
    fee: int  # in points, or a capital card instead; 0: nothing is due
    to: int  # who is paid, or with two players draws a card; 0: nobody
    own: bool  # it is on your own disc
    acts: int  # you would be the n-th to act there
    privilege: bool


class TownView(TypedDict):
    """A town building: for each queue space its lower and its upper disc, and the discs on its picture.

    `places` are the queue spaces as you may take them, one for each, while you are asked where to send.
    """

    queue: list[list[Owner]]
    picture: list[int]
    places: list[PlaceView | None]


class HoldView(TypedDict):
    """A row of a ship's hold: its good, what a marker scores there, and whose markers lie in its slots."""

    good: str
    vp: int
    slots: list[Owner]


class TokensView(TypedDict):
    """What is left in the town hall."""

    privilege: int
    work: int


class BuiltView(TypedDict):
    """A card of a row, and the goods on its input icons."""

    card: str
    filled: list[str]


class ColourView(TypedDict):
    """The cards of one colour in your hand, and the most they are worth together."""

    colour: str
    cards: list[str]
    worth: int


class FitView(TypedDict):
    """Where a card of your hand fits: at ends of your row, or beside other cards of your hand."""

    ends: list[Literal["left", "right"]]
    beside: list[str]


class SeatView(TypedDict):
    """Hands of others show numbers only; what they are worth and where they fit is yours alone."""

    vp: int
    capital: list[str] | int
    worth: int | None
    colours: list[ColourView]
    cards: list[str] | int
    fits: dict[str, FitView]
    row: list[BuiltView]
    fair: int
    privileges: int
    works: int
    assistants: int
    passed: bool
    pictures: int


class ActingView(TypedDict):
    """The assistant whose action is under way; in winter nobody's stands there and `space` is empty."""

    seat: int
    town: str
    space: str
    is_upper: bool


class WorkView(TypedDict):
    """Work points of the production under way."""

    seat: int
    left: int


class WayView(TypedDict):
    """A way to pay out of your hand: its cards, what is lost, and what the rest is worth."""

    cards: list[str]
    over: int
    leaves: int


class PaymentWayView(WayView):
    """One of the payments that are accepted, with the answers that make it."""

    path: list[int]


class BidView(WayView):
    """A bid you can afford, with the cheapest way to pay it."""

    bid: int


class AuctionView(TypedDict):
    """An auction: `bids` are what you could bid, if you are asked."""

    card: str
    opener: int
    bid: int  # the highest; 0 before the first
    by: int
    left: list[int]  # seats still in it
    offer: int  # of the mayor; 0 while he has made none
    bids: list[BidView]


class PartView(TypedDict):
    """Cards of one colour laid together, and what they are worth; the parts of a payment add up."""

    cards: list[str]
    worth: int


class PaymentView(TypedDict):
    """A payment under way: `ways` are what may be paid, the best first, for whoever pays.

    `parts` are all he could lay of one colour. `card` is the building card bought; empty when the cards just
    built are paid for.
    """

    seat: int
    card: str
    due: int
    colours: list[str]  # that are accepted
    laid: list[str]
    worth: int
    parts: list[PartView]
    ways: list[PaymentWayView]


class BuildView(TypedDict):
    """Building cards under way: `ends` are the answers that put a card of your hand to an end of your row."""

    seat: int
    cost: int  # of the cards put down so far
    built: int
    most: int
    is_free: bool  # the next card needs no match
    ends: dict[str, dict[str, list[int]]]


class YearEndView(TypedDict):
    """What a seat would score if the year ended now; investments are up to the players."""

    ships: int
    city: int
    granary: int
    total: int


Phase: TypeAlias = Literal["start", "assistants", "buildings", "end", "year-end", "over"]


class View(TypedDict):
    """`stage` is the town building whose actions run, 0 between them; `stages_over` those that are done."""

    year: int
    season: str
    phase: Phase
    stage: int
    stages_over: int
    acting: ActingView | None
    work: WorkView | None
    auction: AuctionView | None
    payment: PaymentView | None
    build: BuildView | None
    year_end: list[YearEndView]
    order: list[int]
    capital: CapitalView
    market: dict[str, PileView]
    town: dict[str, TownView]
    track: list[int]
    granary: dict[str, list[Owner]]
    ships: list[list[HoldView]]
    tokens: TokensView
    bonus: dict[str, Owner]
    looked: list[str] | int
    seats: list[SeatView]
