import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const press = (message: Seen, label: string) => club.discord.click({ message, label, user: 'anna' });
const target = ({ fields }: Modal) => fields.find(({ customId }) => customId === 'target');
const offered = (modal: Modal) =>
  (target(modal)!.raw.options as { value: string }[] | undefined)?.map(({ value }) => value);

/** A battle before its first turn: Anna has these units, by their names, and Ben some. */
async function deployment(
  rules: string,
  own: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
) {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (const [name, profile] of Object.entries(own)) await say('anna', 'unit add', { profile, name });
  for (const [name, profile] of Object.entries(others)) await say('ben', 'unit add', { profile, name });
  const formOf = async (unit: string, label: string) => press(await say('anna', 'play', { unit }), label).modal();
  const send = (modal: Modal, fields: Readonly<Record<string, string | readonly string[]>>) =>
    club.discord.submit({ modal, fields }).settled();
  return { say, formOf, send };
}

describe('the form of a move', () => {
  test('asks who gets on a vehicle, and leaves it the way that’s left after that', async () => {
    const men = { Able: 'rifleman', Baker: 'rifleman' };
    const { say, formOf, send } = await deployment(
      'panzertroops',
      { Track: 'm3-half-track', ...men },
      { Red: 'rifleman' },
    );
    await say('carla', 'turn end');
    const form = await formOf('Track', 'Move');
    assert.deepEqual(offered(form), ['Able', 'Baker']);
    assert.isFalse(target(form)!.required);
    const alone = await send(form, {});
    assert.include(alone.text, 'path:open=16');
    const planned = await send(await formOf('Track', 'Move'), { target: ['Able', 'Baker'] });
    assert.include(planned.text, 'path:open=8');
    // Who's been chosen is still chosen.
    assert.deepEqual(
      (target(await press(planned, 'Change').modal())!.raw.options as { default: boolean }[]).map(
        (each) => each.default,
      ),
      [true, true],
    );
    const ruling = await press(planned, 'Do it').followUp();
    assert.include(ruling.text, 'Able and Baker get aboard Track');
  });

  test('asks what men get into, a house or a vehicle of their own side', async () => {
    const { say, formOf, send } = await deployment(
      'hans-n-panzer',
      { Adler: 'infantry', Track: 'half-track' },
      { Neva: 'infantry', Sherman: 'sherman', Izba: 'small-house' },
    );
    await say('carla', 'turn end');
    const form = await formOf('Adler', 'Move');
    assert.deepEqual(offered(form)?.toSorted(), ['Izba', 'Track']);
    const planned = await send(form, { target: 'Track' });
    assert.include(planned.text, 'path:off-road:2');
    const again = await press(planned, 'Change').modal();
    const chosen = (target(again)!.raw.options as { value: string; default: boolean }[]).filter((each) => each.default);
    assert.deepEqual(
      chosen.map(({ value }) => value),
      ['Track'],
    );
    assert.include((await press(planned, 'Do it').followUp()).text, 'Adler gets into Track');
  });

  test('HP-MOVE-10 isn’t for riders of a vehicle that has moved, and starts with no other unit’s way', async () => {
    const own = { Adler: 'infantry', Bussard: 'infantry', Track: 'half-track' };
    const { say, formOf, send } = await deployment('hans-n-panzer', own, { Neva: 'infantry', Izba: 'small-house' });
    await say('anna', 'move', { who: 'Adler', target: 'Track' });
    await say('carla', 'turn end');
    assert.include(labels(await say('anna', 'play', { unit: 'Adler' })), 'Move');
    await press(await send(await formOf('Track', 'Move'), {}), 'Do it').followUp();
    assert.notInclude(labels(await say('anna', 'play', { unit: 'Adler' })), 'Move');
    // It has gone as far as it can.
    assert.notInclude(labels(await say('anna', 'play', { unit: 'Track' })), 'Move');
    const other = await formOf('Bussard', 'Move');
    assert.notEqual(other.fields.find(({ customId }) => customId === 'path')?.value, 'off-road');
    assert.notInclude(JSON.stringify(other.raw), 'part:outside');
  });

  test.each(['landser', 'landser-classic'])('%s: asks a leader whom he reaches, and nobody else', async (rules) => {
    const { say, formOf, send } = await deployment(
      rules,
      { Chef: 'squad-leader', Otto: 'rifleman', Emil: 'rifleman' },
      { Blue: 'rifleman' },
    );
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    await say('carla', 'unit edit', { unit: 'Otto', fields: 'needs-leader:true' });
    const form = await formOf('Chef', 'Move');
    assert.deepEqual(offered(form), ['Otto']);
    const planned = await send(form, { target: 'Otto' });
    assert.include((await press(planned, 'Do it').followUp()).text, 'Otto is himself again: Chef has reached him.');
    const other = await press(await say('anna', 'play', { unit: 'Emil' }), 'Move').settled();
    assert.include(labels(other), 'Do it');
  });

  test('LC-ASLT-09 asks whether the man who’s assaulted is alone, which only players see', async () => {
    const { say, formOf, send } = await deployment('landser-classic', { Otto: 'rifleman' }, { Blue: 'rifleman' });
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    const planned = await send(await formOf('Otto', 'Assault'), { 'defender-state': 'alone' });
    assert.include((await press(planned, 'Do it').followUp()).text, 'Blue surrenders.');
  });

  test('LS-HMG-06 asks who’s under a template that’s shifted', async () => {
    const team = { Gun: 'hmg-gunner', Eye: 'observer' };
    const { say, formOf, send } = await deployment('landser', team, { Blue: 'rifleman', Grey: 'medic' });
    for (const unit of Object.keys(team)) await say('carla', 'unit edit', { unit, fields: 'squad:Team' });
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    await say('anna', 'fire', { attacker: 'Gun', target: 'Blue', range: 20, faces: '6 1' });
    await say('anna', 'turn end');
    await say('ben', 'move', { who: 'Blue', action: 'sneak' });
    await say('ben', 'initiative', { faces: '6 1' });
    await say('ben', 'turn end');
    const form = await formOf('Gun', 'Shift template');
    assert.deepEqual(offered(form)?.toSorted(), ['Blue', 'Eye', 'Grey']);
    const planned = await send(form, { target: ['Grey'] });
    assert.include((await press(planned, 'Do it').followUp()).text, 'template of Gun lies over Grey');
  });

  test('LS-COV-01 a man on Covering Fire can fire at whoever moves, though others of his profile don’t', async () => {
    const men = { Blue: 'rifleman', Grey: 'rifleman' };
    const { say, formOf } = await deployment('landser', { Otto: 'rifleman' }, men);
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    await say('anna', 'act', { who: 'Otto', action: 'covering-fire' });
    await say('anna', 'turn end');
    await say('ben', 'move', { who: 'Grey' });
    assert.deepEqual(offered(await formOf('Otto', 'Fire')), ['Grey']);
  });

  test('LS-SUPP-02 asks who’s in the area that’s suppressed', async () => {
    const { say, formOf, send } = await deployment(
      'landser',
      { Otto: 'rifleman' },
      { Blue: 'rifleman', Grey: 'medic' },
    );
    await say('carla', 'game house', { toggle: 'suppressive-fire', on: true });
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    const form = await formOf('Otto', 'Suppress');
    assert.deepEqual(offered(form), ['Blue', 'Grey']);
    const planned = await send(form, { target: ['Blue', 'Grey'] });
    const done = await press(planned, 'Do it').followUp();
    for (const name of ['Blue', 'Grey']) assert.include(done.text, `${name} is suppressed`);
  });

  test('LS-RALLY-04 a leader can rally whoever hides, though others of his profile don’t', async () => {
    const men = { Chef: 'squad-leader', Otto: 'rifleman', Emil: 'rifleman' };
    const { say, formOf } = await deployment('landser', men, { Blue: 'rifleman' });
    await say('carla', 'game house', { toggle: 'rally', on: true });
    await say('carla', 'initiative', { faces: '1 6' });
    await say('carla', 'turn end');
    await say('ben', 'fire', { attacker: 'Blue', target: 'Emil', range: 12, faces: '6 1' });
    await say('ben', 'turn end');
    await say('anna', 'rally', { who: 'Emil', kind: 'self', faces: '10' });
    assert.deepEqual(offered(await formOf('Chef', 'Rally')), ['Emil']);
  });

  test.each(['landser', 'landser-classic'])('%s: SURR-03 asks who takes prisoners over', async (rules) => {
    const men = { Otto: 'rifleman', Emil: 'rifleman' };
    const { say, formOf, send } = await deployment(rules, men, { Blue: 'rifleman', Grey: 'rifleman' });
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    await say('carla', 'game settings', { posts: 'each' });
    await say('anna', 'act', { who: 'Otto', action: 'capture', target: 'Blue' });
    const form = await formOf('Otto', 'Hand over');
    assert.deepEqual(offered(form), ['Emil']);
    assert.isFalse(target(form)!.required);
    assert.include((await send(form, {})).text, 'action:hand-over');
    const planned = await send(await formOf('Otto', 'Hand over'), { target: 'Emil' });
    const done = await press(planned, 'Do it').followUp();
    assert.include(done.text, 'Otto hands the prisoners to Emil.');
  });
});

