/** Words of Hans 'n' Panzer that read better than as they are written. */
export const words: Readonly<Record<string, string>> = {
  'dead-center': 'dead centre',
  'cannot-score': 'no score is enough',
  'not-hit': 'not hit',
  'retreats-1': 'retreats for one move',
  'retreats-2': 'retreats for two moves',
  'not-now': 'not this turn',
  'too-far': 'farther than it goes this turn',
  'half-height': 'half of its height',
  glances: 'glances off',
};

/** A length as it is read on the table: of what was ruled before it was said in what, in inches. */
export function length(inches: unknown, measure: unknown): string {
  return `${inches}${measure === 'cm' ? ' cm' : '"'}`;
}
