import type { FieldTable, FieldTables } from '../../src/kernel/state/field.ts';
import { solo } from './solo/solo-fields.ts';

/** What a figure carries, and what a team or vehicle fires unless a player says otherwise. */
export const ARMS = [
  'rifle',
  'carbine',
  'smg',
  'assault-rifle',
  'pistol',
  'mg',
  'bar',
  'quad-mg',
  'flamethrower',
  'at-rifle',
  'at-grenade',
  'molotov',
  'panzerfaust',
  'bazooka',
  'light-mortar',
  'mortar',
  'gun',
  '17pdr',
  'auto-cannon',
] as const;

export const ROLES = [
  'nco',
  'officer',
  'loader',
  'sniper',
  'flame',
  'driver',
  'hull-gunner',
  'commander',
  'scout',
] as const;

/** What a profile gives a team, and its owner can set. */
// biome-ignore format: a field a line
const makeUp = {
  squad:           { type: 'word', rule: 'WS-ORG-01', ends: 'never', by: 'player', shown: 'details' },
  original:        { type: 'number', min: 0, rule: 'WS-MOR-08', ends: 'never', by: 'player', shown: 'details', counts: 'began' },
  weapon:          { type: 'word', values: ARMS, rule: 'WS-ORG-03', ends: 'never', by: 'player', shown: 'details' },
  belt:            { type: 'flag', rule: 'WS-FIRE-03', ends: 'never', by: 'player', shown: 'details' },
  calibre:         { type: 'number', min: 1, rule: 'WS-GUN-01', ends: 'never', by: 'player', shown: 'details' },
  ammo:            { type: 'word', values: ['standard', 'hvap', 'poor'], rule: 'WS-DMG-10', ends: 'never', by: 'player', shown: 'details' },
  saves:           { type: 'word', values: [...ARMS, 'charge'], rule: 'WS-GUN-03', ends: 'never', by: 'player', shown: 'details' },
  support:         { type: 'flag', rule: 'WS-ACT-10', ends: 'never', by: 'player', shown: 'details' },
  'anti-tank-gun': { type: 'flag', rule: 'WS-RISK-12', ends: 'never', by: 'player', shown: 'details' },
  command:         { type: 'flag', rule: 'WS-RISK-03', ends: 'never', by: 'player', shown: 'details' },
  optics:          { type: 'flag', rule: 'WS-SPOT-11', ends: 'never', by: 'player', shown: 'details' },
  rounds:          { type: 'number', min: 0, rule: 'WS-PTS-03', ends: 'never', by: 'player', lastShot: 'at-zero' },
  scouts:          { type: 'flag', rule: 'WS-ORG-05', ends: 'never', by: 'player', shown: 'details' },
  parent:          { type: 'unit', rule: 'WS-ORG-05', ends: 'never', shown: 'details' },
} as const satisfies FieldTable;

/** What's known of each man of a team or crew, by his number in it (WS-ORG-03). */
// biome-ignore format: a field a line
const figures = {
  'f{n}-actions': { type: 'number', min: 0, max: 4, rule: 'WS-ORG-03', ends: 'never', by: 'player', shown: 'details' },
  'f{n}-weapon':  { type: 'word', values: ARMS, rule: 'WS-ORG-03', ends: 'never', by: 'player', shown: 'details' },
  'f{n}-role':    { type: 'word', values: ROLES, rule: 'WS-ORG-03', ends: 'never', by: 'player', shown: 'details' },
  'f{n}-wounds':  { type: 'number', min: 0, rule: 'WS-EFF-07', ends: 'never' },
  'f{n}-state':   { type: 'word', values: ['disabled', 'killed', 'captured', 'transferred'], rule: 'WS-EFF-08', ends: 'never', counts: 'left' },
  'f{n}-left':    { type: 'number', min: 0, rule: 'WS-TURN-02', ends: 'act', shown: 'details' },
  'f{n}-fought':  { type: 'flag', rule: 'WS-TURN-02', ends: 'step', shown: 'details' },
} as const satisfies FieldTable;

