"""Many games at once: `match` plays one, `simulate` many over several processes, `tournament`
lets every bot of a list play every other, `bench` times the engine. All of them need nothing but
the standard library."""
