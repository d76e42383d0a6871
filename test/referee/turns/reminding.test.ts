import { describe, expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import type { Game } from '../../../src/campaign/game.ts';
import type { Stamps } from '../../../src/campaign/owed/stamps.ts';
import type { Wishes } from '../../../src/referee/settings.ts';
import {
  aboutNow,
  concernedIn,
  dueReminders,
  MOST_ALONE,
  nextTime,
  type Plan,
  planOf,
} from '../../../src/referee/turns/reminding.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';
import { someGame } from '../../campaign/some-game.ts';
import { minutesPast } from '../some-records.ts';

const book = { ...landserClassic, owes: () => [] };
const stamp = (seq: number) => ({ seq, at: minutesPast(seq) });
/** A time on that day, in minutes past noon. */
const noon = (minutes: number) => Date.parse(minutesPast(minutes));
const hours = (n: number) => n * 60;
const DAY = { every: hours(24), grace: hours(12), after: 'nudge' } as const;

/** Anna’s turn for the Axis since record 10; she came last with record 9, and Ben with record 8. */
function campaign(given: Partial<Game> = {}, since: Partial<Stamps> = {}, seq = 10): Campaign {
  return {
    ...nothingYet,
    seq,
    game: someGame({ at: { turn: 2, step: 'first-side', side: 'axis' }, ...given }),
    since: { step: stamp(10), due: {}, asks: {}, acted: { anna: stamp(9), ben: stamp(8) }, ...since },
  };
}

const plan = (of: Campaign, wishes: Record<string, Wishes> = {}, ruleset = book) =>
  planOf(of, ruleset, new Map(Object.entries(wishes)));
const told = ({ reminders }: Plan) => reminders.map(({ user, tells, at }) => [user, tells, (at - noon(0)) / 60_000]);
const expiring = ({ expiries }: Plan) => expiries.map(({ does, at }) => [does, (at - noon(0)) / 60_000]);

describe('without a pace', () => {
  test('nobody is reminded of anything, since everyone was told at once', () => {
    expect(told(plan(campaign()))).toEqual([]);
    expect(plan({ ...nothingYet }).reminders).toEqual([]);
    expect(plan({ ...nothingYet }).expiries).toEqual([]);
  });

  test('whoever couldn’t be told at once is told as soon as they may be disturbed', () => {
    const away = { anna: { away: minutesPast(600) } };
    const found = plan(campaign(), away);
    expect(told(found)).toEqual([['anna', 'new', 600]]);
    expect(found.reminders[0]).toMatchObject({ key: 'turn/axis/10/new/anna', about: 'turn/axis/10' });
    expect(found.expiries).toEqual([]);
  });

  test('but not if they have been here since, or said so only after they had been told', () => {
    expect(told(plan(campaign({}, { acted: { anna: stamp(10) } }), { anna: { away: minutesPast(600) } }))).toEqual([]);
    const wishes = (said: number) => ({ anna: { away: minutesPast(600), said: minutesPast(said) } });
    expect(told(plan(campaign(), wishes(10)))).toEqual([]);
    expect(told(plan(campaign(), wishes(9)))).toEqual([['anna', 'new', 600]]);
  });

  test('in a step of both sides they’re told once the other side is done', () => {
    const both = { at: { turn: 2, step: 'first-side' } };
    const away = { ben: { away: minutesPast(600) } };
    expect(told(plan(campaign(both), away))).toEqual([]);
    expect(told(plan(campaign({ ...both, ready: ['axis'] }, { ready: stamp(12) }), away))).toEqual([
      ['ben', 'new', 600],
    ]);
  });
});

describe('with a pace', () => {
  test('whoever owes something is nudged five times: after the pace, then the grace, then the pace again', () => {
    const found = plan(campaign({ pace: DAY }));
    expect(told(found)).toEqual([
      ['anna', 'still', 10 + hours(24)],
      ['anna', 'still', 10 + hours(36)],
      ['anna', 'still', 10 + hours(60)],
      ['anna', 'still', 10 + hours(84)],
      ['anna', 'still', 10 + hours(108)],
    ]);
    expect(found.reminders.map(({ key, after }) => [key, after && [after.key, after.pause / 3_600_000]])).toEqual([
      ['turn/axis/10/1/anna', undefined],
      ['turn/axis/10/2/anna', ['turn/axis/10/1/anna', 12]],
      ['turn/axis/10/3/anna', ['turn/axis/10/2/anna', 24]],
      ['turn/axis/10/4/anna', ['turn/axis/10/3/anna', 24]],
      ['turn/axis/10/5/anna', ['turn/axis/10/4/anna', 24]],
    ]);
    expect(aboutNow(found)).toEqual(new Set(['turn/axis/10']));
    expect(found.expiries).toEqual([]);
  });

  test('without a grace, the pace counts from the first', () => {
    const [, second] = told(plan(campaign({ pace: { ...DAY, grace: 0 } })));
    expect(second).toEqual(['anna', 'still', 10 + hours(48)]);
  });

  test('quiet hours move a reminder to their end, and time away doesn’t count', () => {
    const quiet = { anna: { quiet: { from: 600, to: 900 } } };
    // It’s told late that it’s her turn, at three, and reminded at three the next day.
    expect(told(plan(campaign({ pace: DAY }), quiet)).slice(0, 2)).toEqual([
      ['anna', 'new', 180],
      ['anna', 'still', 180 + hours(24)],
    ]);
    const away = { anna: { away: minutesPast(hours(100)) } };
    expect(told(plan(campaign({ pace: DAY }), away))[1]).toEqual(['anna', 'still', hours(124)]);
  });

  test('whoever wants none gets none', () => {
    expect(told(plan(campaign({ pace: DAY }), { anna: { off: true } }))).toEqual([]);
    expect(told(plan(campaign({ pace: DAY }), { ben: { off: true } }))).toHaveLength(5);
  });
});

describe('when time is up', () => {
  const umpire = { ...DAY, after: 'umpire' } as const;
  const pass = { ...DAY, after: 'pass' } as const;
  const end = 10 + hours(36);

  test('an umpire may act, and is told so', () => {
    const found = plan(campaign({ pace: umpire }));
    expect(told(found)).toEqual([
      ['anna', 'still', 10 + hours(24)],
      ['ute', 'umpire', end],
    ]);
    expect(expiring(found)).toEqual([['umpire', end]]);
    expect(found.expiries[0]!.key).toBe('turn/axis/10/expiry/');
    expect(found.reminders[1]!.key).toBe('turn/axis/10/umpire/ute');
    expect(told(plan(campaign({ pace: umpire }), { ute: { away: minutesPast(hours(50)) } }))[1]).toEqual([
      'ute',
      'umpire',
      hours(50),
    ]);
  });

  test('where the only umpire owes it, reminders go on', () => {
    const found = plan(campaign({ pace: umpire, umpires: ['anna'] }));
    expect(told(found)).toHaveLength(5);
    expect(found.expiries).toEqual([]);
  });

  test('or the turn passes, at the end of the first one’s grace', () => {
    const found = plan(campaign({ pace: pass }));
    expect(told(found)).toEqual([['anna', 'still', 10 + hours(24)]]);
    expect(expiring(found)).toEqual([['pass', end]]);
    const two = { sides: { ...someGame().sides, axis: { name: 'Axis', players: ['carla', 'anna'], fields: {} } } };
    const away = { carla: { away: minutesPast(hours(100)) } };
    expect(expiring(plan(campaign({ pace: pass, ...two }), away))).toEqual([['pass', end]]);
    // Time away is no time to be late in.
    const late = { anna: { away: minutesPast(hours(36)) } };
    expect(expiring(plan(campaign({ pace: pass }), late))).toEqual([['pass', hours(72)]]);
  });

  test('what the clock can’t decide goes to an umpire who had no part in it', () => {
    const ask = {
      ...{ id: 11, by: 'anna', about: 'undo', sides: ['allies'], users: [], umpire: true, on: {}, proposes: [] },
      was: '[1,false,[],null,null,null]',
    } as const;
    const asking = (given: object, more: Partial<Game> = {}) =>
      plan(
        campaign({ pace: pass, at: undefined, asks: [{ ...ask, ...given }], ...more } as never, {
          asks: { 11: stamp(10) },
        }),
      );
    expect(expiring(asking({}))).toEqual([['umpire', end]]);
    expect(told(asking({}))).toEqual([
      ['ben', 'still', 10 + hours(24)],
      ['ute', 'umpire', end],
    ]);
    // An umpire who asks, or who can’t agree to it, isn’t called.
    for (const none of [asking({ umpire: false }), asking({ by: 'ute', sides: ['allies'] })]) {
      expect(none.expiries).toEqual([]);
      expect(told(none).every(([, tells]) => tells === 'still')).toBe(true);
    }
    expect(asking({}).reminders[0]).toMatchObject({ about: 'asked/11/10' });
  });

  test('nothing passes if nobody has been here for four records: the clock doesn’t play alone', () => {
    const last = (seq: number, given: Partial<Stamps> = {}) =>
      plan(campaign({ pace: pass }, { acted: { anna: stamp(9) }, ...given }, seq)).expiries.length;
    expect(last(9 + MOST_ALONE - 1)).toBe(1);
    expect(last(9 + MOST_ALONE)).toBe(0);
    expect(last(9 + MOST_ALONE, { anew: stamp(12) })).toBe(1);
    const unknown = planOf({ ...campaign({ pace: pass }), since: undefined } as never, book, new Map());
    expect(unknown.expiries).toEqual([]);
  });
});

describe('a plan', () => {
  test('depends on the wishes of those who owe something, and of the umpires', () => {
    expect(concernedIn(campaign(), book)).toEqual(['anna', 'ute']);
    expect(concernedIn(campaign({ umpires: ['anna', 'uwe'] }), book)).toEqual(['anna', 'uwe']);
    expect(concernedIn(campaign({ phase: 'paused' }), book)).toEqual([]);
    expect(concernedIn(nothingYet, book)).toEqual([]);
  });

  const found = plan(campaign({ pace: { ...DAY, after: 'umpire' } }));

  test('has the reminders whose time has come, for whoever may be disturbed', () => {
    const at = 10 + hours(24);
    expect(dueReminders(found, noon(at - 1))).toEqual([]);
    expect(dueReminders(found, noon(at)).map(({ user }) => user)).toEqual(['anna']);
    const quiet = { ...found, wishes: new Map([['anna', { quiet: { from: 720, to: 780 } }]]) };
    expect(dueReminders(quiet, noon(at))).toEqual([]);
    expect(dueReminders(quiet, noon(at + 60)).map(({ user }) => user)).toEqual(['anna']);
  });

  test('knows the next time at which there’s something to do', () => {
    expect(nextTime(found, noon(0))).toBe(noon(10 + hours(24)));
    expect(nextTime(found, noon(10 + hours(24)))).toBe(noon(10 + hours(36)));
    expect(nextTime(found, noon(10 + hours(36)))).toBeUndefined();
    // Those that came due in her quiet hours are sent at their end.
    const quiet = { ...found, expiries: [], wishes: new Map([['anna', { quiet: { from: 720, to: 780 } }]]) };
    expect(nextTime(quiet, noon(10 + hours(24)))).toBe(noon(60 + hours(24)));
  });
});
