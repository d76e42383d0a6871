import { PermissionFlagsBits } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

type Options = Readonly<Record<string, string | number | boolean>>;

const say = (channel: string, name: string, options: Options = {}, user = 'anna') =>
  club.discord.command({ name, options, channel, user }).settled();
const press = (message: Seen, label: string, user: string) => club.discord.click({ message, label, user }).settled();
const id = (user: string) => club.discord.user(user).user.id;
const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);

/** A campaign that Anna has opened; she plays the Axis, Ben the Allies, by the buttons under it. */
async function opened(channel = club.channel()): Promise<{ channel: string; opening: Seen }> {
  const opening = await say(channel, 'game new', { name: 'Caen' });
  await press(opening, 'Axis', 'anna');
  await press(opening, 'Allies', 'ben');
  return { channel, opening };
}

describe('a campaign', () => {
  test('is opened by a subcommand, written in the log as one types it', async () => {
    const channel = club.channel();
    const opening = await say(channel, 'game new', { name: 'Caen', sides: 'Axis, Allies' });
    assert.isFalse(opening.ephemeral);
    assert.include(opening.text, 'Caen is open');
    const [record] = await records(channel);
    assert.equal(record?.command, '/game new name:Caen sides:"Axis, Allies"');
  });

  test('is joined by the button of a side, for all to see, also after a restart', async () => {
    const channel = club.channel();
    const opening = await say(channel, 'game new', { name: 'Caen' });
    assert.deepEqual(
      opening.buttons.map(({ label }) => label),
      ['Axis', 'Allies', 'Open a thread'],
    );
    const anna = await press(opening, 'Axis', 'anna');
    await club.restart();
    const ben = await press(opening, 'Allies', 'ben');
    assert.include(anna.text, `<@${id('anna')}> joined the Axis.`);
    assert.include(ben.text, `<@${id('ben')}> joined the Allies.`);
    assert.deepEqual([anna.ephemeral, ben.ephemeral], [false, false]);
    assert.notEqual(ben.id, opening.id);
    assert.match((await press(opening, 'Allies', 'ben')).text, /You already play for the Allies/);
    const status = await say(channel, 'game status');
    assert.include(status.text, `**Axis**: <@${id('anna')}>`);
    assert.include(status.text, `**Allies**: <@${id('ben')}>`);
  });

  test('changes hands by naming somebody', async () => {
    const { channel } = await opened();
    const given = await say(channel, 'game hand-over', { to: 'carla' }, 'ben');
    assert.include(given.text, `offered to hand the Allies over to <@${id('carla')}>`);
    assert.deepEqual(
      given.buttons.map(({ label }) => label),
      ['Accept', 'Decline'],
    );
    assert.match((await press(given, 'Accept', 'anna')).text, /Only the person it’s offered to/);
    const accepted = await press(given, 'Accept', 'carla');
    assert.include(accepted.text, `<@${id('carla')}> joined the Allies.`);
    const last = (await records(channel)).at(-1);
    assert.deepInclude(last?.events[2], { type: 'player-joined', user: id('carla'), side: 'allies' });
  });

  test('in a thread and in a forum post is one of its own', async () => {
    for (const channel of ['table', 'side-table', 'caen']) await say(channel, 'game new', { name: `Of ${channel}` });
    for (const channel of ['table', 'side-table', 'caen']) {
      assert.include((await say(channel, 'game status')).text, `Of ${channel}`);
    }
  });
});

describe('a campaign that moves', () => {
  test('goes on in another channel or thread of the server', async () => {
    const { channel } = await opened();
    const moved = await say(channel, 'game move-to', {
      channel: club.discord.addChannel('hill', 'thread', 'table').name,
    });
    assert.isFalse(moved.ephemeral);
    assert.include((await say('hill', 'game status')).text, 'Caen');
    assert.match((await say(channel, 'game status')).text, /has moved/);
  });

  test('does not go where the one who moves it sees nothing, nor to another server', async () => {
    const { channel } = await opened();
    for (const where of ['123456789012345678', club.discord.dm('anna').id, id('ben')]) {
      // Typed as at the terminal, which no client lets pass where there are channels to choose from.
      const refused = await say(channel, 'game move-to', { channel: where });
      assert.isTrue(refused.ephemeral, refused.text);
    }
    assert.include((await say(channel, 'game status')).text, 'Caen');
  });
});

