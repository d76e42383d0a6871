import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openMemory } from '../../src/campaign/store/memory.ts';
import { rulingNamed } from '../../src/lookup/rulings.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesets } from '../../src/rules/index.ts';
import { sayOver } from '../commands/club-table.ts';

const books = Object.values(rulesets);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? filesIn(join(folder, each.name)) : [join(folder, each.name)],
  );
}

describe.each(books)('$name', ({ id, rulings = {} }) => {
  test('has the text of every ruling that its data name', () => {
    const text = filesIn(`data/${id}`).map((file) => readFileSync(file, 'utf8'));
    const named = new Set(text.join('\n').match(/(?<![\w-])(?:[A-Z]{2}-RUL|RC|R|S)-\d{2}[a-z]?(?!\w)/g));
    expect([...named].filter((ruling) => !Object.hasOwn(rulings, ruling))).toEqual([]);
  });

  test('says each in a few sentences', () => {
    for (const [ruling, text] of Object.entries(rulings)) {
      expect(text, ruling).toMatch(/^[A-Z\dʺ“‘½-].*[.”]$/);
      expect(text.length, ruling).toBeLessThan(400);
    }
  });
});

test('/rules shows a ruling by its number, and the rules that go by it', async () => {
  const say = sayOver(await openMemory({ answerWithin: 10_000 }));
  const { document, json } = await say('/rules query:HP-RUL-22');
  expect(plainText(document)).toMatch(/^HP-RUL-22 .*Hans ’n’ Panzer.*\nBlank and X cells/);
  expect(json.data).toMatchObject({ ruling: 'HP-RUL-22', book: 'hans-n-panzer' });
  expect((json.data as { rules: string[] }).rules.every((id) => /^HP-[A-Z]+-\d+$/.test(id))).toBe(true);
});

test('a rule has a button for each ruling that its text names, which shows the ruling of that book', async () => {
  const say = sayOver(await openMemory({ answerWithin: 10_000 }));
  const { document } = await say('/rules query:LS-JAM-01');
  expect(document.buttons).toContainEqual({ action: 'rule', of: { rule: 'LS-R-07' }, label: 'R-07' });
  expect((await say('/rules query:LS-R-07')).json.data).toMatchObject({ ruling: 'R-07', book: 'landser' });
  expect((await say('/rules query:WS-R-07')).json.data).toMatchObject({ ruling: 'R-07', book: 'ww2-skirmish' });
});

test('a number may be written as players type it', () => {
  const where = { first: rulesets['hans-n-panzer']! };
  expect(rulingNamed('r 7', { first: rulesets['ww2-skirmish']! })?.text).toMatch(/heard/);
  expect(rulingNamed('R-07', { first: rulesets['landser-classic']! })?.text).toMatch(/jam/);
  for (const typed of ['hp-rul-22', 'HP RUL 22', ' hp-rul-22 '])
    expect(rulingNamed(typed, where)?.id).toBe('HP-RUL-22');
  for (const typed of ['HP-RUL-99', 'rul', 'LC-FIRE-02', 'rules 22']) expect(rulingNamed(typed, where)).toBeUndefined();
});
