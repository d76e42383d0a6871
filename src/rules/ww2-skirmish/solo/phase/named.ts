import { folded } from '../../../../kernel/options/folded.ts';
import { nearest } from '../../../../kernel/options/nearest.ts';
import { meantByName } from '../../../../kernel/options/short-name.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { soloSide } from './sides.ts';

/** The word for nobody, where a name could stand. */
export const NONE = 'none';

/** A player's unit in play; nobody for `none`. @throws {InputError} for a name that isn't one of theirs */
export function enemyNamed(scene: Scene, name: string): Unit | undefined {
  const wanted = folded(name);
  const theirs = [...scene.units.values()].filter((unit) => unit.side !== soloSide(scene));
  const found = meantByName([...scene.units.values()], name);
  if (wanted === '' || (wanted === NONE && !found)) return undefined;
  const inPlay = theirs.filter(({ gone }) => !gone).map((unit) => unit.name);
  if (!found) throw new InputError('unknown-unit', { unit: name.trim(), nearest: nearest(name.trim(), inPlay) });
  if (found.gone) throw new InputError('unit-gone', { unit: found.name, why: found.gone });
  if (found.side === soloSide(scene)) throw new InputError('solo-not-an-enemy', { unit: found.name, allowed: inPlay });
  return found;
}

/** Units named with commas between. @throws {InputError} for any other name, with what was expected */
export function namedAmong(units: readonly Unit[], names: string | undefined, what: string): readonly Unit[] {
  const allowed = units.map(({ name }) => name);
  return listed(names).map((name) => {
    const found = meantByName(units, name);
    if (!found) throw new InputError('solo-not-among', { unit: name, what, nearest: nearest(name, allowed), allowed });
    return found;
  });
}

/** The entries of a list with commas between. */
export function listed(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
