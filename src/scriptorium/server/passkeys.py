"""Passkeys: a person's own key, kept by the device or its maker, that a browser signs with.

The library (`webauthn`) checks what the browser brings. It takes a second to load, which nobody has
to wait for who never uses a passkey.
"""

from __future__ import annotations

import asyncio
import base64
import functools
import hashlib
import ipaddress
import json
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update

from scriptorium.core.errors import Problem
from scriptorium.server.grants import plain
from scriptorium.server.persons import Persons
from scriptorium.server.schema import challenges, passkeys

if TYPE_CHECKING:
    from types import ModuleType

NAME = "Scriptorium"
PATIENCE = 300.0  # seconds for the person to answer
MOST = 20  # of one person
MOST_COUNTED = 2**31 - 1  # by the database; what a device says may be twice as much


@functools.cache
def _library() -> ModuleType:
    import webauthn

    return webauthn


async def _loaded() -> ModuleType:
    return await asyncio.to_thread(_library)


def site(host: str) -> str:
    """The name a passkey is good for. A number is no name: no browser would make one."""
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return name.lower()
    raise Problem("no-passkeys-here")


def _origins(host: str) -> list[str]:
    """Whether it came encrypted, a proxy may hide; browsers make passkeys only where it is safe."""
    return [f"https://{host}", f"http://{host}"]


def _id(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkeys:
    def __init__(self, persons: Persons) -> None:
        self.persons = persons
        self.store = persons.store

    async def offer(self, browser: str, label: str, host: str) -> dict[str, Any]:
        """What a browser needs to make one for its person."""
        name, library = site(host), await _loaded()
        person = await self.persons.person(browser, label)
        mine = await self._of_person(person)
        if len(mine) >= MOST:
            raise Problem("too-many-passkeys", limit=MOST)
        structs = library.helpers.structs
        options = library.generate_registration_options(
            rp_id=name,
            rp_name=NAME,
            user_id=person.encode(),
            user_name=f"{NAME} {person[:4]}",
            challenge=await self._challenge(browser),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=_decoded(row["credential"]))
                for row in mine
            ],
        )
        found: dict[str, Any] = json.loads(library.options_to_json(options))
        return found

    async def add(self, browser: str, label: str, host: str, credential: dict[str, Any]) -> None:
        """The browser has made one."""
        library = await _loaded()
        person = await self.persons.person(browser, label)
        made = await self._checked(
            library.verify_registration_response,
            credential=credential,
            expected_challenge=await self._answered(browser, credential),
            expected_rp_id=site(host),
            expected_origin=_origins(host),
        )
        encode = library.helpers.bytes_to_base64url
        row = {
            "id": _id(made.credential_id),
            "person": person,
            "credential": encode(made.credential_id),
            "public": encode(made.credential_public_key),
            "count": min(made.sign_count, MOST_COUNTED),
            "label": label,
            "made": self.store.now(),
        }
        async with self.store.write() as connection:
            await connection.execute(delete(passkeys).where(passkeys.c.id == row["id"]))
            await connection.execute(insert(passkeys).values(**row))

    async def ask(self, browser: str, host: str) -> dict[str, Any]:
        """What a browser needs to ask for any that its person has here."""
        name, library = site(host), await _loaded()
        options = library.generate_authentication_options(
            rp_id=name, challenge=await self._challenge(browser)
        )
        found: dict[str, Any] = json.loads(library.options_to_json(options))
        return found

    async def owner(self, browser: str, host: str, credential: dict[str, Any]) -> str:
        """The person who has signed."""
        library = await _loaded()
        challenge = await self._answered(browser, credential)
        row = await self._row(credential)
        done = await self._checked(
            library.verify_authentication_response,
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site(host),
            expected_origin=_origins(host),
            credential_public_key=_decoded(row["public"]),
            credential_current_sign_count=row["count"],
        )
        async with self.store.write() as connection:
            count = min(done.new_sign_count, MOST_COUNTED)
            values = {"count": count, "used": self.store.now()}
            await connection.execute(
                update(passkeys).where(passkeys.c.id == row["id"]).values(**values)
            )
        return str(row["person"])

    async def _checked(self, check: Any, **given: Any) -> Any:
        library = await _loaded()
        try:
            return check(**given)
        except (library.helpers.exceptions.WebAuthnException, ValueError, KeyError, TypeError):
            raise Problem("bad-passkey") from None

    async def _row(self, credential: dict[str, Any]) -> dict[str, Any]:
        try:
            id = _id(_decoded(str(credential["rawId"])))
        except (KeyError, ValueError):
            raise Problem("bad-passkey") from None
        async with self.store.read() as connection:
            asked = select(passkeys).where(passkeys.c.id == id)
            found = (await connection.execute(asked)).first()
        if found is None:
            raise Problem("unknown-passkey")
        return plain(found)

    async def _of_person(self, person: str) -> list[dict[str, Any]]:
        asked = select(passkeys).where(passkeys.c.person == person)
        async with self.store.read() as connection:
            return [plain(row) for row in await connection.execute(asked)]

    # What is to be signed

    async def _challenge(self, browser: str) -> bytes:
        challenge = secrets.token_bytes(32)
        row = {"challenge": challenge.hex(), "holder": browser, "made": self.store.now()}
        async with self.store.write() as connection:
            old = challenges.c.made < self.store.now() - PATIENCE
            await connection.execute(delete(challenges).where(old))
            await connection.execute(insert(challenges).values(**row))
        return challenge

    async def _answered(self, browser: str, credential: dict[str, Any]) -> bytes:
        """What this browser was asked to sign and says it has; once, and in time."""
        try:
            told = json.loads(_decoded(str(credential["response"]["clientDataJSON"])))
            challenge = _decoded(str(told["challenge"]))
        except (KeyError, TypeError, ValueError):
            raise Problem("bad-passkey") from None
        mine = (
            challenges.c.challenge == challenge.hex()[:64],
            challenges.c.holder == browser,
            challenges.c.made >= self.store.now() - PATIENCE,
        )
        async with self.store.write() as connection:
            done = await connection.execute(delete(challenges).where(*mine))
        if not done.rowcount:
            raise Problem("bad-passkey")
        return challenge
