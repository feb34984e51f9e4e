/** Messages while the app is closed: this browser's subscription to them, kept as the settings say. */

import { get, request } from '../../api/client';
import { Problem } from '../../api/problem';
import { settings } from '../settings.svelte';
import { language } from '../texts.svelte';

/** Whether this browser can have messages while the app is closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return canPush() ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Whether a subscription was made for another key, such as that of the server before it moved. */
function isForOther(subscription: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') !== key;
}

async function subscription(
  registration: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const kept = await registration.pushManager.getSubscription();
  if (kept && !isForOther(kept, key)) return kept;
  await kept?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Subscribes this browser, or tells the server how the person wants it now; false where that is not
 *  possible. Whoever is nobody yet is subscribed when they have begun to play (`frame/Banner`). */
export async function subscribe(): Promise<boolean> {
  const registration = await worker();
  if (!registration) return false;
  try {
    const { key } = await get<{ key: string | null }>('/api/push');
    if (key === null) return false;
    const { endpoint, keys } = (await subscription(registration, key)).toJSON();
    const both = settings.quietFrom && settings.quietUntil;
    await request('PUT', '/api/push/subscription', {
      endpoint,
      keys,
      language: language(),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      quiet_from: both ? settings.quietFrom : '',
      quiet_until: both ? settings.quietUntil : '',
    });
    return true;
  } catch (error) {
    return error instanceof Problem && error.status === 401;
  }
}

/** Ends the subscription, here and on the server. */
export async function unsubscribe(): Promise<void> {
  const registration = await worker();
  const kept = await registration?.pushManager.getSubscription();
  if (!kept) return;
  await kept.unsubscribe();
  await request('DELETE', '/api/push/subscription').catch(() => undefined);
}
