import type { Campaign } from '../../campaign/campaign.ts';
import type { Ruled } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { targetsOf } from '../../kernel/verb.ts';
import { Finishing } from '../../referee/acts/finishing.ts';
import { mayGive } from '../../referee/rulings/trying.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Menu } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';

/** The most that Discord shows in one menu. */
const MOST_CHOICES = 25;

/** Whether a ruling is of what others of the side may do as well, or what its own unit hasn’t finished: a split shot. */
export function hasOthers(campaign: Campaign, { rules, verb, who = '' }: Ruled): boolean {
  const { game } = campaign;
  const actor = game?.phase === 'open' ? game.units[who] : undefined;
  // A test is thrown by whoever has to.
  if (!game || !actor || rulesetOf(rules).verbs[verb]?.kind === 'test') return false;
  return Object.values(game.units).some((unit) => isBeside(unit, actor)) || restOf(campaign, verb, actor) !== undefined;
}

export function isBeside({ id, side, gone }: Unit, actor: Unit): boolean {
  return !gone && side === actor.side && id !== actor.id;
}

/** A page of what else can be done, and whether another one follows. */
interface InsteadPage {
  readonly menu: Menu<'instead'>;
  readonly isMore: boolean;
}

/** The same at other targets, and by other units of the side, starting with the same target: so many to a page, from 0. */
export function insteadMenu(
  words: Catalogue,
  campaign: Campaign,
  { verb, who, targets = [] }: Ruled,
  { attacker, who: named = attacker, ...same }: Readonly<Record<string, string>>,
  user: string,
  of: Menu<'instead'>['of'],
  page = 0,
): InsteadPage | undefined {
  const { game } = campaign;
  const actor = game?.units[who ?? ''];
  if (!game || !actor || named === undefined) return undefined;
  const inPlay = unitsInOrder(game).filter(({ gone }) => !gone);
  const friends = inPlay.filter((unit) => isBeside(unit, actor));
  const isTarget = aimedBy(campaign, verb);
  const enemies = inPlay.filter((unit) => unit.side !== actor.side && !targets.includes(unit.id) && isTarget(unit));
  const ruleset = rulesetOf(game.rules);
  const whole = forAnother(same, verb, ruleset);
  const { target, ...aimless } = whole;
  const begun = new Finishing({ campaign, ruleset, verb, given: aimless, isAsked: false });
  const rest = Object.keys(ruleset.verbs[verb]?.options ?? {});
  const goes = (each: Instead) => {
    const more = { ...(target === undefined ? {} : { target }), ...each.said, ...namesOf(each) };
    return begun.goes(more, [...rest, 'target']) && mayGive(campaign, { verb, given: { ...aimless, ...more }, user });
  };
  // Whoever can do it to nobody isn't asked about each of them.
  const unaimed = rest.filter((name) => name !== 'target');
  const isAble = (unit: Unit, said: GivenOptions = {}) => begun.goes({ ...said, who: unit.name }, unaimed);
  function* pairs(): Generator<Instead> {
    const said = restOf(campaign, verb, actor!);
    const atEnemies = (who: Unit, more?: GivenOptions) => enemies.map((each) => ({ who, target: each, said: more }));
    if (target !== undefined && isAble(actor!, said)) yield* atEnemies(actor!, said);
    yield* friends.map((who) => ({ who }));
    if (target === undefined) return;
    for (const who of friends) if (isAble(who)) yield* atEnemies(who);
  }
  const [from, to] = [page * MOST_CHOICES, (page + 1) * MOST_CHOICES];
  const going = firstOf(pairs(), goes, to + 1);
  const choices = going
    .slice(from, to)
    .map((each) => ({ label: labelOfInstead(words, each, actor), value: unitsIn(each) }));
  if (choices.length === 0) return undefined;
  return { menu: { action: 'instead', of, label: words.notices.instead, choices }, isMore: going.length > to };
}

function firstOf(pairs: Iterable<Instead>, goes: (each: Instead) => boolean, most: number): readonly Instead[] {
  const going: Instead[] = [];
  for (const each of pairs) {
    if (going.length === most) break;
    if (goes(each)) going.push(each);
  }
  return going;
}

/** The unit that would do the same, and its target if that's another one. */
interface Instead {
  readonly who: Unit;
  readonly target?: Unit;
  /** What's said besides, where it goes on with what it has begun. */
  readonly said?: GivenOptions | undefined;
}

/** What's said of a ruling for another target or by another unit: how it was shared out, and what he had for it, counts for that one alone. */
export function forAnother(
  given: Readonly<Record<string, string>>,
  verb: string,
  { verbs }: Ruleset,
): Record<string, string> {
  const { shares, ownShare = [] } = verbs[verb] ?? {};
  const own = [...(shares?.by ?? []), ...ownShare] as readonly string[];
  const others = Object.fromEntries(Object.entries(given).filter(([name]) => !own.includes(name)));
  return !shares || given.target === undefined ? others : { ...others, target: given.target.split(',', 1)[0]! };
}

/** Whom it can be aimed at, as far as the book says. */
export function aimedBy({ game }: Campaign, verb: string): (unit: Unit) => boolean {
  const ruleset = game && rulesetOf(game.rules);
  const done = ruleset?.verbs[verb];
  return game && done ? targetsOf(done, sceneOf(game, ruleset), ruleset.book) : () => true;
}

/** The rest of what a unit has begun, such as a split shot. */
function restOf({ game }: Campaign, verb: string, actor: Unit): GivenOptions | undefined {
  if (!game) return undefined;
  const ruleset = rulesetOf(game.rules);
  const ways = ruleset.verbs[verb]?.ways?.(sceneOf(game, ruleset), actor, ruleset.book) ?? [];
  return ways.find(({ goesOn }) => goesOn)?.said as GivenOptions | undefined;
}

function namesOf({ who, target }: Instead): Readonly<Record<string, string>> {
  return { who: who.name, ...(target ? { target: target.name } : {}) };
}

function labelOfInstead(words: Catalogue, { who, target, said }: Instead, actor: Unit): string {
  if (!target) return words.notices.by(who.name);
  if (said) return words.notices.restAt(target.name);
  return who === actor ? words.notices.at(target.name) : words.notices.byAt(who.name, target.name);
}

function unitsIn({ who, target, said = {} }: Instead): GivenOptions {
  return { who: who.id, ...(target ? { target: target.id } : {}), ...said };
}
