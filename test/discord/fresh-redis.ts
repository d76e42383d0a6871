import { createClient } from '@keyv/redis';

/** The databases of a Redis that tests may empty: the first belongs to others. */
const DATABASES = Array.from({ length: 8 }, (_, i) => i + 8);
let next = process.pid % DATABASES.length;

/** A Redis database of a test's own, empty, on the server that `given` names. */
export async function freshRedis(given: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const number = DATABASES[next++ % DATABASES.length];
  const url = new URL(given);
  url.pathname = `/${number}`;
  const empty = async () => {
    const client = createClient({ url: url.href });
    await client.connect();
    await client.flushDb();
    client.destroy();
  };
  await empty();
  return { url: url.href, drop: empty };
}
