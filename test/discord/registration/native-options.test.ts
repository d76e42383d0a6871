import { assert, describe, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import type { Command } from '../../../src/command/command.ts';
import { nativeOptions } from '../../../src/discord/registration/native-options.ts';
import type { Option, OptionTable } from '../../../src/kernel/options/options.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { commonOptions } from '../../../src/referee/rulings/common-options.ts';
import { english } from '../../../src/reply/english/index.ts';
import { rulesets } from '../../../src/rules/index.ts';

/** A command with one option of its own, `it`. */
const command: Command = {
  name: 'fire',
  primary: ['it'],
  example: '/fire',
  run: () => Promise.reject(new Error('never run')),
};

/** Books that declare the option so; one without has the verb, but not the option. */
function books(...declared: readonly (Partial<Option> | undefined)[]): Ruleset[] {
  return declared.map((option) => {
    const options: OptionTable = option ? { it: option as Option } : {};
    return { verbs: { fire: { options } } } as unknown as Ruleset;
  });
}

const derived = (...declared: readonly (Partial<Option> | undefined)[]) =>
  nativeOptions(english, command, books(...declared))[0];

const letters = (n: number) => Array.from({ length: n }, (_, i) => `w${i}`);

describe('a native option, over all rulebooks', () => {
  test('has the common type, or is a string where types differ', () => {
    assert.equal(derived({ type: 'boolean' }, { type: 'boolean' })?.type, 'boolean');
    assert.equal(derived({ type: 'integer' }, { type: 'number' })?.type, 'number');
    assert.equal(derived({ type: 'integer' }, { type: 'string', values: ['x'] })?.type, 'string');
    assert.equal(derived({ type: 'boolean' }, undefined)?.type, 'boolean');
  });

  test('has the widest bounds, none where one book has none', () => {
    assert.deepInclude(derived({ type: 'integer', min: 1, max: 9 }, { type: 'number', min: 0, max: 6 }), {
      min: 0,
      max: 9,
    });
    const open = derived({ type: 'integer', min: 1, max: 9 }, { type: 'integer', min: 2 });
    assert.deepInclude(open, { min: 1 });
    assert.notProperty(open, 'max');
  });

  test('has choices as long as all books together have 25, else completion', () => {
    const [some, all] = [letters(20), letters(25)];
    assert.deepInclude(derived({ type: 'string', values: some }, { type: 'string', values: all }), {
      choices: all,
      autocomplete: false,
    });
    const many = derived({ type: 'string', values: letters(26) });
    assert.isTrue(many?.autocomplete);
    assert.notProperty(many, 'choices');
  });

  test('has completion where some books list values and another takes any, none where all take any', () => {
    assert.isTrue(derived({ type: 'string', values: ['x'] }, { type: 'string' })?.autocomplete);
    assert.isFalse(derived({ type: 'string' })?.autocomplete);
  });

  test('is never required, whatever the books say', () => {
    assert.isFalse(derived({ type: 'string', required: true })?.required);
  });

  test('of a command of its own kind is as declared, the required ones first', () => {
    const own = {
      ...command,
      options: { late: { type: 'integer' }, first: { type: 'string', required: true } },
    } as const;
    assert.deepEqual(
      nativeOptions(english, own).map(({ name, required }) => [name, required]),
      [
        ['first', true],
        ['late', false],
      ],
    );
  });
});

test('every primary option is one of some rulebook, or common to all', () => {
  for (const { name: verb, primary = [] } of commands) {
    const tables = [commonOptions, ...Object.values(rulesets).map(({ verbs }) => verbs[verb]?.options ?? {})];
    for (const option of primary)
      assert.isTrue(
        tables.some((table) => Object.hasOwn(table, option)),
        option,
      );
  }
});
