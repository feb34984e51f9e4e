/** What is said to everyone: notices on the page, and sentences for those who listen to it. */

/** A sentence for screen readers. */
interface Sentence {
  number: number;
  text: string;
}

interface Notice {
  number: number;
  text: string;
  tone: 'plain' | 'bad';
}

class Announcer {
  /** The newest sentences, oldest first. Each is added on its own and none is replaced, so that a
   *  screen reader reads one after the other. */
  spoken: readonly Sentence[] = $state.raw([]);
  notices: Notice[] = $state([]);
}

export const announcer = new Announcer();
/** How many sentences stay in the page; those that have been added are read even if they go. */
const KEPT = 12;
let numbers = 0;

/** Reads a sentence aloud, after those that are still being read. */
export function announce(text: string): void {
  if (!text) return;
  announcer.spoken = [...announcer.spoken, { number: (numbers += 1), text }].slice(-KEPT);
}

/** Shows a notice for a while, and reads it aloud. */
export function notify(text: string, tone: Notice['tone'] = 'plain'): void {
  const notice = { number: (numbers += 1), text, tone };
  announcer.notices = [...announcer.notices, notice].slice(-3);
  announce(text);
  setTimeout(() => dismiss(notice.number), tone === 'bad' ? 9000 : 5000);
}

/** Takes away what went wrong before: somebody who acts again has moved on. */
export function forgetFaults(): void {
  announcer.notices = announcer.notices.filter((each) => each.tone !== 'bad');
}

/** Takes a notice away. */
export function dismiss(number: number): void {
  announcer.notices = announcer.notices.filter((each) => each.number !== number);
}
