/** What is said at the terminal alone. */
export const terminal = {
  usage: `Umpire, a referee for WWII miniatures games.

With DISCORD_TOKEN set it is the Discord bot; without, the table at this terminal. Standard input that is no terminal
is a script: a command a line, // for comments, @name and #channel in front for one line. The exit status is 0, or 1 if
any line was an error or refused, or 2 if it could not start.

  --json            one JSON object a line for each command read, nothing else on standard output
  --seed TEXT       the same dice every time, from this text
  --db URL          where campaigns are kept, as DATABASE_URL: sqlite://path, postgres://…, redis://… or memory:
  --user NAME       who speaks (you)
  --channel NAME    where (table)
  --pictures DIR    write what would be shown as a picture into this folder, as PNG
  --terminal        the terminal even with DISCORD_TOKEN set
  --help            this

Examples
  npm start
  printf '/fire weapon:rifle range:8\\n/log\\n' | node dist/src/main.js --json --db memory:
`,
  greeting: (rules: string) => [
    `Umpire referees WWII miniatures games: you say what happens on the table, it throws the dice by the rulebook: ${rules}.`,
    'Try /fire weapon:rifle range:8 cover:half, then why for the rules behind it, or again for the same once more. Tab completes.',
    '/quickstart sets up a campaign, /help says what you can do; faces: in a command takes your own dice; exit or Ctrl-D leaves.',
  ],
  written: (path: string) => `Written: ${path}`,
  drawn: (path: string, alt: string) => `Picture: ${path} (${alt})`,
  leaving: 'Ctrl-C once more leaves.',
  dieAsked: (sides: number) => `D${sides}, or an empty line to leave it: `,
  /** A part of an answer: what may be chosen by number, and what Enter keeps. */
  part: (name: string, choices: string, before: string | undefined) =>
    `${name}${choices}${before === undefined ? '' : ` [${before}]`}: `,
  diceLeft: 'Left: nothing is written.',
} as const;
