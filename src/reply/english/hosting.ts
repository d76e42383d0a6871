import type { Values } from '../../kernel/refusal.ts';

const counted = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** What `/host` says, to the people who host the bot. */
export const host = {
  servers: (servers: number, known: number) =>
    `I’m in ${counted(servers, 'server')}, and ${counted(known, 'server')} ${known === 1 ? 'has' : 'have'} a log.`,
  process: (of: { version: string; servers: number; megabytes: number; shards: number }) =>
    `Version ${of.version}, ${counted(of.servers, 'server')}, ${counted(of.shards, 'shard')}, ${of.megabytes} MB of memory;`,
  since: 'started',
  /** @param off the shards without a connection @param ping in milliseconds; below 0 if nobody knows yet */
  connection: (off: readonly number[], ping: number) => {
    if (off.length > 0) return `No connection: ${off.length === 1 ? 'shard' : 'shards'} ${off.join(', ')}.`;
    return ping < 0 ? 'Connected.' : `Connected; Discord answers within ${ping} ms.`;
  },
  silent: (n: number) => `I haven’t heard from ${counted(n, 'process', 'processes')} for three minutes.`,
  store: (kind: string, version: string | undefined) =>
    `The database is ${version === undefined ? kind : `${kind} ${version}`}.`,
  untold: (n: number) =>
    n === 0
      ? 'Every ruling has been shown.'
      : `${counted(n, 'ruling')} couldn’t be shown yet; the next answer there will.`,
  blocks: (servers: number, users: number) =>
    servers + users === 0
      ? 'Nobody is blocked.'
      : `${counted(servers, 'server')} and ${counted(users, 'user')} ${servers + users === 1 ? 'is' : 'are'} blocked.`,
  within: 'Every process knows this within a minute. lift:true takes it back.',
  more: (n: number) => `… and ${n} more`,
  announces: (servers: number) =>
    `I’ll say this once in ${counted(servers, 'server')}, in the newest channel with a log. Nobody is pinged. Shall I?`,
  announced: {
    begun: (servers: number) =>
      `I’ll begin within a minute, five servers a second, so ${counted(servers, 'server')} will take ${counted(Math.ceil(servers / 300), 'minute')}. /host status shows how far it is.`,
    stopped: (servers: number) => `I’ve stopped. ${counted(servers, 'server')} had been told.`,
  },
  announcement: (of: { told: number; failed: number; of: number; done: boolean }) => {
    const failed = of.failed > 0 ? `; ${counted(of.failed, 'server')} couldn’t be told` : '';
    return `${of.done ? 'The last announcement' : 'An announcement is under way. It'} has reached ${of.told} of ${counted(of.of, 'server')}${failed}:`;
  },
  /** What stands before an announcement. */
  from: 'From the people who host this bot:',
  leaves: (name: string, erase: boolean) =>
    erase
      ? `I’ll leave ${name} and erase all its logs for good. Shall I?`
      : `I’ll leave ${name}. Its logs are erased after seven days, unless it invites me again. Shall I?`,
  left: (name: string, erased: number | undefined) =>
    erased === undefined
      ? `I’ve left ${name}. Its logs stay for seven days.`
      : `I’ve left ${name}, and erased ${counted(erased, 'log')}.`,
  yes: 'Yes, do it',
  /** What somebody is told whom the host has blocked. */
  blocked: {
    user: 'My host has asked me not to referee for you. Nothing has happened. `/data export` and `/data delete` still work.',
    server:
      'My host has asked me not to referee on this server. Nothing has happened. `/data export`, `/data delete` and `/server erase` still work.',
  },
} as const;

/** What the options of `/host` are. */
export const hostOptions = {
  'host announce': {
    text: 'What to say: once in each server that has a log, in its newest channel; nobody is pinged',
    stop: 'Stop telling the servers that haven’t been told yet',
    confirm: 'Yes, tell them all',
  },
  'host leave': {
    server: 'The server’s ID',
    erase: 'Erase its logs now; otherwise they’re erased after seven days, unless it invites the bot again',
    confirm: 'Yes, leave it',
  },
  'host block': {
    server: 'The ID of a server to answer no longer',
    user: 'A user to answer no longer',
    lift: 'Answer them again',
  },
};

/** What’s wrong with a command of the host’s. */
export const hostErrors: Readonly<Record<string, (values: Values) => string>> = {
  'hosts-only': () => 'Only the people who host this bot can do that, and only on Discord.',
  'no-server': ({ server }) => `${server} isn’t the ID of a server that I’m in. /host status says how many there are.`,
  'not-an-id': ({ id }) => `${id} isn’t an ID. An ID has 17 to 20 digits: Discord copies it with Developer Mode on.`,
  'announcing-already': () => 'I’m still telling the servers something else. /host announce stop:true ends that.',
  'announcing-nothing': () => 'What should I tell them? /host announce text:"…"',
  'blocks-host': () => 'You’re one of the people who host this bot, so you can’t block yourself out.',
};
