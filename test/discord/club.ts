import pino, { type Logger } from 'pino';
import { openStore } from '../../src/campaign/store/open.ts';
import type { Store, StoreError } from '../../src/campaign/store/store.ts';
import type { Config } from '../../src/config.ts';
import { type Bot, connect } from '../../src/discord/bot.ts';
import type { Metrics } from '../../src/metrics/metrics.ts';
import { PINGED_EVERY } from '../../src/referee/turns/reminding.ts';
import type { Catalogue } from '../../src/reply/catalogue.ts';
import { english } from '../../src/reply/english/index.ts';
import { broken, MeddledStore, type Meddling, type Operation } from '../referee/meddled-store.ts';
import { FakeTime } from './fake-time.ts';
import './identifying.ts';
import { type Interaction, Loopback } from './loopback/index.ts';

/** A line of the bot's logs. */
export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

type Outcome = StoreError['outcome'];
type Options = Readonly<Record<string, string | number | boolean>>;

interface Place {
  readonly channel?: string;
  readonly user?: string;
  readonly to?: number | readonly number[];
}

const ERROR = 50;

/** In milliseconds: longer than any test. */
export const NEVER = 60 * 60 * 1000;

/**
 * A club where the bot referees: a Discord, a bot, its logs, and its store, which tests may meddle with. It is closed with
 * a look at all that was sent and logged.
 */
export class Club {
  readonly discord: Loopback;
  readonly store: MeddledStore;
  /** What the bot says everything with. */
  readonly words: Catalogue;
  readonly #text: string[] = [];
  #lines: LogLine[] = [];
  #bots: Bot[] = [];
  #channels = 0;
  /** Timers run when a test lets time pass. */
  readonly time: FakeTime;

  private constructor(discord: Loopback, store: Store, time: FakeTime, words: Catalogue) {
    this.words = words;
    this.time = time;
    this.discord = discord;
    this.store = new MeddledStore(store);
  }

  /**
   * @param url of the store, or the store; one in memory unless told
   * @param prepare set-up to do before the bot comes
   * @param words what the bot says everything with
   * @param given settings of its own
   * @param settings what Discord is like
   */
  static async open(
    url: string | Store = 'memory:',
    prepare: (discord: Loopback) => void = () => {},
    words: Catalogue = english,
    given: (club: Club) => Promise<Partial<Config>> = async () => ({}),
    settings: Parameters<typeof Loopback.start>[0] = {},
  ): Promise<Club> {
    const club = new Club(
      await Loopback.start(settings),
      typeof url === 'string' ? await openStore(url) : url,
      new FakeTime(),
      words,
    );
    prepare(club.discord);
    await club.start(club.store, await given(club));
    const { discord } = club;
    await discord.until(() => discord.commands.ofGuild.length && discord.commands.global.length, 'the registration');
    return club;
  }

  /** What the bot has logged so far. */
  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  get bot(): Bot {
    return this.#bots[0]!;
  }

  /**
   * Another bot, as in another process; on the club's store unless it has its own.
   * @param gathered for how long changes of the books are gathered: tests that play by many keep all commands
   */
  async start(
    store: Store = this.store,
    given: Partial<Config> = {},
    gathered = NEVER,
    metrics?: Metrics,
  ): Promise<Bot> {
    const count = this.discord.sessions.length;
    const bot = await connect(this.words, { ...this.#config(), ...given }, store, this.logger(), {
      gathered,
      time: this.time,
      metrics,
    });
    this.#bots.push(bot);
    await this.discord.ready(count + 1);
    return bot;
  }

