import type { Effect } from '../../kernel/state/effect.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Act, BookTable, Driven, LeftValues } from '../../measuring/book-table.ts';
import { isCloud } from '../../measuring/clouds.ts';
import type { Eyes } from '../../measuring/eyes.ts';
import { hundredth } from '../../table/close.ts';
import type { Point } from '../../table/shape.ts';

/** Whom a ruling has driven somewhere. @param placed where it has put some already, who are somewhere else by now */
export function driven(
  book: BookTable,
  eyes: Eyes,
  { verb, facts, act }: { readonly verb: string; readonly facts: Facts; readonly act: Act },
  placed: readonly Effect[],
): readonly Driven[] {
  const all = book.drives?.(eyes, verb, facts, act) ?? [];
  const isPlaced = (id: string) =>
    placed.some((effect) => effect.effect === 'set' && 'unit' in effect.of && effect.of.unit === id);
  return all.filter(({ unit }) => !isPlaced(unit.id));
}

/** The same effects, where one that tells how far somebody is driven tells how far that was as things lie, and what was in the way. */
export function toldAsDriven(effects: readonly Effect[], all: readonly Driven[]): Effect[] {
  return effects.map((effect) => {
    if (effect.effect !== 'remind' || effect.values?.inches === undefined) return effect;
    const held = all.find(({ unit }) => effect.units?.includes(unit.id))?.held;
    if (!held) return effect;
    const { by, ...far } = held;
    return { ...effect, values: { ...effect.values, ...far, ...(by === undefined ? {} : { by }) } };
  });
}

/** What counts the inches that a unit has gone: those of its way instead of all those that it might have. */
export function countedAs(
  field: string | undefined,
  { id }: Unit,
  effects: readonly Effect[],
  { inches, allowance }: { readonly inches?: number | undefined; readonly allowance?: number | undefined },
): Effect[] {
  if (inches === undefined || allowance === undefined) return [];
  return effects.flatMap((effect): Effect[] => {
    if (effect.effect !== 'set' || effect.field !== field || typeof effect.value !== 'number') return [];
    if (!('unit' in effect.of) || effect.of.unit !== id) return [];
    return [{ ...effect, value: hundredth(effect.value - allowance + inches) }];
  });
}

/** The places that somebody's fields keep, as they're written: `28.5,16.5 30,16.5`. */
export type Left = Readonly<Record<LeftValues['where'], (unit: string) => readonly Point[] | undefined>>;

/** Where something lies that somebody has left or aimed at, and which way he has gone. */
export function leftWhere({ values: { leaves = [] } }: BookTable, effects: readonly Effect[], left: Left): Effect[] {
  return leaves.flatMap(({ field, at, where, rule }) =>
    effects.flatMap((effect): Effect[] => {
      if (effect.effect !== 'set' || effect.field !== field || effect.value === null) return [];
      const places = 'unit' in effect.of ? left[where](effect.of.unit) : undefined;
      const value = places?.map((place) => place.map(hundredth).join(',')).join(' ');
      return value === undefined ? [] : [{ ...effect, field: at, value, rule }];
    }),
  );
}

/** Where the smoke lies that a ruling has laid: it lifts when that does. */
export function smokeLaid(book: BookTable, eyes: Eyes, effects: readonly Effect[]): Effect[] {
  const { smoke } = book.values;
  const at = smoke && (book.laysSmokeAt?.(eyes) ?? eyes.aimedAt());
  if (!at) return [];
  return effects.flatMap((effect): Effect[] => {
    const laid = effect.effect === 'set' && 'table' in effect.of && effect.value !== null;
    if (!laid || !isCloud(effect.field, smoke.field)) return [];
    return [{ ...effect, field: `${effect.field}-at`, value: at.map(hundredth).join(','), rule: smoke.rule }];
  });
}
