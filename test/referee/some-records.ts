import { type LogEvent, type LogRecord, RECORD_VERSION, type Ruled } from '../../src/campaign/record.ts';

const NOON = Date.parse('2026-06-06T12:00:00.000Z');

/** A time on the day when all these records are written, in minutes past noon. */
export function minutesPast(minutes: number): string {
  return new Date(NOON + minutes * 60_000).toISOString();
}

/** A Discord interaction's ID. */
export function snowflake(n: number): string {
  return String(1_300_000_000_000_000_000n + BigInt(n));
}

/** A record by Anna at the terminal, a minute after the one before it. */
export function record(seq: number, events: readonly LogEvent[], given: Partial<LogRecord> = {}): LogRecord {
  return {
    version: RECORD_VERSION,
    seq,
    at: minutesPast(seq),
    by: 'anna',
    interaction: `seq-${seq}`,
    command: '/fire weapon:rifle range:8',
    events: [...events],
    ...given,
  };
}

export function committed(commitment: string, mix = ''): LogEvent {
  return { type: 'committed', commitment, mix };
}

export function undone(...strikes: number[]): LogEvent {
  return { type: 'undone', strikes };
}

export function ruled(given: Partial<Ruled> = {}): Ruled {
  return {
    type: 'ruled',
    verb: 'fire',
    rules: 'landser-classic',
    options: { weapon: 'rifle', range: 8 },
    toggles: [],
    dice: 'thrown',
    facts: { hit: false, jam: false },
    steps: [
      { rule: 'LC-FIRE-10', label: 'to hit', sides: 6, faces: [2], modifiers: [], total: 2, need: 4, result: 'missed' },
    ],
    effects: [],
    ...given,
  };
}
