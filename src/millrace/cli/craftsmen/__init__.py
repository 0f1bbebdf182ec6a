"""Craftsmen at this terminal: `painter.CraftsmenPainter` is all that the rest of the client uses."""
