"""Every component of the box as rows. Rows name numbers; no logic lives here."""
