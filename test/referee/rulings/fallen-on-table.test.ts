import { beforeEach, expect, test } from 'vitest';
import { type Say, sayOver } from '../../commands/club-table.ts';
import { memory, thrownBy } from '../table.ts';

let say: Say;

beforeEach(async () => {
  say = sayOver((await memory()).store);
  for (const line of [
    '@carla /game new rules:landser-classic sides:"Axis, Allies"',
    '@carla /battlefield new size:48x48',
    '@anna /game join side:axis',
    '@ben /game join side:allies',
    '@anna /unit add profile:rifleman name:Red count:3',
    '@ben /unit add profile:rifleman name:Blue',
    '@ben /unit add profile:rifleman name:Zed count:2',
    '@carla /battlefield move what:"Red 1" to:20,10',
    '@carla /battlefield move what:"Red 2" to:21,10',
    '@carla /battlefield move what:"Red 3" to:22,10',
    '@carla /battlefield move what:Blue to:21,14',
    '@carla /battlefield move what:"Zed 1" to:40,40',
    '@carla /initiative faces:"6 1"',
    '@carla /turn end',
  ])
    await say(line);
});

test('LC-FIRE-01: if a man falls to the first of several shots, the others keep theirs', async () => {
  const { json } = await say('@anna /fire who:"Red 1, Red 2, Red 3" target:Blue faces:"6 6 6"');
  expect(json).toMatchObject({
    facts: { hit: true },
    'held-back': [
      { who: 'u2', rule: 'LC-FIRE-01' },
      { who: 'u3', rule: 'LC-FIRE-01' },
    ],
  });
});

test('LC-FIRE-01: how far somebody is who stands nowhere any more isn’t asked', async () => {
  await say('@anna /fire attacker:"Red 1" target:Blue faces:"6 6 6"');
  expect(await thrownBy(() => say('@anna /fire attacker:"Red 2" target:Blue'))).toMatchObject({
    says: 'landser/target-out-of-play',
    rule: 'LC-FIRE-01',
  });
});

test('what’s missing is asked for if nothing else stands in the way', async () => {
  expect(await thrownBy(() => say('@anna /fire attacker:"Red 2" target:"Zed 2"'))).toMatchObject({
    says: 'missing-options',
  });
});
