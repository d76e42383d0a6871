import { afterEach, describe, expect, test } from 'vitest';
import { alone, Table } from '../table.ts';

// What a second reading of the book found in the solo enemy, each as a scenario.
let table: Table;

const begin = async (paras: readonly string[], germans: readonly string[], house: readonly string[] = []) => {
  const units = (each: string) => `profile:${each}`;
  table = await Table.open('bars', ...alone(paras.map(units), germans.map(units), house));
};

afterEach(() => table.close());

const answer = (answers: string, faces = '') => `/solo task:answer answers:"${answers}"${faces && ` faces:"${faces}"`}`;
const order = (who: string, risk: number, face: number) => `/solo task:action who:${who} risk:${risk} faces:"${face}"`;
const by = (fields: string, unit: string) => `/unit edit unit:${unit} fields:"${fields}"`;
const fieldsOf = async (unit: string) => (await table.does(`/unit show unit:"${unit}"`)).data.unit.fields;
const known = (...units: readonly string[]) => units.map((unit) => by('known-to:germans', unit));
const CLIMB = '/move who:Hale moves:1 cover:soft';

describe('a distance that has changed', () => {
  test('WS-MOR-04: who has retired fires over the distance that it has now', async () => {
    await begin(['rifle-team-nco name:Hale'], ['rifle-team name:Weber']);
    await table.all(by('f4-state:killed', 'Weber'), '/fire attacker:Hale target:Weber range:15 shots:1 faces:"1"');
    await table.all('/turn end');
    // Ordered to advance under fire, it fails its test by none, retires 6" and fires from 21".
    const said = await table.does(answer('nearest:Hale range:15', '5 6'));
    expect(said.text).toContain('Weber retires');
    expect(said.text).not.toContain('→ short');
    expect((await fieldsOf('Weber'))['sees-range']).toBe(21);
  });

  test('WS-MOR-06: who is about to fire at a man who has fallen back asks where he is now', async () => {
    await begin(['rifle-team name:Tom'], ['rifle-team name:Weber', 'rifle-team name:Lang']);
    await table.all(
      ...known('Tom'),
      by('f3-state:killed f4-state:killed', 'Tom'),
      '/move who:Tom moves:1',
      '/turn end',
    );
    await table.all(order('Weber', 1, 1), order('Lang', 1, 1), answer('nearest:Tom range:15'));
    // Two men suppressed are 2 Actions: a 5 falls back, 4".
    const hit = await table.does(answer('nearest:Tom range:15', '20 1 1 1 1'));
    expect(hit.data.waits).toBe('owed');
    expect((await table.does('/morale who:Tom faces:"5 4"')).text).toContain('Tom falls back 4"');
    const asked = await table.does('/turn status');
    expect(asked.data.asked).toMatchObject({
      question: 'target',
      unit: 'Lang',
      before: { target: 'Tom', 'target-range': 19, 'target-cover': 'open' },
    });
    const fired = await table.does(answer('target-cover:soft', '1 1 1 1'));
    expect(fired.text).toMatch(/Lang \/fire[^\n]*Tom/);
    expect((await fieldsOf('Lang'))['sees-range']).toBe(19);
  });

  test('WS-MOR-04: as before is the distance that has grown, and nobody named keeps it silent', async () => {
    for (const [said, fires] of [
      ['same', true],
      ['target:none', false],
    ] as const) {
      await begin(['rifle-team name:Tom'], ['rifle-team name:Weber', 'rifle-team name:Lang']);
      await table.all(
        ...known('Tom'),
        by('f3-state:killed f4-state:killed', 'Tom'),
        '/move who:Tom moves:1',
        '/turn end',
      );
      await table.all(order('Weber', 1, 1), order('Lang', 1, 1), answer('nearest:Tom range:15'));
      await table.all(answer('nearest:Tom range:15', '20 1 1 1 1'), '/morale who:Tom faces:"2"', '/move who:Tom');
      const on = await table.does(answer(said));
      expect(/Lang \/fire/.test(on.text)).toBe(fires);
      if (fires) expect((await fieldsOf('Lang'))['sees-range']).toBe(21);
      await table.close();
    }
    await begin(['rifle-team name:Tom'], []);
  });

  test('WS-TURN-04: who was to fire at a man who has fallen asks for another and fires', async () => {
    await begin(['sniper name:Tom', 'rifle-team name:Bell'], ['rifle-team name:Weber', 'rifle-team name:Lang']);
    await table.all(...known('Tom', 'Bell'), '/move who:"Tom,Bell"', '/turn end');
    await table.all(order('Weber', 1, 1), order('Lang', 1, 1), answer('nearest:Tom range:15'));
    const asked = await table.does(answer('nearest:Tom range:15', '20 1 1 1 6'));
    expect(asked.data.asked).toMatchObject({ question: 'target', unit: 'Lang' });
    expect((await table.does(answer('target:Bell target-range:20'))).text).toMatch(/Lang \/fire[^\n]*Bell/);
  });
});

