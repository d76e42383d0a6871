import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';
import { Thumb } from '../thumb.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const names = ({ fields }: Modal) => fields.map(({ customId }) => customId);
const choicesOf = ({ fields }: Modal, name: string) => {
  const options = fields.find(({ customId }) => customId === name)?.raw.options ?? [];
  return (options as { value: string }[]).map(({ value }) => value);
};
const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));

/** Anna's units against Ben's, in Anna's phase of turn 1. */
async function facing(own: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>) {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'ww2-skirmish' });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (const [name, profile] of Object.entries(own)) await say('anna', 'unit add', { profile, name });
  for (const [name, profile] of Object.entries(others)) await say('ben', 'unit add', { profile, name });
  const begin = () => say('carla', 'turn end');
  return { channel, say, begin };
}

const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });
const plan = (modal: Modal, fields: Readonly<Record<string, string | readonly string[]>> = {}) =>
  club.discord.submit({ modal, fields }).settled();
const done = async (planned: Seen, label = 'Roll') => press(planned, label).followUp();

describe('WW2 Skirmish by taps alone', () => {
  test('R-52, R-60: a charge is told in the form of a move, and makes the smaller team test', async () => {
    const { say, begin } = await facing({ Hale: 'rifle-team' }, { Lang: 'lmg-team' });
    await begin();
    const form = await press(await say('anna', 'play'), 'Move').modal();
    assert.deepEqual(choicesOf(form, 'target'), ['Lang']);
    const ruled = await done(await plan(form, { target: 'Lang' }), 'Do it');
    assert.include(ruled.text, 'Hale is on Lang, 4 men to 3');
    assert.include(labels(ruled), 'Morale for Lang');
  });

  test('WS-MOR-01, R-62: a team under fire that hasn’t tested is asked about its cover', async () => {
    const { say, begin } = await facing({ Hale: 'rifle-team' }, { Kruse: 'rifle-team' });
    await begin();
    await say('anna', 'fire', { attacker: 'Hale', target: 'Kruse', range: 12, shots: 1, faces: '1' });
    await begin();
    const form = await press(await say('ben', 'play'), 'Move', 'ben').modal();
    const cover = form.fields.find(({ customId }) => customId === 'cover');
    assert.isTrue(cover?.required);
    assert.equal(cover?.value, '');
    const planned = await plan(form, { cover: 'soft' });
    assert.include((await press(planned, 'Do it', 'ben').followUp()).text, 'Kruse');
  });

  test('WS-FIRE-04: when the rifles have fired, the SMG of the same team can', async () => {
    const { say, begin } = await facing({ Weber: 'rifle-team-nco' }, { Hale: 'rifle-team' });
    await begin();
    const first = await press(await say('anna', 'play'), 'Fire').modal();
    assert.deepEqual(choicesOf(first, 'weapon'), ['rifle', 'smg']);
    await say('anna', 'fire', { attacker: 'Weber', target: 'Hale', range: 20, faces: '1 1 1 1 1 1' });
    const second = await press(await say('anna', 'play'), 'Fire').modal();
    assert.deepEqual(choicesOf(second, 'weapon'), ['smg']);
    assert.include((await plan(second, { range: '10' })).text, 'weapon:smg');
  });

  test('R-79: each machine gun of a tank can be chosen, and men on foot are asked for no mount', async () => {
    const { say, begin, channel } = await facing({ Sher: 'sherman', Bren: 'bren-team' }, { Hale: 'rifle-team' });
    await begin();
    const thumb = new Thumb(club, channel);
    const tank = await thumb.choose(await say('anna', 'play'), 'Sher').settled();
    assert.sameMembers(choicesOf(await press(tank, 'Fire').modal(), 'mount'), ['turret', 'hull']);
    const foot = await press(await thumb.choose(await say('anna', 'play'), 'Bren').settled(), 'Fire').modal();
    assert.notInclude(names(foot), 'mount');
    assert.notMatch(choicesOf(foot, 'also').join(), /mount|moved/);
  });

  test('R-64: a vehicle is asked neither for Actions nor for carriers, and drives its second half', async () => {
    const { say, begin } = await facing({ Sher: 'sherman' }, { Hale: 'rifle-team' });
    await begin();
    await say('carla', 'game settings', { posts: 'each' });
    const panel = await say('anna', 'play');
    // No obstacle has been crossed.
    assert.notInclude(labels(panel), 'Move: bog');
    const form = await press(panel, 'Move').modal();
    assert.deepEqual(names(form), ['terrain', 'also', 'obstacles']);
    await done(await plan(form, { also: ['pace:half'] }), 'Do it');
    const again = await press(club.discord.message(panel), 'Move').modal();
    assert.include((await done(await plan(again), 'Do it')).text, '9″');
  });

  test('WS-BNK-01: small arms at a bunker hit whoever is said to be inside', async () => {
    const { say, begin } = await facing({ Hale: 'rifle-team' }, { Lang: 'lmg-team' });
    await say('ben', 'act', { who: 'Lang', action: 'bunker' });
    await begin();
    const form = await press(await say('anna', 'play'), 'Demolish: small arms').modal();
    const planned = await plan(form, { target: 'Lang', shots: '8' });
    assert.match((await done(planned)).text, /Hale.*Lang|Lang.*Hale/s);
  });

  test('WS-BNK-02: a gun fires at a bunker with a button of its own, and a rifleman throws what he chooses', async () => {
    const { say, begin, channel } = await facing({ Gunn: 'at-gun', Hale: 'rifle-team' }, { Lang: 'lmg-team' });
    await begin();
    const thumb = new Thumb(club, channel);
    const gun = await thumb.choose(await say('anna', 'play'), 'Gunn').settled();
    const form = await press(gun, 'Demolish').modal();
    assert.equal(form.fields.find(({ customId }) => customId === 'weapon')?.value, 'gun');
    assert.include(labels(await plan(form, { range: '20' })), 'Roll');
    const men = await press(await thumb.choose(await say('anna', 'play'), 'Hale').settled(), 'Demolish').modal();
    assert.sameMembers(choicesOf(men, 'weapon'), ['grenade', 'rifle-grenade', 'molotov']);
  });

  test('WS-GREN-05: a grenade is dropped into the bunker where a team sits', async () => {
    const { say, begin } = await facing({ Hale: 'rifle-team' }, { Lang: 'lmg-team', Voss: 'smg-team' });
    await say('ben', 'act', { who: 'Lang', action: 'bunker' });
    await begin();
    const form = await press(await say('anna', 'play'), 'Grenade').modal();
    assert.include(choicesOf(form, 'target'), 'Lang');
    assert.include(choicesOf(form, 'also'), 'drop:true');
    const planned = await plan(form, { target: ['Lang'], range: '3', at: 'bunker', also: ['drop:true'] });
    assert.match((await done(planned)).text, /Lang.*[Dd]rop/s);
  });

  test('WS-MEL-08: the news of a melee is that one man fell, not his whole team', async () => {
    const { say, begin } = await facing({ Hale: 'rifle-team' }, { Kruse: 'rifle-team' });
    await begin();
    const moved = await say('anna', 'move', { who: 'Hale', moves: 1 });
    assert.match(moved.text, /^\*{0,2}Hale moves 6″\./);
    const fought = await say('anna', 'assault', { who: 'Hale', target: 'Kruse', faces: '6 1' });
    assert.include(fought.text, 'Hale beats Kruse: 1 killed.');
    const tests = await say('ben', 'morale', { who: 'Kruse', faces: '6' });
    assert.include(tests.text, 'Kruse must retire now to the nearest cover behind them');
  });

  test('WS-MOR-04: over what ground it retires is asked of the player who sees it, and of nobody else', async () => {
    const { say, begin } = await facing({ Hale: 'rifle-team' }, { Kruse: 'rifle-team' });
    await begin();
    await say('anna', 'move', { who: 'Hale', moves: 1 });
    await say('anna', 'assault', { who: 'Hale', target: 'Kruse', faces: '6 1' });
    const tested = await say('ben', 'morale', { who: 'Kruse', faces: '6' });
    assert.match((await press(tested, 'Move for Kruse').settled()).text, /up to the Allies/);
    const form = await press(tested, 'Move for Kruse', 'ben').modal();
    assert.include(choicesOf(form, 'terrain'), 'woods');
    const retired = await plan(form, { terrain: 'woods' });
    assert.match(retired.text, /^\*{0,2}Kruse moves \d+″/);
    assert.include(retired.text, 'woods');
  });

  test('WS-VEH-08: the news of an explosion has nothing to type in it', async () => {
    const { say, begin } = await facing({ Gunn: 'at-gun' }, { Opel: 'lorry', Hale: 'rifle-team' });
    await begin();
    const hit = await say('anna', 'tankhit', { attacker: 'Gunn', target: 'Opel', range: 20, faces: '20 20' });
    assert.include(hit.text, 'Gunn hit Opel: it explodes, and everyone aboard is killed.');
    assert.notInclude(hit.text, 'task:crash');
  });

  test('WS-TURN-05: whoever owes a test isn’t attacked before it, and the others can do anything else', async () => {
    const own = { Hale: 'rifle-team', Ives: 'rifle-team', Kerr: 'rifle-team' };
    const { say, begin } = await facing(own, { Lang: 'rifle-team', Moll: 'rifle-team' });
    await begin();
    for (let shot = 0; shot < 20; shot++) {
      const { text } = await say('anna', 'fire', { attacker: 'Hale', target: 'Lang', range: 8 });
      if (text.includes('Next: /morale')) break;
      await say('carla', 'undo');
    }
    const { text } = await say('anna', 'fire', { attacker: 'Kerr', target: 'Lang', range: 8 });
    assert.include(text, '/morale for Lang comes first. Nobody can attack Lang before that.');
    // Of targets in turn, that leaves the next.
    const volley = { attacker: 'Ives, Kerr', target: 'Lang then Moll', range: 8 };
    assert.match((await say('anna', 'fire', volley)).text, /Ives (?:hit|missed) Moll/);
  });
});
