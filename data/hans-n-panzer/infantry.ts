import type { Grenades } from './book/shooting.ts';
import type { Book } from './book.ts';

export const range = 'range';

/** Table 4: how far infantry weapons reach, in inches. */
export const reach = {
  rule: 'HP-INF-03',
  label: 'max-range',
  inches: {
    pistol: 1,
    smg: 4,
    rifle: 9,
    'light-mg': 12,
    'heavy-mg': 18,
    bazooka: 6,
    panzerschreck: 6,
    panzerfaust: 3,
    piat: 4,
    'infantry-mortar': 50,
  },
} as const satisfies Book['reach'];

const HIT = ['hit', 'missed'] as const;
const KILLED = ['killed', 'not-hit'] as const;

// biome-ignore format: as the book prints it
const machineGun = [
  { open: 3, soft: 4, hard: 5 },
  { open: 4, soft: 5, hard: 6 },
  { open: 5, soft: 6, hard: null },
] as const;

/** Table 5: the lowest score that hits; `null` where no score is enough (HP-RUL-22). */
// biome-ignore format: as the book prints it
export const smallArms = {
  // HP-RUL-21: as a rifle at short range.
  pistol: {
    rule: 'HP-INF-12', label: 'pistol', of: 'shooters', sides: 6, results: HIT,
    upTo: [1],
    scores: [{ open: 4, soft: 5, hard: 6 }],
  },
  rifle: {
    rule: 'HP-INF-05', label: 'rifle', of: 'shooters', sides: 6, results: HIT,
    upTo: [3, 6, 9],
    scores: [
      { open: 4, soft: 5,    hard: 6 },
      { open: 5, soft: 6,    hard: null },
      { open: 6, soft: null, hard: null },
    ],
  },
  smg: {
    rule: 'HP-INF-11', label: 'smg', of: 'figures', sides: 6, results: KILLED,
    upTo: [2, 4],
    scores: [
      { open: 3, soft: 4, hard: 5 },
      { open: 4, soft: 5, hard: 6 },
    ],
  },
  'light-mg': {
    rule: 'HP-INF-09', label: 'light-mg', of: 'figures', sides: 6, results: KILLED,
    upTo: [4, 8, 12],
    scores: machineGun,
  },
  'heavy-mg': {
    rule: 'HP-INF-09', label: 'heavy-mg', of: 'figures', sides: 6, results: KILLED,
    upTo: [6, 12, 18],
    scores: machineGun,
  },
} as const satisfies Book['smallArms'];

/** Table 7: a machine gun's single die against a soft vehicle. */
export const softVehicle = {
  rule: 'HP-INF-10',
  label: 'mg-soft-vehicle',
  sides: 6,
  results: ['destroyed', 'no-effect'],
  kind: 'soft',
  // biome-ignore format: as the book prints it
  scores: [
    { open: 4, soft: 5,    hard: 6 },
    { open: 5, soft: 6,    hard: null },
    { open: 6, soft: null, hard: null },
  ],
} as const satisfies Book['softVehicle'];

export const grenades = {
  reach: { rule: 'HP-GREN-01', label: 'max-range', inches: 2 },
  thrown: { rule: 'HP-GREN-02', label: 'grenade', sides: 6, need: 4, results: ['hit', 'missed'] },
  /** HP-RUL-15, the other reading (`deadly-grenades`). */
  deadly: { rule: 'HP-GREN-04', label: 'no-saves' },
} as const satisfies Grenades;
