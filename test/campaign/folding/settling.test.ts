import { beforeEach, describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import { earlierLogs, type Pointer, pointerOf } from '../../../src/campaign/channels.ts';
import { settle } from '../../../src/campaign/folding/settling.ts';
import { keys } from '../../../src/campaign/keys.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { memory } from '../../referee/table.ts';

const pointer = (log: string, given: Partial<Pointer> = {}): Pointer => ({ log, commitment: 'c0', ...given });

let store: Store;
beforeEach(async () => {
  ({ store } = await memory());
  await store.set(keys.channel('caen'), pointer('a'));
});

const settles = (end: Partial<Parameters<typeof settle>[3]>) =>
  settle(store, 'caen', pointer('a'), { ...nothingYet, ...end });
const caen = () => pointerOf(store, 'caen');

test('a log that goes on where it is changes nothing', async () => {
  expect(await settles({})).toBe(false);
  expect(await settles({ place: 'caen' })).toBe(false);
  expect(await caen()).toEqual(pointer('a'));
});

describe('a log that an import has replaced', () => {
  const next = { log: 'b', commitment: 'c1', imported: 3 };
  const closed = { why: 'replaced', next } as const;

  test('is one of the channel’s earlier ones, once, and the channel points to the other', async () => {
    expect(await settles({ closed })).toBe(true);
    expect([await caen(), await earlierLogs(store, 'caen')]).toEqual([next, ['a']]);
    // Another process reads how it ended, and does the same again.
    expect(await settles({ closed })).toBe(true);
    expect([await caen(), await earlierLogs(store, 'caen')]).toEqual([next, ['a']]);
  });

  test('is added to those that were there before, and what has come since stays', async () => {
    await store.set(keys.earlier('caen'), ['z']);
    await store.set(keys.channel('caen'), pointer('d'));
    expect(await settles({ closed })).toBe(true);
    expect([await caen(), await earlierLogs(store, 'caen')]).toEqual([pointer('d'), ['z', 'a']]);
  });
});

describe('a log that was erased', () => {
  test('is no longer the channel’s, unless that has another one by now', async () => {
    expect(await settles({ closed: { why: 'erased' } })).toBe(true);
    expect(await caen()).toBeUndefined();
    await store.set(keys.channel('caen'), pointer('b'));
    expect(await settles({ closed: { why: 'erased' } })).toBe(true);
    expect(await caen()).toEqual(pointer('b'));
    expect(await earlierLogs(store, 'caen')).toEqual([]);
  });

  test('isn’t either if it had moved away before', async () => {
    await store.set(keys.channel('caen'), pointer('a', { moved: 'hill' }));
    await settles({ closed: { why: 'erased' } });
    expect(await caen()).toEqual(pointer('a', { moved: 'hill' }));
  });
});

describe('a log that goes on in another channel', () => {
  const hill = () => pointerOf(store, 'hill');

  test('is that channel’s, and the old one says where it is', async () => {
    expect(await settles({ place: 'hill' })).toBe(true);
    expect([await caen(), await hill()]).toEqual([pointer('a', { moved: 'hill' }), pointer('a')]);
    expect(await settles({ place: 'hill' })).toBe(true);
    expect(await hill()).toEqual(pointer('a'));
  });

  test('takes a channel whose own log has moved on', async () => {
    await store.set(keys.channel('hill'), pointer('b', { moved: 'ridge' }));
    expect(await settles({ place: 'hill' })).toBe(true);
    expect(await hill()).toEqual(pointer('a'));
  });

  test('stays where it is if that channel got a log of its own first', async () => {
    await store.set(keys.channel('hill'), pointer('b'));
    expect(await settles({ place: 'hill' })).toBe(false);
    expect([await caen(), await hill()]).toEqual([pointer('a'), pointer('b')]);
  });

  test('doesn’t take the old channel away from the log that it has by now', async () => {
    await store.set(keys.channel('caen'), pointer('d'));
    expect(await settles({ place: 'hill' })).toBe(true);
    expect([await caen(), await hill()]).toEqual([pointer('d'), pointer('a')]);
  });
});
