/** What's wrong with a backup, or with where it goes. */
const REFUSED = {
  unreadable: 'That file isn’t an Umpire backup.',
  damaged: 'Something in it is damaged, or part of it is missing. Nothing was kept.',
  newer: 'A later Umpire made this backup. Update Umpire, then restore it.',
  passphrase: 'That isn’t the passphrase that this backup was made with.',
  'no-passphrase': 'This backup’s secrets are sealed. Give its passphrase: --passphrase-file FILE.',
  'not-empty': 'The database isn’t empty. Umpire only writes into an empty one, so that nothing is mixed up.',
  nothing: 'There’s nothing in this database.',
  differs:
    'Something was written meanwhile. Stop every bot that uses either database, then do it again: it goes on where it stopped.',
  same: 'That’s the same database twice.',
} as const;

const rowsOf = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;

/** The sentences of `npx umpire backup`, `restore` and `move`. */
export const backup = {
  usage: {
    backup:
      'Usage: npx umpire backup FILE (--passphrase-file FILE | --without-secrets) [--db URL]. Secrets are the seeds of the dice and sealed orders. They’re only backed up under a passphrase of 8 letters or more.',
    restore:
      'Usage: npx umpire restore FILE [--passphrase-file FILE] [--db URL]. The database has to be empty. Stop the bot first.',
    move: 'Usage: npx umpire move --from URL --to URL. The second database has to be empty. Stop the bot first.',
  },
  refused: REFUSED,
  short: 'The passphrase needs 8 letters or more. It’s the first line of its file.',
  exists: (file: string) => `There’s already a file ${file}. Choose another name.`,
  backedUp: (file: string, rows: number, secrets: number) =>
    `${file}: ${rowsOf(rows)}, ${secrets === 0 ? 'without secrets' : `${secrets} of them secrets under your passphrase`}. I’ve read it back, and it’s whole.`,
  left: {
    damaged: (rows: number) =>
      `${rowsOf(rows)} couldn’t be read, and ${rows === 1 ? 'isn’t' : 'aren’t'} in it. npm run check-logs says which.`,
    unsettled: (channels: number) =>
      `${channels} ${channels === 1 ? 'channel was' : 'channels were'} replaced again and again meanwhile, and ${channels === 1 ? 'isn’t' : 'aren’t'} in it. Do it again.`,
  },
  restored: (rows: number, written: number, at: string) =>
    `${rowsOf(rows)} restored from the backup of ${at}${written === rows ? '' : `, ${written} of them now`}. I’ve read each one back.`,
  newSeeds: (logs: number) =>
    `The backup has no secrets. ${logs} ${logs === 1 ? 'log goes' : 'logs go'} on with a new seed, and each log says so. The dice from before can’t be checked any more.`,
  ordersLost: (orders: number) => `${orders} sealed ${orders === 1 ? 'order is' : 'orders are'} lost with them.`,
  moved: (rows: number, written: number) =>
    `${rowsOf(rows)} moved${written === rows ? '' : `, ${written} of them now`}. I’ve compared each with the original. Set DATABASE_URL to the new database, and start the bot.`,
  incomplete:
    'This database isn’t whole yet: a backup or another database was being written into it. Do the same restore or move again. It goes on where it stopped.',
} as const;
