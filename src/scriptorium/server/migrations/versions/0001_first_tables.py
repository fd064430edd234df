"""The first tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Json = sa.JSON().with_variant(JSONB(), "postgresql")


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("config", Json, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("head", sa.Text()),
        sa.Column("summary", Json, nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=False),
    )
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("person", sa.Boolean(), nullable=False),
        sa.Column("auto", sa.Boolean(), nullable=False),
        sa.Column("since_round", sa.Integer(), nullable=False),
    )
    op.create_table(
        "keys",
        of_table(),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer()),
        sa.Column("purpose", sa.String(16), nullable=False),
    )
    op.create_index("keys_by_hash", "keys", ["hash"])
    op.create_table(
        "entries",
        of_table(),
        sa.Column("n", sa.Integer(), primary_key=True),
        sa.Column("line", sa.Text(), nullable=False),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("n", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "snapshots",
        of_table(),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for name in ("snapshots", "chat", "entries", "keys", "seats", "tables"):
        op.drop_table(name)
