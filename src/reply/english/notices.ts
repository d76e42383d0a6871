/** What is said besides verdicts, refusals and errors. */
export const notices = {
  not: (claim: string) => `not ${claim}`,
  nothingDeclared: 'nothing but the defaults',
  item: (n: number) => `figure ${n}`,
  needed: (need: number) => `needed ${need}`,
  settled: 'whatever the total',
  drawn: (n: number, of: number) => `drawn ${n} of ${of}`,
  defaultRules: (name: string) =>
    `No rulebook is chosen in this channel yet, so this is by ${name}; rules:… takes another one.`,
  tableDice: 'dice thrown at the table',
  toggles: 'with',
  odds: (total: string) => `Exact odds: of ${total} equally likely throws`,
  oddsAlways: 'Certain: no dice decide it',
  ofAbout: (power: number) => `about 10^${power}`,
  ofAll: (weight: string, total: string) => `${weight} of ${total}`,
  underTenth: 'under 0.1 %',
  oddsMore: (n: number, percent: string) => `${n} rarer outcomes more, together ${percent}`,
  average: 'On average',
  chanceOf: 'Chance of',
  log: 'Campaign log',
  logEmpty: 'The log is empty: the first ruling begins it, for example /fire weapon:rifle range:8',
  logPage: (page: number, pages: number) => `page ${page} of ${pages}, 1 is the newest`,
  struckOut: 'struck out',
  undid: (seqs: string) => `Undid ${seqs}`,
  redid: (seqs: string) => `Stands again: ${seqs}`,
  askedUndo: (seqs: string) => `Asks to undo ${seqs}; the other side or an umpire has to agree`,
  undone: (numbers: string) => `Undone: ${numbers} struck out. It stays in the log, and its dice are not thrown again.`,
  toConfirm: (numbers: string, to: number, newest: number) =>
    `This would strike out ${numbers}. Confirm it with /undo to:${to} confirm:${newest}`,
  agreeNow: (numbers: string, of: string) =>
    `Asked to undo ${numbers}. A throw is undone when the other side or an umpire agrees: /undo agree:${of}`,
  dieOwed: (sides: number, what: string) => `The next die is a D${sides}, ${what}.`,
  dieFor: (label: string) => `for ${label}`,
  fallenSoFar: 'Nothing is written yet. So far',
  nothingFell: 'no die has been read',
  notWritten: {
    failed: 'The log cannot be reached just now, so nothing has happened: no dice were thrown. Please try again.',
    unknown:
      'The log did not answer in time, so it is not known whether this was written. Look at /log before trying again.',
  },
  more: 'All other options, as name:value pairs with blanks between',
  typeOn: 'Too long to complete: type on',
  wholeAttached: (file: string) => `The whole of it, every die, is in ${file}.`,
  buttons: {
    again: 'Again',
    why: 'Why?',
    older: 'Older',
    newer: 'Newer',
    'next-die': 'Give the next die',
    join: 'Join',
    agree: 'Agree',
    answer: 'Answer',
  },
  mayNotAttach: (files: string) =>
    `I may not attach files in this channel, so ${files} could not come with the answer. Somebody who manages it can give me "Attach Files".`,
  restarting: 'Umpire is restarting: nothing has happened. Please try again in a moment.',
  staleButton: 'This button is from another version of Umpire and does nothing any more. Nothing has happened.',
  staleDie:
    'This throw has been finished, or was begun more than an hour ago. Nothing has happened; give the command again.',
  nextDie: 'The next die',
  nextDieField: (sides: number) => `What the D${sides} shows, 1 to ${sides}`,
  help: 'What Umpire can do',
  helpOfOne: '/help command:fire has the options of one, /help command:game those of several.',
  required: 'must be given',
  text: 'text',
  user: 'somebody',
  file: 'a file',
  yesOrNo: 'true or false',
  whole: 'whole number',
  number: 'number',
  bounds: (min: number | undefined, max: number | undefined) => {
    if (min === undefined) return `${max} or less`;
    return max === undefined ? `${min} or more` : `${min} to ${max}`;
  },
  unreadable:
    'The log of this channel holds a record that this Umpire cannot read; it is left as it is. Its host has to look, with reference',
  bug: 'Sorry, that is a mistake of mine, not yours. /log shows what is recorded. If you report it, give this reference:',
} as const;
