/** What the server sends and takes. */

import type { Edition, Trait } from '../board/pieces';

export type Seat = 'first' | 'second';
export type Phase = 'give' | 'place' | 'last-word' | 'last-answer' | 'over';
export type CallRule = 'official' | 'standing' | 'automatic';
export type FalseCall = 'refused' | 'loses';

export interface RulesShown {
  level: string;
  traits: Trait[];
  call: CallRule;
  false_call: FalseCall;
  clock: string;
  edition: Edition;
}

export interface PlayerShown {
  id: string | null;
  name: string;
  kind: 'guest' | 'account' | 'bot' | 'computer' | 'deleted' | 'shared';
  strength: string | null;
  level: number;
  rating: number | null;
  online: boolean;
}

export interface Alignment {
  squares: string[];
  values: string[];
}

export interface OutcomeShown {
  result: string;
  winner: Seat | null;
  reason: string;
  alignments: Alignment[];
  missed: Alignment[];
}

export interface ClockShown {
  running: Seat | null;
  remaining: Record<Seat, number>;
  falls_at: number | null;
  now: number;
}

export interface EntryShown {
  number: number;
  entry: string;
  time: number;
}

export interface Snapshot {
  id: string;
  number: number;
  status: 'playing' | 'over';
  created: number;
  rated: boolean;
  private: boolean;
  rules: RulesShown;
  players: Record<Seat, PlayerShown>;
  you: Seat | 'both' | null;
  start: string;
  position: string;
  remaining: string[];
  to_act: Seat | null;
  phase: Phase;
  legal: string[];
  may_call: boolean;
  refused_calls: number;
  turns: string[];
  log: EntryShown[];
  clock: ClockShown | null;
  draw: { by: Seat; offer: number } | null;
  takeback: { by: Seat; offer: number; to: number } | null;
  rematch: { asked: Seat[]; game: string | null };
  outcome: OutcomeShown | null;
  lot: unknown;
  watchers: number;
}

export interface GameRules {
  level: number;
  opponent_level: number;
  traits: Trait[];
  call: CallRule;
  false_call: FalseCall;
  clock: string;
  edition: Edition;
  position?: string;
  first: 'me' | 'them' | 'lot';
  private?: boolean;
}

export type Opponent =
  { kind: 'computer'; strength: string } | { kind: 'shared'; names: [string, string] };

export type NewGame = GameRules & { opponent: Opponent };
export type NewChallenge = GameRules & { open: boolean; rated: boolean };

export interface Challenge extends GameRules {
  id: string;
  url: string;
  qr: string;
  by: { id: string; name: string; kind: string };
  mine: boolean;
  open: boolean;
  rated: boolean;
  state: 'waiting' | 'accepted' | 'withdrawn' | 'expired';
  game: string | null;
}

export interface Me {
  player: { id: string; name: string; kind: string } | null;
  live_games: string[];
  settings: Record<string, unknown>;
}
