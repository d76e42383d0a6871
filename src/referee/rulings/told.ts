import type { OptionValue } from '../../kernel/options/options.ts';
import { certainFacts } from '../../kernel/resolve.ts';
import { verbOf } from '../../kernel/ruleset.ts';
import type { Owed } from '../../kernel/state/changes.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Scene, Unit } from '../../kernel/state/scene.ts';
import type { Taken } from '../../measuring/book-table.ts';
import type { Travel } from '../../measuring/travel.ts';
import { hundredth, roundedInches } from '../../table/close.ts';
import { roundedDegrees } from '../battlefield/ways.ts';
import type { DeclaredAction } from './action.ts';
import type { Filling, Following } from './filling.ts';
import type { Cannot } from './table-refuses.ts';

/** An option as a command on a drawn table would use it, and where its value comes from. */
export interface OptionTold {
  readonly value: OptionValue;
  readonly from: 'table' | 'by-eye' | 'known' | 'choice' | 'default';
  /** The pieces and vehicles that it's measured by. */
  readonly by?: readonly string[];
  /** The limits of the book that it's close to. */
  readonly close?: readonly number[];
}

/** A further command of the same act, which the referee writes. */
export interface Further {
  readonly command: string;
  readonly targets: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What a drawn table makes of a command. */
export interface Told {
  readonly options: Readonly<Record<string, OptionTold>>;
  readonly cannot?: readonly Cannot[];
  /** Those whom it takes on their way, elsewhere than where they stand. */
  readonly met?: readonly { readonly unit: string; readonly at: readonly number[] }[];
  /** Whom a template takes. */
  readonly targets?: readonly string[];
  readonly more?: readonly Further[];
  readonly way?: {
    readonly inches: number;
    readonly price?: number;
    /** What's left of the allowance, where the book has one in inches. */
    readonly left?: number;
    readonly ends: readonly number[];
    /** Which way it faces at its end, in degrees, if that's said. */
    readonly facing?: number;
  };
}

/** What a drawn table makes of an action; nothing without one. */
export function toldBy(action: DeclaredAction): Told | undefined {
  const { filling, scene, options, declared } = action;
  if (!filling || !scene) return undefined;
  const cannot = filling.cannot(scene, options, declared, () => certainFacts(action)).map(({ reason }) => reason);
  const taken = filling.taken(scene, options);
  const more = filling.more(scene, options);
  const way = filling.travel(scene, options);
  const met = filling.hit.map(({ unit, at }) => ({ unit: unit.name, at: at.at.map(hundredth) }));
  return {
    options: optionsTold(action, filling),
    ...(cannot.length > 0 ? { cannot } : {}),
    ...(met.length > 0 ? { met } : {}),
    ...(taken ? { targets: scene.targets.map(({ name }) => name) } : {}),
    ...(more ? { more: furtherOf(action, more) } : {}),
    ...(way ? { way: wayTold(way, filling.allowance(certainFacts(action)), filling.faces) } : {}),
  };
}

function wayTold(
  { inches, price, ends }: Travel,
  allowance: number | undefined,
  faces: number | undefined,
): NonNullable<Told['way']> {
  const left = allowance === undefined ? -1 : roundedInches(allowance - (price ?? inches));
  const facing = faces === undefined ? {} : { facing: roundedDegrees(faces) };
  return { inches, ...(price === undefined ? {} : { price }), ...(left < 0 ? {} : { left }), ends, ...facing };
}

function optionsTold(
  { ruleset, verb, options, declared, known }: DeclaredAction,
  { measured }: Filling,
): Told['options'] {
  const table = verbOf(ruleset, verb).options;
  const told = Object.entries(options).flatMap(([name, value]): [string, OptionTold][] => {
    if (value === undefined) return [];
    if (declared[name] !== undefined)
      return [[name, { value, from: table[name]?.from === 'eye' ? 'by-eye' : 'choice' }]];
    const found = measured.get(name);
    if (!found) return [[name, { value, from: known[name] === undefined ? 'default' : 'known' }]];
    const { by = [], close = [] } = found;
    return [[name, { value, from: 'table', ...(by.length > 0 ? { by } : {}), ...(close.length > 0 ? { close } : {}) }]];
  });
  return Object.fromEntries(told);
}

/** A command for each kind of those whom the act takes besides. */
function furtherOf(action: DeclaredAction, more: Following): readonly Further[] {
  const { scene, filling } = action;
  return groupsOf(action, more).map(({ targets, kept, differs }) => {
    const names = targets.map(({ name }) => name);
    const words = [
      ...(scene?.actor ? [['who', scene.actor.name] as const] : []),
      ['target', names.join(',')] as const,
      ...Object.entries({ ...kept, ...differs }),
      ...(filling?.said.point === undefined ? [] : [['point', filling.said.point] as const]),
    ];
    const line = words.map(([name, value]) => `${name}:${quoted(String(value))}`).join(' ');
    return { command: `/${more.verb} ${line}`, targets: names, options: differs };
  });
}

/** The same as they're owed once the act has been played. @param after the scene as its ruling leaves it */
export function furtherOwed(action: DeclaredAction, after: Scene, facts: Facts): readonly Owed[] {
  const { filling, scene, options, due, ruleset, verb } = action;
  if (!filling || !scene?.actor || due || verbOf(ruleset, verb).fails?.(facts)) return [];
  const following = [filling.more(scene, options), filling.after(after, options)];
  return following.flatMap((more) => {
    if (!more || !Object.entries(more.if ?? {}).every(([fact, value]) => facts[fact] === value)) return [];
    return groupsOf(action, more).map(({ targets, kept, differs }) => ({
      verb: more.verb,
      options: { ...kept, ...differs },
      unit: scene.actor!.id,
      targets: targets.map(({ id }) => id),
      rule: more.rule,
    }));
  });
}

/** Those who are alike, and what a command for them says. */
interface Group {
  readonly targets: readonly Unit[];
  readonly kept: Readonly<Record<string, OptionValue>>;
  readonly differs: Readonly<Record<string, OptionValue>>;
}

function groupsOf({ ruleset, declared, options, verb }: DeclaredAction, more: Following): readonly Group[] {
  const groups = new Map<string, Taken[]>();
  for (const each of more.all) {
    const key = JSON.stringify(each.options);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const table = verbOf(ruleset, more.verb).options;
  const own = {
    ...(options.weapon === undefined ? {} : { weapon: options.weapon }),
    ...(verb === more.verb ? declared : {}),
  };
  const kept = Object.entries(own).flatMap(([name, value]) =>
    table[name] === undefined || value === undefined || more.by.includes(name) ? [] : [[name, value] as const],
  );
  return [...groups.values()].map((group) => ({
    targets: group.map(({ unit }) => unit),
    kept: { ...Object.fromEntries(kept), ...group[0]!.shared },
    differs: Object.fromEntries(Object.entries(group[0]!.options).filter(([name]) => more.by.includes(name))),
  }));
}

function quoted(value: string): string {
  return /[\s,]/.test(value) ? `"${value}"` : value;
}
