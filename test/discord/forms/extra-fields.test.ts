import { ComponentType } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { battle } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const names = ({ fields }: Modal) => fields.map(({ customId }) => customId);
const field = (modal: Modal, name: string) => modal.fields.find(({ customId }) => customId === name)!;
const choicesOf = (modal: Modal, name: string) =>
  field(modal, name).raw.options as { value: string; label: string; default: boolean }[];
const ticked = (modal: Modal, name: string) =>
  choicesOf(modal, name)
    .filter((choice) => choice.default)
    .map(({ value }) => value);

/** A battle by these rules before its first turn: Anna has units of the first profiles, Ben of the second. */
async function against(rules: string, anna: readonly string[], enemies: readonly string[]) {
  const ben = enemies.map((profile, i) => [profile, `Blue ${i + 1}`] as const);
  const table = await battle(club, { rules, anna, ben });
  const press = (message: Seen, label: string) => club.discord.click({ message, label, user: 'anna' });
  return { ...table, press };
}

async function landser(...profiles: readonly string[]) {
  const table = await against('landser', profiles, ['rifleman', 'rifleman', 'rifleman']);
  await table.say('carla', 'initiative', { faces: '6 1' });
  await table.say('carla', 'turn end');
  return table;
}

describe('a form of the panel', () => {
  test('has boxes for what may be so: fully automatic fire, and who else is under its template', async () => {
    const { say, press, records } = await landser('smg-soldier');
    const panel = await say('anna', 'play');
    const opened = await press(panel, 'Fire').modal();
    assert.deepEqual(names(opened), ['target', 'range', 'cover', 'also', 'besides']);
    assert.equal(field(opened, 'also').type, ComponentType.CheckboxGroup);
    assert.include(
      choicesOf(opened, 'also').map(({ label }) => label),
      'Fire fully automatic, with the 4″ template',
    );
    const said = { target: 'Blue 2', range: '4', also: ['auto:true'], besides: ['Blue 1', 'Blue 2'] };
    const planned = await club.discord.submit({ modal: opened, fields: said }).settled();
    assert.include(planned.text, 'target:"Blue 2, Blue 1"');
    assert.include(planned.text, 'auto:true');
    const again = await press(planned, 'Change').modal();
    assert.equal(field(again, 'target').value, 'Blue 2');
    assert.deepEqual(ticked(again, 'also'), ['auto:true']);
    assert.deepEqual(ticked(again, 'besides'), ['Blue 1']);
    const kept = await club.discord.submit({ modal: again }).settled();
    assert.include(kept.text, 'target:"Blue 2, Blue 1"');
    await press(kept, 'Roll').settled();
    const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.lengthOf(ruled!.targets!, 2);
    assert.include(ruled!.options, { auto: true });
  });

  test('forgets what’s no longer ticked', async () => {
    const { say, press } = await landser('smg-soldier');
    const opened = await press(await say('anna', 'play'), 'Fire').modal();
    const said = { target: 'Blue 2', range: '4', also: ['auto:true'], besides: ['Blue 1'] };
    const planned = await club.discord.submit({ modal: opened, fields: said }).settled();
    const again = await press(planned, 'Change').modal();
    const single = await club.discord.submit({ modal: again, fields: { also: [], besides: [] } }).settled();
    assert.include(single.text, 'target:"Blue 2"');
    assert.notInclude(single.text, 'auto');
  });

  test('LS-HIDE-02 asks whether a man hides in terrain', async () => {
    const { say, press } = await landser('rifleman');
    const opened = await press(await say('anna', 'play'), 'Hide').modal();
    assert.deepEqual(
      choicesOf(opened, 'also').map(({ value }) => value),
      ['terrain:true'],
    );
    assert.include((await club.discord.submit({ modal: opened }).settled()).text, 'action:hide**');
  });

  test('LS-OBS-04 asks what the man is doing who’s looked for, with the numbers of the table', async () => {
    const { say, press } = await landser('rifleman');
    const opened = await press(await say('anna', 'play'), 'Spot').modal();
    assert.deepEqual(names(opened), ['target', 'range', 'state', 'also']);
    const states = field(opened, 'state').raw.options as { value: string; description?: string }[];
    assert.includeMembers(
      states.map(({ value }) => value),
      ['moving-open', 'sneak-open', 'sneak-cover', 'in-cover'],
    );
    assert.match(states.find(({ value }) => value === 'sneak-open')!.description!, /seen on/);
    const said = { range: '40', state: 'moving-open' };
    const planned = await club.discord.submit({ modal: opened, fields: said }).settled();
    assert.include(planned.text, 'Certain');
  });

  test('LS-BURST-03 asks for the targets of a burst, and goes on with it until its dice are shared out', async () => {
    const { say, press, records } = await landser('smg-soldier');
    await say('carla', 'game house', { toggle: 'burst-dice', on: true });
    await say('carla', 'game settings', { posts: 'each' });
    const send = (modal: Modal, fields: Readonly<Record<string, string | readonly string[]>>) =>
      club.discord.submit({ modal, fields }).settled();
    const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
    const opened = await press(await say('anna', 'play'), 'Fire').modal();
    const planned = await send(opened, { target: 'Blue 1', range: '4', also: ['burst:heavy'] });
    const more = await press(planned, 'Say more').modal();
    assert.deepEqual(names(more), ['targets', 'gaps', 'dice']);
    // The dice have to be shared out: the same form is there to say so.
    const refused = await send(more, { targets: '2', gaps: '2' });
    assert.includeMembers(labels(refused), ['Change', 'Say more', 'Back']);
    const shared = await send(await press(refused, 'Say more').modal(), { dice: '1' });
    assert.include(shared.text, 'targets:2 gaps:2 dice:1');
    const shot = { attacker: 'Red smg-soldier', target: 'Blue 1', range: 4, burst: 'heavy', faces: '5 1' };
    await say('anna', 'fire', { ...shot, more: 'targets:2 gaps:2 dice:1' });
    const panel = await say('anna', 'play', { unit: 'Red smg-soldier' });
    const next = await press(panel, 'Fire: heavy').modal();
    assert.notInclude(
      choicesOf(next, 'target').map(({ value }) => value),
      'Blue 1',
    );
    // 9 dice, less one for the second target, one for the gap, and the one that has been thrown.
    assert.equal(field(next, 'dice').value, '6');
    const last = press(await send(next, { target: 'Blue 2', dice: '1' }), 'Roll');
    assert.match((await last.followUp()).text, /^\*\*Red smg-soldier (hit|missed) Blue 2/);
    const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.include(ruled!.options, { burst: 'heavy', targets: 2, gaps: '2', dice: 1 });
    assert.notInclude(labels(await say('anna', 'play')), 'Fire');
  });

  test('R-14 has no modifier to hit beside the cover from an HMG, which acts on the effects', async () => {
    const hinted = async (profile: string) => {
      const { say, press } = await landser(profile, 'observer');
      for (const unit of [`Red ${profile}`, 'Red observer'])
        await say('carla', 'unit edit', { unit, fields: 'squad:Gun' });
      const opened = await press(await say('anna', 'play', { unit: `Red ${profile}` }), 'Fire').modal();
      return JSON.stringify(field(opened, 'cover').raw);
    };
    assert.include(await hinted('rifleman'), 'to hit');
    assert.notInclude(await hinted('hmg-gunner'), 'to hit');
  });

  test('PT-SATCH-03 has a box for a charge only where somebody has dropped one', async () => {
    const boxes = async (fields: string | undefined) => {
      const { say, press } = await against('panzertroops', ['rifleman'], ['satchel-man']);
      if (fields) await say('carla', 'unit edit', { unit: 'Blue 1', fields });
      for (let step = 0; step < 3; step++) await say('carla', 'turn end');
      return choicesOf(await press(await say('anna', 'play'), 'Fire').modal(), 'also').map(({ value }) => value);
    };
    assert.notInclude(await boxes(undefined), 'before-drop:true');
    assert.include(await boxes('dropped:true'), 'before-drop:true');
  });

  test('PT-SPLIT-01 asks at whom else and how many points each, and shares the shot out', async () => {
    const { say, press, records } = await against(
      'panzertroops',
      ['lmg-team'],
      ['rifleman', 'rifleman', 'rifleman', 'jeep'],
    );
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play'), 'Fire').modal();
    assert.deepEqual(names(opened), ['target', 'range', 'cover', 'besides', 'split']);
    assert.deepEqual(
      choicesOf(opened, 'besides').map(({ value }) => value),
      ['Blue 1', 'Blue 2', 'Blue 3'],
    );
    const said = { target: 'Blue 2', range: '4', besides: ['Blue 1', 'Blue 3'], split: '1,1,1' };
    const planned = await club.discord.submit({ modal: opened, fields: said }).settled();
    const again = await press(planned, 'Change').modal();
    assert.equal(field(again, 'split').value, '1,1,1');
    assert.deepEqual(ticked(again, 'besides'), ['Blue 1', 'Blue 3']);
    await press(await club.discord.submit({ modal: again }).settled(), 'Roll').settled();
    const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.lengthOf(ruled!.targets!, 3);
    assert.include(ruled!.options, { split: '1,1,1' });
  });

  test('PT-SPLIT-01 starts its second form without the points that the first one’s plan was refused for', async () => {
    const { say, press } = await against('panzertroops', ['lmg-team'], ['rifleman', 'rifleman']);
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play'), 'Fire').modal();
    const said = { target: 'Blue 2', range: '4', split: '2,1' };
    const refused = await club.discord.submit({ modal: opened, fields: said }).settled();
    assert.include(refused.text, 'PT-SPLIT-01');
    const more = await press(refused, 'Say more').modal();
    const planned = await club.discord.submit({ modal: more }).settled();
    assert.include(planned.text, 'target:"Blue 2" range:4');
    assert.notInclude(planned.text, 'split');
  });

  test('PT-SPLIT-01 asks it of many enemies of all kinds, and offers everyone besides whom somebody like him stands', async () => {
    const enemies = [...['m3-halftrack', 'mmg-team'], ...Array(14).fill('rifleman'), 'mmg-team', 'at-medium-gun'];
    const { say, press } = await against('panzertroops', ['lmg-team'], enemies);
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play'), 'Fire').modal();
    assert.deepEqual(names(opened), ['target', 'range', 'cover', 'besides', 'split']);
    const besides = choicesOf(opened, 'besides').map(({ value }) => value);
    assert.includeMembers(besides, ['Blue 2', 'Blue 3', 'Blue 16', 'Blue 17']);
    assert.notIncludeMembers(besides, ['Blue 1']);
    assert.notIncludeMembers(besides, ['Blue 18']);
  });

  test('PT-SPLIT-01 goes on with the rest of a shot, at targets of another kind', async () => {
    const { say, press, records } = await against('panzertroops', ['lmg-team'], ['rifleman', 'mmg-team']);
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play'), 'Fire').modal();
    assert.deepEqual(names(opened), ['target', 'range', 'cover', 'also', 'split']);
    const planned = await club.discord
      .submit({ modal: opened, fields: { target: 'Blue 1', range: '4', split: '2' } })
      .settled();
    await press(planned, 'Roll').settled();
    const rest = await press(await say('anna', 'play', { unit: 'Red lmg-team' }), 'Fire: the rest').modal();
    assert.equal(field(rest, 'split').value, '1');
    const whole = await club.discord.submit({ modal: rest, fields: { target: 'Blue 2', range: '4' } }).settled();
    await press(whole, 'Roll').settled();
    const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.include(ruled!.options, { split: '1', continued: true });
    const after = await say('anna', 'play', { unit: 'Red lmg-team' });
    assert.notInclude(after.buttons.map((button) => ('label' in button ? button.label : '')).join(), 'Fire');
  });

  test('PT-SPLIT-01 doesn’t share the next shot out as the last one was', async () => {
    const { say, press } = await against('panzertroops', ['lmg-team', 'mmg-team'], ['rifleman', 'rifleman']);
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const shot = { attacker: 'Red lmg-team', target: 'Blue 1', range: 4, split: '2', faces: '1 1' };
    const fired = await say('anna', 'fire', shot);
    const others = await press(fired, 'With another…').settled();
    assert.include(JSON.stringify(others.components), 'The rest at Blue 2');
    const other = await say('anna', 'play', { unit: 'Red mmg-team' });
    assert.equal(field(await press(other, 'Fire').modal(), 'split').value, '');
  });

  test('PT-SPLIT-01 shares out hand grenades, too', async () => {
    const { say, press } = await against('panzertroops', ['rifleman'], ['rifleman', 'rifleman']);
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play'), 'Grenade').modal();
    assert.includeMembers(names(opened), ['target', 'besides', 'split']);
  });

  test('PT-FIRE-01 has a button for each weapon of a vehicle', async () => {
    const { say, press } = await against('panzertroops', ['m4a2-sherman', 'lmg-team'], ['rifleman', 'panzer-4h']);
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const buttons = async (unit: string) =>
      (await say('anna', 'play', { unit })).buttons.flatMap((button) => ('label' in button ? [button.label] : []));
    assert.includeMembers(await buttons('Red m4a2-sherman'), ['Fire: medium AT gun', 'Fire: MMG', 'Fire: HMG .50']);
    assert.includeMembers(await buttons('Red lmg-team'), ['Fire']);
    const panel = await say('anna', 'play', { unit: 'Red m4a2-sherman' });
    const opened = await press(panel, 'Fire: MMG').modal();
    const planned = await club.discord.submit({ modal: opened, fields: { target: 'Blue 1', range: '4' } }).settled();
    assert.include(planned.text, 'weapon:mmg');
  });

  test('has no box for what the weapon can’t do', async () => {
    const { say, press } = await landser('rifleman');
    const opened = await press(await say('anna', 'play'), 'Fire').modal();
    assert.notInclude(names(opened), 'besides');
    const boxes = choicesOf(opened, 'also').map(({ value }) => value);
    assert.notInclude(boxes, 'auto:true');
    assert.include(boxes, 'moved:true');
  });
});

