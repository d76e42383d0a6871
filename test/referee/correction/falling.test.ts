import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/command/command.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { Playing } from '../playing.ts';
import { recordsOf } from '../table.ts';

let table: Playing;

const seqOf = ({ json }: Answer) => json.seq as number;
const owed = async () => (await table.game()).due.map(({ verb }) => verb);

/** Everything that's known, whatever entry numbers were used on the way. */
async function state() {
  const { made: _, owed: __, asks: ___, ...game } = await table.game();
  return game;
}

/** What a correction would change, and then that correction, by the umpire alone. */
async function corrected(number: number, said: string): Promise<{ shown: string; falls: number[]; done: string }> {
  const shown = await table.says('ute', `/correct number:${number} ${said}`);
  const { commands, falls = [] } = shown.json.data as { commands: string[]; falls?: number[] };
  expect(commands).toHaveLength(1);
  return { shown: plainText(shown.document), falls, done: await table.hears('ute', commands[0]!) };
}

async function playing(rules: string, sides: string, units: readonly string[]): Promise<void> {
  table = await Playing.begin();
  await table.says('ute', `/game new name:T rules:${rules} sides:"${sides}"`);
  const [first, second] = sides.toLowerCase().split(', ') as [string, string];
  await table.says('anna', `/game join side:${first}`);
  await table.says('ben', `/game join side:${second}`);
  for (const unit of units) await table.says(unit.split(' ')[0]!, unit.slice(unit.indexOf('/')));
}

describe('Hans ’n’ Panzer: a quarter of the men lost, and the check that they owed (HP-MOR-01)', () => {
  let shot: number;

  beforeEach(async () => {
    const infantry = ['A1', 'A2'].map((name) => `anna /unit add profile:infantry name:${name}`);
    const others = ['B1', 'B2'].map((name) => `ben /unit add profile:infantry name:${name}`);
    await playing('hans-n-panzer', 'Axis, Allies', [...infantry, ...others]);
    for (let i = 0; i < 3; i++) await table.says('ute', '/turn end');
    const fire = '/fire who:A1 target:B1 weapon:rifle range:2 shooters:3 faces:"4 4 4"';
    shot = seqOf(await table.says('anna', fire));
  });

  test('before the step ends, the preview has the hits that would come off then', async () => {
    const shown = await table.hears('ute', `/correct number:${shot} range:8`);
    expect(shown).toContain('No longer so: 3 of B1’s 10 men are hit. They come off when the step ends.');
    expect(shown).not.toContain('No units change');
  });

  test('after it, the preview has the men and the check that nobody would owe', async () => {
    await table.says('ute', '/turn end');
    const { shown } = await corrected(shot, 'range:8');
    expect(shown).toContain('B1: 7 men → 10 men');
    expect(shown).toContain('No longer to be thrown: /morale who:B1 cause:losses-25');
    expect(await owed()).toEqual([]);
  });

  test('without the loss the check falls, and the rout with it', async () => {
    await table.says('ute', '/turn end');
    const check = seqOf(await table.says('ben', '/morale who:B1 cause:losses-25 faces:2'));
    expect((await table.unit('B1')).fields.routing).toBe(true);
    const { shown, falls, done } = await corrected(shot, 'range:8');
    expect(shown).toContain(`#${check} /morale who:B1 cause:losses-25 faces:2 falls, because nobody owes it any more`);
    expect(falls).toEqual([check]);
    expect(done).toContain(`#${check} falls with it: nobody has to throw that any more.`);
    expect((await table.unit('B1')).fields).toMatchObject({ men: 10 });
    expect((await table.unit('B1')).fields.routing).toBeUndefined();
    await table.says('ute', '/turn end');
    const move = await table.says('ben', '/move who:B1 path:off-road:3');
    expect(move.json.facts).toMatchObject({ legal: true });
  });

  test('with the loss back, the check counts again as it was thrown: nobody earns a new throw', async () => {
    await table.says('ute', '/turn end');
    const check = seqOf(await table.says('ben', '/morale who:B1 cause:losses-25 faces:2'));
    const before = await state();
    await corrected(shot, 'range:8');
    const { shown } = await corrected(shot, 'range:2');
    expect(shown).toContain(`#${check} /morale who:B1 cause:losses-25 faces:2 counts again`);
    expect(await state()).toEqual(before);
  });

  test('taken back, the check stands', async () => {
    await table.says('ute', '/turn end');
    await table.says('ben', '/morale who:B1 cause:losses-25 faces:2');
    const before = await table.game();
    await corrected(shot, 'range:8');
    await table.says('ute', '/undo');
    expect(await table.game()).toEqual(before);
  });

  test('what fell isn’t judged for its luck, but its dice did fall', async () => {
    await table.says('ute', '/turn end');
    await table.says('ben', '/morale who:B1 cause:losses-25 faces:2');
    await corrected(shot, 'range:8');
    const [fall] = (await recordsOf(table.store))
      .at(-1)!
      .events.flatMap((event) =>
        event.type === 'corrected'
          ? event.places.filter(({ event: { type, ...it } }) => type === 'ruled' && 'fell' in it)
          : [],
      );
    expect(fall).toMatchObject({ event: { fell: 'not-owed', effects: [], pays: [] } });
    expect(fall!.fresh).toBeUndefined();
  });
});

