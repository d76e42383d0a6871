import { expect, test } from 'vitest';
import { desk, jsonFor } from './table.ts';

test.each([
  '/fire weapon:rifle range:8 cover:half',
  '/fire weapon rifle range 8 cover half',
  '/fire weapon=rifle, range = 8 in cover:half',
])('%s can be given again and corrected, however it was typed', async (typed) => {
  const at = await desk();
  expect(await jsonFor(at, typed)).toMatchObject({ ok: true, seq: 1 });
  expect(await jsonFor(at, '/again')).toMatchObject({
    ok: true,
    seq: 2,
    text: expect.stringContaining('/fire: rifle'),
  });
  expect((await at.referee.records.saidIn('table', 2)).cover).toBe('half');
  expect(await jsonFor(at, '/correct number:1 range:12')).toMatchObject({ ok: true });
});
