import type { Campaign } from '../../campaign/campaign.ts';
import type { LogEvent, LogRecord } from '../../campaign/record.ts';
import type { LedgerFound } from '../../fairness/beacon/ledger.ts';
import type { Tally, Unchecked } from '../../fairness/tally.ts';
import type { Fair, FromBeacon, Verified } from '../../fairness/verify.ts';
import type { Catalogue } from '../catalogue.ts';
import { code, type Document, type Line, line, quiet, strong } from '../document.ts';
import { eventSpans } from '../log/events.ts';
import { plainLine } from '../plain-text.ts';

/** The state of the channel's dice. @param fixed whether they come from `--seed` */
export function fairReply(
  words: Catalogue,
  { commitment, veil, mix, records, fingerprint, log, beacon }: Fair,
  fixed: boolean,
): Document {
  return {
    lines: [
      ...(beacon ? beaconLines(words, beacon) : []),
      line(words.fair.committed(commitment)),
      ...(veil === undefined ? [] : [line(words.fair.veil(veil))]),
      line(fixed ? words.fair.fixed : words.fair.sealed),
      line(mix === '' ? words.fair.noMix : words.fair.mix(mix.split('\n').join(' · '))),
      line(words.fair.fingerprint(records, fingerprint)),
      line(code(words.fair.log(log))),
    ],
  };
}

/** Whether the dice come from a public beacon, and what has been thrown from it. */
function beaconLines(words: Catalogue, { chain, ledger, throws, givenUp, open, stuck, counts }: FromBeacon): Line[] {
  const { silent = 0, unread = 0, waits = 0, waited = 0, late = 0, unmade = 0, takenUp = 0 } = counts;
  return [
    chain === undefined || ledger === undefined
      ? line(words.beacon.ended)
      : line(words.beacon.set(chain), { channel: ledger }, '.'),
    line(words.beacon.thrown(throws, givenUp)),
    ...(open === undefined ? [] : [line(words.beacon.open(open, stuck))]),
    line(quiet(words.beacon.counts({ waits, waited, silent, unread, late, unmade, takenUp }))),
  ];
}

/** A reply to a record in which a clock that plays on and dice from a public beacon come together, or would if others agree. */
export function withClock(
  words: Catalogue,
  document: Document,
  { events }: Pick<LogRecord, 'events'>,
  { game, beacon }: Pick<Campaign, 'game' | 'beacon'>,
): Document {
  const said = events.flatMap((event): readonly LogEvent[] => (event.type === 'asked' ? event.proposes : [event]));
  const set = said.find((event) => event.type === 'beacon-set');
  const clock = said.find((event) => event.type === 'clock-set');
  const pace = clock ? clock.pace : game?.pace;
  const isBoth = (beacon ?? set) !== undefined && pace?.after === 'pass';
  return isBoth && (set ?? clock)
    ? { ...document, lines: [...document.lines, line(words.clock.throwsNothing)] }
    : document;
}

/** What a campaign opens with whose dice come from a public beacon. */
export function openedLedgerLines(words: Catalogue, { events }: Pick<LogRecord, 'events'>): Line[] {
  const set = events.find((event) => event.type === 'beacon-set');
  return set ? [line(words.beacon.set(set.chain), { channel: set.ledger }, '.'), line(words.beacon.ledgerIsFor)] : [];
}

/**
 * What the dice of a campaign that opens with this record commit to, in a small line. The log normally begins with this record,
 * and then keeps the commitment for good. There's no line before the first record, when nothing has been committed to.
 * @param commitment of a `Campaign`: the SHA-256 of the seed in force
 * @param fixed whether the dice come from `--seed`, which is never shown
 */
export function openingLines(
  words: Catalogue,
  campaign: Pick<Campaign, 'commitment'>,
  { events }: Pick<LogRecord, 'events'>,
  fixed: boolean,
): Line[] {
  const { commitment } = events.find((event) => event.type === 'committed') ?? campaign;
  return commitment === ''
    ? []
    : [line(quiet(fixed ? words.fair.openedFixed(commitment) : words.fair.opened(commitment)))];
}

/** What a record shows of the secrets, where that isn't among its events. */
export function seedLines(words: Catalogue, { events }: Pick<LogRecord, 'events'>): Line[] {
  return events.flatMap((event) =>
    event.type === 'seed-revealed' || event.type === 'veil-shown'
      ? [line(quiet(plainLine(line(...eventSpans(words, event)))))]
      : [],
  );
}

