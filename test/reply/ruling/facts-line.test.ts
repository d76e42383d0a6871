import { expect, test } from 'vitest';
import { openSession } from '../../../docs/generate/session.ts';
import { seenLines } from '../../../src/reply/document.ts';
import { plainLine } from '../../../src/reply/plain-text.ts';

/** What players read of the last of these commands. */
async function read(...commands: readonly string[]): Promise<readonly string[]> {
  const session = await openSession('facts');
  let lines: readonly string[] = [];
  for (const command of commands) {
    const { outcome } = await session.hear(command);
    expect(outcome.ok, command).toBe(true);
    lines = outcome.ok ? seenLines(outcome.answer.document).map(plainLine) : [];
  }
  await session.close();
  return lines;
}

/** A battle by a book, with a unit or squad of each side. */
const battle = (rules: string, ...more: readonly string[]) => [
  `@ute /game new rules:${rules} sides:"Germans, British"`,
  '@anna /game join side:germans',
  '@ben /game join side:british',
  ...more,
];

const LANDSER = battle(
  'landser-classic',
  '@anna /unit squad name:Red',
  '@ben /unit squad name:Blue',
  '@anna /initiative faces:"5 2"',
  '@anna /turn end',
);

test.each([
  [
    'PT-DEF-08: the armour that a shot was held against',
    'Armour (more hits): 11',
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
  expect(lines).toEqual(['Side 2 goes first.', 'Side 1: D6 2. Side 2: D6 5. Dice from the table. #1']);
});

test('LC-JAM-01, RC-03: a house rule is shown if it changed something, and not if it was only looked at', async () => {
  const pistol = async (face: number) =>
    (await read(`/fire rules:landser-classic weapon:pistol range:4 with:listed-jams-only faces:${face}`))[1];
  // By the book, a natural 1 would have thrown for a jam as well.
  expect(await pistol(1)).toContain('House rule listed jams only.');
  expect(await pistol(4)).not.toContain('ouse rule');
});

test('LC-TURN-01: where the sides have names, the dice go by them', async () => {
  const lines = await read(...LANDSER.slice(0, -1));
  expect(lines).toEqual(['The Germans go first.', 'Germans: D6 5. British: D6 2. Dice from the table. #6']);
});

test('LC-ASLT-04: in an assault the dice go by the names of those who fight', async () => {
  const lines = await read(...LANDSER, '@anna /assault who:"Red Rifleman 1" target:"Blue Rifleman 1" faces:"5 2"');
  expect(lines[1]).toMatch(/Red Rifleman 1: D6 5 .*Blue Rifleman 1: D6 2/);
});

test('LC-HIDE-01: a man who hides is told of once', async () => {
  const lines = await read(...LANDSER, '@anna /act who:"Red Rifleman 1" action:hide');
  expect(lines).toEqual(['Red Rifleman 1 goes into hide.', '#8']);
});

test('LC-MOVE-06: the news says what kind of move it is', async () => {
  const lines = await read(...LANDSER, '@anna /move who:"Red Rifleman 1" action:move-and-fire');
  expect(lines[0]).toBe('Red Rifleman 1 can move up to 4″ and fire.');
  expect(lines[1]).not.toContain('Move and fire');
});

test('HP-MOVE-02: how far it can still go is told once, with what to type', async () => {
  const table = battle(
    'hans-n-panzer',
    '@anna /unit add profile:infantry name:Anton',
    '@ben /unit add profile:infantry name:Ben',
    '@ute /turn end',
  );
  expect(await read(...table, '@anna /move who:Anton path:off-road:3')).toEqual([
    'Anton goes 3″. Anton has no move left this turn.',
    expect.stringMatching(/^3″ off road\. #\d+$/),
  ]);
});

test('HP-MOR-05: that no command unit is near is what nobody has said, and not a fact', async () => {
  const table = battle(
    'hans-n-panzer',
    '@anna /unit add profile:infantry name:Anton',
    '@ben /unit add profile:infantry name:Ben',
    '@ute /turn end',
    '@ute /turn end',
    '@ute /turn end',
    '@ute /turn end',
  );
  const lines = await read(...table, '@anna /morale who:Anton cause:rear faces:"6"');
  expect(lines[1]).toContain('No command unit said to be near');
});

test('R-53: the house rule that the rules play a side decides no shot', async () => {
  const lines = await read(
    '/game new rules:ww2-skirmish sides:"Paras, Germans"',
    '/game house toggle:solo-forces on:true',
    '/game join side:paras',
    '/unit add profile:rifle-team name:Reid',
    '/unit add profile:rifle-team name:Dorn side:germans',
    '/turn end',
    '/fire attacker:Reid target:Dorn range:12 shots:1 faces:"1"',
  );
  expect(lines.join(' ')).not.toContain('ouse rule');
});
