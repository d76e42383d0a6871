import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';

let club: Club;
let channel: string;

const SHOTS = 45;
const TOGETHER = 9;
// Twenty such records are longer than a message may be, and five are not.
const MISS = { weapon: 'rifle', range: 8, faces: `1${' '.repeat(150)}1`, cover: 'half', modifier: -1 };

beforeAll(async () => {
  club = await Club.open();
  channel = club.channel();
  for (let shot = 0; shot < SHOTS; shot += TOGETHER) {
    const shots = Array.from({ length: TOGETHER }, () => club.fire({ channel }, MISS));
    await Promise.all(shots.map((each) => each.reply()));
  }
});

afterAll(() => club.close());

const log = (options = {}) => club.discord.command({ name: 'log', channel, options: { size: 20, ...options } });
const labels = (message: { buttons: readonly { label?: string }[] }) => message.buttons.map(({ label }) => label);
const numbers = (text: string) => [...text.matchAll(/^#(\d+) /gm)].map(([, number]) => Number(number));
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('/log', () => {
  test('shows the newest records to the one who asks alone', async () => {
    const page = await log().reply();
    assert.isTrue(page.ephemeral);
    assert.deepEqual(numbers(page.text), from(26, 45).slice(-numbers(page.text).length));
    assert.deepEqual(labels(page), ['Older']);
  });

  test('is turned in place, there and back', async () => {
    const page = await log().reply();
    const older = await club.discord.click({ message: page, label: 'Older' }).settled();
    assert.equal(older.id, page.id);
    assert.match(older.text, /page 2 of 3/);
    assert.deepEqual(labels(older), ['Older', 'Newer']);
    const oldest = await club.discord.click({ message: older, label: 'Older' }).settled();
    assert.deepEqual([numbers(oldest.text), labels(oldest)], [from(1, 5), ['Newer']]);
    const back = await club.discord.click({ message: oldest, label: 'Newer' }).settled();
    assert.match(back.text, /page 2 of 3/);
  });

  test('leaves no file of another page behind', async () => {
    const page = await log().reply();
    assert.deepEqual(
      page.files.map(({ name }) => name),
      ['log.txt'],
    );
    assert.deepEqual(numbers(page.files[0]!.text), from(26, 45));
    const older = await club.discord.click({ message: page, label: 'Older' }).settled();
    assert.lengthOf(older.files, 1);
    const oldest = await club.discord.click({ message: older, label: 'Older' }).settled();
    assert.isEmpty(oldest.files);
  });

  test('of a page that is not there says how many there are', async () => {
    const reply = await log({ page: 9 }).reply();
    assert.match(reply.text, /the log has 3 pages/);
    assert.isTrue(reply.ephemeral);
  });

  test('of an empty channel says how to begin, privately', async () => {
    const reply = await club.discord.command({ name: 'log', channel: club.channel() }).reply();
    assert.match(reply.text, /The log is empty/);
    assert.isTrue(reply.ephemeral);
  });

  test('that cannot be turned leaves the page as it was', async () => {
    const page = await log().reply();
    club.store.meddling = {
      before: () => {
        throw new Error('a bug');
      },
    };
    const click = club.discord.click({ message: page, label: 'Older' });
    const reply = await click.reply();
    club.store.meddling = {};
    assert.isTrue(reply.ephemeral);
    assert.notEqual(reply.id, page.id);
    assert.equal(club.discord.message(page).text, page.text);
    assert.lengthOf(club.takeErrors(), 1);
  });
});
