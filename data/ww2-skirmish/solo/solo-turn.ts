import type { SoloTurn } from '../book.ts';

/** How the side run by the rules plays its phase: what each of its orders makes it do, and the rule for it. */
export const soloTurn = {
  rules: {
    order: 'WS-SOLO-06',
    afv: 'WS-AFV-02',
    fires: 'WS-TURN-04',
    looks: 'WS-SPOT-01',
    'not-made-out': 'WS-SPOT-05',
    spots: 'WS-SPOT-03',
    caught: 'WS-GREN-10',
    facing: 'WS-DMG-05',
    crosses: 'WS-HAT-04',
    lifts: 'WS-SUP-03',
    suppressed: 'WS-SUP-01',
    melee: 'WS-MEL-03',
    friends: 'WS-MEL-05',
    reaction: 'WS-FIRE-01',
    crossing: 'WS-MOR-01',
    counters: 'WS-SOLO-04',
    shielded: 'WS-FIRE-19',
    mines: 'WS-SOLO-05',
    portals: 'WS-GEN-02',
    'none-in-sight': 'WS-GEN-02',
    redeploy: 'WS-GEN-09',
    placed: 'WS-GEN-07',
    tank: 'WS-GEN-08',
    recycled: 'WS-GEN-11',
    'comes-upon': 'WS-PORT-01',
    nowhere: 'WS-PORT-04',
    retires: 'WS-MOR-04',
    idle: 'WS-MOR-06',
    routed: 'WS-MOR-09',
    contact: 'WS-MEL-02',
    damage: 'WS-DMG-14',
    'crew-out': 'WS-AFV-16',
    'no-chart': 'WS-AFV-01',
  },
  /** What each order makes a team do, and what the players are told. */
  // biome-ignore format: an order a line
  orders: {
    continue:        { rule: 'WS-ACT-02', says: 'goes-on-staying' },
    'move-to-enemy': { rule: 'WS-ACT-02', says: 'moves-to-enemy', goes: 'full', closes: true, charges: true },
    'halt-in-cover': { rule: 'WS-ACT-04', says: 'halts-in-cover', goes: 'half', 'to-cover': true },
    halt:            { rule: 'WS-ACT-07', says: 'halts' },
    advance:         { rule: 'WS-ACT-06', says: 'advances', goes: 'half', closes: true, dispersed: true },
    attack:          { rule: 'WS-ACT-05', says: 'attacks', goes: 'full', closes: true, charges: true },
    /** Already in cover, with at least half its strength, it stays. */
    retreat:         { rule: 'WS-ACT-08', says: 'retreats', goes: 'full', flees: true, 'stays-in-cover': true, leaves: true },
    rout:            { rule: 'WS-ACT-09', says: 'routs', goes: 'full', flees: true, silent: true, runs: true, leaves: true },
    'halt-fire':     { rule: 'WS-ACT-10', says: 'halts' },
  },
  /** The same for an AFV. */
  // biome-ignore format: an order a line
  'afv-orders': {
    continue:        { rule: 'WS-AFV-02', says: 'carries-on' },
    halt:            { rule: 'WS-AFV-13', says: 'afv-halts', 'cover-within': 6 },
    manoeuvre:       { rule: 'WS-AFV-14', says: 'manoeuvres', goes: 'full' },
    /** At full speed with infantry near; it halts within these inches of the enemy. */
    advance:         { rule: 'WS-AFV-12', says: 'afv-advances', goes: 'half', closes: true, escorted: 'full', within: 20 },
    retreat:         { rule: 'WS-AFV-15', says: 'afv-retreats', goes: 'full', flees: true },
    'bale-out':      { rule: 'WS-AFV-16', says: 'carries-on', silent: true },
  },
  /** A charge has reached an enemy within these inches. */
  contact: 1,
  /** How far a marker sees, and how far a mine lying face up reaches, in inches. */
  reach: { counter: 36, mine: 10 },
  /** The names of the bodies that arrive, with numbers. */
  called: 'Force',
  officer: 'officer',
  /** What attacks from a counter that's turned over. */
  counters: {
    sniper: {
      verb: 'fire',
      options: { weapon: 'rifle', sniper: true, range: 30, aim: 'careful', actions: 3, shots: 1 },
      covered: true,
    },
    mine: {
      verb: 'fire',
      options: { weapon: 'mg', range: 32, aim: 'aimed' },
      shots: 'members',
      stays: true,
      'at-vehicle': { weapon: 'gun', calibre: 105, facing: 'rear' },
      'point-blank': true,
    },
    artillery: {
      verb: 'barrage',
      options: { weapon: 'gun', calibre: 105, range: 61 },
      figures: 'members',
      covered: true,
      'at-vehicle': { weapon: 'gun', calibre: 105 },
    },
  },
} as const satisfies SoloTurn;
