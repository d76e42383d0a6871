import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openStore } from '../../src/campaign/store/open.ts';
import { VERSION } from '../../src/version.ts';
import { sayOver } from '../commands/club-table.ts';
import { freshDatabase } from '../discord/fresh-database.ts';
import { freshRedis } from '../discord/fresh-redis.ts';
import { rawRows } from './raw.ts';

/**
 * Keeps a database of this release in each store, for the tests of later ones: `npx tsx test/releases/make.ts`, once for each
 * release, with TEST_POSTGRES_URL and TEST_REDIS_URL set. What's kept is never made again.
 */
const folder = new URL(`./${VERSION}/`, import.meta.url);
mkdirSync(folder);

/** A battle with something of most kinds: units, throws, orders, notes, an undo, a saved ruling, somebody who was forgotten. */
async function play(url: string): Promise<void> {
  const store = await openStore(url);
  const say = sayOver(store);
  await say('/game new name:Caen rules:landser-classic');
  await say('/game join side:axis');
  await say('@bob /game join side:allies');
  await say('/unit add profile:rifleman name:Schmidt');
  await say('@bob /unit add profile:rifleman name:Miller');
  await say('/order', { secret: { text: 'Hold the wood.' } });
  await say('#bar /fire weapon:rifle range:8');
  await say('#bar /again save:mine');
  await say('@carla #bar /fire weapon:rifle range:12');
  for (let i = 0; i < 101; i++) await say(`/note text:"Line ${i}"`);
  await say('/undo');
  await say('@carla #bar /data delete confirm:true');
  await store.close();
}

const scratch = mkdtempSync(join(tmpdir(), 'umpire-release-'));
const file = join(scratch, 'umpire.sqlite');
await play(`sqlite://${file}`);
writeFileSync(new URL('umpire.sqlite.gz', folder), gzipSync(readFileSync(file)));
rmSync(scratch, { recursive: true });
for (const [name, fresh] of [
  ['postgres', () => freshDatabase(process.env.TEST_POSTGRES_URL!)],
  ['redis', () => freshRedis(process.env.TEST_REDIS_URL!)],
] as const) {
  const { url, drop } = await fresh();
  await play(url);
  writeFileSync(new URL(`${name}.json.gz`, folder), gzipSync(JSON.stringify(await rawRows(url))));
  await drop();
}
process.exit();
