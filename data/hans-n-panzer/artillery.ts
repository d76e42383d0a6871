import type { Shelling } from './book/shooting.ts';

const template = {
  label: 'where-it-lands',
  sides: 6,
  rows: [
    [1, 'misfire'],
    [2, 'short'],
    [3, 'over'],
    [4, 'right'],
    [5, 'left'],
    [6, 'dead-center'],
  ],
} as const;
const save = { label: 'save', sides: 6, need: 5, results: ['saved', 'killed'] } as const;

/** Mortars and artillery against men, and the artillery square against vehicles. */
export const shelling = {
  landing: {
    'infantry-mortar': { rule: 'HP-ART-08', ...template },
    'heavy-mortar': { rule: 'HP-ART-08', ...template },
    artillery: { rule: 'HP-ART-13', ...template },
  },
  areas: {
    'infantry-mortar': { rule: 'HP-ART-07', shape: 'circle', across: 2, deep: 2 },
    'heavy-mortar': { rule: 'HP-ART-07', shape: 'circle', across: 2, deep: 2 },
    artillery: { rule: 'HP-ART-12', shape: 'rectangle', across: 4, deep: 3 },
  },
  save: {
    'infantry-mortar': { rule: 'HP-ART-09', ...save },
    'heavy-mortar': { rule: 'HP-ART-09', ...save },
    artillery: { rule: 'HP-ART-14', ...save },
    grenade: { rule: 'HP-GREN-04', ...save },
  },
  men: {
    'infantry-mortar': { rule: 'HP-ART-09', label: 'men-in-area' },
    'heavy-mortar': { rule: 'HP-ART-09', label: 'men-in-area' },
    artillery: { rule: 'HP-ART-14', label: 'men-in-area' },
    grenade: { rule: 'HP-GREN-04', label: 'men-in-blast' },
  },
  shelter: {
    wall: { rule: 'HP-ART-10', label: 'behind-wall', value: 2 },
    house: { rule: 'HP-ART-10', label: 'in-house', value: 2 },
    /** HP-RUL-12: the book gives no number; this one is for `woods-shelter`. */
    woods: { rule: 'HP-TER-04', label: 'in-woods', value: 1 },
  },
  near: { rule: 'HP-ART-10', label: 'near-centre', value: -1 },
  tight: ['infantry-mortar', 'heavy-mortar'],
  /** Table 6: a vehicle in the artillery square. */
  vehicles: {
    tank: {
      rule: 'HP-ART-15',
      label: 'tank-in-square',
      sides: 6,
      rows: [
        [4, 'no-effect'],
        [6, 'disabled'],
      ],
    },
    'light-armor': {
      rule: 'HP-ART-15',
      label: 'light-armour-in-square',
      sides: 6,
      rows: [
        [3, 'no-effect'],
        [5, 'disabled'],
        [6, 'destroyed'],
      ],
    },
    soft: {
      rule: 'HP-ART-15',
      label: 'soft-in-square',
      sides: 6,
      rows: [
        [2, 'no-effect'],
        // HP-RUL-13: the book's row leaves out the 4.
        [4, 'disabled'],
        [6, 'destroyed'],
      ],
    },
  },
} as const satisfies Shelling;