describe('whoever manages the server', () => {
  test('may end a campaign that is not theirs, and nobody else may', async () => {
    const { channel } = await opened();
    assert.match((await say(channel, 'game end', {}, 'dora')).text, /Only an umpire/);
    const dora = club.discord.user('dora');
    const before = dora.permissions;
    dora.permissions |= PermissionFlagsBits.ManageGuild;
    const sure = await say(channel, 'game end', {}, 'dora');
    assert.isTrue(sure.ephemeral);
    const over = await press(sure, 'End the campaign', 'dora');
    assert.include(over.text, 'The campaign is over');
    assert.isFalse(over.ephemeral);
    dora.permissions = before;
  });
});

describe('a throw', () => {
  test('is undone once the other side agrees by the button, also after a restart', async () => {
    const { channel } = await opened();
    await say(channel, 'game umpire', { to: 'carla' });
    await say(channel, 'fire', { weapon: 'rifle', range: 8 }, 'ben');
    const asking = await say(channel, 'undo', {}, 'ben');
    assert.isFalse(asking.ephemeral);
    await club.restart();
    const own = await press(asking, 'Agree', 'ben');
    assert.match(own.text, /Only the other side, or an umpire/);
    assert.isTrue(own.ephemeral);
    const agreed = await press(asking, 'Agree', 'anna');
    assert.match(agreed.text, /Undid #\d+/);
    assert.isFalse(agreed.ephemeral);
    const last = (await records(channel)).at(-1);
    assert.match(String(last?.command), /^\/agree number:\d+$/);
    assert.equal(last?.by, id('anna'));
  });
});

describe('typing in a campaign', () => {
  const offered = async (channel: string, name: string, options: Options, focused: string, user = 'anna') => {
    const typing = club.discord.autocomplete({ name, options, focused, channel, user });
    return (await typing.autocomplete()).map(({ value }) => value);
  };

  /** Two riflemen a side. */
  async function battle(): Promise<string> {
    const { channel } = await opened();
    for (const [name, user] of [
      ['Otto', 'anna'],
      ['Hans', 'anna'],
      ['Smith', 'ben'],
      ['Young Tom', 'ben'],
    ] as const) {
      await say(channel, 'unit add', { profile: 'rifleman', name }, user);
    }
    return channel;
  }

  test('offers the own units first to act, and those of the others to act on', async () => {
    const channel = await battle();
    assert.deepEqual(await offered(channel, 'fire', {}, 'attacker'), ['Hans', 'Otto', 'Smith', 'Young Tom']);
    assert.deepEqual(await offered(channel, 'fire', {}, 'attacker', 'ben'), ['Smith', 'Young Tom', 'Hans', 'Otto']);
    assert.deepEqual(await offered(channel, 'fire', {}, 'target'), ['Smith', 'Young Tom', 'Hans', 'Otto']);
    const asOther = await offered(channel, 'fire', { attacker: 'Smith' }, 'target');
    assert.deepEqual(asOther, ['Hans', 'Otto', 'Smith', 'Young Tom']);
  });

  test('finds a name in its middle, whatever its case, and goes on after a comma', async () => {
    const channel = await battle();
    assert.deepEqual(await offered(channel, 'fire', { target: 'TOM' }, 'target'), ['Young Tom']);
    const list = await offered(channel, 'fire', { target: 'Smith, t' }, 'target');
    assert.deepEqual(list, ['Smith, Young Tom', 'Smith, Otto']);
    assert.deepEqual(await offered(channel, 'unit show', { unit: 'ha' }, 'unit'), ['Hans']);
  });

  test('offers profiles, squads, sides, house rules and commands by their names', async () => {
    const channel = await battle();
    assert.include(await offered(channel, 'unit add', {}, 'profile'), 'rifleman');
    assert.include(await offered(channel, 'unit squad', {}, 'squad'), 'squad');
    assert.deepEqual(await offered(channel, 'game join', {}, 'side'), ['axis', 'allies']);
    assert.deepEqual(await offered(channel, 'game house', { toggle: 'dogs' }, 'toggle'), ['dogs-chance']);
    assert.deepEqual(await offered(channel, 'help', { command: 'hand-o' }, 'command'), ['game hand-over']);
  });

  test("shows nothing of another channel's campaign", async () => {
    await battle();
    const elsewhere = club.channel();
    assert.isEmpty(await offered(elsewhere, 'fire', {}, 'attacker'));
    assert.isEmpty(await offered(elsewhere, 'unit show', {}, 'unit'));
    assert.isEmpty(await offered(elsewhere, 'game join', {}, 'side'));
  });
});
