import { describe, expect, test } from 'vitest';
import { Skirmish } from './table.ts';

describe('on and off vehicles', () => {
  test('WS-DMG-15, R-67: nobody mounts a vehicle of the enemy, one that is left, or one that burns', async () => {
    const battle = await Skirmish.of(['rifle-team Bell', 'lorry Lorry'], ['lorry Opel', 'rifle-team Lang']);
    expect(await battle.refuses('@ben /act who:Bell action:mount target:Opel')).toBe('WS-DMG-15');
    await battle.says('@ben /act who:Lorry action:dismount');
    expect(await battle.refuses('@ben /act who:Bell action:mount target:Lorry')).toBe('WS-DMG-15');
    await battle.says('@ump /unit edit unit:Opel fields:"on-fire:true abandoned:true"', '@ump /turn end');
    expect(await battle.refuses('@anna /act who:Opel action:mount')).toBe('WS-DMG-15');
  });

  test('WS-PTS-03, R-67: what is mounted stays behind when the crew gets out', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['panther Panther']);
    await battle.ends();
    await battle.says('@anna /act who:Panther action:dismount');
    expect(await battle.refuses('@anna /barrage attacker:Panther target:Bell range:10')).toBe('WS-PTS-03');
    expect(await battle.refuses('@anna /fire attacker:Panther target:Bell range:10 weapon:mg')).toBe('WS-PTS-03');
    await battle.says('@anna /fire attacker:Panther target:Bell range:10 shots:1 faces:"1"');
  });
});

describe('small arms at a soft vehicle', () => {
  test('WS-DMG-02, R-68: three hits of a team in a turn are a throw; what is left over goes with the turn', async () => {
    const battle = await Skirmish.of(['rifle-team Bell', 'rifle-team Hale'], ['lorry Opel']);
    const hits = await battle.says(
      '@ben /fire attacker:Bell target:Opel range:5 hull:true shots:4 faces:"20 20 20 20"',
    );
    expect(hits.facts).toEqual({ hits: 4, suppressed: 0, wounds: 0, kills: 0 });
    expect(hits.text).toContain(
      '4 hits on Opel: one throw follows, /tankhit attacker:Bell target:Opel weapon:small-arms; 1 hit is left over this turn.',
    );
    await battle.says('@anna /tankhit who:Bell target:Opel weapon:small-arms');
    expect(await battle.refuses('@ben /tankhit who:Bell target:Opel weapon:small-arms')).toBe('WS-DMG-02');
    await battle.says('@ben /fire attacker:Hale target:Opel range:5 hull:true shots:2 faces:"20 20"');
    await battle.ends(2);
    await battle.says('@ben /fire attacker:Hale target:Opel range:5 hull:true shots:1 faces:"20"');
    expect(await battle.owed()).toEqual([]);
  });

  test('WS-FIRE-12: the hull of a vehicle with a crew of one is not a man standing alone', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['lorry Opel']);
    await battle.says('@ben /fire attacker:Bell target:Opel range:5 hull:true shots:1 faces:"1"');
    expect((await battle.fields('Opel')).abandoned).toBe(true);
    const hull = await battle.says('@ben /fire attacker:Bell target:Opel range:5 hull:true shots:1 faces:"1"');
    expect(hull.steps).toContainEqual(expect.objectContaining({ rule: 'WS-FIRE-11', need: 10 }));
    const man = await battle.says('@ben /fire attacker:Bell target:Opel range:5 shots:1 faces:"1"');
    expect(man.steps).toContainEqual(expect.objectContaining({ rule: 'WS-FIRE-11', need: 14 }));
  });
});

