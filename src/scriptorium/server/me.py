"""The requests about whoever asks: how they get in and are reached, and what they have played."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from scriptorium.core.errors import Problem
from scriptorium.server import agents, keys, webpush
from scriptorium.server.asking import Browser, Holder, KnownBrowser
from scriptorium.server.browsers import Browsers
from scriptorium.server.failures import DOCUMENTED
from scriptorium.server.keys import COOKIE
from scriptorium.server.messages.me import (
    Belongings,
    ComeByLink,
    ComeByPasskey,
    ComeByPhrase,
    Ended,
    NewPasskey,
    PasskeyOptions,
    Phrase,
    PushAddress,
    PushOffer,
    PushSubscription,
    Statistics,
)
from scriptorium.server.messages.setup import LinkMade
from scriptorium.server.messages.shared import Done
from scriptorium.server.passkeys import Passkeys
from scriptorium.server.persons import Persons
from scriptorium.server.reminders import Reminders
from scriptorium.server.statistics import statistics
from scriptorium.server.webpush import Subscription

router = APIRouter(prefix="/api/me", responses=DOCUMENTED)


async def browsers_of(request: Request) -> Browsers:
    found: Browsers = request.app.state.browsers
    return found


async def reminders_of(request: Request) -> Reminders:
    found: Reminders = request.app.state.reminders
    return found


async def persons_of(request: Request) -> Persons:
    found: Persons = request.app.state.persons
    return found


async def passkeys_of(request: Request) -> Passkeys:
    found: Passkeys = request.app.state.passkeys
    return found


async def label_of(request: Request) -> str:
    return agents.label(request.headers.get("user-agent", ""))


async def host_of(request: Request) -> str:
    return request.headers.get("host", "")


TheBrowsers = Annotated[Browsers, Depends(browsers_of)]
TheReminders = Annotated[Reminders, Depends(reminders_of)]
ThePersons = Annotated[Persons, Depends(persons_of)]
ThePasskeys = Annotated[Passkeys, Depends(passkeys_of)]
Label = Annotated[str, Depends(label_of)]
Host = Annotated[str, Depends(host_of)]


@router.get("")
async def me(browsers: TheBrowsers, holder: Holder) -> Statistics:
    """What I have played, on all my devices."""
    return statistics(await browsers.finished(holder) if holder is not None else [])


# How I get in


@router.get("/belongings")
async def belongings(persons: ThePersons, browser: Browser, label: Label) -> Belongings:
    """My devices, links, passkeys, and whether I have a phrase."""
    return await persons.belongings(browser, label)


@router.post("/links")
async def link(persons: ThePersons, browser: KnownBrowser, label: Label) -> LinkMade:
    """A link that makes another device mine, too: it works once, for a day."""
    return LinkMade(key=await persons.make_link(browser, label))


@router.post("/join")
async def join(
    request: ComeByLink, persons: ThePersons, browser: KnownBrowser, label: Label
) -> Done:
    """This device and the one the link comes from are one person's from now on."""
    if not keys.well_formed(request.key):
        raise Problem("cut-link")
    await persons.arrive(browser, await persons.by_link(request.key), label, request.bring)
    return Done()


@router.post("/phrase")
async def phrase(persons: ThePersons, browser: KnownBrowser, label: Label) -> Phrase:
    """A phrase to keep, by which I come back. It takes the place of the one before."""
    return Phrase(phrase=await persons.make_phrase(browser, label))


@router.post("/recover")
async def recover(
    request: ComeByPhrase, persons: ThePersons, browser: KnownBrowser, label: Label
) -> Done:
    """Come back with my phrase."""
    await persons.arrive(browser, await persons.by_phrase(request.phrase), label, request.bring)
    return Done()


@router.post("/passkeys/offer")
async def offer_passkey(
    passkeys: ThePasskeys, browser: KnownBrowser, label: Label, host: Host
) -> PasskeyOptions:
    """What this browser needs to make a passkey."""
    return PasskeyOptions(options=await passkeys.offer(browser, label, host))


@router.post("/passkeys")
async def add_passkey(
    request: NewPasskey, passkeys: ThePasskeys, browser: KnownBrowser, label: Label, host: Host
) -> Done:
    """Keep the passkey this browser has made."""
    await passkeys.add(browser, label, host, request.credential)
    return Done()


@router.post("/passkeys/ask")
async def ask_passkey(passkeys: ThePasskeys, browser: KnownBrowser, host: Host) -> PasskeyOptions:
    """What this browser needs to ask for a passkey of mine."""
    return PasskeyOptions(options=await passkeys.ask(browser, host))


@router.post("/passkeys/enter")
async def enter(
    request: ComeByPasskey,
    persons: ThePersons,
    passkeys: ThePasskeys,
    browser: KnownBrowser,
    label: Label,
    host: Host,
) -> Done:
    """Come back with a passkey."""
    person = await passkeys.owner(browser, host, request.credential)
    await persons.arrive(browser, person, label, request.bring)
    return Done()


@router.post("/end")
async def end(request: Ended, persons: ThePersons, browser: KnownBrowser) -> Done:
    """A device, a link, a guest at my seat or a passkey does not get in any more."""
    await persons.end(browser, request)
    return Done()


@router.post("/logout")
async def log_out(persons: ThePersons, browser: Browser, response: Response) -> Done:
    """This browser is nobody's again. What it had before it became mine is there again."""
    if browser is not None and not await persons.log_out(browser):
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return Done()


# How I am reached


@router.get("/push")
async def offer(reminders: TheReminders) -> PushOffer:
    """The server's public key, where it can notify browsers that are not here."""
    return PushOffer(key=reminders.signer.public if reminders.signer is not None else None)


@router.post("/push")
async def subscribe(
    request: PushSubscription, browsers: TheBrowsers, reminders: TheReminders, browser: KnownBrowser
) -> Done:
    """Notify this browser when it is my turn."""
    if reminders.signer is None or not webpush.allowed(request.endpoint, reminders.services):
        raise Problem("push-refused")
    to = Subscription(request.endpoint, request.p256dh, request.auth)
    try:
        webpush.encrypt(b"", to)  # keys that cannot be used would be found out too late
    except ValueError:
        raise Problem("push-refused") from None
    await browsers.subscribe(browser, to, request.lang)
    return Done()


@router.post("/push/end")
async def unsubscribe(request: PushAddress, browsers: TheBrowsers, browser: KnownBrowser) -> Done:
    """No more."""
    await browsers.unsubscribe(request.endpoint, browser)
    return Done()