/** What a team has done, in this phase, this turn or since its own last phase. */
// biome-ignore format: a field a line
const done = {
  action:        { type: 'word', rule: 'WS-TURN-02', ends: 'step', by: 'nobody', shown: 'details' }, // What it did last in this phase
  moves:         { type: 'number', min: 0, rule: 'WS-MOVE-02', ends: 'step', shown: 'details' },
  moved:         { type: 'flag', rule: 'WS-FIRE-01', ends: 'next-own-start' },
  fired:         { type: 'flag', rule: 'WS-FIRE-01', ends: 'next-own-start' },
  reacted:       { type: 'flag', rule: 'WS-FIRE-01', ends: 'step', shown: 'details' },
  'belt-fired':  { type: 'flag', rule: 'WS-FIRE-03', ends: 'turn', shown: 'details' },
  flamed:        { type: 'flag', rule: 'WS-FLM-03', ends: 'turn', shown: 'details' },
  mode:          { type: 'word', values: ['rifle', 'smg'], rule: 'WS-FIRE-09', ends: 'turn', shown: 'details' },
  volleyed:      { type: 'flag', rule: 'WS-FIRE-16', ends: 'next-own-start', shown: 'details' },
  deeds:         { type: 'number', min: 0, rule: 'WS-SPOT-02', ends: 'step', shown: 'never' },
  looks:         { type: 'number', min: 0, rule: 'WS-SPOT-01', ends: 'step', shown: 'details' },
  looked:        { type: 'words', rule: 'WS-SPOT-02', ends: 'step', shown: 'never' },
  'rally-turn':  { type: 'number', min: 0, rule: 'WS-MOR-08', ends: 'turn', shown: 'details' },
  ran:           { type: 'flag', rule: 'WS-MOR-09', ends: 'step', shown: 'details' },
  dared:         { type: 'flag', rule: 'WS-MOR-01', ends: 'step' },
  saved:         { type: 'number', min: 0, rule: 'WS-GUN-03', ends: 'act' },
  'flame-shots': { type: 'number', min: 0, max: 3, rule: 'WS-FLM-02', ends: 'battle', by: 'player', lastShot: 'at-zero' },
} as const satisfies FieldTable;

/** A team's condition. */
// biome-ignore format: a field a line
const condition = {
  suppressed:   { type: 'number', min: 0, max: 3, rule: 'WS-SUP-01', ends: 'act' },
  retiring:     { type: 'flag', rule: 'WS-MOR-04', ends: 'act' },
  idle:         { type: 'flag', rule: 'WS-MOR-06', ends: 'moment' },
  routed:       { type: 'flag', rule: 'WS-MOR-07', ends: 'act' },
  'rout-turn':  { type: 'number', min: 0, rule: 'WS-MOR-08', ends: 'act', shown: 'details' },
  contact:      { type: 'units', rule: 'WS-MEL-02', ends: 'act' },
  'under-fire': { type: 'units', rule: 'WS-RISK-06', ends: 'moment', shown: 'details' },
  dispersed:    { type: 'flag', rule: 'WS-FIRE-12', ends: 'act', by: 'player' },
  aboard:       { type: 'unit', rule: 'WS-VEH-03', ends: 'act', by: 'player' },
  'in-bunker':  { type: 'flag', rule: 'WS-BNK-01', ends: 'act' },
  'ranged-in':  { type: 'unit', rule: 'WS-GREN-06', ends: 'act', shown: 'details' },
  'known-to':   { type: 'words', rule: 'WS-SPOT-01', ends: 'battle', shown: 'details' },
} as const satisfies FieldTable;

const MOUNTED = ['gun', '17pdr', 'auto-cannon', 'flamethrower', 'quad-mg', 'hull-mg', 'turret-mg', 'roof-mg'] as const;

