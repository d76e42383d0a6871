import type { z } from 'zod';
import { type Kind, kindOf } from './texts.ts';

/** What becomes of a text or a number, and where it stands. */
export type Visit = (kind: Kind, value: string | number, path: readonly (string | number)[]) => string | number;

type Walk = (value: unknown, visit: Visit, path: (string | number)[]) => unknown;

/** A schema's definition, as zod keeps it. */
interface Def {
  readonly type: string;
  readonly [key: string]: unknown;
}

const defOf = (schema: unknown) => (schema as { readonly def: Def }).def;

/**
 * Goes through the texts and numbers of a value that a schema has read: of some kinds only, or of all. What holds none of them
 * isn't looked into. Parts that don't change stay the same objects.
 * @returns what goes through a value; the way is found when it's first gone, and a schema with a text of no kind has none: it throws
 */
export function leavesOf<T>(schema: z.ZodType<T>, of?: readonly Kind[]): (value: T, visit: Visit) => T {
  let found: { readonly walk: Walk | undefined } | undefined;
  return (value, visit) => {
    found ??= { walk: walkOf(schema, of && new Set(of), '') };
    return found.walk ? (found.walk(value, visit, []) as T) : value;
  };
}

function walkOf(schema: unknown, of: ReadonlySet<Kind> | undefined, where: string): Walk | undefined {
  const def = defOf(schema);
  const within = (inner: unknown, name: string) => walkOf(inner, of, where === '' ? name : `${where}.${name}`);
  switch (def.type) {
    case 'string':
    case 'number': {
      const kind = kindOf(schema as z.ZodType);
      if (!kind && def.type === 'string' && def.format === undefined)
        throw new Error(`The text ${where} is of no kind`);
      return kind && (!of || of.has(kind))
        ? (value, visit, path) => visit(kind, value as string | number, path)
        : undefined;
    }
    case 'optional':
    case 'nullable':
    case 'readonly': {
      const inner = walkOf(def.innerType, of, where);
      return (
        inner && ((value, visit, path) => (value === undefined || value === null ? value : inner(value, visit, path)))
      );
    }
    case 'array':
      return listWalk(within(def.element, '*'));
    case 'record':
      return recordWalk(within(def.keyType, 'key'), within(def.valueType, '*'));
    case 'object': {
      const parts = Object.entries(def.shape as object).map(([name, part]) => [name, within(part, name)] as const);
      return objectWalk(new Map(parts.filter((each): each is [string, Walk] => each[1] !== undefined)));
    }
    case 'union':
      return unionWalk(
        (def.options as unknown[]).map((each) => ({ schema: each, walk: walkOf(each, of, where) })),
        def.discriminator as string | undefined,
      );
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return undefined;
    default:
      throw new Error(`No record holds ${def.type} values, as ${where} would`);
  }
}

function listWalk(item: Walk | undefined): Walk | undefined {
  if (!item) return undefined;
  return (value, visit, path) => {
    const list = value as readonly unknown[];
    let after: unknown[] | undefined;
    for (let i = 0; i < list.length; i++) {
      path.push(i);
      const changed = item(list[i], visit, path);
      path.pop();
      if (changed === list[i]) continue;
      after ??= [...list];
      after[i] = changed;
    }
    return after ?? list;
  };
}

/** Keys are looked at and never changed: nobody is named by one. */
function recordWalk(key: Walk | undefined, item: Walk | undefined): Walk | undefined {
  if (!key && !item) return undefined;
  return (value, visit, path) => {
    const entries = value as Readonly<Record<string, unknown>>;
    let after: Record<string, unknown> | undefined;
    for (const name of Object.keys(entries)) {
      key?.(name, visit, path);
      path.push(name);
      const changed = item ? item(entries[name], visit, path) : entries[name];
      path.pop();
      if (changed === entries[name]) continue;
      after ??= { ...entries };
      after[name] = changed;
    }
    return after ?? entries;
  };
}

function objectWalk(parts: ReadonlyMap<string, Walk>): Walk | undefined {
  if (parts.size === 0) return undefined;
  return (value, visit, path) => {
    const object = value as Readonly<Record<string, unknown>>;
    let after: Record<string, unknown> | undefined;
    for (const [name, part] of parts) {
      if (object[name] === undefined) continue;
      path.push(name);
      const changed = part(object[name], visit, path);
      path.pop();
      if (changed === object[name]) continue;
      after ??= { ...object };
      after[name] = changed;
    }
    return after ?? object;
  };
}

interface Option {
  readonly schema: unknown;
  readonly walk: Walk | undefined;
}

function unionWalk(options: readonly Option[], tag: string | undefined): Walk | undefined {
  if (options.every(({ walk }) => !walk)) return undefined;
  const optionOf = tag === undefined ? byShape(options) : byTag(options, tag);
  return (value, visit, path) => {
    const walk = optionOf(value)?.walk;
    return walk ? walk(value, visit, path) : value;
  };
}

function byTag(options: readonly Option[], tag: string): (value: unknown) => Option | undefined {
  const tagOf = (schema: unknown) => defOf((defOf(schema).shape as Readonly<Record<string, unknown>>)[tag]).values;
  const tagged = new Map(
    options.flatMap((each) => (tagOf(each.schema) as unknown[]).map((value) => [value, each] as const)),
  );
  return (value) => tagged.get((value as Readonly<Record<string, unknown>>)[tag]);
}

function byShape(options: readonly Option[]): (value: unknown) => Option | undefined {
  const shaped = options.map((each) => [each, taking(each.schema)] as const);
  return (value) => shaped.find(([, takes]) => takes(value))?.[0];
}

/** Whether a value is of an option of a union; it's known to be of one of them. */
function taking(schema: unknown): (value: unknown) => boolean {
  const def = defOf(schema);
  if (def.type === 'readonly') return taking(def.innerType);
  if (def.type === 'array') return Array.isArray;
  if (def.type !== 'object') return (value) => typeof value === def.type;
  const parts = Object.entries(def.shape as object).filter(([, part]) => defOf(part).type !== 'optional');
  return (value) => typeof value === 'object' && value !== null && parts.every(([name]) => name in value);
}
