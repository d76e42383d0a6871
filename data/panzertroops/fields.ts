import type { FieldTables } from '../../src/kernel/field.ts';
import { FIGURES, VEHICLES } from './ids.ts';
import { SLOTS } from './slots.ts';

/** What a unit is and has, by its profile or as its player set it before the battle; it's carried over. */
// biome-ignore format: a field a line
const roster = {
  kind:        { type: 'word', values: ['infantry', 'heavy', 'gun', 'soft-vehicle', 'afv'], label: 'kind', help: 'infantry, heavy, gun, soft-vehicle or afv', rule: 'PT-TROOP-01', ends: 'never', by: 'deployment', shown: 'details' },
  figure:      { type: 'word', values: FIGURES, label: 'figure', help: 'green, line, veteran, noncom, officer or fo', rule: 'PT-TROOP-02', ends: 'never', by: 'deployment', shown: 'details' },
  weapons:     { type: 'words', values: SLOTS, label: 'weapons', help: 'With commas between; on a vehicle, each with its mount: mmg/hull', rule: 'PT-FIRE-01', ends: 'never', by: 'deployment', shown: 'details' },
  crew:        { type: 'number', min: 0, label: 'men', help: 'Living men of a team, or a vehicle’s crew if it’s counted', rule: 'PT-TROOP-05', ends: 'never', by: 'deployment', shown: 'line' },
  lost:        { type: 'number', min: 0, label: 'men short', help: 'Dead men whose places in the team are free', rule: 'PT-REUSE-01', ends: 'never' },
  vehicle:     { type: 'word', values: VEHICLES, label: 'vehicle', help: 'Which of the book’s vehicles it is', rule: 'PT-VEH-01', ends: 'never', by: 'deployment', shown: 'details' },
  nation:      { type: 'word', label: 'nation', help: 'germany, usa, ussr and so on', rule: 'PT-SMOKE-10', ends: 'never', by: 'deployment', shown: 'details' },
  squad:       { type: 'word', label: 'squad', help: 'Men on foot of one squad are a combat group', rule: 'PT-MOR-03', ends: 'never', by: 'deployment', shown: 'line' },
  group:       { type: 'word', label: 'group', help: 'The part of the squad that’s a combat group of its own', rule: 'PT-MOR-03', ends: 'never', by: 'deployment', shown: 'line' },
  radioman:    { type: 'flag', label: 'radioman', help: 'He carries an observer team’s radio', rule: 'PT-ARTY-02', ends: 'never', by: 'deployment', shown: 'details' },
  rockets:     { type: 'number', min: 0, max: 3, label: 'panzerfausts', help: 'Panzerfausts left', rule: 'PT-TROOP-04', ends: 'never', by: 'deployment', shown: 'details' },
  'off-table': { type: 'flag', label: 'off the table', help: 'It’s off the table and fires indirectly', rule: 'PT-ARTY-01', ends: 'never', by: 'deployment', shown: 'line' },
  cost:        { type: 'number', min: 0, label: 'points', help: 'What it costs in points', rule: 'PT-PTS-01', ends: 'never', by: 'umpire', shown: 'details' },
  'charge-used':      { type: 'flag', label: 'charge used', help: 'The satchel charge has gone off', rule: 'PT-SATCH-01', ends: 'never', shown: 'details' },
  'weapon-destroyed': { type: 'flag', label: 'weapon destroyed', help: 'The weapon is destroyed', rule: 'PT-REUSE-04', ends: 'never' },
  'given-up':         { type: 'flag', label: 'weapon given up', help: 'The weapon was given up for good', rule: 'PT-REUSE-02', ends: 'never' },
  'earlier-battle':   { type: 'flag', label: 'out before this battle', help: 'It was out before this battle began', rule: 'PT-SCEN-07', ends: 'never', by: 'nobody', shown: 'never' },
} as const satisfies FieldTables['unit'];

