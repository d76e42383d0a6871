import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import { sayIn } from '../skirmish.ts';

const BEGIN = 'Begin the first turn';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

/** A battle by a book, whose first turn two messages can begin. */
async function opening(rules: string) {
  const channel = club.channel();
  const say = sayIn(club, channel);
  const opened = await say('anna', 'quickstart', { rules, play: 'campaign', side: 'axis', squads: true });
  const joined = await say('ben', 'game join', { side: 'allies' });
  const press = (user: string, label: string, message = joined) => club.discord.click({ message, label, user });
  const turn = async () => (await say('carla', 'turn status')).text.split('\n')[0];
  return { opened, joined, press, turn };
}

describe('a button that begins the first turn', () => {
  test.each(['ww2-skirmish', 'panzertroops'])(
    'of another message ends no turn by %s once it has begun',
    async (rules) => {
      const { opened, press, turn } = await opening(rules);
      await press('anna', BEGIN).settled();
      const begun = await turn();
      const late = await press('anna', BEGIN, opened).settled();
      assert.isTrue(late.ephemeral);
      assert.match(late.text, /Play has gone on since then/);
      assert.equal(await turn(), begun);
    },
  );

  test('of another message ends no step of both sides', async () => {
    const { opened, press, turn } = await opening('hans-n-panzer');
    const waiting = await press('anna', BEGIN).settled();
    const begun = await press('ben', BEGIN, waiting).settled();
    assert.match(begun.text, /Turn 1, move/);
    for (const user of ['anna', 'ben']) {
      const late = await press(user, BEGIN, opened).settled();
      assert.match(late.text, /Play has gone on since then/);
      if (user === 'anna') assert.isTrue(late.ephemeral);
    }
    assert.match((await turn())!, /Turn 1, move/);
  });
});

describe('a first ruling', () => {
  test.each([
    ['anna', 'Axis'],
    ['ben', 'Allies'],
  ])('in a step of both sides is there for %s too', async (user, side) => {
    const { press } = await opening('hans-n-panzer');
    const begun = await press('ben', BEGIN, await press('anna', BEGIN).settled()).settled();
    assert.isFalse((await press(user, `Try a ruling: ${side}`, begun).settled()).ephemeral);
  });
});

describe('units to choose from in a step of both sides', () => {
  test('begin with those that have done nothing yet', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'hans-n-panzer' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    for (const name of ['Alpha', 'Bravo']) await say('anna', 'unit add', { profile: 'infantry', name });
    await say('ben', 'unit add', { profile: 'infantry', name: 'Charlie' });
    const first = async () => {
      const panel = await say('anna', 'play');
      const [typed] = await club.discord
        .autocomplete({ name: 'move', options: { who: '' }, focused: 'who', channel, user: 'anna' })
        .autocomplete();
      const menu = JSON.stringify(panel.raw.components);
      return [menu.indexOf('Alpha') < menu.indexOf('Bravo') ? 'Alpha' : 'Bravo', typed?.name.split(' ')[0]];
    };
    await say('carla', 'turn end');
    assert.deepEqual(await first(), ['Alpha', 'Alpha']);
    await say('anna', 'move', { who: 'Alpha', path: 'road:1' });
    assert.deepEqual(await first(), ['Bravo', 'Bravo']);
    for (let i = 0; i < 2; i++) await say('carla', 'turn end');
    await say('anna', 'fire', { attacker: 'Bravo', target: 'Charlie', weapon: 'rifle', range: 6, shooters: 2 });
    assert.deepEqual((await first())[0], 'Alpha');
  });
});
