"""Figures for whoever runs the server, in Prometheus format."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set when several processes are counted together

requests = Counter("scriptorium_requests", "Requests answered", ["route", "status"])
actions = Counter("scriptorium_actions", "Choices stored", ["game", "by"])
storing = Histogram(
    "scriptorium_store_seconds",
    "From a choice to its being stored",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
store_failures = Counter("scriptorium_store_failures", "Times that the database failed")
store_works = Gauge(
    "scriptorium_store_works",
    "1 while what is to be stored is stored, 0 in an outage",
    multiprocess_mode="livemin",
)
sockets = Gauge("scriptorium_sockets", "Live sockets", multiprocess_mode="livesum")
rooms = Gauge("scriptorium_rooms", "Tables in memory", multiprocess_mode="livesum")
bot_tables = Gauge(
    "scriptorium_bot_tables", "Tables where bots play among themselves", multiprocess_mode="livesum"
)
bot_crashes = Counter("scriptorium_bot_crashes", "Bots that died or failed while thinking")
table_failures = Counter("scriptorium_table_failures", "Times that a table could not go on")
unreadable_tables = Counter(
    "scriptorium_unreadable_tables", "Tables that could not be opened, each once", ["why"]
)
renewed_tables = Counter(
    "scriptorium_tables_renewed", "Tables that go on by newer rules", ["was", "now"]
)
refused = Counter("scriptorium_refused", "Requests and sockets refused by a limit", ["limit"])


def page() -> bytes:
    if FOLDER in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()
