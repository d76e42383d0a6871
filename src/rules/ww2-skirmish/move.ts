import type { Facts } from '../../kernel/facts.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import type { Book } from './book.ts';
import { gearOf } from './damage.ts';
import { drive, march } from './march.ts';
import { afterMove, forbiddenMove, knownOfMove, movesNow } from './tracked/moving.ts';
import { Play } from './tracked/play.ts';
import { MOVERS, RUNNING_GEARS, TERRAINS } from './vehicle-tables.ts';

const options = {
  task: {
    type: 'string',
    values: ['march', 'bog', 'release', 'crash'],
    default: 'march',
    help: 'How far it goes; whether it sticks at an obstacle, or gets free; where it crashes',
  },
  mover: { type: 'string', values: MOVERS, default: 'foot', help: 'Who moves: on foot, or a class of vehicle' },
  terrain: { type: 'string', values: TERRAINS, default: 'open', help: 'What it moves over' },
  obstacles: { type: 'integer', min: 0, max: 20, default: 0, help: 'Linear obstacles that it crosses' },
  pace: { type: 'string', values: ['full', 'half'], default: 'full', help: 'At full or at half speed' },
  'running-gear': { type: 'string', values: RUNNING_GEARS, help: 'Vehicles: wheeled if soft, else tracked' },
  actions: { type: 'integer', min: 1, max: 3, default: 2, help: 'Actions of each figure when unhurt' },
  wounds: { type: 'integer', min: 0, max: 20, default: 0, help: 'Wounds of the figure that moves' },
  moves: { type: 'integer', min: 0, max: 20, default: 1, help: 'Actions spent on moving' },
  carriers: { type: 'integer', min: 0, max: 2, default: 0, help: 'Figures that drag or carry the casualty' },
  suppressed: { type: 'boolean', default: false, help: 'The team is suppressed' },
  compelled: {
    type: 'string',
    values: ['none', 'retire', 'rout', 'solo-rout'],
    default: 'none',
    help: 'What morale or the solo chart makes of the move',
  },
  deduction: { type: 'integer', min: -20, max: 20, default: 0, help: 'Further inches off each move, as agreed' },
  speed: { type: 'number', min: 0, help: 'Crash: inches that the vehicle last moved' },
  cause: {
    type: 'string',
    values: ['driver-killed', 'explodes'],
    default: 'driver-killed',
    help: 'Crash: what made it crash',
  },
  modifier: { ...MODIFIER, help: 'A one-off adjustment to the die; for inches take deduction' },
} as const satisfies OptionTable;

/** A move, as declared. */
export type Moving = OptionsOf<typeof options>;

function resolve(ruling: Ruling, moving: Moving, book: Book): Facts {
  const { mover } = moving;
  switch (moving.task) {
    case 'bog':
      return bog(ruling, moving, book);
    case 'release':
      return release(ruling, moving, book);
    case 'crash':
      return crash(ruling, moving, book);
    default:
      return { inches: mover === 'foot' ? march(ruling, moving, book) : drive(ruling, mover, moving, book) };
  }
}

/** WS-VEH-06: whether it sticks at one obstacle; what has tracks does not. */
function bog(ruling: Ruling, { mover, modifier, ...given }: Moving, { movement, vehicles }: Book): Facts {
  const { rule, label, sides, results, need: needs } = movement.bog;
  const gear = mover === 'foot' ? (given['running-gear'] ?? 'tracked') : gearOf(mover, given['running-gear'], vehicles);
  const need = needs[gear];
  if (need !== null)
    return { stuck: ruling.test({ rule, label, sides, results, need, modifiers: agreed(modifier) }).passed };
  ruling.note({ rule, label }, results[1]);
  return { stuck: false };
}

/** WS-VEH-07. */
function release(ruling: Ruling, { modifier }: Moving, { movement }: Book): Facts {
  return { released: ruling.test({ ...movement.release, modifiers: agreed(modifier) }).passed };
}

/** WS-VEH-08, -09: half its last speed straight on, unless it was slow and only its driver died. */
function crash(ruling: Ruling, { speed, cause }: Moving, { movement }: Book): Facts {
  if (speed === undefined) throw new InputError('missing-options', { missing: ['speed'] });
  const { below, ...stops } = movement.stops;
  if (cause === 'driver-killed' && speed < below) {
    ruling.note(stops, '0"');
    return { inches: 0 };
  }
  ruling.note(movement.crash, `${speed / 2}"`);
  return { inches: speed / 2 };
}

/** How far figures and vehicles go, whether they stick, and where they end. */
export const move: Verb<Moving, Book> = {
  options,
  resolve,
  outOfTurn: movesNow,
  fills: ['mover', 'running-gear', 'suppressed', 'actions', 'wounds', 'compelled', 'speed'],
  fill: knownOfMove,
  forbid: forbiddenMove,
  effects: (scene, declared, outcome, draw, book) => {
    const play = new Play(scene, book, draw);
    afterMove(play, declared, outcome);
    return play.effects;
  },
};
