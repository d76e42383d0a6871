import { type ButtonInteraction, MessageFlags, type StringSelectMenuInteraction } from 'discord.js';
import type { Given } from './answers.ts';
import { buttonOf, type Came, customIdOf } from './buttons.ts';

type Pressing = ButtonInteraction | StringSelectMenuInteraction;

/** What a button or a menu carries; of a question of /quickstart, what was chosen. */
export function answeredBy(interaction: Pressing): Came | undefined {
  const came = buttonOf(interaction.customId);
  if (came?.action !== 'quickstart' || !interaction.isStringSelectMenu()) return came;
  return buttonOf(customIdOf({ action: 'quickstart', of: interaction.values[0] ?? '' }));
}

/** A page takes the place of the one before, which whoever turns it could see; what went wrong does not. */
export function turned(given: Given, { message }: Pressing): Given {
  const sees = message.flags.has(MessageFlags.Ephemeral) && given.outcome === undefined;
  return sees ? { ...given, document: { ...given.document, private: false } } : given;
}
