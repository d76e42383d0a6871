import type { Draw } from '../dice/draw.ts';
import type { Cite } from '../step.ts';
import type { Due } from './due.ts';
import type { Effect, EffectOf, Ending, Subject } from './effect.ts';
import { declarationOf, endsByItself, type FieldTables, mayBe, type NameOf, tableOf, type ValueIn } from './field.ts';
import type { Moment } from './moment.ts';
import { type Scene, sceneFrom } from './scene.ts';
import { applied, dueId, fieldsOf, type State, unitId } from './state.ts';
import { endOf } from './turn.ts';
import { type FieldValue, type Flat, isSameValue, type Unit } from './unit.ts';

/** A ruling that will be owed, from now on unless `at` says when. */
export type Owed = Omit<Due, 'id' | 'at'> & { readonly at?: Moment };

/** A rulebook's rules, under the words by which its code knows them. */
type RulesOf<B> = B extends { readonly tracking: { readonly rules: infer R } } ? R : never;

/**
 * What a ruling changes, while it is worked out: the one way to change the state of a battle, for all rulebooks. A verb gets it
 * from the referee. Each change is seen by those that follow, since `scene` has them all; each is checked against what the rulebook
 * declares.
 * @typeParam D the fields that the rulebook declares, and `B` its tables
 */
export class Changes<D extends FieldTables = FieldTables, B = unknown> {
  readonly book: B;
  readonly #effects: Effect[] = [];
  readonly #before: Scene;
  readonly #draw: Draw | undefined;
  #state: State;
  #scene: Scene | undefined;

  /** @param draw the random draw; a step that begins doesn't draw */
  constructor(scene: Scene, ...[book, draw]: unknown extends B ? [] : [book: B, draw?: Draw]) {
    this.book = book as B;
    this.#draw = draw;
    this.#before = scene;
    this.#state = scene.state;
    this.#scene = scene;
  }

  get rules(): RulesOf<B> {
    return (this.book as { readonly tracking: { readonly rules: RulesOf<B> } }).tracking.rules;
  }

  /** One of several, at random; the first if there's only one, or nothing to draw with. */
  drawn<T extends string>(cite: Cite, open: readonly T[]): T | undefined {
    return open.length > 1 && this.#draw ? this.#draw.pick(cite, open) : open[0];
  }

  /** In the order in which they were made. */
  get effects(): readonly Effect[] {
    return this.#effects;
  }

  /** The game with every change so far. */
  get scene(): Scene {
    const { actor, targets } = this.#before;
    this.#scene ??= sceneFrom(this.#state, this.#before, { actor: actor?.id, targets: targets.map(({ id }) => id) });
    return this.#scene;
  }

  /** The unit with every change so far. */
  now({ id }: Pick<Unit, 'id'>): Unit {
    const unit = this.#state.units[id];
    if (unit) return unit;
    throw new Error(`There is no unit ${id} to change`);
  }

  /**
   * Sets a field of a unit. One that has this value already is left alone, unless it's meant to end at another
   * moment. `false` takes a flag away, an empty list a list.
   * @param until when it ends; as the declaration says, if left out. Before the first turn, what ends with turns is not set
   * @throws for a field that is not declared, or a value that it cannot have: a bug of the rulebook's
   */
  set<K extends NameOf<D['unit']>>(
    unit: Pick<Unit, 'id'>,
    field: K,
    value: ValueIn<D['unit'], K>,
    rule: string,
    until?: Moment,
  ): void {
    this.#set({ unit: unit.id }, field, value as FieldValue, rule, until);
  }

  ofSquad<K extends NameOf<D['squad']>>(
    squad: string,
    field: K,
    value: ValueIn<D['squad'], K>,
    rule: string,
    until?: Moment,
  ): void {
    this.#set({ squad }, field, value as FieldValue, rule, until);
  }

  ofSide<K extends NameOf<D['side']>>(
    side: string,
    field: K,
    value: ValueIn<D['side'], K>,
    rule: string,
    until?: Moment,
  ): void {
    this.#set({ side }, field, value as FieldValue, rule, until);
  }

  ofTable<K extends NameOf<D['table']>>(field: K, value: ValueIn<D['table'], K>, rule: string, until?: Moment): void {
    this.#set({ table: true }, field, value as FieldValue, rule, until);
  }

