import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Hand grenades, Molotov cocktails and the rifle grenade launcher. */
export const grenades = [
  {
    id: 'LS-GREN-01',
    title: 'Throwing range',
    text: 'A hand grenade or a Molotov cocktail can be thrown up to 8″.',
    kind: 'compute',
    verbs: ['grenade'],
    see: ['LS-GREN-02', 'LS-MOLO-01', 'LS-LAUN-01'],
  },
  {
    id: 'LS-GREN-04',
    title: 'Effects of a grenade',
    text: 'If a grenade affects a soldier, he rolls on the effects and wound tables for fire, as at point blank: +2 on effects, +1 on each wound table. If it doesn’t, he still goes into hide (ruling R-23b).',
    kind: 'resolve',
    verbs: ['grenade', 'effect'],
    see: ['LS-GREN-03', 'LS-HIDE-09', 'LS-EFF-01', 'LS-EFF-02'],
  },
  {
    id: 'LS-GREN-05',
    title: 'Hard cover from a grenade',
    text: 'Hard cover between a soldier and the middle of the blast is −2 on the effectiveness die, so it takes a 5 or 6 to affect him (on soft ground a 6).',
    kind: 'resolve',
    verbs: ['grenade', 'effect'],
    see: ['LS-GREN-03', 'LS-GREN-06', 'LS-GREN-07'],
  },
  {
    id: 'LS-GREN-08',
    title: 'Missed grenade',
    text: 'A grenade that misses its point drifts. A D6 gives the direction on a clock: the hour is twice the die, so 6 is 12 o’clock (ruling R-26). A D3 gives the distance in inches.',
    kind: 'resolve',
    verbs: ['grenade'],
    see: ['LS-GREN-02', 'LS-GREN-03', 'LS-HMG-03'],
  },
  {
    id: 'LS-MOLO-01',
    title: 'Molotov cocktail',
    text: 'A Molotov cocktail is thrown at a tank the thrower can see, from 8″ or less. On a D6 of 4 or more it breaks on top of the tank. Otherwise it falls beside the tank and does no harm.',
    kind: 'resolve',
    verbs: ['grenade'],
    see: ['LS-GREN-01', 'LS-DMG-06', 'LS-GLAN-01'],
  },
  {
    id: 'LS-LAUN-01',
    title: 'Grenade launcher',
    text: 'A grenade launcher on a rifle works like a thrown grenade, large template and all, but it reaches farther and needs more on the D6 to land on the point: 5 at medium range (over 5″ to 15″) and 6 at long (over 15″ to 30″). It can’t fire at any other range (ruling R-25: the book’s row has lost its label).',
    kind: 'resolve',
    verbs: ['grenade'],
    see: ['LS-LAUN-02', 'LS-GREN-02', 'LS-GREN-03', 'LS-FIRE-06'],
  },
  {
    id: 'LS-LAUN-02',
    title: 'Launcher needs a line of sight',
    text: 'Unlike a thrower, a soldier with a grenade launcher needs a direct line of sight to his target. He can’t fire over a building or the like.',
    kind: 'advise',
    verbs: ['grenade'],
    see: ['LS-LAUN-01', 'LS-GREN-02', 'LS-FIRE-07'],
  },
] as const satisfies readonly Rule[];
