import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Bunkers and demolition. */
export const engineering = [
  {
    id: 'WS-BNK-01',
    title: 'Small arms at bunkers',
    text: 'For each shot of small arms at a bunker throw a D20. Only a 20 counts: it kills one occupant.',
    kind: 'resolve',
    verbs: ['demolish'],
    see: ['WS-BNK-02', 'WS-FIRE-02'],
  },
  {
    id: 'WS-BNK-02',
    title: 'Explosives and flame at bunkers',
    text: 'When an explosive or flame hits a bunker, throw a D6: 2 or less does nothing, on a 3 one occupant is hit as by a machine gun, on 4 or more every occupant is. Each then throws a D6 with 1 added: up to 4 suppressed, 5 wounded, 6 or more disabled or killed.',
    kind: 'resolve',
    verbs: ['demolish'],
    see: ['WS-BNK-03', 'WS-DMG-13', 'WS-DEM-01'],
  },
  {
    id: 'WS-BNK-03',
    title: 'Small guns and grenades at bunkers',
    text: 'For a grenade, from the hand or a rifle, and for any gun under 50mm, auto-cannons included, the D6 after a hit on a bunker has −2.',
    kind: 'resolve',
    verbs: ['demolish'],
    see: ['WS-BNK-02', 'WS-GREN-13'],
  },
  {
    id: 'WS-DEM-01',
    title: 'Posting explosives into a bunker',
    text: 'A grenade or a demolition charge posted into a bunker hits everyone inside as an explosive. Each throws a D6 with 1 added for the enclosed space: up to 1 nothing, 2 or 3 suppressed, 4 wounded, 5 disabled, 6 or more killed. A grenade has to hit first (D20, 8 or more, at +4); a charge is placed, without a D20 (ruling R-27).',
    kind: 'resolve',
    verbs: ['demolish', 'grenade'],
    see: ['WS-DEM-02', 'WS-GREN-05', 'WS-GREN-11', 'WS-DEM-04'],
  },
  {
    id: 'WS-DEM-02',
    title: 'A dud',
    text: 'Throw a D6 first for anything posted into a bunker. On a 1 it doesn’t go off.',
    kind: 'resolve',
    verbs: ['demolish', 'grenade'],
    see: ['WS-DEM-01', 'WS-GREN-05'],
  },
  {
    id: 'WS-DEM-03',
    title: 'Charges in a scenario',
    text: 'If the scenario names a target to demolish, your explosives are big enough to destroy it. You don’t throw for that.',
    kind: 'advise',
    verbs: ['demolish'],
    see: ['WS-DEM-04', 'WS-DEM-01'],
  },
  {
    id: 'WS-DEM-04',
    title: 'Setting a charge',
    text: 'Setting a charge takes 8 Actions, which you can spread over several turns.',
    kind: 'track',
    verbs: ['demolish'],
    see: ['WS-DEM-01', 'WS-DEM-03', 'WS-GUN-03'],
  },
] as const satisfies readonly Rule[];
