import { createHash } from 'node:crypto';
import type { Campaign } from '../campaign/campaign.ts';
import { oddsSoon } from '../odds/odds.ts';
import type { DeclaredAction } from './action.ts';
import type { OddsGiven } from './answers.ts';
import type { Asked } from './asked.ts';
import { forbiddenNow } from './gate.ts';
import { wouldGo } from './trying.ts';

/** Since its odds were shown something has changed that goes into them. Nothing is thrown; the new odds are shown. */
export class OddsChanged extends Error {
  readonly action: DeclaredAction;

  constructor(action: DeclaredAction) {
    super('The odds have changed since they were shown');
    this.name = 'OddsChanged';
    this.action = action;
  }
}

/** The odds of an action, and whether whoever asks could throw it now. Throws as `oddsSoon` does. */
export async function previewOf(
  action: DeclaredAction,
  campaign: Campaign,
  { user, given }: Pick<Asked, 'user' | 'given'>,
  defaultRules: string,
): Promise<OddsGiven> {
  const { odds: _, ...thrown } = given;
  return {
    kind: 'odds',
    action,
    odds: await oddsSoon(action),
    forbidden: forbiddenNow(action, campaign.game),
    seen: seenOf(action),
    goes: wouldGo(campaign, { verb: action.verb, given: thrown, user }, defaultRules),
  };
}

/** The option that a *Roll* button carries besides those of its command: what was seen. Nobody types it. */
export function partSeen({ given, command, ...others }: Asked): { readonly seen: unknown; readonly asked: Asked } {
  const { seen, ...said } = given;
  return { seen, asked: { ...others, given: said, command: command.replace(/ seen:\S+/, '') } };
}

/** @throws {OddsChanged} unless the action is the one whose odds were seen */
export function assertSeen(seen: unknown, action: DeclaredAction): void {
  if (seen !== seenOf(action)) throw new OddsChanged(action);
}

/** @throws whatever else it is */
export function unlessChanged(error: unknown): OddsChanged {
  if (error instanceof OddsChanged) return error;
  throw error;
}

/** What an action's odds were worked out from, in eight letters: what was said, what units filled in, toggles, who and whom. */
function seenOf({ ruleset, verb, options, toggles, scene }: DeclaredAction): string {
  const said = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const units = [scene?.actor?.id ?? null, ...(scene?.targets ?? []).map(({ id }) => id)];
  const of = [ruleset.id, verb, said, [...toggles].sort(), units];
  return createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 8);
}
