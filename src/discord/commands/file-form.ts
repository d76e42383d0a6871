import {
  ActionRowBuilder,
  type ChatInputCommandInteraction,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Command } from '../../command/command.ts';
import { commandText } from '../../kernel/given-command.ts';
import { readPairs } from '../../kernel/pairs.ts';
import type { Asked } from '../../referee/asked.ts';
import { askedWith, usedBy } from './asked.ts';
import { typedFile } from './files.ts';

const PREFIX = 'form:';
const FIELD = 'text';
/** Discord's limits for a custom ID and for typed text. */
const LONGEST_ID = 100;
const LONGEST_TEXT = 4000;

/**
 * The form for the file of a command that came without one, if the command has such a form. The form carries the command, so it
 * works after a restart. A command too long for that runs without its file, and says what's missing.
 */
export function formFor(interaction: ChatInputCommandInteraction, { form, name }: Command): ModalBuilder | undefined {
  const { data } = usedBy(interaction);
  if (!form || data.some((option) => form.option === option.name || form.unless?.includes(option.name)))
    return undefined;
  const given = Object.fromEntries(data.map((option) => [option.name, option.value!]));
  const id = PREFIX + commandText({ name, given });
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

/** The command that a form completes; `undefined` if it isn't the form of a command. */
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
