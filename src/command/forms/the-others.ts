import type { Campaign } from '../../campaign/campaign.ts';
import type { Ruled } from '../../campaign/record.ts';
import { squadIn } from '../../campaign/turns.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { oddsSoon } from '../../odds/odds.ts';
import { readAction } from '../../referee/rulings/action.ts';
import { wouldCome } from '../../referee/rulings/trying.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { chancesOf, chancesText } from '../../reply/dice/chances.ts';
import { type Line, line, strong } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import { forAnother } from './other-targets.ts';

/** So many are named with their odds. */
const MOST_TOLD = 12;

/** Whose others are meant: those of the unit's squad, or of its whole side. */
export type Among = 'squad' | 'side';

/**
 * The others who could do the same now, all by one command.
 * @param same the options of the ruling's command
 */
export function theOthers(
  campaign: Campaign,
  { verb, who = '' }: Pick<Ruled, 'verb' | 'who'>,
  { attacker: _attacker, who: _who, ...same }: Readonly<Record<string, string>>,
  user: string,
  among: Among,
): { readonly units: readonly Unit[]; readonly command: GivenCommand } | undefined {
  const { game } = campaign;
  const actor = game?.phase === 'open' ? game.units[who] : undefined;
  if (!game || !actor) return undefined;
  const ruleset = rulesetOf(game.rules);
  if (ruleset.verbs[verb]?.byMany === undefined) return undefined;
  const squad = squadIn(actor, ruleset);
  if (among === 'squad' && squad === undefined) return undefined;
  const given = forAnother(same, verb, ruleset);
  const units = unitsInOrder(game).filter((unit) => {
    const isOne = !unit.gone && unit.side === actor.side && unit.id !== actor.id;
    const isMeant = among === 'side' || squadIn(unit, ruleset) === squad;
    return isOne && isMeant && wouldCome(campaign, { verb, given: { ...given, who: unit.name }, user }) === 'ruled';
  });
  if (units.length === 0) return undefined;
  const names = units.map(({ name }) => name).join(', ');
  return { units, command: { name: verb, given: { ...given, who: names } } };
}

/** Each of them with his odds. */
export async function oddsOfOthers(
  words: Catalogue,
  campaign: Campaign,
  units: readonly Unit[],
  { name, given }: GivenCommand,
): Promise<readonly Line[]> {
  const told: (readonly [string, string])[] = [];
  for (const unit of units.slice(0, MOST_TOLD)) {
    const action = readAction(name, { ...given, who: unit.name }, campaign, campaign.game!.rules);
    told.push([unit.name, chancesText(words, chancesOf(words, await oddsSoon(action)).slice(0, 2))]);
  }
  // Where no die decides, their names are all there is to say.
  const names = told.map(([each]) => each);
  if (told.every(([, chances]) => chances === ''))
    return [line(words.allOf(units.length > MOST_TOLD ? [...names, '…'] : names))];
  return told.map(([each, chances]) => line(strong(each), chances === '' ? '' : `: ${chances}`));
}
