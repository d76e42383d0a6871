import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Who rides where, and what can be towed. */
export const transportAndTowing = [
  {
    id: 'PT-LOAD-01',
    title: 'Loading and unloading',
    text: 'Climbing on or hooking up a gun takes half a move. Getting off, or unhooking a gun and deploying it, takes half a move too. The vehicle loses it as well as the men.',
    kind: 'compute',
    verbs: ['move'],
    see: ['PT-LOAD-02', 'PT-LOAD-03', 'PT-ATK-07', 'PT-BAIL-03'],
  },
  {
    id: 'PT-LOAD-02',
    title: 'How many men a vehicle carries',
    text: 'Room inside: jeep 3 men, half-track 12, truck 20. The jeep’s 3 are besides its driver, and the White scout car carries 12 (ruling PT-RUL-14).',
    kind: 'track',
    see: ['PT-LOAD-04', 'PT-LOAD-05', 'PT-LOAD-08'],
  },
  {
    id: 'PT-LOAD-03',
    title: 'Towing',
    text: 'A half-track or truck can tow one AT gun or artillery piece. Its ammunition has to be inside and takes up the room of 1 man. A US jeep can tow an AT gun of up to 57 mm (ruling PT-RUL-14).',
    kind: 'track',
    see: ['PT-TROOP-07', 'PT-MOVE-07', 'PT-LOAD-01', 'PT-LOAD-08'],
  },
  {
    id: 'PT-LOAD-04',
    title: 'What counts as one man',
    text: 'An infantryman counts as 1 man, whatever he carries. So does a heavy weapon with its ammunition, and any vehicle can carry one inside.',
    kind: 'track',
    see: ['PT-LOAD-02', 'PT-LOAD-03'],
  },
  {
    id: 'PT-LOAD-05',
    title: 'Riding on the outside',
    text: 'Up to 6 men can ride on the outside of any AFV except a half-track.',
    kind: 'track',
    see: ['PT-LOAD-06', 'PT-LOAD-07', 'PT-BAIL-06'],
  },
  {
    id: 'PT-LOAD-06',
    title: 'Lost with the vehicle',
    text: 'When a vehicle is destroyed, the men in and on it and the gun it tows are lost too. Men in or on an AFV may survive, but only if you use bail-out (PT-BAIL-01).',
    kind: 'track',
    verbs: ['tankhit', 'fire'],
    see: ['PT-BAIL-01', 'PT-BAIL-09', 'PT-REUSE-06'],
  },
  {
    id: 'PT-LOAD-07',
    title: 'Firing at riders',
    text: 'Men riding on the outside of an AFV can be fired at separately, as a soft target. Their defence value is 6 while it moves and 9 while it stands, and it gives its own riders no cover (ruling PT-RUL-06).',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['PT-LOAD-05', 'PT-DEF-06', 'PT-DEF-07', 'PT-COV-06'],
  },
  {
    id: 'PT-LOAD-08',
    title: 'Capacity in the data lists',
    text: 'Jeep and Kübelwagen 4 men, with the driver (ruling PT-RUL-14); truck 20, motorcycle 1-2, with sidecar 2-3, horse cart like a truck, White scout car about like a half-track (12). A Kübelwagen tows nothing, a US jeep AT guns up to 57 mm, a truck or cart one gun. Guns they may have: LMG on a Kübelwagen (rare) or sidecar; MMG or .50 on a US jeep (common); .50 on a US truck (rare).',
    kind: 'track',
    see: ['PT-LOAD-02', 'PT-LOAD-03', 'PT-TROOP-10', 'PT-MOVE-08'],
  },
] as const satisfies readonly Rule[];
