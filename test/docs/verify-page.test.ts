import { expect, test } from 'vitest';
import { documentAt, verifyPage } from '../../docs/generate/files.ts';
import { ROUND_1000, ROUND_1001 } from '../fairness/beacon/quicknet-rounds.ts';
import { thePage } from '../fairness/the-page.ts';

const page = thePage();

test('the page that checks dice has what checks signatures as it’s built', async () => {
  const text = await documentAt('verify.html');
  expect(await verifyPage.content(), 'npm run docs brings it up to date').toBe(text);
  // One file, which asks the network for nothing.
  expect(text).not.toMatch(/<script[^>]* src=|<link|import\(|fetch\(|XMLHttpRequest/);
});

test('it works out the dice of any reply and signature', () => {
  const reply = '1143937534263431175';
  expect(page.workedOut(reply, ROUND_1000, [6, 6, 6, 20, 100])).toBe('Round 1000: D6 6, D6 1, D6 4, D20 2, D100 81');
  expect(page.workedOut(reply, ROUND_1001, [6])).toBe('That isn’t the signature of round 1000.');
  expect(page.workedOut(reply, '', [6])).toBe(
    'Its dice come from round 1000: https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/1000',
  );
  expect(page.workedOut('7', ROUND_1000, [6])).toBe('A message ID has 17 to 20 digits.');
});
