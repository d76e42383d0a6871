import type { Campaign } from '../../campaign/campaign.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { groupNamed, groupsFor } from '../../referee/rulings/group.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Field } from '../../reply/document.ts';
import { gameShown } from '../game-shown.ts';
import type { Asking } from './asking.ts';
import { MOST_CHOICES } from './form-fields.ts';

/** A form's fields, where squads and the whole side can be chosen besides single units, if a command may be for several. */
export function withGroups(
  words: Catalogue,
  { command, campaign, ruleset, user }: Asking,
  fields: readonly Field[],
): readonly Field[] {
  const game = gameShown(campaign);
  if (!game?.at) return fields;
  return fields.map((field) => {
    if (field.name !== 'who' || !field.choices) return field;
    // A form offers those who can. Where they don't all have room, whoever isn't there may be one of them.
    const offered = new Set(field.choices.map(({ value }) => value));
    const can = ({ name }: Unit) => offered.has(name) || offered.size >= MOST_CHOICES;
    const groups = groupsFor(game, ruleset, command.name, user, can);
    const choices = groups.map(({ who, size }) => ({ label: words.panel.group(who, size), value: who }));
    return { ...field, choices: [...field.choices.slice(0, MOST_CHOICES - choices.length), ...choices] };
  });
}

/** A command for several, as the first of them would give it: what a form asks of them is the same. */
export function forFirst(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  user: string,
  given: GivenOptions,
): GivenOptions {
  try {
    const [first] = groupNamed(campaign, ruleset, verb, user, given) ?? [];
    if (!first) return given;
    const { attacker: _, ...others } = given;
    return { ...others, who: first.name };
  } catch (error) {
    // The command itself will report what's wrong.
    if (error instanceof InputError) return given;
    throw error;
  }
}