describe('a man of a team killed, and who took his place since (PT-REUSE-01, WS-ORG-04)', () => {
  test('Panzer Troops: with him alive nobody can have joined the crew', async () => {
    await playing('panzertroops', 'Americans, Germans', [
      'anna /unit squad squad:mcdonald-squad name:Mac',
      'ben /unit squad squad:german-infantry-squad name:Red',
      ...['ute /turn end', 'ute /turn end', 'ute /turn end'],
    ]);
    const fire = '/fire who:"Mac Rifleman 1" target:"Red LMG team" range:9 faces:"6 4"';
    const shot = seqOf(await table.says('anna', fire));
    await table.says('ute', '/turn end');
    const joined = seqOf(await table.says('ben', '/weapon action:crew who:"Red Rifleman 1" target:"Red LMG team"'));
    const { falls } = await corrected(shot, 'modifier:-6');
    expect(falls).toEqual([joined]);
    expect((await table.unit('Red LMG team')).fields).toMatchObject({ crew: 2 });
    expect((await table.unit('Red Rifleman 1')).gone).toBeUndefined();
  });

  test('Panzer Troops: nor can anybody have taken up his weapons, whichever options named the two', async () => {
    for (const named of ['who:"Mac Rifleman 1" target:"Mac BAR man"', 'unit:"Mac Rifleman 1" from:"Mac BAR man"']) {
      await playing('panzertroops', 'Americans, Germans', [
        'anna /unit squad squad:mcdonald-squad name:Mac',
        'ben /unit squad squad:german-infantry-squad name:Red',
        ...['ute /turn end', 'ute /turn end'],
      ]);
      const shot = seqOf(
        await table.says('ben', '/fire who:"Red Rifleman 1" target:"Mac BAR man" range:9 faces:"5 4"'),
      );
      for (let step = 0; step < 5; step++) await table.says('ute', '/turn end');
      const taken = seqOf(await table.says('anna', `/weapon action:pick-up ${named}`));
      const { falls } = await corrected(shot, 'target:"Mac Rifleman 2"');
      expect(falls).toEqual([taken]);
      expect((await table.unit('Mac BAR man')).gone).toBeUndefined();
      expect((await table.unit('Mac Rifleman 1')).gone).toBeUndefined();
    }
  });

  test('WW2 Skirmish: with him alive nobody can have replaced him', async () => {
    await playing('ww2-skirmish', 'Brits, Gers', [
      'anna /unit add profile:rifle-team name:Bell',
      'anna /unit add profile:bren-team name:Moss',
      'ben /unit add profile:rifle-team name:Lang',
      ...['ute /turn end', 'ute /turn end'],
    ]);
    const fire = '/fire who:Lang target:Moss range:8 shots:1 faces:"20 6"';
    const shot = seqOf(await table.says('ben', fire));
    const test = seqOf(await table.says('anna', '/morale who:Moss faces:"1"'));
    await table.says('ute', '/turn end');
    const replaced = seqOf(await table.says('anna', '/act who:Bell action:replace target:Moss'));
    const { falls } = await corrected(shot, 'modifier:-15');
    expect(falls).toEqual([test, replaced]);
  });
});

