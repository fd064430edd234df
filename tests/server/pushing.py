"""A push service on this machine, and a browser that reads what comes through it."""

from __future__ import annotations

import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from scriptorium.server.webpush import decoded, encoded


def _public(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


class Receiver:
    """A browser's end of a subscription, written from the RFCs and not from our sender."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = _public(self.private.public_key())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str, lang: str = "en") -> dict[str, str]:
        keys = {"p256dh": encoded(self.public), "auth": encoded(self.auth)}
        return {"endpoint": endpoint, "lang": lang, **keys}

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), point)

        def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = hkdf(shared, self.auth, b"WebPush: info\x00" + self.public + theirs, 32)
        key = hkdf(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(secret, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def claims(authorization: str, public: str) -> Any:
    """What a signature says, if it is the server's."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    der = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decoded(signed.split(".")[1]))


class PushService:
    """Answers as `status` says, and keeps what it was sent."""

    def __init__(self) -> None:
        self.status = 201
        self.sent: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.sent.put((self.path, dict(self.headers), body))
                self.send_response(service.status)
                if service.status == 307:
                    self.send_header("Location", f"{service.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
