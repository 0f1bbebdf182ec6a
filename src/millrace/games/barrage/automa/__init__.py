"""Chapter A: the rule book's own player. Its turn is made of steps; it decides nothing freely."""
