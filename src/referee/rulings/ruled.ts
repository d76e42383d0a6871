import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import type { LogRecord, Ruled } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Drafting } from '../committing.ts';
import type { RulingResult } from './answers.ts';

/** A ruling that is shown again. @throws {InputError} if the record has none */
export function rulingGiven(record: LogRecord, { log, campaign }: OpenCampaign): RulingResult {
  const rulings = ruledEvents(record);
  return { kind: 'ruling', record, log: log.id, ruled: ruledIn(record), rulings, game: campaign.game, campaign };
}

/** Hands on the ruling of a record that's being written, if it has one. */
export function rulingsOnly(drafting: ((ruling: RulingResult) => void) | undefined): Drafting {
  return ({ record, known }) => {
    if (drafting && ruledEvents(record).length > 0) drafting(rulingGiven(record, known));
  };
}

function ruledIn(record: LogRecord): Ruled {
  const all = ruledEvents(record);
  // What the side run by the referee threw before it isn't what the players asked for.
  const ruled = all.find(({ solo }) => !solo) ?? all[0];
  if (ruled) return ruled;
  throw new InputError('no-ruling-there', { seq: record.seq });
}

/** The rulings of a record; for a correction, the ruling that it corrected, as it now stands. */
function ruledEvents({ events }: LogRecord): readonly Ruled[] {
  return events.flatMap((event) => {
    if (event.type === 'ruled') return [event];
    if (event.type !== 'corrected') return [];
    return event.places.flatMap((place) =>
      place.seq === event.seq && place.event.type === 'ruled' ? [place.event] : [],
    );
  });
}
