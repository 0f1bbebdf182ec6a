"""What happened, as clients are told: the kind of every event, its facts as fields, its words as a key."""

from millrace.games.barrage.events.told import EVENT_KINDS, told

__all__ = ["EVENT_KINDS", "told"]
