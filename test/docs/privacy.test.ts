import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keys } from '../../src/campaign/keys.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { handing, sayOver } from '../commands/club-table.ts';
import { MeddledStore } from '../referee/meddled-store.ts';
import { memory } from '../referee/table.ts';
import { assertDocumented, DOCUMENTED } from './documented-keys.ts';

/** A key with nothing but brackets where it depends on something. */
const bare = (key: string) => key.replaceAll(/<\w+>/g, '<>');

test('docs/privacy.md lists every key that there is, and no other', () => {
  const made = Object.entries(keys)
    // The beginning of others.
    .filter(([name]) => name !== 'records')
    .map(([, keyOf]) => (keyOf as (...parts: string[]) => string)(...Array<string>(keyOf.length).fill('<x>')));
  const once = (all: readonly string[]) => [...new Set(all.map(bare))].toSorted();
  expect(once(DOCUMENTED)).toEqual(once(made.map(decodeURIComponent)));
});

test('a key that the page does not list is not taken', () => {
  assertDocumented('0f3a:r:12');
  expect(() => assertDocumented('0f3a:diary:12')).toThrow('doesn’t say what is under');
});

test('keys are only made in one place, and the page is compared with that', () => {
  for (const folder of ['discord', 'referee', 'campaign', 'command']) {
    const root = new URL(`../../src/${folder}/`, import.meta.url);
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || (folder === 'campaign' && name === 'keys.ts')) continue;
      const source = readFileSync(new URL(name, root), 'utf8');
      // A key that's written out where it's used: store.set('what:…') or a prefix of our own.
      expect(source, name).not.toMatch(
        /['"`](?:discord|misses|pings|timer|situation|reminder|untidy|discarded|earlier):/,
      );
      expect(source, name).not.toMatch(/[sS]tore\.(?:set|add|get|delete)\(\s*['"`]/);
    }
  }
});

/** All that a channel's commands store, at the terminal. */
async function everything(store: Store): Promise<void> {
  const say = sayOver(store);
  await say('/game new name:Caen rules:landser-classic');
  await say('/game join side:axis');
  await say('@bob /game join side:allies');
  await say('/unit add profile:rifleman name:Schmidt');
  await say('/order', { secret: { text: 'Hold the wood.' } });
  await say('#bar /fire weapon:rifle range:8');
  await say('#bar /again save:mine');
  await say('/pings on:false');
  for (let i = 0; i < 101; i++) await say(`/note text:"Line ${i}"`);
  await say('/undo');
  const { json } = await say('/game export');
  const file = JSON.stringify((json.data as { export: unknown }).export);
  await say('#falaise /game import file:x', handing(file));
  await say('@bob /data delete confirm:true');
  await say('#falaise /game move-to channel:bayeux');
}

test('a game at the terminal, with an import, a move and a player who leaves, writes what the page lists', async () => {
  const store = new MeddledStore((await memory()).store);
  await everything(store);
  const written: string[] = [];
  for await (const key of store.keys('')) written.push(key);
  for (const key of written) assertDocumented(key);
  for (const kind of [':r:', ':s:', ':head', ':secret:', ':saved:', ':origins', ':redacted', 'channel:', 'pings:'])
    expect(
      written.some((key) => key.includes(kind)),
      kind,
    ).toBe(true);
});
