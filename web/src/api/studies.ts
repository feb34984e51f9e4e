/** What the server knows about positions, games, puzzles and lessons. */

import type { Edition } from '../notation/pieces';
import { get, post } from './client';
import type { components } from './schema';
import type { HintShown } from './types';

type Schemas = components['schemas'];

export type Worth = Schemas['ValueShown'];
export type Value = Worth['value'];
export type TurnWorth = Schemas['TurnShown'];
export type Analysis = Schemas['Analysis'];
type AnalysisAsked = Readonly<Schemas['AnalysisAsked']>;

export const analyse = (asked: AnalysisAsked): Promise<Analysis> => post('/api/analysis', asked);

export type Decision = Schemas['DecisionShown'];
export type Mark = Decision['mark'];
export type Review = Schemas['ReviewShown'];

export const reviewGame = (id: string): Promise<Review> =>
  get(`/api/games/${encodeURIComponent(id)}/review`);
export const reviewRecord = (record: string): Promise<Review> => post('/api/review', { record });

export type Puzzle = Schemas['PuzzleShown'];
export type Theme = Puzzle['theme'];
export type Judgement = Schemas['JudgementShown'];

interface PuzzleWanted {
  theme?: Theme | null;
  level?: string | null;
  least?: number;
  most?: number;
  seed: string;
  count?: number;
}

/** A query of what is there; what is null or missing is left out. */
export function queryOf(parts: object): string {
  const present = Object.entries(parts as Record<string, unknown>).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
}

const puzzlePath = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`;

export const fetchDaily = (): Promise<Puzzle> => get('/api/puzzles/daily');
export const fetchPuzzles = (wanted: PuzzleWanted): Promise<Puzzle[]> =>
  get(`/api/puzzles?${queryOf(wanted)}`);
export const fetchPuzzle = (id: string): Promise<Puzzle> => get(puzzlePath(id));
export const answerPuzzle = (id: string, answer: Schemas['PuzzleAnswer']): Promise<Judgement> =>
  post(`${puzzlePath(id)}/answer`, answer);
export const hintPuzzle = (id: string, depth: string, edition: Edition): Promise<HintShown> =>
  post(`${puzzlePath(id)}/hint`, { depth, edition });
export const solvePuzzle = (id: string, edition: Edition): Promise<Schemas['SolutionShown']> =>
  post(`${puzzlePath(id)}/solution?edition=${edition}`);

export type DrillTask = Schemas['TaskShown'];
export type Spotted = Schemas['SpottingJudged'];
export type Spotting = Spotted['result'];

export const beginDrill = (stage: string, grade: number): Promise<DrillTask> =>
  get(`/api/drill?${queryOf({ stage, grade })}`);
export const answerDrill = (
  task: string,
  squares: readonly string[] | null,
  seconds: number,
  limit: number | null,
): Promise<Spotted> => post('/api/drill/answer', { task, squares, seconds, limit });

type FillingAsked = Schemas['FillingAsked'];
export type FillingShown = Schemas['FillingShown'];
export type FillingHint = Schemas['FillingHint'];

export const checkFilling = (asked: FillingAsked): Promise<FillingShown> =>
  post('/api/filling/check', asked);
export const hintFilling = (asked: FillingAsked, seed: number): Promise<FillingHint> =>
  post('/api/filling/hint', { ...asked, seed });

export type Pattern = Schemas['PatternShown'];
export const fetchPatterns = (): Promise<Pattern[]> => get('/api/patterns');

export type AtlasEntry = Schemas['AtlasEntry'];
export const fetchAtlas = (): Promise<AtlasEntry[]> => get('/api/atlas');

export type Lesson = Schemas['LessonShown'];
export type LessonListed = Schemas['LessonListed'];
export const fetchLessons = (): Promise<LessonListed[]> => get('/api/lessons');
export const playLesson = (id: string, actions: readonly string[]): Promise<Lesson> =>
  post(`/api/lessons/${encodeURIComponent(id)}`, { actions });
