"""Millrace: an open table for two heavy economic board games."""

__version__ = "0.1.0"
