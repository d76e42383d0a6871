import type { Campaign } from '../../campaign/campaign.ts';
import type { Ask } from '../../campaign/owed/asks.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { togglesOn } from '../../kernel/ruleset.ts';
import { rulesetOf } from '../../rules/index.ts';
import { beginBattle, gameIn } from '../games/games.ts';
import { accepted, assertMayStillJoin } from '../games/sides.ts';
import { agreedRuling } from '../rulings/giving.ts';
import { withNextStep } from '../rulings/rule-on.ts';
import { endStep } from '../turns/turn-end.ts';
import { answeredBy, askMeant } from './agreement.ts';
import { assertNotOver } from './permission.ts';

/** An answer to an ask. */
export interface Answering {
  readonly user: string;
  /** The number of the record that asked; if left out, the only ask that the speaker can answer. */
  readonly number?: number | undefined;
}

/**
 * Agrees to an ask, and does what was asked for.
 * @throws {InputError} if nothing is asked; {NotAllowed} if the speaker isn't the one to agree; and any error of the action
 */
export function agree(campaign: Campaign, { user, number }: Answering, source: (sides: number) => number): LogEvent[] {
  const ask = askMeant(campaign, user, number, 'agree');
  assertMayStillJoin(campaign.game!, ask.proposes);
  if (ask.about === 'objective') assertNotOver(campaign.game!);
  const done = ask.runs ? run(campaign, ask, source) : accepted(campaign, ask);
  return [answeredBy('agreed', ask), ...(ask.about === 'throw' ? goingOn(campaign, done, source) : done)];
}

/** A throw that was agreed to, and the step that begins with it. */
function goingOn(campaign: Campaign, done: readonly LogEvent[], source: (sides: number) => number): LogEvent[] {
  const ruleset = rulesetOf(gameIn(campaign).rules);
  return done.flatMap((event) => (event.type === 'ruled' ? withNextStep(campaign, ruleset, event, source) : [event]));
}

/** Declines an ask, or withdraws one's own. @throws {InputError} {NotAllowed} as `agree` does */
export function decline(campaign: Campaign, { user, number }: Answering): LogEvent[] {
  return [answeredBy('declined', askMeant(campaign, user, number, 'decline'))];
}

/** A command that waited for agreement, as if the user who asked gave it now. */
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