/** What was found of dice and hidden units, in sentences; the first is the verdict. @param notShown what is said of seeds not shown */
export function findingLines(
  words: Catalogue,
  tally: Tally,
  unchecked: Unchecked,
  notShown: (records: number) => string,
): readonly string[] {
  const { wrong, right, dice, rounds, fromRounds, sealed, dealt, veiled } = tally;
  if (wrong) return [words.fair.wrong(wrong.seq, wrong.fault)];
  const some = (count: number, sentence: (count: number) => string) => (count > 0 ? [sentence(count)] : []);
  return [
    ...some(right, (records) => words.fair.right(dice, records)),
    ...some(rounds, (records) => words.beacon.right(fromRounds, records)),
    ...some(dealt, words.fair.dealt),
    ...some(sealed, notShown),
    ...some(veiled, words.fair.veiled),
    ...some(unchecked.older, words.fair.older),
    ...some(unchecked.table, words.fair.table),
    ...some(unchecked.records, words.fair.lostRecords),
    ...some(unchecked.seeds, words.fair.lostSeeds),
    ...roundLines(words, tally),
  ];
}

/** What else was found of throws that were announced. */
function roundLines(words: Catalogue, { uncompared, slow, givenUp, ended }: Tally): readonly string[] {
  return [
    ...(uncompared > 0 ? [words.beacon.uncompared(uncompared)] : []),
    ...(slow > 0 ? [words.beacon.slow(slow)] : []),
    ...givenUp.map((each) => words.beacon.notMade(each)),
    ...ended.map(({ seq, why }) => words.beacon.endedAt(seq, why)),
  ];
}

/** What has to be said of dice from public rounds that were only held against the log itself. */
export function howFarLines(words: Catalogue, { wrong, rounds, uncompared, givenUp }: Tally): readonly string[] {
  return !wrong && rounds + uncompared + givenUp.length > 0 ? [words.beacon.howFar] : [];
}

/** What the messages of ledgers show of a log's throws. */
export function ledgerLines(words: Catalogue, found: LedgerFound): readonly string[] {
  const { named, held, strange, elsewhere, right, uncompared, wrong, unruled, twice, deleted } = found;
  const said = words.beacon.ledger;
  const verdict = right + uncompared > 0 ? [said.right(right, held)] : held.length > 0 ? [said.none(held)] : [];
  return [
    ...strange.map((channel) => said.strange(channel, named)),
    ...elsewhere.map(({ ledger, throws }) => said.elsewhere(ledger, throws)),
    ...(wrong ? [said.wrong(wrong.seq, wrong.fault)] : verdict),
    ...(uncompared > 0 ? [said.uncompared(uncompared)] : []),
    ...unruled.map(({ number, notice, standing }) => said.unruled[standing](number, notice)),
    ...twice.map((number) => said.twice(number)),
    ...(deleted > 0 ? [said.deleted(deleted)] : []),
  ];
}

/** The result of working every die out again. @param each whether to list every die */
export function verifiedReply(
  words: Catalogue,
  { checked, leftOut, tally, unchecked, records, fingerprint }: Verified,
  each: boolean,
): Document {
  const found = findingLines(words, tally, unchecked, words.fair.unknown);
  const [verdict = words.fair.none, ...others] = checked.length > 0 ? found : [words.fair.none, ...found];
  return {
    lines: [
      line(strong(verdict)),
      ...[...others, ...howFarLines(words, tally)].map((other) => line(other)),
      line(words.fair.fingerprint(records, fingerprint)),
      ...(each && leftOut > 0 ? [line(quiet(words.fair.onlyNewest(checked.length)))] : []),
      ...(each ? checked.map((each) => recordLine(words, each)) : []),
    ],
    private: true,
    file: 'dice.txt',
  };
}

function recordLine(
  words: Catalogue,
  { seq, verdict, dice, fault, round, announced = [] }: Verified['checked'][number],
): Line {
  const dieTexts = dice.map(({ sides, face, again }) => words.fair.die(sides, face, again));
  const [{ reply } = {}] = announced;
  const from = round === undefined || reply === undefined ? '' : words.beacon.from(reply, round);
  return line(`${words.fair.record(seq, verdict, fault)}: ${dieTexts.join(', ')}${from}`);
}

/** The result of dice that no rulebook asked for. */
export function rolledReply(words: Catalogue, { events, seq }: LogRecord): Document {
  const rolled = events.filter((event) => event.type === 'rolled');
  return {
    lines: [
      ...rolled.flatMap(({ notation, total, output, why }) => [
        line(strong(words.fair.total(notation, total)), ...(why === undefined ? [] : [` ${why}`])),
        line(words.fair.dice(output.slice(notation.length + 2))),
      ]),
      line(quiet(`#${seq}`)),
    ],
  };
}
