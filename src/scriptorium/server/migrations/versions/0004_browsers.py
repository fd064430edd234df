"""Where browsers can be notified, and which are one person's."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_index("ix_subscriptions_holder", "subscriptions", ["holder"])
    op.create_table(
        "devices",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "handovers",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    for name in ("handovers", "devices", "subscriptions"):
        op.drop_table(name)