/** What's known about a vehicle, apart from its crew, which is the team of the same unit. */
// biome-ignore format: a field a line
const vehicle = {
  vehicle:           { type: 'word', values: ['small-soft', 'large-soft', 'light', 'medium', 'heavy', 'tiger-panther', 'tiger2'], rule: 'WS-VEH-01', ends: 'never', by: 'player', shown: 'details' },
  'running-gear':    { type: 'word', values: ['tracked', 'halftrack', 'wheeled'], rule: 'WS-VEH-06', ends: 'never', by: 'player', shown: 'details' },
  fuel:              { type: 'word', values: ['petrol', 'diesel'], rule: 'WS-DMG-14', ends: 'never', by: 'player', shown: 'details' },
  skirts:            { type: 'flag', rule: 'WS-DMG-06', ends: 'never', by: 'player', shown: 'details' },
  'open-top':        { type: 'flag', rule: 'WS-FIRE-19', ends: 'never', by: 'player', shown: 'details' },
  mount:             { type: 'word', values: ['turret', 'hull', 'roof'], rule: 'WS-FIRE-10', ends: 'never', by: 'player', shown: 'details' },
  weapons:           { type: 'words', values: MOUNTED, rule: 'WS-DMG-14', ends: 'never', by: 'player', shown: 'details' },
  speed:             { type: 'number', min: 0, fractions: true, rule: 'WS-VEH-08', ends: 'act' },
  driven:            { type: 'word', values: ['half', 'full'], rule: 'WS-VEH-03', ends: 'step', shown: 'details' },
  stuck:             { type: 'flag', rule: 'WS-VEH-06', ends: 'act' },
  'stuck-turn':      { type: 'number', min: 0, rule: 'WS-VEH-07', ends: 'act', shown: 'details' },
  stunned:           { type: 'flag', rule: 'WS-DMG-14', ends: 'moment' },
  'optics-lost':     { type: 'flag', rule: 'WS-DMG-14', ends: 'battle' },
  'weapons-wrecked': { type: 'words', values: MOUNTED, rule: 'WS-DMG-14', ends: 'battle' },
  immobilised:       { type: 'flag', rule: 'WS-DMG-14', ends: 'battle' },
  'driver-killed':   { type: 'flag', rule: 'WS-DMG-14', ends: 'next-own-start' },
  abandoned:         { type: 'flag', rule: 'WS-DMG-15', ends: 'never' },
  'on-fire':         { type: 'flag', rule: 'WS-DMG-15', ends: 'never' },
  'explodes-turn':   { type: 'number', min: 0, rule: 'WS-DMG-15', ends: 'act' },
  'hull-hits':       { type: 'words', rule: 'WS-DMG-02', ends: 'turn', shown: 'never' },
  wrecked:           { type: 'flag', rule: 'WS-VEH-08', ends: 'never' },
} as const satisfies FieldTable;

/** What's known about a side. */
// biome-ignore format: a field a line
const side = {
  aware: { type: 'flag', rule: 'WS-SPOT-07', ends: 'battle', shown: 'details' }, // It has spotted somebody, or has been fired at or hit
} as const satisfies FieldTable;

