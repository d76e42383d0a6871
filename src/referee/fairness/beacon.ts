import type { Campaign } from '../../campaign/campaign.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import { asking } from '../agreement/agreement.ts';
import { assertPlaysAny, othersPlayed } from '../agreement/permission.ts';
import { gameIn } from '../games/games.ts';

/** Where dice can come from. */
export const DICE_FROM = ['seed', 'beacon'] as const;

/** What a record says in which a log leaves its channel: the ledger stays behind, so the dice come from the seed again. */
export function beaconLeft({ beacon }: Pick<Campaign, 'beacon'>): readonly LogEvent[] {
  return beacon ? [{ type: 'beacon-ended' }] : [];
}

/** What a record says in which somebody has found that another bot has opened the ledger. */
export const LEFT_TO_OTHERS: LogEvent = { type: 'beacon-ended', why: 'other-bot' };

/** Whether such dice end with these events. */
export function ends(events: readonly LogEvent[]): boolean {
  return events.some(({ type }) => type === 'beacon-ended');
}

/** Whether they end because another bot has opened the ledger. */
export function endsForOthers(events: readonly LogEvent[]): boolean {
  return events.some((event) => event.type === 'beacon-ended' && event.why !== undefined);
}

/**
 * Whoever may change where the dice come from, and whether anything would change.
 * @throws {InputError} if they come from there already; {NotAllowed} for somebody who has no part in the campaign
 */
export function assertChangesDice(campaign: Campaign, user: string, dice: (typeof DICE_FROM)[number]): void {
  const game = gameIn(campaign);
  if ((campaign.beacon === undefined) === (dice === 'seed')) throw new InputError('dice-already', { dice });
  assertPlaysAny(game, user);
}

/**
 * Takes the dice from a public beacon from now on, or from the log's own seed again. The players of every other side have to agree;
 * no umpire can do it for them.
 * @throws as `assertChangesDice`
 */
export function changeDice(
  campaign: Campaign,
  user: string,
  event: EventOf<'beacon-set'> | EventOf<'beacon-ended'>,
): LogEvent[] {
  assertChangesDice(campaign, user, event.type === 'beacon-set' ? 'beacon' : 'seed');
  const sides = othersPlayed(gameIn(campaign), user);
  if (sides.length === 0) return [event];
  const needs = sides.map((side) => ({ sides: [side], users: [] }));
  return asking(campaign, user, { about: 'fair', sides, needs, umpire: false, proposes: [event], on: {} });
}
