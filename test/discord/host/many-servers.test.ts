import { assert, onTestFinished, test, vi } from 'vitest';
import { keys } from '../../../src/campaign/keys.ts';
import { runs } from '../../nightly.ts';
import { Club } from '../club.ts';
import type { Guild } from '../loopback/world.ts';
import { soon } from '../soon.ts';

const MINUTE = 60_000;
/** In milliseconds between two requests: a tenth of what Discord allows. */
const PACE = 200;
const SERVERS = runs(24, 300);
const TEXT = 'Away tonight';

/** A club among many servers, each with a log. Only the club has commands of its own: Discord would take minutes for the others. */
async function manyServers() {
  const club = await Club.open();
  onTestFinished(() => club.close());
  const settings = { owners: [club.discord.user('anna').user.id], guild: club.discord.guild.id };
  const restart = () => club.restart(settings);
  await restart();
  const guilds = Array.from({ length: SERVERS }, (_, i) => club.discord.addGuild(`server-${i}`));
  for (const guild of guilds) await used(club, guild, guild.name);
  return { club, guilds, restart };
}

/** Somebody fires in a channel of a server, and it's noted as the server's. */
async function used(club: Club, guild: Guild, channel: string): Promise<void> {
  await club.fire({ channel, user: 'ben' }).settled();
  const { id } = club.discord.channel(channel);
  await soon(async () => ((await club.store.get(keys.guild(guild.id))) as string[] | undefined)?.includes(id));
}

test(`an announcement to ${SERVERS} servers: once in each, five a second, and on after a restart`, {
  timeout: runs(60_000, 300_000),
}, async () => {
  const { club, guilds, restart } = await manyServers();
  const { discord, time } = club;
  const host = async (name: string, options: Readonly<Record<string, string | boolean>> = {}) =>
    (await discord.command({ name: `host ${name}`, options, unchecked: true }).settled()).text;
  const posts = () =>
    discord.requests.filter(({ route, body }) => route === 'post-message' && JSON.stringify(body).includes(TEXT));
  const posting = (guild: Guild) => new RegExp(`POST /channels/${discord.channel(guild.name).id}/messages`);

  const [silent, older, gone, refused, blocked, flaky] = guilds as [Guild, Guild, Guild, Guild, Guild, Guild];
  discord.channel(silent.name).closed = true;
  await used(club, older, discord.addChannel('newest', 'text', undefined, older).name);
  discord.channel('newest').closed = true;
  discord.leaveGuild(false, gone);
  await host('block', { server: blocked.id });
  // A server that has invited the bot and never played isn't told.
  discord.addGuild('quiet');

  assert.include(await host('announce', { text: TEXT }), `once in ${SERVERS - 1} servers`);
  await host('announce', { text: TEXT, confirm: true });
  discord.fault(posting(refused), { kind: 'status', status: 400 });
  // It has arrived, but nobody knows.
  discord.fault(posting(flaky), { kind: 'lost', by: 'close' });
  time.pass(MINUTE);

  let passes = 0;
  let restarts = 0;
  while (!(await host('status')).includes('The last announcement')) {
    if (posts().length > SERVERS / 2 && restarts === 0) {
      restarts += 1;
      await restart();
    }
    const before = posts().length;
    time.pass(PACE);
    passes += 1;
    const came = vi.waitUntil(() => posts().length > before, { timeout: 100, interval: 2 }).then(() => true);
    // After trouble it goes on within a minute.
    if (!(await came.catch(() => false))) {
      time.pass(MINUTE);
      passes += 1;
    }
    assert.isAtMost(posts().length, passes, 'more than five a second');
  }

  const told = (channel: string) => discord.messages(channel).filter(({ text }) => text.includes(TEXT)).length;
  const untold = [silent, gone, refused, blocked];
  for (const guild of guilds) assert.equal(told(guild.name), untold.includes(guild) ? 0 : 1, guild.name);
  assert.deepEqual([told('newest'), told('table'), told('quiet')], [0, 0, 0]);
  assert.equal(restarts, 1);
  // One for each server that isn't blocked, one more where the newest channel is closed, and one more where the answer was lost.
  assert.equal(posts().length, SERVERS - 1 + 2);
  const reached = `has reached ${SERVERS - 4} of ${SERVERS - 1} servers; 3 servers couldn’t be told`;
  assert.include(await host('status'), reached);
  assert.isUndefined(discord.refused[429]);
});
