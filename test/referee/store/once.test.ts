import { beforeEach, describe, expect, test } from 'vitest';
import type { Referee } from '../../../src/referee/referee.ts';
import { sayOver } from '../../commands/club-table.ts';
import { isRecord, MeddledStore } from '../meddled-store.ts';
import { snowflake } from '../some-records.ts';
import { memory, recordsOf, refereeOn, SHOT, shoot, typed } from '../table.ts';

let store: MeddledStore;
let here: Referee;
let there: Referee;
beforeEach(async () => {
  store = new MeddledStore((await memory()).store);
  [here, there] = [refereeOn(store), refereeOn(store)];
});

/** What it answers: the campaign beside it is as it stands now. */
const answerOf = async (given: ReturnType<typeof shoot>) => {
  const { campaign: _, ...answer } = await given;
  return answer;
};

const X = { interaction: snowflake(1) };
const Y = { interaction: snowflake(2) };

describe('the same interaction, delivered twice', () => {
  test('one after the other: one record, the same answer', async () => {
    const first = await shoot(here, X);
    expect(await shoot(here, X)).toEqual(first);
    expect(await recordsOf(store)).toEqual([first.record]);
  });

  test('at once: one record, the same answer', async () => {
    const [first, second] = await Promise.all([shoot(here, X), shoot(here, X)]);
    expect(second).toEqual(first);
    expect(await recordsOf(store)).toHaveLength(1);
  });

  test('after others have been given: still its own answer', async () => {
    const first = await answerOf(shoot(here, X));
    await shoot(here, Y);
    expect(await answerOf(shoot(here, X))).toEqual(first);
    expect(await recordsOf(store)).toHaveLength(2);
  });

  test('after it was undone: its own answer, and it stays undone', async () => {
    const first = await answerOf(shoot(here, X));
    await here.undoing.undo(typed('/undo', Y));
    expect(await answerOf(shoot(here, X))).toEqual(first);
    expect(await recordsOf(store)).toHaveLength(2);
  });

  test('of an undo: one record is struck, not two', async () => {
    await shoot(here);
    await shoot(here);
    const first = await here.undoing.undo(typed('/undo', X));
    expect(await here.undoing.undo(typed('/undo', X))).toEqual(first);
    expect((await here.log('caen', 1, 20)).struck).toEqual(new Set([2]));
  });
});

describe('two processes on one store', () => {
  test('the same interaction at once, in a new channel: one ruling', async () => {
    const [first, second] = await Promise.all([shoot(here, X), shoot(there, X)]);
    expect(second).toEqual(first);
    expect(await recordsOf(store)).toEqual([first.record]);
  });

  test('the same interaction at once, in a log that both know: one ruling', async () => {
    await shoot(here);
    await there.log('caen', 1, 20);
    const [first, second] = await Promise.all([shoot(here, X), shoot(there, X)]);
    expect(second).toEqual(first);
    expect(await recordsOf(store)).toHaveLength(2);
  });

  test('the same interaction, the second after the first was answered: one ruling', async () => {
    const first = await shoot(here, X);
    expect(await shoot(there, X)).toEqual(first);
    expect(await recordsOf(store)).toHaveLength(1);
  });

  test('the same interaction, the second while the first is written: one ruling', async () => {
    let second: Promise<unknown> | undefined;
    store.meddling.before = async (operation, key) => {
      if (operation === 'add' && isRecord(key) && !second) {
        second = shoot(there, X);
        await second;
      }
    };
    const first = await shoot(here, X);
    expect(await second).toEqual(first);
    expect(await recordsOf(store)).toHaveLength(1);
  });

  test('different interactions at once: two rulings, none lost', async () => {
    const [first, second] = await Promise.all([shoot(here, X), shoot(there, Y)]);
    const records = await recordsOf(store);
    expect(records.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(records).toEqual([first.record, second.record].toSorted((a, b) => a.seq - b.seq));
    expect(first.log).toBe(second.log);
  });

  test('terminals, which number no interactions, at once: two rulings, each its own', async () => {
    const command = '/fire weapon:lmg range:8';
    const [anna, ben] = await Promise.all([shoot(here), shoot(there, { user: 'ben' }, command)]);
    expect(anna.record).toMatchObject({ by: 'anna', command: SHOT });
    expect(ben.record).toMatchObject({ by: 'ben', command });
    expect(await recordsOf(store)).toHaveLength(2);
  });

  test('a channel that both begin has one seed and one veil, and nothing else is left', async () => {
    const { rows, store } = await memory();
    await Promise.all([shoot(refereeOn(store), X), shoot(refereeOn(store), Y)]);
    expect([...rows.keys()].filter((key) => key.includes(':secret:'))).toHaveLength(2);
  });

  test.each(['/fair reveal', '/game end confirm:true'])(
    '%s while another process writes: a seed that no record announces isn’t kept',
    async (command) => {
      const { rows, store: inner } = await memory();
      store = new MeddledStore(inner);
      await sayOver(store)('/game new name:Caen');
      const say = sayOver(store);
      let outrun = false;
      store.meddling.before = async (operation, key) => {
        if (operation !== 'add' || !isRecord(key) || outrun) return;
        outrun = true;
        await sayOver(store)('@ben /note text:"First."');
      };
      await say(command);
      const records = await recordsOf(store);
      expect(records.map((record) => record.command)).toEqual(['/game new name:Caen', '/note text:"First."', command]);
      const announced = records.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'committed' ? [event.commitment, event.veil] : [])),
      );
      const secrets = [...rows.keys()].flatMap((key) => key.split(':secret:')[1] ?? []);
      expect(secrets.length).toBeGreaterThan(0);
      expect(secrets.filter((hash) => !announced.includes(hash))).toEqual([]);
    },
  );
});

describe('one who did not see what another process wrote', () => {
  beforeEach(async () => {
    await shoot(here);
    await there.ruling('caen', 1);
    await shoot(here, { user: 'ben' });
  });

  test('may undo it, if it was his', async () => {
    expect((await there.undoing.undo(typed('/undo', { user: 'ben' }))).records[0]?.seq).toBe(2);
  });

  test('may not undo what is no longer the newest', async () => {
    await expect(there.undoing.undo(typed('/undo'))).rejects.toMatchObject({ says: 'not-yours-to-undo' });
  });

  test('sees it in the log, by its number, and in the number of the next', async () => {
    expect((await there.log('caen', 1, 20)).records.map(({ by }) => by)).toEqual(['anna', 'ben']);
    expect((await there.ruling('caen', 2)).record.by).toBe('ben');
    expect((await shoot(there)).record.seq).toBe(3);
  });
});
