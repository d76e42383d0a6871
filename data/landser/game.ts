import type { BreakOff, Care, Force, Medic, Rally, Suppression } from './book.ts';

export const breakOff = {
  rule: 'LS-BRK-01',
  label: 'break-off',
  sides: 10,
  results: ['broken', 'holds'],
  /** The die is thrown when this many are out of action. */
  from: 2,
  grades: {
    rule: 'LS-BRK-02',
    // biome-ignore format: as the book prints it
    from: { regular: 2, stubborn: 3, elite: 4, fanatic: 5 },
  },
} as const satisfies BreakOff;

export const rally = {
  figure: {
    rule: 'LS-RALLY-04',
    label: 'to-rally-hider',
    sides: 6,
    need: 2,
    never: { rule: 'LS-RALLY-04', face: 1 },
    results: ['rallied', 'not-rallied'],
  },
  /** Up to the number in action. */
  // biome-ignore format: a throw a line
  squad: {
    squad: { rule: 'LS-RALLY-02', label: 'to-rally-squad', sides: 10 },
    self:  { rule: 'LS-HIDE-08', label: 'out-of-hide', sides: 10 },
  },
  /** How near the leader has to be; the players measure it, or a drawn table does. */
  // biome-ignore format: a distance a line
  within: {
    figure: { rule: 'LS-RALLY-04', label: 'leader-within', inches: 10 },
    squad:  { rule: 'LS-RALLY-02', label: 'leader-within', inches: 15 },
  },
} as const satisfies Rally;

export const suppression = {
  rule: 'LS-SUPP-02',
  label: 'suppression',
  each: { rule: 'LS-SUPP-02', label: 'suppressors', value: -1 },
} as const satisfies Suppression;

/** For a man who is `down`. R-09: this roll has a special 6. */
export const medic = {
  rule: 'LS-SER-05',
  label: 'medic',
  sides: 6,
  rows: [
    [3, 'wound-a', 'LS-SER-03'],
    [5, 'wound-b', 'LS-SER-04'],
    [6, 'removed', 'LS-SER-06'],
  ],
} as const satisfies Medic;

/** Other rules about care for the wounded. */
export const care = {
  /** R-09, the other reading (`medic-six-b`). */
  'medic-six-b': {
    rule: 'LS-SER-05',
    label: 'medic',
    sides: 6,
    rows: [
      [3, 'wound-a', 'LS-SER-03'],
      [6, 'wound-b', 'LS-SER-04'],
    ],
  },
  /** Under `alternative-wounds`. */
  heals: { rule: 'LS-ALT-08', label: 'medic' },
  // biome-ignore format: a throw a line
  death: {
    campaign: { rule: 'LS-CAMP-02', label: 'to-live', sides: 6, need: 2, results: ['lives', 'dies'] },
    carried:  { rule: 'LS-CAMP-05', label: 'to-live-carried', sides: 6, need: 2, results: ['lives', 'dies'] },
  },
  treatment: { rule: 'LS-CAMP-03', label: 'death-roll' },
} as const satisfies Care;

/** How many full squads of ten allow one tank. */
export const force = {
  rule: 'LS-FORCE-01',
  label: 'force',
  'medium-tanks': 2,
  'heavy-tanks': 4,
  advice: { rule: 'LS-FORCE-02', label: 'advice' },
} as const satisfies Force;
