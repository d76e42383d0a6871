import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { battle, sayIn } from '../skirmish.ts';
import { Thumb } from '../thumb.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const now = (message: Seen): Seen => club.discord.message(message);

/** Ten men of Anna's squad against Ben's, in her first turn. */
async function ten(rules: string) {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (let i = 1; i <= 10; i++) {
    const profile = i === 3 ? 'machine-gunner' : 'rifleman';
    await say('anna', 'unit add', { profile, name: `Man ${i}`, fields: 'squad:Red' });
  }
  for (let i = 1; i <= 3; i++)
    await say('ben', 'unit add', { profile: 'rifleman', name: `Foe ${i}`, fields: 'squad:Blue' });
  await say('carla', 'initiative', { faces: '6 1' });
  const begun = await say('carla', 'turn end');
  return { channel, say, begun };
}

const TEAMS = Array.from({ length: 10 }, (_, i) => `Team ${i + 1}`);

/** What can be chosen in a form's only field. */
function optionsIn({ fields: [field] }: Modal): readonly string[] {
  const { options = [] } = field!.raw as { options?: readonly { readonly value: string }[] };
  return options.map(({ value }) => value);
}

/** Lets those fire who have held back until the enemy has tested. @returns how many tests there were in between */
async function firesOn(channel: string, thumb: Thumb): Promise<number> {
  const volley = () => club.discord.messages(channel).find((each) => labels(each).includes('With another…'));
  const held = await club.discord.until(volley, 'the volley');
  const list = await thumb.press(held as Seen, 'With another…').settled();
  let tests = 0;
  for (;;) {
    const next = labels(now(list)).find((label) => /^Morale|^The squad’s other \d+$/.test(label));
    if (next === undefined) return tests;
    if (next.startsWith('Morale')) tests += 1;
    const before = now(list).text;
    await thumb.press(now(list), next).settled();
    await club.discord.until(
      () => now(list).text !== before || !labels(now(list)).includes(next),
      'the list as it is then',
    );
  }
}

/** A message of the step by its first words, once it has its buttons. */
function stepOf(channel: string, first: RegExp): Promise<Seen> {
  const found = () =>
    club.discord.messages(channel).find((each) => first.test(each.text) && labels(each).includes('With another…'));
  return club.discord.until(found, `a message with ${first}`) as Promise<Seen>;
}

