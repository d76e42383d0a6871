import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { declarationOf, type FieldTable, mayBe, tableOf } from '../../kernel/state/field.ts';
import type { Fields } from '../../kernel/state/unit.ts';
import { rulesets } from '../../rules/index.ts';

/**
 * The index of the first effect that no rulebook produces; -1 if there is none.
 * @param declared whether only declared fields are allowed; records of version 1 were written before fields were declared
 */
export function strangeAmong(effects: readonly Effect[], game: Game | undefined, declared: boolean): number {
  const ruleset = game && rulesets[game.rules];
  return effects.findIndex((effect) => isStrange(effect, game, ruleset, declared));
}

function isStrange(
  effect: Effect,
  game: Game | undefined,
  ruleset: Ruleset | undefined,
  declaredOnly: boolean,
): boolean {
  if (effect.effect === 'due') return game !== undefined && !(ruleset && Object.hasOwn(ruleset.verbs, effect.verb));
  if (!ruleset || !declaredOnly || !(effect.effect === 'set' || effect.effect === 'add')) return false;
  const field = declarationOf(tableOf(ruleset.fields, effect.of), effect.field);
  if (!field) return true;
  return effect.effect === 'set' && effect.value !== null && !mayBe(field, effect.value);
}

/**
 * Finds a unit, side or table whose fields hold something the rulebook doesn't declare or allow: only declared values can be set.
 * @returns where it is; nothing if all is well
 */
export function undeclaredIn({ game }: Campaign): string | undefined {
  const ruleset = game && rulesets[game.rules];
  if (!game || !ruleset) return undefined;
  const { unit, squad, side, table } = ruleset.fields;
  return (
    within('table', game.table, table) ??
    firstOf(Object.entries(game.squads).map(([name, fields]) => within(`squads.${name}`, fields, squad))) ??
    firstOf(Object.entries(game.sides).map(([id, { fields }]) => within(`sides.${id}`, fields, side))) ??
    firstOf(Object.entries(game.units).map(([id, { fields }]) => within(`units.${id}`, fields, unit)))
  );
}

function within(place: string, fields: Fields, table: FieldTable): string | undefined {
  const found = Object.entries(fields).find(([name, value]) => {
    const declared = declarationOf(table, name);
    return !declared || !mayBe(declared, value);
  });
  return found && `${place}.${found[0]}`;
}

function firstOf(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place !== undefined);
}
