/** What the server sends and takes: its own schemas (`npm run types`), with the words of the game. */

import type { Edition, Trait } from '../notation/pieces';
import type { components } from './schema';

type Schemas = components['schemas'];

export type Seat = 'first' | 'second';
type CallRule = 'official' | 'standing' | 'automatic';
type FalseCall = 'refused' | 'loses';

/** Fields that the schemas have as plain texts. */
interface Words {
  traits: Trait[];
  call: CallRule;
  false_call: FalseCall;
  edition: Edition;
}

export type RulesShown = Omit<Schemas['RulesShown'], keyof Words> & Words;
export type PlayerShown = Schemas['PlayerShown'];
export type Alignment = Schemas['AlignmentShown'];
export type EntryShown = Schemas['EntryShown'];
type GameShown = Omit<Schemas['GameShown'], 'rules'> & { rules: RulesShown };
export type Snapshot = GameShown & { log: EntryShown[] };
export type Phase = Snapshot['phase'];

export interface GameRules extends Words {
  level: number;
  opponent_level: number;
  clock: string;
  position?: string;
  first: 'me' | 'them' | 'lot';
  private?: boolean;
}

export type NewGame = GameRules & Pick<Schemas['NewGame'], 'opponent'>;
export type NewChallenge = Partial<GameRules> & {
  open?: boolean;
  /** The one player who may accept. */
  to?: string;
  rated: boolean;
  help?: boolean;
};
export type Challenge = Omit<Schemas['ChallengeShown'], keyof Words> & Words;
/** What somebody waits for in the queue. */
export type NewSeek = Required<Schemas['NewSeek']>;
export type QueueGroup = Omit<Schemas['QueueShown']['groups'][number], 'call'> & { call: CallRule };
export type QueueShown = Omit<Schemas['QueueShown'], 'groups'> & { groups: QueueGroup[] };
export type QueueEntry = NonNullable<QueueShown['entry']>;

/** A message whose parts have the words of the game. */
type Worded<Message> = Message extends { snapshot: Schemas['GameShown'] }
  ? Omit<Message, 'snapshot'> & { snapshot: GameShown }
  : Message extends { snapshot: Schemas['GameShown'] | null }
    ? Omit<Message, 'snapshot'> & { snapshot: GameShown | null }
    : Message extends { challenges: Schemas['ChallengeShown'][] }
      ? Omit<Message, 'challenges'> & { challenges: Challenge[] }
      : Message extends { opened: Schemas['ChallengeShown'][] }
        ? Omit<Message, 'opened'> & { opened: Challenge[] }
        : Message extends { challenge: Schemas['ChallengeShown'] }
          ? Omit<Message, 'challenge'> & { challenge: Challenge }
          : Message extends { groups: Schemas['QueueShown']['groups'] }
            ? Omit<Message, 'groups'> & { groups: QueueGroup[] }
            : Message;
export type Remark = Schemas['RemarkMessage'];
/** What comes through the live connections, and what may be sent there. */
export type GameMessage = Worded<Schemas['GameMessage']>;
export type LobbyMessage = Worded<Schemas['LobbyMessage']>;
export type BoardsMessage = Schemas['BoardsMessage'];
export type ClientMessage = Schemas['ClientMessage'];

export type Me = Schemas['Me'];
export type CurrentGame = Schemas['CurrentGame'];
export type CurrentGames = Schemas['CurrentGames'];
export type GameListed = Schemas['GameListed'];
export type GameList = Schemas['GameList'];
export type Profile = Schemas['Profile'];
export type Contact = Schemas['Contact'];
export type Contacts = Schemas['Contacts'];
export type Leaderboard = Schemas['Leaderboard'];
export type SessionShown = Schemas['SessionShown'];
export type TokenShown = Schemas['TokenShown'];
export type SignedUp = Schemas['SignedUp'];
export type Mute = Schemas['Mute'];
export type OpponentShown = Schemas['OpponentShown'];
export type NewToken = Schemas['NewToken'];

export type HintShown = Schemas['HintShown'];
/** The server's document does not describe this answer. */
export interface DangerShown {
  /** Per piece the squares where it would win. */
  pieces: Record<string, string[]>;
  poisoned: string[];
  safe: string[];
}

/** The texts of a language by their keys. */
