import { afterAll, assert, beforeAll, test } from 'vitest';
import { Club } from './club.ts';
import type { Seen } from './loopback/index.ts';
import { sayIn } from './skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const ASKS = 'Effect: who’s caught?';

test('a tank that blows up has a button for those beside it, and its form asks who they are', async () => {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'landser' });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  await say('anna', 'unit add', { profile: 'panther', name: 'Panther' });
  await say('anna', 'unit add', { profile: 'rifleman', name: 'Otto' });
  await say('ben', 'unit add', { profile: 'sherman', name: 'Sherman' });
  for (const name of ['Miller', 'Jones']) await say('ben', 'unit add', { profile: 'rifleman', name });
  await say('carla', 'initiative', { faces: '6 1' });
  await say('carla', 'turn end');
  const shot = { attacker: 'Panther', target: 'Sherman', range: 10 };
  const missed = await say('anna', 'act', { who: 'Otto', action: 'nothing' });
  assert.notInclude(labels(missed), ASKS);
  const blown = await say('anna', 'tankhit', { ...shot, faces: '6 6 6' });
  assert.include(blown.text, 'blows up');
  assert.equal(labels(blown)[0], ASKS);
  const form = await club.discord.click({ message: blown, label: ASKS, user: 'ben' }).modal();
  const [target] = form.fields;
  const offered = (target!.raw.options as { value: string }[]).map(({ value }) => value);
  assert.includeMembers(offered, ['Otto', 'Miller', 'Jones']);
  assert.notInclude(offered, 'Sherman');
  const caught = { modal: form, fields: { target: ['Miller', 'Jones'] } };
  const effect = await club.discord.submit(caught).settled();
  assert.match(effect.text, /Miller: /);
  assert.match(effect.text, /Jones: /);
  // Nobody is struck twice by it.
  const again = await club.discord.click({ message: blown, label: ASKS, user: 'anna' }).modal();
  const left = (again.fields[0]!.raw.options as { value: string }[]).map(({ value }) => value);
  assert.notIncludeMembers(left, ['Miller']);
});
