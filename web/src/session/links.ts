/** Links to what is shown: handed to the system's own way of sharing, or copied. */

import { notify } from './announcer.svelte';
import { say } from './texts.svelte';

/** Without a secure context, as in a home network, browsers have no clipboard but this one. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

/** Copies a link and says so; answers false where the browser forbids it. */
export async function copyLink(address: string): Promise<boolean> {
  const url = new URL(address, location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    if (!copyBySelection(url)) return false;
  }
  notify(say('web-game-link-copied'));
  return true;
}

/** Shares a link, with a word about it, the way the system does; where it has none, copies it. */
export async function shareLink(address: string, text?: string): Promise<void> {
  const url = new URL(address, location.origin).href;
  if (!navigator.share) await copyLink(address);
  // Somebody who thinks better of it makes the promise fail, and that is all.
  else
    await navigator
      .share({ url, title: document.title, ...(text && { text }) })
      .catch(() => undefined);
}
