import { expect, test } from 'vitest';
import { oneByOne } from '../../src/campaign/breath.ts';

test('those who are woken together each go on in a turn of the event loop of their own', async () => {
  const apart = oneByOne();
  let turns = 0;
  let counting = true;
  const count = () => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const woken = Array.from({ length: 20 }, async () => {
    await apart();
    return turns;
  });
  const seen = await Promise.all(woken);
  counting = false;
  expect(new Set(seen).size).toBe(20);
});