describe('counters and vehicles', () => {
  test('WS-SOLO-04: artillery hits a tank as a shell does, and nobody in it by the infantry table', async () => {
    await begin(['sherman name:Fox'], ['artillery-counter name:A1']);
    const said = await table.does('/spot who:A1 target:Fox range:20 faces:"20 12"');
    expect(said.rulings).toMatchObject([{ verb: 'tankhit', facts: { hit: true } }]);
    expect(said.text).toContain('WS-DMG');
  });

  test('WS-FIRE-19: a sniper finds nobody in a closed tank, and is gone', async () => {
    await begin(['sherman name:Fox'], ['sniper-counter name:S1']);
    const said = await table.does('/spot who:S1 target:Fox range:10');
    expect(said.rulings ?? []).toEqual([]);
    expect(said.text).toContain('they’re all behind armour. WS-FIRE-19'.replace('’', "'"));
    expect((await fieldsOf('Fox'))['under-fire']).toBeUndefined();
  });

  test('R-19: a sniper’s shot at the men in a lorry counts its cover', async () => {
    await begin(['lorry name:Opel'], ['sniper-counter name:S1']);
    const said = await table.does('/spot who:S1 target:Opel range:10 faces:"1"');
    expect(said.text).toMatch(/\+1 soft cover/);
  });

  test('WS-SOLO-05: a mine goes off under a vehicle, from behind, by the damage table', async () => {
    await begin(['sherman name:Fox'], ['mine-counter name:M1']);
    const said = await table.does('/spot who:M1 target:Fox range:8 faces:"20 10"');
    expect(said.rulings).toMatchObject([{ verb: 'tankhit', facts: { hit: true } }]);
    expect(said.text).toContain('WS-DMG-05');
  });

  test('WS-SOLO-05: a mine turned over goes off again in the players’ phase by spotting, within 10 inches', async () => {
    await begin(['rifle-team name:Hale', 'rifle-team name:Bell'], ['mine-counter name:M1']);
    await table.all('/spot who:M1 target:Hale range:8 faces:"1 1 1 1"', '/move who:Bell moves:1');
    expect(await table.refuses('/spot who:M1 target:Bell range:11')).toBe('WS-SOLO-05');
    const again = await table.does('/spot who:M1 target:Bell range:9 faces:"1 1 1 1"');
    expect(again.text).toContain('M1 goes off again, at Bell. WS-SOLO-05');
    expect(again.rulings).toMatchObject([{ verb: 'fire' }]);
  });

  test('WS-SOLO-05: in cover it has to be seen first, with a D10', async () => {
    await begin(['rifle-team name:Hale'], ['mine-counter name:M1']);
    await table.all('/spot who:M1 target:Hale range:8 faces:"1 1 1 1"', CLIMB, '/turn end');
    const said = await table.does(answer('counter:M1 target:Hale range:8 cover:soft', '1'));
    expect(said.text).not.toContain('goes off');
  });
});

describe('what is told', () => {
  test('WS-MEL-02: nobody is offered to fire at men who have charged home', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber', 'rifle-team name:Lang']);
    const said = await table.does('/move who:Hale target:Weber');
    expect(said.text).not.toContain('may fire at');
  });

  test('WS-RISK-13: who was told to advance and stayed isn’t advancing', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber', 'rifle-team name:Lang']);
    await table.all(...known('Hale'), by('suppressed:3', 'Weber'), '/move who:Hale moves:1', '/turn end');
    await table.all(order('Weber', 0, 6), order('Lang', 0, 6));
    await table.all(answer('nearest:Hale range:30'), answer('nearest:Hale range:30'));
    while ((await table.does('/turn status')).data.waits !== undefined) await table.says('/solo task:turn');
    await table.all(CLIMB, '/turn end');
    const weber = await table.does(answer('same'));
    expect(weber.text).toMatch(/Weber \/solo/);
    expect(weber.text).not.toContain('WS-RISK-13');
    expect((await table.does(answer('same'))).text).toMatch(/Lang \/solo[\s\S]*WS-RISK-13/);
  });
});

