/** Which games somebody has finished: those that end while they are at the table. */

import type { Snapshot } from '../../api/types';

export class Finishing {
  #playing: string | null = null;

  /** Looks at each snapshot; true once, when the game of somebody who plays in it has ended. */
  sees(snapshot: Pick<Snapshot, 'id' | 'status' | 'you' | 'outcome'>): boolean {
    if (snapshot.status !== 'over') {
      this.#playing = snapshot.you ? snapshot.id : null;
      return false;
    }
    const ended = this.#playing === snapshot.id && snapshot.outcome?.result !== '*';
    this.#playing = null;
    return ended;
  }
}

/** Whether the one at this screen has lost; two at one screen have not. */
export function hasLost({ you, outcome }: Pick<Snapshot, 'you' | 'outcome'>): boolean {
  return (you === 'first' || you === 'second') && !!outcome?.winner && outcome.winner !== you;
}