/** What a move, a shot or loading does to a unit, and when that ends. */
// biome-ignore format: a field a line
const moving = {
  action:         { type: 'word', label: 'did', help: 'What it did in this step', rule: 'PT-TURN-01', ends: 'step', by: 'nobody', shown: 'details' },
  spent:          { type: 'number', min: 0, fractions: true, label: 'inches spent', help: 'Inches of its speed used in this move', rule: 'PT-MOVE-02', ends: 'step', shown: 'details' },
  went:           { type: 'number', min: 0, fractions: true, label: 'inches gone', help: 'Inches of its speed used on the way, without loading', rule: 'PT-MOVE-02', ends: 'step', by: 'nobody', shown: 'never' },
  loadings:       { type: 'words', values: ['on', 'off'], label: 'loadings', help: 'Half moves used to get on and off', rule: 'PT-LOAD-01', ends: 'step', by: 'nobody', shown: 'details' },
  'left-road':    { type: 'flag', label: 'left the road', help: 'Part of this move was off the road', rule: 'PT-MOVE-09', ends: 'step', by: 'nobody', shown: 'never' },
  'road-bonus':   { type: 'flag', label: 'road bonus used', help: 'The road bonus was used in this move', rule: 'PT-MOVE-09', ends: 'step', by: 'nobody', shown: 'details' },
  stance:         { type: 'word', values: ['running', 'assault', 'moving'], label: 'moves', help: 'How it moves: running, assault or moving', rule: 'PT-DEF-01', ends: 'moment', gone: 'ends' },
  moved:          { type: 'flag', label: 'moved', help: 'It moved before this attacking fire', rule: 'PT-ATK-02', ends: 'moment', shown: 'details', gone: 'ends' },
  ran:            { type: 'number', min: 0, label: 'ran in turn', help: 'The turn of the last run', rule: 'PT-MOVE-05', ends: 'moment', shown: 'details' },
  fired:          { type: 'words', label: 'has fired', help: 'Weapons and shots of this firing step', rule: 'PT-FIRE-01', ends: 'step', shown: 'details' },
  'points-used':  { type: 'number', min: 0, label: 'firepower used', help: 'Firepower used by a split shot', rule: 'PT-SPLIT-01', ends: 'step', shown: 'details' },
  pinned:         { type: 'flag', label: 'pinned', help: 'He can’t move in his next movement step', rule: 'PT-PIN-02', ends: 'moment', toggle: 'pinning', gone: 'ends' },
  aboard:         { type: 'unit', label: 'aboard', help: 'The vehicle it’s in or on', rule: 'PT-LOAD-01', ends: 'act', gone: 'ends' },
  'towed-by':     { type: 'unit', label: 'towed by', help: 'The vehicle that tows it', rule: 'PT-LOAD-01', ends: 'act', gone: 'ends' },
  heads:          { type: 'word', values: ['up', 'down'], label: 'heads', help: 'Whether a roof gunner or the men inside have their heads up or down', rule: 'PT-COV-08', ends: 'act', gone: 'ends' },
  'in-edge':      { type: 'flag', label: 'in the edge', help: 'It’s in the edge of a forest or building', rule: 'PT-LOF-06', ends: 'act', by: 'player', gone: 'ends' },
  revealed:       { type: 'flag', label: 'revealed', help: 'It fired from an edge, so it can be shot at from full range until it moves', rule: 'PT-LOF-06', ends: 'act', gone: 'ends' },
  'came-aboard':  { type: 'unit', label: 'got on', help: 'The vehicle it got on in the move just made', rule: 'PT-ATK-07', ends: 'moment', by: 'nobody', shown: 'never' },
  'came-off':     { type: 'unit', label: 'got off', help: 'The vehicle it got off in the move just made', rule: 'PT-ATK-07', ends: 'moment', by: 'nobody', shown: 'never' },
  loaded:         { type: 'flag', label: 'loaded', help: 'Somebody got on or off it in the move just made', rule: 'PT-ATK-07', ends: 'moment', by: 'nobody', shown: 'never' },
  'took-up':      { type: 'unit', label: 'took up', help: 'Whose weapons he took up in the move just made', rule: 'PT-ATK-01', ends: 'moment', by: 'nobody', shown: 'never' },
  crewed:         { type: 'unit', label: 'joined', help: 'Whose crew he joined in the move just made', rule: 'PT-ATK-01', ends: 'moment', by: 'nobody', shown: 'never' },
  'went-as':      { type: 'word', values: ['running', 'assault', 'moving'], label: 'moved before', help: 'How he moved until he took another’s place', rule: 'PT-ATK-01', ends: 'moment', by: 'nobody', shown: 'never' },
  manned:         { type: 'flag', label: 'manned', help: 'Another took a place here in the move just made', rule: 'PT-ATK-01', ends: 'moment', by: 'nobody', shown: 'never' },
  'left-start':   { type: 'flag', label: 'left its starting position', help: 'It has left its starting position', rule: 'PT-ARTY-09', ends: 'battle', shown: 'details' },
  'moved-by-vehicle': { type: 'flag', label: 'moved by a vehicle', help: 'It was carried or towed, so its smoke may run out', rule: 'PT-SMOKE-09', ends: 'battle', shown: 'details' },
  dropped:        { type: 'flag', label: 'charge dropped', help: 'His satchel charge lies on the table', rule: 'PT-SATCH-01', ends: 'act', toggle: 'satchel' },
  'dropped-at':   { type: 'unit', label: 'charge at', help: 'The enemy the charge is meant for', rule: 'PT-SATCH-01', ends: 'act', toggle: 'satchel', shown: 'details' },
  called:         { type: 'flag', label: 'called', help: 'The team has called in this turn', rule: 'PT-ARTY-04', ends: 'turn', toggle: 'artillery-support', shown: 'details' },
  call:           { type: 'flag', label: 'call through', help: 'Its call is through, so shells land in the attacking fire', rule: 'PT-ARTY-11', ends: 'moment', toggle: 'artillery-support' },
} as const satisfies FieldTables['unit'];

