import type { Game } from '../../campaign/game.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { Changes } from '../../kernel/state/changes.ts';
import type { Effect, Subject } from '../../kernel/state/effect.ts';
import { declarationOf, type Field, type FieldTable, type FieldTables } from '../../kernel/state/field.ts';
import type { Moment } from '../../kernel/state/moment.ts';
import type { Fields, Scene, Unit } from '../../kernel/state/scene.ts';
import type { FieldValue } from '../../kernel/state/unit.ts';
import type { FieldChanges } from '../units/fields.ts';

/**
 * The effects of setting fields of a unit by hand: each ends as if a ruling had set it now, and whatever the book attaches
 * to it follows. A rulebook that declares no fields has no such effects.
 * @throws {Refusal} if the book doesn't let a player set it
 */
export function editing(
  game: Game,
  ruleset: Ruleset,
  { unit, said, by }: { readonly unit: Unit; readonly said: FieldChanges; readonly by: 'player' | 'umpire' },
): readonly Effect[] | undefined {
  const { fields, edited, book } = ruleset;
  if (!fields) return undefined;
  const scene = sceneOf(game, ruleset);
  const changes = new Changes<FieldTables>(scene);
  for (const [name, value] of Object.entries(said)) {
    const field = declarationOf(fields.unit, name)!;
    if (value === null) changes.clear(unit, [name], field.rule);
    else if (field.ends === 'moment' || !scene.at) changes.include([handed(unit, name, value, field, scene)]);
    else changes.set(unit, name, value as never, field.rule);
  }
  if (edited) changes.include(edited(changes.scene, unit, by, book));
  return changes.effects;
}

/** A field set before the first turn, or until a moment that only rulings can work out, stays until it's cleared. */
function handed({ id, side }: Unit, name: string, value: FieldValue, field: Field, scene: Scene): Effect {
  const until = scene.at ? undefined : firstEnd(field, side, scene);
  const of = { unit: id };
  return { effect: 'set', of, field: name, value, ...(until ? { until } : {}), rule: field.rule };
}

/** When a field that was set before the first turn ends by itself. */
function firstEnd({ ends }: Field, side: string, { steps }: Scene): Moment | undefined {
  switch (ends) {
    case 'step':
      return { turn: 1, step: steps[0]!.step, edge: 'end' };
    case 'turn':
      return { turn: 1, edge: 'end' };
    case 'next-own-start':
      return { turn: 1, side, edge: 'start' };
    case 'next-own-end':
      return { turn: 1, side, edge: 'end' };
    default:
      return undefined;
  }
}

/** The effects of removing a unit as if it had never been there: no other unit is bound to it any more. */
export function forgetting(
  game: Game,
  { fields, turn: { rule } }: Ruleset,
  { id }: Unit,
): readonly Effect[] | undefined {
  if (!fields) return undefined;
  const strike = (of: Subject, table: FieldTable, known: Fields): Effect[] =>
    Object.entries(known).flatMap(([field, value]): Effect[] => {
      const declared = declarationOf(table, field);
      if (declared?.type === 'unit') return value === id ? [{ effect: 'set', of, field, value: null, rule }] : [];
      if (declared?.type !== 'units' || !Array.isArray(value) || !value.includes(id)) return [];
      const left = value.filter((each) => each !== id);
      return [{ effect: 'set', of, field, value: left.length > 0 ? left : null, rule }];
    });
  const { units, squads, sides, table } = game;
  return [
    ...Object.values(units).flatMap((unit) => strike({ unit: unit.id }, fields.unit, unit.fields)),
    ...Object.entries(squads).flatMap(([squad, known]) => strike({ squad }, fields.squad, known)),
    ...Object.entries(sides).flatMap(([side, { fields: known }]) => strike({ side }, fields.side, known)),
    ...strike({ table: true }, fields.table, table),
  ];
}
