import type { Campaign } from '../../campaign/campaign.ts';
import type { Ruled } from '../../campaign/record.ts';
import { squadIn } from '../../campaign/turns.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { isAtEnemies } from '../../kernel/verb.ts';
import { oddsSoon } from '../../odds/odds.ts';
import { Finishing } from '../../referee/acts/finishing.ts';
import { readAction } from '../../referee/rulings/action.ts';
import { withOwnShare } from '../../referee/rulings/own-share.ts';
import { mayGive, wouldGo } from '../../referee/rulings/trying.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { chancesOf, chancesText } from '../../reply/dice/chances.ts';
import { type Choice, type Form, type Line, line, strong } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import { IN_TURN } from '../panel/unit-menus.ts';
import { MOST_CHOICES } from './form-fields.ts';
import { aimedBy, forAnother, isBeside } from './other-targets.ts';

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
    const isOne = isBeside(unit, actor) && !ruleset.verbs[verb]?.givesUp?.(unit);
    const isMeant = among === 'side' || squadIn(unit, ruleset) === squad;
    return isOne && isMeant && wouldGo(campaign, { verb, given: { ...given, who: unit.name }, user });
  });
  if (units.length === 0) return undefined;
  const names = units.map(({ name }) => name).join(', ');
  return { units, command: { name: verb, given: { ...given, who: names } } };
}

/** Those who could do the same at one target after another, and at whom. */
export interface InTurn {
  readonly units: readonly Unit[];
  readonly targets: readonly Unit[];
  readonly command: GivenCommand;
}

/**
 * The others who could do the same at one enemy after another: at each once the one before is down. Nothing where there's nobody else.
 * @param same the options of the ruling's command
 */
export function theOthersInTurn(
  campaign: Campaign,
  { verb, who = '', targets = [] }: Pick<Ruled, 'verb' | 'who' | 'targets'>,
  { attacker: _attacker, who: _who, ...same }: Readonly<Record<string, string>>,
  user: string,
  among: Among,
): InTurn | undefined {
  const { game } = campaign;
  const actor = game?.phase === 'open' ? game.units[who] : undefined;
  if (!game || !actor || targets.length === 0) return undefined;
  const ruleset = rulesetOf(game.rules);
  const done = ruleset.verbs[verb];
  // Where whoever is hit comes off when the step ends, nobody is down before that.
  if (done?.byMany === undefined || !isAtEnemies(done) || ruleset.turn.casualties === 'step-end') return undefined;
  const { target: _, ...given } = forAnother(same, verb, ruleset);
  const squad = squadIn(actor, ruleset);
  if (among === 'squad' && squad === undefined) return undefined;
  const begun = new Finishing({ campaign, ruleset, verb, given, isAsked: false });
  const options = Object.keys(done.options);
  const inPlay = unitsInOrder(game).filter(({ gone }) => !gone);
  const meant = inPlay.filter(
    (unit) => isBeside(unit, actor) && (among === 'side' || squadIn(unit, ruleset) === squad),
  );
  const isTarget = aimedBy(campaign, verb);
  const goesAt = (unit: Unit, enemy: Unit) => begun.goes({ who: unit.name, target: enemy.name }, options);
  const at = inPlay.filter((enemy) => {
    if (enemy.side === actor.side || !isTarget(enemy)) return false;
    const goes = meant.find((unit) => goesAt(unit, enemy));
    return goes && mayGive(campaign, { verb, given: { ...given, who: goes.name, target: enemy.name }, user });
  });
  // With whoever was the target, it's the same once more.
  if (at.every(({ id }) => targets.includes(id))) return undefined;
  const units = meant.filter((unit) => at.some((enemy) => goesAt(unit, enemy)));
  if (units.length === 0) return undefined;
  // Whoever has just been shot at comes first.
  const first = at.filter(({ id }) => targets.includes(id));
  const command = { name: verb, given: { ...given, who: units.map(({ name }) => name).join(', ') } };
  return { units, targets: [...first, ...at.filter((each) => !first.includes(each))], command };
}

/** Who they are, and the only one whom they can do it to, if there's just one. */
export function inTurnText(words: Catalogue, { units, targets: [first, ...others] }: InTurn, among: Among): string {
  if (!first || others.length > 0) return words.notices.inTurn[among](units.length);
  return words.notices.othersAt[among](units.length, first.name);
}

/** The form that asks at whom, in turn. */
export function inTurnForm(words: Catalogue, all: InTurn, among: Among): Form {
  const says = words.notices.inTurn;
  const choices = all.targets.slice(0, MOST_CHOICES).map(({ name }): Choice => ({ label: name, value: name }));
  return {
    title: inTurnText(words, all, among),
    fields: [
      {
        name: IN_TURN,
        label: says.label,
        hint: says.hint,
        required: true,
        choices,
        several: choices.length,
        chosen: choices.length === 1 ? [choices[0]!.value] : [],
      },
    ],
  };
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
    const own = withOwnShare(campaign, rulesetOf(campaign.game!.rules), name, { ...given, who: unit.name });
    const action = readAction(name, own, campaign, campaign.game!.rules);
    told.push([unit.name, chancesText(words, chancesOf(words, await oddsSoon(action)).slice(0, 2))]);
  }
  // Where no die decides, their names are all there is to say.
  const names = told.map(([each]) => each);
  if (told.every(([, chances]) => chances === ''))
    return [line(words.allOf(units.length > MOST_TOLD ? [...names, '…'] : names))];
  return told.map(([each, chances]) => line(strong(each), chances === '' ? '' : `: ${chances}`));
}
