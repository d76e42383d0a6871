import {
  ActionRowBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Owed } from './owed-dice.ts';

const FIELD = 'face';
const PREFIX = 'die:';

/** The form that asks for the next die of a throw at the table. */
export function dieForm(words: Catalogue, key: string, { sides }: Owed): ModalBuilder {
  const input = new TextInputBuilder()
    .setCustomId(FIELD)
    .setLabel(words.notices.nextDieField(sides))
    .setStyle(TextInputStyle.Short)
    .setMaxLength(3)
    .setRequired(true);
  return new ModalBuilder()
    .setCustomId(PREFIX + key)
    .setTitle(words.notices.nextDie)
    .addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(input));
}

/** The throw that a form belongs to, and the face typed into it. */
export interface DieGiven {
  readonly key: string;
  readonly face: string;
}

/** The die that a form brings; `undefined` for any other form. */
export function dieIn(interaction: ModalSubmitInteraction): DieGiven | undefined {
  if (!interaction.customId.startsWith(PREFIX)) return undefined;
  return { key: interaction.customId.slice(PREFIX.length), face: interaction.fields.getTextInputValue(FIELD) };
}
