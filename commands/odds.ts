import { setImmediate } from 'node:timers/promises';
import type { Call, Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { readPairs } from '../src/kernel/options/pairs.ts';
import { chancesOf } from '../src/reply/dice/chances.ts';

import { comparedOddsReply, shotsReply } from '../src/reply/dice/odds-tables.ts';

/** What a command can lead to as it's typed, whoever would use it. Throws as its odds do. */
async function chancesOfCommand({ referee, asked, words }: Call, typed: string) {
  const { verb, given, command } = plain(typed);
  const ruling = await referee.rule({ ...asked, given: { ...given, odds: 'true' }, command }, verb);
  // Describing ten thousand outcomes takes a while, so other work gets its turn before each choice.
  await setImmediate();
  return ruling.kind === 'odds' ? { command, chances: chancesOf(words, ruling.odds) } : { command, chances: [] };
}

/** A command inside another command's option, as typed, with or without its slash. @throws {InputError} */
function plain(typed: string): { verb: string; given: Record<string, string>; command: string } {
  const text = typed.trim().replace(/^\//, '');
  const [verb = ''] = text.split(/\s/, 1);
  return { verb: verb.toLowerCase(), given: readPairs(text.slice(verb.length)), command: `/${text}` };
}

const shotsOptions = {
  of: option.text({ required: true, command: true }),
  most: option.integer(1, 50, { default: 12 }),
} satisfies OptionsFor<'odds shots'>;

/** `data` has the `command` and the `chances` of one: `what` can happen, and its `share` from 0 to 1. */
const shots: Command = {
  name: 'odds shots',
  options: shotsOptions,
  anywhere: true,
  main: ['of'],
  example: '/odds shots of:"/fire rules:landser weapon:rifle range:8"',
  async run(call) {
    const { of, most } = call.options(shotsOptions);
    const one = await chancesOfCommand(call, of);
    return { document: shotsReply(call.words, one, most), json: { data: one } };
  },
};

const compareOptions = {
  one: option.text({ required: true, command: true }),
  two: option.text({ required: true, command: true }),
  three: option.text({ command: true }),
} satisfies OptionsFor<'odds compare'>;

/** `data.choices` has each `command` and its `chances`. */
const compare: Command = {
  name: 'odds compare',
  options: compareOptions,
  anywhere: true,
  main: ['one', 'two', 'three'],
  example:
    '/odds compare one:"/fire rules:landser weapon:rifle range:8 moved" two:"/fire rules:landser weapon:rifle range:8"',
  async run(call) {
    const { one, two, three } = call.options(compareOptions);
    const choices = [];
    for (const each of three === undefined ? [one, two] : [one, two, three]) {
      choices.push(await chancesOfCommand(call, each));
    }
    return { document: comparedOddsReply(call.words, choices), json: { data: { choices } } };
  },
};

export const oddsCommands: readonly Command[] = [shots, compare];
