import { expect, test } from 'vitest';
import { callsOf } from '../../bench/calls.ts';
import { commands } from '../../commands/index.ts';
import { formFor } from '../../src/command/forms/form-for.ts';
import { leftEmpty } from '../../src/command/forms/left-empty.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { Playing } from '../referee/playing.ts';

/** Discord's limit for what stands in an empty field. */
const LONGEST = 100;

const said = (rules: string, name: string, option: string, isMeasured = false) => {
  const ruleset = rulesets[rules]!;
  const command = commands.find((each) => each.name === name)!;
  return leftEmpty(english, { table: ruleset.verbs[name]!.options, ruleset, command }, option, isMeasured);
};

test('a field left empty means what’s measured, what’s known of the unit, or what the book supposes', () => {
  expect(said('landser', 'fire', 'cover')).toBe('Left empty: what’s known of the unit, or else none');
  expect(said('landser', 'fire', 'cover', true)).toBe('Left empty: as measured on the table');
  expect(said('landser', 'fire', 'weapon')).toBe('Left empty: what’s known of the unit');
  expect(said('ww2-skirmish', 'fire', 'belt')).toBe('Left empty: what’s known of the unit, or else yes');
});

test.each(Object.values(rulesets))('every option of $name that can be left out says what that means', (ruleset) => {
  const optional = Object.entries(ruleset.verbs).flatMap(([verb, { options }]) =>
    Object.entries(options).flatMap(([name, { required }]) => (required ? [] : [[verb, name] as const])),
  );
  expect(optional.length).toBeGreaterThan(40);
  for (const [verb, name] of optional) {
    const text = said(ruleset.id, verb, name);
    expect(text, `${verb} ${name}`).toMatch(/^Left empty: \S/);
    expect(text, `${verb} ${name}`).not.toMatch(/\b(?:true|false|undefined|null)\b|[a-z]-\d|_/);
    expect(text.length, text).toBeLessThanOrEqual(LONGEST);
  }
});

test('a form asks what’s known of all who can be chosen only if nothing’s known of those it starts with', async () => {
  const table = await Playing.begin();
  for (const [user, command] of [
    ['ute', '/game new rules:landser-classic'],
    ['anna', '/game join side:axis'],
    ['ben', '/game join side:allies'],
    ['anna', '/unit add profile:rifleman name:Red count:12'],
    ['ben', '/unit add profile:rifleman name:Blue count:12'],
    ['ute', '/turn end'],
    ['ute', '/unit edit unit:"Blue 1" fields:hiding:chosen'],
  ] as const) {
    await table.says(user, command);
  }
  const fire = commands.find(({ name }) => name === 'fire')!;
  const asks = () => formFor(english, table.referee, fire, { channel: 'caen', user: 'anna', given: {} });
  const { fields } = (await asks())!.form;
  expect(fields.find(({ name }) => name === 'cover')?.empty).toBe('Left empty: what’s known of the unit, or else none');
  expect((await callsOf(asks)).of('forms/extra-fields.ts', 'knownIn')).toBeLessThanOrEqual(2);
});