  /** Raises or lowers a number of a unit, within bounds. */
  add<K extends NameOf<D['unit']>>(
    unit: Pick<Unit, 'id'>,
    field: K,
    value: number,
    rule: string,
    { floor, cap }: { readonly floor?: number; readonly cap?: number } = {},
  ): void {
    if (value === 0) return;
    const bounds = { ...(floor === undefined ? {} : { floor }), ...(cap === undefined ? {} : { cap }) };
    const of = { unit: unit.id };
    const declared = this.#checked(of, field);
    if (declared && endsByItself(declared.ends)) {
      const known = this.now(unit).fields[field];
      const sum = (typeof known === 'number' ? known : 0) + value;
      this.#set(of, field, Math.min(cap ?? sum, Math.max(floor ?? sum, sum)), rule, undefined);
      return;
    }
    this.#grow({ effect: 'add', of, field, value, ...bounds, rule });
  }

  /** Adds a word or a unit to one of a unit's lists, unless it's there already. */
  list<K extends NameOf<D['unit']>>(unit: Pick<Unit, 'id'>, field: K, one: string, rule: string): void {
    const known = this.#listOf(unit, field);
    if (known.includes(one)) return;
    const of = { unit: unit.id };
    const declared = this.#checked(of, field);
    if (declared && endsByItself(declared.ends)) this.#set(of, field, [...known, one], rule, undefined);
    else this.#grow({ effect: 'add', of, field, value: one, rule });
  }

  /** Takes a word or a unit off one of a unit's lists, if it's there. */
  strike<K extends NameOf<D['unit']>>(unit: Pick<Unit, 'id'>, field: K, one: string, rule: string): void {
    const known = this.#listOf(unit, field);
    if (!known.includes(one)) return;
    const left = known.filter((each) => each !== one);
    this.#make({ effect: 'set', of: { unit: unit.id }, field, value: left.length > 0 ? left : null, rule });
  }

  /** Clears fields of a unit; those that aren't set are left alone, as are those that an edition of the book doesn't have. */
  clear(unit: Pick<Unit, 'id'>, fields: readonly NameOf<D['unit']>[], rule: string): void {
    for (const field of fields) this.#clear({ unit: unit.id }, field, rule);
  }

  clearSquad(squad: string, fields: readonly NameOf<D['squad']>[], rule: string): void {
    for (const field of fields) this.#clear({ squad }, field, rule);
  }

  clearSide(side: string, fields: readonly NameOf<D['side']>[], rule: string): void {
    for (const field of fields) this.#clear({ side }, field, rule);
  }

  clearTable(fields: readonly NameOf<D['table']>[], rule: string): void {
    for (const field of fields) this.#clear({ table: true }, field, rule);
  }

  /** Takes a unit out of play and ends the states that end with it. A unit that's out already stays as it is. */
  gone(unit: Pick<Unit, 'id'>, why: string, rule: string): void {
    const now = this.now(unit);
    if (now.gone) return;
    this.#make({ effect: 'gone', unit: unit.id, why, rule });
    const table = this.#before.fields.unit;
    for (const field of Object.keys(now.fields)) {
      if (declarationOf(table, field)?.gone === 'ends') this.#clear({ unit: unit.id }, field, rule);
    }
  }

  /** Brings a unit back into play. */
  back(unit: Pick<Unit, 'id'>, rule: string): void {
    if (this.now(unit).gone) this.#make({ effect: 'back', unit: unit.id, rule });
  }

