import { describe, expect, test } from 'vitest';
import { type Chronicling, chronicleOf } from '../../../src/campaign/history/chronicle.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { minutesPast, record, ruled } from '../../referee/some-records.ts';
import { someGame, someUnit } from '../some-game.ts';

const OPENED: LogEvent = {
  type: 'game-opened',
  name: 'Caen',
  rules: 'landser-classic',
  sides: [
    { id: 'axis', name: 'Axis' },
    { id: 'allies', name: 'Allies' },
  ],
  umpire: 'ute',
};
const turn = (n: number, side = 'axis'): LogEvent => ({
  type: 'turn-begun',
  at: { turn: n, step: side === 'axis' ? 'first-side' : 'second-side', side },
  expired: [],
  effects: [],
});
const battle = (n: number): LogEvent => ({ type: 'battle-begun', battle: n, effects: [] });
const noted = (text: string): LogEvent => ({ type: 'noted', text });

function told(events: readonly LogEvent[], given: Partial<Chronicling> = {}) {
  async function* records() {
    yield* events.map((event, i) => record(i + 1, [event]));
  }
  return chronicleOf(records(), { standing: ({ events }) => events, ...given });
}

const LOG = [OPENED, turn(1), noted('one'), turn(1, 'allies'), battle(2), noted('two'), turn(1), noted('three')];

describe('the course of a battle', () => {
  test('is the current one’s, from its first record on', async () => {
    const chronicle = await told(LOG);
    expect(chronicle).toMatchObject({ battle: 2, game: { battle: 2, at: { turn: 1 } } });
    expect(chronicle!.happenings.map(({ seq, turn: at, side }) => [seq, at, side])).toEqual([
      [5, 0, undefined],
      [6, 0, undefined],
      // What ends a step belongs to the turn that it ends.
      [7, 0, undefined],
      [8, 1, 'axis'],
    ]);
    expect(await told(LOG, { battle: 2 })).toEqual(chronicle);
  });

  test('or an earlier one’s, up to the record that begins the next', async () => {
    const chronicle = await told(LOG, { battle: 1 });
    expect(chronicle).toMatchObject({ battle: 1, game: { battle: 1, at: { turn: 1, side: 'allies' } } });
    expect(chronicle!.happenings.map(({ seq, turn: at, step, side }) => [seq, at, step, side])).toEqual([
      [1, 0, undefined, undefined],
      [2, 0, undefined, undefined],
      [3, 1, 'first-side', 'axis'],
      [4, 1, 'first-side', 'axis'],
    ]);
    expect(chronicle!.happenings[2]).toMatchObject({ at: minutesPast(3), by: 'anna', event: noted('one') });
  });

  test('is nothing for a battle that there wasn’t, or before a campaign', async () => {
    expect(await told(LOG, { battle: 3 })).toBeUndefined();
    expect(await told([noted('one'), ruled()])).toBeUndefined();
  });

  test('is the latest campaign’s alone', async () => {
    const again = [...LOG, { type: 'game-ended' } as const, OPENED, noted('four')];
    expect((await told(again, { battle: 1 }))!.happenings.map(({ seq }) => seq)).toEqual([10, 11]);
    expect(await told(again, { battle: 2 })).toBeUndefined();
  });

  test('has nothing that was undone, and knows what was before', async () => {
    const game = someGame({ units: {} });
    const standing: Chronicling['standing'] = ({ seq, events }) => (seq === 2 ? [] : events);
    const units: LogEvent = { type: 'units-added', units: [someUnit('u1')] };
    const chronicle = await told([units, noted('undone'), turn(1)], { before: game, standing });
    expect(chronicle!.happenings.map(({ seq }) => seq)).toEqual([1, 3]);
    expect(chronicle!.happenings[0]!.before).toBe(game);
    expect(Object.keys(chronicle!.happenings[0]!.game.units)).toEqual(['u1']);
    expect(chronicle!.happenings[1]!.before).toBe(chronicle!.happenings[0]!.game);
  });
});
