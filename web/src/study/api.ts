/** What the server knows about positions, games, puzzles and lessons. */

import { get, post } from '../api/client';
import type { CallRule, Phase, Seat } from '../api/types';
import type { Edition, Trait } from '../board/pieces';

export type Value = 'win' | 'draw' | 'loss';

export interface Worth {
  value: Value;
  distance: number | null;
}

export interface AlignmentFound {
  squares: string[];
  kind: string;
  values: string[];
}

export interface TurnWorth extends Worth {
  square: string | null;
  piece: string | null;
}

export interface Analysis {
  position: string;
  level: string;
  traits: Trait[];
  to_act: Seat;
  over: boolean;
  value: Value | null;
  distance: number | null;
  squares: Record<string, Worth>;
  pieces: Record<string, Worth>;
  turns: TurnWorth[];
  remaining: string[];
  alignments: AlignmentFound[];
}

export interface AnalysisAsked {
  position: string;
  level: string;
  traits: readonly Trait[];
}

export const analyse = (asked: AnalysisAsked): Promise<Analysis> => post('/api/analysis', asked);

export type Mark = 'best' | 'fine' | 'slip' | 'blunder' | 'forced';
export type Speech = 'called' | 'caught' | 'missed' | 'false';

export interface Step {
  number: number;
  turn: number;
  action: string | null;
  position: string;
  to_act: Seat | null;
  phase: Phase;
}

export interface Decision {
  number: number;
  turn: number;
  player: Seat;
  kind: 'call' | 'place' | 'give';
  played: string | null;
  before: Value;
  before_distance: number | null;
  after: Value;
  after_distance: number | null;
  best: (string | null)[];
  mark: Mark;
  speech: Speech | null;
  options: (Worth & { action: string })[];
  alignments: AlignmentFound[];
}

export interface Review {
  names: Record<Seat, string | null>;
  level: string;
  traits: Trait[];
  call: CallRule;
  edition: Edition;
  result: string;
  reason: string | null;
  record: string;
  steps: Step[];
  decisions: Decision[];
  accuracy: [number, number];
  turning_point: number | null;
  start_value: { player: Seat; value: Value } | null;
}

export const reviewGame = (id: string): Promise<Review> =>
  get(`/api/games/${encodeURIComponent(id)}/review`);
export const reviewRecord = (record: string): Promise<Review> => post('/api/review', { record });

export type Theme = 'win' | 'safe-piece' | 'only-square' | 'refutation' | 'save-draw';

export interface Puzzle {
  id: string;
  theme: Theme;
  level: string;
  traits: Trait[];
  position: string;
  remaining: string[];
  empty: string[];
  to_act: Seat;
  value: Value;
  distance: number | null;
  difficulty: number | null;
  day: string | null;
}

export interface Judgement {
  turn: string;
  right: boolean;
  value: Value;
  text: string;
  line: string[];
}

export interface PuzzleWanted {
  theme?: Theme | null;
  level?: string | null;
  least?: number;
  most?: number;
  seed: string;
  count?: number;
}

/** A query of what is there; what is null or missing is left out. */
export function queryOf(parts: object): string {
  const given = Object.entries(parts as Record<string, unknown>).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

const puzzlePath = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`;

export const fetchDaily = (): Promise<Puzzle> => get('/api/puzzles/daily');
export const fetchPuzzles = (wanted: PuzzleWanted): Promise<Puzzle[]> =>
  get(`/api/puzzles?${queryOf(wanted)}`);
export const fetchPuzzle = (id: string): Promise<Puzzle> => get(puzzlePath(id));
export const answerPuzzle = (id: string, turn: string, edition: Edition): Promise<Judgement> =>
  post(`${puzzlePath(id)}/answer`, { turn, edition });
export const hintPuzzle = (
  id: string,
  depth: string,
  edition: Edition,
): Promise<{ depth: string; text: string }> => post(`${puzzlePath(id)}/hint`, { depth, edition });
export const solvePuzzle = (id: string, edition: Edition): Promise<Judgement & { key: string[] }> =>
  post(`${puzzlePath(id)}/solution?edition=${edition}`);

export interface DrillTask {
  task: string;
  number: number;
  stage: string;
  grade: number;
  level: number;
  traits: Trait[];
  position: string;
}

export type Spotting = 'right' | 'missed' | 'wrong' | 'late';

export interface Spotted {
  result: Spotting;
  alignments: AlignmentFound[];
  next: DrillTask;
}

export const beginDrill = (stage: string, grade: number): Promise<DrillTask> =>
  get(`/api/drill?${queryOf({ stage, grade })}`);
export const answerDrill = (
  task: string,
  squares: readonly string[] | null,
  seconds: number,
  limit: number | null,
): Promise<Spotted> => post('/api/drill/answer', { task, squares, seconds, limit });

export interface FillingAsked {
  board: string;
  goal: 'none' | 'most';
  level: number;
  traits: readonly Trait[];
}

export interface FillingShown {
  alignments: AlignmentFound[];
  full: boolean;
  solved: boolean;
  target: number;
  reachable: number | null;
  remaining: string[];
}

export interface FillingHint {
  target: number;
  reachable: number;
  placement: { piece: string; square: string } | null;
  take_back: string[];
}

export const checkFilling = (asked: FillingAsked): Promise<FillingShown> =>
  post('/api/filling/check', asked);
export const hintFilling = (asked: FillingAsked, seed: number): Promise<FillingHint> =>
  post('/api/filling/hint', { ...asked, seed });

export interface Pattern {
  squares: string[];
  kind: string;
  level: number;
}

export const fetchPatterns = (): Promise<Pattern[]> => get('/api/patterns');

export interface AtlasEntry {
  level: string;
  traits: number;
  result: '1-0' | '1/2-1/2' | '0-1';
  distance: number | null;
}

export const fetchAtlas = (): Promise<AtlasEntry[]> => get('/api/atlas');

export interface Lesson {
  id: string;
  step: number;
  steps: number;
  task: string | null;
  done: boolean;
  refused: string | null;
  rules: { level: string; traits: Trait[]; call: CallRule };
  you: Seat;
  actions: string[];
  played: string[];
  position: string;
  remaining: string[];
  phase: Phase;
  may_call: boolean;
  legal: string[];
  alignments: AlignmentFound[];
}

export const fetchLessons = (): Promise<string[]> => get('/api/lessons');
export const playLesson = (id: string, actions: readonly string[]): Promise<Lesson> =>
  post(`/api/lessons/${encodeURIComponent(id)}`, { actions });
