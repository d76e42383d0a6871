import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { LogRecord, Ruled } from '../../campaign/record.ts';
import { saidIn } from '../../campaign/said-in.ts';
import { lastRewriting } from '../../campaign/standing.ts';
import { dueNow } from '../../campaign/turns.ts';
import { commandText, type GivenCommand, isSameCommand } from '../../kernel/options/given-command.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import { plays } from '../../referee/agreement/permission.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Referee, RulingResult } from '../../referee/referee.ts';
import { mayGive, mayRepeat } from '../../referee/rulings/trying.ts';
import { endsEarly, mustWait, owedButton } from '../../reply/battle/owed-button.ts';
import { stopButtons } from '../../reply/battle/waiting-buttons.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Document, Line, Offers } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import { hasOthers } from '../forms/other-targets.ts';
import { questionOffer } from '../forms/questioning.ts';
import { calledForButtons } from '../forms/whom-it-strikes.ts';
import { togetherButtons } from './thrown-together.ts';

/** If more are owed, the buttons for the rest come later. */
const MOST_OWED = 5;

/** The next possible actions after a ruling: what's owed now, the same again or with other units, taking it back, and why. */
export async function offersOf(
  words: Catalogue,
  referee: Referee,
  asked: Pick<Asked, 'channel' | 'user'>,
  given: Pick<RulingResult, 'record' | 'ruled' | 'log' | 'campaign'>,
  next: (game: Game | undefined, ruleset: Ruleset) => readonly Button[] = (game, ruleset) =>
    owedNow(words, game, ruleset),
): Promise<Offers> {
  const { record, ruled, log, campaign } = given;
  const of = { log, seq: record.seq };
  const ruleset = rulesetOf(ruled.rules);
  const { again, others } = await repeated(referee, asked, given);
  return {
    buttons: [
      ...next(campaign.game, ruleset),
      ...toAnswer(words, campaign.game, ruleset),
      ...calledForButtons(words, campaign, ruleset, ruled, asked.user),
      ...(again ? [{ action: 'again', of } as const] : []),
      ...(others ? [{ action: 'others', of } as const] : []),
      { action: 'undo', of },
      { action: 'why', of },
      ...questionOffer(campaign, record, ruled, of),
    ],
  };
}

/** Whether the same can be given again, and whether there’s anybody else to give it for, which is only worked out once somebody asks. */
async function repeated(
  referee: Referee,
  { channel, user }: Pick<Asked, 'channel' | 'user'>,
  { record, ruled, campaign }: Pick<RulingResult, 'record' | 'ruled' | 'campaign'>,
) {
  const { verb, rules, facts } = ruled;
  // Without a battle, nothing stands in the way of what has just been ruled.
  if (!campaign.game) return { again: !rulesetOf(rules).verbs[verb]?.fails?.(facts), others: false };
  const same = await sameAgain(referee, channel, campaign, record, ruled);
  return {
    again: mayRepeat(campaign, { verb, given: same, user }),
    others: hasOthers(campaign, ruled),
  };
}

/** The way to the answer, if the side that the referee runs asks for one in its turn: this message stays as it is. */
function toAnswer(words: Catalogue, game: Game | undefined, ruleset: Ruleset): readonly Button[] {
  const asks =
    game?.at !== undefined && game.at.side === game.table.solo && stopButtons(words, game, ruleset).length > 0;
  return asks ? [{ action: 'play', of: {}, first: true }] : [];
}

/** The options of a ruling's command as they were given or have been put right since, whoever repeats it. */
export async function sameAgain(
  referee: Pick<Referee, 'records'>,
  channel: string,
  campaign: Campaign,
  record: LogRecord,
  ruled: Ruled,
): Promise<Readonly<Record<string, string>>> {
  // If it was agreed to, the person who asked gave the options.
  const agreed = record.events.find((event) => event.type === 'agreed');
  const options = agreed?.type === 'agreed' ? await referee.records.saidIn(channel, agreed.ask) : saidIn(record);
  const isNew = record.seq > lastRewriting(campaign);
  const right = isNew ? {} : await referee.records.putRight(channel, record.seq);
  // `attacker` is another name for `who`.
  const { who: _who, attacker: _attacker, ...others } = options;
  const given = right.who === undefined && right.attacker === undefined ? options : others;
  const all = Object.entries({ ...given, ...right }).filter(([, value]) => value !== '-');
  return { ...Object.fromEntries(all.map(([name, value]) => [name, String(value)])), rules: ruled.rules };
}

