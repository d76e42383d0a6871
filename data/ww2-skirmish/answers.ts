import type { Together } from '../../src/kernel/ruleset.ts';

/** The answer in a line, for rules that are asked about as a question. */
// biome-ignore format: a rule a line
export const answers = {
  'WS-MEL-02': 'No: neither at nor by a figure that has an enemy within 1″.',
  'WS-FIRE-03': 'A belt-fed gun can’t. Others can.',
  'WS-FIRE-02': 'Unaimed 1 Action, aimed 2, carefully aimed 3.',
  'WS-FIRE-06': 'No: machine guns and SMGs have no carefully aimed shot.',
  'WS-FIRE-09': 'As a rifle or as an SMG, but not both in one turn.',
  'WS-SUP-01': 'It can’t fire, and it goes 2″ at most.',
  'WS-SUP-04': '3 suppression markers at most.',
  'WS-MOVE-02': 'Two moves a turn.',
  'WS-MOVE-04': '3″ off every move.',
  'WS-MOVE-05': '3″ off, once.',
  'WS-GREN-01': 'Only at a machine gun, gun, trench, building, bunker or open vehicle.',
  'WS-GREN-02': '2 Actions for a grenade, 4 for a mortar.',
  'WS-FLM-02': '3 shots in the whole game.',
  'WS-FLM-03': 'No: it either moves or fires in a turn.',
} as const satisfies Readonly<Record<string, string>>;

/** Rules that answer a question only together, and what they come to. */
// biome-ignore format: a pair a line
export const together: readonly Together[] = [
  { rules: ['WS-FIRE-01', 'WS-FIRE-05'], says: 'Yes: a team may shoot in the course of its own movement. Each move costs every figure 1 Action of those it shoots with.' },
  { rules: ['WS-FIRE-03', 'WS-FIRE-05'], says: 'A belt-fed machine gun can’t move and shoot in one turn. Others can, with the Actions that moving leaves them.' },
  { rules: ['WS-FIRE-02', 'WS-FIRE-04'], says: 'Unaimed costs 1 Action, aimed 2, carefully aimed 3. A figure may take as many shots as its Actions pay for.' },
  { rules: ['WS-SUP-01', 'WS-SUP-02'], says: 'A suppressed team can’t fire and goes 2″ at most. D6 plus its Action total of 6 or more lifts one marker.' },
  { rules: ['WS-SUP-02', 'WS-SUP-03'], says: 'D6 plus the team’s Action total: 6 or more lifts one marker. Each try costs every figure 1 Action.' },
  { rules: ['WS-MEL-01', 'WS-MEL-02'], says: 'Enemies 1″ apart or less are in melee. They can’t shoot, and nobody can shoot at them.' },
  { rules: ['WS-MOVE-01', 'WS-MOVE-02'], says: 'Each move costs 1 Action, and no figure spends more than 2 Actions a turn on moving.' },
  { rules: ['WS-MOVE-02', 'WS-MOVE-03'], says: 'A move is 6″, and two moves in a turn are 12″. Troops with 1 Action make a single move of 10″.' },
  { rules: ['WS-FLM-01', 'WS-FLM-03'], says: 'A flamethrower reaches 24″. It either moves or fires in a turn, never both.' },
  { rules: ['WS-VEH-06', 'WS-VEH-07'], says: 'A half-track sticks on a 6, a wheeled vehicle on 5 or 6, at each obstacle. From the next turn on, 5 or 6 frees it.' },
  { rules: ['WS-HAT-01', 'WS-HAT-03'], says: 'A shot takes 2 Actions, with a bazooka or its like 4. A D20 hits at short range on 8, medium 12, long 16.' },
];