/** What lasts through the battle. */
// biome-ignore format: a field a line
const lasting = {
  'roof-out':     { type: 'flag', label: 'roof gun out', help: 'Its roof gunner was killed', rule: 'PT-COV-07', ends: 'battle' },
  immobilised:    { type: 'flag', label: 'immobilised', help: 'It can’t move for the rest of the battle', rule: 'PT-IMMO-01', ends: 'battle', toggle: 'immobilisation' },
  'in-wreck':     { type: 'flag', label: 'in the wreck', help: 'Alive in a wreck: it can’t act or be shot at until its own move', rule: 'PT-BAIL-03', ends: 'act', toggle: 'bail-out', gone: 'ends' },
  'out-of-wreck': { type: 'flag', label: 'out of the wreck', help: 'It gets out of a wreck in this move, for half a run', rule: 'PT-BAIL-03', ends: 'step', toggle: 'bail-out', gone: 'ends' },
  'fuel-out':     { type: 'flag', label: 'flamethrower empty', help: 'The flamethrower is empty', rule: 'PT-FLAME-03', ends: 'battle' },
  'smoke-out':    { type: 'words', label: 'no smoke for', help: 'Weapons that have run out of smoke', rule: 'PT-SMOKE-09', ends: 'battle' },
  'projector-used': { type: 'flag', label: 'projectors used', help: 'The projectors have fired their round', rule: 'PT-SMOKE-08', ends: 'battle' },
  morale:         { type: 'word', values: ['shaken', 'broken'], label: 'morale', help: 'shaken or broken', rule: 'PT-MOR-08', ends: 'battle', toggle: 'morale' },
  'broke-now':    { type: 'flag', label: 'broke in this step', help: 'He broke in this step and may surrender', rule: 'PT-MOR-10', ends: 'step', toggle: 'morale', by: 'nobody', shown: 'never' },
  started:        { type: 'number', min: 0, label: 'men at the start', help: 'How many men it began the battle with', rule: 'PT-MOR-05', ends: 'battle', shown: 'details' },
  joined:         { type: 'number', min: 0, label: 'joined from elsewhere', help: 'Men of another group who have joined its crew', rule: 'PT-MOR-05', ends: 'battle', by: 'nobody', shown: 'never' },
  'first-figure': { type: 'word', values: FIGURES, label: 'figure at the start', help: 'Its first man, before another took up his weapons', rule: 'PT-REUSE-02', ends: 'battle', by: 'nobody', shown: 'never' },
  'home-group':   { type: 'word', label: 'group at the start', help: 'The combat group it began the battle in', rule: 'PT-MOR-01', ends: 'battle', by: 'nobody', shown: 'never' },
  carried:        { type: 'number', min: 0, label: 'men of its group', help: 'Men in and on it when somebody last got on', rule: 'PT-MOR-02', ends: 'battle', by: 'nobody', shown: 'never' },
  fallen:         { type: 'number', min: 0, label: 'men lost', help: 'Men it has lost in this battle', rule: 'PT-SCEN-06', ends: 'battle', by: 'nobody', shown: 'never' },
  'crew-of':      { type: 'unit', label: 'crew of', help: 'The vehicle it got out of in this battle', rule: 'PT-BAIL-02', ends: 'battle', by: 'nobody', shown: 'details' },
} as const satisfies FieldTables['unit'];

/** What's known in a battle with this book. */
export const fields = {
  unit: { ...roster, ...moving, ...lasting },
  squad: {},
  // biome-ignore format: a field a line
  side: {
    'normal-fired': { type: 'flag', label: 'has fired', help: 'It has fired in this step, so it’s too late for smoke', rule: 'PT-SMOKE-05', ends: 'step', by: 'nobody', shown: 'never' },
    reminded:       { type: 'words', label: 'reminded of', help: 'Rules it has been reminded of this turn', rule: 'PT-TURN-01', ends: 'turn', by: 'nobody', shown: 'never' },
    'on-table':     { type: 'flag', label: 'on the table', help: 'It had units on the table in this battle', rule: 'PT-SCEN-06', ends: 'battle', by: 'nobody', shown: 'never' },
    attacker:       { type: 'flag', label: 'on the offensive', help: 'It’s the side on the offensive', rule: 'PT-TURN-02', ends: 'battle', shown: 'details' },
  },
  // biome-ignore format: a field a line
  table: {
    first:           { type: 'word', label: 'Side A', help: 'Which side moves first', rule: 'PT-TURN-02', ends: 'battle', shown: 'details' },
    'sets-up-first': { type: 'word', label: 'sets up first', help: 'Who won the throw for setting up', rule: 'PT-SCEN-03', ends: 'battle', shown: 'details' },
    'moves-first':   { type: 'word', label: 'moves first', help: 'Who won the throw for the first move', rule: 'PT-SCEN-04', ends: 'battle', shown: 'details' },
    weather:         { type: 'word', values: ['good', 'bad'], label: 'weather', help: 'good, or bad, which means no smoke', rule: 'PT-SMOKE-07', ends: 'battle', shown: 'details' },
    'smoke-{n}':     { type: 'unit', label: 'smoke', help: 'Smoke on the table, and who fired it', rule: 'PT-SMOKE-04', ends: 'moment', toggle: 'smoke', by: 'nobody', shown: 'never' },
  },
} as const satisfies FieldTables;
