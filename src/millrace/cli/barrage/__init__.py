"""Barrage at the terminal."""
