import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Guns, and what they do to infantry. */
export const guns = [
  {
    id: 'WS-GUN-01',
    title: 'Range of guns',
    text: 'Short/medium/long: auto-cannon 1-10/11-24"/from 25"; other guns of 50mm and less 6-18/19-40"/from 41"; of 51mm and more 6-24/25-60"/from 61". Nearer than short a gun cannot fire (ruling R-02).',
    kind: 'resolve',
    verbs: ['barrage', 'tankhit'],
    see: ['WS-GUN-02', 'WS-GUN-03', 'WS-ART-01'],
  },
  {
    id: 'WS-GUN-02',
    title: 'Roll to hit with a gun',
    text: 'Throw a D20: short 8, medium 12, long 16 or more hits. Cover and movement do not change it; rounds from off the table count as long range (ruling R-31; house rule guns-moving-target: a vehicle that crosses at over 8" needs 4 more).',
    kind: 'resolve',
    verbs: ['barrage', 'tankhit'],
    toggle: 'guns-moving-target',
    see: ['WS-GUN-01', 'WS-HAT-04', 'WS-DMG-01'],
  },
  {
    id: 'WS-GUN-03',
    title: 'Cost of firing a gun',
    text: 'One shot of a gun takes 4 Actions of its crew. What they spend on it may be kept over from one turn to another.',
    kind: 'track',
    verbs: ['barrage', 'tankhit'],
    see: ['WS-GUN-01', 'WS-GREN-02', 'WS-HAT-01'],
  },
  {
    id: 'WS-ART-01',
    title: 'Effect die by calibre',
    text: 'Infantry that a gun hits throw one die each: a D6 for guns under 75mm, a D8 from 75mm to 95mm, a D10 above 95mm.',
    kind: 'resolve',
    verbs: ['barrage'],
    see: ['WS-ART-02', 'WS-ART-03', 'WS-GREN-10'],
  },
  {
    id: 'WS-ART-02',
    title: 'Effect of guns on infantry',
    text: 'By that die: 1 or 2 suppressed, 3 or 4 wounded, 5 disabled, 6 and above killed. When modifiers bring it to 0 or less nothing happens (ruling R-32; house rule artillery-min-suppress: it is treated as 1).',
    kind: 'resolve',
    verbs: ['barrage'],
    toggle: 'artillery-min-suppress',
    see: ['WS-ART-01', 'WS-ART-03', 'WS-EFF-07'],
  },
  {
    id: 'WS-ART-03',
    title: 'Effect modifiers for guns',
    text: 'The die has +1 against figures in an enclosed space or without knowledge of the firer (+1 also for both), -1 against the suppressed, and -1 against those in cover.',
    kind: 'resolve',
    verbs: ['barrage'],
    see: ['WS-ART-01', 'WS-ART-02', 'WS-GREN-12'],
  },
] as const satisfies readonly Rule[];