  /** The bot ends, and another one begins, on the same store unless it has its own. */
  async restart(given: Partial<Config> = {}, gathered = NEVER, store: Store = this.store): Promise<void> {
    await Promise.all(this.#bots.splice(0).map((bot) => bot.stop()));
    await this.start(store, given, gathered);
  }

  /** From now on the store fails at these operations, before or after doing them. */
  breakStore(
    at: (operation: Operation, key: string) => boolean,
    ...how: [outcome?: Outcome, when?: keyof Meddling]
  ): void {
    const [outcome = 'failed', when = 'before'] = how;
    this.store.meddling = {
      [when]: (operation: Operation, key: string) => {
        if (at(operation, key)) broken(outcome);
      },
    };
  }

  mendStore(): void {
    this.store.meddling = {};
  }

  /** A logger whose lines the club keeps. */
  logger(): Logger {
    return pino(
      { level: 'trace' },
      {
        write: (line: string) => {
          this.#text.push(line);
          this.#lines.push(JSON.parse(line) as LogLine);
        },
      },
    );
  }

  /** A channel of its own for a test, by its name. */
  channel(): string {
    this.#channels += 1;
    return this.discord.addChannel(`field-${this.#channels}`).name;
  }

  /** Lets so much time pass that whoever has been pinged may be pinged again. */
  passPings(): void {
    this.time.pass(PINGED_EVERY + 1);
  }

  /** Someone uses `/fire` with a rifle at 8", or as told. */
  fire(place: Place = {}, options: Options = { weapon: 'rifle', range: 8 }): Interaction {
    return this.discord.command({ name: 'fire', options, ...place });
  }

  /** The lines about an interaction, once its command is done. */
  async logged({ id }: Interaction): Promise<LogLine[]> {
    const about = () => this.#lines.filter(({ interaction }) => interaction === id);
    await this.discord.until(() => about().some(({ msg }) => msg === 'command'), 'the line of a command');
    return about();
  }

  /** The errors logged so far, about an interaction or anything else; reading them marks them as expected. */
  takeErrors(of?: Interaction): LogLine[] {
    const taken = this.#lines.filter(({ level, interaction }) => level >= ERROR && (!of || interaction === of.id));
    this.#lines = this.#lines.filter((line) => !taken.includes(line));
    return taken;
  }

  /** @throws if the bot logged an error or a token, or sent a message in which a mention pings */
  async close(): Promise<void> {
    await Promise.all(this.#bots.map((bot) => bot.stop()));
    await this.store.close();
    await this.discord.close();
    const pinging = this.discord.requests.filter((request) => mayPing(request.body));
    const secrets = [this.discord.token, ...this.discord.requests.flatMap(({ path }) => tokenIn(path))];
    const told = secrets.filter((secret) => this.#text.some((line) => line.includes(secret)));
    const errors = this.takeErrors();
    if (pinging.length > 0) throw new Error(`Mentions would ping: ${JSON.stringify(pinging[0]?.body)}`);
    if (told.length > 0) throw new Error(`The logs hold a token: ${told[0]}`);
    if (errors.length > 0) throw new Error(`The bot logged ${JSON.stringify(errors)}`);
  }

  #config(): Config {
    return {
      token: this.discord.token,
      guild: undefined,
      api: this.discord.api,
      database: 'memory:',
      defaultRules: 'landser-classic',
      cacheBytes: 64 * 1024 * 1024,
      quotas: { commandsPerUser: 0, commandsPerServer: 0, importsPerUser: 0, importsPerServer: 0 },
      servers: undefined,
      owners: undefined,
      logLevel: 'trace',
      keepMisses: true,
      metrics: undefined,
      releases: undefined,
      shards: 'auto',
      processes: 1,
      cluster: undefined,
      page: undefined,
      pageLacks: undefined,
      beacon: undefined,
    };
  }
}

function mayPing(body: unknown): boolean {
  const { data = body } = (body ?? {}) as { data?: unknown };
  const message = (data ?? {}) as { content?: unknown; allowed_mentions?: unknown };
  if (!('content' in message)) return false;
  const { users = [], ...others } = (message.allowed_mentions ?? {}) as { users?: string[] };
  // Everyone pinged is named in the text, and is a person.
  return JSON.stringify(others) !== '{"parse":[]}' || users.some((id) => !String(message.content).includes(`<@${id}>`));
}

/** Tokens of interactions stand in addresses. */
function tokenIn(path: string): string[] {
  const [, token] = /^\/(?:interactions|webhooks)\/\d+\/([^/]{30,})/.exec(path) ?? [];
  return token ? [token] : [];
}
