"""Which Automas a companion runs, as people write them: `high:germany`, `low`."""

from __future__ import annotations

from collections.abc import Sequence

from millrace.cli.companion.companion import MOST_AUTOMAS, Automa
from millrace.games.barrage.content.companies import ALL_COMPANIES, BASE_COMPANIES, COMPANIES
from millrace.games.barrage.levels import LEVEL_KEYS
from millrace.kernel.bits import bits
from millrace.kernel.errors import ConfigError


def parse_automas(texts: Sequence[str], *, has_leeghwater: bool) -> list[Automa]:
    """Levels, each with a company or none; ConfigError names what does not fit."""
    if not 1 <= len(texts) <= MOST_AUTOMAS:
        raise ConfigError(f"a companion runs 1 to {MOST_AUTOMAS} Automas, not {len(texts)}")
    box = [COMPANIES[company].key for company in bits(ALL_COMPANIES if has_leeghwater else BASE_COMPANIES)]
    found: list[Automa] = []
    for text in texts:
        level, colon, company = text.partition(":")
        if level not in LEVEL_KEYS[1:]:
            raise ConfigError(f"there is no level '{level[:40]}': choose one of {', '.join(LEVEL_KEYS[1:])}")
        if colon and company not in box:
            raise ConfigError(
                f"there is no company '{company[:40]}' in the box: choose one of {', '.join(box)}"
            )
        if company and company in [automa.company for automa in found]:
            raise ConfigError(f"two Automas cannot both be {company}")
        found.append(Automa(level, company))
    return found
