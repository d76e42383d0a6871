import { unitFields } from '../../kernel/unit-fields.ts';

/** What costs Actions by the shot, the throw or the charge. */
export type Costly =
  | 'grenade'
  | 'rifle-grenade'
  | 'light-mortar'
  | 'mortar'
  | 'gun'
  | '17pdr'
  | 'auto-cannon'
  | 'at-rifle'
  | 'at-grenade'
  | 'molotov'
  | 'panzerfaust'
  | 'bazooka'
  | 'flamethrower'
  | 'charge';

/** What the referee remembers, as the table of its rules calls it. */
export type TrackedRule =
  | 'team'
  | 'replacement'
  | 'scouts'
  | 'phase'
  | 'other-side'
  | 'move'
  | 'moves'
  | 'own-looks'
  | 'looks-at-acts'
  | 'causes'
  | 'retires'
  | 'shaken'
  | 'idle'
  | 'routed'
  | 'rallied'
  | 'in-rout'
  | 'near'
  | 'contact'
  | 'fought'
  | 'extra-back'
  | 'out-of-phase'
  | 'belt-fed'
  | 'shots'
  | 'all-pay'
  | 'mode'
  | 'volley'
  | 'gun-crew'
  | 'hit'
  | 'drawn'
  | 'picked'
  | 'wound'
  | 'disabled'
  | 'killed'
  | 'suppressed'
  | 'lifted'
  | 'tries'
  | 'most-markers'
  | 'ranged-in'
  | 'fog'
  | 'fog-lifts'
  | 'speed'
  | 'stuck'
  | 'release'
  | 'crash'
  | 'crashed'
  | 'soft-stopped'
  | 'occupants'
  | 'damage'
  | 'burns'
  | 'flamed'
  | 'flame-shots'
  | 'flame-or-move'
  | 'flame-man'
  | 'posted'
  | 'under-fire'
  | 'heavy-fire'
  | 'at-fire'
  | 'solo-side'
  | 'solo-rout'
  | 'order'
  | 'afv-order'
  | 'solo-afvs'
  | 'contact-made'
  | 'arrives-at'
  | 'tank-arrives'
  | 'redeploy'
  | 'recycled'
  | 'together'
  | 'ground'
  | 'sight'
  | 'aboard'
  | 'blast-catches'
  | 'charge-size'
  | 'afv-targets'
  | 'counters'
  | 'not-deployed'
  | 'portals'
  | 'portal-cover'
  | 'portal-moves'
  | 'no-portal';

/**
 * What the referee remembers of a fire team, the crew of a vehicle among them, in the words of the rulebook. The first
 * ones come from the profile, or are set by hand where only the players know; the rest follow from rulings. What does
 * not hold is absent, false, 0 or empty.
 */
