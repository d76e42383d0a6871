import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Hide, Covering Fire and suppressive fire. */
export const hide = [
  {
    id: 'LS-HIDE-06',
    title: 'Coming out of hide',
    text: 'To come out of hide takes a Move action, even if the soldier stays on the spot; Move and Fire is not allowed, as he knows of no target. A forced hide lasts through his next turn and then ends in the same way (ruling R-40), unless the optional rally rule is in play (LS-HIDE-07).',
    kind: 'track',
    verbs: ['move'],
    see: ['LS-HIDE-01', 'LS-HIDE-05', 'LS-HIDE-07', 'LS-MOVE-01'],
  },
  {
    id: 'LS-HIDE-07',
    title: 'Forced hide does not end by moving',
    text: 'With the optional rally rule (ruling R-45) a soldier whom combat forced into hide cannot end it with a Move action. This goes for a hide from the effects roll or from an explosion; one that a wound imposes for a turn ends as the wound says (ruling R-41).',
    kind: 'track',
    verbs: ['move'],
    toggle: 'rally',
    see: ['LS-HIDE-06', 'LS-HIDE-08', 'LS-RALLY-04'],
  },
  {
    id: 'LS-HIDE-08',
    title: 'Getting a forced soldier out of hide',
    text: 'With the optional rally rule (ruling R-45) there are two ways out of a forced hide: an officer or NCO rallies the soldier, or he throws for himself as for the break-off point. That is once as each of his own turns begins, a D10 that must not exceed the number of his squad in action (ruling R-43).',
    kind: 'resolve',
    verbs: ['rally'],
    toggle: 'rally',
    see: ['LS-HIDE-07', 'LS-RALLY-04', 'LS-BRK-01'],
  },
  {
    id: 'LS-HIDE-09',
    title: 'Hide from explosions',
    text: 'Whoever is in the burst of a grenade, a mortar or artillery is forced into hide without dice, whatever else happens to him; a grenade that proves not effective does that much (ruling R-23b; house rule grenade-no-auto-hide: it does nothing).',
    kind: 'resolve',
    verbs: ['grenade', 'effect'],
    see: ['LS-HIDE-01', 'LS-GREN-03', 'LS-GREN-04'],
  },
  {
    id: 'LS-SUPP-01',
    title: 'Suppressive fire',
    text: 'Optional (ruling R-45): the side with the initiative may keep enemy heads down while one of its figures moves. Each figure that suppresses names the area at which it fires; no dice are thrown.',
    kind: 'track',
    verbs: ['suppress'],
    toggle: 'suppressive-fire',
    see: ['LS-SUPP-02', 'LS-COV-01'],
  },
  {
    id: 'LS-SUPP-02',
    title: 'Firing from a suppressed area',
    text: 'Whoever fires out of a suppressed area is at -1 to hit, at any target, for every figure that suppresses the area: with three of them, at -3. It lasts until the suppressing side has its next turn.',
    kind: 'compute',
    verbs: ['suppress', 'fire'],
    toggle: 'suppressive-fire',
    see: ['LS-SUPP-01', 'LS-FIRE-10'],
  },
] as const satisfies readonly Rule[];
