import { expect, test } from 'vitest';
import { complete } from '../../src/terminal/completer.ts';
import { desk, you } from './table.ts';

const { referee } = await desk();
const offered = async (typed: string) => (await complete(referee, typed, you))[0];

test('commands, with and without their slash, and the words of the prompt', async () => {
  expect(await offered('/f')).toEqual(['/fire ']);
  expect(await offered('fi')).toEqual(['/fire ']);
  expect(await offered('wh')).toEqual(['why ']);
  expect(await offered('@anna /und')).toEqual(['/undo ']);
  expect(await offered('')).toContain('/fire ');
});

test('options not given yet; what is whole gets its blank', async () => {
  expect(await complete(referee, '/fire wea', you)).toEqual([['weapon:'], 'wea']);
  expect(await offered('/fire weapon:rifle mov')).toEqual(['moved ']);
  expect(await offered('/fire weapon:rifle wea')).toEqual([]);
  expect(await offered('fire wea')).toEqual(['weapon:']);
});

test('values', async () => {
  expect(await offered('/fire weapon:ri')).toEqual(['weapon:rifle ']);
  expect(await offered('/fire weapon:soviet')).toEqual(['weapon:smg-soviet ']);
  expect(await offered('/fire moved:')).toEqual(['moved:true ', 'moved:false ']);
  expect(await offered('/fire rules:landser-c')).toEqual(['rules:landser-classic ']);
  expect(await offered('/fire rules:landser-classic with:no-dog')).toEqual(['with:no-dogs-chance']);
  expect(await offered('/help command:lo')).toEqual(['command:log ']);
});

test('nothing for what it cannot read', async () => {
  for (const typed of ['/nope wea', '/fire weapon:rifle weapon:smg ran:', '/fire range:8', '/fire who:"two wo']) {
    expect(await offered(typed)).toEqual([]);
  }
});
