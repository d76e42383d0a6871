import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';
import { Thumb } from '../thumb.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const now = (message: Seen): Seen => club.discord.message(message);

/** Anna's units against Ben's, each with its profile and fields, in the first turn. */
async function facing(
  anna: Readonly<Record<string, readonly [profile: string, fields?: string]>>,
  ben: Readonly<Record<string, readonly [profile: string, fields?: string]>>,
) {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'hans-n-panzer' });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (const [user, units] of Object.entries({ anna, ben })) {
    for (const [name, [profile, fields]] of Object.entries(units))
      await say(user, 'unit add', { profile, name, ...(fields === undefined ? {} : { fields }) });
  }
  const begun = await say('carla', 'turn end');
  return { channel, say, begun, thumb: new Thumb(club, channel) };
}

const SQUAD = {
  Adler: ['infantry', 'squad:Red'],
  Bussard: ['infantry', 'squad:Red men:8'],
  Condor: ['infantry', 'squad:Red'],
} as const;

const TANKS = {
  Anton: ['pz4', 'weapon:75mm-long'],
  Berta: ['pz4', 'weapon:75mm-long'],
} as const;

const rulings = async (channel: string, verb: string) =>
  (await recordsOf(club.store, club.discord.channel(channel).id)).flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'ruled' && event.verb === verb ? [event] : [])),
  );

