"""What a browser is called in a list of devices: its name and system, as far as it tells."""

from __future__ import annotations

# The first that is found counts: most of them claim to be others, too.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def label(agent: str) -> str:
    """Empty where nothing is known of it."""
    found = [
        next((name for mark, name in names if mark in agent), "") for names in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(filter(None, found))
