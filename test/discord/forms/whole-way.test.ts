import { ComponentType } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { battle } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const wayIn = ({ fields }: Modal) =>
  ['path.over', 'path.far'].map((name) => fields.find(({ customId }) => customId === name)?.value);

/** The form of a panel for a unit's move, in the first step of a battle. */
async function movingOf(rules: string, profile: string) {
  const { say } = await battle(club, { rules, anna: [[profile, 'Red']], ben: [[profile, 'Blue']] });
  await say('carla', 'turn end');
  const panel = await say('anna', 'play', { unit: 'Red' });
  return club.discord.click({ message: panel, label: 'Move', user: 'anna' }).modal();
}

describe('a move’s form starts with all the way that the unit can go, so that sending it moves the unit', () => {
  test.each([
    ['hans-n-panzer', 'infantry', 'off-road:3'],
    ['hans-n-panzer', 'tiger', 'off-road:5'],
    // No run: he couldn't run again in the next turn.
    ['panzertroops', 'rifleman', 'open=3'],
    ['panzertroops', 'tiger', 'open=9'],
  ])('%s: %s', async (rules, profile, path) => {
    const form = await movingOf(rules, profile);
    const [ground, inches] = path.split(/[:=]/);
    // Nobody has to type it.
    assert.deepEqual(wayIn(form), [ground, 'all']);
    const planned = await club.discord.submit({ modal: form, fields: {} }).settled();
    const ruling = await club.discord.click({ message: planned, label: 'Do it', user: 'anna' }).followUp();
    assert.include(ruling.text, `${inches}″ ${ground!.replace('-', ' ')}`);
    assert.notInclude(ruling.text, 'hasn’t moved');
  });

  test('chosen leg by leg, without a letter typed, as many legs as there are', async () => {
    const { say } = await battle(club, { rules: 'panzertroops', anna: [['tiger', 'Red']], ben: [['tiger', 'Blue']] });
    await say('carla', 'turn end');
    const press = (message: Seen, label: string) => club.discord.click({ message, label, user: 'anna' });
    const form = await press(await say('anna', 'play', { unit: 'Red' }), 'Move').modal();
    assert.deepEqual(
      form.fields.filter(({ type, customId }) => type === ComponentType.TextInput && customId.startsWith('path')),
      [],
    );
    const first = await club.discord
      .submit({ modal: form, fields: { 'path.over': 'forest', 'path.far': '2' } })
      .settled();
    assert.include(first.text, 'path:forest=2');
    const more = await press(first, 'Say more').modal();
    const next = { 'path.next-over': 'rough', 'path.next-far': '1' };
    const second = await club.discord.submit({ modal: more, fields: next }).settled();
    assert.include(second.text, 'path:forest=2,rough=1');
    const third = await press(second, 'Say more').modal();
    const last = { 'path.next-over': 'open', 'path.next-far': '1' };
    const planned = await club.discord.submit({ modal: third, fields: last }).settled();
    assert.include(planned.text, 'path:forest=2,rough=1,open=1');
    const ruling = await press(planned, 'Do it').followUp();
    assert.include(ruling.text, '2″ forest, 1″ rough');
  });
});
