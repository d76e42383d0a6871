import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { keys } from '../../../src/campaign/keys.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { StoreError } from '../../../src/campaign/store/store.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { broken, MeddledStore } from '../meddled-store.ts';
import { memory, recordsOf, refereeOn, SHOT, shoot, typed } from '../table.ts';

let store: Store;
let referee: Referee;
beforeEach(async () => {
  ({ store } = await memory());
  referee = refereeOn(store);
});

const NAMED = `${SHOT} rules:landser-classic`;

describe('that a channel plays by the default ruleset', () => {
  test('is said by its first ruling, and by no other', async () => {
    const said = [await shoot(referee), await shoot(referee), await shoot(refereeOn(store))];
    expect(said.map(({ ruled }) => ruled.defaulted)).toEqual([true, undefined, undefined]);
  });

  test('is kept with its record: whoever looks it up is told again', async () => {
    await shoot(referee);
    await shoot(referee);
    expect((await referee.ruling('caen', 1)).ruled.defaulted).toBe(true);
    expect((await referee.ruling('caen', 2)).ruled.defaulted).toBeUndefined();
  });

  test('is not said where the command names its ruleset, but by the first that does not', async () => {
    expect((await shoot(referee, {}, NAMED)).ruled.defaulted).toBeUndefined();
    expect((await shoot(referee)).ruled.defaulted).toBe(true);
  });

  test('is said in every channel', async () => {
    await shoot(referee);
    expect((await shoot(referee, { channel: 'falaise' })).ruled.defaulted).toBe(true);
  });

  test('is not spent on odds or refusals, which are not in the log', async () => {
    await referee.rule(typed(`${SHOT} odds`), 'fire');
    await expect(shoot(referee, {}, '/fire weapon:gpmg range:8 moved')).rejects.toThrow();
    expect((await shoot(referee)).ruled.defaulted).toBe(true);
  });

  test('is said once by two processes at once', async () => {
    const given = await Promise.all([shoot(referee), shoot(refereeOn(store)), shoot(referee)]);
    expect(given.filter(({ ruled }) => ruled.defaulted)).toHaveLength(1);
  });

  test('is what the host has set', async () => {
    const { ruled } = await shoot(refereeOn(store, { defaultRules: 'landser-classic' }));
    expect(ruled.rules).toBe('landser-classic');
    await expect(shoot(refereeOn(store, { defaultRules: 'chess' }))).rejects.toMatchObject({ says: 'unknown-value' });
  });
});

describe('a referee that settles', () => {
  test('has done every command that was begun', async () => {
    const slow = refereeOn(new MeddledStore(store, { before: () => setTimeout(2) }));
    const begun = [shoot(slow), shoot(slow), shoot(slow, { channel: 'falaise' })];
    await slow.settle();
    expect(await recordsOf(store)).toHaveLength(2);
    expect(await recordsOf(store, 'falaise')).toHaveLength(1);
    await Promise.all(begun);
  });

  test('has written the hints and snapshots that were due', async () => {
    const slow = new MeddledStore(store, { before: (operation) => (operation === 'set' ? setTimeout(5) : undefined) });
    const settling = refereeOn(slow);
    let log = '';
    for (let i = 0; i < 100; i++) ({ log } = await shoot(settling));
    await settling.settle();
    expect(await store.get(keys.head(log))).toBe(100);
    expect(await store.get(keys.snapshot(log, 100))).toMatchObject({ seq: 100 });
  });

  test('tells of hints that could not be written, and settles all the same', async () => {
    const troubles: unknown[] = [];
    const meddled = new MeddledStore(store);
    const settling = refereeOn(meddled, { onTrouble: (error) => troubles.push(error) });
    await shoot(settling);
    meddled.meddling.before = (operation) => void (operation === 'set' && broken());
    for (let i = 0; i < 31; i++) await shoot(settling);
    await settling.settle();
    expect(troubles).toHaveLength(2);
    expect(troubles[0]).toBeInstanceOf(StoreError);
  });

  test('with nothing under way is settled at once, twice as well', async () => {
    await referee.settle();
    await referee.settle();
  });
});
