import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { battle, hit } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const press = (message: Seen, label: string, user: string) => club.discord.click({ message, label, user });

/** Three teams hit in one phase, each of which owes a test. */
async function threeTests() {
  const [anna, ben] = [[['rifle-team', 'Ada', 'Bea', 'Cora']], [['rifle-team', 'Tom', 'Max', 'Joe']]] as const;
  const { say, channel, records } = await battle(club, { rules: 'ww2-skirmish', anna, ben });
  const begun = await say('carla', 'turn end');
  if (begun.text.includes('Allies to play')) await say('carla', 'turn end');
  await hit(say, 'anna', 'Ada', 'Tom');
  const second = await hit(say, 'anna', 'Bea', 'Max');
  return { say, channel, records, second };
}

describe('WS-MOR-01 what several owe alike', () => {
  test('is thrown by one press for all who owe it then, each with his dice, in one message', async () => {
    const { say, records, second } = await threeTests();
    assert.include(labels(second), 'Throw 2 tests');
    assert.include(labels(second), 'Morale for Tom');
    const third = await hit(say, 'anna', 'Cora', 'Joe');
    assert.include(labels(third), 'Throw 3 tests');
    // Anybody who plays may throw them, and it's one record.
    const before = (await records()).length;
    const thrown = await press(third, 'Throw 3 tests', 'anna').settled();
    assert.isFalse(thrown.ephemeral, thrown.text);
    for (const name of ['Tom', 'Max', 'Joe']) assert.include(thrown.text, name);
    const after = await records();
    assert.lengthOf(after, before + 1);
    assert.deepEqual(after.at(-1)!.events.filter(({ type }) => type === 'ruled').length, 3);
    assert.notInclude(labels(thrown), 'Throw 3 tests');
  });

  test('is thrown for those who are left, and once only', async () => {
    const { say, records, second } = await threeTests();
    await say('carla', 'game settings', { posts: 'each' });
    const status = await say('ben', 'turn status');
    assert.include(labels(status), 'Throw 2 tests');
    await say('ben', 'morale', { who: 'Tom', faces: '3' });
    const thrown = await press(status, 'Throw 2 tests', 'ben').settled();
    assert.include(thrown.text, 'Max');
    const before = (await records()).length;
    const again = await press(club.discord.message(second), 'Throw 2 tests', 'ben').settled();
    assert.match(again.text, /Nobody has to throw that any more/);
    assert.lengthOf(await records(), before);
  });
});
