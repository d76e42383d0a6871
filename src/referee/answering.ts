import type { Ask } from '../campaign/asks.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { LogEvent } from '../campaign/record.ts';
import { togglesOn } from '../kernel/ruleset.ts';
import { rulesetOf } from '../rules/index.ts';
import { answeredBy, askMeant } from './agreement.ts';
import { beginBattle, gameIn } from './games.ts';
import { agreedRuling } from './giving.ts';
import { assertNotOver } from './permission.ts';
import { accepted, assertMayStillJoin } from './sides.ts';
import { endStep } from './turn-end.ts';

/** An answer to what is asked. */
export interface Answering {
  readonly user: string;
  /** The number of the record that asked; the only one that the speaker can answer, if left out. */
  readonly number?: number | undefined;
}

/**
 * Agrees to what is asked, and does it.
 * @throws {InputError} if nothing is asked; {NotAllowed} if the speaker is not the one to agree; and whatever it does
 */
export function agree(campaign: Campaign, { user, number }: Answering, source: (sides: number) => number): LogEvent[] {
  const ask = askMeant(campaign, user, number, 'agree');
  assertMayStillJoin(campaign.game!, ask.proposes);
  if (ask.about === 'objective') assertNotOver(campaign.game!);
  return [answeredBy('agreed', ask), ...(ask.runs ? run(campaign, ask, source) : accepted(campaign, ask))];
}

/** Declines what is asked, or takes back what one has asked oneself. @throws {InputError} {NotAllowed} as `agree` */
export function decline(campaign: Campaign, { user, number }: Answering): LogEvent[] {
  return [answeredBy('declined', askMeant(campaign, user, number, 'decline'))];
}

/** A command that waited for agreement, as if the one who asked gave it now. */
function run(campaign: Campaign, ask: Ask, source: (sides: number) => number): LogEvent[] {
  const { rules } = gameIn(campaign);
  const ruleset = rulesetOf(rules);
  if (ask.about === 'override') return [...agreedRuling(campaign, ask, source)];
  if (ask.about === 'battle') return beginBattle(campaign, ask.by, ruleset, true);
  const to = ask.runs!.given.to;
  return endStep(campaign, ruleset, {
    user: ask.by,
    house: togglesOn(ruleset, campaign.house),
    source,
    to: to === undefined ? undefined : String(to),
    agreed: true,
  });
}
