import { isDeepStrictEqual } from 'node:util';
import type { Campaign } from '../../campaign/campaign.ts';
import { agreed } from '../../campaign/events/agreement.ts';
import { gameEnded } from '../../campaign/events/game.ts';
import { declared, isBookkeeping, isStory } from '../../campaign/events/index.ts';
import { ordersRevealed } from '../../campaign/events/orders.ts';
import { photoTaken } from '../../campaign/events/photo.ts';
import { questioned } from '../../campaign/events/question.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { backwards, standings } from '../../campaign/folding/standings.ts';
import type { Game } from '../../campaign/game.ts';
import { asksIn } from '../../campaign/owed/asking.ts';
import type { LogEvent, LogRecord } from '../../campaign/record.ts';
import { MOST_UNDONE } from '../../campaign/state.ts';
import { THE_CLOCK } from '../../campaign/the-clock.ts';
import { InputError, NotAllowed } from '../../kernel/refusal.ts';
import { rulesetOf } from '../../rules/index.ts';
import { answeredBy, asking, mayAgree, stillNeeded } from '../agreement/agreement.ts';
import { isNeutral, isUmpire, othersPlayed, sideHeld } from '../agreement/permission.ts';
import type { Protocol } from '../protocol.ts';

/** What will be struck out, and how far it goes. */
export interface Undoing {
  /** The newest first. */
  readonly records: readonly LogRecord[];
  readonly events: readonly LogEvent[];
}

/** How far to undo. */
export interface UndoWish {
  /** The oldest record to strike out. */
  readonly to?: number | undefined;
  /** The newest record when this was shown: nothing that came since is struck out unseen. */
  readonly confirm?: number | undefined;
}

/** What was struck out, is asked to be, or would be. */
export type UndoResult =
  | { readonly kind: 'undone' | 'asked'; readonly record: LogRecord; readonly records: readonly LogRecord[] }
  | ({ readonly kind: 'to-confirm' } & Undoing);

/**
 * Strikes out the newest record that stands, or everything back to a number; or asks for it. Others' notes are
 * skipped.
 * @param to the oldest record to strike out; only the newest if left out
 * @throws {InputError} if nothing stands; {NotAllowed} if the speaker may neither undo it nor ask for it
 */
export async function undo(
  protocol: Pick<Protocol, 'campaigns'>,
  known: OpenCampaign | undefined,
  campaign: Campaign,
  user: string,
  to?: number,
): Promise<Undoing> {
  if (to !== undefined && to > campaign.seq) throw new InputError('no-such-record', { seq: to });
  const records = await standing(known, campaign, user, to);
  if (records.length === 0) throw new InputError('nothing-to-undo');
  const strikes = records.map(({ seq }) => seq);
  const undone = { type: 'undone' as const, strikes };
  const game = campaign.game?.phase === 'ended' ? undefined : campaign.game;
  const players = game ? await playersThen(protocol, known!, campaign, records) : [];
  const another = records.find(({ by }) => by !== user);
  if (another && !hasASay(campaign.game, players, user)) {
    throw new NotAllowed('not-yours-to-undo', { seq: another.seq, by: another.by, game: game !== undefined });
  }
  if (!game) await assertNotBeforeEnd(protocol, known!, campaign, records, user);
  const users = game ? consenting(game, players, records, user) : [];
  if (users.length === 0) return { records, events: [undone] };
  // Wanting what the other side has already asked for counts as agreeing to it.
  const same = asksIn(game).find(({ about, proposes }) => about === 'undo' && isDeepStrictEqual(proposes, [undone]));
  if (same && mayAgree(game!, same, user) && stillNeeded(game!, same, user).length === 0)
    return { records, events: [answeredBy('agreed', same), undone] };
  return { records, events: asking(campaign, user, { about: 'undo', users, proposes: [undone], on: { all: true } }) };
}

/**
 * Once a campaign has ended, nobody can be asked any more. So what needs somebody's word waits until its end is taken back, which
 * anybody in it may do.
 * @throws {InputError} if that would go back beyond the end of a campaign
 */
