/** The clock on the table as the page shows it: it ticks, is kept, is heard, and keeps the screen on. */

import type { GameRules, Seat } from '../api/types';
import { play } from '../game/course/sound';
import { other } from '../game/view';
import type { Trait } from '../notation/pieces';
import { EMPTY } from '../notation/positions';
import { settings } from '../session/settings.svelte';
import * as clocks from './clock';
import type { Outcome, TableClock } from './clock';
import { keep, recallKept, seated, type Ends, type Kept } from './keeping';
import { keepAwake } from './waking';

/** Milliseconds between two looks at the time. */
const TICK = 100;
/** Below this a player is warned, once a turn. */
const SHORT = 10_000;

export type End = keyof Ends<unknown>;

export interface Agreed {
  clock: clocks.Terms['clock'];
  call: GameRules['call'];
  falseCall: GameRules['false_call'];
  levels: [number, number];
  traits: Trait[];
  names: Ends<string>;
  /** The page of the tournament's table that this game belongs to. */
  back: string | null;
}

export class Timepiece {
  kept: Kept | null = $state.raw(recallKept());
  /** Milliseconds since 1970, as of the last look. */
  now = $state(Date.now());
  #warned = 0;

  constructor() {
    $effect(() => {
      if (this.clock?.stage !== 'running') return;
      const look = (): void => this.#look();
      const timer = setInterval(look, TICK);
      // A tab that slept finds out immediately how late it is.
      document.addEventListener('visibilitychange', look);
      look();
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
    $effect(() => (this.clock && this.clock.stage !== 'over' ? keepAwake() : undefined));
  }

  readonly clock = $derived.by(() => this.kept?.clock ?? null);
  readonly outcome = $derived.by(() => this.clock?.outcome ?? null);
  readonly toAct = $derived.by(() => this.clock && clocks.toAct(this.clock));
  /** The three refused calls of R15 aside, whether each of them may call. */
  readonly mayCall = (seat: Seat): boolean => !!this.clock && clocks.mayCall(this.clock, seat);
  readonly left = (seat: Seat): number =>
    this.clock ? clocks.remaining(this.clock, seat, this.now) : 0;

  readonly seatAt = (end: End): Seat => (end === 'near' ? this.kept!.near : other(this.kept!.near));
  readonly endOf = (seat: Seat): End => (this.kept?.near === seat ? 'near' : 'far');

  /** Sets the clock for a game. */
  set({ names, levels, traits, back, ...terms }: Agreed): void {
    const clock = clocks.setClock(terms);
    this.#keep({ clock, names, levels, traits, near: 'first', position: EMPTY, last: null, back });
  }

  /** The player at this end gives first (R8). */
  letBegin(end: End): void {
    this.#keep(seated(this.kept!, end === 'near' ? 'first' : 'second'));
  }

  start(): void {
    this.#change((clock, now) => clocks.start(clock, now), 'give');
  }
  pause(): void {
    this.#change((clock, now) => clocks.pause(clock, now));
  }
  press(seat: Seat): void {
    this.#change((clock, now) => clocks.press(clock, seat, now), 'give');
  }
  call(seat: Seat): void {
    this.#change((clock, now) => clocks.call(clock, seat, now), 'call');
  }
  uphold(): void {
    this.#change((clock) => clocks.uphold(clock), 'end');
  }
  refuse(): void {
    this.#change((clock, now) => clocks.refuse(clock, now), 'refused');
  }
  dismiss(): void {
    this.#change((clock, now) => clocks.dismiss(clock, now));
  }
  takeBack(): void {
    this.#change((clock, now) => clocks.takeBack(clock, now));
  }
  end(outcome: Outcome): void {
    this.#change((clock, now) => clocks.end(clock, outcome, now), 'end');
  }

  /** The same players again; the one who gave second gives first. */
  again(): void {
    const { kept } = this;
    if (!kept) return;
    const clock = clocks.setClock(kept.clock.terms);
    const next = { ...kept, clock, position: EMPTY, last: null };
    this.#keep(seated(next, other(kept.near)));
  }

  putAway(): void {
    this.#keep(null);
  }

  /** Keeps the board as far as it was pointed out. */
  note(position: Kept['position'], last: string | null): void {
    if (this.kept) this.#keep({ ...this.kept, position, last });
  }

  #keep(kept: Kept | null): void {
    this.kept = kept;
    keep(kept);
  }

  /** Does something now; it sounds if it changed anything. */
  #change(
    how: (clock: TableClock, now: number) => TableClock,
    sound?: Parameters<typeof play>[0],
  ): void {
    const before = this.clock;
    if (!before) return;
    this.now = Date.now();
    const clock = how(before, this.now);
    if (clock === before) return;
    this.#keep({ ...this.kept!, clock });
    if (clock.outcome?.reason === 'time') this.#sound('end', [400, 150, 400]);
    else if (sound) this.#sound(sound, sound === 'call' ? [200] : [30]);
  }

  #look(): void {
    this.#change((clock, now) => clocks.settle(clock, now));
    this.now = Date.now();
    const { clock } = this;
    if (clock?.stage !== 'running' || this.#warned === clock.turn) return;
    const limit = clock.terms.clock.time * 1000;
    if (limit > 2 * SHORT && this.left(clocks.seatOf(clock.turn)) < SHORT) {
      this.#warned = clock.turn;
      this.#sound('talk', [80, 60, 80]);
    }
  }

  #sound(sound: Parameters<typeof play>[0], pattern: number[]): void {
    play(sound);
    if (settings.vibration) navigator.vibrate?.(pattern);
  }
}
