import type { Rule } from '../../../src/kernel/ruleset.ts';

/** How solo forces are set up, and the counters that attack. */
export const soloSetUp = [
  {
    id: 'WS-SOLO-01',
    title: 'Solo forces',
    text: 'The book offers as an option that all players are on the same side and the rules run their enemy (option solo-forces: the solo phase replaces the second side).',
    kind: 'track',
    verbs: ['solo'],
    toggle: 'solo-forces',
    see: ['WS-SOLO-02', 'WS-TURN-04', 'WS-AFV-01'],
  },
  {
    id: 'WS-SOLO-02',
    title: 'Markers and dummies',
    text: 'Portal markers and a variety of other counters stand for the solo forces; shuffle in dummy markers, one for each of them.',
    kind: 'track',
    verbs: ['solo'],
    see: ['WS-SOLO-03', 'WS-GEN-01', 'WS-SPOT-03'],
  },
  {
    id: 'WS-SOLO-03',
    title: 'Counters for single attacks',
    text: 'Solo forces have no sniper figures on the table, and no supporting mortars, artillery or aircraft. Instead write one attack on some of the counters that are not portals, say a sniper shot at medium range of a rifle (16-30") or a chance artillery round at long range (from 61"). A sniper is one carefully aimed shot, a shell 105mm unless the scenario says otherwise (ruling R-51).',
    kind: 'advise',
    verbs: ['solo'],
    see: ['WS-SOLO-04', 'WS-SOLO-05', 'WS-SOLO-02'],
  },
  {
    id: 'WS-SOLO-04',
    title: 'Attack by a counter',
    text: 'When a counter and a unit come to see each other, whichever of the two does the spotting, the attack written on the counter strikes the unit. Then the counter leaves the table. The sniper is one carefully aimed rifle shot at medium (8 or more, at +1 for effect), the target counting its shift for cover; the shell is a 105mm at long (16 or more, a D10 for each figure caught) (ruling R-51).',
    kind: 'resolve',
    verbs: ['solo'],
    see: ['WS-SOLO-03', 'WS-SPOT-03', 'WS-FIRE-11', 'WS-GUN-02'],
  },
  {
    id: 'WS-SOLO-05',
    title: 'Mines',
    text: 'Mines may be laid as counters without a mark. Against the team they fire one aimed shot of a machine gun at medium for each of its members (12 or more, at +1 for effect; no shift for cover: ruling R-51). Afterwards turn the counter over; it can attack further units, which it must spot within 10".',
    kind: 'resolve',
    verbs: ['solo'],
    see: ['WS-SOLO-04', 'WS-FIRE-11', 'WS-EFF-03'],
  },
  {
    id: 'WS-SOLO-06',
    title: 'What a solo unit does',
    text: 'In the phase of the solo forces, add up the risk of every unit that they have on the table, then throw a D6 for it on the chart of actions.',
    kind: 'resolve',
    verbs: ['solo'],
    see: ['WS-RISK-01', 'WS-ACT-01', 'WS-TURN-04'],
  },
] as const satisfies readonly Rule[];