describe('a panel before the first turn', () => {
  test('has what’s done before the battle, and nothing that would be for nothing then', async () => {
    const { say, formOf, send } = await deployment(
      'hans-n-panzer',
      { Adler: 'infantry', Granate: 'infantry-mortar', Panzer: 'panzer-4' },
      { Izba: 'small-house' },
    );
    assert.include(labels(await say('anna', 'play', { unit: 'Granate' })), 'Weapon: set up');
    assert.deepEqual(labels(await say('anna', 'play', { unit: 'Panzer' })), ['Begin the first turn']);
    const form = await formOf('Adler', 'Move');
    assert.isTrue(target(form)!.required);
    // HP-RUL-36: nobody moves inches or leaves the table yet, and nobody is partly in a house.
    assert.deepEqual(
      form.fields.map(({ customId }) => customId),
      ['target', 'men'],
    );
    const planned = await send(form, { target: 'Izba' });
    const done = press(planned, 'Do it');
    assert.include((await done.followUp()).text, 'in Izba');
    assert.include(labels(await done.settled()), 'Begin the first turn');
  });

  test('lets men get on a vehicle, several at once', async () => {
    const men = { Able: 'rifleman', Baker: 'rifleman' };
    const { formOf, send } = await deployment('panzertroops', { Track: 'm3-half-track', ...men }, { Red: 'rifleman' });
    const planned = await send(await formOf('Track', 'Move'), { target: ['Able', 'Baker'] });
    assert.include((await press(planned, 'Do it').followUp()).text, 'Able and Baker get aboard Track');
  });

  test('offers nobody to give up or leave before it’s begun', async () => {
    const own = { Alpha: 'rifle-team', Track: 'half-track' };
    const { say, formOf } = await deployment('ww2-skirmish', own, { Able: 'rifle-team' });
    const can = labels(await say('anna', 'play', { unit: 'Alpha' }));
    assert.include(can, 'Mount');
    assert.notIncludeMembers(can, ['Surrender', 'Leave']);
    const form = await formOf('Alpha', 'Mount');
    assert.equal(form.title, 'Mount');
    assert.include(JSON.stringify(form.raw), 'One of your own units');
  });
});
