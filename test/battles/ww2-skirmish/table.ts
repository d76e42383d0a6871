import { expect } from 'vitest';
import { type Said, Table } from '../table.ts';

/** What a battle's list says about a unit. */
export interface Listed {
  readonly name: string;
  readonly gone?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A battle with Ben for the Brits, who play first, Anna for the Germans, and an umpire who does not play a side. */
export class Skirmish {
  readonly #table: Table;

  private constructor(table: Table) {
    this.#table = table;
  }

  /** Until the first phase of turn 1. @param brits and `gers` are profiles with names: `'rifle-team Bell'` */
  static async of(brits: readonly string[], gers: readonly string[]): Promise<Skirmish> {
    const added = (user: string, units: readonly string[]) =>
      units.map((unit) => `@${user} /unit add profile:${unit.replace(' ', ' name:')}`);
    const table = await Table.open(
      'bars',
      '@ump /game new name:T rules:ww2-skirmish sides:"Brits, Gers"',
      '@ben /game join side:brits',
      '@anna /game join side:gers',
      ...added('ben', brits),
      ...added('anna', gers),
      '@ump /turn end',
    );
    return new Skirmish(table);
  }

  /** Runs these lines; each has to succeed. @returns the result of the last */
  says(...lines: readonly string[]): Promise<Said> {
    return this.#table.all(...lines);
  }

  /** The rule that forbids it. */
  async refuses(line: string): Promise<string | undefined> {
    const { ok, refused, error } = await this.#table.says(line);
    expect(ok, line).toBe(false);
    return refused?.rule ?? error?.message;
  }

  /** What's said of a line that isn't carried out. */
  wrong(line: string): Promise<string> {
    return this.#table.wrong(line);
  }

  /** Lets one or more phases pass. */
  async ends(phases = 1): Promise<void> {
    for (let i = 0; i < phases; i++) await this.says('@ump /turn end');
  }

  /** What is owed: `morale Lang`. */
  async owed(): Promise<readonly string[]> {
    const { data } = await this.says('@ump /turn status');
    return (data.due ?? []).map(({ verb, who }: { verb: string; who: string }) => `${verb} ${who}`);
  }

  async unit(name: string): Promise<Listed> {
    const { data } = await this.says('@ump /unit list');
    return (data.units as readonly Listed[]).find((unit) => unit.name === name) ?? expect.fail(`no ${name}`);
  }

  async fields(name: string): Promise<Listed['fields']> {
    return (await this.unit(name)).fields;
  }
}
