import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Timing } from '../../src/page/feeds.ts';
import { aPhoto } from '../referee/some-photos.ts';
import { thrownBy } from '../referee/table.ts';
import { Ears, fought, type Live, live, TABLE } from './live.ts';

let here: Live;
const open: Ears[] = [];

async function ears(address: string, headers?: Record<string, string>): Promise<Ears> {
  const made = await Ears.at(address, headers);
  open.push(made);
  return made;
}

/** Who stands where, as a page has it. */
const stands = ({ told }: Ears) => told?.table?.units.map(({ name, at }) => `${name} ${at.join()}`);
const knows = (seq: number) => (each: Ears) => each.told?.seq === seq;
const seqOf = async () => (await here.referee.campaign('caen')).seq;

beforeEach(async () => {
  here = await live();
  await fought(here.say);
});
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
  await here.close();
});

describe('a live page', () => {
  test('shows the table, whose turn it is, and the last rulings with their dice', async () => {
    const page = await ears(await here.page());
    await page.until(knows(await seqOf()));
    expect(stands(page)).toEqual(TABLE.units.map(({ name, at }) => `${name} ${at.join()}`));
    expect(page.ground.map(({ id }) => id)).toEqual(TABLE.pieces.map(({ id }) => id));
    expect(page.told!.status[0]).toBe('Turn 1, first side: Axis to play');
    expect(page.told!.rulings.flatMap(({ dice }) => dice).map(({ faces }) => faces)).toEqual([[5], [2]]);
  });

  test('follows what happens, and sends the terrain again only if it has changed', async () => {
    const page = await ears(await here.page());
    await page.until(knows(await seqOf()));
    await here.say('/fire attacker:Schmidt target:Jones faces:2');
    await page.until(knows(await seqOf()));
    expect(page.told!.rulings[0]!.dice[0]!.faces).toEqual([2]);
    await here.say('/move who:Weber to:"1 N"');
    await page.until(knows(await seqOf()));
    expect(stands(page)).toContain('Weber 22,6');
    expect(page.of('ground')).toHaveLength(1);
    await here.say('/battlefield lay piece:"wall wall-2 from C3 to F3"');
    await here.say('@bob /agree');
    await page.until(knows(await seqOf()));
    expect(page.ground.map(({ id }) => id)).toContain('wall-2');
  });

  test('has the photograph that lies under the table, at an address of its own that ends with it', async () => {
    const address = await here.page();
    const page = await ears(address);
    const of = async (hash: string) => fetch(`${address}/photo/${hash}`);
    await here.say('/battlefield photo file:x', { files: { file: await aPhoto() } });
    await here.say('@bob /agree');
    await page.until(({ told }) => told?.table?.photo !== undefined);
    const { hash } = page.told!.table!.photo!;
    const found = await of(hash);
    expect([found.status, found.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(
      createHash('sha256')
        .update(new Uint8Array(await found.arrayBuffer()))
        .digest('hex'),
    ).toBe(hash);
    expect((await of('0'.repeat(64))).status).toBe(404);
    await here.say('/battlefield page close:true');
    expect((await of(hash)).status).toBe(404);
  });

  test('that comes back knows what it has seen, and gets what it missed', async () => {
    const address = await here.page();
    const page = await ears(address);
    await page.until(knows(await seqOf()));
    page.close();
    const still = await ears(address, { 'Last-Event-ID': page.id! });
    await still.until(({ heard }) => heard.length > 0);
    expect(still.of('told')).toEqual([]);
    await here.say('/note text:"Rain."');
    await still.until(knows(await seqOf()));
    const back = await ears(address, { 'Last-Event-ID': page.id! });
    await back.until(knows(await seqOf()));
    expect(back.told!.rulings[0]!.text).toContain('Rain.');
  });

  test('strikes through what was undone', async () => {
    const page = await ears(await here.page());
    await here.say('/note text:"Rain."');
    const seq = await seqOf();
    await here.say('/undo');
    await page.until(knows(await seqOf()));
    expect(page.told!.rulings.find((each) => each.seq === seq)!.struck).toBe(true);
  });

  test('isn’t there without the right secret, and what nobody asked for isn’t either', async () => {
    const address = await here.page();
    const base = new URL(address).origin;
    const wrong = address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A');
    for (const url of [wrong, `${wrong}/events`, base, `${base}/battle/x`, `${base}/assets/x.js`, `${base}/../.env`])
      expect([url, (await fetch(url)).status]).toEqual([url, 404]);
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  });

  test('takes nothing from elsewhere, and can’t be framed, kept or told of', async () => {
    const address = await here.page();
    const answer = await fetch(address);
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).not.toMatch(/https?:|style=|<style|<script>|onclick/);
    for (const [, path] of html.matchAll(/(?:src|href)="(\.\.[^"]+)"/g)) {
      const asset = await fetch(new URL(path!, address));
      expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });

  test('is found under a path too, whether the proxy takes it away or not', async () => {
    const behind = await live(undefined, '/umpire');
    await fought(behind.say);
    const address = await behind.page();
    expect(new URL(address).pathname).toMatch(/^\/umpire\/battle\//);
    for (const url of [address, address.replace('/umpire', '')]) expect((await fetch(url)).status).toBe(200);
    await behind.close();
  });

  test('keeps its secret out of the database, and out of the log', async () => {
    const address = await here.page();
    const secret = address.split('/').at(-1)!;
    await here.say('@bob /battlefield page');
    for (const [key, value] of here.rows) expect(`${key} ${value}`).not.toContain(secret);
    expect([...here.rows.keys()].filter((key) => key.includes(':page:'))).toHaveLength(2);
    expect(await seqOf()).toBe((await here.referee.log('caen', 1, 1)).records[0]!.seq);
  });
});

describe('a page ends', () => {
  test('when somebody of its side closes it: the others stay', async () => {
    const [anna, bob, all] = [
      await ears(await here.page()),
      await ears(await here.page('@bob')),
      await ears(await here.page('@carla')),
    ];
    const answer = await here.say('/battlefield page close:true');
    expect(answer.json.data).toEqual({ ended: 2 });
    for (const each of [anna, all]) {
      await each.untilClosed();
      expect(each.of('ended')).toHaveLength(1);
    }
    expect(bob.closed).toBe(false);
    expect(await thrownBy(() => here.say('/battlefield page close:true'))).toMatchObject({ says: 'no-page-open' });
  });

  test('with its battle, after it has shown how it ended', async () => {
    const address = await here.page();
    const page = await ears(address);
    await here.say('/battle end winner:axis why:"The bridge is theirs"');
    await here.say('@bob /agree');
    await page.untilClosed();
    expect(page.told!.over).toBe(true);
    expect((await fetch(address)).status).toBe(404);
    expect(await thrownBy(() => here.say('/battlefield page'))).toMatchObject({ says: 'battle-is-over' });
  });

  test('when whoever asked for it leaves the side, or wants to be forgotten', async () => {
    const [anna, bob] = [await ears(await here.page()), await ears(await here.page('@bob'))];
    await here.say('@bob /game leave');
    await bob.untilClosed();
    expect(anna.closed).toBe(false);
    await here.say('/data delete confirm:true');
    here.serving.feeds.checkAll();
    await anna.untilClosed();
  });

  test('when its log is erased', async () => {
    const page = await ears(await here.page());
    await here
      .say('/data delete-server confirm:true', { manager: true })
      .catch(() => here.referee.personal.erase('caen'));
    here.serving.feeds.checkAll();
    await page.untilClosed();
    expect([...here.rows.keys()].filter((key) => key.includes(':page:'))).toEqual([]);
  });
});

describe('what pages cost', () => {
  test('one rendering a ruling however many watch, and none where nobody does', async () => {
    await here.say('/note text:"Nobody watches."');
    expect(here.serving.feeds.renderings).toBe(0);
    const addresses = [await here.page(), await here.page('@bob'), await here.page('@carla')];
    const all = await Promise.all(Array.from({ length: 99 }, (_, i) => ears(addresses[i % 3]!)));

    const seq = await seqOf();
    await Promise.all(all.map((each) => each.until(knows(seq))));
    const before = here.serving.feeds.renderings;
    await here.say('/fire attacker:Schmidt target:Jones faces:2');
    const after = await seqOf();
    await Promise.all(all.map((each) => each.until(knows(after))));
    // Nothing is hidden, so all three see the same.
    expect(here.serving.feeds.renderings - before).toBe(1);
    expect(here.serving.feeds.watching).toBe(99);
  });

  test('where somebody stands hidden, one rendering for his side and one for everybody else', async () => {
    await fought(here.say, 'falaise', async (at) => {
      await at('@bob /unit add profile:rifleman name:Sniper hidden:true');
      await at('@bob /battlefield move what:Sniper to:31,22');
    });
    const addresses: string[] = [];
    for (const user of ['', '@bob', '@bob', '@carla']) addresses.push(await here.page(`${user} #falaise`.trim()));
    const all = await Promise.all(Array.from({ length: 20 }, (_, i) => ears(addresses[i % 4]!)));
    const seqThere = async () => (await here.referee.campaign('falaise')).seq;
    const seq = await seqThere();
    await Promise.all(all.map((each) => each.until(knows(seq))));
    const before = here.serving.feeds.renderings;
    await here.say('#falaise /fire attacker:Schmidt target:Jones faces:2');
    const after = await seqThere();
    await Promise.all(all.map((each) => each.until(knows(after))));
    expect(here.serving.feeds.renderings - before).toBe(2);
  });

  test('a hundred pages on ten battles: a ruling in one is nothing to the other nine', async () => {
    const channels = Array.from({ length: 9 }, (_, i) => `falaise-${i}`);
    for (const channel of channels) await fought(here.say, channel);
    const addresses: string[] = [];
    for (const channel of ['caen', ...channels]) addresses.push(await here.page(`#${channel}`));
    const all = await Promise.all(Array.from({ length: 100 }, (_, i) => ears(addresses[i % 10]!)));
    await Promise.all(all.map((each) => each.until(({ told }) => told !== undefined)));
    const before = here.serving.feeds.renderings;
    await here.say('/fire attacker:Schmidt target:Jones faces:2');
    const seq = await seqOf();
    const caen = all.filter((_, i) => i % 10 === 0);
    await Promise.all(caen.map((each) => each.until(knows(seq))));
    await here.serving.feeds.settled();
    expect(here.serving.feeds.renderings - before).toBe(1);
    for (const each of all) expect(each.of('told')).toHaveLength(caen.includes(each) ? 2 : 1);
  });

  test('whoever leaves is forgotten', async () => {
    const page = await ears(await here.page());
    await page.until(knows(await seqOf()));
    page.close();
    while (here.serving.feeds.watching > 0) await new Promise((resolve) => setImmediate(resolve));
    await here.say('/note text:"Rain."');
    expect(here.serving.feeds.renderings).toBe(1);
  });
});

test('spectators see everything later, if that’s what the page is for', async () => {
  let now = new Date('2026-11-28T12:00:00Z').getTime();
  const later: { at: number; work: () => void }[] = [];
  const time: Timing = {
    now: () => new Date(now),
    after(ms, work) {
      const due = { at: now + ms, work };
      later.push(due);
      return () => void later.splice(later.indexOf(due), 1);
    },
  };
  const pass = (seconds: number) => {
    now += seconds * 1000;
    for (const { work } of later.filter(({ at }) => at <= now)) work();
  };
  const slow = await live(time);
  await fought(slow.say);
  const seq = async () => (await slow.referee.campaign('caen')).seq;
  const page = await ears(await slow.page('@carla', 'delay:60'));
  await page.until(({ heard }) => heard.length > 0);
  expect(page.told).toBeUndefined();
  const begun = await seq();
  pass(30);
  await slow.say('/fire attacker:Schmidt target:Jones faces:2');
  await slow.serving.feeds.settled();
  pass(30);
  await page.until(knows(begun));
  pass(29);
  expect(page.of('told')).toHaveLength(1);
  pass(1);
  await page.until(knows(await seq()));
  await slow.close();
});

test('without a port and an address there are none, and somebody who asks is told why', async () => {
  const { sayOver } = await import('../commands/club-table.ts');
  const say = sayOver(here.store);
  expect(await thrownBy(() => say('/battlefield page'))).toMatchObject({ says: 'pages-off' });
});
