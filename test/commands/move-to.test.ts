import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/campaign/store/store.ts';
import type { InputError } from '../../src/kernel/refusal.ts';
import { english } from '../../src/reply/english/index.ts';
import { errorReply } from '../../src/reply/problem.ts';
import { recordsOf, thrownBy } from '../referee/table.ts';
import { attachedTo, battle, handing, type Say, STORES, sayOver } from './club-table.ts';

describe.each(STORES)('a campaign on %s that moves', (_, open) => {
  let store: Store;
  let say: Say;
  beforeEach(async () => {
    store = await open();
    say = sayOver(store);
    await battle(say);
  });
  afterEach(() => store.close());

  test('goes on in the other channel with the same log and the next number', async () => {
    const before = await recordsOf(store);
    await say('/game move-to channel:falaise');
    await say('@bob #falaise /note text:"Onwards."');
    const after = await recordsOf(store, 'falaise');
    expect(after.slice(0, -2)).toEqual(before);
    expect(after.at(-2)).toMatchObject({ by: 'anna', events: [{ type: 'log-moved', from: 'caen', to: 'falaise' }] });
    expect(after.at(-1)).toMatchObject({ seq: before.length + 2, by: 'bob' });
    expect((await sayOver(store)('#falaise /game status')).json).toMatchObject({ data: { game: { name: 'Caen' } } });
  });

  test('says in its old channel where it is, to whoever asks there, also after a restart', async () => {
    await say('/game move-to channel:#falaise');
    for (const there of [say, sayOver(store)]) {
      for (const line of ['/fire weapon:rifle range:8', '/log', '/game status', '/undo', '@bob /note text:hm']) {
        const error = (await thrownBy(() => there(line))) as InputError;
        expect(error).toMatchObject({ says: 'game-moved', values: { channel: 'falaise' } });
        expect(errorReply(english, error).lines[0]!.spans).toContainEqual({ channel: 'falaise' });
      }
    }
  });

  test('leaves room for another one, and may come back into an empty channel', async () => {
    await say('/game move-to channel:falaise');
    await say('#falaise /game move-to channel:caen');
    await say('/note text:Back.');
    await say('/game move-to channel:bayeux');
    await say('@bob /game new name:Another');
    expect((await say('/game status')).json).toMatchObject({ data: { game: { name: 'Another' } } });
    expect((await say('#bayeux /game status')).json).toMatchObject({ data: { game: { name: 'Caen' } } });
    expect((await thrownBy(() => say('#falaise /log'))) as InputError).toMatchObject({ values: { channel: 'caen' } });
  });

  test('leaves room for one that is imported', async () => {
    const { bytes } = attachedTo(await say('/game export'));
    await say('/game move-to channel:falaise');
    await say('/game import file:x', handing(bytes));
    expect((await say('/game status')).json).toEqual((await say('#falaise /game status')).json);
  });

  test.each([
    ['@bob /game move-to channel:falaise', 'not-your-channel'],
    ['/game move-to channel:caen', 'moves-nowhere'],
    ['/game move-to channel:"two words"', 'not-a-channel'],
    ['/game move-to channel:<@123>', 'not-a-channel'],
    ['/game move-to channel:bayeux', 'channel-taken'],
    ['#empty /game move-to channel:falaise', 'nothing-to-move'],
  ])('does not: %s (%s)', async (line, says) => {
    await say('#bayeux /fire weapon:rifle range:8');
    expect(await thrownBy(() => say(line))).toMatchObject({ says });
    expect((await say('/game status')).json).toMatchObject({ data: { game: { name: 'Caen' } } });
    expect(await recordsOf(store, 'falaise')).toEqual([]);
  });

  test('goes only where its umpire can be', async () => {
    const move = (there: boolean) => say('/game move-to channel:<#123>', { reaches: async () => there });
    expect(await thrownBy(() => move(false))).toMatchObject({ says: 'unreachable' });
    expect((await move(true)).json).toMatchObject({ data: { channel: '123' } });
  });
});
