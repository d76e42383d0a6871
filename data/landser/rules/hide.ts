import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Hide, Covering Fire and suppressive fire. */
export const hide = [
  {
    id: 'LS-HIDE-06',
    title: 'Coming out of hide',
    text: 'Coming out of hide takes a Move action, even if the soldier stays on the spot. Move and Fire won’t do, because he isn’t aware of any target. A forced hide lasts through his next turn and then ends in the same way (ruling R-40), unless you play the optional rally rule (LS-HIDE-07).',
    kind: 'track',
    verbs: ['move'],
    see: ['LS-HIDE-01', 'LS-HIDE-05', 'LS-HIDE-07', 'LS-MOVE-01'],
  },
  {
    id: 'LS-HIDE-07',
    title: 'A forced hide doesn’t end by moving',
    text: 'With the optional rally rule (ruling R-45), a soldier whom combat forced into hide can’t end it with a Move action. This goes for a hide from the effects roll or from an explosion. A hide that a wound gives him for a turn ends as the wound says (ruling R-41).',
    kind: 'track',
    verbs: ['move'],
    toggle: 'rally',
    see: ['LS-HIDE-06', 'LS-HIDE-08', 'LS-RALLY-04'],
  },
  {
    id: 'LS-HIDE-08',
    title: 'Getting a soldier out of a forced hide',
    text: 'With the optional rally rule (ruling R-45), there are two ways out of a forced hide. An officer or NCO rallies the soldier. Or the soldier throws a D10 for himself, as for the break-off point, once at the start of each of his own turns. He comes out if it isn’t above the number of his squad in action (ruling R-43).',
    kind: 'resolve',
    verbs: ['rally'],
    toggle: 'rally',
    see: ['LS-HIDE-07', 'LS-RALLY-04', 'LS-BRK-01'],
  },
  {
    id: 'LS-HIDE-09',
    title: 'Explosions force hide',
    text: 'Everyone in the burst of a grenade, a mortar or artillery is forced into hide without dice, whatever else happens to them. Even a grenade that isn’t effective does that (ruling R-23b). House rule grenade-no-auto-hide: it does nothing.',
    kind: 'resolve',
    verbs: ['grenade', 'effect'],
    see: ['LS-HIDE-01', 'LS-GREN-03', 'LS-GREN-04'],
  },
  {
    id: 'LS-SUPP-01',
    title: 'Suppressive fire',
    text: 'Optional (ruling R-45): the side with the initiative can keep enemy heads down while one of its figures moves. Each suppressing figure names the area it fires at. No dice are thrown.',
    kind: 'track',
    verbs: ['suppress'],
    toggle: 'suppressive-fire',
    see: ['LS-SUPP-02', 'LS-COV-01'],
  },
  {
    id: 'LS-SUPP-02',
    title: 'Firing from a suppressed area',
    text: 'Anyone who fires out of a suppressed area has −1 to hit, at any target, for every figure that suppresses the area: with three of them, −3. It lasts until the suppressing side has its next turn.',
    kind: 'compute',
    verbs: ['suppress', 'fire'],
    toggle: 'suppressive-fire',
    see: ['LS-SUPP-01', 'LS-FIRE-10'],
  },
] as const satisfies readonly Rule[];
