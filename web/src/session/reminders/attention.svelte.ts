/** Calls back somebody who looks elsewhere: by the title of the tab, and by a notification. */

import { settings } from '../settings.svelte';

/** Milliseconds between two changes of the title. */
const BLINK = 1000;

class Attention {
  /** What the title says instead of the page's own; null half of the time, and when nobody is called. */
  title: string | null = $state(null);
}

export const attention = new Attention();
let blinking: ReturnType<typeof setInterval> | undefined;

const isSeen = (): boolean => document.visibilityState === 'visible';

function stop(): void {
  clearInterval(blinking);
  attention.title = null;
}

/** Lets the tab's title call until somebody looks at the page. */
export function flashTitle(text: string): void {
  stop();
  if (isSeen()) return;
  const title = `● ${text}`;
  attention.title = title;
  blinking = setInterval(() => (attention.title = attention.title ? null : title), BLINK);
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (isSeen()) stop();
  });
}

/** Goes to a page of the app as a link does. */
function visit(path: string): void {
  window.focus();
  if (location.pathname === path) return;
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Tells somebody who looks elsewhere, if they allow it; a click leads to `path`. A later one about
 *  the same path replaces it, also when the service worker shows that one (`worker.js`). */
export function notifyOutside(title: string, body: string, path: string): void {
  if (!settings.notify || isSeen()) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const options = { body, tag: path, icon: '/icon-192.png', data: { path } };
  try {
    const notification = new Notification(title, options);
    notification.addEventListener('click', () => visit(path));
  } catch {
    // Browsers of telephones only notify from a service worker.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}
