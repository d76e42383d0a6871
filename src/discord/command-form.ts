import {
  ActionRowBuilder,
  type ChatInputCommandInteraction,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Command } from '../command/command.ts';
import { readPairs } from '../kernel/pairs.ts';
import type { Asked } from '../referee/asked.ts';
import { typedFile } from './files.ts';
import { askedWith, commandText, usedBy } from './given.ts';

const PREFIX = 'form:';
const FIELD = 'text';
/** Discord's limits of a custom ID and of what may be typed. */
const LONGEST_ID = 100;
const LONGEST_TEXT = 4000;

/**
 * The form for the file of a command that was not given, if it has one. It carries the command, so that it works after
 * a restart; a command too long for that goes on without its file, and says what is missing.
 */
export function formFor(interaction: ChatInputCommandInteraction, { form, name }: Command): ModalBuilder | undefined {
  const { data } = usedBy(interaction);
  if (!form || data.some((option) => form.option === option.name || form.unless?.includes(option.name)))
    return undefined;
  const id = PREFIX + commandText(name, Object.fromEntries(data.map((option) => [option.name, option.value!])));
  if (id.length > LONGEST_ID) return undefined;
  const input = new TextInputBuilder()
    .setCustomId(FIELD)
    .setLabel(form.label)
    .setStyle(TextInputStyle.Paragraph)
    .setMaxLength(LONGEST_TEXT)
    .setRequired(true);
  return new ModalBuilder()
    .setCustomId(id)
    .setTitle(form.title)
    .addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(input));
}

/** A command as its form completes it; `undefined` for a form that is none of a command's. */
export function formIn(
  interaction: ModalSubmitInteraction,
  commands: readonly Command[],
): { readonly command: Command; readonly asked: Asked } | undefined {
  const { customId } = interaction;
  if (!customId.startsWith(PREFIX)) return undefined;
  const text = customId.slice(PREFIX.length);
  const command = commands.find(({ name, form }) => form && `${text} `.startsWith(`/${name} `));
  if (!command?.form) return undefined;
  const { option, file = option, secret } = command.form;
  const written = interaction.fields.getTextInputValue(FIELD);
  const pairs = readPairs(text.slice(command.name.length + 1));
  if (secret)
    return { command, asked: { ...askedWith(interaction, command.name, pairs), secret: { [option]: written } } };
  const files = { [option]: typedFile(file, written) };
  return { command, asked: { ...askedWith(interaction, command.name, { ...pairs, [option]: file }), files } };
}
