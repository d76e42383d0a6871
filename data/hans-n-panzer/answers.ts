import type { Together } from '../../src/kernel/ruleset.ts';

/** The answer in a line, for rules that are asked about as a question. */
// biome-ignore format: a rule a line
export const answers = {
  'HP-MOVE-08': 'No: without a ford or a bridge nobody crosses a river.',
  'HP-GREN-01': '2″.',
  'HP-INF-12': '1″.',
  'HP-ART-02': 'No: artillery needs a forward observer for indirect fire.',
  'HP-MOR-20': 'The unit halts for its next 2 turns, without a die.',
  'HP-VEH-08': '1/3 of his move, and the vehicle stands for that turn.',
} as const satisfies Readonly<Record<string, string>>;

/** Rules that answer a question only together, and what they come to. */
// biome-ignore format: a pair a line
export const together: readonly Together[] = [
  { rules: ['HP-GREN-01', 'HP-GREN-02'], says: 'A grenade goes 2″ and hits on a D6 of 4 or more. Everyone in a circle 1″ across is caught.' },
  { rules: ['HP-TANK-04', 'HP-TANK-05'], says: '2D6, less 1 for soft cover and 2 for a low wall or hull down: 6 or more up to 10″, 7 to 20″, 8 to 30″, 9 to 45″.' },
  { rules: ['HP-TANK-08', 'HP-TANK-09'], says: 'After a hit, 2D6 plus the strike value and the angle: above the armour destroys, equal disables, below glances off.' },
  { rules: ['HP-MOR-01', 'HP-MOR-02'], says: 'A unit checks morale and halts for one turn when 25% of its men are gone, and again at 50%.' },
  { rules: ['HP-INF-08', 'HP-INF-09'], says: 'Every man under the cone is rolled for. In the open that’s 3 or more, then 4, then 5, section by section.' },
  { rules: ['HP-MOVE-09', 'HP-VEH-08'], says: 'Getting in or out costs a man 1/3 of his move, and the vehicle has to stand that turn.' },
  { rules: ['HP-RAL-01', 'HP-RAL-02'], says: 'Only an officer who faces the unit stops a rout, on a D6 of 5 or 6. If he fails, he may try again next move.' },
];
