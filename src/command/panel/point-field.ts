import type { GivenOptions } from '../../kernel/options/options.ts';
import { drawnTable } from '../../referee/battlefield/drawn.ts';
import { unitMeant } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Field } from '../../reply/document.ts';
import { rulesets } from '../../rules/index.ts';
import { tables } from '../../rules/tables.ts';
import type { Asking } from '../forms/asking.ts';
import { saidIn } from '../forms/filling.ts';
import { gameShown } from '../game-shown.ts';
import { helpOf } from '../typing/option-help.ts';
import { pointChoices } from './point-pad.ts';

/** On a drawn table, a field for the place that something is done at, in a form that has room for it: nobody has to be aimed at. */
export function withPointField(
  words: Catalogue,
  asking: Asking,
  fields: readonly Field[],
  room: number,
): readonly Field[] {
  const { campaign, command, ruleset, given } = asking;
  const game = gameShown(campaign);
  const drawn = game && rulesets[game.rules] === ruleset ? drawnTable(game) : undefined;
  const takesPoint = tables[ruleset.id]?.values.verbs[command.name]?.place === 'point';
  if (!drawn || !takesPoint || given.point !== undefined || fields.length === 0 || fields.length >= room) return fields;
  const { who = given.who ?? given.attacker } = saidIn(fields);
  const unit = who === undefined ? undefined : unitMeant(game, String(who));
  const from = unit && drawn.placeOf(unit);
  const field: Field = {
    name: 'point',
    label: words.battlefield.orAt,
    hint: helpOf(words, asking, 'point'),
    required: false,
    choices: pointChoices(words, { drawn, starting: { from } }),
  };
  return [...fields, field];
}

/** What a form says: a place takes the place of whoever stands in the form as its target. */
export function withPointSaid<G extends GivenOptions>(given: G, said: GivenOptions): GivenOptions {
  if (said.point === undefined) return { ...given, ...said };
  const { target: _, ...others } = { ...given, ...said };
  return others;
}
