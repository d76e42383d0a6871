import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
} from 'discord.js';
import type { OptionValue } from '../kernel/options.ts';
import { readPairs, writePair } from '../kernel/pairs.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Asked } from '../referee/asked.ts';

type OptionsOf = Pick<ChatInputCommandInteraction, 'id' | 'user' | 'channelId' | 'commandName'> & {
  readonly options: { readonly data: readonly CommandInteractionOption[] };
};

/**
 * A slash command as the referee is asked it: native options and those of `more` together.
 * @throws {InputError} for an option that stands in both, or a `more` that cannot be read
 */
export function askedBy(interaction: OptionsOf): Asked {
  const { id, user, channelId, commandName, options } = interaction;
  const native = options.data.filter(({ name }) => name !== 'more').map(({ name, value }) => [name, value!] as const);
  const others = Object.entries(readPairs(moreOf(options.data)));
  const twice = others.find(([name]) => native.some(([other]) => other === name));
  if (twice) throw new InputError('given-twice', { option: twice[0] });
  // Not by assignment: a player may well type __proto__.
  const given: Record<string, OptionValue> = Object.fromEntries([...native, ...others]);
  return { user: user.id, channel: channelId, interaction: id, command: commandText(commandName, given), given };
}

/** A command as one would type it, for the log. */
export function commandText(name: string, given: Asked['given']): string {
  return [`/${name}`, ...Object.entries(given).map(([option, value]) => writePair(option, value))].join(' ');
}

/** The text of `more`, as far as it is typed. */
export function moreOf(data: readonly CommandInteractionOption[]): string {
  const more = data.find(({ name, type }) => name === 'more' && type === ApplicationCommandOptionType.String);
  return String(more?.value ?? '');
}
