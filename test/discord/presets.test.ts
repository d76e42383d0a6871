import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from './club.ts';
import type { Modal } from './loopback/index.ts';
import { sayIn } from './skirmish.ts';

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

  test('starts with what the unit has, though the book’s commonest is something else', async () => {
    const channel = await begun('hans-n-panzer', [['anna', 't34', 'Ivan'] as const], 2);
    const opened = await open(channel, 'demolish');
    assert.notEqual(field(opened, 'weapon').value, 'artillery');
    const fields = { target: 'small-house', range: '4' };
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
});
