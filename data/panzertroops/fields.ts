import type { FieldTables } from '../../src/kernel/state/field.ts';
import { FIGURES, VEHICLES } from './ids.ts';
import { SLOTS } from './slots.ts';

/** What a unit is and has, by its profile or as its player set it before the battle; it's carried over. */
// biome-ignore format: a field a line
const roster = {
  kind:        { type: 'word', values: ['infantry', 'heavy', 'gun', 'soft-vehicle', 'afv'], rule: 'PT-TROOP-01', ends: 'never', by: 'deployment', shown: 'details' },
  figure:      { type: 'word', values: FIGURES, rule: 'PT-TROOP-02', ends: 'never', by: 'deployment', shown: 'details' },
  weapons:     { type: 'words', values: SLOTS, rule: 'PT-FIRE-01', ends: 'never', by: 'deployment', shown: 'details' },
  crew:        { type: 'number', min: 0, rule: 'PT-TROOP-05', ends: 'never', by: 'deployment', shown: 'line' },
  lost:        { type: 'number', min: 0, rule: 'PT-REUSE-01', ends: 'never' },
  vehicle:     { type: 'word', values: VEHICLES, rule: 'PT-VEH-01', ends: 'never', by: 'deployment', shown: 'details' },
  nation:      { type: 'word', rule: 'PT-SMOKE-10', ends: 'never', by: 'deployment', shown: 'details' },
  squad:       { type: 'word', rule: 'PT-MOR-03', ends: 'never', by: 'deployment', shown: 'line' },
  group:       { type: 'word', rule: 'PT-MOR-03', ends: 'never', by: 'deployment', shown: 'line' },
  radioman:    { type: 'flag', rule: 'PT-ARTY-02', ends: 'never', by: 'deployment', shown: 'details' },
  rockets:     { type: 'number', min: 0, max: 3, rule: 'PT-TROOP-04', ends: 'never', by: 'deployment', shown: 'details', lastShot: 'at-zero' },
  'off-table': { type: 'flag', rule: 'PT-ARTY-01', ends: 'never', by: 'deployment', shown: 'line' },
  cost:        { type: 'number', min: 0, rule: 'PT-PTS-01', ends: 'never', by: 'umpire', shown: 'details' },
  'charge-used':      { type: 'flag', rule: 'PT-SATCH-01', ends: 'never', shown: 'details', lastShot: 'set' },
  'weapon-destroyed': { type: 'flag', rule: 'PT-REUSE-04', ends: 'never' },
  'given-up':         { type: 'flag', rule: 'PT-REUSE-02', ends: 'never' },
  'earlier-battle':   { type: 'flag', rule: 'PT-SCEN-07', ends: 'never', by: 'nobody', shown: 'never' }, // It was out before this battle began
} as const satisfies FieldTables['unit'];

