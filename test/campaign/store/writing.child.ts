import { openStore } from '../../../src/campaign/store/open.ts';

const [url, prefix] = process.argv.slice(2);
const store = await openStore(url!);
let count = 0;

// Eight writers, as many channels have. A key is said to be written only after the store has said so.
for (let writer = 0; writer < 8; writer++) void write();

async function write(): Promise<void> {
  for (;;) {
    const key = `${prefix}${count++}`;
    if (await store.add(key, { key, text: 'a record of some length '.repeat(20) })) process.stdout.write(`${key}\n`);
  }
}
