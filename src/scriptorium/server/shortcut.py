"""A shorter way through the framework for what is asked most."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, get_type_hints

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError

from scriptorium.server.asking import JSON, TABLE, holder_of, hub_of

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class Shortcut(APIRoute):
    """A route whose function takes `table`, `request` (a message), `hub`, `holder` and `me`. It is
    described as any other. A plain request is read here, at a fraction of what finding out from the
    description costs; any other goes the usual way, which says what is wrong with it."""

    def get_route_handler(self) -> Handler:
        usual, function = super().get_route_handler(), self.endpoint
        message: type[BaseModel] = get_type_hints(function)["request"]

        async def handle(request: Request) -> Response:
            table = request.path_params["table"]
            json = request.headers.get("content-type") == JSON
            if not json or request.scope["query_string"] or TABLE.fullmatch(table) is None:
                return await usual(request)
            try:
                said = message.model_validate_json(await request.body())
            except ValidationError:
                return await usual(request)
            hub, holder = await hub_of(request), await holder_of(request)
            found: Response = await function(table, said, hub, holder)
            return found

        return handle
