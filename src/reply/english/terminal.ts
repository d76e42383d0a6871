import { allOf } from './words.ts';

/** Sentences that only the terminal uses. */
export const terminal = {
  usage: `Umpire, a referee for WWII miniatures games.

With DISCORD_TOKEN set, it’s the Discord bot. Without it, you play at this terminal. If standard input isn’t a terminal,
it’s read as a script: one command per line, // for comments, @name and #channel at the start of a line. The exit status
is 0, 1 if any line was an error or refused, or 2 if Umpire couldn’t start.

  --json            one line of JSON for each command, and nothing else on standard output
  --seed TEXT       the same dice every time, from this text
  --db URL          where campaigns are kept, like DATABASE_URL: sqlite://path, postgres://…, redis://… or memory:
  --user NAME       who speaks (you)
  --channel NAME    where (table)
  --pictures DIR    write pictures into this folder, as PNG
  --files DIR       write exports and reports into this folder. Without it you’re asked where, and a script writes them
                    where it runs
  --terminal        use the terminal even with DISCORD_TOKEN set
  --help            show this
  --version         show which version this is

Examples
  npm start
  npx umpire verify caen.json
  npx umpire doctor
  npx umpire backup umpire.backup --passphrase-file secret.txt
  npx umpire export table --db sqlite://umpire.sqlite
  printf '/fire weapon:rifle range:8\\n/log\\n' | node dist/src/main.js --json --db memory:
`,
  exporting: {
    usage:
      'Usage: npx umpire export CHANNEL [--db URL] [--out DIR]. CHANNEL is a channel’s ID on Discord, or its name at the terminal.',
    nothing: (channel: string) => `There’s no log for ${channel} in this database.`,
    wrote: (file: string, first: number, last: number) => `${file}: records ${first} to ${last}`,
  },
  greeting: (rules: string) => [
    `Umpire referees WWII miniatures games by ${rules}. You say what happens on the table, and Umpire throws the dice.`,
    'Try /fire weapon:rifle range:8 cover:half. Then type why for the rules behind it, or again to do it once more. Tab completes.',
    '/quickstart sets up a campaign, and /help shows what you can do. faces: takes dice you throw yourself. exit or Ctrl-D leaves.',
  ],
  welcomeBack: (parts: readonly string[]) => [
    `Welcome back: ${parts.join(', ')}.`,
    '/turn status shows who can still act, and /help what you can do. exit or Ctrl-D leaves.',
  ],
  stands: (turn: number, side: string | undefined) =>
    side === undefined ? `turn ${turn}` : `turn ${turn}, ${side} to play`,
  notBegun: 'not begun yet',
  paused: 'paused',
  /** Shown under numbered answers. */
  choose: (many: number) => `Type a number, 1 to ${many}.`,
  written: (path: string) => `Written: ${path}`,
  where: (files: readonly string[], folder: string) =>
    `Which folder is ${allOf(files)} for? Enter for ${folder}, or - to write nothing: `,
  notWritten: (files: readonly string[]) => `Not written: ${allOf(files)}`,
  drawn: (path: string, alt: string) => `Picture: ${path} (${alt})`,
  leaving: 'Press Ctrl-C again to leave.',
  dieAsked: (sides: number) => `D${sides}, or an empty line to stop: `,
  /** A part of an answer: the numbered choices, and what Enter keeps. */
  part: (name: string, choices: string, before: string | undefined) =>
    `${name}${choices}${before === undefined ? '' : ` [${before}]`}: `,
  diceLeft: 'Stopped. Nothing has been written.',
} as const;
