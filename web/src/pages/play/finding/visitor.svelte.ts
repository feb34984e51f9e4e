/** Who is at this browser, as far as it matters before a game: their name, and what they may play. */

import { enter, fetchMe } from '../../../api/client';
import type { Me } from '../../../api/types';

export class Visitor {
  /** Null until the server has answered. */
  me = $state.raw<Me | null>(null);
  /** What a guest would like to be called; empty for the name that they have or are given. */
  name = $state('');

  constructor() {
    void fetchMe().then(
      (me) => this.#know(me),
      // Without it a game can be started all the same.
      () => undefined,
    );
  }

  /** Whether there is an account: its games can be rated, and its name is settled. */
  get account(): boolean {
    const kind = this.me?.player?.kind;
    return kind !== undefined && kind !== 'guest';
  }

  /** The player's id; null for somebody who has done nothing yet. */
  get id(): string | null {
    return this.me?.player?.id ?? null;
  }

  /** Takes the name that a guest has chosen. A guest without a wish gets a name from whatever the
   *  server does next, unless it has to know them before: `anyway`. */
  async introduce(anyway = false): Promise<void> {
    if (this.account) return;
    const name = this.name.trim();
    const wish = name !== '' && name !== this.me?.player?.name;
    if (wish || (anyway && !this.id)) this.#know(await enter(name || null));
  }

  #know(me: Me): void {
    this.me = me;
    this.name = me.player?.name ?? this.name;
  }
}
