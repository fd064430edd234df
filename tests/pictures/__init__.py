"""The pictures of the README, made of real tables: `python -m tests.pictures [NAME ...]`."""
