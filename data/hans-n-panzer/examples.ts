/** By verb, in place of the command’s example where the book reads that differently, or has something better to show. */
export const examples: Readonly<Record<string, string>> = {
  move: '/move unit:tiger path:"road:4,off-road"',
  fire: '/fire weapon:rifle range:5 shooters:6 cover:soft',
  effect: '/effect weapon:artillery figures:4 near:1 cover:wall',
  grenade: '/grenade range:1 figures:4',
  tankhit: '/tankhit weapon:88mm range:20 target:t34 cover:hull-down',
  morale: '/morale cause:losses-25 command:in-sight',
  weapon: '/weapon action:set-up weapon:infantry-mortar turn:3',
};
