"""Messages to browsers that are not here: encrypted for one subscription (RFC 8291), signed with
the server's own keys (RFC 8292), and sent to push services that were allowed, nowhere else."""

from __future__ import annotations

import base64
import http.client
import ipaddress
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from scriptorium.core.errors import Problem

# Those of the browsers people use; a star stands for names in front.
SERVICES = [
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
]
TIMEOUT = 10.0  # seconds for a push service to answer
KEPT = 24 * 3600  # seconds that it keeps a message for a browser that is off
SIGNED_FOR = 12 * 3600  # seconds; a day is the most
RECORD = 4096  # bytes: what we say is far shorter


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True)
class Subscription:
    """Where a browser can be reached, and for whom to encrypt."""

    endpoint: str
    p256dh: str
    auth: str


def allowed(endpoint: str, services: list[str]) -> bool:
    """Whether an address is that of a push service: by https at the usual port, or at an address of
    this machine that is named in full."""
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port
    except ValueError:
        return False
    if url.username is not None or url.password is not None or url.fragment:
        return False
    if url.scheme == "http":
        return _is_loopback(host) and f"http://{url.netloc}" in services
    if url.scheme != "https" or port not in (None, 443):
        return False
    return any(host == one or (one.startswith("*.") and host.endswith(one[1:])) for one in services)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class Signer:
    """The server's keys, by which push services know it. The library is needed only here and in
    `encrypt`: a server without keys does not load it."""

    def __init__(self, private: Any, contact: str) -> None:
        from cryptography.hazmat.primitives import serialization

        self._private = private
        self.contact = contact
        self.public = encoded(
            private.public_key().public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        )

    @classmethod
    def load(cls, path: Path, contact: str) -> Signer:
        """The keys in a file; it is made if there is none."""
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            if not path.exists():
                made = ec.generate_private_key(ec.SECP256R1())
                _write(
                    path,
                    made.private_bytes(
                        serialization.Encoding.PEM,
                        serialization.PrivateFormat.PKCS8,
                        serialization.NoEncryption(),
                    ),
                )
            private = serialization.load_pem_private_key(path.read_bytes(), None)
        except (OSError, ValueError, TypeError) as error:
            raise Problem("bad-push-keys", file=str(path), problem=str(error)) from error
        if not isinstance(private, ec.EllipticCurvePrivateKey) or private.curve.name != "secp256r1":
            raise Problem("bad-push-keys", file=str(path), problem="P-256")
        return cls(private, contact)

    def authorization(self, endpoint: str) -> str:
        """Says to the service at this address who sends, for a while."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(json.dumps(one).encode()) for one in parts)
        r, s = utils.decode_dss_signature(
            self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        )
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"


def _write(path: Path, content: bytes) -> None:
    """For nobody else to read."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)


def encrypt(content: bytes, to: Subscription) -> bytes:
    """A message that only this browser can read, as one record of aes128gcm."""
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(secret))

    theirs, salt = decoded(to.p256dh), os.urandom(16)
    once = ec.generate_private_key(ec.SECP256R1())
    mine = once.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = once.exchange(ec.ECDH(), public)
    secret = derived(shared, decoded(to.auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, content + b"\2", None)
    return bytes(salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed)


def post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """Send it, and wait for the answer; where the service points elsewhere nobody goes."""
    url = urlsplit(endpoint)
    kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
    connection = kind(url.netloc, timeout=TIMEOUT)
    try:
        path = f"{url.path or '/'}{f'?{url.query}' if url.query else ''}"
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def send(content: bytes, to: Subscription, signer: Signer) -> int:
    return post(
        to.endpoint,
        encrypt(content, to),
        {
            "Authorization": signer.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        },
    )
