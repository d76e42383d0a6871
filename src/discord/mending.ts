import { mendingButtons } from '../command/mending.ts';
import { ownOwedButtons } from '../command/offers.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import type { Button } from '../reply/document.ts';
import { errorReply, refusalReply } from '../reply/problem.ts';
import { rulesetOf } from '../rules/index.ts';
import type { CommandResult } from './answers.ts';
import type { KeptCommands } from './kept-commands.ts';

/** Refusals because something else is owed first. */
const OWED: readonly string[] = ['owed-first', 'still-due'];

/**
 * Explains what went wrong with a command, with buttons that continue from there.
 * @param key the key for commands too long for a button
 * @returns `undefined` if there is nothing to continue with
 */
export async function mended(
  error: unknown,
  name: string,
  asked: Asked,
  key: string,
  { referee, kept }: { readonly referee: Referee; readonly kept: KeptCommands },
): Promise<CommandResult | undefined> {
  if (error instanceof Refusal && OWED.includes(error.says)) {
    const campaign = await referee.campaign(asked.channel);
    const { game } = campaign;
    const buttons = game ? ownOwedButtons(campaign, rulesetOf(game.rules), asked.user) : [];
    return { document: { ...refusalReply(error), buttons }, outcome: 'refused' };
  }
  if (!(error instanceof InputError)) return undefined;
  const { game } = await referee.campaign(asked.channel);
  const found = mendingButtons(error, name, asked.given, game);
  if (found.length === 0) return undefined;
  const buttons: Button[] = [];
  for (const [i, button] of found.entries()) {
    buttons.push({ ...button, of: await kept.carry(button.action, button.of, `${key}-${i}`) });
  }
  return { document: { ...errorReply(error), buttons }, outcome: 'error' };
}
