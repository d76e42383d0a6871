import type { Profile, Squad } from '../../src/kernel/ruleset.ts';

const ALL_NINE = 'move,move-fast,move-and-fire,sneak,assault,fire,hide,covering-fire,weapon-work';
const ALL_TEN = `${ALL_NINE},rally`;
const WITHOUT_MOVE_AND_FIRE = 'move,move-fast,sneak,assault,fire,hide,covering-fire,weapon-work';

/** The men of a typical squad (LS-SQD-02) with their weapons and the actions that they may take (LS-ACT-01). */
export const profiles = {
  'squad-leader': { name: 'Squad leader', fields: { weapon: 'smg', actions: ALL_TEN, leader: true } },
  'second-in-command': { name: 'Second in command', fields: { weapon: 'rifle', actions: ALL_TEN } },
  // LS-SQD-04: he has Move and Fire with his pistol only.
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
    rule: 'LS-SQD-02',
    members: [
      { profile: 'squad-leader', count: 1 },
      { profile: 'second-in-command', count: 1 },
      { profile: 'machine-gunner', count: 1 },
      { profile: 'loader', count: 1 },
      { profile: 'rifleman', count: 6 },
    ],
  },
} as const satisfies Readonly<Record<string, Squad>>;
