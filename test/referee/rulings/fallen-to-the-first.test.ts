import { expect, test } from 'vitest';
import { type Say, sayOver } from '../../commands/club-table.ts';
import { memory, thrownBy } from '../table.ts';

async function battle(rules: string, profile: string, own: readonly string[], foe: string): Promise<Say> {
  const say = sayOver((await memory()).store);
  for (const line of [
    `@carla /game new rules:${rules} sides:"Axis, Allies"`,
    '@anna /game join side:axis',
    '@ben /game join side:allies',
    ...own.map((name) => `@anna /unit add profile:${profile} name:${name}`),
    foe,
    '@carla /turn end',
  ])
    await say(line);
  return say;
}

test('WS-TURN-05: a target that falls to the first shot of several holds the others back, and that shot stands', async () => {
  const add = '@ben /unit add profile:rifle-team name:Foe';
  const say = await battle('ww2-skirmish', 'rifle-team', ['Ives', 'Kerr', 'Lowe'], add);
  const shot = '@anna /fire attacker:"Ives, Kerr, Lowe" target:Foe range:8';
  // Eight shots of four men hit, and each of the four is out of it.
  const { json } = await say(`${shot} faces:"20 20 20 20 20 20 20 20 6 6 6 6 6 6 6 6"`);
  expect(json).toMatchObject({ 'held-back': [{ who: 'u2' }, { who: 'u3' }] });
  expect(await thrownBy(() => say(shot))).toMatchObject({ says: 'unit-gone' });
});
