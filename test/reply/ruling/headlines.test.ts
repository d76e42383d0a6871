import { expect, test } from 'vitest';
import { Playing } from '../../referee/playing.ts';

/** The first line of a reply. */
const headline = async (playing: Playing, command: string) => (await playing.hears('anna', command)).split('\n')[0];

test.each([
  ['/move rules:landser difficult:true', 'Up to 2″ in difficult ground.'],
  ['/move rules:landser-classic difficult:true half:true', 'Up to 1″ in difficult ground.'],
  ['/move rules:landser unit:medium-vehicle difficult:true', 'Up to 4.5″ in difficult ground.'],
  ['/move rules:landser action:sneak difficult:true', 'Up to 1.5″ in difficult ground.'],
  ['/move rules:landser unit:medium-vehicle', 'Up to 9″.'],
])('%s says first how far it goes there, as the steps below do (LS-TERR-02, LS-VEH-06)', async (command, far) => {
  expect(await headline(await Playing.begin(), command)).toBe(far);
});

test('a move whose odds are shown says that it’s less in difficult ground', async () => {
  const odds = await (await Playing.begin()).hears('anna', '/move rules:landser difficult:true odds:true');
  expect(odds).toContain('Up to 4″, but less in difficult ground.');
});

test('a charge says whom it’s at, and no inches where nobody moves (WS-MEL-02)', async () => {
  const playing = await Playing.begin();
  await playing.says('ute', '/game new rules:ww2-skirmish');
  await playing.says('anna', '/game join side:axis');
  await playing.says('ben', '/game join side:allies');
  for (const name of ['Otto', 'Karl', 'Emil']) await playing.says('anna', `/unit add profile:rifle-team name:${name}`);
  await playing.says('ben', '/unit add profile:rifle-team name:Tom');
  await playing.says('ute', '/turn end');
  if ((await playing.game()).at?.side === 'allies') await playing.says('ute', '/turn end');
  expect(await headline(playing, '/move who:Karl moves:0')).toBe('Karl stays put.');
  expect(await headline(playing, '/move who:Otto target:Tom')).toBe('Otto moves 6″ and charges Tom.');
  expect(await headline(playing, '/move who:Otto target:Tom moves:0')).toBe('Otto charges Tom.');
});
