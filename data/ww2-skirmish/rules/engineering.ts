import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Bunkers and demolition. */
export const engineering = [
  {
    id: 'WS-BNK-01',
    title: 'Small arms at bunkers',
    text: 'Each shot of small arms at a bunker is a D20, and only a 20 counts: it kills one of the occupants.',
    kind: 'resolve',
    verbs: ['demolish'],
    see: ['WS-BNK-02', 'WS-FIRE-02'],
  },
  {
    id: 'WS-BNK-02',
    title: 'Explosives and flame at bunkers',
    text: 'After a hit on a bunker by an explosive or by flame throw a D6: 2 or less nothing, 3 one occupant is hit as by a machine gun, 4 or more every occupant is (each a D6 with 1 added: up to 4 suppressed, 5 wounded, 6 or more disabled or killed).',
    kind: 'resolve',
    verbs: ['demolish'],
    see: ['WS-BNK-03', 'WS-DMG-13', 'WS-DEM-01'],
  },
  {
    id: 'WS-BNK-03',
    title: 'Small guns and grenades at bunkers',
    text: 'The D6 after a hit on a bunker is thrown at -2 for a grenade, from the hand or a rifle, and for any gun below 50mm, an auto-cannon included.',
    kind: 'resolve',
    verbs: ['demolish'],
    see: ['WS-BNK-02', 'WS-GREN-13'],
  },
  {
    id: 'WS-DEM-01',
    title: 'Posting into a bunker',
    text: 'A grenade or a demolition charge that is posted into a bunker hits all those inside as an explosive: each throws a D6 with 1 added for the enclosed space, up to 1 nothing, 2 or 3 suppressed, 4 wounded, 5 disabled, 6 and above killed. A grenade must first hit (D20, 8, at +4); a charge is placed, with no D20 (ruling R-27).',
    kind: 'resolve',
    verbs: ['demolish', 'grenade'],
    see: ['WS-DEM-02', 'WS-GREN-05', 'WS-GREN-11', 'WS-DEM-04'],
  },
  {
    id: 'WS-DEM-02',
    title: 'Dud',
    text: 'What is posted into a bunker throws a D6 first; on a 1 it does not go off.',
    kind: 'resolve',
    verbs: ['demolish', 'grenade'],
    see: ['WS-DEM-01', 'WS-GREN-05'],
  },
  {
    id: 'WS-DEM-03',
    title: 'Charges in a scenario',
    text: 'Where the scenario names a target for demolition, the explosives carried are enough to destroy it. No throw is needed.',
    kind: 'advise',
    verbs: ['demolish'],
    see: ['WS-DEM-04', 'WS-DEM-01'],
  },
  {
    id: 'WS-DEM-04',
    title: 'Setting a charge',
    text: 'A charge is set after 8 Actions of work on it, which can be spread over several turns.',
    kind: 'track',
    verbs: ['demolish'],
    see: ['WS-DEM-01', 'WS-DEM-03', 'WS-GUN-03'],
  },
] as const satisfies readonly Rule[];
