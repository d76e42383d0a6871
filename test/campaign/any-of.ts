import fc from 'fast-check';
import type { z } from 'zod';

/** A schema's definition, as zod keeps it. */
interface Def {
  readonly type: string;
  readonly [key: string]: unknown;
}

const defOf = (schema: unknown) => (schema as { readonly _zod: { readonly def: Def } })._zod.def;

/** Words as people type them: quotes, letters of other alphabets, and names that objects have of their own. */
const text = fc.oneof(
  fc.constantFrom('', 'u1', 'axis', 'smg', "'Otto, Karl'", 'Łódź', '__proto__', 'constructor', '12', '\u2028'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/** Anything that a schema allows, made from the schema alone, so that nothing which is declared can be forgotten. */
export function anyOf<T extends z.ZodType>(schema: T): fc.Arbitrary<z.infer<T>> {
  return made(schema) as fc.Arbitrary<z.infer<T>>;
}

function made(schema: unknown): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  const maker = MAKERS[def.type];
  if (!maker) throw new Error(`No value of a ${def.type} can be made up`);
  return maker(def);
}

const inner = ({ innerType }: Def) => made(innerType);

const MAKERS: Readonly<Record<string, (def: Def) => fc.Arbitrary<unknown>>> = {
  object: objectOf,
  union: ({ options }) => fc.oneof(...(options as readonly unknown[]).map(made)),
  array: ({ element }) => fc.array(made(element), { maxLength: 3 }),
  record: ({ keyType, valueType }) =>
    fc.dictionary(keyOf(keyType), made(valueType), { maxKeys: 3, noNullPrototype: true }),
  literal: ({ values }) => fc.constantFrom(...(values as readonly unknown[])),
  enum: ({ entries }) => fc.constantFrom(...Object.values(entries as object)),
  string: stringOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  readonly: inner,
  nullable: (def) => fc.oneof(inner(def), fc.constant(null)),
  optional: inner,
};

/** No name of a field begins so, and zod takes none. */
function keyOf(schema: unknown): fc.Arbitrary<string> {
  return (made(schema) as fc.Arbitrary<string>).filter((key) => key !== '__proto__');
}

function objectOf({ shape }: Def): fc.Arbitrary<unknown> {
  const entries = Object.entries(shape as Readonly<Record<string, unknown>>);
  const requiredKeys = entries.filter(([, each]) => defOf(each).type !== 'optional').map(([key]) => key);
  return fc.record(Object.fromEntries(entries.map(([key, each]) => [key, made(each)])), {
    requiredKeys,
    noNullPrototype: true,
  });
}

function stringOf({ format, pattern, checks = [] }: Def): fc.Arbitrary<unknown> {
  if (format === 'datetime')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((at) => at.toISOString());
  const [check] = (checks as readonly unknown[]).map(defOf);
  const wanted = (pattern ?? check?.pattern) as RegExp | undefined;
  return wanted ? fc.stringMatching(wanted) : text;
}

function numberOf({ checks = [] }: Def): fc.Arbitrary<unknown> {
  const known = (checks as readonly unknown[]).map(defOf);
  const positive = known.some(({ check }) => check === 'greater_than');
  const whole = known.some(({ format }) => format === 'safeint');
  // JSON has no minus zero.
  return whole
    ? fc.integer({ min: positive ? 1 : -3, max: 400 })
    : fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((value) => value + 0);
}
