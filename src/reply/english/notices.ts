import { buttons } from './buttons.ts';
import { confirmations } from './confirmations.ts';
import { reaches } from './ruling/reaching.ts';
import { allOf, capital, say } from './words.ts';

function minutes(seconds: number): string {
  const n = Math.ceil(seconds / 60);
  return n === 1 ? '1 minute' : `${n} minutes`;
}

/** Who can do something about missing permissions. */
function givesMe(lacked: readonly string[]): string {
  return `Somebody who manages the channel can give me the ${lacked.length === 1 ? 'permission' : 'permissions'} ${allOf(lacked)}.`;
}

/** Everything that isn't a verdict, a refusal or an error. */
export const notices = {
  meant: 'Yes, I mean it',
  askThem: 'Ask them to end it',
  item: (n: number, per = 'figure') => `${per} ${n}`,
  reaches,
  /** What nobody said, and what the book then takes. */
  supposed,
  supposedToo: (all: readonly string[]) => `supposed: ${all.join(', ')}`,
  measure: (measure: 'inches' | 'cm') => (measure === 'cm' ? ' cm' : '″'),
  settled: 'whatever the total',
  drawn: (n: number, of: number) => `drawn ${n} of ${of}`,
  defaultRules: (name: string) =>
    `This channel has no rulebook yet, so I used ${name}. /quickstart chooses one, and rules:… uses another just this once.`,
  tableDice: 'dice from the table',
  /** House rules that matter here and aren't as the book has them. */
  houseRules: (on: readonly string[], off: readonly string[]) =>
    `house rule${on.length + off.length > 1 ? 's' : ''} ${[...on.map(say), ...off.map((each) => `no ${say(each)}`)].join(', ')}`,
  odds: (total: string) => `Exact odds, out of ${total} equally likely throws`,
  forbiddenNow: (why: string) => `You can’t do this now: ${why}`,
  lacksYet: (what: string) => `Before you can throw: ${what}`,
  oddsAlways: 'Certain: this doesn’t depend on dice',
  ofAbout: (power: number) => `about 10^${power}`,
  ofAll: (weight: string, total: string) => `${weight} of ${total}`,
  underTenth: 'under 0.1%',
  oddsMore: (n: number, percent: string) =>
    `${n === 1 ? '1 rarer outcome' : `${n} rarer outcomes together`}, ${percent}`,
  average: 'On average',
  whereAny: (average: string) => `${average} (if at all)`,
  chanceOf: 'Chance of',
  log: 'Campaign log',
  somebody: 'somebody',
  logEmpty: 'The log is empty. Try a first ruling: /fire weapon:rifle range:8',
  logPage: (page: number, pages: number) => `page ${page} of ${pages}, page 1 is the newest`,
  /** In a line of the log, after what made it lapse. */
  lapsed: (request: number) => `Request #${request} has lapsed.`,
  struckOut: 'undone',
  undid: (seqs: string) => `Undid ${seqs}`,
  redid: (seqs: string) => `Redid ${seqs}`,
  askedUndo: (seqs: string) => `Asked to undo ${seqs}. The other side or an umpire has to agree.`,
  undone: (numbers: string) => `Taken back: ${numbers}. The log keeps it, and its dice aren’t thrown again.`,
  toConfirm: (numbers: string, to: number, newest: number) =>
    `This takes back ${numbers}. To confirm: /undo to:${to} confirm:${newest}`,
  agreeNow: (numbers: string) => `Asked to undo ${numbers}. Others have already seen this, so they have to agree.`,
  dieOwed: (sides: number, what: string) => `The next die is a D${sides} ${what}.`,
  dieFor: (label: string) => `(${label})`,
  fallenSoFar: 'Nothing has been written yet. So far',
  nothingFell: 'no dice',
  notWritten: {
    failed: 'I can’t reach the log just now, so nothing has happened and no dice were thrown. Please try again.',
    unknown:
      'The log didn’t answer in time, so I don’t know whether this was written. Check /log before you try again.',
  },
  strikeLabel: (n: number) => (n === 1 ? 'Undo it' : n === 2 ? 'Undo both' : `Undo all ${n}`),
  /** What’s owed, where its command alone doesn’t say what it is: by the command and its kind. */
  owedAs: {
    'wound medic': 'Medic’s throw',
    'wound campaign': 'Death roll',
    'wound carried': 'Death roll',
  } as Readonly<Record<string, string>>,
  owedLabel: (verb: string, name: string | undefined) =>
    name === undefined ? capital(verb) : `${capital(verb)} for ${name}`,
  throwAll: (n: number, what: string | undefined) => `Throw ${n} tests${what === undefined ? '' : `: ${what}`}`,
  whoIsCaught: (verb: string) => `${capital(verb)}: who’s caught?`,
  fieldLabels: { who: 'Who', target: 'Target' },
  fieldHints: {
    who: 'One of your units that can do it now',
    target: 'One of the enemy’s units',
    own: 'One of your own units',
    either: 'A unit of either side',
  },
  typedHints: {
    who: 'One of your units that can do it now. Part of the name will do.',
    target: 'One of the enemy’s units. Part of the name will do.',
    own: 'One of your own units. Part of the name will do.',
    either: 'A unit of either side. Part of the name will do.',
  },
  others: {
    labels: { who: 'Or somebody else', target: 'Or at somebody else' },
    hint: 'The menu above has only the first 25. A part of the name will do.',
  },
  caught: { label: 'Who’s caught?', hint: 'Tick everyone it catches, on either side, or nobody if nobody’s there.' },
  caughtSome: { label: 'Who’s caught?', hint: 'Tick everyone it catches, on either side.' },
  takesOver: { label: 'To whom?', hint: 'Who guards the prisoners now. If it’s nobody, they stay at the base line.' },
  inArea: { label: 'Who’s in the area?', hint: 'Tick everyone who may fire from there, or nobody.' },
  met: {
    label: 'With whom, or into what?',
    hint: 'Who it reaches, takes aboard or lets off, or what it gets into or out of.',
  },
  charged: {
    label: 'Whom does it charge?',
    hint: 'The enemy it ends up within 1″ of, or nobody.',
  },
  beatenBy: {
    label: 'Who beat it?',
    hint: 'The enemy unit that beat it, or nobody in particular.',
  },
  confronts: {
    label: 'Which officer?',
    hint: 'Whoever confronts it can’t try again this turn. Leave it out if he isn’t among your units.',
  },
  inside: { label: 'Who’s inside?', hint: 'The enemy team in the bunker, or nobody if you don’t know.' },
  outFirst: {
    label: 'Who gets out first?',
    hint: 'Tick those who come before the others, or nobody. Leaders are next.',
  },
  aimedBesides: { label: 'On whom?', hint: 'Tick everyone it’s aimed at, or nobody for a point that only you know.' },
  caughtBesides: {
    label: 'Who else is caught?',
    hint: 'Tick everyone else under the template or in the burst, or nobody.',
  },
  sharedBesides: {
    label: 'At whom else?',
    hint: 'Tick the others you share your firepower among, or nobody.',
  },
  also: { label: 'What else is true?', hint: 'Tick whatever fits, or nothing.' },
  ticked: (says: string, yes: boolean) => (yes ? says : `Not so: ${says}`),
  tickedAs: (option: string, value: string) => `${capital(option)}: ${value}`,
  othersToo: {
    label: 'And who else?',
    hint: 'The list above has only the first 25. Parts of names will do, with commas between.',
  },
  staleForm:
    'This form is more than an hour old, so I’ve forgotten what it was for. Nothing has happened. Please give the command again.',
  typedText: 'So that you can copy it, this is what you typed:',
  typedInForm: (typed: string) => `You’d filled in: ${typed}`,
  instead: 'The same, with another unit or target:',
  /** Where nobody else can do the same at the same target yet. */
  thrownFirst: (what: string, names: string) =>
    `${capital(what)} for ${names} comes first. After that the others can do the same there too.`,
  sameForOthers: 'These can do the same now:',
  allOfSquad: (n: number) => `The squad’s other ${n}`,
  allOfSide: (n: number) => `The side’s other ${n}`,
  /** Where there's only one other whom they can do it to. */
  othersAt: {
    squad: (n: number, target: string) => `The squad’s other ${n} at ${target}`,
    side: (n: number, target: string) => `The side’s other ${n} at ${target}`,
  },
  inTurn: {
    squad: (n: number) => `The squad’s other ${n}, target by target`,
    side: (n: number) => `The side’s other ${n}, target by target`,
    label: 'At whom, in this order?',
    hint: 'Each is shot at once the one before is down, all at the same range and in the same cover.',
  },
  nobodyElse: 'Nobody else can do the same now.',
  at: (target: string) => `At ${target}`,
  by: (unit: string) => `By ${unit}`,
  byAt: (unit: string, target: string) => `${unit} at ${target}`,
  restAt: (target: string) => `The rest at ${target}`,
  notOwed: 'Nobody has to throw that any more, so nothing has happened. /turn status shows what’s left to do.',
  nobodyThere: 'There’s nobody left for it to catch, so nothing has happened.',
  goneOn: 'Play has gone on since then, so nothing has happened. /turn status shows what’s next.',
  messageCommands: { undo: 'Undo this', correct: 'Correct this', why: 'Why?' },
  raise: (side: string) => `Raise a squad for ${side}`,
  place: (what: string, count: number, side: string) => `Place ${count} ${what}s for ${side}`,
  beginTurn: 'Begin the first turn',
  nextBattle: 'Begin the next battle',
  report: 'Report',
  losses: 'Losses',
  whatNext: 'What next?',
  firstRuling: (side: string | undefined) => (side === undefined ? 'Try a ruling' : `Try a ruling: ${side}`),
  noRuling: 'That message isn’t one of my rulings, so there’s nothing to do with it.',
  helped: 'Good to know. Thanks!',
  missedKept: 'Sorry about that. The host can now read your question, without your name. Try asking in other words.',
  missedUnkept: 'Sorry about that. Try asking in other words.',
  /** The message that the rulings of a side's step share. */
  gathered: {
    earlier: 'Earlier in this step',
    showWhole: 'Show an earlier one in full…',
    movedOn: (first: number, last: number) =>
      first === last ? `#${first} is in the next message` : `#${first} to #${last} are in the next message`,
  },
  givenBy: 'Given by ',
  pressedBy: 'Pressed by ',
  sentBy: 'Filled in by ',
  more: 'Any other options, as name:value with spaces between',
  typeOn: 'Too long to complete. Keep typing.',
  wholeAttached: (file: string) => `All of it, with every die, is in ${file}.`,
  turnLabels: { back: '‹ Back', on: 'More ›' },
  pageOf: (page: number, of: number) => `Page ${page} of ${of}`,
  staleTurn: 'These pages are more than an hour old, so I’ve forgotten the rest. Please give the command again.',
  buttons,
  permissions: {
    CreatePublicThreads: 'Create Public Threads',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    ViewChannel: 'View Channel',
  },
  /** What can't be posted where the bot may only answer. */
  cannotPost: {
    campaign: (lacked: readonly string[]) =>
      `I can only answer commands here. So there’s no message with the situation, and I can’t remind anybody. ${givesMe(lacked)}`,
    clock: (lacked: readonly string[]) =>
      `I can only answer commands here, so I can’t remind anybody, and no turn passes when time is up. ${givesMe(lacked)}`,
    reminder: (lacked: readonly string[]) =>
      `somebody keeps the others waiting there, and I can’t remind them, because I can only answer commands. ${givesMe(lacked)}`,
    shown: (lacked: readonly string[]) =>
      `I can’t bring the message with the situation up to date there any more. ${givesMe(lacked)} /turn status says the same.`,
    situation: (lacked: readonly string[]) =>
      `I can only answer commands here, so I can’t post the situation. ${givesMe(lacked)} Then try again.`,
  },
  threadLacks: (lacked: readonly string[]) =>
    `I can’t open a thread here, so the game stays in this channel. Somebody who manages it can give me the ${lacked.length === 1 ? 'permission' : 'permissions'} ${allOf(lacked)}.`,
  noThreadHere: 'I can only open a thread in a text channel of a Discord server. The game stays where it is.',
  threadRefused:
    'Discord didn’t let me open a thread, so the game stays in this channel. Try again, or open a thread yourself and use `/game move-to`.',
  mayNotAttach: (files: string) =>
    `I can’t attach files in this channel, so I can’t give you ${files} here. Somebody who manages it can give me the permission Attach Files. Then ask again.`,
  cutShort:
    'There’s more, but it doesn’t fit and I can’t attach files here. Somebody who manages this channel can give me the permission Attach Files.',
  late: 'Discord didn’t take this reply in time, so here it is now:',
  missed: 'Discord didn’t show you the reply before this one:',
  notServed: 'I don’t work on this server. My host has a list of servers that I referee for, and this isn’t on it.',
  quota: {
    commands: {
      user: (seconds: number) =>
        `That’s a lot of commands in one minute. Nothing has happened. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      server: (seconds: number) =>
        `This server is giving me more commands than I can manage. Nothing has happened. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    },
    imports: {
      user: (seconds: number) =>
        `You’ve imported a lot in the last hour. Nothing was read. Please try again in ${minutes(seconds)}.`,
      server: (seconds: number) =>
        `This server has imported a lot in the last hour. Nothing was read. Please try again in ${minutes(seconds)}.`,
    },
  },
  ...confirmations,
  notInPrivate: 'I couldn’t be sure that only you would see this, so I haven’t shown it. Please ask again.',
  restarting: 'I’m just restarting, so nothing has happened. Please try again in a moment.',
  notYours: 'That’s somebody else’s. Use `/play` for a panel of your own.',
  staleButton: 'This button is from another version of Umpire, so it doesn’t work any more. Nothing has happened.',
  staleDie:
    'This throw is finished, or it’s more than an hour old. Nothing has happened. Please give the command again.',
  nextDie: 'The next die',
  nextDieField: (sides: number) => `What does the D${sides} show, 1 to ${sides}?`,
  unreadable:
    'I can’t read one of the records in this channel’s log, so I’ve left the log as it is. My host can find out more with npm run check-logs and this reference:',
  missing:
    'A record of this channel’s log is missing from the database, so I’ve left the log as it is. My host can find out more with npm run check-logs and this reference:',
  seedLost:
    'The secret seed of this channel’s dice is missing from the database, so I can’t throw fair dice here. My host can make a new one with npm run check-logs -- --repair. The reference is',
  bug: 'Sorry, something went wrong on my side. It’s not your fault. /log shows what was written. If you report it, give this reference:',
} as const;

/** Options whose names read well in “no cover said”. */
const NAMED: ReadonlySet<string> = new Set(['cover', 'blast cover', 'facing', 'angle']);

function supposed(option: string, claim: string): string {
  if (!NAMED.has(option)) return `${claim} (nobody said otherwise)`;
  return claim === `no ${option}` ? `no ${option} said, so none` : `no ${option} said: ${claim}`;
}