describe('Hans ’n’ Panzer by taps', () => {
  test('a turn of three squads and two tanks takes 21 taps, with three numbers typed', async () => {
    const { channel, say, begun, thumb } = await facing(
      { ...SQUAD, ...TANKS },
      { Durham: ['infantry'], Able: ['sherman', 'weapon:75mm-us'] },
    );
    const panel = await thumb.press(begun, 'Play').settled();
    const way = await thumb.fill(await thumb.press(panel, 'Move').modal(), {}).settled();
    await thumb.press(way, 'Do it: all 5 who can').settled();
    await thumb.press(now(panel), 'End this step').settled();
    const guns = await thumb.press(await say('ben', 'turn end'), 'Play').settled();
    const shot = await thumb.fill(await thumb.press(guns, 'Tankhit').modal(), { range: '20' }).settled();
    await thumb.press(shot, 'Do it: all 2 who can').settled();
    await thumb.press(now(guns), 'End this step').settled();
    const fire = await thumb.press(await say('ben', 'turn end'), 'Play').settled();
    for (const weapon of ['rifle', 'light MG']) {
      const form = await thumb.press(now(fire), `Fire: ${weapon}`).modal();
      const fired = await thumb.fill(form, { range: '8' }).settled();
      await thumb.press(fired, 'Do it: the squad’s 3').settled();
    }
    // They have grenades and submachine guns left.
    const asks = await thumb.press(now(fire), 'End this step').settled();
    assert.include(asks.text, 'They lose that if you end it now.');
    assert.deepEqual([thumb.count(), thumb.typed], [21, '2088']);
    assert.lengthOf(await rulings(channel, 'tankhit'), 2);
    // HP-RUL-33: eight men with two submachine guns and a light machine gun have five rifles.
    const volleys = (await rulings(channel, 'fire')).filter(({ facts }) => facts.shots !== undefined);
    assert.deepEqual(
      volleys.map(({ facts }) => facts.shots),
      [7, 5, 7],
    );
  });

  test('after one squad’s shot, the others fire at the same men with their own rifles, each with his odds', async () => {
    const { say, thumb, channel } = await facing(SQUAD, { Durham: ['infantry'], York: ['infantry'] });
    for (let step = 0; step < 2; step++) await say('carla', 'turn end');
    const form = await thumb.press(await say('anna', 'play'), 'Fire: rifle').modal();
    // HP-INF-05: a rifle catches nobody else.
    assert.notInclude(
      form.fields.map(({ customId }) => customId),
      'besides',
    );
    const plan = await thumb.fill(form, { range: '8', shooters: '3' }).settled();
    // Whoever holds some back doesn't speak for the others.
    assert.notInclude(labels(plan), 'Do it: the squad’s 3');
    const shot = await thumb.press(plan, 'Roll').followUp();
    const others = await thumb.press(shot, 'With another…').settled();
    assert.match(others.text, /Bussard\**: 60% to hit/);
    assert.match(others.text, /Condor\**: 72% to hit/);
    // Whoever is hit comes off when the step ends, so nobody is down before.
    assert.deepEqual(labels(others), ['The squad’s other 2']);
    const all = await thumb.press(others, 'The squad’s other 2').settled();
    assert.isAtMost(all.text.match(/of Durham’s 10 men (?:are|is) hit/g)?.length ?? 0, 1);
    const third = await rulings(channel, 'fire');
    assert.deepEqual(
      third.map(({ facts }) => facts.shots),
      [3, 5, 7],
    );
  });

  test('the form of a typed /fire starts with rifles, and all who can fire them, though it doesn’t ask how many', async () => {
    const { say, thumb, channel } = await facing(SQUAD, { Durham: ['infantry'] });
    for (let step = 0; step < 2; step++) await say('carla', 'turn end');
    const form = await thumb.command('fire').modal();
    assert.equal(form.fields.find(({ customId }) => customId === 'weapon')?.value, 'rifle');
    assert.include(JSON.stringify(form.raw), 'One of your units that can do it now. Taking it back needs');
    await thumb.fill(form, { range: '8' }).settled();
    const [shot] = await rulings(channel, 'fire');
    assert.equal(shot!.facts.shots, 7);
  });

  test('after a tank’s shot, the list has the others at other tanks too', async () => {
    const { say, thumb } = await facing(TANKS, {
      Able: ['sherman', 'weapon:75mm-us'],
      Baker: ['sherman', 'weapon:75mm-us'],
    });
    await say('carla', 'turn end');
    const shot = await say('anna', 'tankhit', { attacker: 'Anton', target: 'Able', range: 20, faces: '1 1' });
    const others = await thumb.press(shot, 'With another…').settled();
    assert.include(JSON.stringify(others.raw.components), 'Berta at Baker');
  });

  test('HP-ART-05: mortars in position are left out of a move of all who can, and say so', async () => {
    const mortars = {
      'Wurf 1': ['infantry-mortar', 'ready-turn:1'],
      'Wurf 2': ['infantry-mortar', 'ready-turn:1'],
    } as const;
    const { say, begun, thumb } = await facing({ ...SQUAD, ...mortars }, { Durham: ['infantry'] });
    const panel = await thumb.press(begun, 'Play').settled();
    const way = await thumb.fill(await thumb.press(panel, 'Move').modal(), {}).settled();
    assert.notInclude(labels(way), 'Do it: all 5 who can');
    const { text } = await say('anna', 'move', { who: 'all', path: 'off-road:1' });
    assert.include(text, 'Wurf 1 is in position and stays there, unless you name it.');
    const named = await say('anna', 'move', { who: 'Wurf 1', path: 'off-road:1' });
    assert.include(named.text, 'packed up');
  });

  test('a check that rests on what only its player sees is for nobody else, and ending the step of checks asks nothing', async () => {
    const { say, thumb } = await facing({ Adler: ['infantry'] }, { Durham: ['infantry'] });
    for (let step = 0; step < 2; step++) await say('carla', 'turn end');
    await say('anna', 'fire', {
      attacker: 'Adler',
      target: 'Durham',
      range: 3,
      more: 'weapon:rifle shooters:7',
      faces: '6 6 6 6 1 1 1',
    });
    const due = await say('carla', 'turn end');
    // HP-MOR-08: where its command unit is.
    const robbed = await thumb.press(due, 'Morale for Durham').settled();
    assert.isTrue(robbed.ephemeral);
    assert.include(robbed.text, 'that’s for them to throw');
    const panel = await say('anna', 'play');
    assert.notInclude(labels(panel), 'Morale for Durham');
    const ended = await thumb.press(panel, 'End this step').settled();
    assert.include(ended.text, 'The Axis have finished the morale step.');
  });
});
