import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { inAction } from '../figures.ts';
import { has, words } from '../unit.ts';
import type { Changing } from './changes.ts';
import { cannotFail } from './fire/certain.ts';
import { testDue } from './morale/struck.ts';

/** figures in action of all enemies in contact with a team, including a newcomer's. */
export function inContact({ units }: Pick<Scene, 'units'>, target: Unit, newcomer: Unit): number {
  const enemies = new Set([...words(target, 'contact'), newcomer.id]);
  return [...enemies].reduce((sum, id) => {
    const enemy = units.get(id);
    return sum + (enemy && !enemy.gone ? inAction(enemy).length : 0);
  }, 0);
}

/** A charge reaches its target: contact, and first a test for a team that's outnumbered (WS-MEL-02, WS-MOR-01, R-52, R-60). */
export function charges(after: Changing, unit: Unit, target: Unit): void {
  const { rules } = after;
  // A fight that goes on isn't a new charge.
  if (words(after.now(unit), 'contact').includes(target.id)) return;
  const many = inContact(after.scene, after.now(target), unit);
  const few = inAction(after.now(target)).length;
  after.list(unit, 'contact', target.id, rules.contact);
  after.list(target, 'contact', unit.id, rules.contact);
  const now = after.now(target);
  const tests = many > few && !has(now, 'routed') && !cannotFail(after.scene, now, after.book);
  after.remind(rules.contact, [unit, target], 'charges', { many, few, tests });
  if (many > few) testDue(after, target, rules.causes);
}
