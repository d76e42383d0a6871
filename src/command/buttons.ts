import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';
import type { Ruled } from '../campaign/record.ts';
import { commandText, type GivenCommand } from '../kernel/options/given-command.ts';
import type { GivenOptions } from '../kernel/options/options.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Asked } from '../referee/asked.ts';
import { gameIn } from '../referee/games/games.ts';
import type { Referee } from '../referee/referee.ts';
import { withOwnShare } from '../referee/rulings/own-share.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { type Button, type Form, line, quiet } from '../reply/document.ts';
import { whyReply } from '../reply/ruling/ruling.ts';
import { rulesetOf } from '../rules/index.ts';
import { asksOnce, undoAsks } from './asks-once.ts';
import { run } from './call.ts';
import type { Answer, Command } from './command.ts';
import { forAnother, insteadMenu } from './forms/other-targets.ts';
import {
  type Among,
  type InTurn,
  inTurnForm,
  inTurnText,
  oddsOfOthers,
  theOthers,
  theOthersInTurn,
} from './forms/the-others.ts';
import { barredButton, barredText, thrownFirst } from './panel/barred.ts';
import { sameAgain } from './panel/offers.ts';
import { commandNamed } from './typing/find.ts';

/** Who pressed a button, where, and in which interaction: the button determines the command. */
export type Pressed = Omit<Asked, 'command' | 'given'>;

/** *Same again*: a new ruling with the same options, in the name of the person who pressed. Throws as a command does. */
export async function again(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  pressed: Pressed,
  seq: number,
  log?: string,
): Promise<Answer> {
  const { record, ruled, campaign } = await referee.repeated(pressed.channel, seq, log);
  assertGoesOn(campaign, ruled);
  const given = await sameAgain(referee, pressed.channel, campaign, record, ruled);
  return giveOrAsk(words, referee, commands, pressed, { name: ruled.verb, given }, campaign);
}

/**
 * *Next target*: the same ruling by another unit or at another target.
 * @param chosen `who:` and `target:` with the units' IDs, and what's said besides
 */
export async function instead(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  pressed: Pressed,
  { seq, log, chosen }: { readonly seq: number; readonly log: string; readonly chosen: GivenOptions },
): Promise<Answer> {
  const { record, ruled, campaign } = await referee.repeated(pressed.channel, seq, log);
  const game = assertGoesOn(campaign, ruled);
  const { who, target, ...others } = chosen;
  const units = Object.entries({ who, target }).flatMap(([option, id]) => {
    if (id === undefined) return [];
    const unit = game?.units[String(id)];
    if (!unit) throw new InputError('unknown-unit', { unit: String(id) });
    return [[option, unit.name] as const];
  });
  const { attacker: _, ...same } = await sameAgain(referee, pressed.channel, campaign, record, ruled);
  const ruleset = rulesetOf(ruled.rules);
  const said = { ...forAnother(same, ruled.verb, ruleset), ...others, ...Object.fromEntries(units) };
  const given = withOwnShare(campaign, ruleset, ruled.verb, said);
  return giveOrAsk(words, referee, commands, pressed, { name: ruled.verb, given }, campaign);
}

/** For whom else a ruling can be given, and at whom: a menu for whoever asks, and where it's long a page of it, from 0. */
export async function others(
  words: Catalogue,
  referee: Referee,
  { channel, user }: Pressed,
  seq: number,
  log: string,
  page = 0,
): Promise<Answer> {
  const { record, ruled, campaign } = await referee.ruling(channel, seq, log);
  assertGoesOn(campaign, ruled);
  const same = await sameAgain(referee, channel, campaign, record, ruled);
  const { menu, isMore: goesOn } = insteadMenu(words, campaign, ruled, same, user, { log, seq }, page) ?? {};
  const own = theOthers(campaign, ruled, same, user, 'squad');
  const side = theOthers(campaign, ruled, same, user, 'side');
  const barred = side ? undefined : thrownFirst(campaign, ruled, same, user);
  const lines = [
    ...(barred ? [line(barredText(words, barred))] : []),
    ...(side
      ? [line(words.notices.sameForOthers), ...(await oddsOfOthers(words, campaign, (own ?? side).units, side.command))]
      : []),
    ...(menu || !barred ? [line(menu ? words.notices.instead : words.notices.nobodyElse)] : []),
    ...(side && isThrown(ruled) && undoAsks(campaign.game, user) ? [line(quiet(words.panel.undoAsks))] : []),
  ];
  const inTurn = (among: Among) => (isThrown(ruled) ? theOthersInTurn(campaign, ruled, same, user, among) : undefined);
  const squadInTurn = inTurn('squad');
  // Where nobody else of the side can do it, there's nothing more to look for.
  const isAll = own !== undefined && own.units.length === side?.units.length;
  const sideInTurn = isAll ? squadInTurn : inTurn('side');
  const each = (among: Among, all: InTurn): Button => ({
    action: 'in-turn',
    of: { log, seq, among },
    label: inTurnText(words, all, among),
  });
  const isMoreInTurn = (sideInTurn?.units.length ?? 0) > (squadInTurn?.units.length ?? 0);
  const leaf = (to: number, label: string): Button => ({ action: 'other-page', of: { log, seq, page: to }, label });
  const isMore = side !== undefined && side.units.length > (own?.units.length ?? 0);
  const buttons: readonly Button[] = [
    ...(barred ? [barredButton(words, barred, { log, seq })] : []),
    ...(own ? [toAll(words, { log, seq, among: 'squad' }, own.units.length)] : []),
    ...(isMore ? [toAll(words, { log, seq, among: 'side' }, side.units.length)] : []),
    ...(squadInTurn ? [each('squad', squadInTurn)] : []),
    ...(sideInTurn && isMoreInTurn ? [each('side', sideInTurn)] : []),
    ...(page > 0 ? [leaf(page - 1, words.panel.choicesBefore)] : []),
    ...(goesOn ? [leaf(page + 1, words.notices.buttons['other-page'])] : []),
  ];
  return { document: { lines, private: true, buttons, ...(menu ? { menus: [menu] } : {}) }, json: {} };
}

