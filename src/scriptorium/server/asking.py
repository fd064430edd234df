"""Who asks, and for which table: what requests depend on, and what they are answered."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from scriptorium.server import keys, updates
from scriptorium.server.hub import Hub
from scriptorium.server.keys import COOKIE, COOKIE_AGE, Grant
from scriptorium.server.room import Room

JSON = "application/json"
TABLE = re.compile(r"^[0-9a-f]{12}$")
Id = Annotated[str, Path(pattern=TABLE.pattern)]
LinkId = Annotated[str, Path(max_length=64)]  # as a link has it, perhaps cut

# What requests depend on is asynchronous, or the framework would run it in a thread, and depends on
# nothing in turn: each step costs the framework more than what is done there.


async def hub_of(request: HTTPConnection) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def browser_of(request: HTTPConnection) -> str | None:
    """The hash of this browser's key."""
    key = request.cookies.get(COOKIE)
    return keys.hashed(key) if key is not None and keys.well_formed(key) else None


async def holder_of(request: HTTPConnection) -> str | None:
    """Whose this browser is: the name under which its keys are."""
    browser, hub = await browser_of(request), await hub_of(request)
    return await hub.identities.of(browser) if browser is not None else None


async def known_browser(request: Request, response: Response) -> str:
    """The same as `browser_of`, with a key for one that has none."""
    found = await browser_of(request)
    key = request.cookies[COOKIE] if found is not None else keys.new()
    # Set again at each visit, so that it does not end while somebody plays.
    response.set_cookie(
        COOKIE,
        key,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return keys.hashed(key)


async def known(request: Request, response: Response) -> str:
    """The same as `holder_of`, for whoever comes."""
    hub = await hub_of(request)
    return await hub.identities.of(await known_browser(request, response))


TheHub = Annotated[Hub, Depends(hub_of)]
Browser = Annotated[str | None, Depends(browser_of)]
Holder = Annotated[str | None, Depends(holder_of)]
KnownBrowser = Annotated[str, Depends(known_browser)]
Known = Annotated[str, Depends(known)]
# Which of my seats I speak for, where I have several; without it I look on.
As = Annotated[int | None, Query(alias="as", ge=0, le=7)]


def answer(room: Room, grant: Grant, since: int) -> Response:
    """Everything a viewer may know now, with the log after entry `since`."""
    content = updates.UpdateBuilder(since).build(room, grant)
    return Response(content, media_type=JSON)
