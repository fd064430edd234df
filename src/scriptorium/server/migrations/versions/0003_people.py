"""Who is away, votes, clocks, colours, and the table that follows a finished one."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0003"
down_revision = "0002_seats"
branch_labels = None
depends_on = None

Json = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", Json))
    op.add_column("tables", sa.Column("rematch", sa.String(24)))
    op.add_column("tables", sa.Column("fill_at", sa.Float()))
    op.add_column("seats", sa.Column("colour", sa.Integer()))
    op.add_column("seats", sa.Column("left_at", sa.Float()))
    op.add_column("seats", sa.Column("stand_in", sa.String(8), nullable=False, server_default=""))
    for name in ("clock_left", "clock_free", "clock_since", "clock_due"):
        op.add_column("seats", sa.Column(name, sa.Float()))
    op.add_column("seats", sa.Column("clock_asked", sa.Integer()))
    op.create_index("seats_by_due", "seats", ["clock_due"])
    op.create_index("tables_by_fill", "tables", ["fill_at"])
    op.add_column("chat", sa.Column("event", sa.String(8), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("round", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("voter", sa.Integer(), primary_key=True),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.execute("insert into pulse (id, at) values (1, 0)")


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_table("votes")
    for name in ("round", "event"):
        op.drop_column("chat", name)
    op.drop_index("tables_by_fill", "tables")
    op.drop_index("seats_by_due", "seats")
    for name in ("clock_asked", "clock_due", "clock_since", "clock_free", "clock_left"):
        op.drop_column("seats", name)
    for name in ("stand_in", "left_at", "colour"):
        op.drop_column("seats", name)
    for name in ("fill_at", "rematch", "clock"):
        op.drop_column("tables", name)
