import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/campaign/store/store.ts';
import { seedOf } from '../../../src/fairness/seed.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import { DieOwed } from '../../../src/referee/rulings/throwing.ts';
import { memory, refereeOn, shoot, thrownBy, typed } from '../table.ts';

let store: Store;
let rows: Map<string, string>;
beforeEach(async () => {
  ({ store, rows } = await memory());
});

const REFUSED = [
  ['an unknown option', '/fire weapon:rifle range:8 colour:red', InputError],
  ['an unknown value', '/fire weapon:rifel range:8', InputError],
  ['an unknown ruleset', '/fire rules:chess weapon:rifle range:8', InputError],
  ['an unknown toggle', '/fire weapon:rifle range:8 with:magic', InputError],
  ['a missing option', '/fire weapon:rifle', InputError],
  ['a number out of range', '/fire weapon:lmg range:8 auto figures:21', InputError],
  ['what the contract forbids', '/fire weapon:gpmg range:8 moved', Refusal],
  ['what is out of reach', '/fire weapon:pistol range:61', Refusal],
  ['too few faces', '/fire weapon:rifle range:8 faces:5', DieOwed],
  ['a face too many', '/fire weapon:rifle range:8 faces:"2 3"', InputError],
  ['an impossible face', '/fire weapon:rifle range:8 faces:7', InputError],
  ['faces that are no numbers', '/fire weapon:rifle range:8 faces:six', InputError],
  ['odds of what is forbidden', '/fire weapon:gpmg range:8 moved odds', Refusal],
] as const;

describe.each(REFUSED)('%s', (_, command, kind) => {
  test('writes nothing, not even where the channel points', async () => {
    const thrown = await thrownBy(() => refereeOn(store).rule(typed(command), 'fire'));
    expect(thrown).toBeInstanceOf(kind);
    expect([...rows]).toEqual([]);
  });

  test('leaves a log as it was, and its number to the next ruling', async () => {
    const referee = refereeOn(store);
    await shoot(referee);
    const before = [...rows];
    await thrownBy(() => referee.rule(typed(command), 'fire'));
    expect([...rows]).toEqual(before);
    expect((await shoot(referee)).record.seq).toBe(2);
  });
});

describe('nothing is written either', () => {
  test('by a verb that the book lacks', async () => {
    const thrown = await thrownBy(() => refereeOn(store).rule(typed('/bombard range:8'), 'bombard'));
    expect(thrown).toMatchObject({ name: 'Refusal', reason: 'not-in-ruleset' });
    expect([...rows]).toEqual([]);
  });

  test('by odds, nor by reading a log that is not there', async () => {
    const referee = refereeOn(store);
    expect((await referee.rule(typed('/fire weapon:rifle range:8 odds'), 'fire')).kind).toBe('odds');
    expect(await referee.log('caen', 1, 20)).toMatchObject({ records: [], pages: 1 });
    await thrownBy(() => referee.ruling('caen', 1));
    expect([...rows]).toEqual([]);
  });

  test('by an undo of nothing', async () => {
    await thrownBy(() => refereeOn(store).undoing.undo(typed('/undo')));
    expect([...rows]).toEqual([]);
  });

  test('by a refusal under a seed that the log has not committed to', async () => {
    await shoot(refereeOn(store));
    const before = [...rows];
    const seeded = refereeOn(store, { seed: seedOf('demo') });
    await thrownBy(() => seeded.rule(typed('/fire weapon:gpmg range:8 moved'), 'fire'));
    expect([...rows]).toEqual(before);
  });

  test('by a bug in a resolver', async () => {
    const referee = refereeOn(store, {
      now: () => {
        throw new Error('a bug');
      },
    });
    expect(await thrownBy(() => shoot(referee))).toMatchObject({ message: 'a bug' });
    expect([...rows.keys()].filter((key) => key.includes(':r:'))).toEqual([]);
    expect((await shoot(refereeOn(store))).record.seq).toBe(1);
  });
});
