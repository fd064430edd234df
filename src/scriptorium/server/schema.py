"""The tables of the database. `migrations` brings an older database to this."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy.dialects.postgresql import JSONB

metadata = MetaData()
Json = JSON().with_variant(JSONB(), "postgresql")


def _of_table() -> Column[str]:
    return Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True)


# One game. `head` is the first line of its record, written when the game starts; `summary` is
# what everybody may know of where it stands, for lists of tables. `clock`: how time is measured.
# `rematch`: the table at which the same people play again; `fill_at`: when bots take what is open;
# `opened`: when somebody last looked at it, to the day; `coach`: whether hints may be asked for.
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("config", Json, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("head", Text),
    Column("summary", Json, nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("clock", Json),
    Column("rematch", String(24)),
    Column("fill_at", Float),
    Column("opened", Float),
    Column("coach", Boolean, nullable=False, server_default=false()),
    Index("tables_by_fill", "fill_at"),
    Index("tables_by_opened", "opened"),
)

# `colour`: none is that of the seat's number. `left_at`: since when nobody is connected.
# `stand_in`: why a bot plays for a person. `clock_*`: what `clocks.Clock` says. `hints`: how many
# the coach has given.
seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("level", String(64), nullable=False),
    Column("person", Boolean, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("since_round", Integer, nullable=False),
    Column("colour", Integer),
    Column("left_at", Float),
    Column("stand_in", String(8), nullable=False, server_default=""),
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("clock_left", Float),
    Column("clock_free", Float),
    Column("clock_since", Float),
    Column("clock_due", Float),
    Column("clock_asked", Integer),
    Index("seats_by_due", "clock_due"),
)

# Who wants a bot for a seat whose player is away; -1 is a host without a seat.
votes = Table(
    "votes",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
)

# When a server was last there: clocks stand still while none is.
pulse = Table(
    "pulse", metadata, Column("id", Integer, primary_key=True), Column("at", Float, nullable=False)
)

# Who may do what: hashes only. `purpose`: holder (a browser or a person), host (the same, who holds
# the table), guest (somebody at another's seat); links: invite (an open seat), device (to a seat of
# one's own), claim (to that of somebody who is lost), watch, share; asked (a place kept).
# `hidden`: not in the list of its holder.
keys = Table(
    "keys",
    metadata,
    _of_table(),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer),
    Column("others", Json),  # further seats of a browser at which several people play
    Column("purpose", String(16), nullable=False),
    Column("made", Float),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index("keys_by_hash", "hash"),
)

# The record, append-only. The primary key is what keeps two processes from writing one entry.
entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)

# What people say, and with `event` what happened to seats (`text`: the level of a bot).
chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("event", String(8), nullable=False, server_default=""),
    Column("round", Integer, nullable=False, server_default="0"),
)

# What the rules of then made of each entry (`core.chronicle`), written with it; 0 is the start.
chronicle = Table(
    "chronicle",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)

# What a bot has made of a finished game (`arena.analysis`), as JSON; older versions are made anew.
analyses = Table(
    "analyses",
    metadata,
    _of_table(),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

# What versions without a chronicle kept of a game; gone once it has one.
snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("count", Integer, nullable=False),
    Column("rules", String(64), nullable=False),
    Column("data", Text, nullable=False),
)

# Where a browser can be notified; `id` is the hash of the address, `holder` that of its key.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("holder", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("made", Float, nullable=False),
)

# Browsers of one person, whose keys are under that name; one that stands alone is not here.
devices = Table(
    "devices",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("label", String(64), nullable=False, server_default=""),
    Column("made", Float, nullable=False, server_default="0"),
    Column("seen", Float, nullable=False, server_default="0"),
)

# Links by which another browser becomes the same person's.
handovers = Table(
    "handovers",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

# Phrases by which a person comes back.
phrases = Table(
    "phrases",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

# Passkeys; `id` is the hash of the credential's own, `count` what guards against copies.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("credential", Text, nullable=False),
    Column("public", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("label", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
)

# What a browser has been asked to sign with a passkey, once and soon.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("made", Float, nullable=False),
)
