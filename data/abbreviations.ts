/** What players on a phone shorten, and the whole word. Every look-up reads a question with these written out. */
// biome-ignore format: several to a line
export const abbreviations: Readonly<Record<string, string>> = {
  pt: 'point', pts: 'points', dmg: 'damage', rng: 'range', rnge: 'range', dist: 'distance', mv: 'move', mvmt: 'movement', spd: 'speed',
  mod: 'modifier', mods: 'modifiers', sv: 'save', fp: 'firepower', inf: 'infantry', veh: 'vehicle', vehs: 'vehicles', wnd: 'wound',
  wnds: 'wounds', def: 'defence', cc: 'close combat', supp: 'suppression', sup: 'suppression', zook: 'bazooka',
  zooks: 'bazookas', arm: 'armour', amt: 'amount', hvy: 'heavy', opt: 'optional',
  reg: 'regular', vet: 'veteran', vets: 'veterans', cas: 'casualties', pow: 'prisoner', pows: 'prisoners', fo: 'forward observer',
};
