import { setTimeout as passed } from 'node:timers/promises';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { broken } from '../../referee/meddled-store.ts';
import { facesOf, recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Interaction, Modal, Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const GIVE = 'Give the next die';

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const short = (channel: string, faces: string) => club.fire({ channel }, { weapon: 'rifle', range: 8, faces });
const press = (message: Seen) => club.discord.click({ message, label: GIVE });
const give = (modal: Modal, face: string): Interaction => club.discord.submit({ modal, fields: { face } });

/** The form that a message's button opens. */
const form = (message: Seen) => press(message).modal();

describe('dice from the table', () => {
  test('of which some are missing are asked for one at a time, until the ruling is given to all', async () => {
    const channel = club.channel();
    const first = await short(channel, '6').reply();
    assert.isTrue(first.ephemeral);
    assert.match(first.text, /The next die is a D6 \(effects\).*To hit: D6 6/s);
    const modal = await form(first);
    assert.equal(modal.fields[0]?.label, 'What does the D6 show, 1 to 6?');

    const second = await give(modal, '5').reply();
    assert.isTrue(second.ephemeral);
    assert.match(second.text, /The next die is a D6 \(light wound\).*Effects: D6 5/s);
    assert.isEmpty(await records(channel));

    const ruling = await give(await form(second), ' 3 ').reply();
    assert.isFalse(ruling.ephemeral);
    assert.match(ruling.text, /To hit: D6 6.*Effects: D6 5.*Light wound: D6 3.*Dice from the table/s);
    const [record, ...more] = await records(channel);
    assert.deepEqual([record && facesOf(record), more.length], [[6, 5, 3], 0]);
    assert.equal(record?.by, club.discord.user('anna').user.id);
  });

  test('that cannot be are told to the one who threw, and the button still works', async () => {
    const channel = club.channel();
    const owed = await short(channel, '6 5').reply();
    for (const [face, says] of [
      ['7', /Die 3 is a D6, so it can’t show 7/],
      ['six', /Die 3 can’t be "six"/],
      ['5 5', /Leave out die 4 \(5\)/],
    ] as const) {
      const reply = await give(await form(owed), face).reply();
      assert.match(reply.text, says);
      assert.isTrue(reply.ephemeral);
    }
    assert.isEmpty(await records(channel));
    assert.include((await give(await form(owed), '5').reply()).text, 'Light wound: D6 5');
  });

  test('may be given after a restart of the bot', async () => {
    const channel = club.channel();
    const owed = await short(channel, '6 5').reply();
    await club.restart();
    const modal = await form(owed);
    await club.restart();
    assert.include((await give(modal, '5').reply()).text, 'Light wound: D6 5');
  });
});

describe('a throw at the table is finished once', () => {
  test('its button and its form say so afterwards', async () => {
    const channel = club.channel();
    const owed = await short(channel, '6 5').reply();
    const modal = await form(owed);
    const done = give(modal, '5');
    await done.reply();
    await club.logged(done);
    for (const late of [press(owed), give(modal, '4')]) {
      const reply = await late.reply();
      assert.match(reply.text, /This throw is finished/);
      assert.isTrue(reply.ephemeral);
    }
    assert.lengthOf(await records(channel), 1);
  });

  test('though two forms for its last die are sent at once', async () => {
    const channel = club.channel();
    const owed = await short(channel, '6 5').reply();
    const sent = [give(await form(owed), '5'), give(await form(owed), '3')];
    await Promise.all(sent.map((each) => each.reply()));
    const [record, ...more] = await records(channel);
    assert.isEmpty(more);
    assert.deepEqual(record && facesOf(record).slice(0, 2), [6, 5]);
  });

  test('though the bot died between the ruling and the answer', async () => {
    const channel = club.channel();
    const owed = await short(channel, '6 5').reply();
    const modal = await form(owed);
    club.discord.fault('callback', { kind: 'status', status: 403, done: false });
    const sent = give(modal, '5');
    club.breakStore((operation) => operation === 'delete');
    await club.logged(sent);
    await club.discord.until(() => club.lines.some(({ msg }) => msg === 'interaction failed'), 'the failure');
    club.mendStore();
    assert.lengthOf(club.takeErrors(), 2);
    await club.restart();
    assert.include((await sent.redeliver().reply()).text, 'Light wound: D6 5');
    assert.lengthOf(await records(channel), 1);
  });

  test('and is forgotten after an hour', async () => {
    const owed = await short(club.channel(), '6 5').reply();
    const { custom_id: customId } = owed.buttons[0]!;
    await club.store.delete(`discord:owed:${customId.slice('next-die:'.length)}`);
    assert.match((await press(owed).reply()).text, /more than an hour old/);
  });
});

describe('a store that fails', () => {
  test('while a die is asked for is told of', async () => {
    club.breakStore((operation) => operation === 'set');
    const reply = await short(club.channel(), '6').reply();
    club.mendStore();
    assert.match(reply.text, /nothing has happened/);
    assert.match(String(club.takeErrors()[0]?.reference), /^[0-9a-f]{8}$/);
  });

  test('when the button is pressed is told of, and so is one that does not answer', async () => {
    const owed = await short(club.channel(), '6').reply();
    // What earlier messages show is written by then.
    await passed(300);
    for (const before of [() => broken(), () => new Promise<never>(() => {})]) {
      club.store.meddling = { before };
      const reply = await press(owed).reply();
      assert.match(reply.text, /nothing has happened/);
      assert.isTrue(reply.ephemeral);
    }
    club.mendStore();
    assert.lengthOf(club.takeErrors(), 2);
    assert.equal((await form(owed)).title, 'The next die');
  });
});
