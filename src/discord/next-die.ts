import {
  ActionRowBuilder,
  type ButtonInteraction,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { english } from '../reply/english/index.ts';
import type { Owed } from './owed-dice.ts';

const FIELD = 'face';
const PREFIX = 'die:';

/** Asks for the next die of a throw at the table, in a form. */
export async function askForDie(interaction: ButtonInteraction, key: string, { sides }: Owed): Promise<void> {
  const input = new TextInputBuilder()
    .setCustomId(FIELD)
    .setLabel(english.notices.nextDieField(sides))
    .setStyle(TextInputStyle.Short)
    .setMaxLength(3)
    .setRequired(true);
  const modal = new ModalBuilder()
    .setCustomId(PREFIX + key)
    .setTitle(english.notices.nextDie)
    .addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(input));
  await interaction.showModal(modal);
}

/** Which throw a form belongs to, and the face given in it; `undefined` for a form that is none of ours. */
export function dieIn(
  interaction: ModalSubmitInteraction,
): { readonly key: string; readonly face: string } | undefined {
  if (!interaction.customId.startsWith(PREFIX)) return undefined;
  return { key: interaction.customId.slice(PREFIX.length), face: interaction.fields.getTextInputValue(FIELD) };
}
