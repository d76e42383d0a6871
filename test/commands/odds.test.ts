import { expect, test } from 'vitest';
import { atLeast } from '../../src/reply/dice/odds-tables.ts';
import { Playing } from '../referee/playing.ts';
import { recordsOf } from '../referee/table.ts';

test('/odds shots says how many rifles it takes', async () => {
  const playing = await Playing.begin();
  const said = await playing.hears('anna', '/odds shots of:"/fire weapon:rifle range:8" most:4');
  // A rifle hits every other time: 1 − ½ⁿ.
  expect(said).toContain('A single try has 50% to hit. Several tries:');
  for (const row of [/^1 +50%.* 0\.5$/m, /^2 +75% +25%.* 1\.0$/m, /^3 +88% +50% +13% +1\.5$/m, /^4 +94% +69% +31%/m]) {
    expect(said).toMatch(row);
  }
  for (const row of said.split('\n').filter((each) => /^(Tries|\d+ )/.test(each)))
    expect(row.length).toBeLessThanOrEqual(38);
  expect(await recordsOf(playing.store)).toEqual([]);
});

test('/odds compare sets choices side by side', async () => {
  const playing = await Playing.begin();
  const [near, far] = ['weapon:rifle range:8', 'weapon:rifle range:20'];
  const said = await playing.hears(
    'anna',
    `/odds compare one:"/fire ${near}" two:"fire ${far}" three:"/fire ${near} cover:full"`,
  );
  expect(said).toMatch(/A \/fire weapon:rifle range:8\nB \/fire weapon:rifle range:20\nC /);
  expect(said).toMatch(/^to hit +50% +\d+% +\d+%$/m);
});

test('what cannot be read is said as it is elsewhere', async () => {
  const playing = await Playing.begin();
  expect(await playing.fails('anna', '/odds shots of:"/fire weapon:rifel range:8"')).toMatch(/rifle/);
});

test('the chance of so many successes is that of the binomial', () => {
  expect(atLeast(1, 2, 1 / 6)).toBeCloseTo(11 / 36);
  expect(atLeast(3, 3, 0.5)).toBeCloseTo(1 / 8);
  expect(atLeast(2, 4, 0.5)).toBeCloseTo(11 / 16);
});
