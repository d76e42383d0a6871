import type { FieldTable, FieldTables } from '../../src/kernel/field.ts';
import { solo } from './solo-fields.ts';

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
  squad:           { type: 'word', label: 'of', help: 'The platoon or force it came with', rule: 'WS-ORG-01', ends: 'never', by: 'player', shown: 'details' },
  original:        { type: 'number', min: 0, label: 'men at the start', help: 'How many figures the team began with', rule: 'WS-MOR-08', ends: 'never', by: 'player', shown: 'details', counts: 'began' },
  weapon:          { type: 'word', values: ARMS, label: 'weapon', help: 'What it fires unless you say otherwise', rule: 'WS-ORG-03', ends: 'never', by: 'player', shown: 'details' },
  belt:            { type: 'flag', label: 'belt-fed', help: 'Its machine gun is belt-fed; false for one with magazines', rule: 'WS-FIRE-03', ends: 'never', by: 'player', shown: 'details' },
  calibre:         { type: 'number', min: 1, label: 'calibre', help: 'Its gun’s calibre in millimetres', rule: 'WS-GUN-01', ends: 'never', by: 'player', shown: 'details' },
  ammo:            { type: 'word', values: ['standard', 'hvap', 'poor'], label: 'ammunition', help: 'What its gun fires, if it isn’t standard rounds', rule: 'WS-DMG-10', ends: 'never', by: 'player', shown: 'details' },
  saves:           { type: 'word', values: [...ARMS, 'charge'], label: 'saves for', help: 'The weapon it saves its unspent Actions for', rule: 'WS-GUN-03', ends: 'never', by: 'player', shown: 'details' },
  support:         { type: 'flag', label: 'support weapon', help: 'A tripod weapon, anti-tank gun or the like', rule: 'WS-ACT-10', ends: 'never', by: 'player', shown: 'details' },
  'anti-tank-gun': { type: 'flag', label: 'anti-tank gun', help: 'It’s an anti-tank gun', rule: 'WS-RISK-12', ends: 'never', by: 'player', shown: 'details' },
  command:         { type: 'flag', label: 'command group', help: 'It’s a command group', rule: 'WS-RISK-03', ends: 'never', by: 'player', shown: 'details' },
  optics:          { type: 'flag', label: 'optics', help: 'It has binoculars or a telescopic sight', rule: 'WS-SPOT-11', ends: 'never', by: 'player', shown: 'details' },
  rounds:          { type: 'number', min: 0, label: 'rounds left', help: 'Grenades and bombs it has left; not counted unless you set it', rule: 'WS-PTS-03', ends: 'never', by: 'player' },
  scouts:          { type: 'flag', label: 'scouts', help: 'It’s out on a specific mission', rule: 'WS-ORG-05', ends: 'never', by: 'player', shown: 'details' },
  parent:          { type: 'unit', label: 'scouts for', help: 'The team it scouts for', rule: 'WS-ORG-05', ends: 'never', shown: 'details' },
} as const satisfies FieldTable;

/** What's known of each man of a team or crew, by his number in it (WS-ORG-03). */
// biome-ignore format: a field a line
const figures = {
  'f{n}-actions': { type: 'number', min: 0, max: 4, label: 'figure {n} Actions', help: 'This figure’s Actions while it’s unhurt', rule: 'WS-ORG-03', ends: 'never', by: 'player', shown: 'details' },
  'f{n}-weapon':  { type: 'word', values: ARMS, label: 'figure {n} carries', help: 'What this figure carries', rule: 'WS-ORG-03', ends: 'never', by: 'player', shown: 'details' },
  'f{n}-role':    { type: 'word', values: ROLES, label: 'figure {n} role', help: 'This figure’s role in its team or crew', rule: 'WS-ORG-03', ends: 'never', by: 'player', shown: 'details' },
  'f{n}-wounds':  { type: 'number', min: 0, label: 'figure {n} wounds', help: 'Each costs an Action; with none left the figure is disabled', rule: 'WS-EFF-07', ends: 'never' },
  'f{n}-state':   { type: 'word', values: ['disabled', 'killed', 'captured', 'transferred'], label: 'figure {n} is', help: 'How it’s out of action, or whether it has passed to another team', rule: 'WS-EFF-08', ends: 'never', counts: 'left' },
  'f{n}-left':    { type: 'number', min: 0, label: 'figure {n} Actions left', help: 'Actions the figure can still spend before its next phase', rule: 'WS-TURN-02', ends: 'act', shown: 'details' },
  'f{n}-fought':  { type: 'flag', label: 'figure {n} has fought', help: 'It has fought its round of melee in this phase', rule: 'WS-TURN-02', ends: 'step', shown: 'details' },
} as const satisfies FieldTable;

