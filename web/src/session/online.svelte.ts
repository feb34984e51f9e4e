/** Whether there is a connection: whether this device says it is online, and what a page knows. */

class Online {
  now = $state(typeof navigator === 'undefined' ? true : navigator.onLine);
  /** What the page says of its lost connection: the key of a text, while it is lost. */
  lost: string | null = $state(null);
}

export const online = new Online();

if (typeof addEventListener === 'function') {
  addEventListener('online', () => (online.now = true));
  addEventListener('offline', () => (online.now = false));
}

/** Lets the frame say that a page has lost what it follows: in one place, over nothing else. */
export function tellLost(lost: () => boolean, text = 'web-lost-connection'): void {
  $effect(() => {
    online.lost = lost() ? text : null;
    return () => (online.lost = null);
  });
}
