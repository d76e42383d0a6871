import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { battle } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const ASKS = 'Effect: who’s caught?';

/** Anna's tank has blown Ben's up, with these men of his about. */
async function blownUp(...men: readonly string[]) {
  const { say } = await battle(club, {
    rules: 'landser',
    anna: [
      ['panther', 'Panther'],
      ['rifleman', 'Otto'],
    ],
    ben: [
      ['sherman', 'Sherman'],
      ['rifleman', ...men],
    ],
  });
  await say('carla', 'initiative', { faces: '6 1' });
  await say('carla', 'turn end');
  await say('carla', 'game settings', { posts: 'each' });
  const calm = await say('anna', 'act', { who: 'Otto', action: 'nothing' });
  assert.notInclude(labels(calm), ASKS);
  const blown = await say('anna', 'tankhit', { attacker: 'Panther', target: 'Sherman', range: 10, faces: '6 6 6' });
  assert.include(blown.text, 'blows up');
  return { say, blown };
}

test('a tank that blows up has a button for those beside it, and its form asks who they are', async () => {
  // Whatever comes of it, somebody is left, so the battle goes on.
  const { blown } = await blownUp('Miller', 'Jones', 'Smith');
  assert.equal(labels(blown)[0], ASKS);
  const form = await club.discord.click({ message: blown, label: ASKS, user: 'ben' }).modal();
  const [target] = form.fields;
  const offered = (target!.raw.options as { value: string }[]).map(({ value }) => value);
  assert.includeMembers(offered, ['Otto', 'Miller', 'Jones']);
  assert.notInclude(offered, 'Sherman');
  const caught = { modal: form, fields: { target: ['Miller', 'Jones'] } };
  const effect = await club.discord.submit(caught).settled();
  assert.match(effect.text, /Miller/);
  assert.match(effect.text, /Jones/);
  // Nobody is struck twice by it.
  const again = await club.discord.click({ message: blown, label: ASKS, user: 'anna' }).modal();
  const left = (again.fields[0]!.raw.options as { value: string }[]).map(({ value }) => value);
  assert.notIncludeMembers(left, ['Miller']);
});

test('once nobody’s left whom it could catch, its button does nothing and says so', async () => {
  const { say, blown } = await blownUp('Miller', 'Jones');
  const ended = await say('ben', 'effect', { weapon: 'explosion', target: 'Miller, Jones', faces: '6 6 6 6' });
  assert.include(ended.text, 'The battle is over');
  const pressed = await club.discord.click({ message: blown, label: ASKS, user: 'anna' }).settled();
  assert.isTrue(pressed.ephemeral);
  assert.include(pressed.text, 'There’s nobody left for it to catch');
});

/** The first turn of a battle by these rules, in which Anna has a squad of these units. */
async function table(rules: string, ...profiles: readonly string[]) {
  const { say } = await battle(club, { rules, anna: profiles, ben: [['rifleman', 'Miller', 'Jones']] });
  for (const profile of profiles) await say('anna', 'unit edit', { unit: `Red ${profile}`, fields: 'squad:Red' });
  await say('carla', 'initiative', { faces: '6 1' });
  await say('carla', 'turn end');
  return say;
}

const opens = (message: Seen) => club.discord.click({ message, label: ASKS, user: 'anna' }).modal();
const names = ({ fields }: Modal) => fields.map(({ customId }) => customId);

describe('what comes down somewhere else has a button for those there, and its form asks who they are', () => {
  test.each(['landser', 'landser-classic'])('%s: GREN-08 a grenade', async (rules) => {
    const say = await table(rules, 'rifleman');
    const drifted = await say('anna', 'grenade', { who: 'Red rifleman', target: 'Miller', faces: '1 3 4' });
    assert.equal(labels(drifted)[0], ASKS);
    const form = await opens(drifted);
    assert.deepEqual(names(form), ['target', 'blast-cover', 'also']);
    const effect = await club.discord.submit({ modal: form, fields: { target: ['Jones'] } }).settled();
    assert.match(effect.text, /Jones/);
  });

  test('LS-HMG-03 the template of an HMG, whose range is known', async () => {
    const say = await table('landser', 'hmg-gunner', 'observer');
    const shot = { attacker: 'Red hmg-gunner', target: 'Miller', range: 20, faces: '1 1 3 4 5' };
    const drifted = await say('anna', 'fire', shot);
    assert.equal(labels(drifted)[0], ASKS);
    const form = await opens(drifted);
    assert.deepEqual(names(form), ['target', 'cover']);
    const effect = await club.discord.submit({ modal: form, fields: { target: ['Jones'] } }).settled();
    assert.match(effect.text, /Jones/);
    assert.include(effect.text, '20″');
  });

  test('and one that lands where it’s thrown has none', async () => {
    const say = await table('landser', 'rifleman');
    const landed = await say('anna', 'grenade', { who: 'Red rifleman', target: 'Miller', faces: '6 1' });
    assert.notInclude(labels(landed), ASKS);
  });
});
