import type { SightValues, TableValues } from '../table.ts';

const GO = { price: 1 } as const;
/** Only on tracks. */
const TRACKS = { price: 1, tracked: true } as const;
/** Nobody gets there. */
const NO = {} as const;

/** What each kind of piece is. What has no rule beside it is ours. */
// biome-ignore format: a kind a line
export const kinds = {
  open:     { men: GO, vehicles: GO },
  road:     { men: GO, vehicles: GO },
  track:    { men: GO, vehicles: GO },
  bridge:   { men: GO, vehicles: GO },
  wood:     { men: GO, vehicles: GO, class: 'soft' },                      // HP-RUL-22
  orchard:  { men: GO, vehicles: GO, class: 'soft' },
  crops:    { men: GO, vehicles: GO },
  scrub:    { men: GO, vehicles: GO, class: 'soft' },                      // HP-RUL-22
  hedge:    { men: GO, vehicles: GO, class: 'soft' },                      // HP-RUL-22
  bocage:   { men: GO, vehicles: TRACKS, class: 'hard' },
  wall:     { men: GO, vehicles: { ...TRACKS, upTo: 1 }, class: 'hard' },   // HP-RUL-22
  fence:    { men: GO, vehicles: GO, class: 'soft' },                      // HP-RUL-22
  building: { men: GO, vehicles: NO, class: 'hard' },                      // HP-RUL-22, HP-RUL-32
  ruin:     { men: GO, vehicles: NO, class: 'hard' },
  rubble:   { men: GO, vehicles: GO, class: 'hard' },
  rough:    { men: GO, vehicles: GO, class: 'soft' },
  river:    { men: NO, vehicles: NO },                                     // HP-TER-02
  stream:   { men: GO, vehicles: GO },
  ford:     { men: GO, vehicles: GO },
  marsh:    { men: GO, vehicles: GO },
  hill:     { men: GO, vehicles: GO },
  foxhole:  { men: GO, vehicles: GO, class: 'hard', inside: true },        // HP-RUL-22
  trench:   { men: GO, vehicles: TRACKS, class: 'hard', inside: true },        // HP-RUL-22
  bunker:   { men: GO, vehicles: NO, class: 'hard' },                      // HP-RUL-22
  wire:     { men: GO, vehicles: GO },
  mines:    { men: GO, vehicles: GO },
  smoke:    { men: GO, vehicles: GO },
  wreck:    { men: GO, vehicles: NO, class: 'hard' },
} as const satisfies TableValues['kinds'];

/** The vehicles that have wheels, or wheels and tracks (ours). */
export const wheels: readonly string[] = ['heavy-armored-car', 'light-armored-car', 'half-track', 'truck'];

/** Ground that counts as a road (HP-MOVE-02, HP-TER-02). */
export const roads: readonly string[] = ['road', 'bridge'];

/** A road leads through them (HP-MOVE-07). */
export const fords: readonly string[] = ['ford'];

/** Rough ground (HP-MOVE-05; rubble, rough and streams are ours). */
export const rough: readonly string[] = ['rubble', 'rough', 'stream', 'ford', 'marsh'];

/** What stops sight is ours: the book names nothing. */
export const sight = {
  depth: 2,
  stops: ['building', 'bunker', 'hill', 'ruin', 'wreck', 'bocage', 'wall', 'hedge', 'fence'],
} as const satisfies SightValues;

/** In or behind these a vehicle shows only its turret (ours). */
export const housing: readonly string[] = ['building', 'bunker'];

/** Woods shelter from shells (HP-TER-04). */
export const woods: readonly string[] = ['wood', 'orchard'];

/** What shells bring down (HP-TER-05, HP-TER-10). */
export const demolished: readonly string[] = ['building', 'bunker', 'ruin', 'wall', 'fence'];

export const limits = {
  /** HP-RUL-07: up to so many degrees off the side’s own direction a shot is square on, and up to so many oblique. */
  square: 30,
  oblique: 60,
  /** How near its edge a hill is a crest (ours), in inches. */
  crest: 1,
  /** HP-INF-08: how wide a cone is at its end, in inches. */
  cone: 1,
  /** HP-RUL-11: so near the middle of an area a man is worse off, in inches. */
  near: 1,
  /** HP-CAP-01: nothing is taken with an enemy this near it, in inches. */
  guarded: 2,
  /** HP-CAP-02: how many men touch what they take. */
  captors: 2,
  /** HP-RUL-15: the radius of a grenade’s blast, in inches. */
  grenade: 0.5,
} as const;

/** Whoever else is under the part that’s struck. */
const shelled = { of: 'rest-of-blast', verb: 'effect', by: ['figures', 'near', 'cover'], rule: 'HP-ART-10' } as const;

export const verbs = {
  // Turning is free (ours: the book has no facing, HP-RUL-28).
  move: { place: 'to', turns: true, fills: { path: 'path' }, forbids: { way: 'HP-MOVE-02', allowance: 'HP-MOVE-02' } },
  fire: {
    sees: 'HP-VIS-01',
    fills: { range: 'range-of-shot', cover: 'cover', figures: 'men-under-cone' },
    more: { of: 'rest-of-burst', verb: 'fire', by: ['range', 'figures', 'cover'], rule: 'HP-INF-08' },
  },
  grenade: {
    place: 'point',
    sees: 'HP-VIS-01',
    fills: { range: 'range-to-point', place: 'place-of-grenade', figures: 'men-in-reach' },
    more: { of: 'rest-of-grenade', verb: 'effect', by: ['figures'], rule: 'HP-GREN-04', if: { hit: true } },
  },
  barrage: {
    place: 'point',
    // HP-ART-11: an observer looks for whoever fires on a call.
    sees: [
      { rule: 'HP-ART-03', when: { weapon: ['infantry-mortar'] }, middle: true },
      { rule: 'HP-ART-04', when: { weapon: ['heavy-mortar'] }, middle: true, by: 'observer' },
      { rule: 'HP-ART-11', when: { weapon: ['artillery'] }, middle: true, by: 'observer' },
    ],
    fills: {
      ...{ range: 'range-to-point', cover: 'cover-from-shells', figures: 'men-under-middle', near: 'men-near-middle' },
      ...{ short: 'men-under-short', over: 'men-under-over', right: 'men-under-right', left: 'men-under-left' },
      ...{ 'near-short': 'men-near-short', 'near-over': 'men-near-over' },
      ...{ 'near-right': 'men-near-right', 'near-left': 'men-near-left' },
    },
    after: shelled,
  },
  effect: {
    place: 'point',
    fills: { cover: 'cover-from-blast', figures: 'men-in-blast', near: 'men-near-blast' },
    more: shelled,
  },
  demolish: { place: 'point', toPiece: true, fills: { range: 'range-to-piece' } },
  tankhit: { sees: 'HP-VIS-01', fills: { range: 'range', angle: 'angle', cover: 'cover-of-vehicle' } },
  morale: { fills: { command: 'command', separated: 'separated' } },
} as const satisfies TableValues['verbs'];

/** What a drawn table says in Hans ’n’ Panzer. */
export const table = { kinds, sight, verbs } as const satisfies TableValues;
