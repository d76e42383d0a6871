import { expect } from 'vitest';
import { openSession, type Session } from '../../../docs/generate/session.ts';
import { jsonOf } from '../../../src/terminal/json.ts';

/** The answer to a line, as `--json` gives it. */
export interface Answer {
  readonly ok: boolean;
  readonly text: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly known?: Readonly<Record<string, unknown>>;
  readonly steps: readonly { readonly modifiers?: readonly { readonly rule?: string }[] }[];
  readonly refused?: { readonly rule?: string; readonly message: string };
  readonly error?: { readonly message: string; readonly reference?: string };
  readonly data?: {
    readonly unit?: Listed;
    readonly units?: readonly Listed[];
    readonly due?: readonly { readonly command: string }[];
    readonly at?: { readonly turn: number; readonly step: string; readonly side: string };
  };
}

/** A unit as `/unit show` prints it. */
export interface Listed {
  readonly name: string;
  readonly side: string;
  readonly gone?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A battle with Anna for the Americans, Ben for the Germans, and Carla who does not play a side. */
export class Table {
  readonly #session: Session;

  private constructor(session: Session) {
    this.#session = session;
  }

  /** A battle before its first turn. @param lines given before it begins: the roster and the deployment */
  static async open(...lines: readonly string[]): Promise<Table> {
    const table = new Table(await openSession('bars'));
    await table.says(
      '@carla /game new name:Merl rules:panzertroops sides:"Americans, Germans"',
      '@anna /game join side:americans',
      '@ben /game join side:germans',
      ...lines,
    );
    return table;
  }

  /** Runs these lines; each has to succeed. @returns the last answer */
  async says(...lines: readonly string[]): Promise<Answer> {
    let last: Answer | undefined;
    for (const line of lines) {
      last = await this.hears(line);
      if (!last.ok) expect.fail(`${line}: ${last.refused?.rule ?? ''} ${(last.refused ?? last.error)?.message}`);
    }
    return last ?? expect.fail('nothing was said');
  }

  /** The rule that forbids it. */
  async refuses(line: string): Promise<string | undefined> {
    const { refused, text, error } = await this.hears(line);
    return refused?.rule ?? expect.fail(`${line}: ${text ?? error?.message ?? 'no rule forbids it'}`);
  }

  /** The error it gives, if no rule forbids it. */
  async faults(line: string): Promise<string> {
    const { error, refused, text } = await this.hears(line);
    const message = error?.message ?? (refused && refused.rule === undefined ? refused.message : undefined);
    return message ?? expect.fail(`${line}: ${refused?.rule ?? text}`);
  }

  async hears(line: string): Promise<Answer> {
    return JSON.parse(jsonOf(await this.#session.hear(line), 1)) as Answer;
  }

  /** Goes on by this many steps, on the umpire's word. @returns the last answer */
  async steps(n = 1): Promise<Answer> {
    return this.says(...Array.from({ length: n }, () => '@carla /turn end'));
  }

  async unit(name: string): Promise<Listed> {
    const { data } = await this.says('@carla /unit list');
    return data?.units?.find((unit) => unit.name === name) ?? expect.fail(`no unit ${name}`);
  }

  /** What is owed, as printed. */
  async owed(): Promise<readonly string[]> {
    const { data } = await this.says('@carla /turn status');
    return (data?.due ?? []).map(({ command }) => command);
  }

  close(): Promise<void> {
    return this.#session.close();
  }
}

/** Rules of all modifiers that counted. */
export function modifiersOf({ steps }: Answer): (string | undefined)[] {
  return steps.flatMap(({ modifiers = [] }) => modifiers.map(({ rule }) => rule));
}

/** McDonald’s squad, and a German infantry squad. */
export const MAC = '@anna /unit squad squad:mcdonald-squad name:Mac';
export const RED = '@ben /unit squad squad:german-infantry-squad name:Red';
export const MORALE = '@carla /game house toggle:morale on:true';

/** A unit joins its side. */
export const american = (profile: string, name: string, fields = '') => add('anna', profile, name, fields);
export const german = (profile: string, name: string, fields = '') => add('ben', profile, name, fields);

function add(user: string, profile: string, name: string, fields: string): string {
  return `@${user} /unit add profile:${profile} name:"${name}"${fields ? ` fields:"${fields}"` : ''}`;
}

/** A German rifleman kills this one, and does not destroy his weapons. */
export function killed(target: string, n: number): string {
  return `@ben /fire attacker:"Red Rifleman ${n}" target:"${target}" range:9 faces:"5 4"`;
}
