import type { Houses } from './book/shooting.ts';

/** Shells on houses, walls and fences. */
export const houses = {
  /** How many men a house holds, and how many hits it can take. */
  houses: {
    'small-house': { rule: 'HP-TER-05', men: 4, hits: 4 },
    'large-house': { rule: 'HP-TER-05', men: 6, hits: 7 },
  },
  damage: { rule: 'HP-TER-07', label: 'shell-on-house', sides: 6, need: 4, results: ['damage', 'nothing'] },
  destroyed: { rule: 'HP-TER-08', label: 'house-hits' },
  emptied: { rule: 'HP-TER-09', label: 'house-emptied' },
  wall: {
    rule: 'HP-TER-11',
    label: 'shell-on-wall',
    sides: 6,
    rows: [
      [3, 'none'],
      [4, 'half-height'],
      [6, 'gap'],
    ],
  },
  lighter: { rule: 'HP-TER-10', label: 'lighter-shell', value: -1 },
  /** Fires without that. */
  heaviest: ['artillery'],
} as const satisfies Houses;
