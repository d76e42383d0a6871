import { expect, test } from 'vitest';
import { plainText } from '../../../src/reply/plain-text.ts';
import { sayTo } from '../../commands/club-table.ts';
import { memory, recordsOf, refereeOn } from '../table.ts';

/** Bob's Miller stands to the north of a wood in which Anna's Otto may be, as what's said of the battle goes. */
async function woods(rules: string, lines: readonly string[], begins: readonly string[] = ['/initiative faces:"2 5"']) {
  const { store } = await memory();
  const answer = sayTo(refereeOn(store));
  const told = async (line: string) => plainText((await answer(line)).document);
  const failing = (line: string) => told(line).catch((error: { says?: string }) => error.says);
  for (const line of [
    `@ump /game new name:Caen rules:${rules} sides:"Reds, Blues"`,
    '/game join side:reds',
    '@bob /game join side:blues',
    '@ump /battlefield new size:48x36',
    '@ump /battlefield lay piece:"wood wood-1 at 20,10 size 24x8"',
    ...lines,
    ...begins,
    '@ump /turn end',
  ])
    await answer(line);
  return { store, answer, told, failing };
}

const MILLER = [
  '@bob /unit add profile:rifleman name:Miller hidden:false',
  '@ump /battlefield move what:Miller to:20,24 facing:180',
];
const OTTO = ['/unit add profile:rifleman name:Otto hidden:true', '/battlefield move what:Otto to:20,13.4'];

test('LS-OBS-08: whoever looks at a place finds who hides there if his die is good enough, and looks once', async () => {
  const { told, failing } = await woods('landser', [...MILLER, ...OTTO]);
  expect(await told('@bob /spot who:Miller point:24,13 faces:6')).not.toContain('Otto');
  expect(await failing('@bob /spot who:Miller point:20,13 faces:6')).toContain('already');
});

test('LS-OBS-01: whom he finds he is aware of, and the same die over nobody finds nobody', async () => {
  const { told, store } = await woods('landser', [...MILLER, ...OTTO]);
  const found = await told('@bob /spot who:Miller point:20,13 faces:6');
  expect(found).toContain('Miller spots Otto');
  const { events } = (await recordsOf(store)).at(-1)!;
  const shown = events.find((event) => event.type === 'hidden-shown')!;
  expect(shown.effects).toContainEqual(expect.objectContaining({ field: 'aware', value: shown.stands.unit.id }));
  const none = await woods('landser', MILLER);
  expect(`${await none.told('@bob /spot who:Miller point:20,13 faces:6')}`.split('\n')[0]).toBe(found.split('\n')[0]);
});

test('LS-OBS-02: a die that isn’t good enough finds nobody, and its ruling is the same as over an empty place', async () => {
  const hiding = await woods('landser', [...MILLER, ...OTTO]);
  const empty = await woods('landser', MILLER);
  const line = '@bob /spot who:Miller point:20,13 faces:1';
  const words = (text: string) => text.replaceAll(/#\d+/g, '#');
  expect(words(await hiding.told(line))).toBe(words(await empty.told(line)));
});

test('WS-SPOT-01: a team’s look at a place finds a hidden team, and spends its dice', async () => {
  const team = (who: string, name: string, hidden: boolean) =>
    `@${who} /unit add profile:rifle-team name:${name} hidden:${hidden}`;
  const lines = [
    team('bob', 'Miller', false),
    '@ump /battlefield move what:Miller to:20,24 facing:180',
    team('anna', 'Otto', true),
    '/battlefield move what:Otto to:20,13.5',
  ];
  const { told } = await woods('ww2-skirmish', lines, ['@ump /turn end']);
  expect(await told('@bob /spot who:Miller point:20,13 attempts:1 faces:10')).toContain('Miller spots Otto');
});

test('LS-GREN-03: a blast strikes whoever is hidden under it, and each is owed a ruling of his own', async () => {
  const near = [
    '@bob /unit add profile:rifleman name:Miller hidden:false',
    '@ump /battlefield move what:Miller to:20,18 facing:180',
  ];
  const { told, store } = await woods('landser', [...near, ...OTTO]);
  await told('@bob /grenade who:Miller point:20,12.5 odds:true').then((odds) => expect(odds).not.toContain('Otto'));
  const thrown = await told('@bob /grenade who:Miller point:20,12.5 faces:6');
  expect(thrown).toContain('Otto');
  const { events } = (await recordsOf(store)).at(-1)!;
  const shown = events.find((event) => event.type === 'hidden-shown')!;
  expect(shown).toMatchObject({ effects: [{ effect: 'due', verb: 'effect', options: { 'blast-cover': 'none' } }] });
});

// He stays seen, but what was never thrown strikes nobody. Else nothing could be done with him but by a fall of dice that nobody owes.
test('LS-GREN-03: a blast that’s undone is owed by nobody, and owed again when that’s redone', async () => {
  const near = [
    '@bob /unit add profile:rifleman name:Miller hidden:false',
    '@ump /battlefield move what:Miller to:20,18 facing:180',
  ];
  const { told, answer, failing } = await woods('landser', [...near, ...OTTO]);
  await answer('@bob /grenade who:Miller point:20,12.5 faces:6');
  expect(await failing('@ump /turn end')).toBe('still-due');
  await answer('@ump /undo');
  expect(await told('@bob /unit list')).toContain('Otto');
  await answer('@ump /redo');
  expect(await failing('@ump /turn end')).toBe('still-due');
  await answer('@ump /undo');
  expect(await failing('@ump /turn end')).toContain('second side');
});

test('in fog units join hidden, in a book that looks for them', async () => {
  const { told } = await woods('landser-classic', [
    '@ump /battlefield new size:48x36 fog:true',
    '/unit add profile:rifleman name:Otto',
    ...MILLER,
  ]);
  expect(await told('@bob /unit list')).not.toContain('Otto');
  expect(await told('/unit list')).toContain('Otto');
  const { failing } = await woods('panzertroops', [], []);
  expect(await failing('@ump /battlefield new fog:true')).toBe('no-fog');
});

test('whoever’s base touches that of a hidden unit finds it, in every book', async () => {
  const lines = [
    '/unit add profile:infantry name:Otto hidden:true',
    '/battlefield move what:Otto to:20,13.4',
    '@bob /unit add profile:infantry name:Miller',
    '@ump /battlefield move what:Miller to:30,24',
  ];
  const { told } = await woods('hans-n-panzer', lines, []);
  expect(await told('@ump /battlefield move what:Miller to:20,14.5')).toContain('Miller spots Otto');
});
