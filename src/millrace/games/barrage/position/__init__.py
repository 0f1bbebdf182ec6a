"""Positions as documents that a person can read and edit."""
