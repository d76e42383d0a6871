import type { Together } from '../../src/kernel/ruleset.ts';

/** The answer in a line, for rules that are asked about as a question. */
// biome-ignore format: a rule a line
export const answers = {
  'PT-MOVE-05': 'No: a man can’t run in two turns in succession.',
  'PT-MOVE-07': '1″ a turn.',
  'PT-MOVE-03': 'No, except that infantry may cross a wrecked vehicle.',
  'PT-COV-03': 'The hard cover alone counts.',
  'PT-ATK-06': 'No: a crewed weapon that moved doesn’t fire in that attacking step.',
  'PT-ATK-02': 'Yes, at −2.',
  'PT-ATK-05': 'No: they lose nothing by a move.',
  'PT-LOAD-02': 'Jeep 3 men, half-track 12, truck 20.',
  'PT-ARTY-04': '2D6: 6 or more gets through.',
  'PT-SMOKE-02': 'A circle 3″ across.',
} as const satisfies Readonly<Record<string, string>>;

/** Rules that answer a question only together, and what they come to. */
// biome-ignore format: a pair a line
export const together: readonly Together[] = [
  { rules: ['PT-MOVE-04', 'PT-ATK-02'], says: 'Yes: a man who moved fires in the attacking step at −2. Grenades and satchel charges lose nothing.' },
  { rules: ['PT-ATK-02', 'PT-ATK-05'], says: 'A man who moved fires in the attacking step at −2. Grenades and satchel charges lose nothing.' },
  { rules: ['PT-MOVE-04', 'PT-MOVE-05'], says: 'Infantry runs 6″, but not two turns in succession. An assault move of 3″ is always open.' },
  { rules: ['PT-PIN-01', 'PT-PIN-02'], says: 'A total equal to the defence value, or 1 short of it, pins a man: he loses his next chance to move, but still fires.' },
  { rules: ['PT-COV-04', 'PT-COV-05'], says: 'On 2D6, soft cover saves a man on 7 or 11. Hard cover saves anything on 8 or more.' },
  { rules: ['PT-COV-01', 'PT-COV-02'], says: 'Hedges, forest and rough ground are soft cover. Buildings, walls, AFVs, wrecks and higher ground are hard cover.' },
  { rules: ['PT-ATK-03', 'PT-ATK-04'], says: 'A vehicle that moved fires from its turret at −1, and with everything else at −2, in the attacking step.' },
  { rules: ['PT-SMOKE-02', 'PT-SMOKE-04'], says: 'A smoke shell covers a circle 3″ across until the same firing step of its owner’s next turn ends.' },
  { rules: ['PT-LOAD-01', 'PT-MOVE-08'], says: 'Getting on or off takes half a move, from the vehicle as much as from the men.' },
];