/** What bars the same at the same targets, for all of them; or that nobody has to throw it any more. Throws as a command does. */
export async function barringThrown(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  pressed: Pressed,
  { log, seq }: Omit<OtherUnits, 'among'>,
): Promise<Answer> {
  const { record, ruled, campaign } = await referee.ruling(pressed.channel, seq, log);
  assertGoesOn(campaign, ruled);
  const same = await sameAgain(referee, pressed.channel, campaign, record, ruled);
  const barred = thrownFirst(campaign, ruled, same, pressed.user);
  if (!barred) return { document: { lines: [line(words.notices.notOwed)], private: true }, json: {} };
  return giveNow(words, referee, commands, pressed, barred.command.name, barred.command.given);
}

/** The form for what a unit's others do to one target after another; nothing if nobody's left who could. */
export async function othersInTurn(
  words: Catalogue,
  referee: Referee,
  { channel, user }: Pick<Pressed, 'channel' | 'user'>,
  { log, seq, among }: OtherUnits,
): Promise<(GivenCommand & { readonly form: Form }) | undefined> {
  const { record, ruled, campaign } = await referee.ruling(channel, seq, log);
  const same = await sameAgain(referee, channel, campaign, record, ruled);
  const all = theOthersInTurn(campaign, ruled, same, user, amongOf(among));
  return all && { ...all.command, form: inTurnForm(words, all, amongOf(among)) };
}

interface OtherUnits {
  readonly log: string;
  readonly seq: number;
  readonly among: string;
}

function amongOf(word: string): Among {
  return word === 'squad' ? 'squad' : 'side';
}

function isThrown({ steps }: Ruled): boolean {
  return steps.some(({ faces }) => faces.length > 0);
}

function toAll(words: Catalogue, of: Button<'all-others'>['of'], n: number): Button {
  const label = of.among === 'squad' ? words.notices.allOfSquad(n) : words.notices.allOfSide(n);
  return { action: 'all-others', of, label, first: true };
}

/** *The same for all the others*: those of the unit's squad or side who can still do it, each with his own dice. */
export async function allOthers(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  pressed: Pressed,
  { log, seq, among }: OtherUnits,
): Promise<Answer> {
  const { record, ruled, campaign } = await referee.ruling(pressed.channel, seq, log);
  assertGoesOn(campaign, ruled);
  const same = await sameAgain(referee, pressed.channel, campaign, record, ruled);
  const all = theOthers(campaign, ruled, same, pressed.user, amongOf(among));
  if (!all) return { document: { lines: [line(words.notices.nobodyElse)], private: true }, json: {} };
  // The list has named them.
  return giveOrAsk(words, referee, commands, pressed, all.command, campaign, true);
}

/** @throws {InputError} if the ruling was about units of a campaign that's over */
function assertGoesOn(campaign: Campaign, { who, targets = [] }: Ruled): Game | undefined {
  return who === undefined && targets.length === 0 ? campaign.game : gameIn(campaign);
}

/** *Undo*: takes back that record, and everything since if that's confirmed. Where others have a say, it asks them. */
export async function undoing(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  pressed: Pressed,
  seq: number,
  log: string,
): Promise<Answer> {
  const here = await referee.records.standing(pressed.channel);
  if (here && here.log !== log) throw new InputError('no-such-record', { seq });
  return giveNow(words, referee, commands, pressed, 'undo', { to: String(seq) });
}

/** *Why?*: the steps in full with the words of every rule cited, for the person who asks. */
export async function why(
  words: Catalogue,
  referee: Referee,
  channel: string,
  seq: number,
  log?: string,
): Promise<Answer> {
  const explained = await referee.ruling(channel, seq, log);
  return { document: whyReply(words, explained), json: { data: { seq } } };
}

/** Gives a command, or asks first whether it's meant where it can't be taken back. */
async function giveOrAsk(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  pressed: Pressed,
  { name, given }: GivenCommand,
  campaign: Campaign,
  told = false,
): Promise<Answer> {
  const asks = asksOnce(words, campaign, { name, given }, pressed.user, told);
  return asks ? { document: asks, json: {} } : giveNow(words, referee, commands, pressed, name, given);
}

function giveNow(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  pressed: Pressed,
  name: string,
  given: GivenOptions,
): Promise<Answer> {
  const command = commandText({ name, given });
  return run(words, referee, commandNamed(name, commands), { ...pressed, command, given }, commands);
}
