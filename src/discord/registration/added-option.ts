import type { SlashCommandBuilder, SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { ChannelType } from 'discord.js';
import { shortened } from '../messages/shortened.ts';
import type { NativeOption } from './native-options.ts';

/** Where a game can be played: anywhere that takes messages. A post in a forum is a public thread. */
const TALKED_IN = [
  ChannelType.GuildText,
  ChannelType.GuildVoice,
  ChannelType.GuildAnnouncement,
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
] as const;

/** Adds an option of its type to a command or subcommand. */
export function addOption(builder: SlashCommandBuilder | SlashCommandSubcommandBuilder, option: NativeOption): void {
  switch (option.type) {
    case 'boolean':
      builder.addBooleanOption((native) => named(native, option));
      return;
    case 'integer':
      builder.addIntegerOption((native) => bounded(named(native, option), option).setAutocomplete(option.autocomplete));
      return;
    case 'number':
      builder.addNumberOption((native) => bounded(named(native, option), option));
      return;
    case 'user':
      builder.addUserOption((native) => named(native, option));
      return;
    case 'channel':
      builder.addChannelOption((native) => named(native, option).addChannelTypes(...TALKED_IN));
      return;
    case 'file':
      builder.addAttachmentOption((native) => named(native, option));
      return;
    case 'string':
      builder.addStringOption((native) => {
        if (option.choices)
          native.addChoices(...option.choices.map((value) => choiceOf(value, option.beside?.[value])));
        else native.setMaxLength(option.longest ?? LONGEST_TEXT);
        return named(native, option).setAutocomplete(option.autocomplete);
      });
  }
}

/** Discord's limit for a text. */
const LONGEST_TEXT = 6000;
/** Discord's limit for the text of a choice. */
const LONGEST_CHOICE = 100;

function choiceOf(value: string, beside: string | undefined) {
  return { name: beside === undefined ? value : shortened(`${value} · ${beside}`, LONGEST_CHOICE), value };
}

interface Nameable {
  setName(name: string): this;
  setDescription(description: string): this;
  setRequired(required: boolean): this;
}

function named<T extends Nameable>(native: T, { name, description, required }: NativeOption): T {
  return native.setName(name).setDescription(description).setRequired(required);
}

interface Boundable {
  setMinValue(min: number): this;
  setMaxValue(max: number): this;
}

function bounded<T extends Boundable>(native: T, { min, max }: NativeOption): T {
  if (min !== undefined) native.setMinValue(min);
  if (max !== undefined) native.setMaxValue(max);
  return native;
}
