import type { Together } from '../../src/kernel/ruleset.ts';

/** The answer in a line, for rules that are asked about as a question. */
// biome-ignore format: a rule a line
export const answers = {
  'LC-FIRE-07': 'Yes, if the firer can see any part of the target.',
  'LC-GREN-01': '8″ at most.',
  'LC-HIDE-04': 'No: a soldier in hide can’t fire.',
  'LC-MOVE-05': 'No: not in two turns running.',
  'LC-MOVE-03': 'No: a figure that moves fast can’t finish that turn in full cover.',
  'LC-SURR-05': '5 prisoners at most.',
  'LC-GPMG-01': 'No: a GPMG doesn’t fire in a turn in which it moves.',
  'LC-FIRE-05': 'No: at point blank (2″ or less) nobody has cover.',
  'LC-JAM-07': 'One turn of Weapon Work clears it, without dice.',
  'LC-FIRE-02': '−1 to hit.',
  'LC-FIRE-03': '−2 to hit.',
  'LC-TERR-05': 'Yes: each inch of the obstacle’s width costs 2″ of movement.',
} as const satisfies Readonly<Record<string, string>>;

/** Rules that answer a question only together, and what they come to. */
// biome-ignore format: a pair a line
export const together: readonly Together[] = [
  { rules: ['LC-MOVE-02', 'LC-MOVE-06'], says: 'No: a figure on Move Fast can’t fire. With Move and Fire it goes up to 4″ and shoots at −1.' },
  { rules: ['LC-FIRE-01', 'LC-MOVE-02'], says: 'No: a figure on Move Fast can’t fire. Only the Fire and the Move and Fire actions let it shoot.' },
  { rules: ['LC-HIDE-01', 'LC-HIDE-04'], says: 'No: a soldier in hide neither moves nor fires, and he can’t give covering fire.' },
  { rules: ['LC-GPMG-01', 'LC-GPMG-02'], says: 'No: a GPMG doesn’t fire in a turn in which it moves. One turn of Weapon Work then sets it up.' },
  { rules: ['LC-GPMG-02', 'LC-GPMG-03'], says: 'Set the GPMG up with a turn of Weapon Work. Without that it fires at −2, for one turn only.' },
  { rules: ['LC-JAM-01', 'LC-JAM-07'], says: 'A natural 1 to hit calls for a jam check. One turn of Weapon Work clears the jam.' },
  { rules: ['LC-FIRE-02', 'LC-FIRE-05'], says: 'Half cover is −1 to hit, but it doesn’t count at point blank (2″ or less).' },
  { rules: ['LC-FIRE-03', 'LC-FIRE-05'], says: 'Full cover is −2 to hit, but it doesn’t count at point blank (2″ or less).' },
  { rules: ['LC-FIRE-01', 'LC-OBS-01'], says: 'A figure fires with Fire or Move and Fire, at an enemy whom it sees and is aware of.' },
  { rules: ['LC-LOAD-01', 'LC-LOAD-02'], says: 'A machine-gunner without a loader has ammunition for two fully automatic bursts; a GPMG then jams on any natural 1.' },
];
