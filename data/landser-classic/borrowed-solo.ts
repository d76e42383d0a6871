import type { Order } from '../ww2-skirmish/solo/solo-tables.ts';
import type { Act, Borrowed, OrderOf } from './borrowed-solo-tables.ts';

const rules = {
  side: 'R-66',
  risk: 'R-67',
  chart: 'R-68',
  acts: 'R-69',
  looks: 'R-70',
  ways: 'R-71',
  duties: 'R-72',
} as const;

/** What each act is in Landser. */
// biome-ignore format: an act a line
const acts = {
  work:           { verb: 'weapon', options: {}, takes: 'weapon-work', wants: 'work' },
  fire:           { verb: 'fire', options: {}, takes: 'fire', wants: 'target' },
  charge:         { verb: 'assault', options: {}, takes: 'assault', wants: 'reach' },
  run:            { verb: 'move', options: { action: 'move-fast' }, takes: 'move-fast', goes: true },
  walk:           { verb: 'move', options: { action: 'move' }, takes: 'move', goes: true },
  'move-and-fire': { verb: 'move', options: { action: 'move-and-fire' }, takes: 'move-and-fire', wants: 'sight', goes: true },
  sneak:          { verb: 'move', options: { action: 'sneak' }, takes: 'sneak', goes: true },
  /** A Move action brings him out of hide, moving or not. */
  rise:           { verb: 'move', options: { action: 'move' }, takes: 'move', wants: 'hide' },
  watch:          { verb: 'act', options: { action: 'covering-fire' }, takes: 'covering-fire', faces: true },
  hide:           { verb: 'act', options: { action: 'hide' }, takes: 'hide', hides: true },
  nothing:        { verb: 'act', options: { action: 'nothing' }, takes: 'nothing' },
} as const satisfies Readonly<Record<string, Act>>;

type Name = keyof typeof acts;

const STANDS: readonly Name[] = ['work', 'fire', 'rise', 'watch', 'hide', 'nothing'];

// biome-ignore format: an order a line
const orders: Readonly<Record<Order, OrderOf<Name>>> = {
  continue:        { way: 'stays', says: 'stays', acts: STANDS },
  halt:            { way: 'stays', says: 'stays', acts: STANDS },
  'halt-fire':     { way: 'stays', says: 'stays', acts: STANDS },
  'move-to-enemy': { way: 'enemy', says: 'goes', acts: ['charge', 'walk', ...STANDS] },
  advance:         { way: 'enemy', says: 'advances', acts: ['work', 'move-and-fire', 'walk', ...STANDS] },
  attack:          { way: 'enemy', says: 'attacks', acts: ['charge', 'run', 'walk', ...STANDS] },
  'halt-in-cover': { way: 'cover', says: 'to-cover', acts: ['walk', ...STANDS] },
  retreat:         { way: 'back', says: 'retreats', acts: ['walk', 'sneak', 'hide', 'nothing'] },
  rout:            { way: 'away', says: 'routs', acts: ['run', 'walk', 'sneak', 'hide', 'nothing'] },
};

/** The solo enemy that Landser borrows from WW2 Skirmish, in both editions: what's our own about it. */
export const borrowed = {
  toggle: 'borrowed-solo',
  rules,
  /** What that book's list has and a man of Landser doesn't: a unit's Actions, and firefights that players judge. */
  unread: ['command-group-or-one-action', 'losing', 'winning'],
  'support-weapons': ['gpmg', 'lmg', 'hmg', 'bazooka', 'panzerschreck', 'piat'],
  orders,
  acts,
  advancing: ['advance', 'attack', 'move-to-enemy'],
  retiring: ['retreat', 'rout'],
  fires: ['fire', 'grenade', 'effect', 'tankhit'],
  looks: 3,
  limits: {
    officer: 12,
    afv: 12,
    friend: 6,
    retiring: 24,
    flank: 90,
    cover: 7,
    'short-of': 1,
    'covering-arc': 22.5,
    far: 40,
  },
  fortified: ['building', 'bunker', 'trench', 'foxhole'],
} as const satisfies Borrowed;
