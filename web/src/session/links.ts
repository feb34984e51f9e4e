/** Links to what is shown: handed to the system's own way of sharing, or copied. */

import { notify } from './announcer.svelte';
import { say } from './texts.svelte';

/** Without a secure context, as in a home network, browsers have no clipboard but this one. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  // Beside an open dialog nothing can be selected, so the field goes into it.
  (document.querySelector('dialog:modal') ?? document.body).append(field);
  const focused = document.activeElement;
  let taken = false;
  field.addEventListener('copy', (event) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    taken = true;
  });
  field.select();
  // Some browsers answer true although they copied nothing: then they did not ask for the text.
  const copied = document.execCommand('copy') && taken;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/** Copies a text; answers false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies a link and says so; answers false where the browser forbids it. */
export async function copyLink(address: string): Promise<boolean> {
  const copied = await copyText(new URL(address, location.origin).href);
  if (copied) notify(say('web-game-link-copied'));
  return copied;
}

/** Copies a link, or shows it to be copied by hand. */
export async function offerLink(address: string): Promise<void> {
  if (await copyLink(address)) return;
  prompt(say('web-copy-by-hand'), new URL(address, location.origin).href);
}

/** Shares a link, with a word about it, the way the system does; where it has none, copies it. */
export async function shareLink(address: string, text?: string): Promise<void> {
  const url = new URL(address, location.origin).href;
  if (!navigator.share) await offerLink(address);
  // Somebody who thinks better of it makes the promise fail, and that is all.
  else
    await navigator
      .share({ url, title: document.title, ...(text && { text }) })
      .catch(() => undefined);
}
