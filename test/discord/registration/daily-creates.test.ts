import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import { soon } from '../soon.ts';

const DAY = 24 * 60 * 60 * 1000;

describe("Discord's limit of 200 new commands a day", () => {
  let club: Club;

  beforeAll(async () => {
    club = await Club.open();
  });

  afterAll(() => club.close());

  const names = () => club.discord.commands.ofGuild.map(({ name }) => name);
  const key = () => `discord:commands:${club.discord.applicationId}:${club.discord.guild.id}`;
  const waiting = () => club.lines.filter(({ msg }) => /new commands a day/.test(msg));
  const rejoin = async () => {
    const told = waiting().length;
    club.discord.leaveGuild();
    await soon(async () => (await club.store.get(key())) === undefined);
    club.discord.joinGuild();
    await club.discord.until(() => names().length > 0 || waiting().length > told, 'the commands, or that they wait');
    await club.bot.registered();
  };

  test('is not run into: what would pass it waits, says until when, and comes by itself, after a restart too', async () => {
    const all = names();
    const most = Math.floor(200 / all.length);
    for (let i = 1; i < most; i++) await rejoin();
    assert.sameMembers(names(), all);
    assert.isEmpty(waiting());
    await rejoin();
    assert.isEmpty(names());
    const [told] = waiting();
    assert.closeTo(Date.parse(String(told?.until)) - club.time.now().getTime(), DAY, 60_000);
    await club.restart();
    await club.bot.registered();
    assert.lengthOf(waiting(), 2);
    assert.isEmpty(names());
    club.discord.newDay();
    club.time.pass(DAY);
    await club.discord.until(() => names().length > 0, 'the commands');
    assert.sameMembers(names(), all);
    await club.bot.registered();
  });

  test('counts only what is new: what stays under its name may change as often as it likes', async () => {
    const before = club.discord.commands.puts;
    for (let i = 1; i <= 5; i++) {
      const known = (await club.store.get(key())) as object;
      await club.store.set(key(), { ...known, hash: String(i) });
      await club.restart();
      await club.bot.registered();
    }
    assert.equal(club.discord.commands.puts, before + 5);
    assert.lengthOf(waiting(), 2);
  });
});

describe('with several shards', () => {
  let club: Club;

  beforeAll(async () => {
    club = await Club.open('memory:', (discord) => {
      // Otherwise discord.js waits five seconds before each shard but the first.
      Object.assign(discord.settings, { shards: 3, identifiesAtOnce: 3 });
    });
    await club.discord.ready(3);
  });

  afterAll(() => club.close());

  const standing = () => club.store.get(`discord:commands:${club.discord.applicationId}:${club.discord.guild.id}`);

  test('a server is registered once, by the shard that owns it, and everybody’s commands once', async () => {
    await club.bot.registered();
    assert.sameMembers(
      club.discord.sessions.map(({ shard: [id] }) => id),
      [0, 1, 2],
    );
    assert.equal(club.discord.commands.puts, 2);
    await club.restart();
    await club.discord.ready(3);
    await club.bot.registered();
    assert.equal(club.discord.commands.puts, 2);
  });

  test('a shard that starts forgets nothing of what another one’s servers have', async () => {
    const before = await standing();
    const [elsewhere] = club.discord.sessions.filter(({ connected }) => connected);
    elsewhere?.reconnect();
    await club.discord.ready(3);
    await club.bot.registered();
    assert.deepEqual(await standing(), before);
  });

  test('a server that left while the bot was off is forgotten', async () => {
    await club.restart({ servers: ['123456789012345678'] });
    await club.discord.ready(3);
    await club.bot.registered();
    assert.isUndefined(await standing());
    assert.isEmpty(club.discord.commands.ofGuild);
  });
});
