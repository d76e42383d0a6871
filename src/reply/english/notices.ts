import { capital } from './words.ts';

/** What is said besides verdicts, refusals and errors. */
export const notices = {
  not: (claim: string) => `not ${claim}`,
  nothingDeclared: 'nothing but the defaults',
  item: (n: number, per = 'figure') => `${per} ${n}`,
  needed: (need: number) => `needed ${need}`,
  settled: 'whatever the total',
  drawn: (n: number, of: number) => `drawn ${n} of ${of}`,
  defaultRules: (name: string) =>
    `No rulebook is chosen in this channel yet, so this is by ${name}; /quickstart chooses one, rules:… takes another for once.`,
  tableDice: 'dice thrown at the table',
  toggles: 'with',
  odds: (total: string) => `Exact odds: of ${total} equally likely throws`,
  forbiddenNow: (why: string) => `It is forbidden now: ${why}`,
  oddsAlways: 'Certain: no dice decide it',
  ofAbout: (power: number) => `about 10^${power}`,
  ofAll: (weight: string, total: string) => `${weight} of ${total}`,
  underTenth: 'under 0.1 %',
  oddsMore: (n: number, percent: string) => `${n} rarer outcomes more, together ${percent}`,
  average: 'On average',
  whereAny: (average: string) => `${average} (if at all)`,
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
  agreeNow: (numbers: string) => `Asked to undo ${numbers}. What others have seen is undone when they agree.`,
  dieOwed: (sides: number, what: string) => `The next die is a D${sides}, ${what}.`,
  dieFor: (label: string) => `for ${label}`,
  fallenSoFar: 'Nothing is written yet. So far',
  nothingFell: 'no die has been read',
  notWritten: {
    failed: 'The log cannot be reached just now, so nothing has happened: no dice were thrown. Please try again.',
    unknown:
      'The log did not answer in time, so it is not known whether this was written. Look at /log before trying again.',
  },
  strikeLabel: (n: number) => (n === 2 ? 'Strike out both' : `Strike out all ${n}`),
  owedLabel: (verb: string, name: string | undefined) =>
    name === undefined ? capital(verb) : `${capital(verb)} for ${name}`,
  fieldLabels: { who: 'Who', target: 'At whom' },
  fieldHints: { who: 'One of yours who can do it now', target: 'One of the other side' },
  formTitle: (verb: string) => capital(verb),
  staleForm:
    'This form is more than an hour old, so I’ve forgotten what it was for. Nothing has happened; give the command again.',
  instead: 'The same at another, or by another…',
  at: (target: string) => `At ${target}`,
  by: (unit: string) => `By ${unit}`,
  byAt: (unit: string, target: string) => `${unit} at ${target}`,
  notOwed: 'That has been given by now, and is owed no more. Nothing has happened.',
  messageCommands: { undo: 'Undo this', why: 'Why?' },
  raise: (side: string) => `Raise a squad for ${side}`,
  beginTurn: 'Begin the first turn',
  firstRuling: 'A first ruling',
  noRuling: 'That message is no ruling of mine, so there’s nothing to do with it.',
  pressedBy: 'Pressed by ',
  more: 'All other options, as name:value pairs with blanks between',
  typeOn: 'Too long to complete: type on',
  wholeAttached: (file: string) => `The whole of it, every die, is in ${file}.`,
  buttons: {
    again: 'Same again',
    undo: 'Undo',
    strike: 'Strike them out',
    owed: 'Owed',
    run: 'Do it',
    fill: 'Fill it in',
    play: 'Play',
    page: 'Units',
    deed: 'Do it',
    roll: 'Roll',
    why: 'Why?',
    older: 'Older',
    newer: 'Newer',
    'next-die': 'Give the next die',
    join: 'Join',
    agree: 'Agree',
    decline: 'Decline',
    confirm: 'Confirm',
    rule: 'Rule',
    show: 'Show to all',
    table: 'Table',
    'show-table': 'Show to all',
    'show-card': 'Show to all',
    'show-compare': 'Show to all',
    board: 'Board',
    'goes-on': 'Go on',
    answer: 'Answer',
    quickstart: 'Quickstart',
    help: 'Help',
  },
  mayNotAttach: (files: string) =>
    `I may not attach files in this channel, so I can't give you ${files} here. Somebody who manages it can give me "Attach Files"; then ask again.`,
  cutShort:
    'There is more, but it doesn\'t fit, and I may not attach files here. Somebody who manages this channel can give me "Attach Files".',
  late: "Discord didn't take this answer when it was due, so here it is:",
  missed: 'Discord never showed you what came before:',
  notServed:
    "I don't work here: whoever hosts me has named the servers that I referee for, and this isn't one of them.",
  quota: {
    commands: {
      user: (seconds: number) =>
        `That's a lot of commands in a minute. Nothing has happened; please wait ${seconds} s.`,
      server: (seconds: number) =>
        `This server gives me more commands than I can take in a minute. Nothing has happened; please wait ${seconds} s.`,
    },
    imports: {
      user: (seconds: number) =>
        `You've imported a lot within an hour. Nothing was read; please try again in ${Math.ceil(seconds / 60)} min.`,
      server: (seconds: number) =>
        `This server has imported a lot within an hour. Nothing was read; please try again in ${Math.ceil(seconds / 60)} min.`,
    },
  },
  confirm: {
    'game end': 'This ends the campaign for all. Its log stays, and /undo takes it back. End it?',
    'data delete':
      'Your ID goes out of the log of this channel for good; what you did stays, under a pseudonym. Delete it?',
    'data delete server': 'This erases every log of this server, and nothing brings them back. Erase them all?',
    'game import': 'The log of this channel is replaced, and nobody can read it here any more. Import all the same?',
  },
  confirmLabels: {
    'game end': 'End the campaign',
    'data delete': 'Delete',
    'data delete server': 'Erase everything',
    'game import': 'Replace it',
  },
  notInPrivate: 'I couldn’t be sure that only you would see this, so I haven’t shown it. Please ask again.',
  restarting: 'Umpire is restarting: nothing has happened. Please try again in a moment.',
  staleButton: 'This button is from another version of Umpire and does nothing any more. Nothing has happened.',
  staleDie:
    'This throw has been finished, or was begun more than an hour ago. Nothing has happened; give the command again.',
  nextDie: 'The next die',
  nextDieField: (sides: number) => `What the D${sides} shows, 1 to ${sides}`,
  unreadable:
    "The log of this channel holds a record that I can't read, so I've left it as it is. Whoever hosts me can find out more with npm run check-logs, and this reference:",
  missing:
    "A record of this channel's log is missing from the database, so I've left it as it is. Whoever hosts me can find out more with npm run check-logs, and this reference:",
  seedLost:
    "The secret seed of this channel's dice is missing from the database, so I can't throw any fair ones. Whoever hosts me can put a new one in force with npm run check-logs -- --repair; the reference is",
  bug: 'Sorry, that is a mistake of mine, not yours. /log shows what is recorded. If you report it, give this reference:',
} as const;
