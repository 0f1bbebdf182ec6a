"""What never changes about Craftsmen, for drawings and cards, put together from the content of the game."""

from __future__ import annotations

from functools import cache
from typing import Final

from millrace.games.craftsmen import cited
from millrace.games.craftsmen.clauses import CLAUSES
from millrace.games.craftsmen.component_types import (
    BonusTokenComponent,
    BuildingComponent,
    CapitalComponent,
    CardComponent,
    Component,
    Components,
    GoodComponent,
    GoodTier,
    Limits,
    SeasonComponent,
    ShipComponent,
    ShipRow,
    SpaceComponent,
    TierComponent,
    TownComponent,
)
from millrace.games.craftsmen.content import board
from millrace.games.craftsmen.content.buildings import (
    BUILD_COST,
    CARDS,
    CARDS_OF,
    COLOUR_KEYS,
    MAYOR_CARDS,
    PRICE,
    TIER_KEYS,
    TYPES,
)
from millrace.games.craftsmen.content.goods import GOOD_KEYS, MEAT, N_RAW, is_shipped
from millrace.games.craftsmen.content.ships import BONUS_TOKENS, HOLD, MAJORITY, N_SHIPS
from millrace.games.craftsmen.names import (
    SPACE_KEYS,
    building_name,
    capital_name,
    card_name,
    good_name,
    space_name,
    tier_name,
    town_name,
)
from millrace.kernel.message import Message, clauses_said, said

PLACE_KEYS: Final[tuple[str, ...]] = (
    *("fair", "granary", "row", "hand", "pile", "discards", "order", "track", "mayor", "bonus"),
)


@cache
def components(digest: str) -> Components:
    """Everything at once: it is the same for every table."""
    return Components(
        digest=digest,
        goods=[_good(i) for i in range(len(GOOD_KEYS))],
        tiers=[_tier(i) for i in range(len(TIER_KEYS))],
        buildings=[_building(i) for i in range(len(TYPES))],
        cards=[_card(i) for i in range(len(CARDS))],
        capital=[_capital(i) for i in range(board.N_KINDS)],
        ships=[_ship(i) for i in range(N_SHIPS)],
        town=[_town(i) for i in range(board.N_TOWN)],
        spaces=[_space(i) for i in range(board.QUEUE)],
        bonus=[_bonus(i) for i in range(len(BONUS_TOKENS))],
        places=[_named("place-", key) for key in PLACE_KEYS],
        seasons=[_season(i) for i in range(len(board.SEASON_KEYS))],
        limits=_limits(),
        clauses=clauses_said(CLAUSES),
    )


def _named(prefix: str, key: str) -> Component:
    return Component(key=key, said=said(Message(prefix + key)), text=[], clauses=list(cited.PLACES[key]))


def _good(good: int) -> GoodComponent:
    tier: GoodTier = "raw"
    if good >= N_RAW:
        tier = "half" if good <= MEAT else "final"
    return GoodComponent(
        key=GOOD_KEYS[good],
        said=said(good_name(good)),
        text=[],
        clauses=list(cited.GOODS[tier]),
        tier=tier,
        ships=is_shipped(good),
        work=_work(good),
    )


def _work(good: int) -> int:
    """Rule C10.3: a work point for the unit itself and for everything that goes into it."""
    maker = next(row for row in TYPES if row.good == good)
    return 1 + sum([_work(wanted) for wanted in maker.inputs])


def _tier(tier: int) -> TierComponent:
    key = TIER_KEYS[tier]
    return TierComponent(
        key=key,
        said=said(tier_name(tier)),
        text=[said(Message(f"tier-{key}-text"))],
        clauses=list(cited.TIERS[tier]),
        cost=BUILD_COST[tier],
        price=PRICE[tier],
        mayor=MAYOR_CARDS[tier],
        cards=CARDS_OF[tier],
    )


def _building(kind: int) -> BuildingComponent:
    row = TYPES[kind]
    return BuildingComponent(
        key=row.key,
        said=said(building_name(kind)),
        text=[said(Message(f"building-{row.key}-text"))],
        clauses=list(cited.BUILDINGS[row.tier]),
        tier=TIER_KEYS[row.tier],
        inputs=[GOOD_KEYS[good] for good in row.inputs],
        good=GOOD_KEYS[row.good],
        vp=row.vp,
    )