/** What the rules require next, each with its own button; what ends the turn only once every unit has acted. */
export function owedButtons(words: Catalogue, game: Game | undefined, ruleset: Ruleset): Button<'owed'>[] {
  return game?.phase === 'open' ? buttonsOf(words, duesNext(game, ruleset), game, ruleset).slice(0, MOST_OWED) : [];
}

/** The same, and before them one press for what several owe alike. */
export function owedNow(words: Catalogue, game: Game | undefined, ruleset: Ruleset): readonly Button[] {
  if (game?.phase !== 'open') return [];
  const next = duesNext(game, ruleset);
  const together = togetherButtons(words, next, game, ruleset);
  return [...together, ...buttonsOf(words, next, game, ruleset)].slice(0, MOST_OWED);
}

function duesNext(game: Game, ruleset: Ruleset): readonly Due[] {
  return readyDues(game, ruleset).filter((due) => !endsEarly(due, game, ruleset));
}

/** What's owed and doesn't have to wait for something else that is. */
function readyDues(game: Game, ruleset: Ruleset): readonly Due[] {
  const now = dueNow(game, ruleset);
  return now.filter((due) => !mustWait(due, now, ruleset));
}

function buttonsOf(words: Catalogue, dues: readonly Due[], game: Game, ruleset: Ruleset): Button<'owed'>[] {
  const buttons = dues.flatMap((due) => owedButton(words, due, game, ruleset) ?? []);
  return [...new Map(buttons.map((button) => [commandText(button.of), button])).values()];
}

/** Whether it's a ruling after which units do nothing more in the turn. */
export function comesLast({ of }: Button<'owed'>, { verbs }: Ruleset): boolean {
  return verbs[of.name]?.comesLast ?? false;
}

/** The same for one player, in an answer that only they see: what leaves another side a choice is for that side. */
export function ownOwedButtons(words: Catalogue, campaign: Campaign, ruleset: Ruleset, user: string): Button<'owed'>[] {
  const { game } = campaign;
  if (game?.phase !== 'open') return [];
  return buttonsOf(words, readyDues(game, ruleset), game, ruleset)
    .filter((button) => mayPress(button, campaign, user))
    .slice(0, MOST_OWED);
}

function mayPress({ of: { name, given } }: Button<'owed'>, campaign: Campaign, user: string): boolean {
  return mayGive(campaign, { verb: name, given, user });
}

/** The lines of an answer that one player alone sees, without buttons beside them for what's owed and left to another side. */
export function linesFor(user: string, lines: readonly Line[], campaign: Campaign): readonly Line[] {
  return lines.map((each) => {
    const { button, ...plain } = each;
    return button?.action !== 'owed' || mayPress(button, campaign, user) ? each : plain;
  });
}

/** Buttons for what's owed, in front of everything else in a reply. */
export function owedOffers(words: Catalogue, { buttons = [] }: Document, game: Game, ruleset: Ruleset): Offers {
  return { buttons: [...owedNow(words, game, ruleset), ...buttons] };
}

/** Whether a command is still owed exactly like this. */
export function isOwed(words: Catalogue, { game }: Campaign, given: GivenCommand): boolean {
  if (game?.phase !== 'open') return false;
  const ruleset = rulesetOf(game.rules);
  return buttonsOf(words, dueNow(game, ruleset), game, ruleset).some(({ of }) => isSameCommand(of, given));
}

/** Whether something is owed exactly like this, and it's for this player to give. */
export function owesThis(words: Catalogue, { game }: Campaign, given: GivenCommand, user: string): boolean {
  if (game?.phase !== 'open') return false;
  const ruleset = rulesetOf(game.rules);
  const due = dueNow(game, ruleset).find((each) => {
    const button = owedButton(words, each, game, ruleset);
    return button !== undefined && isSameCommand(button.of, given);
  });
  const side = game.units[due?.unit ?? '']?.side;
  return due !== undefined && (side === undefined || plays(game, user, side));
}
