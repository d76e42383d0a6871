import { expect, test } from 'vitest';
import { plainText } from '../../../src/reply/plain-text.ts';
import { sayTo } from '../../commands/club-table.ts';
import { memory, refereeOn } from '../table.ts';

/** A Panther in a wood, on its way to where Bell may be hidden, and a bazooka behind it. */
async function wood(bell: string) {
  const { store } = await memory();
  const referee = refereeOn(store);
  const answer = sayTo(referee);
  const told = async (line: string) => plainText((await answer(line)).document);
  const panther = async () => {
    const { game } = await referee.campaign('caen', 'ump');
    return Object.values(game!.units).find(({ name }) => name === 'Pan')!.fields.at;
  };
  for (const line of [
    '@ump /game new name:T rules:ww2-skirmish sides:"Brits, Gers"',
    '@ben /game join side:brits',
    '/game join side:gers',
    '@ump /battlefield new size:60x48',
    '@ump /battlefield lay piece:"wood w at 29,10 size 14x12"',
    '@ben /unit add profile:bazooka-team name:Tube',
    '@ben /unit add profile:sniper name:Bell hidden:true',
    '/unit add profile:panther name:Pan',
    '@ben /battlefield move what:Tube to:"20,20" facing:180',
    '/battlefield move what:Pan to:"8,10" facing:90',
    `@ben /battlefield move what:Bell to:"${bell}" facing:270`,
    '@ump /turn end',
    '@ump /turn end',
    '/move who:Pan to:"20,10"',
    '@ump /turn end',
  ])
    await answer(line);
  return { answer, told, panther };
}

const KILLS_THE_DRIVER = '@ben /tankhit attacker:Tube target:Pan facing:rear range:12 crossing:false faces:"20 13"';

// It crashes on for 6″, and no two bases overlap: as before a man in sight, it ends before one whom nobody knew of.
test('WS-VEH-09 A crash ends before a hidden enemy, who’s seen then', async () => {
  const { answer, told, panther } = await wood('26,10');
  await answer(KILLS_THE_DRIVER);
  const said = await told('/move task:crash who:Pan');
  expect(said).toContain('Pan stops at 24.1, 10, just short of Bell, who was hidden.');
  expect(await panther()).toBe('24.1,10');
  await answer('@ump /undo');
  expect(await panther()).toBe('20,10');
  await answer('@ump /redo');
  expect(await panther()).toBe('24.1,10');
});

test('WS-VEH-09 A crash that meets nobody goes its 6″', async () => {
  const { answer, told, panther } = await wood('40,30');
  await answer(KILLS_THE_DRIVER);
  expect(await told('/move task:crash who:Pan')).not.toContain('Bell');
  expect(await panther()).toBe('26,10');
});

// No base passes through another's. Nobody learns it before the move has been made: its odds are those of a way that's free.
test('WS-MOVE-01 A move ends before a hidden enemy on its way, whose place its odds don’t tell', async () => {
  const odds = [];
  for (const bell of ['27,10', '40,30']) {
    const { answer, told } = await wood(bell);
    await answer('@ump /turn end');
    odds.push(await told('/move who:Pan to:"27.9,10" odds:true'));
  }
  expect(odds[1]).toBe(odds[0]);
  const { answer, told, panther } = await wood('27,10');
  await answer('@ump /turn end');
  expect(await told('/move who:Pan to:"27.9,10"')).toContain('just short of Bell, who was hidden.');
  expect(await panther()).toBe('25.1,10');
});

// A corrected way is another way. What stopped the old one stays in sight, but doesn't put anybody back where that ended.
test('WS-MOVE-01 A move that’s corrected to end elsewhere ends there, and one that isn’t ends where it did', async () => {
  const { answer, panther } = await wood('27,10');
  for (const line of ['@ump /turn end', '/move who:Pan to:"27.9,10"']) await answer(line);
  await answer('@ump /correct number:17 terrain:open confirm:17');
  expect(await panther()).toBe('25.1,10');
  await answer('@ump /correct number:17 to:"22,10" confirm:18');
  expect(await panther()).toBe('22,10');
});
