import { afterAll, assert, beforeAll, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const names = ({ fields }: Modal) => fields.map(({ customId }) => customId);
const wanted = ({ fields }: Modal) => fields.flatMap(({ customId, required }) => (required ? [customId] : []));

async function asked(options: Readonly<Record<string, string>>) {
  const channel = club.channel();
  await club.discord.command({ name: 'game rules', options: { rules: 'panzertroops' }, channel }).settled();
  return club.discord.command({ name: 'points', options, channel, unchecked: true }).modal();
}

test('PT-CALC-03 the form of /points asks what’s to be worked out, and then only what that needs', async () => {
  assert.deepEqual(names(await asked({})), ['what']);
  assert.deepEqual(names(await asked({ what: 'armour' })), ['mm']);
  assert.deepEqual(names(await asked({ what: 'speed' })), ['hp', 'tons']);
  const force = await asked({ what: 'force' });
  assert.deepEqual([names(force), wanted(force)], [['items', 'budget'], ['items']]);
});

test('PT-PTS-01 a vehicle of the table can be named in it, and its numbers aren’t asked for', async () => {
  const vehicle = await asked({ what: 'vehicle' });
  assert.deepEqual([names(vehicle), wanted(vehicle)], [['vehicle', 'gun', 'second-gun', 'mgs'], []]);
  const panther = await club.discord.submit({ modal: vehicle, fields: { vehicle: 'panther' } }).settled();
  assert.include(panther.text, '71 points');
  const own = await club.discord.submit({ modal: vehicle, fields: { gun: 'at-medium', mgs: '2' } }).settled();
  const numbers = await club.discord.click({ message: own, label: 'Fill it in' }).modal();
  assert.deepEqual(names(numbers), ['speed', 'front', 'side']);
  const fields = { speed: '12', front: '14', side: '10' };
  const built = await club.discord.submit({ modal: numbers, fields }).settled();
  assert.include(built.text, '52 points');
});
