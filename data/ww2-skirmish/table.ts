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
  wood:     { men: GO, vehicles: GO, class: 'soft' },
  orchard:  { men: GO, vehicles: GO, class: 'soft' },
  crops:    { men: GO, vehicles: GO, class: 'soft' },
  scrub:    { men: GO, vehicles: GO, class: 'soft' },
  hedge:    { men: GO, vehicles: GO, class: 'soft' },
  bocage:   { men: GO, vehicles: TRACKS, class: 'hard' },
  wall:     { men: GO, vehicles: { price: 1, upTo: 1 }, class: 'hard' },   // WS-VEH-03
  fence:    { men: GO, vehicles: GO, class: 'soft' },
  building: { men: GO, vehicles: NO, class: 'hard' },                      // WS-DMG-08
  ruin:     { men: GO, vehicles: NO, class: 'hard' },
  rubble:   { men: GO, vehicles: GO, class: 'hard' },
  rough:    { men: GO, vehicles: GO, class: 'soft' },
  river:    { men: NO, vehicles: NO },
  stream:   { men: GO, vehicles: GO },
  ford:     { men: GO, vehicles: GO },
  marsh:    { men: GO, vehicles: GO },
  hill:     { men: GO, vehicles: GO },
  foxhole:  { men: GO, vehicles: GO, class: 'hard', inside: true },
  trench:   { men: GO, vehicles: TRACKS, class: 'hard', inside: true },        // WS-GREN-01
  bunker:   { men: GO, vehicles: NO, class: 'hard' },
  wire:     { men: GO, vehicles: GO },
  mines:    { men: GO, vehicles: GO },
  smoke:    { men: GO, vehicles: GO },
  wreck:    { men: NO, vehicles: NO, class: 'hard' },                      // WS-VEH-10
} as const satisfies TableValues['kinds'];

