import type { Profile, Squad } from '../../src/kernel/ruleset.ts';

// biome-ignore format: as the book lists them
export const ALL_NINE = ['move', 'move-fast', 'move-and-fire', 'sneak', 'assault', 'fire', 'hide', 'covering-fire', 'weapon-work'] as const;
export const WITHOUT_MOVE_AND_FIRE = [
  'move',
  'move-fast',
  'sneak',
  'assault',
  'fire',
  'hide',
  'covering-fire',
  'weapon-work',
] as const;

/** The men of a typical squad (LC-SQD-02), with their weapons and the actions they can take (LC-ACT-01). */
export const profiles = {
  'squad-leader': { name: 'Squad leader', fields: { weapon: 'smg', actions: ALL_NINE, leader: true } },
  'second-in-command': { name: 'Second in command', fields: { weapon: 'rifle', actions: ALL_NINE } },
  // LC-SQD-04: he can Move and Fire only with his pistol.
  'machine-gunner': {
    name: 'Machine-gunner',
    fields: { weapon: 'gpmg', sidearm: 'pistol', actions: WITHOUT_MOVE_AND_FIRE },
  },
  loader: { name: 'Loader', fields: { weapon: 'rifle', actions: WITHOUT_MOVE_AND_FIRE } },
  rifleman: { name: 'Rifleman', fields: { weapon: 'rifle', actions: ALL_NINE } },
} as const satisfies Readonly<Record<string, Profile>>;

export const squads = {
  squad: {
    name: 'A typical squad of ten',
    rule: 'LC-SQD-02',
    members: [
      { profile: 'squad-leader', count: 1 },
      { profile: 'second-in-command', count: 1 },
      { profile: 'machine-gunner', count: 1 },
      { profile: 'loader', count: 1 },
      { profile: 'rifleman', count: 6 },
    ],
  },
} as const satisfies Readonly<Record<string, Squad>>;
