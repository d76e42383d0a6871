import type { OptionValue } from '../options/options.ts';
import type { Subject } from './effect.ts';
import type { FieldValue } from './unit.ts';

/** Whose a field is. */
const OWNERS = ['unit', 'squad', 'side', 'table'] as const;
export type Owner = (typeof OWNERS)[number];

/**
 * When a field ends by itself. `step` and `turn`: with the step or the numbered turn being played; `next-own-start` and
 * `next-own-end`: when its side plays next, at the start or the end of that; `moment`: at one that the ruling works out;
 * `act`: when a ruling ends it, at the latest with the battle; `battle`: with the battle alone; `never`: it is carried over.
 */
export const ENDS = ['step', 'turn', 'next-own-start', 'next-own-end', 'moment', 'act', 'battle', 'never'] as const;
export type End = (typeof ENDS)[number];

interface Declared {
  readonly rule: string;
  readonly ends: End;
  /**
   * Who may set it by hand: its player always, its player until the battle begins, an umpire alone, or nobody. By
   * default an umpire may.
   */
  readonly by?: 'player' | 'deployment' | 'umpire' | 'nobody';
  /** It says what was done before the battle, so a player can't say it of a unit that joins in the middle of one. */
  readonly before?: 'battle';
  /** Where it's shown: in every line about the unit (the default), only among all its details, or nowhere. */
  readonly shown?: 'line' | 'details' | 'never';
  /** It only counts while this toggle is on, and ends when the toggle is switched off. */
  readonly toggle?: string;
  /** It says how many men a body of several has left, or which, or how many it began with. Boards say it in one: 7 of 10 men. */
  readonly counts?: 'left' | 'began';
  /**
   * A weapon has had its last shot of the battle: once this is set or grows, once it's at 0, or once it has come to what the unit has by
   * another field, one at least.
   */
  readonly lastShot?: 'set' | 'at-zero' | { readonly of: string };
  /** It ends when the unit goes out of play. */
  readonly gone?: 'ends';
}

/**
 * A field, declared once: effects, hands and imports are checked against it. What it's called, and what it means to whoever may set
 * it, is the catalogue's.
 */
export type Field = Declared &
  /** `lowers`: once the battle has begun its player may lower it, but only an umpire may raise it. */
  (
    | { readonly type: 'flag' }
    | {
        readonly type: 'number';
        readonly min?: number;
        readonly max?: number;
        readonly fractions?: true;
        /** It's a length on the table, shown with its unit. */
        readonly length?: true;
        readonly lowers?: true;
      }
    /** `like`: what can't be listed, but is written in one way: a part of a whole, `2/3`. */
    | { readonly type: 'word'; readonly values?: readonly string[]; readonly like?: 'fraction' }
    /** Several words in a row, each once. */
    | { readonly type: 'words'; readonly values?: readonly string[] }
    /** Another unit, by its ID. */
    | { readonly type: 'unit' }
    | { readonly type: 'units' }
  );

/** Fields by name; `{n}` in a name stands for a number, as for the figures of a team. */
export type FieldTable = Readonly<Record<string, Field>>;
/** All that a rulebook's battle knows. */
export type FieldTables = Readonly<Record<Owner, FieldTable>>;

/** What's shown of a field: what it's called, as in "shots fired", and what it means if it can be set by hand, at most 100 letters. */
export type FieldLine = readonly [label: string, help?: string];

type Shown<F> = F extends { readonly shown: 'never' | 'details' } ? false : true;
type Line<F> = F extends { readonly by: 'nobody' } ? readonly [label: string] : readonly [label: string, help: string];

/** A line for each field of these tables that anybody sees or can set: of units all but the referee's own, of others what's in lists. */
export type FieldWords<T extends FieldTables> = {
  readonly [O in Owner]: O extends 'unit'
    ? {
        readonly [K in keyof T[O] as T[O][K] extends { readonly by: 'nobody'; readonly shown: 'never' }
          ? never
          : K]: Line<T[O][K]>;
      }
    : { readonly [K in keyof T[O] as Shown<T[O][K]> extends true ? K : never]: readonly [label: string] };
};

/** A book that tracks nothing. */
export const NO_FIELDS: FieldTables = { unit: {}, squad: {}, side: {}, table: {} };

/** The names of a table's fields. */
export type NameOf<T extends FieldTable> = {
  [K in keyof T & string]: K extends `${infer A}{n}${infer B}` ? `${A}${number}${B}` : K;
}[keyof T & string];

type Declaration<T extends FieldTable, K extends string> = K extends keyof T
  ? T[K]
  : {
      [P in keyof T & string]: P extends `${infer A}{n}${infer B}`
        ? K extends `${A}${number}${B}`
          ? T[P]
          : never
        : never;
    }[keyof T & string];

type WordOf<F> = F extends { readonly values: readonly (infer V extends string)[] } ? V : string;

/** What a field may be set to. */
export type ValueIn<T extends FieldTable, K extends string> =
  Declaration<T, K> extends infer F
    ? F extends { readonly type: 'flag' }
      ? boolean
      : F extends { readonly type: 'number' }
        ? number
        : F extends { readonly type: 'words' }
          ? readonly WordOf<F>[]
          : F extends { readonly type: 'units' }
            ? readonly string[]
            : F extends { readonly type: 'unit' }
              ? string
              : WordOf<F>
    : never;

/** The declaration of a field by its name. */
export function declarationOf(table: FieldTable, name: string): Field | undefined {
  if (Object.hasOwn(table, name)) return table[name];
  const pattern = name.replace(/\d+/, '{n}');
  return pattern !== name && Object.hasOwn(table, pattern) ? table[pattern] : undefined;
}

/** Whether a value is one that the field may have. */
export function mayBe(field: Field, value: FieldValue | OptionValue): boolean {
  switch (field.type) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number': {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, fractions = false } = field;
      return typeof value === 'number' && value >= min && value <= max && (fractions || Number.isInteger(value));
    }
    case 'word':
      return typeof value === 'string' && isOneOf(field.values, value) && (!field.like || isFraction(value));
    case 'unit':
      return typeof value === 'string';
    default: {
      const values = field.type === 'words' ? field.values : undefined;
      return (
        Array.isArray(value) && value.every((each) => isOneOf(values, each)) && new Set(value).size === value.length
      );
    }
  }
}

/** A whole number, or two with a stroke between, the second not 0. */
export function isFraction(text: string): boolean {
  return /^\d{1,9}(\/0*[1-9]\d{0,8})?$/.test(text);
}

function isOneOf(values: readonly string[] | undefined, word: string): boolean {
  return values === undefined || values.includes(word);
}

/** Whether it ends by itself, so that what is added to it has its end too. */
export function endsByItself(ends: End): boolean {
  return ends !== 'act' && ends !== 'battle' && ends !== 'never';
}

/** The fields of whoever is meant. */
export function tableOf(fields: FieldTables, of: Subject): FieldTable {
  if ('unit' in of) return fields.unit;
  if ('squad' in of) return fields.squad;
  return 'side' in of ? fields.side : fields.table;
}
