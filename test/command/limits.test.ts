import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Command } from '../../src/command/command.ts';
import { commandNamed, optionsOf } from '../../src/command/typing/find.ts';
import { commandsOf, isGroup } from '../../src/command/typing/groups.ts';
import type { OptionTable } from '../../src/kernel/options/options.ts';
import { readOptions } from '../../src/kernel/options/read-options.ts';
import { commonOptions } from '../../src/referee/rulings/common-options.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { readCommand } from '../../src/terminal/line.ts';

type Lines = Readonly<Record<string, Readonly<Record<string, string>>>>;
const { descriptions, forms, groups } = english.commands;
const rulings: Readonly<Record<string, Lines>> = english.commands.rulings;
const ofCommands: Lines = english.commands.options;
const boxes: Lines = english.commands.boxes;

const NAME = /^[a-z0-9-]{1,32}$/;
/** Of a description, a line of help, and a choice or a value. */
const MOST_LETTERS = 100;
/** Discord has 25 options; `more` is one of them. */
const MOST_PRIMARY = 24;
const MOST_OPTIONS = 25;
/** All names, descriptions and values of a command together. */
const MOST_IN_ALL = 8000;

/** Every table that options of a command may come from: its own, or those of its verb in every ruleset. */
/** What it fails with, if it does. */
function mistakeOf(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

function tablesOf(command: Command): OptionTable[] {
  if (command.options) return [command.options];
  const verbs = Object.values(rulesets).flatMap((ruleset) => ruleset.verbs[command.name] ?? []);
  return [commonOptions, ...verbs.map((verb) => verb.options)];
}

const all = commands.flatMap((command) => tablesOf(command).flatMap((table) => Object.entries(table)));

/** As Discord counts: by UTF-16 units at the most. */
const fits = (text: string) => text.length >= 1 && text.length <= MOST_LETTERS && text.trim() === text;

describe.each(commands.map((command) => [command.name, command] as const))('/%s', (name, command) => {
  test('has a name and a description that Discord takes', () => {
    const words = name.split(' ');
    expect(words.length).toBe(isGroup(words[0]!) ? 2 : 1);
    for (const word of words) expect(word).toMatch(NAME);
    expect(fits(descriptions[command.name])).toBe(true);
  });

  test('has either primary options of a ruling or options of its own', () => {
    expect([command.primary, command.options].filter((each) => each !== undefined)).toHaveLength(1);
  });

  test('has room for its options beside more', () => {
    expect((command.primary ?? []).length).toBeLessThanOrEqual(MOST_PRIMARY);
    expect(Object.keys(command.options ?? {}).length).toBeLessThanOrEqual(MOST_OPTIONS);
    expect([...(command.primary ?? []), ...Object.keys(command.options ?? {})]).not.toContain('more');
  });

  test('has primary options that some ruleset knows; the box of an option of which books say different things has a line of its own', () => {
    const known = new Set(tablesOf(command).flatMap((table) => Object.keys(table)));
    for (const option of command.primary ?? []) {
      expect(known).toContain(option);
      const said = new Set(Object.values(rulings).flatMap((book) => book[name]?.[option] ?? []));
      if (said.size > 1) expect([option, boxes[name]![option]]).toEqual([option, expect.any(String)]);
    }
    const lines = Object.entries(boxes[name] ?? {});
    expect(lines.filter(([option, line]) => !command.primary?.includes(option) || !fits(line))).toEqual([]);
  });

  test('is a verb of some ruleset, if it is a ruling', () => {
    const verbs = Object.values(rulesets).flatMap((ruleset) => Object.keys(ruleset.verbs));
    if (command.primary) expect(verbs).toContain(name);
  });

  test('has an example that can be read as it stands', () => {
    const typed = readCommand(command.example);
    expect(typed.name).toBe(name);
    const books = Object.values(rulesets).filter((ruleset) => ruleset.verbs[name]);
    const tables = command.options ? [command.options] : books.map((ruleset) => optionsOf(command, ruleset));
    // Not every book with the command has the example's own values.
    const wrong = tables.map((table) => mistakeOf(() => readOptions(table, typed.given)));
    expect(wrong).toContain(undefined);
  });

  test('asks in a form, if it has one, for the file of an option or a secret text', () => {
    if (!command.form) return;
    const { option, file, secret, unless = [] } = command.form;
    const { title, label } = (forms as Readonly<Record<string, typeof forms.order>>)[name]!;
    expect(command.options?.[option]).toMatchObject({ type: secret ? 'string' : 'file' });
    expect(Object.keys(command.options ?? {})).toEqual(expect.arrayContaining([...unless]));
    expect([title, label].every((text) => text.length >= 1 && text.length <= 45)).toBe(true);
    expect(file ?? `${option}.txt`).toMatch(/^\S+\.\w+$/);
  });

  test('stays within what Discord takes of a command in all', () => {
    const tables = tablesOf(command);
    const texts = (command.primary ?? []).flatMap((option) => {
      const values = tables.flatMap((table) => valuesOf(table[option]));
      return [option, boxes[name]?.[option] ?? 'x'.repeat(MOST_LETTERS), ...values, ...values];
    });
    const own = Object.entries(command.options ?? {}).flatMap(([option, declared]) => [
      option,
      ofCommands[name]![option],
      ...valuesOf(declared),
    ]);
    expect([name, descriptions[command.name], ...texts, ...own].join('').length).toBeLessThan(MOST_IN_ALL);
  });
});

/** Whether there's a line for each of these options, and for no other. */
function linesFor(where: string, lines: Lines[string], options: OptionTable): void {
  expect([where, Object.keys(lines).toSorted()]).toEqual([where, Object.keys(options).toSorted()]);
  expect(Object.values(lines).filter((line) => !fits(line))).toEqual([]);
}

function valuesOf(option: OptionTable[string] | undefined): readonly string[] {
  return option?.type === 'string' ? (option.values ?? []) : [];
}

describe('all options', () => {
  test('have names that can be typed and registered', () => {
    expect(all.filter(([name]) => !NAME.test(name)).map(([name]) => name)).toEqual([]);
  });

  test('have a line of help each, and none is there for an option that isn’t', () => {
    for (const { id, verbs } of Object.values(rulesets)) {
      expect(Object.keys(rulings[id]!)).toEqual(Object.keys(verbs));
      for (const [verb, { options }] of Object.entries(verbs)) linesFor(`${id} ${verb}`, rulings[id]![verb]!, options);
    }
    for (const { name, options = {} } of commands) linesFor(name, ofCommands[name] ?? {}, options);
    linesFor('common', english.commands.common, commonOptions);
    expect(Object.keys(ofCommands).filter((name) => !commands.some((each) => each.name === name))).toEqual([]);
  });

  test('have values that are words of at most 100 letters, each once', () => {
    for (const [name, option] of all) {
      const values = valuesOf(option);
      expect([name, new Set(values).size]).toEqual([name, values.length]);
      expect(values.filter((value) => !/^[a-z0-9-]+$/.test(value) || value.length > MOST_LETTERS)).toEqual([]);
    }
  });

  test('have defaults that they would take', () => {
    for (const [name, option] of all) {
      const value = 'default' in option ? option.default : undefined;
      if (value === undefined) continue;
      expect(readOptions({ [name]: option }, { [name]: value })).toEqual({ [name]: value });
    }
  });

  test('have bounds in order, and none that Discord’s numbers would not hold', () => {
    for (const [name, option] of all) {
      if (option.type !== 'integer' && option.type !== 'number') continue;
      const { min = -(2 ** 53), max = 2 ** 53 } = option;
      expect([name, min <= max && min >= -(2 ** 53) && max <= 2 ** 53]).toEqual([name, true]);
    }
  });

  // A target may be an entry of the book where no unit has its name.
  test('of a verb hide no common one but the target', () => {
    for (const { verbs } of Object.values(rulesets)) {
      for (const [verb, { options }] of Object.entries(verbs)) {
        const both = Object.keys(options).filter((name) => name !== 'target' && Object.hasOwn(commonOptions, name));
        expect([verb, both]).toEqual([verb, []]);
      }
    }
  });
});

describe('the commands', () => {
  test('have each its own name, and are at most the hundred that Discord takes', () => {
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
    expect(new Set(commands.map(({ name }) => name.split(' ')[0])).size).toBeLessThanOrEqual(100);
  });

  test('of several are 1 to 25, each group with what it is about', () => {
    for (const [group, about] of Object.entries(groups)) {
      expect([group, fits(about)]).toEqual([group, true]);
      expect(commandsOf(group, commands).length).toBeGreaterThan(0);
      expect(commandsOf(group, commands).length).toBeLessThanOrEqual(25);
    }
  });

  test('offer every verb of every ruleset', () => {
    const verbs = Object.values(rulesets).flatMap((ruleset) => Object.keys(ruleset.verbs));
    for (const verb of verbs) expect(commandNamed(verb, commands).name).toBe(verb);
  });

  test('that are not there are named with the nearest', () => {
    expect(() => commandNamed('fier', commands)).toThrow(/"nearest":"fire"/);
    expect(() => commandNamed('constructor', commands)).toThrow('unknown-command');
  });
});
