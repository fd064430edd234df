"""What the server and its clients say to each other. OpenAPI and the client's types come from here.

Keys and values travel, never sentences: the reader's language is the client's business.
"""
