"""The requests about whoever asks: how to reach them, and what they have played."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from scriptorium.core.errors import Problem
from scriptorium.server import keys, webpush
from scriptorium.server.browsers import Browsers
from scriptorium.server.failures import DOCUMENTED
from scriptorium.server.messages import (
    Done,
    LinkMade,
    Peek,
    PushAddress,
    PushOffer,
    PushSubscription,
    Statistics,
)
from scriptorium.server.reminders import Reminders
from scriptorium.server.routes import Holder, Known
from scriptorium.server.statistics import statistics
from scriptorium.server.webpush import Subscription

router = APIRouter(prefix="/api/me", responses=DOCUMENTED)


async def browsers_of(request: Request) -> Browsers:
    found: Browsers = request.app.state.browsers
    return found


async def reminders_of(request: Request) -> Reminders:
    found: Reminders = request.app.state.reminders
    return found


TheBrowsers = Annotated[Browsers, Depends(browsers_of)]
TheReminders = Annotated[Reminders, Depends(reminders_of)]


@router.get("")
async def me(browsers: TheBrowsers, holder: Holder) -> Statistics:
    """What I have played, on this device and those I have linked."""
    mine = await browsers.same_person(holder) if holder is not None else []
    return statistics(await browsers.finished(mine) if mine else [])


@router.post("/links")
async def link(browsers: TheBrowsers, holder: Known) -> LinkMade:
    """A link that carries my statistics to another device."""
    return LinkMade(key=await browsers.hand_over(holder))


@router.post("/join")
async def join(request: Peek, browsers: TheBrowsers, holder: Known) -> Done:
    """This device and the one the link comes from are one person's from now on."""
    if not keys.well_formed(request.key):
        raise Problem("cut-link")
    await browsers.take_over(request.key, holder)
    return Done()


@router.get("/push")
async def offer(reminders: TheReminders) -> PushOffer:
    """The server's public key, where it can notify browsers that are not here."""
    return PushOffer(key=reminders.signer.public if reminders.signer is not None else None)


@router.post("/push")
async def subscribe(
    request: PushSubscription, browsers: TheBrowsers, reminders: TheReminders, holder: Known
) -> Done:
    """Notify this browser when it is my turn."""
    if reminders.signer is None or not webpush.allowed(request.endpoint, reminders.services):
        raise Problem("push-refused")
    to = Subscription(request.endpoint, request.p256dh, request.auth)
    try:
        webpush.encrypt(b"", to)  # keys that cannot be used would be found out too late
    except ValueError:
        raise Problem("push-refused") from None
    await browsers.subscribe(holder, to, request.lang)
    return Done()


@router.post("/push/end")
async def unsubscribe(request: PushAddress, browsers: TheBrowsers, holder: Known) -> Done:
    """No more."""
    await browsers.unsubscribe(request.endpoint, holder)
    return Done()
