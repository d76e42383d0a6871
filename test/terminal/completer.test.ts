import { expect, test } from 'vitest';
import { english } from '../../src/reply/english/index.ts';
import { complete } from '../../src/terminal/completer.ts';
import { desk, jsonFor, you } from './table.ts';

const at = await desk();
const { referee } = at;
const offered = async (typed: string) => (await complete(english, referee, typed, you))[0];

test('commands, with and without their slash, and the words of the prompt', async () => {
  expect(await offered('/f')).toEqual(['/fire ', '/fair ']);
  expect(await offered('fi')).toEqual(['/fire ']);
  expect(await offered('wh')).toEqual(['why ']);
  expect(await offered('@anna /und')).toEqual(['/undo ']);
  expect(await offered('')).toContain('/fire ');
});

test('commands of several: first what they have in common, then which', async () => {
  expect(await offered('/ga')).toEqual(['/game ']);
  expect(await offered('/game ha')).toEqual(['hand-over ']);
  expect(await offered('game stat')).toEqual(['status ']);
  expect(await offered('/game house tog')).toEqual(['toggle:']);
  expect(await offered('/game house toggle:dogs')).toEqual(['toggle:dogs-chance ']);
  expect(await offered('/game nothing tog')).toEqual([]);
});

test('units of the campaign, those of the own side first', async () => {
  for (const command of [
    '/game new',
    '/game join side:axis',
    '/unit add profile:rifleman name:"Hans Otto"',
    '/unit add profile:rifleman name:Smith side:allies',
  ]) {
    expect(await jsonFor(at, command)).toMatchObject({ ok: true });
  }
  expect(await offered('/fire attacker:')).toEqual(['attacker:"Hans Otto" ', 'attacker:Smith ']);
  expect(await offered('/fire attacker:otto')).toEqual(['attacker:"Hans Otto" ']);
  expect(await offered('/fire attacker:Smith target:')).toEqual(['target:"Hans Otto"', 'target:Smith']);
  expect(await offered('/unit show unit:smi')).toEqual(['unit:Smith ']);
  expect(await offered('#elsewhere /unit show unit:S')).toEqual([]);
});

test('options not given yet; what is whole gets its blank', async () => {
  expect(await complete(english, referee, '/fire wea', you)).toEqual([['weapon:'], 'wea']);
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
  expect(await offered('/help command:ruli')).toEqual(['command:rulings ']);
  expect(await offered('/quickstart ru')).toEqual(['rules:']);
  expect(await offered('/quickstart rules:landser play:')).toEqual(['play:campaign ', 'play:alone ', 'play:rulings ']);
  expect(await offered('/quickstart side:um')).toEqual(['side:umpire ']);
});

test('rules by their titles; of several, what is typed stays', async () => {
  expect(await offered('/rules query:LC-FIRE-02')).toEqual(['query:"Half cover" ']);
  const several = await offered('/rules query:half');
  expect(several).toContain('query:"Half cover" ');
  expect(several[0]).toMatch(/^query:half/);
  expect(await offered('/rules query:"half c')).toEqual(['query:"Half cover" ']);
});

test('nothing for what it cannot read', async () => {
  for (const typed of ['/nope wea', '/fire weapon:rifle weapon:smg ran:', '/fire range:8', '/fire who:"two wo']) {
    expect(await offered(typed)).toEqual([]);
  }
});
