/** What is said of dice that anybody can check. */
export const fair = {
  committed: (commitment: string) => `The SHA-256 of the seed is ${commitment}.`,
  sealed: 'The seed itself stays secret until /fair reveal, or nobody could be sure of the next dice.',
  fixed: 'The dice come from --seed, so whoever knows it knows every die, and no seed is shown at the end.',
  mix: (words: string) => `Players' words in the mix: ${words}`,
  noMix: 'Nobody has added words of their own yet: /fair mix words:… does.',
  fingerprint: (records: number, fingerprint: string) =>
    `${records} ${records === 1 ? 'record' : 'records'} so far, fingerprint ${fingerprint}: whoever sees the same fingerprint has the same log.`,
  /** Where a campaign opens, and wherever it is told how things stand. */
  opened: (commitment: string) =>
    `Fair dice: the seed's SHA-256 is ${commitment}. I show the seed when the battle ends, and /fair verify checks every die.`,
  openedFixed: (commitment: string) =>
    `These dice come from --seed, so they're the same every time. The seed's SHA-256 is ${commitment}, and /fair verify checks every die.`,
  total: (notation: string, total: number) => `${notation}: ${total}`,
  dice: (faces: string) => `Dice: ${faces}`,
  /** In the log. */
  rolled: (output: string, why: string | undefined) => `rolled ${output}${why === undefined ? '' : ` (${why})`}`,
  log: (log: string) => `Log ${log}`,
  mixed: (words: string) => `added words to the mix: "${words}". Every die from here on depends on them.`,
  revealed: (seed: string, commitment: string) =>
    `The seed is ${seed}; its SHA-256 is ${commitment}, as it was announced. The next dice come from a new seed.`,
  right: (dice: number, records: number) =>
    `All ${dice} dice of ${records} ${records === 1 ? 'record is' : 'records are'} right: I've worked each of them out again from the seed.`,
  none: 'Nothing has been thrown in this log yet, so there is nothing to check.',
  wrong: (seq: number) =>
    `Number ${seq} of the log isn't what its seed gives: somebody has changed it. That's the first one that doesn't fit.`,
  unknown: (records: number) =>
    `${records} ${records === 1 ? 'record was' : 'records were'} thrown from a seed that I don't have: ${records === 1 ? 'it' : 'they'} can be checked once that seed is shown.`,
  record: (seq: number, verdict: 'right' | 'wrong' | 'sealed') => `#${seq} ${VERDICTS[verdict]}`,
  die: (sides: number, face: number, again: number) =>
    face === again ? `D${sides} ${face}` : `D${sides} ${face} (it should be ${again})`,
  /** For the program that checks a file. */
  file: {
    usage: 'Usage: npm run verify -- FILE, or npx umpire verify FILE. FILE is what /game export gives.',
    unreadable: (file: string) => `${file} isn't a campaign that Umpire exported, or can't be read.`,
    altered: (seq: number) =>
      `Record ${seq} isn't the one that was exported: its fingerprint doesn't fit. It's the first one that doesn't.`,
    whole: (records: number, fingerprint: string) =>
      `All ${records} records are as they were exported, fingerprint ${fingerprint}.`,
    noFingerprints: 'This file has no fingerprints (an older Umpire wrote it), so only its dice can be checked.',
    sealed: (records: number) =>
      `${records} ${records === 1 ? 'record was' : 'records were'} thrown from a seed that nobody has shown yet: /fair reveal in the channel, then export again.`,
  },
} as const;

const VERDICTS = { right: 'right', wrong: 'WRONG', sealed: 'from a seed that is not known' } as const;
