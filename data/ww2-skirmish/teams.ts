import type { Profile } from '../../src/kernel/ruleset.ts';

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

/** Fire teams, single men, and guns with their crews. */
export const teams = {
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
  officer: {
    name: 'Officer',
    fields: { original: 1, weapon: 'pistol', 'f1-actions': 2, 'f1-weapon': 'pistol', 'f1-role': 'officer' },
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
} as const satisfies Readonly<Record<string, Profile>>;
