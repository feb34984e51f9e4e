/** Tells what happened: aloud, with a sound, and outside the page. */

import type { Snapshot } from '../../api/types';
import { announce, notify } from '../../session/announcer.svelte';
import { flashTitle, notifyOutside } from '../../session/attention.svelte';
import { mayMove } from '../../session/settings.svelte';
import { say } from '../../session/texts.svelte';
import type { Narration } from './narration';
import { play } from './sound';

/** How long a piece is on its way before it touches the wood, in milliseconds. */
const FLIGHT = 480;

const moves = ({ kind }: Narration): boolean => kind === 'give' || kind === 'place';

/** Reads aloud what happened and what is expected now, with the sound of the last thing. What the
 *  player did at this screen (`own`) has sounded already. */
export function tell(
  narrations: readonly Narration[],
  sentence: string,
  { own, triumph }: { own: boolean; triumph: boolean },
): void {
  const last = narrations.at(-1);
  // A notice is read aloud by itself. A request has its own place on the page, with its buttons.
  const noticed = last?.kind === 'refused' || last?.kind === 'talk';
  if (noticed) notify(last.text, last.kind === 'refused' ? 'bad' : 'plain');
  const unread = noticed ? narrations.slice(0, -1) : narrations;
  announce([...unread.map((each) => each.text), sentence].join(' '));
  if (!last) return;
  const delay = moves(last) && mayMove() ? FLIGHT : 0;
  if (!own || !moves(last)) play(last.kind === 'request' ? 'talk' : last.kind, delay);
  if (triumph && last.kind !== 'call') play('call', delay);
}

/** Tells somebody who looks elsewhere that it is their turn. */
export function notifyTurn(snapshot: Snapshot, sentence: string): void {
  if (snapshot.you === 'both') return;
  flashTitle(say('web-game-your-turn'));
  notifyOutside(say('web-game-your-turn'), sentence, `/game/${snapshot.id}`);
}
