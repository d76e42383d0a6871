import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import { MeddledStore } from '../../referee/meddled-store.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import { freshDatabase } from '../fresh-database.ts';
import type { Interaction } from '../loopback/index.ts';

const postgres = process.env.TEST_POSTGRES_URL;

async function freshFile() {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bots-'));
  return { url: `sqlite://${join(folder, 'umpire.sqlite')}`, drop: async () => rmSync(folder, { recursive: true }) };
}

describe.concurrent('two bots on a SQLite file', () => areOne(freshFile));

describe.skipIf(!postgres).concurrent('two bots on PostgreSQL (skipped unless TEST_POSTGRES_URL is set)', () => {
  areOne(() => freshDatabase(postgres!));
});

/** Both bots stand in this process; what they share is the database alone, as two processes would. */
function areOne(freshStore: () => Promise<{ readonly url: string; drop(): Promise<void> }>) {
  let database: Awaited<ReturnType<typeof freshStore>>;
  let club: Club;
  let second: MeddledStore;

  beforeAll(async () => {
    database = await freshStore();
    club = await Club.open(database.url);
    // A storm may take its time here.
    club.discord.settings.patience = 100_000;
    second = new MeddledStore(await openStore(database.url));
    await club.start(second);
  });

  afterAll(async () => {
    await club.close();
    await second.close();
    await database.drop();
  });

  const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
  const bothDone = ({ id }: Interaction) => {
    const lines = () => club.lines.filter(({ interaction, msg }) => interaction === id && msg === 'command');
    return club.discord.until(() => lines().length === 2 && lines(), 'both bots');
  };

  test('that get the same command rule on it once, and show one answer', async () => {
    const channel = club.channel();
    for (let turn = 1; turn <= 5; turn++) {
      const shot = club.fire({ channel });
      assert.deepEqual(
        (await bothDone(shot)).map(({ answered }) => answered),
        [true, true],
      );
      assert.lengthOf(
        shot.callbacks.filter(({ status }) => status! < 300),
        1,
      );
      assert.lengthOf(await records(channel), turn);
      assert.lengthOf(club.discord.messages(channel), turn);
    }
  });

  test('that get fifty commands each for one channel rule on all, without a gap', { timeout: 120_000 }, async () => {
    const channel = club.channel();
    const shots = Array.from({ length: 100 }, (_, i) => club.fire({ channel, to: i % 2 }));
    const replies = await Promise.all(shots.map((shot) => shot.settled()));
    const numbers = replies.map(({ text: content }) => Number(/#(\d+)\s*$/m.exec(content)?.[1]));
    const all = Array.from({ length: 100 }, (_, i) => i + 1);
    assert.deepEqual(
      numbers.toSorted((a, b) => a - b),
      all,
    );
    assert.deepEqual(
      (await records(channel)).map(({ seq }) => seq),
      all,
    );
  });

  test('that are both slow show one answer', async () => {
    const channel = club.channel();
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    const pointer = `channel:${club.discord.channel(channel).id}`;
    for (const store of [club.store, second])
      store.meddling = { before: (_, key) => (key === pointer ? waiting : undefined) };
    const shot = club.fire({ channel });
    await club.discord.until(() => shot.callbacks[1]?.status, 'both deferrals');
    goOn();
    assert.match((await shot.settled()).text, /^\*\*(Hit|Missed)/);
    await bothDone(shot);
    assert.lengthOf(club.discord.messages(channel), 1);
    assert.lengthOf(await records(channel), 1);
  });
}
