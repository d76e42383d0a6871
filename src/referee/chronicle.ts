import type { Known } from '../campaign/campaigns.ts';
import { type Chronicle, chronicleOf } from '../campaign/chronicle.ts';
import type { Losses } from '../campaign/losses.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesetOf } from '../rules/index.ts';
import { lossesOf } from './losses.ts';

/** What a report tells: everything that stands of a battle, and what it has cost turn by turn. */
export interface Course {
  readonly chronicle: Chronicle;
  readonly losses: Losses;
  readonly ruleset: Ruleset;
}

/**
 * The course of a battle of a channel's campaign: without what was undone, and with corrections in their places.
 * @param battle the present one if left out
 * @throws {InputError} if there is no campaign, or was no such battle
 */
export async function courseOf(known: Known | undefined, battle: number | undefined): Promise<Course> {
  const losses = await lossesOf(known, battle);
  const { log, campaign } = known!;
  const struck = new Set(campaign.struck);
  const chronicle = await chronicleOf(log.from(1, campaign.seq), {
    battle,
    standing: (record) => (struck.has(record.seq) ? [] : record.events),
  });
  if (!chronicle) throw new InputError('no-game');
  return { chronicle, losses, ruleset: rulesetOf(chronicle.game.rules) };
}
