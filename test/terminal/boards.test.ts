import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, objectsIn, umpire } from './umpire.ts';

test('boards and curves are drawn into the folder that is named, and their alt texts told', async () => {
  const script = [
    '/game new',
    '/unit squad side:axis',
    '/initiative faces:"5 2"',
    '/turn end',
    '/turn board',
    '/game losses',
    '',
  ].join('\n');
  const drawn = join(folder, 'drawn');
  const told = objectsIn(await umpire(['--json', '--db', 'memory:', '--pictures', drawn], script));
  expect(readdirSync(drawn)).toEqual(['board.png', 'losses.png']);
  for (const file of readdirSync(drawn)) {
    expect(readFileSync(join(drawn, file)).subarray(1, 4).toString()).toBe('PNG');
  }
  expect(told.slice(-2)).toMatchObject([
    { ok: true, pictures: [{ alt: expect.stringMatching(/^A board of cards/) }] },
    { ok: true, pictures: [{ alt: expect.stringMatching(/^Curves of/) }], data: { battle: 1, over: false } },
  ]);
});
