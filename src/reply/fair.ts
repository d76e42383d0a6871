import type { Campaign } from '../campaign/campaign.ts';
import type { EventOf, LogRecord } from '../campaign/record.ts';
import { type Fair, NOTHING_FOUND, type Tally, tallied, type Unchecked, type Verified } from '../fairness/verify.ts';
import { code, type Document, type Line, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';

const { fair: say } = english;

/** The state of the channel's dice. @param fixed whether they come from `--seed` */
export function fairReply({ commitment, veil, mix, records, fingerprint, log }: Fair, fixed: boolean): Document {
  return {
    lines: [
      line(say.committed(commitment)),
      ...(veil === undefined ? [] : [line(say.veil(veil))]),
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

/** What a record shows of the secrets, where that isn't among its events. */
export function seedLines({ events }: Pick<LogRecord, 'events'>): Line[] {
  return events.flatMap((event) =>
    event.type === 'seed-revealed' || event.type === 'veil-shown' ? [line(quiet(fairText(event)))] : [],
  );
}

/** An event that's about fair dice, in a sentence. */
export function fairText(event: EventOf<'seed-revealed' | 'veil-shown' | 'rolled'>): string {
  if (event.type === 'seed-revealed') return say.revealed(event.seed, event.commitment);
  if (event.type === 'veil-shown') return say.veilShown(event.veil, event.commitment);
  return say.rolled(event.output, event.why);
}

/** What was found of dice and hidden units, in sentences; the first is the verdict. @param notShown what is said of seeds not shown */
export function findingLines(
  { wrong, right, dice, sealed, dealt, veiled }: Tally,
  unchecked: Unchecked,
  notShown: (records: number) => string,
): readonly string[] {
  if (wrong) return [say.wrong(wrong.seq, wrong.fault)];
  const some = (count: number, sentence: (count: number) => string) => (count > 0 ? [sentence(count)] : []);
  return [
    ...some(right, (records) => say.right(dice, records)),
    ...some(dealt, say.dealt),
    ...some(sealed, notShown),
    ...some(veiled, say.veiled),
    ...some(unchecked.older, say.older),
    ...some(unchecked.table, say.table),
    ...some(unchecked.records, say.lostRecords),
    ...some(unchecked.seeds, say.lostSeeds),
  ];
}

/** The result of working every die out again. @param each whether to list every die */
export function verifiedReply({ checked, unchecked, records, fingerprint }: Verified, each: boolean): Document {
  const found = findingLines(checked.reduce(tallied, NOTHING_FOUND), unchecked, say.unknown);
  const [verdict = say.none, ...others] = checked.length > 0 ? found : [say.none, ...found];
  return {
    lines: [
      line(strong(verdict)),
      ...others.map((other) => line(other)),
      line(say.fingerprint(records, fingerprint)),
      ...(each ? checked.map(recordLine) : []),
    ],
    private: true,
    file: 'dice.txt',
  };
}

function recordLine({ seq, verdict, dice, fault }: Verified['checked'][number]): Line {
  const dieTexts = dice.map(({ sides, face, again }) => say.die(sides, face, again));
  return line(`${say.record(seq, verdict, fault)}: ${dieTexts.join(', ')}`);
}
