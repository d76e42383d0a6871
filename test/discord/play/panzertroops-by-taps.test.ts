import { afterAll, assert, beforeAll, test } from 'vitest';
import { Club } from '../club.ts';
import { battle, sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

test('PT-RUL-31 a charge that a dead man has dropped goes off by taps, split as its player likes', async () => {
  const { say } = await battle(club, {
    rules: 'panzertroops',
    anna: [
      ['satchel-man', 'Sap'],
      ['rifleman', 'Al'],
    ],
    ben: [['rifleman', 'Tom', 'Max', 'Joe']],
  });
  await say('carla', 'turn end');
  const dropped = await say('anna', 'move', { who: 'Sap', path: '3', more: 'drop:true' });
  assert.match(dropped.text, /^\*\*Sap moves 3″\. Sap drops his charge\.\*\*/);
  await say('carla', 'turn end');
  await say('ben', 'fire', { attacker: 'Tom', target: 'Sap', range: 4, faces: '6 6' });
  await say('carla', 'turn end');
  const panel = await say('anna', 'play', { unit: 'Sap' });
  const labels = panel.buttons.flatMap((button) => ('label' in button ? [button.label] : []));
  assert.notInclude(labels, 'Fire');
  const opened = await club.discord.click({ message: panel, label: 'Fire: satchel', user: 'anna' }).modal();
  const said = { target: 'Tom', range: '1', besides: ['Max'], split: '4,2' };
  const planned = await club.discord.submit({ modal: opened, fields: said }).settled();
  await club.discord.click({ message: planned, label: 'Roll', user: 'anna' }).settled();
  const rest = await say('anna', 'play', { unit: 'Sap' });
  const last = await club.discord.click({ message: rest, label: 'Fire: the rest', user: 'anna' }).modal();
  const points = last.fields.find(({ customId }) => customId === 'split');
  assert.equal(points?.value, '1');
});

test('PT-RUL-53 a man who has just broken surrenders by a button of the panel, which asks to whom', async () => {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'panzertroops' });
  await say('carla', 'game house', { toggle: 'morale', on: true });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (const name of ['Al', 'Bob']) await say('anna', 'unit add', { profile: 'rifleman', name, fields: 'squad:Red' });
  for (const name of ['Tom', 'Max']) await say('ben', 'unit add', { profile: 'rifleman', name, fields: 'squad:Blue' });
  for (let step = 0; step < 2; step++) await say('carla', 'turn end');
  const shot = await say('ben', 'fire', { attacker: 'Tom', target: 'Al', range: 4, faces: '5 5' });
  assert.include(JSON.stringify(shot.components), 'Morale for Red');
  await say('anna', 'morale', { who: 'Bob', faces: '1 1' });
  const panel = await say('anna', 'play');
  const opened = await club.discord.click({ message: panel, label: 'Morale: surrender', user: 'anna' }).modal();
  assert.deepEqual(
    opened.fields.map(({ customId }) => customId),
    ['target'],
  );
  const planned = await club.discord.submit({ modal: opened, fields: { target: 'Max' } }).settled();
  await club.discord.click({ message: planned, label: 'Do it', user: 'anna' }).settled();
  assert.include((await say('anna', 'unit show', { unit: 'Bob' })).text, 'captured');
});

test('PT-MOVE-08 the way of a tank is for nobody on foot, so no button takes them along on it', async () => {
  const { say } = await battle(club, {
    rules: 'panzertroops',
    anna: [
      ['panther', 'Anton', 'Berta'],
      ['rifleman', 'Al', 'Bob'],
    ],
    ben: [['rifleman', 'Tom']],
  });
  await say('carla', 'turn end');
  const panel = await say('anna', 'play', { unit: 'Anton' });
  const opened = await club.discord.click({ message: panel, label: 'Move', user: 'anna' }).modal();
  const way = await club.discord.submit({ modal: opened, fields: { 'path.over': 'road' } }).settled();
  const labels = way.buttons.flatMap((button) => ('label' in button ? [button.label] : []));
  assert.include(labels, 'Do it: all 2 who can');
  const done = await club.discord.click({ message: way, label: 'Do it: all 2 who can', user: 'anna' }).followUp();
  assert.match(done.text, /Anton/);
  assert.match(done.text, /Berta/);
});

test('PT-SPLIT-01 a menu of points says nothing of commas, and a man with one point has none', async () => {
  const { say } = await battle(club, {
    rules: 'panzertroops',
    anna: [
      ['rifleman', 'Al'],
      ['heavy-mortar-team', 'Mors'],
    ],
    ben: [['rifleman', 'Tom', 'Max']],
  });
  for (let step = 0; step < 3; step++) await say('carla', 'turn end');
  const splitOf = async (unit: string) => {
    const panel = await say('anna', 'play', { unit });
    const { fields, raw } = await club.discord.click({ message: panel, label: 'Fire', user: 'anna' }).modal();
    return { has: fields.some(({ customId }) => customId === 'split'), text: JSON.stringify(raw) };
  };
  assert.isFalse((await splitOf('Al')).has);
  const mortar = await splitOf('Mors');
  assert.isTrue(mortar.has);
  assert.include(mortar.text, 'Firepower points on each target. Otherwise all on one');
  assert.include(mortar.text, '"1 + 1 + 1"');
});