describe('a crew and its driver', () => {
  test('WS-VEH-08: a jeep whose driver dies at speed crashes though nobody is left in it, and is out only then', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['jeep Kub', 'rifle-team Lang']);
    await battle.ends();
    await battle.says('@anna /move who:Kub');
    const killed = await battle.says('@ben /fire attacker:Bell target:Kub range:5 shots:1 faces:"20 6"');
    expect(killed.text).not.toContain('another of its crew');
    expect(await battle.owed()).toEqual(['move Kub']);
    expect((await battle.says('@ben /move who:Kub task:crash')).facts).toEqual({ inches: 9 });
    expect((await battle.unit('Kub')).gone).toBeDefined();
  });

  test('WS-DMG-13, WS-VEH-08: with its last man goes what he owed, but for the crash', async () => {
    const battle = await Skirmish.of(['bren-team Moss'], ['jeep Kub', 'rifle-team Lang']);
    await battle.ends();
    await battle.says(
      '@anna /move who:Kub',
      '@ben /fire attacker:Moss target:Kub range:5 hull:true shots:2 faces:"20 20"',
      '@ben /tankhit who:Moss target:Kub weapon:small-arms faces:"7"',
    );
    expect(await battle.owed()).toEqual(['tankhit Moss', 'effect Kub']);
    await battle.says('@ben /tankhit who:Moss target:Kub weapon:small-arms faces:"16"');
    expect(await battle.owed()).toEqual(['move Kub']);
  });

  test('WS-DMG-14, R-66: slower it only stops, and another of the crew drives from its next phase on', async () => {
    const battle = await Skirmish.of(['bazooka-team Tube'], ['panther Panther']);
    const hit = await battle.says('@ben /tankhit attacker:Tube target:Panther range:8 facing:side faces:"20 13"');
    expect(hit.text).toContain("It can't move until another of its crew drives");
    await battle.says('@anna /morale who:Panther faces:"1"', '@ump /turn end', '@anna /move who:Panther');
  });

  test('WS-MOR-09, R-59: a crew in rout drives off with all its Actions, once a phase', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['half-track Hano']);
    await battle.says('@ump /unit edit unit:Hano fields:"routed:true"');
    await battle.ends();
    await battle.says('@anna /move who:Hano');
    expect(await battle.fields('Hano')).toMatchObject({ 'f1-left': 0, 'f2-left': 0 });
    expect(await battle.refuses('@anna /move who:Hano')).toBe('WS-MOVE-01');
  });
});

describe('obstacles', () => {
  test('WS-VEH-06, R-58: a crew in rout that sticks at the first of two walls gets out, and owes no throw at the second', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['half-track Hano']);
    await battle.says('@ump /unit edit unit:Hano fields:"routed:true"');
    await battle.ends();
    await battle.says('@anna /move who:Hano obstacles:2');
    expect(await battle.owed()).toEqual(['move Hano', 'move Hano']);
    await battle.says('@ben /move who:Hano task:bog', '@ump /undo', '@anna /move who:Hano task:bog faces:"6"');
    expect((await battle.fields('Hano')).abandoned).toBe(true);
    expect(await battle.owed()).toEqual([]);
    await battle.ends();
  });
});

describe('men who pass to another team', () => {
  test('WS-ORG-05: nobody replaces the lost crew of his own team', async () => {
    const battle = await Skirmish.of(['bren-team Moss', 'rifle-team Bell'], ['rifle-team Lang']);
    await battle.says('@ump /unit edit unit:Moss fields:"f1-state:killed"');
    expect(await battle.refuses('@ben /act who:Moss action:replace target:Moss')).toBe('WS-ORG-05');
    expect(await battle.refuses('@ben /act who:Bell action:replace')).toBe('WS-ORG-04');
    await battle.says('@ben /act who:Bell action:replace target:Moss');
  });
});

test('WS-VEH-08: men who blow up with their vehicle aren’t reported as on foot', async () => {
  const battle = await Skirmish.of(['at-gun Gun'], ['half-track Hano', 'smg-team Voss']);
  await battle.ends();
  await battle.says('@anna /act who:Voss action:mount target:Hano', '@ump /turn end');
  const hit = await battle.says('@ben /tankhit who:Gun target:Hano weapon:gun range:20 faces:"8 20"');
  expect(hit.text).toContain('Voss has nobody left and is out of play.');
  expect(hit.text).not.toContain('on foot');
});

test('WS-DMG-13: a hit on those inside does nothing where nobody is inside, and the reply says so', async () => {
  const battle = await Skirmish.of(['at-gun Gun'], ['lorry Opel']);
  await battle.ends();
  await battle.says('@anna /act who:Opel action:dismount', '@ump /turn end');
  const hit = await battle.says('@ben /tankhit who:Gun target:Opel weapon:gun range:20 faces:"8 10"');
  expect(hit.text).toContain('Nobody is in Opel, so nothing happens. WS-DMG-13');
  expect(await battle.owed()).toEqual([]);
});
