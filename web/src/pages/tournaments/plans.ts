/** A tournament as it is planned in the form: what its fields say, and what is sent of it. */

import type {
  Format,
  NewTournament,
  Registration,
  Regulations,
  Tiebreak,
  TournamentShown,
  Venue,
} from '../../api/tournaments';
import type { GameRules } from '../../api/types';
import { NO_CLOCK } from '../../notation/clocks';
import { TRAITS } from '../../notation/pieces';

export const FORMATS: readonly Format[] = [
  'swiss',
  'round-robin',
  'knockout',
  'double-knockout',
  'arena',
  'ladder',
];
/** Up to so many players everybody can meet everybody (`fourfold.tournaments.advice`). */
export const FEW = 8;
const MOST = 2000;
/** The sheets' clock for tournaments. */
const CLOCK = '60/move';

/** All tie-breaks, in the order in which they are offered; the last one is for teams. */
export const TIEBREAKS: readonly Tiebreak[] = [
  'buchholz-cut-1',
  'buchholz',
  'buchholz-median',
  'sonneborn-berger',
  'direct-encounter',
  'wins',
  'second-player',
  'performance',
  'board-points',
];
/** What separates equal points unless somebody chooses (`fourfold.tournaments.regulations`). */
const USUAL_TIEBREAKS: Partial<Record<Format, readonly Tiebreak[]>> = {
  'round-robin': ['direct-encounter', 'sonneborn-berger', 'wins'],
  swiss: ['buchholz-cut-1', 'buchholz', 'sonneborn-berger'],
  arena: ['wins', 'performance'],
};

