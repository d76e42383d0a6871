import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';

/** Debian's package puts it here; `.ci/run` installs that where it can. */
const CHROMIUM = '/usr/bin/chromium';

/** A page of its own for each test, and what it asked the network for. */
export interface Opened {
  /** Opened without a network: whatever it needs has to be in it. */
  readonly page: Page;
  /** Addresses of everything that it asked for elsewhere than in its own file. It's to stay empty. */
  readonly asked: readonly string[];
}

/**
 * A group of tests in one Chromium: started once for the group, closed after it, with a fresh page for each test. Where there is
 * no Chromium they're skipped, and their title says so.
 *
 *     inChromium('the page that checks dice', (opened) => {
 *       test('says what it found', async () => {
 *         const { page, asked } = opened();
 *         await page.goto(pathToFileURL('docs/verify.html').href); // or await page.setContent(html)
 *         expect(asked).toEqual([]);
 *       });
 *     });
 *
 * Starting takes about half a second, so one group a file is enough.
 * @param tests is called once, and registers the tests; its argument gives the page of the test that runs
 */
export function inChromium(title: string, tests: (opened: () => Opened) => void): void {
  const missing = !existsSync(CHROMIUM);
  describe.skipIf(missing)(missing ? `${title} (skipped: there is no ${CHROMIUM})` : title, () => {
    let browser: Browser;
    let context: BrowserContext;
    let opened: Opened;

    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    });
    afterAll(() => browser?.close());
    beforeEach(async () => {
      context = await browser.newContext({ offline: true });
      opened = { page: await context.newPage(), asked: askedBy(context) };
    });
    afterEach(() => context?.close());

    tests(() => opened);
  });
}

/** Fills up as the pages of a context ask for things outside of themselves. */
function askedBy(context: BrowserContext): readonly string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (!/^(file|data|blob|about):/.test(request.url())) asked.push(request.url());
  });
  for (const page of context.pages()) page.on('websocket', (socket) => asked.push(socket.url()));
  return asked;
}
