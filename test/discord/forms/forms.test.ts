import { ComponentType } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { fighting, sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const use = (channel: string, options = {}, user = 'anna', name = 'fire') =>
  club.discord.command({ name, options, channel, user });
/** As it is typed where the commands are for books that have too many weapons to list. */
const mistype = (channel: string, options: object) =>
  club.discord.command({ name: 'fire', options: { ...options }, channel, unchecked: true }).settled();
const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });
const names = ({ fields }: Modal) => fields.map(({ customId }) => customId);
/** More than fits in a form. */
const LONG =
  'modifier:1 light-this-turn serious-before:1 wound-penalty:1 target-fast with:"dogs-chance, no-medium-to-15"';
/** Nobody is hurt, so whoever was aimed at can be aimed at again. */
const HARMLESS = { modifier: -6 };
const field = (modal: Modal, name: string) => modal.fields.find(({ customId }) => customId === name)!;
const valuesOf = (modal: Modal, name: string) =>
  (field(modal, name).raw.options as { value: string }[]).map(({ value }) => value);

describe('a command with something missing', () => {
  test('opens a form for that, with menus for choices and a field for what eyes must tell', async () => {
    const channel = club.channel();
    const opened = await use(channel).modal();
    assert.deepEqual(names(opened), ['weapon', 'range', 'cover', 'also']);
    assert.equal(field(opened, 'cover').type, ComponentType.RadioGroup);
    assert.equal(field(opened, 'range').type, ComponentType.TextInput);
    assert.isEmpty(await records(channel));
    const ruling = await club.discord
      .submit({ modal: opened, fields: { weapon: 'rifle', range: '8', cover: 'half' } })
      .settled();
    assert.include(ruling.text, '8″, half cover');
    assert.lengthOf(await records(channel), 1);
  });

  test('asks nothing that is given, and begins with what was said last time', async () => {
    const channel = club.channel();
    const first = await use(channel, { weapon: 'smg' }).modal();
    assert.deepEqual(names(first), ['range', 'cover', 'also']);
    await club.discord.submit({ modal: first, fields: { range: '8', cover: 'half' } }).settled();
    const second = await use(channel).modal();
    assert.deepEqual(
      second.fields.map(({ value }) => value),
      ['smg', '8', 'half', ''],
    );
    const ruling = await club.discord.submit({ modal: second }).settled();
    assert.include(ruling.text, '8″, half cover');
  });

  test('asks in a battle who of those that can, and at whom, and not what the unit knows', async () => {
    const { channel } = await fighting(club);
    const opened = await use(channel).modal();
    assert.deepEqual(names(opened), ['who', 'target', 'range', 'cover', 'also']);
    assert.deepEqual(valuesOf(opened, 'who'), ['Bell', 'Otto', 'all']);
    assert.deepEqual(valuesOf(opened, 'target'), ['Jones', 'Miller']);
    const ruling = await club.discord
      .submit({ modal: opened, fields: { who: 'Otto', target: 'Miller', range: '8', cover: 'half' } })
      .settled();
    assert.match(ruling.text, /Otto (?:hit|missed) Miller/);
    assert.deepEqual(valuesOf(await use(channel, { range: 4 }).modal(), 'who'), ['Bell']);
  });

  test('takes any other by a part of his name below a menu that is too short', async () => {
    const { channel, say } = await fighting(club);
    for (let i = 1; i <= 25; i++)
      await say('carla', 'unit add', { profile: 'rifleman', name: `Man ${i}`, side: 'allies' });
    const opened = await use(channel, HARMLESS).modal();
    assert.deepEqual(names(opened), ['who', 'target', 'target-other', 'range', 'cover']);
    assert.lengthOf(valuesOf(opened, 'target'), 25);
    const fields = { who: 'Bell', 'target-other': 'iller', range: '8', cover: 'none' };
    assert.match((await club.discord.submit({ modal: opened, fields }).settled()).text, /Bell (?:hit|missed) Miller/);
    const again = await use(channel, HARMLESS).modal();
    // The last unit aimed at comes first.
    assert.equal(field(again, 'target').value, 'Miller');
    const chosen = { who: 'Otto', target: 'Man 2', range: '8', cover: 'none' };
    assert.match(
      (await club.discord.submit({ modal: again, fields: chosen }).settled()).text,
      /Otto (?:hit|missed) Man 2/,
    );
  });

  test('reaches the last of forty on either side by a part of the name', async () => {
    const { channel, say } = await fighting(club);
    for (let i = 1; i <= 39; i++) {
      await say('carla', 'unit add', { profile: 'rifleman', name: `Man ${i}`, side: 'allies' });
      await say('carla', 'unit add', { profile: 'rifleman', name: `Mate ${i}`, side: 'axis' });
    }
    await say('carla', 'unit add', { profile: 'rifleman', name: 'Zimmermann', side: 'axis' });
    const opened = await use(channel, HARMLESS).modal();
    // There is no room for a field below each menu.
    assert.deepEqual(names(opened), ['who', 'who-other', 'target', 'range', 'cover']);
    assert.equal(field(opened, 'target').type, ComponentType.TextInput);
    assert.equal(field(opened, 'target').value, 'Jones');
    const fields = { 'who-other': 'zimm', target: 'n 39', range: '8', cover: 'none' };
    const ruling = await club.discord.submit({ modal: opened, fields }).settled();
    assert.match(ruling.text, /Zimmermann (?:hit|missed) Man 39/);
    const again = await use(channel, HARMLESS).modal();
    const several = await club.discord.submit({ modal: again, fields: { ...fields, 'who-other': 'te 3' } }).settled();
    assert.isTrue(several.ephemeral);
    assert.match((await press(several, 'Mate 31').reply()).text, /Mate 31 (?:hit|missed) Man 39/);
  });

  test('asks who in a battle, though the command would do without', async () => {
    const { channel } = await fighting(club);
    const opened = await use(channel, {}, 'anna', 'move').modal();
    assert.equal(names(opened)[0], 'who');
    assert.include((await club.discord.submit({ modal: opened }).settled()).text, 'Bell can move up to 4″');
    // A unit that has acted comes last, if it can act at all.
    assert.equal(valuesOf(await use(channel, {}, 'anna', 'fire').modal(), 'who')[0], 'Otto');
  });

  test('is refused at once, with the reason, where none of one’s own can', async () => {
    const { channel } = await fighting(club);
    const before = await records(channel);
    for (const name of ['fire', 'move', 'grenade']) {
      const refused = await use(channel, {}, 'ben', name).settled();
      assert.isTrue(refused.ephemeral);
      assert.match(refused.text, /Jones has to wait: it’s the Axis’s turn/);
    }
    // If the referee doesn't know what a man has, the player can still say it.
    assert.include((await use(channel, { weapon: 'rifle', range: 8 }, 'ben').settled()).text, 'Rifle');
    assert.lengthOf(await records(channel), before.length + 1);
  });

  test('asks what only the rules miss, with the book’s numbers beside the choices', async () => {
    const channel = club.channel();
    const moved = await use(channel, { rules: 'panzertroops' }, 'anna', 'move').modal();
    assert.equal(names(moved)[0], 'mover');
    const opened = await use(channel, { rules: 'ww2-skirmish', range: 8 }, 'anna', 'demolish').modal();
    assert.include(names(opened), 'weapon');
    const fired = await use(channel).modal();
    const hints = (field(fired, 'weapon').raw.options as { description?: string }[]).map((each) => each.description);
    assert.match(String(hints[0]), /^to hit \d/);
  });

  test('is ruled on by the form after a restart, and once however often that is delivered', async () => {
    const channel = club.channel();
    const opened = await use(channel, { more: LONG }).modal();
    assert.match(opened.customId, /^fill:#/);
    await club.restart();
    const submitted = club.discord.submit({ modal: opened, fields: { weapon: 'rifle', range: '8' } });
    submitted.redeliver();
    assert.include((await submitted.settled()).text, '+1 agreed at the table');
    assert.lengthOf(await records(channel), 1);
  });

  test('submitted when the turn has passed to the other side, tells that and writes nothing', async () => {
    const { channel, say } = await fighting(club);
    const opened = await use(channel).modal();
    await say('carla', 'turn end');
    const before = await records(channel);
    const late = await club.discord.submit({ modal: opened, fields: { range: '8' } }).settled();
    assert.isTrue(late.ephemeral);
    assert.match(late.text, /has to wait/);
    assert.lengthOf(await records(channel), before.length);
  });

  test('long after, when it is forgotten what it was for, says so', async () => {
    const channel = club.channel();
    const opened = await use(channel, { more: LONG }).modal();
    await club.store.delete(`discord:command:${opened.customId.slice('fill:#'.length)}`);
    const late = await club.discord.submit({ modal: opened, fields: { weapon: 'rifle', range: '8' } }).settled();
    assert.match(late.text, /more than an hour old/);
    assert.include(late.text, 'weapon:rifle range:8');
    assert.isEmpty(await records(channel));
  });
});

describe('a mistyped value', () => {
  test('comes back with buttons for the nearest ones, and goes on from there', async () => {
    const channel = club.channel();
    const wrong = await mistype(channel, { weapon: 'rifel', range: 8 });
    assert.isTrue(wrong.ephemeral);
    assert.equal(
      wrong.buttons[0]?.type === ComponentType.Button && 'label' in wrong.buttons[0] && wrong.buttons[0].label,
      'rifle',
    );
    const ruling = await press(wrong, 'rifle').settled();
    assert.isFalse(ruling.ephemeral);
    assert.include(ruling.text, '8″');
    assert.lengthOf(await records(channel), 1);
  });

  test('goes on by a form where something else is missing', async () => {
    const channel = club.channel();
    const wrong = await mistype(channel, { weapon: 'rifel' });
    const opened = await press(wrong, 'rifle').modal();
    assert.deepEqual(names(opened), ['range', 'cover', 'also']);
    assert.include((await club.discord.submit({ modal: opened, fields: { range: '8' } }).settled()).text, 'Rifle');
  });

  test('is a unit’s as well as a word’s', async () => {
    const { channel } = await fighting(club);
    const wrong = await use(channel, { attacker: 'Bel', target: 'Miller', range: 8 }).settled();
    const ruling = await press(wrong, 'Bell').settled();
    assert.match(ruling.text, /Bell (?:hit|missed) Miller/);
  });

  test('forgives quotes typed around it', async () => {
    const { channel } = await fighting(club);
    const ruling = await use(channel, { attacker: '"Bell"', target: '"Miller"', range: 8 }).settled();
    assert.match(ruling.text, /Bell (?:hit|missed) Miller/);
  });

  test('or number out of range is asked for again by a form', async () => {
    const channel = club.channel();
    const wrong = await use(channel, { weapon: 'rifle', more: 'range:far' }).settled();
    assert.deepEqual(
      wrong.buttons.map(({ label }) => label),
      ['Fill it in'],
    );
    const opened = await press(wrong, 'Fill it in').modal();
    assert.deepEqual(names(opened), ['range', 'cover', 'also']);
    assert.include((await club.discord.submit({ modal: opened, fields: { range: '8' } }).settled()).text, '8″');
  });
});

describe('what is owed first', () => {
  test('stands as a button under the refusal', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('anna', 'quickstart', { rules: 'landser-classic', side: 'axis' });
    const refused = await say('anna', 'turn end');
    assert.isTrue(refused.ephemeral);
    const given = await press(refused, 'Initiative').settled();
    assert.match(given.text, / go(?:es)? first/);
  });
});
