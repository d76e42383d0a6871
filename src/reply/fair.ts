import type { Campaign } from '../campaign/campaign.ts';
import type { LogRecord } from '../campaign/record.ts';
import type { Fair, Verified } from '../fairness/verify.ts';
import { code, type Document, type Line, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';

const { fair: say } = english;

/** The state of the channel's dice. @param fixed whether they come from `--seed` */
export function fairReply({ commitment, mix, records, fingerprint, log }: Fair, fixed: boolean): Document {
  return {
    lines: [
      line(say.committed(commitment)),
      line(fixed ? say.fixed : say.sealed),
      line(mix === '' ? say.noMix : say.mix(mix.split('\n').join(' · '))),
      line(say.fingerprint(records, fingerprint)),
      line(code(say.log(log))),
    ],
  };
}

/**
 * What the dice of a campaign that opens with this record commit to, in a small line. The log normally begins with this record,
 * and then keeps the commitment for good. There's no line before the first record, when nothing has been committed to.
 * @param commitment of a `Campaign`: the SHA-256 of the seed in force
 * @param fixed whether the dice come from `--seed`, which is never shown
 */
export function openingLines(
  campaign: Pick<Campaign, 'commitment'>,
  { events }: Pick<LogRecord, 'events'>,
  fixed: boolean,
): Line[] {
  const { commitment } = events.find((event) => event.type === 'committed') ?? campaign;
  return commitment === '' ? [] : [line(quiet(fixed ? say.openedFixed(commitment) : say.opened(commitment)))];
}

/** The seed that a record shows, where it isn't among the record's events. */
export function seedLines({ events }: Pick<LogRecord, 'events'>): Line[] {
  return events.flatMap((event) =>
    event.type === 'seed-revealed' ? [line(quiet(say.revealed(event.seed, event.commitment)))] : [],
  );
}

/** The result of working every die out again. @param each whether to list every die */
export function verifiedReply({ checked, records, fingerprint }: Verified, each: boolean): Document {
  const wrong = checked.find(({ verdict }) => verdict === 'wrong');
  const right = checked.filter(({ verdict }) => verdict === 'right');
  const sealed = checked.length - right.length - checked.filter(({ verdict }) => verdict === 'wrong').length;
  const dice = right.reduce((sum, one) => sum + one.dice.length, 0);
  const verdict = wrong ? say.wrong(wrong.seq) : right.length > 0 ? say.right(dice, right.length) : say.none;
  return {
    lines: [
      line(strong(verdict)),
      ...(sealed > 0 ? [line(say.unknown(sealed))] : []),
      line(say.fingerprint(records, fingerprint)),
      ...(each ? checked.map(recordLine) : []),
    ],
    private: true,
    file: 'dice.txt',
  };
}

function recordLine({ seq, verdict, dice }: Verified['checked'][number]): Line {
  const dieTexts = dice.map(({ sides, face, again }) => say.die(sides, face, again));
  return line(`${say.record(seq, verdict)}: ${dieTexts.join(', ')}`);
}
