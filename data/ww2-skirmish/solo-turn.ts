import type { SoloTurn } from '../../src/rules/ww2-skirmish/book.ts';

/** How the side that the rules run plays its phase: what each of its orders makes it do, and which rule says so. */
export const soloTurn = {
  rules: {
    order: 'WS-SOLO-06',
    afv: 'WS-AFV-02',
    attack: 'WS-ACT-05',
    fires: 'WS-TURN-04',
    caught: 'WS-GREN-10',
    facing: 'WS-TURN-04',
    'gun-target': 'WS-AFV-17',
    lifts: 'WS-TURN-04',
    melee: 'WS-MEL-03',
    counters: 'WS-SOLO-04',
    mines: 'WS-SOLO-05',
    portals: 'WS-GEN-02',
    'none-in-sight': 'WS-GEN-02',
    placed: 'WS-GEN-07',
    'comes-upon': 'WS-PORT-01',
    retires: 'WS-MOR-04',
    idle: 'WS-MOR-06',
    routed: 'WS-MOR-09',
    contact: 'WS-MEL-02',
    damage: 'WS-DMG-14',
    'no-chart': 'WS-AFV-01',
  },
  /** What each order makes a team do. */
  orders: {
    continue: { rule: 'WS-ACT-02' },
    'move-to-enemy': { rule: 'WS-ACT-02', goes: 'full', closes: true, charges: true },
    'halt-in-cover': { rule: 'WS-ACT-04', goes: 'half', 'to-cover': true },
    halt: { rule: 'WS-ACT-07' },
    advance: { rule: 'WS-ACT-06', goes: 'half', closes: true },
    attack: { rule: 'WS-ACT-05', goes: 'full', closes: true, charges: true },
    /** In cover already, and at this part of its strength or more, it stays. */
    retreat: { rule: 'WS-ACT-08', goes: 'full', flees: true, 'stays-at': 1 / 2 },
    rout: { rule: 'WS-ACT-09', goes: 'full', flees: true, silent: true },
    'halt-fire': { rule: 'WS-ACT-10' },
  },
  /** And an AFV. */
  'afv-orders': {
    continue: { rule: 'WS-AFV-02' },
    halt: { rule: 'WS-AFV-13' },
    manoeuvre: { rule: 'WS-AFV-14', goes: 'half' },
    /** At full speed with infantry near; it halts within these inches of the enemy. */
    advance: { rule: 'WS-AFV-12', goes: 'half', closes: true, escorted: 'full', within: 20 },
    retreat: { rule: 'WS-AFV-15', goes: 'full', flees: true },
    'bale-out': { rule: 'WS-AFV-16', silent: true },
  },
  /** Inches that a side comes to before it stops short of an enemy whom it does not charge. */
  short: 2,
  /** Inches to an enemy at which a charge has come home. */
  contact: 1,
  /** What the bodies of men that come on are called, and numbered. */
  called: 'Force',
  /** What strikes from a counter that is turned over. */
  counters: {
    sniper: {
      verb: 'fire',
      options: { weapon: 'rifle', sniper: true, range: 30, aim: 'careful', actions: 3, shots: 1 },
      covered: true,
    },
    mine: { verb: 'fire', options: { weapon: 'mg', range: 32, aim: 'aimed' }, shots: 'members', stays: true },
    artillery: {
      verb: 'barrage',
      options: { weapon: 'gun', calibre: 105, range: 61 },
      figures: 'members',
      covered: true,
    },
  },
} as const satisfies SoloTurn;
