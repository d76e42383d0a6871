import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { BeaconSettings } from '../../config.ts';
import { BeaconServers, PUBLIC_SERVERS } from '../../referee/fairness/beacon-servers.ts';
import { chainIn } from '../throws/chain-file.ts';
import { type Finding, fault, hint } from './finding.ts';

/** A round that old has been published, even if this computer's clock is ahead. In seconds. */
const LONG_AGO = 60;

/**
 * Tries the servers of the public beacon, if a campaign takes its dice from there: each is asked for a round, and its signature checked.
 * @param settings nothing if the host has turned the beacon off
 * @returns nothing if no campaign does: no request is made then
 */
export async function checkBeacon(
  store: Pick<Store, 'keys'>,
  settings: BeaconSettings | undefined,
  now: Date,
): Promise<readonly Finding[] | undefined> {
  if (!(await isInUse(store))) return undefined;
  if (!settings) return [fault('beacon-off')];
  // A bot that starts doesn't need it.
  const { wrongAmong } = await import('../../fairness/beacon/signature.ts');
  const chain = chainIn(settings.chain);
  const addresses = settings.addresses ?? PUBLIC_SERVERS;
  const round = Math.max(1, Math.floor((now.getTime() / 1000 - LONG_AGO - chain.genesis) / chain.period));
  const silent: string[] = [];
  for (const address of addresses) {
    const server = new BeaconServers({
      ...{ addresses: [address], chain, now: () => now },
      // It's asked once.
      wait: () => Promise.reject(new Error('It has no such round')),
      wrongAmong: async (...asked) => wrongAmong(...asked),
    });
    await server.signatureOf(round).catch(() => silent.push(address));
  }
  if (silent.length === addresses.length) return [fault('beacon', { addresses: silent.join(', ') })];
  return silent.map((address) => hint('beacon-server', { address }));
}

async function isInUse(store: Pick<Store, 'keys'>): Promise<boolean> {
  for await (const _ of store.keys(keys.beacon(''))) return true;
  return false;
}
