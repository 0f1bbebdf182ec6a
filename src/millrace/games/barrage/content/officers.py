"""The executive officers: what each one's ability changes, as numbers that the operations read.

Source: the officer tiles. A number of 0 means that the ability does not touch the matter.
"""

from __future__ import annotations

from typing import Final

from millrace.games.barrage.numbers import CONTRACT_LIMIT, SP_ANTON, SP_LESLIE


class Officer:
    """One officer. Only the numbers that differ from an officer without ability are given."""

    def __init__(
        self,
        key: str,
        *,
        base_cost: int = 0,
        level_3_capacity: int = 3,
        least_product: int = 0,
        mixers_per_value: int = 0,
        credits_per_machine: int = 0,
        copies_tile: bool = False,
        copies_officer: bool = False,
        contract_limit: int = CONTRACT_LIMIT,
        many_contracts: bool = False,
        is_architect: bool = False,
        works_on_wheel: bool = False,
        uses_building: bool = False,
        tile: int = -1,
    ) -> None:
        self.key: Final = key
        self.base_cost: Final = base_cost  # excavators for a base in any area
        self.level_3_capacity: Final = level_3_capacity
        self.least_product: Final = least_product  # of drops and conduit value in a production action
        self.mixers_per_value: Final = mixers_per_value  # a conduit may be paid in mixers
        self.credits_per_machine: Final = credits_per_machine  # what replaces a missing machine
        self.copies_tile: Final = copies_tile  # technology tiles on the own wheel
        self.copies_officer: Final = copies_officer
        self.contract_limit: Final = contract_limit
        self.many_contracts: Final = many_contracts  # with one production
        self.is_architect: Final = is_architect  # one of the engineers may earn another turn
        self.works_on_wheel: Final = works_on_wheel  # the machines of an external work are invested
        self.uses_building: Final = uses_building  # an own space for the actions of private buildings
        self.tile: Final = tile  # the special technology tile its owner starts with


MAHIRI: Final = 6

OFFICERS: Final[tuple[Officer, ...]] = (
    Officer("wilhelm", base_cost=3),
    Officer("graziano", level_3_capacity=4),
    Officer("viktor", least_product=4),
    Officer("jill", mixers_per_value=1),
    Officer("solomon", credits_per_machine=3),
    Officer("anton", copies_tile=True, tile=SP_ANTON),
    Officer("mahiri", copies_officer=True),
    Officer("simone", contract_limit=4, many_contracts=True),
    Officer("tommaso", is_architect=True),
    Officer("leslie", works_on_wheel=True, tile=SP_LESLIE),
    Officer("margot", uses_building=True),
    Officer("none"),  # NO_OFFICER is -1: the last row
)
BASE_OFFICERS: Final = (1 << (MAHIRI + 1)) - 1
ALL_OFFICERS: Final = (1 << (len(OFFICERS) - 1)) - 1
