import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import { NIGHTLY, runs } from '../../nightly.ts';
import { startProcess } from '../bot-process.ts';
import { Loopback } from '../loopback/index.ts';
import { Failing } from './failing.ts';
import { readOnly, smallDisk } from './own-servers.ts';

const patience = { timeout: runs(60_000, 300_000) };

test('SQLite whose files can only be read from now on (where files can be made so)', patience, async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-read-only-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const failing = await Failing.open(`sqlite://${join(folder, 'umpire.sqlite')}`);
  // SQLite writes its shared memory as memory: where the kernel forbids that, it ends the process, as it would where a disk breaks.
  const files = readdirSync(folder).filter((file) => !file.endsWith('-shm'));
  const locked = readOnly(files.map((file) => join(folder, file)));
  if (!locked) return context.skip();
  try {
    for (let shot = 0; shot < 3; shot += 1) await failing.refuses();
  } finally {
    locked.end();
  }
  await failing.goesOn();
});

test.runIf(NIGHTLY)(
  'SQLite on a disk that can only be read: Umpire doesn’t start, and says so (only nightly, and where disks can be mounted)',
  patience,
  async (context) => {
    const disk = smallDisk(8);
    if (!disk) return context.skip();
    onTestFinished(() => disk.end());
    const url = `sqlite://${join(disk.folder, 'umpire.sqlite')}`;
    await (await openStore(url)).close();
    disk.readOnly();
    const discord = await Loopback.start();
    onTestFinished(() => discord.close());
    const bot = startProcess(discord, url);
    assert.equal(await bot.ended, 2);
    assert.match(bot.lines.join('\n'), /can’t open SQLite at .*(read-only|EROFS)/);
  },
);

test.runIf(NIGHTLY)(
  'SQLite whose disk is full (only nightly, and where disks can be mounted)',
  patience,
  async (context) => {
    const disk = smallDisk(8);
    if (!disk) return context.skip();
    onTestFinished(() => disk.end());
    const failing = await Failing.open(`sqlite://${join(disk.folder, 'umpire.sqlite')}`);
    disk.fill();
    let refused = 0;
    for (let shot = 0; shot < 1000 && refused < 3; shot += 1) {
      const line = (await failing.club.logged(failing.club.fire({ channel: 'table' }))).at(-1)!;
      assert.isTrue(line.answered);
      if (line.outcome !== 'ok') refused += 1;
    }
    assert.equal(refused, 3);
    failing.club.takeErrors();
    disk.empty();
    await failing.goesOn();
  },
);
