import type { Campaign } from '../../campaign/campaign.ts';
import type { Ruled } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { wouldGo } from '../../referee/rulings/trying.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button } from '../../reply/document.ts';
import { rulesets } from '../../rules/index.ts';
import { gameShown } from '../game-shown.ts';
import type { Asking } from './asking.ts';

/** A command that names nobody yet. */
type Catching = Pick<Asking, 'given' | 'campaign' | 'ruleset' | 'user'> & {
  readonly command: { readonly name: string };
};

/** Those whom a named unit's player may put first, if nobody has been named yet: the riders who leave a wreck. */
export function firstOut({ command, given, campaign, ruleset }: Catching): readonly Unit[] {
  const game = gameShown(campaign);
  const { putsFirst } = ruleset.verbs[command.name] ?? {};
  const says = ['target', 'faces', 'odds', 'rules'].some((name) => given[name] !== undefined);
  if (!game?.at || rulesets[game.rules] !== ruleset || !putsFirst || says) return [];
  const actor = Object.values(game.units).find(({ name }) => name === (given.who ?? given.attacker));
  return actor ? putsFirst(sceneOf(game, ruleset), actor) : [];
}

/** Whom something strikes that nobody does, such as an explosion, if it's not said yet: everyone who may be under it. */
export function caughtBy({ command, given, campaign, ruleset, user }: Catching): readonly Unit[] {
  const game = gameShown(campaign);
  const verb = ruleset.verbs[command.name];
  if (!game?.at || rulesets[game.rules] !== ruleset || verb?.catches !== 'all') return [];
  const { anonymous } = verb;
  const says = ['who', 'attacker', 'target', 'figures', 'rules', 'faces'].some((name) => given[name] !== undefined);
  const isNobodys = typeof anonymous === 'function' && anonymous(sceneOf(game, ruleset), given as never);
  if (says || !isNobodys) return [];
  const goes = ({ name }: Unit) => wouldGo(campaign, { verb: command.name, given: { ...given, target: name }, user });
  return unitsInOrder(game).filter((unit) => !unit.gone && goes(unit));
}

/** Whether what a ruling called for leaves open whom it strikes: without them, it would be the one who did it. */
export function asksWhoIsCaught({ command, given, ruleset }: Pick<Catching, 'command' | 'given' | 'ruleset'>): boolean {
  return ruleset.verbs[command.name]?.calledFor !== undefined && given.who !== undefined && given.target === undefined;
}

/** Whether it's for those whom a ruling called it for, and no form has anybody to choose from. */
export function strikesNobody({ name, given }: GivenCommand): boolean {
  const { target, figures, rules } = given;
  const isCalledFor = Object.values(rulesets).some(({ verbs }) => verbs[name]?.calledFor);
  return isCalledFor && target === undefined && figures === undefined && rules === undefined;
}

/** What a ruling calls for of those whom only the players see there: a form asks who they are. */
export function calledForButtons(
  words: Catalogue,
  campaign: Campaign,
  ruleset: Ruleset,
  { effects }: Ruled,
  user: string,
): Button[] {
  return Object.entries(ruleset.verbs).flatMap(([name, { calledFor }]): Button[] => {
    const called = calledFor?.(effects ?? []);
    if (!called) return [];
    const { unit } = called;
    const who = unit === undefined ? undefined : campaign.game?.units[unit]?.name;
    const given = { ...called.given, ...(who === undefined ? {} : { who }) } as GivenOptions;
    const isFor =
      who === undefined
        ? caughtBy({ command: { name }, given, campaign, ruleset, user }).length > 0
        : mayCatch(campaign, name, given, user);
    const label = words.notices.whoIsCaught(words.say(name));
    return isFor ? [{ action: 'fill', of: { name, given }, label, first: true }] : [];
  });
}

/** Whether there's anybody on the table whom it could strike. */
function mayCatch(campaign: Campaign, verb: string, given: GivenOptions, user: string): boolean {
  const game = gameShown(campaign);
  const goes = ({ name }: Unit) => wouldGo(campaign, { verb, given: { ...given, target: name }, user });
  return game !== undefined && unitsInOrder(game).some((unit) => !unit.gone && goes(unit));
}