describe('the form of a grenade', () => {
  test('asks who’s caught, on either side: in Landser nobody is there unless he’s named', async () => {
    const { say, press, records } = await landser('rifleman', 'officer');
    const panel = await say('anna', 'play', { unit: 'Red rifleman' });
    const opened = await press(panel, 'Grenade').modal();
    assert.deepEqual(
      choicesOf(opened, 'target').map(({ value }) => value),
      ['Blue 1', 'Blue 2', 'Blue 3', 'Red officer'],
    );
    assert.isFalse(field(opened, 'target').raw.required);
    const planned = await club.discord
      .submit({ modal: opened, fields: { target: ['Blue 1', 'Blue 3'], range: '4' } })
      .settled();
    await press(planned, 'Roll').settled();
    const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.lengthOf(ruled!.targets!, 2);
  });

  test('reaches those beyond the menu by parts of their names', async () => {
    const { say, press, records } = await landser('rifleman');
    for (let i = 1; i <= 24; i++) await say('ben', 'unit add', { profile: 'rifleman', name: `White ${i}` });
    const opened = await press(await say('anna', 'play'), 'Grenade').modal();
    assert.lengthOf(choicesOf(opened, 'target'), 25);
    const said = { target: ['Blue 1'], 'target-more': 'white 9, White 24', range: '4' };
    const planned = await club.discord.submit({ modal: opened, fields: said }).settled();
    assert.include(planned.text, 'target:"Blue 1, white 9, White 24"');
    await press(planned, 'Roll').settled();
    const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.lengthOf(ruled!.targets!, 3);
  });

  test('is sent with nobody ticked, too', async () => {
    const { say, press } = await landser('rifleman');
    const opened = await press(await say('anna', 'play'), 'Grenade').modal();
    const planned = await club.discord.submit({ modal: opened, fields: { range: '4' } }).settled();
    assert.notInclude(planned.text, 'target:');
  });

  test.each(['hans-n-panzer', 'ww2-skirmish'])('asks who’s caught in %s as well', async (rules) => {
    const kind = rules === 'ww2-skirmish' ? 'rifle-team' : 'infantry';
    const { channel, say } = await against(rules, [kind], [kind, kind]);
    for (let step = 0; step < 4; step++) {
      await say('carla', 'turn end');
      for (const user of ['anna', 'ben']) {
        const asked = club.discord.command({ name: 'grenade', options: {}, channel, user });
        const opened = await asked.modal().catch(() => undefined);
        if (!opened) continue;
        assert.equal(field(opened, 'target').label, 'Who’s caught?');
        return;
      }
    }
    assert.fail('Nobody could throw a grenade');
  });
});

