import { beforeAll, describe, expect, test } from 'vitest';
import { attachedTo, battle, type Say, sayOver } from '../../commands/club-table.ts';
import { memory } from '../../referee/table.ts';

let report: string;
let say: Say;
beforeAll(async () => {
  say = sayOver((await memory()).store);
  await battle(say);
  const answer = await say('/game export as:markdown');
  report = Buffer.from(attachedTo(answer).bytes).toString();
  expect(attachedTo(answer).name).toMatch(/^caen-.*\.md$/);
  expect((answer.json.data as { export: string }).export).toBe(report);
});

describe('an after-action report', () => {
  test('has the name, the sides with players and units, then the story', () => {
    const headings = report.split('\n').filter((line) => line.startsWith('#'));
    expect(headings.slice(0, 7)).toEqual([
      '# Caen',
      '## The sides',
      '### Axis',
      '### Allies',
      '## What happened',
      '### Battle 1',
      '### Turn 1',
    ]);
    expect(report).toContain('Players: anna');
    expect(report).toContain('- Schmidt, rifleman');
    expect(report).toMatch(/- Log: `[0-9a-f]{32}`\n- SHA-256 of the seeds: `[0-9a-f]{64}`/);
  });

  test('has each ruling with its verdict and its dice', () => {
    expect(report).toMatch(
      /- \*\*#9\*\* anna: \*\*.*\*\*\n {2}- \/fire: rifle.*\n {2}- anna: 8″\n {2}- To hit: D6 3, hits on 4\+ → missed/,
    );
  });

  test('has notes as story, and no formatting of theirs', () => {
    expect(report).toContain('> Fog lies over \\<b\\>the orchard\\</b\\> \\*still\\*.');
  });

  test('has what is struck out struck, with its dice', () => {
    expect(report).toMatch(
      /- ~~\*\*#10\*\* anna: [^\n]*~~ \(undone\)\n {2}- ~~.*~~\n {2}- ~~anna: 8″~~\n {2}- ~~To hit: D6 2.*~~/,
    );
  });

  test('of loose rulings has no sides', async () => {
    await say('#falaise /fire weapon:rifle range:8 faces:3');
    const { bytes } = attachedTo(await say('#falaise /game export as:markdown'));
    const loose = Buffer.from(bytes).toString();
    expect(loose).toMatch(/^# falaise\n/);
    expect(loose).not.toContain('## The sides');
  });

  test.each([
    ['# Heading', '> \\# Heading'],
    ['1. first', '> 1\\. first'],
    ['![x](http://a.b/c.png)', '> \\!\\[x\\](http:\\/\\/a.b/c.png)'],
    ['`a` |b| &amp;', '> \\`a\\` \\|b\\| \\&amp;'],
  ])('leaves text as text: %s', async (text, told) => {
    await say(`#bayeux /note text:"${text}"`);
    const { bytes } = attachedTo(await say('#bayeux /game export as:markdown'));
    expect(Buffer.from(bytes).toString().split('\n')).toContain(told);
  });
});

test('what was put right is struck through, and its correction tells the dice as they count now', async () => {
  const own = sayOver((await memory()).store);
  await own('/fire rules:landser weapon:rifle range:8 faces:2');
  const [first] = ((await own('/correct number:1 range:12')).json.data as { commands: string[] }).commands;
  await own(first!);
  const [second] = ((await own('/correct number:1 range:6')).json.data as { commands: string[] }).commands;
  await own(second!);
  const story = Buffer.from(attachedTo(await own('/game export as:markdown')).bytes).toString();
  expect(story).toMatch(/- ~~\*\*#1\*\* .*~~ \(corrected in #3\)\n {2}- ~~.*~~\n {2}- ~~anna: 8″~~/);
  expect(story).toMatch(/- ~~\*\*#2\*\* .*~~ \(corrected in #3\)\n {2}- ~~.*rifle, 12″.*~~/);
  expect(story).toMatch(/- \*\*#3\*\* .*\n {2}- [^~]*rifle, 6″[^~]*\n {2}- [^~]*D6 2/);
  await own('/undo');
  const undone = Buffer.from(attachedTo(await own('/game export as:markdown')).bytes).toString();
  expect(undone).toMatch(/\*\*#1\*\* .*~~ \(corrected in #2\)/);
  expect(undone).toMatch(/- ~~\*\*#3\*\* .*~~ \(undone\)/);
});
