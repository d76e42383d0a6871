import { describe, expect, test } from 'vitest';
import { type Campaign, fold, nothingYet } from '../../../src/campaign/campaign.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { record, ruled } from '../../referee/some-records.ts';
import { someGame, someUnit } from '../some-game.ts';

/** The game after these events. */
const gives = (game: Game, ...events: LogEvent[]): Game => events.reduce<Game | undefined>(evolveGame, game)!;
const hash = (digit: string) => digit.repeat(64);
const at = { turn: 2, step: 'first-side', side: 'axis' } as const;
const ends = (unit: string) => ({ of: { unit }, field: 'action', until: { turn: 2, edge: 'end' } }) as const;

describe('units that their side hides', () => {
  const hides = (given: object = {}): LogEvent => ({ type: 'units-hidden', side: 'axis', hash: hash('a'), ...given });
  const shows = (id: string, given: object = {}): LogEvent => ({
    ...{ type: 'hidden-shown', side: 'axis', hash: hash('a'), place: 0, salt: '', hashes: [], over: '' },
    stands: { unit: someUnit(id, { name: 'Bock' }), lasting: [ends(id)] },
    ...given,
  });
  const u3 = someUnit('u3');
  const due = { id: 'd1', verb: 'morale', options: {}, rule: 'X', at: { turn: 2, edge: 'start' }, unit: 'u1' } as const;
  const game = someGame({ units: { ...someGame().units, u3 }, lasting: [ends('u1'), ends('u2')], due: [due] });

  test('leave the table with all that lasts on them and that they owe, and their players may read the seal', () => {
    const hidden = gives(game, hides({ taken: ['u1'] }));
    expect(Object.keys(hidden.units)).toEqual(['u2', 'u3']);
    expect(hidden).toMatchObject({ lasting: [ends('u2')], due: [] });
    expect(hidden.hidden).toEqual({ axis: { seals: [hash('a')], readers: ['anna'], shown: [] } });
  });

  test('may be known to the umpire who put them there, and to whoever joins their side and hides some more', () => {
    const carla: LogEvent = { type: 'player-joined', user: 'carla', side: 'axis' };
    const twice = gives(game, hides({ by: 'ute' }), carla, hides({ hash: hash('b') }));
    expect(twice.hidden!.axis).toEqual({
      seals: [hash('a'), hash('b')],
      readers: ['anna', 'ute', 'carla'],
      shown: [],
    });
    // What the other side hides is its own.
    const both = gives(game, hides(), hides({ side: 'allies', hash: hash('c') }));
    expect(both.hidden!.allies!.readers).toEqual(['ben']);
    expect(both.hidden!.axis!.seals).toEqual([hash('a')]);
  });

  test('stand open once they’re shown, as they are now, until they’re hidden again', () => {
    const shown = gives(game, hides({ taken: ['u1'] }), shows('u1'));
    expect(shown.units.u1!.name).toBe('Bock');
    expect(shown.lasting).toEqual([ends('u2'), ends('u1')]);
    expect(shown.hidden!.axis!.shown).toEqual(['u1']);
    expect(gives(shown, shows('u3')).hidden!.axis!.shown).toEqual(['u1', 'u3']);
    expect(gives(shown, shows('u3'), hides({ taken: ['u1'] })).hidden!.axis!.shown).toEqual(['u3']);
    // What lasted on one that stands already is what the seal says.
    expect(gives(game, hides(), shows('u1')).lasting).toEqual([ends('u2'), ends('u1')]);
    expect(gives(game, shows('u1'))).not.toHaveProperty('hidden');
  });

  test('all stand open once nothing is hidden any more; the other side’s stay where they are', () => {
    const over: LogEvent = {
      ...{ type: 'hiding-ended', side: 'axis', seals: [] },
      shown: [{ unit: u3, lasting: [] }],
    };
    const both = gives(game, hides({ taken: ['u3'] }), hides({ side: 'allies' }));
    const ended = gives(both, over);
    expect(ended.units.u3).toEqual(u3);
    expect(Object.keys(ended.hidden!)).toEqual(['allies']);
    expect(gives(game, hides(), over)).not.toHaveProperty('hidden');
    expect(gives(game, over)).not.toHaveProperty('hidden');
  });
});

