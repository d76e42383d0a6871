import {
  type APIApplication,
  type APIGatewayBotInfo,
  ApplicationFlags,
  type REST,
  RequestMethod,
  Routes,
} from 'discord.js';
import * as z from 'zod';
import { type Finding, fault, hint } from './finding.ts';

/** What Discord says of the bot, and how far this computer's clock is from Discord's, in milliseconds. */
export interface Ourselves {
  readonly id: string;
  readonly found: readonly Finding[];
  readonly clock: readonly Finding[];
}

const PRIVILEGED =
  ApplicationFlags.GatewayGuildMembers |
  ApplicationFlags.GatewayGuildMembersLimited |
  ApplicationFlags.GatewayPresence |
  ApplicationFlags.GatewayPresenceLimited |
  ApplicationFlags.GatewayMessageContent |
  ApplicationFlags.GatewayMessageContentLimited;

/** Discord counts logins a day. Fewer than these left means that something logs in again and again. */
const FEW_LOGINS = 200;

/** A clock may be this far from Discord's, in milliseconds. */
const CLOSE = 1500;

const answer = z.looseObject({ id: z.string() });

/**
 * Checks the token and how the application is set up. @returns what was found; without an `id`, nothing else can be asked
 * @param shards how many the host has set, if it isn't Discord's own number
 */
export async function checkApplication(
  rest: REST,
  now: () => number,
  shards?: number,
): Promise<Ourselves | readonly Finding[]> {
  const begun = now();
  const asked = await ask(rest);
  if (!('application' in asked)) return [asked];
  const { application, date } = asked;
  const ended = now();
  const clock = date === undefined ? [] : clockOf(date, (begun + ended) / 2, (ended - begun) / 2);
  const gateway = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
  return {
    id: application.id,
    clock,
    found: [...setUp(application), ...logins(gateway, now()), ...shardsOf(gateway, shards)],
  };
}

type Application = Pick<APIApplication, 'id' | 'flags' | 'interactions_endpoint_url' | 'bot_require_code_grant'>;

async function ask(rest: REST): Promise<{ readonly application: Application; readonly date?: number } | Finding> {
  try {
    const response = await rest.queueRequest({ method: RequestMethod.Get, fullRoute: Routes.currentApplication() });
    if (response.status === 401) return fault('token');
    if (response.status !== 200) return fault('unreachable', { reason: `its status is ${response.status}` });
    const application = answer.parse(await response.json()) as unknown as Application;
    const date = Date.parse(response.headers.get('date') ?? '');
    return { application, ...(Number.isNaN(date) ? {} : { date }) };
  } catch (error) {
    if ((error as { status?: number }).status === 401) return fault('token');
    return fault('unreachable', { reason: (error as Error).message });
  }
}

/** @param unsure how far off that may be, because the way there takes time, in milliseconds */
function clockOf(date: number, here: number, unsure: number): readonly Finding[] {
  // Discord's header has whole seconds: on average, half of one is missing.
  const ahead = here - (date + 500);
  if (Math.abs(ahead) <= CLOSE + unsure) return [];
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return [fault('clock', { seconds, way: ahead > 0 ? 'ahead of' : 'behind' })];
}

function setUp({ flags, interactions_endpoint_url: endpoint, bot_require_code_grant: grant }: Application): Finding[] {
  return [
    ...(endpoint ? [fault('endpoint')] : []),
    ...(grant ? [fault('code-grant')] : []),
    ...((flags ?? 0) & PRIVILEGED ? [hint('intents')] : []),
  ];
}

function logins({ session_start_limit: limit }: APIGatewayBotInfo, now: number): readonly Finding[] {
  if (limit.remaining >= Math.min(FEW_LOGINS, limit.total)) return [];
  return [hint('logins', { left: limit.remaining, until: new Date(now + limit.reset_after).toISOString() })];
}

function shardsOf({ shards: recommended }: APIGatewayBotInfo, set?: number): readonly Finding[] {
  return set === undefined || set * 2 > recommended ? [] : [hint('shards', { recommended, set })];
}
