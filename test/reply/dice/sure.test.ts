import { expect, test } from 'vitest';
import { plainText } from '../../../src/reply/plain-text.ts';
import { Playing } from '../../referee/playing.ts';

/** A machine gunner by Landser (expanded), whose gun holds the last of its belt, and whoever he may shoot at. */
async function gunner() {
  const playing = await Playing.begin();
  const say = async (user: string, command: string) => plainText((await playing.says(user, command)).document);
  await say('ute', '/game new rules:landser');
  await say('anna', '/game join side:axis');
  await say('ben', '/game join side:allies');
  await say('anna', '/unit add profile:machine-gunner name:Otto');
  await say('ben', '/unit add profile:rifleman name:Miller');
  await say('ute', '/turn end');
  return say;
}

test('odds show the modifiers that the ruling will have, and what it costs however the dice fall', async () => {
  const say = await gunner();
  const odds = await say('anna', '/fire attacker:Otto target:Miller range:8 cover:half odds:true');
  expect(odds).toContain('To hit: D6 −1 target in half cover −2 GPMG not set up, hits on 1+.');
  expect(odds).toContain('In any case: The GPMG of Otto is empty: Weapon Work.');
  // The ruling has just these.
  const ruled = await say('anna', '/fire attacker:Otto target:Miller range:8 cover:half faces:1');
  expect(ruled).toMatch(/−1 target in half cover .*−2 GPMG not set up/);
  expect(ruled).toContain('The GPMG of Otto is empty');
});

test('of units that nobody tracks, odds say the chances alone', async () => {
  const playing = await Playing.begin();
  const { document } = await playing.says('anna', '/fire weapon:rifle range:8 odds:true');
  expect(plainText(document)).not.toContain('In any case');
});

test('LC-FIRE-08 whether a man hides in terrain is asked, not said, where nobody knows', async () => {
  const playing = await Playing.caen();
  const say = async (user: string, command: string) => plainText((await playing.says(user, command)).document);
  await say('anna', '/unit add profile:rifleman name:Bell');
  await say('ben', '/unit add profile:rifleman name:Miller');
  await say('ute', '/turn end');
  await say('ute', '/unit edit unit:Miller fields:hiding:row');
  const shot = await say('anna', '/fire attacker:Bell target:Miller range:8');
  expect(shot).toContain('Is Miller hiding in terrain? Then you can only fire at him from point blank, 2″ or less.');
  expect(shot).not.toContain('Target hiding in terrain');
});
