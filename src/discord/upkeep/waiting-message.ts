import * as z from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';
import { isRewrittenSince } from '../../campaign/standing.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Document } from '../../reply/document.ts';
import { buttonOf, customIdOf, isOver, waits } from '../buttons/index.ts';

/** A button that's grey. */
const grey = z.object({
  id: z.string(),
  /** The number of the log's last record when this was found out. */
  at: z.object({ seq: z.number().int() }).exactOptional(),
});

/** A message, the buttons on it that wait for something, and which of them are grey, as far as they were made so here. */
export const waitingMessage = z.object({
  message: z.string(),
  channel: z.string(),
  buttons: z.array(z.string()),
  grey: z.array(grey),
});

export type WaitingMessage = Readonly<z.infer<typeof waitingMessage>>;
export type Grey = WaitingMessage['grey'];

/** The buttons of a message that wait for something, by what they carry. */
export function waitingOn({ buttons = [], lines }: Document): readonly string[] {
  const beside = lines.flatMap(({ button }) => button ?? []);
  return [...new Set([...buttons, ...beside].filter(waits).map(customIdOf))];
}

/**
 * Which buttons have nothing left to do. What's been done stays done until some of it is taken back: the same may be owed again in
 * another turn or another campaign, but then there's a button under a newer message.
 * @param channel where the campaign is now: elsewhere, its buttons could only say so
 */
export function greyIn(
  words: Catalogue,
  { buttons, grey, ...where }: WaitingMessage,
  campaign: Campaign,
  channel: string,
): Grey {
  const before = new Map(grey.map((each) => [each.id, each]));
  return buttons.flatMap((id) => {
    const earlier = before.get(id);
    if (where.channel !== channel) return [earlier ?? { id }];
    if (earlier?.at && !isRewrittenSince(campaign, earlier.at.seq)) return [earlier];
    const button = buttonOf(id);
    const over = button && isOver(words, campaign, button);
    if (over === undefined) return earlier ? [earlier] : [];
    return over ? [{ id, at: { seq: campaign.seq } }] : [];
  });
}

/** Whether buttons look different. */
export function differ(before: Grey, after: Grey): boolean {
  return before.map(({ id }) => id).join(' ') !== after.map(({ id }) => id).join(' ');
}