describe('a plan that’s changed', () => {
  test('PT-LOF-05 starts with nothing that what’s ticked forbids: 8″ into a forest', async () => {
    const { say, press } = await against('panzertroops', ['rifleman'], ['rifleman']);
    await say('carla', 'initiative', { faces: '6 1' });
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play'), 'Fire').modal();
    const said = { target: 'Blue 1', range: '8', also: ['obscured:true'] };
    const refused = await club.discord.submit({ modal: opened, fields: said }).settled();
    assert.include(refused.text, 'PT-LOF-05');
    const again = await press(refused, 'Change').modal();
    assert.deepEqual(ticked(again, 'also'), ['obscured:true']);
    assert.equal(field(again, 'range').value, '');
    const planned = await club.discord.submit({ modal: again, fields: { range: '4' } }).settled();
    assert.include(planned.text, 'obscured:true');
  });
});

describe('the form of rifle fire', () => {
  test('HP-SEQ-03 begins with all the rifles that can still fire', async () => {
    const { channel, say, press } = await against('hans-n-panzer', ['infantry'], ['infantry']);
    for (let step = 0; step < 6; step++) {
      await say('carla', 'turn end');
      const panel = await say('anna', 'play', { unit: 'Red infantry' });
      const fire = panel.buttons.flatMap((button) => ('label' in button ? [button.label] : []));
      const rifle = fire.find((label) => label?.startsWith('Fire') && label.includes('rifle'));
      if (!rifle) continue;
      const opened = await press(panel, rifle).modal();
      assert.equal(field(opened, 'shooters').value, '7');
      const said = { target: 'Blue 1', range: '5', shooters: '4' };
      const planned = await club.discord.submit({ modal: opened, fields: said }).settled();
      await press(planned, 'Roll').settled();
      const next = await press(await say('anna', 'play', { unit: 'Red infantry' }), rifle).modal();
      assert.equal(field(next, 'shooters').value, '3');
      return;
    }
    assert.fail(`Nobody could fire a rifle in ${channel}`);
  });

  test('HP-SEQ-03 asks how many fire though there are several to aim at, and nothing about a house nobody’s in', async () => {
    const { say, press } = await against('hans-n-panzer', ['infantry'], ['infantry', 'infantry']);
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play'), 'Fire: rifle').modal();
    // HP-INF-05: a rifle catches nobody else.
    assert.deepEqual(names(opened), ['target', 'range', 'cover', 'shooters', 'visibility']);
    const planned = await club.discord.submit({ modal: opened, fields: { target: 'Blue 1', range: '5' } }).settled();
    assert.include(planned.text, 'shooters:7');
  });
});

