import { type APIGatewayBotInfo, REST, Routes } from 'discord.js';
import type { Config } from '../../config.ts';

/** The shards of a process, among all there are. */
export interface Shards {
  readonly list: readonly number[];
  readonly count: number;
}

/** How many shards there are, and how many may identify within five seconds. */
export interface Counted {
  readonly count: number;
  readonly atOnce: number;
}

type Settings = Pick<Config, 'token' | 'api' | 'shards' | 'cluster'>;

/**
 * The shards of this process: those that it was started with, or all. The library would otherwise read them from the environment, or
 * ask Discord by itself.
 * @throws what Discord says, for a token that it doesn't accept as well
 */
export async function shardsOf(settings: Settings): Promise<Shards> {
  const { cluster, shards } = settings;
  if (cluster) return { list: cluster.shards, count: cluster.count };
  const count = shards === 'auto' ? (await countShards(settings)).count : shards;
  return { list: upTo(count), count };
}

/**
 * Asks Discord how many shards the bot needs, unless the host has said so.
 * @see https://discord.com/developers/docs/topics/gateway#get-gateway-bot
 */
export async function countShards({ token, api, shards }: Settings): Promise<Counted> {
  const rest = new REST(api ? { api } : {}).setToken(token ?? '');
  const { shards: recommended, session_start_limit: limit } = (await rest.get(
    Routes.gatewayBot(),
  )) as APIGatewayBotInfo;
  return { count: shards === 'auto' ? recommended : shards, atOnce: limit.max_concurrency };
}

/** Spreads all shards over processes, the same number for each as far as possible, and neighbours together. */
export function spread(count: number, processes: number): readonly (readonly number[])[] {
  const many = Math.min(count, processes);
  return Array.from({ length: many }, (_, i) => {
    const [from, to] = [i, i + 1].map((each) => Math.floor((each * count) / many)) as [number, number];
    return upTo(to).slice(from);
  });
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i);
}
