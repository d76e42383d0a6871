import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { english } from '../../src/reply/english/index.ts';
import { handing } from '../commands/club-table.ts';
import { NIGHTLY, runs } from '../nightly.ts';
import { Ears, fought, type Live, live } from '../page/live.ts';
import { aPhoto } from '../referee/some-photos.ts';
import { inChromium } from './chromium.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 360, height: 740 };
const STREAM = { width: 1280, height: 720 };
const say = english.page;
const SPECTATORS = runs(20, 100);

declare const axe: { run(): Promise<AxeResults> };

/** Everything that a page is sent: each answer, and each event of its stream. */
async function hears(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.eventSourceMessageReceived', ({ eventName, data }) => heard.push(`${eventName} ${data}`));
  page.on('response', (response) => {
    if (!response.url().endsWith('/events')) void response.text().then((text) => heard.push(text));
  });
  return heard;
}

inChromium('a live page', (opened) => {
  let here: Live;

  beforeEach(async () => {
    here = await live();
  });
  afterEach(() => here.close());

  /** Opens an address and waits until it shows a battle. */
  async function watch(address: string, page = opened().page, shows = '#units li'): Promise<Page> {
    // Its address is on this machine, which Chromium counts as the network.
    await page.context().setOffline(false);
    await page.goto(address);
    await page.locator(shows).first().waitFor();
    return page;
  }

  test('shows both sides who stands where and what was thrown, and follows the battle', async () => {
    await fought(here.say);
    const anna = await watch(await here.page());
    const bob = await watch(await here.page('@bob'), await anna.context().newPage());
    await here.say('/fire attacker:Schmidt target:Jones faces:2');
    for (const page of [anna, bob]) {
      await page.locator('#rulings li', { hasText: 'Jones' }).first().waitFor();
      await expect.poll(() => page.locator('#dice .die').allTextContents()).toEqual(['2']);
      expect(await page.locator('#status').textContent()).toContain('Axis to play');
      expect(await page.locator('#line').textContent()).toBe(say.live);
    }
    await here.say('/move who:Weber to:"1 N"');
    for (const page of [anna, bob]) await page.locator('#view .moved').waitFor({ state: 'attached' });
  });

  test.runIf(NIGHTLY)(
    'traces terrain over a photograph, by taps and by typing, into a command and a table to copy',
    async () => {
      await fought(here.say, 'caen', async (at) => {
        await here.say('#caen /battlefield photo file:x', { files: { file: await aPhoto() } });
        await at('@bob /agree');
      });
      const page = await watch(await here.page());
      await page.locator('#view image').waitFor({ state: 'attached' });
      expect(
        await page.locator('#view image').evaluate((image) => fetch(image.getAttribute('href')!).then(({ ok }) => ok)),
      ).toBe(true);
      await page.selectOption('#trace-kind', 'orchard');
      await page.fill('#trace-corners', '2,2 8,2');
      await page.click('#trace-add');
      expect(await page.locator('#trace-says').textContent()).toBe(say.cornersNeeded(3));
      await page.fill('#trace-corners', '2,2 nowhere 8,6');
      await page.click('#trace-add');
      expect(await page.locator('#trace-says').textContent()).toContain('nowhere');
      await page.fill('#trace-corners', '2,2 8,2 8,6');
      await page.click('#trace-add');
      expect(await page.inputValue('#trace-command')).toBe(
        '/battlefield lay piece:"orchard orchard-1 points 2,2 8,2 8,6"',
      );
      await page.getByRole('button', { name: say.trace, exact: true }).click();
      await page.selectOption('#trace-kind', 'hedge');
      await page.selectOption('#trace-outline', 'line');
      const box = (await page.locator('#view').boundingBox())!;
      for (const [right, down] of [
        [0.3, 0.3],
        [0.5, 0.35],
      ] as const)
        await page.mouse.click(box.x + box.width * right, box.y + box.height * down);
      await page.click('#trace-add');
      const table = await page.inputValue('#trace-table');
      expect(table).toMatch(
        /^table 48x36\n[\s\S]*orchard orchard-1 [\s\S]*hedge hedge-1 from [\d.]+,[\d.]+ to [\d.]+,[\d.]+ width 0\.25\nunit Schmidt at 12\.5,8 facing 0/,
      );
      await here.say('/battlefield import file:x', handing(table));
      await here.say('@bob /agree');
      const { game } = await here.referee.campaign('caen');
      expect(game!.battlefield!.pieces.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['farm', 'orchard-1', 'hedge-1']),
      );
    },
  );

  test('tells the other side, and whoever only watches, nothing of a hidden unit: not in what it shows, nor in what it is sent', async () => {
    await fought(here.say, 'caen', async (at) => {
      await at('@bob /unit add profile:rifleman name:Sniper hidden:true');
      await at('@bob /battlefield move what:Sniper to:31,22');
    });
    const anna = opened().page;
    const spectator = await anna.context().newPage();
    const heard = [await hears(anna), await hears(spectator)];
    const bob = await watch(await here.page('@bob'), await anna.context().newPage());
    expect(await bob.locator('#units').textContent()).toContain('Sniper');
    await watch(await here.page(), anna);
    await watch(await here.page('@carla'), spectator);
    await here.say('/fire attacker:Schmidt target:Jones faces:2');
    for (const page of [anna, spectator, bob])
      await page.locator('#rulings li', { hasText: 'Jones' }).first().waitFor();
    for (const page of [anna, spectator]) expect(await page.content()).not.toContain('Sniper');
    for (const all of heard) {
      expect(all.some((each) => each.startsWith('told '))).toBe(true);
      expect(all.join('\n')).not.toMatch(/Sniper|31,22/);
    }
  });

  test.runIf(NIGHTLY)('measures and plans without a mouse, and gives the command to copy', async () => {
    await fought(here.say);
    const page = await watch(await here.page());
    const box = () => page.locator('#view svg').getAttribute('viewBox');
    await page.locator('#view').focus();
    const whole = await box();
    await page.keyboard.press('+');
    expect(await box()).not.toBe(whole);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('0');
    expect(await box()).toBe(whole);
    await page.locator('#measure-from').fill('Schmidt');
    await page.locator('#measure-to').fill('Jones');
    await expect.poll(() => page.locator('#measured').textContent()).toMatch(/Jones.*″/);
    await page.locator('#plan-who').selectOption('Weber');
    await page.locator('#plan-legs').fill('2 N');
    expect(await page.locator('#command').inputValue()).toBe('/move who:Weber to:"2 N"');
    await page.locator('#plan-legs').fill('nowhere');
    expect(await page.locator('#command').inputValue()).toBe('');
    expect(await page.locator('#way').textContent()).toContain('nowhere');
  });

  test.runIf(NIGHTLY)('measures from whoever is dragged from', async () => {
    await fought(here.say);
    const page = await watch(await here.page());
    const at = async (name: string) => {
      const box = (await page.locator('#view svg').getByText(name, { exact: true }).first().boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await page.getByRole('button', { name: say.rule, exact: true }).click();
    const [from, to] = [await at('Schmidt'), await at('Jones')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => page.locator('#measured li').count()).toBeGreaterThan(0);
    expect(await page.locator('#measure-from').inputValue()).not.toBe('');
    expect(await page.locator('#measure-to').inputValue()).not.toBe('');
  });

  test.runIf(NIGHTLY)('says that it’s over once its address has been closed, and is gone after that', async () => {
    await fought(here.say);
    const address = await here.page();
    const page = await watch(address);
    await here.say('/battlefield page close:true');
    await expect.poll(() => page.locator('#line').textContent()).toBe(say.ended);
    const again = await page.reload();
    expect(again!.status()).toBe(404);
    expect(await page.textContent('h1')).toBe(say.gone);
  });

  test(`${SPECTATORS} spectators see the same ruling, for one rendering`, async () => {
    await fought(here.say);
    const address = await here.page('@carla');
    const first = await watch(address);
    const pages = [first];
    for (let n = 1; n < 4; n += 1) pages.push(await watch(address, await first.context().newPage()));
    const others = await Promise.all(Array.from({ length: SPECTATORS - 4 }, () => Ears.at(address)));
    await Promise.all(others.map((each) => each.until(({ told }) => told !== undefined)));
    const before = here.serving.feeds.renderings;
    await here.say('/fire attacker:Schmidt target:Jones faces:2');
    const { seq } = await here.referee.campaign('caen');
    await Promise.all(others.map((each) => each.until(({ told }) => told?.seq === seq)));
    for (const page of pages) await page.locator('#rulings li', { hasText: `#${seq}` }).waitFor();
    expect(here.serving.feeds.renderings - before).toBe(1);
    for (const each of others) each.close();
  });

  test.each(runs(['dark'] as const, ['light', 'dark'] as const))(
    'axe finds nothing wrong with it, and it fits a phone: %s',
    async (colorScheme) => {
      await fought(here.say);
      const { page } = opened();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(PHONE);
      await watch(await here.page());
      await page.locator('#measure-from').fill('Schmidt');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
      await page.evaluate(AXE);
      const { violations, passes } = await page.evaluate(() => axe.run());
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain('color-contrast');
    },
  );

  test.runIf(NIGHTLY)('lies over a stream with nothing behind it, and large dice', async () => {
    await fought(here.say);
    const page = await watch(`${await here.page()}?overlay`, opened().page, '#dice .die');
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe('rgba(0, 0, 0, 0)');
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgba(0, 0, 0, 0)');
    await page.setViewportSize(STREAM);
    const die = (await page.locator('#dice .die').first().boundingBox())!;
    expect(die.height).toBeGreaterThan(40);
    // All of it is in the picture, and so is the table.
    const news = (await page.locator('#news').boundingBox())!;
    expect(news.y + news.height).toBeLessThanOrEqual(STREAM.height);
    expect((await page.locator('#view svg').boundingBox())!.height).toBeGreaterThan(200);
  });

  test('asks nobody else for anything, and breaks none of its own policy', async () => {
    await fought(here.say);
    const { page, asked } = opened();
    const wrong: string[] = [];
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    page.on('pageerror', (error) => wrong.push(error.message));
    const address = await here.page();
    await watch(address);
    await page.locator('#measure-from').fill('Schmidt');
    expect(asked.every((each) => each.startsWith(new URL(address).origin))).toBe(true);
    expect(wrong).toEqual([]);
  });
});
