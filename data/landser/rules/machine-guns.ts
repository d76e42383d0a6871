import type { Rule } from '../../../src/kernel/ruleset.ts';

/** GPMG teams, their loaders, and the HMG. */
export const machineGuns = [
  {
    id: 'LS-HMG-01',
    title: 'What an HMG needs',
    text: 'The heavy machine gun supports a whole platoon and suppresses areas rather than single men. It fires only from a tripod or other carriage, and only with observers to direct it. So it never fires on the move.',
    kind: 'advise',
    verbs: ['fire'],
    see: ['LS-HMG-02', 'LS-FIRE-06'],
  },
  {
    id: 'LS-HMG-02',
    title: 'HMG fire',
    text: 'An HMG always lays the large template, 4″ across, and aims its centre at a point, not at a figure. It needs 3 to hit up to 30″ (PB to L), 4 up to 60″ (E) and 5 up to 120″ (X). The only modifiers are for firing from a vehicle, suppression and the firer’s wounds. The cover and movement of the targets don’t count (ruling R-14). With the optional burst dice it fires at figures like other weapons (ruling R-14b).',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-HMG-03', 'LS-HMG-04', 'LS-FIRE-10', 'LS-BURST-01'],
  },
  {
    id: 'LS-HMG-03',
    title: 'HMG fire that misses',
    text: 'If the HMG misses, its template drifts. A D6 chooses the half of a clock face: odd is 1 to 6 o’clock, even is 7 to 12. Another D6 is the hour within that half. Half of a third D6, rounded up, is the drift in inches, 1 to 3 (ruling R-24). House rule exact-halves: half inches count.',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-HMG-02', 'LS-HMG-04', 'LS-GREN-08'],
  },
  {
    id: 'LS-HMG-04',
    title: 'Effects of HMG fire',
    text: 'Everyone in the template of an HMG rolls for effects. A natural 1 on that die does nothing to a target in half (partial) cover. A natural 1 or 2 does nothing to one in full (hard) cover (ruling R-14). At point blank there’s no cover.',
    kind: 'resolve',
    verbs: ['fire', 'effect'],
    see: ['LS-HMG-02', 'LS-HMG-05', 'LS-EFF-01', 'LS-FIRE-05'],
  },
  {
    id: 'LS-HMG-05',
    title: 'Wounds from an HMG',
    text: 'The bullets of an HMG are so powerful that the wound roll has +1, for a light wound and for a serious one. With the alternative wounds, the +1 goes on the D6 for being out of action (ruling R-14a).',
    kind: 'resolve',
    verbs: ['fire', 'effect'],
    see: ['LS-HMG-04', 'LS-LIGHT-02', 'LS-SER-02', 'LS-ALT-04'],
  },
  {
    id: 'LS-HMG-06',
    title: 'HMG template stays and shifts',
    text: 'The template of an HMG stays for another turn. When the HMG next fires, its player can shift the template up to 6″ in any direction, and needs no new roll to hit. It can never be more than 120″ from the gun.',
    kind: 'track',
    verbs: ['fire', 'effect'],
    see: ['LS-HMG-02', 'LS-AUTO-05', 'LS-AUTO-06'],
  },
] as const satisfies readonly Rule[];
