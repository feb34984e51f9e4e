/** Whether there is a connection: whether this device says it is online, and what a page knows. */

class Online {
  now = $state(typeof navigator === 'undefined' ? true : navigator.onLine);
  /** Whether the page has lost the game that it follows. */
  lost = $state(false);
}

export const online = new Online();

if (typeof addEventListener === 'function') {
  addEventListener('online', () => (online.now = true));
  addEventListener('offline', () => (online.now = false));
}

/** Lets the frame say that a page has lost what it follows: in one place, over nothing else. */
export function tellLost(lost: () => boolean): void {
  $effect(() => {
    online.lost = lost();
    return () => (online.lost = false);
  });
}
