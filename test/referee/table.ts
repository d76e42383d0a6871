import { pointerOf } from '../../src/campaign/channels.ts';
import { Log } from '../../src/campaign/log.ts';
import type { LogRecord } from '../../src/campaign/record.ts';
import { openMemory } from '../../src/campaign/store/memory.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { readPairs } from '../../src/kernel/options/pairs.ts';
import type { Asked } from '../../src/referee/asked.ts';
import { Referee, type RulingResult } from '../../src/referee/referee.ts';

/** A store in memory, and what it holds. */
export async function memory(): Promise<{ store: Store; rows: Map<string, string> }> {
  const rows = new Map<string, string>();
  return { store: await openMemory({ answerWithin: 10_000 }, rows), rows };
}

/** A referee as in one process. Trouble in the background fails the test, unless it is expected. */
export function refereeOn(store: Store, given: Partial<ConstructorParameters<typeof Referee>[0]> = {}): Referee {
  return new Referee({
    store,
    now: () => new Date(),
    onTrouble: (error) => {
      throw error;
    },
    defaultRules: 'landser-classic',
    ...given,
  });
}

export const SHOT = '/fire weapon:rifle range:8';

/** A command as typed by Anna in the channel of Caen, or as said otherwise. */
export function typed(command: string, otherwise: Partial<Asked> = {}): Asked {
  return { user: 'anna', channel: 'caen', command, given: readPairs(command.replace(/^\/\S+/, '')), ...otherwise };
}

/** A shot, ruled on. */
export async function shoot(referee: Referee, otherwise: Partial<Asked> = {}, command = SHOT): Promise<RulingResult> {
  const given = await referee.rule(typed(command, otherwise), 'fire');
  if (given.kind !== 'ruling') throw new Error('These are odds');
  return given;
}

/** Every record of a channel's log, as the store holds them. */
export async function recordsOf(store: Store, channel = 'caen'): Promise<LogRecord[]> {
  const pointer = await pointerOf(store, channel);
  if (!pointer) return [];
  const records: LogRecord[] = [];
  for await (const record of new Log(pointer.log, store).from(1)) records.push(record);
  return records;
}

/** All faces of a record's dice, in order. */
export function facesOf(record: LogRecord): number[] {
  return record.events.flatMap((event) => (event.type === 'ruled' ? event.steps.flatMap(({ faces }) => faces) : []));
}

/** What an action throws; the test fails if it throws nothing. */
export async function thrownBy(action: () => Promise<unknown>): Promise<unknown> {
  try {
    await action();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('Nothing was thrown');
}
