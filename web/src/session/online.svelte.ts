/** Whether this device says it is online. */

class Online {
  now = $state(typeof navigator === 'undefined' ? true : navigator.onLine);
}

export const online = new Online();

if (typeof addEventListener === 'function') {
  addEventListener('online', () => (online.now = true));
  addEventListener('offline', () => (online.now = false));
}