describe('sealed orders', () => {
  const seals = (digit: string, given: object = {}): LogEvent => ({
    ...{ type: 'order-sealed', side: 'axis', hash: hash(digit) },
    ...given,
  });
  const orders = (...events: LogEvent[]) => gives(someGame(), ...events).orders;

  test('can be read by those who played the side, and by the umpire who wrote them for it', () => {
    const carla: LogEvent = { type: 'player-joined', user: 'carla', side: 'axis' };
    expect(orders(seals('a', { turn: 1 }), carla, seals('b', { by: 'ute', single: true })).sealed).toEqual([
      { side: 'axis', hash: hash('a'), readers: ['anna'], turn: 1 },
      { side: 'axis', hash: hash('b'), readers: ['anna', 'carla', 'ute'], single: true },
    ]);
  });

  test('take the place of the one that they replace, and of no other', () => {
    const hashes = (...events: LogEvent[]) => orders(...events).sealed.map((each) => each.hash[0]);
    expect(hashes(seals('a'), seals('b'), seals('c', { replaces: hash('a') }))).toEqual(['b', 'c']);
    expect(hashes(seals('a'), seals('b'))).toEqual(['a', 'b']);
  });

  test('are complete once for each side, and gone once they’re shown', () => {
    const done = (side: string): LogEvent => ({ type: 'orders-complete', side });
    const all = [seals('a'), done('axis'), done('axis'), done('allies')];
    expect(orders(...all).complete).toEqual(['axis', 'allies']);
    const reads = (user: string): LogEvent => ({ type: 'orders-read', side: 'axis', user });
    expect(orders(...all, reads('ute'), reads('carla')).read).toEqual([
      { user: 'ute', side: 'axis' },
      { user: 'carla', side: 'axis' },
    ]);
    expect(orders(...all, { type: 'orders-revealed', orders: [] })).toEqual({ sealed: [], complete: [] });
  });
});

describe('a questioned ruling', () => {
  const asks = (id: number, seq: number): LogEvent => ({
    ...{ type: 'questioned', id, seq, by: 'ben', side: 'allies', user: 'anna', of: 'axis' },
  });
  const ended = { id: 5, seq: 4, by: 'ben' } as const;
  const photo = (id: number, of?: number): LogEvent => ({
    ...{ type: 'photo-taken', id, hash: hash('a'), bytes: 1, width: 1, height: 1, kept: true },
    ...(of === undefined ? {} : { of }),
  });
  const questions = (...events: LogEvent[]) => gives(someGame(), asks(5, 4), asks(7, 6), ...events).questions;

  test('is open until it’s closed, and remembers who stands by it', () => {
    const answered = questions({ type: 'question-answered', ...ended, user: 'anna' });
    expect(answered!.map((each) => [each.id, each.answered])).toEqual([
      [5, 'anna'],
      [7, undefined],
    ]);
    const closed: LogEvent = { type: 'question-closed', ...ended, how: 'agreed' };
    expect(questions(closed)!.map(({ id }) => id)).toEqual([7]);
    expect(questions(closed, { ...closed, id: 7 })).toBeUndefined();
    expect(gives(someGame(), closed)).toEqual(someGame());
    expect(gives(someGame(), { type: 'question-answered', ...ended, user: 'anna' })).toEqual(someGame());
  });

  test('has the pictures that were taken for it, or for its ruling', () => {
    const withPhotos = questions(photo(8, 5), photo(9, 4), photo(10, 6), photo(11), photo(12, 3));
    expect(withPhotos!.map((each) => [each.id, each.photos])).toEqual([
      [5, [8, 9]],
      [7, [10]],
    ]);
    expect(gives(someGame(), photo(8, 5))).toEqual(someGame());
  });
});

