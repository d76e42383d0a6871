import type { Profile, Squad } from '../../src/kernel/ruleset.ts';

/** What the solo forces put on the table. */
export const counters = {
  // WS-SOLO-02: what stands on the table before the players know what it is.
  portal: { name: 'Portal', fields: { portal: true } },
  // Its identity is sealed.
  counter: { name: 'Counter', fields: {} },
  'sniper-counter': { name: 'Sniper counter', fields: { counter: 'sniper' } },
  'mine-counter': { name: 'Mine counter', fields: { counter: 'mine' } },
  'artillery-counter': { name: 'Artillery counter', fields: { counter: 'artillery' } },
  'dummy-counter': { name: 'Dummy counter', fields: { counter: 'dummy' } },
} as const satisfies Readonly<Record<string, Profile>>;

/** A platoon to start with, and the forces that arrive at the portals. */
export const squads = {
  platoon: {
    name: 'A platoon of fire teams',
    rule: 'WS-ORG-01',
    members: [
      { profile: 'command-group', count: 1 },
      { profile: 'rifle-team', count: 2 },
      { profile: 'rifle-team-nco', count: 1 },
      { profile: 'lmg-team', count: 1 },
      { profile: 'sniper', count: 1 },
    ],
  },
  'riflemen-nco': {
    name: '3 riflemen, NCO with SMG',
    rule: 'WS-GEN-06',
    members: [{ profile: 'rifle-team-nco', count: 1 }],
  },
  'riflemen-panzerfaust': {
    name: '4 riflemen, a man with Panzerfaust',
    rule: 'WS-GEN-06',
    members: [
      { profile: 'rifle-team', count: 1 },
      { profile: 'panzerfaust-man', count: 1 },
    ],
  },
  'riflemen-lmg': {
    name: '4 riflemen, LMG team of 3',
    rule: 'WS-GEN-06',
    members: [
      { profile: 'rifle-team', count: 1 },
      { profile: 'lmg-team', count: 1 },
    ],
  },
  'hmg-riflemen': {
    name: 'HMG team of 3, 4 riflemen',
    rule: 'WS-GEN-06',
    members: [
      { profile: 'hmg-team', count: 1 },
      { profile: 'rifle-team', count: 1 },
    ],
  },
  panzerjager: {
    name: 'Panzerschreck team of 2, 2 Panzerfausts',
    rule: 'WS-GEN-06',
    members: [
      { profile: 'panzerschreck-team', count: 1 },
      { profile: 'panzerfaust-man', count: 2 },
    ],
  },
  'at-gun-lmg': {
    name: 'Anti-tank gun, LMG team of 2',
    rule: 'WS-GEN-06',
    members: [
      { profile: 'at-gun', count: 1 },
      { profile: 'lmg-pair', count: 1 },
    ],
  },
  officer: { name: 'An officer', rule: 'WS-GEN-09', members: [{ profile: 'officer', count: 1 }] },
  tank: { name: 'A tank', rule: 'WS-GEN-06', members: [{ profile: 'medium-tank', count: 1 }] },
} as const satisfies Readonly<Record<string, Squad>>;