/** What a move's ground is called, the worst first; anything else is open (WS-MOVE-03, WS-MOVE-04, WS-VEH-03, WS-VEH-05). */
export const ground = [
  ['rough', ['scrub', 'rough', 'rubble', 'ruin', 'marsh']],
  ['water', ['stream', 'ford']],
  ['woods', ['wood', 'orchard']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** Ground that's a road only if all of the way is. */
export const roads: readonly string[] = ['road', 'bridge'];

/** What's crossed (WS-MOVE-05, WS-VEH-03); wire doesn't hold vehicles up, streams and trenches do (ours). */
export const lines: Readonly<Record<'men' | 'vehicles', readonly string[]>> = {
  men: ['hedge', 'bocage', 'wall', 'fence', 'wire'],
  vehicles: ['hedge', 'bocage', 'wall', 'fence', 'stream', 'trench'],
};

/** WS-SPOT-13: one sees three inches into woods. */
export const sight = {
  depth: 3,
  stops: ['building', 'bunker', 'hill', 'ruin', 'wreck', 'bocage', 'wall', 'hedge', 'fence'],
} as const satisfies SightValues;

/** What shields men from a burst (WS-GREN-10), and what does only if they're in it. */
export const shields: readonly string[] = ['wall', 'bocage', 'building', 'ruin', 'bunker'];
export const shieldsInside: readonly string[] = ['trench', 'foxhole'];

/** Inside these a blast is worse (WS-GREN-12). */
export const enclosing: readonly string[] = ['building', 'bunker'];

/** Who began in one of these and is still there defends it (WS-ACT-03, ours). */
export const fortified: readonly string[] = ['building', 'bunker', 'trench', 'foxhole'];

export const limits = {
  /** WS-GREN-10: how far from its middle a burst reaches, in inches. */
  burst: 2,
  /** WS-MEL-01: men who are so near fight, in inches. */
  melee: 1,
  /** friends who are so near help. */
  friends: 4,
  /** WS-RISK-07 to -11, WS-AFV-04, WS-AFV-08: how near friends count, in inches. */
  officer: 12,
  afv: 12,
  friend: 6,
  retiring: 24,
  infantry: 6,
  company: 12,
  /** More degrees off a team’s facing than this is its flank or rear (ours). */
  flank: 90,
  /** How near its edge a hill is a crest (ours), in inches. */
  crest: 1,
  /** Up to so many degrees off the way to the firer it drives directly towards him (ours; WS-HAT-04). */
  towards: 15,
} as const;

const thrown = { range: 'range-to-point', figures: 'figures', cover: 'cover', enclosed: 'enclosed' } as const;

/** Nobody fires within an inch of an enemy, or is fired at there. */
const melee = { near: 'WS-MEL-02' } as const;

/** Guns and rockets are aimed at whom one sees; mortars, rifle grenades and grenades that are thrown are lobbed at a point (ours). */
const guns = ['gun', '17pdr', 'auto-cannon'] as const;
const launchers = ['panzerfaust', 'bazooka'] as const;

/** WS-GREN-10: every team that’s caught is thrown for by itself. */
const more = { of: 'rest-of-burst', verb: 'effect', by: ['figures', 'cover', 'enclosed'], rule: 'WS-GREN-10' } as const;

export const verbs = {
  fire: { sees: 'WS-FIRE-01', fills: { range: 'range', cover: 'cover' }, forbids: melee },
  spot: { place: 'point', fills: { range: 'range-to-point', cover: 'cover-anyhow', sight: 'sight' } },
  grenade: {
    place: 'point',
    sees: { rule: 'WS-FIRE-01', when: { weapon: launchers } },
    fills: { ...thrown, at: 'at' },
    forbids: melee,
    more: { ...more, if: { hit: true } },
  },
  barrage: {
    place: 'point',
    sees: { rule: 'WS-FIRE-01', when: { weapon: guns } },
    fills: thrown,
    forbids: melee,
    more: { ...more, if: { hit: true } },
  },
  effect: {
    place: 'point',
    fills: { figures: 'figures', cover: 'cover', enclosed: 'enclosed', 'point-blank': 'point-blank' },
    more,
  },
  smoke: { place: 'point', fills: thrown, forbids: melee },
  demolish: { place: 'point', toPiece: true, fills: { range: 'range-to-wall' }, forbids: melee },
  solo: { fills: { factors: 'factors', state: 'state' } },
  tankhit: {
    sees: 'WS-FIRE-01',
    fills: { range: 'range', facing: 'facing', 'hull-down': 'hull-down', crossing: 'crossing' },
    forbids: melee,
  },
  assault: {
    fills: { extra: 'extra', 'target-extra': 'target-extra', friends: 'friends', 'target-friends': 'target-friends' },
    forbids: { apart: 'WS-MEL-01' },
  },
  move: {
    place: 'to',
    // Ours: the book is silent.
    turns: true,
    allowance: 'inches',
    gone: 'speed',
    fills: { terrain: 'terrain', cover: 'cover-of-way', obstacles: 'obstacles' },
    forbids: { way: 'WS-MOVE-01', allowance: 'WS-MOVE-01', apart: 'WS-MEL-01' },
  },
} as const satisfies TableValues['verbs'];

/** Who stands in the open is seen from as far as this, without a die. */
export const spots = [
  { rule: 'WS-SPOT-06', within: 20, open: true, clear: true },
] as const satisfies TableValues['spots'];

/** Whoever looks at a place looks for everybody who is near it (ours). */
export const looks = {
  verb: 'spot',
  fact: 'spotted',
  within: 2,
  rule: 'WS-SPOT-01',
} as const satisfies TableValues['looks'];

/** What a drawn table says in WW2 Skirmish. */
export const table = {
  kinds,
  sight,
  spots,
  looks,
  verbs,
  smoke: { field: 'fog-{n}', kind: 'smoke', across: 3, rule: 'WS-SMK-01' },
} as const satisfies TableValues;
