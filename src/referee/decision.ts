import type { Campaign } from '../campaign/campaign.ts';
import type { OpenCampaign } from '../campaign/folding/campaigns.ts';
import { type Excess, excessIn } from '../campaign/limits.ts';
import { type LogEvent, type LogRecord, RECORD_VERSION, writable } from '../campaign/record.ts';
import type { Seed } from '../fairness/seed.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Asked } from './asked.ts';
import type { Drafting } from './committing.ts';
import { hides } from './fairness/hiding.ts';
import type { Secret } from './fairness/log-dice.ts';
import type { Going } from './fairness/throws/going.ts';
import type { Turn } from './fairness/throws/turn.ts';

/** What a command comes with. */
export interface Around {
  /** Its own throw, which was announced. */
  readonly own?: Going | undefined;
  /** Gets its record while that's being written. */
  readonly drafting?: Drafting | undefined;
}

/** What a command finds as it's decided. */
export interface Now extends Pick<Around, 'drafting'> {
  readonly asked: Asked;
  readonly known: OpenCampaign | undefined;
  readonly campaign: Campaign;
  readonly secret: Secret;
  /** What its dice may be, if they come from a beacon. */
  readonly turn: Turn | undefined;
  /** Secrets that the store keeps, and that only count once its record is written. */
  readonly next: Seed[];
}

/** A command that couldn't be decided. */
export class Undecided {
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

/** The interaction of its record; one that isn't Discord's is told apart by the record's number. */
export function interactionOf({ asked, campaign }: Pick<Now, 'asked' | 'campaign'>): string {
  return asked.interaction ?? `seq-${campaign.seq + 1}`;
}

/** The record of what a command decides. @throws {InputError} if it's more than one command may write */
export function recordOf(now: Now, at: Date, events: readonly LogEvent[]): LogRecord {
  const { asked, campaign, secret, turn } = now;
  const { drawn } = turn?.dice ?? {};
  const record = writable({
    version: RECORD_VERSION,
    seq: campaign.seq + 1,
    at: turn?.going?.open.at ?? at.toISOString(),
    by: asked.user,
    interaction: interactionOf(now),
    command: commandOf(asked, events),
    events: [...(drawn ? [drawn] : []), ...secret.events, ...events],
  });
  assertBounded(record);
  return record;
}

/** The command as it was typed; of what it hides, nobody else may read. */
function commandOf({ command }: Asked, events: readonly LogEvent[]): string {
  return hides(events) ? '/battlefield hide' : command;
}

/** @throws {InputError} if it's more than one command may write: nobody needs that much, and others would wait for it */
function assertBounded(record: LogRecord): void {
  const excess = excessIn(record);
  if (excess) throw new InputError('too-much-at-once', { ...excess } satisfies Excess);
}

/** A command is about what's so already: nothing is written. Whoever decides so throws it, and whoever runs the command catches it. */
export class NothingToWrite extends Error {
  readonly campaign: Campaign;

  constructor(campaign: Campaign) {
    super('There is nothing to write');
    this.name = 'NothingToWrite';
    this.campaign = campaign;
  }
}
