import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packedWritten } from '../campaign/export/export.ts';
import { Campaigns } from '../campaign/folding/campaigns.ts';
import { openStore } from '../campaign/store/open.ts';
import type { Store } from '../campaign/store/store.ts';
import { fileWord } from '../kernel/options/slug.ts';
import { partsOf } from '../referee/transfer/export-parts.ts';

import type { Catalogue } from '../reply/catalogue.ts';

const options = { db: { type: 'string' }, out: { type: 'string' } } as const;

/**
 * `npx umpire export CHANNEL [--db URL] [--out DIR]`: the whole campaign of a channel, however long, in files within the limits.
 * @param usual the database if none is named
 * @returns the exit status: 0, 1 if the channel has no log, 2 if it couldn't be called like that
 */
export async function exportChannel(
  words: Catalogue,
  args: readonly string[],
  usual: () => string,
  output: { write(text: string): unknown } = process.stdout,
): Promise<number> {
  const { values, positionals } = parsed(args);
  const [channel] = positionals;
  if (channel === undefined || positionals.length > 1) {
    output.write(`${words.terminal.exporting.usage}\n`);
    return 2;
  }
  const store = await openStore(values.db ?? usual());
  try {
    return await exportFrom(words, store, channel.replace(/^#/, ''), values.out ?? '.', output);
  } finally {
    await store.close();
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // An unknown flag, or one without its value: how it's called is said then.
    return { values: {} as { db?: string; out?: string }, positionals: [] };
  }
}

async function exportFrom(
  words: Catalogue,
  store: Store,
  channel: string,
  folder: string,
  output: { write(text: string): unknown },
): Promise<number> {
  const known = await new Campaigns(store, () => undefined).latest(channel);
  if (!known || known.campaign.seq === 0) {
    output.write(`${words.terminal.exporting.nothing(channel)}\n`);
    return 1;
  }
  const name = known.campaign.game?.name ?? channel;
  for await (const each of partsOf(store, known, name)) {
    const { number, first, more } = each.part!;
    const { part: _, ...alone } = each;
    // A campaign that fits in one file is one, and can be imported.
    const whole = number === 1 && !more;
    const file = await packedWritten(
      whole ? alone : each,
      `${fileWord(name, 'campaign')}${whole ? '' : `-part-${number}`}`,
    );
    await writeFile(join(folder, file.name), file.bytes);
    output.write(`${words.terminal.exporting.wrote(file.name, first, first + each.records.length - 1)}\n`);
  }
  return 0;
}
