import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  PermissionFlagsBits,
  type PermissionsBitField,
} from 'discord.js';
import type { OptionValue } from '../kernel/options.ts';
import { readPairs, writePair } from '../kernel/pairs.ts';
import { unquoted } from '../kernel/quotes.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Asked, AttachedFile } from '../referee/asked.ts';
import { attachedFile } from './files.ts';

/** What is read of an interaction that uses a command, or is typing one. */
export interface Used {
  readonly commandName: string;
  readonly options: { readonly data: readonly CommandInteractionOption[] };
}

type OptionsOf = Used & Doing;

/** Who does something, and where. */
export type Doing = Pick<ChatInputCommandInteraction, 'id' | 'user'> & {
  /** Discord always has one for what we answer; its types do not. */
  readonly channelId: string | null;
  readonly guildId: string | null;
  readonly memberPermissions?: Readonly<PermissionsBitField> | null;
};

/** The command that is used, by its whole name, and what is given with it: a subcommand stands where options would. */
export function usedBy({ commandName, options }: Used): { name: string; data: readonly CommandInteractionOption[] } {
  const [first] = options.data;
  if (first?.type !== ApplicationCommandOptionType.Subcommand) return { name: commandName, data: options.data };
  return { name: `${commandName} ${first.name}`, data: first.options ?? [] };
}

/**
 * A slash command as the referee is asked it: native options and those of `more` together.
 * @param api another address of Discord's API than the real one
 * @throws {InputError} for an option that stands in both, a `more` that cannot be read, or a file that is not taken
 */
export function askedBy(interaction: OptionsOf, api?: string): Asked {
  const { name, data } = usedBy(interaction);
  const native = data
    .filter((option) => option.name !== 'more')
    .map((option) => [option.name, givenIn(option)] as const);
  const others = Object.entries(readPairs(moreOf(data)));
  const twice = others.find(([option]) => native.some(([other]) => other === option));
  if (twice) throw new InputError('given-twice', { option: twice[0] });
  // Not by assignment: a player may well type __proto__.
  const given: Record<string, OptionValue> = Object.fromEntries([...native, ...others]);
  return { ...askedWith(interaction, name, given), ...filesIn(data, api) };
}

/** A command with these options, asked by whoever does something. */
export function askedWith(interaction: Doing, name: string, given: Asked['given']): Asked {
  const { id, user, channelId, guildId, memberPermissions } = interaction;
  // Whoever writes in a DM is the only one there.
  const manager = guildId === null || (memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false);
  if (channelId === null) throw new Error(`The interaction ${id} comes from no channel`);
  const asked = { user: user.id, channel: channelId, interaction: id, command: commandText(name, given), given };
  const managesChannel = memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false;
  return { ...asked, ...(manager ? { manager } : {}), ...(managesChannel ? { managesChannel } : {}) };
}

/** A command as one would type it, for the log. */
export function commandText(name: string, given: Asked['given']): string {
  return [`/${name}`, ...Object.entries(given).map(([option, value]) => writePair(option, value))].join(' ');
}

/** The text of `more`, as far as it is typed. */
function moreOf(data: readonly CommandInteractionOption[]): string {
  const more = data.find(({ name, type }) => name === 'more' && type === ApplicationCommandOptionType.String);
  return String(more?.value ?? '');
}

/** Quotes around a value are forgiven. A file is called by its name: its ID at Discord says nothing in a log. */
function givenIn({ value, attachment }: CommandInteractionOption): OptionValue {
  return attachment?.name ?? (typeof value === 'string' ? unquoted(value) : value!);
}

function filesIn(data: readonly CommandInteractionOption[], api: string | undefined): Pick<Asked, 'files'> {
  const files = data.flatMap(({ name, attachment }): [string, AttachedFile][] =>
    attachment ? [[name, attachedFile(attachment, api)]] : [],
  );
  return files.length > 0 ? { files: Object.fromEntries(files) } : {};
}
