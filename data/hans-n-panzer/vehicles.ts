import type { Mover, Vehicle } from '../../src/rules/hans-n-panzer/armoury.ts';
import type { Armored, Speed } from '../../src/rules/hans-n-panzer/book.ts';

/** Inches a turn on a road and off it (HP-MOVE-02). */
// biome-ignore format: as the book prints it
export const speeds = {
  tiger:               { on: 9,  off: 5 },
  js:                  { on: 10, off: 6 },
  kv:                  { on: 10, off: 6 },
  pershing:            { on: 10, off: 5 },
  panther:             { on: 15, off: 8 },
  churchill:           { on: 7,  off: 4 },
  t34:                 { on: 15, off: 8 },
  't60-t70':           { on: 15, off: 8 },
  bt:                  { on: 18, off: 9 },
  pz4:                 { on: 12, off: 6 },
  'pz3-late':          { on: 12, off: 6 },
  'pz3-early':         { on: 12, off: 6 },
  stug3:               { on: 12, off: 6 },
  sherman:             { on: 12, off: 6 },
  lee:                 { on: 12, off: 6 },
  stuart:              { on: 18, off: 9 },
  matilda:             { on: 7,  off: 4 },
  valentine:           { on: 9,  off: 5 },
  cruiser:             { on: 18, off: 9 },
  'm13-40':            { on: 14, off: 7 },
  'heavy-armored-car': { on: 24, off: 6 },
  'light-armored-car': { on: 24, off: 6 },
  'half-track':        { on: 15, off: 9 },
  truck:               { on: 24, off: 6 },
  infantry:            { on: 3,  off: 3 },
} as const satisfies Readonly<Record<Mover, Speed>>;

/** Armour defence (HP-TANK-13); kind and crew (HP-VEH-02) by the types that HP-RUL-09 gives each. */
// biome-ignore format: as the book prints it
export const vehicles = {
  tiger:               { armor: 20, kind: 'tank',        crew: 5 },
  js:                  { armor: 20, kind: 'tank',        crew: 5 },
  kv:                  { armor: 19, kind: 'tank',        crew: 5 },
  pershing:            { armor: 19, kind: 'tank',        crew: 5 },
  panther:             { armor: 18, kind: 'tank',        crew: 5 },
  churchill:           { armor: 15, kind: 'tank',        crew: 5 },
  t34:                 { armor: 14, kind: 'tank',        crew: 4 },
  't60-t70':           { armor: 12, kind: 'tank',        crew: 3 },
  bt:                  { armor: 12, kind: 'tank',        crew: 3 },
  pz4:                 { armor: 14, kind: 'tank',        crew: 4 },
  'pz3-late':          { armor: 13, kind: 'tank',        crew: 4 },
  'pz3-early':         { armor: 12, kind: 'tank',        crew: 4 },
  stug3:               { armor: 13, kind: 'tank',        crew: 4 },
  sherman:             { armor: 14, kind: 'tank',        crew: 4 },
  lee:                 { armor: 13, kind: 'tank',        crew: 4 },
  stuart:              { armor: 12, kind: 'tank',        crew: 3 },
  matilda:             { armor: 14, kind: 'tank',        crew: 4 },
  valentine:           { armor: 13, kind: 'tank',        crew: 4 },
  cruiser:             { armor: 12, kind: 'tank',        crew: 4 },
  'm13-40':            { armor: 12, kind: 'tank',        crew: 4 },
  'heavy-armored-car': { armor: 12, kind: 'light-armor', crew: 3 },
  'light-armored-car': { armor: 11, kind: 'light-armor', crew: 3 },
  'half-track':        { armor: 10, kind: 'light-armor', crew: 2 },
  truck:               { armor: 6,  kind: 'soft',        crew: 1 },
} as const satisfies Readonly<Record<Vehicle, Armored>>;
