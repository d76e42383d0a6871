import type { Campaign } from '../campaign/campaign.ts';
import type { Known } from '../campaign/campaigns.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import type { LogEvent, LogRecord } from '../campaign/record.ts';
import { InputError } from '../kernel/refusal.ts';
import { isUmpire } from './permission.ts';

/** What is to be struck out, and how far it has come. */
export interface Undoing {
  /** The newest first. */
  readonly records: readonly LogRecord[];
  readonly events: readonly LogEvent[];
}

/** Reaching further back than this at once is more likely a slip than a wish. */
const MOST_UNDONE = 50;

// What only changes what stands is not itself undone: /redo lifts it.
const BOOKKEEPING: readonly LogEvent['type'][] = ['committed', 'undone', 'redone', 'undo-asked'];

/**
 * Strikes out the newest record that stands, or everything back to a number.
 * @param to the oldest that is to go; the newest alone if left out
 * @throws {InputError} if nothing stands, or it is not the speaker's to undo
 */
export async function undo(known: Known | undefined, campaign: Campaign, user: string, to?: number): Promise<Undoing> {
  const records = await standing(known, campaign, to);
  const newest = records[0];
  if (!newest) throw new InputError('nothing-to-undo');
  const { game } = campaign;
  const umpire = game !== undefined && isUmpire(game, user);
  const others = records.find(({ by }) => by !== user);
  if (others && !umpire) throw new InputError('not-yours-to-undo', { seq: others.seq, by: others.by });
  const strikes = records.map(({ seq }) => seq);
  // A throw taken back is a throw the other side has seen: it has a say.
  const asks = playedByTwo(game) && !umpire && records.some(threw);
  return { records, events: [asks ? { type: 'undo-asked', strikes } : { type: 'undone', strikes }] };
}

/**
 * Agrees to an undo that a player asked for.
 * @param asked the number of the record that asks
 * @throws {InputError} if there is no such wish any more, or the speaker is not the one to agree
 */
export async function agree(
  known: Known | undefined,
  campaign: Campaign,
  user: string,
  asked: number,
): Promise<Undoing> {
  const wish = await known?.log.at(asked);
  const event = wish?.events.find((each) => each.type === 'undo-asked');
  if (!wish || !event) throw new InputError('nothing-asked', { seq: asked });
  const { game } = campaign;
  const agrees = game && (isUmpire(game, user) || opposes(game, user, wish.by));
  if (!agrees) throw new InputError('not-yours-to-agree');
  const records = await standing(known, campaign, Math.min(...event.strikes));
  const now = records.map(({ seq }) => seq);
  if (now.join() !== event.strikes.join()) throw new InputError('asked-too-long-ago', { seq: asked });
  return { records, events: [{ type: 'undone', strikes: event.strikes }] };
}

/** Lifts the last undo, if nothing came between. @throws {InputError} */
export async function redo(known: Known | undefined, campaign: Campaign, user: string): Promise<LogEvent[]> {
  const newest = campaign.seq > 0 ? await known?.log.sure(campaign.seq) : undefined;
  const undone = newest?.events.find((event) => event.type === 'undone');
  if (!newest || !undone) throw new InputError('nothing-to-redo');
  const umpire = campaign.game !== undefined && isUmpire(campaign.game, user);
  if (newest.by !== user && !umpire) throw new InputError('not-yours-to-redo', { seq: newest.seq });
  return [{ type: 'redone', lifts: undone.strikes }];
}

/** The records that did something and are not struck out, from the newest back: one, or all down to a number. */
async function standing(known: Known | undefined, campaign: Campaign, to: number | undefined): Promise<LogRecord[]> {
  const struck = new Set(campaign.struck);
  const found: LogRecord[] = [];
  if (to !== undefined && struck.has(to)) throw new InputError('struck-already', { seq: to });
  for (let seq = campaign.seq; known && seq > 0 && seq >= (to ?? 1); seq--) {
    if (struck.has(seq)) continue;
    const record = await known.log.sure(seq);
    if (record.events.every(({ type }) => BOOKKEEPING.includes(type))) continue;
    found.push(record);
    if (to === undefined) break;
    if (found.length > MOST_UNDONE) throw new InputError('too-far-back', { most: MOST_UNDONE });
  }
  return found;
}

function threw({ events }: LogRecord): boolean {
  return events.some((event) => event.type === 'ruled' && event.steps.some(({ faces }) => faces.length > 0));
}

/** Whether anybody is there to agree: players on two sides. */
function playedByTwo(game: Game | undefined): boolean {
  if (!game || game.phase === 'ended') return false;
  return Object.values(game.sides).filter(({ players }) => players.length > 0).length > 1;
}

function opposes(game: Game, user: string, asker: string): boolean {
  const side = sideOf(game, user);
  return side !== undefined && side !== sideOf(game, asker);
}
