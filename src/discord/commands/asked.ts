import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  PermissionFlagsBits,
  type PermissionsBitField,
} from 'discord.js';
import { commandText } from '../../kernel/options/given-command.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { readPairs } from '../../kernel/options/pairs.ts';
import { unquoted } from '../../kernel/options/quotes.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Asked, AttachedFile } from '../../referee/asked.ts';
import { attachedFile } from './files.ts';

/** The parts used of an interaction that runs a command, or that's typing one. */
export interface Used {
  readonly commandName: string;
  readonly options: { readonly data: readonly CommandInteractionOption[] };
}

type OptionsOf = Used & Doing;

/** Who does something, and where. */
export type Doing = Pick<ChatInputCommandInteraction, 'id' | 'user'> & {
  /** Discord always sends one for the interactions we answer, but its types don't say so. */
  readonly channelId: string | null;
  readonly guildId: string | null;
  readonly memberPermissions?: Readonly<PermissionsBitField> | null;
};

/** The full name of the command, and its values. With a subcommand, they're one level deeper. */
export function usedBy({ commandName, options }: Used): { name: string; data: readonly CommandInteractionOption[] } {
  const [first] = options.data;
  if (first?.type !== ApplicationCommandOptionType.Subcommand) return { name: commandName, data: options.data };
  return { name: `${commandName} ${first.name}`, data: first.options ?? [] };
}

/**
 * A slash command as a request to the referee: native options together with those in `more`.
 * @param api an address of Discord's API other than the real one
 * @throws {InputError} for an option given twice, a `more` that can't be read, or a file that isn't accepted
 */
export function askedBy(interaction: OptionsOf, api?: string): Asked {
  const { name, data } = usedBy(interaction);
  const native = data
    .filter((option) => option.name !== 'more')
    .map((option) => [option.name, givenIn(option)] as const);
  const more = moreOf(data);
  const others = more === '' ? [] : Object.entries(readPairs(more));
  const twice = others.find(([option]) => native.some(([other]) => other === option));
  if (twice) throw new InputError('given-twice', { option: twice[0] });
  // Not by assignment: a player may well type __proto__.
  const given: Record<string, OptionValue> = Object.fromEntries([...native, ...others]);
  return { ...askedWith(interaction, name, given), ...filesIn(data, api) };
}

/** A request for a command with these options, made by whoever acts. */
export function askedWith(interaction: Doing, name: string, given: Asked['given']): Asked {
  const { id, user, channelId, guildId, memberPermissions } = interaction;
  // In a DM, the writer is the only player.
  const manager = guildId === null || (memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false);
  if (channelId === null) throw new Error(`The interaction ${id} comes from no channel`);
  const asked = { user: user.id, channel: channelId, interaction: id, command: commandText({ name, given }), given };
  const managesChannel = memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false;
  return { ...asked, ...(manager ? { manager } : {}), ...(managesChannel ? { managesChannel } : {}) };
}

/** The text of `more`, as far as it's been typed. */
function moreOf(data: readonly CommandInteractionOption[]): string {
  const more = data.find(({ name, type }) => name === 'more' && type === ApplicationCommandOptionType.String);
  return String(more?.value ?? '');
}

/** Removes quotes around a value. A file is shown by its name, because its Discord ID means nothing in a log. */
function givenIn({ value, attachment }: CommandInteractionOption): OptionValue {
  return attachment?.name ?? (typeof value === 'string' ? unquoted(onOneLine(value)) : value!);
}

/** An option is one line in Discord's own programs. From others, more lines could pass for something that Umpire says. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
}

function filesIn(data: readonly CommandInteractionOption[], api: string | undefined): Pick<Asked, 'files'> {
  const files = data.flatMap(({ name, attachment }): [string, AttachedFile][] =>
    attachment ? [[name, attachedFile(attachment, api)]] : [],
  );
  return files.length > 0 ? { files: Object.fromEntries(files) } : {};
}
