import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { sideOf } from '../../campaign/game.ts';
import { keys } from '../../campaign/keys.ts';
import type { EventOf, LogRecord } from '../../campaign/record.ts';
import { publicSecret } from '../../campaign/shown-secrets.ts';
import type { Store } from '../../campaign/store/store.ts';
import { Ahead } from '../../fairness/ahead.ts';
import { quicknet } from '../../fairness/beacon/chain.ts';
import { fingerprintAfter } from '../../fairness/chain.ts';
import type { Seed } from '../../fairness/seed.ts';
import { type Checked, NOTHING_FOUND, NOTHING_UNCHECKED, tallied, uncheckedAfter } from '../../fairness/tally.ts';
import { Checking, type Committed, type Fair, SeedsWanted, type Verified } from '../../fairness/verify.ts';
import { InputError, NotAllowed } from '../../kernel/refusal.ts';
import { isUmpire } from '../agreement/permission.ts';
import type { Asked } from '../asked.ts';
import type { Written } from '../committing.ts';
import { gameIn } from '../games/games.ts';
import { reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import { originsOf } from '../transfer/importing.ts';
import { assertChangesDice, changeDice, type DICE_FROM } from './beacon.ts';
import { announced } from './log-dice.ts';
import { Rounds } from './rounds.ts';
import { SeedLost, Seeds } from './seeds.ts';
import type { ThrowCounts } from './throws/announcing.ts';
import { openThrowOf } from './throws/open-throw.ts';

/** The most that players may add to the mix, in characters. */
const MOST_MIX = 2000;
/** The findings on at least so many of the newest records are listed; the verdict is on all. */
const MOST_LISTED = 10_000;

/** What lets anyone check the dice: the commitment, the players' words, and the seed once it has been shown. */
export class Fairness {
  readonly #protocol: Protocol;
  readonly #store: Store;
  readonly #seeds: Seeds;
  readonly #rounds = new Rounds();
  /** The dice come from `--seed`: the user who set it knows them all, and no seed is ever shown. */
  readonly fixed: boolean;

  constructor(protocol: Protocol, { store, seed }: { readonly store: Store; readonly seed?: Seed | undefined }) {
    this.#protocol = protocol;
    this.#store = store;
    this.#seeds = new Seeds(store);
    this.fixed = seed !== undefined;
  }

  /** What has been done for throws from a public beacon since the process began, in all channels. */
  get counts(): Readonly<ThrowCounts> {
    return this.#protocol.throws.counts;
  }

  /** Whoever gave a command sees what came of its throw, or will: nothing waits for it any more. @throws {StoreError} */
  shown(interaction: string): Promise<void> {
    return this.#protocol.throws.shown(interaction);
  }

  /**
   * Opens a ledger, so that a campaign's dice can come from the public beacon.
   * @returns what the log says of that @throws {InputError} if that's impossible here, with what's missing; {NotWritten}
   */
  async ledgerFor({ channel, opensLedger }: Asked, campaign: string): Promise<EventOf<'beacon-set'>> {
    const { chain } = this.#protocol.throws;
    if (!opensLedger) throw new InputError('beacon-not-here');
    if (!chain) throw new InputError('beacon-off');
    // Before anything is thrown, or a new process wouldn't find a throw that was left open.
    await reading(this.#store.set(keys.beacon(channel), true));
    return { type: 'beacon-set', chain: chain.hash, ledger: await opensLedger(campaign) };
  }

  /**
   * Takes the dice from somewhere else, if the other sides agree.
   * @throws {InputError} if they come from there already, or can't here; {NotAllowed} for somebody who has no part in it; {NotWritten}
   */
  async use(asked: Asked, dice: (typeof DICE_FROM)[number]): Promise<Written> {
    const known = await reading(this.#protocol.campaigns.latest(asked.channel));
    const campaign = known?.campaign ?? nothingYet;
    assertChangesDice(campaign, asked.user, dice);
    const event: EventOf<'beacon-set'> | EventOf<'beacon-ended'> =
      dice === 'seed' ? { type: 'beacon-ended' } : await this.ledgerFor(asked, gameIn(campaign).name);
    return this.#protocol.write(asked, (now) => changeDice(now, asked.user, event));
  }

  /** The state of the channel's dice. @throws {InputError} if nothing has been thrown yet */
  async status(channel: string): Promise<Fair> {
    const known = await this.#begun(channel);
    const { beacon } = known.campaign;
    let [throws, givenUp] = [0, 0];
    const fair = await this.#fair(known, ({ events }) => {
      for (const { type } of events) {
        throws += Number(type === 'drawn');
        givenUp += Number(type === 'given-up');
      }
    });
    if (!beacon && throws + givenUp === 0) return fair;
    const open = beacon && (await reading(openThrowOf(this.#store, known.log.id)));
    const stuck = open && this.#protocol.throws.stuckOf(open, known.log.id);
    const waiting = open ? { open: open.last + 1, ...(stuck ? { stuck } : {}) } : {};
    return { ...fair, beacon: { ...beacon, throws, givenUp, ...waiting, counts: { ...this.counts } } };
  }

  /**
   * Adds a player's own words to what the next dice come from, even in a log that hasn't begun.
   * @throws {InputError} if there are no words, or too many
   * @throws {NotAllowed} for someone who has no part in the campaign
   */
  mix(asked: Asked, words: string): Promise<Written> {
    const said = words.trim();
    if (said === '') throw new InputError('missing-options', { missing: ['words'] });
    return this.#protocol.write(asked, async (campaign, _source, known, dice) => {
      assertHasPart(campaign, asked.user);
      const { commitment, scheme, veil, mix: before } = dice!;
      const mix = before === '' ? said : `${before}\n${said}`;
      if (mix.length > MOST_MIX) throw new InputError('mix-full', { most: MOST_MIX });
      await assertLeavesRoom(campaign, known, { user: asked.user, before, said });
      return [
        { type: 'words-mixed', user: asked.user, words: said },
        { ...announced(commitment, { scheme, mix, veil }) },
      ];
    });
  }

  /**
   * Shows the seed, so that every die thrown from it can be checked; the next ones come from a new seed.
   * @throws {InputError} if nothing has been thrown yet, the seed was given with `--seed`, or units are still sealed whose secrets
   *   were drawn from it, as in older logs
   * @throws {NotAllowed} for someone who has no part in the campaign
   */
  reveal(asked: Asked): Promise<Written> {
    if (this.fixed) throw new InputError('seed-fixed');
    return this.#protocol.write(asked, async (campaign, _source, known, dice) => {
      assertHasPart(campaign, asked.user);
      begun(campaign, known);
      assertNothingHidden(campaign);
      const shown = await dice!.reveal();
      return shown?.events ?? [];
    });
  }

  /** Works out every die of the channel's log again. @throws {InputError} if nothing has been thrown yet */
  async verify(channel: string): Promise<Verified> {
    const known = await this.#begun(channel);
    const before = await reading(originsOf(this.#store, known.log.id));
    const origins = [...before, { log: known.log.id, last: known.campaign.seq }];
    const wanted = new SeedsWanted(origins);
    const ahead = new Ahead();
    const fair = await this.#fair(known, async (record) => {
      wanted.take(record);
      ahead.take(record);
      if (ahead.rounds.areMany) await this.#checkRounds(ahead);
    });
    await this.#checkRounds(ahead);
    const seeds = new Map<string, Seed>();
    for (const each of wanted.all) {
      const seed = ahead.shown.get(each.commitment) ?? (await this.#seedFor(each, known.log.id));
      if (seed) seeds.set(`${each.log}:${each.commitment}`, seed);
    }
    const checking = new Checking(origins, ahead, ({ log, commitment }) => seeds.get(`${log}:${commitment}`));
    let checked: Checked[] = [];
    let tally = NOTHING_FOUND;
    let leftOut = 0;
    let unchecked = NOTHING_UNCHECKED;
    await eachOf(known, (record) => {
      const found = checking.next(record);
      if (found) {
        checked.push(found);
        tally = tallied(tally, found);
      }
      if (checked.length >= 2 * MOST_LISTED) {
        leftOut += MOST_LISTED;
        checked = checked.slice(MOST_LISTED);
      }
      unchecked = uncheckedAfter(unchecked, record);
    });
    return { ...fair, checked, leftOut, tally, unchecked };
  }

  /** Checks the signatures of all rounds that the records have named and nobody has checked yet. */
  async #checkRounds({ rounds }: Ahead): Promise<void> {
    if (rounds.pending.length > 0) rounds.settle(await this.#rounds.wrongAmong(quicknet, rounds.pending));
  }

  /** The seed of the log's own dice; of records from a file, only one that their own log has shown. */
  async #seedFor({ log, commitment }: Committed, own: string): Promise<Seed | undefined> {
    if (log === own) return this.#seeds.behind(log, commitment).catch(unlessLost);
    const hex = await reading(publicSecret(this.#store, log, commitment));
    return hex === undefined ? undefined : Buffer.from(hex, 'hex');
  }

  async #begun(channel: string): Promise<OpenCampaign> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    if (!known || known.campaign.seq === 0) throw new InputError('nothing-thrown');
    return known;
  }

  /** @param take gets every record on the way */
  async #fair(known: OpenCampaign, take: Take): Promise<Fair> {
    const { campaign, log } = known;
    let fingerprint = '';
    await eachOf(known, (record) => {
      fingerprint = fingerprintAfter(fingerprint, record);
      return take(record);
    });
    const { commitment, mix, veil } = begun(campaign, known);
    return { log: log.id, commitment, ...(veil ? { veil } : {}), mix, records: campaign.seq, fingerprint };
  }
}