/** What a team has done, in this phase, this turn or since its own last phase. */
// biome-ignore format: a field a line
const done = {
  action:        { type: 'word', label: 'last act', help: 'What it did last in this phase', rule: 'WS-TURN-02', ends: 'step', by: 'nobody', shown: 'details' },
  moves:         { type: 'number', min: 0, label: 'moves made', help: 'Actions each member has spent on moving in this phase', rule: 'WS-MOVE-02', ends: 'step', shown: 'details' },
  moved:         { type: 'flag', label: 'moved', help: 'It has moved in its last phase, or in this one', rule: 'WS-FIRE-01', ends: 'next-own-start' },
  fired:         { type: 'flag', label: 'fired', help: 'It has fired in its last phase, or in this one', rule: 'WS-FIRE-01', ends: 'next-own-start' },
  reacted:       { type: 'flag', label: 'fired in reaction', help: 'It has fired in this phase, which is the enemy’s', rule: 'WS-FIRE-01', ends: 'step', shown: 'details' },
  'belt-fired':  { type: 'flag', label: 'belt-fed gun fired', help: 'Its belt-fed machine gun has fired from the ground this turn', rule: 'WS-FIRE-03', ends: 'turn', shown: 'details' },
  flamed:        { type: 'flag', label: 'flamethrower fired', help: 'Its flamethrower has fired this turn', rule: 'WS-FLM-03', ends: 'turn', shown: 'details' },
  mode:          { type: 'word', values: ['rifle', 'smg'], label: 'assault rifles fire as', help: 'What its assault rifles count as this turn', rule: 'WS-FIRE-09', ends: 'turn', shown: 'details' },
  volleyed:      { type: 'flag', label: 'volleyed', help: 'It has fired a volley, so it can’t fire again until its next phase', rule: 'WS-FIRE-16', ends: 'next-own-start', shown: 'details' },
  deeds:         { type: 'number', min: 0, label: 'acts', help: 'How often it has moved or fired in this phase', rule: 'WS-SPOT-02', ends: 'step', shown: 'never' },
  looks:         { type: 'number', min: 0, label: 'tries at spotting', help: 'Dice it has thrown to spot in this phase', rule: 'WS-SPOT-01', ends: 'step', shown: 'details' },
  looked:        { type: 'words', label: 'has looked for', help: 'Enemies it has looked for since they last acted', rule: 'WS-SPOT-02', ends: 'step', shown: 'never' },
  'rally-turn':  { type: 'number', min: 0, label: 'tried to rally in turn', help: 'The turn in which it last threw to rally', rule: 'WS-MOR-08', ends: 'turn', shown: 'details' },
  ran:           { type: 'flag', label: 'has run', help: 'It has made its rout move in this phase', rule: 'WS-MOR-09', ends: 'step', shown: 'details' },
  dared:         { type: 'flag', label: 'tested for open ground', help: 'It has tested for crossing open ground in this phase, and may go', rule: 'WS-MOR-01', ends: 'step' },
  saved:         { type: 'number', min: 0, label: 'Actions saved', help: 'Actions saved for its gun, mortar, launcher or charge', rule: 'WS-GUN-03', ends: 'act' },
  'flame-shots': { type: 'number', min: 0, max: 3, label: 'flame shots left', help: 'Shots its flamethrower has left', rule: 'WS-FLM-02', ends: 'battle', by: 'player' },
} as const satisfies FieldTable;

