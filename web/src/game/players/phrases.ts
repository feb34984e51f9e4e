/** The phrases that can be said in a game; `phrase-<id>` is the text. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-quarto',
  'good-game',
  'thanks',
  'oops',
  'sorry',
  'one-moment',
  'back-again',
  'rematch',
  'goodbye',
] as const;
