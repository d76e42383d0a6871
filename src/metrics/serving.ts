import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the page of a path says, and with which status. */
export interface Page {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** What a process says of itself. */
export interface Told {
  /** The metrics in Prometheus's text format. */
  metrics(): Promise<string>;
  /** Whether it can referee now, and what's missing if it can't. */
  readiness(): Promise<Readiness>;
}

/** Whether a process can referee now. */
export interface Readiness {
  readonly ready: boolean;
  readonly [part: string]: boolean | string | number;
}

/** Where the metrics are served. */
export interface Served {
  readonly port: number;
  close(): Promise<void>;
}

/** The host has to choose another port or address. */
export class CannotServe extends Error {}

/** What Prometheus's text format calls itself. */
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Serves `/healthz` (the process runs), `/readyz` (it can referee) and `/metrics`.
 * @param port 0 for any that's free @param host an address of this computer
 * @throws {CannotServe} if the port is taken, or the address isn't this computer's
 */
export async function serve(port: number, host: string, told: Told): Promise<Served> {
  const server = createServer((request, response) => {
    pageOf(request.url ?? '', told)
      .catch((): Page => ({ status: 500, type: 'text/plain', text: 'The metrics can’t be read.\n' }))
      .then((page) => send(response, page, request.method !== 'HEAD'));
  });
  await listening(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pageOf(url: string, told: Told): Promise<Page> {
  switch (url.split('?', 1)[0]) {
    case '/healthz':
      return { status: 200, type: 'text/plain', text: 'ok\n' };
    case '/readyz': {
      const readiness = await told.readiness();
      return { status: readiness.ready ? 200 : 503, type: 'application/json', text: `${JSON.stringify(readiness)}\n` };
    }
    case '/metrics':
      return { status: 200, type: PROMETHEUS, text: await told.metrics() };
    default:
      return { status: 404, type: 'text/plain', text: 'There’s /healthz, /readyz and /metrics.\n' };
  }
}

function send(response: ServerResponse, { status, type, text }: Page, withBody: boolean): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(withBody ? text : undefined);
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = ({ message }: Error) =>
      reject(new CannotServe(`The metrics can’t be served: ${message}. Change METRICS_PORT or METRICS_HOST.`));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}
