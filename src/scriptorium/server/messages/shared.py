"""What all messages have in common, and what is said when something went wrong."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from scriptorium.server.names import readable

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=24), AfterValidator(readable)
]
Colour = Annotated[int, Field(ge=0, le=5)]  # blue, red, green, yellow, black, white
NO_NUL = r"^[^\x00]*$"  # the one sign that PostgreSQL cannot take
Word = Annotated[str, StringConstraints(max_length=64)]
# Of a link, as it arrives: one that was cut on its way is told so in words of its own.
Key = Annotated[str, StringConstraints(max_length=200)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Complaint(Message):
    """`problem-KEY` of the catalogue, or `reason-KEY` with the id of the rule that forbids it."""

    kind: Literal["problem", "reason"]
    key: str
    values: dict[str, Any]
    rule: str


class Failure(Message):
    error: Complaint


class Done(Message):
    """It is done, and there is no more to say."""


class Network(Message):
    """How other devices come to a server that was asked for under a name only its own machine
    knows. `address`: where they find it, empty if they cannot; `command`: what would let them."""

    address: str
    command: str


class Health(Message):
    status: Literal["ok"]
    version: str
