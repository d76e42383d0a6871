import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import { battle } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

/** Two teams of WW2 Skirmish, in the phase of Alpha's side. */
async function facing() {
  const [anna, ben] = [[['rifle-team', 'Alpha']], [['rifle-team', 'Charlie']]] as const;
  const { channel, say } = await battle(club, { rules: 'ww2-skirmish', anna, ben });
  await say('carla', 'turn end');
  const assault = (options: Record<string, string | number>) =>
    club.discord.command({ name: 'assault', options, channel, user: 'anna' });
  return { assault };
}

describe('a unit that fights hand to hand', () => {
  test('without a target is asked whom it fights', async () => {
    const { assault } = await facing();
    const form = await assault({ who: 'Alpha' }).modal();
    const fought = await club.discord.submit({ modal: form, fields: { target: ['Charlie'] } }).settled();
    assert.match(fought.text, /Alpha.*Charlie|Charlie.*Alpha/);
  });

  test('is asked nothing if what’s said of the others shows that they aren’t in the campaign', async () => {
    const { assault } = await facing();
    const fought = await assault({ who: 'Alpha', 'target-actions': 3 }).settled();
    assert.match(fought.text, /Alpha/);
    assert.notInclude(fought.text, 'at Charlie');
  });
});
