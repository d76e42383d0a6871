import { expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import type { OptionTable } from '../../../src/kernel/options/options.ts';
import { missingOptions } from '../../../src/kernel/options/read-options.ts';
import { InputError } from '../../../src/kernel/refusal.ts';
import { english } from '../../../src/reply/english/index.ts';
import { errorMessage } from '../../../src/reply/problem.ts';
import { rulesets } from '../../../src/rules/index.ts';

/** Every table of options that a player can leave something out of, by its command. */
const tables: readonly (readonly [string, OptionTable])[] = [
  ...Object.values(rulesets).flatMap(({ verbs }) =>
    Object.entries(verbs).map(([verb, { options }]) => [verb, options] as const),
  ),
  ...commands.flatMap(({ name, options }) => (options ? [[name, options] as const] : [])),
];

function asked(verb: string, table: OptionTable, name: string): string {
  const { says, values } = missingOptions(table, [name]);
  return errorMessage(english, new InputError(says, { ...values, verb })).split('?')[0]!;
}

/** Of every option but the yes-or-no ones: a bare name is a yes. */
const questions = tables.flatMap(([verb, table]) =>
  Object.entries(table).flatMap(([name, { type }]) =>
    type === 'boolean' ? [] : [[name, asked(verb, table, name)] as const],
  ),
);

test('asks how many only of what can be counted', () => {
  const plain = questions.filter(([name, said]) => said === `How many ${name.replaceAll('-', ' ')}`);
  expect(plain.filter(([, said]) => !/(s|men|dice)$/.test(said))).toEqual([]);
});

test('asks which only of things: no "Which as?", no "Which by?"', () => {
  const wrong = questions.filter(([, said]) =>
    /^Which (as|at|by|from|to|then|three|save|forget|later|held|compelled|aim)\b/.test(said),
  );
  expect(wrong).toEqual([]);
});

test('has words of its own for a number that isn’t a count', () => {
  const plain = questions.filter(([name, said]) => said === `What’s the ${name.replaceAll('-', ' ')}`);
  // These two read right.
  expect(plain.filter(([name]) => name !== 'risk' && name !== 'wound-penalty')).toEqual([]);
});

test.each([
  ['effect', 'calibre', 'What calibre is the gun'],
  ['effect', 'by', 'What has hit them'],
  ['fire', 'actions', 'How many actions'],
])('of /%s %s it is: %s', (verb, name, said) => {
  expect(asked(verb, rulesets['ww2-skirmish']!.verbs[verb]!.options, name)).toBe(said);
});
