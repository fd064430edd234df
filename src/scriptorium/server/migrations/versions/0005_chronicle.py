"""What the rules of then made of each entry, so that tables outlive their rules."""

import sqlalchemy as sa
from alembic import op

revision = "0005_chronicle"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chronicle",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer(), primary_key=True),
        sa.Column("line", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("chronicle")
