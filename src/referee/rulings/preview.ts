import { createHash } from 'node:crypto';
import type { Campaign } from '../../campaign/campaign.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { oddsSoon } from '../../odds/odds.ts';
import type { Asked } from '../asked.ts';
import type { DeclaredAction } from './action.ts';
import type { OddsResult } from './answers.ts';
import { exposureOf } from './exposure.ts';
import { forbiddenNow } from './gate.ts';
import { sureOf } from './sure.ts';
import { type Told, toldBy } from './told.ts';
import { wouldGo, wrongWith } from './trying.ts';

/** Something that affects the odds has changed since they were shown. Nothing is thrown; the new odds are shown. */
export class OddsChanged extends Error {
  readonly action: DeclaredAction;

  constructor(action: DeclaredAction) {
    super('The odds have changed since they were shown');
    this.name = 'OddsChanged';
    this.action = action;
  }
}

/** The odds of an action, and whether the user who asked could throw it now. Throws as `oddsSoon` does. */
export async function previewOf(
  action: DeclaredAction,
  campaign: Campaign,
  { user, given }: Pick<Asked, 'user' | 'given'>,
  defaultRules: string,
): Promise<OddsResult> {
  const { odds: _, ...thrown } = given;
  const trying = { verb: action.verb, given: thrown, user };
  const goes = wouldGo(campaign, trying, defaultRules);
  const told = toldBy(action);
  const odds = await oddsOf(action, told);
  return {
    kind: 'odds',
    action,
    ...(told ? { told } : {}),
    ...(told?.way && !told.cannot ? { exposed: await exposureOf(action, campaign) } : {}),
    odds,
    ...(goes ? { sure: await sureOf(action, campaign, odds) } : {}),
    forbidden: forbiddenNow(action, campaign.game),
    seen: seenOf(action),
    goes,
    lacks: goes ? undefined : wrongWith(campaign, trying, defaultRules),
  };
}

/** What the rules forbid, with what a drawn table makes of the command all the same. */
export class RefusedAsMeasured extends Refusal {
  readonly told: Told;

  constructor({ rule, says, values, reason, unless }: Refusal, told: Told) {
    super(rule, says, values, reason, unless);
    this.told = told;
  }
}

async function oddsOf(action: DeclaredAction, told: Told | undefined) {
  try {
    return await oddsSoon(action);
  } catch (error) {
    throw told && error instanceof Refusal ? new RefusedAsMeasured(error, told) : error;
  }
}

/** The extra option of a *Roll* button, beside those of its command: what the user saw. Nobody types it. */
export function partSeen(asked: Asked): { readonly seen: unknown; readonly asked: Asked } {
  const { seen, ...given } = asked.given;
  if (seen === undefined) return { seen, asked };
  return { seen, asked: { ...asked, given, command: asked.command.replace(/ seen:\S+/, '') } };
}

/** @throws {OddsChanged} unless it's the action whose odds were seen */
export function assertSeen(seen: unknown, action: DeclaredAction): void {
  if (seen !== seenOf(action)) throw new OddsChanged(action);
}

/** @throws any other error as it is */
export function unlessChanged(error: unknown): OddsChanged {
  if (error instanceof OddsChanged) return error;
  throw error;
}

/**
 * A digest, in eight letters, of what an action's odds depend on: its options, the units' values, toggles, who acts and on whom.
 */
function seenOf({ ruleset, verb, options, toggles, scene }: DeclaredAction): string {
  const said = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const units = [scene?.actor?.id ?? null, ...(scene?.targets ?? []).map(({ id }) => id)];
  const of = [ruleset.id, verb, said, [...toggles].sort(), units];
  return createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 8);
}
