import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

/** A campaign with enough units for a list of several pages. */
async function crowded() {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('anna', 'quickstart', { rules: 'landser-classic', side: 'axis', squads: true });
  await say('anna', 'unit add', { profile: 'rifleman', name: `Grenadier ${'with a long name '.repeat(2)}`, count: 40 });
  return { channel, say };
}

const turn = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user }).settled();
const page = ({ text, buttons }: Seen) => ({
  at: buttons.map(({ label }) => label).find((label) => label?.startsWith('Page')),
  units: [...text.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, name]) => name),
});

describe('a long list', () => {
  test('is turned in place, there and back, also after a restart, and shows every unit once', async () => {
    const { say } = await crowded();
    const first = await say('anna', 'unit list');
    assert.match(page(first).at!, /^Page 1 of \d$/);
    assert.isTrue(first.buttons.find(({ label }) => label === '‹ Back')?.disabled);
    await club.restart();
    const second = await turn(first, 'More ›');
    assert.equal(second.id, first.id);
    assert.match(page(second).at!, /^Page 2/);
    const back = await turn(second, '‹ Back');
    assert.deepEqual(page(back), page(first));
    let last = back;
    const seen = [...page(back).units];
    while (!last.buttons.find(({ label }) => label === 'More ›')?.disabled) {
      last = await turn(last, 'More ›');
      seen.push(...page(last).units);
    }
    const units = seen.filter((name) => name?.startsWith('Grenadier'));
    assert.lengthOf(new Set(units), 40);
    assert.lengthOf(units, 40);
  });

  test('that all see, turned by two at once, goes one page on for both', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('anna', 'game rules', { rules: 'ww2-skirmish' });
    const first = await say('anna', 'game house');
    assert.isFalse(first.ephemeral);
    assert.match(page(first).at!, /^Page 1/);
    const both = await Promise.all([turn(first, 'More ›'), turn(first, 'More ›', 'bob')]);
    for (const each of both) {
      assert.equal(each.id, first.id);
      assert.match(page(each).at!, /^Page 2/);
    }
    const shown = club.discord.messages(channel).find(({ id }) => id === first.id)!;
    assert.equal(shown.text, both[0]?.text);
  });

  test('turned to a page that is gone by now shows the last there is', async () => {
    const { say } = await crowded();
    const first = await say('anna', 'unit list');
    await say('anna', 'undo');
    const after = await turn(first, 'More ›');
    assert.equal(after.id, first.id);
    assert.isFalse(after.text.includes('Grenadier'));
    assert.isNotEmpty(page(after).units);
    assert.isUndefined(page(after).at);
  });

  test('is told as it stands when it is turned, and a short one has no pages', async () => {
    const { say } = await crowded();
    const first = await say('anna', 'unit list');
    await say('anna', 'unit rename', { unit: `Grenadier ${'with a long name '.repeat(2)}40`, to: 'Weber' });
    let last = first;
    const seen: string[] = [];
    while (!last.buttons.find(({ label }) => label === 'More ›')?.disabled) {
      last = await turn(last, 'More ›');
      seen.push(last.text);
    }
    assert.include(seen.join('\n'), 'Weber');
    const channel = club.channel();
    const other = sayIn(club, channel);
    await other('anna', 'quickstart', { rules: 'landser-classic', side: 'axis', squads: true });
    const short = await other('anna', 'unit list');
    assert.isUndefined(page(short).at);
  });
});
