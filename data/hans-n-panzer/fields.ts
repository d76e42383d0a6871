import type { FieldTable, FieldTables } from '../../src/kernel/state/field.ts';
import { GUNS, INDIRECT, LAUNCHERS, SMALL_ARMS, VEHICLES } from './armoury.ts';
import { HOUSES } from './book/shooting.ts';

const NUMBER = { type: 'number', min: 0 } as const;
const FLAG = { type: 'flag' } as const;
/** What a unit starts with: its player can change it until the battle begins. */
const ROSTER = { ends: 'never', by: 'deployment' } as const;
/** Only used for calculation: other lines report it. */
const RECKONED = { by: 'nobody', shown: 'never' } as const;
const WEAPON = { ...NUMBER, ...ROSTER, rule: 'HP-INF-02' } as const;

/** What the referee knows about men, and about the men of a gun or mortar. */
// biome-ignore format: a field a line
const men = {
  men:                { ...NUMBER, rule: 'HP-SEQ-01', ends: 'never', by: 'player', lowers: true, counts: 'left' },
  'men-at-start':     { ...NUMBER, rule: 'HP-MOR-01', ends: 'battle', by: 'deployment', counts: 'began', shown: 'details' },
  squad:              { type: 'word', rule: 'HP-INF-02', ...ROSTER },
  hit:                { ...NUMBER, rule: 'HP-SEQ-01', ends: 'act', ...RECKONED }, // Men outside a house who were hit in this step
  'hit-inside':       { ...NUMBER, rule: 'HP-SEQ-01', ends: 'act', ...RECKONED }, // Men in a house who were hit in this step
  'men-used':         { ...NUMBER, rule: 'HP-SEQ-03', ends: 'turn', shown: 'details' },
  'rifles-fired':     { ...NUMBER, rule: 'HP-SEQ-03', ends: 'turn', shown: 'details' },
  fired:              { type: 'words', rule: 'HP-SEQ-03', ends: 'turn', ...RECKONED }, // Bursts and shots this turn: weapon, section, cover, number
  'at-work':          { type: 'word', values: ['set-up', 'hook-up', 'call-fire'], rule: 'HP-RUL-37', ends: 'turn', shown: 'details' },
  'move-used':        { type: 'word', like: 'fraction', rule: 'HP-MOVE-02', ends: 'turn', shown: 'details' },
  'on-road':          { ...FLAG, rule: 'HP-MOVE-04', ends: 'turn', shown: 'details' },
  aboard:             { type: 'unit', rule: 'HP-VEH-05', ends: 'act' },
  boarded:            { ...NUMBER, rule: 'HP-RUL-39', ends: 'act', ...RECKONED }, // The order in which riders got in
  inside:             { type: 'unit', rule: 'HP-TER-03', ends: 'act' },
  'men-inside':       { ...NUMBER, rule: 'HP-TER-05', ends: 'act' },
  'halted-until':     { ...NUMBER, rule: 'HP-MOR-01', ends: 'moment' },
  'halted-by':        { type: 'word', rule: 'HP-MOR-01', ends: 'moment', shown: 'details' },
  'holding-until':    { ...NUMBER, rule: 'HP-MOR-18', ends: 'moment' },
  'retreating-until': { ...NUMBER, rule: 'HP-MOR-18', ends: 'moment' },
  routing:            { ...FLAG, rule: 'HP-MOR-19', ends: 'act' },
  checked:            { ...FLAG, rule: 'HP-MOR-01', ends: 'turn', shown: 'details' },
  confronted:         { ...FLAG, rule: 'HP-RAL-02', ends: 'turn', shown: 'details' },
  'has-rallied':      { ...FLAG, rule: 'HP-RAL-02', ends: 'turn', shown: 'details' },
  'losses-checked':   { ...NUMBER, rule: 'HP-MOR-01', ends: 'battle', shown: 'details' },
  officer:            { type: 'word', values: ['present', 'lost', 'new'], rule: 'HP-MOR-10', ends: 'never', by: 'player', shown: 'details' },
  'officer-missed':   { ...FLAG, rule: 'HP-MOR-20', ends: 'never', ...RECKONED }, // It has halted for the officer it lost
  'from-command':     { ...NUMBER, fractions: true, length: true, rule: 'HP-MOR-09', ends: 'act', by: 'player', shown: 'details' },
  'sees-command':     { ...FLAG, rule: 'HP-MOR-08', ends: 'act', by: 'player', shown: 'details' },
  'command-fell':     { ...NUMBER, rule: 'HP-MOR-11', ends: 'battle', shown: 'details' },
  separated:          { ...FLAG, rule: 'HP-MOR-12', ends: 'act', by: 'player', shown: 'details' },
  'won-turn':         { ...NUMBER, rule: 'HP-MOR-14', ends: 'battle', shown: 'details' },
  'beaten-turn':      { ...NUMBER, rule: 'HP-MOR-15', ends: 'battle', shown: 'details' },
  smg:                WEAPON,
  'light-mg':         WEAPON,
  'heavy-mg':         WEAPON,
  bazooka:            WEAPON,
  panzerschreck:      WEAPON,
  piat:               WEAPON,
  panzerfaust:        WEAPON,
  spent:              { ...NUMBER, rule: 'HP-IAT-06', ends: 'never', lastShot: { of: 'panzerfaust' } },
  elite:              { ...FLAG, ...ROSTER, rule: 'HP-MOR-13' },
  command:            { ...FLAG, ...ROSTER, rule: 'HP-MOR-05' },
  observer:           { ...FLAG, ...ROSTER, rule: 'HP-ART-02' },
  specialists:        { type: 'word', values: ['artillery', 'mortar'], ...ROSTER, rule: 'HP-CAP-03', shown: 'details' },
  'crew-of':          { type: 'unit', rule: 'HP-VEH-04', ends: 'never', by: 'nobody', shown: 'details' }, // The vehicle whose crew it was
  absent:             { ...FLAG, rule: 'HP-RUL-56', ends: 'never', ...RECKONED }, // It was lost in an earlier battle
} as const satisfies FieldTable;