/**
 * Nobody's words crowd out those of the others: each side has its part of the room, and so do the umpires.
 * @throws {InputError} for words that are too many for one part
 */
async function assertLeavesRoom(
  campaign: Campaign,
  known: OpenCampaign | undefined,
  { user, before, said }: { readonly user: string; readonly before: string; readonly said: string },
): Promise<void> {
  const { game } = campaign;
  if (!game || game.phase === 'ended') return;
  const part = Math.floor(MOST_MIX / (Object.keys(game.sides).length + 1));
  // Less than a part in all is less than a part of anybody's.
  if (!known || before.length + said.length <= part) {
    if (said.length > part) throw new InputError('mix-part', { most: part });
    return;
  }
  const side = sideOf(game, user);
  let own = said.length;
  await eachOf(known, ({ events }) => {
    for (const event of events) {
      if (event.type === 'words-mixed' && sideOf(game, event.user) === side && before.includes(event.words))
        own += event.words.length;
    }
  });
  if (own > part) throw new InputError('mix-part', { most: part });
}

/** What is done with a record, before the next one is read. */
type Take = (record: LogRecord) => void | Promise<void>;

/** The records of a campaign in order, one after the other: a log of any length is never in memory as a whole. */
function eachOf({ campaign, log }: OpenCampaign, take: Take): Promise<void> {
  const all = async () => {
    for await (const record of log.from(1, campaign.seq)) await take(record);
  };
  return reading(all());
}

