import type { Store } from '../../src/campaign/store/store.ts';
import { realTime, type Timing } from '../../src/page/feeds.ts';
import { type PagesServing, servePages } from '../../src/page/serving.ts';
import type { GroundTold, PageTold } from '../../src/page/telling.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { english } from '../../src/reply/english/index.ts';
import { handing, type Say, sayTo } from '../commands/club-table.ts';
import { memory, refereeOn } from '../referee/table.ts';

/** A host with live pages, and people who talk to its referee. */
export interface Live {
  readonly store: Store;
  readonly rows: ReadonlyMap<string, string>;
  readonly referee: Referee;
  readonly serving: PagesServing;
  readonly say: Say;
  /** `/battlefield page`, and the address that comes of it, as it's reached here. */
  page(speaker?: string, options?: string): Promise<string>;
  close(): Promise<void>;
}

/** @param prefix the path of the public address */
export async function live(time: Timing = realTime, prefix = ''): Promise<Live> {
  const { store, rows } = await memory();
  const changed = (channel: string) => serving.feeds.changed(channel);
  const url = `https://umpire.example${prefix}`;
  const now = () => time.now();
  const referee = refereeOn(store, { now, onWritten: changed, pages: { url, changed } });
  const trouble = (error: unknown) => {
    throw error;
  };
  const where = { port: 0, host: '127.0.0.1', url };
  const serving = await servePages({ words: english, pages: referee.pages, where, time, onTrouble: trouble });
  const say = sayTo(referee);
  return {
    ...{ store, rows, referee, serving, say },
    async page(speaker = '', options = '') {
      const { json } = await say(`${speaker} /battlefield page ${options}`.trim());
      const { address } = json.data as { address: string };
      return address.replace('https://umpire.example', `http://127.0.0.1:${serving.port}`);
    },
    async close() {
      await serving.close();
      await store.close();
    },
  };
}

export const TABLE = {
  format: 'umpire-table',
  version: 1,
  size: [48, 36],
  pieces: [
    {
      id: 'wood-1',
      kind: 'wood',
      polygon: [
        [6, 20],
        [16, 20],
        [18, 30],
        [8, 32],
      ],
    },
    {
      id: 'road',
      kind: 'road',
      line: [
        [0, 10],
        [24, 12],
        [48, 18],
      ],
      width: 2,
    },
    {
      id: 'farm',
      kind: 'building',
      polygon: [
        [28, 20],
        [34, 20],
        [34, 26],
        [28, 26],
      ],
      storeys: 2,
    },
    {
      id: 'wall-1',
      kind: 'wall',
      line: [
        [20, 15],
        [27, 15],
      ],
      width: 0.25,
      height: 1,
    },
    { id: 'hill-1', kind: 'hill', circle: [40, 30, 5] },
  ],
  units: [
    { name: 'Schmidt', at: [12.5, 8], facing: 0 },
    { name: 'Weber', at: [22, 5], facing: 0 },
    { name: 'Miller', at: [30, 18.5], facing: 180 },
    { name: 'Jones', at: [23, 16], facing: 200 },
  ],
};

/** A battle in Caen on a drawn table: Anna and Bob play. */
export async function fought(
  say: Say,
  channel = 'caen',
  before: (here: Say) => unknown = () => undefined,
): Promise<void> {
  const here = (line: string) => say(line.replace(/^(@\w+ )?/, `$1#${channel} `));
  await here('/game new name:Caen');
  await here('/game join side:axis');
  await here('@bob /game join side:allies');
  await here('/unit add profile:rifleman name:Schmidt');
  await here('/unit add profile:rifleman name:Weber');
  await here('@bob /unit add profile:rifleman name:Miller');
  await here('@bob /unit add profile:rifleman name:Jones');
  await say(`#${channel} /battlefield import file:x`, handing(JSON.stringify(TABLE)));
  await here('@bob /agree');
  await here('/initiative faces:"5 2"');
  await before(here);
  await here('/turn end');
}

/** What a page hears, event by event. */
export class Ears {
  readonly heard: { event: string; data: string; id?: string }[] = [];
  readonly status: number;
  readonly #stop = new AbortController();
  #waiting: (() => void)[] = [];
  closed = false;

  private constructor(status: number) {
    this.status = status;
  }

  static async at(address: string, headers: Record<string, string> = {}): Promise<Ears> {
    const stop = new AbortController();
    const response = await fetch(`${address}/events`, { headers, signal: stop.signal });
    const ears = new Ears(response.status);
    ears.#stop.signal.addEventListener('abort', () => stop.abort());
    void ears.#listen(response).catch(() => undefined);
    return ears;
  }

  async #listen(response: Response): Promise<void> {
    let text = '';
    try {
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        text += part;
        const events = text.split('\n\n');
        text = events.pop()!;
        for (const each of events) this.#hear(each);
      }
    } finally {
      this.closed = true;
      this.#wake();
    }
  }

  #hear(event: string): void {
    const fields = Object.fromEntries(event.split('\n').map((line) => /^(\w*): ?(.*)$/s.exec(line)?.slice(1) ?? []));
    if (fields.event) this.heard.push(fields as { event: string; data: string });
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) each();
  }

  /** Waits until it has heard something. */
  async until(isSo: (ears: Ears) => boolean): Promise<void> {
    while (!isSo(this)) {
      if (this.closed) throw new Error(`The line is closed, and that never came: ${isSo}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async untilClosed(): Promise<void> {
    while (!this.closed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  of(event: string): readonly string[] {
    return this.heard.filter((each) => each.event === event).map(({ data }) => data);
  }

  /** What it was told last. */
  get told(): PageTold | undefined {
    const last = this.of('told').at(-1);
    return last === undefined ? undefined : JSON.parse(last);
  }

  get ground(): GroundTold {
    return JSON.parse(this.of('ground').at(-1) ?? '[]');
  }

  get id(): string | undefined {
    return this.heard.findLast(({ id }) => id !== undefined)?.id;
  }

  close(): void {
    this.#stop.abort();
  }
}
