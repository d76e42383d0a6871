import { InteractionResponseType as Callback } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { DEFER_AFTER } from '../../../src/discord/answers/replying.ts';
import { broken } from '../../referee/meddled-store.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Interaction } from '../loopback/index.ts';

let club: Club;
const held = new Map<string, Promise<void>>();

beforeAll(async () => {
  club = await Club.open();
  club.store.meddling = { before: (_operation, key) => held.get(key) };
});

afterAll(() => club.close());

/** A channel whose log the store does not find until it is let go of. */
function slowChannel() {
  const channel = club.channel();
  const key = `channel:${club.discord.channel(channel).id}`;
  let release: (work?: () => void) => void = () => {};
  held.set(
    key,
    new Promise<void>((resolve) => {
      release = () => resolve();
    }),
  );
  const end = () => {
    release();
    held.delete(key);
  };
  const fail = () => {
    held.set(
      key,
      held.get(key)!.then(() => broken()),
    );
    release();
  };
  return { channel, end, fail };
}

const types = (interaction: Interaction) => interaction.callbacks.map(({ body }) => (body as { type: number }).type);

/** Waits until the interaction is put off. */
async function putOff(interaction: Interaction): Promise<void> {
  await club.discord.until(() => interaction.response, 'an answer');
}

test('an answer is put off while half of Discord’s three seconds are left', () => {
  assert.equal(DEFER_AFTER, 1500);
});

describe.concurrent('while the store is slow', () => {
  test('a ruling is put off, then written in its place', async () => {
    const { channel, end } = slowChannel();
    const shot = club.fire({ channel });
    await putOff(shot);
    assert.deepInclude(await shot.reply(), { deferred: true, ephemeral: false });
    end();
    const reply = await shot.settled();
    assert.match(reply.text, /^\*\*(Hit|Missed)/);
    assert.lengthOf(reply.buttons, 3);
    assert.deepEqual(types(shot), [Callback.DeferredChannelMessageWithSource]);
    assert.lengthOf(club.discord.messages(channel), 1);
  });

  test('a refusal takes away what was put off for all, and goes to its one', async () => {
    const { channel, end } = slowChannel();
    const shot = club.fire({ channel }, { weapon: 'gpmg', range: 8, moved: true });
    await putOff(shot);
    end();
    const refusal = await shot.followUp();
    assert.match(refusal.text, /A GPMG can’t move and fire/);
    assert.isTrue(refusal.ephemeral);
    assert.isTrue((await shot.reply()).deleted);
    assert.isEmpty(club.discord.messages(channel, 'bob'));
  });

  test('and then fails, that is said to its one', async () => {
    const { channel, fail } = slowChannel();
    const shot = club.fire({ channel });
    await putOff(shot);
    fail();
    const word = await shot.followUp();
    assert.match(word.text, /nothing has happened/);
    assert.isTrue(word.ephemeral);
    assert.isTrue((await shot.reply()).deleted);
    await club.logged(shot);
    assert.lengthOf(club.takeErrors(shot), 1);
  });

  test('the log is put off and shown privately', async () => {
    const { channel, end } = slowChannel();
    const log = club.discord.command({ name: 'log', channel });
    await putOff(log);
    assert.deepInclude(await log.reply(), { deferred: true, ephemeral: true });
    end();
    assert.match((await log.settled()).text, /The log is empty/);
  });

  test('a deferral whose answer is lost is completed all the same', async () => {
    const { channel, end } = slowChannel();
    const shot = club.fire({ channel, to: [] });
    club.discord.fault(new RegExp(shot.id), { kind: 'lost', by: 'close' });
    shot.deliver();
    await putOff(shot);
    await club.discord.until(() => shot.callbacks[1]?.status, 'the second try');
    end();
    assert.match((await shot.settled()).text, /^\*\*(Hit|Missed)/);
    assert.lengthOf(club.discord.messages(channel), 1);
  });

  test('a command delivered again by another session is answered once', async () => {
    const { channel, end } = slowChannel();
    const shot = club.fire({ channel });
    await putOff(shot);
    shot.redeliver();
    end();
    await shot.settled();
    assert.lengthOf(club.discord.messages(channel), 1);
    assert.lengthOf(await recordsOf(club.store, club.discord.channel(channel).id), 1);
  });
});

describe.concurrent('a page of the log that comes slowly', () => {
  async function page() {
    const channel = club.channel();
    const shots = Array.from({ length: 25 }, () => club.fire({ channel }));
    await Promise.all(shots.map((shot) => shot.reply()));
    const shown = await club.discord.command({ name: 'log', channel, options: { size: 20 } }).reply();
    const { log } = (await club.store.get(`channel:${club.discord.channel(channel).id}`)) as { log: string };
    return { channel, shown, key: `${log}:r:1` };
  }

  test('is turned in place all the same, and leaves no old file', async () => {
    const { shown, key } = await page();
    let release = () => {};
    held.set(key, new Promise((resolve) => (release = resolve)));
    const older = club.discord.click({ message: shown, label: 'Older' });
    await putOff(older);
    release();
    const turned = await older.settled();
    assert.deepInclude(turned, { id: shown.id, ephemeral: true });
    assert.match(turned.text, /page 2 of 2/);
    assert.isEmpty(turned.files);
  });

  test('and not at all stays, and the one who turned it is told', async () => {
    const { shown, key } = await page();
    let release = () => {};
    const waiting = new Promise<void>((resolve) => (release = resolve));
    held.set(
      key,
      waiting.then(() => broken()),
    );
    const older = club.discord.click({ message: shown, label: 'Older' });
    await putOff(older);
    release();
    assert.isTrue((await older.followUp()).ephemeral);
    assert.equal(club.discord.message(shown).text, shown.text);
    await club.logged(older);
    assert.lengthOf(club.takeErrors(older), 1);
  });
});
