import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Mutant } from './mutants.ts';

/** A fault made by hand: an expression or a statement, and what stands there instead. */
interface ByHand {
  readonly file: string;
  /** What stands there: a whole expression, or a whole statement with its semicolon. */
  readonly old: string;
  readonly new: string;
  /** What's around it, if it occurs more than once in its file. */
  readonly in?: string;
}

/** A fault, and where it begins in its file. */
export type Fault = Pick<Mutant, 'name' | 'file' | 'line' | 'replacement'> & { readonly made: ByHand };

const LIST = 'mutation/by-hand.json';

/** The faults of the list. @throws for one that doesn't occur exactly once in its file: the code has changed, and so must the list */
export function madeByHand(list = JSON.parse(readFileSync(LIST, 'utf8')) as readonly ByHand[]): Fault[] {
  return list.map((made) => {
    const text = readFileSync(made.file, 'utf8');
    return {
      name: [made.file, 'by hand', made.in ?? '', made.old, made.new].join('|').replaceAll(/\s+/g, ' '),
      file: made.file,
      line: text.slice(0, placeOf(made, text)).split('\n').length,
      replacement: made.new === '' ? '(nothing)' : made.new,
      made,
    };
  });
}

/** Files in which each of these faults can be switched on, and the number of each by its name. */
export function switchableByHand(faults: readonly Fault[]) {
  const numbers = new Map(faults.map(({ name }, i) => [name, `by-hand-${i}`]));
  const contents = [...new Set(faults.map(({ file }) => file))].map((file) => {
    const text = readFileSync(file, 'utf8');
    const own = faults.filter((each) => each.file === file);
    // From the end, so that the places before stay where they are.
    const places = own.map((each) => ({ each, at: placeOf(each.made, text) })).toSorted((a, b) => b.at - a.at);
    const switched = places.reduce((so, { each, at }) => {
      return so.slice(0, at) + either(each.made, numbers.get(each.name)!) + so.slice(at + each.made.old.length);
    }, text);
    const from = relative(dirname(file), 'mutation/is-on.ts');
    return [file, `import { isOn as isOnByHand } from '${from}';\n${switched}`] as const;
  });
  return { contents, numbers };
}

function either({ old, new: instead }: ByHand, number: string): string {
  const on = `isOnByHand('${number}')`;
  return old.endsWith(';') ? `if (${on}) { ${instead} } else { ${old} }` : `(${on} ? (${instead}) : (${old}))`;
}

function placeOf({ file, old, in: around = old }: ByHand, text: string): number {
  const [at, inside] = [text.indexOf(around), around.indexOf(old)];
  if (at < 0 || text.includes(around, at + 1) || inside < 0 || around.includes(old, inside + 1))
    throw new Error(`Not exactly once in ${file}: ${around}`);
  return at + inside;
}
