/** The computer's strengths, the gentlest first; names and lines are in the catalogues. */
export const STRENGTHS = [
  'newcomer',
  'beginner',
  'casual',
  'attentive',
  'experienced',
  'strong',
  'expert',
  'master',
  'perfect',
] as const;
