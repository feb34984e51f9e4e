/** Requests to the server, each a function with types on both sides. */

import { Problem, Unreachable, type ProblemDocument } from './problem';
import type {
  Challenge,
  Me,
  Mute,
  NewChallenge,
  NewGame,
  NewSeek,
  OpponentShown,
  QueueShown,
  Seat,
  Snapshot,
} from './types';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A key that makes a repeated request harmless; works without a secure context, too. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const language = document.documentElement.lang || 'en';
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      // A file is sent as it is, in whatever encoding it has.
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch (cause) {
    throw new Unreachable(cause);
  }
}

/** Sends a request and reads the answer; a refusal is thrown as a `Problem`. */
export async function request<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  const response = await answered(await send(method, path, body, headers));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** The answer when it is one; a refusal is thrown as a `Problem`. */
async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  const document = (await response.json().catch(() => ({}))) as ProblemDocument;
  throw new Problem(response.status, document);
}

export const get = <Answer>(path: string): Promise<Answer> => request<Answer>('GET', path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> =>
  request<Answer>('POST', path, body);

/** Sends again while the server cannot be reached: for requests that are harmless twice. */
export async function insist<Answer>(
  ask: () => Promise<Answer>,
  pauses: readonly number[] = [300, 1000, 3000],
): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}

const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

/** A language's file of messages, as text in Fluent's format. */
export async function fetchTexts(language: string): Promise<string> {
  return (await answered(await send('GET', `/api/texts/${language}`))).text();
}

export const fetchMe = (): Promise<Me> => get('/api/me');
/** Becomes a guest of this name, or of a friendly one; a guest changes their name in the same way. */
export const enter = (name: string | null): Promise<Me> => post('/api/me', { name });
export const startGame = (wanted: NewGame): Promise<Snapshot> => post('/api/games', wanted);
export const fetchGame = (id: string): Promise<Snapshot> => get(game(id));

/** Lets the computer act faster or slower in a game. */
export const setPace = (id: string, pace: NonNullable<Snapshot['pace']>): Promise<Snapshot> =>
  request('PUT', `${game(id)}/pace`, { pace });

/** Does an action in a game; repeated under one key until an answer comes. */
export function act(id: string, action: string, answers: number, seat?: Seat): Promise<Snapshot> {
  const key = freshKey();
  const body = seat ? { action, answers, seat } : { action, answers };
  return insist(() =>
    request<Snapshot>('POST', `${game(id)}/actions`, body, { 'Idempotency-Key': key }),
  );
}

/** Anything else a player does in a game: `resign`, `draw`, `takeback/accept` … */
export const ask = <Answer = Snapshot>(
  id: string,
  what: string,
  body: unknown = {},
): Promise<Answer> => post(`${game(id)}/${what}`, body);

/** Whether what is said in a game is kept from me, and wanting it so. */
export const fetchMute = (id: string): Promise<Mute> => get(`${game(id)}/mute`);
export const mute = (id: string, muted: boolean): Promise<Mute> =>
  request('PUT', `${game(id)}/mute`, { muted });

export const fetchOpponents = (): Promise<OpponentShown[]> => get('/api/opponents');

export const challenge = (wanted: NewChallenge): Promise<Challenge> =>
  post('/api/challenges', wanted);
export const fetchChallenge = (id: string): Promise<Challenge> =>
  get(`/api/challenges/${encodeURIComponent(id)}`);
export const acceptChallenge = (id: string): Promise<Snapshot> =>
  post(`/api/challenges/${encodeURIComponent(id)}/accept`);
export const declineChallenge = (id: string): Promise<void> =>
  post(`/api/challenges/${encodeURIComponent(id)}/decline`);
export const withdrawChallenge = (id: string): Promise<void> =>
  request('DELETE', `/api/challenges/${encodeURIComponent(id)}`);

/** Waits for somebody who wants the same; repeated until an answer comes. */
export function joinQueue(wanted: NewSeek): Promise<QueueShown> {
  const headers = { 'Idempotency-Key': freshKey() };
  return insist(() => request<QueueShown>('POST', '/api/queue', wanted, headers));
}
export const leaveQueue = (): Promise<QueueShown> => request('DELETE', '/api/queue');
