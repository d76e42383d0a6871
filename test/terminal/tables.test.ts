import pc from 'picocolors';
import { expect, test } from 'vitest';
import { replyTo } from '../../src/terminal/render.ts';
import { desk, jsonFor, typed } from './table.ts';

test('tables, cards and comparisons read at the terminal too', async () => {
  const at = await desk();
  const told = async (command: string) => replyTo(await at.hear(typed(command)), pc.createColors(false));
  expect(await told('/table table:"to hit"')).toMatch(/^rifle {13}3 2 4 4 5 {3}6 {4}–$/m);
  expect(await told('/card of:smg')).toMatch(/To hit men: D6, this or more PB 1, S 1, M 4, L 6/);
  expect(await told('/compare one:rifle two:smg')).toMatch(/^jam +6 +4-6$/m);
  expect(await told('/table table:zzzz')).toMatch(/There’s no table called "zzzz"/);
});

test('and are data for a program', async () => {
  const at = await desk();
  expect(await jsonFor(at, '/card of:smg')).toMatchObject({ data: { of: 'smg', tables: [{ table: 'to-hit' }] } });
});
