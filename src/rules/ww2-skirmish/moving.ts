import { COVERS } from '../../../data/ww2-skirmish/book.ts';
import { MOVERS, RUNNING_GEARS, TERRAINS } from '../../../data/ww2-skirmish/vehicle-tables.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';

export const options = {
  task: choice.oneOf(
    ['march', 'bog', 'release', 'crash'],
    'How far it goes, whether it gets stuck or free at an obstacle, or how it crashes',
    { default: 'march' },
  ),
  mover: known.oneOf(MOVERS, 'Who moves: on foot, or a class of vehicle', { default: 'foot' }),
  terrain: eye.oneOf(TERRAINS, 'The ground it moves over', { default: 'open', when: { task: ['march'] } }),
  cover: eye.oneOf(COVERS, 'The cover the team has all the way', {
    default: 'open',
    when: { task: ['march'], mover: ['foot'] },
  }),
  obstacles: eye.integer(0, 20, 'How many linear obstacles it crosses', { default: 0, when: { task: ['march'] } }),
  pace: choice.oneOf(['full', 'half'], 'At full or half speed', {
    default: 'full',
    filled: true,
    when: { task: ['march'] },
  }),
  'running-gear': known.oneOf(RUNNING_GEARS, 'Vehicles: wheeled if soft, else tracked'),
  actions: known.integer(1, 3, 'Actions of each figure when unhurt', { default: 2 }),
  wounds: known.integer(0, 20, 'Wounds of the figure that moves', { default: 0 }),
  moves: choice.integer(0, 20, 'Actions spent on moving', { default: 1, when: { task: ['march'], mover: ['foot'] } }),
  carriers: eye.integer(0, 2, 'Figures that drag or carry the casualty', {
    default: 0,
    when: { task: ['march'], mover: ['foot'] },
  }),
  suppressed: known.flag('The team is suppressed'),
  compelled: known.oneOf(['none', 'retire', 'rout', 'solo-rout'], 'What morale or the solo chart makes of the move', {
    default: 'none',
  }),
  deduction: choice.integer(-20, 20, 'More inches off each move, if you’ve agreed on any', {
    default: 0,
    length: true,
  }),
  speed: known.inches('Crash: how many inches the vehicle last moved'),
  cause: known.oneOf(['driver-killed', 'explodes'], 'Crash: what made it crash', { default: 'driver-killed' }),
  modifier: { ...MODIFIER, help: 'A one-off modifier on the die; for inches use deduction' },
} satisfies OptionTable;

/** What only the unit knows: a crew that's suppressed in its vehicle, and an AFV's order (WS-AFV-13). */
export const ofUnit = {
  'crew-suppressed': known.maybe('The vehicle’s crew is suppressed: 2″ at most'),
  halted: known.maybe('The AFV has been ordered to halt: 6″ at most, to cover'),
} satisfies OptionTable;

/** A move, as declared. */
export type Moving = OptionsOf<typeof options> & OptionsOf<typeof ofUnit>;
