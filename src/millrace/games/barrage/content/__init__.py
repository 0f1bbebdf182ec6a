"""Every component of the box as rows. Rows name effects and numbers; no logic lives here."""
