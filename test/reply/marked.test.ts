import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSession } from '../../docs/generate/session.ts';
import type { PrintedTable } from '../../src/kernel/printed/printed.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { tablesIn } from '../../src/lookup/printed.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesets } from '../../src/rules/index.ts';
import { scenarios, setUp } from '../battles/landser/scenarios.ts';
import { runs } from '../nightly.ts';
import { marked, unmarked } from './marked.ts';

const GUIDES = new URL('../../docs/guides/', import.meta.url);
const SCRIPTS = new URL('../battles/', import.meta.url);
const BATTLES = readdirSync(SCRIPTS).filter((name) => name.endsWith('.txt'));

/** Everything that the books say, whatever it is. What players call things is only searched for, and labels are keys. */
const SAID = Object.values(rulesets).flatMap((ruleset) => stringsIn({ ...ruleset, tables: tablesIn(ruleset) }));

function stringsIn(ruleset: Ruleset & { readonly tables: readonly PrintedTable[] }): readonly string[] {
  const found: string[] = [];
  JSON.stringify(ruleset, (name, value: unknown) => {
    if (['phrases', 'asked', 'label'].includes(name)) return undefined;
    found.push(name, ...(typeof value === 'string' ? [value] : []));
    return value;
  });
  return found;
}

/** Their texts: titles, rules, printed tables. */
const TEXTS = [...new Set(SAID.filter((text) => text.includes(' ')))].sort((a, b) => b.length - a.length);

/** The words of the books' tables, and names that are typed as they stand: commands, options, values, profiles. */
const NAMES = new Set([
  ...SAID.filter((text) => !text.includes(' ')).flatMap(wordsIn),
  // Who speaks where nobody is named, and a part of what the solo enemy is answered.
  'you',
  'nearest',
]);

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
}

/** Two words or more that follow each other, as in a sentence. */
const PHRASE = /(?<![\p{L}\p{N}/:"’-])\p{L}\p{Ll}*(?:,? \p{Ll}+)+/gu;

/** What a reply says that's neither the catalogue's, nor the book's, nor what somebody typed: words, and phrases of whatever words. */
function leftIn(reply: string, typed: string): string[] {
  let left = unmarked(reply);
  for (const text of TEXTS) if (left.includes(text)) left = left.replaceAll(text, ' | ');
  left = left.replaceAll(/\b[A-Z]{2}-[A-Z]+-\d+\w*|SHA-256|\b[0-9a-f]{16,}\b/g, ' | ');
  const words = wordsIn(left).filter((word) => word.length > 2 && !NAMES.has(word));
  return [...words, ...(left.match(PHRASE) ?? [])].filter((each) => !typed.includes(each.toLowerCase()));
}

/** Plays lines of a script, and finds what the replies have that isn't marked. */
async function leftInAll(seed: string, lines: readonly string[]): Promise<string[]> {
  const typed = lines.join('\n').toLowerCase();
  const session = await openSession(seed, marked);
  const found: string[] = [];
  for (const line of lines) {
    const { outcome } = await session.hear(line);
    expect(outcome.ok || outcome.problem.kind, line).not.toBe('fault');
    const text = plainText(outcome.ok ? outcome.answer.document : outcome.problem.document);
    found.push(...leftIn(text, typed).map((each) => `${line}: ${each}`));
  }
  await session.close();
  return found;
}

function linesIn(file: URL, form: RegExp): readonly string[] {
  return readFileSync(file, 'utf8').match(form) ?? [];
}

describe('in another language', () => {
  test.each(readdirSync(GUIDES))('the replies of the guide %s have no English in them', async (guide) => {
    expect(await leftInAll(guide, linesIn(new URL(guide, GUIDES), /(?<=^\s*>!? ).*\/.*$/gm))).toEqual([]);
  });

  test.each(BATTLES)('nor have those of the battle %s', async (battle) => {
    const lines = linesIn(new URL(battle, SCRIPTS), /^[@#/](?!\/).*$/gm);
    expect(lines.length).toBeGreaterThan(50);
    expect(await leftInAll(battle, lines.slice(0, lines.length * runs(0.4, 1)))).toEqual([]);
  });

  test('nor have those of the scenarios of Landser', async () => {
    const lines = sampled(scenarios(), 12).flatMap(({ edition, setups, lines }, i) => {
      const typed = lines.map((line) => line.split(' => ')[0]!);
      const all = [...setups.flatMap((name) => setUp(name, edition)), ...typed];
      return all.filter((line) => line.includes(' /')).map((line) => line.replace(/ (?=\/)/, ` #s${i} `));
    });
    expect(lines.length).toBeGreaterThan(100);
    expect(await leftInAll('scenarios', lines)).toEqual([]);
  });

  test('nor have those of the worked cases', async () => {
    const cases: readonly { readonly command: string }[] = JSON.parse(
      readFileSync(new URL('../samples.json', import.meta.url), 'utf8'),
    );
    expect(cases.length).toBeGreaterThan(80);
    // Most of them ask for odds; what is thrown says more.
    const lines = cases.flatMap(({ command }) => [command, command.replace(' odds:true', '')]);
    expect(await leftInAll('worked', lines)).toEqual([]);
  });
});

/** One in so many, or all of them at night. */
function sampled<T>(all: readonly T[], one: number): readonly T[] {
  return all.filter((_, i) => i % runs(one, 1) === 0);
}