describe('an ask', () => {
  const ask = (id: number): LogEvent => ({
    ...{ type: 'asked', id, by: 'anna', about: 'undo', sides: ['allies'], users: [], umpire: false },
    ...{ on: { all: true }, was: '', proposes: [] },
  });
  const answer = { ask: 3, by: 'anna', about: 'undo' } as const;
  const needs = [{ sides: ['allies'], users: [] }] as never;
  const asks = (...events: LogEvent[]) => gives(someGame(), ask(3), ask(5), ...events).asks!;

  test.each(['agreed', 'declined', 'lapsed'] as const)('that is %s waits no longer; others do', (type) => {
    expect(asks({ type, ...answer }).map(({ id }) => id)).toEqual([5]);
    expect(gives(someGame(), { type, ...answer }).asks).toEqual([]);
  });

  test('that some have agreed to waits for the others', () => {
    const some = asks({ type: 'agreed-in-part', ...answer, needs });
    expect(some.map((each) => [each.id, each.needs])).toEqual([
      [3, needs],
      [5, undefined],
    ]);
  });
});

describe('players', () => {
  const leaves: LogEvent = { type: 'player-left', user: 'anna' };
  const joins = (side: string): LogEvent => ({ type: 'player-joined', user: 'anna', side });

  test('who leave a battle that has begun are still known to have played in it, until they return', () => {
    expect(gives(someGame({ at }), leaves).former).toEqual({ anna: 'axis' });
    expect(gives(someGame({ at }), leaves, { type: 'player-removed', user: 'ben' }).former).toEqual({
      anna: 'axis',
      ben: 'allies',
    });
    expect(gives(someGame({ at }), leaves, joins('axis')).former).toEqual({});
    expect(gives(someGame({ at }), joins('allies')).former).toEqual({});
    // Nobody has played before the first turn, and whoever plays nothing leaves nothing.
    expect(gives(someGame(), leaves)).not.toHaveProperty('former');
    expect(gives(someGame({ at }), { type: 'player-left', user: 'carla' })).not.toHaveProperty('former');
  });

  test('are umpires until they’re dismissed, and can be locked out', () => {
    const two = gives(someGame(), { type: 'umpire-named', user: 'carla' }, { type: 'umpire-dismissed', user: 'ute' });
    expect(two.umpires).toEqual(['carla']);
    const locked = gives(someGame(), { type: 'sides-locked', on: true });
    expect(locked.locked).toBe(true);
    expect(gives(locked, { type: 'sides-locked', on: false })).not.toHaveProperty('locked');
  });
});

describe('an objective', () => {
  test('is declared once by its name, and held by whoever took it last', () => {
    const set = (name: string, held?: string): LogEvent => ({
      ...{ type: 'objective-set', name },
      ...(held === undefined ? {} : { held }),
    });
    const { objectives } = gives(someGame(), set('The farm'), set('The mill', 'axis'), set('The farm', 'allies'));
    expect(objectives).toEqual([
      { name: 'The mill', held: 'axis' },
      { name: 'The farm', held: 'allies' },
    ]);
  });
});

describe('the side that the referee runs', () => {
  const asked = { question: 'what-it-sees', unit: 'u1' } as const;
  const prone = [
    { effect: 'set', of: { unit: 'u1' }, field: 'posture', value: 'prone', rule: 'X' },
  ] as const satisfies readonly object[];

  test('asks, and goes on once it’s told', () => {
    const waiting = gives(someGame(), { type: 'solo-asked', ...asked, rule: 'X' });
    expect(waiting.asked).toEqual(asked);
    const told = gives(waiting, { type: 'solo-answered', ...asked, answers: {}, effects: prone as never });
    expect(told).not.toHaveProperty('asked');
    expect(told.units.u1!.fields.posture).toBe('prone');
  });

  test('has secrets about units, which are none once they’re opened', () => {
    const sealed = someGame({ units: { u1: someUnit('u1', { sealed: hash('a'), draw: 0 }) } });
    const opens = (unit: string): LogEvent => ({
      ...{ type: 'seal-opened', hash: hash('a'), salt: '', text: '', unit, rule: 'X' },
      effects: prone as never,
    });
    const { u1 } = gives(sealed, opens('u1')).units;
    expect(u1).toEqual(someUnit('u1', { fields: { weapon: 'rifle', posture: 'prone' } }));
    expect(gives(sealed, opens('u9')).units.u1).toMatchObject({ sealed: hash('a'), fields: { posture: 'prone' } });
  });
});

