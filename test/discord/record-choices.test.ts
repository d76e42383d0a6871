import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from './club.ts';
import { sayIn } from './skirmish.ts';

let club: Club;
let channel: string;

/** More than Discord shows, and more than are read at a time. */
const NOTES = 130;

beforeAll(async () => {
  club = await Club.open();
  channel = club.channel();
  const say = sayIn(club, channel);
  await say('anna', 'fire', { weapon: 'smg', range: 8 });
  for (let i = 2; i <= NOTES; i++) await say('anna', 'note', { text: i === 3 ? 'The bridge is blown' : `Hour ${i}` });
});

afterAll(() => club.close());

const offered = async (to: string) => {
  const typing = club.discord.autocomplete({ name: 'undo', options: { to }, focused: 'to', channel, unchecked: true });
  return (await typing.autocomplete()) as { name: string; value: number }[];
};

describe('/undo to:', () => {
  test('offers the newest entries first, as many as Discord shows', async () => {
    const all = await offered('');
    assert.lengthOf(all, 25);
    assert.deepEqual(
      all.slice(0, 2).map(({ value }) => value),
      [NOTES, NOTES - 1],
    );
  });

  test.each([
    ['text', 'bridge', 3],
    ['some words of the text', 'blown bridge', 3],
    ['number', '7', 7],
    ['verb', 'fire', 1],
    ['weapon', 'smg', 1],
  ])('finds an entry anywhere in the log by its %s', async (_what, typed, seq) => {
    assert.equal((await offered(typed))[0]?.value, seq);
  });

  test('offers nothing that was never there', async () => {
    assert.isEmpty(await offered('panther'));
    assert.isEmpty(await offered(String(NOTES + 5000)));
  });
});
