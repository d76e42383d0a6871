import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import { COVERS } from './book.ts';
import { MOVERS, RUNNING_GEARS, TERRAINS } from './vehicle-tables.ts';

export const options = {
  task: {
    type: 'string',
    from: 'choice',
    values: ['march', 'bog', 'release', 'crash'],
    default: 'march',
    help: 'How far it goes, whether it gets stuck or free at an obstacle, or how it crashes',
  },
  mover: {
    type: 'string',
    from: 'known',
    values: MOVERS,
    default: 'foot',
    help: 'Who moves: on foot, or a class of vehicle',
  },
  terrain: {
    type: 'string',
    from: 'eye',
    values: TERRAINS,
    default: 'open',
    when: { task: ['march'] },
    help: 'The ground it moves over',
  },
  cover: {
    type: 'string',
    from: 'eye',
    values: COVERS,
    default: 'open',
    when: { task: ['march'], mover: ['foot'] },
    help: 'The cover the team has all the way',
  },
  obstacles: {
    type: 'integer',
    from: 'eye',
    min: 0,
    max: 20,
    default: 0,
    when: { task: ['march'] },
    help: 'How many linear obstacles it crosses',
  },
  pace: {
    type: 'string',
    from: 'choice',
    filled: true,
    values: ['full', 'half'],
    default: 'full',
    when: { task: ['march'] },
    help: 'At full or half speed',
  },
  'running-gear': {
    type: 'string',
    from: 'known',
    values: RUNNING_GEARS,
    help: 'Vehicles: wheeled if soft, else tracked',
  },
  actions: { type: 'integer', from: 'known', min: 1, max: 3, default: 2, help: 'Actions of each figure when unhurt' },
  wounds: { type: 'integer', from: 'known', min: 0, max: 20, default: 0, help: 'Wounds of the figure that moves' },
  moves: {
    type: 'integer',
    from: 'choice',
    min: 0,
    max: 20,
    default: 1,
    when: { task: ['march'], mover: ['foot'] },
    help: 'Actions spent on moving',
  },
  carriers: {
    type: 'integer',
    from: 'eye',
    min: 0,
    max: 2,
    default: 0,
    when: { task: ['march'], mover: ['foot'] },
    help: 'Figures that drag or carry the casualty',
  },
  suppressed: { type: 'boolean', from: 'known', default: false, help: 'The team is suppressed' },
  compelled: {
    type: 'string',
    from: 'known',
    values: ['none', 'retire', 'rout', 'solo-rout'],
    default: 'none',
    help: 'What morale or the solo chart makes of the move',
  },
  deduction: {
    type: 'integer',
    from: 'choice',
    min: -20,
    max: 20,
    default: 0,
    help: 'More inches off each move, if you’ve agreed on any',
  },
  speed: { type: 'number', from: 'known', min: 0, help: 'Crash: how many inches the vehicle last moved' },
  cause: {
    type: 'string',
    from: 'known',
    values: ['driver-killed', 'explodes'],
    default: 'driver-killed',
    help: 'Crash: what made it crash',
  },
  modifier: { ...MODIFIER, help: 'A one-off modifier on the die; for inches use deduction' },
} as const satisfies OptionTable;

/** What only the unit knows: a crew that's suppressed in its vehicle, and an AFV's order (WS-AFV-13). */
export const known = {
  'crew-suppressed': { type: 'boolean', from: 'known', help: 'The vehicle’s crew is suppressed: 2″ at most' },
  halted: { type: 'boolean', from: 'known', help: 'The AFV has been ordered to halt: 6″ at most, to cover' },
} as const satisfies OptionTable;

/** A move, as declared. */
export type Moving = OptionsOf<typeof options> & OptionsOf<typeof known>;
