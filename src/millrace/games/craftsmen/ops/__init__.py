"""The operations, one module per chapter of the rules."""
