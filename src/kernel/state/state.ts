import * as z from 'zod';
import { word } from '../texts.ts';
import type { Due } from './due.ts';
import { type Effect, type Ending, type Subject, subject } from './effect.ts';
import { type Moment, moment } from './moment.ts';
import { type Fields, type FieldValue, fieldValue, type Unit } from './unit.ts';

/** A status that ends by itself, and what the field goes back to. */
export const status = z.object({ of: subject, field: word, back: fieldValue.exactOptional(), until: moment });

export type Status = Readonly<z.infer<typeof status>>;

/** What effects change: everything known of a battle, whatever the rulebook. A campaign knows more. */
export interface State {
  readonly units: Readonly<Record<string, Unit>>;
  readonly squads: Readonly<Record<string, Fields>>;
  readonly sides: Readonly<Record<string, { readonly fields: Fields }>>;
  readonly table: Fields;
  /** How many units were ever made: the next one's ID follows from it. */
  readonly made: number;
  readonly lasting: readonly Status[];
  readonly due: readonly Due[];
  /** How many rulings were ever owed: the next one's ID follows from it. */
  readonly owed: number;
  readonly over?: Ending;
}

/** The state after an effect. A ruling can make only these few changes, whatever the rulebook. */
export function applied<S extends State>(state: S, effect: Effect): S {
  switch (effect.effect) {
    case 'set': {
      const { of, field, value, until } = effect;
      if (!fieldsOf(state, of)) return state;
      const after = withField(state, of, field, value ?? undefined);
      return until ? lastingUntil(state, after, of, field, until) : unlasting(after, of, field);
    }
    case 'add':
      return withField(state, effect.of, effect.field, added(fieldsOf(state, effect.of)?.[effect.field], effect));
    case 'gone':
      return effect.why === '' ? back(gone(state, effect.unit, ''), effect.unit) : gone(state, effect.unit, effect.why);
    case 'back':
      return back(state, effect.unit);
    case 'made':
      return { ...state, units: { ...state.units, [effect.unit.id]: effect.unit }, made: state.made + 1 };
    case 'due': {
      const { effect: _, ...owed } = effect;
      return { ...state, due: [...state.due, { id: dueId(state), ...owed }], owed: state.owed + 1 };
    }
    case 'lapsed':
      return { ...state, due: state.due.filter(({ id }) => id !== effect.due) };
    case 'ended': {
      const { effect: _, ...over } = effect;
      return { ...state, over, due: [] };
    }
    case 'remind':
      return state;
  }
}

/** The ID of the next unit. */
export function unitId({ made }: Pick<State, 'made'>): string {
  return `u${made + 1}`;
}

/** The ID of the next ruling that is owed. */
export function dueId({ owed }: Pick<State, 'owed'>): string {
  return `d${owed + 1}`;
}

/** The fields of a unit, a squad, a side or the table; `undefined` for one that is not there. */
export function fieldsOf(state: State, of: Subject): Fields | undefined {
  if ('unit' in of) return state.units[of.unit]?.fields;
  // Nobody founds a squad: it is there as soon as something is known of it.
  if ('squad' in of) return state.squads[of.squad] ?? {};
  return 'side' in of ? state.sides[of.side]?.fields : state.table;
}

/** With a field set, or taken away where the value is `undefined`. A subject that is not there changes nothing. */
function withField<S extends State>(state: S, of: Subject, field: string, value: FieldValue | undefined): S {
  const before = fieldsOf(state, of);
  if (!before) return state;
  const fields = value === undefined ? lacking(before, field) : { ...before, [field]: value };
  if ('unit' in of) return { ...state, units: { ...state.units, [of.unit]: { ...state.units[of.unit]!, fields } } };
  if ('squad' in of) return { ...state, squads: { ...state.squads, [of.squad]: fields } };
  if ('side' in of) return { ...state, sides: { ...state.sides, [of.side]: { ...state.sides[of.side]!, fields } } };
  return { ...state, table: fields };
}

function lacking(fields: Fields, field: string): Fields {
  const { [field]: _, ...others } = fields;
  return others;
}

/** The state after a status has ended. */
export function expired<S extends State>(state: S, of: Subject, field: string): S {
  const ending = state.lasting.find((each) => isSame(each.of, of) && each.field === field);
  return ending ? unlasting(withField(state, of, field, ending.back), of, field) : state;
}

/** Without anything that lasts on, or is owed by, a unit that's gone. */
export function without<S extends State>(state: S, unit: string): S {
  return {
    ...state,
    lasting: state.lasting.filter(({ of }) => !isSame(of, { unit })),
    due: state.due.flatMap((each) => withoutTarget(each, unit)),
  };
}

/** What is owed about several is still owed about the others. */
function withoutTarget(due: Due, unit: string): readonly Due[] {
  if (due.unit === unit) return [];
  if (!due.targets?.includes(unit)) return [due];
  const targets = due.targets.filter((each) => each !== unit);
  return targets.length > 0 ? [{ ...due, targets }] : [];
}

function isSame(a: Subject, b: Subject): boolean {
  if ('unit' in a) return 'unit' in b && a.unit === b.unit;
  if ('squad' in a) return 'squad' in b && a.squad === b.squad;
  if ('side' in a) return 'side' in b && a.side === b.side;
  return 'table' in b;
}

function added(before: FieldValue | undefined, { value, floor, cap }: Extract<Effect, { effect: 'add' }>): FieldValue {
  if (typeof value === 'string') {
    const list = Array.isArray(before) ? (before as readonly string[]) : [];
    return list.includes(value) ? list : [...list, value];
  }
  // A word that was set by hand counts for nothing.
  const sum = (typeof before === 'number' ? before : 0) + value;
  return Math.min(cap ?? Number.POSITIVE_INFINITY, Math.max(floor ?? Number.NEGATIVE_INFINITY, sum));
}

function gone<S extends State>(state: S, id: string, why: string): S {
  const unit = state.units[id];
  if (!unit) return state;
  // Nobody can give what it owed any more, or what was owed about it alone.
  const due = state.due.filter((each) => each.unit !== id && !isAbout(each, unit));
  return { ...state, due, units: { ...state.units, [id]: { ...unit, gone: why } } };
}

/** Whether a ruling is owed about this unit alone; logs of version 1 have it by its name. */
function isAbout({ targets, options }: Due, { id, name }: Unit): boolean {
  return (targets?.length === 1 && targets[0] === id) || options.target === name;
}

function back<S extends State>(state: S, id: string): S {
  const unit = state.units[id];
  if (!unit) return state;
  const { gone: _, ...inPlay } = unit;
  return { ...state, units: { ...state.units, [id]: inPlay } };
}

/** What a status goes back to is what stood there before the first of those that last now. */
function lastingUntil<S extends State>(before: S, after: S, of: Subject, field: string, until: Moment): S {
  const known = before.lasting.find((each) => isSame(each.of, of) && each.field === field);
  const was = known ? known.back : fieldsOf(before, of)?.[field];
  const lasts: Status = { of, field, until, ...(was === undefined ? {} : { back: was }) };
  return { ...after, lasting: [...unlasting(after, of, field).lasting, lasts] };
}

/** A status that's set for good no longer ends by itself. */
function unlasting<S extends State>(state: S, of: Subject, field: string): S {
  const isThis = (each: Status) => each.field === field && isSame(each.of, of);
  return state.lasting.some(isThis) ? { ...state, lasting: state.lasting.filter((each) => !isThis(each)) } : state;
}
