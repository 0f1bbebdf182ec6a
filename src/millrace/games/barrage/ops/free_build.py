"""Rule B5.6: structures without engineers, tile and machines."""

from __future__ import annotations

from millrace.games.barrage.content.map import CONDUIT_VALUE, SITE_AREA
from millrace.games.barrage.names import site_name, structure_name
from millrace.games.barrage.numbers import (
    A_SITE,
    A_TILE,
    BASE,
    CONDUIT,
    E_FORFEIT,
    POWERHOUSE,
    SITE_CONDUIT,
    SKIP,
)
from millrace.games.barrage.ops.construct import put_piece
from millrace.games.barrage.ops.sites import closed_site, open_sites, surcharge
from millrace.games.barrage.ops.supply import pay_credits
from millrace.games.barrage.state import State
from millrace.kernel.game import Message, Reason
from millrace.kernel.operation import Choice, refusal
from millrace.kernel.stack import Frame


class FreeBuild(Choice[State]):  # a: structure, b: areas as a mask, or the highest value of a conduit
    """Rule B5.6: a structure without engineers, tile and machines; the red border is still paid."""

    name = "free_build"
    bounds = (BASE, POWERHOUSE, 1, 7)
    clause = "B16.1.10"

    def applies(self, s: State, f: Frame) -> bool:
        if free_sites(s, f.seat, f.a, f.b):
            return True
        s.tell(E_FORFEIT, f.seat, f.source, f.op, f.a)
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        return [*[A_SITE + site for site in free_sites(s, f.seat, f.a, f.b)], SKIP]

    def pick(self, s: State, f: Frame, action: int) -> None:
        if action == SKIP:
            return
        site = action - A_SITE
        pay_credits(s, f.seat, action, surcharge(f.a, site, 0))
        put_piece(s, f.seat, f.source, f.a, site)

    def question(self, s: State, f: Frame) -> Message:  # noqa: ARG002
        return self.asks({"structure": structure_name(f.a)})

    def wording(self, s: State, f: Frame, action: int) -> Message | None:  # noqa: ARG002
        return Message("option-skip-build") if action == SKIP else None

    def reason(self, s: State, f: Frame, action: int) -> Reason:
        if not A_SITE <= action < A_TILE:
            return super().reason(s, f, action)
        site = action - A_SITE
        closed = closed_site(s, f.seat, f.a, site)
        if closed is not None:
            return closed
        if f.a == CONDUIT and CONDUIT_VALUE[site - SITE_CONDUIT] > f.b:
            return refusal("free-value", "B5.6.2", most=f.b, value=CONDUIT_VALUE[site - SITE_CONDUIT])
        if f.a != CONDUIT and not f.b >> SITE_AREA[site] & 1:
            return refusal("free-area", "B5.6.2", site=site_name(site))
        return refusal("border", "B5.6.3", need=surcharge(f.a, site, 0), have=s.seats[f.seat].credits)


def free_sites(s: State, seat: int, structure: int, limit: int) -> list[int]:
    """Where a free structure may go: the usual places, within the limit shown, the border payable."""
    own = s.seats[seat].credits
    found: list[int] = []
    for site in open_sites(s, seat, structure):
        if structure == CONDUIT:
            is_within = CONDUIT_VALUE[site - SITE_CONDUIT] <= limit
        else:
            is_within = limit >> SITE_AREA[site] & 1 == 1
        if is_within and surcharge(structure, site, 0) <= own:
            found.append(site)
    return found
