import { readdirSync, readFileSync } from 'node:fs';
import { scenarios, setUp } from '../battles/landser/scenarios.ts';
import { runs } from '../nightly.ts';

const GUIDES = new URL('../../docs/guides/', import.meta.url);
const SCRIPTS = new URL('../battles/', import.meta.url);

/** A script: its name, and what's typed in it. */
export interface Script {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What's typed in each guide. */
export function guidesPlayed(): readonly Script[] {
  return scriptsIn(GUIDES, /\.md$/, /(?<=^\s*>!? ).*\/.*$/gm);
}

/** What's typed in each battle. */
export function battlesPlayed(): readonly Script[] {
  return scriptsIn(SCRIPTS, /\.txt$/, /^[@#/](?!\/).*$/gm);
}

function scriptsIn(folder: URL, named: RegExp, typed: RegExp): readonly Script[] {
  const names = readdirSync(folder).filter((name) => named.test(name));
  return names.map((name) => ({ name, lines: readFileSync(new URL(name, folder), 'utf8').match(typed) ?? [] }));
}

/** What's typed in the scenarios of Landser, each at a table of its own; a sample of them by day. */
export function landserPlayed(): readonly Script[] {
  const some = scenarios().filter((_, i) => i % runs(24, 1) === 0);
  return some.map(({ edition, setups, lines }, i) => ({
    name: `scenario ${i}`,
    lines: [
      ...setups.flatMap((name) => setUp(name, edition)),
      ...lines.map((line) => line.split(' => ')[0]!).filter((line) => line.includes(' /')),
    ],
  }));
}

/** The books' worked cases, thrown. */
export function workedPlayed(): Script {
  const cases: readonly { readonly command: string }[] = JSON.parse(
    readFileSync(new URL('../samples.json', import.meta.url), 'utf8'),
  );
  return { name: 'worked', lines: cases.map(({ command }) => command.replace(' odds:true', '')) };
}