describe('units that fall in a step', () => {
  const falls = (unit: string): LogEvent =>
    ruled({ effects: [{ effect: 'gone', unit, why: 'out of action', rule: 'X' }] });

  test('are listed in the order in which they fell, until the next step begins', () => {
    const two = gives(someGame({ at }), falls('u2'), falls('u1'));
    expect(two.fallen).toEqual(['u2', 'u1']);
    expect(gives(two, { type: 'turn-begun', at, expired: [], effects: [] })).not.toHaveProperty('fallen');
    // One that’s taken off the list of units hasn’t fallen, and one that was out when it came never stood.
    expect(gives(two, { type: 'unit-removed', unit: 'u2', was: 'Bock' }).fallen).toEqual(['u1']);
    const dead = someUnit('u3', { gone: 'out of action' });
    expect(gives(someGame({ at }), { type: 'units-added', units: [dead] })).not.toHaveProperty('fallen');
  });

  test('as the next step begins, are that step’s', () => {
    const begins: LogEvent = {
      ...{ type: 'turn-begun', at, expired: [] },
      effects: [{ effect: 'gone', unit: 'u1', why: 'bled to death', rule: 'X' }],
    };
    expect(gives(someGame({ at }), falls('u2'), begins).fallen).toEqual(['u1']);
  });
});

describe('a drawn table', () => {
  const wall = (id: string, x = 0) => ({ id, kind: 'wall', line: [x, 0, 8, 8], width: 0.5 }) as const;
  const flag = (name: string, x = 0) => ({ name, at: [x, 1] }) as const;
  const laid = gives(someGame(), {
    type: 'battlefield-laid',
    battlefield: { size: [48, 36], pieces: [wall('wall-1'), wall('wall-2')], markers: [flag('A'), flag('B')] },
    effects: [{ effect: 'set', of: { unit: 'u1' }, field: 'x', value: 3, rule: 'X' }],
  });
  const changes = (given: object) => gives(laid, { type: 'battlefield-changed', ...given } as LogEvent).battlefield!;
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

  test('lies there with units on it', () => {
    expect(laid.battlefield!.size).toEqual([48, 36]);
    expect(laid.units.u1!.fields.x).toBe(3);
  });

  test('keeps the order of its pieces: one that’s laid anew stays in its place, and a new one lies on top', () => {
    const { pieces, markers, size } = changes({ pieces: [wall('wall-3'), wall('wall-1', 5)] });
    expect(ids(pieces)).toEqual(['wall-1', 'wall-2', 'wall-3']);
    expect(pieces[0]).toEqual(wall('wall-1', 5));
    expect([markers.length, size]).toEqual([2, [48, 36]]);
  });

  test('loses what’s taken away, by name', () => {
    expect(ids(changes({ removed: ['wall-1', 'wall-9'] }).pieces)).toEqual(['wall-2']);
    expect(changes({ unmarked: ['B'] }).markers).toEqual([flag('A')]);
    expect(changes({ markers: [flag('B', 7), flag('C')] }).markers).toEqual([flag('A'), flag('B', 7), flag('C')]);
    // What’s taken away and laid at once is new, and lies on top.
    expect(ids(changes({ removed: ['wall-1'], pieces: [wall('wall-1')] }).pieces)).toEqual(['wall-2', 'wall-1']);
  });

  test('gets another size, edges, and strips in which sides deploy', () => {
    expect(changes({ size: [72, 48] }).size).toEqual([72, 48]);
    const north = { side: 'axis', edge: 'north' } as const;
    expect(changes({ edges: [north] }).edges).toEqual([north]);
    expect(changes({ deployment: 0 }).deployment).toBe(0);
    expect(changes({ deployment: 6 })).not.toHaveProperty('edges');
    const moved = gives(
      laid,
      { type: 'battlefield-changed', edges: [north, { side: 'allies', edge: 'south' }] },
      { type: 'battlefield-changed', edges: [{ side: 'axis', edge: 'west' }] },
    );
    expect(moved.battlefield!.edges).toEqual([
      { side: 'axis', edge: 'west' },
      { side: 'allies', edge: 'south' },
    ]);
    expect(moved.battlefield).not.toHaveProperty('deployment');
  });

  test('isn’t there before it’s laid: units that are moved by hand move all the same', () => {
    const moves: LogEvent = {
      type: 'battlefield-changed',
      effects: [{ effect: 'set', of: { unit: 'u1' }, field: 'x', value: 4, rule: 'X' }],
    };
    const moved = gives(someGame(), moves);
    expect(moved.units.u1!.fields.x).toBe(4);
    expect(moved).not.toHaveProperty('battlefield');
  });
});

