/** Something that a check found, with what it found. */
type Told = Readonly<Record<string, string | number>>;

/** What's wrong, why it matters, and the one command or click that mends it. */
interface Advice {
  readonly what: string;
  readonly why: string;
  readonly mend: string;
}

const restart = 'Restart Umpire: it registers them at the start.';

const FOUND = {
  node: (v: Told): Advice => ({
    what: `Node ${v.version} runs here.`,
    why: `Umpire needs ${v.least} or newer, and isn’t tested on anything older.`,
    mend: 'Install the newest version from nodejs.org, then run npm ci in Umpire’s folder.',
  }),
  memory: (v: Told): Advice => ({
    what: `Only ${v.free} MB of memory are free.`,
    why: 'Umpire takes 150 MB to start, and more as campaigns are played. Without them, the system may end it.',
    mend: 'End other programs, or give the computer or container more memory.',
  }),
  disk: (v: Told): Advice => ({
    what: `Only ${v.free} MB are free on the disk of ${v.folder}.`,
    why: 'A full disk takes no more rulings.',
    mend: `Delete what you don’t need there. df -h ${v.folder} shows how full it is.`,
  }),
  outdated: (v: Told): Advice => ({
    what: `Version ${v.version} runs here, and ${v.newest} is out.`,
    why: 'Newer versions mend faults.',
    mend: 'git pull && npm ci, then restart Umpire.',
  }),
  releases: (v: Told): Advice => ({
    what: `RELEASES_URL doesn’t say which version is the newest: ${v.reason}.`,
    why: 'You aren’t told when this version is outdated.',
    mend: 'Correct RELEASES_URL in .env, or leave it empty.',
  }),
  database: (v: Told): Advice => ({
    what: `${v.reason}`,
    why: 'Without its database, Umpire can’t start.',
    mend: 'Correct DATABASE_URL in .env, or start the database.',
  }),
  'database-old': (v: Told): Advice => ({
    what: `${v.name} is version ${v.version}.`,
    why: `Umpire isn’t tested on anything older than ${v.least}.`,
    mend: 'Update the database.',
  }),
  evicting: (v: Told): Advice => ({
    what: `${v.name} may throw away what it holds: its maxmemory-policy is ${v.policy}.`,
    why: 'When its memory is full, rulings would disappear.',
    mend: 'redis-cli config set maxmemory-policy noeviction, and set it in redis.conf as well.',
  }),
  caveat: (v: Told): Advice => ({
    what: `${v.caveat}`,
    why: 'Players would lose rulings that they’ve seen.',
    mend: 'redis-cli config set appendonly yes, and set it in redis.conf as well.',
  }),
  incomplete: (): Advice => ({
    what: 'A backup is still being restored into this database, or another one moved.',
    why: 'Umpire doesn’t start before everything is there.',
    mend: 'If that was interrupted, give the same command again: npx umpire restore, or npx umpire move. It goes on where it stopped.',
  }),
  later: (v: Told): Advice => ({
    what: `Umpire ${v.version} has used this database, and it’s later than this one.`,
    why: 'It may have written what this version can’t read, so this one doesn’t start.',
    mend: 'git pull && npm ci, then start Umpire.',
  }),
  logs: (v: Told): Advice => ({
    what: `${v.faults} ${v.faults === 1 ? 'thing is' : 'things are'} damaged in the logs.`,
    why: 'What’s damaged can’t be shown, and Umpire refuses whatever depends on it.',
    mend: `Stop the bot, then: npm run check-logs -- --db ${v.url} --repair`,
  }),
  newer: (v: Told): Advice => ({
    what: `${v.records} ${v.records === 1 ? 'record was' : 'records were'} written by a later Umpire.`,
    why: 'This version can’t read them, so their channels can’t be played.',
    mend: 'git pull && npm ci, then restart Umpire.',
  }),
  overdue: (v: Told): Advice => ({
    what: `${v.rows} ${v.rows === 1 ? 'thing' : 'things'} should have been erased by ${v.since}, and still ${v.rows === 1 ? 'is' : 'are'} there.`,
    why: 'You’ve promised people that it’s gone.',
    mend: 'Start Umpire and let it run for an hour. If it stays, search its log for “couldn’t erase it”.',
  }),
  beacon: (v: Told): Advice => ({
    what: `No server of the public beacon has a round with the right signature: ${v.addresses}.`,
    why: 'Campaigns that take their dice from it can’t throw until one does.',
    mend: 'curl -I https://api.drand.sh shows whether this computer gets there. Otherwise correct BEACON_URL in .env, or leave it out.',
  }),
  'beacon-server': (v: Told): Advice => ({
    what: `${v.address} has no round of the public beacon with the right signature.`,
    why: 'The others do, but each throw may wait 2 seconds for this one.',
    mend: 'Take it out of BEACON_URL in .env.',
  }),
  'page-half': (v: Told): Advice => ({
    what: `Live pages aren’t served: ${v.lacks} isn’t set.`,
    why: 'They need a port, and the address under which players get there.',
    mend: `Set ${v.lacks} in .env as well, or leave both PAGE_PORT and PAGE_URL empty.`,
  }),
  'beacon-off': (): Advice => ({
    what: 'BEACON_URL is off, and there are campaigns that take their dice from the public beacon.',
    why: 'They can’t throw. If all sides agree, /fair use dice:seed goes on without it.',
    mend: 'Take BEACON_URL out of .env, and restart Umpire.',
  }),
  'no-token': (): Advice => ({
    what: 'DISCORD_TOKEN isn’t set.',
    why: 'Without it, Umpire only runs at the terminal.',
    mend: 'In the Developer Portal, under Bot, press Reset Token. Put the token into .env after DISCORD_TOKEN=.',
  }),
  token: (): Advice => ({
    what: 'Discord doesn’t accept DISCORD_TOKEN.',
    why: 'The bot can’t log in.',
    mend: 'In the Developer Portal, under Bot, press Reset Token. Put the new token into .env.',
  }),
  unreachable: (v: Told): Advice => ({
    what: `Discord can’t be reached: ${v.reason}.`,
    why: 'The bot can’t log in, and nothing else about Discord can be checked.',
    mend: 'Check this computer’s connection: curl -I https://discord.com/api/v10/gateway',
  }),
  endpoint: (): Advice => ({
    what: 'The application has an Interactions Endpoint URL.',
    why: 'Discord sends all commands to that address, and none to the bot.',
    mend: 'In the Developer Portal, under General Information, empty the field Interactions Endpoint URL and save.',
  }),
  'code-grant': (): Advice => ({
    what: 'The application requires an OAuth2 code grant.',
    why: 'The invite link fails with an error.',
    mend: 'In the Developer Portal, under Bot, switch Requires OAuth2 Code Grant off and save.',
  }),
  intents: (): Advice => ({
    what: 'The application has privileged intents.',
    why: 'Umpire doesn’t need them. Past 100 servers, Discord reviews applications that have them.',
    mend: 'In the Developer Portal, under Bot, switch all Privileged Gateway Intents off and save.',
  }),
  clock: (v: Told): Advice => ({
    what: `This computer’s clock is ${v.seconds} s ${v.way} Discord’s.`,
    why: 'Umpire takes commands for older or newer than they are, and reminders come at the wrong time.',
    mend: 'sudo timedatectl set-ntp true',
  }),
  logins: (v: Told): Advice => ({
    what: `Discord allows ${v.left} more logins until ${v.until}.`,
    why: 'Something logs in again and again. When none are left, Discord resets the token.',
    mend: 'Stop the bot, search its log for why it restarts, and check that nothing else uses the token.',
  }),
  shards: (v: Told): Advice => ({
    what: `Discord recommends ${v.recommended} shards, and UMPIRE_SHARDS is ${v.set}.`,
    why: 'Past 2,500 servers a shard, Discord refuses the connection.',
    mend: 'Set UMPIRE_SHARDS=auto in .env, and restart Umpire.',
  }),
  'not-there': (v: Told): Advice => ({
    what: `The bot isn’t in the server ${v.guild} any more, and its logs are still here.`,
    why: 'They’re erased 7 days after the bot was removed.',
    mend: 'Nothing, if that’s meant. Otherwise invite the bot again with the link in docs/hosting.md.',
  }),
  permissions: (v: Told): Advice => ({
    what: `In the channel ${v.channel} of the server ${v.guild}, the bot lacks: ${v.lacked}.`,
    why: 'Players don’t get reminders, situations or files there.',
    mend: `On Discord, open the channel’s settings, then Permissions, and give the bot’s role: ${v.lacked}.`,
  }),
  'no-commands': (v: Told): Advice => ({
    what: `Discord doesn’t take commands for the server ${v.guild}.`,
    why: 'Somebody invited the bot without the scope applications.commands.',
    mend: 'Open the invite link of docs/hosting.md again and choose that server.',
  }),
  unregistered: (v: Told): Advice => ({
    what: `${v.scope === 'global' ? 'The commands for DMs aren’t' : `The commands of the server ${v.scope} aren’t`} registered.`,
    why: 'Players don’t find them.',
    mend: restart,
  }),
  changed: (v: Told): Advice => ({
    what: `${v.scope === 'global' ? 'The commands for DMs aren’t' : `The commands of the server ${v.scope} aren’t`} those that this version registers.`,
    why: 'Some commands are missing, or answer “unknown”.',
    mend: restart,
  }),
} as const;

