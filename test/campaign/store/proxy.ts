import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut and frozen. */
export interface TcpProxy {
  /** The database's URL, through the proxy. */
  readonly url: string;
  /** Breaks every connection and accepts no new ones, as if the database were gone; once is enough. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Holds back what is sent either way; connections are still taken. */
  freeze(): void;
  thaw(): void;
}

/** A proxy to the host and port of this URL. */
export async function proxyTo(url: string, defaultPort: number): Promise<TcpProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let held: (() => void)[] | undefined;

  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => (held ? held.push(() => to.write(chunk)) : to.write(chunk)));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port || defaultPort), target.hostname);
    forward(near, far);
    forward(far, near);
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');

  await listen(0);
  const { port } = server.address() as AddressInfo;
  const proxied = new URL(url);
  proxied.hostname = '127.0.0.1';
  proxied.port = String(port);
  return {
    url: proxied.href,
    cut: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: async () => {
      await listen(port);
    },
    freeze: () => {
      held = [];
    },
    thaw: () => {
      const late = held ?? [];
      held = undefined;
      for (const send of late) send();
    },
  };
}
