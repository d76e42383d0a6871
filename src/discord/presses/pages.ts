import { type ButtonInteraction, MessageFlags, type StringSelectMenuInteraction } from 'discord.js';
import type { CommandResult } from '../answers/answers.ts';
import { buttonOf, type Came, customIdOf } from './buttons.ts';

/** Actions whose menus carry what they do in their choices. */
const CHOSEN: readonly Came['action'][] = ['quickstart', 'help'];

type Pressing = ButtonInteraction | StringSelectMenuInteraction;

/** What a button or a menu carries; for the questions of /quickstart and the topics of /help, the choice. */
export function answeredBy(interaction: Pressing): Came | undefined {
  const came = buttonOf(interaction.customId);
  if (!came || !CHOSEN.includes(came.action) || !interaction.isStringSelectMenu()) return came;
  return buttonOf(customIdOf({ action: came.action, of: interaction.values[0] ?? '' }));
}

/** A page replaces the one before, which its reader could see. An error message doesn't replace it. */
export function turned(given: CommandResult, { message }: Pressing): CommandResult {
  const sees = message.flags.has(MessageFlags.Ephemeral) && given.outcome === undefined;
  return sees ? { ...given, document: { ...given.document, private: false } } : given;
}
