import { openStore } from '../../src/campaign/store/open.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { Calendar, CHANNEL, HOUR, type Mention, Process } from './by-post.ts';

export const DAY = 24 * HOUR;
// Clocks go back in Berlin on 25 October, in New York on 1 November.
export const START = '2026-10-20T10:00:00.000Z';

export const [ANNA, BEN, CLEO, DORA] = ['1', '2', '3', '4'].map((n) => n.repeat(18)) as [
  string,
  string,
  string,
  string,
];
const NAMES: Readonly<Record<string, string>> = { [ANNA]: 'anna', [BEN]: 'ben', [CLEO]: 'cleo', [DORA]: 'dora' };
const ZONES: Readonly<Record<string, string>> = {
  [ANNA]: 'Europe/Berlin',
  [BEN]: 'America/New_York',
  [CLEO]: 'Asia/Tokyo',
  [DORA]: 'UTC',
};
const QUIET: Readonly<Record<string, readonly [number, number]>> = { [ANNA]: [22, 7], [BEN]: [23, 8], [CLEO]: [21, 6] };

/** Whether somebody is asleep, by the runtime's own calendar instead of the one under test. */
export function isAsleep(user: string, at: number): boolean {
  const [from, to] = QUIET[user] ?? [0, 0];
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: ZONES[user]!, hour: '2-digit', hourCycle: 'h23' });
  const hour = Number(format.format(at));
  return from > to && (hour >= from || hour < to);
}

/** A battle by post between Anna and Ben, with Cleo at Ben's side; Dora is the umpire. */
export class Battle {
  readonly mentions: Mention[] = [];
  readonly calendar = new Calendar(START);
  readonly #stores: readonly Store[];
  readonly processes: Process[] = [];

  /** @param stores of the same database: processes have them in turn */
  constructor(...stores: readonly Store[]) {
    this.#stores = stores;
  }

  start(count: number): void {
    for (let i = 0; i < count; i++) {
      const store = this.#stores[i % this.#stores.length]!;
      this.processes.push(new Process(store, this.calendar, this.mentions));
    }
  }

  async stop(): Promise<void> {
    for (const process of this.processes.splice(0)) {
      await process.stop();
      await process.referee.settle();
      this.calendar.forget(process);
    }
  }

  pass(ms: number): Promise<void> {
    return this.calendar.to(this.calendar.now + ms, () => this.processes);
  }

  says(user: string, text: string, by = 0) {
    return this.processes[by % this.processes.length]!.says(user, text);
  }

  async begin(clock: string, allies = [BEN, CLEO], rules = 'landser-classic'): Promise<void> {
    await this.says(DORA, `/game new rules:${rules}`);
    await this.says(ANNA, '/game join side:axis');
    for (const user of allies) await this.says(user, '/game join side:allies');
    await this.says(ANNA, '/unit add profile:rifleman name:Bell');
    await this.says(allies[0]!, '/unit add profile:rifleman name:Miller');
    for (const [user, [from, to]] of Object.entries(QUIET))
      await this.says(user, `/pings timezone:${ZONES[user]} quiet:${from}-${to}`);
    if (clock !== '') await this.says(DORA, `/game clock ${clock}`);
    await this.says(DORA, '/initiative faces:"6 1"');
    await this.says(DORA, '/turn end');
  }

  game() {
    return this.processes[0]!.referee.campaign(CHANNEL);
  }

  /** Who was mentioned when, as hours since the battle began. */
  told(): string[] {
    return this.mentions.map(({ at, users, text }) => {
      const said = text
        .split('\n')
        .map((line) => line.replace(/\d{18}/g, (id) => NAMES[id] ?? id).replace(/, since [^.]*/, ''));
      return `${(at - Date.parse(START)) / HOUR}h ${users.map((user) => NAMES[user]).join('+') || 'nobody'}: ${said.slice(0, 2).join(' | ')}`;
    });
  }
}

/** One that has begun, on a store in memory. */
export async function battle(clock: string, processes = 1, allies?: string[], rules?: string): Promise<Battle> {
  const made = new Battle(await openStore('memory:'));
  made.start(processes);
  await made.begin(clock, allies, rules);
  return made;
}
