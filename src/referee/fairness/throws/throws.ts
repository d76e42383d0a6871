import type { OpenCampaign } from '../../../campaign/folding/campaigns.ts';
import { keys } from '../../../campaign/keys.ts';
import type { Log } from '../../../campaign/log.ts';
import type { EventOf, LogEvent, LogRecord } from '../../../campaign/record.ts';
import type { Store } from '../../../campaign/store/store.ts';
import { isQuiet } from '../../../fairness/beacon/checking.ts';
import { fingerprintAfter } from '../../../fairness/chain.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Asked } from '../../asked.ts';
import { endsForOthers } from '../beacon.ts';
import type { Beacon, Stuck, ThrowCounts } from './announcing.ts';
import { newThrow } from './asked-throws.ts';
import { type BeaconDice, diceOf, stoppingDice } from './beacon-dice.ts';
import { Going, mayStillArrive } from './going.ts';
import { keepThrow, noticeFor, type OpenThrow, openThrowOf } from './open-throw.ts';

/** How often it's looked whether another process has made its throw, in milliseconds, and how many times. */
const LOOK_EVERY = 500;
const MOST_LOOKS = 60;
/** The pause before a throw whose record couldn't be written is taken up again. */
const ONCE_MORE = 5000;

/** A command can't be decided yet. Whoever waits for this gives it again. */
export class Later {
  readonly ready: Promise<void>;
  /** The command's own throw, if that's what it waits for. */
  readonly own: Going | undefined;

  constructor(ready: Promise<void>, own?: Going) {
    this.ready = ready;
    this.own = own;
  }
}

/** What a log's throws let a command do now. */
export interface Turn {
  readonly dice: BeaconDice;
  /** The throw that's open, if there's one. */
  readonly open: OpenThrow | undefined;
  /** The command's own throw, once it's clear what comes of it. */
  readonly going?: Going;
}

/** The throws of all logs whose dice come from a public beacon: announced, waited for, and made or given up. */
export class Throws {
  readonly counts: ThrowCounts = { waits: 0, waited: 0, silent: 0, unread: 0, late: 0, unmade: 0, takenUp: 0 };
  readonly #store: Store;
  readonly #beacon: Beacon | undefined;
  readonly #now: () => Date;
  readonly #going = new Map<string, Going>();
  /** The fingerprint up to some record of a log. */
  readonly #prints = new WeakMap<Log, { readonly seq: number; readonly print: string }>();

  /** @param beacon where there is one: nothing is thrown without it */
  constructor(store: Store, beacon: Beacon | undefined, now: () => Date) {
    this.#store = store;
    this.#beacon = beacon;
    this.#now = now;
  }

  /** The chain whose rounds are used here; nothing if none are. */
  get chain(): Beacon['chain'] | undefined {
    return this.#beacon?.chain;
  }

  /**
   * What a command may do now in a log whose dice come from a beacon.
   * @param own its throw, if it has announced one
   * @throws {InputError} if that has been given up meanwhile; {StoreError}
   */
  async turnOf(asked: Asked, known: OpenCampaign, own: Going | undefined): Promise<Turn | Later> {
    const { log } = known;
    const open = await this.#openIn(known);
    if (own && open?.interaction !== own.open.interaction) throw this.givenUp(own);
    if (!open || open.interaction !== asked.interaction) return { dice: stoppingDice(), open };
    const going = this.#goingWith(open, log.id) ?? this.#join(open, known);
    const { outcome } = going;
    if (!outcome) return laterFor(going);
    return { dice: 'drawn' in outcome ? diceOf(outcome.drawn, open) : stoppingDice(), open, going };
  }

  /** Players have agreed to give a throw up, and to go on with dice from a seed: it's never thrown with those instead. */
  givenUp({ open }: Going): InputError {
    return new InputError('throw-given-up', { number: open.last + 1 });
  }

