"""Scriptorium: a digital table for Orléans and other medieval eurogames."""

__version__ = "0.1.0"
