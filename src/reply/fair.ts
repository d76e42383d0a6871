import type { Campaign } from '../campaign/campaign.ts';
import type { LogRecord } from '../campaign/record.ts';
import type { Fair, Verified } from '../fairness/verify.ts';
import { code, type Document, type Line, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';

const { fair: say } = english;

/** How the channel's dice stand. @param fixed whether they come from `--seed` */
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
 * What the dice of a campaign that opens with a record commit to, in a small line. That record begins the log, as a rule: then
 * it says so for good. No line before the first record, when nothing is committed to.
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

/** The seed that a record shows, where it doesn't stand among its events. */
export function seedLines({ events }: Pick<LogRecord, 'events'>): Line[] {
  return events.flatMap((event) =>
    event.type === 'seed-revealed' ? [line(quiet(say.revealed(event.seed, event.commitment)))] : [],
  );
}

/** What came of working every die out again. @param each whether every die is told, one by one */
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
  const told = dice.map(({ sides, face, again }) => say.die(sides, face, again));
  return line(`${say.record(seq, verdict)}: ${told.join(', ')}`);
}
