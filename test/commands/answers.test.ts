import { beforeEach, describe, expect, test } from 'vitest';
import { commands, run } from '../../commands/index.ts';
import type { Answer } from '../../src/command/command.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { memory, recordsOf, refereeOn, SHOT, thrownBy, typed } from '../referee/table.ts';

let given: (command: string) => Promise<Answer>;
let records: () => ReturnType<typeof recordsOf>;
beforeEach(async () => {
  const { store } = await memory();
  const referee = refereeOn(store);
  given = (command) => run(english, referee, commandNamed(/^\/(\S+)/.exec(command)![1]!, commands), typed(command));
  records = () => recordsOf(store);
});

describe('what machines are given', () => {
  test('of a ruling: verb, rules, facts, steps, effects and its number', async () => {
    expect((await given('/fire weapon:rifle range:8 faces:3')).json).toEqual({
      verb: 'fire',
      rules: 'landser-classic',
      facts: { hit: false, jam: false },
      steps: [
        {
          rule: 'LC-FIRE-10',
          label: 'to hit',
          sides: 6,
          faces: [3],
          modifiers: [],
          total: 3,
          need: 4,
          result: 'missed',
        },
      ],
      effects: [],
      seq: 1,
    });
  });

  test('of odds: whole weights of a whole total as text, and the chance as a number', async () => {
    const { json } = await given(`${SHOT} odds`);
    expect(json).toMatchObject({ verb: 'fire', rules: 'landser-classic', odds: { total: '216' } });
    const { outcomes } = json.odds as { outcomes: { facts: object; weight: string; p: number }[] };
    expect(outcomes[0]).toEqual({ facts: { hit: false, jam: false }, weight: '102', p: 102 / 216 });
    expect(outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)).toBe(216n);
  });

  test('of the log: its records as they are stored, oldest first, and what is struck', async () => {
    await given(SHOT);
    await given(SHOT);
    await given('/undo');
    const { json } = await given('/log');
    expect(json).toEqual({ log: await records(), data: { page: 1, pages: 1, struck: [2] } });
    expect((await given('/log size:2')).json.data).toEqual({ page: 1, pages: 2, struck: [2] });
    expect((await given('/log size:2 page:2')).json).toMatchObject({ log: [{ seq: 1 }], data: { struck: [] } });
  });

  test('of an undo: what it struck, and its own number', async () => {
    await given(SHOT);
    expect((await given('/undo')).json).toEqual({ struck: [1], seq: 2 });
  });

  test('of help: the commands, or one with its options', async () => {
    const { json } = await given('/help');
    expect((json.data as { commands: { name: string }[] }).commands.map(({ name }) => name)).toEqual(
      commands.map(({ name }) => name),
    );
    expect((await given('/help command:fire')).json).toMatchObject({
      data: { command: 'fire', options: { weapon: { type: 'string' }, odds: { type: 'boolean' } } },
    });
  });

  test('is JSON, whatever the command', async () => {
    for (const command of [SHOT, `${SHOT} odds`, '/log', '/undo', '/help', '/help command:undo']) {
      const { json } = await given(command);
      expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    }
  });
});

describe('a command', () => {
  test('of every name has help, with or without the slash', async () => {
    for (const { name } of commands) {
      const help = await given(`/help command:"${name}"`);
      expect(plainText(help.document)).toContain(`/${name}`);
      expect(await given(`/help command:"/${name}"`)).toEqual(help);
    }
  });

  test.each([
    ['/help command:fier', 'unknown-command'],
    ['/log page:2', 'no-such-page'],
    ['/log page:0', 'out-of-range'],
    ['/log size:201', 'out-of-range'],
    ['/log lines:3', 'unknown-option'],
    ['/undo seq:3', 'unknown-option'],
    ['/undo', 'nothing-to-undo'],
  ])('%s is an input error: %s', async (command, says) => {
    expect(await thrownBy(() => given(command))).toMatchObject({ name: 'InputError', says });
    expect(await records()).toEqual([]);
  });

  test('that only reads writes nothing', async () => {
    for (const command of ['/help', '/log', '/help command:fire', `${SHOT} odds`]) await given(command);
    expect(await records()).toEqual([]);
  });
});