describe('the form of a call for fire', () => {
  test('HP-ART-02 asks on whom, besides the battery', async () => {
    const { say, press, records } = await against('hans-n-panzer', ['observer', 'battery'], ['infantry', 'infantry']);
    await say('anna', 'weapon', { who: 'Red battery', action: 'set-up' });
    await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play', { unit: 'Red observer' }), 'Weapon: call fire').modal();
    assert.deepEqual(
      choicesOf(opened, 'besides').map(({ value }) => value),
      ['Blue 1', 'Blue 2'],
    );
    assert.equal(field(opened, 'besides').label, 'On whom?');
    const planned = await club.discord.submit({ modal: opened, fields: { besides: ['Blue 2'] } }).settled();
    await press(planned, 'Do it').settled();
    const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.lengthOf(ruled!.targets!, 2);
    // Without anybody, it's on a point that only the players know.
    const alone = await club.discord.submit({ modal: opened, fields: {} }).settled();
    assert.notInclude(alone.text, 'Blue');
  });
});

describe('the form of a shell on a house', () => {
  test('HP-TER-07 has the houses of the table, and a wall besides', async () => {
    const { say, press, records } = await against('hans-n-panzer', ['pz4'], ['infantry', 'small-house', 'large-house']);
    await say('carla', 'unit edit', { unit: 'Red pz4', fields: 'weapon:75mm-long' });
    for (let step = 0; step < 2; step++) await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play'), 'Demolish').modal();
    assert.deepEqual(
      choicesOf(opened, 'target').map(({ value }) => value),
      ['Blue 2', 'Blue 3', 'small-house', 'large-house', 'wall'],
    );
    const planned = await club.discord.submit({ modal: opened, fields: { target: 'Blue 3', range: '12' } }).settled();
    const again = await press(planned, 'Change').modal();
    assert.equal(field(again, 'target').value, 'Blue 3');
    await press(await club.discord.submit({ modal: again }).settled(), 'Roll').settled();
    const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.lengthOf(ruled!.targets!, 1);
    assert.include(ruled!.filled, { target: 'large-house' });
  });
});

