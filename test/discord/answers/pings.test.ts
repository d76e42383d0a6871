import { afterAll, assert, beforeAll, beforeEach, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Interaction, Seen } from '../loopback/index.ts';
import { battle, fighting, skirmish } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

// The same people play in every test, and nobody is pinged twice in five minutes.
beforeEach(() => club.passPings());

const id = (user: string) => club.discord.user(user).user.id;
const pingedBy = ({ callbacks }: Interaction) =>
  callbacks.flatMap(({ body }) => {
    const { data } = body as { data?: { allowed_mentions?: { users?: string[] } } };
    return data?.allowed_mentions?.users ?? [];
  });
const use = (channel: string, user: string, name: string, options = {}) =>
  club.discord.command({ name, options, channel, user });

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));

describe('pinged is', () => {
  test('WS-MOR-04 nobody by a test that anybody may throw, but whoever alone can say how it goes on', async () => {
    const [anna, ben] = [[['rifle-team', 'Hale']], [['rifle-team', 'Kruse']]] as const;
    const { channel, say } = await battle(club, { rules: 'ww2-skirmish', anna, ben });
    const isAnnas = (await say('carla', 'turn end')).text.includes('Axis to play');
    const [own, other, others] = isAnnas ? (['anna', 'ben', 'Allies'] as const) : (['ben', 'anna', 'Axis'] as const);
    const [unit, enemy] = isAnnas ? (['Hale', 'Kruse'] as const) : (['Kruse', 'Hale'] as const);
    club.passPings();
    await say(own, 'move', { who: unit, moves: 1 });
    const fight = use(channel, own, 'assault', { who: unit, target: enemy, faces: '6 1' });
    const fought = await fight.settled();
    assert.isEmpty(pingedBy(fight));
    assert.include(labels(fought), `Morale for ${enemy}`);
    assert.match((await say(own, 'turn status')).text, new RegExp(`Waiting for .*${id(own)}.* to play`));
    // He throws it himself: it isn't his choice, but it doesn't need one.
    let thrown = use(channel, own, 'morale', { who: enemy, faces: '6' });
    if ((await thrown.settled()).ephemeral) thrown = use(channel, other, 'morale', { who: enemy, faces: '6' });
    await thrown.settled();
    const refused = await say(own, 'turn end');
    assert.match(refused.text, new RegExp(`/move who:"?${enemy}.* for the ${others} to give`));
    assert.match(
      (await say(own, 'turn status')).text,
      new RegExp(`Waiting for .*${id(other)}.* to give /move who:${enemy}`),
    );
  });

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
    club.passPings();
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
    club.passPings();
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
    club.passPings();
    const done = club.discord.submit({ modal, fields: { nearest: 'Able', range: '70' }, user: 'anna' });
    const call = await done.followUp();
    assert.match(call.content, new RegExp(`^<@${id('ben')}>: `));
    assert.equal((await done.settled()).id, asked.id);
  });

  test('who asked, once it’s answered', async () => {
    const { say } = await fighting(club);
    club.passPings();
    const ruling = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 1' });
    const asked = await club.discord.click({ message: ruling, label: 'Undo', user: 'anna' }).settled();
    const agreed = club.discord.click({ message: asked, label: 'Agree', user: 'ben' });
    assert.match((await agreed.settled()).content, new RegExp(`^<@${id('anna')}>: what you asked has been answered`));
    assert.deepEqual(pingedBy(agreed), [id('anna')]);
  });

  test('nobody by a ruling that leaves nothing to wait for', async () => {
    const shot = club.fire({ channel: club.channel() });
    await shot.settled();
    assert.isEmpty(pingedBy(shot));
  });
});
