import { expect } from 'vitest';
import { openSession, type Session } from '../../docs/generate/session.ts';
import { jsonOf } from '../../src/terminal/json.ts';

/** The result of a line, as `--json` gives it. */
export interface Said {
  readonly seq?: number;
  readonly ok: boolean;
  readonly text: string;
  readonly refused?: { readonly rule?: string; readonly message: string };
  readonly error?: { readonly message: string };
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly known?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly {
    readonly rule: string;
    readonly faces: readonly number[];
    readonly modifiers?: readonly { readonly rule?: string }[];
  }[];
  readonly rulings?: readonly {
    readonly verb: string;
    readonly who?: string;
    readonly facts: Readonly<Record<string, unknown>>;
  }[];
  // biome-ignore lint/suspicious/noExplicitAny: each command has data of its own
  readonly data?: any;
}

/** A table with the same dice every time. */
export class Table {
  readonly #session: Session;

  private constructor(session: Session) {
    this.#session = session;
  }

  static async open(seed: string, ...lines: readonly string[]): Promise<Table> {
    const table = new Table(await openSession(seed));
    for (const line of lines) await table.does(line);
    return table;
  }

  /** The result of a line, whether it is allowed or not. */
  async says(line: string): Promise<Said> {
    return JSON.parse(jsonOf(await this.#session.hear(line), 1)) as Said;
  }

  /** A line that is carried out. */
  async does(line: string): Promise<Said> {
    const said = await this.says(line);
    expect(said.ok, `${line}: ${said.refused?.message ?? said.error?.message ?? ''}`).toBe(true);
    return said;
  }

  /** Lines, one after the other; the last one's reply. */
  async all(...lines: readonly string[]): Promise<Said> {
    let last: Said | undefined;
    for (const line of lines) last = await this.does(line);
    return last!;
  }

  /** The rule that refuses it. */
  async refuses(line: string): Promise<string | undefined> {
    return (await this.says(line)).refused?.rule;
  }

  /** The error it gives; nothing is written. */
  async wrong(line: string): Promise<string> {
    const said = await this.says(line);
    expect(said.ok).toBe(false);
    return said.error?.message ?? said.refused?.message ?? '';
  }

  close(): Promise<void> {
    return this.#session.close();
  }
}

/** Paras in a solo game against Germans run by the referee: the lines up to the first turn. */
export function alone(paras: readonly string[], germans: readonly string[], house: readonly string[] = []): string[] {
  return [
    '/game new name:Solo rules:ww2-skirmish sides:"Paras, Germans"',
    '/game house toggle:solo-forces on:true',
    ...house.map((toggle) => `/game house toggle:${toggle} on:true`),
    '/game join side:paras',
    ...paras.map((unit) => `/unit add ${unit}`),
    ...germans.map((unit) => `/unit add ${unit} side:germans`),
    '/turn end',
  ];
}
