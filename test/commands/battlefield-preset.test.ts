import { expect, test } from 'vitest';
import { openSession } from '../../docs/generate/session.ts';
import { plainText } from '../../src/reply/plain-text.ts';

async function answers(...lines: readonly string[]) {
  const session = await openSession('presets');
  const all = [];
  for (const line of ['@ump /game new rules:landser-classic sides:"Reds, Blues"', ...lines]) {
    const { outcome } = await session.hear(line);
    all.push(outcome.ok ? outcome.answer : outcome.problem);
  }
  await session.close();
  return all.slice(1);
}

test('/battlefield preset lays a table, shows it, and says how to lay the same again', async () => {
  const [laid, shown] = await answers('@ump /battlefield preset name:village', '@ump /battlefield export');
  const { seed } = (laid!.json as { data: { seed: string } }).data;
  expect(plainText(laid!.document)).toContain(`/battlefield preset name:village seed:${seed}`);
  expect(laid!.document.pictures).toHaveLength(1);
  const [again, same] = await answers(`@ump /battlefield preset name:village seed:${seed}`, '@ump /battlefield export');
  expect(plainText(again!.document)).toBe(plainText(laid!.document));
  expect(same!.json).toEqual(shown!.json);
});

test('it’s as large as the table that’s there, or as is said', async () => {
  const size = async (...lines: readonly string[]) => {
    const exported = (await answers(...lines, '@ump /battlefield export')).at(-1)!.json as {
      data: { table: { size: number[] } };
    };
    return exported.data.table.size;
  };
  const preset = '@ump /battlefield preset name:hills seed:1';
  expect(await size(preset)).toEqual([72, 48]);
  expect(await size('@ump /battlefield new size:48x36', preset)).toEqual([48, 36]);
  expect(await size(`${preset} size:96x48`)).toEqual([96, 48]);
});

test('a kind of table that there isn’t is a mistake that says which there are', async () => {
  const [wrong] = await answers('@ump /battlefield preset name:desert');
  expect(plainText(wrong!.document)).toMatch(/village.*bocage/);
});
