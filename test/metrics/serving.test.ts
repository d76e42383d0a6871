import { describe, expect, test } from 'vitest';
import { CannotServe, type Served, serve, type Told } from '../../src/metrics/serving.ts';

const TOLD: Told = {
  metrics: () => Promise.resolve('umpire_servers 3\n'),
  readiness: () => Promise.resolve({ ready: false, gateway: false }),
};

async function served(told: Told, use: (url: string, server: Served) => Promise<void>): Promise<void> {
  const server = await serve(0, '127.0.0.1', told);
  try {
    await use(`http://127.0.0.1:${server.port}`, server);
  } finally {
    await server.close();
  }
}

describe('what a process says about itself', () => {
  test('is served under three paths, and nothing else is', async () => {
    await served(TOLD, async (url) => {
      const alive = await fetch(`${url}/healthz`);
      expect([alive.status, await alive.text()]).toEqual([200, 'ok\n']);
      const ready = await fetch(`${url}/readyz?verbose`);
      expect([ready.status, await ready.json()]).toEqual([503, { ready: false, gateway: false }]);
      const metrics = await fetch(`${url}/metrics`);
      expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(await metrics.text()).toBe('umpire_servers 3\n');
      expect((await fetch(`${url}/`)).status).toBe(404);
      expect(await (await fetch(`${url}/metrics`, { method: 'HEAD' })).text()).toBe('');
    });
  });

  test('that can’t be read is a fault of that page alone', async () => {
    const told = { ...TOLD, metrics: () => Promise.reject(new Error('a secret')) };
    await served(told, async (url) => {
      const metrics = await fetch(`${url}/metrics`);
      expect([metrics.status, await metrics.text()]).toEqual([500, 'The metrics can’t be read.\n']);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    });
  });

  test('needs a port that’s free', async () => {
    await served(TOLD, async (_, { port }) => {
      await expect(serve(port, '127.0.0.1', TOLD)).rejects.toThrow(CannotServe);
      await expect(serve(port, '127.0.0.1', TOLD)).rejects.toThrow(/Change METRICS_PORT/);
    });
  });
});