describe('arrivals, ends and tests', () => {
  test('WS-SOLO-06: the units of an answer are called by their names, however they were typed', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber', 'rifle-team name:"Force 1 Lmg"']);
    await table.all(...known('Hale'), '/move who:Hale moves:1', '/turn end');
    const said = await table.does(answer("WEBER:'Hale 30' force-1:none"));
    expect(said.text).toContain('The players say: Weber Hale 30, Force 1 Lmg none.');
  });

  test('WS-GEN-09: when portals are redeployed an officer is placed at the rearmost and named, once', async () => {
    await begin(['rifle-team name:Hale'], ['portal count:6']);
    await table.all('/move who:Hale moves:1', '/turn end');
    const said = await table.does(answer('in-sight:all', '6'));
    expect(said.text).toContain('Put the Officer at the rearmost portal. WS-GEN-09');
    expect((await table.does('/unit show unit:Officer')).data.unit.side).toBe('germans');
  });

  test('WS-SOLO-02: counters are no men, in losses and in the next battle', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber', 'counter count:12']);
    await table.does('/spot who:"Counter 1" target:Hale range:30');
    const losses = await table.does('/game losses');
    expect(losses.text).toMatch(/Germans 4 of 4 in action/);
    expect(losses.text).not.toContain('Out in turn');
    await table.does('/game battle');
    const left = (await table.does('/unit list')).data.units.filter(({ gone }: { gone?: string }) => !gone);
    expect(left.map(({ name }: { name: string }) => name)).toEqual(['Hale', 'Weber']);
  });

  test('WS-MOR-03: a test that no die fails is neither thrown nor asked for, and the line of its cause says so', async () => {
    await begin(['lorry name:Opel', 'rifle-team name:Hale'], ['rifle-team name:Weber']);
    // A wound leaves Weber 7 Actions: no D6 is as many.
    const hit = await table.does('/fire attacker:Hale target:Weber range:12 shots:1 faces:"20 5"');
    expect(hit.rulings ?? []).toEqual([]);
    expect(hit.text).toContain("Weber has 7 Actions, so the test can't fail: none is thrown. WS-MOR-03");
    await table.all(...known('Hale'), '/turn end', order('Weber', 1, 3));
    const crossed = await table.does(answer('nearest:Hale range:20'));
    expect(crossed.text).not.toContain('Weber /morale');
    expect(crossed.text).toContain('Weber advances: 4"');
  });

  test('WS-MOR-01: nor is one of the players’ units, which may cross open ground under fire at once', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber']);
    await table.all('/fire attacker:Weber target:Hale range:12 shots:1 faces:"20 5"');
    expect((await table.does('/turn status')).text).not.toContain('Owed');
    await table.does('/move who:Hale moves:1');
  });

  test('WS-MOR-01: two players throw for it', async () => {
    table = await Table.open('bars', ...alone(['profile:rifle-team name:Hale'], ['profile:rifle-team name:Weber'], []));
    await table.does('/game house toggle:solo-forces on:false');
    await table.does('/fire attacker:Hale target:Weber range:12 shots:1 faces:"20 5"');
    expect((await table.does('/turn status')).text).toContain('Owed: /morale who:Weber');
  });
});

