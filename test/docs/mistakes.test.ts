import { expect, test } from 'vitest';
import { documentAt } from '../../docs/generate/files.ts';
import { mistakes, mistakesPage } from '../../docs/generate/mistakes-page.ts';

test('the page of mistakes has what is said to each', async () => {
  expect(await mistakesPage.content(), 'npm run docs brings it up to date').toBe(
    await documentAt(mistakesPage.path).catch(() => ''),
  );
});

test('it has 150 mistakes at least, none of them twice in its place', () => {
  expect(mistakes.reduce((sum, { typed }) => sum + typed.length, 0)).toBeGreaterThanOrEqual(150);
  for (const { title, typed } of mistakes) expect(new Set(typed).size, title).toBe(typed.length);
});
