import type { Campaign } from '../../campaign/campaign.ts';
import { sideOf } from '../../campaign/game.ts';
import { isThrown } from '../../campaign/owed/owed-by.ts';
import { isRun, waitingFor } from '../../campaign/owed/waiting.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { putOff } from '../../campaign/turns.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { completeOptions, readOptions } from '../../kernel/options/read-options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type Question, questionKey, type Waiting } from '../../kernel/solo.ts';
import type { Due } from '../../kernel/state/due.ts';
import { rulesetOf } from '../../rules/index.ts';
import { meantBy } from '../../rules/names.ts';
import { assertOpen, assertPlaysAny } from '../agreement/permission.ts';
import { gameIn } from '../games/games.ts';
import { Supply } from '../rulings/supply.ts';
import type { Secrets } from './happening.ts';
import { OnTable } from './on-table.ts';
import { Playing } from './solo-play.ts';

/** Who speaks to the side that the referee runs, and with which dice. */
export interface SoloCall {
  readonly user: string;
  readonly supply: Supply;
  /** What the store keeps of what nobody knows yet. */
  readonly secrets: Secrets;
}

/** What comes of it, in pieces: others have their turn in between. Nothing is written before its end. */
type Played = Generator<undefined, readonly LogEvent[]>;

/**
 * Plays on for the side that the referee runs: throws what the players owe if it leaves them no choice, or ends the pause
 * for their reaction fire. Everything that happens is one record; what comes next follows from the game.
 * @throws {InputError} if the referee runs no side, it has nothing to do right now, or the speaker plays no side
 */
export function* playSolo(campaign: Campaign, { user, supply, secrets }: SoloCall): Played {
  const ruleset = running(campaign, user);
  const playing = new Playing(campaign, user, supply, secrets);
  const waiting = waitingIn(campaign);
  const drawn = OnTable.of(campaign, ruleset);
  if (waiting?.waits === 'question' && !(drawn && (yield* drawn.answer(waiting.question))))
    throw new InputError('solo-unanswered');
  if (waiting?.waits === 'owed') {
    playing.throwsOwed(waiting.dues[0]);
    for (let [due] = playing.owedByPlayers; due && isThrown(due, playing.game, ruleset); [due] = playing.owedByPlayers)
      playing.throwsOwed(due);
  }
  if (waiting?.waits === 'reaction') {
    playing.afterAttacks();
    playing.resume(waiting.rule);
  }
  const { at, table } = gameIn(campaign);
  if (!waiting && at?.side !== table.solo) throw new InputError('solo-not-its-turn');
  const events = yield* playing.on();
  supply.finish();
  return events;
}

/**
 * Takes the players' answer about what they see, and plays on.
 * @param given by the names of what was asked
 * @param key of the question that the speaker saw, if it's known
 * @throws {InputError} if nothing is asked, the question has changed, or the answer isn't valid
 */
export function* answerSolo(
  campaign: Campaign,
  { user, supply, secrets }: SoloCall,
  given: Readonly<Record<string, string>>,
  key?: string,
): Played {
  running(campaign, user);
  const waiting = waitingIn(campaign);
  const { at, asked } = gameIn(campaign);
  if (waiting?.waits === 'owed') throw new InputError('solo-owed-first', { owed: namesOf(campaign, waiting.dues) });
  if (waiting?.waits !== 'question') throw new InputError('solo-not-asked');
  const { question } = waiting;
  if (key && key !== questionKey(question, at?.turn)) throw new InputError('solo-answered');
  const playing = new Playing(campaign, user, supply, secrets);
  playing.answer(question, given);
  if (asked?.thrown) playing.finish(asked.thrown, saidOf(question, given));
  const events = yield* playing.on();
  supply.finish();
  return events;
}

/** Rulings of the players, and what the side does at once because of them, or goes on to play. */
export function* ruledWithSolo(
  campaign: Campaign,
  given: readonly LogEvent[],
  { user, supply, secrets }: SoloCall,
): Played {
  const [first] = given.filter((event) => event.type === 'ruled');
  if (!isRunIn(campaign) || (first && rulesetOf(first.rules).id !== campaign.game?.rules)) {
    supply.finish();
    return given;
  }
  const playing = new Playing(campaign, user, supply, secrets);
  for (const event of given) {
    if (event.type === 'ruled') playing.give(event);
    else playing.write([event]);
  }
  // The dice that an attack leaves are for the test that it makes due.
  const by = given.flatMap((event) => (event.type === 'ruled' && event.who !== undefined ? [event.who] : []));
  if (supply.isLeft) playing.afterAttacks(({ attacker = '' }) => by.includes(attacker));
  const events = yield* playing.on();
  supply.finish();
  return events;
}

/** What was put off and comes before a command, and the campaign after it. */
export interface TestedFirst {
  readonly events: readonly LogEvent[];
  readonly campaign: Campaign;
  /** It has driven units from where the players measured, so the command can't follow as it was given. */
  readonly stops: boolean;
}

/**
 * What units of the side have put off until an attack on them is over, if a command of the players comes after it.
 * @param tried what the command would come to, with dice that count for nobody
 */
