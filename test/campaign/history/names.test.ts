import { describe, expect, test } from 'vitest';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import { calledIn, ofThen, unitOfThen, withNames } from '../../../src/campaign/history/names.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { record, ruled } from '../../referee/some-records.ts';
import { someGame, someUnit } from '../some-game.ts';

/** A game after records of one event each, some of which were undone. */
function playedOn(game: Game, ...events: (LogEvent | { struck: LogEvent })[]): Game {
  return events.reduce<Game>((before, each, i) => {
    const event = 'struck' in each ? each.struck : each;
    const standing = 'struck' in each ? [] : [event];
    const evolved = standing.reduce<Game>((now, one) => evolveGame(now, one)!, before);
    return withNames(before, evolved, record(i + 1, [event]), standing);
  }, game);
}

const renamed = (unit: string, name: string, was: string): LogEvent => ({ type: 'unit-renamed', unit, name, was });
const removed = (unit: string, was: string): LogEvent => ({ type: 'unit-removed', unit, was });
const added = (...ids: string[]): LogEvent => ({ type: 'units-added', units: ids.map((id) => someUnit(id)) });
const made = (id: string) => ruled({ effects: [{ effect: 'made', unit: someUnit(id), rule: 'X' } as never] });

describe('what units were called then', () => {
  const game = someGame();
  const called = (of: Game, seq: number, id = 'u1') => calledIn(ofThen(of, seq), id);

  test('is what they’re called now, if nobody was renamed', () => {
    const now = playedOn(game, { type: 'noted', text: 'Rain.' }, added('u3'));
    expect(now).not.toHaveProperty('names');
    expect(called(now, 1)).toBe('Rifleman u1');
    expect(ofThen(now, 1)).toBe(now);
    expect(ofThen(undefined, 1)).toBeUndefined();
    expect(calledIn(undefined, 'u1')).toBe('u1');
    expect(calledIn(now, 'u9')).toBe('u9');
  });

  test('is their old name up to the record that renames them, and the new one after it', () => {
    const now = playedOn(game, { type: 'noted', text: 'Rain.' }, renamed('u1', 'Schmidt', 'Rifleman u1'), {
      type: 'noted',
      text: '',
    });
    expect([1, 2, 3].map((seq) => called(now, seq))).toEqual(['Rifleman u1', 'Rifleman u1', 'Schmidt']);
    const twice = playedOn(now, renamed('u1', 'Bock', 'Schmidt'));
    // It’s record 1 of a log that begins anew here.
    expect(twice.names).toEqual([
      { unit: 'u1', name: 'Rifleman u1', since: 0 },
      { unit: 'u1', name: 'Schmidt', since: 3 },
      { unit: 'u1', name: 'Bock', since: 2 },
    ]);
    expect(called(now, 3, 'u2')).toBe('Rifleman u2');
  });

  test('is the name of the one who’s gone, and of whoever has their ID since', () => {
    const gone = playedOn(game, removed('u1', 'Rifleman u1'));
    expect(called(gone, 1)).toBe('Rifleman u1');
    expect(unitOfThen(ofThen(gone, 1), 'u1')).toBeUndefined();
    const again = playedOn(game, removed('u1', 'Rifleman u1'), {
      type: 'units-added',
      units: [someUnit('u1', { name: 'Kurt' })],
    });
    expect([0, 1, 2].map((seq) => called(again, seq))).toEqual(['Rifleman u1', 'Rifleman u1', 'Kurt']);
  });

  test('is the name of a unit that was added and undone, or made by a ruling that was', () => {
    expect(called(playedOn(game, { struck: added('u3') }), 1, 'u3')).toBe('Rifleman u3');
    expect(called(playedOn(game, { struck: made('u3') }), 1, 'u3')).toBe('Rifleman u3');
    expect(playedOn(game, { struck: ruled() })).not.toHaveProperty('names');
    // One that’s there has its name.
    expect(playedOn(game, { struck: added('u1') })).not.toHaveProperty('names');
  });

  test('stays known through records that change nothing', () => {
    const now = playedOn(game, renamed('u1', 'Schmidt', 'Rifleman u1'), ruled(), { struck: ruled() });
    expect(now.names).toHaveLength(2);
    const fresh = withNames(now, someGame(), record(9, [{ type: 'noted', text: '' }]), []);
    expect(fresh.names).toEqual(now.names);
  });

  test('comes with the unit itself', () => {
    const now = playedOn(game, renamed('u1', 'Schmidt', 'Rifleman u1'));
    expect(unitOfThen(ofThen(now, 1), 'u1')).toEqual({ ...now.units.u1, name: 'Rifleman u1' });
    expect(unitOfThen(ofThen(now, 2), 'u1')).toEqual(now.units.u1);
    expect(unitOfThen(now, 'u1')).toBe(now.units.u1);
    expect(unitOfThen(undefined, 'u1')).toBeUndefined();
  });
});
