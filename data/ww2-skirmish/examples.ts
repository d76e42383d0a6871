/** By verb, in place of the command’s example where the book reads that differently, or has something better to show. */
export const examples: Readonly<Record<string, string>> = {
  fire: '/fire weapon:rifle range:14 aim:aimed cover:soft',
  effect: '/effect by:mortar figures:4 cover:soft',
  grenade: '/grenade range:6 figures:2 at:trench',
  barrage: '/barrage weapon:mortar range:30 figures:4 cover:soft',
  spot: '/spot range:22 attempts:4 cover:soft',
  morale: '/morale actions:6 figures:4',
  rally: '/rally figures:3 original:5',
  suppress: '/suppress actions:7 figures:4 markers:1 attempts:2',
  tankhit: '/tankhit weapon:bazooka range:8 vehicle:medium facing:side',
  demolish: '/demolish task:explosive weapon:bazooka range:10',
  move: '/move mover:foot terrain:rough moves:2',
  assault: '/assault actions:2 target-actions:3 extra:1',
  points: '/points actions:2 weapon:smg rounds:2 figures:5',
  act: '/act who:"Able Rifle team 1" action:disperse',
};
