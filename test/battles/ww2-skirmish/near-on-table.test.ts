import { expect, test } from 'vitest';
import { Skirmish } from './table.ts';

/** Bell, and Lang who stands so far from him from centre to centre; Moss and Kruse further off. */
async function near(inches: number, lang = 'rifle-team Lang') {
  const table = {
    format: 'umpire-table',
    version: 1,
    size: [48, 48],
    pieces: [],
    units: [
      { name: 'Bell', at: [20, 10], facing: 0, formation: 'column' },
      { name: 'Moss', at: [30, 10], facing: 0 },
      { name: 'Lang', at: [20, 10 + inches], facing: 180, formation: 'column' },
      { name: 'Kruse', at: [36, 20], facing: 180 },
    ],
  };
  const skirmish = await Skirmish.of(['rifle-team Bell', 'rifle-team Moss'], [lang, 'rifle-team Kruse']);
  await skirmish.says(`@ump /battlefield import json:"${JSON.stringify(table).replaceAll('"', '\\"')}"`);
  return skirmish;
}

test('WS-MEL-02 On a drawn table nobody fires within an inch of an enemy, or is fired at there; he fights instead', async () => {
  const skirmish = await near(1.62);
  expect(await skirmish.wrong('@ben /fire who:Bell target:Kruse')).toBe(
    'Lang is 0.82" from Bell. Nobody fires within 1" of an enemy, or is fired at there.',
  );
  expect(await skirmish.refuses('@ben /fire who:Bell target:Lang')).toBe('WS-MEL-02');
  expect(await skirmish.refuses('@ben /grenade who:Bell target:Kruse')).toBe('WS-MEL-02');
  expect(await skirmish.refuses('@ben /fire who:Moss target:Lang')).toBe('WS-MEL-02');
  await skirmish.says('@ben /fire who:Moss target:Kruse', '@ben /assault who:Bell target:Lang faces:"3 3"');
});

test('WS-MEL-02 Further than an inch, everybody fires', async () => {
  const skirmish = await near(1.82);
  await skirmish.says('@ben /fire who:Bell target:Lang');
});

test('WS-MEL-01 A manned vehicle is in no melee', async () => {
  const skirmish = await near(2.5, 'panther Lang');
  await skirmish.says('@ben /fire who:Bell target:Kruse');
});
