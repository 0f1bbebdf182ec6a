"""What never changes, as a typed document: every component with its facts, its words and its card."""
