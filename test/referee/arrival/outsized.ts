import type { z } from 'zod';

/** A list, dictionary or text that a schema has somewhere. */
export interface Place {
  /** Its path, with the kind of event: `events.ruled.steps.faces`. */
  readonly where: string;
  readonly kind: 'items' | 'keys' | 'letters';
  /** The smallest value of the whole schema in which this place has a size. */
  sized(size: number): unknown;
}

interface Def {
  readonly type: string;
  readonly [key: string]: unknown;
}

const defOf = (schema: unknown) => (schema as { readonly _zod: { readonly def: Def } })._zod.def;

/** Every place of a schema that can be of any size, found in the schema alone, so that nothing which is declared is forgotten. */
export function placesIn(schema: z.ZodType): Place[] {
  return [...within(schema)];
}

function* within(schema: unknown): Generator<Place> {
  const def = defOf(schema);
  const { innerType, options, element, keyType, valueType, shape } = def;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
      return yield* within(innerType);
    case 'union':
      for (const each of options as readonly unknown[]) yield* within(each);
      return;
    case 'string':
      return yield { where: '', kind: 'letters', sized: (size) => 'a'.repeat(size) };
    case 'array':
      yield { where: '', kind: 'items', sized: (size) => Array.from({ length: size }, () => least(element)) };
      return yield* inside(within(element), '', (value) => [value]);
    case 'record': {
      const keyed = (size: number) => Array.from({ length: size }, (_, i) => [`k${i}`, least(valueType)]);
      yield { where: '', kind: 'keys', sized: (size) => Object.fromEntries(keyed(size)) };
      yield* inside(within(keyType), '{key}', (key) => ({ [String(key)]: least(valueType) }));
      return yield* inside(within(valueType), '{value}', (value) => ({ k: value }));
    }
    case 'object': {
      const whole = least(schema) as Readonly<Record<string, unknown>>;
      for (const [name, each] of Object.entries(shape as object)) {
        const path = typeof whole.type === 'string' ? `${whole.type}.${name}` : name;
        yield* inside(within(each), path, (value) => ({ ...whole, [name]: value }));
      }
    }
  }
}

function* inside(places: Iterable<Place>, name: string, around: (value: unknown) => unknown): Generator<Place> {
  for (const { where, kind, sized } of places) {
    const path = [name, where].filter((each) => each !== '').join('.');
    yield { where: path, kind, sized: (size) => around(sized(size)) };
  }
}

const TEXTS = ['u1', 'a'.repeat(32), 'a'.repeat(64), '2026-06-06T12:00:00.000Z'];

/** The schemas that a union has, those of its unions among them. */
export function optionsOf(schema: unknown): unknown[] {
  const { type, options } = defOf(schema);
  return type === 'union' ? (options as readonly unknown[]).flatMap(optionsOf) : [schema];
}

/** The smallest value that a schema allows. @param whole with what may be left out, and one of each list */
export function least(schema: unknown, whole = false): unknown {
  const def = defOf(schema);
  const { innerType, options, element, values, entries, shape } = def;
  switch (def.type) {
    case 'readonly':
      return least(innerType, whole);
    case 'optional':
      return whole ? least(innerType, whole) : undefined;
    case 'nullable':
    case 'null':
      return null;
    case 'union':
      return least((options as readonly unknown[])[0], whole);
    case 'string':
      return TEXTS.find((text) => (schema as z.ZodType).safeParse(text).success) ?? '';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'literal':
      return (values as readonly unknown[]).at(-1);
    case 'enum':
      return Object.values(entries as object)[0];
    case 'array':
      return whole ? [least(element, whole)] : [];
    case 'record':
      return {};
    case 'object':
      return Object.fromEntries(
        Object.entries(shape as object).flatMap(([name, each]) => {
          const value = least(each, whole);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    default:
      throw new Error(`There is no least ${def.type}`);
  }
}
