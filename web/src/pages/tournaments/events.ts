/** The entries of a tournament's log in words. */

import { has, say } from '../../session/texts.svelte';

type Event = Readonly<Record<string, unknown>> & { event: string };

/** An event as a sentence: `Round 2: paired.`; an unknown one by its own word. */
export function eventWords(event: Event, nameOf: (entrant: string) => string): string {
  const key = `web-tournament-event-${event.event}`;
  if (!has(key)) return event.event;
  const text = (field: string, otherwise = ''): string => {
    const value = event[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
  };
  return say(key, {
    name: text('name') || nameOf(text('id') || text('winner')),
    round: text('round'),
    table: text('table'),
    game: text('game'),
    result: text('result', '–'),
    absent: text('absent', 'both'),
  });
}
