import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { gearOf } from '../vehicles/damage.ts';
import { drive, march } from './march.ts';
import { type Moving, options } from './moving.ts';

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

/** WS-VEH-06: whether it gets stuck at an obstacle; tracked vehicles don't. */
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
    ruling.note(stops, '0″');
    return { inches: 0 };
  }
  ruling.note(movement.crash, `${speed / 2}″`);
  return { inches: speed / 2 };
}

/** How far figures and vehicles go, whether they get stuck, and where they end up. */
export const move = { kind: 'movement', options, resolve } satisfies Contract<Moving, Book>;
