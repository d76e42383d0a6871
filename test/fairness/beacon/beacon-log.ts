import { createHash } from 'node:crypto';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import { type LogEvent, type LogRecord, RECORD_VERSION, writable } from '../../../src/campaign/record.ts';
import { drawnIn, givenUpBy, textOfNotice } from '../../../src/fairness/beacon/announced.ts';
import type { BeaconChain } from '../../../src/fairness/beacon/chain.ts';
import { roundFor } from '../../../src/fairness/beacon/round.ts';
import { beaconDraw, beaconStream, type Drawn } from '../../../src/fairness/beacon/values.ts';
import { canonical, fingerprints } from '../../../src/fairness/chain.ts';
import { placeOpened, sealOf } from '../../../src/fairness/deployment.ts';
import type { LoggedRecord } from '../../../src/fairness/logged.ts';
import { commitmentOf } from '../../../src/fairness/seed.ts';
import { dealtTo } from '../../../src/fairness/veil.ts';

/** An ID that Discord gives at a time, in milliseconds since 1970. */
export function idAt(at: number, more = 0): string {
  return String(((BigInt(at) - 1_420_070_400_000n) << 22n) + BigInt(more));
}

/** A record's own veil: tests want the same ones every time. */
export function veilOf(seq: number) {
  return createHash('sha256').update(`veil ${seq}`).digest();
}

/** The key of a side's seal, the same one every time. */
function keyOf(nth: number): string {
  return createHash('sha256').update(`seal ${nth}`).digest('hex');
}

function textsOf(places: Readonly<Record<number, unknown>>): Record<number, string> {
  return Object.fromEntries(Object.entries(places).map(([place, stands]) => [place, canonical(stands)]));
}

interface Throwing {
  /** When Discord gave the reply its ID, in milliseconds since 1970. */
  readonly at: number;
  /** How long after the reply the notice was posted, and how long before it the command was given. */
  readonly notice?: number;
  readonly asked?: number;
}

/** A log whose dice come from a beacon, as an honest host writes it, from a chain that a test can sign. */
export class BeaconLog {
  readonly #file: CampaignExport;
  readonly #chain: BeaconChain;
  readonly #sign: (round: number) => string;
  readonly records: LogRecord[];

  constructor(file: CampaignExport, chain: BeaconChain, sign: (round: number) => string) {
    this.#file = file;
    this.#chain = chain;
    this.#sign = sign;
    this.records = structuredClone(file.records) as LogRecord[];
  }