async function assertNotBeforeEnd(
  protocol: Pick<Protocol, 'campaigns'>,
  known: OpenCampaign,
  campaign: Campaign,
  records: readonly LogRecord[],
  user: string,
): Promise<void> {
  const end = records.findIndex(({ events }) => events.some(gameEnded.is));
  const before = end < 0 ? [] : records.slice(end + 1);
  if (!campaign.game || before.length === 0) return;
  const then = await playersThen(protocol, known, campaign, before);
  if (consenting(campaign.game, then, before, user).length > 0)
    throw new InputError('undo-end-first', { seq: records[end]!.seq });
}

/** Whether others' records concern the user: they play or umpire, or played when the records were written. */
export function hasASay(game: Game | undefined, then: readonly Players[], user: string): boolean {
  if (!game) return false;
  return isUmpire(game, user) || sideHeld(game, user) !== undefined || then.some((players) => players.has(user));
}

/** Lifts the last undo if nothing came in between, and then the one before. @throws {InputError} */
export async function redo(known: OpenCampaign | undefined, campaign: Campaign, user: string): Promise<LogEvent[]> {
  const undone = await lastUndo(known, campaign);
  const event = undone?.events.find((each) => each.type === 'undone');
  if (!undone || !event) throw new InputError('nothing-to-redo');
  const redone = { type: 'redone' as const, lifts: event.strikes };
  const { game } = campaign;
  const agreement = undone.events.find(agreed.is);
  if (!game || isNeutral(game, user)) return [redone];
  // An undo that both sides agreed to needs both to lift it.
  const others = agreement || isUmpire(game, user) ? othersPlayed(game, user) : [];
  if (undone.by !== user && agreement?.by !== user && !isUmpire(game, user)) {
    throw new NotAllowed('not-yours-to-redo', { seq: undone.seq });
  }
  if (others.length === 0 || (undone.by === user && !agreement)) return [redone];
  return asking(campaign, user, { about: 'redo', sides: others, proposes: [redone], on: { all: true } });
}

/** The newest undo that hasn't been lifted, unless something came after it. */
async function lastUndo(known: OpenCampaign | undefined, campaign: Campaign): Promise<LogRecord | undefined> {
  if (!known) return undefined;
  let lifted = 0;
  // What an imported file says was struck out stays so: nobody has checked it closely.
  const first = (campaign.imported?.last ?? 0) + 1;
  for await (const { record, struck } of backwards({ log: known.log, campaign }, first)) {
    if (record.events.some(({ type }) => type === 'redone')) lifted += 1;
    else if (record.events.some(({ type }) => type === 'undone')) {
      if (lifted === 0) return record;
      lifted -= 1;
    } else if (!struck && !isPassedOver(record) && !isStory(record.events)) return undefined;
  }
  return undefined;
}

/** The records that did something and aren't struck out, from the newest back: one, or all down to a number. */
async function standing(
  known: OpenCampaign | undefined,
  campaign: Campaign,
  user: string,
  to: number | undefined,
): Promise<LogRecord[]> {
  const found: LogRecord[] = [];
  if (!known) return found;
  const here = { log: known.log, campaign };
  if (to !== undefined && (await standings(here, [to])).struck.has(to))
    throw new InputError('struck-already', { seq: to });
  for await (const { record, struck } of backwards(here, to)) {
    if (struck || !isTakenBack(record, user)) continue;
    found.push(record);
    if (to === undefined) break;
    if (found.length > MOST_UNDONE) throw new InputError('too-far-back', { most: MOST_UNDONE });
  }
  return found;
}

/** Whether an undo by this user strikes it out. Another's line of story doesn't get in the way. */
export function isTakenBack(record: LogRecord, user: string): boolean {
  return !isPassedOver(record) && (!isStory(record.events) || record.by === user);
}

/** A record that changes only what stands, asks or answers isn't undone itself. A question's picture belongs to the question. */
function isPassedOver({ events }: LogRecord): boolean {
  const asks = events.some(questioned.is);
  return events.every((event) => isBookkeeping(event) || (asks && photoTaken.is(event)));
}

