import type { FieldTable, FieldTables } from '../../src/kernel/field.ts';
import { GUNS, INDIRECT, LAUNCHERS, SMALL_ARMS, VEHICLES } from './armoury.ts';
import { HOUSES } from './book/shooting.ts';

const NUMBER = { type: 'number', min: 0 } as const;
const FLAG = { type: 'flag' } as const;
/** What a unit starts with: its player can change it until the battle begins. */
const ROSTER = { ends: 'never', by: 'deployment' } as const;
/** Only used for calculation: other lines report it. */
const RECKONED = { by: 'nobody', shown: 'never' } as const;
const WEAPON = { ...NUMBER, ...ROSTER, help: 'How many the unit has', rule: 'HP-INF-02' } as const;

/** What the referee knows about men, and about the men of a gun or mortar. */
// biome-ignore format: a field a line
const men = {
  men:                { ...NUMBER, label: 'men', help: 'Men left', rule: 'HP-SEQ-01', ends: 'never', by: 'player', lowers: true, counts: 'left' },
  'men-at-start':     { ...NUMBER, label: 'men at the start', help: 'Its strength when the battle begins; the men it has, unless you say otherwise', rule: 'HP-MOR-01', ends: 'battle', by: 'deployment', counts: 'began', shown: 'details' },
  squad:              { type: 'word', label: 'squad', help: 'The platoon or section it belongs to', rule: 'HP-INF-02', ...ROSTER },
  hit:                { ...NUMBER, label: 'hit', help: 'Men outside a house who were hit in this step', rule: 'HP-SEQ-01', ends: 'act', ...RECKONED },
  'hit-inside':       { ...NUMBER, label: 'hit inside', help: 'Men in a house who were hit in this step', rule: 'HP-SEQ-01', ends: 'act', ...RECKONED },
  'men-used':         { ...NUMBER, label: 'men who have acted', help: 'Men who have shot, thrown or served a weapon this turn', rule: 'HP-SEQ-03', ends: 'turn', shown: 'details' },
  'rifles-fired':     { ...NUMBER, label: 'rifles fired', help: 'Rifles and pistols that have fired this turn', rule: 'HP-SEQ-03', ends: 'turn', shown: 'details' },
  fired:              { type: 'words', label: 'weapons fired', help: 'Bursts and shots this turn: weapon, section, cover, number', rule: 'HP-SEQ-03', ends: 'turn', ...RECKONED },
  'at-work':          { type: 'word', values: ['set-up', 'hook-up', 'call-fire'], label: 'at work', help: 'It sets up, hooks up or calls this turn and does nothing else', rule: 'HP-RUL-37', ends: 'turn', shown: 'details' },
  'move-used':        { type: 'word', like: 'fraction', label: 'move used', help: 'How much of its move it has used this turn, as a fraction', rule: 'HP-MOVE-02', ends: 'turn', shown: 'details' },
  'on-road':          { ...FLAG, label: 'has been on a road', help: 'Part of its move this turn was on a road', rule: 'HP-MOVE-04', ends: 'turn', shown: 'details' },
  aboard:             { type: 'unit', label: 'aboard', help: 'The vehicle it rides in', rule: 'HP-VEH-05', ends: 'act' },
  boarded:            { ...NUMBER, label: 'boarded as number', help: 'The order in which riders got in', rule: 'HP-RUL-39', ends: 'act', ...RECKONED },
  inside:             { type: 'unit', label: 'in', help: 'The house that some of its men are in', rule: 'HP-TER-03', ends: 'act' },
  'men-inside':       { ...NUMBER, label: 'men in it', help: 'How many of its men are in the house', rule: 'HP-TER-05', ends: 'act' },
  'halted-until':     { ...NUMBER, label: 'halts until turn', help: 'The last turn it halts', rule: 'HP-MOR-01', ends: 'moment' },
  'halted-by':        { type: 'word', label: 'halted by', help: 'The rule that halts it', rule: 'HP-MOR-01', ends: 'moment', shown: 'details' },
  'holding-until':    { ...NUMBER, label: 'holds until turn', help: 'The last turn it holds where it is', rule: 'HP-MOR-18', ends: 'moment' },
  'retreating-until': { ...NUMBER, label: 'retreats until turn', help: 'The last turn it retreats', rule: 'HP-MOR-18', ends: 'moment' },
  routing:            { ...FLAG, label: 'routing', help: 'It retreats until an officer stops it or it leaves the table', rule: 'HP-MOR-19', ends: 'act' },
  checked:            { ...FLAG, label: 'has checked morale', help: 'It has checked morale this turn', rule: 'HP-MOR-01', ends: 'turn', shown: 'details' },
  confronted:         { ...FLAG, label: 'confronted', help: 'An officer has tried to rally it this turn', rule: 'HP-RAL-02', ends: 'turn', shown: 'details' },
  'has-rallied':      { ...FLAG, label: 'has tried to rally', help: 'Its officer has confronted a routing unit this turn', rule: 'HP-RAL-02', ends: 'turn', shown: 'details' },
  'losses-checked':   { ...NUMBER, label: 'losses checked', help: 'The losses it has already checked for, in percent: 25 or 50', rule: 'HP-MOR-01', ends: 'battle', shown: 'details' },
  officer:            { type: 'word', values: ['present', 'lost', 'new'], label: 'officer', help: 'present, lost or new. Only you can see which man was hit', rule: 'HP-MOR-10', ends: 'never', by: 'player', shown: 'details' },
  'officer-missed':   { ...FLAG, label: 'has halted for its officer', help: 'It has halted for the officer it lost', rule: 'HP-MOR-20', ends: 'never', ...RECKONED },
  'from-command':     { ...NUMBER, fractions: true, length: true, label: 'distance to its command unit', help: 'How far away its command unit is, until one of them moves', rule: 'HP-MOR-09', ends: 'act', by: 'player', shown: 'details' },
  'sees-command':     { ...FLAG, label: 'sees its command unit', help: 'It can see its command unit, until one of them moves', rule: 'HP-MOR-08', ends: 'act', by: 'player', shown: 'details' },
  'command-fell':     { ...NUMBER, label: 'lost the command unit near it in turn', help: 'The turn in which a command unit within two moves of it was lost', rule: 'HP-MOR-11', ends: 'battle', shown: 'details' },
  separated:          { ...FLAG, label: 'separated', help: 'It’s more than 1 move from allied units, until it moves', rule: 'HP-MOR-12', ends: 'act', by: 'player', shown: 'details' },
  'won-turn':         { ...NUMBER, label: 'won in turn', help: 'The turn in which it last defeated an enemy unit', rule: 'HP-MOR-14', ends: 'battle', shown: 'details' },
  'beaten-turn':      { ...NUMBER, label: 'beaten in turn', help: 'The turn in which it was last defeated', rule: 'HP-MOR-15', ends: 'battle', shown: 'details' },
  smg:                { ...WEAPON, label: 'submachine guns' },
  'light-mg':         { ...WEAPON, label: 'light machine guns' },
  'heavy-mg':         { ...WEAPON, label: 'heavy machine guns' },
  bazooka:            { ...WEAPON, label: 'bazookas' },
  panzerschreck:      { ...WEAPON, label: 'panzerschrecks' },
  piat:               { ...WEAPON, label: 'PIATs' },
  panzerfaust:        { ...WEAPON, label: 'panzerfausts' },
  spent:              { ...NUMBER, label: 'panzerfausts fired', help: 'Panzerfausts it has fired', rule: 'HP-IAT-06', ends: 'never' },
  elite:              { ...FLAG, ...ROSTER, label: 'elite', help: 'Paratroopers, Rangers, Waffen SS and the like', rule: 'HP-MOR-13' },
  command:            { ...FLAG, ...ROSTER, label: 'command unit', help: 'It’s a command unit of its side', rule: 'HP-MOR-05' },
  observer:           { ...FLAG, ...ROSTER, label: 'forward observer', help: 'It can call for fire', rule: 'HP-ART-02' },
  specialists:        { type: 'word', values: ['artillery', 'mortar'], ...ROSTER, label: 'specialists', help: 'Its men are artillerymen (artillery) or mortarmen (mortar)', rule: 'HP-CAP-03', shown: 'details' },
  'crew-of':          { type: 'unit', label: 'crew of', help: 'The vehicle whose crew it was', rule: 'HP-VEH-04', ends: 'never', by: 'nobody', shown: 'details' },
  absent:             { ...FLAG, label: 'not in this battle', help: 'It was lost in an earlier battle', rule: 'HP-RUL-56', ends: 'never', ...RECKONED },
} as const satisfies FieldTable;

