/** Sentences about dice that anyone can check. */
export const fair = {
  committed: (commitment: string) => `The SHA-256 of the seed is ${commitment}.`,
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
  right: (dice: number, records: number) =>
    `${dice === 1 ? 'The 1 die' : `All ${dice} dice`} of ${records} ${records === 1 ? 'record' : 'records'} ${dice === 1 ? 'is' : 'are'} right. I worked ${dice === 1 ? 'it' : 'them all'} out again from the seed.`,
  none: 'There’s nothing to check: nothing has been thrown in this log yet.',
  wrong: (seq: number) =>
    `Number ${seq} of the log doesn’t fit its seed, so somebody has changed it. It’s the first one that doesn’t fit.`,
  unknown: (records: number) =>
    `${records} ${records === 1 ? 'record was' : 'records were'} thrown from a seed that I don’t have. I can check ${records === 1 ? 'it' : 'them'} when that seed is shown.`,
  record: (seq: number, verdict: 'right' | 'wrong' | 'sealed') => `#${seq} ${VERDICTS[verdict]}`,
  die: (sides: number, face: number, again: number) =>
    face === again ? `D${sides} ${face}` : `D${sides} ${face} (it should be ${again})`,
  /** For the program that checks a file. */
  file: {
    usage: 'Usage: npm run verify -- FILE, or npx umpire verify FILE. FILE is what /game export gives.',
    unreadable: (file: string) => `${file} isn’t an Umpire export, or I can’t read it.`,
    altered: (seq: number) =>
      `Record ${seq} isn’t the one that was exported: its fingerprint doesn’t fit. It’s the first one that doesn’t.`,
    whole: (records: number, fingerprint: string) =>
      `All ${records} records are as they were exported, fingerprint ${fingerprint}.`,
    noFingerprints: 'This file is from an older Umpire and has no fingerprints, so I can only check its dice.',
    sealed: (records: number) =>
      `${records} ${records === 1 ? 'record was' : 'records were'} thrown from a seed that nobody has shown yet. Use /fair reveal in the channel, then export again.`,
  },
} as const;

const VERDICTS = { right: 'right', wrong: 'WRONG', sealed: 'from an unknown seed' } as const;
