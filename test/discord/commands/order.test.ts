import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

type Options = NonNullable<Parameters<Club['discord']['command']>[0]['options']>;

const ask = (channel: string, user: string, name: string, options: Options = {}) =>
  club.discord.command({ name, options, channel, user });
const say = (...asked: Parameters<typeof ask>): Promise<Seen> => ask(...asked).settled();
const write = (modal: Awaited<ReturnType<ReturnType<typeof ask>['modal']>>, text: string): Promise<Seen> =>
  club.discord.submit({ modal, fields: { text } }).settled();

const HOLD = 'Hold the stone wall';

/** Anna for the Axis and Ben for the Allies, with a rifleman each. */
async function opened(): Promise<string> {
  const channel = club.channel();
  await say(channel, 'carla', 'game new', { name: 'Caen' });
  await say(channel, 'anna', 'game join', { side: 'axis' });
  await say(channel, 'ben', 'game join', { side: 'allies' });
  await say(channel, 'anna', 'unit add', { profile: 'rifleman', name: 'Schmidt' });
  return channel;
}

describe('an order at Discord', () => {
  test('is written in a form, after a restart too, and shown when all are in', async () => {
    const channel = await opened();
    const modal = await ask(channel, 'anna', 'order', { unit: 'Schmidt' }).modal();
    assert.equal(modal.title, 'Sealed order');
    await club.restart();
    const sealed = await write(modal, HOLD);
    assert.match(sealed.text, /Axis: a sealed order is in/);
    assert.isFalse(sealed.ephemeral);
    assert.notInclude(sealed.text, 'Schmidt');
    const own = await say(channel, 'anna', 'order', { show: true });
    assert.include(own.text, HOLD);
    assert.isTrue(own.ephemeral);
    await say(channel, 'anna', 'order', { complete: true });
    const all = await write(await ask(channel, 'ben', 'order').modal(), 'Storm it');
    assert.include(all.text, `Schmidt: ${HOLD}`);
    assert.include(all.text, 'Storm it');
  });

  test('is not an option, so that nobody sees it being typed, and is in no record or log', async () => {
    const names = club.discord.commands.ofGuild.find((each) => each.name === 'order')?.options?.map(({ name }) => name);
    assert.deepEqual(names, ['unit', 'side', 'complete', 'time', 'show']);
    const channel = await opened();
    await write(await ask(channel, 'anna', 'order', { unit: 'Schmidt' }).modal(), HOLD);
    const records = await recordsOf(club.store, club.discord.channel(channel).id);
    assert.equal(records.at(-1)?.command, '/order');
    assert.notInclude(JSON.stringify(records), 'stone wall');
    assert.notInclude(JSON.stringify(club.lines), 'stone wall');
  });

  test('that is wrong is told to its author alone, without its words', async () => {
    const channel = await opened();
    const modal = await ask(channel, 'ben', 'order', { unit: 'Schmidt' }).modal();
    const reply = await write(modal, HOLD);
    assert.isTrue(reply.ephemeral);
    assert.notInclude(reply.text, 'stone wall');
  });
});

describe('an order that is read at Discord', () => {
  /** The store answers nothing in this channel until it is let go of. */
  function held(channel: string): () => void {
    const key = `:secret:`;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { before } = club.store.meddling;
    club.store.meddling.before = (operation, at) => (operation === 'get' && at.includes(key) ? gate : undefined);
    assert.isString(channel);
    return () => {
      if (before) club.store.meddling.before = before;
      else delete club.store.meddling.before;
      release();
    };
  }

  test('is private from the first moment, though the store is slow', async () => {
    const channel = await opened();
    await write(await ask(channel, 'anna', 'order').modal(), HOLD);
    const release = held(channel);
    const reading = ask(channel, 'anna', 'order', { show: true });
    await club.discord.until(() => reading.response, 'a deferral');
    assert.deepInclude(await reading.reply(), { deferred: true, ephemeral: true });
    release();
    const own = await reading.settled();
    assert.include(own.text, HOLD);
    assert.isTrue(own.ephemeral);
    for (const user of ['ben', 'carla']) {
      assert.notInclude(JSON.stringify(club.discord.messages(channel, user)), HOLD);
    }
  });

  test('is shown to an umpire who plays no side, and the log says that he has read it', async () => {
    const channel = await opened();
    await write(await ask(channel, 'anna', 'order').modal(), HOLD);
    const read = await say(channel, 'carla', 'order', { show: true, side: 'axis' });
    assert.include(read.text, HOLD);
    assert.isTrue(read.ephemeral);
    const log = await say(channel, 'ben', 'log');
    assert.match(log.text, / Read the Axis’s sealed orders/);
    assert.notInclude(log.text, HOLD);
    assert.match(
      (await say(channel, 'ben', 'order', { show: true, side: 'axis' })).text,
      /You don’t play for the Axis/,
    );
  });
});
