import { PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import type { Interaction } from '../loopback/index.ts';
import { BeaconClub } from './beacon-club.ts';

// Discord took a throw's messages or didn't, its answer was lost, and now nobody can look.

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

const shot = { weapon: 'rifle', range: 8 };
const lost = { kind: 'lost', by: 'close' } as const;
const history = PermissionFlagsBits.ReadMessageHistory;
const typesOf = ({ events }: LogRecord) => events.map(({ type }) => type);

let channel: string;

beforeEach(async () => {
  channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon', name: 'Caen' });
  await here.say(channel, 'anna', 'game join', { side: 'axis' });
  await here.say(channel, 'ben', 'game join', { side: 'allies' });
  mayRead(true);
});

/** Whether the bot may read what was said before. */
function mayRead(may: boolean): void {
  const { world } = here.club.discord;
  world.everyone = may ? world.everyone | history : world.everyone & ~history;
}

const command = (user: string, name: string, options = {}) =>
  here.club.discord.command({ name, options, channel, user });

/** Somebody fires, and nobody learns whether Discord took the notice. @param done whether it did */
async function unknown(done: boolean): Promise<Interaction> {
  const ledger = (await here.ledger(channel))[0]!.channelId;
  here.club.discord.fault(new RegExp(`^POST .*/channels/${ledger}/messages`), { ...lost, done });
  mayRead(false);
  const given = command('anna', 'fire', shot);
  await here.club.discord.until(() => given.original !== undefined, 'the reply');
  return given;
}

/** Time passes until something is so. */
function passing<T>(what: () => T | undefined | false, name: string): Promise<T> {
  return here.club.discord.until(() => {
    here.club.time.pass(1000);
    return what();
  }, name);
}

const textOf = (given: Interaction) => here.club.discord.message({ id: given.original! }).text;
const said = (given: Interaction, text: string) => passing(() => textOf(given).includes(text), text);

describe('a throw whose ledger can’t be read', () => {
  test('says so after 20 s, keeps looking, and is made with its own dice once it can', async () => {
    const given = await unknown(true);
    const from = here.club.time.now().getTime();
    await said(given, 'Nobody can say whether #4 was announced');
    // However far time has got while a busy machine looked: less than the longest pause between two looks.
    expect(here.club.time.now().getTime() - from).toBeLessThan(60_000);
    // Whoever wants to do something is told why nothing happens, and nobody waits without end.
    const other = await command('ben', 'fire', shot).settled();
    expect([other.ephemeral, other.text]).toEqual([true, expect.stringContaining('can’t read this campaign’s ledger')]);
    const house = await command('carla', 'game pause').settled();
    expect(house.text).toContain('can’t read this campaign’s ledger');
    const status = await command('carla', 'fair status').settled();
    expect(status.text).toContain('#4 is waiting: I can’t read its ledger');
    expect(status.text).toContain('1 couldn’t be looked for on Discord');
    expect((await here.records(channel)).flatMap(typesOf)).not.toContain('drawn');
    mayRead(true);
    await said(given, 'Dice: public round');
    expect((await here.records(channel)).map(typesOf).at(-1)).toEqual(['drawn', 'ruled']);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });

  test('isn’t made if Discord never took its notice, and that’s only said once it’s certain', async () => {
    const given = await unknown(false);
    await said(given, 'Nobody can say whether #4 was announced');
    mayRead(true);
    await said(given, 'wasn’t thrown: Discord didn’t take its notice');
    expect(await here.records(channel)).toHaveLength(3);
    expect((await here.say(channel, 'anna', 'fire', shot)).text).toContain('Dice: public round');
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });

  test.each([true, false])('is given up if all sides agree, whether or not its notice is there (%s)', async (done) => {
    const given = await unknown(done);
    await said(given, 'Nobody can say whether #4 was announced');
    await command('anna', 'fair use', { dice: 'seed' }).settled();
    await command('ben', 'agree').settled();
    await said(given, 'the players agreed to give it up');
    mayRead(true);
    const last = (await here.records(channel)).at(-1)!;
    expect(typesOf(last)).toEqual(['given-up', 'agreed', 'beacon-ended']);
    expect(last.events[0]).not.toHaveProperty('notice');
    expect(last.events[0]).toMatchObject({ why: 'agreed', claimed: { interaction: given.id } });
    // It's never thrown again with other dice, however long somebody waits.
    here.club.time.pass(600_000);
    expect((await here.records(channel)).flatMap(typesOf)).not.toContain('ruled');
    const found = await here.verified(channel);
    expect([found.fits, found.lines.filter((line) => /never ruled|asked twice/.test(line))]).toEqual([true, []]);
    expect(found.lines.join('\n')).toContain('the dice come from a secret seed again: the players agreed');
    // What it would have thrown is known all the same: its reply is there.
    expect(found.lines.join('\n')).toContain('The throw announced as #4 wasn’t made (the players agreed)');
  });
});

test('players can’t agree to give up a throw whose notice may still arrive', async () => {
  const ledger = (await here.ledger(channel))[0]!.channelId;
  here.club.discord.fault(new RegExp(`^POST .*/channels/${ledger}/messages`), { ...lost, done: false });
  const given = command('anna', 'fire', shot);
  await here.club.discord.until(() => given.original !== undefined, 'the reply');
  await command('anna', 'fair use', { dice: 'seed' }).settled();
  expect((await command('ben', 'agree').settled()).text).toContain('#4 is waiting for its public round');
  await said(given, 'wasn’t thrown: Discord didn’t take its notice');
});