export const FIELDS = {
  original: 'Figures that the team began with',
  weapon: 'What it fires unless somebody says else',
  belt: 'Its machine gun is fed by belt',
  mount: 'Where the machine gun of a vehicle stands',
  calibre: 'Of its gun, in millimetres',
  ammo: 'What its gun fires, if not standard rounds',
  saves: 'The weapon that its unspent Actions are kept for',
  support: 'A tripod weapon, anti-tank gun or the like',
  'anti-tank-gun': 'It is one',
  command: 'A command group',
  optics: 'It has binoculars or a telescopic sight',
  dispersed: 'Every member 1" or more from the next (set by hand)',
  aboard: 'The vehicle that carries it, by name (set by hand)',
  parent: 'The team that it scouts for',
  scouts: 'It is on a named mission',
  portal: 'It is a portal of the solo forces',
  'in-sight': 'A portal that the players see (set by hand)',
  counter: 'What a counter of the solo forces turns out to be',

  vehicle: 'Its class',
  'running-gear': 'What it runs on',
  fuel: 'What it burns',
  skirts: 'It has side skirts',
  weapons: 'What is mounted on it, commas between',

  suppressed: 'Suppression markers, 0 to 3',
  routed: 'In rout until it rallies',
  'rout-turn': 'The turn in which it broke',
  retiring: 'Morale sends it back to cover: once, whatever its suppression',
  idle: 'It neither moves nor fires through its next phase',
  action: 'What it did last in this phase',
  moved: 'It moved in its last phase, or in this',
  moves: 'Actions that each member spent on moving there',
  fired: 'It fired in its last phase, or in this',
  'belt-fired': 'Its belt-fed gun did, on the ground',
  flamed: 'Its flamethrower did',
  volleyed: 'All its weapons fired as one',
  mode: 'What its assault rifles are this turn',
  saved: 'Actions saved for its gun, mortar, launcher or charge',
  'flame-shots': 'Shots that its flamethrower has left',
  'ranged-in': 'Whom its mortar hit with its last shot',
  contact: 'Enemies that it is in melee with, commas between',
  fought: 'Rounds of melee that its figures fought in this phase',
  'known-to': 'Sides that have spotted it, commas between',
  looks: 'Tries at spotting in this phase',
  looked: 'Enemies that it has looked for since they last acted',
  deeds: 'How often it has moved or fired',
  'under-fire': 'Who has fired at it since its last phase, commas between',
  'heavy-fire': 'What made that fire heavy, commas between',
  'at-fire': 'An anti-tank weapon has fired at it since its last phase',
  order: 'What the solo chart told it last',
  'order-turn': 'The turn in which it did',

  'looked-round': 'The players have said what it sees in this phase',
  sees: 'The nearest enemy that it sees',
  'sees-range': 'Inches to that enemy',
  'sees-cover': 'What that enemy is behind',
  'sees-facing': 'Which side of that enemy it would hit',
  'in-cover': 'What it is in or behind',
  'seen-factors': 'What the players see of its situation, commas between',
  ordered: 'Its order of this phase has been thrown',
  went: 'It has gone where its order takes it',
  closed: 'The players have said whether its charge came home',
  'shot-solo': 'Weapons that it has fired in this phase, commas between',
  'lifted-solo': 'It has tried to lift its suppression in this phase',
  'fought-solo': 'It has fought its round of melee in this phase',
  'enemy-seen': 'It has seen an enemy in this game',
  'sees-caught': 'Figures that its bomb or shell catches',
  'gun-told': 'The players have said what its main gun sees',
  'gun-sees': 'The nearest AFV or anti-tank gun that it sees',
  'gun-range': 'Inches to that',
  'melee-told': 'The players have said how its melee stands',
  extra: 'Further figures of it in contact with one enemy',
  'target-extra': 'Further enemies in contact with one of it',
  friends: 'It has friends within 4"',
  'target-friends': 'The enemy in contact has',
  'come-upon': 'A portal in the open, or one that figures have come near',
  'next-cover': 'Inches from a portal to cover where it can go',
  'turned-over': 'A mine that has gone off, and lies face up',

  speed: 'Inches that it moved in its last phase, or in this',
  stuck: 'At an obstacle',
  'stuck-turn': 'The turn in which it stuck',
  stunned: 'Its crew does nothing',
  'optics-lost': 'Its main gun is silent',
  'weapons-wrecked': 'Of those mounted on it, commas between',
  immobilised: 'It moves no more',
  'driver-killed': 'It has stopped without him',
  'on-fire': 'It burns',
  'explodes-turn': 'The turn in which its ammunition explodes',
  abandoned: 'Its crew is out of it',
  wrecked: 'It has exploded',
} as const;

/** What the referee remembers of the table itself. */
export const TABLE_FIELDS = {
  solo: 'The side that the rules run',
  advised: 'Rules called to mind this turn, commas between',
  'fog-1': 'Whose smoke lies there; further ones are numbered on',
  'contact-made': 'The portals have brought a force on',
  force: 'The last force that came',
  'arrives-at': 'The portal where it did',
  unavailable: 'Forces that there are no figures for, commas between (set by hand)',
  'brought-tank': 'How often that force came; each force has its own',
  'out-for-recycling': 'Figures of the solo side that are out of action, to come back as fresh ones',
} as const;

/** Of each figure: `f1-actions` and so on. */
export const FIGURE_FIELDS = {
  actions: 'Its Actions when unhurt',
  weapon: 'What it carries',
  role: 'nco, officer, loader, sniper, flame, driver, hull-gunner, commander, scout',
  wounds: 'Its wounds',
  state: 'disabled, killed or captured; or transferred to another team',
  left: 'Actions that it has left',
} as const;

export type Field = keyof typeof FIELDS | `f${number}-${keyof typeof FIGURE_FIELDS}`;

export const { has, count, word, words } = unitFields<Field>();
