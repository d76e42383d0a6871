/** By verb, in place of the command’s example where the book reads that differently, or has something better to show. */
export const examples: Readonly<Record<string, string>> = {
  fire: '/fire weapon:lmg range:8 target-type:infantry cover:soft',
  grenade: '/grenade range:2 cover:hard',
  tankhit: '/tankhit weapon:bazooka range:3 vehicle:panther-g facing:side',
  bail: '/bail vehicle:afv riders:2 crew:4',
  morale: '/morale troops:veteran leader:true with:morale',
  barrage: '/barrage modifier:1',
  smoke: '/smoke weapon:medium-mortar range:20',
  move: '/move mover:infantry-run path:"open=4"',
  points: '/points what:force items:german-platoon,2*tiger budget:500',
  weapon: '/weapon action:crew unit:Schmidt from:Huber',
};
