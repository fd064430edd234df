"""Persons with several browsers, phrases and passkeys; links that end; lists that can be tidied."""

import json

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0006_seats"
down_revision = "0005_chronicle"
branch_labels = None
depends_on = None

Json = sa.JSON().with_variant(JSONB(), "postgresql")
STRONGEST = ("host", "holder", "asked")


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened", sa.Float()))
    op.execute("update tables set opened = moved")
    op.create_index("tables_by_opened", "tables", ["opened"])
    op.add_column("keys", sa.Column("made", sa.Float()))
    op.add_column(
        "keys", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("devices", sa.Column("label", sa.String(64), nullable=False, server_default=""))
    for name in ("made", "seen"):
        op.add_column("devices", sa.Column(name, sa.Float(), nullable=False, server_default="0"))
    op.drop_table("handovers")  # links of a day
    for table in ("handovers", "phrases"):
        op.create_table(
            table,
            sa.Column("hash", sa.String(64), primary_key=True),
            sa.Column("person", sa.String(24), nullable=False),
            sa.Column("made", sa.Float(), nullable=False),
        )
        op.create_index(f"ix_{table}_person", table, ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("public", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float()),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    _gather_keys(op.get_bind())


def _gather_keys(connection: sa.Connection) -> None:
    """What each browser of a person had is the person's now."""
    rows = connection.execute(
        sa.text(
            "select d.person, k.table_id, k.hash, k.seat, k.others, k.purpose"
            " from devices d join keys k on k.hash = d.holder order by k.table_id"
        )
    ).all()
    found: dict[tuple[str, str], tuple[set[int], set[str]]] = {}
    for person, table, hash, seat, others, purpose in rows:
        more = json.loads(others) if isinstance(others, str) else others
        seats, purposes = found.setdefault((table, person), (set(), set()))
        seats |= {one for one in (seat, *(more or [])) if one is not None}
        purposes.add(purpose)
        connection.execute(
            sa.text("delete from keys where table_id = :table and hash = :hash"),
            {"table": table, "hash": hash},
        )
    keys = sa.table(
        "keys",
        *(sa.column(name) for name in ("table_id", "hash", "seat", "purpose")),
        sa.column("others", Json),
    )
    for (table, person), (seats, purposes) in found.items():
        first, *others = [*sorted(seats), None][: max(1, len(seats))]
        values = {"seat": first, "others": others or sa.null()}
        purpose = next(one for one in STRONGEST if one in purposes)
        connection.execute(
            sa.insert(keys).values(table_id=table, hash=person, purpose=purpose, **values)
        )


def downgrade() -> None:
    for table in ("challenges", "passkeys", "phrases", "handovers"):
        op.drop_table(table)
    op.create_table(
        "handovers",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    for name in ("label", "made", "seen"):
        op.drop_column("devices", name)
    for name in ("hidden", "made"):
        op.drop_column("keys", name)
    op.drop_index("tables_by_opened", "tables")
    op.drop_column("tables", "opened")
