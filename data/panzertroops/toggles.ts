import type { Toggle } from '../../src/kernel/ruleset.ts';

/** The book's advanced rules, to be used as a group likes; then the other readings of its open points. */
export const toggles = {
  pinning: {
    rule: 'PT-PIN-01',
    default: true,
    line: 'A total that equals a man’s defence value, or is 1 less, pins him',
  },
  'bail-out': { rule: 'PT-BAIL-01', default: true, line: 'Crew and riders may get out of a destroyed AFV' },
  satchel: { rule: 'PT-SATCH-01', default: true, line: 'Satchel charges' },
  flamethrower: { rule: 'PT-FLAME-01', default: true, line: 'Flamethrowers' },
  'artillery-support': {
    rule: 'PT-ARTY-01',
    default: true,
    line: 'Artillery and mortars off the table, called by observers, and indirect fire',
  },
  immobilisation: { rule: 'PT-IMMO-01', default: true, line: 'A total that equals its armour immobilises an AFV' },
  smoke: { rule: 'PT-SMOKE-01', default: true, line: 'Smoke shells and projectors' },
  morale: { rule: 'PT-MOR-01', default: false, line: 'Morale checks: every figure belongs to a combat group' },
  'assault-defence-7': {
    rule: 'PT-RUL-01',
    default: false,
    line: 'Infantry in an assault move have a defence value of 7, not 8',
  },
  'heavy-moving-defence-8': {
    rule: 'PT-RUL-01',
    default: false,
    line: 'A moving heavy weapon has a defence value of 8, not 7',
  },
  'carry-stance': {
    rule: 'PT-RUL-04',
    default: false,
    line: 'A tracked unit keeps the defence value of its last move until its next movement step',
  },
  'split-one-roll': { rule: 'PT-RUL-16', default: false, line: 'One throw counts for all targets of a split shot' },
  'saved-pins': { rule: 'PT-RUL-19', default: false, line: 'With pinning, a man saved by cover is pinned' },
  'roof-as-turret': {
    rule: 'PT-RUL-21',
    default: false,
    line: 'A roof MG on a vehicle that has moved has −1 as in a turret, not −2',
  },
  'shaken-frozen': { rule: 'PT-RUL-24', default: false, line: 'A shaken group can’t move at all' },
  'smoke-guns-only': { rule: 'PT-RUL-34', default: false, line: 'Mortars can’t fire smoke' },
  'printed-costs': {
    rule: 'PT-RUL-09',
    default: false,
    line: 'Point costs as printed: very light AT gun 8, medium artillery piece 15',
  },
  'free-grenades': { rule: 'PT-RUL-38', default: false, line: 'Grenades cost no points' },
} as const satisfies Readonly<Record<string, Toggle>>;
