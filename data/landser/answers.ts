import type { Together } from '../../src/kernel/ruleset.ts';

/** The answer in a line, for rules that are asked about as a question. */
// biome-ignore format: a rule a line
export const answers = {
  'LS-MOVE-07': 'Twice running, yes. A third time, no.',
  'LS-GREN-01': '8″ at most, a Molotov too.',
  'LS-VEH-07': 'No: light terrain doesn’t slow a tank down.',
} as const satisfies Readonly<Record<string, string>>;

/** Rules that answer a question only together, and what they come to. */
// biome-ignore format: a pair a line
export const together: readonly Together[] = [
  { rules: ['LS-VEH-08', 'LS-VEH-09'], says: 'A tank has half its speed in difficult terrain. If it stops there, it takes a drive test.' },
  { rules: ['LS-ARM-01', 'LS-ARM-02'], says: 'The vehicle’s class decides: heavy −4/−2/−1, medium −3/−2/−1, light −1/−1/−1 at front, side and rear.' },
  { rules: ['LS-MOVE-03', 'LS-MOVE-07'], says: 'A Move Fast goes up to 7″. A figure may take two running, but not a third.' },
];
