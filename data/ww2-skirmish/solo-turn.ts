import type { SoloTurn } from '../../src/rules/ww2-skirmish/book.ts';

/** How the side that the rules run plays its phase: what each of its orders makes it do, and which rule says so. */
export const soloTurn = {
  rules: {
    order: 'WS-SOLO-06',
    afv: 'WS-AFV-11',
    attack: 'WS-ACT-05',
    fires: 'WS-TURN-04',
    lifts: 'WS-TURN-04',
    melee: 'WS-TURN-04',
    counters: 'WS-SOLO-04',
    portals: 'WS-GEN-02',
    'none-in-sight': 'WS-GEN-02',
    placed: 'WS-GEN-07',
  },
  /** Inches that one move on foot covers, for the distance that is left to the enemy. */
  inches: 6,
  /** Moves on foot, the whole or half of what there is. A vehicle goes at full or half speed. */
  goes: {
    attack: 'full',
    'move-to-enemy': 'full',
    advance: 'half',
    manoeuvre: 'half',
    retreat: 'full',
    rout: 'full',
    'bale-out': 'full',
  },
  /** Orders that bring it nearer to the enemy whom it sees. */
  closes: ['attack', 'move-to-enemy', 'advance'],
  /** Orders that end in a charge, if the enemy is in reach. */
  charges: ['attack', 'move-to-enemy'],
  /** Orders under which nobody shoots. */
  silent: ['retreat', 'rout', 'bale-out'],
  /** What strikes from a counter that is turned over. */
  counters: {
    sniper: {
      verb: 'fire',
      options: { weapon: 'rifle', sniper: true, range: 30, aim: 'careful', actions: 3, shots: 1 },
    },
    mine: { verb: 'fire', options: { weapon: 'mg', range: 32, aim: 'aimed' }, shots: 'members' },
    artillery: { verb: 'barrage', options: { weapon: 'gun', calibre: 105, range: 61 }, figures: 'members' },
  },
} as const satisfies SoloTurn;
