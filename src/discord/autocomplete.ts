import type { ApplicationCommandOptionChoiceData, AutocompleteInteraction } from 'discord.js';
import type { Command } from '../../commands/command.ts';
import { completePairs } from '../../commands/completion.ts';
import { commandNamed, optionsOf } from '../../commands/find.ts';
import { commands } from '../../commands/index.ts';
import type { Option } from '../kernel/options.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Referee } from '../referee/referee.ts';
import { english } from '../reply/english/index.ts';
import { rulesets } from '../rules/index.ts';
import { nativeOptions } from './native-options.ts';

const MOST = 25;
/** Discord's limit for the name and for the value of a choice. */
const LONGEST = 100;

/** What may be typed where the player is typing now: at most 25 choices. */
export async function completions(
  interaction: AutocompleteInteraction,
  referee: Referee,
): Promise<ApplicationCommandOptionChoiceData[]> {
  const command = commandNamed(interaction.commandName, commands);
  const ruleset = rulesetAsked(interaction) ?? (await referee.ruleset(interaction.channelId));
  const { name, value } = interaction.options.getFocused(true);
  if (name === 'more') return moreChoices(command, ruleset, value);
  const typed = completePairs(`${name}:${value}`, optionsOf(command, ruleset), ruleset.toggles, []);
  return typed.flatMap(({ text, hint }) => choice(text.slice(name.length + 1), hint)).slice(0, MOST);
}

/** The ruleset that the command itself names, if it does. */
function rulesetAsked(interaction: AutocompleteInteraction): Ruleset | undefined {
  const asked = interaction.options.data.find(({ name }) => name === 'rules')?.value;
  return typeof asked === 'string' && Object.hasOwn(rulesets, asked) ? rulesets[asked] : undefined;
}

/** The options that have no place of their own, with their values; what is typed already is kept. */
function moreChoices(command: Command, ruleset: Ruleset, typed: string): ApplicationCommandOptionChoiceData[] {
  const native = new Set(nativeOptions(command).map(({ name }) => name));
  const table = Object.fromEntries(
    Object.entries(optionsOf(command, ruleset)).filter(([name]: [string, Option]) => !native.has(name)),
  );
  const found = completePairs(typed, table, ruleset.toggles, [...native]);
  const choices = found.flatMap(({ text, hint }) => choice(text, hint)).slice(0, MOST);
  const tooLong = found.length > 0 && choices.length === 0 && typed !== '' && typed.length <= LONGEST;
  return tooLong ? [{ name: english.notices.typeOn, value: typed }] : choices;
}

function choice(value: string, hint: string): ApplicationCommandOptionChoiceData[] {
  if (value === '' || value.length > LONGEST) return [];
  const name = hint ? `${value} · ${hint}` : value;
  return [{ name: name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name, value }];
}
