/** A link to what is shown, into the clipboard. */

import { notify } from './announcer.svelte';
import { say } from './texts.svelte';

export async function shareLink(address: string): Promise<void> {
  await navigator.clipboard.writeText(new URL(address, location.origin).href);
  notify(say('web.game.link-copied'));
}