/** A team's condition. */
// biome-ignore format: a field a line
const condition = {
  suppressed:   { type: 'number', min: 0, max: 3, label: 'suppressed', help: 'Suppression markers: it can’t fire, and moves 2″ at most', rule: 'WS-SUP-01', ends: 'act' },
  retiring:     { type: 'flag', label: 'retiring', help: 'It has to move to the nearest cover behind it at once', rule: 'WS-MOR-04', ends: 'act' },
  idle:         { type: 'flag', label: 'fell back', help: 'It can’t move or fire', rule: 'WS-MOR-06', ends: 'moment' },
  routed:       { type: 'flag', label: 'in rout', help: 'It runs in each of its phases until it rallies', rule: 'WS-MOR-07', ends: 'act' },
  'rout-turn':  { type: 'number', min: 0, label: 'broke in turn', help: 'The turn in which it broke', rule: 'WS-MOR-08', ends: 'act', shown: 'details' },
  contact:      { type: 'units', label: 'in contact with', help: 'Enemies within 1″: neither side can fire or be attacked, except with /assault', rule: 'WS-MEL-02', ends: 'act' },
  'under-fire': { type: 'units', label: 'under fire from', help: 'Who has attacked it since its last phase', rule: 'WS-RISK-06', ends: 'moment', shown: 'details' },
  dispersed:    { type: 'flag', label: 'dispersed', help: 'Every member is 1″ or more from the next', rule: 'WS-FIRE-12', ends: 'act', by: 'player' },
  aboard:       { type: 'unit', label: 'aboard', help: 'The vehicle that carries it', rule: 'WS-VEH-03', ends: 'act', by: 'player' },
  'in-bunker':  { type: 'flag', label: 'in a bunker', help: 'Small arms and explosives can only reach it with /demolish', rule: 'WS-BNK-01', ends: 'act' },
  'ranged-in':  { type: 'unit', label: 'ranged in on', help: 'Who its mortar’s last bomb hit', rule: 'WS-GREN-06', ends: 'act', shown: 'details' },
  'known-to':   { type: 'words', label: 'spotted by', help: 'Sides that have spotted it', rule: 'WS-SPOT-01', ends: 'battle', shown: 'details' },
} as const satisfies FieldTable;

const MOUNTED = ['gun', '17pdr', 'auto-cannon', 'flamethrower', 'quad-mg', 'hull-mg', 'turret-mg', 'roof-mg'] as const;

