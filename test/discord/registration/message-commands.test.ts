import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import { fighting } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);

describe('on a message', () => {
  test('Undo this strikes its ruling out, and Why? gives its rules to the one who asks, after a restart too', async () => {
    const channel = club.channel();
    const ruling = await club.fire({ channel }).reply();
    await club.restart();
    const why = await club.discord.apply({ name: 'Why?', message: ruling, user: 'ben' }).settled();
    assert.isTrue(why.ephemeral);
    assert.match(why.text, /LC-/);
    const undone = await club.discord.apply({ name: 'Undo this', message: ruling }).settled();
    assert.match(undone.text, /Taken back: #1\./);
    const late = await club.discord.apply({ name: 'Undo this', message: ruling }).settled();
    assert.isTrue(late.ephemeral);
    assert.lengthOf(await records(channel), 2);
  });

  test('Correct this opens a form with what was seen; what is changed in it is put right', async () => {
    const { say } = await fighting(club);
    const ruling = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '2' });
    const opened = club.discord.apply({ name: 'Correct this', message: ruling });
    const modal = await opened.modal();
    const asked = await club.discord.submit({ modal, fields: { range: '12' } }).settled();
    assert.match(asked.text, /asked to correct #\d+: range 12/);
    assert.isFalse(asked.ephemeral);
    const agreed = await club.discord.click({ message: asked, label: 'Agree', user: 'ben' }).settled();
    assert.match(agreed.text, /Corrected #\d+: range 12/);
  });

  test('Correct this says at once that a ruling is undone, or that it isn’t for who asks, and that nothing was changed', async () => {
    const { channel, say } = await fighting(club);
    const ruling = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '2' });
    const stranger = await club.discord.apply({ name: 'Correct this', message: ruling, user: 'dora' }).settled();
    assert.isTrue(stranger.ephemeral);
    assert.match(stranger.text, /you aren’t in this game/);
    const modal = await club.discord.apply({ name: 'Correct this', message: ruling }).modal();
    const before = (await records(channel)).length;
    const same = await club.discord.submit({ modal }).settled();
    assert.isTrue(same.ephemeral);
    assert.match(same.text, /#\d+ already says that/);
    assert.lengthOf(await records(channel), before);
    await say('carla', 'undo');
    const late = await club.discord.apply({ name: 'Correct this', message: ruling }).settled();
    assert.match(late.text, /has already been undone/);
  });

  test('of another side’s player asks, and the wrong person is told alone', async () => {
    const { say } = await fighting(club);
    const ruling = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 1' });
    const asked = await club.discord.apply({ name: 'Undo this', message: ruling }).settled();
    // Whoever was pinged in the last five minutes isn't again, but it says who's asked.
    assert.include(asked.text, 'can agree or decline');
    assert.isTrue((await club.discord.apply({ name: 'Undo this', message: ruling, user: 'dora' }).settled()).ephemeral);
  });

  test('that is not a ruling they say so', async () => {
    const help = await club.discord.command({ name: 'game status', channel: club.channel() }).settled();
    const told = await club.discord.apply({ name: 'Why?', message: help }).settled();
    assert.isTrue(told.ephemeral);
    assert.match(told.text, /isn’t one of my rulings/);
  });
});
