import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type BeaconChain, chainHash, quicknet } from '../../fairness/beacon/chain.ts';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));

const otherChain = z.object({
  name: z.string(),
  genesis: z.number().int(),
  period: z.number().int().positive(),
  publicKey: hex(96),
  groupHash: hex(32),
});

/** drand's quicknet, or for tests the chain in a file. Verifiers don't count the rounds of any other. @throws {Error} */
export function chainIn(file: string | undefined): BeaconChain {
  if (file === undefined) return quicknet;
  try {
    const chain = otherChain.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { ...chain, hash: chainHash(chain) };
  } catch {
    throw new Error('BEACON_CHAIN: must be a JSON file with another chain, for tests. Leave it out.');
  }
}