  /** A new unit joins the battle. @returns it, with its ID */
  made(unit: Omit<Unit, 'id'>, rule: string): Unit {
    const made = { ...unit, id: unitId(this.#state) };
    for (const [field, value] of Object.entries(unit.fields)) this.#assert({ unit: made.id }, field, value);
    this.#make({ effect: 'made', unit: made, rule });
    return made;
  }

  /** A ruling is owed. Before the first turn nothing is, unless `at` says so. @returns its ID */
  due(owed: Owed): string | undefined {
    const { at } = this.#before;
    const from = owed.at ?? (at && { turn: at.turn, edge: 'start' });
    if (!from) return undefined;
    const id = dueId(this.#state);
    this.#make({ effect: 'due', id, ...owed, at: from });
    return id;
  }

  /** Cancels something owed. */
  lapse(due: Pick<Due, 'id'>, rule: string): void {
    if (this.#state.due.some(({ id }) => id === due.id)) this.#make({ effect: 'lapsed', due: due.id, rule });
  }

  /** Ends the battle. Once it's over, how it ended doesn't change. */
  ended(ending: Ending): void {
    if (!this.#state.over) this.#make({ effect: 'ended', ...ending });
  }

  /**
   * Reminds the players of a rule, once for the same units.
   * @param units those that it concerns
   * @param says what to say of them, in a word of the catalogue
   */
  remind(
    rule: string,
    units: readonly Pick<Unit, 'id'>[] = [],
    says?: string,
    values?: Readonly<Record<string, Flat>>,
  ): void {
    const effect = {
      effect: 'remind',
      rule,
      ...(units.length > 0 ? { units: units.map(({ id }) => id) } : {}),
      ...(says === undefined ? {} : { says }),
      ...(values === undefined ? {} : { values }),
    } as const;
    const written = JSON.stringify(effect);
    if (!this.#effects.some((each) => JSON.stringify(each) === written)) this.#make(effect);
  }

  /** Takes in what another part of the ruling worked out from the same scene. */
  include(effects: readonly Effect[]): void {
    for (const effect of effects) this.#make(effect);
  }

  #set(of: Subject, field: string, value: FieldValue, rule: string, until: Moment | undefined): void {
    const ends = this.#assert(of, field, value)?.ends ?? 'act';
    if (value === false || (Array.isArray(value) && value.length === 0)) {
      this.#clear(of, field, rule);
      return;
    }
    const { at, steps } = this.#before;
    // Before the first turn, what ends with turns isn't set.
    if (!until && !at && endsByItself(ends)) return;
    const moment = until ?? (at && endOf(ends, this.#sideOf(of), at, steps));
    if (!moment && isSameValue(fieldsOf(this.#state, of)?.[field], value) && !this.#lasts(of, field)) return;
    this.#make({ effect: 'set', of, field, value, ...(moment ? { until: moment } : {}), rule });
  }

  #clear(of: Subject, field: string, rule: string): void {
    if (fieldsOf(this.#state, of)?.[field] !== undefined) this.#make({ effect: 'set', of, field, value: null, rule });
  }

  /** The side that a change is for: the unit's own, or the one that plays. */
  #sideOf(of: Subject): string | undefined {
    if ('unit' in of) return this.now({ id: of.unit }).side;
    return 'side' in of ? of.side : this.#before.at?.side;
  }

  #lasts(of: Subject, field: string): boolean {
    const subject = JSON.stringify(of);
    return this.#state.lasting.some((each) => each.field === field && JSON.stringify(each.of) === subject);
  }

  #listOf({ id }: Pick<Unit, 'id'>, field: string): readonly string[] {
    const value = this.now({ id }).fields[field];
    return Array.isArray(value) ? value : [];
  }

  /** @throws for a field that is not declared; a rulebook that declares nothing yet may set any */
  #checked(of: Subject, field: string) {
    const { fields } = this.#before;
    if (!fields) return undefined;
    const declared = declarationOf(tableOf(fields, of), field);
    if (!declared) throw new Error(`The field ${field} is not declared for ${JSON.stringify(of)}`);
    return declared;
  }

  #assert(of: Subject, field: string, value: FieldValue) {
    const declared = this.#checked(of, field);
    if (declared && !mayBe(declared, value)) throw new Error(`The field ${field} cannot be ${JSON.stringify(value)}`);
    return declared;
  }

  /** @throws where a change by steps comes to what the field cannot be */
  #grow(effect: EffectOf<'add'>): void {
    const { of, field } = effect;
    this.#make(effect);
    const value = fieldsOf(this.#state, of)?.[field];
    if (value !== undefined) this.#assert(of, field, value);
  }

  #make(effect: Effect): void {
    this.#state = applied(this.#state, effect);
    const now = effect.effect === 'add' ? fieldsOf(this.#state, effect.of)?.[effect.field] : undefined;
    this.#effects.push(effect.effect === 'add' && typeof now === 'number' ? { ...effect, now } : effect);
    this.#scene = undefined;
  }
}
