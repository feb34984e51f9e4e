/** Tells what happened: aloud, with a sound, and outside the page. */

import type { Seat, Snapshot } from '../../api/types';
import { announce, notify } from '../../session/announcer.svelte';
import { flashTitle, notifyOutside } from '../../session/reminders/attention.svelte';
import { REQUESTS } from '../../session/reminders/requests';
import { mayMove } from '../../session/settings.svelte';
import { say } from '../../session/texts.svelte';
import { isMyTurn, requestsTo } from '../view';
import type { Narration } from './narration';
import { play } from './sound';

/** How long a piece is on its way before it touches the wood, in milliseconds. */
const FLIGHT = 480;

/** What a notice says. */
const NOTICED: ReadonlySet<Narration['kind']> = new Set(['refused', 'talk', 'sent']);

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
  // So is the reader's own one, whose button may be folded away.
  const noticed = last !== undefined && NOTICED.has(last.kind);
  if (noticed) notify(last.text, last.kind === 'refused' ? 'bad' : 'plain');
  const unread = noticed ? narrations.slice(0, -1) : narrations;
  announce([...unread.map((each) => each.text), sentence].join(' '));
  if (!last) return;
  const delay = moves(last) && mayMove() ? FLIGHT : 0;
  const sound = last.kind === 'request' || last.kind === 'sent' ? 'talk' : last.kind;
  if (!own || !moves(last)) play(sound, delay);
  if (triumph && last.kind !== 'call') play('call', delay);
}

/** Tells somebody who looks elsewhere that it is their turn, or what the other player asks for. */
export function tellOutside(
  before: Snapshot,
  after: Snapshot,
  names: Readonly<Record<Seat, string>>,
  sentence: string,
): void {
  if (after.you === 'both') return;
  const path = `/game/${after.id}`;
  if (after.to_act !== before.to_act && isMyTurn(after)) {
    flashTitle(say('web-game-your-turn'));
    notifyOutside(say('web-game-your-turn'), sentence, path);
  }
  const known = requestsTo(before);
  for (const kind of requestsTo(after).filter((each) => !known.includes(each))) {
    const asked = say(REQUESTS[kind], { name: names[after.you === 'first' ? 'second' : 'first'] });
    flashTitle(asked);
    notifyOutside('Fourfold', asked, path);
  }
}