/** What the referee knows about guns, batteries and mortars, apart from their men. */
// biome-ignore format: a field a line
const pieces = {
  weapon:        { type: 'word', values: [...GUNS, ...INDIRECT, ...LAUNCHERS, ...SMALL_ARMS], rule: 'HP-INF-02', ends: 'never', by: 'deployment' },
  'ready-turn':  { type: 'number', min: 1, rule: 'HP-GUN-02', ends: 'battle', by: 'deployment', before: 'battle' },
  'towed-by':    { type: 'unit', rule: 'HP-GUN-01', ends: 'act' },
  captured:      { type: 'flag', rule: 'HP-CAP-03', ends: 'never' },
  'piece-of':    { type: 'unit', rule: 'HP-CAP-03', ends: 'never', by: 'nobody', shown: 'never' }, // The unit whose gun or mortar it was at first
  'left-behind': { type: 'flag', rule: 'HP-RUL-53', ends: 'battle', by: 'nobody', shown: 'never' }, // Its gunners have left the table without it
  call:          { type: 'units', rule: 'HP-ART-11', ends: 'act' },
  'call-ready':  { type: 'number', min: 1, rule: 'HP-ART-11', ends: 'act' },
  'called-by':   { type: 'unit', rule: 'HP-ART-02', ends: 'act' },
  salvo:         { type: 'word', values: ['short', 'over', 'right', 'left', 'dead-center'], rule: 'HP-ART-15', ends: 'turn', shown: 'details' },
  'thrown-for':  { type: 'words', rule: 'HP-SEQ-03', ends: 'turn', by: 'nobody', shown: 'never' }, // What has been thrown for under its salvo this turn
  blast:         { type: 'flag', rule: 'HP-GREN-04', ends: 'step', by: 'nobody', shown: 'never' }, // One of its grenades has hit in this step
} as const satisfies FieldTable;

/** What the referee knows about vehicles and houses. */
// biome-ignore format: a field a line
const vehicles = {
  vehicle:      { type: 'word', values: VEHICLES, rule: 'HP-VEH-01', ends: 'never', by: 'deployment', shown: 'details' },
  crew:         { type: 'number', min: 0, rule: 'HP-VEH-02', ends: 'never', by: 'deployment' },
  armor:        { type: 'number', min: 1, max: 30, rule: 'HP-TANK-13', ends: 'never', by: 'deployment', shown: 'details' },
  passengers:   { type: 'number', min: 0, rule: 'HP-VEH-05', ends: 'battle', by: 'deployment' },
  struck:       { type: 'word', values: ['destroyed', 'disabled'], rule: 'HP-SEQ-01', ends: 'act', ...RECKONED }, // What happens to it when the step ends
  'crew-hit':   { type: 'number', min: 0, rule: 'HP-TANK-10', ends: 'act', ...RECKONED }, // Crew killed in this step
  'riders-hit': { type: 'number', min: 0, rule: 'HP-VEH-07', ends: 'act', ...RECKONED }, // Untracked riders killed in this step
  fallen:       { type: 'number', min: 0, rule: 'HP-TANK-10', ends: 'battle', ...RECKONED }, // Crew and untracked riders killed in this battle
  state:        { type: 'word', values: ['disabled'], rule: 'HP-TANK-11', ends: 'battle' },
  moved:        { type: 'flag', rule: 'HP-MOVE-10', ends: 'turn', shown: 'details' },
  boarding:     { type: 'flag', rule: 'HP-MOVE-11', ends: 'turn', shown: 'details' },
  house:        { type: 'word', values: HOUSES, rule: 'HP-TER-05', ends: 'never', by: 'nobody', shown: 'details' }, // A house, small or large
  hits:         { type: 'number', min: 0, max: 7, rule: 'HP-TER-08', ends: 'battle' },
} as const satisfies FieldTable;

/** What's known in a battle: about all units, about sides and about the table. */
// biome-ignore format: a field a line
export const fields = {
  unit: { ...men, ...pieces, ...vehicles },
  squad: {},
  side:  { 'command-lost': { type: 'number', min: 1, rule: 'HP-MOR-05', ends: 'battle' } }, // The turn in which it last lost a command unit
  table: { visibility: { type: 'number', min: 0, length: true, rule: 'HP-VIS-01', ends: 'battle' } }, // How far you can see in this battle
} as const satisfies FieldTables;
