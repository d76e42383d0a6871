import { afterEach, describe, expect, test } from 'vitest';
import { alone, type Said, Table } from '../table.ts';

// S-03, ruled in the second reading: one test for all hits of one team's phase, whoever commands its shots.
let table: Table;

afterEach(() => table.close());

const begin = async (paras: readonly string[], germans: readonly string[] = ['rifle-team name:Weber']) => {
  const units = (each: string) => `profile:${each}`;
  table = await Table.open('bars', ...alone(paras.map(units), germans.map(units), []));
};

const HALE = 'rifle-team-nco name:Hale';
const BELL = 'rifle-team name:Bell';
const PAIR = '/unit edit unit:Weber fields:"f3-state:killed f4-state:killed"';
const RIFLE = '/fire attacker:Hale target:Weber weapon:rifle range:12 shots:1';
const SMG = '/fire attacker:Hale target:Weber weapon:smg range:12 shots:1';
const tests = ({ rulings = [] }: Said) => rulings.filter(({ verb }) => verb === 'morale').length;
const fieldsOf = async (unit: string) => (await table.does(`/unit show unit:"${unit}"`)).data.unit.fields;

describe('the players’ phase', () => {
  test('WS-MOR-01: rifles and an SMG fired by two commands at one team make one test, of all that they did', async () => {
    await begin([HALE]);
    await table.does(PAIR);
    const first = await table.does(`${RIFLE} faces:"20 1"`);
    expect(tests(first)).toBe(0);
    expect(first.text).toContain('Weber tests once Hale has finished firing at it');
    const status = await table.does('/turn status');
    expect(status.text).not.toContain('Owed: ');
    expect(status.text).toContain('/morale who:Weber throws it now');
    // A wound and a marker: 3 Actions, and 2 less.
    const second = await table.does(`${SMG} faces:"20 4 3"`);
    expect(tests(second)).toBe(1);
    expect(second.rulings).toMatchObject([{ verb: 'morale', facts: { result: 'suppressed' } }]);
    expect(tests(await table.does('/turn end'))).toBe(0);
  });

  test('WS-MOR-01: a die beyond those of the shot throws it at once', async () => {
    await begin([HALE]);
    expect(tests(await table.all(PAIR, `${RIFLE} faces:"20 1 1"`))).toBe(1);
  });

  test('WS-MOR-01: with the team’s last shot it’s thrown, and so it is by hand', async () => {
    await begin(['sniper name:Quill']);
    await table.does(PAIR);
    const last = await table.does('/fire attacker:Quill target:Weber range:12 aim:careful faces:"20 1 1"');
    expect(tests(last)).toBe(1);
    await table.close();
    await begin([HALE]);
    await table.all(PAIR, `${RIFLE} faces:"20 1"`);
    expect((await table.does('/morale who:Weber faces:"1"')).facts).toMatchObject({ result: 'holds' });
    expect(tests(await table.does('/turn end'))).toBe(0);
  });

  test('WS-MOR-01: the end of the players’ turn throws it, in their phase, with its first die', async () => {
    await begin([HALE]);
    await table.all(PAIR, `${RIFLE} faces:"20 1"`);
    const ended = await table.does('/turn end faces:"3"');
    expect(ended.text).toMatch(/Weber \/morale: [\s\S]*Turn 1, solo side/);
    expect(ended.rulings).toMatchObject([{ verb: 'morale', facts: { result: 'retires' } }, { verb: 'move' }]);
  });

  test('WS-TURN-05, WS-MOR-04: it’s thrown before another team fires, which doesn’t fire over the old distance if that drives it back', async () => {
    const seen = new Set<boolean>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      table = await Table.open(
        seed,
        ...alone([`profile:${HALE}`, `profile:${BELL}`], ['profile:rifle-team name:Weber'], []),
      );
      await table.all(PAIR, `${RIFLE} faces:"20 4"`, `${RIFLE} faces:"20 4"`);
      const fired = await table.does('/fire attacker:Bell target:Weber range:12 shots:1');
      const facts: Readonly<Record<string, unknown>> = fired.rulings?.[0]?.facts ?? {};
      const goes = facts.result === 'retires' || facts.result === 'falls-back';
      expect(fired.text.includes('Measure again: Weber has gone back')).toBe(goes);
      expect(fired.text.includes('/fire by Bell')).toBe(!goes);
      // Whoever hasn't fired keeps his Actions.
      const left = (await fieldsOf('Bell'))['f1-left'];
      if (goes) expect(left).toBe(2);
      else expect(fired.text).toMatch(/Weber \/morale[\s\S]*\/fire by Bell/);
      seen.add(goes);
      await table.close();
    }
    expect([...seen].toSorted()).toEqual([false, true]);
    await begin([HALE]);
  });

  test('WS-MOR-01: it’s thrown before a charge at the team, whoever charges', async () => {
    await begin([HALE], ['lmg-team name:Weber']);
    await table.does(`${RIFLE} faces:"20 1"`);
    const charged = await table.does('/move who:Hale target:Weber');
    expect(charged.text).toMatch(/Weber \/morale[\s\S]*Hale moves/);
  });

  test('WS-TURN-05: it’s thrown before the team itself acts, even if it can’t any more after that', async () => {
    await begin([HALE, BELL]);
    await table.all(PAIR, `${RIFLE} faces:"20 5"`);
    expect((await table.does('/fire attacker:Weber target:Bell range:12 shots:1')).text).toContain('Weber /morale');
    expect((await table.does('/turn status')).text).not.toContain('tests once');
  });

  test('fair dice: a log with such a test verifies', async () => {
    await begin([HALE, BELL], ['lmg-team name:Weber']);
    await table.all(`${RIFLE}`, `${SMG}`, '/fire attacker:Bell target:Weber range:12 shots:1', '/turn end');
    expect((await table.does('/fair verify')).text).not.toMatch(/wrong|not match|differs/i);
  });
});

describe('the enemy’s phase', () => {
  test('WS-FIRE-01: reaction by rifles and SMG makes one test, thrown as the phase goes on', async () => {
    await begin([HALE]);
    await table.all(PAIR, '/unit edit unit:Hale fields:"known-to:germans"', '/turn end');
    await table.all(
      '/solo task:action who:Weber risk:1 faces:"3"',
      '/solo task:answer answers:"nearest:Hale range:18"',
    );
    expect(tests(await table.does(`${RIFLE} faces:"20 1"`))).toBe(0);
    expect(tests(await table.does(`${SMG} faces:"20 1"`))).toBe(0);
    expect(tests(await table.does('/solo task:turn faces:"1"'))).toBe(1);
  });

  test('WS-MOR-01: the enemy’s rifles and SMG by hand make one test of the players’ team, too', async () => {
    await begin(['rifle-team name:Tom'], ['rifle-team-nco name:Weber']);
    await table.all('/unit edit unit:Tom fields:"f3-state:killed f4-state:killed"', '/turn end');
    const fire = (weapon: string) => `/fire attacker:Weber target:Tom weapon:${weapon} range:12 shots:1 faces:"20 1"`;
    await table.all(fire('rifle'), fire('smg'));
    expect((await table.does('/turn status')).text.match(/Owed: \/morale who:Tom/g)).toHaveLength(1);
    expect(await table.refuses('/solo task:answer answers:"nearest:Tom range:12"')).toBeUndefined();
  });
});
