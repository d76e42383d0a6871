import type { Rule } from '../../../src/kernel/ruleset.ts';

/** How solo forces are set up, and the counters that attack. */
export const soloSetUp = [
  {
    id: 'WS-SOLO-01',
    title: 'Solo forces',
    text: 'The players can all be on the same side while the rules run their enemy. With the house rule solo-forces, the solo phase takes the place of the second side’s.',
    kind: 'track',
    verbs: ['solo'],
    toggle: 'solo-forces',
    see: ['WS-SOLO-02', 'WS-TURN-04', 'WS-AFV-01'],
  },
  {
    id: 'WS-SOLO-02',
    title: 'Markers and dummies',
    text: 'Portal markers and various other counters stand for the solo forces. Mix in dummy markers, one for each of them.',
    kind: 'track',
    verbs: ['solo'],
    see: ['WS-SOLO-03', 'WS-GEN-01', 'WS-SPOT-03'],
  },
  {
    id: 'WS-SOLO-03',
    title: 'Counters for single attacks',
    text: 'Solo forces have no sniper figures on the table, and no supporting mortars, artillery or aircraft. Instead, mark some counters that aren’t portals with one attack, for example a sniper shot at medium rifle range (16-30″) or a random artillery round at long range (from 61″). A sniper is one carefully aimed shot, and a shell is 105mm unless the scenario says otherwise (ruling R-51).',
    kind: 'advise',
    verbs: ['solo'],
    see: ['WS-SOLO-04', 'WS-SOLO-05', 'WS-SOLO-02'],
  },
  {
    id: 'WS-SOLO-04',
    title: 'Attack by a counter',
    text: 'When a counter and a unit spot each other, whichever does the spotting, the attack marked on the counter hits the unit. Then the counter comes off the table. A sniper is one carefully aimed rifle shot at medium (8 or more, at +1 for effect), with the target’s shift for cover. A shell is a 105mm at long (16 or more, a D10 for each figure caught) (ruling R-51).',
    kind: 'resolve',
    verbs: ['solo'],
    see: ['WS-SOLO-03', 'WS-SPOT-03', 'WS-FIRE-11', 'WS-GUN-02'],
  },
  {
    id: 'WS-SOLO-05',
    title: 'Mines',
    text: 'You can lay mines as unmarked counters. They hit a team with one aimed machine-gun shot at medium for each of its members (12 or more, at +1 for effect), without a shift for cover (ruling R-51). Then turn the counter over: it can attack other units that it spots within 10″.',
    kind: 'resolve',
    verbs: ['solo'],
    see: ['WS-SOLO-04', 'WS-FIRE-11', 'WS-EFF-03'],
  },
  {
    id: 'WS-SOLO-06',
    title: 'What a solo unit does',
    text: 'In the solo forces’ phase, add up the risk of each of their units on the table, then throw a D6 for it on the action chart.',
    kind: 'resolve',
    verbs: ['solo'],
    see: ['WS-RISK-01', 'WS-ACT-01', 'WS-TURN-04'],
  },
] as const satisfies readonly Rule[];
