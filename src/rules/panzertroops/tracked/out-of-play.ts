import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { Refusal } from '../refusal.ts';
import { has } from '../unit.ts';
import { checksOf } from './morale/checks.ts';
import { groupKey } from './morale/groups.ts';

/** Units that do nothing any more, or not yet, and the rule: wrecks, abandoned vehicles, the dead, men in a wreck. */
export function refuseOut(unit: Unit, { tracking }: Book): Refusal | undefined {
  const { rules } = tracking;
  const values = { unit: unit.name };
  if (unit.gone === 'wreck') return new Refusal(rules.wreck, 'is-wrecked', values);
  if (unit.gone === 'abandoned') return new Refusal(rules.broken, 'was-left-by-its-crew', values);
  if (unit.gone) return new Refusal(rules.stance, 'has-fallen', values);
  return has(unit, 'in-wreck') ? new Refusal(rules['getting-out'], 'still-in-the-wreck', values) : undefined;
}

/** The same, and men whose group has to settle what it owes first (PT-BAIL-01, PT-MOR-05). */
export function refuseActor(scene: Scene, unit: Unit, book: Book): Refusal | undefined {
  return refuseOut(unit, book) ?? refuseOwing(scene, unit, book);
}

export function refuseOwing(scene: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  const [check] = checksOf(scene, groupKey(unit));
  if (!check) return undefined;
  return new Refusal(tracking.rules.check, 'owed-first', { unit: unit.name, verb: check.verb, owing: undefined });
}
