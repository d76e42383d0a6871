import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club } from '../club.ts';
import { fighting } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

test('a place that may be one of several is asked, with a picture of where they lie and a button for each', async () => {
  const { channel, say } = await fighting(club);
  await say('anna', 'battlefield new');
  await say('ben', 'agree');
  await say('anna', 'battlefield lay', { piece: 'wood wood-1 at 10,20 radius 3; wood wood-2 at 20,20 radius 3' });
  await say('ben', 'agree');
  const options = { from: 'A1', to: 'wood' };
  const asked = await club.discord.command({ name: 'battlefield measure', options, channel, user: 'anna' }).settled();
  expect(asked.text).toContain('Which wood: wood-1 or wood-2?');
  expect(asked.files.map(({ name }) => name)).toEqual(['battlefield.png']);
  expect(asked.buttons.map(({ label }: { label?: string }) => label)).toEqual(['wood-1', 'wood-2']);
  const measured = await club.discord.click({ message: asked, label: 'wood-2', user: 'anna' }).settled();
  expect(measured.text).toContain('27.58″ from centre to centre');
});
