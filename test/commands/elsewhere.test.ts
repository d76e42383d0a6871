import { expect, test } from 'vitest';
import { openMemory } from '../../src/campaign/store/memory.ts';
import type { InputError } from '../../src/kernel/refusal.ts';
import { english } from '../../src/reply/english/index.ts';
import { errorMessage } from '../../src/reply/problem.ts';
import { thrownBy } from '../referee/table.ts';
import { type Say, sayOver } from './club-table.ts';

const say: Say = sayOver(await openMemory({ answerWithin: 10_000 }));
const told = async (line: string) => errorMessage(english, (await thrownBy(() => say(line))) as InputError);

test.each([
  ['/move unit:truck path:road:3 rules:panzertroops', '/move has no option "unit". Did you mean vehicle:truck?'],
  [
    '/fire weapon:bazooka range:8 rules:landser',
    /^"bazooka" isn’t a weapon for \/fire in Landser \(expanded\)\. \/tankhit takes it\. It can be rifle, /,
  ],
  [
    '/fire weapon:hmg range:8 rules:landser-classic',
    /^"hmg" isn’t a weapon for \/fire in Landser \(original\)\. Landser \(expanded\) has it\. The nearest here is lmg\./,
  ],
  [
    '/fire weapon:rifle range:8 cover:partial rules:panzertroops',
    /^"partial" isn’t a kind of cover for \/fire in Panzer Troops\. Landser \(original\) has it as cover:half\./,
  ],
  [
    '/tankhit vehicle:churchill weapon:bazooka range:4 rules:panzertroops',
    /in Panzer Troops\. Hans ’n’ Panzer has it\. /,
  ],
  // Another book has the very tank, and a third only its class. What's spelt like it here is another tank.
  [
    '/tankhit vehicle:t34 weapon:bazooka range:8 rules:panzertroops',
    /in Panzer Troops\. Hans ’n’ Panzer has it\. It can be /,
  ],
  ['/game dice table', /\/game dice table:allowed turns them on\. Choices: allowed, confirmed, off\./],
  ['/help fireing', 'There’s no /fireing. Did you mean /fire?'],
  ['/help shoting', 'There’s no /shoting. Did you mean /fire?'],
  ['/card of:churchill rules:landser', /^Landser \(expanded\) has no weapon .*, but Hans ’n’ Panzer does\.$/],
  [
    '/table table:morale rules:landser-classic',
    /^Landser \(original\) has no table called "morale", but .* has one\.$/,
  ],
  ['/points what:force items:2*churchill rules:panzertroops', /in Panzer Troops\. Hans ’n’ Panzer has it\. /],
])('what is missing here is said to be elsewhere: %s', async (line, message) => {
  expect(await told(line)).toMatch(message);
});

test('what no book has is answered by the ten values that are most like it', async () => {
  const shermann = await told('/tankhit vehicle:shermann weapon:bazooka range:8 rules:panzertroops');
  expect(shermann).toMatch(
    /^"shermann" isn’t a vehicle\. Did you mean m4a2-sherman\? It can be .*m4a2-sherman, m4a3e8-sherman, or one of 27 more\. /,
  );
  expect(shermann).toMatch(/ \/help command:tankhit lists them\.$/);
  expect(await told('/fire weapon:rifle range:8 zzz:4 rules:landser')).toMatch(
    /^\/fire has no option "zzz"\. It takes weapon, .* and \d+ more\. \/help command:fire lists them\.$/,
  );
});

test('so is a profile', async () => {
  await say('#dieppe /game new rules:hans-n-panzer');
  await say('#dieppe /game join side:axis');
  const message = await told('#dieppe /unit add profile:sniper');
  expect(message).toMatch(/^"sniper" isn’t a profile for \/unit add in Hans ’n’ Panzer\. .* has it\. /);
});

test('a path takes what players call the ground', async () => {
  const inches = async (path: string, book: string) => {
    const { json } = await say(`/move ${path} rules:${book}`);
    return json.facts;
  };
  expect(await inches('unit:tiger path:"strasse:3,wald"', 'hans-n-panzer')).toEqual(
    await inches('unit:tiger path:road:3,off-road', 'hans-n-panzer'),
  );
  expect(await inches('vehicle:panther-g path:"wald=3,street=2"', 'panzertroops')).toEqual(
    await inches('vehicle:panther-g path:"forest=3,road=2"', 'panzertroops'),
  );
});
