/** What the player is about to do: a step that is only considered, or on its way to the server. */

import type { Snapshot } from '../../api/types';
import type { Step } from '../view';

export class Stepping {
  step: Step | null = $state.raw(null);

  get busy(): boolean {
    return this.step?.state === 'sent';
  }

  /** Shows an action that waits to be confirmed. */
  consider(action: string): void {
    this.step = { action, state: 'considered' };
  }

  /** Shows an action as sent. The answer calls what this returns, which leaves a newer step alone. */
  begin(action: string): () => void {
    const step: Step = { action, state: 'sent' };
    this.step = step;
    return () => {
      if (this.step === step) this.step = null;
    };
  }

  /** Takes back what was only considered; answers whether there was something. */
  undo(): boolean {
    if (this.step?.state !== 'considered') return false;
    this.step = null;
    return true;
  }

  /** Drops the step when it has been done, or cannot be done any more. A call ends with its answer. */
  settle({ legal }: Pick<Snapshot, 'legal'>): void {
    const action = this.step?.action;
    if (action && !action.startsWith('!') && !legal.includes(action)) this.step = null;
  }
}
