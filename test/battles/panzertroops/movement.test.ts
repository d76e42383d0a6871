import { describe, expect, test } from 'vitest';
import { american, killed, MAC, RED, Table } from './table.ts';

const begun = async (...more: readonly string[]) => Table.open(MAC, RED, ...more, '@carla /turn end');
const ONE = 'who:"Mac Rifleman 1"';

describe('moving', () => {
  test('PT-MOVE-02: a question spends nothing, and what is left may be used in the same step', async () => {
    const table = await begun();
    const asked = await table.says(`@anna /move ${ONE}`);
    expect(asked.facts).toEqual({ eighths: 48 });
    expect(asked.text).toContain('Mac Rifleman 1 hasn\'t moved. He can go 6" in the open: /move who:"Mac Rifleman 1"');
    await table.says(`@anna /move ${ONE} path:open=3`, `@anna /move ${ONE} path:open=3`);
    expect(await table.refuses(`@anna /move ${ONE} path:open=1`)).toBe('PT-MOVE-02');
  });

  test('PT-MOVE-09: the bonus of a road counts, with defence 6 and no run, and he stays on the road', async () => {
    const table = await begun();
    const moved = await table.says(`@anna /move ${ONE} path:road=6`);
    expect(moved).toMatchObject({ facts: { allowed: true }, known: { mover: 'infantry-assault' } });
    expect((await table.unit('Mac Rifleman 1')).fields).toMatchObject({ stance: 'running', spent: 6 });
    expect(await table.refuses(`@anna /move ${ONE} path:open=1`)).toBe('PT-MOVE-09');
    await table.steps(6);
    expect((await table.says(`@anna /move ${ONE} path:open=6`)).facts).toEqual({ allowed: true });
  });

  test('PT-MOVE-09, PT-RUL-46: four inches of road and one beside it are a run, in one move or in two', async () => {
    const table = await begun();
    await table.says(`@anna /move ${ONE} path:road=4,open=1`);
    await table.says('@anna /move who:"Mac Rifleman 2" path:road=4', '@anna /move who:"Mac Rifleman 2" path:open=1');
    for (const name of ['Mac Rifleman 1', 'Mac Rifleman 2'])
      expect((await table.unit(name)).fields).toMatchObject({ stance: 'running', ran: 1, spent: 5 });
    expect((await table.unit('Mac Rifleman 2')).fields['road-bonus']).toBeUndefined();
    // Whoever ran in his last move needs the bonus for it.
    await table.steps(6);
    await table.says('@anna /move who:"Mac Rifleman 2" path:road=4');
    expect(await table.refuses('@anna /move who:"Mac Rifleman 2" path:open=1')).toBe('PT-MOVE-09');
  });

  test('PT-LOAD-01, PT-RUL-47: a man who has got off and on again has no third half to get off', async () => {
    const table = await begun(
      american('m3-halftrack', 'HT'),
      '@anna /move who:HT target:"Mac Rifleman 1, Mac Rifleman 2"',
    );
    for (const line of [ONE, ONE]) await table.says(`@anna /move ${line} target:HT`);
    expect(await table.refuses(`@anna /move ${ONE} target:HT`)).toBe('PT-LOAD-01');
    // The vehicle pays once for all who get off.
    await table.says('@anna /move who:"Mac Rifleman 2" target:HT');
  });

  test('PT-DEF-01, PT-RUL-45: two inches of rough ground, and three inches with a hedge, are runs', async () => {
    const table = await begun();
    await table.says(`@anna /move ${ONE} path:rough=2`, '@anna /move who:"Mac Rifleman 2" path:open=3 obstacles:1');
    for (const name of ['Mac Rifleman 1', 'Mac Rifleman 2']) {
      expect((await table.unit(name)).fields).toMatchObject({ stance: 'running', ran: 1, spent: 4 });
    }
  });

  test('PT-MOVE-05: a player cannot deny what a unit has done, or move it as something else', async () => {
    const table = await begun(american('m4a2-sherman', 'Tank'));
    await table.says(`@anna /move ${ONE} path:open=6`);
    await table.steps(2);
    const shot = '@anna /fire attacker:"Mac Rifleman 1" target:"Red Rifleman 1" range:9';
    expect(await table.faults(`${shot} moved:false`)).toContain('Moved is already known');
    expect(await table.faults(`${shot} phase:defensive`)).toContain('Phase is already known');
    await table.steps(4);
    expect(await table.faults(`@anna /move ${ONE} ran-last-turn:false path:open=6`)).toContain('known');
    await table.faults('@anna /move who:"Mac Rifleman 2" vehicle:jeep path:open=12');
    await table.faults('@anna /move who:"Mac Rifleman 2" mover:heavy path:open=4');
    expect(await table.faults('@anna /move who:Tank mover:infantry-run path:open=4')).toContain('m4a2-sherman');
  });

  test('PT-LOAD-01: a passenger’s question is refused like the move that it asks about', async () => {
    const table = await begun(
      american('m3-halftrack', 'HT'),
      '@anna /move who:HT target:"Mac Rifleman 1, Mac Rifleman 2"',
    );
    await table.says('@anna /move who:HT path:open=9');
    expect(await table.refuses(`@anna /move ${ONE} path:open=1`)).toBe('PT-LOAD-01');
    expect(await table.refuses(`@anna /move ${ONE}`)).toBe('PT-LOAD-01');
    await table.says(`@anna /move ${ONE} path:open=0`);
  });

  test('PT-SATCH-01: a pinned man drops his charge where he is', async () => {
    const table = await begun(american('satchel-man', 'Sapper', 'squad:Mac'));
    await table.steps(1);
    await table.says('@ben /fire attacker:"Red Rifleman 1" target:Sapper range:9 faces:"4 4"');
    await table.steps(5);
    expect(await table.refuses('@anna /move who:Sapper path:open=1 drop:true')).toBe('PT-PIN-02');
    const { text } = await table.says('@anna /move who:Sapper drop:true target:"Red Rifleman 1"');
    expect(text).toContain("Sapper's charge lies at Red Rifleman 1; it goes off in the Americans' attacking fire.");
  });

  test('PT-SATCH-01: without the toggle nobody drops a charge', async () => {
    const off = '@carla /game house toggle:satchel on:false';
    const table = await begun(american('satchel-man', 'Sapper', 'squad:Mac'), off);
    expect(await table.refuses('@anna /move who:Sapper path:open=1 drop:true')).toBe('PT-SATCH-01');
    await table.says('@anna /move who:Sapper path:open=1');
  });

  test('PT-REUSE-01: a man who leaves a team for another weapon leaves no place that a third could take', async () => {
    const table = await begun(american('mmg-team', 'Able'), american('bazooka-team', 'Baz'));
    await table.steps(1);
    await table.says('@ben /fire attacker:"Red Rifleman 1" target:Able range:9 faces:"5 4"');
    await table.steps(5);
    await table.says('@anna /weapon action:crew who:Baz target:Able');
    expect((await table.unit('Able')).fields.crew).toBe(2);
    expect(await table.refuses(`@anna /weapon action:crew ${ONE} target:Baz`)).toBe('PT-REUSE-01');
  });

  test('PT-REUSE-02, PT-RUL-48: who takes a weapon up has moved as far as he has, and stays pinned and in his group', async () => {
    const table = await begun();
    await table.steps(1);
    await table.says(killed('Mac BAR man', 1));
    await table.steps(5);
    await table.says(
      `@anna /move ${ONE} path:open=3`,
      '@anna /weapon action:pick-up who:"Mac Rifleman 1" target:"Mac BAR man"',
    );
    expect((await table.unit('Mac BAR man')).fields).toMatchObject({
      spent: 3,
      stance: 'assault',
      moved: true,
      weapons: ['bar', 'pistol'],
      squad: 'Mac',
    });
    expect((await table.unit('Mac Rifleman 1')).gone).toBe('took-over');
  });

  test('PT-LOF-06, PT-RUL-55: a player sets in-edge in his own move, and at no other time', async () => {
    const table = await begun();
    const edge = (n: number) => `@anna /unit edit unit:"Mac Rifleman ${n}" fields:"in-edge:true"`;
    await table.says(edge(1));
    await table.steps(1);
    expect(await table.refuses(edge(2))).toBe('PT-LOF-06');
    expect(await table.refuses('@ben /fire attacker:"Red Rifleman 1" target:"Mac Rifleman 1" range:6')).toBe(
      'PT-LOF-05',
    );
  });

  test('PT-SCEN-08: who leaves by the enemy’s edge is out, and is back in the next battle', async () => {
    const table = await begun();
    const { text } = await table.says(`@anna /move ${ONE} path:open=6 exit:enemy-edge`);
    expect(text).toContain("Mac Rifleman 1 has left by the enemy's edge (1 of 8).");
    expect((await table.unit('Mac Rifleman 1')).gone).toBe('exited');
    await table.says('@carla /game battle');
    expect((await table.unit('Mac Rifleman 1')).gone).toBeUndefined();
  });
});
