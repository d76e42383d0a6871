import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { openStore } from '../../../src/campaign/store/open.ts';

const store = await openStore(process.argv[2]!);
const loaded = Object.keys(createRequire(import.meta.url).cache).join('\n');
const drivers = ['pg', '@redis/client', 'sqlite3'].filter((name) => loaded.includes(`/node_modules/${name}/`));
process.stdout.write(`${JSON.stringify({ drivers })}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const keys: string[] = JSON.parse(line);
  const won = await Promise.all(keys.map((key) => store.add(key, { process: process.pid, key })));
  process.stdout.write(`${JSON.stringify(keys.filter((_, index) => won[index]))}\n`);
}
await store.close();
