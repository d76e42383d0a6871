import { keys } from '../../campaign/keys.ts';
import { within } from '../../campaign/store/deadline.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Config } from '../../config.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Readiness, Served } from '../../metrics/serving.ts';

import { answerParent } from '../processes/telling.ts';

/** How long whoever asks waits for the database, in milliseconds. */
const PATIENCE = 2000;

/** What the bot says about how it's doing, over HTTP. */
export interface Health {
  readonly metrics: Metrics;
  /** Where it's served; nowhere if this process tells another one, which serves it. */
  readonly served: Served | undefined;
  /** The store, with each operation counted. */
  metered(store: Store): Store;
  /** The bot has begun: it's ready whenever it's connected and its store answers. */
  begun(bot: { isConnected(): boolean }): void;
}

/**
 * Serves how the bot is doing. What's needed for that is only loaded here, so a bot without metrics doesn't take memory for them.
 * @param hasParent whether another process serves it
 * @throws {CannotServe}
 */
export async function openHealth({ port, host }: NonNullable<Config['metrics']>, hasParent: boolean): Promise<Health> {
  const { Metrics } = await import('../../metrics/metrics.ts');
  const { MeteredStore } = await import('../../metrics/metered-store.ts');
  const { serve } = await import('../../metrics/serving.ts');
  const metrics = new Metrics();
  let store: Store | undefined;
  let bot: Parameters<Health['begun']>[0] | undefined;
  const readiness = () => readinessOf(bot?.isConnected() ?? false, store);
  const tell = async () => ({ metrics: await metrics.registry.getMetricsAsJSON(), ready: (await readiness()).ready });
  if (hasParent) answerParent(tell);
  const served = hasParent
    ? undefined
    : await serve(port, host, { metrics: () => metrics.registry.metrics(), readiness });
  return {
    metrics,
    served,
    metered(opened) {
      store = opened;
      return new MeteredStore(opened, metrics);
    },
    begun(begun) {
      bot = begun;
    },
  };
}

async function readinessOf(isConnected: boolean, store: Store | undefined): Promise<Readiness> {
  const answers = store !== undefined && (await isAnswering(store));
  return { ready: isConnected && answers, gateway: isConnected, store: answers };
}

async function isAnswering(store: Store): Promise<boolean> {
  try {
    await within(PATIENCE, store.get(keys.guilds()));
    return true;
  } catch {
    return false;
  }
}
