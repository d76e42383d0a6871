import type { Movement } from './book.ts';

export const movement = {
  // biome-ignore format: as the book prints it
  actions: {
    move:            { rule: 'LC-MOVE-01', label: 'move', inches: 4 },
    'move-fast':     { rule: 'LC-MOVE-02', label: 'move-fast', inches: 7 },
    'move-and-fire': { rule: 'LC-MOVE-06', label: 'move-and-fire', inches: 4 },
    sneak:           { rule: 'LC-MOVE-07', label: 'sneak', inches: 2 },
  },
  'wounds-a': { rule: 'LC-SER-03', label: 'wounds-a', value: -1 },
  'not-with-wounds-a': ['move-fast'],
  half: { rule: 'LC-LIGHT-05', label: 'half-speed' },
  /** What's left of the allowance if the whole way is difficult. */
  difficult: {
    others: { rule: 'LC-TERR-02', label: 'in-difficult', part: 1 / 2 },
    sneak: { rule: 'LC-TERR-03', label: 'sneaking-difficult', part: 3 / 4 },
  },
  reminders: {
    'full-cover': { rule: 'LC-MOVE-03', label: 'where-it-ends' },
    barriers: { rule: 'LC-TERR-06', label: 'barriers' },
    obstacles: { rule: 'LC-TERR-05', label: 'obstacles' },
  },
} as const satisfies Movement;
