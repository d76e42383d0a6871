import { setImmediate } from 'node:timers/promises';
import type { Game } from '../campaign/game.ts';
import { probability } from '../kernel/dice/odds.ts';
import { readValue } from '../kernel/options/read-options.ts';
import { Refusal } from '../kernel/refusal.ts';
import { verbOf } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/state/scene.ts';
import type { Asked } from '../referee/asked.ts';
import type { OddsResult, Referee } from '../referee/referee.ts';
import { commonOptions } from '../referee/rulings/common-options.ts';
import { groupNamed, isOfThoseWhoCan } from '../referee/rulings/group.ts';
import { withOwnShare } from '../referee/rulings/own-share.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { chancesOf, chancesText } from '../reply/dice/chances.ts';
import { heading, type Line, line, quiet, strong } from '../reply/document.ts';
import { refusalMessage } from '../reply/problem.ts';
import { named } from '../reply/units/named.ts';
import { rulesetMeant } from '../rules/index.ts';
import type { Answer } from './command.ts';

/** So many lines are told, and so many names in one of them. */
const MOST_TOLD = 25;
const MOST_NAMED = 12;

/** What one of several could come to: its odds, or what refuses it to him whatever falls. */
interface Each {
  readonly unit: Unit;
  readonly odds?: OddsResult;
  readonly refusal?: Refusal | undefined;
}

/**
 * The odds of a command for several: of each of them as things stand, before any of the others has done it.
 * @returns nothing if no odds are asked for, or it's for one unit or none
 * @throws {InputError} as the command does @throws {Refusal} if it's refused to all of them
 */
export async function oddsOfSeveral(
  words: Catalogue,
  referee: Referee,
  asked: Asked,
  verb: string,
): Promise<Answer | undefined> {
  const { odds, attacker, who = attacker, ...said } = asked.given;
  if (odds === undefined || readValue('odds', commonOptions.odds, odds) !== true) return undefined;
  const campaign = await referee.known(asked.channel, asked.user);
  const ruleset = said.rules === undefined ? referee.playedBy(campaign) : rulesetMeant(String(said.rules));
  const units = ruleset && groupNamed(campaign, ruleset, verb, asked.user, { ...said, ...(who && { who }) });
  const { game } = campaign;
  if (!game || !ruleset || !units || units.length < 2) return undefined;
  const all: Each[] = [];
  for (const unit of units) {
    await setImmediate();
    const given = withOwnShare(campaign, ruleset, verb, { ...said, who: unit.name });
    all.push(await oddsOfOne(referee, { ...asked, given: { ...given, odds } }, verb, unit));
  }
  if (all.every((each) => each.refusal)) throw all[0]!.refusal!;
  const able = all.filter((each) => each.odds?.goes);
  const isForSome = verbOf(ruleset, verb).byMany === 'each' || isOfThoseWhoCan(String(who));
  const goes = isForSome ? able.length > 0 : able.length === all.length;
  const command = { name: verb, given: { ...said, who: who! } };
  const isSure = all.every((each) => each.odds === undefined || each.odds.odds.outcomes.length === 1);
  const label = isSure ? words.notices.buttons.run : words.odds.roll;
  return {
    document: {
      tone: 'calm',
      ...(all.some((each) => each.odds?.ownOnly) ? { private: true, secret: true } : {}),
      lines: [heading(words.odds.ofEach(all.length)), ...linesOf(words, all, game), line(quiet(ruleset.name))],
    },
    ...(goes ? { throws: command } : {}),
    offers: async () => ({ buttons: goes ? [{ action: 'sure', of: command, label, first: true }] : [] }),
    json: { verb, rules: ruleset.id, each: all.map((each) => jsonOf(words, each)) },
  };
}

async function oddsOfOne(referee: Referee, asked: Asked, verb: string, unit: Unit): Promise<Each> {
  try {
    const odds = await referee.rule(asked, verb);
    return odds.kind === 'odds' ? { unit, odds, refusal: odds.forbidden } : { unit };
  } catch (error) {
    if (error instanceof Refusal) return { unit, refusal: error };
    throw error;
  }
}

/** A line for each, or one for all of those of whom the same is true. */
function linesOf(words: Catalogue, all: readonly Each[], game: Game): readonly Line[] {
  const alike = new Map<string, { readonly names: string[]; readonly rule: string | undefined }>();
  const lines: Line[] = [];
  for (const each of all) {
    const said = saidOf(words, each, game);
    if (said.whole) lines.push(line(said.text));
    const rule = each.refusal?.rule;
    const others = alike.get(said.text);
    if (others) others.names.push(each.unit.name);
    else if (!said.whole) alike.set(said.text, { names: [each.unit.name], rule });
  }
  for (const [text, { names, rule }] of alike) {
    const who = words.allOf(names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), '…'] : names);
    lines.push(line(strong(who), `: ${text}`, quiet(rule === undefined ? '' : ` ${rule}`)));
  }
  const rest = lines.length - MOST_TOLD;
  return rest > 0 ? [...lines.slice(0, MOST_TOLD), line(words.odds.ofOthers(rest))] : lines;
}

/** What's said of one: its chances or why it can't, or as a sentence with its name what's certain to come of it. */
function saidOf(
  words: Catalogue,
  { odds, refusal }: Each,
  game: Game,
): { readonly text: string; readonly whole?: true } {
  if (refusal) return { text: refusalMessage(words, refusal) };
  const chances = odds ? chancesText(words, chancesOf(words, odds.odds)) : '';
  const [ruled] = odds?.sure?.every ? odds.sure.rulings : [];
  if (chances !== '' || !ruled) return { text: chances === '' ? words.notices.oddsAlways : chances };
  return { text: words.verdictOf(ruled.rules, ruled.verb, ruled.facts, named(words, ruled, game)), whole: true };
}

function jsonOf(words: Catalogue, { unit, odds, refusal }: Each) {
  const outcomes = odds?.odds.outcomes.map(({ value, weight }) => ({
    facts: value,
    weight: String(weight),
    p: probability(weight, odds.odds.total),
  }));
  const rule = refusal?.rule === undefined ? {} : { rule: refusal.rule };
  return {
    who: unit.name,
    ...(odds ? { odds: { total: String(odds.odds.total), outcomes } } : {}),
    ...(refusal ? { forbidden: { ...rule, message: refusalMessage(words, refusal) } } : {}),
  };
}