describe('Panzer Troops: a tank destroyed, and what came out of the wreck (PT-BAIL-01)', () => {
  let shot: number;
  let bail: number;

  beforeEach(async () => {
    await playing('panzertroops', 'Americans, Germans', [
      'anna /unit squad squad:mcdonald-squad name:Mac',
      'ben /unit squad squad:german-infantry-squad name:Red',
      'anna /unit add profile:m4a2-sherman name:Tank',
      'ben /unit add profile:panzer-4h name:Kurt',
      'anna /move who:Tank target:"Mac Rifleman 1,Mac Rifleman 2"',
      'ute /turn end',
      'ute /turn end',
    ]);
    const fire = '/tankhit who:Kurt target:Tank range:9 facing:side faces:"5 4"';
    shot = seqOf(await table.says('ben', fire));
    bail = seqOf(await table.says('anna', '/bail who:Tank faces:"6 2"'));
  });

  test('with the tank alive again there’s no bail-out, no crew on foot and no rider lost', async () => {
    expect((await table.unit('Tank crew')).fields).toMatchObject({ crew: 3 });
    const { shown, falls } = await corrected(shot, 'facing:front cover:hard');
    expect(falls).toEqual([bail]);
    expect(shown).toContain('Tank crew: 3 men, in the wreck → –');
    expect(shown).toContain('Mac Rifleman 2: out of play (lost with vehicle) → aboard Tank');
    expect(Object.values((await table.game()).units).map(({ name }) => name)).not.toContain('Tank crew');
    expect((await table.unit('Tank')).gone).toBeUndefined();
    expect((await table.unit('Mac Rifleman 2')).gone).toBeUndefined();
    expect(await owed()).toEqual([]);
  });

  test('what the crew has done since falls with it, as does a shot at it; what others did stays', async () => {
    for (let i = 0; i < 5; i++) await table.says('ute', '/turn end');
    const walked = seqOf(await table.says('anna', '/move who:"Tank crew" path:open:2'));
    const squad = seqOf(await table.says('anna', '/move who:"Mac Rifleman 3" path:open:2'));
    await table.says('ute', '/turn end');
    const at = seqOf(await table.says('ben', '/fire who:"Red Rifleman 1" target:"Tank crew" range:9'));
    const { shown, falls, done } = await corrected(shot, 'facing:front cover:hard');
    expect(falls).toEqual([bail, walked, at]);
    expect(falls).not.toContain(squad);
    expect(shown).toContain(`#${walked} /move who:"Tank crew" path:open:2 falls, because it can’t have happened.`);
    expect(done).toContain(`#${walked} falls with it: it can’t have happened.`);
    expect(await table.game()).toEqual((await table.referee.campaign('caen')).game);
  });
});

describe('WW2 Skirmish: a team that lost men and holds or runs (WS-MOR-01)', () => {
  test('without the hits nobody owes the test, and what it made of the team goes', async () => {
    await playing('ww2-skirmish', 'Brits, Gers', [
      'anna /unit add profile:rifle-team name:Bell',
      'ben /unit add profile:rifle-team-nco name:Weber',
      'ben /unit add profile:rifle-team name:Lang',
      'ute /turn end',
    ]);
    const before = await state();
    const fire = '/fire who:Bell target:Lang range:6 cover:open faces:"11 11 11 1 1 1 1 1 6 6 6"';
    const shot = seqOf(await table.says('anna', fire));
    const tested = seqOf(await table.says('ben', '/morale who:Lang faces:1'));
    const { falls } = await corrected(shot, 'range:30');
    expect(falls).toEqual([tested]);
    expect((await state()).units).toMatchObject({
      ...before.units,
      [(await table.unit('Bell')).id]: expect.anything(),
    });
    expect(await owed()).toEqual([]);
  });
});

describe.each(['landser', 'landser-classic'])(
  '%s: two men lost, and the break-off that their squad owed (LS-BRK-01)',
  (rules) => {
    test('without the loss the squad isn’t broken', async () => {
      await playing(rules, 'Germans, British', [
        'anna /unit squad name:Red',
        'ben /unit squad name:Blue',
        'ute /turn end',
      ]);
      const fire = (i: number) => `/fire who:"Red Rifleman ${i}" target:"Blue Rifleman ${i}" range:4 faces:"3 6 6"`;
      await table.says('anna', fire(1));
      const shot = seqOf(await table.says('anna', fire(2)));
      await table.says('ute', '/turn end');
      const tested = seqOf(await table.says('ben', '/morale who:"Blue Squad leader"'));
      const broken = await state();
      const { falls } = await corrected(shot, 'range:30');
      expect(falls).toEqual([tested]);
      expect(await owed()).not.toContain('morale');
      await corrected(shot, 'range:4');
      expect(await state()).toEqual(broken);
    });
  },
);