/** The seed and the words in force. @throws {InputError} if no record has committed to a seed yet */
function begun({ commitment, mix, veil, seq }: Campaign, known: OpenCampaign | undefined) {
  if (!known || seq === 0) throw new InputError('nothing-thrown');
  // Imported records committed to the seed of another log.
  const own = seq > (known.imported ?? 0);
  return {
    log: known.log.id,
    commitment: own ? commitment : known.commitment,
    mix: own ? mix : '',
    veil: own ? veil : undefined,
  };
}

/** @throws {NotAllowed} for someone who neither plays nor umpires the open campaign */
function assertHasPart({ game }: Campaign, user: string): void {
  if (!game || game.phase === 'ended' || sideOf(game, user) !== undefined || isUmpire(game, user)) return;
  throw new NotAllowed('no-part-in-dice');
}

/** @throws {InputError} while there are units in play that were sealed without a veil: the seed would reveal what they are */
function assertNothingHidden({ game }: Campaign): void {
  const hidden = Object.values(game?.units ?? {}).filter(
    ({ sealed, draw, gone }) => sealed !== undefined && draw === undefined && !gone,
  );
  if (game && game.phase !== 'ended' && !game.over && hidden.length > 0) {
    throw new InputError('seed-hides', { units: hidden.map(({ name }) => name) });
  }
}

function unlessLost(error: unknown): undefined {
  if (error instanceof SeedLost) return undefined;
  throw error;
}