describe('the log itself', () => {
  const veils = [
    { seq: 3, veil: hash('a'), units: ['u1'] },
    { seq: 5, veil: hash('b'), units: ['u2'] },
  ];
  const log = (given: Partial<Campaign>, ...events: LogEvent[]) =>
    fold({ ...nothingYet, seq: 8, ...given }, record(9, events));

  test('keeps what was drawn in secret until it’s shown, by its record or by its hash', () => {
    const shown = log({ veils }, { type: 'veil-shown', seq: 3, veil: hash('a') });
    expect(shown.veils).toEqual([veils[1]]);
    expect(log({ veils: [veils[0]!] }, { type: 'veil-shown', seq: 3, veil: hash('a') })).not.toHaveProperty('veils');
    // The log’s own veil is another one.
    expect(log({ veils }, { type: 'veil-shown', commitment: hash('c'), veil: hash('d') }).veils).toEqual(veils);
    expect(log({ veils }, { type: 'seed-lost', commitment: hash('b') }).veils).toEqual([veils[0]]);
  });

  test('has dealt something in secret only as long as the same veil is in force', () => {
    const commits = (veil: string): LogEvent => ({ type: 'committed', commitment: hash('e'), mix: '', veil });
    const dealt = { veil: hash('a'), dealt: true } as const;
    expect(log(dealt, commits(hash('a')))).toMatchObject(dealt);
    expect(log(dealt, commits(hash('b')))).not.toHaveProperty('dealt');
  });

  test('takes its dice from a beacon, and then from its own seed again', () => {
    const beacon = { chain: hash('a'), ledger: 'ledger' };
    expect(log({}, { type: 'beacon-set', ...beacon }).beacon).toEqual(beacon);
    expect(log({ beacon }, { type: 'beacon-ended' })).not.toHaveProperty('beacon');
  });

  test('that arrives in a file leaves behind where it was, and what was asked there', () => {
    const game = someGame({ asks: [{} as never] });
    const arrives: LogEvent = { type: 'imported', log: 'a', last: 8, proof: 'holds', dice: 3 };
    const there = log({ game, place: 'hill', beacon: { chain: '', ledger: '' }, closed: { why: 'erased' } }, arrives);
    expect(there.game!.asks).toEqual([]);
    for (const left of ['place', 'beacon', 'closed']) expect(there).not.toHaveProperty(left);
    expect(there.imported).toEqual({ log: 'a', last: 8, proof: 'holds', dice: 3 });
    expect(log({ game: someGame() }, arrives).game).not.toHaveProperty('asks');
  });
});
