import type { FaultKind } from '../../../fairness/logged.ts';

/** Sentences about dice that anyone can check. */
export const fair = {
  committed: (commitment: string) => `The SHA-256 of the seed is ${commitment}.`,
  veil: (veil: string) =>
    `The SHA-256 of the veil is ${veil}. Whatever is hidden gets drawn from that second secret, so the seed gives nothing of it away.`,
  sealed: 'The seed stays secret until /fair reveal, so nobody can know the next dice.',
  fixed: 'The dice come from --seed, so anybody who knows it knows every die. There’s no secret to show at the end.',
  mix: (words: string) => `Players’ words in the mix: ${words}`,
  noMix: 'Nobody has added words of their own yet. /fair mix words:… adds some.',
  fingerprint: (records: number, fingerprint: string) =>
    `${records} ${records === 1 ? 'record' : 'records'} so far, fingerprint ${fingerprint}. Anybody who sees the same fingerprint has the same log.`,
  /** Shown when a campaign opens, and wherever its state is shown. */
  opened: (commitment: string) =>
    `Fair dice: the seed’s SHA-256 is ${commitment}. I’ll show the seed when the battle ends. /fair verify checks every die.`,
  openedFixed: (commitment: string) =>
    `These dice come from --seed, so they’re the same every time. The seed’s SHA-256 is ${commitment}. /fair verify checks every die.`,
  total: (notation: string, total: number) => `${notation}: ${total}`,
  dice: (faces: string) => `Dice: ${faces}`,
  /** For the log. */
  rolled: (output: string, why: string | undefined) => `rolled ${output}${why === undefined ? '' : ` (${why})`}`,
  log: (log: string) => `Log ${log}`,
  mixed: (words: string) => `added words to the mix: "${words}". Every die from here on depends on them.`,
  revealed: (seed: string, commitment: string) =>
    `The seed was ${seed}. Its SHA-256 is ${commitment}, as promised. The next dice come from a new seed.`,
  veilShown: (veil: string, commitment: string) =>
    `The veil was ${veil}. Its SHA-256 is ${commitment}, as promised. Anybody can now check how everything hidden was drawn.`,
  right: (dice: number, records: number) =>
    `${dice === 1 ? 'The 1 die' : `All ${dice} dice`} of ${records} ${records === 1 ? 'record' : 'records'} ${dice === 1 ? 'is' : 'are'} right. I worked ${dice === 1 ? 'it' : 'them all'} out again from the seed.`,
  none: 'There’s nothing to check: nothing has been thrown in this log yet.',
  onlyNewest: (records: number) => `I checked all of them, and list the newest ${records}.`,
  wrong: (seq: number, fault: FaultKind = 'dice') =>
    `Number ${seq} of the log ${WRONG[fault]}. It’s the first one that doesn’t fit.`,
  dealt: (units: number) =>
    units === 1
      ? 'The 1 hidden unit is what was drawn for it. I worked it out again from the veil.'
      : `All ${units} hidden units are what was drawn for them. I worked them out again from the veil.`,
  veiled: (units: number) =>
    `What ${units === 1 ? '1 hidden unit is' : `${units} hidden units are`} can’t be checked yet: the veil is shown when nothing is hidden any more.`,
  older: (units: number) =>
    `Older form: ${units === 1 ? '1 hidden unit was' : `${units} hidden units were`} drawn without a veil, so nobody can check what ${units === 1 ? 'it was' : 'they were'} drawn to be.`,
  table: (dice: number) =>
    `${dice === 1 ? '1 die' : `${dice} dice`} fell at the players’ table. Nobody but the players can say whether ${dice === 1 ? 'it’s' : 'they’re'} right.`,
  lostRecords: (records: number) =>
    `${records === 1 ? '1 record is' : `${records} records are`} lost, and so is whatever stood in ${records === 1 ? 'it' : 'them'}.`,
  lostSeeds: (seeds: number) =>
    `${seeds === 1 ? '1 secret is' : `${seeds} secrets are`} lost. What was thrown or drawn from ${seeds === 1 ? 'it' : 'them'} can never be checked.`,
  unknown: (records: number) =>
    `${records} ${records === 1 ? 'record was' : 'records were'} thrown from a seed that I don’t have. I can check ${records === 1 ? 'it' : 'them'} when that seed is shown.`,
  record: (seq: number, verdict: Verdict, fault?: FaultKind) =>
    `#${seq} ${VERDICTS[verdict]}${fault === undefined || fault === 'dice' || fault === 'faces' ? '' : ` (it ${WRONG[fault]})`}`,
  die: (sides: number, face: number, again: number) =>
    face === again ? `D${sides} ${face}` : `D${sides} ${face} (it should be ${again})`,
  /** For the program that checks a file. */
  file: {
    usage:
      'Usage: npm run verify -- FILE [FINGERPRINT or EARLIER FILE …] [--ledger FILE …] [--throws] [--beacon ADDRESS …], or npx umpire verify FILE …. FILE is what /game export gives, and ADDRESS a server of the public beacon, such as https://api.drand.sh: it’s only asked for the rounds of throws that weren’t made. If npx umpire export gave several, name them all first.',
    unreadable: (file: string) => `${file} isn’t an Umpire export, or I can’t read it.`,
    partMissing: (number: number) =>
      `Part ${number} of this campaign is missing, so I haven’t checked anything. Name the files of all parts.`,
    altered: (seq: number) =>
      `Record ${seq} isn’t the one that was exported: its fingerprint doesn’t fit. It’s the first one that doesn’t.`,
    whole: (records: number, fingerprint: string) =>
      `All ${records} records are as they were exported, fingerprint ${fingerprint}.`,
    head: (key: string) => `What the file says under "${key}" isn’t what its records say, so somebody has changed it.`,
    seen: (fingerprint: string, seq: number) =>
      `Fingerprint ${fingerprint} is that of record ${seq}: nothing up to there has changed since it was seen.`,
    unseen: (fingerprint: string) =>
      `Fingerprint ${fingerprint} isn’t in this file. Whoever saw it saw another log: records have been changed, added or removed since. (After /data delete, fingerprints from the first record that named that person are new ones.)`,
    howFar:
      'A host can leave out the newest records, or write the whole log anew, and make new fingerprints. Give me fingerprints that players have seen (/fair status) or an earlier export, and I’ll find that too.',
    noFingerprints: 'This file is from an older Umpire and has no fingerprints, so I can only check its dice.',
    sealed: (records: number) =>
      `${records} ${records === 1 ? 'record was' : 'records were'} thrown from a seed that nobody has shown yet. Use /fair reveal in the channel, then export again.`,
  },
} as const;

