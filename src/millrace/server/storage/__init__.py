"""What is kept: tables with their books, snapshots, people. On SQLite and PostgreSQL alike."""

from millrace.server.storage.people import Account, LoginTaken, People, PersonRow
from millrace.server.storage.rows import KeyUsed, Line, Summary, TableRow, Taken
from millrace.server.storage.storage import Storage

__all__ = [
    "Account",
    "KeyUsed",
    "Line",
    "LoginTaken",
    "People",
    "PersonRow",
    "Storage",
    "Summary",
    "TableRow",
    "Taken",
]
