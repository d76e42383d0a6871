import type { Profile, Squad } from '../../src/kernel/ruleset.ts';

// Men are numbered: f1 is the first of a team (WS-ORG-03). Most have 2 Actions, snipers 3 (WS-PTS-02).
const rifle = {
  'f1-actions': 2,
  'f1-weapon': 'rifle',
  'f2-actions': 2,
  'f2-weapon': 'rifle',
  'f3-actions': 2,
  'f3-weapon': 'rifle',
} as const;
const crewOfTwo = { 'f2-actions': 2, 'f2-role': 'loader' } as const;
const crewOfThree = { ...crewOfTwo, 'f3-actions': 2, 'f3-role': 'loader' } as const;
const tankCrew = {
  'f1-actions': 2,
  'f1-role': 'commander',
  'f2-actions': 2,
  'f2-weapon': 'gun',
  'f3-actions': 2,
  'f3-role': 'loader',
  'f4-actions': 2,
  'f4-role': 'driver',
  'f5-actions': 2,
  'f5-weapon': 'mg',
  'f5-role': 'hull-gunner',
  original: 5,
} as const;
const tank = { ...tankCrew, weapon: 'gun', saves: 'gun', mount: 'hull', weapons: 'gun,turret-mg,hull-mg' } as const;

/** Fire teams, crews with their guns and vehicles, and what the solo forces put on the table. */
export const profiles = {
  'rifle-team': {
    name: 'Rifle team',
    fields: { original: 4, weapon: 'rifle', ...rifle, 'f4-actions': 2, 'f4-weapon': 'rifle' },
  },
  'rifle-team-nco': {
    name: 'Rifle team with NCO',
    fields: { original: 4, weapon: 'rifle', ...rifle, 'f4-actions': 2, 'f4-weapon': 'smg', 'f4-role': 'nco' },
  },
  'smg-team': {
    name: 'SMG team',
    fields: {
      original: 3,
      weapon: 'smg',
      'f1-actions': 2,
      'f1-weapon': 'smg',
      'f2-actions': 2,
      'f2-weapon': 'smg',
      'f3-actions': 2,
      'f3-weapon': 'smg',
    },
  },
  'assault-rifle-team': {
    name: 'Assault rifle team',
    fields: {
      original: 3,
      weapon: 'assault-rifle',
      'f1-actions': 2,
      'f1-weapon': 'assault-rifle',
      'f2-actions': 2,
      'f2-weapon': 'assault-rifle',
      'f3-actions': 2,
      'f3-weapon': 'assault-rifle',
    },
  },
  'bar-team': {
    name: 'BAR team',
    fields: {
      original: 2,
      weapon: 'bar',
      'f1-actions': 2,
      'f1-weapon': 'bar',
      'f2-actions': 2,
      'f2-weapon': 'rifle',
    },
  },
  'lmg-team': {
    name: 'LMG team',
    fields: { original: 3, weapon: 'mg', 'f1-actions': 2, 'f1-weapon': 'mg', ...crewOfThree },
  },
  'lmg-pair': {
    name: 'LMG pair',
    fields: { original: 2, weapon: 'mg', 'f1-actions': 2, 'f1-weapon': 'mg', ...crewOfTwo },
  },
  'bren-team': {
    name: 'Bren team',
    fields: { original: 2, weapon: 'mg', belt: false, 'f1-actions': 2, 'f1-weapon': 'mg', ...crewOfTwo },
  },
  'hmg-team': {
    name: 'HMG team',
    fields: { original: 3, weapon: 'mg', support: true, 'f1-actions': 2, 'f1-weapon': 'mg', ...crewOfThree },
  },
  'light-mortar-team': {
    name: 'Light mortar team',
    fields: {
      original: 2,
      weapon: 'light-mortar',
      saves: 'light-mortar',
      support: true,
      'f1-actions': 2,
      'f1-weapon': 'light-mortar',
      ...crewOfTwo,
    },
  },
  'mortar-team': {
    name: 'Mortar team',
    fields: {
      original: 3,
      weapon: 'mortar',
      saves: 'mortar',
      support: true,
      'f1-actions': 2,
      'f1-weapon': 'mortar',
      ...crewOfThree,
    },
  },
  'bazooka-team': {
    name: 'Bazooka team',
    fields: {
      original: 2,
      weapon: 'bazooka',
      saves: 'bazooka',
      'f1-actions': 2,
      'f1-weapon': 'bazooka',
      ...crewOfTwo,
    },
  },
  'panzerschreck-team': {
    name: 'Panzerschreck team',
    fields: {
      original: 2,
      weapon: 'bazooka',
      saves: 'bazooka',
      'f1-actions': 2,
      'f1-weapon': 'bazooka',
      ...crewOfTwo,
    },
  },
  'piat-team': {
    name: 'PIAT team',
    fields: {
      original: 2,
      weapon: 'bazooka',
      saves: 'bazooka',
      'f1-actions': 2,
      'f1-weapon': 'bazooka',
      ...crewOfTwo,
    },
  },
  'panzerfaust-man': {
    name: 'Panzerfaust man',
    fields: {
      original: 1,
      weapon: 'panzerfaust',
      saves: 'panzerfaust',
      'f1-actions': 2,
      'f1-weapon': 'panzerfaust',
    },
  },
  'at-rifle-team': {
    name: 'Anti-tank rifle team',
    fields: {
      original: 2,
      weapon: 'at-rifle',
      saves: 'at-rifle',
      'f1-actions': 2,
      'f1-weapon': 'at-rifle',
      'f2-actions': 2,
      'f2-weapon': 'rifle',
    },
  },
  'flamethrower-team': {
    name: 'Flamethrower team',
    fields: {
      original: 3,
      weapon: 'flamethrower',
      'flame-shots': 3,
      'f1-actions': 2,
      'f1-weapon': 'flamethrower',
      'f1-role': 'flame',
      'f2-actions': 2,
      'f2-weapon': 'rifle',
      'f3-actions': 2,
      'f3-weapon': 'rifle',
    },
  },
  'engineer-team': {
    name: 'Engineer team',
    fields: { original: 4, weapon: 'rifle', saves: 'charge', ...rifle, 'f4-actions': 2, 'f4-weapon': 'rifle' },
  },
  sniper: {
    name: 'Sniper',
    fields: { original: 1, weapon: 'rifle', 'f1-actions': 3, 'f1-weapon': 'rifle', 'f1-role': 'sniper' },
  },
  'command-group': {
    name: 'Command group',
    fields: {
      original: 3,
      weapon: 'rifle',
      command: true,
      optics: true,
      'f1-actions': 2,
      'f1-weapon': 'pistol',
      'f1-role': 'officer',
      'f2-actions': 2,
      'f2-weapon': 'smg',
      'f2-role': 'nco',
      'f3-actions': 2,
      'f3-weapon': 'rifle',
    },
  },
  // WS-ORG-05: its men come from the team that sends it.
  scouts: { name: 'Scouts', fields: { scouts: true } },
  'at-gun': {
    name: 'Anti-tank gun',
    fields: {
      original: 4,
      weapon: 'gun',
      calibre: 75,
      saves: 'gun',
      support: true,
      'anti-tank-gun': true,
      'f1-actions': 2,
      'f1-weapon': 'gun',
      ...crewOfThree,
      'f4-actions': 2,
      'f4-role': 'loader',
    },
  },
  'at-gun-17pdr': {
    name: '17pdr gun',
    fields: {
      original: 4,
      weapon: '17pdr',
      saves: '17pdr',
      support: true,
      'anti-tank-gun': true,
      'f1-actions': 2,
      'f1-weapon': '17pdr',
      ...crewOfThree,
      'f4-actions': 2,
      'f4-role': 'loader',
    },
  },
  jeep: {
    name: 'Jeep',
    fields: {
      original: 1,
      vehicle: 'small-soft',
      'running-gear': 'wheeled',
      fuel: 'petrol',
      'f1-actions': 2,
      'f1-role': 'driver',
    },
  },
  lorry: {
    name: 'Lorry',
    fields: {
      original: 1,
      vehicle: 'large-soft',
      'running-gear': 'wheeled',
      fuel: 'petrol',
      'f1-actions': 2,
      'f1-role': 'driver',
    },
  },
  'half-track': {
    name: 'Half-track',
    fields: {
      original: 2,
      vehicle: 'light',
      'running-gear': 'halftrack',
      fuel: 'petrol',
      weapon: 'mg',
      mount: 'roof',
      weapons: 'roof-mg',
      'f1-actions': 2,
      'f1-weapon': 'mg',
      'f2-actions': 2,
      'f2-role': 'driver',
    },
  },
  carrier: {
    name: 'Carrier',
    fields: {
      original: 2,
      vehicle: 'light',
      'running-gear': 'tracked',
      fuel: 'petrol',
      weapon: 'mg',
      belt: false,
      mount: 'roof',
      weapons: 'roof-mg',
      'f1-actions': 2,
      'f1-weapon': 'mg',
      'f2-actions': 2,
      'f2-role': 'driver',
    },
  },
  'armoured-car': {
    name: 'Armoured car',
    fields: {
      original: 3,
      vehicle: 'light',
      'running-gear': 'wheeled',
      fuel: 'petrol',
      weapon: 'auto-cannon',
      saves: 'auto-cannon',
      mount: 'turret',
      weapons: 'auto-cannon,turret-mg',
      'f1-actions': 2,
      'f1-role': 'loader',
      'f2-actions': 2,
      'f2-weapon': 'auto-cannon',
      'f3-actions': 2,
      'f3-role': 'driver',
    },
  },
  'medium-tank': {
    name: 'Medium tank',
    fields: { vehicle: 'medium', 'running-gear': 'tracked', fuel: 'petrol', calibre: 75, ...tank },
  },
  sherman: {
    name: 'Sherman',
    fields: { vehicle: 'medium', 'running-gear': 'tracked', fuel: 'petrol', calibre: 75, ammo: 'poor', ...tank },
  },
  'heavy-tank': {
    name: 'Heavy tank',
    fields: { vehicle: 'heavy', 'running-gear': 'tracked', fuel: 'petrol', calibre: 75, ...tank },
  },
  panther: {
    name: 'Panther',
    fields: { vehicle: 'tiger-panther', 'running-gear': 'tracked', fuel: 'petrol', calibre: 75, ...tank },
  },
  tiger: {
    name: 'Tiger',
    fields: { vehicle: 'tiger-panther', 'running-gear': 'tracked', fuel: 'petrol', calibre: 88, ...tank },
  },
  'tiger-2': {
    name: 'Tiger II',
    fields: { vehicle: 'tiger2', 'running-gear': 'tracked', fuel: 'petrol', calibre: 88, ...tank },
  },
  // WS-SOLO-02: what stands on the table until it is known for what it is.
  portal: { name: 'Portal', fields: { portal: true } },
  'sniper-counter': { name: 'Sniper counter', fields: { counter: 'sniper' } },
  'mine-counter': { name: 'Mine counter', fields: { counter: 'mine' } },
  'artillery-counter': { name: 'Artillery counter', fields: { counter: 'artillery' } },
  'dummy-counter': { name: 'Dummy counter', fields: { counter: 'dummy' } },
} as const satisfies Readonly<Record<string, Profile>>;

/** A platoon to begin with, and the forces that come through the portals. */
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
  tank: { name: 'A tank', rule: 'WS-GEN-06', members: [{ profile: 'medium-tank', count: 1 }] },
} as const satisfies Readonly<Record<string, Squad>>;
