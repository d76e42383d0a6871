import { describe, expect, test } from 'vitest';
import { hansNPanzer } from '../../../src/rules/hans-n-panzer/index.ts';
import { Played, remindedOf } from '../played.ts';

function battle(): Played {
  return new Played(hansNPanzer, {}, [])
    .adds('red', 'tiger', 'Tiger', { weapon: '88mm' })
    .adds('blue', 'sherman', 'Sherman', { weapon: '75mm-us' })
    .adds('blue', 'half-track', 'Half-track')
    .adds('blue', 'infantry', 'Blue');
}

const AT_SHERMAN = { who: 'Tiger', target: 'Sherman', range: 10 };
const AT_HALF_TRACK = { weapon: 'artillery', target: 'Half-track' };
const ABOARD = { who: 'Blue', target: 'Half-track' };

describe('vehicles', () => {
  test('HP-VEH-01: each is raised with the crew of its type, and its own armour', () => {
    const battlefield = battle();
    expect(battlefield.knows('tankhit', AT_SHERMAN)).toEqual({ weapon: '88mm', target: 'sherman', crew: 4 });
    expect(battlefield.knows('tankhit', { who: 'Sherman', target: 'Tiger' })).toMatchObject({
      target: 'tiger',
      crew: 5,
    });
    for (const [id, { fields, name }] of Object.entries(hansNPanzer.profiles)) {
      if (!('vehicle' in fields)) continue;
      expect(name).not.toBe('');
      expect(fields).toEqual({
        vehicle: id,
        crew: hansNPanzer.book.vehicles[fields.vehicle as 'tiger'].crew,
        passengers: 0,
      });
    }
  });

  test('the name of a unit is its, even if the book has an entry of that name', () => {
    const battlefield = battle().adds('blue', 'truck', 'panther');
    expect(battlefield.knows('tankhit', { who: 'Tiger', target: 'panther' })).toMatchObject({
      target: 'truck',
      crew: 1,
    });
    battlefield.to('guns');
    expect(battlefield.does('tankhit', { who: 'Tiger', target: 'panther', range: 10 }, 6, 6, 1, 1).facts).toMatchObject(
      { result: 'destroyed' },
    );
    battlefield.edit('Tiger', { crew: 3 });
    expect(battlefield.knows('tankhit', { who: 'Sherman', target: 'TIGER' })).toMatchObject({
      target: 'tiger',
      crew: 3,
    });
    // Nobody of ours is called so: it is the entry of Table 1.
    const shot = battlefield.does('tankhit', { weapon: '88mm', target: 'stuart', range: 10 }, 6, 6, 6, 6);
    expect(shot.facts).toMatchObject({ result: 'destroyed', 'crew-killed': 1 });
    expect(shot.effects.filter((each) => 'of' in each && 'unit' in each.of)).toEqual([]);
  });

  test('HP-INF-10, HP-GREN-04: what is for men is refused at them, and uses nothing up', () => {
    const battlefield = battle().adds('red', 'light-machine-gun', 'MG').adds('red', 'infantry', 'Red');
    battlefield.to('fire');
    const truck = { who: 'MG', target: 'Half-track', range: 3 };
    expect(battlefield.refuses('fire', truck)).toBe('HP-INF-10');
    expect(battlefield.refuses('fire', { ...truck, who: 'Red', weapon: 'rifle' })).toBe('HP-INF-10');
    expect(battlefield.refuses('fire', { ...truck, target: 'Blue,Half-track' })).toBe('HP-INF-10');
    expect(battlefield.refuses('fire', { target: 'Half-track', weapon: 'rifle', range: 3 })).toBe('HP-INF-10');
    expect(battlefield.refuses('grenade', { who: 'Red', target: 'Half-track', range: 1 })).toBe('HP-GREN-04');
    expect(battlefield.does('tankhit', truck).facts).toEqual({ result: 'no-effect' });
  });

  test('HP-VEH-03: a crew that is out of its vehicle is fired at as men are', () => {
    const battlefield = battle().adds('red', 'infantry', 'Red');
    battlefield.to('guns');
    battlefield.does('tankhit', AT_SHERMAN, 6, 6, 6, 6);
    battlefield.to('fire');
    battlefield.does('fire', { who: 'Red', target: 'Sherman', weapon: 'rifle', range: 3 }, 6);
    battlefield.turn();
    expect(battlefield.of('Sherman', 'crew')).toBe(1);
  });

  test('men are no target of what is fired at vehicles, but may be named beside one', () => {
    const battlefield = battle();
    battlefield.to('guns');
    expect(battlefield.wrong('tankhit', { ...AT_SHERMAN, target: 'Blue' })).toBe('no-vehicle');
    expect(battlefield.knows('tankhit', { ...AT_SHERMAN, target: 'Blue,Sherman' })).toMatchObject({ crew: 4 });
  });

  test('HP-TANK-11: disabled, it moves no more and may fire; again disabled is no more than that', () => {
    const battlefield = battle();
    battlefield.to('guns');
    battlefield.does('tankhit', { weapon: 'artillery', target: 'Sherman' }, 5);
    battlefield.turn();
    expect(battlefield.of('Sherman', 'state')).toBe('disabled');
    battlefield.to('move');
    expect(battlefield.refuses('move', { who: 'Sherman' })).toBe('HP-TANK-11');
    battlefield.to('guns');
    battlefield.does('tankhit', { weapon: 'artillery', target: 'Sherman' }, 6);
    battlefield.does('tankhit', { who: 'Sherman', target: 'Tiger', range: 10 }, 1, 1);
    battlefield.to('move');
    expect(battlefield.refuses('move', { who: 'Sherman' })).toBe('HP-TANK-11');
  });

  test('HP-TANK-10, HP-VEH-03: destroyed, it still fires in this step; then it is a wreck, its crew out behind it', () => {
    const battlefield = battle();
    battlefield.to('guns');
    const shot = battlefield.does('tankhit', AT_SHERMAN, 6, 6, 6, 6);
    expect(shot.facts).toMatchObject({ result: 'destroyed', 'crew-killed': 2 });
    expect(remindedOf(shot.effects)).toEqual(['HP-TANK-02', 'HP-TANK-12']);
    battlefield.does('tankhit', { who: 'Sherman', target: 'Tiger', range: 10 }, 1, 1);
    expect(remindedOf(battlefield.turn())).toContain('HP-VEH-03');
    expect(battlefield.unit('Sherman').fields).toMatchObject({ state: 'wreck', crew: 2, 'on-foot': true });
    battlefield.to('move');
    expect(battlefield.refuses('move', { who: 'Sherman' })).toBe('HP-TANK-10');
    battlefield.to('guns');
    expect(battlefield.refuses('tankhit', { who: 'Sherman', target: 'Tiger', range: 10 })).toBe('HP-TANK-10');
  });

  test('HP-TANK-10: two shells that destroy it in one step kill half of the crew, not three quarters', () => {
    const battlefield = battle();
    battlefield.to('guns');
    battlefield.does('tankhit', AT_HALF_TRACK, 6);
    battlefield.does('tankhit', AT_HALF_TRACK, 6);
    battlefield.does('tankhit', AT_HALF_TRACK, 4);
    battlefield.turn();
    expect(battlefield.unit('Half-track').fields).toMatchObject({ state: 'wreck', crew: 1 });
  });

  test('HP-VEH-04: a crew on foot is infantry that defends itself, and can be shot down', () => {
    const battlefield = battle();
    battlefield.to('guns');
    battlefield.does('tankhit', AT_SHERMAN, 6, 6, 6, 6);
    battlefield.to('fire');
    battlefield.to('move');
    const moved = battlefield.does('move', { who: 'Sherman', unit: 'infantry' });
    expect(moved.facts).toEqual({ legal: true, reach: 3 });
    battlefield.to('fire');
    const shot = battlefield.does(
      'fire',
      { attacker: 'Sherman', target: 'Blue', weapon: 'pistol', range: 1, shooters: 2 },
      1,
      1,
    );
    expect(battlefield.refuses('fire', { attacker: 'Sherman', weapon: 'pistol', range: 1 })).toBe('HP-SEQ-03');
    expect(shot.facts).toEqual({ shots: 2, hits: 0 });
    battlefield.does('fire', { attacker: 'Blue', target: 'Sherman', weapon: 'light-mg', range: 1, figures: 2 }, 6, 6);
    battlefield.turn();
    expect(battlefield.unit('Sherman').gone).toBe('wreck');
  });

  test('HP-VEH-04: it is called to mind as long as they are on foot', () => {
    const battlefield = battle();
    battlefield.edit('Sherman', { 'on-foot': true, state: 'disabled' });
    expect(remindedOf(battlefield.to('move'))).toEqual(['HP-VEH-04']);
    expect(battlefield.knows('tankhit', AT_SHERMAN)).toMatchObject({ crew: 0 });
  });
});

