import { describe, expect, test } from 'vitest';
import { remindedOf } from '../played.ts';
import { STEP, skirmish } from './skirmish.ts';

describe('who rides where', () => {
  test('PT-TROOP-09: a half-track carries men and heavy weapons, and tows a gun', () => {
    const battle = skirmish()
      .adds('red', 'm3-halftrack', 'Track')
      .adds('red', 'mmg-team', 'MG')
      .adds('red', 'at-light-gun', 'Gun');
    battle.does('move', { who: 'Track', target: 'Red 1,MG,Gun' });
    const track = battle.unit('Track').id;
    expect(battle.of('Red 1', 'aboard')).toBe(track);
    expect(battle.of('MG', 'aboard')).toBe(track);
    expect(battle.of('Gun', 'towed-by')).toBe(track);
    expect(battle.knows('fire', { who: 'Blue 1', target: 'Gun' })).toMatchObject({
      'target-type': 'gun',
      stance: 'moving',
    });
  });

  test('a limbered gun does not fire; unhooked it has moved, and fires in the next step', () => {
    const battle = skirmish().adds('red', 'truck', 'Truck').adds('red', 'at-light-gun', 'Gun');
    battle.does('move', { who: 'Truck', target: 'Gun' });
    battle.to(STEP.redAttacks);
    expect(battle.refuses('fire', { who: 'Gun', target: 'Blue 1' })).toBe('PT-LOAD-01');
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Truck', target: 'Gun', path: 'open=0' });
    battle.to(STEP.redAttacks);
    expect(battle.refuses('fire', { who: 'Gun', target: 'Blue 1' })).toBe('PT-ATK-06');
    battle.to(STEP.redDefends);
    battle.does('fire', { who: 'Gun', target: 'Blue 1' }, 1, 1);
  });

  test('PT-TROOP-10: trucks tow guns, a Kubelwagen none, a jeep those of 57 mm or less (PT-RUL-14)', () => {
    const battle = skirmish()
      .adds('red', 'truck', 'Truck')
      .adds('red', 'jeep', 'Jeep')
      .adds('red', 'kubelwagen', 'Kubel')
      .adds('red', 'at-light-gun', 'Light')
      .adds('red', 'at-heavy-gun', 'Heavy');
    expect(battle.refuses('move', { who: 'Kubel', target: 'Light' })).toBe('PT-LOAD-08');
    expect(battle.refuses('move', { who: 'Jeep', target: 'Heavy' })).toBe('PT-LOAD-08');
    battle.does('move', { who: 'Jeep', target: 'Light' });
    battle.does('move', { who: 'Truck', target: 'Heavy' });
  });

  test('PT-LOAD-02: a jeep takes 3 men, a half-track 12, a truck 20', () => {
    const battle = skirmish();
    for (const [vehicle, men] of [
      ['jeep', 3],
      ['m3-halftrack', 12],
      ['truck', 20],
    ] as const) {
      battle.adds('red', vehicle, vehicle);
      battle.adds('red', 'crewman', `crowd ${vehicle}`, { crew: men }).adds('red', 'crewman', `one ${vehicle}`);
      battle.does('move', { who: vehicle, target: `crowd ${vehicle}` });
      expect(battle.refuses('move', { who: `one ${vehicle}`, target: vehicle })).toBe('PT-LOAD-02');
    }
  });

  test('PT-LOAD-08: a motorcycle takes 2, a White scout car 12, a cart as many as a truck', () => {
    const battle = skirmish();
    for (const [vehicle, men] of [
      ['motorcycle', 2],
      ['m3-white', 12],
      ['cart', 20],
    ] as const) {
      battle.adds('red', vehicle, vehicle);
      battle.adds('red', 'crewman', `crowd ${vehicle}`, { crew: men }).adds('red', 'crewman', `one ${vehicle}`);
      battle.does('move', { who: vehicle, target: `crowd ${vehicle}` });
      expect(battle.refuses('move', { who: `one ${vehicle}`, target: vehicle })).toBe('PT-LOAD-08');
    }
  });

  test('PT-LOAD-03: one gun, whose ammunition takes the room of a man', () => {
    const battle = skirmish()
      .adds('red', 'truck', 'Truck')
      .adds('red', 'at-light-gun', 'One')
      .adds('red', 'at-light-gun', 'Two');
    battle.adds('red', 'crewman', 'Seventeen', { crew: 17 });
    battle.does('move', { who: 'Truck', target: 'One' });
    expect(battle.refuses('move', { who: 'Truck', target: 'Two' })).toBe('PT-LOAD-03');
    expect(battle.refuses('move', { who: 'Truck', target: 'Seventeen' })).toBe('PT-LOAD-02'); // 3 + 1 + 17
    battle.edit('Seventeen', { crew: 16 });
    battle.does('move', { who: 'Truck', target: 'Seventeen' });
    expect(
      skirmish()
        .adds('red', 'tiger', 'Kurt')
        .adds('red', 'at-light-gun', 'Gun')
        .refuses('move', { who: 'Kurt', target: 'Gun' }),
    ).toBe('PT-LOAD-03');
  });

  test('PT-LOAD-04: a heavy weapon takes the room of one man more, and goes inside', () => {
    const battle = skirmish().adds('red', 'jeep', 'Jeep').adds('red', 'mmg-team', 'MG').adds('red', 'tiger', 'Kurt');
    expect(battle.refuses('move', { who: 'Kurt', target: 'MG' })).toBe('PT-LOAD-04');
    battle.does('move', { who: 'Jeep', target: 'MG' });
    expect(battle.refuses('move', { who: 'Jeep', target: 'Red 1' })).toBe('PT-LOAD-02'); // 2 + 1 + 1
  });

  test('PT-LOAD-05: six ride on the outside of any other AFV, as targets by themselves', () => {
    const battle = skirmish().adds('red', 'm4a2-sherman', 'Able').adds('red', 'crewman', 'Six', { crew: 6 });
    battle.does('move', { who: 'Able', target: 'Six' });
    expect(battle.refuses('move', { who: 'Able', target: 'Red 1' })).toBe('PT-LOAD-05');
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Able', path: 'open=5' });
    battle.to(STEP.blueDefends);
    expect(battle.knows('fire', { who: 'Blue 1', target: 'Six' })).toMatchObject({
      'target-type': 'rider',
      stance: 'moving',
    });
  });

  test('half a move goes on getting on or off, theirs and the vehicle’s (PT-LOAD-01)', () => {
    const battle = skirmish().adds('red', 'truck', 'Truck');
    battle.to(STEP.redMoves);
    expect(battle.does('move', { who: 'Truck', target: 'Red 1', path: 'road' }).facts).toStrictEqual({ eighths: 96 });
    expect(battle.of('Red 1', 'moved')).toBe(true);
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Truck', target: 'Red 1', path: 'open=0' });
    expect(battle.of('Red 1', 'aboard')).toBeUndefined();
    expect(battle.does('move', { who: 'Red 1' }).facts).toStrictEqual({ eighths: 24 });
    expect(battle.does('move', { who: 'Red 2', target: 'Truck' }).facts).toStrictEqual({ eighths: 24 });
    expect(battle.of('Truck', 'spent')).toBe(8); // on, and off
    expect(battle.of('Red 2', 'aboard')).toBe(battle.unit('Truck').id);
  });
});

