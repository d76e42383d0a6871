import type { Visibility, Work } from './book/men.ts';
import type { Book } from './book.ts';

/** How many turns until it's ready. */
export const work = {
  // biome-ignore format: a piece of work a line
  actions: {
    'hook-up':   { rule: 'HP-GUN-01', label: 'hooked-up', turns: 1 },
    'call-fire': { rule: 'HP-ART-11', label: 'fire-called', turns: 1 },
    capture:     { rule: 'HP-CAP-02', label: 'captured', turns: 1 },
    leave:       { rule: 'HP-RUL-40', label: 'left-there', turns: 0 },
  },
  // biome-ignore format: a weapon a line
  setUp: {
    gun:               { rule: 'HP-GUN-02', label: 'gun-set-up', turns: 1 },
    'infantry-mortar': { rule: 'HP-ART-05', label: 'mortar-set-up', turns: 1 },
    // HP-RUL-10: no time is given, so it's the same.
    'heavy-mortar':    { rule: 'HP-ART-05', label: 'mortar-set-up', turns: 1 },
    artillery:         { rule: 'HP-ART-06', label: 'artillery-set-up', turns: 2 },
  },
} as const satisfies Work;

const sky = { rule: 'HP-VIS-02', label: 'visibility', sides: 6, dice: 2 } as const;

/** Table 8: inches. */
export const visibility = {
  throw: {
    ...sky,
    rows: [
      [2, '15'],
      [4, '20'],
      [8, '30'],
      [11, '25'],
      [12, '45'],
    ],
  },
  bright: {
    ...sky,
    rows: [
      [2, '15'],
      [4, '20'],
      [8, '30'],
      [11, '35'],
      [12, '45'],
    ],
  },
  limit: { rule: 'HP-VIS-01', label: 'sight-limit' },
} as const satisfies Visibility;

/** Speeds, ranges and visibility (`double-scale`). */
export const doubled = {
  rule: 'HP-GEN-07',
  label: 'doubled-scale',
  times: 2,
} as const satisfies Book['doubled'];
