import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInstrumenter } from '@stryker-mutator/instrumenter';

// Stryker's instrumenter alone: it makes the mutants, and code in which each of them can be switched on.

const silent = { info() {}, debug() {}, warn() {}, error() {}, isDebugEnabled: () => false };
const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };

/** What Stryker's injector has to give its instrumenter. */
const injector = {
  values: { logger: silent } as Record<string, unknown>,
  provideValue(token: string, value: unknown) {
    this.values[token] = value;
    return this;
  },
  injectClass<T>(Class: { new (...given: unknown[]): T; readonly inject: readonly string[] }): T {
    return new Class(...Class.inject.map((token) => this.values[token]));
  },
};

const instrumenter = createInstrumenter(injector as never);

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A mutant as Stryker gives it. */
interface Made {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** A fault that can be put into the code. */
export interface Mutant {
  /** Where it is and what stands there instead: nothing else has this name. */
  readonly name: string;
  /** The file, from the repository's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly replacement: string;
  readonly at: Made['location'];
}

/** All mutants of these files. */
export async function mutantsOf(files: readonly string[]): Promise<Mutant[]> {
  const { mutants } = await instrumenter.instrument(
    files.map((file) => source(file, true)),
    options,
  );
  return (mutants as Made[]).map(mutantOf);
}

/** Files in which some mutants can be switched on, and the number of each by its name. */
export async function switchable(mutants: readonly Mutant[]) {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const places = (file: string) => mutants.filter((each) => each.file === file).map(({ at }) => at);
  const made = await instrumenter.instrument(
    files.map((file) => source(file, places(file))),
    options,
  );
  const numbers = new Map((made.mutants as Made[]).map((each) => [mutantOf(each).name, each.id]));
  const contents = made.files.map(({ name, content }: { name: string; content: string }) => {
    return [name.slice(process.cwd().length + 1), content] as const;
  });
  return { contents, numbers };
}

const source = (file: string, mutate: true | Made['location'][]) => {
  return { name: resolve(file), mutate, content: readFileSync(file, 'utf8') };
};

function mutantOf({ fileName, mutatorName, replacement, location }: Made): Mutant {
  const { start, end } = location;
  const file = fileName.slice(process.cwd().length + 1);
  const name = [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|');
  return { name, file, line: start.line + 1, replacement: replacement.replaceAll(/\s+/g, ' '), at: location };
}
