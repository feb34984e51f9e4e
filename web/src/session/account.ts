/** The settings of an account go with it: each change to the server, and from there to the next
 *  browser where somebody signs in. Here they work at once and without a network. */

import { fetchMe, post, request } from '../api/client';
import { Problem, Unreachable } from '../api/problem';
import type { Me } from '../api/types';
import { mine, takeMe } from './me.svelte';
import {
  change,
  knownSettings,
  settings,
  storage,
  whenChanged,
  type Settings,
} from './settings.svelte';
import { speak } from './texts.svelte';

/** Which account this browser follows; `main.ts` looks whether there is one. */
const KEY = 'fourfold.account';
/** Milliseconds to wait for more changes. */
const PAUSE = 400;

interface Followed {
  id: string;
  /** Whether something was changed here that the server has not heard of. */
  unsent: boolean;
}

/** The settings that an account has. Permission to notify belongs to a browser. */
export function portable({ notify: _, ...rest }: Settings): Omit<Settings, 'notify'> {
  return rest;
}

/** What somebody has been through is not undone by an account that knows less of it. */
function ahead(here: Settings, account: Partial<Settings>): Partial<Settings> {
  return {
    introduced: here.introduced || (account.introduced ?? false),
    gamesFinished: Math.max(here.gamesFinished, account.gamesFinished ?? 0),
  };
}

/** Which settings change here when an account has these: none when what is here is newer. */
export function taken(
  here: Settings,
  account: unknown,
  unsent: boolean,
): Partial<Settings> | 'send' {
  const { notify: _, ...stored } = knownSettings(account);
  if (unsent || !Object.keys(stored).length) return 'send';
  const known = { ...stored, ...ahead(here, stored) };
  const names = Object.keys(known) as (keyof typeof known)[];
  return Object.fromEntries(
    names.filter((name) => known[name] !== here[name]).map((name) => [name, known[name]]),
  );
}

function followed(): Followed | null {
  try {
    const account = JSON.parse(storage()?.getItem(KEY) ?? 'null') as Followed | null;
    return typeof account?.id === 'string' ? account : null;
  } catch {
    return null;
  }
}

function keep(account: Followed | null): void {
  try {
    if (account) storage()?.setItem(KEY, JSON.stringify(account));
    else storage()?.removeItem(KEY);
  } catch {
    // Not remembered: the next visit to the account's page follows again.
  }
}

let waiting: ReturnType<typeof setTimeout> | undefined;

function changed(): void {
  const now = followed();
  if (!now) return;
  keep({ ...now, unsent: true });
  clearTimeout(waiting);
  waiting = setTimeout(() => void send(), PAUSE);
}

async function send(): Promise<void> {
  const now = followed();
  if (!now) return;
  try {
    await request<Me>('PUT', '/api/me/settings', portable(settings));
    keep({ ...now, unsent: false });
  } catch (error) {
    // Without a network they wait for the next change or visit; nobody signed in means nothing to follow.
    if (error instanceof Problem) forget();
    else if (!(error instanceof Unreachable)) throw error;
  }
}

/** Lets the server know the settings that others see; a visitor becomes a guest for it. */
export async function publish(): Promise<void> {
  if (!mine.me?.player) await post<Me>('/api/me', {});
  takeMe(await request<Me>('PUT', '/api/me/settings', portable(settings)));
}

/** Follows the account that is signed in; true when its settings change something here. */
export async function follow(me: Me): Promise<boolean> {
  const player = me.player;
  if (!player || !['account', 'bot'].includes(player.kind)) {
    forget();
    return false;
  }
  const before = followed();
  const mine = before?.id === player.id && before.unsent;
  const some = taken(settings, me.settings, mine);
  keep({ id: player.id, unsent: some === 'send' });
  whenChanged(null);
  if (some === 'send') await send();
  else if (Object.keys(some).length) change(some);
  whenChanged(changed);
  if (some === 'send') return false;
  if ('language' in some) await speak();
  return Object.keys(some).length > 0;
}

/** Looks what was changed elsewhere. */
export async function catchUp(): Promise<void> {
  whenChanged(changed);
  try {
    const me = await fetchMe();
    takeMe(me);
    await follow(me);
  } catch (error) {
    if (!(error instanceof Unreachable) && !(error instanceof Problem)) throw error;
  }
}

/** Nobody is signed in any more. */
function forget(): void {
  clearTimeout(waiting);
  whenChanged(null);
  keep(null);
}