/** What a move, a shot or loading does to a unit, and when that ends. */
// biome-ignore format: a field a line
const moving = {
  action:         { type: 'word', rule: 'PT-TURN-01', ends: 'step', by: 'nobody', shown: 'details' }, // What it did in this step
  spent:          { type: 'number', min: 0, fractions: true, rule: 'PT-MOVE-02', ends: 'step', shown: 'details' },
  went:           { type: 'number', min: 0, fractions: true, rule: 'PT-MOVE-02', ends: 'step', by: 'nobody', shown: 'never' }, // Inches of its speed used on the way, without loading
  loadings:       { type: 'words', values: ['on', 'off'], rule: 'PT-LOAD-01', ends: 'step', by: 'nobody', shown: 'details' }, // Half moves used to get on and off
  'left-road':    { type: 'flag', rule: 'PT-MOVE-09', ends: 'step', by: 'nobody', shown: 'never' }, // Part of this move was off the road
  'road-bonus':   { type: 'flag', rule: 'PT-MOVE-09', ends: 'step', by: 'nobody', shown: 'details' }, // The road bonus was used in this move
  stance:         { type: 'word', values: ['running', 'assault', 'moving'], rule: 'PT-DEF-01', ends: 'moment', gone: 'ends' },
  'way-gone':     { type: 'word', rule: 'PT-ATK-01', ends: 'moment', by: 'nobody', shown: 'never', gone: 'ends' }, // Its way in the move just made, on a drawn table
  moved:          { type: 'flag', rule: 'PT-ATK-02', ends: 'moment', shown: 'details', gone: 'ends' },
  ran:            { type: 'number', min: 0, rule: 'PT-MOVE-05', ends: 'moment', shown: 'details' },
  fired:          { type: 'words', rule: 'PT-FIRE-01', ends: 'step', shown: 'details' },
  'points-used':  { type: 'number', min: 0, rule: 'PT-SPLIT-01', ends: 'step', shown: 'details' },
  pinned:         { type: 'flag', rule: 'PT-PIN-02', ends: 'moment', toggle: 'pinning', gone: 'ends' },
  aboard:         { type: 'unit', rule: 'PT-LOAD-01', ends: 'act', gone: 'ends' },
  'towed-by':     { type: 'unit', rule: 'PT-LOAD-01', ends: 'act', gone: 'ends' },
  heads:          { type: 'word', values: ['up', 'down'], rule: 'PT-COV-08', ends: 'act', gone: 'ends' },
  'in-edge':      { type: 'flag', rule: 'PT-LOF-06', ends: 'act', by: 'player', gone: 'ends' },
  revealed:       { type: 'flag', rule: 'PT-LOF-06', ends: 'act', gone: 'ends' },
  'came-aboard':  { type: 'unit', rule: 'PT-ATK-07', ends: 'moment', by: 'nobody', shown: 'never' }, // The vehicle it got on in the move just made
  'came-off':     { type: 'unit', rule: 'PT-ATK-07', ends: 'moment', by: 'nobody', shown: 'never' }, // The vehicle it got off in the move just made
  loaded:         { type: 'flag', rule: 'PT-ATK-07', ends: 'moment', by: 'nobody', shown: 'never' }, // Somebody got on or off it in the move just made
  'took-up':      { type: 'unit', rule: 'PT-ATK-01', ends: 'moment', by: 'nobody', shown: 'never' }, // Whose weapons he took up in the move just made
  crewed:         { type: 'unit', rule: 'PT-ATK-01', ends: 'moment', by: 'nobody', shown: 'never' }, // Whose crew he joined in the move just made
  'went-as':      { type: 'word', values: ['running', 'assault', 'moving'], rule: 'PT-ATK-01', ends: 'moment', by: 'nobody', shown: 'never' }, // How he moved until he took another’s place
  manned:         { type: 'flag', rule: 'PT-ATK-01', ends: 'moment', by: 'nobody', shown: 'never' }, // Another took a place here in the move just made
  'left-start':   { type: 'flag', rule: 'PT-ARTY-09', ends: 'battle', shown: 'details' },
  'moved-by-vehicle': { type: 'flag', rule: 'PT-SMOKE-09', ends: 'battle', shown: 'details' },
  dropped:        { type: 'flag', rule: 'PT-SATCH-01', ends: 'act', toggle: 'satchel' },
  'dropped-at':   { type: 'unit', rule: 'PT-SATCH-01', ends: 'act', toggle: 'satchel', shown: 'details' },
  'dropped-place': { type: 'word', rule: 'PT-SATCH-01', ends: 'act', toggle: 'satchel', by: 'nobody', shown: 'never' }, // Where it lies on a drawn table
  called:         { type: 'flag', rule: 'PT-ARTY-04', ends: 'turn', toggle: 'artillery-support', shown: 'details' },
  call:           { type: 'flag', rule: 'PT-ARTY-11', ends: 'moment', toggle: 'artillery-support' },
} as const satisfies FieldTables['unit'];

