"""A browser may have several seats of one table."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0002_seats"
down_revision = "0001"
branch_labels = None
depends_on = None

Json = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    op.add_column("keys", sa.Column("others", Json))


def downgrade() -> None:
    op.drop_column("keys", "others")
