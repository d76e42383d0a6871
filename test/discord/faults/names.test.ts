import dns from 'node:dns';
import { setTimeout as passed } from 'node:timers/promises';
import { assert, describe, onTestFinished, test, vi } from 'vitest';
import { english } from '../../../src/reply/english/index.ts';
import { proxyTo } from '../../campaign/store/proxy.ts';
import { NIGHTLY, runs } from '../../nightly.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import { freshDatabase } from '../fresh-database.ts';
import { freshRedis } from '../fresh-redis.ts';

const postgres = process.env.TEST_POSTGRES_URL;
const redis = process.env.TEST_REDIS_URL;

const [DISCORD, DATABASE] = ['discord.test', 'database.test'];
/** What a resolver says that can't be reached, and one that doesn't know the name. */
const CODES = ['EAI_AGAIN', 'ENOTFOUND'] as const;

type Answer = (error: Error | null, address?: string | dns.LookupAddress[], family?: number) => void;

/** Lookups of names: Discord's and the database's are this computer, unless they can't be found now. */
function resolver(code: (typeof CODES)[number]) {
  const gone = new Set<string>();
  const asked: string[] = [];
  const real = dns.lookup;
  vi.spyOn(dns, 'lookup').mockImplementation(((name: string, options: dns.LookupOptions | Answer, done?: Answer) => {
    const answer = typeof options === 'function' ? options : done!;
    if (name !== DISCORD && name !== DATABASE) return Reflect.apply(real, dns, [name, options, done]);
    asked.push(name);
    if (gone.has(name)) {
      const failure = { code, errno: -3001, syscall: 'getaddrinfo', hostname: name };
      return process.nextTick(answer, Object.assign(new Error(`getaddrinfo ${code} ${name}`), failure));
    }
    const all = typeof options === 'object' && options.all;
    return all
      ? process.nextTick(answer, null, [{ address: '127.0.0.1', family: 4 }])
      : process.nextTick(answer, null, '127.0.0.1', 4);
  }) as typeof dns.lookup);
  onTestFinished(() => void vi.restoreAllMocks());
  return { gone, times: (name: string) => asked.filter((each) => each === name).length };
}

async function opened(url: string): Promise<Club> {
  const club = await Club.open(url, undefined, english, undefined, {
    host: DISCORD,
    patience: 60_000,
  });
  onTestFinished(() => club.close());
  return club;
}

const patience = { timeout: runs(60_000, 180_000) };
/** How long names can't be found in the long form, in milliseconds. */
const FOR = runs(0, 30_000);

const records = async (club: Club, channel: string) =>
  (await recordsOf(club.store, club.discord.channel(channel).id)).map(({ seq }) => seq);

test.each(CODES)(
  'Discord’s name can’t be found for a while (%s): nothing is lost, and what wasn’t shown is shown',
  {
    ...patience,
  },
  async (code) => {
    const names = resolver(code);
    const club = await opened('memory:');
    const { discord } = club;
    const channel = club.channel();
    assert.include((await club.fire({ channel }).settled()).text, '#1');

    // A ruling is under way when the names go, and with them the connections.
    let goOn = () => {};
    let begun = false;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    club.store.meddling = {
      before: () => {
        begun = true;
        return waiting;
      },
    };
    const shot = club.fire({ channel });
    await discord.until(() => begun, 'the ruling to begin');
    names.gone.add(DISCORD);
    discord.cutIdle();
    discord.sessions[0]!.drop();
    club.store.meddling = {};
    goOn();
    assert.equal((await club.logged(shot)).at(-1)!.answered, false);
    assert.deepEqual(await records(club, channel), [1, 2]);

    // It goes on asking for the name, though not all the time.
    const before = names.times(DISCORD);
    const since = Date.now();
    await discord.until(() => names.times(DISCORD) >= before + 3, 'it to try again');
    if (FOR > 0) await passed(FOR);
    // discord.js waits half a second in between.
    assert.isAtMost(names.times(DISCORD) - before, 3 + (Date.now() - since) / 500);
    names.gone.clear();

    await discord.ready();
    const next = await club.fire({ channel }).settled();
    assert.include(next.text, '#3');
    assert.deepEqual(await records(club, channel), [1, 2, 3]);
    assert.lengthOf(
      discord.messages(channel).filter(({ text }) => /#2\b/.test(text)),
      1,
    );
    // The host reads that it's away, and that it's back, and not every attempt.
    const told = club.lines.filter(({ msg }) => msg.startsWith('gateway: '));
    assert.isAtMost(told.length, 4 + FOR / 5000);
    club.takeErrors();
  },
);

describe.skipIf(!postgres)('PostgreSQL’s name (skipped unless TEST_POSTGRES_URL is set)', () => {
  test.each(NIGHTLY ? CODES : CODES.slice(0, 1))('can’t be found for a while (%s)', patience, async (code) => {
    await databaseOf(code, await freshDatabase(postgres!), 5432);
  });
});

describe.runIf(NIGHTLY && redis)('Redis’s name (only nightly, and if TEST_REDIS_URL is set)', () => {
  test.each(CODES)('can’t be found for a while (%s)', patience, async (code) => {
    await databaseOf(code, await freshRedis(redis!), 6379);
  });
});

type Fresh = { readonly url: string; drop(): Promise<void> };

/** Whoever asks meanwhile is told that nothing has happened. After that, the next ruling has the next number. */
async function databaseOf(code: (typeof CODES)[number], { url, drop }: Fresh, port: number): Promise<void> {
  onTestFinished(drop);
  const names = resolver(code);
  const proxy = await proxyTo(url, port);
  onTestFinished(() => proxy.cut());
  const club = await opened(proxy.url.replace('127.0.0.1', DATABASE));
  const channel = club.channel();
  assert.include((await club.fire({ channel }).settled()).text, '#1');

  names.gone.add(DATABASE);
  await proxy.cut();
  await proxy.restore();
  for (let shot = 0; shot < runs(2, 30); shot += 1) {
    const line = (await club.logged(club.fire({ channel }))).at(-1)!;
    assert.isTrue(line.answered);
    assert.notEqual(line.outcome, 'ok');
    if (NIGHTLY) await passed(1000);
  }
  names.gone.clear();
  club.takeErrors();

  // The first may still find that the connection is broken.
  while ((await club.logged(club.fire({ channel }))).at(-1)!.outcome !== 'ok') club.takeErrors();
  const written = await records(club, channel);
  assert.deepEqual(
    written,
    written.map((_, i) => i + 1),
  );
  const { text } = await club.fire({ channel }).settled();
  assert.include(text, `#${written.length + 1}`);
}
