import { MessageFlags } from 'discord.js';
import { afterAll, afterEach, assert, beforeAll, describe, test } from 'vitest';
import { Answers } from '../../../src/discord/answers/answers.ts';
import type { Answerable } from '../../../src/discord/answers/replying.ts';
import { InputError } from '../../../src/kernel/refusal.ts';
import { english } from '../../../src/reply/english/index.ts';
import { isRecord, type Operation } from '../../referee/meddled-store.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Interaction, Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterEach(() => {
  club.mendStore();
});

afterAll(() => club.close());

const isCommit = (operation: Operation, key: string) => operation === 'add' && isRecord(key);
const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);

/** The error that was logged with the reference in this message. */
async function causeOf(
  shot: Interaction,
  { text: content, ephemeral }: Seen,
): Promise<{ type: string; message: string }> {
  assert.isTrue(ephemeral);
  const [reference] = /\b[0-9a-f]{8}\b/.exec(content) ?? [];
  const line = (await club.logged(shot)).find((each) => each.reference === reference);
  assert.deepEqual([line?.level, line?.msg], [50, 'command failed']);
  assert.lengthOf(club.takeErrors(shot), 1);
  return line?.err as { type: string; message: string };
}

describe('a store that fails', () => {
  test('to write: nothing has happened, and it is said so', async () => {
    const channel = club.channel();
    await club.fire({ channel }).reply();
    club.breakStore(isCommit);
    const shot = club.fire({ channel });
    const word = await shot.reply();
    assert.match(word.text, /nothing has happened and no dice were thrown/);
    assert.equal((await causeOf(shot, word)).type, 'NotWritten');
    club.mendStore();
    assert.lengthOf(await records(channel), 1);
    assert.include((await club.fire({ channel }).reply()).text, '#2');
  });

  test('to say whether it wrote: nobody knows, and it is said so', async () => {
    const channel = club.channel();
    club.breakStore(isCommit, 'unknown');
    const shot = club.fire({ channel });
    const word = await shot.reply();
    assert.match(word.text, /I don’t know whether this was written/);
    await causeOf(shot, word);
  });

  test('to say that it wrote: the ruling is shown', async () => {
    const channel = club.channel();
    let failures = 0;
    club.breakStore((operation, key) => isCommit(operation, key) && failures++ === 0, 'unknown', 'after');
    assert.include((await club.fire({ channel }).reply()).text, '#1');
    assert.isAbove(failures, 0);
    assert.lengthOf(await records(channel), 1);
  });

  test('to read: nothing has happened', async () => {
    const channel = club.channel();
    club.breakStore((operation) => operation === 'get');
    const shot = club.fire({ channel });
    const word = await shot.reply();
    assert.match(word.text, /nothing has happened/);
    await causeOf(shot, word);
  });
});

describe('a damaged record', () => {
  test('stops its own channel, with a reference, and no other', async () => {
    const channel = club.channel();
    await club.fire({ channel }).reply();
    const { log } = (await club.store.get(`channel:${club.discord.channel(channel).id}`)) as { log: string };
    await club.store.set(`${log}:r:1`, { version: 99 });
    await club.restart();
    for (const name of ['fire', 'log']) {
      const options = name === 'fire' ? { weapon: 'rifle', range: 8 } : {};
      const command = club.discord.command({ name, channel, options });
      const word = await command.reply();
      assert.match(word.text, /I can’t read one of the records/);
      assert.include((await causeOf(command, word)).message, `${log}:r:1`);
    }
    assert.include((await club.fire({ channel: club.channel() }).reply()).text, '#1');
  });
});

describe('a bug', () => {
  test('is apologised for, under a number that the logs have with its cause', async () => {
    const channel = club.channel();
    club.store.meddling = {
      before: () => {
        throw new TypeError('undefined is not a gun', { cause: new Error('the armourer slept') });
      },
    };
    const shot = club.fire({ channel });
    const word = await shot.reply();
    assert.match(word.text, /something went wrong on my side/);
    const cause = await causeOf(shot, word);
    assert.deepInclude(cause, { type: 'TypeError', message: 'undefined is not a gun' });
    assert.include(JSON.stringify(cause), 'the armourer slept');
    assert.include(JSON.stringify(cause), 'trouble.test.ts');
  });

  test('in the catalogue of messages itself is told as one', async () => {
    const said: { components: unknown; flags?: number }[] = [];
    const gathersNothing = { take: async () => undefined, edit: async () => false };
    const nothingUntold = {
      of: async () => [],
      missed: async () => undefined,
      missedBefore: async () => undefined,
      drop: async () => {},
    };
    const interaction = {
      id: '1',
      createdTimestamp: Date.now(),
      channelId: null,
      guildId: null,
      isButton: () => false,
      isMessageComponent: () => false,
      isChatInputCommand: () => false,
      isModalSubmit: () => false,
      client: { rest: { post: async (_: string, { body }: { body: { data: never } }) => said.push(body.data) } },
    };
    const work = () => Promise.reject(new InputError('a word without a sentence'));
    await new Answers(english, nothingUntold, club.logger(), gathersNothing).give(
      interaction as unknown as Answerable,
      '/fire',
      'public',
      work,
    );
    const [line] = club.takeErrors();
    assert.include(JSON.stringify(said[0]), String(line?.reference));
    assert.isTrue(Boolean(said[0]!.flags! & MessageFlags.Ephemeral));
    assert.include(JSON.stringify(line), 'a word without a sentence');
  });
});
