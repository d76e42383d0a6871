import type { Launchers, StrikeDice, Tank } from './book/shooting.ts';

const strike = {
  rule: 'HP-TANK-07',
  label: 'strike',
  sides: 6,
  dice: 2,
  results: { destroyed: 'HP-TANK-10', disabled: 'HP-TANK-11', glances: 'HP-TANK-09' },
} as const satisfies StrikeDice;

const softCover = { rule: 'HP-TANK-05', label: 'soft-cover', value: -1 } as const;
const lowWall = { rule: 'HP-TANK-05', label: 'low-wall', value: -2 } as const;
const hullDown = { rule: 'HP-TANK-05', label: 'hull-down', value: -2 } as const;

/** Guns against vehicles: first to hit, then to strike. */
export const tank = {
  toHit: {
    rule: 'HP-TANK-04',
    label: 'to-hit',
    sides: 6,
    dice: 2,
    results: ['hit', 'missed'],
  },
  scores: { rule: 'HP-TANK-03', upTo: [10, 20, 30, 45], need: [6, 7, 8, 9] },
  /** HP-RUL-14: soft cover adds to the others; a low wall and hull down count as one protection. */
  cover: {
    open: [],
    soft: [softCover],
    'low-wall': [lowWall],
    'hull-down': [hullDown],
    hard: [lowWall],
    'soft-low-wall': [softCover, lowWall],
    'soft-hull-down': [softCover, hullDown],
  },
  angle: {
    square: [],
    oblique: [{ rule: 'HP-TANK-06', label: 'oblique', value: -1 }],
    glancing: [{ rule: 'HP-TANK-06', label: 'glancing', value: -2 }],
  },
  sections: { rule: 'HP-TANK-02', label: 'tank-stick', upTo: { square: 30, oblique: 60, glancing: 90 } },
  strike,
  strikeValue: { rule: 'HP-TANK-08', label: 'strike-value' },
  // x is null, and so is whatever the book leaves empty (HP-RUL-06).
  // biome-ignore format: as the book prints it
  guns: {
    //                      0-10 10-20 20-30 30-45
    '88mm':       { strike: [12, 11,   9,    7],    reach: 60 },
    '90mm':       { strike: [13, 11,   9,    7],    reach: 60 },
    '17-pdr':     { strike: [12, 10,   8,    6],    reach: 60 },
    '85mm':       { strike: [11, 9,    8,    6],    reach: 60 },
    '76mm-rus':   { strike: [8,  7,    5,    4],    reach: 45 },
    '76mm-us':    { strike: [7,  6,    5,    4],    reach: 45 },
    '75mm-long':  { strike: [7,  6,    5,    4],    reach: 45 },
    '75mm-short': { strike: [4,  2,    1,    null], reach: 30 },
    '75mm-us':    { strike: [6,  5,    4,    2],    reach: 40 },
    '6-pdr':      { strike: [5,  4,    3,    null], reach: 30 },
    '57mm':       { strike: [6,  5,    4,    null], reach: 30 },
    '50mm':       { strike: [5,  4,    3,    null], reach: 30 },
    '50mm-short': { strike: [4,  3,    1,    null], reach: 30 },
    '2-pdr':      { strike: [5,  4,    2,    null], reach: 30 },
    '45mm-rus':   { strike: [5,  3,    1,    null], reach: 25 },
    '45mm-ger':   { strike: [5,  3,    1,    null], reach: 25 },
    '37mm-us':    { strike: [4,  3,    2,    null], reach: 28 },
    '37mm-ger':   { strike: [4,  2,    1,    null], reach: 25 },
    '20mm':       { strike: [3,  1,    null, null], reach: 20 },
  },
  reach: { rule: 'HP-GUN-04', label: 'max-range' },
  /** HP-RUL-05: the charts and the stick end here. */
  farthest: 45,
  armor: { rule: 'HP-TANK-13', label: 'armour' },
  crewKilled: { rule: 'HP-TANK-10', label: 'crew-killed' },
  passengersKilled: { rule: 'HP-VEH-07', label: 'passengers-killed' },
  killed: 1 / 2,
} as const satisfies Tank;

/** Infantry's own weapons against vehicles. */
export const launchers = {
  /** HP-RUL-31: the panzerfaust and the PIAT have no score of their own. */
  toHit: { rule: 'HP-IAT-01', label: 'to-hit', sides: 6, dice: 2, need: 6, results: ['hit', 'missed'] },
  strike: { ...strike, rule: 'HP-IAT-02' },
  // biome-ignore format: a weapon a line
  weapons: {
    bazooka:       { rule: 'HP-IAT-01', label: 'strike-value', upTo: [3, 6], strike: [7, 6] },
    panzerschreck: { rule: 'HP-IAT-01', label: 'strike-value', upTo: [3, 6], strike: [7, 6] },
    panzerfaust:   { rule: 'HP-IAT-03', label: 'strike-value', upTo: [3],    strike: [6] },
    piat:          { rule: 'HP-IAT-04', label: 'strike-value', upTo: [4],    strike: [5] },
  },
} as const satisfies Launchers;
