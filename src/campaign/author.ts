import type { LogRecord } from './record.ts';

/** The author of a ruling: the player who gave it, or who asked for it if it needed agreement. */
export function authorOf({ by, events }: Pick<LogRecord, 'by' | 'events'>): string {
  const agreed = events.find((event) => event.type === 'agreed');
  return agreed?.type === 'agreed' ? agreed.by : by;
}
