import type { Known } from '../campaign/campaigns.ts';
import type { LogRecord } from '../campaign/record.ts';
import { InputError } from '../kernel/refusal.ts';
import type { RulingGiven } from './answers.ts';

/** The ruling of a record. @throws {InputError} if it has none */
export function rulingGiven(record: LogRecord, { log, campaign: { game } }: Known): RulingGiven {
  const rulings = record.events.filter((event) => event.type === 'ruled');
  const [ruled] = rulings;
  if (!ruled) throw new InputError('no-ruling-there', { seq: record.seq });
  return { kind: 'ruling', record, log: log.id, ruled, rulings, game };
}
