import { readFileSync } from 'node:fs';
import { PluginKind } from '@stryker-mutator/api/plugin';

/** What tells a mutant from all others: where it is, and what stands there instead. */
export const nameOf = ({ fileName, location, mutatorName, replacement }) => {
  const { start, end } = location;
  const file = fileName.slice(fileName.lastIndexOf('/src/') + 1);
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|');
};

/** Lets those mutants through that were drawn: Stryker has no samples, but leaves out what a checker refuses. */
class Drawn {
  #drawn = new Set();

  async init() {
    this.#drawn = new Set(JSON.parse(readFileSync(process.env.DRAWN_MUTANTS, 'utf8')));
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.#drawn.has(nameOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    );
  }

  /** All at once. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [{ kind: PluginKind.Checker, name: 'drawn', factory: () => new Drawn() }];
