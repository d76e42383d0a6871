import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { buttonOf, customIdOf } from '../../../src/discord/buttons/index.ts';
import { render } from '../../../src/discord/messages/render.ts';
import type { Button } from '../../../src/reply/document.ts';
import { line } from '../../../src/reply/document.ts';
import { english } from '../../../src/reply/english/index.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { labelsOf } from '../rendered.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });

describe('Same again', () => {
  test('makes a new ruling with the same options, in public, under the name of the player who pressed', async () => {
    const channel = club.channel();
    const options = { weapon: 'smg', range: 4, cover: 'half', more: 'light-this-turn' };
    const first = await club.fire({ channel }, options).reply();
    const second = await press(first, 'Same again', 'bob').reply();
    assert.isFalse(second.ephemeral);
    assert.notEqual(second.id, first.id);
    for (const said of ['SMG', '4″', 'half cover']) assert.include(second.text, said);
    const [one, two] = await records(channel);
    const shot = 'weapon:smg range:4 cover:half light-this-turn:true rules:landser-classic';
    assert.deepEqual([two?.by, two?.command], [club.discord.user('bob').user.id, `/fire ${shot}`]);
    assert.notEqual(one?.by, two?.by);
  });

  test('throws the dice itself where they came from the table', async () => {
    const channel = club.channel();
    const first = await club.fire({ channel }, { weapon: 'rifle', range: 8, faces: '1 1' }).reply();
    const second = await press(first, 'Same again').reply();
    assert.include(first.text, 'Dice from the table');
    assert.notInclude(second.text, 'Dice from the table');
  });

  test('pressed twice at once is two rulings, and each press is ruled once', async () => {
    const channel = club.channel();
    const first = await club.fire({ channel }).reply();
    const presses = [press(first, 'Same again', 'anna'), press(first, 'Same again', 'bob')];
    for (const pressed of presses) pressed.redeliver();
    await Promise.all(presses.map((pressed) => pressed.reply()));
    assert.deepEqual(
      (await records(channel)).map(({ seq }) => seq),
      [1, 2, 3],
    );
  });
});

describe('Undo', () => {
  test('of another’s ruling speaks of no game where there is none', async () => {
    const channel = club.channel();
    const first = await club.fire({ channel }).reply();
    await press(first, 'Same again', 'bob').reply();
    const refused = await press(first, 'Undo', 'bob').settled();
    assert.equal(refused.text, 'Number 1 isn’t yours. Only the person who gave it can undo it.');
    const correct = { name: 'correct', options: { number: 1, range: 4 }, channel, user: 'bob' };
    const kept = await club.discord.command({ ...correct, unchecked: true }).settled();
    assert.equal(kept.text, '#1 isn’t yours. Only the person who gave it can correct it.');
  });
});

describe('Why?', () => {
  test('shows the one who asks every step and the words of every rule cited', async () => {
    const channel = club.channel();
    const first = await club.fire({ channel }, { weapon: 'rifle', range: 8, faces: '6 5 5' }).reply();
    const why = await press(first, 'Why?', 'bob').reply();
    assert.isTrue(why.ephemeral);
    const cited = [...new Set(first.text.match(/LC-[A-Z]+-\d+/g))];
    for (const rule of cited) assert.match(why.text, new RegExp(`^\\*\\*.* ${rule}$`, 'm'));
    assert.lengthOf(await records(channel), 1);
  });
});

describe('any button', () => {
  test('works after a restart of the bot', async () => {
    const channel = club.channel();
    const first = await club.fire({ channel }, { weapon: 'rifle', range: 8, faces: '1 1' }).reply();
    await club.restart();
    assert.isTrue((await press(first, 'Why?').reply()).ephemeral);
    assert.include((await press(first, 'Same again').reply()).text, '#2');
  });

  test('of a version that this one does not know says so', async () => {
    const first = await club.fire({ channel: club.channel() }).reply();
    for (const customId of ['reroll:1', 'why:v7/1']) {
      Object.assign(first.raw, { components: [{ type: 1, components: [{ type: 2, style: 2, custom_id: customId }] }] });
      const reply = await club.discord.click({ message: first, customId, asSeen: true }).reply();
      assert.match(reply.text, /another version of Umpire/);
      assert.isTrue(reply.ephemeral);
    }
  });

  test('does nothing where the channel has another log by now', async () => {
    const channel = club.channel();
    const first = await club.fire({ channel }).reply();
    const other = await club.fire({ channel: club.channel() }).reply();
    const { id } = club.discord.channel(channel);
    const pointer = await club.store.get(`channel:${other.channelId}`);
    await club.store.set(`channel:${id}`, pointer);
    await club.restart();
    const again = await press(first, 'Same again').reply();
    assert.match(again.text, /has no number 1/);
    assert.isTrue(again.ephemeral);
  });

  test('has room in a message, however many there are and whatever stands on them', () => {
    const join = (side: string): Button => ({ action: 'join', of: { side }, label: side });
    const [long, tooLong] = ['l'.repeat(90), 'm'.repeat(120)];
    const buttons = [long, tooLong, 'a', 'b', 'c', 'd', 'e'].map(join);
    assert.deepEqual(labelsOf(render(english, { lines: [line('Sides')], buttons })), [
      [`${'l'.repeat(79)}…`, 'a', 'b', 'c', 'd'],
      ['e'],
    ]);
  });

  test('carries at most 100 letters, whatever it is about', () => {
    const log = 'f'.repeat(32);
    const widest = [
      { action: 'again', of: { log, seq: Number.MAX_SAFE_INTEGER } },
      { action: 'next-die', of: { key: '1'.repeat(20) } },
      { action: 'older', of: { page: Number.MAX_SAFE_INTEGER, size: 200 } },
    ] as const;
    for (const button of widest) {
      assert.isAtMost(customIdOf(button).length, 100);
      assert.deepEqual(buttonOf(customIdOf(button)), button);
    }
    for (const unknown of ['', 'again', 'again:1', 'older:x', 'older:1', 'toString:1', 'next-die:']) {
      assert.isUndefined(buttonOf(unknown), unknown);
    }
  });
});
