import { readdirSync, readFileSync } from 'node:fs';

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
