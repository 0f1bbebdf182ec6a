"""How the database came to its form. Run by `Database.migrate`; a released step never changes."""
