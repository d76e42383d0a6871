import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Interaction } from '../loopback/index.ts';
import { fighting, skirmish } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const id = (user: string) => club.discord.user(user).user.id;
const pingedBy = ({ callbacks }: Interaction) =>
  callbacks.flatMap(({ body }) => {
    const { data } = body as { data?: { allowed_mentions?: { users?: string[] } } };
    return data?.allowed_mentions?.users ?? [];
  });
const use = (channel: string, user: string, name: string, options = {}) =>
  club.discord.command({ name, options, channel, user });

describe('pinged is', () => {
  test('whose turn it has become, once, in words that the notification shows', async () => {
    const { channel } = await fighting(club);
    const end = use(channel, 'carla', 'turn end');
    const reply = await end.settled();
    assert.deepEqual(pingedBy(end), [id('ben')]);
    assert.match(reply.content, new RegExp(`^<@${id('ben')}>: it’s your turn`));
    const status = use(channel, 'carla', 'turn status');
    await status.settled();
    assert.isEmpty(pingedBy(status));
  });

  test('who is asked to agree, and not who asks', async () => {
    const { channel, say } = await fighting(club);
    const ruling = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 1' });
    const undo = club.discord.click({ message: ruling, label: 'Undo', user: 'anna' });
    assert.match((await undo.settled()).content, /somebody needs your answer/);
    assert.deepEqual(pingedBy(undo), [id('ben')]);
    assert.isEmpty(pingedBy(use(channel, 'anna', 'turn status')));
  });

  test('who is handed an office', async () => {
    const { channel } = await skirmish(club);
    const given = use(channel, 'ben', 'game hand-over', { to: 'dora' });
    await given.settled();
    assert.deepEqual(pingedBy(given), [id('dora')]);
  });

  test('who asked to join a side, once that’s agreed to', async () => {
    const { say } = await fighting(club);
    const asked = await say('dora', 'game join', { side: 'axis' });
    const wrong = await club.discord.click({ message: asked, label: 'Accept', user: 'ben' }).settled();
    assert.match(wrong.text, /Only that side’s players/);
    const accept = club.discord.click({ message: asked, label: 'Accept', user: 'anna' });
    assert.match((await accept.settled()).content, new RegExp(`^<@${id('dora')}>: you’re in\\.`));
    assert.deepEqual(pingedBy(accept), [id('dora')]);
  });

  test('nobody who has turned it off, also after a restart, until it is on again', async () => {
    const { channel } = await fighting(club);
    const off = await use(channel, 'ben', 'pings', { on: false }).settled();
    assert.isTrue(off.ephemeral);
    await club.restart();
    const end = use(channel, 'carla', 'turn end');
    await end.settled();
    assert.isEmpty(pingedBy(end));
    await use(channel, 'ben', 'pings', { on: true }).settled();
    await use(channel, 'carla', 'turn end').settled();
    const again = use(channel, 'carla', 'turn end');
    await again.settled();
    assert.include(pingedBy(again), id('ben'));
  });

  test('who is waited for after an answer that had to be put off, by a message after it: an edit pings nobody', async () => {
    const { channel } = await fighting(club);
    const key = `channel:${club.discord.channel(channel).id}`;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await club.restart();
    club.store.meddling = { before: (_, read) => (read === key ? held : undefined) };
    const end = use(channel, 'carla', 'turn end');
    await club.discord.until(() => end.response, 'an answer that is put off');
    letGo();
    club.store.meddling = {};
    const call = await end.followUp();
    assert.match(call.content, new RegExp(`^<@${id('ben')}>: it’s your turn`));
    const shown = await end.settled();
    assert.equal(shown.content, '');
    assert.include(shown.text, 'Allies to play');
  });

  test('who is waited for after a message that moved on in place, likewise', async () => {
    const channel = club.channel();
    const says = (user: string, name: string, options = {}) => use(channel, user, name, options).settled();
    await says('anna', 'game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans' });
    await says('anna', 'game house', { toggle: 'solo-forces', on: true });
    await says('anna', 'game join', { side: 'paras' });
    await says('ben', 'game join', { side: 'paras' });
    await says('anna', 'unit add', { profile: 'sniper', name: 'Able' });
    await says('anna', 'turn end');
    await says('anna', 'unit add', { profile: 'sniper', side: 'germans' });
    await says('anna', 'turn end');
    const task = { name: 'solo', options: { task: 'turn' }, channel, user: 'anna', unchecked: true };
    const asked = await club.discord.command(task).settled();
    const modal = await club.discord.click({ message: asked, label: 'Answer', user: 'anna' }).modal();
    const done = club.discord.submit({ modal, fields: { nearest: 'Able', range: '70' }, user: 'anna' });
    const call = await done.followUp();
    assert.match(call.content, new RegExp(`^<@${id('ben')}>: `));
    assert.equal((await done.settled()).id, asked.id);
  });

  test('nobody by a ruling that leaves nothing to wait for', async () => {
    const shot = club.fire({ channel: club.channel() });
    await shot.settled();
    assert.isEmpty(pingedBy(shot));
  });
});
