"""Hands: whoever keeps the best cards, and says so with the right bid."""
