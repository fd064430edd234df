"""Many games at once: `match` plays one, `simulate` many over several processes, `bench` times
the engine. All three need nothing but the standard library."""
