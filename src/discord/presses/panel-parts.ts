import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Document } from '../../reply/document.ts';
import type { Answers } from '../answers/answers.ts';
import type { CommandResult } from '../answers/result.ts';
import { askedWith } from '../commands/asked.ts';
import type { KeptCommands } from '../commands/kept-commands.ts';
import type { TableDice } from '../commands/table-dice.ts';
import type { Forms } from '../forms/missing-options.ts';

/** A press on a button or menu of a panel. */
export type Pressing = ButtonInteraction | StringSelectMenuInteraction;
/** That, or a form that it opened. */
/** Or a typed command that opens a panel. */
export type Acting = Pressing | ModalSubmitInteraction | ChatInputCommandInteraction;

/** What panels are made with. */
export interface PanelParts {
  readonly words: Catalogue;
  readonly referee: Referee;
  readonly dice: TableDice;
  readonly answers: Answers;
  readonly forms: Forms;
  readonly kept: KeptCommands;
  readonly log: Logger;
}

/** Gives a command for whoever presses. */
export function runFor(
  { dice }: PanelParts,
  interaction: Acting,
  { name, given }: GivenCommand,
): Promise<CommandResult> {
  return dice.run(interaction, name, askedWith(interaction, name, given));
}

/** The campaign as whoever presses sees it. */
export function campaignOf({ referee }: PanelParts, { channelId, user }: Acting): Promise<Campaign> {
  return referee.campaign(channelId ?? '', user.id);
}

/** As far as this process remembers it, which is enough to see whether there's a drawn table. */
export function remembered({ referee }: PanelParts, { channelId }: Acting): Campaign {
  return referee.records.inMemory(channelId ?? '')?.campaign ?? nothingYet;
}

/** The document, with commands stored that are too long for their buttons. */
export async function carrying(
  { kept }: PanelParts,
  document: Document,
  { id, user, channelId }: Acting,
): Promise<Document> {
  const whose = { user: user.id, channel: channelId ?? '' };
  return { ...document, buttons: await kept.carrying(document.buttons ?? [], id, whose) };
}
