import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../../src/config.ts';
import type { Ledger } from '../../../src/fairness/beacon/ledger.ts';
import { english } from '../../../src/reply/english/index.ts';
import type { Findings } from '../../../src/terminal/findings.ts';
import { ledgerIn } from '../../../src/terminal/ledger-file.ts';
import { findingsIn } from '../../../src/terminal/verify.ts';
import { ChainServer } from '../../fairness/beacon/chain-server.ts';
import { ownChain } from '../../fairness/beacon/own-chain.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Interaction, Seen } from '../loopback/index.ts';
import { standStill } from '../loopback/snowflake.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

/** The tests' own chain as a host names it in BEACON_CHAIN. */
export function chainFile(chain = ownChain): string {
  const file = join(mkdtempSync(join(tmpdir(), 'umpire-chain-')), 'own.json');
  writeFileSync(file, JSON.stringify(chain));
  return file;
}

/** Whether a message announces a throw. */
export function isNotice(body: unknown): boolean {
  return /^#\d+ [0-9a-f]{64}$/.test(String((body as { readonly content?: unknown } | undefined)?.content));
}

/** The round of a throw is there after so many milliseconds at the latest, and has been asked for again. */
const ENOUGH = 6000;

/** A club whose bot knows the tests' own chain, and its server. */
export class BeaconClub {
  readonly club: Club;
  readonly server: ChainServer;
  readonly settings: Partial<Config>;

  private constructor(club: Club, server: ChainServer, settings: Partial<Config>) {
    this.club = club;
    this.server = server;
    this.settings = settings;
  }

  static async open(url = 'memory:'): Promise<BeaconClub> {
    standStill();
    let server: ChainServer | undefined;
    let settings: Partial<Config> = {};
    const club = await Club.open(url, undefined, english, async ({ time }) => {
      server = await ChainServer.start(() => time.now().getTime());
      settings = { beacon: { addresses: [server.address], chain: chainFile() } };
      return settings;
    });
    // How busy the machine is makes no difference, nor how long a thread that checks rounds takes to start.
    Object.assign(club.discord.settings, { patience: 120_000 });
    return new BeaconClub(club, server!, settings);
  }

  async close(): Promise<void> {
    await this.club.close();
    this.server.close();
  }

  /** Somebody gives a command, and time passes until there's an answer; again where the machine was too slow for a throw. */
  async say(channel: string, user: string, name: string, options: Options = {}): Promise<Seen> {
    for (;;) {
      const reply = await this.answered(this.club.discord.command({ name, options, channel, user }));
      if (!reply.deleted && !reply.text.startsWith(english.errors['throw-too-late']!({}))) return reply;
    }
  }

  /** The answer to an interaction; time passes until it's there. */
  async answered(interaction: Interaction): Promise<Seen> {
    let seen: Seen | undefined;
    const settled = interaction.settled().then((reply) => {
      seen = reply;
    });
    const { time } = this.club;
    const enough = time.now().getTime() + ENOUGH;
    await this.club.discord.until(() => {
      // No more than that, however long it really takes.
      if (!seen && time.now().getTime() < enough) time.pass(500);
      return seen !== undefined;
    }, 'an answer');
    await settled;
    return seen!;
  }

  /** Waits for a new notice in any ledger. */
  async noticed(): Promise<void> {
    const { discord } = this.club;
    const notices = () => discord.requests.filter((each) => each.status === 200 && isNotice(each.body)).length;
    const before = notices();
    await discord.until(() => notices() > before, 'a notice');
  }

  /** The log of a channel. */
  records(channel: string) {
    return recordsOf(this.club.store, this.club.discord.channel(channel).id);
  }

  /** The messages in the ledger of a channel's campaign, oldest first. */
  async ledger(channel: string): Promise<readonly Seen[]> {
    const set = (await this.records(channel))
      .flatMap(({ events }) => events)
      .findLast(({ type }) => type === 'beacon-set');
    const thread = this.club.discord.world.channelById(String((set as { ledger?: string } | undefined)?.ledger));
    if (!thread) throw new Error('There is no ledger');
    return this.club.discord.messages(thread);
  }

  /** What `umpire verify` says of the channel's export, with its ledger unless told otherwise, where the tests' chain counts. */
  async verified(channel: string, ledger: boolean | readonly Ledger[] = true): Promise<Findings> {
    const [file] = (await this.say(channel, 'carla', 'game export')).files;
    const ledgers = ledger === true ? [await this.ledgerOf(channel)] : ledger === false ? [] : ledger;
    return this.foundIn(file!.bytes, ledgers);
  }

  /** What it says of a file, where the tests' chain counts. */
  foundIn(file: Uint8Array, ledgers: readonly Ledger[]): Findings {
    return findingsIn(english, Buffer.from(file).toString(), 'the export', [], { chain: ownChain, ledgers });
  }

  /** The ledger as whoever fetches it gets it, with the replies in the channel. */
  async ledgerOf(channel: string): Promise<Ledger> {
    const messages = (await this.ledger(channel)).map(({ raw }) => raw);
    const replies = this.club.discord.messages(channel).map(({ raw }) => raw);
    return ledgerIn(JSON.stringify({ channel: { id: messages[0]!.channel_id }, messages, replies }))!;
  }
}
