import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Campaign, campaignState, fold, nothingYet } from '../../src/campaign/campaign.ts';
import { evolveGame } from '../../src/campaign/evolve.ts';
import { Campaigns } from '../../src/campaign/folding/campaigns.ts';
import { load } from '../../src/campaign/folding/folding.ts';
import { sideOf } from '../../src/campaign/game.ts';
import { Log } from '../../src/campaign/log.ts';
import { type LogEvent, type LogRecord, readRecord } from '../../src/campaign/record.ts';
import { standingIn } from '../../src/campaign/standing.ts';
import { runs } from '../nightly.ts';
import { record, undone } from '../referee/some-records.ts';
import { memory } from '../referee/table.ts';
import { gameEvent } from './some-events.ts';
import { someGame } from './some-game.ts';

/** The state after all records, from the first to the last and without snapshots. */
function cameTo(records: readonly LogRecord[]): Campaign {
  const { struck } = standingIn(records);
  return records.reduce((campaign, each) => fold(campaign, each, struck), nothingYet);
}

const numbered = (events: readonly LogEvent[]) => events.map((event, i) => record(i + 1, [event]));
const happenings = (maxLength: number) => fc.array(gameEvent, { maxLength, size: 'max' });

describe('a game', () => {
  test('opens with the sides it names, nobody on them, and the opener as umpire', () => {
    const sides = [{ id: 'axis', name: 'Axis' }];
    const before = { ...someGame(), made: 7 };
    const game = evolveGame(before, { type: 'game-opened', name: 'Caen', rules: 'x', sides, umpire: 'ute' })!;
    expect(game).toMatchObject({ phase: 'open', battle: 1, umpires: ['ute'], enforcement: 'strict', made: 7 });
    expect(game.sides).toEqual({ axis: { name: 'Axis', players: [], fields: {} } });
  });

  test('knows the side that a user plays', () => {
    expect([sideOf(someGame(), 'ben'), sideOf(someGame(), 'ute')]).toEqual(['allies', undefined]);
  });
});

describe('whatever happens', () => {
  test('folding it never fails, and what it comes to is what a snapshot may hold', () => {
    fc.assert(
      fc.property(happenings(60), (events) => {
        const campaign = cameTo(numbered(events));
        expect(campaignState.parse(JSON.parse(JSON.stringify(campaign)))).toEqual(campaign);
      }),
      { numRuns: 200 },
    );
  });

  test('records read back from the store are what was written', () => {
    fc.assert(
      fc.property(gameEvent, (event) => {
        const written = record(1, [event]);
        expect(readRecord('caen:r:1', JSON.parse(JSON.stringify(written)))).toEqual(written);
      }),
      { numRuns: 300 },
    );
  });

  test('a player plays for one side at most', () => {
    fc.assert(
      fc.property(happenings(60), (events) => {
        const { game } = cameTo(numbered(events));
        const players = Object.values(game?.sides ?? {}).flatMap((side) => side.players);
        expect(new Set(players).size).toBe(players.length);
      }),
    );
  });

  test('nothing lasts or is owed on a unit that was taken out', () => {
    fc.assert(
      fc.property(happenings(60), (events) => {
        const removed: LogEvent = { type: 'unit-removed', unit: 'u1', was: 'Bock' };
        const { game } = cameTo(numbered([...events, removed]));
        if (!game) return;
        expect(game.units).not.toHaveProperty('u1');
      }),
    );
  });

  test('undone and then redone, it is where it was', () => {
    fc.assert(
      fc.property(happenings(60), fc.integer({ min: 1, max: 20 }), (events, back) => {
        const records = numbered(events);
        const before = cameTo(records);
        const strikes = records.map(({ seq }) => seq).slice(-back);
        const undo = record(records.length + 1, [undone(...strikes)]);
        const redo = record(records.length + 2, [{ type: 'redone', lifts: strikes }]);
        // What struck units were called is kept for the entries that name them.
        expect(withoutNames(cameTo([...records, undo]))).toEqual(withoutNames(cameTo(records.slice(0, -back))));
        // The clock starts again: nobody is blamed for what was taken back.
        const after = cameTo([...records, undo, redo]);
        const since = after.since ? { since: after.since } : {};
        const { game: _, rewritings: __, ...others } = after;
        const { game: ___, ...othersBefore } = before;
        expect(others).toEqual({ ...othersBefore, seq: records.length + 2, ...since });
        expect(withoutNames(after)).toEqual(withoutNames(before));
      }),
    );
  });

  test('the fold with snapshots, undos and redos is the fold without', async () => {
    const happening = fc.oneof(
      { weight: 12, arbitrary: gameEvent.map((event) => ({ event })) },
      { weight: 1, arbitrary: fc.record({ undo: fc.integer({ min: 1, max: 120 }), redo: fc.boolean() }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 90, maxLength: 330, size: 'max' }), async (all) => {
        const { store } = await memory();
        const campaigns = new Campaigns(store, (error) => expect.fail(String(error)));
        let known = await campaigns.begin('caen', { log: 'caen', commitment: 'c0' });
        const records: LogRecord[] = [];
        const write = async (event: LogEvent) => {
          const next = record(records.length + 1, [event]);
          records.push(next);
          known = (await campaigns.append('caen', known, next))!;
        };
        for (const each of all) {
          if ('event' in each) await write(each.event);
          else {
            const { struck } = standingIn(records);
            const standing = records.filter((one) => !struck.has(one.seq) && !one.events.some(isBookkeeping));
            const strikes = standing.slice(-each.undo).map(({ seq }) => seq);
            await write(undone(...strikes));
            if (each.redo) await write({ type: 'redone', lifts: strikes });
          }
        }
        await campaigns.settle();
        expect(known.campaign).toEqual(cameTo(records));
        expect(await load(new Log('caen', store), store)).toEqual(cameTo(records));
      }),
      { numRuns: runs(4, 60), interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);
});

function isBookkeeping({ type }: LogEvent): boolean {
  return type === 'undone' || type === 'redone';
}

function withoutNames({ game }: Campaign) {
  if (!game) return game;
  const { names: _, ...others } = game;
  return others;
}
