import { COVERS } from '../../../../data/ww2-skirmish/book.ts';
import { MOVERS, RUNNING_GEARS, TERRAINS } from '../../../../data/ww2-skirmish/vehicles/vehicle-tables.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';

const MOST_MOVES = 20;
/** Whoever makes no move isn't slowed by anything. */
const GOES = { task: ['march'], moves: Array.from({ length: MOST_MOVES }, (_, i) => i + 1) };

export const options = {
  task: choice.oneOf(['march', 'bog', 'release', 'crash'], { default: 'march', aside: true }),
  mover: known.oneOf(MOVERS, { default: 'foot' }),
  terrain: eye.oneOf(TERRAINS, { default: 'open', when: GOES }),
  cover: eye.oneOf(COVERS, { default: 'open', when: { ...GOES, mover: ['foot'] } }),
  obstacles: eye.integer(0, 20, { default: 0, when: GOES }),
  pace: choice.oneOf(['full', 'half'], { default: 'full', filled: true, when: { task: ['march'] } }),
  'running-gear': known.oneOf(RUNNING_GEARS),
  actions: known.integer(1, 3, { default: 2 }),
  wounds: known.integer(0, 20, { default: 0 }),
  moves: choice.integer(0, MOST_MOVES, { default: 1, when: { task: ['march'], mover: ['foot'] } }),
  carriers: eye.integer(0, 2, { default: 0, when: { ...GOES, mover: ['foot'] } }),
  suppressed: known.flag(),
  compelled: known.oneOf(['none', 'retire', 'rout', 'solo-rout'], { default: 'none' }),
  deduction: choice.integer(-20, 20, { default: 0, length: true, aside: true }),
  speed: known.inches(),
  cause: known.oneOf(['driver-killed', 'explodes'], { default: 'driver-killed', aside: true }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** What only the unit knows: a crew that's suppressed in its vehicle, and an AFV's order (WS-AFV-13). */
export const ofUnit = {
  'crew-suppressed': known.maybe(),
  halted: known.maybe(),
} satisfies OptionTable;

/** A move, as declared. */
export type Moving = OptionsOf<typeof options> & OptionsOf<typeof ofUnit>;
