import type { FaultKind, LoggedEvent, LoggedRecord, WrittenBy } from './logged.ts';
import { commitmentOf } from './seed.ts';
import type { Scheme } from './stream.ts';
import type { Ended } from './tally.ts';
import { hasFaces } from './values.ts';

/** The contents of a `committed`, which apply to everything after it. */
export interface InForce {
  readonly commitment: string;
  readonly mix: string;
  readonly scheme: Scheme;
  /** SHA-256 of the veil; logs of an older form, and those of `--seed`, have none. */
  readonly veil?: string | undefined;
}

/** A record with the log that wrote it, and what its dice and its secret draws come from. */
export interface Placed {
  readonly record: LoggedRecord;
  readonly log: string;
  /** What was in force when its first die fell; nothing if no seed had been committed to. */
  readonly dice: InForce | undefined;
  /** The chain that its dice come from, if it isn't a seed: what was in force before it. */
  readonly chain: string | undefined;
  /** The ledger of that chain, or of the last one that its log had; nothing if it never had one. */
  readonly ledger: string | undefined;
  /** What was in force before it: secret draws come from a veil that an earlier record committed to. */
  readonly before: InForce | undefined;
  /** The first thing that can't be, of the seeds, the veils, the words and the numbers. */
  readonly fault?: FaultKind | undefined;
}

/** Places the records of a file or a log one after the other, and carries from each to the next only what is in force. */
export class Placing {
  readonly #origins: readonly WrittenBy[];
  #of = 0;
  #seq = 0;
  #chain = new Commitments();
  #beacon = new BeaconInForce();

  /** @param origins which log wrote which records, the last one included */
  constructor(origins: readonly WrittenBy[]) {
    this.#origins = origins;
  }

  /** The next record with what holds for it, and whether everything that it announces follows from what came before. */
  next(record: LoggedRecord): Placed {
    this.#seq += 1;
    let fault: FaultKind | undefined = record.seq === this.#seq ? undefined : 'number';
    const ends = this.#origins[this.#of]?.last ?? Number.POSITIVE_INFINITY;
    if (record.seq > ends) {
      const wrote = this.#origins[this.#of]!;
      this.#of += 1;
      this.#chain = new Commitments();
      this.#beacon = new BeaconInForce();
      if (!saysWhoWrote(record, wrote)) fault ??= 'imported';
    } else if (record.events.some(isImport)) fault ??= 'imported';
    const { before, dice, fault: found } = this.#chain.after(record);
    const log = this.#origins[this.#of]?.log ?? '';
    return { record, log, before, dice, ...this.#beacon.after(record), fault: fault ?? found };
  }
}

/** The chain that a log's dice come from, if they don't come from its seed. */
class BeaconInForce {
  #chain: string | undefined;
  #ledger: string | undefined;