/** Who played for which side. */
export type Players = ReadonlyMap<string, string>;

/** In so many records it's looked whether anybody has joined or left since: mostly nobody has. */
const NEAR = 100;

/** Who played for which side right after each of these records was written. @param records the newest first */
export async function playersThen(
  { campaigns }: Pick<Protocol, 'campaigns'>,
  known: OpenCampaign,
  { seq: last, game }: Campaign,
  records: readonly LogRecord[],
): Promise<readonly Players[]> {
  const oldest = records.at(-1)!.seq;
  const near = last - oldest > NEAR ? undefined : await known.log.between(oldest, last);
  if (near && !near.some(({ events }) => events.some((event) => declared(event).joins))) {
    return records.map(() => playersIn(game));
  }
  const then: Players[] = [];
  for (const { seq } of records) then.push(playersIn((await campaigns.at(known, seq)).game));
  return then;
}

function playersIn(game: Game | undefined): Players {
  const sides = Object.entries(game?.sides ?? {});
  return new Map(sides.flatMap(([side, { players }]) => players.map((user) => [user, side] as const)));
}

/**
 * Who has to agree: those who played another side when a throw was given or orders were read, and anyone who made a
 * decision. One's own decisions can be taken back freely; an umpire who has played no side needs nobody's agreement. Where another
 * side has a say, nobody of one's own side can give it.
 */
function consenting(game: Game, then: readonly Players[], records: readonly LogRecord[], user: string): string[] {
  const played = then.some((players) => players.has(user));
  if (isNeutral(game, user) && !played) return [];
  const theirs = new Set<string>();
  const own = new Set<string>();
  for (const [i, record] of records.entries()) {
    const isThrow = concernsOthers(record);
    if (!isThrow && record.by === user) continue;
    const sideThen = (each: string) => then[i]!.get(each) ?? sideHeld(game, each);
    const side = sideThen(user);
    if (!isThrow && endsSettingUp(record, game) && isOfAnother(sideThen(record.by), side)) continue;
    const isOfOwn = record.by !== user && side !== undefined && sideThen(record.by) === side;
    const others = [...then[i]!.keys()].filter((each) => sideThen(each) !== side);
    if (isThrow || !isOfOwn) {
      for (const each of isOfOwn ? others : [record.by, ...others]) theirs.add(each);
    }
    if (isOfOwn) for (const each of [record.by, ...others]) own.add(each);
  }
  const asked = (users: ReadonlySet<string>) => [...users].filter((each) => each !== user && each !== THE_CLOCK);
  const others = asked(theirs);
  return others.length > 0 ? others : asked(own);
}

function isOfAnother(side: string | undefined, own: string | undefined): boolean {
  return side !== undefined && own !== undefined && side !== own;
}

/**
 * Where the first turn begins with a step of one side, one player begins it for all. The others weren't asked, so whoever is still
 * setting up takes that back by himself, as long as nothing else has been done.
 */
export function endsSettingUp({ events }: LogRecord, { rules }: Game): boolean {
  const [first] = rulesetOf(rules).turn.steps;
  return (
    first?.who !== 'both' &&
    events.some((event) => event.type === 'turn-begun' && event.at.turn === 1 && event.at.step === first?.id)
  );
}

/** The other side has seen a throw that is taken back, and can't unread what it has read: it has a say. */
export function concernsOthers({ events }: LogRecord): boolean {
  return events.some((event) => {
    if (agreed.is(event) || ordersRevealed.is(event)) return true;
    return 'steps' in event && event.steps !== undefined && event.steps.some(({ faces }) => faces.length > 0);
  });
}

/** The records that a record strikes out, or asks to. */
export function struckIn({ events }: LogRecord): readonly number[] {
  return events.flatMap((event) => {
    const within = event.type === 'asked' ? event.proposes : [event];
    return within.flatMap((each) => (each.type === 'undone' ? each.strikes : []));
  });
}
