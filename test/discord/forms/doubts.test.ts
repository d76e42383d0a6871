import { Transformer } from '@napi-rs/image';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Interaction } from '../loopback/index.ts';
import { fighting } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const id = (user: string) => club.discord.user(user).user.id;
const events = async (channel: string) =>
  (await recordsOf(club.store, club.discord.channel(channel).id)).flatMap((record) => record.events);
const pingedBy = ({ callbacks }: Interaction) =>
  callbacks.flatMap(({ body }) => {
    const { data } = body as { data?: { allowed_mentions?: { users?: string[] } } };
    return data?.allowed_mentions?.users ?? [];
  });
const SHOT = { attacker: 'Bell', target: 'Miller', range: 8, cover: 'half', faces: '2' };

async function shot() {
  const { channel, say } = await fighting(club);
  return { channel, say, ruling: await say('anna', 'fire', SHOT) };
}

async function jpeg(grey = 140): Promise<Buffer> {
  return Transformer.fromRgbaPixels(Buffer.alloc(80 * 50 * 4, grey), 80, 50).jpeg(85);
}

describe('under a ruling', () => {
  test('stands what its author declared, and Question this, which asks him, once, after a restart too', async () => {
    const { channel, ruling } = await shot();
    assert.include(ruling.text, 'Rifle, 8″, half cover');
    await club.restart();
    // She was pinged when her turn began.
    club.passPings();
    const modal = await club.discord.click({ message: ruling, label: 'Question this', user: 'ben' }).modal();
    const sent = club.discord.submit({ modal, fields: { why: 'he was in the woods' }, user: 'ben' });
    const asked = await sent.settled();
    assert.match(asked.text, /questions #\d+\. “he was in the woods”/);
    assert.include(asked.text, ': 8″, half cover');
    assert.deepEqual(pingedBy(sent), [id('anna')]);
    const status = await club.discord.command({ name: 'turn status', channel, user: 'ben' }).settled();
    assert.match(status.text, /questions #\d+\..*he was in the woods.*since/);
    const right = await club.discord.click({ message: asked, label: 'It’s right', user: 'anna' }).settled();
    assert.include(right.text, 'is right.');
    const over = await club.discord.click({ message: right, label: 'It’s right', user: 'ben' }).settled();
    assert.include(over.text, 'Both sides agree');
    assert.equal((await events(channel)).at(-1)?.type, 'question-closed');
  });

  test('the form takes a photo too, which is posted with the question; a file that is none is refused', async () => {
    const { channel, ruling } = await shot();
    const modal = await club.discord.click({ message: ruling, label: 'Question this', user: 'ben' }).modal();
    const none = { photo: { name: 'map.jpg', content: Buffer.from('no picture') } };
    const refused = await club.discord.submit({ modal, fields: { why: 'look', ...none }, user: 'ben' }).settled();
    assert.isTrue(refused.ephemeral);
    assert.include(refused.text, 'JPEG, PNG or WebP');
    const photo = { name: 'map.jpg', content: await jpeg(70) };
    const asked = await club.discord.submit({ modal, fields: { why: 'look', photo }, user: 'ben' }).settled();
    assert.include(asked.text, '“look”');
    assert.lengthOf(asked.files, 1);
    const types = (await events(channel)).slice(-2).map(({ type }) => type);
    assert.deepEqual(types, ['questioned', 'photo-taken']);
    const { command } = (await recordsOf(club.store, club.discord.channel(channel).id)).at(-1)!;
    assert.match(command, /^\/question number:\d+ why:look photo:map\.jpg$/);
  });

  test('a question is put right by its button, and told to be so', async () => {
    const { ruling } = await shot();
    const modal = await club.discord.click({ message: ruling, label: 'Question this', user: 'ben' }).modal();
    const asked = await club.discord.submit({ modal, fields: {}, user: 'ben' }).settled();
    const form = await club.discord.click({ message: asked, label: 'Correct it', user: 'anna' }).modal();
    const wish = await club.discord.submit({ modal: form, fields: { range: '9' }, user: 'anna' }).settled();
    const agreed = await club.discord.click({ message: wish, label: 'Agree', user: 'ben' }).settled();
    assert.match(agreed.text, /#\d+ has been corrected\. It was questioned by/);
  });

  test('nothing is offered where there are no sides, and people with no part in the game are not let in', async () => {
    const channel = club.channel();
    const loose = await club.fire({ channel }).reply();
    assert.notInclude(
      loose.buttons.map(({ label }) => label),
      'Question this',
    );
    const { channel: field, ruling } = await shot();
    const refused = await club.discord.click({ message: ruling, label: 'Question this', user: 'dora' }).settled();
    assert.isTrue(refused.ephemeral);
    const modal = await club.discord.click({ message: ruling, label: 'Question this', user: 'ben' }).modal();
    const sent = await club.discord.submit({ modal, fields: { why: 'no' }, user: 'dora' }).settled();
    assert.isTrue(sent.ephemeral);
    assert.isFalse((await events(field)).some(({ type }) => type === 'questioned'));
  });

  test('nobody is pinged who does not want to be', async () => {
    const { channel } = await shot();
    await club.discord.command({ name: 'pings', options: { on: false }, channel, user: 'anna' }).settled();
    const asked = club.discord.command({ name: 'question', options: { why: 'no' }, channel, user: 'ben' });
    await asked.settled();
    assert.isEmpty(pingedBy(asked));
    await club.discord.command({ name: 'pings', options: { on: true }, channel, user: 'anna' }).settled();
  });

  test('of two processes one asks, whichever is faster', async () => {
    const { channel } = await shot();
    await club.start();
    const ask = () => club.discord.command({ name: 'question', options: {}, channel, user: 'ben' }).settled();
    await Promise.all([ask(), ask()]);
    assert.lengthOf(
      (await events(channel)).filter(({ type }) => type === 'questioned'),
      1,
    );
    await club.restart();
  });
});

describe('/photo', () => {
  test('posts the picture again with its words, and remembers where', async () => {
    const { channel, say } = await fighting(club);
    const file = { name: 'IMG_1.jpg', content: await jpeg() };
    const options = { file, caption: 'The farm', alt: 'A farm behind a wall' };
    const posted = await club.discord.command({ name: 'photo', options, channel, user: 'anna' }).settled();
    assert.include(posted.text, 'Photo: The farm');
    assert.deepEqual(
      posted.files.map(({ name }) => name),
      [posted.files[0]!.name],
    );
    assert.match(posted.files[0]!.name, /^photo-\d+\.jpg$/);
    const { log } = (await pointerOf(club.store, club.discord.channel(channel).id))!;
    const seq = (await events(channel)).flatMap((each) => (each.type === 'photo-taken' ? [each.id] : []))[0]!;
    // It ends once the link is kept.
    await club.restart();
    assert.match(
      String(await club.store.get(keys.posted(log, seq))),
      /^https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+$/,
    );
    const report = await say('anna', 'report');
    assert.isTrue(report.files.some(({ name }) => name === `photo-${seq}.jpg`));
  });

  test('comes with a question too, and a file that is not a picture is refused', async () => {
    const { channel } = await shot();
    const none = { photo: { name: 'map.jpg', content: Buffer.from('no picture') } };
    const refused = await club.discord.command({ name: 'question', options: none, channel, user: 'ben' }).settled();
    assert.isTrue(refused.ephemeral);
    assert.include(refused.text, 'JPEG, PNG or WebP');
    const options = { why: 'look', photo: { name: 'map.jpg', content: await jpeg(60) } };
    const asked = await club.discord.command({ name: 'question', options, channel, user: 'ben' }).settled();
    assert.lengthOf(asked.files, 1);
    const types = (await events(channel)).slice(-2).map(({ type }) => type);
    assert.deepEqual(types, ['questioned', 'photo-taken']);
  });
});

describe('saved rulings', () => {
  test('are completed by name, given again with what has changed, and outlast a restart', async () => {
    const channel = club.channel();
    await club.fire({ channel, user: 'anna' }, { weapon: 'rifle', range: 8 }).settled();
    const again = (options: Record<string, string | boolean>, user = 'anna') =>
      club.discord.command({ name: 'again', options, channel, user }).settled();
    const saved = await again({ save: 'Volley' });
    assert.isTrue(saved.ephemeral);
    assert.include(saved.text, 'Saved as “Volley”');
    await club.restart();
    const typing = club.discord.autocomplete({
      name: 'again',
      options: { name: 'vol' },
      focused: 'name',
      channel,
      user: 'anna',
    });
    assert.deepEqual(
      (await typing.autocomplete()).map(({ value }) => value),
      ['Volley'],
    );
    const given = await again({ name: 'volley', range: '9' });
    assert.isFalse(given.ephemeral);
    assert.include(given.text, 'Rifle, 9″');
    assert.isTrue((await again({ name: 'Volley' }, 'ben')).ephemeral);
  });
});

describe('Question this, pressed by somebody who has no say', () => {
  test('tells him so at once, instead of a form to fill in first', async () => {
    const { ruling } = await shot();
    for (const [user, why] of [
      ['anna', 'your own side’s ruling'],
      ['carla', 'Only somebody who plays a side'],
    ] as const) {
      const refused = await club.discord.click({ message: ruling, label: 'Question this', user }).settled();
      assert.isTrue(refused.ephemeral);
      assert.include(refused.text, why);
    }
  });

  test('also once it’s questioned already', async () => {
    const { ruling } = await shot();
    const press = () => club.discord.click({ message: ruling, label: 'Question this', user: 'ben', asSeen: true });
    await club.discord.submit({ modal: await press().modal(), fields: {}, user: 'ben' }).settled();
    assert.isTrue((await press().settled()).ephemeral);
  });
});
