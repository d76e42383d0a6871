import { beforeEach, describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';

let table: Playing;

beforeEach(async () => {
  table = await Playing.caen();
});

/** A text given in private, as by the form at Discord. */
const order = (text: string) => ({ secret: { text } });

describe('whoever knows what is under seal', () => {
  test('because he wrote it as the umpire joins no other side before it is shown', async () => {
    await table.says('ute', '/order side:axis', order('Attack on the left'));
    expect(await table.fails('ute', '/game join side:allies')).toContain('knows the Axis’s sealed orders');
    await table.says('ute', '/game join side:axis');
    expect(await table.hears('ute', '/order show:true')).toContain('Attack on the left');
  });

  test('since a place was offered to him does not take it', async () => {
    await table.says('anna', '/game hand-over to:ben');
    await table.says('ben', '/order', order('Hold the bridge'));
    expect(await table.fails('ben', '/agree')).toContain('knows the Allies’ sealed orders');
  });

  test('since he asked to join is not let in', async () => {
    await table.says('ute', '/turn end');
    await table.says('ben', '/game join side:axis');
    await table.says('ben', '/order', order('Hold the bridge'));
    expect(await table.fails('anna', '/agree')).toContain('knows the Allies’ sealed orders');
  });
});

describe('an umpire who plays', () => {
  beforeEach(async () => {
    await table.says('ute', '/game join side:axis');
    await table.says('ute', '/turn end');
    await table.says('ute', '/game umpire to:mate');
  });

  test('has nobody made umpire in a battle without a word of the other side', async () => {
    const said = await table.hears('mate', '/agree');
    expect(said).toContain('ute asked to add an umpire: mate.');
    expect(said).toContain('Allies can agree or decline');
    expect((await table.game()).umpires).toEqual(['ute']);
    expect(await table.fails('mate', '/agree')).toContain('Only');
    await table.says('ben', '/agree');
    expect((await table.game()).umpires).toEqual(['ute', 'mate']);
  });

  test('has it refused by the other side', async () => {
    await table.says('mate', '/agree');
    await table.says('ben', '/decline');
    expect((await table.game()).umpires).toEqual(['ute']);
  });
});

test('who asks to join hears of everybody who can let him in', async () => {
  await table.says('ute', '/turn end');
  expect(await table.hears('carla', '/game join side:axis')).toContain('The Axis or ute can agree or decline, and so');
});

describe('once the battle is over', () => {
  beforeEach(async () => {
    await table.says('anna', '/unit add profile:rifleman name:Otto');
    await table.says('ben', '/unit add profile:rifleman name:Tom');
    await table.says('ute', '/turn end');
    await table.says('anna', '/battle objective name:Mill held:axis');
    await table.says('ben', '/battle end winner:allies why:"Nobody left"');
    await table.says('ute', '/battle end winner:axis why:"The bridge has fallen"');
  });

  test.each(['strict', 'remind', 'off'])('nothing is ruled for units where enforcement is %s', async (how) => {
    if (how !== 'strict') await table.says('ute', `/game enforcement how:${how}`);
    expect(await table.fails('anna', '/move who:Otto action:move')).toContain('The battle is over');
    expect(await table.fails('ute', '/move who:Otto action:move override:true')).toContain('The battle is over');
  });

  test.each([
    '/unit edit unit:Otto fields:"hiding:own"',
    '/unit remove unit:Otto',
    '/unit rename unit:Otto to:Fritz',
    '/unit add profile:rifleman name:Late side:axis',
    '/battle objective name:Mill held:allies',
    '/battle end winner:allies why:"Once more"',
  ])('%s changes nothing', async (command) => {
    expect(await table.fails('ute', command)).toMatch(/battle is over|no battle/);
  });

  test('nor is an order written, nor what was asked before agreed to', async () => {
    expect(await table.fails('anna', '/order', order('On'))).toContain('The battle is over');
    expect(await table.fails('ben', '/agree')).toMatch(/battle is over|Nobody asks/);
    expect((await table.game()).over?.winner).toBe('axis');
  });

  test('one looks up, undoes the end, or begins the next battle', async () => {
    expect(await table.hears('ben', '/unit show unit:Tom')).toContain('Tom');
    await table.says('ute', '/undo');
    expect((await table.game()).over).toBeUndefined();
    await table.says('ute', '/redo');
    expect(await table.hears('ute', '/game battle')).toContain('Battle 2 begins');
  });
});

test('nobody spots himself, though he names others first', async () => {
  await table.says('anna', '/unit add profile:rifleman name:Otto');
  await table.says('ben', '/unit add profile:rifleman name:Tom');
  await table.says('ute', '/turn end');
  expect(await table.fails('anna', '/spot who:Otto target:"Tom, Otto" range:4')).toMatch(/Otto/);
});

test('a blast that catches one’s own men is said, and not refused', async () => {
  await table.says('anna', '/unit add profile:rifleman name:Otto');
  await table.says('anna', '/unit add profile:rifleman name:Emil');
  await table.says('ben', '/unit add profile:rifleman name:Tom');
  await table.says('ute', '/turn end');
  const told = await table.hears('anna', '/grenade who:Otto target:"Tom, Emil" range:4');
  expect(told).toContain('Emil is on the same side: Axis.');
});

describe('an attack on one’s own, which an umpire lets through, is told as such', () => {
  test.each([
    ['panzertroops', 'panther', '/barrage who:Otto target:Emil with:artillery-support override:true'],
    ['ww2-skirmish', 'rifle-team', '/fire task:budget who:Otto target:Emil override:true'],
    ['hans-n-panzer', 'panther', '/tankhit who:Otto target:Emil weapon:75mm-long range:6 override:true'],
  ])('%s', async (rules, profile, command) => {
    const own = await Playing.begin();
    await own.says('ute', `/game new name:Caen rules:${rules} sides:"Axis, Allies"`);
    await own.says('anna', '/game join side:axis');
    for (const name of ['Otto', 'Emil']) await own.says('anna', `/unit add profile:${profile} name:${name}`);
    await own.says('ute', '/turn end');
    expect(await own.hears('ute', command)).toContain('Emil is on the same side: Axis.');
  });

  test('but a house is nobody’s friend', async () => {
    const own = await Playing.begin();
    await own.says('ute', '/game new name:Caen rules:hans-n-panzer sides:"Axis, Allies"');
    await own.says('anna', '/game join side:axis');
    await own.says('anna', '/unit add profile:panther name:Otto');
    await own.says('anna', '/unit add profile:small-house name:Farm');
    await own.says('ute', '/turn end');
    const told = await own.hears('ute', '/demolish who:Otto target:Farm weapon:75mm-long override:true');
    expect(told).toContain('Farm');
    expect(told).not.toContain('same side');
  });
});

test('what was asked and lapses by a ruling is told with it', async () => {
  await table.says('anna', '/unit add profile:rifleman name:Otto');
  await table.says('anna', '/unit add profile:rifleman name:Emil');
  await table.says('ben', '/unit add profile:rifleman name:Tom');
  // If Tom falls, the battle goes on.
  await table.says('ben', '/unit add profile:rifleman name:Harry');
  await table.says('ute', '/turn end');
  await table.says('anna', '/fire who:Otto target:Tom range:8');
  await table.says('anna', '/undo');
  expect(await table.hears('anna', '/move who:Emil action:sneak')).toMatch(/Request #\d+ \(an undo\) has lapsed/);
});
