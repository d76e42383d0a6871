import { expect, test } from 'vitest';
import { jsonBytes } from '../../../src/campaign/export/json-in-pieces.ts';

const text = async (value: unknown) => Buffer.from(await jsonBytes(value)).toString();

test('a value is written with each thing that it holds on a line of its own, four lists deep', async () => {
  expect(await text({ user: 'anna', sides: ['axis', { id: 'allies' }] })).toBe(
    '{\n"user": "anna",\n"sides": [\n"axis",\n{\n"id": "allies"\n}\n]\n}\n',
  );
  expect(await text([[[[[1, 2], 3]]]])).toBe(
    '[\n[\n[\n[\n[[1,2],3]\n]\n]\n]\n]\n'.replace('[\n[[1,2],3]\n]', '[\n[1,2],\n3\n]'),
  );
  expect(await text([])).toBe('[\n]\n');
  for (const plain of ['x', 7, null, true]) expect(await text(plain)).toBe(`${JSON.stringify(plain)}\n`);
});

test('it reads back the same, without what isn’t there', async () => {
  const value = { 'a "name"': { list: [{ deep: [{ deeper: [1, { deepest: null }] }] }], none: undefined }, n: 0 };
  expect(JSON.parse(await text(value))).toEqual({ 'a "name"': { list: value['a "name"'].list }, n: 0 });
  expect(await text({ none: undefined })).toBe('{\n}\n');
});
