import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Who may fire at whom, cover and ranges. */
export const firing = [
  {
    id: 'LS-FIRE-06',
    title: 'Range bands',
    text: 'Point blank (PB) is up to 2", short (S) over 2" to 5", medium (M) over 5" to 15", long (L) over 15" to 30", extreme (E) over 30" to 60". A sixth band (X), over 60" to 120", is open only to the HMG, to sniper rifles and to those tank guns that have a number there; nothing shoots beyond 120".',
    kind: 'compute',
    verbs: ['fire'],
    see: ['LS-FIRE-10', 'LS-EFF-02', 'LS-OBS-09', 'LS-TANK-01'],
  },
] as const satisfies readonly Rule[];
