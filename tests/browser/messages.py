"""Messages to a browser whose app is closed, as its push service brings them."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page
from tests.server.services import wait_for

#: The notifications that the service worker shows.
_SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, lang, data }) => ({ title, body, lang, path: data.path }));
}"""

#: A click on the newest notification. A browser lets the worker bring a page to the front only when
#: a person has clicked, so here it stays where it is.
_CLICK = """async () => {
  WindowClient.prototype.focus = async function () { return this; };
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


def deliver(page: Page, message: dict[str, Any]) -> None:
    """Hand a message to the service worker, and wait until it is shown."""
    tools = page.context.new_cdp_session(page)
    versions: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerVersionUpdated", lambda event: versions.extend(event["versions"]))
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready")
    assert versions
    origin = page.evaluate("location.origin")
    registration = versions[0]["registrationId"]
    delivery = {"origin": origin, "registrationId": registration, "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", delivery)
    wait_for("the notification", lambda: message in page.evaluate(_SHOWN), 30)
    tools.detach()


def click(page: Page) -> None:
    """Click the notification that is shown."""
    page.context.service_workers[0].evaluate(_CLICK)
