import { DefaultRestOptions } from 'discord.js';
import { afterAll, afterEach, assert, beforeAll, beforeEach, test } from 'vitest';
import { runs } from '../../nightly.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Fault, Interaction } from '../loopback/index.ts';

/** discord.js gives a request up after 15 seconds, and tries it three times more. Here it's quicker. */
const GIVES_UP_AFTER = 1000;
const given: { timeout: number } = DefaultRestOptions;
const { timeout } = given;
/** Every attempt, those of a second request included. */
const ALL = 8;

let club: Club;

beforeAll(() => {
  given.timeout = GIVES_UP_AFTER;
});
afterAll(() => {
  given.timeout = timeout;
});
beforeEach(async () => {
  club = await Club.open(undefined, undefined, undefined, undefined, { patience: 30_000 });
});
afterEach(() => club.close());

/** Discord never answers, whether or not it has done what was asked. */
const silence = (done: boolean): Fault => ({ kind: 'lost', by: 'silence', done });

/** A ruling whose answer is put off, because the store takes its time. */
async function late(channel: string): Promise<Interaction> {
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const pointer = `channel:${club.discord.channel(channel).id}`;
  club.store.meddling = { before: (_, key) => (key === pointer ? waiting : undefined) };
  const shot = club.fire({ channel });
  await club.discord.until(() => shot.response, 'it to be put off');
  club.store.meddling = {};
  goOn();
  return shot;
}

/** A ruling that comes too late for its interaction: the bot posts it by itself. */
function missed(channel: string): Interaction {
  club.discord.fault('callback', { kind: 'status', status: 404, code: 10062 });
  return club.fire({ channel });
}

/** The ruling stands and is shown once, with the next answer at the latest; the next one gets the next number. */
async function stands(channel: string, shot: Interaction): Promise<void> {
  await club.logged(shot);
  club.takeErrors();
  assert.include((await club.fire({ channel }).settled()).text, '#2');
  const records = await recordsOf(club.store, club.discord.channel(channel).id);
  assert.deepEqual(
    records.map(({ seq }) => seq),
    [1, 2],
  );
  const shown = club.discord.messages(channel).filter(({ text }) => /#1\b/.test(text));
  assert.lengthOf(shown, 1, 'the first ruling is shown once');
}

const EACH = [
  ['isn’t done, once', false, 1],
  ['is done, though nobody says so', true, 1],
  ['isn’t done, however often it’s tried', false, ALL],
] as const;

/** `npm test` has the one that's done: an answer that's given twice would show. */
const TRIED = runs(EACH.slice(1, 2), EACH);

test.each(TRIED)('the first answer: a request that %s', async (_, done, times) => {
  const channel = club.channel();
  club.discord.fault('callback', silence(done), times);
  await stands(channel, club.fire({ channel }));
});

test.each(TRIED)('the edit of an answer that was put off: a request that %s', async (_, done, times) => {
  const channel = club.channel();
  club.discord.fault('edit-reply', silence(done), times);
  await stands(channel, await late(channel));
});

test.each(TRIED)('the message in place of an answer: a request that %s', async (_, done, times) => {
  const channel = club.channel();
  club.discord.fault('post-message', silence(done), times);
  await stands(channel, missed(channel));
});

test.each(TRIED)('the edit of an older message: a request that %s', async (_, done, times) => {
  const channel = club.channel();
  const shot = await club.fire({ channel }).settled();
  club.discord.fault('edit-message', silence(done), times);
  await club.discord.command({ name: 'undo', channel }).settled();
  // Nobody waits for it.
  assert.include((await club.fire({ channel }).settled()).text, '#3');
  await club.discord.until(() => {
    club.time.pass(60_000);
    return club.discord.message(shot).text.includes('~~');
  }, 'the older message to be struck through');
  club.takeErrors();
});

const HOW_OFTEN = [
  ['once', 1],
  ['however often it’s tried', ALL],
] as const;

test.each(runs(HOW_OFTEN.slice(0, 1), HOW_OFTEN))(
  'the registration of commands isn’t answered, %s: the bot referees all the same',
  async (_, times) => {
    club.discord.forgetCommands();
    club.discord.fault('put-guild-commands', silence(false), times);
    await club.restart();
    assert.include((await club.fire({ channel: club.channel(), user: 'ben' }).settled()).text, '#1');
    const registered = () => club.discord.commands.ofGuild.length > 0;
    const failed = () => club.lines.some(({ msg }) => msg === 'couldn’t register the commands');
    await club.discord.until(() => registered() || failed(), 'an end of it');
    assert.equal(registered(), times === 1);
    club.takeErrors();
  },
);

test('where the gateway is isn’t answered at first: the bot comes up', async () => {
  club.discord.fault('gateway', silence(false));
  await club.restart();
  assert.include((await club.fire({ channel: club.channel() }).settled()).text, '#1');
});