describe('whole turns by taps', () => {
  test.each(['landser', 'landser-classic'])(
    'ten men of %s: two move, one reloads, seven fire in 14 taps, with one number typed',
    async (rules) => {
      const { channel, say, begun } = await ten(rules);
      await say('carla', 'unit edit', { unit: 'Man 3', fields: 'must-reload:gpmg' });
      const thumb = new Thumb(club, channel);
      const panel = await thumb.press(begun, 'Play').settled();
      for (let i = 0; i < 2; i++) {
        const planned = await thumb.press(now(panel), 'Move').settled();
        await thumb.press(planned, 'Do it').settled();
      }
      const work = await thumb.press(now(panel), 'Weapon: reload').settled();
      await thumb.press(work, 'Do it').settled();
      // So far away and so well covered, nobody is shot out of the others' sight.
      const form = await thumb.press(now(panel), 'Fire').modal();
      const planned = await thumb.fill(form, { range: '40', cover: 'full' }).settled();
      assert.include(planned.text, 'hits on 5+.');
      await thumb.press(planned, 'Roll').settled();
      const others = await thumb.press(await stepOf(channel, /^\**Man 4/), 'With another…').settled();
      // Each of them with his own odds.
      for (const i of [5, 6, 7, 8, 9, 10]) assert.match(others.text, new RegExp(`Man ${i}\\**: \\d+% to hit`));
      const all = await thumb.press(others, 'The squad’s other 6').settled();
      assert.isFalse(all.ephemeral, all.text);
      assert.include((await say('anna', 'turn status')).text, 'Everyone has acted');
      assert.deepEqual([thumb.count(), thumb.typed], [14, '40']);
    },
  );

  test('WS-TURN-05 ten teams: two move, one lifts its suppression, seven fire, and the enemy tests in between', async () => {
    const { channel, say } = await battle(club, {
      rules: 'ww2-skirmish',
      anna: [['rifle-team', ...TEAMS]],
      ben: [['rifle-team', 'Foe']],
    });
    for (const [i, name] of TEAMS.entries())
      await say('anna', 'unit edit', { unit: name, fields: `squad:${i < 2 ? 'Scouts' : i < 3 ? 'Grey' : 'Red'}` });
    await say('carla', 'unit edit', { unit: TEAMS[2]!, fields: 'suppressed:1' });
    const thumb = new Thumb(club, channel);
    const panel = await thumb.press(await say('carla', 'turn end'), 'Play').settled();
    const way = await thumb.fill(await thumb.press(panel, 'Move').modal(), {}).settled();
    await thumb.press(way, 'Do it: the squad’s 2').settled();
    const lifting = await thumb.press(now(panel), 'Suppress').settled();
    await thumb.press(lifting, 'Roll').settled();
    await thumb.press(now(panel), 'Next: Team 4').settled();
    const aimed = await thumb.fill(await thumb.press(now(panel), 'Fire').modal(), { range: '30' }).settled();
    await thumb.press(aimed, 'Do it: the squad’s 7').settled();
    assert.deepEqual([thumb.count(), thumb.typed], [11, '30']);
    // The list of the others is opened once, and shows what comes next by itself.
    const tests = await firesOn(channel, thumb);
    assert.isAtMost(thumb.count(), 1 + 2 * tests);
  });

  test('whoever could do more stays in the panel, and one tap goes on to the next (WW2 Skirmish)', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    await say('anna', 'unit add', { profile: 'rifle-team', name: 'Team', count: 10 });
    await say('ben', 'unit add', { profile: 'rifle-team', name: 'Foe', count: 3 });
    const begun = await say('carla', 'turn end');
    const thumb = new Thumb(club, channel);
    const panel = await thumb.press(begun, 'Play').settled();
    for (const next of ['Next: Team 2', 'Next: Team 3']) {
      const planned = await thumb.fill(await thumb.press(now(panel), 'Move').modal(), {}).settled();
      await thumb.press(planned, 'Do it').settled();
      await thumb.press(now(panel), next).settled();
    }
    assert.include(now(panel).text, '**Team 3** can do this:');
    assert.notInclude(labels(now(panel)).join(), 'Next');
    assert.deepEqual([thumb.count(), thumb.typed], [9, '']);
  });

  test('thirty-five men of Panzer Troops move, and their step ends, in 7 taps', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'panzertroops' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    for (let i = 1; i <= 5; i++)
      await say('anna', 'unit add', { profile: 'rifleman', name: `Red ${i}`, count: 7, fields: `squad:Red${i}` });
    await say('ben', 'unit add', { profile: 'rifleman', name: 'Foe' });
    const begun = await say('carla', 'turn end');
    const thumb = new Thumb(club, channel);
    const panel = await thumb.press(begun, 'Play').settled();
    const planned = await thumb.fill(await thumb.press(panel, 'Move').modal(), {}).settled();
    await thumb.press(planned, 'Do it').settled();
    const others = await thumb.press(await stepOf(channel, /Red 1 1 moves/), 'With another…').settled();
    assert.includeMembers(labels(others), ['The squad’s other 6', 'The side’s other 34']);
    const all = await thumb.press(others, 'The side’s other 34').settled();
    assert.isFalse(all.ephemeral, all.text);
    assert.include((await say('anna', 'turn status')).text, 'Everyone has acted');
    const rest = await say('anna', 'play');
    // Nobody is left to ask about.
    assert.include((await thumb.press(rest, 'End this step').followUp()).text, 'step 2');
    assert.deepEqual([thumb.count(), thumb.typed], [7, '']);
  });

  test('a whole turn of Panzer Troops: thirty-five men move, and shoot at twelve, one after another, in 30 taps', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'panzertroops' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    for (let i = 1; i <= 5; i++)
      await say('anna', 'unit add', { profile: 'rifleman', name: `Red ${i}`, count: 7, fields: `squad:Red${i}` });
    await say('ben', 'unit add', { profile: 'rifleman', name: 'Foe', count: 12 });
    const begun = await say('carla', 'turn end');
    const thumb = new Thumb(club, channel);
    const panel = await thumb.press(begun, 'Play').settled();
    const planned = await thumb.fill(await thumb.press(panel, 'Move').modal(), {}).settled();
    await thumb.press(planned, 'Do it: all 35 who can').settled();
    await thumb.press(now(panel), 'End this step').followUp();
    const own = await say('ben', 'turn end');
    const firing = await thumb.press(own, 'Play').settled();
    const aimed = await thumb.fill(await thumb.press(firing, 'Fire').modal(), { range: '8', cover: 'none' }).settled();
    await thumb.press(aimed, 'Roll').settled();
    const others = await thumb.press(await stepOf(channel, /Red 1 1\b.*Foe 1/), 'With another…').settled();
    const form = await thumb.press(others, 'The side’s other 34, target by target').modal();
    // The first may have fallen by the first shot, or else comes first.
    const targets = optionsIn(form);
    const foes = Array.from({ length: 12 }, (_, i) => `Foe ${i + 1}`);
    assert.deepEqual(targets, foes.slice(12 - targets.length));
    const asks = await thumb.fill(form, { 'in-turn': targets }).settled();
    const shots = await thumb.press(asks, 'Do it all the same').settled();
    // Nobody holds his fire because another has killed his target.
    assert.notInclude(shots.text, 'hold');
    assert.include((await say('anna', 'turn status')).text, 'Everyone has acted');
    await thumb.press(now(firing), 'End this step').followUp();
    assert.isAtMost(thumb.count(), 30);
    assert.equal(thumb.typed, '8');
    // Each shot is a ruling of its own, at the first of them who still stood.
    const ruled = (await recordsOf(club.store, club.discord.channel(channel).id)).flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'ruled' && event.verb === 'fire' ? [event] : [])),
    );
    assert.lengthOf(ruled, 35);
    const fallen = new Set<string>();
    for (const { targets: [target] = [], effects } of ruled) {
      const first = ruled.flatMap((each) => each.targets ?? []).find((each) => !fallen.has(each));
      assert.equal(target, first);
      for (const effect of effects) if (effect.effect === 'gone') fallen.add(effect.unit);
    }
  });

  test('a squad’s move takes four taps by the panel and five by the command’s form, and nothing typed', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'panzertroops' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    for (const squad of ['Red', 'Grey'])
      await say('anna', 'unit add', { profile: 'rifleman', name: squad, count: 7, fields: `squad:${squad}` });
    await say('ben', 'unit add', { profile: 'rifleman', name: 'Foe' });
    const begun = await say('carla', 'turn end');
    const thumb = new Thumb(club, channel);
    const panel = await thumb.press(begun, 'Play').settled();
    const planned = await thumb.fill(await thumb.press(panel, 'Move').modal(), {}).settled();
    assert.includeMembers(labels(planned), ['Do it: the squad’s 7', 'Do it: all 14 who can']);
    await thumb.press(planned, 'Do it: the squad’s 7').settled();
    assert.deepEqual([thumb.count(), thumb.typed], [4, '']);
    const form = await thumb.command('move').modal();
    const moved = await thumb.fill(form, { who: String(form.fields[0]!.value).split(' ')[0]! }).settled();
    assert.match(moved.text, /7.*move|move.*7/i);
    assert.deepEqual([thumb.count(), thumb.typed], [5, '']);
    assert.include((await say('anna', 'turn status')).text, 'Everyone has acted');
  });

  test('who:all leaves out those who can’t, and says who', async () => {
    const { say } = await ten('landser-classic');
    await say('anna', 'move', { who: 'Man 1' });
    const all = await say('anna', 'move', { who: 'all' });
    assert.match(all.text, /Man 1\b/);
    assert.include((await say('anna', 'turn status')).text, 'Everyone has acted');
  });
});
