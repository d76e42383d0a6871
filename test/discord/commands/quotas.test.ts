import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Counting } from '../../../src/discord/commands/quotas.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';

const QUOTAS = { commandsPerUser: 3, commandsPerServer: 5, importsPerUser: 1, importsPerServer: 2 };

describe('quotas', () => {
  test('bound what one user does within a minute, and a server, and let both go on after it', () => {
    let now = 0;
    const counting = new Counting(QUOTAS, () => now);
    for (let i = 0; i < 3; i++) assert.isUndefined(counting.count('anna', 'club', false));
    assert.deepEqual(counting.count('anna', 'club', false), { of: 'commands', by: 'user', seconds: 60 });
    for (let i = 0; i < 2; i++) assert.isUndefined(counting.count('bob', 'club', false));
    assert.deepEqual(counting.count('carla', 'club', false), { of: 'commands', by: 'server', seconds: 60 });
    assert.isUndefined(counting.count('carla', 'another', false));
    now = 60_001;
    assert.isUndefined(counting.count('anna', 'club', false));
  });

  test('bound imports within an hour by numbers of their own', () => {
    let now = 0;
    const counting = new Counting(QUOTAS, () => now);
    assert.isUndefined(counting.count('anna', null, true));
    assert.deepEqual(counting.count('anna', 'club', true), { of: 'imports', by: 'user', seconds: 3600 });
    now = 3_600_001;
    assert.isUndefined(counting.count('anna', 'club', true));
  });

  test('of 0 bound nothing', () => {
    const none = { commandsPerUser: 0, commandsPerServer: 0, importsPerUser: 0, importsPerServer: 0 };
    const counting = new Counting(none);
    for (let i = 0; i < 1000; i++) assert.isUndefined(counting.count('anna', 'club', true));
  });
});

describe('at Discord', () => {
  let club: Club;

  beforeAll(async () => {
    club = await Club.open();
  });

  afterAll(() => club.close());

  const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);

  test('a player who asks for too much is told so in private, in a friendly way, and nothing is thrown', async () => {
    await club.restart({ quotas: { ...QUOTAS, commandsPerUser: 2 } });
    const channel = club.channel();
    for (let i = 0; i < 2; i++) await club.fire({ channel }).settled();
    const told = await club.fire({ channel }).settled();
    assert.isTrue(told.ephemeral);
    assert.match(told.text, /a lot of commands in one minute/);
    assert.lengthOf(await records(channel), 2);
    assert.include((await club.fire({ channel, user: 'bob' }).settled()).text, '#3');
  });

  test('a server that is not on the list is told so, and nothing is thrown or kept', async () => {
    await club.restart({ servers: ['123456789012345678'] });
    const channel = club.channel();
    const told = await club.fire({ channel }).settled();
    assert.isTrue(told.ephemeral);
    assert.isEmpty(await records(channel));
    await club.restart({ servers: [club.discord.guild.id] });
    assert.include((await club.fire({ channel }).settled()).text, '#1');
  });
});
