import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { fields } from '../../../../data/ww2-skirmish/fields.ts';
import { Changes } from '../../../kernel/state/changes.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import type { FlatFields } from '../../../kernel/state/unit.ts';

/** What a ruling or a step changes in a battle with this book. */
export type Changing = Changes<typeof fields, Book>;

/** The changes of a step, none so far. */
export function changing(scene: Scene, book: Book): Changing {
  return new Changes<typeof fields, Book>(scene, book);
}

/** What's owed first: it holds up everything else of the unit, attacks on it, and the end of the phase. */
export const FIRST = ['unit', 'target', 'turn'] as const;

/** A ruling a unit owes before it does anything else, and before anyone attacks it (WS-TURN-05). */
export function owedFirst(
  after: Changing,
  unit: Pick<Unit, 'id'>,
  verb: string,
  options: FlatFields,
  rule: string,
  { targets = [], attacker }: { readonly targets?: readonly Pick<Unit, 'id'>[]; readonly attacker?: string } = {},
): void {
  const about = targets.length > 0 ? { targets: targets.map(({ id }) => id) } : {};
  const of = attacker === undefined ? {} : { attacker };
  after.due({ verb, options, unit: unit.id, ...about, blocks: FIRST, ...of, rule });
}

/** A reminder of what only the players can judge, once a turn. */
export function advise(after: Changing, rule: string): void {
  const { at, table } = after.scene;
  const known = Array.isArray(table.advised) ? (table.advised as readonly string[]) : [];
  if (!at || known.includes(rule)) return;
  after.remind(rule);
  after.ofTable('advised', [...known, rule], rule);
}
