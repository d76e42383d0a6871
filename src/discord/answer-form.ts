import {
  ActionRowBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Option } from '../kernel/options.ts';
import { writePair } from '../kernel/pairs.ts';
import type { Question } from '../kernel/solo.ts';
import { english } from '../reply/english/index.ts';
import { shortened } from './shortened.ts';

const PREFIX = 'answer-form:';
/** Discord's limits. */
const MOST_FIELDS = 5;
const LONGEST_LABEL = 45;
const LONGEST_HINT = 100;

/**
 * The form for what only the players can see: a field for each part of the answer.
 * @param key which asking it belongs to
 */
export function answerForm(question: Question, key: string): ModalBuilder {
  const rows = Object.entries(question.options)
    .slice(0, MOST_FIELDS)
    .map(([name, option]) => new ActionRowBuilder<TextInputBuilder>().addComponents(field(name, option)));
  return new ModalBuilder()
    .setCustomId(PREFIX + key)
    .setTitle(english.solo.form)
    .addComponents(rows);
}

function field(name: string, option: Option): TextInputBuilder {
  const values = option.type === 'boolean' ? ['true', 'false'] : option.type === 'string' ? option.values : undefined;
  const hint = values && values.length > 0 ? english.oneOf(values) : option.help;
  const input = new TextInputBuilder()
    .setCustomId(name)
    .setLabel(shortened(english.capital(english.say(name)), LONGEST_LABEL))
    .setStyle(TextInputStyle.Short)
    .setPlaceholder(shortened(hint, LONGEST_HINT))
    .setRequired(option.required ?? false);
  return 'default' in option && option.default !== undefined && option.default !== ''
    ? input.setValue(String(option.default))
    : input;
}

/** What a form brings: the question that it answers, and the answer as `/solo` takes it. */
export function answerIn(
  interaction: ModalSubmitInteraction,
): { readonly of: string; readonly answers: string } | undefined {
  if (!interaction.customId.startsWith(PREFIX)) return undefined;
  const said = interaction.fields.fields.map((each) => [each.customId, textIn(interaction, each.customId)] as const);
  const pairs = said.filter(([, text]) => text !== '').map(([name, text]) => writePair(name, text));
  return { of: interaction.customId.slice(PREFIX.length), answers: pairs.join(' ') };
}

function textIn(interaction: ModalSubmitInteraction, name: string): string {
  return interaction.fields.getTextInputValue(name).trim();
}