/** The sentences of `npx umpire doctor`. */
export const doctor = {
  usage: 'Usage: npx umpire doctor [--db URL] [--json] [--quick]. With --quick, the logs aren’t read.',
  found: FOUND,
  /** As Discord calls them. */
  permissions: {
    ViewChannel: 'View Channel',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
  },
  told: (level: 'fault' | 'hint', { what, why, mend }: Advice) =>
    `${level === 'fault' ? '✗' : '!'} ${what}\n    ${why}\n    → ${mend}`,
  fine: (what: keyof typeof CHECKED, which?: string) => `✓ ${CHECKED[what]}${which === undefined ? '' : `: ${which}`}`,
  sum: (faults: number, hints: number) =>
    faults === 0 && hints === 0
      ? 'All is well.'
      : `${faults} ${faults === 1 ? 'fault' : 'faults'}, ${hints} ${hints === 1 ? 'hint' : 'hints'}.`,
} as const;

const CHECKED = {
  machine: 'Node, memory and disk',
  release: 'the newest version',
  database: 'the database',
  logs: 'the logs',
  erased: 'what had to be erased',
  beacon: 'the servers of the public beacon',
  pages: 'the live pages',
  application: 'the token and the application',
  clock: 'the clock',
  servers: 'permissions in every channel with a log',
  commands: 'the commands',
} as const;
