import type { Movement } from './book.ts';

export const movement = {
  // biome-ignore format: as the book prints it
  actions: {
    move:            { rule: 'LS-MOVE-01', label: 'move', inches: 4,
                       random: { rule: 'LS-MOVE-02', label: 'move', die: 'D3', plus: 2 } },
    'move-fast':     { rule: 'LS-MOVE-03', label: 'move-fast', inches: 7,
                       random: { rule: 'LS-MOVE-04', label: 'move-fast', die: 'D6', plus: 4 } },
    'move-and-fire': { rule: 'LS-MOVE-08', label: 'move-and-fire', inches: 4,
                       random: { rule: 'LS-MOVE-09', label: 'move-and-fire', die: 'D3', plus: 2 } },
    sneak:           { rule: 'LS-MOVE-10', label: 'sneak', inches: 2,
                       random: { rule: 'LS-MOVE-11', label: 'sneak', die: 'D3', plus: 0 } },
  },
  // biome-ignore format: as the book prints it
  vehicles: {
    'fast-vehicle': {
      move:            { rule: 'LS-VEH-02', label: 'move', inches: 12,
                         random: { rule: 'LS-VEH-03', label: 'move', die: 'D6', plus: 6 } },
      'move-fast':     { rule: 'LS-VEH-04', label: 'move-fast', inches: 24,
                         random: { rule: 'LS-VEH-05', label: 'move-fast', die: '2D6', plus: 3 } },
      'move-and-fire': { rule: 'LS-VEH-02', label: 'move-and-fire', inches: 12,
                         random: { rule: 'LS-VEH-03', label: 'move-and-fire', die: 'D6', plus: 6 } },
    },
    'medium-vehicle': {
      move:            { rule: 'LS-VEH-02', label: 'move', inches: 9,
                         random: { rule: 'LS-VEH-03', label: 'move', die: 'D6', plus: 3 } },
      'move-fast':     { rule: 'LS-VEH-04', label: 'move-fast', inches: 18,
                         random: { rule: 'LS-VEH-05', label: 'move-fast', die: '2D6', plus: 0 } },
      'move-and-fire': { rule: 'LS-VEH-02', label: 'move-and-fire', inches: 9,
                         random: { rule: 'LS-VEH-03', label: 'move-and-fire', die: 'D6', plus: 3 } },
    },
    'slow-vehicle': {
      move:            { rule: 'LS-VEH-02', label: 'move', inches: 6,
                         random: { rule: 'LS-VEH-03', label: 'move', die: 'D3', plus: 3 } },
      'move-fast':     { rule: 'LS-VEH-04', label: 'move-fast', inches: 12,
                         random: { rule: 'LS-VEH-05', label: 'move-fast', die: 'D6', plus: 0 } },
      'move-and-fire': { rule: 'LS-VEH-02', label: 'move-and-fire', inches: 6,
                         random: { rule: 'LS-VEH-03', label: 'move-and-fire', die: 'D3', plus: 3 } },
    },
  },
  /** D3: a D6 halved, rounded up. */
  dice: {
    D3: {
      sides: 6,
      rows: [
        [2, '1'],
        [4, '2'],
        [6, '3'],
      ],
    },
    D6: { sides: 6 },
    '2D6': { sides: 6, dice: 2 },
  },
  besides: 'besides-dice',
  /** R-31, the other reading (`vehicle-fast-doubled`). */
  doubled: { rule: 'LS-VEH-05', label: 'twice-random', times: 2 },
  'no-sneak': 'LS-VEH-01',
  'wounds-a': { rule: 'LS-SER-03', label: 'wounds-a', value: -1 },
  'not-with-wounds-a': ['move-fast', 'move-and-fire'],
  half: { rule: 'LS-LIGHT-05', label: 'half-speed' },
  /** What's left of the allowance if the whole way is difficult. */
  difficult: {
    others: { rule: 'LS-TERR-02', label: 'in-difficult', part: 1 / 2 },
    sneak: { rule: 'LS-TERR-03', label: 'sneaking-difficult', part: 3 / 4 },
    vehicle: { rule: 'LS-VEH-06', label: 'in-difficult', part: 1 / 2 },
  },
  reminders: {
    'full-cover': { rule: 'LS-MOVE-05', label: 'where-it-ends' },
    barriers: { rule: 'LS-TERR-06', label: 'obstacles' },
    obstacles: { rule: 'LS-TERR-05', label: 'obstacles' },
    'light-terrain': { rule: 'LS-VEH-07', label: 'light-terrain' },
  },
  /** For a vehicle that ends its move in difficult terrain; soft vehicles count as light ones. */
  // biome-ignore format: as the book prints it
  driveTest: {
    light:  { rule: 'LS-VEH-09', label: 'drive-test', sides: 6, need: 3, results: ['drives-on', 'immobilised'] },
    medium: { rule: 'LS-VEH-09', label: 'drive-test', sides: 6, need: 3, results: ['drives-on', 'immobilised'] },
    heavy:  { rule: 'LS-VEH-09', label: 'drive-test', sides: 6, need: 2, results: ['drives-on', 'immobilised'] },
  },
} as const satisfies Movement;
