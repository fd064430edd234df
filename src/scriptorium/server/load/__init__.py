"""A load test: many tables with live sockets against a server of their own."""
