/** A fault in what's stored, as the check of the logs reports it. */
type Told = { readonly fault: keyof typeof FAULTS } & Readonly<Record<string, unknown>>;

const FAULTS = {
  missing: (v: Told) => `Log ${v.log}: record #${v.seq} is missing, though later ones are there.`,
  damaged: (v: Told) => `Log ${v.log}: record #${v.seq} can’t be read.`,
  newer: (v: Told) => `Log ${v.log}: record #${v.seq} was written by a later Umpire.`,
  'seed-lost': (v: Told) =>
    `Log ${v.log}: the seed with the SHA-256 ${v.commitment} is lost${v.inForce ? ', and it’s the one in use' : ''}.`,
  'order-lost': (v: Told) => `Log ${v.log}: the text of the order sealed in record #${v.seq} is lost.`,
  'order-changed': (v: Told) => `Log ${v.log}: the order ${v.hash} (record #${v.seq}) isn’t what was sealed.`,
  'hidden-lost': (v: Told) => `Log ${v.log}: where the units hidden in record #${v.seq} stand is lost.`,
  'hidden-changed': (v: Told) => `Log ${v.log}: the hidden units of record #${v.seq} aren’t where they were sealed.`,
  snapshot: (v: Told) => `Log ${v.log}: the snapshot at #${v.seq} doesn’t match its records.`,
  head: (v: Told) =>
    `Log ${v.log}: the newest records are missing. It went up to #${v.says}, and now ends at #${v.last}.`,
  pointer: (v: Told) => `Channel ${v.channel}: I can’t read which log it has.`,
  row: (v: Told) => `I can’t read what’s stored under ${v.key}.`,
  orphan: (v: Told) => `Log ${v.log}: it belongs to no channel (${v.keys} ${v.keys === 1 ? 'row' : 'rows'}).`,
} as const;

/** The sentences of `npm run check-logs`. */
export const checkLogs = {
  usage:
    'Which database? npm run check-logs -- --db sqlite://umpire.sqlite [--repair]. Stop the bot before you repair.',
  faults: (fault: Told) => FAULTS[fault.fault](fault),
  mended: {
    missing: 'I put a note in its place.',
    damaged: 'I put a note in its place.',
    newer: '',
    'seed-lost': 'I made a new seed, and the log says so.',
    'order-lost': '',
    'order-changed': '',
    'hidden-lost': '',
    'hidden-changed': '',
    snapshot: 'I deleted it. The records have everything.',
    head: 'The log carries on after the gap.',
    pointer: 'Only one log had no channel, so I gave that one back to it.',
    row: '',
    orphan: 'I erased it.',
  },
  notMended: {
    missing: 'I couldn’t mend that.',
    damaged: 'I couldn’t mend that.',
    newer: 'Only a later Umpire can read it.',
    'seed-lost': 'Nobody can prove its dice any more. Nothing else depends on it.',
    'order-lost': 'Nobody can know what it said. When orders are shown, it counts as lost.',
    'order-changed': 'I left it as it is. Anybody who checks the proof will see it.',
    'hidden-lost': 'Nobody can know where they were. The battle goes on without them.',
    'hidden-changed': 'I left them as they are. Anybody who checks the proof will see it.',
    snapshot: 'I couldn’t mend that.',
    head: 'I couldn’t mend that.',
    pointer:
      'I can’t tell which log it had, so its logs show up as having no channel. Restore it from a backup before you repair.',
    row: 'Restore it from a backup. Until then I refuse whatever depends on it.',
    orphan: 'I left it, because it may belong to a channel that I can’t read.',
  },
  later: (version: string, own: string) =>
    `Umpire ${version} has used this database, and it may have written what this version, ${own}, can’t read. Update Umpire, or restore the backup that you made before the update.`,
  sum: (logs: number, records: number, faults: number, mended: number) =>
    `${logs} ${logs === 1 ? 'log' : 'logs'} with ${records} ${records === 1 ? 'record' : 'records'}: ${
      faults === 0 ? 'all is well.' : `${faults} ${faults === 1 ? 'fault' : 'faults'}, ${mended} of them mended.`
    }`,
} as const;

/** The list of questions that weren't answered, for the host. */
export const misses = {
  usage: 'Usage: npm run misses -- --db sqlite://umpire.sqlite (or postgres://…, redis://…)',
  missed: ({ day, book, query, shown }: { day: string; book: string; query: string; shown: string }) =>
    `${day}  ${book}  “${query}”  got ${shown}`,
  sum: (n: number) => (n === 1 ? '1 question wasn’t answered.' : `${n} questions weren’t answered.`),
} as const;