/** What's known about a vehicle, apart from its crew, which is the team of the same unit. */
// biome-ignore format: a field a line
const vehicle = {
  vehicle:           { type: 'word', values: ['small-soft', 'large-soft', 'light', 'medium', 'heavy', 'tiger-panther', 'tiger2'], label: 'vehicle', help: 'Its class', rule: 'WS-VEH-01', ends: 'never', by: 'player', shown: 'details' },
  'running-gear':    { type: 'word', values: ['tracked', 'halftrack', 'wheeled'], label: 'running gear', help: 'Tracks, half-tracks or wheels', rule: 'WS-VEH-06', ends: 'never', by: 'player', shown: 'details' },
  fuel:              { type: 'word', values: ['petrol', 'diesel'], label: 'fuel', help: 'Its fuel', rule: 'WS-DMG-14', ends: 'never', by: 'player', shown: 'details' },
  skirts:            { type: 'flag', label: 'side skirts', help: 'It has side skirts', rule: 'WS-DMG-06', ends: 'never', by: 'player', shown: 'details' },
  'open-top':        { type: 'flag', label: 'open top', help: 'Its men can be seen and can fire; soft vehicles are always open', rule: 'WS-FIRE-19', ends: 'never', by: 'player', shown: 'details' },
  mount:             { type: 'word', values: ['turret', 'hull', 'roof'], label: 'machine gun mount', help: 'Where the vehicle’s machine gun is mounted', rule: 'WS-FIRE-10', ends: 'never', by: 'player', shown: 'details' },
  weapons:           { type: 'words', values: MOUNTED, label: 'mounted', help: 'The weapons mounted on it', rule: 'WS-DMG-14', ends: 'never', by: 'player', shown: 'details' },
  speed:             { type: 'number', min: 0, fractions: true, label: 'speed', help: 'Inches moved in its last phase, or in this one once it has moved', rule: 'WS-VEH-08', ends: 'act' },
  driven:            { type: 'word', values: ['half', 'full'], label: 'driven', help: 'How much of its speed it has used in this phase', rule: 'WS-VEH-03', ends: 'step', shown: 'details' },
  stuck:             { type: 'flag', label: 'stuck', help: 'It’s stuck at an obstacle, until /move task:release frees it', rule: 'WS-VEH-06', ends: 'act' },
  'stuck-turn':      { type: 'number', min: 0, label: 'stuck since turn', help: 'The turn in which it got stuck, or last tried to get free', rule: 'WS-VEH-07', ends: 'act', shown: 'details' },
  stunned:           { type: 'flag', label: 'stunned', help: 'Its crew can’t do anything', rule: 'WS-DMG-14', ends: 'moment' },
  'optics-lost':     { type: 'flag', label: 'optics lost', help: 'Its main gun can’t fire', rule: 'WS-DMG-14', ends: 'battle' },
  'weapons-wrecked': { type: 'words', values: MOUNTED, label: 'wrecked weapons', help: 'Mounted weapons that are wrecked', rule: 'WS-DMG-14', ends: 'battle' },
  immobilised:       { type: 'flag', label: 'immobilised', help: 'It can’t move for the rest of the game', rule: 'WS-DMG-14', ends: 'battle' },
  'driver-killed':   { type: 'flag', label: 'without a driver', help: 'It can’t move until another of the crew drives, from its next phase', rule: 'WS-DMG-14', ends: 'next-own-start' },
  abandoned:         { type: 'flag', label: 'crew on foot', help: 'Its crew is out, as a team on foot', rule: 'WS-DMG-15', ends: 'never' },
  'on-fire':         { type: 'flag', label: 'on fire', help: 'It’s on fire, so nobody can mount it', rule: 'WS-DMG-15', ends: 'never' },
  'explodes-turn':   { type: 'number', min: 0, label: 'explodes in turn', help: 'Its ammunition explodes at the start of this turn', rule: 'WS-DMG-15', ends: 'act' },
  'hull-hits':       { type: 'words', label: 'hits on its hull', help: 'Small-arms hits on it this turn, and who scored them', rule: 'WS-DMG-02', ends: 'turn', shown: 'never' },
  wrecked:           { type: 'flag', label: 'wrecked', help: 'It has exploded', rule: 'WS-VEH-08', ends: 'never' },
} as const satisfies FieldTable;

/** What's known about a side. */
// biome-ignore format: a field a line
const side = {
  aware: { type: 'flag', label: 'aware of the enemy', help: 'It has spotted somebody, or has been fired at or hit', rule: 'WS-SPOT-07', ends: 'battle', shown: 'details' },
} as const satisfies FieldTable;

