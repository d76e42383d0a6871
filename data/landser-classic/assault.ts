import type { Assault } from './book.ts';

export const assault = {
  attacker: { rule: 'LC-ASLT-03', label: 'attacker', sides: 6 },
  defender: { rule: 'LC-ASLT-03', label: 'defender', sides: 6 },
  // biome-ignore format: as the book prints it
  weapons: {
    pistol:  { rule: 'LC-ASLT-04', label: 'pistol', value: 2 },
    assault: { rule: 'LC-ASLT-05', label: 'bayonet', value: 1 },
  },
  opponents: { rule: 'LC-ASLT-06', label: 'opponents', value: -1 },
  /** RC-05: how many opponents are free of a penalty. */
  free: 0,
  disorientated: { rule: 'LC-LIGHT-05', label: 'disorientated', value: -1 },
  wounded: { rule: 'LC-SER-07', label: 'serious-wound', value: -1 },
  surrender: { rule: 'LC-ASLT-09', label: 'no-fight' },
  /** RC-10, and the other reading (`assault-move-fast`). */
  reach: { rule: 'LC-ASLT-02', label: 'into-contact', inches: 4, fast: 7 },
} as const satisfies Assault;
