import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { battle, fighting, hit, sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const id = (user: string) => club.discord.user(user).user.id;
const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });
const isGrey = (message: Seen, label: string) =>
  club.discord.message(message).buttons.find((button) => button.label === label)?.disabled ?? false;

describe('an answer that everyone sees says', () => {
  test('who had the panel’s plan done, even where nobody had to look at anything', async () => {
    const { say } = await fighting(club);
    const planned = await press(await say('anna', 'play'), 'Covering fire').settled();
    const { custom_id: customId } = planned.buttons.find(({ custom_id }) => custom_id.startsWith('roll:'))!;
    const ruling = await club.discord.click({ message: planned, customId, user: 'anna' }).followUp();
    assert.include(ruling.text, 'Bell takes Covering Fire');
    assert.include(ruling.text, `Pressed by <@${id('anna')}>`);
  });

  test('who chose the nearest word to a mistyped one', async () => {
    const { say } = await fighting(club);
    const wrong = await say('anna', 'act', { who: 'Bel', action: 'hide' });
    const done = await press(wrong, 'Bell').settled();
    assert.isFalse(done.ephemeral);
    assert.include(done.text, `Pressed by <@${id('anna')}>`);
  });

  test('who filled in a form', async () => {
    const { channel } = await fighting(club);
    const form = await club.discord.command({ name: 'act', channel, user: 'anna' }).modal();
    const done = await club.discord.submit({ modal: form, fields: { action: 'covering-fire' } }).settled();
    assert.isFalse(done.ephemeral, done.text);
    assert.include(done.text, `Filled in by <@${id('anna')}>`);
  });

  test('that only once, where the answer names them already', async () => {
    const { say } = await fighting(club);
    const first = await say('anna', 'fire', {
      attacker: 'Bell',
      target: 'Miller',
      range: 8,
      cover: 'half',
      faces: '6 1',
    });
    const undone = await press(first, 'Undo', 'carla').settled();
    assert.lengthOf(undone.text.match(new RegExp(`Pressed by <@${id('carla')}>`, 'g')) ?? [], 1);
  });
});

describe('two buttons under one message, pressed at once by two people', () => {
  test('are both grey afterwards', async () => {
    const [anna, ben] = [[['rifle-team', 'Anton', 'Berta']], [['rifle-team', 'Able', 'Baker']]] as const;
    const { say } = await battle(club, { rules: 'ww2-skirmish', anna, ben });
    const begun = await say('carla', 'turn end');
    const isAnnas = begun.text.includes('Axis to play');
    const [own, others, user] = isAnnas
      ? [['Anton', 'Berta'], ['Able', 'Baker'], 'anna']
      : [['Able', 'Baker'], ['Anton', 'Berta'], 'ben'];
    for (const [i, attacker] of own.entries()) await hit(say, user, attacker, others[i]!);
    // What a unit owes has one button in its players' panel.
    const panel = await say(user === 'anna' ? 'ben' : 'anna', 'play', { unit: others[0]! });
    const morale = panel.buttons.flatMap((button) => ('label' in button ? [String(button.label)] : []));
    assert.deepEqual(
      morale.filter((label) => label.startsWith('Morale')).toSorted(),
      others.map((name) => `Morale for ${name}`),
    );
    const status = await say('carla', 'turn status');
    const pressed = others.map((name) => `Morale for ${name}`);
    await Promise.all(pressed.map((label, i) => press(status, label, ['anna', 'ben'][i]!).settled()));
    await club.discord.until(() => pressed.every((label) => isGrey(status, label)), 'two grey buttons');
  });
});

describe('two different choices from one menu, quickly', () => {
  test('are both taken', async () => {
    const { channel, say } = await fighting(club);
    await say('anna', 'unit add', { profile: 'rifleman', name: 'Karl' });
    const ruling = await say('anna', 'fire', {
      attacker: 'Bell',
      target: 'Miller',
      range: 8,
      cover: 'half',
      faces: '6 1',
    });
    const message = await press(ruling, 'With another…', 'anna').settled();
    const [, customId = ''] = /"custom_id":"(instead:[^"]+)"/.exec(JSON.stringify(message.raw.components)) ?? [];
    const choices = [
      ...JSON.stringify(message.raw.components).matchAll(/"label":"By (?:Otto|Karl)","value":"([^"]+)"/g),
    ];
    assert.lengthOf(choices, 2);
    const before = (await records(channel)).length;
    const replies = await Promise.all(
      choices.map(([, value]) => club.discord.click({ message, customId, values: [value!], user: 'anna' }).settled()),
    );
    assert.deepEqual(
      replies.map(({ ephemeral }) => ephemeral),
      [false, false],
    );
    assert.lengthOf(await records(channel), before + 2);
  });
});

describe('after the campaign', () => {
  test('Same again says that there’s none, and throws nothing', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    await say('anna', 'game join', { side: 'axis' });
    await say('anna', 'unit add', { profile: 'rifle-team', name: 'Anton' });
    await say('carla', 'turn end');
    const moved = await say('anna', 'move', { who: 'Anton', more: 'moves:1' });
    assert.include(
      moved.buttons.map(({ label }) => label),
      'Same again',
    );
    await say('carla', 'game end', { confirm: true });
    const before = (await records(channel)).length;
    const late = await press(moved, 'Same again').settled();
    assert.isTrue(late.ephemeral);
    assert.include(late.text, 'There’s no campaign in this channel');
    assert.lengthOf(await records(channel), before);
  });
});

describe('a request', () => {
  test('has grey buttons once it’s answered, and whoever is late reads what to do', async () => {
    const { say } = await fighting(club);
    // She's on that side once somebody of it has agreed: until then she isn't asked.
    await press(await say('eve', 'game join', { side: 'allies' }), 'Accept', 'ben').settled();
    const ruling = await say('anna', 'fire', {
      attacker: 'Bell',
      target: 'Miller',
      range: 8,
      cover: 'half',
      faces: '6 1',
    });
    const asked = await press(ruling, 'Undo').settled();
    const late = ['ben', 'eve'].map((user) => press(asked, 'Agree', user));
    const replies = await Promise.all(late.map((each) => each.settled()));
    assert.lengthOf(
      replies.filter(({ ephemeral }) => !ephemeral),
      1,
    );
    assert.include(replies.find(({ ephemeral }) => ephemeral)!.text, '/turn status shows those that are');
    await club.discord.until(() => ['Agree', 'Decline'].every((label) => isGrey(asked, label)), 'grey buttons');
  });
});

describe('Question this', () => {
  test('is grey once somebody has asked', async () => {
    const { say } = await fighting(club);
    const ruling = await say('anna', 'fire', {
      attacker: 'Bell',
      target: 'Miller',
      range: 8,
      cover: 'half',
      faces: '6 1',
    });
    const form = await press(ruling, 'Question this', 'ben').modal();
    await club.discord.submit({ modal: form, fields: { why: 'Further than that' }, user: 'ben' }).settled();
    await club.discord.until(() => isGrey(ruling, 'Question this'), 'a grey button');
  });
});
