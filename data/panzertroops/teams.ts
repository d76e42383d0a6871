import type { Troops } from './book.ts';

/** Men and teams that the organisations don't list: everyone who serves one of the book's weapons (PT-TROOP-01 to -07). */
// biome-ignore format: a man or a team a line
export const teams = {
  officer:               { name: 'officer', men: 1, figure: 'officer', weapons: ['pistol', 'grenades'] },
  'forward-observer':    { name: 'forward observer', men: 1, figure: 'fo', weapons: ['pistol'] },
  radioman:              { name: 'radioman', men: 1, figure: 'line', weapons: ['pistol'], radio: true },
  'green-rifleman':      { name: 'green rifleman', men: 1, figure: 'green', weapons: ['rifle', 'grenades'] },
  'veteran-rifleman':    { name: 'veteran rifleman', men: 1, figure: 'veteran', weapons: ['rifle', 'grenades'] },
  'panzerfaust-rifleman': { name: 'rifleman with panzerfausts', men: 1, figure: 'line', weapons: ['rifle', 'grenades', 'panzerfaust'], rockets: 3 },
  'at-rifle-man':        { name: 'man with an anti-tank rifle', men: 1, figure: 'line', weapons: ['at-rifle', 'pistol'] },
  'satchel-man':         { name: 'man with a satchel charge', men: 1, figure: 'line', weapons: ['satchel', 'pistol'] },
  'flamethrower-man':    { name: 'man with a flamethrower', men: 1, figure: 'line', weapons: ['flamethrower', 'pistol'] },
  crewman:               { name: 'crewman', men: 1, figure: 'line', weapons: ['pistol'] },
  'light-mortar-team':   { name: 'light mortar team', men: 2, figure: 'line', weapons: ['light-mortar', 'pistol', 'pistol'] },
  'bazooka-team':        { name: 'bazooka or Panzerschreck team', men: 2, figure: 'line', weapons: ['bazooka', 'pistol', 'pistol'] },
  'hmg-50-team':         { name: '.50 machine gun team', men: 2, figure: 'line', weapons: ['hmg-50', 'pistol', 'pistol'] },
  'heavy-mortar-team':   { name: 'heavy mortar team', men: 2, figure: 'line', weapons: ['heavy-mortar', 'pistol', 'pistol'] },
  'at-very-light-gun':   { name: 'very light AT gun', men: 3, figure: 'line', weapons: ['at-very-light', 'pistol'] },
  'at-light-gun':        { name: 'light AT gun', men: 3, figure: 'line', weapons: ['at-light', 'pistol'] },
  'at-light-medium-gun': { name: 'light-medium AT gun', men: 3, figure: 'line', weapons: ['at-light-medium', 'pistol'] },
  'at-medium-gun':       { name: 'medium AT gun', men: 3, figure: 'line', weapons: ['at-medium', 'pistol'] },
  'at-super-gun':        { name: 'super-velocity AT gun', men: 3, figure: 'line', weapons: ['at-super', 'pistol'] },
  'at-heavy-gun':        { name: 'heavy AT gun', men: 3, figure: 'line', weapons: ['at-heavy', 'pistol'] },
  'at-extra-heavy-gun':  { name: 'extra-heavy AT gun', men: 3, figure: 'line', weapons: ['at-extra-heavy', 'pistol'] },
  'art-light-gun':       { name: 'light artillery piece', men: 3, figure: 'line', weapons: ['art-light', 'pistol'] },
  'art-medium-gun':      { name: 'medium artillery piece', men: 3, figure: 'line', weapons: ['art-medium', 'pistol'] },
  'art-heavy-gun':       { name: 'heavy artillery piece', men: 3, figure: 'line', weapons: ['art-heavy', 'pistol'] },
} as const satisfies Readonly<Record<string, Troops>>;

/** Attached pairs and batteries, and the vehicle or gun that stands for any in an organisation. */
export const attached = {
  tank: { germany: 'panzer-4h', usa: 'm4a2-sherman' },
  gun: { germany: 'art-medium-gun', usa: 'art-medium-gun' },
} as const;