describe('riders', () => {
  test('HP-VEH-05: men who name a vehicle get in, and are its passengers, not its crew; they get out the same way', () => {
    const battlefield = battle();
    battlefield.to('move');
    expect(battlefield.does('move', ABOARD).facts).toEqual({ legal: true, reach: 2 });
    expect(battlefield.unit('Half-track').fields).toMatchObject({ passengers: 10, crew: 2 });
    expect(battlefield.knows('tankhit', AT_HALF_TRACK)).toMatchObject({ crew: 2, passengers: 10 });
    battlefield.turn(4);
    battlefield.does('move', { who: 'Blue' });
    expect(battlefield.of('Half-track', 'passengers')).toBe(0);
    expect(battlefield.of('Blue', 'aboard')).toBe(false);
  });

  test('HP-MOVE-10: nobody gets into or out of a vehicle that has moved this turn', () => {
    const battlefield = battle();
    battlefield.to('move');
    battlefield.does('move', { who: 'Half-track', path: 'road:5,off-road' });
    expect(battlefield.does('move', ABOARD).facts).toEqual({ legal: false });
    expect(battlefield.of('Half-track', 'passengers')).toBe(0);
    battlefield.turn(4);
    expect(battlefield.does('move', ABOARD).facts).toEqual({ legal: true, reach: 2 });
  });

  test('HP-MOVE-11: a vehicle that men get into stands for that turn', () => {
    const battlefield = battle();
    battlefield.to('move');
    battlefield.does('move', ABOARD);
    expect(battlefield.does('move', { who: 'Half-track' }).facts).toEqual({ legal: true, reach: 0 });
    expect(battlefield.does('move', { who: 'Half-track', path: 'road:1' }).facts).toEqual({ legal: false });
    battlefield.turn(4);
    expect(battlefield.does('move', { who: 'Half-track' }).facts).toEqual({ legal: true, reach: 9 });
  });

  test('HP-VEH-06: when it is disabled they get out unharmed', () => {
    const battlefield = battle();
    battlefield.to('move');
    battlefield.does('move', ABOARD);
    battlefield.turn();
    battlefield.does('tankhit', AT_HALF_TRACK, 4);
    expect(remindedOf(battlefield.turn())).toContain('HP-VEH-06');
    expect(battlefield.unit('Half-track').fields).toMatchObject({ state: 'disabled', passengers: 0, crew: 2 });
    expect(battlefield.unit('Blue').fields).toMatchObject({ men: 10, aboard: false });
  });

  test('HP-VEH-07: when it is destroyed half of them die, and the rest get out', () => {
    const battlefield = battle();
    battlefield.to('move');
    battlefield.does('move', ABOARD);
    battlefield.turn();
    expect(battlefield.does('tankhit', AT_HALF_TRACK, 6).facts).toEqual({
      result: 'destroyed',
      'crew-killed': 1,
      'passengers-killed': 5,
    });
    battlefield.turn();
    expect(battlefield.unit('Blue').fields).toMatchObject({ men: 5, aboard: false });
    expect(battlefield.unit('Half-track').fields).toMatchObject({ state: 'wreck', passengers: 5, crew: 1 });
    expect(battlefield.knows('tankhit', AT_HALF_TRACK)).toEqual({ target: 'half-track', crew: 0 }); // nobody is in it
  });
});
