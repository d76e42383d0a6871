import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DiscordAPIError, HTTPError } from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Requests } from '../../../src/discord/gateway/requests.ts';

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const got: Got[] = [];
let answers: (response: ServerResponse) => unknown;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    got.push({ headers: request.headers, body: Buffer.concat(chunks) });
    answers(response);
  });
});
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
let rest: Requests;
let impatient: Requests;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  rest = new Requests({ api, retries: 1 }).setToken('x');
  impatient = new Requests({ api, retries: 1, timeout: 300 }).setToken('x');
});
afterEach(() => void got.splice(0));
afterAll(() => {
  for (const each of [rest, impatient]) {
    each.clearHashSweeper();
    each.clearHandlerSweeper();
  }
  server.closeAllConnections();
  server.close();
});

test('files go with their JSON in one piece, as a browser would send them', async () => {
  answers = json(200, { id: '1' });
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 0, 255]);
  const files = [
    { name: 'odds.png', data: picture },
    { name: 'a "quoted"\r\nname.txt', data: 'Zoë’s ruling' },
  ];
  const body = { content: 'Two files – one picture', attachments: [{ id: '0' }] };
  expect(await rest.post('/channels/1/messages', { body, files })).toEqual({ id: '1' });
  const [{ headers, body: sent }] = got as [Got];
  expect(headers['transfer-encoding']).toBeUndefined();
  expect(Number(headers['content-length'])).toBe(sent.length);
  const form = await new Response(new Uint8Array(sent), {
    headers: { 'content-type': headers['content-type']! },
  }).formData();
  const [one, other] = [form.get('files[0]'), form.get('files[1]')] as [File, File];
  expect(JSON.parse(String(form.get('payload_json')))).toEqual(body);
  expect(Buffer.from(await one.arrayBuffer())).toEqual(picture);
  expect([one.name, one.type, other.type, await other.text()]).toEqual([
    'odds.png',
    'image/png',
    'application/octet-stream',
    'Zoë’s ruling',
  ]);
});

test('what Discord refuses is an error with its code, and what’s broken there is tried again', async () => {
  answers = json(404, { code: 10062, message: 'Unknown interaction' });
  const refused = await rest
    .post('/interactions/1/x/callback', { body: {}, auth: false })
    .catch((error: DiscordAPIError) => error);
  expect(refused).toBeInstanceOf(DiscordAPIError);
  const { code, status } = refused as DiscordAPIError;
  expect([code, status, got.length]).toEqual([10062, 404, 1]);
  answers = (response) => response.writeHead(502).end('bad gateway');
  expect(await rest.get('/gateway').catch((error) => error)).toBeInstanceOf(HTTPError);
  expect(got.length).toBe(3);
});

test('what comes without a body, in parts or as text, is read', async () => {
  answers = (response) => response.writeHead(204).end();
  expect(await rest.delete('/channels/1/messages/2')).toEqual(new ArrayBuffer(0));
  answers = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"part":');
    setTimeout(() => response.end('"two"}'), 20);
  };
  expect(await rest.get('/gateway')).toEqual({ part: 'two' });
});

test('an answer that doesn’t come is given up, and a connection that breaks is an error', async () => {
  answers = () => {};
  const late = await impatient.get('/gateway').catch((error: Error) => error);
  expect([(late as Error).name, got.length]).toEqual(['AbortError', 2]);
  answers = (response) => response.socket?.destroy();
  await expect(rest.get('/gateway')).rejects.toThrow();
});
