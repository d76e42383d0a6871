import type { SightValues, TableValues } from '../table.ts';
import type { Terrain } from './book.ts';

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
  wood:     { men: GO, vehicles: GO, class: 'soft' },                  // PT-COV-01
  orchard:  { men: GO, vehicles: GO, class: 'soft' },
  crops:    { men: GO, vehicles: GO, class: 'soft' },
  scrub:    { men: GO, vehicles: GO, class: 'soft' },
  hedge:    { men: GO, vehicles: GO, class: 'soft' },                  // PT-COV-01
  bocage:   { men: GO, vehicles: GO, class: 'soft' },
  wall:     { men: GO, vehicles: GO, class: 'hard' },                  // PT-COV-02
  fence:    { men: GO, vehicles: GO, class: 'soft' },
  building: { men: GO, vehicles: NO, class: 'hard' },                  // PT-COV-02, PT-MOVE-12
  ruin:     { men: GO, vehicles: NO, class: 'hard' },                  // PT-MOVE-12
  rubble:   { men: GO, vehicles: GO, class: 'soft' },
  rough:    { men: GO, vehicles: GO, class: 'soft' },                  // PT-COV-01
  river:    { men: NO, vehicles: NO },
  stream:   { men: GO, vehicles: GO },
  ford:     { men: GO, vehicles: GO },
  marsh:    { men: GO, vehicles: GO },
  hill:     { men: GO, vehicles: GO },
  foxhole:  { men: GO, vehicles: GO, class: 'hard', inside: true },
  trench:   { men: GO, vehicles: GO, class: 'hard', inside: true },
  bunker:   { men: GO, vehicles: NO, class: 'hard' },
  wire:     { men: GO, vehicles: GO },
  mines:    { men: GO, vehicles: GO },
  smoke:    { men: GO, vehicles: GO },
  wreck:    { men: GO, vehicles: NO, class: 'hard' },                  // PT-COV-02, PT-MOVE-03
} as const satisfies TableValues['kinds'];

/** The words of a path for the ground that isn't open (PT-MOVE-09 to -12); what no rule names is ours. */
export const ground: Readonly<Partial<Record<string, Terrain>>> = {
  road: 'road',
  bridge: 'road',
  wood: 'forest',
  orchard: 'forest',
  scrub: 'rough',
  rubble: 'rough',
  rough: 'rough',
  stream: 'rough',
  ford: 'rough',
  marsh: 'rough',
  building: 'building',
  ruin: 'building',
  bunker: 'building',
};

/** Lines that cost an inch to cross, for men and for vehicles (PT-MOVE-13). */
export const obstacles = {
  men: ['hedge', 'bocage', 'wall', 'fence', 'wire'],
  vehicles: ['hedge', 'bocage', 'wall', 'fence', 'trench'],
} as const;

/** Whoever is shaken or broken goes no nearer to the enemy. */
export const shaken = 'PT-MOR-09';

/** Who gets on or is hooked up is in contact (contact is ours). */
export const loading = 'PT-LOAD-01';

/** PT-LOF-02, -03, -06: hills, buildings and other miniatures stop fire by their height, woods by how far it goes into them. */
export const sight = {
  depth: Infinity,
  stops: ['building', 'hill', 'ruin', 'bunker', 'wreck'],
  miniatures: 0.5,
} as const satisfies SightValues;

/** What fire that goes into it is obscured by (PT-LOF-05). */
export const obscuring: readonly string[] = ['wood', 'orchard', 'building', 'ruin', 'bunker'];

export const limits = {
  /** Whoever is at most so far inside its outline stands in its edge, in inches (PT-LOF-06; how far is ours). */
  edge: 1,
  /** Half of a limited field of fire, in degrees (PT-LOF-07). */
  field: 30,
  /** Up to 60° off its facing it's hit in front, up to 120° at its side (PT-ARM-04, PT-RUL-40). */
  front: 60,
  side: 120,
  /** How far the other targets of a split shot are from the first one’s centre, at most, in inches (PT-SPLIT-02). */
  split: 3,
  /** How near an enemy the broken surrender to has to be, in inches (PT-MOR-10). */
  surrender: 3,
  /** How far ahead a projector lays its smoke, in inches (PT-SMOKE-08). */
  projector: 3,
} as const;

const shot = {
  sees: [
    // PT-ARTY-05: whoever calls looks. PT-RUL-31: a charge needs no line of fire.
    { rule: 'PT-ARTY-05', when: { indirect: ['true'] }, by: 'observer' },
    { rule: 'PT-LOF-01', unless: { weapon: ['satchel'] } },
  ],
  forbids: { field: 'PT-LOF-07' },
} as const;

export const verbs = {
  move: {
    place: 'to',
    // PT-ATK-06: rotating in place is never a move.
    turns: true,
    fills: { path: 'path', obstacles: 'obstacles', exit: 'exit' },
    forbids: { way: 'PT-MOVE-03', allowance: 'PT-MOVE-02' },
  },
  fire: { ...shot, fills: { range: 'reach', obscured: 'obscured', cover: 'cover' } },
  grenade: { ...shot, fills: { range: 'reach', obscured: 'obscured', cover: 'cover' } },
  tankhit: { ...shot, fills: { range: 'reach', obscured: 'obscured', cover: 'cover', facing: 'facing' } },
  smoke: { place: 'point', fills: { range: 'range-of-smoke' } },
  morale: { fills: { surrender: 'surrender' } },
} as const satisfies TableValues['verbs'];

/** What a drawn table says in Panzer Troops. */
export const table = {
  kinds,
  sight,
  verbs,
  leaves: [
    { field: 'dropped', at: 'dropped-place', where: 'stands', rule: 'PT-SATCH-01' },
    { field: 'stance', at: 'way-gone', where: 'went', adds: true, rule: 'PT-ATK-01' },
  ],
  // PT-ATK-01, PT-PIN-02, PT-IMMO-01: the destroyed never arrive, the pinned stop where they are, the immobilised move no more.
  claims: { rule: 'PT-ATK-01', stops: ['pinned', 'immobilised'] },
  smoke: { field: 'smoke-{n}', kind: 'smoke', across: 3, rule: 'PT-SMOKE-02' },
} as const satisfies TableValues;
