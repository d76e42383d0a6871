import type { SightValues, TableValues } from '../table.ts';

const GO = { price: 1 } as const;
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
  bocage:   { men: GO, vehicles: GO, class: 'hard' },
  wall:     { men: GO, vehicles: { price: 1, upTo: 1 }, class: 'hard' },   // HP-RUL-22
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
  trench:   { men: GO, vehicles: GO, class: 'hard', inside: true },        // HP-RUL-22
  bunker:   { men: GO, vehicles: NO, class: 'hard' },                      // HP-RUL-22
  wire:     { men: GO, vehicles: GO },
  mines:    { men: GO, vehicles: GO },
  smoke:    { men: GO, vehicles: GO },
  wreck:    { men: GO, vehicles: NO, class: 'hard' },
} as const satisfies TableValues['kinds'];

/** Ground that counts as a road (HP-MOVE-02, HP-TER-02). */
export const roads: readonly string[] = ['road', 'bridge'];

/** Rough ground (HP-MOVE-05; rubble, rough and streams are ours). */
export const rough: readonly string[] = ['rubble', 'rough', 'stream', 'ford', 'marsh'];

/** What stops sight is ours: the book names nothing. */
export const sight = {
  depth: 2,
  stops: ['building', 'bunker', 'hill', 'ruin', 'wreck', 'bocage', 'wall', 'hedge', 'fence'],
} as const satisfies SightValues;

/** In or behind these a vehicle shows only its turret (ours). */
export const housing: readonly string[] = ['building', 'bunker'];

export const limits = {
  /** HP-RUL-07: up to so many degrees off the side’s own direction a shot is square on, and up to so many oblique. */
  square: 30,
  oblique: 60,
  /** How near its edge a hill is a crest (ours), in inches. */
  crest: 1,
} as const;

export const verbs = {
  move: { place: 'to', fills: { path: 'path' }, forbids: { way: 'HP-MOVE-02', allowance: 'HP-MOVE-02' } },
  fire: { sees: 'HP-VIS-01', fills: { range: 'range', cover: 'cover' } },
  grenade: { place: 'point', sees: 'HP-VIS-01', fills: { range: 'range-to-point' } },
  tankhit: { sees: 'HP-VIS-01', fills: { range: 'range', angle: 'angle', cover: 'cover-of-vehicle' } },
  morale: { fills: { command: 'command', separated: 'separated' } },
} as const satisfies TableValues['verbs'];

/** What a drawn table says in Hans ’n’ Panzer. */
export const table = { kinds, sight, verbs } as const satisfies TableValues;
