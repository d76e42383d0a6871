import { expect, test } from 'vitest';
import { openMemory } from '../../../src/campaign/store/memory.ts';
import { type Say, sayOver } from '../../commands/club-table.ts';
import { inputErrorOf } from '../../kernel/failures.ts';
import { thrownBy } from '../../referee/table.ts';
import { by } from '../ruled.ts';

const { ruled, wrong } = by('panzertroops');

test.each([
  ['PT-REUSE-01', { action: 'crew', unit: 'Schmidt', from: 'MG' }],
  ['PT-REUSE-02', { action: 'pick-up', unit: 'Schmidt', from: 'MG' }],
  ['PT-REUSE-02', { action: 'abandon', unit: 'Schmidt' }],
])('%s: %j takes no dice and gives no facts', (rule, given) => {
  const { facts, steps } = ruled('weapon', given, []);
  expect(facts).toStrictEqual({});
  expect(steps).toMatchObject([{ rule, result: 'done' }]);
});

test('what is done has to be said', () => {
  expect(wrong('weapon', {}).says).toBe('missing-options');
});

test.each([
  [{ action: 'crew' }, ['unit', 'from']],
  [{ action: 'pick-up', unit: 'Schmidt' }, ['from']],
  [{ action: 'abandon' }, ['unit']],
])('PT-REUSE-02: without units nothing is done: %j lacks %j', (given, missing) => {
  expect(inputErrorOf(() => ruled('weapon', given, []))).toMatchObject({
    says: 'missing-options',
    values: { missing },
  });
});

test('without a campaign of the book nobody is there to do it', async () => {
  const say: Say = sayOver(await openMemory({ answerWithin: 10_000 }));
  const work = '/weapon action:crew unit:Schmidt from:Huber rules:panzertroops';
  const lacking = { says: 'no-campaign', values: { verb: 'weapon', rules: 'Panzer Troops' } };
  expect(await thrownBy(() => say(work))).toMatchObject(lacking);
  await say('/game new rules:landser sides:"Axis, Allies"');
  expect(await thrownBy(() => say(work))).toMatchObject(lacking);
});
