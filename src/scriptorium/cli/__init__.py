"""The `scriptorium` command: one module for each of its commands.

The command line knows no game by name: it finds games, bots, texts and pictures through the
registry and by the names of packages.
"""