describe('the question about portals', () => {
  const TEAMS = ['rifle-team name:Hale', 'rifle-team name:Bell'];
  const asksInTurn = async (...lines: readonly string[]) => {
    await table.all(...lines, '/turn end');
    const { data } = await table.does('/turn status');
    return data?.asked?.question === 'portals';
  };

  test('WS-PORT-01: told how far the nearest is, it comes again once a unit may be within 8 inches of one', async () => {
    await begin(TEAMS, ['portal name:P1']);
    expect(await asksInTurn('/move who:Hale moves:1 cover:soft')).toBe(true);
    await table.does(answer('in-sight:none portal-range:21'));
    // Each of them is counted for itself: 6" and 12" are still more than 8" away.
    expect(await asksInTurn('/move who:Hale moves:1 cover:soft', '/move who:Bell cover:soft')).toBe(false);
    expect((await table.does('/turn status')).text).toContain('Turn 3');
    // 12" of 21" leave 9"; one more move leaves Hale 3".
    expect(await asksInTurn('/move who:Hale moves:1 cover:soft')).toBe(false);
    expect(await asksInTurn('/move who:Hale moves:1 cover:soft')).toBe(true);
  });

  test('WS-GEN-02: what was told of them holds until then, forces come on, and /undo takes the inches back', async () => {
    await begin(TEAMS, ['portal name:P1', 'portal name:P2']);
    await table.all('/move who:Hale moves:1 cover:soft', '/turn end');
    await table.does(answer('in-sight:all portal-range:20', '1'));
    await table.all('/move who:Hale cover:soft', '/undo', '/move who:Hale moves:1 cover:soft');
    const said = await table.does('/turn end faces:"6"');
    expect(said.text).toMatch(/Force 1 comes on at P[12]/);
  });

  test('WS-PORT-01: untold, forgotten with the next answer, or for a unit that has come since, any move asks', async () => {
    await begin(TEAMS, ['portal name:P1']);
    await asksInTurn('/move who:Hale moves:1 cover:soft');
    await table.does(answer('in-sight:none'));
    expect(await asksInTurn('/move who:Hale moves:1 cover:soft')).toBe(true);
    await table.does(answer('in-sight:none portal-range:60'));
    expect(
      await asksInTurn('/unit add profile:rifle-team name:Moss side:paras', '/move who:Hale moves:1 cover:soft'),
    ).toBe(false);
    expect(await asksInTurn('/move who:Moss moves:1 cover:soft')).toBe(true);
    await table.does(answer('same'));
    expect(await asksInTurn('/move who:Hale moves:1 cover:soft')).toBe(true);
  });

  test('WS-GEN-09: portals that have been redeployed are asked about again, however far they were', async () => {
    await begin(TEAMS, ['portal count:6']);
    await asksInTurn('/move who:Hale moves:1 cover:soft');
    await table.does(answer('in-sight:all portal-range:40', '6'));
    expect(await asksInTurn()).toBe(false);
    await table.does(answer('same'));
    expect((await table.does('/turn status')).data?.asked?.question).toBe('portals');
  });

  test('WS-PORT-01: the distance is inches', async () => {
    await begin(TEAMS, ['portal name:P1']);
    await asksInTurn('/move who:Hale moves:1 cover:soft');
    expect(await table.wrong(answer('in-sight:none portal-range:far'))).toContain('portal-range');
  });
});

describe('reaction fire of the enemy', () => {
  const REACTS = { question: 'reaction', unit: 'Hale', before: { 'in-sight': 'none' } };

  test('WS-FIRE-01: who moves in the open is asked about, and the referee throws for those who see it', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber', 'rifle-team name:Lang']);
    const moved = await table.does('/move who:Hale moves:1');
    expect(moved.text).toContain('Does anybody see Hale move, and fire at it?');
    expect((await table.does('/turn status')).data.asked).toMatchObject(REACTS);
    const fired = await table.does(answer('in-sight:Weber range:15', '20 1 1 1 1'));
    expect(fired.text).toMatch(/Weber \/fire[^\n]*Hale/);
    expect(fired.text).not.toContain('Lang /fire');
    expect((await table.does('/turn status')).text).toContain('Owed: /morale who:Hale');
  });

  test('WS-FIRE-01: it holds nobody up: left out, nobody fires, and nobody is asked about twice in a phase', async () => {
    await begin(['rifle-team name:Hale', 'rifle-team name:Bell'], ['rifle-team name:Weber']);
    await table.does('/move who:Hale moves:1');
    const bell = await table.does('/move who:Bell moves:1');
    expect(bell.text).not.toContain('Does anybody see');
    expect((await table.does('/turn status')).data?.asked?.question).not.toBe('reaction');
    expect((await table.does('/turn end')).text).not.toContain('Weber /fire');
  });

  test('WS-FIRE-01: behind cover, and where nobody is steady, nothing is asked', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber']);
    expect((await table.does('/move who:Hale moves:1 cover:soft')).text).not.toContain('Does anybody see');
    await table.close();
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber']);
    await table.does(by('suppressed:1', 'Weber'));
    expect((await table.does('/move who:Hale moves:1')).text).not.toContain('Does anybody see');
  });

  test('WS-TURN-05: the second to fire waits for the test that the first made due', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber', 'rifle-team name:Lang']);
    await table.does('/move who:Hale moves:1');
    const first = await table.does(answer('in-sight:all range:15', '20 20 20 1 1 1 1'));
    expect(first.text).not.toContain('Lang /fire');
    expect((await table.does('/morale who:Hale faces:"1"')).text).toContain('Lang /fire');
  });

  test('WS-SPOT-02: beyond 20 inches it has to make him out first', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber']);
    await table.does('/move who:Hale moves:1');
    const said = await table.does(answer('in-sight:all range:30', '1'));
    expect(said.text).toContain('Weber has not made out Hale. WS-SPOT-05');
    expect(said.text).not.toContain('Weber /fire');
  });
});

