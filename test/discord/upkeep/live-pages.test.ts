import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PageNews } from '../../../src/discord/upkeep/page-news.ts';
import { Ears } from '../../page/live.ts';
import { Club } from '../club.ts';
import { FakeTime } from '../fake-time.ts';
import { fighting } from '../skirmish.ts';
import { soon } from '../soon.ts';

const at = (port: number) => ({ page: { port, host: '127.0.0.1', url: 'https://umpire.example' } });

let club: Club;
beforeAll(async () => {
  club = await Club.open(undefined, undefined, undefined, async () => at(0));
});
afterAll(() => club.close());

/** A battle on a drawn table, and the address of Anna's page as it's reached here. */
async function watched() {
  const table = await fighting(club);
  await table.say('carla', 'battlefield new', { size: '36x30' });
  await table.say('carla', 'battlefield move', { what: 'Bell', to: '10,5' });
  await table.say('carla', 'battlefield move', { what: 'Miller', to: '10,20' });
  const { text } = await table.say('anna', 'battlefield page');
  const address = (bot = club.bot) =>
    /https:\/\/umpire\.example(\/battle\/[\w/-]+)/.exec(text)![1]!.replace(/^/, `http://127.0.0.1:${bot.pages!.port}`);
  const seq = async () => (await table.records()).at(-1)!.seq;
  return { ...table, address, seq };
}

test('a page does nothing before a ruling is answered: no rendering, no look at the store', async () => {
  const { channel, address, seq } = await watched();
  const page = await Ears.at(address());
  await page.until(({ told }) => told !== undefined);
  const { feeds } = club.bot.pages!;
  const before = feeds.renderings;
  const tells = feeds.changed.bind(feeds);
  const answered: boolean[] = [];
  const changed = vi.spyOn(feeds, 'changed').mockImplementation((where) => {
    answered.push(interaction.response !== undefined);
    tells(where);
  });
  club.store.meddling = {
    before: (_operation, key) => {
      if (key.includes(':page:')) answered.push(interaction.response !== undefined);
    },
  };
  const interaction = club.fire({ channel, user: 'anna' }, { attacker: 'Bell', target: 'Miller' });
  const { text } = await interaction.settled();
  expect(text).toContain('Miller');
  const now = await seq();
  await page.until(({ told }) => told?.seq === now);
  club.mendStore();
  changed.mockRestore();
  expect(answered.length).toBeGreaterThanOrEqual(2);
  expect(answered).not.toContain(false);
  expect(feeds.renderings - before).toBe(1);
  page.close();
});

test('a page that was open when the bot ended is up to date again once it is back, and goes on', async () => {
  const { say, address, seq } = await watched();
  const page = await Ears.at(address());
  await page.until(({ told }) => told !== undefined);
  const { port } = club.bot.pages!;
  await club.restart(at(port));
  await page.untilClosed();
  await say('anna', 'note', { text: 'While nobody looked.' });
  const back = await Ears.at(address(), { 'Last-Event-ID': page.id! });
  const now = await seq();
  await back.until(({ told }) => told?.seq === now);
  expect(back.told!.rulings[0]!.text).toContain('While nobody looked.');
  await say('anna', 'note', { text: 'And on.' });
  const later = await seq();
  await back.until(({ told }) => told?.seq === later);
  expect(back.of('ended')).toEqual([]);
  back.close();
});

test('who serves pages hears of a record once it is answered, at the latest after 0.8 seconds, and at once of what the clock writes', async () => {
  const time = new FakeTime();
  const told: string[] = [];
  const news = new PageNews((channel) => void told.push(channel), time);
  news.written('caen', { interaction: '1' });
  expect(told).toEqual([]);
  news.answered('caen');
  news.answered('caen');
  expect(told).toEqual(['caen']);
  news.written('falaise', { interaction: '2' });
  time.pass(799);
  expect(told).toEqual(['caen']);
  time.pass(1);
  expect(told).toEqual(['caen', 'falaise']);
  news.written('caen', { interaction: 'seq-3' });
  await soon(() => told.length === 3);
  expect(told).toEqual(['caen', 'falaise', 'caen']);
});