  /** What held before a record: what it says itself holds from the next one on. */
  after({ events }: LoggedRecord): Pick<Placed, 'chain' | 'ledger'> {
    const held = { chain: this.#chain, ledger: this.#ledger };
    for (const { type, chain, ledger } of events) {
      if (type === 'beacon-set') [this.#chain, this.#ledger] = [String(chain), String(ledger)];
      if (type === 'beacon-ended') this.#chain = undefined;
    }
    return held;
  }
}

/** Why dice come from a seed again after a record, by what else stands in it. */
export function endedIn({ events }: LoggedRecord): Ended | undefined {
  const ended = events.find(({ type }) => type === 'beacon-ended');
  const has = (type: string) => events.some((event) => event.type === type);
  if (!ended) return undefined;
  if (ended.why === 'other-bot') return 'other-bot';
  if (events.some(isImport)) return 'by-import';
  if (has('log-moved')) return 'by-move';
  return has('agreed') ? 'by-agreement' : 'alone';
}

/** Since this version an import always writes a record of its own. */
const SAYS_IMPORTED = 3;

function isImport({ type }: LoggedEvent): boolean {
  return type === 'imported' || type === 'log-imported';
}

/** Whether the first record after an import names the log and the last record that were brought. */
function saysWhoWrote({ version = SAYS_IMPORTED, events }: LoggedRecord, { log, last }: WrittenBy): boolean {
  const says = events.find(isImport);
  if (!says) return version < SAYS_IMPORTED;
  return says.log === log && (says.last ?? says.through) === last;
}

/** What has been announced and shown in the records of one log. */
class Commitments {
  #held: InForce | undefined;
  #begun = false;
  readonly #used = new Set<string>();

  after({ events }: LoggedRecord) {
    const before = this.#held;
    const first = events.findIndex(hasFaces);
    const own = new Announced();
    let dice = first === 0 ? before : undefined;
    let fault: FaultKind | undefined;
    for (const [at, event] of events.entries()) {
      if (at === first) dice = this.#held;
      const was = this.#held;
      fault ??= this.#take(event, own, events);
      const changes = event.type === 'committed' && !isVeilAlone(was, this.#held);
      // Whoever chooses a seed when the command is known chooses the dice. Only a log's own beginning can't be earlier.
      if (changes && at < first && before !== undefined) fault ??= 'late';
    }
    if (first === -1) dice = this.#held;
    if (own.words.length > 0) fault ??= 'mix';
    if (own.veil && this.#held?.veil === own.veil) fault ??= 'veil';
    // A log begins with the commitment, unless its first record is lost.
    if (!this.#begun && !events.some(({ type }) => type === 'record-lost')) fault ??= 'uncommitted';
    // A seed that has been shown isn't in force any more, whatever is or isn't announced.
    if (own.seed && this.#held?.commitment === own.seed) this.#held = undefined;
    return { before, dice, fault };
  }

  #take(event: LoggedEvent, own: Announced, events: readonly LoggedEvent[]): FaultKind | undefined {
    const held = this.#held;
    switch (event.type) {
      case 'words-mixed':
        own.words.push(String(event.words));
        return undefined;
      case 'seed-revealed':
        if (!held || event.commitment !== held.commitment || !opens(event.seed, held.commitment)) return 'seed';
        own.seed = held.commitment;
        return undefined;
      case 'veil-shown':
        // A record's own veil isn't the log's (`AnnouncedSoFar`).
        if (event.seq !== undefined) return undefined;
        if (!held?.veil || event.commitment !== held.veil || !opens(event.veil, held.veil)) return 'veil';
        own.veil = held.veil;
        return undefined;
      case 'committed':
        return this.#commit(announced(event), own, lostIn(events));
      default:
        return undefined;
    }
  }

  #commit(next: InForce, own: Announced, lost: ReadonlySet<string>): FaultKind | undefined {
    const held = this.#held;
    const fault = this.#faultOf(next, own, lost);
    this.#held = next;
    this.#begun = true;
    own.words.splice(0);
    for (const each of [next.commitment, ...(next.veil ? [next.veil] : [])]) this.#used.add(each);
    if (held && held.commitment !== next.commitment) own.seed = undefined;
    return fault;
  }

  #faultOf(next: InForce, { words, seed, veil }: Announced, lost: ReadonlySet<string>): FaultKind | undefined {
    const held = this.#held;
    if (!held) {
      if (this.#begun) return 'commitment';
      return next.mix === '' ? undefined : 'mix';
    }
    const gone = (hash: string | undefined) => hash !== undefined && lost.has(hash);
    if (next.commitment !== held.commitment) {
      if (seed !== held.commitment && !gone(held.commitment)) return 'commitment';
      if (this.#used.has(next.commitment)) return 'used';
      if (next.mix !== '') return 'mix';
    } else {
      if (seed === held.commitment) return 'used';
      if (next.scheme !== held.scheme) return 'scheme';
      if (next.mix !== [...(held.mix === '' ? [] : [held.mix]), ...words].join('\n')) return 'mix';
    }
    if (next.veil === held.veil) return undefined;
    if (held.veil !== undefined && veil !== held.veil && !gone(held.veil)) return 'veil';
    return next.veil === undefined || this.#used.has(next.veil) ? 'veil' : undefined;
  }
}

/** What one record has said so far: the words not joined yet, and what it has shown. */
class Announced {
  readonly words: string[] = [];
  seed: string | undefined;
  veil: string | undefined;
}

function announced({ commitment, mix, scheme, veil }: LoggedEvent): InForce {
  const held: InForce = { commitment: String(commitment), mix: String(mix), scheme: scheme === 2 ? 2 : 1 };
  return veil === undefined ? held : { ...held, veil: String(veil) };
}

/** Whether only a veil was added or replaced: no die depends on it. */
function isVeilAlone(was: InForce | undefined, now: InForce | undefined): boolean {
  return was?.commitment === now?.commitment && was?.mix === now?.mix && was?.scheme === now?.scheme;
}

function lostIn(events: readonly LoggedEvent[]): ReadonlySet<string> {
  return new Set(events.flatMap(({ type, commitment }) => (type === 'seed-lost' ? [String(commitment)] : [])));
}

function opens(secret: unknown, hash: string): boolean {
  return (
    typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret) && commitmentOf(Buffer.from(secret, 'hex')) === hash
  );
}
