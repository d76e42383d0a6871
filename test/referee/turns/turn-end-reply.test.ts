import { beforeEach, describe, expect, test } from 'vitest';
import { plainText } from '../../../src/reply/plain-text.ts';
import { Playing } from '../playing.ts';
import { recordsOf } from '../table.ts';

let table: Playing;

/** A battle by another book than the usual one, with Ute as umpire, Anna for the Axis and Ben for the Allies. */
async function playing(rules: string, ...units: readonly string[]): Promise<Playing> {
  const begun = await Playing.begin();
  await begun.says('ute', `/game new name:Caen rules:${rules}`);
  await begun.says('anna', '/game join side:axis');
  await begun.says('ben', '/game join side:allies');
  for (const unit of units) await begun.says('ute', `/unit add ${unit}`);
  return begun;
}

describe('the reply to /turn end', () => {
  beforeEach(async () => {
    table = await playing(
      'hans-n-panzer',
      'profile:infantry name:Otto side:axis fields:"men:1 men-at-start:1 smg:0 light-mg:0"',
      'profile:infantry name:Emil side:axis',
      'profile:infantry name:Tom side:allies',
    );
    await table.says('ute', '/visibility faces:"4 2"');
    await table.says('ute', '/turn end');
    await table.says('ute', '/turn end');
    await table.says('ute', '/turn end');
  });

  test('says who left play in the step, and what the table has', async () => {
    await table.says('ben', '/fire who:Tom target:Otto weapon:rifle range:1 shooters:1 faces:6');
    const told = await table.hears('ute', '/turn end');
    expect(told).toContain('Out of play in the last step: Otto (wiped out)');
    expect(told).toContain('Visibility: 30');
    expect(await table.hears('ute', '/turn end')).not.toContain('Otto');
  });

  test('shows the questions that wait, and says what has lapsed', async () => {
    await table.says('anna', '/game hand-over to:zoe');
    await table.says('ben', '/battle end winner:allies why:"Night falls"');
    for (const [user, command] of [
      ['anna', '/turn end'],
      ['ben', '/turn end'],
    ] as const) {
      expect(await table.hears(user, command)).toContain('anna offered to hand the Axis over to zoe.');
    }
    expect(await table.hears('ute', '/turn status')).not.toContain('Night falls');
  });

  test('of an umpire who plays, in the other side’s step, asks that side only once it’s said that it’s meant', async () => {
    const landser = await Playing.begin();
    await landser.says('anna', '/game new name:Caen rules:landser-classic');
    await landser.says('anna', '/game join side:axis');
    await landser.says('ben', '/game join side:allies');
    await landser.says('anna', '/unit add profile:rifleman name:Otto');
    await landser.says('ben', '/unit add profile:rifleman name:Tom');
    await landser.says('anna', '/initiative faces:"2 5"');
    await landser.says('anna', '/turn end');
    expect((await landser.game()).at).toMatchObject({ side: 'allies' });
    const why = 'It’s the Allies’ turn, not yours. As an umpire you can ask them to end it: /turn end confirm:true.';
    expect(await landser.fails('anna', '/turn end')).toContain(why);
    const asked = await landser.hears('anna', '/turn end confirm:true');
    expect(asked).toContain('anna asked to end this step for the Allies.');
    expect(asked).not.toMatch(/^\s*(?:has|have) finished/m);
    expect((await landser.game()).at).toMatchObject({ side: 'allies' });
    await landser.says('ben', '/agree');
    expect((await landser.game()).at).not.toMatchObject({ side: 'allies' });
  });

  test('tells how both sides stand where the step ends the battle', async () => {
    await table.says('ute', '/unit remove unit:Emil');
    await table.says('ben', '/fire who:Tom target:Otto weapon:rifle range:1 shooters:1 faces:6');
    const told = await table.hears('ute', '/turn end');
    expect(told).toContain('The battle is over: Allies win.');
    expect(told).toContain('Axis: men lost 1, vehicles lost 0, men off the table 0');
  });
});

describe('a step of both sides that a side has finished already', () => {
  test('is told to that player alone who ends it again, and nothing is written', async () => {
    table = await playing('hans-n-panzer', 'profile:infantry name:Otto side:axis');
    await table.says('ute', '/turn end');
    await table.says('ben', '/turn end');
    const before = await recordsOf(table.store);
    const { document, json } = await table.says('ben', '/turn end');
    expect(plainText(document)).toContain('Allies have finished the move step. Waiting for the Axis.');
    expect(document.private).toBe(true);
    expect(json.seq).toBeUndefined();
    expect(await recordsOf(table.store)).toEqual(before);
    await table.says('anna', '/turn end');
    expect((await table.game()).at).toMatchObject({ step: 'guns' });
  });

  test('is told again, with its own record, if the same command is delivered again', async () => {
    table = await playing('hans-n-panzer', 'profile:infantry name:Otto side:axis');
    await table.says('ute', '/turn end');
    const interaction = '123456789012345678';
    const first = await table.says('ben', '/turn end', { interaction });
    const again = await table.says('ben', '/turn end', { interaction });
    expect(again.json).toEqual(first.json);
    expect(again.document).toEqual(first.document);
  });
});

describe('the log', () => {
  test('names the step that was finished, wherever play is now', async () => {
    table = await playing('hans-n-panzer', 'profile:infantry name:Otto side:axis');
    await table.says('ben', '/turn end');
    await table.says('anna', '/turn end');
    await table.says('ben', '/turn end');
    await table.says('anna', '/turn end');
    const log = await table.hears('anna', '/log');
    expect(log).toContain('Allies have finished deployment.');
    expect(log).toContain('Allies have finished the move step.');
    expect(log).not.toContain('the guns step.');
  });

  test('names a unit that was changed by hand as it was called then, even when it’s out of the campaign', async () => {
    table = await playing('hans-n-panzer', 'profile:infantry name:Otto side:axis');
    await table.says('ute', '/unit edit unit:Otto fields:"men:8"');
    await table.says('ute', '/unit remove unit:Otto');
    expect(await table.hears('ute', '/log')).toContain('Changed Otto by hand');
  });
});

describe('what is owed', () => {
  test('is shown with whom it holds up', async () => {
    table = await playing(
      'ww2-skirmish',
      'profile:rifle-team name:Otto side:axis',
      'profile:rifle-team name:Tom side:allies',
    );
    await table.says('ute', '/turn end');
    await table.says('ute', '/effect who:Otto target:Tom by:mg faces:5');
    const status = await table.hears('ben', '/turn status');
    expect(status).toMatch(
      /^Owed: \/morale who:Tom WS-MOR-01\nUntil then, Tom can’t do anything else and nobody can attack Tom\.$/m,
    );
    expect(status).toContain('The step can’t end until all of that is done.');
  });

  test('before the first turn keeps it from beginning, and a pause is said', async () => {
    table = await Playing.caen();
    await table.says('ute', '/game pause');
    const status = await table.hears('ben', '/turn status');
    expect(status).toContain('The first turn can’t begin until /initiative has been given.');
    expect(status).toContain('The game is paused.');
  });
});

test('what ends by itself is told when its moment has come', async () => {
  table = await playing(
    'landser-classic',
    'profile:rifleman name:Otto side:axis',
    'profile:rifleman name:Tom side:allies',
  );
  await table.says('ute', '/turn end');
  await table.says('ute', '/unit edit unit:Otto fields:"disorientated:true"');
  await table.says('ute', '/turn end');
  await table.says('ute', '/turn end');
  expect(await table.hears('ute', '/turn end')).toContain('Over: disorientated (Otto)');
});
