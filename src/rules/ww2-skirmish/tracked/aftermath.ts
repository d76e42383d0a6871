import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { fields } from '../../../../data/ww2-skirmish/fields.ts';
import { Changes } from '../../../kernel/changes.ts';
import type { Draw } from '../../../kernel/draw.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { FlatFields } from '../../../kernel/unit.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';

/** What a ruling or a step changes, with the book that says so. */
export class Aftermath extends Changes<typeof fields> {
  readonly book: Book;
  readonly #draw: Draw | undefined;

  /** @param draw the random draw; a step that begins doesn't draw */
  constructor(scene: Scene, book: Book, draw?: Draw) {
    super(scene);
    this.book = book;
    this.#draw = draw;
  }

  get rules(): Book['tracking']['rules'] {
    return this.book.tracking.rules;
  }

  /** One of several, at random; the first if there's only one, or nothing to draw with. */
  drawn<T extends string>(cite: { readonly rule: string; readonly label: string }, open: readonly T[]): T | undefined {
    return open.length > 1 && this.#draw ? this.#draw.pick(cite, open) : open[0];
  }

  /** A ruling a unit owes before it does anything else, and before anyone attacks it (WS-TURN-05). */
  owes(
    unit: Pick<Unit, 'id'>,
    verb: string,
    options: FlatFields,
    rule: string,
    { targets = [], attacker }: { readonly targets?: readonly Pick<Unit, 'id'>[]; readonly attacker?: string } = {},
  ): void {
    const about = targets.length > 0 ? { targets: targets.map(({ id }) => id) } : {};
    const of = attacker === undefined ? {} : { attacker };
    this.due({ verb, options, unit: unit.id, ...about, blocks: FIRST, ...of, rule });
  }

  /** A reminder of what only the players can judge, once a turn. */
  advise(rule: string): void {
    const { at, table } = this.scene;
    const known = Array.isArray(table.advised) ? (table.advised as readonly string[]) : [];
    if (!at || known.includes(rule)) return;
    this.remind(rule);
    this.ofTable('advised', [...known, rule], rule);
  }
}

/** What's owed first: it holds up everything else of the unit, attacks on it, and the end of the phase. */
export const FIRST = ['unit', 'target', 'turn'] as const;

/** A verb's effects, from what follows it. */
export function effectsBy<O>(
  follow: (after: Aftermath, options: O, outcome: Outcome) => void,
): NonNullable<Tracked<O, Book>['effects']> {
  return (scene, options, outcome, draw, book) => {
    const after = new Aftermath(scene, book, draw);
    follow(after, options, outcome);
    return after.effects;
  };
}
