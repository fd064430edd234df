"""The table for many: tables, seats, live sockets, storage. Knows games by name only."""
