"""Orléans, the base game, in its editions of 2014 and 2019, for 2 to 5 players.

One module for each chapter of the rules: setup, hourglass, census, followers, planning, actions,
events, torture, scoring; places, tiles, recruiting, technology, city, deeds, development, travel
for what is on the boards. `rules` puts them together; `state` is what lies on the table.
"""
