import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Who rides where, and what is towed. */
export const transportAndTowing = [
  {
    id: 'PT-LOAD-01',
    title: 'Loading and unloading',
    text: 'To climb on, or hook up a gun, takes half a move; to get off, or unhook a gun and deploy it, takes half a move too. The vehicle loses it as much as the men.',
    kind: 'compute',
    verbs: ['move'],
    see: ['PT-LOAD-02', 'PT-LOAD-03', 'PT-ATK-07', 'PT-BAIL-03'],
  },
  {
    id: 'PT-LOAD-02',
    title: 'Men carried',
    text: 'Room inside: jeep 3 men, half-track 12, truck 20. (Ruling PT-RUL-14: the jeep 3 besides its driver; the White scout car 12.)',
    kind: 'track',
    see: ['PT-LOAD-04', 'PT-LOAD-05', 'PT-LOAD-08'],
  },
  {
    id: 'PT-LOAD-03',
    title: 'Towing',
    text: 'Half-tracks and trucks can each tow one gun, AT or artillery. Its ammunition has to be inside and takes the room of 1 man. (Ruling PT-RUL-14: a US jeep tows an AT gun of at most 57 mm.)',
    kind: 'track',
    see: ['PT-TROOP-07', 'PT-MOVE-07', 'PT-LOAD-01', 'PT-LOAD-08'],
  },
  {
    id: 'PT-LOAD-04',
    title: 'What counts as one man',
    text: 'An infantryman takes the room of 1, whatever he carries. So does a heavy weapon together with its ammunition, which any vehicle can take inside.',
    kind: 'track',
    see: ['PT-LOAD-02', 'PT-LOAD-03'],
  },
  {
    id: 'PT-LOAD-05',
    title: 'Riding on the outside',
    text: 'Any AFV that is not a half-track can have men on the outside, at most 6.',
    kind: 'track',
    see: ['PT-LOAD-06', 'PT-LOAD-07', 'PT-BAIL-06'],
  },
  {
    id: 'PT-LOAD-06',
    title: 'Lost with the vehicle',
    text: 'When a vehicle is destroyed, the men in and on it and the gun that it tows are lost too. Only from an AFV may some get away, if bail-out is in use (PT-BAIL-01).',
    kind: 'track',
    verbs: ['tankhit', 'fire'],
    see: ['PT-BAIL-01', 'PT-BAIL-09', 'PT-REUSE-06'],
  },
  {
    id: 'PT-LOAD-07',
    title: 'Firing at riders',
    text: 'Men on the outside of an AFV can be fired at apart from it, as a soft target. (Ruling PT-RUL-06: defence value 6 while it moves and 9 while it stands; it gives its own riders no cover.)',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['PT-LOAD-05', 'PT-DEF-06', 'PT-DEF-07', 'PT-COV-06'],
  },
  {
    id: 'PT-LOAD-08',
    title: 'Capacity in the data lists',
    text: 'Jeep and Kubelwagen 4 men (ruling PT-RUL-14: with the driver), truck 20, motorcycle 1-2, with sidecar 2-3, horse cart like a truck, White scout car about like a half-track (12). A Kubelwagen tows nothing, a US jeep AT guns up to 57 mm, a truck or cart one gun. Possible guns: LMG on a Kubelwagen (rare) or sidecar; MMG or .50 on a US jeep (common); .50 on a US truck (rare).',
    kind: 'track',
    see: ['PT-LOAD-02', 'PT-LOAD-03', 'PT-TROOP-10', 'PT-MOVE-08'],
  },
] as const satisfies readonly Rule[];
