"""Hints of a coach, and what a bot makes of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0007_coach"
down_revision = "0006_seats"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("coach", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_column("seats", "hints")
    op.drop_column("tables", "coach")
