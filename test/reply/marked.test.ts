import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSession } from '../../docs/generate/session.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesets } from '../../src/rules/index.ts';
import { marked, unmarked } from './marked.ts';

const GUIDES = new URL('../../docs/guides/', import.meta.url);

/** What the books say themselves: titles and texts of rules, and what they call their fields. */
const TEXTS = Object.values(rulesets)
  .flatMap(({ rules, name }) => [
    name,
    ...rules.flatMap((rule) => [rule.title, rule.text, ...Object.values(rule.under ?? {})]),
  ])
  .sort((a, b) => b.length - a.length);

/** The words of the books' tables, and names that are typed as they stand: commands, options, values, profiles. */
const NAMES = new Set(
  // The heading of a printed column of Panzer Troops is the book's as well.
  [...Object.values(rulesets).flatMap(({ rules: _, ...others }) => wordsIn(JSON.stringify(others))), 'remarks'],
);

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
}

/** The words of a reply that are neither the catalogue's, nor the book's, nor what somebody typed. */
function leftIn(reply: string, typed: ReadonlySet<string>): string[] {
  let left = unmarked(reply).replaceAll(/\b[A-Z]{2}-[A-Z]+-\d+\w*|SHA-256|\b[0-9a-f]{16,}\b/g, ' ');
  for (const text of TEXTS) left = left.replaceAll(text, ' ');
  return wordsIn(left).filter((word) => word.length > 2 && !typed.has(word) && !NAMES.has(word));
}

describe('in another language', () => {
  test.each(readdirSync(GUIDES))('the replies of the guide %s have no English in them', async (guide) => {
    const lines = readFileSync(new URL(guide, GUIDES), 'utf8').match(/(?<=^\s*>!? ).*\/.*$/gm) ?? [];
    const typed = new Set(lines.flatMap(wordsIn));
    const session = await openSession(guide, marked);
    const found: string[] = [];
    for (const line of lines) {
      const { outcome } = await session.hear(line);
      expect(outcome.ok || outcome.problem.kind, line).not.toBe('fault');
      const text = plainText(outcome.ok ? outcome.answer.document : outcome.problem.document);
      found.push(...leftIn(text, typed).map((word) => `${line}: ${word}`));
    }
    await session.close();
    expect(found).toEqual([]);
  });
});