const VERDICTS = {
  right: 'right',
  wrong: 'WRONG',
  sealed: 'from an unknown seed',
  uncompared: 'can’t be compared',
} as const;

type Verdict = keyof typeof VERDICTS;

/** What is wrong with a record, after its number. */
const WRONG: Readonly<Record<FaultKind, string>> = {
  number: 'isn’t where it should be, so a record is missing or has been added',
  imported: 'doesn’t say where the records before it came from, or says something else than the file',
  uncommitted: 'has dice that no seed was committed to',
  commitment: 'changes the seed without showing the one before it',
  late: 'announces a seed or words together with the dice that come from them, so the host could choose them',
  used: 'goes back to a secret that was used before',
  mix: 'has other words in the mix than those that players gave',
  scheme: 'takes dice from the same seed in another way than before',
  seed: 'shows a seed that isn’t the one it committed to',
  veil: 'shows or changes the veil as no honest log does',
  dealt: 'has hidden units that aren’t what was drawn for them',
  seal: 'opens something that isn’t what was sealed',
  before: 'counts dice that never fell before it',
  place: 'corrects a ruling with other dice than fell for it',
  sides: 'has a die that doesn’t say how many sides it has',
  dice: 'doesn’t fit its seed, so somebody has changed it',
  'unknown-chain':
    'takes its dice from an unknown chain, whose rounds somebody could choose, so nothing counts as right',
  drawn: 'has dice without the public round that they come from, or names a round where no dice come from one',
  announced: 'announces its throw in a form that nobody can read',
  round: 'names another round than the first one after its reply',
  signature: 'has a signature that isn’t that of its round',
  faces: 'has other dice than its round gives',
  last: 'wasn’t announced for the log as it stands here, or something was done between the announcement and the throw',
  reply: 'has a reply that’s no later than that of an earlier throw',
  'in-time': 'has a reply and a notice that weren’t posted together, or a reply from before its command',
  'given-up': 'gives a throw up for a reason that its messages contradict',
};
