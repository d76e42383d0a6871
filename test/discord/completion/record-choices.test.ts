import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import { sayIn } from '../skirmish.ts';

let club: Club;
let channel: string;
/** Another, with rulings and one note. */
let firing: string;

/** More than Discord shows, and more than are read at a time. */
const NOTES = 130;
const NOTE = 5;

beforeAll(async () => {
  club = await Club.open();
  channel = club.channel();
  const say = sayIn(club, channel);
  await say('anna', 'fire', { weapon: 'smg', range: 8 });
  for (let i = 2; i <= NOTES; i++) await say('anna', 'note', { text: i === 3 ? 'The bridge is blown' : `Hour ${i}` });
  firing = club.channel();
  const shoot = sayIn(club, firing);
  for (let i = 1; i <= NOTES; i++) {
    if (i === NOTE) await shoot('anna', 'note', { text: 'The bridge is blown' });
    else await shoot('anna', 'fire', { weapon: i === 3 ? 'smg' : 'rifle', range: i === 3 ? 2 : 8 });
  }
});

afterAll(() => club.close());

const offeredFor = async (name: string, option: string, typed: string, where = channel) => {
  const options = { [option]: typed };
  const typing = club.discord.autocomplete({ name, options, focused: option, channel: where, unchecked: true });
  return (await typing.autocomplete()) as { name: string; value: number }[];
};

describe('/again number:', () => {
  const offered = (typed: string) => offeredFor('again', 'number', typed, firing);

  test('offers the newest rulings first, as many as Discord shows', async () => {
    const all = await offered('');
    assert.lengthOf(all, 25);
    assert.deepEqual(
      all.slice(0, 2).map(({ value }) => value),
      [NOTES, NOTES - 1],
    );
  });

  test.each([
    ['some words of the command', 'fire smg', 3],
    ['number', '7', 7],
    ['verb', 'fire', NOTES],
    ['weapon', 'smg', 3],
  ])('finds a ruling anywhere in the log by its %s', async (_what, typed, seq) => {
    assert.equal((await offered(typed))[0]?.value, seq);
  });

  test('offers nothing that was never there', async () => {
    assert.isEmpty(await offered('panther'));
    // That's no ruling.
    for (const typed of [String(NOTE), 'bridge']) {
      assert.notInclude(
        (await offered(typed)).map(({ value }) => value),
        NOTE,
      );
    }
    assert.isEmpty(await offered(String(NOTES + 5000)));
  });
});

describe('/undo to:', () => {
  const offered = (typed: string) => offeredFor('undo', 'to', typed);

  test('offers only what one undo takes back', async () => {
    assert.deepEqual(
      (await offered(String(NOTES - 49))).map(({ value }) => value),
      [NOTES - 49],
    );
    for (const typed of [String(NOTES - 50), 'bridge', 'smg']) assert.isEmpty(await offered(typed), typed);
    const [oldest] = await offered(String(NOTES - 49));
    const asked = await sayIn(club, channel)('anna', 'undo', { to: oldest!.value });
    assert.include(asked.text, 'This takes back');
  });

  test('finds an entry by its text, however many are newer than Discord shows', async () => {
    assert.deepEqual(
      (await offered('Hour 90')).map(({ value }) => value),
      [90],
    );
  });

  test('offers none that somebody else has only told', async () => {
    await sayIn(club, channel)('ben', 'note', { text: 'It rains' });
    assert.isEmpty(await offered('rains'));
  });
});