def _card(card: int) -> CardComponent:
    row = CARDS[card]
    return CardComponent(
        key=row.key,
        said=said(card_name(card)),
        text=[said(Message(f"building-{TYPES[row.kind].key}-text"))],
        clauses=list(cited.BUILDINGS[TYPES[row.kind].tier]),
        building=TYPES[row.kind].key,
        top=COLOUR_KEYS[row.top],
        bottom=COLOUR_KEYS[row.bottom],
        house=row.has_house,
    )


def _capital(kind: int) -> CapitalComponent:
    return CapitalComponent(
        key=board.CAPITAL_KEYS[kind],
        said=said(capital_name(kind)),
        text=[],
        clauses=list(cited.CAPITAL),
        colour=COLOUR_KEYS[kind // board.N_VALUES],
        value=kind % board.N_VALUES + 1,
        copies=board.COPIES,
    )


def _ship(ship: int) -> ShipComponent:
    rows = [row for row in HOLD if row.ship == ship]
    places = list(MAJORITY[ship])
    return ShipComponent(
        key=str(ship + 1),
        said=said(Message("ship", {"n": ship + 1})),
        text=[said(Message("ship-bonus", {"place": i + 1, "n": n})) for i, n in enumerate(places)],
        clauses=list(cited.SHIPS),
        rows=[ShipRow(good=GOOD_KEYS[row.good], vp=row.vp, slots=2) for row in rows],
        places=places,
    )


def _town(building: int) -> TownComponent:
    key = board.TOWN_KEYS[building]
    return TownComponent(
        key=key,
        said=said(town_name(building)),
        text=[said(Message(f"town-{key}-text"))],
        clauses=list(cited.TOWN[building]),
        stage=building + 1,
        privilege=said(Message(f"town-{key}-privilege")),
    )


def _space(space: int) -> SpaceComponent:
    key = SPACE_KEYS[space]
    return SpaceComponent(
        key=key,
        said=said(space_name(space)),
        text=[said(Message(f"space-{key}-text"))],
        clauses=list(cited.SPACES[space]),
        privilege=space == board.GOLD,
        fee=space != board.RIBBON,
    )


def _season(season: int) -> SeasonComponent:
    """Rules C3.2-C3.3."""
    key = board.SEASON_KEYS[season]
    is_winter = season == board.WINTER
    open_now = (board.BUILDERS, board.CRAFT) if is_winter else range(board.N_TOWN)
    return SeasonComponent(
        key=key,
        said=said(Message("season-" + key)),
        text=[said(Message("season-text-winter" if is_winter else "season-text"))],
        clauses=list(cited.WINTER if is_winter else cited.SEASON),
        assistants=not is_winter,
        town=[board.TOWN_KEYS[building] for building in open_now],
    )


def _bonus(token: int) -> BonusTokenComponent:
    row = BONUS_TOKENS[token]
    return BonusTokenComponent(
        key=GOOD_KEYS[row.good],
        said=said(Message("bonus-token", {"good": good_name(row.good), "n": row.vp})),
        text=[],
        clauses=list(cited.BONUS),
        vp=row.vp,
        line=list(row.line),
    )


def _limits() -> Limits:
    return Limits(
        assistants=board.ASSISTANTS,
        own_in_building=board.OWN_MOST,
        in_building=list(board.TOWN_MOST[2:]),
        queue=list(board.QUEUE_OPEN[2:]),
        tokens=list(board.TOKENS[2:]),
        tokens_held=board.TOKENS_MOST,
        fair=board.FAIR_MOST,
        hand=board.HAND_MOST,
        hand_season=board.HAND_SEASON,
        track=board.TRACK_SPACES,
        city_set=board.SET_VP,
        start_points=list(board.START_POINTS),
        fee=list(board.FEE_POINTS[1:]),
        work=list(board.WORK_POINTS[1:]),
    )
