import type { LoggedEvent, LoggedRecord } from '../logged.ts';
import { type Claimed, claimOf, noticeOf } from './claim.ts';
import { isSnowflake } from './round.ts';

/** A throw as its record says that it was announced. */
export interface Announced extends Omit<Claimed, 'log'> {
  /** The ID of the notice (N); nothing if nobody could look for it as the throw was given up. */
  readonly notice: string | undefined;
  readonly salt: string;
  /** The ID of the reply (M), if there's one. */
  readonly reply: string | undefined;
}

/** A throw that was made: its reply and its round gave the dice. */
export interface DrawnThrow extends Announced {
  readonly notice: string;
  readonly reply: string;
  readonly round: number;
  readonly signature: string;
}

/** A throw that was announced and not made. */
export interface GivenUpThrow extends Announced {
  readonly why: string;
}

/** What a record's dice were drawn from, if it begins with that in a form that can be read. */
export function drawnIn(record: LoggedRecord): DrawnThrow | undefined {
  const [first] = record.events;
  if (first?.type !== 'drawn') return undefined;
  const announced = announcedBy(first, record);
  const { round, signature } = first;
  if (announced?.reply === undefined || announced.notice === undefined) return undefined;
  if (!Number.isSafeInteger(round) || typeof signature !== 'string') return undefined;
  const { reply, notice } = announced;
  return { ...announced, reply, notice, round: Number(round), signature };
}

/** What an event says of a throw that was given up, if it can be read. */
export function givenUpBy(event: LoggedEvent, record: LoggedRecord): GivenUpThrow | undefined {
  const announced = event.type === 'given-up' ? announcedBy(event, record) : undefined;
  return announced && { ...announced, why: String(event.why) };
}

/** The text that the notice of a throw must have. @param log the log that wrote the record */
export function textOfNotice(announced: Announced, log: string): string {
  return noticeOf(announced, claimOf({ ...announced, log }, announced.salt));
}

const HASH = /^[0-9a-f]{64}$/;
const SALT = /^[0-9a-f]{32}$/;
const FINGERPRINT = /^(?:[0-9a-f]{32})?$/;

function announcedBy(event: LoggedEvent, record: LoggedRecord): Announced | undefined {
  const { reply, notice, salt, last, before, veil } = event;
  const claimed = claimedBy(event) ?? record;
  if (![salt, before, veil].every((each) => typeof each === 'string')) return undefined;
  const texts = { salt: String(salt), before: String(before), veil: String(veil) };
  const isRead =
    isIdIfAny(notice) &&
    isIdIfAny(reply) &&
    SALT.test(texts.salt) &&
    FINGERPRINT.test(texts.before) &&
    HASH.test(texts.veil) &&
    Number.isSafeInteger(last) &&
    Number(last) >= 0;
  if (!isRead) return undefined;
  const { interaction, command = '' } = claimed;
  return {
    ...texts,
    last: Number(last),
    interaction: String(interaction),
    command,
    reply: reply as string | undefined,
    notice: notice as string | undefined,
  };
}

function isIdIfAny(id: unknown): boolean {
  return id === undefined || (typeof id === 'string' && isSnowflake(id));
}

/** What a claim goes over, where that isn't the record's own command. */
function claimedBy({ claimed }: LoggedEvent): Pick<LoggedRecord, 'interaction' | 'command'> | undefined {
  return typeof claimed === 'object' && claimed !== null
    ? (claimed as Pick<LoggedRecord, 'interaction' | 'command'>)
    : undefined;
}