export interface Plan {
  name: string;
  text: string;
  venue: Venue;
  /** As a field for date and time has it, in local time; empty for none. */
  start: string;
  registration: Registration;
  code: string;
  rated: boolean;
  automatic: boolean;
  /** Minutes. */
  pause: number | null;
  absence: number | null;
  ratingMin: number | null;
  ratingMax: number | null;
  limit: number | null;
  late: boolean;
  format: Format;
  rounds: number | null;
  double: boolean;
  bestOf: number;
  thirdPlace: boolean;
  boards: number | null;
  minutes: number | null;
  reach: number | null;
  /** Points of rating that cost a level; null without a handicap. */
  handicap: number | null;
  /** Computer players who take part from the beginning. */
  computers: number | null;
  strength: string;
  rules: GameRules;
  /** In this order; null for those that are usual. */
  tiebreaks: readonly Tiebreak[] | null;
  /** What was settled elsewhere, and has no field in the form. */
  kept: Partial<Pick<Regulations, 'method' | 'scoring'>>;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** A moment as a field for date and time writes it. */
export function fieldTime(time: number): string {
  const date = new Date(time);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The next full half hour that leaves people time to come. */
export function usualStart(now: number): number {
  const half = 30 * 60_000;
  return Math.ceil((now + half) / half) * half;
}

/** What is planned unless somebody chooses: a Swiss with a minute per turn. */
export function newPlan(edition: GameRules['edition'], now: number = Date.now()): Plan {
  return {
    name: '',
    text: '',
    venue: 'server',
    start: fieldTime(usualStart(now)),
    registration: 'open',
    code: '',
    rated: false,
    automatic: true,
    pause: 1,
    absence: 3,
    ratingMin: null,
    ratingMax: null,
    limit: null,
    late: true,
    format: 'swiss',
    rounds: 5,
    double: false,
    bestOf: 1,
    thirdPlace: false,
    boards: 1,
    minutes: 60,
    reach: 3,
    handicap: null,
    computers: 0,
    strength: 'casual',
    rules: {
      level: 1,
      opponent_level: 1,
      traits: [...TRAITS],
      call: 'official',
      false_call: 'refused',
      clock: CLOCK,
      edition,
      first: 'lot',
    },
    tiebreaks: null,
    kept: {},
  };
}

/** A plan at another place. Around real tables, the director types the players in and pairs the rounds:
 *  nothing happens by itself, unless somebody wants it to. */
export function movedTo(venue: Venue, plan: Plan): Plan {
  if (venue === 'server') return { ...plan, venue, automatic: true, registration: 'open' };
  const rating = { rated: false, ratingMin: null, ratingMax: null };
  return { ...plan, ...rating, venue, automatic: false, registration: 'closed' };
}

/** Whether teams play: boards are a matter of two formats, around real tables. */
export const playsInTeams = ({ format, venue, boards }: Plan): boolean =>
  (format === 'swiss' || format === 'round-robin') && venue === 'tables' && (boards ?? 1) > 1;

/** What separates equal points in a plan; nothing where no points are counted. */
export function tiebreaksOf(plan: Plan): readonly Tiebreak[] {
  const usual = USUAL_TIEBREAKS[plan.format];
  if (!usual) return [];
  const teams = playsInTeams(plan);
  const chosen = plan.tiebreaks?.filter((each) => teams || each !== 'board-points');
  if (chosen?.length) return chosen;
  return teams ? ['board-points', ...usual] : usual;
}

/** The plan of a tournament that was announced before. */
export function planOf(shown: TournamentShown): Plan {
  const plain = newPlan(shown.rules.edition);
  const written = shown.regulations;
  const { level, ...rules } = shown.rules;
  const [first, second] = level.split(':').map(Number);
  const { tiebreaks, method, scoring } = written;
  const read: Plan = {
    ...plain,
    name: shown.name,
    text: shown.text,
    venue: shown.venue,
    start: shown.start === null ? '' : fieldTime(shown.start),
    registration: shown.registration,
    rated: shown.rated,
    automatic: shown.automatic,
    pause: shown.pause / 60,
    absence: shown.absence / 60,
    ratingMin: shown.rating_min,
    ratingMax: shown.rating_max,
    limit: written.limit && written.limit < MOST ? written.limit : null,
    late: written.late ?? true,
    format: shown.format,
    rounds: written.rounds ?? plain.rounds,
    double: written.cycles === 2,
    bestOf: written.best_of ?? 1,
    thirdPlace: written.third_place ?? false,
    boards: written.boards ?? 1,
    minutes: written.minutes ?? plain.minutes,
    reach: written.reach ?? plain.reach,
    handicap: written.handicap ?? null,
    rules: {
      ...plain.rules,
      ...rules,
      level: first ?? 1,
      opponent_level: second ?? first ?? 1,
    },
    kept: { ...(method && { method }), ...(scoring && { scoring }) },
  };
  // Written out even if nobody chose them: then another format brings its own.
  const chosen = tiebreaks?.length && String(tiebreaks) !== String(tiebreaksOf(read));
  return { ...read, tiebreaks: chosen ? tiebreaks : null };
}

/** Rounds after which at most one player of a Swiss can have won them all. */
export const swissRounds = (players: number): number =>
  Math.max(1, Math.ceil(Math.log2(Math.max(2, players))));

/** Whether a round robin would serve better: few players, and rounds enough for all of them. */
export function adviseRoundRobin(plan: Plan): boolean {
  if (plan.format !== 'swiss' || plan.limit === null || plan.limit > FEW) return false;
  return (plan.rounds ?? 0) >= plan.limit - 1 + (plan.limit % 2);
}

/** The regulations that a plan says; what does not belong to its format is left out. */
export function regulationsOf(plan: Plan): Partial<Regulations> {
  const { format, rules } = plan;
  const knockout = format.endsWith('knockout');
  const teams = format === 'swiss' || format === 'round-robin';
  return {
    format,
    rules: {
      levels: [rules.level, rules.level],
      traits: rules.traits,
      call: rules.call,
      false_call: rules.false_call,
      clock: rules.clock === NO_CLOCK ? CLOCK : rules.clock,
      edition: rules.edition,
    },
    ...(format === 'swiss' && plan.rounds && { rounds: plan.rounds }),
    ...(format === 'round-robin' && { cycles: plan.double ? 2 : 1 }),
    ...(knockout && { best_of: plan.bestOf }),
    ...(format === 'knockout' && { third_place: plan.thirdPlace }),
    ...(format === 'arena' && plan.minutes && { minutes: plan.minutes }),
    ...(format === 'ladder' && plan.reach && { reach: plan.reach }),
    ...(teams && plan.venue === 'tables' && plan.boards && { boards: plan.boards }),
    ...(plan.handicap && { handicap: plan.handicap }),
    ...(plan.limit && { limit: plan.limit }),
    ...(plan.tiebreaks && { tiebreaks: [...tiebreaksOf(plan)] }),
    ...plan.kept,
    late: plan.late,
  };
}

/** What is sent to announce a plan. */
export function announcementOf(plan: Plan): NewTournament {
  const start = plan.start ? new Date(plan.start).getTime() : null;
  return {
    name: plan.name.trim(),
    text: plan.text.trim(),
    venue: plan.venue,
    start,
    registration: plan.registration,
    ...(plan.registration === 'code' && plan.code.trim() && { code: plan.code.trim() }),
    rating_min: plan.ratingMin,
    rating_max: plan.ratingMax,
    rated: plan.rated,
    automatic: plan.automatic,
    pause: Math.round((plan.pause ?? 0) * 60),
    absence: Math.round((plan.absence ?? 3) * 60),
    regulations: regulationsOf(plan),
  };
}
