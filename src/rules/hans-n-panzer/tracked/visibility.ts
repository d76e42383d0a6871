import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import type { Scene } from '../../../kernel/state/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { type Changing, measure } from './unit.ts';

/** HP-VIS-01: how far anyone can see today, as thrown before the battle. */
export function visibilityOf({ table }: Scene): number | undefined {
  return typeof table.visibility === 'number' ? table.visibility : undefined;
}

/** HP-RUL-49: thrown once a battle, before its first turn. */
function forbid(scene: Scene, _none: object, { visibility }: Book): Refusal | undefined {
  const { rule } = visibility.throw;
  const known = visibilityOf(scene);
  if (known !== undefined) return new Refusal(rule, 'visibility-thrown', { visibility: known, in: measure(scene) });
  return scene.at ? new Refusal(rule, 'visibility-too-late') : undefined;
}

export const visibility: Tracked<object, Book> = {
  ofTable: true,
  forbid,
  effects(changes: Changing, _none, { facts }) {
    const { book } = changes;
    changes.ofTable('visibility', Number(facts.visibility), book.visibility.throw.rule);
  },
};