describe('work on a piece', () => {
  test('HP-CAP-01 can be the capture of an enemy’s gun whose crew has fallen', async () => {
    const { say, press } = await against('hans-n-panzer', ['gunners', 'infantry'], ['infantry', '45mm-rus']);
    for (let step = 0; step < 3; step++) await say('carla', 'turn end');
    const shot = { attacker: 'Red infantry', target: 'Blue 2', weapon: 'rifle', range: 2 };
    await say('anna', 'fire', { ...shot, more: 'shooters:4', faces: '6 6 6 6' });
    await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play', { unit: 'Red gunners' }), 'Weapon: capture').modal();
    assert.deepEqual(
      choicesOf(opened, 'target').map(({ value }) => value),
      ['Blue 2'],
    );
    const planned = await club.discord.submit({ modal: opened }).settled();
    const done = await press(planned, 'Do it').followUp();
    assert.match(done.text, /^\W*Red gunners has taken Blue 2,? and can move it from turn 2 on\./);
  });

  test('HP-RUL-41 names whoever is under the template besides those a battery was called on', async () => {
    const { say, press } = await against('hans-n-panzer', ['observer', 'battery'], ['infantry', 't34', 'infantry']);
    await say('anna', 'weapon', { who: 'Red battery', action: 'set-up' });
    await say('carla', 'turn end');
    await say('anna', 'weapon', { who: 'Red observer', action: 'call-fire', target: 'Red battery, Blue 1' });
    for (let step = 0; step < 5; step++) await say('carla', 'turn end');
    const opened = await press(await say('anna', 'play', { unit: 'Red battery' }), 'Barrage').modal();
    assert.includeMembers(
      choicesOf(opened, 'target').map(({ value }) => value),
      ['Blue 1', 'Blue 2', 'Blue 3'],
    );
    // HP-ART-15: what lies under the square isn't aimed at.
    const fields = { target: ['Blue 1', 'Blue 2'], figures: '2' };
    const salvo = { who: 'Red battery', target: 'Blue 1, Blue 2', more: 'figures:2', faces: '6 6 6' };
    assert.include((await club.discord.submit({ modal: opened, fields }).settled()).text, 'target:"Blue 1, Blue 2"');
    assert.isFalse((await say('anna', 'barrage', salvo)).ephemeral);
    const square = await press(await say('anna', 'play', { unit: 'Red battery' }), 'Tankhit').modal();
    assert.deepEqual(names(square), ['target']);
  });

  test('HP-ART-02 can be called for, however many kinds of units there are besides the battery', async () => {
    const tanks = ['infantry', 'command', 'pz4', 'officer', 'light-machine-gun', 'bazooka-team', 'small-house'];
    const guns = ['88mm', '50mm', '37mm-ger', '75mm-long', '20mm', 'infantry-mortar'];
    const { say } = await against('hans-n-panzer', ['observer', ...tanks, ...guns, 'battery'], ['infantry']);
    await say('anna', 'weapon', { who: 'Red battery', action: 'set-up' });
    await say('carla', 'turn end');
    const panel = await say('anna', 'play', { unit: 'Red observer' });
    assert.include(JSON.stringify(panel.buttons), 'Weapon: call fire');
  });

  test('HP-GUN-02 isn’t offered for a gun in position: it would only lose a turn', async () => {
    const { say } = await against('hans-n-panzer', ['50mm', 'infantry-mortar'], ['infantry']);
    const offersSetUp = async (unit: string) =>
      JSON.stringify((await say('anna', 'play', { unit })).buttons).includes('Weapon: set up');
    assert.isTrue(await offersSetUp('Red infantry-mortar'));
    await say('anna', 'weapon', { who: 'Red infantry-mortar', action: 'set-up' });
    assert.isFalse(await offersSetUp('Red infantry-mortar'));
    await say('carla', 'turn end');
    assert.isTrue(await offersSetUp('Red 50mm'));
    assert.isFalse(await offersSetUp('Red infantry-mortar'));
  });
});