export function testedFirst(
  campaign: Campaign,
  tried: () => readonly LogEvent[],
  { user, secrets }: SoloCall,
  source: (sides: number) => number,
): TestedFirst | undefined {
  const { game } = campaign;
  if (!game || putOff(game, rulesetOf(game.rules)).length === 0) return undefined;
  const rulings = tried().filter((event) => event.type === 'ruled');
  const playing = new Playing(campaign, user, new Supply(source), secrets);
  const { solo, book } = rulesetOf(game.rules);
  const isAfter = (due: Due) => rulings.some((ruled) => solo?.comesAfter?.({ targets: [], ...ruled }, due));
  if (!playing.afterAttacks(isAfter)) return undefined;
  playing.settles();
  const given = playing.events.filter((event) => event.type === 'ruled');
  const told = (solo?.drivenOff?.(playing.scene, given, book) ?? []) as EventOf<'solo-did'>['effects'];
  const rule = told[0]?.rule;
  if (rule !== undefined) playing.write([{ type: 'solo-did', rule, effects: told }]);
  return { events: playing.events, campaign: { ...campaign, game: playing.game }, stops: rule !== undefined };
}

/**
 * The players end their turn: an optional question counts as "no change", and the side plays its own turn.
 * @param ending what ends the turn
 * @throws {InputError} while the side plays, with what it's waiting for
 */
export function* endedWithSolo(
  campaign: Campaign,
  ending: (campaign: Campaign) => readonly LogEvent[],
  { user, supply, secrets }: SoloCall,
): Played {
  const before = campaign.game;
  const waiting = isRunIn(campaign) ? waitingIn(campaign) : undefined;
  if (waiting && before?.at?.side === before?.table.solo) throw stopOf(campaign, waiting);
  const answered: LogEvent[] = [];
  let now = campaign;
  if (isRunIn(campaign)) {
    // An optional question counts as "no change"; what its units owe is given.
    const playing = new Playing(campaign, user, supply, secrets);
    playing.afterAttacks();
    for (let asked = optionalIn(waiting); asked; asked = playing.optional) playing.answer(asked, {}, true);
    answered.push(...(yield* playing.on()));
    now = { ...campaign, game: playing.game };
  }
  const ended = ending(now);
  // The side is only known once the first turn has begun.
  const playing = hasSolo(campaign) && new Playing(now, user, supply, secrets);
  if (!playing) {
    supply.finish();
    return ended;
  }
  playing.write(ended);
  if (typeof playing.game.table.solo === 'string') yield* playing.on();
  supply.finish();
  return [...answered, ...playing.events];
}

function optionalIn(waiting: Waiting | undefined): Question | undefined {
  return waiting?.waits === 'question' && waiting.question.optional ? waiting.question : undefined;
}

/** What the players are asked right now, if the referee is waiting for them. */
export function questionIn(campaign: Campaign): Question | undefined {
  const waiting = waitingIn(campaign);
  return waiting?.waits === 'question' ? waiting.question : undefined;
}

/** What the referee's side is waiting for in a channel; nothing if it runs no side. */
export function waitingIn({ game }: Campaign): Waiting | undefined {
  return game && waitingFor(game, rulesetOf(game.rules));
}

/** Whether the referee runs a side of the channel's game right now. */
export function isRunIn({ game }: Campaign): boolean {
  return game !== undefined && isRun(game, rulesetOf(game.rules));
}

function hasSolo({ game }: Campaign): boolean {
  return game !== undefined && game.phase !== 'ended' && rulesetOf(game.rules).solo !== undefined;
}

function saidOf(question: Question, given: Readonly<Record<string, string>>): Readonly<Record<string, OptionValue>> {
  const { same: _, 'all-same': __, ...named } = given;
  const said = completeOptions(question.options, readOptions(question.options, named, meantBy));
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Record<
    string,
    OptionValue
  >;
}

function namesOf({ game }: Campaign, dues: readonly Due[]): readonly string[] {
  return dues.map(({ verb, unit }) => `/${verb}${unit === undefined ? '' : ` who:${game?.units[unit]?.name ?? unit}`}`);
}

function stopOf(campaign: Campaign, waiting: Waiting): InputError {
  const side = sideName(campaign);
  if (waiting.waits === 'owed')
    return new InputError('solo-stops-owed', { side, owed: namesOf(campaign, waiting.dues) });
  if (waiting.waits === 'reaction') return new InputError('solo-stops-reaction', { side });
  return new InputError('solo-stops-question', { side, options: Object.keys(waiting.question.options) });
}

function sideName({ game }: Campaign): string {
  const side = String(game?.table.solo);
  return game?.sides[side]?.name ?? side;
}

/** @throws {InputError} */
function running(campaign: Campaign, user: string): Ruleset {
  const game = gameIn(campaign);
  assertOpen(game);
  assertPlaysAny(game, user);
  const ruleset = rulesetOf(game.rules);
  if (!ruleset.solo) throw new InputError('solo-not-in-book', { rules: ruleset.name });
  const { solo: side } = game.table;
  if (typeof side !== 'string') throw new InputError('solo-no-side', { toggle: ruleset.solo.toggle });
  if (sideOf(game, user) === side) throw new InputError('solo-own-side');
  if (!game.at) throw new InputError('solo-not-its-turn');
  return ruleset;
}
