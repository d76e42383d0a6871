import type { Weapon, WeaponId } from './book.ts';

/**
 * Firepower against soft (`s`) and armoured (`ap`) targets, range in inches, cost in points, men needed. Two costs are
 * misread on the page and corrected here (PT-RUL-09); `printed-costs` has them as printed. The flamethrower
 * has no price printed (PT-RUL-13).
 */
// biome-ignore format: as the book prints it
export const weapons = {
  // The infantryman's own.
  pistol:            { name: 'pistol',                   s: 0,    ap: null, range: 5,   cost: 0,  crew: 1, kind: 'infantry' },
  rifle:             { name: 'rifle or carbine',         s: 1,    ap: null, range: 10,  cost: 2,  crew: 1, kind: 'infantry' },
  smg:               { name: 'submachine gun',           s: 2,    ap: null, range: 5,   cost: 2,  crew: 1, kind: 'infantry' },
  grenades:          { name: 'hand grenades',            s: 3,    ap: null, range: 2,   cost: 1,  crew: 1, kind: 'infantry', steady: true, reading: { toggle: 'free-grenades', value: 0 } },
  panzerfaust:       { name: 'panzerfaust',              s: null, ap: 5,    range: 3,   cost: 5,  crew: 1, kind: 'infantry' },
  // The weapons carrier's.
  'light-mortar':    { name: 'light mortar',             s: 1,    ap: null, range: 15,  cost: 3,  crew: 2, kind: 'infantry', piece: 'mortar', indirect: { s: 1, ap: null } },
  bar:               { name: 'automatic rifle',          s: 2,    ap: null, range: 10,  cost: 3,  crew: 1, kind: 'infantry' },
  lmg:               { name: 'light machine gun',        s: 3,    ap: null, range: 12,  cost: 4,  crew: 2, kind: 'infantry' },
  'at-rifle':        { name: 'anti-tank rifle',          s: null, ap: 0,    range: 7,   cost: 2,  crew: 1, kind: 'infantry' },
  bazooka:           { name: 'bazooka or Panzerschreck', s: null, ap: 4,    range: 4,   cost: 5,  crew: 2, kind: 'infantry' },
  satchel:           { name: 'satchel charge',           s: 7,    ap: 7,    range: 1.5, cost: 3,  crew: 1, kind: 'infantry', steady: true, toggle: 'satchel', rule: 'PT-SATCH-02' },
  flamethrower:      { name: 'flamethrower',             s: 3,    ap: 3,    range: 3,   cost: 4,  crew: 1, kind: 'infantry', toggle: 'flamethrower', rule: 'PT-FLAME-02' },
  // Heavy weapons.
  mmg:               { name: 'medium machine gun',       s: 4,    ap: null, range: 15,  cost: 4,  crew: 2, kind: 'heavy' },
  hmg:               { name: 'heavy machine gun',        s: 5,    ap: null, range: 15,  cost: 7,  crew: 2, kind: 'heavy' },
  'hmg-50':          { name: '.50 machine gun',          s: 5,    ap: 0,    range: 20,  cost: 8,  crew: 2, kind: 'heavy' },
  'medium-mortar':   { name: 'medium mortar',            s: 3,    ap: null, range: 40,  cost: 8,  crew: 2, kind: 'heavy', piece: 'mortar', indirect: { s: 3, ap: null }, smoke: true },
  'heavy-mortar':    { name: 'heavy mortar',             s: 5,    ap: 0,    range: 50,  cost: 10, crew: 2, kind: 'heavy', piece: 'mortar', indirect: { s: 5, ap: 0 }, smoke: true },
  // Anti-tank guns.
  'at-very-light':   { name: 'very light AT gun',        s: 0,    ap: 0,    range: 20,  cost: 6,  crew: 3, kind: 'gun', piece: 'at-gun', reading: { toggle: 'printed-costs', value: 8 } },
  'at-light':        { name: 'light AT gun',             s: 1,    ap: 1,    range: 20,  cost: 9,  crew: 3, kind: 'gun', piece: 'at-gun' },
  'at-light-medium': { name: 'light-medium AT gun',      s: 2,    ap: 2,    range: 25,  cost: 13, crew: 3, kind: 'gun', piece: 'at-gun' },
  'at-medium':       { name: 'medium AT gun',            s: 3,    ap: 3,    range: 30,  cost: 18, crew: 3, kind: 'gun', piece: 'at-gun', smoke: true },
  'at-super':        { name: 'super-velocity AT gun',    s: 4,    ap: 4,    range: 35,  cost: 24, crew: 3, kind: 'gun', piece: 'at-gun', smoke: true },
  'at-heavy':        { name: 'heavy AT gun',             s: 5,    ap: 5,    range: 40,  cost: 31, crew: 3, kind: 'gun', piece: 'at-gun', smoke: true },
  'at-extra-heavy':  { name: 'extra-heavy AT gun',       s: 6,    ap: 6,    range: 40,  cost: 39, crew: 3, kind: 'gun', piece: 'at-gun', smoke: true },
  // Artillery pieces.
  'art-light':       { name: 'light artillery piece',    s: 3,    ap: 0,    range: 20,  cost: 12, crew: 3, kind: 'gun', piece: 'artillery', indirect: { s: 3, ap: null }, smoke: true },
  'art-medium':      { name: 'medium artillery piece',   s: 5,    ap: 1,    range: 30,  cost: 19, crew: 3, kind: 'gun', piece: 'artillery', indirect: { s: 5, ap: 0 }, smoke: true, reading: { toggle: 'printed-costs', value: 15 } },
  'art-heavy':       { name: 'heavy artillery piece',    s: 7,    ap: 2,    range: 35,  cost: 28, crew: 3, kind: 'gun', piece: 'artillery', indirect: { s: 7, ap: 1 }, smoke: true },
} as const satisfies Readonly<Record<WeaponId, Weapon>>;
