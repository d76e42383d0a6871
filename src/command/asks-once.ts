import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';
import { type LastShot, lastShotIn } from '../campaign/history/last-shot.ts';
import type { GivenCommand } from '../kernel/options/given-command.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Unit } from '../kernel/state/scene.ts';
import { isNeutral, othersPlayed } from '../referee/agreement/permission.ts';
import { groupNamed } from '../referee/rulings/group.ts';
import { ruledAsTried } from '../referee/rulings/trying.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { type Document, line } from '../reply/document.ts';
import { rulesetOf } from '../rules/index.ts';

/** More units than this aren't named. */
const MOST_NAMED = 8;

/** Whether taking back what this user throws needs the word of others. */
export function undoAsks(game: Game | undefined, user: string): boolean {
  return game !== undefined && !isNeutral(game, user) && othersPlayed(game, user).length > 0;
}

/**
 * What somebody is asked once who gives a command by a tap or a form, because it can't be taken back without the other side: whether
 * they mean the last shot of a weapon, or several who throw at once. Nothing for any other command, and for one whose odds they've seen.
 * @param told whether they know already who does it
 */
export function asksOnce(
  words: Catalogue,
  campaign: Campaign,
  { name, given }: GivenCommand,
  user: string,
  told = false,
): Document | undefined {
  const { game } = campaign;
  if (game?.phase !== 'open' || !undoAsks(game, user)) return undefined;
  const ruleset = rulesetOf(game.rules);
  if (given.odds !== undefined || given.seen !== undefined || !ruleset.verbs[name]) return undefined;
  const units = unitsOf(campaign, game, { name, given }, user);
  const { attacker: _, ...others } = given;
  const each = units ? units.map((unit) => ({ ...others, who: unit.name })) : [given];
  const rulings = each.flatMap((said) => ruledAsTried(campaign, { verb: name, given: said, user }) ?? []);
  if (!rulings.some(({ steps }) => steps.some(({ faces }) => faces.length > 0))) return undefined;
  const last = rulings.flatMap((ruled) => lastShotIn(ruled, ruled.effects, game, ruleset) ?? []);
  const all =
    units && !told && units.length > 1 ? [line(words.panel.allAtOnce(namesOf(words, units), units.length))] : [];
  const lines = [...all, ...last.map((each) => line(lastShotText(words, each)))];
  if (lines.length === 0) return undefined;
  return {
    lines: [...lines, line(words.panel.undoAsks)],
    private: true,
    buttons: [{ action: 'sure', of: { name, given }, first: true }],
  };
}

function lastShotText(words: Catalogue, { unit, weapon }: LastShot): string {
  return words.panel.lastShot(unit.name, weapon === undefined ? undefined : words.choice(weapon));
}

function namesOf(words: Catalogue, units: readonly Unit[]): string {
  const names = units.slice(0, MOST_NAMED).map(({ name }) => name);
  return words.allOf(units.length > MOST_NAMED ? [...names, '…'] : names);
}

function unitsOf(campaign: Campaign, game: Game, { name, given }: GivenCommand, user: string) {
  try {
    return groupNamed(campaign, rulesetOf(game.rules), name, user, given);
  } catch (error) {
    // The command itself will report what's wrong.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