describe('what is lost with a vehicle', () => {
  test('PT-LOAD-06: without bail-out all in and on it, and what it tows', () => {
    const battle = skirmish({ 'bail-out': false })
      .adds('red', 'm3-halftrack', 'Track')
      .adds('red', 'at-light-gun', 'Gun')
      .adds('blue', 'panzer-4h', 'Kurt');
    battle.does('move', { who: 'Track', target: 'Red 1,Gun' });
    battle.to(STEP.blueDefends);
    const { effects } = battle.does('tankhit', { who: 'Kurt', target: 'Track' }, 6, 6);
    expect(['Track', 'Red 1', 'Gun', 'Red 2'].map((name) => battle.unit(name).gone)).toStrictEqual([
      'wreck',
      'lost-with-vehicle',
      'lost-with-vehicle',
      undefined,
    ]);
    expect(effects.some(({ effect }) => effect === 'due')).toBe(false);
  });

  test('PT-BAIL-09: nobody ever gets out of a soft vehicle', () => {
    const battle = skirmish().adds('red', 'truck', 'Truck');
    battle.does('move', { who: 'Truck', target: 'Red 1' });
    battle.to(STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: 'Truck' }, 5, 4);
    expect(battle.unit('Red 1').gone).toBe('lost-with-vehicle');
    expect(battle.game.due).toStrictEqual([]);
  });
});

