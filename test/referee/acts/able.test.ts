import { beforeEach, describe, expect, test } from 'vitest';
import { Finishing } from '../../../src/referee/acts/finishing.ts';
import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { Playing } from '../playing.ts';

describe('what a unit can do now', () => {
  let table: Playing;
  beforeEach(async () => {
    table = await Playing.caen();
    await table.says('anna', '/unit squad name:Red');
    await table.says('ben', '/unit squad name:Blue');
    await table.says('ute', '/turn end');
  });

  test('is shown in commands, and why not the rest', async () => {
    const shown = await table.hears('anna', '/unit show unit:"Red Rifleman 1"');
    expect(shown).toContain('Can do now:');
    expect(shown).toContain('/move who:"Red Rifleman 1" action:sneak');
    expect(shown).toMatch(/\/fire who:"Red Rifleman 1" .*range:…/);
    const waiting = await table.hears('ben', '/unit show unit:"Blue Rifleman 1"');
    expect(waiting).toContain('it’s the Axis’s turn');
    expect(waiting).not.toContain('/fire who:"Blue Rifleman 1"');
  });

  test('goes when it is given as it is shown', async () => {
    await table.says('anna', '/move who:"Red Rifleman 1" action:sneak');
    const after = await table.hears('anna', '/unit show unit:"Red Rifleman 1"');
    expect(after).not.toContain('/move who:"Red Rifleman 1" action:sneak');
  });

  test('is nothing that its players may not do: no piece of the enemy is hooked up', async () => {
    const playing = await Playing.begin();
    await playing.says('ute', '/game new rules:hans-n-panzer');
    for (const [user, side] of [
      ['anna', 'axis'],
      ['ben', 'allies'],
    ] as const)
      await playing.says(user, `/game join side:${side}`);
    await playing.says('anna', '/unit add profile:half-track name:Track');
    await playing.says('ben', '/unit add profile:6-pdr name:Gun');
    await playing.says('ute', '/turn end');
    expect(await playing.hears('anna', '/unit show unit:Track')).not.toContain('action:hook-up');
    await playing.says('anna', '/unit add profile:6-pdr name:Booty');
    expect(await playing.hears('anna', '/unit show unit:Track')).toContain('target:Booty action:hook-up');
  });

  test('HP-INF-10 is no shot with pistols where only a vehicle is left to shoot at', async () => {
    const playing = await Playing.begin();
    await playing.says('ute', '/game new rules:hans-n-panzer');
    await playing.says('anna', '/game join side:axis');
    await playing.says('ben', '/game join side:allies');
    await playing.says('anna', '/unit add profile:infantry name:Red');
    await playing.says('ben', '/unit add profile:sherman name:Duke');
    for (let step = 0; step < 3; step++) await playing.says('ute', '/turn end');
    expect(await playing.hears('anna', '/unit show unit:Red')).not.toContain('/fire who:Red');
    await playing.says('ben', '/unit add profile:infantry name:Joe');
    expect(await playing.hears('anna', '/unit show unit:Red')).toContain('/fire who:Red');
  });

  test('PT-ATK-02 is no shot of a unit that has moved, by saying that it hasn’t', async () => {
    const playing = await Playing.begin();
    await playing.says('ute', '/game new rules:panzertroops sides:"Axis, Allies"');
    await playing.says('anna', '/game join side:axis');
    await playing.says('ben', '/game join side:allies');
    await playing.says('anna', '/unit add profile:rifleman name:Pike');
    await playing.says('ben', '/unit add profile:rifleman name:Joe');
    for (const line of ['/turn end', '/move who:Pike path:open=3', '/turn end', '/turn end'])
      await playing.says('ute', line);
    const campaign = await playing.referee.campaign('caen');
    const finishing = new Finishing({ campaign, ruleset: panzertroops, verb: 'fire', given: { who: 'Pike' } });
    expect(finishing.goes({ target: 'Joe' })).toBe(true);
    expect(finishing.goes({ target: 'Joe', moved: true })).toBe(true);
    expect(finishing.goes({ target: 'Joe', moved: false })).toBe(false);
  });

  test('is a shot in WW2 Skirmish too, whose range only some of its tasks need', async () => {
    const playing = await Playing.begin();
    await playing.says('ute', '/game new rules:ww2-skirmish');
    await playing.says('anna', '/game join side:axis');
    await playing.says('ben', '/game join side:allies');
    await playing.says('anna', '/unit add profile:rifle-team name:Red');
    await playing.says('ben', '/unit add profile:rifle-team name:Blue');
    await playing.says('ute', '/turn end');
    const side = (await playing.hears('ute', '/turn status')).includes('Axis to play') ? 'Red' : 'Blue';
    const shown = await playing.hears('anna', `/unit show unit:${side}`);
    expect(shown).toMatch(/\/fire who:(?:Red|Blue) (?:target:\S+ )?range:…/);
    expect(shown).not.toContain('task:shoot');
  });

  test('leaves the gun to the player where the book gives a tank none, instead of listing the first few', async () => {
    const playing = await Playing.begin();
    await playing.says('ute', '/game new rules:hans-n-panzer');
    await playing.says('anna', '/game join side:axis');
    await playing.says('ben', '/game join side:allies');
    await playing.says('anna', '/unit add profile:stuart name:Stuart');
    await playing.says('ben', '/unit add profile:sherman name:Sherman');
    for (let i = 0; i < 2; i++) await playing.says('ute', '/turn end');
    const shown = await playing.hears('anna', '/unit show unit:Stuart');
    expect(shown).toContain('weapon:…');
    expect(shown.match(/\/tankhit /g)).toHaveLength(1);
  });

  test('is a shot at the enemy’s tank, however many sorts of infantrymen there are before it', async () => {
    const playing = await Playing.begin();
    await playing.says('ute', '/game new rules:landser');
    await playing.says('anna', '/game join side:axis');
    await playing.says('ben', '/game join side:allies');
    await playing.says('anna', '/unit add profile:panzerfaust-soldier name:Faust');
    await playing.says('anna', '/unit add profile:panther name:Panther');
    await playing.says('ben', '/unit squad squad:squad name:Blue');
    await playing.says('ben', '/unit add profile:sherman name:Sherman');
    await playing.says('ute', '/turn end');
    for (const unit of ['Faust', 'Panther']) {
      const shown = await playing.hears('anna', `/unit show unit:${unit}`);
      expect(shown).toMatch(new RegExp(`/tankhit (?:who|attacker):${unit} target:Sherman`));
    }
  });

  test('is nothing that would be for nothing: a break-off throw without losses, a return of fire that nobody owes', async () => {
    const shown = await table.hears('anna', '/unit show unit:"Red Rifleman 1"');
    expect(shown).not.toContain('cannot-return-fire');
    expect(shown).not.toContain('/morale who');
    expect(await table.says('anna', '/act who:"Red Rifleman 1" action:cannot-return-fire')).toBeTruthy();
    await table.says('ben', '/unit add profile:rifleman name:Joe fields:squad:Blue');
    await table.says('ute', '/unit edit unit:"Red Rifleman 1" fields:angry:Joe');
    expect(await table.hears('anna', '/unit show unit:"Red Rifleman 1"')).toContain('cannot-return-fire');
  });

  test('is nothing senseless in WW2 Skirmish: no count of shots, effect or test without a cause, nor grenade out of a tank', async () => {
    const playing = await Playing.begin();
    await playing.says('ute', '/game new rules:ww2-skirmish');
    await playing.says('anna', '/game join side:axis');
    await playing.says('ben', '/game join side:allies');
    for (const [user, side] of [
      ['anna', 'Red'],
      ['ben', 'Blue'],
    ] as const) {
      await playing.says(user, `/unit add profile:rifle-team name:${side}`);
      await playing.says(user, `/unit add profile:medium-tank name:"${side} tank"`);
      await playing.says(user, `/unit add profile:mortar-team name:"${side} mortar"`);
    }
    await playing.says('ute', '/turn end');
    const axis = (await playing.hears('ute', '/turn status')).includes('Axis to play');
    const [own, other, user] = axis ? ['Red', 'Blue', 'anna'] : ['Blue', 'Red', 'ben'];
    const shown = (unit: string) => playing.hears(user, `/unit show unit:"${unit}"`);
    for (const unit of [own, `${own} tank`])
      expect(await shown(unit)).not.toMatch(/task:budget|\/effect who|\/morale who/);
    expect(await shown(own)).toContain('/grenade who');
    expect(await shown(`${own} tank`)).not.toMatch(/\/grenade who|task:charge/);
    // What isn't offered is still ruled on.
    expect(await playing.says(user, `/fire who:${own} task:budget`)).toBeTruthy();
    expect(await playing.says(user, `/morale who:${own} confirm:true`)).toBeTruthy();
    // A bomb that has come down may have caught others too.
    await playing.says(user, `/barrage who:"${own} mortar" target:${other} range:40`);
    expect(await shown(`${own} mortar`)).toContain(`/effect who:"${own} mortar"`);
    // Whoever's under fire in its own phase may want to cross open ground.
    await playing.says('ute', `/unit edit unit:"${own} mortar" fields:"under-fire:${other}"`);
    expect(await shown(`${own} mortar`)).toContain(`/morale who:"${own} mortar"`);
  });

  test('is no change of a WW2 Skirmish team to what it is already', async () => {
    const playing = await Playing.begin();
    await playing.says('ute', '/game new rules:ww2-skirmish');
    await playing.says('anna', '/game join side:axis');
    await playing.says('anna', '/unit add profile:rifle-team name:Red');
    await playing.says('ute', '/turn end');
    for (const [now, next] of [
      ['disperse', 'close-up'],
      ['close-up', 'disperse'],
    ] as const) {
      const shown = await playing.hears('anna', '/unit show unit:Red');
      expect(shown).toContain(`action:${now}`);
      expect(shown).not.toContain(`action:${next}`);
      await playing.says('anna', `/act who:Red action:${now}`);
    }
  });

  test('is one and the same work of a weapon only once', async () => {
    const shown = await table.hears('anna', '/unit show unit:"Red Machine-gunner"');
    expect(shown).toContain('/weapon who:"Red Machine-gunner" work:set-up');
    expect(shown.match(/^\/weapon /gm)).toHaveLength(1);
  });

  test('runs as it is given to machines', async () => {
    const { json } = await table.says('anna', '/unit show unit:"Red Rifleman 1"');
    const { can } = (json as { data: { can: readonly string[] } }).data;
    expect(can.length).toBeGreaterThan(3);
    for (const command of can) {
      await table.says('anna', command);
      await table.says('ute', '/undo');
    }
  });

  test('for a side: those who can still do something', async () => {
    const all = await table.hears('anna', '/unit list can:true side:axis');
    expect(all).toContain('Red Rifleman 1: ');
    expect(await table.hears('ben', '/unit list can:true side:allies')).not.toContain('/move');
  });
});
