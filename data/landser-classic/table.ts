import type { SightValues, TableValues } from '../table.ts';

const SAME = { price: 1 } as const;
const DIFFICULT = { price: 2 } as const;
/** Twice its width (LC-TERR-05). */
const LINE = { price: 1, width: 2 } as const;
/** Nobody gets there. */
const NO = {} as const;

/**
 * What each kind of piece is to men. The original has no vehicles of its own: theirs is what the expanded edition says (LS-VEH-06,
 * LS-VEH-07). What has no rule beside it is ours.
 */
// biome-ignore format: a kind a line
export const kinds = {
  open:     { men: SAME, vehicles: SAME },
  road:     { men: SAME, vehicles: SAME },
  track:    { men: SAME, vehicles: SAME },
  bridge:   { men: SAME, vehicles: SAME },
  wood:     { men: SAME, vehicles: DIFFICULT, class: 'soft' },
  orchard:  { men: SAME, vehicles: DIFFICULT, class: 'soft' },
  crops:    { men: SAME, vehicles: SAME, class: 'soft' },
  scrub:    { men: DIFFICULT, vehicles: DIFFICULT, class: 'soft' },                          // LC-TERR-04, LS-VEH-06
  hedge:    { men: LINE, vehicles: SAME, class: 'soft' },
  bocage:   { men: LINE, vehicles: { price: 1, width: 2 }, class: 'hard' },
  wall:     { men: LINE, vehicles: { price: 1, upTo: 1 }, class: 'hard' },                   // LC-TERR-05, LS-VEH-07
  fence:    { men: LINE, vehicles: SAME, class: 'soft' },                                    // LC-TERR-05
  building: { men: SAME, vehicles: NO, class: 'hard' },
  ruin:     { men: DIFFICULT, vehicles: NO, class: 'hard' },
  rubble:   { men: DIFFICULT, vehicles: { price: 2, across: 2 }, class: 'hard' },            // LC-TERR-04, LS-VEH-07
  rough:    { men: DIFFICULT, vehicles: DIFFICULT, class: 'soft' },                          // LC-TERR-04, LS-VEH-06
  river:    { men: NO, vehicles: NO },
  stream:   { men: DIFFICULT, vehicles: DIFFICULT },                                         // LC-TERR-04, LS-VEH-06
  ford:     { men: DIFFICULT, vehicles: DIFFICULT },                                         // LC-TERR-04, LS-VEH-06
  marsh:    { men: DIFFICULT, vehicles: DIFFICULT },                                         // LC-TERR-04, LS-VEH-06
  hill:     { men: SAME, vehicles: SAME },
  foxhole:  { men: SAME, vehicles: SAME, class: 'hard', inside: true },                      // LS-VEH-07
  trench:   { men: SAME, vehicles: DIFFICULT, class: 'hard', inside: true },
  bunker:   { men: SAME, vehicles: NO, class: 'hard' },
  wire:     { men: LINE, vehicles: SAME },
  mines:    { men: SAME, vehicles: SAME },
  smoke:    { men: SAME, vehicles: SAME },
  wreck:    { men: NO, vehicles: NO, class: 'hard' },
} as const satisfies TableValues['kinds'];

/** Ours: the book only says that one looks over a low wall (LC-HIDE-03). */
export const sight = {
  depth: 2,
  stops: ['building', 'bunker', 'hill', 'ruin', 'wreck', 'bocage', 'wall', 'hedge', 'fence'],
} as const satisfies SightValues;

/** Gaps and ranges that decide something besides the bands, in inches. */
export const limits = {
  /** LC-FIRE-05: nothing covers anybody who's this near. */
  coverless: 2,
  /** LC-ASLT-09, LC-SURR-02: with no friend within it, he's alone. */
  alone: 10,
  /** LC-SURR-02: how near an enemy has to come for somebody to surrender. */
  surrender: 2,
  /** LC-COV-01, LC-AUTO-03: half of an arc of 45 degrees (ours: 45 in all). */
  arc: 22.5,
} as const;

/** Under a blast it's soft ground (LC-GREN-07; which kinds is ours). */
export const softGround: readonly string[] = ['marsh', 'crops', 'stream', 'ford', 'river'];

/** Each class of cover is a ruling of its own. */
const blasted = { of: 'rest-of-blast', verb: 'effect', by: ['blast-cover'], rule: 'LC-GREN-05' } as const;

export const verbs = {
  move: {
    place: 'to',
    // Ours: the book is silent.
    turns: true,
    allowance: 'allowance',
    fills: { difficult: 'difficult' },
    forbids: { way: 'LC-TERR-04', allowance: 'LC-MOVE-01', line: 'LC-TERR-06', apart: 'LC-LIGHT-06' },
  },
  spot: { place: 'point', sees: 'LC-OBS-05', fills: { range: 'range-to-point', state: 'state' } },
  fire: {
    sees: 'LC-FIRE-07',
    fills: { range: 'range', cover: 'cover' },
    forbids: { field: 'LC-AUTO-03', covered: 'LC-COV-01' },
  },
  effect: {
    place: 'point',
    takes: 'blasted',
    more: blasted,
    fills: { range: 'range-of-template', 'blast-cover': 'blast-cover', 'soft-ground': 'soft-ground' },
  },
  grenade: {
    place: 'point',
    takes: 'blasted',
    more: { ...blasted, if: { hit: true } },
    fills: { range: 'range-to-point', 'blast-cover': 'blast-cover', 'soft-ground': 'soft-ground' },
  },
  solo: { fills: { factors: 'risks' } },
  assault: {
    fills: { 'defender-state': 'defender-state' },
    forbids: { apart: 'LC-ASLT-02', allowance: 'LC-ASLT-02' },
  },
  act: { fills: {}, forbids: { apart: 'LC-SURR-02' } },
} as const satisfies TableValues['verbs'];

/** Nobody hides from those who are that near, or where there's nothing to hide in (LC-OBS-04, R-18). */
export const spots = [
  { rule: 'LC-OBS-03', within: 2 },
  { rule: 'LC-OBS-04', open: true },
] as const satisfies TableValues['spots'];

/** Whoever looks at a place looks for everybody who hides near it (ours), once a turn (LC-OBS-08). */
export const looks = {
  verb: 'spot',
  fact: 'spotted',
  within: 2,
  rule: 'LC-OBS-01',
  once: 'looked',
} as const satisfies TableValues['looks'];

/** Which way somebody has gone, by which he's seen and may be shot at; and where a template lies. */
export const wayGone = { field: 'moved', at: 'went', where: 'went' } as const;
export const templateLies = { field: 'template', at: 'template-at', where: 'aimed' } as const;

export const leaves = [
  { ...wayGone, rule: 'LC-COV-01' },
  { ...templateLies, rule: 'LC-AUTO-03' },
] as const satisfies TableValues['leaves'];

/** What a drawn table says in Landser's original. */
export const table = { kinds, sight, spots, looks, verbs, leaves } as const satisfies TableValues;
