import { PermissionFlagsBits } from 'discord.js';
import pino from 'pino';
import { afterAll, assert, beforeAll, test } from 'vitest';
import { picturesOf } from '../../../src/discord/messages/pictures.ts';
import { sheet } from '../../../src/reply/pictures/sheet.ts';
import { Club } from '../club.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

type Options = NonNullable<Parameters<Club['discord']['command']>[0]['options']>;

const ask = (name: string, options: Options, channel = club.channel()) =>
  club.discord.command({ name, channel, options, user: 'anna' }).settled();
const salvo = { rules: 'hans-n-panzer', weapon: 'artillery', figures: 4 };

test('a salvo comes with a picture below the text, which says all of it', async () => {
  const reply = await ask('barrage', salvo);
  assert.deepEqual(
    reply.files.map(({ name }) => name),
    ['template.png'],
  );
  assert.equal(Buffer.from(reply.files[0]!.bytes).subarray(1, 4).toString(), 'PNG');
  const [attachment] = reply.raw.attachments;
  assert.match(attachment!.description!, /^Five rectangles 3″ by 4″, laid as a cross/);
  assert.match(reply.text, /misfire|short|over|right|left|dead centre/i);
});

test('it goes with an undone ruling, and comes back with it', async () => {
  const channel = club.channel();
  const reply = await ask('barrage', salvo, channel);
  const becomes = (files: number) =>
    club.discord.until(() => {
      club.time.pass(3000);
      return club.discord.message(reply).files.length === files;
    }, `${files} pictures`);
  await ask('undo', {}, channel);
  await becomes(0);
  await ask('redo', {}, channel);
  await becomes(1);
  assert.equal(club.discord.message(reply).raw.attachments[0]!.description, reply.raw.attachments[0]!.description);
});

test('a wide table is drawn too, for the one who asks alone', async () => {
  const reply = await ask('table', { table: 'vehicles', rules: 'landser' });
  assert.isTrue(reply.ephemeral);
  assert.deepEqual(
    reply.files.map(({ name }) => name),
    ['landser-vehicles.png'],
  );
});

test('where no file may be attached the text goes alone, and nobody is troubled about it', async () => {
  const { world } = club.discord;
  const before = world.botPermissions;
  world.botPermissions &= ~PermissionFlagsBits.AttachFiles;
  const reply = await ask('barrage', salvo);
  world.botPermissions = before;
  assert.isEmpty(reply.files);
  assert.match(reply.text, /misfire|short|over|right|left|dead centre/i);
});

test('a picture that cannot be drawn is left out, and logged: the answer stands', async () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const broken = { name: 'broken.png', alt: 'x', svg: () => '<svg' };
  const whole = { name: 'whole.png', alt: 'y'.repeat(2000), svg: () => sheet(10, 10) };
  const drawn = await picturesOf({ lines: [], pictures: [broken, whole] }, log);
  assert.deepEqual(
    drawn.map(({ name, description }) => [name, description?.length]),
    [['whole.png', 1024]],
  );
  assert.match(logged.join(''), /broken\.png.*couldn’t draw a picture/);
});
