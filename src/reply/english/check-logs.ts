/** A fault in what is stored, as the check of the logs tells it. */
type Told = { readonly fault: keyof typeof FAULTS } & Readonly<Record<string, unknown>>;

const FAULTS = {
  missing: (v: Told) => `Log ${v.log}: record #${v.seq} is missing, though later ones are there.`,
  damaged: (v: Told) => `Log ${v.log}: record #${v.seq} can't be read.`,
  newer: (v: Told) => `Log ${v.log}: record #${v.seq} was written by a later Umpire.`,
  'seed-lost': (v: Told) =>
    `Log ${v.log}: the seed with the SHA-256 ${v.commitment} is lost${v.inForce ? ', and it is the one in force' : ''}.`,
  'order-lost': (v: Told) => `Log ${v.log}: the text of the order sealed in record #${v.seq} is lost.`,
  'order-changed': (v: Told) => `Log ${v.log}: the order ${v.hash} (record #${v.seq}) isn't what was sealed.`,
  snapshot: (v: Told) => `Log ${v.log}: the snapshot at #${v.seq} isn't what the records come to.`,
  head: (v: Told) => `Log ${v.log}: it went up to #${v.says}, and ends at #${v.last}: the newest records are missing.`,
  pointer: (v: Told) => `Channel ${v.channel}: what says which log it has can't be read.`,
  row: (v: Told) => `What stands under ${v.key} can't be read.`,
  orphan: (v: Told) => `Log ${v.log}: no channel has it (${v.keys} ${v.keys === 1 ? 'row' : 'rows'}).`,
} as const;

/** What `npm run check-logs` says. */
export const checkLogs = {
  usage:
    'Say which database: npm run check-logs -- --db sqlite://umpire.sqlite [--repair]. Stop the bot before you repair.',
  faults: (fault: Told) => FAULTS[fault.fault](fault),
  mended: {
    missing: 'Its place says so now.',
    damaged: 'Its place says so now.',
    newer: '',
    'seed-lost': 'A new seed is in force, and the log says so.',
    'order-lost': '',
    'order-changed': '',
    snapshot: 'I deleted it: the records hold all.',
    head: 'The log goes on after them.',
    pointer: 'Only one log has no channel, so it is this one: the channel has it again.',
    row: '',
    orphan: 'I erased it.',
  },
  notMended: {
    missing: "I couldn't mend that.",
    damaged: "I couldn't mend that.",
    newer: 'Only that one can read it.',
    'seed-lost': 'Its dice can be proved no more; nothing else rests on it.',
    'order-lost': 'Nobody can say what it said: when orders are shown, it is told as lost.',
    'order-changed': 'It stays as it is: whoever checks the proof sees it.',
    snapshot: "I couldn't mend that.",
    head: "I couldn't mend that.",
    pointer:
      'Nobody can say where it led. Its logs are told as having no channel: restore it from a backup before you repair.',
    row: 'Restore it from a backup; until then what rests on it is refused.',
    orphan: "I left it, since a channel that can't be read may have it.",
  },
  sum: (logs: number, records: number, faults: number, mended: number) =>
    `${logs} ${logs === 1 ? 'log' : 'logs'} with ${records} ${records === 1 ? 'record' : 'records'}: ${
      faults === 0 ? 'nothing is wrong.' : `${faults} ${faults === 1 ? 'fault' : 'faults'}, ${mended} of them mended.`
    }`,
} as const;
