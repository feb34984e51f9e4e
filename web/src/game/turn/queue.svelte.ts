/** A gift that is chosen before the placement is answered; it is sent once the placement counts. */

import type { Snapshot } from '../../api/types';
import { gifts } from '../../notation/turns';

export class Queue {
  piece: string | null = $state(null);

  /** Chooses a piece to give; the same one again is not chosen any more. */
  choose(piece: string): void {
    this.piece = this.piece === piece ? null : piece;
  }

  /** Chooses nothing; answers whether something was chosen. */
  cancel(): boolean {
    const chosen = this.piece !== null;
    this.piece = null;
    return chosen;
  }

  /** Drops what a newer snapshot makes impossible. */
  settle(snapshot: Pick<Snapshot, 'remaining'>, myTurn: boolean): void {
    if (!myTurn || !this.piece || !snapshot.remaining.includes(this.piece)) this.piece = null;
  }

  /** The action to send after a placement, if it is possible; nothing is chosen afterwards. */
  take(snapshot: Pick<Snapshot, 'legal'>): string | null {
    const piece = this.piece;
    this.piece = null;
    return piece && gifts(snapshot.legal).includes(piece) ? `-${piece}` : null;
  }
}
