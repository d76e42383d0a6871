import type { Assault } from './book.ts';

export const assault = {
  attacker: { rule: 'LS-ASLT-04', label: 'attacker', sides: 6 },
  defender: { rule: 'LS-ASLT-04', label: 'defender', sides: 6 },
  // biome-ignore format: as the book prints it
  weapons: {
    pistol:  { rule: 'LS-ASLT-05', label: 'pistol', value: 4 },
    assault: { rule: 'LS-ASLT-06', label: 'assault-weapon', value: 1 },
    none:    { rule: 'LS-ASLT-08', label: 'no-weapon', value: -2 },
  },
  opponents: { rule: 'LS-ASLT-07', label: 'opponents', value: -1 },
  /** The same, for a man assaulted by several. */
  attackers: { rule: 'LS-ASLT-12', label: 'opponents', value: -1 },
  /** How many opponents are free of a penalty. */
  free: 1,
  difficult: { rule: 'LS-ASLT-09', label: 'difficult-ground', value: -1 },
  wounded: { rule: 'LS-SER-07', label: 'serious-wound', value: -1 },
  /** Men who can't attack anyone under `alternative-wounds`. */
  'wounded-alternative': 'LS-ALT-03',
  jam: { rule: 'LS-ASLT-10', label: 'pistol-jam', face: 1 },
  /** By Move Fast with the Assault action, and from point blank without it. */
  reach: { rule: 'LS-ASLT-03', label: 'into-contact', inches: 2, fast: 7 },
} as const satisfies Assault;