/** What the referee knows about guns, batteries and mortars, apart from their men. */
// biome-ignore format: a field a line
const pieces = {
  weapon:        { type: 'word', values: [...GUNS, ...INDIRECT, ...LAUNCHERS, ...SMALL_ARMS], label: 'weapon', help: 'The gun, mortar, battery or launcher it is, or that a vehicle carries', rule: 'HP-INF-02', ends: 'never', by: 'deployment' },
  'ready-turn':  { type: 'number', min: 1, label: 'ready from turn', help: 'The turn from which it can fire; 1 if it’s already in position', rule: 'HP-GUN-02', ends: 'battle', by: 'deployment', before: 'battle' },
  'towed-by':    { type: 'unit', label: 'towed by', help: 'The vehicle that tows it', rule: 'HP-GUN-01', ends: 'act' },
  captured:      { type: 'flag', label: 'captured', help: 'It was captured, and needs its new owner’s specialists', rule: 'HP-CAP-03', ends: 'never' },
  'piece-of':    { type: 'unit', label: 'first gunners', help: 'The unit whose gun or mortar it was at first', rule: 'HP-CAP-03', ends: 'never', by: 'nobody', shown: 'never' },
  'left-behind': { type: 'flag', label: 'left in position', help: 'Its gunners have left the table without it', rule: 'HP-RUL-53', ends: 'battle', by: 'nobody', shown: 'never' },
  call:          { type: 'units', label: 'called to fire on', help: 'The units it’s called to fire on', rule: 'HP-ART-11', ends: 'act' },
  'call-ready':  { type: 'number', min: 1, label: 'fires on the call from turn', help: 'The turn from which it fires on the call', rule: 'HP-ART-11', ends: 'act' },
  'called-by':   { type: 'unit', label: 'called by', help: 'The observer who called', rule: 'HP-ART-02', ends: 'act' },
  salvo:         { type: 'word', values: ['short', 'over', 'right', 'left', 'dead-center'], label: 'salvo', help: 'Where its salvo landed this turn', rule: 'HP-ART-15', ends: 'turn', shown: 'details' },
  'thrown-for':  { type: 'words', label: 'thrown for', help: 'What has been thrown for under its salvo this turn', rule: 'HP-SEQ-03', ends: 'turn', by: 'nobody', shown: 'never' },
  blast:         { type: 'flag', label: 'grenade has hit', help: 'One of its grenades has hit in this step', rule: 'HP-GREN-04', ends: 'step', by: 'nobody', shown: 'never' },
} as const satisfies FieldTable;