/** What's known about the table itself. */
// biome-ignore format: a field a line
const table = {
  'fog-{n}':           { type: 'word', rule: 'WS-SMK-03', ends: 'moment', by: 'nobody' }, // Whose smoke is there, until the end of its next phase
  'fog-{n}-at':        { type: 'word', rule: 'WS-SMK-01', ends: 'moment', by: 'nobody', shown: 'never' }, // Where it lies on a drawn table
  advised:             { type: 'words', rule: 'WS-TURN-02', ends: 'turn', by: 'nobody', shown: 'never' }, // Rules you’ve been reminded of this turn
  solo:                { type: 'word', rule: 'WS-SOLO-01', ends: 'battle', by: 'nobody', toggle: 'solo-forces' }, // The side that the rules run
  'contact-made':      { type: 'flag', rule: 'WS-GEN-03', ends: 'battle' }, // A portal has brought on a force
  'arrivals-turn':     { type: 'number', min: 0, rule: 'WS-TURN-04', ends: 'battle', shown: 'never' }, // When arrivals were last thrown: twice the turn, plus one at its end
  unavailable:         { type: 'words', rule: 'WS-GEN-10', ends: 'never', by: 'player' }, // Forces you have no figures for
  pool:                { type: 'words', rule: 'WS-GEN-10', ends: 'never', by: 'player' }, // Figures, weapons and vehicles you still have for the solo side: men:12
  'pool-returned':     { type: 'words', rule: 'WS-GEN-11', ends: 'never', by: 'nobody', shown: 'never' }, // Which of the solo side’s losses are back among its figures
  'solo-stage':        { type: 'number', min: 0, rule: 'WS-TURN-04', ends: 'step', by: 'nobody', shown: 'never' }, // How far the solo phase has got
  'reaction-fire':     { type: 'word', values: ['open', 'over'], rule: 'WS-FIRE-01', ends: 'step', by: 'nobody', shown: 'never' }, // The pause for the players’ reaction fire
  'all-same':          { type: 'flag', rule: 'WS-SOLO-06', ends: 'step', by: 'nobody', shown: 'never' }, // You have said that everything is as before
  'stirred-before':    { type: 'number', min: 0, rule: 'WS-GEN-02', ends: 'battle', by: 'nobody', shown: 'never' }, // How often one of the players’ units that may be near a portal, or a portal, has moved in this battle
  'portal-range':      { type: 'number', min: 0, rule: 'WS-PORT-01', ends: 'battle', by: 'nobody', shown: 'never' }, // How far the nearest portal was from the players’ nearest figure when you last told Umpire about the portals
  stirred:             { type: 'number', min: 0, rule: 'WS-SOLO-06', ends: 'battle', by: 'nobody', shown: 'never' }, // How often anything has moved
  'portals-told':      { type: 'word', rule: 'WS-GEN-02', ends: 'battle', by: 'nobody', shown: 'never' }, // How things stood when you last told Umpire about the portals
  'portals-presumed':  { type: 'flag', rule: 'WS-GEN-02', ends: 'battle', by: 'nobody', shown: 'never' }, // Nobody said which portals are in sight, so play went on without an answer
  'portals-answered':  { type: 'flag', rule: 'WS-GEN-02', ends: 'step', by: 'nobody', shown: 'never' }, // You have answered about the portals in this phase
  'counters-told':     { type: 'word', rule: 'WS-SOLO-04', ends: 'battle', by: 'nobody', shown: 'never' }, // How things stood when you last told Umpire about the counters
  'came-on':           { type: 'number', min: 0, rule: 'WS-GEN-06', ends: 'battle', by: 'nobody', shown: 'details' }, // How many forces the portals have brought on
  'counters-turned':   { type: 'number', min: 0, rule: 'WS-SOLO-04', ends: 'battle', by: 'nobody', shown: 'details' }, // How many counters have been turned over
  force:               { type: 'word', rule: 'WS-GEN-06', ends: 'step', by: 'nobody', shown: 'never' }, // What the portals bring on now
  'arrives-at':        { type: 'unit', rule: 'WS-GEN-07', ends: 'step', by: 'nobody', shown: 'never' }, // The portal where it comes on
  'out-for-recycling': { type: 'number', min: 0, rule: 'WS-GEN-11', ends: 'never', shown: 'details' }, // Solo figures that are out and come back as fresh ones
} as const satisfies FieldTable;

/** Everything known in a battle with this book about its units and the table. */
export const fields = {
  unit: { ...makeUp, ...figures, ...done, ...condition, ...vehicle, ...solo },
  squad: {},
  side,
  table,
} as const satisfies FieldTables;
