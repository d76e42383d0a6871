import type { EventOf, LogEvent, LogRecord } from '../../../campaign/record.ts';
import { isQuiet } from '../../../fairness/beacon/checking.ts';
import { InputError } from '../../../kernel/refusal.ts';
import { endsForOthers } from '../beacon.ts';
import type { Going } from './going.ts';
import type { OpenThrow } from './open-throw.ts';

/** Whether a record of these events may be written while a throw waits for its round. */
export function mayPassBy(events: readonly LogEvent[]): boolean {
  // Giving it up goes with the agreement to end with such dice.
  return events.every((event) => isQuiet(event) || event.type === 'given-up');
}

/** What a record says of a throw that wasn't made. */
export function unmade(going: Going, why?: 'error'): LogEvent | undefined {
  const { outcome } = going;
  if (!outcome) return undefined;
  if (!('drawn' in outcome))
    return outcome.unmade === 'nothing' ? undefined : { type: 'given-up', ...outcome.announced, why: outcome.unmade };
  const { type: _, round: __, signature: ___, ...announced } = outcome.drawn;
  return why && { type: 'given-up', ...announced, why };
}

/** Players have agreed to give a throw up, and to go on with dice from a seed: it's never thrown with those instead. */
export function givenUp({ last }: OpenThrow): InputError {
  return new InputError('throw-given-up', { number: last + 1 });
}

/** Why nothing was thrown for a command whose throw nobody has announced. */
export function unannounced({ open, outcome }: Going): InputError {
  const noLedger = outcome !== undefined && 'noLedger' in outcome && outcome.noLedger;
  return new InputError('throw-not-made', { number: open.last + 1, why: noLedger ? 'no-ledger' : 'nothing' });
}

/** Why the command of a record wasn't carried out, if the record says that its throw wasn't made, or couldn't even be announced. */
export function unmadeBy({ events }: Pick<LogRecord, 'events'>): InputError | undefined {
  if (endsForOthers(events)) return new InputError('ledger-others');
  const own = events.find(
    (event): event is EventOf<'given-up'> => event.type === 'given-up' && event.claimed === undefined,
  );
  return own && new InputError('throw-not-made', { number: own.last + 1, why: own.why });
}
