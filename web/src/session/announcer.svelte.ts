/** What is said to everyone: notices on the page, and sentences for those who listen to it. */

interface Notice {
  number: number;
  text: string;
  tone: 'plain' | 'bad';
}

class Announcer {
  /** The newest sentence for a screen reader. */
  spoken = $state('');
  notices: Notice[] = $state([]);
}

export const announcer = new Announcer();
let numbers = 0;

/** Reads a sentence aloud; the same sentence twice is read twice. */
export function announce(text: string): void {
  announcer.spoken = announcer.spoken === text ? `${text}\u00a0` : text;
}

/** Shows a notice for a while, and reads it aloud. */
export function notify(text: string, tone: Notice['tone'] = 'plain'): void {
  const notice = { number: (numbers += 1), text, tone };
  announcer.notices = [...announcer.notices, notice].slice(-3);
  announce(text);
  setTimeout(() => dismiss(notice.number), tone === 'bad' ? 9000 : 5000);
}

/** Takes a notice away. */
export function dismiss(number: number): void {
  announcer.notices = announcer.notices.filter((each) => each.number !== number);
}
