import { ComponentType } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { battle, sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const names = ({ fields }: Modal) => fields.map(({ customId }) => customId);
const choicesOf = (modal: Modal, name: string) => {
  const options = modal.fields.find(({ customId }) => customId === name)!.raw.options as { value: string }[];
  return options.map(({ value }) => value);
};
const labels = ({ buttons }: Seen) => buttons.map(({ label }) => label);

/** A battle of Panzer Troops in the Axis’ movement, in which Anna’s Karl has fallen. */
async function panzertroops() {
  const { channel, say } = await battle(club, {
    rules: 'panzertroops',
    anna: [
      ['rifleman', 'Karl', 'Otto'],
      ['panther-g', 'Panther'],
      ['tiger', 'Tiger'],
    ],
    ben: [['rifleman', 'Bill']],
  });
  await say('carla', 'initiative', { faces: '6 1' });
  await say('carla', 'turn end');
  await say('carla', 'turn end');
  const shot = await say('ben', 'fire', { attacker: 'Bill', target: 'Karl', range: 4, faces: '5 4' });
  assert.include(shot.text, 'Bill killed Karl');
  for (let step = 0; step < 5; step++) await say('carla', 'turn end');
  const use = () => club.discord.command({ name: 'weapon', options: {}, channel, user: 'anna' });
  return { say, use };
}

describe('work on weapons in Panzer Troops', () => {
  test('PT-REUSE-02 is in the panel: a fallen comrade’s weapon is picked up without typing his name', async () => {
    const { say } = await panzertroops();
    const panel = await say('anna', 'play', { unit: 'Otto' });
    assert.include(labels(panel), 'Weapon: pick up');
    const opened = await club.discord.click({ message: panel, label: 'Weapon: pick up', user: 'anna' }).modal();
    assert.deepEqual(choicesOf(opened, 'target'), ['Karl']);
    const planned = await club.discord.submit({ modal: opened }).settled();
    const rolled = club.discord.click({ message: planned, label: 'Do it', user: 'anna' });
    await rolled.settled();
    assert.include((await say('anna', 'unit show', { unit: 'Otto' })).text, 'out of play (took');
  });

  test('PT-COV-08 heads go down and up from the panel of a vehicle', async () => {
    const { say } = await panzertroops();
    const panel = await say('anna', 'play', { unit: 'Panther' });
    assert.include(labels(panel), 'Weapon: heads down');
    // Without a gun on its roof, nobody shows his head.
    assert.notInclude(labels(await say('anna', 'play', { unit: 'Tiger' })), 'Weapon: heads down');
  });

  test('asks who and for whose weapon with menus, in place of typed names', async () => {
    const { use } = await panzertroops();
    const opened = await use().modal();
    assert.include(names(opened), 'who');
    assert.notInclude(names(opened), 'unit');
    assert.notInclude(names(opened), 'from');
    assert.include(choicesOf(opened, 'target'), 'Karl');
  });
});

describe('/solo', () => {
  test('with nothing else plays the side that Umpire runs, and says how one gets one', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    assert.include((await say('carla', 'solo')).text, 'Umpire doesn’t run a side here.');
  });

  test('has no turn to play where there’s no battle, and asks for nothing that no task needs', async () => {
    const channel = club.channel();
    const opened = await club.discord
      .command({ name: 'solo', options: { rules: 'ww2-skirmish' }, channel, user: 'anna' })
      .modal();
    assert.notInclude(choicesOf(opened, 'task'), 'turn');
    assert.notInclude(choicesOf(opened, 'task'), 'answer');
    const ruling = await club.discord.submit({ modal: opened, fields: { task: 'arrivals' } }).settled();
    assert.isFalse(ruling.ephemeral, ruling.text);
  });
});

describe('a weapon of many', () => {
  test('is chosen from those the vehicle may have, where it’s known which vehicle', async () => {
    const [anna, ben] = [[['sherman', 'Able']], [['sherman', 'Baker']]] as const;
    const { say } = await battle(club, { rules: 'hans-n-panzer', anna, ben });
    await say('carla', 'turn end');
    await say('carla', 'turn end');
    const panel = await say('anna', 'play', { unit: 'Able' });
    const opened = await club.discord.click({ message: panel, label: 'Tankhit', user: 'anna' }).modal();
    const weapon = opened.fields.find(({ customId }) => customId === 'weapon')!;
    assert.equal(weapon.type, ComponentType.StringSelect);
    assert.include(choicesOf(opened, 'weapon'), '75mm-us');
    assert.notInclude(choicesOf(opened, 'weapon'), 'bazooka');
  });
});
