import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { battle } from '../skirmish.ts';
import { Thumb } from '../thumb.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const now = (message: Seen): Seen => club.discord.message(message);
const fieldOf = ({ fields }: Modal, name: string) => fields.find(({ customId }) => customId === name);

/** Anna's teams against Ben's by WW2 Skirmish, in her phase. */
async function skirmish(own: readonly string[], foes: readonly string[], profile = 'rifle-team') {
  const table = await battle(club, {
    rules: 'ww2-skirmish',
    anna: [[profile, ...own]] as [[string, ...string[]]],
    ben: [['rifle-team', ...foes]] as [[string, ...string[]]],
  });
  await table.say('carla', 'turn end');
  return { ...table, thumb: new Thumb(club, table.channel) };
}

/** Fires until the target is hit and has to test, and takes back what missed. */
async function hits({ say }: Pick<Awaited<ReturnType<typeof skirmish>>, 'say'>, attacker: string, target: string) {
  for (;;) {
    const shot = await say('anna', 'fire', { attacker, target, range: 8 });
    if (labels(shot).includes(`Morale for ${target}`)) return shot;
    await say('carla', 'undo');
  }
}

describe('a form of what’s refused as it stands', () => {
  test('WS-FIRE-03: a team that has moved is told why its belt-fed gun can’t fire, and nothing is said for it', async () => {
    const { say, thumb } = await skirmish(['Lang'], ['Foe'], 'lmg-team');
    await say('anna', 'move', { who: 'Lang', moves: 1 });
    const form = await thumb.press(await say('anna', 'play'), 'Fire').modal();
    const belt = fieldOf(form, 'belt')!;
    assert.isTrue(belt.required);
    assert.equal(belt.value, '');
    const label = JSON.stringify(form.raw.components);
    assert.include(label, 'Lang has moved, so its belt-fed machine gun can’t fire this turn.');
    assert.include(label, '"Not belt-fed"');
    assert.notMatch(label, /Left empty: (?:true|false)/);
    const planned = await thumb.fill(form, { range: '8', belt: 'false' }).settled();
    assert.include(labels(planned), 'Roll');
  });
});

describe('a plan that’s refused for what was typed', () => {
  test('WS-GREN-03: a mortar that can’t reach so near has its form again', async () => {
    const { say, thumb } = await skirmish(['Mors'], ['Foe'], 'mortar-team');
    const form = await thumb.press(await say('anna', 'play'), 'Barrage').modal();
    const refused = await thumb.fill(form, { range: '4' }).settled();
    assert.include(refused.text, 'can’t reach 4″');
    const again = await thumb.press(refused, 'Change').modal();
    assert.include(labels(await thumb.fill(again, { range: '30' }).settled()), 'Roll');
  });
});

describe('the same for the others', () => {
  test('WS-TURN-05: a test that comes first is thrown in the list, which then has the same target', async () => {
    const table = await skirmish(['Ives', 'Kerr', 'Lowe'], ['Foe', 'Moll']);
    const shot = await hits(table, 'Ives', 'Foe');
    const { thumb } = table;
    const list = await thumb.press(shot, 'With another…').settled();
    assert.include(list.text, 'Morale for Foe comes first. After that the others can do the same there too.');
    assert.includeMembers(labels(list), ['Morale for Foe', 'The side’s other 2 at Moll']);
    const tested = await thumb.press(list, 'Morale for Foe').settled();
    assert.isFalse(tested.ephemeral, tested.text);
    await club.discord.until(() => !labels(now(list)).includes('Morale for Foe'), 'the list as it is then');
    // Unless they have run, or are to.
    const isThere = !/retire|rout|fall/.test(tested.text);
    if (isThere) assert.include(labels(now(list)), 'The side’s other 2');
    assert.equal(thumb.typed, '');
  });

  test('those who hold back for the same reason share the step’s line', async () => {
    const { say } = await skirmish(['Ives', 'Kerr', 'Lowe', 'Nash', 'Orr'], ['Foe', 'Moll']);
    let volley: Seen;
    for (;;) {
      volley = await say('anna', 'fire', { attacker: 'Ives, Kerr, Lowe, Nash', target: 'Foe', range: 8 });
      // A target that fell holds them back, too.
      if (/other 3 hold/.test(volley.text) && volley.text.includes('comes first')) break;
      await say('carla', 'undo');
    }
    const next = await say('anna', 'move', { who: 'Orr' });
    assert.equal(next.text.match(/comes first/g)?.length, 1);
    assert.match(next.text, /The other 3 hold their fire \(Kerr, Lowe and Nash\)/);
  });
});

describe('odds of several', () => {
  test('each of those named, with those who can’t and why, and the button does it', async () => {
    const { say, thumb } = await skirmish(['Ives', 'Kerr', 'Lowe'], ['Foe']);
    await say('anna', 'move', { who: 'Lowe', moves: 2 });
    const moves = await say('anna', 'move', { who: 'Ives, Kerr', moves: 1, odds: true });
    assert.match(moves.text, /Ives moves 6″\..*Kerr moves 6″\./s);
    const shots = await say('anna', 'fire', { attacker: 'all', target: 'Foe', range: 8, odds: true });
    assert.match(shots.text, /Ives and Kerr\**: (?:over )?\d+% to hit/, shots.text);
    assert.match(shots.text, /Lowe\**: .*Action/);
    const done = await thumb.press(moves, 'Do it').settled();
    assert.isFalse(done.ephemeral, done.text);
    assert.match(done.text, /Ives moves 6″\..*Kerr moves 6″\./s);
  });

  test('what one unit does at a time says so', async () => {
    const { say } = await skirmish(['Ives', 'Kerr'], ['Foe']);
    const { text } = await say('anna', 'grenade', { who: 'Ives, Kerr', target: 'Foe', range: 3, odds: true });
    assert.include(text, '/grenade is for one unit at a time.');
  });
});