  /** The file as it's exported, with the fingerprints of what is in it. */
  get file(): CampaignExport {
    return { ...this.#file, records: this.records, fingerprints: [...fingerprints(this.records)] };
  }

  /** One more record. */
  add(events: readonly LogEvent[], { at = 1_800_000_000_000, interaction = '', command = '/x' } = {}): LogRecord {
    const seq = this.records.length + 1;
    const made = writable({
      ...{ version: RECORD_VERSION, seq, at: new Date(at).toISOString(), by: 'anna', command },
      ...{ interaction: interaction || `seq-${seq}`, events: [...events] },
    });
    this.records.push(made);
    return made;
  }

  set(ledger = '1143937525874692660'): LogRecord {
    return this.add([{ type: 'beacon-set', chain: this.#chain.hash, ledger }]);
  }

  /** What is announced of the throw that the next record is for. */
  announced({ at, notice = 20 }: Pick<Throwing, 'at' | 'notice'>, last = this.records.length) {
    const before = [...fingerprints(this.records.slice(0, last))].at(-1) ?? '';
    const seq = this.records.length + 1;
    return {
      ...{ reply: idAt(at), notice: idAt(at + notice, 1), salt: seq.toString(16).padStart(32, '0') },
      ...{ last, before, veil: commitmentOf(veilOf(seq)) },
    };
  }

  drawn(throwing: Throwing, last?: number): LogEvent & { readonly type: 'drawn' } & Drawn {
    const announced = this.announced(throwing, last);
    const round = roundFor(this.#chain, announced.reply);
    return { type: 'drawn', ...announced, round, signature: this.#sign(round) };
  }

  /** A throw of some dice, with its round. */
  rolls(sides: readonly number[], throwing: Throwing, last?: number): LogRecord {
    const drawn = this.drawn(throwing, last);
    const next = beaconStream(drawn);
    const steps = sides.map((each) => ({ sides: each, faces: [next(each)] }));
    const rolled: LogEvent = { type: 'rolled', notation: 'x', total: 0, output: 'x: [] = 0', steps };
    return this.add([drawn, rolled], this.#given(throwing, '/roll dice:x'));
  }

  /** Units that something is dealt to in secret. */
  deals(names: readonly string[], deck: readonly (string | readonly string[])[], throwing: Throwing): LogRecord {
    const drawn = this.drawn(throwing);
    const cards = dealtTo(names, deck, beaconDraw(veilOf(this.records.length + 1), drawn));
    const units = names.map((name, i) => ({
      ...{ id: `u${i + 1}`, name, profile: 'counter', side: 'axis', fields: {} },
      ...{ sealed: cards[i]!.hash, draw: cards[i]!.draw },
    }));
    const added = { type: 'units-added', units, deck } as unknown as LogEvent;
    return this.add([drawn, added], this.#given(throwing, '/unit add'));
  }

  /** A side puts hidden units into places of a new seal. @param nth which seal of the side it is @param places what stands where */
  hides(nth: number, places: Readonly<Record<number, unknown>>): LogRecord {
    return this.add([{ type: 'units-hidden', side: 'axis', hash: sealOf(keyOf(nth), textsOf(places)) }]);
  }

  /** One of them stands open from now on. */
  showsHidden(nth: number, places: Readonly<Record<number, unknown>>, place: number): LogRecord {
    const { text: _, ...opened } = placeOpened(keyOf(nth), textsOf(places), place);
    const hash = sealOf(keyOf(nth), textsOf(places));
    return this.add([{ type: 'hidden-shown', side: 'axis', hash, ...opened, stands: places[place] } as never]);
  }

  /** All seals of the side are opened, the oldest first. */
  endsHiding(all: readonly Readonly<Record<number, unknown>>[]): LogRecord {
    const seals = all.map((places, nth) => {
      const before = all[nth - 1] ?? {};
      const named = [...new Set([...Object.keys(before), ...Object.keys(places)])].map(Number);
      const changed = named
        .filter((place) => canonical(before[place] ?? null) !== canonical(places[place] ?? null))
        .map((place) => ({ place, ...(places[place] === undefined ? {} : { stands: places[place] }) }));
      return { hash: sealOf(keyOf(nth), textsOf(places)), key: keyOf(nth), changed };
    });
    return this.add([{ type: 'hiding-ended', side: 'axis', seals, shown: [] } as never]);
  }

  #given({ at, asked = 900 }: Throwing, command: string) {
    return { at, interaction: idAt(at - asked), command };
  }
}

const BOT = '1143937525874692661';

/** The messages that an honest host has posted of a log's throws. */
export function postedOf({ log, records }: CampaignExport) {
  const throws = (records as readonly LoggedRecord[]).flatMap((record) => [
    ...(drawnIn(record) ? [drawnIn(record)!] : []),
    ...record.events.flatMap((event) => givenUpBy(event, record) ?? []),
  ]);
  const about = { type: 0, author: { id: BOT }, content: 'The dice of Caen.', edited_timestamp: null };
  return {
    messages: [
      { ...about, id: '1143937525874692660', position: 0 },
      ...throws.map((each, i) => ({
        ...{ ...about, id: each.notice ?? idAt(1_800_000_000_000, i), content: textOfNotice(each, log) },
        position: i + 1,
      })),
    ],
    replies: throws.flatMap(({ reply, interaction }) =>
      reply === undefined
        ? []
        : [
            {
              ...{ ...about, id: reply, content: 'Hit!', interaction_metadata: { id: interaction } },
            },
          ],
    ),
  };
}
