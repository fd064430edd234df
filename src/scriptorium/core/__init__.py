"""What a game is: state, frames, actions, decisions, events, chance, records, tables.

Standard library only. A game imports `core`; `core` names no game.
"""
