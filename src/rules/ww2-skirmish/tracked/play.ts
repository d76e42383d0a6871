import type { Draw } from '../../../kernel/draw.ts';
import type { Effect } from '../../../kernel/effect.ts';
import type { Fields, Moment, Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { type Field, has, words } from '../unit.ts';

type Value = Fields[string];

/** What a ruling changes, while it is worked out: each change is seen by those that follow. */
export class Play {
  readonly effects: Effect[] = [];
  readonly scene: Scene;
  readonly book: Book;
  readonly draw: Draw | undefined;
  readonly #fields = new Map<string, Fields>();
  readonly #gone = new Set<string>();
  readonly #said = new Set<string>();
  #advised: readonly string[] = [];

  constructor(scene: Scene, book: Book, draw?: Draw) {
    this.scene = scene;
    this.book = book;
    this.draw = draw;
  }

  get rules(): Book['tracking']['rules'] {
    return this.book.tracking.rules;
  }

  /** The unit as it is by now. */
  now(unit: Unit): Unit {
    const fields = this.#fields.get(unit.id);
    return fields ? { ...unit, fields } : unit;
  }

  /** A field that stays until another ruling changes it; one that has that value already is left alone. */
  set(unit: Unit, field: Field, value: Value, rule: string, until?: Moment): void {
    const before = this.now(unit).fields;
    if (!until && (before[field] ?? false) === value) return;
    this.#fields.set(unit.id, { ...before, [field]: value });
    this.effects.push({
      effect: 'set',
      of: { unit: unit.id },
      field,
      value,
      rule,
      ...(until ? { until } : {}),
    });
  }

  /** A field that means something only within turns: before the first one it is not set. */
  passing(unit: Unit, field: Field, value: Value, rule: string, until: Moment | undefined): void {
    if (until) this.set(unit, field, value, rule, until);
  }

  /** What does not hold any more. */
  clear(unit: Unit, field: Field, rule: string): void {
    if (has(this.now(unit), field)) this.set(unit, field, false, rule);
  }

  /** One word more in a field of several, or the same ones. */
  list(unit: Unit, field: Field, one: string, rule: string): void {
    const known = words(this.now(unit), field);
    if (!known.includes(one)) this.set(unit, field, [...known, one].join(','), rule);
  }

  /** One word less in a field of several. */
  strike(unit: Unit, field: Field, one: string, rule: string): void {
    const known = words(this.now(unit), field);
    if (!known.includes(one)) return;
    const left = known.filter((each) => each !== one);
    this.set(unit, field, left.length > 0 ? left.join(',') : false, rule);
  }

  ofTable(field: string, value: Value, rule: string, until?: Moment): void {
    this.effects.push({ effect: 'set', of: { table: true }, field, value, rule, ...(until ? { until } : {}) });
  }

  /** Said once, however often it matters. */
  remind(rule: string): void {
    if (this.#said.has(rule)) return;
    this.#said.add(rule);
    this.effects.push({ effect: 'remind', rule });
  }

  /** What only the players can judge, called to mind once a turn. */
  advise(rule: string): void {
    const { at, table } = this.scene;
    const known = typeof table.advised === 'string' ? table.advised.split(',') : [];
    if (!at || known.includes(rule) || this.#said.has(rule)) return;
    this.remind(rule);
    const before = this.#advised.length > 0 ? this.#advised : known;
    this.#advised = [...before, rule];
    this.ofTable('advised', this.#advised.join(','), rule, { turn: at.turn, edge: 'end' });
  }

  /** A ruling that is owed at once; before the first turn nothing is. */
  due(unit: Unit, verb: string, options: Fields, rule: string): void {
    const { at } = this.scene;
    if (!at || this.#gone.has(unit.id)) return;
    const moment = { turn: at.turn, edge: 'start' } as const;
    this.effects.push({ effect: 'due', verb, options, unit: unit.id, at: moment, rule });
  }

  gone(unit: Unit, why: string, rule: string): void {
    if (unit.gone || this.#gone.has(unit.id)) return;
    this.#gone.add(unit.id);
    this.effects.push({ effect: 'gone', unit: unit.id, why, rule });
  }

  isGone(unit: Unit): boolean {
    return Boolean(unit.gone) || this.#gone.has(unit.id);
  }
}
