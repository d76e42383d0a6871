import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { Ask, Proposed } from '../../campaign/owed/asks.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { folded } from '../../kernel/options/folded.ts';
import { NotAllowed } from '../../kernel/refusal.ts';
import type { FlatFields } from '../../kernel/state/unit.ts';
import { rulesetOf } from '../../rules/index.ts';
import { asking } from '../agreement/agreement.ts';
import { assertOpen, assertUmpire, isNeutral, othersPlayed } from '../agreement/permission.ts';
import { rulesPlayed } from './action.ts';
import { type RulingAsked, ruleOn } from './rule-on.ts';

/**
 * The result of a command for a ruling: the ruling itself, or an ask for agreement to it. An override by an umpire who
 * plays needs the other side's agreement, and so do dice from the table if the other side confirms them.
 * @throws {Refusal} {InputError} {DieOwed}
 */
export function giveRuling(campaign: Campaign, asked: RulingAsked): readonly LogEvent[] {
  const game = played(campaign, asked);
  if (!game) return ruleOn(campaign, asked);
  const { verb, given, user } = asked;
  const others = isNeutral(game, user) ? [] : othersPlayed(game, user);
  if (isOn(given.override) && others.length > 0) {
    assertOpen(game);
    assertUmpire(game, user);
    const runs = { command: verb, given: given as FlatFields };
    return asking(campaign, user, {
      about: 'override',
      sides: others,
      runs,
      on: { units: named(game, given), position: true },
    });
  }
  if (given.faces === undefined) return ruleOn(campaign, asked);
  const dice = game.tableDice ?? 'allowed';
  if (dice === 'off') throw new NotAllowed('table-dice-off');
  const rulings = ruleOn(campaign, asked);
  if (dice === 'allowed' || others.length === 0) return rulings;
  // The step that a ruling begins does so once it's agreed to.
  const proposes = rulings.filter(({ type }) => type !== 'turn-begun') as readonly Proposed[];
  return asking(campaign, user, { about: 'throw', sides: others, proposes, on: { all: true } });
}

/** A ruling that was agreed to, thrown for the user who asked. */
export function agreedRuling(
  campaign: Campaign,
  { by, runs }: Ask,
  source: (sides: number) => number,
): readonly LogEvent[] {
  const { command: verb, given } = runs!;
  return ruleOn(campaign, { verb, given, user: by, defaultRules: campaign.game!.rules, source });
}

/** The campaign, if it's played by the ruling's book. */
function played(campaign: Campaign, { given, defaultRules }: RulingAsked): Game | undefined {
  const { game } = campaign;
  const rules = String(given.rules ?? rulesPlayed(campaign) ?? defaultRules);
  return game && game.phase !== 'ended' && rulesetOf(game.rules) === rulesetOf(rules) ? game : undefined;
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true' || value === 'yes';
}

/** The named units, as far as they are known. */
function named({ units }: Game, { who, attacker, target }: RulingAsked['given']): string[] {
  const names = [who, attacker, target]
    .flatMap((each) => (each === undefined ? [] : String(each).split(',')))
    .map(folded);
  return Object.values(units).flatMap(({ id, name }) => (names.includes(folded(name)) ? [id] : []));
}
