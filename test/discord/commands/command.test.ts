import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { english } from '../../../src/reply/english/index.ts';
import { wordedSteps } from '../../../src/reply/ruling/worded.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = (message: { buttons: readonly { label?: string }[] }) => message.buttons.map(({ label }) => label);

describe('a ruling', () => {
  test('is public: the verdict first, every die with what it was for, and its buttons', async () => {
    const channel = club.channel();
    const reply = await club.fire({ channel }).reply();
    assert.isFalse(reply.ephemeral);
    assert.match(reply.text, /^\*\*(Hit|Missed)/);
    const [record] = await recordsOf(club.store, club.discord.channel(channel).id);
    const ruled = record?.events.find((event) => event.type === 'ruled');
    const steps = ruled ? wordedSteps(english, ruled) : [];
    const dice = steps.map(({ label, faces }) => `${label}: D6 ${faces.join('+')}`);
    assert.isNotEmpty(dice);
    for (const die of dice) assert.include(reply.text.toLowerCase(), die.toLowerCase());
    assert.deepEqual(labels(reply), ['Same again', 'Undo', 'Why?']);
  });

  test('takes the options of `more` as its own', async () => {
    const channel = club.channel();
    const options = { weapon: 'rifle', range: 8, faces: '6 5 5', more: 'light-this-turn' };
    const reply = await club.fire({ channel }, options).reply();
    assert.include(reply.text, '+1 light wound this turn already');
    const [record] = await recordsOf(club.store, club.discord.channel(channel).id);
    assert.equal(record?.command, '/fire weapon:rifle range:8 faces:"6 5 5" light-this-turn:true');
  });

  test('in a DM, a thread and a forum post is like any other', async () => {
    // In a DM rulings are for those who have installed the bot.
    club.discord.user('anna').installed = true;
    for (const place of [{ dm: true }, { channel: 'side-table' }, { channel: 'caen' }]) {
      const shot = club.discord.command({ name: 'fire', options: { weapon: 'rifle', range: 8 }, ...place });
      assert.include((await shot.reply()).text, '#1');
    }
  });

  test('with odds:true shows them to all, and throws nothing', async () => {
    const channel = club.channel();
    const reply = await club.fire({ channel }, { weapon: 'rifle', range: 8, odds: true }).reply();
    assert.match(reply.text, /^\*\*50% to hit, 33% to force somebody into hiding/);
    assert.match(reply.text, /Exact odds/);
    assert.isFalse(reply.ephemeral);
    assert.isEmpty(await recordsOf(club.store, club.discord.channel(channel).id));
    const rolled = await club.discord.click({ message: reply, label: 'Roll', user: 'bob' }).settled();
    assert.match(rolled.text, /To hit: D6 \d/);
    const [record] = await recordsOf(club.store, club.discord.channel(channel).id);
    assert.equal(record?.command, '/fire weapon:rifle range:8');
  });
});

describe('told to the one who asked alone', () => {
  const cases: readonly [what: string, options: Record<string, string | number | boolean>, says: RegExp][] = [
    ['an option given twice', { weapon: 'rifle', range: 8, more: 'range:9' }, /You gave range twice/],
    ['an unknown option, with the nearest', { weapon: 'rifle', range: 8, more: 'alon' }, /no option "alon".* alone\?/],
    ['an option with an odd name', { weapon: 'rifle', range: 8, more: '__proto__:1' }, /no option .*proto/],
    ['an open quote', { weapon: 'rifle', range: 8, more: 'alone:"x' }, /quotation mark missing/],
    [
      'what the rules forbid, with the rule',
      { weapon: 'gpmg', range: 9, moved: true },
      /GPMG can’t move and fire.*LC-/,
    ],
  ];

  test.each(cases)('%s', async (_what, options, says) => {
    const channel = club.channel();
    const reply = await club.fire({ channel }, options).reply();
    assert.match(reply.text, says);
    assert.isTrue(reply.ephemeral);
    // The reply offers only what was asked for, or what may have been meant.
    for (const { custom_id: carried } of reply.buttons) assert.match(carried, /^run:\/fire /);
    assert.isEmpty(await recordsOf(club.store, club.discord.channel(channel).id));
  });

  test("a player's words as they stand: they neither format nor ping", async () => {
    const words = '**bold**<@1>@everyone';
    const reply = await club.fire({}, { weapon: 'rifle', range: 8, more: `${words}:1` }).reply();
    assert.include(reply.text, '\\*\\*bold\\*\\*\\<@1>');
    assert.deepEqual(reply.raw.mentions, []);
    assert.isFalse(reply.raw.mention_everyone);
  });

  test('the help by topics, which its menu turns in one message', async () => {
    const all = await club.discord.command({ name: 'help', channel: club.channel() }).reply();
    const turn = (topic: string) =>
      club.discord.click({ message: all, customId: 'help:topics', values: [topic] }).settled();
    const log = await turn('records');
    assert.equal(log.id, all.id);
    assert.match(log.text, /^\*\*The log\*\*\n[\s\S]*\/since/);
    const dice = await turn('dice');
    assert.equal(dice.id, all.id);
    assert.include(dice.text, '/fair verify');
    assert.isTrue(dice.ephemeral);
    const back = await turn('overview');
    assert.equal(back.id, all.id);
    assert.equal(back.text, all.text);
  });

  test('the help, of all commands and of one', async () => {
    const all = await club.discord.command({ name: 'help', channel: club.channel() }).reply();
    const one = await club.discord.command({ name: 'help', options: { command: 'fire' } }).reply();
    assert.isEmpty(all.files);
    for (const name of ['/fire', '/log', '/undo', '/game', '/help']) assert.include(all.text, name);
    const begun = await club.discord.click({ message: all, label: 'Quickstart' }).reply();
    assert.include(begun.text, 'Which rulebook');
    assert.include(one.text, '**light-this-turn**');
    assert.deepEqual([all.ephemeral, one.ephemeral], [true, true]);
  });

  test('a command that this version no longer has', async () => {
    const reply = await club.discord.command({ name: 'charge', unchecked: true }).reply();
    assert.match(reply.text, /There’s no \/charge/);
    assert.isTrue(reply.ephemeral);
  });
});

describe('/undo', () => {
  const undo = (channel: string, user: string) => club.discord.command({ name: 'undo', channel, user }).reply();

  test('strikes out the newest ruling for all to see, if it is the own one', async () => {
    const channel = club.channel();
    await club.fire({ channel, user: 'bob' }).reply();
    const others = await undo(channel, 'anna');
    assert.match(others.text, /isn’t yours/);
    assert.isTrue(others.ephemeral);
    const own = await undo(channel, 'bob');
    assert.match(own.text, /Taken back: #1\./);
    assert.isFalse(own.ephemeral);
    assert.match((await undo(channel, 'bob')).text, /There’s nothing to undo/);
  });
});
