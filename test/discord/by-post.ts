import pino from 'pino';
import { commands, run } from '../../commands/index.ts';
import type { Game } from '../../src/campaign/game.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import { Pings } from '../../src/discord/answers/pinging.ts';
import type { Time } from '../../src/discord/time.ts';
import { Reminders } from '../../src/discord/upkeep/reminders.ts';
import { Referee } from '../../src/referee/referee.ts';
import type { Document } from '../../src/reply/document.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { readCommand } from '../../src/terminal/line.ts';

export const HOUR = 60 * 60_000;
export const CHANNEL = '100000000000000001';

/** A message that mentions somebody. */
export interface Mention {
  readonly at: number;
  readonly users: readonly string[];
  readonly text: string;
  /** The game as it stood. */
  readonly game: Game;
}

interface Alarm {
  readonly at: number;
  readonly work: () => void;
}

/** A calendar that stands still until it is put forward. */
export class Calendar {
  #now: number;
  readonly #alarms = new Map<Alarm, Process>();

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  get now(): number {
    return this.#now;
  }

  /** The time as one process has it: when that ends, what it waited for is forgotten. */
  of(process: Process): Time {
    return {
      now: () => new Date(this.#now),
      isBusy: () => false,
      after: (ms, work) => {
        const alarm = { at: this.#now + Math.max(0, ms), work };
        this.#alarms.set(alarm, process);
        return () => this.#alarms.delete(alarm);
      },
    };
  }

  forget(process: Process): void {
    for (const [alarm, own] of this.#alarms) if (own === process) this.#alarms.delete(alarm);
  }

  /** Goes on to a time; everything due before it is done and awaited, one after the other. */
  async to(end: number, processes: () => readonly Process[]): Promise<void> {
    await Promise.all(processes().map((process) => process.idle()));
    for (;;) {
      const due = [...this.#alarms.keys()].filter(({ at }) => at <= end);
      if (due.length === 0) break;
      const first = Math.min(...due.map(({ at }) => at));
      this.#now = Math.max(this.#now, first);
      // What falls due at once is begun at once, in all processes.
      for (const alarm of due.filter(({ at }) => at === first)) {
        this.#alarms.delete(alarm);
        alarm.work();
      }
      await Promise.all(processes().map((process) => process.idle()));
    }
    this.#now = end;
  }
}

/** A process of the bot as far as its clock goes: a referee, reminders, and messages that a test reads. */
export class Process {
  readonly referee: Referee;
  readonly #reminders: Reminders;
  /** Whether Discord lets it write. */
  open = true;
  /** Discord is slow: nothing goes on there before this is done. */
  slow: Promise<void> | undefined;

  constructor(store: Store, calendar: Calendar, mentions: Mention[]) {
    const time = calendar.of(this);
    const onTrouble = (error: unknown) => {
      throw error;
    };
    this.referee = new Referee({ store, now: () => time.now(), onTrouble, defaultRules: 'landser-classic' });
    this.#reminders = new Reminders({
      words: english,
      store,
      referee: this.referee,
      messages: {
        isOpen: async () => this.open,
        tellUmpires: async () => {},
        tidy: async () => this.slow,
        post: async (_channel: string, document: Document) => {
          const { game } = await this.referee.campaign(CHANNEL);
          mentions.push({ at: calendar.now, users: document.pings ?? [], text: plainText(document), game: game! });
        },
      },
      pings: new Pings(english, this.referee, pino({ level: 'silent' })),
      rests: async () => {},
      guildOf: async () => 'guild',
      isOurs: () => true,
      time,
      log: pino({ level: 'silent' }),
      lookEvery: 6 * HOUR,
    });
    this.#reminders.begin();
  }

  /** Somebody gives a command, and the clock is set by it. */
  async says(user: string, text: string) {
    const { name, given } = readCommand(text);
    const asked = { user, channel: CHANNEL, command: text, given, secret: { text: 'Hold.' } };
    // Another process may have written; at Discord both hear of every command.
    await this.referee.campaign(CHANNEL);
    const answer = await run(english, this.referee, commandNamed(name, commands), asked);
    await this.settle();
    return answer;
  }

  /** The clock is looked at. */
  async settle(): Promise<void> {
    await this.#reminders.settle(CHANNEL);
  }

  idle(): Promise<void> {
    return this.#reminders.idle();
  }

  stop(): Promise<void> {
    return this.#reminders.stop();
  }
}
