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
  /** Its file, what stands there and what stands there instead: nothing else has this name, whatever line it comes to be in. */
  readonly name: string;
  /** The file, from the repository's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly replacement: string;
  readonly at: Made['location'];
  /** The same, by its place in the file as it is now. */
  readonly spot: string;
}

/** All mutants of these files. */
export async function mutantsOf(files: readonly string[]): Promise<Mutant[]> {
  const { mutants } = await instrumenter.instrument(
    files.map((file) => source(file, true)),
    options,
  );
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8').split('\n')]));
  const seen = new Map<string, number>();
  return (mutants as Made[]).map((made) => {
    const { mutatorName, replacement, location } = made;
    const file = fileOf(made);
    const words = [file, mutatorName, textAt(texts.get(file)!, location), replacement]
      .join('|')
      .replaceAll(/\s+/g, ' ');
    const nth = (seen.get(words) ?? 0) + 1;
    seen.set(words, nth);
    const short = replacement.replaceAll(/\s+/g, ' ');
    return {
      name: `${words}|${nth}`,
      file,
      line: location.start.line + 1,
      replacement: short,
      at: location,
      spot: spotOf(made),
    };
  });
}

/** Files in which some mutants can be switched on, and the number of each by its name. */
export async function switchable(mutants: readonly Mutant[]) {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const places = (file: string) => mutants.filter((each) => each.file === file).map(({ at }) => at);
  const made = await instrumenter.instrument(
    files.map((file) => source(file, places(file))),
    options,
  );
  const ids = new Map((made.mutants as Made[]).map((each) => [spotOf(each), each.id]));
  const numbers = new Map(mutants.map(({ name, spot }) => [name, ids.get(spot)!]));
  const contents = made.files.map(({ name, content }: { name: string; content: string }) => {
    return [name.slice(process.cwd().length + 1), content] as const;
  });
  return { contents, numbers };
}

const source = (file: string, mutate: true | Made['location'][]) => {
  return { name: resolve(file), mutate, content: readFileSync(file, 'utf8') };
};

const fileOf = ({ fileName }: Made) => fileName.slice(process.cwd().length + 1);

function spotOf({ fileName, mutatorName, replacement, location: { start, end } }: Made): string {
  return [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|');
}

/** What stands in the code from one position to another. */
function textAt(lines: readonly string[], { start, end }: Made['location']): string {
  if (start.line === end.line) return lines[start.line]!.slice(start.column, end.column);
  const between = lines.slice(start.line + 1, end.line);
  return [lines[start.line]!.slice(start.column), ...between, lines[end.line]!.slice(0, end.column)].join('\n');
}
