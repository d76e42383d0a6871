import type { APIModalInteractionResponseCallbackData, ModalSubmitInteraction } from 'discord.js';
import type { Command } from '../../command/command.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Carried, Kept } from '../buttons/carried.ts';

/**
 * A kind of form, with everything that belongs to it: what it's about, how its custom ID carries that, what it asks, and what becomes
 * of what's sent. Discord shows a form to one person, and only that person can send it; what's theirs to do is up to the command.
 */
export interface FormKind<About, Asking> {
  readonly carried: Carried<About>;
  /** Its title and fields. @param asking what it's made from */
  readonly asks: (words: Catalogue, asking: Asking) => Shown;
  readonly takes: (of: About, sent: ModalSubmitInteraction, does: Taking) => Promise<unknown>;
}

/** A form without its custom ID. */
export type Shown = Omit<APIModalInteractionResponseCallbackData, 'custom_id'>;

/** What can be done with what a form brings. Each answers the form. */
export interface Taking {
  corrects(of: { readonly log: string; readonly seq: number }): Promise<unknown>;
  questions(of: { readonly log: string; readonly seq: number }): Promise<unknown>;
  /** Runs a command with what was missing. */
  completes(of: GivenCommand | Kept): Promise<unknown>;
  /** Shows in its panel what a unit is to do. */
  plans(of: GivenCommand | Kept): Promise<unknown>;
  /** Throws on, with one more die from the table. */
  throwsOn(key: string, face: string): Promise<unknown>;
  /** Tells the side that the referee runs what it asked. @param said may throw an `InputError`, which is answered */
  answers(question: string, said: () => NonNullable<Asked['answers']>): Promise<unknown>;
  /** Changes the sender's own hours and time zone. */
  setsTimes(): Promise<unknown>;
  runs(command: Command, asked: Asked): Promise<unknown>;
  /** Says that nothing can come of it any more. */
  isStale(): Promise<unknown>;
}
