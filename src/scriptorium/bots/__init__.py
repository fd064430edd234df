"""Players that are programs.

`random` plays any game; the others know one game and live in a module of its name (`orleans`,
with a table LADDER from the weakest to the strongest). `ladder` finds them by name.
"""
