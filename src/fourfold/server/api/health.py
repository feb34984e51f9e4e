"""Whether the server is alive, and whether it can do its work."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from fourfold.server.http.addresses import address_of
from fourfold.server.http.metering import tell_metrics
from fourfold.server.http.problems import Problem
from fourfold.server.store import StoreFull, StoreUnavailable
from fourfold.server.wiring import State, state_of

router = APIRouter(tags=["health"])


@router.get("/healthz")
async def live() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "ok"}


@router.get("/metrics", responses={200: {"content": {"text/plain": {}}}}, response_class=Response)
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus; only for those who ask from this machine or a listed network."""
    if not state_of(request).settings.may_see_metrics(address_of(request.scope)):
        raise Problem(404, "not-found")
    return Response(tell_metrics(), media_type=CONTENT_TYPE_LATEST)


@router.get("/readyz")
async def ready(request: Request) -> dict[str, str]:
    """Whether requests can be served: the database answers and has space, no task fails."""
    state: State = state_of(request)
    if state.stopping:
        raise Problem(503, "unavailable")
    try:
        await state.store.check()
    except StoreFull:
        raise Problem(503, "storage-full", headers={"Retry-After": "60"}) from None
    except StoreUnavailable:
        raise Problem(503, "unavailable", headers={"Retry-After": "1"}) from None
    failing = [task.name for task in (state.store.writing, *state.tasks) if task.is_failing]
    if failing:
        raise Problem(503, "unavailable", headers={"Retry-After": "1"}, more={"tasks": failing})
    return {"status": "ok"}
