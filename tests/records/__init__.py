"""Finished games, as `scriptorium simulate --records` writes them. Drop one here and it is a test.

When a rule is corrected and a game cannot be replayed any more, record it anew: its header says
how (edition, players, seats, seed).
"""