/** What's known about the table itself. */
// biome-ignore format: a field a line
const table = {
  'fog-{n}':           { type: 'word', label: 'smoke of', help: 'Whose smoke is there, until the end of its next phase', rule: 'WS-SMK-03', ends: 'moment', by: 'nobody' },
  advised:             { type: 'words', label: 'reminded of', help: 'Rules you’ve been reminded of this turn', rule: 'WS-TURN-02', ends: 'turn', by: 'nobody', shown: 'never' },
  solo:                { type: 'word', label: 'run by the rules', help: 'The side that the rules run', rule: 'WS-SOLO-01', ends: 'battle', by: 'nobody', toggle: 'solo-forces' },
  'contact-made':      { type: 'flag', label: 'contact made', help: 'A portal has brought on a force', rule: 'WS-GEN-03', ends: 'battle' },
  'arrivals-turn':     { type: 'number', min: 0, label: 'arrivals thrown in turn', help: 'When arrivals were last thrown: twice the turn, plus one at its end', rule: 'WS-TURN-04', ends: 'battle', shown: 'never' },
  unavailable:         { type: 'words', label: 'no figures for', help: 'Forces you have no figures for', rule: 'WS-GEN-10', ends: 'never', by: 'player' },
  pool:                { type: 'words', label: 'figures for the enemy', help: 'Figures, weapons and vehicles you still have for the solo side: men:12', rule: 'WS-GEN-10', ends: 'never', by: 'player' },
  'pool-returned':     { type: 'words', label: 'back in the pool', help: 'Which of the solo side’s losses are back among its figures', rule: 'WS-GEN-11', ends: 'never', by: 'nobody', shown: 'never' },
  'solo-stage':        { type: 'number', min: 0, label: 'stage', help: 'How far the solo phase has got', rule: 'WS-TURN-04', ends: 'step', by: 'nobody', shown: 'never' },
  'reaction-fire':     { type: 'word', values: ['open', 'over'], label: 'reaction fire', help: 'The pause for the players’ reaction fire', rule: 'WS-FIRE-01', ends: 'step', by: 'nobody', shown: 'never' },
  'all-same':          { type: 'flag', label: 'all as before', help: 'You have said that everything is as before', rule: 'WS-SOLO-06', ends: 'step', by: 'nobody', shown: 'never' },
  'stirred-before':    { type: 'number', min: 0, label: 'moves of the players', help: 'How often one of the players’ units that may be near a portal, or a portal, has moved in this battle', rule: 'WS-GEN-02', ends: 'battle', by: 'nobody', shown: 'never' },
  'portal-range':      { type: 'number', min: 0, label: 'nearest portal', help: 'How far the nearest portal was from the players’ nearest figure when you last told Umpire about the portals', rule: 'WS-PORT-01', ends: 'battle', by: 'nobody', shown: 'never' },
  stirred:             { type: 'number', min: 0, label: 'moves', help: 'How often anything has moved', rule: 'WS-SOLO-06', ends: 'battle', by: 'nobody', shown: 'never' },
  'portals-told':      { type: 'word', label: 'portals known when', help: 'How things stood when you last told Umpire about the portals', rule: 'WS-GEN-02', ends: 'battle', by: 'nobody', shown: 'never' },
  'portals-presumed':  { type: 'flag', label: 'portals presumed', help: 'Nobody said which portals are in sight, so play went on without an answer', rule: 'WS-GEN-02', ends: 'battle', by: 'nobody', shown: 'never' },
  'portals-answered':  { type: 'flag', label: 'portals answered', help: 'You have answered about the portals in this phase', rule: 'WS-GEN-02', ends: 'step', by: 'nobody', shown: 'never' },
  'counters-told':     { type: 'word', label: 'counters known when', help: 'How things stood when you last told Umpire about the counters', rule: 'WS-SOLO-04', ends: 'battle', by: 'nobody', shown: 'never' },
  'came-on':           { type: 'number', min: 0, label: 'forces that came', help: 'How many forces the portals have brought on', rule: 'WS-GEN-06', ends: 'battle', by: 'nobody', shown: 'details' },
  'counters-turned':   { type: 'number', min: 0, label: 'counters turned over', help: 'How many counters have been turned over', rule: 'WS-SOLO-04', ends: 'battle', by: 'nobody', shown: 'details' },
  force:               { type: 'word', label: 'force to come', help: 'What the portals bring on now', rule: 'WS-GEN-06', ends: 'step', by: 'nobody', shown: 'never' },
  'arrives-at':        { type: 'unit', label: 'comes on at', help: 'The portal where it comes on', rule: 'WS-GEN-07', ends: 'step', by: 'nobody', shown: 'never' },
  'out-for-recycling': { type: 'number', min: 0, label: 'out, to come back', help: 'Solo figures that are out and come back as fresh ones', rule: 'WS-GEN-11', ends: 'never', shown: 'details' },
} as const satisfies FieldTable;

/** Everything known in a battle with this book about its units and the table. */
export const fields = {
  unit: { ...makeUp, ...figures, ...done, ...condition, ...vehicle, ...solo },
  squad: {},
  side,
  table,
} as const satisfies FieldTables;
