"""Pilgrim, for 1 to 4 players, with the Ab-Bott and its campaign for one.

One module for each chapter of the rules: setup, movement, turn; allocation, build_roads, clerical,
construct, alms, ordination, produce, taxation for the eight duties; roads and trails for the map;
buildings, payments, merchant; round_end and scoring. `abbott` and `abbott_roads` are the automaton
of the solo game. `rules` puts the tables together; `state` is what lies on the table.
"""