describe('the form of a bail-out', () => {
  test('PT-BAIL-06 asks its player which riders get out first', async () => {
    const mine = ['m3-halftrack', 'rifleman', 'officer', 'radioman'];
    const { say, press, records } = await against('panzertroops', mine, ['at-medium-gun']);
    await say('anna', 'unit add', { profile: 'green-rifleman', name: 'Bob' });
    await say('anna', 'move', { who: 'Red m3-halftrack', target: 'Red rifleman, Red officer, Bob' });
    for (let step = 0; step < 2; step++) await say('carla', 'turn end');
    const shot = { attacker: 'Blue 1', target: 'Red m3-halftrack', range: 8, facing: 'side', faces: '6 6' };
    const hit = await say('ben', 'tankhit', shot);
    assert.include(hit.text, 'destroyed');
    const opened = await press(hit, 'Bail for Red m3-halftrack').modal();
    assert.deepEqual(names(opened), ['target']);
    assert.equal(field(opened, 'target').label, 'Who gets out first?');
    const out = await club.discord.submit({ modal: opened, fields: { target: ['Bob'] } }).settled();
    assert.match(out.text, /^\*\*Red m3-halftrack/);
    const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.lengthOf(ruled!.targets!, 1);
  });
});

describe('a second form', () => {
  test('HP-ART-08 has what the first has no room for: the men beside the point that a mortar aims at', async () => {
    const { say, press, records } = await against('hans-n-panzer', ['infantry-mortar'], ['infantry']);
    const ready = await say('anna', 'weapon', { who: 'Red infantry-mortar', action: 'set-up' });
    assert.isFalse(ready.ephemeral, ready.text);
    for (let step = 0; step < 6; step++) {
      await say('carla', 'turn end');
      const panel = await say('anna', 'play', { unit: 'Red infantry-mortar' });
      const barrage = panel.buttons.some((button) => 'label' in button && button.label === 'Barrage');
      if (!barrage) continue;
      const opened = await press(panel, 'Barrage').modal();
      const planned = await club.discord
        .submit({ modal: opened, fields: { target: ['Blue 1'], range: '30', figures: '2' } })
        .settled();
      const more = await press(planned, 'Say more').modal();
      assert.includeMembers(names(more), ['short', 'over', 'left', 'right']);
      const whole = await club.discord.submit({ modal: more, fields: { short: '3', left: '1' } }).settled();
      assert.include(whole.text, 'target:"Blue 1"');
      assert.include(whole.text, 'short:3');
      await press(whole, 'Roll').settled();
      const [ruled] = (await records()).at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
      assert.include(ruled!.options, { range: 30, figures: 2, short: 3, left: 1 });
      return;
    }
    assert.fail('The mortar couldn’t fire');
  });
});