/** What lasts through the battle. */
// biome-ignore format: a field a line
const lasting = {
  'roof-out':     { type: 'flag', rule: 'PT-COV-07', ends: 'battle' },
  immobilised:    { type: 'flag', rule: 'PT-IMMO-01', ends: 'battle', toggle: 'immobilisation' },
  'in-wreck':     { type: 'flag', rule: 'PT-BAIL-03', ends: 'act', toggle: 'bail-out', gone: 'ends' },
  'out-of-wreck': { type: 'flag', rule: 'PT-BAIL-03', ends: 'step', toggle: 'bail-out', gone: 'ends' },
  'fuel-out':     { type: 'flag', rule: 'PT-FLAME-03', ends: 'battle' },
  'smoke-out':    { type: 'words', rule: 'PT-SMOKE-09', ends: 'battle' },
  'projector-used': { type: 'flag', rule: 'PT-SMOKE-08', ends: 'battle', lastShot: 'set' },
  morale:         { type: 'word', values: ['shaken', 'broken'], rule: 'PT-MOR-08', ends: 'battle', toggle: 'morale' },
  'broke-now':    { type: 'flag', rule: 'PT-MOR-10', ends: 'step', toggle: 'morale', by: 'nobody', shown: 'never' }, // He broke in this step and may surrender
  started:        { type: 'number', min: 0, rule: 'PT-MOR-05', ends: 'battle', shown: 'details' },
  joined:         { type: 'number', min: 0, rule: 'PT-MOR-05', ends: 'battle', by: 'nobody', shown: 'never' }, // Men of another group who have joined its crew
  'first-figure': { type: 'word', values: FIGURES, rule: 'PT-REUSE-02', ends: 'battle', by: 'nobody', shown: 'never' }, // Its first man, before another took up his weapons
  'home-group':   { type: 'word', rule: 'PT-MOR-01', ends: 'battle', by: 'nobody', shown: 'never' }, // The combat group it began the battle in
  carried:        { type: 'number', min: 0, rule: 'PT-MOR-02', ends: 'battle', by: 'nobody', shown: 'never' }, // Men in and on it when somebody last got on
  fallen:         { type: 'number', min: 0, rule: 'PT-SCEN-06', ends: 'battle', by: 'nobody', shown: 'never' }, // Men it has lost in this battle
  'crew-of':      { type: 'unit', rule: 'PT-BAIL-02', ends: 'battle', by: 'nobody', shown: 'details' }, // The vehicle it got out of in this battle
} as const satisfies FieldTables['unit'];

/** What's known in a battle with this book. */
export const fields = {
  unit: { ...roster, ...moving, ...lasting },
  squad: {},
  // biome-ignore format: a field a line
  side: {
    'normal-fired': { type: 'flag', rule: 'PT-SMOKE-05', ends: 'step', by: 'nobody', shown: 'never' }, // It has fired in this step, so it’s too late for smoke
    reminded:       { type: 'words', rule: 'PT-TURN-01', ends: 'turn', by: 'nobody', shown: 'never' }, // Rules it has been reminded of this turn
    'on-table':     { type: 'flag', rule: 'PT-SCEN-06', ends: 'battle', by: 'nobody', shown: 'never' }, // It had units on the table in this battle
    attacker:       { type: 'flag', rule: 'PT-TURN-02', ends: 'battle', shown: 'details' }, // It’s the side on the offensive
  },
  // biome-ignore format: a field a line
  table: {
    first:           { type: 'word', rule: 'PT-TURN-02', ends: 'battle', shown: 'details' }, // Which side moves first
    'sets-up-first': { type: 'word', rule: 'PT-SCEN-03', ends: 'battle', shown: 'details' }, // Who won the throw for setting up
    'moves-first':   { type: 'word', rule: 'PT-SCEN-04', ends: 'battle', shown: 'details' }, // Who won the throw for the first move
    weather:         { type: 'word', values: ['good', 'bad'], rule: 'PT-SMOKE-07', ends: 'battle', shown: 'details' }, // good, or bad, which means no smoke
    'smoke-{n}':     { type: 'unit', rule: 'PT-SMOKE-04', ends: 'moment', toggle: 'smoke', by: 'nobody', shown: 'never' }, // Smoke on the table, and who fired it
    'smoke-{n}-at':  { type: 'word', rule: 'PT-SMOKE-02', ends: 'moment', toggle: 'smoke', by: 'nobody', shown: 'never' }, // Where it lies on a drawn table
  },
} as const satisfies FieldTables;
