import type { Armour, Bail, Damage } from './book.ts';

/** The printed negatives are added to the damage roll; soft vehicles have none. */
export const armour = {
  // biome-ignore format: as the book prints it
  classes: {
    light: {
      front: { rule: 'LS-ARM-02', label: 'light-front', value: -1 },
      side:  { rule: 'LS-ARM-02', label: 'light-side', value: -1 },
      rear:  { rule: 'LS-ARM-02', label: 'light-rear', value: -1 },
    },
    medium: {
      front: { rule: 'LS-ARM-02', label: 'medium-front', value: -3 },
      side:  { rule: 'LS-ARM-02', label: 'medium-side', value: -2 },
      rear:  { rule: 'LS-ARM-02', label: 'medium-rear', value: -1 },
    },
    heavy: {
      front: { rule: 'LS-ARM-02', label: 'heavy-front', value: -4 },
      side:  { rule: 'LS-ARM-02', label: 'heavy-side', value: -2 },
      rear:  { rule: 'LS-ARM-02', label: 'heavy-rear', value: -1 },
    },
  },
  top: { rule: 'LS-ARM-03', label: 'top-armour', value: -1 },
} as const satisfies Armour;

/** D3, and D6 halved: rounded up. */
const HALVED = [
  [2, '1'],
  [4, '2'],
  [6, '3'],
] as const;

export const damage = {
  // R-12b: a total below the first row has no effect either.
  roll: {
    rule: 'LS-DMG-01',
    label: 'damage',
    sides: 6,
    rows: [
      [3, 'no-effect'],
      [5, 'glancing'],
      [6, 'penetrating'],
    ],
  },
  glancing: {
    rule: 'LS-GLAN-01',
    label: 'glancing',
    sides: 6,
    rows: [
      [2, 'crew-shaken', 'LS-GLAN-02'],
      [3, 'mg-destroyed', 'LS-GLAN-03'],
      [4, 'main-gun-damaged', 'LS-GLAN-04'],
      [5, 'thrown-track', 'LS-GLAN-05'],
      [6, 'crew-injured', 'LS-GLAN-06'],
    ],
  },
  penetrating: {
    rule: 'LS-PEN-01',
    label: 'penetrating',
    sides: 6,
    rows: [
      [1, 'thrown-track', 'LS-PEN-02'],
      [2, 'main-gun-destroyed', 'LS-PEN-03'],
      [3, 'turret-jammed', 'LS-PEN-04'],
      [4, 'crew-killed', 'LS-PEN-05'],
      [5, 'engine-explodes', 'LS-PEN-06'],
      [6, 'ammo-explodes', 'LS-PEN-07'],
    ],
  },
  /** How far a tank still runs on, by the row's name. */
  // biome-ignore format: a row a line
  moves: {
    glancing: { 'thrown-track': { rule: 'LS-GLAN-05', label: 'runs-on', sides: 6, rows: HALVED } },
    penetrating: {
      'thrown-track':    { rule: 'LS-PEN-02', label: 'runs-on', sides: 6, rows: HALVED },
      'engine-explodes': { rule: 'LS-PEN-06', label: 'runs-on', sides: 6, rows: HALVED },
    },
  },
  /** R-24, the other reading (`exact-halves`): for the row that halves a D6, not for the D3. */
  exactMoves: { rule: 'LS-GLAN-05', label: 'runs-on-halves', sides: 6 },
} as const satisfies Damage;

/** For each of the crew when the tank is lost and they aren't. */
export const bail = {
  rule: 'LS-CREW-05',
  label: 'to-escape',
  per: 'man',
  sides: 6,
  need: 4,
  results: ['escaped', 'lost'],
  // biome-ignore format: as the book prints it
  wounds: {
    light:   { rule: 'LS-CREW-05', label: 'light-wound', value: -1 },
    serious: { rule: 'LS-CREW-05', label: 'serious-wound', value: -2 },
  },
} as const satisfies Bail;
