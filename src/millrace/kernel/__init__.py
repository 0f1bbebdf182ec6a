"""The game-agnostic kernel: a stack of decisions, a log of answers, events, views, and one checked door."""
