import { expect } from 'vitest';
import { openSession, type Session } from '../../../docs/generate/session.ts';
import { jsonOf } from '../../../src/terminal/json.ts';

/** The answer to a line, as `--json` gives it. */
export interface Answer {
  readonly ok: boolean;
  readonly text: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly steps: readonly { readonly modifiers?: readonly { readonly rule?: string }[] }[];
  readonly refused?: { readonly rule?: string; readonly message: string };
  readonly error?: { readonly message: string };
  readonly data?: {
    readonly units?: readonly Listed[];
    readonly at?: { readonly turn: number; readonly step: string };
  };
}

interface Listed {
  readonly name: string;
  readonly gone?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A battle with Anna for Axis, Ben for Allies, and Carla who does not play a side. */
export class Table {
  readonly #session: Session;

  private constructor(session: Session) {
    this.#session = session;
  }

  /** A battle before its first turn. @param lines given before it begins: the roster and the deployment */
  static async open(...lines: readonly string[]): Promise<Table> {
    const table = new Table(await openSession('bars'));
    await table.says(
      '@carla /game new name:Crossroads rules:hans-n-panzer sides:"Axis, Allies"',
      '@anna /game join side:axis',
      '@ben /game join side:allies',
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
    const { refused, text } = await this.hears(line);
    return refused?.rule ?? expect.fail(`${line}: ${text ?? 'an error'}`);
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

  /** Goes on to a step, on the umpire's word. @returns the answer to the last `/turn end` */
  async to(turn: number, step: string): Promise<Answer> {
    for (let i = 0; i < 40; i++) {
      const { data } = await this.says('@carla /turn status');
      if (data?.at?.turn === turn && data.at.step === step) return this.says('@carla /turn status');
      const answer = await this.says('@carla /turn end');
      if (answer.text.includes('The battle is over')) return answer;
      const now = await this.says('@carla /turn status');
      if (now.data?.at?.turn === turn && now.data.at.step === step) return answer;
    }
    return expect.fail(`no ${step} of turn ${turn}`);
  }

  /** The next step. */
  end(): Promise<Answer> {
    return this.says('@carla /turn end');
  }

  async unit(name: string): Promise<Listed> {
    const { data } = await this.says('@carla /unit list');
    return data?.units?.find((unit) => unit.name === name) ?? expect.fail(`no unit ${name}`);
  }

  close(): Promise<void> {
    return this.#session.close();
  }
}

/** Rules of all modifiers that counted. */
export function modifiersOf({ steps }: Answer): (string | undefined)[] {
  return steps.flatMap(({ modifiers = [] }) => modifiers.map(({ rule }) => rule));
}

/** A unit joins its side. */
export const axis = (profile: string, name: string, fields = '') => add('anna', profile, name, fields);
export const allies = (profile: string, name: string, fields = '') => add('ben', profile, name, fields);

function add(user: string, profile: string, name: string, fields: string): string {
  return `@${user} /unit add profile:${profile} name:"${name}"${fields ? ` fields:"${fields}"` : ''}`;
}

/** Infantry of both sides with a command unit, an officer, a machine gun, a launcher and two houses. */
export const infantry = () =>
  Table.open(
    axis('infantry', 'A1'),
    axis('infantry', 'A2'),
    axis('command', 'Kom'),
    axis('officer', 'Chef'),
    axis('heavy-machine-gun', 'MG'),
    axis('panzerschreck-team', 'Ofen'),
    allies('elite-infantry', 'B1'),
    allies('infantry', 'B2'),
    allies('small-house', 'Hut'),
    allies('large-house', 'Farm'),
  );
