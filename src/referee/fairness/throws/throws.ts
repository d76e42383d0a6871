import type { OpenCampaign } from '../../../campaign/folding/campaigns.ts';
import { keys } from '../../../campaign/keys.ts';
import type { Log } from '../../../campaign/log.ts';
import type { LogEvent, LogRecord } from '../../../campaign/record.ts';
import type { Store } from '../../../campaign/store/store.ts';
import { fingerprintAfter } from '../../../fairness/chain.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Asked } from '../../asked.ts';
import type { Beacon, Stuck, ThrowCounts } from './announcing.ts';
import { newThrow } from './asked-throws.ts';
import { diceOf, stoppingDice } from './beacon-dice.ts';
import { Going, mayStillArrive } from './going.ts';
import { keepThrow, noticeFor, type OpenThrow, openThrowOf } from './open-throw.ts';
import { Later, laterFor, type Over, type Turn } from './turn.ts';
import { mayPassBy } from './unmade.ts';

/** How often it's looked whether another process has made its throw, in milliseconds, and how many times. */
const LOOK_EVERY = 500;
const MOST_LOOKS = 60;
/** The pause before a throw whose record couldn't be written is taken up again. */
const ONCE_MORE = 5000;
/** How long others wait for Discord to take the reply that shows a throw, in milliseconds. */
const SHOWN_WITHIN = 20_000;

interface Unshown {
  readonly open: OpenThrow;
  readonly log: string;
  /** Resolves when nobody waits for it any more. */
  readonly ended: Promise<void>;
  readonly end: () => void;
}

/** The throws of all logs whose dice come from a public beacon: announced, waited for, and made or given up. */
export class Throws {
  readonly counts: ThrowCounts = { waits: 0, waited: 0, silent: 0, unread: 0, late: 0, unmade: 0, takenUp: 0 };
  readonly #store: Store;
  readonly #beacon: Beacon | undefined;
  readonly #now: () => Date;
  readonly #going = new Map<string, Going>();
  /** Those that have their record, and whose reply is about to show it. By their interactions. */
  readonly #unshown = new Map<string, Unshown>();
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
   * @throws {StoreError}
   */
  async turnOf(asked: Asked, known: OpenCampaign, own: OpenThrow | undefined): Promise<Turn | Later | Over> {
    const { log } = known;
    const { open, record } = await this.#openIn(known);
    if (own && open?.interaction !== own.interaction) return { record: undefined };
    if (!open) return { dice: stoppingDice(), open };
    if (record) {
      const isOwn = open.interaction === asked.interaction;
      // The host has turned such dice off: nobody can show it any more, and it's in the log.
      if (!this.#beacon) await this.drop(log.id, open);
      else this.isRuled(open, log.id, record.seq);
      if (isOwn) return { record };
      return this.#beacon ? this.waits(open, log.id) : { dice: stoppingDice(), open: undefined };
    }
    if (open.interaction !== asked.interaction) return { dice: stoppingDice(), open };
    const going = this.#goingWith(open, log.id) ?? this.#join(open, known);
    const { outcome } = going;
    if (!outcome) return laterFor(going);
    return { dice: 'drawn' in outcome ? diceOf(outcome.drawn, open) : stoppingDice(), open, going };
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

  /**
   * A throw has its record. It stays open until the reply shows that, so should this process die now, another one shows it: whoever
   * gives the command's own answer sees to it, or else whoever takes it up.
   */
  isRuled(open: OpenThrow, log: string, seq: number): void {
    const beacon = this.#beacon;
    if (!beacon || this.#unshown.has(open.interaction)) return;
    let end!: () => void;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#unshown.set(open.interaction, { open, log, ended, end });
    if (!this.#goingWith(open, log)?.isOwn) beacon.takeUp(open);
    const late = async () => {
      if (!this.#unshown.has(open.interaction)) return;
      await beacon.unshown(open, seq);
      await this.drop(log, open);
    };
    beacon
      .wait(SHOWN_WITHIN)
      .then(late)
      .catch(() => undefined);
  }

  /** Whoever gave a command sees what came of it. @throws {StoreError} */
  async shown(interaction: string): Promise<void> {
    const ruled = this.#unshown.get(interaction);
    if (ruled) await this.drop(ruled.log, ruled.open);
  }

  /** Nothing is left to do for a throw. @throws {StoreError} */
  async drop(log: string, { interaction }: OpenThrow): Promise<void> {
    try {
      // Another process may have done so, and announced the next one.
      const now = await openThrowOf(this.#store, log);
      if (now?.interaction === interaction) await this.#store.delete(keys.askedThrow(log));
    } finally {
      this.#ended(log, interaction);
    }
  }

  /** A command has its record. If it's a throw whose reply may not show that, somebody sees to it. @throws {StoreError} */
  async done(log: string, { interaction, seq }: LogRecord): Promise<void> {
    const open = await openThrowOf(this.#store, log);
    if (open?.interaction === interaction) this.isRuled(open, log, seq);
    else this.#ended(log, interaction);
  }

  /** Nothing waits for a throw any more. */
  #ended(log: string, interaction: string): void {
    this.#unshown.get(interaction)?.end();
    this.#unshown.delete(interaction);
    const going = this.#going.get(log);
    if (going?.open.interaction !== interaction) return;
    this.#going.delete(log);
    going.end();
  }

  /** The record of a throw couldn't be written: somebody has to go on with it soon. */
  onceMore(open: OpenThrow): void {
    const beacon = this.#beacon;
    void beacon?.wait(ONCE_MORE).then(
      () => beacon.takeUp(open),
      () => undefined,
    );
  }

  /** The open throw of a log, with its record if it has one. One that was given up was only left behind as a process ended. */
  async #openIn({ log, campaign: { seq } }: OpenCampaign): Promise<{ open?: OpenThrow; record?: LogRecord }> {
    const open = await openThrowOf(this.#store, log.id);
    if (!open) return {};
    if (open.last >= seq || (this.#goingWith(open, log.id) && !this.#unshown.has(open.interaction))) return { open };
    for await (const record of log.from(open.last + 1, seq)) {
      if (record.interaction === open.interaction) return { open, record };
      if (mayPassBy(record.events)) continue;
      await this.drop(log.id, open);
      return {};
    }
    return { open };
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
    await this.#unshown.get(open.interaction)?.ended;
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
