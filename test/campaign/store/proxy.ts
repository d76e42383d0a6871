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
  /** From now on, whatever the database says comes so many milliseconds later. */
  slow(ms: number): void;
  /** New connections go to another port from now on. */
  turnTo(port: number): void;
}

/** A proxy to the host and port of this URL. */
export async function proxyTo(url: string, defaultPort: number): Promise<TcpProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let held: (() => void)[] | undefined;
  let late = 0;
  let goal = Number(target.port || defaultPort);

  const forward = (from: Socket, to: Socket, isAnswer: boolean) => {
    sockets.add(from);
    // A connection never changes the order of what it carries: what comes quickly waits for what's still late.
    const waiting: Buffer[] = [];
    const sendFirst = () => {
      const chunk = waiting.shift()!;
      if (to.writable) to.write(chunk);
    };
    const send = (chunk: Buffer) => {
      if (held) held.push(() => to.write(chunk));
      else if (isAnswer && (late > 0 || waiting.length > 0)) {
        waiting.push(chunk);
        setTimeout(sendFirst, late);
      } else to.write(chunk);
    };
    from.on('data', send);
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(goal, target.hostname);
    forward(near, far, false);
    forward(far, near, true);
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
      const waiting = held ?? [];
      held = undefined;
      for (const send of waiting) send();
    },
    slow: (ms) => {
      late = ms;
    },
    turnTo: (port) => {
      goal = port;
    },
  };
}
