import { expect, test } from 'vitest';
import { openSession } from '../../../docs/generate/session.ts';
import { seenLines } from '../../../src/reply/document.ts';
import { plainLine } from '../../../src/reply/plain-text.ts';

/** What players read of a ruling. */
async function read(command: string): Promise<readonly string[]> {
  const session = await openSession('facts');
  const { outcome } = await session.hear(command);
  await session.close();
  expect(outcome.ok, command).toBe(true);
  return outcome.ok ? seenLines(outcome.answer.document).map(plainLine) : [];
}

test.each([
  [
    'PT-DEF-08: the armour that a shot was held against',
    'Armour: 11',
    '/tankhit rules:panzertroops weapon:at-medium range:20 vehicle:panther-g facing:side faces:"3 5"',
  ],
  [
    'HP-TANK-13: the armour of a vehicle',
    'Armour defence: 13',
    '/tankhit rules:hans-n-panzer weapon:57mm range:20 target:pz3-late faces:"2 6 3 2"',
  ],
  ['WS-FIRE-10: the range band', 'Range: medium', '/fire rules:ww2-skirmish weapon:rifle range:16 aim:aimed faces:10'],
])('%s stands in the second line, though no die was thrown for it', async (_rule, fact, command) => {
  expect((await read(command))[1]).toContain(fact);
});

test('LS-FIRE-10: nobody said the cover, so it says what’s supposed', async () => {
  const shot = '/fire rules:landser weapon:rifle range:8 faces:2';
  expect((await read(shot))[1]).toBe(
    'Rifle, 8″, no cover said, so none. To hit: D6 2, hits on 4+. Dice from the table. #1',
  );
  expect((await read(`${shot} cover:half`))[1]).not.toContain('said');
});

test('WS-GREN-04: what a name doesn’t say well is supposed in words of its own', async () => {
  const lines = await read('/grenade rules:ww2-skirmish weapon:rifle-grenade range:13 figures:1 faces:9');
  expect(lines[1]).toContain('at infantry (nobody said otherwise)');
});

test('WS-FIRE-11: the shots of a volley share a line, in the order in which they fell', async () => {
  const lines = await read('/fire rules:ww2-skirmish weapon:rifle range:16 shots:4 faces:"18 5 5 5 1"');
  expect(lines[1]).toMatch(/To hit, hits on \d+\+: 18 5 5 5 \(1 hit, 3 missed\)/);
});

test('LC-TURN-01: what the news says isn’t said again', async () => {
  const lines = await read('/initiative rules:landser-classic faces:"2 5"');
  expect(lines).toEqual(['Side 2 goes first.', 'First side: D6 2. Second side: D6 5. Dice from the table. #1']);
});

test('LC-JAM-01, RC-03: a house rule is shown if it changed something, and not if it was only looked at', async () => {
  const pistol = async (face: number) =>
    (await read(`/fire rules:landser-classic weapon:pistol range:4 with:listed-jams-only faces:${face}`))[1];
  // By the book, a natural 1 would have thrown for a jam as well.
  expect(await pistol(1)).toContain('House rule listed jams only.');
  expect(await pistol(4)).not.toContain('ouse rule');
});
