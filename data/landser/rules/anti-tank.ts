import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Anti-tank weapons that a man can carry. */
export const antiTank = [
  {
    id: 'LS-AT-01',
    title: 'Hitting with anti-tank weapons',
    text: 'A D6 of this or more hits a vehicle, at PB/S/M/L/E: bazooka, Panzerschreck and PIAT -/3/4/5/-, Panzerfaust -/3/5/-/-, sticky bomb 5/-/-/-/-. At a dash there is no shot. The PIAT has no row of its own and fires as a bazooka (ruling R-22). Modifiers for cover and movement and the natural 6 of an impossible shot hold as for other fire, with the carry on the damage roll (ruling R-21); against men these weapons have no effect in the book (ruling R-47).',
    kind: 'resolve',
    verbs: ['tankhit'],
    see: ['LS-FIRE-10', 'LS-FIRE-17', 'LS-DMG-02', 'LS-DMG-03'],
  },
  {
    id: 'LS-AT-02',
    title: 'Move or shoot',
    text: 'A man with a bazooka, Panzerschreck or Panzerfaust either moves or shoots in a turn; he cannot do both.',
    kind: 'track',
    verbs: ['tankhit'],
    see: ['LS-AT-01', 'LS-AT-03', 'LS-AT-04'],
  },
  {
    id: 'LS-AT-03',
    title: 'Bazooka and Panzerschreck teams',
    text: 'A bazooka or Panzerschreck is served by two men, one to fire and one to load. If either is lost the other can shoot only in every second turn, and a loader may pick the weapon up for that.',
    kind: 'track',
    verbs: ['tankhit'],
    see: ['LS-AT-01', 'LS-AT-02'],
  },
  {
    id: 'LS-AT-04',
    title: 'Panzerfaust used up',
    text: 'A Panzerfaust is good for one shot and is then thrown away.',
    kind: 'track',
    verbs: ['tankhit'],
    see: ['LS-AT-01', 'LS-DMG-03'],
  },
  {
    id: 'LS-AT-05',
    title: 'Placing a sticky bomb',
    text: 'To use a sticky bomb a soldier has to be 2" or less from the tracks of the vehicle.',
    kind: 'advise',
    verbs: ['tankhit'],
    see: ['LS-AT-06', 'LS-AT-07', 'LS-DMG-05'],
  },
  {
    id: 'LS-AT-06',
    title: 'Sticky bomb goes off too soon',
    text: 'A natural 1 with a sticky bomb, which needs 5 to hit, means that it explodes before its time. The bomb is lost and the thrower himself takes the effects of an explosion (ruling R-27).',
    kind: 'resolve',
    verbs: ['tankhit'],
    see: ['LS-AT-05', 'LS-EFF-01', 'LS-HIDE-09'],
  },
  {
    id: 'LS-AT-07',
    title: 'Who has sticky bombs',
    text: 'Sticky bombs are for soldiers of the US only.',
    kind: 'advise',
    verbs: ['tankhit'],
    see: ['LS-AT-05', 'LS-AT-06'],
  },
] as const satisfies readonly Rule[];