  /**
   * Announces a throw.
   * @returns nothing if another process was faster; `others` if another bot has opened the ledger, so that nothing is announced there
   * @throws {InputError} if another throw waits for its round, or nothing can be thrown here or by this command; {StoreError}
   */
  async begin(asked: Asked, known: OpenCampaign, { open: other }: Turn): Promise<Later | 'others' | undefined> {
    const { log, campaign } = known;
    if (other) throw this.#awaited(other, log.id);
    const { announces, interaction } = asked;
    const beacon = this.#beacon;
    if (!announces || interaction === undefined) throw new InputError('no-throws-here');
    if (!beacon) throw new InputError('beacon-off-here');
    const { chain, ledger } = campaign.beacon!;
    if (chain !== beacon.chain.hash) throw new InputError('other-chain');
    const isOthers = await announces.isOthers(ledger).catch(() => undefined);
    if (isOthers === undefined) throw new InputError('throw-not-made', { number: campaign.seq + 1, why: 'nothing' });
    if (isOthers) return 'others';
    if (!announces.claim()) throw new InputError('throw-too-late');
    let isKept = false;
    try {
      const upTo = { last: campaign.seq, before: await this.#printUpTo(known) };
      const open = newThrow({ ...asked, interaction }, upTo, announces.telling, this.#now());
      isKept = await keepThrow(this.#store, log.id, open);
      if (!isKept) return undefined;
      const posting = announces.post(ledger, noticeFor(open, log.id));
      const going = this.#goesOn(log.id, new Going({ open, log: log.id, ledger }, this.#around(beacon), posting));
      return laterFor(going);
    } finally {
      if (!isKept) announces.release();
    }
  }

  /**
   * Waits until the throw that's open in a log is made or given up. Nobody waits for one that's stuck.
   * @throws {InputError} where nobody could go on with it
   */
  waits(open: OpenThrow, log: string): Later {
    const beacon = this.#beacon;
    if (!beacon) throw this.#awaited(open, log);
    return new Later(this.#gone(open, log, beacon));
  }

  /**
   * What an agreement to end with dice from the beacon says of the throw that's open then: without its notice if nobody can look for that.
   * @throws {InputError} while its notice may still arrive; {StoreError}
   */
  async givesUp(open: OpenThrow, { log, campaign }: OpenCampaign): Promise<readonly LogEvent[]> {
    const known = this.#goingWith(open, log.id)?.posted;
    const found = await this.#beacon?.find(open, campaign.beacon!.ledger, noticeFor(open, log.id));
    const { notice = found?.notice, reply = found?.reply } = known ?? {};
    if (notice === undefined && found && !found.unread) {
      if (mayStillArrive(open, this.#now())) throw this.#awaited(open, log.id);
      // What nobody has announced needs no word.
      return [];
    }
    const { salt, last, before, veil, interaction, command } = open;
    const ids = { ...(notice === undefined ? {} : { notice }), ...(reply === undefined ? {} : { reply }) };
    const claimed = { interaction, command };
    return [{ type: 'given-up', ...ids, salt, last, before, veil, why: 'agreed', claimed }];
  }

  /** Why nobody can say yet what comes of a throw, if this process makes it. */
  stuckOf(open: OpenThrow, log: string): Stuck | undefined {
    return this.#goingWith(open, log)?.stuck;
  }

  /** A throw has its record, or needs none. @throws {StoreError} */
  async drop(log: string, { interaction }: OpenThrow): Promise<void> {
    const going = this.#going.get(log);
    if (going?.open.interaction === interaction) this.#going.delete(log);
    try {
      // Another process may have done so, and announced the next one.
      const now = await openThrowOf(this.#store, log);
      if (now?.interaction === interaction) await this.#store.delete(keys.askedThrow(log));
    } finally {
      if (going?.open.interaction === interaction) going.end();
    }
  }

  /** A command has its record. If it's a throw that a process left open as it ended, nothing waits for it any more. @throws {StoreError} */
  async done(log: string, interaction: string | undefined): Promise<void> {
    const going = this.#going.get(log);
    if (going?.open.interaction === interaction) await this.drop(log, going!.open);
    const open = await openThrowOf(this.#store, log);
    if (open && open.interaction === interaction) await this.drop(log, open);
  }

  /** The record of a throw couldn't be written: somebody has to go on with it soon. */
  onceMore(open: OpenThrow): void {
    const beacon = this.#beacon;
    void beacon?.wait(ONCE_MORE).then(
      () => beacon.takeUp(open),
      () => undefined,
    );
  }

  /** The open throw of a log. One that has its record, or was given up, was only left behind as a process ended. */
  async #openIn({ log, campaign: { seq } }: OpenCampaign): Promise<OpenThrow | undefined> {
    const open = await openThrowOf(this.#store, log.id);
    if (!open || open.last >= seq || this.#goingWith(open, log.id)) return open;
    for await (const { events } of log.from(open.last + 1, seq)) {
      if (mayPassBy(events)) continue;
      await this.drop(log.id, open);
      return undefined;
    }
    return open;
  }

  /** An earlier process has left a throw open, or another one is about to make it. */
  #join(open: OpenThrow, { log, campaign }: OpenCampaign): Going {
    const beacon = this.#beacon;
    if (!beacon) throw new InputError('no-throws-here');
    this.counts.takenUp += 1;
    const { ledger } = campaign.beacon!;
    return this.#goesOn(log.id, new Going({ open, log: log.id, ledger }, this.#around(beacon)));
  }

  /** This very throw, if this process makes it: another process may have made the one before it, and announced this one. */
  #goingWith({ interaction, salt }: OpenThrow, log: string): Going | undefined {
    const going = this.#going.get(log);
    return going?.open.interaction === interaction && going.open.salt === salt ? going : undefined;
  }

  #goesOn(log: string, going: Going): Going {
    // Whoever waited for an earlier one looks again.
    this.#going.get(log)?.end();
    this.#going.set(log, going);
    return going;
  }

  #around(beacon: Beacon) {
    return { beacon, counts: this.counts, now: () => this.#now().getTime() };
  }

  /** Another throw waits for its round, so nothing else is thrown. It's gone on with, should whoever began it be gone. */
  #awaited(open: OpenThrow, log: string): InputError {
    const number = open.last + 1;
    const going = this.#goingWith(open, log);
    if (!this.#beacon) return new InputError('throw-left', { number });
    if (!going) this.#beacon.takeUp(open);
    if (going?.stuck === 'silent') return new InputError('throw-silent', { number, round: going.round! });
    if (going?.stuck === 'unread') return new InputError('throw-unread', { number });
    return new InputError('throw-awaited', { number, seconds: going?.seconds ?? 5 });
  }

  /** @throws {InputError} if it's stuck */
  async #gone(open: OpenThrow, log: string, beacon: Beacon): Promise<void> {
    const isOpen = async () => (await openThrowOf(this.#store, log))?.interaction === open.interaction;
    const going = this.#goingWith(open, log);
    if (going) await (going.stuck ? undefined : Promise.race([going.ended, going.told]));
    else beacon.takeUp(open);
    for (let looks = 0; await isOpen(); looks++) {
      if (looks >= MOST_LOOKS || this.#goingWith(open, log)?.stuck) throw this.#awaited(open, log);
      await beacon.wait(LOOK_EVERY);
    }
  }

  async #printUpTo({ log, campaign: { seq } }: OpenCampaign): Promise<string> {
    let { seq: from, print } = this.#prints.get(log) ?? { seq: 0, print: '' };
    for await (const record of log.from(from + 1, seq)) {
      print = fingerprintAfter(print, record);
      from = record.seq;
    }
    this.#prints.set(log, { seq: from, print });
    return print;
  }
}

/** A command waits for its own throw: until its dice are there, or players have given it up. */
function laterFor(going: Going): Later {
  return new Later(Promise.race([going.settled, going.ended]), going);
}

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
