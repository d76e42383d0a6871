import { describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import { importUnits, readRoster, writeRoster } from '../../../src/referee/units/roster-file.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { inputErrorOf } from '../../kernel/failures.ts';

const read = (text: string) => readRoster(new Uint8Array(Buffer.from(text)));
const fault = (text: string) => inputErrorOf(() => read(text));
const line = (number: number, says: string, values: object = {}) => ({
  says: 'roster-line',
  values: { ...values, what: 'line', number, says },
});

describe('an order of battle is read', () => {
  test('from CSV, a line a unit, with a column for each field; empty cells say nothing', () => {
    const text = 'Name,profile,side,count,weapon\nBell,Rifleman,axis,,smg\n\n,loader,,2,\n';
    expect(read(text)).toEqual([
      {
        place: { what: 'line', number: 2 },
        name: 'Bell',
        profile: 'rifleman',
        side: 'axis',
        count: 1,
        typed: { weapon: 'smg' },
      },
      { place: { what: 'line', number: 4 }, profile: 'loader', count: 2, typed: {} },
    ]);
    expect(read('profile,name\nrifleman')).toMatchObject([{ profile: 'rifleman' }]);
  });

  test('from JSON, an entry a unit', () => {
    expect(read(' [{"Profile":"rifleman","count":3,"medic":true,"name":null,"side":"","loads":["a","b"]}]')).toEqual([
      {
        place: { what: 'entry', number: 1 },
        profile: 'rifleman',
        count: 3,
        typed: { medic: 'true', loads: 'a,b' },
      },
    ]);
  });
});

describe('it’s refused, with the place of what’s wrong', () => {
  test.each([
    ['', { says: 'roster-header', values: { line: 1 } }],
    ['\n\nname,side\nBell,axis', { says: 'roster-header', values: { line: 3 } }],
    ['name,profile', { says: 'roster-empty', values: {} }],
    ['[]', { says: 'roster-empty', values: {} }],
    ['profile,name,Name\n', { says: 'given-twice', values: { option: 'name' } }],
    ['profile,,x\n', { says: 'given-twice', values: { option: 'column' } }],
    ['profile\nrifleman,Bell', line(2, 'roster-cells', { cells: 2, columns: 1 })],
    ['name,profile\nBell,', line(2, 'missing-options', { missing: ['profile'] })],
    ['profile,count\nrifleman,1\nrifleman,some', line(3, 'not-whole', { option: 'count', value: 'some' })],
    ['profile,count\nrifleman,1000', line(2, 'not-whole', { option: 'count', value: '1000' })],
    ['profile,count\nrifleman,1.5', line(2, 'not-whole', { option: 'count', value: '1.5' })],
    ['profile,count\nrifleman,0', line(2, 'out-of-range', { option: 'count', value: '0', min: 1 })],
    ['profile,count\nrifleman,201', { says: 'roster-too-long', values: { units: 201, most: 200 } }],
    ['profile,count\nrifleman,200\nloader,1', { says: 'roster-too-long', values: { units: 201, most: 200 } }],
    ['[{]', { says: 'roster-no-json', values: {} }],
    ['[7]', { says: 'roster-json', values: { entry: 1 } }],
    ['[{"profile":"rifleman"},{"profile":{}}]', { says: 'roster-json', values: { entry: 2 } }],
    [
      '[{"profile":"rifleman"},{"name":"Bell"}]',
      { says: 'roster-line', values: { missing: ['profile'], what: 'entry', number: 2, says: 'missing-options' } },
    ],
  ])('%j', (text, what) => {
    expect(fault(text)).toEqual(what);
  });

  test('if it isn’t text, or has more than any book', () => {
    expect(inputErrorOf(() => readRoster(new Uint8Array([0xff, 0xfe]))).says).toBe('roster-no-text');
    const columns = (count: number) => ['profile', ...Array.from({ length: count - 1 }, (_, i) => `f${i}`)];
    expect(fault(`${columns(64).join(',')}\n`).says).toBe('roster-empty');
    expect(fault(`${columns(65).join(',')}\n`)).toEqual({ says: 'roster-columns', values: { columns: 65, most: 64 } });
    const entry = JSON.stringify([Object.fromEntries(columns(65).map((name) => [name, 'x']))]);
    expect(fault(entry).values).toMatchObject({ columns: 65, most: 64, what: 'entry', number: 1 });
    const entries = JSON.stringify(new Array(201).fill(7));
    expect(fault(entries)).toEqual({ says: 'roster-too-long', values: { units: 201, most: 200 } });
    expect(fault(`profile\n${'\n'.repeat(1000)}`)).toEqual({ says: 'csv-too-long', values: { most: 1000 } });
    expect(fault('profile\n"rifle')).toEqual({ says: 'csv-quote', values: { line: 2 } });
  });
});

describe('its units join', () => {
  const ruleset = rulesetOf('landser-classic');
  const campaign = { ...nothingYet, game: someGame() };
  const joins = (user: string, text: string) => importUnits(campaign, user, ruleset, read(text))[0]!.units;

  test('all or none, the next with the names that the last one took', () => {
    expect(joins('anna', 'profile,count\nrifleman,2\nrifleman,1').map(({ id, name }) => [id, name])).toEqual([
      ['u3', 'Rifleman 1'],
      ['u4', 'Rifleman 2'],
      ['u5', 'Rifleman'],
    ]);
    expect(inputErrorOf(() => joins('anna', 'profile,name\nrifleman,Bell\nrifleman,bell'))).toEqual(
      line(3, 'name-taken', { name: 'bell' }),
    );
    expect(inputErrorOf(() => joins('anna', 'profile\nrifleman\nwizard')).values).toMatchObject({
      what: 'line',
      number: 3,
      says: 'unknown-value',
    });
  });

  test('with their fields, if whoever speaks may set them', () => {
    const text = 'profile,side,name,weapon,serious-wounds\nrifleman,axis,Bell,smg,1';
    expect(joins('ute', text)[0]!.fields).toMatchObject({ weapon: 'smg', 'serious-wounds': 1 });
    expect(inputErrorOf(() => joins('anna', text)).values).toMatchObject({ number: 2, says: 'field-of-umpire' });
    expect(inputErrorOf(() => joins('ute', text.replace(',1', ',one')))).toEqual(
      line(2, 'not-a-number', { option: 'serious-wounds', value: 'one' }),
    );
  });

  test('and what’s written of them can be read again', () => {
    const units = [
      someUnit('u1', { name: 'Bell', fields: { ...ruleset.profiles.rifleman!.fields } }),
      someUnit('u2', { name: 'Miller, Tom', fields: { weapon: 'smg', 'last-target': 'u1', aware: ['u1', 'u9'] } }),
    ];
    const game = someGame({ units: Object.fromEntries(units.map((unit) => [unit.id, unit])) });
    expect(writeRoster(units.slice(0, 1), game, ruleset, 'csv')).toBe(
      'name,profile,side,count\r\nBell,rifleman,axis,1\r\n',
    );
    expect(writeRoster(units.slice(0, 1), game, ruleset, 'json')).toBe(
      '[\n{"name":"Bell","profile":"rifleman","side":"axis","count":1}\n]\n',
    );
    const json = JSON.parse(writeRoster(units, game, ruleset, 'json')) as object[];
    expect(json[1]).toMatchObject({ name: 'Miller, Tom', weapon: 'smg' });
    for (const as of ['csv', 'json'] as const)
      expect(read(writeRoster(units, game, ruleset, as)).map(({ name }) => name)).toEqual(['Bell', 'Miller, Tom']);
  });
});