describe('a correction reaches what the enemy threw', () => {
  const PAIR = by('f3-state:killed f4-state:killed', 'Weber');

  test('WS-MOR-07: a man routed by a shot that missed after all isn’t routed, nor has he fallen back', async () => {
    for (const face of [6, 3]) {
      await begin(['rifle-team name:Hale'], ['rifle-team name:Weber']);
      const { seq } = await table.all(PAIR, `/fire attacker:Hale target:Weber range:12 shots:1 faces:"16 1 ${face}"`);
      const before = await fieldsOf('Weber');
      expect(before.routed === true || before['fallen-back'] === true).toBe(true);
      const said = await table.does(`/correct number:${seq} range:40 later:redo confirm:${seq}`);
      expect(said.text).toContain('Weber /morale: falls with it, because nobody owes it any more.');
      const after = await fieldsOf('Weber');
      expect([after.routed, after['fallen-back'], after.suppressed]).toEqual([undefined, undefined, undefined]);
      await table.close();
    }
    await begin(['rifle-team name:Hale'], []);
  });

  test('WS-MOR-01: one hit after all throws its test at once, and the players owe nothing', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber']);
    const { seq } = await table.all(PAIR, '/fire attacker:Hale target:Weber range:40 shots:1 faces:"16"');
    const said = await table.does(`/correct number:${seq} range:12 later:redo confirm:${seq}`);
    expect(said.text).toContain('Weber /morale: ');
    expect((await table.does('/turn status')).text).not.toContain('Owed');
  });

  test('WS-MOR-03: a test still owed is judged again on its die, with as many men and Actions as there are then', async () => {
    await begin(['rifle-team name:Hale'], ['rifle-team name:Weber']);
    const fired = '/fire attacker:Hale target:Weber range:12 shots:2 faces:"16 20 1 6 1"';
    const { seq } = await table.all(PAIR, fired);
    const retired = await fieldsOf('Weber');
    expect(retired).toMatchObject({ 'fallen-back': true, 'f1-state': 'killed' });
    // Two men suppressed have 4 Actions: 1 − 4 + 2 holds, and nobody retires.
    const shown = await table.says(`/correct number:${seq} range:40`);
    expect(shown.text).toContain(`#${seq} Weber /morale: comes out differently: The team holds.`);
    expect(shown.text).toContain(`#${seq} Weber /move: falls, because nobody owes it any more`);
    const said = await table.does(`/correct number:${seq} range:40 confirm:${seq}`);
    expect(said.text).toMatch(/Weber \/morale: The team holds\.[\s\S]*−4 Actions[\s\S]*\+2 suppressed/);
    expect(said.text).not.toContain('New dice');
    const holds = await fieldsOf('Weber');
    expect([holds['fallen-back'], holds.retiring, holds['f1-state']]).toEqual([undefined, undefined, undefined]);
    expect((await table.does('/turn status')).text).not.toContain('Owed');
    await table.does('/undo');
    expect(await fieldsOf('Weber')).toEqual(retired);
  });

  test('WS-MOR-03: one that fell with a correction counts again on its own die when that is put right', async () => {
    for (const face of [6, 3]) {
      await begin(['rifle-team name:Hale'], ['rifle-team name:Weber']);
      const { seq } = await table.all(PAIR, `/fire attacker:Hale target:Weber range:12 shots:1 faces:"16 1 ${face}"`);
      const before = await fieldsOf('Weber');
      const missed = await table.does(`/correct number:${seq} range:40 confirm:${seq}`);
      const back = await table.does(`/correct number:${seq} range:12 confirm:${missed.seq}`);
      expect(back.text).toMatch(new RegExp(`Weber /morale: [\\s\\S]*D6 ${face} `));
      expect(back.text).not.toContain('New dice');
      expect(await fieldsOf('Weber')).toEqual(before);
      await table.close();
    }
    await begin(['rifle-team name:Hale'], []);
  });
});
