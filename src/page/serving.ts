import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';
import { hashOf, type Pages } from '../referee/pages.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { type Assets, assetsOf } from './assets.ts';
import { CannotServePages } from './cannot-serve.ts';
import { Feeds, type Timing, type Watcher } from './feeds.ts';
import { gonePage, livePage } from './html.ts';

/** Where pages are served. */
export interface PagesServing {
  readonly port: number;
  readonly feeds: Feeds;
  close(): Promise<void>;
}

/** Nothing on the page comes from elsewhere, and nothing that anybody typed can run on it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  // The address holds the secret.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const;
const HTML = 'text/html; charset=utf-8';

/** How often those who watch hear that the line still stands, and everything is looked at again, in milliseconds. */
const BEAT = 20_000;
/** How soon somebody whose line broke comes back, in milliseconds. */
const BACK = 1000;
/** So many can watch at once. */
const MOST_WATCHING = 2000;
/** Whoever is so many bytes behind is sent off, and comes back for everything as it is then. */
const MOST_BEHIND = 8 * 1024 * 1024;

const BATTLE = /^\/battle\/([\w-]{1,64})\/([\w-]{32})(?:\/(events)|\/photo\/([0-9a-f]{64}))?$/;

interface Parts {
  readonly words: Catalogue;
  readonly pages: Pick<Pages, 'seen' | 'photo'>;
  readonly where: NonNullable<Config['page']>;
  readonly time: Timing;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Serves the live pages: a document, its script and style, and what's told as it happens (server-sent events). Everything is read-only.
 * @throws {CannotServePages} if the port is taken, or the address isn't this computer's
 */
export async function servePages(parts: Parts): Promise<PagesServing> {
  const { where, onTrouble } = parts;
  const feeds = new Feeds(parts);
  const assets = await assetsOf();
  const prefix = new URL(where.url).pathname.replace(/\/$/, '');
  const server = createServer((request, response) => {
    answer(request, response, { ...parts, feeds, assets, prefix }).catch((error: unknown) => {
      onTrouble(error);
      if (!response.headersSent) response.writeHead(500, HEADERS);
      response.end();
    });
  });
  await listening(server, where);
  const beat = setInterval(() => feeds.checkAll(), BEAT).unref();
  return {
    port: (server.address() as AddressInfo).port,
    feeds,
    async close() {
      clearInterval(beat);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // What's being read for somebody who has just left still needs the store.
      await feeds.settled();
    },
  };
}

interface Answering extends Parts {
  readonly feeds: Feeds;
  readonly assets: Assets;
  /** The path of the public address: a proxy may take it away, or leave it. */
  readonly prefix: string;
}

async function answer(request: IncomingMessage, response: ServerResponse, all: Answering): Promise<void> {
  const { words, pages, feeds, assets, prefix } = all;
  const [whole = ''] = (request.url ?? '').split('?', 1);
  const path = prefix !== '' && whole.startsWith(`${prefix}/`) ? whole.slice(prefix.length) : whole;
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, HTML, '');
  const asset = assets.files.get(path);
  if (asset) return send(response, 200, asset.type, asset.text, 'public, max-age=31536000, immutable');
  const [, log, secret, events, photo] = BATTLE.exec(path) ?? [];
  if (log === undefined || secret === undefined) return send(response, 404, HTML, gonePage(words, assets));
  const hash = hashOf(secret);
  if (events !== undefined && request.method === 'GET') return stream(request, response, all, log, hash);
  const bytes = photo === undefined ? undefined : await pages.photo(log, hash, photo);
  if (bytes) return send(response, 200, 'image/jpeg', bytes);
  if (photo !== undefined || !(await feeds.isOpen(log, hash)))
    return send(response, 404, HTML, gonePage(words, assets));
  return send(response, 200, HTML, livePage(words, assets, `${secret}/events`));
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  text: string | Uint8Array,
  kept = 'no-store',
): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': type, 'Cache-Control': kept });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Tells somebody what happens for as long as he stays. */
async function stream(
  request: IncomingMessage,
  response: ServerResponse,
  { words, feeds, assets }: Answering,
  log: string,
  hash: string,
): Promise<void> {
  if (feeds.watching >= MOST_WATCHING) return send(response, 503, HTML, '');
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    response.writeHead(200, {
      ...HEADERS,
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Some proxies would otherwise keep everything until the end.
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${BACK}\nevent: version\ndata: ${assets.version}\n\n`);
  };
  const watcher: Watcher = {
    knows: knownBy(request, assets.version),
    send(event, data, seq) {
      begin();
      response.write(`${seq === undefined ? '' : `id: ${assets.version}.${seq}\n`}event: ${event}\ndata: ${data}\n\n`);
      if (response.writableLength > MOST_BEHIND) response.destroy();
    },
    end: () => response.end(),
  };
  const leave = await feeds.join(log, hash, watcher);
  if (!leave) return send(response, 404, HTML, gonePage(words, assets));
  begin();
  const beat = setInterval(() => response.write(': \n\n'), BEAT).unref();
  response.once('close', () => {
    clearInterval(beat);
    leave();
  });
  if (response.destroyed) leave();
}

/** The newest record that a page knows of that comes back; nothing if its script is an older one. */
function knownBy({ headers }: IncomingMessage, version: string): number | undefined {
  const [of, seq] = String(headers['last-event-id'] ?? '').split('.');
  return of === version && /^\d{1,9}$/.test(seq ?? '') ? Number(seq) : undefined;
}

function listening(server: Server, { port, host }: NonNullable<Config['page']>): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = ({ message }: Error) =>
      reject(new CannotServePages(`The live page can’t be served: ${message}. Change PAGE_PORT or PAGE_HOST.`));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}
