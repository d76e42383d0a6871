import { expect, test } from 'vitest';
import { openMemory } from '../../src/campaign/store/memory.ts';
import type { InputError } from '../../src/kernel/refusal.ts';
import { errorMessage } from '../../src/reply/problem.ts';
import { thrownBy } from '../referee/table.ts';
import { type Say, sayOver } from './club-table.ts';

const say: Say = sayOver(await openMemory({ answerWithin: 10_000 }));
const told = async (line: string) => errorMessage((await thrownBy(() => say(line))) as InputError);

test.each([
  [
    '/move unit:truck path:road:3 rules:panzertroops',
    'There’s no option unit for /move in Panzer Troops. Landser (original) has it.',
  ],
  [
    '/fire weapon:bazooka range:8 rules:landser',
    /^"bazooka" is no weapon for \/fire in Landser \(expanded\)\. \/tankhit takes it\. It can be rifle, /,
  ],
  [
    '/fire weapon:hmg range:8 rules:landser-classic',
    /^"hmg" is no weapon for \/fire in Landser \(original\)\. Landser \(expanded\) has it\. The nearest here is lmg\./,
  ],
  [
    '/fire weapon:rifle range:8 cover:partial rules:panzertroops',
    /^"partial" is no cover for \/fire in Panzer Troops\. Landser \(original\) has it as cover:half\./,
  ],
  [
    '/tankhit vehicle:churchill weapon:bazooka range:4 rules:panzertroops',
    /in Panzer Troops\. Hans 'n' Panzer has it\. /,
  ],
])('what is missing here is said to be elsewhere: %s', async (line, message) => {
  expect(await told(line)).toMatch(message);
});

test('what no book has is answered by the ten values that are most like it', async () => {
  const shermann = await told('/tankhit vehicle:shermann weapon:bazooka range:8 rules:panzertroops');
  expect(shermann).toMatch(
    /^"shermann" is no vehicle\. It can be .*m4a2-sherman, m4a3e8-sherman, or one of 27 more\. /,
  );
  expect(shermann).toMatch(/ \/help command:tankhit lists them\.$/);
  expect(await told('/fire weapon:rifle range:8 zzz:4 rules:landser')).toMatch(
    /^There is no option zzz here\. There is weapon, .* and \d+ more\. \/help command:fire lists them\.$/,
  );
});
