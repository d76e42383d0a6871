import type { GivenOptions, Option, OptionTable } from '../../kernel/options/options.ts';
import type { Finishing } from '../../referee/acts/finishing.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Choice, Field } from '../../reply/document.ts';
import type { Asking } from './asking.ts';
import { finishingOf } from './filling.ts';
import { MOST_CHOICES } from './form-fields.ts';
import { wholeWayOf } from './full-move.ts';

/** What's between an option's name and the part of it that a field is about. */
const PART = '.';
/** What goes over and over: a leg, and one more behind those that have been said. */
const PARTS = { over: 'over', far: 'far', nextOver: 'next-over', nextFar: 'next-far' } as const;
/** All the way. */
const ALL = 'all';
/** Nobody goes farther in one move. */
const FARTHEST = 24;

/**
 * A form's fields, where nobody has to type a value with a grammar of its own: a way is the ground and how far, with one more leg
 * `later`, and numbers that are shared out are a menu of all the ways to do that.
 */
export function composedFields(
  words: Catalogue,
  asking: Asking,
  fields: readonly Field[],
): { readonly first: readonly Field[]; readonly later: readonly Field[] } {
  const later: Field[] = [];
  let finishing: Finishing | undefined;
  const first = fields.flatMap((field) => {
    const option = asking.table[field.name];
    if (option?.type !== 'string' || field.choices) return [field];
    if (!option.legs && !option.numbers) return [field];
    finishing ??= finishingOf(asking, fields);
    if (option.numbers) return withLists(words, finishing, field, option.numbers);
    const legs = legFields(words, asking, finishing, field, option.legs!);
    later.push(...legs.slice(2));
    return legs.slice(0, 2);
  });
  return { first, later };
}

type Legs = NonNullable<(Option & { type: 'string' })['legs']>;

function legFields(
  words: Catalogue,
  asking: Asking,
  finishing: Finishing,
  { name, value = '', required }: Field,
  { over, as }: Legs,
): readonly Field[] {
  const says = words.panel.legs;
  const most = farthest(asking, finishing, name, { over, as });
  const [ground = over[0]!, inches] = value.split(',', 1)[0]!.split(as);
  const grounds = over.map((each): Choice => ({ label: words.capital(words.choice(each)), value: each }));
  const lengths = Array.from({ length: most }, (_, i): Choice => ({ label: says.inches(i + 1), value: `${i + 1}` }));
  const isLess = value !== String(wholeWayOf(asking)[name]) && lengths.some((each) => each.value === inches);
  const far = isLess ? inches : ALL;
  const part = (of: string) => `${name}${PART}${of}`;
  return [
    { name: part(PARTS.over), label: says.over, hint: says.overHint, required, value: ground, choices: grounds },
    {
      ...{ name: part(PARTS.far), label: says.far, hint: says.farHint, required },
      ...{ value: far, choices: [{ label: says.all, value: ALL }, ...lengths] },
    },
    { name: part(PARTS.nextOver), label: says.nextOver, hint: says.nextHint, required: false, choices: grounds },
    { name: part(PARTS.nextFar), label: says.nextFar, hint: says.nextHint, required: false, choices: lengths },
  ];
}

/** How many whole inches the unit can go at most, over whatever ground. */
function farthest({ table }: Asking, finishing: Finishing, name: string, { over, as }: Legs): number {
  const open = Object.keys(table).filter((each) => each !== name);
  const goes = (inches: number) => over.some((each) => finishing.goes({ [name]: `${each}${as}${inches}` }, open));
  let [low, high] = [0, FARTHEST];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (goes(middle)) low = middle;
    else high = middle - 1;
  }
  return low > 0 ? low : FARTHEST;
}

/** The field with a choice for each way to share the numbers out; none where there's just one. */
function withLists(
  words: Catalogue,
  finishing: Finishing,
  field: Field,
  { parts, most, shared }: NonNullable<(Option & { type: 'string' })['numbers']>,
): readonly Field[] {
  const sum = (list: string) => list.split(',').reduce((all, each) => all + Number(each), 0);
  const total = shared ? Math.max(1, ...finishing.values(field.name).map((each) => sum(String(each)))) : most * parts;
  const lists = (left: number): readonly string[] => {
    const each = Array.from({ length: Math.min(most, total) }, (_, i) => `${i + 1}`);
    return left === 1 ? each : each.flatMap((first) => [first, ...lists(left - 1).map((rest) => `${first},${rest}`)]);
  };
  const values = [...new Set(lists(parts))].filter((each) => sum(each) <= total);
  const inOrder = values.toSorted((a, b) => a.length - b.length || sum(b) - sum(a)).slice(0, MOST_CHOICES);
  // Nothing said isn't a choice.
  const value = field.value === '' ? undefined : field.value;
  const choices = [...new Set([...(value === undefined ? [] : [value]), ...inOrder])].slice(0, MOST_CHOICES);
  if (choices.length < 2 && value === undefined && !field.required) return [];
  const called = (list: string) => (shared ? list.replaceAll(',', ' + ') : words.allOf(list.split(',')));
  const hint = words.panel.chosen[field.name] ?? field.hint;
  return [{ ...field, hint, value, choices: choices.map((value) => ({ label: called(value), value })) }];
}

/**
 * What a form says, with the parts of such values put together again.
 * @param before what the command says already: one more leg goes behind it
 */
export function withComposed(
  table: OptionTable | undefined,
  before: GivenOptions,
  said: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const ways = Object.entries(table ?? {}).flatMap(([name, option]) => {
    const legs = option.type === 'string' ? option.legs : undefined;
    const text = legs && wayOf(legs, before[name], (part) => said[`${name}${PART}${part}`]);
    return text === undefined ? [] : [[name, text] as const];
  });
  const parts: readonly string[] = Object.values(PARTS).map((part) => `${PART}${part}`);
  const others = Object.entries(said).filter(([name]) => !parts.some((part) => name.endsWith(part)));
  return { ...Object.fromEntries(others), ...Object.fromEntries(ways) };
}

function wayOf({ as }: Legs, before: unknown, said: (part: string) => string | undefined): string | undefined {
  const legs = before === undefined ? [] : String(before).split(',');
  const [over, far] = [said(PARTS.over), said(PARTS.far)];
  const isWhole = over !== undefined && (far === undefined || far === ALL);
  const first = over === undefined ? legs[0] : isWhole ? over : `${over}${as}${far}`;
  const [nextOver, nextFar] = [said(PARTS.nextOver), said(PARTS.nextFar)];
  const next = nextFar === undefined ? [] : [`${nextOver ?? over ?? ''}${as}${nextFar}`];
  // All the way leaves nothing for another leg.
  const all = isWhole ? [first!] : [...(first === undefined ? [] : [first]), ...legs.slice(1), ...next];
  return all.length > 0 && (over !== undefined || next.length > 0) ? all.join(',') : undefined;
}
