import type { Toggle } from '../../src/kernel/ruleset.ts';

/** Two scales that the book offers, and the other readings of its open points. All are off until a group turns them on. */
export const toggles = {
  centimetres: {
    rule: 'HP-GEN-06',
    default: false,
    line: 'All distances are in centimetres instead of inches',
  },
  'double-scale': {
    rule: 'HP-GEN-07',
    default: false,
    line: 'Movement, weapon ranges and visibility are doubled, for a very large table',
  },
  'proportional-movement': {
    rule: 'HP-RUL-02',
    default: false,
    line: 'After a road, off-road speed is still the table’s figure, never half the road speed',
  },
  'strict-to-hit': {
    rule: 'HP-RUL-03',
    default: false,
    line: 'A gun has to beat the number to hit, not just equal it',
  },
  'roll-under-strike': {
    rule: 'HP-RUL-01',
    default: false,
    line: 'A gun destroys by rolling under its strike value and disables by rolling exactly that; armour plays no part',
  },
  'extended-range': {
    rule: 'HP-RUL-05',
    default: false,
    line: 'Guns that reach 60″ shoot at vehicles beyond 45″, with the numbers for 30-45″',
  },
  'losses-round-up': {
    rule: 'HP-RUL-08',
    default: false,
    line: 'Half of an odd number of crew or passengers is rounded up',
  },
  'call-every-salvo': {
    rule: 'HP-RUL-10',
    default: false,
    line: 'The observer has to call for a turn before each salvo, not just for a new target',
  },
  'tight-blast': {
    rule: 'HP-RUL-11',
    default: false,
    line: 'Everyone under a mortar’s circle counts as within 1″ of its centre: −1 on the save',
  },
  'woods-shelter': {
    rule: 'HP-RUL-12',
    default: false,
    line: 'Woods give +1 on saves against mortars and artillery',
  },
  'deadly-grenades': {
    rule: 'HP-RUL-15',
    default: false,
    line: 'A grenade that hits in the open kills everyone in its blast; only men in a room get saves',
  },
  'stacking-morale': {
    rule: 'HP-RUL-18',
    default: false,
    line: 'At 50% losses the −1 for 25% counts too, and within 1 move of command so does the +1 for sight',
  },
  'bright-visibility': {
    rule: 'HP-RUL-20',
    default: false,
    line: 'A visibility throw of 9, 10 or 11 gives 35″, not 25″',
  },
  'all-fire-simultaneous': {
    rule: 'HP-RUL-23',
    default: false,
    line: 'Casualties of both firing steps come off together, after the second',
  },
} as const satisfies Readonly<Record<string, Toggle>>;
