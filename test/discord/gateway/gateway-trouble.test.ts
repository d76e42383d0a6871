import { afterAll, assert, beforeAll, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const session = () => club.discord.sessions[0]!;
const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);

/** A shot held in the middle until it is allowed to go on. */
async function underWay(channel: string) {
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  let begun = false;
  club.store.meddling = {
    before: () => {
      begun = true;
      return waiting;
    },
  };
  const shot = club.fire({ channel });
  await club.discord.until(() => begun, 'the command to begin');
  club.store.meddling = {};
  return { shot, goOn };
}

test('a gateway that is cut in mid-command: it is answered once, and what came meanwhile too', async () => {
  const channel = club.channel();
  const { shot, goOn } = await underWay(channel);
  session().drop();
  const meanwhile = club.fire({ channel, user: 'bob' });
  goOn();
  await shot.reply();
  await club.discord.until(() => session().resumes === 1, 'the resumption');
  await meanwhile.reply();
  await club.discord.ready();
  assert.deepEqual([shot.callbacks.length, meanwhile.callbacks.length], [1, 1]);
  // The host reads in the logs that it was away, and that it's back.
  const told = club.lines
    .map(({ msg }) => msg)
    .filter((msg) => msg.startsWith('gateway: connect') || msg.includes('is lost'));
  assert.match(
    told.slice(-2).join('\n'),
    /connection is lost, connecting again\ngateway: connected again, \d+ events were missed$/,
  );
  assert.lengthOf(await records(channel), 2);
});

test('a resumption that delivers everything again: one ruling and one answer', async () => {
  const channel = club.channel();
  const { shot, goOn } = await underWay(channel);
  session().drop();
  shot.redeliver();
  goOn();
  await shot.reply();
  await club.discord.until(() => session().resumes === 2, 'the resumption');
  await club.discord.ready();
  await club.fire({ channel: club.channel() }).reply();
  assert.lengthOf(club.discord.messages(channel), 1);
  assert.lengthOf(await records(channel), 1);
});

test('told to reconnect (op 7), the bot comes back', async () => {
  session().reconnect();
  await club.discord.until(() => session().resumes === 3, 'the resumption');
  assert.include((await club.fire({ channel: club.channel() }).reply()).text, '#1');
});

test('with its session invalid (op 9), the bot begins a new one', async () => {
  const channel = club.channel();
  const { shot, goOn } = await underWay(channel);
  session().invalidate(false);
  goOn();
  assert.include((await shot.reply()).text, '#1');
  await club.discord.until(() => club.discord.identifies === 2, 'the new session');
  await club.discord.ready();
  assert.include((await club.fire({ channel }).reply()).text, '#2');
});

test('stopped, the bot sees to the last word of all before it is gone', async () => {
  const { shot, goOn } = await underWay(club.channel());
  const stopped = club.bot.stop();
  const late = club.fire({ to: [] });
  club.discord.fault(new RegExp(late.id), { kind: 'slow', ms: 100 });
  late.deliver();
  await club.discord.until(() => late.callbacks[0], 'the last word');
  goOn();
  await stopped;
  assert.deepEqual([shot.callbacks[0]?.status, late.callbacks[0]?.status], [200, 204]);
  assert.match((await late.reply()).text, /just restarting/);
  assert.isFalse(club.discord.sessions.some(({ connected }) => connected));
});