/** What the referee knows about vehicles and houses. */
// biome-ignore format: a field a line
const vehicles = {
  vehicle:      { type: 'word', values: VEHICLES, label: 'vehicle', help: 'Its row in the book’s table of units', rule: 'HP-VEH-01', ends: 'never', by: 'deployment', shown: 'details' },
  crew:         { type: 'number', min: 0, label: 'crew', help: 'Crew in the vehicle', rule: 'HP-VEH-02', ends: 'never', by: 'deployment' },
  armor:        { type: 'number', min: 1, max: 30, label: 'armour', help: 'Its armour defence value, if it isn’t the table’s', rule: 'HP-TANK-13', ends: 'never', by: 'deployment', shown: 'details' },
  passengers:   { type: 'number', min: 0, label: 'other passengers', help: 'Riders besides the units aboard', rule: 'HP-VEH-05', ends: 'battle', by: 'deployment' },
  struck:       { type: 'word', values: ['destroyed', 'disabled'], label: 'struck', help: 'What happens to it when the step ends', rule: 'HP-SEQ-01', ends: 'act', ...RECKONED },
  'crew-hit':   { type: 'number', min: 0, label: 'crew hit', help: 'Crew killed in this step', rule: 'HP-TANK-10', ends: 'act', ...RECKONED },
  'riders-hit': { type: 'number', min: 0, label: 'riders hit', help: 'Untracked riders killed in this step', rule: 'HP-VEH-07', ends: 'act', ...RECKONED },
  fallen:       { type: 'number', min: 0, label: 'killed in it', help: 'Crew and untracked riders killed in this battle', rule: 'HP-TANK-10', ends: 'battle', ...RECKONED },
  state:        { type: 'word', values: ['disabled'], label: 'state', help: 'disabled: it can’t move for the rest of the battle', rule: 'HP-TANK-11', ends: 'battle' },
  moved:        { type: 'flag', label: 'has moved', help: 'The vehicle has moved this turn', rule: 'HP-MOVE-10', ends: 'turn', shown: 'details' },
  boarding:     { type: 'flag', label: 'standing still while men get in or out', help: 'Men get in or out or hook up a gun this turn, so it can’t move', rule: 'HP-MOVE-11', ends: 'turn', shown: 'details' },
  house:        { type: 'word', values: HOUSES, label: 'house', help: 'A house, small or large', rule: 'HP-TER-05', ends: 'never', by: 'nobody', shown: 'details' },
  hits:         { type: 'number', min: 0, max: 7, label: 'hits', help: 'Hits the house has taken', rule: 'HP-TER-08', ends: 'battle' },
} as const satisfies FieldTable;

/** What's known in a battle: about all units, about sides and about the table. */
// biome-ignore format: a field a line
export const fields = {
  unit: { ...men, ...pieces, ...vehicles },
  squad: {},
  side:  { 'command-lost': { type: 'number', min: 1, label: 'command unit lost in turn', help: 'The turn in which it last lost a command unit', rule: 'HP-MOR-05', ends: 'battle', } },
  table: { visibility: { type: 'number', min: 0, length: true, label: 'visibility', help: 'How far you can see in this battle', rule: 'HP-VIS-01', ends: 'battle', } },
} as const satisfies FieldTables;
