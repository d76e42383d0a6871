import type { Rule } from '../../../src/kernel/ruleset.ts';

/** The effects of a hit and light wounds. */
export const effectsAndLightWounds = [
  {
    id: 'LS-LIGHT-02',
    title: 'Light wound roll modifiers',
    text: 'The light wound roll has +1 if the soldier already has a light wound from this turn, that is since the side now playing began its turn (ruling R-44). It has +1 at short range or less (up to 5"), no more than that at point blank (ruling R-12), and +1 for a hit by an HMG.',
    kind: 'resolve',
    verbs: ['fire', 'effect', 'grenade'],
    see: ['LS-LIGHT-01', 'LS-FIRE-06', 'LS-HMG-05'],
  },
  {
    id: 'LS-LIGHT-03',
    title: 'Light wound 1: angry',
    text: 'On a 1 the wound makes the soldier angry, and he has to return fire when his next turn comes; otherwise he carries on as usual.',
    kind: 'track',
    verbs: ['fire'],
    see: ['LS-LIGHT-01', 'LS-LIGHT-04'],
  },
  {
    id: 'LS-LIGHT-05',
    title: 'Light wound 3-4: disorientated',
    text: 'On a 3 or 4, in his next turn only, the soldier moves at half speed (rounded up to a whole inch, ruling R-46) and can neither fire nor assault.',
    kind: 'track',
    verbs: ['move', 'fire', 'assault'],
    see: ['LS-LIGHT-01', 'LS-ASLT-01'],
  },
] as const satisfies readonly Rule[];
