"""Why a browser cannot subscribe."""

from __future__ import annotations

from fourfold.server.refusals import Refusal


class EndpointRefused(Refusal):
    """Messages may not go there: the address is not public, not HTTPS, or somebody else's."""

    code = "push-endpoint"


class PushOff(Refusal):
    """The operators have switched push messages off."""

    code = "push-off"