describe('bailing out', () => {
  /** A half-track with two riflemen and a machine gun is destroyed in the defensive fire at it. */
  const wrecked = () => {
    const battle = skirmish()
      .adds('red', 'm3-halftrack', 'Track')
      .adds('red', 'mmg-team', 'MG')
      .adds('red', 'rifleman', 'Red 3')
      .adds('blue', 'panzer-4h', 'Kurt');
    battle.does('move', { who: 'Track', target: 'Red 1,Red 2,MG' });
    battle.to(STEP.blueDefends);
    battle.does('tankhit', { who: 'Kurt', target: 'Track' }, 6, 6);
    return battle;
  };

  test('it is owed at once, by the vehicle and with those aboard counted, and play waits for it', () => {
    const battle = wrecked();
    expect(battle.game.due).toMatchObject([
      {
        verb: 'bail',
        unit: battle.unit('Track').id,
        rule: 'PT-BAIL-01',
      },
    ]);
    expect(battle.knows('bail', { who: 'Track' })).toMatchObject({ vehicle: 'half-track', riders: 4 });
    expect(battle.stuck()).toBe('still-due');
    battle.does('bail', { who: 'Track' }, 1, 1);
    expect(battle.unit('Red 1').gone).toBe('lost-with-vehicle');
    expect(battle.refuses('bail', { who: 'Track' })).toBe('PT-BAIL-01');
    battle.turn();
  });

  test('PT-BAIL-02: what is left of the crew are infantry with pistols', () => {
    const battle = wrecked();
    battle.does('bail', { who: 'Track' }, 6, 1);
    expect(battle.unit('Track').gone).toBe('wreck');
    expect(battle.unit('Track crew').fields).toMatchObject({ kind: 'infantry', weapons: ['pistol'], figure: 'line' });
    expect(battle.refuses('fire', { who: 'Blue 1', target: 'Track crew' })).toBe('PT-BAIL-03');
  });

  test('PT-BAIL-03: no target until the owner moves, then half a run in the open', () => {
    const battle = wrecked();
    battle.does('bail', { who: 'Track', target: 'Red 2' }, 1, 2);
    expect(battle.unit('Red 2').gone).toBeUndefined();
    expect(battle.unit('Red 1').gone).toBe('lost-with-vehicle');
    expect(battle.refuses('fire', { who: 'Blue 1', target: 'Red 2' })).toBe('PT-BAIL-03');
    battle.to(STEP.redDefends);
    expect(battle.refuses('fire', { who: 'Red 2', target: 'Blue 1' })).toBe('PT-BAIL-03');
    expect(remindedOf(battle.to(STEP.redMoves))).toContain('PT-BAIL-03');
    expect(battle.does('move', { who: 'Red 2' }).facts).toStrictEqual({ eighths: 24 });
    battle.to(STEP.blueDefends);
    expect(battle.knows('fire', { who: 'Blue 1', target: 'Red 2' })).toMatchObject({ stance: 'running' });
    battle.to(STEP.redMoves);
    expect(battle.does('move', { who: 'Red 2', mover: 'infantry-assault' }).facts).toStrictEqual({ eighths: 24 });
  });

  test('PT-BAIL-08: men keep what they carry; heavy weapons aboard are lost', () => {
    const battle = wrecked();
    battle.does('bail', { who: 'Track' }, 1, 6);
    expect(battle.of('Red 1', 'weapons')).toStrictEqual(['rifle', 'grenades']);
    expect(battle.unit('MG').fields).toMatchObject({ kind: 'infantry', weapons: ['pistol'], crew: 2 });
  });

  test('those of whom nobody asked before the next battle are lost; the others set up on foot', () => {
    const battle = wrecked().adds('red', 'truck', 'Truck').adds('red', 'crewman', 'Driver');
    battle.edit('Driver', { aboard: battle.unit('Truck').id });
    battle.battle();
    expect(battle.unit('Red 1').gone).toBe('lost-with-vehicle');
    expect([battle.unit('Driver').gone, battle.of('Driver', 'aboard')]).toStrictEqual([undefined, undefined]);
  });
});
