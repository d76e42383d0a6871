import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal } from '../loopback/index.ts';
import { fighting, sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const open = (channel: string, name: string, user = 'anna') => club.discord.command({ name, channel, user }).modal();
const field = (modal: Modal, name: string) => modal.fields.find(({ customId }) => customId === name)!;
const valuesOf = (modal: Modal, name: string) =>
  (field(modal, name).raw.options as { value: string }[]).map(({ value }) => value);

describe('a form as it opens', () => {
  const begun = async (rules: string, force: readonly (readonly [string, string, string])[], steps: number) => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    for (const [user, profile, name] of force) await say(user, 'unit add', { profile, name });
    for (let i = 0; i < steps; i++) await say('carla', 'turn end');
    return channel;
  };

  test('names only targets that the rules allow', async () => {
    const force = [
      ['anna', 'command', 'Hans'],
      ['ben', 'sherman', 'Duke'],
      ['ben', 'infantry', 'Joe'],
    ] as const;
    const channel = await begun('hans-n-panzer', force, 3);
    const opened = await open(channel, 'fire');
    assert.deepEqual(valuesOf(opened, 'target'), ['Joe']);
    assert.equal(field(opened, 'target').value, 'Joe');
    const ruling = await club.discord.submit({ modal: opened, fields: { range: '4' } }).settled();
    assert.isFalse(ruling.ephemeral);
  });

  test('starts with no gun of many where nobody has said which it is, and lists those that the tank may have', async () => {
    const channel = await begun('hans-n-panzer', [['anna', 't34', 'Ivan'] as const], 2);
    const opened = await open(channel, 'demolish');
    assert.equal(field(opened, 'weapon').value, '');
    assert.notInclude(valuesOf(opened, 'weapon'), 'artillery');
    const fields = { weapon: '76mm-rus', target: 'small-house', range: '4' };
    const ruling = await club.discord.submit({ modal: opened, fields }).settled();
    assert.isFalse(ruling.ephemeral);
  });

  test('lists vehicles alone for a shot at vehicles', async () => {
    const force = [
      ['anna', 'medium-tank', 'Panzer'],
      ['ben', 'rifle-team', 'Joe'],
      ['ben', 'medium-tank', 'Duke'],
    ] as const;
    const channel = await begun('ww2-skirmish', force, 1);
    assert.deepEqual(valuesOf(await open(channel, 'tankhit'), 'target'), ['Duke']);
  });

  test('offers no morale test for portals and counters', async () => {
    const force = [
      ['anna', 'portal', 'Gate'],
      ['anna', 'counter', 'Dummy'],
      ['anna', 'rifle-team', 'Able'],
      ['ben', 'rifle-team', 'Joe'],
    ] as const;
    const channel = await begun('ww2-skirmish', force, 1);
    assert.deepEqual(valuesOf(await open(channel, 'morale'), 'who'), ['Able']);
    const say = sayIn(club, channel);
    for (const unit of ['Gate', 'Dummy 1']) {
      const panel = await say('anna', 'play', { unit });
      assert.notInclude(panel.buttons.map(({ label }) => label).join(), 'Morale');
    }
  });

  test('that mends one mistake asks for the next one too', async () => {
    const channel = await begun('hans-n-panzer', [['anna', 't34', 'Ivan'] as const], 2);
    const options = { who: 'Ivan', weapon: '76mm-russ', target: 'tiger', range: 'far' };
    const wrong = await club.discord.command({ name: 'tankhit', options, channel, unchecked: true }).settled();
    const asked = await club.discord.click({ message: wrong, label: '76mm-rus' }).modal();
    assert.deepEqual(
      asked.fields.map(({ customId }) => customId).filter((name) => name === 'range'),
      ['range'],
    );
  });

  test('and its buttons offer only what the rules take: nobody fires a gun he hasn’t got', async () => {
    const channel = await begun('hans-n-panzer', [], 0);
    const say = sayIn(club, channel);
    await say('anna', 'unit add', { profile: 't34', name: 'Ivan', fields: 'weapon:76mm-rus' });
    for (let i = 0; i < 2; i++) await say('carla', 'turn end');
    const options = { who: 'Ivan', weapon: '75mm-longg', target: 'tiger', range: 20 };
    const wrong = await club.discord.command({ name: 'tankhit', options, channel, unchecked: true }).settled();
    const labels = wrong.buttons.map(({ label }) => label);
    assert.include(labels, '76mm-rus');
    for (const other of ['75mm-long', '75mm-short', '76mm-us']) assert.notInclude(labels, other);
    const ruling = await club.discord.click({ message: wrong, label: '76mm-rus' }).settled();
    assert.isFalse(ruling.ephemeral, ruling.text);
  });

  test('nor is anybody offered who belongs to the other side', async () => {
    const { channel } = await fighting(club);
    const options = { attacker: 'Jone', target: 'Miller', range: 8 };
    const wrong = await club.discord.command({ name: 'fire', options, channel, unchecked: true }).settled();
    assert.sameMembers(
      wrong.buttons.map(({ label }) => label),
      ['Bell', 'Otto'],
    );
  });
});
