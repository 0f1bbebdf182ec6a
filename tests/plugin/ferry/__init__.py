"""Ferry: boats come to the quay, and everybody's crates want to cross."""
