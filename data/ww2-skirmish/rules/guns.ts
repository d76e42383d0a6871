import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Guns, and what they do to infantry. */
export const guns = [
  {
    id: 'WS-GUN-01',
    title: 'Range of guns',
    text: 'Short/medium/long: auto-cannon 1-10/11-24″/from 25″; other guns of 50mm and less 6-18/19-40″/from 41″; guns of 51mm and more 6-24/25-60″/from 61″. A gun can’t fire at anything nearer than short (ruling R-02).',
    kind: 'resolve',
    verbs: ['barrage', 'tankhit'],
    see: ['WS-GUN-02', 'WS-GUN-03', 'WS-ART-01'],
  },
  {
    id: 'WS-GUN-02',
    title: 'Roll to hit with a gun',
    text: 'Throw a D20: 8 or more hits at short range, 12 at medium, 16 at long. Cover and movement don’t change it, and rounds from off the table count as long range (ruling R-31). With the house rule guns-moving-target, a vehicle that crosses at over 8″ needs 4 more.',
    kind: 'resolve',
    verbs: ['barrage', 'tankhit'],
    toggle: 'guns-moving-target',
    see: ['WS-GUN-01', 'WS-HAT-04', 'WS-DMG-01'],
  },
  {
    id: 'WS-GUN-03',
    title: 'Cost of firing a gun',
    text: 'One shot with a gun takes 4 Actions of its crew. They can save Actions for it from turn to turn.',
    kind: 'track',
    verbs: ['barrage', 'tankhit'],
    see: ['WS-GUN-01', 'WS-GREN-02', 'WS-HAT-01'],
  },
  {
    id: 'WS-ART-01',
    title: 'Effect die by calibre',
    text: 'Infantry hit by a gun throw one die each: a D6 for guns under 75mm, a D8 from 75mm to 95mm, a D10 above 95mm.',
    kind: 'resolve',
    verbs: ['barrage'],
    see: ['WS-ART-02', 'WS-ART-03', 'WS-GREN-10'],
  },
  {
    id: 'WS-ART-02',
    title: 'Effect of guns on infantry',
    text: 'On that die, 1 or 2 is suppressed, 3 or 4 wounded, 5 disabled, 6 or more killed. If modifiers bring it to 0 or less, nothing happens (ruling R-32). The house rule artillery-min-suppress counts that as 1.',
    kind: 'resolve',
    verbs: ['barrage'],
    toggle: 'artillery-min-suppress',
    see: ['WS-ART-01', 'WS-ART-03', 'WS-EFF-07'],
  },
  {
    id: 'WS-ART-03',
    title: 'Effect modifiers for guns',
    text: 'The die has +1 against figures in an enclosed space or unaware of the firer (both together are still +1), −1 against suppressed figures, and −1 against figures in cover.',
    kind: 'resolve',
    verbs: ['barrage'],
    see: ['WS-ART-01', 'WS-ART-02', 'WS-GREN-12'],
  },
] as const satisfies readonly Rule[];
