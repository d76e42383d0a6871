import { PassThrough, Writable } from 'node:stream';
import { openMemory } from '../../src/campaign/store/memory.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { seedOf } from '../../src/fairness/seed.ts';
import { Referee } from '../../src/referee/referee.ts';
import { english } from '../../src/reply/english/index.ts';
import { Desk } from '../../src/terminal/desk.ts';
import { jsonOf } from '../../src/terminal/json.ts';
import type { Speaker, Typed } from '../../src/terminal/line.ts';
import { Trouble } from '../../src/terminal/trouble.ts';

export const you: Speaker = { user: 'you', channel: 'table' };

/** A command by the default speaker. */
export function typed(command: string): Typed {
  return { ...you, command };
}

export function memory(): Promise<Store> {
  return openMemory({ answerWithin: 10_000 });
}

/** A desk over a store of its own, with the dice of a text. */
export async function desk(seed = 'a test', store?: Store): Promise<Desk> {
  const referee = new Referee({
    store: store ?? (await memory()),
    now: () => new Date('2026-06-06T06:30:00Z'),
    seed: seedOf(seed),
    onTrouble: () => {},
    defaultRules: 'landser-classic',
  });
  return new Desk(english, referee, true, new Trouble('silent'));
}

/** What `--json` prints for a command. */
export async function jsonFor(at: Desk, command: string): Promise<Record<string, unknown>> {
  return JSON.parse(jsonOf(await at.hear(typed(command)), 7));
}

/** A stream that keeps what is written to it. */
export class Page extends Writable {
  text = '';
  readonly isTTY = true;

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** A stream that somebody types on. */
export class Keyboard extends PassThrough {
  readonly isTTY = true;
}
