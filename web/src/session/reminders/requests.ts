/** What one player asks the other for, in words: the key of the sentence, with the asker's `name`. */

export type RequestKind = 'draw' | 'takeback' | 'rematch';

export const REQUESTS: Readonly<Record<RequestKind, string>> = {
  draw: 'web-game-draw-offered',
  takeback: 'web-game-takeback-asked',
  rematch: 'web-game-rematch-wanted',
};
