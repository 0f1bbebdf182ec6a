"""What is said to people: keys of the message files with their arguments, never sentences."""

from __future__ import annotations

from typing import NamedTuple, NotRequired, TypedDict


class Message(NamedTuple):
    """A key of the message files with its named arguments; an argument may be a message itself."""

    key: str
    args: dict[str, int | str | Message] = {}  # noqa: RUF012 - never changed


class Reason(NamedTuple):
    """Why an action is not offered: the words, the clause that says so, and a word for programs."""

    message: Message
    clause: str
    kind: str = ""


class Said(TypedDict):
    """A message as it stands in a document: a key of the message files; an argument may be said itself."""

    key: str
    args: NotRequired[dict[str, int | str | Said]]


def said(message: Message) -> Said:
    """The message for a document.

    >>> said(Message("built", {"who": Message("seat", {"n": 2})}))
    {'key': 'built', 'args': {'who': {'key': 'seat', 'args': {'n': 2}}}}
    """
    if not message.args:
        return {"key": message.key}
    args: dict[str, int | str | Said] = {}
    for name, value in message.args.items():
        args[name] = said(value) if isinstance(value, Message) else value
    return {"key": message.key, "args": args}


def message_of(said: Said) -> Message:
    """The message a document has.

    >>> message_of({"key": "built", "args": {"who": {"key": "seat", "args": {"n": 2}}}})
    Message(key='built', args={'who': Message(key='seat', args={'n': 2})})
    """
    args: dict[str, int | str | Message] = {}
    for name, value in said.get("args", {}).items():
        args[name] = message_of(value) if isinstance(value, dict) else value
    return Message(said["key"], args)


def all_said(messages: tuple[Message, ...] | list[Message]) -> list[Said]:
    return [said(message) for message in messages]


def clause_text(clause: str) -> Message:
    """The text of a clause of the rules by its number; the words stand in `text/clauses` of the game.

    >>> clause_text("B4.2.6").key
    'clause-B4-2-6'
    """
    return Message("clause-" + clause.replace(".", "-"))


def clauses_said(clauses: tuple[str, ...]) -> dict[str, Said]:
    """The texts of some clauses for a document, by their numbers."""
    return {clause: said(clause_text(clause)) for clause in clauses}
